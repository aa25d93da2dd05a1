"""The chain (Цепочка): effects are put on it one after another and leave it from the last to the first."""

from __future__ import annotations

from rulebound.games.versus.leaving import shift
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
    seen: tuple[tuple[int, int], ...] = (),
) -> ChainEffect:
    """It becomes the last object: versus.chain.first_object

    `seen` is what a trigger was about when it triggered; all others are about what is there now.
    """
    s.serial += 1
    printed = printed or source.printed
    target = printed.powers[index].target if index != NONE else None
    if target is not None and target.of_chain:
        aims = tuple(other.called(None) for other in s.chain if other.number in targets)
        cards: tuple[int, ...] = ()
    elif targets == (NONE,):  # an attack on the player
        aims = (s.players[1 - seat].name_for(None),)
        cards = attackers
    else:
        aims = tuple([s.card(id).printed.told for id in targets])
        cards = targets + attackers
    seen = seen or ((source.id, source.life),)
    effect = ChainEffect(
        s.serial, kind, seat, source.id, printed, index=index, targets=targets, attackers=attackers, about=about, n=n,
        from_row=from_row, controlled="character" if source.is_character else "",
        seen=seen + tuple([(id, s.card(id).life) for id in cards]), aims=aims,
        by=tuple([s.card(id).printed.told for id in attackers]) or (printed.told,),
    )  # fmt: skip
    s.chain.append(effect)
    other = s.players[1 - seat]
    if other.passing == "event":
        other.passing = ""
    s.log.say("chain", rule, effect=effect)
    return effect


def negate(s: VersusState, effect: ChainEffect) -> None:
    """It leaves the chain without happening, its costs stay paid: versus.power.negate

    A plot twist of the row stays face up without its ongoing part: versus.plot_twist.ongoing_negated
    """
    s.chain.remove(effect)
    s.log.say("negated", "versus.power.negate", effect=effect)
    put_away(s, effect)


def put_away(s: VersusState, effect: ChainEffect) -> None:
    """A plot twist from hand goes to the KO'd pile as its effect leaves the chain.

    versus.plot_twist.hand_pending, versus.plot_twist.hand_to_ko
    """
    card = s.card(effect.source)
    if card.where == "pending":
        shift(s, card, s.players[card.owner].ko)


def find(s: VersusState, number: int) -> ChainEffect | None:
    for effect in s.chain:
        if effect.number == number:
            return effect
    return None
