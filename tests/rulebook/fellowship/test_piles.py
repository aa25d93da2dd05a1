"""Hands, decks and discard piles (Узяття карт, скид і переможний стос, спілкування за столом)."""

from __future__ import annotations

import pytest

from rulebound.games.fellowship import GAME
from rulebound.games.fellowship.printed import attachment
from rulebound.games.fellowship.words import HERO, THE_FIRST_PLAYER, an, discard_random
from rulebound.kernel.text import Refused
from tests.fellowship_table import Table, table

TRIO = [["gimli", "legolas"], ["aragorn", "beravor"], ["eowyn", "eleanor"]]


def in_hand(t: Table, viewer: int | None, of: int) -> list[bool]:
    """Which cards of a hand a viewer knows."""
    return [card.face is not None for card in t.seen(viewer, "hand", of=of)]


# --- drawing ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.draw.from_top")
def test_a_drawn_card_was_the_top_card_of_the_own_deck():
    t = table(heroes=TRIO, first=1)
    t.on_deck("feint", "gandalf", seat=2)
    t.draw(1, seat=2)
    assert t.hand(2) == ["feint"]
    assert t.lying("deck", 2)[-1] == "gandalf"
    assert t.sizes("hand") == [0, 0, 1]


@pytest.mark.rule("fellowship.draw.simultaneous")
def test_two_cards_of_one_ability_are_drawn_at_the_same_time():
    t = table(heroes=TRIO, first=2)
    t.use("beravor", "p1>choose/p0")
    assert t.lines("draws") == [{"rule": "fellowship.draw.from_top", "player": "p0", "n": "2"}]
    assert t.sizes("hand") == [2, 0, 0]


@pytest.mark.rule("fellowship.draw.unlimited", "fellowship.draw.no_hand_limit")
def test_hands_and_draws_have_no_limit():
    t = table(heroes=TRIO, first=1)
    for _ in range(4):
        t.draw(5, seat=1)
    assert t.sizes("hand") == [0, 20, 0]
    t.phase("refresh")
    t.phase("end")
    t.phase("resource")
    assert t.sizes("hand") == [1, 21, 1]


# --- discard piles ------------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.discard.separate")
def test_each_player_and_the_encounter_deck_have_a_discard_pile():
    t = table(heroes=TRIO)
    piles = [zone for zone in t.s.zones if zone.name.endswith("discard")]
    assert [zone.owner for zone in piles] == [0, 1, 2, None]
    shown = [zone for area in GAME.areas(t.s, 1) for zone in area.zones if zone.id.endswith("discard")]
    assert sorted(str(zone.owner) for zone in shown) == ["0", "1", "2", "None"]


@pytest.mark.rule("fellowship.discard.home")
def test_a_card_goes_to_the_pile_of_the_deck_it_belongs_to():
    t = table(heroes=TRIO, first=1, hands={0: ["miner_of_the_iron_hills"]})
    t.dial(20, 20, 30)
    t.reveal("caught_in_a_web", "p2>attach/eowyn")
    assert t.host("caught_in_a_web") == "eowyn"
    t.enters("miner_of_the_iron_hills", "p0>response-enter/use:miner_of_the_iron_hills", seat=0)
    assert t.lies("caught_in_a_web", "encounter-discard")
    t.put("wandering_took", seat=1)
    t.take_control("wandering_took", 2)
    t.leaves("wandering_took")
    assert t.lies("wandering_took", "discard", seat=1)


@pytest.mark.rule("fellowship.discard.open")
def test_everybody_may_look_at_all_discard_piles_and_the_victory_display():
    t = table(heroes=TRIO, first=1, hands={2: ["feint"]})
    t.move("feint", "discard", seat=2)
    t.put("chieftain_ufthak", engaged=0)
    t.put("king_spider", engaged=1)
    t.hurt("chieftain_ufthak", 6)
    t.hurt("king_spider", 3)
    for viewer in (0, 1, 2, None):
        found = [t.seen(viewer, "discard", of=2), t.seen(viewer, "victory"), t.seen(viewer, "encounter-discard")]
        assert [card.face.code for cards in found for card in cards if card.face] == ["34", "90", "74"]


@pytest.mark.rule("fellowship.discard.order_fixed")
def test_a_discard_pile_keeps_its_order():
    t = table(heroes=TRIO, first=1, hands={1: ["feint", "gandalf", "faramir", "ever_vigilant"]})
    for name in ("faramir", "gandalf", "feint"):
        t.move(name, "discard", seat=1)
    for phase in ("resource", "planning", "travel", "encounter", "combat", "refresh"):
        t.phase(phase)
    assert t.lying("discard", 1) == ["faramir", "gandalf", "feint"]
    piled = [card for card in t.copies("faramir") if t.pile("discard", 1).holds(card)]
    assert not any(option.on in piled for choice in t.asked for option in choice.options)


@pytest.mark.rule("fellowship.discard.simultaneous_order")
def test_the_owner_orders_allies_that_fall_together():
    t = table(heroes=TRIO, first=1)
    t.put("snowbourn_scout", seat=2)
    t.put("silverlode_archer", seat=2)
    t.put("gondorian_spearman", seat=0)
    t.dial(20, 20, 36)
    t.reveal("evil_storm", "p2>discard-first/silverlode_archer")
    assert t.lying("discard", 2) == ["silverlode_archer", "snowbourn_scout"]
    assert t.who("discard-first") == [2]
    assert t.question("discard-first").rule == "fellowship.discard.simultaneous_order"


@pytest.mark.rule("fellowship.discard.simultaneous_order")
def test_the_owner_orders_cards_that_are_discarded_together_from_a_hand():
    t = table(heroes=TRIO, first=1, hands={0: ["feint"], 1: ["gandalf"], 2: ["feint", "sneak_attack", "feint"]})
    t.reveal("eyes_of_the_forest", "p2>discard-first/sneak_attack")
    assert t.lying("discard", 2) == ["sneak_attack", "feint", "feint"]  # two that are alike are not asked about
    assert t.who("discard-first") == [2]
    assert [t.hand(seat) for seat in range(3)] == [[], ["gandalf"], []]


@pytest.mark.rule("fellowship.discard.simultaneous_order")
def test_the_owner_orders_cards_discarded_at_random_too():
    t = table(heroes=TRIO, first=1, hands={1: ["feint", "gandalf"]})
    t.resolve(discard_random(2, THE_FIRST_PLAYER), "p1>discard-first/gandalf", by="quest")
    assert t.lying("discard", 1) == ["gandalf", "feint"]


@pytest.mark.rule("fellowship.discard.simultaneous_order")
def test_each_owner_orders_the_attachments_of_a_card_that_leaves_play():
    t = table(heroes=TRIO, first=1)
    for name, seat in (("blade_of_gondolin", 1), ("steward_of_gondor", 0), ("unexpected_courage", 1)):
        t.put(name, on="beravor", seat=seat)
    t.hurt("beravor", 4, "p1>discard-first/unexpected_courage")
    assert t.lying("discard", 1) == ["unexpected_courage", "blade_of_gondolin", "beravor"]
    assert t.lying("discard", 0) == ["steward_of_gondor"]
    assert t.who("discard-first") == [1]


@pytest.mark.rule("fellowship.discard.simultaneous_order")
def test_the_attachments_of_an_ally_that_returns_to_hand_are_ordered():
    stone = attachment("made-up-stone", "Stone", cost=0, attaches_to=an(HERO))
    t = table(heroes=TRIO, first=1)
    t.put("faramir", seat=1)
    t.put("self_preservation", on="faramir", seat=1)
    t.put(stone, on="faramir", seat=1)
    t.run(t.s.judge.discard_from_play(t.s, t.card("faramir"), t.pile("hand", 1)), "p1>discard-first/stone")
    assert t.lying("discard", 1) == ["stone", "self_preservation"]
    assert t.hand(1) == ["faramir"]


# --- table talk ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.talk.no_peeking")
def test_nobody_sees_the_hand_of_another():
    t = table(heroes=TRIO, first=1, hands={2: ["feint", "gandalf"]})
    assert in_hand(t, 2, of=2) == [True, True]
    for viewer in (0, 1, None):
        assert in_hand(t, viewer, of=2) == [False, False]
        assert all(card.key == "" for card in t.seen(viewer, "hand", of=2))


@pytest.mark.rule("fellowship.talk.own_decisions")
def test_each_player_decides_about_the_own_cards():
    t = table(heroes=TRIO, first=1, hands={0: ["ever_vigilant"], 1: ["feint"]})
    assert t.can("use", "beravor", seat=1)
    assert not t.can("use", "beravor", seat=2)
    assert "fellowship.choose.controller" in t.why_not("use", "beravor", seat=2)
    assert t.why_not("play", "feint", seat=0, phase="combat") == ["no way"]
    t.steps(["resource_actions"], until="action")
    with pytest.raises(Refused):
        t.match.answer(2, "use:" + t.card("beravor").key_for(2))
