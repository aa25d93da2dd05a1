"""Words of co-operative cards, with the meaning that they have between two teams (civilwar.keyword.replace)."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.games.civilwar.control import approval_used, approve, flip, swap_control
from rulebound.games.civilwar.printed import LETTERS, SYMBOLS, sentence, word
from rulebound.games.civilwar.resolving import Source, perform
from rulebound.games.civilwar.state import CivilState, Hero, Location
from rulebound.games.civilwar.words.effect import Effect, says
from rulebound.games.civilwar.words.who import HERE, Where
from rulebound.kernel.choice import Option
from rulebound.kernel.flow import Flow, choose, pick
from rulebound.kernel.text import Text


class AidThreat(Effect):
    """Tokens on a Threat are Heroic tokens of Public Approval: civilwar.keyword.threat_add"""

    __slots__ = ("n", "where")

    def __init__(self, n: int = 1, where: Where = HERE) -> None:
        super().__init__()
        self.n = n
        self.where = where

    def places(self, s: CivilState, source: Source) -> list[Location]:
        if not approval_used(s):
            return []
        return [s.ring[at] for at in self.where.positions(s, source) if s.ring[at].control != source.side]

    def can(self, s: CivilState, source: Source) -> bool:
        return bool(self.places(s, source))

    def run(self, s: CivilState, source: Source) -> Flow[bool]:
        for _ in range(self.n):
            place = yield from choose(
                s,
                source.seat,
                "flip",
                self.places(s, source),
                source.rule,
                about=source.about,
                args=self.telling,
            )
            if place is not None:
                approve(s, place, "civilwar.keyword.threat_add")
        return True

    def text(self) -> Text:
        return says("aid-threat", n=self.n, where=self.where.text())


class ClearThreat(Effect):
    """A Threat that is cleared is a control token turned to the own side: civilwar.keyword.threat_clear"""

    __slots__ = ("where",)

    def __init__(self, where: Where = HERE) -> None:
        super().__init__()
        self.where = where

    def places(self, s: CivilState, source: Source) -> list[Location]:
        return [s.ring[at] for at in self.where.positions(s, source) if s.ring[at].control != source.side]

    def can(self, s: CivilState, source: Source) -> bool:
        return bool(self.places(s, source))

    def run(self, s: CivilState, source: Source) -> Flow[bool]:
        place = yield from choose(
            s, source.seat, "flip", self.places(s, source), source.rule, about=source.about, args=self.telling
        )
        if place is not None:
            flip(s, place, "civilwar.keyword.threat_clear")
        return True

    def text(self) -> Text:
        return says("clear-threat", where=self.where.text())


class SwapThreats(Effect):
    """Two Threats that change places are two control tokens: civilwar.keyword.threat_swap"""

    __slots__ = ()

    def can(self, s: CivilState, source: Source) -> bool:
        return True

    def run(self, s: CivilState, source: Source) -> Flow[bool]:
        one = yield from choose(s, source.seat, "swap", s.ring, source.rule, about=source.about, args=self.telling)
        others = [place for place in s.ring if place is not one]
        other = yield from choose(s, source.seat, "swap", others, source.rule, about=source.about, args=self.telling)
        assert one is not None
        assert other is not None
        swap_control(s, one, other)
        return True

    def text(self) -> Text:
        return says("swap-threats")


class Ignored(Effect):
    """What has no meaning here; the rest of the text is carried out.

    civilwar.keyword.threat_move, civilwar.keyword.ignore_removal, civilwar.keyword.ignore_skip,
    civilwar.keyword.ignore_unused
    """

    __slots__ = ("what",)

    def __init__(self, what: str) -> None:
        super().__init__()
        self.what = what  # move-threat, removal, skip, unused

    def can(self, s: CivilState, source: Source) -> bool:
        return False

    def run(self, s: CivilState, source: Source) -> Flow[bool]:
        return True
        yield

    def text(self) -> Text:
        return says(f"ignored-{self.what}")


class Accelerate(Effect):
    """In the next Enemy turn symbols of the previous card may be used twice: civilwar.keyword.accelerate"""

    __slots__ = ("n",)

    def __init__(self, n: int = 1) -> None:
        super().__init__()
        self.n = n

    def can(self, s: CivilState, source: Source) -> bool:
        return True

    def run(self, s: CivilState, source: Source) -> Flow[bool]:
        s.teams[1 - source.side].accelerated += self.n
        s.log.say("accelerates", "civilwar.keyword.accelerate", team=s.team_name(1 - source.side))
        return True
        yield

    def text(self) -> Text:
        return says("accelerate", n=self.n)


class FaceDownPlan(Effect):
    """A Master Plan card face down: the next Enemy turn goes without the previous card's symbols."""

    __slots__ = ()

    def can(self, s: CivilState, source: Source) -> bool:
        return True

    def run(self, s: CivilState, source: Source) -> Flow[bool]:
        s.teams[1 - source.side].blinded = True
        s.log.say("blinds", "civilwar.keyword.facedown_plan", team=s.team_name(1 - source.side))
        return True
        yield

    def text(self) -> Text:
        return says("face-down-plan")


class Bam(Effect):
    """Effects once for every such symbol on the Enemies' storyline, in Special Effects too: civilwar.keyword.bam"""

    __slots__ = ("effects", "symbol")

    def __init__(self, letter: str, effects: Sequence[Effect]) -> None:
        super().__init__()
        self.symbol = LETTERS.index(letter)
        self.effects = tuple(effects)

    def can(self, s: CivilState, source: Source) -> bool:
        return count_symbols(s, 1 - source.side, self.symbol) > 0

    def run(self, s: CivilState, source: Source) -> Flow[bool]:
        n = count_symbols(s, 1 - source.side, self.symbol)
        s.log.say("bam", "civilwar.keyword.bam", n=n)
        for _ in range(n):
            yield from perform(s, source, self.effects)
        return True

    def text(self) -> Text:
        return says("bam", symbol=word("symbol", SYMBOLS[self.symbol]), deeds=sentence(self.effects))


def count_symbols(s: CivilState, side: int, symbol: int) -> int:
    """How often a symbol is to be seen on a storyline: at the bottom of its cards and in their Special Effects."""
    found = 0
    for card in s.teams[side].story.cards:
        if not card.facedown:
            found += card.printed.symbols.count(symbol)
            found += sum(effect.shows(symbol) for effect in card.printed.effects)
    return found


class LookAtPlan(Effect):
    """The Master Plan deck is the deck of an Enemy of choice: its top card is seen. civilwar.keyword.plan_deck"""

    __slots__ = ()

    def enemies(self, s: CivilState, source: Source) -> list[Hero]:
        return [hero for hero in s.of_side(1 - source.side) if hero.deck.cards and not hero.ko]

    def can(self, s: CivilState, source: Source) -> bool:
        return bool(self.enemies(s, source))

    def run(self, s: CivilState, source: Source) -> Flow[bool]:
        offered = {Option("look", hero): hero for hero in self.enemies(s, source)}
        hero = yield from pick(
            source.seat, "look", offered, "civilwar.keyword.plan_deck", about=source.about, args=self.telling
        )
        card = hero.deck.cards[-1]
        s.show(card, 1 << source.seat)
        s.log.say("looks", "civilwar.keyword.plan_deck", hero=hero, card=card)
        return True

    def text(self) -> Text:
        return says("look-at-plan")


class SparePlan(Effect):
    """Fewer thugs of a Master Plan card are fewer of the next population card: civilwar.keyword.plan_tokens"""

    __slots__ = ("n",)

    def __init__(self, n: int = 1) -> None:
        super().__init__()
        self.n = n

    def can(self, s: CivilState, source: Source) -> bool:
        return True

    def run(self, s: CivilState, source: Source) -> Flow[bool]:
        s.teams[source.side].spared += self.n
        s.log.say("spares", "civilwar.keyword.plan_tokens", n=self.n)
        return True
        yield

    def text(self) -> Text:
        return says("spare-plan", n=self.n)


def health(s: CivilState, side: int) -> int:
    """Of all Enemies together, as Squirrel Girl reads it: civilwar.keyword.health_squirrel_girl"""
    return sum(len(hero.hand) for hero in s.of_side(1 - side))
