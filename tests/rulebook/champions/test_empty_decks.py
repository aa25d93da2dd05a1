"""Порожня колода: what becomes of a deck that has run out, of a player and of the scenario."""

from __future__ import annotations

import pytest

from rulebound.games.champions.piles import (
    discard_encounter_until,
    make_deck,
    make_encounter_deck,
    need_encounter_cards,
    top_encounter_card,
)
from rulebound.games.champions.words import discard_top_keep
from rulebound.kernel.flow import GameOver
from tests.champions_made_up import three


@pytest.mark.rule("champions.player_deck_empty.reshuffle", "champions.player_deck_empty.encounter_card_penalty")
def test_no_deck_is_made_of_nothing_or_for_nobody():
    t = three()
    player = t.s.players[1]
    t.empty("deck", "discard", seat=1)
    assert make_deck(t.s, player)
    assert (len(player.discard), len(player.dealt)) == (0, 1)
    assert not any(card.known for card in player.deck.cards)
    assert not make_deck(t.s, player), "there is no discard pile"
    assert len(player.dealt) == 1
    t.lay("energy", "discard", seat=1)
    player.out = True
    assert not make_deck(t.s, player)
    assert t.deal_encounter(1) is None
    assert (len(player.discard), len(player.dealt)) == (1, 1)


@pytest.mark.rule("champions.encounter_deck_empty.reshuffle", "champions.encounter_deck_empty.acceleration_token")
@pytest.mark.rule("champions.encounter_deck_empty.no_cards_left")
def test_every_empty_encounter_deck_brings_a_token_and_none_at_all_the_end():
    t = three()
    t.empty("encounter", "removed")
    make_encounter_deck(t.s)
    assert t.acceleration == 0, "of nothing no deck is made"
    with pytest.raises(GameOver):
        need_encounter_cards(t.s)
    for name in ("advance", "assault"):
        t.lay(name, "encounter-discard")
    need_encounter_cards(t.s)
    assert (len(t.lying("encounter")), t.acceleration) == (2, 1)
    need_encounter_cards(t.s)
    assert t.acceleration == 1
    first = top_encounter_card(t.s, t.s.encounter_discard)
    assert len(t.lying("encounter")) == 1
    second = top_encounter_card(t.s, t.s.boosts)
    assert {first, second} == {t.card("advance"), t.card("assault")}
    assert (t.s.encounter.cards, t.acceleration) == ([first], 2), "made anew at once"


@pytest.mark.rule(
    "champions.encounter_deck_empty.search_fails", "champions.encounter_deck_empty.new_deck_not_discarded"
)
def test_a_card_found_at_the_bottom_stays_out_of_the_new_deck():
    t = three()
    t.empty("encounter", "removed")
    t.on_top("advance", "shocker")
    card = discard_encounter_until(t.s, lambda printed: printed.kind == "minion")
    assert card is t.card("shocker")
    assert t.lying("encounter") == ["advance"]
    assert t.acceleration == 1
    t.on_top("sandman")
    card = discard_encounter_until(t.s, lambda printed: printed.kind == "minion")
    assert card is t.card("sandman")
    assert t.lies(card, "encounter-discard")
    assert t.acceleration == 1
    assert discard_encounter_until(t.s, lambda printed: False) is None
    assert t.acceleration == 2
    assert len(t.lying("encounter")) == 2


def test_what_a_new_deck_was_made_of_does_not_come_to_the_hand():
    t = three()
    t.empty("deck", "removed", seat=1)
    t.on_deck("energy", seat=1)
    t.resolve(discard_top_keep(2, "energy"), by="villain", seat=1)
    assert t.hand(1) == []
    assert t.lying("deck", seat=1) == ["energy"]
