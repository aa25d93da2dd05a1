"""Modifiers (Модифікатори): every number of a card, counted anew from its base whenever somebody asks."""

from __future__ import annotations

from typing import Final

from rulebound.games.fellowship.printed import ENEMY, HERO, LOCATION, X
from rulebound.games.fellowship.state import NO_ENEMY, FellowshipCard, FellowshipState
from rulebound.lcg.modifiers import base_of, is_blank, modified, stat
from rulebound.lcg.state import Prefixed

ICON: Final = Prefixed("icon")
NO_DEFENSE: Final = "no-defense"
"""A lasting effect on an enemy that attacks."""


def base(s: FellowshipState, card: FellowshipCard, name: str) -> int | None:
    """A value before any modifier, the printed one unless an effect states another; None where there is a dash.

    fellowship.base.definition
    """
    printed: int | None = getattr(card.shown, name.replace("-", "_"))
    if printed is None or (not printed and name.endswith("-points")):
        return None
    return base_of(s, card, name, printed)


def willpower(s: FellowshipState, card: FellowshipCard) -> int:
    """What a character adds to the quest: fellowship.willpower.contribution"""
    return stat(s, card, "willpower", (card.facedown_as or card.printed).willpower or 0)


def attack_strength(s: FellowshipState, card: FellowshipCard) -> int:
    """What a character or enemy deals when it attacks: fellowship.attack.meaning"""
    return stat(s, card, "attack", (card.facedown_as or card.printed).attack or 0)


def defense_strength(s: FellowshipState, card: FellowshipCard) -> int:
    """By how much an attack is reduced: fellowship.defence.meaning"""
    return stat(s, card, "defense", (card.facedown_as or card.printed).defense or 0)


def hit_points(s: FellowshipState, card: FellowshipCard) -> int:
    return stat(s, card, "hit-points", (card.facedown_as or card.printed).hit_points)


def remaining(s: FellowshipState, card: FellowshipCard) -> int:
    """Hit points less damage: fellowship.damage.accumulates"""
    return hit_points(s, card) - card.damage


def threat_strength(s: FellowshipState, card: FellowshipCard) -> int:
    """What a card in the staging area adds to the threat there; nothing while it does not contribute."""
    for one in s.lasting:
        if one.stat == "no-threat" and s.covers(one, card):
            return 0
    return stat(s, card, "threat", (card.facedown_as or card.printed).threat or 0)


def engagement_cost(s: FellowshipState, card: FellowshipCard) -> int:
    return stat(s, card, "engagement", (card.facedown_as or card.printed).engagement or 0)


def quest_points(s: FellowshipState, card: FellowshipCard) -> int:
    return stat(s, card, "quest-points", card.printed.quest_points)


def keyword(s: FellowshipState, card: FellowshipCard, word: str) -> int:
    """How much of a keyword a card has; printed and gained add up: fellowship.keyword.numbers_add"""
    printed = (card.facedown_as or card.printed).keywords.get(word, 0)
    if printed and s.blanks and is_blank(s, card):  # fellowship.blank.text_box
        printed = 0
    return modified(s, card, word, printed)


def traits_of(s: FellowshipState, card: FellowshipCard) -> frozenset[str]:
    """Printed and gained."""
    gained = {key for key in s.constants if key.startswith("trait-")}
    gained |= {one.stat for one in s.lasting if one.stat.startswith("trait-")}
    printed = frozenset[str]() if is_blank(s, card) else card.shown.traits
    return printed | {key[6:] for key in gained if modified(s, card, key, 0) > 0}


def has_icon(s: FellowshipState, hero: FellowshipCard, sphere: str) -> bool:
    """Whether the resources of a hero match a sphere: the printed icon, or one that was gained."""
    return hero.printed.sphere == sphere or gained_icon(s, hero, sphere)


def gained_icon(s: FellowshipState, hero: FellowshipCard, sphere: str) -> bool:
    return modified(s, hero, ICON.known.get(sphere) or ICON.name(sphere), 0) > 0


def defends_in_vain(s: FellowshipState, enemy: FellowshipCard) -> bool:
    """Whether in this attack of the enemy the defense of who defends does not count."""
    return any(one.stat == NO_DEFENSE and one.card == enemy.id for one in s.lasting)


# --- the table --------------------------------------------------------------------------------------------


def committed_willpower(s: FellowshipState) -> int:
    """Of all characters of all players that are committed: fellowship.step.3_4_compare"""
    return sum(willpower(s, card) for card in s.committed())


def pledged_willpower(s: FellowshipState) -> int:
    """With those whom a player has picked so far and is about to commit: fellowship.step.3_2_order"""
    picked = sum(willpower(s, s.cards[id]) for id, enemy in s.declared if enemy == NO_ENEMY)
    return committed_willpower(s) + picked


def staged_threat(s: FellowshipState) -> int:
    """Enemies and locations in the staging area, guards too; not the active location, not engaged enemies.

    fellowship.staging.location_threat, fellowship.staging.enemy_threat, fellowship.guarded.threat_counts,
    fellowship.location.threat_not_counted, fellowship.engaged.no_threat
    """
    total = sum(threat_strength(s, card) for card in s.staging.cards if card.kind in (ENEMY, LOCATION))
    return modified(s, s.quest, "staging-threat", total)


def cards_to_reveal(s: FellowshipState) -> int:
    """One for each player still in the game, and what the quest adds.

    fellowship.step.3_3_reveal, fellowship.elimination.fewer_reveals
    """
    return modified(s, s.quest, "reveals", s.left)


def resources_collected(s: FellowshipState, hero: FellowshipCard) -> int:
    """What a hero collects in the resource phase: fellowship.step.1_2"""
    return modified(s, hero, "collects", 1)


def refresh_threat(s: FellowshipState) -> int:
    """By how much each player raises threat in the refresh phase, with what a location adds: fellowship.step.7_3"""
    return modified(s, s.quest, "refresh-threat", 1)


def play_cost(s: FellowshipState, card: FellowshipCard, x: int = 0) -> int:
    """The printed cost with all that changes it, which does not change X: fellowship.play.pay

    fellowship.x.default_zero, fellowship.x.cost_modified_separately
    """
    printed = card.printed.cost
    assert printed is not None
    cost = x if printed == X else printed
    if "cost" in s.constants:
        return modified(s, card, "cost", cost)
    for one in s.lasting:
        if one.stat == "cost":
            return modified(s, card, "cost", cost)
    return cost


def threat_of_heroes(s: FellowshipState, seat: int) -> int:
    """The threat costs of all heroes of a player: fellowship.starting_threat.sum"""
    return sum(card.printed.threat_cost for card in s.players[seat].area.cards if card.printed.kind == HERO)
