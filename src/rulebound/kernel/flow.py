"""A rule is a coroutine: it yields what must be decided and goes on with what was taken."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from functools import partial
from typing import Final, TypeAlias, TypeVar

from rulebound.kernel.choice import Choice, Facts, Option, Together
from rulebound.kernel.payment import Payment
from rulebound.kernel.requirements import Requirement, legal, verdicts
from rulebound.kernel.things import Thing
from rulebound.kernel.view import Result, Verdict

T = TypeVar("T")
S = TypeVar("S")
V = TypeVar("V")
X = TypeVar("X", bound=Thing)

Ask: TypeAlias = Choice | Together
Answer: TypeAlias = "Option | dict[int, Option] | None"
Flow: TypeAlias = Generator[Ask, Answer, T]


def _over() -> Flow[None]:
    return
    yield


NOTHING: Final = _over()
"""A flow that is over: what a rule gives back that sees at once that there is nothing to do and nobody to ask."""
for _ in NOTHING:
    pass


class GameOver(Exception):
    """Raised by the rule that ends the game, through all that still run: `raise GameOver(result)`."""

    def __init__(self, result: Result) -> None:
        super().__init__(result.rule)
        self.result = result


def told(step: Flow[T]) -> Generator[Ask | T, Answer, None]:
    """A step that says at its end what comes of it, like a choice: quicker than to raise it as an exception."""
    outcome = yield from step
    yield outcome


def ask(choice: Choice) -> Flow[Option]:
    """Put a choice to its seat; a choice with one option is taken without asking."""
    if len(choice.options) == 1 and not choice.always:
        return choice.options[0]
    taken = yield choice
    assert isinstance(taken, Option)
    return taken


def pick(
    seat: int,
    prompt: str,
    offered: Mapping[Option, V],
    rule: str,
    *,
    about: Thing | None = None,
    args: Facts | None = None,
    explain: Callable[[Thing], list[Verdict] | None] | None = None,
    always: bool = False,
    pays: Callable[[], Payment] | None = None,
) -> Flow[V]:
    """What stands behind the option that the seat takes: `{Option("pay"): 2, Option("decline"): 0}`."""
    options = list(offered)
    choice = Choice(seat, prompt, options, rule, about=about, args=args, explain=explain, always=always, pays=pays)
    taken = yield from ask(choice)
    return offered[taken]


def pick_together(offers: Sequence[tuple[Choice, Sequence[V]]]) -> Flow[dict[int, V]]:
    """What stands behind the option that each seat takes; a choice comes with the values of its options in order."""
    taken = yield from ask_together([choice for choice, _ in offers])
    return {choice.seat: values[choice.options.index(taken[choice.seat])] for choice, values in offers}


def ask_together(choices: Sequence[Choice]) -> Flow[dict[int, Option]]:
    """Put one choice each to several seats; nobody sees an answer before all have given theirs."""
    taken = {c.seat: c.options[0] for c in choices if len(c.options) == 1 and not c.always}
    open_choices = [c for c in choices if c.seat not in taken]
    if open_choices:
        answers = yield Together(open_choices)
        assert isinstance(answers, dict)
        taken.update(answers)
    return taken


def choose(
    s: S,
    seat: int,
    act: str,
    candidates: Sequence[X],
    rule: str,
    *,
    needs: tuple[Requirement[S, X], ...] = (),
    prompt: str = "",
    decline: str = "",
    about: Thing | None = None,
    args: Facts | None = None,
    always: bool = False,
) -> Flow[X | None]:
    """One of the candidates that meet all needs; None if there is none or the player declines.

    `decline` names the option of taking none ("done", "pass"); without it one must be taken.
    """
    allowed = [c for c in candidates if legal(needs, s, seat, c)] if needs else list(candidates)
    if not allowed:
        return None
    if len(allowed) == 1 and not decline and not always:
        return allowed[0]
    options = [Option(act, c) for c in allowed]
    if decline:
        options.append(Option(decline))

    choice = Choice(
        seat, prompt or act, options, rule, about=about, args=args, always=always,
        explain=partial(_explain, s, seat, candidates, needs),
    )  # fmt: skip
    taken = yield choice
    assert isinstance(taken, Option)
    i = options.index(taken)
    return allowed[i] if i < len(allowed) else None


def _explain(
    s: S, seat: int, candidates: Sequence[X], needs: tuple[Requirement[S, X], ...], thing: Thing
) -> list[Verdict] | None:
    """What stands for and against a thing, if it is one of the candidates."""
    for candidate in candidates:
        if candidate is thing:
            return verdicts(needs, s, seat, candidate)
    return None
