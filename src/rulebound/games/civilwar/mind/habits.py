"""What a player does without much thought: how computer players imagine that a game goes on."""

from __future__ import annotations

from typing import Final

from rulebound.games.civilwar.actions import actions_left
from rulebound.games.civilwar.mind.features import distance, lives, targets
from rulebound.games.civilwar.printed import ATTACK, HEROIC, MOVE, SYMBOLS, WILD
from rulebound.games.civilwar.ring import endangered_for
from rulebound.games.civilwar.setup import USUAL_BID
from rulebound.games.civilwar.state import CLASH, CivilState, Crowd, Hero, Location, StoryCard
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.mind import best

ROUTINES: Final = frozenset({"bid", "spend", "which-token"})
OPENING_BID: Final = 3
"""How far above what is fair one begins."""


def habit(s: CivilState, choice: Choice) -> int | None:
    """The number of the usual option; None if any is as good."""
    prompt = choice.prompt
    options = choice.options
    if prompt == "act":
        return best([_deed(s, option) for option in options])
    if prompt == "play":
        return best([_card(option) for option in options])
    if prompt in ("lose", "discard"):
        return best([-_card(option) for option in options])
    if prompt in ("strike", "strike-at"):
        return best([_strike(s, option) for option in options])
    if prompt == "overflow":
        return best([float(lives(option.on)) if isinstance(option.on, Hero) else 0.0 for option in options])
    if prompt == "bid":
        return best([_bid(s, option) for option in options])
    if prompt in ("spend", "which-token", "end-of-turn"):
        return 0  # a Wild symbol would be lost, who carries Danger is worth more, and a place is there to be used
    return None


def _bid(s: CivilState, option: Option) -> float:
    """A little above what is fair at first, then one less each time, down to what is fair."""
    number = option.on
    if not isinstance(number, int):
        return -0.5  # to pass
    wanted = s.limit - 1 if s.limit else USUAL_BID + OPENING_BID
    return -float(abs(number - wanted)) if number >= USUAL_BID else -1.0


def _card(option: Option) -> float:
    """What a card brings: its symbols, Wild ones a little more, and its Special Effect."""
    card = option.on
    if not isinstance(card, StoryCard):
        return 0.0
    return sum(1.2 if symbol == WILD else 1.0 for symbol in card.printed.symbols) + 0.8 * bool(card.printed.effects)


def _deed(s: CivilState, option: Option) -> float:
    """What an action brings, in points or in steps towards the mission."""
    act, on = option.act, option.on
    hero = s.hero
    if act == "end":
        return 0.05
    if act in ("special", "use"):
        return 1.3
    if act in ("rescue", "attack"):
        return _blow(s, hero, on) if isinstance(on, Hero) else _crowd(s, hero.side, on) if isinstance(on, Crowd) else 0
    if act == "mission":
        return 4.0
    if act == "approve":
        assert isinstance(on, Location)
        return 1.1 if on.approval else 0.55 + 0.4 * (actions_left(s, hero, HEROIC) > 1)
    if act.startswith("escape"):
        return 3.5
    if act == "prepare":
        return 1.2 if not any(zone.cards for zone in s.cell_zones) else 0.4
    if act == "capture":
        assert isinstance(on, Hero)
        return 0.9 if not on.crisis and any(zone.cards for zone in s.cell_zones) else 0.02
    if act == "move":
        assert isinstance(on, Location)
        return _way(s, hero, on.position)
    return 0.3  # a charge


def _crowd(s: CivilState, side: int, crowd: Crowd) -> float:
    """A point in a Clash; in a Registration Clash only who carries Danger counts."""
    if s.mode == CLASH:
        return 1.0
    return 3.0 if endangered_for(s, side, crowd) else 0.08


def _blow(s: CivilState, hero: Hero, enemy: Hero) -> float:
    """The more, the fewer blows it takes to knock the Enemy out."""
    if enemy.warded or enemy.guards_damage:
        return 0.0
    near = 1 / max(1, lives(enemy))
    if s.mode == CLASH:
        return 5.0 * near if near == 1 or lives(enemy) <= actions_left(s, hero, ATTACK) else 2.2 * near
    if hero.side == s.red:
        return 3.0 * near
    task = s.task
    return 3.0 if enemy.danger and task is not None and task.how == "damage" else 1.2 * near


def _way(s: CivilState, hero: Hero, position: int) -> float:
    """What can be done there with the actions that are left, against what can be done here."""
    gain = _work(s, hero, position, 1) - _work(s, hero, hero.position, 0)
    if gain <= 0 and s.mode != CLASH and hero.side == s.blue:
        aims = targets(s)
        if aims:
            nearer = min(distance(hero.position, aim) for aim in aims) - min(distance(position, aim) for aim in aims)
            return 0.2 * nearer
    return 0.9 * gain


def _work(s: CivilState, hero: Hero, position: int, moves: int) -> float:
    """What the actions that are left could do in a location, after so many moves."""
    place = s.ring[position]
    left = sum(s.pool) + sum(hero.tokens) - moves
    blows = min(left, actions_left(s, hero, ATTACK))
    deeds = min(left, actions_left(s, hero, HEROIC))
    work: list[float] = []
    weakest = min((lives(enemy) for enemy in s.heroes if _stands_at(enemy, position, 1 - hero.side)), default=0)
    if s.mode == CLASH:
        work += [1.0] * min(blows, place.thugs)
        if weakest:
            work += [5.0 / weakest if weakest <= blows else 2.2 / weakest] * blows
        work += [1.0] * min(deeds, place.civilians)
        if place.control != hero.side:
            work += [1.1 if place.approval else 0.55] * min(deeds, 2 - place.approval)
    elif hero.side == s.blue:
        task = s.task
        if task is not None and task.how in SYMBOLS:
            able = actions_left(s, hero, SYMBOLS.index(task.how)) - moves * (task.how == SYMBOLS[MOVE])
            work += [4.0] * min(left, able, place.danger)
        work += [3.0] * min(blows, endangered_for(s, hero.side, place.thug_crowd))
        work += [3.0] * min(deeds, endangered_for(s, hero.side, place.civilian_crowd))
        marked = sum(enemy.danger for enemy in s.heroes if _stands_at(enemy, position, s.red))
        work += [3.0] * min(blows, marked)
        if weakest:
            work += [1.2 / weakest] * blows
    elif weakest:
        work += [3.0 / weakest] * blows
    return sum(sorted(work, reverse=True)[: max(0, left)])


def _stands_at(hero: Hero, position: int, side: int) -> bool:
    return hero.position == position and hero.side == side and not hero.ko


def _strike(s: CivilState, option: Option) -> float:
    """Whom an effect hits."""
    on = option.on
    if isinstance(on, Hero):
        return _blow(s, s.hero, on)
    if isinstance(on, Crowd):
        return _crowd(s, s.hero.side, on)
    if isinstance(on, Location):
        return _work(s, s.hero, on.position, 0)
    return 0.0
