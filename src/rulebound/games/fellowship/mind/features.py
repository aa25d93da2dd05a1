"""What counts in a position at the beginning of a round, for the fellowship: all players win and lose together.

All but the stages are counted for each player who began.
"""

from __future__ import annotations

import math
from typing import Final

from rulebound.games.fellowship.mind.forecast import goals
from rulebound.games.fellowship.mind.promise import promise
from rulebound.games.fellowship.numbers import (
    attack_strength,
    defense_strength,
    quest_points,
    remaining,
    staged_threat,
    willpower,
)
from rulebound.games.fellowship.printed import ATTACHMENT, ENEMY, HERO
from rulebound.games.fellowship.state import FellowshipState, Player
from rulebound.games.fellowship.victory import ELIMINATION_LEVEL
from rulebound.lcg.modifiers import cannot

TO_COME: Final = 2
"""The threat of a card that is revealed."""
TIGHT: Final = 6
"""The room below the level of elimination at which each point begins to be dear."""


def features(s: FellowshipState, seat: int) -> dict[str, float]:
    """Of the journey, of what stands against it, and of the players."""
    found = {**journey(s), **menace(s)}
    for player in s.players:
        if not player.out:
            for name, number in standing(s, player).items():
                found[name] = found.get(name, 0.0) + number
    for name in found:
        found[name] /= s.starters
    found["stages"] = float(len({card.printed.stage for card in s.quest_deck.cards}))
    return found


def journey(s: FellowshipState) -> dict[str, float]:
    """The progress that is still needed, and what else the stage wants."""
    found = {"progress": float(way_to_go(s)), "location": 0.0, "goal": 0.0, "goal-hurt": 0.0, "blocked": 0.0}
    if s.location is not None:
        found["location"] = float(max(0, quest_points(s, s.location) - s.location.progress))
    if s.quest_zone.cards:
        wanted = goals(s.quest.printed)
        if wanted:
            hurt = [enemy.damage for enemy in s.enemies() if enemy.printed.plain in wanted]
            found["goal"] = 1.0
            found["goal-hurt"] = float(max(hurt, default=0))
        elif cannot(s, "be-defeated", s.quest):
            found["blocked"] = 1.0
    return found


def way_to_go(s: FellowshipState) -> int:
    """The progress that is still needed, on this stage and on those to come."""
    left = 0
    if s.quest_zone.cards:
        left += max(0, quest_points(s, s.quest) - s.quest.progress)
    for card in s.quest_deck.cards:
        back = card.printed.other
        left += back.quest_points if back is not None else 0
    return left


def menace(s: FellowshipState) -> dict[str, float]:
    """What stands in the staging area, whether the characters are a match for it, and what fights."""
    threat = staged_threat(s) if s.quest_zone.cards else 0
    will = sum(willpower(s, card) for seat in s.order() for card in s.characters_of(seat))
    engaged = s.engaged()
    return {
        "staged-threat": float(threat),
        "shortage": float(max(0, threat + TO_COME * s.left - will)),
        "staged-enemies": float(len(s.staged(ENEMY))),
        "enemy-strength": float(sum(remaining(s, enemy) + defense_strength(s, enemy) for enemy in engaged)),
        "enemy-attack": float(sum(attack_strength(s, enemy) for enemy in engaged if not cannot(s, "attack", enemy))),
    }


def standing(s: FellowshipState, player: Player) -> dict[str, float]:
    """Room on the dial by its logarithm, for the last points are the dearest; the heroes, the allies, the hand."""
    characters = [card for card in player.area.cards if card.printed.is_character and not card.captive]
    heroes = [card for card in characters if card.printed.kind == HERO]
    attached = [card for card in player.area.cards if card.printed.kind == ATTACHMENT]
    return {
        "room": math.log1p(max(0, ELIMINATION_LEVEL - player.threat) / TIGHT),
        "willpower": float(sum(willpower(s, card) for card in characters)),
        "attack": float(sum(attack_strength(s, card) for card in characters)),
        "defense": float(sum(defense_strength(s, card) for card in characters)),
        "heroes": float(len(heroes)),
        "health": float(sum(min(5, remaining(s, hero)) for hero in heroes)),
        "resources": float(sum(min(4, hero.resources) for hero in heroes)),
        "allies": float(len(characters) - len(heroes)),
        "attachments": sum(promise(card.printed) for card in attached),
        "hand": sum(promise(card.printed) for card in player.hand.cards),
    }
