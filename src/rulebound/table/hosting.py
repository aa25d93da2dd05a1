"""What only who made a match may do with it: give a seat a new link, delete it."""

from __future__ import annotations

import msgspec

from rulebound.kernel.text import refuse
from rulebound.table import wire
from rulebound.table.journal import note
from rulebound.table.storage import Key
from rulebound.table.tables import Tables
from rulebound.table.tokens import hash_of, new_token


async def free_seat(tables: Tables, wish: wire.FreeSeat) -> wire.Invite:
    """Open a seat again whose person has lost it, with a new link; the old token and the old links open nothing."""
    key = await _host_key(tables, wish.token)
    table = await tables.open(key.match)
    invite = new_token()
    async with table.lock:
        if wish.seat >= len(table.seats):
            raise refuse("refused-no-seat", seat=wish.seat + 1, seats=len(table.seats))
        if wish.seat in key.seats:
            raise refuse("refused-own-seat", seat=wish.seat + 1)
        sitting = table.seats[wish.seat]
        if sitting.kind == "computer":
            raise refuse("refused-not-open", seat=wish.seat + 1)
        seat = msgspec.structs.replace(sitting, kind="open")
        await tables.storage.free(table.id, wish.seat, hash_of(invite), seat)
        await table.rekeyed(wish.seat, seat)
    note("seat-freed", match=table.id, seat=wish.seat + 1)
    return wire.Invite(wish.seat, invite)


async def remove_match(tables: Tables, wish: wire.Removal) -> wire.Removed:
    """The match is no more, for nobody."""
    key = await _host_key(tables, wish.token)
    await tables.remove([key.match], "host")
    return wire.Removed(key.match)


async def _host_key(tables: Tables, token: str) -> Key:
    key = await tables.storage.key(hash_of(token))
    if key is None:
        raise refuse("refused-token")
    if key.kind != "holder" or not key.host:
        raise refuse("refused-host")
    return key
