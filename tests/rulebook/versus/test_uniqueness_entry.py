"""Уникальный: whom a new card KOs, when, and whom not."""

from __future__ import annotations

import pytest

from rulebound.games.versus import GAME
from rulebound.games.versus.printed import Print
from rulebound.games.versus.words.effects.cards import PutIntoPlay
from rulebound.games.versus.words.vocabulary import card, plot_twist
from rulebound.kernel.match import Match
from tests.versus_table import FOE, ME, table

EIGHT = ["VS-001"] * 8


def recruited(t, name, at="f1"):
    t.do("recruit", name)
    t.resolve_all()
    t.do("place", at)


@pytest.mark.rule("versus.uniqueness.on_entry")
def test_the_old_one_stays_until_the_new_one_enters_and_no_effect_waits():
    t = table(stage="recruit", hand=["VS-057"], row=EIGHT, front=["VS-053"])
    t.do("recruit", "VS-057")
    assert t.chain == ["recruit"]
    assert t.where("VS-053") == "characters"
    t.resolve_all()
    t.do("place", "f1")
    assert t.where("VS-053") == "ko"
    assert t.chain == []


@pytest.mark.rule("versus.uniqueness.army")
def test_army_characters_are_not_unique():
    t = table(stage="recruit", hand=["VS-001"], row=["VS-005"], front=["VS-001"], support=["VS-001"])
    t.do("recruit", "VS-001#3")
    t.resolve_all()
    t.do("place", "f1")
    assert [c.printed.code for c in t.s.players[ME].characters.cards] == ["VS-001"] * 3


@pytest.mark.rule("versus.uniqueness.per_player")
def test_uniqueness_looks_at_the_own_characters_only():
    t = table(stage="recruit", hand=["VS-057"], row=EIGHT, foe_front=["VS-053"])
    t.do("recruit", "VS-057")
    t.resolve_all()
    t.do("place", "f0")
    assert t.where("VS-057") == "characters"
    assert t.where("foe VS-053") == "characters"


@pytest.mark.rule("versus.uniqueness.stunned_counts")
def test_a_stunned_character_is_ko_d_by_its_namesake():
    t = table(stage="recruit", hand=["VS-057"], row=EIGHT, front=["VS-053"], stunned=["VS-053"])
    recruited(t, "VS-057")
    assert t.where("VS-053") == "ko"
    assert t.endurance(ME) == 50


@pytest.mark.rule("versus.uniqueness.any_entry")
def test_a_character_put_into_play_by_an_effect_kos_its_namesake_too():
    prepared = plot_twist("VS-960", "Prepared", 1, PutIntoPlay(card("character", title="Wolverine")))
    t = table(hand=["VS-042"], row=EIGHT, front=["VS-029"], ko=["VS-034"])
    played = t.card("VS-042")
    played.printed = prepared
    t.match = Match.at(GAME, t.s)  # the question is put anew
    t.do("play", played.key)
    t.resolve()
    t.do("put-into-play", "VS-034")
    t.do("place", "s0")
    assert t.where("VS-034") == "characters"
    assert t.where("VS-029") == "ko"


@pytest.mark.rule("versus.uniqueness.owner_pile")
def test_a_location_of_the_opponent_goes_back_to_the_opponents_pile():
    t = table(hand=["VS-100"], row=["VS-001", "VS-001", "VS-064", "VS-001"], foe_face_up=["VS-064"])
    t.play("VS-100", "foe VS-064")
    t.resolve()
    assert t.card("foe VS-064").controller == ME
    t.do("flip", "VS-064")
    assert t.card("foe VS-064") in t.s.players[FOE].ko.cards
    assert t.where("VS-064") == "resources"


@pytest.mark.rule("versus.uniqueness.equipment")
def test_a_second_unique_equipment_kos_the_first():
    t = table(stage="recruit", hand=["VS-022"], row=EIGHT, front=["VS-008", "VS-005"], gear={"VS-008": "VS-022"})
    t.do("recruit", "VS-022")
    t.resolve_all()
    assert t.where("VS-022") == "equipment"
    assert t.where("VS-022#2") == "ko"
    assert t.s.bearer(t.card("VS-022")) is t.card("VS-005")
    assert t.card("VS-008").now.gear == -1


@pytest.mark.rule("versus.uniqueness.equipment")
def test_unique_equipment_of_the_opponent_stays():
    t = table(stage="recruit", hand=["VS-022"], row=EIGHT, front=["VS-008"], foe_front=["VS-008"],
              gear={"foe VS-008": "VS-022"})  # fmt: skip
    t.do("recruit", "VS-022")
    t.resolve_all()
    assert (t.where("VS-022"), t.where("foe VS-022")) == ("equipment", "equipment")


@pytest.mark.rule("versus.uniqueness.equipment_not_unique")
def test_other_equipment_is_not_unique():
    t = table(stage="recruit", hand=["VS-106"], row=EIGHT, front=["VS-008", "VS-005"], gear={"VS-008": "VS-106"})
    t.do("recruit", "VS-106")
    t.resolve_all()
    assert (t.where("VS-106"), t.where("VS-106#2")) == ("equipment", "equipment")
    assert t.strength("VS-008") == (7, 7)
    assert t.strength("VS-005") == (4, 4)
    assert not Print("VS-961", "Prepared", "equipment", 1).unique  # unless its text says so


@pytest.mark.rule("versus.uniqueness.plot_twist")
def test_several_copies_of_a_plot_twist_are_in_play():
    t = table(row=["VS-061", *EIGHT], face_up=["VS-061"], front=["VS-055"], foe_front=["VS-014"])
    t.play("VS-061")
    t.resolve()
    assert [t.where(name) for name in ("VS-061", "VS-061#2")] == ["resources", "resources"]
    assert t.card("VS-061").now.ongoing
    assert t.card("VS-061#2").now.ongoing
    t.attack("VS-055", "foe VS-014")
    assert t.strength("VS-055")[0] == 13 + 2
