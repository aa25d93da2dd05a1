"""Ціна, ресурси, розіграш карт, унікальна карта, ліміт союзників."""

from __future__ import annotations

import pytest

from rulebound.games.champions.printed import ALLY, support, upgrade
from rulebound.games.champions.words import draw, response
from rulebound.games.champions.words.constants import ChampionsMayPlay
from rulebound.lcg.events import ENTER
from tests.champions_made_up import always
from tests.champions_table import Table, table


@pytest.mark.rule("champions.resource.at_least_cost", "champions.initiation.pay_or_abort")
def test_a_card_that_costs_too_much_cannot_be_played():
    t = table(hand=["uppercut", "strength"])
    assert not t.can("play", "uppercut")
    assert t.why_not("play", "uppercut") == ["champions.resource.at_least_cost"]


@pytest.mark.rule("champions.resource.discard_from_hand", "champions.resource_card.discard_to_generate")
def test_cards_are_discarded_for_their_resources_and_nothing_is_asked_without_need():
    t = table(hand=["uppercut", "strength", "haymaker"])  # 2 + 1 is just enough
    assert "champions.resource_card.discard_to_generate" in t.why_not("play", "strength")
    t.play("uppercut")
    assert t.damage("rhino") == 5
    assert t.hand() == []
    assert "pay" not in t.prompts()


@pytest.mark.rule("champions.cost.may_overpay", "champions.resource.excess_lost")
def test_one_may_overpay_and_the_excess_is_lost():
    t = table(hand=["haymaker", "strength", "genius"])
    t.play("haymaker", "pay/strength", "pay/genius")
    assert t.hand() == []
    assert t.damage("rhino") == 3


@pytest.mark.rule("champions.resource_card.text_active_while_generating")
def test_the_power_of_aggression_counts_twice_for_aggression():
    t = table(hand=["relentless_assault", "the_power_of_aggression"], engaged=["sandman"])
    assert t.can("play", "relentless_assault")
    t = table(hand=["haymaker", "the_power_of_aggression"])
    assert not t.can("play", "haymaker")


@pytest.mark.rule("champions.wild.type_declared", "champions.resource.wild_stands_for_any")
def test_a_wild_resource_is_asked_for_its_type_where_it_matters():
    t = table(hand=["relentless_assault", "the_power_of_aggression"], engaged=["hydra_mercenary"])
    t.play("relentless_assault", "wild/physical")
    assert t.damage("rhino") == 2


@pytest.mark.rule("champions.resource_ability.only_while_paying", "champions.resource.by_ability")
def test_a_resource_ability_pays():
    t = table(hand=["aunt_may"], form="alter-ego")
    t.play("aunt_may")
    assert t.in_play("aunt_may")


@pytest.mark.rule("champions.limit.per_copy")
def test_a_limit_once_per_round_is_kept():
    t = table(hand=["aunt_may", "spider_tracer"], engaged=["sandman"], form="alter-ego")
    t.play("aunt_may", "pay/use:peter_parker")
    assert t.why_not("play", "spider_tracer") == ["champions.resource.at_least_cost"]
    t.step("end_round")
    assert t.can("play", "spider_tracer")


@pytest.mark.rule("champions.uses.enters_with_counters", "champions.uses.discard_after_last")
def test_a_card_with_uses_is_discarded_after_its_last_counter():
    t = table(in_play=["tac_team"])
    assert t.counters("tac_team") == 3
    for left in (2, 1, 0):
        t.card("tac_team").exhausted = False
        t.use("tac_team")
        assert t.damage("rhino") == 2 * (3 - left)
    assert t.discarded("tac_team")


@pytest.mark.rule("champions.exhaust.cost_needs_ready_card")
def test_an_exhausted_card_cannot_pay_by_exhausting():
    t = table(in_play=["tac_team"])
    t.use("tac_team")
    assert t.why_not("use", "tac_team") == ["champions.cost.ability_cost_before_effect"]


@pytest.mark.rule("champions.unique.one_in_play")
def test_a_unique_card_is_in_play_only_once():
    t = table(hand=["mockingbird", "strength", "genius"], in_play=["mockingbird"])
    t.lay("mockingbird", "hand")
    assert t.in_play("mockingbird")
    assert t.why_not("play", "mockingbird#2") == ["champions.unique.one_in_play"]


@pytest.mark.rule("champions.ally_limit.three")
def test_a_fourth_ally_makes_its_player_discard_one():
    t = table(hand=["nick_fury", "strength", "genius"], in_play=["mockingbird", "black_cat", "tigra"])
    t.play("nick_fury", "ally-limit/black_cat", "choose-one/draw")  # before his own ability
    assert t.discarded("black_cat")
    assert [t.in_play(name) for name in ("mockingbird", "tigra", "nick_fury")] == [True] * 3
    t = table(hand=["nick_fury", "strength", "genius"], in_play=["mockingbird", "black_cat", "tigra"])
    t.play("nick_fury", "ally-limit/nick_fury")
    assert "choose-one" not in t.prompts()  # he is gone and has none


@pytest.mark.rule("champions.max.per_player")
def test_max_one_per_player():
    t = table(hand=["avengers_mansion", "strength", "genius"], in_play=["avengers_mansion"])
    assert not t.can("play", "avengers_mansion")
    t.card("avengers_mansion").printed = t.card("helicarrier").printed
    assert t.can("play", "avengers_mansion")


@pytest.mark.rule("champions.trigger.form_word_required")
def test_a_hero_action_needs_the_hero():
    t = table(hand=["haymaker", "strength"], form="alter-ego")
    assert t.why_not("play", "haymaker") == ["champions.trigger.form_word_required"]
    t.change_form()
    assert t.can("play", "haymaker")


@pytest.mark.rule("champions.ability.must_change_game", "champions.event.must_change_game")
def test_an_event_that_would_change_nothing_cannot_be_played():
    t = table(hand=["first_aid", "strength"])
    assert t.why_not("play", "first_aid") == ["champions.ability.must_change_game"]
    t.hurt("spider_man", 1)
    assert t.can("play", "first_aid")


doorman = support("made-up-61", "Doorman", does=response(always(ENTER), draw(1)))


@pytest.mark.rule("champions.play.events_do_not_enter_play")
def test_an_event_lies_on_the_table_while_it_resolves_and_never_enters_play():
    t = table(hand=["haymaker", "strength", "combat_training", "energy"], engaged=["vulture"])
    t.put(doorman)
    before = len(t.lines("enters"))
    t.play("haymaker", "pay/strength", until="attack")  # its effect waits for a target
    assert [shown.key for shown in t.seen(None, "playing", of=0)] == [t.card("haymaker").key]
    assert not t.in_play("haymaker")
    assert t.card("haymaker") not in t.s.in_play()
    t.give("attack/rhino")
    assert len(t.lines("enters")) == before
    assert t.lies("haymaker", "discard")
    t.play("combat_training", "response-enter/pass")
    assert t.prompts().count("response-enter") == 1  # which was asked for the upgrade, not for the event
    assert t.said("enters")


@pytest.mark.rule("champions.initiation.event_discarded_after_effects")
def test_an_event_goes_to_the_discard_pile():
    t = table(hand=["haymaker", "strength"])
    t.play("haymaker")
    assert t.discarded("haymaker")


# --- leave to play from elsewhere -------------------------------------------------------------------------------


reunion = support("made-up-82", "Reunion", always=ChampionsMayPlay(ALLY))


def with_fallen_ally(*hand: str) -> Table:
    t = table(hand=hand)
    t.lay("mockingbird", "discard")
    t.lay("combat_training", "discard")
    return t


@pytest.mark.rule("champions.play_permission.optional_exception")
def test_a_permission_lets_an_ally_be_played_from_the_discard_pile():
    t = with_fallen_ally("genius", "energy", "strength")
    assert not t.can("play", "mockingbird")
    t.put(reunion)
    assert t.can("play", "mockingbird")
    assert not t.can("play", "combat_training")  # no ally
    assert t.can("end-turn")  # nobody has to
    t.play("mockingbird", "pay/genius", "pay/energy")
    assert t.in_play("mockingbird")
    assert t.hand() == ["strength"]  # paid as usual


@pytest.mark.rule("champions.play_permission.optional_exception")
def test_a_permission_does_not_pay_and_is_for_its_player_alone():
    t = with_fallen_ally()
    made = t.put(reunion)
    assert t.why_not("play", "mockingbird") == ["champions.resource.at_least_cost"]
    t.hold("genius", "energy")
    assert t.can("play", "mockingbird")
    made.controller = None
    assert not t.can("play", "mockingbird")


# --- restricted -------------------------------------------------------------------------------------------------


restricted = upgrade("restricted", "Restricted", cost=0, gives="wild", keywords="restricted")


@pytest.mark.rule("champions.restricted.max_two", "champions.restricted.discard_down_immediately")
def test_a_third_restricted_card_makes_its_player_discard_one_at_once():
    t = table()
    cards = [t.put(restricted), t.put(restricted), t.put(restricted, "restricted/restricted#2")]
    assert t.question("restricted").options[-1].on is cards[2]
    assert len(t.offered("restricted")) == 3
    assert [card.in_play for card in cards] == [True, False, True]
