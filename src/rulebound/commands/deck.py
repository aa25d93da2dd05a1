"""`rulebound deck …`: what is wrong with a deck, which decks there are, and lists from and for other programs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rulebound.commands import FAILED, OK, AsJson, Lang, open_screen

if TYPE_CHECKING:
    from rulebound.decks.reading import ReadDeck
    from rulebound.kernel.decks import DeckBuilding
    from rulebound.kernel.game import Game
    from rulebound.terminal.screen import Screen

CHECK, LIST, IMPORT, EXPORT = "check", "list", "import", "export"


def deck(
    what: Annotated[
        str, typer.Argument(metavar="check|list|import|export", help="cli-help-deck-what", show_default=False)
    ],
    name: Annotated[str, typer.Argument(metavar="FILE|GAME|DECK", help="cli-help-deck-name", show_default=False)],
    game: Annotated[
        str | None, typer.Option("--game", metavar="GAME", help="cli-help-deck-game", show_default=False)
    ] = None,
    format: Annotated[
        str, typer.Option("--format", metavar="text|octgn|toml", help="cli-help-deck-format", show_default=False)
    ] = "text",
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="cli-help-deck-out", show_default=False)
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
    if what == IMPORT:
        return _import(Path(name), game, out, screen)
    if what == EXPORT:
        return _export(name, game, format, out, screen)
    raise refuse("cli-refused-deck-what", what=what)


def _check(path: Path, game: str | None, as_json: bool, screen: Screen) -> int:
    import json

    from rulebound.decks.box import building_of
    from rulebound.decks.reading import whole
    from rulebound.i18n import rule_title
    from rulebound.kernel.decks import deck_from, read_list

    missing: list[tuple[str, int]] = []
    if path.suffix in (".toml", ".json"):
        said = read_list(path)
        of, building = _game_of(said, path, game)
        deck = deck_from(said, building.kind, path)
    else:
        of, read = _read(path, game)
        deck, building = whole(of, read), building_of(of)
        missing = [(one.said, one.copies) for one in read.missing]
    problems = building.problems(deck)
    if as_json:
        wrong = [{"rule": rule, "text": screen.text(text)} for rule, text in problems]
        told: dict[str, Any] = {"game": of.id, "cards": deck.size, "problems": wrong}
        if missing:
            told["missing"] = dict(missing)
        typer.echo(json.dumps(told, ensure_ascii=False, indent=1))
        return FAILED if problems or missing else OK
    for card, n in missing:
        screen.say("cli-deck-missing", card=card, n=n)
    for rule, text in problems:
        screen.say("cli-deck-problem", problem=text, title=rule_title(rule), rule=rule)
    wrong_at_all = bool(problems or missing)
    screen.say("cli-deck-illegal" if wrong_at_all else "cli-deck-legal", name=deck.name or path.stem, n=deck.size)
    return FAILED if wrong_at_all else OK


def _list(name: str, as_json: bool, screen: Screen) -> int:
    import json

    import msgspec

    from rulebound.decks.box import building_of
    from rulebound.kernel.game import load_game

    building = building_of(load_game(name))
    decks = building.built_in()
    if as_json:
        typer.echo(json.dumps({name: msgspec.to_builtins(deck) for name, deck in decks.items()}, indent=1))
        return OK
    for name, deck in decks.items():
        screen.say("cli-deck-listed", deck=name, name=deck.name or name, n=deck.size)
    screen.say("cli-deck-folder", folder=str(building.folder))
    return OK


def _import(path: Path, game: str | None, out: Path | None, screen: Screen) -> int:
    """A list of another program as a file of ours; what is not in the box is named beside it."""
    from rulebound.decks.writing import write_list
    from rulebound.kernel.text import Text

    of, read = _read(path, game)
    for one in read.missing:
        screen.warn(Text("cli-deck-missing", {"card": one.said, "n": one.copies}))
    _write(write_list(of, read, "toml"), out)
    return FAILED if read.missing else OK


def _export(name: str, game: str | None, format: str, out: Path | None, screen: Screen) -> int:
    """A deck that comes with a game, or one of a file, for other programs."""
    from rulebound.decks.box import building_of
    from rulebound.decks.reading import as_read
    from rulebound.decks.writing import write_list
    from rulebound.kernel.game import load_game
    from rulebound.kernel.text import refuse

    if game is not None and name in building_of(load_game(game)).built_in():
        of = load_game(game)
        read = as_read(of, building_of(of).built_in()[name])
    else:
        of, read = _read(Path(name), game)
    if read.missing:
        raise refuse("deck-refused-card", card=read.missing[0].said)
    _write(write_list(of, read, format), out)
    return OK


def _read(path: Path, game: str | None) -> tuple[Game[Any], ReadDeck]:
    """What a file lists, of the game that is named or else of the one whose cards it names."""
    from rulebound.decks.reading import game_of, read_file, read_list
    from rulebound.kernel.game import load_game
    from rulebound.kernel.text import refuse

    text = read_file(path)
    of = load_game(game) if game is not None else game_of(text)
    if of is None:
        raise refuse("cli-refused-deck-game", file=str(path))
    return of, read_list(of, text)


def _write(text: str, out: Path | None) -> None:
    from rulebound.kernel.text import refuse

    if out is None:
        typer.echo(text, nl=False)
        return
    try:
        out.write_text(text, encoding="utf-8")
    except OSError as wrong:
        raise refuse("refused-file", file=str(out), problem=wrong.strerror or str(wrong)) from None


def _game_of(said: Any, path: Path, name: str | None) -> tuple[Game[Any], DeckBuilding[Any]]:
    """The game that the option or the file names, else the one whose cards the file lists."""
    from rulebound.decks.box import building_of
    from rulebound.kernel.game import game_names, load_game
    from rulebound.kernel.text import refuse

    named = name or (said.get("game") if isinstance(said, dict) else None)
    if isinstance(named, str) and named:
        game = load_game(named)
        return game, building_of(game)
    cards = said.get("cards") if isinstance(said, dict) else None
    for game in map(load_game, game_names()):
        if game.decks is not None and isinstance(cards, dict) and any(game.decks.knows(code) for code in cards):
            return game, game.decks
    raise refuse("cli-refused-deck-game", file=str(path))
