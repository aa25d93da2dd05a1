"""Constant abilities (Постійна властивість) of this game."""

from __future__ import annotations

from rulebound.games.fellowship.abilities import FellowshipMoment
from rulebound.games.fellowship.defense import EXCESS
from rulebound.games.fellowship.judge import INSTEAD_OF_DRAWING
from rulebound.games.fellowship.offense import STAGING_ATTACK
from rulebound.games.fellowship.printed import ALLY, PLAYER_KINDS, STATS, trait_name
from rulebound.games.fellowship.progress import LOSE, WIN
from rulebound.games.fellowship.refresh import PRICE
from rulebound.games.fellowship.state import FellowshipCard, FellowshipState
from rulebound.kernel.text import Text
from rulebound.lcg.abilities import Condition
from rulebound.lcg.constants import Cannot, Gets, conditional, moment_of
from rulebound.lcg.modifiers import CANNOT, Prohibition, has_trait
from rulebound.lcg.state import Modifier
from rulebound.lcg.targets import THIS, Target

Clause = Condition[FellowshipState, FellowshipMoment]


class FellowshipGets(Gets[FellowshipState, FellowshipCard]):
    """So much more of a number: see `STATS`, or a trait as `trait-…`, or what replaces the printed one as `base-…`.

    "excess-as-threat", "attacks-staging", "must-travel" and "price-of-readying" are said with words of their own.
    """

    __slots__ = ()
    stats = STATS | {EXCESS, STAGING_ATTACK, PRICE, "must-travel"}

    def applies(self, s: FellowshipState, source: FellowshipCard, card: FellowshipCard) -> bool:
        """What is immune to the source is not changed by it: fellowship.immune.definition"""
        return super().applies(s, source, card) and not s.immune(card, source)


class FellowshipCannot(Cannot[FellowshipState, FellowshipCard]):
    """What cannot happen to cards: fellowship.cannot.absolute

    "attack", "defend", "commit", "engage", "be-engaged-by-choice", "be-defeated", "be-travelled-to", "take-damage",
    "have-attachments", "be-played", "be-affected"
    """

    __slots__ = ("from_players", "trait")

    def __init__(
        self,
        what: str,
        target: Target[FellowshipState, FellowshipCard],
        condition: Clause | None = None,
        *,
        from_players: bool = False,
        trait: str = "",
    ) -> None:
        super().__init__(what, target, condition)
        self.from_players = from_players  # only what comes from player cards is kept off: immunity
        self.trait = trait  # only attachments of this trait are barred: fellowship.cannot_have_attachments.trait

    def applies(self, s: FellowshipState, source: FellowshipCard, card: FellowshipCard) -> bool:
        """Immunity itself comes before all that it is asked about: fellowship.immune.definition"""
        return super().applies(s, source, card) and (self.what == "be-affected" or not s.immune(card, source))

    def forbids(self, s: FellowshipState, holder: FellowshipCard, source: FellowshipCard | None) -> bool:
        if self.trait and (source is None or not has_trait(s, source, self.trait)):
            return False
        return not self.from_players or (source is not None and source.printed.kind in PLAYER_KINDS)

    def said(self) -> Text:
        if not self.trait:
            return super().said()
        return Text(f"own-cannot-{self.what}-of", {"target": self.target.text(), "trait": trait_name(self.trait)})


class PlayersCannot(Prohibition[FellowshipState, FellowshipCard]):
    """What the players cannot do at all: "draw", "stage", "make-engagement-checks"; it is asked of the quest."""

    __slots__ = ("condition", "what")

    def __init__(self, what: str, condition: Clause | None = None) -> None:
        super().__init__(CANNOT.name(what))
        self.what = what
        self.condition = condition

    def applies(self, s: FellowshipState, source: FellowshipCard, card: FellowshipCard) -> bool:
        return self.condition is None or self.condition.holds(s, moment_of(s, source))

    def text(self) -> Text:
        said = Text(f"fellowship-players-cannot-{self.what}")
        return said if self.condition is None else conditional(said, self.condition)


class AlliesPerRound(Prohibition[FellowshipState, FellowshipCard]):
    """The players as a group cannot play more than so many allies in a round."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        super().__init__("cannot-be-played")
        self.n = n

    def applies(self, s: FellowshipState, source: FellowshipCard, card: FellowshipCard) -> bool:
        return card.printed.kind == ALLY and s.allies_played >= self.n

    def text(self) -> Text:
        return Text("fellowship-allies-per-round", {"n": self.n})


class EndsWhen(Modifier[FellowshipState, FellowshipCard]):
    """While something is so, the game is won or lost: fellowship.win.extra_conditions"""

    __slots__ = ("condition",)

    def __init__(self, won: bool, condition: Clause) -> None:
        super().__init__(WIN if won else LOSE)
        self.condition = condition

    def applies(self, s: FellowshipState, source: FellowshipCard, card: FellowshipCard) -> bool:
        return self.condition.holds(s, moment_of(s, source))

    def text(self) -> Text:
        return Text(f"fellowship-ends-{self.stat}", {"condition": self.condition.text()})


class InsteadOfDrawing(Modifier[FellowshipState, FellowshipCard]):
    """The next time cards would be drawn from the deck it lies on, this card is discarded instead.

    It changes no number: that it is there is asked when somebody draws.
    """

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(INSTEAD_OF_DRAWING)

    def text(self) -> Text:
        return Text("fellowship-instead-of-drawing")


def wins_when(condition: Clause) -> EndsWhen:
    return EndsWhen(True, condition)


def loses_when(condition: Clause) -> EndsWhen:
    return EndsWhen(False, condition)


def attacks_staging() -> FellowshipGets:
    """Alone, this character may attack enemies in the staging area."""
    return FellowshipGets(STAGING_ATTACK, 1, THIS)


def excess_as_threat() -> FellowshipGets:
    """Damage beyond the hit points of whom its attack hits raises the threat of the attacked player."""
    return FellowshipGets(EXCESS, 1, THIS)


def must_travel_here() -> FellowshipGets:
    """The players must travel here if they can."""
    return FellowshipGets("must-travel", 1, THIS)


def readies_for(n: int, target: Target[FellowshipState, FellowshipCard]) -> FellowshipGets:
    """A hero readies in the refresh phase only if so many of its own resources are paid."""
    return FellowshipGets(PRICE, n, target)
