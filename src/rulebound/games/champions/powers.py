"""Basic powers (Атака, знешкоджування, лікування, наслідкове поранення) of heroes, alter-egos and allies."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from rulebound.games.champions.activation import retaliate
from rulebound.games.champions.damage import deal_damage
from rulebound.games.champions.events import ATTACK, THWART, Attack
from rulebound.games.champions.numbers import attack_power, keyword, recover_power, thwart_power
from rulebound.games.champions.printed import ALLY, ALTER_EGO, HERO, VILLAIN
from rulebound.games.champions.state import ChampionsCard, ChampionsState
from rulebound.games.champions.threat import THWARTABLE, remove_threat
from rulebound.kernel.flow import Flow, choose
from rulebound.kernel.requirements import Requirement, legal, requirement
from rulebound.kernel.text import Arg
from rulebound.lcg.effects.deeds import heal
from rulebound.lcg.events import Deed
from rulebound.lcg.modifiers import cannot
from rulebound.lcg.windows import happen

# --- whom one may attack ----------------------------------------------------------------------------------


@requirement("champions.guard.villain_cannot_be_attacked")
def no_guard(s: ChampionsState, seat: int, enemy: ChampionsCard) -> bool:
    """While a player is engaged with a guard, that player cannot attack the villain, unless it has guard itself."""
    if (enemy.facedown_as or enemy.printed).kind != VILLAIN:
        return True
    if keyword(s, enemy, "guard"):  # champions.guard.villain_with_guard_exempt
        return True
    for minion in s.players[seat].engaged.cards:  # noqa: SIM110
        if keyword(s, minion, "guard"):
            return False
    return True


@requirement("champions.attack.any_enemy_target")
def may_be_attacked(s: ChampionsState, seat: int, enemy: ChampionsCard) -> bool:
    """An ability may forbid attacks on it."""
    return enemy.in_play and not cannot(s, "be-attacked", enemy)


ATTACKABLE: Final[tuple[Requirement[ChampionsState, ChampionsCard], ...]] = (no_guard, may_be_attacked)


def attackable(s: ChampionsState, seat: int) -> list[ChampionsCard]:
    return [enemy for enemy in s.enemies() if legal(ATTACKABLE, s, seat, enemy)]


def thwartable(s: ChampionsState, seat: int) -> list[ChampionsCard]:
    return [scheme for scheme in s.schemes() if legal(THWARTABLE, s, seat, scheme)]


# --- who may act ------------------------------------------------------------------------------------------


POWERS: Final[Mapping[str, Sequence[str]]] = {
    HERO: ("attack", "thwart"),
    ALLY: ("attack", "thwart"),
    ALTER_EGO: ("recover",),
}
"""Which basic powers each form has: champions.player_turn.basic_powers_by_form"""


@requirement("champions.exhaust.not_twice")
def is_ready(s: ChampionsState, seat: int, card: ChampionsCard) -> bool:
    """Using a basic power exhausts the character."""
    return not card.exhausted


@requirement("champions.player_turn.basic_powers_by_form")
def hero_or_ally(s: ChampionsState, seat: int, card: ChampionsCard) -> bool:
    """Heroes and allies attack and thwart, alter-egos do not."""
    return "attack" in POWERS[card.printed.kind]


@requirement("champions.recover.alter_ego_only")
def is_alter_ego(s: ChampionsState, seat: int, card: ChampionsCard) -> bool:
    """Only an alter-ego recovers."""
    return "recover" in POWERS[card.printed.kind]


@requirement("champions.dash.power_unusable")
def has_atk(s: ChampionsState, seat: int, card: ChampionsCard) -> bool:
    """A dash in place of ATK: no basic attack."""
    return card.printed.atk is not None


@requirement("champions.dash.power_unusable")
def has_thw(s: ChampionsState, seat: int, card: ChampionsCard) -> bool:
    """A dash in place of THW: no basic thwart."""
    return card.printed.thw is not None


@requirement("champions.attack.any_enemy_target")
def has_enemy(s: ChampionsState, seat: int, card: ChampionsCard) -> bool:
    """There is an enemy that may be attacked."""
    for enemy in s.villain_zone.cards:  # asked of every ready character at every choice of a turn
        if legal(ATTACKABLE, s, seat, enemy):
            return True
    for enemy in s.minions():  # noqa: SIM110
        if legal(ATTACKABLE, s, seat, enemy):
            return True
    return False


@requirement("champions.ability.must_change_game")
def has_scheme(s: ChampionsState, seat: int, card: ChampionsCard) -> bool:
    """There is a scheme from which threat can be removed."""
    if card.confused:
        return True
    for scheme in s.schemes():  # noqa: SIM110 (asked of every ready character at every choice of a turn)
        if legal(THWARTABLE, s, seat, scheme):
            return True
    return False


@requirement("champions.ability.must_change_game")
def is_damaged(s: ChampionsState, seat: int, card: ChampionsCard) -> bool:
    """Recovering without damage would change nothing."""
    return card.damage > 0


BASIC_POWERS: Final[Mapping[str, tuple[Requirement[ChampionsState, ChampionsCard], ...]]] = {
    "attack": (hero_or_ally, is_ready, has_atk, has_enemy),
    "thwart": (hero_or_ally, is_ready, has_thw, has_scheme),
    "recover": (is_alter_ego, is_ready, is_damaged),
}
"""The options of a turn that exhaust a character, and what each demands of it."""
READY_POWERS: Final[Mapping[str, tuple[Requirement[ChampionsState, ChampionsCard], ...]]] = {
    act: tuple([need for need in needs if need not in (hero_or_ally, is_alter_ego, is_ready)])
    for act, needs in BASIC_POWERS.items()
}
"""What is left to ask of a ready character whose type has the power."""


def _with(
    s: ChampionsState, card: ChampionsCard, power: Callable[[ChampionsState, ChampionsCard], int]
) -> dict[str, Arg]:
    """Who does it, and how strong: for the question to whom."""
    return {"by": card.printed.name, "n": power(s, card), "deeds": []}


# --- the powers -------------------------------------------------------------------------------------------


def basic_attack(s: ChampionsState, card: ChampionsCard, seat: int) -> Flow[None]:
    """A basic attack exhausts the character; stunned, it only loses the stun.

    champions.attack.hero_basic_exhausts, champions.attack.ally_basic_exhausts, champions.attack.ally_basic_damage
    """
    card.exhausted = True
    if card.stunned:
        card.stunned = False
        s.log.say("stun-lost", "champions.stunned.player_attack_replaced", card=card)
        return
    rule = "champions.attack.any_enemy_target"
    enemy = yield from choose(
        s, seat, "attack", s.enemies(), rule, needs=ATTACKABLE, about=card, args=partial(_with, s, card, attack_power)
    )
    assert enemy is not None
    yield from make_attack(s, card, enemy, attack_power(s, card), seat, basic=True)


def make_attack(
    s: ChampionsState,
    attacker: ChampionsCard,
    enemy: ChampionsCard,
    amount: int,
    seat: int,
    *,
    basic: bool = False,
    overkill: bool = False,
    source: ChampionsCard | None = None,
) -> Flow[Attack]:
    """A hero or ally attacks an enemy: damage, retaliation, the responses, and last of all consequential damage."""
    attack = Attack(ATTACK, attacker, enemy, seat, basic=basic)
    attack.overkill = overkill
    ally = attacker.printed.kind == ALLY
    rule = "champions.attack.ally_basic_damage" if ally else "champions.attack.hero_basic_damage"
    if not basic:
        rule = "champions.attack.labelled_ability"
    s.log.say("attacks", rule, card=attacker, enemy=enemy, n=amount)
    s.attacks += ((attacker.id, enemy.id),)
    yield from happen(s, attack, _resolve_attack(s, attack, enemy, amount, source or attacker))
    s.attacks = s.attacks[:-1]
    if basic and ally and not attack.changed:
        hurts = attacker.printed.atk_hurts
        yield from consequential_damage(s, attacker, hurts, "champions.consequential_damage.after_attack")
    return attack


def _resolve_attack(
    s: ChampionsState, attack: Attack, enemy: ChampionsCard, amount: int, source: ChampionsCard
) -> Flow[None]:
    attacker = attack.by
    assert attacker is not None
    face = enemy.printed
    damage = yield from deal_damage(s, enemy, amount, source, attack)
    if damage.excess and not enemy.in_play and (attack.overkill or keyword(s, attacker, "overkill")):
        # champions.overkill.minion_to_villain
        yield from deal_damage(s, s.villain, damage.excess, source, attack)
    if enemy.printed is face:  # champions.retaliate.must_survive: a stage that was beaten does not
        yield from retaliate(s, enemy, attacker)


def basic_thwart(s: ChampionsState, card: ChampionsCard, seat: int) -> Flow[None]:
    """A basic thwart exhausts the character; confused, it only loses that card.

    champions.thwart.hero_basic_exhausts, champions.ally.exhausts_to_thwart
    """
    card.exhausted = True
    if card.confused:
        card.confused = False
        s.log.say("confusion-lost", "champions.confused.player_thwart_replaced", card=card)
        return
    ally = card.printed.kind == ALLY
    rule = "champions.thwart.ally_basic_amount" if ally else "champions.thwart.hero_basic_amount"
    scheme = yield from choose(
        s, seat, "thwart", s.schemes(), rule, needs=THWARTABLE, about=card, args=partial(_with, s, card, thwart_power)
    )
    assert scheme is not None
    yield from make_thwart(s, card, scheme, thwart_power(s, card), seat, basic=True)


def make_thwart(
    s: ChampionsState, card: ChampionsCard, scheme: ChampionsCard, amount: int, seat: int, *, basic: bool = False
) -> Flow[int]:
    """A hero or ally thwarts: threat is removed, then the responses, and last of all consequential damage."""
    deed: Deed[ChampionsCard] = Deed(THWART, scheme, seat, card, amount)
    ally = card.printed.kind == ALLY
    rule = "champions.thwart.ally_basic_amount" if ally else "champions.thwart.hero_basic_amount"
    if not basic:
        rule = "champions.thwart.labelled_ability"
    s.log.say("thwarts", rule, card=card, scheme=scheme)
    yield from happen(s, deed, _resolve_thwart(s, deed, scheme, card))
    if basic and ally and not deed.changed:
        yield from consequential_damage(s, card, card.printed.thw_hurts, "champions.consequential_damage.after_thwart")
    return deed.amount


def _resolve_thwart(
    s: ChampionsState, deed: Deed[ChampionsCard], scheme: ChampionsCard, card: ChampionsCard
) -> Flow[None]:
    deed.amount = yield from remove_threat(s, scheme, deed.amount, card)


def consequential_damage(s: ChampionsState, ally: ChampionsCard, amount: int, rule: str) -> Flow[None]:
    """After all else, so that an ally's own response comes before it: champions.ally.consequential_damage_mandatory"""
    if amount and ally.in_play:
        s.log.say("consequential", rule, card=ally, n=amount)
        yield from deal_damage(s, ally, amount, ally)


def recover(s: ChampionsState, card: ChampionsCard) -> None:
    """The alter-ego exhausts and heals its REC: champions.recover.exhausts, champions.recover.amount"""
    card.exhausted = True
    s.log.say("recovers", "champions.recover.amount", card=card)
    heal(s, card, recover_power(s, card), "champions.recover.amount")
