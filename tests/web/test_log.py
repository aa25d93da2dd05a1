"""What happened: the log follows, by turns and phases."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.positions import recorded
from tests.web.sitter import Sitter


def is_at_its_end(me: Sitter) -> bool:
    return bool(me.page.locator(".log").evaluate("log => log.scrollHeight - log.scrollTop - log.clientHeight < 2"))


def test_the_log_follows_also_after_a_replay_and_in_a_smaller_room(arrive: Arrive):
    me = arrive()
    me.play_on(recorded("versus/sentinels-x-men"), 70, 0)
    assert is_at_its_end(me)
    me.resize(1440, 640)  # the chain, a rule, a smaller window: whatever takes room from it
    assert is_at_its_end(me)
    me.press("l", "ArrowLeft", "ArrowLeft")
    expect(me.page.locator(".app.past")).to_be_visible()
    me.page.get_by_role("button", name="Back to now").click()
    expect(me.page.locator(".app.past")).to_have_count(0)
    assert is_at_its_end(me)
    lines = me.log.count()
    while me.log.count() < lines + 4:
        assert me.take_any()
    me.wait_to_decide()
    assert is_at_its_end(me)


def test_whoever_reads_what_was_before_is_left_in_peace(arrive: Arrive):
    me = arrive()
    me.play_on(recorded("versus/sentinels-x-men"), 70, 0)
    me.page.locator(".log").hover()
    me.page.mouse.wheel(0, -100_000)
    expect(me.page.locator(".log .chapter").first).to_be_in_viewport()
    lines = me.log.count()
    while me.log.count() < lines + 4:
        assert me.take_any()
    assert me.page.locator(".log").evaluate("log => log.scrollTop") == 0


def test_the_log_has_chapters_and_is_one_stop_of_tab(arrive: Arrive):
    me = arrive()
    me.play_on(recorded("champions/rhino"), 68, 0)
    chapter = me.page.locator(".log .chapter").filter(has_text="The villain phase begins").first
    expect(chapter.locator(".ln").first).to_have_class("ln sys")
    expect(chapter.locator(".ln").nth(1)).to_contain_text("threat is placed")
    assert me.page.locator(".log :is(button, a, [tabindex='0']):not([tabindex='-1'])").count() == 0
    assert me.faults(".rail") == []
