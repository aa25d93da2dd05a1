"""Carrying out a text: its steps from left to right, by whoever it belongs to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rulebound.games.civilwar.state import CivilState, Hero
from rulebound.kernel.flow import Flow
from rulebound.kernel.things import Thing

if TYPE_CHECKING:
    from rulebound.games.civilwar.words.effect import Effect


class Source:
    """Whose effect it is: a hero's, a team's (Traps) or the game's (events). Who decides, and by which rule."""

    __slots__ = ("about", "hero", "rule", "seat", "side")

    def __init__(self, side: int, seat: int, rule: str, hero: Hero | None = None, about: Thing | None = None) -> None:
        self.side = side
        self.seat = seat
        self.rule = rule
        self.hero = hero
        self.about = about

    @staticmethod
    def of(hero: Hero, rule: str, about: Thing | None = None) -> Source:
        return Source(hero.side, hero.seat, rule, hero, about)


def perform(s: CivilState, source: Source, effects: Sequence[Effect]) -> Flow[None]:
    """All steps that can be carried out; one that does not let it go on, or the KO of its hero, stops it."""
    hero = source.hero
    for effect in effects:
        if not effect.can(s, source):
            if effect.gate:
                return
            continue
        goes_on = yield from effect.run(s, source)
        if not goes_on or (hero is not None and hero.ko):
            return


def usable(s: CivilState, source: Source, effects: Sequence[Effect]) -> bool:
    """Whether a step can do something, after all that must be met or paid before it."""
    for effect in effects:
        can = effect.can(s, source)
        if can and effect.does:
            return True
        if effect.gate and not can:
            return False
    return False
