"""What a position or a course must never be: the suite finds it (`faults`, `course_faults`)."""

from __future__ import annotations

import pytest

from rulebound.games.fellowship import GAME
from rulebound.games.fellowship.deckbuilding import check_deck, random_deck
from rulebound.games.fellowship.promises import everyone_once, phases_in_order
from rulebound.games.fellowship.state import PHASES
from rulebound.kernel.chance import Chance
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.fields import fields_of
from rulebound.testing.graphs import differences
from tests.fellowship_table import Table, table

TRIO = [["gimli", "legolas"], ["aragorn", "theodred"], ["eowyn", "eleanor"]]


def two_active(t: Table) -> None:
    for name in ("forest_gate", "old_forest_road"):
        t.put(name, active=True)


def out_with_cards(t: Table) -> None:
    t.s.players[2].out = True


def out_and_first(t: Table) -> None:
    t.eliminates(2)
    t.s.first = 2


def lost_host(t: Table) -> None:
    t.put("dark_knowledge", on="gimli").host = t.card("legolas").id


def lost_host_of_the_first_card(t: Table) -> None:
    t.put("dark_knowledge", on="legolas").host = 0


def not_engaged(t: Table) -> None:
    t.card("hill_troll").engaged = -1


def engaged_elsewhere(t: Table) -> None:
    t.put("wolf_rider").engaged = 0


def out_of_play(t: Table) -> None:
    t.card("gimli").in_play = False


@pytest.mark.parametrize(
    ("breaks", "fault"),
    [
        (two_active, "two locations are active"),
        (out_with_cards, "lies with seat 2, who is out"),
        (out_and_first, "seat 2 is out and has the first player token"),
        (lost_host, "is attached to a card that does not know it"),
        (lost_host_of_the_first_card, "is attached to a card that does not know it"),
        (not_engaged, "says engaged=-1"),
        (engaged_elsewhere, "says engaged=0"),
        (out_of_play, "says in_play=False"),
    ],
)
def test_a_broken_position_is_found(breaks, fault):
    t = table(heroes=TRIO, engaged=["hill_troll"])
    assert t.s.faults() == []
    breaks(t)
    assert any(fault in one for one in t.s.faults()), t.s.faults()


def asked(seat: int, prompt: str = "action") -> dict[int, Choice]:
    return {seat: Choice(seat, prompt, [Option("pass"), Option("pass-phase")], "fellowship.action.resolve_fully")}


def test_who_is_out_must_not_be_asked():
    t = table(heroes=TRIO)
    t.eliminates(2)
    assert GAME.faults(t.s, asked(1)) == []
    assert GAME.faults(t.s, asked(2)) == ["action asks seat 2, who is out"]


@pytest.mark.parametrize("zone", ["revealing", "playing", "aside"])
def test_in_a_window_between_two_steps_nothing_is_under_way(zone):
    t = table(heroes=TRIO)
    t.s.step = "quest_actions"
    assert GAME.faults(t.s, asked(1)) == []
    t.move(t.s.players[0].deck.cards[-1], zone)
    assert [f"lies in {zone}" in fault for fault in GAME.faults(t.s, asked(1))] == [True]
    assert GAME.faults(t.s, asked(1, "choose")) == []
    t.s.step = "plan"
    assert GAME.faults(t.s, asked(1)) == []


@pytest.mark.parametrize("what", ["attacks", "declared", "happening", "returning"])
def test_attacks_and_events_are_over_when_a_window_between_two_steps_opens(what):
    t = table(heroes=TRIO)
    assert t.s.under_way() == []
    setattr(t.s, what, 1 if what == "happening" else ((0, 1),))
    assert len(t.s.under_way()) == 1


def round_of(t: Table, *phases: str, plans: tuple[int, ...] = (1, 2, 0)) -> None:
    t.log.say("round", "fellowship.round.phase_order", n=1)
    for phase in phases:
        t.log.say("phase", "fellowship.round.phase_order", phase=phase)
        if phase == "planning":
            for seat in plans:
                t.log.say("plans", "fellowship.step.2_2_active_plays", player=t.s.players[seat])


@pytest.mark.rule("fellowship.round.phase_order")
def test_a_round_with_a_phase_too_few_or_twice_is_found():
    t = table(heroes=TRIO)
    t.log.lines.clear()
    round_of(t, *PHASES)
    round_of(t, *PHASES[:3])
    assert phases_in_order(t.log.lines) == []
    round_of(t, *PHASES)
    assert phases_in_order(t.log.lines) == [f"round 2 had the phases {list(PHASES[:3])}"]
    round_of(t, "planning")
    assert phases_in_order(t.log.lines)[1:] == ["the last round had the phases ['planning']"]


def test_a_planning_phase_without_somebody_or_with_somebody_twice_is_found():
    t = table(heroes=TRIO)
    t.log.lines.clear()
    round_of(t, *PHASES)
    round_of(t, *PHASES, plans=(2, 0, 1))
    assert everyone_once(t.log.lines, 3) == []
    round_of(t, *PHASES, plans=(1, 2))
    assert len(everyone_once(t.log.lines, 3)) == 1
    round_of(t, *PHASES, plans=(1, 2, 0, 1))
    assert len(everyone_once(t.log.lines, 3)) == 2
    t.log.say("eliminated", "fellowship.threat.elimination_level", player=t.s.players[0])
    round_of(t, *PHASES, plans=(1, 2))
    assert len(everyone_once(t.log.lines, 3)) == 2


def test_decks_by_lot_are_legal_and_of_many_sizes():
    made = [random_deck(Chance(seed)) for seed in range(40)]
    for deck in made:
        check_deck(deck)
    assert {sum(deck.cards.values()) for deck in made} == set(range(50, 56))
    assert {len(deck.heroes) for deck in made} == {1, 2, 3}
    taken = frozenset(made[0].heroes)
    assert not any(taken & set(random_deck(Chance(seed), taken).heroes) for seed in range(20))


OTHERS = {bool: True, int: 17, str: "other", tuple: ((0, 1),)}


@pytest.mark.parametrize("of", ["state", "player", "card"])
def test_a_copy_of_a_position_has_all_of_it(of):
    t = table(heroes=TRIO, engaged=["hill_troll"])
    things = {"state": t.s, "player": t.s.players[1], "card": t.card("gimli")}
    thing = things[of]
    numbers = [name for name in fields_of(type(thing)) if type(getattr(thing, name, None)) in OTHERS and name != "id"]
    assert len(numbers) > 5
    for name in numbers:
        setattr(thing, name, OTHERS[type(getattr(thing, name))])
    assert differences(t.s, t.s.clone()) == []


def test_a_card_that_leaves_play_leaves_all_that_lay_on_it_behind():
    t = table(heroes=TRIO)
    gimli = t.card("gimli")
    gimli.damage = gimli.counters = gimli.resources = gimli.progress = 2
    gimli.exhausted = gimli.committed = gimli.attacked = gimli.captive = True
    gimli.clear()
    assert (gimli.damage, gimli.counters, gimli.resources, gimli.progress) == (0, 0, 0, 0)
    assert (gimli.exhausted, gimli.committed, gimli.attacked, gimli.captive) == (False, False, False, False)
    troll = t.put("hill_troll", engaged=0)
    troll.clear()
    assert troll.engaged == -1
