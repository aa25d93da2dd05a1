"""Deeds with encounter cards, hands and decks, done for the second of three players while the third is first.

Whom it is done to, how much was done, and whether it was done completely, which "then" asks.
"""

from __future__ import annotations

import pytest

from rulebound.games.champions.cards.ultron import A_FACEDOWN_DRONE
from rulebound.games.champions.state import ChampionsCard
from rulebound.games.champions.words import (
    ALLY,
    EACH_PLAYER,
    MINION,
    SIDE_SCHEME,
    THE_FIRST_PLAYER,
    YOU,
    YOUR_IDENTITY,
    ally,
    an,
    change_form,
    deal_encounter,
    discard_encounter,
    discard_top_keep,
    discard_until,
    draw,
    draw_up,
    face_down,
    find,
    heal,
    named,
    nemesis_comes,
    pay_for,
    put_this_into_play,
    put_under_this,
    resolve_specials,
    return_from_under,
    reveal_top,
    special,
    spend,
    surge,
    to_owners_discard,
    upgrade,
)
from rulebound.lcg.events import ENTER, Deed, Reveal
from rulebound.lcg.moment import Moment
from rulebound.lcg.moments import DISCARDED
from tests.champions_made_up import ME, damages, do, hands, three
from tests.champions_table import Table, snake

ally_for_nothing = ally("made-up-390", "Volunteer", cost=0, hit_points=1)


def engaged(t: Table) -> list[list[str]]:
    return [[snake(card.printed.plain) for card in player.engaged.cards] for player in t.s.players]


# --- encounter cards --------------------------------------------------------------------------------------------


def test_you_reveal_the_top_card():
    t = three()
    t.on_top("shocker")
    assert do(t, reveal_top)[0]
    assert engaged(t) == [[], ["shocker"], []]


@pytest.mark.rule("champions.deal_encounter.ability_takes_top_card")
@pytest.mark.parametrize(("who", "dealt"), [(YOU, [0, 1, 0]), (EACH_PLAYER, [1, 1, 1]), (THE_FIRST_PLAYER, [0, 0, 1])])
def test_players_are_dealt_a_card_face_down(who, dealt):
    t = three()
    assert do(t, deal_encounter(who))[0]
    assert t.sizes("dealt") == dealt


def test_a_card_gains_surge_while_it_is_revealed():
    t = three()
    revealed: Reveal[ChampionsCard] = Reveal(t.s.encounter.cards[0], ME, True)
    assert do(t, surge, event=revealed)[0]
    assert revealed.surge
    assert do(t, surge)[0]


@pytest.mark.rule("champions.search.found_card_to_named_place", "champions.search.choose_one_of_many")
def test_you_find_a_minion_and_it_engages_you():
    t = three()
    t.lay("shocker", "encounter-discard")
    done, m = do(t, find(named("Shocker"), put=True))
    assert done
    assert (m.count, engaged(t)) == (1, [[], ["shocker"], []])
    t.s.show(t.s.encounter.cards[0], 1)
    done, m = do(t, find(named("Killmonger")))
    assert not done
    assert m.count == 0
    assert not any(card.known for card in t.s.encounter.cards), "the deck is shuffled all the same"


def test_of_several_that_fit_you_choose_one():
    t = three()
    for zone in (t.s.encounter, t.s.encounter_discard):
        for card in [card for card in zone.cards if card.printed.kind == "side-scheme"]:
            t.s.move(card, t.s.removed)
    t.lay("breakin_takin", "encounter")
    t.lay("crowd_control", "encounter-discard")
    done, m = do(t, find(an(SIDE_SCHEME)), "p1>choose/crowd_control")
    assert done
    assert t.in_play("crowd_control")
    assert m.count == 1
    assert not any(card.known for card in t.s.encounter.cards), "and the deck is shuffled"


def test_nobody_chooses_between_copies():
    t = three()
    t.lay("hydra_mercenary", "encounter")
    t.lay("hydra_mercenary", "encounter-discard")
    done, _ = do(t, find(named("Hydra Mercenary"), put=True))
    assert done
    assert t.asked == []
    assert engaged(t)[ME] == ["hydra_mercenary"]
    assert len(t.s.encounter_discard) == 1, "the one of the deck has come"


@pytest.mark.rule("champions.encounter_deck_empty.search_fails", "champions.search.found_card_to_named_place")
def test_cards_are_discarded_until_a_minion_engages_the_player():
    t = three()
    t.on_top("advance", "assault", "shocker")
    done, m = do(t, discard_until(an(MINION), YOU))
    assert done
    assert (m.count, engaged(t)) == (1, [[], ["shocker"], []])
    assert t.lying("encounter-discard") == ["advance", "assault"]
    done, m = do(t, discard_until(named("Killmonger"), YOU))
    assert not done
    assert m.count == 0


def test_a_side_scheme_that_comes_is_revealed_by_the_player():
    t = three()
    t.on_top("breakin_takin")
    assert do(t, discard_until(an(SIDE_SCHEME), YOU))[0]
    assert t.in_play("breakin_takin")
    assert [line["player"] for line in t.lines("finds")] == ["p1"]


def test_a_minion_for_one_who_is_out_comes_to_the_first_player():
    t = three()
    t.eliminate(ME)
    t.on_top("shocker")
    do(t, discard_until(an(MINION), YOU))
    assert engaged(t) == [[], [], ["shocker"]]


def test_the_top_card_of_the_encounter_deck_is_discarded_and_remembered():
    t = three()
    t.on_top("shocker")
    done, m = do(t, discard_encounter)
    assert done
    assert [snake(card.printed.plain) for card in m.picked(DISCARDED)] == ["shocker"]
    assert t.discarded("shocker")


@pytest.mark.rule("champions.put_into_play.no_cost")
def test_this_minion_engages_you():
    t = three()
    card = t.lay("shocker", "encounter-discard")
    assert do(t, put_this_into_play, by=card)[0]
    assert engaged(t) == [[], ["shocker"], []]


@pytest.mark.rule("champions.nemesis.enters_by_encounter_card")
def test_your_own_nemesis_comes_and_only_once():
    t = three()
    done, m = do(t, nemesis_comes)
    assert done
    assert m.count == 1
    assert engaged(t) == [[], ["yon_rogg"], []]
    assert t.in_play("the_psyche_magnitron")
    assert t.sizes("nemesis") == [5, 0, 5]
    assert sum(card.printed.set == "captain_marvel_nemesis" for card in t.s.encounter.cards) == 3
    m.count = 3
    assert not t.run(nemesis_comes.run(t.s, m))
    assert m.count == 0


# --- facedown minions -------------------------------------------------------------------------------------------


@pytest.mark.rule("champions.card_types.change_replaces")
def test_cards_enter_play_face_down():
    t = three(villain="ultron")
    m: Moment[ChampionsCard] = Moment(t.card("villain"), ME)
    assert do(t, face_down(A_FACEDOWN_DRONE, n=2))[0]
    assert [t.drones(seat) for seat in range(3)] == [0, 2, 0]
    assert {(card.owner, card.controller) for card in t.s.players[ME].engaged.cards} == {(ME, None)}
    for seat in (0, 1):
        for card in [*t.s.players[seat].deck.cards]:
            t.s.move(card, t.s.removed)
    assert not face_down(A_FACEDOWN_DRONE).can(t.s, m)
    assert face_down(A_FACEDOWN_DRONE, EACH_PLAYER).can(t.s, m)
    assert do(t, face_down(A_FACEDOWN_DRONE, EACH_PLAYER))[0]
    assert [t.drones(seat) for seat in range(3)] == [0, 2, 1]


@pytest.mark.rule("champions.player_deck_empty.reshuffle", "champions.player_deck_empty.encounter_card_penalty")
def test_a_deck_that_gives_its_last_card_as_a_drone_is_made_anew():
    t = three(villain="ultron")
    player = t.s.players[ME]
    for card in [*player.deck.cards]:
        t.s.move(card, player.discard)
    t.s.move(player.discard.cards[0], player.deck)
    assert face_down(A_FACEDOWN_DRONE).can(t.s, Moment(t.card("villain"), ME))
    do(t, face_down(A_FACEDOWN_DRONE))
    assert (t.drones(ME), len(player.discard), len(player.dealt)) == (1, 0, 1)
    for card in [*player.deck.cards]:
        t.s.move(card, player.discard)
    assert face_down(A_FACEDOWN_DRONE).can(t.s, Moment(t.card("villain"), ME)), "there is a pile to make a deck of"
    do(t, face_down(A_FACEDOWN_DRONE))
    assert (t.drones(ME), len(player.discard), len(player.dealt)) == (2, 0, 2)


def test_a_card_goes_to_the_pile_of_its_owner_unless_it_lies_there():
    t = three()
    card = t.lay("energy", "aside", seat=ME)
    event: Deed[ChampionsCard] = Deed(ENTER, card)
    m: Moment[ChampionsCard] = Moment(t.card("villain"), 0, None, event)
    assert to_owners_discard.can(t.s, m)
    assert t.run(to_owners_discard.run(t.s, m))
    assert t.lies(card, "discard", seat=ME)
    assert not to_owners_discard.can(t.s, m)
    assert not to_owners_discard.can(t.s, Moment(t.card("villain"), 0, None, Deed(ENTER, None)))
    assert not to_owners_discard.can(t.s, Moment(t.card("villain"), 0))


# --- hands, decks, forms ----------------------------------------------------------------------------------------


def test_you_draw_up_to_the_printed_hand_size():
    t = three()
    t.hold("energy", seat=ME)
    assert do(t, draw_up)[0]
    assert hands(t) == [0, 5, 0]


def test_discarded_cards_with_the_resource_come_to_the_hand():
    t = three()
    t.on_deck("energy", "genius", "strength", "energy", seat=ME)
    done, m = do(t, discard_top_keep(3, "energy"))
    assert done
    assert m.count == 3
    assert t.hand(ME) == ["energy"]
    assert t.lying("discard", seat=ME) == ["genius", "strength"]


@pytest.mark.rule("champions.form.ability_change_is_free", "champions.ability.may_in_mandatory")
def test_your_form_changes_and_perhaps_only_if_you_like():
    t = three()
    assert do(t, change_form())[0]
    assert [t.is_hero(seat) for seat in range(3)] == [True, False, True]
    assert not do(t, change_form("alter-ego"))[0], "you are one"
    assert t.asked == []
    assert do(t, change_form("hero"), "p1>may-change-form/change-form")[0]
    assert not do(t, change_form("alter-ego"), "p1>may-change-form/pass")[0]
    assert t.is_hero(ME)


def test_one_card_of_every_hand_goes_under_this_and_comes_back():
    t = three(side=["breakin_takin", "crowd_control"])
    here, there = t.card("breakin_takin"), t.card("crowd_control")
    for seat in range(3):
        for name in ("energy", "genius"):
            t.hold(name, seat=seat)
    assert do(t, put_under_this, by=here)[0]
    assert hands(t) == [1, 1, 1]
    assert len(t.s.under_card(here)) == 3
    assert t.s.under_card(there) == []
    do(t, put_under_this, by=there)
    assert do(t, return_from_under, by=here)[0]
    assert hands(t) == [1, 1, 1]
    assert (len(t.s.under_card(here)), len(t.s.under_card(there))) == (0, 3)
    assert all(card.host == -1 for player in t.s.players for card in player.hand.cards)
    t.eliminate(ME)
    do(t, return_from_under, by=there)
    assert hands(t) == [2, 0, 2]


@pytest.mark.rule("champions.special.only_when_referenced")
def test_specials_are_resolved_one_by_one_and_only_those_of_your_trait():
    t = three()
    printed = [
        upgrade("made-up-301", "One", cost=0, traits="suit", does=special(draw(1))),
        upgrade("made-up-302", "Two", cost=0, traits="suit", does=special(heal(1, YOUR_IDENTITY))),
        upgrade("made-up-303", "Three", cost=0, traits="item", does=special(draw(4))),
    ]
    for seat in (0, ME):
        for face in printed:
            card = t.lay(face, "area", seat=seat)
            card.in_play = True
    effect = resolve_specials("suit")
    assert effect.can(t.s, Moment(t.card("villain"), ME))
    t.card(f"p{ME}").damage = 2
    done, _ = do(t, effect, "p1>sequence/resolve:two")
    assert done
    assert (hands(t), damages(t)) == ([0, 1, 0], [0, 1, 0])
    assert not effect.can(t.s, Moment(t.card("villain"), 2))


# --- paying -----------------------------------------------------------------------------------------------------


def test_resources_are_spent_by_you():
    t = three()
    assert not do(t, spend("energy"))[0]
    for seat in (0, ME):
        t.hold("energy", seat=seat)
    assert spend("energy").can(t.s, Moment(t.card("villain"), ME))
    assert not spend("mental").can(t.s, Moment(t.card("villain"), ME))
    assert do(t, spend("energy"))[0]
    assert hands(t) == [1, 0, 0]


def test_a_card_that_cannot_be_paid_for_is_not_picked():
    t = three()
    ally = t.lay("hawkeye", "discard", seat=ME)  # costs 3
    target = an(ALLY.in_your_discard_pile, "it")
    assert not pay_for(target).can(t.s, Moment(t.card("villain"), ME))
    free = t.lay(ally_for_nothing, "discard", seat=ME)
    assert pay_for(target).can(t.s, Moment(t.card("villain"), ME))
    t.s.move(free, t.s.removed)
    t.hold("energy", seat=ME)
    m: Moment[ChampionsCard] = Moment(t.card("villain"), ME)
    m.decide(pay_for(target), [ally])
    assert not pay_for(target).can(t.s, m)
    m.keep("it", [ally])
    effect = pay_for(target)
    t.run(effect.do(t.s, m, [ally]))
    assert m.picked("it") == []
    t.hold("genius", seat=ME)
    assert effect.can(t.s, m)
    done, m = do(t, effect)
    assert done
    assert m.picked("it") == [ally]
    assert hands(t) == [0, 0, 0]
