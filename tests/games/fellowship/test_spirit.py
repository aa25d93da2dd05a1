"""Spirit: heroes and allies, events, attachments."""

from __future__ import annotations

import pytest

from tests.fellowship_facts import facts_of
from tests.fellowship_table import table

TRIO = [["aragorn", "theodred"], ["eowyn", "eleanor", "dunhere"], ["gimli", "legolas"]]
FACTS = [
    "7 hero Éowyn unique; spirit; threat cost 9; 4 1 1 3; noble rohan; x1",
    "8 hero Eleanor unique; spirit; threat cost 7; 1 1 2 3; gondor noble; x1",
    "9 hero Dúnhere unique; spirit; threat cost 8; 1 2 1 4; rohan warrior; x1",
    "43 ally Wandering Took; spirit; cost 2; 1 1 1 2; hobbit; x3",
    "44 ally Lórien Guide; spirit; cost 3; 1 1 0 2; scout silvan; x3",
    "45 ally Northern Tracker; spirit; cost 4; 1 2 2 3; dunedain ranger; x3",
    "46 event The Galadhrim's Greeting; spirit; cost 3; x3",
    "47 event Strength of Will; spirit; cost 0; x3",
    "48 event Hasty Stroke; spirit; cost 1; x3",
    "49 event Will of the West; spirit; cost 1; x3",
    "50 event A Test of Will; spirit; cost 1; x3",
    "51 event Stand and Fight; spirit; cost X; x3",
    "52 event A Light in the Dark; spirit; cost 2; x3",
    "53 event Dwarven Tomb; spirit; cost 1; x3",
    "54 event Fortune or Fate; spirit; cost 5; x3",
    "55 attachment The Favor of the Lady; spirit; cost 2; condition; x3",
    "56 attachment Power in the Earth; spirit; cost 1; condition; x3",
    "57 attachment Unexpected Courage; spirit; cost 2; condition; x3",
]


def test_the_facts_of_spirit():
    assert facts_of("spirit") == FACTS


# --- heroes ---------------------------------------------------------------------------------------------------


def test_eowyn_is_strengthened_by_every_player_once_a_round():
    t = table(heroes=TRIO, hands={0: ["feint", "gandalf"], 1: ["feint", "beorn"]}, first=2)
    t.use("eowyn", "p0>discard-cost/feint", seat=0, phase="quest")
    t.use("eowyn", "p1>discard-cost/beorn", seat=1, phase="quest")
    assert t.willpower("eowyn") == 6
    assert (t.hand(0), t.hand(1)) == (["gandalf"], ["feint"])
    assert t.why_not("use", "eowyn", 0, "quest") == ["fellowship.limit.per_phase_round"]
    t.step("end_quest")
    assert t.willpower("eowyn") == 4
    assert not t.can("use", "eowyn", 1, "travel")


def test_eowyn_takes_a_card_of_who_uses_her():
    t = table(heroes=TRIO, hands={1: ["feint"]})
    assert t.why_not("use", "eowyn", 2) == ["fellowship.ability.must_be_payable"]
    t.use("eowyn", seat=1)
    assert (t.willpower("eowyn"), t.hand(1), t.lying("discard", 1)) == (5, [], ["feint"])


def test_eleanor_cancels_a_treachery_and_another_card_comes_in_its_place():
    t = table(heroes=TRIO, first=2)
    t.dial(40, 40, 40)
    t.on_top("old_forest_road", "forest_gate")
    t.reveal("evil_storm", "p1>cancel-reveal/use:eleanor")
    assert t.exhausted("eleanor")
    assert [t.damage(name) for name in ("aragorn", "eleanor", "gimli")] == [0, 0, 0]
    assert t.discarded("evil_storm")
    assert t.staging() == ["old_forest_road"]


def test_eleanor_may_let_it_come_and_cannot_cancel_when_exhausted():
    t = table(heroes=TRIO)
    t.dial(40)
    t.reveal("evil_storm", "cancel-reveal/pass")
    assert t.damage("aragorn") == 1
    t.card("eleanor").exhausted = True
    t.reveal("evil_storm")
    assert (t.damage("aragorn"), t.prompts().count("cancel-reveal")) == (2, 1)


@pytest.mark.parametrize("name", ["king_spider", "old_forest_road"])
def test_eleanor_cancels_treacheries_only(name):
    t = table(heroes=TRIO)
    t.reveal(name, "?p0>exhaust/aragorn", "?p1>exhaust/eowyn", "?p2>exhaust/gimli")
    assert "cancel-reveal" not in t.prompts()
    assert t.zone(name) == "staging"


def test_dunhere_attacks_the_staging_area_alone_and_is_stronger_there():
    t = table(heroes=TRIO, staging=["dol_guldur_orcs"])
    t.attack("dol_guldur_orcs", "dunhere")
    assert t.said("strikes", enemy="dol_guldur_orcs", n=3)
    assert "attackers" not in t.prompts()
    assert t.strength("dunhere") == 2


def test_dunhere_has_no_bonus_against_an_engaged_enemy():
    t = table(heroes=TRIO)
    t.put("hill_troll", engaged=1)
    t.attack("hill_troll", "dunhere")
    assert t.said("strikes", enemy="hill_troll", n=2)


def test_only_dunhere_is_offered_against_the_staging_area():
    t = table(heroes=TRIO, staging=["dol_guldur_orcs"], first=1)
    t.phase("combat", "p1>attack/dol_guldur_orcs")
    assert t.discarded("dol_guldur_orcs")
    assert [t.exhausted(name) for name in ("dunhere", "eowyn", "eleanor")] == [True, False, False]
    assert t.who("attack") == [1]


def test_dunhere_reaches_the_staging_area_with_a_quick_strike_in_any_phase():
    t = table(heroes=[["dunhere", "gimli"]], hand=["quick_strike"], staging=["dol_guldur_orcs"])
    t.pools(gimli=1)
    t.play("quick_strike", phase="quest")
    assert t.discarded("dol_guldur_orcs")
    assert (t.exhausted("dunhere"), t.exhausted("gimli")) == (True, False)


# --- allies ---------------------------------------------------------------------------------------------------


def test_the_wandering_took_goes_to_another_player_and_takes_threat_along():
    t = table(heroes=TRIO, first=2)
    t.put("wandering_took", seat=1)
    t.dial(20, 21, 22)
    t.use("wandering_took", "p1>choose/p0", phase="quest")
    assert t.offered("choose") == ["choose:p2", "choose:p0"]
    assert t.threats == [23, 18, 22]
    assert t.controller("wandering_took") == 0


def test_the_wandering_took_goes_once_a_round_and_needs_another_player():
    t = table(heroes=TRIO)
    t.put("wandering_took", seat=1)
    t.use("wandering_took", "choose/p0")
    assert t.why_not("use", "wandering_took") == ["fellowship.limit.per_phase_round"]
    t = table(heroes=[["eowyn"]], in_play=["wandering_took"])
    assert not t.can("use", "wandering_took")


def test_the_wandering_took_still_defends_after_it_has_gone_to_another_player():
    t = table(heroes=TRIO, engaged=["wolf_rider"], in_play=["wandering_took"], first=1)
    t.dial(20, 20, 20)
    t.enemy_attacks(
        "wolf_rider", "p0>defend/wandering_took", "p0>action/use:wandering_took", "p0>choose/p2",
        shadow="ungoliants_spawn",
    )  # fmt: skip
    assert (t.controller("wandering_took"), t.damage("wandering_took")) == (2, 1)
    assert t.threats == [21, 20, 23]  # the shadow effect is still for who was attacked


def test_the_wandering_took_costs_three_threat():
    t = table(heroes=TRIO)
    t.put("wandering_took", seat=1)
    t.dial(20, 2, 20)
    assert t.why_not("use", "wandering_took") == ["fellowship.ability.must_be_payable"]


def test_the_lorien_guide_advances_the_active_location():
    t = table(heroes=TRIO, staging=["forest_gate"], active="old_forest_road")
    t.put("lorien_guide", seat=1)
    t.commit("lorien_guide", answers=["p1>response-commit/use:lorien_guide"])
    assert [t.progress(name) for name in ("old_forest_road", "forest_gate", "quest")] == [1, 0, 0]


def test_the_lorien_guide_needs_an_active_location_and_must_commit_itself():
    t = table(heroes=TRIO, staging=["forest_gate"])
    t.put("lorien_guide", seat=1)
    t.commit("lorien_guide")
    assert "response-commit" not in t.prompts()
    t.put("old_forest_road", active=True)
    t.commit("eowyn")
    assert "response-commit" not in t.prompts()


def test_the_northern_tracker_advances_every_location_in_the_staging_area():
    t = table(heroes=TRIO, staging=["forest_gate", "tower_gate", "wargs"], active="old_forest_road")
    t.put("northern_tracker", seat=1)
    t.commit("northern_tracker", answers=["p1>response-commit/use:northern_tracker"])
    assert [t.progress(name) for name in ("forest_gate", "old_forest_road", "quest")] == [1, 0, 0]
    assert t.discarded("tower_gate")


# --- attachments ----------------------------------------------------------------------------------------------


def test_the_favor_of_the_lady_gives_willpower_and_may_be_there_twice():
    t = table(heroes=TRIO, hands={1: ["the_favor_of_the_lady"]})
    t.put("the_favor_of_the_lady", on="gimli")
    t.pools(eowyn=2)
    t.play("the_favor_of_the_lady#2", "attach/gimli", seat=1)
    assert (t.willpower("gimli"), t.willpower("legolas")) == (4, 1)


@pytest.mark.parametrize("name", ["the_favor_of_the_lady", "unexpected_courage"])
def test_favor_and_courage_are_for_heroes_of_all_players_and_for_no_ally(name):
    t = table(heroes=TRIO, hands={1: [name]}, in_play=["faramir"])
    t.pools(eowyn=2)
    t.play(name, "attach/gimli", seat=1)
    assert [one.partition(":")[2] for one in t.offered("attach")] == [hero for own in TRIO for hero in own]


def test_power_in_the_earth_weakens_a_location_and_may_go_on_the_active_one():
    t = table(
        heroes=TRIO, hands={1: ["power_in_the_earth"]}, staging=["forest_gate", "wargs"], active="old_forest_road"
    )
    t.pools(eowyn=1)
    t.play("power_in_the_earth", "attach/forest_gate", seat=1)
    assert t.offered("attach") == ["attach:forest_gate", "attach:old_forest_road"]
    assert t.menace("forest_gate") == 1
    assert t.staged == 3
    t.makes_progress(4, on="forest_gate")
    assert t.lies("power_in_the_earth", "discard", seat=1)


def test_unexpected_courage_readies_its_hero_and_is_exhausted():
    t = table(heroes=TRIO, hands={1: ["unexpected_courage"]})
    t.pools(eowyn=2)
    t.play("unexpected_courage", "attach/eowyn", seat=1)
    assert t.why_not("use", "unexpected_courage") == ["fellowship.ability.must_change_state"]
    t.card("eowyn").exhausted = t.card("eleanor").exhausted = True
    t.use("unexpected_courage", phase="combat")
    assert [t.exhausted(name) for name in ("eowyn", "eleanor", "unexpected_courage")] == [False, True, True]
    t.card("eowyn").exhausted = True
    assert t.why_not("use", "unexpected_courage") == ["fellowship.ability.must_be_payable"]
