"""`playroom where`: the places of games, settings, logs, the room and the program."""

# messages: where-<name>

from __future__ import annotations

import argparse
from pathlib import Path

from playroom.cli.installation import installation
from playroom.cli.kept import readable_store
from playroom.cli.printing import printed_json, teller_for, told
from playroom.cli.upkeep.copies import DATABASES
from playroom.engine.notes import Clean, note
from playroom.engine.record import Record
from playroom.store import StoreError
from playroom.store.errors import spoken_path
from playroom.store.paths import Places, places


class Where(Record):
    """What `where --json` prints. `unfinished` and `finished` are numbers of kept games, None where
    the file cannot be read; `room` is empty where there is none, `logs` and `copies` are those that
    are there.
    """

    version: str
    installed: str
    program: str
    games: str
    unfinished: int | None
    finished: int | None
    settings: str
    logs: tuple[str, ...]
    room: str
    copies: tuple[str, ...]


LOGS = ("faults.log", "faults-before.log")
"""What the playroom writes when something has failed."""
COPIES = ("before-update-*", "backup-*", "games-schema*.db")
"""Copies of the games, made before something was changed."""


def copies_in(folder: Path) -> list[Path]:
    """The copies of games in a data folder."""
    return sorted(path for pattern in COPIES for path in folder.glob(pattern))


def found(args: argparse.Namespace, folders: Places) -> Where:
    """Where everything is."""
    here, data = installation(), folders.data
    unfinished: int | None = None
    finished: int | None = None
    try:
        with readable_store(args) as store:
            unfinished, finished = store.count("open"), store.count("finished")
    except StoreError:
        pass  # `doctor` tells what is wrong with it
    return Where(
        version=here.version,
        installed=here.kind,
        program=str(here.program),
        games=str(data / DATABASES[0]),
        unfinished=unfinished,
        finished=finished,
        settings=str(folders.settings),
        logs=tuple(str(data / name) for name in LOGS if (data / name).exists()),
        room=str(data / "room") if (data / "room").is_dir() else "",
        copies=tuple(map(str, copies_in(data))),
    )


def where(args: argparse.Namespace) -> int:
    """Carries the command out. Raises `CliError`, `StoreError`."""
    folders = places(args.data)
    all_ = found(args, folders)
    if args.json:
        printed_json(all_)
        return 0
    count = (all_.unfinished or 0) + (all_.finished or 0)
    readable = all_.unfinished is not None
    lines = [
        note("where-games", place=spoken_path(all_.games), count=count, readable=readable),
        note("where-settings", place=spoken_path(all_.settings)),
        *(note("where-log", place=spoken_path(log)) for log in all_.logs),
    ]
    if not all_.logs:
        lines.append(note("where-no-log", place=spoken_path(folders.data / LOGS[0])))
    if all_.room:
        lines.append(note("where-room", place=spoken_path(all_.room)))
    lines += [note("where-copy", place=spoken_path(copy)) for copy in all_.copies]
    program, version = spoken_path(all_.program), Clean.of(all_.version)
    lines.append(note("where-program", place=program, version=version, kind=all_.installed))
    told(lines, teller_for(args))
    return 0
