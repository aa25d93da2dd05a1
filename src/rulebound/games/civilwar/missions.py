"""Missions of Team Blue (Karty Misji): revealing one, placing its Danger tokens, going on to the next."""

from __future__ import annotations

from rulebound.games.civilwar.population import add, draw_population
from rulebound.games.civilwar.state import BLUE_ARROW, NOWHERE, RED_ARROW, CivilState, Location
from rulebound.kernel.flow import Flow, choose


def next_mission(s: CivilState) -> Flow[None]:
    """After the turn in which a mission was completed: population, the old card away, the next one revealed.

    civilwar.mission.population_after, civilwar.mission.replace
    """
    yield from draw_population(s)
    card = s.mission.cards[0]
    s.move(card, s.mission_discard)
    s.log.say("mission-discarded", "civilwar.mission.replace", card=card)
    yield from reveal_mission(s)


def reveal_mission(s: CivilState) -> Flow[None]:
    """The top mission becomes the active one, and its Danger tokens are placed as far as possible.

    civilwar.setup_registration.first_mission, civilwar.danger.as_far_as_possible
    """
    card = s.deal(s.mission_deck, s.mission)
    s.mission_done = False
    s.progress = 0
    s.log.say("mission", "civilwar.mission.replace", card=card)
    mission = card.printed
    if mission.arrivals:
        for arrow in (RED_ARROW, BLUE_ARROW):
            yield from add(s, s.ring[arrow], mission.arrivals)
    before = s.danger_supply
    if mission.on == "hero":
        place_on_heroes(s, mission.most)
    elif mission.on == "location":
        for position in mission.places:
            s.ring[position].danger += min(mission.per, s.danger_supply)
    else:
        yield from place_on_crowds(s, mission.on == "thug", mission.per)
    s.placed = before - s.danger_supply
    s.log.say("danger", "civilwar.danger.as_far_as_possible", n=s.placed)


def place_on_heroes(s: CivilState, most: int) -> None:
    """One at a time in Red's turn order, KO'd heroes too."""
    heroes = s.of_side(s.red)
    for number in range(min(most, s.danger_supply)):
        heroes[number % len(heroes)].danger += 1


def place_on_crowds(s: CivilState, thugs: bool, per: int) -> Flow[None]:
    """In each of the two locations with most of them on up to so many; the active hero settles ties.

    civilwar.common.ties
    """
    chosen: list[Location] = []
    while len(chosen) < 2:
        left = [place for place in s.ring if place not in chosen and _people(place, thugs)]
        most = max((_people(place, thugs) for place in left), default=0)
        tied = [place for place in left if _people(place, thugs) == most]
        seat = s.hero.seat if s.active != NOWHERE else s.captain(s.blue)
        place = yield from choose(s, seat, "most", tied, "civilwar.common.ties")
        if place is None:
            break
        chosen.append(place)
    for place in chosen:
        n = min(per, _people(place, thugs), s.danger_supply)
        if thugs:
            place.endangered_thugs += n
        else:
            place.endangered_civilians += n


def _people(place: Location, thugs: bool) -> int:
    return place.thugs if thugs else place.civilians
