"""Blank text boxes, moving and swapping (Порожній, переміщення, поміняти)."""

from __future__ import annotations

import pytest

from rulebound.games.fellowship.numbers import has_icon, traits_of
from rulebound.games.fellowship.words import (
    ALLY,
    CARD,
    CHARACTER,
    ENEMY,
    HERO,
    HOST,
    THIS_IS_DESTROYED,
    action,
    an,
    cannot,
    damaged,
    each,
    forced,
    gets,
    lasts,
    move,
    raise_threat,
    swap_cards,
    swap_values,
    titled,
)
from tests.fellowship_made_up import PAIR, foe, gift, law, trick
from tests.fellowship_table import table

# --- blank --------------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.blank.text_box")
def test_a_blank_card_has_no_keywords_and_traits():
    t = table(heroes=PAIR, in_play=["silverlode_archer"])
    mist = gift(t, on="silverlode_archer", holds=gets("blank", 1, HOST))
    archer = t.card("silverlode_archer")
    assert t.keyword("silverlode_archer", "ranged") == 0
    assert not t.has_trait("silverlode_archer", "archer")
    assert traits_of(t.s, archer) == frozenset()
    t.leaves(mist)
    assert t.keyword("silverlode_archer", "ranged") == 1
    assert traits_of(t.s, archer) == {"archer", "silvan"}


@pytest.mark.rule("fellowship.blank.text_box")
def test_a_blank_card_has_no_action_response_or_forced_effect():
    t = table(heroes=[["aragorn", "beravor"]], staging=["forest_spider"])
    for name in "aragorn", "beravor":
        gift(t, on=name, holds=gets("blank", 1, HOST))
    law(t, holds=gets("blank", 1, each(ENEMY)))
    t.pools(aragorn=1)
    assert t.why_not("use", "beravor") == ["no way"]
    assert not t.can("use", "beravor")
    t.commit("aragorn")
    t.engage("forest_spider")
    assert t.asked == []
    assert t.strength("forest_spider") == 2


@pytest.mark.rule("fellowship.blank.text_box")
def test_what_a_blank_card_always_did_it_does_no_more():
    t = table(heroes=[["gimli", "eowyn"]])
    gift(t, on="eowyn", holds=[gets("willpower", 1, each(HERO)), cannot("defend", each(HERO))], name="Captain")
    t.hurt("gimli", 1)
    t.put("forest_spider", engaged=0)
    gift(t, on="gimli", holds=gets("blank", 1, HOST))
    assert t.strength("gimli") == 2
    assert t.willpower("gimli") == 3
    gift(t, on="gimli", holds=gets("blank", 1, each(titled("Captain"))))
    assert t.willpower("gimli") == 2
    t.enemy_attacks("forest_spider", "defend/gimli")
    assert t.said("defends", card="gimli")


@pytest.mark.rule("fellowship.blank.text_box")
def test_a_blank_card_that_leaves_play_does_not_speak():
    t = table(heroes=PAIR)
    t.dial(10, 10)
    t.put(foe(forced(THIS_IS_DESTROYED, raise_threat(1)), name="Avenger"), engaged=0)
    t.put(foe(forced(THIS_IS_DESTROYED, raise_threat(1)), name="Avenger"), engaged=0)
    t.hold(trick(action(lasts("blank", 1, an(ENEMY), "round"))))
    t.play("trick", "choose/avenger")
    t.hurt("avenger", 4)
    assert t.threats == [10, 10]
    t.hurt("avenger", 4)
    assert t.threats == [11, 10]


@pytest.mark.rule("fellowship.blank.text_box")
def test_a_text_box_is_blank_for_as_long_as_is_said():
    t = table(heroes=[["gimli", "beravor"]])
    t.hold(trick(action(lasts("blank", 1, an(HERO)))))
    t.play("trick", "choose/beravor", phase="quest")
    assert not t.can("use", "beravor", phase="quest")
    t.step("end_quest")
    assert t.can("use", "beravor", phase="quest")
    assert not t.s.blanks


@pytest.mark.rule("fellowship.blank.text_box")
def test_a_forced_effect_at_the_end_of_the_round_is_not_there_while_blank():
    t = table(heroes=PAIR, in_play=["gandalf"])
    gift(t, on="gandalf", holds=gets("blank", 1, HOST))
    t.step("end_round")
    assert t.in_play("gandalf")


@pytest.mark.rule("fellowship.blank.gained_stays", "fellowship.blank.stats_stay")
def test_a_blank_hero_keeps_what_others_give_and_what_stands_outside_the_box():
    t = table(heroes=[["aragorn", "gimli"]])
    t.put("celebrians_stone", on="aragorn")
    t.put("steward_of_gondor", on="aragorn")
    gift(t, on="aragorn", holds=gets("blank", 1, HOST))
    aragorn = t.card("aragorn")
    assert traits_of(t.s, aragorn) == {"gondor"}
    assert "gondor" not in traits_of(t.s, t.card("gimli"))
    assert t.has_trait("aragorn", "gondor")
    assert [has_icon(t.s, aragorn, sphere) for sphere in ("leadership", "spirit", "lore")] == [True, True, False]
    assert (t.willpower("aragorn"), t.strength("aragorn"), t.defense("aragorn")) == (4, 3, 2)
    assert t.hit_points("aragorn") == 5
    assert aragorn in t.s.heroes_of(0)
    assert t.called(aragorn) == "aragorn"
    assert t.keyword("aragorn", "sentinel") == 0
    gift(t, on="gimli", holds=gets("sentinel", 1, each(HERO)))
    assert t.keyword("aragorn", "sentinel") == 1


# --- moving -------------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.move.not_same_place")
def test_what_is_moved_goes_to_another_place():
    t = table(heroes=[["gimli", "legolas"], ["aragorn"]])
    t.hurt("gimli", 2)
    t.resolve(move("damage", 1, an(damaged(CHARACTER)), an(CHARACTER)), by="gimli", until="choose")
    assert t.options() == ["choose:legolas", "choose:aragorn"]
    t.give("choose/aragorn")
    assert [t.damage(name) for name in ("gimli", "legolas", "aragorn")] == [1, 0, 1]


@pytest.mark.rule("fellowship.move.no_destination")
def test_what_has_nowhere_to_go_is_not_moved():
    t = table(heroes=[["gimli"]])
    t.hold(trick(action(move("damage", 1, an(damaged(CHARACTER)), an(CHARACTER)))))
    t.hurt("gimli", 1)
    assert t.why_not("play", "trick") == ["fellowship.ability.must_change_state"]
    t.put("snowbourn_scout")
    t.play("trick")
    assert t.damage("gimli") == 0
    assert t.discarded("snowbourn_scout")


@pytest.mark.rule("fellowship.move.not_same_place")
def test_who_cannot_bear_the_moved_damage_is_destroyed_before_the_next_sentence():
    t = table(heroes=[["gimli"]], in_play=["snowbourn_scout"])
    t.hurt("gimli", 3)
    t.resolve(move("damage", 2, an(HERO), an(ALLY)), by="gimli")
    assert t.discarded("snowbourn_scout")
    assert t.damage("gimli") == 1


@pytest.mark.rule("fellowship.move.not_same_place", "fellowship.move.no_destination")
def test_resources_go_from_hero_to_hero():
    t = table(heroes=[["gimli", "legolas"]], in_play=["snowbourn_scout"])
    t.pools(gimli=1)
    t.resolve(move("resources", 2, an(HERO), an(CHARACTER)), by="gimli")
    assert [t.resources(name) for name in ("gimli", "legolas")] == [0, 1]
    assert t.asked == []


# --- swapping -----------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.swap.needs_both")
def test_a_swap_needs_something_on_both_sides():
    t = table(heroes=[["gimli"]], hand=["feint"])
    t.hold(trick(action(swap_cards(an(CARD.in_your_hand), an(CARD.in_your_discard_pile)))))
    assert t.why_not("play", "trick") == ["fellowship.ability.must_change_state"]
    t.lay("blade_mastery", "discard")
    t.play("trick")
    assert t.hand() == ["blade_mastery"]
    assert t.lying("discard") == ["feint", "trick"]


@pytest.mark.rule("fellowship.swap.zero_value")
def test_a_zero_is_swapped_and_a_dash_is_not():
    t = table(heroes=[["legolas"]], in_play=["snowbourn_scout"], engaged=["hill_troll"])
    t.resolve(swap_values("attack", an(HERO), an(ALLY)), by="legolas")
    assert [t.strength(name) for name in ("legolas", "snowbourn_scout")] == [0, 3]
    assert not t.could(swap_values("willpower", an(HERO), an(ENEMY)), by="legolas")
    assert not t.could(swap_values("attack", an(ENEMY), an(ENEMY)), by="legolas")
    assert t.could(swap_values("willpower", an(CARD), an(HERO)), by="legolas")  # the ally has some, the enemy a dash
    t.gets("legolas", "attack", 1)
    assert t.strength("legolas") == 1
    t.step("end_planning")
    assert [t.strength(name) for name in ("legolas", "snowbourn_scout")] == [3, 0]
