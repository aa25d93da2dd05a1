"""Пример хода: the worked example of the rulebook, card by card."""

import pytest

from tests.guardians_table import table

MAXIM, KATYA, ZHENYA = 0, 1, 2


@pytest.mark.rule(
    "guardians.example.full_turn",
    "guardians.effect.feint_manoeuvre_knockout",
    "guardians.effect.shoot_to_kill",
    "guardians.knockout.triggered",
)
def test_maxim_knocks_katya_out_and_zhenya_shoots_maxim():
    t = table(
        first=MAXIM, energy={MAXIM: 1, ZHENYA: 2}, traps=["shot"],
        series={MAXIM: ["trick", "arsenal"], KATYA: ["arsenal", "planning"], ZHENYA: ["trick", "defence"]},
        lay={MAXIM: "planning", KATYA: "melee", ZHENYA: "shot"},
        hands={MAXIM: ["trick"], KATYA: ["trick"], ZHENYA: ["trick"]},
    )  # fmt: skip
    assert (t.stage, t.deciding) == (3, [MAXIM])

    t.perform("feint_manoeuvre", "place-knockout/melee")
    assert t.out(KATYA)
    assert t.energy(ZHENYA) == 1  # Katya's Hail of Blows never came: this was the trap
    assert (t.knockouts, t.stack) == ([], 7)
    assert t.series(KATYA) == []
    assert (t.deciding, t.offers()) == ([ZHENYA], ["shoot_to_kill", "suppressive_fire"])

    t.answer("act", "shoot_to_kill")
    assert t.offers() == [MAXIM, "done"]
    t.answer("shot", MAXIM)
    assert t.wins == [0, 0, 1]
    assert t.left == [(KATYA, "guardians.knockout.triggered"), (MAXIM, "guardians.elimination.last_energy")]
    assert t.revealed == [MAXIM, KATYA, ZHENYA]
    assert t.battle == 2
