"""How good a position looks: the villain's hit points against the threat on the main scheme and the heroes' health."""

from __future__ import annotations

from rulebound.games.champions.numbers import attack_power, maximum_hit_points, remaining, thwart_power
from rulebound.games.champions.printed import SUPPORT, UPGRADE
from rulebound.games.champions.state import ChampionsState


def value(s: ChampionsState, seat: int) -> float:
    """From 0 to 1, the same for all players: they win and lose together."""
    if s.result is not None:
        return s.result.scores[seat]
    progress = 1.0 - villain_left(s)
    danger = max(scheme_danger(s), 0.0)
    health = team_health(s)
    board = team_strength(s)
    pressure = 0.02 * enemy_strength(s) / s.starters
    return min(0.99, max(0.01, 0.25 + 0.45 * progress - 0.3 * danger**2 + 0.2 * health + 0.15 * board - pressure))


def villain_left(s: ChampionsState) -> float:
    """The part of all villain stages that is still to be beaten."""
    waiting = sum(card.printed.hit_points.at(s.starters) for card in s.villain_deck.cards)
    gone = sum(c.printed.hit_points.at(s.starters) for c in s.removed.cards if c.printed.kind == "villain")
    total = waiting + gone + maximum_hit_points(s, s.villain)
    left = waiting + remaining(s, s.villain) + (2 if s.villain.tough else 0)
    return left / total if total else 0.0


def scheme_danger(s: ChampionsState) -> float:
    """How near the main scheme is to its end; side schemes and acceleration count a little."""
    scheme = s.main_scheme
    target = scheme.printed.target_threat.at(s.starters) or 1
    coming = s.acceleration + s.icons("acceleration") + scheme.printed.acceleration.at(s.starters)
    side = sum(card.threat for card in s.side_schemes())
    return (scheme.threat + 0.5 * coming + 0.2 * side) / target


def team_health(s: ChampionsState) -> float:
    """The hit points of the identities, from 0 to 1; nobody left is the end."""
    total = 0.0
    for player in s.players:
        if not player.out:
            identity = s.identity(player.seat)
            total += remaining(s, identity) / max(1, maximum_hit_points(s, identity))
            total -= 0.05 * (identity.stunned + identity.confused) - 0.1 * identity.tough
    return total / s.starters


def team_strength(s: ChampionsState) -> float:
    """Cards in hand and in play, ready ones more."""
    total = 0.0
    for seat in s.order():
        total += 0.03 * len(s.players[seat].hand.cards)
        total += 0.06 * len(s.controlled(seat, UPGRADE, SUPPORT))
        for ally in s.allies_of(seat):
            total += 0.04 * (attack_power(s, ally) + thwart_power(s, ally)) + 0.02 * remaining(s, ally)
    return min(1.0, total / s.starters)


def enemy_strength(s: ChampionsState) -> float:
    """What the minions will do."""
    return sum(1.0 + attack_power(s, minion) + 0.3 * remaining(s, minion) for minion in s.minions())
