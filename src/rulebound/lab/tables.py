"""What the lab has found, as tables for a terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from rich.box import SIMPLE_HEAD
from rich.table import Table

from rulebound.i18n import term
from rulebound.kernel.text import Arg, Text
from rulebound.lab.bench import COSTS, Bench, Speed
from rulebound.lab.compare import Comparison
from rulebound.lab.tournament import Tournament
from rulebound.lab.tune import EVEN, Tuning

Say: TypeAlias = Callable[[Text], str]
"""Puts a text into the reader's language."""


def comparison_table(found: Comparison, say: Say) -> Table:
    """One row for each player: its rate of wins with the interval, and the share that would be fair.

    Where the players played series of their own there is no such share; there it is said how many games each had.
    """
    seed = str(found.seed)
    together = all(standing.fair is None for standing in found.players)
    title = "compare-title-together" if together else "compare-title"
    plain = f"{found.game}: {found.games} games, seed {seed}"
    told = say(Text(title, {"game": found.game, "games": found.games, "seed": seed}, plain))
    table = Table(title=told, box=SIMPLE_HEAD, collapse_padding=True)
    table.add_column(say(Text("compare-player", plain="player")), no_wrap=True)
    for column in ("games" if together else "fair", "wins", "rate", "interval", "decisions", "cpu"):
        table.add_column(say(Text(f"compare-{column}", plain=column)), justify="right", no_wrap=column == "interval")
    for standing in found.players:
        table.add_row(
            standing.name,
            f"{standing.games}" if standing.fair is None else f"{standing.fair:.1%}",
            f"{standing.wins}",
            f"{standing.rate:.1%}",
            f"{standing.low:.1%}–{standing.high:.1%}",
            f"{standing.decisions:.1f}",
            f"{standing.cpu:.1f}",
        )
    return table


def tournament_table(found: Tournament, say: Say) -> Table:
    """The ranks: rating with its interval where players met each other, rate of wins with its interval where not."""
    args: dict[str, Arg] = {"game": found.game, "games": found.games, "seed": str(found.seed)}
    title = "tournament-title-together" if found.together else "tournament-title"
    table = Table(title=say(Text(title, args, f"{found.game}: {found.games} games")), box=SIMPLE_HEAD)
    table.add_column("#", justify="right")
    table.add_column(say(Text("compare-player", plain="player")), overflow="fold")
    columns = ("wins", "rate", "interval") if found.together else ("rating", "interval", "wins", "rate")
    for column in (*columns, "cpu"):
        table.add_column(say(Text(f"compare-{column}", plain=column)), justify="right", no_wrap=column == "interval")
    for rank, one in enumerate(found.players, 1):
        cells = {
            "wins": f"{one.points:g}",
            "rate": f"{one.rate:.1%}",
            "interval": f"{one.low:.1%}–{one.high:.1%}",
            "cpu": f"{one.cpu:.1f}",
        }
        if one.rating is not None:
            cells |= {"rating": f"{one.rating:.0f}", "interval": f"{one.rating_low:.0f}–{one.rating_high:.0f}"}
        table.add_row(str(rank), one.name, *(cells[column] for column in (*columns, "cpu")))
    return table


def cross_table(found: Tournament, say: Say) -> Table:
    """Everyone against everyone, by their ranks."""
    title = "tournament-cross-together" if found.together else "tournament-cross"
    told = say(Text(title, plain="each against each"))
    table = Table(title=told, box=SIMPLE_HEAD, min_width=len(told))
    table.add_column("#", justify="right")
    table.add_column(say(Text("compare-player", plain="player")), overflow="fold")
    for rank in range(1, len(found.players) + 1):
        table.add_column(str(rank), justify="right", no_wrap=True)
    for i, (one, row) in enumerate(zip(found.players, found.cross, strict=True)):
        table.add_row(str(i + 1), one.name, *("·" if i == j else f"{won:g}" for j, won in enumerate(row)))
    return table


def bench_table(found: Bench, say: Say) -> Table:
    """Our games by setup, plain and below it compiled, and how many times faster they decide than each peer; the peers.

    What the numbers of the setups mean stands in `bench_setups`: so the table fits a narrow terminal.
    """
    title = Text("bench-title", {"python": found.python}, "Per CPU second; costs in µs")
    table = Table(title=say(title), box=SIMPLE_HEAD, padding=0, show_edge=False)
    table.add_column(say(Text("bench-game", plain="game")), no_wrap=True)
    table.add_column(say(Text("bench-decisions", plain="decisions/s")), justify="right", no_wrap=True)
    table.add_column("±", justify="right", no_wrap=True)
    for peer in found.peers:
        table.add_column(f"× {_short(peer.game).replace('_', ' ')}", justify="right", max_width=8)
    for column in ("games", *COSTS):
        named = say(Text(f"bench-{column}", plain="games/s" if column == "games" else column))
        table.add_column(named, justify="right", max_width=10)
    for label, speed in labelled(found.speeds):
        table.add_row(
            label or "  mypyc",
            f"{speed.decisions:,.0f}",
            f"{speed.spread:.0%}",
            *(f"{speed.decisions / peer.decisions:.2f}" for peer in found.peers),
            f"{speed.games:,.0f}",
            *(f"{getattr(speed, cost):.0f}" for cost in COSTS),
        )
    table.add_section()
    for peer in found.peers:
        blank = [""] * len(found.peers)
        rates = [f"{peer.decisions:,.0f}", f"{peer.spread:.0%}", *blank, f"{peer.games:,.0f}"]
        table.add_row(_short(peer.game), *rates, "", "", f"{peer.clone:.0f}", "")
    return table


def _short(peer: str) -> str:
    return peer.removeprefix("python_block_")


def bench_setups(found: Bench) -> list[str]:
    """Which setup each number of the table means, and what the peers are."""
    setups = [f"{label}: {setup_words(speed.setup)}" for label, speed in labelled(found.speeds) if label]
    return setups + [f"{peer.game}: {peer.engine}, {peer.language}" for peer in found.peers]


def labelled(speeds: Sequence[Speed]) -> list[tuple[str, Speed]]:
    """Each with its game and the number of its setup; the second of the same setup, compiled, has none of its own."""
    rows: list[tuple[str, Speed]] = []
    numbers: dict[str, int] = {}
    last: Speed | None = None
    for speed in speeds:
        again = last is not None and (last.game, last.setup) == (speed.game, speed.setup)
        if not again:
            numbers[speed.game] = numbers.get(speed.game, 0) + 1
        rows.append(("" if again else f"{speed.game} {numbers[speed.game]}", speed))
        last = speed
    return rows


def tuning_tables(found: Tuning, say: Say) -> list[Table]:
    """How well the held-out games are foretold before and after, and what each feature weighs with its error."""
    title = Text("tune-title", {"game": found.game, "games": found.games, "seed": str(found.seed)})
    quality = Table(title=say(title), box=SIMPLE_HEAD)
    for column in ("weights", "loss", "accuracy", "positions"):
        quality.add_column(say(Text(f"tune-{column}")), justify="left" if column == "weights" else "right")
    for row, one in (("before", found.before), ("after", found.after)):
        quality.add_row(say(Text(f"tune-{row}")), f"{one.log_loss:.4f}", f"{one.accuracy:.1%}", str(found.held_out))
    weights = Table(box=SIMPLE_HEAD)
    for column in ("feature", "before", "after", "error"):
        weights.add_column(say(Text(f"tune-{column}")), justify="left" if column == "feature" else "right")
    for feature in found.features:
        name = Text("tune-even") if feature.name == EVEN else term(found.game, "feature", feature.name)
        weights.add_row(say(name), f"{feature.before:.3g}", f"{feature.after:.3g}", f"± {feature.error:.2g}")
    return [quality, weights]


def how_to_get_peers() -> Text:
    """What to say when no peer was measured."""
    how = "No peer is installed; for comparison: pip install 'rulebound[bench]', or run ./rulebound bench in a clone."
    return Text("bench-no-peers", plain=how)


def setup_words(setup: Mapping[str, Any]) -> str:
    """A setup as one types it: `players=4 teams=2`; a whole deck is only called one."""
    return " ".join(f"{field}={_value_words(value)}" for field, value in setup.items())


def _value_words(value: object) -> str:
    if isinstance(value, list):
        return ",".join(_value_words(item) for item in value)
    return "deck" if isinstance(value, dict) else str(value)
