"""`rulebound judge FILE`: how the chances of a saved game stood, where they turned, what would have been better."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from rulebound.commands import OK, AsJson, Lang, RecordFile, open_screen, read_seed

PLAYS: Final = 60
"""As in `players.judge`, which is imported when somebody judges: `--help` should not wait for it."""


def judge(
    file: RecordFile,
    budget: Annotated[int, typer.Option("--budget", metavar="N", help="cli-help-judge-budget")] = PLAYS,
    seed: Annotated[str, typer.Option("--seed", metavar="S", help="cli-help-seed")] = "1",
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    import msgspec

    import rulebound.players.judge as judging
    from rulebound.kernel.game import load_game
    from rulebound.kernel.match import Match
    from rulebound.kernel.record import Record
    from rulebound.kernel.text import refuse
    from rulebound.terminal.judge import show_judgement
    from rulebound.terminal.progress import Progress

    screen = open_screen(lang)
    if budget < 2:
        raise refuse("refused-judge-budget", budget=budget)
    record = Record.read(file)
    with Progress(screen, screen.words("cli-judge-progress")) as progress:
        found = judging.judge(record, budget, read_seed(seed), progress.show)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(found), indent=1))
    else:
        show_judgement(found, Match.replay(load_game(record.game), record), screen)
    return OK
