"""How connections come in: whoever opens one asks for something soon, and nobody holds many that ask for nothing."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections import Counter
from collections.abc import Collection
from ipaddress import ip_address
from typing import Any, ClassVar, Final
from urllib.parse import urlsplit

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from rulebound.table.limits import Limits, home_of

WAITING: Final = (h11.IDLE, h11.SEND_BODY)
"""What h11 says of somebody whose request is not whole yet."""
AT_ONCE: Final = 1.0
"""Seconds in which many may come at once, as through a proxy, before the oldest of them have to give way."""
SPARE: Final = 200
"""Files that a server needs beside its connections: the database, the page, the workers."""


def doorway(limits: Limits) -> type[H11Protocol]:
    """The protocol of a server with these limits."""

    class Doorway(H11Protocol):
        """HTTP as uvicorn speaks it, with an end to waiting for the whole of a request."""

        waiting: ClassVar[dict[str, dict[H11Protocol, float]]] = {}
        """Those of each household whose request is not whole yet, and since when."""
        home = ""
        patience: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self.home = home_of(self.client[0]) if self.client else ""
            self._watch()
            here = self.waiting[self.home]
            for one, since in list(here.items())[: max(0, len(here) - limits.half_open)]:
                if self.loop.time() - since >= AT_ONCE:
                    one.transport.abort()

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self.transport.get_protocol() is self and self.conn.their_state in WAITING:
                self._watch()
            else:
                self._unwatch()

        def connection_lost(self, exc: Exception | None) -> None:
            self._unwatch()
            super().connection_lost(exc)

        def _watch(self) -> None:
            if self.patience is None:
                self.patience = self.loop.call_later(limits.seconds_to_ask, self.transport.abort)
                self.waiting.setdefault(self.home, {})[self] = self.loop.time()

        def _unwatch(self) -> None:
            if self.patience is None:
                return
            self.patience.cancel()
            self.patience = None
            del self.waiting[self.home][self]
            if not self.waiting[self.home]:
                del self.waiting[self.home]

    return Doorway


class Line(WebSocketsSansIOProtocol):
    """A socket that packs a view against the one before it, which is nearly the same.

    For that the window of the compression must hold a whole view: then it takes a sixth of the bytes and half of the
    time of the small window that is usual, and 36 kB more memory for a connection. What pages say is short.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_max_window_bits=15, client_max_window_bits=12, compress_settings={"memLevel": 5, "level": 5}
            )
        ]


def raise_file_limit(limits: Limits) -> None:
    """Each connection is an open file: as many as the system lets us have, if the usual number is too small."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 2 * limits.connections + SPARE
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


class Homes:
    """How many connections each household has open; so many are let in, of one and in all."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._open: Counter[str] = Counter()

    def enter(self, home: str) -> bool:
        if self._open.total() >= self._limits.connections or self._open[home] >= self._limits.from_one_address:
            return False
        self._open[home] += 1
        return True

    def leave(self, home: str) -> None:
        self._open[home] -= 1
        if not self._open[home]:
            del self._open[home]


def is_ours(host: str, hosts: Collection[str]) -> bool:
    """Whether a browser asks for this server by a name that it has.

    Somebody may let a name of their own point at this machine, and their page would then be "of the same site".
    A number cannot be made to point elsewhere, and a program that names no host is no browser.
    """
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    with contextlib.suppress(ValueError):
        ip_address(name.partition("%")[0])
        return True
    return not host or name == "localhost" or name.endswith(".localhost") or name in hosts


def own_names(limits: Limits) -> frozenset[str]:
    """What this server may be called: what the host says, and the name of the machine in its own network."""
    machine = socket.gethostname().lower()
    return frozenset((machine, f"{machine}.local", *(name.lower() for name in limits.hosts)))
