"""Writing deck lists: text as MarvelCDB and RingsDB export it, OCTGN's files, and our own."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final
from xml.sax.saxutils import escape

import msgspec

from rulebound.decks.box import box_of, building_of, octgn_ids
from rulebound.decks.names import names_of, title
from rulebound.decks.reading import ReadDeck, whole
from rulebound.kernel.game import Game
from rulebound.kernel.text import refuse
from rulebound.kernel.view import Face

Slots = list[tuple[Face, int]]


def write_list(game: Game[Any], deck: ReadDeck, format: str) -> str:
    """The list in one of the formats; a card that the game does not know is refused."""
    if format not in FORMATS:
        raise refuse("deck-refused-format", format=format, formats=", ".join(FORMATS))
    names = names_of(game.id)
    for code in (*deck.leaders, *deck.cards):
        if code not in names.faces:
            raise refuse("deck-refused-card", card=code)
    return FORMATS[format](game, deck)


def _slots(game: Game[Any], deck: ReadDeck, kind: str) -> Slots:
    faces = names_of(game.id).faces
    return [(faces[code], n) for code, n in deck.cards.items() if faces[code].kind == kind]


def _text(game: Game[Any], deck: ReadDeck) -> str:
    box, faces = box_of(game), names_of(game.id).faces
    pack = f" ({box.pack})" if box.pack else ""
    leaders = [faces[code] for code in deck.leaders]
    parts = [deck.name or "Rulebound"]
    if leaders and not box.counted:
        parts.append("\n".join(title(face) for face in leaders))
    parts.append(f"Packs: {box.pack or game.id}")
    if leaders and box.counted:
        parts.append(f"Heroes ({len(leaders)})")
        parts.append("\n".join(f"1x {title(face)}{pack}" for face in leaders))
    for kind, section in box.sections.items():
        slots = _slots(game, deck, kind)
        if slots:
            heading = section.many if len(slots) > 1 else section.one
            parts.append(f"{heading} ({len(slots)})" if box.counted else heading)
            called = (lambda face: face.name.plain) if box.pack else title  # the sites leave versions out
            parts.append("\n".join(f"{n}x {called(face)}{pack}" for face, n in slots))
    return "\n\n".join(parts) + "\n"


def _octgn(game: Game[Any], deck: ReadDeck) -> str:
    box, ids, faces = box_of(game), octgn_ids(game.id), names_of(game.id).faces
    if not box.octgn:
        raise refuse("deck-refused-no-octgn")

    def section(name: str, slots: Slots) -> Iterator[str]:
        shared = "True" if name.startswith("*") else "False"
        if not slots:
            yield f'  <section name="{name.lstrip("*")}" shared="{shared}" />'
            return
        yield f'  <section name="{name}" shared="{shared}">'
        for face, n in slots:
            yield f'    <card qty="{n}" id="{ids[face.code]}">{escape(face.name.plain)}</card>'
        yield "  </section>"

    lines = ['<?xml version="1.0" encoding="utf-8" standalone="yes"?>', f'<deck game="{box.octgn}">']
    lines += section("Hero", [(faces[code], 1) for code in deck.leaders])
    for kind, one in box.sections.items():
        lines += section(one.octgn, _slots(game, deck, kind))
    for name in box.after:
        lines += section(name, [])
    return "\n".join([*lines, "  <notes><![CDATA[]]></notes>", "</deck>"]) + "\n"


def _toml(game: Game[Any], deck: ReadDeck) -> str:
    """A file as `rulebound deck check` and the folders of the games have it."""
    faces = names_of(game.id).faces
    said = msgspec.to_builtins(whole(game, deck))
    head = {"game": game.id, **{field: value for field, value in said.items() if field not in ("cards", "game")}}
    lines = [f"{field} = {json.dumps(value, ensure_ascii=False)}" for field, value in head.items() if value]
    cards = [f'"{code}" = {n}  # {title(faces[code])}' for code, n in deck.cards.items()]
    return "\n".join([*lines, "", "[cards]", *cards]) + "\n"


FORMATS: Final[Mapping[str, Callable[[Game[Any], ReadDeck], str]]] = {"text": _text, "octgn": _octgn, "toml": _toml}
ENDINGS: Final = {"text": "txt", "octgn": "o8d", "toml": "toml"}


def formats_of(game: Game[Any]) -> list[str]:
    """The formats in which decks of the game can be written."""
    building_of(game)
    return [format for format in FORMATS if format != "octgn" or box_of(game).octgn]
