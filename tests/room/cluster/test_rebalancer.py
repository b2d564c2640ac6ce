"""People who gather at one of a room's processes are spread over all, and notice nothing of it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from playroom.room.cluster import rebalancer
from playroom.room.cluster.rebalancer import Rebalancer
from playroom.room.table import values as v
from playroom.shell.room.waiting_room import WaitingRoom
from playroom.store.postgres.nodes import drain
from playroom_testing.room import Inside
from tests.room.far import Guest
from tests.room.gates import Gate, Gates, at_two, begin, in_gates
from tests.room.kit import names, play_on, until
from tests.room.lobby.test_lobby_walked import come
from tests.store.postgres import Server

TABLES = 4
one_language = pytest.mark.parametrize(
    "language", ["en", pytest.param("es", marks=pytest.mark.long)]
)


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """A room of some people is large enough."""
    monkeypatch.setattr(rebalancer, "AT_LEAST", 2)
    monkeypatch.setattr(rebalancer, "STEADY", 2)
    look = Rebalancer.look

    def counted(self: Rebalancer, *given: Any) -> None:
        LOOKED[id(self)] += 1
        look(self, *given)

    LOOKED.clear()
    monkeypatch.setattr(Rebalancer, "look", counted)


LOOKED = Counter[int]()
"""How often each process has looked whether people are to be sent on."""


async def looks(count: int = 6) -> None:
    """A process looks so often once more: whom it sends it would have sent at one of the first."""
    before = Counter(LOOKED)
    await until(lambda: any(seen >= before[one] + count for one, seen in LOOKED.items()))


def people_at(gate: Gate) -> int:
    return sum(len(table.sessions) for table in gate.room.host.tables.values())


async def gathered(gates: Gates) -> list[Guest]:
    """Two play at each of the tables, all of them at the first process; there is no other yet."""
    (first,) = gates.gates
    guests = []
    for number in range(TABLES):
        first.open_table("cribbage", 2, target=200)
        table = first.table.state.id
        await until(lambda table=table: first.runs(table).is_leader)
        two = [await gates.come(first, table, f"P{number}{seat}", seat) for seat in (0, 1)]
        await until(lambda two=two, table=table: _same(first.runs(table).state, *two))
        await begin(*two)
        guests += two
    return guests


def test_a_process_that_comes_is_sent_its_share_of_people(tmp_path: Path, postgres: Server) -> None:
    async def test(gates: Gates) -> None:
        (first,), guests = gates.gates, await gathered(gates)
        playing = asyncio.create_task(_play_on(guests))
        second = await gates.open()
        await until(lambda: (people_at(first), people_at(second)) == (TABLES, TABLES), 20)
        await until(lambda: all(guest.line._connection is not None for guest in guests))
        ports = [guest.line.room.port for guest in guests]
        assert ports.count(second.port) == TABLES
        tables = [table for table in second.room.host.tables.values() if table.sessions]
        assert [len(table.sessions) for table in tables] == [2, 2]
        acts = [table._match.acts for table in tables]
        await looks()
        assert [guest.line.room.port for guest in guests] == ports  # and there it ends
        await until(lambda: all(t._match.acts > n for n, t in zip(acts, tables, strict=True)))
        await until(lambda: all(table.is_leader for table in tables))
        playing.cancel()
        _were_told_nothing(guests)

    in_gates(tmp_path, postgres, test, count=1, gather=True)


def test_nobody_else_is_sent_where_the_first_cannot_come(
    tmp_path: Path, postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent = list[tuple[str, ...]]()

    async def test(gates: Gates) -> None:
        (first,), guests = gates.gates, await gathered(gates)
        for door in first.room.host.connections:
            monkeypatch.setattr(door, "send_on", partial(_noted, sent, door.send_on))
        second = await gates.open()
        second.membership.listens("127.0.0.1:9", second.room.certificate.pin)
        await until(lambda: bool(sent), 20)
        await until(lambda: people_at(first) == 2 * TABLES, 20)
        await looks()
        assert len(sent) == 2  # those of one table
        _were_told_nothing(guests)

    in_gates(tmp_path, postgres, test, count=1, gather=True)


def test_whoever_is_sent_on_and_comes_nowhere_is_away(
    tmp_path: Path, postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rebalancer, "ON_THE_WAY", 0.5)

    async def test(gates: Gates) -> None:
        (first,), guests = gates.gates, await gathered(gates)
        for guest in guests:
            monkeypatch.setattr(guest.line, "_again", _nowhere)
        await gates.open()
        tables = first.room.host.tables.values()
        await until(lambda: any(not g.here for table in tables for g in table.state.guests), 20)

    in_gates(tmp_path, postgres, test, count=1, gather=True)


def _same(state: v.TableState, *guests: Guest) -> bool:
    return len(state.seated) == 2 and all(guest.session.state == state for guest in guests)


async def _play_on(guests: list[Guest]) -> None:
    """As fast as people do who play without a break."""
    while True:
        for guest in guests:
            if guest.awaited():
                await guest.play()
        await asyncio.sleep(0.2)


def _were_told_nothing(guests: list[Guest]) -> None:
    for guest in guests:
        assert names(v.Away, guest) == []
        assert guest.ended == []


def _noted(
    sent: list[tuple[str, ...]],
    send_on: Callable[..., None],
    at: tuple[str, ...],
    again: int = 0,
) -> None:
    sent.append(at)
    send_on(at, again)


async def _nowhere(end: object) -> bool:
    await asyncio.Event().wait()
    return False


def test_the_people_of_a_table_gather_at_the_process_that_holds_its_lease(
    tmp_path: Path, postgres: Server
) -> None:
    async def test(gates: Gates) -> None:
        first, second = gates.gates
        table, ana, ben = await at_two(gates)
        await begin(ana, ben)
        await until(lambda: people_at(second) == 0)
        await until(lambda: ben.line.room.port == first.port)
        match = first.runs(table)._match
        acts = match.acts
        await play_on([ana, ben], lambda: match.acts > acts + 4)
        _were_told_nothing([ana, ben])

    in_gates(tmp_path, postgres, test, gather=True)


def test_people_who_cannot_go_where_the_lease_is_are_sent_there_once(
    tmp_path: Path, postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent = list[tuple[str, ...]]()

    async def test(gates: Gates) -> None:
        first, second = gates.gates
        first.membership.listens("127.0.0.1:9", first.room.certificate.pin)
        _, ana, ben = await at_two(gates)
        for door in second.room.host.connections:
            monkeypatch.setattr(door, "send_on", partial(_noted, sent, door.send_on))
        await begin(ana, ben)
        await until(lambda: len(sent) == 1)
        await until(lambda: people_at(second) == 1)
        for door in second.room.host.connections:
            monkeypatch.setattr(door, "send_on", partial(_noted, sent, door.send_on))
        await looks(12)
        assert len(sent) == 1
        _were_told_nothing([ana, ben])

    in_gates(tmp_path, postgres, test, gather=True)


@one_language
def test_whoever_is_sent_on_in_a_room_with_a_hall_hears_nothing_of_it(
    language: str, tmp_path: Path, postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rebalancer, "AT_LEAST", 1)

    async def test(gates: Gates) -> None:
        (first,) = gates.gates
        ana, ben = (
            Inside(tmp_path / "Ana", "es", name="Ana"),
            Inside(tmp_path / "Ben", language, name="Ben"),
        )
        for inside in (ana, ben):
            inside.open_room()
            await come(inside, first.room, tmp_path)
            inside.text("/next cribbage" if inside.app.language == "en" else "/siguiente cuna")
        try:
            for inside in (ana, ben):
                await until(lambda inside=inside: isinstance(inside.app.front, WaitingRoom))
            (table,) = first.room.host.tables.values()
            await until(lambda: len(table.state.seated) == 2)
            await looks(3)
            before = [list(inside.lines) for inside in (ana, ben)]
            second = await gates.open()
            assert drain(second.engine, first.membership.number)
            await until(lambda: (people_at(first), people_at(second)) == (0, 2), 20)
            await looks(3)
            assert [inside.lines for inside in (ana, ben)] == before
            for speaker, hearer in ((ana, ben), (ben, ana)):
                words = {"en": "/say Here", "es": "/decir Here"}[speaker.app.language]
                speaker.text(words)
                await until(lambda hearer=hearer: hearer.lines[-1].endswith(": Here."))
        finally:
            for inside in (ana, ben):
                assert not inside.faults()
                inside.app.close()
                for close in inside.app.closing:
                    await close()
                inside.store.close()

    in_gates(tmp_path, postgres, test, count=1, public=True)


# -- when, and how many ----------------------------------------------------------------------------


class _Visit:
    def __init__(self, me: str) -> None:
        self.me = me


class _Table:
    is_leader = True

    def __init__(self, room: _Room, visit: _Visit) -> None:
        self._room, self.sessions = room, [visit]
        self.state = SimpleNamespace(phase=v.Phase.PLAYING)

    def hand_over(self, place: str) -> None:
        self._room.given.append(place)
        self._room.holders[self.sessions[0].me] = place
        self.is_leader = False

    def gone(self, session: _Visit, meant: bool) -> None:
        raise AssertionError("nobody is asked so late")


class _Door:
    def __init__(self, room: _Room, session: _Visit) -> None:
        self._room, self.session = room, session

    def send_on(self, at: tuple[str, ...]) -> None:
        self._room.sent.append((self.session.me, *at))
        self._room.tables[self.session.me].sessions.remove(self.session)
        self._room.connections.discard(self)


class _Room:
    """So many people, each at a table and by a door."""

    def __init__(self, count: int) -> None:
        visits = [_Visit(f"p{number}") for number in range(count)]
        self.tables = {visit.me: _Table(self, visit) for visit in visits}
        self.connections = {_Door(self, visit) for visit in visits}
        self.given, self.sent = list[str](), list[tuple[str, str]]()
        """Where leases went, and who was sent where."""
        self.holders = dict[str, str]()

    def comes_back(self, person: str) -> None:
        self.tables[person].sessions.append(session := _Visit(person))
        self.connections.add(_Door(self, session))


def looked(room: _Room, *times: list[tuple[str, int]]) -> list[str]:
    """Where leases go when the others are so at one look after the other."""

    async def look() -> list[str]:
        host: Any = room
        balance = Rebalancer(host, lambda: "own:1")
        for others in times:
            balance.look(others, room.holders)
        return room.given

    return asyncio.run(look())


@pytest.mark.parametrize(
    "others",
    [
        [],  # there is no other
        [("b:1", 19)],  # one more than its share
        [("", 0)],  # it cannot be reached
        [("own:1", 0)],  # one address for all: a load balancer decides
    ],
)
def test_nothing_is_given_away_without_need(others: list[tuple[str, int]]) -> None:
    assert looked(_Room(21), *[others] * 10) == []


def test_in_a_full_room_some_more_than_its_share_are_no_reason() -> None:
    assert looked(_Room(120), *[[("b:1", 90)]] * 10) == []
    assert looked(_Room(120), *[[("b:1", 60)]] * 10)


def test_one_look_is_no_reason() -> None:
    assert looked(_Room(20), [("b:1", 0)], [("b:1", 20)], [("b:1", 0)]) == []


def test_one_table_shows_the_way_and_then_few_go_at_once_to_where_the_fewest_are() -> None:
    room, alone = _Room(20), [("b:1", 3), ("c:1", 0)]
    assert looked(room, *[alone] * 10) == ["c:1"]
    assert room.sent == [(person, "c:1") for person in room.holders]
    room = _Room(20)
    assert looked(room, alone, alone, [("b:1", 3), ("c:1", 4)]) == ["c:1"] + ["b:1"] * 3


def test_whoever_comes_back_is_left_alone_until_there_are_other_places() -> None:
    room = _Room(20)

    async def test() -> None:
        host: Any = room
        balance = Rebalancer(host, lambda: "own:1")
        for _ in range(3):
            balance.look([("b:1", 0)], room.holders)
        ((first, _),) = room.sent
        room.comes_back(first)
        for _ in range(20):
            balance.look([("b:1", 0)], room.holders)
        assert len(room.sent) == len(room.given) == 1
        for people in (0, 0, 1, 1):
            balance.look([("a:1", people), ("b:1", 5)], room.holders)
        assert len(room.given) > 3
        assert set(room.given[1:]) == {"a:1"}

    asyncio.run(test())


def test_those_who_come_nowhere_are_not_waited_for_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rebalancer, "AWAITED", 0.0)
    assert len(looked(_Room(20), *[[("b:1", 0)]] * 6)) > 1
