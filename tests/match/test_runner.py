"""A runner runs a match: every input stored before it is published, in every order and with lost
chairs.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from playroom.engine.chair import Hooks
from playroom.engine.contract import Turn
from playroom.engine.header import Header, Player
from playroom.engine.log.entries import Entry, Lease, MemoryLog, StaleLease
from playroom.engine.log.inputs import Leave
from playroom.engine.match import Match
from playroom.engine.narration import narrate
from playroom.engine.notes import Clean, Rejection
from playroom.engine.options import Setup
from playroom.engine.registry import find_game
from playroom.engine.rng import Rng
from playroom.engine.steps import STUMBLED, Action, Placed, SeatChanged, TimedOut
from playroom.locale import Listener, Teller
from playroom.match import runner
from playroom.match.local_chair import LocalChair
from playroom.match.match_log import MatchWriteQueue
from playroom.match.runner import MatchRunner
from playroom.store import Store, StoreLog
from tests import clock

CRIBBAGE = find_game("cribbage")


class Listening:
    """Hooks that write down what they are told."""

    def __init__(self) -> None:
        self.heard: list[Placed] = []
        self.failures: list[Exception] = []
        self.overs = 0
        self.keepings = 0
        self.hooks = Hooks(
            event=self.heard.append,
            changed=lambda: None,
            clock=lambda left: None,
            failed=self.failures.append,
            keeping=self._keeping,
            over=self._over,
            people=lambda: None,
            pause=lambda: 0.0,
            voice_busy=lambda: False,
        )

    def _keeping(self) -> None:
        self.keepings += 1

    def _over(self) -> None:
        self.overs += 1


def header(kinds: tuple[str, ...], id: str = "m1", seed: str = "7", **options: Any) -> Header:
    players = tuple(Player(Clean.of(f"P{seat}"), kind) for seat, kind in enumerate(kinds))
    setup = Setup.of(len(kinds), {"target": 31, **options})
    return Header(id, "cribbage", CRIBBAGE.version, setup, players, seed)


class Table:
    """A desk with listening chairs at a log."""

    def __init__(
        self, kinds: tuple[str, ...], log: Any = None, patience: float = 5.0, **options: Any
    ) -> None:
        self.log = log or MemoryLog()
        self.faults: list[list[str]] = []
        self.write_queue = MatchWriteQueue(self.log, patience)
        self.match: Match[Any, Any] = Match(CRIBBAGE, header(kinds, **options))
        self.runner = MatchRunner(self.match, self.write_queue, "dice", self.faults.append)
        self.chairs = [LocalChair(self.runner, seat) for seat in range(len(kinds))]
        self.listeners = [Listening() for _ in kinds]
        for chair, listening in zip(self.chairs, self.listeners, strict=True):
            chair.attach(listening.hooks)

    def close(self) -> None:
        for chair in self.chairs:
            chair.close()
        self.write_queue.close()

    def legal(self, seat: int) -> Action:
        return next(iter(CRIBBAGE.choices(self.chairs[seat].view)))

    def play(self, seat: int) -> list[Rejection | Exception | None]:
        """The first legal action of a seat; what came of it."""
        action, result = self.legal(seat), list[Rejection | Exception | None]()
        chair = self.chairs[seat]
        chair.submit(action, chair.request_of(action), result.append)
        return result


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not is_so():
            await clock.passes(0.002)


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    clock.run(test())


class Slow(MemoryLog):
    """A log that waits before it keeps anything, as a busy disk does."""

    def __init__(self) -> None:
        super().__init__()
        self.free = threading.Event()

    def append(self, log: str, expected: int, row: Entry, by: Lease | None = None) -> int:
        self.free.wait(10)
        return super().append(log, expected, row, by)


def test_a_slow_disk_stops_no_question_and_the_play_is_told_once_it_is_kept() -> None:
    async def test() -> None:
        table = Table(("person", "person"), log=Slow(), patience=0.004)
        began = time.perf_counter()
        result = table.play(0)
        waited = time.perf_counter() - began
        assert result == []
        assert not table.chairs[0].settled.is_set()
        question = time.perf_counter()
        assert CRIBBAGE.table.zones(table.chairs[0].view)
        answered = time.perf_counter() - question
        assert table.match.sequence == 0
        await clock.passes(0.6)
        assert table.listeners[0].keepings == 1
        assert table.listeners[1].keepings == 0
        assert not table.listeners[0].heard
        table.log.free.set()
        while not result:
            await clock.passes(0.01)
        assert result == [None]
        assert table.match.sequence == 1
        assert len(table.listeners[0].heard) == len(table.chairs[0].events()) - len(
            [one for one in table.chairs[0].events() if one.sequence == 0]
        )
        assert max(waited, answered) < 0.25  # of the two seconds that the disk would take
        table.close()

    run(test)


def test_what_was_asked_while_a_play_is_kept_waits_its_turn() -> None:
    async def test() -> None:
        table = Table(("person", "person"), log=Slow(), patience=0.004)
        result = table.play(0), table.play(1)
        assert result == ([], [])
        table.log.free.set()
        while not result[1]:
            await clock.passes(0.01)
        assert result == ([None], [None])
        assert [entry.seat for entry in table.match.entries] == [0, 1]
        table.close()

    run(test)


class Endless:
    """A bot that ignores its deadline."""

    free = threading.Event()

    def decide(self, turn: Turn) -> Action:
        self.free.wait(20)
        raise AssertionError("nobody waits for this")


class Failing:
    """A bot that fails."""

    def decide(self, turn: Turn) -> Action:
        raise ZeroDivisionError("a mistake in a bot")


class Illegal:
    """A bot whose acts the rules refuse."""

    def decide(self, turn: Turn) -> Action:
        return CRIBBAGE.parse("AC AC")


def test_a_bot_that_gives_no_answer_is_overtaken_and_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(type(CRIBBAGE), "bots", {**CRIBBAGE.bots, "easy": Endless})

    async def test() -> None:
        table = Table(("person", "easy"))
        assert table.play(0) == [None]
        table.chairs[0].start()
        await asyncio.wait_for(table.chairs[0].settled.wait(), 10)
        assert any(isinstance(placed.event, TimedOut) for placed in table.listeners[0].heard)
        assert "cribbage easy" in "".join(table.faults[0])
        assert not table.listeners[0].failures
        table.close()

    run(test)
    Endless.free.set()


@pytest.mark.parametrize("bot", [Failing, Illegal])
@pytest.mark.parametrize(("level", "simpler"), [("expert", "easy"), ("easy", "random")])
def test_a_simpler_bot_plays_on_for_one_that_fails_and_all_hear_of_it_once(
    bot: type, level: str, simpler: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(CRIBBAGE), "bots", {**CRIBBAGE.bots, level: bot})

    async def test() -> None:
        table = Table(("person", level))
        table.chairs[0].start()
        for _ in range(12):
            await asyncio.wait_for(table.chairs[0].settled.wait(), 10)
            if table.match.outcome is not None:
                break
            assert table.play(0) == [None]
        heard = [placed.event for placed in table.listeners[0].heard]
        assert [e for e in heard if isinstance(e, SeatChanged)] == [
            SeatChanged(1, simpler, how=STUMBLED)
        ]
        assert not any(isinstance(event, TimedOut) for event in heard)
        assert len([e for e in table.match.entries if e.seat == 1 and e.kind == "act"]) > 3
        assert not table.listeners[0].failures
        [report] = table.faults
        assert f"cribbage {level}" in "".join(report)
        [row] = [entry for entry in table.match.entries if entry.kind == "leave"]
        assert (row.seat, row.text) == (1, f"{simpler} stumbled")
        replayed = Match.replay(CRIBBAGE, table.match.header, table.match.entries)
        assert list(replayed.kinds) == ["person", simpler]
        assert replayed.digest() == table.match.digest()
        table.close()

    run(test)


def test_a_table_goes_on_when_the_simplest_bot_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(CRIBBAGE), "bots", dict.fromkeys(CRIBBAGE.bots, Failing))

    async def test() -> None:
        table = Table(("person", "expert"))
        table.play(0)
        table.chairs[0].start()
        await asyncio.wait_for(table.chairs[0].settled.wait(), 10)
        kinds = [p.event.kind for p in table.listeners[0].heard if isinstance(p.event, SeatChanged)]
        assert kinds == ["easy", "random"]
        assert any(isinstance(placed.event, TimedOut) for placed in table.listeners[0].heard)
        table.close()

    run(test)


def test_nobody_but_the_table_tells_that_a_bot_has_failed() -> None:
    match: Match[Any, Any] = Match(CRIBBAGE, header(("person", "easy")))
    assert match.leave(1, "random") is not None
    refused = match.prepare(Leave(0, "random", stumbled=True))
    assert getattr(refused, "code", "") == "not_seated"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Berta's bot stumbled and plays simply from here."),
        ("es", "Falló el robot de Berta: desde ahora juega de forma sencilla."),
    ],
)
def test_that_a_bot_has_failed_is_told_in_a_sentence(language: str, told: str) -> None:
    [line] = narrate(CRIBBAGE, SeatChanged(1, "easy", how=STUMBLED), 0)
    listener = Listener(0, ("Ana", "Berta"), ((0,), (1,)))
    assert Teller(language, strict=True).tell(line, listener) == told


def test_leaving_and_coming_back_are_heard_by_all_and_the_bot_plays_meanwhile() -> None:
    async def test() -> None:
        table = Table(("person", "person"))
        result: list[Any] = []
        table.chairs[1].leave(result.append)
        assert result == [None]
        assert not table.chairs[1].plays
        table.play(0)
        table.chairs[0].start()
        await asyncio.wait_for(table.chairs[0].settled.wait(), 10)
        assert table.runner.mine[1] > 1  # the bot has played for the seat
        table.chairs[1].come_back(result.append)
        assert result == [None, None]
        changes = [
            placed.event
            for placed in table.listeners[0].heard
            if isinstance(placed.event, SeatChanged)
        ]
        assert [change.kind for change in changes] == [table.runner.substitute(), "person"]
        table.close()

    run(test)


def test_two_desks_at_one_file_hear_each_other_and_nothing_comes_twice(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        store.create(header(("person", "person")))
        file = store.file

    async def test() -> None:
        tables = [Table(("person", "person"), log=StoreLog(file)) for _ in range(2)]
        chance = Rng("two desks")
        for turn in range(400):
            at = chance.stream(str(turn)).below(2)
            table = tables[at]
            if table.match.outcome is not None:
                break
            if not any(request.awaited for request in table.chairs[at].requests):
                table.runner.stream.catch_up()
                continue
            result = table.play(at)
            assert len(result) == 1
            assert result[0] is None or isinstance(result[0], Rejection)
        for table in tables:
            table.runner.stream.catch_up()
        assert tables[0].match.entries == tables[1].match.entries
        assert tables[0].match.sequence > 20
        assert tables[0].match.digest() == tables[1].match.digest()
        for seat in range(2):
            told = [list(t.listeners[seat].heard) for t in tables]
            assert told[0] == told[1]
        for table in tables:
            table.close()
            table.log.close()

    run(test)


def test_all_hear_the_same_order_also_when_one_makes_the_next_input() -> None:
    async def test() -> None:
        table = Table(("person", "person"))
        first, heard = table.listeners[0], table.listeners[1].heard

        def eager(placed: Placed) -> None:
            first.heard.append(placed)
            if placed.sequence == 1 and table.match.sequence == 1:
                assert table.play(1) == []  # once all have heard of this one

        table.chairs[0].attach(replace(first.hooks, event=eager))
        assert table.play(0) == [None]
        assert table.match.sequence == 2
        assert [placed.sequence for placed in first.heard] == sorted(
            placed.sequence for placed in first.heard
        )
        assert {placed.sequence for placed in heard} == {1, 2}
        table.close()

    run(test)


def test_a_listener_that_fails_keeps_nobody_from_hearing_and_the_input_stands() -> None:
    async def test() -> None:
        table = Table(("person", "person"))

        def dumb(placed: Placed) -> None:
            raise BrokenPipeError("the voice is gone")

        table.chairs[0].attach(replace(table.listeners[0].hooks, event=dumb))
        assert table.play(0) == [None]
        assert table.match.sequence == 1
        assert table.listeners[1].heard
        assert isinstance(table.listeners[0].failures[0], BrokenPipeError)
        table.close()

    run(test)


def test_a_repetition_is_answered_and_not_done_again() -> None:
    async def test() -> None:
        table = Table(("person", "person"))
        action, result = table.legal(0), list[Any]()
        chair = table.chairs[0]
        request = chair.request_of(action)
        chair.submit(action, request, result.append, "the same")
        chair.submit(action, request, result.append, "the same")
        assert result == [None, None]
        assert table.match.sequence == 1
        chair.submit(action, request, result.append)
        assert isinstance(result[2], Rejection)
        table.close()

    run(test)


def test_clocks_run_for_every_person() -> None:
    async def test() -> None:
        table = Table(("person", "person"), turn_seconds=10)
        table.chairs[0].start()
        for seat, chair in enumerate(table.chairs):
            (request,) = chair.requests
            assert 9 < chair.clocks[request.id] <= 10
            table.runner.expire(request)
            table.runner.expire(request)  # both of two timers
            assert table.match.entries[-1].id == f"timeout:{request.id}"
            assert table.match.sequence == seat + 1
        assert not any(chair.requests and not chair.clocks for chair in table.chairs)
        table.close()

    run(test)


class Leased(MemoryLog):
    """A log that takes inputs of the present term only."""

    def __init__(self) -> None:
        super().__init__()
        self.term = 1

    def append(self, log: str, expected: int, row: Entry, by: Lease | None = None) -> int:
        assert by is not None
        if by.term != self.term:
            raise StaleLease
        return super().append(log, expected, row, by)


@pytest.mark.parametrize("acts", ["the person", "the clock", "the bot"])
def test_a_runner_whose_lease_is_stale_stores_nothing_more_and_says_so_once(acts: str) -> None:
    async def test() -> None:
        table = Table(("easy", "person"), log=Leased(), turn_seconds=10)
        lost = list[str]()
        table.runner.on_lease_lost = lambda: lost.append("lost")
        table.runner.stream.lease = Lease("table", 1)
        if acts == "the bot":
            table.log.term = 2
        table.runner.start()
        await until(lambda: table.match.acts == 1 or bool(lost))
        table.log.term = 2
        stored = list(table.log.read("m1"))
        result = list[Any]()
        if acts == "the person":
            result += table.play(1)
        elif acts == "the clock":
            (request,) = table.chairs[1].requests
            table.runner.expire(request)
        await until(lambda: bool(lost))
        result += table.play(1) if acts != "the bot" else []
        await clock.passes(0.05)
        assert all(isinstance(why, StaleLease) for why in result)
        assert len(result) == {"the person": 2, "the clock": 1, "the bot": 0}[acts]
        assert lost == ["lost"]
        assert list(table.log.read("m1")) == list(table.match.entries) == stored
        assert not any(listening.failures for listening in table.listeners)
        table.close()

    run(test)


@pytest.mark.parametrize("thought", [0.0, 0.15, 0.3])
def test_how_long_a_bot_thinks_is_not_heard_in_its_pace(
    thought: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pause runs from what was heard last, so a hard choice comes no later than an easy one."""
    moment = 100.0

    async def passes(waited: Coroutine[Any, Any, object], timeout: float) -> None:
        nonlocal moment
        waited.close()
        moment += timeout
        raise TimeoutError

    async def test() -> None:
        nonlocal moment
        table = Table(("good", "good"))
        chair = table.chairs[0]
        chair.attach(replace(table.listeners[0].hooks, pause=lambda: 0.5))
        monkeypatch.setattr(runner, "monotonic", lambda: moment)
        monkeypatch.setattr("asyncio.wait_for", passes)
        table.runner._heard = moment
        moment += thought
        await table.runner._pause()
        monkeypatch.undo()
        assert moment == pytest.approx(100.5)
        table.close()

    run(test)


def test_every_table_is_told_the_minute_at_its_own_moment_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """CAL-117, and what the plays of a full room would wait for if all were told at once."""
    monkeypatch.setattr("playroom.match.runner.wall", lambda: 119.0)

    async def test() -> None:
        write_queue = MatchWriteQueue(MemoryLog(), 5.0)
        loop = asyncio.get_running_loop()
        ahead = list[float]()
        for number in range(100):
            match: Match[Any, Any] = Match(CRIBBAGE, header(("person", "person"), f"m{number}"))
            table = MatchRunner(match, write_queue, "dice", lambda report: None)
            table.start()
            assert table._wall is not None
            ahead.append(table._wall.when() - loop.time())
            table.rest()
        write_queue.close()
        assert 0.9 < min(ahead) < max(ahead) <= 1.0 + runner.MINUTES_APART
        in_a_second = Counter(map(int, ahead))
        assert max(in_a_second.values()) < 20

    run(test)
