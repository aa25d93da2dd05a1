"""Effects of this game on resources, threat, progress, hands and decks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulebound.games.fellowship.abilities import FellowshipEffect, FellowshipMoment
from rulebound.games.fellowship.damage import discard_from_play
from rulebound.games.fellowship.elimination import raise_threat, reduce_threat
from rulebound.games.fellowship.events import RETURNED
from rulebound.games.fellowship.printed import HERO
from rulebound.games.fellowship.progress import place_on_quest, place_progress, remove_progress
from rulebound.games.fellowship.resources import gain_resources, spend
from rulebound.games.fellowship.state import FellowshipCard, FellowshipState
from rulebound.games.fellowship.words.nouns import THE_QUEST, FellowshipTarget
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.flow import Flow, ask, choose
from rulebound.kernel.text import Arg, Text
from rulebound.lcg.abilities import Claim, Effect
from rulebound.lcg.effects.cards import ByPlayers
from rulebound.lcg.effects.deeds import OnCards, says_much
from rulebound.lcg.effects.sentences import texts
from rulebound.lcg.in_play import may_enter, put_into_play, take_control
from rulebound.lcg.moments import Count, can_any, number, run_all, worth
from rulebound.lcg.state import LcgPlayer
from rulebound.lcg.targets import THIS, YOU, Players


def says(what: str, **args: Arg) -> Text:
    return Text(f"fellowship-effect-{what}", args)


OnFellowshipCards = OnCards[FellowshipState, FellowshipCard]


# --- resources --------------------------------------------------------------------------------------------


class AddResources(OnFellowshipCards):
    """Resources come to the pool of a hero, or as tokens on another card: fellowship.gain.resources"""

    __slots__ = ("n",)

    def __init__(self, n: Count, target: FellowshipTarget) -> None:
        super().__init__(target)
        self.n = n

    def parts(self) -> Sequence[object]:
        return (self.n, self.target)

    def on(self, s: FellowshipState, m: FellowshipMoment, card: FellowshipCard) -> int:
        n = worth(self.n, s, m)
        gain_resources(s, card, n)
        return n

    def text(self) -> Text:
        return says_much("fellowship-effect-add-resources", self.n, target=self.target.text())


class Spend(OnFellowshipCards):
    """Resources are paid from the pool of one hero."""

    __slots__ = ("n",)

    def __init__(self, n: int, target: FellowshipTarget = THIS) -> None:
        super().__init__(target)
        self.n = n

    def useful(self, s: FellowshipState, m: FellowshipMoment, card: FellowshipCard) -> bool:
        return card.resources >= self.n

    def on(self, s: FellowshipState, m: FellowshipMoment, card: FellowshipCard) -> int:
        spend(s, card, self.n)
        return self.n

    def claim(self, s: FellowshipState, m: FellowshipMoment) -> Claim | None:
        card = self._only(s, m)
        return None if card is None else ("resources", card.id, card.resources, self.n)

    def text(self) -> Text:
        return says("spend", n=self.n, target=self.target.text())


# --- threat -----------------------------------------------------------------------------------------------


class RaiseThreat(ByPlayers):
    """Players raise their threat."""

    __slots__ = ("n",)

    def __init__(self, n: Count, who: Players = YOU) -> None:
        super().__init__(who)
        self.n = n

    def parts(self) -> Sequence[object]:
        return (self.n,)

    def for_player(self, s: Any, m: Any, player: LcgPlayer[Any]) -> int:
        n = worth(self.n, s, m.twin(player.seat))
        raise_threat(s, player.seat, n, s.rules.sentences)
        return n

    def text(self) -> Text:
        return says_much("fellowship-effect-raise-threat", self.n, by=self.who.words, who=self.who.text())


class ReduceThreat(ByPlayers):
    """Players reduce their threat, not below zero: fellowship.threat.floor"""

    __slots__ = ("n",)

    def __init__(self, n: int, who: Players = YOU) -> None:
        super().__init__(who)
        self.n = n

    def can_for(self, s: Any, m: Any, player: LcgPlayer[Any]) -> bool:
        return bool(s.players[player.seat].threat)

    def for_player(self, s: Any, m: Any, player: LcgPlayer[Any]) -> int:
        return reduce_threat(s, player.seat, self.n, s.rules.sentences)

    def claim(self, s: Any, m: Any) -> Claim | None:
        return ("threat", m.seat, s.players[m.seat].threat, self.n) if self.who is YOU else None

    def text(self) -> Text:
        return says("reduce-threat", n=self.n, by=self.who.words, who=self.who.text())


# --- progress ---------------------------------------------------------------------------------------------


class PlaceProgress(OnFellowshipCards):
    """Progress on the current quest, with the active location before it, or on locations."""

    __slots__ = ("n",)
    act = "progress"

    def __init__(self, n: Count, target: FellowshipTarget = THE_QUEST) -> None:
        super().__init__(target)
        self.n = n

    def parts(self) -> Sequence[object]:
        return (self.n, self.target)

    def do(self, s: FellowshipState, m: FellowshipMoment, cards: list[FellowshipCard]) -> Flow[int]:
        n = worth(self.n, s, m)
        for card in cards:
            if self.target is THE_QUEST:
                yield from place_on_quest(s, n, s.rules.sentences)
            else:
                yield from place_progress(s, card, n, s.rules.sentences)
        return n * len(cards)

    def text(self) -> Text:
        return says_much("fellowship-effect-place-progress", self.n, target=self.target.text())


class RemoveProgress(OnFellowshipCards):
    """Progress is taken off the current quest, as far as there is some."""

    __slots__ = ("n",)

    def __init__(self, n: Count, target: FellowshipTarget = THE_QUEST) -> None:
        super().__init__(target)
        self.n = n

    def parts(self) -> Sequence[object]:
        return (self.n, self.target)

    def useful(self, s: FellowshipState, m: FellowshipMoment, card: FellowshipCard) -> bool:
        return card.progress > 0

    def on(self, s: FellowshipState, m: FellowshipMoment, card: FellowshipCard) -> int:
        return remove_progress(s, card, worth(self.n, s, m), s.rules.sentences)

    def text(self) -> Text:
        return says_much("fellowship-effect-remove-progress", self.n, target=self.target.text())


class LeaveQuest(OnFellowshipCards):
    """Characters are no longer committed to the quest; they stay exhausted."""

    __slots__ = ()

    def useful(self, s: FellowshipState, m: FellowshipMoment, card: FellowshipCard) -> bool:
        return card.committed

    def on(self, s: FellowshipState, m: FellowshipMoment, card: FellowshipCard) -> int:
        card.committed = False
        s.log.say("leaves-quest", "fellowship.step.3_4_stay_committed", card=card)
        return 1

    def text(self) -> Text:
        return says("leave-quest", target=self.target.text())


# --- hands, decks and piles -------------------------------------------------------------------------------


class TakeToHand(OnFellowshipCards):
    """From a discard pile to its owner's hand."""

    __slots__ = ()
    act = "take"

    def useful(self, s: FellowshipState, m: FellowshipMoment, card: FellowshipCard) -> bool:
        return card.owner is not None and not s.players[card.owner].out

    def on(self, s: FellowshipState, m: FellowshipMoment, card: FellowshipCard) -> int:
        assert card.owner is not None
        player = s.players[card.owner]
        s.move(card, player.hand)
        s.log.say("finds", s.rules.choose, player=player, card=card)
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
        return card.in_play or card.zone in (s.encounter_discard, s.victory)

    def do(self, s: FellowshipState, m: FellowshipMoment, cards: list[FellowshipCard]) -> Flow[int]:
        for card in cards:
            owner = None if card.owner is None else s.players[card.owner]
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
        return card.owner is not None and not s.players[card.owner].out and may_enter(s, card)

    def do(self, s: FellowshipState, m: FellowshipMoment, cards: list[FellowshipCard]) -> Flow[int]:
        for card in cards:
            assert card.owner is not None
            yield from put_into_play(s, card, card.owner)
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
        taken = yield from choose(s, m.seat, "take", top, s.rules.search, decline="done", about=m.card)
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
        player = yield from choose(s, m.seat, "choose", able, s.rules.choose, about=m.card)
        n = worth(self.n, s, m)
        if player is None or n <= 0:
            return False
        top = player.deck.cards[-n:][::-1]
        for card in top:
            s.show(card, 1 << m.seat)
        taken = yield from choose(s, m.seat, "take", top, s.rules.choose, about=m.card)
        assert taken is not None
        s.move(taken, player.hand)
        s.log.say("searches", s.rules.choose, player=player, n=1)
        rest = [card for card in top if card is not taken]
        while len(rest) > 1:  # the one that is named last lies on top
            options = [Option("put-back", card) for card in rest]
            back = yield from ask(Choice(m.seat, "put-back", options, s.rules.choose, about=m.card))
            card = rest.pop(options.index(back))
            s.move(card, player.deck)
        for card in rest:
            s.move(card, player.deck)
        s.mix(player.deck.cards[-len(top) :], 1 << m.seat)
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
        player = yield from choose(s, m.seat, "choose", able, s.rules.choose, about=m.card)
        if player is None:
            return False
        m.that = player.seat
        done = yield from run_all(s, self.effects, m)
        return done

    def text(self) -> Text:
        return says("choose-another-player", effects=texts(self.effects))
