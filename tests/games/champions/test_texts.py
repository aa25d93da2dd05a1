"""Every text of every card has its words in all languages, and all catalogues have the same keys."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rulebound
from rulebound.games.champions import GAME
from rulebound.i18n import Language, languages
from rulebound.kernel.text import Text

FOLDER = Path(rulebound.__file__).parent / "i18n"
LANGUAGES = languages()


def keys(language: str, part: str = "champions") -> list[str]:
    """The messages of a catalogue; what it says of them is read where somebody reads them."""
    return re.findall(r"^([a-z][\w-]*) *=", (FOLDER / language / f"{part}.ftl").read_text(encoding="utf-8"), re.M)


def ids(text: Text) -> list[str]:
    found = [] if text.plain else [text.id]
    for arg in text.args.values():
        for one in arg if isinstance(arg, list) else [arg]:
            if isinstance(one, Text):
                found += ids(one)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_catalogues_have_the_same_keys(language):
    assert keys(language) == keys("en")


def test_the_game_speaks_four_languages():
    assert sorted(LANGUAGES) == ["en", "pl", "ru", "uk"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_text_has_its_words(language):
    known = {*keys(language), *keys(language, "lcg")}
    missing = {
        f"{face.code}: {id}"
        for face in GAME.faces()
        for text in [face.name, *face.traits, *face.text]
        for id in ids(text)
        if id not in known
    }
    assert sorted(missing) == []


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("01053", "Deal 5 damage to a minion; the attack gains overkill if you paid for it with a physical resource"),
        ("01155", "discard a Black Panther upgrade you control of your choice"),
        ("01157", "This card cannot take damage from Black Panther upgrades."),
        ("01163", "Attach to the minion with the highest printed hit points."),
        ("01173", "or discard an upgrade you control of your choice"),
        ("01180", "search the encounter deck and discard pile for Madame Hydra, put it into play engaged with you"),
        ("01183", "search the encounter deck and discard pile for M.O.D.O.K., put it into play engaged with you"),
        ("01185", "Attach to the minion that has no other copy of this card with the highest printed hit points."),
        ("01192", "If a side scheme is in play, place 4 threat on each side scheme"),
    ],
)
def test_a_card_tells_what_is_special_about_it(code, said):
    (face,) = [face for face in GAME.faces() if face.code == code]
    assert any(said in Language.load("en").text(text) for text in face.text)
