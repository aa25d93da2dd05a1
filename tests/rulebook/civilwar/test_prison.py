"""Więzienie: Crisis tokens, cells and their Traps, what follows a knock-out."""

from __future__ import annotations

import pytest

from rulebound.games.civilwar.damage import damage, discard, knock_out
from rulebound.games.civilwar.population import overflow
from tests.civilwar_table import Table, codes, table

TEAMS = {"blue": ["captain_america", "kate_bishop"], "red": ["iron_man", "tigra"]}
SIX = {"blue": ["captain_america", "kate_bishop", "spectrum"], "red": ["tigra", "iron_man", "wonder_man"]}


def prison(active: str = "iron_man", **more: object) -> Table:
    setting = {"mission": "safe_houses", "danger": {1: 1}, "order": TEAMS}
    return table(active, mode="registration", **{**setting, **more})


def fall(t: Table, hero: str, *answers: str) -> None:
    """A hero is KO'd, for whatever reason."""
    for card in t.hero(hero).hand.cards[:]:
        t.s.move(card, t.hero(hero).deck)
    t.run(knock_out(t.s, t.hero(hero), "civilwar.damage.ko"), *answers)


# --- Crisis tokens --------------------------------------------------------------------------------------------


@pytest.mark.rule("civilwar.prison.crisis_action")
def test_a_heroic_action_of_red_gives_a_crisis_token_to_a_blue_hero_here():
    t = prison(hands={"iron_man": ["07", "01"]}, at={"iron_man": 0, "captain_america": 1}, crisis={"kate_bishop": 1})
    t.play("07")
    assert "capture:captain_america" not in t.options()
    t.act("capture", "kate_bishop")
    assert (t.hero("kate_bishop").crisis, t.pool) == (2, "H")


@pytest.mark.rule("civilwar.prison.crisis_action")
def test_nobody_is_captured_from_afar_ko_in_a_cell_or_without_a_heroic_action():
    t = prison(
        hands={"iron_man": ["07", "01"]}, at={"iron_man": 0, "captain_america": 1}, ko=["kate_bishop"], order=SIX,
        jailed={"spectrum": "a"}, teams="3x3",
    )  # fmt: skip
    t.play("07")
    assert [name for name in t.options() if name.startswith("capture")] == []
    assert "civilwar.damage.ko_ignored" in t.why_not("capture", "kate_bishop")
    assert "civilwar.action.attack_here_only" in t.why_not("capture", "spectrum")
    t = prison(hands={"iron_man": ["04", "01"]}, at={"iron_man": 0})
    t.play("04")
    assert not t.can("capture", "kate_bishop")


@pytest.mark.rule("civilwar.prison.crisis_action")
def test_blue_captures_nobody_and_in_a_clash_nobody_does():
    t = prison("captain_america", hands={"captain_america": ["06", "01"]}, at={"captain_america": 3})
    t.play("06")
    assert "civilwar.prison.crisis_action" in t.why_not("capture", "iron_man")
    t = table("iron_man", hands={"iron_man": ["07", "01"]}, at={"iron_man": 0})
    t.play("07")
    assert not t.can("capture", "kate_bishop")


@pytest.mark.rule("civilwar.crisis.no_own_rule")
@pytest.mark.parametrize("mode", ["clash", "registration"])
def test_a_crisis_token_changes_nothing_by_itself(mode):
    def options(crisis: int) -> list[str]:
        t = table("kate_bishop", mode=mode, hands={"kate_bishop": ["12", "07"]}, at={"kate_bishop": 3},
                  crisis={"kate_bishop": crisis}, charges={"kate_bishop": 2}, folk={3: "CT"})  # fmt: skip
        t.play("12")
        return [*t.options(), t.pool, *t.hand("kate_bishop")]

    assert options(0) == options(2)


# --- cells ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("civilwar.prison.prepare_cell")
@pytest.mark.parametrize("position", [0, 4])
def test_a_heroic_action_of_red_puts_a_cell_on_a_free_space_wherever_the_hero_is(position):
    t = prison(hands={"iron_man": ["07", "01"]}, at={"iron_man": position})
    card = codes(t.s.cells)[2]
    t.play("07")
    t.act("prepare", card, "space/cell-b")
    assert (len(t.s.cells), [codes(zone) for zone in t.s.cell_zones]) == (4, [[], [card], []])
    assert t.pool == "H"
    assert t.can("prepare", codes(t.s.cells)[0]), "and once more with the other action"


@pytest.mark.rule("civilwar.prison.prepare_cell")
def test_without_a_cell_or_a_heroic_action_nothing_is_prepared_and_blue_never_does():
    t = prison(hands={"iron_man": ["07", "01"]}, cells=[])
    t.play("07")
    assert not any(name.startswith("prepare") for name in t.options())
    for active, card in (("iron_man", "04"), ("captain_america", "06")):
        t = prison(active, hands={active: [card, "01"]})
        t.play(card)
        assert not any(name.startswith("prepare") for name in t.options())


@pytest.mark.rule("civilwar.prison.cell_face_down")
def test_red_sees_a_prepared_cell_and_everybody_else_its_back():
    t = prison(hands={"iron_man": ["07", "01"]}, blue_players=2, red_players=2)
    card = codes(t.s.cells)[0]
    t.play("07")
    t.act("prepare", card, "space/cell-a")
    assert [t.faces("cell-a", viewer) for viewer in (0, 1, None)] == [[""]] * 3
    assert [t.faces("cell-a", viewer) for viewer in (2, 3)] == [[card]] * 2
    assert not any(t.card(card).printed.name.plain in line for line in t.told(0))


@pytest.mark.rule("civilwar.prison.free_space")
def test_a_space_with_a_card_or_a_hero_is_not_free():
    t = prison(hands={"iron_man": ["07", "01"]}, prepared={"a": "ambush"}, jailed={"kate_bishop": "b"})
    card = codes(t.s.cells)[0]
    t.play("07")
    t.act("prepare", card)
    assert [len(zone) for zone in t.s.cell_zones] == [1, 0, 1]
    assert "civilwar.prison.free_space" in t.why_not("prepare", codes(t.s.cells)[0])


@pytest.mark.rule("civilwar.prison.free_space")
def test_a_space_is_free_again_when_its_hero_has_escaped():
    t = prison("kate_bishop", hands={"kate_bishop": ["07", "01"]}, prepared={"a": "ambush"},
               jailed={"kate_bishop": "b"}, decks={"iron_man": ["07"]})  # fmt: skip
    t.play("07")
    t.act("escape-heroic", "kate_bishop", "exit/l2", "?act/end", "?end-of-turn/decline")
    t.until("play").play("07")
    t.act("prepare", codes(t.s.cells)[0], until="space")
    assert t.options() == ["space:cell-b", "space:cell-c"]


@pytest.mark.rule("civilwar.prison.choose_cell_card")
def test_of_two_red_players_the_one_of_the_active_hero_decides():
    t = prison("tigra", hands={"tigra": ["08", "01"]}, blue_players=1, red_players=2)
    t.play("08")
    assert (t.choice.seat, t.hero("tigra").seat) == (2, 2)
    assert sorted(name.split(":")[1] for name in t.options() if name.startswith("prepare")) == sorted(codes(t.s.cells))
    assert t.options(seat=1) == []
    t.act("prepare", codes(t.s.cells)[1], "p2>space/cell-c")
    assert len(t.s.cell_zones[2]) == 1


# --- a Blue hero is KO'd --------------------------------------------------------------------------------------


@pytest.mark.rule("civilwar.prison.ko_to_cell")
@pytest.mark.parametrize("cause", ["attack", "discard", "overflow"])
def test_whatever_the_cause_red_must_choose_one_of_the_prepared_cells(cause):
    t = prison(hands={"kate_bishop": ["01"]}, shields={"kate_bishop": 0}, prepared={"a": "ambush", "c": "martial_law"})
    kate = t.hero("kate_bishop")
    ways = {
        "attack": damage(t.s, kate, 1, t.s.red),
        "discard": discard(t.s, kate, 1, "civilwar.damage.ko_by_discard"),
        "overflow": overflow(t.s, t.place(0)),
    }
    first = ["overflow/kate_bishop"] if cause == "overflow" else []
    t.run(ways.pop(cause), *first, until="jail")
    for unused in ways.values():
        unused.close()
    assert (t.choice.seat, t.options()) == (1, ["jail:cell-a", "jail:cell-c"])
    t.give("jail/cell-c")
    assert (t.where("kate_bishop"), kate.ko, kate.position) == ("c", True, -1)


@pytest.mark.rule("civilwar.prison.ko_to_cell")
@pytest.mark.parametrize(("active", "seat"), [("iron_man", 4), ("wonder_man", 5), ("captain_america", 3)])
def test_the_active_red_hero_chooses_else_the_first_in_turn_order(active, seat):
    t = prison(active, teams="3x3", blue=SIX["blue"], red=SIX["red"], seats="all", order=SIX,
               prepared={"a": "ambush", "b": "martial_law"})  # fmt: skip
    fall(t, "kate_bishop", f"p{seat}>jail/cell-b")
    assert t.where("kate_bishop") == "b"


@pytest.mark.rule("civilwar.prison.trap_other_target")
def test_a_trap_may_hit_another_blue_hero_or_the_one_who_lies_there():
    t = prison(crisis={"kate_bishop": 1}, prepared={"a": "power_dampener"}, teams="3x3", order=SIX,
               lost={"spectrum": 2})  # fmt: skip
    fall(t, "kate_bishop", "p1>strip-shield/kate_bishop")
    assert t.offered("strip-shield") == ["strip-shield:captain_america", "strip-shield:kate_bishop"]
    assert (t.hero("kate_bishop").shields, t.hero("captain_america").shields) == (1, 2)


@pytest.mark.rule("civilwar.prison.trap_discard", "civilwar.prison.trap_with_crisis")
def test_after_its_trap_the_cell_card_is_discarded():
    t = prison(crisis={"kate_bishop": 1}, prepared={"a": "shock_collar"})
    fall(t, "kate_bishop")
    assert (codes(t.s.cell_discard), t.s.cell_zones[0].cards, t.where("kate_bishop")) == (["shock_collar"], [], "a")
    assert t.hero("captain_america").stun == 1
    assert t.faces("cell-discard") == ["shock_collar"]


@pytest.mark.rule("civilwar.prison.crisis_discard")
def test_all_crisis_tokens_of_the_prisoner_go_and_nobody_elses():
    t = prison(crisis={"kate_bishop": 2, "captain_america": 1}, prepared={"a": "reinforcements"})
    fall(t, "kate_bishop")
    assert (t.hero("kate_bishop").crisis, t.hero("captain_america").crisis) == (0, 1)


@pytest.mark.rule("civilwar.prison.crisis_discard")
def test_they_go_even_if_the_trap_can_do_nothing():
    t = prison(crisis={"kate_bishop": 1}, prepared={"a": "martial_law"}, control=dict.fromkeys(range(6), "red"))
    fall(t, "kate_bishop")
    assert (t.hero("kate_bishop").crisis, codes(t.s.cell_discard)) == (0, ["martial_law"])


@pytest.mark.rule("civilwar.prison.no_crisis_no_trap")
def test_without_a_crisis_token_the_cell_card_is_discarded_without_effect():
    t = prison(crisis={"captain_america": 1}, prepared={"a": "shock_collar"})
    fall(t, "kate_bishop")
    assert (codes(t.s.cell_discard), t.where("kate_bishop")) == (["shock_collar"], "a")
    assert t.hero("captain_america").stun == 0
    assert not t.said("trap")


@pytest.mark.rule("civilwar.prison.no_cell_normal_ko")
def test_without_a_prepared_cell_the_hero_lies_where_it_fell_and_recovers_as_usual():
    t = prison("tigra", crisis={"kate_bishop": 1}, at={"kate_bishop": 4}, hands={"tigra": ["01", "02"]},
               order={"blue": ["kate_bishop", "captain_america"], "red": ["tigra", "iron_man"]})  # fmt: skip
    fall(t, "kate_bishop")
    assert (t.where("kate_bishop"), t.hero("kate_bishop").ko, t.hero("kate_bishop").crisis) == (4, True, 1)
    assert (len(t.s.cell_discard), "jail" in t.prompts()) == (0, False)
    t.s.teams[t.s.blue].turns = 0
    t.play("01", "act/end", "?end-of-turn/decline")
    t.until("play")
    assert (t.active, t.hero("kate_bishop").ko, len(t.hand("kate_bishop"))) == ("kate_bishop", False, 4)


@pytest.mark.rule("civilwar.prison.ko_inside_cell")
@pytest.mark.parametrize(("prepared", "where", "gone"), [({"b": "ambush"}, "b", 1), ({}, "a", 0)])
def test_who_is_ko_inside_a_cell_is_moved_to_a_prepared_one_or_lies_there(prepared, where, gone):
    t = prison(jailed={"kate_bishop": "a"}, prepared=prepared, hands={"kate_bishop": ["01"]},
               shields={"kate_bishop": 0})  # fmt: skip
    t.run(overflow(t.s, t.place(0)), "overflow/kate_bishop")
    assert (t.where("kate_bishop"), t.hero("kate_bishop").ko, len(t.s.cell_discard)) == (where, True, gone)
    assert (t.s.prisoner(0) is None) is (where == "b")


@pytest.mark.rule("civilwar.prison.trap_discard", "civilwar.prison.ko_to_cell")
def test_a_trap_that_knocks_out_another_is_finished_before_that_hero_is_laid_in_a_cell():
    t = prison(
        teams="3x3", order=SIX, crisis={"kate_bishop": 1, "spectrum": 1}, hands={"spectrum": ["01"]},
        shields={"spectrum": 0}, prepared={"a": "ambush", "b": "shock_collar"},
    )  # fmt: skip
    fall(t, "kate_bishop", "jail/cell-a", "damage/spectrum")
    assert t.course("jailed", "trap", "knocked-out", "cell-discarded") == [
        "knocked-out", "jailed", "trap", "knocked-out", "cell-discarded", "jailed", "trap", "cell-discarded",
    ]  # fmt: skip
    assert (t.where("kate_bishop"), t.where("spectrum")) == ("a", "b")
    assert [t.hero(code).stun for code in SIX["blue"]] == [1, 0, 0]


@pytest.mark.rule("civilwar.prison.no_cell_normal_ko", "civilwar.prison.trap_discard")
def test_who_is_knocked_out_by_the_last_trap_lies_where_it_fell():
    t = prison(
        teams="3x3", order=SIX, crisis={"kate_bishop": 1, "spectrum": 2}, hands={"spectrum": ["01"]},
        shields={"spectrum": 0}, at={"spectrum": 2}, prepared={"c": "ambush"},
    )  # fmt: skip
    fall(t, "kate_bishop", "damage/spectrum")
    assert (t.where("spectrum"), t.hero("spectrum").ko, t.hero("spectrum").crisis) == (2, True, 2)
    assert (codes(t.s.cell_discard), t.s.springing, t.s.fallen) == (["ambush"], False, [])


@pytest.mark.rule("civilwar.prison.discard_count")
def test_discarded_cells_stay_away_and_tell_how_many_were_imprisoned():
    t = prison(teams="3x3", order=SIX, prepared={"a": "ambush", "b": "shock_collar", "c": "martial_law"})
    for hero in SIX["blue"]:
        fall(t, hero)
    assert sorted(codes(t.s.cell_discard)) == ["ambush", "martial_law", "shock_collar"]
    assert len(t.s.cells) == 2
    assert len(t.lines("jailed")) == 3


# --- a Red hero is KO'd ---------------------------------------------------------------------------------------


@pytest.mark.rule("civilwar.prison.red_ko_reward")
def test_blue_hands_out_two_tokens_as_it_likes():
    t = prison("captain_america", hands={"captain_america": ["04", "01"], "tigra": ["01"]}, shields={"tigra": 0},
               at={"captain_america": 3})  # fmt: skip
    t.play("04")
    t.act("attack", "tigra", "p0>reward/reward-move:captain_america", "p0>reward/reward-attack:kate_bishop")
    assert (t.tokens("captain_america"), t.tokens("kate_bishop")) == ("M", "A")
    kinds = {name.split(":")[0] for name in t.offered("reward")}
    assert kinds == {"reward-move", "reward-attack", "reward-heroic"}
    assert t.prompt == "act"


@pytest.mark.rule("civilwar.prison.red_ko_reward")
def test_who_is_ko_gets_no_token_and_who_is_in_a_cell_may():
    t = prison(teams="3x3", order=SIX, ko=["captain_america"], jailed={"kate_bishop": "a"})
    fall(t, "tigra", "reward/reward-heroic:kate_bishop", "reward/reward-heroic:kate_bishop")
    assert {name.split(":")[1] for name in t.offered("reward")} == {"kate_bishop", "spectrum"}
    assert t.tokens("kate_bishop") == "HH"


@pytest.mark.rule("civilwar.prison.red_ko_reward")
@pytest.mark.parametrize(("active", "seat"), [("spectrum", 2), ("iron_man", 0)])
def test_the_active_blue_hero_hands_them_out_else_the_first_in_turn_order(active, seat):
    t = prison(active, teams="3x3", order=SIX, seats="all")
    fall(t, "tigra", f"p{seat}>reward/reward-move:spectrum", f"p{seat}>reward/reward-move:spectrum")
    assert t.tokens("spectrum") == "MM"


@pytest.mark.rule("civilwar.prison.red_ko_reward")
def test_a_red_hero_who_discards_the_last_card_brings_the_tokens_too():
    t = prison("tigra", hands={"tigra": ["01"]})
    t.run(discard(t.s, t.hero("tigra"), 1, "civilwar.damage.ko_by_discard"), "reward/reward-move:kate_bishop",
          "reward/reward-move:kate_bishop")  # fmt: skip
    assert t.tokens("kate_bishop") == "MM"


@pytest.mark.rule("civilwar.prison.red_ko_reward")
def test_with_all_of_blue_ko_nobody_gets_a_token():
    t = prison(ko=["captain_america", "kate_bishop"])
    fall(t, "tigra")
    assert "reward" not in t.prompts()


@pytest.mark.rule("civilwar.prison.red_ko_normal")
def test_a_red_hero_is_never_jailed():
    t = prison(prepared={"a": "ambush"}, crisis={"tigra": 1}, at={"tigra": 2})
    fall(t, "tigra")
    assert (t.where("tigra"), t.hero("tigra").ko, len(t.s.cell_zones[0])) == (2, True, 1)


@pytest.mark.rule("civilwar.prison.trap_with_crisis", "civilwar.prison.crisis_discard")
def test_everybody_sees_the_trap_that_is_sprung_and_the_crisis_tokens_stay_until_it_is_over():
    t = prison(crisis={"kate_bishop": 2}, prepared={"a": "power_dampener"})
    for card in t.hero("kate_bishop").hand.cards[:]:
        t.s.move(card, t.hero("kate_bishop").deck)
    t.run(knock_out(t.s, t.hero("kate_bishop"), "civilwar.damage.ko"), until="strip-shield")
    assert [t.faces("cell-a", viewer) for viewer in (0, 1, None)] == [["power_dampener"]] * 3
    assert t.hero("kate_bishop").crisis == 2
    t.give("strip-shield/kate_bishop")
    assert t.hero("kate_bishop").crisis == 0
