"""How matches come to be, seen from the storage: without a socket."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from rulebound.kernel.game import load_game
from rulebound.kernel.match import Match
from rulebound.kernel.record import Record
from rulebound.kernel.text import Refused
from rulebound.table import founding, wire
from rulebound.table.founding import found_match, join, load_match, seats_of, show_invitation
from rulebound.table.limits import Limits
from rulebound.table.lobby import summary
from rulebound.table.stored import Seat
from rulebound.table.tables import Tables
from rulebound.table.tokens import hash_of
from tests.table.test_memory import tables_of

ME, OPEN = wire.SeatWish("me"), wire.SeatWish("open")


def at_tables(data: Path, work: Callable[[Tables], Awaitable[None]], **limits: Any) -> None:
    async def run() -> None:
        async with tables_of(data, **limits) as tables:
            await work(tables)

    asyncio.run(run())


def new(*seats: wire.SeatWish, players: int = 3) -> wire.NewMatch:
    return wire.NewMatch("guardians", {"players": players}, list(seats))


def played(answers: int) -> Record:
    match = Match(load_game("guardians"), {"players": 2}, 5)
    for _ in range(answers):
        match.answer(next(iter(match.choices)), 0)
    return match.record()


def finished() -> Record:
    match = Match(load_game("guardians"), {"players": 2}, 5)
    number = 0
    while match.choices:
        seat, choice = next(iter(match.choices.items()))
        match.answer(seat, number % len(choice.options))
        number += 1
    return match.record()


def test_a_new_match_goes_on_and_knows_its_seats(tmp_path):
    async def work(tables: Tables) -> None:
        wish = new(ME, wire.SeatWish("open", name="  Mira "), wire.SeatWish("computer", player="random"))
        created = await found_match(tables, wish)
        assert (created.game, created.seats, [invite.seat for invite in created.invites]) == ("guardians", [0], [1])
        stored = await tables.storage.match(created.match)
        assert stored is not None
        assert (stored.kind, stored.over, stored.setup["players"], stored.started) == (
            "match",
            False,
            3,
            stored.touched,
        )
        assert await tables.storage.running() == 1
        seats = await tables.storage.seats(created.match)
        assert [(seat.kind, seat.name, seat.player) for seat in seats] == [
            ("person", "", ""), ("open", "Mira", ""), ("computer", "", "random"),
        ]  # fmt: skip
        kinds = [(created.token, "holder", [0], True), (created.invites[0].invite, "invite", [1], False)]
        for token, kind, held, host in [*kinds, (created.spectate, "spectate", [], False)]:
            key = await tables.storage.key(hash_of(token))
            assert key is not None
            assert (key.match, key.kind, key.seats, key.host) == (created.match, kind, held, host)

    at_tables(tmp_path, work)


def test_seats_that_nobody_wished_for_are_for_computers_and_too_many_are_refused(tmp_path):
    async def work(tables: Tables) -> None:
        created = await found_match(tables, new(ME))
        seats = await tables.storage.seats(created.match)
        assert [seat.kind for seat in seats] == ["person", "computer", "computer"]
        assert seats[1].player
        await found_match(tables, new(ME, ME, ME))
        for wrong, why in ((new(*[ME] * 4), "refused-seats"), (new(wire.SeatWish("computer", player="nobody")), "")):
            with pytest.raises(Refused) as refused:
                await found_match(tables, wrong)
            assert not why or refused.value.text.id == why
        assert await tables.storage.running() == 2
        any_player = await found_match(tables, new(ME, wire.SeatWish("computer")))
        assert (await tables.storage.seats(any_player.match))[1].player == seats[1].player

    at_tables(tmp_path, work)


def test_a_seed_is_drawn_unless_it_is_given(tmp_path):
    async def work(tables: Tables) -> None:
        matches = [await found_match(tables, new(ME)) for _ in range(2)]
        given = await found_match(tables, wire.NewMatch("guardians", {}, [ME], 7))
        seeds = [(await tables.storage.match(created.match)).seed for created in (*matches, given)]  # type: ignore[union-attr]
        assert seeds[0] != seeds[1]
        assert seeds[2] == 7

    at_tables(tmp_path, work)


def test_a_full_server_takes_no_match_but_what_is_studied(tmp_path):
    async def work(tables: Tables) -> None:
        await found_match(tables, new(ME))
        with pytest.raises(Refused) as refused:
            await found_match(tables, new(ME))
        assert refused.value.text.id == "refused-full"
        study = await load_match(tables, wire.LoadMatch(played(3), study=True, seats=[ME]))
        stored = await tables.storage.match(study.match)
        assert stored is not None
        assert (stored.kind, stored.over) == ("study", True)
        assert await tables.storage.running() == 1

    at_tables(tmp_path, work, matches=1)


def test_a_file_is_played_on_from_where_it_stands_or_earlier_and_a_finished_one_is_over(tmp_path):
    async def work(tables: Tables) -> None:
        for upto, left in ((None, 5), (2, 2), (0, 0)):
            created = await load_match(tables, wire.LoadMatch(played(5), seats=[ME, ME], upto=upto))
            assert len(await tables.storage.events(created.match)) == left
            assert (await tables.open(created.match)).course.match.answers == left
        created = await load_match(tables, wire.LoadMatch(finished(), seats=[ME, ME]))
        stored = await tables.storage.match(created.match)
        assert stored is not None
        assert stored.over
        assert await tables.storage.running() == 3

    at_tables(tmp_path, work)


@pytest.mark.parametrize(("most", "fits"), [(5, True), (4, False)])
def test_a_file_may_have_so_many_answers(tmp_path, most, fits):
    async def work(tables: Tables) -> None:
        wish = wire.LoadMatch(played(5), seats=[ME, ME])
        if fits:
            await load_match(tables, wish)
        else:
            with pytest.raises(Refused) as refused:
                await load_match(tables, wish)
            assert refused.value.text.id == "refused-too-long"

    at_tables(tmp_path, work, answers=most)


def test_an_invitation_shows_its_seat_and_gives_it_once(tmp_path):
    async def work(tables: Tables) -> None:
        created = await found_match(tables, new(OPEN, ME, wire.SeatWish("open", name="Mira")))
        first, second = (invite.invite for invite in created.invites)
        shown = await show_invitation(tables, wire.Guest(second))
        assert (shown.match, shown.game, shown.seat, len(shown.seats)) == (created.match, "guardians", 2, 3)
        guest = await join(tables, wire.Join(second, ""))
        assert (guest.match, guest.seats, guest.token != created.token) == (created.match, [2], True)
        assert (await tables.storage.seats(created.match))[2].name == "Mira"
        mine = await join(tables, wire.Join(first, "Jan", created.token))
        assert (mine.token, mine.seats) == (created.token, [0, 1])
        assert (await tables.storage.seats(created.match))[0].name == "Jan"
        for used in (first, second, "nonsense", created.token):
            for ask in (
                lambda used=used: join(tables, wire.Join(used, "")),
                lambda used=used: show_invitation(tables, wire.Guest(used)),
            ):
                with pytest.raises(Refused) as refused:
                    await ask()
                assert refused.value.text.id == "refused-invite"

    at_tables(tmp_path, work)


def test_of_two_who_follow_one_invitation_at_once_one_is_refused(tmp_path):
    async def work(tables: Tables) -> None:
        created = await found_match(tables, new(ME, OPEN, players=2))
        wishes = [wire.Join(created.invites[0].invite, name) for name in ("Mira", "Jan")]
        ends = await asyncio.gather(*(join(tables, wish) for wish in wishes), return_exceptions=True)
        (joined,) = [end for end in ends if isinstance(end, wire.Created)]
        (refused,) = [end for end in ends if isinstance(end, Refused)]
        assert (joined.seats, refused.text.id) == ([1], "refused-invite")
        seated = (await tables.storage.seats(created.match))[1]
        assert (seated, (await tables.open(created.match)).seats[1]) == (Seat("person", seated.name),) * 2
        assert seated.name == ("Mira" if isinstance(ends[0], wire.Created) else "Jan")

    at_tables(tmp_path, work)


def test_a_deck_of_a_setup_has_so_many_cards_at_most():
    deck = {"VS-001": 60}
    game = load_game("versus")
    assert seats_of(game, {"decks": [deck, deck]}, Limits(deck=60)).seats == 2
    with pytest.raises(Refused) as refused:
        seats_of(game, {"decks": [deck, deck]}, Limits(deck=59))
    assert refused.value.text.args == {"n": 60, "most": 59}


def test_a_list_tells_how_a_match_stands_from_memory_and_from_the_storage(tmp_path):
    async def work(tables: Tables) -> None:
        created = await found_match(tables, new(ME, OPEN, players=2))
        stored = await summary(tables, created.token)
        assert tables.live(created.match) is None
        await tables.open(created.match)
        live = await summary(tables, created.token)
        for told in (stored, live):
            assert told is not None
            assert (told.match, told.game, told.kind, told.yours) == (created.match, "guardians", "match", [0])
            assert (told.answers, told.your_move, told.host, told.revoked, told.result) == (0, True, True, False, None)
            assert [(seat.kind, seat.awaited, seat.connected) for seat in told.seats] == [
                ("person", True, False), ("open", True, False),
            ]  # fmt: skip
        watching = await summary(tables, created.spectate)
        assert watching is not None
        assert (watching.yours, watching.your_move, watching.host) == ([], False, False)
        assert await summary(tables, created.invites[0].invite) is None
        assert await summary(tables, "nonsense") is None

    at_tables(tmp_path, work)


def test_a_list_tells_of_a_lost_seat_that_it_is_lost_and_nothing_of_the_match(tmp_path):
    async def work(tables: Tables) -> None:
        created = await found_match(tables, new(ME, OPEN, players=2))
        guest = await join(tables, wire.Join(created.invites[0].invite, "Mira"))
        await tables.storage.free(created.match, 1, "new", Seat("open"))
        told = await summary(tables, guest.token)
        assert told is not None
        assert (told.match, told.yours, told.revoked, told.your_move) == (created.match, [1], True, False)
        assert (told.seats, told.answers, told.host, told.last, told.position) == ([], 0, False, None, [])

    at_tables(tmp_path, work)


def test_only_a_computer_player_must_be_known_when_a_match_is_founded(tmp_path):
    async def work(tables: Tables) -> None:
        created = await found_match(
            tables, new(wire.SeatWish("me", player="nobody"), wire.SeatWish("open", player="x"))
        )
        seats = await tables.storage.seats(created.match)
        assert [(seat.kind, seat.player) for seat in seats[:2]] == [("person", ""), ("open", "")]
        with pytest.raises(Refused):
            await found_match(tables, new(ME, wire.SeatWish("computer", player="nobody")))

    at_tables(tmp_path, work)


def test_a_setup_that_is_only_tried_is_played_quietly(monkeypatch):
    loud: list[bool] = []

    class Tried(Match[Any]):
        def __init__(self, *given: Any, quiet: bool = False) -> None:
            loud.append(not quiet)
            super().__init__(*given, quiet=quiet)

    monkeypatch.setattr(founding, "Match", Tried)
    assert seats_of(load_game("guardians"), {"players": 4}, Limits()).seats == 4
    assert loud == [False]
