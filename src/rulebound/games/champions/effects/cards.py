"""Effects on cards: draw, discard, search, return, counters, forms, lasting and delayed effects."""

from __future__ import annotations

from collections.abc import Callable

from rulebound.games.champions.amounts import Times
from rulebound.games.champions.damage import discard_from_play
from rulebound.games.champions.effects.fighting import says, says_much
from rulebound.games.champions.entering import may_enter, put_into_play, take_control
from rulebound.games.champions.events import Attack, Scheme
from rulebound.games.champions.forms import change_form
from rulebound.games.champions.moments import Amount, Count, Effect, Moment, number, worth
from rulebound.games.champions.piles import discard_from_hand, discard_top, draw
from rulebound.games.champions.printed import RESOURCES, counter_name
from rulebound.games.champions.state import ChampionsCard, ChampionsState
from rulebound.games.champions.targets import THIS, YOU, Target, Who
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.flow import Flow, ask, choose
from rulebound.kernel.text import Text
from rulebound.lcg.state import Delayed, Lasting, LcgState


class Draw(Effect):
    __slots__ = ("n", "who")

    def __init__(self, n: Count, who: Who = YOU) -> None:
        self.n = n
        self.who = who

    def can(self, s: ChampionsState, m: Moment) -> bool:
        return any(s.players[seat].deck.cards or s.players[seat].discard.cards for seat in self.who.all(s, m))

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        seats = yield from self.who.seats(s, m)
        for seat in seats:
            draw(s, s.players[seat], worth(self.n, s, m))
        return True

    def text(self) -> Text:
        return says("draw", n=number(self.n), by=self.who.words, who=self.who.text())


class DrawUp(Effect):
    """Draw up to the printed hand size."""

    __slots__ = ()

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        player = s.players[m.seat]
        draw(s, player, s.identity(m.seat).printed.hand_size - len(player.hand.cards))
        return True
        yield

    def text(self) -> Text:
        return says("draw-up")


class DiscardTop(Effect):
    """Discard from the top of a deck; m.chosen keeps the cards, m.count counts a printed resource among them."""

    __slots__ = ("keeps", "n", "resource", "who")

    def __init__(self, n: Count, who: Who = YOU, *, count: str = "", keep: str = "") -> None:
        self.n = n
        self.who = who
        self.resource = count
        self.keeps = keep  # cards with this printed resource are taken to the hand

    def can(self, s: ChampionsState, m: Moment) -> bool:
        return any(s.players[seat].deck.cards for seat in self.who.all(s, m))

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        seats = yield from self.who.seats(s, m)
        amount = worth(self.n, s, m)
        m.count = 0
        for seat in seats:
            player = s.players[seat]
            # A deck that runs out is made anew from the discard pile: what was discarded is looked at before.
            for card in discard_top(s, player, amount):
                m.chosen.append(card)
                if self.resource:
                    m.count += card.printed.gives[RESOURCES.index(self.resource)]
                if self.keeps and card.printed.gives[RESOURCES.index(self.keeps)] and card.zone is player.discard:
                    s.move(card, player.hand)
        return True

    def text(self) -> Text:
        if self.keeps:
            return says("discard-top-keep", n=number(self.n), resource=Text(f"champions-resource-{self.keeps}"))
        return says_much("discard-top", self.n, by=self.who.words, who=self.who.text())


class DiscardRandom(Effect):
    """Discard cards at random from hands; m.chosen keeps them."""

    __slots__ = ("n", "who")

    def __init__(self, n: int = 1, who: Who = YOU) -> None:
        self.n = n
        self.who = who

    def can(self, s: ChampionsState, m: Moment) -> bool:
        return any(s.players[seat].hand.cards for seat in self.who.all(s, m))

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        seats = yield from self.who.seats(s, m)
        m.count = 0
        for seat in seats:
            gone = s.chance.sample(s.players[seat].hand.cards, self.n)
            discard_from_hand(s, gone, "champions.ability.sentences_in_order")
            m.chosen += gone
            m.count += len(gone)
        return m.count > 0

    def text(self) -> Text:
        return says("discard-random", n=self.n, by=self.who.words, who=self.who.text())


class Discard(Effect):
    """Discard cards from play."""

    __slots__ = ("target",)

    def __init__(self, target: Target) -> None:
        self.target = target

    def can(self, s: ChampionsState, m: Moment) -> bool:
        return any(card.in_play for card in self.target.candidates(s, m))

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        cards = yield from self.target.picks(s, m, "discard", lambda card: card.in_play)
        for card in cards:
            yield from discard_from_play(s, card)
        m.count = len(cards)
        return bool(cards)

    def text(self) -> Text:
        return says("discard", target=self.target.text())


class ReturnToHand(Effect):
    """champions.control.leaves_play_to_owner: back to its owner's hand."""

    __slots__ = ("target",)

    def __init__(self, target: Target = THIS) -> None:
        self.target = target

    def can(self, s: ChampionsState, m: Moment) -> bool:
        return any(card.in_play for card in self.target.candidates(s, m))

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        cards = yield from self.target.picks(s, m, "return", lambda card: card.in_play)
        for card in cards:
            assert card.owner is not None
            owner = s.players[card.owner]
            yield from discard_from_play(s, card, owner.discard if owner.out else owner.hand)
        return bool(cards)

    def text(self) -> Text:
        return says("return-to-hand", target=self.target.text())


class RemoveFromGame(Effect):
    """champions.remove_from_game.set_aside"""

    __slots__ = ()

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        if m.card.in_play:
            yield from discard_from_play(s, m.card, s.removed)
        else:
            s.move(m.card, s.removed)
        s.log.say("removed", "champions.remove_from_game.set_aside", card=m.card)
        return True

    def text(self) -> Text:
        return says("remove-from-game")


class AddCounters(Effect):
    """champions.counter.placed_when_used"""

    __slots__ = ("kind", "n")

    def __init__(self, n: Count, kind: str = "all-purpose") -> None:
        self.n = n
        self.kind = kind

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        m.card.add_counters(worth(self.n, s, m), self.kind)
        return True
        yield

    def text(self) -> Text:
        return says("add-counters", n=number(self.n), type=counter_name(self.kind))


class SearchDeck(Effect):
    """champions.search.choose_one_of_many: look through your deck for such a card, take it, shuffle the deck."""

    __slots__ = ("fits", "what")

    def __init__(self, what: str, fits: Callable[[ChampionsCard], bool]) -> None:
        self.what = what
        self.fits = fits

    def can(self, s: ChampionsState, m: Moment) -> bool:
        return bool(s.players[m.seat].deck.cards)

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        player = s.players[m.seat]
        for card in player.deck.cards:  # champions.search.look_at_whole_zone, champions.search.cards_stay_in_zone
            s.show(card, 1 << m.seat)
        found = [card for card in player.deck.cards if self.fits(card)]
        rule = "champions.search.choose_one_of_many"
        taken = yield from choose(s, m.seat, "take", found, rule, about=m.card)
        if taken is not None:
            s.move(taken, player.hand)
            s.log.say("finds", rule, player=player, card=taken)
        s.shuffle(player.deck)  # champions.search.shuffle_after_whole_deck
        return taken is not None

    def text(self) -> Text:
        return says(f"search-{self.what}")


class LookAtTop(Effect):
    """Look at the top cards of your deck, take one, discard the others."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def can(self, s: ChampionsState, m: Moment) -> bool:
        return bool(s.players[m.seat].deck.cards)

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        player = s.players[m.seat]
        top = player.deck.cards[-self.n :][::-1]
        for card in top:
            s.show(card, 1 << m.seat)
        taken = yield from choose(s, m.seat, "take", top, "champions.choose.resolver_decides", about=m.card)
        assert taken is not None
        s.move(taken, player.hand)
        rest = [card for card in top if card is not taken]
        for card in rest:
            s.move(card, player.discard)
        discard_top(s, player, 0)  # makes a new deck if this was the last of it
        return True

    def text(self) -> Text:
        return says("look-at-top", n=self.n)


class ChangeForm(Effect):
    """champions.form.ability_change_is_free"""

    __slots__ = ("may",)

    def __init__(self, may: str = "") -> None:
        self.may = may  # "alter-ego": you may change to that form, if you are not in it

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        if self.may:  # champions.ability.may_in_mandatory
            if s.is_hero(m.seat) == (self.may == "hero"):
                return False
            options = [Option("change-form", s.identity(m.seat)), Option("pass")]
            taken = yield from ask(
                Choice(m.seat, "may-change-form", options, "champions.may.default_controller", about=m.card)
            )
            if taken.act == "pass":
                return False
        yield from change_form(s, m.seat)
        return True

    def text(self) -> Text:
        return says(f"may-change-to-{self.may}" if self.may else "change-form")


class Lasts(Effect):
    """champions.lasting.treated_as_constant: for a while, a number of a card or of all characters of a player.

    `stat` may name several numbers: "thw atk".
    """

    __slots__ = ("n", "period", "stats", "whose")

    def __init__(self, stat: str, n: Count, whose: Target | Who, period: str = "phase") -> None:
        self.stats = stat.split()
        self.n = n
        self.whose = whose
        self.period = period

    def can(self, s: ChampionsState, m: Moment) -> bool:
        """champions.lasting.initiated_only_in_period"""
        return self.period != "attack" or isinstance(m.event, Attack | Scheme)

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        if isinstance(self.whose, Who):
            seats = yield from self.whose.seats(s, m)
            scope = "cost" if self.stats == ["cost"] else "characters"
            made = [self._made(stat, scope, seat, -1, m) for seat in seats for stat in self.stats]
        else:
            cards = yield from self.whose.picks(s, m, "choose", lambda card: True)
            made = [self._made(stat, "card", m.seat, card.id, m) for card in cards for stat in self.stats]
        s.lasting = (*s.lasting, *made)  # champions.lasting.outlives_source
        return True

    def _made(self, stat: str, scope: str, seat: int, card: int, m: Moment) -> Lasting:
        if isinstance(self.n, int):
            return Lasting(stat, self.n, self.period, scope, seat, card)
        return LastingAmount(stat, self.n, self.period, scope, seat, card, m.card.id)

    def text(self) -> Text:
        whose = self.whose.text()
        stat = self.stats[0]
        if stat.startswith("trait-"):
            return says(f"gains-trait-{self.period}", trait=Text(f"champions-{stat}"), target=whose)
        if stat == "cost":
            return says("cheaper", n=-self.n if isinstance(self.n, int) else self.n.text(), by=whose)
        if isinstance(self.whose, Who):
            whose = Text("champions-target-characters-of", {"who": whose})
        n = self.n.n if isinstance(self.n, Times) else self.n
        changes = [Text(f"champions-change-{stat}", {"n": number(n)}) for stat in self.stats]
        said = says(f"lasts-{self.period}", changes=changes, target=whose)
        if isinstance(self.n, Times):
            return Text("champions-gets-for", {"said": said, "each": self.n.each.text()})
        return said


class LastingAmount(Lasting):
    """champions.modifiers.recalculate_from_base: a lasting effect whose number follows the game."""

    __slots__ = ("of", "source")

    def __init__(self, stat: str, of: Amount, period: str, scope: str, seat: int, card: int, source: int) -> None:
        super().__init__(stat, 0, period, scope, seat, card)
        self.of = of
        self.source = source

    def worth(self, s: LcgState) -> int:
        assert isinstance(s, ChampionsState)
        return self.of.value(s, Moment(s.cards[self.source], self.seat))


ACTIVATION = "activation"
"""The end of the attack or scheme that is going on."""


class Later(Effect):
    """champions.delayed_effect.future_point: something that will happen at a later moment."""

    __slots__ = ("at", "effect")

    def __init__(self, at: str, effect: Effect) -> None:
        self.at = at
        self.effect = effect

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        at = self.at
        if at == ACTIVATION:
            assert m.event is not None
            at = m.event.kind
        s.delayed = (*s.delayed, Delayed(at, self.effect, m.card.id, m.seat))
        return True
        yield

    def text(self) -> Text:
        return says(f"later-{self.at}", effect=self.effect.text())


class PutIntoPlay(Effect):
    """champions.put_into_play.no_cost: from anywhere, under your control."""

    __slots__ = ("target",)

    def __init__(self, target: Target) -> None:
        self.target = target

    def can(self, s: ChampionsState, m: Moment) -> bool:
        return any(may_enter(s, card) for card in self.target.candidates(s, m))

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        cards = yield from self.target.picks(s, m, "choose", lambda card: may_enter(s, card))
        for card in cards:
            yield from put_into_play(s, card, m.seat)
        return bool(cards)

    def text(self) -> Text:
        return says("put-into-play", target=self.target.text())


class TakeControl(Effect):
    """champions.control.changes_only_by_ability: take control of a card in play."""

    __slots__ = ("target",)

    def __init__(self, target: Target) -> None:
        self.target = target

    def can(self, s: ChampionsState, m: Moment) -> bool:
        return any(card.controller != m.seat for card in self.target.candidates(s, m))

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        cards = yield from self.target.picks(s, m, "choose", lambda card: card.controller != m.seat)
        for card in cards:
            yield from take_control(s, card, m.seat)
        return bool(cards)

    def text(self) -> Text:
        return says("take-control", target=self.target.text())
