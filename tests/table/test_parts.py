"""Small parts of the server, each alone: buckets, a visitor's line, the small picture, numbers of replies."""

from __future__ import annotations

import asyncio
import contextlib
from types import SimpleNamespace
from typing import Any, cast

import pytest

from rulebound.kernel.text import Refused, Text, refuse
from rulebound.kernel.view import AreaView, CardView, Face, PlaceView, Stat, ZoneView
from rulebound.table import limits, server, sketch, wire
from rulebound.table.database import database_url
from rulebound.table.limits import Bucket, Buckets, Limits
from rulebound.table.lobby import _value_title, _your_move
from rulebound.table.neighbours import Neighbours
from rulebound.table.socket import _re_of
from rulebound.table.standing import Standing
from rulebound.table.stored import Key
from rulebound.table.visitor import Visitor


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time, which stands still unless a test lets it go on."""
    now = [100.0]
    monkeypatch.setattr("rulebound.table.limits.time.monotonic", lambda: now[0])
    return now


def test_a_bucket_gives_its_drops_and_fills_with_time_up_to_its_rim(clock):
    bucket = Bucket(3, 2)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock[0] += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False], "two drops a second"
    clock[0] += 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False], "no more than it holds"
    clock[0] += 0.25
    assert not bucket.take(), "half a drop is none"
    clock[0] += 0.25
    assert bucket.take(), "but it is kept"


def test_each_address_has_a_bucket_and_the_one_not_seen_for_longest_is_forgotten(clock, monkeypatch):
    monkeypatch.setattr(limits, "REMEMBERED", 2)
    buckets = Buckets(1, 0)
    buckets.take("a")
    buckets.take("b")
    for address in ("a", "b", "a"):
        with pytest.raises(Refused) as refused:
            buckets.take(address)
        assert refused.value.text.id == "refused-too-often"
    buckets.take("c")  # now there are three, and b was seen least lately
    with pytest.raises(Refused):
        buckets.take("a")
    buckets.take("b")


def visitor(*seats: int, replies: int = 4) -> Visitor:
    return Visitor(Key("match", "holder", list(seats)), "hash", Limits(replies=replies))


def test_a_visitor_looks_from_the_first_seat_and_without_one_is_a_spectator():
    assert (visitor(2, 3).looking, visitor(2, 3).is_spectator) == (2, False)
    assert (visitor().looking, visitor().is_spectator) == (None, True)
    fresh = visitor(0)
    assert (fresh.log_sent, fresh.news_of_table, fresh.news_of_seats, fresh.farewell) == (0, False, False, None)


def test_who_reads_slowly_is_behind_and_then_let_go():
    slow = visitor(0)
    for said in range(1, 5):
        slow.say(wire.Done(re=said))
        assert (slow.is_behind, slow.farewell) == (said > 2, None)
    slow.say(wire.Done(re=5))
    assert slow.farewell == Text("refused-too-slow")
    assert not slow.holds(0)
    assert len(slow.replies()) == 5
    assert slow.replies() == []
    assert not slow.is_behind


@pytest.mark.parametrize("what", ["say", "see_table", "see_seats", "bid_farewell"])
def test_a_visitor_is_woken_by_whatever_is_to_be_sent_and_sleeps_again(what):
    async def run() -> None:
        one = visitor(0)
        {
            "say": lambda: one.say(wire.Done(re=1)), "see_table": one.see_table, "see_seats": one.see_seats,
            "bid_farewell": lambda: one.bid_farewell(Text("refused-removed")),
        }[what]()  # fmt: skip
        await asyncio.wait_for(one.news(), 5)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(one.news(), 0.01)

    asyncio.run(run())


def test_the_number_of_a_message_is_read_although_the_rest_is_wrong():
    assert _re_of('{"type": "fly", "re": 7}') == 7
    assert _re_of('{"type": "fly"}') == 0
    assert [_re_of('{"re":7' + " " * spaces + "}") for spaces in (9_992, 9_993)] == [7, 0], "of so long a message"
    assert _re_of("nonsense") == _re_of('{"re": "x"}') == _re_of("\ud800") == 0


def test_it_is_your_move_if_any_of_your_seats_is_awaited():
    stands = Standing(answers=3, awaited=[1])
    assert _your_move(Key("m", "holder", [0, 1]), stands)
    assert not _your_move(Key("m", "holder", [0, 2]), stands)


def test_a_value_of_a_setup_has_a_title_and_a_number_is_its_own():
    assert _value_title("toy", "max_seats", 3) == Text("toy-option-max-seats-3", plain="3")
    assert _value_title("toy", "quick", True).plain != "True"


@pytest.mark.parametrize("works", [True, False])
def test_a_channel_to_neighbours_that_was_tried_out_is_closed_again(tmp_path, monkeypatch, works):
    done: list[str] = []

    class Tried(Neighbours):
        async def open(self, hear: object) -> None:
            done.append("open")
            if not works:
                raise refuse("refused-redis", problem="gone")

        async def close(self) -> None:
            done.append("close")

    monkeypatch.setattr(server, "_neighbours", lambda redis: Tried())
    with contextlib.nullcontext() if works else pytest.raises(Refused):
        asyncio.run(server._try_out(database_url("", tmp_path), "somewhere"))
    assert done == ["open", "close"]


# --- the small picture --------------------------------------------------------------------------------------------


def card(faction: str = "", number: int | None = None, icon: str = "number") -> CardView:
    gem = None if number is None else Stat(icon, number)
    return CardView("back", "k1", Face("c", Text("c"), "kind", faction, gem=gem))


def test_a_card_is_coloured_by_its_number_or_faction_and_a_back_by_nothing():
    cards = [card("doom"), card("doom", 3), card("doom", 3, "cost"), card(), CardView("back")]
    assert sketch._cards(cards) == ["doom", "n3", "doom", "none", ""]


def test_rows_are_drawn_and_piles_hands_and_empty_rows_are_not():
    zones = [
        ZoneView("a", "row", 1, [card("x")]), ZoneView("b", "fan", 1, [card("y")]), ZoneView("c", "row", 0, []),
        ZoneView("d", "row", 2, [card("z"), card("z")]),
    ]  # fmt: skip
    places = [
        PlaceView("f0", Text("f"), marks=["front"], cards=[card("x")]), PlaceView("f1", Text("f"), marks=["front"]),
        PlaceView("s0", Text("s")),
    ]  # fmt: skip
    assert sketch._rows(AreaView("table", "common", zones=zones, places=places)) == [
        ["x", "."], ["."], ["x"], ["z", "z"],
    ]  # fmt: skip


def test_a_long_row_is_drawn_as_far_as_the_picture_goes():
    row = ZoneView("a", "row", 13, [card("x")] * 13)
    seen = SimpleNamespace(areas=[AreaView("table", "player", owner=1, zones=[row])])
    (area,) = sketch.sketch(cast(Any, SimpleNamespace(log=[], view=lambda seat, since: seen)))
    assert (area.owner, area.rows) == (1, [["x"] * 12])
