"""The Brotherhood, card by card: what is printed, and what each card does."""

from __future__ import annotations

import pytest

from rulebound.games.versus import cardpool
from rulebound.games.versus.deck_building import built_in
from tests.versus_table import FOE, ME, table

FIVE = ["VS-001"] * 5

FACTS = {
    "VS-045": ("Lorelei", "Savage Land Mutate", "character", 1, (1, 1), "", 3),
    "VS-046": ("Toad", "Swamp Leaper", "character", 1, (2, 1), "", 1),
    "VS-047": ("Quicksilver", "Blur", "character", 2, (3, 2), "", 3),
    "VS-048": ("Pyro", "Fire Sculptor", "character", 2, (2, 2), "R", 3),
    "VS-049": ("Sabretooth", "Savage Prowler", "character", 3, (6, 4), "", 4),
    "VS-050": ("Mystique", "False Face", "character", 3, (4, 4), "", 3),
    "VS-051": ("Blob", "Immovable Mass", "character", 4, (5, 8), "", 3),
    "VS-052": ("Mystique", "Shadow Agent", "character", 4, (7, 6), "R", 3),
    "VS-053": ("Magneto", "Iron Will", "character", 5, (9, 8), "FR", 4),
    "VS-054": ("Quicksilver", "Relentless", "character", 5, (9, 8), "", 2),
    "VS-055": ("Sabretooth", "Victor Creed", "character", 6, (13, 11), "", 4),
    "VS-056": ("Spiral", "Freedom Force", "character", 6, (12, 13), "", 2),
    "VS-057": ("Magneto", "Lodestone King", "character", 7, (14, 14), "FR", 2),
    "VS-058": ("Blob", "Landslide", "character", 7, (13, 17), "", 1),
    "VS-059": ("Magneto", "Asteroid Sovereign", "character", 8, (17, 17), "FR", 1),
    "VS-060": ("War on Humanity", "", "plot-twist", 4, (0, 0), "", 2),
    "VS-061": ("Mutant Supremacy", "", "plot-twist", 4, (0, 0), "", 2),
    "VS-062": ("Sudden Ambush", "", "plot-twist", 2, (0, 0), "", 4),
    "VS-063": ("Hit and Vanish", "", "plot-twist", 3, (0, 0), "", 1),
    "VS-064": ("Lost City", "", "location", 3, (0, 0), "", 3),
    "VS-065": ("Avalon Space Station", "", "location", 4, (0, 0), "", 2),
    "VS-066": ("Lodestone Helm", "", "equipment", 1, (0, 0), "", 1),
}  # name, version, type, cost or threshold, ATK and DEF, flight and range, copies in the Brotherhood deck


@pytest.mark.parametrize("code", FACTS)
def test_what_is_printed(code):
    card = cardpool.printed(code)
    icons = "F" * card.flight + "R" * card.range
    copies = built_in("brotherhood")[code]
    assert (card.title, card.version, card.kind, card.cost, (card.atk, card.defense), icons, copies) == FACTS[code]
    assert card.teams == (("brotherhood",) if card.kind == "character" else ())
    assert card.unique == (card.kind != "plot-twist")  # the Helm too, though it is equipment


# --- characters -----------------------------------------------


def test_lorelei_weakens_each_of_her_attackers():
    t = table(front=["VS-008", "VS-006", "VS-003"], foe_front=["VS-045", "VS-014"])
    t.attack("VS-008", "foe VS-045", "VS-006")
    assert t.strength("VS-008")[0] == 7 - 2
    assert t.strength("VS-006")[0] == 3 - 2
    assert t.strength("VS-003")[0] == 2
    t.conclude()
    t.do("strike", "VS-006")
    assert t.strength("VS-008")[0] == 7


def test_lorelei_weakens_nobody_who_attacks_another():
    t = table(front=["VS-008"], foe_front=["VS-045", "VS-014"])
    t.attack("VS-008", "foe VS-014")
    assert t.strength("VS-008")[0] == 7


def test_toad_weakens_an_attacker_for_this_attack():
    t = table(front=["VS-008"], foe_front=["VS-001", "VS-046"])
    t.pass_(ME)
    assert not t.can("use", "foe VS-046")  # there is no attacker
    t = table(front=["VS-008"], foe_front=["VS-001", "VS-046"])
    t.attack("VS-008", "foe VS-001")
    t.pass_(ME)
    t.do("use", "foe VS-046")
    assert t.exhausted("foe VS-046")
    t.resolve()
    assert t.strength("VS-008") == (6, 6)
    t.conclude()
    assert t.strength("VS-008") == (7, 6)


def test_quicksilver_blur_readies_while_he_attacks_and_attacks_again():
    t = table(front=["VS-047"], hand=["VS-048", "VS-001"], foe_front=["VS-089", "VS-002"])
    t.attack("VS-047", "foe VS-089")
    t.do("use", "VS-047")
    assert not t.can("discard", "VS-001")  # no Brotherhood card
    t.do("discard", "VS-048")
    t.resolve()
    assert not t.exhausted("VS-047")
    assert t.s.attacking(t.card("VS-047"))
    t.conclude()
    assert t.stunned("foe VS-089")
    t.resolve_all()
    t.attack("VS-047", "foe VS-002")
    t.conclude()
    assert t.stunned("foe VS-002")


def test_quicksilver_blur_is_not_readied_stunned_or_outside_his_attack_step():
    t = table(stage="recruit", front=["VS-047"], exhausted=["VS-047"], hand=["VS-048"])
    assert not t.can("use", "VS-047")
    t = table(front=["VS-047", "VS-008"], stunned=["VS-047"], hand=["VS-048"], foe_front=["VS-001"])
    assert not t.can("use", "VS-047")


@pytest.mark.parametrize(("stunned", "lost"), [([], 1), (["VS-048"], 0)])
def test_pyro_burns_the_opponent_at_the_start_of_the_recovery_phase(stunned, lost):
    t = table(active=FOE, front=["VS-048"], stunned=stunned, foe_front=["VS-001"])
    t.until("recovery")
    assert t.chain == ["trigger"] * lost
    t.resolve_all()
    assert (t.endurance(ME), t.endurance(FOE)) == (50, 50 - lost)


def test_pyro_counts_in_the_endurance_check_of_that_phase():
    t = table(active=FOE, front=["VS-048"], foe_front=["VS-001"], endurance=(5, 1))
    t.until("recovery")
    t.next_step()
    assert t.match.result is not None
    assert t.match.result.winners == [ME]


@pytest.mark.parametrize(("stunned", "lost"), [([], 2), (["VS-049"], 0)])
def test_sabretooth_the_prowler_costs_his_controller_endurance(stunned, lost):
    t = table(active=FOE, front=["VS-049"], stunned=stunned, foe_front=["VS-001"])
    t.until("recovery")
    t.resolve_all()
    assert (t.endurance(ME), t.endurance(FOE)) == (50 - lost, 50)


def place(t, name):
    return t.card(name).now.row, t.card(name).now.column


def test_mystique_exchanges_two_opposing_characters():
    t = table(
        front=["VS-050"], foe_front=["VS-014", "VS-001"], foe_support=["VS-005"], stunned=["foe VS-001"]
    )  # fmt: skip
    t.do("use", "VS-050")
    assert not t.can("target", "VS-050")
    t.do("target", "foe VS-014")
    t.do("target", "foe VS-005")
    assert t.exhausted("VS-050")
    t.resolve()
    assert place(t, "foe VS-014") == (1, 0)
    assert place(t, "foe VS-005") == (0, 0)
    assert place(t, "foe VS-001") == (0, 1)


def test_mystique_opens_the_way_to_a_protected_character():
    t = table(front=["VS-050", "VS-008"], foe_front=["VS-014"], foe_support=["VS-005"])
    t.do("use", "VS-050")
    t.do("target", "foe VS-014")
    t.resolve()
    t.attack("VS-008", "foe VS-005")
    t.conclude()
    assert t.stunned("foe VS-005")


def test_mystique_needs_two_targets():
    t = table(front=["VS-050"], foe_front=["VS-014"])
    assert not t.can("use", "VS-050")


def defenders(t, attacker):
    t.do("attack", attacker)
    if t.asked.prompt != "attack-whom":
        return {t.s.card(t.s.chain[-1].targets[0]).printed.code}
    return {t.s.find(key.split(":")[1]).printed.code for key in t.options()}


def test_blob_guards_the_brotherhood_beside_him():
    beside = ["VS-049", "VS-051", "VS-091", "VS-055"]
    t = table(front=["VS-008", "VS-010"], foe_front=beside)
    assert defenders(t, "VS-008") == {"VS-051", "VS-091", "VS-055"}  # no Sabretooth: adjacent, Brotherhood
    t = table(front=["VS-008", "VS-010"], foe_front=beside)
    assert defenders(t, "VS-010") == set(beside)  # flight


@pytest.mark.parametrize("stunned", [[], ["foe VS-051"]])
def test_blob_guards_nobody_when_stunned_or_in_the_support_row(stunned):
    row = {"foe_front": ["VS-049", "VS-051"]} if stunned else {"foe_front": ["VS-049"], "foe_support": ["VS-051"]}
    t = table(front=["VS-008"], stunned=stunned, **row)
    assert defenders(t, "VS-008") == {"VS-049"}


def test_blob_is_asked_when_the_proposal_resolves_and_never_later():
    """Mystique moves Blob beside the defender: a proposal is cancelled, an attack goes on."""

    def set_up():
        return table(front=["VS-008", "VS-050"], foe_front=["VS-049", "VS-091", "VS-051"])

    def exchange(t):
        t.do("use", "VS-050")
        t.do("target", "foe VS-051")
        t.do("target", "foe VS-091")
        t.resolve()
        assert place(t, "foe VS-051") == (0, 1)

    t = set_up()
    t.attack("VS-008", "foe VS-049", begin=False)
    exchange(t)
    t.resolve_all()
    assert t.s.attack is None
    assert not t.exhausted("VS-008")
    t = set_up()
    t.attack("VS-008", "foe VS-049")
    exchange(t)
    t.conclude()
    assert t.stunned("foe VS-049")


def test_mystique_the_agent_negates_the_trigger_of_an_opposing_character():
    t = table(stage="recruit", row=FIVE, hand=["VS-090"], foe_support=["VS-052"])
    t.do("recruit", "VS-090")
    t.resolve_all()
    t.do("place", "f0")
    assert t.chain == ["trigger"]
    t.pass_(ME)
    t.do("use", "foe VS-052")
    assert t.endurance(FOE) == 48
    assert not t.exhausted("foe VS-052")
    t.resolve()
    assert t.chain == []
    assert t.s.players[ME].hand.cards == []


def test_mystique_the_agent_does_not_negate_other_effects():
    t = table(front=["VS-069", "VS-048"], row=["VS-103", "VS-001"], foe_front=["VS-052", "VS-008"])
    t.do("flip", "VS-103")  # a trigger of a location
    t.do("use", "VS-069")  # a payment power of a character
    t.do("target", "foe VS-008")
    assert t.chain == ["trigger", "power"]
    t.pass_(ME)
    assert not t.can("use", "foe VS-052")


def test_mystique_the_agent_does_not_negate_triggers_of_her_own_side():
    t = table(stage="recruit", row=FIVE, hand=["VS-090"], support=["VS-052"])
    t.do("recruit", "VS-090")
    t.resolve_all()
    t.do("place", "f0")
    assert t.chain == ["trigger"]
    assert not t.can("use", "VS-052")


def test_magneto_iron_will_destroys_an_equipment_of_the_opponent():
    t = table(
        stage="recruit", hand=["VS-053"], row=FIVE, front=["VS-049"], foe_front=["VS-008", "VS-010"],
        gear={"VS-049": "VS-066", "foe VS-008": "VS-088", "foe VS-010": "VS-021"},
    )  # fmt: skip
    t.do("recruit", "VS-053")
    t.resolve_all()
    t.do("place", "f1")
    assert not t.can("target", "VS-066")
    t.do("target", "foe VS-021")
    t.resolve()
    assert t.where("foe VS-021") == "ko"
    assert t.where("foe VS-088") == "equipment"
    assert t.strength("foe VS-010") == (8, 10)


@pytest.mark.parametrize(
    ("support", "exhausted", "lost"), [([], [], 2), (["VS-001"], ["foe VS-001"], 2), (["VS-001"], [], 0)]
)
def test_quicksilver_the_relentless_punishes_an_empty_support_row(support, exhausted, lost):
    t = table(front=["VS-054"], foe_front=["VS-014"], foe_support=support, exhausted=exhausted)
    t.attack("VS-054", "foe VS-014")
    assert t.s.attack is not None
    assert t.s.chain == []  # attack() lets the trigger resolve too
    assert t.endurance(FOE) == 50 - lost


def test_quicksilver_the_relentless_triggers_in_direct_attacks_and_reads_the_row_on_resolution():
    t = table(front=["VS-054", "VS-069"], foe_front=["VS-014"], foe_support=["VS-001"])
    t.attack("VS-054", "foe VS-014", begin=False)
    t.both_pass()
    assert t.chain == ["trigger"]
    t.do("use", "VS-069")
    t.do("target", "foe VS-001")
    t.resolve_all()
    assert t.endurance(FOE) == 48
    t = table(front=["VS-054"])
    t.attack("VS-054")
    assert t.endurance(FOE) == 48


@pytest.mark.parametrize(("code", "stats"), [("VS-055", (13, 11)), ("VS-058", (13, 17))])
def test_sabretooth_and_blob_without_text_fight_with_what_is_printed(code, stats):
    assert cardpool.printed(code).text() == []
    t = table(front=[code], foe_front=["VS-008"])
    t.attack(code, "foe VS-008")
    assert t.strength(code) == stats
    t.conclude()
    assert t.chain == []
    assert t.endurance(FOE) == 50 - 4 - (13 - 6)


def spiral(defender, **more):
    t = table(front=["VS-056"], foe_front=["VS-051", defender, "VS-055"], foe_support=["VS-001", "VS-003"], **more)
    t.attack("VS-056", f"foe {defender}")
    t.conclude()
    return t


def test_spiral_stuns_a_neighbour_of_a_defender_she_broke_through():
    t = spiral("VS-091")  # 12 against 2
    assert t.chain == ["trigger"]
    t.resolve()
    assert "decline" in t.options()
    assert t.can("stun", "foe VS-051")
    assert t.can("stun", "foe VS-003")
    assert not t.can("stun", "foe VS-055")  # costs 6
    assert not t.can("stun", "foe VS-001")  # not adjacent
    t.do("stun", "foe VS-051")
    assert t.stunned("foe VS-051")
    assert t.endurance(FOE) == 50 - 2 - 10 - 4


def test_spiral_needs_three_breakthrough_and_a_character():
    assert spiral("VS-010").chain == []  # 12 against 10
    t = table(front=["VS-056"], foe_front=["VS-001"], stunned=["foe VS-001"])
    t.attack("VS-056")
    t.conclude()
    assert t.chain == []


def test_spiral_may_let_it_be():
    t = spiral("VS-091")
    t.resolve()
    t.do("decline")
    assert not t.stunned("foe VS-051")
    assert not t.stunned("foe VS-003")


def test_magneto_the_king_strengthens_the_other_brotherhood():
    t = table(front=["VS-057", "VS-049", "VS-008"], foe_front=["VS-049"])
    assert t.strength("VS-049") == (7, 4)
    assert t.strength("VS-057") == (14, 14)
    assert t.strength("VS-008") == (7, 6)
    assert t.strength("foe VS-049") == (6, 4)


def test_magneto_the_sovereign_stuns_for_two_cards_once_each_turn():
    t = table(front=["VS-059"], hand=["VS-001", "VS-003", "VS-004", "VS-042"], foe_front=["VS-008", "VS-010", "VS-007"])
    t.do("use", "VS-059")
    t.do("discard", "VS-001")
    t.do("discard", "VS-042")
    assert not t.can("target", "foe VS-010")  # costs 5
    t.do("target", "foe VS-008")
    t.resolve()
    assert t.stunned("foe VS-008")
    assert t.endurance(FOE) == 50 - 4
    assert not t.exhausted("VS-059")
    assert not t.can("use", "VS-059")
    t.until("draw")
    t.pass_(FOE)
    assert t.can("use", "VS-059")


def test_magneto_the_sovereign_needs_two_cards():
    t = table(front=["VS-059"], hand=["VS-001"], foe_front=["VS-008"])
    assert not t.can("use", "VS-059")


# --- plot twists -----------------------------------------------


def test_war_on_humanity_drains_for_each_brotherhood_character_that_stands():
    t = table(
        active=FOE, front=["VS-055", "VS-051", "VS-008"], support=["VS-045"], stunned=["VS-045"], hand=["VS-060"],
        row=FIVE, foe_front=["VS-001"],
    )  # fmt: skip
    t.pass_(FOE)
    t.play("VS-060")
    t.resolve()
    assert t.endurance(FOE) == 50
    t.until("recovery")
    assert t.chain == ["trigger"]
    t.resolve()
    assert t.endurance(FOE) == 50 - 2
    t.until("draw")
    t.until("recovery")
    assert t.chain == []  # this turn only


def test_two_wars_on_humanity_drain_twice_and_in_the_recovery_phase_it_is_too_late():
    t = table(active=FOE, front=["VS-055"], hand=["VS-060", "VS-060", "VS-060"], row=FIVE, foe_front=["VS-001"])
    t.pass_(FOE)
    t.play("VS-060")
    t.play("VS-060#2")
    t.until("recovery")
    t.do("trigger", "VS-060")
    t.resolve_all()
    assert t.endurance(FOE) == 50 - 2
    t.play("VS-060#3")
    t.resolve()
    assert t.chain == []
    t.until("draw")
    t.until("recovery")
    assert t.chain == []
    assert t.endurance(FOE) == 50 - 2


def test_mutant_supremacy_drains_and_strengthens_brotherhood_attackers_from_the_row():
    t = table(row=["VS-061", *FIVE], front=["VS-055", "VS-008"], foe_front=["VS-001", "VS-049"])
    t.play("VS-061")
    t.resolve()
    assert t.endurance(FOE) == 49
    assert t.strength("VS-055")[0] == 13
    t.attack("VS-055", "foe VS-049")
    assert t.strength("VS-055") == (14, 11)
    assert t.strength("foe VS-049")[0] == 6
    t.conclude()
    t.attack("VS-008", "foe VS-001")
    assert t.strength("VS-008")[0] == 7


@pytest.mark.parametrize(("helpers", "more"), [([], 3), (["VS-049"], 2)])
def test_sudden_ambush_is_better_for_a_lone_attacker(helpers, more):
    t = table(front=["VS-050", "VS-049"], hand=["VS-062"], row=["VS-001"] * 2, foe_front=["VS-014"])
    assert not t.can("play", "VS-062")
    t.attack("VS-050", "foe VS-014", *helpers)
    t.play("VS-062", "VS-050")
    t.resolve()
    assert t.strength("VS-050") == (4 + more, 4)
    t.conclude()
    if helpers:
        t.do("strike", "VS-049")
    assert t.strength("VS-050") == (4, 4)


def test_sudden_ambush_helps_only_the_brotherhood():
    t = table(front=["VS-008"], hand=["VS-062"], row=FIVE, foe_front=["VS-014"])
    t.attack("VS-008", "foe VS-014")
    assert not t.can("play", "VS-062")


def test_hit_and_vanish_takes_a_character_back_and_readies_it():
    t = table(front=["VS-049", "VS-008"], hand=["VS-063"], row=FIVE, foe_front=["VS-089"])
    t.attack("VS-049", "foe VS-089")
    assert not t.can("play", "VS-063")  # he is attacking; the Siege-Frame is no Brotherhood
    t.conclude()
    t.resolve_all()
    assert t.exhausted("VS-049")
    t.play("VS-063")
    assert t.endurance(ME) == 49
    t.resolve()
    assert all(option.startswith("place:s") for option in t.options())
    t.do("place", "s1")
    assert (place(t, "VS-049"), place(t, "VS-008")) == ((1, 0), (0, 0))  # behind the Siege-Frame
    assert not t.exhausted("VS-049")


@pytest.mark.parametrize("stunned", [[], ["VS-049"]])
def test_hit_and_vanish_lets_a_character_stay_and_readies_nobody_stunned(stunned):
    t = table(
        support=["VS-049"], exhausted=["VS-049"], stunned=stunned, hand=["VS-063"], row=FIVE, foe_front=["VS-001"]
    )
    t.play("VS-063")
    t.resolve()
    t.do("stay", "VS-049")
    assert place(t, "VS-049") == (1, 0)
    assert t.exhausted("VS-049") == bool(stunned)
    assert t.stunned("VS-049") == bool(stunned)


# --- locations and equipment -----------------------------------------------


def test_lost_city_replaces_each_power_up_of_the_brotherhood():
    t = table(
        front=["VS-055"], hand=["VS-049", "VS-049"], row=["VS-064", "VS-001", "VS-001"], foe_front=["VS-014"],
        foe_hand=["VS-014"],
    )  # fmt: skip
    t.do("flip", "VS-064")
    t.attack("VS-055", "foe VS-014")
    t.do("power-up", "VS-049")
    t.do("power-up", "VS-049#2")
    t.resolve_all()
    assert t.strength("VS-055") == (13 + 6, 11 + 6)
    t.pass_(ME)
    t.do("power-up", "foe VS-014#2")
    t.resolve()
    assert t.strength("foe VS-014") == (18, 18)


def test_lost_city_does_nothing_for_others_of_the_same_side():
    t = table(front=["VS-008"], hand=["VS-008"], face_up=["VS-064"], foe_front=["VS-014"])
    t.attack("VS-008", "foe VS-014")
    t.do("power-up", "VS-008#2")
    t.resolve()
    assert t.strength("VS-008") == (8, 7)


def avalon(discarded):
    t = table(
        front=["VS-008"], face_up=["VS-065"], hand=["VS-048", "VS-003"], ko=["VS-042", "VS-014", "VS-010"],
        foe_front=["VS-001"],
    )  # fmt: skip
    t.do("use", "VS-065")
    t.do("discard", discarded)
    assert t.exhausted("VS-065")
    assert not t.can("target", discarded)  # what was paid does not come back
    assert not t.can("target", "VS-042")  # no character card
    t.do("target", "VS-014")
    return t


def test_avalon_may_return_none_for_a_brotherhood_card_only():
    for discarded, may_decline in (("VS-048", True), ("VS-003", False)):
        t = table(face_up=["VS-065"], front=["VS-008"], hand=["VS-048", "VS-003"], ko=["VS-014", "VS-010"])
        t.do("use", "VS-065")
        t.do("discard", discarded)
        assert ("done" in t.options()) == may_decline
        if may_decline:
            t.do("done")
            t.resolve()
            assert (t.where("VS-014"), t.where("VS-010")) == ("ko", "ko")


def test_avalon_returns_a_character_card():
    t = avalon("VS-003")
    assert t.chain == ["power"]
    t.resolve()
    assert t.where("VS-014") == "hand"
    assert t.where("VS-010") == "ko"
    assert not t.can("use", "VS-065")  # exhausted


def test_avalon_returns_up_to_two_for_a_brotherhood_card():
    t = avalon("VS-048")
    assert "done" in t.options()
    t.do("target", "VS-010")
    t.resolve()
    assert (t.where("VS-014"), t.where("VS-010"), t.where("VS-048")) == ("hand", "hand", "ko")


def test_avalon_may_return_only_one_for_a_brotherhood_card():
    t = avalon("VS-048")
    t.do("done")
    t.resolve()
    assert (t.where("VS-014"), t.where("VS-010")) == ("hand", "ko")


def test_lodestone_helm_guards_against_targeting_by_the_opponent():
    t = table(front=["VS-069"], foe_front=["VS-049", "VS-008"], gear={"foe VS-049": "VS-066"})
    assert t.strength("foe VS-049") == (6, 4 + 2)
    t.do("use", "VS-069")
    assert t.s.chain[-1].targets == (t.card("foe VS-008").id,)  # the only target


def test_lodestone_helm_stops_neither_attacks_nor_effects_of_its_own_side():
    t = table(front=["VS-049"], gear={"VS-049": "VS-066"}, hand=["VS-062"], row=FIVE, foe_front=["VS-045"])
    t.attack("VS-049", "foe VS-045")
    t.play("VS-062", "VS-049")
    t.resolve()
    assert t.strength("VS-049")[0] == 6 - 2 + 3
    t = table(front=["VS-014"], foe_front=["VS-049"], gear={"foe VS-049": "VS-066"})
    t.attack("VS-014", "foe VS-049")
    t.conclude()
    assert t.stunned("foe VS-049")


def test_lodestone_helm_does_nothing_on_a_stunned_character():
    t = table(
        front=["VS-008"], gear={"VS-008": "VS-105", "foe VS-049": "VS-066"}, foe_front=["VS-049", "VS-001"],
        stunned=["foe VS-049"],
    )  # fmt: skip
    assert t.can("use", "VS-105")  # War Wagon KOs a stunned character
    t.do("use", "VS-105")
    t.resolve()
    assert t.where("foe VS-049") == "ko"


def test_a_second_lodestone_helm_replaces_the_first():
    t = table(stage="recruit", hand=["VS-066"], row=FIVE, front=["VS-049", "VS-051"], gear={"VS-049": "VS-066"})
    t.do("recruit", "VS-066")
    t.resolve_all()
    assert t.where("VS-066#2") == "ko"
    assert t.strength("VS-049") == (6, 4)
    assert t.strength("VS-051") == (5, 8 + 2)
