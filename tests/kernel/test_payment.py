"""A payment is asked for one source at a time; what is cheapest is suggested, and undo takes it back as a whole."""

from __future__ import annotations

import pytest

from rulebound.kernel.game import load_game
from rulebound.kernel.match import Match
from rulebound.kernel.payment import Payment, cheapest
from rulebound.kernel.text import Refused

TWO_OF_ANY = (0, 0, 0, 2)
HAND = [(1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 2, 0), (0, 0, 0, 1)]


def paid(bill, prices, *, have=(0, 0, 0, 0), **more):
    return sorted(cheapest(Payment(bill, have, HAND, **more), lambda source, time: prices[source]))


def test_the_cheapest_sources_pay():
    assert paid(TWO_OF_ANY, [1, 5, 9, 1]) == [0, 3]
    assert paid(TWO_OF_ANY, [9, 9, 1, 9]) == [2]
    assert paid(TWO_OF_ANY, [9, 9, 9, 1], have=(1, 0, 0, 0)) == [3], "one was generated before"


def test_a_kind_is_paid_with_that_kind_or_with_what_stands_for_any():
    assert paid((0, 1, 0, 0), [1, 5, 1, 9]) == [1]
    assert paid((0, 1, 0, 0), [1, 9, 1, 5]) == [3]
    assert paid((1, 1, 0, 0), [1, 9, 1, 5]) == [0, 3]


def test_what_nothing_covers_has_no_suggestion():
    assert paid((3, 0, 0, 0), [1, 1, 1, 1]) == []


def test_a_source_gives_several_times_and_several_must_have_a_part():
    heroes = Payment((3,), (0,), [(1,), (1,)], [3, 3])
    assert cheapest(heroes, lambda hero, time: hero + time * 0.1) == [0, 0, 0]
    both = Payment((3,), (0,), [(1,), (1,)], [3, 3], different=2)
    assert cheapest(both, lambda hero, time: hero + time * 0.1) == [0, 0, 1]


def paying(**setup):
    """A hero alone, or with others, who is asked to pay for a card."""
    match = Match(load_game("champions"), setup, 3)
    while match.choices:
        seat, choice = next(iter(match.choices.items()))
        if choice.pays is not None:
            return match, seat
        playable = [option for option in choice.options if option.act == "play"]
        match.answer(seat, playable[0] if playable else choice.options[-1])
    raise AssertionError("nobody pays")


def pay(match, seat):
    for key in [*match.suggested_payment(match.choices[seat]), "done"]:
        if match.choices[seat].pays is not None:
            match.answer(seat, key)
    assert match.choices[seat].pays is None


def test_the_suggestion_pays_for_the_card():
    match, seat = paying()
    choice = match.choices[seat]
    view = match.view(seat).choices[0]
    assert view.pays is not None
    assert view.pays.suggested == match.suggested_payment(choice)
    assert len(view.pays.gives) == len(view.options)
    pay(match, seat)
    assert choice.about is not None
    assert not match.state.players[seat].hand.holds(choice.about)


def test_undo_in_the_middle_of_a_payment_and_after_it_goes_back_to_before_the_card_was_played():
    match, seat = paying()
    before = match.answers - 1
    assert match.undo_point(seat).answers == before
    pay(match, seat)
    assert match.undo_point(seat).answers == before
    match.undo(seat)
    assert match.choices[seat].prompt == "turn"


def test_a_payment_alone_can_be_taken_back():
    match, seat = paying()
    start = match.answers
    pay(match, seat)
    assert match.undo_point(seat, payment=True).answers == start


def test_what_one_of_them_has_shown_to_the_others_is_no_secret():
    match, seat = paying(heroes=["spider_man", "iron_man"])
    before = match.answers - 1
    pay(match, seat)  # the cards that were spent lie open in the discard pile
    with pytest.raises(Refused, match="refused-undo-revealed"):
        match.undo_point(seat)
    assert match.undo_point(seat, [0, 1]).answers == before


def drawn_by(drawer):
    """The first hero could take the last answer back, but somebody draws a card."""
    match, seat = paying(heroes=["spider_man", "iron_man"])
    pay(match, seat)
    s = match.state
    s.deal(s.players[drawer].deck, s.players[drawer].hand)
    return match, seat


def test_a_card_that_nobody_had_known_is_not_taken_back_by_whoever_it_was_learned():
    match, _ = paying(heroes=["spider_man", "iron_man"])
    seat = next(iter(match.choices))
    for drawer in (seat, 1 - seat):
        match, seat = drawn_by(drawer)
        with pytest.raises(Refused, match="refused-undo-revealed"):
            match.undo_point(seat, [0, 1])


def test_computer_players_forget_what_they_have_seen():
    match, seat = paying(heroes=["spider_man", "iron_man"])
    match, seat = drawn_by(1 - seat)
    assert match.undo_point(seat, [seat])
    match, seat = drawn_by(seat)
    with pytest.raises(Refused, match="refused-undo-revealed"):
        match.undo_point(seat, [seat])


def test_an_opponent_who_has_seen_a_card_stops_an_undo():
    match = Match(load_game("guardians"), {"players": 2}, 1)
    match.answer(0, 0)
    s = match.state
    hidden = next(card for card in s.cards if card.visible_to(0) and not card.visible_to(1))
    s.show(hidden, 1 << 1)
    assert match.undo_point(0, [0]).answers == 0
    with pytest.raises(Refused, match="refused-undo-revealed"):
        match.undo_point(0, [0, 1])
