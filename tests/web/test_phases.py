"""The strip of phases in the top bar: where in the round the game is, and what the rulebook says of it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.positions import recorded
from tests.web.test_beats import TURN_ENDS
from tests.web.test_coach import FIRST, sit

PHASES = {
    "champions": ["Player phase", "Threat", "Enemies activate", "Deal", "Reveal"],
    "fellowship": ["Resources", "Planning", "Quest", "Travel", "Encounter", "Combat", "Refresh"],
    "versus": ["Draw", "Resource", "Recruit", "Formation", "Attack", "Recovery"],
    "guardians": ["Select cards", "Act", "Battle over?", "Round over?"],
    "civilwar": ["Draw", "Play", "Act", "End of turn"],
}


@pytest.mark.parametrize("game", PHASES)
def test_every_game_shows_its_phases_and_each_leads_to_its_page(arrive: Arrive, game: str):
    me = arrive()
    sit(me, game)
    strip = me.page.get_by_role("navigation", name="The phases of a round")
    links = strip.get_by_role("link")
    while links.count() == 0:  # before the first round there are none
        me.take_any()
        me.wait_to_decide()
    expect(strip.locator("[aria-current=step]")).to_have_count(1)
    names = [name.split("\n")[0] for name in links.all_text_contents()]
    assert [name.rstrip("/0123456789 ") for name in names] == PHASES[game]
    book = me.server.http.get(f"/api/games/{game}/rules").json()
    pages = {topic["id"] for chapter in book["chapters"] for topic in chapter["topics"]}
    for link in links.all():
        address = (link.get_attribute("href") or "").split("/")
        assert address[:3] == ["", "rules", game]
        assert address[3] in pages
    assert me.faults(".top") == []


def test_the_strip_follows_what_is_told(arrive: Arrive):
    me = arrive(speed="click")
    me.play_on(recorded("champions/rhino"), TURN_ENDS, 0)
    current = me.page.locator(".steps [aria-current=step]")
    expect(current).to_contain_text("Player phase")
    me.page.locator(".choice .opts").get_by_role("button", name="Done").click()
    expect(me.page.locator(".app.telling")).to_be_visible()
    expect(current).to_contain_text("Threat")
    while current.inner_text().startswith("Threat"):
        me.press("Space")
    expect(current).to_contain_text("Enemies activate")


@pytest.mark.parametrize("game", FIRST)
def test_a_phone_shows_the_one_that_it_is(arrive: Arrive, game: str):
    me = arrive(390, 844)
    sit(me, game)
    assert me.fits
    expect(me.page.locator(".steps li").locator("visible=true")).to_have_count(1)
