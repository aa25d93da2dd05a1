"""Moments of recorded games to which the browser tests sit down."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from rulebound.kernel.game import load_game
from rulebound.kernel.match import Match
from rulebound.kernel.record import Record
from rulebound.kernel.view import View
from tests.web.sitter import Sitter

GAMES = Path(__file__).parents[1] / "games"


def recorded(name: str) -> Record:
    """A game that is kept with the tests of its rules: "champions/rhino"."""
    game, record = name.split("/")
    return Record.from_json((GAMES / game / "records" / f"{record}.json").read_bytes())


def by_lot(game: str, seed: int, setup: dict[str, Any] | None = None) -> Record:
    """A whole game, of two if nothing else is said, each answer drawn by lot."""
    chance = random.Random(seed)
    match: Match[Any] = Match(load_game(game), setup or {"players": 2}, seed=seed)
    while match.choices:
        seat, choice = next(iter(match.choices.items()))
        match.answer(seat, chance.choice(choice.options))
    return match.record()


FOUR = ["spider_man", "iron_man", "she_hulk", "captain_marvel"]
BY_LOT: dict[str, tuple[str, int, dict[str, Any]]] = {
    "four against Ultron": ("champions", 5, {"heroes": FOUR, "villain": "ultron"}),
    "four with much before them": ("champions", 7, {"heroes": FOUR, "villain": "ultron"}),
    "two with many cards": ("guardians", 369, {"players": 2}),
    "eight heroes": ("guardians", 1, {"players": 8, "boxes": "both"}),
    "two in Mirkwood": ("fellowship", 1, {"scenario": "mirkwood", "decks": ["leadership", "spirit"]}),
}


def attackers(view: View) -> int:
    return sum(arrow.kind == "attack" for arrow in view.arrows)


def defenders(view: View) -> int:
    """How many can defend against the attack that is under way."""
    asked = sum(option.key.startswith("defend:") for choice in view.choices for option in choice.options)
    return asked if attackers(view) else 0


def effects(view: View) -> int:
    """How long the chain is, in an attack."""
    chain = sum(len(area.places) for area in view.areas if area.id == "middle")
    return chain if attackers(view) else 0


def cards(view: View) -> int:
    """How much lies on the table, in an attack."""
    rows = sum(len(zone.cards) for area in view.areas for zone in area.zones if zone.layout == "row")
    places = sum(len(place.cards) for area in view.areas for place in area.places)
    return rows + places if attackers(view) else 0


def drones(view: View) -> int:
    """How many cards lie face down before one player, as Ultron's drones do."""
    engaged = [zone for area in view.areas for zone in area.zones if zone.id == "engaged"]
    return max(sum(card.face is None for card in zone.cards) for zone in engaged)


def facedown_targets(view: View) -> int:
    """How many options point at something that lies face down."""
    return sum(option.on.startswith("z") for choice in view.choices for option in choice.options)


def drafted(view: View) -> int:
    """How many cards lie there to be drafted."""
    return sum(len(zone.cards) for area in view.areas for zone in area.zones if zone.id == "layout")


def opponents(view: View) -> int:
    """How many others can be chosen."""
    return sum(option.on.startswith("p") for choice in view.choices for option in choice.options)


def before_others(view: View) -> int:
    """How much lies before those who play with the viewer."""
    others = [area for area in view.areas if area.owner not in (None, view.seat)]
    return sum(len(zone.cards) for area in others for zone in area.zones if zone.layout == "row")


def paid_with(view: View) -> int:
    """How many things can pay, and how many words stand on them."""
    paying = any(choice.prompt and choice.prompt.id.endswith("-ask-pay") for choice in view.choices)
    held = [zone for area in view.areas if area.kind == "own" for zone in area.zones if zone.id == "hand"]
    return sum(len(card.face.text) for zone in held for card in zone.cards if card.face) if paying else 0


def risky(view: View) -> int:
    """How many cards are held, some of which had better not be laid."""
    held = [zone for area in view.areas if area.kind == "own" for zone in area.zones if zone.id == "hand"]
    risks = sum(bool(option.notes) for choice in view.choices for option in choice.options)
    return sum(len(zone.cards) for zone in held) if risks > 3 else 0


def resources(view: View) -> int:
    """How long the resource row of whoever decides is."""
    own = [zone for area in view.areas if area.owner == view.seat for zone in area.zones if zone.id == "resources"]
    return sum(len(zone.cards) for zone in own) if view.choices else 0


def out(view: View) -> int:
    """Whether one of two is out and the other one still plays; then how much lies before that one."""
    gone = [area for area in view.areas if area.kind != "own" and "out" in area.marks]
    own = [zone for area in view.areas if area.kind == "own" for zone in area.zones if zone.layout == "row"]
    return 1 + sum(len(zone.cards) for zone in own) if gone and view.seats == 2 else 0


def first_recruits(view: View) -> int:
    """How many have come into play, while all of them stand in one row."""
    standing = [place.marks for area in view.areas for place in area.places if place.cards and area.id != "middle"]
    return len(standing) if any(all(row in marks for marks in standing) for row in ("front", "support")) else 0


# A recorded game, and what there shall be much of: the test sits down where there is most.
Position = tuple[str, Callable[[View], int]]
MANY_DEFENDERS: Position = ("champions/klaw", defenders)
A_VILLAIN_WITH_MUCH: Position = ("champions/ultron", cards)
A_LONG_CHAIN: Position = ("versus/long-chain", effects)
A_TEAM_ATTACKS: Position = ("versus/sentinels-x-men", attackers)
A_FULL_TABLE: Position = ("versus/brotherhood-doom", cards)
MANY_DRONES: Position = ("four against Ultron", drones)
FACEDOWN_TARGETS: Position = ("four against Ultron", facedown_targets)
A_LARGE_DRAFT: Position = ("eight heroes", drafted)
MANY_OPPONENTS: Position = ("eight heroes", opponents)
A_CROWD: Position = ("four with much before them", before_others)
PAYING: Position = ("champions/klaw", paid_with)
ONE_IS_OUT: Position = ("two in Mirkwood", out)
A_FULL_HAND: Position = ("two with many cards", risky)
MANY_RESOURCES: Position = ("versus/long-chain", resources)
THE_FIRST_RECRUITS: Position = ("versus/starters", first_recruits)
POSITIONS = [MANY_DEFENDERS, A_VILLAIN_WITH_MUCH, A_LONG_CHAIN, A_TEAM_ATTACKS, A_FULL_TABLE]


def named(position: Position) -> str:
    return f"{position[0]}-{position[1].__name__}"


@cache
def find(position: Position) -> tuple[Record, int, int]:
    """The record, after how many answers, and whose eyes."""
    name, much = position
    record = by_lot(*BY_LOT[name]) if name in BY_LOT else recorded(name)
    match: Match[Any] = Match(load_game(record.game), record.setup, record.seed)
    best, where = 0, (0, 0)
    for answers, (seat, key) in enumerate(record.answers):
        for asked in match.choices:
            here = much(match.view(asked))
            if here > best:
                best, where = here, (answers, asked)
        match.follow(seat, key)
    assert best > 0, "no such moment in this record"
    return record, *where


def sit_at(me: Sitter, position: Position) -> Sitter:
    """Sit down in the middle of a recorded game; the computer has the other seats."""
    return me.play_on(*find(position))
