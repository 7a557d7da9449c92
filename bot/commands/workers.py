"""Work shared out among processes: results in order, few in flight, and no worker outlives its program."""

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import TypeVar

from bot.errors import UserError

T = TypeVar("T")
R = TypeVar("R")

IN_FLIGHT = 3
"""Pieces of work handed out for each worker, so that none waits and memory stays flat."""


def all_of(work: Callable[[T], R], pieces: Iterable[T], jobs: int) -> Generator[R, None, None]:
    """The result of each piece, in order, with so many processes; raises UserError when one of them is ended."""
    if jobs <= 1:
        yield from map(work, pieces)
        return
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _begin)
    waiting: deque[Future[R]] = deque()
    try:
        for piece in pieces:
            with _interrupts_held():  # A worker begins with this submission and inherits that Ctrl-C is held back.
                waiting.append(pool.submit(work, piece))
            if len(waiting) == jobs * IN_FLIGHT:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    except BrokenProcessPool:
        raise UserError("a process of the simulation was ended from outside, perhaps for want of memory") from None
    finally:
        with _interrupts_held():
            pool.shutdown(cancel_futures=True)


def _begin() -> None:
    """A worker ends with the program that began it, also when that was killed."""
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Ctrl-C waits until this is over."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
