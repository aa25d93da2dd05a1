"""Whoever plays the last card of the hand takes the whole turn and falls at its end (the base game's rule)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.civilwar_table import Table, table


def last_card(hero: str, card: str, **setting: Any) -> Table:
    """A hero with one card in hand and none in the deck plays it."""
    t = table(
        hero, mode="registration", hands={hero: [card]}, decks={hero: []}, rest=[], mission="safe_houses", **setting
    )
    assert t.deck(hero) == []
    t.play(card)
    return t


@pytest.mark.rule("civilwar.damage.ko_after_last_card")
def test_the_last_card_gives_its_actions_and_its_hero_falls_when_the_turn_is_over():
    t = last_card("iron_man", "01", at={"iron_man": 3})
    assert not t.hero("iron_man").ko
    t.act("move", "l2", "?end-of-turn/decline")
    assert t.where("iron_man") == 2
    t.until("reward")
    assert t.hero("iron_man").ko
    assert [line["hero"] for line in t.lines("knocked-out")] == ["iron_man"]


@pytest.mark.rule("civilwar.damage.ko_after_last_card", "civilwar.prison.red_ko_reward")
def test_a_red_hero_who_falls_so_brings_blue_its_tokens_before_the_turn_is_over():
    t = last_card("iron_man", "01")
    t.end("p0>reward/reward-move:captain_america", "p0>reward/reward-attack:kate_bishop")
    assert (t.tokens("captain_america"), t.tokens("kate_bishop")) == ("M", "A")


@pytest.mark.rule("civilwar.damage.ko_after_last_card", "civilwar.prison.ko_to_cell")
def test_a_blue_hero_who_falls_so_is_thrown_into_a_prepared_cell():
    t = last_card("kate_bishop", "01", prepared={"a": "ambush"})
    t.end("?end-of-turn/decline")
    assert t.where("kate_bishop") == "a"
    assert t.hero("kate_bishop").ko


@pytest.mark.rule("civilwar.damage.ko_after_last_card", "civilwar.turn.end_effect")
def test_the_effect_of_the_location_comes_first_and_a_card_drawn_saves_the_hero():
    t = table(
        "iron_man", mode="registration", hands={"iron_man": ["01"]}, decks={"iron_man": ["02"]}, rest=[],
        ring=["sokovia", "the_raft", "garrett_castle", "avengers_mansion", "helicarrier", "times_square"],
        control={3: "red"}, mission="safe_houses",
    )  # fmt: skip
    t.play("01")
    t.end("end-of-turn/use-place")
    assert t.hand("iron_man") == ["iron_man_02"]
    assert not t.hero("iron_man").ko


@pytest.mark.rule("civilwar.damage.ko_after_last_card", "civilwar.keyword.stun_discard")
def test_stun_tokens_are_gone_before_the_hero_falls():
    t = last_card("iron_man", "01", stun={"iron_man": 1})
    t.end("p0>reward/reward-move:captain_america", "p0>reward/reward-move:captain_america")
    kinds = [line.what for line in t.log.lines if line.what in ("stun-gone", "knocked-out", "turn-over")]
    assert kinds[:3] == ["stun-gone", "knocked-out", "turn-over"]


@pytest.mark.rule("civilwar.damage.ko_after_last_card", "civilwar.scoring.ko")
def test_in_the_clash_of_heroes_it_scores_like_every_knock_out_and_before_the_population_card():
    t = table("iron_man", hands={"iron_man": ["01"]}, decks={"iron_man": []}, rest=[], population=[1], greens=0)
    t.play("01")
    t.end("?end-of-turn/decline")
    assert t.score == (5, 0)
    kinds = [line.what for line in t.log.lines if line.what in ("knocked-out", "green-space")]
    assert kinds[:2] == ["knocked-out", "green-space"]
