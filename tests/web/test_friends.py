"""With a friend: the invitation with its QR code, and short phrases that each reads in their own language."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.sitter import Sitter


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844), (844, 390)])
def test_an_invitation_has_a_link_and_a_qr_code_and_fits(arrive: Arrive, width: int, height: int):
    host = arrive(width, height)
    host.sit(host.server.new("me", "open"))
    if width < 1000:
        host.page.get_by_role("button", name="What happened").click()
    host.page.get_by_role("button", name="Invite").click()
    dialog = host.page.get_by_role("dialog", name="Invite")
    expect(dialog).to_contain_text("takes the seat: Player 2")
    expect(dialog.get_by_role("img", name="QR code")).to_be_visible()
    expect(dialog.get_by_role("textbox", name="Link")).to_have_value(f"{host.server.url}/join#" + link_secret(host))
    assert host.fits
    assert host.faults(".dlg") == []


def link_secret(host: Sitter) -> str:
    """The secret of the open seat that the browser of the host keeps."""
    return str(host.page.evaluate("JSON.parse(localStorage.getItem('rulebound.matches'))[0].invites[0].invite"))


def test_a_phrase_is_read_by_each_in_their_own_language(arrive: Arrive):
    host = arrive()
    host.sit(host.server.new("me", "open"))
    host.page.get_by_role("button", name="Invite").click()
    link = host.invited()
    guest = arrive(390, 844, language="uk")
    guest.page.goto(link)
    guest.page.locator(".btn.pri").click()
    expect(guest.app).to_be_visible()

    host.page.get_by_role("button", name="Say something").click()
    assert host.faults(".rail") == []
    host.page.get_by_role("button", name="Good luck!").click()
    expect(host.page.locator(".bubble")).to_contain_text("Good luck!")
    expect(host.page.locator(".phrases")).to_have_count(0)
    guest.press("l")
    expect(guest.page.locator(".bubble")).to_contain_text("Щасти!")
    guest.page.get_by_role("button", name="Сказати щось").click()
    guest.page.get_by_role("button", name="Дякую!").click()
    expect(host.page.locator(".bubble").last).to_contain_text("Thank you!")


def test_whoever_is_invited_reads_what_they_will_play_and_with_whom(arrive: Arrive):
    guest = arrive(390, 844)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "computer", "player": "random"}]
    match = {"game": "civilwar", "setup": {"blue_players": 2}, "seats": seats}
    created = guest.server.post("/api/matches", match).json()
    guest.page.goto(f"/join#{created['invites'][0]['invite']}")
    expect(guest.page.get_by_role("main")).to_contain_text("Team Blue · Kate Bishop")
    expect(guest.page.get_by_role("main")).to_contain_text("At the table: Ada, Cleo")
    assert guest.fits


def test_alone_with_computer_players_there_is_nobody_to_talk_to(arrive: Arrive):
    me = arrive()
    me.sit(me.server.new("me", "random"))
    me.wait_to_decide()
    expect(me.page.get_by_role("button", name="Say something")).to_have_count(0)
