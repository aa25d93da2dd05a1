"""Spiders of Mirkwood: what each card does to one, two and three players."""

from __future__ import annotations

import pytest

from tests.fellowship_facts import facts_of
from tests.fellowship_table import table

TRIO = [["aragorn", "theodred"], ["gimli", "gloin"], ["eowyn", "legolas"]]
FACTS = [
    "74 enemy King Spider; engagement 20; 2 3 1 3; creature spider; shadow; x2",
    "75 enemy Hummerhorns; engagement 40; 1 2 0 3; victory 5; creature insect; shadow; x1; easy x0",
    "76 enemy Ungoliant's Spawn; engagement 32; 3 5 2 9; creature spider; shadow; x1",
    "77 location Great Forest Web; 2 2; forest; x2",
    "78 location Mountains of Mirkwood; 2 3; forest mountain; x3",
    "79 treachery Eyes of the Forest; x1; easy x0",
    "80 treachery Caught in a Web; x2; easy x0",
]


def test_the_facts_of_the_spiders_of_mirkwood():
    assert facts_of("spiders_of_mirkwood") == FACTS


def test_the_king_spider_exhausts_a_character_of_each_player_in_order():
    t = table(heroes=TRIO, first=1, in_play=["faramir"])
    t.card("eowyn").exhausted = t.card("legolas").exhausted = True
    t.reveal("king_spider", "p1>exhaust/gloin", "p0>exhaust/faramir")
    assert [t.exhausted(name) for name in ("gloin", "faramir", "gimli", "aragorn", "theodred")] == [
        True, True, False, False, False,
    ]  # fmt: skip
    assert t.who("exhaust") == [1, 0]


def test_the_king_spider_as_a_shadow_exhausts_one_more_character_of_the_defending_player():
    t = table(heroes=TRIO, in_play=["faramir"], engaged=["wargs"], first=2)
    t.enemy_attacks("wargs", "defend/aragorn", "p0>exhaust/theodred", shadow="king_spider")
    assert t.offered("exhaust") == ["exhaust:theodred", "exhaust:faramir"]
    assert [t.exhausted(name) for name in ("aragorn", "theodred", "faramir")] == [True, True, False]


def test_the_king_spider_as_a_shadow_exhausts_two_if_nobody_defends():
    t = table(heroes=TRIO, in_play=["faramir"], engaged=["wargs"], first=2)
    t.enemy_attacks(
        "wargs",
        "defend/no-defense",
        "p0>exhaust/theodred",
        "p0>exhaust/faramir",
        "attack-damage/aragorn",
        shadow="king_spider",
    )
    assert [t.exhausted(name) for name in ("aragorn", "theodred", "faramir")] == [False, True, True]


def test_hummerhorns_sting_a_hero_of_the_player_they_engage():
    t = table(heroes=TRIO, first=2, staging=["hummerhorns"], in_play=["beorn"])
    t.engage("hummerhorns", "p0>damage/aragorn", seat=0)
    assert t.offered("damage") == ["damage:aragorn", "damage:theodred"]
    assert t.said("damaged", card="aragorn", n=5)
    assert t.discarded("aragorn")


def test_hummerhorns_sting_also_when_they_are_drawn_over_from_another_player():
    t = table(heroes=[["gimli"], ["theodred", "eowyn"]], engaged=["hummerhorns"])
    t.engage("hummerhorns", "p1>damage/theodred", seat=1)
    assert t.discarded("theodred")


@pytest.mark.parametrize(
    ("answers", "damage"), [(["defend/theodred"], 1), (["defend/no-defense", "attack-damage/theodred"], 2)]
)
def test_hummerhorns_as_a_shadow_hurt_all_characters_of_the_defending_player(answers, damage):
    t = table(heroes=TRIO, in_play=["faramir"], engaged=["eastern_crows"], first=2)
    t.enemy_attacks("eastern_crows", *answers, shadow="hummerhorns")
    assert [t.damage(name) for name in ("aragorn", "faramir", "gimli")] == [damage, damage, 0]


def test_ungoliants_spawn_takes_the_heart_of_all_who_are_committed():
    t = table(heroes=TRIO, first=1)
    t.commits("aragorn", "eowyn")
    t.reveal("ungoliants_spawn")
    assert [t.willpower(name) for name in ("aragorn", "eowyn", "gimli")] == [1, 3, 2]
    t.commits("gimli")
    assert t.willpower("gimli") == 1
    t.step("end_quest")
    assert t.willpower("aragorn") == 2


@pytest.mark.parametrize(("defense", "threat"), [("theodred", 4), ("no-defense", 8)])
def test_ungoliants_spawn_as_a_shadow_raises_the_dial_of_the_defending_player(defense, threat):
    t = table(heroes=TRIO, engaged=["eastern_crows"], first=2)
    t.dial(20, 20, 20)
    t.enemy_attacks("eastern_crows", f"defend/{defense}", "?attack-damage/theodred", shadow="ungoliants_spawn")
    assert t.threats == [20 + threat, 20, 20]


def test_the_great_forest_web_costs_every_player_a_hero_and_no_ally():
    t = table(heroes=TRIO, staging=["great_forest_web"], in_play=["faramir"], first=2)
    t.travel("great_forest_web", "p2>exhaust/eowyn", "p0>exhaust/theodred", "p1>exhaust/gimli")
    assert [t.exhausted(name) for name in ("eowyn", "theodred", "gimli", "faramir", "aragorn")] == [
        True, True, True, False, False,
    ]  # fmt: skip
    assert t.lying("active-location") == ["great_forest_web"]


def test_the_mountains_of_mirkwood_cost_another_encounter_card():
    t = table(heroes=TRIO, staging=["mountains_of_mirkwood"], first=2)
    t.on_top("forest_gate")
    t.travel("mountains_of_mirkwood")
    assert t.staging() == ["forest_gate"]
    assert t.lying("active-location") == ["mountains_of_mirkwood"]


def test_who_explores_the_mountains_of_mirkwood_may_search_five_cards():
    t = table(heroes=TRIO, active="mountains_of_mirkwood", first=2)
    for seat in range(3):
        t.on_deck("feint", "gandalf", "beorn", "hasty_stroke", "faramir", "thicket_of_spears", seat=seat)
    cards = t.sizes("deck")
    t.makes_progress(
        3, "", "p2>response-leave/use:mountains_of_mirkwood", "p2>take/faramir", "p0>take/done", "p1>take/feint"
    )
    assert len(t.offered("take")) == 6
    assert "take:thicket_of_spears" not in t.offered("take")
    assert [t.hand(seat) for seat in range(3)] == [[], ["feint"], ["faramir"]]
    assert t.sizes("deck") == [cards[0], cards[1] - 1, cards[2] - 1]


def test_the_mountains_of_mirkwood_give_nothing_when_they_are_only_discarded_or_nobody_wants_it():
    t = table(heroes=TRIO, active="mountains_of_mirkwood")
    t.leaves("mountains_of_mirkwood")
    assert "response-leave" not in t.prompts()
    t.put("mountains_of_mirkwood", active=True)
    t.makes_progress(3, "", "response-leave/pass")
    assert "take" not in t.prompts()


def test_eyes_of_the_forest_discard_the_events_of_all_hands():
    t = table(heroes=TRIO, hands={0: ["feint", "beorn"], 1: ["hasty_stroke", "feint"], 2: ["citadel_plate"]})
    t.reveal("eyes_of_the_forest", "p1>discard-first/feint")
    assert [t.hand(seat) for seat in range(3)] == [["beorn"], [], ["citadel_plate"]]
    assert [t.lying("discard", seat) for seat in range(3)] == [["feint"], ["feint", "hasty_stroke"], []]


def test_caught_in_a_web_is_attached_to_a_hero_of_who_has_the_highest_threat():
    t = table(heroes=TRIO, in_play=["faramir"], first=2)
    t.dial(31, 30, 29)
    t.reveal("caught_in_a_web", "p0>attach/theodred")
    assert t.offered("attach") == ["attach:aragorn", "attach:theodred"]
    assert t.host("caught_in_a_web") == "theodred"
    assert t.has_trait("caught_in_a_web", "condition")


def test_of_two_with_the_highest_threat_the_first_player_says_who_is_caught():
    t = table(heroes=TRIO, first=2)
    t.dial(31, 31, 29)
    t.reveal("caught_in_a_web", "p2>choose/p1", "p1>attach/gloin")
    assert t.host("caught_in_a_web") == "gloin"


def test_who_is_caught_in_a_web_stays_exhausted_unless_two_of_the_own_resources_are_paid():
    t = table(heroes=TRIO)
    t.dial(31, 30, 29)
    t.reveal("caught_in_a_web", "attach/theodred")
    t.card("theodred").exhausted = t.card("aragorn").exhausted = True
    t.pools(theodred=1, aragorn=9)
    t.step("ready_cards")
    assert (t.exhausted("theodred"), t.exhausted("aragorn")) == (True, False)
    t.pools(theodred=3)
    t.step("ready_cards", "p0>pay-to-ready/decline")
    assert t.exhausted("theodred")
    t.step("ready_cards", "p0>pay-to-ready/pay:theodred")
    assert (t.exhausted("theodred"), t.resources("theodred"), t.resources("aragorn")) == (False, 1, 9)
    t.pools(theodred=3)
    asked = len(t.asked)
    t.step("ready_cards")  # nobody pays for who is ready
    assert len(t.asked) == asked
    assert not t.exhausted("theodred")


def test_two_webs_cost_twice_as_much():
    t = table(heroes=TRIO)
    t.dial(31, 30, 29)
    for _ in range(2):
        t.reveal("caught_in_a_web", "attach/theodred")
    t.card("theodred").exhausted = True
    t.pools(theodred=3)
    t.step("ready_cards")
    assert t.exhausted("theodred")
    t.pools(theodred=4)
    t.step("ready_cards", "p0>pay-to-ready/pay:theodred")
    assert (t.exhausted("theodred"), t.resources("theodred")) == (False, 0)


def test_other_effects_ready_who_is_caught_in_a_web():
    t = table(heroes=TRIO, hand=["grim_resolve"])
    t.dial(31, 30, 29)
    t.reveal("caught_in_a_web", "attach/theodred")
    t.card("theodred").exhausted = True
    t.pools(aragorn=5)
    t.play("grim_resolve", phase="combat")
    assert not t.exhausted("theodred")
