"""What a review of the words found, line by line: the mended words are there, and the old ones stay away."""

from __future__ import annotations

import re
from typing import Any

import pytest

from rulebound.i18n import Language
from rulebound.kernel.game import game_names
from rulebound.kernel.text import Arg, Text
from tests.i18n.catalogues import CATALOGUES, SOURCE
from tests.i18n.test_sentences import sentences

NEVER: dict[str, list[str]] = {
    "uk/champions": [
        r"поранень \(", r"загрозу \(\d", r"(?i)оглушіть:", r"(?i)готовність: ваш", r"(?i)скиньте:",
        r"запобігніть: ", r"Запобігли: ",
        r"\bсплачує\b", r"нападник(?!ів|и)", r"альтер-его", r"більше не оглушен", r"знову готов[аи]", r"Пасувати",
        r"Загроза щораунду", r"отримує \+1 охоронець", r"\+1 розмір руки", r"карткова гра",
    ],
    "ru/versus": [
        r"в вашем ряду \{ \$\w+ \} карт", r"у вас \{ \$\w+ \} ресурс", r"становится готовой картой", r"атаку на цель",
        r"перевёрнута и не оглушена", r"получает контроль:", r"лишите противника", r"\bРешетка", r"Черный", r"наемник",
        r"перекресток", r"гипнотизер\b",
    ],
    "ru/guardians": [r"оглушает и называет", r"\bboth\b(?! =)(?!-)"],
    "pl/guardians": [r"= .*\bboth\b"],
    "en/champions": [r"(?i)\bthe own\b", r"Once in the own turn"],
    "en/guardians": [r"(?i)\bthe own\b"],
    "en/versus": [r"(?i)\bthe own\b"],
    "en/fellowship": [r"(?i)\bthe own\b"],
    "en/civilwar": [r"(?i)\bthe own\b"],
    "en/terminal": [r"A PostgreSQL to keep", r"Who wants to keep"],
    "en/page": [r"why stands above", r"^Who wants "],
    "pl/versus": [r"\bzostawić\b", r"= .*\bprzełożyć:"],
}  # fmt: skip


@pytest.mark.parametrize("part", NEVER)
def test_what_was_found_wrong_is_not_said_any_more(part: str) -> None:
    language, _, name = part.partition("/")
    source = "\n".join(
        path.read_text(encoding="utf-8") for path in sorted((CATALOGUES / language).glob(f"{name}*.ftl"))
    )
    assert len(source) > 1000
    assert [wrong for wrong in NEVER[part] if re.search(wrong, source, re.MULTILINE)] == []


@pytest.mark.parametrize("game", game_names())
def test_the_register_speaks_english(game: str) -> None:
    register = (SOURCE / "games" / game / "rules.toml").read_text(encoding="utf-8")
    assert re.findall(r".*\b(?:[Tt]he|an) own\b.*", register) == []


CARDS = [
    ("champions", "uk", "Завдайте ворогові 5 поранень."),
    ("champions", "uk", "зніміть 2 загрози з плану."),
    ("champions", "uk", "вилікуйте 1 поранення цієї карти."),
    ("champions", "uk", "оглушіть ворога."),
    ("champions", "uk", "приведіть у готовність свого героя"),
    ("champions", "uk", "скиньте цю карту"),
    ("champions", "uk", "Ця карта не може отримувати поранень"),
    ("champions", "uk", "Ваш герой отримує +1 АТК."),
    ("champions", "uk", "запобігніть 3 пораненням"),
    ("champions", "uk", "ворога, що атакує"),
    ("champions", "uk", "Дія альтер его"),
    ("champions", "uk", "отримує +1 до розміру руки"),
    ("versus", "ru", "1 единицу выносливости"),
    ("versus", "ru", "2 единицы выносливости"),
]


@pytest.mark.parametrize(("game", "language", "said"), CARDS)
def test_cards_say_it_as_the_review_wished(game: str, language: str, said: str) -> None:
    assert [text for text in sentences(game, language) if said.lower() in text.lower()]


X = Text("x", plain="X")
PLAYER = Text("seat", {"n": 2})
LOST = {"player": X, "left": 9, "why": "effect"}
SAID: list[tuple[str, str, dict[str, Any], str]] = [
    ("uk", "champions-log-prevents", {"n": 1, "of": "threat"}, "Запобігли 1 загрозі."),
    ("uk", "champions-log-spends", {"player": PLAYER, "card": X}, "Гравець 2 скидає для сплати карту X."),
    ("uk", "champions-log-stun-lost", {"card": X}, "X втрачає картку оглушення."),
    ("uk", "champions-log-readies", {"card": X}, "X знову в готовності."),
    ("uk", "champions-do-pass", {}, "Відмовитися"),
    ("uk", "champions-icon-acceleration", {}, "прискорення"),
    ("uk", "champions-title", {}, "Marvel Champions: настільна гра"),
    ("ru", "versus-log-loses", {**LOST, "n": 1}, "X теряет 1 единицу выносливости, осталось 9."),
    ("ru", "versus-log-loses", {**LOST, "n": 2}, "X теряет 2 единицы выносливости, осталось 9."),
    ("ru", "versus-log-loses", {**LOST, "n": 5}, "X теряет 5 единиц выносливости, осталось 9."),
    ("ru", "versus-needs-the-row-reaches-its-threshold", {"needs": 2, "has": 1},
     "Карт в вашем ряду не меньше 2 (сейчас 1)"),
    ("ru", "versus-log-readies", {"card": X}, "Готовность: X."),
    ("ru", "versus-log-declares", {"player": PLAYER, "attackers": [X], "defender": X},
     "Игрок 2 объявляет атаку: X; цель: X."),
    ("ru", "versus-log-takes", {"player": PLAYER, "card": X}, "Игрок 2 получает контроль над картой X."),
    ("ru", "guardians-log-names", {"player": PLAYER, "target": X, "technique": X},
     "Оглушение: Игрок 2 называет приём «X»; цель: X."),
    ("en", "champions-log-draws", {"player": PLAYER, "n": 4}, "Player 2 draws 4 cards."),
    ("pl", "versus-do-leave", {}, "Zostaw bez zmian"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "id", "args", "said"), SAID)
def test_lines_say_it_as_the_review_wished(language: str, id: str, args: dict[str, Arg], said: str) -> None:
    assert Language.load(language).text(Text(id, args)) == said
