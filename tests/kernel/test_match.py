"""A match: choices, answers, copies, undo, wishes."""

import pytest

from rulebound.kernel.chance import Chance
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.fields import fields_of
from rulebound.kernel.flow import GameOver, ask, ask_together
from rulebound.kernel.game import END
from rulebound.kernel.match import Match
from rulebound.kernel.text import Refused, Text
from rulebound.kernel.view import Result
from rulebound.testing.graphs import differences
from tests.kernel.toy import TOY, Toy


def new(seats=2, seed=7, **more):
    return Match(TOY, {"seats": seats}, seed, **more)


def lay_all(match, index=0):
    for seat in sorted(match.choices):
        match.answer(seat, index)


def play_on(match, dice=None):
    dice = dice or Chance(1)
    while match.choices:
        seat = min(match.choices)
        match.answer(seat, dice.below(len(match.choices[seat].options)))
    return match


def refusal(error):
    return error.value.text.id


# --- playing ------------------------------------------------------------------------------------------


def test_a_match_runs_to_its_first_choice():
    match = new()
    assert sorted(match.choices) == [0, 1]
    assert [option.act for option in match.choices[0].options] == ["lay", "lay", "lay"]
    assert match.result is None


def test_answers_of_a_together_are_revealed_only_when_all_have_answered():
    match = new()
    match.answer(1, 0)
    assert sorted(match.choices) == [0]
    assert not match.state.pile.cards
    assert match.view(0).areas == new().view(0).areas
    match.answer(0, 0)
    assert len(match.state.pile.cards) == 2


def test_answers_of_a_together_come_by_seat_whoever_was_first():
    came = []

    def together(s):
        offers = [Choice(seat, "lay", [Option("a"), Option("b")], "toy.play.lay") for seat in range(3)]
        answers = yield from ask_together(offers)
        came.append({seat: answer.act for seat, answer in answers.items()})
        return "trick"

    game = Toy()
    game.steps = {**Toy.steps, "deal": together}
    match = Match(game, {"seats": 3}, 5)
    for seat, option in ((2, 1), (0, 0), (1, 1)):
        match.answer(seat, option)
    assert list(came[0].items()) == [(0, "a"), (1, "b"), (2, "b")]


def test_an_option_is_given_as_itself_its_number_or_its_key():
    by_number, by_key, by_itself = new(), new(), new()
    option = by_itself.choices[0].options[1]
    by_number.answer(0, 1)
    by_key.answer(0, by_key.choices[0].keys[1])
    by_itself.answer(0, option)
    assert by_number.record() == by_key.record() == by_itself.record()


@pytest.mark.parametrize("wrong", [Option("lay"), 3, -1, "lay:c99", ""])
def test_an_illegal_answer_is_refused_and_changes_nothing(wrong):
    match = new()
    before = match.view(0)
    with pytest.raises(Refused) as error:
        match.answer(0, wrong)
    assert refusal(error) in ("refused-option", "refused-option-number")
    assert match.view(0) == before
    assert match.record().answers == []


def test_a_number_that_is_none_of_the_options_is_told_how_many_there_are():
    with pytest.raises(Refused) as error:
        new().answer(0, 3)
    assert error.value.text == Text("refused-option-number", {"number": 4, "last": 3})


@pytest.mark.parametrize("key", ["lay", "lay:k99", "", "!fly", "!"])
def test_what_may_not_be_said_is_refused_before_it_is_said(key):
    match = new()
    with pytest.raises(Refused) as by_check:
        match.check(0, key)
    with pytest.raises(Refused) as by_following:
        match.follow(0, key)
    assert by_check.value.text == by_following.value.text
    assert match.record().answers == []


def test_what_may_be_said_passes_and_nothing_changes():
    match = new()
    match.check(0, match.choices[0].keys[2])
    match.check(1, "!no-coin")
    assert match.record().answers == []


def test_a_match_shows_where_it_stands():
    match = new()
    match.answer(1, 0)
    keys = ", ".join(match.choices[0].keys)
    assert repr(match) == f"Match(toy, 1 answers, trick: Choice(seat 0, lay: {keys}))"


def test_who_has_nothing_to_decide_is_told_why():
    match = new(seats=3)
    with pytest.raises(Refused) as error:
        match.answer(7, 0)
    assert refusal(error) == "refused-seat"
    match.answer(0, 0)
    with pytest.raises(Refused) as error:
        match.answer(0, 0)
    assert refusal(error) == "refused-already"
    play_on(match)
    with pytest.raises(Refused) as error:
        match.answer(0, 0)
    assert refusal(error) == "refused-over"


def test_a_choice_with_one_option_is_taken_without_asking():
    match = new()
    for _ in range(2):
        lay_all(match)
        while len(match.choices) == 1:
            match.answer(min(match.choices), -1 + len(match.choices[min(match.choices)].options))
    assert match.state.tricks == 3, "the last card of each hand is laid without asking"
    assert [key.split(":")[0] for _, key in match.record().answers].count("lay") == 4


def test_a_record_of_the_past_names_cards_as_it_did_but_no_player_may():
    match = new()
    old = f"lay:c{match.state.hands[0].cards[1].id}"
    assert old.replace(":c", ":k") != match.choices[0].keys[1]
    with pytest.raises(Refused) as error:
        match.answer(0, old)
    assert refusal(error) == "refused-option"
    now = match.choices[0].keys[1]
    match.follow(0, old)
    assert match.record().answers == [(0, now)]


def test_the_rule_that_ends_the_game_ends_it_from_any_depth():
    result = Result([1], [0.0, 1.0], Text("toy-result"), "toy.play.win")

    def deep(s):
        yield from ask(Choice(0, "lay", [Option("a"), Option("b")], "toy.play.lay"))
        raise GameOver(result)

    def step(s):
        yield from deep(s)
        raise AssertionError("nothing goes on after the end")

    game = Toy()
    game.steps = {"deal": step}
    match = Match(game, {"seats": 2}, 1)
    match.answer(0, "b")
    assert match.result == result
    assert match.state.step == END
    assert not match.choices
    assert match.fork().result == result


def test_the_same_seed_is_the_same_game_and_another_is_not():
    assert play_on(new(seed="friday")).view(0) == play_on(new(seed="friday")).view(0)
    assert new(seed=1).view(0) != new(seed=2).view(0)


# --- copies ----------------------------------------------------------------------------------------------


def test_a_fork_is_at_the_same_choice_and_independent():
    match = new(seats=3)
    match.answer(1, 2)
    fork = match.fork()
    assert [fork.view(seat) for seat in range(3)] == [match.view(seat) for seat in range(3)]
    before = match.view(0)
    play_on(fork)
    assert fork.result is not None
    assert match.view(0) == before


def test_a_fork_played_with_the_same_answers_gives_the_same_log():
    match = new()
    lay_all(match)
    fork = match.fork()
    play_on(match)
    for seat, key in match.record().answers[fork.answers :]:
        fork.answer(seat, key)
    assert fork.view(0) == match.view(0)
    assert fork.record() == match.record()


def test_a_fork_of_a_finished_match_is_finished():
    match = play_on(new())
    assert match.fork().view(None) == match.view(None)


def test_imagining_changes_what_the_seat_does_not_know_and_nothing_else():
    match = new(seats=3)
    hands = set()
    for seed in range(30):
        imagined = match.imagine(0, Chance(seed))
        assert imagined.view(0).areas == match.view(0).areas
        assert imagined.view(0).choices == match.view(0).choices
        hands.add(tuple(card.printed.number for card in imagined.state.hands[1].cards))
    assert len(hands) > 20


def test_an_imagined_match_forgets_what_others_have_picked_in_secret():
    match = new(seats=3)
    match.answer(0, 0)
    match.answer(1, 0)
    imagined = match.imagine(0, Chance(1))
    assert sorted(imagined.choices) == [1, 2]
    assert sorted(match.imagine(2, Chance(1)).choices) == [0, 1, 2]


def test_an_imagined_match_has_another_future_and_nothing_to_peek_at():
    match = new(seed=3)
    lay_all(match)
    imagined = match.imagine(0, Chance(5))
    assert imagined.state.chance.seed != match.state.chance.seed
    assert imagined.log == []
    for peek in (imagined.record, imagined.fork, lambda: imagined.imagine(1, Chance(1)), lambda: imagined.undo(0)):
        with pytest.raises(Refused):
            peek()
    assert not hasattr(imagined, "_before")


def test_imagining_twice_with_the_same_chance_gives_the_same_world():
    match = new(seats=4)
    one, two = match.imagine(2, Chance(9)), match.imagine(2, Chance(9))
    assert differences(one.state, two.state) == []


def test_a_quiet_match_keeps_no_log_and_no_record():
    match = play_on(new(quiet=True))
    assert match.log == []
    for refused in (match.record, match.fork, lambda: match.imagine(0, Chance(1))):
        with pytest.raises(Refused):
            refused()
    assert match.result == play_on(new()).result
    match = new(quiet=True)
    match.tell(0, "no-coin")
    assert (match.answers, match.state.no_coin) == (1, [True, False]), "but it hears wishes"


def test_a_position_that_was_set_up_can_be_played():
    state = new().state.clone()
    state.step = "trick"
    match = Match.at(TOY, state)
    assert match.fork().view(0) == match.view(0)
    assert play_on(match).result is not None


# --- undo ------------------------------------------------------------------------------------------------


def keep_choice(seed=7):
    """A match in which the winner of the first trick decides."""
    match = new(seed=seed)
    lay_all(match)
    return match, min(match.choices)


def test_undo_goes_back_to_the_previous_choice():
    match, winner = keep_choice()
    before = match.view(winner)
    match.answer(winner, "done")
    assert match.choices[winner].prompt == "toss"
    match.undo(winner)
    assert match.view(winner) == before
    match.answer(winner, "done")
    assert match.choices[winner].prompt == "toss"


def test_undo_stops_where_something_was_revealed():
    match, _ = keep_choice()
    last = max(seat for seat, _ in match.record().answers)
    with pytest.raises(Refused) as error:
        match.undo(last)
    assert refusal(error) == "refused-undo-revealed"


def test_undo_stops_where_another_seat_has_answered():
    match = new(seats=3)
    match.answer(0, 0)
    match.answer(1, 0)
    with pytest.raises(Refused) as error:
        match.undo(0)
    assert refusal(error) == "refused-undo-others"
    match.undo(1)
    assert sorted(match.choices) == [1, 2]


def test_undo_stops_where_chance_has_spoken():
    match, winner = keep_choice()
    match.answer(winner, "done")
    match.answer(winner, "toss")
    with pytest.raises(Refused) as error:
        match.undo(winner)
    assert refusal(error) == "refused-undo-chance"


def test_undo_takes_over_the_whole_of_the_earlier_match():
    match, winner = keep_choice()
    earlier = Match.replay(match.game, match.record())
    match.answer(winner, "done")
    match.undo(winner)
    shared = ("game", "_setup", "_flow")
    found = {name: differences(getattr(match, name), getattr(earlier, name)) for name in fields_of(Match)}
    assert {name: wrong for name, wrong in found.items() if wrong and name not in shared} == {}
    match.answer(winner, "done")
    earlier.answer(winner, "done")
    assert match.seal() == earlier.seal()


def test_with_the_consent_of_the_others_undo_goes_back_further():
    match = new(seats=3)
    match.answer(0, 0)
    match.answer(2, 0)
    assert match.undo_point(0) == (0, {2})
    assert match.undo_point(2) == (1, set())
    match.answer(1, 0)
    for seat in range(3):
        with pytest.raises(Refused) as error:
            match.undo_point(seat)
        assert refusal(error) == "refused-undo-revealed", "whoever agrees: the laid cards have been seen"


def test_undo_needs_something_to_undo():
    with pytest.raises(Refused) as error:
        new().undo(0)
    assert refusal(error) == "refused-undo-nothing"


# --- wishes ----------------------------------------------------------------------------------------------------


def test_a_wish_changes_what_a_seat_is_asked_and_survives_forks_and_records():
    match, winner = keep_choice()
    match.tell(winner, "no-coin")
    fork, again = match.fork(), Match.replay(TOY, match.record())
    for one in (match, fork, again):
        one.answer(winner, "done")
        assert all(choice.prompt == "lay" for choice in one.choices.values())
    assert fork.view(0) == match.view(0) == again.view(0)


def test_a_wish_can_be_said_while_another_seat_decides():
    match, winner = keep_choice()
    other = 1 - winner
    assert [wish.key for wish in match.view(other).wishes] == ["!no-coin"]
    match.tell(other, "no-coin")
    assert [wish.key for wish in match.view(other).wishes] == ["!coin"]
    assert match.view(None).wishes == []


def test_a_wish_that_cannot_be_is_refused():
    match = new()
    for seat, wish in ((0, "coin"), (0, "more"), (5, "no-coin"), (-1, "no-coin")):
        with pytest.raises(Refused) as error:
            match.tell(seat, wish)
        assert refusal(error) == "refused-wish"
    play_on(match)
    with pytest.raises(Refused):
        match.tell(0, "no-coin")
