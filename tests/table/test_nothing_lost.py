"""No game is lost or changed: wrong clocks, changed rules, bad rows, two servers on one file, withdrawn links."""

from __future__ import annotations

import contextlib
import json
import logging
import os
import sqlite3
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
import pytest
import sqlalchemy as sql
from websockets.exceptions import ConnectionClosed

from rulebound.kernel.game import load_game
from rulebound.kernel.seal import EVERY
from rulebound.kernel.text import Refused, Text
from rulebound.table import wire
from rulebound.table.claim import Claim, claimed
from rulebound.table.course import Course
from rulebound.table.founding import found_match, load_match
from rulebound.table.stored import Event
from rulebound.table.tables import GRACE, Tables
from tests.kernel.test_seals import played
from tests.table.guest import PATIENCE, Guest
from tests.table.test_founding import ME, at_tables
from tests.table.test_memory import new_match

pytestmark = pytest.mark.attack

# --- clocks ---------------------------------------------------------------------------------------------------------


async def age(tables: Tables, days: dict[str, float], marked: float | None = None) -> None:
    moment = lambda days: (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="seconds")  # noqa: E731
    async with tables.storage._write() as db:
        for id, past in days.items():
            change = sql.text("update matches set touched = :touched, marked = :marked where id = :id")
            mark = None if marked is None else moment(marked)
            await db.execute(change, {"touched": moment(past), "marked": mark, "id": id})


def test_a_clock_that_is_years_ahead_deletes_nothing(tmp_path, caplog):
    """It was so: a server whose clock was wrong at its start deleted every match."""

    async def work(tables: Tables) -> None:
        matches = [await new_match(tables) for _ in range(3)]
        await age(tables, dict.fromkeys(matches, 3650), marked=3000)
        await tables._forget()
        assert await tables.storage.still_there(matches) == set(matches)

    at_tables(tmp_path, work)
    assert "in case the clock is wrong" in caplog.text


def test_what_is_old_is_marked_first_and_deleted_days_later(tmp_path, caplog):
    caplog.set_level(logging.INFO, "rulebound.journal")

    async def work(tables: Tables) -> None:
        old, fresh = [await new_match(tables) for _ in range(2)]
        await age(tables, {old: 500})
        await tables._forget()
        assert await tables.storage.still_there([old, fresh]) == {old, fresh}
        assert [sketch.marked is None for sketch in await tables.storage.latest(9)] == [True, False]
        await age(tables, {old: 500}, marked=GRACE.days - 0.01)
        await tables._forget()
        assert await tables.storage.match(old) is not None
        await age(tables, {old: 500}, marked=GRACE.days + 0.01)
        await tables._forget()
        assert await tables.storage.still_there([old, fresh]) == {fresh}
        told = [json.loads(record.message) for record in caplog.records if record.name == "rulebound.journal"]
        assert [(line["event"], line["match"]) for line in told if "why" in line or "marked" in line["event"]] == [
            ("match-marked", old),
            ("match-deleted", old),
        ]

    at_tables(tmp_path, work)


def test_a_mark_of_the_future_was_made_by_a_wrong_clock(tmp_path):
    async def work(tables: Tables) -> None:
        old, _ = [await new_match(tables) for _ in range(2)]
        await age(tables, {old: 500}, marked=-400)
        await tables._forget()
        assert await tables.storage.match(old) is not None
        (sketch,) = [one for one in await tables.storage.latest(9) if one.id == old]
        assert sketch.marked is not None
        assert sketch.marked < (datetime.now(UTC) + timedelta(days=1)).isoformat()

    at_tables(tmp_path, work)


def test_who_opens_a_marked_match_takes_the_mark_away(tmp_path):
    async def work(tables: Tables) -> None:
        old, _ = [await new_match(tables) for _ in range(2)]
        await age(tables, {old: 500}, marked=2)
        await tables.open(old)
        await tables._note()
        assert [one.marked for one in await tables.storage.latest(9)] == [None, None]

    at_tables(tmp_path, work)


# --- rules ----------------------------------------------------------------------------------------------------------


async def kept(tables: Tables, answers: int = 3 * EVERY + 5) -> str:
    """A match with so many answers in the storage, sealed on the way and at its end."""
    record = played("versus", answers).record()
    created = await load_match(tables, wire.LoadMatch(record, seats=[ME, ME], study=False))
    await tables.open(created.match)
    await tables._note()
    tables._let_go(tables._by_id[created.match])
    return created.match


def test_positions_are_sealed_in_the_storage_and_hold(tmp_path):
    async def work(tables: Tables) -> None:
        id = await kept(tables)
        events = await tables.storage.events(id)
        assert [at for at, event in enumerate(events) if event.seal] == [EVERY, 2 * EVERY, 3 * EVERY]
        stored = await tables.storage.match(id)
        assert stored is not None
        assert stored.sealed == len(events)
        table = await tables.open(id)
        assert (table.course.notice, table.course.remark) == (None, None)
        assert stored.seal == table.course.match.seal()

    at_tables(tmp_path, work)


def test_what_is_answered_at_a_table_is_sealed_on_the_way(tmp_path):
    async def work(tables: Tables) -> None:
        id = (await found_match(tables, wire.NewMatch("guardians", {"players": 2}, [ME, ME], seed=5))).match
        table = await tables.open(id)
        seals = {}
        while table.course.turn <= 2 * EVERY:
            seals[table.course.turn] = table.course.match.seal()
            seat, choice = next(iter(table.course.match.choices.items()))
            async with table.lock:
                await table.give(Event(seat, choice.keys[0]), table.course.asked[seat])
        events = await tables.storage.events(id)
        assert {at: event.seal for at, event in enumerate(events) if event.seal} == {
            at: seals[at] for at in (EVERY, 2 * EVERY)
        }

    at_tables(tmp_path, work)


@pytest.mark.parametrize("where", ["on the way", "at the end"])
def test_a_match_that_changed_rules_lead_elsewhere_stops_where_it_is_still_the_same(tmp_path, where):
    """It was so: the answers fitted, and everyone played on from another position."""

    async def work(tables: Tables) -> None:
        id = await kept(tables)
        async with tables.storage._write() as db:
            if where == "on the way":
                change = f"update events set seal = '1:0000000000000000' where number = {2 * EVERY}"
            else:
                change = "update matches set seal = '1:0000000000000000'"
            await db.execute(sql.text(change))
        table = await tables.open(id)
        proven, number = (EVERY, 2 * EVERY) if where == "on the way" else (3 * EVERY, 3 * EVERY + 5)
        version = load_game("versus").version
        told: dict[str, Any] = {"number": number, "proven": proven, "theirs": version, "ours": version}
        assert table.course.notice == Text("refused-match-differs", told)
        assert table.course.match.answers == proven
        assert not table.is_playable
        await tables._note()
        stored = await tables.storage.match(id)
        assert stored is not None
        assert stored.sealed == 3 * EVERY + 5, "what is shown is not taken for what was played"

    at_tables(tmp_path, work)


def test_another_version_is_told_and_the_match_goes_on(tmp_path):
    async def work(tables: Tables) -> None:
        id = await kept(tables)
        async with tables.storage._write() as db:
            await db.execute(sql.text("update matches set version = '0'"))
        table = await tables.open(id)
        assert table.course.remark == Text("notice-other-version", {"theirs": "0", "ours": load_game("versus").version})
        assert table.is_playable

    at_tables(tmp_path, work)


def test_a_file_that_leads_elsewhere_is_refused(tmp_path):
    async def work(tables: Tables) -> None:
        record = played("versus", 45).record()
        for at in range(len(record.seals)):
            seals = [(n, "1:00" if i == at else seal) for i, (n, seal) in enumerate(record.seals)]
            with pytest.raises(Refused) as refused:
                await load_match(tables, wire.LoadMatch(msgspec.structs.replace(record, seals=seals), seats=[ME, ME]))
            assert refused.value.text.id == "refused-match-differs"
        await load_match(tables, wire.LoadMatch(msgspec.structs.replace(record, seals=[]), seats=[ME, ME]))
        await load_match(tables, wire.LoadMatch(record, seats=[ME, ME], upto=30))

    at_tables(tmp_path, work)


def test_a_step_back_is_followed_to_its_seals(tmp_path):
    async def work(tables: Tables) -> None:
        record = played("versus", 50).record()
        events = [Event(*answer) for answer in record.answers]
        course = await Course.replay(load_game("versus"), record.setup, record.seed, events)
        await course.go_back(30, 0)
        seal = course.match.seal()
        back = [*events, Event(0, None, 30), Event(*record.answers[30], seal=seal)]
        again = await Course.replay(load_game("versus"), record.setup, record.seed, back)
        assert (again.notice, again.match.answers, again.turn) == (None, 31, 52)

    at_tables(tmp_path, work)


# --- reads ----------------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def database(server: Any) -> Any:
    with contextlib.closing(sqlite3.connect(server.data / "table.sqlite3")) as db, db:
        yield db


@pytest.mark.parametrize("column", ["setup", "seed", "summary"])
def test_one_bad_row_does_not_break_the_list(tmp_path, serve, column):
    server = serve(tmp_path)
    good, bad = [server.new("me", "random") for _ in range(2)]
    with database(server) as db:
        db.execute(f"update matches set {column} = '{{' where id = ?", (bad["match"],))
    listed = server.post("/api/mine", {"tokens": [bad["token"], good["token"]]})
    assert (listed.status_code, [one["match"] for one in listed.json()]) == (200, [good["match"]])
    assert "cannot be read" in server.said()


def test_a_storage_that_does_not_answer_is_told_in_a_sentence_and_in_the_log(tmp_path, serve):
    server = serve(tmp_path)
    created = server.new("me", "random")
    with database(server) as db:
        db.execute("alter table tokens rename to gone")
    asked = {
        "/api/mine": {"tokens": [created["token"]]},
        "/api/guests": {"invite": "x" * 32}, "/api/invites": {"invite": "x" * 32},
        "/api/seats": {"token": created["token"], "seat": 1}, "/api/removals": {"token": created["token"]},
        "/api/campaigns/after": {"token": created["token"]},
        "/api/matches": {"game": "guardians", "setup": {"players": 2}, "seats": []},
    }  # fmt: skip
    for path, body in asked.items():
        answer = server.post(path, body)
        assert (answer.status_code, answer.json()["text"]["id"]) == (503, "refused-storage-read"), (path, answer.text)
    guest = Guest(server.url, None)
    guest.send({"type": "hello", "token": created["token"]})
    assert guest.read()["text"]["id"] == "refused-storage-read"
    guest.close()
    assert "could not be let in" in server.said()
    with database(server) as db:
        db.execute("alter table gone rename to tokens")
    server.sit(created["token"]).close()


# --- one server -----------------------------------------------------------------------------------------------------


def test_a_second_server_on_one_file_is_refused_in_a_sentence(tmp_path, serve):
    server = serve(tmp_path)
    command = [sys.executable, "-P", "-m", "rulebound.table", "--port", "0", "--data", str(tmp_path)]
    second = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "LC_ALL": "C"}, check=False,
                            timeout=PATIENCE)  # fmt: skip
    assert (second.returncode, second.stdout) == (1, "")
    assert second.stderr == (
        f"Another table is open on {tmp_path / 'table.sqlite3'}: stop it first, or give this one a folder of its own "
        "with --data.\n"
    )
    server.stop()
    server.start()


def test_a_claim_ends_with_whoever_made_it(tmp_path):
    file = tmp_path / "x.sqlite3"
    claim = Claim(file)
    with pytest.raises(Refused) as refused:
        Claim(file)
    assert refused.value.text == Text("refused-database-taken", {"file": str(file)})
    claim.let_go()
    Claim(file).let_go()
    with pytest.raises(Refused) as refused:
        Claim(tmp_path / "no" / "x.sqlite3")
    assert refused.value.text.id == "refused-file"


def test_a_file_is_claimed_for_so_long_whatever_happens_and_what_is_no_file_is_not(tmp_path):
    file = tmp_path / "x.sqlite3"
    with claimed(file), pytest.raises(Refused):
        Claim(file)
    with pytest.raises(ValueError, match="oh"), claimed(file):
        raise ValueError("oh")
    with claimed(None), claimed(None):
        Claim(file).let_go()


# --- links ----------------------------------------------------------------------------------------------------------


def test_a_link_that_was_withdrawn_stops_watching(server):
    created = server.new("me", "open")
    host, watching = server.sit(created["token"]), server.sit(created["spectate"])
    link = host.ask("spectate")
    told = watching.until("refused")
    assert (told["text"]["id"], told["closed"]) == ("refused-withdrawn", True)
    with pytest.raises(ConnectionClosed):
        watching.read()
    server.sit(link["token"]).close()
    host.close()
