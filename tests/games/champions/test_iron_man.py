"""Iron Man's own cards and Whiplash."""

from __future__ import annotations

import pytest

from tests.champions_facts import facts_of
from tests.champions_table import Table, table

FACTS = [
    "01029a hero Iron Man unique; thw 2 atk 1 def 1 hp 9 hand 1; avenger; x1",
    "01029b alter-ego Tony Stark unique; rec 3 hp 9 hand 6; genius; x0",
    "01030 ally War Machine (James Rhodes) unique; cost 4; wild; thw 1/1 atk 2/1 hp 4; shield soldier; x1",
    "01031 event Repulsor Blast; cost 1; physical; attack superpower; x3",
    "01032 event Supersonic Punch; cost 2; energy; attack; x2",
    "01033 support Pepper Potts unique; cost 3; physical; persona; x1",
    "01034 support Stark Tower unique; cost 2; mental; location; x1",
    "01035 upgrade Arc Reactor unique; cost 2; energy; item tech; x1",
    "01036 upgrade Mark V Armor unique; cost 3; mental; armor tech; x1",
    "01037 upgrade Mark V Helmet unique; cost 1; physical; armor tech; x1",
    "01038 upgrade Powered Gauntlets; cost 2; energy; armor tech; x2",
    "01039 upgrade Rocket Boots; cost 1; mental; armor tech; x2",
    "01170 obligation Business Problems; boost 2; x1",
    "01171 side-scheme Imminent Overload; threat 3 boost 3; acceleration; x1",
    "01172 minion Whiplash unique; atk 3 sch 2 hp 4 boost 2; x1",
    "01173 treachery Electric Whip Attack; boost 0*; x2",
    "01174 treachery Electromagnetic Backlash; boost 2; x1",
]

ARMOR = ["arc_reactor", "mark_v_armor", "mark_v_helmet", "powered_gauntlets", "powered_gauntlets", "rocket_boots"]


def iron(**more: object) -> Table:
    return table(hero="iron_man", **more)  # type: ignore[arg-type]


def fly(t: Table) -> Table:
    """Up in the air, as Rocket Boots do it."""
    t.put("rocket_boots")
    t.hold("genius")
    t.use("rocket_boots")
    return t


def test_the_facts_of_iron_man():
    assert facts_of("iron_man") == FACTS


def test_the_hand_of_iron_man_grows_with_tech_upgrades_to_seven():
    t = iron()
    assert t.hand_size() == 1
    for n, name in enumerate(ARMOR, 2):
        t.put(name)
        assert t.hand_size() == n
    t.put("rocket_boots")
    assert t.hand_size() == 7


def test_only_tech_upgrades_count_and_only_for_the_hero():
    t = iron(in_play=["combat_training", "pepper_potts", "arc_reactor"])
    assert t.hand_size() == 2
    t.change_form()
    assert t.hand_size() == 6


def test_futurist_takes_one_of_three_and_discards_the_others():
    t = iron(form="alter-ego")
    t.on_deck("energy", "genius", "strength", "haymaker")
    t.use("tony_stark", "take/genius")
    assert t.hand() == ["genius"]
    assert t.discarded("energy")
    assert t.discarded("strength")
    assert t.zone("haymaker") == "deck"
    assert not t.can("use", "tony_stark")


def test_war_machine_hurts_himself_and_each_enemy():
    t = iron(in_play=["war_machine"], engaged=["hydra_mercenary"], form="alter-ego")
    t.use("war_machine")
    assert t.damage("war_machine") == 2
    assert t.damage("rhino") == 1
    assert t.damage("hydra_mercenary") == 1
    assert not t.can("use", "war_machine")  # exhausted
    t.card("war_machine").exhausted = False
    t.use("war_machine")
    assert t.discarded("war_machine")
    assert t.damage("rhino") == 2  # although he fell as the cost


def test_repulsor_blast_deals_one_and_two_for_each_energy():
    t = iron(hand=["repulsor_blast", "strength"])
    t.on_deck("energy", "genius", "supersonic_punch", "haymaker", "war_machine", "supersonic_punch")
    t.play("repulsor_blast")
    # Energy has two, Supersonic Punch one, Haymaker one; a wild resource is only wild; the sixth card stays
    assert t.damage("rhino") == 1 + 2 * 4
    assert len(t.lying("discard")) == 7
    t = iron(hand=["repulsor_blast", "strength"])
    t.on_deck("genius", "genius", "strength", "strength", "war_machine")
    t.play("repulsor_blast")
    assert t.damage("rhino") == 1


def test_repulsor_blast_is_one_blow_that_one_tough_card_stops():
    t = iron(hand=["repulsor_blast", "strength"])
    t.on_deck("energy", "genius", "strength", "strength", "strength")
    t.card("villain").tough = True
    t.play("repulsor_blast")
    assert t.damage("rhino") == 0
    assert not t.tough("villain")


def test_supersonic_punch_deals_four_or_eight_in_the_air():
    t = iron(hand=["supersonic_punch", "strength"])
    t.play("supersonic_punch")
    assert t.damage("rhino") == 4
    t = fly(iron())
    t.hold("supersonic_punch")
    t.hold("strength")
    t.play("supersonic_punch")
    assert t.damage("rhino") == 8


@pytest.mark.parametrize("name", ["repulsor_blast", "supersonic_punch"])
def test_his_events_need_a_hero_and_are_lost_by_a_stunned_one(name):
    t = iron(hand=[name, "strength"], form="alter-ego")
    assert t.why_not("play", name) == ["champions.trigger.form_word_required"]
    t = iron(hand=[name, "strength"])
    t.card("iron_man").stunned = True
    t.play(name)
    assert t.damage("rhino") == 0
    assert not t.stunned("iron_man")
    assert len(t.lying("discard")) == 2  # nothing from the deck


def test_pepper_potts_gives_what_lies_on_top_of_the_discard_pile():
    t = iron(hand=["supersonic_punch"], in_play=["pepper_potts"])
    assert not t.can("play", "supersonic_punch")  # the pile is empty
    t.lay("energy", "discard")
    t.play("supersonic_punch")
    assert t.damage("rhino") == 4
    assert t.exhausted("pepper_potts")
    assert t.lying("discard")[0] == "energy"  # it stays there


def test_pepper_potts_sees_the_pile_as_it_was_before_the_payment():
    t = iron(hand=["mark_v_armor", "supersonic_punch"], in_play=["pepper_potts"])
    t.lay("genius", "discard")
    t.play("mark_v_armor")  # 1 from hand, 2 from the card that lay on top when paying began
    assert t.in_play("mark_v_armor")
    assert t.lying("discard")[-1] == "supersonic_punch"


def test_pepper_potts_gives_types():
    t = iron(in_play=["pepper_potts", "rocket_boots"])
    t.lay("strength", "discard")
    assert not t.can("use", "rocket_boots")
    t.lay("genius", "discard")
    t.use("rocket_boots")
    assert t.has_trait("iron_man", "aerial")


def test_stark_tower_returns_the_topmost_tech_upgrade():
    t = iron(in_play=["stark_tower"], form="alter-ego")
    t.lay("combat_training", "discard")
    assert not t.can("use", "stark_tower")
    for name in ("mark_v_helmet", "arc_reactor", "strength"):
        t.lay(name, "discard")
    t.use("stark_tower")
    assert t.hand() == ["arc_reactor"]
    assert t.exhausted("stark_tower")


def test_stark_tower_helps_a_player_of_your_choice_in_alter_ego_form_only():
    t = table(heroes=["iron_man", "spider_man"], in_play=["stark_tower"], form="alter-ego")
    t.lay("arc_reactor", "discard")
    t.lay("web_shooter", "discard", seat=1)
    t.use("stark_tower", "choose/p1")
    assert t.hand(1) == ["web_shooter"]
    assert t.hand(0) == []
    t = iron(in_play=["stark_tower"])
    t.lay("arc_reactor", "discard")
    assert not t.can("use", "stark_tower")


def test_arc_reactor_readies_iron_man():
    t = iron(in_play=["arc_reactor"])
    assert not t.can("use", "arc_reactor")  # he is ready
    t.attack("iron_man", "rhino")
    t.use("arc_reactor")
    assert not t.exhausted("iron_man")
    assert t.exhausted("arc_reactor")
    t = iron(in_play=["arc_reactor"], form="alter-ego")
    t.card("tony_stark").exhausted = True
    assert not t.can("use", "arc_reactor")


def test_mark_v_armor_gives_six_hit_points_in_both_forms():
    t = iron(in_play=["mark_v_armor"])
    assert t.hit_points("iron_man") == 15
    t.change_form()
    assert t.hit_points("tony_stark") == 15


def test_mark_v_helmet_removes_one_threat():
    t = iron(in_play=["mark_v_helmet"], side=["bomb_scare"], threat=5)
    t.card("bomb_scare").threat = 3
    t.use("mark_v_helmet", "thwart/thwart:the_break_in")
    assert t.threat() == 4
    assert t.threat("bomb_scare") == 3
    assert t.exhausted("mark_v_helmet")


def test_mark_v_helmet_reaches_each_scheme_from_the_air():
    t = fly(iron(in_play=["mark_v_helmet"], side=["bomb_scare"], threat=5))
    t.card("bomb_scare").threat = 3
    t.use("mark_v_helmet")
    assert t.threat() == 4
    assert t.threat("bomb_scare") == 2


def test_mark_v_helmet_is_a_thwart_and_needs_threat_and_a_hero():
    t = iron(in_play=["mark_v_helmet"], threat=5)
    t.card("iron_man").confused = True
    t.use("mark_v_helmet")
    assert t.threat() == 5
    assert not t.confused("iron_man")
    t = iron(in_play=["mark_v_helmet"])
    assert not t.can("use", "mark_v_helmet")
    t = iron(in_play=["mark_v_helmet"], threat=5, form="alter-ego")
    assert not t.can("use", "mark_v_helmet")


def test_powered_gauntlets_deal_one_or_two_in_the_air():
    t = iron(in_play=["powered_gauntlets"])
    t.use("powered_gauntlets")
    assert t.damage("rhino") == 1
    assert not t.can("use", "powered_gauntlets")
    t = fly(iron(in_play=["powered_gauntlets"]))
    t.use("powered_gauntlets")
    assert t.damage("rhino") == 2


def test_powered_gauntlets_are_an_attack():
    t = iron(in_play=["powered_gauntlets"])
    t.card("iron_man").stunned = True
    t.use("powered_gauntlets")
    assert t.damage("rhino") == 0
    assert not t.stunned("iron_man")


def test_rocket_boots_give_a_hit_point_and_flight_until_the_end_of_the_phase():
    t = iron(in_play=["rocket_boots"], hand=["genius"])
    assert t.hit_points("iron_man") == 10
    t.use("rocket_boots")
    assert t.has_trait("iron_man", "aerial")
    assert t.exhausted("rocket_boots")
    assert t.discarded("genius")
    t.step("end_player_phase")
    assert not t.has_trait("iron_man", "aerial")


def test_rocket_boots_need_a_mental_resource():
    t = iron(in_play=["rocket_boots"], hand=["strength"])
    assert not t.can("use", "rocket_boots")


def test_business_problems_is_settled_by_exhausting_tony():
    t = iron(in_play=["arc_reactor"])
    t.reveal("business_problems", "may-change-form/change-form", "choose-one/exhaust")
    assert t.zone("business_problems") == "removed"
    assert t.exhausted("tony_stark")
    assert not t.exhausted("arc_reactor")


def test_business_problems_exhausts_each_upgrade():
    t = iron(in_play=["arc_reactor", "rocket_boots", "pepper_potts"])
    t.reveal("business_problems", "may-change-form/pass")
    assert t.exhausted("arc_reactor")
    assert t.exhausted("rocket_boots")
    assert not t.exhausted("pepper_potts")
    assert t.discarded("business_problems")


def test_imminent_overload_starts_with_three_and_one_per_player():
    t = table(heroes=["iron_man", "spider_man"])
    t.reveal("imminent_overload")
    assert t.threat("imminent_overload") == 5
    assert t.icons("acceleration") == 1


def test_whiplash_retaliates():
    t = iron(engaged=["whiplash"])
    t.attack("iron_man", "whiplash")
    assert t.damage("whiplash") == 1
    assert t.damage("iron_man") == 1


def test_electric_whip_attack_hurts_for_each_upgrade():
    t = iron(in_play=["arc_reactor", "powered_gauntlets", "pepper_potts"])
    t.reveal("electric_whip_attack", "choose-one/branch:damage")
    assert t.damage("iron_man") == 2
    assert t.in_play("arc_reactor")


def test_electric_whip_attack_takes_an_upgrade_instead():
    t = iron(in_play=["arc_reactor", "mark_v_armor"])
    t.reveal("electric_whip_attack", "choose-one/branch:discard", "discard/discard:mark_v_armor")
    assert t.discarded("mark_v_armor")
    assert t.in_play("arc_reactor")
    assert t.damage("iron_man") == 0
    t = iron(in_play=["arc_reactor"], form="alter-ego")
    t.reveal("electric_whip_attack")  # no hero to hurt
    assert t.discarded("arc_reactor")


def test_losing_the_armor_can_be_the_end_of_iron_man():
    t = iron(in_play=["mark_v_armor"])
    t.card("iron_man").damage = 9
    t.reveal("electric_whip_attack", "choose-one/branch:discard")
    assert t.over


def test_the_player_who_is_hit_chooses_the_upgrade():
    t = table(heroes=["spider_man", "iron_man"])
    t.put("arc_reactor", seat=1)
    t.put("rocket_boots", seat=1)
    t.reveal("electric_whip_attack", "choose-one/branch:discard", "discard/discard:rocket_boots", seat=1)
    assert {choice.seat for choice in t.asked} == {1}
    assert t.discarded("rocket_boots")


def test_electric_whip_attack_as_a_boost_card_cares_for_undefended_attacks():
    t = iron(in_play=["arc_reactor"])
    t.villain_schemes(boost="electric_whip_attack")
    t.villain_attacks(atk=1, boost="electric_whip_attack", defender="iron_man")
    assert t.in_play("arc_reactor")
    t.villain_attacks(atk=1, boost="electric_whip_attack")
    assert t.discarded("arc_reactor")


@pytest.mark.rule("champions.choose.resolver_decides")
def test_as_a_boost_card_too_the_attacked_player_chooses_the_upgrade():
    t = table(heroes=["spider_man", "iron_man"])
    t.put("arc_reactor", seat=1)
    t.put("rocket_boots", seat=1)
    t.villain_attacks("discard/discard:rocket_boots", atk=1, boost="electric_whip_attack", seat=1)
    (choice,) = [choice for choice in t.asked if choice.prompt == "discard"]
    assert (choice.seat, choice.rule) == (1, "champions.choose.resolver_decides")
    assert t.discarded("rocket_boots")
    assert t.in_play("arc_reactor")


def test_electromagnetic_backlash_burns_everyone_for_their_own_energy():
    t = table(heroes=["iron_man", "spider_man"])
    t.on_deck("energy", "genius", "supersonic_punch", "strength", "war_machine", "energy")
    t.on_deck("aunt_may", "genius", "genius", "strength", "strength", "energy", seat=1)
    t.reveal("electromagnetic_backlash")
    assert t.damage("iron_man") == 3
    assert t.damage("spider_man") == 1
    assert len(t.lying("discard", seat=1)) == 5
