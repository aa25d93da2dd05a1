"""Numbers and conditions of this game."""

from __future__ import annotations

from typing import Final, TypeAlias

from rulebound.games.fellowship.abilities import FellowshipMoment
from rulebound.games.fellowship.captivity import captives
from rulebound.games.fellowship.events import Attack
from rulebound.games.fellowship.printed import ENEMY, OBJECTIVE
from rulebound.games.fellowship.state import FellowshipState
from rulebound.kernel.text import Text
from rulebound.lcg.abilities import Amount, Condition
from rulebound.lcg.amounts import Counted, Seen
from rulebound.lcg.events import Deed
from rulebound.lcg.modifiers import has_trait

__all__ = (
    "ATTACKING_STAGING",
    "DAMAGE_HERE",
    "DAMAGE_JUST_SUFFERED",
    "OTHER_ENEMIES_IN_STAGING",
    "PLAYERS_IN_THE_GAME",
    "RESOURCES_HERE",
    "STAGING_IS_EMPTY",
    "THE_PRISONER_IS_HELD",
    "THIS_IS_ACTIVE",
    "UNDEFENDED",
    "EachOfPlayers",
    "FewerObjectives",
    "HostAttacks",
    "HostHasTrait",
    "HostIs",
    "ThreatAtLeast",
)  # fmt: skip

FellowshipAmount: TypeAlias = Amount[FellowshipState, FellowshipMoment]
FellowshipCondition: TypeAlias = Condition[FellowshipState, FellowshipMoment]


class EachOfPlayers(FellowshipAmount):
    """So much for every player in the game."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def value(self, s: FellowshipState, m: FellowshipMoment) -> int:
        return self.n * s.left

    def text(self) -> Text:
        return Text("fellowship-amount-per-player", {"n": self.n})


def _damage_here(s: FellowshipState, m: FellowshipMoment) -> int:
    return m.card.damage


def _resources_here(s: FellowshipState, m: FellowshipMoment) -> int:
    return m.card.resources


def _of_event(s: FellowshipState, m: FellowshipMoment) -> int:
    return m.event.amount if isinstance(m.event, Deed) else 0


def _players(s: FellowshipState, m: FellowshipMoment) -> int:
    return s.left


DAMAGE_HERE: Final = Counted("fellowship-amount-damage-here", _damage_here)
RESOURCES_HERE: Final = Counted("fellowship-amount-resources-here", _resources_here)
DAMAGE_JUST_SUFFERED: Final = Counted("fellowship-amount-damage-suffered", _of_event)
PLAYERS_IN_THE_GAME: Final = Counted("fellowship-amount-players", _players)


# --- conditions -------------------------------------------------------------------------------------------


class ThreatAtLeast(FellowshipCondition):
    """If your threat is so high."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, s: FellowshipState, m: FellowshipMoment) -> bool:
        return s.players[m.seat].threat >= self.n

    def text(self) -> Text:
        return Text("fellowship-if-threat-at-least", {"n": self.n})


class HostHasTrait(FellowshipCondition):
    """If the attached card has a trait."""

    __slots__ = ("trait",)

    def __init__(self, trait: str) -> None:
        self.trait = trait

    def holds(self, s: FellowshipState, m: FellowshipMoment) -> bool:
        host = s.host_of(m.card)
        return host is not None and has_trait(s, host, self.trait)

    def text(self) -> Text:
        return Text("fellowship-if-host-trait", {"trait": Text(f"fellowship-trait-{self.trait}")})


class HostIs(FellowshipCondition):
    """If the attached card has this title."""

    __slots__ = ("title",)

    def __init__(self, title: str) -> None:
        self.title = title

    def holds(self, s: FellowshipState, m: FellowshipMoment) -> bool:
        host = s.host_of(m.card)
        return host is not None and host.printed.plain == self.title

    def text(self) -> Text:
        return Text("fellowship-if-host-is", {"title": self.title})


class HostAttacks(FellowshipCondition):
    """While the attached hero attacks an enemy with a trait."""

    __slots__ = ("trait",)

    def __init__(self, trait: str) -> None:
        self.trait = trait

    def holds(self, s: FellowshipState, m: FellowshipMoment) -> bool:
        host = m.card.host
        return any(by == host and has_trait(s, s.cards[on], self.trait) for by, on in s.attacks)

    def text(self) -> Text:
        return Text("fellowship-if-host-attacks", {"trait": Text(f"fellowship-trait-{self.trait}")})


class FewerObjectives(FellowshipCondition):
    """As long as the players have claimed fewer objectives than that."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, s: FellowshipState, m: FellowshipMoment) -> bool:
        areas = [player.area.cards for player in s.players]
        return sum(card.printed.kind == OBJECTIVE for cards in areas for card in cards) < self.n

    def text(self) -> Text:
        return Text("fellowship-if-fewer-objectives", {"n": self.n})


def _prisoner(s: FellowshipState, m: FellowshipMoment) -> bool:
    return bool(captives(s))


def _undefended(s: FellowshipState, m: FellowshipMoment) -> bool:
    return isinstance(m.event, Attack) and m.event.undefended


def _attacks_staging(s: FellowshipState, m: FellowshipMoment) -> bool:
    return any(by == m.card.id and s.staging.holds(s.cards[on]) for by, on in s.attacks)


def _is_active(s: FellowshipState, m: FellowshipMoment) -> bool:
    return s.active_zone.holds(m.card)


def _staging_empty(s: FellowshipState, m: FellowshipMoment) -> bool:
    return not s.staging.cards


def _others_staged(s: FellowshipState, m: FellowshipMoment) -> bool:
    return any(card is not m.card for card in s.staged(ENEMY))


THE_PRISONER_IS_HELD: Final = Seen("fellowship-if-prisoner-held", _prisoner)
UNDEFENDED: Final = Seen("fellowship-if-undefended", _undefended)
ATTACKING_STAGING: Final = Seen("fellowship-if-attacking-staging", _attacks_staging)
THIS_IS_ACTIVE: Final = Seen("fellowship-if-active-location", _is_active)
STAGING_IS_EMPTY: Final = Seen("fellowship-if-staging-empty", _staging_empty)
OTHER_ENEMIES_IN_STAGING: Final = Seen("fellowship-if-other-enemies-staged", _others_staged)
