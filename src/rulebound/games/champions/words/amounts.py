"""Numbers and conditions of this game."""

from __future__ import annotations

from typing import Final, TypeAlias

from rulebound.games.champions.abilities import ChampionsMoment
from rulebound.games.champions.events import Attack
from rulebound.games.champions.numbers import attack_power, remaining
from rulebound.games.champions.printed import RESOURCES, WILD
from rulebound.games.champions.state import ChampionsState
from rulebound.kernel.text import Text
from rulebound.lcg.abilities import Amount, Condition
from rulebound.lcg.amounts import Counted, Seen, discarded
from rulebound.lcg.modifiers import has_trait

__all__ = (
    "AERIAL", "BOOST_ICONS_DISCARDED", "DAMAGE_OF_THE_ATTACK", "DAMAGE_YOU_HAVE_SUSTAINED", "IN_ALTER_EGO_FORM",
    "IN_HERO_FORM", "NO_ATTACK_WAS_MADE", "NO_MINIONS", "REMAINING_HIT_POINTS", "RESOURCE_TYPES_DISCARDED",
    "THE_ATTACK_DEALT_DAMAGE", "THIS_ACTIVATION_DAMAGED_YOU", "THREAT_PLACED", "UNDEFENDED", "YOUR_HEROS_ATK",
    "Discarded", "PerPlayer", "ResourcesDiscarded", "ThreatOn", "YouHaveTrait",
)  # fmt: skip

ChampionsAmount: TypeAlias = Amount[ChampionsState, ChampionsMoment]
ChampionsCondition: TypeAlias = Condition[ChampionsState, ChampionsMoment]


class PerPlayer(ChampionsAmount):
    """So much for every player who started the scenario: champions.per_player.multiplies_by_starters"""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def value(self, s: ChampionsState, m: ChampionsMoment) -> int:
        return self.n * s.starters

    def text(self) -> Text:
        return Text("champions-amount-per-player", {"n": self.n})


class ThreatOn(ChampionsAmount):
    """The threat on the scheme of a title."""

    __slots__ = ("title",)

    def __init__(self, title: str) -> None:
        self.title = title

    def value(self, s: ChampionsState, m: ChampionsMoment) -> int:
        card = s.named(self.title)
        return 0 if card is None else card.threat

    def text(self) -> Text:
        return Text("champions-amount-threat-on", {"title": self.title})


class ResourcesDiscarded(ChampionsAmount):
    """How many printed resources of a type the cards had that were discarded before."""

    __slots__ = ("kind",)

    def __init__(self, resource: str) -> None:
        self.kind = RESOURCES.index(resource)

    def value(self, s: ChampionsState, m: ChampionsMoment) -> int:
        return sum(card.printed.gives[self.kind] for card in discarded(m))

    def text(self) -> Text:
        return Text("champions-amount-resources-discarded", {"resource": Text(f"champions-resource-{self.name}")})

    @property
    def name(self) -> str:
        return RESOURCES[self.kind]


def _types(s: ChampionsState, m: ChampionsMoment) -> int:
    return len({kind for card in discarded(m) for kind, n in enumerate(card.printed.gives) if n})


def _boost_icons(s: ChampionsState, m: ChampionsMoment) -> int:
    return sum(card.printed.boost for card in discarded(m))


def _done(s: ChampionsState, m: ChampionsMoment) -> int:
    return m.count


def _sustained(s: ChampionsState, m: ChampionsMoment) -> int:
    """The damage on your identity: champions.sustained_damage.definition"""
    return s.identity(m.seat).damage


def _atk(s: ChampionsState, m: ChampionsMoment) -> int:
    return attack_power(s, s.identity(m.seat))


def _attack_damage(s: ChampionsState, m: ChampionsMoment) -> int:
    return m.made.dealt if isinstance(m.made, Attack) else 0


def _remaining(s: ChampionsState, m: ChampionsMoment) -> int:
    return remaining(s, m.card)


RESOURCE_TYPES_DISCARDED: Final = Counted("champions-amount-resource-types-discarded", _types)
BOOST_ICONS_DISCARDED: Final = Counted("champions-amount-boost-icons-discarded", _boost_icons)
DAMAGE_OF_THE_ATTACK: Final = Counted("champions-amount-damage-of-the-attack", _attack_damage)
"""Of the one that the effect before made."""
THREAT_PLACED: Final = Counted("champions-amount-threat-placed", _done)
"""By the scheme that the effect before made."""
DAMAGE_YOU_HAVE_SUSTAINED: Final = Counted("champions-amount-damage-sustained", _sustained)
YOUR_HEROS_ATK: Final = Counted("champions-amount-your-heros-atk", _atk)
REMAINING_HIT_POINTS: Final = Counted("champions-amount-remaining-hit-points", _remaining)


# --- conditions -------------------------------------------------------------------------------------------


class YouHaveTrait(ChampionsCondition):
    """If your identity has a trait."""

    __slots__ = ("trait",)

    def __init__(self, trait: str) -> None:
        self.trait = trait

    def holds(self, s: ChampionsState, m: ChampionsMoment) -> bool:
        return has_trait(s, s.identity(m.seat), self.trait)

    def text(self) -> Text:
        return Text("champions-if-trait", {"trait": Text(f"champions-trait-{self.trait}")})


class Discarded(ChampionsCondition):
    """If a discarded card had a printed resource of this type, or a wild one."""

    __slots__ = ("kind",)

    def __init__(self, resource: str) -> None:
        self.kind = RESOURCES.index(resource)

    def holds(self, s: ChampionsState, m: ChampionsMoment) -> bool:
        return any(card.printed.gives[self.kind] or card.printed.gives[WILD] for card in discarded(m))

    def text(self) -> Text:
        return Text("champions-if-discarded", {"resource": Text(f"champions-resource-{RESOURCES[self.kind]}")})


def _nothing_done(s: ChampionsState, m: ChampionsMoment) -> bool:
    return m.count == 0


def _alter_ego(s: ChampionsState, m: ChampionsMoment) -> bool:
    return not s.is_hero(m.seat)


def _hero(s: ChampionsState, m: ChampionsMoment) -> bool:
    return s.is_hero(m.seat)


def _no_minions(s: ChampionsState, m: ChampionsMoment) -> bool:
    return not s.minions()


def _undefended(s: ChampionsState, m: ChampionsMoment) -> bool:
    """Nobody defends: champions.enemy_attack.undefended_definition"""
    return isinstance(m.event, Attack) and not m.event.defended


def _attack_dealt(s: ChampionsState, m: ChampionsMoment) -> bool:
    return isinstance(m.made, Attack) and m.made.dealt > 0


def _damaged_you(s: ChampionsState, m: ChampionsMoment) -> bool:
    return isinstance(m.event, Attack) and s.identity(m.seat) in m.event.damaged


NO_ATTACK_WAS_MADE: Final = Seen("champions-if-no-attack-was-made", _nothing_done)
IN_ALTER_EGO_FORM: Final = Seen("champions-if-alter-ego-form", _alter_ego)
IN_HERO_FORM: Final = Seen("champions-if-hero-form", _hero)
NO_MINIONS: Final = Seen("champions-if-no-minions", _no_minions)
UNDEFENDED: Final = Seen("champions-if-undefended", _undefended)
THE_ATTACK_DEALT_DAMAGE: Final = Seen("champions-if-attack-dealt-damage", _attack_dealt)
THIS_ACTIVATION_DAMAGED_YOU: Final = Seen("champions-if-activation-damaged-you", _damaged_you)
AERIAL: Final = YouHaveTrait("aerial")
