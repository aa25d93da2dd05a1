"""Activation (Активація, ворог атакує, ворог втілює план, підсилення, захист): what enemies do, step by step."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from rulebound.games.champions.damage import deal_damage
from rulebound.games.champions.events import ENEMY_ATTACK, Attack, Scheme
from rulebound.games.champions.numbers import attack_power, defense_power, keyword, scheme_power
from rulebound.games.champions.piles import top_encounter_card
from rulebound.games.champions.printed import ALLY, HERO, VILLAIN
from rulebound.games.champions.simultaneous import stir_of_damage
from rulebound.games.champions.state import ChampionsCard, ChampionsState
from rulebound.games.champions.threat import place_threat
from rulebound.kernel.cards import EVERYONE
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.flow import Flow, ask
from rulebound.lcg.abilities import BOOST
from rulebound.lcg.initiating import run_printed
from rulebound.lcg.simultaneous import next_of
from rulebound.lcg.windows import happen


def activate(s: ChampionsState, enemy: ChampionsCard, seat: int) -> Flow[Attack | Scheme | None]:
    """In step two an enemy attacks a hero and schemes against an alter-ego."""
    villain = enemy.kind == VILLAIN
    if s.is_hero(seat):
        rule = "champions.activation.hero_form_attack" if villain else "champions.minion.hero_form_attacks"
        return enemy_attacks(s, enemy, seat, rule=rule)
    rule = "champions.activation.alter_ego_scheme" if villain else "champions.minion.alter_ego_schemes"
    return enemy_schemes(s, enemy, seat, rule=rule)


# --- attack -----------------------------------------------------------------------------------------------


BY_ABILITY: Final = "champions.attack.enemy_extra_attack_explicit"


def enemy_attacks(s: ChampionsState, enemy: ChampionsCard, seat: int, *, rule: str = BY_ABILITY) -> Flow[Attack | None]:
    """An enemy attacks a player, unless it is stunned; the attack that was made, or None."""
    if not enemy.in_play or s.players[seat].out:
        return None
    if enemy.stunned:
        enemy.stunned = False  # champions.stunned.enemy_attack_replaced: the attack never starts, no boost card
        s.log.say("stun-lost", "champions.stunned.enemy_attack_replaced", card=enemy, player=s.players[seat])
        return None
    attack = Attack(ENEMY_ATTACK, enemy, s.identity(seat), seat)
    yield from begin(s, attack, resolve_attack(s, attack), rule)
    s.end_period("attack")
    return None if attack.changed else attack


def begin(s: ChampionsState, attack: Attack, effect: Flow[None], rule: str) -> Flow[None]:
    """An attack is announced and shown until it is over."""
    enemy, target = attack.by, attack.on
    assert enemy is not None
    assert target is not None
    s.log.say("enemy-attacks", rule, enemy=enemy, player=s.players[attack.seat])
    s.attacks += ((enemy.id, target.id),)
    yield from happen(s, attack, effect)
    s.attacks = s.attacks[:-1]


def resolve_attack(s: ChampionsState, attack: Attack, *joined: Attack) -> Flow[None]:
    """An attack that an interrupt has turned against others too is one attack more for each, resolved with it."""
    others = [seat for seat in attack.others if not s.players[seat].out] if attack.others else attack.others
    if not others:
        yield from resolve_attacks(s, [attack, *joined])
        return
    enemy = attack.by
    assert enemy is not None
    attack.others = others[1:]
    more = Attack(ENEMY_ATTACK, enemy, s.identity(others[0]), others[0])
    more.also = True
    yield from begin(s, more, resolve_attack(s, attack, *joined, more), BY_ABILITY)


def resolve_attacks(s: ChampionsState, attacks: Sequence[Attack]) -> Flow[None]:
    """Boost card, defender, boost cards turned up, damage.

    champions.enemy_attack.step_order

    What one enemy does to several players at once waits at every step for all of them.
    """
    attack = attacks[0]
    enemy = attack.by
    assert enemy is not None
    boosts: list[ChampionsCard] = []
    if enemy.kind == VILLAIN:  # champions.enemy_attack.minion_skips_boost
        deal_boosts(s, boosts, 1 + attack.extra)
        attack.extra = 0
    for one in attacks:
        yield from declare_defender(s, one)
    while boosts and not s.players[attack.seat].out:  # champions.boost.after_defender_declaration
        yield from turn_up_boost(s, boosts, attack)
        for one in attacks:
            lose_defender(one)
    for card in boosts:  # there is nobody left to attack
        s.move(card, s.encounter_discard)
    yield from strike(s, attacks, enemy)


def strike(s: ChampionsState, attacks: Sequence[Attack], enemy: ChampionsCard) -> Flow[None]:
    """The damage of one attack, or of several at one moment; then whoever was attacked and survived retaliates."""
    waiting: dict[ChampionsCard, Attack] = {}
    for one in attacks:
        assert one.on is not None
        if not s.players[one.seat].out:
            waiting[one.on] = one
    struck: list[ChampionsCard] = []
    while waiting:
        on = next(iter(waiting))
        if len(waiting) > 1:
            on = yield from next_of(s, list(waiting), lambda one: _stir(s, waiting[one], enemy), enemy)
        attack = waiting.pop(on)
        yield from deal_attack_damage(s, attack)
        assert attack.on is not None
        struck.append(attack.on)
    for target in struck:
        yield from retaliate(s, target, enemy)


def _stir(s: ChampionsState, attack: Attack, enemy: ChampionsCard) -> int:
    return stir_of_damage(s, target_of(s, attack), damage_of(s, attack, enemy), enemy)


def deal_boosts(s: ChampionsState, boosts: list[ChampionsCard], n: int) -> None:
    """Boost cards are dealt to an enemy face down.

    champions.activation.boost_every_time, champions.enemy_attack.villain_gets_boost_card,
    champions.activation.villain_attack_or_scheme, champions.activation.extra_by_ability: whatever brought it about.
    """
    boosts += [top_encounter_card(s, s.boosts) for _ in range(n)]


def turn_up_boost(s: ChampionsState, boosts: list[ChampionsCard], activation: Attack | Scheme) -> Flow[None]:
    """One card at a time: its icons count, its boost ability resolves at once, then it is discarded.

    champions.enemy_attack.boost_turned_one_by_one, champions.enemy_attack.boost_star_resolves_at_once,
    champions.enemy_attack.boost_cards_discarded, champions.boost.star_is_not_an_icon,
    champions.boost.only_this_activation, champions.boost.extra_cards_add_up,
    champions.boost.extra_cards_abilities_in_order
    """
    card = boosts.pop(0)
    s.show(card, EVERYONE)
    activation.boost += card.printed.boost
    rule = "champions.enemy_scheme.boost_icons_raise_sch"
    if isinstance(activation, Attack):
        rule = "champions.enemy_attack.boost_icons_raise_atk"
    s.log.say("boost", rule, card=card, n=card.printed.boost)
    yield from run_printed(s, card, BOOST, activation.seat, activation)  # champions.boost.only_text_below_line
    if s.boosts.holds(card):
        s.move(card, s.encounter_discard)
    if activation.extra:  # a boost ability gave another card
        deal_boosts(s, boosts, activation.extra)
        activation.extra = 0


def declare_defender(s: ChampionsState, attack: Attack) -> Flow[None]:
    """Who defends: the attacked player is asked first, then the others in player order.

    champions.enemy_attack.defending_is_optional, champions.ally.any_player_may_defend,
    champions.enemy_attack.defending_player_becomes_target
    """
    enemy = attack.by
    assert enemy is not None
    seats = s.order()
    if seats[0] != attack.seat:
        seats = [attack.seat, *[seat for seat in seats if seat != attack.seat]]
    rule = "champions.enemy_attack.defender_must_exhaust"
    for seat in seats:
        able = [card for card in s.characters_of(seat) if can_defend(card)]
        if not able:
            continue
        forced = False
        if seat == enemy.engaged and enemy.shown.only_allies_defend:
            allies = [card for card in able if card.printed.kind == ALLY]
            forced = bool(allies)
            able = allies or able
        options = [Option("defend", card) for card in able]
        if not forced:
            options.append(Option("no-defense"))
        choice = Choice(seat, "defend", options, rule, about=enemy, args=partial(attack.facts, s, seat))
        taken = yield from ask(choice)
        if isinstance(taken.on, ChampionsCard):
            defend(s, attack, taken.on)
            return


def can_defend(card: ChampionsCard) -> bool:
    """A ready hero or ally, no alter-ego: champions.defend.hero_basic_power, champions.exhaust.not_twice"""
    return not card.exhausted and card.in_play and card.printed.kind in (HERO, ALLY)


def defend(s: ChampionsState, attack: Attack, defender: ChampionsCard) -> None:
    """The defender exhausts, and its player is the one attacked: champions.enemy_attack.defender_must_exhaust"""
    defender.exhausted = True
    assert defender.controller is not None
    attack.defender = defender
    attack.defended = True
    attack.reduced = defender.printed.kind == HERO
    assert attack.by is not None
    assert attack.on is not None
    shown, now = (attack.by.id, attack.on.id), (attack.by.id, defender.id)
    s.attacks = tuple(now if one == shown else one for one in s.attacks)
    attack.seat = defender.controller
    s.log.say("defends", "champions.enemy_attack.defender_must_exhaust", card=defender)


def lose_defender(attack: Attack) -> None:
    """Without its defending ally an attack is undefended again: champions.enemy_attack.undefended_definition"""
    if attack.defender is not None and not attack.defender.in_play:
        attack.defender = None
        attack.defended = attack.reduced = False


def target_of(s: ChampionsState, attack: Attack) -> ChampionsCard:
    return attack.defender if attack.defender is not None else s.identity(attack.seat)


def damage_of(s: ChampionsState, attack: Attack, enemy: ChampionsCard) -> int:
    """ATK with boost icons, less the DEF of a defending hero: champions.enemy_attack.damage_is_modified_atk"""
    amount = attack_power(s, enemy) + attack.boost
    if attack.reduced:  # champions.enemy_attack.hero_defender_reduces_by_def
        amount = max(0, amount - defense_power(s, target_of(s, attack)))
    return amount


def deal_attack_damage(s: ChampionsState, attack: Attack) -> Flow[None]:
    """To the defender or else to the identity of the attacked player.

    champions.enemy_attack.hero_defender_takes_rest, champions.enemy_attack.ally_defender_takes_all,
    champions.enemy_attack.ally_excess_is_lost, champions.enemy_attack.undefended_target_hero_takes_all
    """
    enemy = attack.by
    assert enemy is not None
    attack.on = target = target_of(s, attack)
    amount = damage_of(s, attack, enemy)
    if amount == 0:
        s.log.say("no-damage", "champions.enemy_attack.damage_is_modified_atk", card=target)
    overkill = attack.overkill or keyword(s, enemy, "overkill") > 0
    damage = yield from deal_damage(s, target, amount, enemy, attack)
    if overkill and damage.excess and target.printed.kind == ALLY:
        # champions.overkill.ally_defender, in either form; champions.overkill.ally_spill_if_able
        yield from deal_damage(s, s.identity(attack.seat), damage.excess, enemy, attack)


def retaliate(s: ChampionsState, attacked: ChampionsCard, attacker: ChampionsCard) -> Flow[None]:
    """Who was attacked and survived strikes back.

    champions.retaliate.damage_after_attack, champions.retaliate.must_survive
    """
    if attacked.in_play and attacker.in_play:
        amount = keyword(s, attacked, "retaliate")
        if amount:
            s.log.say("retaliates", "champions.retaliate.damage_after_attack", card=attacked)
            yield from deal_damage(s, attacker, amount, attacked)


# --- scheme -----------------------------------------------------------------------------------------------


def enemy_schemes(
    s: ChampionsState, enemy: ChampionsCard, seat: int, *, rule: str = "champions.activation.extra_by_ability"
) -> Flow[Scheme | None]:
    """An enemy schemes, unless it is confused; the scheme that was made, or None."""
    if not enemy.in_play:
        return None
    if enemy.confused:
        enemy.confused = False  # champions.confused.enemy_scheme_replaced
        s.log.say("confusion-lost", "champions.confused.enemy_scheme_replaced", card=enemy, player=s.players[seat])
        return None
    scheme = Scheme(enemy, seat)
    s.log.say("enemy-schemes", rule, enemy=enemy, player=s.players[seat])
    yield from happen(s, scheme, resolve_scheme(s, scheme))
    s.end_period("attack")
    return None if scheme.changed else scheme


def resolve_scheme(s: ChampionsState, scheme: Scheme) -> Flow[None]:
    """Boost card, boost cards turned up, threat.

    champions.enemy_scheme.step_order, champions.enemy_scheme.villain_gets_boost_card,
    champions.enemy_scheme.boost_icons_raise_sch, champions.enemy_scheme.boost_star_resolves_at_once,
    champions.enemy_scheme.boost_cards_discarded
    """
    enemy = scheme.by
    assert enemy is not None
    boosts: list[ChampionsCard] = []
    if enemy.kind == VILLAIN:  # champions.enemy_scheme.minion_skips_boost
        deal_boosts(s, boosts, 1 + scheme.extra)
        scheme.extra = 0
    while boosts:  # champions.enemy_scheme.boost_turned_one_by_one
        yield from turn_up_boost(s, boosts, scheme)
    amount = max(0, scheme_power(s, enemy) + scheme.boost - scheme.less)
    rule = "champions.enemy_scheme.threat_on_main_scheme"
    if amount == 0:
        s.log.say("no-threat", rule)
    scheme.amount = yield from place_threat(s, s.main_scheme, amount, enemy, rule=rule)
