"""Coming back: history with win rates, the same setup again, finished games apart, the game of the day."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.positions import by_lot, recorded


def test_finished_games_are_apart_counted_and_played_again(arrive: Arrive):
    me = arrive()
    record = recorded("champions/rhino")
    me.play_on(record, len(record.answers), 0)
    expect(me.page.locator(".the-end")).to_be_visible()
    page = me.page
    page.goto("/")
    expect(page.get_by_role("heading", name="Continue")).to_have_count(0)
    expect(page.locator("details.ended")).to_contain_text("You won")
    page.get_by_role("link", name="Your games").click()
    expect(page.locator(".hi-game")).to_contain_text("won 1 of 1")
    assert me.faults() == []
    page.get_by_role("button", name=re.compile("^Same setup: Marvel Champions")).click()
    expect(page.get_by_role("radiogroup", name="Villain").get_by_role("radio", name="Rhino")).to_be_checked()
    expect(page.locator(".srow")).to_have_count(len(record.setup["heroes"]))
    page.go_back()
    page.get_by_role("link", name=re.compile("^Look at it")).click()
    expect(page.locator(".the-end")).to_be_visible()


def test_the_game_of_the_day_is_one_click(arrive: Arrive):
    me = arrive()
    me.page.goto("/")
    today = me.page.get_by_role("region", name=re.compile("^Game of the day"))
    expect(today).to_contain_text("The same deal for everybody today")
    assert me.faults() == []
    today.get_by_role("button", name="Play it").click()
    expect(me.app).to_be_visible()
    me.page.goto("/")
    expect(today.get_by_role("button", name="Once more")).to_be_visible()
    expect(me.page.get_by_role("heading", name="Continue")).to_be_visible()


def test_a_browser_without_games_says_so_on_a_phone(arrive: Arrive):
    me = arrive(390, 844, language="pl")
    me.page.goto("/history")
    expect(me.page.locator(".intro")).to_contain_text("nie rozegrano jeszcze")
    assert me.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert me.faults() == []


def test_a_tile_of_a_running_game_calls_everybody_by_their_names(arrive: Arrive):
    me = arrive()
    me.play_on(by_lot("guardians", 3, {"players": 3}), 20, 0)
    me.page.goto("/")
    tile = me.page.locator(".ct").first
    expect(tile).to_contain_text("Bo, Cleo")
    expect(tile).not_to_contain_text("Player")
    expect(tile.locator(".ctb")).to_have_css("box-shadow", "none")  # it is no effect on the chain of VS System
    tile.get_by_role("button").click()
    expect(me.page.get_by_role("dialog")).to_contain_text("Cleo")


UNUSUAL: dict[str, dict[str, Any]] = {
    "champions": {"heroes": ["she_hulk", "spider_man"], "decks": ["", "spider_man_aggression"], "villain": "klaw",
                  "mode": "expert", "modular": ["under_attack", "bomb_scare"]},
    "fellowship": {"scenario": "anduin", "decks": ["tactics", "lore"], "mode": "easy"},
    "versus": {"decks": ["doom", "x-men"], "empty_deck": "loss", "turn_limit": False},
    "guardians": {"players": 4, "boxes": "both", "teams": 2, "variant": "four_wins", "initiative_icon": "energy"},
    "civilwar": {"mode": "registration", "blue": ["base_wasp", "base_falcon"], "bid": 2, "universal_equipment": False},
}  # fmt: skip


@pytest.mark.parametrize("game", UNUSUAL)
def test_another_game_begins_with_the_whole_setup_of_the_last_one(arrive: Arrive, game: str):
    me = arrive()
    record = by_lot(game, 1, UNUSUAL[game])
    me.play_on(record, len(record.answers), 1)
    page = me.page
    page.get_by_role("button", name="The board").click()
    page.get_by_role("button", name="Another game").click()
    start = page.get_by_role("button", name="Start the game")
    expect(start).to_be_enabled()
    with page.expect_request(lambda request: request.url.endswith("/api/matches") and request.method == "POST") as sent:
        start.click()
    wish = sent.value.post_data_json
    assert wish is not None
    assert {id: wish["setup"][id] for id in UNUSUAL[game]} == UNUSUAL[game]
    played = record.setup
    assert {id: value for id, value in wish["setup"].items() if played[id] != value} == {}
    kinds = [seat["kind"] for seat in wish["seats"]]
    assert kinds == ["me" if seat == 1 else "computer" for seat in range(len(kinds))]
    assert {seat.get("player") for seat in wish["seats"]} == {None, "random"}
    expect(me.app).to_be_visible()
