"""Власник і контроль: who controls a card, and where it goes when it leaves play."""

from __future__ import annotations

import pytest

from rulebound.games.champions.printed import support
from rulebound.games.champions.state import ChampionsCard
from rulebound.games.champions.words import nouns, put_into_play, response, take_control
from rulebound.lcg.events import DEFEAT
from rulebound.lcg.targets import an
from tests.champions_made_up import always
from tests.champions_table import Table, table

infirmary = support(
    "made-up-80",
    "Infirmary",
    does=response(always(DEFEAT), put_into_play(an(nouns.ALLY.in_discard_piles))),
)


def with_infirmary(*, foreign: bool) -> Table:
    """The first player controls an ally at its last hit point, and a card that brings fallen allies back."""
    t = table(heroes=["captain_marvel", "spider_man"])
    ally = t.put("mockingbird", seat=1 if foreign else 0)
    if foreign:
        t.resolve(take_control(an(nouns.ALLY)), by="p0")
    assert ally.controller == 0
    ally.damage = 2
    t.put(infirmary)
    return t


@pytest.mark.rule("champions.control.leaves_play_after_event")
def test_a_foreign_ally_goes_home_when_the_attack_is_over():
    t = with_infirmary(foreign=True)
    t.lay("vision", "discard")  # so that there is a choice after the defeat
    t.villain_attacks(defender="mockingbird", until="response-defeat")
    assert t.zone("mockingbird") == "aside"
    t.answer("response-defeat", "pass")
    assert t.lies("mockingbird", "discard", seat=1)
    assert t.controller("mockingbird") == 1


@pytest.mark.rule("champions.control.new_location_untouchable")
def test_nothing_in_that_event_reaches_the_ally_in_the_pile_of_its_owner():
    t = with_infirmary(foreign=False)
    t.villain_attacks(defender="mockingbird", until="response-defeat")
    assert t.zone("mockingbird") == "discard"  # one's own ally could come back at once
    t = with_infirmary(foreign=True)
    t.villain_attacks(defender="mockingbird")
    assert "response-defeat" not in t.prompts()
    assert t.could(put_into_play(an(nouns.ALLY.in_discard_piles)), by="p0")  # later it is a card like any other


@pytest.mark.rule("champions.control.enters_under_owner", "champions.control.own_out_of_play_zones")
def test_cards_enter_play_under_the_control_of_their_owner():
    t = table(heroes=["spider_man", "she_hulk"], hand=["tigra", "strength", "energy", "combat_training", "genius"])
    assert t.controller("tigra") == 0
    assert all(card.controller == 1 for card in t.pile("deck", 1).cards)
    t.play("tigra", "pay/strength", "pay/energy", "pay/done")
    assert t.controller("tigra") == 0
    t.play("combat_training", "give/give:p1")
    assert t.controller("combat_training") == 1


@pytest.mark.rule("champions.control.scenario_cards", "champions.owner.scenario")
def test_cards_of_the_scenario_belong_to_it():
    t = table(engaged=["hydra_mercenary"], side=["bomb_scare"])
    for name in ("hydra_mercenary", "bomb_scare", "rhino"):
        assert t.card(name).owner is None
        assert t.card(name).controller is None


@pytest.mark.rule("champions.control.changes_only_by_ability")
def test_defending_for_another_player_does_not_change_control():
    t = table(heroes=["spider_man", "she_hulk"], in_play=["hawkeye"])
    t.villain_attacks("p0>defend/hawkeye", atk=1, seat=1)
    assert t.damage("hawkeye") == 1
    assert t.controller("hawkeye") == 0


@pytest.mark.rule("champions.control.leaves_play_to_owner", "champions.owner.player_deck")
def test_a_card_goes_back_to_its_owner():
    t = table(heroes=["captain_marvel", "spider_man"], hand=["make_the_call", "strength"])
    hill = t.lay("maria_hill", "discard", seat=1)
    t.play("make_the_call")
    assert (hill.controller, hill.owner) == (0, 1)
    t.hurt("maria_hill", 2)
    assert t.lies(hill, "discard", seat=1)


def taken_over(t: Table) -> ChampionsCard:
    """The second player's ally comes under the first player's control: no card of the core set does that."""
    ally = t.put("maria_hill", seat=1)
    t.put("inspired", seat=1, on="maria_hill")
    ally.damage = 1
    ally.exhausted = True
    t.resolve(take_control(an(nouns.ALLY)), by="p0")
    return ally


@pytest.mark.rule("champions.control.character_keeps_state", "champions.control.moves_to_new_area")
def test_a_character_that_changes_control_moves_as_it_is():
    t = table(heroes=["captain_marvel", "spider_man"])
    ally = taken_over(t)
    assert t.lies(ally, "area")
    assert "maria_hill" not in t.lying("area", seat=1)
    assert (ally.controller, ally.damage, ally.exhausted) == (0, 1, True)


@pytest.mark.rule("champions.control.attached_cards_follow")
def test_what_is_attached_follows():
    t = table(heroes=["captain_marvel", "spider_man"])
    ally = taken_over(t)
    assert t.controller("inspired") == 0
    assert t.card("inspired").host == ally.id


@pytest.mark.rule("champions.control.duration_default")
def test_control_lasts_while_the_card_is_in_play():
    t = table(heroes=["captain_marvel", "spider_man"])
    ally = taken_over(t)
    t.step("end_player_phase")
    t.step("end_round")
    assert ally.controller == 0
    t.hurt("maria_hill", 1)
    assert t.lies(ally, "discard", seat=1)
