"""Attachments (Карти спорядження, обмежена кількість, «не може мати спорядження»): where they may be and how many."""

from __future__ import annotations

import pytest

from rulebound.games.fellowship.events import LEAVE
from rulebound.games.fellowship.words import (
    ATTACHMENT,
    CHARACTER,
    HERO,
    HOST,
    THIS,
    action,
    an,
    cannot,
    each,
    forced,
    lasts,
    put_into_play,
    raise_threat,
)
from tests.fellowship_made_up_costs import any_time, beast, charm, friend, stranger
from tests.fellowship_table import Table, table

TRIO = [["gimli", "legolas"], ["aragorn", "gloin"], ["eowyn", "glorfindel"]]


def armed() -> Table:
    """Gimli of seat 0 has two restricted attachments; seat 2 is first."""
    t = table(heroes=TRIO, first=2)
    for name in ("blade_of_gondolin", "dwarven_axe"):
        t.put(name, on="gimli")
    t.pools(gimli=9)
    return t


# --- where they may be --------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.play.attachment_attached")
def test_an_attachment_is_attached_to_a_card_in_play():
    t = table(heroes=TRIO, first=2, hands={1: ["steward_of_gondor"]})
    t.leaves("legolas")
    t.pools(aragorn=2)
    t.play("steward_of_gondor", "attach/aragorn", seat=1)
    assert (t.host("steward_of_gondor"), t.attached("aragorn")) == ("aragorn", ["steward_of_gondor"])
    assert t.offered("attach") == [f"attach:{name}" for name in ("eowyn", "glorfindel", "gimli", "aragorn", "gloin")]


@pytest.mark.rule("fellowship.play.attachment_legal_host")
def test_an_attachment_is_attached_to_what_its_text_allows():
    t = table(heroes=TRIO, first=2, hands={1: ["steward_of_gondor"], 2: ["self_preservation"]})
    t.put("guard_of_the_citadel", seat=1)
    t.pools(aragorn=2, glorfindel=3)
    t.play("steward_of_gondor", "attach/gloin", seat=1)
    assert "attach:guard_of_the_citadel" not in t.offered("attach")
    t.play("self_preservation", "attach/guard_of_the_citadel", seat=2)
    assert t.attached("guard_of_the_citadel") == ["self_preservation"]


@pytest.mark.rule("fellowship.attachment.needs_host")
def test_without_something_to_attach_it_to_nothing_is_played_or_paid():
    t = table(heroes=TRIO, first=2, hands={2: ["forest_snare"]}, staging=["hill_troll"])
    t.pools(glorfindel=3)
    assert t.why_not("play", "forest_snare", seat=2) == ["fellowship.attachment.needs_host"]
    t.engage("hill_troll", seat=0)
    t.play("forest_snare", seat=2)
    assert (t.host("forest_snare"), t.resources("glorfindel")) == ("hill_troll", 0)


@pytest.mark.rule("fellowship.attachment.any_number")
def test_a_card_has_any_number_of_attachments():
    t = table(heroes=TRIO, first=2)
    for name in (*["unexpected_courage"] * 3, *["the_favor_of_the_lady"] * 2):
        t.put(name, seat=1, on="aragorn")
    assert len(t.attached("aragorn")) == 5
    t.hold("the_favor_of_the_lady", seat=2)
    t.pools(eowyn=2)
    t.play("the_favor_of_the_lady", "attach/aragorn", seat=2)
    assert (len(t.attached("aragorn")), t.willpower("aragorn")) == (6, 5)


@pytest.mark.rule("fellowship.attachment.host_leaves")
def test_when_the_host_leaves_play_its_attachments_are_discarded_at_once():
    t = table(heroes=TRIO, first=2)
    t.put("steward_of_gondor", seat=2, on="aragorn")  # seat 2 owns it
    t.put("celebrians_stone", seat=1, on="gloin")
    t.hurt("aragorn", 5)
    assert t.lies("steward_of_gondor", "discard", 2)
    assert t.attached("gloin") == ["celebrians_stone"]
    assert t.course("destroyed", "leaves")[:3] == ["destroyed", "leaves", "leaves"]


@pytest.mark.rule("fellowship.attachment.host_leaves")
def test_an_objective_goes_where_it_says_when_its_host_leaves_play():
    t = table(heroes=TRIO, first=2)
    t.put("gandalfs_map")
    t.use("gandalfs_map", "p1>attach/gloin", seat=1, phase="quest")
    assert t.attached("gloin") == ["gandalfs_map"]
    t.leaves("gloin")
    assert (t.zone("gandalfs_map"), t.controller("gandalfs_map"), t.host("gandalfs_map")) == ("staging", None, "")


@pytest.mark.rule("fellowship.attachment.restriction_checked_once")
def test_what_an_attachment_may_be_attached_to_is_asked_only_as_it_enters_play():
    t = table(heroes=TRIO, first=2, hands={2: ["a_light_in_the_dark"]})
    t.put("hill_troll", engaged=1)
    t.put("forest_snare", seat=0, on="hill_troll")
    t.pools(eowyn=2)
    t.play("a_light_in_the_dark", seat=2)
    assert (t.zone("hill_troll"), t.host("forest_snare")) == ("staging", "hill_troll")
    t.engage("hill_troll", seat=1)
    assert t.in_play("forest_snare")


@pytest.mark.rule("fellowship.attachment.other_players_character", "fellowship.attachment.control_passes")
def test_an_attachment_on_another_players_hero_is_that_players():
    t = table(heroes=TRIO, first=2, hands={1: ["steward_of_gondor"]})
    t.pools(aragorn=2)
    t.play("steward_of_gondor", "attach/eowyn", seat=1)
    assert (t.controller("steward_of_gondor"), t.card("steward_of_gondor").owner) == (2, 1)
    assert t.lies("steward_of_gondor", "area", 2)
    assert not t.can("use", "steward_of_gondor", seat=1, phase="quest")
    t.use("steward_of_gondor", seat=2, phase="quest")
    assert t.resources("eowyn") == 2


@pytest.mark.rule("fellowship.attachment.control_passes")
def test_an_attachment_that_is_put_on_another_players_hero_is_that_players_too():
    t = table(heroes=TRIO, first=2, hands={1: ["steward_of_gondor"]})
    t.resolve(put_into_play(an(ATTACHMENT.in_your_hand)), "attach/gimli", by="aragorn", seat=1)
    assert (t.controller("steward_of_gondor"), t.card("steward_of_gondor").owner) == (0, 1)


@pytest.mark.rule("fellowship.attachment.control_passes")
def test_an_attachment_goes_to_who_controls_its_host_not_to_who_owns_it():
    t = table(heroes=[["beravor"], ["aragorn"], ["eowyn"]], first=2, hands={0: ["self_preservation"]})
    t.put("snowbourn_scout", seat=0)
    t.take_control("snowbourn_scout", 1)
    t.pools(beravor=3)
    t.play("self_preservation", "attach/snowbourn_scout", seat=0)
    assert (t.controller("self_preservation"), t.card("self_preservation").owner) == (1, 0)


@pytest.mark.rule("fellowship.attachment.independent_state")
def test_an_attachment_and_its_host_exhaust_apart():
    t = table(heroes=TRIO, first=2)
    t.put("steward_of_gondor", seat=1, on="aragorn")
    t.use("steward_of_gondor", phase="quest")
    assert (t.exhausted("steward_of_gondor"), t.exhausted("aragorn")) == (True, False)
    t.commits("aragorn")
    t.put("unexpected_courage", seat=1, on="aragorn")
    t.use("unexpected_courage", phase="quest")
    assert [t.exhausted(name) for name in ("aragorn", "steward_of_gondor", "unexpected_courage")] == [False, True, True]


# --- restricted ---------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.restricted.max_two", "fellowship.restricted.third")
def test_of_three_restricted_attachments_one_of_the_earlier_ones_goes():
    t = armed()
    t.hold("citadel_plate", seat=0)
    t.play("citadel_plate", "attach/gimli", "p0>restricted/dwarven_axe", seat=0)
    assert t.offered("restricted") == ["discard:blade_of_gondolin", "discard:dwarven_axe"]
    assert t.attached("gimli") == ["blade_of_gondolin", "citadel_plate"]
    assert t.lying("discard", 0) == ["dwarven_axe"]


@pytest.mark.rule("fellowship.restricted.max_two")
def test_others_than_restricted_ones_are_not_counted():
    t = armed()
    for name in ("steward_of_gondor", "unexpected_courage"):
        t.put(name, on="gimli")
    t.put("horn_of_gondor", on="legolas")
    assert (len(t.attached("gimli")), t.attached("legolas")) == (4, ["horn_of_gondor"])
    assert t.lying("discard", 0) == []


@pytest.mark.rule("fellowship.restricted.third")
def test_the_controller_of_the_hero_chooses_and_the_owner_gets_the_card():
    t = table(heroes=TRIO, first=2, hands={1: ["celebrians_stone"]})
    for name, owner in (("horn_of_gondor", 2), ("dwarven_axe", 0)):
        t.put(name, seat=owner, on="gimli")
    t.pools(aragorn=2)
    t.play("celebrians_stone", "attach/gimli", "p0>restricted/horn_of_gondor", seat=1)
    assert (t.lies("horn_of_gondor", "discard", 2), t.attached("gimli")) == (True, ["dwarven_axe", "celebrians_stone"])


@pytest.mark.rule("fellowship.restricted.third")
def test_who_loses_the_plate_as_one_too_many_loses_its_hit_points():
    t = table(heroes=TRIO, first=2, hands={0: ["horn_of_gondor"]})
    for name in ("citadel_plate", "dwarven_axe"):
        t.put(name, on="gimli")
    t.left("gimli", 2)
    t.pools(legolas=1)
    fallen = "discard-first/discard:dwarven_axe"  # what Gimli bears goes with him
    t.play("horn_of_gondor", "attach/gimli", "restricted/citadel_plate", fallen, seat=0)
    assert not t.in_play("gimli")


@pytest.mark.rule("fellowship.restricted.third")
def test_a_permanent_attachment_is_never_the_one_too_many():
    t = table(heroes=TRIO, first=2)
    scar = charm("Scar", keywords="permanent restricted", pool="burden")
    for card in (scar, "dwarven_axe"):
        t.put(card, on="gimli")
    t.hold("horn_of_gondor", "blade_of_gondolin", seat=0)
    t.pools(gimli=2)
    t.play("horn_of_gondor", "attach/gimli", seat=0)
    assert t.attached("gimli") == ["scar", "horn_of_gondor"]
    t.put(charm("Wound", keywords="permanent restricted", pool="burden"), on="gimli")
    assert t.attached("gimli") == ["scar", "wound"]
    t.play("blade_of_gondolin", "attach/gimli", seat=0)
    assert t.attached("gimli") == ["scar", "wound"]
    assert t.lying("discard", 0) == ["dwarven_axe", "horn_of_gondor", "blade_of_gondolin"]


# --- cannot have attachments --------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.cannot_have_attachments.block")
def test_what_cannot_have_attachments_is_not_offered():
    t = table(heroes=TRIO, first=2, hands={2: ["forest_snare", "forest_snare"]})
    t.put(beast("Wraith", always=cannot("have-attachments", THIS)), engaged=0)
    t.pools(glorfindel=3)
    assert t.why_not("play", "forest_snare", seat=2) == ["fellowship.attachment.needs_host"]
    assert not t.resolve(put_into_play(an(ATTACHMENT.in_your_hand)), "choose/forest_snare", by="eowyn", seat=2)
    t.put("hill_troll", engaged=1)
    t.play("forest_snare", seat=2)
    assert t.host("forest_snare") == "hill_troll"


@pytest.mark.rule("fellowship.cannot_have_attachments.trait")
def test_only_attachments_of_the_named_trait_are_barred():
    t = table(heroes=[["gimli"], ["aragorn"]], first=1)
    t.put(charm("Vow", always=cannot("have-attachments", HOST, trait="weapon")), on="gimli")
    t.hold("citadel_plate", "dwarven_axe", seat=0)
    t.pools(gimli=6)
    t.play("dwarven_axe", seat=0)
    assert t.host("dwarven_axe") == "aragorn"
    t.play("citadel_plate", "attach/gimli", seat=0)
    assert t.attached("gimli") == ["vow", "citadel_plate"]


@pytest.mark.rule("fellowship.cannot_have_attachments.gained")
def test_who_comes_to_have_no_attachments_loses_them_at_once():
    t = armed()
    t.put("steward_of_gondor", seat=0, on="legolas")
    t.hold(friend("Ascetic", always=cannot("have-attachments", an(HERO.you_control))), seat=0)
    t.put("celebrians_stone", seat=1, on="aragorn")
    t.play("ascetic", "p0>discard-first/blade_of_gondolin", "p0>discard-first/steward_of_gondor", seat=0)
    assert (t.attached("gimli"), t.attached("legolas")) == ([], [])
    assert t.attached("aragorn") == ["celebrians_stone"]
    assert t.lying("discard", 0) == ["blade_of_gondolin", "steward_of_gondor", "dwarven_axe"]


@pytest.mark.rule("fellowship.cannot_have_attachments.gained")
def test_those_discarded_at_one_moment_hear_of_each_other():
    t = table(heroes=TRIO, first=2)
    for name in ("Ring", "Rope"):
        t.put(charm(name, does=forced(any_time(LEAVE), raise_threat(1))), seat=1, on="aragorn")
    before = t.threat(1)
    t.hold(friend("Ascetic", always=cannot("have-attachments", each(HERO))), seat=0)
    t.play("ascetic", "p1>discard-first/ring", "p2>order/ring", "p2>order/ring", seat=0)
    assert t.threat(1) == before + 4


@pytest.mark.rule("fellowship.cannot_have_attachments.gained", "fellowship.cannot_have_attachments.trait")
def test_of_the_named_trait_only_those_are_lost_and_permanent_ones_stay():
    t = armed()
    t.put(charm("Scar", traits="weapon", keywords="permanent", pool="burden"), on="gimli")
    t.put("horn_of_gondor", on="legolas")
    t.hold(friend("Smith", always=cannot("have-attachments", each(HERO), trait="weapon")), seat=2)
    t.play("smith", "discard-first/dwarven_axe", seat=2)
    assert (t.attached("gimli"), t.attached("legolas")) == (["scar"], ["horn_of_gondor"])


@pytest.mark.rule("fellowship.hit_points.modifier_loss")
def test_an_ability_that_takes_hit_points_away_destroys_at_once():
    t = table(heroes=TRIO, first=2)
    t.put(charm("Blight", does=action(lasts("hit-points", -1, each(HERO)))), seat=0, on="gimli")
    t.left("eowyn", 1)
    t.use("blight", phase="quest")
    assert (t.in_play("eowyn"), t.hit_points("gimli")) == (False, 4)


@pytest.mark.rule("fellowship.attachment.control_passes")
def test_what_is_attached_to_an_ally_of_the_scenario_belongs_to_whom_the_ally_follows():
    t = table(heroes=TRIO, first=2)
    guide = t.put(stranger("Guide"))
    t.s.move(guide, t.s.players[1].area)
    guide.controller = 1
    t.hold(charm(attaches_to=an(CHARACTER)), seat=0)
    t.play("charm", "attach/guide", seat=0)
    assert (t.host("charm"), t.controller("charm"), t.zone("charm")) == ("guide", 1, "area")
    assert t.s.players[1].area.holds(t.card("charm"))
