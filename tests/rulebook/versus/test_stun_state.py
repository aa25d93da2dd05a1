"""Оглушенный персонаж: what stunning costs, and what a stunned character still is."""

from __future__ import annotations

import pytest

from rulebound.games.versus.numbers import teams
from tests.versus_table import FOE, ME, called, table

FIVE = ["Wild Sentinel"] * 5


def shown(t, owner, code, seat):
    side = next(area for area in t.match.view(seat).areas if area.id == f"player-{owner}")
    return next(c for place in side.places for c in place.cards if c.face is not None and called(c.face) == code)


def overloaded(t, target):
    """Its ATK is at least twice the printed one: a target for Overload."""
    t.card(target).now.atk_turn = 50
    t.put_anew()


def overload(t, target):
    """Stun a character by a plot twist."""
    overloaded(t, target)
    t.play("Overload", target)
    t.resolve()


@pytest.mark.rule("versus.stun.any_source")
def test_a_stun_by_a_plot_twist_costs_the_same_endurance():
    t = table(hand=["Overload"], row=FIVE, foe_front=["Nimrod"])  # cost 5
    overload(t, "foe Nimrod")
    assert t.stunned("foe Nimrod")
    assert t.endurance(FOE) == 50 - 5
    assert t.endurance(ME) == 50


@pytest.mark.rule("versus.stun.any_source")
def test_a_stun_by_a_power_costs_the_same_endurance():
    t = table(
        front=["Magneto, Asteroid Sovereign"],
        hand=["Wild Sentinel", "Sentinel Mark I"],
        foe_front=["Sentinel Siege-Frame"],
    )
    t.do("use", "Magneto, Asteroid Sovereign")
    t.answer("discard", "Wild Sentinel")
    t.answer("discard", "Sentinel Mark I")
    t.resolve()
    assert t.stunned("foe Sentinel Siege-Frame")
    assert t.endurance(FOE) == 50 - 4


@pytest.mark.rule("versus.stun.printed_cost")
def test_a_character_that_cost_no_points_costs_its_printed_cost_when_stunned():
    t = table(
        stage="resource",
        front=["Master Mold, Factory Core"],
        ko=["Wild Sentinel"],
        hand=["Overload"],
        row=["Sentinel Mark II"] * 4,
    )
    t.next_step()
    t.resolve()
    t.answer("put-into-play", "Wild Sentinel")
    t.answer("place", "s0")
    assert t.points() == 4
    overload(t, "Wild Sentinel")
    assert t.stunned("Wild Sentinel")
    assert t.endurance(ME) == 50 - 1


@pytest.mark.rule("versus.stun.face_down_exhausted")
def test_a_stunned_character_lies_face_down_and_exhausted():
    t = table(hand=["Overload"], row=FIVE, foe_front=["Sentinel Siege-Frame"])
    assert not t.exhausted("foe Sentinel Siege-Frame")
    overload(t, "foe Sentinel Siege-Frame")
    assert t.exhausted("foe Sentinel Siege-Frame")
    for seat in (ME, FOE, None):
        assert {"stunned", "exhausted"} <= set(shown(t, FOE, "Sentinel Siege-Frame", seat).marks)


@pytest.mark.rule("versus.stun.counts_exhausted")
def test_a_stunned_character_does_nothing_that_takes_a_ready_one():
    t = table(
        front=["Sentinel Mark IV", "Sentinel Siege-Frame"],
        stunned=["Sentinel Siege-Frame"],
        foe_front=["Sentinel Omega-Frame"],
    )
    assert not t.can("attack", "Sentinel Siege-Frame")
    assert "versus.stun.counts_exhausted" in t.why_not("attack", "Sentinel Siege-Frame")
    t.attack("Sentinel Mark IV", "foe Sentinel Omega-Frame")
    assert not t.can("use", "Sentinel Mark IV")  # exhaust two Army characters
    t = table(
        active=FOE,
        foe_front=["Sentinel Omega-Frame"],
        front=["Sentinel Mark IV"],
        support=["Sentinel Bulwark-Frame"],
        stunned=["Sentinel Bulwark-Frame"],
    )
    t.attack("foe Sentinel Omega-Frame", "Sentinel Mark IV")
    t.pass_(FOE)
    assert not t.can("reinforce", "Sentinel Bulwark-Frame")
    assert "versus.reinforcement.ready_only" in t.why_not("reinforce", "Sentinel Bulwark-Frame")


@pytest.mark.rule("versus.stun.keeps_place")
def test_a_stunned_character_stays_where_it_is():
    t = table(
        hand=["Overload"],
        row=FIVE,
        foe_front=["Sentinel Mark I", None, "Sentinel Siege-Frame"],
        foe_support=["Sentinel Mark II", None, "Sentinel Bulwark-Frame"],
    )
    before = [(c.id, c.now.row, c.now.column) for c in t.s.players[FOE].characters.cards]
    overload(t, "foe Sentinel Siege-Frame")
    assert t.stunned("foe Sentinel Siege-Frame")
    assert [(c.id, c.now.row, c.now.column) for c in t.s.players[FOE].characters.cards] == before


@pytest.mark.rule("versus.stun.keeps_identity")
def test_a_stunned_character_keeps_name_version_and_team():
    t = table(hand=["Overload"], row=FIVE, foe_front=["Storm, Sky Sovereign"])
    storm = t.card("foe Storm, Sky Sovereign")
    overload(t, "foe Storm, Sky Sovereign")
    assert storm.is_character
    assert storm.printed.identity == ("Storm", "Sky Sovereign")
    assert teams(t.s, storm) == ("x-men",)


@pytest.mark.rule("versus.stun.keeps_identity")
def test_a_stunned_character_is_still_found_by_its_team():
    t = table(
        hand=["Stand Together"],
        row=FIVE,
        front=["Storm, Sky Sovereign", "Sentinel Siege-Frame"],
        stunned=["Storm, Sky Sovereign", "Sentinel Siege-Frame"],
    )
    t.play("Stand Together")  # the only stunned X-Men character
    t.resolve()
    assert not t.stunned("Storm, Sky Sovereign")


@pytest.mark.rule("versus.stun.visible")
@pytest.mark.parametrize("seat", [ME, FOE, None])
def test_everybody_may_look_at_a_stunned_character(seat):
    t = table(foe_front=["Storm, Sky Sovereign"], stunned=["foe Storm, Sky Sovereign"])
    card = shown(t, FOE, "Storm, Sky Sovereign", seat)
    assert card.face.name.plain == "Storm"
    assert card.key == t.card("foe Storm, Sky Sovereign").key


@pytest.mark.rule("versus.stun.again")
def test_a_stunned_character_is_not_stunned_again():
    t = table(hand=["Overload", "Overload"], row=FIVE, foe_front=["Nimrod"], foe_hand=["Wild Sentinel"])
    overloaded(t, "foe Nimrod")
    t.play("Overload", "foe Nimrod")
    t.play("Overload#2", "foe Nimrod")  # in response
    t.resolve()
    assert t.endurance(FOE) == 50 - 5
    t.resolve()  # Nimrod's trigger
    t.answer("may-discard", "decline")
    t.resolve_all()
    assert t.stunned("foe Nimrod")
    assert t.endurance(FOE) == 50 - 5


@pytest.mark.rule("versus.stun.again")
def test_an_effect_that_aims_at_stunned_characters_too_does_nothing_to_them():
    t = table(
        front=["Magneto, Asteroid Sovereign"],
        hand=["Wild Sentinel", "Sentinel Mark I"],
        foe_front=["Street Informant"],
        stunned=["foe Street Informant"],
    )
    t.do("use", "Magneto, Asteroid Sovereign")
    t.answer("discard", "Wild Sentinel")
    t.answer("discard", "Sentinel Mark I")
    t.resolve_all()
    assert t.endurance(FOE) == 50
    assert t.chain == []  # Street Informant does not become stunned
    assert t.lying("hand", FOE) == []


@pytest.mark.rule("versus.golden.cannot_wins")
def test_who_cannot_be_stunned_is_not_whatever_says_it_is():
    t = table(front=["Nightcrawler"], hand=["Overload"], row=FIVE, foe_front=["Sentinel Omega-Frame"])
    t.attack("Nightcrawler", "foe Sentinel Omega-Frame")
    overload(t, "Nightcrawler")
    assert not t.stunned("Nightcrawler")  # cannot be stunned while attacking
    assert t.endurance(ME) == 50
    t = table(front=["Nightcrawler"], hand=["Overload"], row=FIVE, foe_front=["Sentinel Omega-Frame"])
    overload(t, "Nightcrawler")  # not attacking
    assert t.stunned("Nightcrawler")


@pytest.mark.rule("versus.golden.cannot_wins")
def test_losing_flight_wins_over_having_it():
    t = table(
        front=["Nightcrawler"],
        gear={"Nightcrawler": "Blackbird"},
        foe_front=["Sentinel Siege-Frame", "Sentinel Mark I"],
        foe_support=["Sentinel Mark II"],
    )
    t.card("Nightcrawler").now.loses_turn = 3
    t.do("attack", "Nightcrawler")
    assert not t.can("defend", "foe Sentinel Mark II")
