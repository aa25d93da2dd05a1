"""How cards speak: in words that a native reader does not stumble over."""

from __future__ import annotations

import pytest

from rulebound.games.fellowship.printed import SETS
from rulebound.i18n import Language
from tests.fellowship_table import printed

FACES = [face for one in SETS.values() for face in one.faces()]


def reads(name: str, language: str = "en") -> list[str]:
    """The lines of a card."""
    return [Language.load(language).text(line) for line in printed(name).face.text]


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("celebrians_stone", "The attached hero gets +2 willpower."),
        ("forest_snare", "The attached enemy cannot attack."),
        ("power_in_the_earth", "The attached location gets −1 threat."),
        ("self_preservation", "Action: Exhaust this card → heal 2 damage from the attached character."),
        ("gandalfs_map", "The attached hero cannot attack."),
        ("gandalf", "At the end of the round, discard this card."),
        ("blade_mastery", "Action: Until the end of the phase, a character gets +1 attack and +1 defense."),
        ("128b", "The players win if no enemy is in play."),
        ("123b", "This stage cannot be defeated while the players have no objective."),
        ("valiant_sacrifice", "Response: After an ally of any player leaves play, that player draws 2 cards."),
    ],
)
def test_a_card_says_what_it_is_attached_to_and_when_things_happen(name, line):
    assert line in reads(name)


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("celebrians_stone", "Герой із цим спорядженням отримує +2 до сили волі."),
        ("power_in_the_earth", "Локація із цим спорядженням отримує −1 до загрози."),
        ("gandalf", "Наприкінці раунду скиньте цю карту."),
        ("gondorian_spearman",
         "Реакція: Після того як цього персонажа оголошено оборонцем, завдайте 1 поранення ворогові-нападнику."),
        ("123b", "Цей етап не можна пройти, доки гравці не здобули жодної цілі."),
        ("blade_mastery", "Дія: До кінця фази персонаж отримує +1 до сили атаки і +1 до сили захисту."),
    ],
)  # fmt: skip
def test_a_card_says_the_same_in_ukrainian(name, line):
    assert line in reads(name, "uk")


@pytest.mark.parametrize("language", ["en", "uk", "ru", "pl"])
def test_no_line_has_a_comma_before_its_full_stop_or_two_blanks(language):
    spoken = Language.load(language)
    lines = [spoken.text(line) for face in FACES for line in face.face.text]
    assert [line for line in lines if ",." in line or ",," in line or "  " in line or " ," in line] == []
