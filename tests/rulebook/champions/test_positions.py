"""What the positions of the living rulebook show is so."""

import pytest

from tests.champions_table import at


@pytest.mark.rule("champions.golden.card_over_rulebooks", "champions.ally_limit.three")
def test_with_the_triskelion_a_fourth_ally_stays():
    t = at("fourth_ally")
    allies = ("mockingbird", "black_cat", "maria_hill", "hawkeye")
    assert [t.in_play(name) for name in allies] == [True] * 4


@pytest.mark.rule(
    "champions.setup.step12_draw_hand", "champions.setup.step13_mulligan", "champions.setup.step08_villain"
)
def test_setting_up_ends_with_a_hand_and_the_villain_before_it():
    t = at("setting_up", 0)
    assert (t.prompt, len(t.hand())) == ("mulligan", 6)
    t = at("setting_up")
    assert (t.prompt, t.villain_stage, t.hit_points("villain")) == ("turn", "I", 14)


@pytest.mark.rule("champions.end_of_player_phase.ready_all", "champions.end_of_player_phase.draw_up")
def test_at_the_end_of_the_phase_all_draw_up_and_ready():
    assert at("end_of_turn", 0).exhausted("p0")
    t = at("end_of_turn")
    assert (len(t.hand()), t.exhausted("p0")) == (6, False)


@pytest.mark.rule("champions.resource.at_least_cost", "champions.resource.excess_lost")
@pytest.mark.rule("champions.attack.labelled_ability", "champions.attack.labelled_no_exhaust")
def test_four_resources_pay_a_cost_of_three_and_the_hero_stays_ready():
    t = at("paying")
    assert not t.exhausted("p0")
    assert t.damage("villain") == 8
    assert t.hand() == ["backflip"]


@pytest.mark.rule("champions.attack.hero_basic_damage", "champions.attack.hero_basic_exhausts")
def test_a_basic_attack_deals_atk_and_exhausts():
    t = at("basic_attack")
    assert (t.damage("villain"), t.exhausted("p0")) == (2, True)


@pytest.mark.rule("champions.form.change_once_per_round", "champions.form.exactly_one")
def test_the_form_is_changed_once():
    t = at("change_form", 0)
    assert not t.is_hero()
    t = at("change_form")
    assert t.is_hero()
    assert not t.can("change-form", "spider_man")


@pytest.mark.rule("champions.enemy_attack.step_order", "champions.enemy_attack.hero_defender_reduces_by_def")
def test_atk_and_boost_less_defense():
    t = at("enemy_attack")
    assert t.exhausted("p0")
    assert t.damage("p0") == 2 + 2 - 3


@pytest.mark.rule("champions.tough.damage_replaced")
def test_a_tough_card_takes_the_blow():
    assert at("tough", 0).tough("villain")
    t = at("tough")
    assert (t.tough("villain"), t.damage("villain")) == (False, 0)


@pytest.mark.rule("champions.crisis.protects_main_scheme", "champions.side_scheme.defeated_without_threat")
def test_in_a_crisis_only_the_side_scheme_is_thwarted():
    t = at("crisis", 0)
    assert not t.may_be_thwarted("main_scheme")
    t = at("crisis")
    assert t.threat() == 3
    assert t.discarded("crowd_control")
    assert t.may_be_thwarted("main_scheme")


@pytest.mark.rule("champions.reveal.turn_up_and_resolve", "champions.treachery.revealer_resolves")
def test_a_treachery_is_resolved_and_discarded():
    t = at("treachery")
    assert t.threat() == 1 + 1 + 2
    assert t.discarded("advance")


@pytest.mark.rule("champions.overkill.ally_defender")
def test_what_an_ally_cannot_take_goes_on_to_the_hero():
    t = at("overkill")
    assert t.discarded("mockingbird")
    assert t.damage("p0") == 5 - 3


@pytest.mark.rule("champions.guard.villain_cannot_be_attacked")
def test_a_guard_is_attacked_in_place_of_the_villain():
    assert at("guard", 0).attackable() == ["hydra_soldier"]
    t = at("guard")
    assert (t.damage("hydra_soldier"), t.damage("villain")) == (2, 0)


@pytest.mark.rule("champions.interrupt.resolves_before_condition", "champions.prevent.damage")
@pytest.mark.rule("champions.defend.labelled_ability", "champions.defend.labelled_no_exhaust")
def test_an_interrupt_comes_before_the_damage():
    t = at("interrupt")
    assert not t.exhausted("p0")
    assert t.damage("p0") == 0
    assert t.discarded("backflip")


@pytest.mark.rule("champions.stunned.player_attack_replaced", "champions.replacement.resolves_instead")
def test_who_is_stunned_loses_the_card_in_place_of_the_attack():
    assert at("stunned", 0).stunned("p0")
    t = at("stunned")
    assert (t.stunned("p0"), t.damage("villain"), t.exhausted("p0")) == (False, 0, True)


@pytest.mark.rule("champions.player_deck_empty.reshuffle", "champions.player_deck_empty.encounter_card_penalty")
def test_an_empty_deck_costs_an_encounter_card():
    t = at("empty_deck")
    assert t.cited("champions.player_deck_empty.encounter_card_penalty")
    assert len(t.hand()) == 5


@pytest.mark.rule("champions.villain_defeat.next_stage_revealed", "champions.villain_defeat.excess_damage_lost")
def test_what_the_first_stage_cannot_take_is_lost():
    t = at("next_stage")
    assert (t.villain_stage, t.damage("villain")) == ("II", 0)


@pytest.mark.rule("champions.game_end.villain_wins", "champions.main_scheme.advances_at_target")
def test_the_scheme_is_done_and_the_game_is_lost():
    t = at("defeat")
    assert t.over
    assert not t.won()


@pytest.mark.rule("champions.unique.one_in_play")
def test_a_second_aunt_may_is_not_played():
    t = at("unique")
    assert t.in_play("aunt_may")
    assert t.why_not("play", "aunt_may#2") == ["champions.unique.one_in_play"]


@pytest.mark.rule("champions.confused.player_thwart_replaced", "champions.confused.cost_still_paid")
def test_who_is_confused_exhausts_for_nothing_but_to_be_clear_again():
    t = at("confused")
    assert (t.threat(), t.exhausted("p0")) == (3, True)
    assert at("confused", 0).can("thwart", "spider_man")


@pytest.mark.rule("champions.retaliate.damage_after_attack")
def test_whiplash_strikes_back_at_who_attacks_him():
    t = at("retaliate")
    assert (t.damage("whiplash"), t.damage("p0")) == (2, 1)


@pytest.mark.rule("champions.recover.amount", "champions.recover.exhausts")
def test_peter_parker_recovers_three():
    t = at("recover")
    assert (t.damage("p0"), t.exhausted("p0")) == (5 - 3, True)


@pytest.mark.rule("champions.search.found_card_to_named_place")
def test_shuri_finds_the_claws():
    t = at("search")
    assert t.hand() == ["panther_claws"]
    assert t.in_play("shuri")


@pytest.mark.rule("champions.player_elimination.identity_defeated", "champions.player_elimination.others_continue")
@pytest.mark.rule("champions.player_elimination.minions_move_clockwise", "champions.activation.once_per_player")
def test_a_player_falls_and_the_minion_goes_to_the_next_one():
    t = at("eliminated", 0)
    assert (t.s.first, t.choice.seat) == (1, 1)
    t = at("eliminated")
    assert not t.over
    assert [player.out for player in t.s.players] == [True, False, False]
    assert "hydra_soldier" in t.names(t.s.players[1].engaged.cards)
    assert t.choice.seat == t.s.first == 2
