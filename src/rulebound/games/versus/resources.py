"""The resource row (Ряд ресурсов): one card a turn face down; locations are flipped there."""

from __future__ import annotations

from rulebound.games.versus.leaving import enter
from rulebound.games.versus.state import VersusCard, VersusState
from rulebound.games.versus.triggers import happens
from rulebound.games.versus.uniqueness import apply_uniqueness
from rulebound.kernel.cards import EVERYONE
from rulebound.kernel.requirements import requirement
from rulebound.kernel.text import Arg


@requirement("versus.build.resource_optional")
def is_in_your_hand(s: VersusState, seat: int, card: VersusCard) -> bool:
    return s.players[seat].hand.holds(card)


@requirement("versus.build.order")
def it_is_your_resource_step(s: VersusState, seat: int, card: VersusCard) -> bool:
    return s.stage == "resource" and s.active == seat


@requirement("versus.build.resource_one_per_turn")
def no_resource_was_placed(s: VersusState, seat: int, card: VersusCard) -> bool:
    return not s.placed


@requirement("versus.chain.own_actions_empty")
def nothing_is_on_the_chain(s: VersusState, seat: int, card: VersusCard) -> bool:
    return not s.chain


PLACING = (no_resource_was_placed, is_in_your_hand, it_is_your_resource_step, nothing_is_on_the_chain)


def place_resource(s: VersusState, seat: int, card: VersusCard) -> None:
    """Nobody else can tell which card it was: versus.build.resource_face_down, versus.build.resource_rightmost

    Nothing ever changes the order of the row (versus.anatomy.resource_no_reorder).
    """
    player = s.players[seat]
    s.mix(player.hand.cards, 1 << seat)
    enter(s, card, player.resources)
    card.now.face_up = False  # nothing asks for texts in between
    s.placed = True
    s.log.say("places", "versus.build.resource_face_down", player=player, card=card)


# --- locations --------------------------------------------------------------------------------------------------


def row_facts(s: VersusState, seat: int, card: VersusCard) -> dict[str, Arg]:
    return {"needs": card.printed.cost, "has": len(s.players[seat].resources)}


@requirement("versus.location.flip_in_row_only")
def lies_in_your_row(s: VersusState, seat: int, card: VersusCard) -> bool:
    return s.players[seat].resources.holds(card)


@requirement("versus.location.stays_up")
def lies_face_down(s: VersusState, seat: int, card: VersusCard) -> bool:
    return not card.now.face_up


@requirement("versus.build.resource_no_flip_char_equip")
def is_a_location(s: VersusState, seat: int, card: VersusCard) -> bool:
    return card.printed.kind == "location"


@requirement("versus.location.threshold", row_facts)
def the_row_reaches_its_threshold(s: VersusState, seat: int, card: VersusCard) -> bool:
    return len(s.players[seat].resources) >= card.printed.cost


FLIPPING = (is_a_location, lies_in_your_row, lies_face_down, the_row_reaches_its_threshold)


def flip(s: VersusState, seat: int, card: VersusCard) -> None:
    """At once, no chain: versus.location.flip_off_chain, versus.location.no_points, versus.location.any_time

    It stays where it is (versus.location.stays_resource).
    """
    card.now.face_up = True
    s.texts_change()
    s.show(card, EVERYONE)
    s.log.say("flips", "versus.location.flip_off_chain", player=s.players[seat], card=card)
    apply_uniqueness(s, card)
    happens(s, card, "flipped")
