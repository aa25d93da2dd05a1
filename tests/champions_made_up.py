"""Made-up cards on the table: for rules that no card of the box shows alone."""

from __future__ import annotations

from typing import Any

from rulebound.games.champions.printed import ChampionsPrinted
from rulebound.games.champions.state import ChampionsCard
from rulebound.games.champions.words import environment
from rulebound.lcg.moment import Moment
from rulebound.lcg.triggers import On
from tests.champions_table import Table, snake, table

THREE = ["spider_man", "captain_marvel", "she_hulk"]
ME = 1
"""Whom deeds are done for: the second of three."""

_number = iter(range(10_000))


def code() -> str:
    """A code that no other card has."""
    return f"made-up-{next(_number)}"


def lay(t: Table, printed: ChampionsPrinted, seat: int = 0, on: ChampionsCard | None = None) -> ChampionsCard:
    """A made-up card in play, quietly: with a player, beside the villain, or attached to a card."""
    return t.put(printed, seat=seat, on=on or "")


def always(kind: str) -> On[Any, Any]:
    """The condition of whatever answers every event of a kind."""
    return On(kind, "this-attacks", lambda s, e, card, seat: True)


def law(t: Table, *does: Any, holds: Any = ()) -> ChampionsCard:
    """An environment with these abilities and constants."""
    return lay(t, environment(code(), "Law", does=does, always=holds))


def three(**more: Any) -> Table:
    """Three heroes, and the third is first."""
    return table(heroes=THREE, first=2, **more)


def scene() -> Table:
    """Seat 2 is first and an alter-ego; each player has an ally and a minion, seat 1 an upgrade and a support too."""
    return table(
        heroes=THREE, first=2, side=["breakin_takin", "crowd_control"], forms={2: "alter-ego"},
        areas={
            0: ["black_cat", "shocker", "web_shooter"],
            1: ["hawkeye", "sandman", "captain_marvels_helmet", "alpha_flight_station"],
            2: ["hellcat", "vulture"],
        },
    )  # fmt: skip


# --- deeds for the second of three ---------------------------------------------------------------------------


def bare(**more: Any) -> Table:
    """Three heroes, the third is first, nobody has a deck."""
    t = three(**more)
    for seat in range(3):
        t.empty("deck", "removed", seat=seat)
    return t


def moment(t: Table, by: ChampionsCard | None = None, event: Any = None, seat: int = ME) -> Moment[ChampionsCard]:
    return Moment(by or t.card("villain"), seat, None, event)


def do(t: Table, effect: Any, *answers: str, **more: Any) -> tuple[bool, Moment[ChampionsCard]]:
    m = moment(t, **more)
    return t.run(effect.run(t.s, m), *answers), m


def can(t: Table, effect: Any, **more: Any) -> bool:
    able: bool = effect.can(t.s, moment(t, **more))
    return able


def hands(t: Table) -> list[int]:
    return t.sizes("hand")


def names(cards: list[ChampionsCard]) -> list[str]:
    return [snake(card.printed.plain) for card in cards]


def damages(t: Table) -> list[int]:
    return [t.damage(f"p{seat}") for seat in range(3)]
