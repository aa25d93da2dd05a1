"""Lasting and delayed effects (Тривалі ефекти, відкладені ефекти): how long they hold, for whom, and when they come."""

from __future__ import annotations

import pytest

from rulebound.games.fellowship.words import (
    CHARACTER,
    END_OF_PHASE,
    THE_ROUND_ENDS,
    THIS,
    action,
    an,
    draw,
    forced,
    forced_when,
    lasts,
    later,
    raise_threat,
    response,
    response_when,
)
from rulebound.lcg.events import USE
from tests.fellowship_made_up import PAIR, always, friend, gift, trick
from tests.fellowship_table import table

# --- lasting effects ----------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.lasting.survives_source")
def test_what_faramir_gave_stays_when_he_falls():
    t = table(heroes=PAIR, in_play=["faramir"], first=1)
    t.use("faramir", "choose/p1", phase="quest")
    t.hurt("faramir", 3)
    assert t.discarded("faramir")
    assert [t.willpower(name) for name in ("aragorn", "theodred", "gimli")] == [3, 2, 2]
    t.step("end_quest")
    assert t.willpower("aragorn") == 2


@pytest.mark.rule("fellowship.lasting.player_snapshot")
def test_a_lasting_effect_of_a_player_is_for_those_in_play_now():
    t = table(heroes=[["aragorn", "gimli"], ["eowyn"]], first=1, hand=["for_gondor", "snowbourn_scout"])
    t.pools(aragorn=3)
    t.put("guard_of_the_citadel", seat=1)
    t.play("for_gondor")
    t.play("snowbourn_scout")
    assert [t.strength(name) for name in ("gimli", "eowyn", "guard_of_the_citadel", "snowbourn_scout")] == [3, 2, 2, 0]
    t.put("steward_of_gondor", on="gimli")
    assert t.has_trait("gimli", "gondor")
    assert [t.defense(name) for name in ("gimli", "guard_of_the_citadel")] == [2, 1]


@pytest.mark.rule("fellowship.lasting.encounter_dynamic")
def test_a_lasting_effect_of_an_encounter_card_is_for_those_that_come_later_too():
    t = table(heroes=PAIR, staging=["forest_gate"])
    t.reveal("treacherous_fog")
    assert t.menace("forest_gate") == 3
    t.put("enchanted_stream")
    assert t.menace("enchanted_stream") == 3
    t.step("end_quest")
    assert t.menace("enchanted_stream") == 2


@pytest.mark.rule("fellowship.lasting.encounter_dynamic")
def test_who_commits_later_has_less_willpower_too():
    t = table(heroes=PAIR)
    t.commits("gimli")
    t.reveal("ungoliants_spawn")
    assert [t.willpower(name) for name in ("gimli", "aragorn")] == [1, 2]
    t.commits("aragorn")
    assert t.willpower("aragorn") == 1


@pytest.mark.rule("fellowship.lasting.ends_before_end_triggers")
def test_what_lasts_to_the_end_of_the_round_is_over_when_the_end_is_answered():
    t = table(heroes=[["gimli", "legolas"]], staging=["forest_spider"], in_play=["gandalf"])
    gift(t, response(THE_ROUND_ENDS, draw(1)))
    t.engage("forest_spider")
    assert t.strength("forest_spider") == 3
    t.hold(trick(action(later("end-of-round", raise_threat(1)))))
    t.play("trick")
    t.step("end_round", until="response-end-of-round")
    assert t.strength("forest_spider") == 2
    assert t.discarded("gandalf")


@pytest.mark.rule("fellowship.lasting.ends_before_end_triggers")
def test_what_lasts_to_the_end_of_the_phase_is_over_before_what_was_delayed_to_it():
    t = table(heroes=[["aragorn", "gimli"]])
    kill = friend(forced(always(END_OF_PHASE), draw(1)), action(lasts("hit-points", 2, THIS)), name="Frail")
    t.put(kill)
    t.use("frail", phase="quest")
    t.hurt("frail", 4)
    t.step("end_quest")
    assert t.discarded("frail")
    assert t.hand() == []


@pytest.mark.rule("fellowship.lasting.only_within_period")
def test_what_lasts_to_the_end_of_combat_begins_in_combat():
    t = table(heroes=[["gimli"]])
    t.hold(trick(action(lasts("attack", 1, an(CHARACTER), "combat"))))
    assert t.why_not("play", "trick", phase="quest") == ["fellowship.ability.must_change_state"]
    t.play("trick", phase="combat")
    assert t.strength("gimli") == 3
    t.step("end_quest")
    assert t.strength("gimli") == 3
    t.step("end_combat")
    assert t.strength("gimli") == 2


@pytest.mark.rule("fellowship.lasting.only_within_period")
def test_what_lasts_for_an_attack_begins_in_one():
    t = table(heroes=[["gimli"]], engaged=["forest_spider"])
    t.hold(trick(action(lasts("defense", 1, an(CHARACTER), "attack"))))
    assert not t.can("play", "trick", phase="combat")
    t.enemy_attacks("forest_spider", "action/pass", "defend/gimli", "action/play:trick")
    assert t.damage("gimli") == 0
    assert t.defense("gimli") == 2


@pytest.mark.rule("fellowship.effect.expiry_not_effect")
def test_nothing_happens_when_a_lasting_effect_ends():
    t = table(heroes=PAIR, in_play=["faramir"])
    gift(t, *(response(always(kind), draw(1)) for kind in (USE, "play", "commit", "damage")))
    t.use("faramir", "choose/p0", "response-use/pass", phase="quest")
    asked, lines = len(t.asked), len(t.log.lines)
    t.step("end_quest")
    assert t.willpower("gimli") == 2
    assert len(t.asked) == asked
    assert len(t.log.lines) == lines


# --- delayed effects ----------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.delayed.definition")
def test_sneak_attack_takes_its_ally_back_at_the_end_of_the_phase():
    t = table(heroes=[["aragorn"], ["gimli"]], hand=["sneak_attack", "faramir"])
    t.pools(aragorn=1)
    t.play("sneak_attack", phase="quest")
    assert t.in_play("faramir")
    t.step("end_quest")
    assert t.hand() == ["faramir"]
    t.step("end_travel")
    assert t.hand() == ["faramir"]


@pytest.mark.rule("fellowship.delayed.definition")
def test_an_ally_that_left_play_before_is_not_taken_back():
    t = table(heroes=[["aragorn"], ["gimli"]], hand=["sneak_attack", "faramir"])
    t.pools(aragorn=1)
    t.play("sneak_attack", phase="quest")
    t.hurt("faramir", 3)
    t.step("end_quest")
    assert t.hand() == []
    assert t.discarded("faramir")


@pytest.mark.rule("fellowship.delayed.before_responses")
@pytest.mark.parametrize("answer", [forced, forced_when, response, response_when])
def test_what_was_delayed_comes_before_anything_answers_that_moment(answer):
    t = table(heroes=[["aragorn"], ["gimli"]], first=1, hand=["sneak_attack", "faramir"])
    t.dial(10, 10)
    gift(t, answer(always(END_OF_PHASE), raise_threat(1)), seat=1)
    t.pools(aragorn=1)
    t.play("sneak_attack", phase="quest")
    t.step("end_quest", *[f"{kind}-end-of-phase/use" for kind in ASKED.get(answer, ())])
    assert t.course("takes", "threat-raised") == ["takes", "threat-raised"]


ASKED = {response: ["response"], response_when: ["interrupt"]}


@pytest.mark.rule("fellowship.delayed.not_new_ability")
def test_a_delayed_effect_is_no_new_use_of_an_ability():
    t = table(heroes=[["aragorn"], ["gimli"]], hand=["sneak_attack", "faramir"])
    t.pools(aragorn=1)
    gift(t, response(always("play"), draw(1)), response(always(USE), draw(1)))
    t.play("sneak_attack", "response-play/pass", phase="quest")
    asked = len(t.asked)
    t.step("end_quest")
    assert "faramir" in t.hand()
    assert len(t.asked) == asked
    assert len(t.lines("plays")) == 1
