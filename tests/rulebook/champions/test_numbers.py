"""Модифікатори, базове значення, надруковане, отримати: every number counted anew from its base."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from rulebound.games.champions.numbers import ally_limit, play_cost
from rulebound.games.champions.printed import SETS, support, upgrade
from rulebound.games.champions.state import ChampionsCard
from rulebound.games.champions.words import YOUR_IDENTITY, gets, nouns
from rulebound.games.champions.words.constants import ChampionsGets
from rulebound.games.champions.words.nouns import YOUR_HERO
from rulebound.lcg.amounts import InPlay, Times
from rulebound.lcg.modifiers import has_trait
from rulebound.lcg.state import Lasting
from rulebound.lcg.targets import each
from tests.champions_made_up import code, three
from tests.champions_table import Table, printed, table

NUMBERS = count()


def made_up(t: Table, *always: ChampionsGets, **more: Any) -> ChampionsCard:
    """An upgrade that was never printed, in play under the first player."""
    face = upgrade(f"made-up-{next(NUMBERS)}", "Made Up", cost=0, gives="wild", always=always, **more)
    return t.put(face)


@pytest.mark.rule("champions.modifiers.recalculate_from_base", "champions.modifiers.add_before_multiply")
@pytest.mark.rule("champions.modifiers.set_overrides", "champions.modifiers.latest_set_wins")
@pytest.mark.rule("champions.modifiers.no_negative_while_summing", "champions.modifiers.round_up")
@pytest.mark.parametrize(
    ("changes", "value"),
    [
        ([(2, "times"), (1, "add")], 6),  # from the base: (2 + 1) x 2
        ([(2, "divide"), (2, "add")], 2),  # additions first
        ([(3, "add"), (1, "set")], 1),  # a set value overrides
        ([(1, "set"), (4, "set")], 4),  # the latest of them
        ([(-3, "add")], 0),  # never below zero
        ([(-3, "add"), (2, "add")], 1),  # but only at the end
        ([(1, "add"), (2, "divide")], 2),  # rounded up
    ],
)
def test_modifiers_of_an_atk_of_two(changes, value):
    t = table()
    for n, how in changes:
        made_up(t, ChampionsGets("atk", n, YOUR_HERO, how=how))
    assert t.atk("spider_man") == value


@pytest.mark.rule("champions.modifiers.floor_zero")
def test_a_cost_is_never_negative():
    t = table()
    t.s.lasting = (Lasting("cost", -1, "phase", "cost", 0, -1),)
    assert play_cost(t.s, 0, printed("emergency")) == 0


@pytest.mark.rule("champions.modifiers.continuous")
def test_numbers_follow_the_table():
    t = table()
    made_up(t, ChampionsGets("atk", Times(1, InPlay(each(nouns.SIDE_SCHEME))), YOUR_HERO))
    assert t.atk("spider_man") == 2
    t.put("crowd_control")
    assert t.atk("spider_man") == 3


@pytest.mark.rule("champions.base_value.before_modifiers", "champions.gain.reverts_when_inactive")
@pytest.mark.rule("champions.gain.stat_while_active")
def test_a_modifier_adds_to_the_base_while_it_is_active():
    t = table(in_play=["combat_training"])
    hero = t.card("spider_man")
    assert (hero.printed.atk, t.atk(hero)) == (2, 3)
    t.leaves("combat_training")
    assert t.atk(hero) == 2


@pytest.mark.rule("champions.gain.hit_points_raise_current_and_max", "champions.gain.hit_points_lost_when_inactive")
def test_given_hit_points_come_and_go():
    t = table(villain="klaw")
    t.hurt("klaw", 5)
    t.put("the_immortal_klaw")
    assert (t.hit_points("klaw"), t.maximum("villain")) == (17, 22)
    t.card("the_immortal_klaw").threat = 1
    t.thwart("spider_man")
    assert (t.hit_points("klaw"), t.maximum("villain")) == (7, 12)


@pytest.mark.rule("champions.gain.functions_as_if_had")
def test_a_gained_keyword_works():
    t = table(villain="klaw", in_play=["solid_sound_body"])
    t.attack("spider_man", "klaw")
    assert t.damage("spider_man") == 1


@pytest.mark.rule("champions.gain.not_printed", "champions.trait.no_own_effect")
def test_a_gained_trait_is_not_printed_and_does_nothing_by_itself():
    t = table()
    hero = t.card("spider_man")
    before = t.atk(hero)
    made_up(t, ChampionsGets("trait-aerial", 1, YOUR_HERO))
    assert has_trait(t.s, hero, "aerial")
    assert "aerial" not in hero.printed.traits
    assert t.atk(hero) == before


@pytest.mark.rule("champions.printed.physical_value")
def test_printed_hit_points_leave_out_what_was_given():
    t = table(engaged=["shocker", "sandman"])
    t.gets("shocker", "hp", 3, "round")
    t.on_top("advance", "advance")
    card = t.reveal("biomechanical_upgrades")
    assert t.host(card) == "sandman"


@pytest.mark.rule("champions.golden.card_over_rulebooks")
def test_a_card_beats_the_rulebook():
    t = table()
    assert ally_limit(t.s, 0) == 3
    t.put("the_triskelion")
    assert ally_limit(t.s, 0) == 4


@pytest.mark.rule("champions.supply.unlimited")
def test_tokens_never_run_out():
    t = table(side=["crowd_control"])
    scheme = t.card("crowd_control")
    scheme.threat = 200
    t.reveal("masterplan")
    assert scheme.threat == 204


@pytest.mark.rule("champions.character.members")
def test_five_types_are_characters():
    faces = [face for one in SETS.values() for face in one.faces()]
    assert {face.kind for face in faces if face.is_character} == {"hero", "alter-ego", "ally", "villain", "minion"}


@pytest.mark.rule("champions.dash.power_unusable")
def test_a_dash_is_no_zero():
    t = table(threat=3, in_play=["hulk"])
    assert t.card("hulk").printed.thw is None
    assert printed("hydra_mercenary").sch == 0
    assert t.can("attack", "hulk")
    assert not t.can("thwart", "hulk")


@pytest.mark.rule("champions.hand_size.from_identity", "champions.modifiers.floor_zero")
def test_hand_size_and_its_cap():
    t = three()
    assert [t.hand_size(seat) for seat in range(3)] == [5, 5, 4]
    t.put(upgrade(code(), "Bag", cost=0, always=gets("hand", 3, YOUR_IDENTITY)))
    assert t.hand_size(0) == 8
    t.put(upgrade(code(), "Lid", cost=0, always=gets("hand-cap", 7, YOUR_IDENTITY)))
    assert [t.hand_size(seat) for seat in range(3)] == [7, 5, 4]
    t.put(upgrade(code(), "Lid Two", cost=0, always=gets("hand-cap", 2, YOUR_IDENTITY)), seat=2)
    assert t.hand_size(2) == 4, "what is printed is never capped"


@pytest.mark.rule("champions.ally_limit.three", "champions.keywords.attribute_with_rules")
def test_limits_and_keywords_are_counted_for_their_player_and_card():
    t = three()
    t.put(support(code(), "Tower", cost=0, always=gets("ally-limit", 1, YOUR_IDENTITY)), seat=1)
    assert [t.ally_limit(seat) for seat in range(3)] == [3, 4, 3]
    t.put(upgrade(code(), "Spikes", cost=0, always=gets("retaliate", 2, YOUR_HERO)), seat=1)
    assert [t.keyword(f"p{seat}", "retaliate") for seat in range(3)] == [0, 2, 0]
