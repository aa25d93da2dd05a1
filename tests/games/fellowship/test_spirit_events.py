"""Spirit: events."""

from __future__ import annotations

import pytest

from tests.fellowship_table import table

TRIO = [["aragorn", "theodred"], ["eowyn", "eleanor", "dunhere"], ["gimli", "legolas"]]


def test_the_galadhrims_greeting_lowers_one_dial_by_six():
    t = table(heroes=TRIO, hands={1: ["the_galadhrims_greeting"]}, first=2)
    t.dial(30, 31, 32)
    t.pools(eowyn=3)
    t.play("the_galadhrims_greeting", "p1>choose-one/one-player", "p1>choose/p0", seat=1, phase="refresh")
    assert t.threats == [24, 31, 32]


def test_the_galadhrims_greeting_lowers_every_dial_by_two():
    t = table(heroes=TRIO, hands={1: ["the_galadhrims_greeting"]})
    t.dial(30, 31, 1)
    t.pools(eowyn=1, dunhere=2)
    t.play("the_galadhrims_greeting", "choose-one/each-player", seat=1)
    assert t.threats == [28, 29, 0]


def test_strength_of_will_exhausts_a_spirit_character_for_progress_on_the_new_location():
    t = table(heroes=TRIO, hands={1: ["strength_of_will"]}, staging=["forest_gate"], first=2)
    t.put("lorien_guide", seat=1)
    t.travel("forest_gate", "p1>response-travel/use:strength_of_will", "p1>exhaust/lorien_guide")
    assert t.progress("forest_gate") == 2
    assert t.exhausted("lorien_guide")
    assert not t.exhausted("eowyn")


def test_strength_of_will_needs_a_ready_spirit_character_of_ones_own():
    t = table(heroes=[["aragorn", "eowyn"], ["eleanor"]], hand=["strength_of_will"], staging=["enchanted_stream"])
    t.put("guard_of_the_citadel")
    t.card("eowyn").exhausted = True
    t.travel("enchanted_stream")
    assert "response-travel" not in t.prompts()
    assert t.progress("enchanted_stream") == 0
    assert t.hand() == ["strength_of_will"]


def test_hasty_stroke_cancels_a_shadow_effect_in_an_attack_on_anybody():
    t = table(heroes=TRIO, hands={1: ["hasty_stroke"]}, engaged=["king_spider"], first=2)
    t.pools(eowyn=1)
    t.enemy_attacks("king_spider", "p0>defend/aragorn", "p1>cancel-shadow/use:hasty_stroke", shadow="dol_guldur_orcs")
    assert t.damage("aragorn") == 1
    assert t.resources("eowyn") == 0


def test_hasty_stroke_waits_for_a_shadow_card_with_an_effect():
    t = table(heroes=TRIO, hands={1: ["hasty_stroke"]}, engaged=["king_spider"])
    t.pools(eowyn=1)
    t.enemy_attacks("king_spider", "p0>defend/aragorn", shadow="enchanted_stream")
    assert "cancel-shadow" not in t.prompts()
    t.pools(eowyn=0, aragorn=5)
    t.card("aragorn").exhausted = False
    t.enemy_attacks("king_spider", "p0>defend/aragorn", shadow="dol_guldur_orcs")
    assert "cancel-shadow" not in t.prompts()
    assert t.damage("aragorn") == 3


def test_will_of_the_west_shuffles_the_discard_pile_of_one_player_and_leaves_the_game():
    t = table(heroes=TRIO, hands={1: ["will_of_the_west"]}, first=2)
    for name in ("feint", "gandalf"):
        t.lay(name, "discard", 0)
        t.lay(name, "discard", 2)
    t.pools(eowyn=1)
    cards = t.sizes("deck")
    t.play("will_of_the_west", "p1>choose/p0", seat=1, phase="combat")
    assert t.sizes("discard") == [0, 0, 2]
    assert t.sizes("deck") == [cards[0] + 2, cards[1], cards[2]]
    assert t.zone("will_of_the_west") == "removed"


def test_will_of_the_west_leaves_fallen_heroes_where_they_lie_and_needs_cards():
    t = table(heroes=TRIO, hands={1: ["will_of_the_west"]})
    t.pools(eowyn=1)
    t.hurt("theodred", 4)
    assert t.why_not("play", "will_of_the_west") == ["fellowship.ability.must_change_state"]
    t.lay("feint", "discard", 0)
    t.play("will_of_the_west", seat=1)
    assert t.lying("discard", 0) == ["theodred"]


def test_a_test_of_will_cancels_what_a_card_does_when_it_is_revealed():
    t = table(heroes=[["eowyn", "dunhere"], ["gimli"]], hand=["a_test_of_will"], first=1)
    t.pools(eowyn=1)
    t.reveal("king_spider", "p0>cancel-reveal/use:a_test_of_will")
    assert [t.exhausted(name) for name in ("eowyn", "dunhere", "gimli")] == [False, False, False]
    assert t.zone("king_spider") == "staging"


def test_a_test_of_will_leaves_keywords_alone_and_replaces_nothing():
    t = table(heroes=[["eowyn"]], hand=["a_test_of_will"])
    t.pools(eowyn=1)
    t.dial(40)
    t.on_top("old_forest_road")
    t.reveal("evil_storm", "cancel-reveal/use:a_test_of_will")
    assert t.discarded("evil_storm")
    assert (t.staging(), t.damage("eowyn")) == ([], 0)
    t.hold("a_test_of_will")
    t.pools(eowyn=1)
    t.reveal("endless_caverns")  # doomed and surge, and nothing to cancel
    assert (t.threat(), t.staging()) == (41, ["endless_caverns", "old_forest_road"])
    assert t.prompts().count("cancel-reveal") == 1


def test_stand_and_fight_brings_back_an_ally_of_that_cost_of_any_sphere_and_player():
    t = table(heroes=TRIO, hands={1: ["stand_and_fight"]}, first=2)
    t.lay("faramir", "discard", 0)
    t.lay("veteran_axehand", "discard", 2)
    t.lay("feint", "discard", 2)
    t.pools(eowyn=3, dunhere=2)
    t.play(
        "stand_and_fight", "p1>x/4", "?pay/eowyn", "?pay/eowyn", "?pay/eowyn", "?pay/dunhere", seat=1, phase="combat"
    )
    assert t.offered("x") == ["x:2", "x:4"]
    assert t.in_play("faramir")
    assert t.controller("faramir") == 1
    assert t.resources("eowyn") + t.resources("dunhere") == 1


def test_stand_and_fight_needs_enough_spirit_resources_and_a_unique_ally_that_is_not_in_play():
    t = table(heroes=TRIO, hands={0: ["stand_and_fight"], 1: ["stand_and_fight"]})
    t.lay("faramir", "discard", 0)
    t.pools(aragorn=9, eowyn=3)
    assert not t.can("play", "stand_and_fight", 0)
    assert not t.can("play", "stand_and_fight", 1)
    t.pools(eowyn=4)
    assert t.can("play", "stand_and_fight", 1)
    t.put("faramir", seat=2)
    assert not t.can("play", "stand_and_fight", 1)


def test_a_light_in_the_dark_sends_an_engaged_enemy_back_to_the_staging_area():
    t = table(heroes=TRIO, hands={1: ["a_light_in_the_dark"]}, staging=["wargs"])
    t.pools(eowyn=2)
    assert t.why_not("play", "a_light_in_the_dark") == ["fellowship.ability.must_change_state"]
    t.put("king_spider", engaged=0)
    t.put("wolf_rider", engaged=2)
    t.hurt("king_spider", 1)
    t.play("a_light_in_the_dark", "p1>choose/king_spider", seat=1, phase="combat")
    assert (t.engaged(0), t.engaged(2)) == ([], ["wolf_rider"])
    assert sorted(t.staging()) == ["king_spider", "wargs"]
    assert t.damage("king_spider") == 1


def test_dwarven_tomb_returns_a_spirit_card_of_the_own_discard_pile():
    t = table(heroes=TRIO, hands={1: ["dwarven_tomb"]})
    t.pools(eowyn=1)
    t.lay("feint", "discard", 1)
    t.lay("gandalf", "discard", 1)
    t.lay("hasty_stroke", "discard", 0)
    assert t.why_not("play", "dwarven_tomb") == ["fellowship.ability.must_change_state"]
    t.lay("hasty_stroke", "discard", 1)
    t.lay("wandering_took", "discard", 1)
    t.play("dwarven_tomb", "p1>take/wandering_took", seat=1)
    assert t.offered("take") == ["take:hasty_stroke", "take:wandering_took"]
    assert t.hand(1) == ["wandering_took"]


def test_fortune_or_fate_brings_back_a_hero_of_any_player_under_the_control_of_its_owner():
    t = table(heroes=TRIO, hands={1: ["fortune_or_fate"]}, first=2)
    t.pools(eowyn=4, dunhere=1)
    assert t.why_not("play", "fortune_or_fate") == ["fellowship.ability.must_change_state"]
    t.hurt("theodred", 4)
    t.hurt("gimli", 5)
    t.play("fortune_or_fate", "p1>choose/theodred", seat=1)
    assert t.in_play("theodred")
    assert (t.controller("theodred"), t.damage("theodred"), t.resources("theodred")) == (0, 0, 0)
    assert t.discarded("gimli")


@pytest.mark.parametrize("name", ["hasty_stroke", "a_test_of_will", "strength_of_will"])
def test_an_answer_is_not_played_in_an_action_window(name):
    t = table(heroes=TRIO, hands={1: [name]}, engaged=["king_spider"])
    t.pools(eowyn=5)
    assert not t.can("play", name, phase="combat")
    assert not t.can("use", name, phase="combat")
