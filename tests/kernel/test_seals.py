"""Seals: a replay knows whether it has come to where the match was; and a sentence for whatever is no answer."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from typing import Any

import msgspec
import pytest

from rulebound.kernel.cards import EVERYONE
from rulebound.kernel.chance import Chance, seed_of
from rulebound.kernel.game import game_names, load_game
from rulebound.kernel.match import Match
from rulebound.kernel.record import DoesNotFit, Record
from rulebound.kernel.seal import EVERY, holds, seal_of
from rulebound.kernel.text import Refused
from tests.kernel.test_match import new, play_on, refusal
from tests.kernel.toy import TOY


def played(game: str = "versus", answers: int = 90, seed: int = 5) -> Match[Any]:
    match = Match(load_game(game), load_game(game).setups()[0], seed)
    dice = Chance(3)
    while match.choices and match.answers < answers:
        seat = min(match.choices)
        match.answer(seat, dice.below(len(match.choices[seat].options)))
    return match


def test_a_match_is_sealed_every_so_many_answers_and_at_the_end_of_its_record():
    match = played()
    assert [at for at, _ in match.record().seals] == [EVERY, 2 * EVERY, 3 * EVERY, 4 * EVERY, 90]
    assert match.record().seals[-1] == (90, match.seal())
    assert match.record(final=False).seals == match.record().seals[:-1]
    assert match.fork().record() == match.record()
    assert [at for at, _ in match.record().upto(45).seals] == [20, 40]
    assert len(match.record().upto(45).answers) == 45
    assert Match.replay(match.game, match.record()).record() == match.record()


def test_a_quiet_match_and_one_without_a_log_are_not_sealed():
    match = Match(load_game("versus"), None, 5, log=False)
    for seat, key in played().record().answers:
        match.follow(seat, key)
    assert match.record().seals == []


@pytest.mark.parametrize("name", game_names())
def test_looking_copying_and_imagining_break_no_seal(name):
    match = played(name, 60)
    seal = match.seal()
    for seat in (None, *range(match.state.seats)):
        match.view(seat)
    fork = match.fork()
    for seat in match.choices:
        match.imagine(seat, Chance(1))
        for thing in match.state.things():
            if thing.visible_to(seat):
                match.why_not(seat, thing)
    assert match.seal() == fork.seal() == seal == Match.replay(match.game, match.record()).seal()


def test_a_seal_notices_whatever_counts():
    match = new(seats=3, seed=4)
    seals = {match.seal()}

    def changed() -> None:
        assert match.seal() not in seals
        seals.add(match.seal())

    s = match.state
    s.points[1] += 1
    changed()
    s.hands[0].cards.reverse()
    changed()
    s.hands[2].cards[0].known = EVERYONE
    changed()
    s.chance.number()
    changed()
    s.hands[0].cards[0].printed = s.hands[1].cards[0].printed
    changed()
    match.answer(1, 0)
    changed()


def test_a_seal_is_the_same_whatever_the_order_of_sets_and_whatever_new_field_is_empty():
    class More(type(new().state)):
        __slots__ = ("extra", "marks")

    match = new()
    plain = seal_of(match.state, match.choices)
    match.state.__class__ = type(match.state)
    twin = match.state.clone()
    more = More.__new__(More)
    for name in ("seats", "chance", "step", "result", "reveals", "log", "tagged", "cards", "zones", "deck", "pile",
                 "hands", "points", "kept", "no_coin", "tricks"):  # fmt: skip
        setattr(more, name, getattr(twin, name))
    more.extra, more.marks = 0, set()
    assert seal_of(more, match.choices) == plain
    more.marks = {"b", "a", "c"}
    sealed = seal_of(more, match.choices)
    more.marks = {"c", "b", "a"}
    assert seal_of(more, match.choices) == sealed != plain


def test_what_follows_from_other_fields_is_not_sealed(monkeypatch):
    match = new(3)
    sealed = match.seal()
    monkeypatch.setattr(type(match.state), "derived", ("step",))
    match.state.step = "elsewhere"
    assert match.seal() != sealed, "a field less is another seal"
    without = match.seal()
    match.state.step = "anywhere"
    assert match.seal() == without


def test_seals_are_the_same_in_processes_that_hash_otherwise():
    told = [
        subprocess.run(
            [sys.executable, "-c", "from tests.kernel.test_seals import played; print(played('champions', 40).seal())"],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True, text=True, check=True,
        ).stdout.strip()
        for seed in ("1", "2")
    ]  # fmt: skip
    assert told == [played("champions", 40).seal()] * 2


def test_a_record_that_leads_elsewhere_stops_at_the_last_position_that_is_proven(monkeypatch):
    record = played().record()
    game = load_game("versus")
    Match.replay(game, record)
    seals = [(at, "1:0123456789abcdef" if at > 45 else seal) for at, seal in record.seals]
    changed = msgspec.structs.replace(record, seals=seals, version="0")
    with pytest.raises(DoesNotFit) as wrong:
        Match.replay(game, changed)
    assert wrong.value.text.id == "refused-replay-differs"
    assert wrong.value.text.args == {"number": 60, "proven": 40, "theirs": "0", "ours": game.version}
    assert (wrong.value.answers, wrong.value.match.answers) == (40, 40)
    assert Match.replay(game, changed, 59).answers == 59


def test_a_changed_number_of_a_card_is_noticed(monkeypatch):
    """What passed for the same match before: the answers fit, and the position is another."""
    record = played().record()
    game = load_game("versus")
    start = game.opening.start

    def other(setup, chance):
        state = start(setup, chance)
        state.players[1].endurance += 1
        return state

    monkeypatch.setattr(game.opening, "start", other)
    answers = msgspec.structs.replace(record, seals=[])
    Match.replay(game, answers)
    with pytest.raises(DoesNotFit) as wrong:
        Match.replay(game, record)
    assert wrong.value.text.id == "refused-replay-differs"


def test_a_seal_of_another_making_proves_nothing():
    match = play_on(new())
    assert holds("2:whatever", match.state, match.choices)
    assert not holds("1:whatever", match.state, match.choices)


def test_a_record_of_the_past_has_no_seals_and_loads():
    match = play_on(new())
    old = b'{"game":"toy","version":"1","setup":{"seats":2},"seed":7,"answers":[],"format":1}'
    assert Record.from_json(old).seals == []
    assert match.record().format == 2


def test_taking_back_takes_the_seals_along():
    match = Match(load_game("versus"), None, 5)
    undone = 0
    while match.choices and match.answers < 10 * EVERY:
        seat = min(match.choices)
        match.answer(seat, 0)
        if match.answers % EVERY == 0:
            sealed = match.record().seals
            with contextlib.suppress(Refused):
                match.undo(seat)
                undone += 1
                assert match.record(final=False).seals == sealed[:-1]
                match.answer(seat, 0)
                assert match.record().seals == sealed
    assert undone


# --- a sentence for whatever is no answer -----------------------------------------------------------------------


@pytest.mark.parametrize("depth", [1_000, 200_000])
def test_a_deep_file_is_refused_with_a_sentence(depth):
    for data in (b"[" * depth, b'{"game":"toy","version":"1","seed":1,"answers":[],"setup":{"x":' + b"[" * depth):
        with pytest.raises(Refused) as error:
            Record.from_json(data)
        assert refusal(error) == "refused-record"


@pytest.mark.parametrize("text", ['"\ud800"', "\ud800"])
def test_half_a_letter_is_refused_with_a_sentence(text):
    with pytest.raises(Refused) as error:
        Record.from_json(text)
    assert refusal(error) == "refused-record"


@pytest.mark.parametrize(
    ("seat", "key", "why"),
    [
        (10**30, "lay:k1", "refused-seat"),
        (-1, "lay:k1", "refused-seat"),
        (2, "lay:k1", "refused-seat"),
        ("0", "lay:k1", "refused-answer"),
        (None, "lay:k1", "refused-answer"),
        ([], "lay:k1", "refused-answer"),
        (0, 3, "refused-answer"),
        (0, None, "refused-answer"),
        (0, b"lay", "refused-answer"),
        (0, "\ud800", "refused-option"),
        (0, "!\ud800", "refused-wish"),
        (10**30, "!x", "refused-wish"),
    ],
)
def test_what_is_no_answer_is_refused_and_changes_nothing(seat, key, why):
    match = new()
    for act in (match.follow, match.check):
        with pytest.raises(Refused) as error:
            act(seat, key)
        assert refusal(error) == why
    assert match.answers == 0


@pytest.mark.parametrize("seat", [2, -1, 10**30, "0", None, 0.5, [0]])
def test_only_a_seat_of_the_table_imagines_and_asks_why_not(seat):
    match = new()
    for act in (lambda: match.imagine(seat, Chance(1)), lambda: match.why_not(seat, "k1")):
        with pytest.raises(Refused) as error:
            act()
        assert refusal(error) == "refused-no-seat"
    with pytest.raises(Refused) as error:
        match.imagine(0, 7)
    assert refusal(error) == "refused-chance"


@pytest.mark.parametrize("what", [None, 3, [], b"k1", object])
def test_only_what_lies_on_the_table_is_asked_about(what):
    with pytest.raises(Refused) as error:
        new().why_not(0, what)
    assert refusal(error) == "refused-thing"


@pytest.mark.parametrize("seed", ["x" * 201, "x" * 1_900_000, None, 1.5, [1]])
def test_a_seed_is_a_number_or_a_short_word(seed):
    with pytest.raises(Refused) as error:
        Match(TOY, {}, seed)
    assert refusal(error) == "refused-seed"
    assert seed_of("x" * 200) != seed_of("y" * 200)
    assert isinstance(seed_of("\ud800"), int)
