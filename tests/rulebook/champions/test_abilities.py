"""Властивість, спецвластивість, тоді, макс., подія."""

from __future__ import annotations

import pytest

from rulebound.games.champions.deckbuilding import HeroDeck, deck_for, deck_problems
from rulebound.games.champions.printed import event, support
from rulebound.games.champions.words import action, discard, draw, nouns, response
from rulebound.games.champions.words.triggers import YOUR_HERO_ATTACKS
from rulebound.lcg.abilities import Limit
from rulebound.lcg.targets import each
from tests.champions_table import table

# --- abilities ------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions.ability.in_play_only")
def test_abilities_reach_cards_in_play_only():
    t = table(hand=["combat_training"], in_play=["heroic_intuition"])
    t.resolve(discard(each(nouns.UPGRADE.you_control)), by="villain")
    assert t.discarded("heroic_intuition")
    assert t.hand() == ["combat_training"]


@pytest.mark.rule("champions.ability.self_reference_one_copy")
def test_an_ability_of_a_card_means_that_copy():
    t = table()
    first, second = t.put("tac_team"), t.put("tac_team")
    t.use("tac_team")
    assert sorted([(first.exhausted, first.counters), (second.exhausted, second.counters)]) == [(False, 3), (True, 2)]


@pytest.mark.rule("champions.ability.usable_only_from_play")
def test_abilities_of_cards_out_of_play_are_not_offered():
    t = table(hero="she_hulk", hand=["hellcat", "interrogation_room"], engaged=["hydra_bomber"], threat=3)
    assert not t.can("use", "hellcat")
    t.attack("she_hulk", "hydra_bomber")
    assert t.prompts() == ["attack"]
    t = table(villain="klaw")
    before = t.maximum("villain")
    t.lay("the_immortal_klaw", "encounter-discard")
    assert t.maximum("villain") == before


bleachers = support("made-up-32", "Bleachers", cost=1, does=response(YOUR_HERO_ATTACKS, draw(1)))
cheer = event("made-up-33", "Cheer", cost=0, does=response(YOUR_HERO_ATTACKS, draw(1)))


@pytest.mark.rule("champions.ability.usable_only_from_play", "champions.ability.events_from_hand")
def test_only_an_event_answers_from_the_hand_though_the_other_ability_costs_nothing():
    t = table()
    t.hold(cheer, bleachers)
    t.attack("spider_man", "rhino", "response-attack/use:cheer")
    assert t.prompts() == ["response-attack"]
    assert t.offered("response-attack") == ["use:cheer", "pass"]
    assert t.zone("bleachers") == "hand"


@pytest.mark.rule("champions.ability.events_from_hand")
def test_events_are_used_from_the_hand():
    t = table(hand=["haymaker", "strength"])
    assert t.can("play", "haymaker")


@pytest.mark.rule("champions.ability.change_check_ignores_cost")
def test_what_the_payment_would_change_does_not_count():
    t = table(hand=["make_the_call", "maria_hill", "energy"])
    assert not t.can("play", "make_the_call")  # an ally discarded to pay for it would be too late


@pytest.mark.rule("champions.ability.change_check_ignores_later", "champions.event.must_change_game")
def test_what_could_happen_later_does_not_count():
    t = table(hand=["first_aid", "get_ready", "strength"], in_play=["focused_rage", "maria_hill"])
    assert t.why_not("play", "first_aid") == ["champions.ability.must_change_game"]
    assert t.why_not("play", "get_ready") == ["champions.ability.must_change_game"]
    assert len(t.hand()) == 3


@pytest.mark.rule("champions.ability.sentences_in_order")
def test_sentences_are_carried_out_in_their_order():
    t = table(hero="captain_marvel", hand=["photonic_blast", "energy_absorption"])
    t.play("photonic_blast")
    said = t.course()
    assert said.index("damaged") < said.index("draws")


@pytest.mark.rule("champions.ability.mandatory_types")
def test_a_forced_response_cannot_be_declined():
    t = table(hand=["black_cat", "energy"])
    t.on_deck("swinging_web_kick", "haymaker")
    t.play("black_cat")
    assert t.prompts() == []
    assert t.hand() == ["swinging_web_kick"]


@pytest.mark.rule("champions.ability.may_in_mandatory")
def test_only_the_part_after_may_is_optional():
    t = table(hero="she_hulk")
    t.reveal("legal_work", "may-change-form/pass")
    assert t.is_hero()
    assert t.acceleration == 1  # no way around the choice that follows
    assert t.prompts() == ["may-change-form"]


@pytest.mark.rule("champions.ability.optional_types", "champions.event.voluntary")
def test_responses_and_events_may_be_declined():
    t = table(hand=["maria_hill", "energy"])
    t.play("maria_hill", "response-enter/pass")
    assert t.hand() == []
    t = table(hand=["backflip"])
    t.villain_attacks("interrupt-enemy-attack/pass", atk=1)
    assert t.hand() == ["backflip"]
    assert t.damage("spider_man") == 1


@pytest.mark.rule("champions.ability.controller_decides_optional")
def test_the_controller_is_asked():
    t = table(heroes=["spider_man", "she_hulk"], engaged=["hydra_bomber"], threat=3)
    t.put("hawkeye", seat=1)
    t.reveal("hydra_mercenary")
    assert [(choice.prompt, choice.seat) for choice in t.asked] == [("response-enter", 1)]


# --- then -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions.then.requires_full_resolution")
def test_nothing_follows_what_was_not_done_in_full():
    t = table("captain_marvel", ["crisis_interdiction", "energy"], ["cosmic_flight"], side=["bomb_scare"], threat=1)
    t.card("bomb_scare").threat = 3
    t.play("crisis_interdiction", "thwart/thwart:the_break_in")
    assert (t.threat(), t.threat("bomb_scare")) == (0, 3)


@pytest.mark.rule("champions.then.must_follow")
def test_what_follows_then_is_no_choice():
    t = table(hand=["webbed_up", "strength", "energy"])
    t.play("webbed_up")
    t.villain_attacks(atk=9, boost="")
    assert t.discarded("webbed_up")
    assert t.stunned("villain")
    assert t.prompts() == []


# --- max ------------------------------------------------------------------------------------------------------

speech = event("made-up-30", "Great Speech", cost=0, does=action(draw(1), limit=Limit(1, "round", together=True)))
pep_talk = event("made-up-31", "Pep Talk", cost=0, does=action(draw(1), limit=Limit(2, "phase", together=True)))


@pytest.mark.rule("champions.max.all_copies_all_players")
def test_a_max_counts_all_copies_of_all_players():
    t = table(heroes=["captain_marvel", "spider_man"])
    t.hold(speech)
    t.hold(speech, seat=1)
    assert t.can("play", "great_speech", seat=1)
    t.play("great_speech", seat=0)
    assert not t.can("play", "great_speech", seat=1)
    t.step("end_round")
    assert t.can("play", "great_speech", seat=1)


@pytest.mark.rule("champions.max.ability_total")
def test_a_max_per_phase_is_shared():
    t = table(heroes=["captain_marvel", "spider_man"])
    for seat in (0, 0, 1):
        t.hold(pep_talk, seat=seat)
    t.play("pep_talk", seat=0)
    t.play("pep_talk", seat=1)
    assert t.hand(0) != []
    assert not t.can("play", "pep_talk", seat=0)


@pytest.mark.rule("champions.max.per_deck")
def test_a_max_per_deck_is_kept():
    deck = deck_for("captain_marvel")
    assert deck_problems(deck) == []
    two = HeroDeck(hero=deck.hero, cards={**deck.cards, "01088": 2})
    assert [rule for rule, _ in deck_problems(two)] == ["champions.max.per_deck"]


# --- special ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions.special.only_when_referenced")
def test_a_special_ability_waits_for_a_card_that_names_it():
    t = table(hero="black_panther", hand=["wakanda_forever", "strength"], in_play=["panther_claws"])
    assert not t.can("use", "panther_claws")
    assert t.ways("panther_claws") == []
    t.villain_attacks(atk=1)
    assert t.damage("rhino") == 1  # retaliate alone
    t.play("wakanda_forever")
    assert t.damage("rhino") == 5
