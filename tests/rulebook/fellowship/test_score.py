"""Winning and scoring (Перемога у грі, перемога Х, підрахунок очок): the score sheet as the book lays it out."""

from __future__ import annotations

import pytest

from rulebound.games.fellowship import GAME
from rulebound.games.fellowship.victory import PlayerScore, ScoreSheet
from rulebound.games.fellowship.words import (
    ENEMY,
    THE_ROUND_ENDS,
    Absent,
    ThreatAtLeast,
    an,
    loses_when,
    raise_threat,
    whenever,
)
from rulebound.kernel.text import Text
from rulebound.kernel.view import AreaView
from rulebound.lcg.events import END_OF_PHASE
from tests.fellowship_made_up import always, law
from tests.fellowship_table import Table, table

PAIR = [["aragorn", "gloin"], ["eowyn", "legolas"]]
TRIO = [["gimli", "legolas"], ["aragorn", "theodred", "gloin"], ["eowyn"]]


def wins(t: Table) -> None:
    """The players complete Beorn's Path, the last stage."""
    t.stage("122b")
    t.makes_progress(10)
    assert t.won()


def score(t: Table) -> AreaView | None:
    """The score sheet that everybody sees."""
    return next((area for area in GAME.areas(t.s, None) if area.id == "score"), None)


# --- winning --------------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.win.last_stage")
def test_completing_the_last_stage_ends_the_game_at_once_and_all_win():
    t = table(heroes=TRIO, first=1)
    t.eliminates(0)
    t.stage("122b")
    t.commits("aragorn", "eowyn")
    t.makes_progress(5)
    t.steps(["resolve_quest", "resolution_actions", "end_quest", "begin_travel"])
    assert t.over
    assert t.result.winners == [0, 1, 2]
    assert t.result.scores == [1.0, 1.0, 1.0]
    assert (t.result.rule, t.s.phase) == ("fellowship.win.last_stage", "quest")


def test_before_the_last_stage_is_complete_nobody_has_won():
    t = table(heroes=TRIO)
    t.stage("122b")
    t.makes_progress(9)
    assert not t.over


@pytest.mark.rule("fellowship.win.extra_conditions")
def test_off_the_path_the_players_win_when_the_spawn_is_defeated():
    t = table(heroes=TRIO, first=2)
    t.stage("121b", "p2>find/ungoliants_spawn", "?p0>find/king_spider", "?p1>find/king_spider")
    t.makes_progress(99)
    assert not t.over
    t.hurt("ungoliants_spawn", 9)
    assert t.won()
    assert t.result.rule == "fellowship.win.extra_conditions"


@pytest.mark.rule("fellowship.win.extra_conditions")
def test_on_the_shore_the_players_win_when_no_enemy_is_left():
    t = table(heroes=PAIR, scenario="anduin", first=1, staging=["goblin_sniper"])
    t.put("wargs", engaged=0)
    t.on_top("the_brown_lands", "the_east_bight", "gladden_fields", "banks_of_the_anduin")
    t.stage("128b")
    t.hurt("goblin_sniper", 2)
    assert not t.over
    t.hurt("wargs", 3)
    assert t.won()


# --- victory points ---------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.victory.keyword", "fellowship.victory.points_count")
def test_a_defeated_enemy_with_victory_points_goes_to_the_victory_display():
    t = table(heroes=PAIR, engaged=["chieftain_ufthak", "dol_guldur_orcs"])
    before = t.sheet.total
    t.attack("chieftain_ufthak", "aragorn", "gloin")
    assert t.in_play("chieftain_ufthak")
    t.hurt("chieftain_ufthak", 5)
    t.hurt("dol_guldur_orcs", 3)
    assert t.lying("victory") == ["chieftain_ufthak"]
    assert t.lying("encounter-discard") == ["dol_guldur_orcs"]
    assert (t.sheet.victory, t.sheet.total) == (4, before - 4)


@pytest.mark.rule("fellowship.victory.explored")
@pytest.mark.parametrize("active", [True, False])
def test_an_explored_location_with_victory_points_goes_to_the_victory_display(active):
    t = table(heroes=PAIR)
    t.put("gladden_fields", active=active)
    t.makes_progress(3, "gladden_fields")
    assert t.lying("victory") == ["gladden_fields"]
    assert t.sheet.victory == 3


@pytest.mark.rule("fellowship.victory.other_exit")
def test_what_is_neither_defeated_nor_explored_gives_no_victory_points():
    t = table(heroes=PAIR, engaged=["king_spider"], staging=["marsh_adder", "gladden_fields"])
    t.enemy_attacks("king_spider", "defend/aragorn", shadow="hummerhorns")
    t.phase("combat")
    t.leaves("marsh_adder")
    t.leaves("gladden_fields")
    assert t.lying("victory") == []
    assert set(t.lying("encounter-discard")) >= {"hummerhorns", "marsh_adder", "gladden_fields"}
    assert t.sheet.victory == 0


# --- the score --------------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.score.base", "fellowship.score.rounds", "fellowship.score.victory_points")
def test_the_score_is_threat_fallen_heroes_damage_and_rounds_less_victory_points():
    t = table(heroes=PAIR, first=1, engaged=["chieftain_ufthak"])
    t.dial(38, 41)
    t.hurt("gloin", 4)
    t.hurt("aragorn", 3)
    t.hurt("legolas", 2)
    assert t.sheet.sum == 93
    t.s.round = 9  # eight are completed
    assert t.sheet.total == 173
    t.hurt("chieftain_ufthak", 6)
    assert t.sheet.total == 169


@pytest.mark.rule("fellowship.score.base")
def test_damage_on_allies_and_on_who_is_dead_does_not_count():
    t = table(heroes=[["aragorn", "gloin"]], in_play=["faramir"])
    t.dial(30)
    t.hurt("faramir", 2)
    t.hurt("gloin", 9)
    assert t.sheet.players == [PlayerScore(0, 30, 9, 0)]


@pytest.mark.rule("fellowship.score.rounds")
def test_a_round_counts_when_it_is_completed():
    t = table(heroes=PAIR)
    before = t.sheet.total
    t.steps(["end_round", "begin_round"])
    assert t.s.round == 2
    assert t.sheet.total == before + 10


@pytest.mark.rule("fellowship.score.eliminated_threat")
def test_who_is_out_counts_fifty_and_all_heroes():
    t = table(heroes=TRIO, first=1)
    t.dial(20, 33, 20)
    t.hurt_all(5, "aragorn", "theodred", "gloin", answers=[f"discard-first/{name}" for name in ("gloin", "theodred")])
    assert t.fallen == [1]
    assert t.sheet.players == [PlayerScore(0, 20, 0, 0), PlayerScore(1, 50, 29, 0), PlayerScore(2, 20, 0, 0)]


@pytest.mark.rule("fellowship.score.eliminated_threat")
def test_who_is_out_by_threat_counts_no_more_than_fifty_and_all_heroes():
    t = table(heroes=TRIO)
    t.dial(20, 20, 48)
    t.raises(7, seat=2)
    assert t.sheet.players[2] == PlayerScore(2, 50, 9, 0)


@pytest.mark.rule("fellowship.score.sheet_fields")
def test_the_sheet_has_a_line_for_each_player_and_the_sums_of_the_group():
    t = table(heroes=TRIO, first=2, engaged=["chieftain_ufthak"])
    t.dial(20, 33, 25)
    t.hurt("gimli", 3)
    t.hurt("gloin", 4)
    t.s.round = 4
    t.hurt("chieftain_ufthak", 6)
    wins(t)
    sheet = t.sheet
    assert (sheet.scenario, len(sheet.players)) == ("mirkwood", 3)
    for line in sheet.players:
        assert line.result == line.threat + line.fallen + line.damage
    assert sheet.total == sum(line.result for line in sheet.players) + 10 * sheet.rounds - sheet.victory
    area = score(t)
    assert area is not None
    assert [{counter.id: counter.value for counter in place.counters} for place in area.places] == [
        {"threat": 20, "score-fallen": 0, "damage": 3, "score-result": 23},
        {"threat": 33, "score-fallen": 9, "damage": 0, "score-result": 42},
        {"threat": 25, "score-fallen": 0, "damage": 0, "score-result": 25},
    ]
    assert [place.name for place in area.places] == [Text("seat", {"n": n}) for n in (1, 2, 3)]
    assert {counter.id: counter.value for counter in area.counters} == {
        "score-sum": 90, "score-rounds": 30, "score-victory": 4, "score-total": 116,
    }  # fmt: skip


@pytest.mark.rule("fellowship.score.only_on_win")
def test_a_lost_game_has_no_score():
    t = table(heroes=PAIR)
    t.dial(49, 49)
    t.raises(1, seat=0)
    t.raises(1, seat=1)
    assert t.over
    assert not t.won()
    assert score(t) is None
    assert (t.result.text.id, t.result.text.args) == ("fellowship-result-lost", {})


def test_while_the_game_goes_on_there_is_no_score_sheet():
    assert score(table(heroes=PAIR)) is None


@pytest.mark.rule("fellowship.mode.scoring_any", "fellowship.score.only_on_win")
@pytest.mark.parametrize("mode", ["easy", "normal"])
def test_a_won_game_has_a_score_in_both_modes(mode):
    t = table(heroes=[["eowyn"]], mode=mode)
    t.dial(21)
    wins(t)
    assert (t.sheet.total, t.sheet.easy) == (21, mode == "easy")
    assert t.result.text.args == {"n": 21}
    assert score(t) is not None


@pytest.mark.rule("fellowship.score.lower_is_better")
def test_the_best_of_several_games_is_the_one_with_the_lowest_score():
    def played(threat: int, rounds: int, victory: int) -> ScoreSheet:
        return ScoreSheet("mirkwood", False, [PlayerScore(0, threat, 0, 0)], rounds, victory)

    long, short, glorious = played(30, 9, 0), played(44, 5, 0), played(44, 5, 9)
    assert sorted([long, short, glorious]) == [glorious, short, long]


@pytest.mark.rule("fellowship.win.extra_conditions")
def test_a_card_may_say_when_the_players_lose():
    t = table(heroes=TRIO, first=2, engaged=["wargs"])
    law(t, holds=loses_when(Absent(an(ENEMY))))
    t.put("forest_gate")
    assert not t.over
    t.hurt("wargs", 3)
    assert t.over
    assert not t.won()
    assert t.result.rule == "fellowship.win.extra_conditions"


@pytest.mark.rule(
    "fellowship.step.0_1_trigger", "fellowship.step.phase_end_is_trigger", "fellowship.win.extra_conditions"
)
@pytest.mark.parametrize(("when", "step"), [(THE_ROUND_ENDS, "end_round"), (always(END_OF_PHASE), "end_travel")])
def test_what_happens_at_the_end_of_a_phase_or_round_may_end_the_game_at_once(when, step):
    t = table(heroes=TRIO, first=1)
    t.dial(10, 20, 10)
    law(t, whenever(when, raise_threat(1)), holds=loses_when(ThreatAtLeast(21)))
    t.step(step)
    assert t.over
    assert t.threats == [10, 21, 10]
