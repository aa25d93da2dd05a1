"""Things that happen at one blow share a window; some targets and lasting effects that no card of Champions has.

On a table of Marvel Champions, for the second of three players.
"""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.games.champions.abilities import ChampionsAbility
from rulebound.games.champions.judge import ChampionsJudge
from rulebound.games.champions.printed import support
from rulebound.games.champions.words import (
    ALLY,
    THAT_PLAYER,
    action,
    deal,
    discard,
    draw,
    each,
    forced_response,
    happens_instead,
    named,
    own,
    response,
    would,
)
from rulebound.lcg.abilities import CANCEL
from rulebound.lcg.amounts import InPlay
from rulebound.lcg.effects.lasting import LastingFor
from rulebound.lcg.events import DAMAGE, USE, Deed
from rulebound.lcg.in_play import take_control
from rulebound.lcg.initiating import pay_costs
from rulebound.lcg.moment import Moment
from rulebound.lcg.simultaneous import next_of
from rulebound.lcg.targets import SoMany
from rulebound.lcg.windows import Use, aftermath, before, happen, pointing
from rulebound.lcg.windows import moment as moment_only
from tests.champions_made_up import ME, always, bare, can, code, do, hands, law, lay, moment, names
from tests.champions_table import Table


def blows(t: Table, *seats: int) -> list[Deed[Any]]:
    """Each of these players was hurt, all at once."""
    return [Deed(DAMAGE, t.card(f"p{seat}"), seat) for seat in seats]


def stocked() -> Table:
    t = bare()
    for seat in range(3):
        t.on_deck("energy", "genius", seat=seat)
    return t


def test_what_is_forced_answers_each_of_several_things_in_their_order():
    t = stocked()
    law(t, forced_response(always(DAMAGE), draw(1, THAT_PLAYER)))
    t.run(aftermath(t.s, blows(t, 1, 2, 0)))
    assert [line["player"] for line in t.lines("draws")] == ["p1", "p2", "p0"]


def test_who_answers_says_which_of_several_things_where_players_differ():
    t = stocked()
    lay(t, support(code(), "Radio", cost=0, does=response(always(DAMAGE), draw(1, THAT_PLAYER))), ME)
    t.run(aftermath(t.s, blows(t, 0, 2)), "p1>response-damage/use:radio", "p1>answer/spider_man#1")
    assert hands(t) == [1, 0, 0]
    assert t.asked[0].about is t.card("p0"), "the first of them"


def test_of_several_things_to_one_player_the_first_is_answered():
    t = stocked()
    lay(t, support(code(), "Radio", cost=0, does=response(always(DAMAGE), draw(1, THAT_PLAYER))), ME)
    nothing = Deed(DAMAGE, None, 0)
    t.run(aftermath(t.s, [*blows(t, 2, 2), nothing]), "p1>response-damage/use:radio", "response-damage/pass")
    assert (hands(t), t.prompts()) == ([0, 0, 1], ["response-damage", "response-damage"])
    t.run(aftermath(t.s, [nothing, *blows(t, 2)]), "p1>response-damage/use:radio", "response-damage/pass")
    assert hands(t) == [1, 0, 1]


def test_the_question_is_about_the_first_thing_that_can_be_answered():
    t = stocked()
    for kind in (USE, DAMAGE):
        lay(t, support(code(), "Radio", cost=0, does=response(always(kind), draw(1))), ME)
    t.run(aftermath(t.s, [*blows(t, 2), Deed(USE, t.card("p0"), 0)]), "p1>response-damage/pass")
    assert t.asked[-1].about is t.card("p2")


class Doubtful(ChampionsJudge):
    """The first of all may hold an answer, for all anybody knows."""

    __slots__ = ()

    def may_hold_answer(self, s, event, step, seat):
        return seat == 0


def test_who_may_be_thought_to_hold_an_answer_is_asked_without_one(monkeypatch):
    t = stocked()
    monkeypatch.setattr(type(t.s), "judge", Doubtful())
    law(t, forced_response(always(DAMAGE), draw(1, THAT_PLAYER)))
    t.run(aftermath(t.s, blows(t, 2)))
    assert [choice.prompt for choice in t.asked] == ["interrupt-damage"], "no card of the decks responds to damage"
    t.s.expect_from_hands([support(code(), "Radio", cost=0, does=response(always(DAMAGE), draw(1)))])
    t.run(aftermath(t.s, blows(t, 2)))
    assert [choice.prompt for choice in t.asked[1:]] == ["interrupt-damage", "response-damage"]
    assert {(choice.seat, *[option.act for option in choice.options]) for choice in t.asked} == {(0, "pass")}


def test_what_is_done_instead_is_done_before_things_that_happen_at_one_blow():
    t = stocked()
    first, second = blows(t, 0, 1)
    first.instead = draw(1).run(t.s, moment(t))
    ally = t.lay("hawkeye", "hand", seat=ME)
    t.s.move(ally, t.s.aside)
    t.s.returning = ((ally.id, t.s.players[ME].discard.id),)
    t.run(before(t.s, [first, second]))
    assert (first.changed, second.changed, hands(t), t.s.happening) == (True, False, [0, 1, 0], 0)
    assert t.lies(ally, "discard", seat=ME), "what others controlled is home"
    assert t.s.returning == ()


def test_what_others_controlled_goes_home_when_all_that_came_of_the_blow_is_over():
    t = stocked()
    ally = t.put("hawkeye", seat=0)
    t.run(take_control(t.s, ally, ME))
    seen: list[bool] = []

    def look(s: Any, m: Any) -> Any:
        seen.append(s.aside.holds(ally))
        return True
        yield

    law(t, forced_response(always(DAMAGE), discard(named("Hawkeye"))))
    lay(t, support(code(), "Radio", cost=0, does=response(always(DAMAGE), own("rob", look))), ME)
    t.run(aftermath(t.s, blows(t, 2)), "p1>response-damage/use:radio")
    assert (seen, t.lies(ally, "discard", seat=0), t.s.happening) == ([True], True, 0)


def test_what_happens_while_costs_are_paid_is_answered_later():
    t = stocked()
    law(t, forced_response(always(DAMAGE), draw(1, THAT_PLAYER)))
    t.s.held = []
    hurt = blows(t, 0, 1)
    t.run(aftermath(t.s, hurt))
    assert (t.s.held, hands(t)) == (hurt, [0, 0, 0])


@pytest.mark.parametrize(("costs", "drawn"), [(1, 1), (2, 0)])
def test_what_comes_of_one_cost_is_answered_at_once_and_of_several_when_all_are_paid(costs, drawn):
    t = stocked()
    law(t, forced_response(always(DAMAGE), draw(1, THAT_PLAYER)))

    def hurt(s: Any, m: Any) -> Any:
        yield from aftermath(s, blows(t, ME))
        return True

    does = action(draw(1), cost=[own("rob", hurt) for _ in range(costs)])
    card = lay(t, support(code(), "Radio", cost=0, does=does), ME)
    t.s.held = []
    m = Moment(card, ME, card.printed.abilities[0])
    t.run(pay_costs(t.s, m))
    assert not m.paying, "it is over"
    assert (hands(t), len(t.s.held)) == ([0, drawn, 0], costs - drawn)


def test_what_others_controlled_waits_for_the_end_of_the_outer_event():
    t = stocked()
    law(t, forced_response(always(DAMAGE), draw(1, THAT_PLAYER)))
    ally = t.lay("hawkeye", "hand", seat=ME)
    t.s.move(ally, t.s.aside)
    t.s.returning = ((ally.id, t.s.players[ME].discard.id),)
    t.s.happening = 1
    t.run(aftermath(t.s, blows(t, 2)))
    t.run(before(t.s, blows(t, 2)))
    t.run(happen(t.s, blows(t, 2)[0], moment_only()))
    assert (hands(t)[2], ally.place, t.s.happening) == (2, t.s.aside.place, 1)


def test_what_will_not_happen_any_more_is_neither_answered_nor_replaced_before_it():
    t = stocked()
    law(t, would(always(DAMAGE), draw(1, THAT_PLAYER)))
    gone, still = blows(t, 0, 2)
    gone.changed, gone.instead = True, draw(1).run(t.s, moment(t))
    t.run(before(t.s, [gone, still]))
    assert hands(t) == [0, 0, 1]
    assert not can(t, happens_instead(draw(1)), event=gone)
    assert can(t, happens_instead(draw(1)), event=still)
    assert not can(t, happens_instead(draw(1)))
    assert do(t, happens_instead(draw(1)), event=still)[0]


def test_what_is_done_instead_of_something_finds_it_changed_already():
    t = stocked()
    (blow,) = blows(t, 0)
    seen: list[bool] = []

    def look(s: Any, m: Any) -> Any:
        seen.append(m.event.changed)
        return True
        yield

    law(t, would(always(DAMAGE), happens_instead(own("rob", look))))
    t.run(happen(t.s, blow, draw(1).run(t.s, moment(t))))
    t.run(before(t.s, blows(t, 1)))
    assert (seen, hands(t)) == ([True, True], [0, 0, 0])


def test_what_others_controlled_goes_home_when_all_has_been_replaced_or_cancelled():
    t = stocked()
    ally = t.put("hawkeye", seat=0)
    t.run(take_control(t.s, ally, ME))
    seen: list[bool] = []

    def look(s: Any, m: Any) -> Any:
        seen.append(s.aside.holds(ally))
        return True
        yield

    stop = ChampionsAbility(CANCEL, [discard(named("Hawkeye"))], when=always(DAMAGE))
    lay(t, support(code(), "Radio", cost=0, does=stop), ME)
    law(t, would(always(DAMAGE), own("rob", look)))
    t.run(before(t.s, blows(t, 2)), "p1>cancel-damage/use:radio")
    assert (seen, t.lies(ally, "discard", seat=0), t.s.happening) == ([True], True, 0)


def test_what_would_happen_at_one_blow_is_answered_before_it():
    t = stocked()
    law(t, would(always(DAMAGE), draw(1, THAT_PLAYER)))
    t.run(before(t.s, blows(t, 2, 0)))
    assert hands(t) == [1, 0, 1]


# --- which comes first ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stirs", "taken"),
    [
        ((0, 0, 0), "p0"),  # nothing comes of it
        ((0, 1, 0), "p0"),  # next to nothing
        ((1, 1, 0), "p2"),  # of which nothing comes is done with
        ((1, 1, 1), "asked"),
        ((2, 0, 0), "asked"),  # it may change what becomes of the others
        ((1, 2, 0), "asked"),
    ],
)
def test_who_is_first_is_asked_where_the_order_can_matter(stirs, taken):
    t = bare()
    heroes = [t.card(f"p{seat}") for seat in range(3)]
    flow = next_of(t.s, heroes, lambda card: stirs[heroes.index(card)], t.s.villain)
    got = t.run(flow, *(["p2>order/captain_marvel"] if taken == "asked" else []))
    assert got is t.card("p1" if taken == "asked" else taken)
    assert [(one.seat, one.about) for one in t.asked] == ([(2, t.s.villain)] if taken == "asked" else [])


def test_of_things_that_are_alike_any_is_first_unasked():
    t = bare(engaged=["hydra_mercenary", "hydra_mercenary", "shocker"])
    alike, (other,) = t.copies("hydra_mercenary"), t.copies("shocker")
    assert t.run(next_of(t.s, alike, lambda card: 2, None)) is alike[0]
    t.run(next_of(t.s, [*alike, other], lambda card: 2, None), "p2>order/shocker")
    assert len(t.asked[-1].options) == 2


def test_a_card_with_several_abilities_to_use_numbers_them():
    t = bare()
    twice = lay(t, support(code(), "Radio", cost=0, does=[response(always(DAMAGE), draw(n)) for n in (1, 2)]), ME)
    once = lay(t, support(code(), "Phone", cost=0, does=response(always(DAMAGE), draw(1))), ME)
    options = pointing("use", [Use(twice, 0), Use(twice, 1), Use(once, 0)])
    assert [(option.act, option.on, option.number) for option in options] == [
        ("use", twice, 1), ("use", twice, 2), ("use", once, 0),
    ]  # fmt: skip


# --- so many of them ----------------------------------------------------------------------------------------------


def test_so_many_are_chosen_one_by_one_of_those_that_change():
    t = bare()
    for name in ("black_cat", "hawkeye", "tigra"):
        t.put(name, seat=ME)
    t.put("mockingbird", seat=0).damage = 1
    two = SoMany(2, ALLY, "it")
    m = moment(t, event=Deed(USE, None))  # of a card of the scenario, whose targets the first player picks else
    picking = two.picks(t.s, m, "choose", lambda card: not card.damage, deal(1, two))
    taken = t.run(picking, "p1>choose/hawkeye", "p1>choose/black_cat")
    assert names(taken) == ["hawkeye", "black_cat"] == names(m.picked("it"))
    offered = [[t.called(option.on) for option in choice.options] for choice in t.asked]
    assert offered == [["black_cat", "hawkeye", "tigra"], ["black_cat", "tigra"]]


def test_if_there_are_no_more_all_are_taken_unasked():
    t = bare()
    for name in ("black_cat", "hawkeye", "tigra"):
        t.put(name, seat=ME)
    for n in (3, 4, InPlay(each(ALLY))):
        so_many = SoMany(n, ALLY)
        assert len(t.run(so_many.picks(t.s, moment(t), "choose", lambda card: True, deal(1, so_many)))) == 3
    assert t.prompts() == []
    do(t, deal(1, SoMany(0, ALLY)))
    assert t.damage("black_cat") == 0


# --- what lasts for all -------------------------------------------------------------------------------------------


def test_what_lasts_for_all_of_a_kind_lasts_for_those_that_come_later():
    t = bare()
    lasting = LastingFor("atk", 2, "phase", ME, t.s.villain.id, each(ALLY.you_control))
    came = [t.put("black_cat", seat=ME), t.put("tigra", seat=0), t.card("p1")]
    assert [lasting.reaches(t.s, card) for card in came] == [True, False, False]
    assert (lasting.stat, lasting.amount, lasting.period, lasting.scope, lasting.card) == (
        "atk",
        2,
        "phase",
        "target",
        -1,
    )
