"""Leadership."""

from __future__ import annotations

from tests.champions_facts import facts_of
from tests.champions_table import table

FACTS = [
    "01066 ally Hawkeye (Clint Barton) unique; cost 3; energy; thw 1/1 atk 1/1 hp 3; avenger; x1",
    "01067 ally Maria Hill unique; cost 2; mental; thw 2/1 atk 1/1 hp 2; shield; x1",
    "01068 ally Vision unique; cost 4; physical; thw 1/1 atk 2/1 hp 3; android avenger; x1",
    "01069 event Get Ready; cost 0; physical; x3",
    "01070 event Lead from the Front; cost 2; energy; tactic; x3",
    "01071 event Make the Call; cost 0; mental; x3",
    "01072 resource The Power of Leadership; wild; x2",
    "01073 support The Triskelion unique; cost 1; energy; location shield; x1",
    "01074 upgrade Inspired; cost 1; physical; condition; x3",
]


def test_the_facts_of_leadership():
    assert facts_of("leadership") == FACTS


def test_hawkeye_shoots_minions_that_enter_play():
    t = table(hand=["hawkeye", "strength", "genius"])
    t.play("hawkeye")
    assert t.counters("hawkeye") == 4
    t.reveal("hydra_mercenary", "response-enter/use:hawkeye")
    assert t.damage("hydra_mercenary") == 2
    assert t.counters("hawkeye") == 3


def test_hawkeye_stays_without_arrows_but_shoots_no_more():
    t = table(in_play=["hawkeye"])
    t.card("hawkeye").counters = 1
    t.reveal("hydra_mercenary", "response-enter/use:hawkeye")
    assert t.in_play("hawkeye")
    t.reveal("sandman")
    assert t.prompts().count("response-enter") == 1


def test_maria_hill_lets_every_player_draw():
    t = table(heroes=["captain_marvel", "spider_man"], hand=["maria_hill", "energy"])
    t.play("maria_hill", "response-enter/use:maria_hill")
    assert (len(t.hand(0)), len(t.hand(1))) == (1, 1)


def test_maria_hill_may_stay_silent():
    t = table(hand=["maria_hill", "energy"])
    t.play("maria_hill", "response-enter/pass")
    assert t.hand() == []


def test_vision_raises_the_power_he_chooses_until_the_end_of_the_phase():
    t = table(hand=["energy"], in_play=["vision"])
    t.use("vision", "choose-one/atk")
    assert (t.thw("vision"), t.atk("vision")) == (1, 4)
    t.step("end_player_phase")
    assert t.atk("vision") == 2


def test_vision_needs_energy_and_has_a_limit():
    t = table(hand=["haymaker", "hawkeye", "strength"], in_play=["vision"])
    t.use("vision", "pay/haymaker", "choose-one/thw")
    assert (t.thw("vision"), t.atk("vision")) == (3, 2)
    assert t.why_not("use", "vision") == ["champions.limit.per_copy"]
    t = table(hand=["strength"], in_play=["vision"])
    assert not t.can("use", "vision")


def test_get_ready_readies_an_ally():
    t = table(hand=["get_ready"], in_play=["maria_hill"], threat=5)
    assert not t.can("play", "get_ready")
    t.thwart("maria_hill")
    t.play("get_ready")
    assert not t.exhausted("maria_hill")


def test_lead_from_the_front_strengthens_all_characters_of_one_player():
    t = table(heroes=["captain_marvel", "spider_man"], hand=["lead_from_the_front", "strength"], in_play=["maria_hill"])
    t.put("daredevil", seat=1)
    t.play("lead_from_the_front", "choose/p0")
    powers = {name: (t.thw(name), t.atk(name)) for name in NAMES}
    assert powers == {"captain_marvel": (3, 3), "maria_hill": (3, 2), "spider_man": (1, 2), "daredevil": (2, 2)}
    assert t.prompts() == ["choose"]  # one player for both powers
    t.put("hawkeye")
    assert t.atk("hawkeye") == 2  # who comes later gets it too
    t.step("end_player_phase")
    assert t.atk("captain_marvel") == 2


def test_lead_from_the_front_needs_a_hero():
    t = table(hand=["lead_from_the_front", "strength"], form="alter-ego")
    assert t.why_not("play", "lead_from_the_front") == ["champions.trigger.form_word_required"]


NAMES = ("captain_marvel", "maria_hill", "spider_man", "daredevil")


def test_make_the_call_brings_an_ally_back_for_its_printed_cost():
    t = table(hand=["make_the_call", "energy"])
    t.lay("maria_hill", "discard")
    t.play("make_the_call", "response-enter/use:maria_hill")
    assert t.in_play("maria_hill")
    assert t.hand() != ["energy"]
    assert len(t.hand()) == 1  # her response answers entering play
    assert t.discarded("energy")
    assert t.discarded("make_the_call")


def test_make_the_call_takes_an_ally_of_another_player_under_your_control():
    t = table(heroes=["captain_marvel", "spider_man"], hand=["make_the_call", "strength", "genius"])
    t.lay("daredevil", "discard", seat=1)
    t.play("make_the_call")
    assert t.controller("daredevil") == 0
    assert t.card("daredevil").owner == 1
    t.hurt("daredevil", 3)
    assert t.lies("daredevil", "discard", seat=1)


def test_make_the_call_needs_an_ally_it_can_pay_for():
    t = table(hand=["make_the_call", "strength"])
    assert "champions.cost.ability_cost_before_effect" in t.why_not("play", "make_the_call")
    t.lay("daredevil", "discard")  # 4
    assert not t.can("play", "make_the_call")
    t.lay("maria_hill", "discard")  # 2
    t.play("make_the_call")
    assert t.in_play("maria_hill")


def test_make_the_call_leaves_a_unique_ally_that_is_in_play_and_is_not_playing():
    t = table(hand=["make_the_call", "strength", "energy"], in_play=["maria_hill"])
    t.lay("maria_hill", "discard")
    assert not t.can("play", "make_the_call")
    t.lay("black_cat", "discard")
    t.on_deck("swinging_web_kick", "swinging_web_kick")
    t.play("make_the_call", "pay/strength")
    assert t.in_play("black_cat")
    assert t.hand() == ["energy"]  # "after you play Black Cat" did not come


def test_the_power_of_leadership_counts_twice_for_leadership_also_through_make_the_call():
    t = table(hand=["maria_hill", "the_power_of_leadership"])
    t.play("maria_hill")
    assert t.in_play("maria_hill")
    t = table(hand=["haymaker", "the_power_of_leadership"])
    assert not t.can("play", "haymaker")
    t = table(hand=["make_the_call", "the_power_of_leadership"])
    t.lay("maria_hill", "discard")
    t.play("make_the_call")
    assert t.in_play("maria_hill")
    t = table(hand=["make_the_call", "the_power_of_leadership"])
    t.lay("black_cat", "discard")  # costs as much, but is of no aspect
    assert not t.can("play", "make_the_call")
    t.lay("energy", "hand")
    t.lay("maria_hill", "discard")
    t.play("make_the_call", "choose/black_cat", "pay/spend:energy")
    assert t.in_play("black_cat")


def test_the_triskelion_makes_room_for_a_fourth_ally():
    allies = ["maria_hill", "vision", "hawkeye", "daredevil"]
    t = table(in_play=["the_triskelion", *allies])
    assert [t.in_play(name) for name in allies] == [True] * 4
    t = table(in_play=allies[:3])
    t.put("daredevil", "ally-limit/vision")
    assert [t.in_play(name) for name in allies] == [True, False, True, True]


def test_without_the_triskelion_one_ally_is_too_many():
    t = table(in_play=["the_triskelion", "maria_hill", "vision", "hawkeye", "daredevil"])
    t.leaves("the_triskelion", "ally-limit/vision")
    assert t.discarded("vision")
    assert [t.in_play(name) for name in ("maria_hill", "hawkeye", "daredevil")] == [True] * 3


def test_inspired_strengthens_its_ally_once():
    t = table(hand=["inspired", "strength", "energy"], in_play=["maria_hill"])
    t.lay("inspired", "hand")
    t.play("inspired", "pay/strength")
    assert (t.thw("maria_hill"), t.atk("maria_hill")) == (3, 2)
    assert not t.can("play", "inspired")  # max 1 per ally
    t.put("vision")
    assert t.can("play", "inspired")
    t.hurt("maria_hill", 2)
    assert t.discarded("inspired")
