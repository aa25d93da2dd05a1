"""Whole campaigns of random play: every match of them examined, the log written and read again between two of them."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec
from msgspec import structs

from rulebound.kernel.campaign import Campaigns, begin_file, campaigns_of
from rulebound.kernel.chance import Chance
from rulebound.kernel.flow import GameOver
from rulebound.kernel.game import Game, load_game
from rulebound.kernel.match import Match
from rulebound.testing.conformance import Examination, Failure, Report, save_failure

TRIES = 2
"""So often a scenario is played at random before the players are allowed to win it."""
LONGEST = 400
"""So many answers at most come before they win."""
ANOTHER = 3
"""One campaign in so many is followed by a second one, which begins with what the first leaves."""


def conform_campaigns(
    game: Game[Any], report: Report, campaigns: int, seed: int, *, workers: int = 1, folder: Path | None = None
) -> Report:
    """The report with so many campaigns by lot, where the game has some."""
    if game.campaigns is None or campaigns < 1:
        return report
    tasks = [(game.id, seed * 1_000_003 + number) for number in range(campaigns)]
    outcomes = list(_play_all(tasks, workers))
    failures = [save_failure(failure, game.id, folder) for _, failure in outcomes if failure is not None]
    answers = sum(answers for answers, _ in outcomes)
    return structs.replace(
        report, answers=report.answers + answers, failures=[*report.failures, *failures], campaigns=campaigns
    )


def _play_all(tasks: list[tuple[str, int]], workers: int) -> Iterator[tuple[int, Failure | None]]:
    if workers == 1 or len(tasks) == 1:
        yield from map(_play_task, tasks)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(_play_task, tasks)


def _play_task(task: tuple[str, int]) -> tuple[int, Failure | None]:
    game, seed = task
    return RandomCampaign(load_game(game), seed).run()


class RandomCampaign:
    """One campaign by lot, or two, one after the other."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game = game
        self.seed = seed
        self.campaigns: Campaigns[Any, Any] = campaigns_of(game)
        self.dice = Chance(seed ^ 0x2545F491)
        self.answers = 0
        self.setup: dict[str, Any] = {}

    def run(self) -> tuple[int, Failure | None]:
        """To the end; the first broken promise is the outcome."""
        log = None
        for _ in range(2 if self.dice.below(ANOTHER) == 0 else 1):
            log = self.campaigns.begin_by_lot(self.dice, log)
            while not self.campaigns.is_over(log):
                for found in self._scenario(log):
                    if isinstance(found, Failure):
                        return self.answers, found
                    log = found
                wrong = self._wrong_with(log)
                if wrong:
                    return self.answers, Failure("a campaign survives its file", wrong, self.setup, self.seed, None)
        return self.answers, None

    def _scenario(self, log: Any) -> Iterator[Any]:
        """The log after each try at the current scenario, or the failure; at last it is won."""
        done = log
        for _ in range(TRIES):
            self.setup = self.campaigns.next_setup(done)
            examination = Examination(self.game, self.setup, self.dice.below(1 << 30))
            answers, failure = examination.run()
            self.answers += answers
            if failure is not None:
                yield failure
                return
            assert examination.match is not None
            done = self.campaigns.log_of(examination.match.state)
            yield done
            if examination.match.result is not None and examination.match.result.winners:
                return
        yield self._win(done)

    def _win(self, log: Any) -> Any:
        """The players win somewhere in the middle of a match; the log after it."""
        longest = LONGEST
        while True:
            match: Match[Any] = Match(self.game, self.campaigns.next_setup(log), self.dice.below(1 << 30), quiet=True)
            for _ in range(1 + self.dice.below(longest)):
                if not match.choices:
                    break
                seat = self.dice.pick(sorted(match.choices))
                match.answer(seat, self.dice.below(len(match.choices[seat].options)))
            longest = max(30, longest // 2)
            if match.choices:
                try:
                    self.campaigns.let_win(match.state)
                except GameOver:
                    return self.campaigns.log_of(match.state)

    def _wrong_with(self, log: Any) -> str:
        """A log is the same again when it was written and read, in its file too."""
        file = begin_file(self.game, log)
        if self.campaigns.read(file.log) != log:
            return "the log"
        if type(file).from_json(file.to_json()) != file:
            return "the file"
        if not all(section.lines for section in self.campaigns.sheet(log)):
            return "the sheet"
        return "" if msgspec.to_builtins(log) == file.log else "its data"
