"""Around the server: its port, its folder, its habits, its workers, what it says of itself."""

from __future__ import annotations

import asyncio
import gc
import json
import re
import socket as sockets
import sys
import time
from concurrent.futures import Future
from types import SimpleNamespace
from typing import Any, cast

import pytest
from litestar import Litestar
from litestar.exceptions import HTTPException
from litestar.testing import TestClient

from rulebound.kernel.game import load_game
from rulebound.kernel.match import Match
from rulebound.kernel.text import Refused, Text
from rulebound.table import reference, server, thinking
from rulebound.table.answers import NotFound
from rulebound.table.limits import Buckets, Limits
from rulebound.table.lobby import address_of, lobby
from rulebound.table.stored import StorageLost
from rulebound.table.thinking import Thinkers
from rulebound.table.tokens import hash_of, new_id, new_token


def refusal(refused: Any) -> tuple[str, Any]:
    return refused.value.text.id, refused.value.text.args


def test_a_port_that_is_taken_is_refused_in_a_sentence():
    with server.listen("127.0.0.1", 0) as listening:
        assert listening.family == sockets.AF_INET
        assert listening.getsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR), "it can be started again at once"
        port = listening.getsockname()[1]
        with pytest.raises(Refused) as refused:
            server.listen("127.0.0.1", port)
    taken = {"host": "127.0.0.1", "port": str(port), "problem": "Address already in use"}
    assert refusal(refused) == ("refused-port", taken)
    with pytest.raises(Refused) as refused:
        server.listen("127.0.0.1", 99_999)
    none = {"host": "127.0.0.1", "port": "99999", "problem": "bind(): port must be 0-65535"}
    assert refusal(refused) == ("refused-port", none)
    gc.collect()  # a socket that was left open would be complained of now


def test_a_server_is_found_under_its_host_and_one_for_all_under_its_own_machine():
    assert [server._shown(host) for host in ("0.0.0.0", "::", "::1", "table.example")] == [
        "localhost", "localhost", "[::1]", "table.example",
    ]  # fmt: skip


def test_a_folder_is_made_with_all_above_it_and_one_that_cannot_be_is_refused(tmp_path):
    for _ in range(2):
        server._make_folder(tmp_path / "a" / "b")
    assert (tmp_path / "a" / "b").is_dir()
    (tmp_path / "file").write_text("")
    for keep in (0, 36_500):
        with pytest.raises(Refused) as refused:
            server.serve(data=tmp_path / "file" / "x", limits=Limits(keep=keep))
        told = {"file": str(tmp_path / "file" / "x"), "problem": "Not a directory"}
        assert refusal(refused) == ("refused-file", told)


def test_a_database_that_cannot_be_used_is_refused_before_the_table_opens(tmp_path, capsys):
    with pytest.raises(Refused) as refused:
        server.serve(port=0, database="postgresql://nobody@127.0.0.1:1/x", data=tmp_path / "none", open_browser=False)
    assert refusal(refused)[0] == "refused-database-open"
    assert not (tmp_path / "none").exists()
    assert capsys.readouterr().out == ""


def test_a_server_collects_garbage_seldom_and_lets_its_writer_in_quickly(monkeypatch):
    told: list[object] = []
    monkeypatch.setattr(gc, "collect", lambda: told.append("collect"))
    monkeypatch.setattr(gc, "freeze", lambda: told.append("freeze"))
    monkeypatch.setattr(gc, "set_threshold", lambda *numbers: told.append(numbers))
    monkeypatch.setattr(sys, "setswitchinterval", told.append)
    server._stay_responsive()
    assert told == ["collect", "freeze", (2_000, 10, 1_000_000), 0.0005]


def test_what_the_framework_refuses_keeps_its_headers_and_says_what_is_wrong():
    wrong = HTTPException("not so", status_code=405, headers={"allow": "GET"})
    response = server._http_problem(cast(Any, None), wrong)
    assert (response.status_code, response.headers["allow"]) == (405, "GET")
    assert response.content.text.args["problem"] == "not so"
    details = HTTPException("not so", extra=[{"message": "seats: too many"}, {"message": "seed: too small"}])
    problem = server._http_problem(cast(Any, None), details).content.text.args["problem"]
    assert problem == "seats: too many; seed: too small"


@pytest.mark.parametrize(
    ("id", "status"),
    [("refused-too-often", 429), ("refused-full", 503), ("refused-storage", 503), ("refused-seats", 400)],
)
def test_a_refusal_of_the_server_has_a_status_that_programs_understand(id, status):
    assert server._refused(cast(Any, None), Refused(Text(id))).status_code == status
    assert server._refused(cast(Any, None), NotFound(Text(id))).status_code == 404
    assert server._storage_lost(cast(Any, None), StorageLost("gone")).status_code == 503
    assert server._broken(cast(Any, None), ValueError("oh")).status_code == 500


def test_a_server_has_its_limits_and_packs_what_it_says_over_sockets():
    config = server.make_server("sqlite+aiosqlite://", "", Limits(frame=7), Thinkers()).config
    assert (config.ws_max_size, config.ws_per_message_deflate) == (7, True)
    assert (config.server_header, config.lifespan) == (False, "on")


@pytest.mark.parametrize("open_browser", [True, False])
def test_who_starts_a_server_is_told_its_address_and_shown_its_page(tmp_path, monkeypatch, capsys, open_browser):
    opened: list[object] = []

    class Timer:
        def __init__(self, *given: object) -> None:
            opened.append(given)

        def start(self) -> None:
            opened.append("started")

    class Stopped:
        def run(self, listening: list[sockets.socket]) -> None:
            (one,) = listening
            one.close()
            raise KeyboardInterrupt

    monkeypatch.setattr(server.threading, "Timer", Timer)
    monkeypatch.setattr(server, "make_server", lambda *given: Stopped())
    monkeypatch.setattr(server, "open_journal", lambda: opened.append("journal"))
    server.serve(port=0, data=tmp_path, open_browser=open_browser, journal=not open_browser)
    address = capsys.readouterr().out.split()[-1]
    assert address.startswith("http://127.0.0.1:")
    shown = [(1.0, server.webbrowser.open, [address]), "started"]
    assert opened == (shown if open_browser else ["journal"])


def test_a_server_that_runs_has_its_habits(tmp_path, serve):
    sys.setswitchinterval(0.005)
    serve(tmp_path)
    assert sys.getswitchinterval() == pytest.approx(0.0005)


def test_secrets_have_192_bits_and_are_stored_as_their_hash():
    assert (len(new_token()), len(hash_of("x")), len(new_id())) == (32, 64, 12)
    assert new_token() != new_token()


def test_who_asks_too_often_is_refused_by_its_address():
    assert address_of(cast(Any, SimpleNamespace(client=SimpleNamespace(host="1.2.3.4")))) == "1.2.3.4"
    assert address_of(cast(Any, SimpleNamespace(client=None))) == ""
    limits = Limits(requests_at_once=2, requests_per_second=0)
    app = Litestar([lobby(cast(Any, None), limits, Buckets(1, 0))], exception_handlers={Refused: server._refused})
    with TestClient(app) as client:
        asked = [client.post("/api/setups", json={"game": "guardians", "setup": {}}) for _ in range(3)]
    assert [answer.status_code for answer in asked] == [200, 200, 429]


def test_the_document_says_with_what_the_lobby_refuses_a_request_and_makes_up_no_examples():
    document = server.openapi()
    refused = {path: set(ways["post"]["responses"]) for path, ways in document["paths"].items() if "post" in ways}
    assert all({"400", "413", "429"} <= codes for codes in refused.values())
    assert {"400", "404", "413", "429"} <= set(document["paths"]["/api/rules/{rule}"]["get"]["responses"])
    assert '"example' not in json.dumps(document)


def test_quick_workers_are_started_before_they_are_needed(monkeypatch):
    asked: list[object] = []
    monkeypatch.setattr(thinking, "_submit", lambda pool, work: asked.append((pool, work)))
    thinkers = Thinkers()
    thinkers.warm_up()
    assert asked == [(thinkers._pools["quick"], thinking.player_names)]
    assert set(thinkers._pools) == {"quick"}


def test_a_player_is_asked_in_its_own_pool_and_one_that_fails_only_once(monkeypatch):
    asked: list[tuple[object, object]] = []
    match = Match(load_game("guardians"), {"players": 2}, 3)

    def submit(pool: object, work: object, id: str, record: object, seat: int, player: str, *_: object) -> Future[str]:
        asked.append((pool, player))
        answer: Future[str] = Future()
        answer.set_exception(ValueError("no idea"))
        return answer

    monkeypatch.setattr(thinking, "_submit", submit)
    thinkers = Thinkers()
    thinkers.names.append("deep")
    for player, pool in (("heuristic", "quick"), ("deep", "deep")):
        key = asyncio.run(thinkers.decide("m", match.record(), 1, player))
        assert key in match.choices[1].keys
        assert asked == [(thinkers._pools[pool], player)]
        asked.clear()


class Pool:
    """A pool of workers that notes how it is shut down."""

    def __init__(self) -> None:
        self.told: list[object] = []
        self._processes: dict[int, Worker] = {}

    def shutdown(self, wait: bool, *, cancel_futures: bool = False) -> None:
        self.told.append((wait, cancel_futures))


class Worker:
    """Thinks for so many seconds."""

    def __init__(self, seconds: float) -> None:
        self.end = time.monotonic() + seconds
        self.killed_at = 0.0

    def is_alive(self) -> bool:
        return time.monotonic() < self.end

    def kill(self) -> None:
        self.killed_at = time.monotonic()


@pytest.mark.parametrize("seconds", [[0.1], [60.0], [0.1, 60.0]])
def test_a_broken_pool_is_not_waited_for_and_at_the_end_short_thoughts_are(monkeypatch, seconds):
    monkeypatch.setattr(thinking, "SHORT", 0.4)
    pools = {"quick": Pool(), "deep": Pool()}

    async def run() -> None:
        thinkers = Thinkers()
        thinkers._pools = cast(Any, dict(pools))
        thinkers._forget(cast(Any, pools["deep"]))
        assert (set(thinkers._pools), pools["deep"].told) == ({"quick"}, [(False, False)])
        busy = pools["quick"]._processes = dict(enumerate(map(Worker, seconds)))
        began = time.monotonic()
        await thinkers.close()
        assert (thinkers._pools, pools["quick"].told) == ({}, [(False, True)])
        assert all(worker.killed_at - began >= min(max(seconds), 0.4) for worker in busy.values())

    asyncio.run(run())


@pytest.mark.parametrize(("cores", "workers"), [(None, 2), (1, 2), (2, 2), (8, 8)])
def test_there_are_as_many_workers_as_cores_and_at_least_two(monkeypatch, cores, workers):
    made: list[object] = []
    monkeypatch.setattr(thinking.os, "cpu_count", lambda: cores)
    monkeypatch.setattr(thinking, "ProcessPoolExecutor", lambda *given, **more: made.append((given[0], more)))
    Thinkers()._pool("random")
    assert made == [(workers, {"initializer": thinking.be_a_worker})]


def test_a_worker_ends_with_its_server(monkeypatch):
    told: list[object] = []
    monkeypatch.setattr(thinking.os, "_exit", told.append)
    thinking._end_with(SimpleNamespace(join=lambda: told.append("the server has ended")))
    assert told == ["the server has ended", 0]


def test_a_worker_remembers_so_many_matches_and_none_without_a_name(monkeypatch):
    record = Match(load_game("guardians"), {"players": 2}, 3).record()
    monkeypatch.setattr(thinking, "KEPT", 2)
    thinking._matches.clear()
    for id, kept in (("a", ["a"]), ("b", ["a", "b"]), ("", ["a", "b"]), ("a", ["b", "a"]), ("c", ["a", "c"])):
        thinking._come_to(id, record)
        assert list(thinking._matches) == kept
    thinking._matches.clear()


def test_a_worker_that_plays_a_match_again_writes_no_log():
    match = Match(load_game("guardians"), {"players": 2}, 3)
    for _ in range(4):
        match.answer(next(iter(match.choices)), 0)
    again = thinking._come_to("", match.record())
    assert match.log
    assert again.log == []
    assert again.choices.keys() == match.choices.keys()


# --- the reference page -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("schema", "shown"),
    [
        (None, ""),
        ({"$ref": "#/components/schemas/Seat"}, "<a href=#Seat>Seat</a>"),
        ({"type": "array", "items": {"type": "integer"}}, "list of integer"),
        ({"oneOf": [{"type": "integer"}, {"type": "null"}]}, "integer or null"),
        ({"anyOf": [{"type": "string"}, {"$ref": "#/x/Y"}]}, "string or <a href=#Y>Y</a>"),
        ({"type": "<b>"}, "&lt;b&gt;"),
        ({"title": "x"}, ""),
    ],
)
def test_a_structure_is_shown_by_its_kind_or_a_link(schema, shown):
    assert reference._link(schema) == shown


def test_a_request_is_shown_with_what_it_takes_and_gives():

    def json_of(name: str) -> dict[str, Any]:
        return {"content": {"application/json": {"schema": {"$ref": f"#/x/{name}"}}}}

    responses = {"201": json_of("Seat"), "400": json_of("Problem")}
    operation = {"description": "Sit & play.", "requestBody": json_of("Wish"), "responses": responses}
    takes, gives = "<a href=#Wish>Wish</a>", "<a href=#Seat>Seat</a>"
    shown = reference._operation("/api/seats", "post", operation)
    assert shown == f"<dt><code>POST /api/seats</code> {takes} → {gives}</dt><dd>Sit &amp; play.</dd>"
    plain = reference._operation("/api/x", "get", {"responses": {"200": {}, "404": {}}})
    assert plain == "<dt><code>GET /api/x</code>  → text</dt><dd></dd>"
    fields = {"properties": {"seat": {"type": "integer"}}}
    assert reference._schema("Seat", fields) == "<h3 id=Seat>Seat</h3><ul><li><code>seat</code> integer</li></ul>"


def test_the_reference_page_lists_requests_and_structures_in_the_order_of_their_names():
    get = {"get": {"responses": {}}, "post": {"responses": {}}}
    schemas = {name: {} for name in ("Wish", "Seat", "Table")}
    paths = {"/b": get, "/c": get, "/a": get}
    document = {"paths": paths, "info": {"title": "Toy"}, "components": {"schemas": schemas}}
    app = SimpleNamespace(openapi_schema=SimpleNamespace(to_schema=lambda: document))
    page = asyncio.run(cast(Any, reference.reference).fn(SimpleNamespace(app=app)))
    asked = [f"{way} /{path}" for path in "abc" for way in ("GET", "POST")]
    assert re.findall("<dt><code>(.*?)</code>", page) == asked
    assert re.findall("<h3 id=(.*?)>", page) == ["Seat", "Table", "Wish"]
