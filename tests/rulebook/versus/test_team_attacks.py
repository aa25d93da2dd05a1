"""Фаза сражения: team attacks and power-up."""

from __future__ import annotations

import pytest

from rulebound.games.versus import cardpool
from rulebound.games.versus.words.vocabulary import character
from tests.versus_table import FOE, MAGNETO, ME, foe_magneto_stuns, table

FIVE = ["Wild Sentinel"] * 5


TWO = ["Wild Sentinel", "Wild Sentinel"]


@pytest.mark.rule("versus.team_attack.back_regardless")
def test_the_defender_strikes_back_although_the_team_attack_fails():
    t = table(
        front=["Sentinel Siege-Frame", "Sentinel Bulwark-Frame"], foe_front=["Blob, Landslide"]
    )  # 7 + 3 against 17, 13 back
    t.attack("Sentinel Siege-Frame", "foe Blob, Landslide", "Sentinel Bulwark-Frame")
    t.conclude()
    assert t.choice.seat == FOE
    t.answer("strike", "Sentinel Siege-Frame")
    assert not t.stunned("foe Blob, Landslide")
    assert t.stunned("Sentinel Siege-Frame")
    assert not t.stunned("Sentinel Bulwark-Frame")
    assert t.endurance(ME) == 50 - 4


@pytest.mark.rule("versus.team_attack.continues", "versus.team_attack.dropped_atk")
def test_a_team_attack_goes_on_without_the_atk_of_a_stunned_attacker():
    t = table(
        front=["Sentinel Mark IV", "Sentinel Mark II"],
        foe_front=["Mystique, False Face"],
        foe_support=[None, None, MAGNETO],
        foe_hand=TWO,
    )
    t.attack("Sentinel Mark IV", "foe Mystique, False Face", "Sentinel Mark II")  # 5 + 4 against 4
    t.pass_(ME)
    foe_magneto_stuns(t, "Sentinel Mark II")
    assert t.attackers == ["Sentinel Mark IV"]
    t.conclude()
    assert t.stunned("foe Mystique, False Face")
    assert t.endurance(FOE) == 50 - 3 - (5 - 4)


@pytest.mark.rule("versus.team_attack.continues")
def test_a_team_attack_goes_on_when_the_first_attacker_drops_out():
    t = table(
        front=["Sentinel Mark II", "Sentinel Mark IV"],
        foe_front=["Mystique, False Face"],
        foe_support=[None, None, MAGNETO],
        foe_hand=TWO,
    )
    t.attack("Sentinel Mark II", "foe Mystique, False Face", "Sentinel Mark IV")
    t.pass_(ME)
    foe_magneto_stuns(t, "Sentinel Mark II")
    assert t.attacking("Sentinel Mark IV")
    t.conclude()
    assert t.stunned("foe Mystique, False Face")


@pytest.mark.rule("versus.team_attack.partial_illegal")
def test_a_participant_stunned_in_response_drops_out_and_the_rest_attack():
    t = table(
        front=["Sentinel Siege-Frame", "Sentinel Bulwark-Frame", "Sentinel Mark I"],
        foe_front=["Blob, Landslide"],
        foe_support=[None, None, MAGNETO],
        foe_hand=TWO,
    )
    t.attack("Sentinel Siege-Frame", "foe Blob, Landslide", "Sentinel Bulwark-Frame", "Sentinel Mark I", begin=False)
    t.pass_(ME)
    foe_magneto_stuns(t, "Sentinel Bulwark-Frame")
    t.resolve_all()
    assert t.attackers == ["Sentinel Siege-Frame", "Sentinel Mark I"]
    assert t.exhausted("Sentinel Siege-Frame")
    assert t.exhausted("Sentinel Mark I")


@pytest.mark.rule("versus.team_attack.partial_illegal")
def test_a_participant_that_loses_its_team_drops_out_ready():
    t = table(
        front=["Sentinel Siege-Frame", "Sentinel Bulwark-Frame", "Sentinel Mark I"],
        foe_front=["Blob, Landslide"],
        foe_support=["Court Hypnotist"],
    )
    t.attack("Sentinel Siege-Frame", "foe Blob, Landslide", "Sentinel Bulwark-Frame", "Sentinel Mark I", begin=False)
    t.pass_(ME)
    t.do("use", "foe Court Hypnotist")  # Court Hypnotist
    t.answer("target", "Sentinel Bulwark-Frame")
    t.resolve_all()
    assert t.attackers == ["Sentinel Siege-Frame", "Sentinel Mark I"]
    assert not t.exhausted("Sentinel Bulwark-Frame")


@pytest.mark.rule("versus.team_attack.partial_illegal")
def test_a_team_attack_of_which_nobody_is_left_is_cancelled():
    t = table(
        front=["Sentinel Siege-Frame", "Sentinel Bulwark-Frame"],
        foe_front=["Blob, Landslide"],
        foe_support=["Puppet Master", "Puppet Master"],
    )
    t.attack("Sentinel Siege-Frame", "foe Blob, Landslide", "Sentinel Bulwark-Frame", begin=False)
    t.pass_(ME)
    for puppet_master, target in (
        ("foe Puppet Master", "Sentinel Siege-Frame"),
        ("foe Puppet Master#2", "Sentinel Bulwark-Frame"),
    ):
        t.do("use", puppet_master)
        t.answer("target", target)
    t.resolve_all()
    assert t.attackers is None
    assert t.chain == []


@pytest.mark.rule("versus.team_attack.partial_illegal")
@pytest.mark.parametrize("loses", ["Sentinel Siege-Frame", "Sentinel Bulwark-Frame"])
def test_of_two_without_a_common_team_the_one_declared_first_attacks(loses):
    t = table(front=["Sentinel Siege-Frame", "Sentinel Bulwark-Frame"], foe_front=["Blob, Landslide"],
              foe_support=["Court Hypnotist"])  # fmt: skip
    t.attack("Sentinel Siege-Frame", "foe Blob, Landslide", "Sentinel Bulwark-Frame", begin=False)
    t.pass_(ME)
    t.do("use", "foe Court Hypnotist")
    t.answer("target", loses)
    t.resolve_all()
    assert t.attackers == ["Sentinel Siege-Frame"]
    assert not t.s.attack.team


@pytest.mark.rule("versus.team_attack.partial_illegal")
def test_of_three_the_larger_group_of_one_team_attacks():
    t = table(front=["Sabretooth, Victor Creed", "Colossus", "Rogue"], row=["Metropolis", "Wild Sentinel"],
              foe_front=["Sentinel Omega-Frame"], foe_hand=["Scrap the Works"], foe_row=FIVE)  # fmt: skip
    t.do("flip", "Metropolis")
    t.resolve()
    for team in ("x-men", "brotherhood"):
        t.answer("team", team)
    t.attack("Sabretooth, Victor Creed", "foe Sentinel Omega-Frame", "Colossus", "Rogue", begin=False)
    t.pass_(ME)
    t.play("foe Scrap the Works", "Metropolis")
    t.pass_(FOE)
    t.pass_(ME)
    t.answer("replace", "decline")
    t.resolve_all()
    assert t.attackers == ["Colossus", "Rogue"]


def in_two_teams():
    both = character("VS-T01", "Go-Between, Of Two Minds", 3, (4, 4), team="x-men")
    both.teams = ("x-men", "brotherhood")
    return both


@pytest.mark.rule("versus.team_attack.multi_team")
def test_all_participants_need_one_team_in_common(monkeypatch):
    monkeypatch.setitem(cardpool._POOL, "VS-T01", in_two_teams())
    t = table(front=["Colossus", "Go-Between", "Sabretooth, Victor Creed"], foe_front=["Sentinel Omega-Frame"])
    t.do("attack", "Colossus")
    assert t.can("join", "Go-Between")
    assert not t.can("join", "Sabretooth, Victor Creed")
    t.answer("join", "Go-Between")
    assert t.chain == ["attack"]  # Sabretooth shares a team with one of them, not with both
    assert t.s.chain[-1].attackers == (t.card("Colossus").id, t.card("Go-Between").id)


@pytest.mark.rule("versus.team_attack.multi_team")
def test_a_character_of_two_teams_joins_either(monkeypatch):
    monkeypatch.setitem(cardpool._POOL, "VS-T01", in_two_teams())
    t = table(front=["Go-Between", "Colossus", "Sabretooth, Victor Creed"], foe_front=["Sentinel Omega-Frame"])
    t.do("attack", "Go-Between")
    assert t.can("join", "Colossus")
    assert t.can("join", "Sabretooth, Victor Creed")
    t.answer("join", "Sabretooth, Victor Creed")
    assert t.s.chain[-1].attackers == (t.card("Go-Between").id, t.card("Sabretooth, Victor Creed").id)


@pytest.mark.rule("versus.team_attack.multi_team")
def test_with_metropolis_two_teams_attack_together():
    t = table(
        front=["Colossus", "Sabretooth, Victor Creed"],
        row=["Metropolis", "Wild Sentinel"],
        foe_front=["Sentinel Omega-Frame"],
    )
    t.do("flip", "Metropolis")
    t.resolve()
    t.answer("team", "x-men")
    t.answer("team", "brotherhood")
    t.attack("Colossus", "foe Sentinel Omega-Frame", "Sabretooth, Victor Creed")
    assert t.attackers is not None
    assert len(t.s.attack.attackers) == 2


# --- power-up ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("versus.power_up.attacker_or_defender")
def test_nobody_is_powered_up_outside_an_attack():
    t = table(
        front=["Wolverine, Weapon Instinct"],
        hand=["Wolverine, The Best at What He Does"],
        foe_front=["Sentinel Omega-Frame"],
    )
    assert not t.can("power-up", "Wolverine, The Best at What He Does")
    t.refused("power-up", "Wolverine, The Best at What He Does")
    assert t.where("Wolverine, The Best at What He Does") == "hand"


@pytest.mark.rule("versus.power_up.attacker_or_defender")
def test_only_an_own_attacker_or_defender_is_powered_up():
    t = table(
        front=["Wolverine, Weapon Instinct", "Sentinel Siege-Frame"],
        hand=["Sentinel Siege-Frame"],
        foe_front=["Sentinel Omega-Frame"],
        foe_hand=["Wolverine, The Best at What He Does", "Sentinel Omega-Frame"],
    )
    t.attack("Wolverine, Weapon Instinct", "foe Sentinel Omega-Frame")
    assert not t.can("power-up", "Sentinel Siege-Frame#2")  # the Siege-Frame takes no part
    assert "versus.power_up.attacker_or_defender" in t.why_not("power-up", "Sentinel Siege-Frame#2")
    t.pass_(ME)
    assert not t.can("power-up", "foe Wolverine, The Best at What He Does")  # Wolverine attacks for the other player
    assert t.can("power-up", "foe Sentinel Omega-Frame#2")
    t.do("power-up", "foe Sentinel Omega-Frame#2")
    t.resolve()
    assert t.strength("foe Sentinel Omega-Frame") == (18, 18)


@pytest.mark.rule("versus.power_up.repeat")
def test_a_character_is_powered_up_several_times():
    t = table(
        front=["Sentinel Mark II"], hand=["Sentinel Mark II", "Sentinel Mark II"], foe_front=["Sentinel Omega-Frame"]
    )
    t.attack("Sentinel Mark II", "foe Sentinel Omega-Frame")
    t.do("power-up", "Sentinel Mark II#2")
    t.do("power-up", "Sentinel Mark II#3")
    t.resolve_all()
    assert t.strength("Sentinel Mark II") == (4 + 2, 3 + 2)


@pytest.mark.rule("versus.power_up.attacker_or_defender", "versus.combat.becomes_attacker")
def test_a_proposed_attacker_is_not_powered_up_yet():
    t = table(
        front=["Wolverine, Weapon Instinct"],
        hand=["Wolverine, The Best at What He Does"],
        foe_front=["Sentinel Omega-Frame"],
        foe_hand=["Sentinel Omega-Frame"],
    )
    t.attack("Wolverine, Weapon Instinct", "foe Sentinel Omega-Frame", begin=False)
    assert t.chain == ["attack"]
    assert not t.can("power-up", "Wolverine, The Best at What He Does")
    t.pass_(ME)
    assert not t.can("power-up", "foe Sentinel Omega-Frame#2")


@pytest.mark.rule("versus.power_up.attacker_or_defender", "versus.power_up.on_chain")
def test_a_power_up_of_an_attacker_that_dropped_out_has_no_effect():
    t = table(
        front=["Sentinel Mark II", "Sentinel Mark IV"],
        hand=["Sentinel Mark II"],
        foe_front=["Mystique, False Face"],
        foe_support=[None, MAGNETO],
        foe_hand=TWO,
    )
    t.attack("Sentinel Mark II", "foe Mystique, False Face", "Sentinel Mark IV")
    t.do("power-up", "Sentinel Mark II#2")
    t.pass_(ME)
    foe_magneto_stuns(t, "Sentinel Mark II")
    t.resolve()
    assert t.where("Sentinel Mark II#2") == "ko"
    assert t.strength("Sentinel Mark II") == (4, 3)


@pytest.mark.rule("versus.combat.declare")
def test_a_character_of_the_opponent_joins_no_attack():
    t = table(front=["Nimrod", "Sentinel Siege-Frame"], foe_front=["Sentinel Omega-Frame", "Wild Sentinel"])
    t.do("attack", "Nimrod")
    t.answer("attack-whom", "foe Sentinel Omega-Frame")
    assert t.prompt == "join"
    assert t.options() == ["done", "join:Sentinel Siege-Frame"]
    assert t.why_not("join", "foe Wild Sentinel") == ["versus.combat.declare"]
