"""What was told over the wire, held against what each seat may know at that moment."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from typing import Any

from rulebound.kernel.cards import Card
from rulebound.kernel.game import Game
from rulebound.kernel.match import Match
from rulebound.kernel.record import Record
from tests.table.guest import Guest


def course_of(game: Game[Any], record: Record) -> Iterator[Match[Any]]:
    """The match at each of its positions: one match that goes on, so look at it before you take the next."""
    match = Match(game, record.setup, record.seed)
    yield match
    for seat, key in record.answers:
        match.follow(seat, key)
        yield match


def told_too_much(
    game: Game[Any], record: Record, guests: Sequence[tuple[int | None, Guest]]
) -> list[tuple[int | None, int, Card[Any]]]:
    """Cards that a message names by their keys although the seat may not know them, with seat and position."""
    told: dict[int, list[tuple[int | None, set[str]]]] = {}
    for seat, guest in guests:
        for text in guest.traffic:
            message = json.loads(text)
            if message["type"] == "table":
                keys = set(re.findall(r'[":]([ck]\d+)"', text))
                told.setdefault(message["view"]["answers"], []).append((seat, keys))
    assert sum(len(keys) for messages in told.values() for _, keys in messages) > 100
    return [
        (seat, match.answers, card)
        for match in course_of(game, record)
        for seat, keys in told.get(match.answers, ())
        for card in match.state.cards
        if not card.visible_to(seat) and keys & {card.key, card.old_key}
    ]
