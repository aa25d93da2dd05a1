"""In the midst of something: who has left an attack meanwhile, what ends with it, who is answered and when."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.games.fellowship import GAME
from rulebound.games.fellowship.action_windows import _could_play, ways_to_use, window_options
from rulebound.games.fellowship.campaign import next_setup
from rulebound.games.fellowship.campaign_sheet import CAMPAIGNS
from rulebound.games.fellowship.defense import end_attack
from rulebound.games.fellowship.defense import goes_on as enemy_goes_on
from rulebound.games.fellowship.events import ATTACK, DESTROY, ENEMY_ATTACK, TRAVEL, Attack
from rulebound.games.fellowship.numbers import defends_in_vain
from rulebound.games.fellowship.offense import goes_on, total_strength
from rulebound.games.fellowship.progress import explore
from rulebound.games.fellowship.setup import start
from rulebound.games.fellowship.tally import fight, to_reveal
from rulebound.games.fellowship.words import (
    ALLY,
    CHARACTER,
    THAT_ENEMY,
    THE_DEFENDING_CHARACTER,
    THIS_ENTERS_PLAY,
    HostHasTrait,
    action,
    at_threat,
    cancel,
    deal,
    discard,
    each,
    forced,
    named,
    place_progress,
    players_cannot,
    quest,
    raise_threat,
    response,
    return_to_staging,
    setup,
    shuffle_into_owners_deck,
    two_sides,
    when_revealed,
)
from rulebound.kernel.chance import Chance
from rulebound.kernel.text import Refused
from rulebound.lcg.events import DAMAGE, ENTER, REVEAL, Deed
from rulebound.lcg.moment import Moment
from rulebound.lcg.triggers import On
from tests.fellowship_campaign import CARDS, campaign, codes
from tests.fellowship_made_up import always, code, foe, friend, gift, three, trick
from tests.fellowship_made_up_costs import stranger
from tests.fellowship_table import begun, deck, printed

# --- attacks ----------------------------------------------------------------------------------------------------


def test_an_attack_of_characters_is_over_when_its_enemy_is_elsewhere():
    t = three()
    troll = t.put("hill_troll", engaged=1)
    attack = Attack(ATTACK, None, troll, 1)
    assert goes_on(attack)
    t.engage(troll, seat=2)
    assert troll.in_play
    assert not goes_on(attack)


def test_an_attack_of_an_enemy_is_over_when_the_attacked_player_is_out():
    t = three()
    attack = Attack(ENEMY_ATTACK, t.put("hill_troll"), None, 2)
    assert enemy_goes_on(t.s, attack)
    t.s.players[2].out = True
    assert not enemy_goes_on(t.s, attack)


@pytest.mark.rule("fellowship.step.6_8_2")
def test_who_has_left_play_adds_nothing_to_an_attack():
    t = three()
    attack = Attack(ATTACK, None, t.put("hill_troll", engaged=1), 1)
    attack.attackers = [t.card("aragorn"), t.put(friend(attack=4), seat=1)]
    assert total_strength(t.s, attack) == t.strength("aragorn") + 4
    t.leaves("friend")
    assert total_strength(t.s, attack) == t.strength("aragorn")


def test_who_has_left_play_defends_no_longer():
    t = three()
    attack = Attack(ENEMY_ATTACK, t.put("hill_troll", engaged=1), None, 1)
    attack.defenders = [t.card("aragorn"), t.put(friend(), seat=1)]
    t.leaves("friend")
    moment: Moment[Any] = Moment(t.card("hill_troll"), 1, event=attack)
    assert THE_DEFENDING_CHARACTER.candidates(t.s, moment) == [t.card("aragorn")]


@pytest.mark.rule("fellowship.step.6_4_4")
def test_what_was_made_for_an_attack_around_this_one_stays():
    t = three()
    t.gets("aragorn", "attack", 1, "attack")
    outer = t.s.lasting
    t.gets("aragorn", "defense", 1, "attack")
    t.gets("aragorn", "willpower", 1, "round")
    t.run(end_attack(t.s, outer))
    assert [one.stat for one in t.s.lasting] == ["attack", "willpower"]
    t.run(end_attack(t.s, ()))
    assert [one.stat for one in t.s.lasting] == ["willpower"]


def test_only_against_the_enemy_that_says_so_is_defended_in_vain():
    t = three()
    troll, wargs = t.put("hill_troll", engaged=1), t.put("wargs", engaged=1)
    t.gets("hill_troll", "no-defense", 1)
    assert [defends_in_vain(t.s, one) for one in (troll, wargs)] == [True, False]


def test_of_two_attacks_only_who_makes_the_inner_one_is_in_that_fight():
    t = three()
    troll, wargs = t.put("hill_troll", engaged=1), t.put("wargs", engaged=0)
    t.s.attacks = ((t.card("gimli").id, wargs.id), (t.card("aragorn").id, troll.id))
    assert fight(t.s) == ([t.card("aragorn")], [troll])


def test_an_enemy_whose_attackers_have_all_left_still_shows_its_defense():
    t = three()
    troll = t.put("hill_troll", engaged=1)
    gone = t.put(friend(), seat=1)
    t.s.attacks = ((gone.id, troll.id),)
    t.leaves(gone)
    seen = fight(t.s)
    assert seen is not None
    assert (seen.attack(t.s), seen.defense(t.s)) == (0, t.defense(troll))


def test_the_damage_of_an_attack_comes_from_the_first_who_was_declared():
    by: list[object] = []
    t = three()
    t.put("hill_troll", engaged=1)
    gift(t, response(On(DAMAGE, "this-attacks", lambda s, e, card, seat: bool(by.append(e.by))), raise_threat(1)))
    t.attack("hill_troll", "aragorn", "theodred")
    assert set(by) == {t.card("aragorn")}


# --- damage and leaving -----------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.damage.steps")
def test_who_has_left_play_before_the_tokens_are_placed_gets_none():
    t = three()
    weak = t.put(friend(name="Weak"), seat=2)
    gift(t, cancel(always(DAMAGE), discard(named("Weak"))), seat=1)
    t.hurt_all(1, "gimli", "weak", answers=["p1>cancel-damage/gift", "p1>answer/gimli"])
    assert (weak.damage, [line["card"] for line in t.lines("damaged")]) == (0, ["gimli"])


@pytest.mark.rule("fellowship.hit_points.modifier_loss")
def test_who_falls_when_hit_points_are_gone_is_destroyed_and_that_is_answered():
    t = three()
    gift(t, response(always(DESTROY), raise_threat(2)), seat=1)
    t.put(friend(), seat=2)
    t.gets("friend", "hit-points", -3, "phase")
    t.run(t.s.judge.settle(t.s), f"p1>response-{DESTROY}/gift")
    assert (t.discarded("friend"), t.threats) == (True, [10, 12, 10])


@pytest.mark.rule("fellowship.permanent.cannot_be_removed")
def test_what_is_permanent_is_not_discarded_from_play():
    t = three()
    t.put(printed("valor"), seat=1, on="aragorn")
    t.leaves("valor")
    assert t.in_play("valor")


def test_a_location_that_is_out_of_play_is_not_explored():
    t = three()
    gate = t.lay("forest_gate", "encounter-discard")
    gate.progress = 9
    t.run(explore(t.s, gate))
    assert t.lines("explored") == []


@pytest.mark.rule("fellowship.discard.open")
def test_what_goes_home_to_who_is_out_leaves_the_discard_pile_as_it_lies():
    t = three()
    lying = t.lay("gandalf", "discard", seat=2)
    t.put(friend(), seat=2)
    t.take_control("friend", 1)
    t.s.players[2].out = True
    t.resolve(shuffle_into_owners_deck(each(ALLY)), by="aragorn", seat=1)
    assert t.lying("discard", 2) == ["gandalf", "friend"]
    assert t.known(lying, 0)


# --- stages, travelling, entering -------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.quest.side_a_then_flip")
def test_side_a_of_a_stage_is_never_complete():
    t = three()
    side_a = quest(code(), "New", stage=2, quest_points=1, does=setup(place_progress(2)))
    side_b = quest(code(), "New", stage=2, quest_points=9)
    t.lay(two_sides(side_a, side_b), "quest-deck")
    t.makes_progress(8)
    assert (t.s.quest.printed, t.progress()) == (side_b, 2)


@pytest.mark.rule("fellowship.location.moved_out_of_staging")
def test_who_answers_the_journey_finds_the_location_still_there():
    t = three(staging=["forest_gate"])
    gift(t, response(always(TRAVEL), raise_threat(1)), seat=0)
    t.card("forest_gate").progress = 9
    t.travel("forest_gate", until="response-travel")
    assert t.lines("explored") == []
    t.finish()
    assert not t.in_play("forest_gate")


@pytest.mark.rule("fellowship.staging.placed_by_type")
def test_what_enters_the_staging_area_speaks_to_the_first_player():
    t = three()
    t.reveal(foe(forced(THIS_ENTERS_PLAY, raise_threat(2))), seat=2)
    assert t.threats == [10, 12, 10]


@pytest.mark.rule("fellowship.staging.always")
def test_where_nothing_can_be_staged_nothing_is_still_to_be_revealed():
    t = three()
    t.s.step = "commit"
    assert to_reveal(t.s) == 3
    gift(t, holds=players_cannot("stage"))
    assert to_reveal(t.s) == 0


# --- who could do what ------------------------------------------------------------------------------------------


def test_a_card_that_is_attached_to_nothing_has_no_host_with_a_trait():
    t = three()
    stone = t.lay("celebrians_stone", "hand", seat=1)
    assert not HostHasTrait("noble").holds(t.s, Moment(stone, 1))
    assert HostHasTrait("noble").holds(t.s, Moment(t.put("steward_of_gondor", seat=1, on="theodred"), 1))


@pytest.mark.rule("fellowship.action.source_event")
def test_an_event_is_used_from_the_own_hand_or_not_at_all():
    t = three()
    lying = [t.lay("feint", zone, seat=seat) for zone, seat in (("hand", 1), ("hand", 2), ("discard", 1))]
    assert [[act for act, _ in ways_to_use(t.s, 1, card)] for card in lying] == [["play"], [], []]


@pytest.mark.rule("fellowship.action.source_out_of_play", "fellowship.action.phase_restricted")
def test_what_lies_in_the_discard_pile_is_offered_only_while_its_action_may_be_used():
    t = three()
    t.lay(friend(action(raise_threat(1), phase="combat"), from_discard=True), "discard", seat=1)
    t.s.open = "test"
    t.at("quest", 1)
    assert window_options(t.s, t.s.players[1]) == []
    t.at("combat", 1)
    assert [option.act for option in window_options(t.s, t.s.players[1])] == ["use"]


def test_an_event_with_an_action_and_a_response_may_be_an_action():
    t = three()
    both = trick(action(raise_threat(1)), response(always(ENTER), raise_threat(1)))
    assert _could_play(t.s, t.s.players[1], both)
    assert not _could_play(t.s, t.s.players[1], trick(response(always(ENTER), raise_threat(1))))


def test_only_a_condition_that_everybody_sees_makes_others_think_of_an_answer():
    t = three(hands={1: ["feint"]})
    player = t.s.players[1]
    for public in (False, True):
        when = On(ENTER, "this-attacks", lambda s, e, card, seat: True, public=public)
        player.wiles = (trick(response(when, raise_threat(1))),)
        t.s.expect_from_hands(player.wiles)
        assert t.s.judge.may_hold_answer(t.s, Deed(ENTER, t.card("gimli"), 0), "response", 1) is public


def test_a_state_with_a_fault_has_it_in_a_window_where_nobody_is_asked_any_more():
    t = three(staging=["wargs"])
    t.s.step = "quest_actions"
    assert GAME.faults(t.s, {}) == []
    t.card("wargs").engaged = 2
    assert len(GAME.faults(t.s, {})) == 1


def test_what_is_no_stage_shows_no_number_of_one():
    assert [printed(name).face.gem for name in ("caught_in_a_web", "forest_gate")] == [None, None]


# --- setting up -------------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.setup.opening_hand")
def test_the_first_player_draws_the_opening_hand_first():
    t = begun(["gimli"], ["aragorn"], ["eowyn"], first=1)
    assert [line["player"] for line in t.lines("draws")][:3] == ["p1", "p2", "p0"]


@pytest.mark.rule("fellowship.campaign_card.setup")
def test_a_campaign_card_brings_the_copies_that_are_not_in_the_pool_yet():
    log = campaign(["aragorn"], ["gimli"], won=1, pool=[("valor", None, "aragorn")])
    (valor,) = codes("valor")
    s = start(GAME.read_setup(next_setup(log)), Chance(1))
    assert [card.printed.code for card in s.beside.cards].count(valor) == 3


@pytest.mark.rule("fellowship.setup_steps.1")
def test_nobody_comes_without_heroes_who_has_lost_none():
    with pytest.raises(Refused) as refusal:
        GAME.read_setup({**next_setup(campaign(["aragorn"], ["gimli"])), "decks": [deck("aragorn"), CARDS]})
    assert refusal.value.text.id == "fellowship-refused-other-heroes"


def test_a_campaign_does_not_begin_with_decks_that_hinder_each_other():
    with pytest.raises(Refused) as refusal:
        CAMPAIGNS.begin(["leadership", "leadership"])
    assert refusal.value.text.id == "fellowship-refused-same-hero"


@pytest.mark.rule("fellowship.action.source_out_of_play")
def test_an_event_that_lies_in_the_discard_pile_is_used_and_not_played():
    t = three()
    card = t.lay(trick(action(raise_threat(1)), from_discard=True), "discard", seat=1)
    assert [act for act, _ in ways_to_use(t.s, 1, card)] == ["use"]


@pytest.mark.rule("fellowship.staging.card_sequence")
def test_an_enemy_that_falls_as_it_is_revealed_says_nothing_more():
    t = three()
    gift(t, cancel(always(REVEAL), deal(4, THAT_ENEMY)), seat=1)
    t.reveal(foe(when_revealed(raise_threat(5))), "p1>cancel-reveal/gift", seat=1)
    assert (t.discarded("foe"), t.threats) == (True, [10, 10, 10])


@pytest.mark.rule("fellowship.step.6_8_3", "fellowship.window.after_6_8_2")
def test_an_enemy_that_has_gone_elsewhere_during_an_attack_is_not_hit():
    t = three()
    troll = t.put("hill_troll", engaged=1)
    t.gets("aragorn", "attack", 9)
    gift(t, action(return_to_staging(named("Hill Troll"))), seat=1)
    t.attack("hill_troll", "aragorn", answers=["p1>action/use:gift"])
    assert (t.zone(troll), troll.damage) == ("staging", 0)


@pytest.mark.rule("fellowship.discard.simultaneous_order")
def test_who_is_out_orders_no_cards_that_others_had():
    t = three()
    for name in ("One", "Two"):
        t.put(friend(name=name), seat=2)
        t.take_control(name.lower(), 1)
    t.eliminates(2)
    t.hurt_all(3, "one", "two")
    assert t.who("discard-first") == []
    assert t.lying("discard", 2)[-2:] == ["one", "two"]


def test_whose_threat_is_meant_is_told_by_who_controls_a_character():
    t = three()
    guest = t.put(stranger("Guest"))
    t.s.move(guest, t.s.players[2].area)
    t.dial(10, 10, 40)
    high = each(at_threat(CHARACTER, 40))
    guest.controller = 2
    assert t.candidates(high, by="gimli") == ["eowyn", "eleanor", "guest"]
