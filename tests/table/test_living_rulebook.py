"""The living rulebook: what goes with a rule is read off the source that decides it."""

import pytest

from rulebound.kernel.game import game_names, load_game
from rulebound.kernel.match import Match
from rulebound.kernel.position import POSITION, lead
from rulebound.kernel.rulebook import Chapter, Rule, Rulebook, Topic
from rulebound.table.living_rulebook import living_rulebook, position_boards, rules_beside

SOURCE = """
def mate(s):
    \"\"\"The king is caught: chess.end.mate\"\"\"
    if check(s, rule="chess.move.check"):
        yield "chess.move.check", "chess.end.stale", "chess.end.unknown"


def castle(s):
    return "chess.move.king"
"""


def book():
    rules = [Rule(f"chess.{id}", "S", "k", "s", "c") for id in ("move.king", "move.check", "end.mate", "end.stale")]
    return Rulebook("chess", rules, {"moving": {"moves": ["move"]}, "ending": {"end": ["end"]}})


def test_rules_that_one_function_cites_go_together_if_they_stand_on_different_pages(tmp_path):
    (tmp_path / "mate.py").write_text(SOURCE)
    assert rules_beside(book(), tmp_path) == {
        "chess.move.king": [],
        "chess.move.check": ["chess.end.mate", "chess.end.stale"],
        "chess.end.mate": ["chess.move.check"],
        "chess.end.stale": ["chess.move.check"],
    }
    assert book().chapters[0] == Chapter("moving", [Topic("moves", ["chess.move.king", "chess.move.check"])])


def entry(id):
    return next(rule for rule in living_rulebook(id.partition(".")[0]).rules if rule.id == id)


@pytest.mark.parametrize(
    ("rule", "cards"),
    [
        ("champions.guard.villain_cannot_be_attacked", {"01120", "01182"}),  # keywords="guard"
        ("champions.uses.enters_with_counters", {"01008"}),  # uses=3
        ("champions.attack.labelled_ability", {"01005"}),  # attack(8, …) makes an attack
        ("fellowship.sentinel.normal_requirements", {"1"}),
        ("guardians.effect.shoot_to_kill", {"shot"}),  # named on the card itself
    ],
)
def test_a_card_is_about_the_rules_of_its_keywords_and_of_the_words_it_is_made_of(rule, cards):
    assert cards <= set(entry(rule).cards)


def test_a_card_without_the_keyword_is_not_about_it():
    assert "01005" not in entry("champions.guard.villain_cannot_be_attacked").cards


@pytest.mark.parametrize("game", game_names())
def test_whatever_goes_with_a_rule_is_there(game):
    told = living_rulebook(game)
    ids, codes = {rule.id for rule in told.rules}, {face.code for face in load_game(game).faces()}
    assert all(set(rule.related) <= ids - {rule.id} for rule in told.rules)
    assert all(set(rule.cards) <= codes for rule in told.rules)
    assert sum(bool(rule.related) for rule in told.rules) > len(told.rules) / 4
    assert sum(bool(rule.cards) for rule in told.rules) >= 10


def test_the_rulebook_of_a_game_is_served_whole(server):
    told = server.http.get("/api/games/guardians/rules").json()
    assert (told["game"], told["language"]) == ("guardians", "ru")
    assert len(told["rules"]) == len(load_game("guardians").rulebook)
    assert told["chapters"][0]["topics"][0] == {
        "id": "overview",
        "rules": [rule["id"] for rule in told["rules"] if rule["id"].startswith("guardians.overview.")],
    }
    refused = server.http.get("/api/games/chess/rules")
    assert (refused.status_code, refused.json()["text"]["id"]) == (404, "refused-game")


@pytest.mark.parametrize("game", game_names())
def test_a_position_has_a_board_before_its_first_step_and_after_each(game):
    for position in living_rulebook(game).positions:
        boards = position_boards(game, position.id).boards
        assert len(boards) == len(position.steps) + 1
        assert {board.seat for board in boards} == {position.seat}
        assert all(not board.wishes and not board.log for board in boards)
        assert all(not choice.options for board in boards for choice in board.choices)


@pytest.mark.parametrize("game", game_names())
def test_the_boards_of_a_position_show_what_its_seat_may_see_and_nothing_else(game):
    for id, position in load_game(game).positions.items():
        match = Match(load_game(game), {POSITION: id})
        lead(match, position.answers)
        last, seen = position_boards(game, id).boards[-1], match.view(position.seat)
        if position_boards(game, id).boards[1:]:
            assert (last.areas, last.arrows) == (seen.areas, seen.arrows)
        others = [zone for area in last.areas if area.owner not in (None, position.seat) for zone in area.zones]
        for zone in others:
            if zone.layout == "fan":
                assert all(card.face is None for card in zone.cards if "known" not in card.marks)


def test_the_boards_of_a_position_are_served(server):
    told = server.http.get("/api/games/champions/positions/overkill").json()
    assert (told["game"], told["position"], len(told["boards"])) == ("champions", "overkill", 3)
    refused = server.http.get("/api/games/champions/positions/checkmate")
    assert (refused.status_code, refused.json()["text"]["id"]) == (404, "refused-no-position")
    refused = server.http.get("/api/games/chess/positions/overkill")
    assert (refused.status_code, refused.json()["text"]["id"]) == (404, "refused-game")
