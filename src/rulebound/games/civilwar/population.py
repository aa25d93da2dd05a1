"""Population cards (Karty Populacji) and overflow (Zatłoczenie)."""

from __future__ import annotations

from collections.abc import Iterable

from rulebound.games.civilwar.damage import damage
from rulebound.games.civilwar.scoring import GREEN_SPACES
from rulebound.games.civilwar.state import BLUE_ARROW, CLASH, RED_ARROW, RING, CivilState, Hero, Location
from rulebound.kernel.flow import Flow, choose
from rulebound.kernel.requirements import requirement

OVERFLOW = "civilwar.location.overflow_damage"


def draw_population(s: CivilState) -> Flow[None]:
    """Reveal one card and add who it names; with no card left nothing comes: civilwar.population.deck_empty"""
    if not s.population.cards:
        s.log.say("no-population", "civilwar.population.deck_empty")
        return
    card = s.deal(s.population, s.population_discard)
    s.log.say("population", "civilwar.population.add_tokens", card=card)
    spared = [team for team in s.teams if team.spared]
    fewer = sum(team.spared for team in spared)
    for team in spared:
        team.spared = 0
    comes: dict[int, list[str]] = {}
    for arrow in (BLUE_ARROW, RED_ARROW):  # civilwar.setup.population_arrows
        for kind, n, k in card.printed.entries:
            comes.setdefault((arrow + k) % RING, []).extend(kind * n)
    for position in sorted(comes):
        kinds = comes[position]
        while fewer and "T" in kinds:  # civilwar.keyword.plan_tokens
            kinds.remove("T")
            fewer -= 1
        yield from add(s, s.ring[position], kinds)


def check_green_spaces(s: CivilState) -> Flow[None]:
    """One card for every green space that a tracker has reached for the first time.

    civilwar.population.green_check, civilwar.population.one_per_space, civilwar.population.first_time_only
    """
    if s.mode != CLASH:
        return
    furthest = max(team.score for team in s.teams)
    reached = sum(space <= furthest for space in GREEN_SPACES)
    while s.greens < reached:
        s.greens += 1
        s.log.say("green-space", "civilwar.population.one_per_space", n=GREEN_SPACES[s.greens - 1])
        yield from draw_population(s)


def add(s: CivilState, place: Location, kinds: Iterable[str]) -> Flow[None]:
    """Put tokens into the empty slots in the listed order; what finds none is not added and causes one overflow.

    civilwar.board.overflow_fill, civilwar.board.overflow_once, civilwar.board.slots_any_token
    """
    overflows = False
    for kind in kinds:
        if not place.empty_slots:
            overflows = True
        elif kind == "T":
            place.thugs += 1
        else:
            place.civilians += 1
    s.log.say("comes", "civilwar.board.slots_any_token", place=place, civilians=place.civilians, thugs=place.thugs)
    if overflows:
        yield from overflow(s, place)


@requirement("civilwar.location.overflow_any_hero")
def stands(s: CivilState, seat: int, hero: Hero) -> bool:
    """Wherever the hero is, also in a cell, but not KO'd."""
    return not hero.ko


def overflow(s: CivilState, place: Location) -> Flow[None]:
    """The team in control must choose one of its heroes, who takes 1 unpreventable damage.

    civilwar.location.overflow_unpreventable
    """
    side = place.control
    s.log.say("overflow", OVERFLOW, place=place, team=s.team_name(side))
    seat = s.speaks(side)
    hero = yield from choose(
        s, seat, "overflow", s.of_side(side), OVERFLOW, needs=(stands,), args={"place": place.tile.name}
    )
    if hero is not None:
        yield from damage(s, hero, 1, None, preventable=False)
