"""Enemy attacks (Розігрування атак ворогів): the enemy, a defender, the shadow effect, damage, with windows between."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulebound.games.fellowship.action_windows import action_window
from rulebound.games.fellowship.damage import check_hit_points, deal_damage
from rulebound.games.fellowship.elimination import raise_threat
from rulebound.games.fellowship.events import DEFEND, ENEMY_ATTACK, Attack, InAttack
from rulebound.games.fellowship.numbers import attack_strength, defends_in_vain, defense_strength, keyword
from rulebound.games.fellowship.quest import is_ready
from rulebound.games.fellowship.shadows import deal_shadow, discard_shadows, is_there, turn_up_shadows
from rulebound.games.fellowship.state import FellowshipCard, FellowshipState
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.flow import NOTHING, Flow, ask, choose
from rulebound.kernel.requirements import Requirement, legal, requirement, verdicts
from rulebound.kernel.things import Thing
from rulebound.kernel.view import Verdict
from rulebound.lcg.modifiers import cannot, modified
from rulebound.lcg.state import Lasting
from rulebound.lcg.windows import aftermath, happen

MANY_DEFENDERS: Final = "many-defenders"
"""A lasting effect for a player: fellowship.multi_defence.sum"""
CANNOT_ATTACK: Final = "cannot-attack"
"""A lasting effect on an enemy, perhaps only against one player."""
EXCESS: Final = "excess-as-threat"
"""A constant ability: damage beyond the hit points of whom it hits is threat."""


def may_attack(s: FellowshipState, enemy: FellowshipCard, seat: int) -> bool:
    """Whether nothing keeps an enemy from attacking this player now: fellowship.step.6_4a_eligible"""
    if cannot(s, "attack", enemy):
        return False
    for one in s.lasting:  # noqa: SIM110 (mostly there is none)
        if one.stat == CANNOT_ATTACK and one.seat in (-1, seat) and s.covers(one, enemy):
            return False
    return True


def enemy_attacks(
    s: FellowshipState, enemy: FellowshipCard, seat: int, against: FellowshipCard | None = None
) -> Flow[Attack | None]:
    """One attack from its beginning to its end; outside the combat phase with a shadow card of its own.

    fellowship.step.6_4b, fellowship.attack.enemy_outside_combat, fellowship.defending_player.definition. Who controls
    the character that is attacked is the defending player: fellowship.defending_player.specific_character
    """
    if against is not None and against.controller is not None:
        seat = against.controller
    if not is_there(s, enemy) or s.players[seat].out or not may_attack(s, enemy, seat):
        return None
    enemy.attacked = True
    before = s.lasting
    attack = Attack(ENEMY_ATTACK, enemy, None, seat, against)
    s.log.say("enemy-attacks", "fellowship.step.6_4b", enemy=enemy, player=s.players[seat])
    if s.phase != "combat":
        yield from deal_shadow(s, enemy, "fellowship.attack.enemy_outside_combat", seat)
    around = s.attacks, s.landed
    s.attacks += ((enemy.id, -1 - seat),)
    s.landed = False
    yield from happen(s, attack, resolve_attack(s, attack))
    s.attacks, s.landed = around
    yield from end_attack(s, before)  # fellowship.step.6_4_4
    if s.phase != "combat":
        discard_shadows(s, s.shadows_of(enemy), "fellowship.attack.enemy_outside_combat")
    return attack


def end_attack(s: FellowshipState, before: Sequence[Lasting]) -> Flow[None]:
    """What was made for this attack ends with it; an attack around it goes on with its own."""
    if s.lasting:
        s.lasting = tuple([one for one in s.lasting if one.period != "attack" or one in before])
    return check_hit_points(s)


def goes_on(s: FellowshipState, attack: Attack) -> bool:
    """An attack is over when its enemy has gone elsewhere, or the attacked player is out."""
    enemy = attack.by
    assert enemy is not None
    return is_there(s, enemy) and enemy.place is attack.place and not s.players[attack.seat].out


def resolve_attack(s: FellowshipState, attack: Attack) -> Flow[None]:
    """The steps 6.4b to 6.4.3, each with its window.

    fellowship.window.after_6_4b, fellowship.window.after_6_4_1, fellowship.window.after_6_4_2,
    fellowship.window.after_6_4_3
    """
    yield from action_window(s, "6.4b")
    if goes_on(s, attack):
        yield from declare_defenders(s, attack)
        yield from action_window(s, "6.4.1")
    if goes_on(s, attack):
        yield from turn_up_shadows(s, attack)
        yield from action_window(s, "6.4.2")
    if goes_on(s, attack):
        yield from deal_attack_damage(s, attack)
        yield from action_window(s, "6.4.3")


# --- defenders --------------------------------------------------------------------------------------------


@requirement("fellowship.step.6_4_1_own_enemies_only")
def may_help(s: FellowshipState, seat: int, card: FellowshipCard) -> bool:
    """A character of the attacked player, or a sentinel of another: fellowship.sentinel.defend_other"""
    return card.controller == seat and (s.active == seat or bool(keyword(s, card, "sentinel")))


@requirement("fellowship.character.two_types")
def is_character(s: FellowshipState, seat: int, card: FellowshipCard) -> bool:
    return card.in_play and card.printed.is_character and card.controller is not None and not card.captive


@requirement("fellowship.cannot.absolute")
def may_defend(s: FellowshipState, seat: int, card: FellowshipCard) -> bool:
    return not cannot(s, "defend", card)


DEFENDING: Final[tuple[Requirement[FellowshipState, FellowshipCard], ...]] = (
    is_character,
    may_help,
    is_ready,  # fellowship.sentinel.normal_requirements
    may_defend,
)


def declare_defenders(s: FellowshipState, attack: Attack) -> Flow[None]:
    """The attacked player is asked first; if nobody defends, the sentinels of the others in player order.

    fellowship.step.6_4_1_one_defender, fellowship.step.6_4_1_undefended, fellowship.sentinel.after_undefended
    """
    outer, s.active = s.active, attack.seat
    own = yield from _pick_defenders(s, attack, attack.seat)
    if not own:
        for seat in s.order():
            if seat != attack.seat:
                own = yield from _pick_defenders(s, attack, seat)
                if own:
                    break
    s.active = outer
    yield from defend(s, attack, own)


def _pick_defenders(s: FellowshipState, attack: Attack, seat: int) -> Flow[list[FellowshipCard]]:
    """One character, or several where a card permits it: fellowship.multi_defence.sum"""
    enemy = attack.by
    assert enemy is not None
    several = seat == attack.seat and any(one.stat == MANY_DEFENDERS and one.seat == seat for one in s.lasting)
    picked: list[FellowshipCard] = []
    able = [card for card in s.characters_of(seat) if legal(DEFENDING, s, seat, card)]
    while able:
        options = [Option("defend", card) for card in able]
        options.append(Option("done" if picked else "no-defense"))
        choice = Choice(
            seat, "defend", options, "fellowship.step.6_4_1_one_defender", about=enemy,
            explain=lambda thing: _why_not_defend(s, seat, thing, picked),
        )  # fmt: skip
        taken = yield from ask(choice)
        if taken is options[-1]:
            break
        card = able[options.index(taken)]
        picked.append(card)
        able.remove(card)
        if not several:
            break
        s.declared += ((card.id, enemy.id),)
    s.declared = ()
    return picked


def _why_not_defend(
    s: FellowshipState, seat: int, thing: Thing, picked: Sequence[FellowshipCard]
) -> list[Verdict] | None:
    if not isinstance(thing, FellowshipCard) or thing in picked:
        return None
    return verdicts(DEFENDING, s, seat, thing)


def defend(s: FellowshipState, attack: Attack, cards: Sequence[FellowshipCard]) -> Flow[None]:
    """Declaring a defender exhausts it: fellowship.step.6_4_1_exhaust"""
    if not cards:
        s.log.say("undefended", "fellowship.step.6_4_1_undefended", player=s.players[attack.seat])
        return NOTHING
    for card in cards:
        card.exhausted = True
        attack.defenders.append(card)
        s.log.say("defends", "fellowship.step.6_4_1_exhaust", card=card)
    enemy = attack.by
    assert enemy is not None
    s.attacks = (*s.attacks[:-1], *((enemy.id, card.id) for card in cards))
    return aftermath(s, [InAttack(DEFEND, card, attack.seat, enemy, attack) for card in cards])


# --- damage -----------------------------------------------------------------------------------------------


def deal_attack_damage(s: FellowshipState, attack: Attack) -> Flow[None]:
    """Attack less defense to the defender; without one, all of the attack to one hero of the attacked player.

    fellowship.step.6_4_3_damage, fellowship.combat.undefended, fellowship.combat.defender_left,
    fellowship.combat.no_overflow
    """
    enemy = attack.by
    assert enemy is not None
    amount = attack_strength(s, enemy)
    defenders = [card for card in attack.defenders if card.in_play]
    if defenders:
        if not defends_in_vain(s, enemy):
            amount -= sum(defense_strength(s, card) for card in defenders)
        # fellowship.multi_defence.one_takes_all
        rule, able = "fellowship.multi_defence.one_takes_all", defenders
    elif attack.against is not None and attack.against.in_play:
        rule, able = "fellowship.defending_player.specific_character", [attack.against]
    else:  # fellowship.combat.undefended_hero_only
        rule, able = "fellowship.combat.undefended_hero_only", s.heroes_of(attack.seat)
    if amount <= 0:
        s.log.say("no-damage", "fellowship.step.6_4_3_damage", card=enemy)
        return
    able = [card for card in able if not cannot(s, "take-damage", card, enemy)]
    target = yield from choose(
        s, attack.seat, "damage", able, rule, prompt="attack-damage", about=enemy, args={"n": amount}
    )
    if target is None:
        return
    s.landed = True
    yield from deal_damage(s, {target: amount}, enemy, attack)
    if attack.excess and modified(s, enemy, EXCESS, 0):
        raise_threat(s, attack.seat, attack.excess, "fellowship.golden.card_over_rules")
