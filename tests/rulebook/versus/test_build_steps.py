"""Фаза взятия и фаза постройки: drawing from a short deck, resources, points, recruiting, the formation step."""

from __future__ import annotations

import pytest

from rulebound.games.versus import GAME
from rulebound.kernel.match import Match
from rulebound.kernel.text import Refused
from tests.versus_table import FOE, ME, called, table

FIVE = ["Wild Sentinel"] * 5


def shorten_deck(t, seat, left):
    player = t.s.players[seat]
    while len(player.deck) > left:
        t.s.move(player.deck.cards[0], player.ko)


@pytest.mark.rule("versus.draw.empty_deck")
@pytest.mark.parametrize("left", [1, 0])
def test_a_short_deck_gives_what_it_has_and_nobody_loses(left):
    t = table(stage="recovery", active=-1)
    shorten_deck(t, ME, left)
    t.both_pass()
    assert (t.stage, t.turn) == ("draw", 4)
    assert t.size("hand") == left
    assert t.size("hand", FOE) == 2
    assert t.match.result is None
    t.next_step()
    assert t.match.choices


def dangerous(**laid):
    """A table at which it is a loss to have to draw more than the deck holds."""
    t = table(**laid)
    t.s.empty_deck_loses = True
    return t


@pytest.mark.rule("versus.draw.empty_deck")
def test_the_loss_by_an_empty_deck_is_a_setting_that_is_off():
    assert [Match(GAME, setup).state.empty_deck_loses for setup in ({}, {"empty_deck": "loss"})] == [False, True]
    with pytest.raises(Refused):
        Match(GAME, {"empty_deck": "maybe"})


@pytest.mark.rule("versus.draw.empty_deck")
@pytest.mark.parametrize(("left", "winners"), [(2, None), (1, [FOE]), (0, [FOE])])
def test_with_that_setting_whoever_cannot_draw_two_cards_loses(left, winners):
    t = dangerous(stage="recovery", active=-1, endurance=(50, 3))
    shorten_deck(t, ME, left)
    t.both_pass()
    assert t.size("hand") == left
    if winners is None:
        assert t.match.result is None
    else:
        assert (t.match.result.winners, t.match.result.rule) == (winners, "versus.draw.empty_deck")
        assert not t.match.choices


@pytest.mark.rule("versus.draw.empty_deck")
@pytest.mark.parametrize(("endurance", "winners"), [((9, 8), [ME]), ((8, 9), [FOE]), ((8, 8), [])])
def test_if_both_decks_run_out_at_once_endurance_decides(endurance, winners):
    t = dangerous(stage="recovery", active=-1, endurance=endurance)
    for seat in (ME, FOE):
        shorten_deck(t, seat, 1)
    t.both_pass()
    assert t.match.result.winners == winners
    assert t.match.result.rule == "versus.draw.empty_deck"


@pytest.mark.rule("versus.draw.empty_deck")
def test_with_that_setting_an_effect_that_draws_loses_too_but_only_as_it_resolves():
    t = dangerous(stage="recruit", hand=["Danger Drill"], row=FIVE)
    shorten_deck(t, ME, 0)
    t.play("Danger Drill")
    assert t.match.result is None
    t.both_pass()
    assert t.match.result.winners == [FOE]


@pytest.mark.rule("versus.build.resource_optional")
@pytest.mark.parametrize("code", ["Sentinel Siege-Frame", "Plasma Cannon Mount", "Orbital Foundry", "Danger Drill"])
def test_a_card_of_any_type_may_become_a_resource(code):
    t = table(stage="resource", hand=["Sentinel Siege-Frame", "Plasma Cannon Mount", "Orbital Foundry", "Danger Drill"])
    t.do("resource", code)
    assert t.where(code) == "resources"
    assert t.size("hand") == 3


@pytest.mark.rule("versus.build.resource_optional")
def test_no_card_need_become_a_resource():
    t = table(stage="resource", hand=["Sentinel Siege-Frame"])
    t.pass_(ME)
    t.pass_(FOE)
    assert t.stage == "recruit"
    assert t.where("Sentinel Siege-Frame") == "hand"


@pytest.mark.rule("versus.build.resource_optional")
def test_only_the_own_resource_step_has_a_place_for_a_resource():
    t = table(stage="resource", active=FOE, hand=["Sentinel Siege-Frame"])
    t.pass_(FOE)
    assert not t.can("resource", "Sentinel Siege-Frame")
    t = table(stage="recruit", hand=["Sentinel Siege-Frame"])
    assert not t.can("resource", "Sentinel Siege-Frame")


@pytest.mark.rule("versus.recruit.points_snapshot")
def test_points_stay_when_a_resource_is_lost():
    t = table(
        stage="recruit",
        row=["Borderland Village", "Wild Sentinel", "Wild Sentinel"],
        face_up=["Borderland Village"],
        hand=["Sentinel Siege-Frame"],
    )
    assert t.points() == 4
    t.do("flip", "Borderland Village")
    assert t.size("resources") == 3
    assert t.points() == 4
    assert t.can("recruit", "Sentinel Siege-Frame")  # cost 4


@pytest.mark.rule("versus.recruit.own_step_only")
@pytest.mark.parametrize(("stage", "active"), [("recruit", FOE), ("resource", ME), ("formation", ME), ("attack", ME)])
def test_a_player_recruits_only_in_the_own_recruit_step(stage, active):
    t = table(stage=stage, active=active, row=FIVE, foe_row=FIVE, hand=["Sentinel Mark I"])
    t.s.players[ME].points = 5
    if active == FOE:
        t.pass_(FOE)
    assert not t.can("recruit", "Sentinel Mark I")
    if stage != "resource":
        assert "versus.recruit.own_step_only" in t.why_not("recruit", "Sentinel Mark I")


@pytest.mark.rule("versus.recruit.no_sickness")
def test_a_character_attacks_and_uses_powers_on_the_turn_it_enters():
    t = table(stage="recruit", hand=["Puppet Master", "Sentinel Mark I"], row=FIVE, foe_front=["Sentinel Siege-Frame"])
    for name in ("Sentinel Mark I", "Puppet Master"):
        t.do("recruit", name)
        t.resolve_all()
        t.answer("place", "f0" if name == "Sentinel Mark I" else "f1")
    assert t.can("use", "Puppet Master")
    t.reach("attack")
    assert t.can("attack", "Sentinel Mark I")
    assert t.can("attack", "Puppet Master")


@pytest.mark.rule("versus.recruit.row_choice", "versus.recruit.slot_choice")
def test_the_first_character_chooses_a_row_and_the_next_one_a_place():
    t = table(stage="recruit", hand=["Nimrod", "Toad"], row=["Wild Sentinel"] * 6)
    t.do("recruit", "Nimrod")
    t.resolve()
    assert t.options() == ["place:f0", "place:s0"]
    t.answer("place", "s0")
    t.do("recruit", "Toad")
    t.resolve()
    assert t.options() == [f"place:{at}" for at in ("f-1", "f0", "f1", "f2", "s-1", "s1", "s2")]
    assert t.choice.seat == ME


@pytest.mark.rule("versus.formation.move")
@pytest.mark.parametrize("windows", ["some", "all"])
def test_a_formation_step_has_twice_as_many_moves_as_characters_and_two_more(windows):
    t = table(stage="formation", front=["Wild Sentinel", "Nimrod"], foe_front=["Toad"], windows=windows, hand=["Toad"])
    for number in range(6):
        assert t.can("move", "Nimrod")
        t.do("move", "Nimrod")
        t.answer("place", f"{'sf'[number % 2]}1")
    if windows == "some":
        assert t.active == FOE
    else:
        assert not t.can("move", "Nimrod")
        assert t.why_not("move", "Nimrod") == ["versus.formation.move"]


@pytest.mark.rule("versus.formation.clear")
def test_after_the_formation_step_everybody_has_one_row_and_one_column():
    t = table(
        stage="formation",
        front=["Sentinel Siege-Frame", "Sentinel Mark II", None, "Sentinel Bulwark-Frame"],
        support=[None, "Sentinel Carrier-Frame"],
    )
    for name, at in (("Sentinel Mark II", "s3"), ("Sentinel Carrier-Frame", "f0"), ("Sentinel Bulwark-Frame", "s0")):
        t.do("move", name)
        t.answer("place", at)
    t.next_step()
    shown = {}
    side = next(area for area in t.match.view(FOE).areas if area.id == "player-0")
    for place in side.places:
        for card in place.cards:
            assert called(card.face) not in shown
            shown[called(card.face)] = (place.name.args["row"], place.name.args["n"])
    at = {
        called(c.printed): (("front", "support")[c.now.row], c.now.column + 1) for c in t.s.players[ME].characters.cards
    }
    assert shown == at
    assert len(set(at.values())) == len(at) == 4
    assert {row for row, _ in at.values()} == {"front", "support"}
