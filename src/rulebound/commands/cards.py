"""`rulebound cards GAME`: every card with its facts, text and quantity."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import typer

from rulebound.commands import OK, AsJson, GameName, Lang, open_screen

if TYPE_CHECKING:
    from rulebound.kernel.view import Face
    from rulebound.terminal.screen import Screen


def cards(game: GameName, as_json: AsJson = False, lang: Lang = None) -> int:
    import json

    from rulebound.kernel.game import load_game
    from rulebound.terminal.board import full_card

    screen = open_screen(lang)
    faces = load_game(game).faces()
    if as_json:
        typer.echo(json.dumps([_plain(face, screen) for face in faces], ensure_ascii=False, indent=1))
        return OK
    for face in faces:
        screen.show(*full_card(face, game, screen))
    screen.blank()
    screen.say("cli-cards-total", kinds=len(faces), cards=sum(face.copies for face in faces))
    return OK


def _plain(face: Face, screen: Screen) -> dict[str, Any]:
    """A card as plain data, its texts in the language of the screen."""
    import msgspec

    facts: dict[str, Any] = msgspec.to_builtins(face)
    facts["name"] = screen.text(face.name)
    facts["text"] = [screen.text(line) for line in face.text]
    facts["copies"] = face.copies
    if face.subname is not None:
        facts["subname"] = screen.text(face.subname)
    if face.traits:
        facts["traits"] = [screen.text(trait) for trait in face.traits]
    return facts
