"""The six events of a Clash of Heroes, and the twelve population cards."""

from __future__ import annotations

import pytest

from rulebound.games.civilwar.control import flip
from rulebound.games.civilwar.damage import knock_out
from rulebound.games.civilwar.population import draw_population
from tests.civilwar_table import Table, table

NOBODY = dict.fromkeys(range(6), "")
TEAMS = {"blue": ["captain_america", "kate_bishop"], "red": ["iron_man", "tigra"]}
HEROES = ("captain_america", "kate_bishop", "iron_man", "tigra")


def revealed(event: str, **setting: object) -> Table:
    """The fourth turn of the Round, Tigra's, is over, and this event has been revealed."""
    base = {"hands": {"tigra": ["01", "02"]}, "turn": 3, "events": [event], "folk": NOBODY, "order": TEAMS, **setting}
    t = table("tigra", **base)
    t.play("01", "act/end", "?end-of-turn/decline")
    return t.until("play")


def fall(t: Table, hero: str) -> None:
    for card in t.hero(hero).hand.cards[:]:
        t.s.move(card, t.hero(hero).deck)
    t.run(knock_out(t.s, t.hero(hero), "civilwar.damage.ko"))


@pytest.mark.parametrize(("score", "on_top", "behind"), [
    ((2, 3), "red", "blue"), ((3, 2), "blue", "red"), ((3, 3), "red", "red"), ((3, 3), "blue", "blue"),
])  # fmt: skip
def test_press_conference_gives_a_heroic_token_to_each_hero_of_the_team_behind(score, on_top, behind):
    t = revealed("press_conference", score=score, on_top=on_top)
    assert [t.tokens(hero) for hero in HEROES] == (["H", "H", "", ""] if behind == "blue" else ["", "", "H", "H"])


def test_press_conference_passes_over_who_is_ko():
    t = revealed("press_conference", score=(2, 3), ko=["kate_bishop"])
    assert [t.tokens(hero) for hero in HEROES] == ["H", "", "", ""]


def test_riots_bring_a_thug_to_both_arrows_and_the_next_places():
    t = revealed("riots")
    assert [t.folk(at) for at in range(6)] == ["T", "T", "", "T", "T", ""]


def test_evacuation_brings_a_civilian_to_both_arrows_and_two_places_on():
    t = revealed("evacuation")
    assert [t.folk(at) for at in range(6)] == ["C", "", "C", "C", "", "C"]


def test_riots_overflow_where_a_location_is_full():
    t = revealed("riots", folk={**NOBODY, 0: "CCC"})
    assert (len(t.lines("overflow")), t.folk(0)) == (1, "CCC")


def test_media_frenzy_makes_a_control_token_worth_two():
    t = revealed("media_frenzy")
    flip(t.s, t.place(1), "civilwar.approval.flip_at_two")
    assert t.score == (2, 0)


def test_ceasefire_makes_a_knock_out_worth_three():
    t = revealed("ceasefire")
    fall(t, "tigra")
    assert t.score == (3, 0)


def test_resupply_readies_and_charges_for_everyone_who_stands():
    t = revealed("resupply", shields=dict.fromkeys(HEROES, 0), ko=["kate_bishop"])
    assert [t.shields(hero) for hero in HEROES] == [1, 0, 1, 1]
    assert [sum(t.hero(hero).charges) for hero in HEROES] == [1, 0, 1, 1]


@pytest.mark.parametrize(("number", "people"), [
    (1, ["C", "T", "", "C", "T", ""]),
    (2, ["", "C", "T", "", "C", "T"]),
    (3, ["T", "", "C", "T", "", "C"]),
    (4, ["T", "C", "", "T", "C", ""]),
    (5, ["", "T", "C", "", "T", "C"]),
    (6, ["CC", "", "", "CC", "", ""]),
    (7, ["", "TT", "", "", "TT", ""]),
    (8, ["", "C", "C", "", "C", "C"]),
    (9, ["T", "", "T", "T", "", "T"]),
    (10, ["CT", "", "", "CT", "", ""]),
    (11, ["", "CT", "", "", "CT", ""]),
    (12, ["", "", "CT", "", "", "CT"]),
])  # fmt: skip
def test_a_population_card_brings_the_same_people_to_both_arrows(number, people):
    t = table(population=[number], folk=NOBODY)
    t.run(draw_population(t.s))
    assert [t.folk(at) for at in range(6)] == people
    assert t.faces("population-discard") == [f"population_{number:02}"]
