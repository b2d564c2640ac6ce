"""What every log promises, whatever it is kept in. See `log_places` for how another one joins."""

from __future__ import annotations

import random
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from playroom.engine.log.entries import Conflict, Entry, Log
from playroom.engine.match import Match
from playroom.engine.record import replace
from playroom.store.postgres.log import Follower
from tests.conftest import THOROUGH
from tests.store.log_places import Place, SharedPlace
from tests.store.log_worker import TABLES, header_of
from tests.store.sample import header

ROOT = Path(__file__).resolve().parents[2]
SECONDS = 60
"""How long anything may take on a busy machine."""

NAMES = ("first", "second")
texts = st.text(
    st.characters(exclude_categories=("Cc", "Cf", "Cs", "Zl", "Zp"), max_codepoint=0x1F0FF),
    max_size=12,
)
names = st.sampled_from(NAMES)
hands = st.integers(0, 1)
"""Which of two who have opened the same logs."""


def row(number: int, id: str = "", text: str = "play 5H") -> Entry:
    """A row."""
    return Entry(number, "act", number % 2, text, id)


def heard_up_to(news: Follower, ends: dict[str, int]) -> dict[str, int]:
    """What is told until all of `ends` was, or for a while."""
    heard: dict[str, int] = {}
    until = time.monotonic() + SECONDS
    while not ends.items() <= heard.items() and time.monotonic() < until:
        told = news.news(1)
        assert all(number >= heard.get(log, 0) for log, number in told.items()), "it went back"
        heard |= told
    return heard


class Rows(RuleBasedStateMachine):
    """Rows added to two logs by two hands, as they should be; every refusal leaves all as it is."""

    def __init__(self, place: Place) -> None:
        super().__init__()
        self.stack = ExitStack()
        for name in NAMES:
            place.ready(replace(header(), id=name))
        self.logs = [self.stack.enter_context(place.opened()) for _ in range(2)]
        self.rows: dict[str, list[Entry]] = {name: [] for name in NAMES}

    def end(self, name: str) -> int:
        return len(self.rows[name])

    def refused(self, hand: int, name: str, expected: int, entry: Entry) -> None:
        with pytest.raises(Conflict) as caught:
            self.logs[hand].append(name, expected, entry)
        assert caught.value.next == self.end(name) + 1

    @rule(hand=hands, name=names, id=texts, text=texts)
    def a_row_after_the_last_is_added(self, hand: int, name: str, id: str, text: str) -> None:
        number = self.end(name) + 1
        if any(known.id == id for known in self.rows[name]):
            id = ""
        entry = row(number, id, text)
        assert self.logs[hand].append(name, number, entry) == number
        self.rows[name].append(entry)

    @rule(hand=hands, name=names, expected=st.integers(0, 60), id=texts)
    def a_row_for_another_place_is_in_conflict(
        self, hand: int, name: str, expected: int, id: str
    ) -> None:
        if any(known.id == id for known in self.rows[name]):
            id = ""
        if expected != self.end(name) + 1:
            self.refused(hand, name, expected, row(max(expected, 1), id))

    @rule(hand=hands, name=names, distance=st.integers(1, 3))
    def the_number_of_a_row_is_the_one_expected(self, hand: int, name: str, distance: int) -> None:
        number = self.end(name) + 1
        self.refused(hand, name, number, row(number + distance))
        self.refused(hand, name, number + distance, row(number))

    @precondition(lambda self: any(known.id for known in self.rows[NAMES[0]]))
    @rule(hand=hands, expected=st.integers(0, 60), text=texts, data=st.data())
    def a_known_id_gives_its_number(
        self, hand: int, expected: int, text: str, data: st.DataObject
    ) -> None:
        known = data.draw(st.sampled_from([one for one in self.rows[NAMES[0]] if one.id]))
        again = data.draw(st.sampled_from([known, row(max(expected, 1), known.id, text)]))
        assert self.logs[hand].append(NAMES[0], expected, again) == known.sequence

    @rule(hand=hands, name=names, after=st.integers(0, 60), most=st.integers(1, 60))
    def what_is_read_is_what_was_added(self, hand: int, name: str, after: int, most: int) -> None:
        found = self.logs[hand].read(name, after, most)
        assert list(found) == self.rows[name][after : after + most]

    @invariant()
    def there_are_no_holes(self) -> None:
        for name, rows in self.rows.items():
            assert list(self.logs[1].read(name)) == rows
            assert [entry.sequence for entry in rows] == list(range(1, len(rows) + 1))

    def teardown(self) -> None:
        self.stack.close()


class LogContract:
    """The promises that need one process."""

    @pytest.fixture
    def place(self, tmp_path: Path) -> Place:
        """An empty place. A class for a kind of log says where."""
        raise NotImplementedError

    @pytest.fixture
    def log(self, place: Place) -> Iterator[Log]:
        """A log called `game` is ready."""
        place.ready(replace(header(), id="game"))
        with place.opened() as log:
            yield log

    def another(self, place: Place, number: int) -> Place:
        """A further empty place, for a test that needs many."""
        raise NotImplementedError

    def test_rows_are_added_in_order_and_once(self, place: Place) -> None:
        numbers = iter(range(10**6))
        run_state_machine_as_test(
            lambda: Rows(self.another(place, next(numbers))),  # type: ignore[arg-type]
            settings=settings(stateful_step_count=30, max_examples=100 if THOROUGH else 20),
        )

    @pytest.mark.parametrize("handles", ["one", "many"])
    def test_of_many_threads_with_one_number_one_wins(
        self, place: Place, log: Log, handles: str
    ) -> None:
        threads, rounds = 5, 10
        barrier = threading.Barrier(threads)
        results: list[tuple[int, str, int | None]] = []

        def run(who: str) -> None:
            with ExitStack() as stack:
                own = stack.enter_context(place.opened()) if handles == "many" else log
                for number in range(1, rounds + 1):
                    barrier.wait(SECONDS)
                    try:
                        kept = own.append("game", number, row(number, f"{who}{number}"))
                    except Conflict as why:
                        results.append((number, who, why.next))
                    else:
                        assert kept == number
                        results.append((number, who, None))

        _together([threading.Thread(target=run, args=(who,)) for who in "abcde"])
        assert len(results) == threads * rounds
        won = [(number, who) for number, who, due in results if due is None]
        assert sorted(number for number, _ in won) == list(range(1, rounds + 1))
        assert all(due == number + 1 for number, _, due in results if due is not None)
        assert [entry.id for entry in log.read("game")] == [
            f"{who}{number}" for number, who in sorted(won)
        ]

    def test_of_many_threads_with_one_id_all_hear_the_same_number(
        self, place: Place, log: Log
    ) -> None:
        threads, rounds = 5, 10
        barrier = threading.Barrier(threads)
        results: list[tuple[int, int]] = []

        def run() -> None:
            with place.opened() as own:
                for number in range(1, rounds + 1):
                    barrier.wait(SECONDS)
                    entry = row(number, f"timeout:{number}")
                    results.append((number, own.append("game", number, entry)))

        _together([threading.Thread(target=run) for _ in range(threads)])
        assert Counter(results) == {(n, n): threads for n in range(1, rounds + 1)}
        assert len(log.read("game")) == rounds


def _together(threads: list[threading.Thread]) -> None:
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(SECONDS)


class Worker:
    """A process of `log_worker`, and what it has printed."""

    def __init__(self, place: SharedPlace, *what: str) -> None:
        command = [sys.executable, "-m", "tests.store.log_worker", place.address, *what]
        self.process = subprocess.Popen(
            command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        self.lines: list[str] = []

    def line(self) -> bool:
        """Waits for the next line; False when there is none any more."""
        assert self.process.stdout is not None
        text = self.process.stdout.readline()
        if text.endswith("\n"):  # half a line was never told
            self.lines.append(text.strip())
        return bool(text)

    def kill(self) -> None:
        """Ends it at once, whatever it does."""
        self.process.kill()
        self.rest()

    def end(self) -> None:
        """Waits for its end, which must be a good one."""
        error = self.rest()
        assert (self.process.returncode, error) == (0, "")

    def rest(self) -> str:
        """What it has printed before its end, which is waited for; gives its errors."""
        while self.line():
            pass
        _, error = self.process.communicate(timeout=SECONDS)
        return error

    def kept(self) -> list[tuple[int, str]]:
        """The rows of its own that it was told are kept."""
        return [
            (int(number), id_)
            for number, _, id_ in (line.partition(" ") for line in self.lines)
            if number.isdigit()
        ]


@contextmanager
def working(workers: list[Worker]) -> Iterator[None]:
    """No process is left when a test fails."""
    try:
        yield
    finally:
        for worker in workers:
            if worker.process.poll() is None:
                worker.process.kill()
                worker.process.communicate()


class SharedLogContract(LogContract):
    """The promises to several processes."""

    def test_of_many_processes_with_one_number_one_wins(self, place: SharedPlace, log: Log) -> None:
        last = 60
        workers = [Worker(place, "rows", "game", who, str(last)) for who in "abc"]
        with working(workers):
            for worker in workers:
                worker.end()
        won = sorted(pair for worker in workers for pair in worker.kept())
        assert [number for number, _ in won] == list(range(1, last + 1))
        assert [(entry.sequence, entry.id) for entry in log.read("game")] == won

    def test_kills_lose_no_row_that_was_told_to_be_kept(self, place: SharedPlace, log: Log) -> None:
        chance = random.Random(7)
        told: dict[int, str] = {}
        for number in range(100 if THOROUGH else 10):
            worker = Worker(place, "rows", "game", f"{number}.", "1000000")
            with working([worker]):
                stop = (1, 40, 2, 100, 3)[number % 5]
                while len(worker.lines) <= stop:
                    assert worker.line()
                time.sleep(chance.random() / 200)
                worker.kill()
            told |= dict(worker.kept())
            found = log.read("game", most=10**6)
            assert [entry.sequence for entry in found] == list(range(1, len(found) + 1))
            assert {entry.sequence: entry.id for entry in found}.items() >= told.items()
            assert len(found) - max(told) <= 1, "at most one is kept and not yet told"
        assert len(told) > 100

    @pytest.mark.parametrize("table", list(TABLES))
    def test_a_match_of_two_processes_that_are_killed_is_the_same_for_both(
        self, place: SharedPlace, table: str
    ) -> None:
        chance = random.Random(table)
        for number in range(20 if THOROUGH else 1):
            killed_match(self.another(place, number), table, chance)

    def another(self, place: Place, number: int) -> SharedPlace:
        """A further empty place, for a test that needs many."""
        raise NotImplementedError


def killed_match(place: SharedPlace, table: str, chance: random.Random) -> None:
    """Two processes play a match, one seat each, and are killed now and then."""
    game, _ = TABLES[table]
    place.ready(header_of(table))
    seats = [Worker(place, "seat", table, str(seat)) for seat in range(2)]
    ended: list[Worker] = []
    with working(seats):
        for _ in range(6):
            seat = chance.randrange(2)
            stop = chance.randrange(8)
            worker = seats[seat]
            while len(worker.lines) <= stop and worker.line():
                pass
            time.sleep(chance.random() / 100)
            worker.kill()
            ended.append(worker)
            seats[seat] = Worker(place, "seat", table, str(seat))
        for worker in seats:
            worker.end()
    with place.opened() as log:
        rows = log.read(table, most=10**6)
    match: Match[Any, Any] = Match.replay(game, header_of(table), rows)
    assert match.outcome is not None
    end = f"end {match.sequence} {match.digest()}"
    assert [worker.lines[-1] for worker in seats] == [end, end]
    kept = {(entry.sequence, entry.id) for entry in rows}
    told = {pair for worker in ended + seats for pair in worker.kept()}
    assert told <= kept, "an input was lost"
    assert len({id_ for _, id_ in kept}) == len(kept), "an input was done twice"
    assert len(kept - told) <= len(ended), "a kill hides one row at most"
    assert not any("end" in line for worker in ended for line in worker.lines), "too late"
