"""Laying out a position of a living card game: cards come into play while nobody listens."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from rulebound.lcg.abilities import ACTION
from rulebound.lcg.state import LcgState


class _Deaf(dict[str, tuple[tuple[int, int], ...]]):
    """Listeners that nobody finds yet."""

    def __init__(self) -> None:
        super().__init__()
        self.kept: list[tuple[str, tuple[int, int]]] = []

    def __setitem__(self, kind: str, entries: tuple[tuple[int, int], ...]) -> None:
        self.kept += [(kind, entry) for entry in entries]


@contextmanager
def unheard(s: LcgState[Any]) -> Iterator[None]:
    """Whatever happens now, nobody responds to it, not even the card that comes into play by it."""
    before = s.hand_kinds, s.hand_steps, s.listeners, s.steps
    s.hand_kinds, s.hand_steps, s.listeners, s.steps = frozenset(), frozenset(), _Deaf(), {}
    yield
    came = s.listeners
    s.hand_kinds, s.hand_steps, s.listeners, s.steps = before
    assert isinstance(came, _Deaf)
    for kind, entry in came.kept:
        s.listeners[kind] = (*s.listeners.get(kind, ()), entry)
        if kind != ACTION:
            s.note_steps(kind)
    for card in [s.cards[id] for entries in s.listeners.values() for id, _ in entries]:
        if not card.in_play:
            s.deactivate(card)
