"""What is printed on the cards and tiles of Civil War, as everybody reads it."""

from __future__ import annotations

import pytest

from rulebound.games.civilwar import cards
from rulebound.games.civilwar.printed import LocationTile
from rulebound.games.civilwar.words import Draw

EVENTS = {event.code: event for event in cards.EVENTS}
MISSIONS = {mission.code: mission for mission in cards.MISSIONS}


@pytest.mark.parametrize(("code", "icon", "text"), [
    ("media_frenzy", "lasting", ["civilwar-text-control-bonus"]), ("ceasefire", "lasting", ["civilwar-text-ko-bonus"]),
    ("riots", "instant", ["civilwar-text-effects"]), ("resupply", "instant", ["civilwar-text-effects"]),
])  # fmt: skip
def test_an_event_says_whether_it_lasts_and_what_it_does(code, icon, text):
    face = EVENTS[code].face
    assert (face.icons, [line.id for line in face.text]) == ([icon], text)


def test_an_event_names_the_points_that_it_changes():
    assert EVENTS["media_frenzy"].face.text[0].args["n"] == 1
    assert EVENTS["ceasefire"].face.text[0].args["n"] == 3


@pytest.mark.parametrize(("code", "text"), [
    ("clear_the_streets", ["arrivals", "danger-thug", "done-defeat"]),
    ("get_them_out", ["arrivals", "danger-civilian", "done-rescue"]),
    ("safe_houses", ["danger-location", "done-heroic"]),
    ("turn_the_tables", ["danger-hero", "done-damage"]),
])  # fmt: skip
def test_a_mission_says_who_comes_where_danger_lies_and_how_it_goes(code, text):
    face = MISSIONS[code].face
    assert [line.id for line in face.text] == [f"civilwar-text-{line}" for line in text]
    assert face.text[-1].args["n"] == MISSIONS[code].need


def test_what_was_designed_for_this_project_is_marked():
    assert MISSIONS["clear_the_streets"].face.house == ["name", "need"]
    assert MISSIONS["safe_houses"].face.house == ["name", "text", "need"]
    assert cards.HEROES["tigra"].cards[9].face.house == ["symbols", "text", "title"]
    assert cards.HEROES["tigra"].cards[0].face.house == ["symbols", "text"]
    assert cards.HEROES["base_iron_man"].cards[9].face.house == []


def test_equipment_belongs_to_a_hero_or_is_universal():
    owners = {card.code: card.face.faction for card in cards.EQUIPMENT}
    assert (owners["recurve_bow"], owners["field_kit"]) == ("kate_bishop", "universal")
    bow = next(card for card in cards.EQUIPMENT if card.code == "recurve_bow")
    assert bow.face.icons == ["move", "attack"]


def test_a_location_says_when_its_effect_comes_and_what_always_holds():
    office = LocationTile("office", "Office", "CT-", Draw(1), mandatory=True, shelters=True).face
    assert [line.id for line in office.text] == ["civilwar-text-must", "civilwar-text-shelters"]
    assert office.icons == ["civilian", "thug", "empty"]
    raft = cards.LOCATIONS["the_raft"].face
    assert [line.id for line in raft.text] == ["civilwar-text-end-of-turn"]
