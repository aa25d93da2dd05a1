"""Nobody is asked who could only pass, unless not asking would tell the others something that is hidden from them."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.kernel.chance import Chance
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.game import game_names, load_game
from rulebound.kernel.match import Match

PASSING = frozenset(("pass", "done", "decline", "no-defense", "no-attack", "no-engage", "stay"))
"""What changes nothing."""
MATCHES = 4
ANSWERS = 600


def offers_nothing(match: Match[Any], choice: Choice) -> bool:
    left = [option for option in choice.options if option.verb not in match.game.mind.manners]
    return bool(left) and all(option.act in PASSING for option in left)


def hides_something(match: Match[Any], seat: int) -> bool:
    """Whether a card is unknown to somebody else, so that silence could tell of it."""
    s = match.state
    others = ((1 << s.seats) - 1) & ~(1 << seat)
    return any(card.known & others != others for card in s.cards)


@pytest.mark.parametrize("name", game_names())
def test_a_question_with_nothing_but_passing_hides_what_not_asking_would_tell(name):
    game, asked = load_game(name), 0
    for seed in range(MATCHES):
        lot = Chance(seed)
        setup = game.setup_by_lot(lot)
        if "windows" in setup:
            setup["windows"] = "some"
        match = Match(game, setup, seed, quiet=True)
        while match.choices and match.answers < ANSWERS:
            choice = next(iter(match.choices.values()))
            asked += 1
            if offers_nothing(match, choice) and not game.asks_all(match.state, choice.seat):
                assert choice.always, choice
                assert match.state.seats > 1, choice
                assert hides_something(match, choice.seat), choice
            taken = lot.pick([option for option in choice.options if option.act != "ask"])
            match.answer(choice.seat, taken)
    assert asked > 100


def test_somebody_alone_with_computer_players_is_not_asked_to_pass():
    """What only says how to be asked is nothing to decide either; who wishes to be asked all the same is."""
    match = Match(load_game("versus"), {}, 5)
    foregone = []
    for _ in range(ANSWERS):
        if not match.choices:
            break
        choice = next(iter(match.choices.values()))
        if offers_nothing(match, choice) and any(option.act == "pass-on" for option in choice.options):
            foregone.append(match.matter_of_course(choice))
        match.answer(choice.seat, 0)
    assert foregone
    assert {option and option.act for option in foregone} == {"pass"}
    asking = Match(load_game("versus"), {"windows": "all"}, 5)
    assert asking.matter_of_course(Choice(0, "attack", [Option("pass"), Option("pass-on")], "toy")) is None
