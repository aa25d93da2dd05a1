"""How a match comes to be: from a setup, from a saved file, from a position of another match, from an invitation."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import timedelta
from typing import Any, Final

import msgspec

from rulebound.kernel.game import Game, load_game
from rulebound.kernel.match import Match
from rulebound.kernel.record import Record
from rulebound.kernel.text import Refused, refuse, seated
from rulebound.table import wire
from rulebound.table.course import Course
from rulebound.table.journal import note
from rulebound.table.limits import Limits
from rulebound.table.sights import ADVISER
from rulebound.table.standing import standing
from rulebound.table.stored import Event, Key, MatchKind, Seat, Stored, now
from rulebound.table.table import clean_name
from rulebound.table.tables import Tables
from rulebound.table.terms import Terms, seen_setup
from rulebound.table.tokens import hash_of, new_id, new_token

SPARE: Final = wire.SeatWish("computer", player=ADVISER)


def seats_of(game: Game[Any], setup: dict[str, Any], limits: Limits) -> wire.SetupAnswer:
    """The whole setup and how many it seats; refused with the game's sentence if it cannot be played."""
    limits.must_be_short(setup)
    read = game.read_setup(setup)
    for given in setup.values():
        if isinstance(given, list):
            limits.must_fit(given)
    # Only a match knows its seats: some games count players, others list heroes or decks.
    seats = Match(game, read, 0, quiet=True).state.seats
    return wire.SetupAnswer(game.id, msgspec.to_builtins(read), seats)


async def found_match(tables: Tables, wish: wire.NewMatch) -> wire.Created:
    """A new match from its setup."""
    game = load_game(wish.game)
    setup = seats_of(game, wish.setup, tables.limits)
    if wish.seed is not None and _is_for_others(wish.seats):
        raise refuse("refused-seed")
    seed = new_seed() if wish.seed is None else wish.seed
    terms = Terms(wish.clock)
    return await _found(tables, Course(game, setup.setup, seed), wish.seats, "match", [], terms)


def new_seed() -> str:
    """128 bits that nobody can guess."""
    return secrets.token_hex(16)


def _is_for_others(wishes: Sequence[wire.SeatWish]) -> bool:
    return any(wish.kind == "open" for wish in wishes)


async def load_match(tables: Tables, wish: wire.LoadMatch) -> wire.Created:
    """A match from a saved file, to be played on or studied."""
    record = wish.record
    if wish.upto is not None:
        record = record.upto(wish.upto)
    if len(record.answers) > tables.limits.answers:
        raise refuse("refused-too-long", most=tables.limits.answers)
    return await found_from(tables, record, wish.seats, wish.study)


async def found_from(
    tables: Tables, record: Record, wishes: Sequence[wire.SeatWish], study: bool = False
) -> wire.Created:
    """A new match that begins with the answers of a record; one that does not fit is refused with the place."""
    game = load_game(record.game)
    setup = seats_of(game, record.setup, tables.limits)
    seals = dict(record.seals)
    events = [Event(seat, key, seal=seals.get(at)) for at, (seat, key) in enumerate(record.answers)]
    course = await Course.replay(game, setup.setup, record.seed, events, last=seals.get(len(events)))
    if course.notice is not None:
        raise Refused(course.notice)
    terms = Terms(known=_is_for_others(wishes) and not study)
    return await _found(tables, course, wishes, "study" if study else "match", events, terms)


async def _found(
    tables: Tables,
    course: Course,
    wishes: Sequence[wire.SeatWish],
    kind: MatchKind,
    events: Sequence[Event],
    terms: Terms,
) -> wire.Created:
    match = course.match
    number = match.state.seats
    if len(wishes) > number:
        raise refuse("refused-seats", wanted=len(wishes), seats=number)
    if (
        kind == "match"
        and await tables.storage.running(timedelta(hours=tables.limits.unanswered)) >= tables.limits.matches
    ):
        raise refuse("refused-full")
    wishes = [*wishes, *[SPARE] * (number - len(wishes))]
    seats = [_seat(wish) for wish in wishes]
    for seat in seats:
        if seat.player:
            tables.thinkers.must_know(seat.player)
    id = new_id()
    mine = [i for i, wish in enumerate(wishes) if wish.kind == "me"]
    token, spectate = new_token(), new_token()
    keys = {
        hash_of(token): Key(id, "holder", mine, host=True),
        hash_of(spectate): Key(id, "spectate", []),
    }
    invites = [wire.Invite(i, new_token()) for i, wish in enumerate(wishes) if wish.kind == "open"]
    for invite in invites:
        keys[hash_of(invite.invite)] = Key(id, "invite", [invite.seat])
    time = now()
    over = kind == "study" or match.result is not None
    summary = msgspec.json.encode(standing(course, terms=terms))
    game = match.game
    stored = Stored(id, kind, game.id, game.version, course.setup, match.seed, time, time, over, summary)
    await tables.storage.create(stored, seats, keys, events)
    note("match-made", match=id, game=game.id, seats=number, kind=kind)
    return wire.Created(id, game.id, token, mine, invites, spectate)


def _seat(wish: wire.SeatWish) -> Seat:
    if wish.kind == "computer":
        return Seat("computer", clean_name(wish.name), wish.player or ADVISER)
    return Seat("person" if wish.kind == "me" else "open", clean_name(wish.name))


async def show_invitation(tables: Tables, wish: wire.Guest) -> wire.Invitation:
    """To what somebody is invited."""
    key = await _invitation(tables, wish.invite)
    table = await tables.open(key.match)
    (number,) = key.seats
    setup = seen_setup(table.course.match.game, table.course.setup, key, table.over)
    terms = table.watch.terms
    return wire.Invitation(
        table.id, table.stored.game, setup, number, table.seat_views(), terms.known, terms.clock
    )  # fmt: skip


async def _invitation(tables: Tables, invite: str) -> Key:
    key = await tables.storage.key(hash_of(invite))
    if key is None or key.kind != "invite":
        raise refuse("refused-invite")
    return key


async def join(tables: Tables, wish: wire.Join) -> wire.Created:
    """Take the seat of an invitation; it works once."""
    key = await _invitation(tables, wish.invite)
    table = await tables.open(key.match)
    (number,) = key.seats
    async with table.lock:
        token, holder = wish.token or new_token(), Key(key.match, "holder", [number])
        if wish.token is not None:
            held = await tables.storage.key(hash_of(wish.token))
            if held is None or held.kind != "holder" or held.match != key.match:
                raise refuse("refused-token")
            if held.seats and number in table.course.freed:
                raise refuse("refused-own-link", player=seated(number))
            holder = msgspec.structs.replace(held, seats=sorted([*held.seats, number]))
        seat = Seat("person", clean_name(wish.name) or table.seats[number].name)
        if not await tables.storage.accept(hash_of(wish.invite), hash_of(token), holder, number, seat):
            raise refuse("refused-invite")
        await table.rekeyed(number, seat)
    return wire.Created(key.match, table.stored.game, token, holder.seats)
