"""Karty Misji i żetony Niebezpieczeństwa: completing a mission, the next one, Danger."""

from __future__ import annotations

import pytest

from rulebound.games.civilwar.damage import damage
from rulebound.games.civilwar.missions import reveal_mission
from rulebound.games.civilwar.ring import take_from
from rulebound.games.civilwar.words import ENEMY_HERE, HERE, Damage, DiscardFolk, LocationTile, MoveTokens
from tests.civilwar_table import Table, table, with_special

TEAMS = {"blue": ["captain_america", "kate_bishop"], "red": ["iron_man", "tigra"]}


def serving(**more: object) -> Table:
    """Captain America can complete Safe Houses where he stands, with one Heroic action to spare."""
    setting = {
        "hands": {"captain_america": ["06", "01"]}, "at": {"captain_america": 1}, "mission": "safe_houses",
        "danger": {1: 1, 2: 1}, "progress": 1, "placed": 3, "order": TEAMS, "missions": ["secret_couriers"],
    }  # fmt: skip
    return table("captain_america", mode="registration", **{**setting, **more})


def revealed(mission: str, *answers: str, active: str = "captain_america", **more: object) -> Table:
    """This mission has just been revealed, with what it adds."""
    t = table(active, mode="registration", mission=mission, **more)
    t.s.move(t.s.mission.cards[0], t.s.mission_deck)
    t.run(reveal_mission(t.s), *answers)
    return t


@pytest.mark.rule("civilwar.mission.population_after", "civilwar.mission.replace")
def test_after_the_turn_a_population_card_and_then_the_next_mission_come():
    t = serving(folk=dict.fromkeys(range(6), ""))
    before = len(t.s.population)
    t.play("06")
    t.act("mission", "l1")
    assert (len(t.s.population), t.course("population", "mission-discarded")) == (before, [])
    t.end("?end-of-turn/decline")
    t.until("play")
    assert t.course("turn-over", "population", "mission-discarded", "mission", "danger", "turn") == [
        "turn-over", "population", "mission-discarded", "mission", "danger", "turn",
    ]  # fmt: skip
    assert len(t.s.population) == before - 1
    assert t.faces("mission") == ["secret_couriers"]
    assert t.faces("mission-discard") == ["safe_houses"]
    assert [place.danger for place in t.s.ring] == [0, 1, 1, 0, 1, 1]
    assert (t.s.progress, t.s.placed) == (0, 4)


@pytest.mark.rule("civilwar.mission.population_after")
def test_a_turn_without_a_completed_mission_brings_neither():
    t = serving(progress=0)
    t.play("06")
    t.act("mission", "l1", "act/end", "?end-of-turn/decline")
    t.until("play")
    assert t.course("population", "mission") == []
    assert t.faces("mission") == ["safe_houses"]


@pytest.mark.rule("civilwar.mission.one_active", "civilwar.danger.clear_on_completion")
def test_no_second_mission_can_be_completed_in_the_same_turn():
    t = serving()
    t.play("06")
    t.act("mission", "l1")
    assert (t.s.missions_done, t.s.task, t.s.danger_supply) == (1, None, 6)
    assert "civilwar.danger.only_by_mission" in t.why_not("mission", "l1")
    t.run(damage(t.s, t.hero("iron_man"), 1, t.s.blue))
    assert t.s.missions_done == 1


@pytest.mark.rule("civilwar.mission.complete_any_turn")
def test_a_mission_completed_in_a_red_turn_is_followed_by_the_population_card_after_that_turn():
    sheets = with_special("captain_america", when={"enemy-enters": [Damage(1, ENEMY_HERE)]})
    t = table(
        "iron_man", mode="registration", hands={"iron_man": ["01", "02"]}, sheets=sheets, at={"iron_man": 2,
        "captain_america": 1}, story={"blue": ["captain_america_10"]}, mission="turn_the_tables",
        danger={"iron_man": 2}, progress=1, placed=3, missions=["secret_couriers"], order=TEAMS,
    )  # fmt: skip
    t.play("01")
    t.act("move", "l1")
    assert (t.s.missions_done, t.said("population")) == (1, False)
    t.end("?end-of-turn/decline")
    t.until("play")
    assert t.course("mission-done", "turn-over", "population", "mission") == [
        "mission-done", "turn-over", "population", "mission",
    ]  # fmt: skip


# --- placing Danger -------------------------------------------------------------------------------------------


@pytest.mark.rule("civilwar.danger.as_far_as_possible")
def test_danger_lies_on_all_three_thugs_where_there_are_no_more():
    full = {0: "CCC", 3: "CCCC", 1: "TT", 2: "T", 4: "", 5: ""}
    t = revealed("clear_the_streets", folk=full)
    assert [(place.thugs, place.endangered_thugs) for place in t.s.ring] == [
        (0, 0), (2, 2), (1, 1), (0, 0), (0, 0), (0, 0),
    ]  # fmt: skip
    assert t.s.placed == 3


@pytest.mark.rule("civilwar.danger.as_far_as_possible")
def test_with_three_of_three_placed_all_three_are_needed():
    t = revealed("clear_the_streets", folk={0: "CCC", 3: "CCCC", 1: "TT", 2: "", 4: "", 5: ""})
    assert t.s.placed == 2
    for _ in range(2):
        assert t.s.missions_done == 0
        t.run(take_from(t.s, t.s.blue, 0, t.place(1).thug_crowd))
    assert t.s.missions_done == 1


@pytest.mark.rule("civilwar.danger.as_far_as_possible")
@pytest.mark.parametrize("active", ["captain_america", "iron_man"])
def test_ties_for_most_are_settled_by_the_active_hero(active):
    t = table(active, mode="registration", mission="get_them_out",
              folk={0: "TTT", 3: "TTTT", 1: "C", 2: "C", 4: "CC", 5: "C"})  # fmt: skip
    t.s.move(t.s.mission.cards[0], t.s.mission_deck)
    t.run(reveal_mission(t.s), until="most")
    assert t.choice.seat == t.hero(active).seat
    assert [option.split(":")[1] for option in t.options()] == [t.place(at).tile.code for at in (1, 2, 5)]
    t.give("most/l5")
    assert [place.endangered_civilians for place in t.s.ring] == [0, 0, 0, 0, 2, 1]


@pytest.mark.rule("civilwar.danger.as_far_as_possible", "civilwar.setup_registration.first_mission")
def test_at_the_setup_the_first_seat_of_blue_settles_them():
    t = table("captain_america", mode="registration", mission="get_them_out", blue_players=2, red_players=2,
              folk={0: "TTT", 3: "TTTT", 1: "C", 2: "C", 4: "C", 5: ""})  # fmt: skip
    t.s.move(t.s.mission.cards[0], t.s.mission_deck)
    t.s.active, t.s.blue = -1, 1
    t.run(reveal_mission(t.s), until="most")
    assert t.choice.seat == 2, "of the team that is Blue now"


@pytest.mark.rule("civilwar.danger.none_placed")
def test_a_mission_without_danger_is_completed_at_the_end_of_the_next_blue_turn():
    full = {0: "TTT", 3: "TTTT", 1: "", 2: "", 4: "", 5: ""}
    t = revealed("get_them_out", folk=full, active="tigra", hands={"tigra": ["01", "02"], "captain_america": ["01"]})
    assert (t.s.placed, t.s.missions_done) == (0, 0)
    t.play("01", "act/end", "?end-of-turn/decline")
    t.until("act")
    assert (t.s.hero.side, t.s.missions_done) == (t.s.blue, 0)
    t.answer("act", "end")
    t.answer("end-of-turn", "decline", maybe=True)
    assert t.s.missions_done == 1
    assert t.said("mission-done", rule="civilwar.danger.none_placed")


@pytest.mark.rule("civilwar.danger.none_placed")
def test_a_mission_with_danger_waits():
    t = serving(progress=0)
    t.play("06", "act/end", "?end-of-turn/decline")
    assert t.s.missions_done == 0


# --- discarding Danger ----------------------------------------------------------------------------------------


@pytest.mark.rule("civilwar.danger.only_by_mission")
def test_only_what_the_mission_asks_for_removes_danger():
    t = serving(hands={"captain_america": ["08", "01"]}, folk={1: "CT"}, tokens={"captain_america": "MAH"})
    t.play("08")
    t.act("rescue", "l1c", "spend/spend-token")
    t.act("attack", "l1t", "spend/spend-token")
    t.act("move", "l2", "spend/spend-token")
    assert (t.place(1).danger, t.s.progress) == (1, 1)
    t.act("mission", "l2")
    assert t.s.missions_done == 1


@pytest.mark.rule("civilwar.danger.only_by_mission")
@pytest.mark.parametrize("card", ["01", "04"])
def test_another_action_does_not_serve_the_mission(card):
    t = serving(hands={"captain_america": [card, "02"]})
    t.play(card)
    assert "civilwar.danger.only_by_mission" in t.why_not("mission", "l1")


@pytest.mark.rule("civilwar.danger.only_by_mission")
def test_nobody_serves_the_mission_elsewhere_or_where_no_danger_lies():
    t = serving(danger={2: 1})
    t.play("06")
    assert not t.can("mission", "l1")
    assert not t.can("mission", "l2")


@pytest.mark.rule("civilwar.danger.protected")
@pytest.mark.parametrize(("people", "offered"), [("t", False), ("tT", True)])
def test_an_effect_that_discards_tokens_leaves_those_with_danger(people, offered):
    sheets = with_special("captain_america", DiscardFolk("T", 2, HERE))
    t = serving(hands={"captain_america": ["10", "01"]}, sheets=sheets, mission="clear_the_streets", folk={1: people},
                danger={}, progress=0, placed=1)  # fmt: skip
    t.play("10")
    assert t.can("special", "captain_america_10") is offered
    if offered:
        t.act("special", "captain_america_10", "send-off/l1t")
    assert (t.place(1).thugs, t.place(1).endangered_thugs) == (1, 1)


@pytest.mark.rule("civilwar.danger.travels")
def test_a_thug_who_is_pulled_into_the_bar_takes_its_danger_along():
    ring = ["avengers_mountain", "bar_with_no_name", "the_raft", "sokovia", "washington_dc", "garrett_castle"]
    t = serving(ring=ring, mission="clear_the_streets", folk={0: "", 1: "", 2: "tT"}, control={1: "blue"}, danger={},
                progress=0, placed=1)  # fmt: skip
    t.play("06", "act/end", "end-of-turn/use-place", "pull/pull-endangered")
    assert (t.place(2).endangered_thugs, t.place(2).thugs) == (0, 1)
    assert (t.place(1).endangered_thugs, t.place(1).thugs) == (1, 1)


@pytest.mark.rule("civilwar.danger.travels")
def test_a_civilian_who_is_sent_away_takes_its_danger_along():
    park = LocationTile("central_park", "Central Park", "CCTT-", MoveTokens(2))
    t = serving(tiles={1: park}, mission="get_them_out", folk={0: "", 1: "c", 2: ""}, control={1: "blue"}, danger={},
                progress=0, placed=1)  # fmt: skip
    t.play("06", "act/end", "end-of-turn/use-place", "send/l2")
    assert [(place.civilians, place.endangered_civilians) for place in t.s.ring[:3]] == [(0, 0), (0, 0), (1, 1)]


@pytest.mark.rule("civilwar.danger.red_cannot_remove")
@pytest.mark.parametrize(("people", "offered"), [("t", False), ("tT", True)])
def test_red_defeats_only_thugs_without_danger(people, offered):
    t = table("iron_man", mode="registration", hands={"iron_man": ["04", "01"]}, folk={3: people},
              mission="clear_the_streets", placed=1)  # fmt: skip
    t.play("04")
    assert t.can("attack", "l3t") is offered
    if offered:
        t.act("attack", "l3t")
    else:
        assert "civilwar.danger.red_cannot_remove" in t.why_not("attack", "l3t")
    assert (t.place(3).endangered_thugs, t.s.progress) == (1, 0)
    assert not t.can("attack", "l3t")


@pytest.mark.rule("civilwar.danger.red_cannot_remove")
def test_red_rescues_nobody_with_danger_and_serves_no_mission():
    t = table("iron_man", mode="registration", hands={"iron_man": ["07", "01"]}, folk={3: "c"}, danger={3: 1},
              mission="get_them_out", placed=1)  # fmt: skip
    t.play("07")
    assert not t.can("rescue", "l3c")
    assert not t.can("mission", "l3")
    assert "civilwar.danger.red_cannot_remove" in t.why_not("mission", "l3")


@pytest.mark.rule("civilwar.danger.red_cannot_remove")
def test_a_strike_of_red_passes_over_thugs_with_danger():
    t = table("iron_man", mode="registration", hands={"iron_man": ["10", "01"]}, folk={2: "t", 3: "t", 4: "T"},
              mission="clear_the_streets", placed=2, order=TEAMS)  # fmt: skip
    t.play("10")
    t.act("special", "iron_man_10", until="give-token")
    assert [place.thugs for place in t.s.ring[2:5]] == [1, 1, 0]


@pytest.mark.rule("civilwar.danger.only_by_mission")
@pytest.mark.parametrize(("which", "left"), [("endangered", (1, 0)), ("plain", (1, 1))])
def test_blue_chooses_whether_the_thug_with_danger_is_the_one(which, left):
    t = serving(hands={"captain_america": ["04", "01"]}, folk={1: "tT"}, mission="clear_the_streets", danger={},
                progress=0, placed=2)  # fmt: skip
    t.play("04")
    t.act("attack", "l1t", f"which-token/{which}")
    assert (t.place(1).thugs, t.place(1).endangered_thugs) == left
    assert t.s.progress == 1 - left[1]


@pytest.mark.rule("civilwar.danger.clear_on_completion")
def test_all_danger_goes_back_wherever_it_lies():
    t = serving(folk={2: "t", 4: "c"}, danger={1: 1, 2: 1, "iron_man": 1})
    t.play("06")
    t.act("mission", "l1")
    assert t.s.danger_supply == 6
    assert [place.all_danger for place in t.s.ring] == [0] * 6
    assert t.folk(2) == "T"
