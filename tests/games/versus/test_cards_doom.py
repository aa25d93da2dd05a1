"""Doom, card by card: facts first, then at least one position for every text."""

from __future__ import annotations

import pytest

from rulebound.games.versus.deck_building import built_in
from tests.versus_table import CODES, FOE, ME, named, table

FIVE = ["Wild Sentinel"] * 5

FACTS = [
    ("Boris", "Boris", "Personal Servant of Dr. Doom", "character", 1, (1, 1), "", 2),
    ("Castle Servitor", "Castle Servitor", "Army", "character", 1, (2, 1), "", 2),
    ("Puppet Master", "Puppet Master", "Philip Masters", "character", 2, (1, 2), "", 2),
    ("Border Guard-Bot", "Border Guard-Bot", "Army", "character", 2, (3, 2), "", 4),
    ("Border Siege-Bot", "Border Siege-Bot", "Army", "character", 3, (4, 3), "R", 4),
    ("Darkoth, Bound Revenant", "Darkoth", "Bound Revenant", "character", 3, (4, 4), "", 3),
    ("Dr. Doom, Armored Tyrant", "Dr. Doom", "Armored Tyrant", "character", 4, (7, 6), "R", 4),
    ("Decoy-Bot", "Decoy-Bot", "Army", "character", 4, (6, 7), "", 3),
    ("Sub-Mariner, Surging Prince", "Sub-Mariner", "Surging Prince", "character", 5, (9, 8), "F", 2),
    ("Colossus-Bot", "Colossus-Bot", "Army", "character", 5, (9, 9), "", 3),
    ("Darkoth, Unchained", "Darkoth", "Unchained", "character", 5, (10, 8), "F", 1),
    ("Dr. Doom, Sorcerer Regent", "Dr. Doom", "Sorcerer Regent", "character", 6, (11, 12), "FR", 3),
    ("Executioner-Bot", "Executioner-Bot", "Army", "character", 6, (12, 11), "R", 2),
    ("Sub-Mariner, Reluctant Ally", "Sub-Mariner", "Reluctant Ally", "character", 7, (15, 14), "F", 2),
    ("Dr. Doom, World Emperor", "Dr. Doom", "World Emperor", "character", 8, (17, 18), "FR", 2),
    ("Court Hypnotist", "Court Hypnotist", "Silent Advisor", "character", 4, (6, 6), "R", 2),
    ("Mask of Many", "Mask of Many", "", "plot-twist", 2, (0, 0), "", 3),
    ("Stasis Hex", "Stasis Hex", "", "plot-twist", 3, (0, 0), "", 1),
    ("Iron Decree", "Iron Decree", "", "plot-twist", 4, (0, 0), "", 1),
    ("Castle Throne Hall", "Castle Throne Hall", "", "location", 3, (0, 0), "", 1),
    ("Borderland Village", "Borderland Village", "", "location", 2, (0, 0), "", 1),
    ("Gauntlet of Command", "Gauntlet of Command", "", "equipment", 1, (0, 0), "", 1),
]


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact[0])
def test_facts(fact):
    code, title, version, kind, cost, stats, icons, copies = fact
    card = named(code)
    assert (card.title, card.version, card.kind, card.cost) == (title, version, kind, cost)
    assert (card.atk, card.defense) == stats
    assert (card.flight, card.range) == ("F" in icons, "R" in icons)
    assert card.teams == (("doom",) if kind == "character" else ())
    assert card.unique == (kind in ("character", "location") and version != "Army")
    assert bool(card.ongoing) == (code == "Iron Decree")
    assert built_in("doom").cards[CODES[code]] == copies


@pytest.mark.parametrize(
    "code", ["Castle Servitor", "Border Guard-Bot", "Border Siege-Bot", "Colossus-Bot", "Executioner-Bot"]
)
def test_cards_without_text_do_nothing(code):
    card = named(code)
    assert card.text() == []
    t = table(front=[code], foe_front=["Sentinel Omega-Frame"])
    assert "use" not in [option.act for option in t.choice.options]
    assert t.strength(code) == (card.atk, card.defense)


@pytest.mark.parametrize("code", ["Border Siege-Bot", "Executioner-Bot"])
def test_robots_with_range_attack_from_behind(code):
    t = table(support=[code, "Border Guard-Bot"], foe_front=["Wild Sentinel"])
    assert t.can("attack", code)
    assert not t.can("attack", "Border Guard-Bot")


def enters(code: str, **more: object):
    """The card has just been recruited and stands in front."""
    t = table(stage="recruit", hand=[code], row=["Wild Sentinel"] * 8, **more)  # type: ignore[arg-type]
    t.do("recruit", code)
    t.resolve_all()
    t.answer("place", "f0")
    return t


def test_boris_finds_a_plot_twist():
    t = enters("Boris", deck=["Mask of Many", "Castle Throne Hall"])
    assert t.chain == ["trigger"]
    t.resolve()
    assert not t.can("take", "Castle Throne Hall")
    t.answer("search", "Mask of Many")
    assert t.where("Mask of Many") == "hand"
    assert t.card("Mask of Many").visible_to(FOE)


def test_puppet_master_exhausts_somebody_before_they_attack():
    t = table(front=["Sentinel Siege-Frame"], foe_front=["Puppet Master"])
    t.attack("Sentinel Siege-Frame", "foe Puppet Master", begin=False)
    t.pass_(ME)
    t.do("use", "foe Puppet Master")
    t.resolve_all()
    assert t.exhausted("Sentinel Siege-Frame")
    assert t.exhausted("foe Puppet Master")
    assert t.attackers is None  # the proposal was no longer legal


def test_puppet_master_does_not_stop_an_attack_that_has_begun():
    t = table(front=["Sentinel Siege-Frame"], foe_front=["Puppet Master"])
    t.attack("Sentinel Siege-Frame", "foe Puppet Master")
    t.pass_(ME)
    t.do("use", "foe Puppet Master")
    t.resolve_all()
    assert t.attackers is not None


def test_puppet_master_means_opposing_characters():
    t = table(
        front=["Puppet Master", "Border Guard-Bot"], foe_front=["Wild Sentinel"], foe_support=["Sentinel Tracker-Frame"]
    )
    t.do("use", "Puppet Master")
    assert t.can("target", "foe Wild Sentinel")
    assert t.can("target", "foe Sentinel Tracker-Frame")
    assert not t.can("target", "Border Guard-Bot")


def test_bound_darkoth_pays_endurance_for_atk_as_often_as_he_likes_while_attacking():
    t = table(front=["Darkoth, Bound Revenant"], foe_front=["Sentinel Siege-Frame"])
    assert not t.can("use", "Darkoth, Bound Revenant")
    t.attack("Darkoth, Bound Revenant", "foe Sentinel Siege-Frame")
    for _ in range(2):
        t.do("use", "Darkoth, Bound Revenant")
        t.resolve()
    assert t.strength("Darkoth, Bound Revenant") == (8, 4)
    assert t.endurance(ME) == 50 - 4
    t.conclude()
    assert t.stunned("foe Sentinel Siege-Frame")
    assert t.strength("Darkoth, Bound Revenant") == (4, 4)


def test_bound_darkoth_does_not_pay_while_defending():
    t = table(front=["Sentinel Siege-Frame"], foe_front=["Darkoth, Bound Revenant"])
    t.attack("Sentinel Siege-Frame", "foe Darkoth, Bound Revenant")
    t.pass_(ME)
    assert not t.can("use", "foe Darkoth, Bound Revenant")


def test_armored_tyrant_negates_a_plot_twist():
    t = table(
        front=["Sentinel Siege-Frame"],
        hand=["Savage Beatdown"],
        row=FIVE,
        foe_front=["Dr. Doom, Armored Tyrant"],
        foe_hand=["Border Guard-Bot"],
    )
    t.attack("Sentinel Siege-Frame", "foe Dr. Doom, Armored Tyrant")
    t.play("Savage Beatdown")
    t.pass_(ME)
    t.do("use", "foe Dr. Doom, Armored Tyrant")
    t.answer("discard", "foe Border Guard-Bot")
    t.resolve()
    assert t.chain == []
    assert t.where("Savage Beatdown") == "ko"
    assert t.strength("Sentinel Siege-Frame") == (7, 6)
    assert t.exhausted("foe Dr. Doom, Armored Tyrant")
    assert t.where("foe Border Guard-Bot") == "ko"


def test_armored_tyrant_negates_nothing_but_plot_twists_and_not_without_a_card():
    for hand in ([], ["Border Guard-Bot"]):
        t = table(front=["Sentinel Siege-Frame"], foe_front=["Dr. Doom, Armored Tyrant"], foe_hand=hand)
        t.attack("Sentinel Siege-Frame", "foe Dr. Doom, Armored Tyrant", begin=False)
        t.pass_(ME)
        assert not t.can("use", "foe Dr. Doom, Armored Tyrant")
    t = table(
        front=["Sentinel Siege-Frame"], hand=["Savage Beatdown"], row=FIVE, foe_front=["Dr. Doom, Armored Tyrant"]
    )
    t.attack("Sentinel Siege-Frame", "foe Dr. Doom, Armored Tyrant")
    t.play("Savage Beatdown")
    t.pass_(ME)
    assert not t.can("use", "foe Dr. Doom, Armored Tyrant")
    assert "versus.power.payment_costs" in t.why_not("use", "foe Dr. Doom, Armored Tyrant", seat=FOE)


def test_decoy_bot_gives_itself_up_for_an_expensive_doom_character():
    t = table(
        front=["Decoy-Bot", "Colossus-Bot", "Border Siege-Bot"],
        stunned=["Colossus-Bot", "Border Siege-Bot"],
        foe_front=["Sentinel Siege-Frame"],
        foe_support=["Sentinel Mark II"],
    )
    t.do("use", "Decoy-Bot")  # only Colossus-Bot costs 4 or more: no question
    t.resolve()
    assert t.where("Decoy-Bot") == "ko"
    assert not t.stunned("Colossus-Bot")
    assert t.exhausted("Colossus-Bot")
    assert t.stunned("Border Siege-Bot")
    assert t.endurance(ME) == 50


def test_decoy_bot_is_no_help_for_cheap_or_foreign_characters():
    t = table(
        front=["Decoy-Bot", "Border Siege-Bot", "Sentinel Siege-Frame"],
        stunned=["Border Siege-Bot", "Sentinel Siege-Frame"],
        foe_front=["Wild Sentinel"],
    )
    assert not t.can("use", "Decoy-Bot")


@pytest.mark.parametrize(("mine", "lost"), [(49, 1), (50, 0), (51, 0)])
def test_surging_sub_mariner_drains_a_richer_opponent_as_he_attacks(mine, lost):
    t = table(front=["Sub-Mariner, Surging Prince"], foe_front=["Sentinel Siege-Frame"], endurance=(mine, 50))
    t.attack("Sub-Mariner, Surging Prince", "foe Sentinel Siege-Frame")
    assert t.endurance(FOE) == 50 - lost
    assert t.attackers is not None


def test_unchained_darkoth_costs_one_endurance_each_recovery_phase():
    t = table(front=["Darkoth, Unchained"], foe_front=["Sentinel Siege-Frame"], active=FOE, initiative=ME)
    t.reach("recovery")
    assert t.chain == ["trigger"]
    t.resolve()
    assert t.endurance(ME) == 49
    assert t.endurance(FOE) == 50


def test_unchained_darkoth_costs_nothing_while_stunned():
    t = table(
        front=["Darkoth, Unchained"],
        stunned=["Darkoth, Unchained"],
        foe_front=["Sentinel Siege-Frame"],
        active=FOE,
        initiative=ME,
    )
    t.reach("recovery")
    assert t.chain == []


def regent(endurance: int = 50):
    t = table(
        stage="formation",
        active=FOE,
        initiative=ME,
        front=["Dr. Doom, Sorcerer Regent"],
        foe_front=["Colossus-Bot", "Executioner-Bot"],
        endurance=(50, endurance),
    )
    t.reach("attack", ME)
    assert t.chain == ["trigger"]
    assert t.s.chain[0].targets == (t.card("foe Colossus-Bot").id,)  # Executioner-Bot costs 6
    t.resolve()
    return t


def test_sorcerer_regent_exhausts_somebody_unless_three_endurance_are_paid():
    t = regent()
    assert t.choice.seat == FOE
    t.answer("pay", "decline")
    assert t.exhausted("foe Colossus-Bot")
    assert t.endurance(FOE) == 50
    t = regent()
    t.answer("pay", "3")
    assert not t.exhausted("foe Colossus-Bot")
    assert t.endurance(FOE) == 47


def test_sorcerer_regent_takes_no_payment_that_is_not_there():
    t = regent(2)
    assert t.exhausted("foe Colossus-Bot")
    assert t.endurance(FOE) == 2


def test_reluctant_sub_mariner_breaks_a_face_up_resource():
    t = table(
        front=["Sub-Mariner, Reluctant Ally"],
        foe_front=["Wild Sentinel"],
        foe_face_up=["Borderland Village", "Castle Throne Hall"],
        foe_row=["Border Guard-Bot"],
    )
    t.attack("Sub-Mariner, Reluctant Ally", "foe Wild Sentinel")
    t.conclude()
    assert t.prompt == "target"
    assert not t.can("target", "foe Border Guard-Bot")
    t.answer("target", "foe Borderland Village")
    t.resolve()
    assert t.where("foe Borderland Village") == "ko"
    assert t.size("resources", FOE) == 2
    assert t.prompt == "attack"  # nobody is asked for another resource


def test_reluctant_sub_mariner_triggers_on_a_player_too_but_never_without_a_resource_or_breakthrough():
    t = table(front=["Sub-Mariner, Reluctant Ally"], foe_face_up=["Borderland Village"])
    t.attack("Sub-Mariner, Reluctant Ally")
    t.conclude()
    assert t.chain == ["trigger"]
    t = table(front=["Sub-Mariner, Reluctant Ally"], foe_front=["Wild Sentinel"], foe_row=["Borderland Village"])
    t.attack("Sub-Mariner, Reluctant Ally", "foe Wild Sentinel")
    t.conclude()
    assert t.chain == []
    t = table(
        front=["Sub-Mariner, Reluctant Ally"], foe_front=["Dr. Doom, World Emperor"], foe_face_up=["Borderland Village"]
    )
    t.attack("Sub-Mariner, Reluctant Ally", "foe Dr. Doom, World Emperor")
    t.conclude()
    assert t.chain == []


def test_world_emperor_drains_four_as_he_enters():
    t = enters("Dr. Doom, World Emperor")
    t.resolve()
    assert t.endurance(FOE) == 46
    assert t.endurance(ME) == 50


def test_a_dr_doom_replaces_another_version():
    t = enters("Dr. Doom, Armored Tyrant", front=[None, "Dr. Doom, Sorcerer Regent"])
    assert t.where("Dr. Doom, Armored Tyrant") == "characters"
    assert t.where("Dr. Doom, Sorcerer Regent") == "ko"


def test_court_hypnotist_cuts_a_defender_off_from_reinforcement_and_team_attacks():
    t = table(
        support=["Court Hypnotist"],
        front=["Sentinel Siege-Frame"],
        foe_front=["Colossus-Bot"],
        foe_support=["Border Guard-Bot"],
    )
    t.do("use", "Court Hypnotist")
    t.answer("target", "foe Colossus-Bot")
    t.resolve()
    assert t.exhausted("Court Hypnotist")
    t.attack("Sentinel Siege-Frame", "foe Colossus-Bot")
    t.pass_(ME)
    assert not t.can("reinforce", "foe Border Guard-Bot")
    assert "versus.reinforcement.shared_team" in t.why_not("reinforce", "foe Border Guard-Bot", seat=FOE)


def test_court_hypnotist_needs_a_target_that_is_not_stunned_and_works_for_this_turn():
    t = table(
        support=["Court Hypnotist"],
        front=["Sentinel Siege-Frame"],
        foe_front=["Colossus-Bot"],
        stunned=["foe Colossus-Bot"],
    )
    assert not t.can("use", "Court Hypnotist")
    t = table(support=["Court Hypnotist"], front=["Sentinel Siege-Frame"], foe_front=["Colossus-Bot"])
    t.do("use", "Court Hypnotist")
    t.resolve()
    assert t.card("foe Colossus-Bot").now.no_teams
    t.reach("resource")
    assert not t.card("foe Colossus-Bot").now.no_teams


def test_mask_of_many_finds_any_dr_doom():
    t = table(
        hand=["Mask of Many"],
        row=FIVE,
        front=["Border Guard-Bot"],
        deck=["Boris", "Dr. Doom, World Emperor", "Dr. Doom, Armored Tyrant"],
        foe_front=["Wild Sentinel"],
    )
    t.play("Mask of Many")
    t.resolve()
    assert t.can("take", "Dr. Doom, World Emperor")
    assert t.can("take", "Dr. Doom, Armored Tyrant")
    assert not t.can("take", "Boris")  # Boris is only a servant
    t.answer("search", "Dr. Doom, World Emperor")
    assert t.where("Dr. Doom, World Emperor") == "hand"


def test_stasis_hex_exhausts_an_idle_opponent():
    t = table(
        front=["Sentinel Siege-Frame"],
        foe_front=["Colossus-Bot"],
        foe_support=["Border Guard-Bot"],
        hand=["Stasis Hex"],
        row=FIVE,
    )
    t.attack("Sentinel Siege-Frame", "foe Colossus-Bot")
    t.play("Stasis Hex")  # the defender is not idle: one target, no question
    t.resolve()
    assert t.exhausted("foe Border Guard-Bot")
    assert not t.exhausted("foe Colossus-Bot")


def test_iron_decree_draws_and_strengthens_defenders_from_the_row():
    t = table(front=["Sentinel Siege-Frame"], foe_front=["Colossus-Bot"], foe_row=[*FIVE, "Iron Decree"], foe_hand=[])
    t.pass_(ME)
    t.play("foe Iron Decree")
    t.resolve()
    assert t.size("hand", FOE) == 1
    assert t.strength("foe Colossus-Bot") == (9, 9)
    t.attack("Sentinel Siege-Frame", "foe Colossus-Bot")
    assert t.strength("foe Colossus-Bot") == (9, 10)


def test_iron_decree_from_hand_only_draws():
    t = table(front=["Sentinel Siege-Frame"], foe_front=["Colossus-Bot"], foe_row=FIVE, foe_hand=["Iron Decree"])
    t.pass_(ME)
    t.play("foe Iron Decree")
    t.resolve()
    assert t.where("foe Iron Decree") == "ko"
    assert t.size("hand", FOE) == 1
    t.attack("Sentinel Siege-Frame", "foe Colossus-Bot")
    assert t.strength("foe Colossus-Bot") == (9, 9)


def test_throne_hall_strengthens_a_fighting_doom_character_once_while_ready():
    t = table(
        front=["Colossus-Bot", "Border Guard-Bot"],
        face_up=["Castle Throne Hall"],
        row=FIVE,
        foe_front=["Sentinel Siege-Frame"],
    )
    assert not t.can("use", "Castle Throne Hall")  # nobody fights
    t.attack("Colossus-Bot", "foe Sentinel Siege-Frame")
    t.do("use", "Castle Throne Hall")
    t.resolve()
    assert t.strength("Colossus-Bot") == (10, 10)
    assert t.exhausted("Castle Throne Hall")
    assert not t.can("use", "Castle Throne Hall")
    t.conclude()
    assert t.strength("Colossus-Bot") == (9, 9)


def test_throne_hall_means_doom_characters_you_control():
    t = table(front=["Sentinel Siege-Frame"], face_up=["Castle Throne Hall"], foe_front=["Colossus-Bot"])
    t.attack("Sentinel Siege-Frame", "foe Colossus-Bot")
    assert not t.can("use", "Castle Throne Hall")


def test_borderland_village_gives_endurance():
    t = table(
        front=["Border Guard-Bot"],
        row=["Borderland Village", "Wild Sentinel"],
        foe_front=["Wild Sentinel"],
        endurance=(50, 50),
    )
    assert not t.can("use", "Borderland Village")  # face down
    t.do("flip", "Borderland Village")
    t.do("use", "Borderland Village")
    t.resolve()
    assert t.endurance(ME) == 51
    assert not t.can("use", "Borderland Village")


def test_gauntlet_of_command_strengthens_its_bearer():
    t = table(
        front=["Colossus-Bot", "Border Guard-Bot"],
        gear={"Colossus-Bot": "Gauntlet of Command"},
        foe_front=["Wild Sentinel"],
    )
    assert t.strength("Colossus-Bot") == (10, 10)
    assert t.strength("Border Guard-Bot") == (3, 2)
