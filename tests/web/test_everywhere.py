"""What must hold on every page and in every dialog: everybody can use it, enlarged twice too, and it keeps still."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.web.conftest import Arrive
from tests.web.places import PLACES
from tests.web.sitter import Sitter
from tests.web.test_looks import PHONE

SOURCES = Path(__file__).parents[2] / "web" / "src"
STILL = "document.getAnimations().filter(one => one.playState === 'running').length"
OUT_OF_REACH = """() => [...document.querySelectorAll('.dlg[open], .menu')].flatMap(box => {
    const outside = box.getBoundingClientRect()
    const scrolls = [box, ...box.querySelectorAll('*')].some(one => /auto|scroll/.test(getComputedStyle(one).overflowY))
    const inside = outside.left >= 0 && outside.top >= 0 && outside.right <= innerWidth && outside.bottom <= innerHeight
    const wide = box.scrollWidth > box.clientWidth + 1
    return inside && scrolls && !wide ? [] : [`${box.className}: ${JSON.stringify(outside)}`]
})"""


def test_the_list_of_places_knows_every_page_and_every_dialog():
    pages = re.findall(r"\{ page: '(\w+)'", (SOURCES / "route.ts").read_text().split("export function")[0])
    assert {place.page for place in PLACES.values()} == set(pages)
    opens = [
        str(file.relative_to(SOURCES))
        for file in sorted(SOURCES.rglob("*.tsx"))
        if re.search(r"<Dialog\b|role=\"dialog\"", file.read_text())
    ]
    assert {place.opens for place in PLACES.values() if place.opens} == set(opens)


@pytest.mark.parametrize("name", PLACES)
def test_everybody_can_use_it_on_every_screen(arrive: Arrive, name: str):
    me = arrive()
    PLACES[name].go(me)
    assert me.faults() == []
    assert me.page.evaluate(STILL) == 0
    me.resize(720, 450)  # half of 1440 by 900: who enlarges twice has no more
    nothing_is_lost(me)
    me.resize(390, 844)
    assert me.fits
    assert me.page.evaluate(OUT_OF_REACH) == []
    assert me.faults(both=False, colours=False) == []  # they are the same on a phone


@pytest.mark.parametrize(
    "name", ["invitation", "friends who talk", "recap", "log", "back in time", "piles of civilwar"]
)
def test_so_it_is_behind_the_button_of_a_phone(arrive: Arrive, name: str):
    me = arrive(**PHONE, theme="light")
    PLACES[name].go(me)
    assert me.fits
    assert me.page.evaluate(OUT_OF_REACH) == []
    assert me.faults() == []


@pytest.mark.parametrize("game", ["champions", "fellowship", "versus", "guardians", "civilwar"])
def test_enlarged_twice_on_a_small_laptop_the_board_lies_beside_what_is_asked(arrive: Arrive, game: str):
    me = arrive()
    PLACES[f"middle of {game}"].go(me)
    for width, height in ((720, 450), (640, 360), (667, 375)):
        me.resize(width, height)
        nothing_is_lost(me)
    me.resize(480, 320)  # too little for anything to stay in place: all of it scrolls by
    assert me.fits
    choice = me.page.locator(".choice")
    choice.scroll_into_view_if_needed()
    expect(choice).to_be_in_viewport()
    assert choice.evaluate("one => getComputedStyle(one).position") != "sticky"


def nothing_is_lost(me: Sitter) -> None:
    """Neither is anything too wide, nor does one thing that stays in place leave no room for the other."""
    assert me.fits
    assert me.page.evaluate(OUT_OF_REACH) == []
    if me.app.count() == 0:
        return
    window = me.page.viewport_size
    board, choice = box_of(me.page.locator(".board")), box_of(me.page.locator(".choice"))
    assert window is not None
    assert board["height"] >= 0.8 * window["height"]
    assert choice["x"] >= board["x"] + board["width"]
    assert 0 <= choice["y"] <= choice["y"] + choice["height"] <= window["height"]
    wishes, aside = me.page.locator(".choice .wishes .mini"), me.page.locator(".choice .aside .btn")
    for one in map(box_of, wishes.all()):
        for other in map(box_of, aside.all()):
            assert one["x"] + one["width"] <= other["x"] or one["y"] >= other["y"] + other["height"]


def box_of(what: Locator) -> FloatRect:
    box = what.bounding_box()
    assert box is not None
    return box
