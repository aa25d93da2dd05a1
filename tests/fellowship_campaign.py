"""Campaigns of The Lord of the Rings in tests: a log as it stands after some scenarios, and setting out with it.

log = campaign(["aragorn", "theodred"], ["gimli"], ["eowyn"], won=1, fallen=["theodred"])
t = set_out(log, "p0>replace-fallen/take:gloin", first=2)     # at the first question of the first round
assert t.threats == [...]
after = wins(t)                                               # the log when the players have won here and now
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import structs

from rulebound.games.fellowship import GAME
from rulebound.games.fellowship.campaign import (
    Campaign,
    Completed,
    Earned,
    begin,
    campaign_cards,
    next_setup,
)
from rulebound.games.fellowship.positions.laying import CARDS as CARDS
from rulebound.games.fellowship.victory import players_lose, players_win
from rulebound.kernel.match import Match
from tests.fellowship_table import Table, printed, snake

BEFORE = ("replace-fallen", "change-hero", "new-hero", "heal-for-threat", "take-boon", "first")
"""The questions before the first player is known."""


def codes(*names: str) -> list[str]:
    return [printed(name).code for name in names]


def names(heroes: Sequence[str]) -> list[str]:
    return [snake(printed(code).plain) for code in heroes]


def campaign(
    *heroes: Sequence[str],
    won: int = 0,
    lost: int = 0,
    fallen: Sequence[str] = (),
    pool: Sequence[tuple[str, int | None, str]] = (),
    wounds: Mapping[str, int] | None = None,
    threat: int = 0,
    prisoner: str = "",
    expert: bool = False,
) -> Campaign:
    """So many scenarios are won; the fallen are those of the players who name them; `pool`: card, player, hero."""
    log = begin([(codes(*own), CARDS) for own in heroes], expert=expert)
    gone = codes(*fallen)
    players = [
        structs.replace(
            player,
            heroes=[code for code in player.heroes if code not in gone],
            missing=[code for code in player.heroes if code in gone],
        )
        for player in log.players
    ]
    n = len(heroes)
    done = [Completed(one, 100, [0] * n, [0] * n, [0] * n, 5, 0, 0) for one in list(campaign_cards())[:won]]
    return structs.replace(
        log,
        players=players,
        completed=done,
        lost=lost,
        fallen=gone,
        pool=[Earned(codes(card)[0], seat, *codes(*([hero] if hero else []))) for card, seat, hero in pool],
        wounds={codes(name)[0]: n for name, n in (wounds or {}).items()},
        threat=threat,
        prisoner=codes(prisoner)[0] if prisoner else "",
    )


def set_out(
    log: Campaign,
    *answers: str,
    first: int = 0,
    after: Sequence[str] = (),
    decks: Sequence[Any] = (),
    until: str = "planning",
    seed: int = 1,
) -> Table:
    """The setup of the next scenario, up to a question; `after` are answers once the first player is known.

    Who does not answer changes nothing and takes boons along.
    """
    t = Table(GAME, Match(GAME, next_setup(log, decks), seed))
    named = [f"first/p{first}"] if len(log.players) > 1 and until not in BEFORE else []
    return t.until(until, *answers, *named, *after)


def log_of(t: Table) -> Campaign:
    log = t.s.campaign
    assert log is not None
    return log


def wins(t: Table) -> Campaign:
    """The players win here and now: the log to go on with."""
    players_win(t.s)
    return log_of(t)


def loses(t: Table) -> Campaign:
    """The players lose here and now."""
    players_lose(t.s)
    return log_of(t)


def pool(log: Campaign) -> list[str]:
    """The campaign pool: `valor@aragorn`, `mendors_support/p1`, `ungoliants_swarm`."""
    found = []
    for one in log.pool:
        whose = "" if one.player is None else f"/p{one.player}"
        found.append(snake(printed(one.card).plain) + whose + (f"@{names([one.hero])[0]}" if one.hero else ""))
    return found
