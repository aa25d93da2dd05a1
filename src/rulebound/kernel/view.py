"""What one seat, or a spectator, may see: plain data for a page, a terminal, a program.

A view is built by allow-list: a card enters it through `card_view`, which asks who knows the card.
A card that the seat does not know has a back and nothing else, not even a key.
"""

from __future__ import annotations

import msgspec

from rulebound.kernel.text import Text


class Stat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A printed number with its symbol."""

    icon: str
    value: int | str
    base: int | None = None  # where the value now differs from the printed one


class Face(msgspec.Struct, frozen=True, omit_defaults=True):
    """The facts of a printed card, as a renderer needs them."""

    code: str
    name: Text
    kind: str
    faction: str = ""
    set: str = ""
    subname: Text | None = None
    gem: Stat | None = None
    stats: list[Stat] = []
    icons: list[str] = []
    traits: list[Text] = []
    text: list[Text] = []
    unique: bool = False
    copies: int = 1  # in the box; 0 on the back of a card whose front is counted
    house: list[str] = []
    """What of this card was designed for this project: names of fields, or of parts of its text."""


class Counter(msgspec.Struct, frozen=True, omit_defaults=True):
    """A number on the table that is not on a card: energy, wins, threat."""

    id: str
    value: int
    most: int | None = None


class CardView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card as the viewer sees it: with its face and key if known, else only its back."""

    back: str
    key: str = ""
    face: Face | None = None
    stats: list[Stat] = []
    marks: list[str] = []
    """States in words of the game: exhausted, stunned, face-down, turned …"""
    counters: list[Counter] = []
    attached: list[CardView] = []


class ZoneView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A zone: a row or fan of cards, or a pile of which only the count matters."""

    id: str
    layout: str
    count: int
    cards: list[CardView] = []
    owner: int | None = None


class AreaView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of the table: somebody's area, the common one, the enemy's."""

    id: str
    kind: str
    key: str = ""
    owner: int | None = None
    marks: list[str] = []
    counters: list[Counter] = []
    zones: list[ZoneView] = []
    places: list[PlaceView] = []
    at: str = ""  # where whoever has this area stands: the key of a place


class PlaceView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place on the board that is no card: a tactic, a location of the ring, a square of a track."""

    key: str
    name: Text
    number: int | None = None
    text: list[Text] = []
    marks: list[str] = []
    counters: list[Counter] = []
    cards: list[CardView] = []


class Arrow(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing on the table aims at another, both named by their keys: an attacker at who is attacked."""

    by: str
    on: str
    kind: str


class OptionView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One option: its key, its words, the thing on the table it points at, what to know before taking it."""

    key: str
    text: Text
    on: str = ""
    details: list[Text] = []
    notes: list[Text] = []
    free: bool = False
    """Whether it costs nothing: who wishes may always have it taken."""


class PaymentView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is being paid, by kinds of resources; the last number is what stands for any kind.

    For each option, in their order: what it gives and how often it can be taken. Options that give nothing end it.
    """

    bill: list[int]
    have: list[int]
    gives: list[list[int]]
    times: list[int]
    different: int = 0
    """At least so many different options have a part in it."""
    suggested: list[str] = []
    """Keys of options that would pay it."""


class ChoiceView(msgspec.Struct, frozen=True, omit_defaults=True):
    """An open choice; a viewer who does not decide sees who does and why, but no options."""

    seat: int
    rule: str
    prompt: Text | None = None
    about: str = ""
    options: list[OptionView] = []
    pays: PaymentView | None = None


class Verdict(msgspec.Struct, frozen=True):
    """One requirement held against one thing: the answer to "why?" and "why not?"."""

    text: Text
    rule: str
    met: bool


class LogView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the log in the words this viewer may read."""

    text: Text
    rule: str
    at: int


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """How it ended: who won, a score from 0 to 1 for every seat, the rule that ended it."""

    winners: list[int]
    scores: list[float]
    text: Text
    rule: str


class View(msgspec.Struct, frozen=True, omit_defaults=True):
    """The whole table for one viewer."""

    game: str
    seat: int | None
    seats: int
    step: str
    answers: int
    areas: list[AreaView]
    arrows: list[Arrow] = []
    choices: list[ChoiceView] = []
    wishes: list[OptionView] = []
    """What the viewer may say at any time, without being asked."""
    log: list[LogView] = []
    log_from: int = 0
    result: Result | None = None
