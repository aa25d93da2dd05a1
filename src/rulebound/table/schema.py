"""The tables of the database, and how what is kept becomes a row."""

from __future__ import annotations

from typing import Any, Final

import msgspec
import sqlalchemy as sql

from rulebound.table.stored import Event, Key, Seat, Stored

tables: Final = sql.MetaData()
versions: Final = sql.Table("schema", tables, sql.Column("version", sql.Integer, primary_key=True))
matches: Final = sql.Table(
    "matches",
    tables,
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
events: Final = sql.Table(
    "events",
    tables,
    sql.Column("match", sql.String(32), sql.ForeignKey("matches.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("key", sql.Text, nullable=True),
    sql.Column("back", sql.Integer, nullable=True),
    sql.Column("seal", sql.String(32), nullable=True),
)
seats: Final = sql.Table(
    "seats",
    tables,
    sql.Column("match", sql.String(32), sql.ForeignKey("matches.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("kind", sql.String(16), nullable=False),
    sql.Column("name", sql.Text, nullable=False),
    sql.Column("player", sql.String(64), nullable=False),
    sql.Column("kept", sql.Boolean, nullable=False),
)
tokens: Final = sql.Table(
    "tokens",
    tables,
    sql.Column("hash", sql.String(64), primary_key=True),
    sql.Column("match", sql.String(32), sql.ForeignKey("matches.id"), nullable=False, index=True),
    sql.Column("kind", sql.String(16), nullable=False),
    sql.Column("seats", sql.Text, nullable=False),
    sql.Column("host", sql.Boolean, nullable=False),
)
bans: Final = sql.Table(
    "bans",
    tables,
    sql.Column("address", sql.String(64), primary_key=True),
    sql.Column("since", sql.String(32), nullable=False),
)
announcements: Final = sql.Table(
    "announcements",
    tables,
    sql.Column("name", sql.String(32), primary_key=True),
    sql.Column("words", sql.Text, nullable=False),
)
decks: Final = sql.Table(
    "decks",
    tables,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("list", sql.Text, nullable=False),
    sql.Column("used", sql.String(32), nullable=False),
)
CONTENTS: Final = (matches, events, seats, tokens, bans, announcements, decks)
"""What a backup holds, each table after those that it points at."""


def row_of(match: Stored) -> dict[str, Any]:
    row = msgspec.structs.asdict(match)
    row["setup"] = msgspec.json.encode(match.setup).decode()
    row["seed"] = msgspec.json.encode(match.seed).decode()
    row["summary"] = match.summary.decode()
    return row


def event_row(match: str, number: int, event: Event) -> dict[str, Any]:
    return {"match": match, "number": number, **msgspec.structs.asdict(event)}


def seat_row(match: str, number: int, seat: Seat) -> dict[str, Any]:
    return {"match": match, "seat": number, **msgspec.structs.asdict(seat)}


def key_row(hash: str, key: Key) -> dict[str, Any]:
    return {"hash": hash, **msgspec.structs.asdict(key), "seats": msgspec.json.encode(key.seats).decode()}
