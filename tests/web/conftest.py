"""A real browser (Debian's chromium) before a real server."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext

from tests.table.guest import Server
from tests.web.sitter import Sitter

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    assert found is not None, "these tests need chromium (on Debian: apt-get install chromium)"
    flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
    return {**browser_type_launch_args, "executable_path": found, "args": flags}


@pytest.fixture(scope="session")
def built_page() -> None:
    subprocess.run([sys.executable, str(ROOT / "web" / "build_page.py")], check=True)


@pytest.fixture(scope="module")
def server(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("web"))
    yield server
    server.stop()
    assert "Traceback" not in server.said()


Arrive = Callable[..., Sitter]


@pytest.fixture
def arrive(server: Server, browser: Browser) -> Iterator[Arrive]:
    """Somebody with a browser of their own; whatever went wrong in it fails the test."""
    sitters: list[Sitter] = []

    def make(width: int = 1440, height: int = 900, *, theme: str = "dark", language: str = "en", **more: Any) -> Sitter:
        context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height}, locale="en-US", base_url=server.url, **more
        )
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        context.set_default_timeout(20_000)
        sitter = Sitter(context.new_page(), server)
        sitter.remember(theme=theme, language=language)
        sitters.append(sitter)
        return sitter

    yield make
    for sitter in sitters:
        sitter.page.context.close()
    assert [problem for sitter in sitters for problem in sitter.problems] == []
