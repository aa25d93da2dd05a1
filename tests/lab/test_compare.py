"""Comparisons: the same for the same seed with any number of workers, and counted for the right side."""

from __future__ import annotations

import io
from typing import Any

import msgspec
import pytest
from rich.console import Console

from rulebound.kernel.game import load_game
from rulebound.kernel.match import Match
from rulebound.kernel.text import Refused, Text
from rulebound.kernel.view import Result
from rulebound.lab.compare import Comparison, Standing, compare
from rulebound.lab.intervals import wilson
from rulebound.lab.tables import comparison_table
from rulebound.players import play_out


def read_table(found: Comparison) -> list[list[str]]:
    """Head and rows of the table for a terminal."""
    table = comparison_table(found, lambda text: text.plain or text.id)
    columns = [[str(column.header), *map(str, column.cells)] for column in table.columns]
    return [list(row) for row in zip(*columns, strict=True)]


def without_times(found: Comparison) -> Comparison:
    players = [msgspec.structs.replace(standing, cpu=0.0) for standing in found.players]
    return msgspec.structs.replace(found, players=players)


def test_the_number_of_workers_changes_nothing_and_the_seed_does():
    def run(seed: str, workers: int) -> Comparison:
        return without_times(compare("guardians", ["heuristic", "random"], {"players": 2}, 6, seed, workers))

    alone = run("a", 1)
    assert run("a", 2) == alone
    assert run("b", 1) != alone


def test_every_number_of_a_standing():
    found = compare("guardians", ["random"], {"players": 2}, 40, 5, workers=1)
    (standing,) = found.players
    assert (found.game, found.setup, found.seed, found.games, found.sides) == ("guardians", {"players": 2}, 5, 40, 2)
    assert (standing.games, standing.wins, standing.rate, standing.fair) == (40, 40, 1.0, 1.0)
    assert (standing.low, standing.high) == wilson(40, 40)
    assert standing.decisions > 10
    assert standing.cpu > 0


def test_the_last_named_player_takes_all_sides_that_are_left():
    found = compare("guardians", ["heuristic", "random"], {"players": 4}, 4, 1, workers=1)
    assert [standing.fair for standing in found.players] == [0.25, 0.75]
    assert sum(standing.wins for standing in found.players) == 4


def test_seats_rotate(monkeypatch):
    seated: list[list[str]] = []

    def watch(match: Match[Any], players: list[Any]) -> None:
        seated.append([timed.player.name for timed in players])
        play_out(match, players)

    monkeypatch.setattr("rulebound.lab.compare.play_out", watch)
    compare("guardians", ["heuristic", "random"], {"players": 3}, 3, 1, workers=1)
    assert sorted(names.index("heuristic") for names in seated) == [0, 1, 2]


def sides_of(name, setup):
    game = load_game(name)
    return game.sides(Match(game, setup, 3).state)


def test_a_team_is_played_by_one_player():
    setup = {"players": 4, "teams": 2}
    assert sorted(sides_of("guardians", setup)) == [0, 0, 1, 1]
    found = compare("guardians", ["heuristic", "random"], setup, 4, 1, workers=1)
    assert found.sides == 2
    assert [standing.fair for standing in found.players] == [0.5, 0.5]
    assert sum(standing.wins for standing in found.players) == 4


def test_without_teams_every_seat_is_a_side():
    assert sides_of("guardians", {"players": 3}) == [0, 1, 2]


TOGETHER = {"heroes": ["iron_man", "she_hulk"]}
"""Two heroes who win or lose together."""


def test_in_a_cooperative_game_all_seats_are_one_side():
    assert sides_of("champions", TOGETHER) == [0, 0]


def test_in_a_cooperative_game_every_player_has_a_series_of_its_own_with_the_same_deals(monkeypatch):
    played: list[tuple[list[str], int | str]] = []

    def watch(match: Match[Any], players: list[Any]) -> None:
        played.append(([timed.player.name for timed in players], match.seed))
        for timed in players:
            timed.tally.decisions += 1
        winners = [0, 1] if played[-1] == (["heuristic", "heuristic"], "1/2") else []
        match.state.result = Result(winners, [], Text("over"), "champions.win")

    monkeypatch.setattr("rulebound.lab.compare.play_out", watch)
    found = compare("champions", ["heuristic", "random"], TOGETHER, 3, 1, workers=1)
    for name in ("heuristic", "random"):
        assert [seed for names, seed in played if names == [name, name]] == ["1/0", "1/1", "1/2"]
    assert len(played) == 6
    assert (found.games, found.sides) == (3, 1)
    assert [(s.name, s.games, s.wins, s.rate, s.fair, s.decisions) for s in found.players] == [
        ("heuristic", 3, 1, 1 / 3, None, 2.0),
        ("random", 3, 0, 0.0, None, 2.0),
    ]
    assert (found.players[0].low, found.players[0].high) == wilson(1, 3)


def test_a_cooperative_game_compares_any_number_of_players_each_of_them_once():
    seen: list[tuple[int, int]] = []
    alone = compare("champions", ["random"], TOGETHER, 4, 1, workers=1)
    twice = compare(
        "champions",
        ["random", "random"],
        TOGETHER,
        4,
        1,
        workers=1,
        progress=lambda done, all: seen.append((done, all)),
    )
    assert without_times(twice) == without_times(alone)
    assert seen[-1] == (4, 4)
    with pytest.raises(Refused) as refused:
        compare("champions", [], TOGETHER, 4, 1, workers=1)
    assert refused.value.text.id == "refused-compare-players"


def test_progress_counts_the_games_of_all_series():
    seen: list[tuple[int, int]] = []
    compare(
        "champions", ["random", "heuristic"], {}, 2, 1, workers=1, progress=lambda done, all: seen.append((done, all))
    )
    assert seen[-1] == (4, 4)


def test_the_number_of_workers_changes_nothing_in_a_cooperative_game():
    def run(workers: int) -> Comparison:
        return without_times(compare("champions", ["random", "heuristic"], {}, 2, "w", workers))

    assert run(2) == run(1)


def test_progress_comes_to_all_games():
    seen: list[tuple[int, int]] = []
    compare(
        "guardians", ["random"], {"players": 2}, 25, 1, workers=1, progress=lambda done, all: seen.append((done, all))
    )
    assert seen[-1] == (25, 25)
    assert seen == sorted(seen)
    assert len(seen) > 1


@pytest.mark.parametrize(
    ("players", "setup", "games", "why"),
    [
        (["random", "oracle"], {"players": 2}, 5, "refused-player"),
        (["random", "random", "random"], {"players": 2}, 5, "refused-compare-players"),
        ([], {"players": 2}, 5, "refused-compare-players"),
        (["random"], {"players": 9}, 5, "guardians-refused-players"),
        (["random"], {"players": 2}, 0, "refused-games"),
    ],
)
def test_a_comparison_that_cannot_be_is_refused_before_it_starts(players, setup, games, why):
    with pytest.raises(Refused) as refused:
        compare("guardians", players, setup, games, 1)
    assert refused.value.text.id == why


def test_a_comparison_survives_json_and_makes_a_table():
    found = compare("guardians", ["heuristic", "random"], {"players": 2}, 2, "s", workers=1)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Comparison) == found
    assert "fair" in read_table(found)[0]
    assert len(read_table(found)) == 3


def test_the_table_of_a_cooperative_game_tells_the_games_of_each_player_and_no_fair_share():
    standing = Standing("random", 40, 8, 0.2, 0.105, 0.348, None, 83.94, 1.26)
    found = Comparison("champions", TOGETHER, 1, 40, 1, [standing])
    assert msgspec.json.decode(msgspec.json.encode(found), type=Comparison) == found
    assert read_table(found) == [
        ["player", "games", "wins", "rate", "interval", "decisions", "cpu"],
        ["random", "40", "8", "20.0%", "10.5%–34.8%", "83.9", "1.3"],
    ]
    assert comparison_table(found, lambda text: text.id).title == "compare-title-together"


def test_an_interval_is_never_cut_in_a_narrow_terminal():
    standing = Standing("heuristic", 1000, 1000, 1.0, 0.996, 1.0, 0.5, 1234.5, 1234.5)
    table = comparison_table(Comparison("guardians", {}, 1, 1000, 2, [standing]), lambda text: f"{text.id} and more")
    narrow = Console(width=80, file=io.StringIO())
    narrow.print(table)
    assert "99.6%–100.0%" in narrow.file.getvalue()


def test_a_player_that_fails_ends_the_comparison_in_a_sentence(tmp_path):
    file = tmp_path / "mine.py"
    deed = "class Mine(Player):\n    def decide(self, chair: Chair) -> int:\n        return 99\n"
    file.write_text(f"from rulebound.players import Chair, Player\n\n\n{deed}", encoding="utf-8")
    for workers in (1, 2):
        with pytest.raises(Refused) as refused:
            compare("guardians", [str(file), "random"], {"players": 2}, 400, 1, workers)
        assert refused.value.text.id == "refused-player-answer"
