"""What a `Stream` promises over every store: nothing is published before it is stored, everybody is
told the same in the same order, and nothing is done twice.
"""

from __future__ import annotations

import asyncio
import gc
import threading
import weakref
from collections.abc import Callable, Coroutine, Sequence
from contextlib import contextmanager
from typing import Any, Protocol

import pytest

from playroom.engine.log.entries import BadLog, Conflict, Lease, StaleLease
from playroom.engine.notes import Rejection
from playroom.log import stream as stream_module
from playroom.log.stream import NOT_KEPT, CommandId, EventLog, Result, Stream
from playroom.log.write_queue import InlineQueue, Queue, WriteQueue

Texts = tuple[str, ...]
"""The state of these streams: the texts of their events."""


class Shelf(Protocol):
    """A store with one log, which is empty at first."""

    checks_leases: bool

    def opened(self) -> EventLog[Any]:
        """The log, as another process opens it."""
        ...

    def event(self, number: int, text: str) -> Any:
        """An event that may be appended under that number."""
        ...

    def text(self, event: Any) -> str:
        """The text of an event."""
        ...


class Hindered:
    """A log at which something goes wrong when a test says so."""

    def __init__(self, log: EventLog[Any]) -> None:
        self._log = log
        self.loses_answers = 0
        self.unreadable = 0
        self.reads = 0

    def append(
        self, expected: int, events: Sequence[Any], id: CommandId | None, lease: Lease | None
    ) -> object:
        result = self._log.append(expected, events, id, lease)
        if self.loses_answers:
            self.loses_answers -= 1
            raise OSError("the answer is lost")
        return result

    def read(self, after: int) -> Sequence[Any]:
        self.reads += 1
        if self.unreadable:
            self.unreadable -= 1
            raise OSError("unreadable")
        return self._log.read(after)

    def was_applied(self, id: CommandId) -> bool:
        return self._log.was_applied(id)


class Client:
    """One process at the log."""

    def __init__(self, shelf: Shelf, queue: Queue | None = None, **hooks: Any) -> None:
        self.shelf = shelf
        self.log = Hindered(shelf.opened())
        self.published: list[str] = []
        self.own: list[str] = []
        self.results: list[Result] = []
        self.early: list[str] = []
        """What was published before it was stored."""
        self.queue = queue or InlineQueue()
        self.stream: Stream[Texts, Any] = Stream(self.log, self.queue, (), self._apply, **hooks)
        self.stream.subscribe(self._published)

    def _apply(self, state: Texts, event: Any) -> Texts:
        if self.shelf.text(event) == "impossible":
            raise BadLog(len(state) + 1, "impossible")
        return (*state, self.shelf.text(event))

    def _published(self, event: Any, before: Texts, own: bool) -> None:
        text = self.shelf.text(event)
        assert self.stream.state == (*before, text)
        self.published.append(text)
        if own:
            self.own.append(text)
        if text not in map(self.shelf.text, self.shelf.opened().read(0)):
            self.early.append(text)

    def submit(self, *texts: str, unless: str = "", **more: Any) -> None:
        """Submits a command with these events; it is rejected where `unless` is."""

        def decide(state: Texts) -> Rejection | Sequence[Any]:
            if unless in state:
                return Rejection.of("there", "there")
            return tuple(
                self.shelf.event(len(state) + 1 + place, text) for place, text in enumerate(texts)
            )

        self.stream.submit(decide, self.results.append, **more)


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(test())


@contextmanager
def queue_held() -> Any:
    """A write queue whose thread begins with nothing until the event is set."""
    queue, free = WriteQueue(0.0), threading.Event()
    queue.run(lambda: free.wait(20), lambda waited: None)
    try:
        yield queue, free
    finally:
        free.set()
        queue.close()


@contextmanager
def queues(patience: float) -> Any:
    """Two write queues, as two processes have them."""
    both = [WriteQueue(patience) for _ in range(2)]
    yield both
    for queue in both:
        queue.close()


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not is_so():
            await asyncio.sleep(0.002)


class StreamContract:
    """The tests; a subclass has a fixture `shelf`."""

    def test_events_are_stored_then_applied_then_published(self, shelf: Shelf) -> None:
        client = Client(shelf)
        client.submit("a")
        client.submit("b")
        client.submit()  # nothing follows from it
        client.submit("a", unless="a")
        assert client.published == client.own == ["a", "b"]
        assert not client.early
        assert client.results[:3] == [None, None, None]
        assert isinstance(client.results[3], Rejection)
        assert client.stream.state == ("a", "b")
        assert client.stream.length == 2

    def test_a_key_is_answered_in_the_same_call(self, shelf: Shelf) -> None:
        async def test() -> None:
            with queues(20.0) as (queue, _):
                client = Client(shelf, queue)
                client.submit("a")
                assert client.results == [None]
                assert client.published == ["a"]

        run(test)

    def test_who_is_too_late_is_told_first_and_decides_anew(self, shelf: Shelf) -> None:
        here, there = Client(shelf), Client(shelf)
        here.submit("a")
        there.submit("x", unless="a")
        there.submit("b")
        assert isinstance(there.results[0], Rejection)
        assert there.results[1:] == [None]
        assert there.published == ["a", "b"]
        assert there.own == ["b"]
        assert here.published == ["a"]
        here.stream.catch_up(2)
        assert here.published == ["a", "b"]

    def test_two_who_submit_at_once_are_told_the_same(self, shelf: Shelf) -> None:
        async def test() -> None:
            with queues(0.0) as both:
                clients = [Client(shelf, queue) for queue in both]
                for number in range(20):
                    for name, client in zip("ab", clients, strict=True):
                        client.submit(f"{name}{number}")
                await until(lambda: all(len(client.results) == 20 for client in clients))
                for client in clients:
                    client.stream.catch_up()
                await until(lambda: all(client.stream.length == 40 for client in clients))
                first, second = clients
                assert first.published == second.published
                assert sorted(first.published) == sorted({*first.own, *second.own})
                for name, client in zip("ab", clients, strict=True):
                    assert client.own == [f"{name}{number}" for number in range(20)]
                    assert not client.early
                    assert client.results == [None] * 20

        run(test)

    def test_what_was_stored_and_not_answered_is_known_by_its_id(self, shelf: Shelf) -> None:
        client, other = Client(shelf), Client(shelf)
        client.log.loses_answers = 1
        client.submit("a", id=("ana", "1"))
        assert isinstance(client.results.pop(), OSError)
        assert client.published == []
        client.submit("a", id=("ana", "1"))
        assert client.results == [None]
        assert client.published == ["a"]
        other.submit("a", id=("ana", "1"), unless="a")  # the same, at another process
        assert other.results == [None]
        assert other.published == ["a"]
        assert [shelf.text(event) for event in shelf.opened().read(0)] == ["a"]

    def test_what_is_appended_while_something_is_under_way_is_read(self, shelf: Shelf) -> None:
        calls = list[Callable[[], None]]()

        class Slow(Queue):
            def run(
                self, call: Callable[[], Any], on_result: Callable[[Any], None], of: str = ""
            ) -> None:
                result = call()
                calls.append(lambda: on_result(result))

        client, other = Client(shelf, Slow()), Client(shelf)
        client.submit("a")
        other.stream.catch_up()
        other.submit("b")
        client.stream.catch_up()
        while calls:
            calls.pop(0)()
        assert client.published == ["a", "b"]
        assert client.stream.is_idle

    def test_nothing_is_read_for_what_is_known(self, shelf: Shelf) -> None:
        client, ready = Client(shelf), list[Exception | None]()
        client.submit("a")
        client.stream.catch_up(1)
        assert client.log.reads == 0
        client.stream.catch_up(1, ready.append)
        assert (client.log.reads, ready) == (1, [None])

    def test_a_log_that_cannot_be_read_is_read_later(
        self, shelf: Shelf, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(stream_module, "RETRY", 0.01)

        async def test() -> None:
            settled, ready = list[Exception | None](), list[Exception | None]()
            client, other = Client(shelf, on_settled=settled.append), Client(shelf)
            other.submit("a")
            client.log.unreadable = 3
            client.stream.catch_up(1, ready.append)
            assert [type(why) for why in (*settled, *ready)] == [OSError, OSError]
            client.submit("b")  # which conflicts, and cannot be decided anew
            assert [type(why) for why in client.results] == [OSError]
            await until(lambda: client.published == ["a"])
            client.submit("b")
            assert client.results[1:] == [None]

        run(test)

    def test_a_stale_lease_ends_what_the_leader_submits_and_nothing_else(
        self, shelf: Shelf
    ) -> None:
        if not shelf.checks_leases:
            pytest.skip("one process alone writes into this store")
        stale = list[str]()
        client = Client(shelf, on_stale=lambda: stale.append("stale"))
        client.submit("a", leads=True)
        client.stream.lease = Lease("0a0b0c", 99)
        client.submit("b", leads=True)
        assert isinstance(client.results[1], StaleLease)
        assert stale == ["stale"]
        client.submit("c", leads=True)
        assert isinstance(client.results[2], StaleLease)
        client.submit("d")
        assert client.published == ["a", "d"]

    def test_events_that_cannot_follow_are_not_published(self, shelf: Shelf) -> None:
        async def test() -> None:
            client = Client(shelf)
            shelf.opened().append(1, [shelf.event(1, "impossible")], None, None)
            client.submit("a")
            assert [type(why) for why in client.results] == [BadLog]
            assert client.published == []
            client.stream.close()

        run(test)

    def test_a_conflict_with_nothing_is_no_reason_to_try_for_ever(
        self, shelf: Shelf, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def test() -> None:
            client = Client(shelf)

            def conflicts(*given: object) -> None:
                raise Conflict(7)

            monkeypatch.setattr(client.log, "append", conflicts)
            client.submit("a")
            assert [type(why) for why in client.results] == [BadLog]
            client.stream.close()

        run(test)

    def test_a_stream_that_is_closed_keeps_nobody_in_memory(self, shelf: Shelf) -> None:
        calls = list[Callable[[], None]]()

        class Slow(Queue):
            def run(
                self, call: Callable[[], Any], on_result: Callable[[Any], None], of: str = ""
            ) -> None:
                result = call()
                calls.append(lambda: on_result(result))

        gc.collect()
        gc.disable()
        try:
            for under_way in (True, False):
                ready = list[Exception | None]()
                client = Client(shelf, Slow() if under_way else None)
                freed = weakref.ref(client)
                client.submit("a")
                client.stream.catch_up(on_ready=ready.append)
                client.stream.close()
                del client
                while calls:
                    calls.pop(0)()
                assert freed() is None
                assert ready == [None]
        finally:
            gc.enable()

    def test_a_stream_that_is_closed_refuses_what_is_submitted_and_reads_nothing(
        self, shelf: Shelf
    ) -> None:
        client, other = Client(shelf), Client(shelf)
        ready = list[Exception | None]()
        client.submit("a")
        client.stream.close()
        client.submit("b")
        other.stream.catch_up()
        other.submit("c")
        client.stream.catch_up(on_ready=ready.append)
        assert (client.published, client.results, ready) == (["a"], [None, NOT_KEPT], [None])
        assert other.published == ["a", "c"]
        assert not client.stream.is_idle

    def test_what_waits_when_a_stream_is_closed_is_decided_and_stored(self, shelf: Shelf) -> None:
        """Also a command that conflicts with an event of another process. Then the stream drops its
        callbacks.
        """

        async def test() -> None:
            with queue_held() as (queue, free):
                client, other = Client(shelf, queue), Client(shelf)
                client.submit("a")
                client.submit("b")
                client.submit("c", unless="a")
                client.submit("d")
                assert len(client.stream.commands) == 3
                client.stream.close()
                client.submit("e")
                assert client.results == [NOT_KEPT]
                other.submit("x")
                free.set()
                results = client.results
                await until(lambda: len(results) == 5)
                assert client.published == [shelf.text(event) for event in shelf.opened().read(0)]
                assert client.published == ["x", "a", "b", "d"]
                assert client.own == ["a", "b", "d"]
                assert [isinstance(why, Rejection) for why in results] == [
                    True, False, False, True, False,
                ]  # fmt: skip
                freed = weakref.ref(client)
                del client
                await until(lambda: freed() is None)

        run(test)

    def test_a_queue_that_is_closed_waits_for_the_commands_behind_those_under_way(
        self, shelf: Shelf
    ) -> None:
        async def test() -> None:
            with queue_held() as (queue, free):
                client = Client(shelf, queue)
                for text in "abcd":
                    client.submit(text)
                client.stream.close()
                assert client.results == []
                free.set()
                queue.close()
                assert client.results == [None] * 4
                assert [shelf.text(event) for event in shelf.opened().read(0)] == [*"abcd"]

        run(test)

    def test_a_closed_stream_tries_each_command_once_when_nothing_can_be_stored(
        self, shelf: Shelf, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def test() -> None:
            with queue_held() as (queue, free):
                client, tried = Client(shelf, queue), list[int]()

                def fails(expected: int, *given: object) -> None:
                    tried.append(expected)
                    raise OSError("full")

                monkeypatch.setattr(client.log, "append", fails)
                client.submit("a")
                client.submit("b")
                client.stream.close()
                free.set()
                queue.close()
                assert [type(why) for why in client.results] == [OSError, OSError]
                assert tried == [1, 1]

        run(test)
