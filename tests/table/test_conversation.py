"""What is said over one connection, with a line of the test's own instead of a socket."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any, cast

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect

from rulebound.kernel.game import load_game
from rulebound.kernel.match import Match
from rulebound.kernel.text import Refused, Text
from rulebound.table import metrics, wire
from rulebound.table.founding import found_match, load_match
from rulebound.table.limits import Buckets, Limits
from rulebound.table.socket import Conversation, _part
from rulebound.table.stored import Key
from rulebound.table.tables import Tables
from rulebound.table.tokens import hash_of
from rulebound.table.visitor import Visitor
from tests.table.guest import PATIENCE
from tests.table.sleeping import watch_sleep
from tests.table.test_founding import ME, OPEN, at_tables, finished
from tests.table.test_memory import until
from tests.table.test_seats_and_requests import seated


class Line:
    """Remembers what is sent over it; what is to be received is given."""

    def __init__(self, *received: dict[str, Any]) -> None:
        self.received = [{"type": "websocket.receive", "text": json.dumps(message)} for message in received]
        self.sent: list[str] = []
        self.meanwhile: Callable[[], None] | None = None

    async def send(self, message: dict[str, Any]) -> None:
        self.sent.append(json.loads(message["text"])["type"])
        happens, self.meanwhile = self.meanwhile, None
        if happens is not None:
            happens()

    async def receive(self) -> dict[str, Any]:
        return self.received.pop(0) if self.received else {"type": "websocket.disconnect"}

    async def send_data(self, message: str) -> None:
        self.sent.append(json.loads(message)["text"]["id"])

    async def close(self, code: int) -> None:
        self.sent.append(str(code))


def conversation(tables: Tables, line: Line) -> Conversation:
    return Conversation(line, tables, tables.limits, Buckets(1, 1))  # type: ignore[arg-type]


@pytest.mark.parametrize("what", ["table", "seats"])
def test_what_happens_while_news_are_sent_is_sent_next_and_once(tmp_path, what):
    async def work(tables: Tables) -> None:
        line = Line()
        table, (me, _) = await seated(tables, ME, OPEN)
        await me.news()
        me.news_of_table = me.news_of_seats = False
        see = {"table": me.see_table, "seats": me.see_seats}[what]
        line.meanwhile = see
        telling = asyncio.create_task(conversation(tables, line)._tell(table, me))
        see()
        await until(lambda: len(line.sent) == 2)
        await asyncio.sleep(0.05)
        assert line.sent == [what, what]
        assert not me.news_of_table
        assert not me.news_of_seats
        telling.cancel()

    at_tables(tmp_path, work)


def test_who_asks_too_often_is_told_so_and_waits(tmp_path, monkeypatch):
    waited: list[float] = []

    async def work(tables: Tables) -> None:
        line = Line(*({"type": "rule", "re": re, "rule": "guardians.setup.keep_one_hero"} for re in (1, 2)))
        table, (me, _) = await seated(tables, ME, OPEN)

        async def sleep(seconds: float) -> None:
            waited.append(seconds)

        with monkeypatch.context() as patched:
            watch_sleep(patched, sleep)
            with pytest.raises(WebSocketDisconnect):
                await conversation(tables, line)._listen(table, me)
        replies = [json.loads(reply) for reply in me.replies()]
        assert [(reply["type"], reply["re"]) for reply in replies] == [("rule", 1), ("refused", 2)]

    at_tables(tmp_path, work, messages_at_once=1, messages_per_second=0.25)
    assert waited == [4]


def test_whoever_says_anything_before_hello_is_refused(tmp_path):
    async def work(tables: Tables) -> None:
        line = Line({"type": "rule", "re": 1, "rule": "guardians.setup.keep_one_hero"})
        with pytest.raises(Refused) as wrong:
            await conversation(tables, line)._greet()
        assert wrong.value.text.id == "refused-no-hello"

    at_tables(tmp_path, work)


def test_whoever_is_sent_away_is_counted_and_told_why(tmp_path):
    async def run() -> None:
        before = metrics.refusals.total("refused-full")
        line = Line()
        await _part(cast(Any, line), Text("refused-full"))
        assert metrics.refusals.total("refused-full") == before + 1
        assert line.sent == ["refused-full", "4000"]

    asyncio.run(run())


def test_a_hello_may_ask_for_a_seat_that_is_there(tmp_path):
    async def work(tables: Tables) -> None:
        record = Match(load_game("guardians"), {"players": 2}, 5).record()
        study = await load_match(tables, wire.LoadMatch(record, study=True))
        for seat, looking in ((0, 0), (1, 1), (2, None), (None, None)):
            line = Line({"type": "hello", "token": study.token, "seat": seat})
            _, visitor = await conversation(tables, line)._greet()
            assert visitor.looking == looking

    at_tables(tmp_path, work)


def test_who_hangs_up_has_left_and_nothing_more_is_told(tmp_path):
    async def work(tables: Tables) -> None:
        created = await found_match(tables, wire.NewMatch("guardians", {"players": 2}, [ME, OPEN]))
        line = Line({"type": "hello", "token": created.token})
        await asyncio.wait_for(conversation(tables, line).hold(), PATIENCE)
        assert (await tables.open(created.match)).visitors == set()

    at_tables(tmp_path, work)


def test_one_thinks_for_a_seat_and_whoever_asks_meanwhile_is_told_so(tmp_path):
    async def work(tables: Tables) -> None:
        asked: list[int] = []

        async def advise(match: str, record: object, seat: int) -> Any:
            asked.append(seat)
            await asyncio.Event().wait()

        table, (me, _) = await seated(tables, ME, OPEN)
        table._thinkers.advise = advise  # type: ignore[method-assign]
        line = Line(*({"type": "hint", "re": re, "seat": 0} for re in (1, 2, 3)))
        with pytest.raises(WebSocketDisconnect):
            await conversation(tables, line)._listen(table, me)
        await asyncio.sleep(0.05)
        refused = [json.loads(reply) for reply in me.replies()]
        assert [(reply["re"], reply["text"]["id"]) for reply in refused] == [(re, "refused-hint-busy") for re in (2, 3)]
        assert asked == [0]

    at_tables(tmp_path, work)


class Noting:
    """A table that notes what is asked of it."""

    def __init__(self) -> None:
        self.asked: list[object] = []

    def __getattr__(self, deed: str) -> Any:
        async def later(visitor: object, *given: object) -> object:
            self.asked.append((deed, *given))
            return [] if deed == "answer" else deed

        def at_once(visitor: object, *given: object) -> str:
            self.asked.append((deed, *given))
            return deed

        return at_once if deed in ("look", "why_not") else later


@pytest.mark.parametrize(
    ("message", "asked", "done"),
    [
        ({"type": "answer", "seat": 1, "number": 2, "key": "k"}, ("answer", 1, 2, "k", [], False), True),
        ({"type": "look", "seat": 1}, ("look", 1), True),
        ({"type": "past", "answers": 3}, ("past", 3, 7), False),
        ({"type": "undo", "seat": 1}, ("undo", 1, False), True),
        ({"type": "agree", "number": 2, "agree": False}, ("agree", 2, False), True),
        ({"type": "why_not", "seat": 1, "key": "k"}, ("why_not", 1, "k", 7), False),
        ({"type": "hint", "seat": 1}, ("hint", 1, 7), False),
        ({"type": "rename", "seat": 1, "name": "Mira"}, ("rename", 1, "Mira"), True),
        ({"type": "stand_in", "seat": 1, "player": "random"}, ("stand_in", 1, "random"), True),
        ({"type": "take_back", "seat": 1}, ("take_back", 1), True),
        ({"type": "concede", "seat": 1}, ("concede", 1), True),
        ({"type": "claim", "seat": 1}, ("claim", 1), True),
    ],
)
def test_what_is_asked_for_is_asked_of_the_table(message, asked, done):
    table: Any = Noting()
    said = msgspec.json.decode(json.dumps({**message, "re": 7}), type=wire.FromPage)
    visitor = Visitor(Key("m", "holder", [1]), "hash", Limits())
    talk = Conversation(cast(Any, None), cast(Any, None), Limits(), Buckets(1, 1))
    reply = asyncio.run(talk._do(table, visitor, said))
    assert table.asked == [asked]
    assert reply == (wire.Done(re=7) if done else asked[0])


def test_who_does_not_say_hello_in_time_is_told_so_and_the_connection_ends(tmp_path):
    async def silent() -> dict[str, Any]:
        await asyncio.Event().wait()
        return {}

    async def work(tables: Tables) -> None:
        line = Line()
        line.receive = silent  # type: ignore[method-assign]
        await asyncio.wait_for(conversation(tables, line).hold(), PATIENCE)
        assert line.sent == ["refused-no-hello", "4000"]

    at_tables(tmp_path, work, seconds_to_say_hello=0.05)


def test_who_hangs_up_before_saying_hello_is_told_nothing(tmp_path):
    async def work(tables: Tables) -> None:
        line = Line()
        await asyncio.wait_for(conversation(tables, line).hold(), PATIENCE)
        assert line.sent == []

    at_tables(tmp_path, work)


class Gone(Exception):
    """Enough was seen."""


class Watched(Visitor):
    """A visitor that knows whether it was waited for before it was looked at."""

    __slots__ = ("done",)

    def __init__(self) -> None:
        super().__init__(Key("m", "holder", [0]), "hash", Limits())
        self.done: list[str] = []

    async def news(self) -> None:
        self.done.append("news")

    def replies(self) -> list[bytes]:
        self.done.append("replies")
        if len(self.done) > 3:
            raise Gone
        return []


def test_nothing_is_sent_before_there_are_news():
    visitor = Watched()
    talk = Conversation(cast(Any, Line()), cast(Any, None), Limits(), Buckets(1, 1))
    with pytest.raises(Gone):
        asyncio.run(talk._tell(cast(Any, None), visitor))
    assert visitor.done == ["news", "replies"] * 2


def test_a_match_is_gone_on_with_and_shared_only_so_often(tmp_path):
    async def work(tables: Tables) -> None:
        created = await load_match(tables, wire.LoadMatch(finished(), seats=[ME, ME]))
        table = await tables.open(created.match)
        key = await tables.storage.key(hash_of(created.token))
        assert key is not None
        me = Visitor(key, "hash", tables.limits)
        for again in (wire.GoOn(answers=2), wire.Share()):
            talk = Conversation(cast(Any, Line()), tables, tables.limits, Buckets(1, 0))
            await talk._do(table, me, again)
            with pytest.raises(Refused) as refused:
                await talk._do(table, me, again)
            assert refused.value.text.id == "refused-too-often"
        assert await tables.storage.running() == 1, "it went on once"

    at_tables(tmp_path, work)


def test_who_goes_on_says_who_sits_where_or_sits_as_before(tmp_path):
    async def work(tables: Tables) -> None:
        created = await load_match(tables, wire.LoadMatch(finished(), seats=[ME, ME]))
        table = await tables.open(created.match)
        me = Visitor(Key(created.match, "holder", [1]), "hash", tables.limits)
        talk = Conversation(cast(Any, Line()), tables, tables.limits, Buckets(9, 0))
        for seats, kinds in (([ME, OPEN], ["person", "open"]), ([], ["computer", "person"])):
            went = await talk._do(table, me, wire.GoOn(answers=2, seats=seats))
            assert isinstance(went, wire.WentOn)
            assert [seat.kind for seat in await tables.storage.seats(went.created.match)] == kinds

    at_tables(tmp_path, work)


class Slow(Visitor):
    """A visitor that is behind for so many looks."""

    __slots__ = ("looks",)

    def __init__(self, looks: int) -> None:
        super().__init__(Key("m", "holder", [0]), "hash", Limits())
        self.looks = looks

    @property
    def is_behind(self) -> bool:
        self.looks -= 1
        return self.looks >= 0


def test_a_visitor_that_is_behind_is_waited_for_before_it_may_ask_for_more(monkeypatch):
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    async def run() -> None:
        line = Line({"type": "nonsense", "re": 3})
        slow = Slow(2)
        talk = Conversation(cast(Any, line), cast(Any, None), Limits(), Buckets(1, 1))
        with pytest.raises(WebSocketDisconnect):
            await talk._listen(cast(Any, None), slow)
        (refused,) = [json.loads(reply) for reply in slow.replies()]
        assert (refused["re"], refused["text"]["id"]) == (3, "refused-message")

    watch_sleep(monkeypatch, sleep)
    asyncio.run(run())
    assert waited == [0.01, 0.01]


@pytest.mark.parametrize("event", [{"bytes": b"\x00"}, {"bytes": b"\x00", "text": None}, {"text": ""}])
def test_bytes_are_read_as_nothing_and_refused_like_any_nonsense(event):
    line = Line()
    line.received = [{"type": "websocket.receive", **event}]
    talk = Conversation(cast(Any, line), cast(Any, None), Limits(), Buckets(1, 1))
    assert asyncio.run(talk._receive()) == ""
    with pytest.raises(Refused) as wrong:
        talk._read("")
    assert wrong.value.text.id == "refused-message"
