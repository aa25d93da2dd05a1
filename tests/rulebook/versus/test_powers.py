"""Способности: payment, triggered and continuous powers, targets, durations."""

from __future__ import annotations

import pickle

import pytest

from rulebound.games.versus import cardpool
from rulebound.games.versus.state import NOWHERE
from rulebound.games.versus.words.continuous import Continuous
from rulebound.i18n import Language
from rulebound.kernel.text import Refused
from tests.versus_table import FOE, ME, table

FIVE = ["VS-001"] * 5


def rules(t):
    """The rules named in the log."""
    return [line.rule for line in t.s.log.lines]


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
    t = table(front=["VS-058"], foe_front=["VS-055"])
    assert not t.can("use", "VS-058")
    assert "versus.power.from_text" not in t.why_not(ME, "VS-058")
    assert t.strength("VS-058") == (13, 17)


@pytest.mark.rule("versus.power.triggered_words")
def test_every_triggered_power_says_when_whenever_or_at():
    english = Language.load("en")
    for card in cardpool.cards():
        for power in card.powers:
            first = [english.text(line).split(" ")[0] for line in power.text()[:1]]
            assert (first in (["When"], ["Whenever"], ["At"])) == (power.kind == "triggered"), card.code


@pytest.mark.rule("versus.power.triggered_words")
def test_at_the_start_of_a_step_comes_before_any_action_in_it():
    t = table(front=["VS-039"], foe_front=["VS-008"])  # Professor X: at the start of your attack step
    assert t.chain == ["trigger"]
    assert t.asked.seat == ME
    assert not t.can("attack", "VS-039")
    t.resolve()
    assert t.exhausted("foe VS-008")


# --- payment powers -----------------------------------------------------------------------------------------------


@pytest.mark.rule("versus.power.payment_arrow")
@pytest.mark.parametrize(("exhausted", "endurance"), [(["VS-024"], 50), ([], 1)])
def test_a_power_whose_cost_cannot_be_paid_in_full_is_refused_and_nothing_is_paid(exhausted, endurance):
    t = table(
        stage="recruit", front=["VS-024", "VS-025"], exhausted=exhausted, stunned=["VS-025"], endurance=(endurance, 50)
    )  # fmt: skip
    before = pickle.dumps(t.s)
    assert not t.can("use", "VS-024")  # Moira: Activate, pay 2 endurance
    with pytest.raises(Refused):
        t.do("use", "VS-024")
    assert pickle.dumps(t.s) == before
    rule = "versus.power.activate_exhausted" if exhausted else "versus.power.endurance_cost"
    assert rule in t.why_not(ME, "VS-024")


@pytest.mark.rule("versus.power.payment_arrow")
def test_the_words_of_a_payment_power_are_cost_arrow_effect():
    english = Language.load("en")
    for card in cardpool.cards():
        for power in card.powers:
            said = " ".join(english.text(line) for line in power.text())
            assert ("→" in said) == (power.kind == "payment"), card.code


@pytest.mark.rule("versus.power.payment_costs", "versus.power.payment_arrow")
def test_moira_is_exhausted_and_endurance_is_paid_before_the_effect_happens():
    t = table(front=["VS-024", "VS-025"], stunned=["VS-025"])
    t.do("use", "VS-024")
    assert t.chain == ["power"]
    assert t.exhausted("VS-024")
    assert t.endurance(ME) == 48
    assert t.stunned("VS-025")
    t.resolve()
    assert not t.stunned("VS-025")


@pytest.mark.rule("versus.power.payment_costs")
def test_orbital_foundry_is_exhausted_and_a_card_discarded_before_the_effect_happens():
    t = table(front=["VS-008"], face_up=["VS-019"], hand=["VS-042", "VS-044"], foe_front=["VS-001"], deck=["VS-005"])
    t.do("use", "VS-019")
    t.do("discard", "VS-044")
    assert t.chain == ["power"]
    assert t.exhausted("VS-019")
    assert t.where("VS-044") == "ko"
    assert t.where("VS-042") == "hand"
    assert t.where("VS-005") == "deck"


@pytest.mark.rule("versus.power.payment_repeat", "versus.power.no_activate_no_exhaust")
def test_a_payment_power_is_used_as_often_as_it_is_paid():
    t = table(front=["VS-011"], hand=["VS-001", "VS-003", "VS-004"], foe_front=["VS-014"])
    t.attack("VS-011", "foe VS-014")
    for paid in ("VS-001", "VS-003", "VS-004"):
        t.do("use", "VS-011")
        t.do("discard", paid)
    assert t.chain == ["power"] * 3
    t.resolve_all()
    assert t.strength("VS-011") == (11 + 3, 12 + 3)
    assert not t.can("use", "VS-011")  # nothing is left to discard


@pytest.mark.rule("versus.power.any_time")
def test_a_payment_power_is_used_in_the_step_of_the_other_player():
    t = table(front=["VS-008"], foe_front=["VS-069", "VS-047"], exhausted=["foe VS-047"], foe_hand=["VS-048"])
    t.pass_(ME)
    assert t.can("use", "foe VS-069")  # Puppet Master
    assert not t.can("use", "foe VS-047")  # Quicksilver: only in his own attack step
    assert "versus.power.any_time" in t.why_not(FOE, "foe VS-047")
    t.next_step()
    assert (t.s.stage, t.s.active) == ("attack", FOE)
    assert t.can("use", "foe VS-047")


@pytest.mark.rule("versus.power.any_time")
@pytest.mark.parametrize("stage", ["draw", "resource", "recruit", "formation", "attack", "recovery"])
def test_a_payment_power_is_used_in_every_step_and_phase(stage):
    active = -1 if stage in ("draw", "recovery") else ME
    t = table(stage=stage, active=active, front=["VS-069"], foe_front=["VS-008"])
    t.do("use", "VS-069")
    t.resolve()
    assert t.exhausted("foe VS-008")


@pytest.mark.rule("versus.power.no_activate_no_exhaust")
@pytest.mark.parametrize("exhausted", [[], ["VS-011"]])
def test_a_power_without_activate_exhausts_nobody_and_works_for_the_exhausted(exhausted):
    t = table(front=["VS-008", "VS-011"], exhausted=exhausted, hand=["VS-001"], foe_front=["VS-014"])
    t.attack("VS-008", "foe VS-014")
    t.do("use", "VS-011")
    t.do("discard", "VS-001")
    assert t.exhausted("VS-011") == bool(exhausted)
    t.resolve()
    assert t.exhausted("VS-011") == bool(exhausted)
    assert t.strength("VS-008") == (8, 7)


# --- triggered powers -----------------------------------------------------------------------------------------------


@pytest.mark.rule("versus.power.triggered_repeat")
def test_a_power_triggers_as_often_as_its_condition_is_met():
    t = table(front=["VS-028"], hand=["VS-102"], row=FIVE, foe_hand=["VS-003", "VS-004", "VS-006"])
    for _ in range(2):
        t.attack("VS-028")
        t.conclude()
        assert t.chain == ["trigger"]
        t.resolve()
        t.match.answer(FOE, 0)
        if t.can("play", "VS-102"):
            t.play("VS-102")  # Second Effort: Psylocke is ready again
            t.resolve()
    assert len(t.s.players[FOE].hand) == 1
    assert t.endurance(FOE) == 50 - 4 - 4


@pytest.mark.rule("versus.power.triggered_order")
def test_who_performs_the_step_puts_triggers_first_in_an_order_of_choice():
    """Two Nimrods with Field Kits stun each other in the foe's attack step."""
    t = table(
        active=FOE, initiative=ME, front=["VS-009"], foe_front=["VS-009"],
        gear={"VS-009": "VS-106", "foe VS-009": "VS-106"},
    )  # fmt: skip
    t.attack("foe VS-009", "VS-009")
    t.conclude()
    assert t.asked.seat == FOE
    assert t.asked.prompt == "trigger-first"
    t.do("trigger", "foe VS-106")
    assert t.asked.seat == ME
    t.do("trigger", "VS-009")
    assert [(effect.seat, effect.printed.code) for effect in t.s.chain] == [
        (FOE, "VS-106"), (FOE, "VS-009"), (ME, "VS-009"), (ME, "VS-106"),
    ]  # fmt: skip


@pytest.mark.rule("versus.power.triggered_order")
@pytest.mark.parametrize("initiative", [ME, FOE])
def test_outside_a_step_the_initiative_player_puts_triggers_first(initiative):
    t = table(
        stage="recovery", active=-1, initiative=initiative, front=["VS-048", "VS-049"], foe_front=["VS-048", "VS-049"]
    )  # fmt: skip
    for seat in (initiative, 1 - initiative):
        assert t.asked.seat == seat
        t.do("trigger", "VS-049" if seat == ME else "foe VS-049")
    assert [effect.seat for effect in t.s.chain] == [initiative] * 2 + [1 - initiative] * 2
    assert [effect.printed.code for effect in t.s.chain] == ["VS-049", "VS-048"] * 2


# --- continuous powers ----------------------------------------------------------------------------------------------


@pytest.mark.rule("versus.power.continuous")
def test_a_continuous_power_works_for_whoever_comes_and_ends_when_its_card_leaves():
    t = table(stage="recruit", hand=["VS-049", "VS-053"], row=["VS-001"] * 8, front=["VS-057"])
    t.do("recruit", "VS-049")
    t.resolve_all()
    t.do("place", "f1")
    assert t.strength("VS-049") == (6 + 1, 4)  # Magneto, Lodestone King
    t.do("recruit", "VS-053")
    t.resolve_all()
    t.do("place", "f2")
    assert t.where("VS-057") == "ko"  # another Magneto has come
    assert t.strength("VS-049") == (6, 4)


@pytest.mark.rule("versus.power.continuous")
def test_a_continuous_power_ends_with_the_stun_of_its_card_and_returns_with_its_recovery():
    t = table(
        front=["VS-014"], foe_front=["VS-031", "VS-025"], foe_support=["VS-029"], foe_hand=["VS-041"], foe_row=FIVE
    )  # fmt: skip
    flyer = "flight"

    def marks():
        areas = t.match.view(None).areas
        cards = [c for area in areas for place in area.places for c in place.cards if c.key == t.card("foe VS-025").key]
        return cards[0].marks

    assert flyer in marks()  # Storm: your other X-Men have flight
    t.attack("VS-014", "foe VS-031")
    t.conclude()
    assert flyer not in marks()
    t.pass_(ME)
    t.play("foe VS-041")
    t.resolve()
    assert flyer in marks()


# --- targets -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("versus.power.target")
def test_a_character_exhausted_as_a_cost_may_be_the_target():
    t = table(front=["VS-014"], foe_front=["VS-008"], foe_support=["VS-007"])
    t.attack("VS-014", "foe VS-008")
    t.pass_(ME)
    t.do("use", "foe VS-007")  # Mark IV: exhaust two Army characters -> target defender gets -2 DEF
    t.do("exhaust", "foe VS-007")
    assert t.exhausted("foe VS-008")
    t.resolve()
    assert t.strength("foe VS-008") == (7, 4)


@pytest.mark.rule("versus.power.target_illegal")
def test_an_effect_whose_target_has_left_play_does_nothing():
    t = table(front=["VS-069"], foe_front=["VS-027", "VS-008"])
    t.do("use", "VS-069")
    t.do("target", "foe VS-027")
    t.pass_(ME)
    t.do("use", "foe VS-027")  # Forge returns to hand
    t.resolve()
    t.do("decline")
    t.resolve()
    assert "versus.power.target_illegal" in rules(t)
    assert not t.exhausted("foe VS-008")
    assert t.card("foe VS-027").now is NOWHERE
    assert not NOWHERE.exhausted


@pytest.mark.rule("versus.power.target_illegal")
def test_an_effect_whose_target_no_longer_fits_does_nothing():
    """Overload on Quicksilver, whose 6 ATK are twice the printed 3 until Toad takes one away."""
    t = table(
        front=["VS-047", "VS-046"], hand=["VS-096"], row=FIVE, foe_front=["VS-014"], foe_hand=["VS-093"], foe_row=FIVE
    )  # fmt: skip
    t.attack("VS-047", "foe VS-014")
    t.play("VS-096")
    t.resolve()
    t.pass_(ME)
    t.play("foe VS-093", "VS-047")
    t.pass_(FOE)
    t.do("use", "VS-046")
    t.resolve_all()
    assert t.strength("VS-047")[0] == 5
    assert not t.stunned("VS-047")
    assert t.endurance(ME) == 50
    assert t.where("foe VS-093") == "ko"


@pytest.mark.rule("versus.power.target_some_illegal")
def test_of_several_targets_those_that_are_still_legal_are_affected():
    t = table(hand=["VS-015", "VS-015"], row=FIVE, ko=["VS-005", "VS-006"], front=["VS-008"], foe_front=["VS-001"])
    t.play("VS-015", "VS-005", "VS-006")  # Salvage Protocol
    t.play("VS-015#2", "VS-005")
    t.do("done")
    t.resolve()
    assert (t.where("VS-005"), t.where("VS-006")) == ("hand", "ko")
    t.resolve()
    assert (t.where("VS-005"), t.where("VS-006")) == ("hand", "hand")


@pytest.mark.rule("versus.power.target_some_illegal")
def test_an_exchange_needs_both_of_its_targets():
    t = table(front=["VS-050"], foe_front=["VS-030"], foe_support=[None, "VS-027"])
    t.do("use", "VS-050")
    t.do("target", "foe VS-030")
    t.pass_(ME)
    t.do("use", "foe VS-027")
    t.resolve()
    t.do("decline")
    t.resolve()
    assert (t.card("foe VS-030").now.row, t.card("foe VS-030").now.column) == (0, 0)
    assert t.where("foe VS-027") == "hand"


# --- unless, durations ----------------------------------------------------------------------------------------------


def countered(endurance):
    t = table(
        front=["VS-008"], foe_front=["VS-010"], hand=["VS-092"], row=FIVE, foe_hand=["VS-098"], foe_row=FIVE,
        endurance=(endurance, 50),
    )  # fmt: skip
    t.attack("VS-008", "foe VS-010")
    t.play("VS-092")
    t.pass_(ME)
    t.play("foe VS-098")
    t.resolve()
    return t


@pytest.mark.rule("versus.power.unless")
@pytest.mark.parametrize(("answer", "left", "atk"), [("pay:3", 0, 7 + 5), ("decline", 3, 7)])
def test_counterplan_asks_the_player_of_the_effect_to_pay_or_lose_it(answer, left, atk):
    t = countered(3)
    assert t.asked.seat == ME
    t.match.answer(ME, answer)
    assert t.endurance(ME) == left
    assert t.chain == (["plot-twist"] if left == 0 else [])
    t.resolve_all()
    assert t.strength("VS-008")[0] == atk


@pytest.mark.rule("versus.power.unless")
def test_who_cannot_pay_is_not_asked():
    t = countered(2)
    assert t.asked.prompt == "fight"
    assert t.chain == []
    assert t.endurance(ME) == 2
    assert t.strength("VS-008")[0] == 7


@pytest.mark.rule("versus.power.this_turn_duration")
def test_this_turn_lasts_through_the_recovery_phase_and_no_longer():
    t = table(front=["VS-032", "VS-006"], foe_front=["VS-008"])
    t.do("use", "VS-032")  # Havok: -2 DEF this turn
    t.resolve()
    t.attack("VS-006", "foe VS-008")
    t.conclude()
    assert t.strength("foe VS-008") == (7, 4)
    t.until("recovery")
    assert t.strength("foe VS-008") == (7, 4)
    t.until("draw")
    assert t.strength("foe VS-008") == (7, 6)


@pytest.mark.rule("versus.power.this_attack_duration", "versus.power_up.duration")
def test_this_attack_ends_with_the_attack_also_for_one_that_attacks_again():
    t = table(front=["VS-008"], hand=["VS-092", "VS-008", "VS-102"], row=FIVE, foe_front=["VS-001", "VS-003"])
    t.attack("VS-008", "foe VS-001")
    t.play("VS-092")
    t.do("power-up", "VS-008#2")
    t.resolve_all()
    assert t.strength("VS-008") == (7 + 5 + 1, 6 + 1)
    t.conclude()
    assert t.strength("VS-008") == (7, 6)
    t.play("VS-102")  # Second Effort
    t.resolve()
    t.attack("VS-008", "foe VS-003")
    assert t.strength("VS-008") == (7, 6)


@pytest.mark.rule("versus.power.this_attack_duration")
def test_this_attack_ends_with_a_cancelled_attack_too():
    t = table(front=["VS-008"], hand=["VS-092"], row=FIVE, foe_front=["VS-027", "VS-010"])
    t.attack("VS-008", "foe VS-027")
    t.play("VS-092")
    t.resolve()
    t.pass_(ME)
    t.do("use", "foe VS-027")  # Forge returns to hand
    t.resolve()
    t.do("decline")
    assert t.s.attack is None
    assert t.strength("VS-008") == (7, 6)
