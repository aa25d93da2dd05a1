"""Every rule, every chapter and every page of a rulebook has a short title in every language."""

from __future__ import annotations

import pytest

from rulebound.i18n import Language, languages, rule_title, term
from rulebound.kernel.game import game_names, load_game
from rulebound.kernel.text import Text
from rulebound.table.catalogues import catalogue
from tests.i18n.catalogues import CATALOGUES, TITLES, game_of, parts, read

LONGEST = 60
TITLED = sorted({game_of(part) for language in languages() for part in parts(language) if part.endswith(TITLES)})
FILES = [(game, language) for game in TITLED for language in languages()]


def test_every_game_has_titles():
    assert sorted(game_names()) == TITLED


def titles_of(game: str) -> list[Text]:
    """Those of the chapters, of their pages, and of the rules."""
    book = load_game(game).rulebook
    chapters = [term(game, "chapter", chapter.id) for chapter in book.chapters]
    topics = [term(game, "topic", topic.id) for chapter in book.chapters for topic in chapter.topics]
    return [*chapters, *topics, *(rule_title(rule.id) for rule in book)]


@pytest.mark.parametrize(("game", "language"), FILES)
def test_every_rule_has_a_title_and_no_title_is_without_a_rule(game, language):
    titles = [title.id for title in titles_of(game)]
    assert len({*titles}) == len(titles)
    assert {entry.id for entry in read(language, f"{game}{TITLES}")} ^ {*titles} == set()


@pytest.mark.parametrize(("game", "language"), FILES)
def test_a_title_is_short_and_stands_alone(game, language):
    said = Language(language, CATALOGUES / language, None)
    titles = [said.text(title) for title in titles_of(game)]
    assert said.problems == []
    assert [title for title in titles if len(title) > LONGEST or title.endswith(".")] == []
    assert [title for title in titles if not title.lstrip("“„«")[0].isupper()] == []


def test_the_page_gets_the_titles_with_all_other_words():
    assert "guardians-rule-trap-stays = " in catalogue("uk")
    assert "guardians-title = " in catalogue("uk")
