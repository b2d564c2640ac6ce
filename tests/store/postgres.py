"""A PostgreSQL of the tests' own: Debian's programs, a folder that is gone afterwards, a socket in
it and no port, another user than root.
"""

from __future__ import annotations

import itertools
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import psycopg

from playroom.engine.header import Header
from playroom.store.errors import StoreError
from playroom.store.postgres.engine import Engine
from playroom.store.postgres.games import PostgresGames
from playroom.store.postgres.log import PostgresLog

USERS = ("postgres", "nobody")
"""Who runs it when the tests are root, which it does not allow."""
SECONDS = 60


def programs() -> Path | None:
    """The folder of its programs."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    versions = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    return max((one.parent for one in versions), key=_version, default=None)


def _version(folder: Path) -> tuple[int, ...]:
    return tuple(int(part) for part in folder.parent.name.split(".") if part.isdigit())


class Server:
    """One that runs."""

    def __init__(self, programs: Path) -> None:
        """`programs` is where its programs are."""
        self._programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="playroom-pg-", dir="/tmp"))  # a short name
        self._user: dict[str, Any] = {}
        if hasattr(os, "geteuid") and os.geteuid() == 0:
            user, group = _another()
            os.chown(self.folder, user, group)
            self._user = {"user": user, "group": group, "extra_groups": ()}
        self._process: subprocess.Popen[bytes] | None = None
        self._schemas = itertools.count(1)

    @property
    def address(self) -> str:
        """What libpq takes."""
        return f"host={self.folder} user=playroom dbname=postgres"

    @property
    def pid(self) -> int:
        """Its first process."""
        assert self._process is not None
        return self._process.pid

    @property
    def runs(self) -> bool:
        """Does it run?"""
        return self._process is not None

    def make(self) -> None:
        """Makes its files."""
        # what a power cut does is not tried here, so nothing is waited for
        self._run("initdb", "-D", str(self.folder / "data"), "-U", "playroom", "--auth=trust",
                  "--no-sync", "--encoding=UTF8", "--locale=C", "--data-checksums")  # fmt: skip

    def start(self, *options: str) -> None:
        """Starts it, and waits until it answers."""
        log = (self.folder / "log").open("ab")
        command = [str(self._programs / "postgres"), "-D", str(self.folder / "data"),
                   "-k", str(self.folder), "-c", "listen_addresses=", "-c", "fsync=off",
                   "-c", "max_connections=200", *options]  # fmt: skip
        if setpriv := shutil.which("setpriv"):  # it ends with the tests, however they end
            command = [setpriv, "--pdeathsig", "INT", *command]
        with log:
            self._process = subprocess.Popen(
                command,
                cwd=self.folder,
                stdout=log,
                stderr=log,
                **self._user,
            )
        self.wait()

    def wait(self) -> None:
        """Waits until it can be written."""
        assert self._process is not None
        until = time.monotonic() + SECONDS
        while True:
            with closing(Engine(self.address, "probe")) as engine:
                try:
                    engine.look()
                    return
                except StoreError:
                    assert self._process.poll() is None, (self.folder / "log").read_text()
                    assert time.monotonic() < until, (self.folder / "log").read_text()
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Ends it: fast (`SIGINT`), or as a crash would (`SIGQUIT`)."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(SECONDS)
            self._process = None

    @contextmanager
    def standby(self) -> Iterator[Standby]:
        """Another one that has all that this one has confirmed, for a while."""
        standby = Standby(self._programs)
        try:
            where = f"host={self.folder} user=playroom application_name=standby"
            data = str(standby.folder / "data")
            standby._run("pg_basebackup", "-d", where, "-D", data, "-R", "--checkpoint=fast",
                         "--no-sync")  # fmt: skip
            standby.start()
            with closing(psycopg.connect(self.address, autocommit=True)) as db:
                db.execute("ALTER SYSTEM SET synchronous_standby_names = 'standby'")
                db.execute("SELECT pg_reload_conf()")
                until = time.monotonic() + SECONDS
                in_step = "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'"
                while db.execute(in_step).fetchall() != [(1,)]:
                    assert time.monotonic() < until, (standby.folder / "log").read_text()
                    time.sleep(0.05)
            yield standby
        finally:
            standby.remove()

    def remove(self) -> None:
        """Ends it, and nothing of it is left."""
        try:
            self.stop(signal.SIGQUIT)  # nothing is tidied up that is removed
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)

    def schema(self) -> str:
        """The name of a further empty place."""
        return f"room_{os.getpid()}_{next(self._schemas)}"

    def _run(self, name: str, *words: str) -> None:
        given: dict[str, Any] = {"cwd": self.folder, **self._user}
        command = [str(self._programs / name), *words]
        subprocess.run(command, check=True, capture_output=True, **given)


class Standby(Server):
    """One that follows another, until it takes its place."""

    def wait(self) -> None:
        """Waits until it can be read."""
        until = time.monotonic() + SECONDS
        while True:
            try:
                psycopg.connect(self.address).close()
                return
            except psycopg.OperationalError:
                assert time.monotonic() < until, (self.folder / "log").read_text()
            time.sleep(0.05)

    def promote(self) -> None:
        """It is the first one now."""
        with closing(psycopg.connect(self.address, autocommit=True)) as db:
            db.execute("SELECT pg_promote()")


def _another() -> tuple[int, int]:
    import pwd  # not on Windows

    for name in USERS:
        try:
            user = pwd.getpwnam(name)
        except KeyError:
            continue
        return user.pw_uid, user.pw_gid
    raise AssertionError("nobody but root is here")


@contextmanager
def serving() -> Iterator[Server]:
    """One for a while."""
    found = programs()
    assert found is not None
    server = Server(found)
    try:
        server.make()
        server.start()
        yield server
    finally:
        server.remove()


class PostgresPlace:
    """Logs in a schema of a database."""

    def __init__(self, database: str, schema: str) -> None:
        self.database, self.schema = database, schema

    @property
    def address(self) -> str:
        """See `SharedPlace`."""
        return f"postgres:{self.schema} {self.database}"

    @classmethod
    def at(cls, address: str) -> PostgresPlace:
        """The place of an address without its kind."""
        schema, _, database = address.partition(" ")
        return cls(database, schema)

    def engine(self) -> Engine:
        """What connects to it."""
        return Engine(self.database, self.schema)

    def ready(self, header: Header) -> None:
        """See `Place`."""
        with closing(self.engine()) as engine:
            PostgresGames(engine).create(header)

    @contextmanager
    def opened(self) -> Iterator[PostgresLog]:
        """See `Place`."""
        with closing(self.engine()) as engine:
            yield PostgresLog(engine)
