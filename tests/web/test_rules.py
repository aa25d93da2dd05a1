"""The living rulebook in a real browser: leafing, searching, linking, what goes with a rule."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from rulebound.kernel.game import game_names, load_game
from tests.web.conftest import Arrive
from tests.web.sitter import Sitter
from tests.web.test_looks import PHONE

OVERKILL = "/rules/champions/overkill.ally_defender"
SMALL = {
    "champions": "/rules/champions/enemy_attack",
    "fellowship": "/rules/fellowship/defending",
    "versus": "/rules/versus/team_attacks",
    "guardians": "/rules/guardians/example",
    "civilwar": "/rules/civilwar/approval",
}
"""A position of each game."""


@pytest.mark.parametrize("game", game_names())
def test_every_game_has_its_rulebook_from_the_start_page(arrive: Arrive, game: str):
    me = arrive()
    me.page.goto("/")
    me.page.locator(f".gt a[href='/rules/{game}']").click()
    chapters = me.page.locator(".chap ol").first.locator("> li > a em")
    expect(chapters).to_have_count(len(load_game(game).rulebook.chapters))
    assert sum(int(n) for n in chapters.all_inner_texts()) == len(load_game(game).rulebook)
    first = load_game(game).rulebook.chapters[0].topics[0]
    expect(me.page.locator(".ruling")).to_have_count(len(first.rules))


def test_a_link_leads_to_one_rule_with_what_goes_with_it(arrive: Arrive):
    me = arrive()
    me.page.goto(OVERKILL)
    rule = me.page.locator(".ruling.linked")
    expect(rule).to_be_in_viewport()
    expect(rule.get_by_role("heading")).to_have_text("Overkill: excess from a defending ally hits the hero")
    expect(rule.locator("q")).to_have_text("КЛЮЧОВІ СЛОВА: Надмір")
    expect(rule.locator("q")).to_have_attribute("lang", "uk")
    expect(me.page).to_have_title("Overkill: excess from a defending ally hits the hero · Marvel Champions · Rulebound")
    rule.get_by_role("button").click()
    expect(rule.get_by_role("status")).not_to_be_empty()
    assert me.page.evaluate("navigator.clipboard.readText()") == me.server.url.rstrip("/") + OVERKILL

    related = me.page.locator(".rel .rr").first
    title = related.locator("b").inner_text()
    related.click()
    expect(me.page.locator(".ruling.linked").get_by_role("heading")).to_have_text(title)
    me.page.go_back()
    expect(rule.get_by_role("heading")).to_contain_text("Overkill")


def test_cards_that_wear_a_keyword_are_shown_beside_it(arrive: Arrive):
    me = arrive()
    me.page.goto("/rules/champions/guard")
    me.page.locator(".rel").get_by_role("button", name="Armored Guard").click()
    expect(me.page.get_by_role("dialog", name="Armored Guard").locator(".card")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.page.get_by_role("dialog")).to_have_count(0)


def test_search_finds_rules_pages_and_cards_by_keyboard(arrive: Arrive):
    me = arrive()
    me.page.goto("/rules/champions")
    expect(me.page.locator(".ruling").first).to_be_visible()
    me.page.keyboard.press("/")
    me.page.keyboard.type("overkill")
    found = me.page.get_by_role("option")
    expect(found.first).to_contain_text("Page")
    expect(found.nth(1)).to_contain_text("Overkill")
    me.page.keyboard.press("ArrowDown")
    expect(found.nth(1)).to_have_attribute("aria-selected", "true")
    me.page.keyboard.press("Enter")
    expect(me.page.locator(".ruling.linked")).to_be_visible()
    me.page.keyboard.press("/")
    me.page.keyboard.type("hydra soldier")
    me.page.keyboard.press("Enter")
    expect(me.page.get_by_role("dialog", name="Hydra Soldier")).to_be_visible()
    me.page.keyboard.press("Escape")
    me.page.keyboard.press("/")
    me.page.keyboard.type("no such thing at all")
    expect(me.page.locator(".sres-n")).to_have_text("Nothing found.")
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".sres")).to_be_hidden()


def test_pages_are_turned_with_brackets(arrive: Arrive):
    me = arrive()
    me.page.goto("/rules/guardians/flow")
    expect(me.page.get_by_role("heading", level=1)).to_have_text("Rounds and stages")
    me.page.keyboard.press("]")
    expect(me.page.get_by_role("heading", level=1)).to_have_text("Choosing cards")
    me.page.keyboard.press("[")
    expect(me.page.get_by_role("heading", level=1)).to_have_text("Rounds and stages")


@pytest.mark.parametrize(
    ("language", "title", "chapter", "topic"),
    [
        ("uk", "Надмір: надлишок із союзника-захисника йде героєві", "Ключові слова", "Надмір"),
        ("ru", "Пробивание: лишнее с союзника-защитника идёт герою", "Ключевые слова", "Пробивание"),
        ("pl", "Przebicie: reszta z broniącego sojusznika trafia bohatera", "Słowa kluczowe", "Przebicie"),
    ],
)
def test_titles_speak_the_language_and_the_page_says_what_does_not(
    arrive: Arrive, language: str, title: str, chapter: str, topic: str
):
    me = arrive(**PHONE, language=language)
    me.page.route(f"**/api/catalogues/{language}/champions", lambda route: route.fulfill(body=""))
    me.page.goto(OVERKILL)
    rule = me.page.locator(".ruling.linked")
    expect(rule.get_by_role("heading")).to_have_text(title)
    expect(rule.locator("p").first).to_have_attribute("lang", "en")
    expect(me.page.locator(".tongue")).to_be_visible()
    expect(me.page.locator(".crumb")).to_have_text(chapter)
    expect(me.page.get_by_role("heading", level=1)).to_have_text(topic)
    assert me.fits


@pytest.mark.parametrize(
    ("language", "words", "asked"),
    [
        ("uk", "Коли від атаки з надміром захищається союзник", "понад залишок життя союзника"),
        ("ru", "Когда от атаки с пробиванием защищается союзник", "урон сверх его оставшегося здоровья"),
        ("pl", "Gdy sojusznik broni się przed atakiem z przebiciem", "obrażenia ponad jego pozostałe zdrowie"),
    ],
)
def test_rules_are_read_and_found_in_the_language_that_is_read(arrive: Arrive, language: str, words: str, asked: str):
    me = arrive(language=language)
    me.page.goto("/rules/champions")
    me.page.locator(".srch input").fill(asked)
    found = me.page.locator("#rules-found").get_by_role("option").filter(has_text=words)
    expect(found).to_have_count(1)
    expect(found.locator(".what > span")).to_have_attribute("lang", language)
    found.click()
    said = me.page.locator(".ruling.linked p").first
    expect(said).to_contain_text(words)
    expect(said).to_have_attribute("lang", language)
    expect(me.page.locator(".tongue")).to_have_count(0)


def test_a_rule_chip_at_the_table_says_the_rule_in_the_language_that_is_read(arrive: Arrive):
    me = arrive(language="uk")
    me.page.goto("/rules/champions/overkill")
    me.page.locator(".ex .btn.pri").first.click()
    me.wait_to_decide()
    me.page.locator(".choice .chip").first.click()
    said = me.page.locator(".dock .rule > span").first
    expect(said).to_have_attribute("lang", "uk")
    assert any(letter in said.inner_text() for letter in "іїєґ")


def test_an_address_that_leads_nowhere_is_told_in_a_sentence(arrive: Arrive):
    me = arrive(**PHONE, language="uk")
    for address in ("/nonsense", "/rules/champions/overkill/more"):
        answer = me.page.goto(address)
        assert answer is not None
        assert answer.status == 404
        expect(me.page.get_by_role("heading", level=1)).to_have_text("Такої сторінки немає")
    for address in ("/setup/chess", "/campaign/champions", "/rules/chess", "/join#torn", "/watch#%E0"):
        me.page.goto(address)
        expect(me.page.get_by_role("heading", level=1)).to_have_text("Такої сторінки немає")
        expect(me.page).to_have_title("Такої сторінки немає · Rulebound")
    me.page.get_by_role("link", name="Усі ігри").click()
    expect(me.page.locator(".gt").first).to_be_visible()
    assert me.fits


def test_on_a_phone_the_chapters_are_behind_the_name_of_the_game(arrive: Arrive):
    me = arrive(**PHONE)
    me.page.goto("/rules/versus")
    expect(me.page.get_by_role("link", name="The attack 98")).to_be_hidden()
    me.page.get_by_role("button", name="VS System").tap()
    me.page.get_by_role("link", name="The attack 98").tap()
    expect(me.page.get_by_role("heading", level=1)).to_have_text("Declaring an attack")
    me.page.get_by_role("button", name="VS System").tap()
    me.page.get_by_label("Which game").select_option("civilwar")
    expect(me.page.get_by_role("heading", level=1)).to_have_text("Two modes")
    assert me.fits


def test_an_unknown_page_is_told_in_a_sentence(arrive: Arrive):
    me = arrive()
    me.page.goto("/rules/champions/no_such")
    expect(me.page.get_by_role("status")).to_have_text("This rulebook has no such page.")
    me.page.get_by_role("link", name="To the beginning").click()
    expect(me.page.get_by_role("heading", level=1)).to_have_text("Golden rules")


def test_a_rule_chip_at_the_table_opens_the_rulebook_beside_the_game(arrive: Arrive):
    me = arrive()
    me.sit(me.server.new("me", "random"))
    me.wait_to_decide()
    me.page.locator(".choice .chip").first.click()
    with me.page.context.expect_page() as opened:
        me.page.locator(".dock .to-book").click()
    book = opened.value
    expect(book.locator(".ruling.linked")).to_be_visible()
    rule = book.locator(".ruling.linked").get_attribute("id")
    assert rule in load_game("guardians").rulebook
    book.close()


@pytest.mark.parametrize("path", [OVERKILL, "/rules/fellowship/staging", "/rules/civilwar/damage"])
def test_axe_finds_nothing_in_the_rulebook(arrive: Arrive, path: str):
    me = arrive()
    me.page.goto(path)
    expect(me.page.locator(".rel .rr").first).to_be_visible()
    assert me.faults() == []
    me.page.keyboard.press("/")
    me.page.keyboard.type("damage")
    expect(me.page.get_by_role("option").first).to_be_visible()
    assert me.faults() == []
    phone = arrive(**PHONE, theme="light")
    phone.page.goto(path)
    expect(phone.page.locator(".rel .rr").first).to_be_visible()
    assert phone.faults() == []


# --- positions ------------------------------------------------------------------------------------------------------


def position_at(me: Sitter, path: str) -> Locator:
    """The first position of a page, with its board."""
    me.page.goto(path)
    box = me.page.locator(".ex").first
    expect(box.locator(".sbd")).to_be_visible()
    return box


def test_a_position_is_stepped_through_on_its_page(arrive: Arrive):
    me = arrive()
    me.page.goto("/rules/champions/overkill")
    box = me.page.get_by_role("region", name="Position: Overkill: excess from a defending ally hits the hero")
    steps = box.get_by_role("listitem")
    expect(steps).to_have_count(2)
    now = box.locator("li[aria-current=step]")
    expect(now).to_have_count(0)
    box.get_by_role("button", name="Next step (1 of 2)").click()
    expect(now).to_contain_text("Rhino attacks")
    box.get_by_role("button", name="Next step (2 of 2)").click()
    expect(now).to_contain_text("Mockingbird is defeated")
    expect(box.get_by_role("button", name="Next step (2 of 2)")).to_be_disabled()
    box.get_by_role("button", name="One step back").click()
    expect(now).to_contain_text("Rhino attacks")
    now.get_by_role("button").focus()
    steps.last.get_by_role("button").click()
    expect(now).to_contain_text("Mockingbird is defeated")
    assert me.faults() == []


def test_the_small_board_shows_each_step_and_marks_what_has_changed(arrive: Arrive):
    me = arrive()
    box = position_at(me, "/rules/champions/overkill")
    board = box.locator(".sbd")
    expect(board.get_by_role("button", name=re.compile("^Mockingbird, Ally"))).to_be_visible()
    expect(board.locator(".changed")).to_have_count(0)
    me.press("ArrowRight", "ArrowRight")
    expect(board).to_have_attribute("aria-label", "The table after step 2 of 2")
    expect(board.get_by_role("button", name=re.compile("^Mockingbird, Ally"))).to_have_count(0)
    expect(board.locator(".card.changed", has_text="Spider-Man")).to_be_visible()  # who takes the rest
    expect(board.locator(".card", has_text="The Break-In!")).not_to_have_class(re.compile("changed"))
    expect(box.locator(".ex-keys")).to_contain_text("has just changed")
    me.press("ArrowLeft", "ArrowLeft")
    expect(board.get_by_role("button", name=re.compile("^Mockingbird, Ally"))).to_be_visible()
    expect(board.locator(".changed")).to_have_count(0)


@pytest.mark.parametrize("path", SMALL.values(), ids=SMALL.keys())
def test_every_game_draws_its_positions_small(arrive: Arrive, path: str):
    me = arrive()
    box = position_at(me, path)
    before = box.locator(".sbd").inner_text()
    for _ in range(int(box.get_attribute("data-steps") or "")):
        me.press("ArrowRight")
    expect(box.get_by_role("button", name=re.compile("^Next step"))).to_be_disabled()
    expect(box.locator(".sbd .changed").first).to_be_visible()
    assert box.locator(".sbd").inner_text() != before
    assert me.faults(".ex") == []
    phone = arrive(**PHONE, theme="light", language="pl")
    box = position_at(phone, path)
    box.locator(".ex-go .btn").tap()
    expect(box.locator("li[aria-current=step]")).to_be_visible()
    assert phone.fits
    assert phone.faults(".ex") == []


def test_a_position_plays_by_itself_and_its_keys_are_its_own(arrive: Arrive):
    me = arrive()
    box = position_at(me, "/rules/champions/overkill")
    board, now = box.locator(".sbd"), box.locator("li[aria-current=step]")
    expect(box.locator(".ex-keys kbd").last).to_have_text("P")
    me.press("/")
    me.press("p", "ArrowRight")  # typed into the search
    expect(me.page.locator(".srch input")).to_have_value("p")
    expect(now).to_have_count(0)
    expect(box.get_by_role("button", name="Let it play")).to_be_visible()
    me.press("Escape")
    box.get_by_role("heading").click()
    me.press("p")
    expect(box.get_by_role("button", name="Pause")).to_be_visible()
    expect(now).to_contain_text("Mockingbird is defeated")
    expect(board).to_have_attribute("aria-label", "The table after step 2 of 2")
    expect(box.get_by_role("button", name="Let it play")).to_be_visible()  # it has come to its end
    me.press("p", "p")  # once more from the beginning, and a pause at once
    expect(board).to_have_attribute("aria-label", "The table before the first step")
    expect(box.get_by_role("button", name="Let it play")).to_be_visible()


def test_the_keys_belong_to_the_position_that_is_looked_at(arrive: Arrive):
    me = arrive()
    me.page.goto("/rules/champions/status")
    boxes = me.page.locator(".ex[data-steps]")
    expect(boxes).to_have_count(3)
    last = boxes.last
    last.get_by_role("button", name=re.compile("^Next step")).focus()
    me.press("ArrowRight")
    expect(last.locator("li[aria-current=step]")).to_have_count(1)
    expect(me.page.locator("li[aria-current=step]")).to_have_count(1)


def test_a_card_of_a_small_board_is_read_by_a_click_a_tap_and_a_key(arrive: Arrive):
    me = arrive()
    box = position_at(me, "/rules/champions/overkill")
    box.get_by_role("button", name=re.compile("^Mockingbird, Ally")).click()
    dialog = me.page.get_by_role("dialog", name="Mockingbird")
    expect(dialog.locator(".card")).to_be_visible()
    me.press("Escape")
    expect(dialog).to_have_count(0)
    villain = box.get_by_role("button", name=re.compile("^Rhino, Villain"))
    villain.focus()
    me.press("ArrowDown", "Enter")
    expect(me.page.get_by_role("dialog", name="The Break-In!")).to_be_visible()
    phone = arrive(**PHONE)
    box = position_at(phone, "/rules/champions/overkill")
    box.get_by_role("button", name=re.compile("^Mockingbird, Ally")).tap()
    expect(phone.page.get_by_role("dialog", name="Mockingbird")).to_be_visible()


def test_a_small_board_shows_no_card_that_is_hidden_from_its_seat(arrive: Arrive):
    me = arrive()
    box = position_at(me, "/rules/guardians/example")
    others = box.locator(".sb-area").filter(has_text="Player 2")
    expect(others.get_by_text("Hand 2")).to_be_visible()
    me.press("ArrowRight", "ArrowRight")
    expect(others.get_by_text("Hand 1")).to_be_visible()
    laid = others.locator(".card.back")
    expect(laid).to_have_count(1)  # it is laid face down, and nobody may read it
    laid.click()
    expect(me.page.get_by_role("dialog")).to_have_count(0)


def test_a_position_is_tried_at_the_table_which_leads_back_to_the_book(arrive: Arrive):
    me = arrive()
    me.page.goto("/rules/champions/overkill")
    me.page.get_by_role("button", name="Try it at the table").click()
    me.wait_to_decide()
    expect(me.page.locator(".card", has_text="Mockingbird").first).to_be_visible()
    expect(me.page.locator(".from-book")).to_have_text("From the rulebook")
    expect(me.page.locator(".gd-list")).to_have_count(0)  # it is nobody's first game
    assert me.faults() == []
    me.page.reload()
    me.wait_to_decide()
    me.page.locator(".from-book").click()
    expect(me.page.locator(".ruling.linked")).to_have_attribute("id", "champions.overkill.ally_defender")


def test_an_example_of_the_book_stands_below_its_rule_and_is_tried_from_its_seat(arrive: Arrive):
    me = arrive()
    me.page.goto("/rules/fellowship/defending")
    box = me.page.locator(".ruling[id='fellowship.example.defence_shadow_boost'] + .ex")
    expect(box.get_by_role("heading")).to_have_text("The rulebook’s example")
    box.get_by_role("button", name="Next step (1 of 4)").click()
    expect(box.locator("li[aria-current=step]")).to_contain_text("Ungoliant's Spawn is dealt a shadow card.")
    box.get_by_role("button", name="Try it at the table").click()
    me.wait_to_decide()
    expect(me.page.locator(".choice")).to_contain_text("Ungoliant's Spawn")
    expect(me.page.locator(".choice")).to_contain_text("Forest Spider")


def test_the_example_of_the_rulebook_is_watched_step_by_step(arrive: Arrive):
    me = arrive()
    me.page.goto("/rules/guardians/example")
    me.page.get_by_role("region", name="Position: ").first.get_by_role("button", name="Watch it at the table").click()
    expect(me.app).to_be_visible()
    expect(me.page.locator(".from-book")).to_be_visible()
    expect(me.page.locator(".log")).to_contain_text("knocked out")


def test_a_position_fits_a_phone(arrive: Arrive):
    me = arrive(**PHONE, language="uk")
    me.page.goto("/rules/guardians/example")
    me.page.locator(".ex .btn").first.tap()
    expect(me.page.locator(".ex-steps li[aria-current=step]")).to_have_count(1)
    assert me.fits


def test_all_bids_and_the_pass_are_in_reach_on_a_phone(arrive: Arrive):
    me = arrive(**PHONE, language="uk")
    me.page.goto("/rules/civilwar/bid")
    me.page.locator(".ex .btn.pri").first.tap()
    me.wait_to_decide()
    offered = me.page.locator(".choice .btn.opt")
    for number in range(offered.count()):
        expect(offered.nth(number)).to_be_in_viewport(ratio=1)


# --- how to play ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "uk", "ru", "pl"])
def test_how_to_play_fits_a_phone_in_every_game_and_language(arrive: Arrive, language: str):
    me = arrive(**PHONE, language=language)
    for game in game_names():
        me.page.goto(f"/rules/{game}/how-to-play")
        expect(me.page.locator(".how .ex-steps li")).to_have_count(4)
        assert "page-how" not in me.page.locator(".how").inner_text()
        assert me.fits


def test_how_to_play_names_the_symbols_and_leads_to_a_first_game(arrive: Arrive):
    me = arrive()
    me.page.goto("/rules/champions")
    me.page.get_by_role("link", name="How to play").click()
    expect(me.page).to_have_title("How to play · Marvel Champions · Rulebound")
    expect(me.page.locator(".legend li").first).to_be_visible()
    assert me.faults() == []
    me.page.get_by_role("link", name="Play a first game").click()
    expect(me.page.locator(".su")).to_be_visible()
