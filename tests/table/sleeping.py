"""A sleep that a test watches: only in its own thread, for the server of another test may run in a thread beside it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable

import pytest


class EnoughSeen(Exception):
    """Who sleeps again and again was watched for long enough."""


def watch_sleep(patch: pytest.MonkeyPatch, seen: Callable[[float], Awaitable[None]]) -> None:
    here, real = threading.get_ident(), asyncio.sleep

    async def sleep(seconds: float) -> None:
        await (seen(seconds) if threading.get_ident() == here else real(seconds))

    patch.setattr(asyncio, "sleep", sleep)
