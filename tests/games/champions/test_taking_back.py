"""What can be taken back: alone a misclick, with others nothing that they have seen."""

import pytest

from rulebound.games.champions import GAME
from rulebound.kernel.match import Match
from rulebound.kernel.text import Refused


def paying(heroes):
    """A match in which somebody has begun to play a card and now pays for it."""
    match = Match(GAME, {"heroes": heroes}, 3)
    while True:
        seat, choice = next(iter(match.choices.items()))
        plays = [option for option in choice.options if option.act == "play"]
        match.answer(seat, plays[0] if plays else len(choice.options) - 1)
        if plays and seat in match.choices and match.choices[seat].prompt == "pay":
            return match, seat


def test_alone_a_card_played_by_mistake_goes_back_to_the_hand():
    match, seat = paying(["spider_man"])
    before = Match.replay(GAME, match.record(), match.answers - 1).view(0)
    match.undo(seat)
    assert match.view(0) == before


def test_with_others_a_card_that_they_have_seen_stays_played():
    match, seat = paying(["spider_man", "iron_man"])
    with pytest.raises(Refused) as refused:
        match.undo(seat)
    assert refused.value.text.id == "refused-undo-revealed"
