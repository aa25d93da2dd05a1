"""The coach of a first game: what it says beside the real choices of each game, and how it is silenced."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Arrive
from tests.web.positions import recorded
from tests.web.sitter import BUTTONS, GLOWING, Sitter

Box = dict[str, float]

FIRST = {
    "champions": (["me"], {"heroes": ["spider_man"]}, "What glows is possible now"),
    "fellowship": (["me"], {"decks": ["leadership"]}, "What glows is possible now"),
    "versus": (["me", "random"], {}, "Any card can be a resource"),
    "guardians": (["me", "random", "random"], {"players": 3}, "One of these heroes is you"),
    "civilwar": (["me", "random"], {}, "Your team takes a turn"),
}
"""A first game of each, and the mark that comes first."""


def sit(me: Sitter, game: str) -> None:
    """Sit down to a new game."""
    seats, setup, _ = FIRST[game]
    wishes = [{"kind": "me"} if who == "me" else {"kind": "computer", "player": who} for who in seats]
    made = me.server.post("/api/matches", {"game": game, "setup": setup, "seats": wishes, "seed": 1})
    assert made.status_code == 201, made.text
    me.sit(made.json())
    me.wait_to_decide()


def begin(me: Sitter, game: str) -> Locator:
    """Sit down to a first game, and play until the coach says something."""
    sit(me, game)
    bubble = me.page.locator(".gd-bubble")
    while bubble.count() == 0:
        me.take_any()
        me.wait_to_decide()
    return bubble


def boxes(found: Locator) -> list[Box]:
    return [box for box in (one.bounding_box() for one in found.all() if one.is_visible()) if box]  # type: ignore[misc]


def apart(one: Box, other: Box) -> bool:
    return (
        one["x"] + one["width"] <= other["x"] + 1
        or other["x"] + other["width"] <= one["x"] + 1
        or one["y"] + one["height"] <= other["y"] + 1
        or other["y"] + other["height"] <= one["y"] + 1
    )


@pytest.mark.parametrize("game", FIRST)
def test_the_first_mark_of_every_game_lies_beside_the_choice_and_ends_with_a_click(arrive: Arrive, game: str):
    me = arrive(guide=True)
    bubble = begin(me, game)
    expect(bubble).to_have_count(1)
    expect(bubble.get_by_role("heading")).to_contain_text(FIRST[game][2])
    (place,) = boxes(bubble)
    for taken in boxes(me.page.locator(f".choice, .top, {GLOWING}")):
        assert apart(place, taken), taken
    guide = me.page.locator(".rail .gd-list")
    expect(guide.get_by_role("listitem")).to_have_count(5)
    expect(guide.locator("[aria-current=step]")).to_contain_text(FIRST[game][2])
    assert me.faults(".gd-bubble") == []
    assert me.faults(".gd-list") == []

    bubble.get_by_role("button", name="Got it").click()
    expect(me.page.get_by_role("heading", name=FIRST[game][2])).to_have_count(0)
    expect(guide.locator("li.done")).to_have_count(1)
    me.page.reload()
    expect(guide.locator("li.done")).to_have_count(1)
    expect(me.page.get_by_role("heading", name=FIRST[game][2])).to_have_count(0)


@pytest.mark.parametrize("game", ["guardians", "versus"])
def test_doing_the_thing_closes_the_bubble_too(arrive: Arrive, game: str):
    me = arrive(guide=True)
    begin(me, game)
    me.choose(me.page.locator(f"{GLOWING}, {BUTTONS}").first)
    expect(me.page.locator(".gd-bubble").get_by_role("heading", name=FIRST[game][2])).to_have_count(0)
    expect(me.page.locator(".gd-list li.done")).to_contain_text(FIRST[game][2])


def test_one_click_ends_the_guide_for_this_game_and_the_menu_brings_it_back(arrive: Arrive):
    me = arrive(guide=True)
    bubble = begin(me, "guardians")
    bubble.get_by_role("button", name="Skip the guide").click()
    expect(bubble).to_have_count(0)
    expect(me.page.locator(".gd-list")).to_have_count(0)
    me.page.reload()
    me.wait_to_decide()
    expect(bubble).to_have_count(0)

    me.press("m")
    me.page.locator(".menu").get_by_role("button", name="Guide me through a first game").click()
    expect(bubble).to_contain_text("One of these heroes is you")
    me.page.locator(".gd-list").get_by_role("button", name="Stop the guide").click()
    expect(bubble).to_have_count(0)
    expect(begin(me, "versus")).to_be_visible()  # another game is as new as ever


def test_enter_escape_and_g_are_its_keys(arrive: Arrive):
    me = arrive(guide=True)
    bubble = begin(me, "champions")
    me.press("Enter")
    expect(bubble).to_have_count(0)
    me.choose(me.page.locator(".choice .opts .btn.opt").last)  # the hand is kept, and the turn begins
    expect(bubble.get_by_role("heading")).to_contain_text("This is your turn")
    me.press("g")
    expect(me.page.locator(".gd-list, .gd-bubble")).to_have_count(0)
    me.press("g")
    expect(bubble.get_by_role("heading")).to_contain_text("This is your turn")
    me.press("Escape")
    expect(bubble.get_by_role("heading")).to_contain_text("A good first move")
    turn = me.turn()
    me.press("1")  # every key of the game does what it always does
    me.after(turn)
    expect(bubble.get_by_role("heading")).to_contain_text("Cards pay for cards")


def test_a_good_first_move_wears_the_ring_and_says_what_it_is_worth(arrive: Arrive):
    me = arrive(guide=True)
    me.remember(guide='{"champions": {"seen": ["glow", "turn"], "off": false}}')
    bubble = begin(me, "champions")
    expect(bubble.locator(".gd-advice")).to_contain_text("imagined games")
    worth = bubble.get_by_role("list", name="What the best options are worth")
    expect(worth.get_by_role("listitem").first).to_contain_text("%")
    expect(me.page.locator(".hinted").first).to_be_visible()
    expect(me.page.locator(".choice .msg")).to_have_count(0)  # it is said once


def test_what_is_not_possible_is_explained_once(arrive: Arrive):
    me = arrive(guide=True)
    me.remember(guide='{"versus": {"seen": ["resource", "formation", "attack"], "off": false}}')
    begin(me, "versus").get_by_role("button", name="Got it").click()
    me.page.locator(".held .card:not(.can)").first.click(position={"x": 16, "y": 20})
    expect(me.page.locator(".dock.k-why")).to_be_visible()
    expect(me.page.locator(".gd-bubble")).to_contain_text("Why this is not possible")
    me.press("Escape")
    expect(me.page.locator(".gd-bubble, .dock.k-why")).to_have_count(0)
    expect(me.page.locator(".gd-list")).to_have_count(0)  # nothing is left to say
    me.page.reload()
    me.wait_to_decide()
    expect(me.page.locator(".gd-list")).to_have_count(0)


def test_a_game_that_was_played_to_its_end_is_no_first_game(arrive: Arrive):
    me = arrive(guide=True)
    record = recorded("guardians/two")
    me.play_on(record, len(record.answers), 0)
    expect(me.page.locator("#the-end")).to_be_visible()
    sit(me, "guardians")
    expect(me.page.locator(".gd-list, .gd-bubble")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (1280, 720), (768, 1024)])
@pytest.mark.parametrize("game", ["champions", "guardians"])
def test_there_is_room_for_it_on_every_screen(arrive: Arrive, game: str, width: int, height: int):
    me = arrive(width, height, guide=True)
    bubble = begin(me, game)
    assert me.fits
    (place,) = boxes(bubble)
    (choice,) = boxes(me.page.locator(".choice"))
    assert place["x"] >= 0
    assert place["x"] + place["width"] <= width
    assert apart(place, choice)
    if width == 390:
        me.page.get_by_role("button", name="Menu").click()
        me.page.locator(".menu").get_by_role("button", name="Stop the guide").click()
        expect(me.page.locator(".gd-list, .gd-bubble")).to_have_count(0)
