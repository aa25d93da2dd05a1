"""`rulebound soak`: a crowd plays for long, or while servers, PostgreSQL and Redis are killed; nothing may be lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from rulebound.commands import FAILED, OK, AsJson, Lang, open_screen
from rulebound.commands.load import (
    Connections,
    Length,
    Matches,
    Postgres,
    Processes,
    Think,
    must_be_numbers,
    tell_errors,
)

if TYPE_CHECKING:
    from rulebound.terminal.screen import Screen
    from rulebound.testing.soak import Report


def soak(
    minutes: Annotated[float, typer.Option("--minutes", metavar="M", help="cli-help-soak-minutes")] = 0,
    kills: Annotated[int, typer.Option("--kills", metavar="N", help="cli-help-soak-kills")] = 0,
    victims: Annotated[str, typer.Option("--victims", metavar="NAMES", help="cli-help-soak-victims")] = "server",
    matches: Matches = 10,
    connections: Connections = 3,
    think: Think = 0.3,
    length: Length = 60,
    processes: Processes = 1,
    postgres: Postgres = False,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="cli-help-soak-seed")] = 1,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    import msgspec

    import rulebound.testing.soak as testing
    from rulebound.kernel.text import refuse
    from rulebound.terminal.progress import Progress

    screen = open_screen(lang)
    must_be_numbers(matches, connections, 1, think, length)
    if minutes < 0 or kills < 0 or not (minutes or kills):
        raise refuse("cli-refused-soak")
    names = [name.strip() for name in victims.split(",")]
    testing.must_be_victims(names, postgres)
    wish = testing.Wish(
        minutes, kills, msgspec.convert(names, tuple[testing.Victim, ...]), matches, connections, think, length,
        processes, postgres, seed,
    )  # fmt: skip
    with Progress(screen, screen.words("cli-soak-progress")) as progress:
        report = testing.soak(wish, progress.show)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(report), indent=1))
    else:
        _tell(report, screen)
    return OK if report.is_good else FAILED


def _tell(report: Report, screen: Screen) -> None:
    for victim, times in report.killed.items():
        screen.say("soak-killed", victim=victim, times=times)
    screen.say("soak-answers", acknowledged=report.acknowledged, lost=report.lost, seconds=f"{report.seconds:.0f}")
    screen.say("soak-matches", matches=report.matches, replayed=report.replayed, finished=report.finished)
    if report.returns:
        screen.say("soak-returns", n=report.returns, median=f"{report.median_return:.1f}",
                   slowest=f"{report.slowest_return:.1f}", same=report.compared)  # fmt: skip
    for sample in report.samples:
        screen.say("soak-sample", minute=f"{sample.minute:.1f}", mb=f"{sample.memory_mb:.0f}", files=sample.files,
                   tasks=sample.tasks, tables=sample.tables, cpu=f"{sample.cpu_seconds:.0f}")  # fmt: skip
    screen.say("soak-machine", load=f"{report.machine_load:.2f}")
    tell_errors(report.errors, report.first_errors, screen)
