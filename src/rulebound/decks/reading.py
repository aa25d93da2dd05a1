"""Reading deck lists: our own files, text with a card in each line, OCTGN's files."""

from __future__ import annotations

import codecs
import re
import tomllib
import unicodedata
from pathlib import Path
from typing import Any, Final

import msgspec

from rulebound.decks.box import building_of
from rulebound.decks.names import Names, names_of, plain
from rulebound.decks.octgn import octgn_cards
from rulebound.kernel.decks import Deck, DeckBuilding
from rulebound.kernel.game import Game, game_names, load_game
from rulebound.kernel.text import Refused, Text, refuse

LONGEST: Final = 100_000
"""Characters of a list: the largest deck has a tenth of them."""
LINE: Final = 200
LINES: Final = 1_000
NAME: Final = 80
COPIES: Final = 999
"""More of one card than any deck of any game could hold."""
NAMED: Final = 3
"""So many of the cards that are in no box are named where none is in it."""

NO_TEXT: Final = re.compile(r"[\x00-\x08\x0e-\x1f\x7f\ud800-\udfff]")
COUNTED: Final = re.compile(r"([-+−–]?\d+)\s*[x×*]\s*\S.*|([-−–]\d+|\d{4,})\s+(\S.*)", re.IGNORECASE)
COMMENT: Final = re.compile(r"(^|\s)(#|//).*$")
BEFORE: Final = re.compile(r"(\d{1,3})\s*(?:[x×*]\s*|\s)(\S.*)", re.IGNORECASE)
AFTER: Final = re.compile(r"(\S(?:.*?\S)?)(?:\s*[×*=:]\s*|\s+x\s*|\s+)(\d{1,3})", re.IGNORECASE)
FIELD: Final = re.compile(r"\[.*\]|\w+\s*=\s*[\"\[].*")
PACKS: Final = re.compile(r"packs\s*:", re.IGNORECASE)
HEADING: Final = re.compile(
    r"(main deck|deck|cards|hero(es)?|alter-ego|all(y|ies)|events?|upgrades?|supports?|resources?|attachments?|"
    r"(player )?side (quest|scheme)s?|characters?|plot twists?|locations?|equipment)\s*:?\s*(\(\d+\))?",
    re.IGNORECASE,
)


class Missing(msgspec.Struct, frozen=True):
    """What a list names and no card of the box is called."""

    said: str
    copies: int


class ReadDeck(msgspec.Struct):
    """What a list says: the leaders of the deck, its cards, and what is not in the box."""

    name: str = ""
    leaders: list[str] = []
    cards: dict[str, int] = {}
    missing: list[Missing] = []

    def add(self, names: Names, codes: list[str], copies: int) -> None:
        """So many copies of a card; cards of one title are taken as often as the box holds them."""
        if codes[0] in names.leaders:
            if codes[0] not in self.leaders:
                self.leaders.append(codes[0])
            return
        must_be_held(copies + min(self.cards.get(code, 0) for code in codes), names.faces[codes[0]].name.plain)
        for _ in range(copies):
            code = min(codes, key=lambda code: (self.cards.get(code, 0) + 1) / max(1, names.faces[code].copies))
            self.cards[code] = self.cards.get(code, 0) + 1

    def miss(self, said: str, copies: int = 1) -> None:
        """A card that is in no box, once however often it is named."""
        must_be_held(copies, said[:NAME])
        before = sum(one.copies for one in self.missing if one.said == said[:NAME])
        self.missing = [one for one in self.missing if one.said != said[:NAME]]
        self.missing.append(Missing(said[:NAME], min(COPIES, before + copies)))


def must_be_held(copies: int, card: str) -> None:
    """Refuses a number that no deck has of a card."""
    if not 1 <= copies <= COPIES:
        raise refuse("deck-refused-copies", card=card, most=COPIES)


def read_list(game: Game[Any], text: str) -> ReadDeck:
    """The deck that a list describes, whoever wrote it; refused if it is no list, or names nothing of the box."""
    read = _read(game, text)
    if read.leaders or read.cards:
        return read
    if not read.missing:
        raise refuse("deck-refused-empty")
    this, other = Text(f"page-game-{game.id}"), game_of(text)
    if other is not None:
        raise refuse("deck-refused-game", game=this, other=Text(f"page-game-{other.id}"))
    some = ", ".join(one.said for one in read.missing[:NAMED]) + (" …" if len(read.missing) > NAMED else "")
    raise refuse("deck-refused-nothing", game=this, cards=some)


def _read(game: Game[Any], text: str) -> ReadDeck:
    building_of(game)
    if len(text) > LONGEST:
        raise refuse("deck-refused-long", n=len(text), most=LONGEST)
    if NO_TEXT.search(text):
        raise refuse("deck-refused-no-text")
    text = "".join(letter for letter in text if unicodedata.category(letter) != "Cf")  # marks that nobody sees
    if text.lstrip().startswith("<"):
        return _octgn(names_of(game.id), text)
    own = _own_file(text)
    return _own(game, own) if own is not None else _lines(names_of(game.id), text)


def read_file(path: Path) -> str:
    """The text of a file; refused if it cannot be read."""
    try:
        with path.open("rb") as file:
            data = file.read(4 * LONGEST + 1)
        return data.decode("utf-16" if data[:2] in (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE) else "utf-8")
    except OSError as wrong:
        raise refuse("refused-file", file=str(path), problem=wrong.strerror or str(wrong)) from None
    except UnicodeDecodeError as wrong:
        raise refuse("refused-file", file=str(path), problem=str(wrong)) from None


def game_of(text: str) -> Game[Any] | None:
    """The game of which a list names the most cards."""
    best: Game[Any] | None = None
    most = 0
    for game in map(load_game, game_names()):
        if game.decks is None:
            continue
        try:
            read = _read(game, text)
        except Refused:
            continue  # our own file, of another game
        if len(read.cards) + len(read.leaders) > most:
            best, most = game, len(read.cards) + len(read.leaders)
    return best


def whole(game: Game[Any], read: ReadDeck) -> Any:
    """The deck in the form of its game."""
    return building_of(game).deck_of(read.leaders, read.cards, read.name)


def as_read(game: Game[Any], deck: Deck) -> ReadDeck:
    """A deck of the game as a list of cards."""
    return ReadDeck(deck.name, list(building_of(game).led_by(deck)), dict(deck.cards))


# --- our own files ------------------------------------------------------------------------------------


def _own_file(text: str) -> dict[str, Any] | None:
    """What a TOML or JSON file says, if it is one of ours."""
    try:
        said = msgspec.json.decode(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except (ValueError, RecursionError) as wrong:
        if text.lstrip().startswith("{"):
            raise refuse("deck-refused-list", problem=str(wrong)[:LINE]) from None
        return None
    return said if isinstance(said, dict) and "cards" in said else None


def _own(game: Game[Any], said: dict[str, Any]) -> ReadDeck:
    building = building_of(game)
    if said.get("game") in game_names() and said["game"] != game.id:
        raise refuse("deck-refused-game", game=Text(f"page-game-{game.id}"), other=Text(f"page-game-{said['game']}"))
    deck = _deck_of(said, building)
    if len(deck.cards) > LINES:
        raise refuse("deck-refused-lines", n=len(deck.cards), most=LINES)
    leaders = building.led_by(deck) if isinstance(deck, building.kind) else []
    read = ReadDeck(deck.name[:NAME], list(leaders))
    for code, copies in deck.cards.items():
        must_be_held(copies, code)
        if building.knows(code):
            read.cards[code] = copies
        else:
            read.miss(code, copies)
    return read


def _deck_of(said: dict[str, Any], building: DeckBuilding[Any]) -> Deck:
    """In the form of its game, or a list of cards without anybody who leads it."""
    try:
        try:
            deck: Deck = msgspec.convert(said, building.kind)
        except msgspec.ValidationError:
            if set(said) - {"cards", "name", "game"}:
                raise
            deck = msgspec.convert(said, Deck)
    except (msgspec.ValidationError, RecursionError) as wrong:
        raise refuse("deck-refused-list", problem=str(wrong)[:LINE]) from None
    return deck


# --- a card in each line ------------------------------------------------------------------------------


def _lines(names: Names, text: str) -> ReadDeck:
    lines = [line.strip() for line in text.splitlines()]
    if len(lines) > LINES:
        raise refuse("deck-refused-lines", n=len(lines), most=LINES)
    read = ReadDeck()
    exported = any(PACKS.match(line) for line in lines)  # then the first line is the name, whatever it looks like
    after_packs = False
    for line in lines:
        if not line or "://" in line:
            continue
        said = COMMENT.sub("", line).strip()[:LINE]
        if exported and not read.name:
            read.name = said[:NAME]
        elif after_packs or not said or FIELD.fullmatch(said) or HEADING.fullmatch(said) or PACKS.match(said):
            after_packs = said.lower().replace(" ", "") == "packs:"
        else:
            _line(names, said, read)
    return read


def _line(names: Names, said: str, read: ReadDeck) -> None:
    """One card, with how many of it before or behind it; the first line that names none is the name of the deck."""
    whole = names.find(said)
    if whole:
        read.add(names, whole, 1)
        return
    ways = []
    after, before = AFTER.fullmatch(said), BEFORE.fullmatch(said)
    if after is not None:
        ways.append((after[1], int(after[2])))
    if before is not None:
        ways.append((before[2], int(before[1])))
    for card, copies in ways:
        codes = names.find(card.strip("\"'"))
        if codes:
            read.add(names, codes, copies)
            return
    counted = COUNTED.fullmatch(said)
    if counted is not None and (counted[1] or names.find(counted[3])):
        must_be_held(_number(counted[1] or counted[2]), said[:NAME])
    if ways:
        read.miss(*ways[-1])
    elif not (read.name or read.cards or read.leaders or read.missing):
        read.name = said[:NAME]
    else:
        read.miss(said)


def _number(said: str) -> int:
    """A number however long; one below nothing is none."""
    return int(said.lstrip("+")[:12]) if said[0] not in "-−–" else 0


# --- OCTGN ------------------------------------------------------------------------------------------------


def _octgn(names: Names, text: str) -> ReadDeck:
    """By the ids of the cards, else by their names."""
    read = ReadDeck()
    for id, said, copies in octgn_cards(text):
        code = names.by_id(id)
        codes = [code] if code is not None else names.find(said)
        if codes:
            read.add(names, codes, copies)
        elif plain(said):
            read.miss(said, copies)
        else:
            read.miss(id, copies)
    return read
