"""The living rulebook: chapters, topics, and every rule with what goes with it."""

from __future__ import annotations

import msgspec

from rulebound.kernel.record import Record
from rulebound.kernel.text import Text
from rulebound.kernel.view import View


class RuleView(msgspec.Struct, frozen=True):
    """GET /api/rules/{rule}: what a rule says, and where in the rulebook."""

    id: str
    section: str
    statement: str
    note: str = ""


class RuleEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A rule in its rulebook; its title is the message `<game>-rule-…` of the catalogue.

    Statement, note and reason are English; what other languages say stands in the game's own catalogue."""

    id: str
    section: str
    statement: str
    note: str = ""
    """Which reading holds where the source is torn or silent."""
    house: bool = False
    """Decided for this project."""
    beyond: bool = False
    """Software cannot show that it is kept: it is about printed books, or about wooden pieces."""
    reason: str = ""
    """Why it cannot be tested, or why it was decided so."""
    related: list[str] = []
    """Rules of other topics that are decided together with it."""
    cards: list[str] = []
    """Codes of cards that are about it."""


class TopicView(msgspec.Struct, frozen=True):
    """One page: `<game>-topic-<id>`."""

    id: str
    rules: list[str]


class ChapterView(msgspec.Struct, frozen=True):
    """Topics that belong together: `<game>-chapter-<id>`."""

    id: str
    topics: list[TopicView]


class PositionView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position that explains rules. A match with the setup `{"position": id}` begins there."""

    id: str
    rules: list[str]
    """What it shows; it goes by the title of the first."""
    seat: int
    """Whose eyes it is seen with."""
    seats: int
    record: Record
    """The answers that lead on, to be looked through."""
    steps: list[list[Text]]
    """What the log says before the first and after each of them."""
    printed: bool = False
    """Whether the printed rulebook has it as its example."""


class RulebookView(msgspec.Struct, frozen=True):
    """GET /api/games/{game}/rules: the whole rulebook of a game."""

    game: str
    language: str
    """The language of the printed rulebook, in which the sections are named."""
    chapters: list[ChapterView]
    rules: list[RuleEntry]
    positions: list[PositionView]


class PositionBoards(msgspec.Struct, frozen=True):
    """GET /api/games/{game}/positions/{position}: the table of a position, to be drawn small."""

    game: str
    position: str
    boards: list[View]
    """Before the first of its steps and after each, as the position's seat sees it."""
