"""The scripts beside the benchmark: what grows, what a second process brings, where people wait, who wins."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

BENCH = Path(__file__).parents[2] / "bench"


def printed(script: str, *more: str, of: str | None = "guardians") -> str:
    command = [sys.executable, str(BENCH / script), *([] if of is None else [of]), "--games", "1", *more]
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


def test_of_a_search_it_is_told_how_many_games_it_imagines():
    said = printed("waiting.py", "--players", "search:20")
    rates = re.findall(r"^guardians, \d seats, search:20: .*, (\d+) imagined games/s$", said, re.MULTILINE)
    assert len(rates) == 3
    assert all(int(rate) > 0 for rate in rates)


def test_people_at_several_tables_wait_for_each_computer_player():
    said = printed("tables.py", "--players", "random,fair", "--tables", "2")
    for player in ("random", "fair"):
        (waits,) = re.findall(rf"^guardians, 2 tables, {player}: ([\d.]+) ([\d.]+) ([\d.]+)$", said, re.MULTILINE)
        assert float(waits[0]) <= float(waits[1]) <= float(waits[2])


def test_a_table_of_strength_is_resumed_from_its_file(tmp_path):
    kept = ["--only", "random, rhino", "--file", str(tmp_path / "played")]
    first = printed("strength.py", *kept, of="champions")
    assert re.findall(r"^random, rhino, (\w+) \(random\): \d of 1, ", first, re.MULTILINE) == [
        "spider_man", "captain_marvel", "she_hulk", "iron_man", "black_panther",
    ]  # fmt: skip
    assert len(re.findall(r"^all of random, rhino: \d of 5, ", first, re.MULTILINE)) == 1
    lines = (tmp_path / "played").read_text().splitlines()
    again = printed("strength.py", *kept, of="champions")
    assert again == first
    assert (tmp_path / "played").read_text().splitlines() == lines
    more = printed("strength.py", *kept, "--games", "2", of="champions")
    assert len(re.findall(r"^all of random, rhino: \d of 10, ", more, re.MULTILINE)) == 1
    assert (tmp_path / "played").read_text().splitlines()[:5] == lines


def test_who_sees_all_cards_wins_what_can_be_won():
    said = printed("bound.py", "--plans", "3", "--rounds", "1", "--heroes", "she_hulk", "--villains", "rhino", of=None)
    assert len(re.findall(r"^rhino: [01] of 1 \(\d+%-\d+%\), she_hulk [01]; [\d.]+ s a game$", said, re.MULTILINE)) == 1
