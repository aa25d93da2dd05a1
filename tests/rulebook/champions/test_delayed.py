"""Відстрочені ефекти, одночасне виконання."""

from __future__ import annotations

import pytest

from rulebound.games.champions.words import discard
from rulebound.lcg.events import END_OF_ROUND
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
