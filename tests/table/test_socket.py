"""What one message over a socket does and costs: at a table alone, with a line of the test's own."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest
from litestar.exceptions import WebSocketDisconnect

from rulebound.kernel.text import Refused
from rulebound.table import metrics, wire
from rulebound.table.limits import Buckets
from rulebound.table.socket import Conversation
from rulebound.table.stored import Key
from rulebound.table.visitor import Visitor
from tests.table.alone import OPEN, PERSON, Alone
from tests.table.test_conversation import Line


def talk(alone: Alone, *said: dict[str, Any], talks: Buckets | None = None, home: str = "") -> Conversation:
    tables: Any = SimpleNamespace(storage=alone.shelf)
    return Conversation(cast(Any, Line(*said)), tables, alone.limits, Buckets(1, 1), talks, home)


MINE = {"seat": 0}
COSTS = [
    ("rule", {"rule": "x"}, 1), ("nonsense", {}, 1), ("undo", MINE, 3), ("stand_in", {**MINE, "player": "x"}, 3),
    ("take_back", MINE, 3), ("rename", {**MINE, "name": "x"}, 3), ("look", MINE, 5), ("past", {"answers": 0}, 5),
    ("hint", MINE, 5), ("invite", {"seat": 1}, 5), ("spectate", {}, 5), ("give_seat", MINE, 5), ("save", {}, 10),
    ("share", {}, 10), ("go_on", {"answers": 0}, 10),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "more", "cost"), COSTS)
def test_what_is_long_or_told_to_all_costs_more_over_a_socket(kind, more, cost):
    async def run() -> None:
        alone = Alone(PERSON, OPEN)
        me, talks = alone.enter(0), Buckets(20, 0)
        with pytest.raises(WebSocketDisconnect):
            await talk(alone, {"type": kind, **more}, talks=talks)._listen(alone.table, me)
        assert talks.of(me.hash).drops == 20 - cost

    asyncio.run(run())


def test_spectators_of_one_link_have_a_bucket_for_each_household():
    async def run() -> None:
        alone = Alone(PERSON, OPEN)
        talks = Buckets(20, 0)
        rule = {"type": "rule", "rule": "x"}
        for home in ("a", "b"):
            watching = alone.enter()
            with pytest.raises(WebSocketDisconnect):
                await talk(alone, rule, talks=talks, home=home)._listen(alone.table, watching)
        assert [talks.of(f"{home} {watching.hash}").drops for home in ("a", "b")] == [19, 19]

    asyncio.run(run())


def test_an_answer_is_timed_and_a_refusal_counted():
    async def run() -> None:
        alone = Alone(PERSON, OPEN)
        me = alone.enter(0)
        timed = sum(metrics.answer_seconds._steps)
        refused = metrics.refusals.total("refused-late")
        said = [{"type": "answer", "seat": 0, "number": 9, "key": "x"}, {"type": "look", "seat": 0}]
        with pytest.raises(WebSocketDisconnect):
            await talk(alone, *said)._listen(alone.table, me)
        assert sum(metrics.answer_seconds._steps) == timed + 1
        assert metrics.refusals.total("refused-late") == refused + 1
        assert [b'"type":"refused"' in reply for reply in me.replies()] == [True, False]

    asyncio.run(run())


class Links:
    """A storage of links: a new one takes the place of the one before."""

    def __init__(self) -> None:
        self.keys: dict[str, Key] = {}

    async def replace_key(self, hash: str, key: Key) -> None:
        self.keys = {
            known: held for known, held in self.keys.items() if (held.kind, held.seats) != (key.kind, key.seats)
        }
        self.keys[hash] = key

    async def key(self, hash: str) -> Key | None:
        return self.keys.get(hash)


def test_a_new_link_for_spectators_sends_away_who_came_by_the_old_one_here_and_elsewhere():
    async def run() -> None:
        alone = Alone(PERSON, OPEN)
        links: Any = Links()
        table = alone.table
        table._storage = links
        host = Visitor(Key("m", "holder", [0], host=True), "host", alone.limits)
        old, mine = alone.visitor(hash="old"), alone.visitor(0, hash="mine")
        links.keys = {"host": host.key, "old": old.key, "mine": mine.key}
        for one in (host, old, mine):
            table.enter(one)
        alone.neighbours.notes.clear()
        conversation = talk(alone)
        conversation.tables = cast(Any, SimpleNamespace(storage=links))
        for guest in (old, mine):
            with pytest.raises(Refused) as wrong:
                await conversation._do(table, guest, wire.AskSpectate())
            assert wrong.value.text.id == "refused-host"
        link = await conversation._do(table, host, wire.AskSpectate(re=4))
        assert isinstance(link, wire.Link)
        assert (link.re, link.kind, len(links.keys)) == (4, "spectate", 3)
        assert old.farewell is not None
        assert (host.farewell, mine.farewell) == (None, None)
        assert [note.keys for note in alone.neighbours.notes] == [True]

    asyncio.run(run())


def test_a_link_for_an_open_seat_is_made_by_the_host_and_for_no_other_seat():
    async def run() -> None:
        alone = Alone(PERSON, OPEN, PERSON)
        links: Any = Links()
        conversation = talk(alone)
        conversation.tables = cast(Any, SimpleNamespace(storage=links))
        host = Visitor(Key("m", "holder", [0], host=True), "host", alone.limits)
        for guest, seat, why in (
            (alone.visitor(2), 1, "refused-host"), (host, 2, "refused-not-open"), (host, 3, "refused-not-open"),
        ):  # fmt: skip
            with pytest.raises(Refused) as wrong:
                await conversation._do(alone.table, guest, wire.AskInvite(seat=seat))
            assert wrong.value.text.id == why
        made = await conversation._do(alone.table, host, wire.AskInvite(seat=1))
        assert isinstance(made, wire.TheInvite)
        assert [(key.kind, key.seats, key.host) for key in links.keys.values()] == [("invite", [1], False)]

    asyncio.run(run())
