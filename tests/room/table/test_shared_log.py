"""A table at one log in two processes (here: two sides of one process). It runs at the side that
holds its lease; the other side is idle, and follows. Whatever passes from side to side, nothing
that was asked is lost or done twice.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import threading
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from playroom.engine.log.entries import Entry, Lease, StaleLease
from playroom.engine.log.fingerprint import fingerprint
from playroom.engine.registry import find_game
from playroom.log.stream import NOT_KEPT, CommandId
from playroom.match.match_log import MatchWriteQueue
from playroom.records.opening import load_match
from playroom.room.cluster.membership import LocalMembership
from playroom.room.store.room_store import RoomStore
from playroom.room.table import values as v
from playroom.room.table.local_session import LocalSession
from playroom.room.table.running import RunningTable
from playroom.room.table.values import Phase, TableEvent
from playroom.store import StoreError, StoreLog
from tests import clock
from tests.room.bringers import Bringer
from tests.room.kit import Near, Person, added, code_of, until


class Term:
    """The present term of the lease of the table, as a shared database knows it."""

    def __init__(self) -> None:
        self.number = 0
        self.lock = threading.Lock()

    def check(self, lease: Lease | None) -> None:
        """Raises `StaleLease` for the lease of another term."""
        if lease is not None and lease.term != self.number:
            raise StaleLease


class LeasedRows(RoomStore):
    """The room's store, which checks leases."""

    term: Term

    def append(
        self,
        table: v.TableId,
        expected: int,
        rows: Sequence[TableEvent],
        command: CommandId | None = None,
        lease: Lease | None = None,
    ) -> None:
        with self.term.lock:
            self.term.check(lease)
            super().append(table, expected, rows, command, lease)


class LeasedInputs(StoreLog):
    """The logs of matches, which take inputs of the holder of the lease only."""

    term: Term

    def append(self, log: str, expected: int, row: Entry, by: Lease | None = None) -> int:
        with self.term.lock:
            assert by is not None
            self.term.check(by)
            return super().append(log, expected, row, by)


class Among(LocalMembership):
    """Membership of a process beside which there is another one."""

    alone = False

    def __init__(self, beat: Callable[[], None]) -> None:
        self.stale = 0
        self._beat = beat

    def fenced(self, table: v.TableId) -> None:
        self.stale += 1
        asyncio.get_running_loop().call_later(0.005, self._beat)


class Guest:
    """A person who goes where the table runs, each time it runs elsewhere."""

    def __init__(self, pair: Pair, name: str, brings: bool) -> None:
        self.pair, self.brings = pair, brings
        self.member = added(pair.near.services, name, "en")
        self.moves = 0
        self.at: Side
        self.persons: list[Person] = []
        self.come()

    @property
    def me(self) -> v.PersonId:
        return self.member.id

    @property
    def person(self) -> Person:
        """The person where they are now."""
        return self.persons[-1]

    def come(self) -> None:
        """Comes to the side at which the table runs, once it is loaded there."""
        self.is_here = False
        side = self.pair.running
        side.table.load(lambda why: self._comes(side, why))

    def _comes(self, side: Side, why: Exception | None) -> None:
        if why is not None:  # it runs elsewhere by now
            asyncio.get_running_loop().call_later(0.002, self.come)
            return
        self.at, self.is_here = side, True
        session = side.table.session(self.member, self.brings)
        session.moved = self._moved
        if self.brings:
            person: Person = Bringer(side.table, session)
        else:
            person = Person(session)
        if person.chair is not None:
            person.chair.start()  # as a shell does
        self.pair.near.persons.append(person)
        self.persons.append(person)

    def _moved(self) -> None:
        self.moves += 1
        self.is_here = False
        session = self.person.session
        assert isinstance(session, LocalSession)
        self.at.table.send_on(session)
        if not self.pair.closed:
            asyncio.get_running_loop().call_soon(self.come)

    async def ask(self, command: v.AnyCommand, id: str = "", at: Side | None = None) -> str:
        """Asks under an id; gives the code of the refusal, or nothing."""
        await until(lambda: self.is_here)
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        (at or self.at).table.ask(self.me, command, answer.set_result, id)
        return code_of(await asyncio.wait_for(answer, 10))

    async def ready(self) -> str:
        return await self.ask(v.BeReady(True, self.at.table.state.rows))


class Side:
    """One process: its table, and what it was told."""

    def __init__(self, pair: Pair, number: int) -> None:
        self.told: list[TableEvent] = []
        self.membership = Among(pair.beat)
        log = LeasedInputs(pair.near.store.file)
        log.term = pair.term
        self.write_queue = MatchWriteQueue(log, 0.0, threads=2)

        def told(row: TableEvent, state: v.TableState) -> None:
            self.told.append(row)
            pair.tells(1 - number, state.rows)

        self.services = replace(
            pair.near.services,
            room_store=pair.rows,
            write_queue=self.write_queue,
            told=told,
            membership=self.membership,
        )
        id = pair.near.table.state.id
        self.table = RunningTable.replica(self.services, find_game, id)


class Pair:
    """Both sides. Each hears after a random while that the log of the table has grown."""

    def __init__(self, near: Near, chance: random.Random, longest: float) -> None:
        self.near, self.chance, self.longest = near, chance, longest
        self.closed = False
        self.term = Term()
        self.rows = LeasedRows(near.room_store.database)
        self.rows.term = self.term
        near.open_table(seats=2)
        near.table.stream.close()
        self.sides = [Side(self, number) for number in range(2)]
        self.running = self.sides[0]
        self.runs(0)

    @property
    def idle(self) -> Side:
        """The side at which the table does not run."""
        return self.sides[1 - self.sides.index(self.running)]

    @property
    def stored(self) -> list[TableEvent]:
        """The log of the table."""
        return self.near.room_store.rows(self.running.table.state.id)

    def tells(self, other: int, rows: int) -> None:
        """One side hears in a while that there are so many rows."""
        wait = self.chance.random() * self.longest
        loop = asyncio.get_running_loop()
        loop.call_later(wait, lambda: self.sides[other].table.stream.catch_up(rows))

    def runs(self, number: int, other_knows: bool = True) -> None:
        """The table runs at one side from now on, whether or not the other knows that."""
        with self.term.lock:
            self.term.number += 1
        self.running = self.sides[number]
        if other_knows:
            self.idle.table.lead(None)
        self.running.table.lead(Lease(self.running.table.state.id, self.term.number))

    def beat(self) -> None:
        """The side with the lease hears of it again, as after each heartbeat."""
        lease = Lease(self.running.table.state.id, self.term.number)
        if not self.closed and self.running.table.stream.lease != lease:
            self.running.table.lead(lease)

    def come(self, name: str, brings: bool = False) -> Guest:
        """A person arrives; `brings`: their client contributes a number to a deal."""
        return Guest(self, name, brings)

    async def equal(self) -> None:
        """Both sides are equal, and are what the logs tell."""
        runs, idle = self.running.table, self.idle.table
        await until(lambda: runs.stream.is_idle and idle.stream.is_idle)
        for table in (runs, idle):
            table.stream.catch_up()
        await until(lambda: runs.stream.is_idle and idle.stream.is_idle)
        await until(lambda: runs.is_loaded)
        assert runs.state == idle.state
        assert runs.playing == idle.playing
        assert list(runs.recent.kept) == self.stored[-len(runs.recent.kept) :]
        assert not idle.is_loaded
        assert idle.runner is None
        for side in self.sides:  # every row once, in order
            assert side.told == self.stored[-len(side.told) :]
        if (runner := runs.runner) is not None:
            await until(lambda: runner.stream.is_idle)  # a bot may play on
            match = runner.match
            stored = load_match(self.near.store, match.header.id)
            assert stored.entries == match.entries
            assert fingerprint(stored.state) == fingerprint(match.state)

    def close(self) -> None:
        self.closed = True
        for side in self.sides:
            table = side.table
            table.stream.close()
            table.presence.stop()
            table.dealing.stop()
            if table.runner is not None:
                table.runner.rest()
        for side in self.sides:
            side.write_queue.close()
            side.write_queue.log.close()


def in_pair(
    folder: Path, test: Callable[[Pair], Coroutine[Any, Any, None]], seed: int = 1, **more: Any
) -> None:
    """Runs a test at a table of two sides."""

    async def run() -> None:
        seal_wait = more.get("seal_wait", 0.2)
        near = Near(folder, grace=0.05, seal_wait=seal_wait, owner_wait=0.05)
        pair = Pair(near, random.Random(seed), more.get("longest", 0.004))
        broken = list[dict[str, Any]]()
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda loop, context: broken.append(context))
        try:
            await test(pair)
            assert not near.faults, near.faults[0]
            assert not broken, broken[0]
            for person in near.persons:
                assert not person.failures, person.failures[0]
        finally:
            pair.close()
            with suppress(Exception):
                near.close()

    clock.run(run())


def wish_of(chance: random.Random, pair: Pair) -> v.AnyCommand:
    """Anything, but what ends the table."""
    state = pair.running.table.state
    other = chance.choice([guest.id for guest in state.guests] or ["0" * 12])
    wishes: list[v.AnyCommand] = [
        v.Sit(chance.randrange(2)),
        v.Sit(None),
        v.Stand(),
        v.BeReady(True, state.rows),
        v.BeReady(True, state.rows),
        v.BeReady(chance.random() < 0.8, state.changed),
        v.Pause(),
        v.GoOn(),
        v.GoOn(),
        v.PutBot(chance.choice(("easy", "medium"))),
        v.TakeBot(),
        v.SetOption("target", chance.choice((31, 61))),
        v.HearWatchers(chance.random() < 0.5),
        v.MuteAtTable(other, chance.random() < 0.5),
        v.GiveTable(other),
    ]
    return chance.choice(wishes)


@pytest.mark.parametrize("seed", range(3))
def test_what_passes_from_side_to_side_is_equal_on_both(tmp_path: Path, seed: int) -> None:
    async def test(pair: Pair) -> None:
        near, chance = pair.near, pair.chance
        guests = [pair.come(name) for name in ("Ana", "Ben", "Cara", "Dan")]
        await until(lambda: len(pair.running.table.state.guests) == 4)
        asked = list[tuple[v.PersonId, str]]()
        stale = 0

        async def asks(guest: Guest, command: v.AnyCommand, id: str) -> None:
            """A program asks again, under the same id, until it is answered."""
            nonlocal stale
            with suppress(StaleLease):
                if await guest.ask(command, id) != NOT_KEPT.code:
                    return
            stale += 1
            await clock.passes(0.002)
            await asks(guest, command, id)

        async def lives(guest: Guest) -> None:
            for _ in range(60):
                command, id = wish_of(chance, pair), secrets.token_hex(6)
                asked.append((guest.me, id))
                await asks(guest, command, id)
                if chance.random() < 0.2:  # the answer was lost, and it is asked again
                    await asks(guest, command, id)
                if guest.is_here and guest.person.awaited():
                    with suppress(StoreError, StaleLease, TimeoutError):  # one is sent on
                        await asyncio.wait_for(guest.person.play(), 0.05)
                await clock.passes(chance.random() * 0.004)

        async def passes() -> None:
            while True:
                await clock.passes(0.006)
                await until(lambda: pair.running.table.is_loaded)
                pair.runs(chance.randrange(2), chance.random() < 0.5)

        passing = asyncio.get_running_loop().create_task(passes())
        await asyncio.gather(*map(lives, guests))
        assert not passing.done()
        passing.cancel()
        pair.runs(chance.randrange(2))
        await until(lambda: all(guest.is_here and guest.at is pair.running for guest in guests))
        await pair.equal()
        assert all(guest.moves > 2 for guest in guests)
        done = [(one.me, id) for one in guests for id in near.room_store.applied_ids(one.me)]
        assert len(done) == len(set(done))
        assert len(set(done) & set(asked)) > 5
        stored = pair.stored
        for guest in guests:  # who was here has heard every row once, in order
            last = 0
            for person in guest.persons:
                numbers = [state.rows for state in person.lives]
                assert numbers == list(range(numbers[0], numbers[-1] + 1)) if numbers else True
                assert person.rows == [stored[number - 1] for number in numbers]
                assert not numbers or numbers[0] > last
                last = numbers[-1] if numbers else last

    in_pair(tmp_path, test, seed)


def test_the_other_side_is_idle_and_follows(tmp_path: Path) -> None:
    async def test(pair: Pair) -> None:
        here, there = pair.sides
        ana = pair.come("Ana")
        for command in (v.Sit(0), v.PutBot("easy")):
            assert await ana.ask(command) == ""
        assert await ana.ready() == ""
        await until(lambda: here.table.state.phase is Phase.PLAYING)
        await until(lambda: there.table.state == here.table.state)
        await pair.equal()
        before = pair.stored
        with pytest.raises(StaleLease):
            await ana.ask(v.Pause(), at=there)
        assert pair.stored == before

    in_pair(tmp_path, test)


def test_a_match_is_played_on_wherever_it_runs(tmp_path: Path) -> None:
    async def test(pair: Pair) -> None:
        guests = ana, ben = [pair.come("Ana"), pair.come("Ben")]
        await until(lambda: len(pair.running.table.state.guests) == 2)
        for seat, guest in enumerate(guests):
            assert await guest.ask(v.Sit(seat)) == ""
        for guest in guests:
            assert await guest.ready() == ""
        await until(lambda: ana.person.chair is not None and ben.person.chair is not None)
        plays = 0
        while pair.running.table.state.phase is not Phase.OVER:
            for guest in guests:
                if guest.is_here and guest.person.awaited():
                    with suppress(TimeoutError):  # one is sent on, and asks anew where it runs
                        assert await guest.person.play() in ("", NOT_KEPT.code)
                        plays += 1
                        if plays % 7 == 0:
                            pair.runs(1 - pair.sides.index(pair.running), plays % 2 == 0)
                await clock.passes(0.001)
        await pair.equal()
        assert plays > 14
        assert sum(isinstance(row, v.Ended) for row in pair.stored) == 1
        assert sum(person.overs for person in ana.persons) >= 1
        kept = pair.running.table.kept_game()
        assert kept is not None
        acts = [entry for entry in kept.entries if entry.kind == "act"]
        assert len(acts) >= plays
        assert len({entry.id for entry in kept.entries}) == len(kept.entries)
        for guest in guests:  # each heard it in order
            for person in guest.persons:
                numbers = [placed.sequence for placed in person.heard(kept.header.id)]
                assert numbers == sorted(numbers)

    in_pair(tmp_path, test)


def test_what_was_done_on_one_side_is_not_done_again_on_the_other(tmp_path: Path) -> None:
    async def test(pair: Pair) -> None:
        ana, ben = pair.come("Ana"), pair.come("Ben")
        await until(lambda: len(pair.running.table.state.guests) == 2)
        assert await ana.ask(v.GiveTable(ben.me), "f" * 12) == ""
        assert await ben.ask(v.GiveTable(ana.me), "e" * 12) == ""
        pair.runs(1)
        await until(lambda: ana.at is pair.sides[1])
        assert await ana.ask(v.GiveTable(ben.me), "f" * 12) == ""
        await pair.equal()
        assert pair.running.table.state.owner == ana.me
        assert sum(isinstance(row, v.OwnerIs) for row in pair.stored) == 3

    in_pair(tmp_path, test, longest=0.1)


@pytest.mark.parametrize("plays", [False, True])
def test_a_side_whose_lease_is_stale_stores_nothing_and_lets_the_table_go(
    tmp_path: Path, plays: bool
) -> None:
    async def test(pair: Pair) -> None:
        here, there = pair.sides
        guests = ana, ben = [pair.come("Ana"), pair.come("Ben")]
        await until(lambda: len(here.table.state.guests) == 2)
        for seat, guest in enumerate(guests):
            assert await guest.ask(v.Sit(seat)) == ""
        for guest in guests:
            assert await guest.ready() == ""
        await until(lambda: any(guest.person.awaited() for guest in guests))
        match = here.table.state.match
        assert match is not None

        def acts() -> int:
            return sum(entry.kind == "act" for entry in pair.near.store.log(match).entries)

        before = acts()
        pair.runs(1, other_knows=False)
        late = next(guest for guest in guests if guest.person.awaited())
        old = late.person
        if plays:
            with pytest.raises(TimeoutError):  # the chair is told nothing more
                await old.play()
        else:
            with pytest.raises(StaleLease):
                await late.ask(v.Pause())
        assert here.membership.stale == 1
        assert not here.table.is_leader
        assert acts() == before
        assert not any(isinstance(row, v.Paused) for row in pair.stored)
        await until(lambda: ana.at is ben.at is there)
        assert (ana.moves, ben.moves) == (1, 1)
        heard, told = len(old.rows), len(old.events)
        assert await late.ask(v.Pause()) == ""  # where it runs it can be asked
        await pair.equal()
        assert (len(old.rows), len(old.events)) == (heard, told)
        assert not old.ended

    in_pair(tmp_path, test)


def test_a_table_that_is_let_go_tells_nothing_more(tmp_path: Path) -> None:
    async def test(pair: Pair) -> None:
        here, _ = pair.sides
        member = added(pair.near.services, "Ana", "en")
        ana = Person(here.table.session(member))
        await until(lambda: len(here.table.state.guests) == 1)
        rows = list(ana.rows)
        pair.runs(1)
        ben = pair.come("Ben")
        await until(lambda: here.table.state.guest(ben.me) is not None)
        assert await ben.ask(v.Sit(0)) == ""
        await pair.equal()
        assert ana.rows == rows
        assert not ana.ended

    in_pair(tmp_path, test)


def test_what_is_put_there_beside_is_told_where_the_table_runs(tmp_path: Path) -> None:
    async def test(pair: Pair) -> None:
        here, there = pair.sides
        ana = pair.come("Ana")
        await until(lambda: there.table.state.guest(ana.me) is not None)
        away = v.OnVacation(ana.me, 1_800_000_000, 1_800_086_400)
        there.table.on_vacation(away)
        assert await ana.ask(v.Sit(1)) == ""  # before it has heard of that
        await until(lambda: away in ana.person.rows)
        await until(lambda: here.table.state.rows == there.table.state.rows)
        guest = here.table.state.guest(ana.me)
        assert guest is not None
        assert (guest.seat, guest.vacation) == (1, away.until)
        await pair.equal()
        assert pair.stored.count(away) == 1

    in_pair(tmp_path, test, longest=1.0)


async def seated(pair: Pair) -> tuple[Guest, Guest]:
    """Two people who contribute to deals sit at the table."""
    ana, ben = pair.come("Ana", brings=True), pair.come("Ben", brings=True)
    await until(lambda: len(pair.running.table.state.guests) == 2)
    assert await ana.ask(v.Sit(0)) == ""
    assert await ben.ask(v.Sit(1)) == ""
    return ana, ben


def is_sealed(state: v.TableState) -> bool:
    return state.deal is not None and state.deal.sealed


@pytest.mark.parametrize("other_knows", [False, True])
@pytest.mark.parametrize("sealed", [False, True])
def test_a_deal_that_another_side_has_begun_is_given_up_and_made_again(
    tmp_path: Path, sealed: bool, other_knows: bool
) -> None:
    async def test(pair: Pair) -> None:
        here, there = pair.sides
        guests = _, ben = await seated(pair)
        ben.person.pledges, ben.person.shows = sealed, False  # type: ignore[attr-defined]
        for guest in guests:
            assert await guest.ready() == ""
        await until(lambda: here.table.state.phase is Phase.SEALING)
        if sealed:
            await until(lambda: is_sealed(here.table.state))
        first = here.table.state.match
        pair.runs(1, other_knows)
        await until(lambda: there.table.state.phase is Phase.OPEN)
        here.table.lead(None)
        await until(lambda: all(guest.is_here and guest.at is there for guest in guests))
        await until(lambda: there.table.stream.is_idle)
        for guest in guests:
            assert await guest.ready() == ""
        await until(lambda: there.table.state.phase is Phase.PLAYING)
        deal = there.table.last_deal
        assert deal is not None
        assert deal.match == there.table.state.match != first
        assert len(deal.numbers) == 2
        assert sum(isinstance(row, v.Aborted) for row in pair.stored) == 1
        await pair.equal()

    in_pair(tmp_path, test, seal_wait=60.0)


def test_a_deal_that_is_given_up_while_a_row_of_it_is_kept_holds_up_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(pair: Pair) -> None:
        here, there = pair.sides
        guests = ana, _ = await seated(pair)
        whole, begun, kept = LeasedRows.append, threading.Event(), threading.Event()

        def append(
            room_store: LeasedRows, table: v.TableId, at: int, rows: Any, *more: Any
        ) -> None:
            whole(room_store, table, at, rows, *more)
            if isinstance(rows[0], v.Committing):
                begun.set()
                kept.wait(10)

        monkeypatch.setattr(LeasedRows, "append", append)
        for guest in guests:
            assert await guest.ready() == ""
        await until(begun.is_set)
        pair.runs(1)
        await asyncio.sleep(0)  # the old dealer is stopped
        kept.set()
        await until(lambda: there.table.state.phase is here.table.state.phase is Phase.OPEN)
        await until(lambda: ana.at is there)
        assert await ana.ask(v.Stand()) == ""
        await pair.equal()

    in_pair(tmp_path, test, seal_wait=60.0)


def test_a_deal_that_is_on_when_a_side_reads_the_table_is_given_up_once_it_runs_there(
    tmp_path: Path,
) -> None:
    async def test(pair: Pair) -> None:
        here, there = pair.sides
        ana = pair.come("Ana")
        await until(lambda: len(here.table.state.guests) == 1)
        for command in (v.Sit(0), v.PutBot("easy")):
            assert await ana.ask(command) == ""
        here.table.stream.close()  # it hangs
        pair.near.room_store.append(
            here.table.state.id,
            here.table.state.rows + 1,
            [v.Readied(ana.me), v.Sealed("m1", "a" * 64)],
        )
        late = RunningTable.replica(there.services, find_game, here.table.state.id)
        assert late.state.phase is Phase.SEALING
        assert late.runner is None
        late.close()
        pair.runs(1, other_knows=False)
        await until(lambda: isinstance(pair.stored[-1], v.Aborted))
        await until(lambda: there.table.state.phase is Phase.OPEN)

    in_pair(tmp_path, test)


def test_rows_that_cannot_be_read_now_are_read_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("playroom.log.stream.RETRY", 0.01)

    async def test(pair: Pair) -> None:
        _, there = pair.sides
        ana = pair.come("Ana")
        await until(lambda: len(there.table.state.guests) == 1)
        whole, tries = pair.near.room_store.rows, 0

        def rows(table: v.TableId, after: int = 0) -> list[TableEvent]:
            nonlocal tries
            tries += 1
            if tries < 5:
                raise StoreError("disk-full")
            return whole(table, after)

        monkeypatch.setattr(RoomStore, "rows", lambda room_store, *given: rows(*given))
        assert await ana.ask(v.Sit(0)) == ""
        await until(lambda: there.table.state.guests[0].seat == 0)
        assert tries >= 5

    in_pair(tmp_path, test)
