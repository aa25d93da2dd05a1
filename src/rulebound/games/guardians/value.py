"""How good a position looks for a seat: wins first, then who is still fighting and how well."""

from __future__ import annotations

from rulebound.games.guardians.state import GuardiansState, Player


def value(s: GuardiansState, seat: int) -> float:
    """From 0 to 1: the seat's side against the best of the others."""
    if s.result is not None:
        return s.result.scores[seat]
    own = s.players[seat].side
    standing: dict[int, float] = {}
    for player in s.players:
        standing[player.side] = standing.get(player.side, 0.0) + strength(s, player)
    total = sum(standing.values()) or 1.0
    battle = standing[own] / total
    rivals = max(s.wins[side] for side in standing if side != own)
    lead = (s.wins[own] - rivals) / s.to_win
    return min(1.0, max(0.0, 0.4 + 0.35 * lead + 0.25 * battle))


def strength(s: GuardiansState, player: Player) -> float:
    """What a hero brings to the rest of this battle; nothing once it is out."""
    if not player.in_battle:
        return 0.0
    cards = min(len(player.hand), 8)
    stance = 0.4 if player.in_stance else 0.0
    ready = 0.3 if s.ready_ability(player).active else 0.0
    return 1.0 + 0.5 * player.energy + 0.25 * cards + stance + ready
