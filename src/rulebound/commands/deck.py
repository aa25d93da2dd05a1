"""`rulebound deck check FILE` and `rulebound deck list GAME`: what is wrong with a deck, and which decks there are."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rulebound.commands import FAILED, OK, AsJson, Lang, open_screen

if TYPE_CHECKING:
    from rulebound.kernel.decks import DeckBuilding
    from rulebound.kernel.game import Game
    from rulebound.terminal.screen import Screen

CHECK, LIST = "check", "list"


def deck(
    what: Annotated[str, typer.Argument(metavar="check|list", help="cli-help-deck-what", show_default=False)],
    name: Annotated[str, typer.Argument(metavar="FILE|GAME", help="cli-help-deck-name", show_default=False)],
    game: Annotated[
        str | None, typer.Option("--game", metavar="GAME", help="cli-help-deck-game", show_default=False)
    ] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    from rulebound.kernel.text import refuse

    screen = open_screen(lang)
    if what == CHECK:
        return _check(Path(name), game, as_json, screen)
    if what == LIST:
        return _list(name, as_json, screen)
    raise refuse("cli-refused-deck-what", what=what)


def _check(path: Path, game: str | None, as_json: bool, screen: Screen) -> int:
    import json

    from rulebound.i18n import rule_title
    from rulebound.kernel.decks import deck_from, read_list

    said = read_list(path)
    of, building = _game_of(said, path, game)
    deck = deck_from(said, building.kind, path)
    problems = building.problems(deck)
    if as_json:
        wrong = [{"rule": rule, "text": screen.text(text)} for rule, text in problems]
        typer.echo(json.dumps({"game": of.id, "cards": deck.size, "problems": wrong}, ensure_ascii=False, indent=1))
        return FAILED if problems else OK
    for rule, text in problems:
        screen.say("cli-deck-problem", problem=text, title=rule_title(rule), rule=rule)
    screen.say("cli-deck-illegal" if problems else "cli-deck-legal", name=deck.name or path.stem, n=deck.size)
    return FAILED if problems else OK


def _list(name: str, as_json: bool, screen: Screen) -> int:
    import json

    import msgspec

    from rulebound.kernel.game import load_game

    building = _building(load_game(name))
    decks = building.built_in()
    if as_json:
        typer.echo(json.dumps({name: msgspec.to_builtins(deck) for name, deck in decks.items()}, indent=1))
        return OK
    for name, deck in decks.items():
        screen.say("cli-deck-listed", deck=name, name=deck.name or name, n=deck.size)
    screen.say("cli-deck-folder", folder=str(building.folder))
    return OK


def _game_of(said: Any, path: Path, name: str | None) -> tuple[Game[Any], DeckBuilding[Any]]:
    """The game that the option or the file names, else the one whose cards the file lists."""
    from rulebound.kernel.game import game_names, load_game
    from rulebound.kernel.text import refuse

    named = name or (said.get("game") if isinstance(said, dict) else None)
    if isinstance(named, str) and named:
        game = load_game(named)
        return game, _building(game)
    cards = said.get("cards") if isinstance(said, dict) else None
    for game in map(load_game, game_names()):
        if game.decks is not None and isinstance(cards, dict) and any(game.decks.knows(code) for code in cards):
            return game, game.decks
    raise refuse("cli-refused-deck-game", file=str(path))


def _building(game: Game[Any]) -> DeckBuilding[Any]:
    from rulebound.kernel.game import game_names, load_game
    from rulebound.kernel.text import refuse

    if game.decks is None:
        others = [name for name in game_names() if load_game(name).decks is not None]
        raise refuse("cli-refused-no-decks", game=game.id, games=", ".join(others))
    return game.decks
