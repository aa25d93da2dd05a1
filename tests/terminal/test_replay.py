"""A saved game, step by step."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rulebound.games.guardians import GAME
from rulebound.kernel.chance import Chance
from rulebound.kernel.match import Match
from tests.cli.command import Command

RECORD = "saved.json"


@pytest.fixture
def last(command: Command) -> int:
    """A whole random game in a file; its number of answers."""
    match = Match(GAME, {"players": 2}, 4)
    dice = Chance(1)
    while match.choices:
        seat, choice = next(iter(match.choices.items()))
        match.answer(seat, dice.below(len(choice.options)))
    match.record().save(Path(RECORD))
    return match.answers


def test_forwards_backwards_and_to_a_step(command: Command, last: int) -> None:
    shown = command(f"replay {RECORD}", "n", "", "p", "10", "q")
    assert shown.code == 0
    titles = [line.split(",")[0] for line in shown.out.splitlines() if line.startswith("Step ")]
    assert titles == [f"Step {step} of {last}" for step in (0, 1, 2, 1, 10)]


def test_the_same_step_looks_the_same_from_both_sides(command: Command, last: int) -> None:
    there = command(f"replay {RECORD}", "10", "q").out.split("> 10")[1].split("10/")[0]
    back = command(f"replay {RECORD}", "11", "p", "q").out.split("> p")[1].split("10/")[0]
    assert there == back


def test_wrong_steps_and_words(command: Command, last: int) -> None:
    shown = command(f"replay {RECORD}", "p", "9999", "sideways", "seat 3", "seat x", "q").out
    assert f"There is no step -1: the saved game has steps 0 to {last}." in shown
    assert "There is no step 9,999" in shown or "There is no step 9999" in shown
    assert "“sideways” leads nowhere" in shown
    assert "“3” is no seat here" in shown
    assert "“x” is no seat here" in shown


def test_a_seat_sees_its_own_cards(command: Command, last: int) -> None:
    shown = command(f"replay {RECORD}", "seat 2", "seat 0", "q").out
    first, second, third = shown.split("Step 0 of")[1:]
    assert "a spectator" in first
    assert "Player 2 (you)" in second
    assert first.count("▒▒ · ▒▒") == 2
    assert second.count("▒▒ · ▒▒") == 1
    assert third.split("> q")[0].rsplit("\n", 1)[0].strip() == first.split("n next")[0].strip()


def test_automatic_showing_ends_with_the_winner(command: Command, last: int) -> None:
    shown = command(f"replay {RECORD}", "a")
    assert shown.code == 0
    assert "Winner: " in shown.out
    assert "guardians.victory.third_win" in shown.out


def test_questions_and_log(command: Command, last: int) -> None:
    shown = command(f"replay {RECORD}", "30", "? guardians.victory.third_win", "? trick", "l").out
    assert "A hero that gets its third win" in shown
    assert "Tackle" in shown
    assert "guardians.setup.first_player_random" in shown


def test_a_view_as_json(command: Command, last: int) -> None:
    view = command(f"replay {RECORD} --json --at 5 --seat 1").json
    assert (view["game"], view["seat"], view["answers"]) == ("guardians", 0, 5)
    assert command(f"replay {RECORD} --json").json["result"]["rule"] == "guardians.victory.third_win"


def test_a_record_that_no_longer_fits_shows_the_last_position_that_does(command: Command, last: int) -> None:
    record = json.loads(Path(RECORD).read_text())
    record["answers"][20][1] = "dance:c1"
    record["version"] = "0"
    Path("old.json").write_text(json.dumps(record))
    shown = command("replay old.json")
    assert shown.code == 1
    assert "can be followed up to answer 21" in shown.err
    assert "Step 20 of 20" in shown.out
    assert "can be followed up to answer 21" in command("resume old.json").complaint


def test_bad_places(command: Command, last: int) -> None:
    assert "There is no step 9999" in command(f"replay {RECORD} --at 9999").complaint.replace(",", "")
    assert "There is no player 5" in command(f"replay {RECORD} --seat 5").complaint


def test_a_secret_decision_is_told_only_to_who_took_it(command: Command, last: int) -> None:
    """Step 1: player 1 keeps a hero; the others learn which when all have chosen."""
    assert "Player 1 has decided: Play " in command(f"replay {RECORD} --seat 1 --at 1").out
    for seat in (0, 2):
        shown = command(f"replay {RECORD} --seat {seat} --at 1").out
        assert "Player 1 has decided." in shown
        assert "Play " not in shown.replace("Player ", "")
