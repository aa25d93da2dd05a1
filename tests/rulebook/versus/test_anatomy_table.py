"""Основные понятия игры: rows, resources, piles, ready and exhausted, the grid of a formation."""

from __future__ import annotations

import msgspec
import pytest

from rulebound.games.versus.formation import adjacent, is_protected, settle
from rulebound.games.versus.state import FRONT, SUPPORT
from rulebound.games.versus.stunning import become_stunned
from tests.versus_table import CODES, FOE, ME, called, table

FIVE = ["Wild Sentinel"] * 5


def half(t, owner, seat):
    """A player's side of the table as a seat (None: a spectator) sees it."""
    return next(area for area in t.match.view(seat).areas if area.id == f"player-{owner}")


def zone(t, owner, name, seat):
    return next(z for z in half(t, owner, seat).zones if z.id == name)


# --- resources ---


@pytest.mark.rule("versus.anatomy.resource")
def test_face_up_and_face_down_cards_of_the_row_are_resources():
    t = table(
        stage="resource",
        row=["Wild Sentinel", "Sentinel Siege-Frame", "Plasma Cannon Mount"],
        face_up=["Borderland Village", "Danger Drill"],
        hand=["Exposed Flank"],
    )
    t.reach("recruit")
    assert t.points() == 5


@pytest.mark.rule("versus.anatomy.resource_peek_own")
def test_a_player_may_look_at_the_own_face_down_resources_at_any_time():
    t = table(active=FOE, row=["Lost City"], foe_front=["Sentinel Siege-Frame"])
    (card,) = zone(t, ME, "resources", ME).cards
    assert card.marks == ["face-down"]
    assert card.face is not None
    assert called(card.face) == "Lost City"


@pytest.mark.rule("versus.anatomy.resource_hidden_from_opponent")
@pytest.mark.parametrize("seat", [FOE, None])
def test_others_see_how_many_lie_face_down_and_what_lies_face_up(seat):
    t = table(
        row=["Lost City", "Exposed Flank", "Hidden Assembly Plant"],
        face_up=["Borderland Village"],
        front=["Sentinel Siege-Frame"],
    )
    row = zone(t, ME, "resources", seat).cards
    assert [card.face and called(card.face) for card in row] == [None, None, None, "Borderland Village"]
    assert [card.key for card in row[:3]] == ["", "", ""]
    written = msgspec.json.encode(t.match.view(seat))
    assert CODES["Borderland Village"].encode() in written
    assert not any(
        code in written
        for code in (
            CODES["Lost City"].encode(),
            CODES["Exposed Flank"].encode(),
            CODES["Hidden Assembly Plant"].encode(),
        )
    )


@pytest.mark.rule("versus.anatomy.resource_no_reorder")
def test_nobody_changes_the_order_of_the_row():
    t = table(
        stage="formation",
        row=["Avalon Space Station", "Sentinel Siege-Frame", "Gauntlet of Command"],
        front=["Sentinel Mark II"],
    )
    for name in ("Avalon Space Station", "Sentinel Siege-Frame", "Gauntlet of Command"):
        t.refused("move", name)
    assert not any(o.partition(":")[2] in {c.key for c in t.s.players[ME].resources.cards} for o in t.options())


@pytest.mark.rule("versus.anatomy.resource_no_reorder")
def test_the_row_keeps_its_order_when_one_is_flipped_and_one_is_lost():
    t = table(
        row=["Wild Sentinel", "Borderland Village", "Sentinel Siege-Frame"],
        face_up=["Borderland Village", "Danger Drill"],
        front=["Sentinel Siege-Frame"],
    )
    order = [c.id for c in t.s.players[ME].resources.cards]
    t.do("flip", "Borderland Village")  # the other one, the fourth of the row, is KO'd
    assert [c.id for c in t.s.players[ME].resources.cards] == [*order[:3], order[4]]


@pytest.mark.rule("versus.anatomy.enter_ready_resource")
def test_a_location_placed_this_turn_may_be_activated_this_turn():
    t = table(stage="resource", hand=["Borderland Village"], row=["Wild Sentinel"], endurance=(40, 50))
    t.do("resource", "Borderland Village")
    assert not t.exhausted("Borderland Village")
    t.do("flip", "Borderland Village")
    t.do("use", "Borderland Village")
    t.resolve()
    assert t.endurance(ME) == 41
    assert t.exhausted("Borderland Village")


# --- deck, hand, pile ---


@pytest.mark.rule("versus.anatomy.deck_hidden")
@pytest.mark.parametrize("seat", [ME, FOE, None])
def test_a_deck_is_only_a_number_of_cards(seat):
    t = table(deck=["Lost City", "Exposed Flank"], foe_deck=["Hidden Assembly Plant"], front=["Sentinel Siege-Frame"])
    for owner, n in ((ME, 12), (FOE, 11)):
        deck = zone(t, owner, "deck", seat)
        assert (deck.count, deck.cards) == (n, [])
    written = msgspec.json.encode(t.match.view(seat))
    assert not any(
        code in written
        for code in (
            CODES["Lost City"].encode(),
            CODES["Exposed Flank"].encode(),
            CODES["Hidden Assembly Plant"].encode(),
            CODES["Mercenary Squad"].encode(),
        )
    )


@pytest.mark.rule("versus.anatomy.hand_unlimited")
def test_a_hand_of_fifteen_stays_one():
    t = table(stage="recovery", active=-1, hand=["Wild Sentinel"] * 15)
    t.next_step()
    assert t.turn == 4
    assert t.size("hand") == 15 + 2
    assert t.lying("ko") == []


@pytest.mark.rule("versus.anatomy.ko", "versus.anatomy.controller")
def test_a_card_taken_over_is_controlled_by_one_and_ko_d_to_the_pile_of_the_other():
    t = table(
        hand=["Seize the Ground"],
        row=FIVE,
        foe_face_up=["Borderland Village"],
        foe_hand=["Scrap the Works"],
        foe_row=FIVE,
        front=["Sentinel Siege-Frame"],
    )
    location = t.card("foe Borderland Village")
    assert location.controller == FOE
    t.play("Seize the Ground", "foe Borderland Village")
    t.resolve()
    assert (location.controller, location.owner) == (ME, FOE)
    assert t.can("use", "foe Borderland Village")
    t.pass_(ME)
    t.play("foe Scrap the Works", "foe Borderland Village")  # KO a face-up resource
    t.resolve_all()
    assert location in t.s.players[FOE].ko.cards


@pytest.mark.rule("versus.anatomy.ko_pile_face_up")
@pytest.mark.parametrize("seat", [ME, FOE, None])
def test_everybody_sees_every_card_of_a_pile(seat):
    t = table(ko=["Lost City", "Sentinel Mark II"], foe_ko=["Hidden Assembly Plant"])
    assert [called(card.face) for card in zone(t, ME, "ko", seat).cards] == ["Lost City", "Sentinel Mark II"]
    assert [called(card.face) for card in zone(t, FOE, "ko", seat).cards] == ["Hidden Assembly Plant"]


@pytest.mark.rule("versus.anatomy.ko_pile_face_up")
def test_the_order_of_a_pile_does_not_matter():
    offered = []
    for turned in (False, True):
        t = table(ko=["Wild Sentinel", "Nimrod", "Sentinel Mark II"], hand=["Salvage Protocol"], row=FIVE)
        if turned:
            t.s.players[ME].ko.cards.reverse()
        t.play("Salvage Protocol")
        offered.append(set(t.options()))
    assert offered[0] == offered[1]


@pytest.mark.rule("versus.anatomy.discard")
def test_a_discarded_card_goes_from_the_hand_to_the_own_pile():
    t = table(hand=["Wild Sentinel", "Sentinel Mark I", "Sentinel Mark II"], face_up=["Orbital Foundry"], row=FIVE)
    t.do("use", "Orbital Foundry")
    t.answer("discard", "Sentinel Mark I")
    assert t.size("hand") == 2
    assert t.where("Sentinel Mark I") == "ko"


# --- ready and exhausted ---


@pytest.mark.rule("versus.anatomy.enter_ready_character")
def test_a_recruited_character_is_ready():
    t = table(stage="recruit", hand=["Puppet Master"], row=FIVE, foe_front=["Sentinel Siege-Frame"])
    t.do("recruit", "Puppet Master")
    t.resolve_all()
    t.answer("place", "f0")
    assert not t.exhausted("Puppet Master")
    assert t.can("use", "Puppet Master")


@pytest.mark.rule("versus.anatomy.exhaust")
def test_an_exhausted_card_is_turned_sideways_for_all_to_see():
    t = table(front=["Puppet Master"], foe_front=["Sentinel Siege-Frame"])
    assert not t.exhausted("foe Sentinel Siege-Frame")
    t.do("use", "Puppet Master")
    t.resolve()
    assert t.exhausted("foe Sentinel Siege-Frame")
    (shown,) = [card for place in half(t, FOE, ME).places for card in place.cards]
    assert "exhausted" in shown.marks


@pytest.mark.rule("versus.anatomy.ready_uses")
def test_an_exhausted_character_neither_attacks_nor_pays_nor_reinforces():
    t = table(
        front=["Sentinel Mark IV", "Sentinel Siege-Frame"],
        support=["Sentinel Bulwark-Frame"],
        exhausted=["Sentinel Bulwark-Frame", "Sentinel Siege-Frame"],
        foe_front=["Sentinel Omega-Frame"],
    )
    assert not t.can("attack", "Sentinel Siege-Frame")
    assert t.why_not("attack", "Sentinel Siege-Frame") == ["versus.anatomy.ready_uses"]
    t.attack("Sentinel Mark IV", "foe Sentinel Omega-Frame")  # now no Army character is ready
    assert not t.can("use", "Sentinel Mark IV")
    assert "versus.anatomy.ready_uses" in t.why_not("use", "Sentinel Mark IV")
    t = table(
        active=FOE,
        foe_front=["Sentinel Omega-Frame"],
        front=["Sentinel Mark IV"],
        support=["Sentinel Bulwark-Frame"],
        exhausted=["Sentinel Bulwark-Frame"],
    )
    t.attack("foe Sentinel Omega-Frame", "Sentinel Mark IV")
    t.pass_(FOE)
    assert not t.can("reinforce", "Sentinel Bulwark-Frame")


# --- rows and places ---


@pytest.mark.rule("versus.anatomy.rows")
def test_front_row_support_row_resource_row_from_the_middle():
    t = table(front=["Sentinel Siege-Frame"], support=["Sentinel Mark II"], row=["Wild Sentinel"])
    side = half(t, ME, ME)
    rows = list(dict.fromkeys(mark for place in side.places for mark in place.marks))
    assert [*rows, side.zones[0].id] == ["front", "support", "resources"]
    stands = {called(card.face): place.marks[0] for place in side.places for card in place.cards}
    assert stands == {"Sentinel Siege-Frame": "front", "Sentinel Mark II": "support"}


@pytest.mark.rule("versus.anatomy.grid")
def test_a_place_holds_one_character_and_a_gap_may_be_left():
    t = table(stage="recruit", hand=["Sentinel Mark I"], row=FIVE, front=["Wild Sentinel"] * 8)
    t.do("recruit", "Sentinel Mark I")
    t.resolve_all()
    t.refused("place", "f2")
    t.answer("place", "f9")
    assert (t.card("Sentinel Mark I").now.row, t.card("Sentinel Mark I").now.column) == (FRONT, 9)
    places = [(c.now.row, c.now.column) for c in t.s.players[ME].characters.cards]
    assert len(set(places)) == len(places) == 9
    assert (FRONT, 8) not in places


@pytest.mark.rule("versus.anatomy.grid")
def test_moving_to_a_taken_place_changes_places():
    t = table(stage="formation", front=["Sentinel Siege-Frame", None, "Sentinel Mark II"])
    t.do("move", "Sentinel Siege-Frame")
    t.answer("place", "f2")
    assert (t.card("Sentinel Siege-Frame").now.column, t.card("Sentinel Mark II").now.column) == (2, 0)


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
    t = table(front=["Sentinel Siege-Frame", "Sentinel Mark II"], foe_front=["Sentinel Siege-Frame"])
    for name, at in (("Sentinel Siege-Frame", a), ("Sentinel Mark II", b), ("foe Sentinel Siege-Frame", b)):
        t.card(name).now.row, t.card(name).now.column = at
    assert adjacent(t.card("Sentinel Siege-Frame"), t.card("Sentinel Mark II")) == near
    assert adjacent(t.card("Sentinel Mark II"), t.card("Sentinel Siege-Frame")) == near
    assert not adjacent(t.card("Sentinel Siege-Frame"), t.card("foe Sentinel Siege-Frame"))
    assert not adjacent(t.card("Sentinel Siege-Frame"), t.card("Sentinel Siege-Frame"))
    taken = t.card("foe Sentinel Siege-Frame")
    t.s.move(taken, t.s.players[ME].characters)
    assert adjacent(taken, t.card("Sentinel Siege-Frame")) == adjacent(t.card("Sentinel Siege-Frame"), taken) == near
    assert t.s.pool_of(taken) == FOE, "it is still of that deck"


@pytest.mark.rule("versus.anatomy.adjacent")
@pytest.mark.parametrize(
    ("columns", "settled"), [((-1, 0), (0, 1)), ((4, 6), (0, 2)), ((0, 3), (0, 3)), ((2, 9), (0, 3))]
)
def test_a_gap_stays_as_wide_as_two_characters_can_tell(columns, settled):
    t = table(front=["Sentinel Siege-Frame", "Sentinel Mark II"])
    cards = t.card("Sentinel Siege-Frame"), t.card("Sentinel Mark II")
    for card, column in zip(cards, columns, strict=True):
        card.now.column = column
    settle(t.s.players[ME])
    assert tuple(card.now.column for card in cards) == settled


@pytest.mark.rule("versus.anatomy.controller")
def test_a_character_taken_over_is_protected_by_and_costs_its_controller():
    t = table(front=["Sentinel Mark II"], foe_support=["Sentinel Siege-Frame"])
    taken = t.card("foe Sentinel Siege-Frame")
    assert not is_protected(t.s, taken)
    t.s.move(taken, t.s.players[ME].characters)
    assert is_protected(t.s, taken)
    become_stunned(t.s, taken)
    assert (t.endurance(ME), t.endurance(FOE)) == (50 - taken.printed.cost, 50)
