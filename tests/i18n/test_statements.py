"""What the register says of a rule in English, every other language says too: statement, note, reason."""

from __future__ import annotations

import pytest

from rulebound.i18n import ENGLISH, RULE_WORDS, Language, languages, rule_words
from rulebound.kernel.game import game_names, load_game
from rulebound.table.catalogues import catalogue, rule_catalogue
from tests.i18n.catalogues import STATEMENTS, read

FILES = [(game, language) for game in game_names() for language in languages() if language != ENGLISH]


def said_of_rules(game: str) -> list[str]:
    """The ids of all that the rulebook shows: a reason where it was our decision, or where nothing can prove it."""
    ids = []
    for kind in RULE_WORDS:
        for rule in load_game(game).rulebook:
            english = getattr(rule, kind)
            if english and (kind != "reason" or rule.decision == "house" or not rule.testable):
                ids.append(rule_words(kind, rule.id).id)
    return ids


@pytest.mark.parametrize(("game", "language"), FILES)
def test_every_rule_is_said_in_full_and_no_other(game, language):
    wanted = said_of_rules(game)
    assert len({*wanted}) == len(wanted)
    assert {entry.id for entry in read(language, f"{game}{STATEMENTS}")} ^ {*wanted} == set()


@pytest.mark.parametrize(("game", "language"), FILES)
def test_what_a_rule_says_is_a_sentence_without_variables(game, language):
    entries = read(language, f"{game}{STATEMENTS}")
    assert [entry.id for entry in entries if entry.variables or entry.attributes] == []
    said = Language.load(language)
    statements = [said.text(rule_words("statement", rule.id)) for rule in load_game(game).rulebook]
    assert [text for text in statements if text[-1] not in ".!?»”)" or text.lstrip("«„(")[:1].islower()] == []


def test_the_page_gets_them_for_one_game_and_only_when_it_asks():
    assert "champions-statement-overkill-ally-defender = " in rule_catalogue("uk", "champions")
    assert "champions-statement-overkill" not in catalogue("uk")
    assert rule_catalogue("en", "champions") == ""


def test_the_table_says_in_every_language_what_holds_beside_the_rules():
    conceding = {Language.load(code).text(rule_words("statement", "table.concede")) for code in languages()}
    assert len(conceding) == len(languages())
