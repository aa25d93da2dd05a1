"""The Sentinels: what is printed on all 22, and the cards that test_sentinels.py leaves."""

from __future__ import annotations

import pytest

from rulebound.games.versus import cardpool
from tests.versus_table import FOE, ME, table

FIVE = ["VS-005"] * 5

FACTS = [  # code, name, version, type, cost or threshold, ATK, DEF, icons, unique
    ("VS-001", "Wild Sentinel", "Army", "character", 1, 2, 1, "", False),
    ("VS-002", "Boliver Trask", "Creator of the Sentinel Program", "character", 1, 1, 1, "", True),
    ("VS-003", "Sentinel Mark I", "Army", "character", 2, 2, 2, "", False),
    ("VS-004", "Sentinel Tracker-Frame", "Army", "character", 2, 2, 3, "range", False),
    ("VS-005", "Sentinel Mark II", "Army", "character", 3, 4, 3, "flight range", False),
    ("VS-006", "Sentinel Bulwark-Frame", "Army", "character", 3, 3, 5, "", False),
    ("VS-007", "Sentinel Mark IV", "Army", "character", 4, 5, 6, "flight range", False),
    ("VS-008", "Sentinel Siege-Frame", "Army", "character", 4, 7, 6, "", False),
    ("VS-009", "Nimrod", "Adaptive Hunter", "character", 5, 9, 8, "flight range", True),
    ("VS-010", "Sentinel Carrier-Frame", "Army", "character", 5, 8, 10, "flight", False),
    ("VS-011", "Bastion", "Zero Tolerance Commander", "character", 6, 11, 12, "", True),
    ("VS-012", "Master Mold", "Prototype Shell", "character", 6, 12, 11, "range", True),
    ("VS-013", "Master Mold", "Factory Core", "character", 7, 13, 15, "range", True),
    ("VS-014", "Sentinel Omega-Frame", "Army", "character", 8, 17, 17, "flight range", False),
    ("VS-015", "Salvage Protocol", "", "plot-twist", 3, 0, 0, "", False),
    ("VS-016", "Focused Barrage", "", "plot-twist", 3, 0, 0, "", False),
    ("VS-017", "Shield Matrix", "", "plot-twist", 2, 0, 0, "", False),
    ("VS-018", "Registration Order", "", "plot-twist", 4, 0, 0, "ongoing", False),
    ("VS-019", "Orbital Foundry", "", "location", 3, 0, 0, "", True),
    ("VS-020", "Hidden Assembly Plant", "", "location", 2, 0, 0, "", True),
    ("VS-021", "Plasma Cannon Mount", "", "equipment", 1, 0, 0, "", False),
    ("VS-022", "Inhibitor Array", "", "equipment", 2, 0, 0, "", True),
]


@pytest.mark.parametrize("facts", FACTS, ids=lambda f: f[0])
def test_facts(facts):
    code, name, version, kind, cost, atk, defense, icons, unique = facts
    printed = cardpool.printed(code)
    assert (printed.title, printed.version, printed.kind, printed.cost) == (name, version, kind, cost)
    assert (printed.atk, printed.defense, " ".join(printed.face.icons)) == (atk, defense, icons)
    assert (printed.unique, printed.army) == (unique, version == "Army")
    assert printed.teams == (("sentinel",) if kind == "character" else ())


@pytest.mark.parametrize("code", ["VS-001", "VS-004", "VS-008", "VS-010", "VS-014"])
def test_characters_without_text_only_have_their_numbers(code):
    printed = cardpool.printed(code)
    assert printed.text() == []
    t = table(front=[code], foe_front=["VS-014"])
    before = t.strength(code)
    t.attack(code, "foe VS-014")
    assert t.strength(code) == before == (printed.atk, printed.defense)
    assert not t.can("use", code)
    assert t.chain == []


def test_boliver_trask_may_find_nothing_and_the_deck_is_shuffled():
    t = table(stage="recruit", hand=["VS-002"], row=FIVE, deck=["VS-005", "VS-008"])
    t.do("recruit", "VS-002")
    t.resolve_all()
    t.do("place", "f0")
    t.resolve()
    t.do("decline")
    assert len(t.s.players[ME].hand) == 0
    assert not any(card.visible_to(ME) for card in t.s.players[ME].deck.cards)


def test_mark_ii_negates_neither_discard_powers_nor_the_own_ones():
    t = table(front=["VS-005"], hand=["VS-001", "VS-003"], foe_front=["VS-011"], foe_hand=["VS-001"])
    t.attack("VS-005", "foe VS-011")
    t.pass_(ME)
    t.do("use", "foe VS-011")  # Bastion's power has no Activate in its cost
    t.do("discard", "foe VS-001")
    t.pass_(FOE)
    assert not t.can("use", "VS-005")
    t = table(front=["VS-005", "VS-069"], hand=["VS-001"], foe_front=["VS-008"])
    t.do("use", "VS-069")
    assert not t.can("use", "VS-005")


def test_bulwark_frame_that_was_stunned_strengthens_nobody():
    t = table(front=["VS-014"], foe_front=["VS-008"], foe_support=["VS-006"])
    t.attack("VS-014", "foe VS-008")
    t.pass_(ME)
    t.do("reinforce", "foe VS-006")
    t.card("foe VS-006").now.stunned = True
    t.resolve_all()
    assert t.card("foe VS-008").now.reinforced
    assert t.strength("foe VS-008")[1] == 6


def test_mark_iv_exhausts_two_army_characters_to_weaken_a_defender():
    t = table(front=["VS-007", "VS-008", "VS-009"], support=["VS-091"], foe_front=["VS-010"])
    t.attack("VS-008", "foe VS-010")
    t.do("use", "VS-007")
    assert set(t.options()) == {f"exhaust:{t.card(name).key}" for name in ("VS-007", "VS-091")}  # not Nimrod
    t.do("exhaust", "VS-091")
    assert t.exhausted("VS-007")
    assert t.exhausted("VS-091")
    t.resolve()
    assert t.strength("foe VS-010") == (8, 10 - 2)
    t.conclude()
    assert t.strength("foe VS-010") == (8, 10)  # this attack only
    assert not t.can("use", "VS-007")


def test_mark_iv_may_weaken_a_defender_that_helps_to_pay():
    t = table(active=FOE, front=["VS-007", "VS-008"], foe_front=["VS-014"])
    t.attack("foe VS-014", "VS-008")
    t.pass_(FOE)
    t.do("use", "VS-007")
    t.do("exhaust", "VS-008")
    t.resolve()
    assert t.strength("VS-008") == (7, 4)


def test_nimrod_stays_stunned_without_a_sentinel_card_and_works_once_a_turn():
    t = table(front=["VS-014", "VS-014"], foe_front=["VS-009", "VS-008"], foe_hand=["VS-025", "VS-001", "VS-003"])
    t.attack("VS-014", "foe VS-009")
    t.conclude()
    t.resolve()
    assert not t.can("discard", "foe VS-025")  # no Sentinel
    t.do("discard", "foe VS-001")
    assert not t.stunned("foe VS-009")
    t.attack("VS-014#2", "foe VS-009")
    t.conclude()
    t.resolve_all()
    assert t.stunned("foe VS-009")
    assert t.where("foe VS-003") == "hand"


def test_bastion_discards_a_sentinel_to_strengthen_one_in_the_attack():
    t = table(
        front=["VS-008"], support=["VS-011"], exhausted=["VS-011"], hand=["VS-001", "VS-025"], foe_front=["VS-014"]
    )
    assert not t.can("use", "VS-011")  # no attack, no target
    t.attack("VS-008", "foe VS-014")
    t.do("use", "VS-011")
    assert not t.can("discard", "VS-025")
    t.do("discard", "VS-001")
    t.resolve()
    assert t.strength("VS-008") == (8, 7)
    assert t.strength("VS-011") == (11, 12)
    assert not t.can("use", "VS-011")  # only an X-Men card is left
    t.conclude()
    assert t.strength("VS-008") == (7, 6)


def test_bastion_commands_sentinels_only():
    t = table(front=["VS-038"], support=["VS-011"], hand=["VS-001"], foe_front=["VS-014"])
    t.attack("VS-038", "foe VS-014")
    assert not t.can("use", "VS-011")


def test_bastion_may_strengthen_himself_as_a_defender():
    t = table(front=["VS-014"], foe_front=["VS-011"], foe_hand=["VS-001", "VS-003"])
    t.attack("VS-014", "foe VS-011")
    t.pass_(ME)
    for name in ("foe VS-001", "foe VS-003"):
        t.do("use", "foe VS-011")
        t.do("discard", name)
    t.resolve_all()
    assert t.strength("foe VS-011") == (13, 14)


def test_prototype_shell_strengthens_other_army_defenders():
    t = table(front=["VS-014"], foe_front=["VS-008", "VS-009"], foe_support=["VS-012"])
    assert t.strength("foe VS-008") == (7, 6)
    t.attack("VS-014", "foe VS-008")
    assert t.strength("foe VS-008") == (7, 6 + 1)
    for defender in ("VS-009", "VS-012"):  # neither is Army
        t = table(front=["VS-014"], foe_front=[defender], foe_support=["VS-012"])
        t.attack("VS-014", f"foe {defender}")
        assert t.strength(f"foe {defender}")[1] == cardpool.printed(defender).defense
    t = table(front=["VS-008", "VS-012"], foe_front=["VS-014"])
    t.attack("VS-008", "foe VS-014")
    assert t.strength("VS-008") == (7, 6)  # attacking
    assert t.strength("foe VS-014") == (17, 17)  # not yours


def test_factory_core_may_decline_and_works_in_the_own_recruit_step_only():
    t = table(stage="resource", front=["VS-013"], ko=["VS-003", "VS-001"], row=FIVE)
    t.next_step()
    t.resolve()
    assert not t.can("put-into-play", "VS-003")
    t.do("decline")
    assert t.where("VS-001") == "ko"
    assert t.s.players[ME].points == 5
    t = table(stage="resource", active=FOE, front=["VS-013"], ko=["VS-001"])
    t.next_step()
    assert (t.s.stage, t.chain) == ("recruit", [])


@pytest.mark.parametrize("taken", [[], ["VS-001"], ["VS-001", "VS-005"]])
def test_salvage_protocol_returns_up_to_two_army_sentinels(taken):
    pile = ["VS-001", "VS-005", "VS-003", "VS-009", "VS-070"]
    t = table(hand=["VS-015"], row=["VS-008"] * 3, ko=pile, foe_ko=["VS-003"])
    t.do("play", "VS-015")
    assert set(t.options()) == {"done", *(f"target:{t.card(name).key}" for name in pile[:3])}
    for name in taken:
        t.do("target", name)
    if len(taken) < 2:
        t.do("done")
    t.resolve()
    assert [c.printed.code for c in t.s.players[ME].hand.cards] == taken
    assert t.where("VS-009") == "ko"


def test_focused_barrage_strengthens_every_own_sentinel_attacker():
    t = table(front=["VS-008", "VS-006"], support=["VS-004"], hand=["VS-016"], row=FIVE, foe_front=["VS-014"])
    t.attack("VS-008", "foe VS-014", "VS-006")
    t.play("VS-016")
    t.resolve()
    assert t.strength("VS-008")[0] == 7 + 2
    assert t.strength("VS-006")[0] == 3 + 2
    assert t.strength("VS-004")[0] == 2  # no attacker
    assert t.strength("foe VS-014")[0] == 17
    t.both_pass()
    t.do("strike", "VS-006")
    assert t.strength("VS-008")[0] == 7


def test_focused_barrage_is_for_own_sentinels():
    t = table(front=["VS-038"], hand=["VS-016"], row=FIVE, foe_front=["VS-014"])
    t.attack("VS-038", "foe VS-014")
    t.play("VS-016")
    t.resolve()
    assert t.strength("VS-038")[0] == 14
    t = table(front=["VS-008"], foe_front=["VS-014"], foe_hand=["VS-016"], foe_row=FIVE)
    t.attack("VS-008", "foe VS-014")
    t.pass_(ME)
    t.play("foe VS-016")
    t.resolve()
    assert t.strength("VS-008")[0] == 7


def test_shield_matrix_is_for_an_own_sentinel_defender():
    t = table(front=["VS-014"], hand=["VS-017"], row=FIVE, foe_front=["VS-008"])
    t.attack("VS-014", "foe VS-008")
    assert not t.can("play", "VS-017")
    t = table(front=["VS-014"], foe_front=["VS-038"], foe_hand=["VS-017"], foe_row=FIVE)
    t.attack("VS-014", "foe VS-038")
    t.pass_(ME)
    assert not t.can("play", "foe VS-017")


@pytest.mark.parametrize(("team", "more"), [("x-men", 1), ("doom", 0)])
def test_registration_order_names_one_team(team, more):
    t = table(front=["VS-008", "VS-038"], foe_front=["VS-031"], row=["VS-018", *FIVE])
    t.play("VS-018")
    t.resolve()
    t.do("team", team)
    assert t.strength("VS-008")[0] == 7
    t.attack("VS-008", "foe VS-031")
    assert t.strength("VS-008")[0] == 7 + more
    assert t.strength("VS-038")[0] == 14


@pytest.mark.parametrize(
    ("active", "attacker", "defender"), [(ME, "VS-038", "foe VS-031"), (FOE, "foe VS-008", "VS-038")]
)
def test_registration_order_is_for_own_sentinels(active, attacker, defender):
    t = table(active=active, front=["VS-038"], foe_front=["VS-031", "VS-008"], face_up=["VS-018"], row=FIVE)
    t.card("VS-018").now.teams = ("x-men",)
    before = t.strength(attacker)
    t.attack(attacker, defender)
    assert t.strength(attacker) == before


def test_registration_order_from_hand_has_no_effect():
    t = table(front=["VS-008"], foe_front=["VS-031"], hand=["VS-018"], row=FIVE)
    t.play("VS-018")
    t.resolve()
    t.do("team", "x-men")
    t.attack("VS-008", "foe VS-031")
    assert t.strength("VS-008")[0] == 7


def test_orbital_foundry_searches_for_an_army_sentinel():
    t = table(face_up=["VS-019"], row=["VS-001"] * 2, hand=["VS-042"], deck=["VS-009", "VS-008", "VS-070"])
    t.do("use", "VS-019")
    t.do("discard", "VS-042")
    assert t.exhausted("VS-019")
    t.resolve()
    assert set(t.options()) == {"decline", f"take:{t.card('VS-008').key}"}
    t.do("take", "VS-008")
    assert t.where("VS-008") == "hand"
    assert t.card("VS-008").visible_to(FOE)
    assert not t.can("use", "VS-019")


def test_orbital_foundry_needs_a_card_to_discard():
    t = table(face_up=["VS-019"], row=["VS-001"] * 2)
    assert not t.can("use", "VS-019")
    assert "versus.power.payment_costs" in t.why_not(ME, "VS-019")


def test_hidden_assembly_plant_strengthens_reinforced_army_characters():
    for defender, support, more in (("VS-008", "VS-004", 1), ("VS-009", "VS-004", 0)):
        t = table(front=["VS-014"], foe_front=[defender], foe_support=[support], foe_face_up=["VS-020"], foe_row=FIVE)
        t.attack("VS-014", f"foe {defender}")
        printed = cardpool.printed(defender).defense
        assert t.strength(f"foe {defender}")[1] == printed
        t.pass_(ME)
        t.do("reinforce", f"foe {support}")
        t.resolve_all()
        assert t.strength(f"foe {defender}")[1] == printed + more


def test_hidden_assembly_plant_does_nothing_for_the_other_side():
    t = table(front=["VS-014"], face_up=["VS-020"], foe_front=["VS-008"], foe_support=["VS-004"])
    t.attack("VS-014", "foe VS-008")
    t.pass_(ME)
    t.do("reinforce", "foe VS-004")
    t.resolve_all()
    assert t.strength("foe VS-008")[1] == 6


def test_hidden_assembly_plant_works_face_up_only():
    t = table(front=["VS-014"], foe_front=["VS-008"], foe_support=["VS-004"], foe_row=["VS-020", *FIVE])
    t.attack("VS-014", "foe VS-008")
    t.pass_(ME)
    t.do("reinforce", "foe VS-004")
    t.resolve_all()
    assert t.strength("foe VS-008")[1] == 6
    t.pass_(ME)
    t.do("flip", "foe VS-020")
    assert t.strength("foe VS-008")[1] == 7


def test_plasma_cannon_arms_its_bearer_only():
    t = table(support=["VS-008", "VS-006"], gear={"VS-008": "VS-021"}, foe_front=["VS-001"])
    assert t.can("attack", "VS-008")
    assert not t.can("attack", "VS-006")
    assert t.strength("VS-006") == (3, 5)


def test_inhibitor_array_stops_flight_range_and_payment_powers_this_turn():
    t = table(
        front=["VS-008"], support=["VS-006"], gear={"VS-008": "VS-022"}, foe_support=["VS-005", "VS-009"],
        foe_hand=["VS-001"],
    )  # fmt: skip
    t.do("use", "VS-022")
    assert not t.can("target", "VS-006")
    t.do("target", "foe VS-005")
    t.resolve()
    assert t.exhausted("VS-008")
    assert not t.can("use", "VS-022")  # the bearer is exhausted
    t.until("attack", FOE)
    assert not t.can("attack", "foe VS-005")  # no range in the support row
    assert t.can("attack", "foe VS-009")
    assert "versus.golden.cannot_wins" in t.why_not(FOE, "foe VS-005")
    t.until("draw")
    assert not t.card("foe VS-005").now.no_powers
    assert not t.card("foe VS-005").now.loses_turn
