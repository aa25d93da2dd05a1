"""Whole games that were once played, replayed on every run: the rules of today lead to the same end.

`python tests/games/fellowship/records/make.py NAME` plays one of them anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.games.fellowship import GAME
from rulebound.kernel.match import Match
from rulebound.kernel.record import Record

RECORDS = Path(__file__).parent / "records"
ENDS = {
    # name: winners, rounds, lines of the log
    "mirkwood": ([0, 1, 2], 9, 861),
    "anduin": ([0, 1], 14, 969),
    "dol_guldur": ([], 6, 420),
}


def test_every_record_is_known():
    assert sorted(path.stem for path in RECORDS.glob("*.json")) == sorted([*ENDS, "campaign"])


@pytest.mark.parametrize("name", ENDS)
def test_a_recorded_game_ends_as_it_did(name):
    winners, rounds, lines = ENDS[name]
    match = Match.replay(GAME, Record.read(RECORDS / f"{name}.json"))
    assert match.result is not None
    assert match.result.winners == winners
    assert match.state.round == rounds
    assert len(match.log) == lines
    assert match.state.scenario == name
    last = match.view(0)
    assert not last.choices
    assert Match.replay(GAME, match.record()).view(0) == last, "and once more in the words of today"
