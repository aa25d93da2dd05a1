"""What an effect says of itself (Потім): whether it was done, so that what stands behind "then" may follow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rulebound.games.fellowship.events import ENEMY_ATTACK, SHADOW, SHADOW_DEALT, Attack, InAttack, Reveal
from rulebound.games.fellowship.words import (
    ALLY,
    CARD,
    EACH_PLAYER,
    ENEMY,
    HERO,
    YOU,
    add_to_staging,
    an,
    attach_aside,
    attach_this,
    attack_as_shadow,
    attack_bonus,
    attack_with,
    bequeath,
    cancel_shadow,
    cancel_when_revealed,
    capture,
    capture_too,
    come_into_staging,
    deal_shadow,
    each_reveals_top,
    earn,
    earn_attached,
    engage,
    engage_this,
    face_down,
    facedown_enemy,
    free_captive,
    give_control,
    ignore_defense,
    keep_from_attacking,
    look_at_deck,
    look_at_encounter,
    look_at_shadow,
    many_defenders,
    move,
    named,
    next_stage_at_random,
    put_aside_into_play,
    record_prisoner,
    rescue,
    resolve_when_revealed,
    return_to_staging,
    reveal_more,
    search_top,
    set_aside,
    set_copies_aside,
    surge,
    swap_cards,
    swap_values,
    turn_this_over,
)
from rulebound.lcg.events import Deed
from rulebound.lcg.moment import Moment
from rulebound.lcg.state import Event
from tests.fellowship_campaign import campaign
from tests.fellowship_table import Table, table

TRIO = [["gimli", "legolas"], ["aragorn", "theodred"], ["eowyn", "eleanor"]]
ORC = facedown_enemy("Orc Guard", attack=1, defense=1, hit_points=1)


def outcome(
    t: Table, effect: Any, *answers: str, by: str = "gimli", seat: int = 0, event: Event | None = None, that: int = -1
) -> Any:
    """What an effect says when a player has resolved it."""
    m: Moment[Any] = Moment(t.card(by), seat, event=event)
    m.that = that
    return t.run(effect.run(t.s, m), *answers)


def game(scenario: str = "mirkwood") -> Table:
    return table(heroes=TRIO, first=1, scenario=scenario)


def in_attack(effect: Any) -> bool:
    t = game()
    troll = t.put("hill_troll", engaged=0)
    return bool(outcome(t, effect, event=Attack(ENEMY_ATTACK, troll, None, 0)))


def at_a_shadow(effect: Any) -> bool:
    t = game()
    troll = t.put("hill_troll", engaged=0)
    attack = Attack(ENEMY_ATTACK, troll, None, 0)
    return bool(outcome(t, effect, event=InAttack(SHADOW, t.put("forest_gate"), 0, troll, attack)))


def at_a_reveal(effect: Any) -> bool:
    t = game()
    return bool(outcome(t, effect, event=Reveal(t.put("hill_troll"), 0)))


def swaps() -> bool:
    t = table(heroes=[["gimli"]], hand=["feint"])
    t.lay("blade_mastery", "discard")
    return bool(outcome(t, swap_cards(an(CARD.in_your_hand), an(CARD.in_your_discard_pile))))


def swaps_with_itself() -> bool:
    t = table(heroes=[["gimli"]], hand=["feint"])
    return bool(outcome(t, swap_cards(an(CARD.in_your_hand), an(CARD.in_your_hand))))


def looks_at_a_shadow() -> bool:
    t = game()
    troll = t.put("hill_troll", engaged=0)
    card = t.s.deal(t.s.encounter, t.s.shadows)
    card.host = troll.id
    return bool(outcome(t, look_at_shadow, event=Deed(SHADOW_DEALT, troll, 0, card)))


def swaps_values() -> bool:
    t = table(heroes=[["legolas"]], in_play=["snowbourn_scout"])
    return bool(outcome(t, swap_values("attack", an(HERO), an(ALLY)), by="legolas"))


def swaps_nothing() -> bool:
    t = table(heroes=[["legolas"]])
    return bool(outcome(t, swap_values("attack", an(HERO), an(ALLY)), by="legolas"))


def in_mirkwood(effect: Any, *answers: str, **more: Any) -> Callable[[], bool]:
    return lambda: bool(outcome(game(), effect, *answers, **more))


def in_dol_guldur(effect: Any, *answers: str, **more: Any) -> Callable[[], bool]:
    return lambda: bool(outcome(game("dol_guldur"), effect, *answers, **more))


def in_a_campaign(won: int, effect: Any, *answers: str, by: str = "quest") -> Callable[[], bool]:
    def done() -> bool:
        t = table(campaign=campaign(*TRIO, won=won, prisoner="aragorn" if won > 1 else ""), first=1)
        return bool(outcome(t, effect, *answers, by=by))

    return done


def moves(n: int) -> bool:
    t = game()
    t.pools(gimli=n)
    return bool(outcome(t, move("resources", 1, named("Gimli"), named("Aragorn"))))


def attacks(there: bool) -> bool:
    t = table(heroes=TRIO, engaged=["hill_troll"] if there else [])
    m = Moment(t.card("gimli"), 0)
    m.keep("one", [t.card("gimli")])
    return bool(t.run(attack_with("one").run(t.s, m)))


def attaches() -> bool:
    t = game()
    t.dial(20, 30, 20)
    t.lay("caught_in_a_web", "revealing")
    return bool(outcome(t, attach_this(), "p1>attach/theodred", by="caught_in_a_web"))


def attaches_to_nobody() -> bool:
    t = game()
    t.dial(20, 30, 20)
    for hero in t.s.heroes_of(1):
        hero.captive = True
    t.lay("caught_in_a_web", "revealing")
    return bool(outcome(t, attach_this(), by="caught_in_a_web"))


def with_a_troll(effect: Any, seat: int = 0) -> Callable[[], bool]:
    def done() -> bool:
        t = game()
        t.put("hill_troll", engaged=0)
        return bool(outcome(t, effect, seat=seat))

    return done


def with_a_shadow(effect: Any) -> Callable[[], bool]:
    def done() -> bool:
        t = game()
        t.at("combat")
        t.on_top("wolf_rider")
        card = t.s.deal(t.s.encounter, t.s.shadows)
        t.on_top("forest_gate")
        return bool(t.run(effect.run(t.s, Moment(card, 2)), "?defend/eowyn"))

    return done


def gives(to: int) -> bool:
    t = table(heroes=TRIO, in_play=["gandalf"])
    return bool(outcome(t, give_control, by="gandalf", that=to))


def searches() -> bool:
    t = game()
    t.on_deck("feint")
    return bool(outcome(t, search_top(1), "take/feint"))


def without_encounter_cards(effect: Any) -> Callable[[], bool]:
    def done() -> bool:
        t = game()
        t.put("hill_troll", engaged=0)
        t.empty("encounter", "removed")
        t.empty("encounter-discard", "removed")
        return bool(outcome(t, effect))

    return done


DONE: dict[str, Callable[[], bool]] = {
    "many_defenders": in_mirkwood(many_defenders(YOU)),
    "attack_bonus": lambda: in_attack(attack_bonus(1)),
    "ignore_defense": lambda: in_attack(ignore_defense),
    "cancel_shadow": lambda: at_a_shadow(cancel_shadow),
    "cancel_when_revealed": lambda: at_a_reveal(cancel_when_revealed),
    "surge": lambda: at_a_reveal(surge),
    "swap_cards": swaps,
    "look_at_shadow": looks_at_a_shadow,
    "swap_values": swaps_values,
    "move": lambda: moves(2),
    "attack_with": lambda: attacks(there=True),
    "deal_shadow": lambda: in_attack(deal_shadow(1, an(ENEMY))),
    "add_to_staging": in_mirkwood(add_to_staging(named("Forest Spider"))),
    "attach_this": attaches,
    "return_to_staging": with_a_troll(return_to_staging(an(ENEMY))),
    "keep_from_attacking": with_a_troll(keep_from_attacking(an(ENEMY))),
    "engage": with_a_troll(engage(an(ENEMY)), seat=1),
    "engage_this": with_a_shadow(engage_this),
    "attack_as_shadow": with_a_shadow(attack_as_shadow),
    "resolve_when_revealed": with_a_shadow(resolve_when_revealed),
    "give_control": lambda: gives(1),
    "look_at_encounter": in_mirkwood(look_at_encounter()),
    "look_at_deck": in_mirkwood(look_at_deck(1), "choose/p2"),
    "search_top": searches,
    "each_reveals_top": in_mirkwood(each_reveals_top),
    "reveal_more": in_mirkwood(reveal_more(1)),
    "face_down": in_mirkwood(face_down(ORC, EACH_PLAYER)),
    "next_stage_at_random": in_mirkwood(next_stage_at_random, by="quest"),
    "set_aside": in_mirkwood(set_aside(named("Hill Troll")), by="quest"),
    "capture": in_dol_guldur(capture, by="quest"),
    "rescue": in_dol_guldur(rescue(1), by="quest"),
    "come_into_staging": in_dol_guldur(come_into_staging, by="nazgul_of_dol_guldur"),
    "turn_this_over": in_a_campaign(1, turn_this_over, by="journey_along_the_anduin"),
    "set_copies_aside": in_a_campaign(1, set_copies_aside("Valor")),
    "attach_aside": in_a_campaign(
        1, attach_aside("Valor"), "p1>attach/aragorn", "p2>attach/eowyn", "p0>attach/gimli"
    ),
    "earn": in_a_campaign(0, earn("Ungoliant's Swarm")),
    "earn_attached": in_a_campaign(1, earn_attached("Valor")),
    "record_prisoner": in_a_campaign(1, record_prisoner),
    "capture_too": in_a_campaign(2, capture_too("Mendor")),
    "free_captive": in_a_campaign(2, free_captive("Mendor", 1)),
    "bequeath": in_a_campaign(2, bequeath("Mendor")),
}  # fmt: skip
NOT_DONE: dict[str, Callable[[], bool]] = {
    "swap_cards with itself": swaps_with_itself,
    "swap_values": swaps_nothing,
    "move": lambda: moves(0),
    "swap_cards": in_mirkwood(swap_cards(an(CARD.in_your_hand), an(CARD.in_your_discard_pile))),
    "attack_with": lambda: attacks(there=False),
    "give_control": lambda: gives(-1),
    "attach_this": attaches_to_nobody,
    "look_at_shadow": in_mirkwood(look_at_shadow),
    "return_to_staging": in_mirkwood(return_to_staging(an(ENEMY))),
    "keep_from_attacking": in_mirkwood(keep_from_attacking(an(ENEMY))),
    "look_at_encounter": without_encounter_cards(look_at_encounter()),
    "come_into_staging": in_mirkwood(come_into_staging),
    "put_aside_into_play": in_mirkwood(put_aside_into_play("Mendor"), by="quest"),
    "search_top": in_mirkwood(search_top(1), "take/done"),
    "reveal_more": without_encounter_cards(reveal_more(1)),
    "add_to_staging": without_encounter_cards(add_to_staging(named("Forest Spider"))),
}


@pytest.mark.rule("fellowship.then.sequence", "fellowship.then.must_attempt")
@pytest.mark.parametrize("name", DONE)
def test_what_was_done_lets_the_rest_follow(name):
    assert DONE[name]()


@pytest.mark.rule("fellowship.then.fails")
@pytest.mark.parametrize("name", NOT_DONE)
def test_what_could_not_be_done_does_not(name):
    assert not NOT_DONE[name]()


def test_nobody_is_freed_who_is_not_there():
    assert not game().could(free_captive("Mendor", 1), by="gimli")
