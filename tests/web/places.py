"""Every page of the program in each of its states, and how one comes there: for tests of what must hold everywhere."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Page, expect

from tests.web.positions import recorded
from tests.web.sitter import Sitter
from tests.web.test_beats import TURN_ENDS
from tests.web.test_campaign import keep, one_road_walked
from tests.web.test_coach import FIRST, sit

Go = Callable[[Sitter], object]


class Place(NamedTuple):
    page: str
    """What `route.ts` calls the page."""
    go: Go
    opens: str = ""
    """The source of the dialog or box that is open there."""


GAMES = [*FIRST]
BUILT = ["champions", "fellowship", "versus"]
"""Games for which decks are built."""
TWO = ["fellowship", "civilwar"]
"""Games whose tables are least like the others, where one or two are enough."""
ENDS = {
    "champions": "champions/rhino",
    "fellowship": "fellowship/mirkwood",
    "versus": "versus/starters",
    "guardians": "guardians/two",
    "civilwar": "civilwar/clash",
}
"""A game of each that is over."""
RULE = "/rules/champions/overkill.ally_defender"


def opened(path: str, shows: str = "") -> Go:
    """An address, as soon as something of what it is about is seen."""

    def go(me: Sitter) -> None:
        me.page.goto(path)
        expect(me.page.get_by_role("main").locator(shows or "h1").first).to_be_visible()

    return go


def then(before: Go, act: Callable[[Page], object], shows: str = "") -> Go:
    """A place from which one goes on."""

    def go(me: Sitter) -> None:
        before(me)
        act(me.page)
        if shows:
            expect(me.page.locator(shows).first).to_be_visible()

    return go


def press(*keys: str) -> Callable[[Page], None]:
    def act(page: Page) -> None:
        for key in keys:
            page.keyboard.press(key)

    return act


def click(what: str) -> Callable[[Page], None]:
    return lambda page: page.locator(what).first.click()


def named(name: str, role: str = "button") -> Callable[[Page], None]:
    found = re.compile(name)
    return lambda page: page.get_by_role(role, name=found).locator("visible=true").first.click()  # type: ignore[arg-type]


# --- tables ------------------------------------------------------------------------------------------------------


def table(game: str) -> Go:
    return lambda me: sit(me, game)


def in_the_middle(game: str) -> Go:
    """Half of a game that is kept with the tests of its rules."""

    def go(me: Sitter) -> None:
        record = recorded(ENDS[game])
        half = len(record.answers) // 2
        me.play_on(record, half, record.answers[half][0])

    return go


def at_the_end(game: str) -> Go:
    def go(me: Sitter) -> None:
        record = recorded(ENDS[game])
        me.play_on(record, len(record.answers), 0)
        expect(me.page.locator(".the-end")).to_be_visible()

    return go


def from_menu(name: str) -> Callable[[Page], None]:
    def act(page: Page) -> None:
        page.keyboard.press("m")
        page.locator(".menu").get_by_role("button", name=name).click()

    return act


def rail(page: Page) -> None:
    """Where seats and log are behind a button, they come in."""
    button = page.locator(".top .ibtn[aria-expanded=false]").first
    if button.is_visible() and not page.locator(".rail").is_visible():
        button.click()
        expect(page.locator(".rail .log")).to_be_visible()


def from_rail(name: str) -> Callable[[Page], None]:
    def act(page: Page) -> None:
        rail(page)
        named(name)(page)

    return act


def with_an_open_seat(me: Sitter) -> None:
    me.sit(me.server.new("me", "open"))


def among_friends(me: Sitter) -> None:
    made = me.server.new("me", "open")
    me.server.join(made["invites"][0]["invite"], "Mira")
    me.sit(made)


def watched(me: Sitter) -> None:
    made = me.server.new("random", "me")
    me.page.goto(f"/watch#{made['spectate']}")
    expect(me.app).to_be_visible()


def told(me: Sitter) -> None:
    """While it is told what the villain does."""
    me.remember(speed="click")
    me.play_on(recorded("champions/rhino"), TURN_ENDS, 0)
    me.page.locator(".choice .opts").get_by_role("button", name="Done").click()
    expect(me.page.locator(".app.telling")).to_be_visible()


def turned_up(me: Sitter) -> None:
    """While a boost card lies large over the table."""
    told(me)
    while me.page.locator(".scene .card").count() == 0:
        me.press("Space")


def coached(game: str) -> Go:
    def go(me: Sitter) -> None:
        me.remember(guide="{}")
        sit(me, game)
        while me.page.locator(".gd-bubble").count() == 0:
            me.take_any()
            me.wait_to_decide()

    return go


# --- pages -------------------------------------------------------------------------------------------------------


def come_back(me: Sitter) -> None:
    """The start page of somebody with a game that goes on and one that is over."""
    at_the_end("guardians")(me)
    table("versus")(me)
    me.page.goto("/")
    expect(me.page.locator("details.ended")).to_be_visible()
    me.page.locator("details.ended summary").click()


def campaign(me: Sitter) -> None:
    keep(me, one_road_walked())
    me.page.goto("/campaign/fellowship/1")
    expect(me.page.locator(".cm-stop.next")).to_be_visible()


def saved(me: Sitter) -> None:
    me.page.goto("/")
    expect(me.page.get_by_role("main")).to_be_visible()
    file = {"name": "game.json", "mimeType": "application/json", "buffer": recorded("champions/rhino").to_json()}
    me.page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
    expect(me.page.locator(".dlg")).to_be_visible()


def full_deck(game: str) -> Go:
    def go(me: Sitter) -> None:
        opened(f"/decks/{game}", ".dk-cards .card")(me)
        shelf = me.page.locator(".dk-shelf select")
        shelf.select_option(index=1)
        expect(me.page.locator(".dk-verdict .tag.ok")).to_be_visible()

    return go


def broken_deck(me: Sitter) -> None:
    """Only the cards that come with a hero."""
    opened("/decks/champions", ".dk-cards .card")(me)
    me.page.get_by_role("radio", name="Iron Man").click()
    expect(me.page.locator(".dk-verdict li").first).to_be_visible()


def misread(me: Sitter) -> None:
    """A list has been read that names what is not in the box; the next one cannot be read at all."""
    opened("/decks/champions", ".dk-cards .card")(me)
    for text in ("Spider-Man\n\n2x Lemon", "<deck"):
        me.page.get_by_role("button", name="Import").click()
        me.page.locator("#deck-import").fill(text)
        me.page.get_by_role("button", name="Read the list").click()
        expect(me.page.locator(".problem").last).to_be_visible()


PLACES: dict[str, Place] = {
    "start": Place("start", opened("/")),
    "start with games": Place("start", come_back),
    "manage": Place(
        "start", then(come_back, click(".mg, [aria-label^='Links and settings']"), ".dlg"), "pages/Manage.tsx"
    ),
    "load a file": Place("start", saved, "pages/LoadFile.tsx"),
    "lost": Place("lost", opened("/nowhere/at/all")),
    "no table": Place("table", opened("/table/AAAAAAAAAAAAAAAAAAAAAAAA")),
    "join nothing": Place("join", opened("/join#AAAAAAAAAAAAAAAAAAAAAAAA")),
    "join": Place("join", lambda me: opened(f"/join#{me.server.new('me', 'open')['invites'][0]['invite']}")(me)),
    "history of nobody": Place("history", opened("/history")),
    "history": Place("history", then(come_back, lambda page: page.goto("/history"), ".hi-game")),
    "campaign before it": Place("campaign", opened("/campaign/fellowship")),
    "campaign": Place("campaign", campaign),
    "rule": Place("rules", opened(RULE, ".ruling.linked")),
    "search of rules": Place(
        "rules",
        then(
            opened(RULE, ".ruling.linked"),
            press("/", *"damage"),
            "[role=option]",
        ),
    ),
    "card of a rule": Place(
        "rules", then(opened("/rules/champions/guard"), click(".rel .lcard"), ".dlg"), "rules/RulesPage.tsx"
    ),
    "position": Place("rules", then(opened(RULE, ".ex"), named("^Next step"))),
    "deck that breaks a rule": Place("decks", then(broken_deck, click(".dk-verdict .chip"), ".dk-verdict .rule")),
    "deck with missing cards": Place("decks", misread, "decks/Exchange.tsx"),
    "export of a deck": Place(
        "decks", then(full_deck("fellowship"), named("Export"), ".dlg .pri:not([disabled])"), "decks/Exchange.tsx"
    ),
    "card of a deck": Place(
        "decks", then(full_deck("versus"), click(".dk-cards li button:has(.card)"), ".dlg"), "decks/Pool.tsx"
    ),
    "invitation": Place("table", then(with_an_open_seat, from_rail("^Invite"), ".dlg svg"), "table/Invite.tsx"),
    "friends who talk": Place("table", then(among_friends, from_rail("Say something"), ".phrases")),
    "spectator": Place("watch", watched),
    "told": Place("table", told),
    "turned up": Place("table", turned_up),
    "recap": Place(
        "table", then(then(told, press("Escape")), from_rail("Since your turn"), ".dlg li"), "table/Telling.tsx"
    ),
    "settings": Place("table", then(table("guardians"), from_menu("Settings"), ".dlg"), "pages/Settings.tsx"),
    "hint": Place("table", then(table("champions"), press("h"), ".hinted")),
    "card large": Place(
        "table", then(in_the_middle("champions"), click(".board .slot .card:not(.can) > .c-hit"), ".dock.pinned .card")
    ),
    "rule beside the table": Place("table", then(table("versus"), click(".choice .chip"), ".dock.pinned")),
    "back in time": Place(
        "table",
        then(then(in_the_middle("fellowship"), rail), named("One step back"), ".app.past"),
    ),
    **{f"setup of {game}": Place("setup", opened(f"/setup/{game}", ".srow")) for game in GAMES},
    **{f"rules of {game}": Place("rules", opened(f"/rules/{game}")) for game in GAMES},
    **{f"how to play {game}": Place("rules", opened(f"/rules/{game}/how-to-play")) for game in GAMES},
    **{f"decks of {game}": Place("decks", opened(f"/decks/{game}", ".dk-cards .card")) for game in BUILT},
    **{f"a deck of {game}": Place("decks", full_deck(game)) for game in BUILT},
    **{f"table of {game}": Place("table", table(game)) for game in GAMES},
    **{f"middle of {game}": Place("table", in_the_middle(game)) for game in GAMES},
    **{f"end of {game}": Place("table", at_the_end(game)) for game in GAMES},
    **{
        f"board after {game}": Place("table", then(at_the_end(game), named("Show the board"), ".choice.calm"))
        for game in TWO
    },
    **{f"menu of {game}": Place("table", then(table(game), press("m"), ".menu"), "table/Menu.tsx") for game in TWO},
    **{
        f"piles of {game}": Place("table", then(in_the_middle(game), from_rail("^Piles"), ".dlg"), "table/Piles.tsx")
        for game in TWO
    },
    "log": Place("table", then(in_the_middle("champions"), rail)),
    **{f"coach of {game}": Place("table", coached(game), "coach/Bubble.tsx") for game in GAMES},
}
