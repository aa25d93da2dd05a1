"""Playing cards (Зіграти й додати у гру, карти події, карти союзників): what is played, put there, how often."""

from __future__ import annotations

import pytest

from rulebound.games.fellowship.words import (
    ALLY,
    ATTACHMENT,
    ENGAGED_ENEMY,
    EVENT,
    THE_QUEST,
    Limit,
    action,
    allies_per_round,
    an,
    cancel,
    does_not_happen,
    each,
    forced,
    gets,
    put_into_play,
    raise_threat,
    return_to_staging,
)
from rulebound.lcg.events import PAY, USE
from tests.fellowship_made_up import law
from tests.fellowship_made_up_costs import any_time, charm, friend, in_hands, stranger
from tests.fellowship_table import table
from tests.fellowship_watch import watched

TRIO = [["gimli", "legolas"], ["aragorn", "gloin"], ["eowyn", "glorfindel"]]


# --- playing ------------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.play.ally_placement", "fellowship.play.pay", "fellowship.control.initial")
def test_an_ally_is_paid_for_and_comes_into_the_area_of_who_played_it():
    t = table(heroes=TRIO, first=2, hands={1: ["guard_of_the_citadel"]})
    t.pools(aragorn=3)
    t.play("guard_of_the_citadel", seat=1)
    assert t.lies("guard_of_the_citadel", "area", 1)
    assert t.resources("aragorn") == 1
    assert (t.controller("guard_of_the_citadel"), t.card("guard_of_the_citadel").owner) == (1, 1)
    assert [card.face.code for card in t.seen(0, "allies", 1)] == ["13"]


@pytest.mark.rule("fellowship.play.pay")
def test_the_cost_of_a_card_is_paid_with_all_that_changes_it():
    t = table(heroes=TRIO, first=2, hands={1: ["guard_of_the_citadel"]})
    t.put(charm(always=gets("cost", -1, each(in_hands(ALLY)))), seat=0, on="gimli")
    t.pools(aragorn=1)
    t.play("guard_of_the_citadel", seat=1)
    assert t.resources("aragorn") == 0
    t = table(heroes=TRIO, first=2, hands={1: ["guard_of_the_citadel"]})
    t.put(charm(always=gets("cost", 1, each(in_hands(ALLY)))), seat=0, on="gimli")
    t.pools(aragorn=2)
    assert t.why_not("play", "guard_of_the_citadel", seat=1) == ["fellowship.play.pay"]


@pytest.mark.rule("fellowship.play.sequence", "fellowship.event.sequence")
def test_an_event_is_declared_paid_resolved_and_then_discarded():
    t = table(heroes=TRIO, first=2, hands={2: ["loriens_wealth"]})
    t.pools(glorfindel=3)
    t.play("loriens_wealth", until="choose", seat=2)
    assert (t.zone("loriens_wealth"), t.resources("glorfindel")) == ("playing", 0)
    t.give("p2>choose/p1")
    assert t.course("plays", "spends", "draws") == ["plays", "spends", "draws"]
    assert t.sizes("hand") == [0, 3, 0]
    assert t.lies("loriens_wealth", "discard", 2)


@pytest.mark.rule("fellowship.play.sequence", "fellowship.play.targets_after_payment")
def test_what_an_attachment_is_attached_to_is_chosen_after_the_payment():
    t = table(heroes=TRIO, first=2, hands={1: ["steward_of_gondor"]})
    t.pools(aragorn=1, gloin=2)
    t.play("steward_of_gondor", "pay/aragorn", until="attach", seat=1)
    assert (t.resources("aragorn"), t.resources("gloin")) == (0, 1)
    assert t.prompts() == ["planning", "pay", "attach"]
    assert t.zone("steward_of_gondor") == "playing"


@pytest.mark.rule("fellowship.play.targets_after_payment")
def test_the_player_of_an_event_is_chosen_after_the_payment():
    t = table(heroes=TRIO, first=2, hands={2: ["loriens_wealth"]})
    t.pools(glorfindel=4)
    t.play("loriens_wealth", until="choose", seat=2)
    assert t.resources("glorfindel") == 1
    assert t.options(2) == ["choose:p2", "choose:p0", "choose:p1"]


@pytest.mark.rule("fellowship.play.targets_after_payment", "fellowship.attachment.needs_host")
def test_an_attachment_without_a_host_after_the_payment_is_discarded():
    t = table(heroes=TRIO, first=1, hands={2: ["forest_snare"]})
    t.put(charm("Alarm", does=forced(any_time(PAY), return_to_staging(an(ENGAGED_ENEMY)))), seat=0, on="gimli")
    t.put("hill_troll", engaged=0)
    t.pools(glorfindel=3)
    t.play("forest_snare", seat=2)
    assert (t.lies("forest_snare", "discard", 2), t.resources("glorfindel")) == (True, 0)


@pytest.mark.rule("fellowship.quest.advance_immediately")
def test_a_card_that_completes_the_stage_as_it_enters_play_does_so_at_once():
    t = table(heroes=TRIO, first=1)
    t.hold(friend("Guide", always=gets("quest-points", -1, THE_QUEST)), seat=2)
    t.makes_progress(7)
    t.play("guide", seat=2)
    assert t.card("quest").printed.code == "120b"
    assert t.in_play("guide")


@pytest.mark.rule("fellowship.play.response_between_steps")
def test_who_was_played_is_answered_when_it_has_been_played():
    t = table(heroes=TRIO, first=1, hands={2: ["erebor_hammersmith"]})
    t.lay("dwarven_axe", "discard", 0)
    t.pools(glorfindel=2)
    t.play("erebor_hammersmith", "p2>response-play/erebor_hammersmith", seat=2)
    assert t.course("spends", "enters", "uses") == ["spends", "enters", "uses"]
    assert t.hand(0) == ["dwarven_axe"]


@pytest.mark.rule("fellowship.play.from_hand")
def test_cards_are_played_from_the_hand_and_from_nowhere_else():
    t = table(heroes=TRIO, first=2, hands={2: ["stand_and_fight"]})
    t.lay("guard_of_the_citadel", "discard", 1)
    t.pools(aragorn=2, eowyn=2)
    assert not t.can("play", "guard_of_the_citadel", seat=1)
    t.lay("veteran_axehand", "deck", 0)
    t.pools(gimli=2)
    assert not t.can("play", "veteran_axehand", seat=0)
    t.play("stand_and_fight", "?x/x:2", "?choose/guard_of_the_citadel", seat=2)
    assert t.lies("guard_of_the_citadel", "area", 2)


@pytest.mark.rule("fellowship.ally.played_from_hand")
def test_an_ally_stays_in_play_round_after_round():
    t = table(heroes=TRIO, first=2, hands={1: ["guard_of_the_citadel"]})
    t.pools(aragorn=2)
    t.play("guard_of_the_citadel", seat=1)
    for phase in ("planning", "refresh", "end", "resource"):
        t.phase(phase)
    assert t.lies("guard_of_the_citadel", "area", 1)
    t.hurt("guard_of_the_citadel", 2)
    assert not t.in_play("guard_of_the_citadel")


@pytest.mark.rule("fellowship.permission.optional")
def test_a_card_that_permits_it_may_be_played_in_combat_too():
    t = table(heroes=TRIO, first=2)
    t.hold(friend("Reserve", also_in="combat"), friend("Farmer"), seat=1)
    for phase, able in (("planning", True), ("quest", False), ("combat", True)):
        assert t.can("play", "reserve", seat=1, phase=phase) == able
        assert t.can("play", "farmer", seat=1, phase=phase) == (phase == "planning")
    assert t.why_not("play", "reserve", seat=1, phase="quest") == ["fellowship.step.allies_only_planning"]
    t.at("combat", active=0)
    t.steps(["shadow_actions"], "p1>action/play:reserve")
    assert t.lies("reserve", "area", 1)


@pytest.mark.rule("fellowship.permission.optional")
def test_others_are_asked_for_what_they_could_hold_that_permits_it():
    reserve = friend("Reserve", also_in="combat")
    for phase, asked in (("shadow_actions", ["p1"]), ("travel_actions", [])):
        t = table(heroes=[["gimli"], ["aragorn"]], hands={1: ["snowbourn_scout"]})
        for player in t.s.players:
            player.wiles = (reserve,) if player.seat == 1 else ()
        t.steps([phase])
        assert t.windows() == asked


# --- events -------------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.event.when_playable")
def test_an_event_is_played_when_its_ability_says():
    t = watched(table(heroes=TRIO, first=2, hands={0: ["swift_strike", "blade_mastery"]}), 0)
    t.put("hill_troll", engaged=1)
    t.pools(gimli=3)
    assert not t.can("play", "swift_strike", seat=0, phase="combat")
    assert t.can("play", "blade_mastery", seat=0, phase="combat")
    t.enemy_attacks("hill_troll", "p1>defend/aragorn", "p0>response-defend/swift_strike", until="action")
    assert t.damage("hill_troll") == 2
    assert t.offered("response-defend") == ["use:swift_strike", "pass"]


@pytest.mark.rule("fellowship.event.cannot_enter_play")
def test_an_event_cannot_be_put_into_play():
    t = table(heroes=TRIO, first=2, hands={1: ["sneak_attack", "feint", "gandalf"]})
    t.pools(aragorn=1)
    t.play("sneak_attack", seat=1, phase="quest")
    assert "choose" not in t.prompts()
    assert t.in_play("gandalf")
    assert not t.could(put_into_play(an(EVENT.in_your_hand)), by="aragorn", seat=1)
    assert not t.resolve(put_into_play(an(EVENT.in_your_hand)), by="aragorn", seat=1)
    assert t.lies("feint", "hand", 1)


# --- put into play ------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.put_into_play.no_cost")
def test_who_is_put_into_play_costs_nothing():
    t = table(heroes=TRIO, first=2, hands={1: ["sneak_attack", "beorn"]})
    t.pools(aragorn=1)
    t.play("sneak_attack", seat=1, phase="combat")
    assert t.lies("beorn", "area", 1)
    assert [line["n"] for line in t.lines("spends")] == ["1"]


@pytest.mark.rule("fellowship.put_into_play.no_restrictions")
def test_who_cannot_be_played_can_be_put_into_play():
    t = table(heroes=TRIO, first=2, scenario="dol_guldur", hands={1: ["guard_of_the_citadel", "sneak_attack"]})
    for heroes in TRIO:
        for name in heroes:
            t.card(name).captive = False
    t.hold("veteran_axehand", seat=0)
    t.pools(aragorn=3, gimli=2)
    t.play("veteran_axehand", seat=0)
    assert t.why_not("play", "guard_of_the_citadel", seat=1) == ["fellowship.cannot.absolute"]
    t.play("sneak_attack", seat=1)
    assert t.in_play("guard_of_the_citadel")


@pytest.mark.rule("fellowship.put_into_play.not_played")
def test_who_is_put_into_play_was_not_played():
    t = table(heroes=TRIO, first=2, hands={1: ["sneak_attack", "erebor_hammersmith"]})
    t.lay("dwarven_axe", "discard", 0)
    t.pools(aragorn=1)
    t.play("sneak_attack", seat=1, phase="quest")
    assert t.in_play("erebor_hammersmith")
    assert "response-play" not in t.prompts()
    assert t.s.allies_played == 0


@pytest.mark.rule("fellowship.put_into_play.area")
def test_what_is_put_into_play_needs_a_legal_place():
    snares = put_into_play(an(ATTACHMENT.in_your_hand))
    t = table(heroes=TRIO, first=2, hands={1: ["forest_snare"]}, staging=["hill_troll"])
    assert not t.resolve(snares, by="aragorn", seat=1)
    assert t.lies("forest_snare", "hand", 1)
    t.engage("hill_troll", seat=2)
    assert t.resolve(snares, by="aragorn", seat=1)
    assert (t.host("forest_snare"), t.lies("forest_snare", "area", 1)) == ("hill_troll", True)


@pytest.mark.rule("fellowship.put_into_play.area")
def test_an_ally_put_into_play_lies_with_its_controller():
    t = table(heroes=TRIO, first=2, hands={1: ["guard_of_the_citadel"]})
    t.resolve(put_into_play(an(ALLY.in_your_hand)), by="aragorn", seat=1)
    assert t.lies("guard_of_the_citadel", "area", 1)
    assert not t.exhausted("guard_of_the_citadel")


@pytest.mark.rule("fellowship.enters_play.definition")
def test_a_card_enters_play_whether_it_is_played_or_put_there():
    t = table(heroes=TRIO, first=2, hands={1: ["snowbourn_scout"]}, staging=["old_forest_road"])
    t.pools(aragorn=1)
    t.play("snowbourn_scout", "response-enter/snowbourn_scout", seat=1)
    assert t.progress("old_forest_road") == 1
    t = table(heroes=TRIO, first=2, hands={1: ["snowbourn_scout", "sneak_attack"]}, staging=["old_forest_road"])
    t.pools(aragorn=1)
    t.play("sneak_attack", "response-enter/snowbourn_scout", seat=1, phase="quest")
    assert t.progress("old_forest_road") == 1


# --- limits -------------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.limit.per_phase_round")
def test_each_copy_has_its_own_limit_and_it_starts_anew_with_the_phase():
    t = table(heroes=TRIO, first=2, hands={2: ["feint"] * 8})
    for _ in range(2):
        t.put("protector_of_lorien", seat=2, on="eowyn")
    for copy in ("#1", "#2") * 3:
        t.use(f"protector_of_lorien{copy}", "discard-cost/feint", "choose-one/willpower", phase="quest")
    assert t.willpower("eowyn") == 10
    for copy in ("#1", "#2"):
        assert t.why_not("use", f"protector_of_lorien{copy}", phase="quest") == ["fellowship.limit.per_phase_round"]
    t.steps(["end_quest"])
    assert t.can("use", "protector_of_lorien#1", phase="travel")


@pytest.mark.rule("fellowship.limit.per_game")
def test_a_limit_for_the_game_counts_all_copies_of_one_player():
    once = Limit(1, "game", together=True, each_player=True)
    sage = friend("Sage", does=action(raise_threat(1), limit=once))
    t = table(heroes=TRIO, first=2)
    for seat in (1, 1, 2):
        t.put(sage, seat=seat)
    t.use("sage#1", phase="quest")
    for phase in ("refresh", "end"):
        t.phase(phase)
    assert not t.can("use", "sage#1", phase="quest")
    assert not t.can("use", "sage#2", phase="quest")
    t.leaves("sage#1")
    assert not t.can("use", "sage#1", seat=1, phase="quest")
    assert t.can("use", "sage#2", seat=2, phase="quest")


@pytest.mark.rule("fellowship.limit.cancel_counts")
def test_what_was_cancelled_still_counts():
    t = table(heroes=[["beravor"], ["gimli"]], first=1)
    t.put(charm("Hush", does=cancel(any_time(USE), does_not_happen)), seat=1, on="gimli")
    t.use("beravor", "p1>cancel-use/hush", phase="quest")
    assert t.sizes("hand") == [0, 0]
    t.card("beravor").exhausted = False
    assert t.why_not("use", "beravor", phase="quest") == ["fellowship.limit.per_phase_round"]


# --- unique cards -------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.unique.group_limit")
def test_all_players_together_have_one_copy_of_a_unique_card_in_play():
    t = table(heroes=[*TRIO, ["beravor"]], first=2, hands={0: ["gandalf"], 3: ["gandalf", "veteran_axehand"]})
    t.pools(gimli=5, beravor=5)
    t.play("gandalf", seat=0)
    assert t.why_not("play", "gandalf#2", seat=3) == ["fellowship.unique.group_limit"]
    t.put("veteran_axehand", seat=1)
    assert t.may_enter("veteran_axehand#2")


@pytest.mark.rule("fellowship.unique.group_limit", "fellowship.unique.put_into_play")
def test_a_unique_card_of_the_scenario_keeps_copies_out_too():
    t = table(heroes=TRIO, first=2)
    t.put(stranger("Mendor"))
    t.hold(friend("Mendor", unique=True), seat=1)
    assert t.zone("mendor") == "staging"
    assert t.why_not("play", "mendor#2", seat=1) == ["fellowship.unique.group_limit"]
    assert not t.resolve(put_into_play(an(ALLY.in_your_hand)), by="aragorn", seat=1)


@pytest.mark.rule("fellowship.unique.put_into_play")
def test_a_unique_card_is_not_put_into_play_beside_its_copy():
    t = table(heroes=TRIO, first=2, hands={1: ["sneak_attack", "gandalf"]})
    t.put("gandalf", seat=2)
    t.pools(aragorn=5)
    assert t.why_not("play", "sneak_attack", seat=1, phase="quest") == ["fellowship.ability.must_change_state"]
    assert not t.resolve(put_into_play(an(ALLY.in_your_hand)), by="aragorn", seat=1)
    assert t.lies("gandalf#2", "hand", 1)


@pytest.mark.rule("fellowship.unique.after_leaving")
def test_when_the_unique_card_has_left_play_another_may_be_played():
    t = table(heroes=TRIO, first=2, hands={1: ["gandalf"]})
    t.put("gandalf", seat=2)
    t.pools(aragorn=5)
    assert not t.can("play", "gandalf#2", seat=1)
    t.leaves("gandalf#1")
    t.play("gandalf", seat=1)
    assert (t.lying("discard", 2), t.lies("gandalf", "area", 1)) == (["gandalf"], True)


@pytest.mark.rule("fellowship.unique.encounter_version")
def test_who_controls_a_copy_of_a_unique_character_of_the_scenario_discards_it():
    t = table(heroes=TRIO, first=2, hands={1: ["valiant_sacrifice"]})
    t.put(friend("Mendor", unique=True), seat=0)
    t.put("self_preservation", seat=0, on="mendor")
    t.pools(aragorn=1)
    t.reveal(stranger("Mendor"), "p1>response-leave/valiant_sacrifice")
    assert [card.kind for card in t.copies("mendor") if card.in_play] == ["objective-ally"]
    assert t.lying("discard", 0) == ["self_preservation", "mendor"]
    assert t.sizes("hand") == [2, 0, 0]


@pytest.mark.rule("fellowship.cannot.absolute")
def test_of_two_allies_a_round_the_second_may_be_played_and_the_third_not():
    t = table(heroes=TRIO, first=1)
    law(t, holds=allies_per_round(2))
    for n in range(3):
        t.hold(friend(f"Friend {n}"), seat=1)
    t.play("friend_0", seat=1)
    t.play("friend_1", seat=1)
    assert t.why_not("play", "friend_2") == ["fellowship.cannot.absolute"]
