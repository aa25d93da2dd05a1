"""How tables are kept and closed, what a visitor's key opens now, and what neighbours are told: without a socket."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
import sqlalchemy as sql

from rulebound.kernel.text import Text
from rulebound.table import wire
from rulebound.table.founding import found_match, join
from rulebound.table.neighbours import CHANNEL, Neighbours, Note, RedisNeighbours
from rulebound.table.stored import Event, Key, Seat, StorageLost
from rulebound.table.tables import Tables
from rulebound.table.tokens import hash_of
from rulebound.table.visitor import Visitor
from tests.table.sleeping import EnoughSeen, watch_sleep
from tests.table.test_elsewhere import Counting, Listening, with_neighbours
from tests.table.test_founding import ME, OPEN, at_tables
from tests.table.test_memory import new_match, tables_of, until, visit
from tests.table.test_seats_and_requests import RANDOM, lay, seated


def test_tables_that_leave_the_memory_are_counted_until_it_is_searched(tmp_path):
    async def work(tables: Tables) -> None:
        for _ in range(3):
            tables._let_go(await tables.open(await new_match(tables)))
        assert tables._let_gone == 3

    at_tables(tmp_path, work)


class Closing(Neighbours):
    """Neighbours that know whether they were closed."""

    closed = False

    async def close(self) -> None:
        self.closed = True


def test_a_server_that_ends_notes_and_closes_its_tables_and_takes_leave_of_its_neighbours(tmp_path):
    async def run() -> None:
        async with tables_of(tmp_path) as tables:
            tables.neighbours = others = Closing()
            table = await tables.open(await new_match(tables))
            work = table.start(asyncio.sleep(60))
            await tables.close()
            assert (table.noted, table.lost, others.closed, work.cancelled()) == (True, True, True, True)
            assert tables._keeper.done()

    asyncio.run(run())


def test_a_table_forgets_work_that_is_done_and_the_lock_of_its_opening(tmp_path):
    async def work(tables: Tables) -> None:
        table = await tables.open(await new_match(tables))
        await table.start(asyncio.sleep(0))
        await asyncio.sleep(0)
        assert (table._tasks, tables._opening) == (set(), {})
        table._computers.wake()
        assert table._tasks == set(), "nobody thinks here"

    at_tables(tmp_path, work)


def test_notes_of_matches_that_are_not_here_or_lost_are_not_heard(tmp_path):
    async def work(tables: Tables) -> None:
        table = await tables.open(await new_match(tables))
        tables._hear(Note("z", "elsewhere", [1], 0))
        tables._hear(Note("z", table.id, [1], 0))
        assert table.connected(1)
        table.lost = True
        tables._hear(Note("z", table.id, [0], 0))
        assert not table.connected(0)

    at_tables(tmp_path, work)


def test_a_plain_note_asks_nobody_for_the_key(tmp_path, monkeypatch):
    async def work(tables: Tables) -> None:
        table, (me, _) = await seated(tables, ME, OPEN)
        asked: list[str] = []

        async def key(hash: str) -> None:
            asked.append(hash)

        monkeypatch.setattr(tables.storage, "key", key)
        me.news_of_seats = False
        for keys in (False, True):
            await table._catch_up(Note("z", table.id, [1], 0, keys=keys) if keys else Note("z", table.id, [1], 0))
            assert len(asked) == 2 * keys
            assert me.news_of_seats, "somebody may have come or gone there"
            me.news_of_seats = False

    at_tables(tmp_path, work)


def test_how_a_lost_table_stands_is_not_noted(tmp_path):
    async def work(tables: Tables) -> None:
        table, (me, _) = await seated(tables, ME, OPEN)
        table.send_away(Text("refused-storage"))
        assert (table.lost, me.farewell) == (True, Text("refused-storage"))
        await tables._note()
        assert not table.noted
        table.visitors.clear()
        assert table.is_idle, "nothing is left to be noted"

    at_tables(tmp_path, work)


def test_only_what_has_changed_is_noted_and_again_if_the_storage_did_not_take_it(tmp_path, monkeypatch):
    async def work(tables: Tables) -> None:
        touched: list[str] = []
        table = await tables.open(await new_match(tables))

        async def fail(standings: list[Any], unanswered: object) -> None:
            touched.extend(standing[0] for standing in standings)
            raise StorageLost

        with monkeypatch.context() as patched:
            patched.setattr(tables.storage, "touch", fail)
            with pytest.raises(StorageLost):
                await tables._note()
            assert (touched, table.noted) == ([table.id], False)
            table.noted = True
            await tables._note()
            assert touched == [table.id]

    at_tables(tmp_path, work)


def test_a_match_that_is_here_is_not_forgotten(tmp_path):
    async def work(tables: Tables) -> None:
        match = await new_match(tables)
        await new_match(tables)  # somebody plays: the clock is right
        old = "update matches set touched = '2001-01-01T00:00:00+00:00' where id = :id"
        table = await tables.open(match)
        for marked in (None, "2001-02-02T00:00:00+00:00"):
            async with tables.storage._write() as db:
                await db.execute(sql.text(old), {"id": match})
                await db.execute(
                    sql.text("update matches set marked = :at where id = :id"), {"at": marked, "id": match}
                )
            await tables._forget()
            assert await tables.storage.match(match) is not None
        tables._let_go(table)
        await tables._forget()
        assert await tables.storage.match(match) is None

    at_tables(tmp_path, work)


def test_a_thought_that_came_too_late_is_thought_anew_and_one_that_holds_is_not(tmp_path):
    async def run() -> None:
        thinkers = Counting()
        tables = await with_neighbours(tmp_path, Listening("m"), thinkers)
        table, _ = await seated(tables, ME, RANDOM)
        computers = table._computers
        await until(lambda: 1 in computers._thoughts)
        thinkers.asked.clear()
        computers.wake()
        await asyncio.sleep(0.05)
        assert thinkers.asked == []
        computers._thoughts[1] = (99, "late")
        await computers._answer()
        await until(lambda: computers._thoughts.get(1, (99,))[0] == 0)
        assert thinkers.asked == [(1, "random")]
        await tables.close()
        await tables.storage.close()

    asyncio.run(run())


def test_who_leaves_others_behind_changes_nothing_about_what_is_noted(tmp_path):
    async def work(tables: Tables) -> None:
        table, visitors = await seated(tables, ME, OPEN, OPEN)
        assert all(visitor.news_of_seats for visitor in visitors[:2]), "who was here sees who comes"
        assert all(visitor.news_of_table for visitor in visitors)
        table.noted = False
        table.leave(visitors[0])
        assert not table.noted
        table.noted = True
        table.leave(visitors[1])
        assert table.noted
        table.leave(visitors[2])
        assert not table.noted, "the position is drawn anew without visitors"

    at_tables(tmp_path, work)


def test_nothing_is_played_in_a_study_or_at_a_table_that_is_lost_or_cannot_go_on(tmp_path):
    async def work(tables: Tables) -> None:
        table, _ = await seated(tables, ME, OPEN)
        assert table.is_playable
        table.course.notice = Text("refused-match-stuck")
        assert not table.is_playable
        table.course.notice = None
        table.kind = "study"
        assert not table.is_playable
        table.kind = "match"
        table.retire()
        assert not table.is_playable

    at_tables(tmp_path, work)


def test_a_computer_player_takes_its_time(tmp_path, monkeypatch):
    waited: list[float] = []

    async def work(tables: Tables) -> None:
        table, (me,) = await seated(tables, ME, RANDOM)
        for task in table._tasks:
            task.cancel()

        async def sleep(seconds: float) -> None:
            waited.append(seconds)

        with monkeypatch.context() as patched:
            watch_sleep(patched, sleep)
            await table._computers._think(1, 0, "random")
        assert table.course.match.answers == 0, "it waits for the person"
        await lay(table, me)

    at_tables(tmp_path, work, pace=60)
    assert [0 < seconds <= 60 for seconds in waited] == [True]


# --- keys ---------------------------------------------------------------------------------------------------------


def test_who_has_lost_a_seat_is_sent_away_and_told_nothing_more(tmp_path):
    async def work(tables: Tables) -> None:
        created = await found_match(tables, wire.NewMatch("guardians", {"players": 2}, [ME, OPEN]))
        token = (await join(tables, wire.Join(created.invites[0].invite, "Mira"))).token
        table = await tables.open(created.match)
        held = Key(created.match, "holder", [1])
        lost, withdrawn = Visitor(held, hash_of(token), tables.limits), Visitor(held, "older", tables.limits)
        host = Visitor(Key(created.match, "holder", [0], host=True), hash_of(created.token), tables.limits)
        for visitor in (lost, withdrawn, host):
            table.enter(visitor)
            visitor.news_of_table = False
        await tables.storage.free(created.match, 1, "new", Seat("open"))
        await table.check_keys()
        assert lost.farewell == Text("refused-revoked")
        assert (lost.key, lost.news_of_table) == (held, False)
        assert withdrawn.farewell == Text("refused-withdrawn"), "the storage does not know it any more"
        assert (host.farewell, host.news_of_table) == (None, False)

    at_tables(tmp_path, work)


def test_who_gets_a_seat_looks_from_where_it_looked_and_from_the_first_one_if_it_had_none(tmp_path):
    async def work(tables: Tables) -> None:
        created = await found_match(tables, wire.NewMatch("guardians", {"players": 3}, [OPEN, OPEN, OPEN]))
        table = await tables.open(created.match)
        host = Visitor(Key(created.match, "holder", [], host=True), hash_of(created.token), tables.limits)
        table.enter(host)
        watching = Visitor(Key(created.match, "spectate", []), "eyes", tables.limits)
        table.enter(watching)
        looking = []
        for seat in (1, 2, 0):
            host.news_of_table = watching.news_of_table = False
            await join(tables, wire.Join(created.invites[seat].invite, "", created.token))
            assert host.news_of_table
            assert watching.news_of_table
            looking.append((host.key.seats, host.looking))
        assert looking == [([1], 1), ([1, 2], 1), ([0, 1, 2], 1)]
        await tables.storage.free(created.match, 1, "new", Seat("open"))
        await table.check_keys()
        assert (host.key.seats, host.looking) == ([0, 2], 0)

    at_tables(tmp_path, work)


# --- neighbours ---------------------------------------------------------------------------------------------------


def test_neighbours_are_told_who_is_still_asked_and_who_declined(tmp_path):
    async def run() -> None:
        others = Listening("m")
        tables = await with_neighbours(tmp_path, others, Counting())
        table, (me, second, third, _) = await seated(tables, ME, OPEN, OPEN, OPEN)
        for visitor in (me, second, third):
            await lay(table, visitor)
        told = []
        await table.undo(me, 0)
        told.append(others.told[-1])
        number = table.course.turn
        await table.agree(second, number, True)
        told.append(others.told[-1])
        await table.agree(third, number, False)
        told.append(others.told[-1])
        assert [note.asking for note in told] == [True] * 3
        assert [note.request and note.request.waiting for note in told] == [[1, 2], [2], None]
        assert [note.declined for note in told] == [None, None, 2]
        await tables.remove([table.id], "host")
        assert tables.live(table.id) is None
        assert (others.told[-1].match, others.told[-1].here, others.told[-1].spectators) == (table.id, [], 0)
        await tables.close()
        await tables.storage.close()

    asyncio.run(run())


class Silent:
    """A Redis that takes nothing and tells nothing."""

    def __init__(self, done: list[str]) -> None:
        self.done = done

    async def publish(self, channel: str, note: bytes) -> None:
        raise OSError("gone")

    def pubsub(self) -> Any:
        raise OSError("gone")

    async def aclose(self) -> None:
        self.done.append("closed")


def test_a_redis_that_is_lost_is_tried_again_after_a_second_and_notes_do_not_pile_up(monkeypatch):
    async def run() -> None:
        channel = RedisNeighbours("redis://localhost")
        channel._redis = Silent([])
        for _ in range(10_001):
            channel.tell(Note("m", "match", [], 0))
        assert channel._notes.qsize() == 10_000

        async def sleep(seconds: float) -> None:
            assert seconds == 1
            raise EnoughSeen

        watch_sleep(monkeypatch, sleep)
        with pytest.raises(EnoughSeen):
            await channel._speak()
        with pytest.raises(EnoughSeen):
            await channel._listen(lambda note: None)

    asyncio.run(run())


def test_the_channel_to_neighbours_is_closed_when_all_that_uses_it_has_ended():
    async def run() -> None:
        channel = RedisNeighbours("redis://localhost")
        done: list[str] = []
        channel._redis = Silent(done)

        async def listen() -> None:
            try:
                await asyncio.sleep(60)
            finally:
                await asyncio.sleep(0)
                done.append("ended")

        channel._tasks = [asyncio.create_task(listen())]
        await asyncio.sleep(0)
        await channel.close()
        assert done == ["ended", "closed"]

    asyncio.run(run())


class Telling(Silent):
    """A channel that says these things and ends."""

    def __init__(self, said: list[dict[str, Any]]) -> None:
        super().__init__([])
        self.said = said

    def pubsub(self) -> Any:
        return self

    async def __aenter__(self) -> Telling:
        return self

    async def __aexit__(self, *wrong: object) -> None:
        pass

    async def subscribe(self, channel: str) -> None:
        self.done.append(channel)

    async def listen(self) -> AsyncIterator[dict[str, Any]]:
        for one in self.said:
            yield one


def test_who_is_heard_again_is_no_longer_deaf_and_only_notes_are_heard(monkeypatch):
    async def run() -> None:
        channel = RedisNeighbours("redis://localhost")
        note = msgspec.json.encode(Note("z", "match", [1], 0))
        deaf: list[bool] = []
        heard: list[Note] = []
        says: list[dict[str, Any]] = [{"type": "pong"}, {"type": "subscribe"}, {"type": "message", "data": note}]
        channel._redis = telling = Telling(says)

        def hear(note: Note) -> None:
            heard.append(note)
            deaf.append(channel.deaf)

        async def sleep(seconds: float) -> None:
            assert channel.deaf, "until it is tried again"
            raise EnoughSeen

        watch_sleep(monkeypatch, sleep)
        with pytest.raises(EnoughSeen):
            await channel._listen(hear)
        assert (telling.done, [one.match for one in heard], deaf) == ([CHANNEL], ["match"], [False])
        channel._redis = Telling(says[:1])
        monkeypatch.setattr(channel, "_hear_again", lambda: heard.clear())
        with pytest.raises(EnoughSeen):
            await channel._listen(hear)
        assert len(heard) == 1, "whoever says something else is not taken for the beginning"

    asyncio.run(run())


def test_a_table_that_is_lost_or_not_visited_is_not_read_on(tmp_path):
    async def work(tables: Tables) -> None:
        lonely = await tables.open(await new_match(tables))
        await tables.storage.append(lonely.id, 0, Event(0, lonely.course.match.choices[0].keys[0]))
        table, _ = await visit(tables, await new_match(tables))
        await tables.storage.append(table.id, 0, Event(0, table.course.match.choices[0].keys[0]))
        table.lost = True
        await tables.look_around()
        assert (table._tasks, lonely._tasks) == (set(), set())
        table.lost = False
        await tables.look_around()
        await until(lambda: table.course.turn == 1)

    at_tables(tmp_path, work)
