"""The guard before all requests, and what the server does before it runs: each alone."""

from __future__ import annotations

import asyncio
import json
import socket as sockets
from typing import Any, cast

import pytest
from litestar.exceptions import HTTPException

from rulebound.table import metrics, server
from rulebound.table.journal import address
from rulebound.table.limits import Limits
from rulebound.table.server import HEADERS, _from_here, _guarded, _headers, _http_problem, _nonsense, listen
from rulebound.table.stored import StorageLost
from rulebound.table.tables import read_bans
from rulebound.table.thinking import Thinkers


def asked(
    kind: str = "http", path: str = "/api/lobby", method: str = "GET", banned: tuple[str, ...] = (),
    client: str = "192.0.2.7", **headers: str,
) -> tuple[list[str], list[dict[str, Any]]]:  # fmt: skip
    """Who was let through to the app, and what was sent back."""
    came: list[str] = []
    sent: list[dict[str, Any]] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        came.append(address.get() if kind != "lifespan" else kind)
        await send({"type": "http.response.start", "status": 200, "headers": [(b"x", b"y")]})

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    scope: dict[str, Any] = {
        "type": kind,
        "path": path,
        "headers": [(k.encode(), v.encode()) for k, v in headers.items()],
    }
    if kind == "http":
        scope["method"] = method
    scope["client"] = (client, 4000) if client else None
    bans = read_bans(banned)
    asyncio.run(cast(Any, _guarded(app, {"games.example"}, lambda: bans)(scope, None, send)))
    return came, sent


def refusal(sent: list[dict[str, Any]]) -> tuple[int, str]:
    start, body = sent
    assert (b"content-type", b"application/json") in start["headers"]
    assert (b"x-frame-options", b"DENY") in start["headers"]
    return start["status"], json.loads(body["body"])["text"]["id"]


def test_the_server_lets_through_who_asks_for_it_and_puts_headers_on_what_it_says():
    came, ((start),) = asked(host="games.example")
    assert came == ["192.0.2.7"]
    assert start["headers"][0] == (b"x", b"y")
    assert (b"cache-control", b"no-store") in start["headers"]
    assert {name.decode() for name, _ in start["headers"][1:]} == {*HEADERS, "cache-control"}
    assert asked(client="")[0] == [""]
    came, sent = asked("lifespan")
    assert (came, sent[0]["headers"]) == (["lifespan"], [(b"x", b"y")])


def test_the_server_lets_pages_be_kept_but_nothing_of_a_match():
    assert (b"cache-control", b"no-store") in _headers("/api/mine")
    assert {name for name, _ in _headers("/assets/x.js")} == {name.encode() for name in HEADERS}


def test_the_server_turns_away_whom_the_host_has_banned_and_counts_it():
    before = metrics.events.total("banned")
    came, sent = asked(banned=("192.0.2.0/24",), host="evil.example")
    assert (came, refusal(sent)) == ([], (403, "refused-banned"))
    assert metrics.events.total("banned") == before + 1
    came, sent = asked("websocket", banned=("192.0.2.0/24",))
    assert (came, sent) == ([], [{"type": "websocket.close", "code": 4003, "reason": "refused-banned"}])
    assert asked(banned=("192.0.3.0/24",))[0] == ["192.0.2.7"]


def test_the_server_counts_whom_it_turns_away_even_if_they_have_gone():
    async def gone(message: object) -> None:
        raise OSError("gone")

    before = metrics.events.total("banned")
    scope = {"type": "http", "path": "/", "method": "GET", "headers": [], "client": ("192.0.2.7", 4000)}
    guard = _guarded(cast(Any, None), set(), lambda: read_bans(["192.0.2.7"]))
    with pytest.raises(OSError, match="gone"):
        asyncio.run(cast(Any, guard(scope, None, gone)))
    assert metrics.events.total("banned") == before + 1


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"host": "evil.example"}, (421, "refused-name")),
        ({"method": "POST", "host": "games.example", "origin": "http://evil.example"}, (403, "refused-origin")),
        ({"path": "/assets/\0"}, (404, "refused-address")),
        ({"method": "POST", "host": "games.example", "origin": "http://games.example"}, None),
        ({"method": "POST", "host": "games.example"}, None),
        ({"method": "GET", "host": "games.example", "origin": "http://evil.example"}, None),
        ({"method": "HEAD", "host": "games.example", "origin": "http://evil.example"}, None),
    ],
)  # fmt: skip
def test_the_server_turns_away_other_names_pages_of_other_sites_and_nonsense(given, why):
    came, sent = asked(**given)
    assert came == ([] if why else ["192.0.2.7"])
    assert why is None or refusal(sent) == why


def test_the_server_turns_away_sockets_of_other_sites():
    came, sent = asked("websocket", host="games.example", origin="http://evil.example")
    assert (came, sent[0]["reason"]) == ([], "refused-origin")
    assert asked("websocket", host="games.example", origin="http://games.example")[0] == ["192.0.2.7"]
    assert _from_here({"headers": [(b"host", b"a:1"), (b"origin", b"http://a:1")]})
    assert not _from_here({"headers": [(b"host", b"a:1"), (b"origin", b"http://a:2")]})


def test_the_server_counts_a_storage_that_refused():
    before = metrics.events.total("storage-refused")
    answer = server._storage_lost(cast(Any, None), StorageLost("gone"))
    assert (answer.status_code, answer.content.text.id) == (503, "refused-storage-read")
    assert metrics.events.total("storage-refused") == before + 1


def test_the_server_counts_what_it_refuses():
    before = metrics.refusals.total("refused-seats")
    server._refused(cast(Any, None), server.refuse("refused-seats", wanted=3, seats=2))
    assert metrics.refusals.total("refused-seats") == before + 1


def test_the_server_tells_what_makes_no_sense():
    nested = HTTPException("wrong", status_code=500)
    nested.__cause__ = RecursionError("too deep\nindeed")
    answer = _http_problem(cast(Any, None), nested)
    assert (answer.status_code, answer.content.text.args) == (400, {"problem": "too deep"})
    plain = HTTPException("wrong", status_code=405, extra={"not": "a list"})
    assert _http_problem(cast(Any, None), plain).content.text.args == {"problem": "wrong"}
    assert _http_problem(cast(Any, None), plain).status_code == 405
    odd = HTTPException("wrong", status_code=400, extra=["odd", {"message": "seats: too many"}, {"key": "seed"}])
    assert _http_problem(cast(Any, None), odd).content.text.args == {"problem": "seats: too many; {'key': 'seed'}"}
    assert _nonsense(cast(Any, None), UnicodeError("a\nb")).content.text.args == {"problem": "a"}


def test_the_server_is_made_with_files_for_its_connections_and_its_own_doorway(monkeypatch):
    raised: list[Limits] = []
    monkeypatch.setattr(server, "raise_file_limit", raised.append)
    limits = Limits(connections=7, frame=99)
    config = server.make_server("sqlite+aiosqlite://", "", limits, Thinkers()).config
    assert raised == [limits]
    assert config.limit_concurrency == 7 + server.SPARE_CONNECTIONS == 507
    assert (config.ws_max_size, config.timeout_graceful_shutdown, config.h11_max_incomplete_event_size) == (
        99,
        3,
        65_536,
    )
    assert isinstance(config.http, type)


def test_the_server_listens_again_at_once_where_one_has_ended():
    listening = listen("127.0.0.1", 0)
    assert listening.getsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR) != 0
    assert listening.getsockopt(sockets.SOL_SOCKET, sockets.SO_ACCEPTCONN) == 1
    listening.close()
