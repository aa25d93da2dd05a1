"""Terminologia, remisy, Osie Fabuły: whom a word means, who settles a tie, what a storyline gives."""

from __future__ import annotations

import pytest

from rulebound.games.civilwar.missions import place_on_crowds
from rulebound.games.civilwar.words import GainPerCard
from tests.civilwar_table import table, with_special


@pytest.mark.rule("civilwar.terms.heroes")
def test_heroes_are_those_of_the_own_team():
    t = table("captain_america", teams="3x3", hands={"captain_america": ["10"]}, at={"iron_man": 0})
    t.play("10")
    t.act("special", "captain_america_10", until="give-token")
    assert t.offered("give-token") == ["give-token:kate_bishop", "give-token:spectrum"]


@pytest.mark.rule("civilwar.terms.heroes")
def test_a_red_hero_gives_to_red_heroes_and_may_mean_itself():
    t = table("iron_man", teams="3x3", hands={"iron_man": ["10"]}, at={"iron_man": 0}, folk={1: "", 5: ""})
    t.play("10")
    t.act("special", "iron_man_10", "strike/spectrum", until="give-token")
    assert t.offered("give-token") == [f"give-token:{code}" for code in ("iron_man", "tigra", "wonder_man")]


@pytest.mark.rule("civilwar.terms.enemies")
def test_enemies_are_the_heroes_of_the_other_team():
    t = table("wonder_man", teams="3x3", hands={"wonder_man": ["10", "05"]}, at={"wonder_man": 0, "tigra": 0})
    t.play("10")
    assert t.why_not("attack", "tigra") == ["civilwar.terms.attack_enemy", "civilwar.terms.enemies"]
    t.act("special", "wonder_man_10", until="damage")
    assert t.offered("damage") == [f"damage:{code}" for code in ("captain_america", "kate_bishop", "spectrum")]


@pytest.mark.rule("civilwar.terms.villain_henchman")
def test_a_henchman_is_an_enemy():
    t = table(
        "captain_america", teams="3x3", hands={"captain_america": ["01", "02", "03"]}, ko=["wonder_man"],
        at={"captain_america": 2, "kate_bishop": 1, "spectrum": 4, "iron_man": 3, "tigra": 5, "wonder_man": 0},
    )  # fmt: skip
    t.play("01")
    t.end("end-of-turn/use-place", "discard/02")
    assert t.options() == ["go:sokovia", "go:garrett_castle"]


@pytest.mark.rule("civilwar.terms.villain_henchman")
def test_where_no_other_enemy_is_nobody_can_be_followed():
    t = table("iron_man", hands={"iron_man": ["01", "02"]}, at={"iron_man": 2, "captain_america": 2, "kate_bishop": 2},
              control={2: "red"})  # fmt: skip
    t.play("01")
    t.end()
    assert t.said("turn-over", hero="iron_man")
    assert not t.said("uses-place")


@pytest.mark.rule("civilwar.terms.villain_turn")
def test_protection_on_the_next_villain_turn_ends_with_the_turn_of_an_enemy():
    t = table(
        "captain_america", guarded=["kate_bishop"], at={"tigra": 0}, tokens={"tigra": "AA"},
        order={"blue": ["captain_america", "kate_bishop"], "red": ["tigra", "iron_man"]},
    )  # fmt: skip
    t.play("01", "act/end", "?end-of-turn/decline")
    t.until("play")
    assert t.active == "tigra"
    t.play("01")
    t.act("attack", "kate_bishop")
    assert t.shields("kate_bishop") == 1
    t.act("attack", "kate_bishop")
    assert t.shields("kate_bishop") == 0


@pytest.mark.rule("civilwar.terms.villain_turn")
@pytest.mark.parametrize(("active", "left"), [("captain_america", True), ("iron_man", False)])
def test_only_an_enemys_turn_uses_up_the_protection(active, left):
    t = table(active, guarded=["kate_bishop"], at={active: 1})
    t.play("01")
    t.end("?end-of-turn/decline")
    assert ("guarded" in t.marks("kate_bishop")) == left


@pytest.mark.rule("civilwar.terms.villain_turn")
def test_what_did_not_happen_in_one_villain_turn_is_not_prevented_in_the_next():
    t = table(
        "iron_man", guarded=["kate_bishop"], at={"tigra": 0, "iron_man": 0}, tokens={"tigra": "A"},
        order={"blue": ["captain_america", "kate_bishop"], "red": ["iron_man", "tigra"]},
    )  # fmt: skip
    t.play("01", "act/end", "?end-of-turn/decline")
    t.until("play").play("01", "act/end", "?end-of-turn/decline")
    t.until("play").play("01")
    t.act("attack", "kate_bishop")
    assert t.shields("kate_bishop") == 0


@pytest.mark.rule("civilwar.common.ties")
@pytest.mark.parametrize("active", ["captain_america", "wonder_man"])
def test_the_active_hero_settles_a_tie(active):
    t = table(
        active, mode="registration", teams="3x3", seats="all", step="act",
        folk={0: "T", 1: "CTT", 2: "", 3: "TT", 4: "T", 5: "CC"},
    )  # fmt: skip
    t.run(place_on_crowds(t.s, thugs=True, per=1), until="most")
    assert t.options(seat=t.hero(active).seat) == ["most:washington_dc", "most:sokovia"]


@pytest.mark.rule("civilwar.common.ties")
def test_where_there_is_no_tie_nobody_is_asked():
    t = table(
        "tigra", mode="registration", step="act", folk={0: "T", 1: "TTT", 2: "", 3: "TT", 4: "T", 5: "CC"},
        mission="turn_the_tables",
    )  # fmt: skip
    t.run(place_on_crowds(t.s, thugs=True, per=2))
    assert t.prompts() == []
    assert [place.endangered_thugs for place in t.s.ring] == [0, 2, 0, 2, 0, 0]


@pytest.mark.rule("civilwar.storyline.base_turns", "civilwar.turn.order")
def test_a_turn_is_start_draw_play_act_end():
    t = table("tigra", step="start_turn", hands={"tigra": ["01", "02"]}, at={"tigra": 2}, ko=["iron_man"])
    t.play("02")
    t.act("move", "sokovia")
    t.act("end", "", "end-of-turn/decline")
    t.until("play")
    first = t.course()[: t.course().index("turn-over") + 1]
    assert first == ["summary", "turn", "draws", "plays", "enters", "turn-over"]
    assert t.turns[0] == "tigra"
    assert t.turns[1] in ("captain_america", "kate_bishop")
    assert set(t.course()) <= {*first, "recovers"}


@pytest.mark.rule("civilwar.storyline.per_team")
def test_each_team_has_a_storyline_of_its_own():
    t = table(
        "iron_man", hands={"iron_man": ["05"]},
        story={"blue": ["captain_america_01", "kate_bishop_01", "captain_america_02"], "red": ["tigra_01"]},
    )  # fmt: skip
    t.play("05")
    assert t.on_story("blue") == ["captain_america_01", "kate_bishop_01", "captain_america_02"]
    assert t.on_story("red") == ["tigra_01", "iron_man_05"]


@pytest.mark.rule("civilwar.storyline.opposite_ends")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_the_storylines_lie_apart_each_with_its_own_beginning(viewer):
    t = table(story={"blue": ["kate_bishop_01", "captain_america_02"], "red": ["tigra_05"]})
    lines = [area for area in t.game.areas(t.s, viewer) if area.kind == "storyline"]
    assert [(area.id, area.marks) for area in lines] == [("storyline-blue", ["blue"]), ("storyline-red", ["red"])]
    told = [[card.face.code for card in area.zones[0].cards if card.face] for area in lines]
    assert told == [["kate_bishop_01", "captain_america_02"], ["tigra_05"]]


@pytest.mark.rule("civilwar.storyline.effects_own")
def test_an_effect_counts_the_cards_of_the_own_storyline():
    blue = ["captain_america_01", "kate_bishop_01", "captain_america_02", "kate_bishop_02", "captain_america_03"]
    t = table(
        "tigra", hands={"tigra": ["10"]}, sheets=with_special("tigra", GainPerCard("A")),
        story={"blue": blue, "red": ["iron_man_01", "iron_man_02", "tigra_06"]},
    )  # fmt: skip
    t.play("10")
    t.act("special", "tigra_10")
    assert t.pool == "MAAAAH"
