"""Everything that goes over the wire, defined once; the page's TypeScript types are made from these structs.

Texts travel as message ids with arguments (`Text`) and are put into a language by the page. A refused
request is a `Problem` (HTTP, with a 4xx status) or a `RefusedMessage` (socket): one sentence, and nothing has changed.

    GET  /api/lobby                  -> Lobby
    GET  /api/catalogues/{language}  -> the Fluent messages of a language as text (page, table and all games)
    GET  /api/games/{game}/cards     -> CardList
    GET  /api/rules/{rule}           -> RuleView
    POST /api/setups   SetupQuestion -> SetupAnswer
    POST /api/matches  NewMatch      -> Created
    POST /api/records  LoadMatch     -> Created
    POST /api/campaigns              NewCampaign  -> CampaignNow
    POST /api/campaigns/loaded       LoadCampaign -> CampaignNow
    POST /api/campaigns/after        AfterMatch   -> CampaignNow
    POST /api/guests   Guest         -> Invitation
    POST /api/invites  Join          -> Created
    POST /api/seats    FreeSeat      -> Invite
    POST /api/removals Removal       -> Removed
    POST /api/mine     Mine          -> Summary[]
    WS   /api/table    FromPage, FromServer as JSON texts; the first message is `hello`, no secret is ever in a URL
                       (links carry theirs behind #, which browsers do not send).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from rulebound.kernel.campaign import CampaignFile, Section
from rulebound.kernel.record import Record
from rulebound.kernel.text import Text
from rulebound.kernel.view import Counter, Face, LogView, Result, Verdict, View

Token: TypeAlias = Annotated[str, msgspec.Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
"""A secret: of a browser's seats, of an invitation, of a spectator, of a shared replay."""
Name: TypeAlias = Annotated[str, msgspec.Meta(max_length=40)]
Word: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=15)]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Health(msgspec.Struct, frozen=True):
    """How the server is: for programs that watch over it."""

    status: str
    storage: str
    version: str
    tables: int


class Problem(msgspec.Struct, frozen=True):
    """What is wrong and what would be right, in one sentence."""

    text: Text


# --- the lobby ----------------------------------------------------------------------------------


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


class RuleView(msgspec.Struct, frozen=True):
    """GET /api/rules/{rule}: what a rule says, and where in the rulebook."""

    id: str
    section: str
    statement: str
    note: str = ""


class CardList(msgspec.Struct, frozen=True):
    """GET /api/games/{game}/cards: every printed card of a game."""

    game: str
    cards: list[Face]


# --- at the table: what the page says -----------------------------------------------------------


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


class GiveAnswer(Said, frozen=True, tag="answer", kw_only=True):
    """Take an option. `number` is the one of the choice (`Asked.number`), so that a late answer is recognised.

    The key may also be one of `View.wishes`, at any time: then the number does not matter.
    """

    seat: SeatNumber
    number: Count
    key: Word


class Look(Said, frozen=True, tag="look", kw_only=True):
    """Look from another of your own seats; from any seat, or as a spectator (null), once the game is over."""

    seat: SeatNumber | None


class Past(Said, frozen=True, tag="past", kw_only=True):
    """Show the position after so many answers, from the seat that is looked from."""

    answers: Count


class AskUndo(Said, frozen=True, tag="undo", kw_only=True):
    """Take back the seat's last answer; where others have answered since, they are asked."""

    seat: SeatNumber


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
    Hello | GiveAnswer | Look | Past | AskUndo | AgreeUndo | AskWhyNot | AskRule | AskHint | Rename | StandIn
    | TakeBack | Concede | Claim | GiveSeat | AskInvite | AskSpectate | Save | Share | GoOn
)  # fmt: skip


# --- at the table: what the server says ---------------------------------------------------------


class Told(msgspec.Struct, frozen=True, tag_field="type", kw_only=True):
    """A message of the server; `re` is that of the message it answers, 0 if it answers none."""

    re: int = 0


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


class WhyNot(Told, frozen=True, tag="why_not", kw_only=True):
    """Requirements with their rules, the unmet ones first."""

    key: str
    verdicts: list[Verdict]


class TheRule(Told, frozen=True, tag="rule", kw_only=True):
    """What the rule says."""

    rule: RuleView


class Hint(Told, frozen=True, tag="hint", kw_only=True):
    """The option that the computer player would take, for the choice of that number."""

    seat: int
    number: int
    key: str
    player: str


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


class RefusedMessage(Told, frozen=True, tag="refused", kw_only=True):
    """The message was refused, nothing has changed. `closed`: the connection ends with it."""

    text: Text
    closed: bool = False


FromServer: TypeAlias = (
    TableNow | Seats | PastView | WhyNot | TheRule | Hint | TheInvite | Link | Saved | WentOn | Done | RefusedMessage
)
