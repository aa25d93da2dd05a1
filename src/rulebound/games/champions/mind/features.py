"""What counts in a position at the beginning of a round, for the team: all players win and lose together.

Computer players play every option on to the next round before they judge it, so nothing half done is judged here.
What there is of each player is counted for each who began.
"""

from __future__ import annotations

import math

from rulebound.games.champions.mind.plan import later_room, pace, threat_room
from rulebound.games.champions.mind.promise import promise
from rulebound.games.champions.numbers import attack_power, remaining, thwart_power
from rulebound.games.champions.printed import SUPPORT, UPGRADE
from rulebound.games.champions.state import ChampionsCard, ChampionsState, Player


def features(s: ChampionsState, seat: int) -> dict[str, float]:
    """Of the scenario and of the heroes; nothing before the villain is on the table."""
    if not s.villain_zone.cards:
        return {}
    found = scenario(s)
    for player in s.players:
        for name, number in standing(s, player).items():
            found[name] = found.get(name, 0.0) + number
    for name in found:
        found[name] /= s.starters
    found["stages"] = float(len(s.villain_deck.cards))
    found["room"] = scheme_room(s)
    return found


# --- the scenario -----------------------------------------------------------------------------------------


def scenario(s: ChampionsState) -> dict[str, float]:
    """The villain, and what minions, side schemes and attachments will cost."""
    villain, minions = s.villain, s.minions()
    return {
        "villain": float(remaining(s, villain)),
        "later-villain": float(sum(card.printed.hit_points.at(s.starters) for card in s.villain_deck.cards)),
        "villain-tough": float(villain.tough),
        "villain-stunned": float(villain.stunned),
        "villain-confused": float(villain.confused),
        "attachments": float(sum(1 for card in s.attachments.cards if card.controller is None)),
        "minions": float(len(minions)),
        "minion-attack": float(sum(attack_power(s, minion) for minion in minions)),
        "minion-health": float(sum(remaining(s, minion) + minion.tough for minion in minions)),
        "side-threat": float(sum(scheme.threat for scheme in s.side_schemes())),
        "hazard": float(s.icons("hazard")),
        "crisis": float(s.icons("crisis")),
        "pace": float(pace(s)),
    }


def scheme_room(s: ChampionsState) -> float:
    """The less the main schemes can still bear after the coming step one, the dearer is each threat."""
    return math.log1p(max((threat_room(s) + later_room(s)) / s.starters, -0.5))


# --- a player ---------------------------------------------------------------------------------------------


def standing(s: ChampionsState, player: Player) -> dict[str, float]:
    """Health by its logarithm, for the last hit points are the dearest; the hand, and the cards in play."""
    if player.out:
        return {"out": 1.0}
    seat = player.seat
    identity = s.identity(seat)
    return {
        "health": math.log1p(max(0, remaining(s, identity) + 2 * identity.tough)),
        "exhausted": float(identity.exhausted),
        "stunned": float(identity.stunned),
        "confused": float(identity.confused),
        "hand": float(len(player.hand.cards)),
        "equipment": sum(still_promised(card) for card in s.controlled(seat, UPGRADE, SUPPORT)),
        "allies": sum(ally_worth(s, ally) for ally in s.allies_of(seat)),
    }


def still_promised(card: ChampionsCard) -> float:
    """What a card in play still promises: one with uses has fewer of them."""
    whole = promise(card.printed)
    return whole * card.counters / card.printed.uses if card.printed.uses else whole


def ally_worth(s: ChampionsState, ally: ChampionsCard) -> float:
    """It acts a few times, then it takes an attack for its player."""
    return 2.5 + 0.6 * min(3, remaining(s, ally)) * max(attack_power(s, ally), thwart_power(s, ally), 1)
