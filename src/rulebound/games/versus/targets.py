"""Targets (Целевой): who may be a target, and how targets are chosen when an effect is announced."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from rulebound.games.versus.numbers import TARGETING, working
from rulebound.games.versus.state import ChainEffect, VersusCard, VersusState
from rulebound.kernel.choice import Option
from rulebound.kernel.flow import Flow, pick
from rulebound.kernel.text import Arg

if TYPE_CHECKING:
    from rulebound.games.versus.words.targets import Target


def may_be_targeted(s: VersusState, card: VersusCard, by: int) -> bool:
    return all(not text.forbids_target(s, source, seat, card, by) for source, seat, text in working(s, TARGETING))


def choose_targets(
    s: VersusState, target: Target, seat: int, source: VersusCard, paid: Sequence[VersusCard]
) -> Flow[tuple[int, ...] | None]:
    """Chosen by the controller on announcement; None if a needed one does not exist: versus.power.target

    What was paid as a cost cannot be a target of the same effect.
    """
    things = [thing for thing in target.things(s, seat, source) if thing not in paid]
    least, most = target.numbers_now([card.printed for card in paid])
    if len(things) < least:
        return None
    chosen: list[int] = []
    while things and len(chosen) < most:
        offered: dict[Option, VersusCard | ChainEffect | None] = {Option("target", thing): thing for thing in things}
        if len(chosen) >= least:
            offered[Option("done")] = None
        args = partial(_aiming, source, target)
        thing = yield from pick(seat, "target", offered, "versus.power.target", about=source, args=args)
        if thing is None:
            break
        chosen.append(thing.id if isinstance(thing, VersusCard) else thing.number)
        things.remove(thing)
    return tuple(chosen)


def _aiming(source: VersusCard, target: Target) -> dict[str, Arg]:
    """What the power does that has this target."""
    power = next(one for one in source.printed.powers if one.target is target)
    return {"effects": power.does()}
