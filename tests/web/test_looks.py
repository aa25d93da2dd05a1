"""How it looks: it fits, it can be read by everybody, it keeps still for those who ask for it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrive

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize("language", ["en", "uk", "ru", "pl"])
def test_nothing_sticks_out_on_a_phone(arrive: Arrive, language: str, tmp_path):
    me = arrive(**PHONE, language=language)
    for path in ("/", "/setup/guardians"):
        me.page.goto(path)
        expect(me.page.locator(".page")).to_be_visible()
        me.must_fit()
    me.sit(me.server.new("me", "random", "random", "random"))
    me.wait_to_decide()
    me.must_fit()
    me.page.screenshot(path=tmp_path / f"phone-{language}.png", full_page=True)


def test_on_a_phone_a_tap_shows_the_card_and_its_button_takes_it(arrive: Arrive):
    me = arrive(**PHONE)
    me.sit(me.server.new("me", "random"))
    me.wait_to_decide()
    me.page.locator(".held .card.can").first.tap()
    expect(me.page.locator(".dock .card")).to_be_visible()
    turn = me.turn()
    me.page.locator(".dock .btn.opt").tap()
    me.after(turn)
    me.page.get_by_role("button", name="What happened").tap()
    expect(me.page.locator(".rail .log")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 800)])
@pytest.mark.parametrize("players", [2, 4, 8])
def test_the_whole_table_fits_on_a_laptop(arrive: Arrive, width: int, height: int, players: int):
    me = arrive(width, height)
    me.sit(me.server.new("me", *["random"] * (players - 1), boxes="both" if players > 4 else "guardians"))
    me.wait_until_laying()
    me.must_fit()
    choice, own = me.page.locator(".choice").bounding_box(), me.page.locator(".mine").bounding_box()
    assert choice is not None
    assert own is not None
    assert choice["y"] + choice["height"] <= height
    if height >= 900:
        assert own["y"] + own["height"] <= choice["y"] + 1
    for tile in me.page.locator(".tac").all():
        box = tile.bounding_box()
        assert box is not None
        assert box["width"] > 50


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_on_the_pages(arrive: Arrive, theme: str):
    me = arrive(theme=theme)
    for path in ("/", "/setup/guardians", "/join#AAAAAAAAAAAAAAAAAAAAAAAA"):
        me.page.goto(path)
        expect(me.page.get_by_role("main")).to_be_visible()
        me.must_be_accessible()


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_at_the_table(arrive: Arrive, theme: str):
    me = arrive(theme=theme, reduced_motion="reduce")
    me.sit(me.server.new("me", "random", "random"))
    me.wait_to_decide()
    me.must_be_accessible()
    me.wait_until_laying()
    me.must_be_accessible()
    me.page.locator(".pl .card:not(.back)").first.click()
    expect(me.page.locator(".dock .why")).to_be_visible()
    me.must_be_accessible()
    me.press("Escape", "m")
    expect(me.page.get_by_role("dialog")).to_be_visible()
    me.must_be_accessible()
    me.press("Escape")
    me.page.get_by_role("button", name="One step back").first.click()
    expect(me.page.locator(".app.past")).to_be_visible()
    me.must_be_accessible()


def test_axe_finds_nothing_on_a_phone(arrive: Arrive):
    me = arrive(**PHONE, reduced_motion="reduce")
    me.sit(me.server.new("me", "random", "random"))
    me.wait_to_decide()
    me.must_be_accessible()


def test_nothing_moves_for_those_who_asked_for_it(arrive: Arrive):
    me = arrive(reduced_motion="reduce")
    me.sit(me.server.new("me", "random"))
    for _ in range(3):
        me.take_any()
        assert me.page.evaluate("document.getAnimations().filter(a => a.playState === 'running').length") == 0
