"""Effects on decks, hands and counters: draw, discard, search, look, counters."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.flow import Flow, ask, choose
from rulebound.kernel.text import Text
from rulebound.lcg.abilities import Claim, Effect
from rulebound.lcg.effects.deeds import says, says_much
from rulebound.lcg.moment import Moment
from rulebound.lcg.moments import DISCARDED, HAND, Count, number, worth
from rulebound.lcg.piles import discard_from_hand, discard_top, draw, take_to_hand
from rulebound.lcg.state import AnyCard, LcgCard, LcgPlayer, LcgState
from rulebound.lcg.targets import YOU, Noun, Players, Target, asking


class ByPlayers(Effect[Any, Any]):
    """Something that players do."""

    __slots__ = ("who",)

    def __init__(self, who: Players = YOU) -> None:
        self.who = who

    def can_for(self, s: Any, m: Any, player: LcgPlayer[Any]) -> bool:
        """Whether it would change anything for this player."""
        return True

    def for_player(self, s: Any, m: Any, player: LcgPlayer[Any]) -> int:
        """Let one player do it; how much was done."""
        raise NotImplementedError  # pragma: no cover

    def can(self, s: LcgState[Any], m: Moment[Any]) -> bool:
        for seat in self.who.all(s, m):  # noqa: SIM110 (asked of many abilities at every choice)
            if self.can_for(s, m, s.players[seat]):
                return True
        return False

    def run(self, s: LcgState[Any], m: Moment[Any]) -> Flow[bool]:
        seats = yield from self.who.seats(s, m)
        m.count = sum([self.for_player(s, m, s.players[seat]) for seat in seats])
        return m.count > 0


class SoMuchByPlayers(ByPlayers):
    """Players do something so many times, or with so many cards."""

    __slots__ = ("n",)

    def __init__(self, n: Count, who: Players = YOU) -> None:
        super().__init__(who)
        self.n = n

    def parts(self) -> Sequence[object]:
        return (self.n,)


class Draw(SoMuchByPlayers):
    __slots__ = ()

    def can_for(self, s: Any, m: Any, player: LcgPlayer[Any]) -> bool:
        can: bool = s.judge.can_draw(s, player)
        return can

    def for_player(self, s: Any, m: Any, player: LcgPlayer[Any]) -> int:
        return draw(s, player, worth(self.n, s, m))

    def text(self) -> Text:
        return says_much("lcg-effect-draw", self.n, by=self.who.words, who=self.who.text())


class DiscardTop(SoMuchByPlayers):
    """Discard from the top of a deck; the cards are picked as DISCARDED."""

    __slots__ = ()

    def can_for(self, s: Any, m: Any, player: LcgPlayer[Any]) -> bool:
        return bool(player.deck.cards)

    def for_player(self, s: Any, m: Any, player: LcgPlayer[Any]) -> int:
        gone = discard_top(s, player, worth(self.n, s, m))
        m.keep(DISCARDED, gone)
        return len(gone)

    def text(self) -> Text:
        return says_much("lcg-effect-discard-top", self.n, by=self.who.words, who=self.who.text())


class DiscardFromHands(ByPlayers):
    """Cards of hands are discarded together, in the order of the game's rules; they are picked as DISCARDED."""

    __slots__ = ()

    def going(self, s: Any, m: Any, player: LcgPlayer[Any]) -> list[AnyCard]:
        """Which cards of this player's hand."""
        raise NotImplementedError  # pragma: no cover

    def run(self, s: LcgState[Any], m: Moment[Any]) -> Flow[bool]:
        seats = yield from self.who.seats(s, m)
        m.count = 0
        for seat in seats:
            player = s.players[seat]
            gone = yield from s.judge.in_discarding_order(s, self.going(s, m, player))
            discard_from_hand(s, player, gone, s.rules.sentences)
            m.keep(DISCARDED, gone)
            m.count += len(gone)
        return m.count > 0


class DiscardRandom(DiscardFromHands):
    """Discard cards at random."""

    __slots__ = ("n",)

    def __init__(self, n: int = 1, who: Players = YOU) -> None:
        super().__init__(who)
        self.n = n

    def can_for(self, s: Any, m: Any, player: LcgPlayer[Any]) -> bool:
        return bool(player.hand.cards)

    def payable(self, s: LcgState[Any], m: Moment[Any]) -> bool:
        return all(len(s.players[seat].hand.cards) >= self.n for seat in self.who.all(s, m))

    def going(self, s: Any, m: Any, player: LcgPlayer[Any]) -> list[AnyCard]:
        found: list[AnyCard] = s.chance.sample(player.hand.cards, self.n)
        return found

    def text(self) -> Text:
        return says("discard-random", n=self.n, by=self.who.words, who=self.who.text())


class DiscardHand(DiscardFromHands):
    """Discard all cards of a sort."""

    __slots__ = ("noun",)

    def __init__(self, noun: Noun[Any, Any], who: Players = YOU) -> None:
        super().__init__(who)
        self.noun = noun

    def going(self, s: Any, m: Any, player: LcgPlayer[Any]) -> list[AnyCard]:
        return [card for card in player.hand.cards if self.noun.fits(card.printed)]

    def text(self) -> Text:
        return says("discard-hand", noun=self.noun.text(), by=self.who.words, who=self.who.text())


class DiscardCards(Effect[Any, Any]):
    """Choose and discard cards from your own hand; with "up to" X is how many."""

    __slots__ = ("n", "upto")

    def __init__(self, n: int, *, upto: bool = False) -> None:
        self.n = n
        self.upto = upto

    def can(self, s: LcgState[Any], m: Moment[Any]) -> bool:
        return any(card is not m.card for card in s.hand_of(m.seat))

    def claim(self, s: LcgState[Any], m: Moment[Any]) -> Claim:
        hand = s.players[m.seat].hand
        have = len(hand.cards) - 1 if hand.holds(m.card) else len(hand.cards)
        return (HAND, m.seat, have, 1 if self.upto else self.n)

    def affordable(self, s: LcgState[Any], m: Moment[Any]) -> bool:
        have = len(s.players[m.seat].hand.cards)
        least = 1 if self.upto else self.n
        return have > least or (have == least and not s.players[m.seat].hand.holds(m.card))

    def run(self, s: LcgState[Any], m: Moment[Any]) -> Flow[bool]:
        hand = s.players[m.seat].hand
        rule = s.rules.discard_as_cost if m.paying else s.rules.sentences
        gone = 0
        args = partial(asking, m, m.seat, self)
        while gone < self.n and hand.cards:
            options = [Option("discard", card) for card in hand.cards]
            if self.upto and gone:
                options.append(Option("done"))
            taken = yield from ask(Choice(m.seat, "discard-cost", options, rule, about=m.card, args=args))
            if not isinstance(taken.on, LcgCard):
                break
            discard_from_hand(s, s.players[m.seat], [taken.on], rule)
            m.keep(DISCARDED, [taken.on])
            gone += 1
        if self.upto:
            m.x = gone
        m.count = gone
        return gone > 0

    def text(self) -> Text:
        return says("discard-up-to" if self.upto else "discard-cards", n=self.n)


class ReturnTopmost(ByPlayers):
    """The topmost card of a sort comes from the discard pile to the hand of a player who has one."""

    __slots__ = ("noun",)

    def __init__(self, noun: Noun[Any, Any], who: Players = YOU) -> None:
        super().__init__(who)
        self.noun = noun

    def _topmost(self, player: LcgPlayer[Any]) -> AnyCard | None:
        for card in player.discard.cards[::-1]:
            if self.noun.fits(card.printed):
                found: AnyCard = card
                return found
        return None

    def can_for(self, s: Any, m: Any, player: LcgPlayer[Any]) -> bool:
        return self._topmost(player) is not None

    def run(self, s: LcgState[Any], m: Moment[Any]) -> Flow[bool]:
        able = [s.players[seat] for seat in self.who.all(s, m) if self.can_for(s, m, s.players[seat])]
        args = partial(asking, m, m.seat, self)
        player = yield from choose(s, m.seat, "choose", able, s.rules.choose, about=m.card, args=args)
        card = self._topmost(player) if player is not None else None
        if player is None or card is None:
            return False
        take_to_hand(s, player, [card], s.rules.choose)
        return True

    def text(self) -> Text:
        return says("return-topmost", noun=self.noun.text(), by=self.who.words, who=self.who.text())


class SearchDeck(Effect[Any, Any]):
    """Look through your deck for such a card, take it, shuffle the deck."""

    __slots__ = ("target",)

    def __init__(self, target: Target[Any, Any]) -> None:
        self.target = target

    def can(self, s: LcgState[Any], m: Moment[Any]) -> bool:
        return bool(s.players[m.seat].deck.cards)

    def run(self, s: LcgState[Any], m: Moment[Any]) -> Flow[bool]:
        player = s.players[m.seat]
        for card in player.deck.cards:  # the whole deck is looked at, and the cards stay where they are
            s.show(card, 1 << m.seat)
        found = [card for card in player.deck.cards if self.target.noun.fits(card.printed)]
        args = partial(asking, m, m.seat, self)
        taken = yield from choose(s, m.seat, "take", found, s.rules.search, about=m.card, args=args)
        if taken is not None:
            s.move(taken, player.hand)
            s.log.say("finds", s.rules.search, player=player, card=taken)
        s.shuffle(player.deck)
        return taken is not None

    def text(self) -> Text:
        return says("search-deck", target=self.target.text())


class LookAtTop(Effect[Any, Any]):
    """Look at the top cards of your deck, take one, discard the others."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def can(self, s: LcgState[Any], m: Moment[Any]) -> bool:
        return bool(s.players[m.seat].deck.cards)

    def run(self, s: LcgState[Any], m: Moment[Any]) -> Flow[bool]:
        player = s.players[m.seat]
        top = player.deck.cards[-self.n :][::-1]
        for card in top:
            s.show(card, 1 << m.seat)
        args = partial(asking, m, m.seat, self)
        taken = yield from choose(s, m.seat, "take", top, s.rules.choose, about=m.card, args=args)
        assert taken is not None
        take_to_hand(s, player, [taken], s.rules.choose)
        discard_from_hand(s, player, [card for card in top if card is not taken], s.rules.sentences)
        discard_top(s, player, 0)  # makes a new deck if this was the last of it
        return True

    def text(self) -> Text:
        return says("look-at-top", n=self.n)


class RemoveFromGame(Effect[Any, Any]):
    """This card is removed from the game."""

    __slots__ = ()

    def can(self, s: LcgState[Any], m: Moment[Any]) -> bool:
        """What becomes of an event itself is no reason to play it."""
        return bool(m.card.in_play)

    def run(self, s: LcgState[Any], m: Moment[Any]) -> Flow[bool]:
        if m.card.in_play:
            yield from s.judge.discard_from_play(s, m.card, s.removed)
        else:
            s.move(m.card, s.removed)
        s.log.say("removed", s.rules.remove_from_game, card=m.card)
        return True

    def text(self) -> Text:
        return says("remove-from-game")


class AddCounters(Effect[Any, Any]):
    """Put counters on this card."""

    __slots__ = ("kind", "n")

    def __init__(self, n: Count, kind: str = "all-purpose") -> None:
        self.n = n
        self.kind = kind

    def happen(self, s: LcgState[Any], m: Moment[Any]) -> bool:
        m.card.add_counters(worth(self.n, s, m), self.kind)
        return True

    def text(self) -> Text:
        return says("add-counters", n=number(self.n), type=Text(f"own-counter-{self.kind}-counters"))


class RemoveCounters(Effect[Any, Any]):
    """Take counters off this card."""

    __slots__ = ("n",)

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def can(self, s: LcgState[Any], m: Moment[Any]) -> bool:
        return bool(m.card.counters)

    def claim(self, s: LcgState[Any], m: Moment[Any]) -> Claim:
        return ("counters", m.card.id, m.card.counters, self.n)

    def happen(self, s: LcgState[Any], m: Moment[Any]) -> bool:
        m.count = min(self.n, m.card.counters)
        m.card.counters -= m.count
        return m.count == self.n

    def text(self) -> Text:
        return says("remove-counters", n=self.n)
