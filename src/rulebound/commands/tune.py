"""`rulebound tune GAME`: what a position is worth, fitted to games that the computer plays against itself."""

from __future__ import annotations

from typing import Annotated

import typer

from rulebound.commands import OK, AsJson, GameName, Lang, Settings, Workers, open_screen, read_seed


def tune(
    game: GameName,
    games: Annotated[int, typer.Option("--games", metavar="N", help="cli-help-games")] = 500,
    player: Annotated[str, typer.Option("--player", metavar="NAME", help="cli-help-tune-player")] = "habit",
    setup: Settings = None,
    seed: Annotated[str, typer.Option("--seed", metavar="S", help="cli-help-seed")] = "1",
    workers: Workers = 0,
    write: Annotated[bool, typer.Option("--write", help="cli-help-tune-write", show_default=False)] = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    import msgspec

    import rulebound.lab.tune as lab
    from rulebound.kernel.game import load_game
    from rulebound.lab.tables import tuning_tables
    from rulebound.terminal.progress import Progress
    from rulebound.terminal.setup_options import read_settings

    screen = open_screen(lang)
    chosen = read_settings(load_game(game), setup) if setup else None
    with Progress(screen, screen.words("cli-compare-progress")) as progress:
        found = lab.tune(game, games, read_seed(seed), chosen, player, workers or None, progress.show)
    if write:
        lab.write(found)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(found), indent=1))
        return OK
    for table in tuning_tables(found, screen.text):
        screen.show(table)
    if not write:
        typer.echo(lab.source(found))
    return OK
