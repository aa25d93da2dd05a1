"""Одночасне виконання: several things at one moment, one after the other as the first player decides."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from rulebound.games.champions.constant import Cannot, Gets
from rulebound.games.champions.events import Damage, Deed, Defeat, Threat
from rulebound.games.champions.initiating import TIMING
from rulebound.games.champions.numbers import cannot, remaining
from rulebound.games.champions.printed import ALTER_EGO, HERO, MAIN_SCHEME, VILLAIN
from rulebound.games.champions.state import ChampionsCard, ChampionsState
from rulebound.games.champions.targets import THIS
from rulebound.games.champions.triggers import On
from rulebound.kernel.choice import Choice, Option, Thing
from rulebound.kernel.flow import Flow, ask
from rulebound.lcg.abilities import WHEN_DEFEATED

X = TypeVar("X", bound=Thing)

# What one of several things stirs up.
NOTHING: Final = 0  # only what it is done to changes
SOMETHING: Final = 1  # something more happens: with that of another it may come before or after
REACHES_OTHERS: Final = 2  # it may change what becomes of the others


def next_of(s: ChampionsState, waiting: Sequence[X], stir: Callable[[X], int], about: Thing | None) -> Flow[X]:
    """champions.simultaneous.first_player_orders: which of these is done next.

    Nobody is asked where the order cannot matter: among cards that are alike, or if next to nothing comes of them.
    """
    different = unlike(waiting) if len(waiting) > 1 else waiting
    if len(different) == 1:
        return waiting[0]
    stirs = [stir(one) for one in different]
    if sum(stirs) < REACHES_OTHERS:
        return waiting[0]
    if NOTHING in stirs and REACHES_OTHERS not in stirs:
        return different[stirs.index(NOTHING)]
    options = [Option("resolve", one) for one in different]
    taken = yield from ask(Choice(s.first, "order", options, TIMING.simultaneous_rule, about=about))
    return different[options.index(taken)]


def unlike(things: Sequence[X]) -> list[X]:
    """One of each kind: of cards between which nobody can see a difference only the first."""
    found: dict[object, X] = {}
    for thing in things:
        found.setdefault(_look(thing) if isinstance(thing, ChampionsCard) else thing.key, thing)
    return list(found.values())


def _look(card: ChampionsCard) -> tuple[object, ...]:
    """All that tells a card in play from another; of a facedown one only whose it is and who has seen it."""
    face = (card.owner, card.known) if card.drone else card.printed.code
    status = (card.stunned, card.confused, card.tough, card.exhausted)
    counters = (card.counters, card.other_counters)
    return face, card.engaged, card.controller, card.damage, card.threat, card.attached, counters, status


# --- what comes of it -------------------------------------------------------------------------------------


def stir_of_damage(s: ChampionsState, card: ChampionsCard, amount: int, by: ChampionsCard | None) -> int:
    if amount <= 0 or card.tough or cannot(s, "take-damage", card, by):
        return NOTHING
    damage = Damage(card, amount, by, None)
    damage.was = True
    answered = SOMETHING if _forces(s, damage) else NOTHING
    return max(answered, _stir_of_defeat(s, card, by)) if amount >= remaining(s, card) else answered


def stir_of_threat(s: ChampionsState, scheme: ChampionsCard, amount: int, by: ChampionsCard | None) -> int:
    """Threat placed on a scheme."""
    if scheme.printed.kind == MAIN_SCHEME and scheme.threat + amount >= scheme.printed.target_threat.at(s.starters):
        return REACHES_OTHERS
    return SOMETHING if _forces(s, Threat(scheme, amount, by, False)) else NOTHING


def stir_of_removal(s: ChampionsState, scheme: ChampionsCard, amount: int, by: ChampionsCard | None) -> int:
    """Threat removed from a scheme."""
    defeated = scheme.threat <= amount and scheme.printed.kind != MAIN_SCHEME
    return _stir_of_defeat(s, scheme, by) if defeated else NOTHING


def _stir_of_defeat(s: ChampionsState, card: ChampionsCard, by: ChampionsCard | None) -> int:
    if card.kind == VILLAIN:
        return REACHES_OTHERS if s.villain_deck.cards else SOMETHING
    if not card.drone:
        own = [m for m in card.printed.modifiers if isinstance(m, Gets | Cannot) and m.target is THIS]
        if len(own) < len(card.printed.modifiers):
            return REACHES_OTHERS  # what others have or may do ends with it
        if any(ability.timing == WHEN_DEFEATED for ability in card.printed.abilities):
            return SOMETHING
    return SOMETHING if card.kind in (HERO, ALTER_EGO) or _forces(s, Defeat(card, by, None)) else NOTHING


def _forces(s: ChampionsState, event: Deed) -> bool:
    """Whether a forced ability in play waits for this; what players may do they may do in any order."""
    for id, number in s.listeners.get(event.kind, ()):
        card = s.cards[id]
        ability = card.printed.abilities[number]
        if not ability.forced or not isinstance(ability.when, On):
            continue
        if ability.when.holds(s, event, card, TIMING.user_of(s, card, event)):
            return True
    return False
