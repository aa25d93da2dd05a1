"""`rulebound tournament GAME`: who is the strongest player."""

from __future__ import annotations

from typing import Annotated

import typer

from rulebound.commands import OK, AsJson, GameName, Lang, Settings, Workers, open_screen, read_seed


def tournament(
    game: GameName,
    players: Annotated[str, typer.Option("--players", metavar="NAMES", help="cli-help-tournament-players")] = (
        "random,heuristic"
    ),
    games: Annotated[int, typer.Option("--games", metavar="N", help="cli-help-tournament-games")] = 100,
    setup: Settings = None,
    seed: Annotated[str, typer.Option("--seed", metavar="S", help="cli-help-seed")] = "1",
    workers: Workers = 0,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    import msgspec

    import rulebound.lab.tournament as lab
    from rulebound.kernel.game import load_game
    from rulebound.lab.tables import cross_table, tournament_table
    from rulebound.terminal.progress import Progress
    from rulebound.terminal.setup_options import read_settings

    screen = open_screen(lang)
    chosen = read_settings(load_game(game), setup or ())
    names = [name.strip() for name in players.split(",")]
    with Progress(screen, screen.words("cli-compare-progress")) as progress:
        found = lab.tournament(game, names, chosen, games, read_seed(seed), workers or None, progress.show)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(found), indent=1))
    else:
        screen.show(tournament_table(found, screen.text), cross_table(found, screen.text))
    return OK
