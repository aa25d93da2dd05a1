"""Tura Bohatera: drawing, playing, symbols and Special Effects, actions, tokens, the end of the turn."""

from __future__ import annotations

import pytest

from rulebound.games.civilwar.words import Draw, DrawTo
from tests.civilwar_table import table, with_special

# --- draw and play -------------------------------------------------------------------------------------------------


@pytest.mark.rule("civilwar.turn.draw")
def test_the_active_hero_draws_one_card():
    t = table("tigra", step="start_turn", hands={"tigra": ["01", "02", "03"]}, decks={"tigra": ["08"]})
    t.until("play")
    assert t.hand("tigra") == ["tigra_01", "tigra_02", "tigra_03", "tigra_08"]
    assert [len(t.deck(code)) for code in ("tigra", "iron_man", "kate_bishop")] == [7, 8, 8]


@pytest.mark.rule("civilwar.turn.draw_empty")
def test_from_an_empty_deck_nothing_is_drawn_and_the_game_goes_on():
    t = table("tigra", step="start_turn", hands={"tigra": ["01", "02"]}, decks={"tigra": []}, rest=[])
    t.play("01")
    assert t.prompt == "act"
    assert t.hand("tigra") == ["tigra_02"]


@pytest.mark.rule("civilwar.turn.draw_empty")
def test_of_two_cards_one_is_drawn_where_the_deck_has_one():
    t = table("tigra", hands={"tigra": ["10"]}, decks={"tigra": ["03"]}, rest=[], sheets=with_special("tigra", Draw(2)))
    t.play("10")
    t.act("special", "tigra_10")
    assert t.hand("tigra") == ["tigra_03"]


@pytest.mark.rule("civilwar.turn.no_hand_limit")
@pytest.mark.parametrize(("effect", "after"), [(Draw(1), 7), (DrawTo(3), 6), (DrawTo(7), 7)])
def test_a_hand_has_no_limit_and_up_to_three_is_nothing_for_six(effect, after):
    hand = ["10", "01", "02", "03", "04", "05", "06"]
    t = table("tigra", hands={"tigra": hand}, sheets=with_special("tigra", effect, Draw(0)))
    t.play("10")
    t.act("special", "tigra_10")
    assert len(t.hand("tigra")) == after


@pytest.mark.rule("civilwar.turn.play_one")
def test_exactly_one_card_must_be_played_before_anything_else():
    t = table("tigra", hands={"tigra": ["01", "02", "03", "04"]}, tokens={"tigra": "M"}, story={"red": ["iron_man_01"]})
    assert t.options() == [f"play:tigra_{number}" for number in ("01", "02", "03", "04")]
    t.play("02")
    assert t.on_story("red") == ["iron_man_01", "tigra_02"]
    assert not t.shown("storyline-red").zones[0].cards[-1].marks
    assert not any(option.startswith("play") for option in t.options())
    t.end("?end-of-turn/decline")
    assert t.hand("tigra") == ["tigra_01", "tigra_03", "tigra_04"]


# --- symbols and Special Effects -------------------------------------------------------------------------------------


@pytest.mark.rule("civilwar.turn.own_symbols")
@pytest.mark.parametrize(
    ("card", "pool"), [("01", "M"), ("02", "MM"), ("03", "MA"), ("05", "AA"), ("07", "MH"), ("08", "W")]
)
def test_every_symbol_of_the_played_card_is_an_action(card, pool):
    t = table("tigra", hands={"tigra": [card]})
    t.play(card)
    assert t.pool == pool


@pytest.mark.rule("civilwar.turn.previous_symbols")
def test_all_symbols_of_the_card_before_count_and_none_of_earlier_ones():
    t = table("tigra", hands={"tigra": ["01"]}, story={"red": ["iron_man_04", "iron_man_07"]})
    t.play("01")
    assert t.pool == "MHH"
    first = table("tigra", hands={"tigra": ["01"]})
    first.play("01")
    assert first.pool == "M"


@pytest.mark.rule("civilwar.turn.previous_effect_not")
def test_the_special_effect_of_the_card_before_is_not_for_the_next_hero():
    t = table("tigra", hands={"tigra": ["01"]}, story={"red": ["iron_man_11"]})
    t.play("01")
    assert t.pool == "MM"
    assert not t.can("special", "iron_man_11")
    assert t.why_not("special", "iron_man_11")[0] == "civilwar.turn.previous_effect_not"


@pytest.mark.rule("civilwar.turn.any_order")
@pytest.mark.parametrize("deeds", [
    ["attack", "special", "move"], ["move", "special", "attack"], ["special", "attack", "move"],
    ["special", "move", "attack"], ["attack", "move", "special"],
])  # fmt: skip
def test_symbols_tokens_and_the_special_effect_mix_in_any_order(deeds):
    on = {"special": "tigra_10", "move": "l4"}
    t = table("tigra", hands={"tigra": ["10", "01"]}, tokens={"tigra": "A"}, folk={3: "T", 4: "T"},
              sheets=with_special("tigra", Draw(1)))  # fmt: skip
    t.play("10")
    for deed in deeds:
        t.act(deed, on.get(deed, ""))
    assert (t.where("tigra"), len(t.hand("tigra")), t.tokens("tigra")) == (4, 2, "")
    assert len(t.lines("defeats")) == 1


@pytest.mark.rule("civilwar.turn.unused_lost")
def test_what_is_not_used_is_lost_with_the_turn():
    t = table("iron_man", hands={"iron_man": ["07", "01"]}, at={"iron_man": 4},
              order={"red": ["iron_man", "tigra"], "blue": ["kate_bishop", "captain_america"]})  # fmt: skip
    t.play("07", "act/end")
    assert (t.pool, t.tokens("iron_man")) == ("", "")
    t.until("play", "play/01").play("01")
    assert t.pool in ("M", "MHH")
    assert t.active != "iron_man"


@pytest.mark.rule("civilwar.turn.special_once")
def test_a_special_effect_is_used_once():
    t = table("tigra", hands={"tigra": ["11"]})
    t.play("11")
    t.act("special", "tigra_11")
    assert t.pool == "AAA"
    assert t.why_not("special", "tigra_11") == ["civilwar.turn.special_once"]


@pytest.mark.rule("civilwar.turn.special_optional")
def test_a_special_effect_may_be_left_unused():
    t = table("iron_man", hands={"iron_man": ["11", "01"]}, at={"iron_man": 4})
    t.play("11")
    assert t.can("special", "iron_man_11")
    t.end()
    assert t.said("turn-over", hero="iron_man")
    assert [t.tokens("iron_man"), t.tokens("tigra")] == ["", ""]


@pytest.mark.rule("civilwar.turn.special_optional")
def test_a_special_effect_that_would_do_nothing_is_not_offered():
    t = table("goliath", blue=["goliath", "kate_bishop"], hands={"goliath": ["12"]}, at={"goliath": 4}, folk={4: "T"})
    t.play("12")
    assert t.why_not("special", "goliath_12") == ["civilwar.turn.special_optional"]


@pytest.mark.rule("civilwar.turn.facedown_card")
def test_a_card_that_lies_face_down_gives_nothing_to_the_next_hero():
    t = table("tigra", hands={"tigra": ["01"]}, story={"red": ["iron_man_05", "iron_man_07"]})
    t.card("iron_man_07").facedown = True
    t.play("01")
    assert t.pool == "M"


@pytest.mark.rule("civilwar.turn.facedown_card")
def test_who_plays_a_card_face_down_has_neither_its_symbols_nor_its_effect():
    t = table("tigra", hands={"tigra": ["11", "02"]}, story={"red": ["iron_man_01"]})
    t.card("tigra_11").facedown = True
    t.play("11")
    assert t.pool == "M"
    assert not t.can("special", "tigra_11")


# --- actions ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("civilwar.action.heroic_rescue")
def test_a_heroic_action_rescues_one_civilian_of_the_own_location():
    t = table("iron_man", hands={"iron_man": ["07", "01"]}, folk={3: "CC", 2: "C"})
    t.play("07")
    t.act("rescue", "l3c")
    assert (t.folk(3), t.folk(2), t.pool) == ("C", "C", "H")
    assert "civilwar.action.attack_here_only" in t.why_not("rescue", "l2c")
    t.act("rescue", "l3c")
    assert (t.folk(3), t.score) == ("", (0, 2))


@pytest.mark.rule("civilwar.action.heroic_rescue")
def test_where_no_civilian_is_none_can_be_rescued():
    t = table("iron_man", hands={"iron_man": ["02"]}, folk={3: "T"})
    t.play("02")
    assert t.why_not("rescue", "l3c") == ["civilwar.action.heroic_rescue", "civilwar.danger.red_cannot_remove"]


@pytest.mark.rule("civilwar.action.attack_thug")
def test_an_attack_defeats_one_thug_of_the_own_location():
    t = table("iron_man", hands={"iron_man": ["04"]}, folk={3: "CTT", 2: "T"})
    t.play("04")
    t.act("attack", "l3t")
    assert (t.folk(3), t.pool) == ("CT", "A")


@pytest.mark.rule("civilwar.action.attack_thug", "civilwar.action.heroic_rescue")
@pytest.mark.parametrize(
    ("card", "deed", "on"), [("04", "rescue", "l3c"), ("07", "attack", "l3t"), ("07", "attack", "kate_bishop")]
)
def test_the_wrong_action_does_neither(card, deed, on):
    t = table("iron_man", hands={"iron_man": [card]}, folk={3: "CT"}, at={"kate_bishop": 3})
    t.play(card)
    assert not t.can(deed, on)


@pytest.mark.rule("civilwar.action.attack_here_only")
@pytest.mark.parametrize("at", [0, 1, 2, 4, 5])
def test_an_attack_reaches_the_own_location_only(at):
    t = table(
        "iron_man", hands={"iron_man": ["04"]}, at={"kate_bishop": at, "captain_america": 3}, folk={3: "", at: "T"}
    )
    t.play("04")
    assert [option for option in t.options() if option.startswith("attack")] == ["attack:captain_america"]
    assert t.why_not("attack", "kate_bishop") == ["civilwar.action.attack_here_only"]
    assert t.why_not("attack", f"l{at}t") == ["civilwar.action.attack_here_only"]


@pytest.mark.rule("civilwar.action.wild")
@pytest.mark.parametrize(
    ("deed", "on"), [("move", "l2"), ("attack", "l3t"), ("rescue", "l3c"), ("charge-attack", "extremis_armor")]
)
@pytest.mark.parametrize("by", ["symbol", "token"])
def test_a_wild_is_any_action(deed, on, by):
    t = table("iron_man", hands={"iron_man": ["08", "01"] if by == "symbol" else ["01", "08"]}, folk={3: "CT"},
              tokens={"iron_man": "W" if by == "token" else ""})  # fmt: skip
    t.play("08" if by == "symbol" else "01")
    t.s.pool[0] = 0
    t.put_anew().act(deed, on)
    assert (t.pool, t.tokens("iron_man")) == ("", "")


@pytest.mark.rule("civilwar.action.wild", "civilwar.token.spend")
def test_a_symbol_is_spent_before_a_wild_and_a_wild_token_last():
    t = table("iron_man", hands={"iron_man": ["08"]}, story={"red": ["iron_man_05"]}, folk={3: "TTT"},
              tokens={"iron_man": "WA"})  # fmt: skip
    t.play("08")
    t.act("attack", "l3t")
    assert (t.pool, t.tokens("iron_man")) == ("AW", "AW")
    t.act("attack", "l3t")
    t.act("attack", "l3t", "spend/spend-token")
    assert (t.pool, t.tokens("iron_man")) == ("W", "W")
    t.act("move", "l2")
    assert (t.pool, t.tokens("iron_man")) == ("", "W")


@pytest.mark.rule("civilwar.token.spend")
def test_a_wild_symbol_may_be_spent_before_a_token():
    t = table("iron_man", hands={"iron_man": ["08"]}, folk={3: "T"}, tokens={"iron_man": "A"})
    t.play("08")
    t.act("attack", "l3t", "spend/spend-wild")
    assert (t.pool, t.tokens("iron_man")) == ("", "A")


# --- tokens ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("civilwar.token.spend")
@pytest.mark.parametrize(("token", "deed", "on"), [("M", "move", "l4"), ("A", "attack", "l3t"), ("H", "rescue", "l3c")])
def test_a_token_is_one_action_of_its_kind(token, deed, on):
    t = table("iron_man", hands={"iron_man": ["01", "02"]}, folk={3: "CT"}, tokens={"iron_man": token * 2})
    t.play("01")
    t.s.pool[0] = 0
    t.put_anew().act(deed, on)
    assert t.tokens("iron_man") == token


@pytest.mark.rule("civilwar.token.keep")
def test_a_token_stays_until_it_is_spent():
    t = table(
        "tigra",
        tokens={"tigra": "MW"},
        order={"red": ["tigra", "iron_man"], "blue": ["kate_bishop", "captain_america"]},
    )
    for _ in range(4):
        t.until("play").play("01", "act/end", "?end-of-turn/decline")
    t.until("play")
    assert t.turns[-1] == t.active
    assert t.turns.count("tigra") + t.turns.count("iron_man") == 2
    assert t.tokens("tigra") == "MW"


@pytest.mark.rule("civilwar.token.own_turn")
@pytest.mark.parametrize("active", ["iron_man", "kate_bishop"])
def test_only_its_owner_spends_a_token(active):
    t = table(
        active, hands={active: ["01"]}, tokens={"tigra": "AW"}, folk={3: "T"}, at={active: 3, "captain_america": 3}
    )
    t.play("01")
    assert [option for option in t.options() if option.startswith(("attack", "charge-attack"))] == []
    assert t.why_not("attack", "l3t") == ["civilwar.terms.attack_enemy"]


# --- the end of the turn ---------------------------------------------------------------------------------------------


@pytest.mark.rule("civilwar.turn.end_effect")
def test_the_effect_of_the_location_comes_last_and_no_action_after_it():
    t = table("tigra", hands={"tigra": ["05", "01", "02"]}, at={"tigra": 1}, folk={1: "T"})
    t.play("05")
    assert "civilwar.turn.end_effect" in t.why_not("use-place", "washington_dc")
    t.end()
    assert t.options() == ["use-place:washington_dc", "decline"]
    t.answer("end-of-turn", "use-place")
    t.answer("discard", "01")
    assert t.folk(1) == "T"
    assert t.said("turn-over", hero="tigra")
    assert t.prompt == "next-hero"


@pytest.mark.rule("civilwar.turn.end_effect_no_chain")
def test_who_is_moved_by_the_effect_of_a_location_does_not_use_that_of_the_next():
    t = table("captain_america", hands={"captain_america": ["01", "02", "03"]}, at={"captain_america": 2, "tigra": 1},
              control={3: "blue"}, shields={"iron_man": 0})  # fmt: skip
    t.play("01")
    t.end("end-of-turn/use-place", "discard/02", "go/sokovia", "p1>lose/01")
    assert t.where("captain_america") == 3
    assert t.prompts(seat=0).count("end-of-turn") == 1
    assert t.said("turn-over", hero="captain_america")
