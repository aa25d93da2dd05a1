"""The lobby: games and their setups, new matches, invitations, the list of a browser."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from rulebound.kernel.game import SetupOption, ValueFacts, load_game
from rulebound.kernel.match import Match
from rulebound.kernel.parting import BESIDE
from rulebound.kernel.text import Text
from rulebound.kernel.view import Face
from rulebound.table.answers import NOT_FOUND, REFUSED
from rulebound.table.lobby import _field, rule_view, summary
from rulebound.table.stored import Key


def problem(response) -> str:
    assert response.headers["content-type"] == "application/json"
    return str(response.json()["text"]["id"])


def test_the_start_page_learns_games_players_and_languages(server):
    lobby = server.http.get("/api/lobby").json()
    guardians = next(game for game in lobby["games"] if game["id"] == "guardians")
    assert guardians["seats"] == 3
    assert guardians["title"]["id"] == "guardians-title"
    players = next(option for option in guardians["options"] if option["id"] == "players")
    assert [value["value"] for value in players["values"]] == [2, 3, 4, 5, 6, 7, 8]
    boxes = next(option for option in guardians["options"] if option["id"] == "boxes")
    assert boxes["values"][1]["title"]["id"] == "guardians-option-boxes-both"
    assert lobby["players"][:5] == ["random", "easy", "fair", "strong", "expert"]
    assert not {"heuristic", "search"} & set(lobby["players"]), "what the levels are made of is no level"
    assert next(language["code"] for language in lobby["languages"]) == "en"
    assert {"en", "uk", "ru", "pl"} == {language["code"] for language in lobby["languages"]}


def test_a_language_is_one_text_of_messages(server):
    russian = server.http.get("/api/catalogues/ru").text
    assert "refused-invite = " in russian
    assert "guardians-title = " in russian
    missing = server.http.get("/api/catalogues/xx")
    assert missing.status_code == 404
    assert problem(missing) == "refused-language"


def test_a_rule_is_told_with_its_section(server):
    rule = server.http.get("/api/rules/guardians.setup.keep_one_hero").json()
    assert rule["section"]
    assert rule["statement"]
    assert problem(server.http.get("/api/rules/guardians.no.such")) == "refused-rule"
    assert problem(server.http.get("/api/rules/nonsense")) == "refused-rule"


def test_what_rules_say_in_full_is_told_for_one_game_in_one_language(server):
    told = server.http.get("/api/catalogues/uk/champions")
    assert told.headers["content-type"] == "text/plain; charset=utf-8"
    assert "champions-statement-guard-villain-cannot-be-attacked = " in told.text
    assert server.http.get("/api/catalogues/en/champions").text == ""
    assert problem(server.http.get("/api/catalogues/xx/champions")) == "refused-language"
    assert problem(server.http.get("/api/catalogues/uk/chess")) == "refused-game"


@pytest.mark.parametrize("id", sorted(BESIDE))
def test_what_the_table_itself_rules_is_told_like_a_rule(id):
    told = rule_view(id)
    assert (told.id, told.section) == (id, "Rulebound")
    assert told.statement.endswith(".")


def test_every_card_of_a_game(server):
    cards = server.http.get("/api/games/guardians/cards").json()["cards"]
    assert len(cards) == len(load_game("guardians").faces())
    assert problem(server.http.get("/api/games/chess/cards")) == "refused-game"


def test_a_setup_is_checked_with_the_sentence_of_the_game(server):
    fine = server.post("/api/setups", {"game": "guardians", "setup": {"players": 5, "boxes": "both"}}).json()
    assert fine["seats"] == 5
    assert fine["setup"]["teams"] == 0
    wrong = server.post("/api/setups", {"game": "guardians", "setup": {"players": 5}})
    assert wrong.status_code == 400
    assert problem(wrong) == "guardians-refused-boxes"


def test_the_setup_page_learns_which_cards_stand_for_what(server):
    games = {game["id"]: game for game in server.http.get("/api/lobby").json()["games"]}
    champions = {option["id"]: option for option in games["champions"]["options"]}
    heroes = champions["heroes"]
    assert heroes["seats"] == [1, 4]
    assert all(value["face"]["kind"] == "hero" for value in heroes["values"])
    assert all(value["face"]["kind"] == "villain" for value in champions["villain"]["values"])
    assert "seats" not in champions["villain"]
    decks = {value["value"]: value for value in champions["decks"]["values"]}
    assert decks["spider_man_aggression"]["fits"] == "spider_man"
    assert decks["spider_man_aggression"]["face"]["faction"] == "aggression"
    assert sum(decks["spider_man_aggression"]["deck"].values()) == 40
    versus = next(option for option in games["versus"]["options"] if option["id"] == "decks")
    assert versus["seats"] == [2, 2]
    assert all(value["face"]["code"] in value["deck"] for value in versus["values"])


@pytest.mark.parametrize(
    ("game", "taken", "more"),
    [("champions", ["black_panther"], {"heroes": ["black_panther"]}), ("versus", ["doom", "x-men"], {})],
)
def test_an_own_deck_is_given_by_its_cards_and_refused_by_the_game(server, game, taken, more):
    options = next(one["options"] for one in server.http.get("/api/lobby").json()["games"] if one["id"] == game)
    lists = {v["value"]: v["deck"] for option in options for v in option["values"] if v.get("deck")}
    first, *others = [lists[name] for name in taken]
    fine = server.post("/api/setups", {"game": game, "setup": {"decks": [first, *others], **more}})
    assert fine.status_code == 200
    assert fine.json()["seats"] == len(taken)
    for spoilt in ({**first, "XX-999": 1}, dict(list(first.items())[1:])):
        wrong = server.post("/api/setups", {"game": game, "setup": {"decks": [spoilt, *others], **more}})
        assert wrong.status_code == 400
        assert problem(wrong) == f"{game}-refused-deck"


def test_a_monstrous_deck_costs_nothing(server):
    """VS System sets no limit to a deck, nor to the copies of an army card; the server does."""
    for copies in (401, 10**9, 10**18):
        deck = {"VS-001": copies}
        for path in ("/api/setups", "/api/matches"):
            refused = server.post(path, {"game": "versus", "setup": {"decks": [deck, deck]}})
            assert refused.status_code == 400
            assert problem(refused) == "refused-deck-size"
    deck = {"VS-001": 400}
    assert server.post("/api/setups", {"game": "versus", "setup": {"decks": [deck, deck]}}).status_code == 200


def test_the_list_shows_the_position_that_everyone_may_see(tmp_path, serve):
    server = serve(tmp_path)
    created = server.new("me", "random", seed=6)
    guest = server.sit(created["token"])
    guest.take(0)
    guest.rest()
    (live,) = server.post("/api/mine", {"tokens": [created["token"]]}).json()
    areas = {area.get("owner"): area for area in live["position"]}
    assert set(areas) == {0, 1, None}
    assert {counter["id"] for counter in areas[0]["counters"]} == {"energy", "wins"}
    assert areas[1]["rows"] == [["guardians"]]
    assert live["host"]
    guest.close()
    server.stop()
    server.start()
    (stored,) = server.post("/api/mine", {"tokens": [created["token"]]}).json()
    assert stored["position"] == live["position"]
    assert stored["answers"] == live["answers"]


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ({"game": "chess"}, "refused-game"),
        ({"game": "guardians", "setup": {"players": 99}}, "guardians-refused-players"),
        ({"game": "guardians", "setup": {"colour": "red"}}, "refused-setup-field"),
        ({"game": "guardians", "seats": [{"kind": "open"}] * 4}, "refused-seats"),
        ({"game": "guardians", "seats": [{"kind": "computer", "player": "oracle"}]}, "refused-player"),
        ({"game": "guardians", "seats": [{"kind": "cat"}]}, "refused-request"),
        ({"game": "guardians", "seed": -1}, "refused-request"),
        ({}, "refused-request"),
        ([], "refused-request"),
    ],
)
def test_an_impossible_match_is_refused_in_a_sentence(server, body, why):
    response = server.post("/api/matches", body)
    assert response.status_code == 400
    assert problem(response) == why


def test_malformed_and_oversized_bodies_are_refused(server):
    broken = server.http.post("/api/matches", content=b'{"game":', headers={"content-type": "application/json"})
    assert broken.status_code == 400
    assert problem(broken) == "refused-request"
    large = server.post("/api/matches", {"game": "guardians", "setup": {"x": "y" * 70_000}})
    assert large.status_code == 413
    assert problem(large) == "refused-request"


def test_an_invitation_gives_a_seat_once(server):
    created = server.new("me", "open", "random")
    invite = created["invites"][0]
    assert invite["seat"] == 1
    joined = server.join(invite["invite"], "  Mira\n\u202e")
    assert (joined["seats"], joined["match"]) == ([1], created["match"])
    again = server.post("/api/invites", {"invite": invite["invite"]})
    assert again.status_code == 400
    assert problem(again) == "refused-invite"
    with_seat = server.sit(joined["token"])
    assert with_seat.table["seats"][1] == {
        "seat": 1, "kind": "person", "name": "Mira", "player": "", "kept": False, "connected": True, "awaited": True,
        "gone": False, "can": [], "left": None, "plan": None,
    }  # fmt: skip
    with_seat.close()


def test_a_browser_lists_its_matches(server):
    first = server.new("me", "random")
    second = server.new("me", "open")
    listed = server.post("/api/mine", {"tokens": [first["token"], "x" * 32, second["token"]]}).json()
    assert {match["match"] for match in listed} == {first["match"], second["match"]}
    assert all(match["your_move"] and match["yours"] == [0] for match in listed)
    assert all("seed" not in match for match in listed)
    invited = server.post("/api/mine", {"tokens": [second["invites"][0]["invite"]]}).json()
    assert invited == []


def test_a_saved_file_is_played_on_or_studied(server):
    match = Match(load_game("guardians"), {"players": 2}, 5)
    for _ in range(6):
        seat = next(iter(match.choices))
        match.answer(seat, 0)
    record = match.record()
    body = {"record": {"game": record.game, "version": record.version, "setup": record.setup, "seed": record.seed,
                       "answers": record.answers}}  # fmt: skip
    created = server.post("/api/records", {**body, "seats": [{"kind": "me"}, {"kind": "me"}]}).json()
    guest = server.sit(created["token"])
    assert guest.view["answers"] == 6
    assert guest.table["may_save"]
    guest.close()
    study = server.post("/api/records", {**body, "study": True, "upto": 4}).json()
    reader = server.sit(study["token"])
    assert (reader.table["kind"], reader.view["answers"]) == ("study", 4)
    assert reader.ask("look", seat=1)["type"] == "done"
    assert reader.ask("past", answers=1)["view"]["answers"] == 1
    reader.close()
    body["record"]["answers"] = [[0, "fly"]]
    refused = server.post("/api/records", body)
    assert refused.status_code == 400
    assert problem(refused) == "refused-match-stuck"


def test_headers_keep_other_sites_out(server):
    for path in ("/", "/api/lobby", "/nowhere", "/api/rules/x", "/api"):
        headers = server.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers
    other = server.http.post("/api/setups", json={"game": "guardians"}, headers={"origin": "https://evil.example"})
    assert other.status_code == 403
    assert problem(other) == "refused-origin"
    own = server.http.post("/api/setups", json={"game": "guardians"}, headers={"origin": server.url})
    assert own.status_code == 200


def test_words_and_page_are_compressed_and_secrets_are_not(server):
    assert server.http.get("/api/catalogues/en").headers.get("content-encoding") == "gzip"
    seats = [{"kind": "open", "name": "x" * 40}] * 8
    setup = {"players": 8, "boxes": "both"}
    created = server.post("/api/matches", {"game": "guardians", "setup": setup, "seats": seats})
    assert created.status_code == 201
    assert "content-encoding" not in created.headers


def test_the_reference_page_lists_every_request(server):
    page = server.http.get("/api").text
    for path in server.http.get("/api/schema/openapi.json").json()["paths"]:
        assert path in page
    assert "<code>seed</code> integer or string or null</li>" in page


def test_a_value_of_a_setup_is_shown_by_its_own_face_or_its_card_or_not_at_all():
    class Toy:
        id = "toy"

        def faces(self) -> list[Face]:
            return [Face(code, Text(code), "kind", "") for code in ("c1", "c2")]

    own = Face("own", Text("own"), "kind", "")
    facts = {"a": ValueFacts("c2", {"k": 2}, "x"), "b": ValueFacts(face=own)}
    option = SetupOption("heroes", ["a", "b", "c"], "a", True, (1, 3), facts)
    field = _field(cast(Any, Toy()), option)
    shown = [(value.value, value.face and value.face.code, value.deck, value.fits) for value in field.values]
    assert shown == [("a", "c2", {"k": 2}, "x"), ("b", "own", {}, ""), ("c", None, {}, "")]
    assert (field.id, field.default, field.many, field.seats) == ("heroes", "a", True, (1, 3))


def test_the_lobby_makes_up_no_examples_of_what_it_refuses():
    specs = {**REFUSED, **NOT_FOUND}
    assert list(specs) == [400, 413, 429, 404]
    assert not any(spec.generate_examples for spec in specs.values())
    assert len({spec.description for spec in specs.values()}) == 4


def test_the_lobby_passes_over_a_match_that_was_deleted_meanwhile():
    async def key(hash: str) -> Key:
        return Key("m", "holder", [0])

    async def match(id: str) -> None:
        return None

    tables: Any = SimpleNamespace(storage=SimpleNamespace(key=key, match=match))
    assert asyncio.run(summary(tables, "token")) is None
