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
from playroom.engine.log.entries import Lease, Log
from playroom.engine.overriding import override
from playroom.engine.record import Record
from playroom.engine.wire import PLAIN, written
from playroom.match.match_log import MatchWriteQueue
from playroom.room.cluster.membership import Membership
from playroom.room.lobby.postgres_tickets import PostgresTicketStore
from playroom.room.lobby.tickets import TicketStore
from playroom.room.store.room_store import RoomStore
from playroom.room.table.values import PersonId, TableId
from playroom.store import Engine, Node, PresenceStore, StoreError
from playroom.store.faults import Faults
from playroom.store.postgres.engine import EngineError
from playroom.store.postgres.nodes import HEARTBEAT

LOST = 2.0
"""Seconds after which a person of a dead process, who has not come to another one, is away."""
NEWS = 1.0
"""Seconds that are waited for news at most."""


SILENT = 1.0
"""Seconds without an answer of the database after which the host is told."""


class About(Record):
    """What a process says to the others: where it listens, and the certificate it has."""

    place: str
    pin: str = ""


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

    def lost(self, people: list[tuple[TableId, PersonId]]) -> None:
        """These were at a process that is gone."""
        ...

    def re_register(self) -> None:
        """This process has a new number: the people present here are to be tracked again."""
        ...

    def elsewhere(self, at: tuple[str, ...]) -> None:
        """There are other places of the room than before."""
        ...

    def others(self, people: list[tuple[str, int]], holders: Mapping[TableId, str]) -> None:
        """So many people are at each of the other places, and these hold the leases of tables with
        people here; told at every beat.
        """
        ...

    def drain(self) -> None:
        """Takes no new people and sends the present ones on."""
        ...


class SharedMembership(Membership):
    """A `Membership` among several processes."""

    alone = False

    def __init__(self, engine: Engine, log: Log, answers: Callable[[bool], None]) -> None:
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
        self._lost = dict[tuple[TableId, PersonId], float]()
        self._closed = threading.Event()
        self._looks = threading.Event()
        self._is_wanted: Callable[[TableId], bool] = lambda table: False
        self._threads: list[threading.Thread] = []
        self._heard_at = monotonic()
        self._silent = False
        self._fault = ""
        self.is_draining = False
        self.place = ""
        """The listen address published to the others."""
        self.pin = ""
        """That of their certificate."""

    @property
    def number(self) -> int:
        """What this process is known by."""
        return self._node.number

    def is_own(self, number: int) -> bool:
        """Is (or was) this process known by it?"""
        return number in self._node.numbers

    def start(
        self,
        replication: Replication,
        write_queue: MatchWriteQueue,
        is_wanted: Callable[[TableId], bool],
        led_elsewhere: Callable[[], list[TableId]],
        faults: Faults,
    ) -> None:
        """Starts following; `is_wanted`: whether a table runs here, so that its free lease is
        acquired; `led_elsewhere`: the tables with people here of which this process does not hold
        the lease. Both are called in another thread. `faults` takes reports of unexpected errors.

        Raises `EngineError`.
        """
        self._replication: Replication = replication
        self._write_queue, self._is_wanted, self._faults = write_queue, is_wanted, faults
        self._led_elsewhere = led_elsewhere
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
    def listens(self, place: str, pin: str) -> None:
        """Raises `EngineError` (`certificate`: the others have another one)."""
        pins = {about_of(about).pin for about, _ in self._node.others()} - {""}
        if pins - {pin}:
            raise EngineError("certificate", engine=self._engine.place)
        self._node.announce(written(About(place, pin)))
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

    @override
    def hand_over(self, table: TableId, place: str = "") -> None:
        if self._leases.pop(table, None) is not None:
            node, about = self._node, written(About(place, self.pin))
            give = partial(node.give, table, about) if place else partial(node.hand_over, table)
            self._write_queue.run(give, lambda result: None, of=table)

    @override
    def fenced(self, table: TableId) -> None:
        """What is so is told again after the next beat."""
        self._leases.pop(table, None)

    @override
    def here(self, table: TableId, person: PersonId) -> None:
        act = partial(self.sessions.here, table, person, self.number)
        self._write_queue.run(act, lambda result: None, of=person)

    @override
    def still(self, table: TableId, person: PersonId) -> None:
        act = partial(self.sessions.still, table, person, self._node.numbers)
        self._write_queue.run(act, lambda result: None, of=person)

    @override
    def gone(self, table: TableId, person: PersonId, on_result: Callable[[bool], None]) -> None:
        act = partial(self.sessions.gone, table, person, self._node.numbers)
        self._write_queue.run(act, lambda result: on_result(result is not False), of=person)

    @override
    def say(self, table: TableId, kind: str, text: str) -> None:
        self._write_queue.run(
            partial(self.sessions.say, table, kind, text), lambda result: None, of=table
        )

    @override
    def elsewhere_in(self, table: TableId) -> set[PersonId]:
        return self.sessions.present(table)

    @override
    def elsewhere(self) -> tuple[str, ...]:
        return self._elsewhere

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
            node.release_all()
        if node.number != number:
            self._tell(self._replication.re_register)
        others = [(about_of(about).place, people) for about, people in node.others()]
        elsewhere = tuple(place for place, _ in others if place)
        if elsewhere != self._elsewhere:
            self._elsewhere = elsewhere
            self._tell(self._replication.elsewhere, elsewhere)
        holders = node.holders(self._led_elsewhere())
        places = {table: about_of(about).place for table, about in holders.items()}
        self._tell(self._replication.others, others, places)
        if not self.is_draining:
            expired = [table for table in node.expired() if self._is_wanted(table)]
            expired += [self._wanted.popleft() for _ in range(len(self._wanted))]
            random.shuffle(expired)  # others look too, and begin elsewhere
            node.acquire_all(expired)
        mine = {lease.table: lease for lease in node.leases()}
        if mine != self._leases:
            self._tell(self._hold, mine)
        self._look_for_lost()
        self.sessions.tidy()

    def _hold(self, mine: dict[TableId, Lease]) -> None:
        self._leases = mine
        self._replication.holds(mine)

    def _look_for_lost(self) -> None:
        now, found = monotonic(), self.sessions.lost()
        self._lost = {who: self._lost.get(who, now) for who in found}
        due = [who for who, since in self._lost.items() if now - since >= LOST]
        if due:
            self._tell(self._replication.lost, due)
