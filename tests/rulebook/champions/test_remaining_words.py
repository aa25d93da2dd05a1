"""Прикметник перед переліком; умови та дозволи розіграшу."""

from __future__ import annotations

import pytest

from rulebound.games.champions.abilities import ChampionsMoment
from rulebound.games.champions.printed import ALLY, support
from rulebound.games.champions.state import ChampionsCard, ChampionsState
from rulebound.games.champions.words import exhaust, nouns
from rulebound.games.champions.words.constants import ChampionsMayPlay
from rulebound.kernel.text import Text
from rulebound.lcg.moments import Moment
from rulebound.lcg.targets import Noun, each
from tests.champions_table import Table, snake, table


def _attachments(s: ChampionsState, m: ChampionsMoment) -> list[ChampionsCard]:
    return list(s.attachments.cards)


ATTACHMENT: nouns.ChampionsNoun = Noun(Text("attachment"), _attachments)
EACH_READY_CHARACTER_AND_ATTACHMENT = each((nouns.CHARACTER | ATTACHMENT).ready)


@pytest.mark.rule("champions.qualifier.applies_to_each_item")
def test_a_word_before_a_list_is_said_of_each_item():
    t = table(in_play=["hawkeye", "mockingbird", "armored_rhino_suit", "charge"])
    t.card("hawkeye").exhausted = True
    t.card("charge").exhausted = True
    m = Moment(t.s.identity(0), 0)
    found = [snake(card.printed.plain) for card in EACH_READY_CHARACTER_AND_ATTACHMENT.candidates(t.s, m)]
    assert sorted(found) == ["armored_rhino_suit", "mockingbird", "rhino", "spider_man"]
    t.run(exhaust(EACH_READY_CHARACTER_AND_ATTACHMENT).run(t.s, m))
    assert EACH_READY_CHARACTER_AND_ATTACHMENT.candidates(t.s, m) == []


reunion = support("made-up-82", "Reunion", always=ChampionsMayPlay(ALLY))


def with_fallen_ally() -> Table:
    t = table(hand=["genius", "energy", "strength"])
    t.new("mockingbird", t.s.players[0].discard, 0)
    t.new("combat_training", t.s.players[0].discard, 0)
    return t


@pytest.mark.rule("champions.play_permission.optional_exception")
def test_a_permission_lets_an_ally_be_played_from_the_discard_pile():
    t = with_fallen_ally()
    assert not t.can("play", "mockingbird")
    made = t.s.add_card(ChampionsCard(len(t.s.cards), reunion, 0), t.s.players[0].area)
    made.in_play = True
    t.s.activate(made)
    assert t.can("play", "mockingbird")
    assert not t.can("play", "combat_training")  # no ally
    assert t.can("end-turn", "None")  # nobody has to
    t.play("mockingbird", "genius", "energy")
    assert t.in_play("mockingbird")
    assert t.hand() == ["strength"]  # paid as usual


@pytest.mark.rule("champions.play_permission.optional_exception")
def test_a_permission_does_not_pay_and_is_for_its_player_alone():
    t = with_fallen_ally()
    made = t.s.add_card(ChampionsCard(len(t.s.cards), reunion, 0), t.s.players[0].area)
    made.in_play = True
    t.s.activate(made)
    for card in t.s.players[0].hand.cards[:]:
        t.s.move(card, t.s.players[0].deck)
    assert t.why_not("play", "mockingbird") == "champions.resource.at_least_cost"
    made.controller = None
    assert t.why_not("play", "mockingbird") == ""  # no way to play it at all
