"""Ціна, дикий ресурс, розіграти: what a wild resource stands for, what a card costs, who may play what."""

from __future__ import annotations

import pytest

from rulebound.games.champions.initiating import bill_of, spend_reductions
from rulebound.games.champions.numbers import play_cost
from rulebound.games.champions.payment import pay
from rulebound.games.champions.playing import takers
from rulebound.games.champions.printed import NOTHING, RESOURCES, event, pool, support
from rulebound.games.champions.words import (
    YOUR_IDENTITY,
    PaidWith,
    action,
    does_not_happen,
    draw,
    heal,
    if_,
    interrupt,
    spend,
)
from rulebound.lcg.events import PLAY
from rulebound.lcg.moment import Moment
from rulebound.lcg.state import Lasting
from tests.champions_made_up import always, code, lay
from tests.champions_table import table
from tests.rulebook.champions.test_paying import THREE, buying, held

# --- what a wild resource stands for ----------------------------------------------------------------------------


@pytest.mark.rule("champions.wild.type_declared", "champions.wild.only_wild_outside_payment")
def test_a_wild_resource_fills_what_the_bill_lacks_before_it_is_asked():
    t = table()
    held(t, "energy", "the_power_of_justice", "the_power_of_leadership")
    m = buying(t)
    assert t.run(pay(t.s, m, (1, 1, 0, 1)), "pay/energy", "pay/the_power_of_justice", "pay/the_power_of_leadership")
    assert m.paid == (2, 1, 0, 1)
    assert "wild" not in t.prompts()


@pytest.mark.rule("champions.wild.type_declared")
@pytest.mark.parametrize("kind", range(3))
def test_a_wild_resource_stands_for_any_type(kind):
    t = table()
    held(t, "the_power_of_justice")
    m = buying(t)
    bill = pool(RESOURCES[kind])
    assert t.run(pay(t.s, m, bill))
    assert m.paid == bill


@pytest.mark.rule("champions.wild.type_declared")
def test_what_is_left_is_asked_where_a_card_cares():
    t = table()
    held(t, "the_power_of_justice", "the_power_of_leadership")
    m = buying(t)
    assert t.run(pay(t.s, m, (0, 0, 0, 2), frozenset({1})), "wild/stands-for:mental")
    assert m.paid == (0, 1, 0, 1)
    t = table()
    held(t, "the_power_of_justice", "genius")
    m = buying(t)
    assert t.run(pay(t.s, m, (0, 0, 0, 3), frozenset({1})))
    assert "wild" not in t.prompts(), "there is a mental resource already"
    assert m.paid == (0, 2, 0, 1)


def test_a_card_cares_for_the_resources_that_its_effects_name():
    ability = action(
        draw(1), if_(PaidWith("mental"), heal(1, YOUR_IDENTITY)), cost=(spend("energy"), spend("energy physical"))
    )
    assert ability.cares == {RESOURCES.index("mental")}
    assert ability.bill == (2, 0, 1, 0)
    assert action(draw(1)).bill == NOTHING
    m = buying(table())
    m.paid = (0, 1, 0, 0)
    assert [PaidWith(kind).holds(table().s, m) for kind in RESOURCES] == [False, True, False, False]


# --- what a card costs ------------------------------------------------------------------------------------------


@pytest.mark.rule("champions.initiation.determine_cost")
def test_a_card_from_hand_costs_its_price_and_in_play_only_what_its_ability_asks():
    t = table(hand=["haymaker"])
    card = t.card("haymaker")
    assert bill_of(t.s, Moment(card, 0, card.printed.abilities[0])) == (0, 0, 0, 2)
    vision = t.put("vision")
    assert bill_of(t.s, Moment(vision, 0, vision.printed.abilities[0])) == (1, 0, 0, 0)
    both_bills = event(code(), "Both", cost=2, does=action(draw(1), cost=spend("energy")))
    made = t.lay(both_bills, "hand")
    assert bill_of(t.s, Moment(made, 0, both_bills.abilities[0])) == (1, 0, 0, 2)


@pytest.mark.rule("champions.initiation.determine_cost")
def test_a_reduction_is_for_the_next_card_of_its_player_and_never_below_nothing():
    t = table(heroes=THREE)
    face = support(code(), "Thing", cost=1)
    t.s.lasting = (
        Lasting("cost", -2, "phase", "cost", 1, -1), Lasting("atk", 3, "phase", "characters", 1, -1),
        Lasting("cost", 1, "phase", "cost", 2, -1),
    )  # fmt: skip
    assert [play_cost(t.s, seat, face) for seat in range(3)] == [1, 0, 2]
    spend_reductions(t.s, 1)
    assert [play_cost(t.s, seat, face) for seat in range(3)] == [1, 1, 2]
    assert [one.stat for one in t.s.lasting] == ["atk", "cost"]


def test_a_reduction_is_used_up_by_events_and_permanents_alike():
    for name in ("first_aid", "tenacity"):
        t = table(hand=[name, "energy"])
        t.hurt("spider_man", 1)
        t.s.lasting = (Lasting("cost", -1, "phase", "cost", 0, -1),)
        t.play(name)
        assert t.s.lasting == ()


# --- playing ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions.max.per_player", "champions.control.changes_only_by_ability")
def test_a_card_for_any_player_goes_to_one_who_has_none_of_it():
    t = table(heroes=THREE, first=2, hand=["heroic_intuition", "energy"])
    card = t.card("heroic_intuition")
    assert [player.seat for player in takers(t.s, card, 0)] == [2, 0, 1]
    t.put("heroic_intuition", seat=2)
    card = t.card("heroic_intuition#2")
    assert [player.seat for player in takers(t.s, card, 0)] == [0, 1]
    t.play("heroic_intuition#2", "give/p1")
    assert card.controller == 1
    assert t.lies(card, "area", seat=1)
    mansion = t.lay("avengers_mansion", "hand")
    assert [player.seat for player in takers(t.s, mansion, 0)] == [0]
    t.put("avengers_mansion", seat=0)
    assert takers(t.s, mansion, 0) == []


@pytest.mark.rule("champions.initiation.resolves_unless_cancelled", "champions.cancel.cost_still_paid")
def test_a_permanent_whose_playing_is_cancelled_is_discarded():
    t = table(hand=["tenacity", "energy"])
    lay(t, support(code(), "Critic", cost=0, does=interrupt(always(PLAY), does_not_happen)))
    t.play("tenacity", "interrupt-play/use:critic")
    assert t.discarded("tenacity")
    assert t.hand() == []


@pytest.mark.rule("champions.attach.on_entering_play", "champions.initiation.choices_after_payment")
def test_a_host_is_chosen_after_the_payment():
    t = table(hand=["inspired", "energy"], in_play=["mockingbird", "black_cat"])
    t.play("inspired", "attach/black_cat")
    assert t.s.host_of(t.card("inspired")) is t.card("black_cat")
    assert t.course()[-4:] == ["plays", "spends", "enters", "attached"]
