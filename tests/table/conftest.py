"""A server that the tests of this folder share."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.table.guest import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("table"))
    yield server
    server.stop()
    assert "Traceback" not in server.said()


@pytest.fixture
def serve() -> Iterator[Callable[..., Server]]:
    """Starts a server of the test's own, which ends with the test whatever happens."""
    started = []

    def start(*args: object, **more: object) -> Server:
        server = Server(*args, **more)  # type: ignore[arg-type]
        started.append(server)
        return server

    yield start
    for server in started:
        server.stop()
        assert "Traceback" not in server.said()
