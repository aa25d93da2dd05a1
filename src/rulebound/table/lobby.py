"""The lobby, over HTTP: which games there are, making and joining matches, the matches of a browser."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from functools import cache
from typing import Annotated, Any, Final

import msgspec
from litestar import Router, get, post
from litestar.connection import ASGIConnection
from litestar.handlers.base import BaseRouteHandler
from litestar.params import JSONBody, Parameter

from rulebound.i18n import ENGLISH, Language, rule_words, term
from rulebound.kernel.game import Game, SetupOption, ValueFacts, game_names, load_game
from rulebound.kernel.parting import BESIDE
from rulebound.kernel.text import Refused, Text, refuse
from rulebound.table import wire
from rulebound.table.answers import NOT_FOUND, REFUSED, NotFound
from rulebound.table.campaigns import begin_campaign, campaign_after, load_campaign
from rulebound.table.catalogues import catalogue, language_list, rule_catalogue
from rulebound.table.decks import deck_routes
from rulebound.table.founding import found_match, join, load_match, seats_of, show_invitation
from rulebound.table.hosting import free_seat, remove_match
from rulebound.table.judging import judgement_of
from rulebound.table.limits import Buckets, Limits, home_of
from rulebound.table.living_rulebook import living_rulebook, position_boards
from rulebound.table.standing import Standing, standing
from rulebound.table.stored import Key, Seat, Unreadable
from rulebound.table.tables import Tables
from rulebound.table.terms import seen_setup
from rulebound.table.today import game_of_the_day
from rulebound.table.tokens import hash_of

_log: Final = logging.getLogger("rulebound.table")


def address_of(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The household that asks, as far as its address tells."""
    return home_of(request.client.host) if request.client else ""


def lobby(tables: Tables, limits: Limits, founds: Buckets) -> Router:
    """All routes but the socket; `founds` counts the matches that each household makes."""
    asks = Buckets(limits.requests_at_once, limits.requests_per_second)
    keeps = Buckets(limits.new_at_once, limits.new_per_second)

    def guard(request: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        asks.take(address_of(request))

    def guard_new(request: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        founds.take(address_of(request))

    def guard_kept(request: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        keeps.take(address_of(request))

    @get("/lobby")
    async def get_lobby() -> wire.Lobby:
        """All that the start page needs: games with their setup options, computer players, languages."""
        games = [game_info(load_game(name)) for name in game_names()]
        return wire.Lobby(games, tables.thinkers.offered, language_list(), tables.notice)

    @get("/today")
    async def get_today() -> wire.Today:
        """The game of the day."""
        return game_of_the_day(datetime.now(UTC).date())

    @get("/catalogues/{language:str}", media_type="text/plain", responses=REFUSED | NOT_FOUND)
    async def get_catalogue(language: Annotated[str, Parameter(max_length=16)]) -> str:
        """All Fluent messages of a language."""
        try:
            return catalogue(language)
        except Refused as wrong:
            raise NotFound(wrong.text) from None

    @get("/catalogues/{language:str}/{game:str}", media_type="text/plain", responses=REFUSED | NOT_FOUND)
    async def get_rule_words(
        language: Annotated[str, Parameter(max_length=16)], game: Annotated[str, Parameter(max_length=80)]
    ) -> str:
        """What the rules of a game say in full, as Fluent messages; nothing where that is English."""
        try:
            return rule_catalogue(language, game)
        except Refused as wrong:
            raise NotFound(wrong.text) from None

    @get("/games/{game:str}/cards", responses=REFUSED | NOT_FOUND)
    async def get_cards(game: Annotated[str, Parameter(max_length=80)]) -> wire.CardList:
        """Every printed card of a game."""
        try:
            return wire.CardList(game, load_game(game).faces())
        except Refused as wrong:
            raise NotFound(wrong.text) from None

    @get("/games/{game:str}/rules", responses=REFUSED | NOT_FOUND, sync_to_thread=True)
    def get_rulebook(game: Annotated[str, Parameter(max_length=80)]) -> wire.RulebookView:
        """The whole rulebook of a game: chapters, and every rule with what goes with it."""
        try:
            return living_rulebook(game)
        except Refused as wrong:
            raise NotFound(wrong.text) from None

    @get("/games/{game:str}/positions/{position:str}", responses=REFUSED | NOT_FOUND, sync_to_thread=True)
    def get_position(
        game: Annotated[str, Parameter(max_length=80)], position: Annotated[str, Parameter(max_length=80)]
    ) -> wire.PositionBoards:
        """A position of the rulebook, drawn at each of its steps."""
        try:
            return position_boards(game, position)
        except Refused as wrong:
            raise NotFound(wrong.text) from None

    @get("/rules/{rule:str}", responses=REFUSED | NOT_FOUND)
    async def get_rule(rule: Annotated[str, Parameter(max_length=80)]) -> wire.RuleView:
        """What a rule says, and where in the rulebook."""
        try:
            return rule_view(rule)
        except Refused as wrong:
            raise NotFound(wrong.text) from None

    @post("/setups", status_code=200, responses=REFUSED)
    async def check_setup(data: JSONBody[wire.SetupQuestion]) -> wire.SetupAnswer:
        """Whether a setup can be played, and by how many."""
        return seats_of(load_game(data.game), data.setup, limits)

    @post("/matches", responses=REFUSED, guards=[guard_new])
    async def new_match(data: JSONBody[wire.NewMatch]) -> wire.Created:
        """Make a match."""
        return await found_match(tables, data)

    @post("/records", responses=REFUSED, guards=[guard_new], request_max_body_size=limits.record)
    async def load_record(data: JSONBody[wire.LoadMatch]) -> wire.Created:
        """Make a match from a saved file."""
        return await load_match(tables, data)

    @post("/campaigns", status_code=200, responses=REFUSED)
    async def new_campaign(data: JSONBody[wire.NewCampaign]) -> wire.CampaignNow:
        """Begin a campaign."""
        return begin_campaign(data, limits)

    @post("/campaigns/loaded", status_code=200, responses=REFUSED, request_max_body_size=limits.record)
    async def loaded_campaign(data: JSONBody[wire.LoadCampaign]) -> wire.CampaignNow:
        """How a saved campaign stands."""
        return load_campaign(data)

    @post("/campaigns/after", status_code=200, responses=REFUSED)
    async def campaign_of_match(data: JSONBody[wire.AfterMatch]) -> wire.CampaignNow:
        """How the campaign of a match stands."""
        return await campaign_after(tables, data)

    @post("/guests", status_code=200, responses=REFUSED)
    async def read_invite(data: JSONBody[wire.Guest]) -> wire.Invitation:
        """To which match and seat a link invites."""
        return await show_invitation(tables, data)

    @post("/invites", responses=REFUSED)
    async def accept_invite(data: JSONBody[wire.Join]) -> wire.Created:
        """Take the open seat of an invitation; it works once."""
        return await join(tables, data)

    @post("/seats", responses=REFUSED)
    async def new_link(data: JSONBody[wire.FreeSeat]) -> wire.Invite:
        """A new link for a seat that somebody has lost; the old token opens nothing any more."""
        return await free_seat(tables, data)

    @post("/removals", status_code=200, responses=REFUSED)
    async def remove(data: JSONBody[wire.Removal]) -> wire.Removed:
        """Delete a match."""
        return await remove_match(tables, data)

    @post("/judgements", status_code=200, responses=REFUSED)
    async def judgement(data: JSONBody[wire.AskJudgement]) -> wire.Judging:
        """What the judge says of a match that is over, as far as it has come."""
        return await judgement_of(tables, data)

    @post("/mine", status_code=200, responses=REFUSED)
    async def my_matches(data: JSONBody[wire.Mine]) -> list[wire.Summary]:
        """The matches that these tokens open; unknown ones are passed over."""
        found = [await _summary_if_readable(tables, token) for token in dict.fromkeys(data.tokens)]
        return sorted((s for s in found if s is not None), key=lambda s: s.touched, reverse=True)

    return Router(
        "/api",
        route_handlers=[
            get_lobby, get_today, get_catalogue, get_rule_words, get_cards, get_rulebook, get_position, get_rule,
            check_setup, new_match, load_record, new_campaign, loaded_campaign, campaign_of_match, read_invite,
            accept_invite, new_link, remove, judgement, my_matches, *deck_routes(tables, guard_kept),
        ],
        guards=[guard],
        request_max_body_size=limits.body,
    )  # fmt: skip


# --- what the lobby tells -------------------------------------------------------------------------


@cache
def game_info(game: Game[Any]) -> wire.GameInfo:
    return wire.GameInfo(
        game.id,
        Text(f"{game.id}-title", plain=game.id),
        Text(f"{game.id}-line"),
        game.version,
        seats_of(game, {}, Limits()).seats,
        len(game.rulebook),
        [_field(game, option) for option in game.options()],
        game.campaigns is not None,
        game.decks is not None,
    )


def _field(game: Game[Any], option: SetupOption) -> wire.SetupField:
    faces = {face.code: face for face in game.faces()} if option.facts else {}
    values = []
    for value in option.values:
        facts = option.facts.get(str(value), ValueFacts())
        title = _value_title(game.id, option.id, value)
        values.append(wire.SetupValue(value, title, facts.face or faces.get(facts.card), facts.deck, facts.fits))
    title = term(game.id, "option", option.id)
    return wire.SetupField(option.id, title, values, option.default, option.many, option.seats, option.only)


def _value_title(game: str, option: str, value: str | int | bool) -> Text:
    if isinstance(value, int) and not isinstance(value, bool):
        return Text(f"{game}-option-{option}-{value}".replace("_", "-"), plain=str(value))
    return term(game, f"option-{option}", value)


def rule_view(id: str) -> wire.RuleView:
    """A rule by its id, of whatever game."""
    game = id.partition(".")[0]
    if id in BESIDE:
        return wire.RuleView(id, "Rulebound", Language.load(ENGLISH).text(rule_words("statement", id)))
    if game not in game_names():
        raise refuse("refused-rule", rule=id, game=game)
    rule = load_game(game).rulebook[id]
    return wire.RuleView(rule.id, rule.section, rule.statement, rule.note)


async def _summary_if_readable(tables: Tables, token: str) -> wire.Summary | None:
    """One match that cannot be read is passed over: the list of the others is as good as ever."""
    try:
        return await summary(tables, token)
    except Unreadable as wrong:
        _log.error("A match cannot be read: %s", wrong)
        return None


async def summary(tables: Tables, token: str) -> wire.Summary | None:
    """How a match stands, from memory if it is there, else as it was last noted."""
    key = await tables.storage.key(hash_of(token))
    if key is None or key.kind == "invite":
        return None
    stored = await tables.storage.match(key.match)
    if stored is None:
        return None
    if key.kind == "revoked":
        return wire.Summary(
            token, key.match, stored.game, {}, stored.kind, [], key.seats, 0, stored.started,
            stored.started, False, revoked=True,
        )  # fmt: skip
    table = tables.live(key.match)
    if table is not None:
        stands, seats = standing(table.course), table.seat_views()
    else:
        try:
            stands = msgspec.json.decode(stored.summary, type=Standing)
        except (msgspec.DecodeError, RecursionError) as wrong:
            raise Unreadable(f"the summary of match {key.match}: {wrong}") from None
        seats = [_seat_view(i, s, stands) for i, s in enumerate(await tables.storage.seats(key.match))]
    setup = seen_setup(load_game(stored.game), stored.setup, key, stands.result is not None)
    return wire.Summary(
        token, key.match, stored.game, setup, stored.kind, seats, key.seats, stands.answers, stored.started,
        stored.touched, _your_move(key, stands), key.host, False, stands.last, stands.result, stands.position,
    )  # fmt: skip


def _seat_view(number: int, seat: Seat, stands: Standing) -> wire.SeatView:
    return wire.SeatView(number, seat.kind, seat.name, seat.player, seat.kept, False, number in stands.awaited)


def _your_move(key: Key, stands: Standing) -> bool:
    return any(seat in stands.awaited for seat in key.seats)
