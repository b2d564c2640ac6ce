"""A room in another process: makes a game, appends to it and tells every input that was taken.

    python -m tests.store.worker FOLDER GAME COUNT

Prints `open`, then the sequence after each `append` that returned.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playroom.store import Store, StoreError, StoreLog
from tests.store.sample import entry, header


def main() -> None:
    folder, game, count = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
    store = Store.open(folder)
    print("open", flush=True)
    try:
        store.create(header(game))
    except StoreError as why:
        if why.key != "exists":
            raise
    at = store.find(game).sequence
    log = StoreLog(store.file)
    while at < count:
        at += 1
        log.append(game, at, entry(at))
        print(at, flush=True)
    log.close()
    store.close()


if __name__ == "__main__":
    main()
