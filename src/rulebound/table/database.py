"""The database itself: opened, brought up to date, read and written, closed."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import os
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from rulebound.kernel.text import refuse
from rulebound.table import schema
from rulebound.table.migrations import SCHEMA, begin_alone, migrate
from rulebound.table.stored import AlreadyWritten, StorageLost

P = ParamSpec("P")
T = TypeVar("T")
Some = TypeVar("Some", bound="Database")
"""A database with all that is kept in it."""

IDLE: Final = 0.2
"""A connection to PostgreSQL over which nothing was written for so many seconds is tried before it is used."""
CLOSING: Final = 10.0
"""How many seconds a database that does not answer can hold up a server that wants to end."""


def database_url(database: str, data: Path) -> str:
    """The SQLAlchemy URL: a file in the data folder, or the PostgreSQL that was named."""
    if not database:
        return f"sqlite+aiosqlite:///{data / 'table.sqlite3'}"
    for prefix in ("postgresql://", "postgres://"):
        if database.startswith(prefix):
            return "postgresql+psycopg://" + database.removeprefix(prefix)
    if database.startswith(("postgresql+psycopg://", "sqlite+aiosqlite:///")):
        return database
    if database.startswith("sqlite:///"):
        return "sqlite+aiosqlite:///" + database.removeprefix("sqlite:///")
    raise refuse("refused-database", database=database.partition("://")[0])  # the rest may hold a password


def whole(
    work: Callable[Concatenate[Some, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[Some, P], Coroutine[Any, Any, T]]:
    """What is begun is ended, even if who asked for it is cut off: because a visitor left, or the server closes."""

    @functools.wraps(work)
    async def to_its_end(storage: Some, /, *args: P.args, **kwargs: P.kwargs) -> T:
        begun = asyncio.create_task(work(storage, *args, **kwargs))
        storage.begun.add(begun)
        begun.add_done_callback(storage.begun.discard)
        return await asyncio.shield(begun)

    return to_its_end


class Database:
    """One engine for reading, and one connection that writes."""

    def __init__(self, url: str) -> None:
        # A PostgreSQL that was started again knows no connection of before: each is tried before it is used.
        self._engine: AsyncEngine = create_async_engine(url, pool_pre_ping=url.startswith("postgresql"))
        self.begun: set[asyncio.Task[Any]] = set()
        self._one_writer = asyncio.Lock()
        self._writing: AsyncConnection | None = None
        self._written = 0.0
        if self._engine.dialect.name == "sqlite":
            sql.event.listen(self._engine.sync_engine, "connect", _careful_sqlite)

    @property
    def file(self) -> Path | None:
        """The file of SQLite."""
        url = self._engine.url
        return Path(url.database) if url.drivername.startswith("sqlite") and url.database else None

    async def open(self) -> None:
        """Make the tables on first use or bring them up to date; a database of a newer program is refused."""
        if self.file is not None:
            _keep_private(self.file)
        try:
            async with self._engine.connect() as db:
                damage = await self._damage(db)
                await db.rollback()
                await begin_alone(db)
                version = await self._version(db)
                if version is None:
                    await db.run_sync(schema.tables.create_all)
                    await db.execute(schema.versions.insert().values(version=SCHEMA))
                elif not damage:
                    await migrate(db, version)
                await db.commit()
        except (SQLAlchemyError, OSError) as wrong:
            await self._engine.dispose()
            raise refuse("refused-database-open", problem=_first_line(wrong)) from wrong
        if damage:
            await self._engine.dispose()
            raise refuse("refused-database-damaged", file=str(self.file), problem=damage)
        if version is not None and version > SCHEMA:
            await self._engine.dispose()
            raise refuse("refused-database-newer", theirs=version, ours=SCHEMA)

    async def _damage(self, db: AsyncConnection) -> str:
        """What SQLite finds wrong with its file, before anybody plays on it."""
        if self.file is None:
            return ""
        found = str(await db.scalar(sql.text("PRAGMA quick_check(1)")))
        return "" if found == "ok" else found.partition("\n")[0]

    async def _version(self, db: AsyncConnection) -> int | None:
        there = await db.run_sync(lambda connection: sql.inspect(connection).has_table("schema"))
        return await db.scalar(sql.select(schema.versions.c.version)) if there else None

    @whole
    async def try_out(self, write: bool = False) -> None:
        """Whether the database answers, and takes what is written."""
        if not write:
            async with self._read() as db:
                await db.scalar(sql.select(schema.versions.c.version))
        else:
            async with self._write() as db:
                await db.execute(schema.versions.update().values(version=SCHEMA))

    async def close(self) -> None:
        """What was begun is ended before, if the database lets it."""
        if self.begun:
            await asyncio.wait(self.begun, timeout=CLOSING)
        if self._writing is not None:
            await self._writing.close()
        await self._engine.dispose()

    @contextlib.asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes. SQLite has room for one at a time, so they queue here and not in the file.

        All use one connection that stays open; after a failure it is made anew.
        """
        async with self._one_writer:
            try:
                await self._try_writer()
                if self._writing is None:
                    self._writing = await self._engine.connect()
                async with self._writing.begin():
                    yield self._writing
                self._written = time.monotonic()
            except IntegrityError as wrong:
                raise AlreadyWritten(str(wrong)) from wrong
            except (SQLAlchemyError, OSError) as wrong:
                await self._drop_writer()
                raise StorageLost(str(wrong)) from wrong

    async def _try_writer(self) -> None:
        """A PostgreSQL that was started again does not know the connection of before."""
        if self._writing is None or self.file is not None or time.monotonic() - self._written < IDLE:
            return
        try:
            async with self._writing.begin():
                await self._writing.execute(sql.text("select 1"))
        except (SQLAlchemyError, OSError):
            await self._drop_writer()

    @contextlib.asynccontextmanager
    async def _read(self) -> AsyncIterator[AsyncConnection]:
        """A look into the database; one that fails is told apart from what is not there."""
        try:
            async with self._engine.connect() as db:
                yield db
        except (SQLAlchemyError, OSError) as wrong:
            raise StorageLost(str(wrong)) from wrong

    async def _drop_writer(self) -> None:
        connection, self._writing = self._writing, None
        if connection is not None:
            with contextlib.suppress(SQLAlchemyError, OSError):
                await connection.invalidate()
                await connection.close()


def _first_line(wrong: Exception) -> str:
    return str(wrong).strip().partition("\n")[0] or type(wrong).__name__


def _keep_private(file: Path) -> None:
    """The file tells all seeds: only its owner reads it. What SQLite puts beside it has the same rights."""
    with contextlib.suppress(OSError):  # what is wrong with it is told when it is opened
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
        for path in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
            if path.exists():
                path.chmod(0o600)


def _careful_sqlite(connection: Any, _record: Any) -> None:
    """Readers do not wait for the writer; what is written survives a killed process.

    A power failure may cost the last seconds, but never more: the file stays whole. Whoever wants every answer
    on the disk before it takes effect, whatever it costs, uses PostgreSQL.
    """
    with contextlib.closing(connection.cursor()) as cursor:
        for pragma in ("journal_mode = WAL", "synchronous = NORMAL", "foreign_keys = ON", "busy_timeout = 10000"):
            cursor.execute(f"PRAGMA {pragma}")
