"""Every game that has landed is played at the table, and no seat is told what it may not see."""

from __future__ import annotations

import json
import sqlite3

import pytest

from rulebound.kernel.game import game_names, load_game
from rulebound.kernel.record import Record
from tests.table.guest import Guest, Server, drawing
from tests.table.hidden import told_too_much

ANSWERS = 60


def sit_down(server: Server, game: str) -> list[Guest]:
    """The first seat is ours, the second that of a friend, the rest are computer players."""
    info = next(info for info in server.http.get("/api/lobby").json()["games"] if info["id"] == game)
    wishes = [{"kind": "me"}, {"kind": "open"}, *[{"kind": "computer", "player": "random"}] * 8][: info["seats"]]
    with drawing(11):
        created = server.post("/api/matches", {"game": game, "seats": wishes}).json()
    tokens = [created["token"], *(server.join(invite["invite"])["token"] for invite in created["invites"])]
    return [server.sit(token) for token in [*tokens, created["spectate"]]]


@pytest.mark.parametrize("game", game_names())
def test_a_game_at_the_table_tells_nobody_what_is_hidden(server, game):
    *people, spectator = sit_down(server, game)
    number = 0
    while number < ANSWERS and not people[0].view.get("result"):
        for seat, guest in enumerate(people):
            guest.rest()
            if guest.choice(seat):
                assert guest.take(seat, number * 7 + 1)["type"] == "done"
                number += 1
    for guest in (*people, spectator):
        guest.rest()
    record = stored_record(server, people[0])
    seats = [*enumerate(people), (None, spectator)]
    assert told_too_much(load_game(game), record, seats) == []
    for _, guest in seats:
        guest.close()


def stored_record(server: Server, guest: Guest) -> Record:
    """The record as the server has it. It is not told while people play, so it is read from the database."""
    with sqlite3.connect(server.data / "table.sqlite3") as db:
        id = guest.table["match"]
        game, version, setup, seed = db.execute(
            "select game, version, setup, seed from matches where id = ?", [id]
        ).fetchone()
        answers = db.execute("select seat, key from events where match = ? order by number", [id]).fetchall()
    db.close()
    return Record(game, version, json.loads(setup), json.loads(seed), answers)
