"""`playroom uninstall`: removes settings, and games unless they are to stay, and says how the
program is removed.
"""

# messages: uninstall-by-hand-<kind>

from __future__ import annotations

import argparse
import contextlib
import shutil
import sys
from pathlib import Path

from playroom.cli.installation import installation
from playroom.cli.printing import NOBODY, printed, teller_for, told
from playroom.cli.refusals import refuse
from playroom.cli.upkeep.copies import DATABASES
from playroom.cli.upkeep.update import refuse_open_room, shown
from playroom.cli.upkeep.where import COPIES, LOGS, found
from playroom.engine.notes import Note, note
from playroom.locale import Teller
from playroom.locale.typed import ANSWERS, value_of
from playroom.store import Store, StoreError, write_log
from playroom.store.errors import os_key, spoken_path
from playroom.store.paths import Places, ensure, places

OWN = (
    *(DATABASES[0], "games.db-*", "rooms.json", "key.pem", "deals.json", "room", *COPIES),
    *(".mending-*", "news.json", "update.log"),
)
"""What the playroom keeps in a data folder, without its logs; nothing else there is removed."""


def uninstall(args: argparse.Namespace) -> int:
    """Carries the command out. Raises `CliError`, `StoreError`."""
    folders, teller, here = places(args.data), teller_for(args), installation()
    refuse_open_room(args)
    about = found(args, folders)
    left = about.unfinished or 0
    kept = left + (about.finished or 0)
    counts = {"count": kept, "readable": about.unfinished is not None}
    if args.keep_games:
        told([note("uninstall-keeps", folder=spoken_path(folders.data), **counts)], teller)
    else:
        told([note("uninstall-takes", **counts)], teller)
        if left:
            told([note("uninstall-unfinished", count=left)], teller)
        if kept:
            _offer_export(folders.data, teller)
    sure = _answer(note("uninstall-ask", keep=args.keep_games), teller)
    if value_of("answer", sure, ANSWERS) != "yes":
        told([note("uninstall-left")], teller)
        return 0
    try:
        _remove(folders, args.keep_games)
    except OSError as why:
        raise StoreError(os_key(why, "not-writable"), file=spoken_path(folders.data)) from why
    told([note("uninstall-removed", keep=args.keep_games)], teller)
    if not args.keep_games and folders.data.exists():
        told([note("uninstall-others", folder=spoken_path(folders.data))], teller)
    command = here.removal_command
    kind = "command" if command else here.kind
    place = spoken_path(here.program)
    told([note(f"uninstall-by-hand-{kind}", command=shown(command), place=place)], teller)
    return 0


def _answer(question: Note, teller: Teller) -> str:
    """Prints a question and reads the line that answers it; empty where nothing can be read."""
    printed(teller.tell(question, NOBODY))
    sys.stdout.flush()
    try:
        return sys.stdin.readline().strip() if sys.stdin is not None else ""
    except (OSError, ValueError):
        return ""


def _offer_export(data: Path, teller: Teller) -> None:
    """Asks for a folder, and writes every game into it as a file. Raises `CliError`,
    `StoreError`.
    """
    text = _answer(note("uninstall-export"), teller)
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
    patterns = LOGS if keep_games else (*LOGS, *OWN)
    for path in {path for pattern in patterns for path in folders.data.glob(pattern)}:
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)
    for folder in (folders.settings.parent, folders.data):
        with contextlib.suppress(OSError):  # it has something else in it
            folder.rmdir()
