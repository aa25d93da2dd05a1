"""What others do is told beat by beat.

Here each beat waits for a click; how long they last otherwise, web/test/telling.test.ts knows.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.positions import by_lot, recorded
from tests.web.sitter import Sitter

TURN_ENDS = 68
"""After so many answers of champions/rhino nothing is left to do but to end the turn."""


def villain_phase(me: Sitter) -> Sitter:
    """Sit down at the end of a turn, and end it."""
    me.play_on(recorded("champions/rhino"), TURN_ENDS, 0)
    me.page.locator(".choice .opts").get_by_role("button", name="Done").click()
    expect(me.page.locator(".app.telling")).to_be_visible()
    return me


def test_the_villain_phase_is_told_beat_by_beat(arrive: Arrive):
    me = villain_phase(arrive(speed="click"))
    page = me.page
    expect(me.prompt).to_have_text("The villain phase begins.")
    threat = page.locator(".foe .land .tok.threat")
    before = int(threat.inner_text().split(" / ")[0])
    lines = me.log.count()
    me.press("Space")
    expect(me.prompt).to_have_text("1 threat is placed on The Break-In!")
    expect(threat).to_have_text(f"{before + 1} / 7")
    expect(page.locator(".foe .card.told")).to_contain_text("The Break-In!")
    expect(me.log).to_have_count(lines + 1)
    expect(page.locator(".card.can, .choice .btn.opt")).to_have_count(0)  # nothing is asked while it is told

    me.press("Space")
    expect(me.prompt).to_have_text("Rhino schemes.")
    page.get_by_role("button", name="Next").click()
    expect(me.prompt).to_contain_text("Boost:")
    expect(page.locator(".scene .card[data-size=zoom]")).to_be_visible()
    expect(page.locator(".scene .adds")).to_have_text("+0")
    expect(threat).to_have_text(f"{before + 1} / 7")  # the scheme's own threat comes after its boost
    me.press("Space")
    expect(threat).to_have_text(f"{before + 2} / 7")
    me.press("Escape")
    expect(page.locator(".app.telling")).to_have_count(0)
    expect(me.prompt).to_have_text("Hydra Bomber: choose one.")

    page.get_by_role("button", name="Since your turn").click()
    recap = page.get_by_role("dialog", name="Since your turn")
    expect(recap.locator("li").first).to_contain_text("The villain phase begins.")
    expect(recap.locator("li").last).to_contain_text("Hydra Bomber engages")
    assert me.faults(".dlg") == []
    me.press("Escape")
    expect(recap).to_have_count(0)


def test_a_click_ends_what_is_told_and_takes_nothing(arrive: Arrive):
    me = villain_phase(arrive(speed="click"))
    answers = me.answers
    me.page.locator(".hand .card").first.click()
    expect(me.page.locator(".app.telling")).to_have_count(0)
    expect(me.prompt).to_have_text("Hydra Bomber: choose one.")
    assert me.answers == answers
    expect(me.page.locator(".dock.pinned")).to_have_count(0)


def test_nothing_is_told_when_the_speed_is_off(arrive: Arrive):
    me = arrive(speed="off")
    me.play_on(recorded("champions/rhino"), TURN_ENDS, 0)
    me.page.locator(".choice .opts").get_by_role("button", name="Done").click()
    expect(me.prompt).to_have_text("Hydra Bomber: choose one.")
    expect(me.page.locator(".app.telling")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "answers", "seat"),
    [
        ("fellowship/mirkwood", 84, 0),
        ("versus/sentinels-x-men", 45, 0),
        ("guardians", 30, 0),
        ("civilwar/clash", 62, 1),
    ],
)
def test_every_game_tells_what_others_do(arrive: Arrive, game: str, answers: int, seat: int):
    me = arrive(speed="click")
    record = recorded(game) if "/" in game else by_lot(game, seed=3)
    while record.answers[answers][0] != seat:
        answers += 1
    me.play_on(record, answers, seat)
    telling = me.page.locator(".app.telling")
    for _ in range(20):
        if telling.count():
            break
        assert me.take_any()
        me.page.locator(".app.telling, .choice:not(.calm)").first.wait_for()
    expect(telling).to_be_visible()
    expect(me.prompt).not_to_be_empty()
    expect(me.page.locator(".choice .more")).to_have_text(re.compile(r"1 of \d+"))
    me.page.get_by_role("button", name="Skip").click()
    me.wait_to_decide()
