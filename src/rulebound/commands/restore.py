"""`rulebound restore FILE`: the matches of a backup into an empty database."""

from __future__ import annotations

import asyncio

from rulebound.commands import OK, Lang, open_screen
from rulebound.commands.admin import Data, Database, open_storage
from rulebound.commands.backup import BackupFile, NoProof, tell_proof


def restore(
    file: BackupFile, database: Database = "", data: Data = None, no_replay: NoProof = False, lang: Lang = None
) -> int:
    from rulebound.table.backup import prove, read_backup
    from rulebound.table.backup import restore as put_back

    screen = open_screen(lang)
    rows = read_backup(file)

    async def work() -> int:
        async with open_storage(database, data, new=True) as storage:
            await put_back(storage, rows)
        screen.say("cli-restored", file=str(file), rows=len(rows))
        return OK if no_replay else tell_proof(await prove(rows), screen)

    return asyncio.run(work())
