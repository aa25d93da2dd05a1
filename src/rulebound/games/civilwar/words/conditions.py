"""Conditions, prices and alternatives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rulebound.games.civilwar.damage import discard
from rulebound.games.civilwar.printed import SYMBOLS, sentence
from rulebound.games.civilwar.resolving import Source, perform, usable
from rulebound.games.civilwar.state import CivilState
from rulebound.games.civilwar.words.effect import Effect, says
from rulebound.kernel.choice import Option
from rulebound.kernel.flow import Flow, pick
from rulebound.kernel.text import Text
from rulebound.kernel.things import Thing


class If(Effect):
    """What follows happens only if this is so."""

    __slots__ = ()
    does: ClassVar[bool] = False
    condition: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(or_stop=True)

    def run(self, s: CivilState, source: Source) -> Flow[bool]:
        return True
        yield


class Alone(If):
    """No other team-mate stands here; Enemies do not count: civilwar.keyword.alone"""

    __slots__ = ()

    def can(self, s: CivilState, source: Source) -> bool:
        hero = source.hero
        return hero is not None and not hero.jailed and len(s.standing_at(hero.position, hero.side)) == 1

    def before(self, deeds: list[Text]) -> Text:
        return says("alone", deeds=deeds)


class HandOf(If):
    """Exactly so many cards are in hand."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def can(self, s: CivilState, source: Source) -> bool:
        return source.hero is not None and len(source.hero.hand.cards) == self.n

    def before(self, deeds: list[Text]) -> Text:
        return says("hand-of", n=self.n, deeds=deeds)


class Pay(Effect):
    """A price: a hand card, or an Action token, or either. The last card KOs the hero and stops the effect."""

    __slots__ = ("card", "token")
    does: ClassVar[bool] = False

    def __init__(self, what: str) -> None:
        super().__init__(or_stop=True)
        self.card = what in ("card", "card_or_token")
        self.token = what in ("token", "card_or_token")

    def can(self, s: CivilState, source: Source) -> bool:
        hero = source.hero
        return hero is not None and bool((self.card and hero.hand.cards) or (self.token and any(hero.tokens)))

    def run(self, s: CivilState, source: Source) -> Flow[bool]:
        hero = source.hero
        assert hero is not None
        offered: dict[Option, int] = {}
        if self.card and hero.hand.cards:
            offered[Option("pay-card")] = -1
        if self.token:
            offered |= {Option(f"pay-{SYMBOLS[i]}"): i for i, n in enumerate(hero.tokens) if n}
        price = yield from pick(hero.seat, "pay", offered, source.rule, about=source.about)
        if price < 0:
            yield from discard(s, hero, 1, source.rule)
        else:
            hero.tokens[price] -= 1
            s.log.say("pays-token", source.rule, hero=hero)
        return not hero.ko

    def text(self) -> Text:
        return says("pay-either" if self.card and self.token else "pay-card" if self.card else "pay-token")


class Way(Thing):
    """One of the ways that a text lets its hero choose between."""

    UNCHANGING: ClassVar = True
    __slots__ = ("effects", "number")

    def __init__(self, number: int, effects: Sequence[Effect]) -> None:
        self.number = number
        self.effects = tuple(effects)

    @property
    def key(self) -> str:
        return f"way-{self.number}"

    def name_for(self, seat: int | None) -> Text:
        return self.text()

    def text(self) -> Text:
        return says("way", deeds=sentence(self.effects, way=True))


class ChooseOne(Effect):
    """Exactly one of some lists, of those that can be carried out."""

    __slots__ = ("ways",)

    def __init__(self, *lists: Sequence[Effect]) -> None:
        super().__init__()
        self.ways = tuple(Way(number, effects) for number, effects in enumerate(lists, 1))

    def can(self, s: CivilState, source: Source) -> bool:
        return any(usable(s, source, way.effects) for way in self.ways)

    def run(self, s: CivilState, source: Source) -> Flow[bool]:
        offered = {Option("choose", way): way for way in self.ways if usable(s, source, way.effects)}
        way = yield from pick(source.seat, "choose-one", offered, source.rule, about=source.about)
        yield from perform(s, source, way.effects)
        return True

    def text(self) -> Text:
        return says("choose-one", branches=[way.text() for way in self.ways])


class Search(Effect):
    """Look through the own deck for a card, shuffle, put it on top."""

    __slots__ = ()

    def can(self, s: CivilState, source: Source) -> bool:
        return source.hero is not None and bool(source.hero.deck.cards)

    def run(self, s: CivilState, source: Source) -> Flow[bool]:
        hero = source.hero
        assert hero is not None
        deck = hero.deck
        for card in deck.cards:
            s.show(card, 1 << hero.seat)
        ranked = sorted(deck.cards, key=lambda card: card.printed.code)  # their order in the deck is told to nobody
        offered = {Option("search", card): card for card in ranked}
        card = yield from pick(hero.seat, "search", offered, source.rule, about=source.about, args=self.telling)
        s.shuffle(deck)
        deck.cards.remove(card)
        deck.cards.append(card)
        s.show(card, 1 << hero.seat)
        s.log.say("searches", source.rule, hero=hero)
        return True

    def text(self) -> Text:
        return says("search")
