"""Effects on characters and schemes: attacks, threat, status cards, moving and assigning damage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rulebound.games.champions.abilities import ChampionsEffect, ChampionsMoment
from rulebound.games.champions.damage import can_be_hurt, deal_together, divide_indirect_damage
from rulebound.games.champions.events import Attack, Damage
from rulebound.games.champions.initiating import actor
from rulebound.games.champions.numbers import remaining
from rulebound.games.champions.powers import ATTACKABLE, make_attack, make_thwart
from rulebound.games.champions.simultaneous import stir_of_removal, stir_of_threat
from rulebound.games.champions.state import ChampionsCard, ChampionsState
from rulebound.games.champions.status import CONFUSED, STUNNED, TOUGH, give_status, has_status
from rulebound.games.champions.threat import can_be_thwarted, place_threat, remove_threat
from rulebound.games.champions.words.cards import says
from rulebound.games.champions.words.nouns import YOUR_IDENTITY, ChampionsTarget
from rulebound.kernel.flow import Flow, choose
from rulebound.kernel.requirements import legal
from rulebound.kernel.text import Text
from rulebound.lcg.abilities import Condition
from rulebound.lcg.effects.deeds import Deal, OnCards, heal, says_much
from rulebound.lcg.modifiers import cannot
from rulebound.lcg.moments import Count, number, worth
from rulebound.lcg.simultaneous import next_of
from rulebound.lcg.targets import Players

ChampionsDeed = OnCards[ChampionsState, ChampionsCard]


class MakeAttack(ChampionsDeed):
    """An attack on a specific enemy by the hero, or by the ally with the ability: champions.attack.labelled_ability

    champions.attack.labelled_no_exhaust
    """

    __slots__ = ("n", "overkill")
    act = "attack"

    def __init__(
        self,
        n: Count,
        target: ChampionsTarget,
        overkill: Condition[ChampionsState, ChampionsMoment] | bool = False,
    ) -> None:
        super().__init__(target)
        self.n = n
        self.overkill = overkill

    def label(self) -> str:
        return "attack"

    def parts(self) -> Sequence[object]:
        return (self.n, self.overkill)

    def useful(self, s: ChampionsState, m: ChampionsMoment, card: ChampionsCard) -> bool:
        return legal(ATTACKABLE, s, m.seat, card) and can_be_hurt(s, card, m.card)

    def can(self, s: ChampionsState, m: ChampionsMoment) -> bool:
        if actor(s, m).stunned:
            return True  # the stunned card will be discarded instead
        return worth(self.n, s, m) > 0 and super().can(s, m)

    def decide(self, s: ChampionsState, m: ChampionsMoment) -> Flow[None]:
        if not actor(s, m).stunned:
            yield from super().decide(s, m)

    def do(self, s: ChampionsState, m: ChampionsMoment, cards: list[ChampionsCard]) -> Flow[int]:
        amount = worth(self.n, s, m)
        overkill = self.overkill if isinstance(self.overkill, bool) else self.overkill.holds(s, m)
        dealt = 0
        for card in cards:
            attack = yield from make_attack(s, actor(s, m), card, amount, m.seat, overkill=overkill, source=m.card)
            m.made = attack
            dealt = attack.dealt
        return dealt

    def text(self) -> Text:
        said = says_much("lcg-effect-deal", self.n, target=self.target.text())
        if isinstance(self.overkill, Condition):
            return says("deal-overkill-if", said=said, condition=self.overkill.text())
        return says("deal-overkill", said=said) if self.overkill else said


class RemoveThreat(ChampionsDeed):
    """Remove threat from schemes, one after the other."""

    __slots__ = ("n",)
    act = "thwart"

    def __init__(self, n: Count, target: ChampionsTarget) -> None:
        super().__init__(target)
        self.n = n

    def parts(self) -> Sequence[object]:
        return (self.n, self.target)

    def useful(self, s: ChampionsState, m: ChampionsMoment, card: ChampionsCard) -> bool:
        return can_be_thwarted(s, card)

    def remove(self, s: ChampionsState, m: ChampionsMoment, scheme: ChampionsCard, amount: int) -> Flow[int]:
        return remove_threat(s, scheme, amount, m.card)

    def do(self, s: ChampionsState, m: ChampionsMoment, cards: list[ChampionsCard]) -> Flow[int]:
        amount = worth(self.n, s, m)
        removed = 0
        waiting = cards[:]
        while waiting:
            card = yield from next_of(s, waiting, lambda one: stir_of_removal(s, one, amount, m.card), m.card)
            waiting.remove(card)
            removed += yield from self.remove(s, m, card, amount)
        return removed

    def wholly(self, s: ChampionsState, m: ChampionsMoment, cards: Sequence[ChampionsCard]) -> bool:
        """All of the threat must have been there: champions.then.requires_full_resolution"""
        return bool(cards) and m.count >= worth(self.n, s, m)

    def text(self) -> Text:
        return says_much("champions-effect-remove-threat", self.n, target=self.target.text())


class Thwart(RemoveThreat):
    """Remove threat from a specific scheme by thwarting: champions.thwart.labelled_ability

    champions.thwart.labelled_no_exhaust
    """

    __slots__ = ()

    def label(self) -> str:
        return "thwart"

    def can(self, s: ChampionsState, m: ChampionsMoment) -> bool:
        return actor(s, m).confused or super().can(s, m)  # the confused card will be discarded instead

    def decide(self, s: ChampionsState, m: ChampionsMoment) -> Flow[None]:
        if not actor(s, m).confused:
            yield from super().decide(s, m)

    def remove(self, s: ChampionsState, m: ChampionsMoment, scheme: ChampionsCard, amount: int) -> Flow[int]:
        return make_thwart(s, actor(s, m), scheme, amount, m.seat)


class PlaceThreat(ChampionsDeed):
    """Place threat on schemes, one after the other."""

    __slots__ = ("n",)
    act = "threat"

    def __init__(self, n: Count, target: ChampionsTarget) -> None:
        super().__init__(target)
        self.n = n

    def parts(self) -> Sequence[object]:
        return (self.n, self.target)

    def do(self, s: ChampionsState, m: ChampionsMoment, cards: list[ChampionsCard]) -> Flow[int]:
        amount = worth(self.n, s, m)
        placed = 0
        waiting = cards[:]
        while waiting:
            card = yield from next_of(s, waiting, lambda one: stir_of_threat(s, one, amount, m.card), m.card)
            waiting.remove(card)
            placed += yield from place_threat(s, card, amount, m.card)
        return placed

    def stirs(self, s: ChampionsState, m: ChampionsMoment) -> int:
        amount = worth(self.n, s, m)
        return max((stir_of_threat(s, card, amount, m.card) for card in self.target.candidates(s, m)), default=0)

    def text(self) -> Text:
        return says_much("champions-effect-place-threat", self.n, target=self.target.text())


class TakeDamage(Deal[ChampionsState, ChampionsCard]):
    """You take damage: what tough would stop cannot be taken."""

    __slots__ = ()

    def __init__(self, n: Count) -> None:
        super().__init__(n, YOUR_IDENTITY)

    def useful(self, s: ChampionsState, m: ChampionsMoment, card: ChampionsCard) -> bool:
        return card.in_play and not card.tough and not cannot(s, "take-damage", card, m.card)

    def text(self) -> Text:
        return says("take-damage", n=number(self.n))


class MoveDamage(ChampionsDeed):
    """From your hero, or from another card, to an enemy; tough and retaliate count: champions.move.from_dial_to_card

    champions.move.from_card_to_dial, champions.move.dial_and_card
    """

    __slots__ = ("n", "source")
    act = "attack"

    def __init__(self, n: Count, target: ChampionsTarget, source: ChampionsTarget | None = None) -> None:
        super().__init__(target)
        self.n = n
        self.source = source

    def label(self) -> str:
        return "attack"

    def _from(self, s: ChampionsState, m: ChampionsMoment) -> ChampionsCard | None:
        found = [s.identity(m.seat)] if self.source is None else self.source.candidates(s, m)
        return next((card for card in found if card.damage > 0), None)

    def useful(self, s: ChampionsState, m: ChampionsMoment, card: ChampionsCard) -> bool:
        """There is damage to move, and the enemy is another card than it comes from.

        champions.move.needs_destination, champions.move.not_to_same_place
        """
        source = self._from(s, m)
        if source is None or card is source:
            return False
        return legal(ATTACKABLE, s, m.seat, card) and can_be_hurt(s, card, m.card)

    def can(self, s: ChampionsState, m: ChampionsMoment) -> bool:
        return actor(s, m).stunned or super().can(s, m)

    def decide(self, s: ChampionsState, m: ChampionsMoment) -> Flow[None]:
        if not actor(s, m).stunned:
            yield from super().decide(s, m)

    def do(self, s: ChampionsState, m: ChampionsMoment, cards: list[ChampionsCard]) -> Flow[int]:
        source = self._from(s, m)
        if source is None:
            return 0
        amount = min(worth(self.n, s, m), source.damage)
        for card in cards:
            heal(s, source, amount)
            yield from make_attack(s, s.identity(m.seat), card, amount, m.seat, source=m.card)
        return amount if cards else 0

    def text(self) -> Text:
        if self.source is None:
            return says_much("champions-effect-move-damage", self.n, target=self.target.text())
        from_whom = self.source.text()
        return says_much("champions-effect-move-damage-from", self.n, source=from_whom, target=self.target.text())


class Give(ChampionsDeed):
    """Give status cards."""

    __slots__ = ()
    status: ClassVar[str]

    def useful(self, s: ChampionsState, m: ChampionsMoment, card: ChampionsCard) -> bool:
        return card.in_play and not has_status(card, self.status)

    def on(self, s: ChampionsState, m: ChampionsMoment, card: ChampionsCard) -> int:
        return int(give_status(s, card, self.status))

    def wholly(self, s: ChampionsState, m: ChampionsMoment, cards: Sequence[ChampionsCard]) -> bool:
        return m.count > 0

    def text(self) -> Text:
        return says(f"give-{self.status}", target=self.target.text())


class Stun(Give):
    __slots__ = ()
    act = STUNNED
    status = STUNNED


class Confuse(Give):
    __slots__ = ()
    act = CONFUSED
    status = CONFUSED


class MakeTough(Give):
    __slots__ = ()
    act = TOUGH
    status = TOUGH


class StunTheDamaged(ChampionsEffect):
    """Stun each character damaged by the attack that this answers or made."""

    __slots__ = ()

    def can(self, s: ChampionsState, m: ChampionsMoment) -> bool:
        attack = m.made or m.event
        return isinstance(attack, Attack) and any(card.in_play and not card.stunned for card in attack.damaged)

    def happen(self, s: ChampionsState, m: ChampionsMoment) -> bool:
        attack = m.made or m.event
        if isinstance(attack, Attack):
            for card in attack.damaged:
                give_status(s, card, STUNNED)
        return True

    def text(self) -> Text:
        return says("stun-damaged")


class PlaceHereInstead(ChampionsEffect):
    """Damage that would be dealt to the host is put on this card; at so much the card is discarded."""

    __slots__ = ("most",)

    def __init__(self, most: int) -> None:
        self.most = most

    def happen(self, s: ChampionsState, m: ChampionsMoment) -> bool:
        event = m.event
        assert isinstance(event, Damage)
        event.instead = self._place(s, m, event)  # champions.replacement.most_recent_wins
        return True

    def _place(self, s: ChampionsState, m: ChampionsMoment, event: Damage) -> Flow[None]:
        """What happens in its place, when the condition comes: champions.replacement.applies_at_condition"""
        m.card.damage += event.amount
        s.log.say("placed-instead", s.rules.replace, card=m.card, n=event.amount)
        if m.card.damage >= self.most:
            yield from s.judge.discard_from_play(s, m.card)

    def text(self) -> Text:
        return says("place-here-instead", n=self.most)


class AssignDamage(ChampionsEffect):
    """Assign damage one by one among the cards of a target; the first player decides."""

    __slots__ = ("n", "target")

    def __init__(self, n: Count, target: ChampionsTarget) -> None:
        self.n = n
        self.target = target

    def parts(self) -> Sequence[object]:
        return (self.n, self.target)

    def can(self, s: ChampionsState, m: ChampionsMoment) -> bool:
        return worth(self.n, s, m) > 0 and bool(self.target.candidates(s, m))

    def run(self, s: ChampionsState, m: ChampionsMoment) -> Flow[bool]:
        assigned: dict[ChampionsCard, int] = {}
        rule = "champions.first_player.picks_encounter_target"
        amount = worth(self.n, s, m)
        for _ in range(amount):
            able = [c for c in self.target.candidates(s, m) if assigned.get(c, 0) < remaining(s, c)]
            left = amount - sum(assigned.values())
            card = yield from choose(s, s.first, "assign", able, rule, about=m.card, args={"n": left})
            if card is None:
                break
            assigned[card] = assigned.get(card, 0) + 1
        yield from deal_together(s, assigned, m.card)
        return bool(assigned)

    def text(self) -> Text:
        return says_much("champions-effect-assign", self.n, target=self.target.text())


class IndirectDamage(ChampionsEffect):
    """Each of these players divides it among their own characters: champions.indirect_damage.divided"""

    __slots__ = ("n", "who")

    def __init__(self, n: Count, who: Players) -> None:
        self.n = n
        self.who = who

    def run(self, s: ChampionsState, m: ChampionsMoment) -> Flow[bool]:
        seats = yield from self.who.seats(s, m)
        for seat in seats:
            yield from divide_indirect_damage(s, seat, worth(self.n, s, m), m.card)
        return True

    def text(self) -> Text:
        return says_much("champions-effect-indirect", self.n, by=self.who.words, who=self.who.text())
