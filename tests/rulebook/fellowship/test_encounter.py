"""Encounter cards (Відкрити, навала, підступність, колода випробувань, пошук): what is revealed and searched."""

from __future__ import annotations

import pytest

from rulebound.games.fellowship.printed import ENEMY, LOCATION, OBJECTIVE, SETS, TREACHERY
from rulebound.games.fellowship.words import (
    A_CARD_IS_REVEALED,
    HERO,
    cancel,
    cancel_and_replace,
    cancel_when_revealed,
    each,
    each_player,
    each_reveals_top,
    enemy,
    lasts,
    raise_threat,
    reveal_more,
    search_top,
    surge,
    when_revealed,
)
from tests.fellowship_made_up import TRIO, foe, gift, law
from tests.fellowship_table import table

PAIR = [["gimli", "legolas"], ["aragorn", "theodred"]]
QUIET = ["old_forest_road", "forest_gate", "enchanted_stream"]


# --- reveal -------------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.reveal.definition")
def test_a_card_revealed_outside_staging_brings_all_that_it_says():
    t = table(heroes=PAIR, first=1, staging=["mountains_of_mirkwood"])
    t.dial(20, 30)
    t.on_top("endless_caverns", "king_spider", "forest_gate")
    t.travel("mountains_of_mirkwood", "p1>exhaust/theodred", "p0>exhaust/gimli")
    assert t.threats == [21, 31]
    assert t.exhausted("gimli")
    assert t.staging() == ["endless_caverns", "king_spider"]
    assert t.zone("mountains_of_mirkwood") == "active-location"


# --- surge --------------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.surge.reveal_one")
def test_surge_brings_one_more_card_in_the_staging_step():
    t = table(heroes=PAIR)
    t.on_top("eastern_crows", *QUIET)
    t.steps(["begin_staging", "stage"])
    assert t.staging() == ["eastern_crows", "old_forest_road", "forest_gate"]


@pytest.mark.rule("fellowship.surge.reveal_one")
def test_surge_brings_one_more_card_in_setup_too():
    t = table(heroes=[["gimli"], ["aragorn"]])
    t.on_top("wolf_rider", *QUIET)
    t.resolve(each_reveals_top, by="quest")
    assert t.staging() == ["wolf_rider", "old_forest_road", "forest_gate"]


@pytest.mark.rule("fellowship.surge.each_instance")
def test_a_second_surge_brings_a_second_card():
    t = table(heroes=[["gimli"]])
    twice = enemy("made-up-crows", "Many Crows", keywords="surge", threat=1, does=when_revealed(surge))
    t.on_top(*QUIET)
    t.reveal(twice)
    assert t.staging() == ["many_crows", "old_forest_road", "forest_gate"]


@pytest.mark.rule("fellowship.surge.timing")
def test_surge_comes_after_its_card_is_staged_and_before_the_next_card():
    t = table(heroes=PAIR, first=1)
    bold = enemy("made-up-venom", "Venom", keywords="surge", threat=1, does=when_revealed(each_player(raise_threat(1))))
    t.on_top(bold, *QUIET)
    t.steps(["begin_staging", "stage"])
    assert t.course("reveals", "threat-raised", "enters", "surge") == [
        "reveals", "threat-raised", "threat-raised", "enters", "surge", "reveals", "enters", "reveals", "enters",
    ]  # fmt: skip
    assert t.lines("reveals")[1]["card"] == "old_forest_road"


# --- treacheries --------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.treachery.immediate")
def test_a_treachery_is_resolved_at_once_and_never_lies_in_the_staging_area():
    t = table(heroes=PAIR)
    t.dial(20, 35)
    t.reveal("evil_storm")
    assert [t.damage(name) for name in ("gimli", "aragorn", "theodred")] == [0, 1, 1]
    assert t.course("enters") == []
    assert t.lying("encounter-discard")[-1] == "evil_storm"


@pytest.mark.rule("fellowship.treachery.immediate")
def test_a_treachery_that_says_so_is_attached_instead():
    t = table(heroes=[["gimli"]])
    t.reveal("caught_in_a_web")
    assert t.host("caught_in_a_web") == "gimli"
    assert not t.discarded("caught_in_a_web")


# --- empty decks --------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.empty.player_deck")
def test_who_has_no_deck_left_goes_on_without_drawing():
    t = table(heroes=PAIR)
    t.empty("deck", "discard", 1)
    lying = t.lying("discard", 1)
    t.phase("resource")
    assert t.sizes("hand") == [1, 0]
    assert t.lying("discard", 1) == lying
    assert not t.out(1)


@pytest.mark.rule("fellowship.empty.encounter_deck_quest")
def test_in_the_quest_phase_the_discard_pile_becomes_the_encounter_deck():
    t = table(heroes=PAIR)
    t.empty("encounter", "removed")
    t.on_top("old_forest_road")
    for _ in range(5):
        t.lay("forest_gate", "encounter-discard")
    t.steps(["begin_staging", "stage"])
    assert t.staging() == ["old_forest_road", "forest_gate"]
    assert (len(t.pile("encounter")), len(t.pile("encounter-discard"))) == (4, 0)


@pytest.mark.rule("fellowship.empty.encounter_deck_quest")
def test_in_other_phases_an_empty_encounter_deck_stays_empty():
    t = table(heroes=[["gimli"]], staging=["mountains_of_mirkwood"])
    t.empty("encounter", "encounter-discard")
    t.resolve(reveal_more(1), by="quest")
    assert t.staging() == ["mountains_of_mirkwood"]
    assert len(t.pile("encounter")) == 0


# --- what is in the encounter deck --------------------------------------------------------------------------


@pytest.mark.rule("fellowship.encounter_deck.types")
@pytest.mark.parametrize("scenario", ["mirkwood", "anduin", "dol_guldur"])
def test_the_encounter_deck_has_four_types_of_cards(scenario: str):
    t = table(scenario=scenario)
    assert {card.printed.kind for card in t.pile("encounter").cards} <= {ENEMY, LOCATION, TREACHERY, OBJECTIVE}


@pytest.mark.rule("fellowship.encounter_deck.by_scenario")
@pytest.mark.parametrize(
    ("scenario", "sets"),
    [
        ("mirkwood", ("passage_through_mirkwood", "spiders_of_mirkwood", "dol_guldur_orcs")),
        ("anduin", ("journey_along_the_anduin", "saurons_reach", "dol_guldur_orcs", "wilderlands")),
        ("dol_guldur", ("escape_from_dol_guldur", "spiders_of_mirkwood", "dol_guldur_orcs")),
    ],
)
def test_the_scenario_decides_which_sets_are_in_the_encounter_deck(scenario: str, sets: tuple[str, ...]):
    listed = sorted(face.code for name in sets for face in SETS[name].cards for _ in range(face.copies))
    for deck in ("leadership", "tactics"):
        t = table([deck], scenario=scenario)
        theirs = [card for card in t.s.cards if card.owner is None and card.printed.kind != "quest"]
        assert sorted(card.printed.code for card in theirs) == listed


# --- search -------------------------------------------------------------------------------------------------

TOP = ["feint", "gandalf", "legolas", "blade_of_gondolin", "horn_of_gondor"]


@pytest.mark.rule("fellowship.search.look_all", "fellowship.search.not_leaving")
def test_who_searches_sees_all_those_cards_and_they_stay_where_they_are():
    t = table(heroes=[["gimli"]])
    t.on_deck(*TOP, "celebrians_stone")
    size = len(t.pile("deck"))
    t.resolve(search_top(5), by="gimli", until="take")
    assert t.offered("take") == [*(f"take:{name}" for name in TOP), "done"]
    assert len(t.pile("deck")) == size


@pytest.mark.rule("fellowship.search.may_take")
def test_who_searches_may_take_a_card_or_none():
    t = table(heroes=[["gimli"]], active="mountains_of_mirkwood")
    t.on_deck(*TOP)
    t.makes_progress(3, "location", "response-leave/use:mountains_of_mirkwood", "take/gandalf")
    assert t.hand() == ["gandalf"]
    t.put("mountains_of_mirkwood", active=True)
    t.makes_progress(3, "location", "response-leave/use:mountains_of_mirkwood", "take/done")
    assert t.hand() == ["gandalf"]


@pytest.mark.rule("fellowship.cancel.treachery_discarded")
def test_an_enemy_that_is_cancelled_and_replaced_does_not_come_to_the_staging_area():
    t = table(heroes=TRIO, first=1)
    gift(t, cancel(A_CARD_IS_REVEALED, cancel_and_replace), seat=2)
    t.on_top("old_forest_road")
    t.reveal(foe(when_revealed(raise_threat(1))), "p2>cancel-reveal/use:gift")
    assert t.staging() == ["old_forest_road"]
    assert t.lying("encounter-discard") == ["foe"]


@pytest.mark.rule("fellowship.cancel.no_longer_imminent")
def test_what_is_cancelled_already_cannot_be_cancelled_again():
    t = table(heroes=TRIO, first=1)
    for seat in (0, 2):
        gift(t, cancel(A_CARD_IS_REVEALED, cancel_when_revealed), seat=seat, name=f"Gift {seat}")
    t.reveal(foe(when_revealed(raise_threat(1))), "p2>cancel-reveal/use:gift_2")
    assert t.who("cancel-reveal") == [2]


@pytest.mark.rule("fellowship.staging.enemy_threat")
def test_an_objective_in_the_staging_area_adds_no_threat_whatever_it_has_gained():
    t = table(heroes=TRIO, staging=["hill_troll"])
    rock = law(t)
    t.gets(rock, "threat", 3)
    assert t.staged == t.menace("hill_troll")


@pytest.mark.rule("fellowship.reveal.definition")
def test_what_somebody_who_is_out_would_reveal_the_first_player_reveals():
    t = table(heroes=TRIO, first=1)
    t.dial(20, 20, 20)
    t.eliminates(2)
    t.reveal(foe(when_revealed(raise_threat(1))), seat=2)
    assert t.threats[:2] == [20, 21]
    t.reveal(foe(when_revealed(raise_threat(1))), seat=0)
    assert t.threats[:2] == [21, 21]


@pytest.mark.rule("fellowship.step.3_3_reveal")
def test_each_player_reveals_a_card_and_is_you_for_it_beginning_with_the_first_player():
    t = table(heroes=TRIO, first=1)
    t.dial(20, 20, 20)
    t.on_top(foe(when_revealed(raise_threat(1))), foe(when_revealed(raise_threat(2))), "old_forest_road")
    t.steps(["begin_staging", "stage"])
    assert t.threats == [20, 21, 22]


@pytest.mark.rule("fellowship.staging.card_sequence")
def test_who_has_no_hit_points_left_after_a_card_was_revealed_falls_before_it_is_placed():
    t = table(heroes=TRIO, first=1)
    t.left("gimli", 1)
    t.reveal(foe(when_revealed(lasts("hit-points", -1, each(HERO)))))
    assert t.discarded("gimli")
    assert t.course("destroyed", "enters") == ["destroyed", "enters"]


@pytest.mark.rule("fellowship.doomed.each_player")
def test_doom_comes_to_the_players_in_their_order():
    t = table(heroes=TRIO, first=1)
    t.reveal("cavern_guardian")
    assert [line["player"] for line in t.lines("threat-raised")] == ["p1", "p2", "p0"]
