"""A room in another process: appends to a game and tells every input that the store has taken.

    python -m tests.store.worker FOLDER GAME COUNT [shared]

Prints `open`, then the sequence after each `append` that returned; with `shared`, others append to
the same game, and what they have done first is skipped.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playroom.store import Store, StoreError
from tests.store.sample import entry, header


def main() -> None:
    folder, game, count = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
    shared = len(sys.argv) > 4
    store = Store.open(folder)
    print("open", flush=True)
    try:
        store.create(header(game))
    except StoreError as why:
        if why.key != "exists":
            raise
    at = store.find(game).sequence
    while at < count:
        at += 1
        try:
            store.append(game, at, entry(at))
        except StoreError as why:
            if why.key != "repeat" or not shared:
                raise
            continue
        print(at, flush=True)
    store.close()


if __name__ == "__main__":
    main()
