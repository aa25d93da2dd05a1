"""Lines that fit the width: items that are not torn apart, and texts with a hanging indent."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text as Line

COLUMN_GAP = 3


def pack(items: Sequence[Line], width: int, gap: str = "   ") -> list[Line]:
    """Items side by side, as many on a line as fit."""
    lines: list[Line] = []
    for item in items:
        if lines and lines[-1].cell_len + cell_len(gap) + item.cell_len <= width:
            lines[-1] = Line.assemble(lines[-1], (gap, "dim"), item)
        else:
            lines.append(item)
    return lines


def hang(prefix: Line, lines: Iterable[Line], console: Console) -> list[Line]:
    """Lines after a prefix; what does not fit goes on under its own beginning."""
    indent = prefix.cell_len
    width = max(20, console.width - indent - 1)
    wrapped = [part for line in lines for part in line.wrap(console, width)]
    for part in wrapped:
        part.rstrip()
    return [Line.assemble(prefix if i == 0 else " " * indent, part) for i, part in enumerate(wrapped)]


def in_columns(items: Sequence[Line], width: int) -> list[Line]:
    """Short items in two or more columns, read downwards; long ones under each other."""
    widest = max((item.cell_len for item in items), default=0) + COLUMN_GAP
    columns = max(1, min(width // widest, 3)) if len(items) > 5 else 1
    height = -(-len(items) // columns)
    lines = []
    for row in range(height):
        line = Line("")
        for column, item in enumerate(items[row::height]):
            line = Line.assemble(line, " " * (column * widest - line.cell_len), item)
        lines.append(line)
    return lines
