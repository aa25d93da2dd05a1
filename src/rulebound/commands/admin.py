"""`rulebound admin …`: what a host does with a table, whether its server runs or not.

The server looks every few seconds what was said here; with several servers on one database all of them do.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rulebound.commands import OK, AsJson, Lang, open_screen
from rulebound.commands.table import data_folder

if TYPE_CHECKING:
    from rulebound.table.storage import Storage
    from rulebound.table.stored import Sketch
    from rulebound.terminal.screen import Screen

Database = Annotated[str, typer.Option("--database", metavar="URL", help="cli-help-database", show_default=False)]
Data = Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help="cli-help-data", show_default=False)]

WHAT = ("list", "show", "delete", "ban", "unban", "notice", "lift")
SHOWN = 100
"""So many matches are listed, those that were used last."""


def admin(
    what: Annotated[str, typer.Argument(metavar="|".join(WHAT), help="cli-help-admin-what", show_default=False)],
    words: Annotated[
        list[str] | None, typer.Argument(metavar="MATCH|ADDRESS|WORDS", help="cli-help-admin-words", show_default=False)
    ] = None,
    hours: Annotated[float, typer.Option("--hours", metavar="N", help="cli-help-admin-hours")] = 1,
    database: Database = "",
    data: Data = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    from rulebound.kernel.text import refuse

    screen = open_screen(lang)
    if what not in WHAT:
        raise refuse("cli-refused-admin", what=what, known=", ".join(WHAT))
    if what in ("show", "delete", "ban", "unban") and not words:
        raise refuse("cli-refused-admin-words", what=what)

    async def work() -> int:
        async with open_storage(database, data) as storage:
            return await _carry_out(storage, what, words or [], hours, as_json, screen)

    return asyncio.run(work())


async def _carry_out(storage: Storage, what: str, words: list[str], hours: float, as_json: bool, screen: Screen) -> int:
    match what:
        case "list":
            await _list(storage, as_json, screen)
        case "show":
            for match in words:
                await _show(storage, match, as_json, screen)
        case "delete":
            for match in words:
                await _must_be_there(storage, match)
            await storage.remove(words)
            screen.say("cli-admin-deleted", n=len(words))
        case "ban":
            for network in [_network(word) for word in words]:
                await storage.ban(network)
                screen.say("cli-admin-banned", address=network)
        case "unban":
            for network in [_network(word) for word in words]:
                known = await storage.unban(network)
                screen.say("cli-admin-unbanned" if known else "cli-admin-not-banned", address=network)
        case "notice":
            await storage.announce(" ".join(words))
            screen.say("cli-admin-noticed" if words else "cli-admin-notice-gone")
        case "lift":
            old = await storage.unanswered(timedelta(hours=hours))
            if old:
                await storage.remove(old)
            screen.say("cli-admin-lifted", n=len(old), running=await storage.running())
    return OK


async def _list(storage: Storage, as_json: bool, screen: Screen) -> None:
    import msgspec

    matches, bans, notice = await storage.latest(SHOWN), await storage.bans(), await storage.notice()
    if as_json:
        said: dict[str, Any] = {"matches": matches, "bans": bans, "notice": notice}
        typer.echo(msgspec.json.encode(said))
        return
    for match in matches:
        typer.echo(_line(match))
    screen.say("cli-admin-list", n=len(matches), running=await storage.running())
    if bans:
        screen.say("cli-admin-bans", addresses=", ".join(bans))
    if notice:
        screen.say("cli-admin-notice", words=notice)


def _line(match: Sketch) -> str:
    state = "over" if match.over else "on"
    mark = f" marked {match.marked}" if match.marked else ""
    return f"{match.id}  {match.game:<11} {match.kind:<6} {state:<5} {match.answers:>5}  {match.touched}{mark}"


async def _show(storage: Storage, id: str, as_json: bool, screen: Screen) -> None:
    """What the storage knows of a match; no seed and no answer: a host who looked would know the cards."""
    import msgspec

    stored = await _must_be_there(storage, id)
    seats = await storage.seats(id)
    if as_json:
        shown = {"id": id, "game": stored.game, "version": stored.version, "setup": stored.setup, "over": stored.over}
        shown |= {"started": stored.started, "touched": stored.touched, "seats": seats}
        typer.echo(msgspec.json.encode(shown))
        return
    answers = len(await storage.events(id))
    screen.say("cli-admin-match", match=id, game=stored.game, version=stored.version, answers=answers)
    screen.say("cli-admin-times", started=stored.started, touched=stored.touched)
    for number, seat in enumerate(seats):
        screen.say("cli-admin-seat", seat=number + 1, kind=seat.kind, name=seat.name or "-", player=seat.player or "-")


async def _must_be_there(storage: Storage, id: str) -> Any:
    from rulebound.kernel.text import refuse

    stored = await storage.match(id)
    if stored is None:
        raise refuse("cli-refused-match", match=id)
    return stored


def _network(word: str) -> str:
    from rulebound.kernel.text import refuse

    try:
        return str(ip_network(word, strict=False))
    except ValueError:
        raise refuse("cli-refused-network", address=word) from None


@asynccontextmanager
async def open_storage(database: str, data: Path | None, new: bool = False) -> AsyncIterator[Storage]:
    """The database of a table. Only `new` makes one where there is none, and no server may use it then."""
    from rulebound.kernel.text import refuse
    from rulebound.table.claim import Claim
    from rulebound.table.database import database_url
    from rulebound.table.storage import Storage
    from rulebound.table.stored import StorageLost

    folder = data or data_folder()
    storage = Storage(database_url(database, folder))
    file = storage.file
    claim = None
    if file is not None and not new and not file.exists():
        raise refuse("cli-refused-no-database", file=str(file))
    if file is not None and new:
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
        except OSError as wrong:
            raise refuse("refused-file", file=str(file), problem=wrong.strerror or str(wrong)) from None
        claim = Claim(file)
    try:
        await storage.open()
        try:
            yield storage
        except StorageLost as lost:
            raise refuse("refused-database-open", problem=str(lost).splitlines()[0]) from None
        finally:
            await storage.close()
    finally:
        if claim is not None:
            claim.let_go()
