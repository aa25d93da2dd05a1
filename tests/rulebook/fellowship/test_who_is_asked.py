"""Who is asked in a window: whoever can act, and whoever might act from a hand that others do not know."""

from __future__ import annotations

import pytest

from rulebound.games.fellowship.action_windows import ways_to_use
from rulebound.games.fellowship.words import action, draw, raise_threat, response
from rulebound.kernel.cards import EVERYONE
from rulebound.lcg.events import ENTER
from tests.fellowship_made_up import TRIO, friend, gift
from tests.fellowship_made_up_costs import any_time
from tests.fellowship_table import Table, printed, table


def three() -> Table:
    """The third of three holds a card that can do nothing, and has a resource; the deck has one event to act with."""
    t = table(heroes=[["gimli"], ["aragorn"], ["eleanor", "dunhere"]], first=1, hands={2: ["blade_mastery"]})
    t.pools(eleanor=1)
    t.s.players[2].wiles = (printed("a_light_in_the_dark"), printed("will_of_the_west"))
    return t


@pytest.mark.rule("fellowship.talk.no_peeking")
def test_who_might_play_an_event_is_asked_and_may_only_pass():
    t = three()
    t.step("quest_actions")
    assert t.who("action") == [2]
    assert t.question("action").always
    assert t.offered("action") == ["pass", "pass-phase"]


@pytest.mark.rule("fellowship.talk.no_peeking")
def test_who_can_act_is_not_asked_for_the_sake_of_the_others():
    t = three()
    gift(t, action(raise_threat(1)), seat=2)
    t.step("quest_actions")
    assert not t.question("action").always


@pytest.mark.rule("fellowship.talk.no_peeking")
@pytest.mark.parametrize("why", ["no resources", "only responses", "another phase", "a known hand", "alone"])
def test_who_can_hold_nothing_to_act_with_is_not_asked(why):
    t = three()
    if why == "no resources":
        t.pools(eleanor=0)
    elif why == "only responses":
        t.s.players[2].wiles = (printed("strength_of_will"), printed("a_test_of_will"))
    elif why == "another phase":
        t.s.players[2].wiles = (printed("feint"),)
        t.put("celebrians_stone", seat=2, on="eleanor")
    elif why == "a known hand":
        t.s.show(t.s.players[2].hand.cards[0], EVERYONE)
    else:
        t.eliminates(0)
        t.eliminates(1)
    t.step("quest_actions")
    assert t.who("action") == []


@pytest.mark.rule("fellowship.talk.no_peeking")
def test_an_event_of_the_right_phase_is_thought_of_in_that_phase_only():
    t = table(heroes=[["legolas"], ["aragorn"]], first=1, hands={0: ["ever_vigilant"]})
    t.pools(legolas=1)
    t.s.players[0].wiles = (printed("feint"),)
    t.step("quest_actions")
    assert t.who("action") == []
    t.step("shadow_actions")
    assert t.who("action") == [0]


@pytest.mark.rule("fellowship.action.source_in_play")
def test_of_two_actions_of_a_card_the_chosen_one_is_used():
    t = table(heroes=TRIO, first=1)
    t.dial(10, 10, 10)
    gift(t, action(draw(1)), action(raise_threat(1)), seat=1)
    t.steps(["quest_actions"], "action/use-2:gift")
    assert t.offered("action") == ["use-1:gift", "use-2:gift", "pass", "pass-phase"]
    assert t.threats == [10, 11, 10]
    assert t.sizes("hand") == [0, 0, 0]


@pytest.mark.rule("fellowship.action.source_out_of_play")
def test_of_the_cards_in_a_discard_pile_only_those_act_that_say_so():
    t = table(heroes=TRIO, first=1)
    t.lay("gleowine", "discard", 1)
    shade = t.lay(friend(action(draw(1)), name="Shade", from_discard=True), "discard", 1)
    t.step("quest_actions")
    assert t.offered("action") == ["use:shade", "pass", "pass-phase"]
    assert [[act for act, _ in ways_to_use(t.s, seat, shade)] for seat in range(3)] == [[], ["use"], []]


ANSWERS = {
    "hasty_stroke": lambda t: t.enemy_attacks("hill_troll", "defend/gimli", shadow="ungoliants_spawn"),
    "a_test_of_will": lambda t: t.reveal("the_necromancers_reach"),
    "strength_of_will": lambda t: t.travel("forest_gate"),
    "swift_strike": lambda t: t.enemy_attacks("hill_troll", "defend/gimli"),
    "valiant_sacrifice": lambda t: t.leaves("gandalf"),
    "brok_ironfist": lambda t: t.leaves("gloin"),
}


@pytest.mark.rule("fellowship.talk.no_peeking")
@pytest.mark.parametrize("name", ANSWERS)
def test_who_might_answer_from_the_hand_is_asked_and_may_only_pass(name):
    heroes = [["gimli"], ["aragorn"], ["eowyn", "gloin", "legolas"]]
    t = table(heroes=heroes, first=1, hands={2: ["ever_vigilant"]}, in_play=["gandalf"], staging=["forest_gate"])
    t.put("hill_troll", engaged=0)
    t.pools(eowyn=9, gloin=9, legolas=9)
    t.empty("deck", "removed", 2)
    t.lay(name, "deck", 2)
    t.s.list_wiles(t.s.players[2])
    ANSWERS[name](t)
    asked = [choice for choice in t.asked if choice.seat == 2 and choice.always]
    assert [[option.act for option in choice.options] for choice in asked] == [["pass"]]


@pytest.mark.rule("fellowship.talk.no_peeking")
def test_in_the_planning_phase_the_active_player_is_asked_whatever_the_hand_holds_and_the_others_are_not():
    t = table(heroes=[["gimli"], ["aragorn"], ["eleanor"]], first=1, hands={2: ["blade_mastery"], 0: ["feint"]})
    for player in t.s.players:
        player.wiles = ()
    t.phase("planning")
    assert t.who("planning") == [2, 0]
    assert t.who("action") == []


@pytest.mark.rule("fellowship.action.source_out_of_play")
def test_one_card_of_a_deck_that_acts_from_the_discard_pile_is_enough_to_look_there():
    t = table(heroes=TRIO, first=1)
    t.lay(friend(action(draw(1)), from_discard=True), "deck", 1)
    for player in t.s.players:
        player.buried = False
        t.s.list_wiles(player)
    assert [player.buried for player in t.s.players] == [False, True, False]


@pytest.mark.rule("fellowship.talk.no_peeking")
def test_of_a_deck_list_events_count_and_what_is_used_from_the_hand_or_in_another_phase():
    t = table(heroes=TRIO, first=1)
    t.empty("deck", "removed", 1)
    held, early = friend(name="Held", from_hand=True), friend(name="Early", also_in="quest")
    quiet = friend(response(any_time(ENTER), draw(1)), name="Quiet")
    for one in (held, early, quiet, printed("feint"), printed("gandalf")):
        t.lay(one, "deck", 1)
    t.s.hand_kinds, t.s.hand_steps = frozenset(), frozenset()
    t.s.list_wiles(t.s.players[1])
    assert {one.plain for one in t.s.players[1].wiles} == {"Held", "Early", "Feint"}
    assert (t.s.hand_kinds, t.s.hand_steps) == (frozenset(), frozenset())
