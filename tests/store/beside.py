"""Tells who opens a database by itself while this process has it open through SQLite: it would lose
the locks on it (see `playroom.store.sqlite_file`).
"""

from __future__ import annotations

import os
import sys
import traceback
from pathlib import Path
from typing import Any

from playroom.store.sqlite_file import BESIDE, is_ours_open

PACKAGE = Path(__file__).parents[2] / "playroom"
ENDS = (".db", ".lock", *BESIDE)
_found: list[str] = []
_installed = False


def _opened(event: str, args: tuple[Any, ...]) -> None:
    if event != "open" or not isinstance(args[0], str | bytes | os.PathLike):
        return
    name = os.fsdecode(args[0])
    if not name.endswith(ENDS) or int(args[2] or 0) & os.O_EXCL:  # which opens what is new only
        return
    for end in BESIDE:
        name = name.removesuffix(end)
    if not is_ours_open(Path(name)):
        return
    stack = traceback.extract_stack()[:-1]
    ours = [f.filename for f in stack if Path(f.filename).is_relative_to(PACKAGE.parent)]
    if ours and Path(ours[-1]).is_relative_to(PACKAGE):  # tests spoil files in every way
        _found.append(
            f"{args[0]!r} is opened beside SQLite:\n{''.join(traceback.format_list(stack)[-6:])}"
        )


def install() -> None:
    """Looks from now on, as long as the process lives."""
    global _installed
    if not _installed:
        _installed = True
        sys.addaudithook(_opened)


def found() -> list[str]:
    """What was opened so since this was asked last, and by whom."""
    told = list(_found)
    _found.clear()
    return told
