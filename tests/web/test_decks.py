"""The deck builder in a real browser: filters, rules while building, lists from elsewhere, a link, a game with it."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Arrive

LIST = """Hunters

Packs: Core Set

Heroes (3)

1x Gimli (Core Set)
1x Legolas (Core Set)
1x Thalin (Core Set)

Allies (2)

3x Veteran Axehand (Core Set)
3x Treebeard (The Treachery of Rhudaur)
"""


def test_a_deck_is_built_judged_shared_and_played(arrive: Arrive):
    me = arrive()
    me.fix_chance()
    page = me.page
    page.goto("/")
    page.get_by_role("link", name="Decks: Marvel Champions").click()
    sheet = page.get_by_role("complementary", name="The deck")
    expect(sheet).to_contain_text("Not legal yet")
    sheet.get_by_role("radio", name="Iron Man").click()
    expect(sheet.locator(".dk-total")).to_contain_text("15 cards")  # all that comes with the hero
    expect(sheet.locator(".dk-verdict li")).to_contain_text(["15 cards"])
    sheet.locator(".dk-verdict .chip").first.click()
    expect(sheet.locator(".dk-verdict .rule")).to_contain_text("Rulebook")

    pool = page.get_by_role("region", name="Cards")
    everything = pool.locator(".dk-cards li").count()
    pool.get_by_role("button", name="Aggression", exact=True).click()
    pool.get_by_role("button", name="Event", exact=True).click()
    expect(pool.locator(".dk-cards li")).to_have_count(3)
    pool.get_by_role("button", name="One more: Uppercut").click()
    pool.get_by_role("button", name="One more: Uppercut").click()
    expect(sheet).to_contain_text("17 cards")
    pool.get_by_role("button", name=re.compile("^Uppercut, Event")).click()
    zoom = page.get_by_role("dialog", name="Uppercut")
    zoom.get_by_role("button", name="One less: Uppercut").click()
    expect(zoom.locator(".dk-copies b")).to_have_text("1")
    me.press("Escape")
    pool.get_by_role("button", name="Show all").click()
    expect(pool.locator(".dk-cards li")).to_have_count(everything)
    pool.get_by_role("searchbox").fill("mocking")
    expect(pool.locator(".dk-cards li")).to_have_count(1)
    assert me.faults() == []

    page.get_by_role("combobox", name="Open a deck").select_option(label="Iron Man (starter deck)")
    expect(sheet).to_contain_text("Legal deck")
    sheet.get_by_label("Name", exact=True).fill("Golden")
    page.get_by_role("button", name="Copy link").click()
    expect(sheet.locator(".said")).to_contain_text("The link is copied")
    link = page.evaluate("navigator.clipboard.readText()")
    assert re.search(r"/decks/champions/[0-9a-f]{20}$", link)
    friend = arrive()
    friend.page.goto(link)
    expect(friend.page.get_by_label("Name", exact=True)).to_have_value("Golden")
    expect(friend.page.get_by_role("radio", name="Iron Man")).to_be_checked()

    sheet.get_by_role("button", name="Play with it").click()
    expect(page.locator(".srow")).to_contain_text("Iron Man")
    expect(page.locator(".deckbox .tag")).to_contain_text("40 cards")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".board")).to_contain_text("Tony Stark")


def test_lists_come_from_other_programs_and_go_to_them(arrive: Arrive, tmp_path):
    me = arrive()
    page = me.page
    page.goto("/decks/fellowship")
    page.get_by_role("button", name="Import").click()
    page.get_by_label("Paste a list").fill('<!DOCTYPE d [<!ENTITY a "b">]><deck/>')
    page.get_by_role("button", name="Read the list").click()
    expect(page.locator(".dlg .problem")).to_contain_text("This is no deck of OCTGN")
    page.get_by_label("Paste a list").fill(LIST)
    page.get_by_role("button", name="Read the list").click()
    expect(page.locator(".dk-sheet .problem")).to_contain_text("3 × Treebeard (The Treachery of Rhudaur)")
    expect(page.get_by_role("checkbox", name="Gimli")).to_be_checked()
    expect(page.get_by_role("checkbox", name="Aragorn")).to_be_disabled()  # three are enough
    expect(page.locator(".dk-kind li")).to_have_count(1)
    page.get_by_role("button", name="Export").click()
    box = page.locator(".dlg textarea")
    expect(box).to_have_value(re.compile("3x Veteran Axehand"))
    page.get_by_role("radio", name="OCTGN").click()
    expect(box).to_have_value(re.compile('<section name="Hero"'))
    with page.expect_download() as download:
        page.get_by_role("button", name="hunters.o8d").click()
    file = tmp_path / "hunters.o8d"
    download.value.save_as(file)
    assert me.faults() == []
    me.press("Escape")
    page.get_by_role("button", name="New", exact=True).click()
    expect(page.locator(".dk-kind li")).to_have_count(0)
    page.get_by_role("button", name="Import").click()
    page.get_by_label("Read a file").set_input_files(file)
    expect(page.locator(".dk-kind li")).to_have_count(1)
    expect(page.get_by_role("checkbox", name="Thalin")).to_be_checked()


def test_the_decks_of_a_browser_are_kept_and_offered_before_a_game(arrive: Arrive):
    me = arrive()
    page = me.page
    page.goto("/decks/versus")
    page.get_by_role("combobox", name="Open a deck").select_option(label="Castle Decrees (Doom)")
    page.get_by_label("Name", exact=True).fill("My castle")
    page.reload()
    expect(page.get_by_label("Name", exact=True)).to_have_value("My castle")
    expect(page.get_by_role("button", name="No team")).to_be_visible()
    page.goto("/setup/versus")
    page.get_by_role("button", name="Own deck").click()
    page.get_by_role("button", name="My castle").click()
    expect(page.locator(".deckbox .tag.ok")).to_contain_text("60 cards")
    expect(page.get_by_role("button", name="Start the game")).to_be_enabled()  # the other takes a deck of that size
    page.goto("/decks/versus")
    page.get_by_role("button", name="Delete this deck").click()
    page.locator(".sure").get_by_role("button", name="Delete this deck").click()
    expect(page.get_by_label("Name", exact=True)).to_have_value("")


def test_the_builder_fits_a_phone_and_a_tablet_in_every_language(arrive: Arrive):
    for width, height, language in ((390, 844, "uk"), (768, 1024, "ru"), (1440, 900, "pl")):
        me = arrive(width, height, language=language)
        me.page.goto("/decks/fellowship")
        expect(me.page.locator(".dk-cards .card").first).to_be_visible()
        assert me.page.evaluate("document.documentElement.scrollWidth") <= width
        assert me.faults() == []


def test_a_link_to_nothing_is_one_sentence(arrive: Arrive):
    me = arrive()
    me.page.goto("/decks/champions/00000000000000000000")
    expect(me.page.get_by_role("alert")).to_contain_text("There is no deck behind this link any more")
    me.page.goto("/decks/guardians")
    expect(me.page.get_by_role("heading")).to_have_text("There is no such page")


NO_LISTS = {
    "": None,
    "2x Lemon": "has no card of this name: Lemon",
    "-3x Uppercut": "a deck holds 1 to 999 copies",
    "0x Uppercut": "a deck holds 1 to 999 copies",
    "3x Veteran Axehand (Core Set)": "This is a deck of The Lord of the Rings",
    "<img src=x onerror=alert(1)>": "This is no deck of OCTGN",
    "# nothing at all": "This list names no cards",
}


def open_deck(page: Page, game: str, label: str) -> Locator:
    """The builder with one of the decks that come with the game; its name, to be changed."""
    page.goto(f"/decks/{game}")
    page.get_by_role("combobox", name="Open a deck").select_option(label=label)
    return page.get_by_label("Name", exact=True)


def test_what_is_no_list_is_one_sentence_and_the_deck_stays(arrive: Arrive, tmp_path):
    me = arrive()
    page = me.page
    name = open_deck(page, "champions", "Iron Man (starter deck)")
    name.fill("<b>Golden</b> “Gloín”")
    sheet = page.get_by_role("complementary", name="The deck")
    expect(sheet).to_contain_text("Legal deck")
    before = page.evaluate("localStorage.getItem('rulebound.decks')")
    page.get_by_role("button", name="Import").click()
    read, problem = page.get_by_role("button", name="Read the list"), page.locator(".dlg .problem")
    for text, said in NO_LISTS.items():
        page.get_by_label("Paste a list").fill(text)
        if said is None:
            expect(read).to_be_disabled()
            continue
        read.click()
        expect(problem).to_contain_text(said)
        expect(page.locator(".dlg img")).to_have_count(0)
    for content, said in (
        (b"", "This list names no cards"),
        (b"\x89PNG\r\n\x1a\n\x00\x00\xff", "This is no text"),
        (b"x" * 120_000, "at most 100,000 characters"),
        (b"x" * 900_000, "at most 100,000 characters"),
    ):
        file = tmp_path / "list.txt"
        file.write_bytes(content)
        page.get_by_label("Read a file").set_input_files(file)
        expect(problem).to_contain_text(said)
    me.press("Escape")
    expect(name).to_have_value("<b>Golden</b> “Gloín”")
    assert page.evaluate("localStorage.getItem('rulebound.decks')") == before
    page.get_by_role("button", name="Export").click()
    expect(page.locator(".dlg textarea")).to_have_value(re.compile("^<b>Golden</b> “Gloín”\n"))


def test_a_deck_in_two_tabs_is_one_deck(arrive: Arrive):
    me = arrive()
    page = me.page
    name = open_deck(page, "versus", "Castle Decrees (Doom)")
    name.fill("Castle")
    other = page.context.new_page()
    other.goto("/decks/versus")
    expect(other.get_by_label("Name", exact=True)).to_have_value("Castle")
    other.get_by_label("Name", exact=True).fill("Tower")
    less = other.locator(".dk-kind button[aria-label^='One less']").first
    less.click()
    expect(page.locator(".dk-total")).to_contain_text("59 cards")
    expect(name).to_have_value("Tower")
    name.fill("Gate")
    expect(other.get_by_label("Name", exact=True)).to_have_value("Gate")
    expect(other.locator(".dk-total")).to_contain_text("59 cards")
    other.close()
