"""Questions with many answers, on a phone and elsewhere: all of them are reached, and the board is still seen."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from rulebound.i18n import languages
from rulebound.kernel.game import load_game
from rulebound.kernel.match import Match
from rulebound.kernel.record import Record
from tests.web.conftest import Arrive
from tests.web.positions import recorded

PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}


def a_name_to_say() -> tuple[Record, int, int]:
    """A question of VS System with a hundred answers: the name of any card."""
    chance = random.Random(0)
    match: Match[Any] = Match(load_game("versus"), {}, 0)
    while True:
        seat, choice = next(iter(match.choices.items()))
        if choice.prompt == "name":
            return match.record(), match.answers, seat
        match.answer(seat, chance.randrange(len(choice.options)))


@pytest.mark.parametrize("language", languages())
def test_a_hundred_answers_fit_on_a_phone_and_one_is_found_by_its_name(arrive: Arrive, language: str):
    me = arrive(**PHONE, language=language)
    me.play_on(*a_name_to_say())
    page = me.page
    buttons = page.locator(".choice .opts .btn")
    n = buttons.count()
    assert n > 100
    bar = page.locator(".choice").bounding_box()
    assert bar is not None
    assert bar["height"] < PHONE["height"] / 2, "the board is seen above"
    assert bar["y"] + bar["height"] <= PHONE["height"]
    wrong = """[...document.querySelectorAll('.choice .opts .btn')].filter(one => {
        const box = one.getBoundingClientRect()
        return box.left < 0 || box.right > innerWidth || box.height < 44 || one.scrollWidth > one.clientWidth + 1
    }).length"""
    assert page.evaluate(wrong) == 0
    buttons.last.scroll_into_view_if_needed()
    last = buttons.last.bounding_box()
    assert last is not None
    assert bar["y"] < last["y"] < last["y"] + last["height"] <= bar["y"] + bar["height"], "the last one is reached too"
    name = buttons.nth(n // 2).inner_text()
    page.get_by_role("searchbox").fill(name.upper())
    expect(buttons.first).to_contain_text(name)
    assert buttons.count() < n / 4
    assert me.fits
    assert me.faults(".choice") == []
    turn = me.turn()
    buttons.first.tap()
    me.after(turn)


@pytest.mark.parametrize("language", languages())
def test_a_bid_is_read_and_reached_on_a_phone(arrive: Arrive, language: str):
    me = arrive(**PHONE, language=language)
    me.play_on(recorded("civilwar/registration"), 0, 0)
    buttons = me.page.locator(".choice .opts .btn")
    assert buttons.count() > 20
    bar = me.page.locator(".choice").bounding_box()
    assert bar is not None
    assert bar["height"] < PHONE["height"] * 0.55
    chip = me.page.locator(".choice .ask .rule, .choice .ask .chip").first.bounding_box()
    first = buttons.first.bounding_box()
    assert chip is not None
    assert first is not None
    assert chip["y"] + chip["height"] <= first["y"] + 1, "the rule is not cut by the first row"
    assert me.fits


def test_at_a_large_window_a_word_finds_an_answer_too(arrive: Arrive):
    me = arrive()
    me.play_on(*a_name_to_say())
    field = me.page.get_by_role("searchbox")
    field.fill("wolv")
    buttons = me.page.locator(".choice .opts .btn")
    expect(buttons.first).to_contain_text("Wolverine")
    assert buttons.count() < 10
    box = me.page.locator(".choice").bounding_box()
    assert box is not None
    assert box["height"] < 100
    field.fill("h2")  # letters and digits are written, they are no keys of the table
    expect(field).to_have_value("h2")
    assert me.fits
    assert me.faults(".choice") == []
