"""`rulebound load`: how much a server can take, measured apart from the thinking."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from rulebound.commands import FAILED, OK, AsJson, Lang, open_screen

if TYPE_CHECKING:
    from rulebound.terminal.screen import Screen
    from rulebound.testing.load import Report

Matches = Annotated[int, typer.Option("--matches", metavar="N", help="cli-help-load-matches")]
Connections = Annotated[int, typer.Option("--connections", metavar="C", help="cli-help-load-connections")]
Think = Annotated[float, typer.Option("--think", metavar="S", help="cli-help-load-think")]
Length = Annotated[int, typer.Option("--length", metavar="N", help="cli-help-load-length")]
Processes = Annotated[int, typer.Option("--processes", metavar="N", help="cli-help-load-processes")]
Postgres = Annotated[bool, typer.Option("--postgres", help="cli-help-load-postgres", show_default=False)]


def load(
    url: Annotated[str, typer.Argument(metavar="URL", help="cli-help-load-url", show_default=False)] = "",
    matches: Matches = 200,
    connections: Connections = 4,
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", help="cli-help-load-seconds")] = 120,
    think: Think = 3,
    length: Length = 60,
    games: Annotated[
        str, typer.Option("--games", metavar="NAMES", help="cli-help-load-games", show_default=False)
    ] = "",
    player: Annotated[str, typer.Option("--player", metavar="NAME", help="cli-help-load-player")] = "random",
    processes: Processes = 1,
    postgres: Postgres = False,
    nginx: Annotated[bool, typer.Option("--nginx", help="cli-help-load-nginx", show_default=False)] = False,
    no_compression: Annotated[
        bool, typer.Option("--no-compression", help="cli-help-load-no-compression", show_default=False)
    ] = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    import msgspec

    from rulebound.terminal.progress import Progress
    from rulebound.testing.load import Wish, measure

    screen = open_screen(lang)
    must_be_numbers(matches, connections, seconds, think, length)
    wish = Wish(
        matches, connections, seconds, think, length, player, tuple(filter(None, games.split(","))) or Wish().games,
        not no_compression, processes, postgres, nginx, url,
    )  # fmt: skip
    with Progress(screen, screen.words("cli-load-progress")) as progress:
        report = measure(wish, progress.show)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(report), indent=1))
    else:
        _tell(report, screen)
    return FAILED if report.errors else OK


def must_be_numbers(matches: int, connections: int, seconds: float, think: float, length: int) -> None:
    from rulebound.kernel.text import refuse

    if not (1 <= matches <= 100_000 and 2 <= connections <= 100 and seconds > 0 and think >= 0 and length >= 0):
        raise refuse("cli-refused-load")


def _tell(report: Report, screen: Screen) -> None:
    wish = report.wish
    screen.say("load-what", matches=wish.matches, connections=wish.matches * wish.connections,
               seconds=f"{report.seconds:.0f}")  # fmt: skip
    screen.say("load-answers", answers=report.answers, per=f"{report.answers_per_second:.1f}",
               events=f"{report.events_per_second:.1f}")  # fmt: skip
    screen.say("load-times", median=f"{report.median_ms:.1f}", p99=f"{report.p99_ms:.1f}",
               worst=f"{report.worst_ms:.1f}")  # fmt: skip
    screen.say("load-games", begun=report.begun, finished=report.finished, conceded=report.conceded)
    screen.say("load-views", views=report.views, size=f"{report.view_bytes / 1000:.1f}")
    if not wish.url:
        screen.say("load-cpu", server=f"{report.server_cpu:.1f}", each=f"{report.cpu_ms_per_event:.2f}",
                   workers=f"{report.worker_cpu:.1f}", others=f"{report.other_cpu:.1f}")  # fmt: skip
        screen.say("load-memory", mb=f"{report.server_mb:.0f}", each=f"{report.kb_per_match:.0f}", files=report.files)
    screen.say("load-machine", load=f"{report.machine_load:.2f}", crowd=f"{report.crowd_cpu:.1f}")
    if report.returns:
        screen.say("load-returns", n=report.returns, slowest=f"{report.slowest_return:.1f}")
    tell_errors(report.errors, report.first_errors, screen)


def tell_errors(errors: int, first: list[str], screen: Screen) -> None:
    screen.say("load-errors", n=errors)
    for error in first:
        screen.say("load-error", error=error)
