"""Costs and resources (Ціна, ресурси): resources are generated one source at a time and paid all at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import combinations
from typing import Any

from rulebound.games.champions.abilities import ChampionsAbility, ChampionsMoment
from rulebound.games.champions.in_play import discard_used_up
from rulebound.games.champions.printed import NOTHING, RESOURCES, WILD, Pool
from rulebound.games.champions.state import ChampionsCard, ChampionsState
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.flow import Flow, ask
from rulebound.kernel.payment import DONE, Payment
from rulebound.kernel.text import Text
from rulebound.lcg.abilities import RESOURCE, Definition, Effect
from rulebound.lcg.initiating import pay_costs
from rulebound.lcg.moment import Moment
from rulebound.lcg.moments import HAND, payable_together
from rulebound.lcg.windows import Use


class Generated(Definition):
    """What a resource ability generates."""

    __slots__ = ("pool",)

    def __init__(self, pool: Pool) -> None:
        self.pool = pool

    def resources(self, s: ChampionsState, card: ChampionsCard) -> Pool:
        return self.pool

    def text(self) -> Text:
        return Text("champions-effect-generate", {"resources": pool_text(self.pool)})


def pool_text(pool: Pool) -> list[Text]:
    return [resource_name(kind) for kind, n in enumerate(pool) for _ in range(n)]


def resource_name(kind: int) -> Text:
    return Text(f"champions-resource-{RESOURCES[kind]}")


def plus(a: Pool, b: Pool) -> Pool:
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3])


def minus(a: Pool, b: Pool) -> Pool:
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2], a[3] - b[3])


def covers(have: Pool, bill: Pool) -> bool:
    """Whether these resources cover the bill; wild stands for any.

    champions.resource.at_least_cost, champions.resource.ability_specific_types,
    champions.resource.wild_stands_for_any, champions.resource.card_cost_any_type,
    champions.resource.ability_cost_at_least
    """
    energy, mental, physical, wild = have
    typed = bill[0] + bill[1] + bill[2]
    if energy + mental + physical + wild < typed + bill[WILD]:
        return False
    if not typed:
        return True
    if bill[0] > energy:
        wild -= bill[0] - energy
    if bill[1] > mental:
        wild -= bill[1] - mental
    if bill[2] > physical:
        wild -= bill[2] - physical
    return wild >= 0


def total(pool: Pool) -> int:
    return pool[0] + pool[1] + pool[2] + pool[3]


def card_resources(card: ChampionsCard, paying_for: ChampionsCard) -> Pool:
    """What a card from hand is spent as; some give double.

    champions.resource.discard_from_hand, champions.resource_card.text_active_while_generating
    """
    gives = card.printed.gives
    doubles = card.printed.doubles_for
    if doubles and doubles == paying_for.printed.aspect:
        return (gives[0] * 2, gives[1] * 2, gives[2] * 2, gives[3] * 2)
    return gives


def resource_abilities(s: ChampionsState, m: ChampionsMoment, costs: Sequence[Effect[Any, Any]] = ()) -> list[Use]:
    """The resource abilities that the paying player could use now.

    champions.resource_ability.only_while_paying

    What the other costs of this payment take is not there for theirs.
    """
    found = []
    for card in s.players[m.seat].area.cards:
        for number, ability in card.printed.timed.get(RESOURCE, ()):
            if card is m.card:
                continue
            assert isinstance(ability, ChampionsAbility)
            if ability.form and (ability.form == "hero") != s.is_hero(m.seat):
                continue
            if not s.within_limit(card, ability, m.seat):
                continue
            use = Moment(card, m.seat, ability)
            if payable_together(s, (m, costs), (use, ability.costs)) and generated(s, card, ability) != NOTHING:
                found.append(Use(card, number))
    return found


def generated(s: ChampionsState, card: ChampionsCard, ability: ChampionsAbility) -> Pool:
    assert isinstance(ability.gives, Generated)
    return ability.gives.resources(s, card)


def wealth(s: ChampionsState, m: ChampionsMoment) -> Pool:
    """All that the player could generate for this payment: champions.cost.own_elements_only"""
    return _sum(s, m, resource_abilities(s, m), hand_resources(s, m))


def hand_resources(s: ChampionsState, m: ChampionsMoment) -> Pool:
    """What all cards in the player's hand together could be spent as for this payment."""
    energy = mental = physical = wild = 0
    for card in s.players[m.seat].hand.cards:
        if card is not m.card:
            gives = card.printed.gives if not card.printed.doubles_for else card_resources(card, m.buys)
            energy += gives[0]
            mental += gives[1]
            physical += gives[2]
            wild += gives[WILD]
    return (energy, mental, physical, wild)


def hand_is_worth(s: ChampionsState, m: ChampionsMoment, n: int) -> bool:
    """Whether the cards in hand could be spent as so many resources of whatever types: what a card costs."""
    for card in s.players[m.seat].hand.cards:
        if card is not m.card:
            n -= card.printed.worth
            if n <= 0:
                return True
    return False


def can_pay(s: ChampionsState, m: ChampionsMoment, bill: Pool, costs: Sequence[Effect[Any, Any]] = ()) -> bool:
    """Whether the bill can be covered beside the other costs, which take some cards of the hand for themselves."""
    if bill == NOTHING:
        return True
    if not costs:
        if bill[WILD] and hand_is_worth(s, m, bill[WILD]) and bill == (0, 0, 0, bill[WILD]):
            return True
        have = hand_resources(s, m)
        return covers(have, bill) or covers(_sum(s, m, resource_abilities(s, m), have), bill)
    hand = [card for card in s.players[m.seat].hand.cards if card is not m.card]
    have = _sum(s, m, resource_abilities(s, m, costs), NOTHING)
    return _leaves(s, m, hand, have, bill, cards_claimed(s, m, costs))


def cards_claimed(s: ChampionsState, m: ChampionsMoment, costs: Sequence[Effect[Any, Any]]) -> int:
    """How many cards of the hand these costs take."""
    taken = 0
    for cost in costs:
        claim = cost.claim(s, m)
        if claim is not None and claim[0] == HAND:
            taken += claim[3]
    return taken


def _leaves(
    s: ChampionsState, m: ChampionsMoment, hand: Sequence[ChampionsCard], have: Pool, bill: Pool, kept: int
) -> bool:
    """Whether the bill can be covered so that some cards, whichever, are left of this hand."""
    if kept > len(hand):
        return False
    return any(covers(_sum(s, m, spent, have), bill) for spent in combinations(hand, len(hand) - kept))


def _spared(
    s: ChampionsState,
    m: ChampionsMoment,
    card: ChampionsCard,
    hand: Sequence[ChampionsCard],
    have: Pool,
    bill: Pool,
    kept: int,
) -> bool:
    """Whether this card of the hand may be spent: the others still cover the bill and leave what must be left."""
    others = [other for other in hand if other is not card]
    return _leaves(s, m, others, plus(have, _gives(s, m, card)), bill, kept)


def pay(
    s: ChampionsState,
    m: ChampionsMoment,
    bill: Pool,
    cares: frozenset[int] = frozenset(),
    costs: Sequence[Effect[Any, Any]] = (),
) -> Flow[bool]:
    """Pick sources until the bill is covered, then pay with all of them at once; False if it cannot be paid.

    champions.initiation.pay_or_abort: nothing is paid before everything can be. A further source may be added
    although the bill is covered (champions.cost.may_overpay); the excess is lost (champions.resource.excess_lost).
    What the other costs of the same payment take is not offered.
    """
    if bill == NOTHING:
        return True
    hand = s.players[m.seat].hand.cards[:]  # champions.cost.own_elements_only
    kept = cards_claimed(s, m, costs)
    abilities = resource_abilities(s, m, costs)
    sources: list[ChampionsCard | Use] = [card for card in hand if card.printed.worth]
    sources += abilities
    picked: list[ChampionsCard | Use] = []
    have = NOTHING
    while sources:
        enough = covers(have, bill)
        if not enough and not kept and _all_needed(s, m, sources, have, bill):
            picked += sources
            have = _sum(s, m, sources, have)
            break
        able = sources
        if kept:
            left = [card for card in hand if card not in picked]
            most = _sum(s, m, [use for use in abilities if use not in picked], have)
            able = [one for one in sources if isinstance(one, Use) or _spared(s, m, one, left, most, bill, kept)]
        options = [Option("use", one.card) if isinstance(one, Use) else Option("spend", one) for one in able]
        if enough:
            options.append(Option(DONE))
        if not options:
            break
        choice = Choice(
            m.seat, "pay", options, "champions.resource.at_least_cost", about=m.card,
            args=partial(_still, m, have, bill), pays=partial(_payment, s, m, able, have, bill),
        )  # fmt: skip
        taken = yield from ask(choice)
        if taken.act == DONE:
            break
        source = able[options.index(taken)]
        sources.remove(source)
        picked.append(source)
        have = plus(have, _gives(s, m, source))
    if not covers(have, bill):
        return False
    m.paid = have if not have[WILD] else (yield from _declare_wild(s, m, have, bill, cares))
    for source in picked:
        if isinstance(source, ChampionsCard):
            s.move(source, s.players[m.seat].discard)
            s.log.say("spends", "champions.resource.discard_from_hand", player=s.players[m.seat], card=source)
        else:
            yield from _generate(s, m, source)
    return True


def _all_needed(
    s: ChampionsState, m: ChampionsMoment, sources: list[ChampionsCard | Use], have: Pool, bill: Pool
) -> bool:
    """Whether the bill can only be covered with every source there is: then there is nothing to ask."""
    most = _sum(s, m, sources, have)
    if not covers(most, bill):
        return False
    for left_out in sources:  # noqa: SIM110
        if covers(minus(most, _gives(s, m, left_out)), bill):
            return False
    return True


def _sum(s: ChampionsState, m: ChampionsMoment, sources: Sequence[ChampionsCard | Use], have: Pool) -> Pool:
    energy, mental, physical, wild = have
    for source in sources:
        gives = _gives(s, m, source)
        energy += gives[0]
        mental += gives[1]
        physical += gives[2]
        wild += gives[WILD]
    return (energy, mental, physical, wild)


def _gives(s: ChampionsState, m: ChampionsMoment, source: ChampionsCard | Use) -> Pool:
    if isinstance(source, ChampionsCard):
        return card_resources(source, m.buys) if source.printed.doubles_for else source.printed.gives
    assert isinstance(source.card, ChampionsCard)
    assert isinstance(source.ability, ChampionsAbility)
    return generated(s, source.card, source.ability)


def _still(m: ChampionsMoment, have: Pool, bill: Pool) -> dict[str, int | str | Text | list[Text]]:
    types = pool_text((bill[0], bill[1], bill[2], 0))
    return {"have": sum(have), "cost": sum(bill), "types": types, "card": m.buys.name_for(m.seat)}


def _payment(
    s: ChampionsState, m: ChampionsMoment, able: Sequence[ChampionsCard | Use], have: Pool, bill: Pool
) -> Payment:
    return Payment(bill, have, [_gives(s, m, source) for source in able])


def _declare_wild(s: ChampionsState, m: ChampionsMoment, have: Pool, bill: Pool, cares: frozenset[int]) -> Flow[Pool]:
    """First what the bill lacks; the rest is asked only where a card cares for it: champions.wild.type_declared"""
    paid = [have[0], have[1], have[2]]
    wild = have[WILD]
    for kind in range(3):
        need = min(wild, max(0, bill[kind] - paid[kind]))
        paid[kind] += need
        wild -= need
    for kind in cares:
        if wild and not paid[kind]:
            options = [Option("stands-for", name) for name in RESOURCES[:3]]
            taken = yield from ask(Choice(m.seat, "wild", options, "champions.wild.type_declared", about=m.card))
            paid[RESOURCES.index(str(taken.on))] += 1
            wild -= 1
    return (paid[0], paid[1], paid[2], wild)


def _generate(s: ChampionsState, m: ChampionsMoment, source: Use) -> Flow[None]:
    card, ability = source.card, source.ability
    assert isinstance(card, ChampionsCard)
    assert isinstance(ability, ChampionsAbility)
    s.count_use(card, ability, m.seat)
    yield from pay_costs(s, Moment(card, m.seat, ability))
    s.log.say("generates", "champions.resource.by_ability", player=s.players[m.seat], card=card)
    discard_used_up(s, card)
