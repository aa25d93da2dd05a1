"""Uniqueness (Уникальный): a new one of the same name KOs the old one of the same player."""

from __future__ import annotations

from typing import Final

from rulebound.games.versus.leaving import ko
from rulebound.games.versus.state import VersusCard, VersusState

RULES: Final = {
    "character": "versus.uniqueness.character",
    "location": "versus.uniqueness.location",
    "equipment": "versus.uniqueness.equipment",
}


def apply_uniqueness(s: VersusState, card: VersusCard) -> None:
    """However it entered and whatever its version, it KOs the old one of the same player, which is no stun.

    versus.uniqueness.on_entry, versus.uniqueness.any_entry, versus.uniqueness.any_version,
    versus.uniqueness.per_player, versus.uniqueness.stunned_counts, versus.uniqueness.no_stun_loss
    """
    printed = card.printed
    if not printed.unique:  # versus.uniqueness.army
        return
    rule = RULES[printed.kind]
    for other in s.zone_of(card).cards[:]:
        same = other is not card and other.printed.title == printed.title and other.printed.kind == printed.kind
        # versus.uniqueness.location_face_down; versus.anatomy.resource_not_character
        if same and other.now.face_up:
            ko(s, other, rule)
