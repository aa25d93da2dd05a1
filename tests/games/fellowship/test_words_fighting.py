"""What cards say of fights, word by word: three players, the first is not seat 0, "you" is another one."""

from __future__ import annotations

from typing import Any

from rulebound.games.fellowship.abilities import FellowshipEffect, FellowshipMoment
from rulebound.games.fellowship.events import ATTACK, DEFEND, SHADOW_DEALT
from rulebound.games.fellowship.shadows import discard_shadows
from rulebound.games.fellowship.state import FellowshipState
from rulebound.games.fellowship.words import (
    ENEMY,
    HERO,
    HOST,
    YOU,
    able_to_attack,
    attack_as_shadow,
    attack_with,
    deal_shadow,
    each,
    enemy_attacks,
    engage,
    gets,
    ignore_defense,
    keep_from_attacking,
    look_at_shadow,
    many_defenders,
    named,
    raise_threat,
    response,
    return_to_staging,
    shadow,
)
from rulebound.lcg.events import Deed
from rulebound.lcg.moment import Moment
from tests.fellowship_made_up import always, foe, friend, gift, seat_of, three
from tests.fellowship_table import Table


class Sweep(FellowshipEffect):
    """All shadow cards are discarded."""

    def happen(self, s: FellowshipState, m: FellowshipMoment) -> bool:
        discard_shadows(s, s.shadows.cards[:], s.rules.sentences)
        return True


# --- engagement -------------------------------------------------------------------------------------------------


def test_you_engage_what_is_in_play_and_not_with_you_already():
    t = three(staging=["wargs"])
    t.put("hill_troll", engaged=2)
    t.put("king_spider", engaged=0)
    t.lay("wolf_rider", "encounter-discard")
    t.resolve(engage(each(ENEMY)), by="eowyn", seat=2)
    assert sorted(t.engaged(2)) == ["hill_troll", "king_spider", "wargs"]
    assert not t.could(engage(each(ENEMY)), by="eowyn", seat=2)
    assert not t.could(engage(named("Wolf Rider")), by="eowyn", seat=2)
    assert t.could(engage(each(ENEMY)), by="gimli", seat=0)


def test_enemies_of_seat_0_too_return_and_are_kept_from_attacking():
    t = three(staging=["wargs"], engaged=["hill_troll"])
    for effect in (keep_from_attacking(each(ENEMY)), return_to_staging(each(ENEMY))):
        assert t.could(effect, by="aragorn", seat=1)
        t.resolve(effect, by="aragorn", seat=1)
    assert sorted(t.staging()) == ["hill_troll", "wargs"]
    assert not t.could(return_to_staging(each(ENEMY)), by="aragorn", seat=1)
    assert not t.could(keep_from_attacking(each(ENEMY)), by="aragorn", seat=1)
    assert [(one.stat, one.seat, one.card) for one in t.s.lasting] == [("cannot-attack", 0, t.card("hill_troll").id)]


def test_many_defenders_are_for_whom_the_card_names():
    t = three()
    t.resolve(many_defenders(YOU), by="eowyn", seat=2)
    assert [(one.stat, one.seat, one.scope, one.period) for one in t.s.lasting] == [
        ("many-defenders", 2, "player", "phase")
    ]


# --- shadow cards -----------------------------------------------------------------------------------------------


def test_a_shadow_card_dealt_by_an_effect_is_against_whom_the_enemy_attacks_or_else_is_engaged_with():
    t = three()
    t.put("hill_troll", engaged=2)
    gift(t, response(seat_of(SHADOW_DEALT, 2), raise_threat(1)), seat=0)
    gift(t, response(seat_of(SHADOW_DEALT, 1), raise_threat(5)), seat=0)
    t.resolve(deal_shadow(2, named("Hill Troll")), "response-shadow-dealt/gift", by="gimli", seat=0)
    assert (t.shadows("hill_troll"), t.threats) == (2, [11, 10, 10])
    t = three()
    t.put(foe(shadow(deal_shadow(1, named("Hill Troll"))), name="Caller"))
    t.put("hill_troll", engaged=2)
    gift(t, response(seat_of(SHADOW_DEALT, 1), raise_threat(5)), seat=0)
    caller = foe(shadow(deal_shadow(1, named("Hill Troll"))), name="Caller")
    t.enemy_attacks("hill_troll", "p1>defend/aragorn", "p0>response-shadow-dealt/gift", seat=1, shadow=caller)
    assert t.threats == [15, 10, 10]


def test_who_may_look_at_the_dealt_shadow_card_does_not_know_it_yet():
    t = three()
    troll = t.put("hill_troll", engaged=2)
    t.on_top("evil_storm")
    card = t.s.deal(t.s.encounter, t.s.shadows)
    card.host = troll.id
    event = Deed(SHADOW_DEALT, troll, 2, card)

    def could(seat: int) -> bool:
        return look_at_shadow.can(t.s, Moment(t.card("eowyn"), seat, event=event))

    assert not look_at_shadow.can(t.s, Moment(t.card("eowyn"), 2))
    assert could(2)
    t.s.show(card, 1 << 0)
    assert [could(seat) for seat in range(3)] == [False, True, True]
    t.run(look_at_shadow.run(t.s, Moment(t.card("eowyn"), 2, event=event)))
    assert [t.known(card, seat) for seat in range(3)] == [True, False, True]
    t.s.move(card, t.s.encounter_discard)
    assert not could(1)
    assert t.run(look_at_shadow.run(t.s, Moment(t.card("eowyn"), 2, event=event))) is False


def ambush(t: Table, *answers: str) -> Any:
    """An enemy attacks the third player, and its shadow card attacks too, with a shadow card of its own."""
    t.put("hill_troll", engaged=2)
    t.on_top("forest_gate")
    t.enemy_attacks("hill_troll", "p2>defend/eleanor", *answers, shadow=foe(shadow(attack_as_shadow), name="Lurker"))
    return t.card("lurker")


def test_an_enemy_that_attacks_as_a_shadow_card_leaves_no_shadow_card_and_comes_back_on_top():
    t = three()
    lurker = ambush(t, "p2>defend/eowyn")
    assert [line["enemy"] for line in t.lines("enemy-attacks")] == ["hill_troll", "lurker"]
    assert (t.lies(lurker, "beside"), lurker.host, lurker.attacked, lurker.in_play) == (True, -1, False, False)
    assert t.lying("encounter-discard") == ["forest_gate"]
    t.step("end_combat")
    assert t.s.encounter.cards[-1] is lurker


def test_a_shadow_card_that_is_discarded_while_it_attacks_does_not_come_back():
    t = three()
    gift(t, response(always(DEFEND), Sweep()), seat=0)
    lurker = ambush(t, "p0>response-defend/pass", "p2>defend/eowyn", "p0>response-defend/gift")
    assert t.lies(lurker, "encounter-discard")
    t.step("end_combat")
    assert t.lies(lurker, "encounter-discard")


def test_in_another_phase_a_shadow_card_that_attacks_has_one_shadow_card():
    t = three()
    t.put("hill_troll", engaged=2)
    t.on_top(foe(shadow(attack_as_shadow), name="Lurker"), "forest_gate", "evil_storm")
    t.s.phase = "quest"
    t.resolve(enemy_attacks(named("Hill Troll")), "p2>defend/eleanor", "p2>defend/eowyn", by="quest", seat=2)
    assert [line["card"] for line in t.lines("shadow")] == ["lurker", "forest_gate"]


def test_the_defense_of_a_defender_does_not_count_in_this_attack_only():
    t = three()
    t.put("hill_troll", engaged=2)
    t.put("wargs", engaged=2)
    t.enemy_attacks("hill_troll", "p2>defend/eowyn", shadow=foe(shadow(ignore_defense), name="Despair"))
    assert t.said("damaged", card="eowyn", n=6)
    assert t.s.lasting == ()


# --- attacks by an ability --------------------------------------------------------------------------------------


def test_whom_a_character_could_attack_alone():
    t = three(staging=["wargs"])
    t.put("hill_troll", engaged=2)
    t.put("king_spider", engaged=0)
    assert t.could(attack_with("one"), by="eowyn", seat=2)
    assert t.could(attack_with("one"), by="gimli", seat=0)
    assert not t.could(attack_with("one"), by="aragorn", seat=1)  # Legolas is ranged, Aragorn is not
    assert t.candidates(each(able_to_attack(HERO)), by="gimli", seat=0) == [
        "aragorn", "theodred", "eowyn", "eleanor", "gimli", "legolas",
    ]  # fmt: skip
    t.put("silverlode_archer", seat=1)
    assert t.could(attack_with("one"), by="aragorn", seat=1)


def picked(t: Table, name: str, seat: int, *answers: str) -> Any:
    m: Moment[Any] = Moment(t.card("gimli"), seat)
    m.keep("one", [t.card(name)])
    return t.run(attack_with("one").run(t.s, m), *answers)


def test_the_player_chooses_the_enemy_and_makes_the_attack_alone():
    t = three()
    for name in ("hill_troll", "king_spider"):
        t.put(name, engaged=2)
    gift(t, response(seat_of(ATTACK, 2), raise_threat(1)), seat=0)
    assert picked(t, "eowyn", 2, "p2>attack/king_spider", "p0>response-attack/gift") is True
    assert t.said("strikes", enemy="king_spider", n=1)
    assert t.who("attackers") == []
    assert t.threats == [11, 10, 10]


def test_who_is_not_there_or_cannot_attack_or_finds_nobody_does_not_attack():
    t = three()
    t.put("hill_troll", engaged=2)
    ally = t.lay(friend(), "discard", 2)
    assert picked(t, ally.printed.code, 2) is False
    assert picked(t, "aragorn", 1) is False
    assert t.lines("attacks") == []


def test_a_character_that_attacks_the_staging_area_and_one_that_is_ranged_reach_different_enemies():
    t = three(staging=["wargs"])
    t.put("king_spider", engaged=0)
    gift(t, on="eowyn", holds=gets("attacks-staging", 1, HOST))
    assert t.could(attack_with("one"), by="eowyn", seat=2)
    assert picked(t, "eowyn", 2) is True
    assert t.said("strikes", enemy="wargs")
    assert picked(t, "eleanor", 2) is False
    assert picked(t, "legolas", 2) is True  # ranged: the spider of seat 0
    assert t.said("strikes", enemy="king_spider")
    assert t.candidates(each(able_to_attack(HERO)), by="eowyn", seat=2) == ["eowyn", "legolas"]
