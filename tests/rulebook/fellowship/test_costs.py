"""Costs (Вартість, відповідність ресурсів, ресурси, літера «X»): who can pay for what, with what, and when."""

from __future__ import annotations

import pytest

from rulebound.games.fellowship.printed import NEUTRAL, SETS, SPHERES
from rulebound.games.fellowship.words import (
    CARD,
    COST_X,
    HOST,
    THIS,
    action,
    deal,
    discard_cards,
    each,
    exhaust,
    forced_when,
    gets,
    raise_threat,
    response,
    spend,
)
from rulebound.lcg.events import PAY
from tests.fellowship_made_up_costs import any_time, charm, friend, in_hands
from tests.fellowship_table import printed, table

TRIO = [["gimli", "legolas"], ["aragorn", "gloin"], ["eowyn", "glorfindel"]]


# --- resources ----------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.resource.pool_per_hero")
def test_each_hero_has_a_pool_of_its_own():
    t = table(heroes=TRIO, first=2, hands={1: ["guard_of_the_citadel"]})
    t.pools(gloin=2, gimli=5)
    t.commit("aragorn")
    assert "response-commit" not in t.prompts()  # Aragorn's own pool is empty
    t.pools(aragorn=3, gloin=0)
    t.play("guard_of_the_citadel", seat=1)
    assert "pay" not in t.prompts()
    assert [t.resources(name) for name in ("aragorn", "gloin", "gimli")] == [1, 0, 5]


@pytest.mark.rule("fellowship.resource.flow")
def test_what_was_gained_less_what_was_spent_lies_in_the_pools():
    t = table(heroes=TRIO, first=2, hands={1: ["guard_of_the_citadel"]})
    t.put("steward_of_gondor", seat=1, on="gloin")
    t.phase("resource")
    t.use("steward_of_gondor")
    t.play("guard_of_the_citadel", "pay/gloin", "pay/aragorn", seat=1)
    gained = sum(int(line["n"]) for line in t.lines("gains"))
    spent = sum(int(line["n"]) for line in t.lines("spends"))
    assert (gained, spent) == (8, 2)
    assert [t.resources(name) for heroes in TRIO for name in heroes] == [1, 1, 0, 2, 1, 1]


@pytest.mark.rule("fellowship.gain.resources")
def test_resources_are_added_to_the_pool_of_the_named_hero_only():
    t = table(heroes=TRIO, first=2)
    t.put("steward_of_gondor", seat=1, on="aragorn")
    t.use("steward_of_gondor", phase="quest")
    assert [t.resources(name) for heroes in TRIO for name in heroes] == [0, 0, 2, 0, 0, 0]


# --- spheres ------------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.sphere.list")
def test_there_are_four_spheres_and_gandalf_is_neutral():
    assert set(SPHERES) == {"leadership", "lore", "spirit", "tactics"}
    cards = {face.code: face for one in SETS.values() if one.kind == "sphere" for face in one.faces()}
    assert len(cards) == 73
    assert {face.sphere for code, face in cards.items() if code != "73"} == set(SPHERES)
    assert cards["73"].sphere == NEUTRAL


@pytest.mark.rule("fellowship.match.zero_cost")
def test_a_card_that_costs_nothing_still_needs_a_hero_of_its_sphere():
    t = table(heroes=TRIO, first=2, hands={0: ["common_cause"], 1: ["common_cause"]})
    t.card("legolas").exhausted = t.card("gloin").exhausted = True
    assert t.why_not("play", "common_cause", seat=0) == ["fellowship.match.required"]
    t = table(heroes=TRIO, first=2, hands={1: ["common_cause"]})
    t.card("gloin").exhausted = True
    t.play("common_cause", seat=1)
    assert (t.exhausted("aragorn"), t.exhausted("gloin")) == (True, False)
    assert t.lines("spends") == []


@pytest.mark.rule("fellowship.neutral.full_cost")
def test_a_neutral_card_costs_all_of_its_cost():
    t = table(heroes=TRIO, first=2, hands={2: ["gandalf"]})
    t.pools(eowyn=2, glorfindel=2, aragorn=9)
    assert t.why_not("play", "gandalf", seat=2) == ["fellowship.play.pay"]
    t.pools(glorfindel=4)
    t.play("gandalf", *["pay/glorfindel"] * 4, seat=2)
    assert (t.resources("eowyn"), t.resources("glorfindel"), t.resources("aragorn")) == (1, 0, 9)


@pytest.mark.rule("fellowship.neutral.mixed_spheres")
def test_heroes_of_different_spheres_pay_for_a_neutral_card_together():
    t = table(heroes=[["legolas", "glorfindel"], ["aragorn"]], first=1, hand=["gandalf"])
    t.pools(legolas=2, glorfindel=3)
    t.play("gandalf", seat=0)
    assert t.in_play("gandalf")
    assert (t.resources("legolas"), t.resources("glorfindel")) == (0, 0)


@pytest.mark.rule("fellowship.neutral.no_sphere")
def test_a_neutral_card_is_of_no_sphere():
    t = table(heroes=TRIO, first=2, hands={2: ["dwarven_tomb"]})
    t.lay("gandalf", "discard", 2)
    t.pools(eowyn=1)
    assert not t.can("play", "dwarven_tomb", seat=2)
    t.lay("hasty_stroke", "discard", 2)
    t.play("dwarven_tomb", seat=2)
    assert t.hand(2) == ["hasty_stroke"]
    assert t.lies("gandalf", "discard", 2)


@pytest.mark.rule("fellowship.gain.not_printed")
def test_a_gained_icon_pays_but_is_not_printed():
    t = table(heroes=TRIO, first=2, hands={1: ["the_favor_of_the_lady"]})
    t.pools(aragorn=2, gloin=2)
    assert t.why_not("play", "the_favor_of_the_lady", seat=1) == ["fellowship.match.required", "fellowship.play.pay"]
    t.put("celebrians_stone", seat=1, on="aragorn")
    t.play("the_favor_of_the_lady", "attach/gloin", seat=1)
    assert (t.resources("aragorn"), t.resources("gloin")) == (0, 2)
    assert t.card("aragorn").printed.sphere == "leadership"
    assert t.seen(None, "heroes", 1)[0].face.icons == ["leadership"]


# --- costs of abilities -------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.cost.own_components")
def test_a_cost_is_paid_with_what_the_player_controls():
    t = table(heroes=TRIO, first=2, hands={1: ["common_cause"]})
    for name in ("gloin", "gimli"):
        t.card(name).exhausted = True
    t.play("common_cause", "ready/gimli", seat=1)
    assert t.exhausted("aragorn")
    assert "exhaust" not in t.prompts()
    t = table(heroes=TRIO, first=2, hands={1: ["common_cause"]})
    for name in ("aragorn", "gloin"):
        t.card(name).exhausted = True
    assert t.why_not("play", "common_cause", seat=1) == ["fellowship.ability.must_be_payable"]


@pytest.mark.rule("fellowship.cost.own_components")
def test_nobody_pays_with_the_resources_of_another_player():
    t = table(heroes=[["aragorn"], ["gloin"]], first=1, hand=["guard_of_the_citadel"])
    t.pools(aragorn=1, gloin=5)
    assert t.why_not("play", "guard_of_the_citadel", seat=0) == ["fellowship.play.pay"]


@pytest.mark.rule("fellowship.cost.own_out_of_play")
def test_a_card_to_discard_comes_from_the_own_hand():
    t = table(heroes=TRIO, first=2, hands={0: ["feint"], 2: ["hasty_stroke", "dwarven_tomb"]})
    t.put("protector_of_lorien", seat=2, on="eowyn")
    t.use("protector_of_lorien", "discard-cost/dwarven_tomb", "choose-one/willpower", phase="quest")
    assert t.offered("discard-cost") == ["discard:hasty_stroke", "discard:dwarven_tomb"]
    assert t.sizes("hand") == [1, 0, 1]
    t.use("protector_of_lorien", "choose-one/willpower", phase="quest")
    assert not t.can("use", "protector_of_lorien", phase="quest")


@pytest.mark.rule("fellowship.cost.simultaneous")
def test_several_costs_are_paid_at_one_time_or_not_at_all():
    costly = charm("Horn", does=action(raise_threat(1), cost=[exhaust(THIS), discard_cards(1)]))
    t = table(heroes=TRIO, first=2)
    t.put(costly, seat=1, on="aragorn")
    assert t.why_not("use", "horn", phase="quest") == ["fellowship.ability.must_be_payable"]
    t.hold("feint", seat=1)
    t.use("horn", phase="quest")
    assert t.exhausted("horn")
    assert t.sizes("hand") == [0, 0, 0]
    t = table(heroes=TRIO, first=2)
    t.put(charm("Purse", does=action(raise_threat(1), cost=[spend(1, HOST), spend(1, HOST)])), seat=1, on="aragorn")
    t.pools(aragorn=1)
    assert not t.can("use", "purse", phase="quest")
    t.pools(aragorn=2)
    t.use("purse", phase="quest")
    assert t.resources("aragorn") == 0


@pytest.mark.rule("fellowship.cost.simultaneous")
def test_nothing_is_answered_between_two_payments():
    harsh = charm("Oath", does=action(raise_threat(1), cost=[deal(1, HOST), discard_cards(1)]))
    t = table(heroes=TRIO, first=2, hands={1: ["feint", "ever_vigilant"]})
    t.put(harsh, seat=1, on="gloin")
    t.use("oath", "discard-cost/feint", "response-damage/gloin", phase="quest")
    assert t.course("damaged", "discards", "gains", "threat-raised") == [
        "damaged", "discards", "gains", "threat-raised",
    ]  # fmt: skip


@pytest.mark.rule("fellowship.cost.not_payable_without_effect")
def test_nothing_is_paid_for_an_effect_that_would_change_nothing():
    t = table(heroes=TRIO, first=2)
    t.put("unexpected_courage", seat=1, on="aragorn")
    assert t.why_not("use", "unexpected_courage", phase="quest") == ["fellowship.ability.must_change_state"]
    t.card("aragorn").exhausted = True
    t.use("unexpected_courage", phase="quest")
    assert (t.exhausted("unexpected_courage"), t.exhausted("aragorn")) == (True, False)


@pytest.mark.rule("fellowship.cost.to_separates")
def test_what_stands_before_to_is_the_cost_and_what_follows_the_effect():
    t = table(heroes=TRIO, first=2)
    t.put("steward_of_gondor", seat=1, on="aragorn")
    t.use("steward_of_gondor", phase="quest")
    assert (t.exhausted("steward_of_gondor"), t.resources("aragorn")) == (True, 2)
    assert t.why_not("use", "steward_of_gondor", phase="quest") == ["fellowship.ability.must_be_payable"]
    said = t.card("steward_of_gondor").printed.abilities[0]
    assert (len(said.costs), len(said.effects)) == (1, 1)


# --- X ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.x.default_zero")
def test_x_is_nothing_unless_the_player_chooses_it():
    t = table(heroes=TRIO, first=2, hands={2: ["gandalfs_search"]})
    t.hold(friend("Stray", cost=COST_X), seat=2)
    t.pools(glorfindel=3)
    t.play("stray", seat=2)
    assert t.in_play("stray")
    assert t.resources("glorfindel") == 3
    t.play("gandalfs_search", "x/x:2", "choose/p0", until="take", seat=2)
    assert len(t.options(2)) == 2
    assert t.resources("glorfindel") == 1


@pytest.mark.rule("fellowship.x.cost_modified_separately")
def test_what_changes_the_cost_does_not_change_x():
    t = table(heroes=TRIO, first=2, hands={2: ["gandalfs_search"]})
    t.put(charm(always=gets("cost", -1, each(in_hands(CARD)))), seat=2, on="eowyn")
    t.on_deck("feint", "quick_strike", "swift_strike", "blade_mastery", seat=0)
    t.pools(glorfindel=2)
    t.play("gandalfs_search", "x/x:3", "choose/p0", "take/swift_strike", "put-back/feint", seat=2)
    assert t.resources("glorfindel") == 0
    assert t.offered("take") == ["take:feint", "take:quick_strike", "take:swift_strike"]
    assert t.offered("x") == ["x:1", "x:2", "x:3"]


@pytest.mark.rule("fellowship.x.cost_modified_separately")
def test_the_numbers_for_x_are_all_that_can_be_paid():
    t = table(heroes=TRIO, first=2, hands={2: ["gandalfs_search"]})
    t.pools(glorfindel=1)
    t.put(charm(always=gets("cost", -3, each(in_hands(CARD)))), seat=2, on="eowyn")
    t.play("gandalfs_search", until="x", seat=2)
    assert t.options(2) == [f"x:{n}" for n in (1, 2, 3, 4)]
    t = table(heroes=TRIO, first=2, hands={2: ["gandalfs_search"]})
    t.pools(glorfindel=3)
    t.put(charm(always=gets("cost", 1, each(in_hands(CARD)))), seat=2, on="eowyn")
    t.play("gandalfs_search", until="x", seat=2)
    assert t.options(2) == ["x:1", "x:2"]


# --- restrictions -------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.restriction.all_must_hold", "fellowship.restriction.outside_play")
def test_thicket_of_spears_is_paid_by_three_heroes_or_not_at_all():
    t = table(heroes=[["gimli", "legolas", "thalin"], ["aragorn"]], first=1, hand=["thicket_of_spears"])
    t.put("hill_troll", engaged=1)
    t.pools(gimli=2, legolas=1)
    assert t.why_not("play", "thicket_of_spears", seat=0, phase="combat") == ["fellowship.play.pay"]
    t.pools(thalin=1)
    t.play("thicket_of_spears", "pay/gimli", "pay/legolas", seat=0, phase="combat")
    assert t.offered("pay") == ["spend:legolas", "spend:thalin"]
    assert [t.resources(name) for name in ("gimli", "legolas", "thalin")] == [1, 0, 0]


# --- answers to paying --------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.play.response_between_steps")
def test_paying_is_answered_before_a_target_is_chosen():
    t = table(heroes=TRIO, first=1, hands={2: ["loriens_wealth"]})
    t.put(charm("Ledger", does=response(any_time(PAY), raise_threat(1))), seat=0, on="gimli")
    t.pools(glorfindel=3)
    t.play("loriens_wealth", "p0>response-pay/ledger", "p2>choose/p1", seat=2)
    assert t.prompts()[-2:] == ["response-pay", "choose"]
    assert t.course("spends", "threat-raised", "draws") == ["spends", "threat-raised", "draws"]
    t = table(heroes=TRIO, first=1, hands={1: ["common_cause"]})
    t.put(charm("Ledger", does=response(any_time(PAY), raise_threat(1))), seat=0, on="gimli")
    t.card("gloin").exhausted = True
    t.play("common_cause", "p0>response-pay/ledger", seat=1)
    assert not t.exhausted("gloin")  # what costs nothing is paid for too


@pytest.mark.rule("fellowship.play.pay")
def test_what_can_no_longer_be_paid_goes_back_to_the_hand():
    t = table(heroes=TRIO, first=1, hands={1: ["guard_of_the_citadel"], 2: ["loriens_wealth"]})
    t.put(charm("Thief", does=forced_when(any_time(PAY), spend(1, HOST))), seat=1, on="aragorn")
    t.put(charm("Thief", does=forced_when(any_time(PAY), spend(1, HOST))), seat=2, on="glorfindel")
    t.pools(aragorn=2, glorfindel=3)
    t.play("guard_of_the_citadel", "p1>order/thief", seat=1)
    assert t.lies("guard_of_the_citadel", "hand", 1)
    t.pools(aragorn=1, glorfindel=3)
    t.play("loriens_wealth", "p1>order/thief", seat=2)
    assert (t.lies("loriens_wealth", "hand", 2), t.sizes("hand")) == (True, [0, 1, 1])


@pytest.mark.rule("fellowship.play.pay")
@pytest.mark.parametrize(("event", "pool", "asked"), [
    ("ever_vigilant", 0, []), ("ever_vigilant", 1, [1]), ("common_cause", 0, [1]), ("stand_and_fight", 9, []),
])  # fmt: skip
def test_who_could_pay_for_an_event_of_the_deck_is_asked_whatever_the_hand(event, pool, asked):
    t = table(heroes=[["gimli"], ["aragorn"]], hands={1: ["snowbourn_scout"]})
    for player in t.s.players:
        player.wiles = (printed(event),) if player.seat == 1 else ()
    t.pools(aragorn=pool)
    t.steps(["travel_actions"])
    assert t.who("action") == asked
