"""Effects on characters: damage, healing, status cards, ready and exhausted, prevention."""

from __future__ import annotations

from rulebound.games.champions.amounts import Instead, PaidWith
from rulebound.games.champions.damage import (
    can_be_hurt,
    deal_together,
    discard_from_play,
    divide_indirect_damage,
    heal,
)
from rulebound.games.champions.events import Attack, Damage, Deed, Threat
from rulebound.games.champions.moments import Condition, Count, Effect, Moment, number, worth
from rulebound.games.champions.numbers import remaining
from rulebound.games.champions.powers import ATTACKABLE, make_attack, make_thwart
from rulebound.games.champions.printed import ALLY
from rulebound.games.champions.simultaneous import next_of, stir_of_damage, stir_of_removal
from rulebound.games.champions.state import ChampionsCard, ChampionsState
from rulebound.games.champions.status import STUNNED, give_status, has_status
from rulebound.games.champions.targets import Target, Who
from rulebound.games.champions.threat import can_be_thwarted, remove_threat
from rulebound.kernel.flow import Flow, choose
from rulebound.kernel.requirements import legal
from rulebound.kernel.text import Arg, Text

NO_CARES: frozenset[int] = frozenset()


def says(what: str, **args: Arg) -> Text:
    return Text(f"champions-effect-{what}", args)


def says_much(what: str, n: Count, **args: Arg) -> Text:
    """A plain number stands before its noun; one that has to be explained comes after it: `…-by`."""
    return says(what if isinstance(n, int) else f"{what}-by", n=number(n), **args)


def cares_of(n: Count) -> frozenset[int]:
    return n.cares if isinstance(n, Instead) else NO_CARES


def actor(s: ChampionsState, m: Moment) -> ChampionsCard:
    """Who attacks or thwarts by an ability: the ally that has it, otherwise the player's identity."""
    return m.card if m.card.printed.kind == ALLY else s.identity(m.seat)


class Deal(Effect):
    """Deal damage to one or each of a target."""

    __slots__ = ("n", "target")

    def __init__(self, n: Count, target: Target) -> None:
        self.n = n
        self.target = target

    @property
    def cares(self) -> frozenset[int]:
        return cares_of(self.n)

    def can(self, s: ChampionsState, m: Moment) -> bool:
        for card in self.target.candidates(s, m):  # noqa: SIM110
            if can_be_hurt(s, card, m.card):
                return True
        return False

    def decide(self, s: ChampionsState, m: Moment) -> Flow[None]:
        cards = yield from self.target.picks(s, m, "damage", lambda card: can_be_hurt(s, card, m.card))
        m.decided.append((self.target, cards))

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        amount = worth(self.n, s, m)
        cards = yield from self.target.picks(s, m, "damage", lambda card: can_be_hurt(s, card, m.card))
        m.chosen += cards
        m.count = yield from deal_together(s, dict.fromkeys(cards, amount), m.card)
        return bool(cards)

    def stirs(self, s: ChampionsState, m: Moment) -> int:
        amount = worth(self.n, s, m)
        return max((stir_of_damage(s, card, amount, m.card) for card in self.target.candidates(s, m)), default=0)

    def text(self) -> Text:
        return says_much("deal", self.n, target=self.target.text())


class MakeAttack(Effect):
    """champions.attack.labelled_ability: an attack on a specific enemy by the hero, or by the ally with the ability.

    champions.attack.labelled_no_exhaust
    """

    __slots__ = ("n", "overkill", "target")
    label = "attack"

    def __init__(self, n: Count, target: Target, overkill: Condition | bool = False) -> None:
        self.n = n
        self.target = target
        self.overkill = overkill

    @property
    def cares(self) -> frozenset[int]:
        return cares_of(self.n) | (self.overkill.kinds if isinstance(self.overkill, PaidWith) else NO_CARES)

    def _legal(self, s: ChampionsState, m: Moment, card: ChampionsCard) -> bool:
        return legal(ATTACKABLE, s, m.seat, card) and can_be_hurt(s, card, m.card)

    def can(self, s: ChampionsState, m: Moment) -> bool:
        if actor(s, m).stunned:
            return True  # the stunned card will be discarded instead
        if worth(self.n, s, m) <= 0:
            return False
        for card in self.target.candidates(s, m):  # noqa: SIM110
            if self._legal(s, m, card):
                return True
        return False

    def decide(self, s: ChampionsState, m: Moment) -> Flow[None]:
        if not actor(s, m).stunned:
            cards = yield from self.target.picks(s, m, "attack", lambda card: self._legal(s, m, card))
            m.decided.append((self.target, cards))

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        amount = worth(self.n, s, m)
        cards = yield from self.target.picks(s, m, "attack", lambda card: self._legal(s, m, card))
        overkill = self.overkill if isinstance(self.overkill, bool) else self.overkill.holds(s, m)
        for card in cards:
            m.chosen.append(card)
            attack = yield from make_attack(s, actor(s, m), card, amount, m.seat, overkill=overkill, source=m.card)
            m.attack = attack
            m.count = attack.dealt
        return bool(cards)

    def text(self) -> Text:
        said = says_much("deal", self.n, target=self.target.text())
        if isinstance(self.overkill, Condition):
            return says("deal-overkill-if", said=said, condition=self.overkill.text())
        return says("deal-overkill", said=said) if self.overkill else said


class Thwart(Effect):
    """champions.thwart.labelled_ability: remove threat from a specific scheme; champions.thwart.labelled_no_exhaust"""

    __slots__ = ("n", "target")
    label = "thwart"

    def __init__(self, n: Count, target: Target) -> None:
        self.n = n
        self.target = target

    @property
    def cares(self) -> frozenset[int]:
        return cares_of(self.n)

    def can(self, s: ChampionsState, m: Moment) -> bool:
        if actor(s, m).confused:
            return True  # the confused card will be discarded instead
        return any(can_be_thwarted(s, card) for card in self.target.candidates(s, m))

    def decide(self, s: ChampionsState, m: Moment) -> Flow[None]:
        if not actor(s, m).confused:
            cards = yield from self.target.picks(s, m, "thwart", lambda card: can_be_thwarted(s, card))
            m.decided.append((self.target, cards))

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        amount = worth(self.n, s, m)
        cards = yield from self.target.picks(s, m, "thwart", lambda card: can_be_thwarted(s, card))
        m.count = 0
        waiting = cards[:]
        while waiting:
            card = yield from next_of(s, waiting, lambda one: stir_of_removal(s, one, amount, m.card), m.card)
            waiting.remove(card)
            m.chosen.append(card)
            m.count += yield from make_thwart(s, actor(s, m), card, amount, m.seat)
        return bool(cards) and m.count >= amount  # champions.then.requires_full_resolution

    def text(self) -> Text:
        return says_much("remove-threat", self.n, target=self.target.text())


class RemoveThreat(Effect):
    """Remove threat without thwarting."""

    __slots__ = ("n", "target")

    def __init__(self, n: Count, target: Target) -> None:
        self.n = n
        self.target = target

    def can(self, s: ChampionsState, m: Moment) -> bool:
        return any(can_be_thwarted(s, card) for card in self.target.candidates(s, m))

    def decide(self, s: ChampionsState, m: Moment) -> Flow[None]:
        cards = yield from self.target.picks(s, m, "thwart", lambda card: can_be_thwarted(s, card))
        m.decided.append((self.target, cards))

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        amount = worth(self.n, s, m)
        cards = yield from self.target.picks(s, m, "thwart", lambda card: can_be_thwarted(s, card))
        m.count = 0
        waiting = cards[:]
        while waiting:
            card = yield from next_of(s, waiting, lambda one: stir_of_removal(s, one, amount, m.card), m.card)
            waiting.remove(card)
            m.chosen.append(card)
            m.count += yield from remove_threat(s, card, amount, m.card)
        return bool(cards) and m.count >= amount  # champions.then.requires_full_resolution

    def text(self) -> Text:
        return says_much("remove-threat", self.n, target=self.target.text())


class Heal(Effect):
    """Heal damage; without a number, all of it."""

    __slots__ = ("n", "target")

    def __init__(self, n: Count | None, target: Target) -> None:
        self.n = n
        self.target = target

    def can(self, s: ChampionsState, m: Moment) -> bool:
        return any(card.damage > 0 for card in self.target.candidates(s, m))

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        cards = yield from self.target.picks(s, m, "heal", lambda card: card.damage > 0)
        m.count = sum(heal(s, card, card.damage if self.n is None else worth(self.n, s, m)) for card in cards)
        return m.count > 0

    def text(self) -> Text:
        if self.n is None:
            return says("heal-all", target=self.target.text())
        return says_much("heal", self.n, target=self.target.text())


class MoveDamage(Effect):
    """champions.move.from_dial_to_card: from your hero, or from another card, to an enemy; tough and retaliate count.

    champions.move.from_card_to_dial, champions.move.dial_and_card
    """

    __slots__ = ("n", "source", "target")
    label = "attack"

    def __init__(self, n: Count, target: Target, source: Target | None = None) -> None:
        self.n = n
        self.target = target
        self.source = source

    def _from(self, s: ChampionsState, m: Moment) -> ChampionsCard | None:
        found = [s.identity(m.seat)] if self.source is None else self.source.candidates(s, m)
        return next((card for card in found if card.damage > 0), None)

    def _legal(self, s: ChampionsState, m: Moment, card: ChampionsCard, source: ChampionsCard) -> bool:
        """champions.move.not_to_same_place"""
        return card is not source and legal(ATTACKABLE, s, m.seat, card) and can_be_hurt(s, card, m.card)

    def can(self, s: ChampionsState, m: Moment) -> bool:
        """champions.move.needs_destination"""
        if actor(s, m).stunned:
            return True
        source = self._from(s, m)
        return source is not None and any(self._legal(s, m, card, source) for card in self.target.candidates(s, m))

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        source = self._from(s, m)
        if source is None:
            return False
        amount = min(worth(self.n, s, m), source.damage)
        cards = yield from self.target.picks(s, m, "attack", lambda card: self._legal(s, m, card, source))
        for card in cards:
            heal(s, source, amount)
            yield from make_attack(s, s.identity(m.seat), card, amount, m.seat, source=m.card)
        return bool(cards)

    def text(self) -> Text:
        if self.source is None:
            return says("move-damage", n=number(self.n), target=self.target.text())
        return says("move-damage-from", n=number(self.n), source=self.source.text(), target=self.target.text())


class Give(Effect):
    """Give status cards: stun, confuse, make tough."""

    __slots__ = ("status", "target")

    def __init__(self, status: str, target: Target) -> None:
        self.status = status
        self.target = target

    def can(self, s: ChampionsState, m: Moment) -> bool:
        return any(card.in_play and not has_status(card, self.status) for card in self.target.candidates(s, m))

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        able = lambda card: card.in_play and not has_status(card, self.status)  # noqa: E731
        cards = yield from self.target.picks(s, m, self.status, able)
        m.count = sum(give_status(s, card, self.status) for card in cards)
        return m.count > 0

    def text(self) -> Text:
        return says(f"give-{self.status}", target=self.target.text())


class StunTheDamaged(Effect):
    """Stun each character damaged by the attack that this answers or made."""

    __slots__ = ()

    def can(self, s: ChampionsState, m: Moment) -> bool:
        attack = m.attack or m.event
        return isinstance(attack, Attack) and any(card.in_play and not card.stunned for card in attack.damaged)

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        attack = m.attack or m.event
        if isinstance(attack, Attack):
            for card in attack.damaged:
                give_status(s, card, STUNNED)
        return True
        yield

    def text(self) -> Text:
        return says("stun-damaged")


class Ready(Effect):
    """champions.ready.readying"""

    __slots__ = ("target",)

    def __init__(self, target: Target) -> None:
        self.target = target

    def can(self, s: ChampionsState, m: Moment) -> bool:
        return any(card.exhausted for card in self.target.candidates(s, m))

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        cards = yield from self.target.picks(s, m, "ready", lambda card: card.exhausted)
        for card in cards:
            card.exhausted = False
            s.log.say("readies", "champions.ready.readying", card=card)
        return bool(cards)

    def text(self) -> Text:
        return says("ready", target=self.target.text())


class Exhaust(Effect):
    """champions.exhaust.state_change; champions.attach.independent_exhaust: what is attached stays as it is."""

    __slots__ = ("target",)

    def __init__(self, target: Target) -> None:
        self.target = target

    def can(self, s: ChampionsState, m: Moment) -> bool:
        return any(not card.exhausted for card in self.target.candidates(s, m))

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        cards = yield from self.target.picks(s, m, "exhaust", lambda card: not card.exhausted)
        for card in cards:
            card.exhausted = True
            s.log.say("exhausts", "champions.exhaust.state_change", card=card)
        m.count = len(cards)
        return bool(cards)

    def text(self) -> Text:
        return says("exhaust", target=self.target.text())


class Prevent(Effect):
    """champions.prevent.damage, champions.prevent.threat: so much of what is about to come, or all of it."""

    __slots__ = ("n",)

    def __init__(self, n: int = 0) -> None:
        self.n = n  # 0 is all

    def can(self, s: ChampionsState, m: Moment) -> bool:
        return isinstance(m.event, Damage | Threat) and m.event.amount > 0

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        event = m.event
        assert isinstance(event, Deed)
        stopped = min(self.n, event.amount) if self.n else event.amount
        event.amount -= stopped
        rule = "champions.prevent.damage" if isinstance(event, Damage) else "champions.prevent.threat"
        s.log.say("prevents", rule, n=stopped)
        if event.amount <= 0:
            event.changed = True
        return True
        yield

    def text(self) -> Text:
        return says("prevent", n=self.n) if self.n else says("prevent-all")


class PlaceHereInstead(Effect):
    """Damage that would be dealt to the host is put on this card; at so much the card is discarded."""

    __slots__ = ("most",)

    def __init__(self, most: int) -> None:
        self.most = most

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        event = m.event
        assert isinstance(event, Damage)
        event.instead = self._place(s, m, event)  # champions.replacement.most_recent_wins
        return True
        yield

    def _place(self, s: ChampionsState, m: Moment, event: Damage) -> Flow[None]:
        """champions.replacement.applies_at_condition"""
        m.card.damage += event.amount
        s.log.say("placed-instead", "champions.replacement.resolves_instead", card=m.card, n=event.amount)
        if m.card.damage >= self.most:
            yield from discard_from_play(s, m.card)

    def text(self) -> Text:
        return says("place-here-instead", n=self.most)


class AssignDamage(Effect):
    """Assign damage one by one among the cards of a target; the first player decides."""

    __slots__ = ("n", "target")

    def __init__(self, n: Count, target: Target) -> None:
        self.n = n
        self.target = target

    def can(self, s: ChampionsState, m: Moment) -> bool:
        return worth(self.n, s, m) > 0 and bool(self.target.candidates(s, m))

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        assigned: dict[ChampionsCard, int] = {}
        rule = "champions.first_player.picks_encounter_target"
        for _ in range(worth(self.n, s, m)):
            able = [c for c in self.target.candidates(s, m) if assigned.get(c, 0) < remaining(s, c)]
            card = yield from choose(s, s.first, "assign", able, rule, about=m.card)
            if card is None:
                break
            assigned[card] = assigned.get(card, 0) + 1
        yield from deal_together(s, assigned, m.card)
        return bool(assigned)

    def text(self) -> Text:
        return says_much("assign", self.n, target=self.target.text())


class IndirectDamage(Effect):
    """champions.indirect_damage.divided: each of these players divides it among their own characters."""

    __slots__ = ("n", "who")

    def __init__(self, n: Count, who: Who) -> None:
        self.n = n
        self.who = who

    def run(self, s: ChampionsState, m: Moment) -> Flow[bool]:
        seats = yield from self.who.seats(s, m)
        for seat in [one for one in seats if not s.players[one].out]:
            yield from divide_indirect_damage(s, seat, worth(self.n, s, m), m.card)
        return True

    def text(self) -> Text:
        return says("indirect", n=number(self.n), who=self.who.text())
