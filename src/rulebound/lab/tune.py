"""What each feature of a position weighs: fitted to the results of games that the computer played against itself."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any, Final

import msgspec

import rulebound
from rulebound.kernel.chance import Chance, seed_of
from rulebound.kernel.game import Game, load_game
from rulebound.kernel.match import Match
from rulebound.kernel.text import refuse
from rulebound.lab.compare import Progress
from rulebound.lab.regression import Fit, Quality, Seen, fit, judge
from rulebound.players import Chair, make_player

HABIT: Final = "habit"
STRAYS: Final = 20
"""Every so many decisions are left to chance, so that games part from each other."""
HELD_OUT: Final = 5
"""Every so many games is not fitted to but foretold."""
PULL: Final = 2.0
"""How much the weights are held where they are, in positions."""
SPARSE: Final = 4
"""Where a game can be judged again and again within a round, every so many positions are taken."""
EVEN: Final = "even"


class Weighed(msgspec.Struct, frozen=True):
    """One feature: what it weighed, what it weighs by the games, and how far that may be off."""

    name: str
    before: float
    after: float
    error: float
    """The standard error, counted by games."""


class Tuning(msgspec.Struct, frozen=True):
    """What the games of a tuning have said."""

    game: str
    setup: dict[str, Any]
    """Empty if all kinds of setups were played."""
    player: str
    seed: int | str
    games: int
    won: float
    """The share of games that the computer won; where sides play each other it says nothing."""
    positions: int
    held_out: int
    """Positions of games that were not fitted to, by which both are measured:"""
    before: Quality
    after: Quality
    features: list[Weighed]
    """The even odds first, in a game that has them."""


def tune(
    game_id: str,
    games: int,
    seed: int | str = 0,
    setup: Mapping[str, Any] | None = None,
    player: str = HABIT,
    workers: int | None = None,
    progress: Progress | None = None,
) -> Tuning:
    """Play so many games and fit the weights of the game's mind to their results.

    Every game has a seed of its own, so the result is the same with any number of worker processes.
    """
    game = load_game(game_id)
    if games < 2 * HELD_OUT:
        raise refuse("refused-tune-games", games=games, least=2 * HELD_OUT)
    if not game.mind.weights:
        raise refuse("refused-tune-mind", game=game_id)
    if player != HABIT:
        make_player(player)  # refused here, where people read it, and not in a worker
    setups = [dict(setup)] if setup else game.setups()
    names = feature_names(game)
    seen, won = _watch_all(game_id, names, setups, player, seed, games, workers or os.cpu_count() or 1, progress)
    fitted = [one for one in seen if one.game % HELD_OUT]
    held_out = [one for one in seen if one.game % HELD_OUT == 0]
    prior = [game.mind.even if name == EVEN else game.mind.weights[name] for name in names]
    found = fit(fitted, prior, PULL)
    return Tuning(
        game_id, dict(setup or {}), player, seed, games, won / games, len(seen), len(held_out),
        judge(held_out, prior), judge(held_out, found.weights), _weighed(names, prior, found),
    )  # fmt: skip


def feature_names(game: Game[Any]) -> list[str]:
    """What is fitted; the even odds too where all play for the same side, for there is no other to be even with."""
    return [*([EVEN] if game.cooperative else []), *game.mind.weights]


def _weighed(names: Sequence[str], prior: Sequence[float], found: Fit) -> list[Weighed]:
    return [Weighed(*row) for row in zip(names, prior, found.weights, found.errors, strict=True)]


def _watch_all(
    game_id: str,
    names: Sequence[str],
    setups: Sequence[Mapping[str, Any]],
    player: str,
    seed: int | str,
    games: int,
    workers: int,
    progress: Progress | None,
) -> tuple[list[Seen], int]:
    """The positions of all games, in their order, and how many were won."""
    found: dict[int, tuple[list[Seen], bool]] = {}

    def note(number: int, watched: tuple[list[Seen], bool]) -> None:
        found[number] = watched
        if progress is not None:
            progress(len(found), games)

    jobs = {number: (game_id, names, setups[number % len(setups)], player, seed, number) for number in range(games)}
    if workers == 1:
        for number, job in jobs.items():
            note(number, watch(*job))
    else:
        spawn = multiprocessing.get_context("spawn")  # the same on every system, and safe beside threads
        with ProcessPoolExecutor(workers, spawn) as pool:
            running = {pool.submit(watch, *job): number for number, job in jobs.items()}
            for done in as_completed(running):
                note(running[done], done.result())
    return [one for number in range(games) for one in found[number][0]], sum(found[n][1] for n in range(games))


def watch(
    game_id: str, names: Sequence[str], setup: Mapping[str, Any], player: str, seed: int | str, number: int
) -> tuple[list[Seen], bool]:
    """One game, looked at whenever it can be judged, from a seat by lot; what was counted, and whether it was won."""
    game = load_game(game_id)
    mind = game.mind
    begun = f"{seed}/{number}"
    match = Match(game, setup, begun, log=False, quiet=player == HABIT)
    lot = Chance(seed_of(f"{begun}/lot"))
    players = [] if player == HABIT else [make_player(player, f"{begun}/{i}") for i in range(match.state.seats)]
    chairs = [Chair(match, seat) for seat in range(match.state.seats)]
    counted: list[tuple[int, dict[str, float]]] = []
    clock = -1
    while match.choices:
        s = match.state
        choice = next(iter(match.choices.values()))
        settled = mind.settled(s, choice, clock)
        ripe = len(match.choices) > 1 if settled is None else settled
        if ripe and (mind.clock(s) != clock or lot.below(SPARSE) == 0):
            clock = mind.clock(s)
            seat = lot.below(s.seats)
            features = mind.features(s, seat)
            if features:
                counted.append((seat, features))
        for seat in list(match.choices):
            match.answer(seat, players[seat].decide(chairs[seat]) if players else usual(match, seat, lot))
    assert match.result is not None
    scores = match.result.scores
    seen = [Seen(number, _row(names, features), scores[seat]) for seat, features in counted]
    return seen, bool(match.result.winners)


def usual(match: Match[Any], seat: int, lot: Chance) -> int:
    """What the mind of the game does without much thought, and now and then anything."""
    choice = match.choices[seat]
    habit = match.game.mind.habit(match.state, choice)
    return lot.below(len(choice.options)) if habit is None or lot.below(STRAYS) == 0 else habit


def _row(names: Sequence[str], features: Mapping[str, float]) -> list[float]:
    return [1.0 if name == EVEN else features.get(name, 0.0) for name in names]


def source(found: Tuning) -> str:
    """The table of weights as the mind of the game keeps it, for `games/<game>/mind/weights.py`."""
    lines = [
        f'"""What each feature of a position weighs, as `rulebound tune {found.game}` prints it."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
    ]
    rows = {one.name: rounded(one.after) for one in found.features}
    if EVEN in rows:
        lines.append(f"EVEN: Final = {rows.pop(EVEN)}")
    lines += ["WEIGHTS: Final = {", *(f'    "{name}": {weight},' for name, weight in rows.items()), "}", ""]
    return "\n".join(lines)


def rounded(weight: float) -> float:
    """Three digits are more than the games can tell."""
    return float(f"{weight:.3g}")


def write(found: Tuning) -> None:
    """Put the table into the source of the game, where there is one."""
    path = Path(rulebound.__file__).parent / "games" / found.game / "mind" / "weights.py"
    if not path.exists():
        raise refuse("refused-tune-write", game=found.game)
    path.write_text(source(found), encoding="utf-8")
