"""The line between the halves says what the attack would do if it ended now, and the chain what its effects say."""

from __future__ import annotations

import pytest

from tests.versus_table import FOE, ME, Table, table

FIVE = ["Wild Sentinel"] * 5


def tally(t: Table) -> dict[str, int]:
    middle = next(area for area in t.match.view(ME).areas if area.id == "middle")
    return {counter.id: counter.value for counter in middle.counters if counter.id != "turn"}


@pytest.mark.parametrize(("defender", "through"), [("Wild Sentinel", 6), ("Sentinel Omega-Frame", 0)])
def test_the_tally_is_what_the_attack_costs_in_the_end(defender: str, through: int):
    t = table(front=["Sentinel Siege-Frame"], foe_front=[defender])
    t.attack("Sentinel Siege-Frame", f"foe {defender}")
    atk, (back, defense) = t.strength("Sentinel Siege-Frame")[0], t.strength(f"foe {defender}")
    assert tally(t) == {"attack": atk, "defense": defense, "back": back, "breakthrough": through}
    t.conclude()
    cost = t.card(f"foe {defender}").printed.cost if t.stunned(f"foe {defender}") else 0
    assert t.endurance(FOE) == 50 - through - cost
    assert tally(t) == {}


def test_an_attack_on_a_player_breaks_through_with_all():
    t = table(front=["Sentinel Siege-Frame"])
    t.attack("Sentinel Siege-Frame")
    assert tally(t)["breakthrough"] == tally(t)["attack"] == t.strength("Sentinel Siege-Frame")[0]


def test_a_reinforced_defender_or_one_that_cannot_be_stunned_lets_nothing_through():
    t = table(front=["Sentinel Siege-Frame"], foe_front=["Wild Sentinel"])
    t.attack("Sentinel Siege-Frame", "foe Wild Sentinel")
    assert tally(t)["breakthrough"] == 6
    t.card("foe Wild Sentinel").now.reinforced = True
    assert tally(t)["breakthrough"] == 0
    t.card("foe Wild Sentinel").now.reinforced = False
    t.card("foe Wild Sentinel").now.stunned = True
    assert tally(t)["breakthrough"] == 0


def test_an_effect_on_the_chain_says_what_it_does():
    t = table(hand=["Stand Together"], row=FIVE, front=["Bishop"], stunned=["Bishop"])
    t.play("Stand Together")
    middle = next(area for area in t.match.view(FOE).areas if area.id == "middle")
    (effect,) = middle.places
    (power,) = t.card("Stand Together").printed.powers
    assert effect.text == power.text()
    assert effect.marks == ["plot-twist", "seat-1"]
