"""Decks at the table: what can be built with, what the rules say, lists to read and write, decks behind links."""

from __future__ import annotations

import hashlib
import re
from typing import Annotated, Any, Final

import msgspec
from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, Parameter
from litestar.types import Guard

from rulebound.decks.box import building_of
from rulebound.decks.reading import LONGEST, ReadDeck, as_read, read_list, whole
from rulebound.decks.writing import ENDINGS, formats_of, write_list
from rulebound.kernel.decks import Deck
from rulebound.kernel.game import Game, load_game
from rulebound.kernel.text import Refused, Text
from rulebound.table import wire
from rulebound.table.answers import NOT_FOUND, REFUSED, NotFound
from rulebound.table.table import clean_name
from rulebound.table.tables import Tables

BODY: Final = 6 * LONGEST
"""Bytes of a request with a list: a letter may take four, written as JSON six."""


def deck_routes(tables: Tables, guard: Guard) -> list[HTTPRouteHandler]:
    """All that the page of decks asks for; `guard` counts the decks that each household keeps."""

    @get("/games/{game:str}/decks", responses=REFUSED | NOT_FOUND)
    async def get_shelf(game: Annotated[str, Parameter(max_length=80)]) -> wire.DeckShelf:
        """With what decks of a game are built, and the decks that come with it."""
        try:
            return shelf(load_game(game))
        except Refused as wrong:
            raise NotFound(wrong.text) from None

    @post("/decks/judged", status_code=200, responses=REFUSED)
    async def judge_deck(data: JSONBody[wire.DeckList]) -> wire.Judged:
        """What the rules say of a deck."""
        return judge(data)

    @post("/decks/read", status_code=200, responses=REFUSED, request_max_body_size=BODY)
    async def read_deck(data: JSONBody[wire.DeckText]) -> wire.DeckSaid:
        """What a list of cards says: text of MarvelCDB, RingsDB or a person, a file of OCTGN, a file of ours."""
        read = read_list(load_game(data.game), data.text)
        deck = _list_of(data.game, read)
        missing = [wire.MissingCard(one.said, one.copies) for one in read.missing]
        return wire.DeckSaid(deck, missing, judge(deck))

    @post("/decks/written", status_code=200, responses=REFUSED)
    async def write_deck(data: JSONBody[wire.DeckWish]) -> wire.DeckFile:
        """A deck as a list for other programs."""
        text = write_list(load_game(data.deck.game), _read_of(data.deck), data.format)
        return wire.DeckFile(f"{_file_name(data.deck)}.{ENDINGS[data.format]}", text)

    @post("/decks", responses=REFUSED, guards=[guard])
    async def keep_deck(data: JSONBody[wire.DeckList]) -> wire.KeptDeck:
        """Keep a deck behind a link."""
        return await keep(tables, data)

    @get("/decks/{deck:str}", responses=REFUSED | NOT_FOUND)
    async def get_deck(deck: Annotated[str, Parameter(max_length=40)]) -> wire.KeptDeck:
        """The deck behind a link."""
        said = await tables.storage.deck(deck)
        if said is None:
            raise NotFound(Text("refused-deck-link"))
        return wire.KeptDeck(deck, msgspec.json.decode(said, type=wire.DeckList))

    return [get_shelf, judge_deck, read_deck, write_deck, keep_deck, get_deck]


def shelf(game: Game[Any]) -> wire.DeckShelf:
    building = building_of(game)
    cards = [face.code for face in game.faces() if building.knows(face.code)]
    ready = {name: _list_of(game.id, as_read(game, deck)) for name, deck in building.built_in().items()}
    leaders = building.leaders()
    own = {leader: building.comes_with(leader) for leader in leaders}
    return wire.DeckShelf(game.id, leaders, building.most_leaders, own, cards, ready, formats_of(game))


def judge(said: wire.DeckList) -> wire.Judged:
    """One definition of what is legal: that of the game."""
    game = load_game(said.game)
    building = building_of(game)
    deck: Deck = whole(game, _read_of(said))
    problems = [wire.DeckProblem(rule, text) for rule, text in building.problems(deck)]
    return wire.Judged(deck.size, problems, building.seated(deck))


async def keep(tables: Tables, said: wire.DeckList) -> wire.KeptDeck:
    """The link is made of what the deck holds: the same deck has the same one. Only cards of the game are kept."""
    game = load_game(said.game)
    write_list(game, _read_of(said), "text")  # refuses a card that the game does not know
    deck = wire.DeckList(said.game, dict(sorted(said.cards.items())), said.leaders, clean_name(said.name))
    written = msgspec.json.encode(deck)
    id = hashlib.sha256(written).hexdigest()[:20]
    await tables.storage.keep_deck(id, written, tables.limits.decks)
    return wire.KeptDeck(id, deck)


def _read_of(said: wire.DeckList) -> ReadDeck:
    return ReadDeck(said.name, said.leaders, said.cards)


def _list_of(game: str, read: ReadDeck) -> wire.DeckList:
    return wire.DeckList(game, read.cards, read.leaders, read.name[:40])


def _file_name(deck: wire.DeckList) -> str:
    return re.sub(r"[^\w-]+", "-", deck.name).strip("-").lower() or deck.game
