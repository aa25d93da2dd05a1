"""Ways to put a choice: what stands behind an option comes back, not the option."""

import pytest

from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.flow import pick, pick_together


def run(flow, *numbers):
    """What a rule returns when the open choices are answered by the numbers of their options."""
    left = list(numbers)
    try:
        asked = flow.send(None)
        while True:
            if isinstance(asked, Choice):
                asked = flow.send(asked.options[left.pop(0)])
            else:
                asked = flow.send({choice.seat: choice.options[left.pop(0)] for choice in asked.choices})
    except StopIteration as done:
        assert not left
        return done.value


@pytest.mark.parametrize(("number", "worth"), [(0, 2), (1, 0)])
def test_a_pick_is_the_value_behind_the_option(number, worth):
    assert run(pick(0, "pay", {Option("pay"): 2, Option("decline"): 0}, "toy.play.lay"), number) == worth


def test_a_pick_of_one_is_not_asked_unless_that_would_tell_something():
    assert run(pick(0, "pay", {Option("pay"): 2}, "toy.play.lay")) == 2
    assert run(pick(0, "pay", {Option("pay"): 2}, "toy.play.lay", always=True), 0) == 2


def test_seats_that_pick_together_get_their_own_values_asked_or_not():
    offers = [
        (Choice(0, "lay", [Option("lay", n) for n in (1, 2)], "toy.play.lay"), ["one", "two"]),
        (Choice(1, "lay", [Option("lay", 3)], "toy.play.lay"), ["three"]),
        (Choice(2, "lay", [Option("lay", n) for n in (4, 5)], "toy.play.lay"), ["four", "five"]),
    ]
    assert run(pick_together(offers), 1, 0) == {0: "two", 1: "three", 2: "four"}
    offers[1] = (Choice(1, "lay", [Option("lay", 3)], "toy.play.lay", always=True), ["three"])
    assert run(pick_together(offers), 1, 0, 0) == {0: "two", 1: "three", 2: "four"}, "asked, lest others learn it"


def test_the_number_of_an_option_is_part_of_its_key():
    options = [Option("use", "x"), Option("use", "x", 2), Option("use", None, 3)]
    assert Choice(0, "use", options, "toy.play.lay").keys == ["use:x", "use-2:x", "use-3"]


def test_a_choice_shows_itself_to_whoever_looks_for_a_fault():
    choice = Choice(1, "pay", [Option("pay", 2), Option("decline")], "toy.play.lay")
    assert repr(choice) == "Choice(seat 1, pay: pay:2, decline)"


def test_the_facts_of_a_question_are_put_together_only_for_whoever_reads_it():
    made = []

    def facts():
        made.append("now")
        return {"n": len(made)}

    choice = Choice(0, "lay", [Option("lay", 1), Option("lay", 2)], "toy.play.lay", args=facts)
    assert run(pick(0, "lay", {Option("lay", 1): "one", Option("lay", 2): "two"}, "toy.play.lay", args=facts), 1)
    assert made == []
    assert choice.facts() == {"n": 1}
    assert Choice(0, "lay", [], "toy.play.lay", args={"n": 7}).facts() == {"n": 7}
    assert Choice(0, "lay", [], "toy.play.lay").facts() == {}
