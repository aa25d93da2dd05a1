"""What stands against what now: willpower against threat in the quest, attack against defense in a fight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rulebound.games.fellowship.numbers import (
    attack_strength,
    cards_to_reveal,
    defends_in_vain,
    defense_strength,
    pledged_willpower,
    staged_threat,
)
from rulebound.games.fellowship.printed import ENEMY
from rulebound.games.fellowship.state import NO_ENEMY, FellowshipCard, FellowshipState
from rulebound.kernel.view import Counter
from rulebound.lcg.modifiers import cannot

BEFORE_STAGING: Final = frozenset(("begin_quest", "quest_actions", "commit", "commit_actions", "begin_staging"))


class Fight(NamedTuple):
    """The attack that is under way, or that a player is declaring."""

    attackers: Sequence[FellowshipCard]
    defenders: Sequence[FellowshipCard]  # the attacked enemy, or the characters that defend; none so far, or nobody

    def attack(self, s: FellowshipState) -> int:
        return sum(attack_strength(s, card) for card in self.attackers)

    def defense(self, s: FellowshipState) -> int:
        if any(defends_in_vain(s, card) for card in self.attackers):
            return 0
        return sum(defense_strength(s, card) for card in self.defenders)


def fight(s: FellowshipState) -> Fight | None:
    """The innermost attack, with whom a player has picked for it so far."""
    picked = [s.cards[id] for id, enemy in s.declared if enemy != NO_ENEMY]
    if s.attacks:
        by, on = s.attacks[-1]
        if s.cards[by].kind == ENEMY:
            hit = [s.cards[id] for enemy, id in s.attacks if enemy == by and id >= 0]
            return Fight([s.cards[by]], [card for card in [*hit, *picked] if card.in_play])
        attackers = [s.cards[id] for id, enemy in s.attacks if enemy == on]
        return Fight([card for card in [*attackers, *picked] if card.in_play], [s.cards[on]])
    if picked:
        return Fight(picked, [s.cards[s.declared[-1][1]]])
    return None


def to_reveal(s: FellowshipState) -> int:
    """Encounter cards that this quest phase still brings: fellowship.step.3_3_reveal"""
    if s.step == "stage":
        return len(s.waiting)
    if s.step not in BEFORE_STAGING or cannot(s, "stage", s.quest):
        return 0
    return cards_to_reveal(s)


def counters(s: FellowshipState) -> list[Counter]:
    """fellowship.step.3_4_compare, fellowship.step.6_4_3_damage, fellowship.step.6_8_3"""
    found = []
    if s.quest_zone.cards:
        found += [Counter("staging-threat", staged_threat(s)), Counter("willpower", pledged_willpower(s))]
        if coming := to_reveal(s):
            found.append(Counter("to-reveal", coming))
    now = fight(s)
    if now is not None:
        attack, defense = now.attack(s), now.defense(s)
        found += [Counter("attack", attack), Counter("defense", defense), Counter("damage", max(0, attack - defense))]
    return found
