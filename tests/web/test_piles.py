"""Piles: everybody sees how many cards there are in whose, and looks through those that lie face up."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web import quests, skirmishes
from tests.web.conftest import Arrive
from tests.web.positions import A_FULL_TABLE, MANY_DEFENDERS, sit_at
from tests.web.sitter import Sitter
from tests.web.test_looks import PHONE
from tests.web.test_together import views


def sit(me: Sitter, game: str) -> Sitter:
    match game:
        case "champions":
            return sit_at(me, MANY_DEFENDERS)
        case "versus":
            return sit_at(me, A_FULL_TABLE)
        case "fellowship":
            return quests.sit_at(me, 2, quests.attachments)
        case "civilwar":
            return skirmishes.sit_at(me, skirmishes.CLASH, skirmishes.played)
    me.sit(me.server.new("me", "random", "random"))
    me.wait_until_laying()
    return me


def piles(me: Sitter) -> list[dict[str, Any]]:
    areas = views(me)[-1]["areas"]
    return [z for area in areas for z in area.get("zones", []) if z["layout"] == "pile" and z["count"] > 0]


@pytest.mark.parametrize("game", ["champions", "versus", "fellowship", "civilwar", "guardians"])
@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_all_piles_are_there_with_their_counts_and_open_ones_are_looked_through(arrive: Arrive, game: str, phone: bool):
    me = sit(arrive(**PHONE) if phone else arrive(), game)
    if phone:
        me.page.get_by_role("button", name="What happened").click()
    me.page.get_by_role("button", name="Piles", exact=True).click()
    dialog = me.page.get_by_role("dialog")
    open_ones = [zone["count"] for zone in piles(me) if all(card.get("face") for card in zone.get("cards", [{}]))]
    assert open_ones
    expect(dialog.get_by_role("definition")).to_have_count(len(piles(me)))
    counts = [int(re.findall(r"\d+", text)[-1]) for text in dialog.get_by_role("definition").all_inner_texts()]
    assert sorted(counts) == sorted(zone["count"] for zone in piles(me))
    listed = dialog.locator("dd button")
    assert sorted(int(text.split()[-1]) for text in listed.all_inner_texts()) == sorted(open_ones)
    assert me.faults(".dlg") == []
    for i in range(len(open_ones)):
        n = int(listed.nth(i).inner_text().split()[-1])
        listed.nth(i).click()
        expect(dialog.locator(".piles-cards > li")).to_have_count(n)
        expect(dialog.locator(".piles-cards .c-name").first).to_be_visible()
        assert me.fits
        dialog.get_by_role("button", name="Piles").click()
    me.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_click_on_a_pile_looks_through_it(arrive: Arrive):
    me = sit(arrive(), "champions")
    pile = me.page.locator(".hand .side.r .pile")
    n = int(pile.locator(".n").inner_text())
    pile.locator(".card").click()
    dialog = me.page.get_by_role("dialog")
    expect(dialog.locator(".piles-cards > li")).to_have_count(n)
    me.press("Escape")
    other = me.page.locator(".st2:not(.own) .pile-tag").first
    n = int(other.inner_text())
    other.click()
    expect(dialog.locator(".piles-cards > li")).to_have_count(n)
