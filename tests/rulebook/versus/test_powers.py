"""Способности: payment, triggered and continuous powers."""

from __future__ import annotations

import pickle

import pytest

from rulebound.games.versus import cardpool
from rulebound.games.versus.words.continuous import Continuous
from rulebound.i18n import Language
from tests.versus_table import FOE, ME, called, table

FIVE = ["Wild Sentinel"] * 5


# --- what powers there are -----------------------------------------------------------------------------------------

WRITTEN = {
    "": "001 004 008 010 014 015 016 017 040 041 055 058 062 063 068 070 071 076 079 083 084 091 092 093 094 095 096 "
    "097 098 099 100 101 102",
    "payment": "005 007 011 019 022 023 024 027 032 043 046 047 050 052 059 065 069 072 073 074 082 086 087 104 105",
    "triggered": "002 006 009 013 025 028 034 036 037 039 048 049 053 054 056 060 067 075 077 078 080 081 089 090",
    "continuous": "003 012 020 021 026 029 030 031 033 035 038 044 045 051 057 064 066 088",
    "ongoing": "018 042 061 085",
    "triggered continuous": "103 106",
}
"""The powers that the card set writes on each card, apart from what a plot twist does when it is played."""


@pytest.mark.rule("versus.power.three_kinds")
def test_every_power_is_payment_triggered_or_continuous():
    for card in cardpool.cards():
        for power in card.powers:
            if power.kind == "play":  # no power: what happens when the plot twist is played
                assert card.kind == "plot-twist"
                continue
            assert power.kind in ("payment", "triggered")
            assert bool(power.costs) == (power.kind == "payment"), card.code
            assert bool(power.event) == (power.kind == "triggered"), card.code
        assert all(isinstance(text, Continuous) for text in (*card.continuous, *card.ongoing))


@pytest.mark.rule("versus.power.from_text")
def test_every_card_has_the_powers_written_on_it_and_no_others():
    written = {f"VS-{number}": kinds.split() for kinds, numbers in WRITTEN.items() for number in numbers.split()}
    assert len(written) == 106
    for card in cardpool.cards():
        kinds = [power.kind for power in card.powers if power.kind != "play"]
        kinds += ["continuous"] * bool(card.continuous) + ["ongoing"] * bool(card.ongoing)
        assert kinds == written[card.code], card.code


@pytest.mark.rule("versus.power.from_text")
def test_a_card_without_powers_says_nothing_and_does_nothing():
    for number in WRITTEN[""].split():
        card = cardpool.printed(f"VS-{number}")
        if card.kind != "plot-twist":
            assert card.text() == []
    t = table(front=["Blob, Landslide"], foe_front=["Sabretooth, Victor Creed"])
    assert t.options() == ["attack:Blob, Landslide", "pass", "pass-on"]
    assert t.strength("Blob, Landslide") == (13, 17)


@pytest.mark.rule("versus.power.triggered_words")
def test_every_triggered_power_says_when_whenever_or_at():
    english = Language.load("en")
    for card in cardpool.cards():
        for power in card.powers:
            first = [english.text(line).split(" ")[0] for line in power.text()[:1]]
            assert (first in (["When"], ["Whenever"], ["At"])) == (power.kind == "triggered"), card.code


@pytest.mark.rule("versus.power.triggered_words")
def test_at_the_start_of_a_step_comes_before_any_action_in_it():
    t = table(
        front=["Professor X"], foe_front=["Sentinel Siege-Frame"]
    )  # Professor X: at the start of your attack step
    assert t.chain == ["trigger"]
    assert t.choice.seat == ME
    assert not t.can("attack", "Professor X")
    t.resolve()
    assert t.exhausted("foe Sentinel Siege-Frame")


# --- payment powers -----------------------------------------------------------------------------------------------


@pytest.mark.rule("versus.power.payment_arrow")
@pytest.mark.parametrize(("exhausted", "endurance"), [(["Moira MacTaggert"], 50), ([], 1)])
def test_a_power_whose_cost_cannot_be_paid_in_full_is_refused_and_nothing_is_paid(exhausted, endurance):
    t = table(
        stage="recruit",
        front=["Moira MacTaggert", "Bishop"],
        exhausted=exhausted,
        stunned=["Bishop"],
        endurance=(endurance, 50),
    )
    before = pickle.dumps(t.s)
    assert not t.can("use", "Moira MacTaggert")  # Moira: Activate, pay 2 endurance
    t.refused("use", "Moira MacTaggert")
    assert pickle.dumps(t.s) == before
    rule = "versus.power.activate_exhausted" if exhausted else "versus.power.endurance_cost"
    assert rule in t.why_not("use", "Moira MacTaggert")


@pytest.mark.rule("versus.power.payment_arrow")
def test_the_words_of_a_payment_power_are_cost_arrow_effect():
    english = Language.load("en")
    for card in cardpool.cards():
        for power in card.powers:
            said = " ".join(english.text(line) for line in power.text())
            assert ("→" in said) == (power.kind == "payment"), card.code


@pytest.mark.rule("versus.power.payment_costs", "versus.power.payment_arrow")
def test_moira_is_exhausted_and_endurance_is_paid_before_the_effect_happens():
    t = table(front=["Moira MacTaggert", "Bishop"], stunned=["Bishop"])
    t.do("use", "Moira MacTaggert")
    assert t.chain == ["power"]
    assert t.exhausted("Moira MacTaggert")
    assert t.endurance(ME) == 48
    assert t.stunned("Bishop")
    t.resolve()
    assert not t.stunned("Bishop")


@pytest.mark.rule("versus.power.payment_costs")
def test_orbital_foundry_is_exhausted_and_a_card_discarded_before_the_effect_happens():
    t = table(
        front=["Sentinel Siege-Frame"],
        face_up=["Orbital Foundry"],
        hand=["Danger Drill", "Blackbird"],
        foe_front=["Wild Sentinel"],
        deck=["Sentinel Mark II"],
    )
    t.do("use", "Orbital Foundry")
    t.answer("discard", "Blackbird")
    assert t.chain == ["power"]
    assert t.exhausted("Orbital Foundry")
    assert t.where("Blackbird") == "ko"
    assert t.where("Danger Drill") == "hand"
    assert t.where("Sentinel Mark II") == "deck"


@pytest.mark.rule("versus.power.payment_repeat", "versus.power.no_activate_no_exhaust")
def test_a_payment_power_is_used_as_often_as_it_is_paid():
    t = table(
        front=["Bastion"],
        hand=["Wild Sentinel", "Sentinel Mark I", "Sentinel Tracker-Frame"],
        foe_front=["Sentinel Omega-Frame"],
    )
    t.attack("Bastion", "foe Sentinel Omega-Frame")
    for paid in ("Wild Sentinel", "Sentinel Mark I", "Sentinel Tracker-Frame"):
        t.do("use", "Bastion")
        t.answer("discard", paid)
    assert t.chain == ["power"] * 3
    t.resolve_all()
    assert t.strength("Bastion") == (11 + 3, 12 + 3)
    assert not t.can("use", "Bastion")  # nothing is left to discard


@pytest.mark.rule("versus.power.any_time")
def test_a_payment_power_is_used_in_the_step_of_the_other_player():
    t = table(
        front=["Sentinel Siege-Frame"],
        foe_front=["Puppet Master", "Quicksilver, Blur"],
        exhausted=["foe Quicksilver, Blur"],
        foe_hand=["Pyro"],
    )
    t.pass_(ME)
    assert t.can("use", "foe Puppet Master")  # Puppet Master
    assert not t.can("use", "foe Quicksilver, Blur")  # Quicksilver: only in his own attack step
    assert "versus.power.any_time" in t.why_not("use", "foe Quicksilver, Blur", seat=FOE)
    t.next_step()
    assert (t.stage, t.active) == ("attack", FOE)
    assert t.can("use", "foe Quicksilver, Blur")


@pytest.mark.rule("versus.power.any_time")
@pytest.mark.parametrize("stage", ["draw", "resource", "recruit", "formation", "attack", "recovery"])
def test_a_payment_power_is_used_in_every_step_and_phase(stage):
    active = -1 if stage in ("draw", "recovery") else ME
    t = table(stage=stage, active=active, front=["Puppet Master"], foe_front=["Sentinel Siege-Frame"])
    t.do("use", "Puppet Master")
    t.resolve()
    assert t.exhausted("foe Sentinel Siege-Frame")


@pytest.mark.rule("versus.power.no_activate_no_exhaust")
@pytest.mark.parametrize("exhausted", [[], ["Bastion"]])
def test_a_power_without_activate_exhausts_nobody_and_works_for_the_exhausted(exhausted):
    t = table(
        front=["Sentinel Siege-Frame", "Bastion"],
        exhausted=exhausted,
        hand=["Wild Sentinel"],
        foe_front=["Sentinel Omega-Frame"],
    )
    t.attack("Sentinel Siege-Frame", "foe Sentinel Omega-Frame")
    t.do("use", "Bastion")
    t.answer("discard", "Wild Sentinel")
    assert t.exhausted("Bastion") == bool(exhausted)
    t.resolve()
    assert t.exhausted("Bastion") == bool(exhausted)
    assert t.strength("Sentinel Siege-Frame") == (8, 7)


# --- triggered powers -----------------------------------------------------------------------------------------------


@pytest.mark.rule("versus.power.triggered_repeat")
def test_a_power_triggers_as_often_as_its_condition_is_met():
    t = table(
        front=["Psylocke"],
        hand=["Second Effort"],
        row=FIVE,
        foe_hand=["Sentinel Mark I", "Sentinel Tracker-Frame", "Sentinel Bulwark-Frame"],
    )
    for _ in range(2):
        t.attack("Psylocke")
        t.conclude()
        assert t.chain == ["trigger"]
        t.resolve()
        t.match.answer(FOE, 0)
        if t.can("play", "Second Effort"):
            t.play("Second Effort")  # Second Effort: Psylocke is ready again
            t.resolve()
    assert t.size("hand", FOE) == 1
    assert t.endurance(FOE) == 50 - 4 - 4


@pytest.mark.rule("versus.power.triggered_order")
def test_who_performs_the_step_puts_triggers_first_in_an_order_of_choice():
    """Two Nimrods with Field Kits stun each other in the foe's attack step."""
    t = table(
        active=FOE,
        initiative=ME,
        front=["Nimrod"],
        foe_front=["Nimrod"],
        gear={"Nimrod": "Field Kit", "foe Nimrod": "Field Kit"},
    )
    t.attack("foe Nimrod", "Nimrod")
    t.conclude()
    assert t.choice.seat == FOE
    assert t.prompt == "trigger-first"
    t.answer("trigger-first", "foe Field Kit")
    assert t.choice.seat == ME
    t.answer("trigger-first", "Nimrod")
    assert [(effect.seat, called(effect.printed)) for effect in t.s.chain] == [
        (FOE, "Field Kit"),
        (FOE, "Nimrod"),
        (ME, "Nimrod"),
        (ME, "Field Kit"),
    ]


@pytest.mark.rule("versus.power.triggered_order")
@pytest.mark.parametrize("initiative", [ME, FOE])
def test_outside_a_step_the_initiative_player_puts_triggers_first(initiative):
    t = table(
        stage="recovery",
        active=-1,
        initiative=initiative,
        front=["Pyro", "Sabretooth, Savage Prowler"],
        foe_front=["Pyro", "Sabretooth, Savage Prowler"],
    )
    for seat in (initiative, 1 - initiative):
        assert t.choice.seat == seat
        t.answer("trigger-first", f"{'foe ' * seat}Sabretooth, Savage Prowler")
    assert [effect.seat for effect in t.s.chain] == [initiative] * 2 + [1 - initiative] * 2
    assert t.sources == ["Sabretooth, Savage Prowler", "Pyro"] * 2


# --- continuous powers ----------------------------------------------------------------------------------------------


@pytest.mark.rule("versus.power.continuous")
def test_a_continuous_power_works_for_whoever_comes_and_ends_when_its_card_leaves():
    t = table(
        stage="recruit",
        hand=["Sabretooth, Savage Prowler", "Magneto, Iron Will"],
        row=["Wild Sentinel"] * 8,
        front=["Magneto, Lodestone King"],
    )
    t.do("recruit", "Sabretooth, Savage Prowler")
    t.resolve_all()
    t.answer("place", "f1")
    assert t.strength("Sabretooth, Savage Prowler") == (6 + 1, 4)  # Magneto, Lodestone King
    t.do("recruit", "Magneto, Iron Will")
    t.resolve_all()
    t.answer("place", "f2")
    assert t.where("Magneto, Lodestone King") == "ko"  # another Magneto has come
    assert t.strength("Sabretooth, Savage Prowler") == (6, 4)


@pytest.mark.rule("versus.power.continuous")
def test_a_continuous_power_ends_with_the_stun_of_its_card_and_returns_with_its_recovery():
    t = table(
        front=["Sentinel Omega-Frame"],
        foe_front=["Storm, Sky Sovereign", "Bishop"],
        foe_support=["Wolverine, Weapon Instinct"],
        foe_hand=["Stand Together"],
        foe_row=FIVE,
    )
    flyer = "flight"

    def marks():
        areas = t.match.view(None).areas
        cards = [c for area in areas for place in area.places for c in place.cards if c.key == t.card("foe Bishop").key]
        return cards[0].marks

    assert flyer in marks()  # Storm: your other X-Men have flight
    t.attack("Sentinel Omega-Frame", "foe Storm, Sky Sovereign")
    t.conclude()
    assert flyer not in marks()
    t.pass_(ME)
    t.play("foe Stand Together")
    t.resolve()
    assert flyer in marks()


# --- unless ----------------------------------------------------------------------------------------------


def countered(endurance):
    t = table(
        front=["Sentinel Siege-Frame"],
        foe_front=["Sentinel Carrier-Frame"],
        hand=["Savage Beatdown"],
        row=FIVE,
        foe_hand=["Counterplan"],
        foe_row=FIVE,
        endurance=(endurance, 50),
    )
    t.attack("Sentinel Siege-Frame", "foe Sentinel Carrier-Frame")
    t.play("Savage Beatdown")
    t.pass_(ME)
    t.play("foe Counterplan")
    t.resolve()
    return t


@pytest.mark.rule("versus.power.unless")
@pytest.mark.parametrize(("answer", "left", "atk"), [("pay:3", 0, 7 + 5), ("decline", 3, 7)])
def test_counterplan_asks_the_player_of_the_effect_to_pay_or_lose_it(answer, left, atk):
    t = countered(3)
    assert t.choice.seat == ME
    t.match.answer(ME, answer)
    assert t.endurance(ME) == left
    assert t.chain == (["plot-twist"] if left == 0 else [])
    t.resolve_all()
    assert t.strength("Sentinel Siege-Frame")[0] == atk


@pytest.mark.rule("versus.power.unless")
def test_who_cannot_pay_is_not_asked():
    t = countered(2)
    assert t.prompt == "fight"
    assert t.chain == []
    assert t.endurance(ME) == 2
    assert t.strength("Sentinel Siege-Frame")[0] == 7
