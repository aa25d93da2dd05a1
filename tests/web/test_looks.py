"""How it looks: it fits, it can be read by everybody, it keeps still for those who ask for it."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from playwright.sync_api import Locator, Route, expect

from rulebound.i18n import Language
from rulebound.kernel.game import load_game
from tests.web.conftest import Arrive
from tests.web.positions import (
    A_CROWD,
    A_FULL_HAND,
    A_FULL_TABLE,
    A_LARGE_DRAFT,
    A_LONG_CHAIN,
    A_TEAM_ATTACKS,
    A_VILLAIN_WITH_MUCH,
    FACEDOWN_TARGETS,
    MANY_DEFENDERS,
    MANY_DRONES,
    MANY_OPPONENTS,
    ONE_IS_OUT,
    PAYING,
    POSITIONS,
    THE_FIRST_RECRUITS,
    Position,
    named,
    sit_at,
)
from tests.web.sitter import Sitter
from tests.web.test_together import views

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
SIZES = [(1440, 900), (1280, 720), (390, 844)]


@pytest.mark.parametrize("language", ["en", "uk", "ru", "pl"])
def test_nothing_sticks_out_on_a_phone(arrive: Arrive, language: str):
    me = arrive(**PHONE, language=language)
    for path in ("/", "/setup/guardians"):
        me.page.goto(path)
        expect(me.page.locator(".page")).to_be_visible()
        assert me.fits
    for game in ("champions", "versus"):
        me.page.goto(f"/setup/{game}")
        expect(me.page.locator(".pks .picked").first).to_be_in_viewport()  # one sees what is taken
        for add in me.page.locator(".btn.add").all():
            add.tap()
        me.page.locator(".deckbox, .dk .btn").first.tap()
        expect(me.page.get_by_role("textbox").first).to_be_visible()
        assert me.fits
    me.sit(me.server.new("me", "random", "random", "random"))
    me.wait_to_decide()
    assert me.fits


@pytest.mark.parametrize("language", ["en", "uk", "ru", "pl"])
def test_what_stands_above_a_page_is_whole_however_long_its_words_are(arrive: Arrive, language: str):
    me = arrive(768, 1024, language=language)
    for path in ("/", "/setup/champions", "/decks/versus", "/rules/civilwar", "/history", "/nowhere"):
        me.page.goto(path)
        links = me.page.locator(".hd a, .hd button")
        expect(links.last).to_be_visible()
        boxes = [box for link in links.all() if (box := link.bounding_box())]
        assert min(box["y"] for box in boxes) >= 0, path
        assert max(box["x"] + box["width"] for box in boxes) <= 768, path
        for one, other in combinations(boxes, 2):
            apart_in_x = max(one["x"] - other["x"] - other["width"], other["x"] - one["x"] - one["width"])
            apart_in_y = max(one["y"] - other["y"] - other["height"], other["y"] - one["y"] - one["height"])
            assert max(apart_in_x, apart_in_y) >= -1, (path, one, other)


def test_the_games_are_begun_on_one_line(arrive: Arrive):
    me = arrive()
    me.page.goto("/")
    begin = me.page.locator(".gt .btn.pri")
    expect(begin).to_have_count(5)
    assert len({round(box["y"]) for button in begin.all() if (box := button.bounding_box())}) == 1


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


@pytest.mark.parametrize(("players", "teams"), [(2, 0), (4, 0), (8, 0), (8, 4)])
def test_the_whole_table_fits_on_a_laptop(arrive: Arrive, players: int, teams: int):
    me = arrive()
    boxes = "both" if players > 4 else "guardians"
    me.sit(me.server.new("me", *["random"] * (players - 1), boxes=boxes, teams=teams))
    me.wait_until_laying()
    for width, height in ((1440, 900), (1280, 800), (1280, 720)):
        me.resize(width, height)
        assert me.fits
        assert me.page.evaluate("(b => b.scrollHeight - b.clientHeight)(document.querySelector('.board'))") <= 1
        choice, own = me.page.locator(".choice").bounding_box(), me.page.locator(".mine").bounding_box()
        assert choice is not None
        assert own is not None
        assert choice["y"] + choice["height"] <= height
        assert own["y"] + own["height"] <= choice["y"] + 1
        widths = me.page.locator(".tac").evaluate_all("all => all.map(one => one.getBoundingClientRect().width)")
        assert len(widths) == 7
        assert min(widths) > 50


def test_axe_finds_nothing_at_the_table(arrive: Arrive):
    me = arrive()
    me.sit(me.server.new("me", "random", "random"))
    me.wait_to_decide()
    assert me.faults() == []
    me.wait_until_laying()
    assert me.faults() == []
    me.page.locator(".pl .card:not(.back)").first.click()
    me.press("?")
    expect(me.page.locator(".dock .why")).to_be_visible()
    assert me.faults(".dock") == []
    me.press("Escape", "m")
    expect(me.page.get_by_role("dialog")).to_be_visible()
    assert me.faults(".menu") == []
    me.press("Escape")
    me.page.get_by_role("button", name="One step back").first.click()
    expect(me.page.locator(".app.past")).to_be_visible()
    assert me.faults() == []


def test_axe_finds_nothing_on_a_phone(arrive: Arrive):
    me = arrive(**PHONE)
    me.sit(me.server.new("me", "random", "random"))
    me.wait_to_decide()
    assert me.faults() == []


@pytest.mark.parametrize("position", [A_LARGE_DRAFT, MANY_OPPONENTS], ids=named)
def test_eight_players_fit_on_a_laptop_whatever_is_asked(arrive: Arrive, position: Position):
    me = sit_at(arrive(), position)
    for width, height in ((1440, 900), (1280, 720)):
        me.resize(width, height)
        choice, own = me.page.locator(".choice").bounding_box(), me.page.locator(".mine").bounding_box()
        assert choice is not None
        assert own is not None
        assert own["y"] + own["height"] <= choice["y"] + 1


@pytest.mark.parametrize("position", [A_LARGE_DRAFT, FACEDOWN_TARGETS], ids=named)
def test_on_a_phone_what_can_be_taken_on_the_board_comes_into_sight(arrive: Arrive, position: Position):
    me = sit_at(arrive(**PHONE), position)
    first, choice = me.page.locator(".board .can").first, me.page.locator(".choice")
    expect(first).to_be_in_viewport()
    box, bar = first.bounding_box(), choice.bounding_box()
    assert box is not None
    assert bar is not None
    assert box["y"] + box["height"] <= bar["y"] + 1


LINES = """names => names.map(name => {
    const {lineHeight, paddingTop, paddingBottom} = getComputedStyle(name)
    return (name.scrollHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)) / parseFloat(lineHeight)
})"""


@pytest.mark.parametrize(("players", "teams"), [(4, 0), (8, 4)])
def test_tactics_keep_their_names_whole_on_a_tablet(arrive: Arrive, players: int, teams: int):
    me = arrive(768, 1024)
    boxes = "both" if players > 4 else "guardians"
    me.sit(me.server.new("me", *["random"] * (players - 1), boxes=boxes, teams=teams))
    me.wait_until_laying()
    assert max(me.page.locator(".tac .tm").evaluate_all(LINES)) < 1.5
    choice, own = me.page.locator(".choice").bounding_box(), me.page.locator(".mine").bounding_box()
    assert choice is not None
    assert own is not None
    assert own["y"] + own["height"] <= choice["y"] + 1


def test_words_that_do_not_fit_are_reached_with_tab_and_scrolled_with_the_arrows(arrive: Arrive):
    me = arrive()
    cards = me.server.http.get("/api/games/guardians/cards").json()["cards"]
    texts = {line["id"] for card in cards if card["kind"] == "hero" for line in card["text"]}
    wordy = "".join(f"\n{text} = {'many words and ' * 40}" for text in texts)
    me.page.route("**/api/catalogues/en", lambda route: route.fulfill(body=route.fetch().text() + wordy))
    me.sit(me.server.new("me", "random"))
    me.wait_until_laying()
    assert me.faults() == []
    words = me.page.locator(".mine .abil")
    hero = me.page.locator(".mine .c-name").first.inner_text()
    expect(me.page.get_by_role("group", name=hero)).to_have_count(1)
    words.evaluate("one => one.addEventListener('scroll', () => one.setAttribute('data-scrolled', ''))")
    for _ in range(40):
        if words.evaluate("one => one === document.activeElement"):
            break
        me.press("Tab")
    me.press("ArrowDown", "ArrowDown")
    expect(words).to_be_focused()
    expect(words).to_have_attribute("data-scrolled", "")


def test_words_that_fit_are_no_stop_of_tab(arrive: Arrive):
    me = arrive()
    me.sit(me.server.new("me", "random"))
    me.wait_until_laying()
    expect(me.page.locator(".abil").first).to_be_visible()
    expect(me.page.locator(".abil[tabindex]")).to_have_count(0)


def test_nothing_moves_for_those_who_asked_for_it(arrive: Arrive):
    me = arrive()
    me.sit(me.server.new("me", "random"))
    for _ in range(3):
        me.take_any()
        assert me.page.evaluate("document.getAnimations().filter(a => a.playState === 'running').length") == 0


@pytest.mark.parametrize("position", POSITIONS, ids=named)
def test_the_tables_of_all_games_fit(arrive: Arrive, position: Position):
    me = sit_at(arrive(), position)
    for width, height in SIZES:
        me.resize(width, height)
        assert me.fits
        choice = me.page.locator(".choice").bounding_box()
        assert choice is not None
        assert choice["y"] + choice["height"] <= height
        wide = me.page.evaluate(STICKS_OUT, ".board .card, .board .lcard, .board .rt, .board .tag, .board .tally")
        assert wide == []
        if width > 720:
            assert me.page.evaluate("(b => b.scrollHeight - b.clientHeight)(document.querySelector('.board'))") <= 1
            assert me.page.locator(".st2, .half, .foe").evaluate_all(SCROLLS) == []


SCROLLS = """all => all
    .map(one => [one.className, one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth])
    .filter(([_, down, across]) => down || across)"""


STICKS_OUT = """what => [...document.querySelectorAll(what)].filter(one => {
    const scroller = one.closest('.form, .stl, .st-cards, .rg, .row, .fan')
    const box = (scroller && scroller.scrollWidth > scroller.clientWidth ? scroller : one).getBoundingClientRect()
    return box.width > 0 && (box.left < 0 || box.right > innerWidth)
}).map(one => one.className)"""


@pytest.mark.parametrize("position", [MANY_DEFENDERS, A_LONG_CHAIN], ids=named)
def test_axe_finds_nothing_at_the_tables_of_other_games(arrive: Arrive, position: Position):
    me = sit_at(arrive(), position)
    expect(me.page.locator(".arrow")).not_to_have_count(0)
    assert me.faults() == []
    me.page.locator(".board [data-card]:not(.can *)").last.click()
    expect(me.page.locator(".dock.pinned")).to_be_visible()
    assert me.faults(".dock") == []
    me.press("Escape")
    me.resize(390, 844)
    assert me.faults(".top, .board, .choice, .hand") == []


def test_a_full_table_folds_the_other_seats_and_a_click_lays_them_out(arrive: Arrive):
    me = arrive()
    heroes = ["spider_man", "iron_man", "she_hulk", "captain_marvel"]
    setup = {"heroes": heroes, "villain": "rhino"}
    seats = [{"kind": "me"}, *[{"kind": "computer", "player": "random"}] * 3]
    made = me.server.post("/api/matches", {"game": "champions", "setup": setup, "seats": seats, "seed": 3})
    me.sit(made.json())
    me.wait_to_decide()
    own, others = me.page.locator(".st2.own"), me.page.locator(".fold")
    expect(others).to_have_count(3)
    box, whole = own.bounding_box(), me.page.locator(".sts").bounding_box()
    assert box is not None
    assert whole is not None
    assert 0.53 <= box["width"] / whole["width"] <= 0.57
    assert me.faults() == []
    others.nth(1).get_by_role("button", expanded=False).first.click()
    expect(me.page.locator(".fold.open .card")).not_to_have_count(0)
    assert me.fits
    assert me.faults() == []


@pytest.mark.parametrize("position", [A_VILLAIN_WITH_MUCH, A_TEAM_ATTACKS, A_FULL_TABLE], ids=named)
def test_arrows_go_from_who_attacks_to_who_is_attacked_and_leave_the_choice_alone(arrive: Arrive, position: Position):
    me = sit_at(arrive(), position)
    attacks = [arrow for arrow in views(me)[-1]["arrows"] if arrow["kind"] == "attack"]
    tips = me.page.locator(".arrow .tip")
    expect(tips).to_have_count(len(attacks))
    choice = me.page.locator(".choice").bounding_box()
    target = me.page.locator(f".board [data-key={attacks[0]['on']}]").bounding_box()
    assert choice is not None
    assert target is not None
    for tip in tips.all():
        box = tip.bounding_box()
        assert box is not None
        assert target["x"] <= box["x"] + box["width"] / 2 <= target["x"] + target["width"]
        above, below = target["y"] - (box["y"] + box["height"]), box["y"] - (target["y"] + target["height"])
        assert 0 <= max(above, below) < 12
        assert box["y"] + box["height"] < choice["y"]
    for line in me.page.locator(".arrow .line").all():
        box = line.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] < choice["y"]
    expect(me.page.locator(".arrows[aria-hidden=true]")).to_have_count(1)


def test_the_moves_of_one_answer_take_700_ms_at_most_and_a_click_ends_them(arrive: Arrive):
    me = sit_at(arrive(reduced_motion="no-preference"), MANY_DEFENDERS)
    slow = me.page.context.new_cdp_session(me.page)
    slow.send("Animation.enable")
    slow.send("Animation.setPlaybackRate", {"playbackRate": 0.001})  # slow enough to be seen by a test
    moving = "document.getAnimations().filter(a => a.id === 'move' && a.playState === 'running')"
    seen = []
    for _ in range(3):
        turn = me.turn()
        me.page.locator(".choice .btn.opt").first.click()
        me.after(turn)
        seen += me.page.evaluate(f"{moving}.map(a => a.effect.getComputedTiming().endTime)")
        me.page.locator(".top .game").click()
        assert me.page.evaluate(f"{moving}.length") == 0
    assert seen
    assert max(seen) <= 700


def test_what_changed_keeps_an_outline_for_those_who_want_no_motion(arrive: Arrive):
    me = sit_at(arrive(), MANY_DEFENDERS)
    me.page.evaluate(REMEMBER_OUTLINES)
    turn = me.turn()
    me.page.locator(".choice .btn.opt").first.click()
    me.after(turn)
    outlines = me.page.evaluate("outlines")
    assert outlines
    assert all("2px" in outline for outline in outlines)
    expect(me.page.locator(".changed")).to_have_count(0)


REMEMBER_OUTLINES = """() => {
    window.outlines = []
    const look = ({target}) => target.matches('.card.changed') && outlines.push(getComputedStyle(target).outline)
    const watch = new MutationObserver(changes => changes.forEach(look))
    watch.observe(document, {subtree: true, attributeFilter: ['class']})
}"""


LONG = {"uk": "Надзвичайна справедливість", "pl": "Nadzwyczajna sprawiedliwość"}
CLIPPED = """() => [...document.querySelectorAll('.c-name, .lcard > span, .att span, .c-foot .lbl, .rn, .cb b')]
    .filter(one => one.offsetParent && !one.closest('.pile'))
    .filter(one => one.scrollWidth > one.clientWidth + 1
        || one.scrollHeight > one.clientHeight + 2 && getComputedStyle(one).overflow !== 'visible')
    .map(one => `${one.className}: ${one.textContent}`)"""


def rename_all_cards(me: Sitter, language: str, game: str) -> None:
    """As if translators had sent long names for every card."""
    cards = me.server.http.get(f"/api/games/{game}/cards").json()["cards"]
    names = "".join(f"\n{card['name']['id']} = {LONG[language]}" for card in cards)

    def answer(route: Route) -> None:
        route.fulfill(body=route.fetch().text() + names, content_type="text/plain; charset=utf-8")

    me.page.route(f"**/api/catalogues/{language}", answer)


@pytest.mark.parametrize("language", ["uk", "pl"])
@pytest.mark.parametrize("position", [MANY_DEFENDERS, A_TEAM_ATTACKS], ids=named)
def test_long_names_are_not_clipped(arrive: Arrive, language: str, position: Position):
    me = arrive(language=language)
    rename_all_cards(me, language, position[0].split("/")[0])
    sit_at(me, position)
    expect(me.page.locator(".c-name").first).to_contain_text(LONG[language][:3])
    for width, height in SIZES:
        me.resize(width, height)
        assert me.page.evaluate(CLIPPED) == []
        assert me.fits


CUT_LABELS = """() => [...document.querySelectorAll('.lab.up')]
    .filter(one => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
    .map(one => one.innerText)"""


@pytest.mark.parametrize("language", ["en", "uk", "ru", "pl"])
def test_what_stands_beside_a_line_is_not_cut(arrive: Arrive, language: str):
    me = sit_at(arrive(language=language), MANY_DEFENDERS)
    expect(me.page.locator(".lab.up").first).to_be_visible()
    for width, height in SIZES:
        me.resize(width, height)
        assert me.page.evaluate(CUT_LABELS) == []


ROOMY = [(1440, 900), (1920, 1080), (2560, 1440)]
COVERED = """() => {
    const board = document.querySelector('.board').getBoundingClientRect()
    const areas = [...document.querySelectorAll('.board .card')].map(one => one.getBoundingClientRect())
    return areas.reduce((sum, box) => sum + box.width * box.height, 0) / (board.width * board.height)
}"""
OVERLAPS = """() => [...document.querySelectorAll('.stl:not(.over)')].flatMap(line => {
    const boxes = [...line.querySelectorAll('.slot > .card, .slot > .stack > .card, .slot > .host > .card')]
        .map(one => one.getBoundingClientRect())
    return boxes.slice(1).filter((box, i) => box.left < boxes[i].right - 1).map(box => box.left)
})"""


def sit_alone(me: Sitter) -> Sitter:
    setup = {"heroes": ["spider_man"], "villain": "rhino"}
    seats = [{"kind": "me"}]
    made = me.server.post("/api/matches", {"game": "champions", "setup": setup, "seats": seats, "seed": 3})
    me.sit(made.json())
    me.wait_to_decide()
    return me


def test_few_cards_are_large_and_tell_their_words(arrive: Arrive):
    me = sit_alone(arrive())
    for width, height in ROOMY:
        me.resize(width, height)
        hero = me.page.locator(".st2.own .slot .card").first.bounding_box()
        assert hero is not None
        assert hero["height"] > 0.2 * height
        expect(me.page.locator(".st2.own .slot .c-text").first).to_be_visible()
        assert me.page.evaluate(OVERLAPS) == []
        assert me.fits


@pytest.mark.parametrize("position", [MANY_DEFENDERS, A_VILLAIN_WITH_MUCH], ids=named)
def test_cards_grow_with_the_window_and_do_not_overlap(arrive: Arrive, position: Position):
    me = sit_at(arrive(), position)
    for width, height in ROOMY:
        me.resize(width, height)
        assert me.page.evaluate(COVERED) > 0.25
        assert me.page.evaluate(OVERLAPS) == []
        lowest = me.page.locator(".board .slot .card:not(.turned)").evaluate_all(
            "all => Math.min(...all.map(one => one.getBoundingClientRect().height))"
        )
        assert lowest >= 100 * min(width / 1440, height / 900) - 1


CUT = """texts => {
    const box = document.querySelector('.held .c-text')
    return texts.filter(text => {
        box.textContent = text
        box.classList.toggle('long', text.length > 170)
        return box.scrollHeight > box.clientHeight + 1
    })
}"""


@pytest.mark.parametrize("language", ["en", "uk"])
def test_words_of_cards_in_the_hand_are_not_cut_on_a_large_screen(arrive: Arrive, language: str):
    me = sit_at(arrive(1920, 1080, language=language), MANY_DEFENDERS)
    words = Language.load(language)
    held = [face for face in load_game("champions").faces() if face.kind in {"event", "upgrade", "support"}]
    texts = [" ".join(words.text(text) for text in face.text) for face in held]
    assert len(texts) > 40
    assert me.page.evaluate(CUT, [text for text in texts if len(text) < 240]) == []


def test_equal_cards_are_drawn_once_with_their_number(arrive: Arrive):
    me = sit_at(arrive(), MANY_DRONES)
    engaged = [
        sum(
            not card.get("face")
            for zone in area.get("zones", [])
            if zone["id"] == "engaged"
            for card in zone.get("cards", [])
        )
        for area in views(me)[-1]["areas"]
    ]
    drones = max(engaged)
    assert drones >= 12
    times = me.page.locator("[data-times]")
    expect(times).not_to_have_count(0)
    assert max(int(one.get_attribute("data-times") or 0) for one in times.all()) >= drones - 4


@pytest.mark.parametrize("position", [MANY_DRONES, A_CROWD], ids=named)
def test_four_players_are_all_seen(arrive: Arrive, position: Position):
    me = sit_at(arrive(), position)
    for width, height in [*ROOMY, (1280, 720)]:
        me.resize(width, height)
        choice = me.page.locator(".choice").bounding_box()
        assert choice is not None
        for seat in me.page.locator(".fold").all():
            box = seat.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= choice["y"] + 1


OVER_WORDS = """keys => keys.flatMap(key => {
    const card = key.closest('.card'), over = key.getBoundingClientRect()
    return [...card.querySelectorAll('.c-name, .c-type, .c-text')].filter(words => {
        const box = words.getBoundingClientRect()
        const inset = parseFloat(getComputedStyle(words).paddingLeft)
        const across = Math.min(over.right, box.right) - Math.max(over.left, box.left + inset)
        return across > 6 && Math.min(over.bottom, box.bottom) - Math.max(over.top, box.top) > 6
    }).map(words => words.textContent)
})"""


@pytest.mark.parametrize("marks", [".c-key", ".c-key, .c-gives, .c-check"], ids=["choosing", "paying"])
def test_no_mark_covers_the_words_of_a_card_in_the_hand(arrive: Arrive, marks: str):
    me = arrive()
    me.sit(me.server.new("me", game="champions", seed=1))
    me.wait_to_decide()
    expect(me.page.locator(".hand .c-key")).to_have_count(6)
    if marks != ".c-key":
        sit_at(me, PAYING)
        expect(me.page.locator(".hand .c-gives")).not_to_have_count(0)
    me.page.mouse.move(0, 0)
    assert me.page.locator(".hand .card").locator(marks).evaluate_all(OVER_WORDS) == []


def bar_on_board(me: Sitter) -> float:
    """How much of the board lies under the bar."""
    board, choice = me.page.locator(".board").bounding_box(), me.page.locator(".choice").bounding_box()
    assert board is not None
    assert choice is not None
    return board["y"] + board["height"] - choice["y"]


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_a_long_question_covers_nothing(arrive: Arrive, language: str):
    me = sit_at(arrive(language=language), A_TEAM_ATTACKS)
    for width, height in ((1440, 900), (1280, 720), (768, 1024)):
        me.resize(width, height)
        assert bar_on_board(me) < 10  # the rim of the board
        assert me.prompt.evaluate("box => box.scrollHeight <= box.clientHeight + 1")


UNDER_THE_NEXT = """cards => cards.filter((card, i) => {
    const next = cards[i + 1]?.getBoundingClientRect().left ?? Infinity
    return [...card.querySelectorAll('.c-risk')].some(risk => risk.getBoundingClientRect().right > next + 1)
}).map(card => card.textContent)"""


def test_a_risk_is_seen_on_every_card_of_a_full_hand(arrive: Arrive):
    """Where the next card leaves no room for its words, by its sign; under the pointer in words."""
    me = sit_at(arrive(), A_FULL_HAND)
    held, risks = me.page.locator(".hand .card"), me.page.locator(".hand .c-risk")
    assert held.count() >= 10
    for width, height in ((1440, 900), (1280, 720), (768, 1024)):
        me.resize(width, height)
        me.page.mouse.move(0, 0)
        expect(risks.first).to_be_visible()
        assert held.evaluate_all(UNDER_THE_NEXT) == []
        risky = held.filter(has=me.page.locator(".c-risk")).first
        risky.hover(position={"x": 20, "y": 60})
        words = risky.locator(".c-risk span").bounding_box()
        assert words is not None
        assert words["width"] > 40


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_a_side_scheme_that_is_a_line_says_what_it_does_all_the_time(arrive: Arrive, width: int, height: int):
    me = sit_at(arrive(width, height), PAYING)
    line = me.page.locator(".lcard", has_text="Defense Network")
    expect(line.locator(".l-warns")).to_have_text("crisis")
    assert me.fits


def test_who_is_out_leaves_the_room_to_those_who_play(arrive: Arrive):
    me = sit_at(arrive(), ONE_IS_OUT)
    own, out = me.page.locator(".st2.own"), me.page.locator(".fold.out")
    expect(out).to_contain_text("eliminated")
    box, rest = own.bounding_box(), out.bounding_box()
    assert box is not None
    assert rest is not None
    assert box["width"] > 3 * rest["width"]
    tag = out.locator(".tag.bad").bounding_box()
    assert tag is not None
    assert tag["y"] + tag["height"] <= rest["y"] + rest["height"]


@pytest.mark.parametrize("position", [*POSITIONS, MANY_DRONES], ids=named)
def test_a_phone_on_its_side_has_the_board_beside_what_is_asked(arrive: Arrive, position: Position):
    me = sit_at(arrive(**PHONE), position)
    me.resize(844, 390)
    assert me.fits
    board, choice = me.page.locator(".board").bounding_box(), me.page.locator(".choice").bounding_box()
    assert board is not None
    assert choice is not None
    assert board["height"] > 320
    assert board["x"] + board["width"] <= choice["x"]
    terse = me.page.locator(".opts.terse").count()  # many options stand below each other
    assert choice["y"] + choice["height"] <= (310 if terse else 300)
    for part in ("Hint", "What happened", "Menu"):
        expect(me.page.get_by_role("button", name=part).first).to_be_in_viewport()
    hand = me.page.locator(".hand").bounding_box()
    assert hand is not None
    assert hand["y"] + 80 <= 390


@pytest.mark.parametrize("position", [*POSITIONS, MANY_DRONES], ids=named)
def test_a_tablet_held_upright_has_the_whole_width_for_the_board(arrive: Arrive, position: Position):
    me = sit_at(arrive(), position)
    me.resize(768, 1024)
    assert me.fits
    board = me.page.locator(".board").bounding_box()
    assert board is not None
    assert board["width"] == 768
    assert bar_on_board(me) <= 0
    assert me.page.evaluate("(b => b.scrollHeight - b.clientHeight)(document.querySelector('.board'))") <= 1
    assert me.page.evaluate(STICKS_OUT, ".board .card, .board .lcard, .board .tag, .board .tally") == []
    expect(me.page.get_by_role("button", name="Menu")).to_be_in_viewport()
    me.page.get_by_role("button", name="What happened").click()
    expect(me.page.locator(".rail .log")).to_be_in_viewport()


def test_characters_are_large_while_a_row_is_empty_and_tell_their_words(arrive: Arrive):
    me = sit_at(arrive(), THE_FIRST_RECRUITS)
    for width, height in ROOMY:
        me.resize(width, height)
        character = me.page.locator(".half.own .fr .card").first.bounding_box()
        assert character is not None
        assert character["height"] >= 140 * min(width / 1440, height / 900)
        labels = [one for one in map(Locator.bounding_box, me.page.locator(".rl").all()) if one is not None]
        assert len(labels) == 4
        for above, below in pairwise(sorted(labels, key=lambda box: box["y"])):
            assert above["y"] + above["height"] <= below["y"] + 1
