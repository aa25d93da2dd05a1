"""Ворог, ворог атакує: boost cards, defender, damage, in this order."""

from __future__ import annotations

import pytest

from rulebound.games.champions.words import nouns
from rulebound.games.champions.words.amounts import UNDEFENDED
from rulebound.lcg.moment import Moment
from rulebound.lcg.targets import each
from tests.champions_table import table


@pytest.mark.rule("champions.enemy.villain_or_minion")
def test_enemies_are_the_villain_and_minions():
    t = table(engaged=["shocker"], side=["crowd_control"], in_play=["charge", "mockingbird"])
    assert t.candidates(each(nouns.ENEMY), by="spider_man") == ["rhino", "shocker"]


@pytest.mark.rule("champions.enemy_attack.villain_gets_boost_card")
def test_the_villain_first_gets_a_facedown_boost_card():
    t = table()
    t.villain_attacks(boost="shocker", until="defend")
    assert t.lying("boosts") == ["shocker"]
    assert t.card("shocker").known == 0


@pytest.mark.rule("champions.enemy_attack.defender_must_exhaust")
def test_only_ready_characters_defend_and_only_one():
    t = table(in_play=["mockingbird"])
    t.villain_attacks(defender="mockingbird")
    assert t.exhausted("mockingbird")
    assert not t.exhausted("spider_man")
    assert t.prompts().count("defend") == 1
    t.card("spider_man").exhausted = True
    t.asked.clear()
    t.villain_attacks()
    assert "defend" not in t.prompts()


@pytest.mark.rule("champions.enemy_attack.boost_turned_one_by_one")
def test_the_second_boost_card_waits_for_the_first():
    t = table(villain="klaw", hand=["energy"])
    t.on_top("android_efficiency", "shocker")
    t.villain_attacks(boost="", until="choose-one")
    assert t.lies("shocker", "boosts")
    assert t.card("shocker").known == 0


@pytest.mark.rule("champions.enemy_attack.boost_star_resolves_at_once")
def test_a_boost_ability_resolves_before_the_next_card_and_before_damage():
    t = table(villain="klaw")
    t.on_top("shocker")
    t.villain_attacks(boost="weapons_runner")
    order = t.course("boost", "engages", "damaged")
    assert order == ["boost", "engages", "boost", "damaged"]


@pytest.mark.rule("champions.enemy_attack.damage_is_modified_atk", "champions.base_value.usually_printed")
def test_damage_is_the_atk_with_all_modifiers():
    t = table(villain="ultron")
    t.reveal("upgraded_drones")
    t.minion_attacks(t.drone())
    assert t.damage("spider_man") == 2


@pytest.mark.rule("champions.enemy_attack.undefended_definition")
def test_an_attack_without_a_defender_is_undefended():
    t = table(in_play=["mockingbird"])
    attack = t.villain_attacks()
    assert UNDEFENDED.holds(t.s, Moment(t.card("villain"), 0, None, attack))
    attack = t.villain_attacks(defender="mockingbird")
    assert not UNDEFENDED.holds(t.s, Moment(t.card("villain"), 0, None, attack))
