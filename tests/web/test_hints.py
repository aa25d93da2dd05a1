"""Hints in a browser: drawn on whatever is advised, with a reason and numbers; never about how to be asked.

What the computer advises is its own affair (`tests/players/test_advice.py`): to see each option drawn, the page is told
in turn that this is the advised one.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from rulebound.kernel.game import game_names, load_game
from rulebound.kernel.match import Match
from rulebound.kernel.record import Record
from rulebound.kernel.view import AreaView, CardView, ChoiceView, View
from tests.web.conftest import Arrive, Dealer
from tests.web.positions import recorded
from tests.web.sitter import BUTTONS, Sitter

Moment = tuple[int, int]
"""After so many answers, and whose eyes look."""
RECORDS = {
    "champions": "champions/klaw",
    "fellowship": "fellowship/anduin",
    "versus": "versus/sentinels-x-men",
    "guardians": "guardians/two",
    "civilwar": "civilwar/clash",
}


def choices(record: Record) -> Iterator[tuple[Moment, View, ChoiceView, Match[Any]]]:
    """All that was asked in a game, as whoever was asked saw it."""
    match: Match[Any] = Match(load_game(record.game), record.setup, record.seed)
    for number, (seat, key) in enumerate(record.answers):
        if seat in match.choices and len(match.choices[seat].options) > 1:
            view = match.view(seat, len(match.log))
            yield (number, seat), view, next(choice for choice in view.choices if choice.seat == seat), match
        match.follow(seat, key)


def cards_of(area: AreaView) -> list[CardView]:
    parts = [zone.cards for zone in area.zones] + [place.cards for place in area.places]
    return [card for cards in parts for card in cards]


def attached(view: View) -> set[str]:
    """What lies at a card."""
    return {one.key for area in view.areas for card in cards_of(area) for one in card.attached}


def on_an_attachment(view: View, choice: ChoiceView) -> bool:
    return any(option.on in attached(view) for option in choice.options)


def merged(view: View, choice: ChoiceView) -> bool:
    """Several options have the same words: they are one button, or cards that are alike."""
    return max(Counter(json.dumps(repr(option.text)) for option in choice.options).values()) > 1


def several_on_one(view: View, choice: ChoiceView) -> bool:
    """Several things can be done with one card."""
    return max([0, *Counter(option.on for option in choice.options if option.on).values()]) > 1


def many(view: View, choice: ChoiceView) -> bool:
    return len(choice.options) >= 5 and choice.pays is None


KINDS: dict[str, Callable[[View, ChoiceView], bool]] = {
    "attachment": on_an_attachment, "merged": merged, "several": several_on_one, "many": many,
}  # fmt: skip


@cache
def moments(game: str) -> dict[str, Moment]:
    """The first moment of each kind that a game has in its record."""
    found: dict[str, Moment] = {}
    for moment, view, choice, _ in choices(recorded(RECORDS[game])):
        for kind, fits in KINDS.items():
            if kind not in found and choice.pays is None and fits(view, choice):
                found[kind] = moment
        if len(found) == len(KINDS):
            break
    return found


class Adviser:
    """Says what it is told to say; everything else goes to the server and back."""

    def __init__(self, me: Sitter) -> None:
        self.key = ""
        self.text = ""
        self.table: dict[str, Any] = {}
        me.keeps_browser = True  # the line stays in this hand
        me.page.route_web_socket(re.compile("/api/table"), self.listen)

    def listen(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def hear(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "table":
                self.table = told
            page.send(message)

        def say(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] != "hint":
                server.send(message)
                return
            text = {"id": "unknown", "plain": self.text}
            number = next(one["number"] for one in self.table["asked"] if one["seat"] == said["seat"])
            told = {"type": "hint", "re": said["re"], "seat": said["seat"], "number": number}
            page.send(json.dumps(told | {"key": self.key, "text": text, "options": []}))

        server.on_message(hear)
        page.on_message(say)


@pytest.mark.parametrize("game", game_names())
def test_a_hint_is_drawn_whatever_is_advised(arrive: Arrive, game: str):
    me = arrive()
    adviser = Adviser(me)
    record = recorded(RECORDS[game])
    kinds = moments(game)
    assert {"champions": "attachment", "fellowship": "attachment"}.get(game, "merged") in kinds
    for kind, (number, seat) in kinds.items():
        me.play_on(record, number, seat)
        asked = next(choice for choice in adviser.table["view"]["choices"] if choice.get("options"))
        for at, option in enumerate(asked["options"][:12]):
            adviser.key, adviser.text = option["key"], f"advice {kind} {at}"
            me.press("h")
            expect(me.page.locator(".choice .msg")).to_contain_text(adviser.text)
            hinted = me.page.locator(".board .hinted, .hand .hinted, .choice .hinted").locator("visible=true")
            expect(hinted.first).to_be_visible()
            expect(me.page.locator(f"{BUTTONS}.hinted").nth(1)).to_have_count(0)  # merged ones are one
            on = option.get("on", "")
            drawn = me.page.locator(f".board [data-key='{on}'], .hand [data-key='{on}']").locator("visible=true")
            if on and drawn.count():
                here = f"[data-key='{on}'].hinted, .hinted [data-card='{on}'], .hinted[data-card='{on}']"
                expect(me.page.locator(here).first).to_be_visible()


@pytest.mark.parametrize("game", game_names())
def test_a_hint_says_why_with_the_chance_with_and_without_it(arrive: Arrive, game: str):
    me = arrive()
    me.play_on(recorded(RECORDS[game]), *moments(game)["many"])
    assert isinstance(me.server, Dealer)
    with me.server.advising_steadily():
        me.press("h")
        said = me.page.locator(".choice .msg")
        expect(said).to_contain_text(
            re.compile(
                r"“.+”: \d+%, (\d+% more than|about as good as) “.+”.* \(\d+ imagined games\)|“.+”: nothing else"
            )
        )
    assert said.evaluate("one => one.scrollHeight <= one.clientHeight + 1"), "the reason is read to its end"
    expect(me.page.locator(".board .hinted, .hand .hinted, .choice .hinted").first).to_be_visible()


@pytest.mark.parametrize("game", [game for game in game_names() if load_game(game).mind.manners])
def test_a_hint_never_says_how_to_be_asked(arrive: Arrive, game: str):
    me = arrive()
    manners = load_game(game).mind.manners
    record = recorded(RECORDS[game])
    moments = [at for at, _, _, match in choices(record) if any(act in manners for act in acts(match, at[1]))]
    assert isinstance(me.server, Dealer)
    for number, seat in moments[:: len(moments) // 4]:
        me.play_on(record, number, seat)
        with me.server.advising_steadily():
            me.press("h")
            expect(me.page.locator(".choice .msg")).to_contain_text("“")
        hint = next(frame for frame in reversed(me.frames) if frame["type"] == "hint")
        assert hint["key"].partition(":")[0] not in manners
        expect(me.page.locator(".board .hinted, .hand .hinted, .choice .hinted").first).to_be_visible()


def acts(match: Match[Any], seat: int) -> list[str]:
    return [option.act for option in match.choices[seat].options]
