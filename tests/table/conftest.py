"""A server that the tests of this folder share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.table.guest import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("table"))
    yield server
    server.stop()
    assert "Traceback" not in server.said()
