"""Three heroes, and the first player is not seat 0: whose turn, whose activation, who is asked, and who is out."""

from __future__ import annotations

import pytest

from rulebound.games.champions import GAME
from rulebound.games.champions.activation import enemy_attacks
from rulebound.games.champions.elimination import eliminate
from rulebound.games.champions.encounter import put_minion_into_play
from rulebound.games.champions.numbers import remaining
from rulebound.games.champions.player_phase import turn_options
from rulebound.games.champions.state import Player
from rulebound.games.champions.threat import advance_main_scheme
from rulebound.games.champions.words import branch, choose_one, deal, each_player, indirect_damage, may, nouns
from rulebound.games.champions.words.fighting import IndirectDamage
from rulebound.lcg.effects.sentences import May
from rulebound.lcg.in_play import enter_play
from rulebound.lcg.moments import Moment
from rulebound.lcg.targets import EACH_PLAYER, each
from tests.champions_table import Table, table

THREE = ["spider_man", "captain_marvel", "she_hulk"]


def nearly_beaten(t: Table, seat: int) -> None:
    """One hit point is left."""
    t.s.identity(seat).damage += remaining(t.s, t.s.identity(seat)) - 1


def at_rest(t: Table) -> None:
    """Nothing lies where it cannot stay, and nothing with one who is out."""
    assert t.s.faults() == []
    assert [zone.cards for zone in (t.s.revealing, t.s.boosts, t.s.playing, t.s.aside)] == [[], [], [], []]


# --- the order is settled when the step begins --------------------------------------------------------------------


@pytest.mark.rule("champions.activation.once_per_player", "champions.first_player.eliminated_passes_token")
@pytest.mark.parametrize("falls", [0, 1, 2])
def test_the_villain_activates_against_everyone_although_somebody_falls(falls):
    t = table(heroes=THREE, first=1)
    nearly_beaten(t, falls)
    t.step_two()
    assert t.s.players[falls].out
    assert [line["player"] for line in t.lines("enemy-attacks")] == ["p1", "p2", "p0"]
    at_rest(t)


@pytest.mark.rule("champions.activation.once_per_player", "champions.player_elimination.minions_move_clockwise")
def test_who_has_fallen_before_is_not_activated_against_and_the_minions_go_on():
    t = table(heroes=THREE, first=1)
    t.put("shocker", seat=1)
    nearly_beaten(t, 1)
    t.step_two()
    lines = [(line["enemy"], line["player"]) for line in t.lines("enemy-attacks")]
    assert lines == [("rhino", "p1"), ("rhino", "p2"), ("shocker", "p2"), ("rhino", "p0")]


@pytest.mark.rule("champions.player_phase.one_turn_each", "champions.first_player.eliminated_passes_token")
@pytest.mark.parametrize("falls", [0, 1, 2])
def test_everyone_has_a_turn_although_somebody_falls_in_their_own(falls):
    t = table(heroes=THREE, first=1)
    t.put("m_o_d_o_k", seat=falls)
    nearly_beaten(t, falls)
    name = t.s.identity(falls).printed.plain.lower().replace("-", "_").replace(" ", "_")
    assert t.whole_turns(f"p{falls}>turn/attack:{name}", "attack/m_o_d_o_k") == [1, 2, 0]
    assert t.s.players[falls].out
    at_rest(t)


@pytest.mark.rule("champions.player_phase.one_turn_each", "champions.player_order.first_then_clockwise")
def test_turns_begin_with_the_first_player_and_go_clockwise():
    t = table(heroes=THREE, first=2)
    assert t.whole_turns() == [2, 0, 1]
    assert t.prompts() == ["turn"] * 3


# --- nobody asks one who is out -------------------------------------------------------------------------------


@pytest.mark.rule("champions.player_elimination.others_continue")
def test_ultron_asks_nobody_what_follows_an_attack_that_has_beaten_its_target():
    t = table(heroes=THREE, villain="ultron", first=1)
    nearly_beaten(t, 1)
    threat = t.threat()
    t.villain_attacks(seat=1)
    assert t.s.players[1].out
    assert "choose-one" not in t.prompts()
    assert t.threat() == threat
    at_rest(t)
    t.villain_attacks("p2>choose-one/threat", seat=2)
    assert t.threat() == threat + 1


@pytest.mark.rule("champions.player_elimination.current_effect_finishes")
def test_what_is_not_about_the_fallen_player_still_happens():
    t = table(heroes=THREE, first=1, side=["legions_of_hydra"], engaged=["madame_hydra"])
    nearly_beaten(t, 0)
    threat = t.threat("legions_of_hydra")
    t.minion_attacks("madame_hydra")
    assert t.s.players[0].out
    assert t.threat("legions_of_hydra") == threat + 2
    assert t.card("madame_hydra").engaged == 1
    at_rest(t)


@pytest.mark.rule("champions.player_elimination.current_effect_finishes")
def test_each_player_chooses_without_the_one_who_falls_meanwhile():
    t = table(heroes=THREE, first=1)
    for seat in (1, 2):
        nearly_beaten(t, seat)
    t.reveal(
        "under_attack", "p0>choose-one/threat", "p1>order/p1", "p1>choose-one/damage", "p2>choose-one/damage", seat=0
    )
    assert [player.out for player in t.s.players] == [False, True, True]
    assert t.threat("under_attack") == 3 + 2
    at_rest(t)


@pytest.mark.rule("champions.player_elimination.others_continue", "champions.player_order.first_then_clockwise")
@pytest.mark.parametrize(
    "effect",
    [
        each_player(deal(1, each(nouns.HERO))),
        choose_one(
            branch("damage", deal(1, each(nouns.HERO))), branch("more", deal(2, each(nouns.HERO))), who=EACH_PLAYER
        ),
        may(deal(1, each(nouns.HERO)), who=EACH_PLAYER),
        indirect_damage(1, EACH_PLAYER),
    ],
)
def test_whoever_falls_before_their_part_of_an_effect_has_none(effect):
    t = table(heroes=THREE, first=1)
    nearly_beaten(t, 2)
    nearly_beaten(t, 1)
    card = t.new("shocker", t.s.revealing, None)
    t.run(effect.run(t.s, Moment(card, 0)), *["may/resolve"] * 2 if isinstance(effect, May) else [])
    assert [player.out for player in t.s.players] == [False, True, True]
    assert t.damage("spider_man") == (1 if isinstance(effect, IndirectDamage) else 2)


# --- nothing is lost and nothing is dealt ---------------------------------------------------------------------


@pytest.mark.rule("champions.player_elimination.current_effect_finishes", "champions.nemesis.enters_by_encounter_card")
def test_the_first_player_reveals_the_scheme_of_a_nemesis_that_beat_its_hero():
    t = table(heroes=THREE, first=1)
    nearly_beaten(t, 0)
    t.reveal("shadow_of_the_past", seat=0)
    assert t.s.players[0].out
    assert t.card("vulture").engaged == 1
    assert t.in_play("highway_robbery")
    assert [line["player"] for line in t.lines("reveals")] == ["p0", "p0", "p1"]
    at_rest(t)


@pytest.mark.rule("champions.player_elimination.minions_move_clockwise")
def test_a_minion_that_would_engage_a_fallen_player_engages_the_next():
    t = table(heroes=THREE, villain="klaw", first=1)
    t.on_top("whirlwind", "weapons_runner")
    nearly_beaten(t, 1)
    t.run(enemy_attacks(t.s, t.s.villain, 1))
    assert t.s.players[1].out
    assert t.zone("weapons_runner") == "encounter-discard"  # the attack has lost its target, nobody turns it up
    at_rest(t)
    runner = t.new("weapons_runner", t.s.revealing, None)
    t.run(put_minion_into_play(t.s, runner, 1))
    assert runner.engaged == 2
    assert t.lines("engages")[-1]["rule"] == "champions.player_elimination.minions_move_clockwise"


@pytest.mark.rule("champions.player_elimination.own_cards_discarded")
def test_no_deck_is_made_for_and_no_card_dealt_to_a_fallen_player():
    t = table(heroes=THREE, villain="ultron", first=1)
    nearly_beaten(t, 1)
    t.reveal("rage_of_ultron", seat=1)
    assert t.s.players[1].out
    assert not t.said("deck-made")
    assert not t.said("dealt")
    at_rest(t)


@pytest.mark.rule("champions.surge.reveal_another", "champions.player_elimination.others_continue")
def test_surge_ends_with_the_player_who_falls():
    t = table(heroes=THREE, first=1)
    t.on_top("shocker", "sandman")
    nearly_beaten(t, 2)
    t.on_top("advance")
    t.s.identity(2).confused = True  # false alarm changes nothing and surges
    t.reveal("false_alarm", seat=2)
    assert [line["player"] for line in t.lines("reveals")] == ["p2", "p2"]
    t = table(heroes=THREE, first=1)
    t.s.identity(2).confused = True
    nearly_beaten(t, 2)
    t.on_top("shocker", "sandman")
    t.reveal("false_alarm", seat=2)
    assert t.s.players[2].out
    at_rest(t)


# --- what the asking player knows -----------------------------------------------------------------------------


def asked(t: Table, seat: int) -> list[str]:
    options = turn_options(t.s, t.s.players[seat])
    return [option.on.key for option in options if option.act == "ask" and isinstance(option.on, Player)]


@pytest.mark.rule("champions.player_turn.ask_other_player", "champions.discussion.hand_not_forced")
def test_whoever_holds_cards_may_be_asked_whatever_they_are():
    t = table(heroes=THREE, first=1)
    assert asked(t, 1) == []  # empty hands, and nothing to use
    t.new("first_aid", t.s.players[0].hand, 0)
    assert asked(t, 1) == ["p0"]
    t.s.players[0].hand.cards[0].printed = t.new("mockingbird", t.s.removed, 0).printed
    assert asked(t, 1) == ["p0"]  # no action, but that is not to be seen
    t.act("ask", "p0", "p0>asked/pass", seat=1)
    assert [option.act for option in t.asked[-1].options] == ["pass"]  # asked all the same
    assert asked(t, 1) == []


@pytest.mark.rule("champions.player_turn.ask_other_player")
def test_known_cards_tell_whether_a_player_can_be_asked():
    t = table(heroes=THREE, first=1)
    card = t.new("mockingbird", t.s.players[0].hand, 0)
    t.s.show(card, 1 << 1)
    assert asked(t, 1) == []
    t.put("avengers_mansion", seat=0)
    assert asked(t, 1) == ["p0"]


@pytest.mark.rule("champions.player_turn.ask_other_player", "champions.player_elimination.others_continue")
def test_nobody_asks_a_fallen_player():
    t = table(heroes=THREE, first=1)
    t.new("first_aid", t.s.players[0].hand, 0)
    t.hurt("spider_man", 99)
    assert asked(t, 1) == []


# --- falling in the middle of something -----------------------------------------------------------------------


@pytest.mark.rule("champions.player_elimination.current_effect_finishes", "champions.cost.ability_cost_before_effect")
def test_whoever_falls_while_paying_gets_nothing_for_it():
    t = table(heroes=THREE, first=2)
    t.put("focused_rage", seat=2)
    nearly_beaten(t, 2)
    t.use("focused_rage", seat=2)  # takes 1 damage to draw a card
    assert t.s.players[2].out
    assert not t.said("draws")
    at_rest(t)


@pytest.mark.rule(
    "champions.player_elimination.own_cards_discarded", "champions.initiation.event_discarded_after_effects"
)
def test_an_event_whose_player_falls_to_retaliation_is_discarded():
    t = table(heroes=THREE, hand=["haymaker", "energy"])
    t.put("whiplash", seat=0)
    nearly_beaten(t, 0)
    t.play("haymaker", "attack/whiplash")
    assert t.s.players[0].out
    assert t.zone("haymaker") == "discard"
    at_rest(t)


@pytest.mark.rule("champions.player_elimination.current_effect_finishes", "champions.enemy_scheme.step_order")
def test_a_scheme_goes_on_although_a_boost_card_beats_the_player():
    t = table(heroes=THREE, first=1, form="alter-ego")
    nearly_beaten(t, 1)
    t.villain_schemes(boost="concussive_blast", seat=1)
    assert t.s.players[1].out
    assert t.threat() == 1
    at_rest(t)


@pytest.mark.rule("champions.player_elimination.others_continue")
def test_a_choice_of_step_one_is_made_by_the_living():
    t = table(heroes=THREE, villain="ultron", first=1)
    eliminate(t.s, 2)
    t.run(advance_main_scheme(t.s))
    threat = t.threat()
    t.step("villain_threat", "p1>choose-one/threat", "p0>choose-one/threat")
    assert t.threat() == threat + 3 + 2 + 2
    at_rest(t)


@pytest.mark.rule("champions.player_elimination.controlled_cards_discarded", "champions.control.leaves_play_to_owner")
def test_a_card_of_a_fallen_player_does_not_return_to_a_hand():
    t = table(heroes=THREE, first=1)
    hellcat = t.new("hellcat", t.s.players[2].discard, 2)
    t.quietly(enter_play(t.s, hellcat, t.s.players[0].area, 0))
    eliminate(t.s, 2)
    t.use("hellcat")
    assert hellcat.zone is t.s.players[2].discard
    at_rest(t)


@pytest.mark.rule("champions.player_elimination.others_continue", "champions.choose.must_change_game")
def test_nobody_calls_an_ally_from_the_pile_of_a_fallen_player():
    t = table(heroes=THREE, hand=["make_the_call", "energy", "genius"], first=1)
    t.new("maria_hill", t.s.players[2].discard, 2)
    assert t.can("play", "make_the_call")
    eliminate(t.s, 2)
    assert not t.can("play", "make_the_call")


@pytest.mark.rule("champions.discussion.hand_not_forced")
def test_nobody_sees_the_hand_of_another():
    t = table(heroes=THREE[:2], hand=["energy"])
    hands = [zone for area in GAME.areas(t.s, 1) for zone in area.zones if zone.id == "hand" and zone.owner == 0]
    assert [card.face for card in hands[0].cards] == [None]
