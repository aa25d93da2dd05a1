"""The log as a player reads it: what happened, and the rule that made it happen."""

from __future__ import annotations

import pytest

from rulebound.i18n import Language
from tests.guardians_table import Table, about, new_game, table

ENGLISH = Language.load("en")


def rules(t: Table, what: str) -> list[tuple[int | None, str]]:
    """The lines of a kind: whom each is about, and the rule it cites."""
    return [(about(line), line.rule.removeprefix("guardians.")) for line in t.match.log if line.what == what]


def told(t: Table, what: str) -> list[str]:
    return [ENGLISH.text(line.view(None).text) for line in t.match.log if line.what == what]


# --- whose turn it is ---------------------------------------------------------------------------------------------


@pytest.mark.rule("guardians.action.first_player_reveals_first", "guardians.action.clockwise_order")
def test_only_the_first_to_reveal_is_first_by_rule():
    t = table(first=1, lay={}).play_on()
    assert rules(t, "reveals") == [
        (1, "action.first_player_reveals_first"), (2, "action.clockwise_order"), (0, "action.clockwise_order"),
    ]  # fmt: skip


@pytest.mark.rule("guardians.first_player.out_left_starts")
def test_left_of_a_first_player_who_is_out_reveals_by_that_rule():
    t = table(4, first=1, out=[1], lay={}).play_on()
    assert rules(t, "reveals") == [
        (2, "first_player.out_left_starts"), (3, "action.clockwise_order"), (0, "action.clockwise_order"),
    ]  # fmt: skip


@pytest.mark.rule("guardians.battlefield.changes_one_battle")
def test_counter_clockwise_is_by_the_battlefield():
    t = table(first=1, battlefield="manhattan", lay={}).play_on()
    by_field = "battlefield.changes_one_battle"
    assert rules(t, "reveals") == [(1, "action.first_player_reveals_first"), (0, by_field), (2, by_field)]


@pytest.mark.rule("guardians.battlefield.changes_one_battle", "guardians.first_player.card_not_passed")
def test_only_a_battlefield_passes_the_first_player_card():
    assert rules(table(step="end_round", first=2), "takes-first") == []
    t = table(step="end_round", first=2, battlefield="helicarrier")
    assert rules(t, "takes-first") == [(0, "battlefield.changes_one_battle")]


# --- stages and rounds --------------------------------------------------------------------------------------------


@pytest.mark.rule("guardians.flow.stage_four_phases", "guardians.flow.round_three_stages")
@pytest.mark.rule("guardians.flow.round_end_clear_series")
def test_the_end_of_a_stage_is_not_the_end_of_a_round():
    t = table()
    for _ in range(3):
        t.play_stage()
    stages = ["flow.stage_four_phases", "flow.stage_four_phases", "flow.round_three_stages"]
    assert [rule for _, rule in rules(t, "phase-round-end")] == stages
    assert rules(t, "round-over") == [(None, "flow.round_end_clear_series")]


# --- before a battle ----------------------------------------------------------------------------------------------


@pytest.mark.rule("guardians.battle_setup.first_battle_draw_five", "guardians.battle_setup.draw_up_to_five")
def test_hands_are_filled_by_the_rules_of_the_battle_setup():
    t = new_game(players=3)
    for seat in range(3):
        t.match.answer(seat, 0)
    drawn = rules(t, "draws")
    assert sorted(drawn) == [(seat, "battle_setup.first_battle_draw_five") for seat in range(3)]
    t = table(step="prepare_battle", battle=1, hands={0: ["trick"] * 3, 1: ["shot"] * 5, 2: ["melee"] * 4})
    assert rules(t, "draws") == [(0, "battle_setup.draw_up_to_five"), (2, "battle_setup.draw_up_to_five")]


@pytest.mark.rule("guardians.battle_setup.draft_layout_base", "guardians.battle_setup.draft_layout_merged")
@pytest.mark.parametrize(("seats", "rule"), [(4, "draft_layout_base"), (5, "draft_layout_merged")])
def test_the_draft_is_laid_out_by_the_table_of_one_box_or_of_two(seats, rule):
    t = table(seats, step="prepare_battle")
    assert rules(t, "lays-out") == [(None, f"battle_setup.{rule}")]


@pytest.mark.rule("guardians.battle_setup.reset_tactics", "guardians.battle_setup.return_knockouts")
def test_traps_turned_back_and_knockouts_returned_before_a_battle_are_told():
    t = table(step="prepare_battle", traps=["shot", "melee"], knockouts=["shot"])
    assert told(t, "trap-removed") == [
        "The trap on Shot is removed.", "The trap on Melee is removed.",
    ]  # fmt: skip
    assert {rule for _, rule in rules(t, "trap-removed")} == {"battle_setup.reset_tactics"}
    assert [rule for _, rule in rules(t, "knockout-returned")] == ["battle_setup.return_knockouts"]
    assert t.traps == []


@pytest.mark.rule("guardians.battle_setup.reset_energy", "guardians.battle_setup.unflip_active_heroes")
def test_energy_and_heroes_that_are_set_back_are_told():
    t = table(step="prepare_battle", heroes={1: "rocket"}, used=[1], next_battlefields=["sanctuary"])
    assert told(t, "energy-reset") == ["Every hero starts the battle with 2 energy."]
    assert rules(t, "refreshes") == [(None, "battle_setup.unflip_active_heroes")]
    assert rules(table(step="prepare_battle"), "refreshes") == []


# --- why energy is lost -------------------------------------------------------------------------------------------


@pytest.mark.rule("guardians.trap.one_damage", "guardians.effect.initiative_old_first_player")
@pytest.mark.rule("guardians.battlefield.changes_one_battle", "guardians.effect.damage_x")
def test_a_loss_of_energy_names_what_caused_it():
    t = table(lay={0: "ambush", 1: "shot"}, traps=["shot"]).perform("seize_initiative")
    assert rules(t, "loses") == [(0, "effect.initiative_old_first_player"), (1, "trap.one_damage")]
    t.perform("shoot_to_kill", "shot/2", "shot/done")
    assert rules(t, "loses")[2:] == [(2, "effect.damage_x")]
    t = table(step="start_round", round=1, battlefield="death")
    assert {rule for _, rule in rules(t, "loses")} == {"battlefield.changes_one_battle"}


# --- the stall guard ----------------------------------------------------------------------------------------------


@pytest.mark.rule("guardians.effect.stall_guard", "guardians.effect.draw_x")
@pytest.mark.parametrize(("round", "guard"), [(7, True), (8, True), (9, True), (8, False)])
def test_the_stall_guard_speaks_when_it_begins_and_at_every_draw_it_stops(round, guard):
    t = table(step="start_round", round=round, stall_guard=guard, hands={0: ["arsenal", "trick"]})
    stalls = guard and round >= 8  # the round that begins is the next one
    assert rules(t, "stall-guard") == ([(None, "effect.stall_guard")] if stalls else [])
    t.lay({0: "arsenal"}).perform("resupply")
    assert rules(t, "no-draw") == ([(0, "effect.stall_guard")] if stalls else [])
    assert rules(t, "draws") == ([] if stalls else [(0, "effect.draw_x")])
    assert len(t.hand(0)) == (1 if stalls else 3)


@pytest.mark.rule("guardians.effect.stall_guard", "guardians.battle_setup.draw_up_to_five")
def test_the_stall_guard_does_not_reach_into_the_next_battle():
    t = table(step="prepare_battle", round=12, stall_guard=True, hands={0: ["trick"] * 3})
    assert t.hand_sizes == [5, 5, 5]
    assert not t.cited("guardians.effect.stall_guard")


# --- what a battlefield does --------------------------------------------------------------------------------------


@pytest.mark.rule("guardians.battlefield.changes_one_battle", "guardians.trap.set_flips_tactic")
@pytest.mark.parametrize(
    ("battlefield", "what", "step"),
    [
        ("savage_land", "trap-set", "start_round"),
        ("morag", "trap-set", "draft"),
        ("latveria", "knockout-placed", "start_round"),
    ],
)
def test_a_trap_or_knockout_by_lot_is_the_battlefields(battlefield, what, step):
    t = table(battlefield=battlefield, step=step)
    t.draft_all()
    assert {rule for _, rule in rules(t, what)} == {"battlefield.changes_one_battle"}


@pytest.mark.rule("guardians.effect.stance_protects_hail", "guardians.effect.stance_protects_shot")
@pytest.mark.parametrize(
    ("laid", "action", "answers", "rule"),
    [
        ("melee", "hail_of_blows", [], "stance_protects_hail"),
        ("shot", "shoot_to_kill", ["shot/1"], "stance_protects_shot"),
        ("shot", "suppressive_fire", [], "stance_protects_shot"),
    ],
)
def test_a_stance_that_holds_names_what_it_protects_from(laid, action, answers, rule):
    t = table(2, series={0: ["trick"], 1: ["defence"]}, stance=[1], lay={0: laid}, hands={1: ["trick"]})
    t.perform(action, *answers)
    assert rules(t, "stance-holds") == [(1, f"effect.{rule}")]
    assert t.energy(1) == 3
