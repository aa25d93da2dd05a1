"""Ownership and control, in play and out of play (Власність і розпорядження, у грі та поза грою, типи карт)."""

from __future__ import annotations

import pytest

from rulebound.games.fellowship.events import LEAVE, TRAVEL
from rulebound.games.fellowship.printed import (
    CAMPAIGN,
    KINDS,
    OBJECTIVE_ALLY,
    SETS,
    CardSet,
    FellowshipPrinted,
)
from rulebound.games.fellowship.words import (
    CARD,
    CHARACTER,
    ENEMY,
    an,
    deal,
    draw,
    each,
    raise_threat,
    response,
    take_to_hand,
)
from tests.fellowship_made_up_costs import any_time, charm, code, stranger
from tests.fellowship_table import Table, table

TRIO = [["gimli", "legolas"], ["aragorn", "theodred"], ["eowyn", "eleanor"]]


def wandering() -> Table:
    """Wandering Took of seat 0, hurt and with an attachment, goes over to seat 2; seat 1 is first."""
    t = table(heroes=TRIO, first=1)
    t.put("wandering_took", seat=0)
    t.put("self_preservation", seat=0, on="wandering_took")
    t.card("wandering_took").damage = 1
    t.card("wandering_took").exhausted = True
    t.dial(20, 20, 20)
    t.use("wandering_took", "p0>choose/p2", phase="quest", seat=0)
    return t


# --- who owns and controls ----------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.control.owner")
def test_each_card_belongs_to_the_player_of_its_deck_or_to_the_scenario():
    t = table(heroes=TRIO, first=1)
    for seat in range(3):
        own = [*t.pile("deck", seat).cards, *t.pile("area", seat).cards]
        assert {card.owner for card in own} == {seat}
    assert {card.owner for zone in ("encounter", "quest", "quest-deck") for card in t.pile(zone).cards} == {None}
    t = wandering()
    t.reveal("caught_in_a_web", "p2>attach/eowyn")
    assert (t.card("wandering_took").owner, t.card("caught_in_a_web").owner) == (0, None)


@pytest.mark.rule("fellowship.control.initial")
def test_a_player_card_enters_play_under_its_owners_control():
    t = table(heroes=TRIO, first=1, hands={2: ["fortune_or_fate"]})
    t.leaves("legolas")
    t.pools(eowyn=5)
    t.play("fortune_or_fate", seat=2)
    assert (t.controller("legolas"), t.lies("legolas", "area", 0)) == (0, True)


@pytest.mark.rule("fellowship.control.encounter_cards")
def test_encounter_cards_are_controlled_by_the_scenario_unless_claimed():
    t = table(heroes=TRIO, first=1, staging=["king_spider"], active="old_forest_road")
    t.put("forest_spider", engaged=2)
    assert [t.controller(name) for name in ("king_spider", "forest_spider", "old_forest_road")] == [None] * 3
    t.put("gandalfs_map")
    assert t.controller("gandalfs_map") is None
    t.use("gandalfs_map", "p2>attach/eowyn", seat=2, phase="quest")
    assert t.controller("gandalfs_map") == 2


@pytest.mark.rule("fellowship.control.current")
def test_an_ability_gives_a_card_to_another_player():
    t = wandering()
    assert (t.controller("wandering_took"), t.card("wandering_took").owner) == (2, 0)
    assert t.threats == [17, 20, 23]
    t.phase("end")
    assert not t.can("use", "wandering_took", seat=0, phase="quest")
    t.use("wandering_took", "p2>choose/p1", phase="quest", seat=2)
    assert t.threats == [17, 23, 20]


@pytest.mark.rule("fellowship.control.state_kept")
def test_who_changes_sides_stays_as_it_is():
    t = wandering()
    assert t.lies("wandering_took", "area", 2)
    assert (t.damage("wandering_took"), t.exhausted("wandering_took")) == (1, True)
    assert "leaves" not in t.course()


@pytest.mark.rule("fellowship.control.attachments_follow")
def test_attachments_change_sides_with_their_host():
    t = wandering()
    assert (t.controller("self_preservation"), t.lies("self_preservation", "area", 2)) == (2, True)
    assert t.host("self_preservation") == "wandering_took"
    assert not t.can("use", "self_preservation", seat=0, phase="quest")
    t.use("self_preservation", seat=2, phase="quest")
    assert t.damage("wandering_took") == 0


@pytest.mark.rule("fellowship.control.duration")
def test_control_changes_for_as_long_as_the_card_is_in_play():
    t = wandering()
    for phase in ("refresh", "end", "resource"):
        t.phase(phase)
    assert t.controller("wandering_took") == 2
    t.leaves("wandering_took")
    assert t.controller("wandering_took") == 0


@pytest.mark.rule("fellowship.control.leaves_to_owner")
def test_who_is_destroyed_under_foreign_control_goes_to_its_owners_discard_pile():
    t = wandering()
    t.hurt("wandering_took", 1)
    assert t.lying("discard", 0) == ["self_preservation", "wandering_took"]
    assert t.lying("discard", 2) == []


@pytest.mark.rule("fellowship.control.physical_move")
def test_nothing_answers_the_way_home_of_a_card():
    t = wandering()
    t.put(charm("Watch", does=response(any_time(LEAVE), draw(1))), seat=1, on="aragorn")
    t.hold("valiant_sacrifice", seat=1)
    t.pools(aragorn=1)
    t.hurt("wandering_took", 1, "p1>response-leave/valiant_sacrifice", "p1>response-leave/watch")
    assert t.sizes("hand") == [0, 1, 2]
    assert t.prompts().count("response-leave") == 2
    assert t.lies("wandering_took", "discard", 0)


@pytest.mark.rule("fellowship.control.out_of_play_own")
def test_players_control_the_cards_in_their_own_hands_decks_and_discard_piles():
    t = wandering()
    t.lay("hasty_stroke", "discard", 2)
    t.leaves("wandering_took")
    for seat in range(3):
        own = [card for zone in ("hand", "deck", "discard") for card in t.pile(zone, seat).cards]
        assert {card.controller for card in own} == {seat}
    assert t.candidates(an(CARD.in_your_discard_pile), by="eowyn", seat=2) == ["hasty_stroke"]
    t.resolve(take_to_hand(an(CARD.in_your_discard_pile)), by="eowyn", seat=2)
    assert t.hand(2) == ["hasty_stroke"]


# --- in play and out of play --------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.in_play.definition")
def test_in_play_are_the_cards_of_the_areas_the_quest_and_the_active_location():
    t = table(heroes=TRIO, first=1, staging=["king_spider"], active="old_forest_road")
    t.put("forest_spider", engaged=2)
    t.put("guard_of_the_citadel", seat=2)
    t.put("steward_of_gondor", seat=0, on="gimli")
    heroes = [name for names in TRIO for name in names]
    there = [*heroes, "king_spider", "old_forest_road", "forest_spider", "guard_of_the_citadel", "steward_of_gondor"]
    found = t.candidates(each(CARD), by="quest", seat=1)
    assert sorted(found) == sorted([*there, t.called(t.card("quest"))])
    assert sorted(t.names([card for card in t.s.cards if card.in_play])) == sorted(found)


@pytest.mark.rule("fellowship.out_of_play.definition")
def test_out_of_play_are_hands_decks_piles_and_what_is_set_aside_or_removed():
    t = table(heroes=TRIO, first=1, hands={2: ["feint"]})
    for zone in ("discard", "deck"):
        t.lay("guard_of_the_citadel", zone, 2)
    for zone in ("encounter", "encounter-discard", "victory", "removed", "beside"):
        t.lay("king_spider", zone)
    outside = ("hand", "deck", "discard", "encounter", "encounter-discard", "victory", "beside", "removed")
    assert all(t.lying(zone, 2) for zone in outside)
    assert not any(card.in_play for zone in (*outside, "quest-deck") for card in t.pile(zone, 2).cards)
    assert not {"king_spider", "guard_of_the_citadel", "feint"} & set(t.candidates(each(CARD), by="quest"))


@pytest.mark.rule("fellowship.in_play.shadow_not")
def test_a_shadow_card_is_not_in_play():
    t = table(heroes=TRIO, first=1)
    t.put("hill_troll", engaged=2)
    t.put("east_bight_patrol", engaged=2)
    t.on_top(*["dol_guldur_orcs"] * 2)
    t.steps(["begin_combat", "deal_shadow_cards"])
    t.resolve(deal(1, each(ENEMY.with_trait("orc"))), by="aragorn", seat=1)
    assert [line["card"] for line in t.lines("damaged")] == ["east_bight_patrol"]
    assert not any(card.in_play for card in t.pile("shadows").cards)


@pytest.mark.rule("fellowship.leaves_play.definition")
def test_who_goes_back_to_the_hand_leaves_play():
    t = table(heroes=TRIO, first=1, hands={1: ["sneak_attack", "gandalf", "valiant_sacrifice"]})
    t.pools(aragorn=2)
    t.play("sneak_attack", seat=1, phase="quest")
    t.step("end_quest", "p1>response-leave/valiant_sacrifice")
    assert t.lies("gandalf", "hand", 1)
    assert t.sizes("hand") == [0, 3, 0]


@pytest.mark.rule("fellowship.removed.definition", "fellowship.removed.duration")
def test_what_is_removed_from_the_game_does_not_come_back():
    t = table(heroes=TRIO, first=1, hands={2: ["will_of_the_west", "will_of_the_west"]})
    t.lay("feint", "discard", 2)
    t.pools(eowyn=2)
    for _ in range(2):
        t.play("will_of_the_west", "?choose/p2", seat=2, phase="quest")
        t.lay("swift_strike", "discard", 2)
    assert t.lying("removed") == ["will_of_the_west"] * 2
    for phase in ("refresh", "end", "resource"):
        t.phase(phase)
    assert t.lying("removed") == ["will_of_the_west"] * 2
    assert "will_of_the_west" not in [*t.lying("deck", 2), *t.lying("discard", 2), *t.hand(2)]


# --- types --------------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.card_type.list")
def test_the_types_of_cards():
    nine = {"quest", "enemy", "location", "treachery", "objective", "hero", "ally", "attachment", "event"}
    assert set(KINDS) == nine | {CAMPAIGN, OBJECTIVE_ALLY}
    assert nine <= {face.kind for one in SETS.values() for face in one.faces()} <= set(KINDS)
    with pytest.raises(ValueError, match=r"fellowship\.card_type\.list"):
        CardSet("odd", "sphere", [FellowshipPrinted("weather", code(), "Rain")])


@pytest.mark.rule("fellowship.card_type.change")
def test_a_card_that_counts_as_an_enemy_is_an_enemy_only():
    t = table(heroes=TRIO, first=1, scenario="dol_guldur")
    for seat in range(3):
        t.on_deck("gandalf" if seat == 2 else "feint", seat=seat)
    t.put("tower_gate")
    t.travel("tower_gate")
    guard = t.card("gandalf")
    assert (guard.kind, guard.engaged) == ("enemy", 2)
    assert (t.strength(guard), t.defense(guard), t.hit_points(guard), t.willpower(guard)) == (1, 1, 1, 0)
    assert "gandalf" not in t.candidates(each(CHARACTER), by="quest")
    assert "gandalf" in t.candidates(each(ENEMY), by="quest")
    t.phase("end")
    assert t.in_play(guard)  # its own text does not count
    t.attack("gandalf", "eowyn", "eleanor")
    assert t.lies("gandalf", "discard", 2)


def test_whom_a_card_of_the_scenario_calls_you_depends_on_where_it_is():
    t = table(heroes=[["gimli"], ["aragorn"], ["eowyn"]], first=1, staging=["forest_spider"])
    t.put("wargs", engaged=2)
    curse = t.lay("despair", "area", 2)
    burden = t.lay("caught_in_a_web", "area", 0)
    t.s.attach(burden, t.card("gimli"))
    guarded = t.put("gandalfs_map")
    t.s.attach(t.put("hill_troll"), guarded)
    told = [t.s.concerned(card) for card in (t.card("forest_spider"), t.card("wargs"), curse, burden)]
    assert told == [1, 2, 2, 0]
    assert t.s.concerned(t.card("hill_troll")) == 1  # at an objective that nobody has


@pytest.mark.rule("fellowship.control.current")
def test_who_has_an_ally_of_the_scenario_decides_whether_it_responds():
    t = table(heroes=[["gimli"], ["aragorn"], ["eowyn"]], first=1)
    guide = t.put(stranger("Guide", does=response(any_time(TRAVEL), raise_threat(1))))
    t.s.move(guide, t.s.players[2].area)
    guide.controller = 2
    t.put("forest_gate")
    before = t.threats
    t.travel("forest_gate", "p2>response-travel/guide")
    assert t.threats == [before[0], before[1], before[2] + 1]
