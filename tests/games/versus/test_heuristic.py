"""The heuristic player does what anybody would: recruits on curve, forms up, attacks and reinforces."""

from __future__ import annotations

from rulebound.games.versus import GAME
from rulebound.kernel.match import Match
from rulebound.players import Chair, make_player
from rulebound.players.ahead import outlook
from rulebound.players.thought import Way
from tests.versus_table import FOE, ME, Table, table

FIVE = ["Wild Sentinel"] * 5


def decides(t: Table, seat: int = ME) -> str:
    assert t.choice.seat == seat
    number = make_player("heuristic", "test").decide(Chair(t.match, seat))
    return t.options()[number]


def test_it_cuts_without_looking_ahead_because_nothing_can_be_known():
    match = Match(GAME, {"cut": True}, 1)
    match.answer(next(iter(match.choices)), "initiative:p0")
    answers = set()
    for seed in range(8):
        player = make_player("heuristic", seed)
        answers.add(player.decide(Chair(match, ME)))
    assert {outlook(Chair(match, ME), Way(option), 1) for option in range(4)} == {0.5}
    assert len(answers) > 1


def test_it_places_a_resource_and_keeps_the_characters_of_the_next_turns():
    t = table(
        stage="resource",
        windows="some",
        hand=["Sentinel Mark I", "Sentinel Mark II", "Sidestep"],
        row=["Wild Sentinel"],
    )
    assert decides(t) == "resource:Sidestep"


def test_it_recruits_on_curve():
    t = table(
        stage="recruit", windows="some", hand=["Wild Sentinel", "Sentinel Mark I", "Sentinel Mark II"], row=FIVE[:3]
    )
    assert decides(t) == "recruit:Sentinel Mark II"


def test_it_puts_range_behind_a_friend():
    t = table(
        stage="formation",
        windows="some",
        front=["Sentinel Siege-Frame", "Sentinel Tracker-Frame"],
        foe_front=["Cyclops"],
    )
    assert decides(t) == "move:Sentinel Tracker-Frame"
    t.do("move", "Sentinel Tracker-Frame")
    assert decides(t) == "place:s0"


def test_it_leaves_a_good_formation_alone():
    t = table(
        stage="formation",
        windows="some",
        front=["Sentinel Siege-Frame"],
        support=["Sentinel Tracker-Frame"],
        foe_front=["Cyclops"],
    )
    assert decides(t) == "pass"


def test_it_attacks_where_it_wins():
    t = table(windows="some", front=["Sentinel Siege-Frame"], foe_front=["Sentinel Omega-Frame", "Psylocke"])
    assert decides(t) == "attack:Sentinel Siege-Frame"
    t.do("attack", "Sentinel Siege-Frame")
    assert decides(t) == "defend:foe Psylocke"


def test_it_does_not_attack_where_it_only_loses():
    t = table(windows="some", front=["Sentinel Siege-Frame"], foe_front=["Sentinel Omega-Frame"])
    assert decides(t) == "pass"


def test_it_reinforces_against_a_breakthrough():
    t = table(
        windows="some",
        front=["Sentinel Omega-Frame"],
        foe_front=["Sentinel Siege-Frame"],
        foe_support=["Sentinel Mark I"],
        foe_hand=["Field Kit"],
    )
    t.attack("Sentinel Omega-Frame", "foe Sentinel Siege-Frame", begin=False)
    while t.attackers is None or t.choice.seat == ME:
        t.pass_()
    assert decides(t, FOE) == "reinforce:foe Sentinel Mark I"


def usual(t: Table) -> str:
    number = GAME.mind.habit(t.match.state, t.match.choices[t.choice.seat])
    assert number is not None
    return t.options()[number]


def test_out_of_habit_one_places_recruits_attacks_and_passes():
    hand = ["Sentinel Mark I", "Sentinel Mark II", "Sidestep"]
    assert usual(table(stage="resource", windows="some", hand=hand, row=["Wild Sentinel"])) == "resource:Sidestep"
    assert usual(table(stage="recruit", windows="some", hand=hand, row=FIVE[:3])) == "recruit:Sentinel Mark II"
    assert usual(table(stage="formation", windows="some", front=["Sentinel Siege-Frame"])) == "pass"
    attacker, weak, tough = "Sentinel Siege-Frame", "Psylocke", "Sentinel Omega-Frame"
    assert usual(table(windows="some", front=[attacker], foe_front=[tough, weak])) == f"attack:{attacker}"
    assert usual(table(windows="some", front=[attacker], foe_front=[tough])) == "pass"
    assert usual(table(windows="some", front=[attacker])) == f"attack:{attacker}", "nobody stands in the way"


def test_who_looks_far_looks_to_the_next_turn_and_does_not_think_of_giving_up():
    t = table(windows="some", front=["Sentinel Siege-Frame"], foe_front=["Psylocke"])
    mind, state, choice = GAME.mind, t.match.state, t.match.choices[ME]
    since = mind.clock(state)
    assert mind.settled(state, choice, since)
    assert not mind.foreseen(state, choice, since)
    state.turn += 1
    assert mind.foreseen(state, choice, since)
    tempting = mind.tempting(state, choice)
    assert tempting is not None
    assert {choice.options[number].act for number in tempting} == {"attack", "pass"}
