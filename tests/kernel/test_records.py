"""Records that replay, files that are refused, setups; and what a match shows: views and reasons."""

import pickle

import msgspec
import pytest

from rulebound.kernel.match import Match
from rulebound.kernel.record import DoesNotFit, Record
from rulebound.kernel.text import Refused, Text
from rulebound.kernel.view import Arrow
from rulebound.testing.graphs import differences
from tests.kernel.test_match import keep_choice, new, play_on, refusal
from tests.kernel.toy import TOY, Toy

# --- records -----------------------------------------------------------------------------------------------


def test_a_record_replays_to_the_same_match_at_any_point():
    match = play_on(new(seats=3, seed="x"))
    record = Record.from_json(match.record().to_json())
    assert Match.replay(TOY, record).view(1) == match.view(1)
    assert Match.replay(TOY, record, 2).answers == 2


def test_a_record_that_no_longer_fits_stops_at_the_last_position_that_does():
    record = play_on(new()).record()
    broken = msgspec.structs.replace(record, answers=[*record.answers[:3], (0, "lay:c99"), *record.answers[3:]])
    with pytest.raises(DoesNotFit) as error:
        Match.replay(TOY, broken)
    assert error.value.text.id == "refused-replay"
    assert error.value.text.args["number"] == 4
    assert error.value.match.answers == error.value.answers == 3


def test_a_record_of_another_game_is_refused():
    record = msgspec.structs.replace(new().record(), game="chess")
    with pytest.raises(Refused) as error:
        Match.replay(TOY, record)
    assert refusal(error) == "refused-record-game"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        b"[1]",
        b'{"game": 3}',
        b"\xff",
        b'{"game":"toy","version":"1","setup":{},"seed":1,"answers":[["a"]]}',
    ],
)
def test_a_broken_file_is_refused_with_a_sentence(data):
    with pytest.raises(Refused) as error:
        Record.from_json(data)
    assert refusal(error) == "refused-record"


def test_a_file_of_a_later_format_is_refused(tmp_path):
    record = msgspec.structs.replace(new().record(), format=99)
    record.save(tmp_path / "match.json")
    with pytest.raises(Refused) as error:
        Record.read(tmp_path / "match.json")
    assert refusal(error) == "refused-record-format"


def test_a_missing_file_or_folder_is_refused(tmp_path):
    for act in (lambda: Record.read(tmp_path / "none"), lambda: new().record().save(tmp_path / "no" / "such")):
        with pytest.raises(Refused) as error:
            act()
        assert refusal(error) == "refused-file"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("setup", "id"),
    [
        ({"seats": 9}, "toy-refused-seats"),
        ({"chairs": 2}, "refused-setup-field"),
        ({"seats": "x"}, "refused-setup-value"),
    ],
)
def test_a_setup_that_cannot_be_is_refused(setup, id):
    with pytest.raises(Refused) as error:
        Match(TOY, setup)
    assert refusal(error) == id


# --- views and reasons -------------------------------------------------------------------------------------------


def test_a_view_shows_the_own_hand_and_only_backs_of_others():
    mine, theirs = new().view(0).areas[0].zones[:2]
    assert all(card.face is not None and card.key for card in mine.cards)
    assert [(card.key, card.face, card.back) for card in theirs.cards] == [("", None, "number")] * 3
    assert theirs.count == 3


def test_a_spectator_sees_no_hand_and_no_options():
    view = new().view(None)
    assert all(card.face is None for zone in view.areas[0].zones for card in zone.cards)
    assert [choice.options for choice in view.choices] == [[], []]
    assert [choice.seat for choice in view.choices] == [0, 1]


def test_only_the_own_choice_has_options():
    choices = {choice.seat: choice for choice in new().view(1).choices}
    assert choices[0].options == []
    assert choices[0].prompt is None
    assert [option.text.id for option in choices[1].options] == ["toy-do-lay"] * 3


def test_an_arrow_is_shown_to_those_who_know_both_its_ends_until_the_game_is_over():
    class Aiming(Toy):
        def arrows(self, s):
            mine, theirs = s.hands[0].cards + s.pile.cards, s.hands[1].cards + s.pile.cards
            return [(mine[0], mine[-1], "attack"), (mine[0], theirs[0], "attack")]

    match = Match(Aiming(), {}, seed=1)
    first, last = match.state.hands[0].cards[0], match.state.hands[0].cards[-1]
    assert match.view(0).arrows == [Arrow(first.key, last.key, "attack")]
    assert match.view(1).arrows == []
    assert match.view().arrows == []
    play_on(match)
    assert match.view(0).arrows == []


def test_a_seat_that_is_not_there_has_no_view():
    with pytest.raises(Refused) as error:
        new().view(2)
    assert refusal(error) == "refused-no-seat"


def test_the_log_can_be_asked_for_from_a_line_on():
    match = play_on(new())
    whole = match.view(0).log
    assert match.view(0, since=3).log == whole[3:]
    assert match.view(0, since=3).log_from == 3


def test_a_log_line_knows_how_many_answers_came_before_it():
    match, _ = keep_choice()
    assert [line.at for line in match.log] == [2, 2]
    assert [line.at for line in match.fork().log] == [2, 2]


def odd_and_even(match, winner):
    hand = match.state.hands[winner].cards
    return [c for c in hand if c.printed.number % 2], [c for c in hand if c.printed.number % 2 == 0]


def test_why_not_names_the_unmet_requirement_with_its_rule():
    for seed in range(20):
        match, winner = keep_choice(seed)
        odd, even = odd_and_even(match, winner)
        if odd and even:
            break
    (verdict,) = match.why_not(winner, even[0].key)
    assert (verdict.rule, verdict.met, verdict.text.id) == ("toy.play.low", False, "toy-needs-is-odd")
    assert verdict.text.args == {"number": even[0].printed.number}
    assert [v.met for v in match.why_not(winner, odd[0])] == [True]


def test_why_not_says_whose_decision_it_is():
    match, winner = keep_choice()
    card = match.state.hands[1 - winner].cards[0]
    assert match.why_not(1 - winner, card)[0].text == Text("why-not-turn", {"player": Text("seat", {"n": winner + 1})})
    match.answer(winner, "done")
    own = match.state.hands[winner].cards[0]
    assert match.why_not(winner, own)[0].text.id == "why-not-asked"
    play_on(match)
    assert match.why_not(0, match.state.pile.cards[0])[0].text.id == "why-not-over"


def test_why_not_tells_nothing_of_a_card_the_seat_does_not_know():
    match = new()
    hidden = match.state.hands[1].cards[0]
    for key in (hidden.key, "c99", "nonsense"):
        with pytest.raises(Refused) as error:
            match.why_not(0, key)
        assert refusal(error) == "refused-thing"


def test_a_state_is_plain_data():
    match = play_on(new(seats=4))
    assert differences(match.state, pickle.loads(pickle.dumps(match.state))) == []
