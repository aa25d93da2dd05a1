"""Цепочка: effects are put on it one after another and leave it from the last to the first."""

from __future__ import annotations

from rulebound.games.versus.printed import Print
from rulebound.games.versus.state import NONE, ChainEffect, VersusCard, VersusState


def put(
    s: VersusState,
    kind: str,
    seat: int,
    source: VersusCard,
    rule: str,
    *,
    printed: Print | None = None,
    index: int = NONE,
    targets: tuple[int, ...] = (),
    attackers: tuple[int, ...] = (),
    about: int = NONE,
    n: int = 0,
    from_row: bool = False,
) -> ChainEffect:
    """versus.chain.first_object, versus.priority.pass_reset: it becomes the last object; passes count anew."""
    s.serial += 1
    effect = ChainEffect(
        s.serial, kind, seat, source.id, printed or source.printed, index=index, targets=targets, attackers=attackers,
        about=about, n=n, from_row=from_row, controlled="character" if source.is_character else "",
    )  # fmt: skip
    s.chain.append(effect)
    s.passes = 0
    other = s.players[1 - seat]
    if other.passing == "event":
        other.passing = ""
    s.log.say("chain", rule, player=s.players[seat], effect=effect)
    return effect


def negate(s: VersusState, effect: ChainEffect) -> None:
    """versus.power.negate: it leaves the chain without happening, its costs stay paid.

    versus.plot_twist.ongoing_negated: a plot twist of the row stays face up without its ongoing part.
    """
    s.chain.remove(effect)
    s.log.say("negated", "versus.power.negate", effect=effect)
    put_away(s, effect)


def put_away(s: VersusState, effect: ChainEffect) -> None:
    """versus.plot_twist.hand_pending, versus.plot_twist.hand_to_ko

    A plot twist from hand goes to the KO'd pile as its effect leaves the chain.
    """
    card = s.card(effect.source)
    if card.where == "pending":
        s.move(card, s.players[card.owner].ko)


def find(s: VersusState, number: int) -> ChainEffect | None:
    for effect in s.chain:
        if effect.number == number:
            return effect
    return None
