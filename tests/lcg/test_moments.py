"""When an ability may be used: at its triggering condition and at no other."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from rulebound.lcg.events import DAMAGE, PLAY, Deed
from rulebound.lcg.initiating import right_moment
from tests.champions_made_up import ME, always


@pytest.mark.parametrize(
    ("when", "event", "right"),
    [
        (DAMAGE, DAMAGE, True), (DAMAGE, PLAY, False), (DAMAGE, None, False),
        (None, None, True), (None, DAMAGE, False),
    ],
)  # fmt: skip
def test_an_answer_is_given_to_its_own_kind_of_event_and_an_action_to_none(when, event, right):
    m: Any = SimpleNamespace(
        ability=SimpleNamespace(when=None if when is None else always(when)),
        event=None if event is None else Deed(event, None, ME),
        card=None,
    )
    assert right_moment(cast(Any, None), ME, m) is right
