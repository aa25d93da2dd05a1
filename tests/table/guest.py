"""A client for tests: a server in a process of its own or in a thread of the test, and guests at its tables."""

from __future__ import annotations

import json
import logging
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
import pytest
from websockets.sync.client import ClientConnection, connect

from rulebound.kernel.record import Record
from rulebound.table import founding, thinking
from rulebound.table.database import database_url
from rulebound.table.limits import Limits
from rulebound.table.server import listen, make_server
from rulebound.table.thinking import Thinkers, think

FAST = {"pace": 0, "new_at_once": 10_000, "requests_at_once": 100_000, "messages_at_once": 10_000,
        "from_one_address": 1_000, "away": 0, "left": 0, "wishes_at_once": 1_000}  # fmt: skip
"""Limits for tests that are not about limits."""
LOGGERS = ("rulebound.table", "uvicorn.error", "asyncio", "litestar")
T = TypeVar("T")
THINKING = threading.Lock()
PATIENCE = float(os.environ.get("RULEBOUND_PATIENCE", "60"))
"""Seconds after which something that should have happened will not happen: a busy machine takes its time."""


@contextmanager
def drawing(seed: int | str) -> Iterator[None]:
    """A server in this process draws this seed: with open seats nobody may give it one."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(founding, "new_seed", lambda: seed)
        yield


class Server:
    """`python -m rulebound.table` on any free port."""

    program: Sequence[str] = ("-m", "rulebound.table")

    def __init__(self, data: Path, database: str = "", limits: dict[str, Any] | None = None, redis: str = "") -> None:
        self.data = data
        self.database = database
        self.redis = redis
        self.limits = FAST | (limits or {})
        self.start()

    def start(self) -> None:
        self.open()
        # A connection for each request: the server may close one that is kept at the moment when it is used again.
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE, limits=httpx.Limits(max_keepalive_connections=0))
        self.http.get("/api/lobby")  # it listens already and answers as soon as it is ready

    def open(self) -> None:
        """Let it listen at `url`."""
        command = [sys.executable, "-P", *self.program, "--port", "0", "--data", str(self.data)]
        command += ["--database", self.database, "--redis", self.redis, "--limits", json.dumps(self.limits)]
        self.errors = (self.data / "errors.txt").open("a+")
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.errors, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, self.said()
        self.url = line.split()[-1].rstrip("/")

    def said(self) -> str:
        return (self.data / "errors.txt").read_text()

    def kill(self) -> None:
        """As the machine would: no goodbye, no flush."""
        os.kill(self.process.pid, signal.SIGKILL)
        self._tidy_up()

    def stop(self) -> None:
        """End it if it still runs."""
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        finally:
            self.process.kill()
            self._tidy_up()

    def _tidy_up(self) -> None:
        self.process.wait()
        self.http.close()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.errors.close()

    def post(self, path: str, body: Any) -> httpx.Response:
        return self.http.post(path, json=body)

    def new(self, *seats: str, game: str = "guardians", seed: int = 1, **setup: Any) -> dict[str, Any]:
        """A match with seats given as "me", "open" or the name of a computer player."""
        wishes = [{"kind": s} if s in ("me", "open") else {"kind": "computer", "player": s} for s in seats]
        whole = {"players": len(seats), **setup} if game != "champions" else setup
        body: dict[str, Any] = {"game": game, "setup": whole, "seats": wishes}
        with self.drawing(seed):
            response = self.post("/api/matches", body if "open" in seats else body | {"seed": seed})
        assert response.status_code == 201, response.text
        created: dict[str, Any] = response.json()
        return created

    def drawing(self, seed: int) -> AbstractContextManager[None]:
        """While this lasts, the server draws this seed, if it can be made to: not in a process of its own."""
        return drawing(seed)

    def join(self, invite: str, name: str = "") -> dict[str, Any]:
        response = self.post("/api/invites", {"invite": invite, "name": name})
        assert response.status_code == 201, response.text
        joined: dict[str, Any] = response.json()
        return joined

    def sit(self, token: str, **hello: Any) -> Guest:
        return Guest(self.url, token, **hello)


class ServerHere(Server):
    """The same server in a thread of the test, whose computer players think in that thread: it starts at once."""

    def open(self) -> None:
        self.data.mkdir(parents=True, exist_ok=True)
        self.warned = logging.FileHandler(self.data / "errors.txt")
        self.warned.setLevel(logging.WARNING)
        for logger in LOGGERS:
            logging.getLogger(logger).addHandler(self.warned)
        limits = msgspec.convert(self.limits, Limits)
        self.server = make_server(database_url(self.database, self.data), self.redis, limits, AtHand())
        listening = listen("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        self.thread = threading.Thread(target=self.server.run, args=([listening],), daemon=True)
        self.warned.addFilter(lambda record: record.thread == self.thread.ident)
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), f"The server does not start: {self.said()}"
            time.sleep(0.005)

    def stop(self) -> None:
        if self.thread.is_alive():
            self.server.should_exit = True
            self.thread.join(PATIENCE)
            assert not self.thread.is_alive()
            self.http.close()
            for logger in LOGGERS:
                logging.getLogger(logger).removeHandler(self.warned)
            self.warned.close()


class AtHand(Thinkers):
    """Computer players that think where they are asked, without worker processes."""

    async def decide(self, match: str, record: Record, seat: int, player: str, lane: str = "") -> str:
        with THINKING:
            return think(match, record, seat, player)[0]

    async def consider(self, lane: str, task: Callable[..., T], *args: object) -> T:
        with THINKING:
            return task(*args)

    def warm_up(self) -> None:
        pass

    async def close(self) -> None:
        thinking._matches.clear()


class Guest:
    """One connection; it remembers all that was sent to it."""

    def __init__(self, url: str, token: str | None, **hello: Any) -> None:
        self.socket: ClientConnection = connect(url.replace("http", "ws") + "/api/table", max_size=None, legacy=True)
        self.traffic: list[str] = []
        self.table: dict[str, Any] = {}
        self.log: list[Any] = []
        self.re = 0
        if token is not None:
            self.send({"type": "hello", "token": token, **hello})
            self.until("table")

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def read(self, timeout: float = PATIENCE) -> dict[str, Any]:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.traffic.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "table":
            self.table = message
            start = message["view"].get("log_from", 0)
            self.log = self.log[:start] + message["view"].get("log", [])
        elif message["type"] == "seats":
            self.table |= {k: message[k] for k in ("seats", "request", "spectators")}
        return message

    def until(self, kind: str, timeout: float = PATIENCE) -> dict[str, Any]:
        """Read on until such a message comes."""
        end = time.monotonic() + timeout
        while True:
            message = self.read(max(0.01, end - time.monotonic()))
            if message["type"] == kind:
                return message

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Say something and wait for the reply that belongs to it."""
        self.re += 1
        self.send({"type": kind, "re": self.re, **fields})
        while True:
            message = self.read()
            if message["re"] == self.re:
                return message

    def settle(self) -> None:
        """Read all that the server had to tell until now: it tells in order, so two replies later it has told."""
        for _ in range(2):
            self.ask("rule", rule="guardians.setup.keep_one_hero")

    def wait(self, until: Callable[[], bool]) -> None:
        """Read on until something holds."""
        while not until():
            self.read()

    def rest(self) -> None:
        """Wait until a person has to decide, or the game is over: no computer player will change anything now."""
        self.settle()
        self.wait(lambda: bool(self.view.get("result")) or any(
            seat["awaited"] and seat["kind"] == "person" and not seat["kept"] for seat in self.table["seats"]
        ))  # fmt: skip

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.table["view"]
        return view

    def choice(self, seat: int) -> dict[str, Any] | None:
        return next((c for c in self.view.get("choices", []) if c["seat"] == seat and c.get("options")), None)

    def number(self, seat: int) -> int:
        return next(int(asked["number"]) for asked in self.table["asked"] if asked["seat"] == seat)

    def wait_for_choice(self, seat: int) -> dict[str, Any] | None:
        """The seat's open choice; None when the game is over."""
        while True:
            choice = self.choice(seat)
            if choice is not None or self.view.get("result"):
                return choice
            self.read()

    def take(self, seat: int, option: int = 0) -> dict[str, Any]:
        """Take an option by its number."""
        choice = self.wait_for_choice(seat)
        assert choice is not None
        key = choice["options"][option % len(choice["options"])]["key"]
        turn = self.table["turn"]
        reply = self.ask("answer", seat=seat, number=self.number(seat), key=key)
        if reply["type"] == "done":
            while self.table["turn"] == turn:
                self.read()
        return reply

    def close(self) -> None:
        self.socket.close()
