"""Atomic replacement of a small file."""

from __future__ import annotations

import contextlib
import errno
import os
from pathlib import Path

from playroom.store.errors import StoreError, os_key, spoken_path


def write_whole(path: Path, data: bytes) -> None:
    """Writes a file atomically: all of `data` or, on an error (`StoreError`), what was there.

    A link is followed; the permissions of an older file are kept, a new one is its owner's only.
    """
    temporary: Path | None = None
    try:
        target = path.resolve()
        if target.is_symlink():  # links in a circle; before Python 3.13 `resolve` says so itself
            raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(path))
        mode = target.stat().st_mode & 0o777 if target.exists() else 0o600
        temporary = target.with_name(f".{target.name}.{os.getpid()}.new")
        handle = os.open(
            temporary, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0), mode
        )
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(target)
    except (
        OSError,
        ValueError,
        RuntimeError,
    ) as error:  # RuntimeError: before Python 3.13 links in a circle
        if temporary is not None:
            with contextlib.suppress(OSError):
                temporary.unlink(missing_ok=True)
        raise StoreError(os_key(error, "not-writable"), file=spoken_path(path)) from error
