"""What counts in a position of The Lord of the Rings: a position, a change, and the number before and after."""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest

from rulebound.games.fellowship.mind.features import TIGHT, features
from rulebound.games.fellowship.mind.promise import promise
from tests.fellowship_table import Table, table

Change = Callable[[Table], object]


def two() -> Table:
    """Aragorn and Gimli alone, at threat 20, nothing in play beside them."""
    t = table(heroes=[["aragorn", "gimli"]])
    t.dial(20)
    t.pools(aragorn=0, gimli=0)
    return t


def counted(t: Table, name: str) -> float:
    return features(t.s, 0)[name]


CHANGES: list[tuple[str, Change, float]] = [
    ("progress", lambda t: t.makes_progress(3), -3),
    ("location", lambda t: t.put("old_forest_road", active=True), 3),
    ("staged-threat", lambda t: t.put("forest_spider"), 2),
    ("staged-enemies", lambda t: t.put("forest_spider"), 1),
    ("enemy-strength", lambda t: t.put("forest_spider", engaged=0), 5),
    ("enemy-attack", lambda t: t.put("forest_spider", engaged=0), 2),
    ("willpower", lambda t: t.put("faramir"), 2),
    ("attack", lambda t: t.put("faramir"), 1),
    ("defense", lambda t: t.put("faramir"), 2),
    ("allies", lambda t: t.put("faramir"), 1),
    ("heroes", lambda t: t.leaves("gimli"), -1),
    ("health", lambda t: t.left("gimli", 2), -3),
    ("resources", lambda t: t.pools(aragorn=2, gimli=9), 6),
]


@pytest.mark.parametrize(("name", "change", "more"), CHANGES, ids=[name for name, _, _ in CHANGES])
def test_a_feature_counts_what_it_is_named_after(name, change, more):
    t = two()
    before = counted(t, name)
    change(t)
    assert counted(t, name) - before == pytest.approx(more)


def test_the_room_on_the_dial_is_counted_by_its_logarithm():
    t = two()
    assert counted(t, "room") == pytest.approx(math.log1p(30 / TIGHT))
    t.dial(49)
    assert counted(t, "room") == pytest.approx(math.log1p(1 / TIGHT))


def test_willpower_is_short_when_more_threat_will_stand_there():
    t = two()
    assert counted(t, "shortage") == 0  # 2 to come, 4 willpower
    t.put("forest_spider")
    t.put("forest_spider")
    assert counted(t, "shortage") == 2


def test_cards_in_hand_and_attached_count_by_what_they_promise():
    t = two()
    t.hold("faramir")
    assert counted(t, "hand") == pytest.approx(promise(t.printed("faramir")))
    t.put("steward_of_gondor", on="aragorn")
    assert counted(t, "attachments") == pytest.approx(promise(t.printed("steward_of_gondor")))


def test_stages_to_come_and_what_the_last_one_wants():
    t = two()
    assert counted(t, "stages") == 2
    assert (counted(t, "goal"), counted(t, "blocked")) == (0, 0)
    t.s.quest.printed = t.printed("dont_leave_the_path")
    t.put("ungoliants_spawn")
    t.hurt("ungoliants_spawn", 3)
    assert (counted(t, "goal"), counted(t, "goal-hurt")) == (1, 3)


def test_everything_but_the_stages_is_counted_for_each_player_who_began():
    t = table(heroes=[["aragorn"], ["gimli"]])
    assert counted(t, "heroes") == 1
    assert counted(t, "stages") == 2
