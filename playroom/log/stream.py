"""Stream: optimistic client of one append-only event log, which several processes may share.

Every change goes one way: a command waits for its turn, a pure function decides from the state
which events follow from it, they are appended under the numbers that come next, and only then
applied and published. Conflicts, catching up and stale leases are handled here and nowhere else.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from playroom.engine.log.entries import AlreadyApplied, BadLog, Conflict, Lease, StaleLease
from playroom.engine.notes import Rejection
from playroom.log.write_queue import Queue

S = TypeVar("S")
E = TypeVar("E")

RETRY = 1.0
"""Seconds until a log that could not be read is read again."""

NOT_KEPT = Rejection.of("not_kept", "table-not-kept")
"""Why a command is refused once its stream is closed."""

CommandId: TypeAlias = tuple[str, str]
"""Who gave a command, and the id under which they know it."""
Result: TypeAlias = Rejection | Exception | None
"""What became of a command: rejected, failed, or (None) stored, applied and published."""
OnResult: TypeAlias = Callable[[Result], None]
Decide: TypeAlias = Callable[[S], Rejection | Sequence[E]]
"""The events that follow from a command in a state (none: nothing is to be done), or why none do.
Pure: after a conflict it is called again with the state as it is then.
"""
OnReady: TypeAlias = Callable[[Exception | None], None]


class EventLog(Protocol[E]):
    """The log of one stream in its store. Called in the thread of a write queue; may take long."""

    def append(
        self, expected: int, events: Sequence[E], id: CommandId | None, lease: Lease | None
    ) -> object:
        """Appends all events or none; the first one gets the number `expected`. When this returns
        they are on disk. What it returns is for the write queue.

        Raises `Conflict` when `expected` is not the number after the last, `AlreadyApplied` when
        the command `id` is in the log, and `StaleLease` when `lease` is that of an earlier term.
        """
        ...

    def read(self, after: int) -> Sequence[E]:
        """All events with numbers above `after`, in order."""
        ...

    def was_applied(self, id: CommandId) -> bool:
        """Are the events of the command `id` in the log?"""
        ...


class _Command(NamedTuple, Generic[S, E]):
    decide: Decide[S, E]
    on_result: OnResult
    id: CommandId | None
    leads: bool


class Stream(Generic[S, E]):
    """Stream: the state of one event log, and the only way to change it. Everything is called on
    the thread of one event loop, and `on_result` may be called before `submit` returns.

    A turnstile lets in three people. Its log is a list; its state is how many are in.

    >>> class Turns:
    ...     def __init__(self) -> None:
    ...         self.events, self.ids = [], set()
    ...     def append(self, expected, events, id, lease):
    ...         if id is not None and id in self.ids:
    ...             raise AlreadyApplied
    ...         if expected != len(self.events) + 1:
    ...             raise Conflict(len(self.events) + 1)
    ...         self.events += events
    ...         self.ids.add(id)
    ...     def read(self, after):
    ...         return self.events[after:]
    ...     def was_applied(self, id):
    ...         return id in self.ids
    >>> from playroom.log.write_queue import InlineQueue
    >>> def enters(name):
    ...     return lambda inside: Rejection.of("full", "full") if inside == 3 else (name,)
    >>> def result(result):
    ...     print(result.code if isinstance(result, Rejection) else result)
    >>> log = Turns()
    >>> def open(name):
    ...     stream = Stream(log, InlineQueue(), 0, lambda inside, event: inside + 1)
    ...     stream.subscribe(lambda event, before, own: print(f"{name}: {event} is in"))
    ...     return stream
    >>> here, there = open("here"), open("there")

    A command is decided, appended, applied and published, and then it has its result:

    >>> here.submit(enters("Ana"), result, id=("Ana", "1"))
    here: Ana is in
    None

    The other process was not told. Its command conflicts; it reads what is there, publishes that
    in order, and decides anew:

    >>> there.submit(enters("Ben"), result, id=("Ben", "1"))
    there: Ana is in
    there: Ben is in
    None

    The answer to Ana's command was lost on its way. Given again, it is known by its id:

    >>> there.submit(enters("Ana"), result, id=("Ana", "1"))
    None

    One more, and then it is full. `here` catches up when it hears that the log has grown:

    >>> there.submit(enters("Eva"), result)
    there: Eva is in
    None
    >>> there.submit(enters("Luz"), result)
    full
    >>> here.catch_up(len(log.events))
    here: Ben is in
    here: Eva is in
    >>> here.state, there.state, log.events
    (3, 3, ['Ana', 'Ben', 'Eva'])
    """

    def __init__(
        self,
        log: EventLog[E],
        queue: Queue,
        state: S,
        apply: Callable[[S, E], S],
        length: int = 0,
        *,
        of: str = "",
        on_stale: Callable[[], None] = lambda: None,
        on_unread: Callable[[Exception], None] = lambda why: None,
        on_settled: Callable[[Exception | None], None] = lambda why: None,
    ) -> None:
        """`state` is that after the first `length` events; `apply` gives the state after one more
        (it may be the same object, changed), and raises when the event cannot follow.

        `of`: what the write queue orders the calls by. `on_stale`: another process has the lease.
        `on_unread`: what others have appended cannot be read now, or not be applied.
        `on_settled`: a command was stored or has failed, or a catch-up has ended (with its
        exception), and the results were given.
        """
        self.state = state
        self.length = length
        """Events that were applied."""
        self.is_leader = True
        """May this process submit what only the owner of the lease may (`submit`, `leads`)?"""
        self.lease: Lease | None = None
        """The lease of this process, where others share the log."""
        self.busy = False
        """Is a call to the log under way?"""
        self.commands: deque[_Command[S, E]] = deque()
        """The commands that wait for their turn."""
        self.closed = False
        self._log, self._queue, self._of = log, queue, of
        self._apply = apply
        self._on_stale, self._on_unread, self._on_settled = on_stale, on_unread, on_settled
        self._subscribers: list[Callable[[E, S, bool], None]] = []
        self._due = 0
        """The number that the log has reached, as far as is known here."""
        self._may_have_grown = False
        """Is the log to be read whatever `_due` is?"""
        self._catching_up: list[OnReady] = []

    def subscribe(self, on_event: Callable[[E, S, bool], None]) -> None:
        """`on_event` is called with every event from now on once it is on disk and applied, with
        the state before it, and whether it was submitted here.
        """
        self._subscribers.append(on_event)

    def close(self) -> None:
        """Takes no more commands: one submitted from now on results in `NOT_KEPT`, and the log is
        not read for `catch_up`. Commands that wait are still decided, stored and published, and
        have their results: before this returns where the log answers at once, else from the event
        loop or from `WriteQueue.close`. Each that the log does not take results in its exception.
        """
        self.closed = True
        self._end()

    def _end(self) -> None:
        """Drops all callbacks once everything is decided that was submitted before `close`, so that
        what is over is freed without a collection.
        """
        if self.busy or self.commands:
            return
        self._subscribers.clear()
        self._apply = lambda state, event: state
        self._on_stale = lambda: None
        self._on_unread = self._on_settled = lambda why: None
        waiting, self._catching_up = self._catching_up, []
        for on_ready in waiting:
            on_ready(None)

    @property
    def is_idle(self) -> bool:
        """Is nothing under way or waiting?"""
        return not (self.busy or self.commands or self.closed)

    # -- commands ----------------------------------------------------------------------------------

    def submit(
        self,
        decide: Decide[S, E],
        on_result: OnResult,
        id: CommandId | None = None,
        leads: bool = False,
    ) -> None:
        """Puts a command behind those that wait. `id`: what a repetition of it is known by.
        `leads`: it comes from the process that owns the lease, and results in `StaleLease` where
        another one owns it by then.
        """
        if self.closed:
            on_result(NOT_KEPT)
            return
        self.commands.append(_Command(decide, on_result, id, leads))
        self._next()

    def append_now(self, events: Sequence[E]) -> None:
        """Appends and applies events in the thread of the caller and publishes nothing: for the
        start, before anybody is here. Raises what `apply` and the log raise; then nothing was
        appended.
        """
        if events:
            state = self.state
            for event in events:
                state = self._apply(state, event)
            self._log.append(self.length + 1, events, None, None)
            self.state, self.length = state, self.length + len(events)

    def _next(self) -> None:
        behind = self._may_have_grown or self._due > self.length or self._catching_up
        if behind and not (self.busy or self.closed):
            self._read()
        while self.commands and not self.busy:
            command = self.commands.popleft()
            if command.leads and not self.is_leader:
                command.on_result(StaleLease())
                continue
            try:
                events = command.decide(self.state)
            except Exception as why:  # a defect in the rules: nothing has happened
                command.on_result(why)
                continue
            if isinstance(events, Rejection) or not events:
                command.on_result(events if isinstance(events, Rejection) else None)
                continue
            self.busy = True
            lease = self.lease if command.leads else None
            append = partial(self._log.append, self.length + 1, events, command.id, lease)
            self._queue.run(append, partial(self._appended, command, events), self._of)

    def _appended(self, command: _Command[S, E], events: Sequence[E], result: object) -> None:
        why = result if isinstance(result, Exception) else None
        if isinstance(why, Conflict | AlreadyApplied):
            self._read(command, isinstance(why, AlreadyApplied))
            return
        if why is None:
            for event in events:
                self._take(event, True)
        elif isinstance(why, StaleLease):
            self.is_leader = False
            self._on_stale()
        self.busy = False
        command.on_result(why)
        self._next()
        self._on_settled(why)
        if self.closed:
            self._end()

    def _take(self, event: E, own: bool) -> None:
        before = self.state
        self.state = self._apply(before, event)
        self.length += 1
        for on_event in self._subscribers:
            on_event(event, before, own)

    # -- what other processes append ---------------------------------------------------------------

    def catch_up(self, due: int = 0, on_ready: OnReady | None = None) -> None:
        """Reads and publishes what other processes have appended: up to number `due` at least,
        else whatever there is; nothing when that number was reached. `on_ready` is called when it
        is published, or with why it is not. A log that cannot be read is read again after `RETRY`.
        """
        if self.closed:
            if on_ready is not None:
                on_ready(None)
            return
        self._due = max(self._due, due)
        self._may_have_grown |= not due
        if on_ready is not None:
            self._catching_up.append(on_ready)
        self._next()

    def _read(self, command: _Command[S, E] | None = None, applied: bool = False) -> None:
        """`command` came too late for what others have appended, or was `applied`: its answer was
        lost.
        """
        self.busy = True
        log, after, id = self._log, self.length, None if command is None else command.id
        waiting, self._catching_up = self._catching_up, []
        self._may_have_grown = False

        def read() -> tuple[bool, Sequence[E]]:
            return applied or (id is not None and log.was_applied(id)), log.read(after)

        def on_read(result: tuple[bool, Sequence[E]] | Exception) -> None:
            why: Exception | None = None
            is_applied, events = (applied, ()) if isinstance(result, Exception) else result
            if isinstance(result, Exception):
                why = result
            elif not events:
                self._due = 0
                if command is not None and not is_applied:
                    why = BadLog(after + 1, "sequence")  # a conflict with nothing
            try:
                for event in events:
                    self._take(event, False)
            except Exception as fault:  # they do not follow from each other
                why = fault
            self._caught_up(command, is_applied, waiting, why)

        self._queue.run(read, on_read, self._of)

    def _caught_up(
        self,
        command: _Command[S, E] | None,
        applied: bool,
        waiting: Sequence[OnReady],
        why: Exception | None,
    ) -> None:
        self.busy = False
        if command is not None and (applied or why is not None):
            command.on_result(why)
        elif command is not None:
            self.commands.appendleft(command)
        for on_ready in waiting:
            on_ready(why)
        if why is not None and not self.closed:
            self._due = 0  # not at once, and again, and again
            asyncio.get_running_loop().call_later(RETRY, self.catch_up)
            if command is None:
                self._on_unread(why)
        self._next()
        self._on_settled(why)
        if self.closed:
            self._end()
