"""Protection."""

from __future__ import annotations

from tests.champions_facts import facts_of
from tests.champions_table import table

FACTS = [
    "01075 ally Black Widow (Natasha Romanoff) unique; cost 3; physical; thw 2/1 atk 1/1 hp 2; shield spy; x1",
    "01076 ally Luke Cage unique; cost 4; energy; thw 1/1 atk 2/1 hp 5; defender; x1",
    "01077 event Counter-Punch; cost 0; physical; attack; x3",
    "01078 event Get Behind Me!; cost 1; mental; x3",
    "01079 resource The Power of Protection; wild; x2",
    "01080 support Med Team; cost 3; energy; shield; x3",
    "01081 upgrade Armored Vest; cost 1; mental; armor; x3",
    "01082 upgrade Indomitable; cost 1; energy; condition; x3",
]


def test_the_facts_of_protection():
    assert facts_of("protection") == FACTS


def test_black_widow_cancels_any_card_and_reveals_another():
    t = table(hand=["genius"], in_play=["black_widow"])
    t.on_top("hydra_bomber")
    t.reveal("hydra_mercenary", "interrupt-reveal/use:black_widow", "choose-one/damage")
    assert t.discarded("hydra_mercenary")
    assert t.in_play("hydra_bomber")
    assert t.exhausted("black_widow")
    assert t.discarded("genius")


def test_black_widow_may_decline():
    t = table(hand=["genius"], in_play=["black_widow"])
    t.reveal("hydra_mercenary", "interrupt-reveal/pass")
    assert t.in_play("hydra_mercenary")
    assert not t.exhausted("black_widow")


def test_black_widow_needs_a_mental_resource_and_to_be_ready():
    t = table(hand=["strength"], in_play=["black_widow"])
    t.reveal("hydra_mercenary")
    assert t.prompts() == []
    t = table(hand=["genius"], in_play=["black_widow"])
    t.card("black_widow").exhausted = True
    t.reveal("hydra_mercenary")
    assert t.prompts() == []


def test_black_widow_answers_cards_of_other_players_and_their_surge_is_gone():
    t = table(heroes=["captain_marvel", "spider_man"], hand=["genius"], in_play=["black_widow"])
    t.on_top("hydra_mercenary", "hydra_bomber")
    t.reveal("kree_manipulator", "interrupt-reveal/use:black_widow", seat=1)
    assert t.threat() == 0
    assert t.in_play("hydra_mercenary")
    assert t.engaged_with("hydra_mercenary") == 0  # whoever uses her reveals the other card
    assert t.zone("hydra_bomber") == "encounter"


def test_luke_cage_enters_play_tough():
    t = table(hand=["luke_cage", "genius", "energy"])
    t.play("luke_cage")
    assert t.tough("luke_cage")


def test_counter_punch_strikes_back_with_the_heros_atk():
    t = table(hero="she_hulk", hand=["counter_punch"], engaged=["hydra_mercenary"])
    t.minion_attacks("hydra_mercenary", "defend/defend:she_hulk", "response-enemy-attack/use:counter_punch")
    assert not t.in_play("hydra_mercenary")  # 3 hit points, ATK 3
    assert t.damage("rhino") == 0
    assert t.discarded("counter_punch")


def test_counter_punch_follows_the_atk_and_hits_the_villain():
    t = table(hero="she_hulk", hand=["counter_punch"], in_play=["superhuman_strength"])
    t.villain_attacks("response-enemy-attack/use:counter_punch", atk=1, defender="she_hulk")
    assert t.damage("rhino") == 5
    assert t.stunned("villain")  # it is an attack of her hero


def test_counter_punch_needs_a_defense_of_the_hero():
    t = table(hero="she_hulk", hand=["counter_punch"], in_play=["luke_cage"])
    t.villain_attacks(atk=1)
    t.villain_attacks(atk=1, defender="luke_cage")
    assert t.damage("rhino") == 0
    assert t.hand() == ["counter_punch"]


def test_counter_punch_is_an_attack_that_a_stunned_hero_loses_and_guard_forbids():
    t = table(hand=["counter_punch"])
    t.card("spider_man").stunned = True
    t.villain_attacks("response-enemy-attack/use:counter_punch", atk=1, defender="spider_man")
    assert t.damage("rhino") == 0
    assert not t.stunned("spider_man")
    t = table(hand=["counter_punch"], engaged=["hydra_mercenary"])
    t.villain_attacks(atk=1, defender="spider_man")
    assert t.hand() == ["counter_punch"]


def test_get_behind_me_cancels_a_treachery_for_an_attack():
    t = table(hand=["get_behind_me", "energy"])
    t.on_top("advance", "hydra_mercenary")
    t.reveal("kree_manipulator", "interrupt-reveal/use:get_behind_me", "defend/no-defense")
    assert t.threat() == 0
    assert t.damage("spider_man") == 2  # Rhino's ATK
    assert t.discarded("kree_manipulator")


def test_get_behind_me_leaves_the_surge():
    t = table(hand=["get_behind_me", "energy"])
    t.on_top("advance", "hydra_mercenary")
    t.reveal("kree_manipulator", "interrupt-reveal/use:get_behind_me")
    assert t.in_play("hydra_mercenary")


def test_get_behind_me_brings_the_villain_to_its_player():
    t = table(heroes=["captain_marvel", "spider_man"], hand=["get_behind_me", "energy"])
    t.on_top("advance", "hydra_mercenary")
    t.reveal("kree_manipulator", "interrupt-reveal/use:get_behind_me", seat=1)
    assert t.damage("captain_marvel") == 2
    assert t.damage("spider_man") == 0


def test_get_behind_me_needs_a_hero_and_a_treachery():
    t = table(hand=["get_behind_me", "energy"], form="alter-ego")
    t.reveal("advance")
    assert "interrupt-reveal" not in t.prompts()
    t = table(hand=["get_behind_me", "energy"])
    t.reveal("hydra_mercenary")
    assert t.prompts() == []


def test_the_power_of_protection_counts_twice_for_protection():
    t = table(hand=["luke_cage", "the_power_of_protection", "genius"])
    assert t.can("play", "luke_cage")
    t = table(hand=["haymaker", "the_power_of_protection"])
    assert not t.can("play", "haymaker")


def test_med_team_heals_two_three_times():
    t = table(in_play=["med_team", "luke_cage"])
    t.card("spider_man").damage = 7
    for left in (5, 3, 1):
        t.use("med_team")
        assert t.damage("spider_man") == left
        assert not t.can("use", "med_team")
        t.card("med_team").exhausted = False
    assert t.discarded("med_team")


def test_med_team_heals_any_friendly_character_in_any_form():
    t = table(heroes=["spider_man", "she_hulk"], in_play=["med_team"], form="alter-ego")
    assert not t.can("use", "med_team")  # nobody is hurt
    t.card("peter_parker").damage = 1
    t.card("jennifer_walters").damage = 3
    t.use("med_team", "heal/jennifer_walters")
    assert t.damage("jennifer_walters") == 1


def test_armored_vest_raises_def_and_can_be_given_away():
    t = table(hand=["armored_vest", "energy"], in_play=["armored_vest"])
    assert not t.can("play", "armored_vest")  # max 1 per player
    t.villain_attacks(atk=5, defender="spider_man")
    assert t.damage("spider_man") == 1
    t = table(heroes=["spider_man", "she_hulk"], hand=["armored_vest", "energy"])
    t.play("armored_vest", "give/give:p1")
    t.villain_attacks(atk=5, defender="she_hulk", seat=1)
    assert t.damage("she_hulk") == 2


def test_indomitable_readies_the_hero_after_a_defense():
    t = table(in_play=["indomitable"])
    t.villain_attacks("response-enemy-attack/use:indomitable", atk=1, defender="spider_man")
    assert not t.exhausted("spider_man")
    assert t.discarded("indomitable")


def test_indomitable_may_wait_and_does_not_answer_other_defenders():
    t = table(in_play=["indomitable", "luke_cage"])
    t.villain_attacks("response-enemy-attack/pass", atk=1, defender="spider_man")
    assert t.exhausted("spider_man")
    assert t.in_play("indomitable")
    t.villain_attacks(atk=1, defender="luke_cage")
    assert t.prompts().count("response-enemy-attack") == 1
