"""Reinforcement (Укрепление): a ready neighbour in the support row keeps a defender's breakthrough away."""

from __future__ import annotations

from rulebound.games.versus.chain import put
from rulebound.games.versus.formation import adjacent
from rulebound.games.versus.numbers import shared_team
from rulebound.games.versus.state import NONE, SUPPORT, ChainEffect, VersusCard, VersusState
from rulebound.games.versus.triggers import happens
from rulebound.kernel.requirements import requirement


def defender_of(s: VersusState, seat: int) -> VersusCard | None:
    """The seat's character that is being attacked now."""
    attack = s.attack
    if attack is None or attack.attacked != seat or attack.defender == NONE or attack.defender_out:
        return None
    return s.card(attack.defender)


@requirement("versus.reinforcement.window")
def your_character_is_attacked(s: VersusState, seat: int, card: VersusCard) -> bool:
    return defender_of(s, seat) is not None


@requirement("versus.reinforcement.cost")
def is_your_character(s: VersusState, seat: int, card: VersusCard) -> bool:
    return card.is_character and card.controller == seat


@requirement("versus.reinforcement.support_only")
def stands_in_the_support_row(s: VersusState, seat: int, card: VersusCard) -> bool:
    return card.now.row == SUPPORT


@requirement("versus.reinforcement.ready_only")
def can_be_exhausted(s: VersusState, seat: int, card: VersusCard) -> bool:
    return not card.now.exhausted


@requirement("versus.reinforcement.not_self")
def is_not_the_defender(s: VersusState, seat: int, card: VersusCard) -> bool:
    return defender_of(s, seat) is not card


@requirement("versus.reinforcement.adjacent")
def stands_next_to_the_defender(s: VersusState, seat: int, card: VersusCard) -> bool:
    """In front, left or right; from the support row that is adjacency: versus.reinforcement.example_nimrod"""
    defender = defender_of(s, seat)
    return defender is not None and adjacent(card, defender)


@requirement("versus.reinforcement.shared_team")
def shares_a_team_with_the_defender(s: VersusState, seat: int, card: VersusCard) -> bool:
    defender = defender_of(s, seat)
    return defender is not None and shared_team(s, card, defender)


@requirement("versus.golden.cannot_wins")
def the_defender_can_be_reinforced(s: VersusState, seat: int, card: VersusCard) -> bool:
    defender = defender_of(s, seat)
    return defender is not None and not defender.now.no_reinforcement


REINFORCING = (
    your_character_is_attacked, is_your_character, stands_in_the_support_row, can_be_exhausted, is_not_the_defender,
    stands_next_to_the_defender, shares_a_team_with_the_defender, the_defender_can_be_reinforced,
)  # fmt: skip


def reinforce(s: VersusState, seat: int, card: VersusCard) -> None:
    """The exhaustion is the cost: versus.reinforcement.on_chain"""
    defender = defender_of(s, seat)
    assert defender is not None
    card.now.exhausted = True
    s.log.say("reinforces", "versus.reinforcement.cost", player=s.players[seat], card=card, defender=defender)
    put(s, "reinforcement", seat, card, "versus.reinforcement.on_chain", targets=(defender.id,))


def become_reinforced(s: VersusState, effect: ChainEffect) -> None:
    """For this attack, and once more changes nothing: versus.reinforcement.duration, versus.reinforcement.repeat"""
    (target,) = effect.targets
    defender = s.card(target)
    if not s.defending(defender) or defender.now.no_reinforcement:
        rule = "versus.golden.cannot_wins" if s.defending(defender) else "versus.reinforcement.window"
        s.log.say("no-effect", rule)
        return
    defender.now.reinforced = True
    s.log.say("reinforced", "versus.reinforcement.prevents_breakthrough", card=defender)
    helper = s.card(effect.source)
    if effect.means(helper) and not helper.now.stunned:
        happens(s, helper, "reinforces", defender.id)
