"""The words in which cards are written: see docs/add-a-card.md and any file of `cards/`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulebound.games.versus.printed import Power, Print
from rulebound.games.versus.words.continuous import Continuous
from rulebound.games.versus.words.costs import Cost
from rulebound.games.versus.words.effects.effect import Effect
from rulebound.games.versus.words.targets import Target
from rulebound.games.versus.words.who import Who

CHARACTER: Final = ("name", "version", "cost", "stats", "icons", "text")
OTHERS: Final = ("name", "cost", "text")
"""What there is to design on a card: all of it is house unless a card says otherwise."""


def character(
    code: str,
    name: str,
    cost: int,
    stats: tuple[int, int],
    icons: str = "",
    *,
    team: str = "",
    powers: Sequence[Power] = (),
    continuous: Sequence[Continuous] = (),
    house: Sequence[str] = CHARACTER,
) -> Print:
    """A character; `name` is "Name, Version", `icons` may hold F for flight and R for range."""
    title, version = name.split(", ", 1)
    return Print(
        code, title, "character", cost, version=version, atk=stats[0], defense=stats[1], icons=icons, team=team,
        powers=powers, continuous=continuous, house=house,
    )  # fmt: skip


def equipment(
    code: str,
    name: str,
    cost: int,
    *,
    unique: bool = False,
    powers: Sequence[Power] = (),
    continuous: Sequence[Continuous] = (),
    house: Sequence[str] = OTHERS,
) -> Print:
    return Print(code, name, "equipment", cost, unique=unique, powers=powers, continuous=continuous, house=house)


def location(
    code: str,
    name: str,
    threshold: int,
    *,
    unique: bool = True,
    powers: Sequence[Power] = (),
    continuous: Sequence[Continuous] = (),
    house: Sequence[str] = OTHERS,
) -> Print:
    return Print(code, name, "location", threshold, unique=unique, powers=powers, continuous=continuous, house=house)


def plot_twist(
    code: str,
    name: str,
    threshold: int,
    *effects: Effect,
    target: Target | None = None,
    costs: Sequence[Cost] = (),
    only: str = "",
    ongoing: Sequence[Continuous] = (),
    powers: Sequence[Power] = (),
    house: Sequence[str] = OTHERS,
) -> Print:
    played = Power("play", effects, costs=costs, target=target, only=only)
    return Print(code, name, "plot-twist", threshold, powers=[played, *powers], ongoing=ongoing, house=house)


def pays(
    costs: Cost | Sequence[Cost],
    *effects: Effect,
    target: Target | None = None,
    once: bool = False,
    only: str = "",
) -> Power:
    """A payment power: cost, arrow, effect."""
    listed = [costs] if isinstance(costs, Cost) else costs
    return Power("payment", effects, costs=listed, target=target, once=once, only=only)


def when(event: str, *effects: Effect, target: Target | None = None, stunned: bool = False) -> Power:
    """A triggered power; `stunned` if it works while its character is stunned, and only then."""
    return Power("triggered", effects, event=event, target=target, works_stunned=stunned)


def target(
    side: str = "any",
    *,
    team: str = "",
    army: bool = False,
    role: str = "any",
    stunned: bool | None = None,
    exhausted: bool | None = None,
    most_cost: int = 99,
    least_cost: int = 0,
    overloaded: bool = False,
    n: int = 1,
) -> Target:
    """So many target characters."""
    who = Who(
        "character", side, team=team, army=army, role=role, stunned=stunned, exhausted=exhausted,
        most_cost=most_cost, least_cost=least_cost, overloaded=overloaded,
    )  # fmt: skip
    return Target(who, n, n)


def who(
    side: str = "any",
    *,
    team: str = "",
    army: bool = False,
    role: str = "any",
    other: bool = False,
    keyword: str = "any",
    stunned: bool | None = None,
) -> Who:
    """Characters in play."""
    return Who("character", side, team=team, army=army, role=role, other=other, keyword=keyword, stunned=stunned)


def card(kind: str = "any", *, team: str = "", army: bool = False, title: str = "") -> Who:
    """Cards in a hand, deck or pile."""
    return Who(kind, team=team, army=army, title=title)
