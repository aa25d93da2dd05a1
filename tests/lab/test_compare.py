"""Comparisons: the same for the same seed with any number of workers, and counted for the right side."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rulebound.kernel.game import load_game
from rulebound.kernel.match import Match
from rulebound.kernel.text import Refused
from rulebound.lab.compare import Comparison, compare, sides_of
from rulebound.lab.intervals import wilson
from rulebound.lab.tables import comparison_table
from rulebound.players import play_out


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


def test_a_team_is_played_by_one_player():
    setup = {"players": 4, "teams": 2}
    sides = sides_of(Match(load_game("guardians"), setup, 3))
    assert sorted(sides) == [1, 1, 2, 2]
    found = compare("guardians", ["heuristic", "random"], setup, 4, 1, workers=1)
    assert found.sides == 2
    assert [standing.fair for standing in found.players] == [0.5, 0.5]
    assert sum(standing.wins for standing in found.players) == 4


def test_without_teams_every_seat_is_a_side():
    assert sides_of(Match(load_game("guardians"), {"players": 3}, 3)) == [0, 1, 2]


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
    assert comparison_table(found, lambda text: text.plain or text.id).row_count == 2
