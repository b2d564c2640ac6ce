"""Cluster membership of one process among several that serve a room from one database: heartbeats,
the leases that it holds, expired leases that it acquires, and news of the others.

Two threads ask the database; what they find is passed on in the thread of the event loop.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import threading
import traceback
from collections import deque
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Protocol

from playroom.clock import monotonic
from playroom.engine.log.entries import Lease
from playroom.engine.overriding import override
from playroom.engine.record import Record
from playroom.engine.wire import PLAIN, written
from playroom.match.match_log import MatchWriteQueue
from playroom.room.cluster.membership import Comes, Membership, new_id
from playroom.room.lobby.postgres_tickets import PostgresTicketStore
from playroom.room.lobby.tickets import TicketStore
from playroom.room.moderation.state import ROOM
from playroom.room.protocol.addresses import in_order, near
from playroom.room.store.room_store import RoomStore
from playroom.room.table.values import PersonId, TableId
from playroom.store import Engine, Node, PostgresLog, PresenceStore, StoreError
from playroom.store.faults import Faults
from playroom.store.postgres.engine import EngineError
from playroom.store.postgres.nodes import HEARTBEAT

NEWS = 1.0
"""Seconds that are waited for news at most."""


TIDY = 10.0
"""Seconds between two times when old news are deleted."""
SILENT = 1.0
"""Seconds without an answer of the database after which the host is told."""


class About(Record, omit_defaults=True):
    """What a process says to the others: where programs find it, the certificate it has, and where
    (`HOST:PORT`) the other processes find it.
    """

    place: str
    pin: str = ""
    inside: str = ""


def about_of(about: str) -> About:
    """What a process says, when it says something."""
    try:
        return PLAIN.decode(about.encode(), About)
    except ValueError:
        return About("")


class Replication(Protocol):
    """Hears what other processes do."""

    def heard(self, news: Mapping[str, int]) -> None:
        """These logs (and other things) have grown."""
        ...

    def holds(self, leases: Mapping[TableId, Lease]) -> None:
        """This process holds these leases now, and no others."""
        ...

    def re_register(self) -> None:
        """This process has a new number: the people present here are to be tracked again."""
        ...

    def elsewhere(self, at: tuple[str, ...]) -> None:
        """There are other places of the room than before."""
        ...

    def spread(self) -> None:
        """To be called at every beat: may give tables to the processes that are to run them."""
        ...

    def drain(self) -> None:
        """Takes no new people and sends the present ones on."""
        ...


class SharedMembership(Membership):
    """A `Membership` among several processes."""

    alone = False

    def __init__(self, engine: Engine, log: PostgresLog, answers: Callable[[bool], None]) -> None:
        """`answers` is called in another thread: with False once the database has been silent for a
        while, with True when it answers again.

        Raises `EngineError`.
        """
        self._engine = engine
        self.sessions = PresenceStore(engine)
        self._log = log
        self._answers = answers
        self._node = Node(engine, "")
        self._leases = dict[TableId, Lease]()
        self._elsewhere: tuple[str, ...] = ()
        self._wanted: deque[TableId] = deque()
        self._closed = threading.Event()
        self._looks = threading.Event()
        self._is_wanted: Callable[[TableId], bool] = lambda table: False
        self._threads: list[threading.Thread] = []
        self._heard_at = self._tidied = monotonic()
        self._silent = False
        self._fault = ""
        self.is_draining = False
        self.comes: Comes | None = None
        self.peers = frozenset[str]()
        self._abouts = dict[str, str]()
        self.place = ""
        """The listen address published to the others."""
        self.pin = ""
        """That of their certificate."""

    @property
    def number(self) -> int:
        """What this process is known by."""
        return self._node.number

    def start(
        self,
        replication: Replication,
        write_queue: MatchWriteQueue,
        is_wanted: Callable[[TableId], bool],
        faults: Faults,
    ) -> None:
        """Starts following; `is_wanted`: whether the expired lease of a table is acquired here, is
        called in another thread. `faults` takes reports of unexpected errors.

        Raises `EngineError`.
        """
        self._replication: Replication = replication
        self._write_queue, self._is_wanted, self._faults = write_queue, is_wanted, faults
        self._loop = asyncio.get_running_loop()
        self._news = self._log.follow()
        threads: list[Callable[[], None]] = [self._beat_on, self._hear_on]
        for act in threads:
            thread = threading.Thread(target=act, name=act.__name__, daemon=True)
            self._threads.append(thread)
            thread.start()

    def close(self) -> None:
        """Lives no longer: others see to its tables at once."""
        self._closed.set()
        self._looks.set()
        threads, self._threads = self._threads, []
        if threads:
            self._news.close()
        for thread in threads:
            thread.join()
        self._node.close()

    @override
    def listens(self, place: str, pin: str, inside: str) -> None:
        """Raises `EngineError` (`certificate`: the others have another one)."""
        pins = {about_of(about).pin for about in self._node.look().others} - {""}
        if pins - {pin}:
            raise EngineError("certificate", engine=self._engine.place)
        self._node.announce(written(About(place, pin, inside)))
        self.place, self.pin = place, pin

    # -- on the thread of the loop -----------------------------------------------------------------

    def wants(self, table: TableId) -> None:
        """A table runs here; its lease may be free."""
        self._wanted.append(table)

    def look(self) -> None:
        """Does so at once, and not at the next beat only."""
        self._looks.set()

    def release(self, table: TableId) -> None:
        """Releases the lease of a closed table."""
        if self._leases.pop(table, None) is not None:
            self._write_queue.run(partial(self._node.release, table), lambda result: None, of=table)

    def holder(self, table: TableId) -> About | None:
        """The other process that holds the lease of a table; none if no live one does. In a thread
        of the write queue. Raises `StoreError`.
        """
        about = self._node.holder(table)
        return None if about is None else about_of(about)

    def hand_over(self, table: TableId) -> None:
        """Leaves the lease of a table to any other process."""
        if self._leases.pop(table, None) is not None:
            self._run(partial(self._node.hand_over, table), table)

    def give(self, table: TableId, place: str) -> None:
        """Gives the lease of a table to the process at a place."""
        about = self._abouts.get(place)
        if about is not None and self._leases.pop(table, None) is not None:
            self._run(partial(self._node.give, table, about), table)

    @override
    def new_table(self) -> TableId:
        while True:
            table = new_id()
            if in_order(self.places, table)[0] == self.place:
                return table

    @override
    def fenced(self, table: TableId) -> None:
        """What is so is told again after the next beat."""
        self._leases.pop(table, None)

    @override
    def here(self, person: PersonId) -> None:
        self._run(partial(self.sessions.here, ROOM, person, self.number), person)

    @override
    def still(self, person: PersonId) -> None:
        self._run(partial(self.sessions.still, ROOM, person, self._node.numbers), person)

    @override
    def gone(self, person: PersonId) -> None:
        self._run(partial(self.sessions.gone, ROOM, person, self._node.numbers), person)

    @override
    def say(self, kind: str, text: str) -> None:
        self._run(partial(self.sessions.say, ROOM, kind, text), ROOM)

    def _run(self, act: Callable[[], object], of: str) -> None:
        self._write_queue.run(act, lambda result: None, of=of)

    @override
    def elsewhere_in(self) -> set[PersonId]:
        return self.sessions.present(ROOM)

    @override
    def elsewhere(self) -> tuple[str, ...]:
        return self._elsewhere

    @property
    def places(self) -> tuple[str, ...]:
        """The addresses of all processes that take people."""
        return (*self._elsewhere, self.place)

    @override
    def tickets(self, room_store: RoomStore) -> TicketStore:
        return PostgresTicketStore(self._engine, lambda: self._node.numbers)

    # -- threads -----------------------------------------------------------------------------------

    def _tell(self, act: Callable[..., object], *given: Any) -> None:
        def heard() -> None:
            if not self._closed.is_set():  # nothing is kept or begun any more
                act(*given)

        with contextlib.suppress(RuntimeError):  # the room was closed meanwhile
            self._loop.call_soon_threadsafe(heard)

    def _failed(self, why: Exception) -> None:
        """Reports an error of a thread, which goes on."""
        if repr(why) != self._fault:  # told once, not at every beat
            self._fault = repr(why)
            title = "the room's other processes:"  # not said
            self._tell(self._faults, [title, *traceback.format_exception(why)])

    def _hear_on(self) -> None:
        while not self._closed.is_set():
            try:
                news = self._news.news(NEWS)
            except Exception as why:
                self._failed(why)
                self._closed.wait(HEARTBEAT)
            else:
                if news:
                    self._tell(self._replication.heard, news)

    def _beat_on(self) -> None:
        while True:
            try:
                self._beat()
                self._heard_at = monotonic()
                does_answer = True
            except Exception as why:  # tried again all the time
                if not isinstance(why, StoreError):
                    self._failed(why)
                does_answer = monotonic() < self._heard_at + SILENT
            if self._silent is does_answer:
                self._silent = not does_answer
                self._answers(does_answer)
            self._looks.wait(HEARTBEAT)
            self._looks.clear()
            if self._closed.is_set():
                return

    def _beat(self) -> None:
        node, number = self._node, self.number
        if node.heartbeat() and not self.is_draining:
            self.is_draining = True
            self._tell(self._replication.drain)
        if node.number != number:
            self._tell(self._replication.re_register)
        seen = node.look()
        others = [about_of(about) for about in seen.others]
        self._abouts = {one.place: about for one, about in zip(others, seen.others, strict=True)}
        elsewhere = tuple(other.place for other in others if other.place)
        hosts = (other.inside.rpartition(":")[0].strip("[]") for other in others)
        self.peers = frozenset(near(host) for host in hosts if host)
        if elsewhere != self._elsewhere:
            self._elsewhere = elsewhere
            self._tell(self._replication.elsewhere, elsewhere)
        mine = {lease.table: lease for lease in seen.leases}
        if not self.is_draining:
            expired = [table for table in seen.expired if self._is_wanted(table)]
            expired += [self._wanted.popleft() for _ in range(len(self._wanted))]
            random.shuffle(expired)  # others look too, and begin elsewhere
            mine |= {lease.table: lease for lease in node.acquire_all(expired)}
        if mine != self._leases:
            self._tell(self._hold, mine)
        self._tell(self._replication.spread)
        if monotonic() >= self._tidied + TIDY:
            self._tidied = monotonic()
            self.sessions.tidy()

    def _hold(self, mine: dict[TableId, Lease]) -> None:
        self._leases = mine
        self._replication.holds(mine)
