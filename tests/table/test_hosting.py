"""What only who made a match may do: give a seat a new link, delete it. And what the server forgets by itself."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from rulebound.kernel.text import Refused, Text, seated
from rulebound.table import hosting, wire
from rulebound.table.backup import _whole
from rulebound.table.limits import Limits
from rulebound.table.server import serve as serve_table
from rulebound.table.stored import Key, Seat
from rulebound.table.table import Table
from rulebound.table.tables import RUNNING
from rulebound.table.tokens import hash_of
from rulebound.table.visitor import Visitor
from tests.table.alone import OPEN, PERSON, Alone
from tests.table.guest import PATIENCE, Guest, Server


def why(message) -> str:
    assert message["type"] == "refused", message
    return str(message["text"]["id"])


def problem(response) -> str:
    assert response.status_code == 400, response.text
    return str(response.json()["text"]["id"])


def turned_away(server: Server, token: str) -> str:
    """With what words a token is refused at the table."""
    guest = Guest(server.url, None)
    guest.send({"type": "hello", "token": token})
    message = guest.read()
    assert message["closed"]
    guest.close()
    return why(message)


def farewell(guest: Guest) -> str:
    """With what words the connection was ended from the other side."""
    message = guest.until("refused")
    assert message["closed"]
    with pytest.raises(ConnectionClosed) as closed:
        guest.read()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4000
    return why(message)


# --- a new link for a seat ----------------------------------------------------------------------------


def test_a_lost_seat_gets_a_new_link_and_the_old_token_opens_nothing(server):
    created = server.new("me", "open", seed=3)
    lost = server.join(created["invites"][0]["invite"], "Mira")["token"]
    host, guest = server.sit(created["token"]), server.sit(lost)
    guest.take(1)
    fresh = server.post("/api/seats", {"token": created["token"], "seat": 1})
    assert fresh.status_code == 201
    assert fresh.json()["seat"] == 1

    assert farewell(guest) == "refused-revoked"
    assert turned_away(server, lost) == "refused-revoked"
    host.wait(lambda: host.table["seats"][1]["kind"] == "open")
    assert host.table["seats"][1]["name"] == "Mira"
    assert not host.table["may_save"]
    listed = server.post("/api/mine", {"tokens": [lost]}).json()
    assert [(one["revoked"], one["last"], one["position"], one["seats"]) for one in listed] == [(True, None, [], [])]
    assert problem(server.post("/api/invites", {"invite": created["invites"][0]["invite"]})) == "refused-invite"

    back = server.sit(server.join(fresh.json()["invite"])["token"])
    assert back.table["yours"] == [1]
    assert back.table["seats"][1]["name"] == "Mira"
    assert back.view["answers"] == 2, "an answer, and that the seat was freed"
    host.take(0)
    back.wait(lambda: back.view["answers"] == 3)
    host.close()
    back.close()


def test_a_new_link_voids_the_one_before(server):
    created = server.new("me", "open")
    links = [server.post("/api/seats", {"token": created["token"], "seat": 1}).json()["invite"] for _ in range(2)]
    assert problem(server.post("/api/invites", {"invite": created["invites"][0]["invite"]})) == "refused-invite"
    assert problem(server.post("/api/invites", {"invite": links[0]})) == "refused-invite"
    assert server.join(links[1])["seats"] == [1]


@pytest.mark.attack
def test_nobody_else_can_take_a_seat_away(server):
    created = server.new("me", "open", "open", "random")
    first, second = (server.join(invite["invite"]) for invite in created["invites"])
    invite = server.post("/api/seats", {"token": created["token"], "seat": 2}).json()["invite"]
    for token in (first["token"], created["spectate"], invite, "A" * 32):
        for seat in range(4):
            refused = problem(server.post("/api/seats", {"token": token, "seat": seat}))
            assert refused in ("refused-host", "refused-token")
    assert problem(server.post("/api/seats", {"token": second["token"], "seat": 1})) == "refused-host"  # revoked
    for seat, refused in ((0, "refused-own-seat"), (3, "refused-not-open"), (4, "refused-no-seat")):
        assert problem(server.post("/api/seats", {"token": created["token"], "seat": seat})) == refused
    for seat in (-1, 99, "one", None):
        assert problem(server.post("/api/seats", {"token": created["token"], "seat": seat})) == "refused-request"
    guest = server.sit(first["token"])
    assert guest.take(1)["type"] == "done"
    guest.close()


@pytest.mark.attack
def test_no_answer_of_the_old_holder_takes_effect_afterwards(server):
    created = server.new("me", "open", seed=8)
    joined = server.join(created["invites"][0]["invite"])
    guest, host = server.sit(joined["token"]), server.sit(created["token"])
    choice, number = guest.choice(1), guest.number(1)
    assert server.post("/api/seats", {"token": created["token"], "seat": 1}).status_code == 201
    with contextlib.suppress(ConnectionClosed):
        for option in choice["options"] * 5:
            guest.send({"type": "answer", "seat": 1, "number": number, "key": option["key"]})
            guest.send({"type": "rename", "seat": 1, "name": "Eve"})
            guest.send({"type": "stand_in", "seat": 0, "player": "random"})
    host.settle()
    assert host.view["answers"] == 1, "that the seat was freed"
    assert host.table["seats"][1]["name"] == ""
    assert not host.table["seats"][0]["kept"]
    guest.close()
    host.close()


def test_who_is_being_sent_away_holds_nothing_any_more():
    visitor = Visitor(Key("match", "holder", [1]), "hash", Limits())
    assert visitor.holds(1)
    visitor.bid_farewell(Text("refused-revoked"))
    assert not visitor.holds(1)
    assert not Visitor(Key("match", "revoked", [1]), "hash", Limits()).holds(1)


def test_a_browser_with_two_seats_loses_only_the_one(server):
    created = server.new("me", "open", "open", seed=5)
    invites = [invite["invite"] for invite in created["invites"]]
    token = server.join(invites[0], "Jan")["token"]
    for other in ("A" * 32, created["spectate"]):
        assert problem(server.post("/api/invites", {"invite": invites[1], "token": other})) == "refused-token"
    both = server.post("/api/invites", {"invite": invites[1], "name": "Jan too", "token": token}).json()
    assert (both["token"], both["seats"]) == (token, [1, 2])
    guest = server.sit(token, seat=2)
    assert guest.table["looking"] == 2
    assert server.post("/api/seats", {"token": created["token"], "seat": 2}).status_code == 201
    guest.wait(lambda: guest.table["yours"] == [1])
    assert guest.table["looking"] == 1
    assert guest.view["seat"] == 1
    assert why(guest.ask("why_not", seat=2, key="p2")) == "refused-not-yours"
    assert guest.take(1)["type"] == "done"
    guest.close()


def test_who_made_the_match_may_take_an_open_seat_as_well(server):
    """The own link, opened in the own browser, must not cost the seat that one has."""
    created = server.new("me", "open", seed=5)
    host = server.sit(created["token"])
    joined = server.post("/api/invites", {"invite": created["invites"][0]["invite"], "token": created["token"]}).json()
    assert joined["seats"] == [0, 1]
    host.wait(lambda: host.table["yours"] == [0, 1])
    assert host.table["host"]
    assert host.take(0)["type"] == "done"
    assert host.ask("look", seat=1)["type"] == "done"
    host.settle()
    assert host.take(1)["type"] == "done"
    other = server.new("me", "open")
    foreign = server.post("/api/invites", {"invite": other["invites"][0]["invite"], "token": created["token"]})
    assert problem(foreign) == "refused-token"
    assert server.join(other["invites"][0]["invite"])["seats"] == [1]
    host.close()


def test_an_invitation_says_to_what(server):
    created = server.new("me", "open", "random")
    told = server.post("/api/guests", {"invite": created["invites"][0]["invite"]})
    assert told.status_code == 200
    invitation = told.json()
    assert (invitation["match"], invitation["game"], invitation["seat"]) == (created["match"], "guardians", 1)
    assert [seat["kind"] for seat in invitation["seats"]] == ["person", "open", "computer"]
    assert created["token"] not in told.text
    for token in (created["token"], created["spectate"], "A" * 32):
        assert problem(server.post("/api/guests", {"invite": token})) == "refused-invite"


# --- deleting ---------------------------------------------------------------------------------------------


def rows(data: Path, match: str) -> int:
    """How much the database knows of a match."""
    with contextlib.closing(sqlite3.connect(data / "table.sqlite3")) as db:
        where = {"matches": "id", "events": "match", "seats": "match", "tokens": "match"}
        return sum(
            db.execute(f"select count(*) from {table} where {column} = ?", [match]).fetchone()[0]
            for table, column in where.items()
        )


def test_who_made_a_match_deletes_it_and_everyone_is_told(server):
    created = server.new("me", "open", "random", seed=4)
    joined = server.join(created["invites"][0]["invite"])
    host, guest, watcher = (server.sit(one) for one in (created["token"], joined["token"], created["spectate"]))
    host.take(0)
    for token in (joined["token"], created["spectate"], "A" * 32):
        assert problem(server.post("/api/removals", {"token": token})) in ("refused-host", "refused-token")
    assert rows(server.data, created["match"]) > 5
    assert server.post("/api/removals", {"token": created["token"]}).json() == {"match": created["match"]}
    for one in (host, guest, watcher):
        assert farewell(one) == "refused-removed"
    assert rows(server.data, created["match"]) == 0
    assert turned_away(server, created["token"]) == "refused-token"
    assert server.post("/api/mine", {"tokens": [created["token"], joined["token"]]}).json() == []
    assert problem(server.post("/api/removals", {"token": created["token"]})) == "refused-token"


def test_a_match_that_is_not_open_is_deleted_too(server):
    created = server.new("me", "random")
    assert server.post("/api/removals", {"token": created["token"]}).status_code == 200
    assert rows(server.data, created["match"]) == 0


# --- forgetting -------------------------------------------------------------------------------------------


def age(data: Path, matches: dict[str, float]) -> None:
    """As if nobody had opened them for so many days."""
    with contextlib.closing(sqlite3.connect(data / "table.sqlite3")) as db:
        for match, days in matches.items():
            stamp = (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="seconds")
            db.execute("update matches set touched = ? where id = ?", [stamp, match])
        db.commit()


def finished(server: Server) -> str:
    created = server.new("random", "random", seed=9)
    guest = server.sit(created["token"])
    guest.wait(lambda: bool(guest.view.get("result")))
    guest.close()
    return str(created["match"])


@pytest.mark.parametrize("keep", [-1, 36_501])
def test_a_time_that_makes_no_sense_is_refused(keep, tmp_path):
    with pytest.raises(Refused) as refused:
        serve_table(data=tmp_path, limits=Limits(keep=keep))
    assert refused.value.text.id == "refused-keep"


def test_a_list_of_matches_begins_with_the_last_one_and_has_each_once(server):
    first, second, third = (server.new("me", "random") for _ in range(3))
    age(server.data, {first["match"]: 2, second["match"]: 3, third["match"]: 1})
    tokens = [one["token"] for one in (first, second, third, first)]
    listed = server.post("/api/mine", {"tokens": tokens}).json()
    assert [one["match"] for one in listed] == [third["match"], first["match"], second["match"]]


@pytest.mark.parametrize("keep", [30, 0])
def test_old_matches_are_forgotten_and_those_that_go_on_later(tmp_path, serve, keep):
    server = serve(tmp_path, limits={"keep": keep})
    over = [finished(server) for _ in range(2)]
    going_on = [server.new("me", "random")["match"] for _ in range(2)]
    server.stop()
    days = dict(zip(over + going_on, (31, 29, 31, RUNNING * 30 + 1), strict=True))
    server.start()
    server.sit(server.new("me", "random")["token"]).close()
    server.stop()
    age(tmp_path, days)
    with contextlib.closing(sqlite3.connect(tmp_path / "table.sqlite3")) as db, db:
        long_ago = (datetime.now(UTC) - timedelta(days=4)).isoformat(timespec="seconds")
        db.execute("update matches set marked = ?", (long_ago,))
    server.start()
    kept = list(days) if keep == 0 else [over[1], going_on[0]]
    end = time.monotonic() + PATIENCE  # it is forgotten beside other work
    while (left := [match for match in days if rows(tmp_path, match)]) != kept and time.monotonic() < end:
        time.sleep(0.05)
    assert left == kept


def test_a_row_is_the_same_whatever_the_order_of_its_fields_and_empty_ones_do_not_count():
    assert _whole(("seats", {"b": 1, "a": 2})) == _whole(("seats", {"a": 2, "c": None, "b": 1}))
    assert _whole(("seats", {"b": 1})) != _whole(("seats", {"b": 2}))


def test_a_seat_that_is_freed_is_told_of_first_then_stored_and_noted_as_people_count(monkeypatch):
    told: list[object] = []
    monkeypatch.setattr(hosting, "note", lambda event, **facts: told.append((event, facts, alone.table.seats[1])))
    alone = Alone(PERSON, Seat("person", "Mira"))

    async def free(match: str, number: int, hash: str, seat: Seat) -> None:
        told.append((match, number, hash, seat, alone.shelf.said))

    tables: Any = SimpleNamespace(storage=SimpleNamespace(free=free))
    asyncio.run(hosting._free(tables, alone.table, 1, "secret"))
    seat = Seat("open", "Mira")
    assert told == [
        ("m", 1, hash_of("secret"), seat, [(1, "!freed")]),
        ("seat-freed", {"match": "m", "seat": 2}, seat),
    ]


def test_an_open_seat_gets_a_new_link_at_once_and_that_of_a_person_only_after_a_while():
    async def run() -> None:
        alone = Alone(PERSON, OPEN, PERSON, left=180)
        links: list[int] = []

        async def key(hash: str) -> Key:
            return Key("m", "holder", [0], host=True)

        async def free(match: str, number: int, hash: str, seat: Seat) -> None:
            links.append(number)

        async def opened(match: str) -> Table:
            return alone.table

        storage = SimpleNamespace(key=key, free=free)
        tables: Any = SimpleNamespace(storage=storage, limits=alone.limits, open=opened)
        await hosting.free_seat(tables, wire.FreeSeat("A" * 32, 1))
        assert links == [1]
        with pytest.raises(Refused) as wrong:
            await hosting.free_seat(tables, wire.FreeSeat("A" * 32, 2))
        assert (wrong.value.text.id, wrong.value.text.args) == ("refused-there", {"player": seated(2), "minutes": 3})
        alone.table.watch._seen[2] -= 180
        await hosting.free_seat(tables, wire.FreeSeat("A" * 32, 2))
        assert links == [1, 2]

    asyncio.run(run())
