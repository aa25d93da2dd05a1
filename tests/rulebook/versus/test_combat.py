"""Фаза сражения: who may attack whom, comparison, stun, direct attacks, team attacks, difficult situations."""

from __future__ import annotations

import pytest

from rulebound.games.versus.numbers import atk
from tests.versus_table import FOE, ME, called, table

FIVE = ["Wild Sentinel"] * 5


def targets(t, attacker):
    t.do("attack", attacker)
    return {called(o.on.printed) for o in t.choice.options if o.act == "defend"}


@pytest.mark.rule("versus.combat.protected", "versus.combat.protected_not_attacked", "versus.combat.declare_defender")
def test_a_character_behind_another_is_protected():
    t = table(
        front=["Sentinel Siege-Frame"],
        foe_front=["Sentinel Carrier-Frame", "Sentinel Bulwark-Frame"],
        foe_support=["Sentinel Mark II", None, "Sentinel Tracker-Frame"],
    )
    assert targets(t, "Sentinel Siege-Frame") == {
        "Sentinel Carrier-Frame",
        "Sentinel Bulwark-Frame",
        "Sentinel Tracker-Frame",
    }
    assert t.why_not("defend", "foe Sentinel Mark II") == ["versus.combat.protected_not_attacked"]


@pytest.mark.rule("versus.combat.exhausted_protects", "versus.combat.stunned_not_protecting")
@pytest.mark.parametrize(("state", "reached"), [("exhausted", False), ("stunned", True)])
def test_an_exhausted_character_protects_and_a_stunned_one_does_not(state, reached):
    t = table(
        front=["Sentinel Siege-Frame"],
        foe_front=["Sentinel Carrier-Frame", "Sentinel Bulwark-Frame"],
        foe_support=["Sentinel Mark II"],
        **{state: ["foe Sentinel Carrier-Frame"]},
    )
    assert ("Sentinel Mark II" in targets(t, "Sentinel Siege-Frame")) == reached


@pytest.mark.rule("versus.combat.front_never_protected")
def test_the_front_row_is_never_protected():
    t = table(
        front=["Sentinel Siege-Frame"],
        foe_front=["Sentinel Carrier-Frame", "Sentinel Bulwark-Frame"],
        foe_support=["Sentinel Mark II"],
    )
    assert "Sentinel Carrier-Frame" in targets(t, "Sentinel Siege-Frame")


@pytest.mark.rule("versus.combat.flight")
def test_flight_reaches_protected_characters():
    t = table(
        front=["Sentinel Carrier-Frame"],
        foe_front=["Sentinel Siege-Frame", "Sentinel Bulwark-Frame"],
        foe_support=["Sentinel Mark II"],
    )
    assert "Sentinel Mark II" in targets(t, "Sentinel Carrier-Frame")


@pytest.mark.rule("versus.combat.range", "versus.combat.flight_support")
def test_only_range_attacks_from_the_support_row():
    t = table(
        support=["Sentinel Tracker-Frame", "Sentinel Carrier-Frame", "Sentinel Siege-Frame"],
        foe_front=["Wild Sentinel"],
    )
    assert t.can("attack", "Sentinel Tracker-Frame")
    assert not t.can("attack", "Sentinel Carrier-Frame")
    assert t.why_not("attack", "Sentinel Carrier-Frame") == ["versus.combat.range"]
    assert not t.can("attack", "Sentinel Siege-Frame")


@pytest.mark.rule("versus.combat.range_protected", "versus.combat.flight_and_range")
@pytest.mark.parametrize(("attacker", "reached"), [("Sentinel Tracker-Frame", False), ("Sentinel Mark II", True)])
def test_range_alone_does_not_reach_protected_characters(attacker, reached):
    t = table(
        support=[attacker],
        foe_front=["Sentinel Siege-Frame", "Sentinel Mark I"],
        foe_support=["Sentinel Bulwark-Frame"],
    )
    assert ("Sentinel Bulwark-Frame" in targets(t, attacker)) == reached


@pytest.mark.rule("versus.combat.no_stunned_target")
def test_a_stunned_character_is_not_attacked():
    t = table(
        front=["Sentinel Siege-Frame"],
        foe_front=["Sentinel Carrier-Frame", "Sentinel Bulwark-Frame", "Sentinel Mark I"],
        stunned=["foe Sentinel Bulwark-Frame"],
    )
    assert targets(t, "Sentinel Siege-Frame") == {"Sentinel Carrier-Frame", "Sentinel Mark I"}


@pytest.mark.rule("versus.combat.own_step_only")
def test_nobody_attacks_in_the_step_of_the_other():
    t = table(front=["Sentinel Siege-Frame"], foe_front=["Wild Sentinel"], active=FOE)
    t.pass_(FOE)
    assert not t.can("attack", "Sentinel Siege-Frame")
    assert "versus.combat.own_step_only" in t.why_not("attack", "Sentinel Siege-Frame")


@pytest.mark.rule("versus.combat.begins_on_exhaust", "versus.combat.becomes_attacker")
def test_the_attack_begins_when_the_attacker_is_exhausted():
    t = table(front=["Sentinel Siege-Frame"], foe_front=["Wild Sentinel"])
    t.attack("Sentinel Siege-Frame", "foe Wild Sentinel", begin=False)
    assert t.attackers is None
    t.resolve_all()
    assert t.exhausted("Sentinel Siege-Frame")
    assert t.attacking("Sentinel Siege-Frame")
    assert t.defending("foe Wild Sentinel")


@pytest.mark.rule("versus.combat.compare_less", "versus.combat.back_less")
def test_less_atk_than_def_does_nothing():
    t = table(front=["Spiral"], foe_front=["Spiral"])  # 12 against 13, both ways
    t.attack("Spiral", "foe Spiral")
    t.conclude()
    assert not t.stunned("foe Spiral")
    assert not t.stunned("Spiral")
    assert (t.endurance(ME), t.endurance(FOE)) == (50, 50)


@pytest.mark.rule("versus.combat.compare_equal", "versus.stun.endurance_loss")
def test_equal_atk_and_def_stuns_without_breakthrough():
    t = table(front=["Sentinel Mark II"], foe_front=["Mystique, False Face"])  # 4 against 4
    t.attack("Sentinel Mark II", "foe Mystique, False Face")
    t.conclude()
    assert t.stunned("foe Mystique, False Face")
    assert t.endurance(FOE) == 50 - 3


@pytest.mark.rule("versus.combat.compare_greater", "versus.combat.back_stun", "versus.combat.simultaneous")
def test_both_may_be_stunned_at_once():
    t = table(front=["Sentinel Mark II"], foe_front=["Sentinel Mark II"])  # 4 against 3, both ways
    t.attack("Sentinel Mark II", "foe Sentinel Mark II")
    t.conclude()
    assert t.stunned("foe Sentinel Mark II")
    assert t.stunned("Sentinel Mark II")
    assert t.endurance(FOE) == 50 - 3 - 1


@pytest.mark.rule("versus.combat.back_stun", "versus.combat.back_less")
@pytest.mark.parametrize(
    ("attacker", "rule"),
    [
        ("Sentinel Tracker-Frame", "versus.combat.back_stun"),  # 3 against 3
        ("Sentinel Mark II", "versus.combat.back_stun"),
        ("Sentinel Omega-Frame", "versus.combat.back_less"),
    ],
)
def test_the_log_says_by_which_rule_the_defender_strikes_back(attacker, rule):
    t = table(front=[attacker], foe_front=["Border Guard-Bot"])
    t.attack(attacker, "foe Border Guard-Bot")
    t.conclude()
    assert [line["rule"] for line in t.lines("strikes-back")] == [rule]


@pytest.mark.rule("versus.combat.no_breakthrough_back")
def test_a_stunned_attacker_costs_no_breakthrough():
    t = table(front=["Wild Sentinel"], foe_front=["Sentinel Omega-Frame"])  # 17 against 1
    t.attack("Wild Sentinel", "foe Sentinel Omega-Frame")
    t.conclude()
    assert t.endurance(ME) == 50 - 1


@pytest.mark.rule("versus.combat.direct", "versus.combat.direct_loss", "versus.combat.direct_exhausts")
def test_a_player_without_standing_characters_is_attacked_directly():
    t = table(front=["Sentinel Siege-Frame"], foe_front=["Wild Sentinel"], stunned=["foe Wild Sentinel"])
    t.attack("Sentinel Siege-Frame")
    assert t.exhausted("Sentinel Siege-Frame")
    t.conclude()
    assert t.endurance(FOE) == 50 - 7


@pytest.mark.rule("versus.combat.direct_position")
def test_a_direct_attack_needs_the_front_row_or_range():
    t = table(support=["Sentinel Siege-Frame", "Sentinel Tracker-Frame"])
    assert not t.can("attack", "Sentinel Siege-Frame")
    assert t.can("attack", "Sentinel Tracker-Frame")


@pytest.mark.rule("versus.combat.direct_late_character")
def test_a_direct_attack_stays_one_when_somebody_recovers():
    t = table(
        front=["Sentinel Siege-Frame"],
        foe_front=["Bishop"],
        stunned=["foe Bishop"],
        foe_hand=["Stand Together"],
        foe_row=FIVE,
    )
    t.attack("Sentinel Siege-Frame")
    t.pass_(ME)
    t.play("foe Stand Together", "foe Bishop")
    t.conclude()
    assert not t.stunned("foe Bishop")
    assert t.endurance(FOE) == 50 - 2 - 7


@pytest.mark.rule("versus.combat.defender_leaves", "versus.combat.attackers_ready_again")
def test_a_defender_that_leaves_cancels_the_attack_and_readies_the_attacker():
    t = table(front=["Sentinel Siege-Frame"], foe_front=["Forge", "Polaris"])
    t.attack("Sentinel Siege-Frame", "foe Forge")
    t.pass_(ME)
    t.do("use", "foe Forge")  # Forge returns to hand as a cost
    assert t.chain == ["power"]
    assert t.attackers is None
    assert not t.exhausted("Sentinel Siege-Frame")
    assert not t.can("attack", "Sentinel Siege-Frame")  # Forge's power comes first
    t.resolve()
    t.answer("search", "decline")
    assert t.can("attack", "Sentinel Siege-Frame")


@pytest.mark.rule("versus.combat.attacker_leaves", "versus.combat.no_attacker_cancels")
def test_an_attacker_that_leaves_cancels_its_attack():
    t = table(front=["Forge"], foe_front=["Sentinel Siege-Frame"])
    t.attack("Forge", "foe Sentinel Siege-Frame")
    t.do("use", "Forge")
    assert t.chain == ["power"]
    assert t.attackers is None
    assert t.where("Forge") == "hand"
    t.resolve()
    t.answer("search", "decline")
    assert t.endurance(ME) == t.endurance(FOE) == 50


@pytest.mark.rule("versus.combat.attacker_leaves", "versus.combat.no_attacker_cancels")
def test_what_waits_on_the_chain_finds_no_attack_when_its_attacker_was_the_cost_of_an_answer():
    t = table(front=["Forge"], foe_front=["Sentinel Siege-Frame"], foe_support=["Sentinel Mark I"])
    t.attack("Forge", "foe Sentinel Siege-Frame")
    t.pass_(ME)
    t.do("reinforce", "foe Sentinel Mark I")
    t.pass_(FOE)
    t.do("use", "Forge")
    assert (t.s.attack, t.chain) == (None, ["reinforcement", "power"])
    t.resolve()
    t.answer("search", "decline")
    t.resolve()
    assert not t.chain
    assert not t.card("foe Sentinel Siege-Frame").now.reinforced


@pytest.mark.rule("versus.team_attack.continues", "versus.combat.attacker_leaves")
def test_a_team_attack_goes_on_without_the_attacker_that_was_a_cost():
    t = table(front=["Forge", "Bishop"], foe_front=["Sentinel Siege-Frame"])
    t.attack("Forge", "foe Sentinel Siege-Frame", "Bishop")
    t.do("use", "Forge")
    assert t.attackers == ["Bishop"]


@pytest.mark.rule("versus.combat.negative")
def test_a_value_below_zero_counts_as_zero_but_is_kept():
    """Street Informant, ATK 1, attacks Lorelei for -2, Toad adds -1, and three power-ups bring it back to 1."""
    t = table(front=["Street Informant"], hand=["Street Informant"] * 3, foe_front=["Lorelei", "Toad"])
    t.attack("Street Informant", "foe Lorelei")
    t.pass_(ME)
    t.do("use", "foe Toad")
    t.resolve()
    values = []
    for copy in ("Street Informant#2", "Street Informant#3", "Street Informant#4"):
        values.append((t.strength("Street Informant")[0], atk(t.s, t.card("Street Informant"))))
        t.do("power-up", copy)
        t.resolve()
    assert values == [(-2, 0), (-1, 0), (0, 0)]
    assert atk(t.s, t.card("Street Informant")) == 1
    t.conclude()
    assert t.stunned("foe Lorelei")


@pytest.mark.rule("versus.combat.negative")
def test_a_value_below_zero_takes_nothing_from_the_sum_of_a_team():
    t = table(front=["Sentinel Mark I", "Wild Sentinel"], foe_front=["Lorelei", "Toad"])  # 3 - 2 and 2 - 2 - 1
    t.attack("Sentinel Mark I", "foe Lorelei", "Wild Sentinel")
    t.pass_(ME)
    t.do("use", "foe Toad")
    t.answer("target", "Wild Sentinel")
    t.resolve()
    assert t.strength("Wild Sentinel")[0] == -1
    t.conclude()
    t.answer("strike", "Wild Sentinel")
    assert t.stunned("foe Lorelei")


# --- team attacks ------------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "versus.team_attack.definition",
    "versus.team_attack.sum",
    "versus.team_attack.breakthrough",
    "versus.team_attack.exhaust_all",
    "versus.team_attack.choose_one",
    "versus.team_attack.back_stun",
)
def test_a_team_attack_adds_atk_and_the_defender_strikes_one():
    t = table(
        front=["Sentinel Siege-Frame", "Sentinel Bulwark-Frame"], foe_front=["Blob, Immovable Mass"]
    )  # 7 + 3 against 8, 5 against 5 back
    t.attack("Sentinel Siege-Frame", "foe Blob, Immovable Mass", "Sentinel Bulwark-Frame")
    assert t.exhausted("Sentinel Siege-Frame")
    assert t.exhausted("Sentinel Bulwark-Frame")
    t.both_pass()
    assert t.choice.seat == FOE
    t.answer("strike", "Sentinel Bulwark-Frame")
    assert t.stunned("Sentinel Bulwark-Frame")
    assert not t.stunned("Sentinel Siege-Frame")
    assert t.stunned("foe Blob, Immovable Mass")
    assert t.endurance(FOE) == 50 - 4 - (7 + 3 - 8)


@pytest.mark.rule("versus.team_attack.shared_team", "versus.team_attack.each_legal")
def test_helpers_share_a_team_and_could_attack_alone():
    t = table(
        front=["Sentinel Siege-Frame", "Colossus", "Street Informant"],
        support=[None, None, None, "Sentinel Bulwark-Frame"],
        foe_front=["Blob, Landslide"],
    )
    t.do("attack", "Sentinel Siege-Frame")
    assert t.prompt != "join"  # nobody may join: other team, no team, no range


@pytest.mark.rule("versus.team_attack.direct", "versus.team_attack.direct_no_back")
def test_a_team_attacks_a_player_with_the_sum():
    t = table(front=["Sentinel Siege-Frame", "Sentinel Bulwark-Frame"])
    t.attack("Sentinel Siege-Frame", "", "Sentinel Bulwark-Frame")
    t.conclude()
    assert t.endurance(FOE) == 50 - 10


@pytest.mark.rule("versus.combat.becomes_defender")
def test_who_is_attacked_is_the_defender_from_the_beginning_of_the_attack_until_it_ends():
    t = table(front=["Sentinel Siege-Frame"], hand=["Sidestep"], row=FIVE, foe_front=["Bishop", "Nimrod"])
    attacker, defender, other = (t.card(name) for name in ("Sentinel Siege-Frame", "foe Bishop", "foe Nimrod"))

    def defending():
        return [card for card in (attacker, defender, other) if t.s.defending(card)]

    t.attack("Sentinel Siege-Frame", "foe Bishop", begin=False)
    assert defending() == []
    assert not t.can("play", "Sidestep")  # for a defender
    t.both_pass()
    assert defending() == [defender]
    assert t.chain == ["trigger"]  # "when he defends"
    assert t.can("play", "Sidestep")
    t.conclude()
    assert defending() == []
    assert not t.can("play", "Sidestep")


@pytest.mark.rule("versus.combat.declare")
def test_only_an_own_ready_character_that_stands_in_front_is_declared():
    t = table(
        front=["Sentinel Siege-Frame", "Sentinel Bulwark-Frame", "Sentinel Mark I", "Toad"],
        support=["Wild Sentinel"],
        exhausted=["Sentinel Bulwark-Frame"],
        stunned=["Sentinel Mark I"],
        foe_front=["Nimrod"],
    )
    declared = [option.on for option in t.choice.options if option.act == "attack"]
    assert declared == [t.card("Sentinel Siege-Frame"), t.card("Toad")]
    assert t.why_not("attack", "Sentinel Bulwark-Frame") == ["versus.anatomy.ready_uses"]
    assert "versus.stun.counts_exhausted" in t.why_not("attack", "Sentinel Mark I")
    assert t.why_not("attack", "Wild Sentinel") == ["versus.combat.range"]
    t.pass_(ME)
    assert not t.can("attack", "foe Nimrod")
    assert t.why_not("attack", "foe Nimrod", seat=FOE) == ["versus.combat.own_step_only"]
    t.pass_(FOE)
    assert [option.on for option in t.choice.options if option.act == "attack"] == [t.card("foe Nimrod")]
