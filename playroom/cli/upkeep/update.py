"""`playroom update`: the newest version, with the games copied aside and the old one put back when
the new one does not start.
"""

# messages: update-cannot-<kind>

from __future__ import annotations

import argparse
import json
import os
import shlex
import subprocess
import sys
import sysconfig
from functools import partial
from pathlib import Path
from typing import Any, NoReturn

from playroom.bootstrap import environment
from playroom.cli.installation import (
    ROOT,
    Installation,
    installation,
    is_newer,
    newest_command,
    newest_in,
)
from playroom.cli.printing import NOBODY, printed, teller_for, told
from playroom.cli.refusals import refuse
from playroom.cli.upkeep.changes import changes_in, changes_of
from playroom.cli.upkeep.copies import (
    PackagesCopy,
    copy_games,
    packages_copied,
    put_back_games,
)
from playroom.cli.upkeep.running import answer, is_yes, output_of, ran
from playroom.engine.notes import Clean, note
from playroom.locale import Teller
from playroom.room.store.folder_lock import is_held
from playroom.store import Store, StoreError
from playroom.store.errors import spoken_path
from playroom.store.paths import ensure, places

LOG = "update.log"
"""What the package manager printed, beside the games."""


def refuse_open_room(data: Path) -> None:
    """Refuses while the room of a data folder is open. Raises `CliError`."""
    if is_held(data / "room"):
        refuse("update-room-open")


def shown(command: tuple[str, ...]) -> Clean:
    """A command as it is typed."""
    joined = subprocess.list2cmdline(command) if os.name == "nt" else shlex.join(command)
    return Clean.of(joined, 300)


def update(args: argparse.Namespace) -> int:
    """Carries the command out. Raises `CliError`, `StoreError`."""
    refuse_open_room(places(args.data).data)
    teller, here = teller_for(args), installation()
    told([note("update-have", version=Clean.of(here.version), kind=here.kind)], teller)
    if here.kind == "checkout":
        return _Update(args, teller, here).checkout()
    if here.source or not here.can_change:
        _refuse(here)
    return _Update(args, teller, here).packages()


def _refuse(here: Installation) -> NoReturn:
    """What is to be done by hand."""
    command = here.update_command
    place = spoken_path(here.source or here.program)
    reason = "source" if here.source else here.kind
    if reason in ("pipx", "uv", "venv"):
        reason = "alone"
    refuse(f"update-cannot-{reason}", command=shown(command), place=place)


class _Update:
    """One update."""

    def __init__(self, args: argparse.Namespace, teller: Teller, here: Installation) -> None:
        self._yes: bool = args.yes
        self._teller = teller
        self._here = here
        self._data = places(args.data).data
        self._log = self._data / LOG
        self._copied: Path | None = None
        self._kept = _kept(self._data)

    def packages(self) -> int:
        """By pip, pipx or uv."""
        here = self._here
        self._looks()
        newest = newest_in(output_of(newest_command(here.python, os.environ), errors=True))
        if not newest:
            refuse("update-unknown", command=shown(here.update_command))
        if not is_newer(newest, here.version):
            return self._newest_already()
        if not self._agreed(newest):
            return 0
        try:
            with packages_copied(Path(sysconfig.get_path("purelib"))) as packages:
                version, trouble = self._replaced(packages)
        except OSError:  # no room for the copy: nothing was begun
            refuse("update-no-copy")
        if trouble:
            self._failed(trouble)
        return self._done(version)

    def _replaced(self, packages: PackagesCopy) -> tuple[str, str]:
        """The version that is installed then, and what went wrong; then the old one is put back."""
        version, trouble = "", "interrupted"
        try:
            if self._run(*self._here.update_command):
                version, trouble = self._checked(), "start"
            else:
                trouble = "manager"
        except KeyboardInterrupt:
            pass
        finally:
            if not is_newer(version, self._here.version):
                packages.put_back()
        return version, "" if is_newer(version, self._here.version) else trouble

    def checkout(self) -> int:
        """By git, and the environment beside the code."""
        git = partial(_git, self._here.program)
        before = git("rev-parse", "HEAD")
        command = shown(self._here.update_command)
        if not before or not git("rev-parse", "@{upstream}"):
            refuse("update-cannot-files", place=spoken_path(self._here.program), command=command)
        self._looks()
        if not self._run("git", "-C", str(self._here.program), "fetch"):
            refuse("update-unknown", command=command)
        count = git("rev-list", "--count", "HEAD..@{upstream}")
        if not count.isdecimal() or count == "0":
            return self._newest_already()
        if not self._agreed("", int(count)):
            return 0
        changed = self._run(*self._here.update_command)
        if not changed:
            self._failed("git")  # git has refused before it changed anything
        if not self._set_up() or not (version := self._checked()):
            self._run("git", "-C", str(self._here.program), "reset", "--keep", before)
            self._set_up()
            self._failed("start")
        return self._done(version)

    def _set_up(self) -> bool:
        """Installs what the checkout asks for now."""
        if Path(sys.prefix).resolve() == (ROOT / ".venv").resolve():
            return environment() is not None
        return self._run(sys.executable, "-m", "pip", "install", "--quiet", "-e", str(ROOT))

    def _looks(self) -> None:
        told([note("update-looks")], self._teller)
        sys.stdout.flush()

    def _newest_already(self) -> int:
        told([note("update-newest", version=Clean.of(self._here.version))], self._teller)
        return 0

    def _agreed(self, version: str, count: int = 0) -> bool:
        """Asks, unless it was agreed before, and copies the games aside. Raises `StoreError`."""
        there = note("update-there", version=Clean.of(version), count=count, named=bool(version))
        told([there], self._teller)
        if not self._yes and not is_yes(answer(note("update-ask"), self._teller)):
            told([note("update-left")], self._teller)
            return False
        self._copied = copy_games(self._data, self._here.version)
        if self._copied is not None:
            told([note("update-copied", folder=spoken_path(self._copied))], self._teller)
        self._log.unlink(missing_ok=True)
        told([note("update-begins")], self._teller)
        sys.stdout.flush()
        return True

    def _run(self, *command: str) -> bool:
        def goes_on() -> None:
            printed(self._teller.tell(note("update-goes-on"), NOBODY))
            sys.stdout.flush()

        ensure(self._data)
        return ran(command, self._log, goes_on)

    def _checked(self) -> str:
        """The version that is installed now; empty where it does not start, does not load its
        games, or finds fewer games kept than there were.
        """
        if not self._run(*_started("games")):
            return ""
        try:
            found: Any = json.loads(
                output_of(_started("where", "--json", "--data", str(self._data)))
            )
            games = found["unfinished"] + found["finished"]
            return str(found["version"]) if games >= self._kept else ""
        except (ValueError, KeyError, TypeError):
            return ""

    def _failed(self, why: str) -> NoReturn:
        """Tells that the old version is back."""
        if self._copied is not None:
            put_back_games(self._data, self._copied)
        refuse(
            "update-failed",
            why=why,
            version=Clean.of(self._here.version),
            log=spoken_path(self._log),
        )

    def _done(self, version: str) -> int:
        before = self._here.version
        told(
            [note("update-done", version=Clean.of(version), before=Clean.of(before))], self._teller
        )
        for line in changes_in(changes_of(ROOT, self._teller.language), version):
            printed(line)
        return 0


_START = (
    "import sys; sys.path.insert(0, sys.argv.pop(1)); "  # not said
    "from playroom.cli import main; sys.exit(main())"  # not said
)


def _started(*words: str) -> tuple[str, ...]:
    """A command of the installed version, in a process of its own."""
    return (sys.executable, "-I", "-c", _START, str(ROOT), *words)


def _git(folder: Path, *words: str) -> str:
    """What git answers; empty where it fails."""
    return output_of(("git", "-C", str(folder), *words)).strip()


def _kept(folder: Path) -> int:
    """How many games are kept that can be counted."""
    try:
        with Store.open(folder, read_only=True) as store:
            return store.count("open") + store.count("finished")
    except StoreError:
        return 0
