"""News of a version: the package index is asked in a process of its own, at most once a day and
only where the settings allow it; the first menu tells a new version once.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from playroom.cli.installation import installation, is_newer, newest_command, newest_in
from playroom.cli.upkeep.running import output_of
from playroom.clock import utc_now
from playroom.engine.notes import Clean, note
from playroom.process import module_command
from playroom.shell.app import App
from playroom.shell.menu import MenuItem
from playroom.shell.screens.first_menu import Room
from playroom.shell.screens.settings_items import choice
from playroom.store import StoreError
from playroom.store.files import write_whole

STATE = "news.json"
"""What is known of versions, beside the games: the day of the last question (`asked`), the newest
version (`newest`), and the one that was told (`told`).
"""
SETTING = "version_news"


def setting_items(app: App) -> tuple[MenuItem, ...]:
    """The setting that allows it, where there is a way to ask."""
    if not newest_command(sys.executable, os.environ):
        return ()
    return (
        choice(app, SETTING, (False, True), lambda v: note("setting-version_news", value=bool(v))),
    )


def begin(app: App) -> None:
    """Tells a new version that is known, and asks for one in the background. Called where the
    settings allow it.
    """
    tell(app)
    app.background.start(lambda: _ask(app), "version-news")


def tell(app: App) -> None:
    """Tells of a newer version in the first menu, once."""
    known = read(app.settings.folder)
    newest = known.get("newest", "")
    if newest == known.get("told") or not is_newer(newest, installation().version):
        return
    if not app.screens or not isinstance(app.front, Room):
        return
    app.announcer.aside(note("version-news", version=Clean.of(newest, 40)))
    _write(app.settings.folder, known | {"told": newest})


def _ask(app: App) -> None:
    """Runs in a thread. The process outlives the program, so that no goodbye waits for it."""
    folder, today = app.settings.folder, utc_now().date().isoformat()
    known = read(folder)
    if known.get("asked") == today or not _write(folder, known | {"asked": today}):
        return
    try:
        process = subprocess.Popen(
            module_command("playroom.cli.upkeep.news", str(folder)),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
    except OSError:
        return
    process.wait()
    app.later(lambda: tell(app))


def main(words: Sequence[str]) -> None:
    """The process that asks: writes the newest version down, where there is an answer."""
    command = newest_command(sys.executable, os.environ)
    newest = newest_in(output_of(command, errors=True)) if command else ""
    if newest:
        folder = Path(words[0])
        _write(folder, read(folder) | {"newest": newest})


def read(folder: Path) -> dict[str, str]:
    """What is known of versions; nothing where the file cannot be used."""
    try:
        known: Any = json.loads((folder / STATE).read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(k): str(v) for k, v in known.items()} if isinstance(known, dict) else {}


def _write(folder: Path, known: Mapping[str, str]) -> bool:
    try:
        write_whole(folder / STATE, json.dumps(dict(known)).encode())
    except StoreError:
        return False
    return True
