"""The X-Men, card by card."""

from __future__ import annotations

import pytest

from rulebound.games.versus.numbers import flies, has_range
from tests.versus_table import FOE, ME, called, named, table

FIVE = ["Sentinel Mark II"] * 5

FACTS = [  # code, name, version, type, cost or threshold, ATK, DEF, icons, unique
    ("Longshot", "Longshot", "Rebel Freedom Fighter", "character", 1, 2, 1, "", True),
    ("Moira MacTaggert", "Moira MacTaggert", "Island Physician", "character", 1, 1, 1, "", True),
    ("Bishop", "Bishop", "Charged Veteran", "character", 2, 3, 2, "range", True),
    ("Nightcrawler", "Nightcrawler", "Shadow Step", "character", 2, 2, 2, "flight", True),
    ("Forge", "Forge", "Workshop Master", "character", 2, 2, 3, "", True),
    ("Psylocke", "Psylocke", "Mind Blade", "character", 3, 4, 3, "range", True),
    ("Wolverine, Weapon Instinct", "Wolverine", "Weapon Instinct", "character", 3, 5, 4, "", True),
    ("Polaris", "Polaris", "Lorna Dane", "character", 4, 7, 7, "flight range", True),
    ("Storm, Sky Sovereign", "Storm", "Sky Sovereign", "character", 4, 6, 6, "flight range", True),
    ("Havok", "Havok", "Plasma Conduit", "character", 4, 7, 5, "range", True),
    ("Cyclops", "Cyclops", "Field Leader", "character", 5, 9, 8, "range", True),
    ("Wolverine, The Best at What He Does", "Wolverine", "The Best at What He Does", "character", 5, 11, 7, "", True),
    ("Archangel", "Archangel", "Razor Wing", "character", 5, 8, 9, "flight", True),
    ("Rogue", "Rogue", "Borrowed Might", "character", 6, 12, 11, "flight", True),
    ("Storm, Tempest Crown", "Storm", "Tempest Crown", "character", 7, 14, 13, "flight range", True),
    ("Colossus", "Colossus", "Living Steel", "character", 7, 14, 15, "", True),
    ("Professor X", "Professor X", "Guiding Mind", "character", 8, 14, 18, "range", True),
    ("Fastball Throw", "Fastball Throw", "", "plot-twist", 3, 0, 0, "", False),
    ("Stand Together", "Stand Together", "", "plot-twist", 4, 0, 0, "", False),
    ("Danger Drill", "Danger Drill", "", "plot-twist", 3, 0, 0, "ongoing", False),
    ("Hillside Campus", "Hillside Campus", "", "location", 3, 0, 0, "", True),
    ("Blackbird", "Blackbird", "", "equipment", 2, 0, 0, "", False),
]


def overload(t, target):
    """Stun a character by the plot twist Overload in my hand."""
    t.card(target).now.atk_turn = 50
    t.put_anew()
    t.play("Overload", target)
    t.resolve()


@pytest.mark.parametrize("facts", FACTS, ids=lambda f: f[0])
def test_facts(facts):
    code, name, version, kind, cost, atk, defense, icons, unique = facts
    printed = named(code)
    assert (printed.title, printed.version, printed.kind, printed.cost) == (name, version, kind, cost)
    assert (printed.atk, printed.defense, " ".join(printed.face.icons)) == (atk, defense, icons)
    assert (printed.unique, printed.army) == (unique, False)
    assert printed.teams == (("x-men",) if kind == "character" else ())


# --- Longshot ---


def longshot(deck, *names):
    t = table(front=["Longshot"], deck=deck, foe_front=["Sentinel Siege-Frame"])
    t.do("use", "Longshot")
    assert t.exhausted("Longshot")
    t.resolve()
    for name in names:
        t.answer("name", name)
    return t


def test_longshot_takes_every_copy_of_two_named_cards():
    t = longshot(["Bishop", "Danger Drill", "Bishop", "Polaris", "Bishop"], "Bishop", "Danger Drill")
    assert sorted(called(c.printed) for c in t.s.players[ME].hand.cards) == ["Bishop", "Bishop", "Danger Drill"]
    assert all(c.visible_to(FOE) for c in t.s.players[ME].hand.cards)
    assert t.lying("deck")[0] == "Polaris"  # the rest under the deck
    assert t.lying("deck")[-1] == "Bishop"  # the fifth card was not revealed


@pytest.mark.rule("versus.anatomy.version")
def test_longshot_takes_nothing_for_another_version():
    names = ("Bishop", "Wolverine, The Best at What He Does")
    t = longshot(["Bishop", "Wolverine, Weapon Instinct", "Polaris", "Danger Drill"], *names)
    assert t.prompt == "bottom"
    assert t.hand() == []


def test_longshot_takes_nothing_if_one_name_is_missing():
    t = longshot(["Bishop", "Danger Drill", "Bishop", "Polaris"], "Bishop", "Wolverine, Weapon Instinct")
    order = ["Polaris", "Danger Drill", "Bishop"]
    for name in order:
        t.answer("bottom", name)
    assert t.lying("hand") == []
    assert t.lying("deck")[:4] == [
        "Bishop",
        "Bishop",
        "Danger Drill",
        "Polaris",
    ]


def test_longshot_names_two_different_cards_by_name_and_version():
    t = table(
        front=["Longshot"],
        deck=["Wolverine, Weapon Instinct", "Wolverine, The Best at What He Does"],
        foe_front=["Sentinel Siege-Frame"],
    )
    t.do("use", "Longshot")
    t.resolve()
    assert len(t.options()) == 106
    t.answer("name", "Wolverine, Weapon Instinct")
    assert "name:Wolverine, Weapon Instinct" not in t.options()
    assert len(t.options()) == 105
    t.answer("name", "Wolverine, The Best at What He Does")
    assert {called(c.printed) for c in t.s.players[ME].hand.cards} == {
        "Wolverine, Weapon Instinct",
        "Wolverine, The Best at What He Does",
    }


# --- the others ---


def test_moira_recovers_a_small_x_man_for_two_endurance():
    front = ["Moira MacTaggert", "Psylocke", "Polaris", "Sentinel Mark II", "Bishop"]
    t = table(front=front, stunned=["Psylocke", "Polaris", "Sentinel Mark II", "foe Psylocke"], foe_front=["Psylocke"])
    t.do("use", "Moira MacTaggert")  # Polaris costs too much, Sentinel Mark II is a Sentinel, Bishop is not stunned
    assert t.endurance(ME) == 50 - 2
    assert t.exhausted("Moira MacTaggert")
    t.resolve()
    assert not t.stunned("Psylocke")
    assert t.exhausted("Psylocke")
    assert t.stunned("foe Psylocke")
    assert t.stunned("Polaris")
    assert t.stunned("Sentinel Mark II")


def test_moira_needs_two_endurance_and_a_patient():
    t = table(
        front=["Moira MacTaggert", "Psylocke"],
        stunned=["Psylocke"],
        endurance=(1, 50),
        foe_front=["Sentinel Siege-Frame"],
    )
    assert not t.can("use", "Moira MacTaggert")
    t = table(front=["Moira MacTaggert", "Polaris"], stunned=["Polaris"], foe_front=["Sentinel Siege-Frame"])
    assert not t.can("use", "Moira MacTaggert")


def test_bishop_is_charged_each_time_he_defends():
    t = table(front=["Wild Sentinel", "Wild Sentinel"], foe_front=["Bishop"])
    t.card("foe Bishop").now.def_turn = 9
    t.attack("Wild Sentinel", "foe Bishop", begin=False)
    assert t.strength("foe Bishop")[0] == 3  # only proposed
    t.both_pass()
    assert t.chain == ["trigger"]
    t.resolve()
    assert t.strength("foe Bishop")[0] == 3 + 1
    t.conclude()
    t.attack("Wild Sentinel#2", "foe Bishop")
    assert t.strength("foe Bishop")[0] == 3 + 2
    t.conclude()
    t.reach("draw", None, "recover/Wild Sentinel")
    assert t.strength("foe Bishop")[0] == 3


def test_nightcrawler_is_stunned_as_a_defender_only():
    t = table(front=["Nightcrawler"], foe_front=["Sentinel Omega-Frame"])
    t.attack("Nightcrawler", "foe Sentinel Omega-Frame")
    t.conclude()
    assert not t.stunned("Nightcrawler")
    assert t.endurance(ME) == 50
    t = table(front=["Sentinel Omega-Frame"], foe_front=["Nightcrawler"])
    t.attack("Sentinel Omega-Frame", "foe Nightcrawler")
    t.conclude()
    assert t.stunned("foe Nightcrawler")


def test_forge_returns_to_hand_to_find_an_equipment():
    t = table(
        front=["Forge"],
        exhausted=["Forge"],
        gear={"Forge": "Gauntlet of Command"},
        deck=["Blackbird", "Sentinel Siege-Frame"],
    )
    t.do("use", "Forge")
    assert t.where("Forge") == "hand"
    assert t.where("Gauntlet of Command") == "ko"
    t.resolve()
    assert set(t.options()) == {"decline", "take:Blackbird"}
    t.answer("search", "Blackbird")
    assert t.where("Blackbird") == "hand"
    assert t.card("Blackbird").visible_to(FOE)


def test_forge_does_nothing_while_stunned():
    t = table(front=["Forge"], stunned=["Forge"], foe_front=["Sentinel Siege-Frame"])
    assert not t.can("use", "Forge")


def test_psylocke_makes_the_player_discard_after_breakthrough():
    t = table(front=["Psylocke"], foe_front=["Wild Sentinel"], foe_hand=["Sentinel Mark I", "Danger Drill"])
    t.attack("Psylocke", "foe Wild Sentinel")
    t.conclude()
    assert t.chain == ["trigger"]
    t.resolve()
    assert t.choice.seat == FOE
    t.answer("discard", "foe Danger Drill")
    assert t.where("foe Danger Drill") == "ko"
    assert t.prompt == "attack"  # one card
    assert t.size("hand", FOE) == 1


def test_psylocke_works_in_direct_attacks_and_not_without_breakthrough():
    t = table(front=["Psylocke"], foe_hand=["Sentinel Mark I"])
    t.attack("Psylocke")
    t.conclude()
    t.resolve()
    t.answer("discard", "foe Sentinel Mark I")
    assert t.lying("hand", FOE) == []
    t = table(front=["Psylocke"], foe_front=["Sentinel Mark II"], foe_hand=["Sentinel Mark I"])
    t.card("foe Sentinel Mark II").now.def_turn = 1  # 4 against 4
    t.attack("Psylocke", "foe Sentinel Mark II")
    t.conclude()
    assert t.stunned("foe Sentinel Mark II")
    assert t.chain == []


def test_weapon_instinct_falls_back_instead_of_being_stunned():
    t = table(front=["Sentinel Omega-Frame"], foe_front=["Wolverine, Weapon Instinct"], foe_support=["Bishop"])
    t.attack("Sentinel Omega-Frame", "foe Wolverine, Weapon Instinct")
    t.both_pass()
    assert t.choice.seat == FOE
    t.answer("fall-back", "fall-back:foe Wolverine, Weapon Instinct")
    t.answer("place", "s1")
    assert not t.stunned("foe Wolverine, Weapon Instinct")
    assert (t.card("foe Wolverine, Weapon Instinct").now.row, t.card("foe Wolverine, Weapon Instinct").now.column) == (
        1,
        1,
    )
    assert t.endurance(FOE) == 50 - 3  # no stun loss, no breakthrough
    assert not t.exhausted("foe Wolverine, Weapon Instinct")


def test_weapon_instinct_may_be_stunned_and_must_without_endurance_or_behind():
    t = table(front=["Sentinel Omega-Frame"], foe_front=["Wolverine, Weapon Instinct"])
    t.attack("Sentinel Omega-Frame", "foe Wolverine, Weapon Instinct")
    t.both_pass()
    t.answer("fall-back", "be-stunned:foe Wolverine, Weapon Instinct")
    assert t.stunned("foe Wolverine, Weapon Instinct")
    assert t.endurance(FOE) == 50 - 3 - (17 - 4)
    t = table(front=["Sentinel Omega-Frame"], foe_front=["Wolverine, Weapon Instinct"], endurance=(50, 3))
    t.attack("Sentinel Omega-Frame", "foe Wolverine, Weapon Instinct")
    t.both_pass()
    assert t.prompt == "fall-back", "the last endurance will do"
    for more in (
        {"foe_front": ["Wolverine, Weapon Instinct"], "endurance": (50, 2)},
        {"foe_support": ["Wolverine, Weapon Instinct"]},
    ):
        t = table(front=["Sentinel Omega-Frame"], **more)
        t.attack("Sentinel Omega-Frame", "foe Wolverine, Weapon Instinct")
        t.both_pass()
        assert t.stunned("foe Wolverine, Weapon Instinct")


def test_weapon_instinct_falls_back_from_an_effect_and_stays_in_the_attack():
    t = table(front=["Wolverine, Weapon Instinct"], hand=["Overload"], row=FIVE, foe_front=["Sentinel Omega-Frame"])
    t.attack("Wolverine, Weapon Instinct", "foe Sentinel Omega-Frame")
    overload(t, "Wolverine, Weapon Instinct")
    t.answer("fall-back", "fall-back:Wolverine, Weapon Instinct")
    t.answer("place", "s0")
    assert not t.stunned("Wolverine, Weapon Instinct")
    assert t.attacking("Wolverine, Weapon Instinct")
    assert t.endurance(ME) == 50 - 3


def test_polaris_grounds_the_other_side_in_her_own_attack_step():
    t = table(
        front=["Polaris", "Storm, Sky Sovereign"],
        foe_front=["Sentinel Mark II"],
        gear={"foe Sentinel Mark II": "Blackbird"},
    )
    assert not flies(t.s, t.card("foe Sentinel Mark II"))  # Blackbird does not help
    assert not has_range(t.s, t.card("foe Sentinel Mark II"))
    assert flies(t.s, t.card("Storm, Sky Sovereign"))
    t.reach("attack", FOE)
    assert flies(t.s, t.card("foe Sentinel Mark II"))
    assert has_range(t.s, t.card("foe Sentinel Mark II"))


def test_a_stunned_polaris_grounds_nobody():
    t = table(front=["Polaris"], stunned=["Polaris"], foe_front=["Sentinel Mark II"])
    assert flies(t.s, t.card("foe Sentinel Mark II"))


def test_sky_sovereign_lifts_other_x_men():
    t = table(
        front=["Storm, Sky Sovereign", "Colossus", "Sentinel Siege-Frame"],
        foe_front=["Colossus", "Sentinel Bulwark-Frame"],
        foe_support=["Sentinel Mark II"],
    )
    assert not flies(t.s, t.card("Sentinel Siege-Frame"))
    assert not flies(t.s, t.card("foe Colossus"))
    t.do("attack", "Colossus")
    assert t.can("defend", "foe Sentinel Mark II")


def test_havok_weakens_a_character_for_the_turn():
    t = table(front=["Havok", "Bishop"], foe_front=["Sentinel Siege-Frame", "Sentinel Bulwark-Frame"])
    t.do("use", "Havok")
    assert not t.can("target", "Bishop")
    t.answer("target", "foe Sentinel Siege-Frame")
    assert t.exhausted("Havok")
    t.resolve()
    assert t.strength("foe Sentinel Siege-Frame") == (7, 6 - 2)
    assert t.strength("foe Sentinel Bulwark-Frame") == (3, 5)
    t.reach("recovery")
    assert t.strength("foe Sentinel Siege-Frame") == (7, 4)
    t.reach("draw")
    assert t.strength("foe Sentinel Siege-Frame") == (7, 6)


def test_cyclops_leads_the_others_in_a_team_attack():
    t = table(front=["Cyclops", "Bishop", "Psylocke", "Colossus"], foe_front=["Sentinel Omega-Frame"])
    t.attack("Cyclops", "foe Sentinel Omega-Frame", "Bishop", "Psylocke")
    assert [t.strength(name)[0] for name in ("Cyclops", "Bishop", "Psylocke", "Colossus")] == [9, 3 + 1, 4 + 1, 14]
    t.s.attack.attackers.remove(t.card("Cyclops").id)  # he drops out
    assert t.strength("Bishop")[0] == 3


def test_cyclops_is_no_leader_alone():
    t = table(front=["Cyclops"], foe_front=["Sentinel Omega-Frame"])
    t.attack("Cyclops", "foe Sentinel Omega-Frame")
    assert t.strength("Cyclops")[0] == 9


def test_the_best_recovers_by_himself_before_the_choice():
    t = table(
        stage="attack",
        active=FOE,
        front=["Wolverine, The Best at What He Does", "Bishop"],
        stunned=["Wolverine, The Best at What He Does", "Bishop"],
    )
    t.next_step()
    assert t.chain == ["trigger"]
    t.resolve()
    assert not t.stunned("Wolverine, The Best at What He Does")
    assert t.exhausted("Wolverine, The Best at What He Does")
    t.both_pass()  # and Bishop by the phase
    assert (t.where("Bishop"), t.stunned("Bishop")) == ("characters", False)


def test_the_best_has_nothing_to_recover_from_while_standing():
    t = table(stage="attack", active=FOE, front=["Wolverine, The Best at What He Does"])
    t.next_step()
    assert (t.stage, t.chain) == ("recovery", [])


@pytest.mark.parametrize(
    ("attacker", "defender", "falls"),
    [
        ("Archangel", "Bastion", False),  # he himself, against neither flight nor range
        ("Nightcrawler", "Bastion", False),
        ("Rogue", "Bastion", False),  # another X-Man with flight
        ("Bishop", "Bastion", True),  # no flight
        ("Sentinel Carrier-Frame", "Bastion", True),  # no X-Man
        ("Rogue", "Master Mold, Prototype Shell", True),  # against range
        ("Rogue", "Sentinel Omega-Frame", True),
    ],
)
def test_archangel_keeps_flying_x_men_from_being_stunned_by_the_grounded(attacker, defender, falls):
    fliers = [attacker] if attacker == "Archangel" else [attacker, "Archangel"]
    t = table(front=fliers, foe_front=[defender])
    t.attack(attacker, f"foe {defender}")
    t.conclude()
    assert t.stunned(attacker) == falls


def test_archangel_does_not_keep_defenders():
    t = table(front=["Bastion"], foe_front=["Rogue", "Archangel"])
    t.attack("Bastion", "foe Rogue")
    t.conclude()
    assert t.stunned("foe Rogue")


def test_archangel_keeps_neither_the_idle_nor_the_other_side():
    t = table(front=["Archangel", "Rogue"], hand=["Overload"], row=FIVE, foe_front=["Bastion"])
    t.attack("Archangel", "foe Bastion")
    overload(t, "Rogue")
    assert t.stunned("Rogue")
    t = table(active=FOE, front=["Bastion"], support=["Archangel"], foe_front=["Rogue"])
    t.attack("foe Rogue", "Bastion")
    t.conclude()
    assert t.stunned("foe Rogue")


@pytest.mark.parametrize(("defender", "ranged"), [("Sentinel Mark II", True), ("Sentinel Carrier-Frame", False)])
def test_rogue_borrows_flight_and_range_of_whom_she_stuns(defender, ranged):
    t = table(front=["Rogue"], foe_front=[defender, "Wild Sentinel"])
    t.attack("Rogue", f"foe {defender}")
    t.conclude()
    assert t.chain == ["trigger"]
    assert not has_range(t.s, t.card("Rogue"))
    t.resolve()
    assert has_range(t.s, t.card("Rogue")) == ranged
    assert t.strength("Rogue") == (12, 11 + 1)
    t.reach("draw")
    assert not has_range(t.s, t.card("Rogue"))
    assert t.strength("Rogue") == (12, 11)


def test_rogue_borrows_as_a_defender_too():
    t = table(front=["Sentinel Mark II"], foe_front=["Rogue"])
    t.attack("Sentinel Mark II", "foe Rogue")
    t.conclude()
    assert t.stunned("Sentinel Mark II")
    t.resolve()
    assert has_range(t.s, t.card("foe Rogue"))


def test_rogue_has_nothing_from_attacks_of_others():
    t = table(front=["Rogue", "Sentinel Omega-Frame"], foe_front=["Sentinel Mark II"])
    t.attack("Sentinel Omega-Frame", "foe Sentinel Mark II")
    t.conclude()
    assert t.chain == []


def test_tempest_crown_weakens_an_opposing_character_when_she_enters():
    t = table(
        stage="recruit",
        hand=["Storm, Tempest Crown"],
        row=["Wild Sentinel"] * 7,
        front=["Bishop"],
        foe_front=["Wild Sentinel", "Sentinel Siege-Frame"],
    )
    t.do("recruit", "Storm, Tempest Crown")
    t.resolve_all()
    t.answer("place", "f1")
    assert not t.can("target", "Bishop")
    t.answer("target", "foe Wild Sentinel")
    t.resolve()
    assert t.strength("foe Wild Sentinel")[0] == 2 - 3
    assert t.strength("foe Sentinel Siege-Frame")[0] == 7
    t.reach("draw")
    assert t.strength("foe Wild Sentinel")[0] == 2


def test_colossus_is_not_stunned_by_plot_twists():
    t = table(hand=["Overload"], row=FIVE, front=["Colossus", "Bishop"], foe_front=["Sentinel Omega-Frame"])
    overload(t, "Colossus")
    assert not t.stunned("Colossus")
    assert t.endurance(ME) == 50
    t.s.move(t.card("Overload"), t.s.players[ME].hand)
    overload(t, "Bishop")
    assert t.stunned("Bishop")


def test_colossus_is_stunned_in_combat():
    t = table(front=["Sentinel Omega-Frame"], foe_front=["Colossus"])
    t.attack("Sentinel Omega-Frame", "foe Colossus")
    t.conclude()
    assert t.stunned("foe Colossus")


def test_professor_x_exhausts_an_opposing_character_at_the_start_of_the_own_attack_step():
    t = table(
        stage="formation",
        active=FOE,
        front=["Professor X", "Bishop"],
        foe_front=["Bastion", "Blob, Landslide", "Sentinel Siege-Frame"],
    )
    t.next_step()
    assert t.prompt == "target"
    offered = {f"target:{name}" for name in ("foe Bastion", "foe Sentinel Siege-Frame")}
    assert set(t.options()) == offered  # mandatory; Blob costs 7
    t.answer("target", "foe Sentinel Siege-Frame")
    t.resolve()
    assert t.exhausted("foe Sentinel Siege-Frame")
    assert not t.exhausted("foe Bastion")
    t.reach("attack", FOE)
    assert t.chain == []  # not in the step of the other


def test_fastball_throw_strengthens_and_lifts_an_x_men_attacker():
    t = table(front=["Colossus"], hand=["Fastball Throw"], row=FIVE, foe_front=["Sentinel Carrier-Frame"])
    assert not t.can("play", "Fastball Throw")
    t.attack("Colossus", "foe Sentinel Carrier-Frame")
    t.play("Fastball Throw", "Colossus")
    t.resolve()
    assert t.strength("Colossus") == (14 + 3, 15)
    assert flies(t.s, t.card("Colossus"))
    t.conclude()
    assert t.strength("Colossus") == (14, 15)
    assert not t.stunned("Colossus")
    assert not flies(t.s, t.card("Colossus"))


def test_fastball_throw_is_for_x_men():
    t = table(front=["Sentinel Siege-Frame"], hand=["Fastball Throw"], row=FIVE, foe_front=["Colossus"])
    t.attack("Sentinel Siege-Frame", "foe Colossus")
    assert not t.can("play", "Fastball Throw")


def test_stand_together_recovers_an_own_x_man_for_two_endurance():
    t = table(
        front=["Colossus", "Sentinel Siege-Frame", "Psylocke"],
        stunned=["Colossus", "Sentinel Siege-Frame", "foe Bishop"],
        foe_front=["Bishop"],
        hand=["Stand Together"],
        row=["Wild Sentinel"] * 4,
    )
    t.do("play", "Stand Together")  # Colossus is the only target
    assert t.endurance(ME) == 50 - 2
    t.resolve()
    assert not t.stunned("Colossus")
    assert t.exhausted("Colossus")
    assert t.stunned("Sentinel Siege-Frame")
    assert t.stunned("foe Bishop")


@pytest.mark.parametrize(("from_row", "more"), [(True, 1), (False, 0)])
def test_danger_drill_draws_and_strengthens_reinforced_x_men_from_the_row(from_row, more):
    lay = {"foe_row": ["Danger Drill", *FIVE]} if from_row else {"foe_row": FIVE, "foe_hand": ["Danger Drill"]}
    t = table(
        front=["Sentinel Omega-Frame"], foe_front=["Colossus"], foe_support=["Bishop"], foe_deck=["Polaris"], **lay
    )
    t.attack("Sentinel Omega-Frame", "foe Colossus")
    t.pass_(ME)
    t.play("foe Danger Drill")
    t.resolve()
    assert t.lying("hand", FOE) == ["Polaris"]
    assert t.strength("foe Colossus")[1] == 15
    t.pass_(ME)
    t.do("reinforce", "foe Bishop")
    t.resolve_all()
    assert t.strength("foe Colossus")[1] == 15 + more


@pytest.mark.parametrize(
    ("defender", "support", "whose"),
    [("Sentinel Siege-Frame", "Sentinel Tracker-Frame", "foe_"), ("Colossus", "Bishop", "")],
)
def test_danger_drill_is_for_own_x_men(defender, support, whose):
    t = table(
        front=["Sentinel Omega-Frame"],
        foe_front=[defender],
        foe_support=[support],
        **{f"{whose}face_up": ["Danger Drill"]},
    )
    t.attack("Sentinel Omega-Frame", f"foe {defender}")
    t.pass_(ME)
    t.do("reinforce", f"foe {support}")
    t.resolve_all()
    assert t.card(f"foe {defender}").now.reinforced
    assert t.strength(f"foe {defender}")[1] == named(defender).defense


def test_hillside_campus_readies_a_small_exhausted_x_man():
    front = ["Bishop", "Psylocke", "Sentinel Mark I", "Nightcrawler", "Forge"]
    t = table(
        front=front,
        exhausted=["Bishop", "Psylocke", "Sentinel Mark I", "foe Bishop"],
        stunned=["Nightcrawler"],
        face_up=["Hillside Campus"],
        row=["Wild Sentinel"] * 2,
        hand=["Danger Drill"],
        foe_front=["Bishop"],
    )
    t.do("use", "Hillside Campus")  # Bishop is the only target: cost, team, stunned, ready, the foe's
    t.answer("discard", "Danger Drill")
    assert t.exhausted("Hillside Campus")
    t.resolve()
    assert not t.exhausted("Bishop")
    assert t.exhausted("Psylocke")
    assert t.exhausted("Sentinel Mark I")
    assert t.exhausted("Nightcrawler")
    assert t.exhausted("foe Bishop")


def test_blackbird_lifts_all_and_strengthens_an_x_men_bearer():
    t = table(
        front=["Colossus", "Sentinel Siege-Frame", "Bishop"],
        gear={"Colossus": "Blackbird"},
        foe_front=["Sentinel Bulwark-Frame", "Sentinel Mark I"],
        foe_support=["Boliver Trask"],
    )
    assert t.strength("Colossus") == (14 + 2, 15 + 2)
    assert t.strength("Sentinel Siege-Frame") == (7, 6)
    assert t.strength("Bishop") == (3, 2)
    assert not flies(t.s, t.card("foe Sentinel Bulwark-Frame"))
    t.do("attack", "Sentinel Siege-Frame")
    assert t.can("defend", "foe Boliver Trask")


def test_blackbird_gives_no_strength_to_others_and_nothing_on_a_stunned_bearer():
    t = table(front=["Sentinel Siege-Frame", "Sentinel Mark II"], gear={"Sentinel Siege-Frame": "Blackbird"})
    assert t.strength("Sentinel Siege-Frame") == (7, 6)
    assert flies(t.s, t.card("Sentinel Siege-Frame"))
    t = table(front=["Colossus", "Sentinel Siege-Frame"], gear={"Colossus": "Blackbird"}, stunned=["Colossus"])
    assert not flies(t.s, t.card("Sentinel Siege-Frame"))
