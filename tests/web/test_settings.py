"""How somebody likes to play: the dialog, and what each setting does."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Arrive
from tests.web.places import ENDS, in_the_middle
from tests.web.positions import recorded
from tests.web.sitter import Sitter
from tests.web.test_beats import TURN_ENDS
from tests.web.test_coach import sit


def open_settings(me: Sitter, name: str = "Settings") -> Locator:
    expect(me.app).to_be_visible()
    me.press("m")
    me.page.locator(".menu").get_by_role("button", name=name).click()
    dialog = me.page.get_by_role("dialog", name=name)
    expect(dialog).to_be_visible()
    return dialog


def test_settings_are_changed_with_the_keyboard_and_kept(arrive: Arrive):
    me = arrive()
    me.sit(me.server.new("me", "random"))
    dialog = open_settings(me)
    off = dialog.get_by_role("radio", name="Off")
    expect(off).to_be_checked()
    off.focus()
    me.press("ArrowLeft")
    expect(dialog.get_by_role("radio", name="Fast")).to_be_checked()
    dialog.get_by_role("radio", name="Normal").last.focus()
    me.press("ArrowRight", "ArrowRight")
    expect(me.page.locator("html")).to_have_attribute("data-text", "larger")
    confirm = dialog.get_by_role("switch", name="Confirm the end of a turn")
    confirm.focus()
    me.press("Space")
    expect(confirm).to_be_checked()
    me.press("Escape")
    expect(dialog).to_have_count(0)

    me.page.reload()
    expect(me.page.locator("html")).to_have_attribute("data-text", "larger")
    dialog = open_settings(me)
    expect(dialog.get_by_role("radio", name="Fast")).to_be_checked()
    expect(confirm).to_be_checked()


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Settings"), ("uk", "Налаштування"), ("ru", "Настройки"), ("pl", "Ustawienia")]
)
def test_the_settings_fit_a_phone_in_every_language(arrive: Arrive, language: str, name: str):
    me = arrive(390, 844, language=language)
    me.sit(me.server.new("me", "random"))
    open_settings(me, name)
    assert me.fits
    assert me.page.locator(".dlg-in").evaluate("box => box.scrollWidth <= box.clientWidth")
    assert me.faults(".dlg") == []


def test_larger_words_find_room(arrive: Arrive):
    me = arrive(1280, 720)
    me.remember(text="larger")
    me.sit(me.server.new("me", "random", "random"))
    me.wait_to_decide()
    size = me.page.locator(".choice h1").evaluate("words => words.getBoundingClientRect().height")
    assert me.fits
    assert me.choice_ends <= 720
    me.remember(text="normal")
    me.page.reload()
    me.wait_to_decide()
    assert size > me.page.locator(".choice h1").evaluate("words => words.getBoundingClientRect().height")


WORDS_CUT = """() => {
    const bar = document.querySelector('.choice').getBoundingClientRect()
    const scrolls = one => one && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
    const out = [...document.querySelectorAll('.choice button, .choice .chip')].filter(one => {
        const box = one.getBoundingClientRect()
        const within = box.top >= bar.top - 3 && box.bottom <= bar.bottom + 1 && box.right <= bar.right + 1
        return one.offsetParent && !within && !scrolls(one.closest('.opts')) && !scrolls(one.closest('.choice'))
    })
    const names = [...document.querySelectorAll('.seat .who b')].filter(one => one.scrollWidth > one.clientWidth + 1)
    const asked = [...document.querySelectorAll('.choice h1')].filter(one => one.scrollHeight > one.clientHeight + 2)
    return [...out, ...names, ...asked].map(one => one.textContent)
}"""


@pytest.mark.parametrize("text", ["large", "larger"])
@pytest.mark.parametrize("game", ENDS)
def test_words_of_any_size_are_whole_on_every_screen(arrive: Arrive, game: str, text: str):
    me = arrive()
    me.remember(text=text)
    in_the_middle(game)(me)
    for width, height in ((1440, 900), (1280, 720), (768, 1024), (390, 844), (844, 390)):
        me.resize(width, height)
        assert me.fits
        assert me.page.evaluate(WORDS_CUT) == [], (width, height)


def test_the_end_of_a_turn_is_asked_about_once_more(arrive: Arrive):
    me = arrive()
    me.remember(confirm="on")
    me.play_on(recorded("champions/rhino"), TURN_ENDS - 1, 0)  # in the turn itself
    button = me.page.locator(".choice .opts").get_by_role("button", name="End the turn")
    turn = me.turn()
    button.click()
    expect(me.page.locator(".choice .msg")).to_contain_text("End the turn")
    assert me.answers == 0
    button.click()
    me.after(turn)
    assert me.answers == 1


@pytest.mark.parametrize(("game", "ends"), [("fellowship", "pass-phase"), ("versus", "pass"), ("civilwar", "end")])
def test_so_it_is_in_every_game_that_has_turns_or_phases_to_end(arrive: Arrive, game: str, ends: str):
    me = arrive()
    me.remember(confirm="on")
    sit(me, game)
    button = me.page.locator(f".choice .opts [data-option={ends}]").first
    while button.count() == 0:
        me.take_any()
        me.wait_to_decide()
    turn, answers = me.turn(), me.answers
    button.click()
    expect(me.page.locator(".choice .msg")).to_contain_text("Choose it once more")
    assert me.answers == answers
    button.click()
    me.after(turn)


def test_sounds_are_heard_only_when_they_are_on(arrive: Arrive):
    me = arrive(speed="click")
    me.play_on(recorded("champions/rhino"), TURN_ENDS, 0)
    me.page.locator(".choice .opts").get_by_role("button", name="Done").click()
    expect(me.page.locator(".app.telling")).to_be_visible()
    expect(me.page.locator("html[data-sound]")).to_have_count(0)
    me.remember(sound="on")
    me.press("Space")
    expect(me.page.locator("html")).to_have_attribute("data-sound", "threat")


def test_what_costs_nothing_is_used_unasked_if_one_wishes(arrive: Arrive):
    attacked = 51  # Rhino attacks Spider-Man, who may draw a card for it
    me = arrive()
    me.play_on(recorded("champions/rhino"), attacked, 0)
    expect(me.prompt).to_contain_text("Interrupt")
    me.remember(free="on")
    me.page.reload()
    expect(me.log.last).to_contain_text("You draw a card")
    expect(me.prompt).to_contain_text("Who defends")
    assert me.answers == 1
