"""Совмещение с игрой «Мстители: Битва супергероев»."""

from collections import Counter

import pytest

from rulebound.games.guardians import cards
from tests.guardians_table import BOX, after_set_up, codes, new_game


@pytest.mark.rule("guardians.merge.technique_decks")
def test_the_technique_decks_are_shuffled_into_one():
    decks = [codes(after_set_up(seed, players=5, boxes="both").deck) for seed in (1, 1, 2)]
    assert Counter(decks[0]) == {technique.code: 14 for technique in cards.TECHNIQUES}
    assert len(decks[0]) == 98
    assert decks[0] == decks[1] != decks[2]


@pytest.mark.rule("guardians.merge.battlefield_decks")
def test_the_battlefield_decks_are_shuffled_into_one():
    decks = [codes(after_set_up(seed, players=3, boxes="both").battlefield_deck) for seed in (1, 1, 2)]
    assert Counter(BOX[code] for code in decks[0]) == {"guardians": 12, "avengers": 12}
    assert len(set(decks[0])) == 24
    assert decks[0] == decks[1] != decks[2]


@pytest.mark.rule("guardians.merge.one_tactic_and_knockout_set")
def test_one_set_of_tactics_and_knockouts_is_used():
    s = after_set_up(players=5, boxes="both")
    assert [tactic.technique for tactic in s.tactics] == list(cards.TECHNIQUES)
    assert s.knockouts == 7


@pytest.mark.rule("guardians.merge.deal_one_hero_per_box")
@pytest.mark.parametrize("players", [2, 6, 8])
def test_everyone_is_dealt_one_hero_of_each_box(players):
    t = new_game(players=players, boxes="both")
    for seat in range(players):
        assert [BOX[code] for code in t.offers(seat)] == ["guardians", "avengers"]
        assert t.faces((seat + 1) % players, seat, "dealt") == [None, None]


@pytest.mark.rule("guardians.merge.keep_one_return_other")
def test_one_hero_is_kept_and_the_other_returned():
    t = new_game(players=2, boxes="both")
    other, kept = t.offers(0)
    t.match.answer(0, 1)
    t.match.answer(1, 0)
    assert t.hero(0) == kept
    assert other in codes(t.s.box)
    assert len(t.s.box) == 18
    assert not t.s.box.place.in_game
