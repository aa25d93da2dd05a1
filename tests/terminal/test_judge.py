"""The judge on the screen: a chart for each side, turning points, what would have been better."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from rulebound.kernel.game import load_game
from rulebound.kernel.match import Match
from rulebound.kernel.text import Text
from rulebound.players import make_player, play_out
from rulebound.players.judge import Judgement, Mistake, Point, TurningPoint
from rulebound.terminal.judge import course
from tests.cli.command import Command

POINTS = [Point(0, 0, 0.5), Point(2, 1, 0.25), Point(4, 0, 0.75), Point(8, 0, 1.0), Point(8, 1, 0.0)]


def save_a_game() -> None:
    match: Match[Any] = Match(load_game("guardians"), {"players": 2}, 3)
    play_out(match, [make_player("random", seat) for seat in range(2)])
    match.record().save(Path("game.json"))


def judgement(turning: list[TurningPoint], mistakes: list[Mistake]) -> Judgement:
    return Judgement("guardians", [[0], [1]], 8, 9, POINTS, turning, mistakes)


def test_the_course_of_a_side_is_what_it_last_decided_with():
    found = judgement([], [])
    assert course(found, 0, 4) == [0.5, 0.75, 0.75, 1.0]
    assert course(found, 1, 4) == [0.25, 0.25, 0.25, 0.0]


def test_a_saved_game_is_judged(command: Command, monkeypatch) -> None:
    save_a_game()
    turn = TurningPoint(4, 8, 0, 0.75, 1.0)
    why = [Text("guardians-feature-strength")]
    taken, better = Text("guardians-do-lay", {"on": "Groot"}), Text("guardians-do-lay", {"on": "Drax"})
    mistake = Mistake(4, 0, taken, better, "lay:k1", 0.081, 0.01, 30, why)
    asked: list[object] = []

    def judge(record: object, plays: int, seed: object, progress: object) -> Judgement:
        asked.append((plays, seed))
        return judgement([turn], [mistake])

    monkeypatch.setattr("rulebound.players.judge.judge", judge)
    shown = command("judge game.json --budget 9 --seed x")
    assert shown.code == 0
    assert asked == [(9, "x")]
    assert shown.out.count("100%") >= 2
    assert "Steps 4–8, Player 1: from 75% to 100%." in shown.out
    flat = " ".join(shown.out.split())
    assert re.search(r"Step 4, Player 1: “.*Groot”. Better: “.*Drax”, 8% more \(give or take 2, 30 games each\)", flat)
    assert "Because it brings" in flat
    monkeypatch.setattr("rulebound.players.judge.judge", lambda *_: judgement([], []))
    quiet = command("judge game.json").out
    assert "No clear mistake was found." in quiet
    assert "The chances never turned suddenly." in quiet


def test_data_and_bad_input(command: Command) -> None:
    command("play guardians --players 2 --with random --seed 4", "1")
    assert "not over yet" in command("judge guardians-4.json").complaint
    assert "too few" in command("judge guardians-4.json --budget 1").complaint
    assert "gone.json" in command("judge gone.json").complaint


def test_the_judge_gives_data_to_programs(command: Command) -> None:
    save_a_game()
    found = command("judge game.json --budget 4 --json").json
    assert found["plays"] == 4
    assert len(found["points"]) > 10
