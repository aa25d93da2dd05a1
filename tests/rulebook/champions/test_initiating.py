"""Ініціювання властивостей, розіграш карт, скасування, ціна."""

from __future__ import annotations

import pytest

from rulebound.games.champions.abilities import ChampionsMoment
from rulebound.games.champions.printed import ally, event, support
from rulebound.games.champions.state import ChampionsCard, ChampionsState
from rulebound.games.champions.words import (
    action,
    deal,
    draw,
    generates,
    interrupt,
    nouns,
    own,
    put_into_play,
    response,
)
from rulebound.games.champions.words.nouns import YOUR_IDENTITY
from rulebound.games.champions.words.paying import Spend, SpendX
from rulebound.kernel.flow import Flow
from rulebound.kernel.text import Text
from rulebound.lcg.abilities import Limit
from rulebound.lcg.amounts import X
from rulebound.lcg.effects.cards import DiscardCards, RemoveCounters
from rulebound.lcg.effects.deeds import Exhaust
from rulebound.lcg.events import PAY, PLAY, USE, Deed
from rulebound.lcg.initiating import use
from rulebound.lcg.moment import Moment
from rulebound.lcg.targets import THIS, Noun, an, the
from rulebound.lcg.triggers import On
from tests.champions_table import Table, table

# --- made-up cards: no card of the core set cancels or interrupts what players do ----------------------------


def cancel(s: ChampionsState, m: ChampionsMoment) -> Flow[bool]:
    assert m.event is not None
    m.event.changed = True
    return True
    yield


def betray(s: ChampionsState, m: ChampionsMoment) -> Flow[bool]:
    """The card that is paid for leaves play."""
    assert isinstance(m.event, Deed)
    assert m.event.on is not None
    yield from s.judge.discard_from_play(s, m.event.on)
    return True


def on(kind: str) -> On[ChampionsState, ChampionsCard]:
    """Something that you do with another card."""
    return On(kind, "you-play-this", lambda s, e, card, seat: e.seat == seat and e.on is not card)


jammer = support("made-up-1", "Jammer", does=interrupt(on(USE), own("call", cancel)))
critic = support("made-up-2", "Critic", does=interrupt(on(PLAY), own("call", cancel)))
banker = support("made-up-3", "Banker", does=interrupt(on(PAY), draw(1)))
broker = support("made-up-4", "Broker", does=response(on(PAY), draw(1)))
thief = support("made-up-5", "Thief", does=interrupt(on(PAY), own("call", betray)))
robber = support("made-up-6", "Robber", does=response(on(PAY), own("call", betray)))
marksman = ally("made-up-7", "Marksman", hit_points=2, does=action(deal(2, an(nouns.ENEMY)), cost=Spend("energy")))
machine = support("made-up-8", "Machine", does=action(deal(2, an(nouns.ENEMY)), cost=(Spend("energy"), Exhaust(THIS))))
speech = event("made-up-9", "Speech", cost=1, does=action(draw(1), limit=Limit(1, "round", together=True)))


# --- the steps --------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions.initiation.declare_first")
def test_the_card_is_declared_before_it_is_paid():
    t = table(hand=["haymaker", "strength"])
    t.play("haymaker")
    assert t.course("plays", "spends", "attacks") == ["plays", "spends", "attacks"]


@pytest.mark.rule("champions.initiation.check_restrictions", "champions.play_restriction.all_must_be_met")
def test_restrictions_are_checked_before_anything_is_paid():
    t = table(hand=["haymaker", "strength", "webbed_up", "energy", "genius"], form="alter-ego")
    assert t.why_not("play", "haymaker") == ["champions.trigger.form_word_required"]
    assert t.why_not("play", "webbed_up") == ["champions.play_restriction.all_must_be_met"]
    assert len(t.hand()) == 5
    t.change_form()
    assert t.can("play", "webbed_up")
    t.put("webbed_up", on="rhino")
    t.hold("webbed_up")
    assert not t.can("play", "webbed_up")  # max 1 per enemy


@pytest.mark.rule("champions.initiation.determine_cost")
def test_the_cost_counts_what_makes_it_cheaper():
    t = table(hand=["uppercut", "strength"], in_play=["helicarrier"])
    t.use("helicarrier")
    t.play("uppercut")
    assert t.damage("rhino") == 5


@pytest.mark.rule("champions.initiation.both_checks_pass")
def test_what_cannot_be_afforded_is_not_offered():
    t = table(hand=["uppercut", "strength"])
    assert not t.can("play", "uppercut")
    t.hold("genius")
    assert t.can("play", "uppercut")


@pytest.mark.rule("champions.initiation.choices_after_payment")
def test_choices_come_after_the_payment():
    t = table(hand=["haymaker", "strength", "energy"], engaged=["vulture"])
    t.play("haymaker", "pay/strength", "pay/done", "attack/vulture")
    assert t.prompts() == ["pay", "pay", "attack"]
    assert t.discarded("strength")


@pytest.mark.rule("champions.initiation.begins_after_choices")
def test_a_card_can_be_cancelled_after_its_choices_and_before_its_effects():
    t = table(hand=["haymaker", "strength"], engaged=["vulture"])
    t.put(critic)
    t.play("haymaker", "attack/vulture", "interrupt-play/use:critic")
    assert t.prompts() == ["attack", "interrupt-play"]
    assert t.damage("vulture") == 0
    t = table(hand=["haymaker", "strength"], engaged=["vulture"])
    t.put(critic)
    t.play("haymaker", "attack/vulture", "interrupt-play/pass")
    assert t.prompts() == ["attack", "interrupt-play"]  # nobody is asked twice
    assert t.damage("vulture") == 3


@pytest.mark.rule("champions.initiation.resolves_unless_cancelled", "champions.play.pay_and_place")
def test_a_card_enters_play_unless_it_is_cancelled():
    t = table(hand=["combat_training", "strength"])
    t.play("combat_training")
    assert t.in_play("combat_training")
    assert t.discarded("strength")
    t = table(hand=["combat_training", "strength"])
    t.put(critic)
    t.play("combat_training", "interrupt-play/use:critic")
    assert t.discarded("combat_training")
    assert t.discarded("strength")


@pytest.mark.rule("champions.initiation.interrupt_to_any_step")
def test_a_payment_can_be_interrupted():
    t = table(hand=["haymaker", "strength", "energy"])
    t.put(banker)
    t.play("haymaker", "interrupt-pay/use:banker", "pay/spend:strength")
    assert t.prompts()[:2] == ["interrupt-pay", "pay"]
    assert len(t.hand()) == 2


@pytest.mark.rule("champions.initiation.response_to_any_step")
def test_a_payment_can_be_responded_to_before_the_card_resolves():
    t = table(hand=["haymaker", "strength"])
    t.put(broker)
    t.play("haymaker", "response-pay/use:broker")
    assert t.course("spends", "draws", "attacks") == ["spends", "draws", "attacks"]


@pytest.mark.rule("champions.initiation.source_leaving_play")
def test_an_ability_goes_on_without_its_card():
    t = table(hand=["energy"])
    t.put(marksman)
    t.put(robber)
    t.use("marksman", "response-pay/use:robber")
    assert t.discarded("marksman")
    assert t.damage("rhino") == 2


@pytest.mark.rule("champions.initiation.source_loss_breaks_cost")
def test_an_ability_stops_when_the_lost_card_was_to_be_exhausted():
    t = table(hand=["energy"])
    t.put(machine)
    t.put(thief)
    t.use("machine", "interrupt-pay/use:thief")
    assert t.discarded("machine")
    assert t.damage("rhino") == 0
    assert t.hand() == ["energy"]  # nothing else was paid for it


# --- cancel -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions.cancel.cost_still_paid", "champions.limit.cancelled_counts")
def test_a_cancelled_ability_has_been_paid_and_counted():
    t = table(hero="captain_marvel", in_play=["helicarrier"], form="alter-ego")
    t.put(jammer)
    t.use("helicarrier", "interrupt-use/use:jammer")
    assert t.exhausted("helicarrier")
    assert t.s.lasting == ()  # nothing is cheaper
    t.use("carol_danvers", "interrupt-use/use:jammer")
    assert t.hand() == []
    assert t.why_not("use", "carol_danvers") == ["champions.limit.per_copy"]


@pytest.mark.rule("champions.cancel.event_counts_as_played", "champions.max.cancelled_counts")
def test_a_cancelled_event_is_paid_discarded_and_counted():
    t = table(hand=["energy", "genius"])
    t.put(critic)
    (first,) = t.hold(speech)
    t.play("speech", "pay/energy", "pay/done", "interrupt-play/use:critic")
    assert t.lies(first, "discard")
    assert t.hand() == ["genius"]
    t.hold(speech)
    assert not t.can("play", "speech")


@pytest.mark.rule("champions.cancel.stops_initiation", "champions.cancel.treachery_counts_as_revealed")
def test_a_cancelled_treachery_does_nothing_and_counts_as_revealed():
    t = table(hand=["enhanced_spider_sense", "backflip"], engaged=["vulture"])
    t.on_top("hydra_mercenary")
    t.reveal("sweeping_swoop", "interrupt-reveal/use:enhanced_spider_sense")
    assert not t.stunned("spider_man")
    assert t.zone("hydra_mercenary") == "encounter"  # no surge
    assert t.discarded("sweeping_swoop")
    assert t.said("reveals")


# --- cost -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions.cost.ability_cost_before_effect", "champions.cost.arrow_separates")
def test_the_cost_is_paid_before_the_effect():
    t = table(hero="captain_marvel", hand=["haymaker"], in_play=["alpha_flight_station"])
    t.on_deck("uppercut")
    t.use("alpha_flight_station")
    assert t.hand() == ["uppercut"]
    ability = t.card("avengers_mansion").printed.abilities[0]
    assert [cost.text().id for cost in ability.costs] == ["lcg-effect-exhaust"]
    assert [effect.text().id for effect in ability.effects] == ["lcg-effect-draw"]


@pytest.mark.rule("champions.cost.ability_cost_before_effect", "champions.cost.arrow_separates")
def test_what_stands_before_the_arrow_happens_before_what_stands_after_it():
    t = table(hero="iron_man", in_play=["war_machine"])
    t.card("war_machine").damage = 2  # falls as a cost, and his blast comes all the same
    t.use("war_machine")
    order = [(line["card"], line["n"]) for line in t.lines("damaged")]
    assert order == [("war_machine", "2"), ("rhino", "1")]
    assert t.course("leaves", "damaged") == ["damaged", "leaves", "damaged"]


@pytest.mark.rule("champions.cost.multiple_paid_together")
def test_of_several_costs_none_is_paid_alone():
    t = table(hero="she_hulk", in_play=["focused_rage"])
    t.card("focused_rage").exhausted = True
    assert not t.can("use", "focused_rage")
    assert t.damage("she_hulk") == 0


furnace = support(
    "made-up-50", "Furnace", does=action(deal(2, an(nouns.ENEMY)), cost=(Spend("energy"), DiscardCards(1)))
)
bonfire = event("made-up-51", "Bonfire", cost=1, does=action(deal(2, an(nouns.ENEMY)), cost=DiscardCards(1)))
kiln = support("made-up-52", "Kiln", does=action(draw(X), cost=(Spend("energy"), SpendX("energy"), DiscardCards(1))))
press = support("made-up-53", "Press", counters=3, does=action(draw(1), cost=(RemoveCounters(1), RemoveCounters(2))))
sawmill = support("made-up-54", "Sawmill", does=action(draw(1), cost=(DiscardCards(1), DiscardCards(1))))
relay = support("made-up-55", "Relay", does=action(draw(1), cost=(Spend("energy"), Exhaust(YOUR_IDENTITY))))
dynamo = support("made-up-56", "Dynamo", does=generates("energy", cost=Exhaust(YOUR_IDENTITY)))


@pytest.mark.rule("champions.cost.multiple_paid_together", "champions.initiation.pay_or_abort")
def test_one_card_of_the_hand_does_not_pay_two_costs():
    t = table(hand=["energy"])
    t.put(furnace)
    assert t.why_not("use", "furnace") == ["champions.resource.at_least_cost"]
    t.run(use(t.s, Moment(t.card("furnace"), 0, furnace.abilities[0])))
    assert (t.hand(), t.damage("rhino")) == (["energy"], 0)
    t.hold("genius")
    t.use("furnace")
    assert (t.hand(), t.damage("rhino"), t.prompts()) == ([], 2, [])
    t = table(hand=["genius"])
    (card,) = t.hold(bonfire)
    assert not t.can("play", "bonfire")
    t.run(use(t.s, Moment(card, 0, bonfire.abilities[0])))
    assert t.hand() == ["genius", "bonfire"]
    t.hold("haymaker")
    t.play("bonfire", "pay/spend:haymaker")
    assert (t.hand(), t.damage("rhino")) == ([], 2)


@pytest.mark.rule("champions.cost.multiple_paid_together", "champions.cost.may_overpay")
def test_a_payment_leaves_the_cards_that_another_cost_takes():
    t = table(hand=["energy", "genius", "strength"])
    t.put(furnace)
    t.use("furnace", "pay/spend:genius")  # more than needed, and the energy is still there
    assert t.prompts() == ["pay"]  # after that only energy can be spent, for strength must be left to be discarded
    assert (t.hand(), t.damage("rhino")) == ([], 2)
    t = table(hero="captain_marvel", hand=["energy", "energy_absorption", "genius"])
    t.put(kiln)
    t.use("kiln", "pay/spend:energy", "pay/spend:energy_absorption")
    assert len(t.hand()) == 5 - 1  # one of five energy is no X
    assert t.discarded("genius")


@pytest.mark.rule("champions.cost.multiple_paid_together")
def test_costs_of_one_kind_add_up():
    t = table()
    t.put(press).counters = 2
    assert t.why_not("use", "press") == ["champions.cost.ability_cost_before_effect"]
    t.card("press").counters = 3
    t.use("press")
    assert t.counters("press") == 0
    t = table(hand=["energy"])
    t.put(sawmill)
    assert not t.can("use", "sawmill")
    t.hold("genius")
    assert t.can("use", "sawmill")


@pytest.mark.rule("champions.cost.multiple_paid_together")
def test_a_resource_ability_cannot_take_what_another_cost_needs():
    t = table()
    t.put(relay)
    t.put(dynamo)
    assert t.why_not("use", "relay") == ["champions.resource.at_least_cost"]
    t.hold("energy")
    t.use("relay")
    assert t.prompts() == []
    assert t.discarded("energy")
    assert t.exhausted("spider_man")


@pytest.mark.rule("champions.cost.no_change_no_payment")
def test_no_cost_is_paid_for_nothing():
    t = table(in_play=["aunt_may"], form="alter-ego")
    assert t.why_not("use", "aunt_may") == ["champions.ability.must_change_game"]
    t.card("peter_parker").damage = 1
    assert t.can("use", "aunt_may")


@pytest.mark.rule("champions.cost.own_elements_only")
def test_one_pays_with_the_own_cards_only():
    t = table(heroes=["spider_man", "captain_marvel"], hand=["haymaker"])
    t.hold("energy", seat=1)
    t.put("web_shooter", seat=1)
    assert not t.can("play", "haymaker")


@pytest.mark.rule("champions.cost.own_out_of_play_only")
def test_cards_discarded_as_a_cost_come_from_the_own_hand():
    t = table(heroes=["captain_marvel", "spider_man"], in_play=["alpha_flight_station"])
    t.hold("energy", seat=1)
    assert not t.can("use", "alpha_flight_station")
    t.hold("haymaker")
    t.use("alpha_flight_station")
    assert t.hand(1) == ["energy"]


# --- resources --------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions.resource.card_cost_any_type", "champions.resource.types")
def test_a_card_is_paid_with_resources_of_any_type():
    t = table(hand=["haymaker", "aunt_may", "first_aid"])  # energy and mental
    t.play("haymaker")
    assert t.damage("rhino") == 3


@pytest.mark.rule("champions.resource.ability_cost_at_least", "champions.resource.ability_specific_types")
def test_an_ability_is_paid_with_the_types_it_names():
    for hand, enough in (
        (["strength", "backflip"], True),
        (["strength", "energy"], False),
        (["backflip", "uppercut"], False),
        (["strength", "the_power_of_justice"], True),
        (["strength", "backflip", "uppercut"], True),
    ):
        t = table(hand=hand)
        t.put("enhanced_ivory_horn")
        assert t.can("use", "enhanced_ivory_horn") == enough, hand


@pytest.mark.rule("champions.wild.only_wild_outside_payment")
def test_a_wild_resource_in_hand_is_no_energy():
    t = table(hero="captain_marvel", hand=["the_power_of_justice", "haymaker"])
    t.reveal("yon_roggs_treason")
    assert t.hand() == ["the_power_of_justice"]


# --- play and put into play -------------------------------------------------------------------------------------


@pytest.mark.rule("champions.play.from_hand")
def test_a_card_in_the_discard_pile_cannot_be_played():
    t = table(hand=["strength", "energy"])
    t.fetch("tigra", "discard", out_of="deck")
    assert not t.can("play", "tigra")


def put(t: Table, card: ChampionsCard, *answers: str) -> None:
    it: Noun[ChampionsState, ChampionsCard] = Noun(Text("that"), lambda s, m: [card])
    t.resolve(put_into_play(the(it)), *answers, by="p0")


@pytest.mark.rule("champions.put_into_play.no_cost", "champions.put_into_play.controller_area")
def test_what_is_put_into_play_costs_nothing_and_enters_the_own_area():
    t = table(hand=["nick_fury"])
    put(t, t.card("nick_fury"), "choose-one/draw")
    assert t.lies("nick_fury", "area")


@pytest.mark.rule("champions.put_into_play.not_played")
def test_what_is_put_into_play_was_not_played():
    t = table(hand=["black_cat"])
    t.on_deck("swinging_web_kick", "swinging_web_kick")
    put(t, t.card("black_cat"))
    assert t.in_play("black_cat")
    assert t.hand() == []


@pytest.mark.rule("champions.put_into_play.ignores_play_restrictions", "champions.put_into_play.same_placement_rules")
def test_what_is_put_into_play_needs_no_form_but_a_host():
    t = table(form="alter-ego")
    (card,) = t.hold("webbed_up")
    assert not t.can("play", "webbed_up")
    put(t, card)
    assert card.in_play
    assert t.attached("rhino") == ["webbed_up"]
