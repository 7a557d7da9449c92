"""Starting and killing processes under torture; one that starts costs milliseconds, since a warm one forks it."""

import multiprocessing
from collections.abc import Sequence
from datetime import datetime
from multiprocessing.connection import Connection, wait
from time import monotonic

from tests.torture import process
from tests.torture.orders import Call, Order, Said, Trap, call_of, packed, said_by

_warm = multiprocessing.get_context("forkserver")
_warm.set_forkserver_preload(
    ["tests.torture.process", "alembic.command", "alembic.config", "alembic.script", "asyncpg"]
)


class Child:
    """One process and its pipes."""

    def __init__(self, url: str, name: str, now: datetime, trap: Trap | None) -> None:
        self.orders, its_orders = _warm.Pipe()
        self.discord, its_discord = _warm.Pipe()
        arguments = (its_orders, its_discord, url, name, now, trap)
        self._process = _warm.Process(target=process.main, args=arguments, daemon=True)
        self._process.start()
        its_orders.close()
        its_discord.close()
        self.busy = True
        """Whether it has something to do, such as opening its database."""

        self.calls = True
        """Whether it may still call Discord."""

    def order(self, order: Order) -> bool:
        """Tell it what to do; False when it is dead."""
        self.busy = True
        try:
            self.orders.send_bytes(packed(order))
        except (BrokenPipeError, ConnectionResetError):
            return False
        return True

    def hear(self) -> Said | None:
        """What it says; None when it is dead."""
        try:
            return said_by(self.orders.recv_bytes())
        except (EOFError, ConnectionResetError):
            return None

    def called(self) -> Call | None:
        """Its call to Discord; None when it is dead."""
        try:
            return call_of(self.discord.recv_bytes())
        except (EOFError, ConnectionResetError):
            self.calls = False
            return None

    def reply(self, number: int) -> None:
        """Answer its call; it may be dead by now."""
        try:
            self.discord.send_bytes(str(number).encode())
        except (BrokenPipeError, ConnectionResetError):
            return

    def kill(self) -> None:
        """SIGKILL, unless it has done so itself."""
        self._process.kill()

    def bury(self) -> int | None:
        """Wait until it is gone and all that it held is free; its exit code, as `Process.exitcode` has it."""
        self._process.join()
        self.orders.close()
        self.discord.close()
        code = self._process.exitcode
        self._process.close()
        return code


def first_of(children: Sequence[Child], until: float | None) -> list[tuple[Child, bool]]:
    """Wait until somebody says (True) or calls (False) something, or until this steady time."""
    pipes: dict[object, tuple[Child, bool]] = {child.orders: (child, True) for child in children}
    pipes |= {child.discord: (child, False) for child in children if child.calls}
    connections = [pipe for pipe in pipes if isinstance(pipe, Connection)]
    ready = wait(connections, None if until is None else max(0.0, until - monotonic()))
    return [pipes[pipe] for pipe in ready]
