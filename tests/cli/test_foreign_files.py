"""Files of somebody else: they can do nothing to the terminal, and a file of another version is not written over."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rulebound.games.guardians import GAME
from rulebound.kernel.match import Match
from rulebound.terminal.screen import harmless
from tests.cli.command import Command

pytestmark = pytest.mark.attack

FILE = Path("file.json")


def saved(**changes: Any) -> bytes:
    match = Match(GAME, {"players": 2}, 7)
    for _ in range(4):
        match.answer(min(match.choices), 0)
    record = json.loads(match.record().to_json())
    FILE.write_text(json.dumps(record | changes))
    return FILE.read_bytes()


def test_a_file_of_another_version_stays_as_it_is(command: Command) -> None:
    """It was so: going on with it wrote over it, and the other version could not read it any more."""
    before = saved(version="0")
    shown = command(f"resume {FILE} --with random", "1", "q", "y")
    assert "stays as it is" in " ".join(shown.out.split())
    assert FILE.read_bytes() == before
    (other,) = [path for path in Path().glob("*.json") if path != FILE]
    assert json.loads(other.read_text())["version"] == GAME.version
    before = saved()
    command(f"resume {FILE} --with random", "1", "q", "y")
    assert FILE.read_bytes() != before


@pytest.mark.parametrize(
    "answer",
    [[10**30, "x"], [-(10**30), "x"], [0, "\x1b]0;pwned\x07"], [0, "\x1b[2J\u202e"], [0, "!\x9b31m"], [7, "x"]],
)
@pytest.mark.parametrize("how", ["resume", "replay"])
def test_what_a_file_says_is_shown_and_not_done(command: Command, answer: list[Any], how: str) -> None:
    saved(answers=[answer], seals=[])
    shown = command(f"{how} {FILE}", "q")
    assert shown.code != 0
    assert not set(shown.out + shown.err) & {"\x1b", "\x9b", "\x07", "\u202e"}
    assert "Traceback" not in shown.err
    assert "RULEBOUND_DEBUG" not in shown.err, "a sentence, not an accident"


@pytest.mark.parametrize("text", ["[" * 100_000, '{"game":"\\ud800"}', '{"game":"\x1b[2J"}', "\x00"])
def test_nonsense_in_a_file_is_refused_in_one_harmless_sentence(command: Command, text: str) -> None:
    FILE.write_text(text)
    for how in ("resume", "replay", "campaign show", "deck check"):
        said = command(f"{how} {FILE}").complaint
        assert "\x1b" not in said
        assert "RULEBOUND_DEBUG" not in said


def test_words_keep_their_lines_and_lose_their_commands() -> None:
    assert harmless("one\ntwo\tthree\u00a0four – п'ять") == "one\ntwo\tthree\u00a0four – п'ять"
    assert harmless("a\x1b[31mb\rc\x00d\x9be\ud800f\u202eg") == "a�[31mb�c�d�e�f�g"
