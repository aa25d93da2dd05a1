"""How the chances went, in the scene at the end: asked for, waited for, looked at, played on from."""

from __future__ import annotations

import re
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from rulebound.kernel.game import load_game
from rulebound.kernel.match import Match
from tests.web.conftest import Arrive
from tests.web.positions import recorded
from tests.web.sitter import Sitter
from tests.web.test_looks import PHONE


def judged(me: Sitter, ask: str = "Show how the chances went") -> Locator:
    """The chart of a short game."""
    record = recorded("guardians/two")
    me.play_on(record, len(record.answers), 0)
    me.page.get_by_role("button", name=ask).click()
    chart = me.page.get_by_role("slider").and_(me.page.locator(".ch-plot"))
    expect(chart).to_be_visible()
    return chart


def step_of(chart: Locator) -> int:
    """How many answers had been given at the point that is looked at."""
    found = re.search(r"step (\d+):", chart.get_attribute("aria-valuetext") or "")
    assert found
    return int(found[1])


def test_the_chart_has_a_letter_for_each_of_its_turning_points(arrive: Arrive):
    me = arrive()
    chart = judged(me)
    scene = me.page.get_by_role("region", name="How the chances went")
    expect(scene).to_contain_text("imagined games of the computer, from what its player could know")
    turns = scene.locator(".co-turns li")
    letters = chart.locator(".ch-letter").all_text_contents()
    assert letters == ["A", "B", "C", "D"]
    assert turns.locator(".ch-letter").all_text_contents() == letters
    for turn in turns.all():
        expect(turn).to_contain_text(re.compile(r"\d+ points (more|less)"))
        expect(turn).to_contain_text(re.compile("The computer (would rather have chosen|saw nothing clearly better)"))
        expect(turn).to_contain_text(re.compile(r"Battle \d, step \d+"))
    rows = scene.get_by_role("table", name="The chance to win, round by round").get_by_role("row")
    assert rows.count() > 2  # the same in numbers, for whoever does not see the line
    assert me.faults(".the-end") == []


def test_the_keys_lead_along_the_curve_and_to_its_moments(arrive: Arrive):
    me = arrive()
    chart = judged(me)
    chart.focus()
    was = int(chart.get_attribute("aria-valuenow") or "")
    me.press("ArrowLeft", "ArrowLeft")
    expect(chart).to_have_attribute("aria-valuenow", str(was - 2))
    expect(chart).to_have_attribute("aria-valuetext", re.compile(r"\d+ %, battle \d, step \d+:"))
    me.press("b")
    expect(me.page.locator("[data-turn=B]")).to_be_focused()
    step = re.search(r"step (\d+)", me.page.locator("[data-turn=B] .co-when").inner_text())
    assert step
    me.press("Enter")
    expect(me.page.locator(".board .when")).to_contain_text(re.compile(r"Step \d+ of"))
    assert int(me.page.locator(".board .when").inner_text().split()[1]) >= int(step[1])
    me.page.get_by_role("button", name="Back to now").click()
    expect(chart).to_be_visible()  # what was judged is not judged again


def test_a_point_of_the_chart_shows_the_table_as_it_stood(arrive: Arrive):
    me = arrive()
    chart = judged(me)
    moment = me.page.locator(".co-moment")
    expect(moment.locator(".sbd")).to_be_visible()
    chart.focus()
    me.press("ArrowLeft", "ArrowLeft", "ArrowLeft")
    step = step_of(chart)
    expect(me.page.locator(f".co-moment[data-step='{step}']")).to_be_visible()
    expect(moment).to_have_attribute("aria-label", f"Step {step} of 85")
    earlier = moment.locator(".sbd").inner_text()
    chart.hover(position={"x": 3, "y": 40})
    first = step_of(chart)
    assert first < step
    expect(me.page.locator(f".co-moment[data-step='{first}']")).to_be_visible()
    assert moment.locator(".sbd").inner_text() != earlier
    match: Match[Any] = Match(load_game("guardians"), (record := recorded("guardians/two")).setup, record.seed)
    for seat, key in record.answers[:first]:
        match.follow(seat, key)
    energy = [counter.value for area in match.view(0).areas for counter in area.counters if counter.id == "energy"]
    for value in energy:
        expect(moment.get_by_role("img", name=f"Energy: {value}").first).to_be_visible()
    expect(me.page.locator(".the-end")).to_be_visible()  # one is still at the end
    assert me.faults(".co") == []


def test_on_a_phone_a_tap_shows_the_moment_and_leads_there(arrive: Arrive):
    me = arrive(**PHONE)
    chart = judged(me)
    chart.tap(position={"x": 120, "y": 60})
    step = step_of(chart)
    assert 0 < step < 85
    expect(me.page.locator(f".co-moment[data-step='{step}'] .sbd")).to_be_visible()
    assert me.fits
    me.page.locator(".co-moment").get_by_role("button", name="Play on from here").tap()
    expect(me.page.locator(".the-end")).to_have_count(0)
    me.wait_to_decide()


def test_whoever_comes_back_another_time_finds_what_was_judged(arrive: Arrive):
    me = arrive()
    judged(me)
    me.page.reload()
    expect(me.page.locator(".ch-plot")).to_be_visible()
    busy = {"text": {"id": "refused-judge-busy"}}
    me.page.route("**/api/judgements", lambda route: route.fulfill(status=400, json=busy))
    me.page.reload()
    expect(me.page.get_by_role("button", name="Show how the chances went")).to_be_visible()
    expect(me.page.get_by_role("alert")).to_have_count(0)  # nobody has asked for it this time


def test_a_long_judgement_says_how_long_it_will_take(arrive: Arrive):
    me = arrive()
    parts = count(1)
    me.page.route(
        "**/api/judgements", lambda route: route.fulfill(json={"part": 1 - 0.9 ** next(parts), "judgement": None})
    )
    record = recorded("guardians/two")
    me.play_on(record, len(record.answers), 0)
    me.page.get_by_role("button", name="Show how the chances went").click()
    expect(me.page.locator(".co-wait p")).to_contain_text(re.compile(r"to go\."))
    me.page.get_by_role("button", name="One step back").click()  # the page can be used meanwhile
    expect(me.page.locator(".board .when")).to_be_visible()


def test_one_plays_on_from_a_turning_point(arrive: Arrive):
    me = arrive()
    judged(me)
    was = me.page.url
    me.page.locator("[data-turn=C]").get_by_role("button", name="Play on from here").click()
    expect(me.page.locator(".the-end")).to_have_count(0)
    me.wait_to_decide()
    assert me.page.url != was


def test_whoever_leaves_while_it_is_judged_finds_it_again(arrive: Arrive):
    me = arrive()
    me.page.route("**/api/judgements", lambda route: route.fulfill(json={"part": 0.25, "judgement": None}))
    record = recorded("guardians/two")
    me.play_on(record, len(record.answers), 0)
    me.page.get_by_role("button", name="Show how the chances went").click()
    expect(me.page.get_by_role("progressbar", name="Judging the game: 25 %")).to_be_visible()
    me.page.get_by_role("button", name="Show the board").click()
    expect(me.page.locator(".co")).to_have_count(0)
    me.page.unroute("**/api/judgements")
    me.page.get_by_role("button", name="How it went").click()
    expect(me.page.locator(".ch-plot")).to_be_visible()


def test_a_refusal_is_said_and_one_may_ask_again(arrive: Arrive):
    me = arrive()
    busy = {"text": {"id": "refused-judge-busy"}}
    me.page.route("**/api/judgements", lambda route: route.fulfill(status=400, json=busy))
    record = recorded("guardians/two")
    me.play_on(record, len(record.answers), 0)
    ask = me.page.get_by_role("button", name="Show how the chances went")
    ask.click()
    expect(me.page.get_by_role("alert")).to_be_visible()
    me.page.unroute("**/api/judgements")
    ask.click()
    expect(me.page.locator(".ch-plot")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (768, 1024), (1280, 720)])
def test_the_chart_fits_every_screen(arrive: Arrive, width: int, height: int):
    me = arrive(width, height, language="uk")
    chart = judged(me, "Показати, як змінювалися шанси")
    assert me.fits
    box = chart.bounding_box()
    assert box is not None
    scrolls = me.page.locator(".ch-roll").evaluate("box => box.scrollWidth > box.clientWidth")
    assert scrolls == (width == 390)  # on a phone the chart scrolls in its box
    assert box["width"] >= 240
