"""What every effect is, and whom it may be aimed at."""

from __future__ import annotations

from typing import Final

from rulebound.games.guardians.damage import Moment
from rulebound.games.guardians.state import GuardiansState, Player
from rulebound.kernel.flow import Flow, choose
from rulebound.kernel.requirements import Requirement, requirement
from rulebound.kernel.text import Arg, Text


class Effect:
    """Something a hero does."""

    __slots__ = ()

    def run(self, s: GuardiansState, player: Player, moment: Moment) -> Flow[None]:
        raise NotImplementedError  # pragma: no cover

    def text(self) -> Text:
        raise NotImplementedError  # pragma: no cover


class Counted(Effect):
    """An effect with a number in it."""

    __slots__ = ("n",)

    def __init__(self, n: int = 1) -> None:
        self.n = n


def says(what: str, **args: Arg) -> Text:
    return Text(f"guardians-effect-{what}", args)


@requirement("guardians.elimination.not_targetable")
def is_in_battle(s: GuardiansState, seat: int, target: Player) -> bool:
    """A hero that has left cannot be chosen; guardians.overview.out_hero_unaffected"""
    return target.in_battle


@requirement("guardians.effect.all_opponents_scope")
def is_an_opponent(s: GuardiansState, seat: int, target: Player) -> bool:
    """Neither oneself nor a team-mate."""
    return target.side != s.players[seat].side


TARGET: Final = (is_in_battle, is_an_opponent)


def an_opponent(s: GuardiansState, player: Player, act: str, rule: str, n: int = 1) -> Flow[Player]:
    """One opponent still in battle, by choice; the only one there is needs no asking. With none it would be over."""
    target = yield from choose(s, player.seat, act, s.players, rule, needs=TARGET, args={"n": n})
    assert target is not None
    return target


def up_to_opponents(s: GuardiansState, player: Player, act: str, n: int, rule: str, damage: int) -> Flow[list[Player]]:
    """Up to n different opponents still in battle, by choice, for so much damage to each."""
    chosen: list[Player] = []
    is_new: Requirement[GuardiansState, Player] = Requirement(
        "guardians.effect.shoot_to_kill", "is_not_chosen_yet", lambda _s, _seat, target: target not in chosen
    )
    needs = (*TARGET, is_new)
    while len(chosen) < n:
        args: dict[str, Arg] = {"n": n - len(chosen), "damage": damage}
        target = yield from choose(s, player.seat, act, s.players, rule, needs=needs, decline="done", args=args)
        if target is None:
            break
        chosen.append(target)
    return chosen
