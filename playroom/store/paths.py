"""Where games and settings live. Nothing is created by asking; a folder is made when something is
first kept in it.

Needed before the first line is said, so it loads little: what raises an error is imported when
there is one.
"""

from __future__ import annotations

from pathlib import Path

APP = "playroom"
ROOM_LIST, SAVED_ROOMS = "room-list.json", "rooms.json"
"""The file of the player's own list of rooms, in the folder of the games."""


class Places:
    """The folder of the games (`data`) and the file of the settings (`settings`)."""

    __slots__ = ("data", "settings")

    def __init__(self, data: Path, settings: Path) -> None:
        self.data = data
        self.settings = settings


def places(folder: str | Path | None = None) -> Places:
    """The places to use: both in `folder` when it is given (`--data`), else where the platform
    keeps such things.

    Raises `StoreError` (`not-a-folder`, `cannot-open`) for a folder that cannot be one.
    """
    try:
        if folder is not None:
            if "\0" in str(folder):
                raise ValueError("a NUL in a name")
            home = Path(folder).expanduser().absolute()
            if home.exists() and not home.is_dir():
                _refuse("not-a-folder", home)
            return Places(home, home / "settings.toml")
        import platformdirs  # here: with --data it is not needed, and it costs 5 ms

        data = platformdirs.user_data_path(APP, appauthor=False)
        return Places(data, platformdirs.user_config_path(APP, appauthor=False) / "settings.toml")
    except (OSError, ValueError, RuntimeError) as error:  # too long, a NUL inside, no home folder
        _refuse("cannot-open", folder or "~", error)
    raise AssertionError("not reached")


def ensure(folder: Path) -> None:
    """Makes `folder`, readable by its owner only (games hold their seeds). Raises `StoreError`."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError) as error:
        _refuse("not-a-folder", folder, error)
    except (OSError, ValueError) as error:
        from playroom.store.errors import os_key

        _refuse(os_key(error), folder, error)


def _refuse(key: str, path: Path | str, cause: Exception | None = None) -> None:
    from playroom.store.errors import StoreError, spoken_path

    raise StoreError(key, file=spoken_path(path)) from cause
