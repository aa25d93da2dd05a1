"""`rulebound`, `rulebound table`: the table in the browser."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from rulebound.commands import OK, Lang
from rulebound.table.limits import Limits


def table(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help="cli-help-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="N", help="cli-help-port")] = 8420,
    database: Annotated[
        str, typer.Option("--database", metavar="URL", help="cli-help-database", show_default=False)
    ] = "",
    redis: Annotated[str, typer.Option("--redis", metavar="URL", help="cli-help-redis", show_default=False)] = "",
    data: Annotated[
        Path | None, typer.Option("--data", metavar="FOLDER", help="cli-help-data", show_default=False)
    ] = None,
    keep: Annotated[int, typer.Option("--keep", metavar="DAYS", help="cli-help-keep")] = Limits().keep,
    name: Annotated[
        list[str] | None, typer.Option("--name", metavar="NAME", help="cli-help-name", show_default=False)
    ] = None,
    player: Annotated[
        list[str] | None, typer.Option("--player", metavar="FILE", help="cli-help-table-player", show_default=False)
    ] = None,
    journal: Annotated[bool, typer.Option("--journal", help="cli-help-journal", show_default=False)] = False,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="cli-help-no-browser", show_default=False)] = False,
    lang: Lang = None,
) -> int:
    from rulebound.i18n import pick_language
    from rulebound.table.server import serve

    pick_language(lang)  # a language that nobody has translated is refused before anything starts
    limits = Limits(keep=keep, hosts=name or [])
    serve(host, port, database, data or data_folder(), not no_browser, redis, limits, journal, player or ())
    return OK


def data_folder() -> Path:
    """Where this person's programs keep their data."""
    home = os.environ.get("LOCALAPPDATA") or os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "rulebound"
