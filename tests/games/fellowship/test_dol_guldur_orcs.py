"""Dol Guldur Orcs: what each card does to one, two and three players."""

from __future__ import annotations

import pytest

from tests.fellowship_facts import facts_of
from tests.fellowship_table import table

TRIO = [["aragorn", "theodred"], ["gimli", "gloin"], ["eowyn", "legolas"]]
FACTS = [
    "89 enemy Dol Guldur Orcs; engagement 10; 2 2 0 3; dol-guldur orc; shadow; x3",
    "90 enemy Chieftain Ufthak; engagement 35; 2 3 3 6; victory 4; dol-guldur orc; x1; easy x0",
    "91 enemy Dol Guldur Beastmaster; engagement 35; 2 3 1 5; dol-guldur orc; x2; easy x1",
    "92 treachery Driven by Shadow; shadow; x1",
    "93 treachery The Necromancer's Reach; x3; easy x1",
    "94 location Necromancer's Pass; 3 2; dol-guldur stronghold; x2; easy x1",
    "95 location Enchanted Stream; 2 2; forest; x2",
]


def test_the_facts_of_the_dol_guldur_orcs():
    assert facts_of("dol_guldur_orcs") == FACTS


def test_the_dol_guldur_orcs_wound_a_committed_character_that_the_first_player_chooses():
    t = table(heroes=TRIO, first=1, in_play=["faramir"])
    t.commits("aragorn", "faramir", "eowyn")
    t.reveal("dol_guldur_orcs", "p1>damage/aragorn", seat=2)
    assert t.offered("damage") == ["damage:eowyn", "damage:aragorn", "damage:faramir"]
    assert (t.damage("aragorn"), t.damage("gimli")) == (2, 0)


def test_the_dol_guldur_orcs_wound_nobody_when_nobody_is_committed():
    t = table(heroes=TRIO)
    t.reveal("dol_guldur_orcs")
    assert sum(t.damage(name) for own in TRIO for name in own) == 0


@pytest.mark.parametrize(("defense", "damage"), [("theodred", 1), ("no-defense", 4)])
def test_the_dol_guldur_orcs_as_a_shadow_strengthen_the_attack(defense, damage):
    t = table(heroes=TRIO, engaged=["eastern_crows"], first=2)
    t.enemy_attacks("eastern_crows", f"defend/{defense}", "?attack-damage/aragorn", shadow="dol_guldur_orcs")
    assert t.damage("theodred" if defense == "theodred" else "aragorn") == damage
    assert t.strength("eastern_crows") == 1


def test_chieftain_ufthak_grows_with_every_attack():
    t = table(heroes=[["gimli", "aragorn"]], engaged=["chieftain_ufthak"])
    t.enemy_attacks("chieftain_ufthak", "defend/gimli")
    assert (t.resources("chieftain_ufthak"), t.strength("chieftain_ufthak")) == (1, 5)
    t.enemy_attacks("chieftain_ufthak", "defend/aragorn")
    assert (t.resources("chieftain_ufthak"), t.strength("chieftain_ufthak")) == (2, 7)
    assert t.damage("aragorn") == 3


def test_the_dol_guldur_beastmaster_attacks_with_a_second_shadow_card():
    t = table(heroes=TRIO, engaged=["dol_guldur_beastmaster"])
    t.on_top("dol_guldur_orcs")
    t.dial(20, 20, 20)
    t.enemy_attacks("dol_guldur_beastmaster", "defend/aragorn", shadow="ungoliants_spawn")
    assert t.threat(0) == 24
    assert t.damage("aragorn") == 2  # 3 and 1 from the second card, less his defense


def test_driven_by_shadow_raises_the_threat_of_all_that_is_staged():
    t = table(heroes=TRIO, staging=["forest_gate", "king_spider", "gandalfs_map"], engaged=["wargs"])
    t.on_top("old_forest_road")
    t.reveal("driven_by_shadow")
    assert [t.menace(name) for name in ("forest_gate", "king_spider", "wargs")] == [3, 3, 2]
    assert t.staged == 6
    assert sorted(t.staging()) == ["forest_gate", "gandalfs_map", "king_spider"]
    t.step("end_quest")
    assert t.staged == 4


def test_driven_by_shadow_surges_when_nothing_is_staged():
    t = table(heroes=TRIO)
    t.on_top("old_forest_road")
    t.reveal("driven_by_shadow")
    assert t.staging() == ["old_forest_road"]
    assert t.menace("old_forest_road") == 2  # it came while the effect lasts


def test_driven_by_shadow_as_a_shadow_takes_an_attachment_off_the_defender():
    t = table(heroes=TRIO, engaged=["eastern_crows"], first=2)
    t.put("celebrians_stone", on="aragorn")
    t.put("citadel_plate", on="aragorn")
    t.put("steward_of_gondor", on="theodred")
    t.enemy_attacks("eastern_crows", "defend/aragorn", "discard/citadel_plate", shadow="driven_by_shadow")
    assert t.offered("discard") == ["discard:celebrians_stone", "discard:citadel_plate"]
    assert t.discarded("citadel_plate")
    assert t.attached("aragorn") == ["celebrians_stone"]


def test_driven_by_shadow_as_a_shadow_takes_all_attachments_of_who_does_not_defend():
    t = table(heroes=TRIO, engaged=["eastern_crows"], first=2)
    t.put("celebrians_stone", on="aragorn")
    t.put("steward_of_gondor", on="theodred")
    t.put("horn_of_gondor", on="gimli")
    t.enemy_attacks(
        "eastern_crows",
        "defend/no-defense",
        "?order/celebrians_stone",
        "attack-damage/aragorn",
        shadow="driven_by_shadow",
    )
    assert [t.discarded(name) for name in ("celebrians_stone", "steward_of_gondor", "horn_of_gondor")] == [
        True, True, False,
    ]  # fmt: skip


def test_the_necromancers_reach_hurts_every_exhausted_character():
    t = table(heroes=TRIO, in_play=["faramir"], first=1)
    t.commits("aragorn")
    t.card("faramir").exhausted = t.card("eowyn").exhausted = True
    t.reveal("the_necromancers_reach")
    assert [t.damage(name) for name in ("aragorn", "faramir", "eowyn", "gimli")] == [1, 1, 1, 0]


def test_the_necromancers_pass_costs_the_first_player_two_cards_at_random():
    t = table(heroes=TRIO, staging=["necromancers_pass"], hands={1: ["feint"] * 3, 0: ["feint"]}, first=1)
    t.travel("necromancers_pass")
    assert t.sizes("hand") == [1, 1, 0]
    assert len(t.lying("discard", 1)) == 2
    assert t.lying("active-location") == ["necromancers_pass"]


def test_nobody_travels_to_the_necromancers_pass_with_one_card_in_the_hand_of_the_first_player():
    t = table(heroes=TRIO, staging=["necromancers_pass"], hands={1: ["feint"], 0: ["feint", "beorn"]}, first=1)
    t.phase("travel", "?travel/stay")
    assert t.staging() == ["necromancers_pass"]
    assert "travel" not in t.prompts()


def test_nobody_draws_while_the_enchanted_stream_is_active():
    t = table(heroes=TRIO, active="enchanted_stream", in_play=["gleowine"])
    t.phase("resource")
    t.draw(1, 1)
    assert t.sizes("hand") == [0, 0, 0]
    t.leaves("enchanted_stream")
    t.draw(1, 1)
    assert t.sizes("hand") == [0, 1, 0]


def test_the_enchanted_stream_is_harmless_in_the_staging_area():
    t = table(heroes=TRIO, staging=["enchanted_stream"])
    t.draw(1, 2)
    assert t.sizes("hand") == [0, 0, 1]
