"""What the world outside knows of a box: its packs, its sections, the ids of its cards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

import msgspec

from rulebound.kernel.decks import DeckBuilding
from rulebound.kernel.game import Game, game_names, load_game
from rulebound.kernel.text import refuse

RINGS: Final = "51223bd0-ffd1-11df-a976-0801200c9"
"""OCTGN calls the cards of The Lord of the Rings by this and their number in three digits."""


class Section(msgspec.Struct, frozen=True):
    """Cards of one kind in a list: its heading for one card and for several, and what OCTGN calls it."""

    one: str
    many: str
    octgn: str


class Box(msgspec.Struct, frozen=True):
    """A box of cards as deck sites and OCTGN know it."""

    pack: str
    """Its name on the sites, which stands behind each card."""
    octgn: str
    """The game's id in OCTGN; none: it is not known here what OCTGN calls these cards."""
    sections: Mapping[str, Section]
    """By the kind of card, in the order in which lists have them."""
    counted: bool = False
    """Whether headings say how many different cards follow."""
    after: tuple[str, ...] = ()
    """Sections that an OCTGN file has beside those of the deck; shared ones are marked with a star."""


def _section(one: str, many: str = "", octgn: str = "") -> Section:
    return Section(one, many or f"{one}s", octgn or one)


BOXES: Final[Mapping[str, Box]] = {
    "champions": Box(
        "Core Set", "",
        {
            "upgrade": _section("Upgrade"), "event": _section("Event"), "support": _section("Support"),
            "ally": _section("Ally", "Allies"), "resource": _section("Resource"),
        },
    ),
    "fellowship": Box(
        "Core Set", "a21af4e8-be4b-4cda-a6b6-534f9717391f",
        {
            "ally": _section("Allies", "Allies", "Ally"),
            "attachment": _section("Attachments", "Attachments", "Attachment"),
            "event": _section("Events", "Events", "Event"),
        },
        counted=True,
        after=("Side Quest", "Sideboard", "*Quest", "*Encounter", "*Special", "*Setup"),
    ),
    "versus": Box(
        "", "",
        {
            "character": _section("Character"), "plot-twist": _section("Plot Twist"),
            "location": _section("Location"), "equipment": _section("Equipment", "Equipment"),
        },
    ),
}  # fmt: skip


def box_of(game: Game[Any]) -> Box:
    """The box of a game with decks; a game of somebody else's has one without a name in the world."""
    kinds = dict.fromkeys(face.kind for face in game.faces() if building_of(game).knows(face.code))
    return BOXES.get(game.id) or Box("", "", {kind: _section(kind.replace("-", " ").capitalize()) for kind in kinds})


def building_of(game: Game[Any]) -> DeckBuilding[Any]:
    """How decks of the game are built; refused where nobody brings one."""
    if game.decks is None:
        others = [name for name in game_names() if load_game(name).decks is not None]
        raise refuse("deck-refused-no-decks", game=game.id, games=", ".join(others))
    return game.decks


@cache
def octgn_ids(game: str) -> Mapping[str, str]:
    """What OCTGN calls each card that may be in a deck, by code, where that is known."""
    if game != "fellowship":
        return {}
    building = building_of(load_game(game))
    codes = [face.code for face in load_game(game).faces() if building.knows(face.code)]
    return {code: f"{RINGS}{int(code):03}" for code in (*building.leaders(), *codes)}
