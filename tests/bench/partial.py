"""Long measurements that may be cut short: with PLAYROOM_FOUND=FOLDER every deal's result is kept
in a file there, and a later run goes on after the last of them.

A file holds what one policy did: it belongs in another folder when a bot has changed.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path


def deals(
    name: str, many: int, play: Callable[[int], Sequence[float]]
) -> Iterator[Sequence[float]]:
    """The figures of deals 0 to `many` - 1, from the file of `name` or by `play`."""
    folder = os.environ.get("PLAYROOM_FOUND")
    if not folder:
        yield from map(play, range(many))
        return
    path = Path(folder, name.replace(" ", "-") + ".jsonl")
    path.parent.mkdir(parents=True, exist_ok=True)
    known = path.read_text("utf-8").splitlines() if path.exists() else []
    yield from map(json.loads, known[:many])
    with path.open("a", encoding="utf-8") as file:
        for number in range(len(known), many):
            figures = play(number)
            file.write(json.dumps(figures) + "\n")
            file.flush()
            yield figures
