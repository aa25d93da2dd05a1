"""What a player reckons with before characters are sent anywhere: what the quest will bring and what fights will cost.

Everything is counted in points of threat. Of the encounter deck only what is in it is asked, which everybody may count,
never the order; a card on top counts by itself if the player has seen it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulebound.games.fellowship.mind.promise import bounty, leaves_soon, promise
from rulebound.games.fellowship.numbers import (
    attack_strength,
    defense_strength,
    engagement_cost,
    quest_points,
    remaining,
    staged_threat,
    willpower,
)
from rulebound.games.fellowship.printed import ENEMY, HERO, LOCATION, FellowshipPrinted
from rulebound.games.fellowship.state import FellowshipCard, FellowshipState
from rulebound.games.fellowship.victory import ELIMINATION_LEVEL
from rulebound.games.fellowship.words.scenario import Win
from rulebound.games.fellowship.words.triggers import IsDestroyed
from rulebound.lcg.modifiers import cannot

SHADOWS: Final = ((0, 0.55), (1, 0.30), (2, 0.15))
"""What a shadow card adds to an attack, and how often."""
UNDEFENDED: Final = 1
"""What it adds more if nobody defends."""
FALLEN_HERO: Final = 18.0
WOUND: Final = 0.8
"""A damage on a hero that has many hit points; the last are dearer."""
SCRATCH: Final = 0.3
"""A damage on an ally that survives it."""
ALLY: Final = 0.7
"""How much of its promise an ally still holds."""
PROGRESS: Final = 1.0
THREAT: Final = 1.0
WON: Final = 60.0
LAST_ROOM: Final = 8.0
"""A point of threat is dearer by this over the room that is left."""
GOAL: Final = 12.0
"""An enemy whose destruction wins the game."""
KILL: Final = 1.5
ITS_ATTACK: Final = 1.5
"""What it is worth to be rid of an enemy, and of each point of its attack."""
HURT: Final = 0.6
"""How much of that for the part of its hit points that it loses."""
SPENT: Final = 0.3
"""What it costs to defend with a point of attack."""


class Fighter:
    """The numbers of a character, read once."""

    __slots__ = ("attack", "bounty", "card", "defense", "left", "loss", "will")

    def __init__(self, s: FellowshipState, card: FellowshipCard) -> None:
        self.card = card
        self.will = willpower(s, card)
        self.attack = attack_strength(s, card)
        self.defense = defense_strength(s, card)
        self.left = remaining(s, card)
        self.loss = loss_of(card)
        self.bounty = bounty_of(s, card)


class Foe:
    """The numbers of an enemy, read once."""

    __slots__ = ("attack", "defense", "left", "worth")

    def __init__(self, attack: float, defense: int, left: int, worth: float) -> None:
        self.attack = attack
        self.defense = defense
        self.left = left
        self.worth = worth  # of destroying it


def loss_of(card: FellowshipCard) -> float:
    """What it costs when this character falls."""
    if card.printed.kind == HERO:
        return FALLEN_HERO
    return 0.3 if leaves_soon(card.printed) else ALLY * promise(card.printed)


def bounty_of(s: FellowshipState, card: FellowshipCard) -> int:
    """The progress that a character brings with what it carries if it takes part in destroying an enemy."""
    return bounty(card.printed) + sum(bounty(s.cards[id].printed) for id in card.attached)


# --- what the stage wants ---------------------------------------------------------------------------------


def goals(quest: FellowshipPrinted) -> set[str]:
    """The titles of enemies whose destruction wins the game at this stage."""
    return {
        ability.when.title
        for ability in quest.abilities
        if isinstance(ability.when, IsDestroyed) and any(isinstance(effect, Win) for effect in ability.effects)
    }


def is_goal(s: FellowshipState, card: FellowshipCard) -> bool:
    return bool(s.quest_zone.cards) and card.printed.plain in goals(s.quest.printed)


def progress_needed(s: FellowshipState) -> int:
    """How much progress is of use now: on the active location and on a stage that can be completed."""
    left = 0
    if s.location is not None:
        left += max(0, quest_points(s, s.location) - s.location.progress)
    if s.quest_zone.cards and quest_points(s, s.quest) > 0 and not cannot(s, "be-defeated", s.quest):
        left += max(0, quest_points(s, s.quest) - s.quest.progress)
    return left


# --- what is still to come --------------------------------------------------------------------------------


def to_come(s: FellowshipState, seat: int) -> Sequence[FellowshipCard]:
    """The cards of which the next one will be revealed."""
    cards = s.encounter.cards
    if cards and cards[-1].known >> seat & 1:
        return cards[-1:]
    return cards or s.encounter_discard.cards


class Quest:
    """What a willpower is worth at this moment: by how much it will meet or miss the threat, and what that brings."""

    __slots__ = ("chances", "last", "needed", "room", "threat")

    def __init__(self, s: FellowshipState, seat: int) -> None:
        cards = to_come(s, seat)
        counts: dict[int, int] = {}
        for card in cards:
            threat = (card.printed.threat or 0) if card.printed.kind in (ENEMY, LOCATION) else 0
            counts[threat] = counts.get(threat, 0) + 1
        reveals = s.left
        self.chances = [(threat * reveals, n / len(cards)) for threat, n in counts.items()] or [(0, 1.0)]
        self.threat = staged_threat(s)
        self.needed = progress_needed(s)
        self.room = ELIMINATION_LEVEL - max(player.threat for player in s.players if not player.out)
        self.last = not s.quest_deck.cards and s.quest_zone.cards and quest_points(s, s.quest) > 0

    def worth(self, will: int) -> float:
        total = 0.0
        for threat, chance in self.chances:
            net = will - self.threat - threat
            if net >= 0:
                total += chance * PROGRESS * min(net, self.needed)
                if self.last and net >= self.needed:
                    total += chance * WON
            elif -net >= self.room:
                total -= chance * WON
            else:
                total += chance * net * THREAT * (1.0 + LAST_ROOM / (self.room + net))
        return total


# --- fights -----------------------------------------------------------------------------------------------


def foe(s: FellowshipState, enemy: FellowshipCard) -> Foe:
    attack = attack_strength(s, enemy)
    worth = KILL + ITS_ATTACK * attack + (GOAL if is_goal(s, enemy) else 0.0)
    return Foe(attack, defense_strength(s, enemy), remaining(s, enemy), worth)


def attackers_to_come(s: FellowshipState, seat: int) -> list[FellowshipCard]:
    """The enemies that are engaged with a player, and those that will be."""
    player = s.players[seat]
    staged = [card for card in s.staging.cards if card.kind == ENEMY and engagement_cost(s, card) <= player.threat]
    engaged = [card for card in player.engaged.cards if not cannot(s, "attack", card)]
    return [*engaged, *staged]


def surprise(s: FellowshipState, seat: int) -> tuple[Foe | None, float]:
    """An enemy that may be revealed and come at once, as they are on average, and how likely that is."""
    cards = to_come(s, seat)
    threat = s.players[seat].threat
    coming = [card.printed for card in cards if card.printed.kind == ENEMY and (card.printed.engagement or 0) <= threat]
    if not coming:
        return None, 0.0
    n = len(coming)
    attack = sum(one.attack or 0 for one in coming) / n
    defense = sum(one.defense or 0 for one in coming) // n
    left = sum(one.hit_points for one in coming) // n
    return Foe(attack, defense, left, KILL + ITS_ATTACK * attack), n / len(cards)


def harm(by: Fighter, blow: float) -> float:
    """What an attack costs if this character defends."""
    total = 0.0
    hero = by.card.printed.kind == HERO
    for extra, chance in SHADOWS:
        through = blow + extra - by.defense
        if through >= by.left:
            total += chance * by.loss
        elif through > 0:
            total += chance * (WOUND * through * (1.0 + 1.5 * through / by.left) if hero else SCRATCH * through)
    return total


def undefended(heroes: Sequence[FellowshipCard], left: int, blow: float) -> float:
    """What it costs if nobody does: the hero that bears most takes all of it."""
    if not heroes:
        return 0.0
    total = 0.0
    for extra, chance in SHADOWS:
        through = blow + extra + UNDEFENDED
        total += chance * (FALLEN_HERO if through >= left else WOUND * through * (1.0 + 1.5 * through / left))
    return total


def fights(
    s: FellowshipState, seat: int, foes: Sequence[Foe], ready: Sequence[Fighter], prey: Sequence[Foe] | None = None
) -> float:
    """What fights with these enemies bring, less what they cost, with those who are ready for them.

    Who has attacked already is still prey for the attacks of the player.
    """
    heroes = s.heroes_of(seat)
    left = max((remaining(s, hero) for hero in heroes), default=0)
    total = 0.0
    free = list(ready)
    for enemy in sorted(foes, key=lambda one: -one.attack):
        least = undefended(heroes, left, enemy.attack)
        chosen = -1
        for n, fighter in enumerate(free):
            cost = harm(fighter, enemy.attack) + SPENT * (fighter.attack + fighter.bounty)
            if cost < least:
                least, chosen = cost, n
        total -= least
        if chosen >= 0:
            del free[chosen]
    strengths = sorted(fighter.attack for fighter in free if fighter.attack > 0)
    reward = PROGRESS * max((fighter.bounty for fighter in free), default=0)
    standing: list[Foe] = []
    for enemy in sorted(foes if prey is None else prey, key=lambda one: one.left + one.defense - one.worth):
        missing = enemy.left + enemy.defense
        if sum(strengths) < missing:
            standing.append(enemy)
            continue
        while missing > 0:
            strength = next((one for one in strengths if one >= missing), strengths[-1])
            strengths.remove(strength)
            missing -= strength
        total += enemy.worth + reward
        reward = 0.0
    force = sum(strengths)
    if force and standing:
        total += HURT * max(one.worth * max(0, force - one.defense) / one.left for one in standing)
    return total
