"""VS System in a real browser: nothing lies over anything else, nothing is cut, in any window and language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Arrive
from tests.web.positions import A_FULL_TABLE, A_LONG_CHAIN, A_TEAM_ATTACKS, MANY_RESOURCES, Position, named, sit_at
from tests.web.sitter import Sitter

WINDOWS = [(1440, 900), (1280, 720), (768, 1024), (390, 844), (844, 390)]

OVERLAPS = """(cards, [one, other]) => cards.filter(card => {
    const boxes = selector => [...card.querySelectorAll(selector)].map(element => element.getBoundingClientRect())
    const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2
    return boxes(one).some(a => boxes(other).some(b => over(a, b)))
}).map(card => card.textContent)"""
"""The elements in which two parts lie over each other by more than two pixels."""

CUT = """elements => elements.filter(element => element.scrollWidth > element.clientWidth + 1
    || element.scrollHeight > element.clientHeight + 1).map(element => element.textContent)"""

TOUCHES = """tiles => tiles.filter(tile => {
    const number = tile.querySelector('i').getBoundingClientRect()
    const words = document.createRange()
    words.selectNodeContents(tile.querySelector('.rn').lastChild)
    const meets = line => line.right > number.left + 1 && line.left < number.right
        && line.bottom > number.top + 4 && line.top < number.bottom - 4
    return [...words.getClientRects()].some(meets)
}).map(tile => tile.textContent)"""
"""Resources whose name runs into their number."""


def in_the_way(cards: Locator, one: str, other: str) -> list[str]:
    found: list[str] = cards.evaluate_all(OVERLAPS, [one, other])
    return found


@pytest.mark.parametrize("position", [A_LONG_CHAIN, A_TEAM_ATTACKS, A_FULL_TABLE], ids=named)
def test_what_a_character_costs_and_can_do_is_seen(arrive: Arrive, position: Position):
    me = sit_at(arrive(), position)
    cards = me.page.locator(".fr .card")
    for width, height in ((1440, 900), (1280, 720), (768, 1024)):
        me.resize(width, height)
        for other in (".c-can", ".pillst", ".c-house"):
            assert in_the_way(cards, ".c-cost", other) == []
        assert in_the_way(cards, ".c-can", ".pillst") == []
    assert me.page.locator(".fr .c-can").count() > 0 or position is not A_LONG_CHAIN


@pytest.mark.parametrize("language", ["en", "uk", "ru", "pl"])
def test_names_of_resources_and_rows_run_into_nothing(arrive: Arrive, language: str):
    me = sit_at(arrive(language=language), A_FULL_TABLE)
    for width, height in ((1440, 900), (1280, 720)):
        me.resize(width, height)
        assert me.page.locator(".rt").evaluate_all(TOUCHES) == []
        rows = [label.bounding_box() for label in me.page.locator(".half.own .rl").all()]
        assert None not in rows
        (front, support) = ((box["y"], box["y"] + box["height"]) for box in rows if box)
        assert front[1] <= support[0], "the name of one row ends before that of the next begins"


def test_who_lies_is_as_large_as_the_place_allows(arrive: Arrive):
    me = sit_at(arrive(), A_TEAM_ATTACKS)
    lying = me.page.locator(".half.own .fr .card.turned").first.bounding_box()
    place = me.page.locator(".half.own .fr .spot.full").first.bounding_box()
    assert lying is not None
    assert place is not None
    assert lying["width"] > 0.9 * place["width"]
    assert lying["height"] > 0.8 * place["height"]


@pytest.mark.parametrize("language", ["en", "uk", "ru", "pl"])
def test_what_one_wishes_and_what_is_asked_can_be_read(arrive: Arrive, language: str):
    me = sit_at(arrive(language=language), A_LONG_CHAIN)
    expect(me.page.locator(".choice .wishes .mini")).to_have_count(1)
    for width, height in WINDOWS:
        me.resize(width, height)
        is_read(me)


def is_read(me: Sitter) -> None:
    """Neither the wish nor the question is cut, and the wish lies on nothing."""
    wish = me.page.locator(".choice .wishes .mini")
    assert wish.evaluate_all(CUT) == []
    icons = me.page.locator(".choice .aside .btn")
    box = wish.bounding_box()
    assert box is not None
    for icon in icons.all():
        other = icon.bounding_box()
        assert other is not None
        assert box["x"] + box["width"] <= other["x"] + 1 or box["y"] >= other["y"] + other["height"] - 1
    question = me.page.locator(".choice h1")
    assert question.evaluate_all(CUT) == []
    assert me.fits


def test_the_chain_calls_an_effect_by_its_card_and_says_its_aim_once(arrive: Arrive):
    me = sit_at(arrive(), A_LONG_CHAIN)
    top = me.page.locator(".chain .topc")
    expect(top.locator("b")).to_have_text("Sentinel Mark II")
    expect(top.locator(".aim")).to_have_count(1)
    nested = re.compile(r"power of .* on power of .* on ")
    expect(me.prompt).not_to_have_text(nested)


@pytest.mark.parametrize("language", ["en", "uk", "pl"])
def test_every_option_of_a_full_bar_is_seen(arrive: Arrive, language: str):
    me = sit_at(arrive(language=language), A_LONG_CHAIN)
    options = me.page.locator(".choice .opts")
    for width, height in ((768, 1024), (1280, 720)):
        me.resize(width, height)
        assert options.evaluate("element => element.scrollWidth <= element.clientWidth + 1")


def test_on_a_phone_an_empty_row_takes_little_room(arrive: Arrive):
    me = sit_at(arrive(390, 844), A_TEAM_ATTACKS)
    bare = me.page.locator(".half:not(.own) .fr.bare .spot").first.bounding_box()
    full = me.page.locator(".half:not(.own) .fr:not(.bare) .spot").first.bounding_box()
    assert bare is not None
    assert full is not None
    assert bare["height"] * 2 < full["height"]


def test_no_resource_is_out_of_sight_however_many_there_are(arrive: Arrive):
    me = sit_at(arrive(language="ru"), MANY_RESOURCES)
    expect(me.page.locator(".half.own .rt")).to_have_count(13)
    for width, height in ((1440, 900), (1280, 720)):
        me.resize(width, height)
        assert me.page.locator(".rg").evaluate_all(CUT) == []
        assert me.page.locator(".rt").evaluate_all(TOUCHES) == []


def test_before_anybody_stands_both_rows_lie_within_their_half(arrive: Arrive):
    """At the first question of every duel."""
    me = arrive()
    seats = [{"kind": "me"}, {"kind": "computer", "player": "random"}]
    me.sit(me.server.post("/api/matches", {"game": "versus", "setup": {}, "seats": seats, "seed": 1}).json())
    me.wait_to_decide()
    for width, height in ((1440, 900), (1280, 720), (1920, 1080)):
        me.resize(width, height)
        for half in me.page.locator(".half").all():
            around, spots = half.bounding_box(), [spot.bounding_box() for spot in half.locator(".spot").all()]
            assert around is not None
            assert len(spots) == 8
            for spot in spots:
                assert spot is not None
                assert around["y"] <= spot["y"]
                assert spot["y"] + spot["height"] <= around["y"] + around["height"]
