"""What is easily missed: other controllers, cards that have left meanwhile, an attack inside another, small numbers."""

from __future__ import annotations

from typing import Any

from rulebound.games.fellowship.captivity import take_prisoner
from rulebound.games.fellowship.damage import discard_from_play
from rulebound.games.fellowship.defense import defend
from rulebound.games.fellowship.events import DISCARDED, ENEMY_ATTACK, Attack
from rulebound.games.fellowship.in_play import take_out
from rulebound.games.fellowship.printed import misprints
from rulebound.games.fellowship.quest import is_own_character
from rulebound.games.fellowship.resources import _may_spend
from rulebound.games.fellowship.state import NO_ENEMY
from rulebound.games.fellowship.tally import fight, to_reveal
from rulebound.games.fellowship.words import (
    ALLY,
    HERO,
    YOU,
    each,
    forced,
    look_at_deck,
    named,
    of_sphere,
    players_cannot,
    raise_threat,
    reduce_threat,
    take_to_hand,
    when_revealed,
)
from rulebound.kernel.requirements import legal
from rulebound.lcg.abilities import Ability
from rulebound.lcg.events import ENTER, Deed
from rulebound.lcg.moment import Moment
from tests.fellowship_made_up import always, foe, friend, law, three


def test_whoever_controls_a_card_uses_what_is_forced_on_it_whoever_owns_it():
    t = three()
    t.put(friend(forced(always(ENTER), raise_threat(3)), name="Herald"), seat=0)
    t.take_control("herald", 2)
    t.enters(t.hold(friend(name="Guest"), seat=1)[0], seat=1)
    assert t.threats == [10, 10, 13]
    herald = t.card("herald")
    assert t.s.judge.user_of(t.s, herald, Deed(ENTER, t.card("guest"), 1)) == 2
    assert t.s.clone().cards[herald.id].owner == 0


def test_a_card_of_the_scenario_that_somebody_controls_leaves_as_one_of_that_player():
    t = three()
    prize = law(t, name="Prize")
    prize.controller = 2
    assert take_out(t.s, prize, DISCARDED).seat == 2


def test_what_goes_elsewhere_than_to_a_discard_pile_is_not_put_in_order():
    t = three()
    for name in ("One", "Two"):
        t.put(friend(name=name), seat=1)
    cards = [t.card("one"), t.card("two")]
    t.run(discard_from_play(t.s, cards, t.s.removed))
    assert t.lying("removed")[-2:] == ["one", "two"]


def test_whoever_looks_at_the_top_of_a_deck_learns_the_cards_and_nobody_else_does():
    t = three()
    t.on_deck("gandalf", "faramir", "gandalf", seat=2)
    top = t.pile("deck", 2).cards[-3:]
    t.resolve(look_at_deck(3), "p1>choose/p2", by="aragorn", seat=1, until="take")
    assert [[card.visible_to(seat) for seat in range(3)] for card in top] == [[False, True, False]] * 3


def test_where_nobody_has_a_deck_nothing_is_looked_at():
    t = three()
    for seat in range(3):
        t.empty("deck", "removed", seat)
    assert not t.could(look_at_deck(3), by="aragorn", seat=1)
    assert t.resolve(look_at_deck(3), by="aragorn", seat=1) is False


def test_what_is_revealed_in_place_of_a_guard_is_revealed_for_the_same_player():
    t = three()
    t.on_top("dungeon_torch", foe(when_revealed(raise_threat(4)), name="Sniffer"))
    t.reveal("gandalfs_map", seat=2)
    assert t.host("sniffer") == "gandalfs_map"
    assert t.threats == [10, 10, 14]


def test_an_attack_around_an_attack_still_goes_on_when_somebody_defends():
    t = three()
    inner, outer = t.put("hill_troll", engaged=1), t.put("wargs", engaged=0)
    t.s.attacks = ((outer.id, t.card("gimli").id), (inner.id, -2))
    t.run(defend(t.s, Attack(ENEMY_ATTACK, inner, None, 1), [t.card("aragorn")]))
    assert t.s.attacks == ((outer.id, t.card("gimli").id), (inner.id, t.card("aragorn").id))


def test_who_has_left_play_no_longer_stands_in_the_fight():
    t = three()
    troll = t.put("hill_troll", engaged=1)
    helper = t.put(friend(name="Helper"), seat=1)
    t.s.attacks = ((troll.id, t.card("aragorn").id), (troll.id, helper.id))
    seen = fight(t.s)
    assert seen is not None
    assert seen.defenders == [t.card("aragorn"), helper]
    take_out(t.s, helper, DISCARDED)
    seen = fight(t.s)
    assert seen is not None
    assert seen.defenders == [t.card("aragorn")]
    t.s.attacks = ((t.card("aragorn").id, troll.id), (helper.id, troll.id))
    seen = fight(t.s)
    assert seen is not None
    assert (seen.attackers, seen.defenders) == ([t.card("aragorn")], [troll])


def test_a_hero_is_of_every_sphere_whose_icon_it_has():
    t = three()
    spirit = each(of_sphere(HERO, "spirit"))
    assert sorted(t.candidates(spirit, by="gimli")) == ["eleanor", "eowyn"]
    t.put("celebrians_stone", seat=1, on="aragorn")
    assert sorted(t.candidates(spirit, by="gimli")) == ["aragorn", "eleanor", "eowyn"]
    assert not t.candidates(each(of_sphere(ALLY, "spirit")), by="gimli")


def test_a_cost_of_threat_is_claimed_of_whoever_uses_it():
    t = three()
    moment: Moment[Any] = Moment(t.card("eowyn"), 2)
    assert reduce_threat(4).claim(t.s, moment) == ("threat", 2, 10, 4)
    assert reduce_threat(4, YOU).claim(t.s, moment) == ("threat", 2, 10, 4)


def test_what_has_a_trigger_is_no_constant_ability():
    assert misprints(foe(holds=[Ability("action")])) == ["fellowship.constant.definition"]


def test_of_two_equal_scores_neither_is_better():
    sheet = three().sheet
    assert not sheet < sheet


def test_who_goes_on_the_quest_is_in_no_fight():
    t = three()
    troll = t.put("hill_troll", engaged=1)
    t.s.declared = ((t.card("eowyn").id, NO_ENEMY),)
    assert fight(t.s) is None
    t.s.declared = ((t.card("eowyn").id, NO_ENEMY), (t.card("aragorn").id, troll.id))
    t.s.attacks = ((t.card("theodred").id, troll.id),)
    seen = fight(t.s)
    assert seen is not None
    assert seen.attackers == [t.card("theodred"), t.card("aragorn")]


def test_while_cards_are_revealed_those_still_to_come_are_counted():
    t = three()
    t.s.step, t.s.waiting = "stage", (2, 0)
    assert to_reveal(t.s) == 2
    t.s.step = "resolve"
    assert to_reveal(t.s) == 0


def test_a_prisoner_is_nobody_s_character():
    t = three()
    assert legal([is_own_character], t.s, 2, t.card("eowyn"))
    take_prisoner(t.s, t.card("eowyn"))
    assert not legal([is_own_character], t.s, 2, t.card("eowyn"))


def test_a_card_of_somebody_who_is_out_comes_to_no_hand():
    t = three()
    card = t.lay("gandalf", "discard", seat=2)
    take = take_to_hand(named("Gandalf"))
    moment: Moment[Any] = Moment(t.card("aragorn"), 1)
    assert take.useful(t.s, moment, card)
    t.s.players[2].out = True
    assert not take.useful(t.s, moment, card)
    assert not take.useful(t.s, moment, t.lay("wargs", "encounter-discard"))


def test_what_is_attached_to_a_card_of_the_scenario_concerns_whoever_controls_that():
    t = three()
    prize = law(t, name="Prize")
    prize.controller = 2
    charm = t.lay(foe(name="Parasite"), "staging")
    charm.host = prize.id
    assert t.s.concerned(charm) == 2
    prize.controller = None
    assert t.s.concerned(charm) == t.first


def test_whoever_draws_nothing_or_is_out_is_not_told_that_nobody_may_draw():
    t = three()
    law(t, holds=players_cannot("draw"))
    drawn = [t.s.judge.drawn(t.s, t.s.players[2], n) for n in (0, 2)]
    assert (drawn, len(t.lines("cannot-draw"))) == ([0, 0], 1)
    t.s.players[2].out = True
    assert t.s.judge.drawn(t.s, t.s.players[2], 2) == 2
    assert len(t.lines("cannot-draw")) == 1


def test_a_token_may_come_from_a_hero_only_if_enough_others_can_still_pay():
    t = three()
    t.pools(gimli=2, legolas=0, aragorn=1)
    heroes = [t.card(name) for name in ("gimli", "legolas", "aragorn")]
    assert not _may_spend(heroes, {}, heroes[0], 3, 3), "Legolas has none"
    assert _may_spend(heroes, {}, heroes[0], 3, 2)
    assert not _may_spend(heroes, {}, heroes[1], 3, 0)
    assert not _may_spend(heroes, {heroes[0]: 2}, heroes[0], 1, 0)
