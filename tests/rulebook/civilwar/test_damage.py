"""Tarcze, Obrażenia, Nokaut: Shields, cards lost, knock-out and recovery, Invulnerable tokens."""

from __future__ import annotations

import pytest

from rulebound.games.civilwar.damage import damage
from rulebound.games.civilwar.printed import LocationTile
from rulebound.games.civilwar.words import EACH_ENEMY_HERE, ENEMY_HERE, HERE, Damage, Discard, Gain, Rescue, Token
from tests.civilwar_table import table, with_special

# --- Shields ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("civilwar.shield.owned")
@pytest.mark.parametrize("teams", ["2x2", "3x3"])
@pytest.mark.parametrize(("mode", "blue", "red"), [("clash", 1, 1), ("registration", 2, 1)])
def test_how_many_shields_a_hero_has_depends_on_the_mode_and_its_team(teams, mode, blue, red):
    t = table(mode=mode, teams=teams)
    assert {(hero.shields, hero.active_shields) for hero in t.s.of_side(t.s.blue)} == {(blue, blue)}
    assert {(hero.shields, hero.active_shields) for hero in t.s.of_side(t.s.red)} == {(red, red)}


@pytest.mark.rule("civilwar.shield.must_flip")
def test_a_shield_is_turned_without_asking_and_no_card_is_lost():
    t = table("iron_man", hands={"iron_man": ["04"], "kate_bishop": ["01", "06", "07"]}, at={"iron_man": 0})
    t.play("04")
    t.act("attack", "kate_bishop")
    assert (t.shields("kate_bishop"), len(t.hand("kate_bishop"))) == (0, 3)
    assert t.prompts(seat=0) == []


@pytest.mark.rule("civilwar.shield.per_damage")
def test_two_damage_cost_one_shield_and_one_card():
    t = table(
        "wonder_man", red=["wonder_man", "tigra"], at={"wonder_man": 0, "captain_america": 2},
        hands={"wonder_man": ["10"], "kate_bishop": ["01", "06", "07"]},
    )  # fmt: skip
    t.play("10")
    t.act("special", "wonder_man_10", "p0>lose/06")
    assert (t.shields("kate_bishop"), t.hand("kate_bishop")) == (0, ["kate_bishop_01", "kate_bishop_07"])


@pytest.mark.rule("civilwar.shield.per_damage")
def test_two_shields_of_a_blue_hero_take_one_damage_each():
    t = table("iron_man", mode="registration", step="act", hands={"kate_bishop": ["01", "06"]})
    t.run(damage(t.s, t.hero("kate_bishop"), 3, t.s.red), "lose/01")
    assert (t.shields("kate_bishop"), t.hand("kate_bishop")) == (0, ["kate_bishop_06"])


@pytest.mark.rule("civilwar.shield.counts_as_damage")
def test_what_a_shield_takes_is_damage_for_the_mission():
    t = table("captain_america", mode="registration", hands={"captain_america": ["04"]}, at={"captain_america": 3},
              mission="turn_the_tables", danger={"tigra": 2, "iron_man": 2})  # fmt: skip
    t.play("04")
    t.act("attack", "tigra")
    assert (t.shields("tigra"), t.hero("tigra").danger, t.hero("iron_man").danger) == (0, 1, 2)
    assert t.s.progress == 1


@pytest.mark.rule("civilwar.shield.counts_as_damage")
def test_prevented_damage_was_not_dealt():
    t = table("captain_america", mode="registration", hands={"captain_america": ["04"]}, at={"captain_america": 3},
              mission="turn_the_tables", danger={"tigra": 2, "iron_man": 2}, warded=["tigra"])  # fmt: skip
    t.play("04")
    t.act("attack", "tigra")
    assert (t.shields("tigra"), t.hero("tigra").danger, t.s.progress) == (1, 2, 0)


@pytest.mark.rule("civilwar.shield.not_for_discard")
def test_a_shield_does_not_help_against_a_discard():
    t = table("tigra", hands={"tigra": ["10"], "kate_bishop": ["01", "06", "07"]}, warded=["kate_bishop"],
              at={"tigra": 0, "captain_america": 2}, sheets=with_special("tigra", Discard(1, ENEMY_HERE)))  # fmt: skip
    t.play("10")
    t.act("special", "tigra_10", "p0>discard/07")
    assert (t.shields("kate_bishop"), t.hand("kate_bishop")) == (1, ["kate_bishop_01", "kate_bishop_06"])
    assert t.deck("kate_bishop")[-1] == "kate_bishop_07"
    assert t.offered("discard") == ["discard:kate_bishop_01", "discard:kate_bishop_06", "discard:kate_bishop_07"]


@pytest.mark.rule("civilwar.shield.recover_on_stand")
@pytest.mark.parametrize(("lost", "left"), [(0, 2), (1, 1)])
def test_who_stands_up_turns_all_shields_back_but_those_that_left_the_game(lost, left):
    t = table("kate_bishop", mode="registration", step="start_turn", ko=["kate_bishop"], shields={"kate_bishop": 0},
              lost={"kate_bishop": lost})  # fmt: skip
    t.until("play")
    assert t.shields("kate_bishop") == left


@pytest.mark.rule("civilwar.shield.recover_on_stand")
def test_who_was_not_knocked_out_keeps_a_shield_turned():
    t = table("kate_bishop", step="start_turn", shields={"kate_bishop": 0}).until("play")
    assert t.shields("kate_bishop") == 0


# --- damage and knock-out ---------------------------------------------------------------------------------------------


@pytest.mark.rule("civilwar.damage.card_to_bottom", "civilwar.terms.attack_enemy")
@pytest.mark.parametrize("lost", ["01", "06", "07"])
def test_the_hurt_heros_player_chooses_a_card_for_the_bottom_of_the_deck(lost):
    t = table("iron_man", seats="all", hands={"iron_man": ["04"], "kate_bishop": ["01", "06", "07"]},
              at={"iron_man": 0}, shields={"kate_bishop": 0})  # fmt: skip
    t.play("04")
    t.act("attack", "kate_bishop", f"p1>lose/{lost}")
    assert t.hand("kate_bishop") == [f"kate_bishop_{number}" for number in ("01", "06", "07") if number != lost]
    assert t.deck("kate_bishop")[-1] == f"kate_bishop_{lost}"
    assert len(t.deck("kate_bishop")) == 9


@pytest.mark.rule("civilwar.damage.ko")
@pytest.mark.parametrize(("cards", "out"), [(1, True), (2, False)])
def test_whose_hand_damage_empties_lies_knocked_out_on_the_spot(cards, out):
    t = table("captain_america", hands={"captain_america": ["04"], "tigra": ["01", "02"][:cards]},
              at={"captain_america": 2, "tigra": 2}, shields={"tigra": 0})  # fmt: skip
    t.play("04")
    t.act("attack", "tigra", "?lose/01")
    assert ("ko" in t.marks("tigra"), t.where("tigra")) == (out, 2)


@pytest.mark.rule("civilwar.damage.ko_by_discard", "civilwar.scoring.ko_any_cause")
def test_whose_hand_a_discard_empties_is_knocked_out_too():
    t = table("tigra", hands={"tigra": ["10"], "kate_bishop": ["01"]}, at={"tigra": 0, "captain_america": 2},
              sheets=with_special("tigra", Discard(2, ENEMY_HERE)))  # fmt: skip
    t.play("10")
    t.act("special", "tigra_10")
    assert t.hero("kate_bishop").ko
    assert (t.deck("kate_bishop")[-1], t.score) == ("kate_bishop_01", (0, 5))


@pytest.mark.rule("civilwar.damage.ko_by_discard")
def test_the_price_of_a_location_knocks_out_who_pays_the_last_card():
    t = table("iron_man", hands={"iron_man": ["01", "02"]}, at={"iron_man": 3}, folk={3: "C", 2: "", 4: ""})
    t.play("01")
    t.end("end-of-turn/use-place")
    assert t.hero("iron_man").ko
    assert t.score == (5, 0)
    assert not t.said("rescues")


@pytest.mark.rule("civilwar.damage.ko_ignored")
def test_who_lies_knocked_out_is_left_out_by_what_hurts_everybody():
    t = table(
        "goliath", teams="3x3", blue=["goliath", "kate_bishop", "spectrum"], at={"goliath": 3}, ko=["tigra"],
        hands={"goliath": ["10"]}, shields={"tigra": 0}, folk={3: ""},
    )  # fmt: skip
    t.play("10")
    t.act("special", "goliath_10")
    assert [t.shields("iron_man"), t.shields("wonder_man")] == [0, 0]
    assert t.score == (0, 0)
    assert not t.said("knocked-out")


@pytest.mark.rule("civilwar.damage.ko_ignored")
def test_damage_ends_with_the_knock_out_and_the_next_target_takes_its_own():
    t = table(
        "goliath", teams="3x3", blue=["goliath", "kate_bishop", "spectrum"], at={"goliath": 3},
        hands={"goliath": ["10"], "iron_man": ["01"], "tigra": ["01", "02", "03"]}, shields={"iron_man": 0, "tigra": 0},
        sheets=with_special("goliath", Damage(3, EACH_ENEMY_HERE)),
        order={"red": ["iron_man", "tigra", "wonder_man"]},
    )  # fmt: skip
    t.play("10")
    t.act("special", "goliath_10", "p1>lose/03", "p1>lose/02", "p1>lose/03")
    assert [hero.ko for hero in t.s.of_side(t.s.red)] == [True, True, False]
    assert t.score == (10, 0)


@pytest.mark.rule("civilwar.damage.ko_ignored")
def test_who_lies_knocked_out_gets_no_token_and_is_not_taken_along():
    t = table("captain_america", teams="3x3", hands={"captain_america": ["10"]}, ko=["kate_bishop"])
    t.play("10")
    t.act("special", "captain_america_10")
    assert [t.tokens("kate_bishop"), t.tokens("spectrum")] == ["", "W"]
    wasp = table("base_wasp", blue=["base_wasp", "kate_bishop"], hands={"base_wasp": ["11"]}, ko=["kate_bishop"])
    wasp.play("11")
    wasp.act("special", "base_wasp_11", "go/l4")
    assert [wasp.where("base_wasp"), wasp.where("kate_bishop")] == [4, 0]


@pytest.mark.rule("civilwar.damage.ko_own_turn")
@pytest.mark.parametrize("mandatory", [False, True])
def test_who_is_knocked_out_in_the_own_turn_loses_the_rest_of_it(mandatory):
    square = LocationTile("square", "Square", "C--", Rescue(1, HERE), mandatory=mandatory)
    t = table(
        "tigra", hands={"tigra": ["10", "02"]}, at={"tigra": 1}, tokens={"tigra": "MMH"}, tiles={1: square},
        sheets=with_special("tigra", Discard(1), Token("A"), Gain("A"), letters="MA"),
    )  # fmt: skip
    t.play("10")
    t.act("special", "tigra_10")
    assert t.hero("tigra").ko
    assert t.tokens("tigra") == "MMH"
    assert not {"end-of-turn", "rescue"} & set(t.prompts())
    assert t.said("turn-over", hero="tigra")
    assert t.score == (5, 0)


@pytest.mark.rule("civilwar.damage.recovery")
@pytest.mark.parametrize(("rest", "drawn"), [(["01", "02", "03", "04", "05", "06"], 4), (["01", "02"], 2)])
def test_who_was_knocked_out_stands_up_with_four_cards_and_plays_one(rest, drawn):
    t = table("tigra", step="start_turn", hands={"tigra": []}, decks={"tigra": rest}, rest=[], ko=["tigra"])
    t.until("play")
    assert "ko" not in t.marks("tigra")
    assert t.hand("tigra") == [f"tigra_{number}" for number in rest[:drawn]]
    t.play("01")
    assert t.prompt == "act"
    assert len(t.hand("tigra")) == drawn - 1


@pytest.mark.rule("civilwar.damage.recovery")
def test_who_lies_knocked_out_stays_down_until_the_own_turn():
    t = table(
        "tigra", ko=["iron_man"], order={"red": ["tigra", "iron_man"], "blue": ["kate_bishop", "captain_america"]}
    )
    t.play("01", "act/end", "?end-of-turn/decline")
    t.until("play").play("01", "act/end", "?end-of-turn/decline")
    assert t.turns == ["kate_bishop", "iron_man"]
    assert [line["hero"] for line in t.lines("recovers")] == ["iron_man"]


@pytest.mark.rule("civilwar.damage.no_discard_pile")
def test_played_cards_stay_in_the_storyline_when_the_deck_is_empty():
    played = [f"tigra_{number:02}" for number in (1, 2, 3, 4, 5, 6)]
    t = table("tigra", step="start_turn", hands={"tigra": ["07", "08"]}, decks={"tigra": []}, rest=[],
              story={"red": played})  # fmt: skip
    t.play("07", "act/end", "?end-of-turn/decline")
    assert t.deck("tigra") == []
    assert t.on_story("red") == [*played, "tigra_07"]


# --- Invulnerable ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("civilwar.damage.invulnerable", "civilwar.damage.invulnerable_target")
def test_an_invulnerable_hero_can_be_attacked_and_takes_no_damage():
    t = table("iron_man", hands={"iron_man": ["04"], "kate_bishop": ["01", "06"]}, at={"iron_man": 0},
              warded=["kate_bishop"], shields={"captain_america": 0})  # fmt: skip
    t.play("04")
    assert t.can("attack", "kate_bishop")
    t.act("attack", "kate_bishop")
    assert t.pool == "A"
    t.act("attack", "kate_bishop")
    assert (t.shields("kate_bishop"), len(t.hand("kate_bishop")), t.pool) == (1, 2, "")


@pytest.mark.rule("civilwar.damage.invulnerable")
def test_the_token_of_one_hero_does_not_help_another():
    t = table("iron_man", hands={"iron_man": ["04"]}, at={"iron_man": 0}, warded=["kate_bishop"])
    t.play("04")
    t.act("attack", "captain_america")
    assert t.shields("captain_america") == 0


@pytest.mark.rule("civilwar.damage.invulnerable_expires")
def test_the_token_is_lost_when_the_own_next_turn_starts():
    t = table("captain_america", warded=["kate_bishop"], step="start_turn",
              order={"blue": ["captain_america", "kate_bishop"], "red": ["tigra", "iron_man"]})  # fmt: skip
    for active in ("captain_america", "tigra"):
        t.until("play")
        assert (t.active, "invulnerable" in t.marks("kate_bishop")) == (active, True)
        t.play("01", "act/end", "?end-of-turn/decline")
    t.until("play")
    assert (t.active, "invulnerable" in t.marks("kate_bishop")) == ("kate_bishop", False)
