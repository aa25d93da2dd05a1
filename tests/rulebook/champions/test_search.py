"""Знайти: searching a deck."""

from __future__ import annotations

import pytest

from rulebound.games.champions.words import UPGRADE, search_deck
from rulebound.lcg.moments import Moment
from rulebound.lcg.targets import an
from tests.champions_table import Table, table

FOR_AN_UPGRADE = search_deck(an(UPGRADE))


def searching() -> Table:
    """A deck with two upgrades in it."""
    t = table()
    for card in t.s.players[0].deck.cards[:]:
        t.s.move(card, t.s.removed)
    t.on_deck("energy", "combat_training", "genius", "tenacity", "strength")
    return t


@pytest.mark.rule("champions.search.look_at_whole_zone", "champions.search.cards_stay_in_zone")
def test_who_searches_sees_the_whole_deck_which_stays_where_it_is():
    t = searching()
    deck = t.s.players[0].deck.cards
    flow = FOR_AN_UPGRADE.run(t.s, Moment(t.card("spider_man"), 0))
    choice = flow.send(None)
    assert choice.seat == 0
    assert all(card.visible_to(0) for card in deck)
    assert len(deck) == 5
    flow.close()


@pytest.mark.rule("champions.search.choose_one_of_many", "champions.search.found_card_to_named_place")
def test_one_of_the_fitting_cards_goes_to_the_named_place():
    t = searching()
    t.run(FOR_AN_UPGRADE.run(t.s, Moment(t.card("spider_man"), 0)), "take:tenacity")
    (choice,) = t.asked
    assert {option.on.printed.plain for option in choice.options} == {"Combat Training", "Tenacity"}
    assert t.hand() == ["tenacity"]
    assert len(t.s.players[0].deck.cards) == 4


@pytest.mark.rule("champions.search.shuffle_after_whole_deck")
def test_a_searched_deck_is_shuffled_even_if_nothing_was_found():
    t = searching()
    for name in ("combat_training", "tenacity"):
        t.s.move(t.card(name), t.s.removed)
    t.run(FOR_AN_UPGRADE.run(t.s, Moment(t.card("spider_man"), 0)))
    assert t.hand() == []
    assert not any(card.visible_to(0) for card in t.s.players[0].deck.cards)  # nobody knows the order any more
