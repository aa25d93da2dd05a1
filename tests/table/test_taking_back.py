"""A misclick costs nothing: in all games, alone and beside computer players, a turn is taken back step by step."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rulebound.kernel.game import load_game
from rulebound.kernel.match import Match
from rulebound.kernel.text import Refused

TABLES: dict[str, dict[str, Any]] = {
    "champions alone": {"heroes": ["spider_man"]},
    "champions beside a computer player": {"heroes": ["spider_man", "iron_man"]},
    "fellowship alone": {"decks": ["leadership"]},
    "fellowship beside a computer player": {"decks": ["leadership", "spirit"]},
    "versus": {},
    "guardians": {"players": 3},
    "civilwar": {},
    "civilwar registration": {"mode": "registration"},
}
ME = 0
"""The one person; whoever else answers is a computer player, and minds nothing."""
ANSWERS = 220


def asked(match: Match[Any]) -> tuple[Any, ...] | None:
    """What I am asked, and all that I see while I am asked."""
    choice = match.choices.get(ME)
    return None if choice is None else (choice.prompt, choice.keys, match.view(ME).areas)


def why_not(match: Match[Any]) -> str:
    """What keeps me from taking my last answer back."""
    try:
        match.undo_point(ME, {ME})
    except Refused as refused:
        return refused.text.id
    return ""


def taken_back(match: Match[Any]) -> Match[Any]:
    """As the table does it."""
    return Match.replay(match.game, match.record(final=False), match.undo_point(ME, {ME}).answers)


@pytest.mark.parametrize("table", TABLES)
def test_each_step_leads_back_to_the_question_before_it_up_to_the_last_new_card(table: str) -> None:
    match = Match(load_game(table.partition(" ")[0]), TABLES[table], seed=3)
    chance = random.Random(3)
    seen: dict[int, tuple[Any, ...] | None] = {}  # my questions, by the answers before them
    since: list[int] = []  # those since I have learned a card or chance has spoken
    longest = 0
    while match.choices and match.answers < ANSWERS:
        seat = ME if ME in match.choices else next(iter(match.choices))
        choice = match.choices[seat]
        now = match.answers
        seen[now] = asked(match)
        decided = seat == ME and choice.pays is None and match.matter_of_course(choice) is None
        learned, drawn = match.state.learned[ME], match.state.chance.drawn
        match.answer(seat, chance.randrange(len(choice.options)))
        new = match.state.learned[ME] > learned or match.state.chance.drawn > drawn
        if new:
            since.clear()
        elif decided:
            since.append(now)
            assert why_not(match) == "", "what showed me nothing is taken back, whatever others have seen"
            if len(since) > longest:
                longest = len(since)
                back = match
                while not why_not(back):
                    back = taken_back(back)
                    assert asked(back) == seen[back.answers], "the question as it was"
                    assert back.answers >= since[0] or not since
                assert back.answers == since[0], "to the first of them, and no farther"
    assert longest > 1
