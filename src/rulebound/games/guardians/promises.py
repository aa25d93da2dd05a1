"""What the log of a whole match must show: who lays a card reveals it once."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.kernel.log import Line


def everyone_once(lines: Sequence[Line]) -> list[str]:
    """guardians.action.clockwise_order: everyone who laid a card and is still there has acted when a stage is over."""
    found: list[str] = []
    laid: set[int] = set()
    revealed: set[int] = set()
    for line in lines:
        if line.what == "phase-select":
            laid, revealed = set(), set()
        elif line.what == "lays":
            laid.add(line.seat("player"))
        elif line.what == "reveals":
            seat = line.seat("player")
            if seat in revealed or seat not in laid:
                found.append(f"seat {seat} reveals what it has not laid, after {line.at} answers")
            revealed.add(seat)
        elif line.what.startswith("leaves-"):
            laid.discard(line.seat("player"))
        elif line.what == "phase-round-end" and laid - revealed:
            found.append(f"seats {sorted(laid - revealed)} have not acted, after {line.at} answers")
    return found
