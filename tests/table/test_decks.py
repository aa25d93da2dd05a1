"""Decks over HTTP: judged by the game, read and written for other programs, kept behind a link."""

from __future__ import annotations

import pytest

from rulebound.decks.box import building_of
from rulebound.kernel.game import load_game
from rulebound.table.decks import shelf
from rulebound.table.storage import Storage
from tests.table.storing import using


def starter(**changes: object) -> dict[str, object]:
    deck = building_of(load_game("champions")).built_in()["spider_man"]
    return {"game": "champions", "leaders": ["01001a"], "cards": deck.cards, "name": "Mine", **changes}


def test_the_shelf_of_a_game(server) -> None:
    told = server.http.get("/api/games/fellowship/decks").json()
    assert (len(told["leaders"]), told["most_leaders"], len(told["cards"])) == (12, 3, 61)
    assert shelf(load_game("champions")).comes_with["01001a"]["01005"] == 3
    assert told["ready"]["lore"]["leaders"] == ["10", "11", "12"]
    assert told["formats"] == ["text", "octgn", "toml"]
    assert shelf(load_game("versus")).formats == shelf(load_game("champions")).formats == ["text", "toml"]
    assert server.http.get("/api/games/guardians/decks").status_code == 404


def test_a_deck_is_judged_by_its_game_with_the_rules(server) -> None:
    legal = server.http.post("/api/decks/judged", json=starter()).json()
    assert (legal["size"], legal["problems"]) == (40, [])
    assert legal["setup"] == {"heroes": "spider_man", "decks": starter()["cards"]}
    told = server.http.post("/api/decks/judged", json=starter(cards={"01005": 1})).json()
    assert [problem["rule"] for problem in told["problems"]] == [
        "champions.deckbuilding.size", "champions.deckbuilding.all_identity_specific_cards",
    ]  # fmt: skip
    nobody = server.http.post("/api/decks/judged", json=starter(leaders=[])).json()
    assert nobody["problems"][0]["rule"] == "champions.deckbuilding.one_identity"
    assert nobody["problems"][0]["text"] == {"id": "champions-deck-no-hero"}


def test_a_list_is_read_and_written(server) -> None:
    file = server.http.post("/api/decks/written", json={"deck": starter(name="Mine & Yours"), "format": "text"}).json()
    assert file["file"] == "mine-yours.txt"
    said = server.http.post("/api/decks/read", json={"game": "champions", "text": file["text"]}).json()
    assert said["deck"]["leaders"] == ["01001a"]
    assert said["deck"]["cards"] == starter()["cards"]
    assert (said["missing"], said["judged"]["problems"]) == ([], [])
    lemons = server.http.post("/api/decks/read", json={"game": "champions", "text": "2x Lemon\n1x Energy"}).json()
    assert lemons["missing"] == [{"said": "Lemon", "copies": 2}]


def test_a_deck_is_kept_behind_a_link_that_says_what_is_in_it(server) -> None:
    kept = server.http.post("/api/decks", json=starter()).json()
    assert server.http.post("/api/decks", json=starter()).json()["id"] == kept["id"]
    assert server.http.post("/api/decks", json=starter(name="Yours")).json()["id"] != kept["id"]
    assert server.http.get(f"/api/decks/{kept['id']}").json() == kept
    assert kept["deck"]["cards"] == starter()["cards"]
    gone = server.http.get("/api/decks/" + "0" * 20)
    assert (gone.status_code, gone.json()["text"]["id"]) == (404, "refused-deck-link")


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("decks", starter(cards={"lemon": 1}), 400),
        ("decks", starter(cards={"01005": 0}), 400),
        ("decks", starter(cards={"01005": 10_000}), 400),
        ("decks", starter(cards={str(n): 1 for n in range(501)}), 400),
        ("decks", starter(name="x" * 41), 400),
        ("decks", starter(game="guardians"), 400),
        ("decks/judged", starter(game="chess"), 400),
        ("decks/judged", starter(leaders=["x"] * 21), 400),
        ("decks/read", {"game": "champions", "text": "x" * 100_001}, 400),
        ("decks/read", {"game": "champions", "text": "x" * 700_000}, 413),
        ("decks/read", {"game": "champions", "text": '<!DOCTYPE d [<!ENTITY a "b">]><deck/>'}, 400),
        ("decks/written", {"deck": starter(), "format": "exe"}, 400),
    ],
)
def test_what_cannot_be_is_one_sentence(server, path, body, status) -> None:
    answer = server.http.post(f"/api/{path}", json=body)
    assert answer.status_code == status
    assert answer.json()["text"]["id"]


def test_when_there_are_too_many_decks_the_ones_not_looked_at_for_longest_give_way(url) -> None:
    async def work(storage: Storage) -> None:
        for id in ("a", "b", "c"):
            await storage.keep_deck(id, id.encode(), 2)
        found = [await storage.deck(id) for id in ("a", "b", "c")]
        assert (found.count(None), found[2]) == (1, b"c")
        rows = [row async for name, row in storage.rows() if name == "decks"]
        assert len(rows) == 2

    using(url, work)
