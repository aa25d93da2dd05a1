"""Where matches are kept: the setup of each, its seats and tokens, and what was answered (`Scribe`)."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, Final

import msgspec
import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection

from rulebound.table import schema
from rulebound.table.database import whole
from rulebound.table.scribe import Scribe
from rulebound.table.stored import FORGOTTEN, Event, Key, Seat, Sketch, Standing, Stored, Unreadable, now

NOTICE: Final = "notice"


class Storage(Scribe):
    """The database of one server."""

    # --- matches --------------------------------------------------------------------------------

    @whole
    async def create(
        self, match: Stored, seats: Sequence[Seat], keys: dict[str, Key], events: Sequence[Event] = ()
    ) -> None:
        """A new match with its seats and tokens (given by their hashes), whole or not at all."""
        async with self._write() as db:
            await db.execute(schema.matches.insert().values(schema.row_of(match)))
            await db.execute(
                schema.seats.insert(),
                [schema.seat_row(match.id, i, seat) for i, seat in enumerate(seats)],
            )
            await db.execute(schema.tokens.insert(), [schema.key_row(hash, key) for hash, key in keys.items()])
            if events:
                rows = [schema.event_row(match.id, i, event) for i, event in enumerate(events)]
                await db.execute(schema.events.insert(), rows)

    @whole
    async def match(self, id: str) -> Stored | None:
        async with self._read() as db:
            row = (await db.execute(schema.matches.select().where(schema.matches.c.id == id))).mappings().first()
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
        played = (schema.matches.c.touched > schema.matches.c.started) | (schema.matches.c.started > new)
        going_on = schema.matches.c.over.is_(False) & (schema.matches.c.touched > lately) & played
        query = sql.select(sql.func.count()).select_from(schema.matches).where(going_on)
        async with self._read() as db:
            return await db.scalar(query) or 0

    @whole
    async def touch(self, standings: Sequence[Standing], unanswered: Collection[str] = ()) -> None:
        """Note how matches stand, for the lists of their players. A match that is used is not marked for deletion.

        One that is only looked at and `unanswered` stays as untouched as it was: see `running`.
        """
        stamp = now()
        change = schema.matches.update().where(schema.matches.c.id == sql.bindparam("match"))
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
            touched = await db.scalar(sql.select(sql.func.max(schema.matches.c.touched)))
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
            await db.execute(schema.matches.update().where(schema.matches.c.marked > stamp).values(marked=None))
            old = _outlived(over, running) & schema.matches.c.marked.is_(None)
            found = [id for id in await db.scalars(_ids(old)) if id not in spared]
            await db.execute(schema.matches.update().where(schema.matches.c.id.in_(found)).values(marked=stamp))
        return found

    @whole
    async def doomed(self, over: timedelta, running: timedelta, grace: timedelta) -> list[str]:
        """What was marked so long ago and still has outlived its time."""
        before = (datetime.now(UTC) - grace).isoformat(timespec="seconds")
        async with self._read() as db:
            return list(await db.scalars(_ids(_outlived(over, running) & (schema.matches.c.marked < before))))

    @whole
    async def still_there(self, matches: Sequence[str]) -> set[str]:
        """Which of these matches nobody has deleted."""
        async with self._read() as db:
            return set(await db.scalars(sql.select(schema.matches.c.id).where(schema.matches.c.id.in_(matches))))

    @whole
    async def remove(self, matches: Sequence[str]) -> None:
        """Delete matches with all that belongs to them."""
        async with self._write() as db:
            for table in (schema.events, schema.seats, schema.tokens):
                await db.execute(table.delete().where(table.c.match.in_(matches)))
            await db.execute(schema.matches.delete().where(schema.matches.c.id.in_(matches)))

    # --- seats and tokens -------------------------------------------------------------------------

    @whole
    async def seats(self, match: str) -> list[Seat]:
        query = sql.select(schema.seats.c.kind, schema.seats.c.name, schema.seats.c.player, schema.seats.c.kept)
        async with self._read() as db:
            rows = await db.execute(query.where(schema.seats.c.match == match).order_by(schema.seats.c.seat))
            return [Seat(*row) for row in rows]

    @whole
    async def seat(self, match: str, number: int, seat: Seat) -> None:
        """Somebody else sits there now, or under another name."""
        async with self._write() as db:
            await self._set_seat(db, match, number, seat)

    async def _set_seat(self, db: AsyncConnection, match: str, number: int, seat: Seat) -> None:
        change = schema.seats.update().where(_this_seat(match, number))
        await db.execute(change.values(**msgspec.structs.asdict(seat)))

    async def _lock_seat(self, db: AsyncConnection, match: str, number: int) -> None:
        """Another process that changes who may sit there waits (SQLite lets only one write anyway)."""
        await db.execute(schema.seats.select().where(_this_seat(match, number)).with_for_update())

    @whole
    async def key(self, hash: str) -> Key | None:
        """What a token opens."""
        async with self._read() as db:
            row = (await db.execute(schema.tokens.select().where(schema.tokens.c.hash == hash))).mappings().first()
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
        row = schema.key_row(hash, key)
        same = (
            (schema.tokens.c.match == key.match)
            & (schema.tokens.c.kind == key.kind)
            & (schema.tokens.c.seats == row["seats"])
        )
        async with self._write() as db:
            await db.execute(schema.tokens.delete().where(same))
            await db.execute(schema.tokens.insert().values(row))

    @whole
    async def add_key(self, hash: str, key: Key) -> None:
        async with self._write() as db:
            await db.execute(schema.tokens.insert().values(schema.key_row(hash, key)))

    @whole
    async def free(self, match: str, number: int, invite: str, seat: Seat) -> None:
        """A seat is open again: whoever held it holds it no more, and only the new invitation leads to it."""
        async with self._write() as db:
            await self._lock_seat(db, match, number)
            query = schema.tokens.select().where(schema.tokens.c.match == match)
            for row in (await db.execute(query)).mappings().all():
                seats = msgspec.json.decode(row["seats"], type=list[int])
                this = schema.tokens.c.hash == row["hash"]
                if number not in seats:
                    continue
                if row["kind"] == "invite":
                    await db.execute(schema.tokens.delete().where(this))
                elif seats == [number]:
                    await db.execute(schema.tokens.update().where(this).values(kind="revoked"))
                else:
                    left = msgspec.json.encode([other for other in seats if other != number]).decode()
                    await db.execute(schema.tokens.update().where(this).values(seats=left))
            await db.execute(schema.tokens.insert().values(schema.key_row(invite, Key(match, "invite", [number]))))
            await self._set_seat(db, match, number, seat)

    @whole
    async def accept(self, invite: str, holder: str, key: Key, number: int, seat: Seat) -> bool:
        """Turn an invitation into a seat, once: False if somebody was faster. The holder may have had other seats."""
        async with self._write() as db:
            await self._lock_seat(db, key.match, number)
            used = await db.execute(
                schema.tokens.delete().where((schema.tokens.c.hash == invite) & (schema.tokens.c.kind == "invite"))
            )
            if used.rowcount != 1:
                return False
            await db.execute(schema.tokens.delete().where(schema.tokens.c.hash == holder))
            await db.execute(schema.tokens.insert().values(schema.key_row(holder, key)))
            await self._set_seat(db, key.match, number, seat)
            return True

    # --- decks ------------------------------------------------------------------------------------

    @whole
    async def keep_deck(self, id: str, said: bytes, most: int) -> None:
        """A deck behind a link. When there are too many, those that nobody has looked at for longest give way."""
        c = schema.decks.c
        async with self._write() as db:
            await db.execute(schema.decks.delete().where(c.id == id))
            await db.execute(schema.decks.insert().values(id=id, list=said.decode(), used=now()))
            too_many = (await db.scalar(sql.select(sql.func.count()).select_from(schema.decks)) or 0) - most
            if too_many > 0:
                oldest = sql.select(c.id).where(c.id != id).order_by(c.used, c.id).limit(too_many)
                gone = list(await db.scalars(oldest))
                await db.execute(schema.decks.delete().where(c.id.in_(gone)))

    @whole
    async def deck(self, id: str) -> bytes | None:
        """What is kept behind a link; looking at it is noted once a day."""
        this = schema.decks.c.id == id
        async with self._read() as db:
            row = (await db.execute(schema.decks.select().where(this))).mappings().first()
        if row is None:
            return None
        if row["used"][:10] != now()[:10]:
            async with self._write() as db:
                await db.execute(schema.decks.update().where(this).values(used=now()))
        return str(row["list"]).encode()

    # --- what the host says -----------------------------------------------------------------------

    @whole
    async def bans(self) -> list[str]:
        """Addresses and networks that may not come in."""
        async with self._read() as db:
            return list(await db.scalars(sql.select(schema.bans.c.address).order_by(schema.bans.c.address)))

    @whole
    async def ban(self, address: str) -> None:
        async with self._write() as db:
            await db.execute(schema.bans.delete().where(schema.bans.c.address == address))
            await db.execute(schema.bans.insert().values(address=address, since=now()))

    @whole
    async def unban(self, address: str) -> bool:
        """Whether it was banned."""
        async with self._write() as db:
            return (await db.execute(schema.bans.delete().where(schema.bans.c.address == address))).rowcount > 0

    @whole
    async def notice(self) -> str:
        """What the host wants everybody to read."""
        async with self._read() as db:
            return (
                await db.scalar(sql.select(schema.announcements.c.words).where(schema.announcements.c.name == NOTICE))
                or ""
            )

    @whole
    async def announce(self, words: str) -> None:
        """Nothing takes the last notice away."""
        async with self._write() as db:
            await db.execute(schema.announcements.delete().where(schema.announcements.c.name == NOTICE))
            if words:
                await db.execute(schema.announcements.insert().values(name=NOTICE, words=words))

    @whole
    async def latest(self, most: int) -> list[Sketch]:
        """The matches that were used last."""
        answers = sql.select(sql.func.count()).where(schema.events.c.match == schema.matches.c.id).scalar_subquery()
        c = schema.matches.c
        query = sql.select(c.id, c.kind, c.game, c.version, c.started, c.touched, c.over, c.marked, answers)
        async with self._read() as db:
            rows = await db.execute(query.order_by(c.touched.desc(), c.id).limit(most))
            return [Sketch(*row) for row in rows]

    @whole
    async def unanswered(self, age: timedelta) -> list[str]:
        """Matches that take up room although nobody has ever answered in them, and that are so old."""
        before = (datetime.now(UTC) - age).isoformat(timespec="seconds")
        answered = sql.select(schema.events.c.match).where(schema.events.c.match == schema.matches.c.id).exists()
        empty = schema.matches.c.over.is_(False) & ~answered & (schema.matches.c.touched < before)
        async with self._read() as db:
            return list(await db.scalars(sql.select(schema.matches.c.id).where(empty)))

    # --- all of it ----------------------------------------------------------------------------------

    async def rows(self) -> AsyncIterator[tuple[str, dict[str, Any]]]:
        """Every row as it stands at one moment, with the name of its table: for a backup."""
        async with self._read() as db:
            if self.file is None:
                await db.execute(sql.text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
            else:
                await db.exec_driver_sql("BEGIN")
            for table in schema.CONTENTS:
                async for row in await db.stream(table.select().order_by(*table.primary_key)):
                    yield str(table.name), {str(name): value for name, value in row._mapping.items()}

    @whole
    async def is_empty(self) -> bool:
        async with self._read() as db:
            return not await db.scalar(sql.select(sql.func.count()).select_from(schema.matches))

    @whole
    async def put_back(self, rows: Sequence[tuple[str, dict[str, Any]]]) -> None:
        """Rows of a backup into an empty database, whole or not at all."""
        async with self._write() as db:
            for table in schema.CONTENTS:
                mine = [row for name, row in rows if name == table.name]
                if mine:
                    await db.execute(table.insert(), mine)


def _moment(stamp: str) -> datetime | None:
    try:
        said = datetime.fromisoformat(stamp)
    except ValueError:
        return None
    return said if said.tzinfo is not None else said.replace(tzinfo=UTC)


def _this_seat(match: str, number: int) -> sql.ColumnElement[bool]:
    return (schema.seats.c.match == match) & (schema.seats.c.seat == number)


def _outlived(over: timedelta, running: timedelta) -> sql.ColumnElement[bool]:
    ended, left = ((datetime.now(UTC) - age).isoformat(timespec="seconds") for age in (over, running))
    return (schema.matches.c.touched < left) | (schema.matches.c.over.is_(True) & (schema.matches.c.touched < ended))


def _ids(where: sql.ColumnElement[bool]) -> sql.Select[Any]:
    return sql.select(schema.matches.c.id).where(where).order_by(schema.matches.c.touched).limit(500)
