"""A whole game without a pointer: by the keys that stand on the options, and with Tab, arrows and Enter."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.sitter import PAY, Sitter

TABS = 40
"""More than enough to come to anything that can be taken."""
TAKEN = """() => {
    const now = document.activeElement
    return now !== null && now.closest('.choice .opts button, .can, .opt') !== null
}"""


def answer_by_key(me: Sitter, chance: random.Random) -> bool:
    """One decision by a key that is written on an option; False if none has one."""
    keys = me.page.locator(".choice .opts kbd, .card .c-key, .c-key").all_inner_texts()
    keys = [key for key in dict.fromkeys(keys) if key.isdigit()]
    if not keys:
        return False
    turn = me.turn()
    me.press(chance.choice(keys))
    me.page.wait_for_selector(f".app:not([data-turn='{turn}']), .picked")
    if me.turn() == turn:  # this card can do several things
        me.press("1")
    me.after(turn)
    return True


def answer_by_focus(me: Sitter) -> None:
    """The first thing that Tab comes to and that can be taken, with Enter."""
    turn = me.turn()
    for _ in range(TABS):
        me.press("Tab")
        if me.page.evaluate(TAKEN):
            break
    assert me.page.evaluate(TAKEN), "Tab leads to what can be taken"
    me.press("Enter")
    me.page.wait_for_selector(f".app:not([data-turn='{turn}']), .picked")
    if me.turn() == turn:
        me.press("1")
    me.after(turn)


@pytest.mark.parametrize("game", ["champions", "guardians"])
def test_a_whole_game_is_played_by_the_keyboard_alone(arrive: Arrive, game: str):
    me = arrive()
    chance = random.Random(5)
    me.fix_chance(3)
    me.page.goto(f"/setup/{game}")
    expect(me.page.get_by_role("button", name="Start the game")).to_be_enabled()
    me.press("Enter")
    expect(me.app).to_be_visible()
    decided = 0
    while True:
        me.wait_to_decide()
        if me.is_over():
            break
        decided += 1
        if me.page.locator(PAY).count():
            turn = me.turn()
            me.press("Enter")
            me.after(turn)
        elif decided % 3 == 0 or not answer_by_key(me, chance):
            answer_by_focus(me)
    assert decided > 10
    expect(me.page.locator("#the-end")).to_be_visible()
    me.press("n")  # and the next one
    expect(me.page.locator("#the-end")).to_have_count(0)
    me.wait_to_decide()
