"""Archive: all kept games as one file (a zip of JSON Lines, as `playroom export` prints them), and
games taken out of such a file.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from typing import NamedTuple

from playroom.records.opening import open_file
from playroom.store import Store, StoreError
from playroom.store.jsonl import log_lines, read_lines

LONGEST = 50_000_000
"""Bytes of a file, and of what is in it, at most."""


class Taken(NamedTuple):
    """What came of a file: games that are kept now, and those that could not be read or are kept
    already.
    """

    kept: int
    left: int


def packed(store: Store) -> bytes:
    """All games of a store. Raises `StoreError`."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as file:
        for summary in store.all():
            lines = "".join(log_lines(store.log(summary.id)))
            file.writestr(zipfile.ZipInfo(f"{summary.id}.jsonl"), lines)
    return data.getvalue()


def take(store: Store, data: bytes) -> Taken:
    """Keeps the games of a file, each after it was checked input by input. A file that is no zip
    is one game. Raises `StoreError` when nothing whatever can be kept.
    """
    kept = left = 0
    for content in _contents(data):
        try:
            log = read_lines(io.BytesIO(content))
            store.add(log, open_file(log).outcome)
            kept += 1
        except StoreError as why:
            if why.hinders_all:
                raise
            left += 1
        except Exception:  # a strange file: what its rules say to it is anything
            left += 1
    return Taken(kept, left)


def _contents(data: bytes) -> Iterator[bytes]:
    """The files in it. What is damaged has zipfile and each of its codecs raise what they like."""
    if len(data) > LONGEST:
        yield b""
        return
    try:
        file = zipfile.ZipFile(io.BytesIO(data))
    except Exception:
        yield data
        return
    inside = [one for one in file.infolist() if not one.is_dir()]
    if sum(one.file_size for one in inside) > LONGEST:
        yield b""
        return
    for one in inside:
        try:
            content = file.read(one)
        except Exception:
            content = b""
        yield content
