"""The journal, line by line."""

from __future__ import annotations

import json
import logging
from types import SimpleNamespace

import pytest

from rulebound.kernel.text import Text
from rulebound.table import journal, metrics
from rulebound.table.journal import LIMITS, address, count_refusal, note


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, object]]:
    told: list[dict[str, object]] = []
    log = SimpleNamespace(info=lambda line: told.append(json.loads(line)))
    monkeypatch.setattr(journal, "_log", log)
    return told


def test_a_line_says_when_what_and_who(lines):
    before = metrics.events.total("seat-freed")
    note("seat-freed", match="m", seat=2)
    known = address.set("192.0.2.7")
    note("banned")
    address.reset(known)
    assert metrics.events.total("seat-freed") == before + 1
    for line in lines:
        assert str(line.pop("time")).endswith("+00:00")
    assert lines == [{"event": "seat-freed", "match": "m", "seat": 2}, {"event": "banned", "address": "192.0.2.7"}]
    with pytest.raises(AssertionError):
        note("made-up")


def test_a_limit_that_is_met_is_told_once_in_each_second(lines, monkeypatch):
    clock = [7.0]
    monkeypatch.setattr(journal, "_told", {})
    monkeypatch.setattr(journal, "time", SimpleNamespace(monotonic=lambda: clock[0]))
    before = metrics.refusals.total("refused-full")
    for moment in (7.0, 7.9, 8.0, 8.5):
        clock[0] = moment
        count_refusal(Text("refused-full"))
        count_refusal(Text("refused-late"))
    count_refusal(Text("refused-too-slow"))
    assert [line["kind"] for line in lines] == ["refused-full", "refused-full", "refused-too-slow"]
    assert {line["event"] for line in lines} == {"limit-met"}
    assert metrics.refusals.total("refused-full") == before + 4
    assert len(LIMITS) == 6


def test_a_journal_is_opened_once_and_bare(monkeypatch):
    log = logging.Logger("journal of a test")
    log.addHandler(logging.NullHandler())
    monkeypatch.setattr(journal, "_log", log)
    journal.open_journal(logging.WARNING)
    (handler,) = log.handlers
    assert isinstance(handler, logging.StreamHandler)
    assert (log.level, log.propagate) == (logging.WARNING, False)
    record = logging.LogRecord("x", logging.INFO, "x", 1, "{}", None, None)
    assert handler.format(record) == "{}"
    journal.open_journal()
    assert log.level == logging.INFO
