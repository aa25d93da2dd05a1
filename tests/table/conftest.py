"""A server that the tests of this folder share, and servers of a test's own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from rulebound.table.database import database_url
from rulebound.testing.throwaway import Postgres, running
from tests.cli.command import Command, make_command
from tests.table.guest import Server, ServerHere


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = ServerHere(tmp_path_factory.mktemp("table"))
    yield server
    server.stop()
    assert "Traceback" not in server.said()


@pytest.fixture
def serve() -> Iterator[Callable[..., Server]]:
    """Starts a server of the test's own, which ends with the test whatever happens.

    It runs in a thread of the test; `alone=True` gives it a process that can be killed.
    """
    started: list[Server] = []

    def start(*args: object, alone: bool = False, **more: object) -> Server:
        server = (Server if alone else ServerHere)(*args, **more)  # type: ignore[arg-type]
        started.append(server)
        return server

    yield start
    for server in started:
        server.stop()
        assert "Traceback" not in server.said()


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Command:
    return make_command(monkeypatch, capsys, str(tmp_path))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One PostgreSQL for all tests that want a database of it."""
    with running(Postgres()) as postgres:
        yield postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """An empty database of either kind, as a host names it: SQLite needs no name."""
    if request.param == "sqlite":
        return ""
    made: Postgres = request.getfixturevalue("postgres")
    return made.new_database()


@pytest.fixture
def url(database: str, tmp_path: Path) -> str:
    """The same as the storage names it."""
    return database_url(database, tmp_path)
