"""Runs a command as a person would, in this process: words in, output and exit code out."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest

from rulebound.cli import run


class Outcome:
    """What a command has said and returned."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    @property
    def json(self) -> Any:
        return json.loads(self.out)

    @property
    def complaint(self) -> str:
        """The one sentence of a bad input: nothing else is said, and nothing is printed beside it."""
        assert self.code == 2
        assert self.out == ""
        assert self.err.count("\n") == 1
        return self.err.strip()


class Command:
    """`command("play guardians", "1", "q")`: the words of the command, then a line of input each."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, words: str, *typed: str) -> Outcome:
        self.monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        code = run(words.split())
        said = self.capsys.readouterr()
        return Outcome(code, said.out, said.err)


def make_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], folder: str) -> Command:
    """In an empty folder, in English, 80 columns wide."""
    monkeypatch.chdir(folder)
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "80")
    for variable in ("FORCE_COLOR", "TTY_COMPATIBLE", "RULEBOUND_DEBUG"):
        monkeypatch.delenv(variable, raising=False)
    return Command(monkeypatch, capsys)
