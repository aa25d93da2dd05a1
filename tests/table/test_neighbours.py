"""Two servers on one PostgreSQL, connected by Redis: people at one table see each other through both."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rulebound.testing.throwaway import Postgres, throwaway_redis
from tests.table.guest import Guest, Server, ServerHere


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[list[Server]]:
    database = postgres.new_database()
    with throwaway_redis() as redis:
        servers: list[Server] = [ServerHere(tmp_path_factory.mktemp("server"), database, redis=redis) for _ in range(2)]
        yield servers
        for server in servers:
            server.stop()
            assert "Traceback" not in server.said()


@pytest.fixture
def pair(servers: list[Server]) -> Iterator[tuple[Guest, Guest]]:
    """Two people of one match, each at another server."""
    created = servers[0].new("me", "open", "open", "random", seed=4)
    invites = [invite["invite"] for invite in created["invites"]]
    joined = servers[1].join(invites[0], "Mira")
    first, second = servers[0].sit(created["token"]), servers[1].sit(joined["token"])
    third = servers[1].sit(servers[0].join(invites[1])["token"])
    yield first, second
    for guest in (first, second, third):
        guest.close()


def test_both_see_who_is_there_and_what_happens(pair):
    first, second = pair
    first.wait(lambda: first.table["seats"][1]["connected"] and first.table["seats"][2]["connected"])
    second.wait(lambda: second.table["seats"][0]["connected"])
    assert first.table["seats"][1]["name"] == "Mira"
    first.take(0)
    second.wait(lambda: second.view["answers"] == 1)
    second.take(1)
    first.wait(lambda: first.view["answers"] == 2)
    assert len(first.log) == len(second.log)


def test_an_undo_is_asked_for_and_granted_across_servers(pair):
    first, second = pair
    first.take(0)
    second.wait(lambda: second.view["answers"] == 1)
    second.take(1)
    first.wait(lambda: first.view["answers"] == 2)
    assert first.table["undo"][0]["can"] == "ask"
    first.ask("undo", seat=0)
    second.wait(lambda: second.table["request"] is not None)
    second.ask("agree", number=second.table["request"]["number"], agree=False)
    first.until("refused")
    first.settle()
    assert first.table["request"] is None
    first.ask("undo", seat=0)
    second.wait(lambda: second.table["request"] is not None)
    second.ask("agree", number=second.table["request"]["number"], agree=True)
    first.wait(lambda: first.view["answers"] == 0)
    second.wait(lambda: second.view["answers"] == 0)
    second.take(1)
    first.wait(lambda: first.view["answers"] == 1)


def test_a_whole_game_with_a_computer_player_through_two_servers(servers):
    created = servers[0].new("me", "open", "heuristic", seed=6)
    friend = servers[1].join(created["invites"][0]["invite"])
    guests = [servers[0].sit(created["token"]), servers[1].sit(friend["token"])]
    number = 0
    while not guests[0].view.get("result") and number < 400:
        for seat, guest in enumerate(guests):
            guest.rest()
            if guest.choice(seat) is None:
                continue
            reply = guest.take(seat, number)
            assert reply["type"] == "done" or reply["text"]["id"] in ("refused-late", "refused-seat"), reply
            number += 1
        guests[0].rest()
    guests[1].wait(lambda: bool(guests[1].view.get("result")))
    assert guests[0].view["result"] == guests[1].view["result"]
    assert guests[0].view["answers"] == guests[1].view["answers"]
    for guest in guests:
        guest.close()


def test_a_seat_that_gets_a_new_link_at_one_server_is_lost_at_the_other(servers):
    created = servers[0].new("me", "open", "random", seed=2)
    friend = servers[1].join(created["invites"][0]["invite"], "Mira")
    guest = servers[1].sit(friend["token"])
    fresh = servers[0].post("/api/seats", {"token": created["token"], "seat": 1}).json()
    assert guest.until("refused")["text"]["id"] == "refused-revoked"
    back = servers[1].sit(servers[1].join(fresh["invite"], "Jan")["token"])
    assert back.table["seats"][1]["name"] == "Jan"
    host = servers[0].sit(created["token"])
    host.wait(lambda: host.table["seats"][1]["name"] == "Jan")
    assert back.take(1)["type"] == "done"
    assert servers[0].post("/api/removals", {"token": created["token"]}).status_code == 200
    for one in (host, back):
        assert one.until("refused")["text"]["id"] == "refused-removed"
        one.close()
    guest.close()


def test_who_leaves_at_one_server_is_gone_at_the_other(servers):
    created = servers[0].new("me", "open")
    friend = servers[1].join(created["invites"][0]["invite"])
    host, guest = servers[0].sit(created["token"]), servers[1].sit(friend["token"])
    host.wait(lambda: host.table["seats"][1]["connected"])
    guest.close()
    host.wait(lambda: not host.table["seats"][1]["connected"])
    assert host.ask("stand_in", seat=1, player="random")["type"] == "done"
    host.take(0)
    host.wait(lambda: host.view["answers"] >= 2)
    host.close()
