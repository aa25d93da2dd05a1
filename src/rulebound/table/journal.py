"""What a host wants to know afterwards: a line for each thing that happened, as JSON, and numbers of it.

    {"time": "2026-11-18T02:10:07+00:00", "event": "match-made", "match": "5f0c…", "address": "192.0.2.7", …}

`event` is one of EVENTS. No line holds a name, a secret or a card.
"""

from __future__ import annotations

import logging
import time
from contextvars import ContextVar
from typing import Final

import msgspec

from rulebound.kernel.text import Text
from rulebound.table import metrics
from rulebound.table.stored import now

EVENTS: Final = (
    "match-made",
    "match-ended",
    "match-marked",
    "match-deleted",
    "match-stuck",
    "seat-freed",
    "limit-met",
    "storage-refused",
    "banned",
    "clock-doubted",
)

address: Final[ContextVar[str]] = ContextVar("address", default="")
"""Whose request or connection is being handled."""

_log: Final = logging.getLogger("rulebound.journal")


def note(event: str, **facts: str | int) -> None:
    """One thing has happened: it is counted, and told with its match and whoever asked for it."""
    assert event in EVENTS, event
    metrics.events.add(event)
    who = address.get()
    line: dict[str, str | int] = {"time": now(), "event": event, **facts}
    if who:
        line["address"] = who
    _log.info(msgspec.json.encode(line).decode())


def open_journal(level: int = logging.INFO) -> None:
    """Let the lines go to where errors go, bare: who keeps logs keeps them line by line."""
    for known in list(_log.handlers):
        _log.removeHandler(known)
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(message)s"))
    _log.addHandler(handler)
    _log.setLevel(level)
    _log.propagate = False


LIMITS: Final = frozenset({"refused-too-often", "refused-full", "refused-table-full", "refused-too-large",
                           "refused-too-long", "refused-too-slow"})  # fmt: skip


def count_refusal(why: Text) -> None:
    """A refusal is counted by its kind; a limit that was met is told too, not more often than once a second."""
    metrics.refusals.add(why.id)
    if why.id in LIMITS:
        moment = int(time.monotonic())
        if _told.get(why.id) != moment:
            _told[why.id] = moment
            note("limit-met", kind=why.id)


_told: Final[dict[str, int]] = {}
