"""Прикріпити, прикріплення: cards attached to cards."""

from __future__ import annotations

import pytest

from rulebound.games.champions import GAME
from tests.champions_table import table


@pytest.mark.rule("champions.attach.on_entering_play", "champions.attach.stays_until_removed")
def test_an_attachment_is_attached_as_it_enters_and_stays():
    t = table()
    card = t.reveal("enhanced_ivory_horn")
    assert t.s.cards[card.host] is t.s.villain
    t.hurt("rhino", 3)
    t.villain_attacks()
    assert t.s.cards[card.host] is t.s.villain


@pytest.mark.rule("champions.attach.placement")
def test_an_attachment_is_shown_with_its_host():
    t = table(in_play=["enhanced_ivory_horn"])
    rows = {zone.id: zone for zone in GAME.areas(t.s, 0)[0].zones}
    (villain,) = rows["villain"].cards
    (attached,) = villain.attached
    assert attached.face is not None
    assert attached.face.text


@pytest.mark.rule("champions.attach.host_leaves_discard")
def test_attachments_leave_with_their_host_to_their_owners():
    t = table(engaged=["sandman"])
    t.card("sandman").tough = False
    theirs = t.put("biomechanical_upgrades", on="sandman")
    ours = t.put("webbed_up", on="sandman")
    t.hurt("sandman", 4)  # saved by the upgrades
    assert theirs.zone is t.s.encounter_discard
    theirs = t.put("biomechanical_upgrades", on="sandman")
    t.s.deactivate(theirs)  # this time they save nobody
    t.hurt("sandman", 4)
    assert theirs.zone is t.s.encounter_discard
    assert ours.zone is t.s.players[0].discard


@pytest.mark.rule("champions.attach.checked_only_once")
def test_attaching_is_checked_once():
    t = table(engaged=["shocker"])
    t.on_top("advance", "advance")
    card = t.reveal("biomechanical_upgrades")
    t.put("sandman")  # more hit points
    assert t.s.cards[card.host] is t.card("shocker")


@pytest.mark.rule("champions.attach.failed_check_stays", "champions.attach.failed_check_discard")
def test_without_a_host_a_card_stays_in_hand_or_is_discarded():
    t = table(hand=["spider_tracer", "energy", "genius"])
    assert not t.can("play", "spider_tracer")
    assert "spider_tracer" in t.hand()
    t.on_top("advance", "advance")
    card = t.reveal("biomechanical_upgrades")
    assert card.zone is t.s.encounter_discard


@pytest.mark.rule("champions.attach.independent_exhaust")
def test_an_attached_card_is_exhausted_for_itself():
    t = table(engaged=["sandman"])
    card = t.put("webbed_up", on="sandman")
    t.card("sandman").exhausted = True
    assert not card.exhausted
