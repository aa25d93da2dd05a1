"""Whole games that were once played, replayed on every run: the rules of today lead to the same end.

`python tests/games/civilwar/records/make.py` plays them anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.games.civilwar import GAME
from rulebound.kernel.match import Match
from rulebound.kernel.record import Record

RECORDS = Path(__file__).parent / "records"
ENDS = {
    # name: winners, by which rule, of each side (points, turns to five missions, prisoners), lines of the log
    "clash": ([0], "civilwar.scoring.winner", [(31, 0, 0), (30, 0, 0)], 398),
    "registration": ([2], "civilwar.registration.win_blue", [(0, 0, 0), (0, 10, 0)], 264),
    "tournament": ([0, 1], "civilwar.tournament.winner", [(0, 11, 2), (0, 13, 0)], 597),
}


def test_every_record_is_known():
    assert sorted(path.stem for path in RECORDS.glob("*.json")) == sorted(ENDS)


@pytest.mark.parametrize("name", ENDS)
def test_a_recorded_game_ends_as_it_did(name):
    winners, rule, facts, lines = ENDS[name]
    match = Match.replay(GAME, Record.read(RECORDS / f"{name}.json"))
    assert match.result is not None
    assert (match.result.winners, match.result.rule) == (winners, rule)
    assert [(team.score, team.finished, team.imprisoned) for team in match.state.teams] == facts
    assert len(match.log) == lines
    assert match.state.faults() == []
    last = match.view(0)
    assert not last.choices
    assert Match.replay(GAME, match.record()).view(0) == last, "and once more in the words of today"


def test_blue_wins_the_recorded_registration_clash_within_the_bid():
    s = Match.replay(GAME, Record.read(RECORDS / "registration.json")).state
    assert (s.blue, s.missions_done) == (1, 5), "the second team has become Blue by its bid"
    assert len(s.teams[s.blue].story) <= s.limit


def test_both_games_of_the_recorded_tournament_have_a_noted_end():
    match = Match.replay(GAME, Record.read(RECORDS / "tournament.json"))
    assert [line.what for line in match.log if line.what in ("game-over", "swap")] == [
        "game-over", "swap", "game-over",
    ]  # fmt: skip
    assert match.state.size == 3
