"""At the edge: who is asked and who is not, what is counted, what comes before what."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.games.fellowship.defense import enemy_attacks, is_character
from rulebound.games.fellowship.encounter import need_encounter_card, put_into_staging
from rulebound.games.fellowship.events import DECLARE, DEFEND
from rulebound.games.fellowship.initiating import source_is_there
from rulebound.games.fellowship.numbers import pledged_willpower, quest_points
from rulebound.games.fellowship.state import NO_ENEMY, FellowshipCard
from rulebound.games.fellowship.tally import counters
from rulebound.games.fellowship.words import (
    ATTACKING_STAGING,
    DAMAGE_JUST_SUFFERED,
    ENEMY,
    HERO,
    HOST,
    LOCATION,
    THE_NEXT_PLAYER,
    THE_QUEST,
    THIS_ENGAGES_A_PLAYER,
    YOU,
    a_chosen,
    action,
    an,
    cannot,
    draw,
    each,
    exhaust,
    forced,
    gets,
    location,
    look_at_deck,
    many_defenders,
    must_travel_here,
    named,
    place_progress,
    quest,
    raise_threat,
    readies_for,
    response,
    search_top,
    setup,
    swap_values,
    travel,
    two_sides,
    when_revealed,
)
from rulebound.kernel.requirements import legal
from rulebound.lcg.events import DAMAGE, ENTER, Deed
from rulebound.lcg.moment import Moment
from tests.fellowship_campaign import campaign, set_out
from tests.fellowship_made_up import always, code, foe, friend, gift, law, three
from tests.fellowship_made_up_costs import stranger
from tests.fellowship_table import Table


def test_without_a_blow_no_damage_was_just_suffered():
    t = three()
    assert DAMAGE_JUST_SUFFERED.value(t.s, Moment(t.card("gimli"), 0)) == 0
    assert (
        DAMAGE_JUST_SUFFERED.value(t.s, Moment(t.card("gimli"), 0, event=Deed(DAMAGE, t.card("gimli"), amount=3))) == 3
    )


def test_the_first_player_does_what_is_forced_on_a_card_of_who_is_out():
    t = three()
    eowyn = t.card("eowyn")
    assert t.s.judge.user_of(t.s, eowyn, Deed(ENTER, eowyn, 2)) == 2
    t.s.players[2].out = True
    assert t.s.judge.user_of(t.s, eowyn, Deed(ENTER, eowyn, 2)) == 1


def test_one_deck_with_cards_is_enough_to_look_at_but_for_a_search_it_must_be_the_own_one():
    t = three()
    for seat in (0, 1):
        t.empty("deck", "removed", seat)
    assert t.could(look_at_deck(3), by="aragorn", seat=1)
    assert [t.could(search_top(3), by="aragorn", seat=seat) for seat in range(3)] == [False, False, True]


def test_who_controls_a_hero_of_nobody_is_asked_whether_to_ready_it_for_its_price():
    t = three()
    guest = t.put(stranger("Guest"))
    guest.controller, guest.exhausted, guest.resources = 2, True, 1
    t.s.move(guest, t.s.players[2].area)
    gift(t, holds=readies_for(1, named("Guest")))
    t.step("ready_cards", "p2>pay-to-ready/pay:guest")
    assert (guest.exhausted, guest.resources) == (False, 0)


@pytest.mark.rule("fellowship.engaged.mutual")
def test_an_enemy_that_is_not_in_play_engages_nobody():
    t = three()
    wargs = t.lay("wargs", "encounter-discard")
    t.engage(wargs, seat=2)
    assert (wargs.engaged, t.lines("engages"), t.zone(wargs)) == (-1, [], "encounter-discard")


@pytest.mark.rule("fellowship.action.source_out_of_play")
def test_what_is_used_from_the_discard_pile_is_used_from_the_own_one_and_nothing_else_is():
    t = three()
    ghost, plain = friend(action(raise_threat(1)), from_discard=True), friend(action(raise_threat(1)))
    lying = [(t.lay(face, zone, seat=2)) for face in (ghost, plain) for zone in ("discard", "deck")]
    able = [[_there(t, card, seat) for seat in (1, 2)] for card in lying]
    assert able == [[False, True], [False, False], [False, False], [False, False]]


def _there(t: Table, card: FellowshipCard, seat: int) -> bool:
    return legal((source_is_there,), t.s, seat, Moment(card, seat, card.printed.abilities[0]))


@pytest.mark.rule("fellowship.quest.enters_side_a")
def test_the_setup_of_a_stage_comes_before_what_is_done_when_it_is_revealed():
    t = three()
    does = [when_revealed(draw(1)), setup(raise_threat(4))]
    t.lay(two_sides(quest(code(), "New", stage=2, does=does), quest(code(), "New", stage=2)), "quest-deck")
    t.makes_progress(8)
    assert t.course("threat-raised", "draws") == ["threat-raised", "draws"]


def test_only_who_attacks_an_enemy_in_the_staging_area_does_so():
    t = three()
    wargs, gimli, legolas = t.put("wargs"), t.card("gimli"), t.card("legolas")
    t.s.attacks = ((gimli.id, wargs.id), (legolas.id, t.put("hill_troll", engaged=0).id))
    assert [ATTACKING_STAGING.holds(t.s, Moment(one, 0)) for one in (gimli, legolas)] == [True, False]


@pytest.mark.rule("fellowship.heroes.voluntary_change")
def test_where_every_hero_is_taken_nobody_is_asked_for_a_change():
    everyone = [["aragorn", "theodred", "gloin"], ["gimli", "legolas", "thalin"], ["eowyn", "eleanor", "dunhere"]]
    t = set_out(campaign(*everyone, ["denethor", "glorfindel", "beravor"], won=1), first=1)
    assert t.who("change-hero") == []
    assert set_out(campaign(*everyone, won=1), first=1).who("change-hero") == [0, 1, 2]


@pytest.mark.rule("fellowship.multi_defence.sum")
def test_when_the_defenders_are_named_nobody_is_picked_any_more():
    t = three()
    t.put("hill_troll", engaged=2)
    t.resolve(many_defenders(YOU), by="eowyn", seat=2)
    t.enemy_attacks("hill_troll", "p2>defend/eowyn", "p2>defend/eleanor", "p2>attack-damage/eowyn")
    assert t.s.declared == ()


@pytest.mark.rule("fellowship.step.7_3")
def test_threat_rises_for_the_first_player_first():
    t = three()
    t.step("raise_threat")
    assert [line["player"] for line in t.lines("threat-raised")] == ["p1", "p2", "p0"]


@pytest.mark.rule("fellowship.step.6_8_4_attackers_until")
def test_what_was_made_for_an_attack_of_characters_ends_with_it():
    t = three()
    t.put("hill_troll", engaged=1)
    gift(t, response(always(DECLARE), raise_threat(1)), seat=0)
    t.attack("hill_troll", "aragorn", until="response-declare")
    t.gets("aragorn", "attack", 1, "attack")
    t.finish()
    assert t.s.lasting == ()


@pytest.mark.rule("fellowship.cannot_be_damaged.not_chosen", "fellowship.combat.undefended_hero_only")
def test_an_undefended_attack_hits_a_hero_that_can_be_damaged():
    t = three()
    t.put("hill_troll", engaged=2)
    gift(t, holds=cannot("take-damage", named("Eleanor")), on="gimli")
    t.enemy_attacks("hill_troll")
    assert t.who("attack-damage") == []
    assert [t.damage("eleanor"), t.in_play("eowyn")] == [0, False]


@pytest.mark.rule("fellowship.guarded.attach_next")
def test_what_would_guard_an_objective_that_has_gone_lies_in_the_staging_area_alone():
    t = three()
    prize = law(t, name="Prize")
    t.leaves(prize)
    wargs = t.lay("wargs", "revealing")
    t.run(put_into_staging(t.s, wargs, prize))
    assert (t.host(wargs), t.staging()) == ("", ["wargs"])


@pytest.mark.rule("fellowship.cannot.absolute")
def test_who_cannot_commit_is_not_asked_to():
    t = three()
    gift(t, holds=cannot("commit", named("Aragorn")))
    t.step("commit", until="commit")
    assert t.options(1) == ["commit:theodred", "done"]


@pytest.mark.rule("fellowship.step.4_2_first_player", "fellowship.travel.cost_unpayable")
def test_whether_the_players_must_travel_depends_on_what_the_first_player_can_pay():
    here = travel(exhaust(a_chosen(HERO.you_control.ready)))
    t = three()
    t.put(location(code(), "Ford", threat=1, quest_points=2, does=here, always=must_travel_here()))
    for name in ("eowyn", "eleanor"):
        t.card(name).exhausted = True
    t.step("travel", "p1>exhaust/aragorn")
    assert t.zone("ford") == "active-location"
    t = three()
    t.put(location(code(), "Ford", threat=1, quest_points=2, does=here, always=must_travel_here()))
    for name in ("aragorn", "theodred"):
        t.card(name).exhausted = True
    t.step("travel")
    assert t.zone("ford") == "staging"


def test_progress_on_several_locations_is_counted_together():
    t = three(staging=["forest_gate", "old_forest_road"])
    moment: Moment[Any] = Moment(t.card("aragorn"), 1)
    t.run(place_progress(2, each(LOCATION)).run(t.s, moment))
    assert moment.count == 4


@pytest.mark.rule("fellowship.step.3_2_order")
def test_who_is_picked_for_a_fight_adds_nothing_to_the_quest():
    t = three()
    t.commits("theodred")
    t.s.declared = ((t.card("aragorn").id, t.put("hill_troll", engaged=1).id), (t.card("eowyn").id, NO_ENEMY))
    assert pledged_willpower(t.s) == t.willpower("theodred") + t.willpower("eowyn")


def test_until_somebody_defends_an_enemy_points_at_the_player_whom_it_attacks():
    t = three()
    troll = t.put("hill_troll", engaged=2)
    t.enemy_attacks("hill_troll", until="defend")
    assert t.game.arrows(t.s) == [(troll, t.s.players[2], "attack")]


@pytest.mark.rule("fellowship.empty.encounter_deck_quest")
def test_an_empty_encounter_deck_is_not_made_anew_out_of_nothing():
    t = three()
    t.empty("encounter", "removed")
    t.s.phase = "quest"
    assert not need_encounter_card(t.s)
    assert t.lines("encounter-deck-made") == []


@pytest.mark.rule("fellowship.character.two_types")
def test_an_ally_among_the_objectives_that_nobody_controls_defends_nobody():
    t = three()
    guest = t.put(stranger("Guest"))
    assert not legal((is_character,), t.s, 1, guest)
    guest.controller = 1
    assert legal((is_character,), t.s, 1, guest)


@pytest.mark.rule("fellowship.location.moved_out_of_staging")
def test_the_players_travel_to_no_location_that_has_left_the_staging_area():
    t = three()
    t.travel(t.lay("forest_gate", "encounter-discard"))
    assert t.lying("active-location") == []


@pytest.mark.rule("fellowship.step.6_4_3_damage")
def test_an_attack_that_is_weaker_than_the_defense_shows_no_damage():
    t = three()
    t.put(foe(attack=1), engaged=1)
    t.gets("aragorn", "defense", 3)
    t.s.attacks = ((t.card("foe").id, t.card("aragorn").id),)
    shown = {counter.id: counter.value for counter in counters(t.s)}
    assert (shown["attack"], shown["damage"]) == (1, 0)


@pytest.mark.rule("fellowship.swap.zero_value")
def test_only_what_has_a_value_can_be_swapped_on_either_side():
    t = three(staging=["wargs"])
    able = [
        t.could(swap_values("willpower", an(one), an(other)), by="aragorn", seat=1)
        for one in (ENEMY, HERO)
        for other in (ENEMY, HERO)
    ]
    assert able == [False, False, False, True]


@pytest.mark.rule("fellowship.active_player.definition")
def test_who_is_attacked_is_active_no_longer_than_until_a_defender_is_named():
    t = three()
    troll = t.put("hill_troll", engaged=2)
    gift(t, response(always(DEFEND), raise_threat(1)), seat=0)
    t.at("combat", 1)
    t.run(enemy_attacks(t.s, troll, 2), "p2>defend/eowyn", until="response-defend")
    assert t.s.active == 1


@pytest.mark.rule("fellowship.location.buffer_overflow")
def test_a_location_with_all_its_progress_takes_none_from_the_quest():
    t = three(active="forest_gate")
    gate = t.card("forest_gate")
    gate.progress = quest_points(t.s, gate)
    t.makes_progress(3)
    assert t.progress() == 3


@pytest.mark.rule("fellowship.step.5_3_sequence")
def test_who_is_eliminated_by_the_check_of_another_makes_none():
    t = three()
    caller = foe(forced(THIS_ENGAGES_A_PLAYER, raise_threat(50, THE_NEXT_PLAYER)), name="Caller", engagement=10)
    for enemy in (caller, foe(name="One", engagement=5), foe(name="Other", engagement=5)):
        t.put(enemy)
    t.step("check_engagement", "p0>check/one")
    assert (t.fallen, t.who("check")) == ([2], [0])


@pytest.mark.rule("fellowship.hit_points.modifier_loss", "fellowship.quest.advance_immediately")
def test_who_lived_by_a_card_that_is_gone_has_fallen_before_the_stage_is_complete():
    t = three()
    shield = gift(t, holds=[gets("hit-points", 3, HOST), cannot("be-defeated", THE_QUEST)], seat=1, on="theodred")
    t.left("theodred", 2)
    t.s.quest.progress = 8
    t.leaves(shield)
    assert t.course("destroyed", "stage-defeated") == ["destroyed", "stage-defeated"]


@pytest.mark.rule("fellowship.player_order.definition", "fellowship.step.1_2", "fellowship.step.1_3")
def test_the_first_player_collects_and_draws_first():
    t = three()
    t.phase("resource")
    assert [line["player"] for line in t.lines("draws")] == ["p1", "p2", "p0"]
    assert [line["card"] for line in t.lines("gains")][::2] == ["aragorn", "eowyn", "gimli"]


@pytest.mark.rule("fellowship.current_quest.definition", "fellowship.quest.completed_stage_removed")
def test_while_a_stage_is_revealed_it_is_the_only_one():
    t = three()
    side_b = quest(code(), "New", stage=2, quest_points=9, does=when_revealed(place_progress(2)))
    t.lay(two_sides(quest(code(), "New", stage=2), side_b), "quest-deck")
    t.makes_progress(8)
    assert (t.s.quest.printed, t.progress()) == (side_b, 2)


def test_who_is_asked_for_an_action_is_told_why_a_card_of_the_own_hand_cannot_be_played():
    t = three(hands={1: ["faramir"]})
    gift(t, action(raise_threat(1)), seat=1)
    t.step("quest_actions", until="action")
    told = t.match.why_not(1, t.card("faramir"))
    assert told[0].rule == "fellowship.step.allies_only_planning"
