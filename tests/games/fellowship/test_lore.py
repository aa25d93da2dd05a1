"""Lore: heroes and allies, attachments."""

from __future__ import annotations

import pytest

from rulebound.games.fellowship.words import ENEMY, THIS_ATTACKS, an, deal_shadow, enemy_attacks, forced_when
from tests.fellowship_facts import facts_of
from tests.fellowship_made_up_costs import beast
from tests.fellowship_table import table

TRIO = [["aragorn", "theodred"], ["denethor", "glorfindel", "beravor"], ["gimli", "legolas"]]
FACTS = [
    "10 hero Denethor unique; lore; threat cost 8; 1 1 3 3; gondor noble steward; x1",
    "11 hero Glorfindel unique; lore; threat cost 12; 3 3 1 5; noble noldor warrior; x1",
    "12 hero Beravor unique; lore; threat cost 10; 2 2 2 4; dunedain ranger; x1",
    "58 ally Daughter of the Nimrodel; lore; cost 3; 1 0 0 1; silvan; x3",
    "59 ally Erebor Hammersmith; lore; cost 2; 1 1 1 3; craftsman dwarf; x3",
    "60 ally Henamarth Riversong unique; lore; cost 1; 1 1 0 1; silvan; x3",
    "61 ally Miner of the Iron Hills; lore; cost 2; 0 1 1 2; dwarf; x3",
    "62 ally Gléowine unique; lore; cost 2; 1 0 0 2; minstrel rohan; x3",
    "63 event Lore of Imladris; lore; cost 2; x3",
    "64 event Lórien's Wealth; lore; cost 3; x3",
    "65 event Radagast's Cunning; lore; cost 1; x3",
    "66 event Secret Paths; lore; cost 1; x3",
    "67 event Gandalf's Search; lore; cost X; x3",
    "68 event Beorn's Hospitality; lore; cost 5; x3",
    "69 attachment Forest Snare; lore; cost 3; item trap; x3",
    "70 attachment Protector of Lórien; lore; cost 1; title; x3",
    "71 attachment Dark Knowledge; lore; cost 1; condition; x3",
    "72 attachment Self Preservation; lore; cost 3; skill; x3",
]


def test_the_facts_of_lore():
    assert facts_of("lore") == FACTS


# --- heroes ---------------------------------------------------------------------------------------------------


def test_denethor_looks_at_the_next_encounter_card_and_may_put_it_under_the_deck():
    t = table(heroes=TRIO, first=2)
    t.on_top("king_spider", "forest_gate")
    t.use("denethor", "p1>sink/sink:king_spider", phase="quest")
    assert t.exhausted("denethor")
    assert (t.lying("encounter")[0], t.lying("encounter")[-1]) == ("king_spider", "forest_gate")
    assert [t.known("king_spider", seat) for seat in range(3)] == [False, True, False]
    assert not t.can("use", "denethor")


def test_denethor_may_leave_the_card_where_it_is_and_needs_a_deck():
    t = table(heroes=TRIO)
    t.on_top("king_spider")
    t.use("denethor", "sink/leave-it")
    assert t.lying("encounter")[-1] == "king_spider"
    t.card("denethor").exhausted = False
    t.empty("encounter", "encounter-discard")
    assert t.why_not("use", "denethor") == ["fellowship.ability.must_change_state"]


def test_glorfindel_pays_to_heal_one_damage_of_any_character_once_a_round():
    t = table(heroes=TRIO, first=2)
    t.put("gleowine", seat=0)
    t.hurt("gleowine", 1)
    t.hurt("gimli", 3)
    t.pools(glorfindel=2, denethor=2)
    t.use("glorfindel", "p1>heal/gimli", phase="combat")
    assert t.offered("heal") == ["heal:gimli", "heal:gleowine"]
    assert (t.damage("gimli"), t.resources("glorfindel"), t.resources("denethor")) == (2, 1, 2)
    assert not t.exhausted("glorfindel")
    assert t.why_not("use", "glorfindel") == ["fellowship.limit.per_phase_round"]


def test_glorfindel_needs_a_resource_of_his_own_and_somebody_wounded():
    t = table(heroes=TRIO, engaged=["king_spider"])
    t.hurt("king_spider", 1)
    t.pools(glorfindel=1)
    assert t.why_not("use", "glorfindel") == ["fellowship.ability.must_change_state"]
    t.hurt("gimli", 1)
    t.pools(glorfindel=0, denethor=5)
    assert t.why_not("use", "glorfindel") == ["fellowship.ability.must_be_payable"]


def test_beravor_lets_a_player_draw_two_cards_once_a_round():
    t = table(heroes=TRIO, first=2)
    t.use("beravor", "p1>choose/p0")
    assert t.sizes("hand") == [2, 0, 0]
    assert t.exhausted("beravor")
    t.card("beravor").exhausted = False
    assert t.why_not("use", "beravor") == ["fellowship.limit.per_phase_round"]


# --- allies ---------------------------------------------------------------------------------------------------


def test_the_daughter_of_the_nimrodel_heals_up_to_two_damage_of_one_hero():
    t = table(heroes=TRIO)
    t.put("daughter_of_the_nimrodel", seat=1)
    t.put("faramir", seat=0)
    t.hurt("faramir", 1)
    assert t.why_not("use", "daughter_of_the_nimrodel") == ["fellowship.ability.must_change_state"]
    t.hurt("gimli", 3)
    t.hurt("aragorn", 1)
    t.use("daughter_of_the_nimrodel", "p1>heal/gimli", phase="combat")
    assert t.offered("heal") == ["heal:aragorn", "heal:gimli"]
    assert (t.damage("gimli"), t.damage("aragorn")) == (1, 1)
    assert t.why_not("use", "daughter_of_the_nimrodel") == ["fellowship.ability.must_be_payable"]
    t.card("daughter_of_the_nimrodel").exhausted = False
    t.use("daughter_of_the_nimrodel", "heal/aragorn")
    assert t.damage("aragorn") == 0


def test_the_erebor_hammersmith_returns_the_topmost_attachment_of_a_discard_pile():
    t = table(heroes=TRIO, hands={1: ["erebor_hammersmith"]}, first=2)
    for name in ("citadel_plate", "steward_of_gondor", "feint"):
        t.lay(name, "discard", 0)
    t.lay("dark_knowledge", "discard", 2)
    t.pools(denethor=2)
    t.play("erebor_hammersmith", "p1>response-play/use:erebor_hammersmith", "p1>choose/p0", seat=1)
    assert t.hand(0) == ["steward_of_gondor"]
    assert t.lying("discard", 0) == ["citadel_plate", "feint"]


def test_the_erebor_hammersmith_must_be_played_and_finds_only_attachments():
    t = table(heroes=TRIO, hands={1: ["erebor_hammersmith"]})
    t.lay("feint", "discard", 0)
    t.pools(denethor=2)
    t.play("erebor_hammersmith", seat=1)
    assert "response-play" not in t.prompts()
    t.lay("citadel_plate", "discard", 0)
    t.enters(t.lay("erebor_hammersmith", "hand", 1), seat=1)
    assert "response-play" not in t.prompts()


def test_henamarth_riversong_looks_at_the_next_encounter_card_and_leaves_it():
    t = table(heroes=TRIO)
    t.put("henamarth_riversong", seat=1)
    t.on_top("king_spider", "forest_gate")
    t.use("henamarth_riversong", phase="travel")
    assert t.lying("encounter")[-1] == "king_spider"
    assert [t.known("king_spider", seat) for seat in range(3)] == [False, True, False]
    assert "sink" not in t.prompts()
    assert not t.can("use", "henamarth_riversong")


def test_the_miner_of_the_iron_hills_frees_from_a_condition_of_anybody():
    t = table(heroes=TRIO, hands={1: ["miner_of_the_iron_hills"]})
    t.put("the_favor_of_the_lady", on="gimli")
    t.put("citadel_plate", on="gimli")
    t.dial(50 - 1, 20, 20)
    t.reveal("caught_in_a_web", "attach/aragorn")
    t.pools(denethor=2)
    t.play(
        "miner_of_the_iron_hills", "p1>response-enter/use:miner_of_the_iron_hills", "p1>discard/caught_in_a_web", seat=1
    )
    assert t.offered("discard") == ["discard:caught_in_a_web", "discard:the_favor_of_the_lady"]
    assert t.lying("encounter-discard") == ["caught_in_a_web"]
    assert t.attached("gimli") == ["the_favor_of_the_lady", "citadel_plate"]


def test_the_miner_of_the_iron_hills_finds_no_condition():
    t = table(heroes=TRIO)
    t.put("citadel_plate", on="gimli")
    t.enters(t.hold("miner_of_the_iron_hills", seat=1)[0], seat=1)
    assert "response-enter" not in t.prompts()


def test_gleowine_lets_a_player_draw_a_card():
    t = table(heroes=TRIO, first=2)
    t.put("gleowine", seat=1)
    t.use("gleowine", "p1>choose/p2", phase="refresh")
    assert t.sizes("hand") == [0, 0, 1]
    assert t.why_not("use", "gleowine") == ["fellowship.ability.must_be_payable"]


# --- attachments ----------------------------------------------------------------------------------------------


def test_the_forest_snare_holds_an_engaged_enemy_for_good():
    t = table(heroes=TRIO, hands={1: ["forest_snare"]}, staging=["wargs"], first=2)
    t.put("king_spider", engaged=0)
    t.put("wolf_rider", engaged=2)
    t.pools(denethor=3)
    t.play("forest_snare", "p1>attach/king_spider", seat=1)
    assert t.offered("attach") == ["attach:wolf_rider", "attach:king_spider"]
    assert t.enemy_attacks("king_spider") is None
    t.step("end_round")
    t.engage("king_spider", seat=1)
    assert t.enemy_attacks("king_spider") is None
    t.leaves("forest_snare")
    assert t.enemy_attacks("king_spider", "defend/denethor") is not None


def test_the_forest_snare_needs_an_engaged_enemy_that_can_have_attachments():
    t = table(heroes=TRIO, hands={1: ["forest_snare"]}, staging=["wargs"])
    t.pools(denethor=3)
    assert t.why_not("play", "forest_snare") == ["fellowship.attachment.needs_host"]
    t.put("nazgul_of_dol_guldur", engaged=1)
    assert t.why_not("play", "forest_snare") == ["fellowship.attachment.needs_host"]


def test_the_protector_of_lorien_turns_cards_into_willpower_or_defense():
    t = table(heroes=TRIO, hands={1: ["feint", "gandalf", "beorn", "hasty_stroke"]})
    t.put("protector_of_lorien", on="glorfindel", seat=1)
    t.use("protector_of_lorien", "p1>discard-cost/feint", "p1>choose-one/defense", phase="combat")
    t.use("protector_of_lorien", "p1>discard-cost/beorn", "p1>choose-one/willpower", phase="combat")
    t.use("protector_of_lorien", "p1>discard-cost/gandalf", "p1>choose-one/willpower", phase="combat")
    assert (t.defense("glorfindel"), t.willpower("glorfindel"), t.defense("denethor")) == (2, 5, 3)
    assert t.why_not("use", "protector_of_lorien", phase="combat") == ["fellowship.limit.per_phase_round"]
    t.step("end_combat")
    assert (t.defense("glorfindel"), t.willpower("glorfindel")) == (1, 3)
    assert t.can("use", "protector_of_lorien", phase="refresh")


def test_the_protector_of_lorien_needs_a_card_in_the_hand_of_its_controller():
    t = table(heroes=TRIO, hands={0: ["feint"]})
    t.put("protector_of_lorien", on="glorfindel", seat=1)
    assert t.why_not("use", "protector_of_lorien") == ["fellowship.ability.must_be_payable"]
    assert not t.can("use", "protector_of_lorien", 0)


def test_dark_knowledge_costs_willpower_and_looks_at_a_shadow_card_against_its_player():
    t = table(heroes=TRIO, engaged=["wargs"], first=1)
    t.put("dark_knowledge", on="glorfindel", seat=1)
    t.put("king_spider", engaged=1)
    assert (t.willpower("denethor"), t.willpower("glorfindel")) == (1, 2)
    t.on_top("evil_storm", "despair")
    t.step("deal_shadow_cards", "p1>response-shadow-dealt/use:dark_knowledge")
    assert [t.known("evil_storm", seat) for seat in range(3)] == [False, True, False]
    assert not any(t.known("despair", seat) for seat in range(3))
    assert t.exhausted("dark_knowledge")
    assert t.prompts().count("response-shadow-dealt") == 1


def test_dark_knowledge_does_not_look_at_the_shadow_cards_against_others():
    t = table(heroes=TRIO, engaged=["wargs"])
    t.put("dark_knowledge", on="denethor", seat=1)
    t.step("deal_shadow_cards")
    assert "response-shadow-dealt" not in t.prompts()


def test_dark_knowledge_sees_the_shadow_card_of_a_wolf_rider_that_attacks_as_a_shadow_card():
    t = table(heroes=TRIO, first=2)
    t.put("king_spider", engaged=1)
    for seat, hero in enumerate(["aragorn", "denethor", "gimli"]):
        t.put("dark_knowledge", on=hero, seat=seat)
    t.on_top("evil_storm")
    t.enemy_attacks("king_spider", "p1>defend/denethor", until="response-shadow-dealt", shadow="wolf_rider")
    t.give("p1>response-shadow-dealt/use:dark_knowledge")
    assert [t.known("evil_storm", seat) for seat in range(3)] == [False, True, False]


@pytest.mark.rule("fellowship.attack.enemy_outside_combat")
def test_dark_knowledge_sees_what_is_dealt_to_an_enemy_that_is_not_engaged_and_attacks_its_player():
    t = table(heroes=TRIO, first=2)
    for seat, hero in enumerate(["aragorn", "denethor", "gimli"]):
        t.put("dark_knowledge", on=hero, seat=seat)
    t.put(beast(does=forced_when(THIS_ATTACKS, deal_shadow(1))))
    t.on_top("evil_storm", "despair")
    t.at("quest", 0)
    t.resolve(enemy_attacks(an(ENEMY)), "p1>response-shadow-dealt/pass", by="denethor", seat=1, until="action")
    assert t.who("response-shadow-dealt") == [1, 1]


@pytest.mark.rule("fellowship.attack.enemy_outside_combat")
def test_a_wolf_rider_that_attacks_as_a_shadow_card_outside_the_combat_phase_has_one_shadow_card():
    t = table(heroes=TRIO, first=2)
    t.put(beast(), engaged=1)
    t.on_top("wolf_rider", "evil_storm", "despair")
    t.at("quest", 0)
    t.resolve(
        enemy_attacks(an(ENEMY)), "p1>defend/denethor", "p1>defend/no-defense", "p1>attack-damage/beravor",
        by="denethor", seat=1,
    )  # fmt: skip
    assert [line["card"] for line in t.lines("shadow-dealt")] == ["beast", "wolf_rider"]


@pytest.mark.parametrize("name", ["protector_of_lorien", "dark_knowledge"])
def test_titles_and_knowledge_are_for_heroes_of_all_players_and_for_no_ally(name):
    t = table(heroes=TRIO, hands={1: [name]}, in_play=["faramir"])
    t.pools(denethor=1)
    t.play(name, "attach/gimli", seat=1)
    assert [one.partition(":")[2] for one in t.offered("attach")] == [hero for own in TRIO for hero in own]


@pytest.mark.parametrize("name", ["gleowine", "gimli"])
def test_self_preservation_heals_two_damage_of_its_own_character(name):
    t = table(heroes=TRIO, hands={1: ["self_preservation"]})
    t.put("gleowine", seat=0)
    t.pools(denethor=3)
    t.play("self_preservation", f"attach/{name}", seat=1)
    t.hurt("aragorn", 2)
    assert t.why_not("use", "self_preservation") == ["fellowship.ability.must_change_state"]
    t.card(name).damage = 3
    t.use("self_preservation", phase="combat")
    assert (t.damage(name), t.damage("aragorn")) == (1, 2)
    assert t.why_not("use", "self_preservation") == ["fellowship.ability.must_be_payable"]
