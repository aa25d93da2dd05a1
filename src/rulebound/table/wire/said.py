"""What the page says at a table, over the socket."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from rulebound.table.wire.lobby import SeatWish
from rulebound.table.wire.words import Count, Name, Phrase, SeatNumber, Token, Word


class Said(msgspec.Struct, frozen=True, tag_field="type", kw_only=True, forbid_unknown_fields=True):
    """A message of the page. `re` comes back in the reply, so that the page knows what it belongs to."""

    re: Count = 0


class Hello(Said, frozen=True, tag="hello", kw_only=True):
    """The first message of a connection: the secret, and what the page still has from before."""

    token: Token
    seat: SeatNumber | None = None
    """Which of its seats it looks from; the first one if it is missing."""
    turn: Count = 0
    log: Count = 0


class Further(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to a question that is expected next: the name of its prompt, and the key of an option."""

    asks: Word
    key: Word


class GiveAnswer(Said, frozen=True, tag="answer", kw_only=True):
    """Take an option. `number` is the one of the choice (`Asked.number`), so that a late answer is recognised.

    The key may also be one of `View.wishes`, at any time: then the number does not matter.
    """

    seat: SeatNumber
    number: Count
    key: Word
    then: Annotated[list[Further], msgspec.Meta(max_length=40)] = []
    """Given one after another, as long as just that is asked next: all of a payment in one message."""
    pay: bool = False
    """Whether what this asks for may be paid as suggested, if all of it can be taken back."""


class Look(Said, frozen=True, tag="look", kw_only=True):
    """Look from another of your own seats; from any seat, or as a spectator (null), once the game is over."""

    seat: SeatNumber | None


class Past(Said, frozen=True, tag="past", kw_only=True):
    """Show the position after so many answers, from the seat that is looked from."""

    answers: Count


class AskUndo(Said, frozen=True, tag="undo", kw_only=True):
    """Take back the seat's last answer; where others have answered since, they are asked."""

    seat: SeatNumber
    payment: bool = False
    """Only the last payment, so that it can be made in another way."""


class AgreeUndo(Said, frozen=True, tag="agree", kw_only=True):
    """Yes or no to what somebody wants to take back; `number` is the one of the request."""

    number: Count
    agree: bool


class AskWhyNot(Said, frozen=True, tag="why_not", kw_only=True):
    """What stops this thing from being used now?"""

    seat: SeatNumber
    key: Word


class AskRule(Said, frozen=True, tag="rule", kw_only=True):
    """What does this rule say?"""

    rule: Word


class AskHint(Said, frozen=True, tag="hint", kw_only=True):
    """What would the computer player do?"""

    seat: SeatNumber


class Rename(Said, frozen=True, tag="rename", kw_only=True):
    """A seat's name, chosen by who sits there."""

    seat: SeatNumber
    name: Name


class Speak(Said, frozen=True, tag="speak", kw_only=True):
    """Say one of a few phrases to everybody at the table."""

    seat: SeatNumber
    phrase: Phrase


class StandIn(Said, frozen=True, tag="stand_in", kw_only=True):
    """Let a computer player take your own seat, or one whose person has been away for a minute.

    Who stands in for another is the usual player of the table, whatever is asked for, until that person is back.
    """

    seat: SeatNumber
    player: Word


class TakeBack(Said, frozen=True, tag="take_back", kw_only=True):
    """Sit down again on your own seat, which a computer player was keeping warm."""

    seat: SeatNumber


class Concede(Said, frozen=True, tag="concede", kw_only=True):
    """Give up. The other side wins if only one is left; else a computer player plays on for the seat."""

    seat: SeatNumber


class Claim(Said, frozen=True, tag="claim", kw_only=True):
    """Claim the game from a seat that should decide, and whose person left minutes ago."""

    seat: SeatNumber


class GiveSeat(Said, frozen=True, tag="give_seat", kw_only=True):
    """Stand up from your own seat: it is open, and who made the match may invite somebody else."""

    seat: SeatNumber


class AskInvite(Said, frozen=True, tag="invite", kw_only=True):
    """A new link for an open seat; the old one no longer works. Only for who made the match."""

    seat: SeatNumber


class AskSpectate(Said, frozen=True, tag="spectate", kw_only=True):
    """A new link for spectators. Only for who made the match."""


class Save(Said, frozen=True, tag="save", kw_only=True):
    """The record as a file: once the game is over, or if no other person plays."""


class Share(Said, frozen=True, tag="share", kw_only=True):
    """A link with which anybody can replay the finished game from all seats."""


class GoOn(Said, frozen=True, tag="go_on", kw_only=True):
    """A new match from the position after so many answers of this one; allowed where saving is.

    Without seats: your own as before, computer players on the others.
    """

    answers: Count
    seats: Annotated[list[SeatWish], msgspec.Meta(max_length=16)] = []


FromPage: TypeAlias = (
    Hello | GiveAnswer | Look | Past | AskUndo | AgreeUndo | AskWhyNot | AskRule | AskHint | Rename | Speak | StandIn
    | TakeBack | Concede | Claim | GiveSeat | AskInvite | AskSpectate | Save | Share | GoOn
)  # fmt: skip
