"""Where the logs of the contract's tests are kept. A further kind of log joins with a place here
(and in `PLACES`, when other processes can reach it) and a class in `test_logs`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from typing import Protocol

from playroom.engine.header import Header
from playroom.engine.log.entries import Log, MemoryLog
from playroom.store import Store, StoreLog
from playroom.store.database import FILE
from tests.store.postgres import PostgresPlace


class Place(Protocol):
    """A place where logs are kept, empty at first."""

    def ready(self, header: Header) -> None:
        """From now on there is a log called as the id of `header`; so far it has no rows."""
        ...

    def opened(self) -> AbstractContextManager[Log]:
        """Its logs; those that are opened twice are the same."""
        ...


class SharedPlace(Place, Protocol):
    """A place that other processes reach."""

    @property
    def address(self) -> str:
        """By what they find it, for `place_at`."""
        ...


class MemoryPlace:
    """Logs in the memory of this process."""

    def __init__(self) -> None:
        self._log = MemoryLog()

    def ready(self, header: Header) -> None:
        """See `Place`: a log is there when it is first used."""

    @contextmanager
    def opened(self) -> Iterator[Log]:
        """See `Place`."""
        yield self._log


class StorePlace:
    """Logs in the store of a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @property
    def address(self) -> str:
        """See `SharedPlace`."""
        return f"store:{self.folder}"

    def ready(self, header: Header) -> None:
        """See `Place`."""
        with Store.open(self.folder) as store:
            store.create(header)

    def opened(self) -> AbstractContextManager[Log]:
        """See `Place`."""
        return closing(StoreLog(self.folder / FILE))


PLACES: dict[str, Callable[[str], SharedPlace]] = {
    "postgres": PostgresPlace.at,
    "store": lambda rest: StorePlace(Path(rest)),
}


def place_at(address: str) -> SharedPlace:
    """The place of an address, as another process made it."""
    kind, _, rest = address.partition(":")
    return PLACES[kind](rest)
