"""`rulebound backup FILE`: all matches of a table as one file, proven by replaying them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rulebound.commands import FAILED, OK, Lang, open_screen
from rulebound.commands.admin import Data, Database, open_storage

if TYPE_CHECKING:
    from rulebound.table.backup import Proof
    from rulebound.terminal.screen import Screen

BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-backup-file", show_default=False)]
NoProof = Annotated[bool, typer.Option("--no-replay", help="cli-help-no-replay", show_default=False)]


def backup(
    file: BackupFile, database: Database = "", data: Data = None, no_replay: NoProof = False, lang: Lang = None
) -> int:
    from rulebound.table.backup import back_up, prove, read_backup

    screen = open_screen(lang)

    async def work() -> int:
        async with open_storage(database, data) as storage:
            rows = await back_up(storage, file)
        if read_backup(file) != rows:  # what was written can be read, and nothing is missing
            screen.say("cli-backup-differs", file=str(file))
            return FAILED
        screen.say("cli-backup-written", file=str(file), rows=len(rows))
        return OK if no_replay else tell_proof(await prove(rows), screen)

    return asyncio.run(work())


def tell_proof(proof: Proof, screen: Screen) -> int:
    """What replaying has shown; whether all matches go on as they were."""
    for match, why in proof.faults:
        screen.say("cli-backup-fault", match=match, problem=why)
    proven = proof.matches - len(proof.faults)
    screen.say("cli-backup-proven", proven=proven, matches=proof.matches, answers=proof.events)
    return FAILED if proof.faults else OK
