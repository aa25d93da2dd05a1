"""Гравець вибуває з гри: what becomes of the cards, and of the game."""

from __future__ import annotations

import pytest

from rulebound.games.champions.damage import deal_damage
from rulebound.games.champions.elimination import eliminate
from rulebound.games.champions.piles import deal_encounter_card
from rulebound.lcg.in_play import enter_play
from tests.champions_table import table

TWO = ["spider_man", "captain_marvel"]


@pytest.mark.rule("champions.player_elimination.own_cards_discarded", "champions.player_elimination.others_continue")
def test_hand_and_deck_are_discarded_and_the_others_go_on():
    t = table(heroes=TWO, hand=["energy", "genius"])
    player = t.s.players[0]
    count = len(player.hand.cards) + len(player.deck.cards)
    t.run(deal_damage(t.s, t.s.identity(0), 99))
    assert (player.hand.cards, player.deck.cards) == ([], [])
    assert len(player.discard.cards) == count
    assert not t.over
    assert t.s.order() == [1]


@pytest.mark.rule("champions.player_elimination.controlled_cards_discarded")
def test_cards_in_play_go_to_their_owners():
    t = table(heroes=TWO)
    own = t.put("mockingbird", seat=0)
    lent = t.new("nick_fury", t.s.players[1].discard, 1)
    t.quietly(enter_play(t.s, lent, t.s.players[0].area, 0))
    assert lent.controller == 0
    eliminate(t.s, 0)
    assert own.zone is t.s.players[0].discard
    assert lent.zone is t.s.players[1].discard
    assert t.s.controlled(0) == []


@pytest.mark.rule("champions.player_elimination.dealt_encounter_cards_discarded")
def test_dealt_encounter_cards_are_discarded_unrevealed():
    t = table(heroes=TWO)
    t.on_top("shocker", "sandman")
    for _ in range(2):
        deal_encounter_card(t.s, t.s.players[0])
    eliminate(t.s, 0)
    assert [card.printed.plain for card in t.s.encounter_discard.cards[-2:]] == ["Shocker", "Sandman"]
    assert not t.said("reveals")


@pytest.mark.rule("champions.player_elimination.shared_result")
def test_the_eliminated_win_with_the_others():
    t = table(heroes=TWO)
    eliminate(t.s, 0)
    for _ in range(2):
        t.run(deal_damage(t.s, t.s.villain, 99))
    assert t.over
    assert t.s.result.winners == [0, 1]


@pytest.mark.rule("champions.player_elimination.current_effect_finishes")
def test_the_effect_that_eliminates_a_player_is_finished():
    t = table(heroes=TWO)
    t.s.identity(0).damage = 9
    t.reveal("shocker", seat=1)
    assert t.s.players[0].out
    assert t.s.identity(1).damage == 1
