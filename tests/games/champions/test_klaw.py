"""Klaw and the Masters of Evil."""

from __future__ import annotations

import pytest

from rulebound.games.champions import GAME
from rulebound.kernel.match import Match
from tests.champions_table import Table, facts, table

FACTS = {
    "klaw": {
        "01113": "Klaw, villain, I, unique, ATK 0*, SCH 2, hit points 12 per player, masters-of-evil",
        "01114": "Klaw, villain, II, unique, ATK 1*, SCH 2, hit points 18 per player, masters-of-evil",
        "01115": "Klaw, villain, III, unique, ATK 2*, SCH 3, hit points 22 per player, masters-of-evil",
        "01116a": "Underground Distribution, main-scheme, 1A",
        "01116b": "Underground Distribution, main-scheme, 1B, each round 1 per player, target 6 per player",
        "01117a": "Secret Rendezvous, main-scheme, 2A",
        "01117b": "Secret Rendezvous, main-scheme, 2B, each round 1 per player, target 8 per player",
        "01118": "Sonic Converter, attachment, unique, ATK 1*, boost 3, weapon",
        "01119": "Solid-Sound Body, attachment, boost 3, condition",
        "01120": "Armored Guard, minion, ATK 1, SCH 0, hit points 3, boost 1, mercenary, 3 copies",
        "01121": "Weapons Runner, minion, ATK 1, SCH 1, hit points 2, boost 0*, mercenary, 2 copies",
        "01122": "Klaw's Vengeance, treachery, boost 1, 2 copies",
        "01123": "Sonic Boom, treachery, boost 0*, 2 copies",
        "01124": "Sound Manipulation, treachery, boost 2, 2 copies",
        "01125": "Defense Network, side-scheme, starts 2, boost 2, 1 crisis",
        "01126": "Illegal Arms Factory, side-scheme, starts 3, boost 2, 1 hazard",
        "01127": 'The "Immortal" Klaw, side-scheme, starts 3 per player, 1 acceleration',
    },
    "masters_of_evil": {
        "01128": "The Masters of Evil, side-scheme, starts 3 per player, boost 2, 1 acceleration",
        "01129": "Radioactive Man, minion, unique, ATK 1*, SCH 1, hit points 7, boost 0*, elite, masters-of-evil",
        "01130": "Whirlwind, minion, unique, ATK 2*, SCH 1, hit points 6, boost 0*, masters-of-evil",
        "01131": "Tiger Shark, minion, unique, ATK 3*, SCH 1, hit points 6, boost 0*, masters-of-evil",
        "01132": "Melter, minion, unique, ATK 3*, SCH 1, hit points 5, boost 0*, masters-of-evil",
        "01133": "Masters of Mayhem, treachery, boost 2, 2 copies",
    },
}


@pytest.mark.parametrize("name", FACTS)
def test_facts_are_those_of_the_box(name):
    assert facts(name) == FACTS[name]


def klaw(**more) -> Table:
    return table(villain="klaw", **more)


# --- the villain ------------------------------------------------------------------------------------------


def test_klaw_gets_a_second_boost_card_when_he_attacks():
    t = klaw()
    t.on_top("defense_network")  # two icons each
    t.villain_attacks(boost="sound_manipulation")
    assert t.damage("spider_man") == 0 + 2 + 2


def test_klaw_gets_one_boost_card_when_he_schemes():
    t = klaw(form="alter-ego")
    t.on_top("defense_network")
    t.villain_schemes(boost="sound_manipulation")
    assert t.threat() == 2 + 2


@pytest.mark.parametrize(("stage", "atk"), [("II", 1), ("III", 2)])
def test_later_stages_get_the_second_boost_card_too(stage, atk):
    t = klaw(mode="expert", stage=stage)
    t.on_top("defense_network")
    t.villain_attacks(boost="sound_manipulation")
    assert t.damage("spider_man") == atk + 2 + 2


def test_klaw_two_brings_the_immortal_klaw():
    t = klaw(stage="II")
    assert t.in_play("the_immortal_klaw")
    assert t.threat("the_immortal_klaw") == 3
    assert t.hit_points("klaw") == 18 + 10


def test_klaw_three_is_tough():
    t = klaw(mode="expert", stage="III")
    assert t.tough("villain")


# --- the main scheme --------------------------------------------------------------------------------------


def test_setup_reveals_the_defense_network_and_brings_a_minion():
    for seed in range(5):
        match = Match(GAME, {"villain": "klaw", "heroes": ["spider_man"]}, seed)
        s = match.state
        network = s.named("Defense Network")
        assert network is not None
        assert network.threat == 3  # 2 and 1 per player
        assert s.main_scheme.printed.stage == "1B"
        assert len(s.players[0].engaged.cards) == 1


def test_the_second_stage_brings_another_minion_and_loses():
    t = klaw()
    t.on_top("advance", "armored_guard")
    t.place_threat(6)
    assert t.scheme_stage == "2B"
    assert t.threat() == 0
    assert t.in_play("armored_guard")
    assert t.discarded("advance")
    t.place_threat(8)
    assert t.over
    assert t.result.winners == []


# --- his cards --------------------------------------------------------------------------------------------


def test_sonic_converter_adds_atk_and_stuns_whom_he_damages():
    t = klaw(in_play=["sonic_converter", "mockingbird"])
    t.on_top("advance")
    t.villain_attacks(defender="mockingbird")
    assert t.damage("mockingbird") == 1
    assert t.stunned("mockingbird")
    assert not t.stunned("spider_man")


def test_sonic_converter_stuns_nobody_without_damage():
    t = klaw(in_play=["sonic_converter"])
    t.on_top("advance")
    t.villain_attacks(defender="spider_man")  # 1 against DEF 3
    assert not t.stunned("spider_man")


@pytest.mark.parametrize("name", ["sonic_converter", "solid_sound_body"])
def test_one_resource_of_each_type_takes_an_attachment_off(name):
    t = klaw(hand=["energy", "genius", "strength"], in_play=[name])
    t.use(name)
    assert t.discarded(name)
    t = klaw(hand=["energy", "genius", "genius"], in_play=[name])
    assert not t.can("use", name)


def test_solid_sound_body_gives_retaliate():
    t = klaw(in_play=["solid_sound_body"])
    t.attack("spider_man", "klaw")
    assert t.damage("klaw") == 2
    assert t.damage("spider_man") == 1


def test_armored_guard_guards_and_is_tough():
    t = klaw()
    t.reveal("armored_guard")
    assert t.tough("armored_guard")
    t.attack("spider_man", "armored_guard")  # the villain cannot be chosen: nobody asks
    assert t.damage("armored_guard") == 0
    assert not t.tough("armored_guard")


def test_weapons_runner_surges_when_revealed():
    t = klaw()
    t.on_top("armored_guard")
    t.reveal("weapons_runner")
    assert t.in_play("weapons_runner")
    assert t.in_play("armored_guard")


def test_weapons_runner_as_boost_engages_and_does_not_surge():
    t = klaw()
    t.on_top("advance", "armored_guard")
    t.villain_attacks(boost="weapons_runner")
    assert t.engaged_with("weapons_runner") == 0
    assert t.in_play("weapons_runner")
    assert not t.in_play("armored_guard")
    assert t.damage("spider_man") == 0


def test_klaws_vengeance_attacks_a_hero_and_places_threat():
    t = klaw()
    t.on_top("defense_network", "advance")
    t.reveal("klaws_vengeance")
    assert t.damage("spider_man") == 2
    assert t.threat() == 1
    t = klaw()
    t.on_top("advance", "advance")
    t.reveal("klaws_vengeance")
    assert t.threat() == 0


def test_klaws_vengeance_takes_a_card_from_an_alter_ego():
    t = klaw(form="alter-ego", hand=["energy", "genius"])
    t.reveal("klaws_vengeance")
    assert len(t.hand()) == 1


def test_sonic_boom_is_paid_or_exhausts():
    t = klaw(hand=["energy", "genius", "strength"], in_play=["mockingbird"])
    t.reveal("sonic_boom", "choose-one/spend")
    assert t.hand() == []
    assert not t.exhausted("spider_man")
    t = klaw(hand=["energy", "genius"], in_play=["mockingbird"])
    t.reveal("sonic_boom")
    assert t.exhausted("spider_man")
    assert t.exhausted("mockingbird")


def test_sonic_boom_as_boost_exhausts_a_damaged_hero():
    t = klaw()
    t.on_top("defense_network")
    t.villain_attacks(boost="sonic_boom")
    assert t.exhausted("spider_man")
    t = klaw()
    t.on_top("advance")
    t.villain_attacks(boost="sonic_boom")
    assert not t.exhausted("spider_man")


def test_sound_manipulation_heals_klaw():
    t = klaw()
    t.hurt("klaw", 6)
    t.reveal("sound_manipulation")
    assert t.damage("klaw") == 4
    assert t.damage("spider_man") == 2
    t = klaw(form="alter-ego")
    t.hurt("klaw", 6)
    t.reveal("sound_manipulation")
    assert t.damage("klaw") == 2


def test_sound_manipulation_surges_when_there_is_nothing_to_heal():
    t = klaw(form="alter-ego")
    t.on_top("armored_guard")
    t.reveal("sound_manipulation")
    assert t.in_play("armored_guard")


@pytest.mark.parametrize(("name", "threat"), [("defense_network", 4), ("illegal_arms_factory", 5)])
def test_side_schemes_have_more_threat_per_player(name, threat):
    t = klaw(heroes=["spider_man", "spider_man"])
    t.reveal(name)
    assert t.threat(name) == threat


def test_without_the_immortal_klaw_he_loses_ten_hit_points():
    t = klaw(side=["the_immortal_klaw"])
    assert t.hit_points("klaw") == 22
    t.hurt("klaw", 13)
    t.card("the_immortal_klaw").threat = 1
    t.thwart("spider_man")
    assert t.villain_stage == "II"


# --- Masters of Evil --------------------------------------------------------------------------------------


def test_the_masters_of_evil_brings_one_of_them():
    t = klaw()
    t.on_top("armored_guard", "melter")
    t.reveal("the_masters_of_evil")
    assert t.in_play("melter")
    assert t.discarded("armored_guard")
    assert t.threat("the_masters_of_evil") == 3


def test_radioactive_man_takes_a_random_card():
    t = klaw(hand=["energy", "genius"], engaged=["radioactive_man"])
    t.minion_attacks("radioactive_man")
    assert len(t.hand()) == 1
    t.on_top("advance")
    t.villain_attacks(boost="radioactive_man")
    assert t.hand() == []


def test_whirlwind_attacks_every_hero():
    t = klaw(heroes=["spider_man", "spider_man", "spider_man"], engaged=["whirlwind"], forms={2: "alter-ego"})
    t.minion_attacks("whirlwind")
    assert [t.damage(f"p{seat}") for seat in range(3)] == [2, 2, 0]


def test_each_attack_of_whirlwind_has_its_own_defender():
    t = klaw(heroes=["spider_man", "spider_man"], engaged=["whirlwind"])
    t.minion_attacks("whirlwind", "defend/defend", "defend/defend")
    assert [t.exhausted(f"p{seat}") for seat in (0, 1)] == [True, True]
    assert [t.damage(f"p{seat}") for seat in (0, 1)] == [0, 0]


def test_whirlwind_as_boost_hurts_each_hero():
    t = klaw(heroes=["spider_man", "spider_man"])
    t.on_top("advance")
    t.villain_attacks(boost="whirlwind")
    assert [t.damage(f"p{seat}") for seat in (0, 1)] == [1, 1]


def test_tiger_shark_becomes_tough_after_his_attack():
    t = klaw(engaged=["tiger_shark"])
    t.minion_attacks("tiger_shark")
    assert t.damage("spider_man") == 3
    assert t.tough("tiger_shark")
    t.on_top("advance")
    t.villain_attacks(boost="tiger_shark")
    assert t.tough("villain")


def test_melter_must_be_met_by_an_ally():
    t = klaw(in_play=["mockingbird"], engaged=["melter"])
    t.minion_attacks("melter")  # the only option: nobody asks
    assert t.discarded("mockingbird")  # 3 damage
    t.minion_attacks("melter", "defend/no-defense")
    assert t.damage("spider_man") == 3


def test_melter_as_boost_exhausts_allies():
    t = klaw(in_play=["mockingbird"])
    t.on_top("advance")
    t.villain_attacks(boost="melter")
    assert t.exhausted("mockingbird")


def test_masters_of_mayhem_makes_them_attack_or_brings_one():
    t = klaw(engaged=["tiger_shark", "armored_guard"])
    t.reveal("masters_of_mayhem")
    assert t.damage("spider_man") == 3  # the guard is not one of them
    t = klaw(form="alter-ego", engaged=["tiger_shark"])
    t.reveal("masters_of_mayhem", "choose/melter")
    assert t.engaged() == ["tiger_shark", "melter"]
