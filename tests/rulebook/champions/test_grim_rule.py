"""Невблаганне правило: what the book leaves open is resolved in the worst way."""

from __future__ import annotations

import pytest

from rulebound.games.champions.printed import upgrade
from rulebound.games.champions.state import ChampionsCard
from rulebound.games.champions.words import nouns
from rulebound.games.champions.words.constants import ChampionsGets
from rulebound.lcg.targets import each
from tests.champions_table import Table, table

serum = upgrade("made-up-83", "Serum", always=ChampionsGets("hp", 2, each(nouns.CHARACTER)))


def living_on_serum(t: Table, *names: str) -> ChampionsCard:
    """These characters are alive only by the hit points that a card gives them."""
    made = t.put(serum)
    for name in names:
        t.left(name, 1)
    return made


@pytest.mark.rule("champions.grim.worst_outcome")
def test_an_order_that_no_rule_settles_is_a_grim_choice():
    t = table()
    t.empty("villain-deck", "removed")  # the last stage
    serum = living_on_serum(t, "spider_man", "rhino")
    t.leaves(serum, "grim/defeat:spider_man")
    choice = t.asked[0]
    assert (choice.prompt, choice.rule) == ("grim", "champions.grim.worst_outcome")
    assert t.offered("grim") == ["defeat:rhino", "defeat:spider_man"]
    assert t.over
    assert t.out(0)  # the worst: had the villain fallen first, the players would have won
    assert t.in_play("villain")


@pytest.mark.rule("champions.grim.play_continues")
def test_after_a_grim_choice_the_game_goes_on():
    t = table(in_play=["hawkeye", "mockingbird"])
    serum = living_on_serum(t, "hawkeye", "mockingbird")
    t.leaves(serum, "grim/defeat:mockingbird")
    assert t.prompts() == ["grim"]
    assert t.lying("discard") == ["serum", "mockingbird", "hawkeye"]
    assert not t.over
    assert t.step("turn", "turn/end-turn") == "end_player_phase"
