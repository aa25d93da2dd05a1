"""The state that living card games share: who listens to what, what lasts, what is still to come."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from rulebound.kernel.cards import Card, Printed, State
from rulebound.kernel.chance import Chance
from rulebound.kernel.choice import Thing
from rulebound.kernel.flow import Flow
from rulebound.lcg.abilities import Ability, Definition, Limit

P = TypeVar("P", bound="LcgPrinted")


S = TypeVar("S", bound="LcgState")
C = TypeVar("C", bound="LcgCard[Any]")


class Modifier(Definition, Generic[S, C]):
    """A constant change of a quantity; games say to what it applies and how much it is.

    champions.constant.definition: it has no trigger, and a keyword is no modifier.
    """

    __slots__ = ("how", "stat")

    def __init__(self, stat: str, how: str = "add") -> None:
        self.stat = stat
        self.how = how  # "add"; "times" and "divide", counted after all additions; "set" overrides all others

    def applies(self, s: S, source: C, card: C) -> bool:
        """Whether the modifier of `source` changes this quantity of `card` now."""
        raise NotImplementedError  # pragma: no cover

    def amount(self, s: S, source: C, card: C) -> int:
        raise NotImplementedError  # pragma: no cover


class LcgPrinted(Printed):
    """What is printed on a card of a living card game."""

    __slots__ = ("abilities", "modifiers")

    def __init__(
        self,
        game: str,
        code: str,
        name: str,
        back: str,
        abilities: Sequence[Ability],
        modifiers: Sequence[Modifier[Any, Any]],
    ) -> None:
        super().__init__(game, code, name, back)
        self.abilities = tuple(abilities)
        self.modifiers = tuple(modifiers)
        for number, ability in enumerate(self.abilities):
            ability.number = number


class LcgCard(Card[P], Generic[P]):
    """A card with an owner (a seat, or None for the scenario), a controller and its state in play."""

    __slots__ = ("attached", "controller", "counters", "damage", "exhausted", "host", "in_play", "owner")

    def __init__(self, id: int, printed: P, owner: int | None) -> None:
        super().__init__(id, printed)
        self.owner = owner
        self.controller = owner
        self.in_play = False
        self.exhausted = False
        self.damage = 0
        self.counters = 0
        self.host = -1  # the card it is attached to
        self.attached: tuple[int, ...] = ()


class Lasting:
    """A modifier that an effect made for a while: treated like a constant ability until its period ends."""

    __slots__ = ("amount", "card", "period", "scope", "seat", "stat")
    UNCHANGING: ClassVar = True

    def __init__(self, stat: str, amount: int, period: str, scope: str, seat: int, card: int) -> None:
        self.stat = stat
        self.amount = amount
        self.period = period  # "phase", "round", "attack", "turn"
        self.scope = scope  # to which cards it applies: the game knows the words
        self.seat = seat
        self.card = card

    def worth(self, s: LcgState) -> int:
        """How much it adds now."""
        return self.amount


class Delayed:
    """An effect that waits for a moment and then happens by itself, before anything can respond to that moment."""

    __slots__ = ("at", "card", "effect", "seat")
    UNCHANGING: ClassVar = True

    def __init__(self, at: str, effect: Definition, card: int, seat: int) -> None:
        self.at = at
        self.effect = effect
        self.card = card
        self.seat = seat


class Event:
    """Something about to happen, or just happened: what interrupts and responses look at."""

    __slots__ = ("changed", "instead", "kind")

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.changed = False  # replaced or cancelled: it will not happen as it was
        self.instead: Flow[None] | None = None  # what an interrupt put in its place; the most recent counts

    def subject(self) -> Thing | None:
        """The card the event is about, for a page to point at."""
        return None


class LcgState(State):
    """Indexes of what is in play, so that an event nobody listens to and a stat nobody changes cost nothing."""

    __slots__ = ("active", "constants", "delayed", "first", "hand_kinds", "lasting", "listeners", "locked_to", "used")

    def __init__(self, seats: int, chance: Chance, first_step: str) -> None:
        super().__init__(seats, chance, first_step)
        self.first = 0  # who has the first player token: champions.first_player.token_marks
        self.active = -1  # whose turn it is
        self.locked_to = -1  # with peril, the only seat that may play cards and use abilities
        self.listeners: dict[str, tuple[tuple[int, int], ...]] = {}  # kind of event -> card, number of ability
        self.hand_kinds: frozenset[str] = frozenset()  # kinds of events that cards in a hand may answer
        self.constants: dict[str, tuple[tuple[int, int], ...]] = {}  # stat -> card, number of modifier
        self.lasting: tuple[Lasting, ...] = ()
        self.delayed: tuple[Delayed, ...] = ()
        self.used: dict[str, int] = {}  # limits: how often in their period

    def clone(self) -> LcgState:
        copy = super().clone()
        assert isinstance(copy, LcgState)
        copy.first = self.first
        copy.active = self.active
        copy.locked_to = self.locked_to
        copy.listeners = dict(self.listeners)
        copy.hand_kinds = self.hand_kinds
        copy.constants = dict(self.constants)
        copy.lasting = self.lasting
        copy.delayed = self.delayed
        copy.used = dict(self.used)
        return copy

    # --- what the games fill in ---------------------------------------------------------------------------

    def order(self) -> Sequence[int]:
        """The seats still in the game, in player order from the first player."""
        raise NotImplementedError  # pragma: no cover

    def hand_of(self, seat: int) -> Sequence[LcgCard[Any]]:
        raise NotImplementedError  # pragma: no cover

    def usable_from_hand(self, card: LcgCard[Any]) -> bool:
        """Whether the abilities of this card are used while it is in hand."""
        raise NotImplementedError  # pragma: no cover

    def covers(self, lasting: Lasting, card: LcgCard[Any]) -> bool:
        """Whether a lasting effect applies to the card as things stand now."""
        raise NotImplementedError  # pragma: no cover

    def pool_of(self, card: Card[Any]) -> Hashable:
        """Each deck is a pool of its own, for everyone may know the lists."""
        assert isinstance(card, LcgCard)
        return card.owner, card.printed.back

    # --- entering and leaving the indexes -----------------------------------------------------------------

    def activate(self, card: LcgCard[Any]) -> None:
        """The abilities of a card apply from now on, exhausted or not: champions.exhaust.abilities_stay_active"""
        for ability in card.printed.abilities:
            if ability.when is not None:
                kind = ability.when.kind
                self.listeners[kind] = (*self.listeners.get(kind, ()), (card.id, ability.number))
        for number, modifier in enumerate(card.printed.modifiers):
            self.constants[modifier.stat] = (*self.constants.get(modifier.stat, ()), (card.id, number))

    def deactivate(self, card: LcgCard[Any]) -> None:
        """The abilities of a card no longer apply."""
        for ability in card.printed.abilities:
            if ability.when is not None:
                _drop(self.listeners, ability.when.kind, card.id)
        for modifier in card.printed.modifiers:
            _drop(self.constants, modifier.stat, card.id)

    def attach(self, card: LcgCard[Any], host: LcgCard[Any]) -> None:
        card.host = host.id
        host.attached = (*host.attached, card.id)

    def detach(self, card: LcgCard[Any]) -> None:
        if card.host >= 0:
            host = self.cards[card.host]
            assert isinstance(host, LcgCard)
            host.attached = tuple(id for id in host.attached if id != card.id)
            card.host = -1

    # --- limits -------------------------------------------------------------------------------------------

    def within_limit(self, card: LcgCard[Any], limit: Limit, number: int) -> bool:
        return self.used.get(limit.key(card.id, card.printed.code, number), 0) < limit.times

    def count_use(self, card: LcgCard[Any], limit: Limit, number: int) -> None:
        key = limit.key(card.id, card.printed.code, number)
        self.used[key] = self.used.get(key, 0) + 1

    def end_period(self, *periods: str) -> None:
        """Limits of these periods start anew, and lasting effects of them end."""
        if self.used:
            self.used = {key: n for key, n in self.used.items() if key.split(":", 1)[0] not in periods}
        if self.lasting:
            self.lasting = tuple(one for one in self.lasting if one.period not in periods)

    # --- who listens --------------------------------------------------------------------------------------

    def heard(self, kind: str) -> bool:
        """Whether anything at all may answer an event of this kind."""
        return kind in self.listeners or kind in self.hand_kinds or bool(self.delayed)

    def in_play_answers(self, event: Event, timing: str) -> Iterator[tuple[LcgCard[Any], Ability]]:
        for id, number in self.listeners.get(event.kind, ()):
            card: LcgCard[Any] = self.cards[id]  # type: ignore[assignment]
            ability = card.printed.abilities[number]
            if ability.timing == timing:
                yield card, ability

    def hand_answers(self, event: Event, timing: str, seat: int) -> Iterator[tuple[LcgCard[Any], Ability]]:
        if event.kind in self.hand_kinds:
            for card in self.hand_of(seat):
                if not self.usable_from_hand(card):
                    continue
                for ability in card.printed.abilities:
                    if ability.timing == timing and ability.when is not None and ability.when.kind == event.kind:
                        yield card, ability


def _drop(index: dict[str, tuple[tuple[int, int], ...]], key: str, card: int) -> None:
    left = tuple(entry for entry in index.get(key, ()) if entry[0] != card)
    if left:
        index[key] = left
    else:
        index.pop(key, None)
