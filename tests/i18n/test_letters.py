"""Letters, quotation marks and terms: each language writes in its own, and one thing has one name."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message, TextElement
from fluent.syntax.visitor import Visitor

from rulebound.i18n import languages
from tests.i18n.catalogues import CATALOGUES, parts


class _Words(Visitor):
    """The words of a message, without its variables and variants' names."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:
        self.found.append(node.value)


@cache
def words(language: str) -> dict[str, str]:
    """What each message of a language says, by its id."""
    said: dict[str, str] = {}
    for part in parts(language):
        body = FluentResource((CATALOGUES / language / f"{part}.ftl").read_text(encoding="utf-8")).body
        for entry in body:
            if isinstance(entry, Message):
                visitor = _Words()
                visitor.visit(entry)
                said[entry.id.name] = "\n".join(visitor.found)
    return said


def found(language: str, pattern: str, *but: str) -> list[str]:
    wrong = re.compile(pattern)
    return [f"{id}: {text}" for id, text in words(language).items() if wrong.search(text) and not id.startswith(but)]


FOREIGN = {
    "en": r"[а-яёіїєґА-ЯЁІЇЄҐ]",
    "uk": r"[ыэъёЫЭЪЁ]|[а-яіїєґ][a-zA-Z]|[a-zA-Z][а-яіїєґ]",
    "ru": r"[іїєґІЇЄҐ]|[а-яё][a-zA-Z]|[a-zA-Z][а-яё]",
    "pl": r"[а-яёіїєґА-ЯЁІЇЄҐ]",
}
"""Letters of another language, and Latin ones that look Cyrillic inside a word."""


@pytest.mark.parametrize("language", languages())
def test_a_language_is_written_in_its_own_letters(language):
    assert found(language, FOREIGN[language]) == []


QUOTES = {"en": "„«»", "uk": "“”„", "ru": "“”„", "pl": "“«»"}
CODE = ("bench-no-peers", "cli-refused-deck-game")
"""What is typed is quoted as it is typed."""


@pytest.mark.parametrize("language", languages())
def test_quotation_marks_and_apostrophes_are_those_of_the_language(language):
    assert found(language, f"[{QUOTES[language]}]") == []
    assert found(language, "[\"'`]", *CODE) == []


@pytest.mark.parametrize("language", languages())
def test_marks_and_spaces_stand_where_they_belong(language):
    assert found(language, r"[^\s] {2}[^\s]", "terminal-help") == []
    assert found(language, r"\.\.|,,|;;|[^\s] [,.;:!](\s|$)") == []
    assert found(language, r"[^\s] \?(\s|$)", "terminal-") == []  # which is a command there


E_OR_YO = {"все", "чем", "нем", "узнает"}
"""Words that exist with both letters."""


def test_a_russian_word_that_has_its_dots_somewhere_has_them_everywhere():
    every = {word for text in words("ru").values() for word in re.findall(r"[а-яё]+", text.lower())}
    dotted = {word for word in every if "ё" in word}
    assert len(dotted) > 100
    assert sorted({word.replace("ё", "е") for word in dotted} & every - E_OR_YO) == []
    assert found("ru", r"(?i)\b(еще|ее|свое|чье|трех|четырех|нее|твое|мое)\b") == []


TERMS = {
    "en": [r"\b[Tt]he own\b", r"^Who (?![^?]*(\?|: easy))"],
    "uk": [r"альтер-его", r"сорочкою догори", r"(?i)\bшкод[аиоу]\b|здібніст|здатніст|приголомш|\bувести\b"],
    "ru": [r"альтер эго"],
    "pl": [r"alter-ego", r"(?i)odnośnik"],
}
"""Words that once stood for a thing which now has another name everywhere."""


@pytest.mark.parametrize("language", languages())
def test_a_thing_has_one_name(language):
    assert [found(language, wrong) for wrong in TERMS[language]] == [[]] * len(TERMS[language])


TERMS_OF_A_GAME = {
    ("uk", "civilwar"): r"(?i)акт\w* про реєстр|цивіл|вимушен",
    ("uk", "fellowship"): r"(?i)стаді[яїюй]|відстроч|розіграти карту",
    ("uk", "versus"): r"(?i)фаз\w* взяття|задн\w* ряд|\bпоріг\b|\bпорога\b",
    ("ru", "champions"): r"(?i)карт\w* встреч|принудительн\w* свойств|\bв руке\b",
    ("ru", "civilwar"): r"(?i)акт\w* о регистр|гражданск(ий|ого|ие|их)\b|вынужденн|\b(на|с) рук[еи]\b",
    ("ru", "fellowship"): r"(?i)способност|принудительн|столкновени|стади[яию]|павш|карт\w* поддержки|\bв руке\b",
    ("ru", "versus"): r"(?i)порог|задн\w* ряд|\b(на|с) рук[еи]\b",
    ("pl", "champions"): r"(?i)„następnie”|odpad|podstawow\w* (ATK|KNU|zdrowie)",
    ("pl", "civilwar"): r"(?i)akt\w* rejestracji|wymuszon",
    ("pl", "fellowship"): r"(?i)„następnie”|reakcj|obszar\w* przeciwności",
    ("pl", "versus"): r"(?i)odnow|tyln\w* rząd|ogłoszon\w* atak|ogłoszeni\w* ataku",
}
"""Words that once stood, in one game, for a thing which has another name there; other games may use them."""


@pytest.mark.parametrize(("language", "game"), TERMS_OF_A_GAME)
def test_a_thing_has_one_name_in_its_game(language, game):
    of_the_game = re.compile(f"(^|-){game}(-|$)")
    wrong = found(language, TERMS_OF_A_GAME[language, game])
    assert [said for said in wrong if of_the_game.search(said.partition(":")[0])] == []


def test_every_language_has_its_letters_and_marks_checked():
    assert {*languages()} == FOREIGN.keys() == QUOTES.keys() == TERMS.keys()
