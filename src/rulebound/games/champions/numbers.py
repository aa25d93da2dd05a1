"""Modifiers (Модифікатори): every number of a card, counted anew from its base whenever somebody asks."""

from __future__ import annotations

from rulebound.games.champions.printed import ChampionsPrinted
from rulebound.games.champions.state import ChampionsCard, ChampionsState
from rulebound.lcg.modifiers import modified, stat


def printed_of(card: ChampionsCard, value: int | None) -> int:
    """What is printed, which a facedown card does not have: champions.printed.physical_value"""
    return 0 if card.facedown_as is not None or value is None else value


def attack_power(s: ChampionsState, card: ChampionsCard) -> int:
    return stat(s, card, "atk", printed_of(card, card.printed.atk))


def thwart_power(s: ChampionsState, card: ChampionsCard) -> int:
    return stat(s, card, "thw", printed_of(card, card.printed.thw))


def defense_power(s: ChampionsState, card: ChampionsCard) -> int:
    return stat(s, card, "def", printed_of(card, card.printed.defense))


def recover_power(s: ChampionsState, card: ChampionsCard) -> int:
    return stat(s, card, "rec", printed_of(card, card.printed.rec))


def scheme_power(s: ChampionsState, card: ChampionsCard) -> int:
    return stat(s, card, "sch", printed_of(card, card.printed.sch))


def maximum_hit_points(s: ChampionsState, card: ChampionsCard) -> int:
    """The printed hit points with all that is gained.

    champions.maximum_hit_points.formula, champions.gain.hit_points_raise_current_and_max,
    champions.hit_points.every_character
    """
    return stat(s, card, "hp", card.shown.hit_points.at(s.starters))


def remaining(s: ChampionsState, card: ChampionsCard) -> int:
    """Hit points less damage; for identity and villain it is what the dial shows.

    champions.remaining_hit_points.ally_minion_formula, champions.remaining_hit_points.dial_value,
    champions.hit_points.identity_and_villain_dial, champions.hit_points.ally_minion_tokens
    """
    return maximum_hit_points(s, card) - card.damage


def hand_size(s: ChampionsState, seat: int) -> int:
    """What the identity says, with what changes it: champions.hand_size.from_identity"""
    identity = s.identity(seat)
    size = stat(s, identity, "hand", identity.printed.hand_size)
    cap = modified(s, identity, "hand-cap", 0) if s.lasting or "hand-cap" in s.constants else 0
    return min(size, max(cap, identity.printed.hand_size)) if cap else size


def ally_limit(s: ChampionsState, seat: int) -> int:
    """Three, unless a card changes it: champions.ally_limit.three, champions.golden.card_over_rulebooks"""
    return stat(s, s.identity(seat), "ally-limit", 3)


def keyword(s: ChampionsState, card: ChampionsCard, word: str) -> int:
    """How much of a keyword a card has; printed and gained add up: champions.keywords.attribute_with_rules"""
    printed = (card.facedown_as or card.printed).keywords.get(word, 0)
    return modified(s, card, word, printed) if s.lasting or word in s.constants else printed


def play_cost(s: ChampionsState, seat: int, printed: ChampionsPrinted) -> int:
    """The printed cost with all that makes it cheaper: champions.initiation.determine_cost"""
    cost = printed.cost or 0
    if s.lasting:
        for one in s.lasting:
            if one.stat == "cost" and one.seat == seat:
                cost += one.worth(s)
        return max(cost, 0)
    return cost
