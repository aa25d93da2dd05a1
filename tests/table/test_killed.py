"""kill -9 in the middle of a game: the server that starts again shows everyone the same position."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3

from rulebound.table.database import IDLE, database_url
from rulebound.table.storage import Storage
from rulebound.testing.throwaway import Postgres, running
from tests.table.guest import Guest


def position(guest: Guest) -> dict[str, object]:
    """What a guest sees, without who else is connected."""
    return {**guest.view, "asked": guest.table["asked"], "turn": guest.table["turn"], "log": guest.log, "log_from": 0}


def test_a_killed_server_loses_nothing(tmp_path, database, serve):
    """Not even while answers fly: one that was confirmed is there; one that was not is there or not, never half."""
    doomed = serve(tmp_path, database, alone=True)
    created = doomed.new("me", "open", "heuristic", seed=5)
    friend = doomed.join(created["invites"][0]["invite"], "Mira")["token"]
    guests = [doomed.sit(created["token"]), doomed.sit(friend)]
    guests[0].take(0)
    guests[0].ask("undo", seat=0)
    for number in range(14):
        for seat, guest in enumerate(guests):
            guest.rest()
            if guest.choice(seat):
                guest.take(seat, number)
    for guest in guests:
        guest.rest()
    before = [position(guest) for guest in guests]
    doomed.kill()
    for guest in guests:
        guest.close()
    assert before[0]["answers"]

    server = serve(tmp_path, database)
    guests = [server.sit(created["token"]), server.sit(friend)]
    assert [position(guest) for guest in guests] == before
    assert guests[0].table["seats"][1]["name"] == "Mira"
    listed = server.post("/api/mine", {"tokens": [friend]}).json()
    assert listed[0]["answers"] == before[0]["answers"]
    seat = next(seat for seat, guest in enumerate(guests) if guest.choice(seat))
    assert guests[seat].take(seat)["type"] == "done"
    confirmed = guests[seat].view["answers"]
    for guest in guests:
        guest.close()
    server.stop()

    doomed.start()
    guests = [doomed.sit(created["token"]), doomed.sit(friend)]
    assert guests[0].view["answers"] >= confirmed
    seat = next(seat for seat, guest in enumerate(guests) if guest.choice(seat))
    key = guests[seat].choice(seat)["options"][0]["key"]
    guests[seat].send({"type": "answer", "seat": seat, "number": guests[seat].number(seat), "key": key})
    doomed.kill()
    for guest in guests:
        guest.close()
    server.start()
    back = server.sit(created["token"])
    assert back.view["answers"] >= confirmed
    assert back.table["notice"] is None
    back.close()


def test_whoever_comes_to_a_postgresql_that_was_killed_and_is_back_notices_nothing(tmp_path):
    async def run(postgres: Postgres) -> None:
        storage = Storage(database_url(postgres.url, tmp_path))
        await storage.open()
        await storage.try_out(write=True)
        await asyncio.gather(*(storage.try_out() for _ in range(4)))  # so many connections are open
        await asyncio.to_thread(postgres.kill)
        await asyncio.to_thread(postgres.start)
        await asyncio.sleep(IDLE)
        await storage.try_out(write=True)
        for _ in range(4):
            await storage.try_out()
        assert await storage.newest_use() is None
        await storage.close()

    with running(Postgres()) as postgres:
        asyncio.run(run(postgres))


def test_a_match_that_no_longer_fits_opens_at_the_last_position_that_does(tmp_path, serve):
    """As after an update that changed the rules: it says so, can be looked through, and is not played on."""
    server = serve(tmp_path)
    created = server.new("me", "random", seed=3)
    guest = server.sit(created["token"])
    for number in range(4):
        guest.take(0, number)
    guest.close()
    server.stop()
    with contextlib.closing(sqlite3.connect(tmp_path / "table.sqlite3")) as db:
        db.execute("update events set key = 'fly' where number = 3")
        db.commit()
    server.start()
    guest = server.sit(created["token"])
    assert guest.table["notice"]["id"] == "refused-match-stuck"
    assert guest.table["notice"]["args"]["number"] == 4
    assert guest.view["answers"] == 3
    assert guest.ask("past", answers=1)["view"]["answers"] == 1
    refused = guest.ask("answer", seat=0, number=0, key="x")
    assert refused["text"]["id"] == "refused-match-stuck"
    assert guest.ask("undo", seat=0)["text"]["id"] == "refused-match-stuck"
    guest.close()
