"""What a seat is shown: marks, numbers, what lies on what, what waits on the chain, and why a card cannot be used."""

from __future__ import annotations

import pytest

from rulebound.kernel.cards import EVERYONE
from tests.versus_table import FOE, ME, called, table

FIVE = ["Wild Sentinel"] * 5


def side(t, owner, seat=ME):
    return next(area for area in t.match.view(seat).areas if area.id == f"player-{owner}")


def middle(t, seat=ME):
    return next(area for area in t.match.view(seat).areas if area.id == "middle")


def shown(t, name, seat=ME):
    """A character as it stands in its place."""
    owner = FOE if name.startswith("foe ") else ME
    cards = [card for place in side(t, owner, seat).places for card in place.cards]
    return next(card for card in cards if called(card.face) == name.removeprefix("foe "))


def counters(area):
    return {counter.id: counter.value for counter in area.counters}


# --- the two halves ---


@pytest.mark.parametrize(("seat", "order"), [(ME, [FOE, None, ME]), (FOE, [ME, None, FOE]), (None, [FOE, None, ME])])
def test_the_opponent_stands_above_and_the_own_half_below(seat, order):
    areas = table().match.view(seat).areas
    assert [area.owner for area in areas] == order
    kinds = {area.owner: area.kind for area in areas}
    assert kinds == {owner: "own" if owner == seat else "player" for owner in (ME, FOE)} | {None: "common"}
    assert all(zone.owner == area.owner for area in areas for zone in area.zones)


@pytest.mark.rule("versus.priority.options")
def test_who_performs_the_step_and_who_has_priority_are_marked():
    t = table(front=["Sentinel Siege-Frame"], foe_front=["Nimrod"], initiative=FOE, active=ME)
    assert (side(t, ME).marks, side(t, FOE).marks) == (["active", "priority"], ["initiative"])
    t.pass_(ME)
    assert (side(t, ME).marks, side(t, FOE).marks) == (["active"], ["initiative", "priority"])
    t = table(stage="draw", active=-1, initiative=FOE)
    assert (side(t, ME).marks, side(t, FOE).marks) == ([], ["initiative", "priority"])


@pytest.mark.rule("versus.priority.pass")
def test_a_long_pass_is_shown_to_who_passes_alone():
    t = table(front=["Sentinel Siege-Frame"], foe_front=["Nimrod"])
    t.s.players[FOE].passing = "turn"
    assert "passing-turn" in side(t, FOE, FOE).marks
    for seat in (ME, None):
        assert not any("passing" in mark for area in t.match.view(seat).areas for mark in area.marks)


@pytest.mark.rule("versus.recruit.points")
def test_points_are_shown_in_the_own_recruit_step():
    t = table(stage="recruit", active=FOE, foe_row=FIVE, row=FIVE[:2])
    assert counters(side(t, FOE)) == {"endurance": 50, "points": 5}
    assert counters(side(t, ME)) == {"endurance": 50}
    t = table(stage="formation", active=FOE, foe_row=FIVE)
    assert counters(side(t, FOE)) == {"endurance": 50}


# --- characters ---


def test_a_character_shows_its_state_its_numbers_and_what_it_carries():
    t = table(
        front=["Nimrod", "Wild Sentinel"],
        support=["Sentinel Mark I"],
        gear={"Wild Sentinel": "Plasma Cannon Mount"},
        exhausted=["Wild Sentinel"],
        stunned=["Nimrod"],
    )
    carrier = shown(t, "Wild Sentinel")
    assert carrier.marks == ["exhausted", "range"]
    assert [(stat.icon, stat.value, stat.base) for stat in carrier.stats] == [("atk", 3, 2), ("def", 1, None)]
    assert [called(card.face) for card in carrier.attached] == ["Plasma Cannon Mount"]
    assert shown(t, "Nimrod").marks == ["stunned", "exhausted"]
    assert shown(t, "Sentinel Mark I").marks == []  # the one in front of it is stunned
    assert shown(t, "Sentinel Mark I").attached == []


@pytest.mark.rule("versus.combat.becomes_attacker", "versus.combat.becomes_defender")
def test_attacker_defender_and_protected_are_marked():
    t = table(front=["Sentinel Siege-Frame"], foe_front=["Nimrod"], foe_support=["Wild Sentinel"])
    assert shown(t, "foe Wild Sentinel").marks == ["protected"]
    t.attack("Sentinel Siege-Frame", "foe Nimrod")
    assert shown(t, "Sentinel Siege-Frame").marks == ["exhausted", "attacker"]
    assert "defender" in shown(t, "foe Nimrod").marks
    assert counters(middle(t)) == {"turn": 3, "attack": 7, "defense": 8, "back": 9, "breakthrough": 0}


def test_a_resource_is_marked_as_face_down_exhausted_or_ongoing():
    t = table(row=["Mutant Supremacy", *FIVE], front=["Sabretooth, Victor Creed"])

    def marks():
        (row,) = (zone for zone in side(t, ME).zones if zone.id == "resources")
        return row.cards[0].marks

    assert marks() == ["face-down"]
    t.play("Mutant Supremacy")
    t.resolve()
    assert marks() == ["ongoing"]
    t.card("Mutant Supremacy").now.exhausted = True
    assert marks() == ["exhausted", "ongoing"]


def test_a_location_that_lies_face_down_is_flipped_before_it_is_used():
    t = table(row=["Borderland Village", *FIVE])
    assert "versus.location.threshold" in [v.rule for v in t.match.why_not(ME, t.card("Borderland Village"))]
    t = table(face_up=["Borderland Village"], row=FIVE)
    assert "versus.location.threshold" not in [v.rule for v in t.match.why_not(ME, t.card("Borderland Village"))]


def test_the_places_of_a_formation_can_be_pointed_at_by_their_player_only():
    t = table(front=["Nimrod", None, None, None, "Wild Sentinel"])
    assert [place.key for place in side(t, ME).places] == [f"{row}{n}" for row in "fs" for n in range(5)]
    assert side(t, ME, FOE).places[0].key == "p0-f0"
    assert len(side(t, FOE).places) == 8


# --- the attack and the chain ---


@pytest.mark.rule("versus.combat.direct_is_breakthrough")
def test_an_attack_on_a_player_shows_what_it_would_cost():
    t = table(front=["Sentinel Siege-Frame"])
    t.attack("Sentinel Siege-Frame")
    assert counters(middle(t)) == {"turn": 3, "attack": 7, "breakthrough": 7}


@pytest.mark.rule("versus.combat.breakthrough_needs_stun", "versus.reinforcement.prevents_breakthrough")
@pytest.mark.parametrize(("defender", "reinforced", "costs"), [("Wild Sentinel", False, 6), ("Wild Sentinel", True, 0)])
def test_an_attack_on_a_character_shows_its_breakthrough(defender, reinforced, costs):
    t = table(front=["Sentinel Siege-Frame"], foe_front=[defender])
    t.attack("Sentinel Siege-Frame", f"foe {defender}")
    t.card(f"foe {defender}").now.reinforced = reinforced
    assert counters(middle(t))["breakthrough"] == costs


def test_who_cannot_be_stunned_lets_nothing_through():
    t = table(front=["Nightcrawler"], active=FOE, foe_front=["Archangel"])
    t.attack("foe Archangel", "Nightcrawler")
    assert counters(middle(t))["breakthrough"] == 6  # he is no attacker
    t = table(front=["Sentinel Siege-Frame"], foe_front=["Nimrod"])
    t.attack("Sentinel Siege-Frame", "foe Nimrod")
    t.card("foe Nimrod").now.stunned = True
    assert counters(middle(t))["breakthrough"] == 0


@pytest.mark.rule("versus.chain.first_object")
def test_the_chain_shows_each_effect_with_its_number_its_kind_its_player_and_its_card():
    t = table(front=["Sentinel Siege-Frame"], hand=["Savage Beatdown"], row=FIVE, foe_front=["Nimrod"],
              foe_hand=["Sidestep"], foe_row=FIVE)  # fmt: skip
    assert middle(t).places == []
    t.attack("Sentinel Siege-Frame", "foe Nimrod")
    t.play("Savage Beatdown", "Sentinel Siege-Frame")
    t.pass_(ME)
    t.play("foe Sidestep", "foe Nimrod")
    waiting = middle(t).places
    assert [(place.number, place.marks) for place in waiting] == [
        (1, ["plot-twist", "seat-1"]), (2, ["plot-twist", "seat-2"]),
    ]  # fmt: skip
    assert [called(card.face) for place in waiting for card in place.cards] == ["Savage Beatdown", "Sidestep"]
    assert all(place.text for place in waiting)
    assert middle(t).marks == ["attack"]


# --- why not ---


@pytest.mark.rule("versus.priority.options")
def test_a_card_that_is_out_of_reach_is_good_for_nothing():
    t = table(front=["Sentinel Siege-Frame"], ko=["Wild Sentinel"], foe_hand=["Toad"], foe_front=["Nimrod"],
              gear={"foe Nimrod": "Field Kit"}, foe_face_up=["Borderland Village"])  # fmt: skip
    t.s.show(t.card("foe Toad"), EVERYONE)
    for name in ("Wild Sentinel", "foe Toad", "foe Field Kit", "foe Borderland Village"):
        assert t.why_not("use", name) == ["versus.priority.options"]
    assert t.why_not("defend", "foe Nimrod") == ["versus.combat.declare"]  # nobody attacks yet


@pytest.mark.rule("versus.plot_twist.threshold")
def test_what_stands_against_a_card_is_told_before_what_speaks_for_it():
    t = table(front=["Nimrod"], foe_front=["Toad"], hand=["Savage Beatdown"], row=FIVE[:2])
    verdicts = t.match.why_not(ME, t.card("Savage Beatdown").key)
    assert [v.rule for v in verdicts if not v.met] == ["versus.plot_twist.threshold", "versus.power.target"]
    assert [v.met for v in verdicts] == sorted(v.met for v in verdicts)
    assert any(v.met for v in verdicts)


@pytest.mark.rule("versus.power.payment_repeat")
def test_a_power_that_was_used_says_so():
    t = table(front=["Magneto, Asteroid Sovereign"], exhausted=["Magneto, Asteroid Sovereign"], foe_front=["Toad"],
              hand=["Wild Sentinel"] * 4)  # fmt: skip
    assert t.why_not("use", "Magneto, Asteroid Sovereign") == []
    t.do("use", "Magneto, Asteroid Sovereign")
    for name in ("Wild Sentinel", "Wild Sentinel#2"):
        t.answer("discard", name)
    assert "versus.power.payment_repeat" in t.why_not("use", "Magneto, Asteroid Sovereign")
    verdicts = t.match.why_not(ME, t.card("Magneto, Asteroid Sovereign").key)
    assert [v.met for v in verdicts if v.rule == "versus.power.payment_repeat"] == [False]
