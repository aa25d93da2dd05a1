"""What is asked and told over HTTP: the lobby, making matches, joining them, their list."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from rulebound.kernel.campaign import CampaignFile, Section
from rulebound.kernel.record import Record
from rulebound.kernel.text import Text
from rulebound.kernel.view import Counter, Face, LogView, Result
from rulebound.players.judge import Judgement
from rulebound.table.wire.words import Count, Name, SeatNumber, Token, Word


class Health(msgspec.Struct, frozen=True):
    """How the server is: for programs that watch over it."""

    status: str
    storage: str
    version: str
    tables: int


class Problem(msgspec.Struct, frozen=True):
    """What is wrong and what would be right, in one sentence."""

    text: Text


class SeatView(msgspec.Struct, frozen=True):
    """Who sits where. `kept`: a computer player keeps the seat of a person warm; `gone`: the person has parted."""

    seat: int
    kind: Literal["person", "computer", "open"]
    name: str
    player: str = ""
    kept: bool = False
    connected: bool = False
    awaited: bool = False
    gone: bool = False
    can: list[Literal["stand_in", "claim"]] = []
    """What the others may do about somebody who is away."""
    left: int | None = None
    """Seconds on the clock."""
    plan: Text | None = None
    """What a computer partner is after, where all play on one side."""


class SetupValue(msgspec.Struct, frozen=True, omit_defaults=True):
    """A value that can be taken, with its words."""

    value: str | int | bool
    title: Text
    face: Face | None = None
    """The card that stands for it."""
    deck: dict[str, int] = {}
    """The deck that it names: code -> copies. Such a list can be given in its place."""
    fits: str = ""
    """The one value of an earlier option of the same seat with which it can be taken."""


class SetupField(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing to decide before a game; `many`: a list of values; `seats`: one for each of so many seats."""

    id: str
    title: Text
    values: list[SetupValue]
    default: str | int | bool | list[str] | None
    many: bool = False
    seats: tuple[int, int] | None = None
    """How many seats there can be: at least, and at most."""
    only: dict[str, list[str | int | bool]] = {}
    """It means something only while each of these fields has one of these values."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here; `seats` is how many its default setup has."""

    id: str
    title: Text
    line: Text
    version: str
    seats: int
    rules: int
    options: list[SetupField]
    campaign: bool
    """Whether several matches of it can make a campaign."""
    decks: bool
    """Whether players bring decks of their own."""


class LanguageInfo(msgspec.Struct, frozen=True):
    """A language of the page by its code and its own name."""

    code: str
    name: str


class Lobby(msgspec.Struct, frozen=True):
    """GET /api/lobby: all that the start page needs."""

    games: list[GameInfo]
    players: list[str]
    """The computer players that can be given a seat."""
    languages: list[LanguageInfo]
    notice: str = ""
    """What whoever runs the server wants everybody to read."""


class Today(msgspec.Struct, frozen=True):
    """GET /api/today: the game of the day, the same deal for everybody who plays it alone or with computer partners."""

    day: str
    game: str
    setup: dict[str, Any]
    seed: str


class SetupQuestion(msgspec.Struct, frozen=True):
    """POST /api/setups: can this be played, and by how many?"""

    game: Word
    setup: dict[str, Any] = {}


class SetupAnswer(msgspec.Struct, frozen=True):
    """The setup with all defaults filled in."""

    game: str
    setup: dict[str, Any]
    seats: int


class SeatWish(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who shall sit on a seat: me, a computer player by its name, or somebody who is sent a link."""

    kind: Literal["me", "computer", "open"]
    name: Name = ""
    player: Name = ""


class Clock(msgspec.Struct, frozen=True):
    """How much time each person has: for the whole game, or for a move.

    It runs while somebody else is waiting at the table. Whoever has used up the time for a game is out; when the
    time for a move is over, a computer player makes it.
    """

    seconds: Annotated[int, msgspec.Meta(ge=10, le=86_400)]
    per: Literal["game", "move"]


class NewMatch(msgspec.Struct, frozen=True, omit_defaults=True):
    """POST /api/matches. Seats that are not named are given to the computer, a missing seed is drawn.

    With an open seat the server draws the seed: whoever knows it knows all cards.
    """

    game: Word
    setup: dict[str, Any] = {}
    seats: Annotated[list[SeatWish], msgspec.Meta(max_length=16)] = []
    seed: Annotated[int, msgspec.Meta(ge=0, lt=2**53)] | Annotated[str, msgspec.Meta(max_length=64)] | None = None
    clock: Clock | None = None


class LoadMatch(msgspec.Struct, frozen=True, omit_defaults=True):
    """POST /api/records: a saved file, to be played on or (`study`) only to be looked at from all seats."""

    record: Record
    study: bool = False
    seats: Annotated[list[SeatWish], msgspec.Meta(max_length=16)] = []
    upto: Count | None = None
    """How many of the answers; all if it is missing."""


class NewCampaign(msgspec.Struct, frozen=True, omit_defaults=True):
    """POST /api/campaigns: a campaign begins. Decks are one per player, by name or as lists."""

    game: Word
    decks: Annotated[list[Word | dict[str, int]], msgspec.Meta(max_length=16)]
    names: Annotated[list[Name], msgspec.Meta(max_length=16)] = []
    mode: Name = ""
    expert: bool = False
    after: dict[str, Any] | None = None
    """The log of a campaign that is over, for what comes over from it."""


class LoadCampaign(msgspec.Struct, frozen=True):
    """POST /api/campaigns/loaded: a saved campaign."""

    campaign: CampaignFile


class AfterMatch(msgspec.Struct, frozen=True):
    """POST /api/campaigns/after: how the campaign stands to which a match belongs; any token of the match will do."""

    token: Token


class CampaignNow(msgspec.Struct, frozen=True):
    """How a campaign stands: its log, the sheet of the rulebook, and the file to save.

    A match of it is made with `setup` (POST /api/matches); there is none while one is being played, or when all is won.
    """

    game: str
    log: dict[str, Any]
    sheet: list[Section]
    file: CampaignFile
    setup: dict[str, Any] | None
    playing: bool


class Invite(msgspec.Struct, frozen=True):
    """The secret of a link for one open seat; it works once."""

    seat: int
    invite: str


class Created(msgspec.Struct, frozen=True):
    """A match was made (or joined). The token is this browser's key to its seats: keep it, show it to nobody."""

    match: str
    game: str
    token: str
    seats: list[int]
    invites: list[Invite] = []
    spectate: str = ""


class Guest(msgspec.Struct, frozen=True):
    """POST /api/guests: to what does this link invite?"""

    invite: Token


class Invitation(msgspec.Struct, frozen=True):
    """The match and the seat of an invitation, and who is there. `setup` hides the decks of opponents."""

    match: str
    game: str
    setup: dict[str, Any]
    seat: int
    seats: list[SeatView]
    known: bool = False
    """Whether the match began from a file: whoever made it may know the cards."""
    clock: Clock | None = None


class Join(msgspec.Struct, frozen=True, omit_defaults=True):
    """POST /api/invites: take the open seat of an invitation."""

    invite: Token
    name: Name = ""
    token: Token | None = None
    """That of a browser which sits there already: it gets the seat as well."""


class FreeSeat(msgspec.Struct, frozen=True):
    """POST /api/seats: a new link for the seat of a person, who no longer holds it. Only for who made the match.

    Refused while the person is there, or was there a few minutes ago; everyone reads of it in the log.
    """

    token: Token
    seat: SeatNumber


class Removal(msgspec.Struct, frozen=True):
    """POST /api/removals: delete a match with all that is known of it. Only for who made it."""

    token: Token


class Removed(msgspec.Struct, frozen=True):
    """The match that is no more."""

    match: str


class Mine(msgspec.Struct, frozen=True):
    """POST /api/mine: the matches of this browser, named by the tokens that it keeps."""

    tokens: Annotated[list[Token], msgspec.Meta(max_length=100)]


class Sketch(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of the table as a small picture: rows of cards, each by its faction, a card that is hidden by nothing."""

    kind: str
    owner: int | None = None
    counters: list[Counter] = []
    rows: list[list[str]] = []


class Summary(msgspec.Struct, frozen=True):
    """A match in the list of this browser; `last` is the last line that everyone may read, `position` what all see."""

    token: str
    match: str
    game: str
    setup: dict[str, Any]
    kind: Literal["match", "study"]
    seats: list[SeatView]
    yours: list[int]
    answers: int
    started: str
    touched: str
    your_move: bool
    host: bool = False
    """Whether this browser made the match: it may give its seats new links, and delete it."""
    revoked: bool = False
    """The seat of this token was given a new link, so that it opens nothing any more."""
    last: LogView | None = None
    result: Result | None = None
    position: list[Sketch] = []


class AskJudgement(msgspec.Struct, frozen=True):
    """POST /api/judgements: what the judge says of a match that is over; any token of the match will do."""

    token: Token


class Judging(msgspec.Struct, frozen=True):
    """How far the judgement has come, from 0 to 1; it is there when all is done. Until then ask again."""

    part: float
    judgement: Judgement | None = None


class CardList(msgspec.Struct, frozen=True):
    """GET /api/games/{game}/cards: every printed card of a game."""

    game: str
    cards: list[Face]
