"""Player attacks (Розігрування атак гравців): target and attackers, ranged help, strength, damage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulebound.games.fellowship.action_windows import action_window
from rulebound.games.fellowship.damage import deal_damage
from rulebound.games.fellowship.defense import end_attack
from rulebound.games.fellowship.events import ATTACK, DECLARE, Attack, InAttack
from rulebound.games.fellowship.numbers import attack_strength, defense_strength, keyword
from rulebound.games.fellowship.quest import is_own_character, is_ready
from rulebound.games.fellowship.state import FellowshipCard, FellowshipState
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.flow import Flow, ask, choose
from rulebound.kernel.requirements import Requirement, legal, requirement
from rulebound.lcg.modifiers import cannot, modified
from rulebound.lcg.windows import aftermath, happen

STAGING_ATTACK: Final = "attacks-staging"
"""A constant ability: alone, this character may attack enemies in the staging area."""


@requirement("fellowship.cannot.absolute")
def may_attack(s: FellowshipState, seat: int, card: FellowshipCard) -> bool:
    return not cannot(s, "attack", card)


ATTACKING: Final[tuple[Requirement[FellowshipState, FellowshipCard], ...]] = (is_own_character, is_ready, may_attack)
"""fellowship.ranged.normal_requirements"""


@requirement("fellowship.combat.one_attack_per_enemy")
def not_struck_yet(s: FellowshipState, seat: int, enemy: FellowshipCard) -> bool:
    """One attack against each enemy in a phase."""
    return (enemy.id, seat) not in s.struck


@requirement("fellowship.step.6_8b_all_ranged")
def in_reach(s: FellowshipState, seat: int, enemy: FellowshipCard) -> bool:
    """Engaged with the player; with another one, or in the staging area, if some character can reach it there."""
    return bool(attackers_for(s, seat, enemy))


TARGETING: Final[tuple[Requirement[FellowshipState, FellowshipCard], ...]] = (not_struck_yet, in_reach)


def attackers_for(s: FellowshipState, seat: int, enemy: FellowshipCard) -> list[FellowshipCard]:
    """The characters of a player that could be declared against an enemy.

    fellowship.step.6_8b, fellowship.ranged.any_engaged_enemy
    """
    able = [card for card in s.characters_of(seat) if legal(ATTACKING, s, seat, card)]
    if enemy.engaged == seat:
        return able
    if enemy.engaged >= 0:
        return [card for card in able if keyword(s, card, "ranged")]
    return [card for card in able if modified(s, card, STAGING_ATTACK, 0)]


def declare_attack(s: FellowshipState, seat: int) -> Flow[bool]:
    """The player chooses an enemy and attackers, or is done: fellowship.step.6_8a_optional, fellowship.step.6_8b"""
    enemy = yield from choose(
        s, seat, "attack", s.enemies(), "fellowship.step.6_8a_optional", needs=TARGETING, decline="no-attack"
    )
    if enemy is None:
        return False
    attackers = yield from pick_attackers(s, seat, enemy, attackers_for(s, seat, enemy), must=True)
    s.struck += ((enemy.id, seat),)
    yield from player_attacks(s, seat, enemy, attackers)
    return True


def pick_attackers(
    s: FellowshipState, seat: int, enemy: FellowshipCard, able: Sequence[FellowshipCard], *, must: bool
) -> Flow[list[FellowshipCard]]:
    """Any number; the first one must be taken, and who attacks the staging area attacks alone."""
    left = list(able)
    picked: list[FellowshipCard] = []
    rule = "fellowship.step.6_8b" if must else "fellowship.step.6_8_1"
    while left:
        options = [Option("attacker", card) for card in left]
        if picked or not must:
            options.append(Option("done"))
        strength = sum(attack_strength(s, card) for card in picked)
        taken = yield from ask(Choice(seat, "attackers", options, rule, about=enemy, args={"n": strength}))
        if taken.act == "done":
            break
        card = left[options.index(taken)]
        left.remove(card)
        picked.append(card)
        if enemy.engaged < 0:
            break
        s.declared += ((card.id, enemy.id),)
    s.declared = ()
    return picked


def player_attacks(
    s: FellowshipState, seat: int, enemy: FellowshipCard, attackers: Sequence[FellowshipCard], *, alone: bool = False
) -> Flow[Attack]:
    """One attack from its declaration to its end, whatever the phase: fellowship.attack.player_outside_combat

    fellowship.step.6_8_4_attackers_until: who attacks does so until all of it is over.
    """
    attack = Attack(ATTACK, None, enemy, seat)
    lasting = s.lasting
    around = s.attacks, s.landed
    s.attacks += tuple((card.id, enemy.id) for card in attackers)
    s.landed = False
    yield from happen(s, attack, resolve_attack(s, attack, attackers, alone))
    s.attacks, s.landed = around
    yield from end_attack(s, lasting)
    return attack


def resolve_attack(s: FellowshipState, attack: Attack, attackers: Sequence[FellowshipCard], alone: bool) -> Flow[None]:
    """The steps 6.8b to 6.8.3; the first window comes after the ranged declarations.

    fellowship.window.none_before_ranged, fellowship.window.after_6_8_1, fellowship.window.after_6_8_2,
    fellowship.window.after_6_8_3
    """
    yield from declare(s, attack, attack.seat, attackers)
    if not alone and attack.on is not None and attack.on.engaged >= 0:
        yield from ranged_help(s, attack)
    yield from action_window(s, "6.8.1")
    strength = total_strength(s, attack)
    yield from action_window(s, "6.8.2")
    if goes_on(attack):
        yield from deal_attack_damage(s, attack, strength)
        yield from action_window(s, "6.8.3")


def goes_on(attack: Attack) -> bool:
    """An attack is over when its target has gone elsewhere."""
    enemy = attack.on
    assert enemy is not None
    return enemy.in_play and enemy.place is attack.place


def declare(s: FellowshipState, attack: Attack, seat: int, cards: Sequence[FellowshipCard]) -> Flow[None]:
    """Attackers exhaust as they are declared."""
    enemy = attack.on
    if not cards or enemy is None:
        return
    for card in cards:
        card.exhausted = True
        attack.attackers.append(card)
    s.log.say("attacks", "fellowship.step.6_8b", cards=cards, enemy=enemy)
    yield from aftermath(s, [InAttack(DECLARE, card, seat, enemy, attack) for card in cards])


def ranged_help(s: FellowshipState, attack: Attack) -> Flow[None]:
    """The other players in order may add ranged characters: fellowship.step.6_8_1, fellowship.ranged.both_times"""
    enemy = attack.on
    assert enemy is not None
    for seat in s.order():
        if seat == attack.seat:
            continue
        able = [
            card for card in s.characters_of(seat) if legal(ATTACKING, s, seat, card) and keyword(s, card, "ranged")
        ]
        picked = yield from pick_attackers(s, seat, enemy, able, must=False)
        s.attacks += tuple((card.id, enemy.id) for card in picked)
        yield from declare(s, attack, seat, picked)


def total_strength(s: FellowshipState, attack: Attack) -> int:
    """The attack of all who attack now: fellowship.step.6_8_2"""
    return sum(attack_strength(s, card) for card in attack.attackers if card.in_play)


def deal_attack_damage(s: FellowshipState, attack: Attack, strength: int) -> Flow[None]:
    """Attack less the defense of the enemy: fellowship.step.6_8_3"""
    enemy = attack.on
    assert enemy is not None
    amount = strength - defense_strength(s, enemy)
    s.log.say("strikes", "fellowship.step.6_8_3", enemy=enemy, n=strength, damage=max(0, amount))
    s.landed = True
    by = attack.attackers[0] if attack.attackers else None
    yield from deal_damage(s, {enemy: amount}, by, attack)
