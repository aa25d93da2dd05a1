"""The server: everything put together, with its headers, its refusals and its page."""

from __future__ import annotations

import asyncio
import contextlib
import faulthandler
import gc
import logging
import socket as sockets
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from pathlib import Path
from types import FrameType
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

import msgspec
import uvicorn
from litestar import Litestar, MediaType, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import rulebound
from rulebound.i18n import pick_language
from rulebound.kernel.text import Refused, Text, refuse
from rulebound.table import wire
from rulebound.table.answers import NotFound
from rulebound.table.claim import claimed
from rulebound.table.database import database_url
from rulebound.table.doorway import Line, doorway, is_ours, own_names, raise_file_limit
from rulebound.table.journal import address, count_refusal, note, open_journal
from rulebound.table.limits import LONGEST, Buckets, Limits
from rulebound.table.lobby import lobby
from rulebound.table.neighbours import Neighbours, RedisNeighbours
from rulebound.table.page_files import page_files, the_page
from rulebound.table.reference import reference
from rulebound.table.socket import table_socket
from rulebound.table.storage import Storage
from rulebound.table.stored import StorageLost
from rulebound.table.tables import Bans, Tables, is_banned
from rulebound.table.thinking import Thinkers
from rulebound.table.watching import watching

_log: Final = logging.getLogger("rulebound.table")

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
"""No inline script and no inline style; nothing from other sites, no secret link told to them."""


SPARE_CONNECTIONS: Final = 500
"""Connections beside those of the tables: browsers that fetch the page."""

ENDING: Final = 30.0
"""Seconds that a server may take to end: visitors, thoughts and the storage have less, each for itself."""

Asgi: TypeAlias = Callable[[Any, Any, Any], Awaitable[None]]


def openapi() -> dict[str, Any]:
    """The OpenAPI document."""
    return _routes(Storage("sqlite+aiosqlite://"), Neighbours(), Limits(), Thinkers()).openapi_schema.to_schema()


def _routes(storage: Storage, neighbours: Neighbours, limits: Limits, thinkers: Thinkers) -> Litestar:
    """Everything that can be asked for. The workers start and end with the server."""
    tables = Tables(storage, thinkers, neighbours, limits)
    founds = Buckets(limits.new_at_once, limits.new_per_second)

    @contextlib.asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        with claimed(storage.file):
            await storage.open()
            thinkers.warm_up()
            await tables.start()
            _stay_responsive()
            yield
            await tables.close()
            await thinkers.close()
            await storage.close()

    return Litestar(
        [
            lobby(tables, limits, founds), table_socket(tables, limits, founds), reference, *watching(tables),
            *page_files(),
        ],
        lifespan=[lifespan],
        state=State({"tables": tables}),
        exception_handlers={
            Refused: _refused, HTTPException: _http_problem, StorageLost: _storage_lost, RecursionError: _nonsense,
            UnicodeError: _nonsense, Exception: _broken,
        },
        openapi_config=OpenAPIConfig(
            "Rulebound table", rulebound.__version__, path="/api/schema",
            description="The lobby of the table. Playing goes over the socket /api/table: see rulebound.table.wire.",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")], use_handler_docstrings=True,
        ),
        # Never where a secret is told: its length must not depend on what it is; fonts are packed already.
        compression_config=CompressionConfig(
            "gzip", minimum_size=1000,
            exclude=["^/api/(matches|records|guests|invites|seats|removals|judgements|mine)", r"^/.*\.woff2$"],
        ),
        logging_config=None,
    )  # fmt: skip


def _stay_responsive() -> None:
    """Two habits of Python that would make players wait.

    A full search for garbage among all matches takes longer than an answer should, so the keeper of the tables
    does it seldom: a match leaves none. And the thread that writes to SQLite would wait for 5 ms whenever the loop
    is busy.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 10, 1_000_000)
    sys.setswitchinterval(0.0005)


# --- refusals ---------------------------------------------------------------------------------------

_STATUS: Final = {"refused-too-often": 429, "refused-full": 503, "refused-storage": 503}


def _problem(status: int, text: Text) -> Response[wire.Problem]:
    return Response(wire.Problem(text), status_code=status, media_type=MediaType.JSON)


def _refused(_: Request[Any, Any, Any], wrong: Refused) -> Response[wire.Problem]:
    count_refusal(wrong.text)
    return _problem(404 if isinstance(wrong, NotFound) else _STATUS.get(wrong.text.id, 400), wrong.text)


def _http_problem(request: Request[Any, Any, Any], wrong: HTTPException) -> Response[Any]:
    """What the framework itself refuses: unknown addresses, wrong methods, bodies that are too large or malformed."""
    if isinstance(wrong.__cause__, RecursionError | UnicodeError):
        return _nonsense(request, wrong.__cause__)
    if wrong.status_code == 404 and _reads_pages(request):
        return the_page(status=404)
    details = wrong.extra if isinstance(wrong.extra, list) else []
    problem = "; ".join(str(d.get("message", d)) for d in details if isinstance(d, dict)) or wrong.detail
    response = _problem(wrong.status_code, Text("refused-request", {"problem": problem}))
    response.headers.update(wrong.headers or {})
    return response


def _reads_pages(request: Request[Any, Any, Any]) -> bool:
    """A browser that was sent somewhere, and not the page that asks for data."""
    asks_api = f"{request.url.path}/".startswith("/api/")
    return request.method == "GET" and not asks_api and "text/html" in request.headers.get("accept", "")


def _storage_lost(_: Request[Any, Any, Any], wrong: StorageLost) -> Response[wire.Problem]:
    _log.error("The storage failed: %s", wrong)
    note("storage-refused")
    return _problem(503, Text("refused-storage-read"))


def _nonsense(_: Request[Any, Any, Any], wrong: Exception) -> Response[wire.Problem]:
    """JSON that is nested without end, letters that are none."""
    return _problem(400, Text("refused-request", {"problem": str(wrong).splitlines()[0] or type(wrong).__name__}))


def _broken(_: Request[Any, Any, Any], wrong: Exception) -> Response[wire.Problem]:
    _log.error("A request could not be handled", exc_info=wrong)
    return _problem(500, Text("refused-internal"))


# --- headers ------------------------------------------------------------------------------------------


def _guarded(app: Asgi, names: Collection[str], bans: Callable[[], Bans] = list) -> Asgi:
    """Put the headers on every response, and turn away pages of other sites and whom the host has banned."""

    async def guarded(scope: Any, receive: Any, send: Any) -> None:
        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *_headers(scope["path"])]
            await send(message)

        async def refuse_it(status: int, why: Text) -> None:
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 4003, "reason": why.id})
                return
            body = msgspec.json.encode(wire.Problem(why))
            headers = [(b"content-type", b"application/json")]
            await send_with_headers({"type": "http.response.start", "status": status, "headers": headers})
            await send({"type": "http.response.body", "body": body})

        if scope["type"] not in ("http", "websocket"):
            await app(scope, receive, send)
            return
        address.set(scope["client"][0] if scope.get("client") else "")
        asked = _host(scope)
        if is_banned(address.get(), bans()):
            note("banned")
            await refuse_it(403, Text("refused-banned"))
        elif not is_ours(asked, names):
            await refuse_it(421, Text("refused-name", {"name": asked[:80]}))
        elif (scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")) and not _from_here(scope):
            await refuse_it(403, Text("refused-origin"))
        elif "\0" in scope["path"]:
            await refuse_it(404, Text("refused-address"))
        else:
            await app(scope, receive, send_with_headers)

    return guarded


def _headers(path: str) -> list[tuple[bytes, bytes]]:
    headers = {**HEADERS, "cache-control": "no-store"} if path.startswith("/api") else HEADERS
    return [(name.encode(), value.encode()) for name, value in headers.items()]


def _host(scope: Any) -> str:
    """The name by which the server is asked for."""
    host: bytes = dict(scope["headers"]).get(b"host", b"")
    return host.decode("latin-1")


def _from_here(scope: Any) -> bool:
    """A browser says which site's page is asking; programs say nothing and are welcome."""
    origin = dict(scope["headers"]).get(b"origin")
    return origin is None or urlsplit(origin.decode("latin-1")).netloc == _host(scope)


# --- starting -------------------------------------------------------------------------------------------


def serve(
    host: str = "127.0.0.1",
    port: int = 8420,
    database: str = "",
    data: Path = Path("data"),
    open_browser: bool = True,
    redis: str = "",
    limits: Limits | None = None,
    journal: bool = False,
    players: Sequence[str] = (),
) -> None:
    """Run the table until it is stopped. Port 0 takes any free one.

    `redis` connects several servers on one PostgreSQL; `journal` lets them tell what happens, line by line; `players`
    are files with computer players of the host's own.
    """
    if journal:
        open_journal()
    limits = limits or Limits()
    if not 0 <= limits.keep <= LONGEST:
        raise refuse("refused-keep", days=limits.keep, most=LONGEST)
    thinkers = Thinkers(players)
    if not database:
        _make_folder(data)
    url = database_url(database, data)
    asyncio.run(_try_out(url, redis))
    server = make_server(url, redis, limits, thinkers)
    listening = listen(host, port)
    shown = f"http://{_shown(host)}:{listening.getsockname()[1]}/"
    print(pick_language().text(Text("table-open", {"address": shown})), flush=True)
    if open_browser:
        threading.Timer(1.0, webbrowser.open, [shown]).start()
    with contextlib.suppress(KeyboardInterrupt):
        server.run([listening])


def make_server(url: str, redis: str, limits: Limits, thinkers: Thinkers) -> uvicorn.Server:
    """The table on a database, ready to run on a socket that listens."""
    raise_file_limit(limits)
    routes = _routes(Storage(url), _neighbours(redis), limits, thinkers)
    tables: Tables = routes.state["tables"]
    app = _guarded(routes, own_names(limits), lambda: tables.bans)
    config = uvicorn.Config(
        app, log_level="warning", http=doorway(limits), limit_concurrency=limits.connections + SPARE_CONNECTIONS,
        ws=Line, ws_max_size=limits.frame,
        timeout_graceful_shutdown=3, server_header=False, lifespan="on", h11_max_incomplete_event_size=65_536,
    )  # fmt: skip
    return PromptServer(config)


class PromptServer(uvicorn.Server):
    """Told to end, it ends: if something holds it up, it says where everybody stands and goes. All is written then."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        faulthandler.dump_traceback_later(ENDING, exit=True)
        super().handle_exit(sig, frame)


def _neighbours(redis: str) -> Neighbours:
    return RedisNeighbours(redis) if redis else Neighbours()


async def _try_out(url: str, redis: str) -> None:
    """Refuse a database or a Redis that cannot be used before anybody is told that the table is open."""
    storage = Storage(url)
    with claimed(storage.file):
        await storage.open()
        await storage.close()
    neighbours = _neighbours(redis)
    try:
        await neighbours.open(lambda note: None)
    finally:
        await neighbours.close()


def _make_folder(data: Path) -> None:
    try:
        data.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise refuse("refused-file", file=str(data), problem=wrong.strerror or str(wrong)) from None


def listen(host: str, port: int) -> sockets.socket:
    """The socket, made here so that a port that is taken is told in a sentence."""
    family = sockets.AF_INET6 if ":" in host else sockets.AF_INET
    listening = sockets.socket(family, sockets.SOCK_STREAM)
    listening.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(sockets.SOMAXCONN)  # whoever comes before all is ready waits in line
    except (OSError, OverflowError) as wrong:
        listening.close()
        problem = (getattr(wrong, "strerror", "") or str(wrong)).rstrip(".")
        raise refuse("refused-port", host=host, port=str(port), problem=problem) from None
    return listening


def _shown(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host
