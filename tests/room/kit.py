"""A room without a network, and people who write down all that they are told."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from playroom.engine.chair import Chair, Hooks
from playroom.engine.contract import Game
from playroom.engine.match import Match
from playroom.engine.notes import Clean, Rejection
from playroom.engine.options import Setup
from playroom.engine.registry import find_game
from playroom.engine.steps import Placed
from playroom.match.match_log import MatchWriteQueue
from playroom.room.members.people import Key, Member
from playroom.room.moderation.service import ModerationService
from playroom.room.moderation.state import ModerationNews
from playroom.room.store.room_store import RoomStore
from playroom.room.store.sqlite import SqliteDatabase
from playroom.room.table import values as v
from playroom.room.table.context import RoomContext
from playroom.room.table.running import RunningTable
from playroom.room.table.session import (
    CloseReason,
    ConnectionState,
    GameHome,
    Proof,
    SessionHooks,
    TableSession,
    Utterance,
)
from playroom.room.table.state import NoTable, apply
from playroom.room.table.values import Phase, TableEvent, TableState
from playroom.store import Store, StoreLog
from tests import clock

BOTS = ("Clara", "Dora", "Elsa", "Flora", "Greta", "Hilda", "Inge")
SHORT: dict[str, dict[str, Any]] = {
    "cribbage": {"target": 31},
    "casino": {},
    "calatone": {},
    "rummy": {},
    "escoba": {},
    "brisca": {"target": 1},
    "domino": {"target": 50},
    "farkle": {"target": 1000},
    "ninetynine": {"lives": 1},
}
"""Options that end a game soon, where there are any."""


class Person:
    """Shows a visit: writes down rows, events, sayings; and can play the first legal choice."""

    def __init__(self, session: TableSession) -> None:
        self.session = session
        self.rows: list[TableEvent] = []
        self.lives: list[TableState] = []
        self.said: list[str] = []
        self.nudged = 0
        self.wires: list[ConnectionState] = []
        self.missed: list[bool] = []
        self.proved: list[tuple[bool | None, tuple[int, ...]]] = []
        self.proofs: list[Proof] = []
        self.missed_games: list[GameHome] = []
        self.ended: list[CloseReason] = []
        self.failures: list[Exception] = []
        self.chairs = 0
        self.events: list[tuple[str, Placed]] = []
        self.clocks: list[int] = []
        self.overs = 0
        self.order: list[ModerationNews] = []
        session.attach(
            SessionHooks(
                row=self._row,
                chair=self.sit,
                said=lambda saying: self.said.append(f"{saying.name}: {saying.text}"),
                nudged=lambda nudge: self._nudge(),
                wire=self.wires.append,
                missed=self.missed.append,
                proved=self._proved,
                ended=self.ended.append,
                failed=self.failures.append,
                order=self.order.append,
                ended_meanwhile=self.missed_games.append,
            )
        )
        if session.chair is not None:
            self.sit()

    def _row(self, row: TableEvent, before: TableState, state: TableState) -> None:
        self.rows.append(row)
        self.lives.append(state)

    def _nudge(self) -> None:
        self.nudged += 1

    def sit(self) -> None:
        """Listens to the chair that there is now."""
        chair = self.chair
        if chair is None:
            return
        self.chairs += 1
        match = chair.header.id
        known = {placed for of, placed in self.events if of == match}
        self.events += [(match, placed) for placed in chair.events() if placed not in known]
        chair.attach(
            Hooks(
                event=lambda placed: self.events.append((match, placed)),
                changed=lambda: None,
                clock=self.clocks.append,
                failed=self.failures.append,
                keeping=lambda: None,
                over=self._over,
                people=lambda: None,
                pause=lambda: 0.0,
                voice_busy=lambda: False,
            )
        )

    def _proved(self, proof: Proof, seats: tuple[int, ...]) -> None:
        self.proofs.append(proof)
        self.proved.append((proof.right, seats))

    def _over(self) -> None:
        self.overs += 1

    @property
    def chair(self) -> Chair | None:
        return self.session.chair

    @property
    def me(self) -> v.PersonId:
        return self.session.me

    def heard(self, match: str) -> list[Placed]:
        """The events of a match, in the order in which they were told."""
        return [placed for of, placed in self.events if of == match]

    async def ask(self, command: v.AnyCommand) -> str:
        """Asks the table; gives the code of the refusal, or nothing."""
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.session.ask(command, answer.set_result)
        return code_of(await asyncio.wait_for(answer, 10))

    async def say(self, text: str, to: v.To = v.To.TABLE, person: v.PersonId | None = None) -> str:
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.session.say(Utterance(text, to, person), answer.set_result)
        return code_of(await asyncio.wait_for(answer, 10))

    async def nudge(self) -> str:
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.session.nudge(answer.set_result)
        return code_of(await asyncio.wait_for(answer, 10))

    async def go(self, for_good: bool) -> None:
        self.session.go(for_good, lambda result: None)
        await until(lambda: bool(self.ended))

    async def ready(self, heard: int | None = None) -> str:
        return await self.ask(v.BeReady(True, self.session.state.rows if heard is None else heard))

    def awaited(self) -> bool:
        """Is this person to play now?"""
        chair = self.chair
        if chair is None or chair.outcome is not None or not chair.plays:
            return False
        return chair.settled.is_set() and any(request.awaited for request in chair.requests)

    async def play(self) -> str:
        """The first legal choice; any in a match that has no end of it, as where all only check."""
        chair = self.chair
        assert chair is not None
        choices, told = chair.game.choices(chair.view), len(chair.events())
        action = next(iter(choices)) if told < 500 else Random(told).choice([*choices])
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        def done(result: Rejection | Exception | None) -> None:
            if not answer.done():
                answer.set_result(result)

        chair.submit(action, chair.request_of(action), done)
        return code_of(await asyncio.wait_for(answer, 20))


def added(services: RoomContext, name: str, language: str = "en") -> Member:
    """A member of the room."""
    member = services.people.add(Clean.of(name), language, (Key.token(secrets.token_hex(16)),))
    assert isinstance(member, Member)
    return member


def state_of(rows: Iterable[v.TableEvent], game: Game[Any, Any]) -> TableState:
    """The state of a table that its log tells. Raises `NoTable`."""
    state: TableState | None = None
    for row in rows:
        state = apply(state, game, row)
    if state is None:
        raise NoTable("it was never opened")
    return state


def code_of(result: Rejection | Exception | None) -> str:
    if isinstance(result, Exception):
        raise result
    return "" if result is None else result.code


async def until(true: Callable[[], bool], seconds: float = 30.0) -> None:
    """Waits until it is so."""
    end = asyncio.get_running_loop().time() + seconds
    while not true():
        assert asyncio.get_running_loop().time() < end, "it did not come to that"
        await asyncio.sleep(0.002)


class Near:
    """A room in this process, without doors."""

    def __init__(self, folder: Path, **services: Any) -> None:
        self.folder = folder
        self.more: dict[str, Any] = {
            "grace": 0.15,
            "seal_wait": 0.5,
            "owner_wait": 0.15,
            **services,
        }
        self.faults: list[str] = []
        self.clock = 1_800_000_000.0
        self.told: list[TableEvent] = []
        self.finished: list[str] = []
        self.persons: list[Person] = []
        self.table: RunningTable
        self._members: dict[str, Member] = {}
        self._open()

    def _open(self) -> None:
        self.room_store = RoomStore(SqliteDatabase(self.folder / "room.db"))
        self.store = Store.open(self.folder)
        self.log = StoreLog(self.store.file)
        self.write_queue = MatchWriteQueue(self.log, 5.0)
        self.moderation = ModerationService(
            self.room_store, self.write_queue, clock=lambda: self.clock
        )
        self.moderation.tables = lambda: [self.table]
        self.services = RoomContext(
            self.room_store,
            self.store,
            self.write_queue,
            lambda lines: self.faults.append("".join(lines)),
            BOTS,
            self._finished,
            self.folder,
            moderation=self.moderation,
            told=self.hears,
            **self.more,
        )

    def hears(self, row: TableEvent, state: TableState) -> None:
        """A row of a table."""
        self.told.append(row)

    def _finished(self, match: Match[Any, Any]) -> None:
        assert match.outcome is not None
        self.store.finish(match.header.id, match.outcome)
        self.finished.append(match.header.id)

    def open_table(self, game: str = "cribbage", seats: int = 2, **options: Any) -> RunningTable:
        played = find_game(game)
        setup = Setup.of(seats, {**SHORT[game], **options})
        self.table = RunningTable.opened(self.services, played, setup)
        return self.table

    def come(self, name: str, language: str = "en") -> Person:
        """A person arrives, or comes back."""
        if name not in self._members:
            self._members[name] = added(self.services, name, language)
        person = Person(self.table.session(self._members[name]))
        self.persons.append(person)
        return person

    async def begin(self, *names: str) -> list[Person]:
        """These people sit down in order, are ready, and the game begins."""
        persons = [self.come(name) for name in names]
        for seat, person in enumerate(persons):
            assert await person.ask(v.Sit(seat)) == ""
        for person in persons:
            assert await person.ready() == ""
        await until(lambda: self.table.state.phase is Phase.PLAYING)
        return persons

    async def again(self) -> RunningTable:
        """The room was killed, and is opened again."""
        self.close()
        await asyncio.sleep(0)
        self._open()
        self.table = RunningTable.again(self.services, find_game, self.table.state.id)
        self.table.rate_ending()
        return self.table

    def close(self) -> None:
        """Stops without a word to anybody."""
        self.table.stream.close()
        self.table.presence.stop()
        self.table.dealing.stop()
        if self.table.runner is not None:
            self.table.runner.rest()
        self.table.sessions.clear()
        self.write_queue.close()
        self.log.close()
        self.room_store.close()
        self.store.close()


async def play_on(persons: list[Person], end: Callable[[], bool], seconds: float = 30.0) -> None:
    """The awaited players play, until `end`."""
    stop = asyncio.get_running_loop().time() + seconds
    while not end():
        assert asyncio.get_running_loop().time() < stop, "it did not come to that"
        for person in persons:
            if person.awaited():
                await person.play()
                break
        else:
            await asyncio.sleep(0.002)


def in_room(
    folder: Path, test: Callable[[Near], Coroutine[Any, Any, None]], **services: Any
) -> None:
    """Runs a test in a room of its own; fails on any reported fault."""

    async def run() -> None:
        near = Near(folder, **services)
        try:
            await test(near)
            assert not near.faults, near.faults[0]
            for person in near.persons:
                assert not person.failures, person.failures[0]
        finally:
            with suppress(Exception):
                near.close()

    clock.run(run())


def kinds(near: Near) -> tuple[str, ...]:
    """What plays in each seat of the match that is on."""
    assert near.table.runner is not None
    return tuple(near.table.runner.match.kinds)


def names(row_type: type[v.TableEvent], person: Person) -> list[str]:
    """Who is told to have done something, by name."""
    found = list[str]()
    for row, state in zip(person.rows, person.lives, strict=True):
        if isinstance(row, row_type):
            guest = state.guest(getattr(row, "person", ""))
            found.append("?" if guest is None else str(guest.name))
    return found
