"""Невблаганне правило: what the book leaves open is resolved in the worst way."""

from __future__ import annotations

import pytest

from rulebound.games.champions.numbers import maximum_hit_points
from rulebound.games.champions.printed import upgrade
from rulebound.games.champions.state import ChampionsCard
from rulebound.games.champions.words import nouns
from rulebound.games.champions.words.constants import ChampionsGets
from rulebound.lcg.targets import each
from tests.champions_table import Table, snake, table

serum = upgrade("made-up-83", "Serum", always=ChampionsGets("hp", 2, each(nouns.CHARACTER)))


def living_on_serum(t: Table, *names: str) -> ChampionsCard:
    """These characters are alive only by the hit points that a card gives them."""
    made = t.s.add_card(ChampionsCard(len(t.s.cards), serum, 0), t.s.players[0].area)
    made.in_play = True
    t.s.activate(made)
    for name in names:
        card = t.card(name)
        card.damage = maximum_hit_points(t.s, card) - 1
    return made


@pytest.mark.rule("champions.grim.worst_outcome")
def test_an_order_that_no_rule_settles_is_a_grim_choice():
    t = table()
    t.s.villain_deck.cards.clear()  # the last stage
    serum = living_on_serum(t, "spider_man", "rhino")
    t.run(t.s.judge.discard_from_play(t.s, serum), "defeat:spider_man")
    choice = t.asked[0]
    assert (choice.prompt, choice.rule) == ("grim", "champions.grim.worst_outcome")
    assert [snake(option.on.printed.plain) for option in choice.options] == ["rhino", "spider_man"]
    assert t.over
    assert t.s.players[0].out  # the worst: had the villain fallen first, the players would have won
    assert t.s.villain.in_play


@pytest.mark.rule("champions.grim.play_continues")
def test_after_a_grim_choice_the_game_goes_on():
    t = table(in_play=["hawkeye", "mockingbird"])
    serum = living_on_serum(t, "hawkeye", "mockingbird")
    t.run(t.s.judge.discard_from_play(t.s, serum), "defeat:mockingbird")
    assert t.prompts() == ["grim"]
    fallen = [snake(card.printed.plain) for card in t.s.players[0].discard.cards]
    assert fallen == ["serum", "mockingbird", "hawkeye"]
    assert not t.over
    assert t.step("turn", "end-turn") == "end_player_phase"
