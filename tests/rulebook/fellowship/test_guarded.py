"""Objectives and their guards (Мета, стережений): who guards them, and how they are claimed."""

from __future__ import annotations

import pytest

from rulebound.games.fellowship.words import OBJECTIVE, each, stage_guarded
from tests.fellowship_table import Table, table

PAIR = [["gimli", "legolas"], ["aragorn", "theodred"]]


def guarded(*guards: str, first: int = 1) -> Table:
    """Gandalf's Map is revealed, with these cards next on the encounter deck."""
    t = table(heroes=PAIR, first=first)
    t.on_top(*guards)
    t.reveal("gandalfs_map")
    return t


# --- guards -------------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.guarded.attach_next", "fellowship.guarded.threat_counts")
def test_the_next_card_guards_the_objective_and_adds_its_threat():
    t = guarded("cavern_guardian", "forest_gate")
    assert t.staging() == ["gandalfs_map", "cavern_guardian"]
    assert t.host("cavern_guardian") == "gandalfs_map"
    assert t.said("guards", card="cavern_guardian", on="gandalfs_map")
    assert t.staged == 2


@pytest.mark.rule("fellowship.guarded.attach_next")
def test_objectives_that_are_placed_in_setup_get_their_guards_too():
    t = table(heroes=PAIR)
    t.empty("encounter", "removed")
    t.on_top("gandalfs_map", "dungeon_torch", "cavern_guardian", "cavern_guardian")
    t.resolve(stage_guarded(each(OBJECTIVE)), by="quest")
    assert [t.attached(name) for name in ("gandalfs_map", "dungeon_torch")] == [["cavern_guardian"]] * 2


@pytest.mark.rule("fellowship.guarded.enemy_attached", "fellowship.guarded.stays_after", "fellowship.guarded.no_claim")
def test_an_enemy_guards_until_it_is_destroyed():
    t = guarded("cavern_guardian")
    t.hurt("cavern_guardian", 1)
    assert t.attached("gandalfs_map") == ["cavern_guardian"]
    assert not t.can("use", "gandalfs_map", 0)
    t.hurt("cavern_guardian", 1)
    assert t.attached("gandalfs_map") == []
    assert t.staging() == ["gandalfs_map"]
    assert t.can("use", "gandalfs_map", 0)


@pytest.mark.rule("fellowship.guarded.enemy_attached", "fellowship.guarded.no_claim")
def test_a_guard_that_engages_a_player_still_guards():
    t = guarded("cavern_guardian")
    t.engage("cavern_guardian", seat=1)
    assert t.engaged(1) == ["cavern_guardian"]
    assert not t.can("use", "gandalfs_map", 1)
    t.hurt("cavern_guardian", 2)
    assert t.can("use", "gandalfs_map", 1)


@pytest.mark.rule("fellowship.guarded.location_attached", "fellowship.guarded.no_claim")
def test_a_location_guards_until_it_is_explored():
    t = guarded("forest_gate")
    assert t.host("forest_gate") == "gandalfs_map"
    t.travel("forest_gate")
    assert not t.can("use", "gandalfs_map", 0)
    t.makes_progress(4)
    assert t.attached("gandalfs_map") == []
    assert t.zone("forest_gate") == "encounter-discard"
    assert t.can("use", "gandalfs_map", 0)


@pytest.mark.rule("fellowship.guarded.treachery")
def test_a_treachery_is_resolved_and_leaves_the_objective_without_a_guard():
    t = guarded("under_the_shadow", "cavern_guardian")
    assert t.staged == 2  # one for each player
    assert t.zone("under_the_shadow") == "encounter-discard"
    assert t.staging() == ["gandalfs_map"]
    assert t.can("use", "gandalfs_map", 0)


@pytest.mark.rule("fellowship.guarded.objective", "fellowship.guarded.chain")
def test_another_objective_does_not_guard_and_gets_its_guard_after_the_first():
    t = guarded("dungeon_torch", "cavern_guardian", "tower_gate")
    assert sorted(t.staging()) == ["cavern_guardian", "dungeon_torch", "gandalfs_map", "tower_gate"]
    assert t.host("dungeon_torch") == ""
    assert t.attached("gandalfs_map") == ["cavern_guardian"]
    assert t.attached("dungeon_torch") == ["tower_gate"]


# --- objectives ---------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.objective.claim", "fellowship.objective.controller")
def test_who_pays_for_an_unguarded_objective_claims_it():
    t = table(heroes=PAIR, first=1, staging=["gandalfs_map"])
    t.dial(20, 30)
    assert t.controller("gandalfs_map") is None
    t.use("gandalfs_map", "attach/legolas", seat=0)
    assert t.threats == [22, 30]
    assert t.host("gandalfs_map") == "legolas"
    assert t.controller("gandalfs_map") == 0
    assert t.staging() == []


@pytest.mark.rule("fellowship.objective.stays")
def test_an_objective_that_nobody_claims_stays():
    t = table(heroes=[["gimli", "legolas"]], staging=["gandalfs_map"])
    for phase in ("planning", "travel", "encounter", "combat", "refresh", "end", "planning", "refresh", "end"):
        t.phase(phase)
    assert t.staging() == ["gandalfs_map"]
    assert t.in_play("gandalfs_map")


@pytest.mark.rule("fellowship.guarded.stays_after")
def test_a_guard_whose_objective_leaves_play_stays_in_the_staging_area():
    t = guarded("cavern_guardian")
    t.leaves("gandalfs_map")
    assert t.staging() == ["cavern_guardian"]
    assert t.host("cavern_guardian") == ""
