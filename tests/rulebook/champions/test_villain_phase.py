"""Фаза лиходія, активація, підсилення, ворог втілює план: what the villain does, step by step."""

from __future__ import annotations

import pytest

from rulebound.games.champions import GAME
from rulebound.games.champions.activation import resolve_scheme
from rulebound.games.champions.events import Scheme
from rulebound.kernel.match import Match
from tests.champions_table import table

STEPS = ["villain_threat", "villain_activates", "deal_encounter_cards", "reveal_encounter_cards", "end_round"]


@pytest.mark.rule("champions.round.player_phase_first", "champions.round.villain_phase_second")
@pytest.mark.rule("champions.round.loops")
def test_a_round_is_turns_then_their_end_then_the_villain_and_again():
    match = Match(GAME, {"heroes": ["spider_man", "captain_marvel"]}, 3)
    while match.state.round < 2:  # everybody only ends the turn
        seat, choice = next(iter(match.choices.items()))
        taken = next((o for o in choice.options if o.act in ("end-turn", "done", "no-defense")), choice.options[0])
        match.answer(seat, taken)
    words = [line.what for line in match.log]
    first, second = (i for i, what in enumerate(words) if what == "round")
    between = words[first:second]
    assert [w for w in between if w in ("turn", "ready", "villain-phase")] == ["turn", "turn", "ready", "villain-phase"]
    assert words[second + 1] == "turn"


@pytest.mark.rule("champions.round.villain_step_order")
def test_the_five_steps_of_the_villain_phase():
    t = table()
    step, seen = STEPS[0], []
    while step in STEPS:
        if step not in seen:
            seen.append(step)
        step = t.step(step)
    assert seen == STEPS
    assert step == "start_round"


@pytest.mark.rule("champions.activation.once_per_player", "champions.minion.activates_after_villain")
def test_the_villain_then_the_minions_activate_for_each_player_from_the_first():
    t = table(heroes=["spider_man", "captain_marvel", "she_hulk"])
    t.put("shocker", seat=1)
    t.put("sandman", seat=2)
    t.first = 1
    t.step_two()
    order = [(line["enemy"], line["player"]) for line in t.lines("enemy-attacks")]
    assert order == [("rhino", "p1"), ("shocker", "p1"), ("rhino", "p2"), ("sandman", "p2"), ("rhino", "p0")]


@pytest.mark.rule("champions.minion.hero_form_attacks", "champions.minion.alter_ego_schemes")
def test_a_minion_attacks_a_hero_and_schemes_against_an_alter_ego():
    t = table(engaged=["shocker"])
    t.on_top("advance")
    t.step_two()
    assert t.damage("spider_man") == 2 + 2
    t = table(engaged=["shocker"], form="alter-ego")
    t.on_top("advance")
    t.step_two()
    assert t.threat() == 1 + 1


@pytest.mark.rule("champions.minion.stays_in_play", "champions.engaged.stays_until_ability")
def test_a_minion_stays_with_its_player():
    t = table(engaged=["sandman"])
    t.change_form()
    t.step("end_round")
    assert t.engaged_with("sandman") == 0
    assert t.in_play("sandman")


@pytest.mark.rule("champions.activation.villain_attack_or_scheme", "champions.activation.extra_by_ability")
@pytest.mark.rule("champions.activation.boost_every_time")
@pytest.mark.parametrize(("card", "form"), [("assault", "hero"), ("advance", "alter-ego")])
def test_an_activation_by_a_card_gets_a_boost_card_too(card, form):
    t = table(form=form)
    t.on_top("shocker")
    t.reveal(card)
    assert t.course("boost") == ["boost"]
    assert t.discarded("shocker")


@pytest.mark.rule("champions.enemy_scheme.step_order", "champions.enemy_scheme.villain_gets_boost_card")
@pytest.mark.rule("champions.enemy_scheme.boost_cards_discarded")
def test_a_scheme_boosts_then_places_threat_and_asks_for_no_defender():
    t = table(in_play=["mockingbird"])
    before = len(t.lying("encounter"))
    t.villain_schemes(boost="shocker")
    assert t.course("boost", "threat-placed") == ["boost", "threat-placed"]
    assert t.prompts() == []
    assert len(t.lying("encounter")) == before
    assert t.discarded("shocker")


@pytest.mark.rule("champions.enemy_scheme.minion_skips_boost")
def test_a_scheming_minion_gets_no_boost_card():
    t = table(engaged=["shocker"])
    before = len(t.lying("encounter"))
    t.minion_schemes("shocker")
    assert len(t.lying("encounter")) == before
    assert t.threat() == 1


@pytest.mark.rule("champions.enemy_scheme.boost_turned_one_by_one")
def test_the_second_boost_card_is_still_face_down_while_the_first_resolves():
    t = table(villain="ultron", hand=["energy"])
    t.on_top("android_efficiency", "swarm_attack")
    scheme = Scheme(t.card("villain"), 0)
    scheme.extra = 1
    t.run(resolve_scheme(t.s, scheme), until="choose-one")
    assert t.lies("swarm_attack", "boosts")
    assert t.card("swarm_attack").known == 0


@pytest.mark.rule("champions.enemy_scheme.boost_star_resolves_at_once")
def test_a_boost_ability_resolves_before_threat_is_placed():
    t = table(villain="klaw", form="alter-ego")
    t.villain_schemes(boost="weapons_runner")
    assert t.course("engages", "threat-placed") == ["engages", "threat-placed"]
    assert t.in_play("weapons_runner")


@pytest.mark.rule("champions.boost.star_is_not_an_icon")
def test_a_star_adds_nothing():
    t = table(villain="ultron")
    t.villain_attacks("choose-one/threat", boost="repair_sequence")
    assert t.damage("spider_man") == 2 + 1
    t = table()
    t.villain_attacks(boost="sonic_boom")
    assert t.damage("spider_man") == 2


@pytest.mark.rule("champions.boost.only_text_below_line", "champions.when_revealed.triggers_on_reveal")
def test_only_the_boost_ability_of_a_boost_card_counts():
    t = table()
    t.villain_attacks(boost="shocker")
    assert t.damage("spider_man") == 2 + 2  # not one more for its When Revealed
    assert not t.in_play("shocker")
    t = table(villain="ultron")
    t.drone()
    t.hurt("ultron", 5)
    t.villain_attacks("choose-one/threat", boost="repair_sequence")
    assert t.damage("ultron") == 4  # one for the drone, not two


@pytest.mark.rule("champions.boost.extra_cards_add_up")
def test_all_boost_cards_add_their_icons():
    t = table(villain="klaw")
    t.on_top("klaws_vengeance")
    t.villain_attacks(boost="sound_manipulation")
    assert t.damage("spider_man") == 0 + 2 + 1


@pytest.mark.rule("champions.boost.extra_cards_abilities_in_order")
def test_all_boost_abilities_resolve_in_the_order_of_the_cards():
    t = table(villain="klaw", hand=["energy"])
    t.on_top("tiger_shark")
    t.villain_attacks(boost="radioactive_man")
    assert t.course("boost", "discards", "gets-tough") == ["boost", "discards", "boost", "gets-tough"]


@pytest.mark.rule("champions.star.by_atk")
def test_a_star_by_atk_counts_at_every_attack():
    t = table(hand=["energy", "genius"], engaged=["radioactive_man"])
    for left in (1, 0):
        t.minion_attacks("radioactive_man")
        assert len(t.hand()) == left


@pytest.mark.rule("champions.star.by_sch")
def test_a_star_by_sch_counts_at_every_scheme():
    t = table(engaged=["madame_hydra", "radioactive_man"], side=["legions_of_hydra"], hand=["energy"])
    t.minion_schemes("madame_hydra")
    assert t.threat("legions_of_hydra") == 3 + 2
    t.minion_schemes("radioactive_man")  # a star by ATK only
    assert t.hand() == ["energy"]


@pytest.mark.rule("champions.star.by_attachment_bonus")
def test_the_star_of_an_attachment_counts_when_its_number_is_used():
    t = table(in_play=["charge", "mockingbird"])
    t.villain_schemes()
    assert t.in_play("charge")
    t.villain_attacks(defender="mockingbird")
    assert t.damage("spider_man") == 5 - 3  # overkill
    assert t.discarded("charge")


@pytest.mark.rule("champions.star.in_boost_field")
def test_a_boost_ability_does_nothing_when_its_card_is_discarded_otherwise():
    t = table()
    t.on_top("weapons_runner", "crowd_control")
    t.reveal("masterplan")
    assert t.discarded("weapons_runner")


@pytest.mark.rule("champions.attachment.modifies_villain_stats")
def test_attachments_change_atk_and_sch():
    t = table(in_play=["enhanced_ivory_horn"])
    assert (t.atk("villain"), t.sch("villain")) == (3, 1)
    t = table(villain="ultron", in_play=["program_transmitter"])
    assert (t.atk("villain"), t.sch("villain")) == (2, 2)


@pytest.mark.rule("champions.villain_phase.step_three_deal")
def test_step_three_deals_one_card_to_each_player():
    t = table(heroes=["spider_man", "captain_marvel"])
    t.step("deal_encounter_cards")
    assert t.sizes("dealt") == [1, 1]
    assert all(card.known == 0 for seat in (0, 1) for card in t.pile("dealt", seat).cards)


@pytest.mark.rule("champions.first_player.token_passes_clockwise", "champions.first_player.token_marks")
def test_the_token_passes_clockwise():
    t = table(heroes=["spider_man", "captain_marvel", "she_hulk"])
    t.first = 1
    assert t.step("end_round") == "start_round"
    assert t.first == 2
    t.step("end_round")
    assert t.first == 0


@pytest.mark.rule("champions.first_player.picks_encounter_target")
def test_the_first_player_picks_for_an_encounter_card():
    t = table(heroes=["spider_man", "captain_marvel"], engaged=["sandman"])
    t.put("vulture", seat=1)  # four printed hit points each
    t.on_top("advance", "advance")
    card = t.reveal("biomechanical_upgrades", "p0>attach/attach:vulture", seat=1)
    assert t.host(card) == "vulture"
