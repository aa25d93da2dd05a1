"""Фаза сражения, вторая половина: one attack after another, its window and end."""

from __future__ import annotations

import pickle

import pytest

from rulebound.games.versus.formation import is_protected
from rulebound.games.versus.numbers import flies
from tests.versus_table import FOE, MAGNETO, ME, foe_magneto_stuns, table

FIVE = ["Wild Sentinel"] * 5
TWO = ["Wild Sentinel", "Wild Sentinel"]


# --- one attack after another -----------------------------------------------


@pytest.mark.rule("versus.combat.one_at_a_time")
def test_no_second_attack_is_declared_while_one_is_in_progress():
    t = table(front=["Sentinel Siege-Frame", "Sentinel Carrier-Frame"], foe_front=["Wild Sentinel"])
    t.attack("Sentinel Siege-Frame", "foe Wild Sentinel")
    assert t.attackers is not None
    assert not t.can("attack", "Sentinel Carrier-Frame")
    t.refused("attack", "Sentinel Carrier-Frame")
    assert t.attackers == ["Sentinel Siege-Frame"]
    t.conclude()
    assert t.attackers is None
    assert t.can("attack", "Sentinel Carrier-Frame")


@pytest.mark.rule("versus.combat.one_at_a_time")
def test_why_no_second_attack():
    t = table(front=["Sentinel Siege-Frame", "Sentinel Carrier-Frame"], foe_front=["Wild Sentinel"])
    assert t.why_not("attack", "Sentinel Carrier-Frame") == []
    t.attack("Sentinel Siege-Frame", "foe Wild Sentinel")
    assert t.why_not("attack", "Sentinel Carrier-Frame") == ["versus.combat.one_at_a_time"]


@pytest.mark.rule("versus.combat.more_attacks")
def test_after_an_attack_the_next_character_may_attack():
    t = table(front=["Sentinel Siege-Frame", "Sentinel Carrier-Frame"], foe_front=["Wild Sentinel", "Sentinel Mark I"])
    t.attack("Sentinel Siege-Frame", "foe Wild Sentinel")
    t.conclude()
    assert t.choice.seat == ME
    assert not t.can("attack", "Sentinel Siege-Frame")
    t.attack("Sentinel Carrier-Frame", "foe Sentinel Mark I")
    t.conclude()
    assert t.stunned("foe Sentinel Mark I")
    assert (t.stage, t.active) == ("attack", ME)


@pytest.mark.rule("versus.combat.more_attacks")
def test_a_player_may_stop_although_somebody_could_still_attack():
    t = table(front=["Sentinel Siege-Frame", "Sentinel Carrier-Frame"], foe_front=["Wild Sentinel", "Sentinel Mark I"])
    t.attack("Sentinel Siege-Frame", "foe Wild Sentinel")
    t.conclude()
    assert t.can("attack", "Sentinel Carrier-Frame")
    t.both_pass()
    assert (t.stage, t.active) == ("attack", FOE)


@pytest.mark.rule("versus.combat.illegal_declaration_refused")
def test_an_illegal_attacker_is_refused_and_nothing_changes():
    t = table(
        front=["Sentinel Siege-Frame", "Sentinel Bulwark-Frame"],
        exhausted=["Sentinel Bulwark-Frame"],
        support=[None, None, "Sentinel Carrier-Frame"],
        foe_front=["Wild Sentinel"],
    )
    before = pickle.dumps(t.s)
    for illegal in ("Sentinel Bulwark-Frame", "Sentinel Carrier-Frame", "foe Wild Sentinel"):
        t.refused("attack", illegal)
    assert pickle.dumps(t.s) == before
    assert t.can("attack", "Sentinel Siege-Frame")


@pytest.mark.rule("versus.combat.illegal_declaration_refused")
def test_an_illegal_defender_is_refused_and_nothing_changes():
    """Blob guards the Brotherhood beside him; Pyro behind him is protected."""
    t = table(
        front=["Sentinel Siege-Frame"],
        foe_front=["Blob, Immovable Mass", "Sabretooth, Savage Prowler", "Sabretooth, Victor Creed"],
        foe_support=["Pyro"],
    )
    t.do("attack", "Sentinel Siege-Frame")
    before = pickle.dumps(t.s)
    for illegal in ("foe Sabretooth, Savage Prowler", "foe Pyro", "Sentinel Siege-Frame"):
        t.refused("defend", illegal)
    assert pickle.dumps(t.s) == before
    assert t.why_not("defend", "foe Sabretooth, Savage Prowler") == ["versus.combat.illegal_declaration_refused"]
    assert t.can("defend", "foe Sabretooth, Victor Creed")


# --- the window and the end -----------------------------------------------


@pytest.mark.rule("versus.combat.window")
def test_effects_are_added_until_both_pass_in_succession_on_an_empty_chain():
    t = table(front=["Sentinel Siege-Frame"], foe_front=["Sentinel Siege-Frame"], foe_hand=["Sidestep"], foe_row=FIVE)
    t.attack("Sentinel Siege-Frame", "foe Sentinel Siege-Frame")
    t.pass_(ME)
    t.play("foe Sidestep")
    t.both_pass()  # Sidestep resolves: 7 ATK against 9 DEF now
    assert t.attackers is not None
    t.pass_(ME)
    assert t.attackers is not None
    t.pass_(FOE)
    assert t.attackers is None
    assert not t.stunned("foe Sentinel Siege-Frame")
    assert t.stunned("Sentinel Siege-Frame")


@pytest.mark.rule("versus.combat.window", "versus.combat.ends")
def test_two_passes_conclude_the_attack_and_it_is_over():
    t = table(
        front=["Sentinel Siege-Frame"], foe_front=["Wild Sentinel", "Sentinel Mark I"], hand=["Sentinel Siege-Frame"]
    )
    t.attack("Sentinel Siege-Frame", "foe Wild Sentinel")
    assert t.can("power-up", "Sentinel Siege-Frame#2")
    t.both_pass()
    assert t.attackers is None
    assert t.stunned("foe Wild Sentinel")
    assert t.endurance(FOE) == 50 - 1 - (7 - 1)
    assert not t.attacking("Sentinel Siege-Frame")
    assert not t.defending("foe Wild Sentinel")
    assert not t.can("power-up", "Sentinel Siege-Frame#2")  # nobody is an attacker any more
    assert (t.stage, t.choice.seat) == ("attack", ME)


# --- breakthrough -----------------------------------------------


@pytest.mark.rule("versus.combat.breakthrough_needs_stun")
@pytest.mark.parametrize(("answer", "lost"), [("fall-back", 3), ("be-stunned", 3 + (9 - 4))])
def test_a_defender_that_is_not_stunned_lets_nothing_through(answer, lost):
    t = table(front=["Nimrod"], foe_front=["Wolverine, Weapon Instinct"])  # 9 ATK against Wolverine's 4 DEF
    t.attack("Nimrod", "foe Wolverine, Weapon Instinct")
    t.conclude()
    assert t.choice.seat == FOE
    t.answer("fall-back", f"{answer}:{'foe Wolverine, Weapon Instinct'}")
    if answer == "fall-back":
        t.answer("place", "s0")
    assert t.stunned("foe Wolverine, Weapon Instinct") == (answer == "be-stunned")
    assert t.endurance(FOE) == 50 - lost
    assert t.card("foe Wolverine, Weapon Instinct").now.row == (1 if answer == "fall-back" else 0)


@pytest.mark.rule("versus.combat.direct_is_breakthrough")
def test_a_direct_attack_is_breakthrough_with_the_full_atk():
    t = table(front=["Psylocke"], foe_hand=["Wild Sentinel"])  # Psylocke: whenever she causes breakthrough, a discard
    t.attack("Psylocke")
    t.conclude()
    assert t.endurance(FOE) == 50 - 4
    assert t.chain == ["trigger"]
    assert t.s.chain[-1].n == 4
    t.resolve()
    t.answer("discard", "foe Wild Sentinel")
    assert t.where("foe Wild Sentinel") == "ko"


# --- difficult situations -----------------------------------------------


@pytest.mark.rule("versus.combat.illegal_cancel")
def test_a_defender_that_becomes_protected_cancels_the_attack_and_nobody_is_exhausted():
    t = table(
        front=["Sentinel Siege-Frame"],
        foe_front=["Sabretooth, Victor Creed", "Mystique, False Face"],
        foe_hand=["Hit and Vanish"],
        foe_row=FIVE,
    )
    t.attack("Sentinel Siege-Frame", "foe Mystique, False Face", begin=False)
    t.pass_(ME)
    t.play("foe Hit and Vanish", "foe Mystique, False Face")  # Hit and Vanish
    t.resolve()
    t.answer("place", "s0")  # behind Sabretooth
    assert t.chain == ["attack"]
    t.resolve()
    assert t.attackers is None
    assert not t.exhausted("Sentinel Siege-Frame")
    assert t.can("attack", "Sentinel Siege-Frame")
    assert not t.stunned("foe Mystique, False Face")


@pytest.mark.rule("versus.combat.illegal_cancel")
def test_an_attacker_exhausted_in_response_does_not_attack():
    t = table(front=["Sentinel Siege-Frame"], foe_front=["Wild Sentinel"], foe_support=["Puppet Master"])
    t.attack("Sentinel Siege-Frame", "foe Wild Sentinel", begin=False)
    t.pass_(ME)
    t.do("use", "foe Puppet Master")  # Puppet Master
    t.resolve_all()
    assert t.attackers is None
    assert t.chain == []
    assert not t.stunned("foe Wild Sentinel")


@pytest.mark.rule("versus.combat.legal_after_start")
def test_an_attack_goes_on_although_the_attacker_loses_flight():
    t = table(
        front=["Sentinel Carrier-Frame"],
        foe_front=["Sentinel Siege-Frame"],
        foe_support=["Sentinel Bulwark-Frame"],
        gear={"foe Sentinel Siege-Frame": "Inhibitor Array"},
    )
    t.attack("Sentinel Carrier-Frame", "foe Sentinel Bulwark-Frame")  # protected: only flight reaches it
    t.pass_(ME)
    t.do("use", "foe Inhibitor Array")  # Inhibitor Array
    t.resolve()
    assert not flies(t.s, t.card("Sentinel Carrier-Frame"))
    assert t.attacking("Sentinel Carrier-Frame")
    t.conclude()
    assert t.stunned("foe Sentinel Bulwark-Frame")


@pytest.mark.rule("versus.combat.legal_after_start")
def test_an_attack_goes_on_although_its_defender_becomes_protected():
    t = table(
        front=["Sentinel Siege-Frame", "Mystique, False Face"],
        foe_front=["Sentinel Bulwark-Frame", "Mercenary Squad"],
        foe_support=[None, "Sentinel Carrier-Frame"],
    )
    t.attack("Sentinel Siege-Frame", "foe Sentinel Bulwark-Frame")
    t.do("use", "Mystique, False Face")  # Mystique puts it behind the Mercenary Squad
    t.answer("target", "foe Sentinel Bulwark-Frame")
    t.answer("target", "foe Sentinel Carrier-Frame")
    t.resolve()
    assert is_protected(t.s, t.card("foe Sentinel Bulwark-Frame"))
    t.conclude()
    assert t.stunned("foe Sentinel Bulwark-Frame")


@pytest.mark.rule("versus.combat.no_rejoin")
def test_a_recovered_attacker_is_not_in_the_attack_any_more():
    t = table(
        front=["Nimrod"],
        hand=["Savage Beatdown", "Savage Beatdown", "Wild Sentinel"],
        row=FIVE,
        foe_front=["Blob, Landslide"],
        foe_hand=["Overload"],
        foe_row=FIVE,
    )
    t.attack("Nimrod", "foe Blob, Landslide")
    t.play("Savage Beatdown")
    t.play("Savage Beatdown#2")
    t.resolve_all()
    assert t.strength("Nimrod")[0] == 9 + 10
    t.pass_(ME)
    t.play("foe Overload", "Nimrod")  # Overload stuns Nimrod, and his power triggers
    t.resolve()
    assert t.stunned("Nimrod")
    assert t.attackers is None
    t.answer("may-discard", "Wild Sentinel#6")
    assert not t.stunned("Nimrod")
    assert t.exhausted("Nimrod")
    assert not t.attacking("Nimrod")
    assert t.attackers is None
    assert not t.stunned("foe Blob, Landslide")


@pytest.mark.rule("versus.combat.no_rejoin")
def test_a_recovered_attacker_does_not_come_back_into_a_team_attack():
    t = table(
        front=["Colossus", "Bishop"],
        hand=["Stand Together"],
        row=FIVE,
        foe_front=["Blob, Immovable Mass", MAGNETO],
        foe_hand=TWO,
        foe_row=FIVE,
    )
    t.attack("Colossus", "foe Blob, Immovable Mass", "Bishop")  # 14 + 3 against 8
    t.pass_(ME)
    foe_magneto_stuns(t, "Bishop")
    t.play("Stand Together", "Bishop")  # Stand Together
    t.resolve()
    assert not t.stunned("Bishop")
    assert t.attackers == ["Colossus"]
    t.conclude()
    assert t.endurance(FOE) == 50 - 4 - (14 - 8)


@pytest.mark.rule("versus.combat.attackers_ready_again")
def test_all_attackers_of_a_team_become_ready_when_the_defender_leaves_but_not_one_that_was_stunned():
    t = table(
        front=["Sentinel Siege-Frame", "Sentinel Bulwark-Frame", "Sentinel Mark I"],
        foe_front=["Forge", "Sentinel Carrier-Frame"],
        foe_support=[None, None, MAGNETO],
        foe_hand=TWO,
    )
    t.attack("Sentinel Siege-Frame", "foe Forge", "Sentinel Bulwark-Frame", "Sentinel Mark I")
    t.pass_(ME)
    foe_magneto_stuns(t, "Sentinel Mark I")
    t.pass_(ME)
    t.do("use", "foe Forge")  # Forge returns to hand
    t.resolve()
    t.answer("search", "decline")
    assert t.attackers is None
    assert t.stunned("Sentinel Mark I")
    t.attack("Sentinel Siege-Frame", "foe Sentinel Carrier-Frame", "Sentinel Bulwark-Frame")
    assert t.attackers is not None


@pytest.mark.rule("versus.combat.illegal_cancel", "versus.combat.direct")
def test_a_proposed_attack_on_a_player_is_cancelled_when_somebody_stands_up():
    t = table(
        front=["Sentinel Siege-Frame"],
        foe_front=["Bishop"],
        stunned=["foe Bishop"],
        foe_hand=["Stand Together"],
        foe_row=FIVE,
    )
    t.attack("Sentinel Siege-Frame", begin=False)
    t.pass_(ME)
    t.play("foe Stand Together", "foe Bishop")  # Stand Together
    t.resolve_all()
    assert t.attackers is None
    assert not t.exhausted("Sentinel Siege-Frame")
    assert t.endurance(FOE) == 50 - 2


@pytest.mark.rule("versus.combat.illegal_cancel", "versus.combat.no_stunned_target")
def test_a_proposed_attack_is_cancelled_when_its_defender_is_stunned_first():
    """Nobody else stands, but the attack does not become one on the player."""
    t = table(front=["Sentinel Siege-Frame"], support=[MAGNETO], hand=TWO, foe_front=["Sentinel Bulwark-Frame"])
    t.attack("Sentinel Siege-Frame", "foe Sentinel Bulwark-Frame", begin=False)
    t.do("use", MAGNETO)
    t.answer("discard", "Wild Sentinel")
    t.answer("discard", "Wild Sentinel#2")
    t.resolve_all()
    assert t.stunned("foe Sentinel Bulwark-Frame")
    assert t.attackers is None
    assert not t.exhausted("Sentinel Siege-Frame")
    assert t.endurance(FOE) == 50 - 3
    t.attack("Sentinel Siege-Frame")
    t.conclude()
    assert t.endurance(FOE) == 50 - 3 - 7


@pytest.mark.rule("versus.combat.becomes_defender")
def test_in_an_attack_on_a_player_nobody_becomes_a_defender():
    t = table(front=["Nimrod"], foe_deck=["Bishop"])  # Bishop is stronger when he defends
    t.attack("Nimrod")
    assert t.s.attack is not None
    assert t.chain == []
    assert not any(t.s.defending(card) for player in t.s.players for card in player.deck.cards)
