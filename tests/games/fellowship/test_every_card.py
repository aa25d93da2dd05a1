"""Every card of the box is named in the card tests of its set."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from rulebound.games.fellowship.printed import QUEST, SETS, FellowshipPrinted
from tests.fellowship_table import snake

HERE = Path(__file__).parent
PROVEN_IN = {"escape_from_dol_guldur": ("test_escape_from_dol_guldur.py", "test_escape_stages.py")}


def files_of(name: str) -> list[Path]:
    """The card tests of a set."""
    return [HERE / file for file in PROVEN_IN.get(name, ())] or sorted(HERE.glob(f"test_{name}*.py"))


def words_of(path: Path) -> set[str]:
    """All that the tests of a file name, in their strings and in their titles; the table of facts is no test."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    tests = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    found = {node.value for test in tests for node in ast.walk(test) if isinstance(node, ast.Constant)}
    words = {
        word for one in found if isinstance(one, str) for word in one.replace("/", ":").replace("#", ":").split(":")
    }
    return words | {test.name for test in tests}


def is_named(face: FellowshipPrinted, words: set[str]) -> bool:
    """By its name or number, or by a title that speaks of it; an A side without text is proven by its facts."""
    if face.kind == QUEST and not face.abilities and not face.modifiers:
        return True
    name, number = snake(face.plain), face.code.rstrip("ab")
    spoken = (f"_{name}_", f"_{number}_")
    return name in words or any(one in f"{word}_" for word in words for one in spoken)


@pytest.mark.parametrize("name", SETS)
def test_every_card_has_a_test(name):
    words = {word for path in files_of(name) for word in words_of(path)}
    assert [face.plain for face in SETS[name].faces() if not is_named(face, words)] == []


@pytest.mark.parametrize("name", SETS)
def test_the_facts_of_every_set_are_listed(name):
    words = {word for path in files_of(name) for word in words_of(path)}
    assert name in words
    assert any(word.startswith("test_the_facts_of_") for word in words)


def test_a_card_without_a_test_is_noticed():
    faramir = next(face for face in SETS["leadership"].faces() if face.plain == "Faramir")
    assert is_named(faramir, {"test_faramir_strengthens_all"})
    assert is_named(faramir, {"faramir"})
    assert not is_named(faramir, {"test_aragorn_and_the_others", "boromir"})
