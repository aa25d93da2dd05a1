"""Immunity (Імунітет): what an immune card is not touched by, and what is touched all the same."""

from __future__ import annotations

import pytest

from rulebound.games.fellowship.words import (
    CHARACTER,
    ENEMY,
    HERO,
    action,
    an,
    cannot,
    damaged,
    each,
    gets,
    heal,
    lasts,
    move,
    ready,
)
from tests.fellowship_made_up import IMMUNE, PAIR, TRIO, foe, gift, law, leader, trick
from tests.fellowship_table import table


@pytest.mark.rule("fellowship.immune.definition", "fellowship.effect.definition")
def test_an_immune_enemy_is_hurt_by_attacks_and_not_by_effects():
    t = table(heroes=PAIR, hand=["rain_of_arrows"], engaged=["wolf_rider"])
    t.put(foe(holds=IMMUNE), engaged=0)
    t.pools(legolas=1)
    t.play("rain_of_arrows", "?choose/p0")
    assert [t.damage(name) for name in ("foe", "wolf_rider")] == [0, 1]
    t.attack("foe", "gimli")
    assert t.damage("foe") == 2


@pytest.mark.rule("fellowship.immune.definition")
def test_encounter_cards_touch_what_is_immune_to_player_cards():
    t = table(heroes=PAIR)
    t.put(foe(holds=IMMUNE))
    t.reveal("driven_by_shadow")
    assert t.menace("foe") == 2


@pytest.mark.rule("fellowship.immune.not_targetable")
def test_an_immune_enemy_is_no_target():
    t = table(heroes=TRIO, hand=["feint"], first=1)
    t.pools(gimli=1)
    t.put(foe(holds=IMMUNE), engaged=0)
    assert t.why_not("play", "feint", phase="combat") == ["fellowship.ability.must_change_state"]
    t.put("wolf_rider", engaged=2)
    t.put("forest_spider", engaged=1)
    t.play("feint", phase="combat", until="choose")
    assert t.options() == ["choose:forest_spider", "choose:wolf_rider"]


@pytest.mark.rule("fellowship.immune.not_targetable")
def test_an_immune_card_is_no_target_of_what_lasts_or_of_what_is_moved():
    t = table(heroes=[["gimli"]])
    t.put(foe(holds=IMMUNE))
    t.hold(trick(action(lasts("attack", -1, an(ENEMY)))))
    assert not t.can("play", "trick")
    t.hurt("gimli", 1)
    assert not t.could(move("damage", 1, an(damaged(CHARACTER)), an(ENEMY)), by="gimli")
    t.put("wolf_rider")
    t.play("trick")
    assert [t.strength(name) for name in ("foe", "wolf_rider")] == [2, 1]
    t.resolve(lasts("attack", -1, each(ENEMY)), by="gimli")
    assert [t.strength(name) for name in ("foe", "wolf_rider")] == [2, 0]


@pytest.mark.rule("fellowship.immune.definition")
def test_constant_abilities_of_player_cards_do_nothing_to_an_immune_card():
    t = table(heroes=[["gimli"]])
    t.put(foe(holds=IMMUNE), engaged=0)
    t.put("forest_snare", on="foe")
    gift(t, holds=[gets("attack", -1, each(ENEMY)), cannot("attack", each(ENEMY))])
    assert t.strength("foe") == 2
    t.enemy_attacks("foe", "defend/no-defense", shadow="")
    assert t.damage("gimli") == 2


@pytest.mark.rule("fellowship.immune.not_peripheral")
def test_what_is_attached_to_an_immune_hero_is_not_immune():
    t = table(heroes=PAIR)
    t.put(leader(holds=IMMUNE, name="Stone"))
    t.put("unexpected_courage", on="stone")
    card = t.hold("miner_of_the_iron_hills")[0]
    t.enters(card, "response-enter/use")
    assert t.discarded("unexpected_courage")
    t.hurt("stone", 1)
    assert not t.could(heal(1, an(damaged(HERO))), by="gimli")


@pytest.mark.rule("fellowship.immune.not_peripheral")
def test_the_abilities_of_an_immune_card_touch_others():
    t = table(heroes=[["gimli"]])
    t.put(leader(action(ready(an(HERO))), holds=(IMMUNE, gets("willpower", 1, each(HERO))), name="Stone"))
    t.card("gimli").exhausted = True
    t.use("stone")
    assert not t.exhausted("gimli")
    assert t.willpower("gimli") == 3


@pytest.mark.rule("fellowship.immune.lasting_rechecked")
def test_what_lasts_counts_no_more_once_its_card_is_immune():
    t = table(heroes=TRIO, hand=["feint"], first=2, engaged=["forest_spider"])
    t.pools(gimli=1)
    t.resolve(lasts("attack", -1, an(ENEMY), "round"), by="gimli")
    t.play("feint", phase="combat")
    assert t.strength("forest_spider") == 1
    shield = law(t, holds=cannot("be-affected", each(ENEMY), from_players=True))
    assert t.strength("forest_spider") == 2
    t.enemy_attacks("forest_spider", "p0>defend/no-defense", "p1>defend/no-defense", "attack-damage/gimli")
    assert t.damage("gimli") == 2
    t.leaves(shield)
    assert t.strength("forest_spider") == 1


@pytest.mark.rule("fellowship.immune.lasting_rechecked")
def test_what_an_encounter_card_made_still_lasts():
    t = table(heroes=PAIR, staging=["forest_spider"])
    t.engage("forest_spider")
    law(t, holds=cannot("be-affected", each(ENEMY), from_players=True))
    assert t.strength("forest_spider") == 3


@pytest.mark.rule("fellowship.effect.elements_not_effect")
def test_an_immune_hero_pays_costs_like_others():
    t = table(heroes=[["aragorn", "theodred"]], hand=["common_cause"])
    t.put(leader(holds=IMMUNE, name="Stone"))
    t.card("aragorn").exhausted = t.card("theodred").exhausted = True
    t.play("common_cause", "?exhaust/stone", "ready/aragorn")
    assert t.exhausted("stone")
    assert not t.exhausted("aragorn")


@pytest.mark.rule("fellowship.effect.elements_not_effect")
def test_an_immune_hero_among_others_may_be_exhausted_as_a_cost():
    t = table(heroes=[["aragorn", "theodred"], ["gimli"]], hand=["common_cause"])
    t.put(leader(holds=IMMUNE, name="Stone"))
    t.card("gimli").exhausted = True
    t.play("common_cause", until="exhaust")
    assert "exhaust:stone" in t.options()
    t.give("exhaust/stone")
    t.finish()
    assert not t.exhausted("gimli")
