"""Lore: events."""

from __future__ import annotations

from tests.fellowship_table import table

TRIO = [["aragorn", "theodred"], ["denethor", "glorfindel", "beravor"], ["gimli", "legolas"]]


def test_lore_of_imladris_heals_all_damage_of_one_character():
    t = table(heroes=TRIO, hands={1: ["lore_of_imladris"]}, engaged=["king_spider"])
    t.put("faramir", seat=0)
    t.pools(denethor=2)
    t.hurt("king_spider", 1)
    assert t.why_not("play", "lore_of_imladris") == ["fellowship.ability.must_change_state"]
    t.hurt("faramir", 2)
    t.hurt("gimli", 4)
    t.play("lore_of_imladris", "p1>heal/gimli", seat=1, phase="combat")
    assert t.offered("heal") == ["heal:faramir", "heal:gimli"]
    assert (t.damage("gimli"), t.damage("faramir")) == (0, 2)


def test_loriens_wealth_lets_one_player_draw_three_cards():
    t = table(heroes=TRIO, hands={1: ["loriens_wealth"]}, first=2)
    t.pools(denethor=2)
    assert t.why_not("play", "loriens_wealth") == ["fellowship.play.pay"]
    t.pools(denethor=2, beravor=1)
    t.play("loriens_wealth", "p1>choose/p0", seat=1, phase="quest")
    assert t.sizes("hand") == [3, 0, 0]


def test_radagasts_cunning_takes_the_threat_of_an_enemy_out_of_the_quest():
    t = table(heroes=TRIO, hands={1: ["radagasts_cunning"]}, staging=["ungoliants_spawn", "wargs", "forest_gate"])
    t.pools(denethor=1)
    t.play("radagasts_cunning", "p1>choose/ungoliants_spawn", seat=1, phase="quest")
    assert t.offered("choose") == ["choose:ungoliants_spawn", "choose:wargs"]
    assert t.staged == 4
    t.step("end_quest")
    assert t.staged == 7


def test_secret_paths_take_the_threat_of_a_location_out_of_the_quest():
    t = table(heroes=TRIO, hands={1: ["secret_paths"]}, staging=["the_brown_lands", "wargs", "forest_gate"])
    t.put("old_forest_road", active=True)
    t.pools(denethor=1)
    t.play("secret_paths", "p1>choose/the_brown_lands", seat=1, phase="quest")
    assert t.offered("choose") == ["choose:the_brown_lands", "choose:forest_gate"]
    assert t.staged == 4
    t.step("end_quest")
    assert t.staged == 9


def test_cunning_and_paths_are_for_the_quest_phase_and_for_the_staging_area():
    t = table(heroes=TRIO, hands={1: ["radagasts_cunning", "secret_paths"]}, staging=["wargs", "forest_gate"])
    t.pools(denethor=2)
    for name in ("radagasts_cunning", "secret_paths"):
        assert t.why_not("play", name, phase="combat") == ["fellowship.action.phase_restricted"]
    t = table(heroes=TRIO, hands={1: ["radagasts_cunning", "secret_paths"]}, active="forest_gate", engaged=["wargs"])
    t.pools(denethor=2)
    for name in ("radagasts_cunning", "secret_paths"):
        assert t.why_not("play", name, phase="quest") == ["fellowship.ability.must_change_state"]


def test_gandalfs_search_takes_one_of_the_top_cards_of_a_deck_and_orders_the_others():
    t = table(heroes=TRIO, hands={1: ["gandalfs_search"]}, first=2)
    t.on_deck("faramir", "sneak_attack", "grim_resolve", "ever_vigilant", seat=0)
    t.pools(denethor=2, beravor=1)
    t.play(
        "gandalfs_search",
        "p1>x/3",
        "p1>choose/p0",
        "p1>take/sneak_attack",
        "p1>put-back/faramir",
        seat=1,
        phase="quest",
    )
    assert t.offered("take") == ["take:faramir", "take:sneak_attack", "take:grim_resolve"]
    assert t.hand(0) == ["sneak_attack"]
    assert t.lying("deck", 0)[-3:] == ["ever_vigilant", "faramir", "grim_resolve"]
    assert t.resources("denethor") + t.resources("beravor") == 0
    assert not t.known("faramir", 0)


def test_gandalfs_search_looks_at_as_many_cards_as_were_paid_for():
    t = table(heroes=TRIO, hands={1: ["gandalfs_search"]})
    t.on_deck("faramir", "sneak_attack", seat=1)
    assert not t.can("play", "gandalfs_search")
    t.pools(denethor=2, aragorn=5)
    t.play("gandalfs_search", "x/1", "choose/p1", "?pay/denethor", seat=1)
    assert t.offered("x") == ["x:1", "x:2"]
    assert t.hand(1) == ["faramir"]
    assert not t.known("sneak_attack", 1)
    assert t.resources("denethor") == 1


def test_beorns_hospitality_heals_all_heroes_of_one_player():
    t = table(heroes=TRIO, hands={1: ["beorns_hospitality"]}, first=2)
    t.put("gleowine", seat=0)
    for name in ("aragorn", "theodred", "gleowine", "gimli", "denethor"):
        t.card(name).damage = 1
    t.card("aragorn").damage = 4
    t.pools(denethor=5)
    t.play("beorns_hospitality", "p1>choose/p0", seat=1, phase="refresh")
    healed = ("aragorn", "theodred", "gleowine", "gimli", "denethor")
    assert [t.damage(name) for name in healed] == [0, 0, 1, 1, 1]


def test_beorns_hospitality_needs_five_resources_and_a_wounded_hero():
    t = table(heroes=TRIO, hands={1: ["beorns_hospitality"]})
    t.pools(denethor=5)
    assert t.why_not("play", "beorns_hospitality") == ["fellowship.ability.must_change_state"]
    t.hurt("gimli", 1)
    t.pools(denethor=4)
    assert t.why_not("play", "beorns_hospitality") == ["fellowship.play.pay"]
