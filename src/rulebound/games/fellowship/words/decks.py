"""Effects of this game on hands, decks, piles and control."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from rulebound.games.fellowship.abilities import FellowshipEffect, FellowshipMoment
from rulebound.games.fellowship.damage import discard_from_play
from rulebound.games.fellowship.events import RETURNED
from rulebound.games.fellowship.printed import HERO
from rulebound.games.fellowship.state import FellowshipCard, FellowshipState
from rulebound.games.fellowship.words.tokens import OnFellowshipCards, says
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.flow import Flow, ask, choose
from rulebound.kernel.text import Text
from rulebound.lcg.abilities import Effect
from rulebound.lcg.effects.cards import ByPlayers
from rulebound.lcg.effects.sentences import texts
from rulebound.lcg.in_play import may_enter, put_into_play, take_control
from rulebound.lcg.moments import Count, can_any, number, run_all, worth
from rulebound.lcg.piles import take_to_hand
from rulebound.lcg.state import LcgPlayer
from rulebound.lcg.targets import asking


class TakeToHand(OnFellowshipCards):
    """From a discard pile to its owner's hand."""

    __slots__ = ()
    act = "take"

    def useful(self, s: FellowshipState, m: FellowshipMoment, card: FellowshipCard) -> bool:
        owner = s.owner_of(card)
        return owner is not None and not owner.out

    def on(self, s: FellowshipState, m: FellowshipMoment, card: FellowshipCard) -> int:
        owner = s.owner_of(card)
        assert owner is not None
        take_to_hand(s, owner, [card], s.rules.choose)
        return 1

    def text(self) -> Text:
        return says("take-to-hand", target=self.target.text())


class ShuffleDiscardIntoDeck(ByPlayers):
    """Players shuffle their discard piles back into their decks; heroes stay where they lie."""

    __slots__ = ()

    def _lying(self, player: LcgPlayer[Any]) -> list[FellowshipCard]:
        return [card for card in player.discard.cards if card.printed.kind != HERO]

    def can_for(self, s: Any, m: Any, player: LcgPlayer[Any]) -> bool:
        return bool(self._lying(player))

    def for_player(self, s: Any, m: Any, player: LcgPlayer[Any]) -> int:
        cards = self._lying(player)
        for card in cards:
            s.move(card, player.deck)
        s.shuffle(player.deck)
        s.log.say("discard-shuffled", s.rules.sentences, player=player)
        return len(cards)

    def text(self) -> Text:
        return says("shuffle-discard-into-deck", by=self.who.words, who=self.who.text())


class ShuffleIntoOwnersDeck(OnFellowshipCards):
    """Back into the deck of its owner, which is shuffled: the players' or the encounter deck."""

    __slots__ = ()

    def useful(self, s: FellowshipState, m: FellowshipMoment, card: FellowshipCard) -> bool:
        return card.in_play or s.encounter_discard.holds(card) or s.victory.holds(card)

    def do(self, s: FellowshipState, m: FellowshipMoment, cards: list[FellowshipCard]) -> Flow[int]:
        for card in cards:
            owner = s.owner_of(card)
            deck = s.encounter if owner is None else owner.discard if owner.out else owner.deck
            if card.in_play:
                yield from discard_from_play(s, [card], deck, RETURNED)
            else:
                s.move(card, deck)
            s.log.say("shuffled-away", s.rules.sentences, card=card)
            if owner is None or not owner.out:
                s.shuffle(deck)
        return len(cards)

    def text(self) -> Text:
        return says("shuffle-into-owners-deck", target=self.target.text())


class PutHeroIntoPlay(OnFellowshipCards):
    """A hero comes back into play under its owner's control."""

    __slots__ = ()

    def useful(self, s: FellowshipState, m: FellowshipMoment, card: FellowshipCard) -> bool:
        owner = s.owner_of(card)
        return owner is not None and not owner.out and may_enter(s, card)

    def do(self, s: FellowshipState, m: FellowshipMoment, cards: list[FellowshipCard]) -> Flow[int]:
        for card in cards:
            owner = s.owner_of(card)
            assert owner is not None
            yield from put_into_play(s, card, owner.seat)
        return len(cards)

    def text(self) -> Text:
        return says("put-hero-into-play", target=self.target.text())


class SearchTop(FellowshipEffect):
    """You may take one of the top cards of your deck to the hand; the others are shuffled back.

    fellowship.search.may_take, fellowship.effect.untargeted_up_to_available
    """

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def can(self, s: FellowshipState, m: FellowshipMoment) -> bool:
        return bool(s.players[m.seat].deck.cards)

    def run(self, s: FellowshipState, m: FellowshipMoment) -> Flow[bool]:
        player = s.players[m.seat]
        top = player.deck.cards[-self.n :][::-1]
        for card in top:
            s.show(card, 1 << m.seat)
        args = partial(asking, m, m.seat, self)
        taken = yield from choose(s, m.seat, "take", top, s.rules.search, decline="done", about=m.card, args=args)
        if taken is not None:
            s.move(taken, player.hand)
            s.log.say("searches", s.rules.search, player=player, n=1)
        s.shuffle(player.deck)
        return taken is not None

    def text(self) -> Text:
        return says("search-top", n=self.n)


class LookAtDeck(FellowshipEffect):
    """Look at the top cards of a player's deck, add one to its owner's hand, put the others back in any order."""

    __slots__ = ("n",)

    def __init__(self, n: Count) -> None:
        self.n = n

    def parts(self) -> Sequence[object]:
        return (self.n,)

    def can(self, s: FellowshipState, m: FellowshipMoment) -> bool:
        return worth(self.n, s, m) > 0 and any(player.deck.cards for player in s.in_order())

    def run(self, s: FellowshipState, m: FellowshipMoment) -> Flow[bool]:
        able = [player for player in s.in_order() if player.deck.cards]
        args = partial(asking, m, m.seat, self)
        player = yield from choose(s, m.seat, "choose", able, s.rules.choose, about=m.card, args=args)
        n = worth(self.n, s, m)
        if player is None or n <= 0:
            return False
        top = player.deck.cards[-n:][::-1]
        for card in top:
            s.show(card, 1 << m.seat)
        taken = yield from choose(s, m.seat, "take", top, s.rules.choose, about=m.card, args=args)
        assert taken is not None
        s.move(taken, player.hand)
        s.log.say("searches", s.rules.choose, player=player, n=1)
        top.remove(taken)
        rest = top[:]
        while rest:  # the one that is named last lies on top
            options = [Option("put-back", card) for card in rest]
            back = yield from ask(Choice(m.seat, "put-back", options, s.rules.choose, about=m.card))
            s.move(rest.pop(options.index(back)), player.deck)
        s.mix(top, 1 << m.seat)  # in which order they came back nobody else knows
        return True

    def text(self) -> Text:
        return says("look-at-deck", n=number(self.n))


class GiveControl(FellowshipEffect):
    """That player takes control of this card."""

    __slots__ = ()

    def can(self, s: FellowshipState, m: FellowshipMoment) -> bool:
        return m.card.in_play

    def run(self, s: FellowshipState, m: FellowshipMoment) -> Flow[bool]:
        if not m.card.in_play or m.that < 0:
            return False
        yield from take_control(s, m.card, m.that)
        return True

    def text(self) -> Text:
        return says("give-control")


class ChooseAnotherPlayer(FellowshipEffect):
    """Choose another player, whom the effects call "that player"."""

    __slots__ = ("effects",)

    def __init__(self, *effects: Effect[Any, Any]) -> None:
        self.effects = effects

    def parts(self) -> Sequence[object]:
        return self.effects

    def _able(self, s: FellowshipState, m: FellowshipMoment) -> list[int]:
        return [seat for seat in s.order() if seat != m.seat]

    def can(self, s: FellowshipState, m: FellowshipMoment) -> bool:
        return bool(self._able(s, m)) and can_any(s, self.effects, m)

    def run(self, s: FellowshipState, m: FellowshipMoment) -> Flow[bool]:
        able = [s.players[seat] for seat in self._able(s, m)]
        args = partial(asking, m, m.seat, *self.effects)
        player = yield from choose(s, m.seat, "choose", able, s.rules.choose, about=m.card, args=args)
        if player is None:
            return False
        m.that = player.seat
        done = yield from run_all(s, self.effects, m)
        return done

    def text(self) -> Text:
        return says("choose-another-player", effects=texts(self.effects))
