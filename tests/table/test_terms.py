"""Who is told what others have brought to a match."""

from __future__ import annotations

from typing import Any, cast

import pytest

from rulebound.kernel.game import SetupOption, ValueFacts
from rulebound.table.stored import Key
from rulebound.table.terms import Terms, seen_setup


def test_nobody_knows_the_cards_of_a_new_match_and_no_clock_runs():
    terms = Terms()
    assert (terms.known, terms.clock) == (False, None)


SETUP = {"decks": ["a", "b"], "heroes": ["x", "y"], "quick": True, "places": ["p", "q"]}


class Toy:
    """A game with decks that are secret, heroes that are not, and places that belong to no seat."""

    cooperative = False

    def options(self) -> list[SetupOption]:
        facts = {"a": ValueFacts(deck={"k": 1}), "random": ValueFacts()}
        return [
            SetupOption("decks", ["a", "b", "random"], None, True, (2, 2), facts),
            SetupOption("heroes", ["x", "y"], None, True, (2, 2), {"x": ValueFacts("x")}),
            SetupOption("places", ["p", "q"], None, True, None, facts), SetupOption("quick", [True, False], False),
        ]  # fmt: skip


def seen(key: Key, over: bool = False, game: Toy | None = None, **changed: object) -> dict[str, Any]:
    return seen_setup(cast(Any, game or Toy()), {**SETUP, **changed}, key, over)


@pytest.mark.parametrize(("seats", "decks"), [([0], ["a", ""]), ([1], ["", "b"]), ([], ["", ""]), ([0, 1], ["a", "b"])])
def test_decks_of_others_are_not_told_and_all_else_is(seats, decks):
    assert seen(Key("m", "holder", seats)) == {**SETUP, "decks": decks}


def test_the_setup_is_told_to_the_host_and_at_the_end_and_among_friends():
    together = Toy()
    together.cooperative = True
    mine = Key("m", "holder", [1])
    assert seen(Key("m", "holder", [1], host=True)) == seen(mine, over=True) == seen(mine, game=together) == SETUP
    assert seen(mine, decks="random")["decks"] == "random", "one word for all"
