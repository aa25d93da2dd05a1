"""What a player reckons with over several rounds, and what counts in a position: a position, and its numbers."""

from __future__ import annotations

import math

import pytest

from rulebound.games.champions.mind.features import features
from rulebound.games.champions.mind.plan import (
    ADVANCE,
    BOOST,
    FATAL,
    LAST,
    Prices,
    attacks_on,
    blow_of,
    cost_as_alter_ego,
    cost_as_hero,
    health_gained,
    health_lost,
    later_room,
    pace,
    rounds_left,
    rounds_to_win,
    schemes_against,
    threat_room,
)
from tests.champions_table import Table, table


def test_rounds_to_win_count_all_stages_and_the_players():
    alone, together = table(), table(heroes=["spider_man", "she_hulk"])
    assert rounds_to_win(alone.s) == pytest.approx(29 / 5)
    assert rounds_to_win(together.s) == rounds_to_win(alone.s)
    alone.at_stage("II")
    assert rounds_to_win(alone.s) == 3.0


def test_the_main_schemes_leave_as_many_rounds_as_they_have_room():
    t = table(villain="klaw", threat=2)
    assert (pace(t.s), threat_room(t.s), later_room(t.s)) == (1, 3, 8)
    assert rounds_left(t.s) == 12.0
    t.put("imminent_overload")
    assert pace(t.s) == 2
    t.acceleration = 1
    assert (pace(t.s), threat_room(t.s)) == (3, 1)
    assert rounds_left(t.s) == 4.0


def test_klaw_attacks_with_two_boost_cards_and_a_stunned_enemy_not_at_all():
    t = table(villain="klaw", engaged=["tiger_shark"])
    assert blow_of(t.s, t.s.villain) == 2 * BOOST
    assert attacks_on(t.s, 0) == 3 + 2 * BOOST
    t.card("tiger_shark").stunned = True
    assert attacks_on(t.s, 0) == 2 * BOOST


def test_enemies_scheme_unless_they_are_confused():
    t = table(villain="klaw", engaged=["tiger_shark"])
    assert schemes_against(t.s, 0) == 1 + 2 + BOOST
    t.s.villain.confused = True
    assert schemes_against(t.s, 0) == 1


def test_the_last_hit_points_are_the_dearest():
    assert health_lost(10, 0) == 0
    assert health_lost(10, 2) < health_lost(5, 2) < health_lost(3, 2) < FATAL == health_lost(2, 2)
    t = table()
    assert health_gained(t.s, t.card("p0"), 3) == 0
    t.left("p0", 2)
    assert health_gained(t.s, t.card("p0"), 3) > 3


def test_a_threat_is_dearer_when_less_time_is_left_and_dearest_before_the_end():
    early, late, last = (Prices(table(threat=threat).s).main for threat in (0, 4, 6))
    assert early < late < last == LAST


def test_a_scheme_that_only_leads_to_the_next_costs_an_advance():
    t = table(villain="klaw", threat=5)
    assert Prices(t.s).main > Prices(table(villain="klaw", threat=3).s).main
    assert Prices(t.s).main < LAST


def test_side_schemes_are_worth_what_they_do():
    t = table(villain="klaw", side=["the_immortal_klaw", "illegal_arms_factory", "defense_network"])
    prices = Prices(t.s)
    worth = [prices.scheme(scheme) for scheme in t.s.side_schemes()]
    assert worth[0] > 10
    assert worth[1] > worth[2] > 1
    assert prices.threat(t.s.main_scheme) == 0  # a crisis


def test_a_minion_is_worth_what_it_will_do_and_a_kill_more_than_a_wound():
    t = table(engaged=["sandman", "hydra_bomber"])
    prices = Prices(t.s)
    sandman, bomber = t.card("sandman"), t.card("hydra_bomber")
    assert prices.minion(sandman) > prices.minion(bomber)
    assert prices.damage(sandman, 3) == 1.5  # it is tough
    assert prices.damage(bomber, 2) == prices.minion(bomber) > 2 * prices.damage(bomber, 1)


def test_the_blow_that_wins_is_worth_more_than_anything():
    t = table(stage="II", engaged=["sandman"])
    t.left("villain", 2)
    assert Prices(t.s).best_damage(0, 2) > FATAL > Prices(t.s).best_damage(0, 1)


def test_who_guards_keeps_the_villain_from_harm():
    t = table(engaged=["hydra_mercenary"])
    prices = Prices(t.s)
    assert prices.best_damage(0, 1) == prices.damage(t.card("hydra_mercenary"), 1)


def test_no_more_threat_can_be_removed_than_there_is():
    t = table(threat=1)
    assert Prices(t.s).best_threat(3) == Prices(t.s).main
    assert Prices(table().s).best_threat(3) == 0


def test_what_a_villain_phase_costs_in_either_form():
    t = table("she_hulk")
    fresh = cost_as_hero(t.s, 0)
    t.left("p0", 3)
    assert cost_as_hero(t.s, 0) > fresh > 0
    t.put("mockingbird")
    assert cost_as_hero(t.s, 0) == 0  # she stands in the way
    hurt = cost_as_alter_ego(t.s, 0, 1.0)
    t.left("p0", 15)
    assert cost_as_alter_ego(t.s, 0, 1.0) > hurt
    t.s.main_scheme.threat = 4
    assert cost_as_alter_ego(t.s, 0, 1.0) == FATAL


def test_an_alter_ego_who_lets_a_scheme_advance_pays_for_it():
    calm, close = table(villain="klaw", form="alter-ego"), table(villain="klaw", form="alter-ego", threat=4)
    assert cost_as_alter_ego(close.s, 0, 1.0) == cost_as_alter_ego(calm.s, 0, 1.0) + ADVANCE


# --- features ---------------------------------------------------------------------------------------------


def counted(t: Table, name: str) -> float:
    return features(t.s, 0).get(name, 0.0)


def hurt(t: Table) -> None:
    t.left("villain", 4)


def tough(t: Table) -> None:
    t.s.villain.tough = True


def stunned(t: Table) -> None:
    t.s.villain.stunned = True


def confused(t: Table) -> None:
    t.s.villain.confused = True


def hero_exhausted(t: Table) -> None:
    t.s.identity(0).exhausted = True


def hero_stunned(t: Table) -> None:
    t.s.identity(0).stunned = True


def hero_confused(t: Table) -> None:
    t.s.identity(0).confused = True


def hero_hurt(t: Table) -> None:
    t.left("p0", 4)


def quicker(t: Table) -> None:
    t.acceleration = 2


def threatened(t: Table) -> None:
    t.s.main_scheme.threat = 4


def second_stage(t: Table) -> None:
    t.at_stage("II")


def crisis(t: Table) -> None:
    t.put("crowd_control")


def hazard(t: Table) -> None:
    t.put("01107")


def besieged(t: Table) -> None:
    t.put("shocker")


def armed(t: Table) -> None:
    t.put("enhanced_ivory_horn", on="villain")


def helped(t: Table) -> None:
    t.put("mockingbird")


def equipped(t: Table) -> None:
    t.put("avengers_mansion")


def holding(t: Table) -> None:
    t.hold("energy", "genius")


@pytest.mark.parametrize(
    ("name", "before", "change", "after"),
    [
        ("villain", 14, hurt, 4),
        ("later-villain", 15, second_stage, 0),
        ("stages", 1, second_stage, 0),
        ("villain-tough", 0, tough, 1),
        ("villain-stunned", 0, stunned, 1),
        ("villain-confused", 0, confused, 1),
        ("attachments", 0, armed, 1),
        ("minions", 0, besieged, 1),
        ("minion-attack", 0, besieged, 2),
        ("minion-health", 0, besieged, 3),
        ("side-threat", 0, crisis, 2),
        ("hazard", 0, hazard, 1),
        ("crisis", 0, crisis, 1),
        ("pace", 1, quicker, 3),
        ("room", math.log1p(6), threatened, math.log1p(2)),
        ("health", math.log1p(10), hero_hurt, math.log1p(4)),
        ("exhausted", 0, hero_exhausted, 1),
        ("stunned", 0, hero_stunned, 1),
        ("confused", 0, hero_confused, 1),
        ("hand", 0, holding, 2),
    ],
)
def test_a_feature_counts_what_it_is_named_after(name, before, change, after):
    t = table()
    assert counted(t, name) == pytest.approx(before)
    change(t)
    assert counted(t, name) == pytest.approx(after)


@pytest.mark.parametrize(("name", "change"), [("allies", helped), ("equipment", equipped)])
def test_what_is_in_play_counts_by_what_it_promises(name, change):
    t = table()
    assert counted(t, name) == 0
    change(t)
    assert counted(t, name) > 2


def test_room_is_that_of_all_main_schemes_to_come():
    assert counted(table(villain="klaw", threat=2), "room") == pytest.approx(math.log1p(11))


def test_everything_of_the_players_is_counted_for_each_who_began():
    t = table(heroes=["spider_man", "she_hulk"])
    assert counted(t, "villain") == 14
    assert counted(t, "health") == pytest.approx((math.log1p(10) + math.log1p(15)) / 2)
    t.eliminate(1)
    assert counted(t, "out") == 0.5
