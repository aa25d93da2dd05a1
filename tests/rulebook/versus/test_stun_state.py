"""Оглушенный персонаж: what stunning costs, and what a stunned character still is."""

from __future__ import annotations

import pytest

from rulebound.games.versus import GAME
from rulebound.games.versus.numbers import teams
from rulebound.kernel.match import Match
from tests.versus_table import FOE, ME, table

FIVE = ["VS-001"] * 5


def shown(t, owner, code, seat):
    side = next(area for area in t.match.view(seat).areas if area.id == f"player-{owner}")
    return next(c for place in side.places for c in place.cards if c.face is not None and c.face.code == code)


def overloaded(t, target):
    """Its ATK is at least twice the printed one: a target for Overload."""
    t.card(target).now.atk_turn = 50
    t.match = Match.at(GAME, t.s)  # the question is put anew


def overload(t, target):
    """Stun a character by a plot twist."""
    overloaded(t, target)
    t.play("VS-093", target)
    t.resolve()


@pytest.mark.rule("versus.stun.any_source")
def test_a_stun_by_a_plot_twist_costs_the_same_endurance():
    t = table(hand=["VS-093"], row=FIVE, foe_front=["VS-009"])  # cost 5
    overload(t, "foe VS-009")
    assert t.stunned("foe VS-009")
    assert t.endurance(FOE) == 50 - 5
    assert t.endurance(ME) == 50


@pytest.mark.rule("versus.stun.any_source")
def test_a_stun_by_a_power_costs_the_same_endurance():
    t = table(front=["VS-059"], hand=["VS-001", "VS-003"], foe_front=["VS-008"])
    t.do("use", "VS-059")
    t.do("discard", "VS-001")
    t.do("discard", "VS-003")
    t.resolve()
    assert t.stunned("foe VS-008")
    assert t.endurance(FOE) == 50 - 4


@pytest.mark.rule("versus.stun.printed_cost")
def test_a_character_that_cost_no_points_costs_its_printed_cost_when_stunned():
    t = table(stage="resource", front=["VS-013"], ko=["VS-001"], hand=["VS-093"], row=["VS-005"] * 4)
    t.next_step()
    t.resolve()
    t.do("put-into-play", "VS-001")
    t.do("place", "s0")
    assert t.s.players[ME].points == 4
    overload(t, "VS-001")
    assert t.stunned("VS-001")
    assert t.endurance(ME) == 50 - 1


@pytest.mark.rule("versus.stun.face_down_exhausted")
def test_a_stunned_character_lies_face_down_and_exhausted():
    t = table(hand=["VS-093"], row=FIVE, foe_front=["VS-008"])
    assert not t.exhausted("foe VS-008")
    overload(t, "foe VS-008")
    assert t.exhausted("foe VS-008")
    for seat in (ME, FOE, None):
        assert {"stunned", "exhausted"} <= set(shown(t, FOE, "VS-008", seat).marks)


@pytest.mark.rule("versus.stun.counts_exhausted")
def test_a_stunned_character_does_nothing_that_takes_a_ready_one():
    t = table(front=["VS-007", "VS-008"], stunned=["VS-008"], foe_front=["VS-014"])
    assert not t.can("attack", "VS-008")
    assert "versus.stun.counts_exhausted" in t.why_not(ME, "VS-008")
    t.attack("VS-007", "foe VS-014")
    assert not t.can("use", "VS-007")  # exhaust two Army characters
    t = table(active=FOE, foe_front=["VS-014"], front=["VS-007"], support=["VS-006"], stunned=["VS-006"])
    t.attack("foe VS-014", "VS-007")
    t.pass_(FOE)
    assert not t.can("reinforce", "VS-006")
    assert "versus.reinforcement.ready_only" in t.why_not(ME, "VS-006")


@pytest.mark.rule("versus.stun.keeps_place")
def test_a_stunned_character_stays_where_it_is():
    t = table(hand=["VS-093"], row=FIVE, foe_front=["VS-003", None, "VS-008"], foe_support=["VS-005", None, "VS-006"])
    before = [(c.id, c.now.row, c.now.column) for c in t.s.players[FOE].characters.cards]
    overload(t, "foe VS-008")
    assert t.stunned("foe VS-008")
    assert [(c.id, c.now.row, c.now.column) for c in t.s.players[FOE].characters.cards] == before


@pytest.mark.rule("versus.stun.keeps_identity")
def test_a_stunned_character_keeps_name_version_and_team():
    t = table(hand=["VS-093"], row=FIVE, foe_front=["VS-031"])
    storm = t.card("foe VS-031")
    overload(t, "foe VS-031")
    assert storm.is_character
    assert storm.printed.identity == ("Storm", "Sky Sovereign")
    assert teams(t.s, storm) == ("x-men",)


@pytest.mark.rule("versus.stun.keeps_identity")
def test_a_stunned_character_is_still_found_by_its_team():
    t = table(hand=["VS-041"], row=FIVE, front=["VS-031", "VS-008"], stunned=["VS-031", "VS-008"])
    t.play("VS-041")  # the only stunned X-Men character
    t.resolve()
    assert not t.stunned("VS-031")


@pytest.mark.rule("versus.stun.visible")
@pytest.mark.parametrize("seat", [ME, FOE, None])
def test_everybody_may_look_at_a_stunned_character(seat):
    t = table(foe_front=["VS-031"], stunned=["foe VS-031"])
    card = shown(t, FOE, "VS-031", seat)
    assert card.face.name.plain == "Storm"
    assert card.key == t.card("foe VS-031").key


@pytest.mark.rule("versus.stun.again")
def test_a_stunned_character_is_not_stunned_again():
    t = table(hand=["VS-093", "VS-093"], row=FIVE, foe_front=["VS-009"], foe_hand=["VS-001"])
    overloaded(t, "foe VS-009")
    t.play("VS-093", "foe VS-009")
    t.play("VS-093#2", "foe VS-009")  # in response
    t.resolve()
    assert t.endurance(FOE) == 50 - 5
    t.resolve()  # Nimrod's trigger
    t.do("decline")
    t.resolve_all()
    assert t.stunned("foe VS-009")
    assert t.endurance(FOE) == 50 - 5


@pytest.mark.rule("versus.stun.again")
def test_an_effect_that_aims_at_stunned_characters_too_does_nothing_to_them():
    t = table(front=["VS-059"], hand=["VS-001", "VS-003"], foe_front=["VS-089"], stunned=["foe VS-089"])
    t.do("use", "VS-059")
    t.do("discard", "VS-001")
    t.do("discard", "VS-003")
    t.resolve_all()
    assert t.endurance(FOE) == 50
    assert t.chain == []  # Street Informant does not become stunned
    assert not t.s.players[FOE].hand.cards


@pytest.mark.rule("versus.golden.cannot_wins")
def test_who_cannot_be_stunned_is_not_whatever_says_it_is():
    t = table(front=["VS-026"], hand=["VS-093"], row=FIVE, foe_front=["VS-014"])
    t.attack("VS-026", "foe VS-014")
    overload(t, "VS-026")
    assert not t.stunned("VS-026")  # cannot be stunned while attacking
    assert t.endurance(ME) == 50
    t = table(front=["VS-026"], hand=["VS-093"], row=FIVE, foe_front=["VS-014"])
    overload(t, "VS-026")  # not attacking
    assert t.stunned("VS-026")


@pytest.mark.rule("versus.golden.cannot_wins")
def test_losing_flight_wins_over_having_it():
    t = table(front=["VS-026"], gear={"VS-026": "VS-044"}, foe_front=["VS-008", "VS-003"], foe_support=["VS-005"])
    t.card("VS-026").now.loses_turn = 3
    t.do("attack", "VS-026")
    assert not t.can("defend", "foe VS-005")
