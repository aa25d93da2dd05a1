"""Rhino, Bomb Scare, Standard and Expert."""

from __future__ import annotations

import pytest

from tests.champions_table import facts, table

FACTS = {
    "rhino": {
        "01094": "Rhino, villain, I, unique, ATK 2, SCH 1, hit points 14 per player, brute, criminal",
        "01095": "Rhino, villain, II, unique, ATK 3, SCH 1, hit points 15 per player, brute, criminal",
        "01096": "Rhino, villain, III, unique, ATK 4, SCH 1, hit points 16 per player, brute, criminal",
        "01097a": "The Break-In!, main-scheme, 1A",
        "01097b": "The Break-In!, main-scheme, 1B, each round 1 per player, target 7 per player",
        "01098": "Armored Rhino Suit, attachment, armor",
        "01099": "Charge, attachment, ATK 3*, boost 2, 2 copies",
        "01100": "Enhanced Ivory Horn, attachment, ATK 1, boost 2, weapon",
        "01101": "Hydra Mercenary, minion, ATK 1, SCH 0, hit points 3, boost 1, hydra, 2 copies",
        "01102": "Sandman, minion, unique, ATK 3, SCH 2, hit points 4, boost 2, criminal, elite",
        "01103": "Shocker, minion, unique, ATK 2, SCH 1, hit points 3, boost 2, criminal",
        "01104": "Hard to Keep Down, treachery, 2 copies",
        "01105": '"I\'m Tough", treachery, 2 copies',
        "01106": "Stampede, treachery, boost 1, 3 copies",
        "01107": "Breakin' & Takin', side-scheme, starts 2, boost 2, 1 hazard",
        "01108": "Crowd Control, side-scheme, starts 2 per player, boost 2, 1 crisis",
    },
    "bomb_scare": {
        "01109": "Bomb Scare, side-scheme, starts 2, boost 2, 1 acceleration",
        "01110": "Hydra Bomber, minion, ATK 1, SCH 1, hit points 2, boost 1, hydra, 2 copies",
        "01111": "Explosion, treachery, boost 2",
        "01112": "False Alarm, treachery, boost 1, 2 copies",
    },
    "standard": {
        "01186": "Advance, treachery, 2 copies",
        "01187": "Assault, treachery, 2 copies",
        "01188": "Caught Off Guard, treachery, boost 1",
        "01189": "Gang-Up, treachery, boost 1",
        "01190": "Shadow of the Past, treachery, boost 2",
    },
    "expert": {
        "01191": "Exhaustion, treachery, boost 2",
        "01192": "Masterplan, treachery, boost 2",
        "01193": "Under Fire, treachery, boost 3",
    },
}


@pytest.mark.parametrize("name", FACTS)
def test_facts_are_those_of_the_box(name):
    assert facts(name) == FACTS[name]


def test_armored_rhino_suit_takes_five_damage_and_leaves():
    t = table(in_play=["armored_rhino_suit"])
    t.hurt("rhino", 4)
    assert t.damage("rhino") == 0
    t.hurt("rhino", 4)
    assert t.damage("rhino") == 0
    assert t.discarded("armored_rhino_suit")


def test_charge_gives_atk_and_overkill_once():
    t = table(in_play=["charge", "mockingbird"])
    t.villain_attacks(defender="mockingbird")  # 2 + 3
    assert t.damage("spider_man") == 2
    assert t.discarded("charge")


def test_enhanced_ivory_horn_can_be_broken_off():
    t = table(hand=["strength", "uppercut"], in_play=["enhanced_ivory_horn"])
    t.use("enhanced_ivory_horn")
    assert t.discarded("enhanced_ivory_horn")
    t.villain_attacks()
    assert t.damage("spider_man") == 2


def test_shocker_hits_each_hero():
    t = table(heroes=["spider_man", "spider_man"])
    t.reveal("shocker")
    assert [t.damage(f"p{seat}") for seat in (0, 1)] == [1, 1]


def test_hard_to_keep_down_heals_or_surges():
    t = table()
    t.hurt("rhino", 6)
    t.reveal("hard_to_keep_down")
    assert t.damage("rhino") == 2
    t.card("rhino").damage = 0
    t.on_top("hydra_mercenary")
    t.reveal("hard_to_keep_down")
    assert t.in_play("hydra_mercenary")


def test_im_tough_makes_rhino_tough():
    t = table()
    t.reveal("im_tough")
    assert t.tough("villain")


def test_stampede_stuns_whom_it_damages():
    t = table()
    t.on_top("advance")
    t.reveal("stampede")
    assert t.damage("spider_man") == 2
    assert t.stunned("spider_man")


def test_breakin_and_takin_has_more_threat_per_player():
    t = table(heroes=["spider_man", "spider_man"])
    t.reveal("breakin_takin")
    assert t.threat("breakin_takin") == 4


def test_rhino_three_comes_tough_and_stuns_heroes():
    t = table(mode="expert")
    t.hurt("rhino", 15)
    assert t.villain_stage == "III"
    assert t.tough("villain")
    assert t.stunned("spider_man")


def test_hydra_bomber_asks():
    t = table()
    t.reveal("hydra_bomber", "choose-one/threat")
    assert t.threat() == 1


def test_explosion_divides_the_threat_on_bomb_scare():
    t = table(in_play=["mockingbird"], side=["bomb_scare"])
    t.reveal("explosion", "assign/mockingbird", "assign/spider_man")
    assert t.damage("mockingbird") == 1
    assert t.damage("spider_man") == 1


def test_false_alarm_confuses_or_surges():
    t = table()
    t.reveal("false_alarm")
    assert t.confused("spider_man")


def test_advance_makes_the_villain_scheme():
    t = table()
    t.on_top("advance")
    t.reveal("advance")
    assert t.threat() == 1


def test_assault_makes_the_villain_attack_a_hero():
    t = table()
    t.on_top("advance")
    t.reveal("assault")
    assert t.damage("spider_man") == 2


def test_caught_off_guard_takes_an_upgrade_or_support():
    t = table(in_play=["combat_training"])
    t.reveal("caught_off_guard")
    assert t.discarded("combat_training")


@pytest.mark.rule("champions.first_player.picks_encounter_target")
def test_caught_off_guard_does_not_say_choose_so_the_first_player_picks():
    t = table(heroes=["spider_man", "iron_man"])
    for name in ("arc_reactor", "pepper_potts"):
        t.put(name, seat=1)
    t.put("web_shooter", seat=0)
    t.reveal("caught_off_guard", "discard/discard:pepper_potts", seat=1)
    (choice,) = t.asked
    assert (choice.seat, choice.rule) == (0, "champions.first_player.picks_encounter_target")
    assert [option.on for option in choice.options] == [t.card("arc_reactor"), t.card("pepper_potts")]
    assert t.discarded("pepper_potts")


def test_gang_up_calls_villain_and_minions():
    t = table(engaged=["sandman"])
    t.on_top("advance")
    t.reveal("gang_up", "order/sandman")
    assert t.damage("spider_man") == 2 + 3


def test_shadow_of_the_past_brings_the_nemesis():
    t = table(form="alter-ego")
    t.reveal("shadow_of_the_past")
    assert t.in_play("vulture")
    assert t.in_play("highway_robbery")
    assert t.lying("nemesis") == []


def test_exhaustion_exhausts_and_surges():
    t = table()
    t.on_top("hydra_mercenary")
    t.reveal("exhaustion")
    assert t.exhausted("spider_man")
    assert t.in_play("hydra_mercenary")


def test_masterplan_feeds_side_schemes_or_finds_one():
    t = table(side=["bomb_scare"])
    t.reveal("masterplan")
    assert t.threat("bomb_scare") == 6
    t = table()
    t.on_top("advance", "crowd_control")
    t.reveal("masterplan")
    assert t.in_play("crowd_control")


def test_under_fire_reveals_two():
    t = table()
    t.on_top("hydra_mercenary", "sandman")
    t.reveal("under_fire")
    assert t.in_play("hydra_mercenary")
    assert t.in_play("sandman")
