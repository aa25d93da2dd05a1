"""Somebody who sits before the page: the small vocabulary of the browser tests.

The page forbids eval, so nothing here waits for a function in the page: selectors tell all.
"""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.table.guest import Server

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GLOWING = ".card.can, .lcard.can, .rt.can, .tac.can, .ph.can"
BUTTONS = ".choice .opts .btn.opt"
OVER = ".choice.calm .opts .btn.pri"


class Sitter:
    """One browser with one page."""

    def __init__(self, page: Page, server: Server) -> None:
        self.page = page
        self.server = server
        self.chance = random.Random(1)
        self.problems: list[str] = []
        self.frames: list[dict[str, Any]] = []
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", lambda said: self._complain(said.text) if said.type == "error" else None)
        page.on("websocket", lambda line: line.on("framereceived", self._hear))
        page.on("request", lambda request: self._check(request.url))

    def _complain(self, text: str) -> None:
        if "the server responded with a status of 4" not in text:  # a refusal is an answer
            self.problems.append(text)

    def _hear(self, payload: str | bytes) -> None:
        self.frames.append(json.loads(payload))

    def _check(self, url: str) -> None:
        if not url.startswith((self.server.url, "data:", "blob:")):
            self.problems.append(f"asked a stranger: {url}")

    def remember(self, **settings: str) -> None:
        """What the browser has kept from an earlier visit."""
        lines = [f"localStorage.getItem('rulebound.{k}') ?? localStorage.setItem('rulebound.{k}', {json.dumps(v)});"
                 for k, v in settings.items()]  # fmt: skip
        self.page.add_init_script("\n".join(lines))

    def sit(self, created: dict[str, Any], kind: str = "seat") -> Sitter:
        """Open the table of a match that was made elsewhere, with its secret."""
        kept = [{"match": created["match"], "token": created["token"], "game": created["game"], "kind": kind}]
        self.remember(matches=json.dumps(kept))
        self.page.goto(f"/table/{created['match']}")
        expect(self.app).to_be_visible()
        return self

    # --- what is seen -----------------------------------------------------------------------------

    @property
    def app(self) -> Locator:
        return self.page.locator(".app")

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".choice h1")

    @property
    def log(self) -> Locator:
        return self.page.locator(".log .ln")

    def turn(self) -> str:
        return self.app.get_attribute("data-turn") or ""

    def is_over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    def wait_to_decide(self) -> None:
        """Until something can be taken, or the game is over."""
        options = ", ".join(f"{one}:not([disabled])" for one in (GLOWING, BUTTONS, OVER))
        self.page.wait_for_selector(options.replace(", .", ", .app ."))

    # --- what is done -----------------------------------------------------------------------------

    def choose(self, locator: Locator) -> None:
        """Click, and wait until it has happened."""
        turn = self.turn()
        for _ in range(3):  # the table may change between pressing and letting go: then one clicks again
            locator.click(position={"x": 16, "y": 20})  # where a card in a full hand is not covered by the next
            try:
                self.page.wait_for_selector(f".app:not([data-turn='{turn}']), .picked", timeout=5_000)
                if self.turn() == turn:  # several things can be done with this card
                    self.page.locator(BUTTONS).first.click()
                self.after(turn, 5_000)
                return
            except TimeoutError:
                continue
        raise AssertionError(f"nothing happened; the bar says: {self.page.locator('.choice').inner_text()}")

    def after(self, turn: str, timeout: float = 20_000) -> None:
        self.page.wait_for_selector(f".app:not([data-turn='{turn}'])", timeout=timeout)

    def take_any(self) -> bool:
        """Click one of the options, on the table or in the bar; False when it is over."""
        self.wait_to_decide()
        if self.is_over():
            return False
        options = self.page.locator(f"{GLOWING}, {BUTTONS}")
        self.choose(options.nth(self.chance.randrange(options.count())))
        return True

    def wait_until_laying(self) -> None:
        """Play until a technique is to be laid."""
        while self.page.locator(".empty.here").count() == 0:
            assert self.take_any()
            self.wait_to_decide()

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def copied(self) -> str:
        """The link that was just copied, as an address of this server."""
        expect(self.page.locator(".choice .msg")).to_contain_text("copied")
        link = str(self.page.evaluate("navigator.clipboard.readText()"))
        assert re.fullmatch(re.escape(self.server.url) + r"/\w+#[\w-]{16,}", link)
        return link

    # --- what must hold ---------------------------------------------------------------------------

    def must_fit(self) -> None:
        """Nothing sticks out to the right of the window."""
        assert self.page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    def must_be_accessible(self) -> None:
        """No violation that axe knows of."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        wrong = [(v["id"], v["help"], [n["html"][:120] for n in v["nodes"][:8]]) for v in found["violations"]]
        assert wrong == [], "\n".join(map(str, wrong))
