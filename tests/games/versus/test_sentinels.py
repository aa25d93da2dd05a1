"""The Sentinels, card by card."""

from __future__ import annotations

from tests.versus_table import FOE, ME, table

FIVE = ["VS-001"] * 5


def test_boliver_trask_finds_an_army_sentinel():
    t = table(stage="recruit", hand=["VS-002"], row=FIVE, deck=["VS-005", "VS-009"])
    t.do("recruit", "VS-002")
    t.resolve_all()
    t.do("place", "f0")
    assert t.chain == ["trigger"]
    t.resolve()
    assert not t.can("take", "VS-009")  # Nimrod is no Army card
    t.do("take", "VS-005")
    assert t.where("VS-005") == "hand"
    assert t.card("VS-005").visible_to(FOE)


def test_mark_i_is_stronger_while_attacking():
    t = table(front=["VS-003"], foe_front=["VS-001"])
    assert t.strength("VS-003") == (2, 2)
    t.attack("VS-003", "foe VS-001")
    assert t.strength("VS-003") == (3, 2)


def test_mark_ii_negates_an_activated_power_for_a_sentinel_card():
    t = table(front=["VS-005"], hand=["VS-001"], foe_front=["VS-069"])
    t.pass_(ME)
    t.do("use", "foe VS-069")
    t.pass_(FOE)
    t.do("use", "VS-005")
    t.do("discard", "VS-001")
    t.resolve()
    assert t.chain == []
    assert not t.exhausted("VS-005")
    assert t.exhausted("foe VS-069")  # its cost stays paid


def test_bulwark_frame_strengthens_whom_it_reinforces():
    t = table(front=["VS-014"], foe_front=["VS-008"], foe_support=["VS-006"])
    t.attack("VS-014", "foe VS-008")
    t.pass_(ME)
    t.do("reinforce", "foe VS-006")
    t.resolve_all()
    assert t.strength("foe VS-008")[1] == 6 + 2


def test_nimrod_recovers_once_for_a_discarded_sentinel():
    t = table(front=["VS-014"], foe_front=["VS-009"], foe_hand=["VS-001"])
    t.attack("VS-014", "foe VS-009")
    t.conclude()
    assert t.chain == ["trigger"]
    t.resolve()
    t.do("discard", "foe VS-001")
    assert not t.stunned("foe VS-009")
    assert t.exhausted("foe VS-009")
    assert t.endurance(FOE) == 50 - 5 - (17 - 8)


def test_factory_core_builds_a_wild_sentinel():
    t = table(stage="resource", front=["VS-013"], ko=["VS-001"])
    t.next_step()
    assert t.chain == ["trigger"]
    t.resolve()
    t.do("put-into-play", "VS-001")
    t.do("place", "s0")
    assert t.where("VS-001") == "characters"
    assert not t.exhausted("VS-001")


def test_shield_matrix_is_better_with_another_ranged_character():
    for support, more in ((["VS-006"], 3), (["VS-005"], 4)):
        t = table(front=["VS-014"], foe_front=["VS-008"], foe_support=support, foe_hand=["VS-017"], foe_row=FIVE)
        t.attack("VS-014", "foe VS-008")
        t.pass_(ME)
        t.play("foe VS-017")
        t.resolve()
        assert t.strength("foe VS-008")[1] == 6 + more


def test_registration_order_counts_against_the_chosen_team_from_the_row_only():
    t = table(front=["VS-008"], foe_front=["VS-038"], row=["VS-018", *FIVE])
    t.play("VS-018")
    t.resolve()
    t.do("team", "x-men")
    t.attack("VS-008", "foe VS-038")
    assert t.strength("VS-008")[0] == 7 + 1


def test_plasma_cannon_gives_range():
    t = table(support=["VS-008"], gear={"VS-008": "VS-021"}, foe_front=["VS-001"])
    assert t.can("attack", "VS-008")
    assert t.strength("VS-008") == (8, 6)


def test_inhibitor_array_takes_flight_range_and_powers():
    t = table(front=["VS-008"], gear={"VS-008": "VS-022"}, foe_front=["VS-005"], foe_hand=["VS-001"])
    t.do("use", "VS-022")
    t.resolve()
    assert t.exhausted("VS-008")
    assert t.card("foe VS-005").now.no_powers
    assert "versus.golden.cannot_wins" in t.why_not(FOE, "foe VS-005")
