"""ОДНОЧАСНЕ ВИКОНАННЯ: several things at one moment come in the order of the first player, where the order matters."""

from __future__ import annotations

import pytest

from rulebound.kernel.choice import Choice
from tests.champions_table import Table, table

ORDER = "champions.simultaneous.first_player_orders"


def orders(t: Table) -> list[Choice]:
    """The questions for the order so far."""
    found = [choice for choice in t.asked if choice.rule == ORDER]
    assert all(choice.prompt == "order" for choice in found)
    return found


# --- enemies attack ---------------------------------------------------------------------------------------------


@pytest.mark.rule(ORDER)
def test_the_first_player_orders_the_attacks_of_a_gang():
    t = table(heroes=["spider_man", "she_hulk"])
    t.put("shocker", seat=1)
    t.put("sandman", seat=1)
    t.on_top("advance")
    t.reveal("gang_up", "order/sandman", "order/rhino", seat=1)
    assert [choice.seat for choice in orders(t)] == [0, 0]
    assert [len(choice.options) for choice in orders(t)] == [3, 2]
    attackers = [choice.about for choice in t.asked if choice.prompt == "defend" and choice.seat == 1]
    assert attackers == [t.card("sandman"), t.card("villain"), t.card("shocker")]


@pytest.mark.rule(ORDER)
def test_masters_of_evil_attack_in_the_order_of_the_first_player():
    t = table(heroes=["spider_man", "she_hulk"], villain="klaw", first=1)
    t.put("melter", seat=0)
    t.put("tiger_shark", seat=1)
    t.reveal("masters_of_mayhem", "p1>order/tiger_shark", seat=0)
    assert len(orders(t)) == 1
    assert next(c.about for c in t.asked if c.prompt == "defend") == t.card("tiger_shark")


@pytest.mark.rule(ORDER)
def test_nobody_is_asked_which_of_two_enemies_that_are_alike_attacks_first():
    t = table(villain="ultron")
    t.put("ultron_drones")
    t.drone("energy")
    t.drone("genius")
    t.reveal("swarm_attack")
    assert t.damage("spider_man") == 2
    assert orders(t) == []


@pytest.mark.rule(ORDER)
def test_a_stunned_enemy_makes_no_attack_that_could_come_first():
    t = table(engaged=["shocker"])
    t.card("villain").stunned = True
    t.reveal("gang_up")
    assert t.damage("spider_man") == 2
    assert orders(t) == []


@pytest.mark.rule(ORDER)
def test_of_two_heroes_who_fall_to_whirlwind_the_first_player_says_who_falls_first():
    t = table(heroes=["spider_man", "she_hulk", "iron_man"], villain="klaw", engaged=["whirlwind"], first=1)
    t.minion_attacks("whirlwind")
    assert orders(t) == []  # nothing comes of it but damage
    for seat in (0, 2):
        t.left(f"p{seat}", 1)
    t.minion_attacks("whirlwind", "p1>order/iron_man")
    assert [line["player"] for line in t.lines("eliminated")] == ["p2", "p0"]


# --- damage -----------------------------------------------------------------------------------------------------


@pytest.mark.rule(ORDER)
def test_enemies_that_just_take_damage_or_fall_take_it_without_a_question():
    t = table("she_hulk", hand=["ground_stomp", "energy"], engaged=["shocker", "sandman", "hydra_mercenary"])
    t.left("shocker", 1)
    t.left("hydra_mercenary", 1)
    t.play("ground_stomp")
    assert t.discarded("shocker")
    assert t.discarded("hydra_mercenary")
    assert t.damage("rhino") == 1
    assert orders(t) == []


@pytest.mark.rule(ORDER)
@pytest.mark.parametrize(("stage_first", "drones"), [(True, 1), (False, 0)])
def test_whether_the_villain_falls_before_his_drones_is_for_the_first_player_to_say(stage_first, drones):
    t = table("she_hulk", hand=["ground_stomp", "energy"], villain="ultron", mode="expert")
    t.put("ultron_drones")
    t.drone("genius")
    t.left("ultron", 1)
    falls = "order/ultron" if stage_first else "order/genius"
    t.play("ground_stomp", falls, "?order/ultron_drones")
    assert len(orders(t)) == 1
    assert t.villain_stage == "III"
    assert t.drones() == 2 + drones, "two of his Imperative; with him in play a drone can take one more"


@pytest.mark.rule(ORDER)
def test_one_thing_that_is_set_off_needs_no_order_and_two_do():
    t = table("spider_man", in_play=["war_machine"], engaged=["shocker", "hydra_mercenary"], threat=7)
    t.put("spider_tracer", on="shocker")
    t.left("shocker", 1)
    t.left("hydra_mercenary", 1)
    t.use("war_machine")
    assert t.threat() == 4
    assert orders(t) == []

    t = table("spider_man", in_play=["war_machine"], engaged=["shocker", "hydra_mercenary"], threat=7)
    t.put("spider_tracer", on="shocker")
    t.put("spider_tracer", on="hydra_mercenary")
    t.left("shocker", 1)
    t.left("hydra_mercenary", 1)
    t.use("war_machine", "order/hydra_mercenary")
    assert t.threat() == 1
    assert len(orders(t)) == 1
    assert t.offered("order") == ["resolve:shocker", "resolve:hydra_mercenary"]
    assert t.damage("rhino") == 1, "nothing came of that, so it was not in question"


@pytest.mark.rule(ORDER, "champions.player_elimination.others_continue")
def test_two_heroes_fall_in_the_order_of_the_first_player():
    t = table(heroes=["spider_man", "she_hulk", "iron_man"])
    t.put("sandman", seat=1)
    t.left("p1", 1)
    t.left("p2", 1)
    t.reveal("shocker", "order/iron_man", seat=0)
    assert [choice.seat for choice in orders(t)] == [0]
    assert t.fallen == [1, 2]
    assert t.damage("spider_man") == 1
    assert t.engaged_with("sandman") == 0, "nobody was left between"

    t = table(heroes=["spider_man", "she_hulk", "iron_man"])
    t.left("p1", 1)
    t.reveal("shocker")
    assert orders(t) == [], "the fall of one hero alone changes nothing for the others"
    assert t.damage("iron_man") == 1


@pytest.mark.rule(ORDER)
def test_a_tough_hero_does_not_fall_and_needs_no_order():
    t = table(heroes=["spider_man", "she_hulk"])
    t.left("p0", 1)
    t.left("p1", 1)
    t.card("p1").tough = True
    t.reveal("shocker", seat=1)
    assert orders(t) == []
    assert t.fallen == [0]


@pytest.mark.rule(ORDER)
def test_two_minions_with_something_printed_for_their_defeat_need_an_order():
    t = table("she_hulk", hand=["ground_stomp", "energy"], engaged=["hydra_soldier", "hydra_soldier"])
    for name in ("hydra_soldier", "hydra_soldier#2"):
        t.left(name, 1)
    t.card("hydra_soldier#2").exhausted = True  # so that they are not alike
    t.play("ground_stomp", "order/hydra_soldier#2")
    assert len(orders(t)) == 1
    assert len(t.lying("dealt")) == 2


@pytest.mark.rule(ORDER)
def test_hulk_may_win_or_lose_it_for_all():
    for villain_first in (True, False):
        t = table(hand=["energy"], in_play=["hulk"], mode="expert")
        t.empty("villain-deck", "removed")  # the last stage
        t.left("rhino", 4)
        t.left("p0", 1)
        t.on_deck("energy")
        t.attack("hulk", "rhino", "order/rhino" if villain_first else "order/spider_man")
        assert t.over
        assert len(orders(t)) == 1
        assert bool(t.result.winners) == villain_first


@pytest.mark.rule(ORDER)
def test_daggers_and_backlash_are_ordered_too():
    t = table(
        "black_panther", in_play=["energy_daggers"], hand=["wakanda_forever", "energy"], villain="ultron", mode="expert"
    )
    t.put("ultron_drones")
    t.drone("genius")
    t.left("ultron", 1)
    t.play("wakanda_forever", "order/ultron", "?order/ultron_drones")
    assert len(orders(t)) == 1

    t = table(heroes=["spider_man", "iron_man"])
    for seat in (0, 1):
        t.on_deck(*["energy"] * 5, seat=seat)
        t.left(f"p{seat}", 1)
    t.reveal("electromagnetic_backlash", "order/iron_man")
    assert len(orders(t)) == 1
    assert t.over


@pytest.mark.rule(ORDER)
def test_assigned_damage_is_dealt_at_one_moment():
    t = table(heroes=["spider_man", "iron_man"], side=["bomb_scare"])
    t.card("bomb_scare").threat = 2
    t.left("p0", 1)
    t.left("p1", 1)
    t.reveal("explosion", "assign/spider_man", "order/iron_man")
    assert len(orders(t)) == 1
    assert t.over


# --- threat -----------------------------------------------------------------------------------------------------


def helmet(*side: str) -> Table:
    t = table(
        "iron_man", in_play=["mark_v_helmet", "rocket_boots"], hand=["genius"], side=side, villain="klaw", threat=3
    )
    t.use("rocket_boots")
    for name in side:
        t.card(name).threat = 1
    return t


@pytest.mark.rule(ORDER)
def test_schemes_lose_threat_in_any_order_unless_one_of_them_holds_somebody_up():
    t = helmet("illegal_arms_factory", "the_masters_of_evil")
    t.use("mark_v_helmet")
    assert t.lying("side-schemes") == []
    assert t.threat() == 2
    assert orders(t) == []

    t = helmet("illegal_arms_factory", "the_immortal_klaw")
    t.card("villain").damage = 15
    t.use("mark_v_helmet", "order/the_immortal_klaw")
    assert [len(choice.options) for choice in orders(t)] == [3]
    assert t.villain_stage == "II"


@pytest.mark.rule(ORDER)
def test_threat_on_each_side_scheme_needs_no_order():
    t = table(heroes=["she_hulk", "spider_man"], side=["bomb_scare", "crowd_control"], mode="expert")
    t.reveal("masterplan")
    assert t.threat("bomb_scare") == 2 + 4
    assert orders(t) == []


# --- players ----------------------------------------------------------------------------------------------------


@pytest.mark.rule(ORDER)
def test_players_choose_in_player_order_unless_more_may_come_of_it():
    t = table(heroes=["spider_man", "she_hulk"], villain="ultron")
    t.reveal("under_attack", "p0>choose-one/damage", "p1>choose-one/damage", seat=1)
    assert orders(t) == []

    t = table(heroes=["spider_man", "she_hulk"], villain="ultron")
    t.left("p0", 3)
    t.left("p1", 2)
    t.reveal("under_attack", "p0>order/p1", "p1>choose-one/threat", "p0>choose-one/threat", seat=1)
    assert len(orders(t)) == 1


@pytest.mark.rule(ORDER)
def test_the_scheme_about_to_be_completed_is_worth_an_order():
    for threat, asked in ((15, 0), (16, 1)):
        t = table(heroes=["spider_man", "she_hulk"], villain="ultron")
        t.put("ultron_drones")
        t.advance()
        t.card("main_scheme").threat = threat  # 2 more come in step one, the target is 20
        choices = [f"p{seat}>choose-one/drone" for seat in ((1, 0) if asked else (0, 1))]
        t.step("villain_threat", *["p0>order/p1"] * asked, *choices)
        assert len(orders(t)) == asked


# --- alike ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions.minion.activates_after_villain")
def test_minions_that_are_alike_activate_without_a_question_and_others_in_the_order_of_their_player():
    t = table(engaged=["hydra_mercenary"])
    t.put("hydra_mercenary")
    t.on_top("advance")
    t.step_two()
    assert t.said("enemy-attacks")
    assert "activate" not in t.prompts()

    t.card("hydra_mercenary").damage = 1
    t.on_top("advance")
    t.step_two("activate/hydra_mercenary#2")
    assert t.prompts().count("activate") == 1


@pytest.mark.rule("champions.grim.worst_outcome")
def test_nobody_is_asked_which_of_two_drones_falls_first():
    t = table(villain="ultron", hand=["energy", "genius", "strength"])
    t.put("ultron_drones")
    t.put("upgraded_drones", on="ultron_drones")
    for name in ("energy", "energy", "energy"):
        t.drone(name).damage = 1
    t.use("upgraded_drones", *["order/ultron_drones"] * 3)
    assert t.drones() == 0
    assert "grim" not in t.prompts()
