"""The state that living card games share: who listens to what, what lasts, what is still to come."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from rulebound.kernel.cards import EVERYONE, NOBODY, Card, Printed, State, Zone, printed_card
from rulebound.kernel.chance import Chance
from rulebound.kernel.flow import Flow
from rulebound.kernel.text import Arg, Text
from rulebound.kernel.things import Seat, Thing
from rulebound.lcg.abilities import (
    ACTION,
    ASKED,
    FORCED_INTERRUPT,
    FORCED_RESPONSE,
    INTERRUPT,
    PLACES,
    RESPONSE,
    WOULD,
    Ability,
    Definition,
    walk,
)

if TYPE_CHECKING:
    from rulebound.lcg.judge import Judge
    from rulebound.lcg.rules import Rules
    from rulebound.lcg.targets import Target

DELAYED: Final = "delayed"
INTERRUPTS: Final = (WOULD, FORCED_INTERRUPT, INTERRUPT)
RESPONSES: Final = (DELAYED, FORCED_RESPONSE, RESPONSE)
"""Every event goes through these steps in this order, the effect between them. What replaces or cancels it ends the
window before the effect."""
NEVER: Final[frozenset[str]] = frozenset()
"""The steps in which nothing may answer an event that nobody awaits."""
BLANK: Final = "blank"
"""What a card has whose text box is blank: a number like others, made by constants and for a while."""

P = TypeVar("P", bound="LcgPrinted", covariant=True)
S = TypeVar("S", bound="LcgState[Any]")
C = TypeVar("C", bound="AnyCard")


class Modifier(Definition, Generic[S, C]):
    """A constant change of a quantity: to what it applies and how much it is. It has no trigger."""

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

    __slots__ = (
        "abilities", "actions", "answers", "attaches_to", "copies", "kind", "max_per", "modifiers", "numbers", "plain",
        "timed", "traits", "unique",
    )  # fmt: skip

    own_words: ClassVar[frozenset[str]] = frozenset()
    """What all these games say (`lcg-engaged-with`) and this one in the words of its rulebook: `<game>-lcg-…`."""

    def __init__(
        self,
        game: str,
        code: str,
        name: str,
        back: str,
        kind: str,
        abilities: Sequence[Ability],
        modifiers: Sequence[Modifier[Any, Any]],
        *,
        traits: frozenset[str] = frozenset(),
        unique: bool = False,
        copies: int = 1,
        attaches_to: Target[Any, Any] | None = None,
        max_per: str = "",
    ) -> None:
        super().__init__(game, code, name, back)
        self.plain = name
        self.kind = kind
        self.abilities = tuple(abilities)
        self.timed: dict[str, tuple[tuple[int, Ability], ...]] = {}  # by timing, with their numbers
        self.answers: dict[tuple[str, str], tuple[int, ...]] = {}  # by timing and kind of event
        for number, ability in enumerate(self.abilities):
            self.timed[ability.timing] = (*self.timed.get(ability.timing, ()), (number, ability))
            if ability.when is not None:
                answered = (ability.timing, ability.when.kind)
                self.answers[answered] = (*self.answers.get(answered, ()), number)
        self.actions = self.timed.get(ACTION, ())
        self.modifiers = tuple(modifiers)
        for place, part in enumerate(self.definitions()):
            PLACES[part] = (definition_at, (game, code, place))
        self.numbers = {ability: number for number, ability in reversed([*enumerate(self.abilities)])}
        self.traits = traits
        self.unique = unique
        self.copies = copies
        self.attaches_to = attaches_to
        self.max_per = max_per  # "player", "host"

    def definitions(self) -> Iterator[Definition]:
        """All that its abilities are made of."""
        for ability in self.abilities:
            yield from walk(ability)

    def number_of(self, ability: Ability) -> int:
        """The place of an ability on the card; in an imagined game another card may have come in its stead."""
        return self.numbers.get(ability, 0)

    def same_card(self, other: LcgPrinted) -> bool:
        """Whether two unique cards are one and the same: by title, unless the game has more to say."""
        return self.plain == other.plain

    def words(self, text: Text) -> Text:
        """A text of the card language in the words of this game: `own-trait-…` is `<game>-trait-…`."""
        args: dict[str, Arg] = {}
        for name, arg in text.args.items():
            if isinstance(arg, Text):
                args[name] = self.words(arg)
            else:
                args[name] = [self.words(one) for one in arg] if isinstance(arg, list) else arg
        id = text.id
        if id.startswith("own-"):
            id = f"{self.game}-{id[4:]}"
        elif id in self.own_words:
            id = f"{self.game}-{id}"
        return Text(id, args, text.plain)


def definition_at(game: str, code: str, place: int) -> Definition:
    """What stands at that place of a printed card."""
    printed = printed_card(game, code)
    assert isinstance(printed, LcgPrinted)
    return list(printed.definitions())[place]


class LcgCard(Card[P], Generic[P]):
    """A card with an owner (a seat, or None for the scenario), a controller and its state in play."""

    __slots__ = ("attached", "controller", "counters", "damage", "exhausted", "facedown_as", "host", "in_play", "owner")

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
        self.facedown_as: P | None = None  # what the card in play counts as that lies face down

    @property
    def shown(self) -> P:
        """The face that counts: a facedown card in play is what the card that put it there says."""
        return self.printed if self.facedown_as is None else self.facedown_as

    @property
    def kind(self) -> str:
        return self.printed.kind if self.facedown_as is None else self.facedown_as.kind

    def name_for(self, seat: int | None) -> Text:
        if self.facedown_as is not None and not self.visible_to(seat):
            return self.facedown_as.name
        return super().name_for(seat)

    def shown_to(self, seat: int | None) -> bool:
        return self.facedown_as is not None or self.visible_to(seat)

    @property
    def of_scenario(self) -> bool:
        """Whether no player owns it."""
        return self.owner is None

    @property
    def look(self) -> tuple[object, ...]:
        """All that tells the card in play from another."""
        return self.printed.code, self.controller, self.damage, self.counters, self.attached, self.exhausted

    def add_counters(self, n: int, kind: str) -> None:
        self.counters += n

    def clear(self) -> None:
        """A card that leaves play forgets all that was on it."""
        raise NotImplementedError  # pragma: no cover


AnyCard: TypeAlias = LcgCard[LcgPrinted]


class LcgPlayer(Seat, Generic[C]):
    """A seat with deck, hand, discard pile and play area."""

    __slots__ = ("area", "deck", "discard", "hand", "out")

    def __init__(self, seat: int, s: LcgState[C]) -> None:
        super().__init__(seat)
        self.deck: Zone[C] = s.add_zone(Zone("deck", NOBODY, seat))
        self.hand: Zone[C] = s.add_zone(Zone("hand", 1 << seat, seat))
        self.discard: Zone[C] = s.add_zone(Zone("discard", EVERYONE, seat))
        self.area: Zone[C] = s.add_zone(Zone("area", EVERYONE, seat))
        self.out = False  # eliminated


class Lasting:
    """A modifier that an effect made for a while: treated like a constant ability until its period ends."""

    __slots__ = ("amount", "card", "period", "scope", "seat", "source", "stat")
    UNCHANGING: ClassVar = True

    def __init__(self, stat: str, amount: int, period: str, scope: str, seat: int, card: int, source: int = -1) -> None:
        self.stat = stat
        self.amount = amount
        self.period = period  # "phase", "round", "attack", "turn"
        self.scope = scope  # to which cards it applies: the game knows the words
        self.seat = seat
        self.card = card
        self.source = source  # the card whose effect it is

    def worth(self, s: LcgState[Any]) -> int:
        """How much it adds now."""
        return self.amount

    def reaches(self, s: LcgState[Any], card: AnyCard) -> bool:
        """Whether it was made for this card."""
        return self.scope == "card" and card.id == self.card


class Delayed:
    """An effect that waits for a moment and then happens by itself, before anything can respond to that moment."""

    __slots__ = ("at", "card", "effect", "gone", "picks", "seat")
    UNCHANGING: ClassVar = True

    def __init__(
        self,
        at: str,
        effect: Definition,
        card: int,
        seat: int,
        picks: tuple[tuple[str, int], ...] = (),
        *,
        gone: bool = False,
    ) -> None:
        self.at = at
        self.effect = effect
        self.card = card
        self.seat = seat
        self.picks = picks  # cards that were picked when it was made, by the name of the pick; -1 is one that is gone
        self.gone = gone  # its own card has left play since: if it is there again it is another

    def without(self, card: int) -> Delayed:
        """The same, no longer about a card that has left play."""
        picks = tuple((name, -1 if id == card else id) for name, id in self.picks)
        gone = self.gone or self.card == card
        if gone == self.gone and picks == self.picks:
            return self
        return Delayed(self.at, self.effect, self.card, self.seat, picks, gone=gone)


class Event:
    """Something about to happen, or just happened: what interrupts and responses look at."""

    changed: bool = False
    """Replaced or cancelled: it will not happen as it was."""
    instead: Flow[None] | None = None
    """What an interrupt put in its place; the most recent counts."""
    witnesses: tuple[tuple[int, int], ...] | None = None
    """Who listened when it happened, where that is no longer so: a card that leaves play hears itself leave."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def subject(self) -> Thing | None:
        """The card the event is about, for a page to point at."""
        return None

    def concerns(self) -> int:
        """The player whom it concerns, if one."""
        return -1

    def facts(self, s: Any, seat: int) -> dict[str, Arg]:
        """Who, on what, how much: for the question whether that seat answers it."""
        return {}


class Prefixed:
    """Names of stats that have the same word before them, each put together once: `cannot-ready`."""

    __slots__ = ("known", "word")

    def __init__(self, word: str) -> None:
        self.word = word
        self.known: dict[str, str] = {}

    def name(self, rest: str) -> str:
        found = self.known.get(rest)
        if found is None:
            found = self.known[rest] = f"{self.word}-{rest}"
        return found


class LcgState(State, Generic[C]):
    """Indexes of what is in play, so that an event nobody listens to and a stat nobody changes cost nothing."""

    __slots__ = (
        "active", "aside", "blanks", "constants", "delayed", "first", "hand_kinds", "hand_steps", "happening", "held",
        "lasting", "listeners", "locked_to", "players", "playing", "removed", "returning", "steps", "used", "waiting",
    )  # fmt: skip

    passing: ClassVar[tuple[str, ...]] = ("held",)
    derived: ClassVar[tuple[str, ...]] = ("hand_steps", "steps")
    interrupts: ClassVar[Sequence[str]] = INTERRUPTS
    """The steps of a window before the effect, see windows.py."""
    rules: ClassVar[Rules]
    """The rules of the game that the card language cites."""
    judge: ClassVar[Judge[Any, Any]]
    """What the game says where the card language asks."""
    cards: list[C]  # type: ignore[assignment]
    players: list[LcgPlayer[C]]
    playing: Zone[C]
    """Where a card lies while it is played."""
    aside: Zone[C]
    """Where a card lies on the way back to its owner."""
    removed: Zone[C]

    def __init__(self, seats: int, chance: Chance, first_step: str) -> None:
        super().__init__(seats, chance, first_step)
        self.first = 0  # who has the first player token
        self.active = -1  # whose turn it is
        self.locked_to = -1  # with peril, the only seat that may play cards and use abilities
        self.listeners: dict[str, tuple[tuple[int, int], ...]] = {}  # kind of event -> card, number of ability
        self.hand_kinds: frozenset[str] = frozenset()  # kinds of events that cards in a hand may answer,
        self.hand_steps: frozenset[tuple[str, str]] = frozenset()  # and in which steps of their windows
        self.steps: dict[str, frozenset[str]] = {}  # kind of event -> the steps of its window that may be answered
        self.constants: dict[str, tuple[tuple[int, int], ...]] = {}  # stat -> card, number of modifier
        self.blanks = False  # something in play, or for a while, makes text boxes blank: see modifiers.is_blank
        self.lasting: tuple[Lasting, ...] = ()
        self.delayed: tuple[Delayed, ...] = ()
        self.used: dict[str, int] = {}  # limits: how often in their period
        self.happening = 0  # events that are not over yet, one inside the other
        self.held: list[Event] | None = None  # what happens while several costs are paid, to be answered after them
        self.waiting: tuple[int, ...] = ()  # the seats that still have something to do in this step
        self.returning: tuple[tuple[int, int], ...] = ()  # cards aside, with the zone each goes to

    def clone(self) -> LcgState[C]:
        copy = super().clone()
        assert isinstance(copy, LcgState)
        copy.first = self.first
        copy.active = self.active
        copy.locked_to = self.locked_to
        copy.listeners = dict(self.listeners)
        copy.steps = dict(self.steps)
        copy.hand_kinds = self.hand_kinds
        copy.hand_steps = self.hand_steps
        copy.constants = dict(self.constants)
        copy.blanks = self.blanks
        copy.lasting = self.lasting
        copy.delayed = self.delayed
        copy.used = dict(self.used)
        copy.happening = self.happening
        copy.held = None
        copy.waiting = self.waiting
        copy.returning = self.returning
        zones = copy.zones
        copy.playing = zones[self.playing.id]
        copy.aside = zones[self.aside.id]
        copy.removed = zones[self.removed.id]
        return copy

    def things(self) -> Sequence[Thing]:
        return [*self.cards, *self.players]

    def next_seat_waiting(self) -> int:
        """Whose turn comes next in this step; the eliminated have none, and -1 is nobody."""
        while self.waiting:
            seat = self.waiting[0]
            self.waiting = self.waiting[1:]
            if not self.players[seat].out:
                return seat
        return -1

    # --- what the games fill in ---------------------------------------------------------------------------

    def order(self) -> list[int]:
        """The seats still in the game, in player order: from the first player clockwise, without the eliminated."""
        for player in self.players:
            if player.out:
                break
        else:
            return list(all_from(self.first, self.seats))
        return [seat for seat in all_from(self.first, self.seats) if not self.players[seat].out]

    @property
    def left(self) -> int:
        """How many players are still in the game."""
        found = self.seats
        for player in self.players:
            if player.out:
                found -= 1
        return found

    def hand_of(self, seat: int) -> Sequence[C]:
        return self.players[seat].hand.cards

    def usable_from_hand(self, card: C) -> bool:
        """Whether the abilities of this card are used while it is in hand: an event."""
        raise NotImplementedError  # pragma: no cover

    def played_to_use(self, card: C) -> bool:
        """Whether a card in hand is played by using its ability, as an event is."""
        return self.usable_from_hand(card)

    def covers(self, lasting: Lasting, card: C) -> bool:
        """Whether a lasting effect applies to the card as things stand now."""
        raise NotImplementedError  # pragma: no cover

    def discard_pile(self, card: C) -> Zone[C]:
        """Where the card goes when it is discarded."""
        raise NotImplementedError  # pragma: no cover

    def under_card(self, card: C) -> list[C]:
        """The cards that lie face down under a card."""
        return []

    def concerned(self, card: C) -> int:
        """The player whom a card of the scenario calls "you": the first player, unless it is at somebody's side."""
        return self.first

    def in_play(self) -> Iterator[C]:
        raise NotImplementedError  # pragma: no cover

    def where_unique(self) -> list[Zone[C]]:
        """Where a unique card lies that keeps its copies out of play: with the players."""
        zones = []
        for player in self.players:
            zones.append(player.area)  # noqa: PERF401 (asked for every unique card at every choice)
        return zones

    def host_of(self, card: C) -> C | None:
        return self.cards[card.host] if card.host >= 0 else None

    def titled(self, title: str) -> list[C]:
        """The cards of that title in play; a title that is printed once is looked for once."""
        found: list[C] = []
        for card in self.in_play():
            printed = card.printed
            if printed.plain == title and card.facedown_as is None:
                found.append(card)
                if printed.copies <= 1:
                    break
        return found

    def pool_of(self, card: Card[Any]) -> Hashable:
        """Each deck is a pool of its own, for everyone may know the lists."""
        assert isinstance(card, LcgCard)
        return card.owner, card.printed.back

    # --- entering and leaving the indexes -----------------------------------------------------------------

    def expect_from_hands(self, faces: Iterable[LcgPrinted]) -> None:
        """What these cards may answer while they are in a hand; everyone may know it by the deck lists."""
        steps = [step for face in faces for step in face.answers]
        self.hand_steps |= frozenset(steps)
        self.hand_kinds |= frozenset([kind for _, kind in steps])
        for _, kind in steps:
            self.note_steps(kind)

    def activate(self, card: AnyCard) -> None:
        """The abilities of a card apply from now on, exhausted or not; actions wait for a player."""
        for number, ability in enumerate(card.printed.abilities):
            kind = _waits_for(ability)
            if kind:
                self.listeners[kind] = (*self.listeners.get(kind, ()), (card.id, number))
                if kind != ACTION:
                    self.note_steps(kind)
        for number, modifier in enumerate(card.printed.modifiers):
            self.constants[modifier.stat] = (*self.constants.get(modifier.stat, ()), (card.id, number))
            if modifier.stat == BLANK:
                self.blanks = True

    def deactivate(self, card: AnyCard) -> None:
        """The abilities of a card no longer apply."""
        for ability in card.printed.abilities:
            kind = _waits_for(ability)
            if kind:
                _drop(self.listeners, kind, card.id)
                if kind != ACTION:
                    self.note_steps(kind)
        for modifier in card.printed.modifiers:
            _drop(self.constants, modifier.stat, card.id)

    def attach(self, card: AnyCard, host: AnyCard) -> None:
        card.host = host.id
        host.attached = (*host.attached, card.id)

    def detach(self, card: AnyCard) -> None:
        if card.host >= 0:
            host = self.cards[card.host]
            assert isinstance(host, LcgCard)
            host.attached = tuple(id for id in host.attached if id != card.id)
            card.host = -1

    # --- limits -------------------------------------------------------------------------------------------

    def within_limit(self, card: AnyCard, ability: Ability, seat: int) -> bool:
        limit = ability.limit
        if limit is None:
            return True
        printed = card.printed
        counted = card.id, printed.code, printed.numbers.get(ability, 0), seat
        key = limit.keys.get(counted) or limit.key(*counted)
        return self.used.get(key, 0) < limit.times

    def count_use(self, card: AnyCard, ability: Ability, seat: int) -> None:
        if ability.limit is not None:
            key = ability.limit.key(card.id, card.printed.code, card.printed.number_of(ability), seat)
            self.used[key] = self.used.get(key, 0) + 1

    def end_period(self, *periods: str) -> None:
        """Limits of these periods start anew, and lasting effects of them end."""
        for key in self.used:
            if key.split(":", 1)[0] in periods:
                self.used = {key: n for key, n in self.used.items() if key.split(":", 1)[0] not in periods}
                break
        for one in self.lasting:
            if one.period in periods:
                self.lasting = tuple([one for one in self.lasting if one.period not in periods])
                break
        if self.blanks:
            self.blanks = BLANK in self.constants or any(one.stat == BLANK for one in self.lasting)

    # --- who listens --------------------------------------------------------------------------------------

    def heard(self, kind: str) -> bool:
        """Whether anything at all may answer an event of this kind."""
        return kind in self.steps or bool(self.delayed)

    def waiting_for(self, event: Event) -> tuple[tuple[int, int], ...]:
        """Who listens to an event, by card and number of the ability: now, or when it happened."""
        return self.listeners.get(event.kind, ()) if event.witnesses is None else event.witnesses

    def awaited(self, event: Event) -> frozenset[str]:
        """The steps of its window in which anything may answer an event: what is in play, or in a hand."""
        if event.witnesses is not None:
            return self._steps_of(event.kind, event.witnesses)
        return self.steps.get(event.kind, NEVER)

    def awaited_by_all(self, events: Sequence[Event]) -> frozenset[str]:
        """The same of several events at once."""
        return frozenset([step for event in events for step in self.awaited(event)])

    def _steps_of(self, kind: str, waiting: Sequence[tuple[int, int]]) -> frozenset[str]:
        """The steps for which these wait, and in which cards in hands may answer events of that kind."""
        steps = [timing for timing in ASKED if (timing, kind) in self.hand_steps] if kind in self.hand_kinds else []
        for id, number in waiting:
            abilities = self.cards[id].printed.abilities  # one that was shuffled away may be another by now
            if number < len(abilities):
                steps.append(abilities[number].timing)
        return frozenset(steps)

    def note_steps(self, kind: str) -> None:
        """Who waits for events of this kind has changed: so has what must be asked when one happens."""
        waiting = self.listeners.get(kind, ())
        if waiting or kind in self.hand_kinds:
            self.steps[kind] = self._steps_of(kind, waiting)
        else:
            self.steps.pop(kind, None)

    def faults(self) -> list[str]:
        found = super().faults()
        kinds = {*self.listeners, *self.hand_kinds} - {ACTION}
        if self.steps != {kind: self._steps_of(kind, self.listeners.get(kind, ())) for kind in kinds}:
            found.append(f"the steps that may be answered are not those of who listens: {self.steps}")
        return found

    def in_play_answers(self, event: Event, timing: str) -> list[tuple[C, int]]:
        """The cards with an ability for this event, in play now or when it happened, and the number of the ability."""
        found = []
        for id, number in self.waiting_for(event):
            card = self.cards[id]
            abilities = card.printed.abilities  # one that was shuffled away may be another in an imagined game
            if number < len(abilities) and abilities[number].timing == timing:
                found.append((card, number))
        return found

    def hand_answers(self, event: Event, timing: str, seat: int) -> list[tuple[C, int]]:
        """The cards in hand with an ability for this event, and the number of the ability."""
        answered = (timing, event.kind)
        if answered not in self.hand_steps:
            return []
        found = []
        for card in self.hand_of(seat):
            numbers = card.printed.answers.get(answered)
            if numbers is not None and self.usable_from_hand(card):
                found += [(card, number) for number in numbers]
        return found


@cache
def all_from(first: int, seats: int) -> tuple[int, ...]:
    """All seats from one on, clockwise."""
    return (*range(first, seats), *range(first))


def _waits_for(ability: Ability) -> str:
    """The kind of event that an ability of a card in play waits for, or that it is an action."""
    if ability.when is not None:
        return ability.when.kind
    return ACTION if ability.timing == ACTION else ""


def _drop(index: dict[str, tuple[tuple[int, int], ...]], key: str, card: int) -> None:
    left = tuple(entry for entry in index.get(key, ()) if entry[0] != card)
    if left:
        index[key] = left
    else:
        index.pop(key, None)
