"""What the positions of the living rulebook show is so."""

from __future__ import annotations

import pytest

from tests.versus_table import FOE, ME, at


@pytest.mark.rule("versus.golden.card_over_rule", "versus.recovery.ready_all")
def test_after_friendly_fire_whoever_was_in_the_team_attack_stays_exhausted():
    t = at("friendly_fire", 4)
    assert not t.exhausted("Wild Sentinel")
    t = at("friendly_fire")
    assert t.turn == 4
    assert [t.exhausted(name) for name in ("Wild Sentinel", "Sentinel Mark I", "Nimrod")] == [True, True, False]
    assert not t.exhausted("foe Border Guard-Bot")


@pytest.mark.rule("versus.setup.opening_hand", "versus.setup.mulligan", "versus.setup.cut")
def test_setting_up_ends_with_four_cards_each_and_the_initiative():
    t = at("setting_up", 3)
    assert (t.prompt, t.choice.seat, t.size("hand", ME), t.size("hand", FOE)) == ("mulligan", FOE, 4, 4)
    t = at("setting_up")
    assert (t.initiative, t.turn, t.stage) == (FOE, 1, "resource")


@pytest.mark.rule("versus.victory.both_below", "versus.combat.direct_loss")
def test_of_two_below_zero_the_one_nearer_to_it_wins():
    assert at("end_of_game", 0).endurance(ME) == -2
    t = at("end_of_game")
    assert (t.over, t.endurance(FOE), t.result.winners) == (True, 8 - 11, [ME])


@pytest.mark.rule("versus.uniqueness.any_version", "versus.uniqueness.owner_pile", "versus.uniqueness.no_stun_loss")
def test_a_second_wolverine_of_another_version_replaces_the_first():
    t = at("uniqueness")
    assert t.where("Wolverine, Weapon Instinct") == "ko"
    assert t.where("Wolverine, The Best at What He Does") == "characters"
    assert t.endurance(ME) == 50


@pytest.mark.rule("versus.equipment.attach", "versus.equipment.one_each")
def test_only_who_carries_nothing_can_be_given_the_blackbird():
    t = at("equipment")
    assert t.bearer("Blackbird") == "Cyclops"
    assert t.strength("Cyclops") == (9 + 2, 8 + 2)
    assert "versus.equipment.one_each" in t.why_not("recruit", "Field Kit")


@pytest.mark.rule("versus.location.flip_in_row_only", "versus.location.no_points", "versus.power.activate")
def test_a_location_is_flipped_for_nothing_and_used_by_exhausting_it():
    t = at("location")
    assert (t.endurance(ME), t.exhausted("Borderland Village")) == (41, True)
    assert not t.can("use", "Borderland Village")


@pytest.mark.rule("versus.plot_twist.ongoing_starts", "versus.plot_twist.from_row")
def test_mutant_supremacy_stays_in_the_row_and_helps_pyro():
    assert at("ongoing", 1).endurance(FOE) == 49
    t = at("ongoing")
    assert t.where("Mutant Supremacy") == "resources"
    assert t.endurance(FOE) == 49 - 2 - (3 - 2)  # the stun, and ATK 3 instead of 2 breaks through


@pytest.mark.rule("versus.build.resource_one_per_turn", "versus.build.resource_face_down")
def test_one_resource_is_placed_face_down_at_the_right():
    t = at("resource")
    assert t.lying("resources") == ["Toad", "Lorelei", "Lost City"]
    assert not t.card("Lost City").visible_to(FOE)
    assert t.stage == "recruit"


@pytest.mark.rule("versus.recruit.points", "versus.recruit.many", "versus.recruit.slot_choice")
def test_four_resources_pay_for_a_three_and_a_one():
    assert at("recruit", 0).points() == 4
    assert at("recruit", 1).points() == 1
    t = at("recruit")
    assert t.place("Darkoth, Bound Revenant") == (0, 0)
    assert t.place("Castle Servitor") == (1, 0)
    assert t.hand() == ["Boris"]


@pytest.mark.rule("versus.formation.move")
def test_bishop_moves_behind_nightcrawler():
    assert at("formation", 0).place("Bishop") == (1, 1)
    assert at("formation").place("Bishop") == (1, 0)


@pytest.mark.rule("versus.recovery.choose_one", "versus.recovery.ko_rest", "versus.recovery.initiative_passes")
def test_of_two_stunned_one_recovers():
    t = at("recovery")
    assert (t.stunned("Bastion"), t.exhausted("Bastion")) == (False, False)
    assert t.where("Wild Sentinel") == "ko"
    assert t.initiative == FOE


@pytest.mark.rule("versus.combat.breakthrough", "versus.combat.breakthrough_plus_stun", "versus.combat.back_less")
def test_five_against_two_breaks_through_for_three():
    t = at("breakthrough", 1)
    assert (t.strength("Wolverine, Weapon Instinct")[0], t.strength("foe Border Guard-Bot")[1]) == (5, 2)
    t = at("breakthrough")
    assert t.endurance(FOE) == 50 - 2 - (5 - 2)
    assert not t.stunned("Wolverine, Weapon Instinct")


@pytest.mark.rule("versus.combat.simultaneous", "versus.combat.compare_equal", "versus.combat.back_stun")
def test_four_against_four_stuns_both_without_breakthrough():
    t = at("both_stunned")
    assert (t.stunned("Masked Drifter"), t.stunned("foe Darkoth, Bound Revenant")) == (True, True)
    assert (t.endurance(ME), t.endurance(FOE)) == (47, 47)


@pytest.mark.rule("versus.combat.protected_not_attacked", "versus.combat.flight", "versus.combat.flight_and_range")
def test_who_stands_behind_somebody_is_attacked_only_by_who_flies():
    t = at("protected", 0)
    t.attack("Sentinel Siege-Frame", "foe Mercenary Squad", begin=False)  # nobody else is to be had
    assert "attack-whom" not in t.prompts()
    assert t.targets == ["foe Mercenary Squad"]
    t = at("protected", 1)
    assert t.can("defend", "foe Havok")
    assert t.can("defend", "foe Mercenary Squad")
    t = at("protected")
    assert t.stunned("foe Havok")
    assert t.can("attack", "Nimrod")  # from the support row


@pytest.mark.rule("versus.combat.direct", "versus.combat.direct_is_breakthrough")
def test_when_all_are_stunned_the_player_is_attacked_and_psylocke_breaks_through():
    t = at("direct")
    assert (t.endurance(FOE), t.hand(FOE)) == (50 - 4, [])


@pytest.mark.rule("versus.combat.defender_leaves", "versus.combat.attackers_ready_again")
def test_when_the_defender_has_left_the_attacker_may_attack_again():
    t = at("no_attack_left")
    assert t.where("foe Decoy-Bot") == "ko"
    assert not t.stunned("foe Colossus-Bot")
    assert t.endurance(FOE) == 50
    assert t.can("attack", "Nimrod")


@pytest.mark.rule("versus.team_attack.sum", "versus.team_attack.choose_one", "versus.team_attack.shared_team")
def test_two_sentinels_together_stun_what_neither_could_and_one_is_struck():
    t = at("team_attack", 1)
    assert not t.can("join", "Mercenary Squad")
    t = at("team_attack")
    assert t.endurance(FOE) == 50 - 5 - (7 + 4 - 9)
    assert [t.stunned(name) for name in ("Sentinel Siege-Frame", "Sentinel Mark II")] == [False, True]


@pytest.mark.rule("versus.reinforcement.prevents_breakthrough", "versus.reinforcement.adjacent")
@pytest.mark.rule("versus.reinforcement.example_nimrod", "versus.reinforcement.ready_only")
def test_of_the_formation_in_the_book_mark_ii_alone_reinforces_bastion():
    t = at("reinforcement", 1)
    assert t.can("reinforce", "foe Sentinel Mark II")
    assert "versus.reinforcement.adjacent" in t.why_not("reinforce", "foe Nimrod", seat=FOE)
    assert "versus.reinforcement.ready_only" in t.why_not("reinforce", "foe Wild Sentinel", seat=FOE)
    t = at("reinforcement")
    assert t.stunned("foe Bastion")
    assert t.endurance(FOE) == 50 - 6  # and nothing of 17 - 12


@pytest.mark.rule("versus.power_up.discard_same_name", "versus.power_up.version_irrelevant", "versus.power_up.bonus")
def test_a_dr_doom_of_another_version_makes_up_for_the_one_that_is_missing():
    t = at("power_up")
    assert t.where("Dr. Doom, World Emperor") == "ko"
    assert t.stunned("foe Blob, Immovable Mass")
    assert t.strength("Dr. Doom, Armored Tyrant") == (7, 6)  # until the attack was over


@pytest.mark.rule("versus.power.payment_arrow", "versus.power.activate", "versus.power.this_turn_duration")
def test_havok_weakens_whom_wolverine_attacks():
    t = at("payment", 1)
    assert t.exhausted("Havok")
    assert t.strength("foe Sentinel Bulwark-Frame")[1] == 5 - 2
    assert at("payment").endurance(FOE) == 50 - 3 - (5 - 3)


@pytest.mark.rule("versus.power.triggered_auto", "versus.power.triggered_words")
def test_who_enters_play_triggers_by_itself():
    assert at("triggered").hand() == ["Toad", "Lost City"]


@pytest.mark.rule("versus.chain.three_example", "versus.chain.resolve_last", "versus.chain.one_at_a_time")
def test_what_was_played_third_resolves_first():
    mine, foe = "Sentinel Siege-Frame", "foe Sentinel Carrier-Frame"
    seen = [(at("chain", n).chain.count("plot-twist"), at("chain", n).strength(mine)[0]) for n in (4, 5, 6)]
    assert seen == [(3, 7), (2, 7 + 3), (1, 7 + 3)]
    assert at("chain", 6).strength(foe)[1] == 10 + 3
    assert at("chain").endurance(FOE) == 50 - 5 - (7 + 3 + 5 - 13)


@pytest.mark.rule("versus.power.negate", "versus.power.unless", "versus.chain.respond")
def test_the_answer_negates_what_it_answers():
    t = at("negate")
    assert (t.chain, t.where("Fastball Throw"), t.where("foe Counterplan")) == ([], "ko", "ko")
    assert t.strength("Cyclops")[0] == 9
    assert t.endurance(ME) == 20
