"""The log of one table, as this process follows it: questions are answered one after the other by
the pure rules, their rows are kept, and only then told.

What others put there (another process of the same room) is read and told in the same order. Whoever
was too late to keep rows hears of it by the number, catches up, and is asked anew: what follows may
be another thing by then.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, NamedTuple, Protocol

from playroom.engine.contract import Game
from playroom.engine.log.entries import AlreadyApplied, Conflict, Lease, StaleLease
from playroom.engine.notes import Rejection
from playroom.room.table import values as v
from playroom.room.table.context import Asked, RoomContext
from playroom.room.table.recent_rows import RecentRows
from playroom.room.table.session import Came
from playroom.room.table.state import NoTable, apply
from playroom.room.table.values import TableState

AGAIN = 1.0
"""Seconds until what could not be read is read once more."""

KnownBy = tuple[v.PersonId, str]
"""Who asked for something and under which id."""
Ready = Callable[[Exception | None], None]
"""Called when something is ready, or with why it is not."""


class Teller(Protocol):
    """The table of a log."""

    reign: Lease | None
    acts: bool
    """Does this process see to what the table sees for itself?"""

    def note(self, row: v.TableEvent, life: TableState) -> None:
        """What is to be remembered of a row, of every one that there ever was."""
        ...

    def must_wait(self, row: v.TableEvent, ready: Ready) -> bool:
        """Has something to be there before a row of somebody else is told? It is got then."""
        ...

    def tell(self, row: v.TableEvent, before: TableState, own: bool) -> None:
        """Tells everybody a row. `own`: it was asked for here."""
        ...

    def fenced(self) -> None:
        """Another process sees to the table by now."""
        ...

    def failed(self, came: Rejection | Exception | None) -> None:
        """What nobody asked for has come to something."""
        ...

    def look_on(self) -> None:
        """The table sees for itself what follows."""
        ...

    def look_on_later(self) -> None:
        """Nothing can be kept now."""
        ...


class _Question(NamedTuple):
    asked: Asked
    done: Came
    known_by: KnownBy | None
    of_table: bool


class TableLog:
    """Everything is called on the thread of one event loop."""

    def __init__(
        self,
        services: RoomContext,
        game: Game[Any, Any],
        rows: Iterable[v.TableEvent],
        table: Teller,
    ) -> None:
        """`rows` is the log so far. Raises `NoTable` when it is none."""
        self._services = services
        self._game = game
        self._table = table
        self._questions: deque[_Question] = deque()
        self._busy = False
        self._due = 0
        self.closed = False
        """Is nothing more asked or told?"""
        self.recent = RecentRows(game)
        life: TableState | None = None
        for row in rows:
            life = apply(life, game, row)
            self._note(row, life)
        if life is None:
            raise NoTable("it was never opened")
        self.life = life

    @property
    def is_idle(self) -> bool:
        """Is nothing under way?"""
        return not (self._busy or self._questions or self.closed)

    def keep_now(self, rows: Sequence[v.TableEvent]) -> None:
        """Rows before anybody is here. Raises `StoreError`."""
        if rows:
            life = self.life
            for row in rows:
                life = apply(life, self._game, row)
            self._services.ledger.append(self.life.id, self.life.rows + 1, rows)
            for row in rows:
                self.life = apply(self.life, self._game, row)
                self._note(row, self.life)

    # -- questions ---------------------------------------------------------------------------------

    def bring(
        self, asked: Asked, done: Came, known_by: KnownBy | None = None, of_table: bool = False
    ) -> None:
        """Puts a question behind those that are under way; its rows are kept, then told.
        `known_by`: who asks and under which id, kept with the rows. `of_table`: nobody asks but the
        table itself; nothing comes of it where another process sees to that by then.
        """
        self._questions.append(_Question(asked, done, known_by, of_table))
        self._next()

    def _next(self) -> None:
        if not self._busy and not self.closed and self._due > self.life.rows:
            self._catch_up()
        while not (self._busy or self.closed) and self._questions:
            question = self._questions.popleft()
            if question.of_table and not self._table.acts:
                question.done(StaleLease())
                continue
            try:
                rows = question.asked(self.life)
                if not isinstance(rows, Rejection):
                    life = self.life
                    for row in rows:  # what cannot follow is never kept
                        life = apply(life, self._game, row)
            except Exception as why:
                question.done(why)
                continue
            if isinstance(rows, Rejection):
                question.done(rows)
                continue
            if not rows:
                question.done(None)
                continue
            self._busy = True
            self._keep(question, rows)

    def _keep(self, question: _Question, rows: tuple[v.TableEvent, ...]) -> None:
        ledger, life = self._services.ledger, self.life
        by = self._table.reign if question.of_table else None
        append = partial(ledger.append, life.id, life.rows + 1, rows, question.known_by, by)
        kept = partial(self._kept, question, rows)
        self._services.keeper.run(append, kept, of=life.id)

    def _kept(
        self, question: _Question, rows: tuple[v.TableEvent, ...], came: Exception | None
    ) -> None:
        if isinstance(came, Conflict | AlreadyApplied):
            self._catch_up(question, isinstance(came, AlreadyApplied))
            return
        if isinstance(came, StaleLease):
            self._table.fenced()
        for row in rows if came is None else ():
            self._take(row, True)
        self._busy = False
        question.done(came)
        self._next()
        if came is None:
            self._look_on()
        else:
            self._table.look_on_later()

    def _look_on(self) -> None:
        if self.is_idle:
            self._table.look_on()

    def _take(self, row: v.TableEvent, own: bool) -> None:
        before, self.life = self.life, apply(self.life, self._game, row)
        self._note(row, self.life)
        self._table.tell(row, before, own)

    def _note(self, row: v.TableEvent, life: TableState) -> None:
        self.recent.add(row, life)
        self._table.note(row, life)

    # -- what others have put there ----------------------------------------------------------------

    def heard(self, rows: int) -> None:
        """The log has so many rows by now, whoever put them there."""
        self._due = max(self._due, rows)
        self._next()

    def _catch_up(self, question: _Question | None = None, known: bool = False) -> None:
        """Reads and tells what others have put there. `question` came too late for it, or was
        `known`: done before, and the answer was lost.
        """
        self._busy = True
        ledger, life = self._services.ledger, self.life
        known_by = None if question is None else question.known_by

        def missed() -> tuple[list[v.TableEvent], bool]:
            done = known or (known_by is not None and known_by[1] in ledger.done(known_by[0]))
            return ledger.rows(life.id, life.rows), done  # whatever was done is in the rows

        def read(came: tuple[list[v.TableEvent], bool] | Exception) -> None:
            if isinstance(came, Exception):
                self._caught_up(question, False, came)
                return
            rows, done = came
            nothing = None
            if not rows:
                self._due = 0
                nothing = None if question is None or done else NoTable("no_rows")
            ready = partial(self._caught_up, question, done)
            then = partial(self._tell_missed, deque(rows), ready)
            if not (rows and self._table.must_wait(rows[0], then)):
                then(nothing)

        self._services.keeper.run(missed, read, of=life.id)

    def _tell_missed(
        self, rows: deque[v.TableEvent], ready: Ready, why: Exception | None = None
    ) -> None:
        """Tells rows of others in order; some have to wait for what belongs to them. The first one
        has it, or there is a `why` it has not.
        """
        while why is None and rows and not self.closed:
            try:
                self._take(rows.popleft(), False)
            except Exception as fault:  # rows that do not follow from each other
                why = fault
            else:
                then = partial(self._tell_missed, rows, ready)
                if rows and self._table.must_wait(rows[0], then):
                    return
        if not self.closed:
            ready(why)

    def _caught_up(self, question: _Question | None, known: bool, why: Exception | None) -> None:
        self._busy = False
        if question is not None and (known or why is not None):
            question.done(why)  # it was done before and its answer was lost; or it cannot be done
        elif question is not None:
            self._questions.appendleft(question)
        if why is not None:
            due, self._due = self._due, 0  # not at once, and again, and again
            asyncio.get_running_loop().call_later(AGAIN, self.heard, max(due, self.life.rows + 1))
            if question is None:
                self._table.failed(why)
        self._next()
        self._look_on()
