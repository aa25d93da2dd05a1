"""Constant abilities (Постійна властивість) of this game."""

from __future__ import annotations

from rulebound.games.champions.abilities import ChampionsMoment
from rulebound.games.champions.printed import STATS, UPGRADE
from rulebound.games.champions.state import ChampionsCard, ChampionsState
from rulebound.kernel.text import Text
from rulebound.lcg.abilities import Condition
from rulebound.lcg.constants import Cannot, Gets, MayPlay
from rulebound.lcg.targets import Target


class ChampionsGets(Gets[ChampionsState, ChampionsCard]):
    """So much more of a number: see `STATS`, or a trait as `trait-…`, or what replaces the printed one as `base-…`.

    The target of an upgrade for your identity is your hero, your alter-ego or your identity:
    champions.upgrade.modifies_identity, champions.constant.conditional_checked_continuously
    """

    __slots__ = ()
    stats = STATS


class ChampionsCannot(Cannot[ChampionsState, ChampionsCard]):
    """What cannot happen, perhaps only if it comes from upgrades of a trait: champions.cannot.absolute

    "take-damage", "lose-threat", "be-attacked"
    """

    __slots__ = ("from_upgrades",)

    def __init__(
        self,
        what: str,
        target: Target[ChampionsState, ChampionsCard],
        condition: Condition[ChampionsState, ChampionsMoment] | None = None,
        from_upgrades: str = "",
    ) -> None:
        super().__init__(what, target, condition)
        self.from_upgrades = from_upgrades

    def forbids(self, s: ChampionsState, holder: ChampionsCard, source: ChampionsCard | None) -> bool:
        if not self.from_upgrades:
            return True
        return source is not None and source.kind == UPGRADE and self.from_upgrades in source.printed.traits

    def said(self) -> Text:
        if not self.from_upgrades:
            return super().said()
        trait = Text(f"champions-trait-{self.from_upgrades}")
        return Text(f"champions-cannot-{self.what}-from", {"target": self.target.text(), "trait": trait})


class ChampionsMayPlay(MayPlay[ChampionsState, ChampionsCard]):
    """Cards of a type may be played from your discard pile: champions.play_permission.optional_exception"""

    __slots__ = ()
