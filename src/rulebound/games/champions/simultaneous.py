"""Simultaneous resolution (Одночасне виконання): what comes of damage, threat and defeats that happen at one moment.

Which of several things is done next is asked by lcg/simultaneous.py: champions.simultaneous.first_player_orders
"""

from __future__ import annotations

from rulebound.games.champions.events import Damage, Defeat, Threat
from rulebound.games.champions.numbers import remaining
from rulebound.games.champions.printed import ALTER_EGO, HERO, MAIN_SCHEME, VILLAIN
from rulebound.games.champions.state import ChampionsCard, ChampionsState
from rulebound.lcg.abilities import WHEN_DEFEATED
from rulebound.lcg.constants import Cannot, Gets
from rulebound.lcg.modifiers import cannot
from rulebound.lcg.simultaneous import NOTHING, REACHES_OTHERS, SOMETHING, forces
from rulebound.lcg.targets import THIS


def stir_of_damage(s: ChampionsState, card: ChampionsCard, amount: int, by: ChampionsCard | None) -> int:
    if card.tough or cannot(s, "take-damage", card, by):
        return NOTHING
    damage = Damage(card, amount, by, None)
    damage.was = True
    answered = SOMETHING if forces(s, damage) else NOTHING
    return max(answered, _stir_of_defeat(s, card, by)) if amount >= remaining(s, card) else answered


def stir_of_threat(s: ChampionsState, scheme: ChampionsCard, amount: int, by: ChampionsCard | None) -> int:
    """Threat placed on a scheme."""
    if scheme.printed.kind == MAIN_SCHEME and scheme.threat + amount >= scheme.printed.target_threat.at(s.starters):
        return REACHES_OTHERS
    return SOMETHING if forces(s, Threat(scheme, amount, by, False)) else NOTHING


def stir_of_removal(s: ChampionsState, scheme: ChampionsCard, amount: int, by: ChampionsCard | None) -> int:
    """Threat removed from a scheme."""
    defeated = scheme.threat <= amount and scheme.printed.kind != MAIN_SCHEME
    return _stir_of_defeat(s, scheme, by) if defeated else NOTHING


def _stir_of_defeat(s: ChampionsState, card: ChampionsCard, by: ChampionsCard | None) -> int:
    if card.kind == VILLAIN:
        return REACHES_OTHERS if s.villain_deck.cards else SOMETHING
    if card.facedown_as is None:
        own = [m for m in card.printed.modifiers if isinstance(m, Gets | Cannot) and m.target is THIS]
        if len(own) < len(card.printed.modifiers):
            return REACHES_OTHERS  # what others have or may do ends with it
        if any(ability.timing == WHEN_DEFEATED for ability in card.printed.abilities):
            return SOMETHING
    return SOMETHING if card.kind in (HERO, ALTER_EGO) or forces(s, Defeat(card, by, None)) else NOTHING
