"""The heuristic player does what anybody would: recruits on curve, forms up, attacks and reinforces."""

from __future__ import annotations

from rulebound.games.versus import GAME
from rulebound.kernel.match import Match
from rulebound.players import Chair, make_player
from rulebound.players.heuristic import outlook
from tests.versus_table import FOE, ME, Table, table

FIVE = ["VS-001"] * 5


def decides(t: Table, seat: int = ME) -> str:
    assert t.asked.seat == seat
    number = make_player("heuristic", "test").decide(Chair(t.match, seat))
    return t.asked.options[number].key


def test_it_cuts_without_looking_ahead_because_nothing_can_be_known():
    match = Match(GAME, None, 1)
    match.answer(next(iter(match.choices)), "initiative:p0")
    answers = set()
    for seed in range(8):
        player = make_player("heuristic", seed)
        answers.add(player.decide(Chair(match, ME)))
    assert {outlook(Chair(match, ME), option, 1) for option in range(4)} == {0.5}
    assert len(answers) > 1


def test_it_places_a_resource_and_keeps_the_characters_of_the_next_turns():
    t = table(stage="resource", windows="some", hand=["VS-003", "VS-005", "VS-095"], row=["VS-001"])
    assert decides(t) == f"resource:{t.card('VS-095').key}"


def test_it_recruits_on_curve():
    t = table(stage="recruit", windows="some", hand=["VS-001", "VS-003", "VS-005"], row=FIVE[:3])
    assert decides(t) == f"recruit:{t.card('VS-005').key}"


def test_it_puts_range_behind_a_friend():
    t = table(stage="formation", windows="some", front=["VS-008", "VS-004"], foe_front=["VS-033"])
    assert decides(t) == f"move:{t.card('VS-004').key}"
    t.do("move", "VS-004")
    assert decides(t) == "place:s0"


def test_it_leaves_a_good_formation_alone():
    t = table(stage="formation", windows="some", front=["VS-008"], support=["VS-004"], foe_front=["VS-033"])
    assert decides(t) == "pass"


def test_it_attacks_where_it_wins():
    t = table(windows="some", front=["VS-008"], foe_front=["VS-014", "VS-028"])
    assert decides(t) == f"attack:{t.card('VS-008').key}"
    t.do("attack", "VS-008")
    assert decides(t) == f"defend:{t.card('foe VS-028').key}"


def test_it_does_not_attack_where_it_only_loses():
    t = table(windows="some", front=["VS-008"], foe_front=["VS-014"])
    assert decides(t) == "pass"


def test_it_reinforces_against_a_breakthrough():
    t = table(windows="some", front=["VS-014"], foe_front=["VS-008"], foe_support=["VS-003"], foe_hand=["VS-106"])
    t.attack("VS-014", "foe VS-008", begin=False)
    while t.s.attack is None or t.asked.seat == ME:
        t.pass_()
    assert decides(t, FOE) == f"reinforce:{t.card('foe VS-003').key}"
