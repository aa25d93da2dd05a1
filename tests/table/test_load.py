"""The load test itself works: a small one has no errors."""

from __future__ import annotations

import subprocess
import sys

import msgspec

from rulebound.testing.load import Report


def test_a_small_load_has_no_errors():
    command = [sys.executable, "-P", "-m", "rulebound.testing.load", "--json"]
    done = subprocess.run(
        [*command, "--matches", "4", "--seconds", "3", "--think", "0.2", "--player", "random", "--compress"],
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    report = msgspec.json.decode(done.stdout, type=Report)
    assert report.errors == []
    assert report.answers > 20
    assert report.median_ms > 0
