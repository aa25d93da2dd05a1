"""Deeds of the card language to characters and schemes, done for the second of three players while the third is first.

Whom it is done to, how much was done, and whether it was done completely, which "then" asks.
"""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.games.champions.events import ENEMY_ATTACK, Attack, Damage, Scheme, Threat
from rulebound.games.champions.state import ChampionsCard
from rulebound.games.champions.words import (
    CHARACTER,
    ENEMY,
    MINION,
    SCHEME,
    SIDE_SCHEME,
    THE_MAIN_SCHEME,
    THE_VILLAIN,
    YOU,
    YOUR_IDENTITY,
    add_acceleration,
    also_attack,
    among,
    an,
    assign_damage,
    attack,
    change_form,
    confuse,
    deal,
    each,
    enemy_attacks,
    enemy_schemes,
    extra_boost,
    gain_overkill,
    indirect_damage,
    less_threat,
    make_tough,
    move_damage,
    place_here_instead,
    place_threat,
    remove_threat,
    stun,
    stun_the_damaged,
    take_damage,
    take_threat_as_damage,
    thwart,
)
from rulebound.lcg.moment import Moment
from tests.champions_made_up import ME, damages, do, hands, three
from tests.champions_table import Table, table

# --- status cards -----------------------------------------------------------------------------------------------


@pytest.mark.rule("champions.then.requires_full_resolution", "champions.status.one_per_type")
@pytest.mark.parametrize(("give", "status"), [(stun, "stunned"), (confuse, "confused"), (make_tough, "tough")])
def test_a_status_card_that_is_there_already_is_not_given(give, status):
    t = three()
    assert do(t, give(YOUR_IDENTITY))[0]
    assert [getattr(t.card(f"p{seat}"), status) for seat in range(3)] == [False, True, False]
    done, m = do(t, give(YOUR_IDENTITY))
    assert not done
    assert m.count == 0
    assert not give(YOUR_IDENTITY).can(t.s, m)
    assert do(t, give(each(CHARACTER)))[1].count == 3


@pytest.mark.rule("champions.stunned.ability_places_card")
def test_who_was_damaged_by_the_attack_is_stunned():
    t = three(in_play=["mockingbird"])
    made = Attack(ENEMY_ATTACK, t.card("villain"), t.card("p0"), 0)
    made.damaged = [t.card("p0"), t.card("mockingbird")]
    for event, before in ((made, None), (None, made)):
        for card in made.damaged:
            card.stunned = False
        m: Moment[ChampionsCard] = Moment(t.card("villain"), ME, None, event)
        m.made = before
        assert stun_the_damaged.can(t.s, m)
        assert t.run(stun_the_damaged.run(t.s, m))
        assert [card.stunned for card in made.damaged] == [True, True]
        assert not t.stunned(f"p{ME}")
        assert not stun_the_damaged.can(t.s, m)
    assert not stun_the_damaged.can(t.s, Moment(t.card("villain"), ME))
    made.damaged[1].stunned = False
    assert stun_the_damaged.can(t.s, Moment(t.card("villain"), ME, None, made)), "one of them"
    made.damaged[1].in_play = False
    assert not stun_the_damaged.can(t.s, Moment(t.card("villain"), ME, None, made)), "it has left play"


# --- damage -----------------------------------------------------------------------------------------------------


def test_you_take_damage_unless_you_are_tough():
    t = three()
    assert do(t, take_damage(2))[0]
    assert damages(t) == [0, 2, 0]
    t.card(f"p{ME}").tough = True
    done, m = do(t, take_damage(2))
    assert not done
    assert not take_damage(2).can(t.s, m)
    assert damages(t) == [0, 2, 0]


def test_damage_dealt_is_counted_without_what_was_stopped():
    t = three(engaged=["shocker", "hydra_mercenary"])
    t.card("shocker").tough = True
    done, m = do(t, deal(1, each(ENEMY)))
    assert done
    assert m.count == 2
    assert t.damage("shocker") == 0


@pytest.mark.rule("champions.move.from_dial_to_card", "champions.move.needs_destination")
def test_damage_moves_from_your_own_hero():
    t = three(engaged=["shocker"])
    effect = move_damage(2, an(MINION))
    assert not effect.can(t.s, Moment(t.card("villain"), ME)), "there is none"
    for seat in (0, 1):
        t.card(f"p{seat}").damage = seat + 1
    assert effect.can(t.s, Moment(t.card("villain"), ME))
    done, m = do(t, effect)
    assert done
    assert (damages(t), t.damage("shocker"), m.count) == ([1, 0, 0], 2, 2)
    t.card(f"p{ME}").damage = 1
    assert move_damage(1, THE_VILLAIN).can(t.s, m)
    t.put("hydra_mercenary", seat=ME)
    assert not move_damage(1, THE_VILLAIN).can(t.s, m), "a guard stands before you"
    assert move_damage(1, THE_VILLAIN).can(t.s, Moment(t.card("villain"), 0))
    t.card(f"p{ME}").damage = 1
    assert do(t, effect, "attack/shocker")[1].count == 1, "no more than there is"
    assert do(t, effect)[1].count == 0


@pytest.mark.rule("champions.stunned.player_attack_replaced")
def test_a_stunned_hero_may_use_an_attack_to_lose_the_stun():
    t = three()
    t.card(f"p{ME}").stunned = True
    m: Moment[ChampionsCard] = Moment(t.lay("uppercut", "hand", seat=ME), ME)
    nowhere = an(MINION)
    for effect in (attack(2, nowhere), move_damage(2, nowhere)):
        assert effect.can(t.s, m)
        t.run(effect.decide(t.s, m))
        assert m.decided is None
    t.card(f"p{ME}").stunned = False
    t.card("p0").stunned = True
    assert not attack(2, nowhere).can(t.s, m)
    assert not attack(0, an(ENEMY)).can(t.s, m), "an attack for nothing"
    assert not move_damage(2, nowhere).can(t.s, m)
    t.card(f"p{ME}").confused = True
    assert thwart(2, an(SIDE_SCHEME)).can(t.s, m)
    t.run(thwart(2, an(SIDE_SCHEME)).decide(t.s, m))
    assert m.decided is None
    t.card(f"p{ME}").confused = False
    assert not thwart(2, an(SIDE_SCHEME)).can(t.s, m)


@pytest.mark.rule("champions.indirect_damage.divided", "champions.indirect_damage.cap_per_character")
def test_indirect_damage_beyond_all_hit_points_is_lost():
    t = three()
    ally = t.put("hawkeye", seat=ME)
    t.card(f"p{ME}").damage = 11  # of 12
    t.card("p0").tough = True
    ally.damage = 1  # of 3
    done, _ = do(t, indirect_damage(5, YOU), "p1>assign/hawkeye", "p1>assign/hawkeye")
    assert done
    assert t.out(ME)
    assert t.discarded("hawkeye")
    assert [choice.args for choice in t.asked if choice.prompt == "assign"] == [{"n": 5}, {"n": 4}]
    assert damages(t)[0] == damages(t)[2] == 0


def test_the_first_player_assigns_damage_up_to_the_hit_points():
    t = three(engaged=["hydra_mercenary", "shocker"])
    effect = assign_damage(5, among(MINION))
    m: Moment[ChampionsCard] = Moment(t.card("villain"), ME)
    assert effect.can(t.s, m)
    assert assign_damage(1, among(MINION)).can(t.s, m)
    assert not assign_damage(0, among(MINION)).can(t.s, m)
    done, _ = do(t, effect, *["p2>assign/shocker"] * 2, *["p2>assign/hydra_mercenary"] * 3)
    assert done
    assert t.damage("shocker") == 2
    assert t.discarded("hydra_mercenary")
    t.asked.clear()
    assert do(t, assign_damage(9, among(MINION)))[0]
    assert t.prompts() == [], "the last hit point of one minion is all that can be taken"
    assert t.lines("damaged")[-1]["n"] == "1"
    assert t.discarded("shocker")
    assert not do(t, assign_damage(1, among(SIDE_SCHEME)))[0]
    assert not assign_damage(1, among(SIDE_SCHEME)).can(t.s, m)


@pytest.mark.rule("champions.replacement.applies_at_condition")
@pytest.mark.parametrize(("dealt", "stays"), [(4, True), (5, False)])
def test_damage_lies_here_until_there_is_enough(dealt, stays):
    t = table()
    armor = t.put("armored_rhino_suit")
    armor.damage = 0
    event = Damage(t.card("villain"), dealt, None, None)
    assert do_here(t, place_here_instead(5), armor, event)
    assert event.instead is not None
    t.run(event.instead)
    assert armor.in_play == stays
    assert armor.damage == (dealt if stays else 0)


def do_here(t: Table, effect: Any, card: ChampionsCard, event: Any) -> bool:
    done: bool = t.run(effect.run(t.s, Moment(card, 0, None, event)))
    return done


# --- threat -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions.then.requires_full_resolution")
@pytest.mark.parametrize("remove", [remove_threat, thwart])
def test_threat_is_removed_completely_only_if_all_of_it_was_there(remove):
    t = three(threat=3, hand=["for_justice"])
    by = t.card("for_justice")
    done, m = do(t, remove(2, THE_MAIN_SCHEME), by=by)
    assert done
    assert m.count == 2
    done, m = do(t, remove(2, THE_MAIN_SCHEME), by=by)
    assert not done
    assert m.count == 1
    done, m = do(t, remove(2, THE_MAIN_SCHEME), by=by)
    assert not done
    assert m.count == 0
    assert not remove(2, THE_MAIN_SCHEME).can(t.s, m)


def test_threat_placed_is_counted_and_what_was_replaced_is_not():
    t = three(side=["breakin_takin"])
    done, m = do(t, place_threat(2, each(SCHEME)))
    assert done
    assert (m.count, t.threat(), t.threat("breakin_takin")) == (4, 2, 2 + 2)
    t.hold("great_responsibility")
    t.s.expect_from_hands([t.card("great_responsibility").printed])
    done, m = do(t, place_threat(2, THE_MAIN_SCHEME), "p0>interrupt-threat/use:great_responsibility")
    assert done
    assert (m.count, t.threat(), damages(t)) == (0, 2, [2, 0, 0])


@pytest.mark.rule("champions.replacement.resolves_instead")
def test_you_take_the_threat_as_damage():
    t = three()
    event = Threat(t.card("main_scheme"), 3, None, False)
    assert do(t, take_threat_as_damage, event=event)[0]
    assert damages(t) == [0, 0, 0], "not before its moment comes"
    assert event.instead is not None
    t.run(event.instead)
    assert damages(t) == [0, 3, 0]


@pytest.mark.rule("champions.acceleration_token.raises_step_one_threat")
def test_each_token_accelerates():
    t = three()
    assert do(t, add_acceleration)[0]
    assert do(t, add_acceleration)[0]
    assert t.acceleration == 2


# --- enemies act ------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions.attack.enemy_extra_attack_explicit")
def test_an_enemy_attacks_you_unless_it_is_stunned():
    t = three(engaged=["hydra_mercenary"])
    done, m = do(t, enemy_attacks(an(MINION)))
    assert done
    assert (m.count, damages(t)) == (1, [0, 1, 0])
    assert isinstance(m.made, Attack)
    t.card("hydra_mercenary").stunned = True
    done, m = do(t, enemy_attacks(an(MINION)))
    assert not done
    assert (m.count, m.made, damages(t)) == (0, None, [0, 1, 0])


def test_enemies_attack_the_heroes_they_are_engaged_with():
    t = three(engaged=["hydra_mercenary"])
    t.put("shocker", seat=2)
    t.put("vulture", seat=1)
    t.resolve(change_form(), by="p1", seat=1)
    t.card("villain").damage = 0
    done, m = do(t, enemy_attacks(each(MINION), engaged=True), "p2>order/resolve:shocker")
    assert done
    assert (m.count, damages(t)) == (2, [1, 0, 2])
    done, m = do(t, enemy_attacks(each(MINION)), "p2>order/resolve:hydra_mercenary", "p2>order/resolve:shocker")
    assert m.count == 3, "and all of them you, though you are an alter-ego"
    assert damages(t)[0] == 1
    assert not enemy_attacks(an(SIDE_SCHEME)).can(t.s, m)
    assert enemy_attacks().can(t.s, m)


def test_an_attack_on_nobody_is_not_made():
    t = three(engaged=["hydra_mercenary"])
    t.eliminate(ME)
    done, m = do(t, enemy_attacks(an(MINION)))
    assert not done
    assert m.count == 0


def test_enemies_scheme_and_the_threat_is_counted():
    t = three(engaged=["hydra_mercenary"])
    t.on_top("advance", "advance")
    done, m = do(t, enemy_schemes(each(ENEMY)), "p2>order/resolve:rhino")
    assert done
    assert m.count == t.threat() == 1
    t.card("hydra_mercenary").confused = True
    t.card("villain").confused = True
    m.count = 3
    assert t.run(enemy_schemes(each(ENEMY)).run(t.s, m))
    assert m.count == 0


@pytest.mark.rule("champions.enemy_scheme.boost_star_resolves_at_once")
def test_a_scheme_is_made_against_you():
    t = three()
    for seat in range(3):
        t.hold("energy", seat=seat)
    t.on_top("radioactive_man")  # its boost ability: you discard a card at random
    do(t, enemy_schemes())
    assert hands(t) == [1, 0, 1]


def test_boost_cards_threat_and_overkill_are_given_to_what_goes_on():
    t = three()
    blow, plan = Attack(ENEMY_ATTACK, t.card("villain"), None, ME), Scheme(t.card("villain"), ME)
    for going_on in (blow, plan):
        m: Moment[ChampionsCard] = Moment(t.card("villain"), ME, None, going_on)
        assert extra_boost.can(t.s, m)
        assert t.run(extra_boost.run(t.s, m))
        assert t.run(extra_boost.run(t.s, m))
        assert going_on.extra == 2
    assert not extra_boost.can(t.s, Moment(t.card("villain"), ME))
    assert do(t, extra_boost)[0]
    assert do(t, less_threat(2), event=plan)[0]
    assert do(t, less_threat(1), event=plan)[0]
    assert plan.less == 3
    assert do(t, gain_overkill, event=blow)[0]
    assert blow.overkill


def test_an_attack_is_also_made_against_every_other_hero():
    t = three()
    blow = Attack(ENEMY_ATTACK, t.card("villain"), None, ME)
    m: Moment[ChampionsCard] = Moment(t.card("villain"), ME, None, blow)
    assert also_attack.can(t.s, m)
    assert t.run(also_attack.run(t.s, m))
    assert blow.others == [2, 0]
    for seat in (0, 2):
        t.resolve(change_form(), by=f"p{seat}", seat=seat)
    assert not also_attack.can(t.s, m)
