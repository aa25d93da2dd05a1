"""Додаток III: the fields of player cards."""

from __future__ import annotations

import re

import pytest

from rulebound.games.champions.printed import (
    ALLY,
    ALTER_EGO,
    ASPECTS,
    EVENT,
    HERO,
    PLAYER_KINDS,
    RESOURCE_CARD,
    SETS,
    SUPPORT,
    UPGRADE,
    ChampionsPrinted,
    upgrade,
)
from tests.champions_table import printed

CARDS = [face for one in SETS.values() for face in one.faces() if face.back == "player"]
DECK = [face for face in CARDS if face.kind not in (HERO, ALTER_EGO)]


def code(face: ChampionsPrinted) -> str:
    return face.code


@pytest.mark.rule("champions.player_card.title", "champions.player_card.type", "champions.player_card.traits")
@pytest.mark.rule("champions.player_card.ability", "champions.player_card.unique_symbol")
@pytest.mark.parametrize("face", CARDS, ids=code)
def test_every_player_card_has_title_type_traits_and_text(face):
    shown = face.face
    assert shown.name.plain
    assert face.kind in PLAYER_KINDS
    assert len(shown.traits) == len(face.traits)
    assert len(shown.text) >= len(face.abilities)
    assert shown.unique == face.unique


@pytest.mark.rule("champions.player_card.collector_info")
def test_codes_name_product_and_number_and_are_unique():
    codes = [face.code for one in SETS.values() for face in one.faces()]
    assert len(codes) == len(set(codes))
    assert all(re.fullmatch(r"01\d{3}[a-d]?", code) for code in codes)


@pytest.mark.rule("champions.player_card.cost", "champions.player_card.resources")
@pytest.mark.rule("champions.player_card.classification")
@pytest.mark.parametrize("face", DECK, ids=code)
def test_cards_of_a_deck_have_cost_resources_and_class(face):
    assert (face.cost is None) == (face.kind == RESOURCE_CARD)
    assert face.kind in (ALLY, EVENT, SUPPORT, UPGRADE, RESOURCE_CARD)
    assert sum(face.gives) >= 1
    assert face.aspect in (*ASPECTS, "basic", "hero")


@pytest.mark.rule("champions.player_card.hit_points", "champions.player_card.thw", "champions.player_card.atk")
@pytest.mark.rule("champions.player_card.def", "champions.player_card.rec", "champions.player_card.hand_size")
def test_identities_and_allies_have_their_numbers():
    for face in CARDS:
        if face.is_character:
            assert face.hit_points.at(1) > 0
        if face.kind in (HERO, ALTER_EGO):
            hero = face.kind == HERO
            assert face.hand_size > 0
            assert face.cost is None
            assert [n is not None for n in (face.thw, face.atk, face.defense, face.rec)] == [hero, hero, hero, not hero]
        if face.kind == ALLY:
            assert face.atk is not None
            assert face.thw is not None or face.plain == "Hulk"


@pytest.mark.rule("champions.player_card.consequential_damage", "champions.player_card.alternate_name")
def test_allies_have_consequential_damage_for_each_power_and_perhaps_another_name():
    hulk, mockingbird, fury = (next(f for f in CARDS if f.code == c) for c in ("01050", "01083", "01084"))
    assert (hulk.thw_hurts, hulk.atk_hurts) == (0, 1)
    assert (mockingbird.thw_hurts, mockingbird.atk_hurts) == (1, 1)
    assert (mockingbird.subname, fury.subname) == ("Bobbi Morse", "")


def numbers(face: ChampionsPrinted) -> dict[str, int | str]:
    """What the drawn face shows: its icons with their numbers."""
    return {stat.icon: stat.value for stat in face.face.stats}


@pytest.mark.rule("champions.player_card.hit_points", "champions.player_card.thw", "champions.player_card.atk")
@pytest.mark.rule("champions.player_card.def", "champions.player_card.rec", "champions.player_card.hand_size")
@pytest.mark.rule("champions.player_card.consequential_damage")
@pytest.mark.parametrize(
    ("code", "shown"),
    [
        ("01001a", {"thwart": 1, "attack": 2, "defense": 3, "hand": 5, "hit-points": 10}),
        ("01001b", {"recover": 3, "hand": 6, "hit-points": 10}),
        ("01010a", {"thwart": 2, "attack": 2, "defense": 1, "hand": 5, "hit-points": 12}),
        ("01019b", {"recover": 5, "hand": 6, "hit-points": 15}),
        ("01050", {"attack": 3, "hit-points": 5, "attack-hurts": 1}),
        ("01002", {"thwart": 1, "attack": 1, "hit-points": 2, "thwart-hurts": 1}),
        ("01058", {"thwart": 2, "attack": 2, "hit-points": 3, "thwart-hurts": 1, "attack-hurts": 1}),
        ("01005", {}),
    ],
)
def test_a_face_shows_the_numbers_that_are_printed(code, shown):
    assert numbers(next(face for face in CARDS if face.code == code)) == shown


@pytest.mark.rule("champions.player_card.thw", "champions.player_card.atk", "champions.player_card.def")
@pytest.mark.rule("champions.player_card.rec", "champions.player_card.hit_points", "champions.player_card.hand_size")
@pytest.mark.parametrize("face", CARDS, ids=code)
def test_every_face_shows_its_own_numbers_and_no_others(face):
    shown = numbers(face)
    hit_points = face.hit_points.fixed or None
    for icon, value in (
        ("thwart", face.thw), ("attack", face.atk), ("defense", face.defense), ("recover", face.rec),
        ("hand", face.hand_size or None), ("hit-points", hit_points), ("scheme", None),
    ):  # fmt: skip
        assert shown.get(icon) == value


@pytest.mark.rule("champions.alternate_name.optional_field")
def test_the_alternate_name_stands_apart():
    mockingbird, fury = printed("mockingbird"), printed("nick_fury")
    assert (mockingbird.plain, mockingbird.subname) == ("Mockingbird", "Bobbi Morse")
    assert fury.face.subname is None


@pytest.mark.rule("champions.keywords.attribute_with_rules")
def test_the_keywords_of_the_reference_have_their_words():
    words = ["toughness", "overkill", "surge", "restricted", "guard", "peril", "retaliate", "quickstrike"]
    card = upgrade("keywords", "Keywords", cost=0, uses=2, keywords=dict.fromkeys(words, 1))
    ids = [text.id for text in card.face.text]
    assert ids == ["champions-text-uses", *(f"champions-keyword-{word}" for word in words)]
