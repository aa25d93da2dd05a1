"""The page before a game: what a choice means, for a pointer, a keyboard, a finger and an ear."""

from __future__ import annotations

import itertools

import pytest
from playwright.sync_api import Locator, expect

from rulebound.i18n import Language, languages
from rulebound.kernel.text import Text
from tests.web.conftest import Arrive
from tests.web.sitter import Sitter


def tile(me: Sitter, group: str, name: str) -> Locator:
    return me.page.get_by_role("radiogroup", name=group).get_by_role("radio", name=name)


def told(me: Sitter, value: str) -> Locator:
    return me.page.locator(f"#about-{value}")


def test_a_hero_is_told_of_under_the_pointer_and_the_focus(arrive: Arrive):
    me = arrive()
    me.page.goto("/setup/champions")
    expect(told(me, "heroes-spider_man")).to_be_visible()  # who is chosen
    expect(told(me, "heroes-spider_man")).to_contain_text("Easy to begin with")
    expect(told(me, "heroes-spider_man")).to_contain_text("Spider-Sense")
    tile(me, "Heroes", "She-Hulk").hover()
    expect(told(me, "heroes-she_hulk")).to_be_visible()
    expect(told(me, "heroes-she_hulk")).to_contain_text("Hard")
    expect(told(me, "heroes-spider_man")).to_be_hidden()
    me.page.mouse.move(0, 0)
    expect(told(me, "heroes-spider_man")).to_be_visible()
    tile(me, "Heroes", "Iron Man").focus()
    expect(told(me, "heroes-iron_man")).to_be_visible()
    assert me.faults() == []


def test_nothing_moves_while_the_pointer_wanders(arrive: Arrive):
    me = arrive()
    me.page.goto("/setup/champions")
    start = me.page.get_by_role("heading", name="The game", exact=True)
    expect(start).to_be_visible()
    before = start.bounding_box()
    for hero in ("Black Panther", "Captain Marvel", "Iron Man", "She-Hulk"):
        tile(me, "Heroes", hero).hover()
        assert start.bounding_box() == before


def test_a_finger_chooses_and_reads_at_once(arrive: Arrive):
    me = arrive(390, 844, has_touch=True, is_mobile=True)
    me.page.goto("/setup/champions")
    tile(me, "Villain", "Ultron").tap()
    expect(tile(me, "Villain", "Ultron")).to_be_checked()
    expect(told(me, "villain-ultron")).to_be_visible()
    expect(told(me, "villain-rhino")).to_be_hidden()
    assert me.fits


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["champions", "fellowship", "versus"])
def test_what_is_told_can_be_heard_in_every_language(arrive: Arrive, game: str, language: str):
    me = arrive(language=language)
    me.page.goto(f"/setup/{game}")
    words = Language.load(language)
    chosen = {"champions": "heroes-spider-man", "fellowship": "decks-leadership", "versus": "decks-march-of-iron"}[game]
    taken = me.page.locator(".pk[aria-checked=true]").first
    told_of = str(taken.get_attribute("aria-describedby"))
    expect(me.page.locator(f"#{told_of}")).to_contain_text(words.text(Text(f"{game}-about-{chosen}")))
    expect(me.page.locator(f"#{told_of}")).to_contain_text(words.text(Text("page-level-1")))


def test_each_level_of_computer_players_is_explained(arrive: Arrive):
    me = arrive()
    me.page.goto("/setup/guardians")
    group = me.page.get_by_role("radiogroup", name="Computer players")
    for level in ("random", "easy", "fair", "strong", "expert"):
        group.get_by_role("radio", name=level).click()
        said = Language.load("en").text(Text(f"page-player-about-{level}"))
        expect(me.page.locator(".about")).to_have_text(said)


def test_quests_lie_side_by_side(arrive: Arrive):
    me = arrive()
    me.page.goto("/setup/fellowship")
    expect(tile(me, "Scenario", "Passage Through Mirkwood")).to_be_visible()
    boxes = [one.bounding_box() for one in me.page.locator(".pk .land").all()]
    edges = [(box["x"], box["x"] + box["width"]) for box in boxes if box]
    assert len(edges) == 3
    assert all(end < start for (_, end), (start, _) in itertools.pairwise(edges))


def test_a_clash_shows_who_is_taken_and_asks_only_what_it_needs(arrive: Arrive):
    """Also what is taken if nothing is said: the heroes of both teams and the locations of the box."""
    me = arrive()
    me.page.goto("/setup/civilwar")
    blue, red = (me.page.get_by_role("group", name=f"Heroes of Team {side}") for side in ("Blue", "Red"))
    places = me.page.get_by_role("group", name="Locations")
    seats = me.page.get_by_role("region", name="Seats")

    def taken(group: Locator) -> list[str]:
        return [str(one.get_attribute("aria-label")) for one in group.get_by_role("checkbox", checked=True).all()]

    expect(blue.get_by_role("checkbox", checked=True)).to_have_count(2)
    assert (taken(blue), taken(red)) == (["Captain America", "Kate Bishop"], ["Iron Man", "Yellowjacket"])
    assert len(taken(places)) == 6
    expect(red.get_by_role("checkbox", name="Captain America, Team Blue", exact=True)).not_to_be_checked()
    held = blue.get_by_role("checkbox", name="Iron Man, Team Red", exact=True)
    held.click()  # only because nobody said otherwise
    assert (taken(blue), taken(red)) == (["Kate Bishop", "Iron Man"], ["Yellowjacket", "Wonder Man"])
    expect(seats).to_contain_text("Team Blue · Kate Bishop, Iron Man")
    expect(seats).to_contain_text("Team Red · Yellowjacket, Wonder Man")
    start = me.page.get_by_role("button", name="Start the game")
    expect(start).to_be_enabled()

    options = me.page.get_by_role("region", name="The game")
    number = options.get_by_label("declared number")
    bidding = options.get_by_role("radiogroup", name="The number is bid for")
    keeping = options.get_by_role("radiogroup", name="Keeps its double-Wild cards")
    expect(number).to_have_count(0)
    expect(bidding).to_have_count(0)
    keeping.get_by_role("radio", name="Team Red").click()
    options.get_by_role("radio", name="missions against the prison").click()
    expect(keeping).to_have_count(0)  # nor is it said: the game would refuse it
    number.select_option("14")
    expect(start).to_be_enabled()
    bidding.get_by_role("radio", name="yes").click()
    expect(number).to_have_count(0)
    options.get_by_role("radio", name="Tournament").click()
    for gone in (blue, red, places, bidding):
        expect(gone).to_have_count(0)
    expect(start).to_be_enabled()
    options.get_by_role("radio", name="Clash of Heroes").click()
    expect(keeping.get_by_role("radio", name="Team Red")).to_be_checked()
    assert me.faults() == []
