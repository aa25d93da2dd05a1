"""`rulebound compare GAME`: how often players win against each other."""

from __future__ import annotations

from typing import Annotated

import typer

from rulebound.commands import OK, AsJson, GameName, Lang, Workers, open_screen, read_seed


def compare(
    game: GameName,
    players: Annotated[str, typer.Option("--players", metavar="NAMES", help="cli-help-compare-players")] = (
        "heuristic,random"
    ),
    games: Annotated[int, typer.Option("--games", metavar="N", help="cli-help-games")] = 1000,
    setup: Annotated[
        list[str] | None, typer.Option("--setup", metavar="OPTION=VALUE", help="cli-help-setup", show_default=False)
    ] = None,
    seed: Annotated[str, typer.Option("--seed", metavar="S", help="cli-help-seed")] = "1",
    workers: Workers = 0,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    import msgspec

    import rulebound.lab.compare as lab
    from rulebound.kernel.game import load_game
    from rulebound.kernel.text import refuse
    from rulebound.lab.tables import comparison_table
    from rulebound.terminal.progress import Progress
    from rulebound.terminal.setup_options import read_options

    screen = open_screen(lang)
    given = {}
    for word in setup or ():
        option, equals, value = word.partition("=")
        if not equals:
            raise refuse("cli-refused-setup", word=word)
        given[option.strip()] = value.strip()
    chosen = read_options(load_game(game), given)
    names = [name.strip() for name in players.split(",")]
    with Progress(screen, screen.words("cli-compare-progress")) as progress:
        found = lab.compare(
            game, names, chosen, games, read_seed(seed), workers or None, progress.show
        )  # fmt: skip
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(found), indent=1))
    else:
        screen.show(comparison_table(found, screen.text))
    return OK
