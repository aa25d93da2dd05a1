"""У грі та поза грою, порядок гравців, типи карт."""

from __future__ import annotations

import pytest

from rulebound.games.champions.printed import ALTER_EGO, HERO, KINDS
from rulebound.games.champions.words import nouns
from rulebound.games.champions.words.scenario import FindAndReveal
from rulebound.lcg.targets import each, named
from tests.champions_table import table

FOUR = ["spider_man", "spider_man", "spider_man", "spider_man"]


@pytest.mark.rule("champions.in_play.played_cards", "champions.out_of_play.events_and_treacheries")
def test_played_cards_are_in_play_but_events_and_treacheries_never_are():
    t = table(hand=["mockingbird", "energy", "genius", "enhanced_spider_sense"], in_play=["helicarrier"])
    t.play("mockingbird", "pay/energy", "pay/genius")
    assert t.in_play("mockingbird")
    t.lay("energy", "hand")
    card = t.reveal("stampede", "interrupt-reveal/use:enhanced_spider_sense")
    assert not card.in_play
    assert not t.in_play("enhanced_spider_sense")
    assert t.at_rest()


@pytest.mark.rule("champions.in_play.top_villain_and_main_scheme")
def test_only_the_top_villain_and_main_scheme_are_in_play():
    t = table(villain="klaw")
    assert t.in_play("villain")
    assert t.in_play("main_scheme")
    assert not any(card.in_play for zone in ("villain-deck", "scheme-deck") for card in t.pile(zone).cards)


@pytest.mark.rule("champions.out_of_play.player_zones")
def test_a_unique_card_in_a_discard_pile_blocks_nobody():
    t = table(heroes=["captain_marvel", "spider_man"], hand=["nick_fury", "energy", "genius"])
    t.lay("nick_fury", "discard", seat=1)
    assert t.can("play", "nick_fury")
    t.put("nick_fury", seat=1)
    assert not t.can("play", "nick_fury")


@pytest.mark.rule("champions.out_of_play.scenario_zones")
def test_a_side_scheme_in_the_discard_pile_has_no_icons():
    t = table()
    t.lay("bomb_scare", "encounter-discard")
    t.step("villain_threat")
    assert t.threat() == 1


@pytest.mark.rule("champions.out_of_play.removed_and_set_aside")
def test_a_nemesis_set_aside_is_no_minion_in_play():
    t = table(engaged=["sandman"])
    assert t.candidates(each(nouns.MINION), by="spider_man") == ["sandman"]


@pytest.mark.rule("champions.in_play.leaving")
def test_a_card_that_leaves_play_forgets_what_lay_on_it():
    t = table(in_play=["mockingbird"])
    card = t.card("mockingbird")
    card.damage = 1
    card.exhausted = True
    t.hurt("mockingbird", 5)
    assert t.said("leaves")
    assert (card.in_play, card.damage, card.exhausted) == (False, 0, False)


@pytest.mark.rule("champions.player_order.first_then_clockwise", "champions.player_order.next_player")
def test_player_order_starts_with_the_first_player():
    t = table(heroes=FOUR, first=2)
    assert t.whole_turns() == [2, 3, 0, 1]
    t.eliminate(3)
    assert t.whole_turns() == [2, 0, 1]
    t.step("end_round")
    assert t.first == 0


@pytest.mark.rule("champions.player_order.sequence_continues")
def test_what_is_dealt_in_player_order_goes_around_again():
    t = table(heroes=["spider_man", "spider_man"])
    for name in ("breakin_takin", "illegal_arms_factory", "invasive_ai"):
        t.put(name)  # three hazard icons
    t.step("deal_encounter_cards")
    assert t.sizes("dealt") == [3, 2]


@pytest.mark.rule("champions.card_types.list")
def test_there_are_fourteen_types_of_cards():
    assert len(set(KINDS) - {ALTER_EGO}) == 14
    assert {HERO, ALTER_EGO} < set(KINDS)


@pytest.mark.rule("champions.card_types.change_replaces")
def test_an_ally_face_down_as_a_drone_is_only_a_minion():
    t = table(villain="ultron")
    card = t.drone("mockingbird")
    assert card.kind == "minion"
    assert "mockingbird" not in t.candidates(each(nouns.FRIENDLY_CHARACTER), by="p0")
    assert "mockingbird" in t.candidates(each(nouns.ENEMY), by="p0")
    t.villain_attacks("choose-one/threat")
    assert t.offered("defend") == ["defend:spider_man", "no-defense"]


@pytest.mark.rule("champions.player_deck_empty.draw_continues")
def test_a_draw_goes_on_from_the_new_deck():
    t = table()
    t.empty("deck", "discard", leave=1)
    t.draw(3)
    assert len(t.hand()) == 3


@pytest.mark.rule("champions.player_deck_empty.discard_stops")
def test_discarding_stops_with_the_deck():
    t = table(villain="ultron")
    whole = len(t.lying("deck"))
    t.empty("deck", "discard", leave=2)
    t.reveal("invasive_ai")  # three cards, but there are only two
    assert len(t.lying("deck")) == whole
    assert t.lying("discard") == []


@pytest.mark.rule("champions.remove_from_game.no_interaction", "champions.remove_from_game.permanent_by_default")
def test_a_removed_card_is_found_by_nothing():
    t = table()
    card = t.lay("melter", "removed")
    t.resolve(FindAndReveal(named("Melter")), by="villain")
    assert t.lies(card, "removed")
    assert not t.in_play("melter")
    t.step("end_round")
    assert t.lies(card, "removed")


@pytest.mark.rule("champions.enters_play.any_route")
def test_a_card_enters_play_played_or_put_into_play():
    t = table(hand=["mockingbird", "energy", "genius"])
    t.play("mockingbird", "response-enter/use:mockingbird")
    assert t.stunned("villain")
    t = table()
    t.enters(t.lay("mockingbird", "discard"), "response-enter/use:mockingbird")
    assert t.stunned("villain")
