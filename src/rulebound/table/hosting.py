"""What only who made a match may do with it: give a seat a new link, delete it."""

from __future__ import annotations

import msgspec

from rulebound.kernel.text import refuse, seated
from rulebound.table import wire
from rulebound.table.journal import note
from rulebound.table.stored import Key
from rulebound.table.table import Table
from rulebound.table.tables import Tables
from rulebound.table.tokens import hash_of, new_token
from rulebound.table.visitor import Visitor


async def free_seat(tables: Tables, wish: wire.FreeSeat) -> wire.Invite:
    """Open a seat again whose person has lost it, with a new link; the old token and the old links open nothing."""
    key = await _host_key(tables, wish.token)
    table = await tables.open(key.match)
    invite = new_token()
    async with table.lock:
        if wish.seat >= len(table.seats):
            raise refuse("refused-no-seat", seat=wish.seat + 1, seats=len(table.seats))
        if wish.seat in key.seats:
            raise refuse("refused-own-seat")
        sitting = table.seats[wish.seat]
        if sitting.kind == "computer":
            raise refuse("refused-not-open", player=seated(wish.seat))
        if sitting.kind == "person" and table.watch.away(wish.seat) < tables.limits.left:
            raise refuse("refused-there", player=seated(wish.seat), minutes=max(1, round(tables.limits.left / 60)))
        await _free(tables, table, wish.seat, invite)
    return wire.Invite(wish.seat, invite)


async def give_seat(tables: Tables, table: Table, visitor: Visitor, seat: int) -> None:
    """Whoever sits there stands up; who made the match may invite somebody else."""
    async with table.lock:
        if not visitor.holds(seat):
            raise refuse("refused-not-yours", player=seated(seat))
        if visitor.key.host:
            raise refuse("refused-own-seat")
        await _free(tables, table, seat, new_token())


async def _free(tables: Tables, table: Table, number: int, invite: str) -> None:
    """Everyone reads of it before it is done: a person's cards may be seen by somebody else from here on."""
    sitting = table.seats[number]
    if sitting.kind == "person":
        await table.note_freed(number)
    seat = msgspec.structs.replace(sitting, kind="open")
    await tables.storage.free(table.id, number, hash_of(invite), seat)
    await table.rekeyed(number, seat)
    note("seat-freed", match=table.id, seat=number + 1)


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
