"""What happens at a table beside the rules: somebody concedes, has left, runs out of time, is stood in for.

It stands in the record like an answer, marked as a wish, so that a replay knows of it and nothing before it can be
taken back. Whoever parts is out: if one side is left of several, it has won; if all of a game against the box have
parted, it is lost. Otherwise the game goes on, and somebody else answers for the seat.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from rulebound.kernel.cards import State
from rulebound.kernel.text import Text
from rulebound.kernel.things import Seat
from rulebound.kernel.view import Result

PARTINGS: Final = ("concede", "left", "time")
"""The seat is out: by its own will, because it was left, because its time is up."""
CLOSE: Final = "close"
"""Nobody is left to play for: whoever has not parted shares the victory."""
REMARKS: Final = ("stood-in", "back", "freed")
"""Who answers for a seat has changed: a computer player stands in, the person is back, the seat is open again."""
WORDS: Final = frozenset((*PARTINGS, CLOSE, *REMARKS))
BESIDE: Final = frozenset(f"table.{word.replace('-', '_')}" for word in WORDS)
"""What the log and the result cite for it: rules of the table itself, in no rulebook but
in the catalogues: `table-statement-…`."""


def happens(s: State, sides: Sequence[int], seat: int, word: str) -> None:
    """Put it in the log; the match may be over with it."""
    rule = f"table.{word.replace('-', '_')}"
    s.log.say(word, rule, player=Seat(seat))
    if word in PARTINGS:
        s.gone |= {seat}
    if word in PARTINGS or word == CLOSE:
        s.result = outcome(sides, s.gone, word, rule)


def partings(
    sides: Sequence[int], people: Collection[int], gone: Collection[int], seat: int, word: str
) -> list[tuple[int, str]]:
    """What happens when a seat parts, one after another until it is over.

    With it go the computer players of its side if no person is left there; if no person is left at all, it is over.
    """
    left = [other for other in people if other != seat and other not in gone]
    parted = [(seat, word)]
    if not any(sides[other] == sides[seat] for other in left):
        side = [other for other in range(len(sides)) if sides[other] == sides[seat]]
        parted += [(other, word) for other in side if other != seat and other not in gone]
    return parted if left else [*parted, (seat, CLOSE)]


def outcome(sides: Sequence[int], gone: Collection[int], word: str, rule: str) -> Result | None:
    """Who has won by the parting of others; None while it goes on."""
    standing = {side for seat, side in enumerate(sides) if seat not in gone}
    alone = len(set(sides)) == 1
    if word != CLOSE and standing and (alone or len(standing) > 1):
        return None
    winners = [] if alone else [seat for seat, side in enumerate(sides) if side in standing]
    share = 1 / len(standing) if winners else 0.0
    scores = [share if seat in winners else 0.0 for seat in range(len(sides))]
    return Result(winners, scores, Text(f"table-result-{word}" if winners else "table-result-given-up"), rule)
