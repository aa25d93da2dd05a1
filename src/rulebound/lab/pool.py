"""Work spread over the cores of a machine."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any, TypeVar

T = TypeVar("T")


def spread(work: Callable[..., T], parts: Sequence[tuple[Any, ...]], workers: int) -> Iterator[tuple[int, T]]:
    """Every part of the work in one of so many processes: its number and what came of it, in the order of getting done.

    If one part fails, those that have not begun are not begun.
    """
    if workers == 1 or len(parts) == 1:
        for number, part in enumerate(parts):
            yield number, work(*part)
        return
    spawn = multiprocessing.get_context("spawn")  # the same on every system, and safe beside threads
    with ProcessPoolExecutor(min(workers, len(parts)), spawn) as pool:
        running = {pool.submit(work, *part): number for number, part in enumerate(parts)}
        try:
            for done in as_completed(running):
                yield running[done], done.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
