"""Пример хода: the worked example of the rulebook, card by card, as the living rulebook shows it."""

import pytest

from tests.guardians_table import at

MAXIM, KATYA, ZHENYA = 0, 1, 2
LAID = 3
"""All three have laid their cards."""


@pytest.mark.rule(
    "guardians.example.full_turn",
    "guardians.effect.feint_manoeuvre_knockout",
    "guardians.effect.shoot_to_kill",
    "guardians.knockout.triggered",
)
def test_maxim_knocks_katya_out_and_zhenya_shoots_maxim():
    t = at("example", LAID)
    assert (t.stage, t.deciding) == (3, [MAXIM])
    assert t.energies == [1, 3, 2]

    t = at("example", LAID + 2)  # Maxim places a Knockout on Melee
    assert t.out(KATYA)
    assert t.energy(ZHENYA) == 1  # Katya's Hail of Blows never came: this was the trap
    assert (t.knockouts, t.stack) == ([], 7)
    assert t.series(KATYA) == []
    assert (t.deciding, t.offers()) == ([ZHENYA], ["shoot_to_kill", "suppressive_fire"])

    t = at("example", LAID + 3)
    assert t.offers() == [MAXIM, "done"]
    t = at("example", LAID + 4)
    assert t.wins == [0, 0, 1]
    assert t.left == [(KATYA, "guardians.knockout.triggered"), (MAXIM, "guardians.elimination.last_energy")]
    assert t.revealed == [MAXIM, KATYA, ZHENYA]
    assert t.battle == 2
