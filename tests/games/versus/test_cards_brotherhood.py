"""The Brotherhood, card by card: what is printed, and what each character does."""

from __future__ import annotations

import pytest

from rulebound.games.versus.deck_building import built_in
from tests.versus_table import CODES, FOE, ME, named, table

FIVE = ["Wild Sentinel"] * 5

FACTS = {
    "Lorelei": ("Lorelei", "Savage Land Mutate", "character", 1, (1, 1), "", 3),
    "Toad": ("Toad", "Swamp Leaper", "character", 1, (2, 1), "", 1),
    "Quicksilver, Blur": ("Quicksilver", "Blur", "character", 2, (3, 2), "", 3),
    "Pyro": ("Pyro", "Fire Sculptor", "character", 2, (2, 2), "R", 3),
    "Sabretooth, Savage Prowler": ("Sabretooth", "Savage Prowler", "character", 3, (6, 4), "", 4),
    "Mystique, False Face": ("Mystique", "False Face", "character", 3, (4, 4), "", 3),
    "Blob, Immovable Mass": ("Blob", "Immovable Mass", "character", 4, (5, 8), "", 3),
    "Mystique, Shadow Agent": ("Mystique", "Shadow Agent", "character", 4, (7, 6), "R", 3),
    "Magneto, Iron Will": ("Magneto", "Iron Will", "character", 5, (9, 8), "FR", 4),
    "Quicksilver, Relentless": ("Quicksilver", "Relentless", "character", 5, (9, 8), "", 2),
    "Sabretooth, Victor Creed": ("Sabretooth", "Victor Creed", "character", 6, (13, 11), "", 4),
    "Spiral": ("Spiral", "Freedom Force", "character", 6, (12, 13), "", 2),
    "Magneto, Lodestone King": ("Magneto", "Lodestone King", "character", 7, (14, 14), "FR", 2),
    "Blob, Landslide": ("Blob", "Landslide", "character", 7, (13, 17), "", 1),
    "Magneto, Asteroid Sovereign": ("Magneto", "Asteroid Sovereign", "character", 8, (17, 17), "FR", 1),
    "War on Humanity": ("War on Humanity", "", "plot-twist", 4, (0, 0), "", 2),
    "Mutant Supremacy": ("Mutant Supremacy", "", "plot-twist", 4, (0, 0), "", 2),
    "Sudden Ambush": ("Sudden Ambush", "", "plot-twist", 2, (0, 0), "", 4),
    "Hit and Vanish": ("Hit and Vanish", "", "plot-twist", 3, (0, 0), "", 1),
    "Lost City": ("Lost City", "", "location", 3, (0, 0), "", 3),
    "Avalon Space Station": ("Avalon Space Station", "", "location", 4, (0, 0), "", 2),
    "Lodestone Helm": ("Lodestone Helm", "", "equipment", 1, (0, 0), "", 1),
}  # name, version, type, cost or threshold, ATK and DEF, flight and range, copies in the Brotherhood deck


@pytest.mark.parametrize("code", FACTS)
def test_what_is_printed(code):
    card = named(code)
    icons = "F" * card.flight + "R" * card.range
    copies = built_in("brotherhood").cards[CODES[code]]
    assert (card.title, card.version, card.kind, card.cost, (card.atk, card.defense), icons, copies) == FACTS[code]
    assert card.teams == (("brotherhood",) if card.kind == "character" else ())
    assert card.unique == (card.kind != "plot-twist")  # the Helm too, though it is equipment


# --- characters -----------------------------------------------


def test_lorelei_weakens_each_of_her_attackers():
    t = table(
        front=["Sentinel Siege-Frame", "Sentinel Bulwark-Frame", "Sentinel Mark I"],
        foe_front=["Lorelei", "Sentinel Omega-Frame"],
    )
    t.attack("Sentinel Siege-Frame", "foe Lorelei", "Sentinel Bulwark-Frame")
    assert t.strength("Sentinel Siege-Frame")[0] == 7 - 2
    assert t.strength("Sentinel Bulwark-Frame")[0] == 3 - 2
    assert t.strength("Sentinel Mark I")[0] == 2
    t.conclude()
    t.answer("strike", "Sentinel Bulwark-Frame")
    assert t.strength("Sentinel Siege-Frame")[0] == 7


def test_lorelei_weakens_nobody_who_attacks_another():
    t = table(front=["Sentinel Siege-Frame"], foe_front=["Lorelei", "Sentinel Omega-Frame"])
    t.attack("Sentinel Siege-Frame", "foe Sentinel Omega-Frame")
    assert t.strength("Sentinel Siege-Frame")[0] == 7


def test_toad_weakens_an_attacker_for_this_attack():
    t = table(front=["Sentinel Siege-Frame"], foe_front=["Wild Sentinel", "Toad"])
    t.pass_(ME)
    assert not t.can("use", "foe Toad")  # there is no attacker
    t = table(front=["Sentinel Siege-Frame"], foe_front=["Wild Sentinel", "Toad"])
    t.attack("Sentinel Siege-Frame", "foe Wild Sentinel")
    t.pass_(ME)
    t.do("use", "foe Toad")
    assert t.exhausted("foe Toad")
    t.resolve()
    assert t.strength("Sentinel Siege-Frame") == (6, 6)
    t.conclude()
    assert t.strength("Sentinel Siege-Frame") == (7, 6)


def test_quicksilver_blur_readies_while_he_attacks_and_attacks_again():
    t = table(
        front=["Quicksilver, Blur"], hand=["Pyro", "Wild Sentinel"], foe_front=["Street Informant", "Boliver Trask"]
    )
    t.attack("Quicksilver, Blur", "foe Street Informant")
    t.do("use", "Quicksilver, Blur")
    assert not t.can("discard", "Wild Sentinel")  # no Brotherhood card
    t.answer("discard", "Pyro")
    t.resolve()
    assert not t.exhausted("Quicksilver, Blur")
    assert t.attacking("Quicksilver, Blur")
    t.conclude()
    assert t.stunned("foe Street Informant")
    t.resolve_all()
    t.attack("Quicksilver, Blur", "foe Boliver Trask")
    t.conclude()
    assert t.stunned("foe Boliver Trask")


def test_quicksilver_blur_is_not_readied_stunned_or_outside_his_attack_step():
    t = table(stage="recruit", front=["Quicksilver, Blur"], exhausted=["Quicksilver, Blur"], hand=["Pyro"])
    assert not t.can("use", "Quicksilver, Blur")
    t = table(
        front=["Quicksilver, Blur", "Sentinel Siege-Frame"],
        stunned=["Quicksilver, Blur"],
        hand=["Pyro"],
        foe_front=["Wild Sentinel"],
    )
    assert not t.can("use", "Quicksilver, Blur")


@pytest.mark.parametrize(("stunned", "lost"), [([], 1), (["Pyro"], 0)])
def test_pyro_burns_the_opponent_at_the_start_of_the_recovery_phase(stunned, lost):
    t = table(active=FOE, front=["Pyro"], stunned=stunned, foe_front=["Wild Sentinel"])
    t.reach("recovery")
    assert t.chain == ["trigger"] * lost
    t.resolve_all()
    assert (t.endurance(ME), t.endurance(FOE)) == (50, 50 - lost)


def test_pyro_counts_in_the_endurance_check_of_that_phase():
    t = table(active=FOE, front=["Pyro"], foe_front=["Wild Sentinel"], endurance=(5, 1))
    t.reach("recovery")
    t.next_step()
    assert t.match.result is not None
    assert t.match.result.winners == [ME]


@pytest.mark.parametrize(("stunned", "lost"), [([], 2), (["Sabretooth, Savage Prowler"], 0)])
def test_sabretooth_the_prowler_costs_his_controller_endurance(stunned, lost):
    t = table(active=FOE, front=["Sabretooth, Savage Prowler"], stunned=stunned, foe_front=["Wild Sentinel"])
    t.reach("recovery")
    t.resolve_all()
    assert (t.endurance(ME), t.endurance(FOE)) == (50 - lost, 50)


def test_mystique_exchanges_two_opposing_characters():
    t = table(
        front=["Mystique, False Face"],
        foe_front=["Sentinel Omega-Frame", "Wild Sentinel"],
        foe_support=["Sentinel Mark II"],
        stunned=["foe Wild Sentinel"],
    )
    t.do("use", "Mystique, False Face")
    assert not t.can("target", "Mystique, False Face")
    t.answer("target", "foe Sentinel Omega-Frame")
    t.answer("target", "foe Sentinel Mark II")
    assert t.exhausted("Mystique, False Face")
    t.resolve()
    assert t.place("foe Sentinel Omega-Frame") == (1, 0)
    assert t.place("foe Sentinel Mark II") == (0, 0)
    assert t.place("foe Wild Sentinel") == (0, 1)


def test_mystique_opens_the_way_to_a_protected_character():
    t = table(
        front=["Mystique, False Face", "Sentinel Siege-Frame"],
        foe_front=["Sentinel Omega-Frame"],
        foe_support=["Sentinel Mark II"],
    )
    t.do("use", "Mystique, False Face")
    t.answer("target", "foe Sentinel Omega-Frame")
    t.resolve()
    t.attack("Sentinel Siege-Frame", "foe Sentinel Mark II")
    t.conclude()
    assert t.stunned("foe Sentinel Mark II")


def test_mystique_needs_two_targets():
    t = table(front=["Mystique, False Face"], foe_front=["Sentinel Omega-Frame"])
    assert not t.can("use", "Mystique, False Face")


def defenders(t, attacker):
    t.do("attack", attacker)
    found = t.targets if t.prompt != "attack-whom" else [option.removeprefix("defend:") for option in t.options()]
    return {name.removeprefix("foe ") for name in found}


def test_blob_guards_the_brotherhood_beside_him():
    beside = ["Sabretooth, Savage Prowler", "Blob, Immovable Mass", "Mercenary Squad", "Sabretooth, Victor Creed"]
    t = table(front=["Sentinel Siege-Frame", "Sentinel Carrier-Frame"], foe_front=beside)
    assert defenders(t, "Sentinel Siege-Frame") == {
        "Blob, Immovable Mass",
        "Mercenary Squad",
        "Sabretooth, Victor Creed",
    }  # no Sabretooth: adjacent, Brotherhood
    t = table(front=["Sentinel Siege-Frame", "Sentinel Carrier-Frame"], foe_front=beside)
    assert defenders(t, "Sentinel Carrier-Frame") == set(beside)  # flight


@pytest.mark.parametrize("stunned", [[], ["foe Blob, Immovable Mass"]])
def test_blob_guards_nobody_when_stunned_or_in_the_support_row(stunned):
    row = (
        {"foe_front": ["Sabretooth, Savage Prowler", "Blob, Immovable Mass"]}
        if stunned
        else {"foe_front": ["Sabretooth, Savage Prowler"], "foe_support": ["Blob, Immovable Mass"]}
    )
    t = table(front=["Sentinel Siege-Frame"], stunned=stunned, **row)
    assert defenders(t, "Sentinel Siege-Frame") == {"Sabretooth, Savage Prowler"}


def test_blob_is_asked_when_the_proposal_resolves_and_never_later():
    """Mystique moves Blob beside the defender: a proposal is cancelled, an attack goes on."""

    def set_up():
        return table(
            front=["Sentinel Siege-Frame", "Mystique, False Face"],
            foe_front=["Sabretooth, Savage Prowler", "Mercenary Squad", "Blob, Immovable Mass"],
        )

    def exchange(t):
        t.do("use", "Mystique, False Face")
        t.answer("target", "foe Blob, Immovable Mass")
        t.answer("target", "foe Mercenary Squad")
        t.resolve()
        assert t.place("foe Blob, Immovable Mass") == (0, 1)

    t = set_up()
    t.attack("Sentinel Siege-Frame", "foe Sabretooth, Savage Prowler", begin=False)
    exchange(t)
    t.resolve_all()
    assert t.attackers is None
    assert not t.exhausted("Sentinel Siege-Frame")
    t = set_up()
    t.attack("Sentinel Siege-Frame", "foe Sabretooth, Savage Prowler")
    exchange(t)
    t.conclude()
    assert t.stunned("foe Sabretooth, Savage Prowler")


def test_mystique_the_agent_negates_the_trigger_of_an_opposing_character():
    t = table(stage="recruit", row=FIVE, hand=["Masked Drifter"], foe_support=["Mystique, Shadow Agent"])
    t.do("recruit", "Masked Drifter")
    t.resolve_all()
    t.answer("place", "f0")
    assert t.chain == ["trigger"]
    t.pass_(ME)
    t.do("use", "foe Mystique, Shadow Agent")
    assert t.endurance(FOE) == 48
    assert not t.exhausted("foe Mystique, Shadow Agent")
    t.resolve()
    assert t.chain == []
    assert t.lying("hand") == []


def test_mystique_the_agent_does_not_negate_other_effects():
    t = table(
        front=["Puppet Master", "Pyro"],
        row=["Metropolis", "Wild Sentinel"],
        foe_front=["Mystique, Shadow Agent", "Sentinel Siege-Frame"],
    )
    t.do("flip", "Metropolis")  # a trigger of a location
    t.do("use", "Puppet Master")  # a payment power of a character
    t.answer("target", "foe Sentinel Siege-Frame")
    assert t.chain == ["trigger", "power"]
    t.pass_(ME)
    assert not t.can("use", "foe Mystique, Shadow Agent")


def test_mystique_the_agent_does_not_negate_triggers_of_her_own_side():
    t = table(stage="recruit", row=FIVE, hand=["Masked Drifter"], support=["Mystique, Shadow Agent"])
    t.do("recruit", "Masked Drifter")
    t.resolve_all()
    t.answer("place", "f0")
    assert t.chain == ["trigger"]
    assert not t.can("use", "Mystique, Shadow Agent")


def test_magneto_iron_will_destroys_an_equipment_of_the_opponent():
    t = table(
        stage="recruit",
        hand=["Magneto, Iron Will"],
        row=FIVE,
        front=["Sabretooth, Savage Prowler"],
        foe_front=["Sentinel Siege-Frame", "Sentinel Carrier-Frame"],
        gear={
            "Sabretooth, Savage Prowler": "Lodestone Helm",
            "foe Sentinel Siege-Frame": "Gauntlet of Command",
            "foe Sentinel Carrier-Frame": "Plasma Cannon Mount",
        },
    )
    t.do("recruit", "Magneto, Iron Will")
    t.resolve_all()
    t.answer("place", "f1")
    assert not t.can("target", "Lodestone Helm")
    t.answer("target", "foe Plasma Cannon Mount")
    t.resolve()
    assert t.where("foe Plasma Cannon Mount") == "ko"
    assert t.where("foe Gauntlet of Command") == "equipment"
    assert t.where("foe Sentinel Carrier-Frame") == "characters"
    assert t.strength("foe Sentinel Carrier-Frame") == (8, 10)
    assert t.s.faults() == []


@pytest.mark.parametrize(
    ("support", "exhausted", "lost"),
    [([], [], 2), (["Wild Sentinel"], ["foe Wild Sentinel"], 2), (["Wild Sentinel"], [], 0)],
)
def test_quicksilver_the_relentless_punishes_an_empty_support_row(support, exhausted, lost):
    t = table(
        front=["Quicksilver, Relentless"], foe_front=["Sentinel Omega-Frame"], foe_support=support, exhausted=exhausted
    )
    t.attack("Quicksilver, Relentless", "foe Sentinel Omega-Frame")
    assert t.attackers is not None
    assert t.chain == []  # attack() lets the trigger resolve too
    assert t.endurance(FOE) == 50 - lost


def test_quicksilver_the_relentless_triggers_in_direct_attacks_and_reads_the_row_on_resolution():
    t = table(
        front=["Quicksilver, Relentless", "Puppet Master"],
        foe_front=["Sentinel Omega-Frame"],
        foe_support=["Wild Sentinel"],
    )
    t.attack("Quicksilver, Relentless", "foe Sentinel Omega-Frame", begin=False)
    t.both_pass()
    assert t.chain == ["trigger"]
    t.do("use", "Puppet Master")
    t.answer("target", "foe Wild Sentinel")
    t.resolve_all()
    assert t.endurance(FOE) == 48
    t = table(front=["Quicksilver, Relentless"])
    t.attack("Quicksilver, Relentless")
    assert t.endurance(FOE) == 48


@pytest.mark.parametrize(("code", "stats"), [("Sabretooth, Victor Creed", (13, 11)), ("Blob, Landslide", (13, 17))])
def test_sabretooth_and_blob_without_text_fight_with_what_is_printed(code, stats):
    assert named(code).text() == []
    t = table(front=[code], foe_front=["Sentinel Siege-Frame"])
    t.attack(code, "foe Sentinel Siege-Frame")
    assert t.strength(code) == stats
    t.conclude()
    assert t.chain == []
    assert t.endurance(FOE) == 50 - 4 - (13 - 6)


def spiral(defender, **more):
    t = table(
        front=["Spiral"],
        foe_front=["Blob, Immovable Mass", defender, "Sabretooth, Victor Creed"],
        foe_support=["Wild Sentinel", "Sentinel Mark I"],
        **more,
    )
    t.attack("Spiral", f"foe {defender}")
    t.conclude()
    return t


def test_spiral_stuns_a_neighbour_of_a_defender_she_broke_through():
    t = spiral("Mercenary Squad")  # 12 against 2
    assert t.chain == ["trigger"]
    t.resolve()
    assert "decline" in t.options()
    assert t.can("stun", "foe Blob, Immovable Mass")
    assert t.can("stun", "foe Sentinel Mark I")
    assert not t.can("stun", "foe Sabretooth, Victor Creed")  # costs 6
    assert not t.can("stun", "foe Wild Sentinel")  # not adjacent
    t.answer("stun", "foe Blob, Immovable Mass")
    assert t.stunned("foe Blob, Immovable Mass")
    assert t.endurance(FOE) == 50 - 2 - 10 - 4


def test_spiral_needs_three_breakthrough_and_a_character():
    assert spiral("Sentinel Carrier-Frame").chain == []  # 12 against 10
    t = table(front=["Spiral"], foe_front=["Wild Sentinel"], stunned=["foe Wild Sentinel"])
    t.attack("Spiral")
    t.conclude()
    assert t.chain == []


def test_spiral_may_let_it_be():
    t = spiral("Mercenary Squad")
    t.resolve()
    t.answer("stun", "decline")
    assert not t.stunned("foe Blob, Immovable Mass")
    assert not t.stunned("foe Sentinel Mark I")


def test_magneto_the_king_strengthens_the_other_brotherhood():
    t = table(
        front=["Magneto, Lodestone King", "Sabretooth, Savage Prowler", "Sentinel Siege-Frame"],
        foe_front=["Sabretooth, Savage Prowler"],
    )
    assert t.strength("Sabretooth, Savage Prowler") == (7, 4)
    assert t.strength("Magneto, Lodestone King") == (14, 14)
    assert t.strength("Sentinel Siege-Frame") == (7, 6)
    assert t.strength("foe Sabretooth, Savage Prowler") == (6, 4)


def test_magneto_the_sovereign_stuns_for_two_cards_once_each_turn():
    t = table(
        front=["Magneto, Asteroid Sovereign"],
        hand=["Wild Sentinel", "Sentinel Mark I", "Sentinel Tracker-Frame", "Danger Drill"],
        foe_front=["Sentinel Siege-Frame", "Sentinel Carrier-Frame", "Sentinel Mark IV"],
    )
    t.do("use", "Magneto, Asteroid Sovereign")
    t.answer("discard", "Wild Sentinel")
    t.answer("discard", "Danger Drill")
    assert not t.can("target", "foe Sentinel Carrier-Frame")  # costs 5
    t.answer("target", "foe Sentinel Siege-Frame")
    t.resolve()
    assert t.stunned("foe Sentinel Siege-Frame")
    assert t.endurance(FOE) == 50 - 4
    assert not t.exhausted("Magneto, Asteroid Sovereign")
    assert not t.can("use", "Magneto, Asteroid Sovereign")
    t.reach("draw")
    t.pass_(FOE)
    assert t.can("use", "Magneto, Asteroid Sovereign")


def test_magneto_the_sovereign_needs_two_cards():
    t = table(front=["Magneto, Asteroid Sovereign"], hand=["Wild Sentinel"], foe_front=["Sentinel Siege-Frame"])
    assert not t.can("use", "Magneto, Asteroid Sovereign")
