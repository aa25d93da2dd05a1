"""What a position must never be: the suite finds it (`FellowshipState.faults`)."""

from __future__ import annotations

import pytest

from tests.fellowship_table import Table, table

TRIO = [["gimli", "legolas"], ["aragorn", "theodred"], ["eowyn", "eleanor"]]


def two_active(t: Table) -> None:
    for name in ("forest_gate", "old_forest_road"):
        t.put(name, active=True)


def out_with_cards(t: Table) -> None:
    t.s.players[2].out = True


def out_and_first(t: Table) -> None:
    t.eliminates(2)
    t.s.first = 2


def lost_host(t: Table) -> None:
    t.put("dark_knowledge", on="gimli").host = t.card("legolas").id


def lost_host_of_the_first_card(t: Table) -> None:
    t.put("dark_knowledge", on="legolas").host = 0


def not_engaged(t: Table) -> None:
    t.card("hill_troll").engaged = -1


def engaged_elsewhere(t: Table) -> None:
    t.put("wolf_rider").engaged = 0


def out_of_play(t: Table) -> None:
    t.card("gimli").in_play = False


@pytest.mark.parametrize(
    ("breaks", "fault"),
    [
        (two_active, "two locations are active"),
        (out_with_cards, "lies with seat 2, who is out"),
        (out_and_first, "seat 2 is out and has the first player token"),
        (lost_host, "is attached to a card that does not know it"),
        (lost_host_of_the_first_card, "is attached to a card that does not know it"),
        (not_engaged, "says engaged=-1"),
        (engaged_elsewhere, "says engaged=0"),
        (out_of_play, "says in_play=False"),
    ],
)
def test_a_broken_position_is_found(breaks, fault):
    t = table(heroes=TRIO, engaged=["hill_troll"])
    assert t.s.faults() == []
    breaks(t)
    assert any(fault in one for one in t.s.faults()), t.s.faults()
