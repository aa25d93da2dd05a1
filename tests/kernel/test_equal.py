"""What is a matter of course is not asked about."""

from __future__ import annotations

from rulebound.kernel.cards import EVERYONE, NOBODY, Card, Printed, Zone
from rulebound.kernel.chance import Chance
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.equal import is_open, matter_of_course
from tests.kernel.toy import NUMBERS, ToyCard, ToyState


def two_cards(*, same: bool = True, seen: int = -1) -> tuple[ToyState, Card[Printed], Card[Printed]]:
    """Two cards in one hand: copies of one printed card, or different ones."""
    s = ToyState(2, Chance(1))
    zone: Zone[Card[Printed]] = s.add_zone(Zone("row", 0))
    cards = []
    for number in (NUMBERS[0], NUMBERS[0] if same else NUMBERS[1]):
        card: Card[Printed] = ToyCard(len(s.cards), number)
        s.add_card(card, zone)
        s.show(card, seen)
        cards.append(card)
    return s, cards[0], cards[1]


def asked(*options: Option) -> bool:
    return not matter_of_course(Choice(0, "take", list(options), "toy.play.lay"))


def test_one_option_is_no_question():
    assert not asked(Option("pass"))
    assert asked(Option("pass"), Option("stop"))


def test_equal_cards_are_no_question():
    _, one, other = two_cards()
    assert not asked(Option("take", one), Option("take", other))
    assert asked(Option("take", one), Option("leave", other)), "what is done to them differs"
    assert asked(Option("take", one), Option("take", other), Option("pass"))


def test_different_cards_are_one_unless_nobody_can_tell_them_apart():
    _, one, other = two_cards(same=False)
    assert asked(Option("take", one), Option("take", other))
    _, one, other = two_cards(same=False, seen=0)
    assert not asked(Option("take", one), Option("take", other))


def test_where_a_card_lies_and_who_knows_it_makes_a_difference():
    s, one, other = two_cards()
    s.move(other, s.pile)
    assert asked(Option("take", one), Option("take", other))
    s, one, other = two_cards(seen=1)
    s.show(other, -1)
    assert asked(Option("take", one), Option("take", other))


def test_how_to_be_asked_is_nothing_to_decide():
    choice = Choice(0, "act", [Option("pass"), Option("pass-on")], "toy.play.lay")
    assert matter_of_course(choice) is None
    assert matter_of_course(choice, ("pass-on",)) is choice.options[0]
    assert matter_of_course(Choice(0, "act", [Option("pass-on"), Option("ask")], "x"), ("pass-on", "ask")) is None


def test_only_what_everybody_sees_as_well_is_answered_where_others_play():
    for seen, shown in ((EVERYONE, True), (NOBODY, True), (1, False)):
        _, one, other = two_cards(seen=seen)
        assert is_open(Choice(0, "take", [Option("take", one), Option("take", other)], "toy.play.lay")) is shown
    assert not is_open(Choice(0, "act", [Option("pass")], "toy.play.lay")), "silence would tell that it is all"
