"""How many clicks whole games take for somebody who does what the computer player advises."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Arrive, Dealer
from tests.web.sitter import BUTTONS, PAY, Sitter

HINTED = f"{BUTTONS}.hinted, .card.hinted, .lcard.hinted, .att.hinted, .ph.hinted"
BEFORE, AFTER = 140, 95
"""Clicks of a game when each answer was one, and at most now; one game has more payments than another."""
GAMES = (1, 2)


def click_the_hint(me: Sitter) -> int:
    """One decision as advised; how many clicks it took."""
    turn = me.turn()
    if me.page.locator(PAY).count():  # the suggestion is the advice
        me.choose(me.page.locator(PAY))
        return 1
    me.press("h")
    me.page.locator(HINTED).first.wait_for()
    button = me.page.locator(f"{BUTTONS}.hinted")
    if button.count():
        me.choose(button.first)
        return 1
    me.page.mouse.move(0, 0)
    me.page.locator(HINTED).first.locator(".c-hit").click(position={"x": 16, "y": 20})
    me.page.wait_for_selector(f".app:not([data-turn='{turn}']), .picked")
    if me.turn() != turn:
        return 1
    me.choose(me.page.locator(f"{BUTTONS}.hinted"))  # the card can do several things
    return 2


def play_by_hints(me: Sitter, seed: int) -> tuple[int, int]:
    """How many clicks a game took, and how many answers they gave."""
    me.frames.clear()
    me.sit(me.server.new("me", game="champions", seed=seed))
    clicks = 0
    while True:
        me.wait_to_decide()
        if me.is_over():
            break
        clicks += click_the_hint(me)
    expect(me.page.locator(".choice .flagd")).to_contain_text("You")
    return clicks, max(frame["view"]["answers"] for frame in me.frames if frame["type"] == "table")


def test_champions_alone_by_hint_takes_two_thirds_of_the_clicks(arrive: Arrive):
    me = arrive()
    assert isinstance(me.server, Dealer)
    with me.server.advising_steadily():
        played = [play_by_hints(me, seed) for seed in GAMES]
    clicks, answers = (sum(numbers) for numbers in zip(*played, strict=True))
    assert all(given > 30 for _, given in played), "games long enough to tell"
    assert clicks * BEFORE <= answers * AFTER, played
