"""Where matches are kept: the setup of each, and an append-only list of what was answered.

An answer is written before it takes effect. Answers that arrive together are written together, in one
transaction, however many tables are waiting for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import os
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Concatenate, Final, Literal, ParamSpec, TypeAlias, TypeVar

import msgspec
import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from rulebound.kernel.text import refuse
from rulebound.table.migrations import SCHEMA, begin_alone, migrate

P = ParamSpec("P")
T = TypeVar("T")

FORGOTTEN: Final = timedelta(days=14)
"""A match that nobody has touched for so long takes no room from new ones; it can still be gone on with."""

CLOSING: Final = 10.0
"""How many seconds a database that does not answer can hold up a server that wants to end."""

_tables: Final = sql.MetaData()
_schema: Final = sql.Table("schema", _tables, sql.Column("version", sql.Integer, primary_key=True))
_matches: Final = sql.Table(
    "matches",
    _tables,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("kind", sql.String(16), nullable=False),
    sql.Column("game", sql.String(64), nullable=False),
    sql.Column("version", sql.String(64), nullable=False),
    sql.Column("setup", sql.Text, nullable=False),
    sql.Column("seed", sql.Text, nullable=False),
    sql.Column("started", sql.String(32), nullable=False),
    sql.Column("touched", sql.String(32), nullable=False),
    sql.Column("over", sql.Boolean, nullable=False, index=True),
    sql.Column("summary", sql.Text, nullable=False),
    sql.Column("sealed", sql.Integer, nullable=True),
    sql.Column("seal", sql.String(32), nullable=True),
    sql.Column("marked", sql.String(32), nullable=True),
)
_events: Final = sql.Table(
    "events",
    _tables,
    sql.Column("match", sql.String(32), sql.ForeignKey("matches.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("key", sql.Text, nullable=True),
    sql.Column("back", sql.Integer, nullable=True),
    sql.Column("seal", sql.String(32), nullable=True),
)
_seats: Final = sql.Table(
    "seats",
    _tables,
    sql.Column("match", sql.String(32), sql.ForeignKey("matches.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("kind", sql.String(16), nullable=False),
    sql.Column("name", sql.Text, nullable=False),
    sql.Column("player", sql.String(64), nullable=False),
    sql.Column("kept", sql.Boolean, nullable=False),
)
_tokens: Final = sql.Table(
    "tokens",
    _tables,
    sql.Column("hash", sql.String(64), primary_key=True),
    sql.Column("match", sql.String(32), sql.ForeignKey("matches.id"), nullable=False, index=True),
    sql.Column("kind", sql.String(16), nullable=False),
    sql.Column("seats", sql.Text, nullable=False),
    sql.Column("host", sql.Boolean, nullable=False),
)

_bans: Final = sql.Table(
    "bans",
    _tables,
    sql.Column("address", sql.String(64), primary_key=True),
    sql.Column("since", sql.String(32), nullable=False),
)
_announcements: Final = sql.Table(
    "announcements",
    _tables,
    sql.Column("name", sql.String(32), primary_key=True),
    sql.Column("words", sql.Text, nullable=False),
)
NOTICE: Final = "notice"

TokenKind = Literal["holder", "invite", "spectate", "share", "revoked"]
"""A revoked token opens nothing; it is kept so that its browser can be told why."""
SeatKind = Literal["person", "computer", "open"]
MatchKind = Literal["match", "study"]


class Event(msgspec.Struct, frozen=True):
    """One line of a match: an answer (`key`), or a step back to the first `back` answers.

    `seal` is the seal of the position in which it was said, where somebody took one.
    """

    seat: int
    key: str | None = None
    back: int | None = None
    seal: str | None = None


class Seat(msgspec.Struct, frozen=True):
    """Who sits on a seat; `kept`: the computer player keeps it warm for a person."""

    kind: SeatKind
    name: str = ""
    player: str = ""
    kept: bool = False

    @property
    def played_by(self) -> str:
        """The computer player that answers for the seat now, if one does."""
        return self.player if self.kind == "computer" or self.kept else ""


class Key(msgspec.Struct, frozen=True):
    """What a token opens."""

    match: str
    kind: TokenKind
    seats: list[int]
    host: bool = False


class Stored(msgspec.Struct, frozen=True):
    """A match as it lies in the storage, without its events and seats."""

    id: str
    kind: MatchKind
    game: str
    version: str
    setup: dict[str, Any]
    seed: int | str
    started: str
    touched: str
    over: bool
    summary: bytes
    sealed: int | None = None
    """After so many events the position was sealed: when the last visitor left, or it was over."""
    seal: str | None = None


class Sketch(msgspec.Struct, frozen=True):
    """A match in the host's list."""

    id: str
    kind: str
    game: str
    version: str
    started: str
    touched: str
    over: bool
    marked: str | None
    answers: int


class StorageLost(Exception):
    """The database does not take what must be written."""


class AlreadyWritten(StorageLost):
    """Something stands in this place already: another process was faster."""


class Unreadable(StorageLost):
    """What is stored of one match makes no sense; the others are as they were."""


Standing: TypeAlias = "tuple[str, bool, bytes, tuple[int, str] | None]"
"""A match by its id, whether it is over, its summary, and its seal after so many events, if it was sealed."""


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def _moment(stamp: str) -> datetime | None:
    try:
        said = datetime.fromisoformat(stamp)
    except ValueError:
        return None
    return said if said.tzinfo is not None else said.replace(tzinfo=UTC)


def _outlived(over: timedelta, running: timedelta) -> sql.ColumnElement[bool]:
    ended, left = ((datetime.now(UTC) - age).isoformat(timespec="seconds") for age in (over, running))
    return (_matches.c.touched < left) | (_matches.c.over.is_(True) & (_matches.c.touched < ended))


def _ids(where: sql.ColumnElement[bool]) -> sql.Select[Any]:
    return sql.select(_matches.c.id).where(where).order_by(_matches.c.touched).limit(500)


def _first_line(wrong: Exception) -> str:
    return str(wrong).strip().partition("\n")[0] or type(wrong).__name__


def _keep_private(file: Path) -> None:
    """The file tells all seeds: only its owner reads it. What SQLite puts beside it has the same rights."""
    with contextlib.suppress(OSError):  # what is wrong with it is told when it is opened
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
        for path in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
            if path.exists():
                path.chmod(0o600)


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
    work: Callable[Concatenate[Storage, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[Storage, P], Coroutine[Any, Any, T]]:
    """What is begun is ended, even if who asked for it is cut off: because a visitor left, or the server closes."""

    @functools.wraps(work)
    async def to_its_end(storage: Storage, /, *args: P.args, **kwargs: P.kwargs) -> T:
        begun = asyncio.create_task(work(storage, *args, **kwargs))
        storage.begun.add(begun)
        begun.add_done_callback(storage.begun.discard)
        return await asyncio.shield(begun)

    return to_its_end


class Storage:
    """The database of one server. `append` is what every answer waits for."""

    def __init__(self, url: str) -> None:
        self._engine: AsyncEngine = create_async_engine(url)
        self.begun: set[asyncio.Task[Any]] = set()
        self._waiting: list[tuple[str, int, Event, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None]
        self._closing = False
        self._one_writer = asyncio.Lock()
        self._writing: AsyncConnection | None = None
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
                    await db.run_sync(_tables.create_all)
                    await db.execute(_schema.insert().values(version=SCHEMA))
                elif version < SCHEMA and not damage:
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
        self._writer = asyncio.create_task(self._write_events())

    async def _damage(self, db: AsyncConnection) -> str:
        """What SQLite finds wrong with its file, before anybody plays on it."""
        if self.file is None:
            return ""
        found = str(await db.scalar(sql.text("PRAGMA quick_check(1)")))
        return "" if found == "ok" else found.splitlines()[0]

    async def _version(self, db: AsyncConnection) -> int | None:
        there = await db.run_sync(lambda connection: sql.inspect(connection).has_table("schema"))
        return await db.scalar(sql.select(_schema.c.version)) if there else None

    @whole
    async def try_out(self, write: bool = False) -> None:
        """Whether the database answers, and takes what is written."""
        if not write:
            async with self._read() as db:
                await db.scalar(sql.select(_schema.c.version))
        else:
            async with self._write() as db:
                await db.execute(_schema.update().values(version=SCHEMA))

    async def close(self) -> None:
        self._closing = True
        self._wake.set()
        await asyncio.wait({self._writer, *self.begun}, timeout=CLOSING)
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
                if self._writing is None:
                    self._writing = await self._engine.connect()
                async with self._writing.begin():
                    yield self._writing
            except IntegrityError as wrong:
                raise AlreadyWritten(str(wrong)) from wrong
            except (SQLAlchemyError, OSError) as wrong:
                await self._drop_writer()
                raise StorageLost(str(wrong)) from wrong

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

    # --- events ---------------------------------------------------------------------------------

    async def append(self, match: str, number: int, event: Event) -> None:
        """Write an event down; it is safe when this returns."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((match, number, event, done))
        self._wake.set()
        await done

    async def _write_events(self) -> None:
        while self._waiting or not self._closing:
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            if not batch:
                continue
            try:
                await self._insert_events([(match, number, event) for match, number, event, _ in batch])
            except StorageLost:
                await self._one_by_one(batch)
            else:
                for *_, done in batch:
                    if not done.done():
                        done.set_result(None)

    async def _one_by_one(self, batch: list[tuple[str, int, Event, asyncio.Future[None]]]) -> None:
        """One of them is at fault; the others shall not suffer for it."""
        for match, number, event, done in batch:
            try:
                await self._insert_events([(match, number, event)])
            except StorageLost as lost:
                if not done.done():
                    done.set_exception(lost)
            else:
                if not done.done():
                    done.set_result(None)

    async def _insert_events(self, events: Sequence[tuple[str, int, Event]]) -> None:
        rows = [{"match": match, "number": number, **msgspec.structs.asdict(event)} for match, number, event in events]
        async with self._write() as db:
            await db.execute(_events.insert(), rows)

    @whole
    async def events(self, match: str, since: int = 0) -> list[Event]:
        query = sql.select(_events.c.seat, _events.c.key, _events.c.back, _events.c.seal)
        wanted = (_events.c.match == match) & (_events.c.number >= since)
        async with self._read() as db:
            rows = await db.execute(query.where(wanted).order_by(_events.c.number))
            return [Event(*row) for row in rows]

    # --- matches --------------------------------------------------------------------------------

    @whole
    async def create(
        self, match: Stored, seats: Sequence[Seat], keys: dict[str, Key], events: Sequence[Event] = ()
    ) -> None:
        """A new match with its seats and tokens (given by their hashes), whole or not at all."""
        async with self._write() as db:
            await db.execute(_matches.insert().values(_row(match)))
            await db.execute(
                _seats.insert(),
                [{"match": match.id, "seat": i, **msgspec.structs.asdict(seat)} for i, seat in enumerate(seats)],
            )
            await db.execute(_tokens.insert(), [_key_row(hash, key) for hash, key in keys.items()])
            if events:
                rows = [{"match": match.id, "number": i, **msgspec.structs.asdict(e)} for i, e in enumerate(events)]
                await db.execute(_events.insert(), rows)

    @whole
    async def match(self, id: str) -> Stored | None:
        async with self._read() as db:
            row = (await db.execute(_matches.select().where(_matches.c.id == id))).mappings().first()
        if row is None:
            return None
        try:
            setup = msgspec.json.decode(row["setup"], type=dict[str, Any])
            seed = msgspec.json.decode(row["seed"], type=int | str)
        except (msgspec.DecodeError, RecursionError) as wrong:
            raise Unreadable(f"match {id}: {wrong}") from None
        return Stored(
            row["id"], row["kind"], row["game"], row["version"], setup, seed, row["started"], row["touched"],
            row["over"], row["summary"].encode(), row["sealed"], row["seal"],
        )  # fmt: skip

    @whole
    async def running(self, unanswered: timedelta = FORGOTTEN) -> int:
        """How many matches are not over and were played lately; one that nobody has answered in counts less long."""
        now = datetime.now(UTC)
        lately, new = ((now - age).isoformat(timespec="seconds") for age in (FORGOTTEN, unanswered))
        played = (_matches.c.touched > _matches.c.started) | (_matches.c.started > new)
        going_on = _matches.c.over.is_(False) & (_matches.c.touched > lately) & played
        query = sql.select(sql.func.count()).select_from(_matches).where(going_on)
        async with self._read() as db:
            return await db.scalar(query) or 0

    @whole
    async def touch(self, standings: Sequence[Standing], unanswered: Collection[str] = ()) -> None:
        """Note how matches stand, for the lists of their players. A match that is used is not marked for deletion.

        One that is only looked at and `unanswered` stays as untouched as it was: see `running`.
        """
        stamp = now()
        change = _matches.update().where(_matches.c.id == sql.bindparam("match"))
        seen = [
            {"match": id, "over": over, "summary": summary.decode(), "marked": None}
            for id, over, summary, _ in standings
        ]
        used = [{"match": id, "touched": stamp} for id, *_ in standings if id not in unanswered]
        sealed = [{"match": id, "sealed": seal[0], "seal": seal[1]} for id, _, _, seal in standings if seal]
        async with self._write() as db:
            for some in (seen, used, sealed):
                if some:
                    await db.execute(change, some)

    @whole
    async def newest_use(self) -> datetime | None:
        """When a match was last used, by the clock of that moment."""
        async with self._read() as db:
            touched = await db.scalar(sql.select(sql.func.max(_matches.c.touched)))
        return None if touched is None else _moment(touched)

    @whole
    async def outlived(self, over: timedelta, running: timedelta) -> list[str]:
        """Matches that nobody has opened for so long: shorter for those that are over."""
        async with self._read() as db:
            return list(await db.scalars(_ids(_outlived(over, running))))

    @whole
    async def mark(self, over: timedelta, running: timedelta, spared: Sequence[str] = ()) -> list[str]:
        """Mark what has outlived its time. A mark that was made in the future was made by a wrong clock."""
        stamp = now()
        async with self._write() as db:
            await db.execute(_matches.update().where(_matches.c.marked > stamp).values(marked=None))
            old = _outlived(over, running) & _matches.c.marked.is_(None)
            found = [id for id in await db.scalars(_ids(old)) if id not in spared]
            if found:
                await db.execute(_matches.update().where(_matches.c.id.in_(found)).values(marked=stamp))
        return found

    @whole
    async def doomed(self, over: timedelta, running: timedelta, grace: timedelta) -> list[str]:
        """What was marked so long ago and still has outlived its time."""
        before = (datetime.now(UTC) - grace).isoformat(timespec="seconds")
        async with self._read() as db:
            return list(await db.scalars(_ids(_outlived(over, running) & (_matches.c.marked < before))))

    @whole
    async def still_there(self, matches: Sequence[str]) -> set[str]:
        """Which of these matches nobody has deleted."""
        async with self._read() as db:
            return set(await db.scalars(sql.select(_matches.c.id).where(_matches.c.id.in_(matches))))

    @whole
    async def remove(self, matches: Sequence[str]) -> None:
        """Delete matches with all that belongs to them."""
        async with self._write() as db:
            for table in (_events, _seats, _tokens):
                await db.execute(table.delete().where(table.c.match.in_(matches)))
            await db.execute(_matches.delete().where(_matches.c.id.in_(matches)))

    # --- seats and tokens -------------------------------------------------------------------------

    @whole
    async def seats(self, match: str) -> list[Seat]:
        query = sql.select(_seats.c.kind, _seats.c.name, _seats.c.player, _seats.c.kept)
        async with self._read() as db:
            rows = await db.execute(query.where(_seats.c.match == match).order_by(_seats.c.seat))
            return [Seat(*row) for row in rows]

    @whole
    async def seat(self, match: str, number: int, seat: Seat) -> None:
        """Somebody else sits there now, or under another name."""
        async with self._write() as db:
            await self._set_seat(db, match, number, seat)

    async def _set_seat(self, db: AsyncConnection, match: str, number: int, seat: Seat) -> None:
        where = (_seats.c.match == match) & (_seats.c.seat == number)
        await db.execute(_seats.update().where(where).values(**msgspec.structs.asdict(seat)))

    async def _lock_seat(self, db: AsyncConnection, match: str, number: int) -> None:
        """Another process that changes who may sit there waits (SQLite lets only one write anyway)."""
        where = (_seats.c.match == match) & (_seats.c.seat == number)
        await db.execute(_seats.select().where(where).with_for_update())

    @whole
    async def key(self, hash: str) -> Key | None:
        """What a token opens."""
        async with self._read() as db:
            row = (await db.execute(_tokens.select().where(_tokens.c.hash == hash))).mappings().first()
        if row is None:
            return None
        try:
            seats = msgspec.json.decode(row["seats"], type=list[int])
        except msgspec.DecodeError as wrong:
            raise Unreadable(f"a token of match {row['match']}: {wrong}") from None
        return Key(row["match"], row["kind"], seats, row["host"])

    @whole
    async def replace_key(self, hash: str, key: Key) -> None:
        """A new token; the others of the same kind for the same seats no longer open anything."""
        row = _key_row(hash, key)
        same = (_tokens.c.match == key.match) & (_tokens.c.kind == key.kind) & (_tokens.c.seats == row["seats"])
        async with self._write() as db:
            await db.execute(_tokens.delete().where(same))
            await db.execute(_tokens.insert().values(row))

    @whole
    async def add_key(self, hash: str, key: Key) -> None:
        async with self._write() as db:
            await db.execute(_tokens.insert().values(_key_row(hash, key)))

    @whole
    async def free(self, match: str, number: int, invite: str, seat: Seat) -> None:
        """A seat is open again: whoever held it holds it no more, and only the new invitation leads to it."""
        async with self._write() as db:
            await self._lock_seat(db, match, number)
            query = _tokens.select().where(_tokens.c.match == match)
            for row in (await db.execute(query)).mappings().all():
                seats = msgspec.json.decode(row["seats"], type=list[int])
                this = _tokens.c.hash == row["hash"]
                if number not in seats:
                    continue
                if row["kind"] == "invite":
                    await db.execute(_tokens.delete().where(this))
                elif seats == [number]:
                    await db.execute(_tokens.update().where(this).values(kind="revoked"))
                else:
                    left = msgspec.json.encode([other for other in seats if other != number]).decode()
                    await db.execute(_tokens.update().where(this).values(seats=left))
            await db.execute(_tokens.insert().values(_key_row(invite, Key(match, "invite", [number]))))
            await self._set_seat(db, match, number, seat)

    @whole
    async def accept(self, invite: str, holder: str, key: Key, number: int, seat: Seat) -> bool:
        """Turn an invitation into a seat, once: False if somebody was faster. The holder may have had other seats."""
        async with self._write() as db:
            await self._lock_seat(db, key.match, number)
            used = await db.execute(_tokens.delete().where((_tokens.c.hash == invite) & (_tokens.c.kind == "invite")))
            if used.rowcount != 1:
                return False
            await db.execute(_tokens.delete().where(_tokens.c.hash == holder))
            await db.execute(_tokens.insert().values(_key_row(holder, key)))
            await self._set_seat(db, key.match, number, seat)
            return True

    # --- what the host says -----------------------------------------------------------------------

    @whole
    async def bans(self) -> list[str]:
        """Addresses and networks that may not come in."""
        async with self._read() as db:
            return list(await db.scalars(sql.select(_bans.c.address).order_by(_bans.c.address)))

    @whole
    async def ban(self, address: str) -> None:
        async with self._write() as db:
            await db.execute(_bans.delete().where(_bans.c.address == address))
            await db.execute(_bans.insert().values(address=address, since=now()))

    @whole
    async def unban(self, address: str) -> bool:
        """Whether it was banned."""
        async with self._write() as db:
            return (await db.execute(_bans.delete().where(_bans.c.address == address))).rowcount > 0

    @whole
    async def notice(self) -> str:
        """What the host wants everybody to read."""
        async with self._read() as db:
            return await db.scalar(sql.select(_announcements.c.words).where(_announcements.c.name == NOTICE)) or ""

    @whole
    async def announce(self, words: str) -> None:
        """Nothing takes the last notice away."""
        async with self._write() as db:
            await db.execute(_announcements.delete().where(_announcements.c.name == NOTICE))
            if words:
                await db.execute(_announcements.insert().values(name=NOTICE, words=words))

    @whole
    async def latest(self, most: int) -> list[Sketch]:
        """The matches that were used last."""
        answers = sql.select(sql.func.count()).where(_events.c.match == _matches.c.id).scalar_subquery()
        c = _matches.c
        query = sql.select(c.id, c.kind, c.game, c.version, c.started, c.touched, c.over, c.marked, answers)
        async with self._read() as db:
            rows = await db.execute(query.order_by(c.touched.desc(), c.id).limit(most))
            return [Sketch(*row) for row in rows]

    @whole
    async def unanswered(self, age: timedelta) -> list[str]:
        """Matches that take up room although nobody has ever answered in them, and that are so old."""
        before = (datetime.now(UTC) - age).isoformat(timespec="seconds")
        answered = sql.select(_events.c.match).where(_events.c.match == _matches.c.id).exists()
        empty = _matches.c.over.is_(False) & ~answered & (_matches.c.touched < before)
        async with self._read() as db:
            return list(await db.scalars(sql.select(_matches.c.id).where(empty)))

    # --- all of it ----------------------------------------------------------------------------------

    async def rows(self) -> AsyncIterator[tuple[str, dict[str, Any]]]:
        """Every row as it stands at one moment, with the name of its table: for a backup."""
        async with self._read() as db:
            if self.file is None:
                await db.execute(sql.text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
            else:
                await db.exec_driver_sql("BEGIN")
            for table in _CONTENTS:
                async for row in await db.stream(table.select().order_by(*table.primary_key)):
                    yield str(table.name), {str(name): value for name, value in row._mapping.items()}

    @whole
    async def is_empty(self) -> bool:
        async with self._read() as db:
            return not await db.scalar(sql.select(sql.func.count()).select_from(_matches))

    @whole
    async def put_back(self, rows: Sequence[tuple[str, dict[str, Any]]]) -> None:
        """Rows of a backup into an empty database, whole or not at all."""
        async with self._write() as db:
            for table in _CONTENTS:
                mine = [row for name, row in rows if name == table.name]
                for at in range(0, len(mine), 1_000):
                    await db.execute(table.insert(), mine[at : at + 1_000])


_CONTENTS: Final = (_matches, _events, _seats, _tokens, _bans, _announcements)
"""What a backup holds, each table after those that it points at."""


def _row(match: Stored) -> dict[str, Any]:
    row = msgspec.structs.asdict(match)
    row["setup"] = msgspec.json.encode(match.setup).decode()
    row["seed"] = msgspec.json.encode(match.seed).decode()
    row["summary"] = match.summary.decode()
    return row


def _key_row(hash: str, key: Key) -> dict[str, Any]:
    return {"hash": hash, **msgspec.structs.asdict(key), "seats": msgspec.json.encode(key.seats).decode()}


def _careful_sqlite(connection: Any, _record: Any) -> None:
    """Readers do not wait for the writer; what is written survives a killed process.

    A power failure may cost the last seconds, but never more: the file stays whole. Whoever wants every answer
    on the disk before it takes effect, whatever it costs, uses PostgreSQL.
    """
    with contextlib.closing(connection.cursor()) as cursor:
        for pragma in ("journal_mode = WAL", "synchronous = NORMAL", "foreign_keys = ON", "busy_timeout = 10000"):
            cursor.execute(f"PRAGMA {pragma}")
