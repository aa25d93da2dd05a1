"""Moments of Civil War for the browser tests: games drawn by lot, so that no record has to be kept."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

from rulebound.games.civilwar.state import CivilState
from rulebound.kernel.game import load_game
from rulebound.kernel.match import Match
from rulebound.kernel.record import Record
from rulebound.kernel.things import Thing
from tests.web.sitter import Sitter

GAME = load_game("civilwar")
CLASH = {"mode": "clash"}
CLASH_3 = {"mode": "clash", "teams": "3x3"}
REGISTRATION = {"mode": "registration"}
REGISTRATION_3 = {"mode": "registration", "teams": "3x3", "bid": 16}  # long enough for somebody to be caught
TOURNAMENT = {"mode": "tournament"}
GAMES = 24
"""So many games are looked through for the moment that is wanted."""

# What there shall be much of at the moment to which a test sits down.
Much = Callable[[Match[CivilState]], int]


def acting(match: Match[CivilState]) -> bool:
    return any(choice.prompt == "act" for choice in match.choices.values())


def deeds(match: Match[CivilState]) -> int:
    """How much the acting hero can do."""
    return max((len(choice.options) for choice in match.choices.values() if choice.prompt == "act"), default=0)


def held(match: Match[CivilState]) -> int:
    """How many cards the hero has of which one is to be played."""
    return max((len(choice.options) for choice in match.choices.values() if choice.prompt == "play"), default=0)


def specials(match: Match[CivilState]) -> int:
    """Cards of a storyline whose Special Effect can be used, then how much else can be done."""
    options = [option for choice in match.choices.values() if choice.prompt == "act" for option in choice.options]
    usable = sum(option.act == "special" for option in options)
    return 100 * usable + len(options) if usable else 0


def together(match: Match[CivilState]) -> int:
    """Heroes in one location."""
    heroes = match.state.heroes
    return max((sum(hero.position == place.position for hero in heroes) for place in match.state.ring), default=0)


def jailed(match: Match[CivilState]) -> int:
    """Heroes in cells, heroes who lie and tokens on heroes, while somebody acts."""
    heroes = match.state.heroes
    held = 10 * sum(hero.jailed for hero in heroes)
    lying = sum(hero.ko for hero in heroes)
    tokens = sum(hero.crisis + hero.danger + hero.stun for hero in heroes)
    return held + 5 * lying + tokens if held and lying and acting(match) else 0


def played(match: Match[CivilState]) -> int:
    """Cards on both storylines, while somebody acts."""
    return sum(len(team.story.cards) for team in match.state.teams) if acting(match) else 0


def first_game(match: Match[CivilState]) -> int:
    """How far the first game of a tournament has come."""
    s = match.state
    return sum(len(team.story.cards) for team in s.teams) if s.game_number == 1 and s.ring else 0


@cache
def _find(setup: tuple[tuple[str, Any], ...], much: Much) -> tuple[Record, int, int]:
    best, found = 0, None
    for seed in range(GAMES):
        chance = random.Random(seed)
        match: Match[CivilState] = Match(GAME, dict(setup), seed=seed)
        answers, here = 0, (0, 0, 0)
        while match.choices:
            seat, choice = next(iter(match.choices.items()))
            here = max(here, (much(match), answers, seat))
            match.answer(seat, chance.choice(choice.options))
            answers += 1
        if here[0] > best:
            best, found = here[0], (match.record(), here[1], here[2])
    assert found is not None, "no such moment in these games"
    return found


# What an answer shall bring about.
Comes = Callable[[CivilState, CivilState], bool]


def taken(before: CivilState, after: CivilState) -> bool:
    """Somebody is taken from a location, and the team scores for it."""
    there, left = ([place.civilians + place.thugs for place in s.ring] for s in (before, after))
    scored = [team.score for team in after.teams] != [team.score for team in before.teams]
    return scored and any(now < then for then, now in zip(there, left, strict=True))


def turned(before: CivilState, after: CivilState) -> bool:
    """A location comes under other control."""
    return [place.control for place in before.ring] != [place.control for place in after.ring]


def hit(before: CivilState, after: CivilState) -> bool:
    """An enemy loses an active Shield."""
    side = before.hero.side
    pairs = zip(before.heroes, after.heroes, strict=True)
    return any(one.side != side and other.active_shields < one.active_shields for one, other in pairs)


@cache
def leading_to(comes: Comes) -> tuple[Record, int, int, str]:
    """A moment of a Clash, who is asked there, and the thing with which that comes about at one click."""
    for seed in range(GAMES):
        chance = random.Random(seed)
        match: Match[CivilState] = Match(GAME, CLASH, seed=seed)
        answers = 0
        while match.choices:
            seat, choice = next(iter(match.choices.items()))
            for option in choice.options if choice.prompt == "act" else []:
                alone = isinstance(option.on, Thing) and sum(one.on is option.on for one in choice.options) == 1
                tried = match.fork() if alone else match
                if alone:
                    tried.answer(seat, choice.find(option))
                if alone and tried.choices and comes(match.state, tried.state):
                    assert isinstance(option.on, Thing)
                    return match.record(), answers, seat, option.on.key
            match.answer(seat, chance.choice(choice.options))
            answers += 1
    raise AssertionError("nothing leads there in these games")


def find(setup: dict[str, Any], much: Much) -> tuple[Record, int, int]:
    """A record, after how many answers there is most, and who is asked there."""
    return _find(tuple(sorted(setup.items())), much)


def sit_at(me: Sitter, setup: dict[str, Any], much: Much) -> Sitter:
    """Sit down where there is most; the computer has the other seats."""
    return me.play_on(*find(setup, much))


def at(record: Record, answers: int) -> Match[CivilState]:
    """The same moment in a match of the test's own: what the engine says."""
    match: Match[CivilState] = Match(GAME, record.setup, record.seed)
    for seat, key in record.answers[:answers]:
        match.follow(seat, key)
    return match
