"""Damage, hit points, defeat (Поранення, життя, поразка): who has no hit points left is defeated."""

from __future__ import annotations

from collections.abc import Mapping

from rulebound.games.champions.elimination import eliminate
from rulebound.games.champions.events import Attack, Damage, Defeat
from rulebound.games.champions.numbers import keyword, remaining
from rulebound.games.champions.printed import ALTER_EGO, HERO, VILLAIN
from rulebound.games.champions.simultaneous import stir_of_damage
from rulebound.games.champions.state import ChampionsCard, ChampionsState
from rulebound.games.champions.status import TOUGH, give_status
from rulebound.games.champions.victory import players_win
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.flow import Flow, ask, choose
from rulebound.lcg.abilities import WHEN_DEFEATED, WHEN_REVEALED
from rulebound.lcg.initiating import run_printed
from rulebound.lcg.modifiers import cannot
from rulebound.lcg.simultaneous import next_of, unlike
from rulebound.lcg.windows import happen


def can_be_hurt(s: ChampionsState, card: ChampionsCard, by: ChampionsCard | None) -> bool:
    """Whether damage to it would change anything, if only that a tough card is lost."""
    return card.in_play and not cannot(s, "take-damage", card, by)


def deal_damage(
    s: ChampionsState, card: ChampionsCard, amount: int, by: ChampionsCard | None = None, attack: Attack | None = None
) -> Flow[Damage]:
    """Deal damage to a character; status cards come before all abilities (champions.status.priority_over_abilities)."""
    damage = Damage(card, amount, by, attack)
    if amount <= 0 or not card.in_play:
        return damage
    if cannot(s, "take-damage", card, by):
        s.log.say("cannot-be-hurt", "champions.cannot.absolute", card=card)
        return damage
    if card.tough:
        card.tough = False  # champions.tough.damage_replaced, champions.overkill.tough_leaves_nothing
        s.log.say("tough-lost", "champions.tough.damage_replaced", card=card)
        return damage
    yield from happen(s, damage, _take(s, damage))
    return damage


def _take(s: ChampionsState, damage: Damage) -> Flow[None]:
    """What was not prevented is taken: champions.damage.reduces_hit_points, champions.prevent.damage"""
    card = damage.on
    assert card is not None
    amount = damage.amount
    if not card.in_play:
        return
    left = remaining(s, card)
    card.damage += amount  # champions.sustained_damage.token_characters
    damage.was = True
    damage.excess = max(0, amount - left)
    attack = damage.attack
    if attack is not None:
        attack.dealt += amount
        attack.damaged.append(card)
    s.log.say("damaged", "champions.damage.reduces_hit_points", card=card, n=amount)
    if amount >= left:
        yield from defeat(s, card, damage.by, attack)


def deal_together(s: ChampionsState, shares: Mapping[ChampionsCard, int], by: ChampionsCard | None) -> Flow[int]:
    """Damage to several characters at one moment; how much was dealt in all.

    Whom it can reach is known before, one after the other takes it.
    """
    dealt = 0
    waiting = list(shares)
    while waiting:
        card = yield from next_of(s, waiting, lambda one: stir_of_damage(s, one, shares[one], by), by)
        waiting.remove(card)
        damage = yield from deal_damage(s, card, shares[card], by)
        dealt += damage.amount if damage.was else 0
    return dealt


def divide_indirect_damage(s: ChampionsState, seat: int, amount: int, by: ChampionsCard | None) -> Flow[None]:
    """One point after another: champions.indirect_damage.divided, champions.indirect_damage.cap_per_character"""
    assigned: dict[ChampionsCard, int] = {}
    rule = "champions.indirect_damage.divided"
    for n in range(amount):
        able = [card for card in s.characters_of(seat) if assigned.get(card, 0) < remaining(s, card)]
        if not able:
            break  # what no character can take is lost
        options = [Option("assign", card) for card in able]
        taken = yield from ask(Choice(seat, "assign", options, rule, about=by, args={"n": amount - n}))
        card = able[options.index(taken)]
        assigned[card] = assigned.get(card, 0) + 1
    yield from deal_together(s, assigned, by)


# --- defeat -----------------------------------------------------------------------------------------------


def defeat(
    s: ChampionsState, card: ChampionsCard, by: ChampionsCard | None = None, attack: Attack | None = None
) -> Flow[None]:
    """Who has no hit points left is defeated: champions.remaining_hit_points.zero_defeats"""
    event = Defeat(card, by, attack)
    yield from happen(s, event, _defeat(s, event))


def _defeat(s: ChampionsState, event: Defeat) -> Flow[None]:
    card = event.on
    assert card is not None
    if not card.in_play:
        return
    if event.attack is not None:
        event.attack.defeated.append(event.what)
    s.log.say("defeated", "champions.remaining_hit_points.zero_defeats", card=card)
    if card.kind == VILLAIN:
        yield from run_printed(s, card, WHEN_DEFEATED, s.first, event)
        yield from next_villain_stage(s)  # champions.hit_points.villain_dial_zero
    elif card.kind in (HERO, ALTER_EGO):
        assert card.controller is not None
        eliminate(s, card.controller)  # champions.player_elimination.others_continue
    else:  # champions.hit_points.ally_minion_defeated_discard, champions.defeat.card_discarded
        if card.facedown_as is None:  # champions.when_defeated.automatic
            seat = card.engaged if card.controller is None else card.controller
            yield from run_printed(s, card, WHEN_DEFEATED, seat, event)
        if card.in_play:
            yield from s.judge.discard_from_play(s, card)


def check_hit_points(s: ChampionsState) -> Flow[None]:
    """Who falls first is nowhere said, so the players take what is worst for them.

    champions.grim.worst_outcome;
    champions.grim.play_continues; nobody is asked which of several facedown minions falls first.
    """
    tried: list[ChampionsCard] = []  # something may keep a card from being defeated
    while fallen := [card for card in (*s.enemies(), *s.friends()) if remaining(s, card) <= 0 and card not in tried]:
        different = unlike(fallen)
        card = yield from choose(s, s.first, "defeat", different, "champions.grim.worst_outcome", prompt="grim")
        assert card is not None
        tried.append(card)
        yield from defeat(s, card)


def next_villain_stage(s: ChampionsState) -> Flow[None]:
    """The stage is removed from the game and the next one takes over, with all but the damage."""
    villain = s.villain
    if not s.villain_deck.cards:
        raise players_win(s)
    other = s.villain_deck.cards[-1]
    s.deactivate(villain)
    # It is the same villain, so the card in play shows the new stage, and the old one goes out with the other card:
    # champions.villain_defeat.attachments_stay, champions.villain_defeat.status_cards_stay,
    # champions.villain_defeat.tokens_stay
    villain.printed, other.printed = other.printed, villain.printed
    s.move(other, s.removed)  # champions.villain_defeat.stage_removed_from_game
    villain.damage = 0  # champions.villain_defeat.dial_reset, champions.villain_defeat.excess_damage_lost
    s.activate(villain)
    s.log.say("villain-stage", "champions.villain_defeat.next_stage_revealed", card=villain)
    yield from reveal_stage(s)


def reveal_stage(s: ChampionsState) -> Flow[None]:
    """A stage of the villain comes with its tough card, and does what it says: champions.setup.step10_when_revealed"""
    if keyword(s, s.villain, "toughness"):
        give_status(s, s.villain, TOUGH)
    yield from run_printed(s, s.villain, WHEN_REVEALED, s.first)
