"""What happens in the game and can be answered: forced effects, responses, cancelling."""

from __future__ import annotations

from typing import Final

from rulebound.games.fellowship.state import FellowshipCard
from rulebound.kernel.things import Thing
from rulebound.lcg.events import DEFEAT, REVEAL, Deed

COMMIT: Final = "commit"
"""A character commits to the quest."""
QUESTED: Final = "quested"
"""The quest was resolved; the amount is willpower less threat."""
PROGRESS: Final = "progress"
"""Progress was placed on a card."""
STAGE: Final = "stage"
"""A quest stage is defeated."""
TRAVEL: Final = "travel"
"""The players travel to a location."""
ENGAGE: Final = "engage"
"""An enemy engages a player, and the player the enemy."""
SHADOW_DEALT: Final = "shadow-dealt"
SHADOW: Final = "shadow"
"""The shadow effect of a card is about to resolve."""
ENEMY_ATTACK: Final = "enemy-attack"
DEFEND: Final = "defend"
"""A character is declared as a defender."""
ATTACK: Final = "attack"
DECLARE: Final = "declare"
"""A character is declared as an attacker."""
DESTROY: Final = DEFEAT
"""A character or an enemy is destroyed."""
LEAVE: Final = "leave"
"""A card leaves play."""
CLAIM: Final = "claim"
RESCUE: Final = "rescue"
CAPTURE: Final = "capture"
BEGIN_PHASE: Final = "begin-phase"
BEGIN_ROUND: Final = "begin-round"

# How a card leaves play: fellowship.destroyed.not_discarded, fellowship.explored.not_discarded
DESTROYED: Final = "destroyed"
EXPLORED: Final = "explored"
DISCARDED: Final = "discarded"
RETURNED: Final = "returned"


class Attack(Deed[FellowshipCard]):
    """An attack: of an enemy against a player (`seat`), or of characters against an enemy (`on`)."""

    __slots__ = ("against", "attackers", "defenders", "excess", "in_vain", "place")

    def __init__(
        self,
        kind: str,
        by: FellowshipCard | None,
        on: FellowshipCard | None,
        seat: int,
        against: FellowshipCard | None = None,
    ) -> None:
        super().__init__(kind, on, seat, by)
        enemy = by if kind == ENEMY_ATTACK else on
        self.place = None if enemy is None else enemy.place  # where the enemy is: if it goes away, the attack is over
        self.against = against  # an enemy may attack one character of the player
        self.attackers: list[FellowshipCard] = []
        self.defenders: list[FellowshipCard] = []
        self.in_vain = False  # a shadow card without an effect was turned up
        self.excess = 0  # of it beyond what the damaged character had left

    @property
    def undefended(self) -> bool:
        """Without a defender, or if it has left play: fellowship.combat.defender_left"""
        return not any(card.in_play for card in self.defenders)

    def subject(self) -> Thing | None:
        return self.by if self.kind == ENEMY_ATTACK else self.on


class InAttack(Deed[FellowshipCard]):
    """Something that happens in an attack: a defender or an attacker is declared, a shadow effect resolves."""

    __slots__ = ("attack",)

    def __init__(self, kind: str, on: FellowshipCard, seat: int, by: FellowshipCard | None, attack: Attack) -> None:
        super().__init__(kind, on, seat, by)
        self.attack = attack


class Destroy(Deed[FellowshipCard]):
    """A character or an enemy is destroyed: by which card, perhaps in an attack; `seat` was its controller."""

    __slots__ = ("attached", "attack", "what")

    def __init__(self, card: FellowshipCard, by: FellowshipCard | None, attack: Attack | None, seat: int) -> None:
        super().__init__(DESTROY, card, seat, by)
        self.attack = attack
        self.attached = card.attached  # what left play with it
        self.what = card.kind


class Leave(Deed[FellowshipCard]):
    """A card leaves play; `seat` was its controller, and its traits what they were then."""

    __slots__ = ("how", "traits", "what")

    def __init__(self, card: FellowshipCard, how: str, seat: int, traits: frozenset[str]) -> None:
        super().__init__(LEAVE, card, seat)
        self.how = how
        self.what = card.kind
        self.traits = traits


class Reveal(Deed[FellowshipCard]):
    """A card is revealed from the encounter deck, by `seat` if somebody does it."""

    __slots__ = ("cancelled", "gains_surge", "replaced")

    def __init__(self, card: FellowshipCard, seat: int) -> None:
        super().__init__(REVEAL, card, seat)
        self.cancelled = False  # its When Revealed effects; the card itself and its keywords stay
        self.replaced = False  # the card is discarded and another one takes its place
        self.gains_surge = 0
