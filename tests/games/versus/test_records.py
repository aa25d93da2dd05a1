"""Whole games that were once played, replayed on every run: the rules of today lead to the same end."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.games.versus import GAME
from rulebound.games.versus.state import VersusState
from rulebound.kernel.match import Match
from rulebound.kernel.record import Record

RECORDS = Path(__file__).parent / "records"
ENDS = {
    # name: winner, endurance of both, turns, longest chain
    "starters": (1, [-33, 29], 7, 5),
    "sentinels-x-men": (1, [-14, 3], 8, 5),
    "brotherhood-doom": (1, [-29, 22], 8, 3),
    "long-chain": (0, [24, 0], 16, 7),
}


def test_every_record_is_known():
    assert sorted(path.stem for path in RECORDS.glob("*.json")) == sorted(ENDS)


@pytest.mark.parametrize("name", ENDS)
def test_a_recorded_game_ends_as_it_did(name):
    winner, endurance, turns, longest = ENDS[name]
    record = Record.read(RECORDS / f"{name}.json")
    match: Match[VersusState] = Match(GAME, record.setup, record.seed)
    deepest = 0
    for seat, key in record.answers:
        match.follow(seat, key)
        deepest = max(deepest, len(match.state.chain))
    assert match.result is not None
    assert match.result.winners == [winner]
    assert [player.endurance for player in match.state.players] == endurance
    assert match.state.turn == turns
    assert deepest == longest
    assert Match.replay(GAME, match.record()).view(0) == match.view(0), "and once more in the words of today"


@pytest.mark.rule("versus.chain.resolve_last", "versus.chain.one_at_a_time")
def test_a_chain_of_seven_resolves_from_the_last_to_the_first():
    record = Record.read(RECORDS / "long-chain.json")
    match = Match.replay(GAME, record)
    waiting, resolved = [], 0
    for line in match.view(0).log:
        effect = line.text.args.get("effect")
        if line.text.id == "versus-log-chain":
            waiting.append(effect)
        elif line.text.id == "versus-log-negated":
            waiting.remove(effect)
        elif line.text.id == "versus-log-resolves":
            assert effect == waiting.pop()
            resolved += 1
    assert resolved > 40
