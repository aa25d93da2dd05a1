"""What a seat may see, say and imagine: a hidden card has no name and no key in anything that is told."""

from __future__ import annotations

import pytest

from rulebound.kernel.cards import EVERYONE, Card
from rulebound.kernel.chance import Chance
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.flow import ask, ask_together, pick_together
from rulebound.kernel.game import card_view
from rulebound.kernel.log import Log, Mention
from rulebound.kernel.match import Match
from rulebound.kernel.text import Refused, Text
from rulebound.kernel.things import Seat
from rulebound.kernel.view import OptionView
from tests.kernel import toy
from tests.kernel.toy import NUMBERS, TOY, Toy, ToyState


def asking(make, seats=3):
    """A match that stands at the choices which a function makes of the state."""

    def step(s):
        for hand in s.hands:
            s.deal(s.deck, hand)
        made = make(s)
        if isinstance(made, Choice):
            yield from ask(made)
        else:
            yield from ask_together(made)
        return "deal"

    game = Toy()
    game.steps = {**Toy.steps, "deal": step}
    return Match(game, {"seats": seats}, 5)


def dealt(step, seed, seats=2, **later):
    """A match that stands at the beginning of that step, with cards dealt in a step before."""

    def deal(s):
        yield from toy.deal(s)
        yield from ask(Choice(0, "lay", [Option("begin"), Option("wait")], "toy.play.lay"))
        return "trick"

    game = Toy()
    game.steps = {**Toy.steps, "deal": deal, "trick": step, **later}
    match = Match(game, {"seats": seats}, seed)
    match.answer(0, "begin")
    return match


# --- choices ----------------------------------------------------------------------------------------------------


def hidden_choice(s):
    """Seat 0 points at a card of seat 1, and the card that asks is one of seat 2."""
    theirs, mine = s.hands[1].cards[0], s.hands[0].cards[0]
    options = [Option("lay", theirs), Option("lay", mine), Option("lay", 3), Option("done"), Option("lay", Seat(1))]
    return Choice(0, "lay", options, "toy.play.lay", about=s.hands[2].cards[0], args={"n": 2})


def test_an_option_on_an_unknown_card_has_its_back_for_a_name_and_its_place_for_a_key():
    match = asking(hidden_choice)
    s = match.state
    mine = s.hands[0].cards[0]
    (choice,) = match.view(0).choices
    assert choice.options == [
        OptionView(f"lay:z{s.hands[1].id}.0", Text("toy-do-lay", {"on": Text("toy-back-number")})),
        OptionView(f"lay:{mine.key}", Text("toy-do-lay", {"on": mine.printed.name}), mine.key),
        OptionView("lay:3", Text("toy-do-lay", {"on": 3})),
        OptionView("done", Text("toy-do-done")),
        OptionView("lay:p1", Text("toy-do-lay", {"on": Text("seat", {"n": 2})}), "p1"),
    ]
    assert choice.prompt == Text("toy-ask-lay", {"n": 2})
    assert (choice.seat, choice.rule) == (0, "toy.play.lay")


def test_a_choice_does_not_tell_which_unknown_card_it_is_about():
    match = asking(hidden_choice)
    assert match.view(0).choices[0].about == ""
    asks = match.state.hands[2].cards[0]
    match.state.show(asks, EVERYONE)
    assert match.view(0).choices[0].about == asks.key
    assert match.view(1).choices[0].about == "", "who does not decide sees only who does"


def test_details_and_notes_stand_beside_what_they_are_about():
    class Place(Seat):
        def details(self):
            return [Text("toy-place")]

    class Telling(Toy):
        def notes(self, s, choice, option):
            return [Text(f"toy-note-{option.act}")]

    def step(s):
        yield from ask(Choice(0, "lay", [Option("lay", Place(1)), Option("done")], "toy.play.lay"))
        return "deal"

    game = Telling()
    game.steps = {"deal": step}
    place, done = Match(game, {}, 1).view(0).choices[0].options
    assert (place.details, place.notes) == ([Text("toy-place")], [Text("toy-note-lay")])
    assert (done.details, done.notes) == ([], [Text("toy-note-done")])


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_seat_answers_only_for_itself(seat):
    match = asking(lambda s: Choice(1, "lay", [Option("a"), Option("b")], "toy.play.lay"))
    for act in (match.answer, match.check):
        if seat == 1:
            continue
        with pytest.raises(Refused) as error:
            act(seat, "a")
        assert error.value.text.id == "refused-seat"
        assert error.value.text.args == {"seat": seat + 1, "seats": "2"}
    match.answer(1, "a")
    assert match.answers == 1


# --- names ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("known", "sees"),
    [(0, ""), (0b001, "0"), (0b100, "2"), (0b011, "01"), (0b111, "012"), (EVERYONE, "012-")],
)
def test_a_line_of_the_log_names_a_card_to_those_who_knew_it_when_it_was_written(known, sees):
    card = Card(0, NUMBERS[4])
    card.known = known
    log = Log(3)
    log.say("lays", "toy.play.lay", card=card, cards=[card, Seat(1)], n=3, word="x", text=Text("toy-text"))
    card.known = EVERYONE
    for seat, mark in ((0, "0"), (1, "1"), (2, "2"), (None, "-")):
        name = card.printed.name if mark in sees else Text("toy-back-number")
        line = log.lines[0].view(seat)
        other = {"n": 3, "word": "x", "text": Text("toy-text")}
        assert line.text == Text("toy-log-lays", {"card": name, "cards": [name, Text("seat", {"n": 2})], **other})
        assert (line.rule, line.at) == ("toy.play.lay", 0)
        assert card_view_name(known, seat) == (mark in sees)


def card_view_name(known, seat):
    card = Card(3, NUMBERS[4])
    card.known = known
    seen = card_view(card, seat, marks=["turned"])
    assert (seen.face is not None) == (seen.key == "k3") == (seen.marks == ["turned"])
    return seen.face is not None


def test_a_mention_of_a_seat_is_open():
    assert Mention(Seat(2), 3).text_for(None) == Mention(Seat(2), 3).text_for(0) == Text("seat", {"n": 3})


def test_a_silent_log_writes_nothing_and_a_cut_one_is_a_log_of_its_own():
    log = Log(2, on=False)
    log.say("lays", "toy.play.lay")
    assert log.lines == []
    log = Log(2)
    for _ in range(3):
        log.say("lays", "toy.play.lay")
    cut = log.cut(2, 7)
    cut.say("keeps", "toy.play.keep")
    assert ([line.what for line in cut.lines], len(log.lines)) == (["lays", "lays", "keeps"], 3)
    assert [line.at for line in cut.lines] == [0, 0, 7]
    assert (cut.seats, cut.on) == (2, True)
    assert not Log(2, on=False).cut(0, 0).on


# --- imagining --------------------------------------------------------------------------------------------------


def test_an_imagined_match_takes_nothing_over_that_another_seat_has_picked():
    match = Match(TOY, {"seats": 3}, 7)
    for seat in (0, 1):
        match.answer(seat, 2)
    laid = match.state.hands[0].cards[2].id
    imagined = match.imagine(0, Chance(1))
    assert sorted(imagined.choices) == [1, 2]
    for seat in (1, 2):
        imagined.answer(seat, 0)
    first = [hand[0].id for hand in ([*match.state.hands[seat].cards] for seat in (1, 2))]
    assert sorted(card.id for card in imagined.state.pile.cards) == sorted([laid, *first]), "mine stays, theirs is anew"
    nobody = match.imagine(2, Chance(1))
    assert sorted(nobody.choices) == [0, 1, 2]
    assert nobody._picked == {}


def test_an_imagined_match_has_no_seed_and_other_secrets():
    class Secretive(Toy):
        drawn: list = []  # noqa: RUF012

        def redraw(self, s, seat, chance):
            self.drawn.append((s, seat, chance))

    game = Secretive()
    match = Match(game, {"seats": 3}, "a secret")
    chance = Chance(4)
    imagined = match.imagine(1, chance)
    assert imagined.seed == 0
    assert game.drawn == [(imagined.state, 1, chance)]
    assert match.seed == match.fork().seed == "a secret"


def test_what_would_be_asked_with_other_cards_is_told_only_if_nothing_was_learned_since():
    def twice(s):
        yield from ask(Choice(0, "lay", [Option("a"), Option("b")], "toy.play.lay"))
        s.points[0] += 1
        yield from ask(Choice(0, "lay", [Option("lay", card) for card in s.hands[0].cards], "toy.play.lay"))
        if s.chance.coin():
            s.points[1] += 1
        yield from ask(Choice(0, "lay", [Option("c"), Option("d")], "toy.play.lay"))
        s.show(s.deck.cards[-1], 1)
        yield from ask(Choice(0, "lay", [Option("e"), Option("f")], "toy.play.lay"))
        yield from ask(Choice(1, "lay", [Option("g"), Option("h")], "toy.play.lay"))
        yield from ask(Choice(0, "lay", [Option("i"), Option("j")], "toy.play.lay"))
        return "deal"

    def told(match, seat=0):
        choice = match.ask_anew(seat, Chance(3))
        return None if choice is None else [option.act for option in choice.options]

    match = dealt(twice, 5)
    assert told(match) == ["a", "b"]
    assert told(match, 1) is None, "another seat is asked"
    match.answer(0, "b")
    assert told(match) == ["lay"] * 3
    match.answer(0, 0)
    assert told(match) is None, "chance has spoken"
    match.answer(0, 0)
    assert told(match) is None, "a card was seen"
    match.answer(0, 0)
    match.answer(1, 0)
    assert told(match) is None
    other = dealt(twice, 5)
    other.tell(1, "no-coin")
    assert told(other) is None, "somebody has said something"
    together = Match(TOY, {"seats": 2}, 5)
    assert together.ask_anew(0, Chance(1)) is None
    with pytest.raises(Refused):
        Match(TOY, {}, 1, quiet=True).ask_anew(0, Chance(1))


def test_what_all_are_asked_at_once_cannot_be_asked_anew():
    def both(s):
        yield from pick_together([
            (Choice(seat, "lay", [Option("a"), Option("b")], "toy.play.lay"), [0, 1]) for seat in range(2)
        ])  # fmt: skip
        return "deal"

    match = dealt(both, 5)
    assert sorted(match.choices) == [0, 1]
    assert match.ask_anew(0, Chance(3)) is None


def test_other_cards_may_lead_elsewhere():
    def odd(s):
        card = s.hands[1].cards[0]
        options = [Option(act) for act in "abc"[: 2 + card.printed.number % 2]]
        yield from ask(Choice(0, "lay", options, "toy.play.lay"))
        yield from ask(Choice(0, "lay", [Option("d"), Option("e")], "toy.play.lay"))
        return "deal"

    match = next(one for one in (dealt(odd, seed) for seed in range(20)) if len(one.choices[0].options) == 3)
    asked = {len(match.ask_anew(0, Chance(n)).options) for n in range(20)}
    assert asked == {2, 3}
    match.answer(0, "c")
    told = [match.ask_anew(0, Chance(n)) for n in range(20)]
    assert None in told
    assert {tuple(option.act for option in choice.options) for choice in told if choice} == {("d", "e")}


def test_what_another_seat_has_answered_is_not_put_into_the_mouth_of_this_one():
    def whoever(s):
        yield from ask(
            Choice(s.hands[1].cards[0].printed.number % 2, "lay", [Option("a"), Option("b")], "toy.play.lay")
        )
        yield from ask(Choice(0, "lay", [Option("c"), Option("d")], "toy.play.lay"))
        return "deal"

    match = next(one for one in (dealt(whoever, seed) for seed in range(20)) if 1 in one.choices)
    match.answer(1, "a")
    assert {match.ask_anew(0, Chance(n)) for n in range(20)} == {None}


def all_lay(s):
    yield from ask_together(
        [
            Choice(seat, "lay", [Option("lay", card) for card in hand.cards], "toy.play.lay")
            for seat, hand in enumerate(s.hands)
        ]
    )
    return "deal"


def finds_nothing(s):
    return s.hands[1].cards[0].printed.number % 2 == 1


def searches(s):
    """Who finds something loses a card; who finds nothing has shown nothing."""
    if not finds_nothing(s):
        s.move(s.hands[0].cards[0], s.pile)


def test_a_step_in_which_nobody_was_asked_is_not_played_with_other_cards():
    def search(s):
        searches(s)
        return "keep"
        yield

    for seed in range(20):
        match = dealt(search, seed, keep=all_lay)
        assert match.state.step == "keep"
        for n in range(10):
            imagined = match.imagine(0, Chance(n))
            assert imagined.choices[0].keys == match.choices[0].keys
            assert imagined.view(0).areas == match.view(0).areas


def test_what_a_step_does_before_it_asks_all_is_not_done_with_other_cards_if_the_seat_would_see_it():
    def search_and_lay(s):
        searches(s)
        return (yield from all_lay(s))

    matches = [dealt(search_and_lay, seed) for seed in range(20)]
    unseen = [match for match in matches if finds_nothing(match.state)]
    assert unseen
    for match in unseen:
        assert len(match.choices[0].options) == 3
        for n in range(10):
            assert match.imagine(0, Chance(n)).choices[0].keys == match.choices[0].keys


def test_secrets_that_are_on_no_card_are_others_too():
    class Secretive(Toy):
        def redraw(self, s, seat, chance):
            s.points[1] = 5 + seat

    def secret(s):
        yield from ask(Choice(0, "lay", [Option("a", n) for n in range(2 + s.points[1])], "toy.play.lay"))
        return "deal"

    match = dealt(secret, 5)
    match.game = Secretive()
    match.game.steps = {**Toy.steps, "trick": secret}
    assert len(match.choices[0].options) == 2
    assert len(match.ask_anew(0, Chance(3)).options) == 7


def test_who_is_still_awaited_is_told_in_the_order_of_the_seats():
    match = asking(lambda s: [Choice(seat, "lay", [Option("a"), Option("b")], "toy.play.lay") for seat in (2, 1, 0)])
    match.answer(1, "a")
    with pytest.raises(Refused) as error:
        match.answer(1, "a")
    assert error.value.text == Text("refused-already", {"seats": "1, 3"})


def test_the_cards_of_a_seat_that_it_does_not_know_are_dealt_anew_in_their_pools():
    class TwoPools(ToyState):
        __slots__ = ()

        def pool_of(self, card):
            return card.id % 2

    s = TwoPools(2, Chance(1))
    known = s.deal(s.deck, s.hands[0])
    before = {card.id: card.printed.number for card in s.cards}
    s.redeal(0, Chance(9))
    after = {card.id: card.printed.number for card in s.cards}
    assert after[known.id] == before[known.id]
    for parity in (0, 1):
        pool = [id for id in before if id % 2 == parity and id != known.id]
        assert sorted(after[id] for id in pool) == sorted(before[id] for id in pool)
        assert [after[id] for id in pool] != [before[id] for id in pool]
