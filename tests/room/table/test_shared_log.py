"""A table that runs in two processes at once (here: twice in one, at one ledger): what one side
puts into the logs the other one tells, nothing that was asked is lost or done twice.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import threading
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from playroom.engine.log.fingerprint import fingerprint
from playroom.engine.registry import find_game
from playroom.match.match_log import MatchWriteQueue
from playroom.room.store.room_store import RoomStore
from playroom.room.table import values as v
from playroom.room.table.running import RunningTable
from playroom.room.table.values import Phase, TableEvent
from playroom.store import StoreError
from tests import clock
from tests.room.bringers import Bringer
from tests.room.kit import Near, Person, added, code_of, until


class Side:
    """One of the two: a table, and who came to it there."""

    def __init__(self, near: Near, table: RunningTable) -> None:
        self.near, self.table = near, table
        self.began = table.state.rows
        self.persons: list[Person] = []

    def come(self, name: str) -> Person:
        """A person arrives here."""
        near = self.near
        if name not in near._members:
            near._members[name] = added(near.services, name, "en")
        person = Person(self.table.session(near._members[name]))
        near.persons.append(person)
        self.persons.append(person)
        return person

    def bring(self, name: str) -> Bringer:
        """A person arrives here whose client contributes a number to a deal."""
        near = self.near
        near._members[name] = added(near.services, name, "en")
        person = Bringer(self.table, self.table.session(near._members[name], True))
        near.persons.append(person)
        self.persons.append(person)
        return person

    async def ask(self, person: Person, command: v.AnyCommand, id: str) -> str:
        """Asks under an id; gives the code of the refusal, or nothing."""
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.table.ask(person.me, command, answer.set_result, id)
        return code_of(await asyncio.wait_for(answer, 10))


class Pair:
    """A table that runs twice. Each hears of the other after a random while."""

    def __init__(self, near: Near, chance: random.Random, longest: float) -> None:
        self.near, self.chance, self.longest = near, chance, longest
        near.open_table(seats=2)
        near.table.stream.close()
        self.keepers = [MatchWriteQueue(near.log, 0.0, threads=2) for _ in range(2)]
        self.sides = [self._side(number) for number in range(2)]
        self.acts(0)
        self._news = asyncio.get_running_loop().create_task(self._tell())

    def _side(self, number: int) -> Side:
        services = replace(
            self.near.services,
            write_queue=self.keepers[number],
            told=lambda row, state: self._told(1 - number, state.rows),
            settle=0.2,
        )
        table = self.near.table
        rows = self.near.room_store.rows(table.state.id)
        return Side(self.near, RunningTable(services, table.game, rows))

    def _told(self, other: int, rows: int) -> None:
        loop = asyncio.get_running_loop()
        wait = self.chance.random() * self.longest
        loop.call_later(wait, lambda: self.sides[other].table.stream.catch_up(rows))

    async def _tell(self) -> None:
        """What a database would notify of matches."""
        while True:
            await clock.passes(self.chance.random() * self.longest + 0.002)
            one, other = (side.table.runner for side in self.sides)
            if one is not None and other is not None and one.header == other.header:
                one.catch_up(other.match.sequence)
                other.catch_up(one.match.sequence)

    def acts(self, number: int) -> None:
        """One side sees to bots and clocks from now on."""
        self.sides[1 - number].table.lead(False)
        self.sides[number].table.lead(True)

    async def equal(self) -> None:
        """Both are equal, and are what the ledger tells."""
        one, other = (side.table for side in self.sides)
        for person in self.near.persons:
            person.session.ask(
                v.HearWatchers(True), lambda result: None
            )  # nothing is under way before
        await until(lambda: one.stream.is_idle and other.stream.is_idle)
        for table in (one, other):
            table.stream.catch_up(table.state.rows + 1)
        await until(lambda: one.stream.is_idle and other.stream.is_idle)
        assert one.state == other.state
        kept = self.near.room_store.rows(one.state.id)
        assert list(one.recent.kept) == list(other.recent.kept) == kept
        assert one.playing == other.playing

    def close(self) -> None:
        self._news.cancel()
        for side in self.sides:
            table = side.table
            table.stream.close()
            table.presence.stop()
            table.dealing.stop()
            if table.runner is not None:
                table.runner.rest()
        for write_queue in self.keepers:
            write_queue.close()


def in_pair(
    folder: Path, test: Callable[[Pair], Coroutine[Any, Any, None]], seed: int = 1, **more: Any
) -> None:
    """Runs a test at a table that runs twice."""

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
    state = pair.sides[chance.randrange(2)].table.state
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
def test_both_sides_are_equal_whatever_is_asked_where(tmp_path: Path, seed: int) -> None:
    async def test(pair: Pair) -> None:
        near, chance = pair.near, pair.chance
        for n, name in enumerate(("Ana", "Ben", "Cara", "Dan")):
            pair.sides[n % 2].come(name)
        await until(lambda: all(len(side.table.state.guests) == 4 for side in pair.sides))
        answers = list[str]()
        asked = list[tuple[v.PersonId, str]]()

        async def lives(side: Side, person: Person) -> None:
            for _ in range(60):
                command, id = wish_of(chance, pair), secrets.token_hex(6)
                asked.append((person.me, id))
                answers.append(await side.ask(person, command, id))
                if chance.random() < 0.2:  # the answer was lost, and it is asked elsewhere
                    await pair.sides[chance.randrange(2)].ask(person, command, id)
                if person.awaited():
                    with suppress(StoreError):
                        await person.play()
                await clock.passes(chance.random() * 0.004)

        async def passes() -> None:
            while True:
                await clock.passes(0.05)
                pair.acts(chance.randrange(2))

        passing = asyncio.get_running_loop().create_task(passes())
        living = [lives(side, person) for side in pair.sides for person in side.persons]
        await asyncio.gather(*living)
        passing.cancel()
        await pair.equal()
        assert len(answers) == 240
        done = [(one.me, id) for one in near.persons for id in near.room_store.applied_ids(one.me)]
        assert len(done) == len(set(done))
        assert len(set(done) & set(asked)) > 5
        matches = [side.table.runner.match for side in pair.sides if side.table.runner is not None]
        if matches:
            await until(lambda: matches[0].sequence == matches[1].sequence)
            assert fingerprint(matches[0].state) == fingerprint(matches[1].state)
        for side in pair.sides:  # everybody has heard every row once, in order
            for person in side.persons:
                heard = list(side.table.recent.kept[-len(person.rows) :])
                assert person.rows == heard
                assert len(person.rows) > 5

    in_pair(tmp_path, test, seed)


def test_a_match_is_played_from_both_sides(tmp_path: Path) -> None:
    async def test(pair: Pair) -> None:
        here, there = pair.sides
        ana, ben = here.come("Ana"), there.come("Ben")
        await until(lambda: len(here.table.state.guests) == 2)
        assert await ana.ask(v.Sit(0)) == ""
        assert await ben.ask(v.Sit(1)) == ""
        await until(lambda: len(here.table.state.seated) == len(there.table.state.seated) == 2)
        for person in (ana, ben):
            assert await person.ready() == ""
        await until(lambda: ana.chair is not None and ben.chair is not None)
        side = 0
        while here.table.state.phase is not Phase.OVER or there.table.state.phase is not Phase.OVER:
            for person in (ana, ben):
                if person.awaited():
                    await person.play()
            side = 1 - side
            pair.acts(side)
            await clock.passes(0.001)
        await pair.equal()
        assert ana.overs == ben.overs == 1
        for person in (ana, ben):  # everything was told once, in order
            assert person.chair is not None
            assert person.heard(person.chair.header.id) == list(person.chair.events())
        for table in (here.table, there.table):
            assert table.kept_game() is not None
        assert here.table.kept_game() == there.table.kept_game()

    in_pair(tmp_path, test)


def test_what_somebody_else_did_first_is_answered_anew(tmp_path: Path) -> None:
    async def test(pair: Pair) -> None:
        here, there = pair.sides
        ana, ben = here.come("Ana"), there.come("Ben")
        await until(lambda: len(here.table.state.guests) == len(there.table.state.guests) == 2)
        result = await asyncio.gather(ana.ask(v.Sit(0)), ben.ask(v.Sit(0)))
        assert sorted(result) == ["", "taken"]

    in_pair(tmp_path, test, longest=1.0)


def test_what_was_done_on_one_side_is_not_done_again_on_the_other(tmp_path: Path) -> None:
    async def test(pair: Pair) -> None:
        here, there = pair.sides
        ana, ben = here.come("Ana"), here.come("Ben")
        await until(lambda: len(here.table.state.guests) == 2)
        await until(lambda: there.table.state.rows == here.table.state.rows)
        assert await here.ask(ana, v.GiveTable(ben.me), "f" * 12) == ""
        assert await here.ask(ben, v.GiveTable(ana.me), "e" * 12) == ""
        assert await there.ask(ana, v.GiveTable(ben.me), "f" * 12) == ""
        await pair.equal()
        assert there.table.state.owner == ana.me
        assert sum(isinstance(row, v.OwnerIs) for row in here.table.recent.kept) == 3

    in_pair(tmp_path, test, longest=0.1)


async def seal(pair: Pair) -> tuple[Bringer, Bringer]:
    """Ana here and Ben there sit at the table and are ready."""
    here, there = pair.sides
    ana, ben = here.bring("Ana"), there.bring("Ben")
    await until(lambda: all(len(side.table.state.guests) == 2 for side in pair.sides))
    assert await ana.ask(v.Sit(0)) == ""
    assert await ben.ask(v.Sit(1)) == ""
    await until(lambda: all(len(side.table.state.seated) == 2 for side in pair.sides))
    return ana, ben


@pytest.mark.parametrize("dealer", [0, 1])
def test_each_side_brings_the_numbers_of_its_own(tmp_path: Path, dealer: int) -> None:
    async def test(pair: Pair) -> None:
        pair.acts(dealer)
        ana, ben = await seal(pair)
        for _ in range(3):
            for person in (ana, ben):
                assert await person.ready() == ""
            for side in pair.sides:
                await until(lambda side=side: side.table.state.phase is Phase.PLAYING)
            for side in pair.sides:
                deal = side.table.last_deal
                assert deal is not None
                assert len(deal.pledges) == len(deal.numbers) == 2
                assert side.table.runner is not None
                sealed, header = deal.roster, side.table.runner.match.header
                number = pair.near.room_store.number(deal.match) or ""
                for person in (ana, ben):
                    assert person.witness.is_proved(header, sealed, deal.numbers, number)
            pair.sides[dealer].table.put(v.Ended(header.id))
            for side in pair.sides:
                await until(lambda side=side: side.table.state.phase is Phase.OVER)
        await pair.equal()

    in_pair(tmp_path, test, longest=0.02, seal_wait=60.0)


def is_sealed(state: v.TableState) -> bool:
    return state.deal is not None and state.deal.sealed


@pytest.mark.parametrize("sealed", [False, True])
def test_a_deal_whose_dealer_is_another_by_now_does_not_go_on(tmp_path: Path, sealed: bool) -> None:
    async def test(pair: Pair) -> None:
        here, there = pair.sides
        ana, ben = await seal(pair)
        ben.pledges, ben.shows = sealed, False
        for person in (ana, ben):
            assert await person.ready() == ""
        tables = (here.table, there.table)
        await until(lambda: all(table.state.phase is Phase.SEALING for table in tables))
        if sealed:
            await until(lambda: all(is_sealed(table.state) for table in tables))
        first = here.table.state.match
        pair.acts(1)
        await until(lambda: all(table.state.phase is Phase.OPEN for table in tables))
        pair.acts(0)
        ben.pledges = ben.shows = True
        for person in (ana, ben):
            assert await person.ready(person.session.state.changed) == ""
        await until(lambda: all(table.state.phase is Phase.PLAYING for table in tables))
        assert here.table.state.match != first
        assert here.table.last_deal is not None
        assert len(here.table.last_deal.numbers) == 2
        assert sum(isinstance(row, v.Aborted) for row in here.table.recent.kept) == 1
        await pair.equal()

    in_pair(tmp_path, test, seal_wait=60.0)


def test_a_deal_that_is_given_up_while_a_row_of_it_is_kept_holds_nobody_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(pair: Pair) -> None:
        here, there = pair.sides
        ana, ben = await seal(pair)
        whole, begun, kept = RoomStore.append, threading.Event(), threading.Event()

        def append(
            room_store: RoomStore, table: v.TableId, at: int, rows: Any, *given: Any
        ) -> None:
            whole(room_store, table, at, rows, *given)
            if isinstance(rows[0], v.Committing):
                begun.set()
                kept.wait(10)

        monkeypatch.setattr(RoomStore, "append", append)
        for person in (ana, ben):
            assert await person.ready() == ""
        await until(begun.is_set)
        pair.acts(1)
        await asyncio.sleep(0)  # the old dealer is stopped
        kept.set()
        await until(lambda: there.table.state.phase is here.table.state.phase is Phase.OPEN)
        assert await ana.ask(v.Stand()) == ""
        await pair.equal()

    in_pair(tmp_path, test, seal_wait=60.0)


def test_a_deal_that_its_dealer_leaves_is_given_up_by_the_next(tmp_path: Path) -> None:
    async def test(pair: Pair) -> None:
        here, there = pair.sides
        ana = there.come("Ana")
        await until(lambda: len(there.table.state.guests) == 1)
        for command in (v.Sit(0), v.PutBot("easy")):
            assert await ana.ask(command) == ""
        here.table.stream.close()  # hangs
        there.table.append_now(v.Readied(ana.me), v.Sealed("m1", "a" * 64))
        assert there.table.state.phase is Phase.SEALING
        there.table.lead(True)
        await until(lambda: there.table.state.phase is Phase.OPEN)

    in_pair(tmp_path, test)


def test_a_table_that_is_begun_to_be_run_while_it_is_sealed_tells_the_deal(tmp_path: Path) -> None:
    async def test(pair: Pair) -> None:
        here, _ = pair.sides
        ana = here.come("Ana")
        await until(lambda: len(here.table.state.guests) == 1)
        for command in (v.Sit(0), v.PutBot("easy")):
            assert await ana.ask(command) == ""
        pair.near.services.room_store.append(
            here.table.state.id,
            here.table.state.rows + 1,
            [v.Readied(ana.me), v.Sealed("m1", "a" * 64)],
        )
        late = RunningTable.replica(pair.near.services, find_game, here.table.state.id)
        assert late.state.phase is Phase.SEALING
        assert late.runner is None
        late.close()

    in_pair(tmp_path, test)


def test_rows_that_cannot_be_read_now_are_read_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("playroom.log.stream.RETRY", 0.01)

    async def test(pair: Pair) -> None:
        here, there = pair.sides
        ana = here.come("Ana")
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
