"""How good a position looks for the team, in points: one is about what a card does.

The villain phase that is coming is foreseen: what it will cost decides when to change form, to thwart and to block.
"""

from __future__ import annotations

import math
from typing import Final

from rulebound.games.champions.numbers import (
    attack_power,
    defense_power,
    keyword,
    recover_power,
    remaining,
    scheme_power,
    thwart_power,
)
from rulebound.games.champions.printed import ALLY, EVENT, RESOURCE_CARD, SUPPORT, UPGRADE
from rulebound.games.champions.state import Card, ChampionsState, Player
from rulebound.lcg.abilities import INTERRUPT, RESPONSE

HIT_POINT: Final = 1.25
"""What a hit point of the villain is worth."""
STAGE: Final = 7.0
"""What the next stage of the villain brings when it is revealed: without this nobody would beat the one before."""
BOOST: Final = 1.0
"""The boost icons one can expect on a card."""
DEFEAT: Final = 22.0
"""What it costs to be one attack or scheme away from the end."""
THREAT_STEP: Final = 2.0
"""That much more room on the main scheme, for each player, makes the danger e times smaller."""
HEALTH_STEP: Final = 3.0
"""That many more hit points of an identity make the danger e times smaller."""
READY: Final = 0.6
"""What a character that can still act is worth in its player's turn, for each point it can bring."""
CARD: Final = 0.45
"""What a card in hand is worth while it can still be played or pay for another: the hand is filled up every round."""
ROUND: Final = 2.5
"""What a round costs: it outweighs the ready characters and the full hand with which the next one begins."""


def value(s: ChampionsState, seat: int) -> float:
    """From 0 to 1, the same for all players: they win and lose together."""
    if s.result is not None:
        return s.result.scores[seat]
    total = 14.0 - villain_left(s) - menace(s) - ROUND * (s.round - 1)
    total -= scheme_danger(s)
    for player in s.players:
        total += -12.0 if player.out else standing(s, player)
    return 1 / (1 + math.exp(-total / (20.0 * s.starters)))


# --- the scenario -----------------------------------------------------------------------------------------


def villain_left(s: ChampionsState) -> float:
    """The hit points still to be beaten, those of the stages to come included."""
    villain = s.villain
    left = HIT_POINT * remaining(s, villain)
    left += sum(STAGE + HIT_POINT * card.printed.hit_points.at(s.starters) for card in s.villain_deck.cards)
    return left + 2.0 * villain.tough - 1.0 * villain.stunned - 0.8 * villain.confused


def menace(s: ChampionsState) -> float:
    """What minions, side schemes and attachments will cost beyond the coming villain phase."""
    total = 1.5 * sum(1 for card in s.attachments.cards if card.controller is None)
    for minion in s.minions():
        total += 1.0 + 0.6 * attack_power(s, minion) + 0.5 * remaining(s, minion)
        total += 1.0 * (keyword(s, minion, "guard") > 0) + 1.0 * minion.tough - 0.5 * minion.stunned
    for scheme in s.side_schemes():
        total += 1.0 + 0.5 * scheme.threat
    return total + 2.0 * s.icons("hazard") + 1.5 * s.icons("acceleration") + 1.0 * s.icons("crisis")


def scheme_danger(s: ChampionsState) -> float:
    """The nearer the main scheme will be to its end after the villain phase, the dearer is each threat."""
    scheme = s.main_scheme
    target = scheme.printed.target_threat.at(s.starters) or 1
    left = (target - scheme.threat - coming_threat(s)) / s.starters
    worst = 0.4 * DEFEAT if s.scheme_deck.cards else DEFEAT
    return s.starters * worst * math.exp(-max(left, -2.0) / THREAT_STEP)


def coming_threat(s: ChampionsState) -> float:
    """What the rest of this round's villain phase will place: the field and icons, and schemes against alter-egos."""
    total = 0.0
    if s.phase == "player":
        total += s.main_scheme.printed.acceleration.at(s.starters) + s.acceleration + s.icons("acceleration")
    for player in attacked(s):
        if not s.is_hero(player.seat):
            if not s.villain.confused:
                total += scheme_power(s, s.villain) + BOOST
            total += sum(scheme_power(s, minion) for minion in player.engaged.cards if not minion.confused)
    return total


def attacked(s: ChampionsState) -> list[Player]:
    """The players against whom the enemies will still activate in this round."""
    if s.phase == "player":
        return s.in_order()
    return s.in_order()[max(0, s.activating - 1) :] if s.villain_step == 2 else []


# --- a player ---------------------------------------------------------------------------------------------


def standing(s: ChampionsState, player: Player) -> float:
    """Health, the cards in play, the hand, and what can still be done in the turn."""
    seat = player.seat
    total = hand_worth(s, player) - health_danger(s, player)
    total += sum(1.2 + 0.5 * (card.printed.cost or 0) for card in s.controlled(seat, UPGRADE, SUPPORT))
    total += sum(ally_worth(s, ally) for ally in s.allies_of(seat))
    if s.phase == "player" and s.active >= 0:
        total += sum(READY * effort(s, card) for card in s.characters_of(seat) if not card.exhausted)
    return total


def health_danger(s: ChampionsState, player: Player) -> float:
    """The fewer hit points will be left after the coming attacks, the dearer is each of them."""
    identity = s.identity(player.seat)
    left = remaining(s, identity) + 2.5 * identity.tough - 0.7 * (identity.stunned + identity.confused)
    if s.is_hero(player.seat) and player in attacked(s):
        left -= coming_damage(s, player)
    return DEFEAT * math.exp(-max(left, -2.0) / HEALTH_STEP) - 0.15 * left


def coming_damage(s: ChampionsState, player: Player) -> float:
    """The attacks on a hero, who readies before them and defends against the strongest every other time."""
    attacks = [float(attack_power(s, minion)) for minion in player.engaged.cards if not minion.stunned]
    if not s.villain.stunned:
        attacks.append(attack_power(s, s.villain) + BOOST)
    if not attacks:
        return 0.0
    strongest = max(attacks)
    return sum(attacks) - 0.5 * min(strongest, defense_power(s, s.identity(player.seat)))


def ally_worth(s: ChampionsState, ally: Card) -> float:
    """It acts a few times, then it takes an attack for its player."""
    return 1.5 + 0.5 * min(3, remaining(s, ally)) * max(attack_power(s, ally), thwart_power(s, ally), 1)


def effort(s: ChampionsState, card: Card) -> float:
    """What a ready character can bring: damage, threat removed, or hit points that are missing."""
    if card.printed.rec is not None and card.printed.atk is None:
        return float(min(card.damage, recover_power(s, card)))
    if card.stunned and card.confused:
        return 0.5
    best = max(0 if card.stunned else attack_power(s, card), 0 if card.confused else thwart_power(s, card))
    if card.printed.kind == ALLY and remaining(s, card) <= 1:
        best -= 1
    return float(max(best, 0))


def hand_worth(s: ChampionsState, player: Player) -> float:
    """In the turn every card counts; after it only what the next hand would rather have."""
    playing = s.phase == "player" and s.active >= 0
    return sum(keeping(s, card, player.seat) + (CARD if playing else 0.0) for card in player.hand.cards)


def keeping(s: ChampionsState, card: Card, seat: int) -> float:
    """Whether a card is better or worse than the next one from the deck: cheap cards that stay in play are kept."""
    printed = card.printed
    if printed.kind == RESOURCE_CARD:
        return 0.2
    if (printed.cost or 0) >= s.identity(seat).printed.hand_size:
        return -0.5  # it would take more than the whole hand
    if printed.kind == EVENT:
        return 0.0 if any(one.timing in (INTERRUPT, RESPONSE) for one in printed.abilities) else 0.1
    if printed.kind not in (ALLY, UPGRADE, SUPPORT):
        return -0.5  # an obligation, or whatever else does not belong here
    if printed.unique and s.named(printed.plain) is not None:
        return -0.5
    return 0.15 if printed.kind == ALLY else 0.05
