"""What holds in a living card game that says nothing else: cards, effects, and the judge of the card language."""

from __future__ import annotations

from typing import Any

from rulebound.kernel.chance import Chance
from rulebound.lcg.abilities import Ability, Effect, Limit, walk
from rulebound.lcg.effects.cards import ByPlayers
from rulebound.lcg.events import DAMAGE
from rulebound.lcg.judge import Judge
from rulebound.lcg.modifiers import Prohibition
from rulebound.lcg.state import BLANK, Delayed, Event, Lasting, LcgCard, LcgPlayer, LcgState
from tests.champions_made_up import ME, bare, moment
from tests.champions_table import printed


def card(owner: int | None = 0) -> LcgCard[Any]:
    return LcgCard(3, printed("mockingbird"), owner)


def test_a_card_begins_with_nothing_on_it():
    one = card()
    assert (one.id, one.tag, one.owner, one.controller, one.of_scenario) == (3, 3, 0, 0, False)
    assert (one.in_play, one.exhausted, one.damage, one.counters) == (False, False, 0, 0)
    assert (one.host, one.attached) == (-1, ())
    assert one.facedown_as is None
    assert (one.shown, one.kind) == (one.printed, "ally")
    assert card(None).of_scenario


def test_counters_add_up_and_a_look_tells_cards_apart():
    one, other = card(), card()
    assert one.look == other.look
    one.add_counters(2, "any")
    one.add_counters(1, "any")
    assert one.counters == 3
    assert one.look != other.look
    other.counters = 3
    for mark, value in (("controller", 1), ("damage", 1), ("attached", (1,)), ("exhausted", True)):
        setattr(other, mark, value)
        assert one.look != other.look
        setattr(one, mark, value)
        assert one.look == other.look


def test_a_facedown_card_is_what_it_counts_as_to_those_who_do_not_know_it():
    one = card()
    one.facedown_as = printed("shocker")
    assert (one.shown, one.kind) == (one.facedown_as, "minion")
    assert one.name_for(0) == one.facedown_as.name
    one.known = 1
    assert one.name_for(0) == one.printed.name
    assert one.name_for(1) == one.facedown_as.name


def test_a_state_begins_with_nothing_going_on():
    s: LcgState[Any] = LcgState(2, Chance(1), "begin")
    assert (s.first, s.active, s.locked_to, s.happening) == (0, -1, -1, 0)
    assert (s.listeners, s.hand_kinds, s.constants, s.lasting, s.delayed) == ({}, frozenset(), {}, (), ())
    assert (s.used, s.returning) == ({}, ())
    assert s.under_card(card()) == []
    s.first = 1
    assert s.concerned(card(None)) == 1
    assert s.pool_of(card()) == (0, "player")
    player: LcgPlayer[Any] = LcgPlayer(1, s)
    assert (player.seat, player.out) == (1, False)
    assert [(zone.name, zone.place.sees, zone.owner) for zone in s.zones] == [
        ("deck", 0, 1), ("hand", 2, 1), ("discard", -1, 1), ("area", -1, 1),
    ]  # fmt: skip


def test_the_judge_of_a_game_that_says_nothing():
    t = bare()
    judge: Judge[Any, Any] = Judge()
    m = moment(t)
    ability = Ability("action")
    assert judge.applies(t.s, ability, ME)
    assert judge.in_period(t.s, m, "attack")
    assert judge.chooser(t.s, m, False) == (ME, "champions.choose.resolver_decides")
    assert not judge.deck_empty(t.s, t.s.players[0])
    assert judge.stir_of_damage(t.s, t.s.villain, 3, None) == 0
    assert t.run(judge.keep_limits(t.s, 0)) is None
    assert t.asked == []
    before = t.s.clone()
    judge.enters(t.s, t.s.villain)
    judge.was_used(t.s, t.s.villain)
    judge.was_paid(t.s, m)
    assert [one.look for one in t.s.cards] == [one.look for one in before.cards]


def test_an_effect_that_says_nothing_else():
    class Nothing(Effect[Any, Any]):
        __slots__ = ()

        def happen(self, s: Any, m: Any) -> bool:
            return False

    t = bare()
    m = moment(t)
    effect = Nothing()
    assert (effect.label(), effect.billed, effect.can(t.s, m), effect.stirs(t.s, m)) == ("", False, True, 0)
    assert effect.claim(t.s, m) is None
    assert effect.payable(t.s, m)
    assert t.run(effect.decide(t.s, m)) is None
    assert t.run(effect.run(t.s, m)) is False
    assert effect.settle(t.s, m) is None
    assert list(walk(effect)) == [effect]
    assert list(walk(3)) == []
    assert ByPlayers().can(t.s, m)


def test_an_ability_that_is_not_on_the_card_counts_as_its_first():
    face = printed("mockingbird")
    assert [face.number_of(ability) for ability in face.abilities] == list(range(len(face.abilities)))
    assert face.number_of(printed("web_shooter").abilities[0]) == 0


def test_a_limit_counts_copies_apart_or_together():
    apart, together = Limit(), Limit(2, "phase", together=True)
    assert (apart.times, apart.period) == (1, "round")
    assert apart.key(3, "c", 1, 2) == "round:3:c:1"
    assert together.key(3, "c", 1, 2) == "phase:c:1"
    assert Limit(1, "round", each_player=True).key(3, "c", 1, 2) == "round:3:c:1/2"
    assert Limit.is_of("round:3:c:1", 3)
    assert not Limit.is_of("round:3:c:1", 4)
    assert not Limit.is_of("phase:3:1", 3)


def test_an_ability_takes_the_label_of_its_first_labelled_effect():
    class Labelled(Effect[Any, Any]):
        __slots__ = ("word",)

        def __init__(self, word: str) -> None:
            self.word = word

        def label(self) -> str:
            return self.word

    assert Ability("action", [Labelled(""), Labelled("thwart"), Labelled("attack")]).label == "thwart"
    assert Ability("action", [Labelled("thwart")], label="defense").label == "defense"
    assert [Ability(timing).forced for timing in ("would", "forced-interrupt", "forced-response", "response")] == [
        True, True, True, False,
    ]  # fmt: skip


def test_what_lasts_is_worth_its_number_and_what_waits_knows_its_card():
    t = bare()
    assert Lasting("atk", 3, "phase", "card", 0, 5).worth(t.s) == 3
    assert Delayed("end", Effect(), 3, 1).picks == ()
    assert not Event(DAMAGE).changed
    assert Event(DAMAGE).instead is None
    assert Event(DAMAGE).subject() is None
    assert Prohibition[Any, Any]("cannot-move").forbids(t.s, t.s.villain, None)


def test_what_waits_forgets_a_card_that_has_left_play():
    waits = Delayed("end", Effect(), 3, 1, (("it", 5), ("that", 6)))
    assert waits.without(4) is waits
    own = waits.without(3)
    assert (own.gone, own.picks, own.card, own.seat, own.at) == (True, waits.picks, 3, 1, "end")
    both = own.without(5)
    assert (both.gone, both.picks) == (True, (("it", -1), ("that", 6)))
    assert not waits.without(6).gone
    assert both.without(3) is both


def test_when_a_period_ends_text_boxes_are_blank_as_long_as_something_makes_them_so():
    s: LcgState[Any] = LcgState(2, Chance(1), "begin")
    s.used = {"phase:3:c:1": 1, "round:3:c:1": 2}
    s.lasting = (Lasting(BLANK, 1, "round", "card", 0, 3), Lasting("atk", 1, "round", "card", 0, 3))
    s.blanks = True
    s.end_period("phase")
    assert (s.blanks, len(s.lasting), s.used) == (True, 2, {"round:3:c:1": 2})
    s.end_period("round")
    assert (s.blanks, s.lasting, s.used) == (False, (), {})
    s.constants, s.blanks = {BLANK: ((3, 0),)}, True
    s.end_period("phase", "round")
    assert s.blanks, "a card in play does it"
