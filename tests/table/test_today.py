"""The game of the day: one deal for everybody, playable on any day, and never with other people."""

from __future__ import annotations

from datetime import date, timedelta

from rulebound.kernel.game import game_names, load_game
from rulebound.table.founding import seats_of
from rulebound.table.limits import Limits
from rulebound.table.today import game_of_the_day

DAYS = [date(2026, 11, 18) + timedelta(days=n) for n in range(60)]


def test_every_day_has_a_game_that_can_be_played_and_they_differ():
    games = [game_of_the_day(day) for day in DAYS]
    for one in games:
        assert seats_of(load_game(one.game), one.setup, Limits()).seats >= 1
    assert {one.game for one in games} == set(game_names())
    champions = {str(one.setup) for one in games if one.game == "champions"}
    assert len(champions) > 2
    game_of_the_day.cache_clear()
    assert [game_of_the_day(day) for day in DAYS] == games


def test_everybody_is_dealt_the_same_alone_and_nobody_with_friends(server):
    today = server.http.get("/api/today").json()
    wish = {"game": today["game"], "setup": today["setup"], "seed": today["seed"]}
    made = server.http.post("/api/matches", json={**wish, "seats": [{"kind": "me"}]})
    assert made.status_code == 201
    refused = server.http.post("/api/matches", json={**wish, "seats": [{"kind": "me"}, {"kind": "open"}]})
    assert (refused.status_code, refused.json()["text"]["id"]) == (400, "refused-seed")
