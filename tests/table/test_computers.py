"""Computer players at a table alone: when they think, and when they say it."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from rulebound.table.computers import Computers
from rulebound.table.neighbours import Note
from tests.table.alone import COMPUTER, PERSON, Alone
from tests.table.sleeping import watch_sleep


def test_those_think_whose_choice_is_open_each_once():
    async def run() -> None:
        alone = Alone(PERSON, COMPUTER, COMPUTER)
        computers = alone.table._computers
        computers.wake()
        computers.wake()
        await asyncio.sleep(0)
        assert alone.thinkers.asked == [(1, "random"), (2, "random")]
        assert computers._thinking == {1, 2}

    asyncio.run(run())


@pytest.mark.parametrize("where", ["study", "elsewhere", "thought"])
def test_nobody_thinks_where_nothing_is_played_or_another_process_does_or_it_is_thought(where):
    async def run() -> None:
        alone = Alone(PERSON, COMPUTER)
        table, computers = alone.table, alone.table._computers
        if where == "study":
            table.kind = "study"
        elif where == "elsewhere":
            table.elsewhere.hear(Note("a", "m", [1], 0))
        else:
            computers._thoughts[1] = (0, "key")
        computers.wake()
        await asyncio.sleep(0)
        assert alone.thinkers.asked == []
        assert len(table._tasks) == (where == "thought"), "what was thought is said"

    asyncio.run(run())


def thinking(alone: Alone, answer: Any) -> Computers:
    """Computer players that answer at once."""

    async def decide(match: str, record: object, seat: int, player: str, lane: str = "") -> str:
        if isinstance(answer, Exception):
            raise answer
        return str(alone.table.course.match.choices[seat].keys[answer])

    alone.thinkers.decide = decide  # type: ignore[method-assign]
    return alone.table._computers


def test_a_thought_waits_for_people_and_for_its_pace(monkeypatch):
    waited: list[float] = []

    async def run() -> None:
        alone = Alone(PERSON, COMPUTER, pace=5)
        computers = thinking(alone, 1)
        alone.table.changed_at = time.monotonic() - 2

        async def sleep(seconds: float) -> None:
            waited.append(seconds)
            assert computers._thoughts == {}

        with monkeypatch.context() as patched:
            watch_sleep(patched, sleep)
            await computers._think(1, 0, "random")
        key = alone.table.course.match.choices[1].keys[1]
        assert (computers._thoughts, computers._thinking, alone.shelf.written) == ({1: (0, key)}, set(), [])
        mine = alone.table.course.match.choices[0].keys[0]
        alone.table.course.answer(0, mine)
        await computers._answer()
        assert alone.shelf.said == [(1, key)]

    asyncio.run(run())
    assert waited == [pytest.approx(3, abs=0.5)]


def test_who_thinks_in_vain_may_think_again():
    async def run() -> None:
        alone = Alone(PERSON, COMPUTER)
        computers = thinking(alone, ValueError("no idea"))
        computers._thinking.add(1)
        with pytest.raises(ValueError, match="no idea"):
            await computers._think(1, 0, "random")
        assert (computers._thinking, computers._thoughts) == (set(), {})

    asyncio.run(run())


def test_nobody_thinks_about_what_another_process_has_answered_meanwhile():
    async def run() -> None:
        alone = Alone(PERSON, COMPUTER, COMPUTER)
        computers, course = alone.table._computers, alone.table.course
        computers.wake()
        course.answer(1, course.match.choices[1].keys[0])  # what was read from the storage, before they began
        await asyncio.sleep(0)
        assert alone.thinkers.asked == [(2, "random")]
        assert computers._thinking == {2}

    asyncio.run(run())


def test_who_was_asked_anew_before_the_thought_began_thinks_about_that(monkeypatch):
    async def run() -> None:
        alone = Alone(PERSON, COMPUTER)
        computers, course = alone.table._computers, alone.table.course
        computers.wake()
        monkeypatch.setattr(course, "asked", {1: 7})
        computers.wake()  # the seat still counts as thinking
        for _ in range(5):
            await asyncio.sleep(0)
        assert alone.thinkers.asked == [(1, "random")]
        assert computers._thinking == {1}

    asyncio.run(run())


@pytest.mark.parametrize("late", [True, False])
def test_what_was_thought_for_another_choice_or_another_player_is_forgotten(late):
    async def run() -> None:
        alone = Alone(PERSON, COMPUTER)
        computers = alone.table._computers
        computers._thoughts[1] = (99 if late else 0, "key")
        if not late:
            alone.table.seats[1] = PERSON
        await computers._answer()
        assert (computers._thoughts, alone.shelf.written) == ({}, [])
        await asyncio.sleep(0)
        assert alone.thinkers.asked == ([(1, "random")] if late else [])

    asyncio.run(run())


def test_what_is_refused_is_not_said_again(caplog):
    async def run() -> None:
        alone = Alone(COMPUTER, COMPUTER)
        computers = alone.table._computers
        computers._thoughts = {0: (0, "nonsense"), 1: (0, "nonsense")}
        await computers._answer()
        assert (computers._thoughts, alone.shelf.written) == ({1: (0, "nonsense")}, [])
        assert "was refused" in caplog.text
        assert alone.thinkers.asked == []

    asyncio.run(run())
