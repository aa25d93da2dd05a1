"""Вибрати, дружній, прикметник перед переліком: who chooses, and among what."""

from __future__ import annotations

import pytest

from rulebound.games.champions.abilities import ChampionsMoment
from rulebound.games.champions.state import ChampionsCard, ChampionsState
from rulebound.games.champions.words import exhaust, nouns
from rulebound.kernel.text import Text
from rulebound.lcg.targets import Noun, an, each
from tests.champions_table import table

TWO = ["spider_man", "captain_marvel"]


@pytest.mark.rule("champions.choose.choice_required", "champions.choose.must_change_game")
def test_a_choice_must_be_made_among_what_changes_the_game():
    t = table(hand=["nick_fury", "energy", "genius"])
    t.play("nick_fury", "choose-one/draw")
    assert t.offered("choose-one") == ["branch:draw", "branch:damage"]  # there is no threat to remove


@pytest.mark.rule("champions.choose.resolver_decides")
def test_who_resolves_an_ability_chooses():
    t = table(heroes=TWO)
    t.put("avengers_mansion", seat=1)
    t.use("avengers_mansion", "p1>choose/choose:p0")
    assert len(t.hand(0)) == 1


@pytest.mark.rule("champions.choose.no_option_no_initiation")
def test_without_an_option_nothing_is_initiated():
    t = table(hand=["first_aid", "energy"])
    assert not t.can("play", "first_aid")
    t.hurt("spider_man", 1)
    assert t.can("play", "first_aid")


@pytest.mark.rule("champions.friendly.player_controlled")
def test_friendly_are_the_characters_of_all_players():
    t = table(heroes=TWO, engaged=["sandman"])
    t.put("mockingbird", seat=1)
    assert t.candidates(an(nouns.FRIENDLY_CHARACTER), by="spider_man") == [
        "spider_man",
        "captain_marvel",
        "mockingbird",
    ]


def _attachments(s: ChampionsState, m: ChampionsMoment) -> list[ChampionsCard]:
    return list(s.attachments.cards)


ATTACHMENT: nouns.ChampionsNoun = Noun(Text("attachment"), _attachments)


EACH_READY_CHARACTER_AND_ATTACHMENT = each((nouns.CHARACTER | ATTACHMENT).ready)


@pytest.mark.rule("champions.qualifier.applies_to_each_item")
def test_a_word_before_a_list_is_said_of_each_item():
    t = table(in_play=["hawkeye", "mockingbird", "armored_rhino_suit", "charge"])
    t.card("hawkeye").exhausted = True
    t.card("charge").exhausted = True
    found = t.candidates(EACH_READY_CHARACTER_AND_ATTACHMENT, by="p0")
    assert sorted(found) == ["armored_rhino_suit", "mockingbird", "rhino", "spider_man"]
    t.resolve(exhaust(EACH_READY_CHARACTER_AND_ATTACHMENT), by="p0")
    assert t.candidates(EACH_READY_CHARACTER_AND_ATTACHMENT, by="p0") == []
