"""Texts of cards, log lines and questions are sentences; nouns have their cases, numbers their plurals."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Identifier, Message, Pattern, Placeable, SelectExpression, TextElement, VariableReference

from rulebound.i18n import ENGLISH, Language, languages
from rulebound.i18n import _Phrase as Phrase
from rulebound.kernel.cards import printed_card
from rulebound.kernel.game import game_names, load_game
from rulebound.kernel.text import Arg, Text
from rulebound.lcg.state import LcgPrinted
from tests.i18n.catalogues import CATALOGUES, parts, read, shown


@cache
def card_texts(game: str) -> list[Text]:
    return [text for face in load_game(game).faces() for text in face.text]


SLAVIC = [language for language in languages() if language != ENGLISH]
TELLING = [game for game in game_names() if card_texts(game)]
"""Games whose cards say something: a deck of plain numbers has nothing to get wrong."""
GAMES = [(game, language) for game in TELLING for language in languages()]
CASED = [(game, language) for game in TELLING for language in SLAVIC]


def sentences(game: str, language: str) -> list[str]:
    said = Language.load(language)
    return sorted({said.text(text) for text in card_texts(game)})


@pytest.mark.parametrize(("game", "language"), GAMES)
def test_a_card_text_begins_with_a_capital_and_ends_with_a_full_stop(game, language):
    texts = sentences(game, language)
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
    assert wanted or game != "champions"
    attributes = {id: entry.keys() for part in parts(language) for id, entry in patterns(language, part).items()}
    assert sorted(f"{id}.{case}" for id, case in wanted if case not in attributes[id]) == []


@pytest.mark.parametrize(("game", "language"), CASED)
def test_a_card_text_is_said_without_the_help_of_english(game, language):
    alone = Language(language, CATALOGUES / language, None)
    texts = [alone.text(text) for text in card_texts(game)]
    assert texts == [Language.load(language).text(text) for text in card_texts(game)]
    assert alone.problems == []


# --- what is asked, answered, required and told -----------------------------------------------------------------

SLOPPY = re.compile(r"\.\.|  |,,|, ?\.| [,.;:!?]|\(\)|[{}$]")
"""Two marks in a row, two spaces, a space before a mark, brackets around nothing, a variable that was not filled in."""


def said(game: str, language: str, *kinds: str) -> list[str]:
    """Every text of these kinds that a player of some matches could read."""
    words = Language.load(language)
    return [words.text(text) for id, text in shown(game).items() if id.startswith(tuple(f"{game}-{k}-" for k in kinds))]


def capital(text: str) -> bool:
    first = text.lstrip("«„“(+")[:1]
    return first.isdigit() or first.isupper()


@pytest.mark.parametrize(("game", "language"), GAMES)
def test_a_log_line_and_a_question_are_sentences(game, language):
    texts = said(game, language, "log", "ask", "result")
    assert len(texts) > 40
    assert [text for text in texts if not capital(text)] == []
    assert [text for text in texts if not re.search(r"[.!?][)»”]?$", text)] == []
    assert [text for text in texts if SLOPPY.search(text)] == []


@pytest.mark.parametrize(("game", "language"), GAMES)
def test_an_option_and_a_requirement_begin_with_a_capital_and_stand_in_a_list(game, language):
    texts = said(game, language, "do", "needs", "note")
    assert len(texts) > 20
    assert [text for text in texts if not capital(text)] == []
    assert [text for text in texts if re.search(r"[.;,]$", text)] == []
    assert [text for text in texts if SLOPPY.search(text)] == []


HIDDEN = {"champions": "champions-back-player", "guardians": "guardians-back-technique", "versus": "versus-back-versus"}


@pytest.mark.parametrize(
    ("language", "id", "hidden", "known"),
    [
        ("en", "champions-log-finds", "Player 1 finds a player card.", "Player 1 finds X."),
        ("uk", "champions-log-finds", "Гравець 1 знаходить карту гравця.", "Гравець 1 знаходить X."),
        ("ru", "champions-log-finds", "Игрок 1 находит карту игрока.", "Игрок 1 находит X."),
        ("pl", "champions-log-finds", "Gracz 1 znajduje kartę gracza.", "Gracz 1 znajduje X."),
        ("uk", "versus-log-bottoms", "Гравець 1 кладе під колоду карту.", "Гравець 1 кладе під колоду карту X."),
        ("ru", "versus-log-bottoms", "Игрок 1 кладёт под колоду карту.", "Игрок 1 кладёт под колоду карту X."),
        ("pl", "versus-log-bottoms", "Gracz 1 odkłada na spód talii kartę.", "Gracz 1 odkłada na spód talii kartę X."),
        ("pl", "guardians-log-lays", "Gracz 1 kładzie zakrytą kartę techniki.", "Gracz 1 kładzie zakrytą kartę „X”."),
    ],
)
def test_a_line_about_a_card_is_a_sentence_for_those_who_do_not_know_it_too(language, id, hidden, known):
    player = Text("seat", {"n": 1})
    cards = [Text(HIDDEN[id.partition("-")[0]]), Text("x", plain="X")]
    said = Language.load(language).text
    assert [said(Text(id, {"player": player, "card": card})) for card in cards] == [hidden, known]


# --- "you" ----------------------------------------------------------------------------------------------------

PERSONS = ("player", "side", "defender", "target", "to")
"""What an argument is called that may be a player."""
SPOKEN_TO = {
    "en": r"\b[Yy]our?\b",
    "uk": r"\b(?:[Вв]и|[Вв]ас|[Вв]ам|[Вв]аш\w*|вами)\b",
    "ru": r"\b(?:[Вв]ы|[Вв]ас|[Вв]ам|[Вв]аш\w*|вами)\b",
    "pl": r"\b(?:\w+sz|\w*[Jj]esteś|cię|ciebie|tobą|[Tt]w(?:ój|oja|ojej)|ty|nie grasz)\b",  # the verb says it
}
AGREES = {
    "en": r"^[Yy]ou (?!pass\b)\w+s\b",
    "uk": r"\b[Вв]и (?!.*(?:те|теся)\b|.*(?:гравець|стійці|столом)\b)",
    "ru": r"\b[Вв]ы (?!.*(?:те|тесь)\b|.*(?:игрок|стойке|столом)\b)",
    "pl": r"\b[Tt]y \w+(?<!sz)\b",
}
"""A verb that does not go with "you"."""


def told_to_the_first(game: str, language: str) -> Iterator[tuple[str, str]]:
    """Every log line about a player, as the first player reads it whom it is about."""
    reading = Language.load(language).read_by(0)
    for part in (game, "table"):
        for entry in read(language, part):
            persons = entry.variables & {*PERSONS}
            if "-log-" not in entry.id or not ("player" in persons or "wins" in entry.id):
                continue
            for person in sorted(persons):
                args: dict[str, Arg] = {name: Text("x", plain="X") for name in entry.variables}
                args |= {name: 2 for name in ("n", "left", "energy", "wins", "turn", "atk", "threat") if name in args}
                args |= {name: Text("seat", {"n": 2}) for name in persons}
                args[person] = Text("seat", {"n": 1})
                yield f"{entry.id} {person}", reading.text(Text(entry.id, args))
    assert reading.problems == []


@pytest.mark.parametrize(("game", "language"), [(game, code) for game in game_names() for code in languages()])
def test_a_log_line_speaks_to_the_player_whom_it_is_about(game, language):
    told = dict(told_to_the_first(game, language))
    assert len(told) > 4
    if game == "versus":
        for of_a_place_or_card in ("moves to", "swaps to", "reinforces defender"):
            del told[f"versus-log-{of_a_place_or_card}"]
    assert {id: line for id, line in told.items() if not re.search(SPOKEN_TO[language], line)} == {}
    assert {id: line for id, line in told.items() if re.search(AGREES[language], line)} == {}
    called = Language.load(language).read_by(0).text(Text("seat", {"n": 1}))
    assert {id: line for id, line in told.items() if called in line} == {}


@pytest.mark.parametrize("game", game_names())
def test_nothing_that_is_logged_calls_the_reader_by_their_number(game):
    """Whatever an argument is called: in the matches that the tests play no line names who reads it."""
    reading = Language.load(ENGLISH).read_by(0)
    shown_by_id = [text for id, text in shown(game).items() if "-log-" in id or "-result" in id]
    lines = [reading.text(text) for text in shown_by_id]
    assert [line for line in lines if "(you)" in line and not line.startswith("Team")] == []


# --- then -----------------------------------------------------------------------------------------------------

THEN = {"en": "then", "uk": "тоді", "ru": "затем", "pl": "potem"}


def inside(text: Text) -> set[str]:
    """The ids of all messages in a text."""
    args = [part for arg in text.args.values() for part in (arg if isinstance(arg, list) else [arg])]
    return {text.id}.union(*(inside(part) for part in args if isinstance(part, Text)))


@pytest.mark.parametrize("language", languages())
def test_a_card_of_marvel_champions_says_then_only_for_what_needs_all_that_stands_before_it(language):
    """champions.then.requires_full_resolution: effects in a row are sentences and do not say it."""
    word = re.compile(rf"\b{THEN[language]}\b")
    texts = {Language.load(language).text(text): "lcg-effect-then" in inside(text) for text in card_texts("champions")}
    assert [text for text, then in texts.items() if then != bool(word.search(text))] == []
    assert any(texts.values())


def test_what_was_pointed_at_before_is_called_by_its_bare_noun():
    texts = sentences("champions", ENGLISH)
    assert any(text.endswith("→ put that ally into play under your control.") for text in texts)
    assert any("deal 1 damage to that enemy plus 2 for each" in text for text in texts)


def test_a_game_says_what_all_of_its_kind_say_in_the_words_of_its_own_rulebook(monkeypatch):
    card = printed_card("champions", "01050")
    assert isinstance(card, LcgPrinted)
    ready = Text("lcg-effect-ready", {"target": Text("lcg-an", {"noun": Text("own-noun-hero")})})
    assert inside(card.words(ready)) == {"lcg-effect-ready", "lcg-an", "champions-noun-hero"}
    monkeypatch.setattr(LcgPrinted, "own_words", frozenset({"lcg-effect-ready"}))
    assert inside(card.words(ready)) == {"champions-lcg-effect-ready", "lcg-an", "champions-noun-hero"}


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


NUMBERS = {"n", "needs", "has", "cards", "heroes", "decks", "games", "wins", "answers", "most", "days", "rules", "last"}
INDECLINABLE = {
    *("або", "или", "и", "і", "й", "з", "із", "из", "за", "на", "в", "у", "до", "к", "плюс"),
    *("менше", "меньше", "більше", "больше", "шкоди"),  # "завдайте 2 шкоди"
    *("п", "p"),  # "на 3 п. більше"
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


def without_its_number(pattern: Pattern) -> list[str]:
    """Words for [one] that do not say the number: right for 1, wrong for 21, which is [one] as well."""
    wrong: list[str] = []
    for element in pattern.elements:
        inside = element.expression if isinstance(element, Placeable) else None
        if not isinstance(inside, SelectExpression):
            continue
        selector = inside.selector
        for variant in inside.variants:
            wrong += without_its_number(variant.value)
            one = isinstance(variant.key, Identifier) and variant.key.name == "one"
            if one and isinstance(selector, VariableReference) and not numbered(variant.value, selector.id.name):
                wrong.append(str(selector.id.name))
    return wrong


def numbered(pattern: Pattern, name: str) -> bool:
    expressions = [element.expression for element in pattern.elements if isinstance(element, Placeable)]
    return any(isinstance(one, VariableReference) and one.id.name == name for one in expressions)


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_what_is_said_of_21_says_the_number(language):
    found = {id: entry for part in parts(language) for id, entry in patterns(language, part).items()}
    wrong = [id for id, entry in found.items() for pattern in entry.values() if without_its_number(pattern)]
    assert sorted({*wrong} - BESIDE_THE_NUMBER) == []


BESIDE_THE_NUMBER = {"champions-log-damaged", "champions-log-consequential", "champions-log-draws"}
"""Russian says the number before it chooses the noun."""


@pytest.mark.parametrize(
    ("language", "id", "words"),
    [
        ("ru", "versus-text-gain", ["1 единицу выносливости", "2 единицы выносливости", "5 единиц выносливости"]),
        ("uk", "versus-text-gain", ["1 очко витривалості", "2 очки витривалості", "5 очок витривалості"]),
        ("pl", "versus-text-gain", ["1 punkt wytrzymałości", "2 punkty wytrzymałości", "5 punktów wytrzymałości"]),
        ("uk", "champions-log-damaged", ["1 поранення.", "2 поранення.", "5 поранень."]),
        ("ru", "champions-log-damaged", ["1 урон.", "2 урона.", "5 урона."]),
        ("pl", "champions-log-damaged", ["1 obrażenie.", "2 obrażenia.", "5 obrażeń."]),
        ("uk", "guardians-effect-damage-one", ["1 поранення одному", "2 поранення одному", "5 поранень одному"]),
        ("uk", "champions-log-threat-placed", ["1 загрозу.", "2 загрози.", "5 загроз.", "21 загрозу."]),
        (
            "ru",
            "champions-log-threat-removed",
            ["снята 1 угроза", "сняты 2 угрозы", "снято 5 угроз", "снята 21 "],
        ),
        ("pl", "champions-log-threat-placed", ["1 zagrożenie.", "2 zagrożenia.", "5 zagrożeń.", "21 zagrożeń."]),
        ("uk", "guardians-ask-cut", ["У руці зайва", "У руці 2 зайві", "У руці 5 зайвих", "У руці 21 зайва"]),
        ("ru", "champions-effect-spend-several", ["1 ресурс силы", "2 ресурса силы", "5 ресурсов", "21 ресурс "]),
        ("en", "champions-log-draws", ["draws a card.", "draws 2 cards.", "draws 5 cards."]),
        ("en", "versus-log-draws", ["draws a card.", "draws 2 cards.", "draws 5 cards."]),
    ],
)
def test_a_number_chooses_the_form_of_its_noun(language, id, words):
    args = {"card": Text("x", plain="Rhino"), "player": Text("seat", {"n": 1}), "scheme": Text("y", plain="Plan")}
    args["resource"] = Text("champions-resource-physical")
    texts = [Language.load(language).text(Text(id, {**args, "n": n})) for n in (1, 2, 5, 21)]
    assert [word for text, word in zip(texts, words, strict=False) if word not in text] == [], texts
