"""The six missions of Team Blue and the six cells of Team Red with their Traps."""

from __future__ import annotations

import pytest

from rulebound.games.civilwar.damage import damage, knock_out
from rulebound.games.civilwar.missions import reveal_mission
from rulebound.games.civilwar.population import overflow
from tests.civilwar_table import Table, table

NOBODY = dict.fromkeys(range(6), "")
SIX = {"blue": ["captain_america", "kate_bishop", "spectrum"], "red": ["tigra", "iron_man", "wonder_man"]}


def revealed(mission: str, **setting: object) -> Table:
    """Captain America's turn; this mission has just been revealed."""
    t = table("captain_america", mode="registration", mission=mission, **setting)
    t.s.move(t.s.mission.cards[0], t.s.mission_deck)
    t.run(reveal_mission(t.s))
    return t


def danger(t: Table) -> list[int]:
    return [place.danger for place in t.s.ring]


# --- missions -------------------------------------------------------------------------------------------------


def test_clear_the_streets_adds_two_thugs_and_endangers_two_in_each_of_the_fullest_locations():
    t = revealed("clear_the_streets", folk={**NOBODY, 3: "TTT", 4: "TT"}, hands={"captain_america": ["04", "01"]},
                 at={"captain_america": 4}, tokens={"captain_america": "A"})  # fmt: skip
    assert [place.thugs for place in t.s.ring] == [1, 0, 0, 4, 2, 0]
    assert [place.endangered_thugs for place in t.s.ring] == [0, 0, 0, 2, 2, 0]
    t.play("04")
    for _ in range(2):
        t.act("attack", "l4t")
    assert (t.s.progress, t.s.missions_done) == (2, 0), "three are needed"


def test_clear_the_streets_is_done_with_the_third():
    t = table(
        "captain_america", mode="registration", mission="clear_the_streets", hands={"captain_america": ["04", "01"]},
        at={"captain_america": 4}, folk={4: "tt"}, placed=4, progress=1,
    )  # fmt: skip
    t.play("04")
    for _ in range(2):
        t.act("attack", "l4t")
    assert t.s.missions_done == 1


def test_get_them_out_adds_two_civilians_and_endangers_two_in_each_of_the_fullest_locations():
    t = revealed("get_them_out", folk={**NOBODY, 0: "CC", 5: "CC"}, hands={"captain_america": ["06", "01"]})
    assert [place.civilians for place in t.s.ring] == [3, 0, 0, 1, 0, 2]
    assert [place.endangered_civilians for place in t.s.ring] == [2, 0, 0, 0, 0, 2]
    t.play("06")
    t.act("rescue", "l0c", "which-token/endangered")
    assert t.s.missions_done == 0
    t.act("rescue", "l0c", "which-token/endangered")
    assert t.s.missions_done == 1


@pytest.mark.parametrize(("mission", "places", "card"), [
    ("safe_houses", [0, 1, 1, 1, 1, 1], "06"),
    ("secret_couriers", [0, 1, 1, 0, 1, 1], "02"),
    ("raid_the_armory", [0, 0, 2, 0, 2, 0], "04"),
])  # fmt: skip
def test_missions_of_places_are_served_by_their_action_where_danger_lies(mission, places, card):
    t = revealed(mission, hands={"captain_america": [card, "01"]}, at={"captain_america": 2})
    assert danger(t) == places
    assert t.s.task is not None
    assert t.s.task.need == 2
    t.play(card)
    before = len(t.pool)
    t.act("mission", "l2")
    assert (danger(t)[2], t.s.progress, len(t.pool)) == (places[2] - 1, 1, before - 1)
    assert t.where("captain_america") == 2


def test_raid_the_armory_is_served_by_a_strike_here_too():
    t = revealed("raid_the_armory", hands={"captain_america": ["11", "01"]}, at={"captain_america": 4, "tigra": 4},
                 folk=NOBODY)  # fmt: skip
    t.play("11")
    t.act("special", "captain_america_11", "strike/l4")
    assert (danger(t)[4], t.s.progress) == (1, 1)
    assert t.shields("tigra") == 1


def test_a_strike_here_serves_no_other_mission_and_a_strike_next_door_none():
    t = revealed("safe_houses", hands={"captain_america": ["11", "01"]}, at={"captain_america": 4}, folk=NOBODY)
    t.play("11")
    assert t.can("special", "captain_america_11"), "there are Enemies next door"
    t.act("special", "captain_america_11", "strike/tigra")
    assert (danger(t), t.shields("tigra")) == ([0, 1, 1, 1, 1, 1], 0)
    t = revealed("raid_the_armory", hands={"captain_america": ["11", "01"]}, at={"captain_america": 3}, folk=NOBODY,
                 ko=["tigra"])  # fmt: skip
    t.play("11")
    t.act("special", "captain_america_11")
    assert (danger(t), t.shields("iron_man")) == ([0, 0, 2, 0, 2, 0], 0)


def test_a_strike_of_red_serves_no_mission():
    t = table("yellowjacket", mode="registration", red=["yellowjacket", "tigra"], mission="raid_the_armory",
              danger={4: 2}, at={"yellowjacket": 4}, hands={"yellowjacket": ["11", "01"]}, folk=NOBODY)  # fmt: skip
    t.play("11")
    assert not t.can("special", "yellowjacket_11")


def test_turn_the_tables_endangers_the_heroes_of_red_in_turn_order():
    t = revealed("turn_the_tables", teams="3x3", order=SIX, ko=["iron_man"])
    assert [t.hero(code).danger for code in SIX["red"]] == [2, 1, 1]
    t = revealed("turn_the_tables")
    assert [hero.danger for hero in t.s.heroes] == [0, 0, 2, 2]


def test_turn_the_tables_counts_damage_of_blue_even_if_a_shield_takes_it():
    t = revealed("turn_the_tables", control={3: "red"})
    t.run(damage(t.s, t.hero("tigra"), 1, t.s.blue))
    assert (t.hero("tigra").danger, t.s.progress, t.shields("tigra")) == (1, 1, 0)
    t.run(overflow(t.s, t.place(3)), "overflow/iron_man")
    assert (t.s.progress, t.shields("iron_man")) == (1, 0), "overflow is nobody's damage"
    t.run(damage(t.s, t.hero("iron_man"), 1, t.s.blue))
    assert t.s.missions_done == 1


# --- cells ----------------------------------------------------------------------------------------------------


def trapped(cell: str, *answers: str, **setting: object) -> Table:
    """Kate Bishop, with a Crisis token, is KO'd and laid in this cell."""
    base = {"teams": "3x3", "order": SIX, "crisis": {"kate_bishop": 1}, "prepared": {"a": cell}, **setting}
    t = table("tigra", mode="registration", mission="safe_houses", **base)
    for card in t.hero("kate_bishop").hand.cards[:]:
        t.s.move(card, t.hero("kate_bishop").deck)
    t.run(knock_out(t.s, t.hero("kate_bishop"), "civilwar.damage.ko"), *answers)
    assert t.where("kate_bishop") == "a"
    return t


def test_power_dampener_removes_a_shield_an_active_one_first():
    t = trapped("power_dampener", "p1>strip-shield/captain_america", shields={"captain_america": 1})
    assert (t.hero("captain_america").shields, t.shields("captain_america")) == (1, 0)
    t = trapped("power_dampener", "strip-shield/spectrum", shields={"spectrum": 0})
    assert (t.hero("spectrum").shields, t.shields("spectrum")) == (1, 0)


def test_power_dampener_passes_over_who_has_no_shield():
    t = trapped("power_dampener", lost={"captain_america": 2, "spectrum": 2})
    assert ("strip-shield" in t.prompts(), t.hero("kate_bishop").shields) == (False, 1)


def test_shock_collar_stuns_each_blue_hero_who_stands_also_in_a_cell():
    t = trapped("shock_collar", jailed={"spectrum": "b"})
    assert [hero.stun for hero in t.s.heroes] == [1, 0, 1, 0, 0, 0]


def test_ambush_hurts_a_blue_hero_who_is_neither_ko_nor_in_a_cell():
    t = trapped("ambush", "p1>damage/spectrum")
    assert t.offered("damage") == ["damage:captain_america", "damage:spectrum"]
    assert (t.shields("spectrum"), t.shields("captain_america")) == (1, 2)
    t = trapped("ambush", jailed={"spectrum": "b"})
    assert ("damage" in t.prompts(), t.shields("captain_america")) == (False, 1)


def test_confiscation_takes_all_tokens_and_charges_of_every_blue_hero():
    t = trapped("confiscation", tokens={"captain_america": "MA", "kate_bishop": "WW", "tigra": "H"},
                charges={"spectrum": 2, "kate_bishop": 1, "tigra": 1}, jailed={"spectrum": "b"})  # fmt: skip
    assert [t.tokens(code) for code in SIX["blue"]] == ["", "", ""]
    assert [sum(t.hero(code).charges) for code in SIX["blue"]] == [0, 0, 0]
    assert (t.tokens("tigra"), sum(t.hero("tigra").charges)) == ("H", 1)


@pytest.mark.parametrize(("answers", "flipped"), [(["flip/l0", "flip/l4"], [0, 4]), (["flip/l2", "flip/done"], [2])])
def test_martial_law_flips_up_to_two_control_tokens(answers, flipped):
    t = trapped("martial_law", *answers)
    assert [at for at in (0, 2, 4) if t.controls(at) == "red"] == flipped
    assert [t.controls(at) for at in (1, 3, 5)] == ["red"] * 3


def test_reinforcements_let_each_red_hero_who_stands_draw_a_card():
    t = trapped("reinforcements", ko=["wonder_man"], hands={"wonder_man": []})
    assert [len(t.hand(code)) for code in SIX["red"]] == [4, 4, 0]
