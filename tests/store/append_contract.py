"""What every append-only log of the room promises, that of a match and that of a table, in memory,
in SQLite and in PostgreSQL: `EventLog`, of texts.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Protocol, TypeVar

import pytest

from playroom.engine.log.entries import AlreadyApplied, Conflict, Entry, Lease, Log
from playroom.log.stream import CommandId
from playroom.room.store.room_store import RoomStore
from playroom.room.store.stored_events import StoredEvents
from playroom.room.table import values as v

T = TypeVar("T")

ANA, BEN = "a" * 12, "b" * 12
THREADS = 8


class Events(Protocol):
    """One log, of texts."""

    most: int
    """Events that can be appended at once."""

    def append(
        self,
        expected: int,
        texts: Sequence[str],
        id: CommandId | None = None,
        lease: Lease | None = None,
    ) -> None:
        """Appends all of these or none."""
        ...

    def read(self, after: int) -> list[str]:
        """What is there with numbers above `after`."""
        ...

    def was_applied(self, id: CommandId) -> bool:
        """Are the events of a command there?"""
        ...


class MatchEvents:
    """The inputs of a match."""

    most = 1

    def __init__(self, log: Log, match: str = "game") -> None:
        self._log, self._match = log, match

    def append(
        self,
        expected: int,
        texts: Sequence[str],
        id: CommandId | None = None,
        lease: Lease | None = None,
    ) -> None:
        (text,) = texts
        entry = Entry(max(expected, 1), "act", 0, text, ":".join(id or ()))
        if self._log.append(self._match, expected, entry, lease) != expected:
            raise AlreadyApplied

    def read(self, after: int) -> list[str]:
        rows = self._log.read(self._match, after)
        assert [row.sequence for row in rows] == [after + n for n in range(1, len(rows) + 1)]
        return [row.text for row in rows]

    def was_applied(self, id: CommandId) -> bool:
        return any(row.id == ":".join(id) for row in self._log.read(self._match))


class TableEvents(StoredEvents[str]):
    """The events of a table."""

    most = 3

    def __init__(self, store: RoomStore, table: str = "0a0b0c") -> None:
        super().__init__(store, table, v.RoomEvent, _texts)


def _texts(rows: Iterable[v.TableEvent]) -> list[str]:
    return [row.text for row in rows if isinstance(row, v.RoomEvent)]


def at_once(acts: list[Callable[[], T]]) -> list[T | Exception]:
    """What comes of calls that begin at the same moment, each in a thread of its own."""
    ready = threading.Barrier(len(acts))

    def run(act: Callable[[], T]) -> T | Exception:
        ready.wait(30)
        try:
            return act()
        except (Conflict, AlreadyApplied) as why:
            return why

    with ThreadPoolExecutor(len(acts)) as running:
        return list(running.map(run, acts))


def kinds(found: Sequence[object]) -> list[str]:
    """What came of calls, without their order."""
    return sorted(type(one).__name__ for one in found)


class AppendContract:
    """Tests of a log; `events` is a fixture of the class for one kind, empty at first."""

    def test_events_have_the_numbers_that_are_expected(self, events: Events) -> None:
        events.append(1, ["first"])
        events.append(2, ["second"], (ANA, "1"))
        for expected in (0, 1, 2, 4, 99):
            with pytest.raises(Conflict) as caught:
                events.append(expected, ["late"], (BEN, f"{expected}"))
            assert caught.value.next == 3
            assert not events.was_applied((BEN, f"{expected}"))
        assert [events.read(after) for after in range(3)] == [
            ["first", "second"],
            ["second"],
            [],
        ]
        assert events.read(99) == []

    def test_of_several_events_all_are_appended_or_none(self, events: Events) -> None:
        some = [f"one of {n}" for n in range(events.most)]
        events.append(1, some, (ANA, "1"))
        with pytest.raises(Conflict):
            events.append(1 + events.most // 2, ["other"] * events.most, (ANA, "2"))
        events.append(1 + events.most, some, (ANA, "3"))
        assert events.read(0) == some + some

    def test_a_command_is_applied_once(self, events: Events) -> None:
        events.append(1, ["first"])
        events.append(2, ["second"], (ANA, "1"))
        for expected in (1, 3, 7):
            with pytest.raises(AlreadyApplied):
                events.append(expected, ["again"], (ANA, "1"))
        events.append(3, ["of another"], (BEN, "1"))
        assert events.read(0) == ["first", "second", "of another"]
        found = [events.was_applied(id) for id in ((ANA, "1"), (BEN, "1"), (ANA, "2"))]
        assert found == [True, True, False]

    def test_a_command_whose_answer_was_lost_is_appended_again_without_harm(
        self, events: Events
    ) -> None:
        for _ in range(2):
            events.append(1, ["first"], (ANA, "1"))
        events.append(2, ["second"], (ANA, "2"))
        events.append(1, ["first"], (ANA, "1"))
        assert events.read(0) == ["first", "second"]

    def test_of_many_that_expect_the_same_number_one_is_appended(self, events: Events) -> None:
        for turn in range(1, 4):
            found = at_once(
                [partial(events.append, turn, [f"{n}"], (ANA, f"{turn} {n}"))
                 for n in range(THREADS)]
            )  # fmt: skip
            assert kinds(found) == ["Conflict"] * (THREADS - 1) + ["NoneType"]
            won = found.index(None)
            assert events.read(turn - 1) == [f"{won}"]
            assert [events.was_applied((ANA, f"{turn} {n}")) for n in range(THREADS)] == [
                n == won for n in range(THREADS)
            ]

    def test_of_many_that_append_the_same_command_all_are_told_that_it_is_there(
        self, events: Events
    ) -> None:
        found = at_once([partial(events.append, 1, ["first"], (ANA, "1"))] * THREADS)
        assert kinds(found) == ["NoneType"] * THREADS
        assert events.read(0) == ["first"]
