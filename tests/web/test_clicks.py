"""How many clicks a whole game takes for somebody who does what the computer player advises."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Arrive, Dealer
from tests.web.sitter import BUTTONS, PAY, Sitter

HINTED = f"{BUTTONS}.hinted, .card.hinted, .lcard.hinted, .att.hinted, .ph.hinted"
BEFORE, AFTER = 140, 95
"""Clicks of the same game when each answer was one, and at most now."""


def click_the_hint(me: Sitter) -> int:
    """One decision as advised; how many clicks it took."""
    turn = me.turn()
    if me.page.locator(PAY).count():  # the suggestion is the advice
        me.page.locator(PAY).click()
        me.after(turn)
        return 1
    me.press("h")
    me.page.locator(HINTED).first.wait_for()
    button = me.page.locator(f"{BUTTONS}.hinted")
    clicks = 1
    if button.count():
        button.first.click()
    else:
        me.page.mouse.move(0, 0)
        me.page.locator(HINTED).first.locator(".c-hit").click(position={"x": 16, "y": 20})
        me.page.wait_for_selector(f".app:not([data-turn='{turn}']), .picked")
        if me.turn() == turn:  # the card can do several things
            me.page.locator(f"{BUTTONS}.hinted").click()
            clicks += 1
    me.after(turn)
    return clicks


def test_champions_alone_by_hint_takes_two_thirds_of_the_clicks(arrive: Arrive):
    me = arrive()
    me.sit(me.server.new("me", game="champions", seed=1))
    clicks = 0
    assert isinstance(me.server, Dealer)
    with me.server.advising_steadily():
        while True:
            me.wait_to_decide()
            if me.is_over():
                break
            clicks += click_the_hint(me)
    answers = max(frame["view"]["answers"] for frame in me.frames if frame["type"] == "table")
    expect(me.page.locator(".choice .flagd")).to_contain_text("You")
    print(f"{clicks} clicks, {answers} answers")
    assert answers > 30, "a game long enough to tell"
    assert clicks * BEFORE <= answers * AFTER
