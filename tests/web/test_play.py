"""Games played in a real browser, from the start page to their end."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.positions import by_lot, recorded
from tests.web.sitter import Sitter


def test_a_game_is_played_from_the_start_page_to_its_end_by_clicks_and_then_replayed(arrive: Arrive):
    me = arrive()
    me.fix_chance()
    page = me.page
    page.goto("/")
    page.get_by_role("link", name="Set up: Guardians").click()
    page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="2", exact=True).click()
    expect(page.locator(".srow")).to_have_count(2)
    page.get_by_role("button", name="Start the game").click()
    expect(me.app).to_be_visible()
    while me.take_any():
        pass
    expect(me.prompt).to_contain_text(re.compile("wins? the game"))  # or “You win the game!”

    page.get_by_role("button", name="Replay", exact=True).click()
    page.get_by_role("button", name="Pause").click()
    page.get_by_label("Earlier positions").press("Home")
    expect(page.locator(".board .when")).to_contain_text("Step 0 of")
    page.locator(".opts").get_by_role("button", name="One step on").click()
    expect(page.locator(".board .when")).to_contain_text("Step 1 of")
    page.get_by_role("button", name="Back to now").click()
    expect(me.prompt).to_contain_text(re.compile("wins? the game"))  # or “You win the game!”

    page.get_by_role("button", name="Look from Bo").click()
    expect(page.locator(".seat.looking")).to_contain_text("Bo")

    page.goto("/")
    expect(page.locator(".ct")).to_contain_text(re.compile("You (won|lost)"))


def test_the_level_of_the_computer_players_is_picked_explained_and_remembered(arrive: Arrive):
    me = arrive()
    page = me.page
    page.goto("/")
    page.get_by_role("link", name="Set up: Guardians").click()
    levels = page.get_by_role("radiogroup", name="Computer players").get_by_role("radio")
    expect(levels).to_have_text(["Random", "Easy", "Fair", "Strong", "Expert"])
    expect(levels.nth(2)).to_be_checked()
    expect(page.locator(".fld .about")).to_have_text("Looks one step ahead. Answers at once.")
    levels.nth(1).click()
    expect(page.locator(".fld .about")).to_contain_text("one decision of three")
    with page.expect_request("**/api/matches") as made:
        page.get_by_role("button", name="Start the game").click()
    wish = made.value.post_data_json or {}
    assert [seat.get("player") for seat in wish["seats"]] == [None, "easy", "easy"]
    expect(me.app).to_be_visible()
    page.goto("/")
    page.get_by_role("link", name="Set up: Guardians").click()
    expect(levels.nth(1)).to_be_checked()


def test_play_now_is_one_click(arrive: Arrive):
    me = arrive()
    me.page.goto("/")
    me.page.get_by_role("button", name="Play now: Guardians").click()
    expect(me.prompt).to_have_text("Which hero will you play?")
    expect(me.page.locator(".hand .card.can")).to_have_count(2)


def begin(me: Sitter, game: str) -> None:
    """From the start page into the game, and the first decisions."""
    me.fix_chance()
    me.page.goto("/")
    me.page.get_by_role("button", name=f"Play now: {game}").click()
    for _ in range(4):
        assert me.take_any()


def end(me: Sitter, name: str) -> None:
    """The last decisions of a recorded game."""
    record = recorded(name)
    answers = len(record.answers) - 8
    me.play_on(record, answers, record.answers[answers][0])
    while me.take_any():
        pass
    expect(me.page.locator(".choice.calm .flagd")).to_contain_text("You")


def test_marvel_champions_is_begun_and_ended_by_clicks(arrive: Arrive):
    me = arrive()
    begin(me, "Marvel Champions")
    expect(me.page.locator(".foe .card[data-size=big]")).not_to_have_count(0)
    end(me, "champions/ultron")


def test_versus_is_begun_and_ended_by_clicks(arrive: Arrive):
    me = arrive()
    begin(me, "VS System")
    expect(me.page.locator(".half")).to_have_count(2)
    end(me, "versus/sentinels-x-men")


def test_heroes_villain_and_decks_are_picked_as_cards(arrive: Arrive):
    me = arrive()
    me.fix_chance()
    page = me.page
    page.goto("/setup/champions")
    heroes = page.get_by_role("radiogroup", name="Heroes")
    expect(heroes.locator(".card")).to_have_count(5)
    heroes.get_by_role("radio", name="Iron Man").click()
    expect(page.locator(".srow")).to_contain_text("Iron Man (starter deck)")
    page.get_by_role("button", name="One more player").click()
    expect(page.locator(".srow")).to_have_count(2)
    heroes.get_by_role("radio", name="Iron Man, Player 1").click()
    expect(page.get_by_role("alert")).to_contain_text("choose different heroes")
    expect(page.get_by_role("button", name="Start the game")).to_be_disabled()
    heroes.get_by_role("radio", name="Spider-Man").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("radiogroup", name="Decks").get_by_role("radio", name="Aggression").click()
    page.get_by_role("radiogroup", name="Villain").get_by_role("radio", name="Klaw").click()
    assert me.faults() == []
    page.get_by_role("button", name="Start the game").click()
    me.take_any()  # who is the first player; then the scenario is laid
    expect(page.locator(".foe")).to_contain_text("Klaw")
    expect(page.locator(".board")).to_contain_text("Tony Stark")
    expect(page.locator(".board")).to_contain_text("Peter Parker")

    page.goto("/setup/champions")
    page.get_by_role("button", name="One more player").click()
    page.get_by_role("button", name="Without Player 1").click()
    expect(page.locator(".srow")).to_have_count(1)


def test_an_own_deck_is_pasted_and_refused_with_the_games_sentence(arrive: Arrive):
    me = arrive()
    me.fix_chance()
    page = me.page
    page.goto("/setup/versus")
    decks = page.get_by_role("radiogroup", name="Decks")
    expect(decks.locator(".card")).to_have_count(6)
    decks.get_by_role("radio", name="Castle Decrees").click()
    expect(page.get_by_role("alert")).to_contain_text("60")  # a starter deck against a full one
    page.get_by_role("radio", name="Player 2", exact=True).click()
    decks.get_by_role("radio", name="Hillside Alumni").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Own deck").click()
    box = page.get_by_label("One card a line")
    expect(box).to_have_value(re.compile(r"VS-034 x 3  # Wolverine, The Best at What He Does"))
    ready = box.input_value()
    box.fill(ready.replace("VS-034 x 3", "VS-034 x 5"))
    page.get_by_role("button", name="Play this deck").click()
    expect(page.locator(".refuse")).to_contain_text("Wolverine")
    expect(page.get_by_role("button", name="Start the game")).to_be_disabled()
    box.fill(ready + "\nthree lemons")
    page.get_by_role("button", name="Play this deck").click()
    expect(page.locator(".deckbox .problem")).to_contain_text("three lemons")
    mine = (ready + "\n1x Sidestep").encode()
    page.get_by_label("Read a file").set_input_files({"name": "mine.txt", "mimeType": "text/plain", "buffer": mine})
    assert me.faults() == []
    page.get_by_role("button", name="Play this deck").click()
    expect(page.locator(".deckbox .tag")).to_contain_text("61 cards")
    page.get_by_role("button", name="Start the game").click()
    expect(me.app).to_be_visible()
    expect(page.locator(".half")).to_have_count(2)


def test_an_impossible_setup_is_refused_with_the_games_sentence(arrive: Arrive):
    me = arrive()
    me.page.goto("/setup/guardians")
    me.page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="6", exact=True).click()
    expect(me.page.get_by_role("alert")).to_contain_text("6")
    expect(me.page.get_by_role("button", name="Start the game")).to_be_disabled()
    me.page.get_by_role("radiogroup", name="Boxes").get_by_role("radio").nth(1).click()
    expect(me.page.get_by_role("alert")).to_have_count(0)
    expect(me.page.locator(".srow")).to_have_count(6)


def test_a_game_is_ended_with_the_keyboard_alone(arrive: Arrive):
    me = arrive()
    record = by_lot("guardians", seed=3)
    me.play_on(record, len(record.answers) * 2 // 3, 0)
    presses = 0
    while True:
        me.wait_to_decide()
        if me.is_over():
            break
        turn = me.turn()
        key = me.page.locator(".choice .opts kbd").first
        if presses % 2 and key.count():
            me.press(key.inner_text())  # the number of an option
        elif me.page.locator(".card.can, .tac.can, .ph.can").count():
            me.press("ArrowRight", "Enter")  # to a legal card, and take it
        else:
            me.press(key.inner_text())
        me.page.wait_for_selector(f".app:not([data-turn='{turn}']), .picked")
        if me.turn() == turn:  # several things can be done with this card
            me.press(key.inner_text())
        me.after(turn)
        presses += 1
    expect(me.prompt).to_contain_text(re.compile("wins? the game"))  # or “You win the game!”
    me.press("m")
    expect(me.page.get_by_role("dialog", name="Menu")).to_be_visible()
    me.press("Escape")
    expect(me.page.get_by_role("dialog", name="Menu")).to_have_count(0)


def test_tab_goes_from_area_to_area_and_arrows_within(arrive: Arrive):
    me = arrive()
    me.sit(me.server.new("me", "random", "random"))
    me.wait_to_decide()
    expect(me.page.locator("#choice")).to_be_focused()
    me.press("ArrowRight")
    expect(me.page.locator(".card.can [data-card]:focus")).to_have_attribute("aria-label", re.compile("option 1"))
    me.press("ArrowRight")
    expect(me.page.locator(".card.can [data-card]:focus")).to_have_attribute("aria-label", re.compile("option 2"))
    expect(me.page.locator(".dock .card")).to_be_visible()
    me.press("Space")
    expect(me.page.locator(".dock.pinned")).to_be_visible()
    me.press("Escape")
    expect(me.page.locator(".dock.pinned")).to_have_count(0)


def test_why_not_and_why(arrive: Arrive):
    me = arrive()
    me.sit(me.server.new("me", "random", "random"))
    me.wait_until_laying()
    me.page.locator(".pl .card:not(.back)").first.click()  # no action at all: it is just shown
    expect(me.page.locator(".dock.pinned .card")).to_be_visible()
    expect(me.page.locator(".dock .why, .cannot")).to_have_count(0)
    me.press("?")
    expect(me.page.locator(".dock .why h2")).to_contain_text("Why not")
    chip = me.page.locator(".dock .req .no .chip").first
    chip.click()
    expect(me.page.locator(".dock .rule")).to_contain_text("Rulebook")
    me.press("Escape")

    line = me.log.last
    line.click()
    expect(line.locator(".rule")).to_contain_text("Rulebook")
    expect(line.locator(".chip")).to_have_attribute("title", re.compile(r"^guardians\.\w+\.\w+"))


def test_a_hint_outlines_the_advised_option(arrive: Arrive):
    me = arrive()
    me.sit(me.server.new("me", "random"))
    me.wait_to_decide()
    me.press("h")
    expect(me.page.locator(".choice .msg")).to_contain_text("imagined games")
    expect(me.page.locator(".held .card.hinted")).to_have_count(1)


def test_earlier_positions_are_shown_and_left_again(arrive: Arrive):
    me = arrive()
    me.sit(me.server.new("me", "random"))
    for _ in range(4):
        me.take_any()
    me.wait_to_decide()
    me.page.get_by_role("button", name="One step back").first.click()
    expect(me.page.locator(".app.past")).to_be_visible()
    expect(me.page.locator(".card.can, .tac.can, .ph.can")).to_have_count(0)
    me.press("Escape")
    expect(me.page.locator(".app.past")).to_have_count(0)
    me.wait_to_decide()


def test_undo_brings_the_choice_back(arrive: Arrive):
    me = arrive()
    me.sit(me.server.new("me", "open"))
    me.wait_to_decide()
    me.choose(me.page.locator(".held .card.can").first)
    expect(me.prompt).to_contain_text("Waiting")
    turn = me.turn()
    me.press("u")
    me.after(turn)
    expect(me.prompt).to_have_text("Which hero will you play?")


def test_the_language_is_switched_at_any_time_and_remembered(arrive: Arrive):
    me = arrive()
    me.sit(me.server.new("me", "random"))
    me.wait_to_decide()
    for code, name, hint in (("uk", "Українська", "Порада"), ("ru", "Русский", "Совет"), ("pl", "Polski", "Rada")):
        me.press("m")
        me.page.get_by_role("button", name=name).click()
        me.press("Escape")
        expect(me.page.locator("html")).to_have_attribute("lang", code)
        expect(me.page.locator(".aside .btn").first).to_have_text(hint)
    me.page.reload()
    expect(me.page.locator(".aside .btn").first).to_have_text("Rada")


def test_the_theme_is_switched_and_remembered(arrive: Arrive):
    me = arrive()
    me.page.goto("/")
    me.page.get_by_role("button", name="Dark or light").click()
    expect(me.page.locator("html")).to_have_attribute("data-theme", "light")
    me.page.reload()
    expect(me.page.locator("html")).to_have_attribute("data-theme", "light")


def test_a_game_is_saved_as_a_file_and_loaded_again(arrive: Arrive, tmp_path):
    me = arrive()
    me.sit(me.server.new("me", "random"))
    for _ in range(3):
        me.take_any()
    me.wait_to_decide()
    answers = me.page.locator(".scrub .at").inner_text()
    me.press("m")
    with me.page.expect_download() as download:
        me.page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "game.json"
    download.value.save_as(file)

    other = arrive()
    other.page.goto("/")
    other.page.locator("input[type=file]").set_input_files(file)
    dialog = other.page.get_by_role("dialog", name="Open a saved game")
    expect(dialog).to_contain_text("Guardians")
    dialog.get_by_role("button", name="Play on").click()
    expect(other.app).to_be_visible()
    other.wait_to_decide()
    expect(other.page.locator(".scrub .at")).to_have_text(answers)

    file.write_text("no game at all")
    other.page.goto("/")
    other.page.locator("input[type=file]").set_input_files(file)
    expect(other.page.get_by_role("alert")).to_contain_text("not a saved game")


def test_the_recommended_modular_set_is_shown_as_taken(arrive: Arrive):
    page = arrive().page
    page.goto("/setup/champions")
    sets = page.get_by_role("group", name="Modular sets")
    expect(sets.get_by_role("button", pressed=True)).to_have_text(["Bomb Scare"])
    page.get_by_role("radio", name="Klaw").click()
    expect(sets.get_by_role("button", pressed=True)).to_have_text(["Masters of Evil"])
    sets.get_by_role("button", name="Under Attack").click()
    expect(sets.get_by_role("button", pressed=True)).to_have_text(["Masters of Evil", "Under Attack"])
