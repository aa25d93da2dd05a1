"""Ціна, ресурси, сплатити: what covers a bill, what is offered, and costs beside resources."""

from __future__ import annotations

from itertools import product

import pytest

from rulebound.games.champions.abilities import ChampionsAbility
from rulebound.games.champions.initiating import may_use
from rulebound.games.champions.payment import can_pay, card_resources, covers, pay, plus, resource_abilities, wealth
from rulebound.games.champions.printed import NOTHING, RESOURCES, event, pool, resource, support, upgrade
from rulebound.games.champions.state import ChampionsCard
from rulebound.games.champions.words import (
    THIS,
    YOUR_HERO,
    Limit,
    TopOfDiscard,
    X,
    action,
    deal,
    discard_cards,
    draw,
    exhaust,
    generates,
    remove_counters,
    spend,
    spend_x,
)
from rulebound.lcg.moment import Moment
from tests.champions_made_up import code, lay
from tests.champions_table import Table, snake, table

THREE = ["spider_man", "captain_marvel", "she_hulk"]


def held(t: Table, *names: str, seat: int = 0) -> list[ChampionsCard]:
    return [t.lay(name, "hand", seat=seat) for name in names]


def buying(t: Table, cost: int = 0, seat: int = 0) -> Moment[ChampionsCard]:
    """A payment for something of no aspect."""
    card = t.s.add_card(ChampionsCard(len(t.s.cards), support(code(), "Wish", cost=cost), seat), t.s.playing)
    return Moment(card, seat)


def offered(t: Table, prompt: str = "pay") -> list[list[str]]:
    """What was offered each time, by name; `done` if that was."""
    found = []
    for choice in t.asked:
        if choice.prompt == prompt:
            names = [snake(o.on.printed.plain) if isinstance(o.on, ChampionsCard) else o.act for o in choice.options]
            found.append(names)
    return found


# --- what covers a bill -----------------------------------------------------------------------------------------


def covers_by_trying(have: tuple[int, ...], bill: tuple[int, ...]) -> bool:
    """Every way to declare the wild resources, tried out."""
    for declared in product(range(3), repeat=have[3]):
        total = [have[kind] + declared.count(kind) for kind in range(3)]
        if all(total[kind] >= bill[kind] for kind in range(3)) and sum(total) >= sum(bill):
            return True
    return False


@pytest.mark.rule("champions.resource.at_least_cost", "champions.resource.wild_stands_for_any")
@pytest.mark.rule("champions.resource.ability_specific_types", "champions.resource.ability_cost_at_least")
def test_a_bill_is_covered_if_the_wild_resources_can_be_declared_so():
    for have in product(range(3), range(2), range(2), range(3)):
        for bill in product(range(3), range(2), range(2), range(3)):
            assert covers(have, bill) == covers_by_trying(have, bill), (have, bill)
    assert plus((1, 2, 3, 4), (4, 3, 2, 2)) == (5, 5, 5, 6)


@pytest.mark.rule("champions.resource_card.text_active_while_generating")
@pytest.mark.parametrize("kind", RESOURCES)
def test_a_card_that_gives_double_gives_double_of_its_type(kind):
    t = table()
    card = t.s.add_card(
        ChampionsCard(len(t.s.cards), resource(code(), "Double", gives=f"{kind} 2", doubles_for="justice"), 0),
        t.s.players[0].hand,
    )
    justice, other = t.lay("for_justice", "playing"), t.lay("uppercut", "playing")
    assert card_resources(card, justice) == pool(f"{kind} 4")
    assert card_resources(card, other) == pool(f"{kind} 2")


@pytest.mark.rule("champions.cost.own_elements_only")
def test_only_the_own_hand_and_cards_generate():
    t = table(heroes=THREE, form="alter-ego")
    held(t, "energy", "genius", seat=0)
    held(t, "strength", seat=1)
    own = [snake(use.card.printed.plain) for use in resource_abilities(t.s, buying(t, seat=0))]
    assert own == ["peter_parker"]
    assert resource_abilities(t.s, buying(t, seat=2)) == []
    assert wealth(t.s, buying(t, seat=1)) == (0, 0, 2, 0)


def test_what_is_paid_for_does_not_pay_for_itself():
    t = table(form="hero")
    (card,) = held(t, "energy")
    assert wealth(t.s, Moment(card, 0)) == NOTHING
    assert wealth(t.s, buying(t)) == (2, 0, 0, 0)


@pytest.mark.rule("champions.resource_ability.only_while_paying", "champions.trigger.form_word_required")
def test_resource_abilities_count_as_far_as_they_can_be_used():
    t = table()
    well = lay(
        t, upgrade(code(), "Well", cost=0, uses=2, does=generates("energy", cost=(exhaust(THIS), remove_counters(1))))
    )
    lay(t, upgrade(code(), "Hat", cost=0, does=generates("mental", form="alter-ego")))
    lay(t, upgrade(code(), "Mask", cost=0, does=generates("physical", form="hero", limit=Limit(1, "round"))))
    lay(t, upgrade(code(), "Plan", cost=0, does=action(draw(1))))
    dry = lay(t, support(code(), "Dry", cost=0, does=generates(TopOfDiscard())))

    def able() -> list[str]:
        return [snake(use.card.printed.plain) for use in resource_abilities(t.s, buying(t))]

    assert able() == ["well", "mask"]
    assert wealth(t.s, buying(t)) == (1, 0, 1, 0)
    t.lay("genius", "discard")
    assert able() == ["well", "mask", "dry"]
    assert wealth(t.s, buying(t)) == (1, 2, 1, 0)
    mask = t.card("mask")
    ability = mask.printed.abilities[0]
    t.s.count_use(mask, ability, 0)
    assert able() == ["well", "dry"]
    well.exhausted = True
    assert able() == ["dry"]
    assert [use.number for use in resource_abilities(t.s, Moment(dry, 0))] == [], "not for itself"


# --- paying -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions.resource.at_least_cost", "champions.cost.may_overpay")
def test_sources_are_offered_until_the_bill_is_covered_and_then_may_be_added():
    t = table()
    held(t, "energy", "haymaker", "genius")
    m = buying(t)
    assert t.run(pay(t.s, m, (0, 0, 0, 3)), "pay/energy", "pay/haymaker", "pay/done")
    assert offered(t) == [["energy", "haymaker", "genius"], ["haymaker", "genius"], ["genius", "done"]]
    bills = [choice.facts() for choice in t.asked]
    assert [(bill["have"], bill["cost"], bill["types"]) for bill in bills] == [(0, 3, []), (2, 3, []), (3, 3, [])]
    assert [bill["card"] for bill in bills] == [m.card.printed.name] * 3
    assert t.hand() == ["genius"]
    assert m.paid == (3, 0, 0, 0)
    assert [choice.about for choice in t.asked] == [m.card] * 3


def test_nothing_is_asked_where_every_source_is_needed():
    t = table()
    held(t, "haymaker", "first_aid")
    m = buying(t)
    assert t.run(pay(t.s, m, (0, 0, 0, 2)))
    assert t.asked == []
    assert t.hand() == []
    assert m.paid == (1, 1, 0, 0)


def test_what_gives_nothing_is_no_source():
    t = table()
    t.s.add_card(ChampionsCard(len(t.s.cards), event(code(), "Blank", cost=0), 0), t.s.players[0].hand)
    held(t, "haymaker", "energy")
    assert t.run(pay(t.s, buying(t), (0, 0, 0, 1)), "pay/haymaker")
    assert offered(t) == [["haymaker", "energy"], ["energy", "done"]]


@pytest.mark.rule("champions.initiation.pay_or_abort")
def test_nothing_is_paid_if_not_everything_can_be():
    t = table()
    held(t, "energy")
    m = buying(t)
    assert not t.run(pay(t.s, m, (0, 0, 0, 3)))
    assert t.hand() == ["energy"]
    assert not can_pay(t.s, m, (0, 0, 0, 3))
    assert can_pay(t.s, m, (0, 0, 0, 2))
    assert can_pay(t.s, m, NOTHING)
    assert t.run(pay(t.s, m, NOTHING))
    assert t.hand() == ["energy"]


@pytest.mark.rule("champions.resource.by_ability", "champions.uses.discard_after_last")
def test_an_ability_pays_with_its_own_costs_for_its_own_player():
    t = table(heroes=THREE, first=2)
    face = upgrade(
        code(),
        "Leech",
        cost=0,
        uses=1,
        does=generates("energy", cost=(deal(1, YOUR_HERO), remove_counters(1)), limit=Limit(1, "round")),
    )
    card = lay(t, face, 1)
    held(t, "haymaker", seat=1)
    m = buying(t, seat=1)
    assert t.run(pay(t.s, m, (1, 0, 0, 0)), "p1>pay/use:leech", "p1>pay/done")
    assert [t.damage(f"p{seat}") for seat in range(3)] == [0, 1, 0]
    assert not card.in_play
    assert [line["player"] for line in t.lines("generates")] == ["p1"]
    assert t.hand(1) == ["haymaker"]


@pytest.mark.rule("champions.trigger.form_word_required")
def test_the_form_of_a_resource_ability_is_that_of_the_player_who_pays():
    t = table(heroes=THREE)
    lay(t, upgrade(code(), "Mask", cost=0, does=generates("energy", form="hero")), 1)
    assert len(resource_abilities(t.s, buying(t, seat=1))) == 1
    for seat, able in ((2, 1), (1, 0)):
        identity = t.s.identity(seat)
        assert identity.printed.other is not None
        identity.printed = identity.printed.other
        assert len(resource_abilities(t.s, buying(t, seat=1))) == able


@pytest.mark.rule("champions.cost.own_elements_only")
def test_a_resource_ability_is_paid_with_the_own_hand():
    t = table(heroes=THREE)
    lay(t, upgrade(code(), "Press", cost=0, does=generates("energy", cost=discard_cards(1))), 1)
    held(t, "genius", seat=2)
    assert resource_abilities(t.s, buying(t, seat=1)) == []
    held(t, "genius", seat=1)
    assert [use.card.printed.plain for use in resource_abilities(t.s, buying(t, seat=1))] == ["Press"]


def test_uses_of_a_resource_ability_are_counted():
    t = table()
    card = lay(t, upgrade(code(), "Spring", cost=0, does=generates("energy", limit=Limit(1, "round"))))
    assert t.run(pay(t.s, buying(t), (1, 0, 0, 0)))
    assert not t.s.within_limit(card, card.printed.abilities[0], 0)
    assert not t.run(pay(t.s, buying(t), (1, 0, 0, 0)))


# --- costs beside resources -------------------------------------------------------------------------------------


def both(*costs: object) -> ChampionsAbility:
    return action(draw(1), cost=costs)  # type: ignore[arg-type]


@pytest.mark.rule("champions.cost.multiple_paid_together")
def test_cards_that_another_cost_takes_do_not_pay():
    t = table()
    ability = both(spend("energy"), discard_cards(1))
    card = lay(t, support(code(), "Gate", cost=0, does=ability))
    held(t, "energy")
    assert not may_use(t.s, card, ability, 0), "one card cannot be spent and discarded"
    held(t, "genius")
    assert may_use(t.s, card, ability, 0)
    t.on_deck("strength")
    t.use("gate")
    assert t.hand() == ["strength"]
    assert sorted(snake(one.printed.plain) for one in t.s.players[0].discard.cards) == ["energy", "genius"]


def test_only_what_leaves_enough_for_the_other_costs_is_offered():
    t = table()
    ability = both(spend("energy"), discard_cards(2))
    card = lay(t, support(code(), "Gate", cost=0, does=ability))
    held(t, "energy", "genius")
    assert not may_use(t.s, card, ability, 0)
    held(t, "haymaker")
    t.on_deck("strength")
    t.use("gate", "pay/haymaker", "discard-cost/energy")
    assert offered(t) == [["energy", "haymaker"]]
    assert t.hand() == ["strength"]


def test_a_resource_ability_may_pay_while_the_hand_is_discarded():
    t = table()
    ability = both(spend("energy"), discard_cards(1))
    card = lay(t, support(code(), "Gate", cost=0, does=ability))
    lay(t, upgrade(code(), "Spring", cost=0, does=generates("energy")))
    held(t, "genius")
    assert may_use(t.s, card, ability, 0)
    t.on_deck("strength")
    t.use("gate")
    assert t.hand() == ["strength"]


def test_what_abilities_could_still_generate_leaves_cards_to_spend():
    t = table()
    face = event(code(), "Both", cost=1, does=action(draw(1), cost=(spend("energy"), discard_cards(1))))
    t.lay(face, "hand")
    lay(t, upgrade(code(), "Spring", cost=0, does=generates("energy")))
    held(t, "genius", "uppercut")
    t.on_deck("haymaker")
    t.play("both", "pay/spend:uppercut")
    assert offered(t)[0] == ["genius", "uppercut", "spring"]
    assert t.hand() == ["haymaker"]


def test_what_one_cost_exhausts_does_not_pay_another():
    t = table()
    ability = both(spend("energy"), exhaust(THIS))
    card = lay(t, support(code(), "Gate", cost=0, does=(ability, generates("energy", cost=exhaust(THIS)))))
    assert not may_use(t.s, card, ability, 0)
    lay(t, upgrade(code(), "Spring", cost=0, does=generates("energy", cost=exhaust(THIS))))
    assert may_use(t.s, card, ability, 0)


def test_x_is_what_was_spent_beyond_the_other_costs():
    t = table()
    lay(t, support(code(), "Engine", cost=0, does=action(draw(X), cost=spend_x("energy"))))
    held(t, "energy", "haymaker", "the_power_of_justice")
    t.on_deck(*["genius"] * 6)
    t.use("engine", "pay/energy", "pay/the_power_of_justice", "pay/done")
    assert t.hand().count("genius") == 3
    t = table()
    lay(t, support(code(), "Engine", cost=0, does=action(draw(X), cost=(spend("energy"), spend_x("energy")))))
    held(t, "energy", "haymaker")
    t.on_deck(*["genius"] * 6)
    t.use("engine", "pay/energy", "pay/haymaker")
    assert t.hand().count("genius") == 2
