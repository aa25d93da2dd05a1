"""What is suggested where a cost asks for cards: what is missed least."""

from __future__ import annotations

import pytest

from rulebound.games.versus.mind.missing import attacks_are_ahead
from rulebound.games.versus.state import NONE
from tests.versus_table import FOE, ME, table

FOUR = ["Toad", "Toad", "Toad", "Toad"]
"""A row of four: next turn five points."""


def suggested(t, seat=ME):
    choice = t.match.choices[seat]
    keys = t.match.suggested_payment(choice)
    return [t.called(option.on) for option in choice.options if choice.key_of(option) in keys]


def test_a_second_copy_and_who_is_far_off_go_before_whom_one_recruits_next():
    hand = ["Bastion", "Sentinel Omega-Frame", "Nimrod"]
    t = table(front=["Sentinel Mark IV"], face_up=["Orbital Foundry"], row=FOUR[1:], hand=hand)
    t.do("use", "Orbital Foundry")
    assert suggested(t) == ["Sentinel Omega-Frame"]  # costs 8
    t.answer("discard", "Sentinel Omega-Frame")
    assert t.hand() == ["Bastion", "Nimrod"]

    t = table(front=["Nimrod"], face_up=["Orbital Foundry"], row=FOUR[1:], hand=["Bastion", "Nimrod"])
    t.do("use", "Orbital Foundry")
    assert suggested(t) == ["Nimrod"]  # he is there already


def test_whoever_has_no_attack_left_is_exhausted_first():
    army = ["Sentinel Siege-Frame", "Wild Sentinel", "Sentinel Carrier-Frame"]
    t = table(front=["Sentinel Mark IV", *army], foe_front=["Toad"], attack=("Sentinel Carrier-Frame", "foe Toad"))
    t.do("use", "Sentinel Mark IV")
    assert sorted(suggested(t)) == ["Sentinel Mark IV", "Wild Sentinel"]  # the weakest two
    view = next(one for one in t.match.view(ME).choices if one.seat == ME)
    assert view.pays is not None
    assert (view.pays.bill, view.pays.have) == ([2], [0])


@pytest.mark.parametrize(
    ("stage", "active", "ahead"),
    [("formation", ME, {ME, FOE}), ("attack", ME, {ME, FOE}), ("attack", FOE, {FOE}), ("recovery", NONE, set())],
)
def test_attacks_are_ahead_until_a_players_own_attack_step_is_over(stage, active, ahead):
    t = table(front=["Toad"], foe_front=["Toad"], stage=stage, active=active, initiative=ME)
    assert {seat for seat in (ME, FOE) if attacks_are_ahead(t.s, seat)} == ahead
