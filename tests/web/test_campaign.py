"""The campaign of The Lord of the Rings in the browser: begun, played, gone on with, loaded from its file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from msgspec import structs, to_builtins
from playwright.sync_api import expect

from rulebound.games.fellowship.campaign import Campaign, Completed, Earned
from rulebound.games.fellowship.campaign_sheet import CAMPAIGNS
from rulebound.kernel.campaign import begin_file
from rulebound.kernel.match import Match
from tests.web.conftest import Arrive
from tests.web.quests import GAME
from tests.web.sitter import Sitter
from tests.web.test_fellowship import go_on
from tests.web.test_looks import PHONE


def one_road_walked() -> Campaign:
    """Two players who have won the first scenario; one has been helped, one bears a burden, one has fallen."""
    log = CAMPAIGNS.begin(["leadership", "spirit"], names=["Ann", "Mira"])
    heroes = [player.heroes for player in log.players]
    fallen = log.available()[0]
    won = Completed("mirkwood", 132, [38, 35], [0, 0], [2, 2], 6, 5, 0)
    pool = [Earned("133", 0, heroes[0][0]), Earned("138", 1, heroes[1][1])]
    return structs.replace(log, completed=[won], threat=1, fallen=[fallen], pool=pool)


def keep(me: Sitter, log: Campaign) -> None:
    """As if this browser had begun that campaign earlier."""
    me.remember(campaigns=json.dumps([{"id": "1", "file": to_builtins(begin_file(GAME, log))}]))


def test_a_campaign_is_begun_its_scenario_played_by_clicks_and_the_log_goes_on(arrive: Arrive):
    me = arrive()
    me.fix_chance(1)
    me.page.goto("/")
    me.page.get_by_role("link", name="Campaign: The Lord of the Rings").click()
    me.page.get_by_label("Player 1").select_option("spirit")
    me.page.get_by_role("button", name="Begin the campaign").click()
    expect(me.page.get_by_role("heading", level=1)).to_have_text("Three roads lie ahead")
    expect(me.page.locator(".cm-stop.next")).to_contain_text("Passage Through Mirkwood")
    me.page.get_by_role("button", name="Play the scenario").click()
    setup: dict[str, Any] = me.server.post("/api/campaigns", {"game": "fellowship", "decks": ["spirit"]}).json()[
        "setup"
    ]
    twin = Match(GAME, setup, seed=1)
    while twin.choices:
        go_on(me, twin)
    me.wait_to_decide()
    me.page.get_by_role("link", name="On with the campaign").click()
    log = CAMPAIGNS.log_of(twin.state)
    expect(me.page.locator(".cm-stop.won")).to_have_count(len(log.completed))
    assert log.lost == 1
    expect(me.page.locator(".cm-next")).to_contain_text("lost")
    me.page.get_by_role("button", name="Play the scenario").click()
    me.wait_to_decide()
    expect(me.page.locator(".choice h1")).to_be_visible()
    me.page.goto("/campaign/fellowship/1")
    expect(me.page.get_by_role("link", name="Back to the table")).to_be_visible()


def test_a_campaign_shows_its_way_its_heroes_what_was_earned_and_who_fell(arrive: Arrive):
    me = arrive()
    log = one_road_walked()
    keep(me, log)
    me.page.goto("/campaign/fellowship/1")
    expect(me.page.get_by_role("heading", level=1)).to_have_text("One road walked, two to go")
    expect(me.page.locator(".cm-stop.won")).to_contain_text("132")
    expect(me.page.locator(".cm-stop.next")).to_contain_text("Journey Along the Anduin")
    assert me.page.locator(".cm-player .dial b").all_inner_texts() == [
        str(sum(int(GAME_FACES[code].gem.value) for code in player.heroes) + log.penalty(seat))
        for seat, player in enumerate(log.players)
    ]
    expect(me.page.locator(".cm-hero .tag.f-boon")).to_have_text("Valor")
    expect(me.page.locator(".cm-hero .tag.f-burden")).to_have_text("Scarred")
    expect(me.page.locator(".cm-hero.gone")).to_have_count(1)
    assert me.faults() == []
    me.resize(390, 844)
    assert me.fits
    assert me.faults() == []


GAME_FACES: dict[str, Any] = {face.code: face for face in GAME.faces()}


def test_a_saved_campaign_is_opened_and_its_next_scenario_played_with_a_friend(arrive: Arrive, tmp_path: Path):
    me = arrive()
    saved = tmp_path / "campaign.json"
    begin_file(GAME, one_road_walked()).save(saved)
    me.page.goto("/")
    me.page.locator("input[type=file]").set_input_files(saved)
    expect(me.page.locator(".cm-stop.next")).to_contain_text("Journey Along the Anduin")
    me.page.get_by_role("checkbox").check()
    me.page.get_by_role("button", name="Play the scenario").click()
    expect(me.app).to_be_visible()
    expect(me.page.get_by_role("button", name="Invite")).to_have_count(1)
    setup = next(frame["setup"] for frame in me.frames if "setup" in frame)
    assert setup["scenario"] == "anduin"
    assert len(setup["campaign"]["pool"]) == 2


def test_the_campaign_pages_fit_a_phone_in_every_language(arrive: Arrive):
    for language in ("en", "uk", "ru", "pl"):
        me = arrive(**PHONE, language=language)
        keep(me, one_road_walked())
        for path in ("/campaign/fellowship", "/campaign/fellowship/1"):
            me.page.goto(path)
            expect(me.page.locator("main h1")).to_be_visible()
            assert me.fits
