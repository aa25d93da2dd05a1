"""Damage, Shields, knock-out and recovery (Obrażenia, Tarcze, Nokaut)."""

from __future__ import annotations

from rulebound.games.civilwar.prison import lay_in_cell, reward
from rulebound.games.civilwar.registration import damage_danger
from rulebound.games.civilwar.scoring import score_ko
from rulebound.games.civilwar.state import CLASH, NOWHERE, CivilState, Hero
from rulebound.games.civilwar.triggers import ENEMY_KO, answer
from rulebound.kernel.flow import Flow, choose

CARD_LOST = "civilwar.damage.card_to_bottom"
RECOVERY = 4


def damage(s: CivilState, hero: Hero, n: int, by: int | None, *, preventable: bool = True) -> Flow[None]:
    """Damage point by point: prevention, a Shield, else a card from hand; who has none left is KO'd.

    civilwar.shield.per_damage. `by` is the side that deals it, if one does.
    """
    for _ in range(n):
        if hero.ko:  # civilwar.damage.ko_ignored
            return
        if preventable and prevents(s, hero):  # civilwar.damage.unpreventable
            continue
        out = False
        if hero.active_shields:  # also against what cannot be prevented: civilwar.shield.unpreventable_too
            hero.active_shields -= 1
            s.log.say("shield-turns", "civilwar.shield.must_flip", hero=hero)
        else:
            yield from lose_card(s, hero, "lose", CARD_LOST)
            out = not hero.hand.cards  # also if the last one was just played
        if by is not None:  # dealt, even if a Shield took it: civilwar.shield.counts_as_damage
            damage_danger(s, hero, by)
        if out:
            yield from knock_out(s, hero, "civilwar.damage.ko")


def prevents(s: CivilState, hero: Hero) -> bool:
    """An Invulnerable token, a guard against the first damage, or the place itself."""
    if hero.warded:
        s.log.say("prevented", "civilwar.damage.invulnerable", hero=hero)
        return True
    if hero.guards_damage:
        hero.guards_damage = False
        s.log.say("prevented", "civilwar.terms.villain_turn", hero=hero)
        return True
    if hero.position != NOWHERE and s.ring[hero.position].tile.shelters:
        s.log.say("prevented", "civilwar.location.continuous_both", hero=hero)
        return True
    return False


def lose_card(s: CivilState, hero: Hero, prompt: str, rule: str) -> Flow[None]:
    """The hero's player puts a hand card of choice at the bottom of the hero's deck."""
    card = yield from choose(s, hero.seat, prompt, hero.hand.cards[:], rule, args={"hero": hero.sheet.name})
    if card is None:
        return
    hero.hand.cards.remove(card)
    hero.deck.cards.insert(0, card)
    card.place = hero.deck.place
    s.mix([*hero.hand.cards, card], 1 << hero.seat)
    s.log.say("loses-card", rule, hero=hero, left=len(hero.hand.cards))


def discard(s: CivilState, hero: Hero, n: int, rule: str) -> Flow[None]:
    """A discard is no damage: Shields do not help, and an emptied hand means KO.

    civilwar.shield.not_for_discard, civilwar.damage.ko_by_discard
    """
    for _ in range(n):
        if hero.ko or not hero.hand.cards:
            return
        yield from lose_card(s, hero, "discard", rule)
        if not hero.hand.cards:
            yield from knock_out(s, hero, "civilwar.damage.ko_by_discard")


def knock_out(s: CivilState, hero: Hero, rule: str) -> Flow[None]:
    """The figure is laid down; then what a knock-out brings in this mode, before anything else goes on."""
    hero.ko = True
    s.log.say("knocked-out", rule, hero=hero)
    if s.mode == CLASH:
        score_ko(s, hero.side)
    elif hero.side == s.blue:
        yield from lay_in_cell(s, hero)
    else:
        yield from reward(s)
    yield from answer(s, ENEMY_KO, hero)


def recover(s: CivilState, hero: Hero) -> None:
    """Stand up, with all Shields active again: civilwar.damage.recovery, civilwar.shield.recover_on_stand"""
    hero.ko = False
    hero.active_shields = hero.shields
    s.log.say("recovers", "civilwar.damage.recovery", hero=hero)


def draw(s: CivilState, hero: Hero, n: int, rule: str) -> int:
    """As many of n cards as the deck has, without a limit of the hand.

    civilwar.turn.draw_empty, civilwar.turn.no_hand_limit
    """
    drawn = min(n, len(hero.deck.cards))
    for _ in range(drawn):
        s.deal(hero.deck, hero.hand)
    s.log.say("draws", rule, hero=hero, n=drawn)
    return drawn
