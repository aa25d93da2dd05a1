"""The triggering conditions (Умова активації) of forced effects and responses, with their words."""

from __future__ import annotations

from typing import Final, TypeAlias

from rulebound.games.fellowship import events as e
from rulebound.games.fellowship.events import Attack as AttackEvent
from rulebound.games.fellowship.events import Destroy, Leave, Reveal
from rulebound.games.fellowship.printed import ALLY, CHARACTERS, ENEMY, HERO, LOCATION, OBJECTIVE, TREACHERY
from rulebound.games.fellowship.state import FellowshipCard, FellowshipState
from rulebound.kernel.text import Text
from rulebound.lcg.abilities import WHEN_REVEALED
from rulebound.lcg.events import DAMAGE, END_OF_PHASE, END_OF_ROUND, ENTER, PLAY, REVEAL, Deed
from rulebound.lcg.triggers import On, about_host, about_this, about_this_by_you, by_this

__all__ = (
    "AN_ALLY_LEAVES_PLAY",
    "AN_ENEMY_IS_REVEALED_WHILE_COMMITTED",
    "A_CARD_IS_REVEALED",
    "A_CHARACTER_DEFENDS",
    "A_CHARACTER_IS_DESTROYED",
    "A_CHARACTER_OF_THE_HOSTS_PLAYER_IS_DESTROYED",
    "A_CHARACTER_YOU_CONTROL_IS_DESTROYED",
    "A_HERO_WOULD_BE_CAPTURED",
    "A_QUEST_CARD_IS_DEFEATED",
    "A_SHADOW_CARD_IS_DEALT_AGAINST_YOU",
    "A_SHADOW_EFFECT_OF_THIS_RESOLVES",
    "A_SHADOW_EFFECT_TRIGGERS",
    "A_TREACHERY_IS_REVEALED",
    "COMBAT_ENDS_WITH_THIS_IN_STAGING",
    "HOST_DESTROYS_AN_ENEMY",
    "HOST_IS_DECLARED_AS_AN_ATTACKER",
    "PLAYERS_TRAVEL_HERE",
    "PROGRESS_PLACED_HERE",
    "QUESTED_UNSUCCESSFULLY_WHILE_STAGED",
    "THE_FIRST_OBJECTIVE_IS_CLAIMED",
    "THE_PRISONER_IS_RESCUED",
    "THE_ROUND_ENDS",
    "THE_ROUND_ENDS_FOR_THE_HOST",
    "THIS_ATTACKED_WITH_NO_SHADOW_EFFECT",
    "THIS_ATTACKS",
    "THIS_COMMITS",
    "THIS_DEFENDS",
    "THIS_ENGAGES_A_PLAYER",
    "THIS_ENTERS_PLAY",
    "THIS_HAS_ATTACKED",
    "THIS_IS_DESTROYED",
    "THIS_LEAVES_PLAY",
    "THIS_LEAVES_PLAY_AS_EXPLORED",
    "THIS_STAGE_IS_DEFEATED",
    "THIS_SUFFERS_DAMAGE",
    "THIS_TAKES_PART_IN_DESTROYING_AN_ENEMY",
    "YOU_PLAY_THIS",
    "YOU_TRAVEL",
    "DestroysACharacter",
    "IsDestroyed",
    "LeavesPlay",
    "PhaseBegins",
    "YourHeroLeaves",
)  # fmt: skip

FellowshipDeed: TypeAlias = Deed[FellowshipCard]


def _always(s: FellowshipState, d: FellowshipDeed, card: FellowshipCard, seat: int) -> bool:
    return True


# --- questing and travelling ------------------------------------------------------------------------------


def _failed_while_staged(s: FellowshipState, d: FellowshipDeed, card: FellowshipCard, seat: int) -> bool:
    return d.amount < 0 and s.staging.holds(card)


def _stage_here(s: FellowshipState, d: FellowshipDeed, card: FellowshipCard, seat: int) -> bool:
    return d.on is card


THIS_COMMITS: Final = On(e.COMMIT, "this-commits", about_this)
QUESTED_UNSUCCESSFULLY_WHILE_STAGED: Final = On(e.QUESTED, "quested-unsuccessfully-while-staged", _failed_while_staged)
PROGRESS_PLACED_HERE: Final = On(e.PROGRESS, "progress-placed-here", about_this)
THIS_STAGE_IS_DEFEATED: Final = On(e.STAGE, "this-stage-is-defeated", _stage_here)
A_QUEST_CARD_IS_DEFEATED: Final = On(e.STAGE, "a-quest-card-is-defeated", _always)
PLAYERS_TRAVEL_HERE: Final = On(e.TRAVEL, "players-travel-here", about_this)
YOU_TRAVEL: Final = On(e.TRAVEL, "you-travel", _always, public=True)


# --- engagement and attacks -------------------------------------------------------------------------------


def _this_without_effect(s: FellowshipState, d: FellowshipDeed, card: FellowshipCard, seat: int) -> bool:
    return isinstance(d, AttackEvent) and d.by is card and d.in_vain


def _shadow_for_you(s: FellowshipState, d: FellowshipDeed, card: FellowshipCard, seat: int) -> bool:
    return d.seat == seat


THIS_ENGAGES_A_PLAYER: Final = On(e.ENGAGE, "this-engages", about_this)
THIS_ATTACKS: Final = On(e.ENEMY_ATTACK, "this-attacks", by_this)
"""With `forced_when` as it begins."""
THIS_HAS_ATTACKED: Final = THIS_ATTACKS
"""With `forced` when it is over; who has left play meanwhile hears nothing."""
THIS_ATTACKED_WITH_NO_SHADOW_EFFECT: Final = On(e.ENEMY_ATTACK, "this-attacks-without-shadow", _this_without_effect)
A_SHADOW_EFFECT_OF_THIS_RESOLVES: Final = On(e.SHADOW, "shadow-effect-of-this-resolves", by_this)
A_SHADOW_EFFECT_TRIGGERS: Final = On(e.SHADOW, "shadow-effect-triggers", _always, public=True)
A_SHADOW_CARD_IS_DEALT_AGAINST_YOU: Final = On(e.SHADOW_DEALT, "shadow-dealt-against-you", _shadow_for_you)
THIS_DEFENDS: Final = On(e.DEFEND, "this-defends", about_this)
A_CHARACTER_DEFENDS: Final = On(e.DEFEND, "a-character-defends", _always, public=True)
HOST_IS_DECLARED_AS_AN_ATTACKER: Final = On(e.DECLARE, "host-is-declared-attacker", about_host)


# --- damage, destruction, leaving -------------------------------------------------------------------------


def _this_took_part(s: FellowshipState, d: FellowshipDeed, card: FellowshipCard, seat: int) -> bool:
    """Characters attack nobody but enemies."""
    return isinstance(d, Destroy) and d.attack is not None and card in d.attack.attackers


def _host_took_part(s: FellowshipState, d: FellowshipDeed, card: FellowshipCard, seat: int) -> bool:
    host = s.host_of(card)
    return isinstance(d, Destroy) and d.attack is not None and host in d.attack.attackers


def _character_destroyed(s: FellowshipState, d: FellowshipDeed, card: FellowshipCard, seat: int) -> bool:
    return isinstance(d, Destroy) and d.what in CHARACTERS


def _your_character_destroyed(s: FellowshipState, d: FellowshipDeed, card: FellowshipCard, seat: int) -> bool:
    return isinstance(d, Destroy) and d.what in CHARACTERS and d.seat == seat


def _of_the_hosts_player(s: FellowshipState, d: FellowshipDeed, card: FellowshipCard, seat: int) -> bool:
    """A character of the player who has the host, which may be the host itself."""
    if not isinstance(d, Destroy) or d.what not in CHARACTERS:
        return False
    host = s.host_of(card)
    return card.id in d.attached or (host is not None and host.controller == d.seat)


def _ally_leaves(s: FellowshipState, d: FellowshipDeed, card: FellowshipCard, seat: int) -> bool:
    return isinstance(d, Leave) and d.what == ALLY


def _explored(s: FellowshipState, d: FellowshipDeed, card: FellowshipCard, seat: int) -> bool:
    return isinstance(d, Leave) and d.on is card and d.how == e.EXPLORED and d.what == LOCATION


class YourHeroLeaves(On[FellowshipState, FellowshipCard]):
    """A hero of a trait under your control leaves play."""

    __slots__ = ("trait",)

    def __init__(self, trait: str) -> None:
        super().__init__(e.LEAVE, "your-hero-leaves", self.leaves, public=True)
        self.trait = trait

    def leaves(self, s: FellowshipState, d: FellowshipDeed, card: FellowshipCard, seat: int) -> bool:
        return isinstance(d, Leave) and d.what == HERO and d.seat == seat and self.trait in d.traits

    def text(self) -> Text:
        return Text("fellowship-when-your-hero-leaves", {"trait": Text(f"fellowship-trait-{self.trait}")})


class IsDestroyed(On[FellowshipState, FellowshipCard]):
    """A card of a title is destroyed."""

    __slots__ = ("title",)

    def __init__(self, title: str) -> None:
        super().__init__(e.DESTROY, "named-is-destroyed", self.destroyed)
        self.title = title

    def destroyed(self, s: FellowshipState, d: FellowshipDeed, card: FellowshipCard, seat: int) -> bool:
        return isinstance(d, Destroy) and d.on is not None and d.on.printed.plain == self.title

    def text(self) -> Text:
        return Text("fellowship-when-named-is-destroyed", {"title": self.title})


class LeavesPlay(On[FellowshipState, FellowshipCard]):
    """A card of a title leaves play."""

    __slots__ = ("title",)

    def __init__(self, title: str) -> None:
        super().__init__(e.LEAVE, "named-leaves-play", self.leaves)
        self.title = title

    def leaves(self, s: FellowshipState, d: FellowshipDeed, card: FellowshipCard, seat: int) -> bool:
        return isinstance(d, Leave) and d.on is not None and d.on.printed.plain == self.title

    def text(self) -> Text:
        return Text("fellowship-when-named-leaves-play", {"title": self.title})


class DestroysACharacter(On[FellowshipState, FellowshipCard]):
    """A character is destroyed by an enemy of a title."""

    __slots__ = ("title",)

    def __init__(self, title: str) -> None:
        super().__init__(e.DESTROY, "destroyed-by-named", self.destroyed)
        self.title = title

    def destroyed(self, s: FellowshipState, d: FellowshipDeed, card: FellowshipCard, seat: int) -> bool:
        return isinstance(d, Destroy) and d.what in CHARACTERS and d.by is not None and d.by.printed.plain == self.title

    def text(self) -> Text:
        return Text("fellowship-when-destroyed-by-named", {"title": self.title})


THIS_SUFFERS_DAMAGE: Final = On(DAMAGE, "this-suffers-damage", about_this)
THIS_TAKES_PART_IN_DESTROYING_AN_ENEMY: Final = On(e.DESTROY, "this-takes-part-in-destroying", _this_took_part)
HOST_DESTROYS_AN_ENEMY: Final = On(e.DESTROY, "host-destroys", _host_took_part)
A_CHARACTER_IS_DESTROYED: Final = On(e.DESTROY, "a-character-is-destroyed", _character_destroyed)
A_CHARACTER_YOU_CONTROL_IS_DESTROYED: Final = On(e.DESTROY, "your-character-is-destroyed", _your_character_destroyed)
A_CHARACTER_OF_THE_HOSTS_PLAYER_IS_DESTROYED: Final = On(e.DESTROY, "your-character-is-destroyed", _of_the_hosts_player)
THIS_IS_DESTROYED: Final = On(e.DESTROY, "this-is-destroyed", about_this)
AN_ALLY_LEAVES_PLAY: Final = On(e.LEAVE, "an-ally-leaves-play", _ally_leaves, public=True)
THIS_LEAVES_PLAY: Final = On(e.LEAVE, "this-leaves-play", about_this)
THIS_LEAVES_PLAY_AS_EXPLORED: Final = On(e.LEAVE, "this-is-explored", _explored)


# --- cards come -------------------------------------------------------------------------------------------


def _first_claim(s: FellowshipState, d: FellowshipDeed, card: FellowshipCard, seat: int) -> bool:
    return sum(one.printed.kind == OBJECTIVE for player in s.players for one in player.area.cards) == 1


def _has_when_revealed(d: FellowshipDeed) -> bool:
    """Its effects are still to come: fellowship.cancel.no_longer_imminent"""
    if not isinstance(d, Reveal) or d.cancelled:
        return False
    assert d.on is not None
    return any(ability.timing == WHEN_REVEALED for ability in d.on.printed.abilities)


def _revealed(s: FellowshipState, d: FellowshipDeed, card: FellowshipCard, seat: int) -> bool:
    return _has_when_revealed(d)


def _treachery_revealed(s: FellowshipState, d: FellowshipDeed, card: FellowshipCard, seat: int) -> bool:
    return _has_when_revealed(d) and d.on is not None and d.on.printed.kind == TREACHERY


def _enemy_while_committed(s: FellowshipState, d: FellowshipDeed, card: FellowshipCard, seat: int) -> bool:
    return isinstance(d, Reveal) and d.on is not None and d.on.kind == ENEMY and card.committed


THIS_ENTERS_PLAY: Final = On(ENTER, "this-enters-play", about_this)
YOU_PLAY_THIS: Final = On(PLAY, "you-play-this", about_this_by_you)
A_CARD_IS_REVEALED: Final = On(REVEAL, "a-card-is-revealed", _revealed, public=True)
A_TREACHERY_IS_REVEALED: Final = On(REVEAL, "a-treachery-is-revealed", _treachery_revealed)
AN_ENEMY_IS_REVEALED_WHILE_COMMITTED: Final = On(REVEAL, "an-enemy-is-revealed-while-committed", _enemy_while_committed)
THE_FIRST_OBJECTIVE_IS_CLAIMED: Final = On(e.CLAIM, "the-first-objective-is-claimed", _first_claim)
THE_PRISONER_IS_RESCUED: Final = On(e.RESCUE, "the-prisoner-is-rescued", _always)
A_HERO_WOULD_BE_CAPTURED: Final = On(e.CAPTURE, "a-hero-would-be-captured", _always)


# --- the frame of the round -------------------------------------------------------------------------------


class PhaseBegins(On[FellowshipState, FellowshipCard]):
    """At the beginning of a phase: fellowship.step.phase_begin_is_trigger"""

    __slots__ = ("phase",)

    def __init__(self, phase: str) -> None:
        super().__init__(e.BEGIN_PHASE, "phase-begins", self.now)
        self.phase = phase

    def now(self, s: FellowshipState, d: FellowshipDeed, card: FellowshipCard, seat: int) -> bool:
        return s.phase == self.phase

    def text(self) -> Text:
        return Text("fellowship-when-phase-begins", {"phase": Text(f"fellowship-phase-{self.phase}")})


def _staged_after_combat(s: FellowshipState, d: FellowshipDeed, card: FellowshipCard, seat: int) -> bool:
    return s.phase == "combat" and s.staging.holds(card)


def _attached(s: FellowshipState, d: FellowshipDeed, card: FellowshipCard, seat: int) -> bool:
    return card.host >= 0 and card.controller is not None


THE_ROUND_ENDS_FOR_THE_HOST: Final = On(END_OF_ROUND, "round-ends-for-the-host", _attached)
THE_ROUND_ENDS: Final = On(END_OF_ROUND, "round-ends", _always)
COMBAT_ENDS_WITH_THIS_IN_STAGING: Final = On(END_OF_PHASE, "combat-ends-with-this-in-staging", _staged_after_combat)
