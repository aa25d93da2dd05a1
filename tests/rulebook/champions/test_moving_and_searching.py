"""Перемістити, знайти."""

from __future__ import annotations

import pytest

from rulebound.games.champions.printed import UPGRADE, ChampionsPrinted, upgrade
from rulebound.games.champions.state import ChampionsCard
from rulebound.games.champions.words import hero_action, move_damage, nouns, search_deck
from rulebound.games.champions.words.nouns import THE_VILLAIN
from rulebound.lcg.moments import Moment
from rulebound.lcg.targets import an, named
from tests.champions_table import Table, snake, table

mover = upgrade("made-up-71", "Mover", does=hero_action(move_damage(2, an(nouns.MINION))))
spreader = upgrade("made-up-72", "Spreader", does=hero_action(move_damage(1, an(nouns.CHARACTER))))
revenge = upgrade("made-up-73", "Revenge", does=hero_action(move_damage(2, THE_VILLAIN, an(nouns.ALLY))))


def add(t: Table, card: ChampionsPrinted) -> ChampionsCard:
    made = t.s.add_card(ChampionsCard(len(t.s.cards), card, 0), t.s.players[0].area)
    made.in_play = True
    t.s.activate(made)
    t.touched.append(made)
    return made


@pytest.mark.rule("champions.move.dial_and_card", "champions.move.from_dial_to_card")
def test_damage_moves_from_a_dial_to_a_card():
    t = table(engaged=["vulture"])
    add(t, mover)
    t.card("spider_man").damage = 5
    t.use("mover")
    assert (t.damage("spider_man"), t.damage("vulture")) == (3, 2)
    t.card("spider_man").damage = 1
    t.use("mover")
    assert (t.damage("spider_man"), t.damage("vulture")) == (0, 3)  # not above the maximum


@pytest.mark.rule("champions.move.from_card_to_dial")
def test_damage_moves_from_a_card_to_a_dial():
    t = table(in_play=["vision"])
    add(t, revenge)
    t.card("vision").damage = 2
    left = t.hit_points("rhino")
    t.use("revenge")
    assert t.damage("vision") == 0
    assert t.hit_points("rhino") == left - 2


@pytest.mark.rule("champions.move.not_to_same_place")
def test_damage_does_not_move_to_where_it_is():
    t = table()
    add(t, spreader)
    t.card("spider_man").damage = 5
    t.use("spreader")
    assert (t.damage("spider_man"), t.damage("rhino")) == (4, 1)
    assert t.prompts() == []  # there was only the villain


@pytest.mark.rule("champions.move.needs_destination")
def test_damage_needs_a_place_to_move_to():
    t = table()
    add(t, mover)
    t.card("spider_man").damage = 5
    assert t.why_not("use", "mover") == "champions.ability.must_change_game"


def is_upgrade(card: ChampionsCard) -> bool:
    return card.printed.kind == UPGRADE


@pytest.mark.rule(
    "champions.search.look_at_whole_zone",
    "champions.search.choose_one_of_many",
    "champions.search.cards_stay_in_zone",
    "champions.search.found_card_to_named_place",
)
def test_who_searches_sees_the_deck_and_takes_one_card():
    t = table()
    deck = t.s.players[0].deck
    size = len(deck)
    upgrades = [card for card in deck.cards if is_upgrade(card)]
    assert len(upgrades) > 1
    flow = search_deck(an(nouns.UPGRADE)).run(t.s, Moment(t.s.identity(0), 0))
    choice = next(flow)
    assert len(deck) == size
    assert all(card.visible_to(0) for card in deck.cards)
    assert [option.on for option in choice.options] == upgrades
    with pytest.raises(StopIteration):
        flow.send(choice.options[0])
    assert t.hand() == [snake(upgrades[0].printed.plain)]
    assert len(deck) == size - 1


@pytest.mark.rule("champions.search.shuffle_after_whole_deck")
def test_the_deck_is_shuffled_even_if_nothing_was_found():
    t = table()
    before = [card.id for card in t.s.players[0].deck.cards]
    t.run(search_deck(named("Nobody")).run(t.s, Moment(t.s.identity(0), 0)))
    after = [card.id for card in t.s.players[0].deck.cards]
    assert sorted(after) == sorted(before)
    assert after != before
    assert not any(card.visible_to(0) for card in t.s.players[0].deck.cards)
