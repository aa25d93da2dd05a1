"""The Sentinels: what is printed on all 22, and the cards that test_sentinels.py leaves."""

from __future__ import annotations

import pytest

from rulebound.games.versus.leaving import enter, leave_play
from tests.versus_table import FOE, ME, named, table

FIVE = ["Sentinel Mark II"] * 5

FACTS = [  # code, name, version, type, cost or threshold, ATK, DEF, icons, unique
    ("Wild Sentinel", "Wild Sentinel", "Army", "character", 1, 2, 1, "", False),
    ("Boliver Trask", "Boliver Trask", "Creator of the Sentinel Program", "character", 1, 1, 1, "", True),
    ("Sentinel Mark I", "Sentinel Mark I", "Army", "character", 2, 2, 2, "", False),
    ("Sentinel Tracker-Frame", "Sentinel Tracker-Frame", "Army", "character", 2, 2, 3, "range", False),
    ("Sentinel Mark II", "Sentinel Mark II", "Army", "character", 3, 4, 3, "flight range", False),
    ("Sentinel Bulwark-Frame", "Sentinel Bulwark-Frame", "Army", "character", 3, 3, 5, "", False),
    ("Sentinel Mark IV", "Sentinel Mark IV", "Army", "character", 4, 5, 6, "flight range", False),
    ("Sentinel Siege-Frame", "Sentinel Siege-Frame", "Army", "character", 4, 7, 6, "", False),
    ("Nimrod", "Nimrod", "Adaptive Hunter", "character", 5, 9, 8, "flight range", True),
    ("Sentinel Carrier-Frame", "Sentinel Carrier-Frame", "Army", "character", 5, 8, 10, "flight", False),
    ("Bastion", "Bastion", "Zero Tolerance Commander", "character", 6, 11, 12, "", True),
    ("Master Mold, Prototype Shell", "Master Mold", "Prototype Shell", "character", 6, 12, 11, "range", True),
    ("Master Mold, Factory Core", "Master Mold", "Factory Core", "character", 7, 13, 15, "range", True),
    ("Sentinel Omega-Frame", "Sentinel Omega-Frame", "Army", "character", 8, 17, 17, "flight range", False),
    ("Salvage Protocol", "Salvage Protocol", "", "plot-twist", 3, 0, 0, "", False),
    ("Focused Barrage", "Focused Barrage", "", "plot-twist", 3, 0, 0, "", False),
    ("Shield Matrix", "Shield Matrix", "", "plot-twist", 2, 0, 0, "", False),
    ("Registration Order", "Registration Order", "", "plot-twist", 4, 0, 0, "ongoing", False),
    ("Orbital Foundry", "Orbital Foundry", "", "location", 3, 0, 0, "", True),
    ("Hidden Assembly Plant", "Hidden Assembly Plant", "", "location", 2, 0, 0, "", True),
    ("Plasma Cannon Mount", "Plasma Cannon Mount", "", "equipment", 1, 0, 0, "", False),
    ("Inhibitor Array", "Inhibitor Array", "", "equipment", 2, 0, 0, "", True),
]


@pytest.mark.parametrize("facts", FACTS, ids=lambda f: f[0])
def test_facts(facts):
    code, name, version, kind, cost, atk, defense, icons, unique = facts
    printed = named(code)
    assert (printed.title, printed.version, printed.kind, printed.cost) == (name, version, kind, cost)
    assert (printed.atk, printed.defense, " ".join(printed.face.icons)) == (atk, defense, icons)
    assert (printed.unique, printed.army) == (unique, version == "Army")
    assert printed.teams == (("sentinel",) if kind == "character" else ())


@pytest.mark.parametrize(
    "code",
    [
        "Wild Sentinel",
        "Sentinel Tracker-Frame",
        "Sentinel Siege-Frame",
        "Sentinel Carrier-Frame",
        "Sentinel Omega-Frame",
    ],
)
def test_characters_without_text_only_have_their_numbers(code):
    printed = named(code)
    assert printed.text() == []
    t = table(front=[code], foe_front=["Sentinel Omega-Frame"])
    before = t.strength(code)
    t.attack(code, "foe Sentinel Omega-Frame")
    assert t.strength(code) == before == (printed.atk, printed.defense)
    assert not t.can("use", code)
    assert t.chain == []


def test_boliver_trask_may_find_nothing_and_the_deck_is_shuffled():
    t = table(stage="recruit", hand=["Boliver Trask"], row=FIVE, deck=["Sentinel Mark II", "Sentinel Siege-Frame"])
    t.do("recruit", "Boliver Trask")
    t.resolve_all()
    t.answer("place", "f0")
    t.resolve()
    t.answer("search", "decline")
    assert t.size("hand") == 0
    assert not any(card.visible_to(ME) for card in t.s.players[ME].deck.cards)


def test_mark_ii_negates_neither_discard_powers_nor_the_own_ones():
    t = table(
        front=["Sentinel Mark II"],
        hand=["Wild Sentinel", "Sentinel Mark I"],
        foe_front=["Bastion"],
        foe_hand=["Wild Sentinel"],
    )
    t.attack("Sentinel Mark II", "foe Bastion")
    t.pass_(ME)
    t.do("use", "foe Bastion")  # Bastion's power has no Activate in its cost
    t.answer("discard", "foe Wild Sentinel")
    t.pass_(FOE)
    assert not t.can("use", "Sentinel Mark II")
    t = table(front=["Sentinel Mark II", "Puppet Master"], hand=["Wild Sentinel"], foe_front=["Sentinel Siege-Frame"])
    t.do("use", "Puppet Master")
    assert not t.can("use", "Sentinel Mark II")


def test_bulwark_frame_that_was_stunned_strengthens_nobody():
    t = table(
        front=["Sentinel Omega-Frame"], foe_front=["Sentinel Siege-Frame"], foe_support=["Sentinel Bulwark-Frame"]
    )
    t.attack("Sentinel Omega-Frame", "foe Sentinel Siege-Frame")
    t.pass_(ME)
    t.do("reinforce", "foe Sentinel Bulwark-Frame")
    t.card("foe Sentinel Bulwark-Frame").now.stunned = True
    t.resolve_all()
    assert t.card("foe Sentinel Siege-Frame").now.reinforced
    assert t.strength("foe Sentinel Siege-Frame")[1] == 6


def test_mark_iv_exhausts_two_army_characters_to_weaken_a_defender():
    t = table(
        front=["Sentinel Mark IV", "Sentinel Siege-Frame", "Nimrod"],
        support=["Mercenary Squad"],
        foe_front=["Sentinel Carrier-Frame"],
    )
    t.attack("Sentinel Siege-Frame", "foe Sentinel Carrier-Frame")
    t.do("use", "Sentinel Mark IV")
    assert set(t.options()) == {f"exhaust:{name}" for name in ("Sentinel Mark IV", "Mercenary Squad")}  # not Nimrod
    t.answer("exhaust", "Mercenary Squad")
    assert t.exhausted("Sentinel Mark IV")
    assert t.exhausted("Mercenary Squad")
    t.resolve()
    assert t.strength("foe Sentinel Carrier-Frame") == (8, 10 - 2)
    t.conclude()
    assert t.strength("foe Sentinel Carrier-Frame") == (8, 10)  # this attack only
    assert not t.can("use", "Sentinel Mark IV")


def test_mark_iv_may_weaken_a_defender_that_helps_to_pay():
    t = table(active=FOE, front=["Sentinel Mark IV", "Sentinel Siege-Frame"], foe_front=["Sentinel Omega-Frame"])
    t.attack("foe Sentinel Omega-Frame", "Sentinel Siege-Frame")
    t.pass_(FOE)
    t.do("use", "Sentinel Mark IV")
    t.answer("exhaust", "Sentinel Siege-Frame")
    t.resolve()
    assert t.strength("Sentinel Siege-Frame") == (7, 4)


def test_nimrod_stays_stunned_without_a_sentinel_card_and_works_once_a_turn():
    t = table(
        front=["Sentinel Omega-Frame", "Sentinel Omega-Frame"],
        foe_front=["Nimrod", "Sentinel Siege-Frame"],
        foe_hand=["Bishop", "Wild Sentinel", "Sentinel Mark I"],
    )
    t.attack("Sentinel Omega-Frame", "foe Nimrod")
    t.conclude()
    t.resolve()
    assert not t.can("discard", "foe Bishop")  # no Sentinel
    t.answer("may-discard", "foe Wild Sentinel")
    assert (t.stunned("foe Nimrod"), t.where("foe Wild Sentinel")) == (False, "ko")
    t.attack("Sentinel Omega-Frame#2", "foe Nimrod")
    t.conclude()
    t.resolve_all()
    assert t.stunned("foe Nimrod")
    assert (t.where("foe Sentinel Mark I"), t.choice.prompt) == ("hand", "attack")


def test_the_player_of_nimrod_is_asked_also_with_nothing_to_discard():
    t = table(front=["Sentinel Omega-Frame"], foe_front=["Nimrod"], foe_hand=["Bishop"])
    t.attack("Sentinel Omega-Frame", "foe Nimrod")
    t.conclude()
    t.resolve()
    assert (t.choice.prompt, t.options()) == ("may-discard", ["decline"]), "else the opponent learned of the hand"


def test_bastion_discards_a_sentinel_to_strengthen_one_in_the_attack():
    t = table(
        front=["Sentinel Siege-Frame"],
        support=["Bastion"],
        exhausted=["Bastion"],
        hand=["Wild Sentinel", "Bishop"],
        foe_front=["Sentinel Omega-Frame"],
    )
    assert not t.can("use", "Bastion")  # no attack, no target
    t.attack("Sentinel Siege-Frame", "foe Sentinel Omega-Frame")
    t.do("use", "Bastion")
    assert not t.can("discard", "Bishop")
    t.answer("discard", "Wild Sentinel")
    t.resolve()
    assert t.strength("Sentinel Siege-Frame") == (8, 7)
    assert t.strength("Bastion") == (11, 12)
    assert not t.can("use", "Bastion")  # only an X-Men card is left
    t.conclude()
    assert t.strength("Sentinel Siege-Frame") == (7, 6)


def test_bastion_commands_sentinels_only():
    t = table(front=["Colossus"], support=["Bastion"], hand=["Wild Sentinel"], foe_front=["Sentinel Omega-Frame"])
    t.attack("Colossus", "foe Sentinel Omega-Frame")
    assert not t.can("use", "Bastion")


def test_bastion_may_strengthen_himself_as_a_defender():
    t = table(front=["Sentinel Omega-Frame"], foe_front=["Bastion"], foe_hand=["Wild Sentinel", "Sentinel Mark I"])
    t.attack("Sentinel Omega-Frame", "foe Bastion")
    t.pass_(ME)
    for name in ("foe Wild Sentinel", "foe Sentinel Mark I"):
        t.do("use", "foe Bastion")
        t.answer("discard", name)
    t.resolve_all()
    assert t.strength("foe Bastion") == (13, 14)


def test_prototype_shell_strengthens_other_army_defenders():
    t = table(
        front=["Sentinel Omega-Frame"],
        foe_front=["Sentinel Siege-Frame", "Nimrod"],
        foe_support=["Master Mold, Prototype Shell"],
    )
    assert t.strength("foe Sentinel Siege-Frame") == (7, 6)
    t.attack("Sentinel Omega-Frame", "foe Sentinel Siege-Frame")
    assert t.strength("foe Sentinel Siege-Frame") == (7, 6 + 1)
    for defender in ("Nimrod", "Master Mold, Prototype Shell"):  # neither is Army
        t = table(front=["Sentinel Omega-Frame"], foe_front=[defender], foe_support=["Master Mold, Prototype Shell"])
        t.attack("Sentinel Omega-Frame", f"foe {defender}")
        assert t.strength(f"foe {defender}")[1] == named(defender).defense
    t = table(front=["Sentinel Siege-Frame", "Master Mold, Prototype Shell"], foe_front=["Sentinel Omega-Frame"])
    t.attack("Sentinel Siege-Frame", "foe Sentinel Omega-Frame")
    assert t.strength("Sentinel Siege-Frame") == (7, 6)  # attacking
    assert t.strength("foe Sentinel Omega-Frame") == (17, 17)  # not yours


def test_factory_core_may_decline_and_works_in_the_own_recruit_step_only():
    t = table(stage="resource", front=["Master Mold, Factory Core"], ko=["Sentinel Mark I", "Wild Sentinel"], row=FIVE)
    t.next_step()
    t.resolve()
    assert not t.can("put-into-play", "Sentinel Mark I")
    t.answer("put-into-play", "decline")
    assert (t.where("Wild Sentinel"), t.prompt) == ("ko", "recruit")
    assert t.points() == 5
    t = table(stage="resource", active=FOE, front=["Master Mold, Factory Core"], ko=["Wild Sentinel"])
    t.next_step()
    assert (t.stage, t.chain) == ("recruit", [])


@pytest.mark.parametrize("taken", [[], ["Wild Sentinel"], ["Wild Sentinel", "Sentinel Mark II"]])
def test_salvage_protocol_returns_up_to_two_army_sentinels(taken):
    pile = ["Wild Sentinel", "Sentinel Mark II", "Sentinel Mark I", "Nimrod", "Border Guard-Bot"]
    t = table(hand=["Salvage Protocol"], row=["Sentinel Siege-Frame"] * 3, ko=pile, foe_ko=["Sentinel Mark I"])
    t.do("play", "Salvage Protocol")
    assert set(t.options()) == {"done", *(f"target:{name}" for name in pile[:3])}
    for name in taken:
        t.answer("target", name)
    if len(taken) < 2:
        t.answer("target", "done")
    t.resolve()
    assert t.lying("hand") == taken
    assert t.where("Nimrod") == "ko"


def test_focused_barrage_strengthens_every_own_sentinel_attacker():
    t = table(
        front=["Sentinel Siege-Frame", "Sentinel Bulwark-Frame"],
        support=["Sentinel Tracker-Frame"],
        hand=["Focused Barrage"],
        row=FIVE,
        foe_front=["Sentinel Omega-Frame"],
    )
    t.attack("Sentinel Siege-Frame", "foe Sentinel Omega-Frame", "Sentinel Bulwark-Frame")
    t.play("Focused Barrage")
    t.resolve()
    assert t.strength("Sentinel Siege-Frame")[0] == 7 + 2
    assert t.strength("Sentinel Bulwark-Frame")[0] == 3 + 2
    assert t.strength("Sentinel Tracker-Frame")[0] == 2  # no attacker
    assert t.strength("foe Sentinel Omega-Frame")[0] == 17
    t.both_pass()
    t.answer("strike", "Sentinel Bulwark-Frame")
    assert t.strength("Sentinel Siege-Frame")[0] == 7


def test_focused_barrage_is_for_own_sentinels():
    t = table(front=["Colossus"], hand=["Focused Barrage"], row=FIVE, foe_front=["Sentinel Omega-Frame"])
    t.attack("Colossus", "foe Sentinel Omega-Frame")
    t.play("Focused Barrage")
    t.resolve()
    assert t.strength("Colossus")[0] == 14
    t = table(
        front=["Sentinel Siege-Frame"], foe_front=["Sentinel Omega-Frame"], foe_hand=["Focused Barrage"], foe_row=FIVE
    )
    t.attack("Sentinel Siege-Frame", "foe Sentinel Omega-Frame")
    t.pass_(ME)
    t.play("foe Focused Barrage")
    t.resolve()
    assert t.strength("Sentinel Siege-Frame")[0] == 7


def test_shield_matrix_is_for_an_own_sentinel_defender():
    t = table(front=["Sentinel Omega-Frame"], hand=["Shield Matrix"], row=FIVE, foe_front=["Sentinel Siege-Frame"])
    t.attack("Sentinel Omega-Frame", "foe Sentinel Siege-Frame")
    assert not t.can("play", "Shield Matrix")
    t = table(front=["Sentinel Omega-Frame"], foe_front=["Colossus"], foe_hand=["Shield Matrix"], foe_row=FIVE)
    t.attack("Sentinel Omega-Frame", "foe Colossus")
    t.pass_(ME)
    assert not t.can("play", "foe Shield Matrix")


@pytest.mark.parametrize(("team", "more"), [("x-men", 1), ("doom", 0)])
def test_registration_order_names_one_team(team, more):
    t = table(
        front=["Sentinel Siege-Frame", "Colossus"],
        foe_front=["Storm, Sky Sovereign"],
        row=["Registration Order", *FIVE],
    )
    t.play("Registration Order")
    t.resolve()
    t.answer("team", team)
    assert t.strength("Sentinel Siege-Frame")[0] == 7
    t.attack("Sentinel Siege-Frame", "foe Storm, Sky Sovereign")
    assert t.strength("Sentinel Siege-Frame")[0] == 7 + more
    assert t.strength("Colossus")[0] == 14


@pytest.mark.parametrize(
    ("active", "attacker", "defender"),
    [(ME, "Colossus", "foe Storm, Sky Sovereign"), (FOE, "foe Sentinel Siege-Frame", "Colossus")],
)
def test_registration_order_is_for_own_sentinels(active, attacker, defender):
    t = table(
        active=active,
        front=["Colossus"],
        foe_front=["Storm, Sky Sovereign", "Sentinel Siege-Frame"],
        face_up=["Registration Order"],
        row=FIVE,
    )
    t.card("Registration Order").now.teams = ("x-men",)
    before = t.strength(attacker)
    t.attack(attacker, defender)
    assert t.strength(attacker) == before


def test_registration_order_does_nothing_against_a_character_without_a_team():
    t = table(front=["Sentinel Siege-Frame"], foe_front=["Masked Drifter"], face_up=["Registration Order"], row=FIVE)
    t.card("Registration Order").now.teams = ("x-men",)
    t.attack("Sentinel Siege-Frame", "foe Masked Drifter")
    assert t.strength("Sentinel Siege-Frame")[0] == 7


@pytest.mark.rule("versus.power.left_and_back")
def test_registration_order_that_left_and_came_back_keeps_no_team():
    t = table(front=["Sentinel Siege-Frame"], foe_front=["Storm, Sky Sovereign"], row=["Registration Order", *FIVE])
    t.play("Registration Order")
    order = t.card("Registration Order")
    leave_play(t.s, order, t.s.players[ME].hand)
    enter(t.s, order, t.s.players[ME].resources)
    t.resolve()
    t.answer("team", "x-men")
    assert order.now.teams == ()


def test_registration_order_from_hand_has_no_effect():
    t = table(front=["Sentinel Siege-Frame"], foe_front=["Storm, Sky Sovereign"], hand=["Registration Order"], row=FIVE)
    t.play("Registration Order")
    t.resolve()
    t.answer("team", "x-men")
    t.attack("Sentinel Siege-Frame", "foe Storm, Sky Sovereign")
    assert t.strength("Sentinel Siege-Frame")[0] == 7


def test_orbital_foundry_searches_for_an_army_sentinel():
    t = table(
        face_up=["Orbital Foundry"],
        row=["Wild Sentinel"] * 2,
        hand=["Danger Drill"],
        deck=["Nimrod", "Sentinel Siege-Frame", "Border Guard-Bot"],
    )
    t.do("use", "Orbital Foundry")
    t.answer("discard", "Danger Drill")
    assert t.exhausted("Orbital Foundry")
    t.resolve()
    assert set(t.options()) == {"decline", "take:Sentinel Siege-Frame"}
    t.answer("search", "Sentinel Siege-Frame")
    assert t.where("Sentinel Siege-Frame") == "hand"
    assert t.card("Sentinel Siege-Frame").visible_to(FOE)
    assert not t.can("use", "Orbital Foundry")


def test_orbital_foundry_needs_a_card_to_discard():
    t = table(face_up=["Orbital Foundry"], row=["Wild Sentinel"] * 2)
    assert not t.can("use", "Orbital Foundry")
    assert "versus.power.payment_costs" in t.why_not("use", "Orbital Foundry")


def test_hidden_assembly_plant_strengthens_reinforced_army_characters():
    for defender, support, more in (
        ("Sentinel Siege-Frame", "Sentinel Tracker-Frame", 1),
        ("Nimrod", "Sentinel Tracker-Frame", 0),
    ):
        t = table(
            front=["Sentinel Omega-Frame"],
            foe_front=[defender],
            foe_support=[support],
            foe_face_up=["Hidden Assembly Plant"],
            foe_row=FIVE,
        )
        t.attack("Sentinel Omega-Frame", f"foe {defender}")
        printed = named(defender).defense
        assert t.strength(f"foe {defender}")[1] == printed
        t.pass_(ME)
        t.do("reinforce", f"foe {support}")
        t.resolve_all()
        assert t.strength(f"foe {defender}")[1] == printed + more


def test_hidden_assembly_plant_does_nothing_for_the_other_side():
    t = table(
        front=["Sentinel Omega-Frame"],
        face_up=["Hidden Assembly Plant"],
        foe_front=["Sentinel Siege-Frame"],
        foe_support=["Sentinel Tracker-Frame"],
    )
    t.attack("Sentinel Omega-Frame", "foe Sentinel Siege-Frame")
    t.pass_(ME)
    t.do("reinforce", "foe Sentinel Tracker-Frame")
    t.resolve_all()
    assert t.strength("foe Sentinel Siege-Frame")[1] == 6


def test_hidden_assembly_plant_works_face_up_only():
    t = table(
        front=["Sentinel Omega-Frame"],
        foe_front=["Sentinel Siege-Frame"],
        foe_support=["Sentinel Tracker-Frame"],
        foe_row=["Hidden Assembly Plant", *FIVE],
    )
    t.attack("Sentinel Omega-Frame", "foe Sentinel Siege-Frame")
    t.pass_(ME)
    t.do("reinforce", "foe Sentinel Tracker-Frame")
    t.resolve_all()
    assert t.strength("foe Sentinel Siege-Frame")[1] == 6
    t.pass_(ME)
    t.do("flip", "foe Hidden Assembly Plant")
    assert t.strength("foe Sentinel Siege-Frame")[1] == 7


def test_plasma_cannon_arms_its_bearer_only():
    t = table(
        support=["Sentinel Siege-Frame", "Sentinel Bulwark-Frame"],
        gear={"Sentinel Siege-Frame": "Plasma Cannon Mount"},
        foe_front=["Wild Sentinel"],
    )
    assert t.can("attack", "Sentinel Siege-Frame")
    assert not t.can("attack", "Sentinel Bulwark-Frame")
    assert t.strength("Sentinel Bulwark-Frame") == (3, 5)


def test_inhibitor_array_stops_flight_range_and_payment_powers_this_turn():
    t = table(
        front=["Sentinel Siege-Frame"],
        support=["Sentinel Bulwark-Frame"],
        gear={"Sentinel Siege-Frame": "Inhibitor Array"},
        foe_support=["Sentinel Mark II", "Nimrod"],
        foe_hand=["Wild Sentinel"],
    )
    t.do("use", "Inhibitor Array")
    assert not t.can("target", "Sentinel Bulwark-Frame")
    t.answer("target", "foe Sentinel Mark II")
    t.resolve()
    assert t.exhausted("Sentinel Siege-Frame")
    assert not t.can("use", "Inhibitor Array")  # the bearer is exhausted
    t.reach("attack", FOE)
    assert not t.can("attack", "foe Sentinel Mark II")  # no range in the support row
    assert t.can("attack", "foe Nimrod")
    assert "versus.golden.cannot_wins" in t.why_not("attack", "foe Sentinel Mark II", seat=FOE)
    t.reach("draw")
    assert not t.card("foe Sentinel Mark II").now.no_powers
    assert not t.card("foe Sentinel Mark II").now.loses_turn
