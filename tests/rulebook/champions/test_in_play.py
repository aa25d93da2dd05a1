"""У грі та поза грою, порядок гравців, типи карт."""

from __future__ import annotations

import pytest

from rulebound.games.champions.activation import can_defend
from rulebound.games.champions.piles import deal_encounter_card
from rulebound.games.champions.printed import ALTER_EGO, HERO, KINDS
from rulebound.games.champions.words import nouns
from rulebound.games.champions.words.scenario import FindAndReveal
from rulebound.lcg.in_play import enter_play
from rulebound.lcg.moments import Moment
from rulebound.lcg.piles import draw
from rulebound.lcg.targets import each, named
from tests.champions_table import table

FOUR = ["spider_man", "spider_man", "spider_man", "spider_man"]


@pytest.mark.rule("champions.in_play.played_cards", "champions.out_of_play.events_and_treacheries")
def test_played_cards_are_in_play_but_events_and_treacheries_never_are():
    t = table(hand=["mockingbird", "energy", "genius", "enhanced_spider_sense"], in_play=["helicarrier"])
    t.play("mockingbird")
    assert t.in_play("mockingbird")
    t.new("energy", t.s.players[0].hand, 0)
    card = t.reveal("stampede", "use:enhanced_spider_sense")
    assert not card.in_play
    assert not t.in_play("enhanced_spider_sense")
    assert t.s.faults() == []


@pytest.mark.rule("champions.in_play.top_villain_and_main_scheme")
def test_only_the_top_villain_and_main_scheme_are_in_play():
    t = table(villain="klaw")
    assert t.s.villain.in_play
    assert t.s.main_scheme.in_play
    assert not any(card.in_play for card in (*t.s.villain_deck.cards, *t.s.scheme_deck.cards))


@pytest.mark.rule("champions.out_of_play.player_zones")
def test_a_unique_card_in_a_discard_pile_blocks_nobody():
    t = table(heroes=["captain_marvel", "spider_man"], hand=["nick_fury", "energy", "genius"])
    t.new("nick_fury", t.s.players[1].discard, 1)
    assert t.can("play", "nick_fury")
    t.put("nick_fury", seat=1)
    assert not t.can("play", "nick_fury")


@pytest.mark.rule("champions.out_of_play.scenario_zones")
def test_a_side_scheme_in_the_discard_pile_has_no_icons():
    t = table()
    t.new("bomb_scare", t.s.encounter_discard, None)
    t.step("villain_threat")
    assert t.threat() == 1


@pytest.mark.rule("champions.out_of_play.removed_and_set_aside")
def test_a_nemesis_set_aside_is_no_minion_in_play():
    t = table(engaged=["sandman"])
    found = each(nouns.MINION).candidates(t.s, Moment(t.card("spider_man"), 0))
    assert [card.printed.plain for card in found] == ["Sandman"]


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
    t = table(heroes=FOUR)
    t.s.first = 2
    assert t.s.order() == [2, 3, 0, 1]
    t.s.players[3].out = True
    assert t.s.order() == [2, 0, 1]
    heir = t.s.next_player(2)
    assert heir is not None
    assert heir.seat == 0


@pytest.mark.rule("champions.player_order.sequence_continues")
def test_what_is_dealt_in_player_order_goes_around_again():
    t = table(heroes=["spider_man", "spider_man"])
    for name in ("breakin_takin", "illegal_arms_factory", "invasive_ai"):
        t.put(name)  # three hazard icons
    t.step("deal_encounter_cards")
    assert [len(player.dealt.cards) for player in t.s.players] == [3, 2]


@pytest.mark.rule("champions.card_types.list")
def test_there_are_fourteen_types_of_cards():
    assert len(set(KINDS) - {ALTER_EGO}) == 14
    assert {HERO, ALTER_EGO} < set(KINDS)


@pytest.mark.rule("champions.card_types.change_replaces")
def test_an_ally_face_down_as_a_drone_is_only_a_minion():
    t = table(villain="ultron")
    card = t.drone("mockingbird")
    assert card.kind == "minion"
    assert card not in t.s.friends()
    assert not can_defend(card) or card not in t.s.characters_of(0)
    assert card in t.s.enemies()


@pytest.mark.rule("champions.player_deck_empty.draw_continues")
def test_a_draw_goes_on_from_the_new_deck():
    t = table()
    player = t.s.players[0]
    for card in player.deck.cards[1:]:
        t.s.move(card, player.discard)
    draw(t.s, player, 3)
    assert len(player.hand.cards) == 3


@pytest.mark.rule("champions.player_deck_empty.discard_stops")
def test_discarding_stops_with_the_deck():
    t = table(villain="ultron")
    player = t.s.players[0]
    rest = len(player.deck.cards) - 2
    for card in player.deck.cards[2:]:
        t.s.move(card, player.discard)
    t.reveal("invasive_ai")  # three cards, but there are only two
    assert len(player.deck.cards) == rest + 2
    assert player.discard.cards == []
    assert deal_encounter_card(t.s, player) is not None


@pytest.mark.rule("champions.remove_from_game.no_interaction", "champions.remove_from_game.permanent_by_default")
def test_a_removed_card_is_found_by_nothing():
    t = table()
    card = t.new("melter", t.s.removed, None)
    t.run(FindAndReveal(named("Melter")).run(t.s, Moment(t.s.villain, 0)))
    assert card.zone is t.s.removed
    assert t.s.named("Melter") is None
    t.step("end_round")
    assert card.zone is t.s.removed


@pytest.mark.rule("champions.enters_play.any_route")
def test_a_card_enters_play_played_or_put_into_play():
    t = table(hand=["mockingbird", "energy", "genius"])
    t.play("mockingbird", "use:mockingbird")
    assert t.s.villain.stunned
    t = table()
    card = t.new("mockingbird", t.s.players[0].discard, 0)
    t.run(enter_play(t.s, card, t.s.players[0].area, 0), "use:mockingbird")
    assert t.s.villain.stunned
