"""Losing and gaining energy: the order in which protection, replacement, loss, leaving and triggers happen."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from rulebound.games.guardians.hands import discard_random, opposed
from rulebound.games.guardians.leaving import NO_ENERGY, leave
from rulebound.games.guardians.state import MOST_ENERGY, GuardiansState, Player
from rulebound.kernel.choice import Facts, Option
from rulebound.kernel.flow import Flow, pick

if TYPE_CHECKING:
    from rulebound.games.guardians.words.effect import Effect


STANCE: Final = {
    "hail": "guardians.effect.stance_protects_hail",  # guardians.effect.stance_targetable
    "shot": "guardians.effect.stance_protects_shot",
}
"""The rule by which the stance protects from damage of this source; a Knockout is no damage."""


BY_EFFECT: Final = "guardians.effect.damage_x"
DAMAGE: Final = {
    "trap": "guardians.trap.one_damage",
    "initiative": "guardians.effect.initiative_old_first_player",  # guardians.effect.initiative_by_first_player
    "battlefield": "guardians.battlefield.changes_one_battle",
}
"""The rule by which energy is lost, where it is not the damage that an effect deals."""


class Moment:
    """What an effect may refer to: the card just played and its action, or who caused what happened."""

    __slots__ = ("action", "by", "card")

    def __init__(self, card: int = -1, action: int = -1, by: Player | None = None) -> None:
        self.card = card  # the id of the technique card just revealed
        self.action = action  # which of its two actions was chosen
        self.by = by


def perform(s: GuardiansState, player: Player, effects: Collection[Effect], moment: Moment) -> Flow[None]:
    """The steps of a text from left to right; who is put out in the middle does no more."""
    for effect in effects:
        yield from effect.run(s, player, moment)
        if not player.in_battle:
            return


def stance_protects(s: GuardiansState, target: Player, source: str, by: Player | None) -> bool:
    """Some heroes' actions ignore the stance.

    guardians.effect.stance_protects_hail, guardians.effect.stance_protects_shot, guardians.effect.stance_nothing_else
    """
    if source not in s.terms.stance_protects or not target.in_stance:
        return False
    return by is None or not s.ability(by).ignores_stance


def gain(s: GuardiansState, player: Player, n: int) -> Flow[None]:
    """Energy is gained up to 6: guardians.effect.gain_energy, guardians.energy.max_six"""
    player.energy = min(MOST_ENERGY, player.energy + n)
    s.log.say("gains", "guardians.effect.gain_energy", player=player, n=n, energy=player.energy)
    yield from perform(s, player, s.ability(player).when_gaining, Moment())


def damage(s: GuardiansState, targets: Collection[Player], n: int, source: str, by: Player | None) -> Flow[None]:
    """One damage event to some heroes at once.

    For each: stance, the battlefield's lessening, the hero's own passive, then reactions; then all lose
    energy together, those without any leave together, and what that triggers follows.
    """
    losses: list[tuple[Player, int]] = []
    softened: list[Player] = []
    cheated: list[Player] = []
    for target in s.fighting():
        if target not in targets:
            continue
        amount = lessened(s, target, n, source, by)
        ability = s.ability(target)
        if ability.caps_damage and amount > ability.caps_damage:
            amount = ability.caps_damage
            softened.append(target)
            s.log.say("lessened", "guardians.hero.passive_always_on", player=target, n=amount)
        if amount and (yield from _prevents(s, target, by, amount)):
            amount = 0
            s.log.say("prevented", "guardians.hero.unique_ability", player=target)
        if amount >= target.energy and (yield from _cheats_death(s, target)):
            amount = target.energy - s.ability(target).cheats_death
            s.log.say("survives", "guardians.hero.unique_ability", player=target)
            cheated.append(target)
        if amount > 0:
            losses.append((target, min(amount, target.energy)))

    for target, amount in losses:
        target.energy -= amount  # open to all: guardians.energy.tracked
        s.log.say("loses", DAMAGE.get(source, BY_EFFECT), player=target, n=amount, energy=target.energy)
    for target in cheated:
        discard_random(s, target, 1, None)
    out = [target for target, _ in losses if target.energy == 0]
    leave(s, out, NO_ENERGY)
    yield from _after_damage(s, losses, out, softened, by)


def lessened(s: GuardiansState, target: Player, n: int, source: str, by: Player | None) -> int:
    """What is left of n after stance, battlefield and the hero's help against traps.

    A step that finds nothing to lessen is not used up.
    """
    if stance_protects(s, target, source, by):
        s.log.say("stance-holds", STANCE[source], player=target)
        return 0
    if n and s.terms.first_damage_less and not target.shielded:
        target.shielded = True
        n = max(0, n - s.terms.first_damage_less)
        s.log.say("lessened", "guardians.battlefield.changes_one_battle", player=target, n=n)
    if n and source == "trap" and s.ability(target).prevents_first_trap and not target.trap_spared:
        target.trap_spared = True
        s.log.say("trap-spared", "guardians.hero.passive_always_on", player=target)
        return 0
    return n


def _prevents(s: GuardiansState, target: Player, by: Player | None, n: int) -> Flow[bool]:
    """An active reaction against damage that an opponent causes."""
    if not opposed(target, by) or not s.ready_ability(target).prevents_damage:
        return False
    assert by is not None  # who has no opponent has nothing to prevent
    used = yield from offer_ability(s, target, "prevent", {"n": n, "who": by.name_for(target.seat)})
    return used


def _cheats_death(s: GuardiansState, target: Player) -> Flow[bool]:
    """An active reaction against losing the last energy."""
    if not s.ready_ability(target).cheats_death:
        return False
    used = yield from offer_ability(s, target, "survive")
    return used


def offer_ability(s: GuardiansState, player: Player, prompt: str, args: Facts | None = None) -> Flow[bool]:
    """May be used now; using it turns the hero card face down: guardians.hero.active_once_per_battle"""
    hero = player.hero_card
    offered = {Option("use-ability", hero): True, Option("decline"): False}
    rule = "guardians.hero.active_once_per_battle"
    used = yield from pick(player.seat, prompt, offered, rule, about=hero, args=args)
    if not used:
        return False
    hero.used = True
    s.log.say("uses-ability", "guardians.hero.active_flips_card", player=player, hero=hero)
    return True


def _after_damage(
    s: GuardiansState,
    losses: list[tuple[Player, int]],
    out: list[Player],
    softened: list[Player],
    by: Player | None,
) -> Flow[None]:
    """The triggers: the battlefield, the hero who hurt, then those who were hurt from the first player clockwise."""
    if by is not None and by.in_battle:
        others_out = sum(player is not by for player in out)
        if others_out and s.terms.gains_for_outs:
            yield from gain(s, by, others_out * s.terms.gains_for_outs)
        if any(opposed(target, by) for target, _ in losses):
            yield from perform(s, by, s.ability(by).when_hurting, Moment())
    for target, _ in losses:
        ability = s.ability(target)
        moment = Moment(by=by)
        yield from perform(s, target, ability.when_hurt, moment)
        if opposed(target, by):
            yield from perform(s, target, ability.when_hurt_by_opponent, moment)
        if target in softened:
            yield from perform(s, target, ability.when_capped, moment)
