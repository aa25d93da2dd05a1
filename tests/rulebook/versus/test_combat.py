"""Фаза сражения: who may attack whom, comparison, stun, direct attacks, team attacks, difficult situations."""

from __future__ import annotations

import pytest

from rulebound.games.versus.numbers import atk
from tests.versus_table import FOE, ME, table

FIVE = ["VS-001"] * 5


def targets(t, attacker):
    t.do("attack", attacker)
    return {t.s.find(o.key.split(":")[1]).printed.code for o in t.asked.options if o.act == "defend"}


@pytest.mark.rule("versus.combat.protected", "versus.combat.protected_not_attacked", "versus.combat.declare_defender")
def test_a_character_behind_another_is_protected():
    t = table(front=["VS-008"], foe_front=["VS-010", "VS-006"], foe_support=["VS-005", None, "VS-004"])
    assert targets(t, "VS-008") == {"VS-010", "VS-006", "VS-004"}
    assert t.why_not(ME, "foe VS-005") == ["versus.combat.protected_not_attacked"]


@pytest.mark.rule("versus.combat.exhausted_protects", "versus.combat.stunned_not_protecting")
@pytest.mark.parametrize(("state", "reached"), [("exhausted", False), ("stunned", True)])
def test_an_exhausted_character_protects_and_a_stunned_one_does_not(state, reached):
    t = table(
        front=["VS-008"], foe_front=["VS-010", "VS-006"], foe_support=["VS-005"], **{state: ["foe VS-010"]}
    )  # fmt: skip
    assert ("VS-005" in targets(t, "VS-008")) == reached


@pytest.mark.rule("versus.combat.front_never_protected")
def test_the_front_row_is_never_protected():
    t = table(front=["VS-008"], foe_front=["VS-010", "VS-006"], foe_support=["VS-005"])
    assert "VS-010" in targets(t, "VS-008")


@pytest.mark.rule("versus.combat.flight")
def test_flight_reaches_protected_characters():
    t = table(front=["VS-010"], foe_front=["VS-008", "VS-006"], foe_support=["VS-005"])
    assert "VS-005" in targets(t, "VS-010")


@pytest.mark.rule("versus.combat.range", "versus.combat.flight_support", "versus.combat.declare")
def test_only_range_attacks_from_the_support_row():
    t = table(support=["VS-004", "VS-010", "VS-008"], foe_front=["VS-001"])
    assert t.can("attack", "VS-004")
    assert not t.can("attack", "VS-010")
    assert t.why_not(ME, "VS-010") == ["versus.combat.range"]
    assert not t.can("attack", "VS-008")


@pytest.mark.rule("versus.combat.range_protected", "versus.combat.flight_and_range")
@pytest.mark.parametrize(("attacker", "reached"), [("VS-004", False), ("VS-005", True)])
def test_range_alone_does_not_reach_protected_characters(attacker, reached):
    t = table(support=[attacker], foe_front=["VS-008", "VS-003"], foe_support=["VS-006"])
    assert ("VS-006" in targets(t, attacker)) == reached


@pytest.mark.rule("versus.combat.no_stunned_target")
def test_a_stunned_character_is_not_attacked():
    t = table(front=["VS-008"], foe_front=["VS-010", "VS-006", "VS-003"], stunned=["foe VS-006"])
    assert targets(t, "VS-008") == {"VS-010", "VS-003"}


@pytest.mark.rule("versus.combat.own_step_only")
def test_nobody_attacks_in_the_step_of_the_other():
    t = table(front=["VS-008"], foe_front=["VS-001"], active=FOE)
    t.pass_(FOE)
    assert not t.can("attack", "VS-008")
    assert "versus.combat.own_step_only" in t.why_not(ME, "VS-008")


@pytest.mark.rule("versus.combat.begins_on_exhaust", "versus.combat.becomes_attacker", "versus.combat.becomes_defender")
def test_the_attack_begins_when_the_attacker_is_exhausted():
    t = table(front=["VS-008"], foe_front=["VS-001"])
    t.attack("VS-008", "foe VS-001", begin=False)
    assert t.s.attack is None
    t.resolve_all()
    assert t.exhausted("VS-008")
    assert t.s.attacking(t.card("VS-008"))
    assert t.s.defending(t.card("foe VS-001"))


@pytest.mark.rule("versus.combat.compare_less", "versus.combat.back_less")
def test_less_atk_than_def_does_nothing():
    t = table(front=["VS-006"], foe_front=["VS-006"])  # 3 against 5, both ways
    t.attack("VS-006", "foe VS-006")
    t.conclude()
    assert not t.stunned("foe VS-006")
    assert not t.stunned("VS-006")


@pytest.mark.rule("versus.combat.compare_equal", "versus.stun.endurance_loss")
def test_equal_atk_and_def_stuns_without_breakthrough():
    t = table(front=["VS-005"], foe_front=["VS-050"])  # 4 against 4
    t.attack("VS-005", "foe VS-050")
    t.conclude()
    assert t.stunned("foe VS-050")
    assert t.endurance(FOE) == 50 - 3


@pytest.mark.rule("versus.combat.compare_greater", "versus.combat.back_stun", "versus.combat.simultaneous")
def test_both_may_be_stunned_at_once():
    t = table(front=["VS-005"], foe_front=["VS-005"])  # 4 against 3, both ways
    t.attack("VS-005", "foe VS-005")
    t.conclude()
    assert t.stunned("foe VS-005")
    assert t.stunned("VS-005")
    assert t.endurance(FOE) == 50 - 3 - 1


@pytest.mark.rule("versus.combat.no_breakthrough_back")
def test_a_stunned_attacker_costs_no_breakthrough():
    t = table(front=["VS-001"], foe_front=["VS-014"])  # 17 against 1
    t.attack("VS-001", "foe VS-014")
    t.conclude()
    assert t.endurance(ME) == 50 - 1


@pytest.mark.rule("versus.combat.direct", "versus.combat.direct_loss", "versus.combat.direct_exhausts")
def test_a_player_without_standing_characters_is_attacked_directly():
    t = table(front=["VS-008"], foe_front=["VS-001"], stunned=["foe VS-001"])
    t.attack("VS-008")
    assert t.exhausted("VS-008")
    t.conclude()
    assert t.endurance(FOE) == 50 - 7


@pytest.mark.rule("versus.combat.direct_position")
def test_a_direct_attack_needs_the_front_row_or_range():
    t = table(support=["VS-008", "VS-004"])
    assert not t.can("attack", "VS-008")
    assert t.can("attack", "VS-004")


@pytest.mark.rule("versus.combat.direct_late_character")
def test_a_direct_attack_stays_one_when_somebody_recovers():
    t = table(front=["VS-008"], foe_front=["VS-025"], stunned=["foe VS-025"], foe_hand=["VS-041"], foe_row=FIVE)
    t.attack("VS-008")
    t.pass_(ME)
    t.play("foe VS-041", "foe VS-025")
    t.conclude()
    assert not t.stunned("foe VS-025")
    assert t.endurance(FOE) == 50 - 2 - 7


@pytest.mark.rule("versus.combat.defender_leaves", "versus.combat.attackers_ready_again")
def test_a_defender_that_leaves_cancels_the_attack_and_readies_the_attacker():
    t = table(front=["VS-008"], foe_front=["VS-027", "VS-030"])
    t.attack("VS-008", "foe VS-027")
    t.pass_(ME)
    t.do("use", "foe VS-027")  # Forge returns to hand as a cost
    assert t.chain == ["power"]
    assert t.s.attack is None
    assert not t.exhausted("VS-008")
    assert not t.can("attack", "VS-008")  # Forge's power comes first
    t.resolve()
    t.do("decline")
    assert t.can("attack", "VS-008")


@pytest.mark.rule("versus.combat.attacker_leaves", "versus.combat.no_attacker_cancels")
def test_an_attacker_that_leaves_cancels_its_attack():
    t = table(front=["VS-027"], foe_front=["VS-008"])
    t.attack("VS-027", "foe VS-008")
    t.do("use", "VS-027")
    assert t.chain == ["power"]
    assert t.s.attack is None
    assert t.where("VS-027") == "hand"
    t.resolve()
    t.do("decline")
    assert t.endurance(ME) == t.endurance(FOE) == 50


@pytest.mark.rule("versus.combat.attacker_leaves", "versus.combat.no_attacker_cancels")
def test_what_waits_on_the_chain_finds_no_attack_when_its_attacker_was_the_cost_of_an_answer():
    t = table(front=["VS-027"], foe_front=["VS-008"], foe_support=["VS-003"])
    t.attack("VS-027", "foe VS-008")
    t.pass_(ME)
    t.do("reinforce", "foe VS-003")
    t.pass_(FOE)
    t.do("use", "VS-027")
    assert (t.s.attack, t.chain) == (None, ["reinforcement", "power"])
    t.resolve()
    t.do("decline")
    t.resolve()
    assert not t.chain
    assert not t.card("foe VS-008").now.reinforced


@pytest.mark.rule("versus.team_attack.continues", "versus.combat.attacker_leaves")
def test_a_team_attack_goes_on_without_the_attacker_that_was_a_cost():
    t = table(front=["VS-027", "VS-025"], foe_front=["VS-008"])
    t.attack("VS-027", "foe VS-008", "VS-025")
    t.do("use", "VS-027")
    assert t.s.attack is not None
    assert t.s.attack.attackers == [t.card("VS-025").id]


@pytest.mark.rule("versus.combat.negative")
def test_a_value_below_zero_counts_as_zero_but_is_kept():
    """Street Informant, ATK 1, attacks Lorelei for -2, Toad adds -1, and three power-ups bring it back to 1."""
    t = table(front=["VS-089"], hand=["VS-089"] * 3, foe_front=["VS-045", "VS-046"])
    t.attack("VS-089", "foe VS-045")
    t.pass_(ME)
    t.do("use", "foe VS-046")
    t.resolve()
    values = []
    for copy in ("VS-089#2", "VS-089#3", "VS-089#4"):
        values.append((t.strength("VS-089")[0], atk(t.s, t.card("VS-089"))))
        t.do("power-up", copy)
        t.resolve()
    assert values == [(-2, 0), (-1, 0), (0, 0)]
    assert atk(t.s, t.card("VS-089")) == 1
    t.conclude()
    assert t.stunned("foe VS-045")


@pytest.mark.rule("versus.combat.negative")
def test_a_value_below_zero_takes_nothing_from_the_sum_of_a_team():
    t = table(front=["VS-003", "VS-001"], foe_front=["VS-045", "VS-046"])  # 3 - 2 and 2 - 2 - 1
    t.attack("VS-003", "foe VS-045", "VS-001")
    t.pass_(ME)
    t.do("use", "foe VS-046")
    t.do("target", "VS-001")
    t.resolve()
    assert t.strength("VS-001")[0] == -1
    t.conclude()
    t.do("strike", "VS-001")
    assert t.stunned("foe VS-045")


# --- team attacks ------------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "versus.team_attack.definition", "versus.team_attack.sum", "versus.team_attack.breakthrough",
    "versus.team_attack.exhaust_all", "versus.team_attack.choose_one", "versus.team_attack.back_stun",
)  # fmt: skip
def test_a_team_attack_adds_atk_and_the_defender_strikes_one():
    t = table(front=["VS-008", "VS-006"], foe_front=["VS-051"])  # 7 + 3 against 8, 5 against 5 back
    t.attack("VS-008", "foe VS-051", "VS-006")
    assert t.exhausted("VS-008")
    assert t.exhausted("VS-006")
    t.both_pass()
    assert t.asked.seat == FOE
    t.do("strike", "VS-006")
    assert t.stunned("VS-006")
    assert not t.stunned("VS-008")
    assert t.stunned("foe VS-051")
    assert t.endurance(FOE) == 50 - 4 - (7 + 3 - 8)


@pytest.mark.rule("versus.team_attack.shared_team", "versus.team_attack.each_legal")
def test_helpers_share_a_team_and_could_attack_alone():
    t = table(front=["VS-008", "VS-038", "VS-089"], support=[None, None, None, "VS-006"], foe_front=["VS-058"])
    t.do("attack", "VS-008")
    assert t.asked.prompt != "join"  # nobody may join: other team, no team, no range


@pytest.mark.rule("versus.team_attack.no_direct", "versus.team_attack.direct_no_back")
def test_a_team_attacks_a_player_with_the_sum():
    t = table(front=["VS-008", "VS-006"])
    t.attack("VS-008", "", "VS-006")
    t.conclude()
    assert t.endurance(FOE) == 50 - 10
