"""Between strangers: a clock at the seats, a claim when somebody has left, conceding with a question before it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Arrive


def test_a_clock_is_agreed_on_and_who_concedes_is_asked_once_more(arrive: Arrive):
    host, guest = arrive(), arrive()
    host.page.goto("/setup/guardians")
    host.page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="2", exact=True).click()
    expect(host.page.get_by_label("Clock")).to_have_count(0)
    host.page.get_by_role("radiogroup", name="Player 2").get_by_role("radio", name="Open").click()
    host.page.get_by_label("Clock").select_option("15 minutes for the game")
    host.page.get_by_role("button", name="Start the game").click()
    host.page.get_by_role("button", name="Invite").click()

    guest.page.goto(host.invited())
    guest.page.reload()
    expect(guest.page.get_by_text("15 minutes for the game")).to_be_visible()
    guest.page.get_by_label("Your name").fill("Jan")
    guest.page.get_by_role("button", name="Sit down").click()
    expect(guest.app).to_be_visible()
    for one in (host, guest):
        expect(one.page.locator(".seats .time")).to_have_count(2)
        expect(one.page.locator(".seats .time").first).to_have_text(re.compile(r"^1[45]:\d\d$"))
    expect(host.page.locator(".seats .time").first).to_have_text(re.compile(r"^14:"))
    assert host.faults(".rail") == []

    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_role("button", name="Concede").click()
    assert guest.faults(".menu") == []
    guest.page.get_by_role("button", name="No", exact=True).click()
    expect(guest.page.get_by_role("button", name="Yes, I concede")).to_have_count(0)
    guest.page.get_by_role("button", name="Concede").click()
    guest.page.get_by_role("button", name="Yes, I concede").click()
    expect(host.page.locator(".choice h1")).to_have_text("The others have conceded.")
    expect(host.page.locator(".flagd")).to_contain_text("won")
    expect(guest.page.locator(".flagd")).to_contain_text("lost")
    expect(host.page.locator(".log .ln").last).to_contain_text("Jan concedes.")
    expect(host.page.locator(".seats .time")).to_have_count(0)


def test_a_game_is_claimed_from_who_has_left(arrive: Arrive):
    """This server waits for no time at all, so that a test need not."""
    host = arrive()
    created = host.server.new("me", "open")
    friend = host.server.sit(host.server.join(created["invites"][0]["invite"], "Jan")["token"])
    host.sit(created)
    expect(host.page.get_by_role("button", name="Claim the game")).to_have_count(0)
    friend.close()
    host.page.get_by_role("button", name="Claim the game").click()
    expect(host.page.locator(".choice h1")).to_have_text("The others have left.")
