"""Способности: targets, and how long an effect lasts."""

from __future__ import annotations

import pytest

from rulebound.games.versus.state import NOWHERE
from tests.versus_table import FOE, ME, table

FIVE = ["Wild Sentinel"] * 5


@pytest.mark.rule("versus.power.target")
def test_a_character_exhausted_as_a_cost_may_be_the_target():
    t = table(front=["Sentinel Omega-Frame"], foe_front=["Sentinel Siege-Frame"], foe_support=["Sentinel Mark IV"])
    t.attack("Sentinel Omega-Frame", "foe Sentinel Siege-Frame")
    t.pass_(ME)
    t.do("use", "foe Sentinel Mark IV")  # Mark IV: exhaust two Army characters -> target defender gets -2 DEF
    t.answer("exhaust", "foe Sentinel Mark IV")
    assert t.exhausted("foe Sentinel Siege-Frame")
    t.resolve()
    assert t.strength("foe Sentinel Siege-Frame") == (7, 4)


@pytest.mark.rule("versus.power.target_illegal")
def test_an_effect_whose_target_has_left_play_does_nothing():
    t = table(front=["Puppet Master"], foe_front=["Forge", "Sentinel Siege-Frame"])
    t.do("use", "Puppet Master")
    t.answer("target", "foe Forge")
    t.pass_(ME)
    t.do("use", "foe Forge")  # Forge returns to hand
    t.resolve()
    t.answer("search", "decline")
    t.resolve()
    assert "versus.power.target_illegal" in t.rules()
    assert not t.exhausted("foe Sentinel Siege-Frame")
    assert t.card("foe Forge").now is NOWHERE
    assert not NOWHERE.exhausted


@pytest.mark.rule("versus.power.target_illegal")
def test_an_effect_whose_target_no_longer_fits_does_nothing():
    """Overload on Quicksilver, whose 6 ATK are twice the printed 3 until Toad takes one away."""
    t = table(
        front=["Quicksilver, Blur", "Toad"],
        hand=["Rising Kick"],
        row=FIVE,
        foe_front=["Sentinel Omega-Frame"],
        foe_hand=["Overload"],
        foe_row=FIVE,
    )
    t.attack("Quicksilver, Blur", "foe Sentinel Omega-Frame")
    t.play("Rising Kick")
    t.resolve()
    t.pass_(ME)
    t.play("foe Overload", "Quicksilver, Blur")
    t.pass_(FOE)
    t.do("use", "Toad")
    t.resolve_all()
    assert t.strength("Quicksilver, Blur")[0] == 5
    assert not t.stunned("Quicksilver, Blur")
    assert t.endurance(ME) == 50
    assert t.where("foe Overload") == "ko"


@pytest.mark.rule("versus.power.target_some_illegal")
def test_of_several_targets_those_that_are_still_legal_are_affected():
    t = table(
        hand=["Salvage Protocol", "Salvage Protocol"],
        row=FIVE,
        ko=["Sentinel Mark II", "Sentinel Bulwark-Frame"],
        front=["Sentinel Siege-Frame"],
        foe_front=["Wild Sentinel"],
    )
    t.play("Salvage Protocol", "Sentinel Mark II", "Sentinel Bulwark-Frame")  # Salvage Protocol
    t.play("Salvage Protocol#2", "Sentinel Mark II")
    t.answer("target", "done")
    t.resolve()
    assert (t.where("Sentinel Mark II"), t.where("Sentinel Bulwark-Frame")) == ("hand", "ko")
    t.resolve()
    assert (t.where("Sentinel Mark II"), t.where("Sentinel Bulwark-Frame")) == ("hand", "hand")


@pytest.mark.rule("versus.power.target_some_illegal")
def test_an_exchange_needs_both_of_its_targets():
    t = table(front=["Mystique, False Face"], foe_front=["Polaris"], foe_support=[None, "Forge"])
    t.do("use", "Mystique, False Face")
    t.answer("target", "foe Polaris")
    t.pass_(ME)
    t.do("use", "foe Forge")
    t.resolve()
    t.answer("search", "decline")
    t.resolve()
    assert (t.card("foe Polaris").now.row, t.card("foe Polaris").now.column) == (0, 0)
    assert t.where("foe Forge") == "hand"


# --- durations --------------------------------------------------------------------------------------------------


@pytest.mark.rule("versus.power.this_turn_duration")
def test_this_turn_lasts_through_the_recovery_phase_and_no_longer():
    t = table(front=["Havok", "Sentinel Bulwark-Frame"], foe_front=["Sentinel Siege-Frame"])
    t.do("use", "Havok")  # Havok: -2 DEF this turn
    t.resolve()
    t.attack("Sentinel Bulwark-Frame", "foe Sentinel Siege-Frame")
    t.conclude()
    assert t.strength("foe Sentinel Siege-Frame") == (7, 4)
    t.reach("recovery")
    assert t.strength("foe Sentinel Siege-Frame") == (7, 4)
    t.reach("draw")
    assert t.strength("foe Sentinel Siege-Frame") == (7, 6)


@pytest.mark.rule("versus.power.this_attack_duration", "versus.power_up.duration")
def test_this_attack_ends_with_the_attack_also_for_one_that_attacks_again():
    t = table(
        front=["Sentinel Siege-Frame"],
        hand=["Savage Beatdown", "Sentinel Siege-Frame", "Second Effort"],
        row=FIVE,
        foe_front=["Wild Sentinel", "Sentinel Mark I"],
    )
    t.attack("Sentinel Siege-Frame", "foe Wild Sentinel")
    t.play("Savage Beatdown")
    t.do("power-up", "Sentinel Siege-Frame#2")
    t.resolve_all()
    assert t.strength("Sentinel Siege-Frame") == (7 + 5 + 1, 6 + 1)
    t.conclude()
    assert t.strength("Sentinel Siege-Frame") == (7, 6)
    t.play("Second Effort")  # Second Effort
    t.resolve()
    t.attack("Sentinel Siege-Frame", "foe Sentinel Mark I")
    assert t.strength("Sentinel Siege-Frame") == (7, 6)


@pytest.mark.rule("versus.power.this_attack_duration")
def test_this_attack_ends_with_a_cancelled_attack_too():
    t = table(
        front=["Sentinel Siege-Frame"],
        hand=["Savage Beatdown"],
        row=FIVE,
        foe_front=["Forge", "Sentinel Carrier-Frame"],
    )
    t.attack("Sentinel Siege-Frame", "foe Forge")
    t.play("Savage Beatdown")
    t.resolve()
    t.pass_(ME)
    t.do("use", "foe Forge")  # Forge returns to hand
    t.resolve()
    t.answer("search", "decline")
    assert t.attackers is None
    assert t.strength("Sentinel Siege-Frame") == (7, 6)
