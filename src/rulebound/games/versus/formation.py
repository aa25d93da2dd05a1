"""The formation (Построение): two rows of places with gaps, who is adjacent, who stands in front, and the step."""

from __future__ import annotations

from typing import Final

from rulebound.games.versus.state import FRONT, NONE, SUPPORT, Player, VersusCard, VersusState
from rulebound.kernel.choice import Option
from rulebound.kernel.flow import Flow, pick
from rulebound.kernel.requirements import requirement
from rulebound.kernel.text import Text
from rulebound.kernel.things import Thing


class Slot(Thing):
    """A place of a formation, a row and a column: versus.anatomy.grid"""

    __slots__ = ("column", "row")

    def __init__(self, row: int, column: int) -> None:
        self.row = row
        self.column = column

    @property
    def key(self) -> str:
        return f"{'f' if self.row == FRONT else 's'}{self.column}"

    def name_for(self, seat: int | None) -> Text:
        return Text("versus-slot", {"row": "front" if self.row == FRONT else "support", "n": self.column + 1})


_SLOTS: Final[dict[tuple[int, int], Slot]] = {}


def slot(row: int, column: int) -> Slot:
    found = _SLOTS.get((row, column))
    if found is None:
        found = _SLOTS[row, column] = Slot(row, column)
    return found


def place_of(card: VersusCard) -> Slot:
    return slot(card.now.row, card.now.column)


def adjacent(a: VersusCard, b: VersusCard) -> bool:
    """Same controller, same column or neighbouring columns of one row: versus.anatomy.adjacent"""
    if a is b or a.controller != b.controller:
        return False
    if a.now.column == b.now.column:
        return True
    return a.now.row == b.now.row and abs(a.now.column - b.now.column) == 1


def standing_at(player: Player, row: int, column: int) -> VersusCard | None:
    for card in player.characters.cards:
        if card.now.column == column and card.now.row == row:
            return card
    return None


def is_protected(s: VersusState, card: VersusCard) -> bool:
    """Whether somebody not stunned, ready or not, stands directly in front of it; the front row never is protected.

    versus.combat.protected, versus.combat.front_never_protected, versus.combat.exhausted_protects,
    versus.combat.stunned_not_protecting
    """
    if card.now.row == FRONT:
        return False
    ahead = standing_at(s.players[card.controller], FRONT, card.now.column)
    return ahead is not None and not ahead.now.stunned


def last_column(player: Player) -> int:
    last = NONE
    for card in player.characters.cards:
        if card.now.column > last:
            last = card.now.column
    return last


def slots(player: Player, *, free: bool, row: int = NONE) -> list[Slot]:
    """The places from one before the first column to two after the last, so that a gap can be left."""
    taken = {(card.now.row, card.now.column) for card in player.characters.cards} if free else set()
    rows = (FRONT, SUPPORT) if row == NONE else (row,)
    if not player.characters.cards:
        return [slot(r, 0) for r in rows]
    columns = range(-1, last_column(player) + 3)
    return [slot(r, c) for r in rows for c in columns if (r, c) not in taken]


def settle(player: Player) -> None:
    """Count the columns from 0 again. No rule can tell a gap of three columns from one of two."""
    used = sorted({card.now.column for card in player.characters.cards})
    if not used:
        return
    moved: dict[int, int] = {}
    at = 0
    for i, column in enumerate(used):
        if i:
            at += min(3, column - used[i - 1])
        moved[column] = at
    for card in player.characters.cards:
        card.now.column = moved[card.now.column]


def stand(s: VersusState, card: VersusCard, at: Slot) -> VersusCard | None:
    """Put a character on a place; whoever stands there changes places with it and is returned."""
    player = s.players[card.controller]
    other = standing_at(player, at.row, at.column)
    if other is not None and other is not card:
        other.now.row = card.now.row
        other.now.column = card.now.column
    card.now.row = at.row
    card.now.column = at.column
    settle(player)
    return other


def choose_slot(s: VersusState, card: VersusCard, seat: int, rule: str, *, row: int = NONE) -> Flow[Slot]:
    """Any empty place of the rows allowed: versus.recruit.row_choice, versus.recruit.slot_choice"""
    places = {Option("place", at): at for at in slots(s.players[seat], free=True, row=row)}
    return (yield from pick(seat, "place", places, rule, about=card))


# --- the formation step ------------------------------------------------------------------------------------


@requirement("versus.formation.fixed_otherwise")
def it_is_your_formation_step(s: VersusState, seat: int, card: VersusCard) -> bool:
    return s.stage == "formation" and s.active == seat


@requirement("versus.formation.move")
def moves_are_left(s: VersusState, seat: int, card: VersusCard) -> bool:
    """House: a formation step has twice as many moves as characters and two more, so that it always ends."""
    return s.moves < 2 * len(s.players[seat].characters) + 2


@requirement("versus.chain.own_actions_empty")
def no_effect_waits(s: VersusState, seat: int, card: VersusCard) -> bool:
    return not s.chain


MOVING = (it_is_your_formation_step, no_effect_waits, moves_are_left)


def move(s: VersusState, seat: int, card: VersusCard) -> Flow[None]:
    """A character moves to any place of its formation, whatever its state.

    versus.formation.move, versus.formation.move_within, versus.formation.any_state, versus.formation.clear
    """
    player = s.players[seat]
    here = (card.now.row, card.now.column)
    places = slots(player, free=False)
    if len(player.characters) == 1:  # alone, there is only the other row
        places = [at for at in places if at.column == card.now.column]
    offered = {Option("place", at): at for at in places if (at.row, at.column) != here}
    to = yield from pick(seat, "place", offered, "versus.formation.move", about=card)
    other = stand(s, card, to)
    s.moves += 1
    rule = "versus.formation.move" if here[0] != to.row else "versus.formation.move_within"
    if other is None:
        s.log.say("moves", rule, player=player, card=card, to=place_of(card))
    else:
        s.log.say("swaps", rule, player=player, card=card, other=other, to=place_of(card))
