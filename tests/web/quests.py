"""Games of The Lord of the Rings for the browser tests: played by habit, so that no record has to be kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from rulebound.games.fellowship.state import FellowshipState
from rulebound.kernel.cards import EVERYONE
from rulebound.kernel.game import load_game
from rulebound.kernel.match import Match
from rulebound.kernel.record import Record
from rulebound.kernel.view import AreaView, CardView, View
from tests.web.sitter import Sitter

GAME = load_game("fellowship")
DECKS = ("leadership", "tactics", "spirit", "lore")


def begin(players: int, scenario: str = "mirkwood", seed: int = 1) -> Match[FellowshipState]:
    return Match(GAME, {"scenario": scenario, "decks": list(DECKS[:players])}, seed=seed)


def usual(match: Match[FellowshipState]) -> tuple[int, int]:
    """Who is asked, and the number of the option that one usually takes."""
    seat, choice = next(iter(match.choices.items()))
    return seat, GAME.mind.habit(match.state, choice) or 0


def table_of(view: View) -> list[CardView]:
    """Every card in a row of the table."""
    return [card for area in view.areas for zone in area.zones if zone.layout == "row" for card in zone.cards]


def scenario_of(view: View) -> AreaView:
    return next(area for area in view.areas if area.id == "scenario")


def prompts(match: Match[FellowshipState]) -> set[str]:
    return {choice.prompt for choice in match.choices.values()}


# What there shall be much of at the moment to which a test sits down.
Much = Callable[[Match[FellowshipState]], int]


def picked(match: Match[FellowshipState]) -> int:
    """Characters picked for the quest, while one can pick more."""
    return len(match.state.declared) if "commit" in prompts(match) else 0


def shadows(match: Match[FellowshipState]) -> int:
    """Shadow cards, in an attack that somebody defends, whose own one was turned up and that has not hit yet."""
    s = match.state
    if not s.attacks or s.landed:
        return 0
    by, on = s.attacks[-1]
    if on < 0 or not any(card.known == EVERYONE for card in s.shadows_of(s.cards[by])):
        return 0
    return len(s.shadows.cards)


def defenders(match: Match[FellowshipState]) -> int:
    return max((len(choice.options) for choice in match.choices.values() if choice.prompt == "defend"), default=0)


def staged(match: Match[FellowshipState]) -> int:
    """Cards in the staging area."""
    return len(match.state.staging.cards)


def attachments(match: Match[FellowshipState]) -> int:
    """Attachments at their hosts, while something can be played."""
    if "planning" not in prompts(match):
        return 0
    return sum(len(card.attached) for card in match.state.in_play())


ROUNDS = 4
"""So far a game is looked at: the boards of most games, whatever the computer would make of them later."""


@cache
def find(players: int, much: Much, scenario: str = "mirkwood") -> tuple[Record, int, int]:
    """A record, after how many answers there is most, and who is asked there."""
    best, found = 0, None
    for seed in range(4):
        match = begin(players, scenario, seed)
        answers = 0
        moments = []
        while match.choices and match.state.round <= ROUNDS:
            seat, option = usual(match)
            moments.append((much(match), answers, seat))
            match.answer(seat, match.choices[seat].options[option])
            answers += 1
        most, at, asked = max(moments)
        if most > best:
            best, found = most, (match.record(), at, asked)
    assert found is not None, "no such moment in these games"
    return found


def sit_at(me: Sitter, players: int, much: Much) -> Sitter:
    """Sit down where there is most; the computer has the other seats."""
    return me.play_on(*find(players, much))


def at(record: Record, answers: int) -> Match[Any]:
    """The same moment in a match of the test's own: what the engine says."""
    match = Match(GAME, record.setup, record.seed)
    for seat, key in record.answers[:answers]:
        match.follow(seat, key)
    return match
