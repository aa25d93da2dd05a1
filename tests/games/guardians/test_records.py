"""Whole games that were once played, replayed on every run: the rules of today lead to the same end.

`python tests/games/guardians/records/make.py` plays them anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.games.guardians import GAME
from rulebound.kernel.match import Match
from rulebound.kernel.record import Record

RECORDS = Path(__file__).parent / "records"
ENDS = {
    # name: winners, won battles of each side, battles, lines of the log
    "two": ([0], [3, 1], 4, 262),
    "five": ([3], [2, 2, 1, 3, 1], 9, 1902),
    "two-teams": ([1, 3], [3, 3], 5, 596),
    "three-teams": ([0, 5], [3, 1, 1], 5, 986),
}


def test_every_record_is_known():
    assert sorted(path.stem for path in RECORDS.glob("*.json")) == sorted(ENDS)


@pytest.mark.parametrize("name", ENDS)
def test_a_recorded_game_ends_as_it_did(name):
    winners, wins, battles, lines = ENDS[name]
    match = Match.replay(GAME, Record.read(RECORDS / f"{name}.json"))
    assert match.result is not None
    assert (match.result.winners, match.state.wins, match.state.battle) == (winners, wins, battles)
    assert len(match.log) == lines
    assert not match.view(0).choices
