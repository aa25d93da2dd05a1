"""The Sentinels, card by card."""

from __future__ import annotations

from tests.versus_table import FOE, ME, table

FIVE = ["Wild Sentinel"] * 5


def test_boliver_trask_finds_an_army_sentinel():
    t = table(stage="recruit", hand=["Boliver Trask"], row=FIVE, deck=["Sentinel Mark II", "Nimrod"])
    t.do("recruit", "Boliver Trask")
    t.resolve_all()
    t.answer("place", "f0")
    assert t.chain == ["trigger"]
    t.resolve()
    assert not t.can("take", "Nimrod")  # Nimrod is no Army card
    t.answer("search", "Sentinel Mark II")
    assert t.where("Sentinel Mark II") == "hand"
    assert t.card("Sentinel Mark II").visible_to(FOE)


def test_mark_i_is_stronger_while_attacking():
    t = table(front=["Sentinel Mark I"], foe_front=["Wild Sentinel"])
    assert t.strength("Sentinel Mark I") == (2, 2)
    t.attack("Sentinel Mark I", "foe Wild Sentinel")
    assert t.strength("Sentinel Mark I") == (3, 2)


def test_mark_ii_negates_an_activated_power_for_a_sentinel_card():
    t = table(front=["Sentinel Mark II"], hand=["Wild Sentinel"], foe_front=["Puppet Master"])
    t.pass_(ME)
    t.do("use", "foe Puppet Master")
    t.pass_(FOE)
    t.do("use", "Sentinel Mark II")
    t.answer("discard", "Wild Sentinel")
    t.resolve()
    assert t.chain == []
    assert not t.exhausted("Sentinel Mark II")
    assert t.exhausted("foe Puppet Master")  # its cost stays paid


def test_bulwark_frame_strengthens_whom_it_reinforces():
    t = table(
        front=["Sentinel Omega-Frame"], foe_front=["Sentinel Siege-Frame"], foe_support=["Sentinel Bulwark-Frame"]
    )
    t.attack("Sentinel Omega-Frame", "foe Sentinel Siege-Frame")
    t.pass_(ME)
    t.do("reinforce", "foe Sentinel Bulwark-Frame")
    t.resolve_all()
    assert t.strength("foe Sentinel Siege-Frame")[1] == 6 + 2


def test_nimrod_recovers_once_for_a_discarded_sentinel():
    t = table(front=["Sentinel Omega-Frame"], foe_front=["Nimrod"], foe_hand=["Wild Sentinel"])
    t.attack("Sentinel Omega-Frame", "foe Nimrod")
    t.conclude()
    assert t.chain == ["trigger"]
    t.resolve()
    t.answer("may-discard", "foe Wild Sentinel")
    assert not t.stunned("foe Nimrod")
    assert t.exhausted("foe Nimrod")
    assert t.endurance(FOE) == 50 - 5 - (17 - 8)


def test_factory_core_builds_a_wild_sentinel():
    t = table(stage="resource", front=["Master Mold, Factory Core"], ko=["Wild Sentinel"])
    t.next_step()
    assert t.chain == ["trigger"]
    t.resolve()
    t.answer("put-into-play", "Wild Sentinel")
    t.answer("place", "s0")
    assert (t.where("Wild Sentinel"), t.place("Wild Sentinel")) == ("characters", (1, 0))
    assert not t.exhausted("Wild Sentinel")
    assert t.s.faults() == []


def test_shield_matrix_is_better_with_another_ranged_character():
    for support, more in ((["Sentinel Bulwark-Frame"], 3), (["Sentinel Mark II"], 4)):
        t = table(
            front=["Sentinel Omega-Frame"],
            foe_front=["Sentinel Siege-Frame"],
            foe_support=support,
            foe_hand=["Shield Matrix"],
            foe_row=FIVE,
        )
        t.attack("Sentinel Omega-Frame", "foe Sentinel Siege-Frame")
        t.pass_(ME)
        t.play("foe Shield Matrix")
        t.resolve()
        assert t.strength("foe Sentinel Siege-Frame") == (7, 6 + more)


def test_registration_order_counts_against_the_chosen_team_from_the_row_only():
    t = table(front=["Sentinel Siege-Frame"], foe_front=["Colossus"], row=["Registration Order", *FIVE])
    t.play("Registration Order")
    t.resolve()
    t.answer("team", "x-men")
    t.attack("Sentinel Siege-Frame", "foe Colossus")
    assert t.strength("Sentinel Siege-Frame")[0] == 7 + 1


def test_plasma_cannon_gives_range():
    t = table(
        support=["Sentinel Siege-Frame"],
        gear={"Sentinel Siege-Frame": "Plasma Cannon Mount"},
        foe_front=["Wild Sentinel"],
    )
    assert t.can("attack", "Sentinel Siege-Frame")
    assert t.strength("Sentinel Siege-Frame") == (8, 6)


def test_inhibitor_array_takes_flight_range_and_powers():
    t = table(
        front=["Sentinel Siege-Frame"],
        gear={"Sentinel Siege-Frame": "Inhibitor Array"},
        foe_front=["Sentinel Mark II"],
        foe_hand=["Wild Sentinel"],
    )
    t.do("use", "Inhibitor Array")
    t.resolve()
    assert t.exhausted("Sentinel Siege-Frame")
    assert t.card("foe Sentinel Mark II").now.no_powers
    assert "versus.golden.cannot_wins" in t.why_not("use", "foe Sentinel Mark II", seat=FOE)
