"""How good a position looks for the team at the beginning of a round, in points: one is a hit point of the villain.

Computer players play every option on to the next round before they judge it, so nothing half done is judged here.
The points were weighed by the games of such players: how much each of these things went with winning.
"""

from __future__ import annotations

import math
from typing import Final

from rulebound.games.champions.mind.promise import promise
from rulebound.games.champions.numbers import attack_power, remaining, thwart_power
from rulebound.games.champions.printed import SUPPORT, UPGRADE
from rulebound.games.champions.state import ChampionsCard, ChampionsState, Player

CERTAIN: Final = 10.0
"""So many points make the odds e times better."""
HEALTH: Final = 8.5
"""The worth of hit points, by their logarithm: the last are the dearest."""
ROOM: Final = 7.0
"""The worth of what the main scheme can still bear, for each player, by its logarithm."""
STAGE: Final = 12.0
"""What the next stage of the villain brings when it is revealed: without this nobody would beat the one before."""
HAND: Final = 1.6
"""A card in hand."""
KEPT: Final = 0.55
"""How much of what a card promises it still holds in play."""
STATUS: Final = 5.0
"""A status card on the villain, or a stunned hero."""
CONFUSED: Final = 3.0
EXHAUSTED: Final = 3.5
"""An identity that cannot act in the coming turn, for it has defended."""
ATTACHMENT: Final = 5.0
ELIMINATED: Final = 12.0


def value(s: ChampionsState, seat: int) -> float:
    """From 0 to 1, the same for all players: they win and lose together."""
    if s.result is not None:
        return s.result.scores[seat]
    total = -villain_left(s) - menace(s)
    for player in s.players:
        total += -ELIMINATED if player.out else standing(s, player)
    return 1 / (1 + math.exp(-(total / s.starters + scheme_room(s)) / CERTAIN))


# --- the scenario -----------------------------------------------------------------------------------------


def villain_left(s: ChampionsState) -> float:
    """The hit points still to be beaten, those of the stages to come included."""
    villain = s.villain
    left = float(remaining(s, villain))
    left += sum(STAGE * s.starters + card.printed.hit_points.at(s.starters) for card in s.villain_deck.cards)
    return left + STATUS * villain.tough - STATUS * villain.stunned - CONFUSED * villain.confused


def menace(s: ChampionsState) -> float:
    """What minions, side schemes and attachments will cost."""
    total = ATTACHMENT * sum(1 for card in s.attachments.cards if card.controller is None)
    for minion in s.minions():
        total += 0.5 + 0.5 * attack_power(s, minion) + 1.5 * (remaining(s, minion) + minion.tough)
    total += 2.0 * sum(scheme.threat for scheme in s.side_schemes())
    return total + 5.0 * s.icons("hazard") + 3.0 * s.icons("crisis") + 3.0 * s.acceleration


def scheme_room(s: ChampionsState) -> float:
    """The less the main scheme can still bear after the coming step one, the dearer is each threat."""
    return ROOM * math.log1p(max(threat_room(s) / s.starters, -0.5))


def threat_room(s: ChampionsState) -> int:
    """How much more threat the main scheme bears after the first step of the villain phase."""
    scheme = s.main_scheme
    room = scheme.printed.target_threat.at(s.starters) - scheme.threat
    return room - scheme.printed.acceleration.at(s.starters) - s.acceleration - s.icons("acceleration")


# --- a player ---------------------------------------------------------------------------------------------


def standing(s: ChampionsState, player: Player) -> float:
    """Health, the hand, and the cards in play."""
    seat = player.seat
    identity = s.identity(seat)
    total = HEALTH * math.log1p(max(0, remaining(s, identity) + 2 * identity.tough))
    total -= EXHAUSTED * identity.exhausted + STATUS * identity.stunned + CONFUSED * identity.confused
    total += HAND * len(player.hand.cards)
    total += KEPT * sum(still_promised(card) for card in s.controlled(seat, UPGRADE, SUPPORT))
    return total + sum(ally_worth(s, ally) for ally in s.allies_of(seat))


def still_promised(card: ChampionsCard) -> float:
    """What a card in play still promises: one with uses has fewer of them."""
    whole = promise(card.printed)
    return whole * card.counters / card.printed.uses if card.printed.uses else whole


def ally_worth(s: ChampionsState, ally: ChampionsCard) -> float:
    """It acts a few times, then it takes an attack for its player."""
    return 2.5 + 0.6 * min(3, remaining(s, ally)) * max(attack_power(s, ally), thwart_power(s, ally), 1)
