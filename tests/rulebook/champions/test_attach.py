"""Прикріпити, прикріплення: cards attached to cards."""

from __future__ import annotations

import pytest

from rulebound.games.champions.printed import upgrade
from rulebound.games.champions.state import ChampionsCard
from rulebound.games.champions.words import action, draw, exhaust, nouns, ready
from rulebound.lcg.effects.deeds import Exhaust
from rulebound.lcg.targets import THIS, a_chosen, an
from tests.champions_table import Table, table


@pytest.mark.rule("champions.attach.on_entering_play", "champions.attach.stays_until_removed")
def test_an_attachment_is_attached_as_it_enters_and_stays():
    t = table()
    card = t.reveal("enhanced_ivory_horn")
    assert t.host(card) == "rhino"
    t.hurt("rhino", 3)
    t.villain_attacks()
    assert t.host(card) == "rhino"


@pytest.mark.rule("champions.attach.placement")
def test_an_attachment_is_shown_with_its_host():
    t = table(in_play=["enhanced_ivory_horn"])
    (villain,) = t.seen(0, "villain")
    (attached,) = villain.attached
    assert attached.face is not None
    assert attached.face.text


@pytest.mark.rule("champions.attach.host_leaves_discard")
def test_attachments_leave_with_their_host_to_their_owners():
    t = table(engaged=["sandman"])
    t.card("sandman").tough = False
    theirs = t.put("genetically_enhanced", on="sandman")
    ours = t.put("webbed_up", on="sandman")
    t.hurt("sandman", 9)
    assert t.lies(theirs, "encounter-discard")
    assert t.lies(ours, "discard")


@pytest.mark.rule("champions.attach.checked_only_once")
def test_attaching_is_checked_once():
    t = table(engaged=["shocker"])
    t.on_top("advance", "advance")
    card = t.reveal("biomechanical_upgrades")
    t.put("sandman")  # more hit points
    assert t.host(card) == "shocker"


@pytest.mark.rule("champions.attach.failed_check_stays", "champions.attach.failed_check_discard")
def test_without_a_host_a_card_stays_in_hand_or_is_discarded():
    t = table(hand=["spider_tracer", "energy", "genius"])
    assert not t.can("play", "spider_tracer")
    assert "spider_tracer" in t.hand()
    t.on_top("advance", "advance")
    card = t.reveal("biomechanical_upgrades")
    assert t.lies(card, "encounter-discard")


scope = upgrade("made-up-60", "Scope", cost=1, attaches_to=an(nouns.ALLY), does=action(draw(1), cost=Exhaust(THIS)))


def with_scope() -> tuple[Table, ChampionsCard, ChampionsCard]:
    """An ally to whom a card is attached that is exhausted to be used: no attached card of the core set is."""
    t = table(in_play=["mockingbird"])
    return t, t.card("mockingbird"), t.put(scope, on="mockingbird")


@pytest.mark.rule("champions.attach.independent_exhaust")
@pytest.mark.parametrize("way", ["attack", "thwart", "defend", "effect"])
def test_an_attached_card_stays_ready_when_its_host_is_exhausted(way):
    t, host, card = with_scope()
    t.card("main_scheme").threat = 3
    if way == "attack":
        t.attack("mockingbird", "rhino")
    elif way == "thwart":
        t.thwart("mockingbird")
    elif way == "defend":
        t.villain_attacks(atk=1, defender="mockingbird")
    else:
        t.resolve(exhaust(an(nouns.ALLY)), by="villain")
    assert (host.exhausted, card.exhausted) == (True, False)
    t.use("scope")
    t.resolve(ready(an(nouns.ALLY)), by="p0")
    assert (host.exhausted, card.exhausted) == (False, True)


@pytest.mark.rule("champions.attach.independent_exhaust")
def test_a_host_stays_ready_when_an_attached_card_is_exhausted():
    t, host, card = with_scope()
    t.use("scope")
    assert (host.exhausted, card.exhausted) == (False, True)
    assert t.can("attack", "mockingbird")
    t.resolve(exhaust(an(nouns.ALLY)), by="villain")
    t.resolve(ready(a_chosen(nouns.UPGRADE.you_control)), by="p0")
    assert (host.exhausted, card.exhausted) == (True, False)


@pytest.mark.rule("champions.attach.stays_until_removed", "champions.attach.host_leaves_discard")
def test_a_host_forgets_what_has_left_it():
    t = table(hand=["strength", "uppercut"], in_play=["enhanced_ivory_horn", "concussion_blasters"])
    assert t.attached("rhino") == ["enhanced_ivory_horn", "concussion_blasters"]
    t.use("enhanced_ivory_horn")
    assert t.attached("rhino") == ["concussion_blasters"]
    assert t.host("enhanced_ivory_horn") == ""
    t.put("sandman")
    t.put("spider_tracer", on="sandman")
    t.card("sandman").tough = False
    t.hurt("sandman", 9)
    assert t.attached("sandman") == []
    assert t.host("spider_tracer") == ""
    assert t.lies("spider_tracer", "discard")
