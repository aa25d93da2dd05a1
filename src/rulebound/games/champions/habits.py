"""What a player does without much thought: how computer players imagine that a game goes on."""

from __future__ import annotations

from rulebound.games.champions.numbers import attack_power, keyword, remaining
from rulebound.games.champions.printed import ALLY, VILLAIN
from rulebound.games.champions.state import Card, ChampionsState
from rulebound.games.champions.value import ally_worth, keeping
from rulebound.kernel.choice import Choice, Option


def settled(s: ChampionsState, choice: Choice) -> bool:
    """Nothing is half done in a turn, nor when the villain attacks in the villain phase."""
    if choice.prompt == "defend":
        return s.villain_step == 2 and isinstance(choice.about, Card) and choice.about.kind == VILLAIN
    return choice.prompt == "turn"


def habit(s: ChampionsState, choice: Choice) -> int | None:
    """The number of the usual option; None if any is as good."""
    prompt = choice.prompt
    options = choice.options
    if prompt in ("discard", "mulligan"):
        return len(options) - 1
    if prompt == "pay":
        return paying(s, choice)
    if prompt in ("discard-down", "discard-cost"):
        return best([-_keeping(s, option, choice.seat) for option in options])
    if prompt == "defend":
        return defending(s, choice)
    if prompt == "attack":
        return best([_attacking(s, choice.about, option) for option in options])
    if prompt == "thwart":
        return best([1.0 if option.on is s.main_scheme else 0.0 for option in options])
    if options[-1].act == "pass":
        return 0  # an interrupt or a response is there to be used
    return None


def best(worths: list[float]) -> int:
    return max(range(len(worths)), key=worths.__getitem__)


def paying(s: ChampionsState, choice: Choice) -> int:
    """Enough is enough; else abilities before cards, and the least useful card first."""
    options = choice.options
    if options[-1].act == "done":
        return len(options) - 1
    return best([1.0 if option.act == "use" else -_keeping(s, option, choice.seat) for option in options])


def defending(s: ChampionsState, choice: Choice) -> int:
    """The hero if the attack cannot be fatal, else the ally who is missed least; nobody against a weak attack."""
    enemy = choice.about
    assert isinstance(enemy, Card)
    identity = s.identity(choice.seat)
    power = attack_power(s, enemy)
    hurts = power + (1 if enemy.kind == VILLAIN else 0)
    if hurts == 0:
        return len(choice.options) - 1
    worths = []
    for option in choice.options:
        card = option.on
        if not isinstance(card, Card):
            worths.append(-float(hurts))
        elif card.printed.kind == ALLY:
            worths.append(-0.7 * ally_worth(s, card) if remaining(s, card) <= hurts else -0.5)
        else:
            worths.append(-0.6 * hurts)
    if remaining(s, identity) <= hurts + 1:  # whatever it takes
        worths = [
            worth + (10.0 if isinstance(option.on, Card) and option.on.printed.kind == ALLY else 0.0)
            for worth, option in zip(worths, choice.options, strict=True)
        ]
    return best(worths)


def _keeping(s: ChampionsState, option: Option, seat: int) -> float:
    return keeping(s, option.on, seat) if isinstance(option.on, Card) else 0.0


def _attacking(s: ChampionsState, by: object, option: Option) -> float:
    """A minion that falls, one that guards; else the villain."""
    card = option.on
    if not isinstance(card, Card):
        return 0.0
    if card.kind == VILLAIN:
        return 1.0
    power = attack_power(s, by) if isinstance(by, Card) else 2
    falls = remaining(s, card) <= power and not card.tough
    return (2.0 if falls else 0.0) + 0.5 * (keyword(s, card, "guard") > 0)
