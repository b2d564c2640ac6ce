"""`playroom update`: copies the games and says the command that brings the newest version; run
again after that command, it says whether all games of the copy are there, and what is new.
"""

# messages: update-by-<kind>

from __future__ import annotations

import argparse
import os
import shlex
import subprocess

from playroom.cli.installation import installation
from playroom.cli.kept import readable_store
from playroom.cli.printing import printed, teller_for, told
from playroom.cli.refusals import refuse
from playroom.cli.upkeep.changes import changes_in, changes_of
from playroom.cli.upkeep.copies import LIST, copy_games
from playroom.engine.notes import Clean, note
from playroom.installation_kind import ROOT
from playroom.locale import Teller
from playroom.room.store.folder_lock import is_held
from playroom.store import StoreError
from playroom.store.errors import spoken_path
from playroom.store.paths import places


def refuse_open_room(args: argparse.Namespace) -> None:
    """Refuses while the room of the data folder is open. Raises `CliError`."""
    if is_held(places(args.data).data / "room"):
        refuse("update-room-open")


def shown(command: tuple[str, ...]) -> Clean:
    """A command as it is typed."""
    joined = subprocess.list2cmdline(command) if os.name == "nt" else shlex.join(command)
    return Clean.of(joined, 300)


def update(args: argparse.Namespace) -> int:
    """Carries the command out. Raises `CliError`, `StoreError`."""
    refuse_open_room(args)
    teller, here, folder = teller_for(args), installation(), places(args.data).data
    told([note("update-have", version=Clean.of(here.version), kind=here.kind)], teller)
    before = _compared(args, teller)
    if before not in ("", here.version):
        for line in changes_in(changes_of(ROOT, teller.language), here.version):
            printed(line)
        return 0
    games = _games(args, teller)
    copied = copy_games(folder, here.version, games)
    if copied is not None:
        told([note("update-copied", folder=spoken_path(copied))], teller)
    kind = "source" if here.source else here.kind
    if kind in ("checkout", "pipx", "uv", "venv", "python"):
        kind = "command"
    place = spoken_path(here.source or here.program)
    told([note(f"update-by-{kind}", command=shown(here.update_command), place=place)], teller)
    if games:
        told([note("update-then")], teller)
    return 0


def _games(args: argparse.Namespace, teller: Teller) -> set[str]:
    """The ids of the kept games that are whole; none, and why, where they cannot be read."""
    try:
        with readable_store(args) as store:
            return {game.id for game in store.all() if not game.damaged}
    except StoreError as why:
        told([why.note], teller)
        return set()


def _compared(args: argparse.Namespace, teller: Teller) -> str:
    """Compares the games with a copy that was not compared yet, and gives the version that made
    the copy; empty where there is none. Raises `CliError` where games of the copy are missing.
    """
    version, folder = "", places(args.data).data
    for listed in sorted(folder.glob(f"before-update-*/{LIST}")):
        version, *copied = listed.read_text("utf-8", "replace").split("\n")
        copy = spoken_path(listed.parent)
        if missing := set(copied) - _games(args, teller):
            place, made = spoken_path(folder), Clean.of(version)
            refuse("update-missing", count=len(missing), copy=copy, place=place, version=made)
        told([note("update-all-there", count=len(copied), copy=copy)], teller)
        listed.unlink()
    return version
