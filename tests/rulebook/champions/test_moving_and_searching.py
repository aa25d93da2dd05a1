"""Перемістити, знайти."""

from __future__ import annotations

import pytest

from rulebound.games.champions.printed import upgrade
from rulebound.games.champions.words import hero_action, move_damage, nouns, search_deck
from rulebound.games.champions.words.nouns import THE_VILLAIN
from rulebound.lcg.targets import an, named
from tests.champions_table import Table, table

mover = upgrade("made-up-71", "Mover", does=hero_action(move_damage(2, an(nouns.MINION))))
spreader = upgrade("made-up-72", "Spreader", does=hero_action(move_damage(1, an(nouns.CHARACTER))))
revenge = upgrade("made-up-73", "Revenge", does=hero_action(move_damage(2, THE_VILLAIN, an(nouns.ALLY))))


@pytest.mark.rule("champions.move.dial_and_card", "champions.move.from_dial_to_card")
def test_damage_moves_from_a_dial_to_a_card():
    t = table(engaged=["vulture"])
    t.put(mover)
    t.card("spider_man").damage = 5
    t.use("mover")
    assert (t.damage("spider_man"), t.damage("vulture")) == (3, 2)
    t.card("spider_man").damage = 1
    t.use("mover")
    assert (t.damage("spider_man"), t.damage("vulture")) == (0, 3)  # not above the maximum


@pytest.mark.rule("champions.move.from_card_to_dial")
def test_damage_moves_from_a_card_to_a_dial():
    t = table(in_play=["vision"])
    t.put(revenge)
    t.card("vision").damage = 2
    left = t.hit_points("rhino")
    t.use("revenge")
    assert t.damage("vision") == 0
    assert t.hit_points("rhino") == left - 2


@pytest.mark.rule("champions.move.not_to_same_place")
def test_damage_does_not_move_to_where_it_is():
    t = table()
    t.put(spreader)
    t.card("spider_man").damage = 5
    t.use("spreader")
    assert (t.damage("spider_man"), t.damage("rhino")) == (4, 1)
    assert t.prompts() == []  # there was only the villain


@pytest.mark.rule("champions.move.needs_destination")
def test_damage_needs_a_place_to_move_to():
    t = table()
    t.put(mover)
    t.card("spider_man").damage = 5
    assert t.why_not("use", "mover") == ["champions.ability.must_change_game"]


# --- search ---------------------------------------------------------------------------------------------------------

FOR_AN_UPGRADE = search_deck(an(nouns.UPGRADE))


def searching() -> Table:
    """A deck with two upgrades in it."""
    t = table()
    t.empty("deck", "removed")
    t.on_deck("energy", "combat_training", "genius", "tenacity", "strength")
    return t


@pytest.mark.rule("champions.search.look_at_whole_zone", "champions.search.cards_stay_in_zone")
def test_who_searches_sees_the_whole_deck_which_stays_where_it_is():
    t = searching()
    t.resolve(FOR_AN_UPGRADE, by="p0", until="take")
    assert t.choice.seat == 0
    assert all(t.known(card, 0) for card in t.pile("deck").cards)
    assert len(t.lying("deck")) == 5


@pytest.mark.rule("champions.search.choose_one_of_many", "champions.search.found_card_to_named_place")
def test_one_of_the_fitting_cards_goes_to_the_named_place():
    t = searching()
    t.resolve(FOR_AN_UPGRADE, "take/tenacity", by="p0")
    assert sorted(t.offered("take")) == ["take:combat_training", "take:tenacity"]
    assert t.hand() == ["tenacity"]
    assert len(t.lying("deck")) == 4


@pytest.mark.rule("champions.search.shuffle_after_whole_deck")
def test_the_deck_is_shuffled_even_if_nothing_was_found():
    t = table()
    before = t.lying("deck")
    t.resolve(search_deck(named("Nobody")), by="p0")
    assert t.hand() == []
    assert sorted(t.lying("deck")) == sorted(before)
    assert t.lying("deck") != before
    assert not any(t.known(card, 0) for card in t.pile("deck").cards)  # nobody knows the order any more
