"""What a table tells whom, and when it refuses: the log once, a request and its end, a match that is too long."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from rulebound.kernel.text import Refused
from rulebound.table import wire
from rulebound.table.founding import load_match
from rulebound.table.neighbours import Note
from rulebound.table.standing import Request, Standing
from rulebound.table.stored import Key, Seat
from rulebound.table.tables import Tables
from rulebound.table.visitor import Visitor
from rulebound.table.wire import UndoRequest
from tests.table.test_founding import ME, OPEN, at_tables, played
from tests.table.test_memory import new_match, until, visit
from tests.table.test_seats_and_requests import lay, requested, seated, why


def test_a_line_of_the_log_is_told_once(tmp_path):
    async def work(tables: Tables) -> None:
        table, (me, other) = await seated(tables, ME, OPEN)
        seen: list[tuple[int, int]] = []

        def look() -> int:
            view = json.loads(table.now_for(me))["view"]
            seen.append((view.get("log_from", 0), len(view.get("log", []))))
            return len(table.course.match.log)

        first = look()
        assert first > 0
        assert look() == first
        await lay(table, me)
        await lay(table, other)
        last = look()
        assert last > first
        assert seen == [(0, first), (first, 0), (first, last - first)]
        me.log_sent = last + 9
        look()
        assert seen[-1] == (last, 0), "nobody has read more than there is"

    at_tables(tmp_path, work)


def test_who_holds_no_seat_is_told_so_before_anything_about_the_match(tmp_path):
    async def work(tables: Tables) -> None:
        study = await tables.open((await load_match(tables, wire.LoadMatch(played(3), study=True))).match)
        for seats, reason in (([], "refused-not-yours"), ([0], "refused-study")):
            with pytest.raises(Refused) as refused:
                await study.undo(Visitor(Key(study.id, "holder", seats), "hash", tables.limits), 0)
            assert why(refused) == reason

    at_tables(tmp_path, work)


def test_a_match_takes_so_many_answers_and_no_more(tmp_path):
    async def work(tables: Tables) -> None:
        table, (me, other) = await seated(tables, ME, OPEN)
        await lay(table, me)
        with pytest.raises(Refused) as refused:
            await lay(table, other)
        assert why(refused) == "refused-too-long"
        assert table.course.turn == 1

    at_tables(tmp_path, work, answers=1)


@pytest.mark.parametrize(("asks", "declined", "told"), [(True, 1, 1), (True, None, 0), (False, 1, 0)])
def test_the_end_of_a_request_elsewhere_is_told_to_who_asked_if_it_was_declined(tmp_path, asks, declined, told):
    async def work(tables: Tables) -> None:
        table, (me, other) = await seated(tables, ME, OPEN)
        if asks:
            table.request = Request(table.course.turn, 0, {1})
        me.replies(), other.replies()
        me.news_of_seats = other.news_of_seats = False
        table.hear(Note("z", table.id, [1], 0, asking=True, declined=declined))
        await until(lambda: not table._tasks)
        assert requested(table) is None
        assert (len(me.replies()), len(other.replies())) == (told, 0)
        assert (me.news_of_seats, other.news_of_seats) == (True, True)

    at_tables(tmp_path, work)


def test_a_note_that_is_about_no_request_ends_none_and_tells_nobody_that_it_was_declined(tmp_path):
    async def work(tables: Tables) -> None:
        table, (me, _) = await seated(tables, ME, OPEN)
        table.request = mine = Request(table.course.turn, 0, {1})
        me.replies()
        table.hear(Note("z", table.id, [1], 0, request=UndoRequest(table.course.turn, 1, [0]), declined=1))
        await until(lambda: not table._tasks)
        assert table.request is mine
        assert me.replies() == []

    at_tables(tmp_path, work)


def test_who_loses_a_seat_loses_it_before_anybody_looks_anew(tmp_path, monkeypatch):
    async def work(tables: Tables) -> None:
        table, (me, other) = await seated(tables, ME, OPEN)
        me.news_of_table = other.news_of_table = False
        looked: list[bool] = []

        async def key(hash: str) -> Key:
            looked.append(me.news_of_table or other.news_of_table)
            return Key(table.id, "holder", [0]) if hash == "hash0" else Key(table.id, "revoked", [1])

        monkeypatch.setattr(tables.storage, "key", key)
        await table.rekeyed(1, Seat("open"))
        assert looked == [False, False]
        assert (me.farewell, me.news_of_table, other.farewell is None) == (None, True, False)

    at_tables(tmp_path, work)


async def noted(tables: Tables, match: str) -> tuple[bool, Standing]:
    await tables._note()
    stored = await tables.storage.match(match)
    assert stored is not None
    return stored.over, msgspec.json.decode(stored.summary, type=Standing)


def test_the_position_is_drawn_once_everyone_has_gone(tmp_path):
    async def work(tables: Tables) -> None:
        table, visitor = await visit(tables, await new_match(tables))
        over, stands = await noted(tables, table.id)
        assert (over, stands.position, stands.awaited) == (False, [], [0, 1])
        table.leave(visitor)
        assert (await noted(tables, table.id))[1].position

    at_tables(tmp_path, work)


def test_what_is_only_studied_stays_over_and_takes_no_room(tmp_path):
    async def work(tables: Tables) -> None:
        created = await load_match(tables, wire.LoadMatch(played(3), study=True, seats=[ME, ME]))
        table = await tables.open(created.match)
        table.noted = False
        over, stands = await noted(tables, table.id)
        assert (over, stands.answers) == (True, 3)
        assert await tables.storage.running() == 0

    at_tables(tmp_path, work)


class Writer:
    """A connection that notes how it ends."""

    def __init__(self) -> None:
        self.done: list[str] = []

    async def invalidate(self) -> None:
        self.done.append("invalidate")

    async def close(self) -> None:
        self.done.append("close")


def test_a_connection_to_the_storage_that_failed_is_given_up_and_closed(tmp_path):
    async def work(tables: Tables) -> None:
        storage: Any = tables.storage
        if storage._writing is not None:
            await storage._writing.close()
        storage._writing = broken = Writer()
        await storage._drop_writer()
        assert (storage._writing, broken.done) == (None, ["invalidate", "close"])
        await storage._drop_writer()
        assert storage._writing is None

    at_tables(tmp_path, work)
