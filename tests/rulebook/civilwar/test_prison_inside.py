"""Więzienie: turns in a cell, and escape."""

from __future__ import annotations

import pytest

from rulebound.games.civilwar.damage import knock_out
from rulebound.games.civilwar.resolving import Source, perform
from rulebound.games.civilwar.words import ANYWHERE, Flip, Go, Token, Who
from tests.civilwar_table import Table, table, with_special

TEAMS = {"blue": ["kate_bishop", "captain_america"], "red": ["iron_man", "tigra"]}


def inside(hand: str = "07", active: str = "kate_bishop", **more: object) -> Table:
    """Kate Bishop is in cell A, and somebody's turn has come to the card."""
    setting = {
        "mission": "safe_houses", "danger": {1: 1}, "order": TEAMS, "jailed": {"kate_bishop": "a"},
        "hands": {active: [hand, "01" if hand != "01" else "02"]},
    }  # fmt: skip
    return table(active, mode="registration", **{**setting, **more})


# --- a turn in a cell -----------------------------------------------------------------------------------------


@pytest.mark.rule("civilwar.prison.start_in_cell")
def test_who_lies_in_a_cell_stands_up_there_with_four_cards():
    t = inside(step="start_turn", ko=["kate_bishop"], hands={}, shields={"kate_bishop": 0})
    t.until("play")
    assert (t.where("kate_bishop"), t.hero("kate_bishop").ko) == ("a", False)
    assert (len(t.hand("kate_bishop")), t.shields("kate_bishop")) == (4, 2)


@pytest.mark.rule("civilwar.prison.start_in_cell")
def test_in_later_turns_there_one_card_is_drawn():
    t = inside(step="start_turn", hands={"kate_bishop": ["01"]})
    t.until("play")
    assert len(t.hand("kate_bishop")) == 2


@pytest.mark.rule("civilwar.prison.plays_card")
def test_a_prisoner_plays_a_card_as_usual_and_has_the_symbols_of_the_one_before():
    t = inside("01", story={"blue": ["captain_america_06"]})
    t.play("01")
    assert t.on_story("blue") == ["captain_america_06", "kate_bishop_01"]
    assert t.pool == "MHH"


@pytest.mark.rule("civilwar.prison.no_move")
def test_a_prisoner_does_not_walk():
    t = inside("01", tokens={"kate_bishop": "M"})
    t.play("01")
    for place in ("l0", "l1", "l5"):
        assert "civilwar.prison.no_move" in t.why_not("move", place)


@pytest.mark.rule("civilwar.prison.no_move")
def test_an_effect_of_a_team_mate_does_not_move_a_prisoner():
    everybody = Who("heroes-here", "own", each=True, jailed=True)
    t = inside("10", "captain_america", sheets=with_special("captain_america", Go(ANYWHERE, everybody)))
    t.play("10")
    t.act("special", "captain_america_10", "go/l4")
    assert (t.where("captain_america"), t.where("kate_bishop")) == (4, "a")


@pytest.mark.rule("civilwar.prison.no_actions")
def test_a_prisoner_can_only_escape_or_end_the_turn():
    t = inside("02", tokens={"kate_bishop": "AH"}, folk={0: "CT"}, at={"iron_man": 0}, danger={0: 1})
    t.play("02")
    assert t.options() == ["escape-attack:kate_bishop", "end"]
    for deed, on in (("rescue", "l0c"), ("attack", "l0t"), ("attack", "iron_man"), ("mission", "l0")):
        assert t.why_not(deed, on)
    t = inside("02", tokens={"kate_bishop": "H"}, folk={0: "CT"})
    t.play("02")
    assert (t.active, "act" in t.prompts()) == ("iron_man", False), "there was nothing but to end it"


@pytest.mark.rule("civilwar.prison.no_actions")
def test_a_prisoner_has_no_location_whose_effect_could_be_used():
    t = inside("01", control=dict.fromkeys(range(6), "blue"), tokens={"kate_bishop": "HH"})
    t.play("01", "act/end")
    assert "end-of-turn" not in t.prompts()


@pytest.mark.rule("civilwar.prison.no_special")
@pytest.mark.parametrize("where", ["a", ""])
def test_special_effects_are_void_in_a_cell(where):
    t = inside("12", jailed={"kate_bishop": where} if where else {}, tokens={"kate_bishop": "AA"})
    t.play("12")
    assert t.can("special", "kate_bishop_12") is not bool(where)
    if where:
        assert "civilwar.prison.no_special" in t.why_not("special", "kate_bishop_12")


@pytest.mark.rule("civilwar.prison.no_equipment_use")
def test_equipment_is_not_used_in_a_cell():
    t = inside("01", charges={"kate_bishop": 2}, folk={5: "T"}, tokens={"kate_bishop": "AA"})
    t.play("01")
    assert "civilwar.prison.no_equipment_use" in t.why_not("use", "recurve_bow")


@pytest.mark.rule("civilwar.prison.no_equipment_charge")
def test_equipment_is_not_charged_in_a_cell():
    t = inside("02", tokens={"kate_bishop": "A"})
    t.play("02")
    assert not t.can("charge-attack", "recurve_bow")
    assert "civilwar.prison.no_equipment_charge" in t.why_not("charge-move", "recurve_bow")


# --- escape ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("civilwar.prison.escape_when_standing")
def test_nobody_is_freed_while_ko():
    t = inside("06", "captain_america", ko=["kate_bishop"], hands={"captain_america": ["06", "01"]})
    t.play("06")
    assert "civilwar.prison.escape_when_standing" in t.why_not("escape-heroic", "kate_bishop")
    t = inside("06", "captain_america")
    t.play("06")
    assert t.can("escape-heroic", "kate_bishop")


@pytest.mark.rule("civilwar.prison.escape_cost")
def test_three_different_actions_do_not_pay_for_an_escape():
    t = inside("02", tokens={"kate_bishop": "H"})
    t.play("02")
    assert (t.active, "act" in t.prompts(), t.where("kate_bishop")) == ("iron_man", False, "a")
    t = inside("02", "captain_america", tokens={"captain_america": "H"})
    t.play("02")
    assert t.pool == "MA"
    assert "civilwar.prison.escape_cost" in t.why_not("escape-move", "kate_bishop")


@pytest.mark.rule("civilwar.prison.escape_cost")
@pytest.mark.parametrize(("tokens", "deed"), [
    ("MMA", "escape-move"), ("AAM", "escape-attack"), ("HHM", "escape-heroic"),
])  # fmt: skip
def test_two_actions_of_one_kind_do_and_exactly_these_are_spent(tokens, deed):
    t = inside("06", tokens={"kate_bishop": tokens})
    t.s.pool = [0, 0, 0, 0]
    t.s.step = "act"
    assert [name for name in t.options() if name.startswith("escape")] == [f"{deed}:kate_bishop"]
    t.act(deed, "kate_bishop", "exit/l1")
    assert t.where("kate_bishop") == 1
    assert t.tokens("kate_bishop") == tokens[2]


@pytest.mark.rule("civilwar.prison.escape_wild")
@pytest.mark.parametrize(("card", "tokens"), [("06", "W"), ("08", "H"), ("08", "W")])
def test_wild_symbols_and_tokens_pay_too(card, tokens):
    t = inside(card, tokens={"kate_bishop": tokens})
    t.play(card)
    t.act("escape-heroic", "kate_bishop", "?spend/spend-wild", "exit/l0")
    assert (t.where("kate_bishop"), t.pool, t.tokens("kate_bishop")) == (0, "", "")


@pytest.mark.rule("civilwar.prison.escape_by_self_or_ally")
@pytest.mark.parametrize("position", [0, 4])
def test_a_team_mate_anywhere_pays_in_its_own_turn(position):
    t = inside("04", "captain_america", at={"captain_america": position})
    t.play("04")
    t.act("escape-attack", "kate_bishop", "exit/l1")
    assert (t.where("kate_bishop"), t.where("captain_america"), t.pool) == (1, position, "")


@pytest.mark.rule("civilwar.prison.escape_by_self_or_ally")
def test_the_cost_is_not_shared_and_red_frees_nobody():
    t = inside("05", "captain_america", tokens={"kate_bishop": "HHH"})
    t.play("05")
    assert not t.can("escape-heroic", "kate_bishop")
    t = inside("07", "iron_man")
    t.play("07")
    assert "civilwar.prison.escape_by_self_or_ally" in t.why_not("escape-heroic", "kate_bishop")


@pytest.mark.rule("civilwar.prison.escape_by_self_or_ally")
def test_who_is_in_a_cell_frees_nobody_else():
    t = inside("07", jailed={"kate_bishop": "a", "captain_america": "c"})
    t.play("07")
    assert t.can("escape-heroic", "kate_bishop")
    assert "civilwar.prison.escape_by_self_or_ally" in t.why_not("escape-heroic", "captain_america")


@pytest.mark.rule("civilwar.prison.escape_location")
@pytest.mark.parametrize(("cell", "exits"), [("a", [0, 1]), ("b", [2, 3]), ("c", [4, 5])])
def test_the_player_of_the_prisoner_chooses_one_of_two_exits(cell, exits):
    t = inside("06", "captain_america", jailed={"kate_bishop": cell}, blue_players=2)
    t.play("06")
    t.act("escape-heroic", "kate_bishop", until="exit")
    assert t.choice.seat == t.hero("kate_bishop").seat == 1
    assert [name.split(":")[1] for name in t.options()] == [t.place(at).tile.code for at in exits]
    t.answer("exit", f"l{exits[1]}", seat=1)
    assert (t.where("kate_bishop"), t.hero("kate_bishop").jailed) == (exits[1], False)


@pytest.mark.rule("civilwar.prison.escape_continue")
def test_who_freed_itself_uses_the_rest_of_the_turn_there():
    t = inside("12", tokens={"kate_bishop": "MMA"}, charges={"kate_bishop": 2}, folk={1: "T"}, control={1: "blue"},
               story={"blue": ["captain_america_12"]}, at={"tigra": 2})  # fmt: skip
    t.play("12")
    t.act("escape-move", "kate_bishop", "exit/l1")
    assert t.can("special", "kate_bishop_12")
    assert t.can("use", "recurve_bow")
    t.act("attack", "l1t")
    assert t.folk(1) == ""
    t.end("end-of-turn/use-place")
    assert t.said("uses-place", place="washington_dc")


# --- cells are no locations -----------------------------------------------------------------------------------


@pytest.mark.rule("civilwar.prison.cells_not_locations")
def test_an_effect_that_means_any_location_means_no_cell():
    t = inside("10", "captain_america", sheets=with_special("captain_america", Go(ANYWHERE)))
    t.play("10")
    t.act("special", "captain_america_10", until="go")
    assert [option.split(":")[1] for option in t.options()] == [place.tile.code for place in t.s.ring]


@pytest.mark.rule("civilwar.prison.cells_not_locations")
def test_who_is_in_a_cell_is_near_nobody_and_controls_no_token():
    t = inside("10", "iron_man", at={"iron_man": 0}, jailed={"kate_bishop": "a", "captain_america": "b"},
               folk=dict.fromkeys(range(6), ""))  # fmt: skip
    t.play("10")
    t.act("special", "iron_man_10", until="give-token")
    assert "strike" not in t.prompts()
    assert not t.can("attack", "kate_bishop")


@pytest.mark.rule("civilwar.prison.cells_not_locations")
def test_control_tokens_lie_in_locations_only():
    t = inside()
    t.run(perform(t.s, Source(t.s.red, 1, "civilwar.prison.trap_with_crisis"), [Flip(9)]), until="flip")
    assert {name.split(":")[0] for name in t.options()} == {"flip", "done"}
    assert len(t.options()) == 4


@pytest.mark.rule("civilwar.prison.no_cell_normal_ko", "civilwar.damage.ko_own_turn")
def test_a_blue_hero_ko_in_its_own_turn_goes_to_a_cell_and_the_turn_ends():
    t = inside("07", jailed={}, prepared={"b": "ambush"}, step="act")
    for card in t.hero("kate_bishop").hand.cards[:]:
        t.s.move(card, t.hero("kate_bishop").deck)
    t.run(knock_out(t.s, t.hero("kate_bishop"), "civilwar.damage.ko"))
    assert t.where("kate_bishop") == "b"
    t.s.step = "end_turn"
    t.until("play")
    assert (t.active, "end-of-turn" in t.prompts()) == ("iron_man", False)


@pytest.mark.rule("civilwar.prison.escape_location", "civilwar.keyword.villain_ends_move")
def test_who_escapes_enters_a_location():
    sheets = with_special("iron_man", when={"enemy-enters": [Token("H")]})
    t = inside("07", sheets=sheets, story={"red": ["iron_man_10"]}, at={"iron_man": 1})
    t.play("07")
    t.act("escape-heroic", "kate_bishop", "exit/l1")
    assert t.tokens("iron_man") == "H"
