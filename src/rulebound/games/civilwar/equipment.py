"""Equipment (Ekwipunek): charging it, using it, and the universal one."""

from __future__ import annotations

from rulebound.games.civilwar.printed import WILD, Equipment
from rulebound.games.civilwar.resolving import Source, perform
from rulebound.games.civilwar.state import CivilState, Hero
from rulebound.kernel.cards import Card
from rulebound.kernel.choice import Option
from rulebound.kernel.flow import Flow, pick


def give(s: CivilState, hero: Hero, card: Card[Equipment]) -> None:
    """It lies in front of the hero, uncharged: civilwar.setup.own_equipment"""
    s.move(card, hero.gear)
    hero.charges = [False] * len(card.printed.slots)
    s.log.say("equipped", "civilwar.setup.own_equipment", hero=hero, card=card)


def slot_for(hero: Hero, symbol: int) -> int:
    """The empty slot that takes such an action: one of that type, else a Wild one; -1 if there is none."""
    gear = hero.equipment
    if gear is None:
        return -1
    wild = -1
    for slot, kind in enumerate(gear.slots):
        if not hero.charges[slot]:
            if kind == symbol:
                return slot
            if kind == WILD and wild < 0:
                wild = slot
    return wild


def charge(s: CivilState, hero: Hero, slot: int, rule: str) -> None:
    """Charges stay, also through a knock-out: civilwar.equipment.keep"""
    hero.charges[slot] = True
    s.log.say("charges", rule, hero=hero, card=hero.gear.cards[0], n=sum(hero.charges))


def use(s: CivilState, hero: Hero) -> Flow[None]:
    """Its effect, after which all slots are empty: civilwar.equipment.use"""
    card = hero.gear.cards[0]
    s.used_gear = True
    hero.charges = [False] * len(hero.charges)
    s.log.say("uses", "civilwar.equipment.use", hero=hero, card=card)
    yield from perform(s, Source.of(hero, "civilwar.equipment.use", card), card.printed.effects)


def offer_universal(s: CivilState) -> Flow[None]:
    """With its hand known, a hero without equipment may take a universal one that is left.

    civilwar.setup.universal_equipment
    """
    blue, red = s.of_side(s.blue), s.of_side(s.red)
    for hero in [one for pair in zip(blue, red, strict=True) for one in pair]:
        spare = [card for card in s.gear_box.cards if not card.printed.hero]
        if not s.universal or not spare or hero.gear.cards:
            continue
        offered: dict[Option, Card[Equipment] | None] = {Option("equip", card): card for card in spare}
        offered[Option("decline")] = None
        rule = "civilwar.setup.universal_equipment"
        taken = yield from pick(hero.seat, "equip", offered, rule, args={"hero": hero.sheet.name})
        if taken is not None:
            give(s, hero, taken)
