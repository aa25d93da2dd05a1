"""Continuous powers (Длящаяся способность): they work while their card is in play, face up and not stunned."""

from __future__ import annotations

from typing import ClassVar

from rulebound.games.versus.formation import adjacent
from rulebound.games.versus.numbers import ATTACKING, KEYWORDS, POWERING, STATS, STUNNING, TARGETING, TEAM, flies
from rulebound.games.versus.printed import says, stats_text
from rulebound.games.versus.state import FLIGHT, FRONT, NONE, RANGE, VersusCard, VersusState
from rulebound.games.versus.words.who import Who
from rulebound.kernel.text import Text


class Continuous:
    """One continuous text. `what` says which questions of the rules it answers: no others are asked."""

    __slots__ = ()
    what: ClassVar[int] = 0

    def bonus(self, s: VersusState, source: VersusCard, seat: int, card: VersusCard) -> tuple[int, int] | None:
        """What it adds to ATK and DEF."""
        raise NotImplementedError  # pragma: no cover

    def grants(self, s: VersusState, source: VersusCard, seat: int, card: VersusCard) -> int:
        """Keywords it gives, as bits."""
        return 0

    def takes(self, s: VersusState, source: VersusCard, seat: int, card: VersusCard) -> int:
        """Keywords it takes away, as bits."""
        return 0

    def prevents_stun(self, s: VersusState, source: VersusCard, seat: int, card: VersusCard, cause: str) -> bool:
        return False

    def forbids_target(self, s: VersusState, source: VersusCard, seat: int, card: VersusCard, by: int) -> bool:
        raise NotImplementedError  # pragma: no cover

    def forbids_attack(
        self, s: VersusState, source: VersusCard, seat: int, attacker: VersusCard, on: VersusCard
    ) -> bool:
        raise NotImplementedError  # pragma: no cover

    def power_up(self, s: VersusState, source: VersusCard, seat: int, card: VersusCard) -> int:
        """The size of a power-up instead of the usual one; 0 for no change."""
        raise NotImplementedError  # pragma: no cover

    def stun_ransom(self, s: VersusState, source: VersusCard, seat: int, card: VersusCard) -> int:
        """The endurance that may be paid for moving back instead of being stunned; 0 for none."""
        return 0

    def text(self) -> Text:
        raise NotImplementedError  # pragma: no cover


class Bonus(Continuous):
    """Such characters get so much ATK and DEF."""

    __slots__ = ("atk", "defense", "who")
    what = STATS

    def __init__(self, who: Who, atk: int = 0, defense: int = 0) -> None:
        self.who = who
        self.atk = atk
        self.defense = defense

    def bonus(self, s: VersusState, source: VersusCard, seat: int, card: VersusCard) -> tuple[int, int] | None:
        return (self.atk, self.defense) if self.who.matches(s, seat, source, card) else None

    def text(self) -> Text:
        does = says("bonus", who=self.who.subject(), stats=stats_text(self.atk, self.defense))
        return self.who.during(does)


class Grant(Continuous):
    """Such characters have flight or range."""

    __slots__ = ("keyword", "who")
    what = KEYWORDS

    def __init__(self, who: Who, keyword: int) -> None:
        self.who = who
        self.keyword = keyword

    def grants(self, s: VersusState, source: VersusCard, seat: int, card: VersusCard) -> int:
        return self.keyword if self.who.matches(s, seat, source, card) else 0

    def text(self) -> Text:
        keyword = "flight" if self.keyword == FLIGHT else "range"
        return self.who.during(says("grant", who=self.who.subject(), keyword=keyword))


class Ground(Continuous):
    """During your attack step such characters lose flight and range."""

    __slots__ = ("who",)
    what = KEYWORDS

    def __init__(self, who: Who) -> None:
        self.who = who

    def takes(self, s: VersusState, source: VersusCard, seat: int, card: VersusCard) -> int:
        if s.stage != "attack" or s.active != seat or not self.who.matches(s, seat, source, card):
            return 0
        return FLIGHT | RANGE

    def text(self) -> Text:
        return says("ground", who=self.who.subject())


class CannotBeStunned(Continuous):
    """Such characters cannot be stunned; `by` or `against` may narrow it (versus.golden.cannot_wins)."""

    __slots__ = ("against", "by", "who")
    what = STUNNING

    def __init__(self, who: Who, *, by: str = "any", against: Who | None = None) -> None:
        self.who = who
        self.by = by  # any, plot-twist
        self.against = against  # the character it attacks

    def prevents_stun(self, s: VersusState, source: VersusCard, seat: int, card: VersusCard, cause: str) -> bool:
        if (self.by != "any" and cause != self.by) or not self.who.matches(s, seat, source, card):
            return False
        if self.against is None:
            return True
        attack = s.attack
        if attack is None or attack.defender == NONE:
            return False
        return self.against.matches(s, seat, source, s.card(attack.defender))

    def text(self) -> Text:
        does = says("cannot-be-stunned", who=self.who.subject(), by=self.by)
        if self.against is None:
            return self.who.during(does)
        return says("while-attacking-whom", does=does, whom=self.against.text())


class GuardsAdjacent(Continuous):
    """While it is in the front row, characters without flight cannot attack such characters adjacent to it."""

    __slots__ = ("who",)
    what = ATTACKING

    def __init__(self, who: Who) -> None:
        self.who = who

    def forbids_attack(
        self, s: VersusState, source: VersusCard, seat: int, attacker: VersusCard, on: VersusCard
    ) -> bool:
        if source.now.row != FRONT or on is source or flies(s, attacker):
            return False
        return adjacent(source, on) and self.who.matches(s, seat, source, on)

    def text(self) -> Text:
        return says("guards-adjacent", who=self.who.text())


class CannotBeTargeted(Continuous):
    """Such characters cannot be the target of effects an opponent controls."""

    __slots__ = ("who",)
    what = TARGETING

    def __init__(self, who: Who) -> None:
        self.who = who

    def forbids_target(self, s: VersusState, source: VersusCard, seat: int, card: VersusCard, by: int) -> bool:
        return by != seat and self.who.matches(s, seat, source, card)

    def text(self) -> Text:
        return says("cannot-be-targeted", who=self.who.subject())


class StrongerPowerUp(Continuous):
    """A power-up of such characters gives so much instead: versus.power.replacement"""

    __slots__ = ("n", "who")
    what = POWERING

    def __init__(self, who: Who, n: int) -> None:
        self.who = who
        self.n = n

    def power_up(self, s: VersusState, source: VersusCard, seat: int, card: VersusCard) -> int:
        return self.n if self.who.matches(s, seat, source, card) else 0

    def text(self) -> Text:
        return says("stronger-power-up", who=self.who.text(), n=self.n)


class FallsBack(Continuous):
    """In the front row, pay endurance and move to the support row instead of a stun: versus.power.replacement"""

    __slots__ = ("n",)
    what = STUNNING

    def __init__(self, n: int) -> None:
        self.n = n

    def stun_ransom(self, s: VersusState, source: VersusCard, seat: int, card: VersusCard) -> int:
        return self.n if card is source and card.now.row == FRONT and s.players[seat].endurance >= self.n else 0

    def text(self) -> Text:
        return says("falls-back", n=self.n)


class TeamUp(Continuous):
    """Characters you control with either of the two chosen affiliations have both."""

    __slots__ = ()
    what = TEAM

    def text(self) -> Text:
        return says("team-up")
