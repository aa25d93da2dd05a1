"""`rulebound bench [GAME]`: speed beside peers, per CPU second."""

from __future__ import annotations

from typing import Annotated

import typer

from rulebound.commands import OK, AsJson, Lang, open_screen


def bench(
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-help-bench-game", show_default=False)] = "",
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", help="cli-help-seconds")] = 0.25,
    every_setup: Annotated[bool, typer.Option("--all", help="cli-help-all-setups", show_default=False)] = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    import msgspec

    import rulebound.lab.bench as lab
    from rulebound.kernel.text import refuse
    from rulebound.lab.tables import bench_setups, bench_table, how_to_get_peers
    from rulebound.terminal.progress import Progress

    screen = open_screen(lang)
    if not 0 < seconds <= 3600:
        raise refuse("cli-refused-seconds", seconds=str(seconds))
    with Progress(screen, screen.words("cli-bench-progress")) as progress:
        found = lab.bench([game] if game else [], seconds, progress=progress.show, every_setup=every_setup)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(found), indent=1))
        return OK
    screen.show(bench_table(found, screen.text), *bench_setups(found))
    if not found.peers:
        screen.warn(how_to_get_peers())
    return OK
