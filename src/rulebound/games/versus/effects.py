"""The vocabulary of effects. Cards are put together from these; each knows how to run and what to say.

`it` are the targets that are still legal; "you" is the controller of the effect; what has no target chooses or
counts when it resolves. An effect does as much as possible and ignores the rest.
"""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.games.versus import cardpool
from rulebound.games.versus.chain import find, negate
from rulebound.games.versus.formation import adjacent, choose_slot, slot, stand
from rulebound.games.versus.leaving import discard, draw, enter, gain, ko, leave_play, lose, to_bottom
from rulebound.games.versus.printed import TEAMS, Print, says, stats_text
from rulebound.games.versus.state import FLIGHT, NONE, RANGE, SUPPORT, ChainEffect, Trigger, VersusCard, VersusState
from rulebound.games.versus.stunning import exhaust, make_ready, recover, stun
from rulebound.games.versus.targets import Target
from rulebound.games.versus.triggers import happens
from rulebound.games.versus.uniqueness import apply_uniqueness
from rulebound.games.versus.who import Who, has_range
from rulebound.kernel.cards import EVERYONE
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.flow import Flow, ask, choose
from rulebound.kernel.text import Text

RULE = "versus.golden.card_over_rule"
DURATIONS = {"turn": "versus.power.this_turn_duration", "attack": "versus.power.this_attack_duration"}


class Effect:
    """Something that happens when an effect resolves."""

    __slots__ = ()
    told_elsewhere = False  # another line of the card says it

    def run(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> Flow[None]:
        self.happen(s, effect, it)
        return
        yield

    def happen(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> None:
        """For effects that ask nobody."""
        raise NotImplementedError  # pragma: no cover

    def text(self, it: Target | None = None) -> Text:
        """In words; `it` is what the power aims at, where this is the effect that names it."""
        raise NotImplementedError  # pragma: no cover


def aimed(it: Target | None, form: str = "one") -> Text:
    """The target in words, or "it"."""
    return says("it", form=form) if it is None else it.text(form)


class Counted(Effect):
    """An effect with a number in it."""

    __slots__ = ("n",)

    def __init__(self, n: int = 1) -> None:
        self.n = n


# --- conditions, read when the effect resolves ------------------------------------------------------------


class Condition:
    """Something that holds or not."""

    __slots__ = ()

    def holds(self, s: VersusState, effect: ChainEffect, it: VersusCard) -> bool:
        raise NotImplementedError  # pragma: no cover

    def text(self) -> Text:
        return says(f"if-{self.name}")

    name = ""


class AnotherHasRange(Condition):
    """You control another character that has range."""

    __slots__ = ()
    name = "another-has-range"

    def holds(self, s: VersusState, effect: ChainEffect, it: VersusCard) -> bool:
        return any(c is not it and has_range(s, c) for c in s.players[effect.seat].characters.cards)


class AttacksAlone(Condition):
    """It is the only attacker."""

    __slots__ = ()
    name = "attacks-alone"

    def holds(self, s: VersusState, effect: ChainEffect, it: VersusCard) -> bool:
        return s.attack is not None and s.attack.attackers == [it.id]


# --- ATK, DEF, flight, range --------------------------------------------------------------------------------


def modify(s: VersusState, card: VersusCard, atk: int, defense: int, until: str) -> None:
    """versus.power.this_turn_duration, versus.power.this_attack_duration; several add up."""
    now = card.now
    if until == "turn":
        now.atk_turn += atk
        now.def_turn += defense
    elif s.attack is not None:
        now.atk_attack += atk
        now.def_attack += defense
    if s.log.on:
        s.log.say("modified", DURATIONS[until], card=card, stats=stats_text(atk, defense), until=until)


class Modify(Effect):
    """It gets so much ATK and DEF, and perhaps a keyword."""

    __slots__ = ("atk", "better", "defense", "flight", "instead", "until")

    def __init__(
        self,
        atk: int = 0,
        defense: int = 0,
        *,
        until: str = "attack",
        flight: str = "",
        instead: int = 0,
        better: Condition | None = None,
    ) -> None:
        self.atk = atk
        self.defense = defense
        self.until = until
        self.flight = flight  # until when it has flight: attack, turn
        self.instead = instead  # added to each nonzero value if the condition holds
        self.better = better

    def happen(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> None:
        for card in it:
            more = self.instead if self.better is not None and self.better.holds(s, effect, card) else 0
            modify(s, card, self.atk + more * (self.atk != 0), self.defense + more * (self.defense != 0), self.until)
            if self.flight == "turn":
                card.now.gains_turn |= FLIGHT
            elif self.flight and s.attack is not None:
                card.now.gains_attack |= FLIGHT

    def text(self, it: Target | None = None) -> Text:
        stats = stats_text(self.atk, self.defense)
        does = says("modify", it=aimed(it), stats=stats, until=self.until, flight=self.flight or "no")
        if self.better is None:
            return does
        more = self.instead
        instead = stats_text(self.atk and self.atk + more, self.defense and self.defense + more)
        return says("modify-or", does=does, instead=instead, better=self.better.text())


class ModifyThis(Effect):
    """This card gets so much ATK and DEF."""

    __slots__ = ("atk", "defense", "until")

    def __init__(self, atk: int = 0, defense: int = 0, until: str = "attack") -> None:
        self.atk = atk
        self.defense = defense
        self.until = until

    def happen(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> None:
        card = s.card(effect.source)
        if card.is_character:
            modify(s, card, self.atk, self.defense, self.until)

    def text(self, it: Target | None = None) -> Text:
        return says("modify", it=says("this"), flight="no", stats=stats_text(self.atk, self.defense), until=self.until)


class ModifyAll(Effect):
    """Every such character gets so much ATK and DEF."""

    __slots__ = ("atk", "defense", "until", "who")

    def __init__(self, who: Who, atk: int = 0, defense: int = 0, until: str = "attack") -> None:
        self.who = who
        self.atk = atk
        self.defense = defense
        self.until = until

    def happen(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> None:
        for card in self.who.all(s, effect.seat, s.card(effect.source)):
            modify(s, card, self.atk, self.defense, self.until)

    def text(self, it: Target | None = None) -> Text:
        return says(
            "modify",
            it=says("each", noun=self.who.text()),
            flight="no",
            stats=stats_text(self.atk, self.defense),
            until=self.until,
        )


class StrengthenReinforced(Counted):
    """The defender that this card reinforced gets so much DEF this attack."""

    __slots__ = ()

    def happen(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> None:
        card = s.card(effect.about)
        if s.defending(card):
            modify(s, card, 0, self.n, "attack")

    def text(self, it: Target | None = None) -> Text:
        return says("strengthen-reinforced", n=self.n)


class BorrowKeywords(Counted):
    """This card gains the flight and range that the stunned character had, and so much DEF, this turn."""

    __slots__ = ()

    def happen(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> None:
        card = s.card(effect.source)
        if card.is_character:
            card.now.gains_turn |= effect.n
            modify(s, card, 0, self.n, "turn")

    def text(self, it: Target | None = None) -> Text:
        return says("borrow-keywords", n=self.n)


class Suppress(Effect):
    """It loses flight and range and its payment powers cannot be used this turn."""

    __slots__ = ()

    def happen(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> None:
        for card in it:
            card.now.loses_turn = FLIGHT | RANGE
            card.now.no_powers = True
            s.log.say("suppressed", "versus.golden.cannot_wins", card=card)

    def text(self, it: Target | None = None) -> Text:
        return says("suppress", it=aimed(it))


class LoseTeams(Effect):
    """It loses its team affiliations this turn."""

    __slots__ = ()

    def happen(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> None:
        for card in it:
            card.now.no_teams = True
            s.log.say("loses-teams", "versus.power.this_turn_duration", card=card)

    def text(self, it: Target | None = None) -> Text:
        return says("lose-teams", it=aimed(it))


class LoseReinforcement(Effect):
    """It loses reinforcement and cannot become reinforced this attack."""

    __slots__ = ()

    def happen(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> None:
        for card in it:
            card.now.reinforced = False
            card.now.no_reinforcement = True
            s.log.say("no-reinforcement", "versus.golden.cannot_wins", card=card)

    def text(self, it: Target | None = None) -> Text:
        return says("lose-reinforcement", it=aimed(it))


# --- states of characters ----------------------------------------------------------------------------------------


class Stun(Effect):
    """Stun it."""

    __slots__ = ()

    def run(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> Flow[None]:
        for card in it:
            yield from stun(s, card, effect.kind)

    def text(self, it: Target | None = None) -> Text:
        return says("stun", it=aimed(it, "one-acc"))


class StunAdjacent(Counted):
    """You may stun a character of cost n or less adjacent to that defender."""

    __slots__ = ()

    def run(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> Flow[None]:
        defender = s.card(effect.about)
        if not defender.is_character:
            return
        near = [
            c
            for c in s.players[defender.controller].characters.cards
            if adjacent(c, defender) and not c.now.stunned and c.printed.cost <= self.n
        ]
        about = s.card(effect.source)
        card = yield from choose(s, effect.seat, "stun", near, "versus.stun.any_source", decline="decline", about=about)
        if card is not None:
            yield from stun(s, card, effect.kind)

    def text(self, it: Target | None = None) -> Text:
        return says("stun-adjacent", n=self.n)


class Recover(Effect):
    """Recover it."""

    __slots__ = ()

    def happen(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> None:
        for card in it:
            recover(s, card, "versus.stun.recover")

    def text(self, it: Target | None = None) -> Text:
        return says("recover", it=aimed(it, "one-acc"))


class RecoverThis(Effect):
    """Recover this card."""

    __slots__ = ()

    def happen(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> None:
        card = s.card(effect.source)
        if card.is_character:
            recover(s, card, "versus.stun.recover")

    def text(self, it: Target | None = None) -> Text:
        return says("recover", it=says("this-acc"))


class Ready(Effect):
    """It becomes ready."""

    __slots__ = ()

    def happen(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> None:
        for card in it:
            make_ready(s, card, RULE)

    def text(self, it: Target | None = None) -> Text:
        return says("ready", it=aimed(it))


class ReadyThis(Effect):
    """This card becomes ready."""

    __slots__ = ()

    def happen(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> None:
        card = s.card(effect.source)
        if card.is_character:
            make_ready(s, card, RULE)

    def text(self, it: Target | None = None) -> Text:
        return says("ready", it=says("this"))


class Exhaust(Effect):
    """Exhaust it; with a number, unless its controller pays that much endurance."""

    __slots__ = ("ransom",)

    def __init__(self, ransom: int = 0) -> None:
        self.ransom = ransom

    def run(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> Flow[None]:
        for card in it:
            paid = yield from may_pay(s, card.controller, self.ransom, s.card(effect.source))
            if not paid:
                exhaust(s, card, "versus.anatomy.exhaust")

    def text(self, it: Target | None = None) -> Text:
        does = says("exhaust", it=aimed(it, "one-acc"))
        return says("exhaust-unless", does=does, n=self.ransom) if self.ransom else does


def may_pay(s: VersusState, seat: int, n: int, about: VersusCard) -> Flow[bool]:
    """versus.power.unless: a player may pay endurance, with at least that much (versus.power.endurance_cost)."""
    if not n or s.players[seat].endurance < n:
        return False
    options = [Option("pay", n), Option("decline")]
    taken = yield from ask(Choice(seat, "pay", options, "versus.power.unless", about=about, args={"n": n}))
    if taken.act != "pay":
        return False
    lose(s, seat, n, "versus.power.unless")
    return True


class Ko(Effect):
    """KO it; `drains` if its controller also loses endurance equal to its cost."""

    __slots__ = ("drains",)

    def __init__(self, *, drains: bool = False) -> None:
        self.drains = drains

    def happen(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> None:
        for card in it:
            seat = card.controller
            ko(s, card, "versus.anatomy.ko")
            if self.drains:
                lose(s, seat, card.printed.cost, RULE)

    def text(self, it: Target | None = None) -> Text:
        does = says("ko", it=aimed(it, "one-acc"))
        return says("ko-drains", does=does) if self.drains else does


class RetreatReady(Effect):
    """Move it to an empty support slot of your choice; it becomes ready unless it is stunned."""

    __slots__ = ()

    def run(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> Flow[None]:
        for card in it:
            rule = "versus.formation.fixed_otherwise"
            if card.now.row == SUPPORT:
                options = [Option("stay", card), Option("move", card)]
                taken = yield from ask(Choice(effect.seat, "stay-or-move", options, rule, about=card))
                if taken.act == "stay":
                    make_ready(s, card, RULE)
                    continue
            at = yield from choose_slot(s, card, effect.seat, rule, row=SUPPORT)
            stand(s, card, at)
            make_ready(s, card, RULE)

    def text(self, it: Target | None = None) -> Text:
        return says("retreat-ready", it=aimed(it, "one-acc"))


class Exchange(Effect):
    """Exchange the slots of the two targets; both must still be there."""

    __slots__ = ()

    def happen(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> None:
        if len(it) == 2 and it[0].controller == it[1].controller:
            a, b = it
            stand(s, a, slot(b.now.row, b.now.column))
            s.log.say("exchanged", "versus.formation.fixed_otherwise", card=a, other=b)

    def text(self, it: Target | None = None) -> Text:
        return says("exchange", it=aimed(it, "many-gen"))


# --- endurance ----------------------------------------------------------------------------------------------------


class Drain(Counted):
    """Each opponent loses so much endurance; a condition may limit it."""

    __slots__ = ("only_if",)

    def __init__(self, n: int, only_if: str = "") -> None:
        super().__init__(n)
        self.only_if = only_if

    def happen(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> None:
        other = s.players[1 - effect.seat]
        if self.only_if == "richer" and other.endurance <= s.players[effect.seat].endurance:
            return
        if self.only_if == "no-ready-support" and any(
            c.now.row == SUPPORT and not c.now.exhausted for c in other.characters.cards
        ):
            return
        lose(s, other.seat, self.n, RULE)

    def text(self, it: Target | None = None) -> Text:
        return says("drain", n=self.n, condition=self.only_if or "no")


class DrainSelf(Counted):
    """You lose so much endurance."""

    __slots__ = ()

    def happen(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> None:
        lose(s, effect.seat, self.n, RULE)

    def text(self, it: Target | None = None) -> Text:
        return says("drain-self", n=self.n)


class DrainFor(Effect):
    """Each opponent loses 1 endurance for each such character."""

    __slots__ = ("who",)

    def __init__(self, who: Who) -> None:
        self.who = who

    def happen(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> None:
        lose(s, 1 - effect.seat, len(self.who.all(s, effect.seat, s.card(effect.source))), RULE)

    def text(self, it: Target | None = None) -> Text:
        return says("drain-for", who=self.who.text("one-acc"))


class AtRecovery(Effect):
    """At the start of this turn's recovery phase the triggered power of this card happens."""

    __slots__ = ()
    told_elsewhere = True

    def happen(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> None:
        if s.stage != "recovery":
            index = next(i for i in effect.printed.triggers if effect.printed.powers[i].event == "delayed")
            s.delayed.append(Trigger(effect.seat, effect.source, effect.printed, index, NONE, 0))

    def text(self, it: Target | None = None) -> Text:
        return says("event-delayed")


class Gain(Counted):
    """You gain so much endurance."""

    __slots__ = ()

    def happen(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> None:
        gain(s, effect.seat, self.n, "versus.victory.gain_no_cap")

    def text(self, it: Target | None = None) -> Text:
        return says("gain", n=self.n)


# --- cards in hand, deck and pile -----------------------------------------------------------------------------------


class Draw(Counted):
    """Draw so many cards."""

    __slots__ = ()

    def happen(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> None:
        draw(s, effect.seat, self.n, "versus.draw.empty_deck")

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
        options = [Option("decline")]
        named: set[Print] = set()
        for card in player.deck.cards:
            if card.printed not in named and self.who.fits(card.printed):
                named.add(card.printed)  # copies of one card are one option
                options.append(Option("take", card))
        about = s.card(effect.source)
        taken = yield from ask(Choice(seat, "search", options, RULE, about=about, always=True))
        found = taken.on
        if isinstance(found, VersusCard):
            s.show(found, EVERYONE)
            s.move(found, player.hand)
            s.log.say("finds", RULE, player=player, card=found)
        else:
            s.log.say("finds-nothing", RULE, player=player)
        s.shuffle(player.deck)

    def text(self, it: Target | None = None) -> Text:
        return says("search", who=self.who.card_text("one-acc"))


class ReturnToHand(Effect):
    """Return the targets from your KO'd pile to your hand."""

    __slots__ = ()

    def happen(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> None:
        for card in it:
            s.move(card, s.players[card.owner].hand)
            s.log.say("returns", RULE, card=card)

    def text(self, it: Target | None = None) -> Text:
        return says("return-to-hand", it=aimed(it, "one-acc"))


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
        options = [Option("put-into-play", found), Option("decline")]
        taken = yield from ask(Choice(seat, "put-into-play", options, RULE, about=s.card(effect.source)))
        if taken.act == "decline":
            return
        at = yield from choose_slot(s, found, seat, "versus.uniqueness.any_entry", row=SUPPORT)
        enter(s, found, player.characters)
        found.now.column = -9
        stand(s, found, at)
        s.log.say("enters", RULE, card=found)
        apply_uniqueness(s, found)  # versus.uniqueness.any_entry
        happens(s, found, "enters")

    def text(self, it: Target | None = None) -> Text:
        return says("put-into-play", who=self.who.card_text("one-acc"))


class OpponentDiscards(Counted):
    """The other player discards so many cards of their choice."""

    __slots__ = ()

    def run(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> Flow[None]:
        other = s.players[1 - effect.seat]
        for _ in range(min(self.n, len(other.hand))):
            options = [Option("discard", card) for card in other.hand.cards]
            about = s.card(effect.source)
            choice = Choice(other.seat, "discard", options, "versus.anatomy.discard", about=about, always=True)
            taken = yield from ask(choice)
            assert isinstance(taken.on, VersusCard)
            discard(s, taken.on, "versus.anatomy.discard")

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
        if not source.is_character or source.now.used & bit or not source.now.stunned:
            return
        options = [Option("decline")]
        options += [Option("discard", c) for c in s.players[effect.seat].hand.cards if self.who.fits(c.printed)]
        choice = Choice(effect.seat, "may-discard", options, "versus.power.unless", about=source, always=True)
        taken = yield from ask(choice)
        if isinstance(taken.on, VersusCard):
            source.now.used |= bit
            discard(s, taken.on, "versus.anatomy.discard")
            yield from self.then.run(s, effect, it)

    def text(self, it: Target | None = None) -> Text:
        return says("may-discard-to", who=self.who.card_text("one-acc"), then=self.then.text())


class NameAndReveal(Effect):
    """Name two different cards, reveal the top four; if both are among them take all copies of both."""

    __slots__ = ()

    def run(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> Flow[None]:
        seat = effect.seat
        player = s.players[seat]
        about = s.card(effect.source)
        named: list[Print] = []
        while len(named) < 2:  # versus.anatomy.version: a card is named by name and version
            options = [Option("name", card) for card in cardpool.named() if card.printed not in named]
            taken = yield from ask(Choice(seat, "name", options, "versus.anatomy.version", about=about))
            assert isinstance(taken.on, cardpool.Named)
            named.append(taken.on.printed)
            s.log.say("names", RULE, player=player, card=taken.on)
        top = player.deck.cards[-4:][::-1]
        for card in top:
            s.show(card, EVERYONE)
        s.log.say("reveals", RULE, player=player, cards=top)
        if all(any(card.printed is wanted for card in top) for wanted in named):
            for card in top[:]:
                if card.printed in named:
                    s.move(card, player.hand)
                    top.remove(card)
        while top:
            options = [Option("bottom", card) for card in top]
            taken = yield from ask(Choice(seat, "bottom", options, RULE, about=about))
            assert isinstance(taken.on, VersusCard)
            top.remove(taken.on)
            to_bottom(s, taken.on)

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
        options = [Option("keep-on-top", card), Option("bottom", card)]
        about = s.card(effect.source)
        taken = yield from ask(Choice(effect.seat, "peek", options, "versus.anatomy.deck_hidden", about=about))
        if taken.act == "bottom":
            to_bottom(s, card)
            s.log.say("bottoms", RULE, player=player, card=card)

    def text(self, it: Target | None = None) -> Text:
        return says("peek-top")


# --- the chain, teams, resources --------------------------------------------------------------------------------------


class Negate(Effect):
    """Negate the target effect; with a number, unless its player pays that much endurance."""

    __slots__ = ("ransom",)

    def __init__(self, ransom: int = 0) -> None:
        self.ransom = ransom

    def run(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> Flow[None]:
        for number in effect.targets:
            target = find(s, number)
            if target is None:
                continue
            paid = yield from may_pay(s, target.seat, self.ransom, s.card(effect.source))
            if not paid:
                negate(s, target)

    def text(self, it: Target | None = None) -> Text:
        does = says("negate", it=aimed(it, "one-acc"))
        return says("negate-unless", does=does, n=self.ransom) if self.ransom else does


class ChooseTeams(Counted):
    """Choose so many different team affiliations; they are kept on this card while it is face up."""

    __slots__ = ()

    def run(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> Flow[None]:
        source = s.card(effect.source)
        chosen: list[str] = []
        while len(chosen) < self.n:
            options = [Option("team", team) for team in TEAMS if team not in chosen]
            taken = yield from ask(Choice(effect.seat, "team", options, RULE, about=source))
            assert isinstance(taken.on, str)
            chosen.append(taken.on)
        if source.where == "resources" and source.now.face_up:
            source.now.teams = tuple(chosen)

    def text(self, it: Target | None = None) -> Text:
        return says("choose-teams", n=self.n)


class TeamAttackersStayExhausted(Effect):
    """Characters that were in a team attack this turn do not become ready in this turn's recovery phase."""

    __slots__ = ()

    def happen(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> None:
        s.team_attackers_stay_exhausted = True

    def text(self, it: Target | None = None) -> Text:
        return says("team-attackers-stay-exhausted")


def new_resource_from_deck(s: VersusState, seat: int) -> None:
    """The top card of the deck, face down, at the right end of the row."""
    player = s.players[seat]
    if player.deck.cards:
        card = player.deck.cards[-1]
        enter(s, card, player.resources)
        card.now.face_up = False
        s.log.say("new-resource", RULE, player=player)


class KoResource(Effect):
    """KO the target resource; `replaceable` if its controller may put the top card of their deck there instead."""

    __slots__ = ("replaceable",)

    def __init__(self, *, replaceable: bool = False) -> None:
        self.replaceable = replaceable

    def run(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> Flow[None]:
        for card in it:
            seat = card.controller
            ko(s, card, "versus.anatomy.ko")
            if self.replaceable and s.players[seat].deck.cards:
                options = [Option("replace"), Option("decline")]
                taken = yield from ask(Choice(seat, "replace", options, RULE, about=s.card(effect.source)))
                if taken.act == "replace":
                    new_resource_from_deck(s, seat)

    def text(self, it: Target | None = None) -> Text:
        does = says("ko", it=aimed(it, "one-acc"))
        return says("ko-replaceable", does=does) if self.replaceable else does


class TakeControl(Effect):
    """Take control of the target location; its controller gets a new resource, you lose a face-down one."""

    __slots__ = ()

    def happen(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> None:
        player = s.players[effect.seat]
        for card in it:
            loser = card.controller
            s.move(card, player.resources)  # versus.anatomy.controller: the owner does not change
            s.log.say("takes", "versus.anatomy.controller", player=player, card=card)
            apply_uniqueness(s, card)
            new_resource_from_deck(s, loser)
            hidden = next((c for c in player.resources.cards if not c.now.face_up), None)
            if hidden is not None:
                leave_play(s, hidden, s.players[hidden.owner].ko)
                s.log.say("ko", "versus.anatomy.ko", card=hidden)

    def text(self, it: Target | None = None) -> Text:
        return says("take-control", it=aimed(it))
