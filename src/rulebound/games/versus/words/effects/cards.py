"""Effects on cards in hand, deck and KO'd pile: draw, search, return, discard, reveal."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.games.versus import cardpool
from rulebound.games.versus.formation import choose_slot, place_of, stand
from rulebound.games.versus.leaving import discard, draw, enter, shift, to_bottom
from rulebound.games.versus.printed import Print, says
from rulebound.games.versus.state import SUPPORT, ChainEffect, VersusCard, VersusState
from rulebound.games.versus.triggers import happens
from rulebound.games.versus.uniqueness import apply_uniqueness
from rulebound.games.versus.words.effects.effect import Counted, Effect, aimed
from rulebound.games.versus.words.targets import Target
from rulebound.games.versus.words.who import Who
from rulebound.kernel.cards import EVERYONE
from rulebound.kernel.choice import Option
from rulebound.kernel.flow import Flow, pick
from rulebound.kernel.text import Text


class Draw(Counted):
    """Draw so many cards."""

    __slots__ = ()

    def happen(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> None:
        draw(s, effect.seat, self.n, effect.rule)

    def text(self, it: Target | None = None) -> Text:
        return says("draw", n=self.n)


class Search(Effect):
    """Search your deck for such a card, reveal it, put it into your hand, shuffle. It may fail."""

    __slots__ = ("who",)

    def __init__(self, who: Who) -> None:
        self.who = who

    def run(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> Flow[None]:
        seat = effect.seat
        player = s.players[seat]
        for card in player.deck.cards:
            s.show(card, 1 << seat)
        offered: dict[Option, VersusCard | None] = {Option("decline"): None}
        named: set[Print] = set()
        for card in player.deck.cards:
            if card.printed not in named and self.who.fits(card.printed):
                named.add(card.printed)  # copies of one card are one option
                offered[Option("take", card)] = card
        found = yield from pick(seat, "search", offered, effect.rule, about=s.card(effect.source), always=True)
        if found is not None:
            s.show(found, EVERYONE)
            shift(s, found, player.hand)
            s.log.say("finds", effect.rule, player=player, card=found)
        else:
            s.log.say("finds-nothing", effect.rule, player=player)
        s.shuffle(player.deck)

    def text(self, it: Target | None = None) -> Text:
        return says("search", who=self.who.card_text())


class ReturnToHand(Effect):
    """Return the targets from your KO'd pile to your hand."""

    __slots__ = ()

    def happen(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> None:
        for card in it:
            shift(s, card, s.players[card.owner].hand)
            s.log.say("returns", effect.rule, card=card)

    def text(self, it: Target | None = None) -> Text:
        return says("return-to-hand", it=aimed(it))


class PutIntoPlay(Effect):
    """You may put a card of that name from your KO'd pile into play, ready, in your support row."""

    __slots__ = ("who",)

    def __init__(self, who: Who) -> None:
        self.who = who

    def run(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> Flow[None]:
        seat = effect.seat
        player = s.players[seat]
        found = next((card for card in player.ko.cards if self.who.fits(card.printed)), None)
        if found is None:
            return
        offered = {Option("put-into-play", found): True, Option("decline"): False}
        wanted = yield from pick(seat, "put-into-play", offered, effect.rule, about=s.card(effect.source))
        if not wanted:
            s.log.say("declines", effect.rule, player=player)
            return
        at = yield from choose_slot(s, found, seat, "versus.uniqueness.any_entry", row=SUPPORT)
        enter(s, found, player.characters)
        stand(s, found, at)
        s.log.say("enters", effect.rule, card=found, to=place_of(found))
        apply_uniqueness(s, found)  # versus.uniqueness.any_entry
        happens(s, found, "enters")

    def text(self, it: Target | None = None) -> Text:
        return says("put-into-play", who=self.who.card_text())


class OpponentDiscards(Counted):
    """The other player discards so many cards of their choice."""

    __slots__ = ()

    def run(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> Flow[None]:
        other = s.players[1 - effect.seat]
        for _ in range(min(self.n, len(other.hand))):
            offered = {Option("discard", card): card for card in other.hand.cards}
            about = s.card(effect.source)
            card = yield from pick(other.seat, "discard", offered, effect.rule, about=about, always=True)
            discard(s, card, effect.rule)

    def text(self, it: Target | None = None) -> Text:
        return says("opponent-discards", n=self.n)


class MayDiscardTo(Effect):
    """You may discard such a card; if you do, something follows. Once each turn for each copy."""

    __slots__ = ("then", "who")

    def __init__(self, who: Who, then: Effect) -> None:
        self.who = who
        self.then = then

    def run(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> Flow[None]:
        source = s.card(effect.source)
        bit = 1 << effect.index
        if not effect.means(source) or source.now.used & bit or not source.now.stunned:
            return
        offered: dict[Option, VersusCard | None] = {Option("decline"): None}
        for card in s.players[effect.seat].hand.cards:
            if self.who.fits(card.printed):
                offered[Option("discard", card)] = card
        rule = effect.rule
        given = yield from pick(
            effect.seat,
            "may-discard",
            offered,
            rule,
            about=source,
            always=True,
            args=lambda: {"then": self.then.text()},
        )
        if given is not None:
            source.now.used |= bit
            discard(s, given, effect.rule)
            yield from self.then.run(s, effect, it)
        else:
            s.log.say("declines", effect.rule, player=s.players[effect.seat])

    def text(self, it: Target | None = None) -> Text:
        return says("may-discard-to", who=self.who.card_text(), then=self.then.text())


class NameAndReveal(Effect):
    """Name two different cards, reveal the top four; if both are among them take all copies of both."""

    __slots__ = ()

    def run(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> Flow[None]:
        seat = effect.seat
        player = s.players[seat]
        about = s.card(effect.source)
        named: list[Print] = []
        while len(named) < 2:  # versus.anatomy.version: a card is named by name and version
            offered = {Option("name", card): card for card in cardpool.named() if card.printed not in named}
            rule, args = "versus.anatomy.version", {"n": len(named)}
            said = yield from pick(seat, "name", offered, rule, about=about, args=args)
            named.append(said.printed)
            s.log.say("names", effect.rule, player=player, card=said)
        top = player.deck.cards[-4:][::-1]
        for card in top:
            s.show(card, EVERYONE)
        s.log.say("reveals", effect.rule, player=player, cards=top)
        if all(any(card.printed is wanted for card in top) for wanted in named):
            taken_up = [card for card in top if card.printed in named]
            s.log.say("takes-up", effect.rule, player=player, cards=taken_up)
            for card in taken_up:
                shift(s, card, player.hand)
                top.remove(card)
        while top:
            card = yield from pick(seat, "bottom", {Option("bottom", c): c for c in top}, effect.rule, about=about)
            top.remove(card)
            to_bottom(s, card)
            s.log.say("bottoms", effect.rule, player=player, card=card)

    def text(self, it: Target | None = None) -> Text:
        return says("name-and-reveal")


class PeekTop(Effect):
    """Look at the top card of your deck; you may put it on the bottom."""

    __slots__ = ()

    def run(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> Flow[None]:
        player = s.players[effect.seat]
        if not player.deck.cards:
            return
        card = player.deck.cards[-1]
        s.show(card, 1 << effect.seat)
        offered = {Option("keep-on-top", card): False, Option("bottom", card): True}
        about = s.card(effect.source)
        under = yield from pick(effect.seat, "peek", offered, "versus.anatomy.deck_hidden", about=about)
        if under:
            to_bottom(s, card)
            s.log.say("bottoms", effect.rule, player=player, card=card)
        else:
            s.log.say("keeps-on-top", effect.rule, player=player)

    def text(self, it: Target | None = None) -> Text:
        return says("peek-top")
