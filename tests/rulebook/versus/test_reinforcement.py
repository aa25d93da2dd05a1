"""Укрепление: the rulebook's Sentinel example, and what reinforcement does."""

from __future__ import annotations

import pytest

from rulebound.games.versus.reinforcement import REINFORCING
from rulebound.kernel.requirements import legal, verdicts
from tests.versus_table import FOE, ME, table

BASTION, NIMROD, MARK_II, MARK_IV, WILD = (
    "foe Bastion",
    "foe Nimrod",
    "foe Sentinel Mark II",
    "foe Sentinel Mark IV",
    "foe Wild Sentinel",
)


def formation(**more):
    """Nimrod - Mark II - Wild Sentinel in the support row; Bastion in front of Mark II, Mark IV beside him."""
    return table(
        front=["Sentinel Omega-Frame"],
        foe_front=[None, "Bastion", "Sentinel Mark IV"],
        foe_support=["Nimrod", "Sentinel Mark II", "Wild Sentinel"],
        exhausted=[WILD],
        **more,
    )


@pytest.mark.rule("versus.reinforcement.adjacent")
@pytest.mark.parametrize(("defender", "may"), [(BASTION, True), (NIMROD, True), (WILD, True), (MARK_IV, False)])
def test_mark_ii_reinforces_bastion_nimrod_or_wild_sentinel_but_not_mark_iv(defender, may):
    t = formation()
    t.attack("Sentinel Omega-Frame", defender)
    t.pass_(ME)
    assert t.can("reinforce", MARK_II) == may
    if not may:
        assert "versus.reinforcement.adjacent" in t.why_not("reinforce", MARK_II, seat=FOE)


@pytest.mark.rule("versus.reinforcement.not_self")
def test_a_character_does_not_reinforce_itself():
    t = formation()
    t.attack("Sentinel Omega-Frame", MARK_II)
    t.pass_(ME)
    assert not t.can("reinforce", MARK_II)
    assert "versus.reinforcement.not_self" in t.why_not("reinforce", MARK_II, seat=FOE)


@pytest.mark.rule("versus.reinforcement.example_nimrod")
@pytest.mark.parametrize(("defender", "may"), [(MARK_II, True), (BASTION, False), (MARK_IV, False), (WILD, False)])
def test_nimrod_with_nobody_in_front_reinforces_only_mark_ii(defender, may):
    t = formation()
    t.attack("Sentinel Omega-Frame", defender)
    t.pass_(ME)
    assert t.can("reinforce", NIMROD) == may


@pytest.mark.rule("versus.reinforcement.ready_only")
def test_wild_sentinel_is_exhausted_and_cannot_reinforce():
    t = formation()
    t.attack("Sentinel Omega-Frame", MARK_II)
    t.pass_(ME)
    assert not t.can("reinforce", WILD)
    assert "versus.reinforcement.ready_only" in t.why_not("reinforce", WILD, seat=FOE)


@pytest.mark.rule("versus.reinforcement.support_only")
def test_a_character_of_the_front_row_cannot_reinforce():
    t = formation()
    t.attack("Sentinel Omega-Frame", MARK_IV)
    t.pass_(ME)
    assert not t.can("reinforce", BASTION)
    assert "versus.reinforcement.support_only" in t.why_not("reinforce", BASTION, seat=FOE)


@pytest.mark.rule("versus.reinforcement.shared_team")
def test_strangers_do_not_reinforce_each_other():
    t = table(front=["Sentinel Omega-Frame"], foe_front=["Colossus"], foe_support=["Sentinel Mark II"])
    t.attack("Sentinel Omega-Frame", "foe Colossus")
    t.pass_(ME)
    assert not t.can("reinforce", MARK_II)
    assert "versus.reinforcement.shared_team" in t.why_not("reinforce", MARK_II, seat=FOE)


@pytest.mark.rule("versus.reinforcement.window")
def test_nobody_reinforces_against_a_proposal():
    t = formation()
    t.attack("Sentinel Omega-Frame", BASTION, begin=False)
    t.pass_(ME)
    assert t.chain == ["attack"]
    assert not t.can("reinforce", MARK_II)


@pytest.mark.rule("versus.reinforcement.on_chain", "versus.reinforcement.cost")
def test_the_exhaustion_is_paid_at_once_and_the_effect_waits_on_the_chain():
    t = formation()
    t.attack("Sentinel Omega-Frame", BASTION)
    t.pass_(ME)
    t.do("reinforce", MARK_II)
    assert t.exhausted(MARK_II)
    assert t.chain == ["reinforcement"]
    assert not t.card(BASTION).now.reinforced
    t.resolve()
    assert t.card(BASTION).now.reinforced


@pytest.mark.rule("versus.reinforcement.prevents_breakthrough", "versus.reinforcement.stun_loss_stays")
def test_a_reinforced_defender_is_stunned_without_breakthrough():
    t = formation()
    t.attack("Sentinel Omega-Frame", BASTION)  # 17 ATK against 12 DEF
    t.pass_(ME)
    t.do("reinforce", MARK_II)
    t.conclude()
    assert t.stunned(BASTION)
    assert t.endurance(FOE) == 50 - 6


@pytest.mark.rule("versus.combat.breakthrough", "versus.combat.breakthrough_plus_stun")
def test_without_reinforcement_breakthrough_comes_on_top_of_the_stun_loss():
    t = formation()
    t.attack("Sentinel Omega-Frame", BASTION)
    t.conclude()
    assert t.endurance(FOE) == 50 - 6 - (17 - 12)


@pytest.mark.rule("versus.reinforcement.duration")
def test_reinforcement_stays_although_the_helper_leaves_and_ends_with_the_attack():
    t = formation(support=["Magneto, Asteroid Sovereign"], hand=["Mercenary Squad", "Mercenary Squad"])
    t.attack("Sentinel Omega-Frame", BASTION)
    t.pass_(ME)
    t.do("reinforce", MARK_II)
    t.resolve()
    t.do("use", "Magneto, Asteroid Sovereign")  # Magneto discards two cards and stuns Mark II
    t.answer("discard", "Mercenary Squad")
    t.answer("discard", "Mercenary Squad#2")
    t.answer("target", MARK_II)
    t.resolve()
    assert t.stunned(MARK_II)
    assert t.card(BASTION).now.reinforced
    t.conclude()
    assert t.stunned(BASTION)
    assert t.endurance(FOE) == 50 - 3 - 6  # both stun losses, no breakthrough
    assert not t.card(BASTION).now.reinforced


@pytest.mark.rule("versus.reinforcement.repeat")
def test_several_characters_reinforce_one_defender_and_each_pays():
    t = table(
        front=["Sentinel Omega-Frame"],
        foe_front=[None, "Bastion"],
        foe_support=["Nimrod", "Sentinel Mark II", "Sentinel Bulwark-Frame"],
    )
    t.attack("Sentinel Omega-Frame", "foe Sentinel Mark II")
    t.pass_(ME)
    t.do("reinforce", "foe Nimrod")
    t.do("reinforce", "foe Sentinel Bulwark-Frame")
    assert t.chain == ["reinforcement", "reinforcement"]
    assert t.exhausted("foe Nimrod")
    assert t.exhausted("foe Sentinel Bulwark-Frame")


@pytest.mark.rule("versus.power.this_attack_duration", "versus.golden.cannot_wins")
def test_cannot_be_reinforced_ends_with_the_attack():
    t = table(
        front=["Sentinel Bulwark-Frame", "Sentinel Siege-Frame"],
        hand=["Exposed Flank"],
        row=["Wild Sentinel"] * 2,
        foe_front=["Sentinel Carrier-Frame"],
        foe_support=["Sentinel Mark I"],
    )
    t.attack("Sentinel Bulwark-Frame", "foe Sentinel Carrier-Frame")
    t.play("Exposed Flank", "foe Sentinel Carrier-Frame")
    t.resolve()
    t.pass_(ME)
    assert not t.can("reinforce", "foe Sentinel Mark I")
    assert t.why_not("reinforce", "foe Sentinel Mark I", seat=FOE) == ["versus.golden.cannot_wins"]
    t.conclude()
    t.attack("Sentinel Siege-Frame", "foe Sentinel Carrier-Frame")
    t.pass_(ME)
    assert t.can("reinforce", "foe Sentinel Mark I")


@pytest.mark.rule("versus.reinforcement.window")
def test_nobody_is_reinforced_where_nobody_is_attacked():
    t = formation()
    assert not legal(REINFORCING, t.s, FOE, t.card(MARK_II))
    against = [v.rule for v in verdicts(REINFORCING, t.s, FOE, t.card(MARK_II)) if not v.met]
    assert against[0] == "versus.reinforcement.window"
    t.attack("Sentinel Omega-Frame", BASTION)
    assert legal(REINFORCING, t.s, FOE, t.card(MARK_II))
    assert not legal(REINFORCING, t.s, ME, t.card("Sentinel Omega-Frame"))
