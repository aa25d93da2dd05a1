"""Атака, ворог атакує, захист, підсилення, надмір, удар у відповідь, охоронець."""

from __future__ import annotations

import pytest

from tests.champions_table import table


@pytest.mark.rule("champions.overkill.ally_defender")
def test_overkill_spills_from_a_defending_ally_onto_its_controllers_hero():
    t = table(in_play=["mockingbird"])  # 3 hit points
    t.villain_attacks(atk=5, overkill=True, defender="mockingbird")
    assert t.discarded("mockingbird")
    assert t.damage("spider_man") == 2


@pytest.mark.rule("champions.enemy_attack.ally_excess_is_lost", "champions.enemy_attack.ally_defender_takes_all")
def test_without_overkill_the_excess_is_lost():
    t = table(in_play=["mockingbird"])
    t.villain_attacks(atk=5, defender="mockingbird")
    assert t.discarded("mockingbird")
    assert t.damage("spider_man") == 0


@pytest.mark.rule("champions.overkill.tough_leaves_nothing", "champions.tough.damage_replaced")
def test_tough_leaves_nothing_over_for_overkill():
    t = table(in_play=["mockingbird"])
    t.card("mockingbird").tough = True
    t.villain_attacks(atk=9, overkill=True, defender="mockingbird")
    assert t.in_play("mockingbird")
    assert not t.tough("mockingbird")
    assert t.damage("spider_man") == 0


@pytest.mark.rule("champions.overkill.ally_spill_if_able")
def test_overkill_reaches_an_alter_ego_too():
    t = table(in_play=["mockingbird"], form="alter-ego")  # 3 hit points
    t.villain_attacks(atk=5, overkill=True, defender="mockingbird")
    assert t.damage("peter_parker") == 2


@pytest.mark.rule("champions.overkill.minion_to_villain")
def test_overkill_against_a_minion_hits_the_villain():
    t = table(hand=["relentless_assault", "strength"], engaged=["hydra_mercenary"])  # 3 hit points
    t.play("relentless_assault")
    assert t.discarded("hydra_mercenary")
    assert t.damage("rhino") == 2


@pytest.mark.rule(
    "champions.enemy_attack.hero_defender_reduces_by_def", "champions.enemy_attack.hero_defender_takes_rest"
)
def test_a_defending_hero_takes_the_damage_less_defense():
    t = table()
    t.villain_attacks(atk=5, defender="spider_man")  # DEF 3
    assert t.damage("spider_man") == 2
    assert t.exhausted("spider_man")


@pytest.mark.rule(
    "champions.enemy_attack.undefended_target_hero_takes_all", "champions.enemy_attack.defending_is_optional"
)
def test_an_undefended_attack_hits_the_hero_in_full():
    t = table()
    t.villain_attacks(atk=5)
    assert t.damage("spider_man") == 5
    assert not t.exhausted("spider_man")


@pytest.mark.rule("champions.enemy_attack.boost_icons_raise_atk", "champions.enemy_attack.boost_cards_discarded")
def test_boost_icons_add_to_the_attack_and_the_card_is_discarded():
    t = table()
    t.villain_attacks(atk=2, boost="sandman")  # two icons
    assert t.damage("spider_man") == 4
    assert t.discarded("sandman")


@pytest.mark.rule("champions.boost.only_this_activation")
def test_boost_icons_are_gone_in_the_next_attack():
    t = table()
    t.villain_attacks(atk=2, boost="sandman")
    t.villain_attacks(atk=2)
    assert t.damage("spider_man") == 6


@pytest.mark.rule("champions.boost.after_defender_declaration", "champions.enemy_attack.step_order")
def test_boost_cards_are_turned_up_after_the_defender_is_declared():
    t = table()
    t.villain_attacks(defender="spider_man", boost="sandman")
    what = t.course()
    assert what.index("defends") < what.index("boost") < what.index("damaged")


@pytest.mark.rule("champions.enemy_attack.minion_skips_boost")
def test_minions_get_no_boost_card():
    t = table(engaged=["sandman"])
    deck = len(t.lying("encounter"))
    t.minion_attacks("sandman")
    assert t.damage("spider_man") == 3
    assert len(t.lying("encounter")) == deck


@pytest.mark.rule("champions.enemy_attack.defending_player_becomes_target", "champions.ally.any_player_may_defend")
def test_another_player_may_defend_and_becomes_the_target():
    t = table(heroes=["spider_man", "spider_man"])
    attack = t.villain_attacks("defend/no-defense", "defend/defend:spider_man", atk=5)
    assert t.damage("p0") == 0
    assert t.damage("p1") == 2
    assert attack.seat == 1


@pytest.mark.rule("champions.defend.hero_basic_power")
def test_an_alter_ego_cannot_defend():
    t = table(form="alter-ego")
    t.villain_attacks(atk=3)
    assert "defend" not in t.prompts()


@pytest.mark.rule("champions.guard.villain_cannot_be_attacked")
def test_a_guard_protects_the_villain():
    t = table(hand=["uppercut", "strength", "energy"], engaged=["hydra_mercenary"])
    t.attack("spider_man", "hydra_mercenary")
    assert t.damage("hydra_mercenary") == 2
    t.play("uppercut")
    assert t.damage("rhino") == 0


@pytest.mark.rule("champions.guard.villain_cannot_be_attacked")
def test_a_guard_protects_only_against_its_own_player():
    t = table(heroes=["spider_man", "spider_man"], engaged=["hydra_mercenary"])
    t.active = 1
    t.attack("spider_man", "rhino", seat=1)
    assert t.damage("rhino") == 2


@pytest.mark.rule("champions.stunned.player_attack_replaced", "champions.stunned.cost_still_paid")
def test_a_stunned_hero_loses_the_stun_instead_of_attacking():
    t = table(hand=["uppercut", "strength", "energy"])
    t.card("spider_man").stunned = True
    t.play("uppercut")
    assert not t.stunned("spider_man")
    assert t.damage("rhino") == 0
    assert t.discarded("uppercut")
    assert t.hand() == []


@pytest.mark.rule("champions.stunned.enemy_attack_replaced")
def test_a_stunned_villain_does_not_attack_and_gets_no_boost_card():
    t = table()
    t.card("villain").stunned = True
    deck = len(t.lying("encounter"))
    t.villain_attacks(atk=5, boost="")
    assert t.damage("spider_man") == 0
    assert not t.stunned("villain")
    assert len(t.lying("encounter")) == deck


@pytest.mark.rule("champions.consequential_damage.after_attack", "champions.attack.ally_basic_exhausts")
def test_an_ally_pays_for_its_attack():
    t = table(in_play=["mockingbird"])
    t.attack("mockingbird", "rhino")
    assert t.damage("rhino") == 1
    assert t.damage("mockingbird") == 1
    assert t.exhausted("mockingbird")
    assert not t.can("attack", "mockingbird")


@pytest.mark.rule("champions.attack.hero_basic_exhausts", "champions.attack.hero_basic_damage")
def test_a_basic_attack_exhausts_the_hero_and_deals_its_atk():
    t = table()
    t.attack("spider_man", "rhino")
    assert t.damage("rhino") == 2
    assert t.why_not("attack", "spider_man") == ["champions.exhaust.not_twice"]


@pytest.mark.rule("champions.quickstrike.attacks_on_engaging", "champions.quickstrike.not_in_alter_ego")
@pytest.mark.parametrize(("form", "damage"), [("hero", 3), ("alter-ego", 0)])
def test_quickstrike_attacks_heroes_at_once(form, damage):
    t = table(form=form)
    t.reveal("vulture")
    assert t.damage("p0") == damage
