"""The X-Men, card by card."""

from __future__ import annotations

import pytest

from rulebound.games.versus import GAME, cardpool
from rulebound.games.versus.numbers import flies, has_range
from rulebound.kernel.match import Match
from tests.versus_table import FOE, ME, table

FIVE = ["VS-005"] * 5

FACTS = [  # code, name, version, type, cost or threshold, ATK, DEF, icons, unique
    ("VS-023", "Longshot", "Rebel Freedom Fighter", "character", 1, 2, 1, "", True),
    ("VS-024", "Moira MacTaggert", "Island Physician", "character", 1, 1, 1, "", True),
    ("VS-025", "Bishop", "Charged Veteran", "character", 2, 3, 2, "range", True),
    ("VS-026", "Nightcrawler", "Shadow Step", "character", 2, 2, 2, "flight", True),
    ("VS-027", "Forge", "Workshop Master", "character", 2, 2, 3, "", True),
    ("VS-028", "Psylocke", "Mind Blade", "character", 3, 4, 3, "range", True),
    ("VS-029", "Wolverine", "Weapon Instinct", "character", 3, 5, 4, "", True),
    ("VS-030", "Polaris", "Lorna Dane", "character", 4, 7, 7, "flight range", True),
    ("VS-031", "Storm", "Sky Sovereign", "character", 4, 6, 6, "flight range", True),
    ("VS-032", "Havok", "Plasma Conduit", "character", 4, 7, 5, "range", True),
    ("VS-033", "Cyclops", "Field Leader", "character", 5, 9, 8, "range", True),
    ("VS-034", "Wolverine", "The Best at What He Does", "character", 5, 11, 7, "", True),
    ("VS-035", "Archangel", "Razor Wing", "character", 5, 8, 9, "flight", True),
    ("VS-036", "Rogue", "Borrowed Might", "character", 6, 12, 11, "flight", True),
    ("VS-037", "Storm", "Tempest Crown", "character", 7, 14, 13, "flight range", True),
    ("VS-038", "Colossus", "Living Steel", "character", 7, 14, 15, "", True),
    ("VS-039", "Professor X", "Guiding Mind", "character", 8, 14, 18, "range", True),
    ("VS-040", "Fastball Throw", "", "plot-twist", 3, 0, 0, "", False),
    ("VS-041", "Stand Together", "", "plot-twist", 4, 0, 0, "", False),
    ("VS-042", "Danger Drill", "", "plot-twist", 3, 0, 0, "ongoing", False),
    ("VS-043", "Hillside Campus", "", "location", 3, 0, 0, "", True),
    ("VS-044", "Blackbird", "", "equipment", 2, 0, 0, "", False),
]


def overload(t, target):
    """Stun a character by the plot twist Overload in my hand."""
    t.card(target).now.atk_turn = 50
    t.match = Match.at(GAME, t.s)  # the question is put anew
    t.play("VS-093", target)
    t.resolve()


@pytest.mark.parametrize("facts", FACTS, ids=lambda f: f[0])
def test_facts(facts):
    code, name, version, kind, cost, atk, defense, icons, unique = facts
    printed = cardpool.printed(code)
    assert (printed.title, printed.version, printed.kind, printed.cost) == (name, version, kind, cost)
    assert (printed.atk, printed.defense, " ".join(printed.face.icons)) == (atk, defense, icons)
    assert (printed.unique, printed.army) == (unique, False)
    assert printed.teams == (("x-men",) if kind == "character" else ())


# --- VS-023 Longshot ---


def longshot(deck, *names):
    t = table(front=["VS-023"], deck=deck, foe_front=["VS-008"])
    t.do("use", "VS-023")
    assert t.exhausted("VS-023")
    t.resolve()
    for name in names:
        t.do("name", name)
    return t


def test_longshot_takes_every_copy_of_two_named_cards():
    t = longshot(["VS-025", "VS-042", "VS-025", "VS-030", "VS-025"], "VS-025", "VS-042")
    assert sorted(c.printed.code for c in t.s.players[ME].hand.cards) == ["VS-025", "VS-025", "VS-042"]
    assert all(c.visible_to(FOE) for c in t.s.players[ME].hand.cards)
    assert t.s.players[ME].deck.cards[0].printed.code == "VS-030"  # the rest under the deck
    assert t.s.players[ME].deck.cards[-1].printed.code == "VS-025"  # the fifth card was not revealed


def test_longshot_takes_nothing_if_one_name_is_missing():
    t = longshot(["VS-025", "VS-042", "VS-025", "VS-030"], "VS-025", "VS-029")
    order = ["VS-030", "VS-042", "VS-025"]
    for name in order:
        t.do("bottom", name)
    assert not t.s.players[ME].hand.cards
    assert [c.printed.code for c in t.s.players[ME].deck.cards[:4]] == ["VS-025", "VS-025", "VS-042", "VS-030"]


def test_longshot_names_two_different_cards_by_name_and_version():
    t = table(front=["VS-023"], deck=["VS-029", "VS-034"], foe_front=["VS-008"])
    t.do("use", "VS-023")
    t.resolve()
    assert len(t.options()) == 106
    t.do("name", "VS-029")
    assert "name:VS-029" not in t.options()
    t.do("name", "VS-034")
    assert {c.printed.code for c in t.s.players[ME].hand.cards} == {"VS-029", "VS-034"}


# --- the others ---


def test_moira_recovers_a_small_x_man_for_two_endurance():
    front = ["VS-024", "VS-028", "VS-030", "VS-005", "VS-025"]
    t = table(front=front, stunned=["VS-028", "VS-030", "VS-005", "foe VS-028"], foe_front=["VS-028"])
    t.do("use", "VS-024")  # VS-030 costs too much, VS-005 is a Sentinel, VS-025 is not stunned
    assert t.endurance(ME) == 50 - 2
    assert t.exhausted("VS-024")
    t.resolve()
    assert not t.stunned("VS-028")
    assert t.exhausted("VS-028")
    assert t.stunned("foe VS-028")
    assert t.stunned("VS-030")
    assert t.stunned("VS-005")


def test_moira_needs_two_endurance_and_a_patient():
    t = table(front=["VS-024", "VS-028"], stunned=["VS-028"], endurance=(1, 50), foe_front=["VS-008"])
    assert not t.can("use", "VS-024")
    t = table(front=["VS-024", "VS-030"], stunned=["VS-030"], foe_front=["VS-008"])
    assert not t.can("use", "VS-024")


def test_bishop_is_charged_each_time_he_defends():
    t = table(front=["VS-001", "VS-001"], foe_front=["VS-025"])
    t.card("foe VS-025").now.def_turn = 9
    t.attack("VS-001", "foe VS-025", begin=False)
    assert t.strength("foe VS-025")[0] == 3  # only proposed
    t.both_pass()
    assert t.chain == ["trigger"]
    t.resolve()
    assert t.strength("foe VS-025")[0] == 3 + 1
    t.conclude()
    t.attack("VS-001#2", "foe VS-025")
    assert t.strength("foe VS-025")[0] == 3 + 2
    t.conclude()
    t.until("draw")
    assert t.strength("foe VS-025")[0] == 3


def test_nightcrawler_is_stunned_as_a_defender_only():
    t = table(front=["VS-026"], foe_front=["VS-014"])
    t.attack("VS-026", "foe VS-014")
    t.conclude()
    assert not t.stunned("VS-026")
    assert t.endurance(ME) == 50
    t = table(front=["VS-014"], foe_front=["VS-026"])
    t.attack("VS-014", "foe VS-026")
    t.conclude()
    assert t.stunned("foe VS-026")


def test_forge_returns_to_hand_to_find_an_equipment():
    t = table(front=["VS-027"], exhausted=["VS-027"], gear={"VS-027": "VS-088"}, deck=["VS-044", "VS-008"])
    t.do("use", "VS-027")
    assert t.where("VS-027") == "hand"
    assert t.where("VS-088") == "ko"
    t.resolve()
    assert set(t.options()) == {"decline", f"take:{t.card('VS-044').key}"}
    t.do("take", "VS-044")
    assert t.where("VS-044") == "hand"
    assert t.card("VS-044").visible_to(FOE)


def test_forge_does_nothing_while_stunned():
    t = table(front=["VS-027"], stunned=["VS-027"], foe_front=["VS-008"])
    assert not t.can("use", "VS-027")


def test_psylocke_makes_the_player_discard_after_breakthrough():
    t = table(front=["VS-028"], foe_front=["VS-001"], foe_hand=["VS-003", "VS-042"])
    t.attack("VS-028", "foe VS-001")
    t.conclude()
    assert t.chain == ["trigger"]
    t.resolve()
    assert t.asked.seat == FOE
    t.do("discard", "foe VS-042")
    assert t.where("foe VS-042") == "ko"
    assert t.asked.prompt == "attack"  # one card
    assert len(t.s.players[FOE].hand) == 1


def test_psylocke_works_in_direct_attacks_and_not_without_breakthrough():
    t = table(front=["VS-028"], foe_hand=["VS-003"])
    t.attack("VS-028")
    t.conclude()
    t.resolve()
    t.do("discard", "foe VS-003")
    assert not t.s.players[FOE].hand.cards
    t = table(front=["VS-028"], foe_front=["VS-005"], foe_hand=["VS-003"])
    t.card("foe VS-005").now.def_turn = 1  # 4 against 4
    t.attack("VS-028", "foe VS-005")
    t.conclude()
    assert t.stunned("foe VS-005")
    assert t.chain == []


def test_weapon_instinct_falls_back_instead_of_being_stunned():
    t = table(front=["VS-014"], foe_front=["VS-029"], foe_support=["VS-025"])
    t.attack("VS-014", "foe VS-029")
    t.both_pass()
    assert t.asked.seat == FOE
    t.do("fall-back", "foe VS-029")
    t.do("place", "s1")
    assert not t.stunned("foe VS-029")
    assert (t.card("foe VS-029").now.row, t.card("foe VS-029").now.column) == (1, 1)
    assert t.endurance(FOE) == 50 - 3  # no stun loss, no breakthrough
    assert not t.exhausted("foe VS-029")


def test_weapon_instinct_may_be_stunned_and_must_without_endurance_or_behind():
    t = table(front=["VS-014"], foe_front=["VS-029"])
    t.attack("VS-014", "foe VS-029")
    t.both_pass()
    t.do("be-stunned", "foe VS-029")
    assert t.stunned("foe VS-029")
    assert t.endurance(FOE) == 50 - 3 - (17 - 4)
    for more in ({"foe_front": ["VS-029"], "endurance": (50, 2)}, {"foe_support": ["VS-029"]}):
        t = table(front=["VS-014"], **more)
        t.attack("VS-014", "foe VS-029")
        t.both_pass()
        assert t.stunned("foe VS-029")


def test_weapon_instinct_falls_back_from_an_effect_and_stays_in_the_attack():
    t = table(front=["VS-029"], hand=["VS-093"], row=FIVE, foe_front=["VS-014"])
    t.attack("VS-029", "foe VS-014")
    overload(t, "VS-029")
    t.do("fall-back", "VS-029")
    t.do("place", "s0")
    assert not t.stunned("VS-029")
    assert t.s.attacking(t.card("VS-029"))
    assert t.endurance(ME) == 50 - 3


def test_polaris_grounds_the_other_side_in_her_own_attack_step():
    t = table(front=["VS-030", "VS-031"], foe_front=["VS-005"], gear={"foe VS-005": "VS-044"})
    assert not flies(t.s, t.card("foe VS-005"))  # Blackbird does not help
    assert not has_range(t.s, t.card("foe VS-005"))
    assert flies(t.s, t.card("VS-031"))
    t.until("attack", FOE)
    assert flies(t.s, t.card("foe VS-005"))
    assert has_range(t.s, t.card("foe VS-005"))


def test_a_stunned_polaris_grounds_nobody():
    t = table(front=["VS-030"], stunned=["VS-030"], foe_front=["VS-005"])
    assert flies(t.s, t.card("foe VS-005"))


def test_sky_sovereign_lifts_other_x_men():
    t = table(front=["VS-031", "VS-038", "VS-008"], foe_front=["VS-038", "VS-006"], foe_support=["VS-005"])
    assert not flies(t.s, t.card("VS-008"))
    assert not flies(t.s, t.card("foe VS-038"))
    t.do("attack", "VS-038")
    assert t.can("defend", "foe VS-005")


def test_havok_weakens_a_character_for_the_turn():
    t = table(front=["VS-032", "VS-025"], foe_front=["VS-008", "VS-006"])
    t.do("use", "VS-032")
    assert not t.can("target", "VS-025")
    t.do("target", "foe VS-008")
    assert t.exhausted("VS-032")
    t.resolve()
    assert t.strength("foe VS-008") == (7, 6 - 2)
    assert t.strength("foe VS-006") == (3, 5)
    t.until("recovery")
    assert t.strength("foe VS-008") == (7, 4)
    t.until("draw")
    assert t.strength("foe VS-008") == (7, 6)


def test_cyclops_leads_the_others_in_a_team_attack():
    t = table(front=["VS-033", "VS-025", "VS-028", "VS-038"], foe_front=["VS-014"])
    t.attack("VS-033", "foe VS-014", "VS-025", "VS-028")
    assert [t.strength(name)[0] for name in ("VS-033", "VS-025", "VS-028", "VS-038")] == [9, 3 + 1, 4 + 1, 14]
    t.s.attack.attackers.remove(t.card("VS-033").id)  # he drops out
    assert t.strength("VS-025")[0] == 3


def test_cyclops_is_no_leader_alone():
    t = table(front=["VS-033"], foe_front=["VS-014"])
    t.attack("VS-033", "foe VS-014")
    assert t.strength("VS-033")[0] == 9


def test_the_best_recovers_by_himself_before_the_choice():
    t = table(stage="attack", active=FOE, front=["VS-034", "VS-025"], stunned=["VS-034", "VS-025"])
    t.next_step()
    assert t.chain == ["trigger"]
    t.resolve()
    assert not t.stunned("VS-034")
    assert t.exhausted("VS-034")
    t.both_pass()  # and Bishop by the phase
    assert (t.where("VS-025"), t.stunned("VS-025")) == ("characters", False)


def test_the_best_has_nothing_to_recover_from_while_standing():
    t = table(stage="attack", active=FOE, front=["VS-034"])
    t.next_step()
    assert (t.s.stage, t.chain) == ("recovery", [])


@pytest.mark.parametrize(
    ("attacker", "defender", "falls"),
    [
        ("VS-035", "VS-011", False),  # he himself, against neither flight nor range
        ("VS-026", "VS-011", False),
        ("VS-036", "VS-011", False),  # another X-Man with flight
        ("VS-025", "VS-011", True),  # no flight
        ("VS-010", "VS-011", True),  # no X-Man
        ("VS-036", "VS-012", True),  # against range
        ("VS-036", "VS-014", True),
    ],
)
def test_archangel_keeps_flying_x_men_from_being_stunned_by_the_grounded(attacker, defender, falls):
    fliers = [attacker] if attacker == "VS-035" else [attacker, "VS-035"]
    t = table(front=fliers, foe_front=[defender])
    t.attack(attacker, f"foe {defender}")
    t.conclude()
    assert t.stunned(attacker) == falls


def test_archangel_does_not_keep_defenders():
    t = table(front=["VS-011"], foe_front=["VS-036", "VS-035"])
    t.attack("VS-011", "foe VS-036")
    t.conclude()
    assert t.stunned("foe VS-036")


def test_archangel_keeps_neither_the_idle_nor_the_other_side():
    t = table(front=["VS-035", "VS-036"], hand=["VS-093"], row=FIVE, foe_front=["VS-011"])
    t.attack("VS-035", "foe VS-011")
    overload(t, "VS-036")
    assert t.stunned("VS-036")
    t = table(active=FOE, front=["VS-011"], support=["VS-035"], foe_front=["VS-036"])
    t.attack("foe VS-036", "VS-011")
    t.conclude()
    assert t.stunned("foe VS-036")


@pytest.mark.parametrize(("defender", "ranged"), [("VS-005", True), ("VS-010", False)])
def test_rogue_borrows_flight_and_range_of_whom_she_stuns(defender, ranged):
    t = table(front=["VS-036"], foe_front=[defender, "VS-001"])
    t.attack("VS-036", f"foe {defender}")
    t.conclude()
    assert t.chain == ["trigger"]
    assert not has_range(t.s, t.card("VS-036"))
    t.resolve()
    assert has_range(t.s, t.card("VS-036")) == ranged
    assert t.strength("VS-036") == (12, 11 + 1)
    t.until("draw")
    assert not has_range(t.s, t.card("VS-036"))
    assert t.strength("VS-036") == (12, 11)


def test_rogue_borrows_as_a_defender_too():
    t = table(front=["VS-005"], foe_front=["VS-036"])
    t.attack("VS-005", "foe VS-036")
    t.conclude()
    assert t.stunned("VS-005")
    t.resolve()
    assert has_range(t.s, t.card("foe VS-036"))


def test_rogue_has_nothing_from_attacks_of_others():
    t = table(front=["VS-036", "VS-014"], foe_front=["VS-005"])
    t.attack("VS-014", "foe VS-005")
    t.conclude()
    assert t.chain == []


def test_tempest_crown_weakens_an_opposing_character_when_she_enters():
    t = table(stage="recruit", hand=["VS-037"], row=["VS-001"] * 7, front=["VS-025"], foe_front=["VS-001", "VS-008"])
    t.do("recruit", "VS-037")
    t.resolve_all()
    t.do("place", "f1")
    assert not t.can("target", "VS-025")
    t.do("target", "foe VS-001")
    t.resolve()
    assert t.strength("foe VS-001")[0] == 2 - 3
    assert t.strength("foe VS-008")[0] == 7
    t.until("draw")
    assert t.strength("foe VS-001")[0] == 2


def test_colossus_is_not_stunned_by_plot_twists():
    t = table(hand=["VS-093"], row=FIVE, front=["VS-038", "VS-025"], foe_front=["VS-014"])
    overload(t, "VS-038")
    assert not t.stunned("VS-038")
    assert t.endurance(ME) == 50
    t.s.move(t.card("VS-093"), t.s.players[ME].hand)
    overload(t, "VS-025")
    assert t.stunned("VS-025")


def test_colossus_is_stunned_in_combat():
    t = table(front=["VS-014"], foe_front=["VS-038"])
    t.attack("VS-014", "foe VS-038")
    t.conclude()
    assert t.stunned("foe VS-038")


def test_professor_x_exhausts_an_opposing_character_at_the_start_of_the_own_attack_step():
    t = table(
        stage="formation", active=FOE, front=["VS-039", "VS-025"], foe_front=["VS-011", "VS-058", "VS-008"],
    )  # fmt: skip
    t.next_step()
    assert t.asked.prompt == "target"
    offered = {f"target:{t.card(name).key}" for name in ("foe VS-011", "foe VS-008")}
    assert set(t.options()) == offered  # mandatory; Blob costs 7
    t.do("target", "foe VS-008")
    t.resolve()
    assert t.exhausted("foe VS-008")
    assert not t.exhausted("foe VS-011")
    t.until("attack", FOE)
    assert t.chain == []  # not in the step of the other


def test_fastball_throw_strengthens_and_lifts_an_x_men_attacker():
    t = table(front=["VS-038"], hand=["VS-040"], row=FIVE, foe_front=["VS-010"])
    assert not t.can("play", "VS-040")
    t.attack("VS-038", "foe VS-010")
    t.play("VS-040", "VS-038")
    t.resolve()
    assert t.strength("VS-038") == (14 + 3, 15)
    assert flies(t.s, t.card("VS-038"))
    t.conclude()
    assert t.strength("VS-038") == (14, 15)
    assert not t.stunned("VS-038")
    assert not flies(t.s, t.card("VS-038"))


def test_fastball_throw_is_for_x_men():
    t = table(front=["VS-008"], hand=["VS-040"], row=FIVE, foe_front=["VS-038"])
    t.attack("VS-008", "foe VS-038")
    assert not t.can("play", "VS-040")


def test_stand_together_recovers_an_own_x_man_for_two_endurance():
    t = table(
        front=["VS-038", "VS-008", "VS-028"], stunned=["VS-038", "VS-008", "foe VS-025"], foe_front=["VS-025"],
        hand=["VS-041"], row=["VS-001"] * 4,
    )  # fmt: skip
    t.do("play", "VS-041")  # Colossus is the only target
    assert t.endurance(ME) == 50 - 2
    t.resolve()
    assert not t.stunned("VS-038")
    assert t.exhausted("VS-038")
    assert t.stunned("VS-008")
    assert t.stunned("foe VS-025")


@pytest.mark.parametrize(("from_row", "more"), [(True, 1), (False, 0)])
def test_danger_drill_draws_and_strengthens_reinforced_x_men_from_the_row(from_row, more):
    lay = {"foe_row": ["VS-042", *FIVE]} if from_row else {"foe_row": FIVE, "foe_hand": ["VS-042"]}
    t = table(front=["VS-014"], foe_front=["VS-038"], foe_support=["VS-025"], foe_deck=["VS-030"], **lay)
    t.attack("VS-014", "foe VS-038")
    t.pass_(ME)
    t.play("foe VS-042")
    t.resolve()
    assert [c.printed.code for c in t.s.players[FOE].hand.cards] == ["VS-030"]
    assert t.strength("foe VS-038")[1] == 15
    t.pass_(ME)
    t.do("reinforce", "foe VS-025")
    t.resolve_all()
    assert t.strength("foe VS-038")[1] == 15 + more


@pytest.mark.parametrize(("defender", "support", "whose"), [("VS-008", "VS-004", "foe_"), ("VS-038", "VS-025", "")])
def test_danger_drill_is_for_own_x_men(defender, support, whose):
    t = table(front=["VS-014"], foe_front=[defender], foe_support=[support], **{f"{whose}face_up": ["VS-042"]})
    t.attack("VS-014", f"foe {defender}")
    t.pass_(ME)
    t.do("reinforce", f"foe {support}")
    t.resolve_all()
    assert t.card(f"foe {defender}").now.reinforced
    assert t.strength(f"foe {defender}")[1] == cardpool.printed(defender).defense


def test_hillside_campus_readies_a_small_exhausted_x_man():
    front = ["VS-025", "VS-028", "VS-003", "VS-026", "VS-027"]
    t = table(
        front=front, exhausted=["VS-025", "VS-028", "VS-003", "foe VS-025"], stunned=["VS-026"], face_up=["VS-043"],
        row=["VS-001"] * 2, hand=["VS-042"], foe_front=["VS-025"],
    )  # fmt: skip
    t.do("use", "VS-043")  # Bishop is the only target: cost, team, stunned, ready, the foe's
    t.do("discard", "VS-042")
    assert t.exhausted("VS-043")
    t.resolve()
    assert not t.exhausted("VS-025")
    assert t.exhausted("VS-028")
    assert t.exhausted("VS-003")
    assert t.exhausted("VS-026")
    assert t.exhausted("foe VS-025")


def test_blackbird_lifts_all_and_strengthens_an_x_men_bearer():
    t = table(
        front=["VS-038", "VS-008", "VS-025"], gear={"VS-038": "VS-044"},
        foe_front=["VS-006", "VS-003"], foe_support=["VS-002"],
    )  # fmt: skip
    assert t.strength("VS-038") == (14 + 2, 15 + 2)
    assert t.strength("VS-008") == (7, 6)
    assert t.strength("VS-025") == (3, 2)
    assert not flies(t.s, t.card("foe VS-006"))
    t.do("attack", "VS-008")
    assert t.can("defend", "foe VS-002")


def test_blackbird_gives_no_strength_to_others_and_nothing_on_a_stunned_bearer():
    t = table(front=["VS-008", "VS-005"], gear={"VS-008": "VS-044"})
    assert t.strength("VS-008") == (7, 6)
    assert flies(t.s, t.card("VS-008"))
    t = table(front=["VS-038", "VS-008"], gear={"VS-038": "VS-044"}, stunned=["VS-038"])
    assert not flies(t.s, t.card("VS-008"))
