"""The log as a player reads it: who aims at whom, with which numbers, where, in which order, and by which rule."""

from __future__ import annotations

import pytest

from rulebound.games.versus import GAME
from rulebound.i18n import Language
from rulebound.kernel.chance import Chance
from rulebound.kernel.match import Match
from tests.versus_table import FOE, ME, table

FIVE = ["Wild Sentinel"] * 5


def after(t, line):
    """What was said after that line."""
    told = t.told()
    return told[told.index(line) + 1 :]


# --- what an effect aims at ---


def test_whoever_must_respond_reads_what_an_effect_aims_at():
    t = table(front=["Sentinel Siege-Frame"], hand=["Savage Beatdown"], row=FIVE, foe_front=["Nimrod"])
    t.attack("Sentinel Siege-Frame", "foe Nimrod")
    t.play("Savage Beatdown", "Sentinel Siege-Frame")
    assert t.told(FOE)[-2:] == [
        "Player 1 plays Savage Beatdown from their hand.",
        "On the chain: Savage Beatdown on Sentinel Siege-Frame.",
    ]
    middle = next(area for area in t.match.view(FOE).areas if area.id == "middle")
    (waiting,) = [Language.load("en").text(place.name) for place in middle.places]
    assert waiting == "Savage Beatdown on Sentinel Siege-Frame"


def test_recruited_equipment_names_its_bearer_while_it_waits():
    t = table(stage="recruit", hand=["Field Kit"], row=FIVE, front=["Nimrod", "Bastion"])
    t.do("recruit", "Field Kit")
    t.answer("equip", "Bastion")
    assert t.told()[-2:] == [
        "Player 1 recruits Field Kit for 1 resource point, 4 left.",
        "On the chain: recruiting Field Kit for Bastion.",
    ]


def test_an_effect_at_an_effect_names_it():
    t = table(hand=["Danger Drill"], row=FIVE, foe_hand=["Counterplan"], foe_row=FIVE, front=["Nimrod"])
    t.play("Danger Drill")
    t.pass_(ME)
    t.play("foe Counterplan")
    assert t.told()[-1] == "On the chain: Counterplan on Danger Drill."
    t.resolve()
    t.answer("pay", "decline")
    assert after(t, "Resolves: Counterplan on Danger Drill.")[:2] == [
        "Player 1 declines.",
        "Negated: Danger Drill.",
    ]


def test_an_effect_whose_target_left_the_chain_says_that_it_does_nothing():
    t = table(
        hand=["Danger Drill"],
        row=FIVE,
        foe_hand=["Counterplan", "Counterplan"],
        foe_row=FIVE,
        front=["Nimrod"],
        endurance=(2, 50),
    )
    t.play("Danger Drill")
    t.pass_(ME)
    t.do("play", "foe Counterplan")
    t.do("play", "foe Counterplan#2")
    t.answer("target", t.s.chain[0].key)
    t.resolve()
    t.resolve()
    assert t.told()[-1] == "No legal target is left: nothing happens."
    assert t.rule_of("No legal target is left: nothing happens.") == "versus.power.target_illegal"


# --- attacks ---


@pytest.mark.rule("versus.combat.compare_greater", "versus.combat.back_less")
def test_an_attack_is_told_in_order_and_with_its_numbers():
    t = table(front=["Sentinel Siege-Frame"], foe_front=["Wild Sentinel"])
    t.attack("Sentinel Siege-Frame", "foe Wild Sentinel")
    t.conclude()
    told = [line for line in t.told() if "passes" not in line]
    assert told[told.index("Player 1 declares an attack on Wild Sentinel: Sentinel Siege-Frame.") :] == [
        "Player 1 declares an attack on Wild Sentinel: Sentinel Siege-Frame.",
        "On the chain: attack by Sentinel Siege-Frame on Wild Sentinel.",
        "Resolves: attack by Sentinel Siege-Frame on Wild Sentinel.",
        "The attack on Wild Sentinel begins; exhausted for it: Sentinel Siege-Frame.",
        "Sentinel Siege-Frame against Wild Sentinel: ATK 7 against DEF 1.",
        "Wild Sentinel strikes back at Sentinel Siege-Frame: ATK 2 against DEF 6.",
        "Wild Sentinel is stunned.",
        "Player 2 loses 1 endurance to the stun, 49 left.",
        "Player 2 loses 6 endurance to breakthrough, 43 left.",
    ]
    assert (
        t.rule_of("Sentinel Siege-Frame against Wild Sentinel: ATK 7 against DEF 1.") == "versus.combat.compare_greater"
    )
    assert (
        t.rule_of("Wild Sentinel strikes back at Sentinel Siege-Frame: ATK 2 against DEF 6.")
        == "versus.combat.back_less"
    )
    assert t.rule_of("Player 2 loses 6 endurance to breakthrough, 43 left.") == "versus.combat.breakthrough"


@pytest.mark.rule("versus.combat.compare_less")
def test_an_attack_that_stuns_nobody_says_so():
    t = table(front=["Sentinel Bulwark-Frame"], foe_front=["Sentinel Bulwark-Frame"])
    t.attack("Sentinel Bulwark-Frame", "foe Sentinel Bulwark-Frame")
    t.conclude()
    assert after(t, "Sentinel Bulwark-Frame strikes back at Sentinel Bulwark-Frame: ATK 3 against DEF 5.") == [
        "Nobody is stunned."
    ]
    assert t.rule_of("Nobody is stunned.") == "versus.combat.compare_less"


@pytest.mark.rule("versus.team_attack.sum", "versus.team_attack.choose_one")
def test_a_team_attack_says_whom_the_defender_strikes():
    t = table(front=["Nimrod", "Sentinel Siege-Frame"], foe_front=["Sentinel Omega-Frame"])
    t.attack("Nimrod", "foe Sentinel Omega-Frame", "Sentinel Siege-Frame")
    t.conclude()
    t.answer("strike", "Sentinel Siege-Frame")
    sum_of_both = "Nimrod and Sentinel Siege-Frame against Sentinel Omega-Frame: ATK 16 against DEF 17."
    back = "Sentinel Omega-Frame strikes back at Sentinel Siege-Frame: ATK 17 against DEF 6."
    assert after(t, sum_of_both)[0] == back
    assert (t.rule_of(sum_of_both), t.rule_of(back)) == ("versus.team_attack.sum", "versus.team_attack.choose_one")


@pytest.mark.rule("versus.team_attack.direct")
def test_an_attack_on_a_player_says_its_number():
    t = table(front=["Nimrod", "Sentinel Siege-Frame"])
    t.attack("Nimrod", "", "Sentinel Siege-Frame")
    t.conclude()
    assert "Player 1 declares an attack on Player 2: Nimrod and Sentinel Siege-Frame." in t.told()
    assert "The attack on Player 2 begins; exhausted for it: Nimrod and Sentinel Siege-Frame." in t.told()
    line = "Nimrod and Sentinel Siege-Frame against Player 2 directly: ATK 16."
    assert after(t, line) == ["Player 2 loses 16 endurance to breakthrough, 34 left."]
    assert t.rule_of(line) == "versus.team_attack.direct"


@pytest.mark.rule("versus.combat.direct")
def test_an_attack_by_the_second_player_is_one_on_the_first():
    t = table(active=FOE, foe_front=["Nimrod"])
    t.attack("foe Nimrod")
    assert "Player 2 declares an attack on Player 1: Nimrod." in t.told()
    t.conclude()
    assert t.endurance(ME) == 41


@pytest.mark.rule("versus.plot_twist.on_chain", "versus.chain.events")
def test_a_plot_twist_and_a_power_come_on_the_chain_by_different_rules():
    t = table(front=["Puppet Master"], hand=["Danger Drill"], row=FIVE, foe_front=["Nimrod"])
    t.play("Danger Drill")
    assert (t.rules()[-1], t.chain) == ("versus.plot_twist.on_chain", ["plot-twist"])
    t.do("use", "Puppet Master")
    assert (t.rules()[-1], t.chain) == ("versus.chain.events", ["plot-twist", "power"])


@pytest.mark.rule("versus.reinforcement.prevents_breakthrough")
def test_reinforcement_says_who_what_for_and_what_it_prevents():
    t = table(active=FOE, foe_front=["Sentinel Omega-Frame"], front=["Wild Sentinel"], support=["Sentinel Mark I"])
    t.attack("foe Sentinel Omega-Frame", "Wild Sentinel")
    t.pass_(FOE)
    t.do("reinforce", "Sentinel Mark I")
    assert t.told()[-2:] == [
        "Player 1 exhausts Sentinel Mark I to reinforce Wild Sentinel.",
        "On the chain: reinforcement of Wild Sentinel by Sentinel Mark I.",
    ]
    t.conclude()
    assert t.told()[-1] == "Wild Sentinel is reinforced: no breakthrough of 16."


# --- costs, places, teams, keywords, versions ---


def test_costs_come_after_what_they_pay_for():
    t = table(face_up=["Orbital Foundry"], hand=["Wild Sentinel", "Field Kit"], row=FIVE)
    t.do("use", "Orbital Foundry")
    t.answer("discard", "Field Kit")
    assert t.told()[-4:] == [
        "Player 1 uses the power of Orbital Foundry.",
        "Orbital Foundry is exhausted.",
        "Player 1 discards Field Kit.",
        "On the chain: power of Orbital Foundry.",
    ]
    assert t.rule_of("Orbital Foundry is exhausted.") == "versus.power.activate"
    assert t.rule_of("Player 1 discards Field Kit.") == "versus.power.payment_costs"


def test_the_cost_of_a_plot_twist_is_its_additional_cost():
    t = table(hand=["Finish Them"], row=FIVE, front=["Nimrod", "Bastion"], foe_front=["Toad"], stunned=["foe Toad"])
    t.do("play", "Finish Them")
    t.answer("exhaust", "Bastion")
    assert t.told()[-3:] == [
        "Player 1 plays Finish Them from their hand.",
        "Bastion is exhausted.",
        "On the chain: Finish Them on Toad.",
    ]
    assert t.rule_of("Bastion is exhausted.") == "versus.plot_twist.additional_cost"


def test_a_power_up_names_both_cards_in_order():
    t = table(front=["Wolverine, Weapon Instinct"], hand=["Wolverine, The Best at What He Does"], foe_front=["Nimrod"])
    t.attack("Wolverine, Weapon Instinct", "foe Nimrod")
    t.do("power-up", "Wolverine, The Best at What He Does")
    assert t.told()[-3:] == [
        "Player 1 powers up Wolverine (Weapon Instinct).",
        "Player 1 discards Wolverine (The Best at What He Does).",
        "On the chain: power-up of Wolverine (Weapon Instinct) with Wolverine (The Best at What He Does).",
    ]
    t.resolve()
    bonus = "Wolverine (Weapon Instinct) gets +1 ATK and +1 DEF this attack."
    assert t.told()[-1] == bonus
    assert t.rule_of(bonus) == "versus.power_up.bonus"


def test_who_enters_play_says_where_and_who_changes_places_says_with_whom():
    t = table(stage="recruit", hand=["Toad"], row=FIVE, front=["Nimrod"])
    t.do("recruit", "Toad")
    t.resolve()
    t.answer("place", "s0")
    assert t.told()[-1] == "Toad enters play: support row 1."
    t.reach("formation")
    t.do("move", "Toad")
    t.answer("place", "f0")
    assert t.told()[-1] == "Player 1 lets Toad and Nimrod change places; Toad is now in: front row 1."
    t.do("move", "Toad")
    t.answer("place", "f2")
    assert t.told()[-1] == "Player 1 moves Toad to: front row 3."
    assert t.rule_of("Player 1 moves Toad to: front row 3.") == "versus.formation.move_within"


def test_a_chosen_team_is_told():
    t = table(row=["Metropolis", "Wild Sentinel"])
    t.do("flip", "Metropolis")
    t.resolve()
    t.answer("team", "x-men")
    t.answer("team", "doom")
    assert t.told()[-2:] == ["Player 1 chooses a team: X-Men.", "Player 1 chooses a team: Doom."]


def test_gained_flight_is_told():
    t = table(front=["Sentinel Siege-Frame"], hand=["Rising Kick"], row=FIVE, foe_front=["Nimrod"])
    t.attack("Sentinel Siege-Frame", "foe Nimrod")
    t.play("Rising Kick")
    t.resolve()
    assert t.told()[-1] == "Sentinel Siege-Frame gains flight this turn."


def test_a_face_down_resource_is_named_to_its_player_only():
    t = table(stage="resource", hand=["Toad"])
    t.do("resource", "Toad")
    assert t.told(ME)[-1] == "Player 1 puts Toad face down into the resource row."
    assert t.told(FOE)[-1] == t.told(None)[-1] == "Player 1 puts a card face down into the resource row."


def test_what_cannot_be_stunned_and_what_changes_nothing_is_told():
    t = table(front=["Nightcrawler"], foe_front=["Magneto, Asteroid Sovereign"], foe_hand=["Toad", "Pyro"])
    t.attack("Nightcrawler", "foe Magneto, Asteroid Sovereign")
    t.pass_(ME)
    t.do("use", "foe Magneto, Asteroid Sovereign")
    t.answer("discard", "foe Toad")
    t.answer("discard", "foe Pyro")
    t.resolve()
    assert t.told()[-1] == "Nightcrawler cannot be stunned."
    assert t.rule_of("Nightcrawler cannot be stunned.") == "versus.golden.cannot_wins"
    t = table(front=["Quicksilver, Blur"], hand=["Toad"], foe_front=["Nimrod"])
    t.do("use", "Quicksilver, Blur")
    t.answer("discard", "Toad")
    t.resolve()
    assert t.told()[-1] == "That changes nothing."


@pytest.mark.rule("versus.golden.cannot_wins")
def test_whoever_strikes_back_in_vain_reads_why():
    t = table(front=["Nightcrawler"], foe_front=["Nimrod"])
    t.attack("Nightcrawler", "foe Nimrod")
    t.conclude()
    back = "Nimrod strikes back at Nightcrawler: ATK 9 against DEF 2."
    assert after(t, back) == ["Nightcrawler cannot be stunned."]
    assert t.rule_of("Nightcrawler cannot be stunned.") == "versus.golden.cannot_wins"


# --- the rules that lines cite ---


@pytest.mark.rule("versus.golden.card_over_rule")
def test_only_what_overrules_a_rule_cites_the_golden_rule():
    t = table(hand=["Friendly Fire"], row=FIVE, front=["Nimrod"])
    t.play("Friendly Fire")
    t.resolve()
    (golden,) = [line for line in t.match.log if line.rule == "versus.golden.card_over_rule"]
    assert golden.what == "stay-exhausted"
    for seed in range(3):
        match = Match(GAME, {"decks": ["brotherhood", "doom"]}, seed)
        chance = Chance(seed)
        while match.choices:
            seat, choice = next(iter(match.choices.items()))
            match.answer(seat, chance.below(len(choice.options)))
        assert not [line.what for line in match.log if line.rule == "versus.golden.card_over_rule"]


@pytest.mark.parametrize(
    ("laid", "act", "line", "rule"),
    [
        ({"hand": ["Danger Drill"]}, "play", "Player 1 draws a card.", "versus.plot_twist.from_hand"),
        ({"row": [*FIVE, "Danger Drill"]}, "play", "Player 1 draws a card.", "versus.plot_twist.from_row"),
        (
            {"face_up": ["Borderland Village"]},
            "use",
            "Player 1 gains 1 endurance and has 51.",
            "versus.power.payment_arrow",
        ),
    ],
)
def test_what_an_effect_does_cites_the_rule_that_carries_it(laid, act, line, rule):
    t = table(**{"row": FIVE, "front": ["Nimrod"], **laid})
    t.do(act, "Danger Drill" if act == "play" else "Borderland Village")
    t.resolve()
    assert t.rule_of(line) == rule


def test_a_trigger_cites_triggered_powers():
    t = table(stage="recruit", hand=["Dr. Doom, World Emperor"], row=["Wild Sentinel"] * 8)
    t.do("recruit", "Dr. Doom, World Emperor")
    t.resolve()
    t.answer("place", "f0")
    t.resolve()
    assert t.rule_of("Player 2 loses 4 endurance, 46 left.") == "versus.power.triggered_auto"


@pytest.mark.rule("versus.draw.empty_deck")
def test_only_missing_cards_cite_the_empty_deck():
    t = table(hand=["Danger Drill"], row=FIVE, front=["Nimrod"])
    while t.s.players[ME].deck.cards:
        t.s.deal(t.s.players[ME].deck, t.s.players[ME].ko)
    t.play("Danger Drill")
    t.resolve()
    line = "The deck of Player 1 does not hold enough cards."
    assert t.told()[-1] == line
    assert t.rule_of(line) == "versus.draw.empty_deck"
