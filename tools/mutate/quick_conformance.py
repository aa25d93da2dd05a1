"""One random match in a few setups of each game: the last of the tests that a break must pass."""

from __future__ import annotations

import os
from typing import Any

import pytest

from rulebound.kernel.game import load_game
from rulebound.testing.conformance import Examination


def setups() -> list[tuple[str, dict[str, Any]]]:
    """The first, the middle and the last of what a game wants to be tried with."""
    found = []
    for name in os.environ.get("RULEBOUND_QUICK", "guardians").split(","):
        of_game = load_game(name).setups()
        found += [(name, of_game[at]) for at in sorted({0, len(of_game) // 2, len(of_game) - 1})]
    return found


@pytest.mark.parametrize(("game", "setup"), setups())
def test_a_random_match_keeps_every_promise(game: str, setup: dict[str, Any]) -> None:
    _, failure = Examination(load_game(game), setup, 1).run()
    assert failure is None
