"""Who is out, who is stood in for, and when that is no longer possible: at a table alone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

import pytest

from rulebound.kernel.text import Refused, Text, seated
from rulebound.table import metrics
from rulebound.table.stored import Event, Seat
from tests.table.alone import COMPUTER, OPEN, PERSON, Alone

TEAMS = {"boxes": "both", "teams": 3}


async def refused(work: Awaitable[object]) -> str:
    with pytest.raises(Refused) as wrong:
        await work
    return str(wrong.value.text.id)


def in_teams(*wanted: tuple[Seat, Seat]) -> tuple[Alone, list[list[int]]]:
    """Three teams of two, each with such seats; the seats of each team."""
    sides = Alone(*[PERSON] * 6, setup=TEAMS)
    found = sides.table.course.match.game.sides(sides.table.course.match.state)
    teams = [[seat for seat, side in enumerate(found) if side == team] for team in range(3)]
    seats = [PERSON] * 6
    for team, kinds in zip(teams, wanted, strict=True):
        for seat, kind in zip(team, kinds, strict=True):
            seats[seat] = kind
    return Alone(*seats, setup=TEAMS), teams


def gone(alone: Alone) -> set[int]:
    return set(alone.table.course.match.state.gone)


def test_with_the_last_person_of_a_side_its_computer_players_are_out_and_the_others_play_on():
    async def run() -> None:
        alone, (mine, theirs, _) = in_teams((PERSON, COMPUTER), (COMPUTER, PERSON), (COMPUTER, COMPUTER))
        me = alone.enter(mine[0])
        await alone.table.concede(me, mine[0])
        assert gone(alone) == set(mine)
        assert not alone.table.over
        other = alone.enter(theirs[1])
        await alone.table.concede(other, theirs[1])
        assert alone.table.over
        assert alone.shelf.said == [(seat, "!concede") for seat in (*mine, theirs[1], theirs[0])]

    asyncio.run(run())


def test_who_parts_from_a_person_of_the_same_side_parts_alone():
    async def run() -> None:
        alone, (mine, _, _) = in_teams((PERSON, PERSON), (COMPUTER, COMPUTER), (COMPUTER, COMPUTER))
        me, friend = alone.enter(mine[0]), alone.enter(mine[1])
        await alone.table.concede(friend, mine[1])
        assert gone(alone) == {mine[1]}
        assert not alone.table.over
        await alone.table.concede(me, mine[0])
        assert alone.shelf.said[1:] == [(mine[0], "!concede"), (mine[0], "!close")]
        assert alone.table.over

    asyncio.run(run())


@pytest.mark.parametrize(("others", "said"), [([COMPUTER], []), ([COMPUTER] * 2, ["!close"]), ([OPEN] * 2, ["!close"])])
def test_when_the_last_person_parts_it_is_over_unless_it_was_already(others, said):
    async def run() -> None:
        alone = Alone(PERSON, *others)
        await alone.table.concede(alone.enter(0), 0)
        assert alone.table.over
        assert [key for _, key in alone.shelf.said] == ["!concede", *said]
        result = alone.table.course.match.result
        assert result is not None
        assert result.winners == list(range(1, len(others) + 1))

    asyncio.run(run())


def be_over(alone: Alone) -> None:
    alone.table.course.answer(2, "!concede")
    alone.table.course.answer(2, "!close")


def be_study(alone: Alone) -> None:
    alone.table.kind = "study"


def be_lost(alone: Alone) -> None:
    alone.table.lost = True


def be_stuck(alone: Alone) -> None:
    alone.table.course.notice = Text("refused-match-stuck")


ENDS = [
    (be_over, "refused-over"), (be_study, "refused-study"), (be_lost, "refused-storage"),
    (be_stuck, "refused-match-stuck"),
]  # fmt: skip


@pytest.mark.parametrize(("end", "why"), ENDS)
def test_where_nothing_goes_on_nobody_parts_or_is_stood_in_for_and_nothing_is_written(end, why):
    async def run() -> None:
        alone = Alone(PERSON, PERSON, PERSON, away=0, left=0)
        me, table = alone.enter(0), alone.table
        end(alone)
        assert await refused(table.concede(me, 0)) == why
        assert await refused(table.claim(me, 1)) == why
        assert await refused(table.stand_in(me, 1, "random")) == (why if end is not be_over else "refused-not-away")
        await table.note_freed(1)
        assert alone.shelf.written == []

    asyncio.run(run())


@pytest.mark.parametrize(("end", "why"), ENDS[1:])
def test_where_nothing_goes_on_nothing_is_answered(end, why):
    alone = Alone(PERSON, PERSON)
    alone.table._must_be_playable()
    assert alone.table.is_playable
    end(alone)
    assert not alone.table.is_playable
    with pytest.raises(Refused) as wrong:
        alone.table._must_be_playable()
    assert wrong.value.text.id == why


def test_a_match_has_so_many_answers_and_whoever_has_had_enough_may_still_go():
    async def run() -> None:
        alone = Alone(PERSON, PERSON, answers=0)
        with pytest.raises(Refused) as wrong:
            alone.table._must_be_playable()
        assert (wrong.value.text.id, wrong.value.text.args) == ("refused-too-long", {"most": 0})
        await alone.table.concede(alone.enter(0), 0)
        assert alone.table.over

    asyncio.run(run())


# --- standing in --------------------------------------------------------------------------------------------


def test_whoever_is_stood_in_for_is_told_of_first_and_comes_back():
    async def run() -> None:
        alone = Alone(PERSON, PERSON, COMPUTER, away=0)
        me, table = alone.enter(0), alone.table
        await table.stand_in(me, 1, "search")
        sitting = Seat("person", player="random", kept=True)  # the computer player of the table
        assert alone.shelf.written == [Event(1, "!stood-in"), sitting]
        assert (table.seats[1], table.course.minded) == (sitting, {1})
        assert await refused(table.stand_in(me, 1, "search")) == "refused-not-away"
        alone.enter(1)
        await asyncio.gather(*(task for task in table._tasks if "welcome" in repr(task)))
        assert alone.shelf.written[2:] == [PERSON, Event(1, "!back")]
        assert (table.seats[1].player, table.seats[1].kept, table.course.minded) == ("", False, set())

    asyncio.run(run())


def test_the_own_seat_is_given_to_any_computer_player_and_taken_back_without_a_word():
    async def run() -> None:
        alone = Alone(PERSON, PERSON, COMPUTER)
        me, table = alone.enter(0), alone.table
        await table.stand_in(me, 0, "search")
        assert (table.seats[0].player, table.seats[0].kept, table.player_at(0)) == ("search", True, "search")
        assert await refused(table.answer(me, 0, 0, "")) == "refused-kept"
        await table.take_back(me, 0)
        assert (table.seats[0].player, table.seats[0].kept, table.player_at(0)) == ("", False, "")
        assert alone.shelf.said == []
        alone.enter(1)
        for seat, why in ((3, "refused-no-seat"), (2, "refused-not-empty"), (1, "refused-not-empty")):
            assert await refused(table.stand_in(me, seat, "search")) == why
        watching = alone.enter()
        assert await refused(table.stand_in(watching, 1, "search")) == "refused-not-yours"
        assert await refused(table.take_back(me, 1)) == "refused-not-yours"
        assert await refused(table.stand_in(me, 0, "nobody")) == "refused-player"

    asyncio.run(run())


def test_for_who_has_parted_the_usual_computer_player_answers_and_nobody_else():
    async def run() -> None:
        alone = Alone(PERSON, PERSON, PERSON, away=0)
        me, other, table = alone.enter(0), alone.enter(1), alone.table
        await table.concede(other, 1)
        assert (table.player_at(1), table.player_at(0), table.seats[1].player) == ("heuristic", "", "")
        for work in (
            table.answer(other, 1, 0, ""), table.take_back(other, 1), table.concede(other, 1),
            table.stand_in(me, 1, "random"), table.claim(me, 1),
        ):  # fmt: skip
            assert await refused(work) == "refused-gone"
        await asyncio.sleep(0)
        assert (1, "heuristic") in alone.thinkers.asked

    asyncio.run(run())


def test_a_seat_that_is_open_again_is_told_of():
    async def run() -> None:
        alone = Alone(PERSON, PERSON)
        await alone.table.note_freed(1)
        assert (alone.shelf.said, alone.table.course.freed) == ([(1, "!freed")], {1})

    asyncio.run(run())


# --- claiming -----------------------------------------------------------------------------------------------


def test_a_game_is_claimed_by_somebody_of_another_side_who_still_plays():
    async def run() -> None:
        alone, (mine, theirs, _) = in_teams((PERSON, PERSON), (PERSON, PERSON), (PERSON, PERSON))
        alone.limits = alone.table.limits
        alone.table.watch._seen = [alone.table.watch._at - 1000] * 6
        me, table = alone.enter(mine[0]), alone.table
        both = alone.visitor(mine[1], theirs[0])
        assert await refused(table.claim(me, mine[1])) == "refused-claim-side", "my own side"
        assert await refused(table.claim(alone.visitor(), theirs[0])) == "refused-claim-side"
        assert await refused(table.claim(me, 6)) == "refused-no-seat"
        assert gone(alone) == set()
        left = alone.visitor(mine[0])
        left.bid_farewell(Text("refused-elsewhere"))
        assert await refused(table.claim(left, theirs[1])) == "refused-claim-side"
        await table.claim(both, theirs[1])
        assert gone(alone) == {theirs[1]}, "one of two seats is of another side"
        await table.concede(me, mine[0])
        assert await refused(table.claim(me, theirs[0])) == "refused-claim-side", "who has parted claims nothing"
        assert alone.shelf.said == [(theirs[1], "!left"), (mine[0], "!concede")]

    asyncio.run(run())


def test_who_is_here_or_was_here_lately_loses_no_game():
    async def run() -> None:
        alone = Alone(PERSON, PERSON, left=200)
        me, table = alone.enter(0), alone.table
        table.watch._seen[1] = table.watch._at - 190
        with pytest.raises(Refused) as wrong:
            await table.claim(me, 1)
        assert (wrong.value.text.id, wrong.value.text.args) == ("refused-claim", {"player": seated(1), "minutes": 3})
        table.watch._seen[1] -= 20
        alone.enter(1)
        assert await refused(table.claim(me, 1)) == "refused-claim"
        assert alone.shelf.written == []

    asyncio.run(run())


def test_who_asks_for_what_cannot_be_is_told_the_nearest_reason():
    async def run() -> None:
        alone = Alone(PERSON, PERSON)
        me, other, table = alone.enter(0), alone.enter(1), alone.table
        assert await refused(table.concede(me, 1)) == "refused-not-yours"
        await table.concede(me, 0)
        table.seats[0] = Seat("person", player="random", kept=True)
        for work, why in (
            (table.concede(me, 0), "refused-gone"), (table.concede(me, 1), "refused-not-yours"),
            (table.concede(other, 0), "refused-not-yours"), (table.concede(other, 1), "refused-over"),
            (table.answer(other, 0, 0, ""), "refused-not-yours"),
            (table.take_back(other, 0), "refused-not-yours"), (table.take_back(me, 0), "refused-gone"),
            (table.claim(other, 0), "refused-gone"),
        ):  # fmt: skip
            assert await refused(work) == why
        assert alone.shelf.said == [(0, "!concede")]
        assert len(alone.shelf.written) == 1

    asyncio.run(run())


@pytest.mark.parametrize("end", [be_over, be_study, be_lost, be_stuck])
def test_who_is_back_plays_on_only_where_the_game_goes_on_and_one_is_stood_in_for(end):
    async def run() -> None:
        alone = Alone(PERSON, PERSON, PERSON)
        me, table = alone.visitor(1), alone.table
        await table._welcome_back(me, 1)
        table.course.minded = {1}
        left = alone.visitor(1)
        left.bid_farewell(Text("refused-elsewhere"))
        await table._welcome_back(left, 1)
        end(alone)
        await table._welcome_back(me, 1)
        assert alone.shelf.written == []
        await table._sit_down_again(1)
        assert len(alone.shelf.written) == (1 if end is be_over else 2), "it is not told once it is over"

    asyncio.run(run())


def test_an_end_is_told_and_counted_once():
    async def run() -> None:
        alone = Alone(PERSON, PERSON, PERSON)
        ended = metrics.events.total("match-ended")
        await alone.table.concede(alone.enter(0), 0)
        assert metrics.events.total("match-ended") == ended
        await alone.table.concede(alone.enter(1), 1)
        assert metrics.events.total("match-ended") == ended + 1

    asyncio.run(run())
