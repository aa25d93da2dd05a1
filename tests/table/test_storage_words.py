"""What the storage reads out of moments and failures, and who waits for whom: without a database."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

import pytest

from rulebound.table.database import _first_line
from rulebound.table.storage import _moment


@pytest.mark.parametrize(
    ("stamp", "moment"),
    [
        ("2026-11-18T02:00:00", datetime(2026, 11, 18, 2, tzinfo=UTC)),
        ("2026-11-18T02:00:00+02:00", datetime(2026, 11, 18, 2, tzinfo=timezone(timedelta(hours=2)))),
        ("yesterday", None),
    ],
)
def test_a_moment_without_a_zone_is_meant_as_everywhere(stamp, moment):
    found = _moment(stamp)
    assert found == moment
    assert found is None or found.tzinfo is not None


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (ValueError("\nno room\nat all"), "no room"), (ConnectionError(), "ConnectionError"),
        (OSError(2, "gone"), "[Errno 2] gone"),
    ],
)  # fmt: skip
def test_of_a_failure_the_first_line_is_told_or_at_least_its_kind(wrong, told):
    assert _first_line(wrong) == told
