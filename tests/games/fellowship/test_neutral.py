"""Neutral cards: Gandalf."""

from __future__ import annotations

from tests.fellowship_facts import facts_of
from tests.fellowship_table import table

TRIO = [["aragorn", "theodred"], ["denethor", "eowyn"], ["gimli", "legolas"]]
FACTS = [
    "73 ally Gandalf unique; neutral; cost 5; 4 4 4 4; istari; x8",
]


def test_the_facts_of_the_neutral_cards():
    assert facts_of("neutral") == FACTS


def test_gandalf_is_paid_with_resources_of_any_spheres():
    t = table(heroes=TRIO, hands={1: ["gandalf"]})
    t.pools(denethor=2, eowyn=2)
    assert t.why_not("play", "gandalf") == ["fellowship.play.pay"]
    t.pools(denethor=2, eowyn=3)
    t.play("gandalf", "response-enter/pass", seat=1)
    assert (t.resources("denethor"), t.resources("eowyn")) == (0, 0)
    assert t.controller("gandalf") == 1


def test_gandalf_draws_three_cards_for_who_brought_him():
    t = table(heroes=TRIO, first=2)
    t.enters(t.hold("gandalf", seat=1)[0], "p1>response-enter/use:gandalf", "p1>choose-one/draw", seat=1)
    assert t.sizes("hand") == [0, 3, 0]


def test_gandalf_deals_four_damage_to_one_enemy_anywhere():
    t = table(heroes=TRIO, staging=["hill_troll", "forest_gate"], first=2)
    t.put("ungoliants_spawn", engaged=0)
    t.enters(
        t.hold("gandalf", seat=1)[0],
        "p1>response-enter/use:gandalf",
        "p1>choose-one/damage",
        "p1>damage/hill_troll",
        seat=1,
    )
    assert t.offered("damage") == ["damage:hill_troll", "damage:ungoliants_spawn"]
    assert (t.damage("hill_troll"), t.damage("ungoliants_spawn")) == (4, 0)


def test_gandalf_lowers_the_dial_of_who_brought_him_by_five():
    t = table(heroes=TRIO, first=2)
    t.dial(30, 31, 32)
    t.enters(t.hold("gandalf", seat=1)[0], "p1>response-enter/use:gandalf", "p1>choose-one/threat", seat=1)
    assert t.threats == [30, 26, 32]


def test_gandalf_offers_no_damage_without_an_enemy():
    t = table(heroes=TRIO)
    t.enters(t.hold("gandalf", seat=1)[0], "response-enter/use:gandalf", "choose-one/threat", seat=1)
    assert t.offered("choose-one") == ["branch:draw", "branch:threat"]


def test_gandalf_leaves_at_the_end_of_the_round_and_not_before():
    t = table(heroes=TRIO)
    t.put("gandalf", seat=1)
    t.step("end_refresh")
    assert t.in_play("gandalf")
    t.step("end_round")
    assert t.lies("gandalf", "discard", seat=1)


def test_gandalf_is_unique():
    t = table(heroes=TRIO, hand=["gandalf"])
    t.put("gandalf", seat=1)
    t.pools(aragorn=5)
    assert t.why_not("play", "gandalf#2") == ["fellowship.unique.group_limit"]
