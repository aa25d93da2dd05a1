"""How positions are judged, and what a computer player does without much thought."""

from __future__ import annotations

from itertools import pairwise

from rulebound.games.fellowship import GAME
from rulebound.games.fellowship.mind.forecast import foe, is_goal
from rulebound.games.fellowship.mind.habits import habit, kept_back, tempting
from rulebound.games.fellowship.mind.promise import promise
from rulebound.kernel.match import Match
from rulebound.players import Chair, make_player
from tests.fellowship_table import Table, table

TRIO = [["aragorn", "theodred"], ["gimli", "legolas"], ["eowyn", "eleanor"]]


def stay(t: Table, seat: int) -> list[str]:
    """Who is kept back from the quest."""
    return sorted(card.printed.plain for card in kept_back(t.s, seat, t.s.characters_of(seat)))


def test_threat_makes_things_worse_and_each_point_more_than_the_one_before():
    worths = []
    for threat in (20, 30, 40, 48):
        t = table(heroes=TRIO, first=2)
        t.dial(20, threat, 20)
        worths.append(GAME.mind.value(t.s, 0))
    falls = [(a - b) / n for (a, b), n in zip(pairwise(worths), (10, 10, 8), strict=True)]
    assert worths == sorted(worths, reverse=True)
    assert falls == sorted(falls)


def test_enemies_make_things_worse_wherever_they_stand():
    calm, staged, fighting = (
        table(heroes=TRIO, first=2),
        table(heroes=TRIO, first=2, staging=["forest_spider"]),
        table(heroes=TRIO, first=2, engaged=["forest_spider"]),
    )
    assert GAME.mind.value(staged.s, 1) < GAME.mind.value(calm.s, 1) > GAME.mind.value(fighting.s, 1)


def test_an_ally_a_wound_and_a_fallen_hero_are_felt():
    t = table(heroes=TRIO, first=1)
    alone = GAME.mind.value(t.s, 0)
    t.put("guard_of_the_citadel", seat=1)
    helped = GAME.mind.value(t.s, 0)
    t.left("legolas", 1)
    wounded = GAME.mind.value(t.s, 0)
    t.leaves("legolas")
    assert alone < helped > wounded > GAME.mind.value(t.s, 0)


def test_who_is_no_fighter_goes_on_the_quest_and_somebody_stays_for_the_enemy():
    t = table(heroes=TRIO, first=1, engaged=["forest_spider"])
    assert stay(t, 0)
    assert "Éowyn" not in stay(t, 2)


def usual(t: Table, seat: int = 0) -> str:
    """What is taken without much thought in the question that is open."""
    taken = habit(t.s, t.match.choices[seat])
    assert taken is not None
    return t.options()[taken]


def thought_of(t: Table) -> set[str]:
    """What is worth a thought in the question that is open."""
    found = tempting(t.s, t.match.choices[0])
    assert found is not None
    return {t.options()[n] for n in found}


def test_what_brings_resources_is_played_before_allies_and_events_are_kept():
    t = table(heroes=[["aragorn", "theodred"]], hand=["sneak_attack", "steward_of_gondor", "guard_of_the_citadel"])
    t.pools(aragorn=5, theodred=5)
    t.phase("planning", until="planning")
    assert usual(t) == "play:steward_of_gondor"
    assert promise(t.printed("faramir")) > promise(t.printed("guard_of_the_citadel")) > 0


def test_all_who_have_a_will_go_on_the_quest_where_no_enemy_can_come():
    t = table(heroes=TRIO, first=1, staging=["necromancers_pass"])
    t.dial(0, 0, 0)
    assert [stay(t, seat) for seat in range(3)] == [[], [], []]


def test_nobody_is_sent_on_a_quest_that_is_completed_without_them_while_enemies_are_near():
    t = table(heroes=[["aragorn", "gimli", "eowyn"]], engaged=["forest_spider"])
    t.s.quest.progress = 7
    assert "Éowyn" not in stay(t, 0)
    assert stay(t, 0)


def test_the_ally_who_is_missed_least_stands_in_the_way_of_a_blow_that_nobody_survives():
    t = table(heroes=[["aragorn", "gimli"]], engaged=["ungoliants_spawn"])
    for name in ("faramir", "snowbourn_scout"):
        t.put(name)
    t.left("aragorn", 2)
    t.left("gimli", 2)
    t.enemy_attacks("ungoliants_spawn", until="defend")
    assert usual(t) == "defend:snowbourn_scout"


def test_the_journey_goes_where_the_most_threat_is():
    t = table(heroes=[["aragorn"]], staging=["old_forest_road", "forest_gate"])
    t.phase("travel", until="travel")
    assert usual(t) == "travel:forest_gate"


def test_an_enemy_is_engaged_by_choice_if_it_falls_and_left_alone_if_it_does_not():
    for name, taken in (("eastern_crows", "engage:eastern_crows"), ("chieftain_ufthak", "no-engage")):
        t = table(heroes=[["aragorn", "gimli"]], staging=[name])
        t.dial(20)
        t.phase("encounter", until="engage")
        assert usual(t) == taken


def test_whoever_brings_progress_by_it_takes_part_in_destroying_an_enemy():
    t = table(heroes=[["gimli", "legolas"]], engaged=["black_forest_bats"])
    t.steps(["begin_player_attacks", "player_attack"], "attack/black_forest_bats", until="attackers")
    assert usual(t) == "attacker:legolas"


def test_an_enemy_whose_fall_wins_the_game_is_sought_and_struck_first():
    t = table(heroes=[["gimli", "legolas"]], engaged=["forest_spider", "ungoliants_spawn"])
    spawn, spider = t.copies("ungoliants_spawn")[0], t.copies("forest_spider")[0]
    usual_worth = foe(t.s, spawn).worth
    t.s.quest.printed = t.printed("dont_leave_the_path")
    assert is_goal(t.s, spawn)
    assert not is_goal(t.s, spider)
    assert foe(t.s, spawn).worth > usual_worth


def test_an_action_is_thought_of_only_when_its_time_has_come():
    t = table(heroes=[["eowyn", "aragorn"]], hand=["sneak_attack", "guard_of_the_citadel", "ever_vigilant"])
    t.put("gandalf")
    t.pools(aragorn=5, eowyn=5)
    t.phase("quest", until="action")
    assert t.s.open == "3.1"
    assert thought_of(t) == {"play:sneak_attack"}
    assert usual(t) == "pass"


def test_a_phase_in_which_nothing_has_its_time_is_passed_as_a_whole():
    t = table(heroes=[["aragorn"]], hand=["sneak_attack", "guard_of_the_citadel"])
    t.pools(aragorn=5)
    t.phase("travel", until="action")
    assert thought_of(t) == set()
    assert usual(t) == "pass-phase"


def test_the_computer_wins_what_chance_hardly_ever_wins():
    """Nothing but the same seeds for both; the figures of many games stand in docs."""
    reached = {}
    for name in ("heuristic", "random"):
        match = Match(GAME, {"scenario": "mirkwood", "mode": "easy", "decks": ["leadership"]}, 11, log=False)
        player, chair = make_player(name, 1), Chair(match, 0)
        while match.choices and match.state.round < 5:
            match.answer(0, player.decide(chair))
        reached[name] = 0.0 if match.state.result is not None else GAME.mind.value(match.state, 0)
    assert reached["heuristic"] > reached["random"]
