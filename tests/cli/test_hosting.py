"""`rulebound backup`, `restore` and `admin`: what a host does with a table."""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from rulebound.table import wire
from rulebound.table.claim import Claim
from rulebound.table.database import database_url
from rulebound.table.founding import found_match, load_match
from rulebound.table.storage import Storage
from rulebound.table.tables import Tables, is_banned, read_bans
from rulebound.testing.throwaway import throwaway_postgres
from tests.cli.command import Command
from tests.kernel.test_seals import played
from tests.table.test_founding import ME, at_tables
from tests.table.test_memory import visit

DATA = Path("games")


@pytest.fixture
def matches(command: Command) -> list[str]:
    """A match of versus with 45 answers, and one in which nobody has answered."""
    made: list[str] = []

    async def work(tables: Tables) -> None:
        record = played("versus", 45).record()
        made.append((await load_match(tables, wire.LoadMatch(record, seats=[ME, ME], study=False))).match)
        made.append((await found_match(tables, wire.NewMatch("guardians", {"players": 2}, [ME, ME]))).match)

    DATA.mkdir()
    at_tables(DATA, work)
    return made


@pytest.fixture(params=["sqlite", "postgresql"])
def elsewhere(request: pytest.FixtureRequest) -> Iterator[str]:
    """Options that name another, empty database."""
    if request.param == "sqlite":
        yield "--data new"
    else:
        with throwaway_postgres() as database:
            yield f"--database {database}"


def rows(options: str) -> list[Any]:
    async def read() -> list[Any]:
        kind, where = options.split()
        storage = Storage(database_url(where if kind == "--database" else "", Path(where)))
        await storage.open()
        found = [row async for row in storage.rows()]
        await storage.close()
        return found

    return asyncio.run(read())


def change(statement: str) -> None:
    async def run() -> None:
        storage = Storage(database_url("", DATA))
        await storage.open()
        async with storage._write() as db:
            await db.execute(sql.text(statement))
        await storage.close()

    asyncio.run(run())


def test_a_backup_is_proven_and_restored_to_the_last_row(command, matches, elsewhere):
    made = command(f"backup all.backup --data {DATA}")
    assert (made.code, made.err) == (0, "")
    assert "2 of 2 games stand as they stood, with 45 answers in all." in " ".join(made.out.split())
    assert Path("all.backup").stat().st_mode & 0o777 == 0o600
    back = command(f"restore all.backup {elsewhere}")
    assert (back.code, back.err) == (0, "")
    assert rows(elsewhere) == rows(f"--data {DATA}")
    assert len(rows(elsewhere)) > 50
    assert "goes only into an empty one" in command(f"restore all.backup {elsewhere}").complaint


def test_a_backup_is_made_while_the_table_is_open_and_restored_only_where_none_is(command, matches):
    claim = Claim(DATA / "table.sqlite3")
    assert command(f"backup all.backup --data {DATA}").code == 0
    assert "Another table is open" in command(f"restore all.backup --data {DATA}").complaint
    claim.let_go()


def test_a_match_that_leads_elsewhere_is_told_and_the_command_fails(command, matches):
    change("update events set seal = '1:00' where seal is not null")
    made = command(f"backup all.backup --data {DATA}")
    assert made.code == 1
    assert matches[0] in made.out
    assert "1 of 2 games" in " ".join(made.out.split())
    assert command(f"backup all.backup --data {DATA} --no-replay").code == 0


@pytest.mark.parametrize("harm", ["cut", "a row less", "another letter", "no backup", "newer"])
def test_a_backup_that_is_not_whole_is_refused(command, matches, harm):
    command(f"backup all.backup --data {DATA} --no-replay")
    file = Path("all.backup")
    data = file.read_bytes()
    lines = gzip.decompress(data).splitlines()
    newer = re.sub(rb'"schema":\d+', b'"schema":99', lines[0])
    harmed = {
        "cut": data[:-200], "a row less": gzip.compress(b"\n".join([*lines[:5], *lines[6:]])),
        "another letter": gzip.compress(b"\n".join(lines).replace(b'"seat":1', b'"seat":0', 1)),
        "no backup": b"hello", "newer": gzip.compress(b"\n".join([newer, *lines[1:]])),
    }  # fmt: skip
    file.write_bytes(harmed[harm])
    words = "newer Rulebound" if harm == "newer" else "no whole backup"
    assert words in command("restore all.backup --data new").complaint
    assert not Path("new").exists()


# --- admin ----------------------------------------------------------------------------------------------------------


def test_games_are_listed_shown_and_deleted(command, matches):
    listed = command(f"admin list --data {DATA} --json").json
    assert {match["id"]: match["answers"] for match in listed["matches"]} == dict(zip(matches, (45, 0), strict=True))
    assert all(match in command(f"admin list --data {DATA}").out for match in matches)
    shown = command(f"admin show {matches[0]} --data {DATA}").out
    assert "versus, rules version" in shown
    assert "answers: 45" in shown
    told = command(f"admin show {matches[0]} --data {DATA} --json")
    assert "seed" not in told.out, "a host who looks must not learn the cards"
    assert "Games deleted: 1." in command(f"admin delete {matches[0]} --data {DATA}").out
    assert [match["id"] for match in command(f"admin list --data {DATA} --json").json["matches"]] == [matches[1]]


def test_only_matches_that_nobody_answered_in_make_room(command, matches):
    assert "answered: 0" in command(f"admin lift --data {DATA}").out
    assert "answered: 1" in command(f"admin lift --hours -1 --data {DATA}").out
    assert [match["id"] for match in command(f"admin list --data {DATA} --json").json["matches"]] == [matches[0]]


def test_addresses_and_networks_are_banned(command, matches):
    assert command(f"admin ban 192.0.2.7 2001:db8::5/64 --data {DATA}").code == 0
    banned = command(f"admin list --data {DATA} --json").json["bans"]
    assert banned == ["192.0.2.7/32", "2001:db8::/64"]
    bans = read_bans([*banned, "nonsense"])
    tried = ("192.0.2.7", "192.0.2.8", "2001:db8::9", "2001:db9::1", "", "testclient")
    assert [is_banned(address, bans) for address in tried] == [True, False, True, False, False, False]
    assert command(f"admin unban 192.0.2.7 --data {DATA}").code == 0
    assert command(f"admin list --data {DATA} --json").json["bans"] == ["2001:db8::/64"]


def test_the_server_hears_what_its_host_says(command, matches):
    async def work(tables: Tables) -> None:
        table, visitor = await visit(tables, matches[1])
        visitor.replies()
        await tables.storage.announce("Back at nine.")
        await tables.storage.ban("203.0.113.9")
        await tables.hear_host()
        assert any(b"Back at nine." in reply for reply in visitor.replies())
        assert is_banned("203.0.113.9", tables.bans)
        await tables.hear_host()
        assert visitor.replies() == [], "once is enough"
        await tables.storage.remove([matches[1]])
        await tables.hear_host()
        assert visitor.farewell is not None
        assert tables.live(table.id) is None

    at_tables(DATA, work)
    command(f"admin notice We move. --data {DATA}")
    assert command(f"admin list --data {DATA} --json").json["notice"] == "We move."
    command(f"admin notice --data {DATA}")
    assert command(f"admin list --data {DATA} --json").json["notice"] == ""


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("admin burn --data games", "none of list, show"),
        ("admin delete --data games", "Say to what"),
        ("admin delete nosuchmatch --data games", "no game nosuchmatch"),
        ("admin ban everybody --data games", "neither an address nor a network"),
        ("admin list --data nowhere", "no table at"),
        ("backup x --data nowhere", "no table at"),
        ("backup no/such/folder --data games", "no/such/folder"),
        ("restore nothing --data new", "nothing"),
        ("admin list --database mysql://x", "cannot be used"),
    ],
)
def test_what_cannot_be_is_refused_with_one_sentence(command, matches, words, why):
    assert why in command(words).complaint
