"""How the database of an older Rulebound becomes one of today: numbered steps, each done whole or not at all.

A step is plain SQL that SQLite and PostgreSQL understand alike. It is never changed once it has been released: what
comes next is another step. `tests/table/test_migrations.py` leads a database of every format to today's.
"""

from __future__ import annotations

from typing import Final

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection

STEPS: Final[dict[int, tuple[str, ...]]] = {
    2: (
        "ALTER TABLE events ADD COLUMN seal VARCHAR(32)",
        "ALTER TABLE matches ADD COLUMN sealed INTEGER",
        "ALTER TABLE matches ADD COLUMN seal VARCHAR(32)",
        "ALTER TABLE matches ADD COLUMN marked VARCHAR(32)",
        "CREATE TABLE bans (address VARCHAR(64) NOT NULL, since VARCHAR(32) NOT NULL, PRIMARY KEY (address))",
        "CREATE TABLE announcements (name VARCHAR(32) NOT NULL, words TEXT NOT NULL, PRIMARY KEY (name))",
    ),
    3: (
        "CREATE TABLE decks (id VARCHAR(32) NOT NULL, list TEXT NOT NULL, used VARCHAR(32) NOT NULL, PRIMARY KEY (id))",
    ),
}
"""By the format that they lead to: seals of positions, marks before deletion, bans, what the host announces; decks."""
SCHEMA: Final = max(STEPS)

ONE_AT_A_TIME: Final = 0x52756C65
"""Processes that open one PostgreSQL at the same moment wait for each other here."""


async def begin_alone(db: AsyncConnection) -> None:
    """Nobody else changes the tables until this transaction ends."""
    if db.dialect.name == "sqlite":
        await db.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        await db.execute(sql.text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))


async def migrate(db: AsyncConnection, version: int) -> None:
    """From that format to today's, in the transaction that was begun."""
    for format in range(version + 1, SCHEMA + 1):
        for statement in STEPS[format]:
            await db.execute(sql.text(statement))
        await db.execute(sql.text(f"UPDATE schema SET version = {format}"))
