"""What cards say of tokens that move, of swapping, of prisoners and of the campaign, word by word."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.games.fellowship.abilities import FellowshipEffect, FellowshipMoment
from rulebound.games.fellowship.captivity import capture_instead, rescue, take_prisoner
from rulebound.games.fellowship.events import CAPTURE, RESCUE
from rulebound.games.fellowship.state import FellowshipState
from rulebound.games.fellowship.words import (
    CARD,
    ENEMY,
    HERO,
    StageWas,
    ThreatAtLeast,
    an,
    attach_aside,
    each,
    forced,
    gets,
    loses_when,
    move,
    named,
    put_aside_into_play,
    raise_threat,
    record_prisoner,
    response,
    swap_cards,
    swap_values,
)
from rulebound.lcg.events import ENTER, Deed
from rulebound.lcg.moment import Moment
from rulebound.lcg.triggers import On
from tests.fellowship_campaign import campaign
from tests.fellowship_made_up import IMMUNE, TRIO, always, foe, gift, law, three
from tests.fellowship_table import table


class Note(FellowshipEffect):
    """Notes who controls the card that enters play."""

    def __init__(self) -> None:
        self.seen: list[int | None] = []

    def happen(self, s: FellowshipState, m: FellowshipMoment) -> bool:
        assert isinstance(m.event, Deed)
        assert m.event.on is not None
        self.seen.append(m.event.on.controller)
        return True


# --- tokens -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("there", "n", "moved"), [(3, 2, 2), (1, 2, 1)])
@pytest.mark.parametrize("what", ["damage", "resources"])
def test_as_many_tokens_move_as_there_are_and_they_are_counted(what, there, n, moved):
    t = three()
    setattr(t.card("gimli"), what, there)
    m: Moment[Any] = Moment(t.card("eowyn"), 2)
    t.run(move(what, n, named("Gimli"), named("Aragorn")).run(t.s, m))
    assert (getattr(t.card("gimli"), what), getattr(t.card("aragorn"), what)) == (there - moved, moved)
    assert m.count == moved


def test_tokens_do_not_move_to_where_they_lie_or_to_what_cannot_have_them():
    t = three(staging=["forest_gate"])
    t.put(foe(name="Stone", holds=IMMUNE))
    t.card("gimli").damage = t.card("gimli").resources = 2
    for what, to, so in (
        ("damage", named("Gimli"), False), ("damage", named("Forest Gate"), False), ("damage", named("Stone"), False),
        ("damage", each(HERO), True), ("resources", named("Forest Gate"), False), ("resources", named("Stone"), False),
        ("resources", named("Aragorn"), True),
    ):  # fmt: skip
        assert t.could(move(what, 1, named("Gimli"), to), by="eowyn", seat=2) is so, (what, to)
    assert not t.could(move("damage", 1, named("Aragorn"), named("Gimli")), by="eowyn", seat=2)


def test_who_falls_by_moved_damage_is_destroyed():
    t = three()
    t.card("gimli").damage = 3
    t.left("eleanor", 1)
    t.resolve(move("damage", 2, named("Gimli"), named("Eleanor")), by="eowyn", seat=2)
    assert t.zone("eleanor") == "discard"


# --- swapping ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.swap.needs_both")
@pytest.mark.parametrize(("held", "lying", "so"), [(1, 1, True), (0, 1, False), (1, 0, False)])
def test_cards_are_swapped_if_there_is_one_on_both_sides(held, lying, so):
    t = three(hands={2: ["feint"] * held})
    for _ in range(lying):
        t.lay("blade_mastery", "discard", 2)
    effect = swap_cards(an(CARD.in_your_hand), an(CARD.in_your_discard_pile))
    assert t.could(effect, by="eowyn", seat=2) is so
    assert t.resolve(effect, by="eowyn", seat=2) is so
    if so:
        assert (t.hand(2), t.lying("discard", 2)) == (["blade_mastery"], ["feint"])


def test_values_are_swapped_only_within_the_period_for_which_they_are():
    t = three()
    effect = swap_values("willpower", named("Gimli"), named("Aragorn"), "combat")
    assert not t.could(effect, by="eowyn", seat=2)
    t.s.phase = "combat"
    assert t.could(effect, by="eowyn", seat=2)
    assert not t.could(swap_values("willpower", named("Gimli"), named("Gimli"), "combat"), by="eowyn", seat=2)
    t.put(foe(name="Stone", holds=IMMUNE))
    assert not t.could(swap_values("attack", named("Gimli"), named("Stone"), "combat"), by="eowyn", seat=2)
    assert not t.could(swap_values("willpower", named("Gimli"), an(ENEMY), "combat"), by="eowyn", seat=2)


# --- set aside --------------------------------------------------------------------------------------------------


def test_one_copy_that_lies_aside_enters_play_for_the_first_player():
    note = Note()
    t = three()
    copies = [t.lay("mendor", "beside") for _ in range(2)]
    law(t, forced(always(ENTER), note))
    first = On(ENTER, "this-attacks", lambda s, e, card, seat: e.seat == 1)
    gift(t, response(first, raise_threat(1)), seat=0)
    assert t.resolve(put_aside_into_play("Mendor"), "p0>response-enter/gift", by="quest", seat=2) is True
    assert [card.in_play for card in copies].count(True) == 1
    assert note.seen == [1]
    (mendor,) = (card for card in copies if card.in_play)
    assert t.lies(mendor, "area", seat=1)


def test_copies_that_lie_aside_are_attached_where_there_is_none_yet():
    t = three()
    valor = attach_aside("Valor")
    assert not t.could(valor, by="quest")
    for _ in range(3):
        t.lay("valor", "beside")
    assert t.could(valor, by="quest")
    for name in ("aragorn", "theodred"):
        t.put("valor", seat=1, on=name)
    t.resolve(valor, "p2>attach/eowyn", "p0>attach/legolas", by="quest")
    assert [t.attached(name) for name in ("eowyn", "legolas", "eleanor", "gimli")] == [["valor"], ["valor"], [], []]
    assert (t.card("eowyn").attached != t.card("legolas").attached, t.who("attach")) == (True, [2, 0])
    for name in ("eleanor", "gimli"):
        t.put("valor", seat=2 if name == "eleanor" else 0, on=name)
    assert not t.could(valor, by="quest")
    assert t.could(attach_aside("Scarred"), by="quest") is False


def test_at_which_stage_the_players_have_won():
    t = three()
    title = t.s.quest.printed.plain
    m: Moment[Any] = Moment(t.card("quest"), 1)
    assert (StageWas(title).holds(t.s, m), StageWas("Elsewhere").holds(t.s, m)) == (True, False)
    t.s.move(t.s.quest, t.s.removed)
    assert not StageWas(title).holds(t.s, m)


# --- prisoners --------------------------------------------------------------------------------------------------


def test_the_prisoner_of_the_log_is_taken_with_what_is_attached_and_says_nothing_meanwhile():
    t = three()
    gift(t, on="eowyn", seat=2, holds=gets("willpower", 1, each(HERO)))
    before = t.willpower("gimli")
    event: Deed[Any] = Deed(CAPTURE, None)
    capture_instead(t.s, event, t.card("eowyn").printed.code)
    assert event.changed
    assert [t.card(name).captive for name in ("eowyn", "gift", "eleanor")] == [True, True, False]
    assert t.willpower("gimli") == before - 1
    t.run(rescue(t.s, 1))
    assert [t.card(name).captive for name in ("eowyn", "gift")] == [False, False]
    assert (t.willpower("gimli"), t.damage("eowyn")) == (before, 1)


def test_if_nobody_plays_that_hero_another_is_taken():
    t = three()
    capture_instead(t.s, Deed(CAPTURE, None), "nobody")
    assert sum(card.captive for card in t.s.cards) == 1


def test_a_prisoner_does_not_say_what_is_printed_on_it():
    t = three()
    theodred = t.card("theodred")  # a response to committing
    heard = [kind for kind, entries in t.s.listeners.items() if any(id == theodred.id for id, _ in entries)]
    assert heard
    take_prisoner(t.s, theodred)
    assert not any(id == theodred.id for entries in t.s.listeners.values() for id, _ in entries)
    t.run(rescue(t.s, 0))
    assert all(any(id == theodred.id for id, _ in t.s.listeners[kind]) for kind in heard)


def test_what_follows_from_a_rescue_may_end_the_game():
    t = three()
    take_prisoner(t.s, t.card("eowyn"))
    law(t, forced(always(RESCUE), raise_threat(1)), holds=loses_when(ThreatAtLeast(11)))
    t.run(rescue(t.s, 1))
    assert t.over


def test_the_prisoner_of_a_campaign_is_who_has_the_most_damage():
    t = table(campaign=campaign(*TRIO, won=1), first=1)
    t.card("eleanor").damage = 2
    t.card("gimli").damage = 1
    t.resolve(record_prisoner, by="quest")
    assert t.s.campaign is not None
    assert t.s.campaign.prisoner == t.card("eleanor").printed.code
