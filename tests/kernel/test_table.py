"""The test table itself: an answer to the wrong question fails, and nothing moves unless the test says so."""

from __future__ import annotations

import pytest

from rulebound.kernel.cards import Card
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.flow import Flow, GameOver, ask, pick
from rulebound.kernel.match import Match
from rulebound.kernel.text import Text
from rulebound.kernel.view import Result
from rulebound.testing.table import Answer, Table
from tests.kernel.toy import NUMBERS, TOY, ToyState


class ToyTable(Table[ToyState]):
    phases = {"trick": ("trick",), "keep": ("keep",)}  # noqa: RUF012

    def idle(self, choice: Choice) -> Option | None:
        return choice.options[-1] if choice.prompt in ("return", "toss") else super().idle(choice)


class Patient(ToyTable):
    patient = True


def table(kind: type[ToyTable] = ToyTable) -> ToyTable:
    """Both lay a card; seat 0 holds 9, 5 and 4, seat 1 holds 8, 7 and 6."""
    t = kind(TOY, Match(TOY, {"seats": 2}, 1))
    for hand, numbers in zip(t.s.hands, ((9, 5, 4), (8, 7, 6)), strict=True):
        for card in hand.cards[:]:
            t.s.move(card, t.s.deck)
        for number in numbers:
            t.s.move(t.card(f"n{number}"), hand)
    return kind(TOY, Match.at(TOY, t.s))


def asks(seat: int, prompt: str) -> Flow[str]:
    """A rule that asks something."""
    return (yield from pick(seat, prompt, {Option("yes"): "yes", Option("no"): "no"}, "toy.play.lay"))


def test_an_answer_is_spelled_with_its_question():
    assert Answer.read("lay/number_9") == Answer("lay", "number_9")
    assert Answer.read("?p1>lay/lay:number_9#2") == Answer("lay", "lay:number_9#2", seat=1, maybe=True)
    with pytest.raises(AssertionError, match="does not name the question"):
        Answer.read("number_9")


def test_answers_of_several_seats_go_to_their_questions():
    t = table()
    t.give("p1>lay/number_8", "lay/number_9")
    assert (t.prompt, t.choice.seat) == ("return", 0)
    t.answer("return", "number_5")
    assert t.prompts() == ["lay", "lay", "return", "toss"]
    assert t.prompts(seat=1) == ["lay"]


def test_an_answer_to_the_wrong_question_fails():
    t = table()
    with pytest.raises(AssertionError, match=r"not toss/stop; seat 0 is asked lay: lay:number_9"):
        t.answer("toss", "stop")
    with pytest.raises(AssertionError, match="there is no lay/number_1"):
        t.answer("lay", "number_1")
    with pytest.raises(AssertionError, match="there is no p1>lay/number_9"):
        t.answer("lay", "number_9", seat=1)


def test_an_answer_may_go_unasked():
    t = table()
    t.give("?toss/stop", "lay/number_9", "?toss/stop", "lay/number_8", "?defend/p1", "return/done", "toss/stop")
    assert t.said("keeps", seat=0)


def test_an_answer_that_nobody_asked_for_fails():
    t = table()
    with pytest.raises(AssertionError, match=r"nobody asked for \['lay/number_9'\]"):
        t.run(asks(0, "coin"), "coin/yes", "lay/number_9")


def test_a_patient_table_lets_other_questions_pass():
    t = table(Patient)
    t.give("p0>lay/number_9", "p1>lay/number_8", "toss/stop")  # nobody returns a card
    assert t.said("keeps", seat=0)
    t = table()
    with pytest.raises(AssertionError, match="not toss/stop; seat 0 is asked return"):
        t.give("p0>lay/number_9", "p1>lay/number_8", "toss/stop")


def test_until_a_question_and_no_further():
    t = table()
    t.until("toss", "p0>lay/number_9", "p1>lay/number_8")
    assert (t.s.points, t.s.tricks) == ([1, 0], 1)
    with pytest.raises(AssertionError, match="the test does not say what; seat 0 is asked lay"):
        t.until("return")


def test_a_rule_happens_here_and_now_and_the_game_stands_still():
    t = table()
    assert t.run(asks(1, "coin"), "p1>coin/no") == "no"
    assert t.prompts() == ["lay", "lay", "coin"]
    t.s.hands[0].cards.reverse()  # before it goes on
    assert t.options(seat=0) == ["lay:number_4", "lay:number_5", "lay:number_9"]


def test_a_rule_can_be_looked_at_in_its_middle():
    t = table()

    def lays(s: ToyState) -> Flow[str]:
        s.move(t.card("number_9"), s.pile)
        answer = yield from asks(1, "coin")
        s.move(t.card("number_8"), s.pile)
        return answer

    assert t.run(lays(t.s), until="coin") is None
    assert t.names(t.s.pile.cards) == ["number_9"]
    t.answer("coin", "yes")
    assert t.names(t.s.pile.cards) == ["number_9", "number_8"]


def test_a_phase_is_played_whole_and_the_next_has_not_begun():
    t = table()
    t.phase("trick", "p0>lay/number_9", "p1>lay/number_8")
    assert t.prompts()[2:] == ["lay", "lay"]
    assert (t.s.step, t.s.points) == ("keep", [1, 0])
    t.phase("keep", until="toss")
    assert t.choice.seat == 0


def test_it_is_over_whenever_it_is_over():
    t = table()
    assert not t.over

    def win(s: ToyState) -> Flow[None]:
        raise GameOver(Result([1], [0.0, 1.0], Text("toy-result"), "toy.play.win"))
        yield

    t.run(win(t.s))
    assert t.over
    assert t.result.winners == [1]
    assert t.why_not("lay", "number_9", seat=0) == ["toy.play.win"]


def test_what_can_be_done_and_why_not():
    t = table()
    t.give("p0>lay/number_9", "p1>lay/number_8")
    assert t.can("return", "number_5")
    assert t.why_not("return", "number_5") == []
    assert not t.can("return", "number_4")
    assert t.why_not("return", "number_4") == ["toy.play.low"]
    t.act("return", "number_5", "toss/stop")
    with pytest.raises(AssertionError, match="nobody may toss"):
        t.act("toss")


def test_the_second_of_two_copies():
    t = table()
    second = t.s.add_card(Card(len(t.s.cards), NUMBERS[8]), t.s.hands[0])
    assert t.card("number_9#2") is second
    t = ToyTable(TOY, t.s)
    t.answer("lay", "number_9#2", seat=0)
    t.answer("lay", "number_8")
    assert t.s.pile.cards[0] is second
    with pytest.raises(AssertionError, match="number_9#3 is not in this game"):
        t.card("number_9#3")


def test_the_log_is_one_log():
    t = table()
    t.give("p0>lay/number_9", "p1>lay/number_8", "return/done", "toss/stop")
    t.run(asks(0, "coin"), "coin/no")
    t.give("p0>lay/number_5", "p1>lay/number_7")
    assert [line["card"] for line in t.lines("lays")] == ["number_9", "number_8", "number_5", "number_7"]
    assert t.said("lays", card="number_8", seat=1)
    assert not t.said("lays", card="number_8", seat=0)
    assert t.cited("toy.play.keep")


def test_a_choice_of_one_option_is_taken_without_asking():
    t = table()
    t.run(ask(Choice(0, "coin", [Option("yes")], "toy.play.coin")), "?coin/yes")
    assert t.prompts() == ["lay", "lay"]
