"""`rulebound play GAME`: one game in the terminal."""

from __future__ import annotations

from typing import Annotated

import typer

from rulebound.commands import OK, Lang, Seat, With, open_screen, read_seed


def play(
    ctx: typer.Context,
    words: Annotated[list[str] | None, typer.Argument(metavar="GAME [--OPTION VALUE]", hidden=True)] = None,
    seat: Seat = 1,
    others: With = "fair",
    seed: Annotated[str, typer.Option("--seed", metavar="S", help="cli-help-seed-random", show_default=False)] = "",
    lang: Lang = None,
    help: Annotated[bool, typer.Option("--help", help="cli-help-play-help", show_default=False)] = False,
) -> int:
    from rulebound.kernel.game import game_names, load_game
    from rulebound.kernel.match import Match
    from rulebound.kernel.text import Text, refuse
    from rulebound.terminal.game import TerminalGame
    from rulebound.terminal.save import SaveFile, new_seed
    from rulebound.terminal.seating import Seating
    from rulebound.terminal.setup_options import read_options, show_options, split_words

    screen = open_screen(lang)
    if help:
        named = [word for word in words or () if word in game_names()]
        typer.echo(f"{ctx.get_help()}\n")
        for name in named[:1] or game_names():
            show_options(load_game(name), screen)
        return OK
    name, given = split_words(words or ())
    if not name:
        raise refuse("cli-refused-no-game", games=", ".join(game_names()))
    game = load_game(name)
    setup = read_options(game, given)
    match = Match(game, setup, read_seed(seed) if seed else new_seed())
    seating = Seating(match.state.seats, seat - 1, others)
    screen.say("terminal-begins", game=Text(f"{game.id}-title"), seed=str(match.seed))
    return TerminalGame(match, seating, screen, SaveFile()).play()
