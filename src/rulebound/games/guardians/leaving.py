"""Leaving the battle (Выход из боя): how heroes leave a battle, and when that ends it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from rulebound.games.guardians.state import GuardiansState, Player, sides_of


class BattleOver(Exception):
    """The battle has ended: whatever was going on is dropped. `sides` have won it."""

    def __init__(self, sides: set[int], rule: str) -> None:
        super().__init__(sides)
        self.sides = sides
        self.rule = rule


LOW_NUMBER: Final = "guardians.action.too_low_leaves"
KNOCKOUT: Final = "guardians.knockout.triggered"
NO_ENERGY: Final = "guardians.elimination.last_energy"
NO_CARDS: Final = "guardians.elimination.cannot_lay"

_TOLD: Final = {
    LOW_NUMBER: "leaves-number",
    KNOCKOUT: "leaves-knockout",
    NO_ENERGY: "leaves-energy",
    NO_CARDS: "leaves-cards",
}


def leave(s: GuardiansState, leaving: Collection[Player], rule: str) -> None:
    """These heroes leave together, by one of the four rules above: their series are discarded, their hands stay.

    If one side is left it has won at once; if nobody is left, all who just left have won.
    """
    if not leaving:
        return
    for player in s.fighting():
        if player in leaving:
            player.in_battle = False
            s.log.say(_TOLD[rule], rule, player=player)
            clear_series(s, player)  # guardians.elimination.series_discarded, guardians.elimination.hand_kept
    left = sides_of(p for p in s.players if p.in_battle)
    if len(left) == 1:
        team = "guardians.team.battle_ends_one_team" if s.teams else "guardians.action.end_immediately_one_left"
        raise BattleOver(left, team)
    if not left:
        if s.teams:
            raise BattleOver(sides_of(leaving), "guardians.team.simultaneous_both_win")
        laying = rule == NO_CARDS
        printed, house = (
            "guardians.victory.simultaneous_all_win",
            "guardians.victory.simultaneous_effect_all_win",
        )
        raise BattleOver(sides_of(leaving), printed if laying else house)


def clear_series(s: GuardiansState, player: Player) -> None:
    """The whole series to the discard, the card laid this turn included."""
    for card in player.series.cards[:]:
        card.turned = False
        s.move(card, s.discard)
