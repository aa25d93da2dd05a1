"""An interrupt that costs nothing is marked, so that who wishes may always use it."""

from __future__ import annotations

from rulebound.kernel.game import load_game
from rulebound.kernel.match import Match
from tests.web.positions import recorded


def options(answers: int) -> dict[str, bool]:
    """What seat 0 is offered after so many answers of a recorded game, and whether it is free."""
    record = recorded("champions/rhino")
    view = Match.replay(load_game("champions"), record, answers).view(0)
    return {option.text.id.rpartition("-")[2] + ":" + option.on: option.free for option in view.choices[0].options}


def test_an_interrupt_of_a_card_in_play_without_a_cost_is_free():
    offered = options(51)  # Rhino attacks Spider-Man, who draws a card for it
    assert [free for key, free in offered.items() if key.startswith("use:")] == [True]
    assert offered["pass:"] is False


def test_an_event_of_the_hand_is_not_free_and_neither_is_an_action():
    assert [free for key, free in options(33).items() if key.startswith("use:")] == [False]  # Emergency
    assert not any(options(38).values())  # Aunt May in a turn
