"""When an ability may be used: at its triggering condition and at no other."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.lcg.abilities import Ability
from rulebound.lcg.events import DAMAGE, PLAY, Deed
from rulebound.lcg.initiating import right_moment
from rulebound.lcg.moment import Moment
from tests.champions_made_up import ME, always, three


@pytest.mark.parametrize(
    ("when", "event", "right"),
    [
        (DAMAGE, DAMAGE, True), (DAMAGE, PLAY, False), (DAMAGE, None, False),
        (None, None, True), (None, DAMAGE, False),
    ],
)  # fmt: skip
def test_an_answer_is_given_to_its_own_kind_of_event_and_an_action_to_none(when, event, right):
    t = three()
    ability = Ability("response", when=None if when is None else always(when))
    m: Moment[Any] = Moment(t.s.villain, ME, ability, None if event is None else Deed(event, None, ME))
    assert right_moment(t.s, ME, m) is right
