"""Spider-Man's own cards and the Vulture."""

from __future__ import annotations

from tests.champions_table import table


def test_spider_sense_draws_when_the_villain_attacks():
    t = table()
    t.villain_attacks("interrupt-enemy-attack/use:spider_man", atk=1)
    assert len(t.hand()) == 1


def test_spider_sense_does_not_answer_minions():
    t = table(engaged=["sandman"])
    t.minion_attacks("sandman")
    assert t.hand() == []


def test_black_cat_keeps_mental_cards():
    t = table(hand=["black_cat", "energy"])
    t.on_deck("swinging_web_kick", "haymaker")
    t.play("black_cat")
    assert t.hand() == ["swinging_web_kick"]
    assert t.discarded("haymaker")


def test_backflip_prevents_all_damage_of_an_attack():
    t = table(hand=["backflip"])
    attack = t.villain_attacks("interrupt-damage/use:backflip", atk=9)
    assert t.damage("spider_man") == 0
    assert attack.defended
    assert not t.exhausted("spider_man")


def test_enhanced_spider_sense_cancels_a_treachery():
    t = table(hand=["enhanced_spider_sense", "haymaker"])
    t.reveal("assault", "interrupt-reveal/use:enhanced_spider_sense")
    assert t.damage("spider_man") == 0
    assert t.discarded("assault")
    assert not t.said("enemy-attacks")


def test_swinging_web_kick_deals_eight():
    t = table(hand=["swinging_web_kick", "strength", "energy"])
    t.play("swinging_web_kick")
    assert t.damage("rhino") == 8


def test_aunt_may_heals_peter():
    t = table(in_play=["aunt_may"], form="alter-ego")
    t.card("peter_parker").damage = 5
    t.use("aunt_may")
    assert t.damage("peter_parker") == 1


def test_spider_tracer_removes_threat_when_its_minion_is_defeated():
    t = table(hand=["spider_tracer", "haymaker"], engaged=["hydra_mercenary"], threat=5)
    t.play("spider_tracer")
    t.hurt("hydra_mercenary", 3)
    assert t.threat() == 2
    assert t.discarded("spider_tracer")


def test_web_shooter_gives_a_wild_resource_three_times():
    t = table(hand=["haymaker", "backflip"], in_play=["web_shooter"])
    t.play("haymaker")
    assert t.counters("web_shooter") == 2
    assert t.exhausted("web_shooter")


def test_webbed_up_replaces_an_attack_and_stuns():
    t = table(hand=["webbed_up", "strength", "energy"])
    t.play("webbed_up")
    t.villain_attacks(atk=9, boost="")
    assert t.damage("spider_man") == 0
    assert t.stunned("villain")
    assert t.discarded("webbed_up")
    assert t.hand() == []  # Spider-Sense had nothing to answer


def test_eviction_notice_may_cost_a_card_and_surges():
    t = table(hand=["haymaker"])
    t.on_top("hydra_mercenary")
    t.reveal("eviction_notice", "may-change-form/pass")
    assert t.hand() == []
    assert t.discarded("eviction_notice")
    assert t.in_play("hydra_mercenary")


def test_highway_robbery_takes_a_card_and_gives_it_back():
    t = table(hand=["haymaker"])
    t.reveal("highway_robbery")
    assert t.zone("haymaker") == "under"
    t.card("highway_robbery").threat = 1
    t.thwart("spider_man")
    assert t.hand() == ["haymaker"]


def test_sweeping_swoop_stuns_and_surges_with_the_vulture():
    t = table(engaged=["vulture"])
    t.on_top("hydra_mercenary")
    t.reveal("sweeping_swoop")
    assert t.stunned("spider_man")
    assert t.in_play("hydra_mercenary")


def test_sweeping_swoop_as_a_boost_card_stuns_the_damaged():
    t = table()
    t.villain_attacks(atk=2, boost="sweeping_swoop")
    assert t.stunned("spider_man")


def test_the_vultures_plans_count_resource_types():
    t = table(hand=["haymaker"])
    t.reveal("the_vultures_plans")
    assert t.hand() == []
    assert t.threat() == 1
    assert t.said("discards")
