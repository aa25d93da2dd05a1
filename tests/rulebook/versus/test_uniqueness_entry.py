"""Уникальный: whom a new card KOs, when, and whom not."""

from __future__ import annotations

import pytest

from rulebound.games.versus.printed import Print
from rulebound.games.versus.words.effects.cards import PutIntoPlay
from rulebound.games.versus.words.vocabulary import card, plot_twist
from tests.versus_table import ME, table

EIGHT = ["Wild Sentinel"] * 8


@pytest.mark.rule("versus.uniqueness.on_entry")
def test_the_old_one_stays_until_the_new_one_enters_and_no_effect_waits():
    t = table(stage="recruit", hand=["Magneto, Lodestone King"], row=EIGHT, front=["Magneto, Iron Will"])
    t.do("recruit", "Magneto, Lodestone King")
    assert t.chain == ["recruit"]
    assert t.where("Magneto, Iron Will") == "characters"
    t.resolve_all()
    t.answer("place", "f1")
    assert t.where("Magneto, Iron Will") == "ko"
    assert t.chain == []


@pytest.mark.rule("versus.uniqueness.army")
def test_army_characters_are_not_unique():
    t = table(
        stage="recruit",
        hand=["Wild Sentinel"],
        row=["Sentinel Mark II"],
        front=["Wild Sentinel"],
        support=["Wild Sentinel"],
    )
    t.do("recruit", "Wild Sentinel#3")
    t.resolve_all()
    t.answer("place", "f1")
    assert t.lying("characters") == ["Wild Sentinel"] * 3


@pytest.mark.rule("versus.uniqueness.per_player")
def test_uniqueness_looks_at_the_own_characters_only():
    t = table(stage="recruit", hand=["Magneto, Lodestone King"], row=EIGHT, foe_front=["Magneto, Iron Will"])
    t.do("recruit", "Magneto, Lodestone King")
    t.resolve_all()
    t.answer("place", "f0")
    assert t.where("Magneto, Lodestone King") == "characters"
    assert t.where("foe Magneto, Iron Will") == "characters"


@pytest.mark.rule("versus.uniqueness.stunned_counts")
def test_a_stunned_character_is_ko_d_by_its_namesake():
    t = table(
        stage="recruit",
        hand=["Magneto, Lodestone King"],
        row=EIGHT,
        front=["Magneto, Iron Will"],
        stunned=["Magneto, Iron Will"],
    )
    t.do("recruit", "Magneto, Lodestone King")
    t.resolve_all()
    t.answer("place", "f1")
    assert t.where("Magneto, Iron Will") == "ko"
    assert t.endurance(ME) == 50


@pytest.mark.rule("versus.uniqueness.any_entry")
def test_a_character_put_into_play_by_an_effect_kos_its_namesake_too():
    prepared = plot_twist("VS-960", "Prepared", 1, PutIntoPlay(card("character", title="Wolverine")))
    t = table(
        hand=["Danger Drill"],
        row=EIGHT,
        front=["Wolverine, Weapon Instinct"],
        ko=["Wolverine, The Best at What He Does"],
    )
    t.card("Danger Drill").printed = prepared
    t.put_anew()
    t.do("play", "Prepared")
    t.resolve()
    t.answer("put-into-play", "Wolverine, The Best at What He Does")
    t.answer("place", "s0")
    assert t.where("Wolverine, The Best at What He Does") == "characters"
    assert t.where("Wolverine, Weapon Instinct") == "ko"


@pytest.mark.rule("versus.uniqueness.owner_pile")
def test_a_location_of_the_opponent_goes_back_to_the_opponents_pile():
    t = table(
        hand=["Seize the Ground"],
        row=["Wild Sentinel", "Wild Sentinel", "Lost City", "Wild Sentinel"],
        foe_face_up=["Lost City"],
    )
    t.play("Seize the Ground", "foe Lost City")
    t.resolve()
    assert t.card("foe Lost City").controller == ME
    t.do("flip", "Lost City")
    assert t.where("foe Lost City") == "ko"
    assert t.where("Lost City") == "resources"


@pytest.mark.rule("versus.uniqueness.equipment")
def test_a_second_unique_equipment_kos_the_first():
    t = table(
        stage="recruit",
        hand=["Inhibitor Array"],
        row=EIGHT,
        front=["Sentinel Siege-Frame", "Sentinel Mark II"],
        gear={"Sentinel Siege-Frame": "Inhibitor Array"},
    )
    t.do("recruit", "Inhibitor Array")
    t.resolve_all()
    assert t.where("Inhibitor Array") == "equipment"
    assert t.where("Inhibitor Array#2") == "ko"
    assert t.bearer("Inhibitor Array") == "Sentinel Mark II"
    assert t.card("Sentinel Siege-Frame").now.gear == -1


@pytest.mark.rule("versus.uniqueness.equipment")
def test_unique_equipment_of_the_opponent_stays():
    t = table(
        stage="recruit",
        hand=["Inhibitor Array"],
        row=EIGHT,
        front=["Sentinel Siege-Frame"],
        foe_front=["Sentinel Siege-Frame"],
        gear={"foe Sentinel Siege-Frame": "Inhibitor Array"},
    )
    t.do("recruit", "Inhibitor Array")
    t.resolve_all()
    assert (t.where("Inhibitor Array"), t.where("foe Inhibitor Array")) == ("equipment", "equipment")


@pytest.mark.rule("versus.uniqueness.equipment_not_unique")
def test_other_equipment_is_not_unique():
    t = table(
        stage="recruit",
        hand=["Field Kit"],
        row=EIGHT,
        front=["Sentinel Siege-Frame", "Sentinel Mark II"],
        gear={"Sentinel Siege-Frame": "Field Kit"},
    )
    t.do("recruit", "Field Kit")
    t.resolve_all()
    assert (t.where("Field Kit"), t.where("Field Kit#2")) == ("equipment", "equipment")
    assert t.strength("Sentinel Siege-Frame") == (7, 7)
    assert t.strength("Sentinel Mark II") == (4, 4)
    assert not Print("VS-961", "Prepared", "equipment", 1).unique  # unless its text says so


@pytest.mark.rule("versus.uniqueness.plot_twist")
def test_several_copies_of_a_plot_twist_are_in_play():
    t = table(
        row=["Mutant Supremacy", *EIGHT],
        face_up=["Mutant Supremacy"],
        front=["Sabretooth, Victor Creed"],
        foe_front=["Sentinel Omega-Frame"],
    )
    t.play("Mutant Supremacy")
    t.resolve()
    assert [t.where(name) for name in ("Mutant Supremacy", "Mutant Supremacy#2")] == ["resources", "resources"]
    assert t.card("Mutant Supremacy").now.ongoing
    assert t.card("Mutant Supremacy#2").now.ongoing
    t.attack("Sabretooth, Victor Creed", "foe Sentinel Omega-Frame")
    assert t.strength("Sabretooth, Victor Creed")[0] == 13 + 2
