"""The course of a match: numbers of choices, the way back, positions on the way."""

from __future__ import annotations

import asyncio

import pytest

from rulebound.kernel.game import load_game
from rulebound.kernel.match import Match
from rulebound.kernel.seal import EVERY
from rulebound.kernel.text import Refused, Text
from rulebound.table.course import Course
from rulebound.table.stored import Event
from tests.kernel.toy import TOY
from tests.table.sleeping import watch_sleep

GAME = load_game("guardians")


def course(answers: int, players: int = 3) -> tuple[Course, list[Event]]:
    course = Course(GAME, {"players": players}, 7)
    events = []
    for number in range(answers):
        seat, choice = sorted(course.match.choices.items())[-1]
        key = choice.keys[number % len(choice.options)]
        course.answer(seat, key)
        events.append(Event(seat, key))
    return course, events


def test_a_choice_keeps_its_number_while_others_pick():
    start, _ = course(0)
    assert start.asked == {0: 0, 1: 0, 2: 0}
    assert (start.turn, start.undone_at) == (0, 0)
    one, _ = course(1)
    assert one.asked == {0: 0, 1: 0}
    three, _ = course(3)
    assert set(three.asked.values()) == {3}


def test_an_answer_is_checked_before_it_is_given():
    start, _ = course(1)
    legal = start.match.choices[0].keys[0]
    for seat, number, key, why in (
        (2, 0, legal, "refused-already"), (0, 5, legal, "refused-late"), (0, 0, "fly", "refused-option"),
    ):  # fmt: skip
        with pytest.raises(Refused) as refused:
            start.check(seat, number, key)
        assert refused.value.text.id == why
    assert start.turn == 1


def test_the_same_events_give_the_same_course():
    played, events = course(60)
    asyncio.run(played.go_back(45, 0))
    again = asyncio.run(Course.replay(GAME, {"players": 3}, 7, [*events, Event(0, back=45)]))
    assert again.match.view(1) == played.match.view(1)
    assert (
        (again.turn, again.asked, again.undone_at)
        == (played.turn, played.asked, played.undone_at)
        == (61, again.asked, 61)
    )
    assert again.notice is None


def test_events_that_no_longer_fit_stop_with_a_notice():
    _, events = course(10)
    broken = asyncio.run(Course.replay(GAME, {"players": 3}, 7, [*events[:6], Event(0, "fly"), *events[6:]]))
    assert broken.notice is not None
    assert broken.notice.args["number"] == 7
    assert broken.match.answers == 6
    seat, choice = next(iter(broken.match.choices.items()))
    with pytest.raises(Refused) as refused:
        broken.check(seat, broken.asked[seat], choice.keys[0])
    assert refused.value.text == broken.notice


def test_every_position_on_the_way_is_that_of_a_replay():
    played, _ = course(95)
    record = played.record()
    for upto in (95, 3, 40, 41, 80, 79, 0):
        position = asyncio.run(played.position(upto))
        assert position.view(2) == Match.replay(GAME, record, upto).view(2)
    with pytest.raises(Refused):
        asyncio.run(played.position(96))


@pytest.mark.parametrize(("answers", "breaths"), [(19, 0), (20, 1), (39, 1), (40, 2)])
def test_other_tables_get_a_turn_after_every_twenty_answers_that_are_replayed(monkeypatch, answers, breaths):
    paused: list[float] = []

    async def sleep(seconds: float) -> None:
        paused.append(seconds)

    played, events = course(answers)
    watch_sleep(monkeypatch, sleep)
    asyncio.run(Course.replay(GAME, {"players": 3}, 7, events))
    assert paused == [0] * breaths
    asyncio.run(played.position(answers))
    assert paused == [0] * 2 * breaths


def test_going_back_forgets_the_positions_that_never_were():
    played, _ = course(90)
    asyncio.run(played.position(90))
    asyncio.run(played.go_back(60, 0))
    for number in range(40):
        seat, choice = next(iter(played.match.choices.items()))
        played.answer(seat, choice.keys[-1 - number % len(choice.options)])
    record = played.record()
    for upto in (60, 80, 85):
        assert asyncio.run(played.position(upto)).view(0) == Match.replay(GAME, record, upto).view(0)


def test_who_must_agree_to_an_undo():
    played, _ = course(2)
    assert played.match.undo_point(2) == (0, {1})
    assert played.match.undo_point(1) == (1, set())
    revealed, _ = course(3)
    for match, seat, why in ((played.match, 0, "nothing"), *((revealed.match, seat, "revealed") for seat in range(3))):
        with pytest.raises(Refused) as refused:
            match.undo_point(seat)
        assert refused.value.text.id == f"refused-undo-{why}"


def test_a_wish_is_written_down_and_followed_like_an_answer():
    played = Course(TOY, {}, 3)
    seat = next(iter(played.match.choices))
    asked = dict(played.asked)
    with pytest.raises(Refused):
        played.check(seat, 0, "!fly")
    played.check(seat, 99, "!no-coin")
    played.answer(seat, "!no-coin")
    assert played.asked == asked
    played.answer(seat, played.match.choices[seat].keys[0])
    again = asyncio.run(played.position(2))
    assert again.record() == played.record()
    assert played.record().answers[0] == (seat, "!no-coin")


def test_positions_on_the_way_are_kept_at_every_stride_and_forgotten_beyond_a_step_back(monkeypatch):
    monkeypatch.setattr("rulebound.table.course.STRIDE", 10)
    played, _ = course(35)
    assert asyncio.run(played.position(25)).answers == 25
    assert sorted(played._landmarks) == [10, 20]
    assert [match.answers for _, match in sorted(played._landmarks.items())] == [10, 20]
    assert asyncio.run(played.position(34)).view(1) == asyncio.run(Course.replay(
        GAME, {"players": 3}, 7, [Event(seat, key) for seat, key in played.record(34).answers]
    )).match.view(1)  # fmt: skip
    assert sorted(played._landmarks) == [10, 20, 30]
    followed: list[int] = []
    follow = Match.follow
    monkeypatch.setattr(Match, "follow", lambda match, seat, key: followed.append(seat) or follow(match, seat, key))
    asyncio.run(played.position(34))
    assert len(followed) == 4, "from the last one on the way"
    asyncio.run(played.position(30))
    assert len(followed) == 4
    asyncio.run(played.go_back(20, 0))
    assert sorted(played._landmarks) == [10, 20]


def test_a_course_heeds_what_is_said_beside_the_game():
    played, _ = course(1)
    heeded = []
    for word in ("stood-in", "freed", "back", "concede"):
        played.answer(1, f"!{word}")
        heeded.append((set(played.minded), set(played.freed), dict(played.wishes), played.turn))
    assert heeded == [({1}, set(), {}, 2), ({1}, {1}, {}, 3), (set(), {1}, {}, 4), (set(), {1}, {}, 5)]
    assert played.answered == played.match.answers == 5
    toy = Course(TOY, {}, 3)
    seat = next(iter(toy.match.choices))
    toy.answer(seat, "!no-coin")
    assert (dict(toy.wishes), toy.answered, toy.match.answers, toy.minded) == ({seat: 1}, 0, 1, set())


def test_of_a_long_course_every_second_landmark_is_given_up(monkeypatch):
    monkeypatch.setattr("rulebound.table.course.STRIDE", 10)
    monkeypatch.setattr("rulebound.table.course.LANDMARKS", 2)
    played, _ = course(45)
    asyncio.run(played.position(30))
    assert (sorted(played._landmarks), played._stride) == ([20], 20)
    played, _ = course(45)
    asyncio.run(played.position(29))
    assert (sorted(played._landmarks), played._stride) == ([10, 20], 10)
    asyncio.run(played.position(45))
    assert (sorted(played._landmarks), played._stride) == ([20, 40], 20)


def test_a_course_is_sealed_now_and_then_but_not_at_its_beginning():
    played, _ = course(0)
    due = []
    for turn in (0, 1, EVERY - 1, EVERY, EVERY + 1, 2 * EVERY):
        played.turn = turn
        due.append(played.seal_due)
    assert due == [False, False, False, True, False, True]


def test_a_step_back_is_counted_for_its_seat_and_numbers_all_choices_anew():
    played, _ = course(2)
    asyncio.run(played.follow(Event(2, back=1)))
    assert (played.turn, played.undone_at, dict(played.undos), played.match.answers) == (3, 3, {2: 1}, 1)
    assert played.asked == {0: 3, 1: 3}
    asyncio.run(played.follow(Event(1, played.match.choices[1].keys[0])))
    asyncio.run(played.follow(Event(1)))
    assert (played.turn, played.undone_at, played.asked) == (4, 3, {0: 3}), "what says nothing is passed over"


@pytest.mark.parametrize(
    ("wrong", "last", "number", "proven"),
    [((), True, None, 12), ((4,), True, 4, 0), ((9,), True, 9, 4), ((), False, 12, 9)],
)
def test_a_course_that_leads_elsewhere_stops_where_it_was_last_proven(wrong, last, number, proven):
    played, events = course(12)
    sealed = []
    for at, event in enumerate(events):
        seal = course(at)[0].match.seal() if at in (4, 9) else None
        sealed.append(Event(event.seat, event.key, seal="1:00" if at in wrong else seal))
    end = played.match.seal() if last else "1:00"
    again = asyncio.run(Course.replay(GAME, {"players": 3}, 7, sealed, GAME.version, end))
    assert again.match.answers == proven
    if number is None:
        assert (again.notice, again.remark) == (None, None)
    else:
        told = {"number": number, "proven": proven, "theirs": GAME.version, "ours": GAME.version}
        assert again.notice == Text("refused-match-differs", told)


@pytest.mark.parametrize(("version", "told"), [(None, False), (GAME.version, False), ("0", True)])
def test_a_course_of_another_version_is_remarked_upon(version, told):
    again = asyncio.run(Course.replay(GAME, {"players": 3}, 7, [], version))
    assert again.remark == (Text("notice-other-version", {"theirs": "0", "ours": GAME.version}) if told else None)
    assert again.notice is None


def test_who_looks_at_the_past_of_a_course_or_thinks_about_it_seals_nothing(monkeypatch):
    played, _ = course(4)
    assert played.record().seals
    assert not played.record(final=False).seals
    seal, sealed = Match.seal, []
    monkeypatch.setattr(Match, "seal", lambda match: sealed.append(match) or seal(match))
    assert asyncio.run(played.position(3)).answers == 3
    assert played.match not in sealed
