"""Advice for a person: the best options, what they are worth, how sure that is, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from rulebound.kernel.chance import Chance
from rulebound.kernel.text import Arg, Text, refuse
from rulebound.players.ahead import usual
from rulebound.players.chair import Chair
from rulebound.players.reasons import difference, reasons
from rulebound.players.search import Budget, think
from rulebound.players.thought import Judged

SHOWN: Final = 3
"""So many options are shown."""
DEALS: Final = 24
"""With so many deals the best is held against the next best, to say why."""


class Advice(msgspec.Struct, frozen=True):
    """What to do, for one choice."""

    best: int
    """The number of the option."""
    options: list[Judged]
    """The best options with their chances, the best first; none where only one is worth a thought."""
    plays: int
    """How many imagined games stand behind it."""
    gain: float = 0.0
    """By how much the best is better than the next."""
    why: list[Text] = []
    """What is better about it than about the next; noun phrases, see `players/reasons.py`."""


class AdvisedOption(msgspec.Struct, frozen=True):
    """An option by its key, as a page knows it."""

    key: str
    chance: float
    error: float
    plays: int


class Advised(msgspec.Struct, frozen=True):
    """Advice as it is told: a sentence, and the numbers behind it."""

    text: Text
    options: list[AdvisedOption]


def advise(chair: Chair, budget: Budget, chance: Chance) -> Advice:
    """Think for whoever sits there. How to be asked is nobody else's business."""
    options = advisable(chair)
    if not options:
        raise refuse("refused-hint-manners")
    if len(options) == 1:
        return Advice(options[0], [], 0)
    thought = think(chair, budget, chance, options)
    first, second, *_ = ranking = thought.ranking()
    held = difference(chair, first.way, [second.way], DEALS, chance)
    plays = thought.plays + 2 * held.plays
    return Advice(first.option, ranking[:SHOWN], plays, max(0.0, held.mean), reasons(chair.game, held))


def advisable(chair: Chair) -> Sequence[int]:
    """The options that are worth a thought and do something at the table; the usual one first."""
    habit, tempting = usual(chair)
    worth = [*([] if habit is None else [habit]), *tempting]
    manners = chair.mind.manners
    if not manners:
        return list(dict.fromkeys(worth))
    acts = [option.verb for option in chair.imagine(Chance(0)).choices[chair.seat].options]
    found: dict[int, None] = {}
    for option in worth:
        act = manners.get(acts[option], acts[option])
        if act == acts[option]:
            found[option] = None
        elif act in acts:
            found[acts.index(act)] = None
    return list(found)


def in_words(chair: Chair, advice: Advice) -> Advised:
    """The advice for the choice of that chair, as a sentence."""
    choice = chair.choice
    assert choice is not None
    judged = advice.options or [Judged(advice.best)]
    options = [AdvisedOption(choice.options[one.option].key, one.mean, one.error, one.plays) for one in judged]
    args: dict[str, Arg] = {"option": choice.options[advice.best].text}
    if len(judged) == 1:
        return Advised(Text("advice-habit", args), options)
    args |= {
        "other": choice.options[judged[1].option].text,
        "chance": round(100 * judged[0].mean),
        "plays": advice.plays,
    }
    gain = round(100 * advice.gain)
    if gain == 0:
        return Advised(Text("advice-even", args), options)
    if not advice.why:
        return Advised(Text("advice-more", {**args, "gain": gain}), options)
    return Advised(Text("advice-more-why", {**args, "gain": gain, "why": advice.why}), options)
