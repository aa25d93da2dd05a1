"""What the lab has found, as tables for a terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from rich.box import SIMPLE_HEAD
from rich.table import Table

from rulebound.kernel.text import Text
from rulebound.lab.bench import Bench
from rulebound.lab.compare import Comparison

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


def bench_table(found: Bench, say: Say) -> Table:
    """Our games by setup, then the peers of the same run: how many times faster our slowest setup decides."""
    title = Text("bench-title", {"python": found.python}, "Per CPU second; costs in µs")
    table = Table(title=say(title), box=SIMPLE_HEAD)
    table.add_column(say(Text("bench-game", plain="game")))
    for column, plain in (
        ("decisions", "decisions/s"),
        ("games", "games/s"),
        ("fork", "fork"),
        ("imagine", "imagine"),
        ("view", "view"),
        ("ratio", "ours ×"),
    ):
        table.add_column(say(Text(f"bench-{column}", plain=plain)), justify="right")
    for ours in found.speeds:
        costs = [f"{cost:.0f}" for cost in (ours.fork, ours.imagine, ours.view)]
        name = f"{ours.game} {setup_words(ours.setup)}"
        table.add_row(name, f"{ours.decisions:,.0f}", f"{ours.games:,.0f}", *costs)
    table.add_section()
    slowest = min(ours.decisions for ours in found.speeds)
    for peer in found.peers:
        name = f"{peer.game} ({peer.engine}, {peer.language})"
        rates = [f"{peer.decisions:,.0f}", f"{peer.games:,.0f}"]
        table.add_row(name, *rates, f"{peer.clone:.0f}", "", "", f"{slowest / peer.decisions:.1f}")
    return table


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
