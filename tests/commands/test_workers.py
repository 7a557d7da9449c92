"""Work shared out among processes."""

import os
import threading
from collections.abc import Iterator

import pytest

from bot.commands.workers import IN_FLIGHT, all_of
from bot.errors import UserError


def double(number: int) -> int:
    return 2 * number


def whose(_: int) -> int:
    return os.getpid()


def end(_: int) -> int:
    os._exit(1)


def refuse(number: int) -> int:
    raise UserError(f"not {number}")


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_order(jobs: int) -> None:
    assert list(all_of(double, range(50), jobs)) == [2 * number for number in range(50)]


def test_one_job_is_done_in_this_process_and_more_are_not() -> None:
    assert set(all_of(whose, range(3), 1)) == {os.getpid()}
    assert os.getpid() not in set(all_of(whose, range(3), 2))


def test_pieces_are_taken_only_as_results_are_asked_for() -> None:
    taken: list[int] = []

    def pieces() -> Iterator[int]:
        for number in range(100):
            taken.append(number)
            yield number

    results = all_of(double, pieces(), 2)
    assert next(results) == 0
    assert len(taken) == 2 * IN_FLIGHT
    results.close()


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_error_that_a_person_can_mend_comes_through(jobs: int) -> None:
    with pytest.raises(UserError, match="not 0"):
        list(all_of(refuse, range(5), jobs))


def test_a_worker_that_is_ended_from_outside_is_told() -> None:
    with pytest.raises(UserError, match="ended from outside"):
        list(all_of(end, range(5), 2))


def test_nothing_is_left_running_when_the_results_are_dropped() -> None:
    before = threading.active_count()
    results = all_of(double, range(100), 2)
    next(results)
    results.close()
    assert threading.active_count() == before
