"""Tournaments: both sides of every deal, ratings that follow from the points, the same again for the same seed."""

from __future__ import annotations

import math
from typing import Any

import msgspec
import pytest

from rulebound.kernel.match import Match
from rulebound.kernel.text import Refused, Text
from rulebound.kernel.view import Result
from rulebound.lab.intervals import Z_95, wilson
from rulebound.lab.rating import MIDDLE, SCALE, bradley_terry
from rulebound.lab.tables import cross_table, tournament_table
from rulebound.lab.tournament import Tournament, tournament
from rulebound.players import play_out

TWO = {"players": 2}


def without_times(found: Tournament) -> Tournament:
    players = [msgspec.structs.replace(one, cpu=0.0) for one in found.players]
    return msgspec.structs.replace(found, players=players)


# --- ratings ------------------------------------------------------------------------------------------


def test_the_rating_of_two_players_follows_from_their_odds():
    """A drawn game is added for each pair: 7 to 2 counts as 7.5 to 2.5."""
    strong, weak = bradley_terry([[0, 7], [2, 0]])
    assert strong.points - weak.points == pytest.approx(SCALE * math.log(3))
    assert strong.points + weak.points == pytest.approx(2 * MIDDLE)
    error = math.sqrt(1 / (10 * 0.75 * 0.25)) / 2  # half of the difference is each player's own
    assert strong.high - strong.points == pytest.approx(SCALE * Z_95 * error)
    assert strong.points - strong.low == pytest.approx(strong.high - strong.points)


def test_ratings_foretell_the_points_of_everyone():
    """At the most likely strengths everyone has as many points as expected."""
    won = [[0.0, 6.0, 9.5], [4.0, 0.0, 7.0], [0.5, 3.0, 0.0]]
    ratings = bradley_terry(won)
    assert [rating.points for rating in ratings] == sorted((rating.points for rating in ratings), reverse=True)
    for i, mine in enumerate(ratings):
        expected = sum(
            (won[i][j] + won[j][i] + 1) / (1 + 10 ** ((theirs.points - mine.points) / 400))
            for j, theirs in enumerate(ratings)
            if i != j
        )
        assert expected == pytest.approx(sum(won[i]) + len(ratings) * 0.5 - 0.5)


def test_who_wins_every_game_has_a_rating_and_more_games_make_it_surer():
    few, many = (bradley_terry([[0, games], [0, 0]]) for games in (5, 5000))
    assert few[0].points < many[0].points < 4000
    close = [bradley_terry([[0, n], [n, 0]])[0] for n in (10, 1000)]
    assert close[0].high - close[0].low > 5 * (close[1].high - close[1].low)


# --- games --------------------------------------------------------------------------------------------


def test_the_number_of_workers_changes_nothing_and_the_seed_does():
    def run(seed: str, workers: int) -> Tournament:
        return without_times(tournament("guardians", ["random", "heuristic"], TWO, 4, seed, workers))

    alone = run("a", 1)
    assert run("a", 2) == alone
    assert run("b", 1) != alone


def test_every_pair_plays_both_sides_of_every_deal(monkeypatch):
    seen: list[tuple[str, list[str]]] = []

    def watch(match: Match[Any], players: list[Any]) -> None:
        seen.append((str(match.seed), [timed.player.name for timed in players]))
        play_out(match, players)

    monkeypatch.setattr("rulebound.lab.compare.play_out", watch)
    told: list[tuple[int, int]] = []
    tournament("guardians", ["random", "heuristic"], TWO, 4, 1, 1, lambda done, all: told.append((done, all)))
    assert seen == [
        ("1/0", ["random", "heuristic"]),
        ("1/0", ["heuristic", "random"]),
        ("1/1", ["random", "heuristic"]),
        ("1/1", ["heuristic", "random"]),
    ]
    assert told[-1] == (4, 4)


def decided(monkeypatch: pytest.MonkeyPatch, winners: Any) -> None:
    """Games are not played: this says who wins, by the seed and the players of the seats."""

    def end(match: Match[Any], players: list[Any]) -> None:
        names = [timed.player.name for timed in players]
        best = winners(str(match.seed), names)
        won = [seat for seat, name in enumerate(names) if name in best]
        match.state.result = Result(won, [0.0] * len(names), Text("x"), "x")

    monkeypatch.setattr("rulebound.lab.compare.play_out", end)


def test_points_are_counted_for_whoever_has_won_and_shared_if_both_or_nobody_has(monkeypatch):
    ends = {"s/0": ["heuristic"], "s/1": ["heuristic", "random"], "s/2": []}
    decided(monkeypatch, lambda seed, names: ends[seed])
    found = tournament("guardians", ["random", "heuristic"], TWO, 6, "s", 1)
    assert [(one.name, one.games, one.points) for one in found.players] == [("heuristic", 6, 4.0), ("random", 6, 2.0)]
    assert found.cross == [[0.0, 4.0], [2.0, 0.0]]
    first = found.players[0]
    assert (first.rate, first.low, first.high) == (4 / 6, *wilson(4, 6))
    assert first.rating == pytest.approx(bradley_terry([[0, 4], [2, 0]])[0].points)


def test_more_than_two_sides_are_shared_by_turns(monkeypatch):
    seated: list[list[str]] = []
    decided(monkeypatch, lambda seed, names: seated.append(names) or names[:1])
    tournament("guardians", ["random", "heuristic"], {"players": 4}, 2, 1, 1)
    assert seated == [["random", "heuristic"] * 2, ["heuristic", "random"] * 2]


def test_together_players_meet_the_same_deals_and_are_ranked_by_wins(monkeypatch):
    won = {"random": ["s/1"], "heuristic": ["s/0", "s/2"], "search": ["s/0", "s/1", "s/2"]}
    decided(monkeypatch, lambda seed, names: [name for name in names if seed in won[name]])
    found = tournament("champions", ["random", "heuristic", "search"], {}, 3, "s", 1)
    assert found.together
    assert [(one.name, one.points, one.rating) for one in found.players] == [
        ("search", 3.0, None), ("heuristic", 2.0, None), ("random", 1.0, None),
    ]  # fmt: skip
    assert found.cross == [[0, 1, 2], [0, 0, 2], [0, 1, 0]]


@pytest.mark.parametrize(
    ("players", "games", "refusal"),
    [
        (["random"], 2, "refused-tournament-players"),
        (["random", "random"], 2, "refused-tournament-players"),
        (["random", "heuristic"], 3, "refused-tournament-games"),
        (["random", "heuristic"], 0, "refused-games"),
        (["random", "oracle"], 2, "refused-player"),
    ],
)
def test_what_cannot_be_played_is_refused(players, games, refusal):
    with pytest.raises(Refused) as refused:
        tournament("guardians", players, TWO, games, 1, 1)
    assert refused.value.text.id == refusal


def rows(table: Any) -> list[list[str]]:
    columns = [[str(column.header), *map(str, column.cells)] for column in table.columns]
    return [list(row) for row in zip(*columns, strict=True)]


def test_the_tables_show_ranks_ratings_and_who_won_against_whom(monkeypatch):
    decided(monkeypatch, lambda seed, names: ["heuristic"])
    found = without_times(tournament("guardians", ["random", "heuristic"], TWO, 2, "s", 1))
    best = found.players[0]
    plain = lambda text: text.plain  # noqa: E731
    assert rows(tournament_table(found, plain)) == [
        ["#", "player", "rating", "interval", "wins", "rate", "cpu"],
        ["1", "heuristic", f"{best.rating:.0f}", f"{best.rating_low:.0f}–{best.rating_high:.0f}", "2", "100.0%", "0.0"],
        ["2", "random", *rows(tournament_table(found, plain))[2][2:4], "0", "0.0%", "0.0"],
    ]
    assert rows(cross_table(found, plain)) == [
        ["#", "player", "1", "2"], ["1", "heuristic", "·", "2"], ["2", "random", "0", "·"],
    ]  # fmt: skip
    decided(monkeypatch, lambda seed, names: [])
    together = tournament("champions", ["random", "heuristic"], {}, 1, "s", 1)
    assert rows(tournament_table(together, plain))[0] == ["#", "player", "wins", "rate", "interval", "cpu"]
