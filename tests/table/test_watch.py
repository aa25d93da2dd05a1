"""Who has been away for how long, and whose time runs: with a clock of the test's own."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace

import pytest

from rulebound.kernel.text import Refused, Text
from rulebound.table import watch, wire
from rulebound.table.neighbours import Note
from rulebound.table.terms import Terms
from rulebound.table.watch import RETURN
from tests.table.alone import COMPUTER, OPEN, PERSON, Alone


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time of the watch, which stands still unless a test lets it go on."""
    now = [1000.0]
    monkeypatch.setattr(watch, "time", SimpleNamespace(monotonic=lambda: now[0]))
    return now


def timed(*seats: object, per: str = "game", seconds: int = 60, used: list[float] | None = None) -> Alone:
    terms = Terms(wire.Clock(seconds, per), used or [])  # type: ignore[arg-type]
    return Alone(*seats, terms=terms)  # type: ignore[arg-type]


def ago(seconds: float) -> str:
    return (datetime.now(UTC) - timedelta(seconds=seconds)).isoformat()


# --- being away ------------------------------------------------------------------------------------------------


def test_who_is_away_is_away_since_last_seen(clock):
    alone = Alone(PERSON, PERSON)
    me, watched = alone.enter(0), alone.table.watch
    clock[0] += 5
    assert (watched.away(0), watched.away(1)) == (0.0, 5.0)
    watched.tick()
    clock[0] += 3
    alone.table.visitors.discard(me)
    assert (watched.away(0), watched.away(1)) == (3.0, 8.0)
    alone.enter(0)
    clock[0] += 4
    alone.table.leave(me)
    alone.table.visitors.clear()
    clock[0] += 2
    assert watched.away(0) == 2.0, "until it left it was here"


@pytest.mark.parametrize(
    ("unvisited", "away"), [(0, 0), (RETURN, 0), (RETURN + 30, 30), (179, 179 - RETURN), (5000, 180 - RETURN), (-50, 0)]
)
def test_a_match_that_nobody_visited_knows_how_long_and_gives_browsers_time_to_return(clock, unvisited, away):
    alone = Alone(PERSON, PERSON, touched=ago(unvisited), left=180)
    assert alone.table.watch.away(1) == pytest.approx(away, abs=0.5)


def test_what_others_may_do_about_who_is_away(clock):
    alone = Alone(PERSON, PERSON, OPEN, COMPUTER, away=60, left=180)
    alone.table.watch._seen = [1000.0] * 4
    can = alone.table.watch.can
    clock[0] += 59
    assert [can(seat) for seat in range(4)] == [[]] * 4
    clock[0] += 1
    assert [can(seat) for seat in range(4)] == [["stand_in"], ["stand_in"], ["stand_in"], []]
    clock[0] += 119
    assert can(0) == ["stand_in"]
    clock[0] += 1
    assert [can(seat) for seat in range(4)] == [["stand_in", "claim"], ["stand_in", "claim"], ["stand_in"], []]
    table = alone.table
    number = table.course.asked.pop(1)
    assert can(1) == ["stand_in"], "it has nothing to decide"
    table.course.asked[1] = number
    table.visitors.add(alone.visitor(0))
    assert can(0) == []
    table.course.match.state.gone |= {1}
    assert can(1) == [], "a computer player answers for it already"
    table.course.match.state.gone = frozenset()
    assert can(1) == ["stand_in", "claim"]
    table.course.answer(0, "!concede")
    table.course.answer(0, "!close")
    assert [can(seat) for seat in range(4)] == [[]] * 4, "it is over"


def test_a_game_against_the_box_is_not_claimed(clock, monkeypatch):
    alone = Alone(PERSON, PERSON, left=0, away=0)
    assert alone.table.watch.can(1) == ["stand_in", "claim"]
    monkeypatch.setattr(alone.table.course.match.game, "cooperative", True, raising=False)
    assert alone.table.watch.can(1) == ["stand_in"]


def test_nothing_is_done_about_who_is_here(clock):
    alone = Alone(PERSON, PERSON, left=0, away=0)
    alone.enter(1)
    assert [alone.table.watch.can(seat) for seat in (0, 1)] == [["stand_in", "claim"], []]


def test_it_is_news_if_others_may_do_more_or_less(clock):
    alone = Alone(PERSON, PERSON, away=60)
    watched = alone.table.watch
    assert not watched.news()
    clock[0] += 61
    assert [watched.news(), watched.news()] == [True, False]
    alone.enter(0)
    assert [watched.news(), watched.news()] == [True, False]


def test_a_second_passes_and_who_is_here_is_told_what_is_new(clock):
    alone = Alone(PERSON, PERSON, away=60)
    me = alone.enter(0)
    alone.table.tick()
    me.news_of_seats = False
    alone.table.tick()
    assert not me.news_of_seats
    clock[0] += 61
    alone.table.tick()
    assert me.news_of_seats


# --- the clock ---------------------------------------------------------------------------------------------------


def test_time_runs_for_who_decides_while_another_person_waits(clock):
    alone = timed(PERSON, PERSON, COMPUTER)
    watched = alone.table.watch
    clock[0] += 7
    assert watched.tick() == []
    assert watched.used == [0, 0, 0], "nobody waits, and the choice was not open at the last look"
    del alone.table.course.asked[2]
    alone.table.visitors.add(alone.visitor(0))
    clock[0] += 10
    watched.tick()
    assert watched.used == [0, 10, 0], "nobody waits for me"
    alone.table.visitors.add(alone.visitor(1))
    clock[0] += 5
    watched.tick()
    assert watched.used == [5, 15, 0]
    del alone.table.course.asked[0]
    clock[0] += 5
    watched.tick()
    assert watched.used == [5, 20, 0], "I have decided"
    assert [watched.left(seat) for seat in range(3)] == [55, 40, None]
    clock[0] += 39
    assert watched.tick() == []
    clock[0] += 1
    assert watched.tick() == [1]
    clock[0] += 9
    assert (watched.tick(), watched.left(1)) == ([1], 0)


def test_nobody_waits_for_a_person_but_other_persons(clock):
    alone = timed(PERSON, OPEN, COMPUTER)
    alone.table.watch.tick()
    for seat in (1, 2):
        alone.table.visitors.add(alone.visitor(seat))
    clock[0] += 10
    alone.table.watch.tick()
    assert alone.table.watch.used == [0, 0, 0], "an open seat and a computer do not wait"
    alone.table.elsewhere.hear(Note("z", "m", [1], 0))
    alone.table.seats[1] = PERSON
    clock[0] += 10
    alone.table.watch.tick()
    assert alone.table.watch.used == [10, 0, 0]
    alone.table.seats[0] = OPEN
    clock[0] += 10
    alone.table.watch.tick()
    assert alone.table.watch.used == [10, 0, 0], "for nobody no time runs"


def test_for_whom_a_computer_decides_no_time_runs(clock):
    alone = timed(PERSON, PERSON, seconds=10)
    for seat in (0, 1):
        alone.table.visitors.add(alone.visitor(seat))
    alone.table.watch.tick()
    alone.table.watch.late[1] = alone.table.course.asked[1]
    clock[0] += 11
    assert alone.table.watch.tick() == [0]
    assert alone.table.watch.used == [11, 0]


def test_without_a_clock_no_time_runs(clock):
    alone = Alone(PERSON, PERSON)
    for seat in (0, 1):
        alone.table.visitors.add(alone.visitor(seat))
    alone.table.watch.tick()
    clock[0] += 1000
    assert alone.table.watch.tick() == []
    assert (alone.table.watch.left(0), alone.table.watch.used) == (None, [0, 0])
    assert alone.table.watch.terms_now is alone.table.watch.terms


def end_it(alone: Alone) -> None:
    alone.table.course.answer(0, "!concede")


def lose_it(alone: Alone) -> None:
    alone.table.lost = True


@pytest.mark.parametrize(("end", "up"), [(None, [0, 1]), (end_it, []), (lose_it, [])])
def test_nobodys_time_is_up_where_nothing_goes_on(clock, end, up):
    alone = timed(PERSON, PERSON, used=[60, 60])
    if end is not None:
        end(alone)
    assert alone.table.watch.tick() == up


@pytest.mark.parametrize(("per", "used"), [("game", [10.0, 10.0]), ("move", [0.0, 10.0])])
def test_a_clock_for_moves_begins_anew_with_each_choice(clock, per, used):
    alone = timed(PERSON, PERSON, per=per)
    for seat in (0, 1):
        alone.table.visitors.add(alone.visitor(seat))
    watched = alone.table.watch
    watched.tick()
    clock[0] += 10
    watched.tick()
    assert watched.used == [10, 10]
    alone.table.course.asked[0] = 9
    clock[0] += 3
    watched.tick()
    assert watched.used == [used[0], used[1] + 3], "a choice that was not open at the last look has used up nothing"
    clock[0] += 2
    watched.tick()
    assert watched.used == [used[0] + 2, used[1] + 5]


def test_what_was_used_up_is_kept_and_counts_when_the_match_comes_back(clock):
    given = [5.0, 7.0]
    alone = timed(PERSON, PERSON, used=given)
    watched = alone.table.watch
    assert [watched.left(seat) for seat in (0, 1)] == [55, 53]
    watched.used[0] += 1
    assert (watched.terms_now.used, watched.terms.used) == ([6.0, 7.0], [5.0, 7.0])
    assert watched.terms_now.clock == wire.Clock(60, "game")
    kept = watched.terms_now.used
    watched.used[0] += 1
    assert kept == [6.0, 7.0]


def test_an_answer_uses_up_the_time_until_it_is_given(clock):
    async def run() -> None:
        alone = timed(PERSON, PERSON)
        me, table = alone.enter(0), alone.table
        alone.enter(1)
        table.watch.tick()
        clock[0] += 12
        await table.answer(me, 0, 0, table.course.match.choices[0].keys[0])
        assert table.watch.used == [12, 12]
        clock[0] += 4
        await table.undo(me, 0)
        assert table.watch.used == [12, 16]

    asyncio.run(run())


@pytest.mark.parametrize(("per", "thinks"), [("game", True), ("move", True), ("game", False)])
def test_whose_time_is_up_is_out_or_a_computer_player_makes_the_move(clock, per, thinks):
    async def run() -> None:
        alone = timed(PERSON, PERSON, PERSON, per=per)
        me, table = alone.enter(0), alone.table
        if not thinks:
            table.elsewhere.hear(Note("a", "m", [1], 0))
        table.watch._asked = dict(table.course.asked)
        table.watch.used = [0, 0, 60]
        me.news_of_table = False
        table.tick()
        await asyncio.gather(*table._tasks) if per == "game" else await asyncio.sleep(0)
        if not thinks:
            assert alone.shelf.written == [], "the process that thinks looks at the clock"
        elif per == "game":
            assert alone.shelf.said == [(2, "!time")]
        else:
            assert (alone.shelf.written, table.watch.late) == ([], {2: 0})
            assert (table.player_at(2), table.player_at(1), me.news_of_table) == ("heuristic", "", True)
            with pytest.raises(Refused) as wrong:
                await table.answer(alone.visitor(2), 2, 0, "")
            assert wrong.value.text == Text("refused-time")
            await asyncio.sleep(0)
            assert alone.thinkers.asked == [(2, "heuristic")]

    asyncio.run(run())


def test_who_decides_at_the_last_moment_has_decided(clock):
    async def run() -> None:
        alone = timed(PERSON, PERSON)
        table = alone.table
        table.watch.used = [0, 60]
        await table._time_is_up(0)
        assert alone.shelf.written == []
        untimed = Alone(PERSON, PERSON)
        await untimed.table._time_is_up(0)
        assert untimed.shelf.written == []

    asyncio.run(run())
