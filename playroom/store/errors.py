"""Storage errors, as values that the shell turns into one sentence."""

# messages: store-<key> store-file-<key> store-hindrance

from __future__ import annotations

import errno
from pathlib import Path, PurePath
from typing import TypeAlias

from playroom.engine.notes import Clean, Kind, Note

ErrorValue: TypeAlias = int | str
"""A number, a token, or a `Clean` (paths, ids and words of the user)."""


_HINDERING = frozenset(
    (
        *("disk-full", "disk-error", "locked"),
        *("not-writable", "cannot-open", "not-found", "not-a-folder"),
    )
)


class StoreError(Exception):
    """Something could not be stored or read. `key` is a stable token, `values` go into the
    sentence.

    The sentence is the message `store-<key>`; `note` is ready to be said. Keys, with their values:

    - about the file (`file`): `cannot-open`, `cannot-read`, `not-writable`, `damaged`, `empty`
      (of the games, where there should be some), `foreign`
      (not ours), `newer` (`version`, `known`), `older` (only when opened read-only),
      `disk-full`, `disk-error`, `locked`, `closed`, `not-found`, `not-a-folder`;
    - about a game (`game`, its id): `no-game`, `several-games` (`count`), `exists`, `over`,
      `damaged-game` (`sequence`), `bad-value` (`what`);
    - about a game without usable rules (`game`, what was played): `no-rules`, `broken-rules`,
      `clashing-rules`, `other-version`;
    - about a setting: `setting-value` (`setting`, `given`).
    """

    prefix = "store"

    def __init__(self, key: str, /, **values: ErrorValue) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    @property
    def hinders_all(self) -> bool:
        """Does it keep anything whatever from being kept, as a full disk does?"""
        return self.key in _HINDERING

    def hindrance(self, files: bool, page: bool = False) -> Note:
        """Why storing fails, and the remedy, as a part of a sentence. `files`: whether the listener
        can reach the files of this machine; `page`: whether they are those of the browser.
        """
        file = self.values.get("file")
        path = file if files and isinstance(file, Clean) else Clean()
        named = "yes" if path else "page" if page else "no"
        return Note.of("store-hindrance", {"why": self.key, "file": path, "named": named})

    @property
    def note(self) -> Note:
        """The sentence."""
        values = dict(self.values)
        if self.key == "damaged":
            file = PurePath(str(self.values.get("file", "")))
            is_mendable = file.name == "games.db" and file.parent.name != "room"
            values["doctor"] = "yes" if is_mendable else "no"
        return Note(f"{self.prefix}-{self.key}", tuple(values.items()), Kind.REFUSAL)

    def __str__(self) -> str:
        return " ".join([self.key, *(f"{name}={value}" for name, value in self.values.items())])


class BadFile(StoreError):
    """A game in a file that is not what it should be: `line` counts from 1 (0: the file as a
    whole).

    The sentence is `store-file-<key>`, with `line` and, where it helps, `field`. Keys: `empty`,
    `too-long`, `too-many`, `encoding`, `not-json`, `not-a-game`, `newer-format` (`version`),
    `field-missing`, `field-unknown`, `field-type`, `field-value`, `commitment`, `no-seed`,
    `sequence` (`sequence` is what was due), `cut-short` (`expected`, `found`).
    """

    prefix = "store-file"

    def __init__(self, line: int, key: str, /, **values: ErrorValue) -> None:
        super().__init__(key, line=line, **values)
        self.line = line


def spoken_path(path: Path | str) -> Clean:
    """A path as a value of a sentence."""
    return Clean.of(str(path).encode("utf-8", "replace").decode(), 300)


_ERRNO = {
    "ENOSPC": "disk-full",
    "EDQUOT": "disk-full",
    "EFBIG": "disk-full",
    "EACCES": "not-writable",
    "EPERM": "not-writable",
    "EROFS": "not-writable",
    "EIO": "disk-error",
    "ENOENT": "not-found",
}


def os_key(error: Exception, otherwise: str = "cannot-open") -> str:
    """The key for what the operating system reports (`ValueError`: a name that no file
    can have).
    """
    number = error.errno if isinstance(error, OSError) else None
    return _ERRNO.get(errno.errorcode.get(number or 0, ""), otherwise)
