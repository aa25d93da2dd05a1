"""A client may send anything at any time: it is refused in a sentence, and the match goes on."""

from __future__ import annotations

import json
import random
import string
import time
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.table.guest import Guest

pytestmark = pytest.mark.attack

NONSENSE = [
    "", " ", "null", "[]", "{}", "0", '"hello"', "{", "}", "[" * 4000, '{"a":' * 800, "\u0000", "nul", "NaN", "1e999",
    '{"type":"answer"}', '{"type":"nothing"}', '{"type":null}', '{"type":["answer"]}', '{"type":"answer","re":-1}',
    '{"type":"answer","seat":"0","number":0,"key":"x"}', '{"type":"answer","seat":0,"number":0,"key":""}',
    '{"type":"answer","seat":0,"number":1e3,"key":"x"}', '{"type":"answer","seat":-1,"number":0,"key":"x"}',
    '{"type":"answer","seat":99,"number":0,"key":"x"}', '{"type":"answer","seat":0,"number":0,"key":"x","cheat":1}',
    '{"type":"answer","seat":0,"number":99999999999999999999,"key":"x"}', '{"type":"hello","token":"x"}',
    '{"type":"hello","token":"' + "A" * 32 + '"}', '{"type":"past","answers":-5}', '{"type":"past","answers":999999}',
    '{"type":"look","seat":1}', '{"type":"look","seat":15}', '{"type":"rule","rule":"../../etc/passwd"}',
    '{"type":"rule","rule":"guardians.__class__"}', '{"type":"why_not","seat":0,"key":"' + "k" * 80 + '"}',
    '{"type":"stand_in","seat":0,"player":"__import__"}', '{"type":"agree","number":0,"agree":true}',
    '{"type":"invite","seat":0}', '{"type":"save"}', '{"type":"share"}', '{"type":"go_on","answers":0}',
    '{"type":"undo","seat":1}', '{"type":"take_back","seat":1}', '{"type":"rename","seat":1,"name":"Eve"}',
    '{"type":"rename","seat":0,"name":"' + "n" * 41 + '"}', "x" * 5000, '{"type":"rule","rule":"' + "r" * 5000 + '"}',
]  # fmt: skip


@pytest.fixture
def pair(server):
    created = server.new("me", "open", seed=2)
    friend = server.join(created["invites"][0]["invite"])["token"]
    first, second = server.sit(created["token"]), server.sit(friend)
    yield first, second
    first.close()
    second.close()


def is_sentence(message) -> bool:
    return message["type"] == "refused" and str(message["text"]["id"]).startswith(("refused-", "guardians-refused-"))


def reply(guest: Guest) -> dict[str, Any]:
    """What comes back for the last message; who is there may be told at any time between."""
    while (message := guest.read())["type"] == "seats":
        pass
    return message


def test_nonsense_is_refused_and_the_match_goes_on(pair):
    hostile, victim = pair
    before = victim.view
    hostile.settle()
    for text in NONSENSE:
        hostile.send(text)
        message = reply(hostile)
        assert is_sentence(message), (text[:80], message)
    hostile.send(b"\x00\xff\xfe bytes")
    assert is_sentence(reply(hostile))
    victim.settle()
    assert victim.view == before
    assert victim.take(1)["type"] == "done"
    hostile.settle()
    assert hostile.take(0)["type"] == "done"


def test_fuzzed_messages_change_nothing_that_is_not_theirs(pair):
    hostile, victim = pair
    chance = random.Random(1)
    kinds = ["answer", "look", "past", "undo", "agree", "why_not", "rule", "hint", "rename", "stand_in", "take_back",
             "invite", "save", "share", "go_on", "hello", "Answer", ""]  # fmt: skip
    words = ["x", "", "keep:c1", "lay:c2", "p0", "c1", None, 0, 1, -1, 2**70, 1.5, True, [], {}, "\ud800", "🂡" * 50]
    fields = ["seat", "number", "key", "answers", "agree", "rule", "name", "player", "seats", "token", "re"]
    for _ in range(400):
        message = {"type": chance.choice(kinds)}
        for field in chance.sample(fields, chance.randrange(5)):
            message[field] = chance.choice(words)
        if message["type"] in ("rename", "stand_in", "answer", "undo") and message.get("seat") == 0:
            message["seat"] = 1  # its own seat it may use
        text = json.dumps(message)
        if chance.random() < 0.2:
            place = chance.randrange(len(text))
            text = text[:place] + chance.choice(string.printable) + text[place + 1 :]
        hostile.send(text)
    hostile.re = 500
    reply = hostile.ask("rule", rule="guardians.setup.keep_one_hero")
    assert reply["type"] == "rule"
    assert not any('"refused-internal"' in text for text in hostile.traffic)
    victim.settle()
    assert victim.view["answers"] == 0
    assert victim.table["seats"][1]["name"] == ""
    assert victim.take(1)["type"] == "done"


def test_without_a_secret_nothing_is_told(server):
    for first in ("x", '{"type":"save"}', '{"type":"hello","token":"' + "A" * 32 + '"}', '{"type":"hello"}'):
        guest = Guest(server.url, None)
        guest.send(first)
        message = guest.read()
        assert is_sentence(message)
        assert message["closed"]
        with pytest.raises(ConnectionClosed):
            guest.read()


def test_an_invitation_is_no_key_to_the_table(server):
    created = server.new("me", "open")
    guest = Guest(server.url, None)
    guest.send({"type": "hello", "token": created["invites"][0]["invite"]})
    assert guest.read()["text"]["id"] == "refused-token"


def test_a_monstrous_message_ends_only_its_own_connection(pair, server):
    hostile, victim = pair
    hostile.send("x" * 1_000_000)
    with pytest.raises(ConnectionClosed):
        hostile.until("nothing")
    victim.wait(lambda: not victim.table["seats"][0]["connected"])
    assert victim.take(1)["type"] == "done"


def test_pages_of_other_sites_get_no_connection(server):
    with (
        pytest.raises(InvalidStatus),
        connect(server.url.replace("http", "ws") + "/api/table", origin="https://evil.example"),
    ):
        pass


def test_limits_on_rate_connections_spectators_and_matches(tmp_path, serve):
    limits = {
        "messages_at_once": 10, "messages_per_second": 4, "spectators": 2, "from_one_address": 5,
        "new_at_once": 3, "new_per_second": 0.001, "matches": 2,
    }  # fmt: skip
    server = serve(tmp_path, limits=limits)
    created = server.new("me", "open")
    host = server.sit(created["token"])
    for _ in range(14):
        host.send({"type": "rule", "rule": "guardians.setup.keep_one_hero"})
    kinds = [reply(host) for _ in range(14)]
    assert {m["text"]["id"] for m in kinds if m["type"] == "refused"} == {"refused-too-often"}
    assert sum(m["type"] == "rule" for m in kinds) >= 10
    time.sleep(0.5)
    assert host.take(0)["type"] == "done"

    spectators = [server.sit(created["spectate"]) for _ in range(2)]
    third = Guest(server.url, None)
    third.send({"type": "hello", "token": created["spectate"]})
    assert third.read()["text"]["id"] == "refused-table-full"
    more = [server.sit(created["token"])]
    silent = Guest(server.url, None)
    crowded = Guest(server.url, None)
    assert crowded.read()["text"]["id"] == "refused-full"

    server.new("me", "random")
    full = server.post("/api/matches", {"game": "guardians"})
    assert (full.status_code, full.json()["text"]["id"]) == (503, "refused-full")
    often = server.post("/api/matches", {"game": "guardians"})
    assert (often.status_code, often.json()["text"]["id"]) == (429, "refused-too-often")
    for guest in (host, *spectators, *more, third, silent, crowded):
        guest.close()


def test_who_says_nothing_is_sent_away(tmp_path, serve):
    silent = Guest(serve(tmp_path, limits={"seconds_to_say_hello": 0.2}).url, None)
    assert silent.read()["text"]["id"] == "refused-no-hello"
    with pytest.raises(ConnectionClosed):
        silent.read()


def test_a_server_has_room_for_so_many_connections_in_all(tmp_path, serve):
    server = serve(tmp_path, limits={"connections": 2})
    created = server.new("me", "open")
    guests = [server.sit(created["token"]) for _ in range(2)]
    crowded = Guest(server.url, None)
    assert crowded.read()["text"]["id"] == "refused-full"
    for guest in (*guests, crowded):
        guest.close()


def test_secrets_are_not_in_the_database(server):
    created = server.new("me", "open")
    stored = b"".join(path.read_bytes() for path in server.data.glob("table.sqlite3*"))
    assert created["match"].encode() in stored
    for secret in (created["token"], created["spectate"], created["invites"][0]["invite"]):
        assert secret.encode() not in stored


def test_a_client_that_never_reads_delays_nobody(server):
    """It is sent the newest position when it reads again, not all that it missed."""
    created = server.new("me", "random", seed=3)
    deaf = connect(server.url.replace("http", "ws") + "/api/table", max_queue=1, close_timeout=1, legacy=True)
    deaf.send(json.dumps({"type": "hello", "token": created["spectate"]}))
    guest = server.sit(created["token"])
    number = 0
    while guest.wait_for_choice(0) is not None:
        guest.take(0, number)
        number += 1
    assert guest.view["result"]
    deaf.close()
    guest.close()


def test_http_nonsense(server):
    for method, path in (("PUT", "/api/matches"), ("DELETE", "/api/lobby"), ("GET", "/api/matches"), ("GET", "/..%2f")):
        response = server.http.request(method, path)
        assert response.status_code in (404, 405)
        assert response.json()["text"]["id"] == "refused-request"
    for body in (b"\xff\xfe", b"{}", b"[1]", b"null", b'"x"', b"{" * 1000):
        for path in ("/api/matches", "/api/mine", "/api/invites", "/api/records", "/api/setups"):
            response = server.http.post(path, content=body, headers={"content-type": "application/json"})
            assert response.status_code == 400, (path, body, response.text)
            assert response.json()["text"]["id"].startswith("refused-")
    with pytest.raises(httpx.HTTPError):
        httpx.get(server.url.replace("http", "ftp") + "/")
