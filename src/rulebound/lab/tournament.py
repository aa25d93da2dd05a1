"""A tournament of computer players: everyone against everyone, or all on the same deals, with ratings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

import msgspec

from rulebound.kernel.game import load_game
from rulebound.kernel.match import Match
from rulebound.kernel.text import refuse
from rulebound.lab.compare import Progress, Tally, play_all
from rulebound.lab.intervals import wilson
from rulebound.lab.rating import bradley_terry
from rulebound.players import make_player


class Entrant(msgspec.Struct, frozen=True):
    """How one player fared. The best comes first."""

    name: str
    games: int
    points: float
    """Games won; one that both or nobody won counts half for each of a pair."""
    rate: float
    low: float
    high: float
    """The interval of 95 % of the rate."""
    rating: float | None
    """On the scale of Elo, 1500 for the average; none where players do not meet each other."""
    rating_low: float | None
    rating_high: float | None
    decisions: float
    """In a game, on average."""
    cpu: float
    """CPU seconds in all games: the only number here that differs from run to run."""


class Tournament(msgspec.Struct, frozen=True):
    """The table of a tournament."""

    game: str
    setup: dict[str, Any]
    seed: int | str
    games: int
    """Those of each pair; where all seats are one side, of each player."""
    together: bool
    """Whether all seats are one side, so that players meet the same deals instead of each other."""
    players: list[Entrant]
    cross: list[list[float]]
    """In the order of the players: what the one of the row has won against the one of the column; together: on how many
    deals the one of the row has won where the one of the column has not."""


def tournament(
    game_id: str,
    players: Sequence[str],
    setup: Mapping[str, Any],
    games: int,
    seed: int | str = 0,
    workers: int | None = None,
    progress: Progress | None = None,
) -> Tournament:
    """So many games of each pair of players given by name. Each deal is played twice, with the sides changed.

    Where a game has more than two sides, the two sit on them by turns. In a cooperative game each player plays all
    these games for all seats, and meets the same deals as the others. The same seed gives the same result with any
    number of worker processes.
    """
    game = load_game(game_id)
    if len(players) < 2 or len(set(players)) < len(players):
        raise refuse("refused-tournament-players", players=", ".join(players))
    if games < 1:
        raise refuse("refused-games", games=games)
    if not game.cooperative and games % 2:
        raise refuse("refused-tournament-games", games=games)
    Match(game, setup, seed, quiet=True)  # what cannot be played is refused here, where people read it
    for name in players:
        make_player(name)

    series = [(name,) for name in players] if game.cooperative else list(combinations(players, 2))
    turns = 1 if game.cooperative else 2
    found: list[dict[str, Tally]] = [{name: Tally() for name in names} for names in series]
    done = 0
    for which, played, counted in play_all(game_id, series, setup, games, seed, workers, turns):
        for name, tally in counted.items():
            found[which][name].add(tally)
        done += played
        if progress is not None:
            progress(done, games * len(series))
    cross = _same_deals(found, players) if game.cooperative else _pairs(found, series, players, games)
    return _ranked(game_id, setup, seed, games, game.cooperative, players, found, cross)


def _same_deals(found: Sequence[dict[str, Tally]], players: Sequence[str]) -> list[list[float]]:
    won = [set(tallies[name].won) for tallies, name in zip(found, players, strict=True)]
    return [[float(len(mine - theirs)) for theirs in won] for mine in won]


def _pairs(
    found: Sequence[dict[str, Tally]], series: Sequence[tuple[str, ...]], players: Sequence[str], games: int
) -> list[list[float]]:
    cross = [[0.0] * len(players) for _ in players]
    for tallies, (one, other) in zip(found, series, strict=True):
        mine, theirs = set(tallies[one].won), set(tallies[other].won)
        i, j = players.index(one), players.index(other)
        drawn = games - len(mine ^ theirs)  # both have won, or nobody has
        cross[i][j] = len(mine - theirs) + drawn / 2
        cross[j][i] = len(theirs - mine) + drawn / 2
    return cross


def _ranked(
    game_id: str,
    setup: Mapping[str, Any],
    seed: int | str,
    games: int,
    together: bool,
    players: Sequence[str],
    found: Sequence[dict[str, Tally]],
    cross: list[list[float]],
) -> Tournament:
    """Everyone with rate and rating, the best first; of equals who was named first."""
    ratings = None if together else bradley_terry(cross)
    entrants = []
    for i, name in enumerate(players):
        tallies = [counted[name] for counted in found if name in counted]
        played = games * len(tallies)
        points = float(len(tallies[0].won)) if together else sum(cross[i])
        low, high = wilson(points, played)
        rating, least, most = (None, None, None) if ratings is None else ratings[i]
        decisions = sum(tally.decisions for tally in tallies) / played
        cpu = sum(tally.cpu for tally in tallies)
        entrants.append(
            Entrant(name, played, points, points / played, low, high, rating, least, most, decisions, cpu)
        )  # fmt: skip
    order = sorted(range(len(players)), key=lambda i: (-(entrants[i].rating or 0.0), -entrants[i].rate, i))
    ranked = [[cross[i][j] for j in order] for i in order]
    return Tournament(game_id, dict(setup), seed, games, together, [entrants[i] for i in order], ranked)
