"""Прикріпити, прикріплення: cards attached to cards."""

from __future__ import annotations

import pytest

from rulebound.games.champions import GAME
from rulebound.games.champions.printed import upgrade
from rulebound.games.champions.state import ChampionsCard
from rulebound.games.champions.words import action, draw, exhaust, nouns, ready
from rulebound.lcg.effects.deeds import Exhaust
from rulebound.lcg.in_play import enter_play
from rulebound.lcg.moments import Moment
from rulebound.lcg.targets import THIS, a_chosen, an
from tests.champions_table import Table, table


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


scope = upgrade("made-up-60", "Scope", cost=1, attaches_to=an(nouns.ALLY), does=action(draw(1), cost=Exhaust(THIS)))


def with_scope() -> tuple[Table, ChampionsCard, ChampionsCard]:
    """An ally to whom a card is attached that is exhausted to be used: no attached card of the core set is."""
    t = table(in_play=["mockingbird"])
    host = t.card("mockingbird")
    card = t.s.add_card(ChampionsCard(len(t.s.cards), scope, 0), t.s.playing)
    t.touched.append(card)
    t.quietly(enter_play(t.s, card, t.s.players[0].area, 0, host=host))
    return t, host, card


@pytest.mark.rule("champions.attach.independent_exhaust")
@pytest.mark.parametrize("way", ["attack", "thwart", "defend", "effect"])
def test_an_attached_card_stays_ready_when_its_host_is_exhausted(way):
    t, host, card = with_scope()
    t.s.main_scheme.threat = 3
    if way == "attack":
        t.attack("mockingbird", "rhino")
    elif way == "thwart":
        t.thwart("mockingbird")
    elif way == "defend":
        t.villain_attacks(atk=1, defender="mockingbird")
    else:
        t.run(exhaust(an(nouns.ALLY)).run(t.s, Moment(t.s.villain, 0)))
    assert (host.exhausted, card.exhausted) == (True, False)
    t.use("scope")
    t.run(ready(an(nouns.ALLY)).run(t.s, Moment(t.s.identity(0), 0)))
    assert (host.exhausted, card.exhausted) == (False, True)


@pytest.mark.rule("champions.attach.independent_exhaust")
def test_a_host_stays_ready_when_an_attached_card_is_exhausted():
    t, host, card = with_scope()
    t.use("scope")
    assert (host.exhausted, card.exhausted) == (False, True)
    assert t.can("attack", "mockingbird")
    t.run(exhaust(an(nouns.ALLY)).run(t.s, Moment(t.s.villain, 0)))
    t.run(ready(a_chosen(nouns.UPGRADE.you_control)).run(t.s, Moment(t.s.identity(0), 0)))
    assert (host.exhausted, card.exhausted) == (True, False)


@pytest.mark.rule("champions.attach.stays_until_removed", "champions.attach.host_leaves_discard")
def test_a_host_forgets_what_has_left_it():
    t = table(hand=["strength", "uppercut"], in_play=["enhanced_ivory_horn", "concussion_blasters"])
    horn, blasters = t.card("enhanced_ivory_horn"), t.card("concussion_blasters")
    assert t.s.villain.attached == (horn.id, blasters.id)
    t.use("enhanced_ivory_horn")
    assert t.s.villain.attached == (blasters.id,)
    assert horn.host == -1
    t.put("sandman")
    tracer = t.put("spider_tracer", on="sandman")
    t.card("sandman").tough = False
    t.hurt("sandman", 9)
    assert t.card("sandman").attached == ()
    assert (tracer.host, tracer.zone) == (-1, t.s.players[0].discard)
