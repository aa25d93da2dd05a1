"""Nobody knows more than they should, and nobody is played out of a game: the attacks of a review, one by one."""

from __future__ import annotations

import asyncio
import json
import time

import pytest

from rulebound.kernel.game import load_game
from rulebound.kernel.match import Match
from rulebound.kernel.text import Refused
from rulebound.table import wire
from rulebound.table.founding import found_match, join, load_match, new_seed, show_invitation
from rulebound.table.hosting import free_seat, give_seat
from rulebound.table.lobby import summary
from rulebound.table.stored import Key, Seat
from rulebound.table.table import Table
from rulebound.table.tables import Tables
from rulebound.table.thinking import Thinkers, think
from rulebound.table.tokens import hash_of
from rulebound.table.visitor import Visitor
from tests.table.test_founding import ME, OPEN, at_tables
from tests.table.test_memory import until
from tests.table.test_seats_and_requests import RANDOM, lay, seated, why

pytestmark = pytest.mark.attack

DECKS = {"decks": ["march-of-iron", "first-class"]}


def lines(table: Table) -> list[str]:
    return [line.view(None).text.id for line in table.course.match.log if line.rule.startswith("table.")]


def be_away(table: Table, seat: int, seconds: float) -> None:
    """As if nobody had been seen there for so long."""
    table.watch._seen[seat] = time.monotonic() - seconds


async def refused(work: object) -> str:
    with pytest.raises(Refused) as wrong:
        await work  # type: ignore[misc]
    return why(wrong)


# --- who may know the cards -----------------------------------------------------------------------------


def test_who_makes_a_match_for_others_does_not_choose_its_seed(tmp_path):
    async def work(tables: Tables) -> None:
        assert await refused(found_match(tables, wire.NewMatch("guardians", {}, [ME, OPEN], 7))) == "refused-seed"
        assert await refused(found_match(tables, wire.NewMatch("guardians", {}, [ME, OPEN], "7"))) == "refused-seed"
        await found_match(tables, wire.NewMatch("guardians", {}, [ME, RANDOM], 7))
        drawn = await tables.open((await found_match(tables, wire.NewMatch("guardians", {}, [ME, OPEN]))).match)
        assert len(str(drawn.course.match.seed)) == 32
        assert len({new_seed() for _ in range(50)}) == 50

    at_tables(tmp_path, work)


def test_everyone_is_told_that_who_made_a_match_from_a_file_may_know_the_cards(tmp_path):
    record = Match(load_game("guardians"), {"players": 2}, 5).record()

    async def work(tables: Tables) -> None:
        for seats, known in (([ME, OPEN], True), ([ME, RANDOM], False)):
            created = await load_match(tables, wire.LoadMatch(record, seats=seats))
            table = await tables.open(created.match)
            visitor = Visitor(Key(created.match, "holder", [1]), "hash", tables.limits)
            assert (b'"known":true' in table.now_for(visitor)) is known
            for invite in created.invites:
                assert (await show_invitation(tables, wire.Guest(invite.invite))).known
            table.answered = True
            table.noted = False
            await tables._note()
            tables._let_go(table)
            assert (await tables.open(created.match)).watch.terms.known is known

    at_tables(tmp_path, work)


def test_nobody_is_told_the_deck_of_an_opponent(tmp_path):
    async def work(tables: Tables) -> None:
        created = await found_match(tables, wire.NewMatch("versus", DECKS, [ME, OPEN]))
        (invite,) = created.invites
        table = await tables.open(created.match)
        assert (await show_invitation(tables, wire.Guest(invite.invite))).setup["decks"] == ["", "first-class"]
        joined = await join(tables, wire.Join(invite.invite))
        for token, seats, decks in (
            (created.token, Key(table.id, "holder", [0], host=True), DECKS["decks"]),
            (joined.token, Key(table.id, "holder", [1]), ["", "first-class"]),
            (created.spectate, Key(table.id, "spectate", []), ["", ""]),
        ):
            visitor = Visitor(seats, hash_of(token), tables.limits)
            assert wire_setup(table, visitor) == {**table.course.setup, "decks": decks}
            assert wire_setup(table, visitor) is None, "it is told once"
            found = await summary(tables, token)
            assert found is not None
            assert found.setup["decks"] == decks

    at_tables(tmp_path, work)


def wire_setup(table: Table, visitor: Visitor) -> object:
    return json.loads(table.now_for(visitor))["setup"]


def test_computer_players_cannot_be_foretold(monkeypatch):
    match = Match(load_game("guardians"), {"players": 2}, 3)
    assert Thinkers()._secret != Thinkers()._secret
    taken = {think("", match.record(), 0, "random", secret) for secret in map(str, range(40))}
    assert len(taken) > 1


# --- who plays on -----------------------------------------------------------------------------------------


def test_a_browser_that_comes_often_is_let_go_where_it_came_first_and_a_seat_is_always_found(tmp_path):
    async def work(tables: Tables) -> None:
        table, (me, other) = await seated(tables, ME, OPEN)
        many = [Visitor(Key(table.id, "holder", [1]), "hash1", tables.limits) for _ in range(60)]
        for number, one in enumerate(many):
            one.came = time.monotonic() + number
            table.enter(one)
        assert other.farewell is not None
        assert sum(one.farewell is None for one in many) == tables.limits.of_one_token
        assert all(one.farewell is None for one in many[-tables.limits.of_one_token :])
        back = Visitor(Key(table.id, "holder", [0]), "hash0", tables.limits)
        table.enter(back)
        assert me.farewell is None
        for _ in range(6):  # many share one link for spectators
            table.enter(Visitor(Key(table.id, "spectate", []), "watching", tables.limits))
        assert table.spectators == 6

    at_tables(tmp_path, work)


def test_nobody_is_stood_in_for_at_once_and_whoever_is_back_plays_on(tmp_path):
    async def work(tables: Tables) -> None:
        table, (me, other, third) = await seated(tables, ME, OPEN, OPEN)
        assert await refused(table.stand_in(me, 1, "random")) == "refused-not-empty"
        table.leave(other)
        assert await refused(table.stand_in(me, 1, "random")) == "refused-not-away"
        be_away(table, 1, 59)
        assert await refused(table.stand_in(me, 1, "random")) == "refused-not-away"
        be_away(table, 1, 61)
        third.news_of_seats = False
        table.tick()
        assert third.news_of_seats, "what can be done is told to all"
        await table.stand_in(me, 1, "random")
        assert (table.seats[1].kept, table.seats[1].player) == (True, "heuristic"), "the usual player, whoever asks"
        assert lines(table) == ["table-log-stood-in"]
        table.enter(other)
        await until(lambda: not table.seats[1].kept)
        await until(lambda: len(lines(table)) == 2)
        assert lines(table)[1] == "table-log-back"
        await lay(table, other)
        await table.stand_in(me, 0, "random")
        table.leave(me)
        table.enter(me)
        await asyncio.sleep(0.05)
        assert table.seats[0].kept, "who wanted it so finds it so"

    at_tables(tmp_path, work)


def test_the_host_cannot_look_into_a_hand(tmp_path):
    async def work(tables: Tables) -> None:
        created = await found_match(tables, wire.NewMatch("guardians", {"players": 3}, [ME, OPEN, OPEN]))
        table = await tables.open(created.match)
        joined = await join(tables, wire.Join(created.invites[0].invite, "Mira"))
        guest = Visitor(Key(table.id, "holder", [1]), hash_of(joined.token), tables.limits)
        table.enter(guest)
        assert await refused(free_seat(tables, wire.FreeSeat(created.token, 1))) == "refused-there"
        table.leave(guest)
        be_away(table, 1, 170)
        assert await refused(free_seat(tables, wire.FreeSeat(created.token, 1))) == "refused-there"
        be_away(table, 1, 190)
        invite = await free_seat(tables, wire.FreeSeat(created.token, 1))
        assert lines(table) == ["table-log-freed"]
        own = wire.Join(invite.invite, "", created.token)
        assert await refused(join(tables, own)) == "refused-own-link"
        assert (await join(tables, wire.Join(created.invites[1].invite, "", created.token))).seats == [0, 2]
        assert (await join(tables, wire.Join(invite.invite, "Jan"))).seats == [1]

    at_tables(tmp_path, work)


def test_who_wants_to_can_free_the_own_seat(tmp_path):
    async def work(tables: Tables) -> None:
        created = await found_match(tables, wire.NewMatch("guardians", {"players": 2}, [ME, OPEN]))
        table = await tables.open(created.match)
        joined = await join(tables, wire.Join(created.invites[0].invite))
        guest = Visitor(Key(table.id, "holder", [1]), hash_of(joined.token), tables.limits)
        host = Visitor(Key(table.id, "holder", [0], host=True), hash_of(created.token), tables.limits)
        for one in (guest, host):
            table.enter(one)
        assert await refused(give_seat(tables, table, host, 1)) == "refused-not-yours"
        assert await refused(give_seat(tables, table, host, 0)) == "refused-own-seat"
        await give_seat(tables, table, guest, 1)
        assert table.seats[1].kind == "open"
        assert guest.farewell is not None
        assert lines(table) == ["table-log-freed"]

    at_tables(tmp_path, work)


# --- conceding, claiming, the clock ------------------------------------------------------------------------


def test_in_a_duel_who_concedes_has_lost_and_everything_ends(tmp_path):
    async def work(tables: Tables) -> None:
        table, (me, other) = await seated(tables, ME, OPEN)
        assert await refused(table.concede(me, 1)) == "refused-not-yours"
        await lay(table, other)
        await table.concede(me, 0)
        result = table.course.match.result
        assert result is not None
        assert result.winners == [1]
        assert await refused(table.concede(other, 1)) == "refused-over"
        tables._let_go(table)
        again = await tables.open(table.id)
        assert again.course.match.result == result

    at_tables(tmp_path, work)


def test_of_three_one_concedes_and_a_computer_plays_on_for_the_seat(tmp_path):
    async def work(tables: Tables) -> None:
        table, (me, other, third) = await seated(tables, ME, OPEN, OPEN)
        table.seats[:] = [await person(tables, table, seat) for seat in range(3)]
        await table.concede(other, 1)
        assert not table.over
        assert await refused(lay(table, other)) == "refused-gone"
        assert await refused(table.take_back(other, 1)) == "refused-gone"
        await lay(table, me)
        await lay(table, third)
        await until(lambda: table.course.match.answers >= 4)
        await table.concede(me, 0)
        result = table.course.match.result
        assert result is not None
        assert result.winners == [2]

    at_tables(tmp_path, work, pace=0)


async def person(tables: Tables, table: Table, number: int) -> Seat:
    seat = Seat("person")
    await tables.storage.seat(table.id, number, seat)
    return seat


def test_who_alone_concedes_against_computers_ends_it(tmp_path):
    async def work(tables: Tables) -> None:
        table, (me,) = await seated(tables, ME, RANDOM, RANDOM)
        await table.concede(me, 0)
        result = table.course.match.result
        assert result is not None
        assert (result.winners, result.scores[0]) == ([1, 2], 0.0)
        setup = {"heroes": ["spider_man", "she_hulk"]}
        created = await found_match(tables, wire.NewMatch("champions", setup, [RANDOM, ME]))
        table = await tables.open(created.match)
        mine = Visitor(Key(table.id, "holder", [1]), "mine", tables.limits)
        table.enter(mine)
        await table.concede(mine, 1)
        result = table.course.match.result
        assert result is not None
        assert result.winners == []

    at_tables(tmp_path, work)


def test_a_game_is_claimed_from_who_left_minutes_ago_and_should_decide(tmp_path):
    async def work(tables: Tables) -> None:
        table, (me, other) = await seated(tables, ME, OPEN)
        table.seats[1] = await person(tables, table, 1)
        watching = Visitor(Key(table.id, "spectate", []), "watching", tables.limits)
        assert await refused(table.claim(watching, 1)) == "refused-claim-side"
        assert await refused(table.claim(me, 0)) == "refused-claim-side"
        assert await refused(table.claim(me, 7)) == "refused-no-seat"
        assert await refused(table.claim(me, 1)) == "refused-claim"
        table.leave(other)
        be_away(table, 1, 170)
        assert await refused(table.claim(me, 1)) == "refused-claim"
        be_away(table, 1, 190)
        await table.claim(me, 1)
        result = table.course.match.result
        assert result is not None
        assert (result.winners, result.rule) == ([0], "table.left")

    at_tables(tmp_path, work)


@pytest.mark.parametrize("per", ["game", "move"])
def test_a_clock_runs_for_who_decides_while_another_waits(tmp_path, per):
    async def work(tables: Tables) -> None:
        created = await found_match(
            tables, wire.NewMatch("guardians", {"players": 2}, [ME, OPEN], clock=wire.Clock(60, per))
        )
        table = await tables.open(created.match)
        joined = await join(tables, wire.Join(created.invites[0].invite))
        me = Visitor(Key(table.id, "holder", [0]), hash_of(created.token), tables.limits)
        other = Visitor(Key(table.id, "holder", [1]), hash_of(joined.token), tables.limits)
        table.enter(me)
        pass_time(table, 10)
        assert (table.watch.left(0), table.watch.left(1)) == (60, 50), "nobody waits for me, and I wait for the other"
        table.enter(other)
        pass_time(table, 0)
        await lay(table, other)
        pass_time(table, 40)
        assert (table.watch.left(0), table.watch.left(1)) == (20, 50)
        table.noted = False
        await tables._note()
        stored = await tables.storage.match(table.id)
        assert stored is not None
        assert b'"clock":{"seconds":60' in stored.summary
        pass_time(table, 30)
        if per == "game":
            await until(lambda: table.over)
            result = table.course.match.result
            assert result is not None
            assert (result.winners, result.rule) == ([1], "table.time")
        else:
            await until(lambda: table.course.match.answers >= 2)
            assert not table.over
            assert not table.course.match.state.gone

    at_tables(tmp_path, work, pace=0)


def pass_time(table: Table, seconds: float) -> None:
    table.tick()
    table.watch._at -= seconds
    table.tick()
