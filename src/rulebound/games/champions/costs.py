"""Ціна: what stands before the arrow."""

from __future__ import annotations

from rulebound.games.champions.damage import deal_damage, discard_from_play, heal
from rulebound.games.champions.moments import HAND, Claim, Cost, Moment
from rulebound.games.champions.numbers import cannot
from rulebound.games.champions.payment import pool_text
from rulebound.games.champions.piles import discard_from_hand
from rulebound.games.champions.printed import RESOURCES, WILD, pool
from rulebound.games.champions.state import ChampionsCard, ChampionsState
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.flow import Flow, ask
from rulebound.kernel.text import Text


class ExhaustThis(Cost):
    """champions.exhaust.cost_needs_ready_card"""

    __slots__ = ()

    def claim(self, s: ChampionsState, m: Moment) -> Claim:
        return ("ready", m.card.id, int(m.card.in_play and not m.card.exhausted), 1)

    def pay(self, s: ChampionsState, m: Moment) -> Flow[None]:
        m.card.exhausted = True
        return
        yield

    def text(self) -> Text:
        return Text("champions-cost-exhaust-this")


class ExhaustIdentity(Cost):
    """Exhaust your hero or alter-ego."""

    __slots__ = ()

    def claim(self, s: ChampionsState, m: Moment) -> Claim:
        identity = s.identity(m.seat)
        return ("ready", identity.id, int(not identity.exhausted), 1)

    def pay(self, s: ChampionsState, m: Moment) -> Flow[None]:
        s.identity(m.seat).exhausted = True
        return
        yield

    def text(self) -> Text:
        return Text("champions-cost-exhaust-identity")


class RemoveCounters(Cost):
    """champions.uses.counter_pays_ability, champions.uses.spent_counter_to_supply"""

    __slots__ = ("n",)

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def claim(self, s: ChampionsState, m: Moment) -> Claim:
        return ("counters", m.card.id, m.card.counters, self.n)

    def pay(self, s: ChampionsState, m: Moment) -> Flow[None]:
        m.card.counters -= self.n
        return
        yield

    def text(self) -> Text:
        return Text("champions-cost-remove-counters", {"n": self.n})


class DiscardThis(Cost):
    """Discard this card; the counters that lay on it are X."""

    __slots__ = ()

    def claim(self, s: ChampionsState, m: Moment) -> Claim:
        return ("in-play", m.card.id, int(m.card.in_play), 1)

    def pay(self, s: ChampionsState, m: Moment) -> Flow[None]:
        m.x = m.card.counters
        yield from discard_from_play(s, m.card)

    def text(self) -> Text:
        return Text("champions-cost-discard-this")


class Spend(Cost):
    """champions.resource.ability_specific_types: resources of these types; the bill of an ability is paid as one."""

    __slots__ = ("bill",)

    def __init__(self, resources: str) -> None:
        self.bill = pool(resources)

    def pay(self, s: ChampionsState, m: Moment) -> Flow[None]:
        return
        yield

    def text(self) -> Text:
        return Text("champions-cost-spend", {"resources": pool_text(self.bill)})


class SpendX(Cost):
    """Any number of resources of a type, at least one: X is how many were generated."""

    __slots__ = ("bill", "kind")

    def __init__(self, resource: str) -> None:
        self.bill = pool(resource)
        self.kind = resource

    def pay(self, s: ChampionsState, m: Moment) -> Flow[None]:
        assert m.ability is not None
        kind = RESOURCES.index(self.kind)
        m.x = m.paid[kind] + m.paid[WILD] - (m.ability.bill[kind] - 1)  # what its other costs spent is not X
        return
        yield

    def text(self) -> Text:
        return Text("champions-cost-spend-x", {"resource": Text(f"champions-resource-{self.kind}")})


class TakeDamage(Cost):
    """Your identity takes damage, or this card is dealt some; what tough would stop cannot be taken."""

    __slots__ = ("n", "this")

    def __init__(self, n: int, *, this: bool = False) -> None:
        self.n = n
        self.this = this

    def payable(self, s: ChampionsState, m: Moment) -> bool:
        identity = s.identity(m.seat)
        return self.this or not (identity.tough or cannot(s, "take-damage", identity, m.card))

    def pay(self, s: ChampionsState, m: Moment) -> Flow[None]:
        yield from deal_damage(s, m.card if self.this else s.identity(m.seat), self.n, m.card)

    def text(self) -> Text:
        return Text(f"champions-cost-damage-{'this' if self.this else 'you'}", {"n": self.n})


class HealAsCost(Cost):
    """Heal damage from your identity: it must have some."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def claim(self, s: ChampionsState, m: Moment) -> Claim:
        identity = s.identity(m.seat)
        return ("damage", identity.id, identity.damage, self.n)

    def pay(self, s: ChampionsState, m: Moment) -> Flow[None]:
        heal(s, s.identity(m.seat), self.n)
        return
        yield

    def text(self) -> Text:
        return Text("champions-cost-heal", {"n": self.n})


class DiscardCards(Cost):
    """champions.cost.own_out_of_play_only: cards from your own hand; with "up to" X is how many."""

    __slots__ = ("n", "upto")

    def __init__(self, n: int, *, upto: bool = False) -> None:
        self.n = n
        self.upto = upto

    def claim(self, s: ChampionsState, m: Moment) -> Claim:
        have = sum(card is not m.card for card in s.players[m.seat].hand.cards)
        return (HAND, m.seat, have, 1 if self.upto else self.n)

    def pay(self, s: ChampionsState, m: Moment) -> Flow[None]:
        gone = 0
        while gone < self.n and s.players[m.seat].hand.cards:
            options = [Option("discard", card) for card in s.players[m.seat].hand.cards]
            if self.upto and gone:
                options.append(Option("done"))
            taken = yield from ask(
                Choice(m.seat, "discard-cost", options, "champions.cost.own_out_of_play_only", about=m.card)
            )
            if not isinstance(taken.on, ChampionsCard):
                break
            discard_from_hand(s, [taken.on], "champions.cost.own_out_of_play_only")
            gone += 1
        if self.upto:
            m.x = gone

    def text(self) -> Text:
        return Text(f"champions-cost-discard-{'up-to' if self.upto else 'cards'}", {"n": self.n})


EXHAUST = ExhaustThis()
EXHAUST_YOUR_IDENTITY = ExhaustIdentity()
DISCARD_THIS = DiscardThis()
A_COUNTER = RemoveCounters(1)
