"""A server that the tests of this folder share, and servers of a test's own."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

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
