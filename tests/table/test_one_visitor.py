"""One visitor does not stop the others: the attacks of a review, one by one."""

from __future__ import annotations

import asyncio
import socket
import time
from datetime import timedelta
from typing import Any

import pytest

from rulebound.kernel.game import game_names, load_game
from rulebound.kernel.match import Match
from rulebound.kernel.text import Refused
from rulebound.table import wire
from rulebound.table.course import LANDMARKS, STRIDE, Course
from rulebound.table.doorway import is_ours, own_names
from rulebound.table.founding import found_match, load_match, seats_of
from rulebound.table.limits import Buckets, Limits, home_of
from rulebound.table.socket import Conversation
from rulebound.table.stored import Event, Key
from rulebound.table.tables import Tables
from rulebound.table.thinking import ADVICE, Turns
from rulebound.table.visitor import Visitor
from tests.table.guest import PATIENCE
from tests.table.test_conversation import Line
from tests.table.test_founding import ME, OPEN, at_tables
from tests.table.test_lobby import problem
from tests.table.test_seats_and_requests import RANDOM, lay, seated, why

pytestmark = pytest.mark.attack


@pytest.mark.parametrize(
    ("address", "home"),
    [
        ("203.0.113.7", "203.0.113.7"), ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"), ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"), ("fe80::1%eth0", "fe80::/64"), ("unix", "unix"), ("", ""),
    ],
)  # fmt: skip
def test_a_household_counts_as_one_visitor(address, home):
    assert home_of(address) == home


def test_every_way_to_make_a_match_takes_from_one_bucket(tmp_path, serve):
    server = serve(tmp_path, limits={"new_at_once": 4, "new_per_second": 0.0001})
    created = server.new("me", "random")
    guest = server.sit(created["token"])
    record = guest.ask("save")["record"]
    assert guest.ask("go_on", answers=0)["type"] == "went_on"
    assert server.post("/api/records", {"record": record}).status_code == 201
    other = server.sit(server.new("me", "random")["token"])
    for one in (guest, other):
        assert one.ask("go_on", answers=0)["text"]["id"] == "refused-too-often"
        one.close()
    assert problem(server.post("/api/records", {"record": record})) == "refused-too-often"
    assert problem(server.post("/api/matches", {"game": "guardians"})) == "refused-too-often"


def test_a_match_that_nobody_answers_in_takes_no_room_for_long(tmp_path):
    async def work(tables: Tables) -> None:
        played, _ = await seated(tables, ME, RANDOM)
        idle = [await found_match(tables, wire.NewMatch("guardians", {}, [ME, RANDOM])) for _ in range(2)]
        record = Match(load_game("guardians"), {"players": 2}, 5).record()
        await load_match(tables, wire.LoadMatch(record, seats=[ME, RANDOM]))
        for one in idle:
            table = await tables.open(one.match)
            table.enter(Visitor(Key(one.match, "holder", [0]), one.token, tables.limits))
        await asyncio.sleep(1.1)  # the clock of the storage counts seconds
        me = Visitor(Key(played.id, "holder", [0]), "me", tables.limits)
        table = await tables.open(played.id)
        table.enter(me)
        await lay(table, me)
        await tables._note()
        assert await tables.storage.running(timedelta(hours=6)) == 4
        assert await tables.storage.running(timedelta(0)) == 1

    at_tables(tmp_path, work)


def test_what_a_browser_says_it_has_read_fills_no_memory(tmp_path):
    async def work(tables: Tables) -> None:
        table, (me, other) = await seated(tables, ME, OPEN)
        await lay(table, me)
        await lay(table, other)
        length = len(table.course.match.log)
        assert length > 3
        for since in range(length):
            me.log_sent = since
            table.now_for(me)
        assert len(table._views) <= 3
        seen = table._view(0, length)
        assert table._view(0, length) is seen, "who is up to date is served from memory"

    at_tables(tmp_path, work)


def test_a_long_match_has_few_landmarks():
    match = Match(load_game("guardians"), {"players": 4}, 3)
    while len(match.record().answers) < 400:
        if not match.choices:
            break
        seat, choice = next(iter(match.choices.items()))
        match.answer(seat, choice.options[0])
    given = match.record().answers

    async def work() -> None:
        course = await Course.replay(match.game, match.record().setup, match.seed, [Event(*one) for one in given])
        course._stride = 2
        await course.position(len(given))
        assert 0 < len(course._landmarks) <= LANDMARKS
        assert all(at % course._stride == 0 for at in course._landmarks)
        middle = await course.position(len(given) // 2)
        assert middle.answers == len(given) // 2

    asyncio.run(work())
    assert Limits().record <= 500_000
    assert STRIDE * LANDMARKS > 400


def test_half_open_connections_are_ended_and_do_not_keep_others_out(tmp_path, serve):
    server = serve(tmp_path, limits={"half_open": 20, "seconds_to_ask": 4.0})
    host, port = server.url.removeprefix("http://").split(":")
    opened = [socket.create_connection((host, int(port))) for _ in range(60)]
    for number, one in enumerate(opened):
        one.settimeout(PATIENCE)
        if number % 2:
            one.sendall(b"GET /api/lobby HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
    assert server.http.get("/api/lobby").status_code == 200
    time.sleep(1.2)
    began = time.monotonic()
    with socket.create_connection((host, int(port))):
        for one in opened[:41]:
            assert is_closed(one)
    assert time.monotonic() - began < 2, "the oldest give way before their time"
    for one in opened:
        assert is_closed(one)
        one.close()
    slow = socket.create_connection((host, int(port)))
    slow.settimeout(PATIENCE)
    began = time.monotonic()
    slow.sendall(b"POST /api/setups HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{")
    assert is_closed(slow)
    assert time.monotonic() - began > 3.5
    slow.close()
    guest = server.sit(server.new("me", "open")["token"])
    time.sleep(4.2)
    assert guest.take(0)["type"] == "done", "whoever has asked for something may take their time"
    guest.close()


def is_closed(one: socket.socket) -> bool:
    try:
        return one.recv(100) == b""
    except ConnectionError:
        return True


def test_the_games_on_the_shelf_are_looked_for_once(monkeypatch):
    names = game_names()
    monkeypatch.setattr("pathlib.Path.glob", lambda *_: pytest.fail("the folder is read again"))
    assert game_names() == names
    assert game_names() is not names


def test_wishes_and_steps_back_use_up_nothing_that_others_need(tmp_path):
    async def work(tables: Tables) -> None:
        wish = wire.NewMatch("versus", {"decks": ["march-of-iron", "first-class"]}, [ME, OPEN])
        table = await tables.open((await found_match(tables, wish)).match)
        me = Visitor(Key(table.id, "holder", [0]), "me", tables.limits)
        table.enter(me)
        for _ in range(int(tables.limits.wishes_at_once)):
            await table.answer(me, 0, 0, table.course.match.view(0).wishes[0].key)
        with pytest.raises(Refused) as refused:
            await table.answer(me, 0, 0, table.course.match.view(0).wishes[0].key)
        assert why(refused) == "refused-too-often"
        assert table.course.answered == 0
        table._unasked = Buckets(1000, 1000)
        table.course.wishes[0] = tables.limits.wishes
        with pytest.raises(Refused) as refused:
            await table.answer(me, 0, 0, table.course.match.view(0).wishes[0].key)
        assert why(refused) == "refused-too-often"

    at_tables(tmp_path, work)


def test_who_takes_back_again_and_again_may_do_so_so_often(tmp_path):
    async def work(tables: Tables) -> None:
        table, (me, other) = await seated(tables, ME, OPEN)
        for _ in range(3):
            await lay(table, me)
            await table.undo(me, 0)
        await lay(table, me)
        with pytest.raises(Refused) as refused:
            await table.undo(me, 0)
        assert why(refused) == "refused-undo-often"
        assert table.course.answered == 1
        await lay(table, other)

    at_tables(tmp_path, work, undos=3, answers=4)


def test_the_connections_of_a_browser_share_one_bucket_and_long_answers_cost_more(tmp_path):
    async def work(tables: Tables) -> None:
        table, (me, other) = await seated(tables, ME, OPEN)
        talks = Buckets(10, 0.0001)

        async def say(visitor: Visitor, *messages: dict[str, Any]) -> int:
            line = Line(*messages)
            talk = Conversation(line, tables, tables.limits, Buckets(1, 1), talks)  # type: ignore[arg-type]
            with pytest.raises(Exception, match="gone"):
                await talk._listen(table, visitor)
            return sum(b"refused-too-often" in reply for reply in visitor.replies())

        look, rule = {"type": "look", "seat": 0}, {"type": "rule", "rule": "guardians.setup.keep_one_hero"}
        assert await say(me, look, rule) == 0
        twin = Visitor(me.key, me.hash, tables.limits)
        assert await say(twin, rule, look, rule, rule, rule, rule) == 2
        assert await say(other, {"type": "look", "seat": 1}) == 0

    at_tables(tmp_path, work, messages_per_second=1000)


def test_who_asks_often_waits_behind_those_who_ask_once():
    served: list[str] = []

    async def think(turns: Turns, lane: str) -> None:
        async with turns.turn(lane):
            served.append(lane)
            await asyncio.sleep(0)

    async def work() -> None:
        turns = Turns(1)
        lanes = [ADVICE] * 20 + ["a", "b", "a"]
        thoughts = [asyncio.create_task(think(turns, lane)) for lane in lanes]
        await asyncio.sleep(0)
        thoughts[5].cancel()
        await asyncio.gather(*thoughts, return_exceptions=True)
        assert served[:5] == [ADVICE, ADVICE, "a", "b", ADVICE]
        assert sorted(served) == sorted([ADVICE] * 19 + ["a", "b", "a"])
        async with asyncio.timeout(1), turns.turn("c"):
            pass

    asyncio.run(work())


@pytest.mark.parametrize(
    "setup",
    [
        {"heroes": ["spider_man"] * 300}, {"villain": [[["x"] * 100] * 100]},
        {"decks": [{str(card): 0 for card in range(5000)}]},
    ],
)  # fmt: skip
def test_a_setup_is_short(setup):
    with pytest.raises(Refused) as refused:
        seats_of(load_game("champions"), setup, Limits())
    assert why(refused) == "refused-setup-long"


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("127.0.0.1:8420", True), ("localhost", True), ("LOCALHOST:80", True), ("table.localhost:1", True),
        ("[::1]:8420", True), ("192.168.0.4", True), ("", True), ("evil.example", False), ("evil.example:8420", False),
        ("127.0.0.1.evil.example", False), ("games.example", True), ("localhost.evil.example", False), ("[", False),
    ],
)  # fmt: skip
def test_a_server_is_asked_for_by_its_own_names(host, ours):
    assert is_ours(host, own_names(Limits(hosts=["Games.example"]))) is ours


def test_another_name_for_this_machine_opens_nothing(server):
    found = server.http.get("/api/lobby", headers={"host": "evil.example"})
    assert (found.status_code, problem(found)) == (421, "refused-name")
    body = {"game": "guardians"}
    made = server.http.post(
        "/api/matches", json=body, headers={"host": "evil.example", "origin": "http://evil.example"}
    )
    assert made.status_code == 421
