"""Matches that nobody visits leave the memory and come back from the storage."""

from __future__ import annotations

import time

from tests.table.guest import Guest


def test_idle_matches_make_room_and_come_back(tmp_path, serve):
    server = serve(tmp_path, limits={"tables": 2, "idle": 0.5})
    created = [server.new("me", "open", seed=seed) for seed in range(4)]
    for match in created:
        guest = server.sit(match["token"])
        guest.take(0)
        guest.close()
        time.sleep(2.2)  # until it is noted and let go
    for match in created:
        guest = server.sit(match["token"])
        assert guest.view["answers"] == 1
        assert guest.ask("undo", seat=0)["type"] == "done"
        guest.wait(lambda guest=guest: guest.view["answers"] == 0)
        guest.close()
        time.sleep(2.2)
    guests = [server.sit(match["token"]) for match in created[:2]]
    third = Guest(server.url, None)
    third.send({"type": "hello", "token": created[2]["token"]})
    assert third.read()["text"]["id"] == "refused-full"
    for guest in guests:
        guest.close()
