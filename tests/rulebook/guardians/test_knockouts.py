"""Карты «Нокаут»."""

import pytest

from rulebound.kernel.text import Refused
from tests.guardians_table import NUMBERS, table


@pytest.mark.rule("guardians.knockout.place_any_free", "guardians.effect.feint_manoeuvre_knockout")
def test_a_knockout_is_put_on_any_tactic_without_one():
    t = table(lay={0: "planning"}, knockouts=["shot"]).perform("feint_manoeuvre")
    assert t.offers() == [code for code in NUMBERS if code != "shot"]
    t.answer("place-knockout", "melee")
    assert (t.knockouts, t.stack) == (["shot", "melee"], 5)


@pytest.mark.rule("guardians.knockout.one_per_tactic")
def test_a_second_knockout_on_one_tactic_is_refused():
    t = table(lay={0: "planning"}, knockouts=["melee"]).perform("feint_manoeuvre")
    assert t.why_not("place-knockout", "melee") == ["guardians.knockout.one_per_tactic"]
    assert t.why_not("place-knockout", "shot") == []
    with pytest.raises(Refused):
        t.match.answer(0, "place-knockout:t7")


@pytest.mark.rule("guardians.knockout.one_per_tactic")
def test_with_knockouts_on_all_tactics_nothing_is_placed():
    t = table(heroes={0: "hawkeye"}, lay={0: "planning"}, knockouts=[code for code in NUMBERS if code != "planning"])
    t.perform("feint_manoeuvre")  # the only free tactic needs no asking
    assert (t.stack, t.knockouts) == (0, list(NUMBERS))
    t.use("after-action")
    assert t.happened("knockout-placed", "draws") == [("knockout-placed", None), ("draws", 0)]


@pytest.mark.rule("guardians.knockout.triggered", "guardians.knockout.returns_to_stack")
def test_who_reveals_a_technique_with_a_knockout_leaves_and_the_knockout_returns():
    t = table(lay={0: "melee", 1: "shot"}, knockouts=["melee"])
    assert t.out(0)
    assert (t.knockouts, t.stack) == ([], 7)
    assert (t.deciding, t.out(1)) == ([1], False)
    assert t.cited("guardians.knockout.triggered")


@pytest.mark.rule("guardians.knockout.triggered")
def test_who_reveals_another_technique_stays():
    t = table(lay={0: "shot"}, knockouts=["melee"])
    assert t.in_battle == [0, 1, 2]
    assert t.knockouts == ["melee"]


@pytest.mark.rule("guardians.knockout.first_hero_only")
def test_only_the_first_hero_with_the_technique_is_put_out():
    t = table(first=1, lay={1: "melee", 2: "melee"}, knockouts=["melee"])
    assert t.out(1)
    assert (t.deciding, t.offers()) == ([2], ["hail_of_blows", "grapple"])


@pytest.mark.rule("guardians.knockout.remove_any")
def test_a_knockout_is_removed_from_any_tactic():
    t = table(lay={0: "planning"}, knockouts=["shot", "trick"]).perform("vantage_point")
    assert t.offers() == ["trick", "shot", "done"]
    assert t.why_not("remove-knockout", "melee") == ["guardians.knockout.remove_any"]
    t.answer("remove-knockout", "trick")
    assert (t.knockouts, t.stack) == (["shot"], 6)


@pytest.mark.rule("guardians.effect.knockout_over_trap")
def test_a_knockout_may_be_put_on_a_trap_which_stays_below_it():
    t = table(lay={0: "planning", 1: "trick"}, traps=["trick"]).perform("feint_manoeuvre")
    assert "trick" in t.offers()
    t.answer("place-knockout", "trick")
    assert t.out(1)
    assert t.energy(1) == 3
    assert (t.knockouts, t.traps) == ([], ["trick"])


@pytest.mark.rule("guardians.effect.knockout_no_action")
def test_who_is_knocked_out_does_not_perform_the_action():
    t = table(lay={0: "shot"}, knockouts=["shot"])
    assert t.out(0)
    assert t.happened("acts") == []
    assert (t.deciding, t.offers()) == ([1], ["tackle", "false_trail"])


@pytest.mark.rule("guardians.effect.knockouts_return_at_battle_end")
def test_when_the_last_battle_ends_the_knockouts_return_to_the_stack():
    t = table(2, lay={0: "melee"}, energy={1: 1}, knockouts=["shot", "trick"], wins=[2, 0]).perform("hail_of_blows")
    assert t.winners == [0]
    assert (t.knockouts, t.stack) == ([], 7)
