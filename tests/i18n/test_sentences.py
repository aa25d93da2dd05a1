"""The texts of cards are sentences: they begin and end like one, nouns have their cases, numbers their plurals."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message, Pattern, Placeable, SelectExpression, TextElement, VariableReference

from rulebound.i18n import ENGLISH, Language, languages
from rulebound.i18n import _Phrase as Phrase
from rulebound.kernel.game import game_names, load_game
from rulebound.kernel.text import Text
from tests.i18n.catalogues import CATALOGUES, parts

SLAVIC = [language for language in languages() if language != ENGLISH]
GAMES = [(game, language) for game in game_names() for language in languages()]
CASED = [(game, language) for game in game_names() for language in SLAVIC]


@cache
def card_texts(game: str) -> list[Text]:
    return [text for face in load_game(game).faces() for text in face.text]


def sentences(game: str, language: str) -> list[str]:
    said = Language.load(language)
    return sorted({said.text(text) for text in card_texts(game)})


@pytest.mark.parametrize(("game", "language"), GAMES)
def test_a_card_text_begins_with_a_capital_and_ends_with_a_full_stop(game, language):
    texts = sentences(game, language)
    assert len(texts) > 50
    assert [text for text in texts if not re.match(r"[«„“(+\d]*[^\W\d_a-zа-яіїєґążźćśęłóń]", text)] == []
    assert [text for text in texts if not re.search(r"[.!][)»”]?$", text)] == []
    assert [text for text in texts if re.search(r"\.\.|\. ?\)\.|  |,,|, ?\.| [,.;]", text)] == []


@pytest.mark.parametrize(("game", "language"), CASED)
def test_a_verb_takes_its_noun_in_a_case_and_not_after_a_colon(game, language):
    """What a colon divides is a heading from a sentence, or a sentence from a list, never a verb from its object."""
    verb = r"\w+(?:йте|іть|їть|ите|ьте|уйте|авте|нте)"  # the imperative of Ukrainian and Russian
    if language == "pl":
        verb = r"(?:zadaj|ogłusz|odrzuć|ulecz|usuń|wyczerp|przygotuj|umieść|zamień|weź|cofnij|zapobiegnij)"
    listing = r"(?!.*(?:виберіть|выберите|wybierz))"  # "choose one: …"
    wrong = [text for text in sentences(game, language) if re.search(rf"(?i)\b{listing}{verb}(?: \(\d+\))?: ", text)]
    assert wrong == []
    assert [text for text in sentences(game, language) if re.search(r"\(\d+\):", text)] == []


@pytest.mark.parametrize(("game", "language"), CASED)
def test_a_noun_has_every_case_that_a_sentence_wants_of_it(game, language, monkeypatch):
    wanted: set[tuple[str, str]] = set()
    form: Callable[[Phrase, str], str] = Phrase.form

    def noted(phrase: Phrase, case: str) -> str:
        named = phrase._text.plain or phrase._text.id == "lcg-named"  # a name has no cases
        if case and case != "inner" and not named:  # most sentences say the same inside another one
            wanted.add((phrase._text.id, case))
        return form(phrase, case)

    monkeypatch.setattr(Phrase, "form", noted)
    said = Language(language, CATALOGUES / language, None)
    for text in card_texts(game):
        said.text(text)
    assert wanted
    attributes = {id: entry.keys() for part in parts(language) for id, entry in patterns(language, part).items()}
    assert sorted(f"{id}.{case}" for id, case in wanted if case not in attributes[id]) == []


@pytest.mark.parametrize(("game", "language"), CASED)
def test_a_card_text_is_said_without_the_help_of_english(game, language):
    alone = Language(language, CATALOGUES / language, None)
    texts = [alone.text(text) for text in card_texts(game)]
    assert texts == [Language.load(language).text(text) for text in card_texts(game)]
    assert alone.problems == []


# --- numbers --------------------------------------------------------------------------------------------------


@cache
def patterns(language: str, part: str) -> dict[str, dict[str, Pattern]]:
    """The messages of a catalogue: id, then the value as "" and the attributes by name."""
    body = FluentResource((CATALOGUES / language / f"{part}.ftl").read_text(encoding="utf-8")).body
    found: dict[str, dict[str, Pattern]] = {}
    for entry in body:
        if isinstance(entry, Message):
            found[entry.id.name] = {a.id.name: a.value for a in entry.attributes}
            if entry.value is not None:
                found[entry.id.name][""] = entry.value
    return found


def uncounted(pattern: Pattern, counted: frozenset[str] = frozenset()) -> list[str]:
    """Words that stand after a number without having been chosen by it: "{ $n } cards"."""
    wrong: list[str] = []
    for element, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        if not isinstance(element, Placeable):
            continue
        inside = element.expression
        if isinstance(inside, SelectExpression):
            chosen = inside.selector
            by = {chosen.id.name} if isinstance(chosen, VariableReference) else set()
            for variant in inside.variants:
                wrong += uncounted(variant.value, counted | by)
        elif isinstance(inside, VariableReference) and inside.id.name in NUMBERS - counted:
            word = re.match(r" ([^\W\d_]+)", after.value) if isinstance(after, TextElement) else None
            if word and word[1].islower() and word[1] not in INDECLINABLE:
                wrong.append(f"{inside.id.name} {word[1]}")
    return wrong


NUMBERS = {"n", "needs", "has", "cards", "heroes", "decks", "games", "wins"}
INDECLINABLE = {
    *("або", "или", "и", "і", "й", "з", "із", "из", "за", "на", "в", "у", "до", "к", "плюс"),
    *("менше", "меньше", "більше", "больше", "шкоди"),  # "завдайте 2 шкоди"
    *("lub", "albo", "i", "z", "ze", "na", "za", "do", "w", "plus", "mniej", "więcej"),
}


@pytest.mark.parametrize("language", SLAVIC)
def test_what_is_counted_agrees_with_the_number(language):
    wrong = [
        f"{id}: {word}"
        for part in parts(language)
        for id, entry in patterns(language, part).items()
        for pattern in entry.values()
        for word in uncounted(pattern)
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("language", "id", "words"),
    [
        ("ru", "versus-text-gain", ["1 единицу выносливости", "2 единицы выносливости", "5 единиц выносливости"]),
        ("uk", "versus-text-gain", ["1 очко витривалості", "2 очки витривалості", "5 очок витривалості"]),
        ("pl", "versus-text-gain", ["1 punkt wytrzymałości", "2 punkty wytrzymałości", "5 punktów wytrzymałości"]),
        ("uk", "champions-log-damaged", ["1 поранення.", "2 поранення.", "5 поранень."]),
        ("ru", "champions-log-damaged", ["1 урон.", "2 урона.", "5 урона."]),
        ("pl", "champions-log-damaged", ["1 obrażenie.", "2 obrażenia.", "5 obrażeń."]),
        ("en", "champions-log-draws", ["draws a card.", "draws 2 cards.", "draws 5 cards."]),
        ("en", "versus-log-draws", ["draws a card.", "draws 2 cards.", "draws 5 cards."]),
    ],
)
def test_a_number_chooses_the_form_of_its_noun(language, id, words):
    args = {"card": Text("x", plain="Rhino"), "player": Text("seat", {"n": 1})}
    said = [Language.load(language).text(Text(id, {**args, "n": n})) for n in (1, 2, 5)]
    assert [text.endswith(word) for text, word in zip(said, words, strict=True)] == [True] * 3, said
