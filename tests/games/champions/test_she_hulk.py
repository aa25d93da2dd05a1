"""She-Hulk's own cards and Titania."""

from __future__ import annotations

import pytest

from tests.champions_facts import facts_of
from tests.champions_table import Table, table

FACTS = [
    "01019a hero She-Hulk unique; thw 1 atk 3 def 2 hp 15 hand 4; avenger gamma; x1",
    "01019b alter-ego Jennifer Walters unique; rec 5 hp 15 hand 6; attorney gamma; x0",
    "01020 ally Hellcat (Patsy Walker) unique; cost 3; wild; thw 2/1 atk 1/1 hp 3; avenger; x1",
    "01021 event Gamma Slam; cost 4; mental; attack superpower; x1",
    "01022 event Ground Stomp; cost 2; mental; superpower; x2",
    "01023 event Legal Practice; cost 0; physical; skill thwart; x2",
    "01024 event One-Two Punch; cost 1; physical; skill; x3",
    "01025 event Split Personality; cost 3; energy; x1",
    "01026 support Superhuman Law Division; cost 1; physical; location; x1",
    "01027 upgrade Focused Rage; cost 3; energy; skill; x2",
    "01028 upgrade Superhuman Strength; cost 2; mental; superpower; x2",
    "01160 obligation Legal Work; boost 2; x1",
    "01161 side-scheme Personal Challenge; threat 3 boost 3; crisis; x1",
    "01162 minion Titania unique; atk X sch 1 hp 6 boost 2; brute elite; x1",
    "01163 attachment Genetically Enhanced; boost 1; condition; x1",
    "01164 treachery Titania's Fury; boost 1*; x2",
]


def hulk(**more: object) -> Table:
    return table(hero="she_hulk", **more)  # type: ignore[arg-type]


def test_the_facts_of_she_hulk():
    assert facts_of("she_hulk") == FACTS


def test_do_you_even_lift_hurts_an_enemy_on_changing_to_she_hulk():
    t = hulk(form="alter-ego")
    t.change_form("response-change-form/use:she_hulk")
    assert t.damage("rhino") == 2
    t = hulk()
    t.change_form()
    assert t.damage("rhino") == 0
    assert t.prompts() == []


def test_i_object_prevents_one_threat_once_per_round():
    t = hulk(form="alter-ego")
    t.villain_schemes("interrupt-threat/use:jennifer_walters", sch=2)
    assert t.threat() == 1
    t.villain_schemes(sch=2)
    assert t.threat() == 3
    assert t.prompts().count("interrupt-threat") == 1


def test_i_object_answers_threat_from_any_source_on_any_scheme():
    t = hulk(form="alter-ego")
    t.reveal("personal_challenge", "interrupt-threat/use:jennifer_walters")
    assert t.threat("personal_challenge") == 3
    t = hulk()
    t.villain_schemes(sch=2)
    assert t.prompts() == []  # not as She-Hulk


def test_hellcat_returns_to_the_hand():
    t = hulk(in_play=["hellcat"])
    t.card("hellcat").damage = 2
    t.use("hellcat")
    assert t.hand() == ["hellcat"]
    assert t.damage("hellcat") == 0


def test_gamma_slam_deals_the_damage_sustained():
    t = hulk(hand=["gamma_slam", "strength", "energy"])
    t.card("she_hulk").damage = 4
    t.play("gamma_slam")
    assert t.damage("rhino") == 4


def test_gamma_slam_deals_fifteen_at_most_and_needs_damage():
    t = table(heroes=["she_hulk", "spider_man"], hand=["gamma_slam", "strength", "energy"])
    assert not t.can("play", "gamma_slam")
    t.card("she_hulk").damage = 20
    t.play("gamma_slam")
    assert t.damage("rhino") == 15


def test_ground_stomp_hits_every_enemy_and_is_no_attack():
    t = hulk(hand=["ground_stomp", "strength"], engaged=["hydra_mercenary", "titania"])
    t.card("she_hulk").stunned = True
    t.play("ground_stomp")
    assert (t.damage("rhino"), t.damage("hydra_mercenary"), t.damage("titania")) == (1, 1, 1)
    assert t.stunned("she_hulk")


def test_legal_practice_removes_a_threat_for_every_card_discarded():
    t = hulk(hand=["legal_practice", "haymaker", "ground_stomp", "hellcat"], form="alter-ego", threat=5)
    t.play("legal_practice", "discard-cost/haymaker", "discard-cost/hellcat", "discard-cost/done")
    assert t.threat() == 3
    assert t.hand() == ["ground_stomp"]


def test_legal_practice_takes_five_cards_at_most_and_at_least_one():
    hand = ["haymaker", "ground_stomp", "hellcat", "energy", "genius", "strength"]
    t = hulk(hand=["legal_practice", *hand], form="alter-ego", threat=6)
    t.play("legal_practice", *[f"discard-cost/{name}" for name in hand[:5]])
    assert t.threat() == 1
    assert t.hand() == ["strength"]
    t = hulk(hand=["legal_practice"], form="alter-ego", threat=6)
    assert not t.can("play", "legal_practice")
    t = hulk(hand=["legal_practice", "haymaker"], threat=6)
    assert t.why_not("play", "legal_practice") == ["champions.trigger.form_word_required"]


def test_one_two_punch_readies_she_hulk_after_a_basic_attack():
    t = hulk(hand=["one_two_punch", "haymaker"])
    t.attack("she_hulk", "rhino", "response-attack/use:one_two_punch")
    assert not t.exhausted("she_hulk")
    assert t.damage("rhino") == 3


def test_one_two_punch_does_not_answer_an_event():
    t = hulk(hand=["one_two_punch", "haymaker", "strength", "energy"])
    t.card("she_hulk").exhausted = True
    t.play("haymaker", "pay/strength")
    assert "response-attack" not in t.prompts()


def test_split_personality_changes_form_and_draws_up():
    t = hulk(hand=["split_personality", "strength", "energy"], form="alter-ego")
    t.play("split_personality")
    assert t.is_hero()
    assert len(t.hand()) == 4
    assert t.can("change-form", "she_hulk")  # the change of the turn is still there


def test_split_personality_draws_to_the_size_of_the_new_form():
    t = hulk(hand=["split_personality", "strength", "energy"])
    t.play("split_personality")
    assert not t.is_hero()
    assert len(t.hand()) == 6


def test_superhuman_law_division_removes_two_for_a_mental_resource():
    t = hulk(hand=["genius"], in_play=["superhuman_law_division"], form="alter-ego", threat=5)
    t.card("jennifer_walters").confused = True
    t.use("superhuman_law_division")
    assert t.threat() == 3  # no thwart: confusion does not matter
    assert t.exhausted("superhuman_law_division")
    t = hulk(hand=["strength"], in_play=["superhuman_law_division"], form="alter-ego", threat=5)
    assert not t.can("use", "superhuman_law_division")
    t = hulk(hand=["genius"], in_play=["superhuman_law_division"], threat=5)
    assert not t.can("use", "superhuman_law_division")


def test_focused_rage_draws_for_a_damage():
    t = hulk(in_play=["focused_rage"])
    t.use("focused_rage")
    assert t.damage("she_hulk") == 1
    assert len(t.hand()) == 1
    assert t.why_not("use", "focused_rage") == ["champions.cost.ability_cost_before_effect"]
    assert t.damage("she_hulk") == 1


def test_focused_rage_cannot_be_paid_with_damage_that_tough_would_stop():
    t = hulk(in_play=["focused_rage"])
    t.card("she_hulk").tough = True
    assert not t.can("use", "focused_rage")


def test_superhuman_strength_raises_atk_and_stuns_the_attacked():
    t = hulk(in_play=["superhuman_strength"], engaged=["sandman"])
    t.attack("she_hulk", "rhino")
    assert t.damage("rhino") == 5
    assert t.stunned("villain")
    assert not t.stunned("sandman")
    assert t.discarded("superhuman_strength")
    assert t.atk("she_hulk") == 3


def test_superhuman_strength_stays_when_there_is_nobody_to_stun():
    t = hulk(in_play=["superhuman_strength"], engaged=["hydra_mercenary"])
    t.attack("she_hulk", "hydra_mercenary")
    assert t.discarded("hydra_mercenary")
    assert t.in_play("superhuman_strength")


@pytest.mark.parametrize(("act", "name"), [("play", "gamma_slam"), ("play", "ground_stomp"), ("use", "focused_rage")])
def test_what_needs_a_hero(act, name):
    t = hulk(hand=["gamma_slam", "ground_stomp", "energy", "genius"], in_play=["focused_rage"], form="alter-ego")
    t.card("jennifer_walters").damage = 5
    assert t.why_not(act, name) == ["champions.trigger.form_word_required"]


def test_a_stunned_hero_loses_gamma_slam():
    t = hulk(hand=["gamma_slam", "strength", "energy"])
    t.card("she_hulk").damage = 5
    t.card("she_hulk").stunned = True
    t.play("gamma_slam")
    assert t.damage("rhino") == 0
    assert not t.stunned("she_hulk")


def test_a_confused_alter_ego_loses_legal_practice():
    t = hulk(hand=["legal_practice", "haymaker"], form="alter-ego", threat=5)
    t.card("jennifer_walters").confused = True
    t.play("legal_practice")
    assert t.threat() == 5
    assert not t.confused("jennifer_walters")
    assert t.discarded("haymaker")


def test_legal_work_is_settled_by_exhausting_jennifer():
    t = hulk()
    t.reveal("legal_work", "may-change-form/change-form", "choose-one/exhaust")
    assert t.zone("legal_work") == "removed"
    assert t.exhausted("jennifer_walters")
    assert t.acceleration == 0


def test_legal_work_accelerates_the_main_scheme():
    t = hulk()
    t.reveal("legal_work", "may-change-form/pass")
    assert t.acceleration == 1
    assert t.discarded("legal_work")


def test_personal_challenge_is_a_crisis_with_three_and_one_per_player():
    t = table(heroes=["she_hulk", "spider_man"], threat=5)
    t.reveal("personal_challenge")
    assert t.threat("personal_challenge") == 5
    t.thwart("she_hulk")
    assert t.threat() == 5
    assert t.threat("personal_challenge") == 4


def test_titania_hits_with_her_remaining_hit_points():
    t = hulk(engaged=["titania"])
    assert t.atk("titania") == 6
    t.hurt("titania", 2)
    t.minion_attacks("titania")
    assert t.damage("she_hulk") == 4


def test_genetically_enhanced_strengthens_the_toughest_minion():
    t = hulk(engaged=["hydra_mercenary", "titania"])
    t.reveal("genetically_enhanced")
    assert t.maximum("titania") == 9
    assert t.atk("titania") == 9
    assert t.maximum("hydra_mercenary") == 3


def test_genetically_enhanced_goes_to_the_toughest_minion_even_if_it_has_one():
    t = hulk(engaged=["hydra_mercenary", "titania"])
    t.reveal("genetically_enhanced")
    t.reveal("genetically_enhanced")
    assert t.maximum("titania") == 12


def test_genetically_enhanced_surges_without_a_minion():
    t = hulk()
    t.on_top("hydra_mercenary")
    t.reveal("genetically_enhanced")
    assert t.discarded("genetically_enhanced")
    assert t.in_play("hydra_mercenary")


def test_titanias_fury_makes_her_attack():
    t = hulk(engaged=["titania"])
    t.card("titania").damage = 1
    t.on_top("hydra_mercenary")
    t.reveal("titanias_fury")
    assert t.damage("she_hulk") == 5
    assert t.damage("titania") == 1
    assert t.zone("hydra_mercenary") == "encounter"


def test_titanias_fury_heals_her_and_surges_when_she_cannot_attack():
    t = hulk(engaged=["titania"])
    t.card("titania").damage = 1
    t.card("titania").stunned = True
    t.on_top("hydra_mercenary")
    t.reveal("titanias_fury")
    assert t.damage("she_hulk") == 0
    assert t.damage("titania") == 0
    assert t.in_play("hydra_mercenary")


def test_titanias_fury_does_not_attack_an_alter_ego():
    t = hulk(engaged=["titania"], form="alter-ego")
    t.on_top("hydra_mercenary")
    t.reveal("titanias_fury")
    assert t.damage("jennifer_walters") == 0
    assert t.in_play("hydra_mercenary")


def test_titanias_fury_as_a_boost_card_brings_another():
    t = hulk()
    t.on_top("hydra_mercenary")  # one boost icon
    t.villain_attacks(atk=1, boost="titanias_fury")
    assert t.damage("she_hulk") == 3  # 1, and an icon of each card
