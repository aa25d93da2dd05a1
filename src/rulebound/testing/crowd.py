"""Many people at many tables, as browsers are: for the load and the soak.

A guest comes back when the line breaks, to another server if there is one, as the page does. A party is the guests of
one match: they think, take any option, and sit down to a new match when one is over.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Sequence
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory

PEOPLE: Final = 2
PATIENCE: Final = 30.0
"""Seconds after which what should have been told will not be told."""
WAITS: Final = (0.0, 0.25, 0.5, 1.0, 2.0, 4.0)
"""Seconds before the next attempt to come back, as the page waits."""
PASSING: Final = ("refused-storage", "refused-storage-read", "refused-full")
"""Why somebody is sent away who may come back at once."""
OVERTAKEN: Final = ("refused-late", "refused-seat", "refused-gone", "refused-over", "refused-time", "refused-kept")
"""Why an answer is refused that came after somebody else's."""

MIX: Final[dict[str, list[dict[str, Any]]]] = {
    "champions": [{"heroes": ["spider_man", "captain_marvel"]}, {"heroes": ["iron_man", "she_hulk", "black_panther"]}],
    "civilwar": [{"blue_players": 1, "red_players": 1}, {"blue_players": 2, "red_players": 2}],
    "fellowship": [{"decks": ["leadership", "lore"]}, {"decks": ["spirit", "tactics"], "scenario": "anduin"}],
    "guardians": [{"players": 4}, {"players": 3}],
    "versus": [{}],
}
"""The games of a crowd: setups for two people and more."""


class _Option(msgspec.Struct):
    key: str


class _Choice(msgspec.Struct):
    seat: int
    options: list[_Option] = []


class _View(msgspec.Struct):
    choices: list[_Choice] = []
    result: dict[str, Any] | None = None


class _Asked(msgspec.Struct):
    seat: int
    number: int


class _Words(msgspec.Struct):
    id: str


class _Told(msgspec.Struct):
    """What a guest reads of a message; the rest is skipped."""

    type: str
    re: int = 0
    turn: int = -1
    view: _View | None = None
    asked: list[_Asked] = []
    text: _Words | None = None
    closed: bool = False


_decoder: Final = msgspec.json.Decoder(_Told)


class Faults:
    """What should not have happened: a sentence each, the first of them kept."""

    def __init__(self) -> None:
        self.number = 0
        self.first: list[str] = []

    def add(self, fault: str) -> None:
        self.number += 1
        if len(self.first) < 20:
            self.first.append(fault)


class Crowd:
    """What all guests of one load share, and what was measured."""

    def __init__(
        self, urls: Sequence[str], *, connections: int = 4, think: float = 3.0, length: int = 60,
        player: str = "random", games: Sequence[str] = tuple(MIX), compress: bool = True, careful: bool = False,
    ) -> None:  # fmt: skip
        self.urls = list(urls)
        self.connections = max(PEOPLE, connections)
        self.think = think
        self.length = length
        self.player = player
        self.games = list(games)
        self.compress = compress
        self.careful = careful
        """Keep what everybody saw, and hold it against what they see when they are back."""
        self.faults = Faults()
        self.stopping = False
        self.expecting = False
        """Whether lines may break now: something is being killed."""
        self.times: list[float] = []
        self.returns: list[float] = []
        """Seconds from a broken line until its guest saw the table again."""
        self.acknowledged: dict[str, list[tuple[int, str]]] = {}
        """By match: what the server has said that it has written down, in this order."""
        self.finished = 0
        self.conceded = 0
        self.begun = 0
        self.compared = 0
        self.bytes = 0
        self.views = 0
        self.messages = 0
        self.playing = 0
        self.guests: set[Guest] = set()
        """Whoever should be at a table."""

    async def play(self, matches: int, within: float) -> list[asyncio.Task[None]]:
        """Let so many parties sit down, one after another; they play until they are told to stop."""
        parties = []
        for number in range(matches):
            parties.append(asyncio.create_task(Party(self, number).play()))
            await asyncio.sleep(within / matches)
        return parties

    async def stop(self, parties: list[asyncio.Task[None]]) -> None:
        self.stopping = True
        for party in parties:
            party.cancel()
        await asyncio.gather(*parties, return_exceptions=True)

    def extensions(self) -> list[ClientPerMessageDeflateFactory]:
        """What browsers offer: nothing is said about the window of the server."""
        return [ClientPerMessageDeflateFactory(client_max_window_bits=True)] if self.compress else []


class Guest:
    """One seat, or a spectator, at one match: a line that is mended when it breaks."""

    def __init__(self, crowd: Crowd, token: str, seat: int | None, server: int, match: str = "") -> None:
        self.crowd = crowd
        self.match = match
        self.token = token
        self.seat = seat
        self.server = server
        self.turn = -1
        self.key = ""
        self.number = 0
        self.over = False
        self.there = False
        self.changed = asyncio.Event()
        self._chance = random.Random(f"{token} {seat}")
        self._socket: ClientConnection | None = None
        self._replies: dict[int, asyncio.Future[_Told]] = {}
        self._re = 0
        self._lost_at: float | None = None
        self._seen = b""
        self._sent_away = ""

    async def stay(self) -> None:
        """Come, listen, and come back when the line breaks."""
        attempts = 0
        while not self.crowd.stopping:
            url = self.crowd.urls[self.server % len(self.crowd.urls)].replace("http", "ws", 1)
            url += f"/api/table?match={self.match}"
            try:
                async with connect(
                    url, max_size=None, compression=None, extensions=self.crowd.extensions(), open_timeout=PATIENCE,
                    ping_interval=None, close_timeout=0.1,
                ) as socket:  # fmt: skip
                    await socket.send(msgspec.json.encode({"type": "hello", "token": self.token}), text=True)
                    self._socket = socket
                    async for text in socket:
                        if self._hear(text):
                            attempts = 0
            except (OSError, WebSocketException, InvalidHandshake, TimeoutError, EOFError) as wrong:
                self._lose(type(wrong).__name__)
            except msgspec.DecodeError as wrong:
                self.crowd.faults.add(f"nobody understands what was told: {wrong}")
                raise
            else:
                self._lose(self._sent_away or "closed")
            if self._sent_away and self._sent_away not in PASSING:
                self.crowd.faults.add(f"sent away: {self._sent_away}")
                return
            self._sent_away = ""
            self.server += 1
            await asyncio.sleep(WAITS[min(attempts, len(WAITS) - 1)])
            attempts += 1

    def _lose(self, why: str) -> None:
        self._socket = None
        self.there = False
        self.key = ""
        if self._lost_at is None:
            self._lost_at = time.monotonic()
            if not self.crowd.expecting and not self.crowd.stopping:
                self.crowd.faults.add(f"a line broke: {why}")
        for reply in self._replies.values():
            if not reply.done():
                reply.set_exception(ConnectionError("the line broke"))
                reply.exception()  # whoever waited for it may have gone
        self._replies.clear()
        self.changed.set()

    def _hear(self, text: str | bytes) -> bool:
        """True if the table was seen."""
        told = _decoder.decode(text)
        self.crowd.messages += 1
        if told.closed and told.text is not None:
            self._sent_away = told.text.id
        reply = self._replies.pop(told.re, None) if told.re else None
        if reply is not None and not reply.done():
            reply.set_result(told)
        if told.view is not None:
            self.crowd.bytes += len(text)
            self.crowd.views += 1
            self._see(told, told.view, text)
        self.changed.set()
        return told.view is not None

    def _see(self, told: _Told, view: _View, text: str | bytes) -> None:
        if self._lost_at is not None:
            self.crowd.returns.append(time.monotonic() - self._lost_at)
            self._lost_at = None
            self._compare(told, text)
        self.there = True
        if self.crowd.careful:
            self._seen = text.encode() if isinstance(text, str) else text
        self.turn = told.turn
        self.over = view.result is not None
        mine = [choice for choice in view.choices if choice.seat == self.seat and choice.options]
        self.key = self._chance.choice(mine[0].options).key if mine else ""
        self.number = told.asked[0].number if told.asked else 0

    def _compare(self, told: _Told, text: str | bytes) -> None:
        """Nothing that was seen has been taken back; where nothing has happened since, all is as it was."""
        if told.turn < self.turn:
            self.crowd.faults.add(f"back at turn {told.turn} after {self.turn} was seen")
        elif told.turn == self.turn and self._seen:
            self.crowd.compared += 1
            if _position(self._seen) != _position(text):
                self.crowd.faults.add(f"another position at turn {told.turn}")

    async def answer(self) -> _Told:
        """Take an option; what the server says to it."""
        return await self._say({"type": "answer", "number": self.number, "key": self.key})

    async def concede(self) -> None:
        await self._say({"type": "concede"})

    async def _say(self, said: dict[str, Any]) -> _Told:
        if self._socket is None:
            raise ConnectionError("there is no line")
        self._re += 1
        reply = self._replies[self._re] = asyncio.get_running_loop().create_future()
        await self._socket.send(msgspec.json.encode({**said, "re": self._re, "seat": self.seat}), text=True)
        return await asyncio.wait_for(reply, PATIENCE)

    async def wait(self) -> None:
        """Until something is told, or the line breaks."""
        self.changed.clear()
        await asyncio.wait_for(self.changed.wait(), PATIENCE)


def _position(text: str | bytes) -> dict[str, Any]:
    view: dict[str, Any] = msgspec.json.decode(text)["view"]
    return {name: value for name, value in view.items() if name not in ("log", "log_from")}


class Party:
    """The guests of one table, match after match: two people, computer players, and spectators."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self.crowd = crowd
        self.number = number
        self.chance = random.Random(number)

    async def play(self) -> None:
        crowd = self.crowd
        while not crowd.stopping:
            try:
                await self._match()
            except (httpx.TransportError, ConnectionError, WebSocketException):
                if not crowd.expecting:
                    crowd.faults.add(f"party {self.number}: nobody answers")
                await asyncio.sleep(0.25)
            except TimeoutError:
                if not crowd.expecting:  # what was killed may take its time on a busy machine
                    crowd.faults.add(f"party {self.number}: nothing was told for {PATIENCE:.0f} s")

    # --- sitting down -----------------------------------------------------------------------------------

    async def _match(self) -> None:
        crowd = self.crowd
        async with contextlib.AsyncExitStack() as stack:
            match, tokens = await self._found()
            crowd.begun += 1
            crowd.acknowledged.setdefault(match, [])
            guests = [
                Guest(crowd, token, seat if seat < PEOPLE else None, self.number + seat, match)
                for seat, token in enumerate(tokens)
            ]
            staying = [asyncio.create_task(guest.stay()) for guest in guests]
            stack.push_async_callback(_send_home, staying)
            crowd.playing += 1
            crowd.guests.update(guests)
            stack.callback(self._stand_up, guests)
            while not all(guest.there for guest in guests):
                await next(guest for guest in guests if not guest.there).wait()
            await self._answers(match, guests)

    def _stand_up(self, guests: list[Guest]) -> None:
        self.crowd.playing -= 1
        self.crowd.guests.difference_update(guests)

    async def _found(self) -> tuple[str, list[str]]:
        """A match of any game, made and joined at any of the servers."""
        crowd = self.crowd
        game = crowd.games[self.number % len(crowd.games)]
        setup = self.chance.choice(MIX[game])
        url = crowd.urls[self.chance.randrange(len(crowd.urls))]
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
            asked = await self._post(http, "/api/setups", {"game": game, "setup": setup})
            computers = [{"kind": "computer", "player": crowd.player}] * (asked["seats"] - PEOPLE)
            wish = {"game": game, "setup": setup, "seats": [{"kind": "me"}, {"kind": "open"}, *computers]}
            made = await self._post(http, "/api/matches", wish)
            joined = await self._post(http, "/api/invites", {"invite": made["invites"][0]["invite"]})
        watching = [made["spectate"]] * (crowd.connections - PEOPLE)
        return made["match"], [made["token"], joined["token"], *watching]

    async def _post(self, http: httpx.AsyncClient, path: str, body: dict[str, Any]) -> dict[str, Any]:
        response = await http.post(path, json=body)
        if response.status_code >= 500 and self.crowd.expecting:
            raise ConnectionError(response.text)
        if response.status_code >= 400:
            self.crowd.faults.add(f"{path}: {response.status_code} {response.text[:200]}")
            await asyncio.sleep(1)
            raise ConnectionError(response.text)
        said: dict[str, Any] = response.json()
        return said

    # --- playing -----------------------------------------------------------------------------------------

    async def _answers(self, match: str, guests: list[Guest]) -> None:
        """Until it is over; whoever has played for long enough gives up."""
        crowd = self.crowd
        answers = 0
        last = round(crowd.length * self.chance.uniform(0.5, 1.5)) if crowd.length else 0
        while not crowd.stopping:
            if any(guest.over for guest in guests):
                crowd.finished += 1
                return
            if last and answers >= last:
                await self._give_up(guests)
                return
            asked = next((guest for guest in guests[:PEOPLE] if guest.key and guest.there), None)
            if asked is None:
                await _wait_for_any(guests[:PEOPLE])
                continue
            await asyncio.sleep(self.chance.uniform(0.5, 1.5) * crowd.think)
            if asked.key:
                answers += await self._answer(match, guests, asked)

    async def _answer(self, match: str, guests: list[Guest], asked: Guest) -> bool:
        """One answer, and the time until everyone has seen it."""
        crowd, before, key = self.crowd, asked.turn, asked.key
        assert asked.seat is not None
        started = time.perf_counter()
        try:
            told = await asked.answer()
        except (ConnectionError, WebSocketException):  # it may be written or not
            return False
        if told.type == "refused" and told.text is not None:
            if told.text.id not in OVERTAKEN and not (crowd.expecting and told.text.id in PASSING):
                crowd.faults.add(f"an answer was refused: {told.text.id}")
            await asyncio.sleep(0.05)
            return False
        crowd.acknowledged[match].append((asked.seat, key))
        whole = True
        for guest in guests:
            while guest.turn <= before:
                whole &= guest.there
                await guest.wait()
        if whole:
            crowd.times.append(time.perf_counter() - started)
        return True

    async def _give_up(self, guests: list[Guest]) -> None:
        for guest in guests[:PEOPLE]:
            with contextlib.suppress(ConnectionError, WebSocketException):
                if not guest.over:
                    await guest.concede()
        self.crowd.conceded += 1


async def _wait_for_any(guests: Sequence[Guest]) -> None:
    waiting = [asyncio.create_task(guest.changed.wait()) for guest in guests]
    try:
        done, _ = await asyncio.wait(waiting, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in waiting:
            task.cancel()
    if not done:
        raise TimeoutError
    for guest in guests:
        guest.changed.clear()


async def _send_home(staying: list[asyncio.Task[None]]) -> None:
    for task in staying:
        task.cancel()
    await asyncio.gather(*staying, return_exceptions=True)
