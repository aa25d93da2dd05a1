"""What the server tells at a table, over the socket."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from rulebound.kernel.record import Record
from rulebound.kernel.text import Text
from rulebound.kernel.view import Verdict, View
from rulebound.players.advice import AdvisedOption
from rulebound.table.wire.lobby import Clock, Created, Invite, SeatView
from rulebound.table.wire.rules import RuleView
from rulebound.table.wire.words import Phrase


class Told(msgspec.Struct, frozen=True, tag_field="type", kw_only=True):
    """A message of the server; `re` is that of the message it answers, 0 if it answers none."""

    re: int = 0


class Asked(msgspec.Struct, frozen=True):
    """The number of an open choice of the seat that is looked from; an answer must name it."""

    seat: int
    number: int


class UndoView(msgspec.Struct, frozen=True):
    """Whether a seat could take back its last answer: yes, with the others' consent, or why not."""

    seat: int
    can: Literal["yes", "ask", "no"]
    why: Text | None = None


class UndoRequest(msgspec.Struct, frozen=True):
    """Somebody wants to take back an answer; these seats have not agreed yet."""

    number: int
    seat: int
    waiting: list[int]


class TableNow(Told, frozen=True, tag="table", kw_only=True):
    """The table as this connection may see it now. The log starts at `view.log_from`: keep what you have before it."""

    match: str
    turn: int
    kind: Literal["match", "study"]
    yours: list[int]
    """The seats of this browser; empty for a spectator."""
    host: bool
    looking: int | None
    seats: list[SeatView]
    view: View
    asked: list[Asked]
    undo: list[UndoView]
    request: UndoRequest | None = None
    spectators: int = 0
    may_save: bool = False
    setup: dict[str, Any] | None = None
    """Told once on each connection, and again when it shows more; the decks of opponents are hidden."""
    clock: Clock | None = None
    known: bool = False
    """Whether the match began from a file: whoever made it may know the cards."""
    notice: Text | None = None
    """Why the match cannot go on (its record no longer fits the rules of this version)."""


class Seats(Told, frozen=True, tag="seats", kw_only=True):
    """Somebody came, went, was renamed, or thinks; the table is as it was."""

    seats: list[SeatView]
    request: UndoRequest | None = None
    spectators: int = 0


class PastView(Told, frozen=True, tag="past", kw_only=True):
    """An earlier position, without its log; `last` is the number of answers until now."""

    answers: int
    last: int
    view: View


class Spoken(Told, frozen=True, tag="spoken", kw_only=True):
    """Somebody at the table says something. It is not kept: who comes later has not heard it."""

    seat: int
    phrase: Phrase


class WhyNot(Told, frozen=True, tag="why_not", kw_only=True):
    """Requirements with their rules, the unmet ones first."""

    key: str
    verdicts: list[Verdict]


class TheRule(Told, frozen=True, tag="rule", kw_only=True):
    """What the rule says."""

    rule: RuleView


class HintStep(msgspec.Struct, frozen=True):
    """An answer that is part of an advice: the name of the prompt, the key of the option, and its words."""

    asks: str
    key: str
    text: Text


class Hint(Told, frozen=True, tag="hint", kw_only=True):
    """The best option for the choice of that number in words, with its chance and the reason, and the next best."""

    seat: int
    number: int
    key: str
    text: Text
    options: list[AdvisedOption]
    """The best first; those that were not tried out have no imagined games behind them."""
    then: list[HintStep] = []
    """What it would answer to what that asks next: whom it would attack, which cards it would discard."""


class TheInvite(Told, frozen=True, tag="invite", kw_only=True):
    """The secret of a new link for an open seat."""

    invite: Invite


class Link(Told, frozen=True, tag="link", kw_only=True):
    """The secret of a link for spectators, or of a shared replay. Both are opened with `hello`."""

    kind: Literal["spectate", "share"]
    token: str


class Saved(Told, frozen=True, tag="saved", kw_only=True):
    """The save file."""

    record: Record


class WentOn(Told, frozen=True, tag="went_on", kw_only=True):
    """The new match."""

    created: Created


class Done(Told, frozen=True, tag="done", kw_only=True):
    """It was done (or, for an undo, asked for); the table follows where it has changed."""


class Paid(Told, frozen=True, tag="paid", kw_only=True):
    """It was done, and paid with these; that can be changed as long as the turn is the same."""

    turn: int
    used: list[Text]


class RefusedMessage(Told, frozen=True, tag="refused", kw_only=True):
    """The message was refused, nothing has changed. `closed`: the connection ends with it."""

    text: Text
    closed: bool = False


FromServer: TypeAlias = (
    TableNow
    | Seats
    | Spoken
    | PastView
    | WhyNot
    | TheRule
    | Hint
    | TheInvite
    | Link
    | Saved
    | WentOn
    | Done
    | Paid
    | RefusedMessage
)
