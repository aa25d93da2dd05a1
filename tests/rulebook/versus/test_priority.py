"""Приоритет: who gets it when, who is asked, and that being asked tells nothing about hidden cards."""

from __future__ import annotations

import pytest

from rulebound.games.versus import GAME
from rulebound.games.versus.priority import holds_secrets, is_asked
from rulebound.kernel.chance import Chance
from rulebound.kernel.match import Match
from tests.versus_table import FOE, ME, table

FIVE = ["Wild Sentinel"] * 5


@pytest.mark.rule("versus.priority.phase_start", "versus.priority.outside_step", "versus.draw.window")
def test_the_initiative_player_has_priority_at_the_start_of_a_phase():
    t = table(stage="draw", active=-1, initiative=FOE)
    assert t.choice.seat == FOE


@pytest.mark.rule("versus.priority.step_start", "versus.priority.phase_and_step")
def test_who_performs_a_step_has_priority_at_its_start():
    t = table(stage="draw", active=-1)
    t.next_step()
    assert (t.stage, t.choice.seat) == ("resource", ME)
    t.reach("resource", FOE)
    assert t.choice.seat == FOE


@pytest.mark.rule("versus.priority.after_resolution")
def test_after_a_resolution_the_performer_of_the_step_has_priority():
    t = table(front=["Sentinel Siege-Frame"], foe_front=["Sentinel Carrier-Frame"], foe_hand=["Sidestep"], foe_row=FIVE)
    t.attack("Sentinel Siege-Frame", "foe Sentinel Carrier-Frame")
    t.pass_(ME)
    t.play("foe Sidestep", "foe Sentinel Carrier-Frame")
    t.resolve()
    assert t.choice.seat == ME


@pytest.mark.rule("versus.priority.options")
def test_a_player_with_priority_may_act_or_pass():
    t = table(front=["Sentinel Siege-Frame"], foe_front=["Sentinel Carrier-Frame"], hand=["Danger Drill"], row=FIVE)
    assert t.can("play", "Danger Drill")
    assert "pass" in t.options()


@pytest.mark.rule("versus.priority.pass")
@pytest.mark.parametrize("held", ["Sidestep", "Wild Sentinel"])
def test_a_player_is_asked_whether_or_not_the_hand_holds_an_answer(held):
    t = table(
        front=["Sentinel Siege-Frame"],
        foe_front=["Sentinel Carrier-Frame"],
        hand=["Wild Sentinel"],
        foe_hand=[held],
        foe_row=FIVE,
        windows="some",
    )
    t.attack("Sentinel Siege-Frame", "foe Sentinel Carrier-Frame", begin=False)
    assert t.choice.seat == FOE
    t.pass_(FOE)
    t.pass_(ME)
    assert t.choice.seat == FOE
    assert t.can("play", "foe Sidestep") if held == "Sidestep" else "pass" in t.options()


@pytest.mark.rule("versus.anatomy.hand_hidden")
def test_whether_a_seat_is_asked_never_depends_on_hidden_cards():
    match = Match(GAME, {"decks": ["doom", "x-men"]}, 7)
    chance = Chance(7)
    looked = 0
    while match.choices and looked < 60:
        seat, choice = next(iter(match.choices.items()))
        other = 1 - seat
        if match.state.step == "priority" and choice.prompt != "pass-on":
            imagined = match.imagine(other, chance).state  # other hidden cards for the seat that is asked
            assert is_asked(imagined, seat) == is_asked(match.state, seat)
            assert holds_secrets(imagined, seat) == holds_secrets(match.state, seat)
            looked += 1
        match.answer(seat, chance.below(len(choice.options)))


@pytest.mark.rule("versus.priority.pass")
def test_passing_for_this_turn_ends_with_the_turn():
    t = table(
        front=["Sentinel Siege-Frame"],
        foe_front=["Sentinel Carrier-Frame"],
        hand=["Wild Sentinel"],
        foe_hand=["Wild Sentinel"],
    )
    t.do("pass-on")
    t.answer("pass-on", "pass-until:turn")
    assert t.s.players[ME].passing == "turn"
    while t.turn == 3:
        assert t.choice.seat == FOE
        t.pass_()
    assert t.s.players[ME].passing == ""


@pytest.mark.rule("versus.priority.pass")
def test_passing_until_something_happens_ends_when_the_opponent_acts():
    t = table(
        active=FOE,
        front=["Sentinel Siege-Frame"],
        foe_front=["Sentinel Carrier-Frame"],
        hand=["Wild Sentinel"],
        foe_hand=["Wild Sentinel"],
    )
    t.s.players[ME].passing = "event"
    t.attack("foe Sentinel Carrier-Frame", "Sentinel Siege-Frame", begin=False)
    t.pass_(FOE)
    assert t.choice.seat == ME


@pytest.mark.rule("versus.priority.step_start")
@pytest.mark.parametrize(
    ("laid", "asked"),
    [
        ({"hand": ["Toad"]}, True),  # it could be a card that recovers: what it is does not matter
        ({"hand": ["Stand Together"]}, True),
        ({"row": ["Wild Sentinel"]}, True),
        ({"face_up": ["Borderland Village"]}, True),
        ({"face_up": ["Borderland Village"], "exhausted": ["Borderland Village"]}, False),
        ({"face_up": ["Lost City"]}, False),  # nothing to use
        ({"face_up": ["Lost City"], "row": ["Wild Sentinel"]}, True),
        ({}, False),
    ],
)
def test_whoever_has_only_stunned_characters_is_asked_while_something_could_recover_one(laid, asked):
    t = table(windows="some", front=["Moira MacTaggert"], stunned=["Moira MacTaggert"], foe_front=["Nimrod"], **laid)
    assert (t.choice.seat == ME and t.active == ME) == asked


@pytest.mark.rule("versus.priority.step_start")
@pytest.mark.parametrize(("stunned", "asked"), [([], True), (["Forge"], False)])
def test_whoever_has_attacked_is_asked_as_long_as_something_can_be_used(stunned, asked):
    t = table(windows="some", front=["Forge"], exhausted=["Forge"], stunned=stunned, foe_front=["Nimrod"])
    assert (t.active == ME) == asked
    assert t.can("use", "Forge") == asked


@pytest.mark.rule("versus.priority.step_start")
def test_whoever_has_no_character_is_not_asked_in_the_own_attack_step():
    t = table(windows="some", hand=["Toad"], row=FIVE, foe_front=["Nimrod"])
    assert t.active == FOE
