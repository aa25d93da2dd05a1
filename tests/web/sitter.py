"""Somebody who sits before the page: the small vocabulary of the browser tests.

The page forbids eval, so nothing here waits for a function in the page: selectors tell all.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, Route, TimeoutError, WebSocket, expect

from rulebound.kernel.record import Record
from tests.table.guest import Server

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GLOWING = (
    ".card.can, .lcard.can, .rt.can, .tac.can, .ph.can, .tuck.can, .peg.can, .shad.can, "
    ".loc.can, .std.can, .folk.can, .ap.can, .dgs.can, .cellb.can, .scard.can, .eq.can"
)
BUTTONS = ".choice .opts .btn.opt"
PAY = ".choice .opts .btn.pay"
OVER = ".choice.calm .opts .btn.pri"

VIOLATIONS = """async ([part, both, colours]) => {
    const look = async rules => (await axe.run(part, {resultTypes: ['violations'], ...rules})).violations
    const flip = () => { root.dataset.theme = root.dataset.theme === 'light' ? 'dark' : 'light' }
    const root = document.documentElement
    const here = await look(colours ? {} : {rules: {'color-contrast': {enabled: false}}})
    if (both) flip()
    const there = both ? await look({runOnly: ['color-contrast']}) : []
    if (both) flip()
    const tell = one => [one.id, one.help, one.nodes.slice(0, 8).map(node => node.html.slice(0, 120))]
    return [...here, ...there].map(tell)
}"""


class Sitter:
    """One browser with one page."""

    def __init__(self, page: Page, server: Server) -> None:
        self.page = page
        self.server = server
        self.chance = random.Random(1)
        self.problems: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self.answers = 0
        self.keeps_browser = False
        """Whether the browser was changed so that nobody else can use it."""
        self.ears: dict[Any, Callable[[Any], None]] = {
            "pageerror": lambda error: self.problems.append(str(error)),
            "console": lambda said: self._complain(said.text) if said.type == "error" else None,
            "websocket": self._listen,
            "request": lambda request: self._check(request.url),
        }
        for event, ear in self.ears.items():
            page.on(event, ear)

    def leave(self) -> None:
        """Stand up; what the browser does from now on is no concern of this test."""
        for event, ear in self.ears.items():
            self.page.remove_listener(event, ear)

    def _complain(self, text: str) -> None:
        if "the server responded with a status of 4" not in text:  # a refusal is an answer
            self.problems.append(text)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda payload: self.frames.append(json.loads(payload)))
        line.on("framesent", self._count)

    def _count(self, payload: str | bytes) -> None:
        self.answers += json.loads(payload)["type"] == "answer"

    def _check(self, url: str) -> None:
        if not url.startswith((self.server.url, "data:", "blob:")):
            self.problems.append(f"asked a stranger: {url}")

    def remember(self, **settings: str) -> None:
        """What the browser has kept from an earlier visit."""
        self.page.evaluate("all => all.forEach(([name, kept]) => localStorage.setItem(`rulebound.${name}`, kept))",
                           list(settings.items()))  # fmt: skip

    def fix_chance(self, seed: int = 1) -> None:
        """Whatever match is made in this browser is dealt like this."""

        def deal(route: Route) -> None:
            wish = route.request.post_data_json or {}
            others = any(seat["kind"] == "open" for seat in wish.get("seats", []))  # then the server draws the seed
            route.continue_(post_data=json.dumps(wish if others else {**wish, "seed": seed}))

        self.page.route("**/api/matches", deal)

    def sit(self, created: dict[str, Any], kind: str = "seat") -> Sitter:
        """Open the table of a match that was made elsewhere, with its secret."""
        kept = json.loads(self.page.evaluate("localStorage.getItem('rulebound.matches') ?? '[]'"))
        one = {"match": created["match"], "token": created["token"], "game": created["game"], "kind": kind}
        self.remember(matches=json.dumps([*kept, one]))
        self.page.goto(f"/table/{created['match']}")
        expect(self.app).to_be_visible()
        return self

    def play_on(self, record: Record, answers: int, seat: int) -> Sitter:
        """Sit down in the middle of a recorded game; the computer has the other seats."""
        setup = record.setup
        players = setup.get("players") or len(setup.get("heroes") or setup.get("decks") or "12")
        if record.game == "civilwar":
            players = setup.get("blue_players", 1) + setup.get("red_players", 1)
        seats = [{"kind": "me"} if n == seat else {"kind": "computer", "player": "random"} for n in range(players)]
        body = {"record": json.loads(record.to_json()), "upto": answers, "seats": seats}
        made = self.server.post("/api/records", body)
        assert made.status_code == 201, made.text
        self.sit(made.json())
        self.wait_to_decide()
        return self

    def resize(self, width: int, height: int) -> None:
        """Make the window larger or smaller, and wait until the table has been laid out anew."""
        self.page.set_viewport_size({"width": width, "height": height})
        frame = "await new Promise(requestAnimationFrame)"
        self.page.evaluate(f"async () => {{ {frame}; {frame}; {frame} }}")

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
        self.page.locator(options.replace(", .", ", .app .")).locator("visible=true").first.wait_for()

    # --- what is done -----------------------------------------------------------------------------

    def choose(self, locator: Locator) -> None:
        """Click, and wait until it has happened."""
        turn, answers = self.turn(), self.answers
        happened = f".app:not([data-turn='{turn}']), .picked"
        for _ in range(15):
            self.page.mouse.move(0, 0)  # a card under the pointer is raised and covers its neighbours
            locator.click(position={"x": 16, "y": 20})  # where a card in a full hand is not covered by the next
            try:
                self.page.wait_for_selector(happened, timeout=2_000)
                break
            except TimeoutError:  # the table has changed between pressing and letting go: then one clicks again
                if self.answers > answers:
                    break
        self.page.wait_for_selector(happened)
        if self.turn() == turn:  # several things can be done with this card
            self.page.locator(BUTTONS).first.click()
        self.after(turn)

    def after(self, turn: str) -> None:
        self.page.wait_for_selector(f".app:not([data-turn='{turn}'])")

    def take_any(self) -> bool:
        """Click one of the options, on the table or in the bar; False when it is over."""
        self.wait_to_decide()
        if self.is_over():
            return False
        if self.page.locator(PAY).count():  # what is suggested is picked already
            self.choose(self.page.locator(PAY))
            return True
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

    def invited(self) -> str:
        """The link of the dialog that has just been opened; the dialog is closed again."""
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_role("button", name="Copy").click()
        link = self.copied(".dlg .said")
        expect(dialog.get_by_role("textbox", name="Link")).to_have_value(link)
        self.press("Escape")
        expect(dialog).to_have_count(0)
        return link

    def copied(self, said: str = ".choice .msg") -> str:
        """The link that was just copied, as an address of this server."""
        expect(self.page.locator(said)).to_contain_text("copied")
        link = str(self.page.evaluate("navigator.clipboard.readText()"))
        assert re.fullmatch(re.escape(self.server.url) + r"/\w+#[\w-]{16,}", link)
        return link

    # --- what must hold ---------------------------------------------------------------------------

    @property
    def fits(self) -> bool:
        """Nothing sticks out to the right of the window."""
        return bool(self.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))

    @property
    def choice_ends(self) -> float:
        """Where the lower edge of the bar is."""
        choice = self.page.locator(".choice").bounding_box()
        assert choice is not None
        return choice["y"] + choice["height"]

    def faults(self, part: str = "html", *, both: bool = True, colours: bool = True) -> list[object]:
        """The violations that axe knows of, in the page or a part of it; of colours in the other light too."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        return list(self.page.evaluate(VIOLATIONS, [part, both, colours]))
