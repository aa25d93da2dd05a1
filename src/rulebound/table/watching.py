"""For whoever watches over the server: whether it is well, whether it is ready, and its numbers."""

from __future__ import annotations

import asyncio
import os
import secrets
from ipaddress import ip_address
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.handlers import HTTPRouteHandler

import rulebound
from rulebound.kernel.text import Text
from rulebound.table import metrics, wire
from rulebound.table.journal import note
from rulebound.table.stored import StorageLost
from rulebound.table.tables import Tables

PATIENCE: Final = 3.0
"""Seconds that the storage may take to say something."""
TOKEN: Final = "RULEBOUND_METRICS_TOKEN"
"""Set in the environment, it lets those read the numbers who are not on this machine."""


def watching(tables: Tables) -> list[HTTPRouteHandler]:
    """Three addresses that no player needs."""

    @get("/health", include_in_schema=False)
    async def health() -> Response[wire.Health]:
        """The server answers, and so does its storage."""
        return await _health(tables, write=False)

    @get("/ready", include_in_schema=False)
    async def ready() -> Response[wire.Health]:
        """The storage takes what is written: matches can be made and played."""
        return await _health(tables, write=True)

    @get("/metrics", include_in_schema=False)
    async def numbers(request: Request[Any, Any, Any]) -> Response[Any]:
        """For Prometheus, on this machine or with the token."""
        if not _may_read(request):
            return Response(wire.Problem(Text("refused-metrics")), status_code=403, media_type=MediaType.JSON)
        metrics.tables.now = len(tables)
        return Response(
            metrics.page(metrics.look_at_the_process), media_type="text/plain; version=0.0.4; charset=utf-8"
        )

    return [health, ready, numbers]


async def _health(tables: Tables, write: bool) -> Response[wire.Health]:
    storage = "ok"
    try:
        async with asyncio.timeout(PATIENCE):
            await tables.storage.try_out(write)
    except (StorageLost, TimeoutError):
        storage = "lost"
        note("storage-refused")
    status = 200 if storage == "ok" else 503
    said = wire.Health("ok" if status == 200 else "unwell", storage, rulebound.__version__, len(tables))
    return Response(said, status_code=status, media_type=MediaType.JSON)


def _may_read(request: Request[Any, Any, Any]) -> bool:
    token = os.environ.get(TOKEN, "")
    said = request.headers.get("authorization", "").removeprefix("Bearer ")
    if token and secrets.compare_digest(said.encode(), token.encode()):
        return True
    try:
        return request.client is not None and ip_address(request.client.host).is_loopback
    except ValueError:
        return False
