"""Positions that explain the rules of Guardians: the rulebook's example, and one or more for each chapter."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from rulebound.games.guardians.positions.laying import lay_out
from rulebound.games.guardians.state import GuardiansState
from rulebound.kernel.position import Position


def _shows(*rules: str) -> tuple[str, ...]:
    return tuple(f"guardians.{rule}" for rule in rules)


def _from(seats: int = 3, **laid: Any) -> partial[GuardiansState]:
    return partial(lay_out, seats, **laid)


POSITIONS: Final[Mapping[str, Position[GuardiansState]]] = {
    # Обзор игры, герои
    "active_hero": Position(
        _shows("hero.active_once_per_battle", "hero.active_flips_card"),
        _from(
            heroes={0: "rocket", 1: "drax", 2: "groot"}, lay={0: "trick", 1: "planning", 2: "shot"},
            hands={0: ["arsenal"], 1: ["shot"], 2: ["melee"]},
        ),
        "p0>lay/trick", "p1>lay/planning", "p2>lay/shot", "act/false_trail", "after-action/use-ability", "set-trap/t5",
    ),
    # Подготовка к бою
    "new_battle": Position(
        _shows("battle_setup.reset_energy", "battle_setup.draw_up_to_five", "victory.add_win"),
        _from(
            lay={0: "shot", 1: "melee", 2: "melee"}, energy={0: 2, 1: 1, 2: 1},
            hands={0: ["trick"], 1: ["defence", "arsenal"], 2: ["planning"]},
        ),
        "p0>lay/shot", "p1>lay/melee", "p2>lay/melee", "act/shoot_to_kill", "shot/p1", "shot/p2",
    ),
    # Пример хода
    "example": Position(
        _shows("example.full_turn", "effect.feint_manoeuvre_knockout", "knockout.triggered", "effect.shoot_to_kill"),
        _from(
            heroes={0: "groot", 1: "gamora", 2: "cosmo"}, energy={0: 1, 2: 2}, traps=["shot"],
            series={0: ["trick", "arsenal"], 1: ["arsenal", "planning"], 2: ["trick", "defence"]},
            lay={0: "planning", 1: "melee", 2: "shot"}, hands={0: ["trick"], 1: ["trick"], 2: ["trick"]},
        ),
        "p0>lay/planning", "p1>lay/melee", "p2>lay/shot",
        "act/feint_manoeuvre", "place-knockout/t7", "act/shoot_to_kill", "shot/p0",
        example=True,
    ),
    "too_low": Position(
        _shows("action.too_low_leaves", "selection.illegal_out_on_reveal"),
        _from(
            series={0: ["planning"], 1: ["trick"], 2: ["defence"]}, lay={0: "trick", 1: "arsenal", 2: "shot"},
            hands={0: ["melee"], 1: ["shot"], 2: ["melee"]},
        ),
        "p0>lay/trick", "p1>lay/arsenal", "p2>lay/shot",
    ),
    # Карты «Нокаут», Ловушки
    "knockout": Position(
        _shows("knockout.triggered", "knockout.returns_to_stack", "knockout.first_hero_only"),
        _from(
            lay={0: "melee", 1: "melee", 2: "arsenal"}, knockouts=["melee"],
            hands={0: ["shot"], 1: ["shot"], 2: ["planning"]},
        ),
        "p0>lay/melee", "p1>lay/melee", "p2>lay/arsenal",
    ),
    "trap": Position(
        _shows("trap.one_damage", "trap.stays", "effect.trap_before_action"),
        _from(
            lay={0: "shot", 1: "shot", 2: "defence"}, traps=["shot"], energy={0: 3, 1: 3, 2: 3},
            hands={0: ["melee"], 1: ["melee"], 2: ["arsenal"]},
        ),
        "p0>lay/shot", "p1>lay/shot", "p2>lay/defence", "act/suppressive_fire",
    ),
    # Пояснения к эффектам карт
    "stance": Position(
        _shows("effect.stance_protects_knockout", "effect.stance_knockout_returned"),
        _from(
            series={0: ["trick"], 1: ["trick"], 2: ["trick"]}, stance=[0], knockouts=["melee"],
            lay={0: "melee", 1: "arsenal", 2: "planning"}, hands={0: ["melee"], 1: ["shot"], 2: ["shot"]},
        ),
        "p0>lay/melee", "p1>lay/arsenal", "p2>lay/planning",
    ),
    # Выход из боя, Конец игры
    "third_win": Position(
        _shows("victory.third_win", "elimination.last_energy"),
        _from(
            2, lay={0: "shot", 1: "melee"}, energy={0: 3, 1: 1}, wins=[2, 2], hands={0: ["melee"], 1: ["melee"]},
        ),
        "p0>lay/shot", "p1>lay/melee", "act/shoot_to_kill", "shot/p1",
    ),
    # Командная игра
    "teams": Position(
        _shows("team.battle_ends_one_team", "team.team_wins_battle"),
        _from(
            4, teams=[[0, 2], [1, 3]], lay={0: "shot", 1: "melee", 2: "trick", 3: "melee"},
            energy={0: 2, 1: 1, 2: 3, 3: 1}, hands={0: ["melee"], 1: ["melee"], 2: ["melee"], 3: ["melee"]},
        ),
        "p0>lay/shot", "p1>lay/melee", "p2>lay/trick", "p3>lay/melee", "act/shoot_to_kill", "shot/p1", "shot/p3",
    ),
}  # fmt: skip
