"""Жетони, багатоцільовий жетон, використовує: counters, their types, and what they pay for."""

from __future__ import annotations

import pytest

from rulebound.games.champions.words import add_counters
from rulebound.kernel.view import Counter
from tests.champions_table import Table, table


def shown(t: Table, zone: str) -> list[Counter]:
    """The counters on the one card of a row, as a page shows them."""
    (card,) = t.seen(0, zone, of=0)
    return card.counters


@pytest.mark.rule("champions.all_purpose_counter.named_types")
def test_a_named_counter_is_a_counter_of_that_name():
    t = table(hero="captain_marvel", hand=["energy_channel", "energy"], in_play=["hawkeye"])
    assert shown(t, "allies") == [Counter("arrow-counters", 4)]
    t.play("energy_channel")
    t.use("energy_channel")
    assert shown(t, "upgrades") == [Counter("energy-counters", 2)]


@pytest.mark.rule("champions.uses.type_name")
def test_a_counter_of_another_type_is_no_use():
    t = table(in_play=["tac_team"])
    card = t.card("tac_team")
    assert card.printed.counter == "attack"
    t.resolve(add_counters(1, "web"), by=card)
    assert shown(t, "supports") == [Counter("attack-counters", 3), Counter("web-counters", 1)]
    card.counters = 0
    assert t.why_not("use", "tac_team") == ["champions.cost.ability_cost_before_effect"]
    t.resolve(add_counters(1, "attack"), by=card)
    t.use("tac_team")
    assert t.discarded("tac_team")  # the web counter does not keep it


@pytest.mark.rule("champions.counter.placed_when_used", "champions.uses.spent_counter_to_supply")
@pytest.mark.rule("champions.uses.counter_pays_ability")
def test_counters_come_with_the_card_and_pay_for_its_ability():
    t = table(in_play=["tac_team"])
    card = t.card("tac_team")
    assert card.counters == 3
    t.use("tac_team")
    assert card.counters == 2
    card.exhausted = False
    card.counters = 0
    assert not t.can("use", "tac_team")


@pytest.mark.rule("champions.all_purpose_counter.no_inherent_rules")
def test_counters_alone_change_nothing():
    t = table(in_play=["mockingbird"])
    before = t.options()
    t.card("mockingbird").counters = 3
    assert t.options() == before
