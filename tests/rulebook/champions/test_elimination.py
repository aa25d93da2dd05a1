"""Гравець вибуває з гри: what becomes of the cards, and of the game."""

from __future__ import annotations

import pytest

from rulebound.games.champions.words import nouns, take_control
from rulebound.lcg.targets import an
from tests.champions_table import table

TWO = ["spider_man", "captain_marvel"]


@pytest.mark.rule("champions.player_elimination.own_cards_discarded", "champions.player_elimination.others_continue")
def test_hand_and_deck_are_discarded_and_the_others_go_on():
    t = table(heroes=TWO, hand=["energy", "genius"])
    count = len(t.hand()) + len(t.lying("deck"))
    t.hurt("p0", 99)
    assert (t.hand(), t.lying("deck")) == ([], [])
    assert len(t.lying("discard")) == count
    assert not t.over
    assert t.whole_turns() == [1]


@pytest.mark.rule("champions.player_elimination.controlled_cards_discarded")
def test_cards_in_play_go_to_their_owners():
    t = table(heroes=TWO)
    t.put("mockingbird", seat=0)
    t.put("nick_fury", seat=1)
    t.resolve(take_control(an(nouns.ALLY)), by="p0")
    assert t.controller("nick_fury") == 0
    t.eliminate(0)
    assert t.lies("mockingbird", "discard")
    assert t.lies("nick_fury", "discard", seat=1)
    assert "nick_fury" not in t.lying("area")


@pytest.mark.rule("champions.player_elimination.dealt_encounter_cards_discarded")
def test_dealt_encounter_cards_are_discarded_unrevealed():
    t = table(heroes=TWO)
    t.on_top("shocker", "sandman")
    for _ in range(2):
        t.deal_encounter()
    t.eliminate(0)
    assert t.lying("encounter-discard")[-2:] == ["shocker", "sandman"]
    assert not t.said("reveals")


@pytest.mark.rule("champions.player_elimination.shared_result")
def test_the_eliminated_win_with_the_others():
    t = table(heroes=TWO)
    t.eliminate(0)
    for _ in range(2):
        t.hurt("villain", 99)
    assert t.over
    assert t.result.winners == [0, 1]


@pytest.mark.rule("champions.player_elimination.current_effect_finishes")
def test_the_effect_that_eliminates_a_player_is_finished():
    t = table(heroes=TWO)
    t.card("p0").damage = 9
    t.reveal("shocker", seat=1)
    assert t.out(0)
    assert t.damage("p1") == 1
