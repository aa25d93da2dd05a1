"""A storage that is open for as long as a test works with it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from rulebound.table.storage import Storage


def using(url: str, work: Callable[[Storage], Awaitable[Any]]) -> None:
    async def run() -> None:
        storage = Storage(url)
        await storage.open()
        try:
            await work(storage)
        finally:
            await storage.close()

    asyncio.run(run())
