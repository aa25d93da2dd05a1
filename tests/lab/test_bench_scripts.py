"""The scripts beside the benchmark: what grows, what a second process brings, and where people wait."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

BENCH = Path(__file__).parents[2] / "bench"


def printed(script: str, *more: str) -> str:
    command = [sys.executable, str(BENCH / script), "guardians", "--games", "1", *more]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return done.stdout


def test_what_grows_is_told_for_every_number_of_players():
    said = printed("growth.py")
    assert re.findall(r"^guardians, (\d) seats, \d+ decisions a game, \d+ kB$", said, re.MULTILINE) == list("23468")
    assert said.count("by quarter of the game: 1: ") == said.count("\n  worst ") == 5


def test_a_second_process_is_held_against_one():
    said = printed("pool.py")
    found = re.findall(r"^guardians: 1 process ([\d.]+), 2 processes ([\d.]+), x ([\d.]+)$", said, re.MULTILINE)
    assert len(found) == 1
    assert all(float(number) > 0 for number in found[0])


def test_every_computer_player_is_waited_for():
    said = printed("waiting.py", "--players", "random,heuristic")
    for player in ("random", "heuristic"):
        moves = re.findall(rf"^guardians, \d seats, {player}: ([\d.]+) ([\d.]+) ([\d.]+)$", said, re.MULTILINE)
        assert len(moves) == 3
        assert all(float(median) <= float(late) <= float(longest) + 0.1 for median, late, longest in moves)


def test_people_at_several_tables_wait_for_each_computer_player():
    said = printed("tables.py", "--players", "random,fair", "--tables", "2")
    for player in ("random", "fair"):
        (waits,) = re.findall(rf"^guardians, 2 tables, {player}: ([\d.]+) ([\d.]+) ([\d.]+)$", said, re.MULTILINE)
        assert float(waits[0]) <= float(waits[1]) <= float(waits[2])
