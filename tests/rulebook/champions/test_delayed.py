"""Відстрочені ефекти, одночасне виконання."""

from __future__ import annotations

import pytest

from rulebound.games.champions.words import ALLY, discard, each, exhaust, that
from rulebound.lcg.events import END_OF_ROUND
from rulebound.lcg.in_play import enter_play, leave_play
from rulebound.lcg.state import Delayed
from rulebound.lcg.targets import THIS
from tests.champions_table import Table, table


def leaves_at_the_end_of_the_round(t: Table, name: str, seat: int) -> None:
    card = t.put(name, seat=seat)
    t.s.delayed = (*t.s.delayed, Delayed(END_OF_ROUND, discard(THIS), card.id, seat))


@pytest.mark.rule("champions.delayed_effect.future_point")
def test_charge_is_discarded_when_the_attack_ends_not_before():
    t = table(in_play=["charge"])
    t.villain_attacks()
    assert t.course("damaged", "leaves") == ["damaged", "leaves"]
    assert t.discarded("charge")


@pytest.mark.rule("champions.delayed_effect.automatic", "champions.delayed_effect.not_a_new_initiation")
def test_a_delayed_effect_happens_without_a_question():
    t = table()
    leaves_at_the_end_of_the_round(t, "nick_fury", 0)
    t.step("end_round")
    assert t.discarded("nick_fury")
    assert t.prompts() == []
    assert t.s.delayed == ()
    assert not t.said("uses")


@pytest.mark.rule("champions.delayed_effect.before_responses")
def test_a_delayed_effect_comes_before_responses():
    t = table(in_play=["charge"], engaged=["sandman"])
    t.reveal("sonic_converter")  # no Klaw: nothing to attach to
    t.put("sonic_converter", on="rhino")
    t.villain_attacks()
    order = t.course("leaves", "gets-stunned")
    assert order == ["leaves", "gets-stunned"]


@pytest.mark.rule("champions.simultaneous.first_player_orders")
def test_the_first_player_orders_what_happens_at_the_same_moment():
    t = table(heroes=["spider_man", "captain_marvel"])
    leaves_at_the_end_of_the_round(t, "nick_fury", 0)
    leaves_at_the_end_of_the_round(t, "mockingbird", 1)
    t.step("end_round", "p1>order/resolve:mockingbird")  # the token has passed
    (choice,) = t.asked
    assert choice.rule == "champions.simultaneous.first_player_orders"
    assert t.discarded("nick_fury")
    assert t.discarded("mockingbird")


def leaves_and_returns(t: Table, name: str) -> None:
    card = t.card(name)
    leave_play(t.s, card)
    t.quietly(enter_play(t.s, card, t.s.players[0].area, 0))


@pytest.mark.rule("champions.in_play.new_copy", "champions.delayed_effect.future_point")
@pytest.mark.parametrize("returns", [False, True])
def test_a_delayed_effect_is_not_about_a_card_that_left_and_came_back(returns):
    t = table()
    leaves_at_the_end_of_the_round(t, "vision", 0)
    if returns:
        leaves_and_returns(t, "vision")
    t.step("end_round")
    assert t.in_play("vision") == returns


@pytest.mark.rule("champions.in_play.new_copy", "champions.delayed_effect.future_point")
@pytest.mark.parametrize("returns", [False, True])
def test_what_was_picked_for_later_is_forgotten_when_it_leaves_play(returns):
    t = table(in_play=["vision", "tigra", "hulk"])
    picks = tuple(("ally", t.card(name).id) for name in ("vision", "tigra"))
    made = Delayed(END_OF_ROUND, exhaust(that("ally", ALLY)), t.card("hulk").id, 0, picks)
    t.s.delayed = (made,)
    if returns:
        leaves_and_returns(t, "vision")
    t.step("end_round")
    assert [t.card(name).exhausted for name in ("vision", "tigra", "hulk")] == [not returns, True, False]


@pytest.mark.rule("champions.lasting.outlives_source", "champions.delayed_effect.automatic")
def test_a_delayed_effect_about_others_outlives_its_card():
    t = table(in_play=["vision", "hulk"])
    made = Delayed(END_OF_ROUND, exhaust(each(ALLY)), t.card("hulk").id, 0)
    t.s.delayed = (made,)
    leave_play(t.s, t.card("hulk"))
    t.step("end_round")
    assert t.card("vision").exhausted
