"""What happens to heroes: tokens, cards, Shields, protection, Stun, damage, ways."""

from __future__ import annotations

from typing import ClassVar

from rulebound.games.civilwar import damage as wounds
from rulebound.games.civilwar.equipment import charge
from rulebound.games.civilwar.printed import LETTERS, SYMBOLS, word
from rulebound.games.civilwar.resolving import Source
from rulebound.games.civilwar.ring import enter
from rulebound.games.civilwar.state import CivilState, Hero
from rulebound.games.civilwar.storyline import previous_symbols
from rulebound.games.civilwar.words.effect import Effect, says
from rulebound.games.civilwar.words.who import SELF, Where, Who
from rulebound.kernel.choice import Option
from rulebound.kernel.flow import Flow, choose, pick
from rulebound.kernel.text import Text


class Gain(Effect):
    """So many actions of a kind in this turn, lost at its end like unused symbols."""

    __slots__ = ("n", "symbol")

    def __init__(self, letter: str, n: int = 1) -> None:
        super().__init__()
        self.symbol = LETTERS.index(letter)
        self.n = n

    def can(self, s: CivilState, source: Source) -> bool:
        return True

    def run(self, s: CivilState, source: Source) -> Flow[bool]:
        hero = source.hero
        assert hero is not None
        s.pool[self.symbol] += self.n
        s.log.say("gains", source.rule, hero=hero, symbol=word("symbol", SYMBOLS[self.symbol]), n=self.n)
        return True
        yield

    def shows(self, symbol: int) -> int:
        return self.n if symbol == self.symbol else 0

    def text(self) -> Text:
        return says("gain", symbol=word("symbol", SYMBOLS[self.symbol]), n=self.n)


class GainPerCard(Gain):
    """As many actions as cards lie in the storyline of the own team: civilwar.storyline.effects_own"""

    __slots__ = ()

    def run(self, s: CivilState, source: Source) -> Flow[bool]:
        hero = source.hero
        assert hero is not None
        n = self.n * len(s.teams[source.side].story)
        s.pool[self.symbol] += n
        s.log.say(
            "gains", "civilwar.storyline.effects_own", hero=hero, symbol=word("symbol", SYMBOLS[self.symbol]), n=n
        )
        return True
        yield

    def text(self) -> Text:
        return says("gain-per-card", symbol=word("symbol", SYMBOLS[self.symbol]), n=self.n)


class ToWhom(Effect):
    """Something that happens to one hero or to each."""

    __slots__ = ("n", "who")
    act: ClassVar[str] = ""
    """The word for the choice of one."""
    decline: ClassVar[str] = ""
    """The word for choosing nobody, if it says "up to"."""

    def __init__(self, n: int = 1, who: Who = SELF, *, or_stop: bool = False) -> None:
        super().__init__(or_stop=or_stop)
        self.n = n
        self.who = who

    def fits(self, s: CivilState, hero: Hero) -> bool:
        """Whether it would do anything to this hero."""
        return True

    def targets(self, s: CivilState, source: Source) -> list[Hero]:
        return [hero for hero in self.who.heroes(s, source) if self.fits(s, hero)]

    def can(self, s: CivilState, source: Source) -> bool:
        return bool(self.targets(s, source))

    def run(self, s: CivilState, source: Source) -> Flow[bool]:
        heroes = yield from self.who.choose(s, source, self.act, self.targets(s, source), self, self.decline)
        for hero in heroes:
            yield from self.happen(s, source, hero)
        return True

    def happen(self, s: CivilState, source: Source, hero: Hero) -> Flow[None]:
        raise NotImplementedError  # pragma: no cover

    def text(self) -> Text:
        if self.who is SELF:
            return says(f"{self.act}-self", n=self.n)
        return says(self.act, n=self.n, who=self.who.text())


class Token(ToWhom):
    """Action tokens to keep: civilwar.token.keep"""

    __slots__ = ("symbol",)
    act: ClassVar[str] = "give-token"

    def __init__(self, letter: str, n: int = 1, who: Who = SELF) -> None:
        super().__init__(n, who)
        self.symbol = LETTERS.index(letter)

    def happen(self, s: CivilState, source: Source, hero: Hero) -> Flow[None]:
        hero.tokens[self.symbol] += self.n
        s.log.say("token", source.rule, hero=hero, symbol=word("symbol", SYMBOLS[self.symbol]), n=self.n)
        return
        yield

    def shows(self, symbol: int) -> int:
        return self.n if symbol == self.symbol else 0

    def text(self) -> Text:
        symbol = word("symbol", SYMBOLS[self.symbol])
        if self.who is SELF:
            return says("give-token-self", n=self.n, symbol=symbol)
        return says("give-token", n=self.n, symbol=symbol, who=self.who.text())


class Draw(ToWhom):
    """Cards from the deck, as many as possible."""

    __slots__ = ()
    act: ClassVar[str] = "let-draw"

    def fits(self, s: CivilState, hero: Hero) -> bool:
        return bool(hero.deck.cards)

    def happen(self, s: CivilState, source: Source, hero: Hero) -> Flow[None]:
        wounds.draw(s, hero, self.n, source.rule)
        return
        yield


class DrawTo(ToWhom):
    """Cards until so many are in hand."""

    __slots__ = ()
    act: ClassVar[str] = "let-draw-to"

    def fits(self, s: CivilState, hero: Hero) -> bool:
        return bool(hero.deck.cards) and len(hero.hand.cards) < self.n

    def happen(self, s: CivilState, source: Source, hero: Hero) -> Flow[None]:
        wounds.draw(s, hero, self.n - len(hero.hand.cards), source.rule)
        return
        yield


class Discard(ToWhom):
    """Hand cards of the hero's choice to the bottom of its deck: no damage."""

    __slots__ = ()
    act: ClassVar[str] = "let-discard"

    def fits(self, s: CivilState, hero: Hero) -> bool:
        return bool(hero.hand.cards)

    def happen(self, s: CivilState, source: Source, hero: Hero) -> Flow[None]:
        yield from wounds.discard(s, hero, self.n, source.rule)


class Ready(ToWhom):
    """Up to so many inactive Shields are turned to their active side; who readies an own one is not asked again."""

    __slots__ = ()
    act: ClassVar[str] = "ready"
    decline: ClassVar[str] = "done"

    def fits(self, s: CivilState, hero: Hero) -> bool:
        return hero.active_shields < hero.shields

    def happen(self, s: CivilState, source: Source, hero: Hero) -> Flow[None]:
        hero.active_shields = min(hero.shields, hero.active_shields + self.n)
        s.log.say("readies", source.rule, hero=hero, n=hero.active_shields)
        return
        yield

    def text(self) -> Text:
        return says("ready-each", n=self.n, who=self.who.text()) if self.who.each else super().text()


class Ward(ToWhom):
    """An Invulnerable token: civilwar.damage.invulnerable"""

    __slots__ = ()
    act: ClassVar[str] = "ward"

    def happen(self, s: CivilState, source: Source, hero: Hero) -> Flow[None]:
        hero.warded = True
        s.log.say("warded", source.rule, hero=hero)
        return
        yield


class Guard(ToWhom):
    """In the next Enemy turn the first preventable damage and the first Crisis token do nothing."""

    __slots__ = ()
    act: ClassVar[str] = "guard"

    def happen(self, s: CivilState, source: Source, hero: Hero) -> Flow[None]:
        hero.guards_damage = hero.guards_crisis = True
        s.log.say("guarded", source.rule, hero=hero)
        return
        yield


class Stun(ToWhom):
    """Stun tokens: civilwar.keyword.stun"""

    __slots__ = ()
    act: ClassVar[str] = "stun"

    def happen(self, s: CivilState, source: Source, hero: Hero) -> Flow[None]:
        hero.stun += self.n
        s.log.say("stunned", "civilwar.keyword.stun", hero=hero, n=hero.stun)
        return
        yield


class Delay(Effect):
    """The next Enemy turn goes without so many symbols of the previous card: civilwar.keyword.delay"""

    __slots__ = ("n",)

    def __init__(self, n: int = 1) -> None:
        super().__init__()
        self.n = n

    def can(self, s: CivilState, source: Source) -> bool:
        return bool(previous_symbols(s, 1 - source.side))

    def run(self, s: CivilState, source: Source) -> Flow[bool]:
        rule = "civilwar.keyword.delay"
        for _ in range(self.n):
            left = sorted(set(previous_symbols(s, 1 - source.side)))
            if not left:
                break
            offered = {Option(f"delay-{SYMBOLS[symbol]}"): symbol for symbol in left}
            symbol = yield from pick(source.seat, "delay", offered, rule)
            s.teams[1 - source.side].delayed.append(symbol)
            name = word("symbol", SYMBOLS[symbol])
            s.log.say("delays", rule, team=s.team_name(1 - source.side), symbol=name)
        return True

    def text(self) -> Text:
        return says("delay", n=self.n)


class Charge(ToWhom):
    """Empty equipment slots are filled, the leftmost first."""

    __slots__ = ()
    act: ClassVar[str] = "let-charge"

    def fits(self, s: CivilState, hero: Hero) -> bool:
        return not all(hero.charges)

    def happen(self, s: CivilState, source: Source, hero: Hero) -> Flow[None]:
        for _ in range(self.n):
            if not all(hero.charges):
                charge(s, hero, hero.charges.index(False), source.rule)
        return
        yield


class Strip(ToWhom):
    """Action tokens and charges are lost, chosen by whose effect it is; 9 means all."""

    __slots__ = ()
    act: ClassVar[str] = "strip"

    def fits(self, s: CivilState, hero: Hero) -> bool:
        return any(hero.tokens) or any(hero.charges)

    def happen(self, s: CivilState, source: Source, hero: Hero) -> Flow[None]:
        for _ in range(self.n):
            if not self.fits(s, hero):
                return
            if self.n == 9:
                hero.tokens = [0, 0, 0, 0]
                hero.charges = [False] * len(hero.charges)
                break
            offered = {Option(f"strip-{SYMBOLS[i]}", hero): i for i, n in enumerate(hero.tokens) if n}
            if any(hero.charges):
                offered[Option("strip-charge", hero)] = -1
            lost = yield from pick(source.seat, "strip-what", offered, source.rule)
            if lost < 0:
                hero.charges[max(slot for slot, full in enumerate(hero.charges) if full)] = False
            else:
                hero.tokens[lost] -= 1
        s.log.say("stripped", source.rule, hero=hero)

    def text(self) -> Text:
        return says("strip-all" if self.n == 9 else "strip", n=self.n, who=self.who.text())


class StripShield(ToWhom):
    """Shield tokens leave the game, an active one first."""

    __slots__ = ()
    act: ClassVar[str] = "strip-shield"

    def fits(self, s: CivilState, hero: Hero) -> bool:
        return hero.shields > 0

    def happen(self, s: CivilState, source: Source, hero: Hero) -> Flow[None]:
        for _ in range(min(self.n, hero.shields)):
            hero.shields -= 1
            hero.active_shields = max(0, hero.active_shields - 1)
        s.log.say("shield-lost", source.rule, hero=hero, n=hero.shields)
        return
        yield


class Damage(ToWhom):
    """So much damage to a hero, point by point."""

    __slots__ = ()
    act: ClassVar[str] = "damage"

    def happen(self, s: CivilState, source: Source, hero: Hero) -> Flow[None]:
        yield from wounds.damage(s, hero, self.n, source.side)


class Go(Effect):
    """Heroes are placed in a location; all of them in the same one. Staying is allowed only with "any"."""

    __slots__ = ("where", "who")

    def __init__(self, where: Where, who: Who = SELF, *, or_stop: bool = False) -> None:
        super().__init__(or_stop=or_stop)
        self.where = where
        self.who = who

    def can(self, s: CivilState, source: Source) -> bool:
        return bool(self.travellers(s, source)) and bool(self.where.positions(s, source))

    def travellers(self, s: CivilState, source: Source) -> list[Hero]:
        """Nobody who is in a cell: civilwar.prison.no_move"""
        return [hero for hero in self.who.heroes(s, source) if not hero.jailed]

    def run(self, s: CivilState, source: Source) -> Flow[bool]:
        heroes = self.travellers(s, source)
        places = [s.ring[position] for position in self.where.positions(s, source)]
        place = yield from choose(s, source.seat, "go", places, source.rule, about=source.about, args=self.telling)
        assert place is not None
        for hero in heroes:
            if hero.position != place.position:
                yield from enter(s, hero, place.position, source.rule)
        return True

    def text(self) -> Text:
        if self.who is SELF:
            return says("go", where=self.where.text())
        return says("take-along", who=self.who.text(), where=self.where.text())
