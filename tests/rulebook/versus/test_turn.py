"""Структура хода: phases, build steps, recruiting, formation, recovery, victory."""

from __future__ import annotations

import pytest

from rulebound.games.versus import GAME
from rulebound.games.versus.setup import LAST_TURN
from rulebound.kernel.match import Match
from tests.versus_table import FOE, ME, table

FIVE = ["Wild Sentinel"] * 5


@pytest.mark.rule("versus.anatomy.phase_order", "versus.build.order", "versus.combat.initiative_attacks_first")
def test_a_turn_runs_through_its_phases_and_steps():
    t = table(stage="draw", active=-1, front=["Sentinel Siege-Frame"], foe_front=["Sentinel Siege-Frame"])
    seen = []
    for _ in range(10):
        seen.append((t.stage, t.active))
        t.next_step()
    build = ["resource", "recruit", "formation"]
    expected = [("draw", -1), *((step, ME) for step in build), *((step, FOE) for step in build)]
    assert seen == [*expected, ("attack", ME), ("attack", FOE), ("recovery", -1)]
    assert (t.stage, t.turn, t.initiative) == ("draw", 4, FOE)


@pytest.mark.rule("versus.draw.two_cards", "versus.draw.window")
def test_both_draw_two_before_anybody_has_priority():
    t = table(stage="recovery", active=-1)
    t.next_step()
    assert t.stage == "draw"
    assert [len(p.hand) for p in t.s.players] == [2, 2]
    assert t.choice.seat == FOE  # the initiative has passed: versus.recovery.initiative_passes


@pytest.mark.rule(
    "versus.build.resource_one_per_turn", "versus.build.resource_rightmost", "versus.build.resource_face_down"
)
def test_one_resource_goes_face_down_to_the_right_end():
    t = table(stage="resource", hand=["Sentinel Siege-Frame", "Sentinel Carrier-Frame"], row=["Wild Sentinel"])
    t.do("resource", "Sentinel Carrier-Frame")
    assert t.s.players[ME].resources.cards[-1] is t.card("Sentinel Carrier-Frame")
    assert not t.card("Sentinel Carrier-Frame").now.face_up
    assert not t.card("Sentinel Carrier-Frame").visible_to(FOE)
    assert not t.can("resource", "Sentinel Siege-Frame")
    assert "versus.build.resource_one_per_turn" in t.why_not("resource", "Sentinel Siege-Frame")


@pytest.mark.rule("versus.recruit.points", "versus.recruit.paid_on_announcement")
def test_each_resource_gives_a_point_and_several_cards_may_be_recruited():
    t = table(stage="recruit", hand=["Sentinel Mark II", "Sentinel Mark I", "Sentinel Siege-Frame"], row=FIVE)
    assert t.points() == 5
    t.do("recruit", "Sentinel Mark II")
    assert t.points() == 2
    t.resolve_all()
    t.answer("place", "f0")
    assert not t.can("recruit", "Sentinel Siege-Frame")
    assert "versus.recruit.points" in t.why_not("recruit", "Sentinel Siege-Frame")
    t.do("recruit", "Sentinel Mark I")
    assert t.points() == 0


@pytest.mark.rule("versus.recruit.points_lost")
def test_unspent_points_are_lost():
    t = table(stage="recruit", row=FIVE)
    t.next_step()
    assert t.points() == 0


@pytest.mark.rule("versus.recruit.on_chain", "versus.recruit.row_choice", "versus.recruit.slot_choice")
def test_a_recruit_waits_on_the_chain_and_then_takes_any_empty_place():
    t = table(stage="recruit", hand=["Sentinel Mark II"], row=FIVE, front=["Sentinel Siege-Frame"])
    t.do("recruit", "Sentinel Mark II")
    assert t.chain == ["recruit"]
    assert t.where("Sentinel Mark II") == "pending"
    t.resolve_all()
    assert {"place:f1", "place:s0", "place:s1", "place:f-1"} <= set(t.options())
    assert "place:f0" not in t.options()
    t.answer("place", "s0")
    assert t.where("Sentinel Mark II") == "characters"
    assert not t.exhausted("Sentinel Mark II")  # versus.anatomy.enter_ready_character


@pytest.mark.rule("versus.formation.move", "versus.formation.move_within", "versus.formation.any_state")
def test_characters_change_row_and_place_in_the_formation_step():
    t = table(stage="formation", front=["Sentinel Siege-Frame", "Sentinel Mark II"], stunned=["Sentinel Mark II"])
    t.do("move", "Sentinel Mark II")
    t.answer("place", "s0")
    assert (t.card("Sentinel Mark II").now.row, t.card("Sentinel Mark II").now.column) == (1, 0)


@pytest.mark.rule("versus.formation.fixed_otherwise")
def test_nobody_moves_outside_the_formation_step():
    t = table(stage="attack", front=["Sentinel Siege-Frame"], foe_front=["Wild Sentinel"])
    assert not t.can("move", "Sentinel Siege-Frame")


@pytest.mark.rule("versus.uniqueness.character", "versus.uniqueness.any_version", "versus.uniqueness.no_stun_loss")
def test_a_new_version_of_a_name_kos_the_old_one():
    t = table(
        stage="recruit",
        hand=["Wolverine, The Best at What He Does"],
        row=FIVE,
        front=["Wolverine, Weapon Instinct"],
        foe_front=["Wolverine, Weapon Instinct"],
    )
    t.do("recruit", "Wolverine, The Best at What He Does")
    assert t.where("Wolverine, Weapon Instinct") == "characters"  # versus.uniqueness.on_entry
    t.resolve_all()
    t.answer("place", "s0")
    assert t.where("Wolverine, Weapon Instinct") == "ko"
    assert t.where("foe Wolverine, Weapon Instinct") == "characters"  # versus.uniqueness.per_player
    assert t.endurance(ME) == 50


@pytest.mark.rule("versus.recovery.choose_one", "versus.recovery.ko_rest", "versus.recovery.initiative_chooses_first")
def test_each_player_recovers_one_and_loses_the_rest():
    t = table(
        stage="recovery",
        active=-1,
        front=["Sentinel Siege-Frame", "Sentinel Mark II"],
        foe_front=["Sentinel Carrier-Frame", "Sentinel Bulwark-Frame"],
        stunned=[
            "Sentinel Siege-Frame",
            "Sentinel Mark II",
            "foe Sentinel Carrier-Frame",
            "foe Sentinel Bulwark-Frame",
        ],
    )
    t.both_pass()
    assert t.choice.seat == ME
    t.answer("recover", "Sentinel Siege-Frame")
    t.answer("recover", "foe Sentinel Bulwark-Frame")
    assert t.where("Sentinel Mark II") == "ko"
    assert t.where("foe Sentinel Carrier-Frame") == "ko"
    assert not t.stunned("Sentinel Siege-Frame")
    assert not t.exhausted("Sentinel Siege-Frame")  # versus.recovery.ready_all


@pytest.mark.rule("versus.victory.lose_at_zero", "versus.victory.check_time")
def test_endurance_of_zero_loses_in_the_recovery_phase_only():
    t = table(
        stage="attack", active=FOE, endurance=(0, 3), front=["Sentinel Siege-Frame"], foe_front=["Sentinel Siege-Frame"]
    )
    assert t.match.result is None
    t.next_step()
    t.next_step()
    assert t.match.result is not None
    assert t.match.result.winners == [FOE]


@pytest.mark.rule("versus.victory.both_below")
def test_below_zero_the_nearer_one_wins():
    t = table(stage="recovery", active=-1, endurance=(-1, -4))
    t.next_step()
    assert t.match.result is not None
    assert t.match.result.winners == [ME]


@pytest.mark.rule("versus.victory.tie_extra_turn", "versus.victory.tie_repeat")
def test_equal_endurance_at_zero_gives_one_more_turn():
    t = table(stage="recovery", active=-1, endurance=(-2, -2))
    t.next_step()
    assert t.match.result is None
    assert t.turn == 4


@pytest.mark.rule("versus.victory.turn_limit")
def test_turn_40_is_the_last():
    t = table(stage="recovery", active=-1, endurance=(20, 10), turn=40)
    t.next_step()
    assert t.match.result is not None
    assert t.match.result.winners == [ME]


@pytest.mark.rule("versus.victory.concede")
def test_a_player_may_concede():
    match = Match(GAME, {"concede": True}, 3)
    while "concede" not in [key for c in match.choices.values() for key in c.keys]:
        seat, choice = next(iter(match.choices.items()))
        match.answer(seat, choice.options[0])
    seat = next(iter(match.choices))
    match.answer(seat, "concede")
    assert match.result is not None
    assert match.result.winners == [1 - seat]


@pytest.mark.rule("versus.victory.turn_limit")
def test_without_the_limit_turn_41_follows():
    for limit, last in ((True, LAST_TURN), (False, 0)):
        match = Match(GAME, {"turn_limit": limit}, 1)
        assert match.state.last_turn == last
    t = table(stage="recovery", active=-1, turn=40, endurance=(12, 9))
    t.s.last_turn = 0
    t.next_step()
    assert t.match.result is None
    assert t.turn == 41


@pytest.mark.rule("versus.recruit.many")
def test_four_points_recruit_four_characters_for_one_each_and_no_fifth():
    t = table(stage="recruit", hand=["Wild Sentinel"] * 5, row=["Sentinel Mark I"] * 4)
    for n in range(4):
        t.do("recruit", f"Wild Sentinel#{n + 1}")
        assert t.points() == 3 - n
        t.resolve_all()
        t.answer("place", f"f{n}")
    assert t.size("characters") == 4
    assert not t.can("recruit", "Wild Sentinel#5")
    assert "versus.recruit.points" in t.why_not("recruit", "Wild Sentinel#5")
