"""Engagement (У бою, Нагода вступити в бій, Перевірка агресивності): how enemies and players meet and stay together."""

from __future__ import annotations

import pytest

from rulebound.games.fellowship.travel import TRAVELLING
from rulebound.games.fellowship.words import ENEMY, an, cannot, engage, named
from tests.fellowship_made_up import law
from tests.fellowship_table import table

TRIO = [["gimli", "legolas"], ["aragorn", "theodred"], ["eowyn", "eleanor"]]


@pytest.mark.rule("fellowship.optional_engage.optional")
def test_each_player_may_leave_all_enemies_in_the_staging_area():
    t = table(heroes=TRIO, first=1, staging=["forest_spider", "king_spider"])
    t.steps(["begin_encounter", "engage"], "p1>engage/no-engage", "p2>engage/king_spider", "p0>engage/no-engage")
    assert t.who("engage") == [1, 2, 0]
    assert t.staging() == ["forest_spider"]
    assert t.engaged(2) == ["king_spider"]


@pytest.mark.rule("fellowship.optional_engage.cost_irrelevant")
def test_a_player_engages_an_enemy_far_above_the_own_threat():
    t = table(heroes=TRIO, first=1, staging=["marsh_adder", "forest_spider"])
    t.dial(5, 5, 5)
    t.steps(["begin_encounter", "engage"], "p1>engage/no-engage", "p2>engage/marsh_adder")
    assert t.engaged(2) == ["marsh_adder"]


@pytest.mark.rule("fellowship.engagement.compare")
@pytest.mark.parametrize(("threat", "met"), [(24, []), (25, ["forest_spider"]), (26, ["forest_spider"])])
def test_an_enemy_engages_who_has_as_much_threat_as_it_costs(threat, met):
    t = table(heroes=TRIO, first=1, staging=["forest_spider"])
    t.dial(24, 24, threat)
    t.steps(["check_engagement"])
    assert (t.engaged(2), t.engaged(0), t.engaged(1)) == (met, [], [])
    assert (t.zone("forest_spider") == "staging") == (met == [])


@pytest.mark.rule("fellowship.engaged.mutual")
def test_however_an_enemy_comes_it_engages_the_player_and_its_forced_effect_happens():
    t = table(heroes=TRIO, first=1, staging=["forest_spider"])
    t.steps(["begin_encounter", "engage"], "p1>engage/no-engage", "p2>engage/forest_spider")
    assert t.strength("forest_spider") == 3
    t = table(heroes=TRIO, first=1, staging=["forest_spider"])
    t.dial(0, 0, 30)
    t.steps(["check_engagement"])
    assert t.strength("forest_spider") == 3
    t = table(heroes=TRIO, first=1, hands={1: ["son_of_arnor"]})
    t.put("forest_spider", engaged=0)
    t.pools(aragorn=3)
    t.play("son_of_arnor", "p1>response-enter/son_of_arnor", seat=1)
    assert (t.engaged(0), t.engaged(1)) == ([], ["forest_spider"])
    assert t.strength("forest_spider") == 3


@pytest.mark.rule("fellowship.engaged.mutual")
def test_who_engages_an_enemy_that_is_here_already_changes_nothing():
    t = table(heroes=TRIO, first=1)
    t.put("forest_spider", engaged=2)
    t.engage("forest_spider", seat=2)
    assert t.strength("forest_spider") == 2


@pytest.mark.rule("fellowship.engaged.no_threat")
def test_an_engaged_enemy_attacks_instead_of_adding_threat():
    t = table(heroes=TRIO, first=1, staging=["forest_spider", "old_forest_road"])
    assert t.staged == 3
    t.engage("forest_spider", seat=2)
    assert t.staged == 1
    t.on_top("forest_gate")
    t.phase("combat", "p2>defend/eleanor")
    assert t.damage("eleanor") == 1


@pytest.mark.rule("fellowship.engaged.until")
def test_an_engaged_enemy_stays_until_it_is_moved_whatever_the_threat():
    t = table(heroes=TRIO, first=1)
    t.put("forest_spider", engaged=2)
    t.dial(0, 0, 0)
    t.phase("encounter")
    t.phase("refresh")
    assert t.engaged(2) == ["forest_spider"]
    t = table(heroes=[["gimli"], ["eowyn"]], first=1, hands={1: ["a_light_in_the_dark"]})
    t.put("forest_spider", engaged=0)
    t.pools(eowyn=2)
    t.play("a_light_in_the_dark", seat=1)
    assert (t.engaged(0), t.staging()) == ([], ["forest_spider"])
    assert t.staged == 2


@pytest.mark.rule("fellowship.enemy.stays_in_play")
def test_an_enemy_that_nobody_defeats_is_there_in_the_next_round():
    t = table(heroes=TRIO, first=1, staging=["king_spider"])
    t.put("hill_troll", engaged=2)
    t.on_top("forest_gate")
    t.phase("combat", "p2>defend/eleanor")
    t.phase("refresh")
    t.phase("end")
    t.phase("resource")
    assert (t.staging(), t.engaged(2)) == (["king_spider"], ["hill_troll"])


@pytest.mark.rule("fellowship.move.not_same_place")
def test_an_enemy_cannot_be_engaged_again_by_whom_it_is_engaged_with():
    t = table(heroes=[["gimli"], ["aragorn"]])
    t.put("hill_troll", engaged=1)
    assert not t.could(engage(an(ENEMY)), by="aragorn", seat=1)
    assert t.could(engage(an(ENEMY)), by="gimli", seat=0)


@pytest.mark.rule("fellowship.staging.enemy_threat", "fellowship.cannot.absolute")
def test_why_a_card_cannot_be_engaged_is_told():
    t = table(heroes=TRIO, first=1, staging=["wargs", "forest_gate", "hummerhorns"])
    t.put("forest_spider", engaged=0)
    law(t, holds=cannot("be-engaged-by-choice", named("Wargs")))
    t.steps(["begin_encounter", "engage"], until="engage")
    assert t.options() == ["engage:hummerhorns", "no-engage"]
    for name, rules in (
        ("hummerhorns", []),
        ("wargs", ["fellowship.cannot.absolute"]),
        ("forest_gate", ["fellowship.staging.enemy_threat"]),
        ("forest_spider", ["fellowship.staging.enemy_threat"]),
    ):
        assert [verdict.rule for verdict in t.match.why_not(1, t.card(name)) if not verdict.met] == rules


@pytest.mark.rule("fellowship.location.moved_out_of_staging", "fellowship.step.4_2_blocked",
                  "fellowship.travel.cost_unpayable")  # fmt: skip
def test_why_the_players_cannot_travel_somewhere_is_told():
    t = table(heroes=TRIO, first=1, staging=["wargs", "forest_gate", "old_forest_road", "tower_gate"])
    law(t, holds=cannot("be-travelled-to", named("Tower Gate")))
    t.steps(["travel"], until="travel")
    assert t.choice.seat == 1
    for name, rules in (
        ("forest_gate", []),
        ("wargs", ["fellowship.location.moved_out_of_staging"]),
        ("tower_gate", ["fellowship.cannot.absolute"]),
    ):
        assert [verdict.rule for verdict in t.match.why_not(1, t.card(name)) if not verdict.met] == rules


@pytest.mark.rule("fellowship.step.4_2_blocked", "fellowship.location.only_one_active")
def test_where_the_players_are_they_do_not_travel_and_nowhere_else_either():
    t = table(heroes=TRIO, first=1, staging=["forest_gate"], active="old_forest_road")
    t.steps(["travel"])
    assert t.who("travel") == []
    for name, there in (("forest_gate", True), ("old_forest_road", False)):
        unmet = [need.rule for need in TRAVELLING if not need.holds(t.s, 1, t.card(name))]
        assert unmet == ["fellowship.location.moved_out_of_staging"] * (not there) + ["fellowship.step.4_2_blocked"]
