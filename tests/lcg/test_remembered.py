"""What living card games remember to be quicker follows from the rest of the position, at every moment."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.games.champions.printed import support
from rulebound.games.champions.words import (
    THIS,
    discard,
    draw,
    exhaust,
    forced_interrupt,
    forced_response,
    response,
)
from rulebound.kernel.chance import Chance
from rulebound.kernel.flow import NOTHING
from rulebound.kernel.game import load_game
from rulebound.kernel.match import Match
from rulebound.lcg.abilities import ACTION, FORCED_INTERRUPT, FORCED_RESPONSE, RESPONSE, Ability, Limit
from rulebound.lcg.events import DAMAGE, Deed
from rulebound.lcg.laying import unheard
from rulebound.lcg.windows import aftermath
from tests.champions_made_up import ME, always, bare, code, lay, moment
from tests.champions_table import Table


def radio(t: Table, *does: Any) -> Any:
    """A card in play that answers damage."""
    return lay(t, support(code(), "Radio", cost=0, does=does), ME)


def steps(t: Table) -> set[str]:
    return set(t.s.awaited(Deed(DAMAGE, t.s.villain, ME)))


def test_the_steps_that_may_be_answered_follow_who_comes_and_goes():
    t = bare()
    first = radio(t, forced_response(always(DAMAGE), draw(1)))
    held = steps(t) - {FORCED_RESPONSE}
    assert steps(t) == {*held, FORCED_RESPONSE}
    second = radio(t, forced_response(always(DAMAGE), draw(1)), forced_interrupt(always(DAMAGE), draw(1)))
    assert steps(t) == {*held, FORCED_RESPONSE, FORCED_INTERRUPT}
    t.run(discard(THIS).run(t.s, moment(t, second)))
    assert steps(t) == {*held, FORCED_RESPONSE}
    t.run(discard(THIS).run(t.s, moment(t, first)))
    assert steps(t) == held
    assert t.s.faults() == []


def test_what_has_left_play_still_hears_itself_leave():
    t = bare()
    card = radio(t, forced_response(always(DAMAGE), draw(1)))
    event = Deed(DAMAGE, t.s.villain, ME)
    event.witnesses = t.s.waiting_for(event)
    t.run(discard(THIS).run(t.s, moment(t, card)))
    assert FORCED_RESPONSE in t.s.awaited(event)
    assert FORCED_RESPONSE not in steps(t)


def test_who_comes_while_nobody_listens_listens_afterwards():
    t = bare()
    with unheard(t.s):
        radio(t, forced_response(always(DAMAGE), draw(1)))
        assert FORCED_RESPONSE not in steps(t)
    assert FORCED_RESPONSE in steps(t)
    assert t.s.faults() == []


def test_steps_that_are_not_those_of_who_listens_are_a_fault():
    t = bare()
    radio(t, forced_response(always(DAMAGE), draw(1)))
    del t.s.steps[DAMAGE]
    assert any("steps that may be answered" in fault for fault in t.s.faults())


def test_a_copy_remembers_for_itself():
    t = bare()
    card = radio(t, forced_response(always(DAMAGE), draw(1)))
    copy = t.s.clone()
    copy.deactivate(copy.cards[card.id])
    assert FORCED_RESPONSE in steps(t)
    assert FORCED_RESPONSE not in copy.steps.get(DAMAGE, ())
    assert copy.faults() == []


def test_events_that_a_hand_may_answer_are_awaited_in_those_steps():
    t = bare()
    quiet = steps(t)
    t.s.expect_from_hands([support(code(), "Held", cost=0, does=response(always(DAMAGE), draw(1)))])
    assert steps(t) == {*quiet, RESPONSE}
    t.s.expect_from_hands([support(code(), "Forced", cost=0, does=forced_response(always(DAMAGE), draw(1)))])
    assert steps(t) == {*quiet, RESPONSE}, "what is forced happens in play"


def test_nothing_is_over_however_often_it_is_run():
    t = bare()
    for _ in range(2):
        assert list(NOTHING) == []
        t.run(aftermath(t.s, [Deed("unheard-of", None)]))


def test_only_what_exhausts_its_own_card_needs_it_ready():
    t = bare()
    costs: list[Any] = [[exhaust(THIS)], [], [discard(THIS)], [discard(THIS), exhaust(THIS)]]
    assert [Ability(ACTION, [draw(1)], costs=cost).tires for cost in costs] == [True, False, False, True]
    card = radio(t)
    assert exhaust(THIS).affordable(t.s, moment(t, card))
    card.exhausted = True
    assert not exhaust(THIS).affordable(t.s, moment(t, card))


def test_uses_are_counted_under_one_name_however_often_it_is_asked_for():
    limit, each = Limit(1, "round"), Limit(2, "phase", each_player=True)
    for _ in range(2):
        assert limit.key(3, "a", 0, 1) == limit.keys[3, "a", 0, 1] == "round:3:a:0"
        assert each.key(3, "a", 1, 2) == each.keys[3, "a", 1, 2] == "phase:3:a:1/2"
    assert set(limit.keys) == {(3, "a", 0, 1)}


@pytest.mark.parametrize("game", ["champions", "fellowship"])
def test_at_every_choice_what_is_remembered_is_still_so(game: str):
    """Looked at from outside, also in copies and in imagined games."""
    for seed in range(2):
        match = Match(load_game(game), load_game(game).setups()[1], seed, log=False)
        chance = Chance(seed)
        while match.choices:
            seat, choice = next(iter(match.choices.items()))
            if match.answers % 7 == 0:
                for other in (match, match.fork(), match.imagine(seat, Chance(seed))):
                    assert not [fault for fault in other.state.faults() if "steps" in fault]
            match.answer(seat, chance.below(len(choice.options)))
