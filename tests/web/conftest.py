"""A real browser (Debian's chromium) before a real server.

A busy machine makes these tests slow, never wrong: whatever is waited for may take PATIENCE. And nothing moves or
is told in beats unless a test is about that: drawing glows and flights is most of what a browser has to do here. Nor
does a coach speak: nobody plays for the first time.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from rulebound.kernel.game import game_names
from tests.table.guest import Server
from tests.web.sitter import Sitter

ROOT = Path(__file__).parents[2]
PATIENCE = 30_000
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    assert found is not None, "these tests need chromium (on Debian: apt-get install chromium)"
    flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
    return {**browser_type_launch_args, "executable_path": found, "args": flags}


@pytest.fixture(scope="session")
def built_page() -> None:
    subprocess.run([sys.executable, str(ROOT / "web" / "build_page.py")], check=True)


DEALS = """
import sys
from pathlib import Path
from rulebound.players import Budget
from rulebound.table import __main__ as program, founding, judging, thinking
folder = Path(sys.argv[sys.argv.index('--data') + 1])
founding.new_seed = lambda: int((folder / 'seed').read_text())
thinking.HINT = Budget(plays=60)  # here; the workers have their clock
judging.PLAYS = 4
advise, decide = thinking.Thinkers.advise, thinking.Thinkers.decide

async def advise_steadily(self, match, record, seat):
    if not (folder / 'steady').exists():
        return await advise(self, match, record, seat)
    return thinking.advise_there('', record, seat)

async def decide_steadily(self, match, record, seat, player, lane=''):
    if lane != thinking.ADVICE or not (folder / 'steady').exists():
        return await decide(self, match, record, seat, player, lane)
    return thinking.think('', record, seat, player)[0]

thinking.Thinkers.advise, thinking.Thinkers.decide = advise_steadily, decide_steadily
sys.exit(program.main())
"""


class Dealer(Server):
    """A server that draws the seed that stands in a file: a match with open seats may be given none."""

    program = ("-c", DEALS)

    def start(self) -> None:
        self.draw(1)
        super().start()

    def draw(self, seed: int) -> None:
        (self.data / "seed").write_text(str(seed))

    @contextmanager
    def advising_steadily(self) -> Iterator[None]:
        """While this lasts, advice depends on the match alone: no secret, no clock."""
        (self.data / "steady").touch()
        yield
        (self.data / "steady").unlink()

    @contextmanager
    def drawing(self, seed: int) -> Iterator[None]:
        self.draw(seed)
        yield
        self.draw(1)


@pytest.fixture(scope="session")
def server(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Dealer(tmp_path_factory.mktemp("web"))
    yield server
    server.stop()
    assert "Traceback" not in server.said()


class Browsers:
    """Windows that nobody sits at. To wipe one costs half of what a new one does."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.free: dict[str, list[Page]] = {}

    def open(self, width: int, height: int, settings: dict[str, Any]) -> Page:
        waiting = self.free.setdefault(repr(settings), [])
        if waiting:
            page = waiting.pop()
            page.set_viewport_size({"width": width, "height": height})
        else:
            context = self.browser.new_context(
                viewport={"width": width, "height": height}, base_url=self.server.url, **settings
            )
            context.grant_permissions(["clipboard-read", "clipboard-write"])
            context.set_default_timeout(PATIENCE)
            page = context.new_page()
        page.goto("/favicon.svg")  # of the page's own origin, so that one can look into what it has kept
        page.evaluate("localStorage.clear()")
        return page

    def wipe(self, page: Page, settings: dict[str, Any]) -> None:
        page.unroute_all(behavior="ignoreErrors")
        page.goto("about:blank")
        self.free[repr(settings)].append(page)


@pytest.fixture(scope="session")
def browsers(browser: Browser, server: Server) -> Browsers:
    return Browsers(browser, server)


Arrive = Callable[..., Sitter]


@pytest.fixture
def arrive(server: Server, browsers: Browsers) -> Iterator[Arrive]:
    """Somebody with a browser of their own; whatever went wrong in it fails the test."""
    sitters: list[tuple[Sitter, dict[str, Any]]] = []

    def make(
        width: int = 1440, height: int = 900, *, theme: str = "dark", language: str = "en", speed: str = "off",
        guide: bool = False, **more: Any,
    ) -> Sitter:  # fmt: skip
        settings = {"reduced_motion": "reduce", "locale": "en-US"} | more
        sitter = Sitter(browsers.open(width, height, settings), server)
        sitter.remember(theme=theme, language=language, speed=speed)
        if not guide:
            sitter.remember(guide=json.dumps({game: {"seen": [], "off": True} for game in game_names()}))
        sitters.append((sitter, settings))
        return sitter

    yield make
    for sitter, settings in sitters:
        sitter.leave()
        if sitter.keeps_browser:
            sitter.page.context.close()
        else:
            browsers.wipe(sitter.page, settings)
    assert [problem for sitter, _ in sitters for problem in sitter.problems] == []
