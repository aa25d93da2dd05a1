"""What counts in a position: battles won, and who is likely to win the one being fought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulebound.games.guardians.acting import falls_short
from rulebound.games.guardians.state import GuardiansState, Player

CARD_WORTH: Final[Sequence[float]] = (0.6, 1.0, 0.8, 1.0, 0.9, 1.1, 1.2)
"""What a technique in hand is worth, from number 1 to 7: high ones hurt others and fit behind any card."""
KNOCKED_OUT_WORTH: Final = 0.2
TRAP_COST: Final = 0.3


def features(s: GuardiansState, seat: int) -> dict[str, float]:
    """By how much a side leads before the best of the others, as a part of the battles that it takes to win."""
    strengths: dict[int, float] = {}
    for player in s.players:
        strengths[player.side] = strengths.get(player.side, 0.0) + strength(s, player)
    total = sum(strengths.values()) or 1.0
    mine = s.players[seat].side
    rival = max((side for side in strengths if side != mine), key=lambda side: s.wins[side] + strengths[side] / total)
    return {
        "battles": (s.wins[mine] - s.wins[rival]) / s.to_win,
        "strength": (strengths[mine] - strengths[rival]) / total / s.to_win,
    }


def strength(s: GuardiansState, player: Player) -> float:
    """What a hero brings to the rest of this battle; nothing once it is out.

    Halved for every stage left in this round without a card that can be laid and survived.
    """
    if not player.in_battle:
        return 0.0
    stance = player.in_stance
    laid = len(player.series.cards)
    hand = 0.0
    to_lay = s.terms.stages - laid
    for card in player.hand.cards:
        number = card.printed.number
        tactic = s.tactics[number - 1]
        if tactic.knockout and not stance:
            hand += KNOCKED_OUT_WORTH
            continue
        hand += CARD_WORTH[number - 1] - (TRAP_COST if tactic.trapped else 0.0)
        if falls_short(s, player, number, laid) <= 0:
            to_lay -= 1
    power = 1.0 + player.energy + 0.5 * hand
    if stance:
        power += 0.5
    if s.ready_ability(player).active:
        power += 0.5
    return power * 0.5**to_lay if to_lay > 0 else power
