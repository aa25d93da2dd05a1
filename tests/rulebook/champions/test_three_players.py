"""Three heroes, and the first player is not seat 0: whose turn, whose activation, who is asked, and who is out."""

from __future__ import annotations

import pytest

from rulebound.games.champions.activation import resolve_scheme
from rulebound.games.champions.events import Scheme
from rulebound.games.champions.piles import make_deck
from rulebound.games.champions.words import (
    branch,
    choose_one,
    deal,
    each_player,
    indirect_damage,
    may,
    nouns,
    take_control,
)
from rulebound.lcg.targets import EACH_PLAYER, THAT_PLAYER, YOU, an, each
from tests.champions_table import Table, table

THREE = ["spider_man", "captain_marvel", "she_hulk"]
ALL = each(nouns.HERO)
FALLS = "p1>order/captain_marvel"


# --- the order is settled when the step begins --------------------------------------------------------------------


@pytest.mark.rule("champions.activation.once_per_player", "champions.first_player.eliminated_passes_token")
@pytest.mark.parametrize("falls", [0, 1, 2])
def test_the_villain_activates_against_everyone_although_somebody_falls(falls):
    t = table(heroes=THREE, first=1)
    t.left(f"p{falls}", 1)
    t.step_two()
    assert t.out(falls)
    assert [line["player"] for line in t.lines("enemy-attacks")] == ["p1", "p2", "p0"]
    assert t.at_rest()


@pytest.mark.rule("champions.activation.once_per_player", "champions.player_elimination.minions_move_clockwise")
def test_who_has_fallen_before_is_not_activated_against_and_the_minions_go_on():
    t = table(heroes=THREE, first=1)
    t.put("shocker", seat=1)
    t.left("p1", 1)
    t.step_two()
    lines = [(line["enemy"], line["player"]) for line in t.lines("enemy-attacks")]
    assert lines == [("rhino", "p1"), ("rhino", "p2"), ("shocker", "p2"), ("rhino", "p0")]


@pytest.mark.rule("champions.player_phase.one_turn_each", "champions.first_player.eliminated_passes_token")
@pytest.mark.parametrize("falls", [0, 1, 2])
def test_everyone_has_a_turn_although_somebody_falls_in_their_own(falls):
    t = table(heroes=THREE, first=1)
    t.put("m_o_d_o_k", seat=falls)
    t.left(f"p{falls}", 1)
    assert t.whole_turns(f"p{falls}>turn/attack:{THREE[falls]}", "attack/m_o_d_o_k") == [1, 2, 0]
    assert t.out(falls)
    assert t.at_rest()


@pytest.mark.rule("champions.player_phase.one_turn_each", "champions.player_order.first_then_clockwise")
def test_turns_begin_with_the_first_player_and_go_clockwise():
    t = table(heroes=THREE, first=2)
    assert t.whole_turns() == [2, 0, 1]
    assert t.prompts() == ["turn"] * 3


# --- nobody asks one who is out -------------------------------------------------------------------------------


@pytest.mark.rule("champions.player_elimination.others_continue")
def test_ultron_asks_nobody_what_follows_an_attack_that_has_beaten_its_target():
    t = table(heroes=THREE, villain="ultron", first=1)
    t.left("p1", 1)
    threat = t.threat()
    t.villain_attacks(seat=1)
    assert t.out(1)
    assert "choose-one" not in t.prompts()
    assert t.threat() == threat
    assert t.at_rest()
    t.villain_attacks("p2>choose-one/threat", seat=2)
    assert t.threat() == threat + 1


@pytest.mark.rule("champions.player_elimination.current_effect_finishes")
def test_what_is_not_about_the_fallen_player_still_happens():
    t = table(heroes=THREE, first=1, side=["legions_of_hydra"], engaged=["madame_hydra"])
    t.left("p0", 1)
    threat = t.threat("legions_of_hydra")
    t.minion_attacks("madame_hydra")
    assert t.out(0)
    assert t.threat("legions_of_hydra") == threat + 2
    assert t.engaged_with("madame_hydra") == 1
    assert t.at_rest()


@pytest.mark.rule("champions.player_elimination.current_effect_finishes")
def test_each_player_chooses_without_the_one_who_falls_meanwhile():
    t = table(heroes=THREE, first=1)
    for seat in (1, 2):
        t.left(f"p{seat}", 1)
    t.reveal(
        "under_attack", "p0>choose-one/threat", "p1>order/p1", "p1>choose-one/damage", "p2>choose-one/damage", seat=0
    )
    assert t.fallen == [1, 2]
    assert t.threat("under_attack") == 3 + 2
    assert t.at_rest()


@pytest.mark.rule("champions.player_elimination.others_continue", "champions.player_order.first_then_clockwise")
@pytest.mark.parametrize(
    ("effect", "answers", "hurt"),
    [
        (each_player(deal(1, ALL)), [FALLS], 2),
        (choose_one(branch("damage", deal(1, ALL)), branch("more", deal(2, ALL)), who=EACH_PLAYER),
         ["p1>order/p1", "p1>choose-one/damage", FALLS, "p0>choose-one/damage"], 2),
        (may(deal(1, ALL), who=EACH_PLAYER), ["p1>may/resolve", FALLS, "p0>may/resolve"], 2),
        (indirect_damage(1, EACH_PLAYER), [], 1),
    ],
)  # fmt: skip
def test_whoever_falls_before_their_part_of_an_effect_has_none(effect, answers, hurt):
    t = table(heroes=THREE, first=1)
    t.left("p2", 1)
    t.left("p1", 1)
    card = t.lay("shocker", "revealing")
    t.resolve(effect, *answers, by=card)
    assert t.fallen == [1, 2]
    assert t.damage("spider_man") == hurt


@pytest.mark.rule("champions.player_elimination.others_continue")
@pytest.mark.parametrize(
    "effect",
    [
        choose_one(branch("damage", deal(1, each(nouns.HERO))), branch("more", deal(2, each(nouns.HERO)))),
        may(deal(1, each(nouns.HERO))),
        may(deal(1, each(nouns.HERO)), who=THAT_PLAYER),
        indirect_damage(1, YOU),
    ],
)
def test_you_is_nobody_once_you_have_fallen(effect):
    t = table(heroes=THREE, first=1)
    card = t.lay("shocker", "revealing")
    t.eliminate(2)
    t.resolve(effect, by=card, seat=2)
    assert t.prompts() == []
    assert not t.said("damaged")


# --- nothing is lost and nothing is dealt ---------------------------------------------------------------------


@pytest.mark.rule("champions.player_elimination.current_effect_finishes", "champions.nemesis.enters_by_encounter_card")
def test_the_first_player_reveals_the_scheme_of_a_nemesis_that_beat_its_hero():
    t = table(heroes=THREE, first=1)
    t.left("p0", 1)
    t.reveal("shadow_of_the_past", seat=0)
    assert t.out(0)
    assert t.engaged_with("vulture") == 1
    assert t.in_play("highway_robbery")
    assert [line["player"] for line in t.lines("reveals")] == ["p0", "p0", "p1"]
    assert t.at_rest()


@pytest.mark.rule("champions.player_elimination.minions_move_clockwise")
def test_a_minion_that_would_engage_a_fallen_player_engages_the_next():
    t = table(heroes=THREE, villain="klaw", first=1)
    t.on_top("whirlwind", "weapons_runner")
    t.left("p1", 1)
    t.villain_attacks(boost="", seat=1)
    assert t.out(1)
    assert t.zone("weapons_runner") == "encounter-discard"  # the attack has lost its target, nobody turns it up
    assert t.at_rest()
    runner = t.lay("weapons_runner", "revealing")
    t.enters(runner, seat=1)
    assert runner.engaged == 2
    assert t.lines("engages")[-1]["rule"] == "champions.player_elimination.minions_move_clockwise"


@pytest.mark.rule("champions.player_elimination.own_cards_discarded")
def test_no_deck_is_made_for_and_no_card_dealt_to_a_fallen_player():
    t = table(heroes=THREE, villain="ultron", first=1)
    t.left("p1", 1)
    t.reveal("rage_of_ultron", seat=1)
    assert t.out(1)
    assert not t.said("deck-made")
    assert not t.said("dealt")
    assert t.at_rest()


@pytest.mark.rule("champions.surge.reveal_another", "champions.player_elimination.others_continue")
def test_a_card_with_surge_that_beats_its_player_brings_no_other():
    t = table(heroes=THREE, first=1)
    t.left("p2", 1)
    t.on_top("shocker", "sandman")
    t.reveal("under_fire", seat=2)  # surge; and the top card is revealed
    assert t.out(2)
    assert [line["card"] for line in t.lines("reveals")] == ["under_fire", "shocker"]
    assert not t.said("surge")
    assert t.at_rest()


@pytest.mark.rule("champions.player_elimination.own_cards_discarded")
@pytest.mark.rule("champions.player_elimination.dealt_encounter_cards_discarded")
def test_whoever_is_out_gets_neither_a_deck_nor_an_encounter_card():
    t = table(heroes=THREE, first=1)
    t.eliminate(2)
    assert not make_deck(t.s, t.s.players[2])
    assert t.deal_encounter(2) is None
    assert not t.said("dealt")
    assert t.at_rest()


@pytest.mark.rule("champions.player_elimination.current_effect_finishes")
@pytest.mark.rule("champions.enemy_scheme.boost_turned_one_by_one")
def test_boost_cards_of_a_scheme_go_on_and_ask_nobody_who_has_fallen():
    t = table(heroes=THREE, villain="ultron", first=1, form="alter-ego")
    t.put("ultron_drones")
    t.left("p1", 1)
    t.on_top("concussive_blast", "android_efficiency", "weapons_runner")
    scheme = Scheme(t.card("villain"), 1)
    scheme.extra = 2
    t.run(resolve_scheme(t.s, scheme))
    assert t.out(1)
    assert "choose-one" not in t.prompts()
    assert t.card("weapons_runner").engaged == 2
    assert t.at_rest()


@pytest.mark.rule("champions.surge.reveal_another", "champions.player_elimination.others_continue")
def test_surge_ends_with_the_player_who_falls():
    t = table(heroes=THREE, first=1)
    t.on_top("shocker", "sandman")
    t.left("p2", 1)
    t.on_top("advance")
    t.card("p2").confused = True  # false alarm changes nothing and surges
    t.reveal("false_alarm", seat=2)
    assert [line["player"] for line in t.lines("reveals")] == ["p2", "p2"]
    t = table(heroes=THREE, first=1)
    t.card("p2").confused = True
    t.left("p2", 1)
    t.on_top("shocker", "sandman")
    t.reveal("false_alarm", seat=2)
    assert t.out(2)
    assert t.at_rest()


# --- what the asking player knows -----------------------------------------------------------------------------


def may_ask(t: Table, seat: int) -> list[str]:
    """Whom the player may ask for an action."""
    return [option for option in t.options(seat) if option.startswith("ask:")]


@pytest.mark.rule("champions.player_turn.ask_other_player", "champions.discussion.hand_not_forced")
def test_whoever_holds_cards_may_be_asked_whatever_they_are():
    t = table(heroes=THREE, first=1)
    assert may_ask(t, 1) == []  # empty hands, and nothing to use
    t.lay("first_aid", "hand")
    assert may_ask(t, 1) == ["ask:p0"]
    t.empty("hand", "discard")
    t.lay("mockingbird", "hand")
    assert may_ask(t, 1) == ["ask:p0"]  # no action, but that is not to be seen
    t.act("ask", "p0", "p0>asked/pass", seat=1)
    assert t.offered("asked") == ["pass"]  # asked all the same
    assert may_ask(t, 1) == []


@pytest.mark.rule("champions.player_turn.ask_other_player")
def test_known_cards_tell_whether_a_player_can_be_asked():
    t = table(heroes=THREE, first=1)
    card = t.lay("mockingbird", "hand")
    t.s.show(card, 1 << 1)
    assert may_ask(t, 1) == []
    t.put("avengers_mansion", seat=0)
    assert may_ask(t, 1) == ["ask:p0"]


@pytest.mark.rule("champions.player_turn.ask_other_player", "champions.player_turn.trigger_actions")
def test_whoever_is_asked_uses_their_own_cards_and_none_of_the_scenario():
    t = table(heroes=THREE, first=1)
    t.put("enhanced_ivory_horn")
    for name in ("energy", "strength", "strength"):
        t.s.show(t.lay(name, "hand", seat=0), -1)
    assert t.can("use", "enhanced_ivory_horn", seat=0)  # in the own turn
    assert not t.can("ask", "p0", seat=1)
    t.put("avengers_mansion", seat=0)
    t.act("ask", "p0", "p0>asked/pass", seat=1)
    assert [option.on for option in t.asked[-1].options] == [t.card("avengers_mansion"), None]


@pytest.mark.rule("champions.player_turn.ask_other_player", "champions.player_elimination.others_continue")
def test_nobody_asks_a_fallen_player():
    t = table(heroes=THREE, first=1)
    t.lay("first_aid", "hand")
    t.hurt("spider_man", 99)
    assert may_ask(t, 1) == []


# --- falling in the middle of something -----------------------------------------------------------------------


@pytest.mark.rule("champions.player_elimination.current_effect_finishes", "champions.cost.ability_cost_before_effect")
def test_whoever_falls_while_paying_gets_nothing_for_it():
    t = table(heroes=THREE, first=2)
    t.put("focused_rage", seat=2)
    t.left("p2", 1)
    t.use("focused_rage", seat=2)  # takes 1 damage to draw a card
    assert t.out(2)
    assert not t.said("draws")
    assert t.at_rest()


@pytest.mark.rule(
    "champions.player_elimination.own_cards_discarded", "champions.initiation.event_discarded_after_effects"
)
def test_an_event_whose_player_falls_to_retaliation_is_discarded():
    t = table(heroes=THREE, hand=["haymaker", "energy"])
    t.put("whiplash", seat=0)
    t.left("p0", 1)
    t.play("haymaker", "attack/whiplash")
    assert t.out(0)
    assert t.zone("haymaker") == "discard"
    assert t.at_rest()


@pytest.mark.rule("champions.player_elimination.current_effect_finishes", "champions.enemy_scheme.step_order")
def test_a_scheme_goes_on_although_a_boost_card_beats_the_player():
    t = table(heroes=THREE, first=1, form="alter-ego")
    t.left("p1", 1)
    t.villain_schemes(boost="concussive_blast", seat=1)
    assert t.out(1)
    assert t.threat() == 1
    assert t.at_rest()


@pytest.mark.rule("champions.player_elimination.others_continue")
def test_a_choice_of_step_one_is_made_by_the_living():
    t = table(heroes=THREE, villain="ultron", first=1)
    t.eliminate(2)
    t.advance()
    threat = t.threat()
    t.step("villain_threat", "p1>choose-one/threat", "p0>choose-one/threat")
    assert t.threat() == threat + 3 + 2 + 2
    assert t.at_rest()


@pytest.mark.rule("champions.player_elimination.controlled_cards_discarded", "champions.control.leaves_play_to_owner")
def test_a_card_of_a_fallen_player_does_not_return_to_a_hand():
    t = table(heroes=THREE, first=1)
    t.put("hellcat", seat=2)
    t.resolve(take_control(an(nouns.ALLY)), by="p0")
    t.eliminate(2)
    t.use("hellcat", seat=0)
    assert t.lies("hellcat", "discard", seat=2)
    assert t.at_rest()


@pytest.mark.rule("champions.player_elimination.others_continue", "champions.choose.must_change_game")
def test_nobody_calls_an_ally_from_the_pile_of_a_fallen_player():
    t = table(heroes=THREE, hand=["make_the_call", "energy", "genius"], first=1)
    t.lay("maria_hill", "discard", seat=2)
    assert t.can("play", "make_the_call")
    t.eliminate(2)
    assert not t.can("play", "make_the_call")


@pytest.mark.rule("champions.discussion.hand_not_forced")
def test_nobody_sees_the_hand_of_another():
    t = table(heroes=THREE[:2], hand=["energy"])
    assert [card.face for card in t.seen(1, "hand", of=0)] == [None]
