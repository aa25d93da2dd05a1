"""Justice."""

from __future__ import annotations

from tests.champions_facts import facts_of
from tests.champions_table import table

FACTS = [
    "01058 ally Daredevil (Matt Murdock) unique; cost 4; physical; thw 2/1 atk 2/1 hp 3; defender; x1",
    "01059 ally Jessica Jones unique; cost 3; energy; thw 1/1 atk 2/1 hp 3; defender; x1",
    "01060 event For Justice!; cost 2; energy; thwart; x3",
    "01061 event Great Responsibility; cost 0; mental; x3",
    "01062 resource The Power of Justice; wild; x2",
    "01063 support Interrogation Room; cost 1; energy; location; x3",
    "01064 support Surveillance Team; cost 2; mental; shield; x3",
    "01065 upgrade Heroic Intuition; cost 2; energy; skill; x3",
]


def test_the_facts_of_justice():
    assert facts_of("justice") == FACTS


def test_daredevil_hurts_an_enemy_after_thwarting():
    t = table(in_play=["daredevil"], engaged=["hydra_mercenary"], threat=4)
    t.thwart("daredevil", "response-thwart/use:daredevil", "damage/hydra_mercenary")
    assert t.threat() == 2
    assert t.damage("hydra_mercenary") == 1
    assert t.damage("rhino") == 0


def test_daredevil_may_decline_and_does_not_answer_other_thwarts():
    t = table(in_play=["daredevil"], threat=4)
    t.thwart("spider_man")
    assert t.prompts() == []
    t.thwart("daredevil", "response-thwart/pass")
    assert t.damage("rhino") == 0


def test_jessica_jones_thwarts_more_with_every_side_scheme():
    t = table(in_play=["jessica_jones"], side=["breakin_takin", "bomb_scare"], threat=5)
    t.thwart("jessica_jones", "thwart/the_break_in")
    assert t.threat() == 2
    t = table(in_play=["jessica_jones"], threat=5)
    t.thwart("jessica_jones")
    assert t.threat() == 4


def test_for_justice_removes_three_threat():
    t = table(hand=["for_justice", "energy"], threat=6)
    t.play("for_justice")
    assert t.threat() == 3


def test_for_justice_removes_four_if_paid_with_a_mental_resource():
    t = table(hand=["for_justice", "genius"], threat=6)
    t.play("for_justice")
    assert t.threat() == 2


def test_for_justice_is_a_thwart_that_a_confused_hero_loses():
    t = table(hand=["for_justice", "energy"], threat=6)
    t.card("spider_man").confused = True
    t.play("for_justice")
    assert t.threat() == 6
    assert not t.confused("spider_man")
    assert t.discarded("for_justice")


def test_for_justice_needs_a_hero():
    t = table(hand=["for_justice", "energy"], threat=6, form="alter-ego")
    assert t.why_not("play", "for_justice") == ["champions.trigger.form_word_required"]


def test_great_responsibility_turns_all_the_threat_into_damage():
    t = table(hand=["great_responsibility"])
    t.villain_schemes("interrupt-threat/use:great_responsibility", sch=3)
    assert t.threat() == 0
    assert t.damage("spider_man") == 3


def test_great_responsibility_damage_is_stopped_by_tough():
    t = table(hand=["great_responsibility"])
    t.card("spider_man").tough = True
    t.villain_schemes("interrupt-threat/use:great_responsibility", sch=3)
    assert t.threat() == 0
    assert t.damage("spider_man") == 0


def test_great_responsibility_needs_a_hero():
    t = table(hand=["great_responsibility"], form="alter-ego")
    t.villain_schemes(sch=3)
    assert t.threat() == 3
    assert t.prompts() == []


def test_the_power_of_justice_counts_twice_for_justice():
    t = table(hand=["for_justice", "the_power_of_justice"], threat=6)
    t.play("for_justice", "wild/mental")
    assert t.threat() == 2
    t = table(hand=["haymaker", "the_power_of_justice"])
    assert not t.can("play", "haymaker")


def test_interrogation_room_removes_threat_after_a_minion_is_defeated():
    t = table(in_play=["interrogation_room"], engaged=["hydra_bomber"], threat=3)
    t.attack("spider_man", "hydra_bomber", "response-defeat/use:interrogation_room")
    assert t.threat() == 2
    assert t.exhausted("interrogation_room")


def test_interrogation_room_once_while_ready_and_one_per_player():
    t = table(hand=["interrogation_room", "energy"], in_play=["interrogation_room"], engaged=["hydra_bomber"], threat=3)
    assert not t.can("play", "interrogation_room")
    t.card("interrogation_room").exhausted = True
    t.attack("spider_man", "hydra_bomber")
    assert t.threat() == 3
    assert "response-defeat" not in t.prompts()


def test_surveillance_team_removes_threat_three_times():
    t = table(in_play=["surveillance_team"], threat=5)
    for left in (4, 3, 2):
        t.use("surveillance_team")
        assert t.threat() == left
        assert not t.can("use", "surveillance_team")
        t.card("surveillance_team").exhausted = False
    assert t.discarded("surveillance_team")


def test_heroic_intuition_raises_thw_of_a_hero_and_can_be_given_away():
    t = table(heroes=["spider_man", "spider_man"], hand=["heroic_intuition", "energy"], threat=5)
    t.play("heroic_intuition", "give/give:p1")
    t.thwart("spider_man")
    assert t.threat() == 4  # the giver's hero has 1
    assert t.controller("heroic_intuition") == 1
    t = table(hand=["heroic_intuition", "energy"], in_play=["heroic_intuition"], threat=5)
    assert not t.can("play", "heroic_intuition")  # max 1 per player
    t.thwart("spider_man")
    assert t.threat() == 3
