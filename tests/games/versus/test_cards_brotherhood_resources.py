"""The Brotherhood, card by card: plot twists, locations and equipment."""

from __future__ import annotations

import pytest

from tests.versus_table import FOE, ME, named, table

FIVE = ["Wild Sentinel"] * 5


def test_war_on_humanity_drains_for_each_brotherhood_character_that_stands():
    t = table(
        active=FOE,
        front=["Sabretooth, Victor Creed", "Blob, Immovable Mass", "Sentinel Siege-Frame"],
        support=["Lorelei"],
        stunned=["Lorelei"],
        hand=["War on Humanity"],
        row=FIVE,
        foe_front=["Wild Sentinel"],
    )
    t.pass_(FOE)
    t.play("War on Humanity")
    t.resolve()
    assert t.endurance(FOE) == 50
    t.reach("recovery")
    assert t.chain == ["trigger"]
    t.resolve()
    assert t.endurance(FOE) == 50 - 2
    t.reach("draw")
    t.reach("recovery")
    assert t.chain == []  # this turn only


def test_two_wars_on_humanity_drain_twice_and_in_the_recovery_phase_it_is_too_late():
    t = table(
        active=FOE,
        front=["Sabretooth, Victor Creed"],
        hand=["War on Humanity", "War on Humanity", "War on Humanity"],
        row=FIVE,
        foe_front=["Wild Sentinel"],
    )
    t.pass_(FOE)
    t.play("War on Humanity")
    t.play("War on Humanity#2")
    t.reach("recovery")
    t.answer("trigger-first", "War on Humanity")
    t.resolve_all()
    assert t.endurance(FOE) == 50 - 2
    t.play("War on Humanity#3")
    t.resolve()
    assert t.chain == []
    t.reach("draw")
    t.reach("recovery")
    assert t.chain == []
    assert t.endurance(FOE) == 50 - 2


def test_mutant_supremacy_drains_and_strengthens_brotherhood_attackers_from_the_row():
    t = table(
        row=["Mutant Supremacy", *FIVE],
        front=["Sabretooth, Victor Creed", "Sentinel Siege-Frame"],
        foe_front=["Wild Sentinel", "Sabretooth, Savage Prowler"],
    )
    t.play("Mutant Supremacy")
    t.resolve()
    assert t.endurance(FOE) == 49
    assert t.strength("Sabretooth, Victor Creed")[0] == 13
    t.attack("Sabretooth, Victor Creed", "foe Sabretooth, Savage Prowler")
    assert t.strength("Sabretooth, Victor Creed") == (14, 11)
    assert t.strength("foe Sabretooth, Savage Prowler")[0] == 6
    t.conclude()
    t.attack("Sentinel Siege-Frame", "foe Wild Sentinel")
    assert t.strength("Sentinel Siege-Frame")[0] == 7


@pytest.mark.parametrize(("helpers", "more"), [([], 3), (["Sabretooth, Savage Prowler"], 2)])
def test_sudden_ambush_is_better_for_a_lone_attacker(helpers, more):
    t = table(
        front=["Mystique, False Face", "Sabretooth, Savage Prowler"],
        hand=["Sudden Ambush"],
        row=["Wild Sentinel"] * 2,
        foe_front=["Sentinel Omega-Frame"],
    )
    assert not t.can("play", "Sudden Ambush")
    t.attack("Mystique, False Face", "foe Sentinel Omega-Frame", *helpers)
    t.play("Sudden Ambush", "Mystique, False Face")
    t.resolve()
    assert t.strength("Mystique, False Face") == (4 + more, 4)
    t.conclude()
    if helpers:
        t.answer("strike", "Sabretooth, Savage Prowler")
    assert t.strength("Mystique, False Face") == (4, 4)


def test_sudden_ambush_helps_only_the_brotherhood():
    t = table(front=["Sentinel Siege-Frame"], hand=["Sudden Ambush"], row=FIVE, foe_front=["Sentinel Omega-Frame"])
    t.attack("Sentinel Siege-Frame", "foe Sentinel Omega-Frame")
    assert not t.can("play", "Sudden Ambush")


def test_hit_and_vanish_takes_a_character_back_and_readies_it():
    t = table(
        front=["Sabretooth, Savage Prowler", "Sentinel Siege-Frame"],
        hand=["Hit and Vanish"],
        row=FIVE,
        foe_front=["Street Informant"],
    )
    t.attack("Sabretooth, Savage Prowler", "foe Street Informant")
    assert not t.can("play", "Hit and Vanish")  # he is attacking; the Siege-Frame is no Brotherhood
    t.conclude()
    t.resolve_all()
    assert t.exhausted("Sabretooth, Savage Prowler")
    t.play("Hit and Vanish")
    assert t.endurance(ME) == 49
    t.resolve()
    assert all(option.startswith("place:s") for option in t.options())
    assert t.choice.seat == ME
    t.answer("place", "s1")
    assert (t.place("Sabretooth, Savage Prowler"), t.place("Sentinel Siege-Frame")) == (
        (1, 0),
        (0, 0),
    )  # behind the Siege-Frame
    assert not t.exhausted("Sabretooth, Savage Prowler")


@pytest.mark.parametrize("stunned", [[], ["Sabretooth, Savage Prowler"]])
def test_hit_and_vanish_lets_a_character_stay_and_readies_nobody_stunned(stunned):
    t = table(
        support=["Sabretooth, Savage Prowler"],
        exhausted=["Sabretooth, Savage Prowler"],
        stunned=stunned,
        hand=["Hit and Vanish"],
        row=FIVE,
        foe_front=["Wild Sentinel"],
    )
    t.play("Hit and Vanish")
    t.resolve()
    assert t.choice.seat == ME
    t.answer("stay-or-move", "stay:Sabretooth, Savage Prowler")
    assert t.prompt == "attack"
    assert t.place("Sabretooth, Savage Prowler") == (1, 0)
    assert t.exhausted("Sabretooth, Savage Prowler") == bool(stunned)
    assert t.stunned("Sabretooth, Savage Prowler") == bool(stunned)


def test_hit_and_vanish_may_move_a_character_within_the_support_row():
    t = table(support=["Sabretooth, Savage Prowler", "Toad"], exhausted=["Sabretooth, Savage Prowler"],
              hand=["Hit and Vanish"], row=FIVE, foe_front=["Wild Sentinel"])  # fmt: skip
    t.play("Hit and Vanish", "Sabretooth, Savage Prowler")
    t.resolve()
    t.answer("stay-or-move", "move:Sabretooth, Savage Prowler")
    assert t.choice.seat == ME
    t.answer("place", "s2")
    assert (t.place("Toad"), t.place("Sabretooth, Savage Prowler")) == ((1, 0), (1, 1))
    assert not t.exhausted("Sabretooth, Savage Prowler")


@pytest.mark.parametrize(("paid", "numbers"), [([], (1, 1)), (["Nimrod"], (1, 1)), (["Nimrod", "Toad"], (0, 2))])
def test_avalon_gives_two_if_any_card_paid_for_it_is_of_the_brotherhood(paid, numbers):
    target = named("Avalon Space Station").powers[0].target
    assert target.numbers_now([named(name) for name in paid]) == numbers


def test_lost_city_replaces_each_power_up_of_the_brotherhood():
    t = table(
        front=["Sabretooth, Victor Creed"],
        hand=["Sabretooth, Savage Prowler", "Sabretooth, Savage Prowler"],
        row=["Lost City", "Wild Sentinel", "Wild Sentinel"],
        foe_front=["Sentinel Omega-Frame"],
        foe_hand=["Sentinel Omega-Frame"],
    )
    t.do("flip", "Lost City")
    t.attack("Sabretooth, Victor Creed", "foe Sentinel Omega-Frame")
    t.do("power-up", "Sabretooth, Savage Prowler")
    t.do("power-up", "Sabretooth, Savage Prowler#2")
    t.resolve_all()
    assert t.strength("Sabretooth, Victor Creed") == (13 + 6, 11 + 6)
    t.pass_(ME)
    t.do("power-up", "foe Sentinel Omega-Frame#2")
    t.resolve()
    assert t.strength("foe Sentinel Omega-Frame") == (18, 18)


def test_lost_city_does_nothing_for_others_of_the_same_side():
    t = table(
        front=["Sentinel Siege-Frame"],
        hand=["Sentinel Siege-Frame"],
        face_up=["Lost City"],
        foe_front=["Sentinel Omega-Frame"],
    )
    t.attack("Sentinel Siege-Frame", "foe Sentinel Omega-Frame")
    t.do("power-up", "Sentinel Siege-Frame#2")
    t.resolve()
    assert t.strength("Sentinel Siege-Frame") == (8, 7)


def avalon(discarded):
    t = table(
        front=["Sentinel Siege-Frame"],
        face_up=["Avalon Space Station"],
        hand=["Pyro", "Sentinel Mark I"],
        ko=["Danger Drill", "Sentinel Omega-Frame", "Sentinel Carrier-Frame"],
        foe_front=["Wild Sentinel"],
    )
    t.do("use", "Avalon Space Station")
    t.answer("discard", discarded)
    assert t.exhausted("Avalon Space Station")
    assert not t.can("target", discarded)  # what was paid does not come back
    assert not t.can("target", "Danger Drill")  # no character card
    t.answer("target", "Sentinel Omega-Frame")
    return t


def test_avalon_may_return_none_for_a_brotherhood_card_only():
    for discarded, may_decline in (("Pyro", True), ("Sentinel Mark I", False)):
        t = table(
            face_up=["Avalon Space Station"],
            front=["Sentinel Siege-Frame"],
            hand=["Pyro", "Sentinel Mark I"],
            ko=["Sentinel Omega-Frame", "Sentinel Carrier-Frame"],
        )
        t.do("use", "Avalon Space Station")
        t.answer("discard", discarded)
        assert ("done" in t.options()) == may_decline
        if may_decline:
            t.answer("target", "done")
            t.resolve()
            assert (t.where("Sentinel Omega-Frame"), t.where("Sentinel Carrier-Frame")) == ("ko", "ko")


def test_avalon_returns_a_character_card():
    t = avalon("Sentinel Mark I")
    assert t.chain == ["power"]
    t.resolve()
    assert t.where("Sentinel Omega-Frame") == "hand"
    assert t.where("Sentinel Carrier-Frame") == "ko"
    assert not t.can("use", "Avalon Space Station")  # exhausted


def test_avalon_returns_up_to_two_for_a_brotherhood_card():
    t = avalon("Pyro")
    assert "done" in t.options()
    t.answer("target", "Sentinel Carrier-Frame")
    t.resolve()
    assert (t.where("Sentinel Omega-Frame"), t.where("Sentinel Carrier-Frame"), t.where("Pyro")) == (
        "hand",
        "hand",
        "ko",
    )


def test_avalon_may_return_only_one_for_a_brotherhood_card():
    t = avalon("Pyro")
    t.answer("target", "done")
    t.resolve()
    assert (t.where("Sentinel Omega-Frame"), t.where("Sentinel Carrier-Frame")) == ("hand", "ko")


def test_lodestone_helm_guards_against_targeting_by_the_opponent():
    t = table(
        front=["Puppet Master"],
        foe_front=["Sabretooth, Savage Prowler", "Sentinel Siege-Frame"],
        gear={"foe Sabretooth, Savage Prowler": "Lodestone Helm"},
    )
    assert t.strength("foe Sabretooth, Savage Prowler") == (6, 4 + 2)
    t.do("use", "Puppet Master")
    assert t.targets == ["foe Sentinel Siege-Frame"]  # the only target


def test_lodestone_helm_stops_neither_attacks_nor_effects_of_its_own_side():
    t = table(
        front=["Sabretooth, Savage Prowler"],
        gear={"Sabretooth, Savage Prowler": "Lodestone Helm"},
        hand=["Sudden Ambush"],
        row=FIVE,
        foe_front=["Lorelei"],
    )
    t.attack("Sabretooth, Savage Prowler", "foe Lorelei")
    t.play("Sudden Ambush", "Sabretooth, Savage Prowler")
    t.resolve()
    assert t.strength("Sabretooth, Savage Prowler")[0] == 6 - 2 + 3
    t = table(
        front=["Sentinel Omega-Frame"],
        foe_front=["Sabretooth, Savage Prowler"],
        gear={"foe Sabretooth, Savage Prowler": "Lodestone Helm"},
    )
    t.attack("Sentinel Omega-Frame", "foe Sabretooth, Savage Prowler")
    t.conclude()
    assert t.stunned("foe Sabretooth, Savage Prowler")


def test_lodestone_helm_does_nothing_on_a_stunned_character():
    t = table(
        front=["Sentinel Siege-Frame"],
        gear={"Sentinel Siege-Frame": "War Wagon", "foe Sabretooth, Savage Prowler": "Lodestone Helm"},
        foe_front=["Sabretooth, Savage Prowler", "Wild Sentinel"],
        stunned=["foe Sabretooth, Savage Prowler"],
    )
    assert t.can("use", "War Wagon")  # War Wagon KOs a stunned character
    t.do("use", "War Wagon")
    t.resolve()
    assert t.where("foe Sabretooth, Savage Prowler") == "ko"


def test_a_second_lodestone_helm_replaces_the_first():
    t = table(
        stage="recruit",
        hand=["Lodestone Helm"],
        row=FIVE,
        front=["Sabretooth, Savage Prowler", "Blob, Immovable Mass"],
        gear={"Sabretooth, Savage Prowler": "Lodestone Helm"},
    )
    t.do("recruit", "Lodestone Helm")
    t.resolve_all()
    assert t.where("Lodestone Helm#2") == "ko"
    assert t.strength("Sabretooth, Savage Prowler") == (6, 4)
    assert t.strength("Blob, Immovable Mass") == (5, 8 + 2)
