"""Made-up cards on the table: for rules that no card of the box shows alone."""

from __future__ import annotations

from typing import Any

from rulebound.games.champions.printed import ATTACHMENT, ENVIRONMENT, MINION, SIDE_SCHEME, ChampionsPrinted
from rulebound.games.champions.state import ChampionsCard
from rulebound.games.champions.words import environment
from rulebound.lcg.in_play import place
from rulebound.lcg.moments import Moment
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
    s = t.s
    owner = None if printed.back == "encounter" else seat
    zones = {MINION: s.players[seat].engaged, SIDE_SCHEME: s.side_zone, ENVIRONMENT: s.environments}
    zone = zones.get(printed.kind, s.attachments if printed.kind == ATTACHMENT else s.players[seat].area)
    card: ChampionsCard = s.add_card(ChampionsCard(len(s.cards), printed, owner), zone)
    if printed.kind == MINION:
        card.engaged = seat
    place(s, card, zone, on)
    t.touched.append(card)
    return card


def always(kind: str) -> On[Any, Any]:
    """The condition of whatever answers every event of a kind."""
    return On(kind, "this-attacks", lambda s, e, card, seat: True)


def law(t: Table, *does: Any, holds: Any = ()) -> ChampionsCard:
    """An environment with these abilities and constants."""
    return lay(t, environment(code(), "Law", does=does, always=holds))


def scene() -> Table:
    """Seat 2 is first and an alter-ego; each player has an ally and a minion, seat 1 an upgrade and a support too."""
    t = table(heroes=THREE, first=2, side=["breakin_takin", "crowd_control"])
    hulk = t.s.identity(2)
    t.s.deactivate(hulk)
    assert hulk.printed.other is not None
    hulk.printed = hulk.printed.other
    t.s.activate(hulk)
    for seat, (ally, minion) in enumerate((("black_cat", "shocker"), ("hawkeye", "sandman"), ("hellcat", "vulture"))):
        t.put(ally, seat=seat)
        t.put(minion, seat=seat)
    t.put("captain_marvels_helmet", seat=1)
    t.put("alpha_flight_station", seat=1)
    t.put("web_shooter", seat=0)
    return t


# --- deeds for the second of three ---------------------------------------------------------------------------


def bare(**more: Any) -> Table:
    """Three heroes, the third is first, nobody has a deck."""
    t = table(heroes=THREE, first=2, **more)
    for player in t.s.players:
        for card in [*player.deck.cards]:
            t.s.move(card, t.s.removed)
    return t


def moment(t: Table, by: ChampionsCard | None = None, event: Any = None, seat: int = ME) -> Moment[ChampionsCard]:
    return Moment(by or t.s.villain, seat, None, event)


def do(t: Table, effect: Any, *answers: str, **more: Any) -> tuple[bool, Moment[ChampionsCard]]:
    m = moment(t, **more)
    return t.run(effect.run(t.s, m), *answers), m


def can(t: Table, effect: Any, **more: Any) -> bool:
    able: bool = effect.can(t.s, moment(t, **more))
    return able


def hands(t: Table) -> list[int]:
    return [len(player.hand) for player in t.s.players]


def names(cards: list[ChampionsCard]) -> list[str]:
    return [snake(card.printed.plain) for card in cards]


def damages(t: Table) -> list[int]:
    return [t.s.identity(seat).damage for seat in range(3)]
