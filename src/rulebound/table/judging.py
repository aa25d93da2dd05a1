"""The judgement of games that are over: thought out by the workers, a few decisions at a time, and kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from rulebound.kernel.record import Record
from rulebound.kernel.text import refuse
from rulebound.players.judge import Judgement, Part, conclude, judge_part
from rulebound.table import wire
from rulebound.table.thinking import ADVICE, Thinkers
from rulebound.table.tokens import hash_of

if TYPE_CHECKING:
    from rulebound.table.tables import Tables

PLAYS: Final = 40
"""Imagined games for one decision: a game is judged in the time in which people talk about it."""
AT_ONCE: Final = 8
"""So many answers are one piece of work, so that others who think get their turn in between."""
KEPT: Final = 64
"""Judgements that are remembered."""
MOST: Final = 4
"""So many games are judged at the same time; whoever comes then asks again."""
SEED: Final = "judge"


class Judging:
    """One game that is being judged."""

    __slots__ = ("_done", "_parts", "task")

    def __init__(self, id: str, record: Record, thinkers: Thinkers) -> None:
        self._done = 0
        self._parts = max(1, -(-len(record.answers) // AT_ONCE))
        self.task = asyncio.create_task(self._judge(id, record, thinkers))

    @property
    def part(self) -> float:
        return self._done / self._parts

    async def _judge(self, id: str, record: Record, thinkers: Thinkers) -> Judgement:
        spans = [(at, min(len(record.answers), at + AT_ONCE)) for at in range(0, len(record.answers), AT_ONCE)]
        parts = await asyncio.gather(*(self._part(record, span, thinkers) for span in spans))
        return await thinkers.consider(ADVICE, conclude, record, PLAYS, parts)

    async def _part(self, record: Record, span: tuple[int, int], thinkers: Thinkers) -> Part:
        found = await thinkers.consider(ADVICE, judge_part, record, *span, PLAYS, SEED)
        self._done += 1
        return found


class Judges:
    """What is judged and what was, by match."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._games: OrderedDict[str, Judging] = OrderedDict()

    async def ask(self, id: str, record: Record) -> wire.Judging:
        """How far the judgement of a game has come, and itself when it is there. Who asks first sets it going."""
        if id not in self._games:
            if sum(not one.task.done() for one in self._games.values()) >= MOST:
                raise refuse("refused-judge-busy")
            self._games[id] = Judging(id, record, self._thinkers)
        judging = self._games[id]
        self._games.move_to_end(id)
        self._forget()
        if not judging.task.done():
            return wire.Judging(judging.part)
        try:
            return wire.Judging(1.0, await judging.task)
        except Exception:
            del self._games[id]  # whoever asks again, tries again
            raise

    def _forget(self) -> None:
        for id in [id for id, one in self._games.items() if one.task.done()][: max(0, len(self._games) - KEPT)]:
            del self._games[id]

    async def close(self) -> None:
        for judging in self._games.values():
            judging.task.cancel()
        await asyncio.gather(*(judging.task for judging in self._games.values()), return_exceptions=True)


async def judgement_of(tables: Tables, wish: wire.AskJudgement) -> wire.Judging:
    """The judgement of the match that a token opens, once it is over: it tells what everybody could have known."""
    key = await tables.storage.key(hash_of(wish.token))
    if key is None or key.kind in ("invite", "revoked"):
        raise refuse("refused-token")
    table = await tables.open(key.match)
    if not table.over or table.course.notice is not None:
        raise refuse("refused-judge-running")
    return await tables.judges.ask(table.id, table.course.record())
