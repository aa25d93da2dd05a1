"""Основные понятия игры: rows, resources, piles, ready and exhausted, the grid of a formation."""

from __future__ import annotations

import msgspec
import pytest

from rulebound.games.versus.formation import adjacent
from rulebound.games.versus.state import FRONT, SUPPORT
from rulebound.kernel.text import Refused
from tests.versus_table import FOE, ME, table

FIVE = ["VS-001"] * 5


def half(t, owner, seat):
    """A player's side of the table as a seat (None: a spectator) sees it."""
    return next(area for area in t.match.view(seat).areas if area.id == f"player-{owner}")


def zone(t, owner, name, seat):
    return next(z for z in half(t, owner, seat).zones if z.id == name)


# --- resources ---


@pytest.mark.rule("versus.anatomy.resource")
def test_face_up_and_face_down_cards_of_the_row_are_resources():
    t = table(stage="resource", row=["VS-001", "VS-008", "VS-021"], face_up=["VS-087", "VS-042"], hand=["VS-099"])
    t.until("recruit")
    assert t.s.players[ME].points == 5


@pytest.mark.rule("versus.anatomy.resource_peek_own")
def test_a_player_may_look_at_the_own_face_down_resources_at_any_time():
    t = table(active=FOE, row=["VS-064"], foe_front=["VS-008"])
    (card,) = zone(t, ME, "resources", ME).cards
    assert card.marks == ["face-down"]
    assert card.face is not None
    assert card.face.code == "VS-064"


@pytest.mark.rule("versus.anatomy.resource_hidden_from_opponent")
@pytest.mark.parametrize("seat", [FOE, None])
def test_others_see_how_many_lie_face_down_and_what_lies_face_up(seat):
    t = table(row=["VS-064", "VS-099", "VS-020"], face_up=["VS-087"], front=["VS-008"])
    row = zone(t, ME, "resources", seat).cards
    assert [card.face and card.face.code for card in row] == [None, None, None, "VS-087"]
    assert [card.key for card in row[:3]] == ["", "", ""]
    written = msgspec.json.encode(t.match.view(seat))
    assert b"VS-087" in written
    assert not any(code in written for code in (b"VS-064", b"VS-099", b"VS-020"))


@pytest.mark.rule("versus.anatomy.resource_no_reorder")
def test_nobody_changes_the_order_of_the_row():
    t = table(stage="formation", row=["VS-065", "VS-008", "VS-088"], front=["VS-005"])
    for name in ("VS-065", "VS-008", "VS-088"):
        with pytest.raises(Refused):
            t.do("move", name)
    assert not any(o.partition(":")[2] in {c.key for c in t.s.players[ME].resources.cards} for o in t.options())


@pytest.mark.rule("versus.anatomy.resource_no_reorder")
def test_the_row_keeps_its_order_when_one_is_flipped_and_one_is_lost():
    t = table(row=["VS-001", "VS-087", "VS-008"], face_up=["VS-087", "VS-042"], front=["VS-008"])
    order = [c.id for c in t.s.players[ME].resources.cards]
    t.do("flip", "VS-087")  # the other one, the fourth of the row, is KO'd
    assert [c.id for c in t.s.players[ME].resources.cards] == [*order[:3], order[4]]


@pytest.mark.rule("versus.anatomy.enter_ready_resource")
def test_a_location_placed_this_turn_may_be_activated_this_turn():
    t = table(stage="resource", hand=["VS-087"], row=["VS-001"], endurance=(40, 50))
    t.do("resource", "VS-087")
    assert not t.exhausted("VS-087")
    t.do("flip", "VS-087")
    t.do("use", "VS-087")
    t.resolve()
    assert t.endurance(ME) == 41
    assert t.exhausted("VS-087")


# --- deck, hand, pile ---


@pytest.mark.rule("versus.anatomy.deck_hidden")
@pytest.mark.parametrize("seat", [ME, FOE, None])
def test_a_deck_is_only_a_number_of_cards(seat):
    t = table(deck=["VS-064", "VS-099"], foe_deck=["VS-020"], front=["VS-008"])
    for owner, n in ((ME, 12), (FOE, 11)):
        deck = zone(t, owner, "deck", seat)
        assert (deck.count, deck.cards) == (n, [])
    written = msgspec.json.encode(t.match.view(seat))
    assert not any(code in written for code in (b"VS-064", b"VS-099", b"VS-020", b"VS-091"))


@pytest.mark.rule("versus.anatomy.hand_unlimited")
def test_a_hand_of_fifteen_stays_one():
    t = table(stage="recovery", active=-1, hand=["VS-001"] * 15)
    t.next_step()
    assert t.s.turn == 4
    assert len(t.s.players[ME].hand) == 15 + 2
    assert not t.s.players[ME].ko.cards


@pytest.mark.rule("versus.anatomy.ko", "versus.anatomy.controller")
def test_a_card_taken_over_is_controlled_by_one_and_ko_d_to_the_pile_of_the_other():
    t = table(hand=["VS-100"], row=FIVE, foe_face_up=["VS-087"], foe_hand=["VS-101"], foe_row=FIVE, front=["VS-008"])
    location = t.card("foe VS-087")
    assert location.controller == FOE
    t.play("VS-100", "foe VS-087")
    t.resolve()
    assert (location.controller, location.owner) == (ME, FOE)
    assert t.can("use", "foe VS-087")
    t.pass_(ME)
    t.play("foe VS-101", "foe VS-087")  # KO a face-up resource
    t.resolve_all()
    assert location in t.s.players[FOE].ko.cards


@pytest.mark.rule("versus.anatomy.ko_pile_face_up")
@pytest.mark.parametrize("seat", [ME, FOE, None])
def test_everybody_sees_every_card_of_a_pile(seat):
    t = table(ko=["VS-064", "VS-005"], foe_ko=["VS-020"])
    assert [card.face.code for card in zone(t, ME, "ko", seat).cards] == ["VS-064", "VS-005"]
    assert [card.face.code for card in zone(t, FOE, "ko", seat).cards] == ["VS-020"]


@pytest.mark.rule("versus.anatomy.ko_pile_face_up")
def test_the_order_of_a_pile_does_not_matter():
    offered = []
    for turned in (False, True):
        t = table(ko=["VS-001", "VS-009", "VS-005"], hand=["VS-015"], row=FIVE)
        if turned:
            t.s.players[ME].ko.cards.reverse()
        t.play("VS-015")
        offered.append(set(t.options()))
    assert offered[0] == offered[1]


@pytest.mark.rule("versus.anatomy.discard")
def test_a_discarded_card_goes_from_the_hand_to_the_own_pile():
    t = table(hand=["VS-001", "VS-003", "VS-005"], face_up=["VS-019"], row=FIVE)
    t.do("use", "VS-019")
    t.do("discard", "VS-003")
    assert len(t.s.players[ME].hand) == 2
    assert t.card("VS-003") in t.s.players[ME].ko.cards


# --- ready and exhausted ---


@pytest.mark.rule("versus.anatomy.enter_ready_character")
def test_a_recruited_character_is_ready():
    t = table(stage="recruit", hand=["VS-069"], row=FIVE, foe_front=["VS-008"])
    t.do("recruit", "VS-069")
    t.resolve_all()
    t.do("place", "f0")
    assert not t.exhausted("VS-069")
    assert t.can("use", "VS-069")


@pytest.mark.rule("versus.anatomy.exhaust")
def test_an_exhausted_card_is_turned_sideways_for_all_to_see():
    t = table(front=["VS-069"], foe_front=["VS-008"])
    assert not t.exhausted("foe VS-008")
    t.do("use", "VS-069")
    t.resolve()
    assert t.exhausted("foe VS-008")
    (shown,) = [card for place in half(t, FOE, ME).places for card in place.cards]
    assert "exhausted" in shown.marks


@pytest.mark.rule("versus.anatomy.ready_uses")
def test_an_exhausted_character_neither_attacks_nor_pays_nor_reinforces():
    t = table(
        front=["VS-007", "VS-008"], support=["VS-006"], exhausted=["VS-006", "VS-008"], foe_front=["VS-014"],
    )  # fmt: skip
    assert not t.can("attack", "VS-008")
    assert t.why_not(ME, "VS-008") == ["versus.anatomy.ready_uses"]
    t.attack("VS-007", "foe VS-014")  # now no Army character is ready
    assert not t.can("use", "VS-007")
    assert "versus.anatomy.ready_uses" in t.why_not(ME, "VS-007")
    t = table(active=FOE, foe_front=["VS-014"], front=["VS-007"], support=["VS-006"], exhausted=["VS-006"])
    t.attack("foe VS-014", "VS-007")
    t.pass_(FOE)
    assert not t.can("reinforce", "VS-006")


# --- rows and places ---


@pytest.mark.rule("versus.anatomy.rows")
def test_front_row_support_row_resource_row_from_the_middle():
    t = table(front=["VS-008"], support=["VS-005"], row=["VS-001"])
    side = half(t, ME, ME)
    rows = list(dict.fromkeys(mark for place in side.places for mark in place.marks))
    assert [*rows, side.zones[0].id] == ["front", "support", "resources"]
    stands = {card.face.code: place.marks[0] for place in side.places for card in place.cards}
    assert stands == {"VS-008": "front", "VS-005": "support"}


@pytest.mark.rule("versus.anatomy.grid")
def test_a_place_holds_one_character_and_a_gap_may_be_left():
    t = table(stage="recruit", hand=["VS-003"], row=FIVE, front=["VS-001"] * 8)
    t.do("recruit", "VS-003")
    t.resolve_all()
    with pytest.raises(Refused):
        t.do("place", "f2")
    t.do("place", "f9")
    assert (t.card("VS-003").now.row, t.card("VS-003").now.column) == (FRONT, 9)
    places = [(c.now.row, c.now.column) for c in t.s.players[ME].characters.cards]
    assert len(set(places)) == len(places) == 9
    assert (FRONT, 8) not in places


@pytest.mark.rule("versus.anatomy.grid")
def test_moving_to_a_taken_place_changes_places():
    t = table(stage="formation", front=["VS-008", None, "VS-005"])
    t.do("move", "VS-008")
    t.do("place", "f2")
    assert (t.card("VS-008").now.column, t.card("VS-005").now.column) == (2, 0)


@pytest.mark.rule("versus.anatomy.adjacent")
@pytest.mark.parametrize(
    ("a", "b", "near"),
    [
        ((FRONT, 1), (SUPPORT, 2), False),  # diagonal
        ((FRONT, 1), (FRONT, 2), True),
        ((SUPPORT, 1), (SUPPORT, 0), True),
        ((FRONT, 1), (SUPPORT, 1), True),
        ((FRONT, 0), (FRONT, 2), False),  # a gap between them
        ((SUPPORT, 2), (FRONT, 1), False),
    ],
)
def test_adjacent_is_the_same_column_or_the_next_place_of_the_row(a, b, near):
    t = table(front=["VS-008", "VS-005"], foe_front=["VS-008"])
    for name, at in (("VS-008", a), ("VS-005", b), ("foe VS-008", b)):
        t.card(name).now.row, t.card(name).now.column = at
    assert adjacent(t.card("VS-008"), t.card("VS-005")) == near
    assert adjacent(t.card("VS-005"), t.card("VS-008")) == near
    assert not adjacent(t.card("VS-008"), t.card("foe VS-008"))
    assert not adjacent(t.card("VS-008"), t.card("VS-008"))
