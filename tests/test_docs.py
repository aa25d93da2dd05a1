"""What the pages for people say is so: their links lead somewhere, their commands and words exist."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import rulebound
from rulebound.cli import COMMANDS
from rulebound.games.champions import words
from rulebound.kernel.game import game_names, load_game
from tests.cli.command import make_command

ROOT = Path(__file__).parents[1]
SOURCE = Path(rulebound.__file__).parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob(".github/*.md")])
CARDS = (ROOT / "docs" / "add-a-card.md").read_text(encoding="utf-8")
OF_THE_LAUNCHER = ("mutate", "test")
INVENTED = "night_watch"
"""The set that docs/add-a-card.md adds."""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_inside_the_project_leads_somewhere(page):
    links = re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_command_exists(page):
    named = re.findall(r"(?:\./|`)rulebound ([a-z]+)\b", page.read_text(encoding="utf-8"))
    assert {*named} - {command.__name__ for command in COMMANDS} - {*OF_THE_LAUNCHER} == set()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_file_that_a_page_names_is_there(page):
    named = re.findall(r"`((?:src|tests|web|docs|requirements)/[\w/.-]+)`", page.read_text(encoding="utf-8"))
    assert [path for path in named if INVENTED not in path and not (ROOT / path).exists()] == []


def test_every_word_of_the_card_language_that_the_page_names_exists():
    """Those in the tables: a row begins with the words, then says what they are."""
    deeds = CARDS[CARDS.index("## What it does") : CARDS.index("# VS System")]
    rows = re.findall(r"^\| (`[^|]+`[^|]*) \|", deeds, re.MULTILINE)
    named = {word for row in rows for quoted in re.findall(r"`([^`]+)`", row) for word in first_words(quoted)}
    assert len(named) > 60
    assert sorted(word for word in named if not hasattr(words, word)) == []


def first_words(quoted: str) -> list[str]:
    """`attack thwart` are words, `later(END, deed)` is one, and so is what has a placeholder for the rest."""
    return re.findall(r"[A-Za-z_]+", quoted.partition("(")[0].replace("…", ""))


def test_adding_a_card_is_followed_to_the_letter(tmp_path):
    """The cards and tests of the page, put where it says, in a copy."""
    blocks = re.findall(r"```python\n(.*?)```", CARDS, re.DOTALL)
    package = tmp_path / "src" / "rulebound"
    shutil.copytree(SOURCE, package, ignore=shutil.ignore_patterns("page"))
    for game, card, test in (("champions", *blocks[:2]), ("versus", *blocks[2:4])):
        (package / "games" / game / "cards" / f"{INVENTED}.py").write_text(card, encoding="utf-8")
        (tmp_path / f"test_{game}.py").write_text(test, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--rootdir={ROOT}", "-c", "pyproject.toml",
         *map(str, tmp_path.glob("test_*.py"))],
        cwd=ROOT, env={**os.environ, "PYTHONPATH": str(package.parent)}, capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert "2 passed" in done.stdout


def test_writing_a_player_is_followed_to_the_letter(monkeypatch, capsys, tmp_path):
    """The player of the page in the file that it names, and its commands; the table is not really opened."""
    page = (ROOT / "docs" / "write-a-player.md").read_text(encoding="utf-8")
    (player,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert player.count("\n") <= 20
    command = make_command(monkeypatch, capsys, str(tmp_path))
    served: list[object] = []
    monkeypatch.setattr("rulebound.table.server.serve", lambda *given: served.append(given[-1]))
    Path("curious.py").write_text(player, encoding="utf-8")
    play, compare, tournament, table = re.findall(r"^\./rulebound (.*)", page, re.MULTILINE)
    played = command(play, "1", "1", "1", "q", "n")
    assert played.code == 0, played.err
    assert "./curious.py" not in played.err
    compared = command(f"{compare} --json --workers 1").json["players"]
    assert [(one["name"], one["games"]) for one in compared] == [("./curious.py", 20), ("random", 20)]
    assert compared[0]["wins"] > 10
    met = command(f"{tournament} --json --workers 1").json["players"]
    assert {one["name"] for one in met} == {"random", "heuristic", "./curious.py"}
    assert command(table).code == 0
    assert served == [["./curious.py"]]


def test_the_readme_counts_the_rules_of_every_game():
    told = re.findall(r"^\| .*(?:all|its) (\d+) rules ", (ROOT / "README.md").read_text(encoding="utf-8"), re.M)
    assert sorted(map(int, told)) == sorted(len(list(load_game(game).rulebook)) for game in game_names())


def test_the_changelog_begins_with_this_version():
    first = re.search(
        r"^## (\d+\.\d+\.\d+) – \d{4}-\d\d-\d\d$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.M
    )
    assert first is not None
    assert first[1] == rulebound.__version__
