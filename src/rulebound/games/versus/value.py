"""How good a position looks for a seat: endurance, the formation, cards, and what the attack will bring."""

from __future__ import annotations

import math

from rulebound.games.versus.formation import is_protected
from rulebound.games.versus.state import FRONT, NONE, SUPPORT, Player, VersusCard, VersusState
from rulebound.games.versus.who import atk, defense, has_range


def value(s: VersusState, seat: int) -> float:
    """From 0 to 1: both sides in points of endurance, through a curve that is steep in the middle."""
    if s.result is not None:
        return s.result.scores[seat]
    mine = worth(s, s.players[seat])
    theirs = worth(s, s.players[1 - seat])
    return 1 / (1 + math.exp(-(mine - theirs + prospects(s, seat)) / 12))


def worth(s: VersusState, player: Player) -> float:
    """What a player has, in points of endurance."""
    total = float(player.endurance)
    for card in player.characters.cards:
        total += standing(s, card)
    total += 1.6 * len(player.equipment) + 0.9 * min(len(player.hand), 8) + 2.2 * len(player.resources)
    for effect in s.chain:
        if effect.seat == player.seat and effect.kind == "recruit":
            total += 2.0 * effect.printed.cost + 1.5
    return total


def standing(s: VersusState, card: VersusCard) -> float:
    """A character in its place: strong ones in front, those with range or little DEF behind a neighbour."""
    cost = card.printed.cost
    if card.now.stunned:
        return 0.7 * cost
    total = 2.0 * cost + 1.5
    ranged = has_range(s, card)
    if card.now.row == FRONT:
        total += 0.15 * (card.printed.atk + card.printed.defense) / 2 if not ranged else 0.0
    else:
        total += 0.5 if ranged else -0.3
        if is_protected(s, card):
            total += 0.6
    if not card.now.exhausted and may_still_fight(s, card):
        total += 0.12 * card.printed.atk if card.now.row == FRONT or ranged else 0.3
    return total


def may_still_fight(s: VersusState, card: VersusCard) -> bool:
    """Whether this character's readiness is still worth something in this turn."""
    if s.stage in ("", "draw", "resource", "recruit", "formation"):
        return True
    if s.stage != "attack":
        return False
    if card.controller == s.active:
        return False  # readiness that is not used in the own attack step is wasted, but for reinforcing later
    return card.now.row == SUPPORT or s.active == s.initiative


def prospects(s: VersusState, seat: int) -> float:
    """What the attack in progress, or the one being declared or proposed, will bring to the seat."""
    attack = s.attack
    if attack is not None:
        fight = fight_value(
            s, [s.card(id) for id in attack.attackers], None if attack.defender == NONE else s.card(attack.defender)
        )
        return fight if attack.seat == seat else -fight
    if s.declared:
        on = None if s.declared_on == NONE else s.card(s.declared_on)
        attackers = [s.card(id) for id in s.declared]
        if on is None:
            foes = [c for c in s.players[1 - s.active].characters.cards if not c.now.stunned]
            best = max((fight_value(s, attackers, foe) for foe in foes), default=fight_value(s, attackers, None))
        else:
            best = fight_value(s, attackers, on)
        return best if s.active == seat else -best
    for effect in reversed(s.chain):
        if effect.kind == "attack":
            target = effect.targets[0]
            fight = fight_value(s, [s.card(id) for id in effect.attackers], None if target == NONE else s.card(target))
            return fight if effect.seat == seat else -fight
    return 0.0


def fight_value(s: VersusState, attackers: list[VersusCard], defender: VersusCard | None) -> float:
    """The attacker's gain if nothing more happens."""
    if defender is None:
        return float(sum(atk(s, card) for card in attackers))
    if not defender.is_character or defender.now.stunned:
        return 0.0
    total = sum(atk(s, card) for card in attackers)
    margin = total - defense(s, defender)
    gain = 0.0
    if margin >= 0:
        gain += 2.3 * defender.printed.cost + 1.5 + (0 if defender.now.reinforced else margin)
    else:
        gain += 0.2 * margin
    back = atk(s, defender)
    struck = [card for card in attackers if back >= defense(s, card)]
    if struck:
        gain -= max(2.3 * card.printed.cost + 1.5 for card in struck)
    return gain - 0.4 * (len(attackers) - 1)
