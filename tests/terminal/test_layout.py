"""Lines that fit."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text as Line

from rulebound.terminal.layout import hang, in_columns, pack


def test_items_are_not_torn_apart() -> None:
    lines = pack([Line("7 Melee"), Line("6 Shot"), Line("1 Trick")], 17)
    assert [line.plain for line in lines] == ["7 Melee   6 Shot", "1 Trick"]


def test_a_text_goes_on_under_its_beginning() -> None:
    lines = hang(Line("  ✗ "), [Line("one two three four five six seven")], Console(width=25))
    assert [line.plain for line in lines] == ["  ✗ one two three four", "    five six seven"]


def test_many_short_options_stand_in_columns_and_few_do_not() -> None:
    items = [Line(f"option {n}") for n in range(7)]
    assert [line.plain for line in in_columns(items, 40)] == [
        "option 0   option 3   option 6",
        "option 1   option 4",
        "option 2   option 5",
    ]
    assert len(in_columns(items[:5], 40)) == 5
    assert len(in_columns([*items, Line("a long one " * 4)], 40)) == 8
