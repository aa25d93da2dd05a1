"""Фаза сражения, вторая половина: one attack after another, its window and end, team attacks, power-up."""

from __future__ import annotations

import pickle

import pytest

from rulebound.games.versus import cardpool
from rulebound.games.versus.formation import is_protected
from rulebound.games.versus.numbers import flies
from rulebound.games.versus.words.vocabulary import character
from rulebound.kernel.text import Refused
from tests.versus_table import FOE, ME, table

FIVE = ["VS-001"] * 5
TWO = ["VS-001", "VS-001"]
MAGNETO = "VS-059"  # discard two cards -> stun target opposing character of cost 4 or less


def foe_magneto_stuns(t, name):
    """The foe, who has priority and two Wild Sentinels in hand, uses Magneto."""
    t.do("use", f"foe {MAGNETO}")
    hand = t.s.players[FOE].hand.cards
    while t.asked.prompt == "discard":
        t.match.answer(FOE, f"discard:{hand[0].key}")
    if t.asked.prompt == "target":
        t.do("target", name)
    t.resolve()
    assert t.stunned(name)


# --- one attack after another -----------------------------------------------


@pytest.mark.rule("versus.combat.one_at_a_time")
def test_no_second_attack_is_declared_while_one_is_in_progress():
    t = table(front=["VS-008", "VS-010"], foe_front=["VS-001"])
    t.attack("VS-008", "foe VS-001")
    assert t.s.attack is not None
    assert not t.can("attack", "VS-010")
    with pytest.raises(Refused):
        t.do("attack", "VS-010")
    assert t.s.attack.attackers == [t.card("VS-008").id]
    t.conclude()
    assert t.s.attack is None
    assert t.can("attack", "VS-010")


@pytest.mark.rule("versus.combat.one_at_a_time")
def test_why_no_second_attack():
    t = table(front=["VS-008", "VS-010"], foe_front=["VS-001"])
    assert t.why_not(ME, "VS-010") == []
    t.attack("VS-008", "foe VS-001")
    assert t.why_not(ME, "VS-010") == ["versus.combat.one_at_a_time"]


@pytest.mark.rule("versus.combat.more_attacks")
def test_after_an_attack_the_next_character_may_attack():
    t = table(front=["VS-008", "VS-010"], foe_front=["VS-001", "VS-003"])
    t.attack("VS-008", "foe VS-001")
    t.conclude()
    assert t.asked.seat == ME
    assert not t.can("attack", "VS-008")
    t.attack("VS-010", "foe VS-003")
    t.conclude()
    assert t.stunned("foe VS-003")
    assert (t.s.stage, t.s.active) == ("attack", ME)


@pytest.mark.rule("versus.combat.more_attacks")
def test_a_player_may_stop_although_somebody_could_still_attack():
    t = table(front=["VS-008", "VS-010"], foe_front=["VS-001", "VS-003"])
    t.attack("VS-008", "foe VS-001")
    t.conclude()
    assert t.can("attack", "VS-010")
    t.both_pass()
    assert (t.s.stage, t.s.active) == ("attack", FOE)


@pytest.mark.rule("versus.combat.illegal_declaration_refused")
def test_an_illegal_attacker_is_refused_and_nothing_changes():
    t = table(front=["VS-008", "VS-006"], exhausted=["VS-006"], support=[None, None, "VS-010"], foe_front=["VS-001"])
    before = pickle.dumps(t.s)
    for illegal in ("VS-006", "VS-010", "foe VS-001"):
        with pytest.raises(Refused):
            t.do("attack", illegal)
    assert pickle.dumps(t.s) == before
    assert t.can("attack", "VS-008")


@pytest.mark.rule("versus.combat.illegal_declaration_refused")
def test_an_illegal_defender_is_refused_and_nothing_changes():
    """Blob guards the Brotherhood beside him; Pyro behind him is protected."""
    t = table(front=["VS-008"], foe_front=["VS-051", "VS-049", "VS-055"], foe_support=["VS-048"])
    t.do("attack", "VS-008")
    before = pickle.dumps(t.s)
    for illegal in ("foe VS-049", "foe VS-048", "VS-008"):
        with pytest.raises(Refused):
            t.do("defend", illegal)
    assert pickle.dumps(t.s) == before
    assert t.why_not(ME, "foe VS-049") == ["versus.combat.illegal_declaration_refused"]
    assert t.can("defend", "foe VS-055")


# --- the window and the end -----------------------------------------------


@pytest.mark.rule("versus.combat.window")
def test_effects_are_added_until_both_pass_in_succession_on_an_empty_chain():
    t = table(front=["VS-008"], foe_front=["VS-008"], foe_hand=["VS-095"], foe_row=FIVE)
    t.attack("VS-008", "foe VS-008")
    t.pass_(ME)
    t.play("foe VS-095")
    t.both_pass()  # Sidestep resolves: 7 ATK against 9 DEF now
    assert t.s.attack is not None
    t.pass_(ME)
    assert t.s.attack is not None
    t.pass_(FOE)
    assert t.s.attack is None
    assert not t.stunned("foe VS-008")
    assert t.stunned("VS-008")


@pytest.mark.rule("versus.combat.window", "versus.combat.ends")
def test_two_passes_conclude_the_attack_and_it_is_over():
    t = table(front=["VS-008"], foe_front=["VS-001", "VS-003"], hand=["VS-008"])
    t.attack("VS-008", "foe VS-001")
    assert t.can("power-up", "VS-008#2")
    t.both_pass()
    assert t.s.attack is None
    assert t.stunned("foe VS-001")
    assert t.endurance(FOE) == 50 - 1 - (7 - 1)
    assert not t.s.attacking(t.card("VS-008"))
    assert not t.s.defending(t.card("foe VS-001"))
    assert not t.can("power-up", "VS-008#2")  # nobody is an attacker any more
    assert (t.s.stage, t.asked.seat) == ("attack", ME)


# --- breakthrough -----------------------------------------------


@pytest.mark.rule("versus.combat.breakthrough_needs_stun")
@pytest.mark.parametrize(("answer", "lost"), [("fall-back", 3), ("be-stunned", 3 + (9 - 4))])
def test_a_defender_that_is_not_stunned_lets_nothing_through(answer, lost):
    t = table(front=["VS-009"], foe_front=["VS-029"])  # 9 ATK against Wolverine's 4 DEF
    t.attack("VS-009", "foe VS-029")
    t.conclude()
    assert t.asked.seat == FOE
    t.do(answer, "foe VS-029")
    if answer == "fall-back":
        t.do("place", "s0")
    assert t.stunned("foe VS-029") == (answer == "be-stunned")
    assert t.endurance(FOE) == 50 - lost
    assert t.card("foe VS-029").now.row == (1 if answer == "fall-back" else 0)


@pytest.mark.rule("versus.combat.direct_is_breakthrough")
def test_a_direct_attack_is_breakthrough_with_the_full_atk():
    t = table(front=["VS-028"], foe_hand=["VS-001"])  # Psylocke: whenever she causes breakthrough, a discard
    t.attack("VS-028")
    t.conclude()
    assert t.endurance(FOE) == 50 - 4
    assert t.chain == ["trigger"]
    assert t.s.chain[-1].n == 4
    t.resolve()
    t.do("discard", "foe VS-001")
    assert t.where("foe VS-001") == "ko"


# --- difficult situations -----------------------------------------------


@pytest.mark.rule("versus.combat.illegal_cancel")
def test_a_defender_that_becomes_protected_cancels_the_attack_and_nobody_is_exhausted():
    t = table(front=["VS-008"], foe_front=["VS-055", "VS-050"], foe_hand=["VS-063"], foe_row=FIVE)
    t.attack("VS-008", "foe VS-050", begin=False)
    t.pass_(ME)
    t.play("foe VS-063", "foe VS-050")  # Hit and Vanish
    t.resolve()
    t.do("place", "s0")  # behind Sabretooth
    assert t.chain == ["attack"]
    t.resolve()
    assert t.s.attack is None
    assert not t.exhausted("VS-008")
    assert t.can("attack", "VS-008")
    assert not t.stunned("foe VS-050")


@pytest.mark.rule("versus.combat.illegal_cancel")
def test_an_attacker_exhausted_in_response_does_not_attack():
    t = table(front=["VS-008"], foe_front=["VS-001"], foe_support=["VS-069"])
    t.attack("VS-008", "foe VS-001", begin=False)
    t.pass_(ME)
    t.do("use", "foe VS-069")  # Puppet Master
    t.resolve_all()
    assert t.s.attack is None
    assert t.s.chain == []
    assert not t.stunned("foe VS-001")


@pytest.mark.rule("versus.combat.legal_after_start")
def test_an_attack_goes_on_although_the_attacker_loses_flight():
    t = table(front=["VS-010"], foe_front=["VS-008"], foe_support=["VS-006"], gear={"foe VS-008": "VS-022"})
    t.attack("VS-010", "foe VS-006")  # protected: only flight reaches it
    t.pass_(ME)
    t.do("use", "foe VS-022")  # Inhibitor Array
    t.resolve()
    assert not flies(t.s, t.card("VS-010"))
    assert t.s.attacking(t.card("VS-010"))
    t.conclude()
    assert t.stunned("foe VS-006")


@pytest.mark.rule("versus.combat.legal_after_start")
def test_an_attack_goes_on_although_its_defender_becomes_protected():
    t = table(front=["VS-008", "VS-050"], foe_front=["VS-006", "VS-091"], foe_support=[None, "VS-010"])
    t.attack("VS-008", "foe VS-006")
    t.do("use", "VS-050")  # Mystique puts it behind the Mercenary Squad
    t.do("target", "foe VS-006")
    t.do("target", "foe VS-010")
    t.resolve()
    assert is_protected(t.s, t.card("foe VS-006"))
    t.conclude()
    assert t.stunned("foe VS-006")


@pytest.mark.rule("versus.combat.no_rejoin")
def test_a_recovered_attacker_is_not_in_the_attack_any_more():
    t = table(
        front=["VS-009"], hand=["VS-092", "VS-092", "VS-001"], row=FIVE, foe_front=["VS-058"], foe_hand=["VS-093"],
        foe_row=FIVE,
    )  # fmt: skip
    t.attack("VS-009", "foe VS-058")
    t.play("VS-092")
    t.play("VS-092#2")
    t.resolve_all()
    assert t.strength("VS-009")[0] == 9 + 10
    t.pass_(ME)
    t.play("foe VS-093", "VS-009")  # Overload stuns Nimrod, and his power triggers
    t.resolve()
    assert t.stunned("VS-009")
    assert t.s.attack is None
    t.do("discard", "VS-001#6")
    assert not t.stunned("VS-009")
    assert t.exhausted("VS-009")
    assert not t.s.attacking(t.card("VS-009"))
    assert t.s.attack is None
    assert not t.stunned("foe VS-058")


@pytest.mark.rule("versus.combat.no_rejoin")
def test_a_recovered_attacker_does_not_come_back_into_a_team_attack():
    t = table(
        front=["VS-038", "VS-025"], hand=["VS-041"], row=FIVE, foe_front=["VS-051", MAGNETO], foe_hand=TWO, foe_row=FIVE
    )  # fmt: skip
    t.attack("VS-038", "foe VS-051", "VS-025")  # 14 + 3 against 8
    t.pass_(ME)
    foe_magneto_stuns(t, "VS-025")
    t.play("VS-041", "VS-025")  # Stand Together
    t.resolve()
    assert not t.stunned("VS-025")
    assert t.s.attack is not None
    assert t.s.attack.attackers == [t.card("VS-038").id]
    t.conclude()
    assert t.endurance(FOE) == 50 - 4 - (14 - 8)


# --- team attacks -----------------------------------------------


@pytest.mark.rule("versus.team_attack.back_regardless")
def test_the_defender_strikes_back_although_the_team_attack_fails():
    t = table(front=["VS-008", "VS-006"], foe_front=["VS-058"])  # 7 + 3 against 17, 13 back
    t.attack("VS-008", "foe VS-058", "VS-006")
    t.conclude()
    assert t.asked.seat == FOE
    t.do("strike", "VS-008")
    assert not t.stunned("foe VS-058")
    assert t.stunned("VS-008")
    assert not t.stunned("VS-006")
    assert t.endurance(ME) == 50 - 4


@pytest.mark.rule("versus.team_attack.continues", "versus.team_attack.dropped_atk")
def test_a_team_attack_goes_on_without_the_atk_of_a_stunned_attacker():
    t = table(front=["VS-007", "VS-005"], foe_front=["VS-050"], foe_support=[None, None, MAGNETO], foe_hand=TWO)
    t.attack("VS-007", "foe VS-050", "VS-005")  # 5 + 4 against 4
    t.pass_(ME)
    foe_magneto_stuns(t, "VS-005")
    assert t.s.attack is not None
    assert t.s.attack.attackers == [t.card("VS-007").id]
    t.conclude()
    assert t.stunned("foe VS-050")
    assert t.endurance(FOE) == 50 - 3 - (5 - 4)


@pytest.mark.rule("versus.team_attack.continues")
def test_a_team_attack_goes_on_when_the_first_attacker_drops_out():
    t = table(front=["VS-005", "VS-007"], foe_front=["VS-050"], foe_support=[None, None, MAGNETO], foe_hand=TWO)
    t.attack("VS-005", "foe VS-050", "VS-007")
    t.pass_(ME)
    foe_magneto_stuns(t, "VS-005")
    assert t.s.attacking(t.card("VS-007"))
    t.conclude()
    assert t.stunned("foe VS-050")


@pytest.mark.rule("versus.team_attack.partial_illegal")
def test_a_participant_stunned_in_response_drops_out_and_the_rest_attack():
    t = table(
        front=["VS-008", "VS-006", "VS-003"], foe_front=["VS-058"], foe_support=[None, None, MAGNETO], foe_hand=TWO
    )  # fmt: skip
    t.attack("VS-008", "foe VS-058", "VS-006", "VS-003", begin=False)
    t.pass_(ME)
    foe_magneto_stuns(t, "VS-006")
    t.resolve_all()
    assert t.s.attack is not None
    assert t.s.attack.attackers == [t.card("VS-008").id, t.card("VS-003").id]
    assert t.exhausted("VS-008")
    assert t.exhausted("VS-003")


@pytest.mark.rule("versus.team_attack.partial_illegal")
def test_a_participant_that_loses_its_team_drops_out_ready():
    t = table(front=["VS-008", "VS-006", "VS-003"], foe_front=["VS-058"], foe_support=["VS-082"])
    t.attack("VS-008", "foe VS-058", "VS-006", "VS-003", begin=False)
    t.pass_(ME)
    t.do("use", "foe VS-082")  # Court Hypnotist
    t.do("target", "VS-006")
    t.resolve_all()
    assert t.s.attack is not None
    assert t.s.attack.attackers == [t.card("VS-008").id, t.card("VS-003").id]
    assert not t.exhausted("VS-006")


@pytest.mark.rule("versus.team_attack.partial_illegal")
def test_a_team_attack_of_which_nobody_is_left_is_cancelled():
    t = table(front=["VS-008", "VS-006"], foe_front=["VS-058"], foe_support=["VS-069", "VS-069"])
    t.attack("VS-008", "foe VS-058", "VS-006", begin=False)
    t.pass_(ME)
    for puppet_master, target in (("foe VS-069", "VS-008"), ("foe VS-069#2", "VS-006")):
        t.do("use", puppet_master)
        t.do("target", target)
    t.resolve_all()
    assert t.s.attack is None
    assert t.s.chain == []


def in_two_teams():
    both = character("VS-T01", "Go-Between, Of Two Minds", 3, (4, 4), team="x-men")
    both.teams = ("x-men", "brotherhood")
    return both


@pytest.mark.rule("versus.team_attack.multi_team")
def test_all_participants_need_one_team_in_common(monkeypatch):
    monkeypatch.setitem(cardpool._POOL, "VS-T01", in_two_teams())
    t = table(front=["VS-038", "VS-T01", "VS-055"], foe_front=["VS-014"])
    t.do("attack", "VS-038")
    assert t.can("join", "VS-T01")
    assert not t.can("join", "VS-055")
    t.do("join", "VS-T01")
    assert t.chain == ["attack"]  # Sabretooth shares a team with one of them, not with both
    assert t.s.chain[-1].attackers == (t.card("VS-038").id, t.card("VS-T01").id)


@pytest.mark.rule("versus.team_attack.multi_team")
def test_a_character_of_two_teams_joins_either(monkeypatch):
    monkeypatch.setitem(cardpool._POOL, "VS-T01", in_two_teams())
    t = table(front=["VS-T01", "VS-038", "VS-055"], foe_front=["VS-014"])
    t.do("attack", "VS-T01")
    assert t.can("join", "VS-038")
    assert t.can("join", "VS-055")
    t.do("join", "VS-055")
    assert t.s.chain[-1].attackers == (t.card("VS-T01").id, t.card("VS-055").id)


@pytest.mark.rule("versus.team_attack.multi_team")
def test_with_metropolis_two_teams_attack_together():
    t = table(front=["VS-038", "VS-055"], row=["VS-103", "VS-001"], foe_front=["VS-014"])
    t.do("flip", "VS-103")
    t.resolve()
    t.do("team", "x-men")
    t.do("team", "brotherhood")
    t.attack("VS-038", "foe VS-014", "VS-055")
    assert t.s.attack is not None
    assert len(t.s.attack.attackers) == 2


# --- power-up -----------------------------------------------


@pytest.mark.rule("versus.power_up.attacker_or_defender")
def test_nobody_is_powered_up_outside_an_attack():
    t = table(front=["VS-029"], hand=["VS-034"], foe_front=["VS-014"])
    assert not t.can("power-up", "VS-034")
    with pytest.raises(Refused):
        t.do("power-up", "VS-034")
    assert t.where("VS-034") == "hand"


@pytest.mark.rule("versus.power_up.attacker_or_defender")
def test_only_an_own_attacker_or_defender_is_powered_up():
    t = table(front=["VS-029", "VS-008"], hand=["VS-008"], foe_front=["VS-014"], foe_hand=["VS-034", "VS-014"])
    t.attack("VS-029", "foe VS-014")
    assert not t.can("power-up", "VS-008#2")  # the Siege-Frame takes no part
    assert "versus.power_up.attacker_or_defender" in t.why_not(ME, "VS-008#2")
    t.pass_(ME)
    assert not t.can("power-up", "foe VS-034")  # Wolverine attacks for the other player
    assert t.can("power-up", "foe VS-014#2")
    t.do("power-up", "foe VS-014#2")
    t.resolve()
    assert t.strength("foe VS-014") == (18, 18)


@pytest.mark.rule("versus.power_up.repeat")
def test_a_character_is_powered_up_several_times():
    t = table(front=["VS-005"], hand=["VS-005", "VS-005"], foe_front=["VS-014"])
    t.attack("VS-005", "foe VS-014")
    t.do("power-up", "VS-005#2")
    t.do("power-up", "VS-005#3")
    t.resolve_all()
    assert t.strength("VS-005") == (4 + 2, 3 + 2)


@pytest.mark.rule("versus.power_up.attacker_or_defender", "versus.combat.becomes_attacker")
def test_a_proposed_attacker_is_not_powered_up_yet():
    t = table(front=["VS-029"], hand=["VS-034"], foe_front=["VS-014"], foe_hand=["VS-014"])
    t.attack("VS-029", "foe VS-014", begin=False)
    assert t.chain == ["attack"]
    assert not t.can("power-up", "VS-034")
    t.pass_(ME)
    assert not t.can("power-up", "foe VS-014#2")


@pytest.mark.rule("versus.power_up.attacker_or_defender", "versus.power_up.on_chain")
def test_a_power_up_of_an_attacker_that_dropped_out_has_no_effect():
    t = table(
        front=["VS-005", "VS-007"], hand=["VS-005"], foe_front=["VS-050"], foe_support=[None, MAGNETO], foe_hand=TWO
    )  # fmt: skip
    t.attack("VS-005", "foe VS-050", "VS-007")
    t.do("power-up", "VS-005#2")
    t.pass_(ME)
    foe_magneto_stuns(t, "VS-005")
    t.resolve()
    assert t.where("VS-005#2") == "ko"
    assert t.strength("VS-005") == (4, 3)


@pytest.mark.rule("versus.combat.attackers_ready_again")
def test_all_attackers_of_a_team_become_ready_when_the_defender_leaves_but_not_one_that_was_stunned():
    t = table(
        front=["VS-008", "VS-006", "VS-003"], foe_front=["VS-027", "VS-010"], foe_support=[None, None, MAGNETO],
        foe_hand=TWO,
    )  # fmt: skip
    t.attack("VS-008", "foe VS-027", "VS-006", "VS-003")
    t.pass_(ME)
    foe_magneto_stuns(t, "VS-003")
    t.pass_(ME)
    t.do("use", "foe VS-027")  # Forge returns to hand
    t.resolve()
    t.do("decline")
    assert t.s.attack is None
    assert t.stunned("VS-003")
    t.attack("VS-008", "foe VS-010", "VS-006")
    assert t.s.attack is not None


@pytest.mark.rule("versus.combat.illegal_cancel", "versus.combat.direct")
def test_a_proposed_attack_on_a_player_is_cancelled_when_somebody_stands_up():
    t = table(front=["VS-008"], foe_front=["VS-025"], stunned=["foe VS-025"], foe_hand=["VS-041"], foe_row=FIVE)
    t.attack("VS-008", begin=False)
    t.pass_(ME)
    t.play("foe VS-041", "foe VS-025")  # Stand Together
    t.resolve_all()
    assert t.s.attack is None
    assert not t.exhausted("VS-008")
    assert t.endurance(FOE) == 50 - 2


@pytest.mark.rule("versus.combat.illegal_cancel", "versus.combat.no_stunned_target")
def test_a_proposed_attack_is_cancelled_when_its_defender_is_stunned_first():
    """Nobody else stands, but the attack does not become one on the player."""
    t = table(front=["VS-008"], support=[MAGNETO], hand=TWO, foe_front=["VS-006"])
    t.attack("VS-008", "foe VS-006", begin=False)
    t.do("use", MAGNETO)
    t.do("discard", "VS-001")
    t.do("discard", "VS-001#2")
    t.resolve_all()
    assert t.stunned("foe VS-006")
    assert t.s.attack is None
    assert not t.exhausted("VS-008")
    assert t.endurance(FOE) == 50 - 3
    t.attack("VS-008")
    t.conclude()
    assert t.endurance(FOE) == 50 - 3 - 7
