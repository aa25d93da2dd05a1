"""Short lists of requirements, for options whose place answers the rest: each is part of the full list of its game."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.games.champions import initiating as champions
from rulebound.games.fellowship import initiating as fellowship
from rulebound.games.fellowship import playing as permanents
from rulebound.games.versus import playing as versus

SHORT: list[tuple[tuple[Any, ...], tuple[Any, ...], set[str]]] = [
    (champions.ACTING, champions.USING, {"right-moment", "game-has-begun"}),
    (fellowship.ACTING_IN_PLAY, fellowship.USING_IN_PLAY, {"may-decide", "right-moment", "window-open"}),
    (fellowship.ACTING_FROM_HAND, fellowship.USING, {"may-decide", "right-moment", "window-open"}),
    (permanents.PLAYING_FROM_HAND, permanents.PLAYING, {"in-hand", "planning-window"}),
    (versus.READY_TO_PLAY, versus.PLAYING, {"is-a-plot-twist", "is-in-your-hand-or-row", "was-not-played-yet"}),
    (versus.READY_TO_USE, versus.USING, {"is-in-play-for-you", "has-a-payment-power"}),
]


@pytest.mark.parametrize(("short", "full", "answered"), SHORT)
def test_only_what_the_place_answers_is_left_out(short: tuple[Any, ...], full: tuple[Any, ...], answered: set[str]):
    left_out = {need.text.partition("-needs-")[2] for need in full if need not in short}
    assert set(short) <= set(full)
    assert left_out == answered
