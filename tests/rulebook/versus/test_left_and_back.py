"""A card that leaves its place and comes back is a new card: nothing that was about the old one is about it."""

from __future__ import annotations

import pytest

from rulebound.games.versus.formation import slot, stand
from rulebound.games.versus.leaving import discard, enter, ko, shift
from rulebound.games.versus.state import FRONT
from tests.versus_table import FOE, ME, table

FIVE = ["Wild Sentinel"] * 5


def leaves_and_returns(t, name):
    """KO'd and put into play again, on its old place."""
    card = t.card(name)
    at = slot(card.now.row, card.now.column)
    ko(t.s, card, "versus.anatomy.ko")
    enter(t.s, card, t.s.players[card.owner].characters)
    card.now.column = -9
    stand(t.s, card, at)


@pytest.mark.rule("versus.power.left_and_back", "versus.power.target_illegal")
@pytest.mark.parametrize("returns", [False, True])
def test_an_effect_does_not_find_its_target_again(returns):
    t = table(front=["Havok"], foe_front=["Nimrod", "Bastion"])
    t.do("use", "Havok")
    t.answer("target", "foe Nimrod")
    if returns:
        leaves_and_returns(t, "foe Nimrod")
    t.resolve()
    assert t.strength("foe Nimrod")[1] == (8 if returns else 6)


@pytest.mark.rule("versus.power.left_and_back")
def test_a_declared_attacker_that_left_does_not_attack():
    t = table(front=["Nimrod", "Bastion"], foe_front=["Sentinel Omega-Frame"])
    t.attack("Nimrod", "foe Sentinel Omega-Frame", "Bastion", begin=False)
    leaves_and_returns(t, "Nimrod")
    t.resolve()
    assert t.attackers == ["Bastion"]
    assert not t.exhausted("Nimrod")


@pytest.mark.rule("versus.power.left_and_back", "versus.combat.illegal_cancel")
def test_a_declared_defender_that_left_is_not_attacked():
    t = table(front=["Nimrod"], foe_front=["Wild Sentinel", "Bastion"])
    t.attack("Nimrod", "foe Wild Sentinel", begin=False)
    leaves_and_returns(t, "foe Wild Sentinel")
    t.resolve()
    assert t.attackers is None
    assert not t.exhausted("Nimrod")


@pytest.mark.rule("versus.power.left_and_back")
@pytest.mark.parametrize(("returns", "atk"), [(False, 6), (True, 4)])
def test_a_power_of_this_character_is_not_about_one_that_came_back(returns, atk):
    t = table(front=["Darkoth, Bound Revenant"], foe_front=["Nimrod"])
    t.attack("Darkoth, Bound Revenant", "foe Nimrod")
    t.do("use", "Darkoth, Bound Revenant")
    if returns:
        leaves_and_returns(t, "Darkoth, Bound Revenant")
        t.s.attack.attackers.append(t.card("Darkoth, Bound Revenant").id)  # even if it attacked again
    t.resolve()
    assert t.strength("Darkoth, Bound Revenant")[0] == atk


@pytest.mark.rule("versus.power.left_and_back", "versus.equipment.target_gone")
def test_equipment_does_not_find_its_bearer_again():
    t = table(stage="recruit", hand=["Field Kit"], row=FIVE, front=["Nimrod"])
    t.do("recruit", "Field Kit")
    leaves_and_returns(t, "Nimrod")
    t.resolve()
    assert t.where("Field Kit") == "ko"
    assert t.card("Nimrod").now.gear == -1


@pytest.mark.rule("versus.power.left_and_back", "versus.power.target_some_illegal")
def test_a_card_of_the_pile_that_left_it_is_not_returned():
    t = table(hand=["Salvage Protocol"], row=FIVE, ko=["Sentinel Mark I", "Sentinel Mark II"], front=["Nimrod"])
    t.play("Salvage Protocol", "Sentinel Mark I", "Sentinel Mark II")
    shift(t.s, t.card("Sentinel Mark I"), t.s.players[ME].hand)
    discard(t.s, t.card("Sentinel Mark I"), "versus.anatomy.discard")
    t.resolve()
    assert (t.where("Sentinel Mark I"), t.where("Sentinel Mark II")) == ("ko", "hand")


@pytest.mark.rule("versus.power.left_and_back")
def test_nothing_lasting_stays_with_a_card_that_left():
    t = table(
        active=FOE, front=["Sentinel Siege-Frame"], foe_front=["Bastion"], gear={"Sentinel Siege-Frame": "Field Kit"}
    )
    now = t.card("Sentinel Siege-Frame").now
    now.atk_turn, now.def_attack, now.gains_turn, now.no_teams, now.no_powers, now.used = 3, 2, 1, True, True, 1
    now.reinforced = now.exhausted = now.team_attacked = True
    leaves_and_returns(t, "Sentinel Siege-Frame")
    fresh = t.card("Sentinel Siege-Frame").now
    assert t.strength("Sentinel Siege-Frame") == (7, 6)
    assert (fresh.gains_turn, fresh.used, fresh.gear) == (0, 0, -1)
    assert not any((fresh.no_teams, fresh.no_powers, fresh.reinforced, fresh.exhausted, fresh.team_attacked))
    assert t.where("Field Kit") == "ko"


@pytest.mark.rule("versus.power.left_and_back")
def test_a_reinforcing_character_that_came_back_did_not_reinforce():
    t = table(
        active=FOE, foe_front=["Sentinel Omega-Frame"], front=["Wild Sentinel"], support=["Sentinel Bulwark-Frame"]
    )
    t.attack("foe Sentinel Omega-Frame", "Wild Sentinel")
    t.pass_(FOE)
    t.do("reinforce", "Sentinel Bulwark-Frame")  # "when it reinforces, +2 DEF"
    leaves_and_returns(t, "Sentinel Bulwark-Frame")
    t.resolve()
    assert t.card("Wild Sentinel").now.reinforced
    assert t.chain == []


@pytest.mark.rule("versus.power.left_and_back")
def test_next_to_that_defender_means_the_place_where_it_fell():
    t = table(front=["Spiral"], foe_front=["Wild Sentinel", "Sentinel Mark I"])
    t.attack("Spiral", "foe Wild Sentinel")
    t.conclude()
    assert t.chain == ["trigger"]
    card = t.card("foe Wild Sentinel")
    leaves_and_returns(t, "foe Wild Sentinel")
    assert card.now.row == FRONT
    t.resolve()
    assert not t.stunned("foe Sentinel Mark I")
    assert t.prompt == "attack"  # nobody was offered
