"""Modifiers and constant abilities (Модифікатори, базове значення, постійна властивість): numbers are counted anew."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.games.fellowship.numbers import base, engagement_cost, play_cost, traits_of
from rulebound.games.fellowship.words import (
    ENEMY,
    HERO,
    HOST,
    Noun,
    each,
    gets,
    in_staging,
)
from rulebound.kernel.text import Text
from tests.fellowship_made_up import PAIR, TRIO, gift, law
from tests.fellowship_table import table

OUT_OF_PLAY: Noun[Any, Any] = Noun(Text("fellowship-noun-card"), lambda s, m: [c for c in s.cards if not c.in_play])

# --- base and printed ---------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.base.definition", "fellowship.printed.definition")
def test_base_and_printed_value_are_those_without_modifiers():
    t = table(heroes=[["legolas"]], hand=["blade_mastery"])
    t.pools(legolas=1)
    t.play("blade_mastery")
    legolas = t.card("legolas")
    assert (base(t.s, legolas, "attack"), t.strength("legolas"), legolas.printed.attack) == (3, 4, 3)


@pytest.mark.rule("fellowship.base.definition", "fellowship.printed.definition")
def test_an_effect_may_state_another_base_but_nothing_changes_what_is_printed():
    t = table(heroes=[["legolas"]])
    gift(t, holds=[gets("base-attack", 1, HOST, how="set"), gets("attack", 1, HOST)])
    legolas = t.card("legolas")
    assert (base(t.s, legolas, "attack"), t.strength("legolas"), legolas.printed.attack) == (1, 2, 3)


@pytest.mark.rule("fellowship.printed.definition")
def test_a_printed_cost_is_meant_whatever_a_card_costs_now():
    t = table(heroes=[["eowyn", "aragorn"]], hand=["stand_and_fight"])
    t.lay("northern_tracker", "discard")
    t.pools(eowyn=4)
    law(t, holds=gets("cost", -2, each(OUT_OF_PLAY)))
    assert play_cost(t.s, t.card("northern_tracker")) == 2
    t.play("stand_and_fight", "?x/4")
    assert t.in_play("northern_tracker")


# --- how modifiers are counted ------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.modifier.continuous")
def test_willpower_drops_at_once_when_its_gift_is_discarded():
    t = table(heroes=[["eowyn"]])
    t.put("the_favor_of_the_lady", on="eowyn")
    t.commits("eowyn")
    assert t.committed == 5
    t.leaves("the_favor_of_the_lady")
    assert t.committed == 4


@pytest.mark.rule("fellowship.modifier.order", "fellowship.modifier.recalculate_from_base")
def test_additions_come_before_multiplications_and_a_number_is_counted_anew():
    t = table(heroes=[["gimli"]])
    gift(t, holds=gets("willpower", 2, HOST, how="times"))
    assert t.willpower("gimli") == 4
    more = gift(t, holds=gets("willpower", 1, HOST))
    assert t.willpower("gimli") == 6
    t.leaves(more)
    assert t.willpower("gimli") == 4


@pytest.mark.rule("fellowship.modifier.order")
def test_lasting_additions_come_before_multiplications_too():
    t = table(heroes=[["gimli"]])
    gift(t, holds=gets("willpower", 2, HOST, how="times"))
    t.gets("gimli", "willpower", 1)
    assert t.willpower("gimli") == 6


@pytest.mark.rule("fellowship.modifier.round_up", "fellowship.modifier.order")
def test_half_of_five_is_three_and_half_of_six_is_three():
    t = table(heroes=[["gimli"]])
    gift(t, holds=gets("hit-points", 2, HOST, how="divide"))
    assert t.hit_points("gimli") == 3
    t.gets("gimli", "hit-points", 1)
    assert t.hit_points("gimli") == 3
    t.gets("gimli", "hit-points", 1)
    assert t.hit_points("gimli") == 4


@pytest.mark.rule("fellowship.modifier.set_overrides")
def test_a_set_value_overrides_all_that_is_added():
    t = table(heroes=[["gimli"]], hand=["blade_mastery"])
    gift(t, holds=gets("attack", 0, HOST, how="set"))
    t.pools(gimli=1)
    t.play("blade_mastery")
    assert t.strength("gimli") == 0
    assert t.defense("gimli") == 3


@pytest.mark.rule("fellowship.modifier.set_last_wins")
def test_of_two_set_values_the_last_one_counts():
    t = table(heroes=[["gimli"]])
    gift(t, holds=gets("attack", 5, HOST, how="set"))
    last = gift(t, holds=gets("attack", 1, HOST, how="set"))
    assert t.strength("gimli") == 1
    t.leaves(last)
    assert t.strength("gimli") == 5


@pytest.mark.rule("fellowship.base.definition")
def test_where_a_card_has_no_number_it_counts_as_zero_and_is_no_base():
    t = table(heroes=PAIR, staging=["tower_gate"])
    card = law(t)
    assert t.menace(card) == 0
    assert [base(t.s, card, name) for name in ("threat", "attack", "hit-points", "quest-points")] == [None] * 4
    assert base(t.s, t.card("tower_gate"), "quest-points") == 1
    t.travel("tower_gate")
    assert engagement_cost(t.s, t.s.players[0].engaged.cards[0]) == 0


@pytest.mark.rule("fellowship.modifier.floor_zero")
def test_below_zero_is_zero_after_all_was_counted():
    t = table(heroes=[["legolas"]])
    gift(t, holds=gets("willpower", -3, HOST))
    assert t.willpower("legolas") == 0
    t.gets("legolas", "willpower", 1)
    assert t.willpower("legolas") == 0
    t.gets("legolas", "willpower", 2)
    assert t.willpower("legolas") == 1


@pytest.mark.rule("fellowship.modifier.no_negative_things")
def test_a_keyword_lost_twice_is_not_there_and_no_more():
    t = table(heroes=PAIR)
    t.on_top("forest_gate", "old_forest_road")
    law(t, holds=[gets("surge", -1, each(in_staging(ENEMY))), gets("surge", -1, each(in_staging(ENEMY)))])
    t.reveal("wolf_rider")
    assert t.keyword("wolf_rider", "surge") == 0
    assert [name for name in t.staging() if name != "law"] == ["wolf_rider"]


@pytest.mark.rule("fellowship.modifier.no_negative_things")
def test_a_cost_is_never_less_than_nothing():
    t = table(heroes=[["aragorn"]], hand=["snowbourn_scout"])
    law(t, holds=gets("cost", -3, each(OUT_OF_PLAY)))
    t.play("snowbourn_scout")
    assert t.resources("aragorn") == 0
    assert t.in_play("snowbourn_scout")


# --- constant abilities -------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.constant.definition")
def test_what_a_card_always_does_it_does_from_entering_play_to_leaving_it():
    t = table(heroes=[["gimli", "eowyn"]], hand=["forest_snare"])
    assert t.strength("gimli") == 2
    t.hurt("gimli", 3)
    assert t.strength("gimli") == 5
    captain = gift(t, on="eowyn", holds=gets("willpower", 1, each(HERO)))
    assert t.willpower("gimli") == 3
    t.leaves(captain)
    assert t.willpower("gimli") == 2
    assert t.asked == []


@pytest.mark.rule("fellowship.constant.conditional")
def test_the_stream_stops_drawing_only_while_it_is_active():
    t = table(heroes=TRIO, first=1, staging=["enchanted_stream"])
    t.step("draw_cards")
    assert t.sizes("hand") == [1, 1, 1]
    t.travel("enchanted_stream")
    t.step("draw_cards")
    assert t.sizes("hand") == [1, 1, 1]
    t.makes_progress(2)
    t.step("draw_cards")
    assert t.sizes("hand") == [2, 2, 2]


@pytest.mark.rule("fellowship.constant.stack")
def test_two_copies_of_a_constant_ability_count_twice():
    t = table(heroes=[["eowyn"]])
    for _ in range(2):
        t.put("the_favor_of_the_lady", on="eowyn")
    assert t.willpower("eowyn") == 6


@pytest.mark.rule("fellowship.trait.no_effect")
def test_traits_are_gained_by_what_gives_traits_and_by_nothing_else():
    t = table(heroes=[["gimli"]])
    own = traits_of(t.s, t.card("gimli"))
    t.gets("gimli", "attack", 2)
    assert traits_of(t.s, t.card("gimli")) == own
    t.gets("gimli", "trait-ranger", 1)
    assert traits_of(t.s, t.card("gimli")) == own | {"ranger"}
