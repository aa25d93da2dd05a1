from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.command import Command, make_command


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Command:
    return make_command(monkeypatch, capsys, str(tmp_path))
