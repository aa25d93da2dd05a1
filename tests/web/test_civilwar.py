"""The table of Civil War: both modes and the tournament by clicks, who sees what, how it looks."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Arrive
from tests.web.sitter import Sitter
from tests.web.skirmishes import (
    CLASH,
    CLASH_3,
    REGISTRATION,
    REGISTRATION_3,
    TOURNAMENT,
    Comes,
    Much,
    at,
    deeds,
    find,
    first_game,
    held,
    hit,
    jailed,
    leading_to,
    played,
    sit_at,
    specials,
    taken,
    together,
    turned,
)
from tests.web.test_looks import CLIPPED, PHONE, SIZES, STICKS_OUT
from tests.web.test_together import held_by_others, views

MOMENTS = [
    (CLASH, deeds),
    (CLASH, played),
    (CLASH_3, together),
    (CLASH_3, played),
    (REGISTRATION, jailed),
    (REGISTRATION, played),
    (REGISTRATION_3, together),
    (REGISTRATION_3, jailed),
]


def named(value: Any) -> str:
    return value.__name__ if callable(value) else "-".join(map(str, value.values()))


def new(me: Sitter, *seats: str, seed: int = 1, **setup: Any) -> dict[str, Any]:
    """A match with seats given as "me", "open" or the name of a computer player."""
    wishes = [{"kind": s} if s in ("me", "open") else {"kind": "computer", "player": s} for s in seats]
    body = {"game": "civilwar", "setup": setup, "seats": wishes}
    with me.server.drawing(seed):
        made = me.server.post("/api/matches", body if "open" in seats else body | {"seed": seed})
    assert made.status_code == 201, made.text
    created: dict[str, Any] = made.json()
    return created


def play_to_the_end(me: Sitter) -> dict[str, Any]:
    while me.take_any():
        pass
    view = views(me)[-1]
    assert view["result"]["winners"]
    won = view["seat"] in view["result"]["winners"]
    expect(me.page.locator(".choice .flagd")).to_contain_text("won" if won else "lost")
    return view


def area(view: dict[str, Any], id: str) -> dict[str, Any]:
    return next(one for one in view["areas"] if one["id"] == id)


def counters(of: dict[str, Any]) -> dict[str, int]:
    return {one["id"]: one["value"] for one in of.get("counters", [])}


def test_a_clash_is_set_up_and_played_from_its_start_to_its_end_by_clicks(arrive: Arrive):
    me = arrive()
    me.fix_chance()
    page = me.page
    page.goto("/")
    page.get_by_role("link", name="Set up: Marvel United: Civil War").click()
    blue = page.get_by_role("group", name="Heroes of Team Blue")
    expect(blue.locator(".card")).to_have_count(14)
    expect(page.locator(".srow").nth(0)).to_contain_text("Team Blue · Captain America, Kate Bishop")
    expect(page.locator(".srow").nth(1)).to_contain_text("Team Red · Iron Man, Yellowjacket")
    blue.get_by_role("checkbox", name="Captain America", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("2 are needed")
    blue.get_by_role("checkbox", name="Goliath").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    blue.get_by_role("checkbox", name="Spectrum").click()  # in the place of whoever was taken first
    expect(page.locator(".srow").nth(0)).to_contain_text("Team Blue · Goliath, Spectrum")
    page.get_by_role("radiogroup", name="Computer players").get_by_role("radio", name="Random").click()
    assert me.faults() == []
    page.get_by_role("button", name="Start the game").click()
    expect(me.app).to_be_visible()
    expect(page.locator(".loc")).to_have_count(6)
    expect(page.locator(".own3")).to_contain_text("Goliath")
    view = play_to_the_end(me)
    page.get_by_role("button", name="Show the board").click()
    score = counters(area(view, "track"))
    expect(page.locator(".pts.b")).to_have_text(str(score["score-blue"]))
    expect(page.locator(".pts.r")).to_have_text(str(score["score-red"]))


def test_a_registration_clash_is_played_from_its_start_to_its_end_by_clicks(arrive: Arrive):
    me = arrive()
    me.sit(new(me, "random", "me", seed=2, mode="registration"))
    me.wait_to_decide()
    expect(me.page.locator(".cellb")).to_have_count(3)
    expect(me.page.locator(".cells2 .lcard")).to_have_count(5)
    view = play_to_the_end(me)
    me.page.get_by_role("button", name="Show the board").click()
    expect(me.page.locator(".limit b")).to_contain_text(str(counters(area(view, "prison"))["cards-used"]))


def test_four_browsers_in_two_teams_see_their_own_hands_and_only_red_the_cells(arrive: Arrive):
    chairs = [arrive(), arrive(), arrive(), arrive()]
    host = chairs[0]
    created = new(host, "me", "open", "open", "open", mode="registration", blue_players=2, red_players=2)
    host.sit(created)
    for guest, invite in zip(chairs[1:], created["invites"], strict=True):
        guest.sit(host.server.join(invite["invite"], f"Guest {invite['seat']}"))
    watcher = arrive(768, 1024, language="uk", theme="light")
    watcher.page.goto(f"/watch#{created['spectate']}")
    expect(watcher.page.locator(".app")).to_be_visible()
    moves = 0
    while moves < 24:
        for one in chairs:
            if one.page.locator(".choice:not(.calm)").count():
                one.take_any()
                moves += 1
    for seat, one in enumerate(chairs):
        seen = views(one)
        assert {view["seat"] for view in seen} == {seat}
        hands = [card for view in seen for card in held_by_others(view, "hand")]
        assert hands
        assert all(set(card) == {"back"} for card in hands)
        cells = [card for view in seen for zone in area(view, "prison")["zones"] if zone["id"] == "cells"
                 for card in zone.get("cards", [])]  # fmt: skip
        assert cells
        assert all(("face" in card) == (seat >= 2) for card in cells)
        prepared = [
            card for view in seen for place in area(view, "prison")["places"] for card in place.get("cards", [])
        ]
        assert all(("face" in card) == (seat >= 2) for card in prepared)
        expect(one.page.locator(".cells2")).to_have_count(1 if seat >= 2 else 0)
        expect(one.page.locator(".mine2")).to_have_count(1)
        expect(one.page.locator(".seat")).to_have_count(4)
    expect(watcher.page.locator(".loc")).to_have_count(6)
    expect(watcher.page.locator(".cells2, .mine2, .choice .btn.opt")).to_have_count(0)
    assert watcher.fits
    seen = views(watcher)
    assert {view["seat"] for view in seen} == {None}
    assert all(set(card) == {"back"} for view in seen for card in held_by_others(view, "hand"))
    for view in seen:
        prison = area(view, "prison")
        kept = [zone for zone in prison["zones"] if zone["id"] == "cells"]
        assert all("face" not in card for part in (*kept, *prison["places"]) for card in part.get("cards", []))
    teams = [one.page.locator(".seat .ava").evaluate_all("all => all.map(one => one.classList[1])") for one in chairs]
    assert teams == [["f-blue", "f-blue", "f-red", "f-red"]] * 4


def test_a_tournament_is_picked_banned_and_drafted_by_clicks(arrive: Arrive):
    me = arrive()
    me.sit(new(me, "me", "random", mode="tournament"))
    me.wait_to_decide()
    expect(me.page.locator(".cand")).to_have_count(12)
    for n in range(4):
        expect(me.prompt).to_contain_text(f"({n + 1} of 4)")
        expect(me.page.locator(".cand .by")).to_have_count(n)
        me.choose(me.page.locator(".cand .card.can").nth(n))
        me.wait_to_decide()
    secret = [mark for view in views(me) if view["step"] == "pick_locations"
              for place in area(view, "draft")["places"] for mark in place.get("marks", [])]  # fmt: skip
    assert len(set(secret)) == 1  # what the others pick is not sent while they pick
    expect(me.page.locator(".dteam")).to_have_count(2)
    assert me.faults(".board") == []
    me.choose(me.page.locator(".cand .card.can").first)
    me.wait_to_decide()
    expect(me.page.locator(".cand")).to_have_count(14)
    assert me.faults(".board") == []
    for width, height in SIZES:
        me.resize(width, height)
        assert me.fits
        assert me.page.evaluate(CLIPPED) == []
    me.resize(*SIZES[0])
    while me.page.locator(".cand").count():
        me.choose(me.page.locator(".cand .card.can").first)
        me.wait_to_decide()
    expect(me.page.locator(".loc")).to_have_count(6)
    expect(me.page.locator(".limit .gm2")).to_have_text("Game 1 of 2")


def test_a_tournament_goes_on_with_a_second_game_in_the_other_colours(arrive: Arrive):
    record, answers, seat = find(TOURNAMENT, first_game)
    before = at(record, answers).state
    me = arrive().play_on(record, answers, seat)
    expect(me.page.locator(".gm2").first).to_have_text("Game 1 of 2")
    own = "blue" if before.players[seat].side == before.blue else "red"
    expect(me.page.locator(f".mine2.f-{own}")).to_have_count(2)
    while me.page.locator(".gm2", has_text="Game 2 of 2").count() == 0:
        assert me.take_any()
        me.wait_to_decide()
    expect(me.page.locator(f".mine2.f-{'red' if own == 'blue' else 'blue'}")).to_have_count(2)
    places = [place["name"] for place in area(views(me)[-1], "ring")["places"]]
    assert places == [place["name"] for place in area(views(me)[0], "ring")["places"]]
    me.take_any()


def test_a_tournament_is_played_from_its_first_pick_to_its_result_by_clicks(arrive: Arrive):
    me = arrive()
    me.sit(new(me, "me", "random", "random", seed=4, mode="tournament", blue_players=2))
    while me.take_any():
        pass
    view = views(me)[-1]
    steps = [view["step"] for view in views(me)]
    order = [step for n, step in enumerate(steps) if step in BEFORE and step not in steps[:n]]
    assert order == list(BEFORE)
    laid = [one for one in views(me) if any(part["id"] == "prison" for part in one["areas"])]
    games = [counters(area(one, "prison"))["game"] for one in laid]
    assert sorted(set(games)) == [1, 2]
    assert games == sorted(games)
    colours = [
        {area(one, "player-0")["marks"][0] for one, number in zip(laid, games, strict=True) if number == game}
        for game in (1, 2)
    ]
    assert colours in ([{"blue"}, {"red"}], [{"red"}, {"blue"}])
    won = 0 in view["result"]["winners"]
    assert view["result"]["rule"].startswith("civilwar.tournament.")
    expect(me.page.locator(".choice .flagd")).to_contain_text("won" if won else "lost")


BEFORE = ("pick_locations", "ban_locations", "draft_heroes")


def glowing(me: Sitter) -> list[str]:
    found = me.page.locator(".can > .c-hit, .can .pl2 > .c-hit").evaluate_all("all => all.map(one => one.dataset.card)")
    return sorted(found)


def test_letters_leave_one_kind_of_action_glowing_and_zero_ends_the_turn(arrive: Arrive):
    record, answers, seat = find(CLASH, deeds)
    me = sit_at(arrive(), CLASH, deeds)
    options = at(record, answers).view(seat).choices[0].options
    moves = sorted({option.on for option in options if option.key.split(":")[0] in ("move", "charge-move")})
    blows = sorted({option.on for option in options if option.key.split(":")[0] in ("attack", "charge-attack")})
    every = glowing(me)
    assert moves
    assert moves != blows
    me.press("q")
    expect(me.page.locator(".choice .msg")).to_contain_text("Move")
    assert glowing(me) == moves
    me.press("w")
    assert glowing(me) == blows
    me.press("w")
    assert glowing(me) == every
    me.press("q", "Escape")
    assert glowing(me) == every
    expect(me.page.locator(".choice .opts kbd").last).to_have_text("0")
    turn = me.turn()
    me.press("0")
    me.after(turn)
    assert at_step(me) != "act" or views(me)[-1]["answers"] > answers + 1


def at_step(me: Sitter) -> str:
    return str(views(me)[-1]["step"])


def test_arrows_walk_the_ring_and_letters_lead_to_the_storylines(arrive: Arrive):
    me = sit_at(arrive(), CLASH, played)
    focused = "document.activeElement.dataset.card"
    me.page.locator(".loc[data-key=l4] .c-hit").first.focus()
    walked = []
    for key in ("ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft"):
        me.press(key)
        walked.append(me.page.evaluate(focused))
    assert walked == ["l5", "l0", "l1", "l0"]
    for key, side in (("b", "blue"), ("r", "red")):
        me.press(key)
        last = area(views(me)[-1], f"storyline-{side}")["zones"][0]["cards"][-1]["key"]
        assert me.page.evaluate(focused) == last
    me.press("m")
    expect(me.page.locator(".menu .keys")).to_contain_text("Q W E")


WATCH = """() => {
    window.moved = []
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, how) {
        const kind = this.className.split(' ')[0] || this.localName
        window.moved.push([kind, this.dataset.key || '', how.delay + how.duration])
        return animate.call(this, frames, how)
    }
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_figure_walks_the_ring_unless_no_motion_is_wanted(arrive: Arrive, motion: str):
    record, answers, seat = find(CLASH, deeds)
    me = sit_at(arrive(reduced_motion=motion), CLASH, deeds)
    match = at(record, answers)
    options = match.view(seat).choices[0].options
    hero = match.state.hero.key
    me.page.evaluate(WATCH)
    walk = next(option for option in options if option.key.startswith("move:"))
    me.choose(me.page.locator(f".loc[data-key={walk.on}] .c-hit[data-card={walk.on}]"))
    me.wait_to_decide()
    moved = me.page.evaluate("window.moved")
    assert (["std", hero] in [one[:2] for one in moved]) is (motion == "no-preference")
    assert all(ends <= 700 for _, _, ends in moved)
    if motion == "reduce":
        assert moved == []


@pytest.mark.parametrize(
    ("comes", "moves"), [(taken, "flies"), (turned, "header"), (hit, "blow")], ids=["taken", "turned", "hit"]
)
def test_tokens_fly_control_changes_and_blows_are_seen(arrive: Arrive, comes: Comes, moves: str):
    record, answers, seat, key = leading_to(comes)
    me = arrive(reduced_motion="no-preference").play_on(record, answers, seat)
    me.page.evaluate(WATCH)
    me.choose(me.page.locator(f".c-hit[data-card={key}]").first)
    me.wait_to_decide()
    moved = me.page.evaluate("window.moved")
    assert moves in [kind for kind, _, _ in moved]
    assert all(ends <= 700 for _, _, ends in moved)
    expect(me.page.locator(".flies, .blow")).to_have_count(0)


def test_what_can_be_done_glows_where_it_lies_and_the_pool_stands_in_the_bar(arrive: Arrive):
    record, answers, seat = find(CLASH, deeds)
    me = sit_at(arrive(), CLASH, deeds)
    match = at(record, answers)
    s = match.state
    options = match.view(seat).choices[0].options
    things = {option.on for option in options if option.on}
    assert len(things) >= 5
    hits = me.page.locator(".can > .c-hit, .can .pl2 > .c-hit").evaluate_all("all => all.map(one => one.dataset.card)")
    assert set(hits) == things
    pool = me.page.locator(".choice .pool .sy:not(.token)")
    expect(pool).to_have_count(sum(s.pool))
    expect(me.page.locator(".choice .pool .token")).to_have_count(sum(s.hero.tokens))
    expect(me.page.locator(f"[data-key={s.hero.key}].std")).to_contain_text(str(len(s.hero.hand)))
    approve = next((option for option in options if option.key.startswith("approve:")), None)
    if approve is not None:
        expect(me.page.locator(f".loc[data-key={approve.on}]:not(.can) .ap.can")).to_have_count(1)


def test_the_ring_shows_what_the_engine_knows(arrive: Arrive):
    record, answers, _ = find(REGISTRATION, jailed)
    me = sit_at(arrive(), REGISTRATION, jailed)
    s = at(record, answers).state
    page = me.page
    for place in s.ring:
        here = page.locator(f".loc[data-key={place.key}]")
        assert f"f-{s.colour(place.control)}" in (here.get_attribute("class") or "")
        expect(here.locator(".civilians .sl")).to_have_count(place.civilians)
        expect(here.locator(".thugs .sl")).to_have_count(place.thugs)
        expect(here.locator(".sls > .sl")).to_have_count(place.empty_slots)
        expect(here.locator(".sls .dg")).to_have_count(place.endangered_civilians + place.endangered_thugs)
        expect(here.locator(".dgs .dg")).to_have_count(place.danger)
        expect(here.locator(".std")).to_have_count(sum(hero.position == place.position for hero in s.heroes))
    for hero in s.heroes:
        stands = page.locator(f".std[data-key={hero.key}]")
        expect(stands).to_have_count(1)
        expect(stands.locator(".kot")).to_have_count(int(hero.ko))
        expect(stands.locator(".tk-crisis")).to_have_count(min(1, hero.crisis))
    expect(page.locator(".cellb .std")).to_have_count(sum(hero.jailed for hero in s.heroes))


def test_a_hero_and_a_location_are_shown_large_and_why_not_is_told(arrive: Arrive):
    me = sit_at(arrive(), CLASH, deeds)
    me.page.locator(".std:not(.can) .c-hit").first.click()
    expect(me.page.locator(".dock .card")).to_be_visible()
    me.press("?")
    expect(me.page.locator(".dock .why")).to_be_visible()
    assert me.faults(".dock") == []
    me.press("Escape")
    me.page.locator(".scard:not(.can) .c-hit").first.click()
    expect(me.page.locator(".dock .card")).to_be_visible()


@pytest.mark.parametrize(("setup", "much"), MOMENTS, ids=named)
def test_the_table_of_civil_war_fits_whatever_lies_on_it(arrive: Arrive, setup: dict[str, Any], much: Much):
    me = sit_at(arrive(), setup, much)
    for width, height in SIZES:
        me.resize(width, height)
        assert misfits(me, width, height) == []


def misfits(me: Sitter, width: int, height: int) -> list[object]:
    """What sticks out, is cut off, squeezed, or not where it belongs."""
    parts = ".board .loc, .board .std, .board .scard, .board .cellb, .board .folk, .board .order i, .board .eq"
    found: list[object] = [] if me.fits else ["the page is too wide"]
    if me.choice_ends > height:
        found.append("the bar is too low")
    if width > 720 and me.page.evaluate("(b => b.scrollHeight - b.clientHeight)(document.querySelector('.board'))") > 1:
        found.append("the board scrolls")
    for look in (CLIPPED, SQUEEZED, LEAVES_ITS_PLACE):
        found += me.page.evaluate(look)
    return found + list(me.page.evaluate(STICKS_OUT, parts))


def test_on_a_phone_on_its_side_the_question_stands_beside_the_ring(arrive: Arrive):
    me = sit_at(arrive(), CLASH, deeds)
    me.resize(844, 390)
    ring, choice = me.page.locator(".ring").bounding_box(), me.page.locator(".choice").bounding_box()
    assert ring is not None
    assert choice is not None
    assert ring["x"] + ring["width"] <= choice["x"]
    assert 0 <= choice["y"] <= choice["y"] + choice["height"] <= 300


@pytest.mark.parametrize(("setup", "much"), [(CLASH, deeds), (REGISTRATION_3, jailed)], ids=named)
def test_on_a_phone_on_its_side_the_ring_scrolls_beside_what_is_asked(
    arrive: Arrive, setup: dict[str, Any], much: Much
):
    me = sit_at(arrive(), setup, much)
    me.resize(844, 390)
    assert me.fits
    assert me.page.evaluate(SQUEEZED) == []
    assert me.page.evaluate(LEAVES_ITS_PLACE) == []
    choice = me.page.locator(".choice").bounding_box()
    assert choice is not None
    assert choice["y"] + choice["height"] <= 390
    assert choice["x"] > 844 / 2
    tall = [one["height"] for one in map(Locator.bounding_box, me.page.locator(".board .loc").all()) if one]
    assert len(tall) == 6
    assert min(tall) >= 104


@pytest.mark.parametrize(
    ("setup", "much", "width", "height"),
    [(CLASH, deeds, 390, 844), (REGISTRATION_3, jailed, 390, 844), (CLASH, deeds, 844, 390)],
)
def test_on_a_phone_all_six_locations_are_seen_beside_what_is_asked(
    arrive: Arrive, setup: dict[str, Any], much: Much, width: int, height: int
):
    me = sit_at(arrive(), setup, much)
    me.resize(width, height)
    choice = me.page.locator(".choice").bounding_box()
    assert choice is not None
    lowest = choice["y"] if width < height else height
    for box in map(Locator.bounding_box, me.page.locator(".board .loc").all()):
        assert box is not None
        assert box["y"] + box["height"] <= lowest
    for figure in map(Locator.bounding_box, me.page.locator(".board .n2 .fig").all()):
        assert figure is not None
        assert figure["height"] >= 22
    expect(me.page.locator(".order abbr:visible")).not_to_have_count(0)  # the names of the others are short here


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720), (768, 1024)])
def test_keys_and_piles_leave_the_symbols_of_a_hand_alone(arrive: Arrive, width: int, height: int):
    me = sit_at(arrive(), CLASH, held)
    me.resize(width, height)
    expect(me.page.locator(".held .c-key")).not_to_have_count(0)
    assert me.page.evaluate(COVERED_SYMBOLS) == []
    assert me.page.evaluate(BESIDE_THE_HAND) == []


COVERED_SYMBOLS = """() => [...document.querySelectorAll('.held')].flatMap(held => {
    const key = held.querySelector('.c-key').getBoundingClientRect()
    return [...held.querySelectorAll('[class^=disc]')].filter(disc => {
        const box = disc.getBoundingClientRect(), x = box.left + box.width / 2, y = box.top + box.height / 2
        const across = box.left < key.right - 1 && box.right > key.left + 1
        const covered = across && box.top < key.bottom - 1 && box.bottom > key.top + 1
        return covered || !held.contains(document.elementFromPoint(x, y)) || box.bottom > innerHeight
    }).map(disc => `${held.textContent} ${disc.getAttribute('class')}`)
})"""

BESIDE_THE_HAND = """() => {
    const fan = [...document.querySelectorAll('.fan .held')].map(one => one.getBoundingClientRect())
    const [left, right] = [Math.min(...fan.map(box => box.left)), Math.max(...fan.map(box => box.right))]
    return [...document.querySelectorAll('.own3, .hand .eq, .cells2, .hand .pile')].filter(one => {
        const box = one.getBoundingClientRect()
        return box.width > 0 && box.left < right - 8 && box.right > left + 8
    }).map(one => one.className)
}"""


def test_what_a_location_does_is_told_in_full_where_nobody_stands(arrive: Arrive):
    me = sit_at(arrive(), CLASH, deeds)
    cut = """() => [...document.querySelectorAll('.loc:not(:has(.std)) .ft p')]
        .filter(one => one.scrollHeight > one.clientHeight + 1).map(one => one.textContent)"""
    expect(me.page.locator(".loc:not(:has(.std)) .ft p")).not_to_have_count(0)
    assert me.page.evaluate(cut) == []
    assert misfits(me, 1440, 900) == []


def test_the_newest_cards_of_the_storylines_are_seen_in_a_window_of_any_height(arrive: Arrive):
    me = sit_at(arrive(1440, 900), REGISTRATION_3, jailed)
    for width, height in ((1280, 720), (1440, 900), (1280, 720)):
        me.resize(width, height)
        for story in me.page.locator(".story").all():
            newest, list = story.locator(".scard").last.bounding_box(), story.locator("ol").bounding_box()
            assert newest is not None
            assert list is not None
            assert newest["y"] + newest["height"] <= list["y"] + list["height"] + 1


def test_the_pool_of_actions_stands_in_one_row(arrive: Arrive):
    me = sit_at(arrive(), CLASH, deeds)
    for width, height in ((1440, 900), (1280, 720), (768, 1024), (390, 844), (844, 390)):
        me.resize(width, height)
        boxes = [box for box in map(Locator.bounding_box, me.page.locator(".choice .pool .sy").all()) if box]
        assert len({round(box["y"]) for box in boxes}) == 1
        assert len({round(box["x"]) for box in boxes}) == len(boxes) > 1


SQUEEZED = """() => [...document.querySelectorAll('.base, .loc > header, .scn, .cellb, .miss, .mi, .eq')]
    .flatMap(box => [...box.querySelectorAll('b, em')])
    .filter(one => one.offsetParent && getComputedStyle(one).display !== 'inline')
    .filter(one => one.scrollWidth > one.clientWidth + 1)
    .map(one => `${one.className}: ${one.textContent}`)"""

LEAVES_ITS_PLACE = """() => [...document.querySelectorAll('.loc .std .base, .loc .sls, .cellb .base, .cmid > *')]
    .filter(one => {
        const box = one.getBoundingClientRect(), around = one.closest('.loc, .cellb, .cmid').getBoundingClientRect()
        return box.left < around.left - 7 || box.right > around.right + 7 || box.bottom > around.bottom + 2
            || box.top < around.top - 2
    }).map(one => one.className + ': ' + one.textContent)"""


@pytest.mark.parametrize(
    ("setup", "much"),
    [(CLASH, deeds), (CLASH_3, together), (REGISTRATION, jailed), (REGISTRATION_3, played)],
    ids=named,
)
def test_axe_finds_nothing_at_the_table_of_civil_war(arrive: Arrive, setup: dict[str, Any], much: Much):
    me = sit_at(arrive(), setup, much)
    assert me.faults() == []
    me.resize(390, 844)
    me.page.locator(".st-line").first.click()
    expect(me.page.locator(".both .story")).to_have_count(2)
    assert me.fits
    assert me.faults(".top, .board, .choice, .hand") == []


@pytest.mark.parametrize("language", ["uk", "ru", "pl"])
def test_the_table_of_civil_war_fits_in_every_language(arrive: Arrive, language: str):
    me = sit_at(arrive(language=language), REGISTRATION_3, jailed)
    for width, height in SIZES:
        me.resize(width, height)
        assert misfits(me, width, height) == []


def test_numbers_are_bid_for_by_clicks(arrive: Arrive):
    me = arrive()
    me.sit(new(me, "me", "random", mode="registration", auction=True, seed=3))
    me.wait_to_decide()
    expect(me.page.locator(".muster .std")).to_have_count(4)
    assert me.faults(".board, .choice") == []
    assert me.fits
    while me.page.locator(".muster").count():
        me.choose(me.page.locator(".choice .opts .btn.opt").last)
        me.wait_to_decide()
    expect(me.page.locator(".cellb")).to_have_count(3)


def test_on_a_phone_one_looks_at_the_hand_of_either_hero(arrive: Arrive):
    me = sit_at(arrive(**PHONE), CLASH, deeds)
    shown = me.page.locator(".mine2[aria-pressed=true]")
    other = me.page.locator(".mine2[aria-pressed=false]").first
    name = other.locator("b").inner_text()
    other.tap()
    expect(shown).to_contain_text(name)
    assert me.fits


@pytest.mark.parametrize(("setup", "much"), MOMENTS, ids=named)
def test_on_a_phone_the_whole_board_can_be_scrolled_out_from_behind_the_bar(
    arrive: Arrive, setup: dict[str, Any], much: Much
):
    me = sit_at(arrive(**PHONE, language="ru"), setup, much)
    expect(me.page.locator(".board .loc .c-hit:visible")).not_to_have_count(0)
    assert me.page.evaluate(COVERED) == []


COVERED = """() => [...document.querySelectorAll('.board .c-hit')].filter(one => {
    const top = document.querySelector('.top').offsetHeight
    if (!one.checkVisibility()) return false  // of a storyline that is folded
    scrollTo(0, 0)
    scrollBy(0, one.getBoundingClientRect().top - top - 8)
    const box = one.getBoundingClientRect(), below = document.querySelector('.choice').getBoundingClientRect().top
    return box.height <= 0 || box.top < top || box.bottom > below
}).map(one => one.ariaLabel ?? one.dataset.card)"""


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_whatever_can_be_done_looks_other_than_what_cannot(arrive: Arrive, theme: str):
    me = sit_at(arrive(theme=theme), CLASH, specials)
    expect(me.page.locator(".scard.can")).not_to_have_count(0)
    assert me.page.locator(".board .can:visible").evaluate_all(DULL) == []


DULL = """all => all.filter(one => {
    const glow = getComputedStyle(one).boxShadow
    one.classList.remove('can')
    return getComputedStyle(one).boxShadow === glow
}).map(one => one.className)"""


@pytest.mark.parametrize("setup", [CLASH, REGISTRATION], ids=named)
def test_on_a_phone_nothing_that_can_be_done_is_folded_away(arrive: Arrive, setup: dict[str, Any]):
    record, answers, seat = find(setup, specials)
    me = sit_at(arrive(**PHONE), setup, specials)
    options = at(record, answers).view(seat).choices[0].options
    special = next(option for option in options if option.key.startswith("special:"))
    hits = ".can > .c-hit:visible, .can .pl2 > .c-hit:visible"
    seen = me.page.locator(hits).evaluate_all("all => all.map(one => one.dataset.card)")
    assert sorted(set(seen)) == sorted({option.on for option in options if option.on})
    assert me.page.evaluate(COVERED) == []
    turn = me.turn()
    me.page.locator(f".offered [data-card='{special.on}']").tap()
    me.page.locator(".dock .take").first.tap()
    me.after(turn)
    assert misfits(me, 390, 844) == []


def test_on_a_phone_the_names_of_two_heroes_in_one_location_have_room(arrive: Arrive):
    me = sit_at(arrive(**PHONE), REGISTRATION, specials)
    pair = me.page.locator(".loc .stds.n2 .std")
    expect(pair).not_to_have_count(0)
    assert min(pair.evaluate_all("all => all.map(one => one.offsetWidth)")) >= 52
