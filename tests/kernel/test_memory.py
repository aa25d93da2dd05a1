"""A copy that nobody needs any more is gone at once: nothing in a state points back up, so no search is needed."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from rulebound.kernel.cards import NO_PLACE, seats_mask
from rulebound.kernel.chance import Chance
from rulebound.kernel.game import game_names, load_game
from rulebound.kernel.match import Match
from tests.kernel.toy import ToyState


@pytest.fixture
def no_search() -> Iterator[None]:
    """What is left of earlier tests is cleared away; from here on nobody searches for garbage by himself."""
    gc.collect()
    gc.freeze()
    gc.disable()
    yield
    gc.enable()
    gc.unfreeze()


@pytest.mark.parametrize("name", game_names())
def test_copies_leave_no_garbage_in_any_game(name, no_search):
    game = load_game(name)
    match: Match = Match(game, game.setups()[0], 5)
    chance = Chance(5)
    gc.collect()  # what is read and built once leaves some
    left = []
    for number in range(120):
        seat, choice = next(iter(match.choices.items()))
        if number % 6 == 0:
            match.fork()
            match.imagine(seat, chance)
            left.append(gc.collect())
        match.answer(seat, chance.below(len(choice.options)))
        if not match.choices:
            break
    assert len(left) > 5
    assert left == [0] * len(left)


def test_who_sees_a_zone_from_now_on_learns_its_cards_and_copies_made_before_stay_as_they_are():
    s = ToyState(3, Chance(1))
    for _ in range(2):
        s.deal(s.deck, s.hands[1])
    before = s.clone()
    s.let_see(s.hands[1], seats_mask([0, 1]))
    dealt = s.deal(s.deck, s.hands[1])
    assert [[card.visible_to(seat) for seat in range(3)] for card in s.hands[1].cards] == [[True, True, False]] * 3
    assert s.hands[1].holds(dealt)
    assert s.zone_of(dealt) is s.hands[1]
    assert s.hands[1].id == before.hands[1].id
    assert (s.faults(), before.faults()) == ([], [])
    assert not before.deal(before.deck, before.hands[1]).visible_to(0)


def test_a_card_that_was_not_laid_anywhere_lies_at_no_place():
    s = ToyState(2, Chance(1))
    card = type(s.cards[0])(len(s.cards), s.cards[0].printed)
    assert card.place is NO_PLACE
    assert not any(zone.holds(card) for zone in s.zones)
    assert not card.place.in_game
