"""Doom, card by card: facts first, then at least one position for every text."""

from __future__ import annotations

import pytest

from rulebound.games.versus import cardpool
from rulebound.games.versus.deck_building import built_in
from tests.versus_table import FOE, ME, table

FIVE = ["VS-001"] * 5

FACTS = [
    ("VS-067", "Boris", "Personal Servant of Dr. Doom", "character", 1, (1, 1), "", 2),
    ("VS-068", "Castle Servitor", "Army", "character", 1, (2, 1), "", 2),
    ("VS-069", "Puppet Master", "Philip Masters", "character", 2, (1, 2), "", 2),
    ("VS-070", "Border Guard-Bot", "Army", "character", 2, (3, 2), "", 4),
    ("VS-071", "Border Siege-Bot", "Army", "character", 3, (4, 3), "R", 4),
    ("VS-072", "Darkoth", "Bound Revenant", "character", 3, (4, 4), "", 3),
    ("VS-073", "Dr. Doom", "Armored Tyrant", "character", 4, (7, 6), "R", 4),
    ("VS-074", "Decoy-Bot", "Army", "character", 4, (6, 7), "", 3),
    ("VS-075", "Sub-Mariner", "Surging Prince", "character", 5, (9, 8), "F", 2),
    ("VS-076", "Colossus-Bot", "Army", "character", 5, (9, 9), "", 3),
    ("VS-077", "Darkoth", "Unchained", "character", 5, (10, 8), "F", 1),
    ("VS-078", "Dr. Doom", "Sorcerer Regent", "character", 6, (11, 12), "FR", 3),
    ("VS-079", "Executioner-Bot", "Army", "character", 6, (12, 11), "R", 2),
    ("VS-080", "Sub-Mariner", "Reluctant Ally", "character", 7, (15, 14), "F", 2),
    ("VS-081", "Dr. Doom", "World Emperor", "character", 8, (17, 18), "FR", 2),
    ("VS-082", "Court Hypnotist", "Silent Advisor", "character", 4, (6, 6), "R", 2),
    ("VS-083", "Mask of Many", "", "plot-twist", 2, (0, 0), "", 3),
    ("VS-084", "Stasis Hex", "", "plot-twist", 3, (0, 0), "", 1),
    ("VS-085", "Iron Decree", "", "plot-twist", 4, (0, 0), "", 1),
    ("VS-086", "Castle Throne Hall", "", "location", 3, (0, 0), "", 1),
    ("VS-087", "Borderland Village", "", "location", 2, (0, 0), "", 1),
    ("VS-088", "Gauntlet of Command", "", "equipment", 1, (0, 0), "", 1),
]


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact[0])
def test_facts(fact):
    code, title, version, kind, cost, stats, icons, copies = fact
    card = cardpool.printed(code)
    assert (card.title, card.version, card.kind, card.cost) == (title, version, kind, cost)
    assert (card.atk, card.defense) == stats
    assert (card.flight, card.range) == ("F" in icons, "R" in icons)
    assert card.teams == (("doom",) if kind == "character" else ())
    assert card.unique == (kind in ("character", "location") and version != "Army")
    assert bool(card.ongoing) == (code == "VS-085")
    assert built_in("doom")[code] == copies


@pytest.mark.parametrize("code", ["VS-068", "VS-070", "VS-071", "VS-076", "VS-079"])
def test_cards_without_text_do_nothing(code):
    card = cardpool.printed(code)
    assert card.text() == []
    t = table(front=[code], foe_front=["VS-014"])
    assert "use" not in [option.act for option in t.asked.options]
    assert t.strength(code) == (card.atk, card.defense)


@pytest.mark.parametrize("code", ["VS-071", "VS-079"])
def test_robots_with_range_attack_from_behind(code):
    t = table(support=[code, "VS-070"], foe_front=["VS-001"])
    assert t.can("attack", code)
    assert not t.can("attack", "VS-070")


def enters(code: str, **more: object):
    """The card has just been recruited and stands in front."""
    t = table(stage="recruit", hand=[code], row=["VS-001"] * 8, **more)  # type: ignore[arg-type]
    t.do("recruit", code)
    t.resolve_all()
    t.do("place", "f0")
    return t


def test_boris_finds_a_plot_twist():
    t = enters("VS-067", deck=["VS-083", "VS-086"])
    assert t.chain == ["trigger"]
    t.resolve()
    assert not t.can("take", "VS-086")
    t.do("take", "VS-083")
    assert t.where("VS-083") == "hand"
    assert t.card("VS-083").visible_to(FOE)


def test_puppet_master_exhausts_somebody_before_they_attack():
    t = table(front=["VS-008"], foe_front=["VS-069"])
    t.attack("VS-008", "foe VS-069", begin=False)
    t.pass_(ME)
    t.do("use", "foe VS-069")
    t.resolve_all()
    assert t.exhausted("VS-008")
    assert t.exhausted("foe VS-069")
    assert t.s.attack is None  # the proposal was no longer legal


def test_puppet_master_does_not_stop_an_attack_that_has_begun():
    t = table(front=["VS-008"], foe_front=["VS-069"])
    t.attack("VS-008", "foe VS-069")
    t.pass_(ME)
    t.do("use", "foe VS-069")
    t.resolve_all()
    assert t.s.attack is not None


def test_puppet_master_means_opposing_characters():
    t = table(front=["VS-069", "VS-070"], foe_front=["VS-001"], foe_support=["VS-004"])
    t.do("use", "VS-069")
    assert t.can("target", "foe VS-001")
    assert t.can("target", "foe VS-004")
    assert not t.can("target", "VS-070")


def test_bound_darkoth_pays_endurance_for_atk_as_often_as_he_likes_while_attacking():
    t = table(front=["VS-072"], foe_front=["VS-008"])
    assert not t.can("use", "VS-072")
    t.attack("VS-072", "foe VS-008")
    for _ in range(2):
        t.do("use", "VS-072")
        t.resolve()
    assert t.strength("VS-072") == (8, 4)
    assert t.endurance(ME) == 50 - 4
    t.conclude()
    assert t.stunned("foe VS-008")
    assert t.strength("VS-072") == (4, 4)


def test_bound_darkoth_does_not_pay_while_defending():
    t = table(front=["VS-008"], foe_front=["VS-072"])
    t.attack("VS-008", "foe VS-072")
    t.pass_(ME)
    assert not t.can("use", "foe VS-072")


def test_armored_tyrant_negates_a_plot_twist():
    t = table(front=["VS-008"], hand=["VS-092"], row=FIVE, foe_front=["VS-073"], foe_hand=["VS-070"])
    t.attack("VS-008", "foe VS-073")
    t.play("VS-092")
    t.pass_(ME)
    t.do("use", "foe VS-073")
    t.do("discard", "foe VS-070")
    t.resolve()
    assert t.chain == []
    assert t.where("VS-092") == "ko"
    assert t.strength("VS-008") == (7, 6)
    assert t.exhausted("foe VS-073")
    assert t.where("foe VS-070") == "ko"


def test_armored_tyrant_negates_nothing_but_plot_twists_and_not_without_a_card():
    for hand in ([], ["VS-070"]):
        t = table(front=["VS-008"], foe_front=["VS-073"], foe_hand=hand)
        t.attack("VS-008", "foe VS-073", begin=False)
        t.pass_(ME)
        assert not t.can("use", "foe VS-073")
    t = table(front=["VS-008"], hand=["VS-092"], row=FIVE, foe_front=["VS-073"])
    t.attack("VS-008", "foe VS-073")
    t.play("VS-092")
    t.pass_(ME)
    assert not t.can("use", "foe VS-073")
    assert "versus.power.payment_costs" in t.why_not(FOE, "foe VS-073")


def test_decoy_bot_gives_itself_up_for_an_expensive_doom_character():
    t = table(
        front=["VS-074", "VS-076", "VS-071"], stunned=["VS-076", "VS-071"], foe_front=["VS-008"], foe_support=["VS-005"]
    )
    t.do("use", "VS-074")  # only Colossus-Bot costs 4 or more: no question
    t.resolve()
    assert t.where("VS-074") == "ko"
    assert not t.stunned("VS-076")
    assert t.exhausted("VS-076")
    assert t.stunned("VS-071")
    assert t.endurance(ME) == 50


def test_decoy_bot_is_no_help_for_cheap_or_foreign_characters():
    t = table(front=["VS-074", "VS-071", "VS-008"], stunned=["VS-071", "VS-008"], foe_front=["VS-001"])
    assert not t.can("use", "VS-074")


@pytest.mark.parametrize(("mine", "lost"), [(49, 1), (50, 0), (51, 0)])
def test_surging_sub_mariner_drains_a_richer_opponent_as_he_attacks(mine, lost):
    t = table(front=["VS-075"], foe_front=["VS-008"], endurance=(mine, 50))
    t.attack("VS-075", "foe VS-008")
    assert t.endurance(FOE) == 50 - lost
    assert t.s.attack is not None


def test_unchained_darkoth_costs_one_endurance_each_recovery_phase():
    t = table(front=["VS-077"], foe_front=["VS-008"], active=FOE, initiative=ME)
    t.until("recovery")
    assert t.chain == ["trigger"]
    t.resolve()
    assert t.endurance(ME) == 49
    assert t.endurance(FOE) == 50


def test_unchained_darkoth_costs_nothing_while_stunned():
    t = table(front=["VS-077"], stunned=["VS-077"], foe_front=["VS-008"], active=FOE, initiative=ME)
    t.until("recovery")
    assert t.chain == []


def regent(endurance: int = 50):
    t = table(stage="formation", active=FOE, initiative=ME, front=["VS-078"], foe_front=["VS-076", "VS-079"],
              endurance=(50, endurance))  # fmt: skip
    t.until("attack", ME)
    assert t.chain == ["trigger"]
    assert t.s.chain[0].targets == (t.card("foe VS-076").id,)  # Executioner-Bot costs 6
    t.resolve()
    return t


def test_sorcerer_regent_exhausts_somebody_unless_three_endurance_are_paid():
    t = regent()
    assert t.asked.seat == FOE
    t.do("decline")
    assert t.exhausted("foe VS-076")
    assert t.endurance(FOE) == 50
    t = regent()
    t.do("pay", "3")
    assert not t.exhausted("foe VS-076")
    assert t.endurance(FOE) == 47


def test_sorcerer_regent_takes_no_payment_that_is_not_there():
    t = regent(2)
    assert t.exhausted("foe VS-076")
    assert t.endurance(FOE) == 2


def test_reluctant_sub_mariner_breaks_a_face_up_resource():
    t = table(front=["VS-080"], foe_front=["VS-001"], foe_face_up=["VS-087", "VS-086"], foe_row=["VS-070"])
    t.attack("VS-080", "foe VS-001")
    t.conclude()
    assert t.asked.prompt == "target"
    assert not t.can("target", "foe VS-070")
    t.do("target", "foe VS-087")
    t.resolve()
    assert t.where("foe VS-087") == "ko"
    assert len(t.s.players[FOE].resources) == 2


def test_reluctant_sub_mariner_triggers_on_a_player_too_but_never_without_a_resource_or_breakthrough():
    t = table(front=["VS-080"], foe_face_up=["VS-087"])
    t.attack("VS-080")
    t.conclude()
    assert t.chain == ["trigger"]
    t = table(front=["VS-080"], foe_front=["VS-001"], foe_row=["VS-087"])
    t.attack("VS-080", "foe VS-001")
    t.conclude()
    assert t.chain == []
    t = table(front=["VS-080"], foe_front=["VS-081"], foe_face_up=["VS-087"])
    t.attack("VS-080", "foe VS-081")
    t.conclude()
    assert t.chain == []


def test_world_emperor_drains_four_as_he_enters():
    t = enters("VS-081")
    t.resolve()
    assert t.endurance(FOE) == 46
    assert t.endurance(ME) == 50


def test_a_dr_doom_replaces_another_version():
    t = enters("VS-073", front=[None, "VS-078"])
    assert t.where("VS-073") == "characters"
    assert t.where("VS-078") == "ko"


def test_court_hypnotist_cuts_a_defender_off_from_reinforcement_and_team_attacks():
    t = table(support=["VS-082"], front=["VS-008"], foe_front=["VS-076"], foe_support=["VS-070"])
    t.do("use", "VS-082")
    t.do("target", "foe VS-076")
    t.resolve()
    assert t.exhausted("VS-082")
    t.attack("VS-008", "foe VS-076")
    t.pass_(ME)
    assert not t.can("reinforce", "foe VS-070")
    assert "versus.reinforcement.shared_team" in t.why_not(FOE, "foe VS-070")


def test_court_hypnotist_needs_a_target_that_is_not_stunned_and_works_for_this_turn():
    t = table(support=["VS-082"], front=["VS-008"], foe_front=["VS-076"], stunned=["foe VS-076"])
    assert not t.can("use", "VS-082")
    t = table(support=["VS-082"], front=["VS-008"], foe_front=["VS-076"])
    t.do("use", "VS-082")
    t.resolve()
    assert t.card("foe VS-076").now.no_teams
    t.until("resource")
    assert not t.card("foe VS-076").now.no_teams


def test_mask_of_many_finds_any_dr_doom():
    t = table(hand=["VS-083"], row=FIVE, front=["VS-070"], deck=["VS-067", "VS-081", "VS-073"], foe_front=["VS-001"])
    t.play("VS-083")
    t.resolve()
    assert t.can("take", "VS-081")
    assert t.can("take", "VS-073")
    assert not t.can("take", "VS-067")  # Boris is only a servant
    t.do("take", "VS-081")
    assert t.where("VS-081") == "hand"


def test_stasis_hex_exhausts_an_idle_opponent():
    t = table(front=["VS-008"], foe_front=["VS-076"], foe_support=["VS-070"], hand=["VS-084"], row=FIVE)
    t.attack("VS-008", "foe VS-076")
    t.play("VS-084")  # the defender is not idle: one target, no question
    t.resolve()
    assert t.exhausted("foe VS-070")
    assert not t.exhausted("foe VS-076")


def test_iron_decree_draws_and_strengthens_defenders_from_the_row():
    t = table(front=["VS-008"], foe_front=["VS-076"], foe_row=[*FIVE, "VS-085"], foe_hand=[])
    t.pass_(ME)
    t.play("foe VS-085")
    t.resolve()
    assert len(t.s.players[FOE].hand) == 1
    assert t.strength("foe VS-076") == (9, 9)
    t.attack("VS-008", "foe VS-076")
    assert t.strength("foe VS-076") == (9, 10)


def test_iron_decree_from_hand_only_draws():
    t = table(front=["VS-008"], foe_front=["VS-076"], foe_row=FIVE, foe_hand=["VS-085"])
    t.pass_(ME)
    t.play("foe VS-085")
    t.resolve()
    assert t.where("foe VS-085") == "ko"
    assert len(t.s.players[FOE].hand) == 1
    t.attack("VS-008", "foe VS-076")
    assert t.strength("foe VS-076") == (9, 9)


def test_throne_hall_strengthens_a_fighting_doom_character_once_while_ready():
    t = table(front=["VS-076", "VS-070"], face_up=["VS-086"], row=FIVE, foe_front=["VS-008"])
    assert not t.can("use", "VS-086")  # nobody fights
    t.attack("VS-076", "foe VS-008")
    t.do("use", "VS-086")
    t.resolve()
    assert t.strength("VS-076") == (10, 10)
    assert t.exhausted("VS-086")
    assert not t.can("use", "VS-086")
    t.conclude()
    assert t.strength("VS-076") == (9, 9)


def test_throne_hall_means_doom_characters_you_control():
    t = table(front=["VS-008"], face_up=["VS-086"], foe_front=["VS-076"])
    t.attack("VS-008", "foe VS-076")
    assert not t.can("use", "VS-086")


def test_borderland_village_gives_endurance():
    t = table(front=["VS-070"], row=["VS-087", "VS-001"], foe_front=["VS-001"], endurance=(50, 50))
    assert not t.can("use", "VS-087")  # face down
    t.do("flip", "VS-087")
    t.do("use", "VS-087")
    t.resolve()
    assert t.endurance(ME) == 51
    assert not t.can("use", "VS-087")


def test_gauntlet_of_command_strengthens_its_bearer():
    t = table(front=["VS-076", "VS-070"], gear={"VS-076": "VS-088"}, foe_front=["VS-001"])
    assert t.strength("VS-076") == (10, 10)
    assert t.strength("VS-070") == (3, 2)
