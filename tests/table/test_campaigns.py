"""Campaigns at the table: begun, played match by match, their result taken on, loaded from a file."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rulebound.games.fellowship import GAME
from rulebound.kernel.chance import Chance
from rulebound.kernel.match import Match

NEW = {"game": "fellowship", "decks": ["leadership", "spirit"], "names": ["Anna", "Borys"], "expert": True}


def begun(server, **more: object) -> dict[str, Any]:
    found: dict[str, Any] = server.post("/api/campaigns", {**NEW, **more}).json()
    return found


def problem(response) -> str:
    assert response.status_code == 400
    return str(response.json()["text"]["id"])


def played_out(setup: dict[str, Any]) -> dict[str, Any]:
    """A match of that setup, played to its end at random, as a record."""
    match = Match(GAME, setup, 1)
    dice = Chance(1)
    while match.choices:
        seat = min(match.choices)
        match.answer(seat, dice.below(len(match.choices[seat].options)))
    found: dict[str, Any] = msgspec.to_builtins(match.record())
    return found


def test_the_lobby_says_which_games_have_campaigns(server):
    games = {game["id"]: game["campaign"] for game in server.http.get("/api/lobby").json()["games"]}
    assert games["fellowship"] is True
    assert games["guardians"] is False


def test_a_campaign_begins_and_its_setup_makes_a_match(server):
    campaign = begun(server)
    assert [player["name"] for player in campaign["log"]["players"]] == ["Anna", "Borys"]
    assert campaign["sheet"][0]["title"]["id"] == "fellowship-campaign-players"
    made = server.post("/api/matches", {"game": "fellowship", "setup": campaign["setup"]}).json()
    now = server.post("/api/campaigns/after", {"token": made["token"]}).json()
    assert (now["playing"], now["setup"], now["log"]) == (True, None, campaign["log"])


def test_a_match_that_is_over_goes_into_the_log_and_the_next_one_follows(server):
    campaign = begun(server, mode="easy")
    made = server.post("/api/records", {"record": played_out(campaign["setup"])}).json()
    now = server.post("/api/campaigns/after", {"token": made["spectate"]}).json()
    assert (now["log"]["lost"], now["playing"]) == (1, False)
    again = server.post("/api/matches", {"game": "fellowship", "setup": now["setup"]})
    assert again.json()["game"] == "fellowship"
    assert server.post("/api/campaigns/loaded", {"campaign": now["file"]}).json() == now


def test_what_is_no_campaign_is_refused_with_a_sentence(server):
    made = server.post("/api/matches", {"game": "fellowship", "setup": {}}).json()
    assert problem(server.post("/api/campaigns/after", {"token": made["token"]})) == "refused-match-no-campaign"
    assert problem(server.post("/api/campaigns/after", {"token": "x" * 20})) == "refused-token"
    invited = server.post("/api/matches", {"game": "fellowship", "setup": {}, "seats": [{"kind": "open"}]}).json()
    link = invited["invites"][0]["invite"]
    assert problem(server.post("/api/campaigns/after", {"token": link})) == "refused-token"
    file = begun(server)["file"]
    broken = {**file, "log": {**file["log"], "prisoner": "nobody"}}
    assert problem(server.post("/api/campaigns/loaded", {"campaign": broken})) == "fellowship-refused-log"


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"game": "guardians"}, "refused-no-campaign"),
        ({"decks": ["moria"]}, "fellowship-refused-deck-name"),
        ({"decks": [{"1": 1, "13": 10**9}]}, "refused-deck-size"),
        ({"mode": "hard"}, "fellowship-refused-campaign-no-mode"),
        ({"after": {"players": []}}, "fellowship-refused-log"),
    ],
)
def test_a_campaign_that_cannot_be_is_refused(server, changes, why):
    assert problem(server.post("/api/campaigns", {**NEW, **changes})) == why
