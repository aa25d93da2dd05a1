"""Додаток I: how a deck is built."""

from __future__ import annotations

import pytest

from rulebound.games.champions import GAME
from rulebound.games.champions.deckbuilding import (
    DECKS,
    HeroDeck,
    deck_for,
    deck_problems,
    decks,
    player_cards,
    random_deck,
)
from rulebound.games.champions.printed import ASPECTS, HERO, SETS
from rulebound.games.champions.setup import RANDOM, sets_of
from rulebound.kernel.chance import Chance
from rulebound.kernel.text import Refused


def broken(deck: HeroDeck) -> list[str]:
    return [rule.removeprefix("champions.") for rule, _ in deck_problems(deck)]


def spider_man(**more: int) -> HeroDeck:
    """The starter deck with other numbers of some cards: `c01086=3`."""
    cards = dict(deck_for("spider_man").cards)
    for code, n in more.items():
        cards[code.removeprefix("c")] = n
    return HeroDeck(hero="spider_man", cards=cards)


@pytest.mark.rule("champions.deckbuilding.size", "champions.deckbuilding.identity_not_counted")
def test_a_deck_has_forty_to_fifty_cards_without_the_identity():
    assert sum(spider_man().cards.values()) == 40
    assert broken(spider_man()) == []
    assert broken(spider_man(c01086=0)) == ["deckbuilding.size"]
    fill = {"c01083": 1, "c01085": 3, "c01086": 3, "c01087": 3, "c01091": 3, "c01092": 2, "c01093": 2}
    bigger = spider_man(**fill)
    assert sum(bigger.cards.values()) == 50
    assert broken(bigger) == []
    assert broken(spider_man(**{**fill, "c01093": 3})) == ["deckbuilding.size"]


@pytest.mark.rule("champions.deckbuilding.one_identity")
def test_a_deck_has_one_identity():
    for nobody in ("nobody", "rhino"):
        assert broken(HeroDeck(hero=nobody, cards={})) == ["deckbuilding.one_identity"]
    hero = next(face for face in SETS["captain_marvel"].faces() if face.kind == HERO)
    assert broken(spider_man(**{f"c{hero.code}": 1})) != []


@pytest.mark.rule("champions.deckbuilding.all_identity_specific_cards")
def test_all_cards_of_the_hero_are_in_it():
    assert "deckbuilding.all_identity_specific_cards" in broken(spider_man(c01005=2, c01086=2))


@pytest.mark.rule("champions.deckbuilding.one_aspect")
def test_only_one_aspect_is_allowed():
    assert broken(spider_man(c01054=1)) == ["deckbuilding.one_aspect"]  # Uppercut beside Justice
    assert broken(spider_man(c01054=0)) == []


@pytest.mark.rule("champions.deckbuilding.fill_with_aspect_or_basic")
def test_cards_of_another_hero_are_not_allowed():
    other = next(card for card in SETS["captain_marvel"].cards if card.kind != HERO)
    assert broken(spider_man(**{f"c{other.code}": 1})) == ["deckbuilding.fill_with_aspect_or_basic"]


@pytest.mark.rule("champions.deckbuilding.three_copies")
def test_three_copies_are_allowed_and_no_four():
    assert broken(spider_man(c01087=3)) == []
    assert broken(spider_man(c01087=4)) == ["deckbuilding.three_copies"]


@pytest.mark.rule("champions.deckbuilding.one_copy_unique")
def test_a_unique_card_is_allowed_once():
    assert broken(spider_man(c01083=2)) == ["deckbuilding.one_copy_unique"]


@pytest.mark.rule("champions.deckbuilding.identity_requirements")
def test_what_an_identity_demands_must_be_met(monkeypatch):
    identity = SETS["spider_man"].identity
    monkeypatch.setattr(identity, "keywords", {"deck-aerial": 9})
    assert broken(spider_man()) == ["deckbuilding.identity_requirements"]
    monkeypatch.setattr(identity, "keywords", {"deck-aerial": 1})
    assert broken(spider_man()) == []


@pytest.mark.parametrize("name", list(decks()))
def test_the_decks_of_the_box_can_be_played(name):
    assert broken(decks()[name]) == []


def test_without_a_deck_a_hero_is_refused():
    with pytest.raises(Refused):
        deck_for("nobody")


def test_decks_by_lot_are_legal_and_of_every_size_and_aspect():
    sizes, aspects = set(), set()
    for hero in sets_of("hero"):
        for seed in range(60):
            deck = random_deck(hero, Chance(seed))
            assert broken(HeroDeck(hero=hero, cards=deck)) == []
            sizes.add(sum(deck.values()))
            aspects |= {(hero, player_cards()[code].aspect) for code in deck}
    assert sizes == set(range(40, 51))
    assert all((hero, aspect) in aspects for hero in sets_of("hero") for aspect in (*ASPECTS, "basic"))
    assert random_deck("iron_man", Chance(3)) == random_deck("iron_man", Chance(3))
    assert {DECKS.by_lot(Chance(seed)).hero for seed in range(40)} == set(sets_of("hero"))


def test_setups_by_lot_can_be_played_and_are_all_kinds_of():
    drawn = [GAME.setup_by_lot(Chance(seed)) for seed in range(120)]
    for setup in drawn:
        GAME.read_setup(setup)
    assert {len(setup["heroes"]) for setup in drawn} == {1, 2, 3, 4}
    assert {hero for setup in drawn for hero in setup["heroes"]} == set(sets_of("hero"))
    assert {setup["villain"] for setup in drawn} == set(sets_of("villain"))
    assert {setup["mode"] for setup in drawn} == {"standard", "expert"}
    assert {len(setup["modular"]) for setup in drawn} == {0, 1, 2, 3}
    assert {one for setup in drawn for one in setup["modular"]} == {*sets_of("modular"), RANDOM}
    assert GAME.setups() == GAME.setups()
    assert GAME.setup_by_lot(Chance(2)) in GAME.setups()
