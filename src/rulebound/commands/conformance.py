"""`rulebound conformance GAME`: random matches against what every game must pass."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from rulebound.commands import FAILED, OK, AsJson, GameName, Lang, Workers, open_screen


def conformance(
    game: GameName,
    matches: Annotated[int, typer.Option("--matches", metavar="N", help="cli-help-matches")] = 100,
    by_lot: Annotated[int, typer.Option("--by-lot", metavar="N", help="cli-help-by-lot", show_default=False)] = 0,
    campaigns: Annotated[int, typer.Option("--campaigns", metavar="N", help="cli-help-campaigns")] = 2,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="cli-help-seed")] = 1,
    workers: Workers = 0,
    folder: Annotated[Path, typer.Option("--folder", metavar="DIR", help="cli-help-folder")] = Path("conformance"),
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    import os

    import msgspec

    from rulebound.kernel.game import load_game
    from rulebound.kernel.text import refuse
    from rulebound.terminal.program import program
    from rulebound.terminal.progress import Progress
    from rulebound.testing.campaigns import conform_campaigns
    from rulebound.testing.conformance import conform

    screen = open_screen(lang)
    found = load_game(game)
    if matches < 1 and by_lot < 1 and (campaigns < 1 or found.campaigns is None):
        raise refuse("cli-refused-number", option="--matches", number=matches)
    with Progress(screen, screen.words("cli-conformance-progress", game=game)) as progress:
        cores = workers or os.cpu_count() or 1
        report = conform(found, matches, seed, by_lot=by_lot, workers=cores, folder=folder, progress=progress.show)
        report = conform_campaigns(found, report, campaigns, seed, workers=cores, folder=folder)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(report), indent=1))
    else:
        for failure in report.failures:
            setup = ", ".join(f"{name}={value}" for name, value in failure.setup.items())
            screen.say(
                "cli-conformance-failure", style="bold red", promise=failure.promise, detail=failure.detail,
                setup=setup, seed=str(failure.seed),
            )  # fmt: skip
            if failure.file:
                screen.say("cli-conformance-saved", file=failure.file, replay=f"{program()} replay {failure.file}")
        screen.say(
            "cli-conformance-total", game=game, matches=report.matches, answers=report.answers,
            failures=len(report.failures),
        )  # fmt: skip
        if report.campaigns:
            screen.say("cli-conformance-campaigns", n=report.campaigns)
    return FAILED if report.failures else OK
