"""Every card and location of Civil War is named in the card tests of its kind."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from rulebound.games.civilwar import cards
from rulebound.kernel.position import snake

HERE = Path(__file__).parent
KINDS = {
    "heroes": [card for sheet in cards.HEROES.values() for card in sheet.cards if card.effects],
    "equipment": list(cards.EQUIPMENT),
    "locations": list(cards.LOCATIONS.values()),
    "events": [*cards.EVENTS, *cards.POPULATION],
    "missions": [*cards.MISSIONS, *cards.CELLS],
}
"""Cards with symbols alone are proven by their facts and by the rules of a turn."""


def card_tests(kind: str) -> list[ast.FunctionDef]:
    """The card tests of a kind; their tables of facts are no tests."""
    files = sorted(HERE.glob(f"test_cards_*{kind}.py"))
    assert files, kind
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in files]
    return [
        node for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef) if node.name[:5] == "test_"
    ]


def words_of(tests: list[ast.FunctionDef]) -> set[str]:
    """All that the tests name: their titles, their strings, `hero_12` where both are told, `population_12`."""
    words: set[str] = set()
    for test in tests:
        found = [node.value for node in ast.walk(test) if isinstance(node, ast.Constant)]
        strings = [one for one in found if isinstance(one, str)]
        words |= {test.name, *strings}
        numbers = [one for one in strings if re.fullmatch(r"\d\d", one)]
        words |= {f"{one}_{number}" for one in strings if one in cards.HEROES for number in numbers}
        if "population" in test.name:
            words |= {f"population_{one:02}" for one in found if isinstance(one, int)}
    return words


def is_named(code: str, title: str, words: set[str]) -> bool:
    """By its code, or by a test whose title speaks of it."""
    spoken = [f"_{code}_"] + ([f"_{snake(title)}_"] if title else [])
    return code in words or any(one in f"{word}_" for word in words for one in spoken)


@pytest.mark.parametrize("kind", KINDS)
def test_every_card_has_a_test(kind):
    words = words_of(card_tests(kind))
    assert [one.code for one in KINDS[kind] if not is_named(one.code, one.name.plain, words)] == []


def test_all_cards_of_the_game_belong_to_a_kind():
    listed = {one.code for kind in KINDS.values() for one in kind}
    faces = {card.code for sheet in cards.HEROES.values() for card in sheet.cards if card.effects}
    rest = (
        *cards.LOCATIONS.values(),
        *cards.EQUIPMENT,
        *cards.EVENTS,
        *cards.POPULATION,
        *cards.MISSIONS,
        *cards.CELLS,
    )
    assert listed == faces | {one.code for one in rest}


def test_a_card_without_a_test_is_noticed():
    assert is_named("tigra_11", "Claw Frenzy", {"test_claw_frenzy_brings_two_attacks"})
    assert is_named("tigra_11", "Claw Frenzy", {"tigra_11"})
    assert not is_named("tigra_11", "Claw Frenzy", {"test_pounce_leads_next_door", "tigra_10"})
    assert not is_named("base_wasp_10", "", {"test_base_wasp_flies", "base_wasp_11"})
