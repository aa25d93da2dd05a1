"""How connections come in, each step of it: with a loop and a wire of the test's own."""

from __future__ import annotations

import resource
from collections.abc import Callable
from typing import Any, cast

import pytest
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from rulebound.table import doorway as doors
from rulebound.table.doorway import AT_ONCE, SPARE, Homes, Line, doorway, is_ours, own_names, raise_file_limit
from rulebound.table.limits import Limits

HALF = b"GET /api/lobby HTTP/1.1\r\nHost: x\r\n"


class Later:
    """What the loop is to do later."""

    def __init__(self, at: float, do: Callable[[], None]) -> None:
        self.at = at
        self.do = do
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class Begun:
    """Work that the loop has begun."""

    def add_done_callback(self, done: object) -> None:
        pass


class Loop:
    """A loop that does nothing by itself."""

    def __init__(self) -> None:
        self.now = 100.0
        self.later: list[Later] = []

    def time(self) -> float:
        return self.now

    def call_later(self, seconds: float, do: Callable[[], None]) -> Later:
        self.later.append(Later(self.now + seconds, do))
        return self.later[-1]

    def create_task(self, work: Any, **_: object) -> Any:
        work.close()
        return Begun()


class Wire:
    """The other end of a connection."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.protocol: object = None
        self.aborted = False

    def get_extra_info(self, name: str) -> Any:
        return (self.address, 4000) if name == "peername" and self.address else None

    def get_protocol(self) -> object:
        return self.protocol

    def abort(self) -> None:
        self.aborted = True

    def close(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


async def app(scope: object, receive: object, send: object) -> None:
    """Nobody gets here."""


class House:
    """A server at whose door somebody knocks."""

    def __init__(self, **limits: Any) -> None:
        self.door: Any = doorway(Limits(**limits))
        self.loop = Loop()
        self.config = uvicorn.Config(app, log_config=None, ws="none")

    def knock(self, address: str = "192.0.2.7") -> tuple[H11Protocol, Wire]:
        wire = Wire(address)
        guest: H11Protocol = self.door(self.config, ServerState(), {}, cast(Any, self.loop))
        wire.protocol = guest
        guest.connection_made(cast(Any, wire))
        return guest, wire

    @property
    def waiting(self) -> dict[str, list[float]]:
        return {home: list(those.values()) for home, those in self.door.waiting.items()}

    @property
    def patience(self) -> list[float]:
        """When those that have not asked yet are let go."""
        return [later.at for later in self.loop.later if not later.cancelled]


def test_whoever_comes_asks_within_some_seconds():
    house = House(seconds_to_ask=15)
    guest, wire = house.knock()
    assert (house.waiting, house.patience) == ({"192.0.2.7": [100.0]}, [115.0])
    house.loop.now += 5
    guest.data_received(HALF)
    assert (house.waiting, house.patience) == ({"192.0.2.7": [100.0]}, [115.0]), "it gets no more time for half of it"
    house.loop.later[0].do()
    assert wire.aborted
    guest.data_received(b"\r\n")
    assert (house.waiting, house.patience) == ({}, []), "now the request is whole"


def test_a_body_is_waited_for_too():
    house = House()
    guest, _ = house.knock()
    guest.data_received(b"POST /api/setups HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{")
    assert len(house.patience) == 1
    guest.data_received(b"}")
    assert house.patience == []


def test_what_comes_after_a_request_is_waited_for_anew():
    house = House(seconds_to_ask=15)
    guest, _ = house.knock()
    guest.data_received(HALF + b"\r\n")
    assert house.waiting == {}
    house.loop.now += 50
    guest.conn = type(guest.conn)(guest.conn.our_role)
    guest.data_received(HALF)
    assert (house.waiting, house.patience) == ({"192.0.2.7": [150.0]}, [165.0])


def test_whoever_speaks_another_protocol_since_may_take_their_time():
    house = House()
    guest, wire = house.knock()
    wire.protocol = "a socket"
    guest.data_received(HALF)
    assert (house.waiting, house.patience) == ({}, [])


def test_who_hangs_up_is_not_waited_for():
    house = House()
    guest, _ = house.knock()
    other, _ = house.knock()
    assert guest in guest.connections
    guest.connection_lost(None)
    assert guest not in guest.connections
    assert (len(house.patience), house.waiting) == (1, {"192.0.2.7": [100.0]})
    other.data_received(HALF + b"\r\n")
    other.connection_lost(None)
    assert house.waiting == {}


def test_the_oldest_of_a_household_give_way_but_not_at_once():
    house = House(half_open=2)
    wires = []
    for _ in range(2):
        wires.append(house.knock()[1])
        house.loop.now += AT_ONCE / 2
    wires += [house.knock()[1], house.knock("192.0.2.8")[1]]
    assert [wire.aborted for wire in wires] == [True, False, False, False], "two of a household, and the others"
    house.loop.now += AT_ONCE / 4
    wires.append(house.knock()[1])
    assert [wire.aborted for wire in wires] == [True, False, False, False, False], "it came less than a second ago"
    house.loop.now += AT_ONCE / 4
    house.knock()
    assert [wire.aborted for wire in wires] == [True, True, False, False, False]


def test_so_many_of_a_household_may_take_their_time():
    house = House(half_open=2)
    wires = []
    for _ in range(2):
        wires.append(house.knock()[1])
        house.loop.now += 2 * AT_ONCE
    assert [wire.aborted for wire in wires] == [False, False]


def test_a_household_of_ipv6_is_its_network_and_who_has_no_address_is_nobody():
    house = House()
    for address in ("2001:db8::1", "2001:db8::2", ""):
        house.knock(address)
    assert {home: len(those) for home, those in house.waiting.items()} == {"2001:db8::/64": 2, "": 1}


# --- files -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("soft", "hard", "raised"),
    [
        (100, 10_000, (220, 10_000)), (100, 150, (150, 150)), (219, 10_000, (220, 10_000)), (220, 10_000, None),
        (300, 10_000, None), (100, resource.RLIM_INFINITY, (220, resource.RLIM_INFINITY)),
        (resource.RLIM_INFINITY, resource.RLIM_INFINITY, None),
    ],
)  # fmt: skip
def test_each_connection_is_a_file_of_which_there_are_enough(monkeypatch, soft, hard, raised):
    done: list[object] = []
    monkeypatch.setattr(doors, "SPARE", 20)
    monkeypatch.setattr(resource, "getrlimit", lambda what: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda what, limits: done.append(limits))
    raise_file_limit(Limits(connections=100))
    assert done == ([raised] if raised else [])
    assert SPARE == 200


def test_a_system_that_gives_no_more_files_is_not_forced(monkeypatch):
    def refuse_it(what: int, limits: tuple[int, int]) -> None:
        raise ValueError("no")

    monkeypatch.setattr(resource, "getrlimit", lambda what: (10, 10_000))
    monkeypatch.setattr(resource, "setrlimit", refuse_it)
    raise_file_limit(Limits())
    assert resource.getrlimit(0) == (10, 10_000)


# --- households --------------------------------------------------------------------------------------------------


def test_so_many_of_a_household_and_in_all_are_let_in():
    homes = Homes(Limits(connections=3, from_one_address=2))
    assert [homes.enter("a") for _ in range(3)] == [True, True, False]
    assert [homes.enter("b") for _ in range(2)] == [True, False]
    homes.leave("a")
    assert dict(homes._open) == {"a": 1, "b": 1}
    assert homes.enter("b")
    homes.leave("a")
    assert dict(homes._open) == {"b": 2}, "who has gone is forgotten"


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("127.0.0.1:1", True), ("[fe80::1%eth0]:1", True), ("", True), ("localhost", True), ("x.localhost", True),
        ("games.example:9", True), ("evil.example", False), ("[", False), ("xlocalhost", False),
    ],
)  # fmt: skip
def test_a_server_is_asked_for_by_its_names(host, ours):
    assert is_ours(host, {"games.example"}) is ours


def test_a_server_has_the_name_of_its_machine_and_what_the_host_says(monkeypatch):
    monkeypatch.setattr(doors.socket, "gethostname", lambda: "Box")
    assert own_names(Limits(hosts=["Games.Example"])) == {"box", "box.local", "games.example"}


def test_a_line_packs_a_view_against_the_one_before_it():
    line = Line(House().config, ServerState(), {}, cast(Any, Loop()))
    (packing,) = cast(Any, line.conn.available_extensions)
    assert isinstance(packing, ServerPerMessageDeflateFactory)
    assert (packing.server_max_window_bits, packing.client_max_window_bits) == (15, 12)
    assert packing.compress_settings == {"memLevel": 5, "level": 5}
