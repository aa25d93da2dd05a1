"""Plain `rulebound`: what this is, and a game in the terminal for whoever wants one."""

from __future__ import annotations

import typer

from rulebound.commands import OK, open_screen


def welcome(ctx: typer.Context, lang: str | None) -> int:
    import sys

    from rulebound.commands.play import play
    from rulebound.kernel.game import game_names
    from rulebound.terminal.game import is_yes
    from rulebound.terminal.program import program
    from rulebound.terminal.screen import InputEnded

    screen = open_screen(lang)
    screen.say("cli-welcome", program=program(), games=", ".join(game_names()))
    if not (screen.is_typed and sys.stdout.isatty()):
        return OK
    try:
        answer = screen.ask(screen.words("cli-welcome-ask") + " ")
    except InputEnded:
        return OK
    return play(ctx, ["guardians"], lang=lang) if is_yes(answer, screen) else OK
