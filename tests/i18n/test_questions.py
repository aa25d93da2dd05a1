"""Questions say what they are about: which card asks, what it does, how much, on whom."""

from __future__ import annotations

import re
from typing import Any

import pytest

from rulebound.i18n import Language
from rulebound.kernel.chance import Chance
from rulebound.kernel.game import load_game
from rulebound.kernel.match import Match

TELLING = {
    "champions": {
        "pay": r"^Pay \d+ for \w+", "damage": r": deal \d+ damage to .+\. To whom\?$", "defend": r"attacks .+ for \d+",
        "discard-cost": r"^.+: discard (up to )?\d+ card",
    },
    "fellowship": {
        "commit": r"willpower \d+ against threat \d+", "defend": r"^.+ attacks .+ for \d+", "choose": r"^[^:]+: .+",
        "attack-damage": r"^.+: who takes \d+ damage\?", "discard-cost": r"^.+: discard \d+ card",
    },
    "guardians": {
        "act": r"^\w+: which of its two actions", "shot": r"takes \d damage",
        "after-action": r"^.+: After your action: .+",
    },
    "versus": {
        "attack-whom": r"^.+ attacks with ATK \d+: whom\?", "equip": r"carries .+\?",
        "target": r"^.+: .+\. Which target\?", "respond": r"^Last on the chain: .+",
    },
    "civilwar": {
        "end-of-turn": r"^[^:]+: .+\. Use it\?", "give-token": r"^Give \d+ .+ token", "go": r"^Move to .+\. Where to\?",
    },
}  # fmt: skip
NOTES = {"fellowship": "commit", "versus": "attack-whom", "guardians": "shot", "champions": "attack"}
"""A question to which there is something to compare before one decides."""
ANSWERS = 9000


@pytest.mark.parametrize("name", TELLING)
def test_a_question_tells_what_a_stranger_has_to_know(name):
    english, game, lot = Language.load("en"), load_game(name), Chance(3)
    waiting = dict(TELLING[name])
    compared, answers = name not in NOTES, 0
    while waiting or not compared:
        assert answers < ANSWERS, f"never asked: {sorted(waiting)}"
        match: Match[Any] = Match(game, game.setup_by_lot(lot), lot.number(), quiet=True)
        while match.choices:
            seat, choice = next(iter(match.choices.items()))
            if choice.prompt in waiting or choice.prompt == NOTES.get(name):
                view = next(one for one in match.view(seat).choices if one.seat == seat)
                assert view.prompt is not None
                said, telling = english.text(view.prompt), waiting.pop(choice.prompt, "")
                assert re.search(telling, said), said
                compared = compared or any(english.text(note) for option in view.options for note in option.notes)
            match.answer(seat, lot.below(len(choice.options)))
            answers += 1
