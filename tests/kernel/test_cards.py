"""Cards and zones: who knows what, and where everything lies."""

import pytest

from rulebound.kernel.cards import EVERYONE, Card, seats_mask
from rulebound.kernel.chance import Chance
from rulebound.kernel.choice import Choice, Option
from tests.kernel.toy import NUMBERS, ToyState


def state():
    return ToyState(3, Chance(1))


def test_entering_a_zone_shows_the_card_to_those_who_see_it():
    s = state()
    card = s.deal(s.deck, s.hands[1])
    assert [card.visible_to(seat) for seat in (0, 1, 2, None)] == [False, True, False, False]
    s.move(card, s.pile)
    assert card.known == EVERYONE
    assert card.visible_to(None)


def test_only_what_somebody_learns_counts_as_revealed():
    s = state()
    card = s.deal(s.deck, s.hands[1])
    learned = s.reveals
    s.show(card, 1 << 1)
    s.move(card, s.deck)
    assert s.reveals == learned
    s.show(card, 1 << 2)
    assert s.reveals == learned + 1


def test_what_every_seat_of_the_match_knows_already_is_no_reveal():
    for seats, reveals in ((1, 0), (2, 1)):
        s = ToyState(seats, Chance(1))
        card = s.deal(s.deck, s.hands[0])
        learned = s.reveals
        s.move(card, s.pile)
        assert card.known == EVERYONE
        assert s.reveals == learned + reveals, "alone nobody learns anything from a card laid face up"


def test_a_drawn_card_counts_as_revealed_dealt_moved_or_shown():
    s = state()
    card = s.deal(s.deck, s.hands[2])
    assert s.reveals == 1
    s.show(s.deck.cards[-1], 1 << 0)
    assert s.reveals == 2
    s.move(s.deck.cards[-2], s.hands[1])
    assert s.reveals == 3
    s.move(card, s.deck)
    assert s.reveals == 3


def test_a_shuffled_card_is_known_to_nobody():
    s = state()
    card = s.deal(s.deck, s.pile)
    s.move(card, s.deck)
    assert card.known == EVERYONE, "everybody saw it go there"
    s.shuffle(s.deck)
    assert card.known == 0


@pytest.mark.attack
def test_a_shuffle_forgets_which_key_was_which_card():
    s = state()
    for zone in (s.pile, s.deck):
        for card in s.cards:
            s.move(card, zone)
    seen = {card.key: card.printed for card in s.cards}
    lay = [card.key for card in s.deck.cards]
    printed = {card.id: card.printed for card in s.cards}
    s.shuffle(s.deck)
    keys = [card.key for card in s.deck.cards]
    assert sorted(keys) == sorted(lay)
    assert sum(one == other for one, other in zip(keys, lay, strict=True)) < 5, "a key does not tell the place"
    assert sum(seen[card.key] is card.printed for card in s.cards) < 5, "nor the card"
    assert {card.id: card.printed for card in s.cards} == printed, "rules that remember a card still find it"
    assert s.faults() == []


@pytest.mark.attack
def test_tags_are_dealt_by_a_lot_that_chance_does_not_notice():
    s, other = state(), state()
    s.shuffle(s.deck)
    other.chance.shuffle(other.deck.cards)
    assert [card.id for card in s.deck.cards] == [card.id for card in other.deck.cards]
    assert (s.chance.seed, s.chance.drawn) == (other.chance.seed, other.chance.drawn)


def test_whoever_does_not_know_a_card_calls_it_by_its_place():
    s = state()
    for _ in range(3):
        s.deal(s.deck, s.hands[1])
    card = s.hands[1].cards[2]
    assert [card.key_for(seat, s.zones) for seat in (0, 1)] == [f"z{s.hands[1].id}.2", card.key]
    choice = Choice(0, "lay", [Option("lay", card)], "toy.play.lay")
    choice.zones = s.zones
    assert choice.keys == [f"lay:z{s.hands[1].id}.2"]
    assert choice.find(choice.keys[0]) == 0


def test_mixed_cards_are_known_only_to_who_can_follow_them():
    s = state()
    card = s.deal(s.deck, s.hands[0])
    s.show(card, EVERYONE)
    s.mix([card], seats_mask([0, 2]))
    assert [card.visible_to(seat) for seat in (0, 1, 2, None)] == [True, False, True, False]
    assert [seats_mask(seats) for seats in ([], [0], [2], [0, 2])] == [0, 1, 4, 5]


def test_a_mixed_card_cannot_be_followed_by_its_key():
    followed = 0
    for seed in range(20):
        s = state()
        s.chance = Chance(seed)
        hand = [s.deal(s.deck, s.hands[0]) for _ in range(5)]
        tags = [card.tag for card in hand]
        s.mix(hand, 1 << 0)
        assert [card.tag for card in hand] == tags, "nobody else has seen any of them"
        s.show(hand[2], EVERYONE)
        s.mix(hand, 1 << 0)
        assert sorted(card.tag for card in hand) == sorted(tags)
        followed += hand[2].tag == tags[2]
    assert 0 < followed < 15


def test_a_redeal_swaps_printed_cards_and_moves_nothing():
    s = state()
    for hand in s.hands:
        s.deal(s.deck, hand)
    own = s.hands[0].cards[0].printed
    s.redeal(0, Chance(77))
    assert s.hands[0].cards[0].printed is own
    assert [card.id for card in s.cards] == list(range(15))
    assert sorted(card.printed.number for card in s.cards) == list(range(1, 16))
    assert [card.printed.number for card in s.cards] != list(range(1, 16))
    assert s.faults() == []


def test_cards_with_another_back_are_dealt_apart():
    s = state()
    for card in s.cards[:5]:
        card.printed = type(card.printed).__new__(type(card.printed))
        card.printed.game, card.printed.code, card.printed.back, card.printed.number = "toy", "x", "other", -1
    s.redeal(0, Chance(1))
    assert all(card.printed.back == "other" for card in s.cards[:5])
    assert all(card.printed.back == "number" for card in s.cards[5:])


def test_faults_name_what_is_broken():
    s = state()
    s.hands[0].cards.append(s.deck.cards[0])
    assert len(s.faults()) == 3  # says another zone, is not known to the seat, is in two zones
    s = state()
    s.deck.cards.pop()
    assert s.faults() == ["card 14 is in no zone"]


def test_a_hidden_card_has_the_name_of_its_back():
    card = Card(0, NUMBERS[0])
    assert card.name_for(0).id == "toy-back-number"
    card.known = 1
    assert card.name_for(0).plain == "Number 1"
