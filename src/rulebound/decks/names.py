"""Cards by everything that they are called: codes, names in every language, the ids of OCTGN."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from rulebound.decks.box import box_of, building_of, octgn_ids
from rulebound.i18n import Language, languages
from rulebound.kernel.game import Game, load_game
from rulebound.kernel.view import Face

PACK: Final = re.compile(r"\s*\(([^()]*)\)$")
OWN_PACKS: Final = ("core", "core set", "revised core set", "core set (revised)")


def plain(name: str) -> str:
    """A name without what people write in different ways: case, accents, quotation marks, hyphens."""
    letters = unicodedata.normalize("NFKD", name.casefold().replace("ł", "l"))
    kept = "".join(letter for letter in letters if not unicodedata.combining(letter))
    straight = re.sub(r"[‐‑‒–—−]", "-", re.sub(r"[‘’ʼ`´]", "'", kept))
    return " ".join(re.sub(r"[“”„«»\"]", "", straight).split())


class Names:
    """The cards of one game that a deck may name. What two different cards share names neither."""

    def __init__(self, game: Game[Any]) -> None:
        building = building_of(game)
        self.leaders = frozenset(building.leaders())
        self.faces = {
            face.code: face for face in game.faces() if building.knows(face.code) or face.code in self.leaders
        }
        self.packs = frozenset(plain(pack) for pack in (*OWN_PACKS, box_of(game).pack) if pack)
        self._ids = {id: code for code, id in octgn_ids(game.id).items()}
        self._codes: dict[str, list[str]] = {}
        for face in self.faces.values():
            for name in {plain(name) for name in _called(face)}:
                self._codes.setdefault(name, []).append(face.code)

    def by_id(self, id: str) -> str | None:
        """The card that OCTGN calls so."""
        return self._ids.get(id.lower())

    def find(self, said: str) -> list[str]:
        """The card of that name; several of the same title and version stand for one another, in their order.

        A name may have its pack behind it. A unique card of another pack is another card; any other is the same one,
        printed again.
        """
        found = self._one(said)
        pack = PACK.search(said)
        if found or pack is None:
            return found
        named = self._one(said[: pack.start()])
        if plain(pack[1]) in self.packs or plain(pack[1]).startswith("core,") or not self.packs:
            return named
        return [code for code in named if not self.faces[code].unique and code not in self.leaders]

    def _one(self, said: str) -> list[str]:
        found = self._codes.get(plain(said), [])
        titles = {(self.faces[code].name.plain, _version(self.faces[code])) for code in found}
        return found if len(titles) == 1 else []


def _version(face: Face) -> str:
    return face.subname.plain if face.subname is not None else ""


def _called(face: Face) -> Iterator[str]:
    yield face.code
    for language in map(Language.load, languages()):
        names = {face.name.plain, language.text(face.name)}
        versions = {face.subname.plain, language.text(face.subname)} if face.subname is not None else set()
        for name in names:
            yield name
            for version in versions:
                yield from (f"{name}, {version}", f"{name}: {version}", f"{name} ({version})")


@cache
def names_of(game: str) -> Names:
    return Names(load_game(game))


def title(face: Face) -> str:
    """What lists call a card: in English, with its version where it has one."""
    return f"{face.name.plain}, {_version(face)}" if _version(face) else face.name.plain
