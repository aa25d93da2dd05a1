"""Captain Marvel's own cards and Yon-Rogg."""

from __future__ import annotations

import pytest

from rulebound.testing.graphs import differences
from tests.champions_facts import facts_of
from tests.champions_table import Table, table

FACTS = [
    "01010a hero Captain Marvel unique; thw 2 atk 2 def 1 hp 12 hand 5; avenger soldier; x1",
    "01010b alter-ego Carol Danvers unique; rec 4 hp 12 hand 6; shield soldier; x0",
    "01011 ally Spider-Woman (Jessica Drew) unique; cost 3; wild; thw 2/1 atk 2/1 hp 2; avenger spy; x1",
    "01012 event Crisis Interdiction; cost 2; energy; thwart; x3",
    "01013 event Photonic Blast; cost 3; physical; attack superpower; x3",
    "01014 resource Energy Absorption; energy energy energy; x2",
    "01015 support Alpha Flight Station unique; cost 1; mental; location shield; x1",
    "01016 upgrade Captain Marvel's Helmet unique; cost 2; physical; armor tech; x1",
    "01017 upgrade Cosmic Flight; cost 2; energy; superpower; x2",
    "01018 upgrade Energy Channel; cost 0; mental; superpower; x2",
    "01175 obligation Family Emergency; boost 2; x1",
    "01176 side-scheme The Psyche-Magnitron; threat 3 boost 3; hazard; x1",
    "01177 minion Yon-Rogg unique; atk 3* sch 2 hp 5 boost 2; elite kree; x1",
    "01178 treachery Kree Manipulator; boost 0*; x2",
    "01179 treachery Yon-Rogg's Treason; boost 1; x1",
]


def marvel(**more: object) -> Table:
    return table(hero="captain_marvel", **more)  # type: ignore[arg-type]


def test_the_facts_of_captain_marvel():
    assert facts_of("captain_marvel") == FACTS


def test_rechannel_heals_as_a_cost_and_draws():
    t = marvel(hand=["crisis_interdiction"])
    t.card("captain_marvel").damage = 3
    t.use("captain_marvel")
    assert t.damage("captain_marvel") == 2
    assert t.discarded("crisis_interdiction")
    assert len(t.hand()) == 1


def test_rechannel_needs_damage_energy_and_comes_once_per_round():
    t = marvel(hand=["crisis_interdiction", "cosmic_flight"])
    assert not t.can("use", "captain_marvel")  # nothing to heal
    t.card("captain_marvel").damage = 3
    t.use("captain_marvel", "pay/cosmic_flight")
    assert t.why_not("use", "captain_marvel") == ["champions.limit.per_copy"]
    t = marvel(hand=["photonic_blast"])
    t.card("captain_marvel").damage = 3
    assert not t.can("use", "captain_marvel")  # physical is not energy


def test_commander_lets_any_player_draw_and_has_a_limit_of_its_own():
    t = table(heroes=["captain_marvel", "spider_man"], form="alter-ego")
    t.use("carol_danvers", "choose/p1")
    assert len(t.hand(1)) == 1
    assert t.hand(0) == []
    assert not t.can("use", "carol_danvers")
    t.change_form()
    t.hold("cosmic_flight")
    t.card("captain_marvel").damage = 1
    assert t.can("use", "captain_marvel")  # the other face counts for itself


def test_spider_woman_confuses_the_villain():
    t = marvel(hand=["spider_woman", "energy_absorption"])
    t.play("spider_woman", "response-enter/use:spider_woman")
    assert t.confused("villain")


def test_crisis_interdiction_removes_two():
    t = marvel(hand=["crisis_interdiction", "energy"], side=["bomb_scare"], threat=5)
    t.card("bomb_scare").threat = 3
    t.play("crisis_interdiction", "thwart/thwart:the_break_in")
    assert t.threat() == 3
    assert t.threat("bomb_scare") == 3  # not Aerial


def test_crisis_interdiction_goes_on_to_a_different_scheme_in_the_air():
    t = marvel(hand=["crisis_interdiction", "energy"], in_play=["cosmic_flight"], side=["bomb_scare"], threat=5)
    t.card("bomb_scare").threat = 3
    t.play("crisis_interdiction", "thwart/thwart:the_break_in")
    assert t.threat() == 3
    assert t.threat("bomb_scare") == 1


def test_crisis_interdiction_stops_when_the_first_part_was_not_done_in_full():
    t = marvel(hand=["crisis_interdiction", "energy"], in_play=["cosmic_flight"], side=["bomb_scare"], threat=1)
    t.card("bomb_scare").threat = 3
    t.play("crisis_interdiction", "thwart/thwart:the_break_in")
    assert t.threat() == 0
    assert t.threat("bomb_scare") == 3


def test_photonic_blast_draws_when_paid_with_energy():
    t = marvel(hand=["photonic_blast", "energy_absorption"])
    t.play("photonic_blast")
    assert t.damage("rhino") == 5
    assert len(t.hand()) == 1
    t = marvel(hand=["photonic_blast", "strength", "genius"])
    t.play("photonic_blast")
    assert t.damage("rhino") == 5
    assert t.hand() == []


def test_energy_absorption_gives_three_energy():
    t = marvel(hand=["photonic_blast", "energy_absorption"])
    assert t.can("play", "photonic_blast")
    assert t.card("energy_absorption").printed.gives == (3, 0, 0, 0)


def test_while_two_costs_are_paid_a_copy_of_the_match_stands_at_the_same_choice():
    t = marvel(hand=["haymaker", "first_aid"], in_play=["alpha_flight_station"])
    assert t.can("use", "alpha_flight_station")
    t.match.answer(0, f"use:{t.card('alpha_flight_station').key}")
    fork = t.match.fork()
    assert t.s.held == fork.state.held == []
    assert str(fork.choices) == str(t.match.choices)
    assert differences(t.s, fork.state) == differences(t.s, t.s.clone()) == []


def test_alpha_flight_station_turns_a_card_into_one_or_two():
    t = marvel(hand=["haymaker"], in_play=["alpha_flight_station"])
    t.use("alpha_flight_station")
    assert len(t.hand()) == 1
    assert t.discarded("haymaker")
    assert t.exhausted("alpha_flight_station")
    t = marvel(hand=["haymaker"], in_play=["alpha_flight_station"], form="alter-ego")
    t.use("alpha_flight_station")
    assert len(t.hand()) == 2
    t = marvel(in_play=["alpha_flight_station"])
    assert not t.can("use", "alpha_flight_station")


def test_the_helmet_raises_def_and_more_in_the_air():
    t = marvel(in_play=["captain_marvels_helmet"])
    assert t.defense("captain_marvel") == 2
    t.put("cosmic_flight")
    assert t.defense("captain_marvel") == 3
    t.villain_attacks(atk=5, defender="captain_marvel")
    assert t.damage("captain_marvel") == 2


def test_cosmic_flight_lifts_the_hero_only():
    t = marvel(in_play=["cosmic_flight"])
    assert t.has_trait("captain_marvel", "aerial")
    t.change_form()
    assert not t.has_trait("carol_danvers", "aerial")


def test_cosmic_flight_prevents_three_and_counts_as_a_defense():
    t = marvel(in_play=["cosmic_flight"])
    attack = t.villain_attacks("interrupt-damage/use:cosmic_flight", atk=5)
    assert t.damage("captain_marvel") == 2
    assert t.discarded("cosmic_flight")
    assert attack.defended
    assert not t.has_trait("captain_marvel", "aerial")


def test_cosmic_flight_prevents_damage_of_any_kind():
    t = marvel(in_play=["cosmic_flight"])
    t.hurt("captain_marvel", 2, "interrupt-damage/use:cosmic_flight")
    assert t.damage("captain_marvel") == 0


def test_energy_channel_stores_energy_and_lets_it_go():
    t = marvel(hand=["energy_absorption", "crisis_interdiction"], in_play=["energy_channel"])
    assert not t.can("use-2", "energy_channel")  # nothing stored: nothing to deal
    t.use("energy_channel", "pay/energy_absorption", "pay/crisis_interdiction")
    assert t.counters("energy_channel") == 4
    t.use("energy_channel")
    assert t.damage("rhino") == 8
    assert t.discarded("energy_channel")


def test_energy_channel_deals_ten_at_most_and_only_as_a_hero():
    t = marvel(in_play=["energy_channel"])
    t.card("energy_channel").counters = 7
    t.use("energy_channel")
    assert t.damage("rhino") == 10
    t = marvel(in_play=["energy_channel"], form="alter-ego")
    t.card("energy_channel").counters = 7
    assert not t.can("use", "energy_channel")


def test_energy_channel_takes_energy_only_and_once_per_player():
    t = marvel(hand=["strength", "energy_channel"], in_play=["energy_channel"])
    assert not t.can("use", "energy_channel")
    assert not t.can("play", "energy_channel")


@pytest.mark.parametrize("name", ["crisis_interdiction", "photonic_blast"])
def test_her_events_need_a_hero(name):
    t = marvel(hand=[name, "strength", "energy"], threat=5, form="alter-ego")
    assert t.why_not("play", name) == ["champions.trigger.form_word_required"]


@pytest.mark.parametrize("act", ["play:photonic_blast", "use:energy_channel"])
def test_a_stunned_hero_loses_her_attacks(act):
    t = marvel(hand=["photonic_blast", "strength", "genius"], in_play=["energy_channel"])
    t.card("energy_channel").counters = 3
    t.card("captain_marvel").stunned = True
    t.act(*act.split(":"))
    assert t.damage("rhino") == 0
    assert not t.stunned("captain_marvel")


def test_a_confused_hero_loses_crisis_interdiction():
    t = marvel(hand=["crisis_interdiction", "strength"], threat=5)
    t.card("captain_marvel").confused = True
    t.play("crisis_interdiction")
    assert t.threat() == 5
    assert not t.confused("captain_marvel")


def test_family_emergency_is_settled_by_exhausting_carol():
    t = marvel()
    t.reveal("family_emergency", "may-change-form/change-form", "choose-one/exhaust")
    assert t.zone("family_emergency") == "removed"
    assert t.exhausted("carol_danvers")


def test_family_emergency_stuns_a_hero_and_surges():
    t = marvel()
    t.on_top("hydra_mercenary")
    t.reveal("family_emergency", "may-change-form/pass")
    assert t.stunned("captain_marvel")
    assert t.discarded("family_emergency")
    assert t.in_play("hydra_mercenary")


def test_the_psyche_magnitron_starts_with_three_and_one_per_player():
    t = table(heroes=["captain_marvel", "spider_man"])
    t.reveal("the_psyche_magnitron")
    assert t.threat("the_psyche_magnitron") == 5
    assert t.icons("hazard") == 1


def test_yon_rogg_feeds_the_magnitron_after_his_attacks():
    t = marvel(engaged=["yon_rogg"], side=["the_psyche_magnitron"])
    t.minion_attacks("yon_rogg")
    assert t.damage("captain_marvel") == 3
    assert t.threat("the_psyche_magnitron") == 4


def test_kree_manipulator_places_threat_and_surges():
    t = marvel()
    t.on_top("hydra_mercenary")
    t.reveal("kree_manipulator")
    assert t.threat() == 1
    assert t.in_play("hydra_mercenary")


def test_kree_manipulator_as_a_boost_card_cares_for_undefended_attacks():
    t = marvel()
    t.villain_attacks(atk=1, boost="kree_manipulator")
    assert t.threat() == 1
    t.villain_attacks(atk=1, boost="kree_manipulator", defender="captain_marvel")
    assert t.threat() == 1
    t.villain_schemes(sch=0, boost="kree_manipulator")
    assert t.threat() == 1


def test_yon_roggs_treason_takes_printed_energy():
    t = marvel(hand=["energy_absorption", "cosmic_flight", "haymaker", "photonic_blast", "spider_woman"])
    t.on_top("hydra_mercenary")
    t.reveal("yon_roggs_treason")
    assert t.hand() == ["photonic_blast", "spider_woman"]  # a wild resource is only wild
    assert t.zone("hydra_mercenary") == "encounter"


def test_yon_roggs_treason_surges_when_there_is_no_energy():
    t = marvel(hand=["photonic_blast"])
    t.on_top("hydra_mercenary")
    t.reveal("yon_roggs_treason")
    assert t.hand() == ["photonic_blast"]
    assert t.in_play("hydra_mercenary")
