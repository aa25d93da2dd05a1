"""Locations (Локація, активна локація, подорож, досліджений): how the players go there, and what they find."""

from __future__ import annotations

import pytest

from rulebound.games.fellowship.events import DISCARDED, LEAVE, Leave
from rulebound.games.fellowship.words import (
    ALLY,
    HERO,
    a_chosen,
    action,
    an,
    attachment,
    draw,
    exhaust,
    forced,
    heal,
    location,
    must_travel_here,
    raise_threat,
    spend,
    travel,
)
from rulebound.lcg.triggers import On
from tests.fellowship_table import table

PAIR = [["gimli", "legolas"], ["aragorn", "theodred"]]
TRIO = [*PAIR, ["eowyn", "eleanor"]]


# --- travel -------------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.location.moved_out_of_staging")
def test_the_location_travelled_to_leaves_the_staging_area_and_is_active():
    t = table(heroes=PAIR, staging=["forest_gate", "forest_spider"])
    t.phase("travel", "travel/forest_gate")
    assert t.staging() == ["forest_spider"]
    assert t.s.location is t.card("forest_gate")


@pytest.mark.rule("fellowship.location.only_one_active")
def test_while_a_location_is_active_there_is_no_other():
    t = table(heroes=PAIR, staging=["forest_gate"], active="enchanted_stream")
    t.travel("forest_gate")
    assert t.lying("active-location") == ["enchanted_stream"]
    assert t.staging() == ["forest_gate"]


@pytest.mark.rule("fellowship.travel.cost_unpayable")
def test_where_not_all_can_pay_the_cost_nobody_travels():
    t = table(heroes=PAIR, first=1, staging=["great_forest_web", "forest_gate"])
    for name in ("gimli", "legolas"):
        t.card(name).exhausted = True
    t.phase("travel", until="travel")
    assert t.options(1) == ["travel:forest_gate", "stay"]
    t.finish()
    t.card("legolas").exhausted = False
    t.phase("travel", until="travel")
    assert t.options(1) == ["travel:great_forest_web", "travel:forest_gate", "stay"]


@pytest.mark.rule("fellowship.travel.effect_is_cost")
def test_the_cost_of_travelling_is_paid_before_the_location_is_active():
    t = table(heroes=PAIR, first=1, staging=["great_forest_web"])
    t.steps(["travel"], "travel/great_forest_web", until="exhaust")
    assert t.zone("great_forest_web") == "staging"
    t.give("p1>exhaust/theodred", "p0>exhaust/gimli")
    t.finish()
    assert [t.exhausted(name) for name in ("gimli", "legolas", "aragorn", "theodred")] == [True, False, False, True]
    assert t.zone("great_forest_web") == "active-location"


@pytest.mark.rule("fellowship.travel.next_after_explored")
def test_after_an_explored_location_the_players_travel_on_in_the_same_round():
    t = table(heroes=PAIR, first=1, staging=["forest_gate"], active="old_forest_road")
    t.phase("travel")
    assert t.lines("travels") == []
    t.quest("aragorn", "theodred", "legolas", "gimli")
    assert t.zone("old_forest_road") == "encounter-discard"
    t.phase("travel", "p1>travel/forest_gate")
    assert t.lying("active-location") == ["forest_gate"]


# --- the active location ------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.location.threat_not_counted")
def test_the_active_location_adds_no_threat():
    t = table(staging=["gladden_fields"], active="the_brown_lands")
    assert t.staged == 3


@pytest.mark.rule("fellowship.location.buffer")
def test_progress_for_the_quest_goes_to_the_active_location():
    t = table(heroes=[["legolas"]], engaged=["eastern_crows"], active="old_forest_road")
    t.attack("eastern_crows", "legolas", answers=["response-defeat/use:legolas"])
    assert t.progress("old_forest_road") == 2
    assert t.progress() == 0


@pytest.mark.rule("fellowship.location.buffer_overflow")
def test_what_the_active_location_does_not_need_goes_to_the_quest():
    t = table(heroes=[["legolas"]], engaged=["eastern_crows"], active="old_forest_road")
    t.makes_progress(2)
    t.attack("eastern_crows", "legolas", answers=["response-defeat/use:legolas"])
    assert t.zone("old_forest_road") == "encounter-discard"
    assert t.progress() == 1


# --- explored -----------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.explored.threshold")
def test_a_location_with_all_its_quest_points_is_explored():
    t = table(staging=["old_forest_road", "gladden_fields"])
    t.makes_progress(2, "old_forest_road")
    assert t.in_play("old_forest_road")
    t.makes_progress(1, "old_forest_road")
    assert t.zone("old_forest_road") == "encounter-discard"
    t.makes_progress(3, "gladden_fields")
    assert t.zone("gladden_fields") == "victory"


@pytest.mark.rule("fellowship.explored.in_staging")
def test_the_northern_tracker_explores_a_location_in_the_staging_area():
    t = table(heroes=[["eowyn"]], in_play=["northern_tracker"], staging=["great_forest_web"])
    t.makes_progress(1, "great_forest_web")
    t.commit("northern_tracker", answers=["response-commit/use:northern_tracker"])
    assert t.zone("great_forest_web") == "encounter-discard"


@pytest.mark.rule("fellowship.explored.not_discarded")
def test_an_explored_location_is_not_discarded():
    discarded = On(LEAVE, "this-is-explored", lambda s, e, card, seat: isinstance(e, Leave) and e.how == DISCARDED)
    t = table(heroes=[["gimli"]], staging=["old_forest_road", "forest_gate"])
    t.put(attachment("made-up-sorrow", "Sorrow", cost=0, does=forced(discarded, raise_threat(1))), on="gimli")
    t.makes_progress(3, "old_forest_road")
    assert t.threat() == 11
    t.leaves("forest_gate")
    assert t.threat() == 12


@pytest.mark.rule("fellowship.location_card.stays_until_explored")
def test_an_unexplored_location_stays_in_play():
    t = table(heroes=[["gimli"]], staging=["forest_gate"], active="old_forest_road")
    t.makes_progress(2)
    for phase in ("travel", "encounter", "combat", "refresh", "end"):
        t.phase(phase)
    assert t.zone("forest_gate") == "staging"
    assert t.progress("old_forest_road") == 2


@pytest.mark.rule("fellowship.travel.effect_is_cost")
def test_travelling_pays_what_stands_behind_travel_and_no_other_cost_of_the_location():
    t = table(heroes=TRIO, first=1)
    t.dial(20, 20, 20)
    place = location(
        "made-up-place", "Place", copies=1, threat=1, quest_points=3,
        does=(action(heal(1, an(HERO)), cost=raise_threat(5)), travel(raise_threat(2))),
    )  # fmt: skip
    t.put(place)
    t.travel("place")
    assert t.threats == [20, 22, 20]


@pytest.mark.rule("fellowship.step.4_2_optional", "fellowship.travel.cost_unpayable")
def test_a_location_that_must_be_travelled_to_binds_nobody_while_its_cost_cannot_be_paid():
    t = table(heroes=TRIO, first=1, staging=["old_forest_road"])
    place = location(
        "made-up-bog", "Bog", copies=1, threat=1, quest_points=3, always=must_travel_here(),
        does=travel(exhaust(a_chosen(ALLY.you_control))),
    )  # fmt: skip
    t.put(place)
    t.step("travel", until="travel")
    assert t.options() == ["travel:old_forest_road", "stay"]


@pytest.mark.rule("fellowship.travel.cost_unpayable")
def test_it_is_the_first_player_who_must_be_able_to_pay_for_travelling():
    t = table(heroes=TRIO, first=1)
    place = location(
        "made-up-ford", "Ford", copies=1, threat=1, quest_points=3, does=travel(exhaust(a_chosen(HERO.you_control)))
    )
    t.put(place)
    for name in ("aragorn", "theodred"):
        t.card(name).exhausted = True
    t.step("travel")
    assert "travel" not in t.prompts()
    t.first = 2
    t.step("travel", until="travel")
    assert t.options() == ["travel:ford", "stay"]


@pytest.mark.rule("fellowship.travel.cost_unpayable", "fellowship.travel.effect_is_cost")
def test_only_what_stands_behind_travel_must_be_paid_to_travel():
    inn = location("made-up-inn", "Inn", threat=1, quest_points=2, does=action(draw(1), cost=spend(5, an(HERO))))
    toll = location("made-up-toll", "Toll", threat=1, quest_points=2, does=travel(spend(5, an(HERO))))
    t = table(heroes=[["gimli"], ["aragorn"]], first=1)
    t.put(inn)
    t.put(toll)
    t.step("travel", "p1>travel/inn")
    assert t.offered("travel") == ["travel:inn", "stay"]
    assert t.lying("active-location") == ["inn"]
