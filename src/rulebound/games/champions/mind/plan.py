"""What a player reckons with over several rounds, in points: one is a hit point of the villain.

How many rounds it will take to win and how many the main schemes leave, and from that what a threat, a hit point and
the end of a minion are worth today.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from rulebound.games.champions.numbers import (
    attack_power,
    defense_power,
    keyword,
    maximum_hit_points,
    recover_power,
    remaining,
    scheme_power,
)
from rulebound.games.champions.printed import VILLAIN, ChampionsPrinted
from rulebound.games.champions.state import ChampionsCard, ChampionsState
from rulebound.games.champions.threat import can_be_thwarted
from rulebound.games.champions.words.scenario import ExtraBoost
from rulebound.lcg.constants import Gets

DAMAGE_A_ROUND: Final = 5.0
"""What a player deals to the villain in a round, as it is on average."""
FAR: Final = 8.0
"""Further ahead nobody plans."""
STAYS: Final = 2.5
"""For so many rounds at most a minion or a side scheme is reckoned with that nobody removes."""
BOOST: Final = 0.8
"""The boost icons one can expect on a card."""
HEALTH: Final = 8.5
"""The worth of hit points, by their logarithm: the last are the dearest."""
FATAL: Final = 40.0
"""What it costs to lose, or a player."""
ADVANCE: Final = 6.0
"""What it costs when a main scheme is completed that does not lose the game."""
BLOW: Final = 0.8
"""A point of attack of a minion, each round."""
SCHEMING: Final = 0.4
"""The same of its scheming, which is seen only by an alter-ego."""
HAZARD: Final = 3.0
"""An encounter card more each round."""
CRISIS: Final = 2.0
"""A main scheme that cannot be thwarted, more when it is dear."""
SLOW: Final = 0.4
"""A threat on a main scheme that nobody needs to fear."""
DEAREST: Final = 3.0
"""The same on one that will be completed before the villain is beaten."""
TEMPO: Final = 0.5
"""What it costs not to be a hero for a while."""
LAST: Final = 9.0
"""A threat on a scheme that may be completed in the coming villain phase."""


# --- rounds -----------------------------------------------------------------------------------------------


def rounds_to_win(s: ChampionsState) -> float:
    """How many rounds it takes to beat the villain with all stages to come."""
    left = remaining(s, s.villain) + sum(card.printed.hit_points.at(s.starters) for card in s.villain_deck.cards)
    return max(1.0, min(FAR, left / (DAMAGE_A_ROUND * s.starters)))


def pace(s: ChampionsState) -> int:
    """How much threat the first step of each villain phase adds."""
    return s.main_scheme.printed.acceleration.at(s.starters) + s.acceleration + s.icons("acceleration")


def threat_room(s: ChampionsState) -> int:
    """How much more threat the main scheme bears after the first step of the villain phase."""
    scheme = s.main_scheme
    return scheme.printed.target_threat.at(s.starters) - scheme.threat - pace(s)


def later_room(s: ChampionsState) -> int:
    """What the main schemes still to come bear."""
    backs = [card.printed.other for card in s.scheme_deck.cards]
    return sum(back.target_threat.at(s.starters) for back in backs if back is not None)


def rounds_left(s: ChampionsState) -> float:
    """How many rounds the main schemes leave if they grow by themselves."""
    return max(0.0, min(2 * FAR, 1 + (threat_room(s) + later_room(s)) / max(1, pace(s))))


# --- what the villain phase will bring --------------------------------------------------------------------


@cache
def boosts_of(printed: ChampionsPrinted) -> int:
    """How many boost cards a villain gets for an attack."""
    return 1 + sum(isinstance(effect, ExtraBoost) for ability in printed.abilities for effect in ability.effects)


def blow_of(s: ChampionsState, enemy: ChampionsCard) -> float:
    """The damage of an enemy's attack, as it is on average."""
    if enemy.kind != VILLAIN:
        return float(attack_power(s, enemy))
    return attack_power(s, enemy) + BOOST * boosts_of(enemy.printed)


def attacks_on(s: ChampionsState, seat: int) -> float:
    """The damage that a hero takes in the coming villain phase if nobody defends."""
    enemies = (s.villain, *s.players[seat].engaged.cards)
    return sum(blow_of(s, enemy) for enemy in enemies if not enemy.stunned)


def schemes_against(s: ChampionsState, seat: int) -> float:
    """The threat that enemies place in the coming villain phase against an alter-ego."""
    villain, minions = s.villain, s.players[seat].engaged.cards
    total = float(sum(scheme_power(s, minion) for minion in minions if not minion.confused))
    return total if villain.confused else total + scheme_power(s, villain) + BOOST


# --- what things are worth --------------------------------------------------------------------------------


def health_lost(left: float, damage: float) -> float:
    """What damage costs somebody with so many hit points."""
    if damage <= 0:
        return 0.0
    if damage >= left:
        return FATAL
    return HEALTH * (math.log1p(left) - math.log1p(left - damage))


def health_gained(s: ChampionsState, identity: ChampionsCard, healed: float) -> float:
    """What it is worth to heal so much."""
    left = remaining(s, identity)
    return HEALTH * (math.log1p(min(left + healed, maximum_hit_points(s, identity))) - math.log1p(left))


class Prices:
    """What things are worth in a position, read once: threat on each scheme, damage to each enemy."""

    __slots__ = ("main", "rounds", "state")

    def __init__(self, s: ChampionsState) -> None:
        self.state = s
        self.rounds = rounds_to_win(s)
        self.main = main_price(s, self.rounds)

    def threat(self, scheme: ChampionsCard) -> float:
        """What it is worth to remove one threat from a scheme."""
        s = self.state
        if not can_be_thwarted(s, scheme):
            return 0.0
        if scheme is s.main_scheme:
            return self.main if scheme.threat else 0.0
        return max(0.3, self.scheme(scheme) / max(1, scheme.threat))

    def scheme(self, scheme: ChampionsCard) -> float:
        """What it is worth to be rid of a side scheme."""
        stays = min(STAYS, self.rounds)
        icons = scheme.printed.icons
        worth = 1.0 + HAZARD * stays * icons.get("hazard", 0) + self.main * stays * icons.get("acceleration", 0)
        worth += (CRISIS + self.main) * icons.get("crisis", 0)
        extra = (one for one in scheme.printed.modifiers if isinstance(one, Gets) and one.stat == "hp")
        return worth + sum(one.n for one in extra if isinstance(one.n, int))

    def minion(self, minion: ChampionsCard) -> float:
        """What it is worth to be rid of a minion."""
        s = self.state
        each = BLOW * attack_power(s, minion) + SCHEMING * scheme_power(s, minion)
        return 1.0 + min(STAYS, self.rounds) * each + 2.0 * (keyword(s, minion, "guard") > 0)

    def damage(self, enemy: ChampionsCard, n: float) -> float:
        """What an attack of so much damage on an enemy is worth."""
        s = self.state
        if enemy.tough:
            return 1.5
        left = remaining(s, enemy)
        if enemy.kind == VILLAIN:
            return min(n, left) + (FATAL if n >= left and not s.villain_deck.cards else 0.0)
        worth = self.minion(enemy)
        return worth if n >= left else 0.85 * worth * n / left

    def best_damage(self, seat: int, n: float) -> float:
        """What so much damage is worth where it hurts most; a minion that guards keeps the villain from harm."""
        s = self.state
        minions = s.players[seat].engaged.cards
        worths = [self.damage(minion, n) for minion in minions]
        if not any(keyword(s, minion, "guard") for minion in minions):
            worths.append(self.damage(s.villain, n))
        return max(worths)

    def best_threat(self, n: float) -> float:
        """What it is worth to remove so much threat where it counts most."""
        s = self.state
        return max(min(n, scheme.threat) * self.threat(scheme) for scheme in (s.main_scheme, *s.side_schemes()))


def main_price(s: ChampionsState, rounds: float) -> float:
    """What a threat on the main scheme is worth: the more, the sooner the schemes are done before the villain is."""
    room = threat_room(s)
    if s.main_scheme.printed.loses and room <= BOOST:
        return LAST
    price = SLOW + 1.2 * rounds / max(1.0, rounds_left(s))
    if room <= BOOST:
        price += ADVANCE / 3
    return min(DEAREST, price)


# --- forms ------------------------------------------------------------------------------------------------


def cost_as_hero(s: ChampionsState, seat: int) -> float:
    """What the villain phase costs a hero, who defends against the villain if that is better."""
    hero = s.identity(seat)
    printed = hero.printed if s.is_hero(seat) else hero.printed.other
    assert printed is not None
    left = remaining(s, hero)
    damage = attacks_on(s, seat)
    saved = min(blow_of(s, s.villain), defense_power(s, hero) if s.is_hero(seat) else printed.defense or 0)
    blocked = damage - blow_of(s, s.villain) if s.allies_of(seat) and not s.villain.stunned else damage
    return min(health_lost(left, blocked), health_lost(left, damage - saved) + max(printed.atk or 0, printed.thw or 0))


def cost_as_alter_ego(s: ChampionsState, seat: int, price: float) -> float:
    """What the villain phase costs an alter-ego, who may recover later."""
    placed = schemes_against(s, seat)
    room = threat_room(s)
    if placed + BOOST >= room and s.main_scheme.printed.loses:
        return FATAL
    identity = s.identity(seat)
    rec = recover_power(s, identity) if not s.is_hero(seat) else _recovers(identity)
    cost = price * placed + (ADVANCE if placed >= room else 0.0)
    return cost + TEMPO - health_gained(s, identity, rec)


def _recovers(identity: ChampionsCard) -> int:
    other = identity.printed.other
    return (other.rec or 0) if other is not None else 0
