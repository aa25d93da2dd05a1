"""Модифікатори: every number of a card, counted anew from its base whenever somebody asks."""

from __future__ import annotations

from typing import Final

from rulebound.games.champions.printed import ChampionsPrinted
from rulebound.games.champions.state import ChampionsCard, ChampionsState
from rulebound.lcg.modifiers import modified
from rulebound.lcg.state import Modifier

MAY_PLAY: Final = "may-play"


class Prohibition(Modifier[ChampionsState, ChampionsCard]):
    """A constant "cannot": what it is about, for which cards, and perhaps only from certain sources."""

    __slots__ = ()

    def forbids(self, s: ChampionsState, holder: ChampionsCard, source: ChampionsCard | None) -> bool:
        return True


def stat(s: ChampionsState, card: ChampionsCard, name: str, base: int) -> int:
    """champions.modifiers.recalculate_from_base; champions.base_value.usually_printed, unless an effect states it.

    champions.base_value.before_modifiers, champions.modifiers.continuous, champions.modifiers.add_before_multiply,
    champions.modifiers.set_overrides, champions.modifiers.latest_set_wins, champions.modifiers.floor_zero,
    champions.modifiers.no_negative_while_summing, champions.modifiers.round_up, champions.gain.stat_while_active,
    champions.gain.reverts_when_inactive
    """
    constants = s.constants
    replaced = f"base-{name}"
    if replaced in constants:
        base = modified(s, card, replaced, base)
    return modified(s, card, name, base)


def printed_of(card: ChampionsCard, value: int | None) -> int:
    """champions.printed.physical_value: what is printed, which a facedown card does not have."""
    return 0 if card.drone or value is None else value


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
    """champions.maximum_hit_points.formula, champions.gain.hit_points_raise_current_and_max

    champions.hit_points.every_character
    """
    printed = 0 if card.drone else card.printed.hit_points.at(s.starters)
    return stat(s, card, "hp", printed)


def remaining(s: ChampionsState, card: ChampionsCard) -> int:
    """champions.remaining_hit_points.ally_minion_formula; for identity and villain it is what the dial shows.

    champions.remaining_hit_points.dial_value, champions.hit_points.identity_and_villain_dial,
    champions.hit_points.ally_minion_tokens
    """
    return maximum_hit_points(s, card) - card.damage


def hand_size(s: ChampionsState, seat: int) -> int:
    """champions.hand_size.from_identity"""
    identity = s.identity(seat)
    size = stat(s, identity, "hand", identity.printed.hand_size)
    cap = modified(s, identity, "hand-cap", 0)
    return min(size, max(cap, identity.printed.hand_size)) if cap else size


def ally_limit(s: ChampionsState, seat: int) -> int:
    """champions.ally_limit.three, unless champions.golden.card_over_rulebooks: a card changes it."""
    return stat(s, s.identity(seat), "ally-limit", 3)


def has_trait(s: ChampionsState, card: ChampionsCard, trait: str) -> bool:
    """champions.gain.functions_as_if_had: printed or gained, and only what is printed stands on the card.

    champions.gain.not_printed, champions.trait.no_own_effect: it matters only to those who ask.
    """
    if not card.drone and trait in card.printed.traits:
        return True
    if card.drone and trait == "drone":
        return True
    return modified(s, card, f"trait-{trait}", 0) > 0


def keyword(s: ChampionsState, card: ChampionsCard, word: str) -> int:
    """champions.keywords.attribute_with_rules: how much of a keyword a card has; printed and gained add up."""
    printed = 0 if card.drone else card.printed.keywords.get(word, 0)
    return modified(s, card, word, printed)


def cannot(s: ChampionsState, what: str, card: ChampionsCard, source: ChampionsCard | None = None) -> bool:
    """champions.cannot.absolute: whether something in play forbids this to happen to the card."""
    stat_name = f"cannot-{what}"
    constants = s.constants.get(stat_name)
    if constants is None:
        return False
    for id, number in constants:
        holder = s.cards[id]
        modifier = holder.printed.modifiers[number]
        assert isinstance(modifier, Prohibition)
        if modifier.applies(s, holder, card) and modifier.forbids(s, holder, source):
            return True
    return False


class Permission(Modifier[ChampionsState, ChampionsCard]):
    """A constant "may": which cards can be played from where they lie, outside the normal rules."""

    __slots__ = ()


def permitted(s: ChampionsState, seat: int) -> list[ChampionsCard]:
    """champions.play_permission.optional_exception: the cards that a player may play from the discard pile."""
    permissions = s.constants.get(MAY_PLAY)
    if permissions is None:
        return []
    found = []
    for card in s.players[seat].discard.cards:
        for holder, number in permissions:
            source = s.cards[holder]
            if source.controller == seat and source.printed.modifiers[number].applies(s, source, card):
                found.append(card)
                break
    return found


def play_cost(s: ChampionsState, seat: int, printed: ChampionsPrinted) -> int:
    """champions.initiation.determine_cost: the printed cost with all that makes it cheaper."""
    cost = printed.cost or 0
    if s.lasting:
        cost += sum(one.amount for one in s.lasting if one.stat == "cost" and one.seat == seat)
    return max(cost, 0)
