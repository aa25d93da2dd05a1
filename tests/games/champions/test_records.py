"""Whole games that were once played, replayed on every run: the rules of today lead to the same end.

`python tests/games/champions/records/make.py` plays them anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.games.champions import GAME
from rulebound.kernel.match import Match
from rulebound.kernel.record import Record

RECORDS = Path(__file__).parent / "records"
ENDS = {
    # name: winners, rounds, lines of the log
    "rhino": ([0], 9, 381),
    "klaw": ([], 10, 730),
    "ultron": ([], 6, 418),
}


def test_every_record_is_known():
    assert sorted(path.stem for path in RECORDS.glob("*.json")) == sorted(ENDS)


@pytest.mark.parametrize("name", ENDS)
def test_a_recorded_game_ends_as_it_did(name):
    winners, rounds, lines = ENDS[name]
    record = Record.read(RECORDS / f"{name}.json")
    match = Match.replay(GAME, record)
    assert match.result is not None
    assert match.result.winners == winners
    assert match.state.round == rounds
    assert len(match.log) == lines
    last = match.view(0)
    assert last.result == match.result
    assert not last.choices
    assert Match.replay(GAME, match.record()).view(0) == last, "and once more in the words of today"
