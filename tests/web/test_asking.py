"""How the table asks: a bar of one height, places that are taken, hints on whatever is meant, words for who listens."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from rulebound.kernel.game import load_game
from rulebound.kernel.match import Match
from rulebound.kernel.record import Record
from tests.web.conftest import Arrive, Dealer
from tests.web.positions import (
    A_FULL_TABLE,
    FACEDOWN_TARGETS,
    MANY_DEFENDERS,
    ONE_IS_OUT,
    Position,
    by_lot,
    find,
    sit_at,
)
from tests.web.sitter import BUTTONS, PAY, Sitter

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
GAMES = {"champions": 1, "fellowship": 1, "guardians": 3, "versus": 2, "civilwar": 2}


def seats(game: str) -> list[dict[str, str]]:
    return [{"kind": "me"}, *([{"kind": "computer", "player": "random"}] * (GAMES[game] - 1))]


def begin(me: Sitter, game: str, seed: int = 5, **setup: Any) -> Sitter:
    made = me.server.post("/api/matches", {"game": game, "setup": setup, "seats": seats(game), "seed": seed})
    assert made.status_code == 201, made.text
    me.sit(made.json())
    me.wait_to_decide()
    return me


@pytest.mark.parametrize("size", [{"width": 1280, "height": 720}, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_bar_has_one_height_whatever_is_asked(arrive: Arrive, size: dict[str, Any], language: str):
    """The board does not jump: neither from question to question nor from game to game.

    Where options have no room the bar grows upwards, over the board.
    """
    me, heights = arrive(**size, language=language), set()
    for game in GAMES:
        begin(me, game)
        for _ in range(3):
            box = me.page.locator(".choice:not(.calm)").bounding_box()
            assert box is not None
            if me.page.locator(".opts.terse").count() == 0:
                heights.add(round(box["height"]))
            assert me.fits
            question = me.page.locator(".choice .ask")
            assert question.evaluate("ask => ask.scrollHeight <= ask.clientHeight + 1"), me.prompt.inner_text()
            assert me.prompt.evaluate("said => said.scrollHeight <= said.clientHeight + 1"), "no question is cut"
            turn = me.turn()
            key = me.page.locator(".c-key, .opts .opt kbd").first.text_content()
            me.press("Enter" if me.page.locator(PAY).count() else key or "1")
            me.page.wait_for_selector(f".app:not([data-turn='{turn}']), .choice .opts .btn.quiet")
            if me.turn() == turn:  # several things can be done with this card
                me.page.locator(BUTTONS).first.click()
            me.after(turn)
            me.wait_to_decide()
    assert len(heights) == 1, heights


INSIDE = """bar => [...bar.querySelectorAll('.opts .btn')].filter(one => {
    const [there, here] = [one.getBoundingClientRect(), bar.getBoundingClientRect()]
    const across = there.left < here.left || there.right > here.right
    const out = across || there.top < here.top - 1 || there.bottom > here.bottom + 1
    const {left, right} = one.parentElement.getBoundingClientRect()
    return out || there.left < left - 1 || there.right > right + 1 || one.scrollHeight > one.clientHeight + 1
}).map(one => one.textContent)"""


def acting() -> tuple[Record, int, int]:
    """A game of Guardians in which one of two actions is chosen whose words are long."""
    game = load_game("guardians")
    match: Match[Any] = Match(game, {"players": 2}, 3)
    answers = 0
    while True:
        seat, choice = next(iter(match.choices.items()))
        if choice.prompt == "act" and answers > 20:
            return match.record(), answers, seat
        match.answer(seat, choice.options[0])
        answers += 1


@pytest.mark.parametrize("position", [lambda: find(MANY_DEFENDERS), acting], ids=["defend", "act"])
def test_all_that_can_be_taken_is_in_reach_on_every_screen(
    arrive: Arrive, position: Callable[[], tuple[Record, int, int]]
):
    me = arrive()
    me.play_on(*position())
    for width, height in ((1440, 900), (1280, 720), (768, 1024), (844, 390), (390, 844)):
        me.resize(width, height)
        expect(me.page.locator(BUTTONS)).not_to_have_count(0)
        assert me.page.locator(".choice").evaluate(INSIDE) == [], (width, height)
        assert me.fits


def crowded() -> Record:
    """A game of VS System in which somebody may move to a place where another character stands."""
    game = load_game("versus")
    match: Match[Any] = Match(game, {}, 7)
    while True:
        seat, choice = next(iter(match.choices.items()))
        moves = [option for option in choice.options if option.act == "move"]
        if seat == 0 and len(moves) > 1:
            return match.record()
        acts = [option.act for option in choice.options]
        wanted = next((act for act in ("resource", "recruit", "keep", "place") if act in acts), None)
        match.answer(seat, acts.index(wanted) if wanted else acts.index("pass") if "pass" in acts else 0)


@pytest.mark.parametrize("touch", [False, True], ids=["click", "touch"])
def test_a_place_where_somebody_stands_is_taken_too(arrive: Arrive, touch: bool):
    record = crowded()
    me = arrive(**PHONE) if touch else arrive()
    me.play_on(record, len(record.answers), 0)
    me.press("1")  # the first who may move
    there = me.page.locator(".half.own .spot.can:has(.card)").last
    expect(there.locator(".card.can")).to_have_count(0)
    turn = me.turn()
    if touch:
        there.locator(".c-hit").tap()
    else:
        there.locator(".c-hit").click()
    me.after(turn)
    me.wait_to_decide()
    expect(me.log.filter(has_text="change places")).to_have_count(1)


@pytest.mark.parametrize("size", [{}, PHONE], ids=["click", "touch"])
def test_what_lies_face_down_is_looked_at_and_taken_on_the_table(arrive: Arrive, size: dict[str, Any]):
    me = arrive(**size)
    me.play_on(*find(FACEDOWN_TARGETS))
    drone = me.page.locator(".board .can[data-key^=z]").first
    turn = me.turn()
    if size:
        drone.locator(".c-hit").scroll_into_view_if_needed()
        drone.locator(".c-hit").tap()
        expect(me.page.locator(".dock .card.back")).to_be_visible()
        me.page.locator(".dock .btn.opt").first.tap()
    else:
        drone.locator(".c-hit").click()
    me.page.wait_for_selector(f".app:not([data-turn='{turn}']), .choice .opts .btn.quiet")
    if me.turn() == turn:  # several things can be done to it
        me.page.locator(BUTTONS).first.click()
    me.after(turn)


def helped() -> tuple[Record, str]:
    """A game of The Lord of the Rings in which an attachment can be used, and the option that does."""
    game = load_game("fellowship")
    match: Match[Any] = Match(game, game.setups()[0], 3)
    while True:
        choice = match.choices[0]
        for option in choice.options:
            if option.act == "use" and getattr(option.on, "host", -1) >= 0:
                return match.record(), choice.key_of(option)
        acts = [option.act for option in choice.options]
        match.answer(0, acts.index("play") if "play" in acts else len(acts) - 1)


def test_a_hint_is_drawn_on_an_attachment_too_and_says_why(arrive: Arrive):
    record, key = helped()
    me = arrive()
    me.play_on(record, len(record.answers), 0)
    assert isinstance(me.server, Dealer)
    with me.server.advising_steadily():
        me.press("h")
        expect(me.page.locator(".choice .msg")).to_contain_text(re.compile(r"“Use .+”: \d+%, .+ “Pass”"))
    expect(me.page.locator(f".board .hinted[data-key='{key.removeprefix('use:')}']")).to_have_count(1)
    expect(me.page.locator(f"{BUTTONS}.hinted")).to_have_attribute("data-option", key)


def test_what_a_card_says_and_what_taking_it_does_can_be_heard(arrive: Arrive):
    """Names and descriptions are what a screen reader reads; lines of the log are no stops of Tab."""
    me = begin(arrive(), "champions")
    while me.page.locator(".hand .card.can").count() == 0 or "Your turn" not in me.prompt.inner_text():
        assert me.take_any()
        me.wait_to_decide()
    card = me.page.locator(".hand .card.can .c-hit").first
    expect(card).to_have_accessible_name(re.compile(r"^.+, .*Play .+, option \d$"))
    expect(card).to_have_accessible_description(re.compile(r"\w.*\."))
    within = "log => [...log.querySelectorAll('*')].filter(one => one.tabIndex === 0).length"
    assert me.page.locator(".log").evaluate(within) == 0


def wordy_things(view: dict[str, Any]) -> set[str]:
    """The keys of the cards and places that are seen and have a text."""
    found: set[str] = set()

    def walk(part: Any) -> None:
        if isinstance(part, dict):
            said = part.get("text") or part.get("face", {}).get("text")
            if said and part.get("key"):
                found.add(part["key"])
            part = list(part.values())
        for inner in part if isinstance(part, list) else []:
            walk(inner)

    walk(view["areas"])
    return found


HEARD = "all => all.map(one => [one.dataset.card, one.ariaLabel, one.getAttribute('aria-description')])"


@pytest.mark.parametrize(
    "position",
    [A_FULL_TABLE, MANY_DEFENDERS, ONE_IS_OUT, "a clash"],
    ids=lambda one: one if isinstance(one, str) else one[0],
)
def test_the_text_of_every_card_can_be_heard_however_small_it_is_drawn(arrive: Arrive, position: Position | str):
    """Also of lines, tabs, resources and locations, on a phone too."""
    me = arrive()
    if isinstance(position, str):
        record = by_lot("civilwar", 1, {"mode": "clash"})
        me.play_on(record, 30, record.answers[30][0])
    else:
        sit_at(me, position)
    wordy = wordy_things([frame["view"] for frame in me.frames if "view" in frame][-1])
    assert len(wordy) > 5
    for width, height in ((1440, 900), (390, 844)):
        me.resize(width, height)
        hits = me.page.locator(".app .c-hit").evaluate_all(HEARD)
        heard = [one for one in hits if one[0] in wordy]
        assert len(heard) > 5
        # A piece of equipment and a mission say their text in their name.
        assert [name for _, name, text in heard if not text and len(name) < 60] == []


def test_enter_begins_the_game_from_anywhere_before_it(arrive: Arrive):
    me = arrive()
    me.page.goto("/setup/guardians")
    expect(me.page.get_by_role("button", name="Start")).to_be_enabled()
    me.page.get_by_role("heading").first.click()  # the focus is nowhere
    me.press("Enter")
    me.wait_to_decide()
    me.page.goto("/setup/champions")
    picks = me.page.locator("[aria-pressed], [aria-checked]")
    expect(me.page.get_by_role("button", name="Start")).to_be_enabled()
    picks.last.focus()  # what one has just picked
    me.press("Enter")
    me.wait_to_decide()


@pytest.mark.parametrize("game", [*GAMES])
def test_a_misclick_is_taken_back_in_every_game(arrive: Arrive, game: str):
    """Alone with computer players, an answer that showed nobody anything leads back to its question."""
    me = begin(arrive(), game)
    for _ in range(14):
        before, turn = me.prompt.inner_text(), me.turn()
        answered = me.answers
        me.take_any()
        me.wait_to_decide()
        undo = me.page.locator(".aside .btn.icon").last
        if me.answers > answered and undo.get_attribute("aria-disabled") == "false":
            now = me.turn()
            me.press("u")
            me.after(now)
            me.wait_to_decide()
            expect(me.prompt).to_have_text(before)
            return
        assert turn
    raise AssertionError("nothing could be taken back")
