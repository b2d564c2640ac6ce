"""`playroom uninstall`: removes settings, games unless they are to stay, and the program."""

# messages: uninstall-by-hand-<kind>

from __future__ import annotations

import argparse
import contextlib
import shutil
import tempfile
from pathlib import Path

from playroom.cli.installation import Installation, installation
from playroom.cli.printing import NOBODY, printed, teller_for, told
from playroom.cli.refusals import refuse
from playroom.cli.upkeep.copies import DATABASES
from playroom.cli.upkeep.running import answer, is_yes, ran
from playroom.cli.upkeep.update import LOG, refuse_open_room, shown
from playroom.cli.upkeep.where import COPIES, LOGS
from playroom.engine.notes import note
from playroom.locale import Teller
from playroom.store import Store, StoreError, write_log
from playroom.store.errors import os_key, spoken_path
from playroom.store.paths import Places, ensure, places

OWN = (
    *(DATABASES[0], "games.db-*", "rooms.json", "key.pem", "deals.json", "room", *COPIES),
    *(".mending-*", "news.json"),
)
"""What the playroom keeps in a data folder, without its logs; nothing else there is removed."""


def uninstall(args: argparse.Namespace) -> int:
    """Carries the command out. Raises `CliError`, `StoreError`."""
    folders, teller, here = places(args.data), teller_for(args), installation()
    refuse_open_room(folders.data)
    kept, left, readable = _kept(folders.data)
    counts = {"count": kept, "readable": readable}
    if args.keep_games:
        told([note("uninstall-keeps", folder=spoken_path(folders.data), **counts)], teller)
    else:
        told([note("uninstall-takes", **counts)], teller)
        if left:
            told([note("uninstall-unfinished", count=left)], teller)
        if kept:
            _offer_export(folders.data, teller)
    if not is_yes(answer(note("uninstall-ask", keep=args.keep_games), teller)):
        told([note("uninstall-left")], teller)
        return 0
    by_hand = not (here.can_change and here.removal_command)
    try:
        _remove(folders, args.keep_games)
    except OSError as why:
        raise StoreError(os_key(why, "not-writable"), file=spoken_path(folders.data)) from why
    told([note("uninstall-removed", keep=args.keep_games)], teller)
    if not args.keep_games and folders.data.exists():
        told([note("uninstall-others", folder=spoken_path(folders.data))], teller)
    if by_hand:
        _tell_command(here, teller)
    else:
        _remove_program(here, teller)
    return 0


def _kept(folder: Path) -> tuple[int, int, bool]:
    """How many games are kept, how many of them are unfinished, and whether that can be read."""
    try:
        with Store.open(folder, read_only=True) as store:
            left = store.count("open")
            return left + store.count("finished"), left, True
    except StoreError:
        return 0, 0, False


def _offer_export(data: Path, teller: Teller) -> None:
    """Asks for a folder, and writes every game into it as a file. Raises `CliError`,
    `StoreError`.
    """
    text = answer(note("uninstall-export"), teller)
    if not text:
        return
    folder = Path(text).expanduser().absolute()
    if folder == data or data in folder.parents:
        refuse("uninstall-inside", folder=spoken_path(folder))
    ensure(folder)
    with Store.open(data) as store:
        games = [*store.unfinished(), *store.finished()]
        for summary in games:
            write_log(folder / f"{summary.game}-{summary.id}.jsonl", store.log(summary.id))
    told([note("uninstall-exported", count=len(games), folder=spoken_path(folder))], teller)


def _remove(folders: Places, keep_games: bool) -> None:
    """Removes settings and logs, and games unless they stay. Raises `OSError`."""
    folders.settings.unlink(missing_ok=True)
    patterns = (*LOGS, LOG) if keep_games else (*LOGS, LOG, *OWN)
    for path in {path for pattern in patterns for path in folders.data.glob(pattern)}:
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)
    for folder in (folders.settings.parent, folders.data):
        with contextlib.suppress(OSError):  # it has something else in it
            folder.rmdir()


def _tell_command(here: Installation, teller: Teller) -> None:
    """What removes the program, where it cannot do that itself."""
    command = here.removal_command
    kind = "command" if command else here.kind
    place = spoken_path(here.program)
    told([note(f"uninstall-by-hand-{kind}", command=shown(command), place=place)], teller)


def _remove_program(here: Installation, teller: Teller) -> None:
    """Removes the program. Its own modules are gone then: all that is said was made before."""
    gone = teller.tell(note("uninstall-gone"), NOBODY)
    failed = teller.tell(note("uninstall-failed", command=shown(here.removal_command)), NOBODY)
    with tempfile.TemporaryDirectory() as scratch:
        done = ran(here.removal_command, Path(scratch) / LOG, lambda: None, Path(scratch))
    printed(gone if done else failed)
