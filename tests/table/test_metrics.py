"""The numbers of a server, each alone."""

from __future__ import annotations

import asyncio
import os
from types import SimpleNamespace

import pytest

from rulebound.table import metrics
from rulebound.table.metrics import Counts, Durations, Level


def test_what_is_counted_is_told_by_kind_in_order_or_as_one_number():
    plain, kinds = Counts("a", "x"), Counts("b", "y", "kind")
    assert list(plain.lines()) == ["# HELP a x", "# TYPE a counter", "a 0"]
    for _ in range(3):
        plain.add()
    for kind in ("z", "c", "z"):
        kinds.add(kind)
    assert list(plain.lines())[2:] == ["a 3"]
    assert list(kinds.lines())[2:] == ['b{kind="c"} 1', 'b{kind="z"} 2']
    assert (plain.total(), kinds.total("z"), kinds.total("q")) == (3, 2, 0)


def test_what_only_the_system_knows_is_looked_up_when_asked_for():
    async def look() -> None:
        metrics.tasks.now = metrics.files.now = metrics.memory.now = 0
        metrics.look_at_the_process()

    asyncio.run(look())
    assert metrics.tasks.now == 1
    assert metrics.files.now >= 3
    assert metrics.memory.now > 1_000_000


def test_memory_is_what_is_in_use_and_not_what_was_asked_for(tmp_path, monkeypatch):
    async def look() -> None:
        metrics.look_at_the_process()

    statm = tmp_path / "statm"
    statm.write_text("900 25 7 1 0 300 0\n")
    monkeypatch.setattr(metrics, "Path", {"/proc/self/statm": statm}.__getitem__)
    asyncio.run(look())
    assert metrics.memory.now == 25 * os.sysconf("SC_PAGE_SIZE")


def test_what_takes_time_is_told_with_its_help_and_its_kind_first():
    assert list(Durations("a", "x").lines())[:2] == ["# HELP a x", "# TYPE a histogram"]


def test_what_takes_time_is_measured_even_if_it_fails(monkeypatch):
    clock = iter([10.0, 10.25, 20.0, 20.5])
    monkeypatch.setattr(metrics, "time", SimpleNamespace(perf_counter=lambda: next(clock)))
    took = Durations("a", "x")
    with took.measure():
        pass
    with pytest.raises(ValueError, match="oh"), took.measure():
        raise ValueError("oh")
    lines = list(took.lines())
    assert lines[-2:] == ["a_sum 0.750000", "a_count 2"]
    assert 'a_bucket{le="0.1"} 0' in lines
    assert 'a_bucket{le="0.25"} 1' in lines
    assert 'a_bucket{le="0.5"} 2' in lines


def test_how_many_there_are_now():
    level = Level("a", "x")
    with level.one_more(), level.one_more():
        assert list(level.lines()) == ["# HELP a x", "# TYPE a gauge", "a 2"]
    assert level.now == 0


def test_the_page_has_all_numbers_as_they_stand_when_it_is_asked_for():
    page = metrics.page(lambda: setattr(metrics.tables, "now", 41))
    metrics.tables.now = 0
    assert "rulebound_tables 41\n" in page
    assert page.count("# TYPE") == len(metrics._ALL) == 11
    assert metrics.page().endswith("\n")
