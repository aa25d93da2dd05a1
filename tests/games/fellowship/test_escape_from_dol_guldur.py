"""Escape from Dol Guldur: its own encounter cards and its objectives."""

from __future__ import annotations

import pytest

from rulebound.games.fellowship.captivity import rescue, take_prisoner
from rulebound.games.fellowship.words import HOST, gets
from tests.fellowship_facts import facts_of
from tests.fellowship_made_up import gift
from tests.fellowship_table import table

TRIO = [["aragorn", "theodred"], ["gimli", "gloin"], ["eowyn", "legolas"]]
FACTS = [
    "101 enemy Dungeon Jailor; engagement 38; 1 2 3 5; victory 5; dol-guldur orc; x2; easy x0",
    "102 enemy Nazgûl of Dol Guldur; engagement 40; 5 4 3 9; nazgul; x1",
    "103 enemy Cavern Guardian; engagement 8; 2 2 1 2; doomed 1; undead; shadow; x2",
    "104 treachery Under the Shadow; shadow; x2",
    "105 treachery Iron Shackles; shadow; x1",
    "106 location Endless Caverns; 1 3; doomed 1 surge; dungeon; x2",
    "107 location Tower Gate; 2 1; dungeon; x2",
    "108 objective Gandalf's Map; guarded restricted; item; x1",
    "109 objective Dungeon Torch; guarded restricted; item; x1",
    "110 objective Shadow Key; guarded restricted; item; x1",
    "123a quest The Necromancer's Tower; stage 1; x1",
    "123b quest The Necromancer's Tower; stage 1; points 9; x1",
    "124a quest Through the Caverns; stage 2; x1",
    "124b quest Through the Caverns; stage 2; points 15; x1",
    "125a quest Out of the Dungeons; stage 3; x1",
    "125b quest Out of the Dungeons; stage 3; points 7; x1",
]


def test_the_facts_of_the_escape_from_dol_guldur():
    assert facts_of("escape_from_dol_guldur") == FACTS


# --- encounter cards --------------------------------------------------------------------------------------------


def test_the_dungeon_jailor_hides_an_unclaimed_objective_when_the_quest_fails():
    t = table(heroes=TRIO, staging=["dungeon_jailor", "gandalfs_map", "shadow_key"], first=1)
    t.put("dungeon_torch")
    t.use("dungeon_torch", "attach/aragorn", seat=0)
    t.quest(answers=["p1>choose/shadow_key"])
    assert t.offered("choose") == ["choose:gandalfs_map", "choose:shadow_key"]
    assert t.zone("shadow_key") == "encounter"
    assert t.host("dungeon_torch") == "aragorn"


def test_the_dungeon_jailor_does_nothing_when_the_quest_succeeds_or_ties_or_it_is_engaged():
    t = table(heroes=TRIO, staging=["dungeon_jailor", "gandalfs_map"])
    t.quest("eowyn")
    t.card("eowyn").committed = False
    t.quest("legolas")
    assert t.zone("gandalfs_map") == "staging"
    t.engage("dungeon_jailor", seat=2)
    t.put("king_spider")
    t.card("legolas").committed = False
    t.quest()
    assert t.zone("gandalfs_map") == "staging"


def test_the_nazgul_of_dol_guldur_takes_no_attachments():
    t = table(heroes=[["glorfindel"]], hand=["forest_snare"], engaged=["nazgul_of_dol_guldur"])
    t.pools(glorfindel=3)
    assert t.why_not("play", "forest_snare") == ["fellowship.attachment.needs_host"]


def test_the_nazgul_of_dol_guldur_takes_a_character_after_every_shadow_effect():
    t = table(heroes=TRIO, in_play=["faramir"], engaged=["nazgul_of_dol_guldur"], first=2)
    t.enemy_attacks("nazgul_of_dol_guldur", "defend/aragorn", "p0>discard/faramir", shadow="ungoliants_spawn")
    assert t.offered("discard") == ["discard:aragorn", "discard:theodred", "discard:faramir"]
    assert t.discarded("faramir")


def test_the_nazgul_of_dol_guldur_takes_nobody_without_a_shadow_effect_or_if_it_was_cancelled():
    t = table(heroes=TRIO, engaged=["nazgul_of_dol_guldur"], hands={2: ["hasty_stroke"]})
    t.enemy_attacks("nazgul_of_dol_guldur", "defend/aragorn", shadow="enchanted_stream")
    t.pools(eowyn=1)
    t.enemy_attacks(
        "nazgul_of_dol_guldur", "defend/theodred", "cancel-shadow/use:hasty_stroke", shadow="ungoliants_spawn"
    )
    assert "discard" not in t.prompts()


def test_the_nazgul_of_dol_guldur_takes_nobody_for_the_shadow_effects_of_others():
    t = table(heroes=TRIO, in_play=["faramir"], engaged=["nazgul_of_dol_guldur", "wargs"], first=2)
    t.enemy_attacks("wargs", "defend/aragorn", shadow="ungoliants_spawn")
    assert "discard" not in t.prompts()


def test_the_cavern_guardian_raises_all_dials_when_it_is_revealed():
    t = table(heroes=TRIO)
    t.dial(20, 21, 22)
    t.reveal("cavern_guardian")
    assert t.threats == [21, 22, 23]


def test_the_cavern_guardian_as_a_shadow_takes_an_attachment_and_an_objective_goes_back():
    t = table(heroes=TRIO, engaged=["wolf_rider"], staging=["gandalfs_map"], first=2)
    t.put("steward_of_gondor", on="theodred")
    t.put("horn_of_gondor", on="gimli")
    t.use("gandalfs_map", "attach/theodred", seat=0)
    t.enemy_attacks("wolf_rider", "defend/aragorn", "p0>discard/gandalfs_map", shadow="cavern_guardian")
    assert sorted(t.offered("discard")) == ["discard:gandalfs_map", "discard:steward_of_gondor"]
    assert t.zone("gandalfs_map") == "staging"
    assert t.controller("gandalfs_map") is None


def test_the_cavern_guardian_as_a_shadow_takes_all_attachments_of_who_does_not_defend():
    t = table(heroes=TRIO, engaged=["wolf_rider"], staging=["shadow_key"], first=2)
    t.put("steward_of_gondor", on="theodred")
    t.put("horn_of_gondor", on="gimli")
    t.use("shadow_key", "attach/aragorn", seat=0)
    t.enemy_attacks("wolf_rider", "defend/no-defense", "attack-damage/aragorn", shadow="cavern_guardian")
    assert t.discarded("steward_of_gondor")
    assert t.zone("shadow_key") == "staging"
    assert t.in_play("horn_of_gondor")


def test_under_the_shadow_adds_a_threat_for_each_player_in_the_game_until_the_end_of_the_phase():
    t = table(heroes=TRIO, staging=["forest_gate"], first=1)
    t.eliminates(0)
    t.reveal("under_the_shadow")
    assert t.staged == 4
    t.step("end_quest")
    assert t.staged == 2


def test_under_the_shadow_as_a_shadow_counts_the_enemies_of_the_defending_player():
    t = table(heroes=TRIO, engaged=["wolf_rider", "wargs"], staging=["king_spider"], first=2)
    t.put("forest_spider", engaged=1)
    t.dial(20, 20, 20)
    t.enemy_attacks("wolf_rider", "defend/aragorn", shadow="under_the_shadow")
    assert t.threats == [22, 20, 20]


def test_iron_shackles_take_the_place_of_the_next_draw_of_the_first_player():
    t = table(heroes=TRIO, first=1)
    t.reveal("iron_shackles")
    assert t.in_play("iron_shackles")
    assert t.has_trait("iron_shackles", "condition")
    t.draw(1, 0)
    t.draw(3, 1)
    assert t.sizes("hand") == [1, 0, 0]
    assert t.discarded("iron_shackles")
    t.draw(2, 1)
    assert t.sizes("hand") == [1, 2, 0]


def test_iron_shackles_as_a_shadow_lie_on_the_deck_of_the_first_player_too():
    t = table(heroes=TRIO, engaged=["wolf_rider"], first=2)
    t.enemy_attacks("wolf_rider", "defend/aragorn", shadow="iron_shackles")
    t.draw(1, 0)
    t.draw(1, 2)
    assert t.sizes("hand") == [1, 0, 0]


def test_a_miner_breaks_iron_shackles():
    t = table(heroes=TRIO)
    t.reveal("iron_shackles")
    t.enters(t.hold("miner_of_the_iron_hills")[0], "response-enter/use:miner_of_the_iron_hills")
    assert t.discarded("iron_shackles")


def test_endless_caverns_are_doomed_and_surge():
    t = table(heroes=TRIO)
    t.dial(20, 21, 22)
    t.on_top("old_forest_road")
    t.reveal("endless_caverns")
    assert t.threats == [21, 22, 23]
    assert t.staging() == ["endless_caverns", "old_forest_road"]


def test_behind_the_tower_gate_waits_an_orc_guard_for_each_player():
    t = table(heroes=TRIO, staging=["tower_gate"], first=1)
    t.on_deck("feint", seat=2)
    cards = t.sizes("deck")
    top = t.card("feint")
    t.travel("tower_gate")
    assert t.sizes("deck") == [n - 1 for n in cards]
    assert [len(t.engaged(seat)) for seat in range(3)] == [1, 1, 1]
    assert (t.strength(top), t.defense(top), t.hit_points(top)) == (1, 1, 1)
    assert not any(t.known(top, seat) for seat in range(3))
    assert t.controller(top) is None
    t.hurt(top, 1)
    assert t.lies(top, "discard", seat=2)


def test_an_orc_guard_attacks_and_can_be_attacked():
    t = table(heroes=TRIO, staging=["tower_gate"])
    t.travel("tower_gate")
    guard = t.s.players[0].engaged.cards[0]
    t.enemy_attacks(guard, "defend/no-defense", "attack-damage/aragorn")
    assert t.damage("aragorn") == 1


# --- objectives -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["gandalfs_map", "dungeon_torch", "shadow_key"])
def test_any_player_claims_a_free_objective_for_two_threat_and_an_own_hero(name):
    t = table(heroes=TRIO, staging=[name], first=1)
    t.dial(20, 21, 22)
    t.put("faramir", seat=2)
    t.use(name, "p2>attach/eowyn", seat=2, phase="quest")
    assert t.offered("attach") == ["attach:eowyn", "attach:legolas"]
    assert t.threats == [20, 21, 24]
    assert (t.host(name), t.controller(name)) == ("eowyn", 2)
    assert not t.can("use", name, 2)


@pytest.mark.parametrize("name", ["gandalfs_map", "dungeon_torch", "shadow_key"])
def test_an_objective_returns_to_the_staging_area_when_its_hero_falls(name):
    t = table(heroes=TRIO, staging=[name])
    t.use(name, "attach/theodred", seat=0)
    t.hurt("theodred", 4)
    assert t.zone(name) == "staging"
    assert t.can("use", name, 1)


@pytest.mark.parametrize("name", ["gandalfs_map", "dungeon_torch", "shadow_key"])
def test_an_objective_is_guarded_when_it_is_revealed_and_cannot_be_claimed_before(name):
    t = table(heroes=TRIO)
    t.on_top("forest_gate")
    t.reveal(name)
    assert t.attached(name) == ["forest_gate"]
    assert not t.can("use", name, 1)


def test_who_carries_gandalfs_map_neither_attacks_nor_defends_but_quests():
    t = table(heroes=[["aragorn", "theodred"], ["gimli"]], staging=["gandalfs_map"], engaged=["wolf_rider"])
    t.use("gandalfs_map", "attach/aragorn", seat=0)
    t.enemy_attacks("wolf_rider", "defend/no-defense", "attack-damage/aragorn")
    assert t.offered("defend") == ["defend:theodred", "no-defense"]
    t.steps(["begin_player_attacks", "player_attack"], "p0>attack/wolf_rider")
    assert (t.exhausted("theodred"), t.exhausted("aragorn")) == (True, False)
    t.commit("aragorn")
    assert t.is_committed("aragorn")


def test_the_dungeon_torch_raises_the_dial_of_its_carrier_every_round():
    t = table(heroes=TRIO, staging=["dungeon_torch"], first=1)
    t.dial(20, 20, 20)
    t.step("end_round")
    assert t.threats == [20, 20, 20]
    t.use("dungeon_torch", "attach/eowyn", seat=2)
    t.step("end_round")
    assert t.threats == [20, 20, 24]
    t.step("end_round")
    assert t.threats == [20, 20, 26]


def test_the_shadow_key_hurts_its_carrier_every_round():
    t = table(heroes=TRIO, staging=["shadow_key"], first=1)
    t.step("end_round")
    t.use("shadow_key", "attach/gimli", seat=1)
    t.step("end_round")
    t.step("end_round")
    assert (t.damage("gimli"), t.damage("gloin")) == (2, 0)


def test_no_orc_guard_waits_for_who_is_out_or_has_no_deck():
    t = table(heroes=TRIO, staging=["tower_gate"], first=1)
    t.empty("deck", "removed", 0)
    t.eliminates(2)
    t.travel("tower_gate")
    assert [len(t.engaged(seat)) for seat in range(3)] == [0, 1, 0]


@pytest.mark.rule("fellowship.golden.card_over_rules")
def test_a_prisoner_is_no_longer_committed_and_says_nothing_until_it_is_free():
    t = table(heroes=[["gimli"], ["aragorn"], ["eowyn", "gloin"]], first=1)
    t.commits("eowyn", "aragorn")
    before = t.willpower("aragorn")
    take_prisoner(t.s, t.card("eowyn"))
    assert (t.is_committed("eowyn"), t.committed) == (False, before)
    take_prisoner(t.s, t.card("gloin"))
    t.run(rescue(t.s, 1))
    assert [t.damage(name) for name in ("eowyn", "gloin")] == [1, 1]
    assert t.said("rescued", card="gloin")
    t.hurt("gloin", 1, "response-damage/gloin")
    assert t.resources("gloin") == 1


@pytest.mark.rule("fellowship.golden.card_over_rules")
def test_what_was_attached_to_a_prisoner_and_not_turned_over_counts_once_when_the_prisoner_is_free():
    t = table(heroes=[["gimli"], ["aragorn"], ["eowyn"]], first=1)
    gift(t, on="eowyn", holds=gets("willpower", 1, HOST))
    before = t.willpower("eowyn")
    take_prisoner(t.s, t.card("eowyn"))
    t.run(rescue(t.s, 1))
    assert t.willpower("eowyn") == before
