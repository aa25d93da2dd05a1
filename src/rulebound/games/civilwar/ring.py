"""The ring of six locations: who is next to whom, who stands where, rescuing and defeating."""

from __future__ import annotations

from typing import Final

from rulebound.games.civilwar.registration import discard_danger
from rulebound.games.civilwar.scoring import score
from rulebound.games.civilwar.state import RING, CivilState, Crowd, Hero
from rulebound.games.civilwar.triggers import ENEMY_ENTERS, answer
from rulebound.kernel.choice import Option
from rulebound.kernel.flow import Flow, pick
from rulebound.kernel.requirements import requirement

NEIGHBOURS: Final = tuple(((i - 1) % RING, (i + 1) % RING) for i in range(RING))
"""civilwar.board.ring"""


def opposite(position: int) -> int:
    """The location on the other side of the board: civilwar.board.opposite"""
    return (position + RING // 2) % RING


def enter(s: CivilState, hero: Hero, position: int, rule: str) -> Flow[None]:
    """A hero comes to a location, by whatever way."""
    hero.position = position
    s.log.say("enters", rule, hero=hero, place=s.ring[position])
    yield from answer(s, ENEMY_ENTERS, hero)


@requirement("civilwar.danger.red_cannot_remove")
def may_be_taken(s: CivilState, seat: int, crowd: Crowd) -> bool:
    """Who carries Danger is removed by the mission alone, and only by Team Blue."""
    return takable(s, s.players[seat].side, crowd)


def takable(s: CivilState, side: int, crowd: Crowd) -> bool:
    return bool(free_tokens(s, crowd) or endangered_for(s, side, crowd))


def free_tokens(s: CivilState, crowd: Crowd) -> int:
    """How many of them carry no Danger."""
    place = s.ring[crowd.position]
    return place.thugs - place.endangered_thugs if crowd.thugs else place.civilians - place.endangered_civilians


def endangered_for(s: CivilState, side: int, crowd: Crowd) -> int:
    """How many of them carry Danger that this side may discard: civilwar.danger.only_by_mission"""
    if side != s.blue or s.task is None or s.task.how != ("defeat" if crowd.thugs else "rescue"):
        return 0
    place = s.ring[crowd.position]
    return place.endangered_thugs if crowd.thugs else place.endangered_civilians


def there_are(s: CivilState, crowd: Crowd) -> int:
    place = s.ring[crowd.position]
    return place.thugs if crowd.thugs else place.civilians


def take_from(s: CivilState, side: int, seat: int, crowd: Crowd) -> Flow[None]:
    """Rescue a civilian or defeat a thug; where some carry Danger, Team Blue chooses which one."""
    free, endangered = free_tokens(s, crowd), endangered_for(s, side, crowd)
    with_danger = endangered > 0
    if free and endangered:
        offered = {Option("endangered", crowd): True, Option("plain", crowd): False}
        with_danger = yield from pick(seat, "which-token", offered, "civilwar.danger.only_by_mission")
    yield from remove_token(s, side, crowd, with_danger)


def remove_token(s: CivilState, side: int, crowd: Crowd, with_danger: bool) -> Flow[None]:
    """The token goes back to the supply and scores: civilwar.action.heroic_rescue, civilwar.action.attack_thug"""
    place = s.ring[crowd.position]
    if crowd.thugs:
        place.thugs -= 1
        place.endangered_thugs -= with_danger
        s.log.say("defeats", "civilwar.action.attack_thug", team=s.team_name(side), place=place)
        score(s, side, 1, "civilwar.scoring.thug")
    else:
        place.civilians -= 1
        place.endangered_civilians -= with_danger
        s.log.say("rescues", "civilwar.action.heroic_rescue", team=s.team_name(side), place=place)
        score(s, side, 1, "civilwar.scoring.civilian")
    if with_danger:
        discard_danger(s)
    return
    yield
