"""Playing a card in a real browser: what pays is suggested, can be exchanged, and all of it can be taken back."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from rulebound.kernel.choice import Choice
from rulebound.kernel.game import load_game
from rulebound.kernel.match import Match
from rulebound.kernel.record import Record
from tests.web.conftest import Arrive
from tests.web.positions import recorded
from tests.web.sitter import PAY

RHINO, MIRKWOOD = "champions/rhino", "fellowship/mirkwood"
STARTERS, DOOM = "versus/starters", "versus/brotherhood-doom"
HELD = ".hand .card[data-size=hand]"
FEINTS = 51
"""So many answers into it Quicksilver could become ready, and his player would be asked on before anything happens."""


def first(name: str, wanted: Callable[[Choice], bool]) -> tuple[Record, int, int]:
    """The first moment of a recorded game at which somebody is asked such a thing."""
    record = recorded(name)
    match: Match[Any] = Match(load_game(record.game), record.setup, record.seed)
    for answers, (seat, key) in enumerate(record.answers):
        for asked, choice in match.choices.items():
            if wanted(choice):
                return record, answers, asked
        match.follow(seat, key)
    raise AssertionError("no such moment in this record")


def a_payment(choice: Choice) -> bool:
    return choice.pays is not None and len(choice.options) > 3


def a_turn(choice: Choice) -> bool:
    return choice.prompt == "turn" and sum(option.act == "play" for option in choice.options) > 1


def test_the_suggested_payment_is_picked_and_one_click_pays(arrive: Arrive):
    me = arrive()
    me.play_on(*first(RHINO, a_payment))
    expect(me.prompt).to_have_text(re.compile(r"^Pay 3 for \S+"))
    expect(me.page.locator(".bill.met")).to_have_text("3 / 3")
    expect(me.page.locator(".card.chosen")).to_have_count(3)
    expect(me.page.locator(".hand .c-gives svg").first).to_be_visible()
    size = me.page.locator(".hand .c-gives svg").first.bounding_box()
    assert size is not None
    assert size["width"] >= 24, "large while one pays"
    expect(me.page.locator(".st2.own .z-playing .card")).to_be_visible()  # it lies on the own side
    assert me.faults(".choice") == []
    turn = me.turn()
    me.page.locator(PAY).click()
    me.after(turn)
    me.wait_to_decide()
    expect(me.page.locator(".app.paying")).to_have_count(0)
    expect(me.prompt).to_have_text("Your turn: what do you do?")


def test_a_click_exchanges_and_what_is_met_again_is_paid_at_once(arrive: Arrive):
    me = arrive()
    me.play_on(*first(RHINO, a_payment))
    others = me.page.locator(".hand .card.can:not(.chosen)")
    before = others.count()
    assert before > 0
    others.first.locator(".c-hit").click(position={"x": 16, "y": 20})
    expect(me.page.locator(".card.chosen")).to_have_count(3)
    expect(me.page.locator(".bill.met")).to_have_text("3 / 3")
    assert others.count() == before, "another one has come out for it"

    me.page.mouse.move(0, 0)
    me.page.locator(".hand .card.chosen .c-hit").first.click(position={"x": 16, "y": 20})
    expect(me.page.locator(PAY)).to_be_disabled()
    expect(me.page.locator(".bill")).to_have_text("2 / 3")
    turn = me.turn()
    me.page.mouse.move(0, 0)
    me.page.locator(".hand .card.can:not(.chosen) .c-hit").first.click(position={"x": 16, "y": 20})
    me.after(turn)
    expect(me.page.locator(".app.paying")).to_have_count(0)


def test_escape_and_cancel_lead_back_to_where_nothing_was_played(arrive: Arrive):
    me = arrive()
    record, answers, seat = first(RHINO, a_payment)
    me.play_on(record, answers - 1, seat)
    hand = me.page.locator(".hand .card").count()
    me.play_on(record, answers, seat)
    turn = me.turn()
    me.press("Escape")
    me.after(turn)
    expect(me.prompt).to_have_text("Your turn: what do you do?")
    expect(me.page.locator(".hand .card")).to_have_count(hand)

    me.play_on(record, answers, seat)
    turn = me.turn()
    me.page.get_by_role("button", name="Cancel", exact=True).click()
    me.after(turn)
    expect(me.prompt).to_have_text("Your turn: what do you do?")


def test_enter_pays(arrive: Arrive):
    me = arrive()
    me.play_on(*first(RHINO, a_payment))
    turn = me.turn()
    me.press("Enter")
    me.after(turn)
    expect(me.page.locator(".app.paying")).to_have_count(0)


def test_one_click_plays_and_pays_and_it_can_be_paid_differently_or_taken_back(arrive: Arrive):
    me = arrive()
    me.play_on(*first(RHINO, a_turn))
    hand = me.page.locator(".hand .card").count()
    me.choose(me.page.locator(".hand .card.can").last)
    expect(me.page.locator(".choice .msg")).to_contain_text("Paid with")
    expect(me.prompt).to_have_text("Your turn: what do you do?")
    turn = me.turn()
    me.page.get_by_role("button", name="Pay differently").click()
    me.after(turn)
    expect(me.page.locator(".app.paying")).to_be_visible()
    me.press("u")
    expect(me.prompt).to_have_text("Your turn: what do you do?")
    expect(me.page.locator(".hand .card")).to_have_count(hand)


def test_undo_goes_back_step_by_step_to_the_start_of_the_turn(arrive: Arrive):
    me = arrive()
    me.play_on(*first(RHINO, a_turn))
    start = me.page.locator(".hand .card").count()
    done = 0
    while me.page.locator(".hand .card.can").count():
        me.choose(me.page.locator(".hand .card.can").first)
        expect(me.prompt).to_have_text("Your turn: what do you do?")
        done += 1
    assert done > 1
    for _ in range(done):
        turn = me.turn()
        me.press("u")
        me.after(turn)
    expect(me.page.locator(".hand .card")).to_have_count(start)


def test_in_a_payment_the_hint_is_what_is_suggested(arrive: Arrive):
    me = arrive()
    me.play_on(*first(RHINO, a_payment))
    me.page.locator(".hand .card.can:not(.chosen) .c-hit").first.click(position={"x": 16, "y": 20})
    picked = me.page.locator(PAY).inner_text()
    me.press("h")
    expect(me.page.locator(f"{PAY}.hinted")).to_be_visible()
    expect(me.page.locator(PAY)).not_to_have_text(picked)


def test_heroes_of_the_rings_pay_with_several_tokens_in_one_click(arrive: Arrive):
    me = arrive()
    me.play_on(*first(MIRKWOOD, lambda choice: choice.pays is not None and max(choice.pays().times) > 1))
    expect(me.page.locator(".bill.met")).to_be_visible()
    expect(me.page.locator(".c-gives b").first).to_have_text(re.compile(r"^\d / \d$"))
    turn = me.turn()
    me.page.locator(PAY).click()
    me.after(turn)
    expect(me.page.locator(".app.paying")).to_have_count(0)


@pytest.mark.parametrize("way", ["Escape", "Cancel"])
def test_a_payment_of_heroes_leads_back_too(arrive: Arrive, way: str):
    me = arrive()
    record, answers, seat = first(MIRKWOOD, lambda choice: choice.pays is not None and len(choice.options) > 1)
    me.play_on(record, answers - 1, seat)
    hand, asked = me.page.locator(HELD).count(), me.prompt.inner_text()
    me.play_on(record, answers, seat)
    turn = me.turn()
    if way == "Cancel":
        me.page.get_by_role("button", name="Cancel", exact=True).click()
    else:
        me.press(way)
    me.after(turn)
    expect(me.prompt).to_have_text(asked)
    expect(me.page.locator(HELD)).to_have_count(hand)


# --- costs of cards: VS System ------------------------------------------------------------------------------


def costs(n: int, act: str) -> Callable[[Choice], bool]:
    return lambda choice: choice.prompt == act and choice.pays is not None and choice.pays().bill == (n,)


def before(record: Record, answers: int, seat: int) -> tuple[Record, int, int]:
    """The moment before, at which it was begun."""
    return record, answers - 1, seat


def test_what_is_missed_least_is_picked_to_be_discarded_and_can_be_exchanged(arrive: Arrive):
    me = arrive()
    me.play_on(*first(STARTERS, costs(1, "discard")))
    expect(me.prompt).to_have_text("Orbital Foundry: which card do you discard for it?")
    chosen = me.page.locator(".hand .card.chosen")
    expect(chosen).to_have_count(1)
    expect(me.page.locator(".bill.met")).to_have_text("1 / 1")
    expect(me.page.locator(".c-gives")).to_have_count(0)  # a card is a card: no symbol says what it gives
    suggested = me.page.locator(PAY).inner_text()
    me.page.locator(".hand .card.can:not(.chosen) .c-hit").first.click(position={"x": 16, "y": 20})
    expect(chosen).to_have_count(1)
    expect(me.page.locator(PAY)).not_to_have_text(suggested)
    assert me.faults(".choice") == []
    turn = me.turn()
    me.page.locator(PAY).click()
    me.after(turn)
    expect(me.page.locator(".app.paying")).to_have_count(0)


def test_a_cost_of_cards_can_be_cancelled(arrive: Arrive):
    me = arrive()
    me.play_on(*before(*first(STARTERS, costs(1, "discard"))))
    hand, asked = me.page.locator(HELD).count(), me.prompt.inner_text()
    me.play_on(*first(STARTERS, costs(1, "discard")))
    turn = me.turn()
    me.page.get_by_role("button", name="Cancel", exact=True).click()
    me.after(turn)
    expect(me.prompt).to_have_text(asked)
    expect(me.page.locator(HELD)).to_have_count(hand)


def test_several_characters_are_exhausted_with_one_click(arrive: Arrive):
    me = arrive()
    me.play_on(*before(*first(STARTERS, costs(1, "discard"))))
    power = me.page.locator(".half.own .card.can", has_text="Sentinel Mark IV")
    me.choose(power)
    expect(me.prompt).to_have_text("Sentinel Mark IV: whom do you exhaust for it?")
    expect(me.page.locator(".half.own .card.chosen")).to_have_count(2)
    expect(me.page.locator(".bill.met")).to_have_text("2 / 2")
    lying = me.page.locator(".half.own .card.land").count()
    turn = me.turn()
    me.page.locator(PAY).click()
    me.after(turn)
    expect(me.page.locator(".half.own .card.land")).to_have_count(lying + 2)


def test_a_power_is_used_and_paid_with_one_click_where_one_is_asked_on(arrive: Arrive):
    me = arrive()
    record, _, seat = first(DOOM, costs(1, "discard"))
    me.play_on(record, FEINTS, seat)
    hand = me.page.locator(HELD).count()
    asked = me.prompt.inner_text()
    me.choose(me.page.locator(".choice .opts .btn", has_text="Use the power of Quicksilver"))
    expect(me.page.locator(".choice .msg")).to_contain_text("Paid with")
    expect(me.page.locator(HELD)).to_have_count(hand - 1)
    turn = me.turn()
    me.page.get_by_role("button", name="Pay differently").click()
    me.after(turn)
    expect(me.page.locator(".app.paying")).to_be_visible()
    expect(me.page.locator(".hand .card.chosen")).to_have_count(1)
    me.press("Escape")
    expect(me.prompt).to_have_text(asked)
    expect(me.page.locator(HELD)).to_have_count(hand)
