"""A PostgreSQL server of the tests' own, from Debian's package or whatever is on the path."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from msgspec import Struct

USER = "duskbid"
PASSWORD = "only-for-tests"
_ATTEMPTS = 5


class Server(Struct, frozen=True):
    """A server that runs; everybody who connects by TCP gives a password."""

    programs: Path
    folder: Path
    port: int

    def url(self, database: str, *, user: str = USER, password: str = PASSWORD) -> str:
        """The URL as it would stand in the settings."""
        return f"postgresql+asyncpg://{user}:{password}@127.0.0.1:{self.port}/{database}"

    def run(self, program: str, *arguments: str) -> str:
        """Run one of the server's programs as its owner and return what it writes."""
        return run([self.programs / program, *arguments], self.folder)

    def sql(self, statement: str, database: str = "postgres") -> str:
        """Run a statement as the superuser and return the rows, unaligned."""
        where = ("-h", str(self.folder), "-p", str(self.port), "-U", USER, "-d", database)
        return self.run("psql", *where, "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-c", statement).strip()


def programs() -> Path | None:
    """Where PostgreSQL's programs are, the newest version; None if there are none."""
    versions = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    if versions:
        return max(versions, key=lambda folder: int(folder.parent.name) if folder.parent.name.isdigit() else 0)
    found = shutil.which("initdb")
    return None if found is None else Path(found).resolve().parent


@contextmanager
def running(where: Path, *, durable: bool = False) -> Iterator[Server]:
    """Start a server in a folder of its own and end it; `durable`: it really writes to the disk."""
    folder = Path(tempfile.mkdtemp(prefix="duskbid-"))  # short: the socket's path has little room
    try:
        if os.geteuid() == 0:
            owner = pwd.getpwnam(_owner())
            os.chown(folder, owner.pw_uid, owner.pw_gid)
        password = folder / "password"
        password.write_text(PASSWORD)
        password.chmod(0o644)
        auth = ("--auth-local=trust", "--auth-host=scram-sha-256", f"--pwfile={password}")
        run([where / "initdb", "-D", "data", "-U", USER, "-E", "UTF8", "--locale=C", "--no-sync", *auth], folder)
        server = _start(where, folder, durable)
        try:
            yield server
        finally:
            run([where / "pg_ctl", "-D", "data", "-m", "immediate", "-w", "stop"], folder)
    finally:
        shutil.rmtree(folder)


def run(command: Sequence[str | Path], folder: Path) -> str:
    """Run a program, never as root, which PostgreSQL refuses."""
    options: dict[str, Any] = {}
    if os.geteuid() == 0:
        owner = pwd.getpwnam(_owner())
        options = {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}
    done: subprocess.CompletedProcess[str] = subprocess.run(
        command, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False, **options
    )
    if done.returncode:
        raise RuntimeError(f"{command[0]}: {done.stdout}{done.stderr}")
    return done.stdout


def _start(where: Path, folder: Path, durable: bool) -> Server:
    """Start the server on a free port; somebody may take the port between our look and its start."""
    for attempt in range(_ATTEMPTS):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port: int = probe.getsockname()[1]
        options = f"-c listen_addresses=127.0.0.1 -c port={port} -c unix_socket_directories={folder}"
        if not durable:
            options += " -c fsync=off"
        try:
            run([where / "pg_ctl", "-D", "data", "-l", "log", "-o", options, "-w", "start"], folder)
        except RuntimeError:
            if attempt + 1 == _ATTEMPTS:
                raise
        else:
            return Server(where, folder, port)
    raise AssertionError("the last attempt returns or raises")


def _owner() -> str:
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"
