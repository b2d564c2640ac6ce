"""Who seeks a table in a room that several processes serve: they meet wherever they are."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from playroom.room.lobby import matchmaker
from playroom.room.lobby.matchmaker import SOON
from playroom.room.lobby.server import LobbyServer
from playroom.room.lobby.tickets import StoredTicket
from playroom.room.members.device_key import DeviceKey
from playroom.room.moderation.state import ROOM
from playroom.room.table import values as v
from playroom.shell.room.waiting_room import WaitingRoom
from playroom_testing.room import Inside
from tests.room.gates import Gate, Gates, in_gates
from tests.room.kit import play_on, until
from tests.room.lobby.test_lobby_walked import all_end, come
from tests.room.lobby_kit import Walker, walk_in
from tests.store.postgres import Server


def lobby_of(gate: Gate) -> LobbyServer:
    lobby = gate.room.host.lobby
    assert lobby is not None
    return lobby


def tables_of(gate: Gate) -> list[v.TableId]:
    """The tables that there are, by the book of the room."""
    return [table for table in gate.room.services.room_store.tables() if table != ROOM]


def stored(gate: Gate) -> Sequence[StoredTicket]:
    """All who seek in the room."""
    services = gate.room.services
    return services.membership.tickets(services.room_store).all()


def all_sit(gate: Gate, tables: list[v.TableId]) -> bool:
    """Are all seats of these tables taken, as this process knows?"""
    there = gate.room.host.tables
    return all(table in there and not there[table].state.free for table in tables)


def acts(gate: Gate) -> bool:
    """Does this process give the seats?"""
    return lobby_of(gate).seeking._acts


async def giver(gates: Gates) -> Gate:
    """The process that gives seats."""
    await until(lambda: sum(map(acts, gates.gates)) == 1)
    return next(gate for gate in gates.gates if acts(gate))


async def together(gates: Gates, *walkers: Walker) -> str:
    """They were told of one table, sit there, and no others do."""
    await until(lambda: all(walker.found == [True] for walker in walkers))
    people = [walker.person for walker in walkers]
    tables = {person.session.state.id for person in people if person is not None}
    assert len(tables) == 1
    (table,) = tables
    for gate in gates.gates:
        await until(lambda gate=gate: table in gate.room.host.tables)
        await until(lambda gate=gate: len(gate.runs(table).state.seated) == len(walkers))
        ids = {guest.id for guest in gate.runs(table).state.seated}
        assert ids == {walker.me for walker in walkers}
    sessions = [person.session for person in people if person is not None]
    # a client that has not heard of the others yet is not ready for what is there
    await until(lambda: all(len(session.state.seated) == len(walkers) for session in sessions))
    return table


def test_two_at_two_processes_meet_and_play(tmp_path: Path, postgres: Server) -> None:
    async def test(gates: Gates) -> None:
        first, second = gates.gates
        ana, ben = await walk_in(first, "Ana", "es"), await walk_in(second, "Ben", "en")
        await giver(gates)
        assert await ana.seek("cribbage", "es") == ""
        await asyncio.sleep(2 * SOON)
        assert ana.lobby.seeking == ("cribbage", "es")
        assert await ben.seek("cribbage", "en") == ""
        await asyncio.sleep(4 * SOON)
        assert ana.found == ben.found == []  # they do not want the same
        assert await ben.seek("cribbage", "es") == ""
        await together(gates, ana, ben)
        assert ana.person is not None
        assert ben.person is not None
        assert await ana.person.ready() == await ben.person.ready() == ""
        people = [ana.person, ben.person]
        await until(lambda: all(person.chair is not None for person in people))
        await play_on(people, lambda: ana.person is not None and len(ana.person.events) > 40)
        assert len(tables_of(first)) == 1
        await until(lambda: stored(first) == [])

    in_gates(tmp_path, postgres, test, public=True)


def test_a_crowd_at_two_processes_that_both_give_seats(tmp_path: Path, postgres: Server) -> None:
    """One of them was stopped for a while, and does not know yet that it gives none any more."""

    async def test(gates: Gates) -> None:
        first, second = gates.gates
        reigns = lobby_of(await giver(gates)).seeking._term
        for gate in gates.gates:
            lobby_of(gate).seeking.act(True, reigns)
        names = (("Ana", "Ben"), ("Eva", "Tom"), ("Luz", "Uma"), ("Pia", "Rex"))
        walkers = [
            await walk_in(gate, name)
            for two in names
            for gate, name in zip((first, second), two, strict=True)
        ]
        assert set(await asyncio.gather(*(w.seek("cribbage") for w in walkers))) == {""}
        await until(lambda: all(walker.found for walker in walkers))
        tables = tables_of(first)
        for gate in gates.gates:
            await until(lambda gate=gate: all_sit(gate, tables))
        assert len(tables) == len(walkers) // 2

    in_gates(tmp_path, postgres, test, public=True)


def test_no_seat_is_given_twice_while_somebody_is_on_the_way(
    tmp_path: Path, postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process that gives the seats is the last one to hear who sits."""

    async def test(gates: Gates) -> None:
        gives = await giver(gates)
        (other,) = [gate for gate in gates.gates if gate is not gives]
        ana, ben, eva = [await walk_in(other, name) for name in ("Ana", "Ben", "Eva")]
        assert await ana.open("cribbage") == ""
        assert ana.person is not None
        table = ana.person.session.state.id
        await until(lambda: table in gives.room.host.tables and gives.runs(table).state.seated)
        heard = gives.runs(table).stream.catch_up
        monkeypatch.setattr(gives.runs(table).stream, "catch_up", lambda number: None)
        assert await ben.seek("cribbage") == ""
        await until(lambda: ben.found == [False])
        await until(lambda: not other.runs(table).state.free)
        assert len(gives.runs(table).state.seated) == 1
        assert await eva.seek("cribbage") == ""
        await asyncio.sleep(6 * SOON)
        assert eva.found == []
        heard(other.runs(table).state.rows)
        await until(lambda: not gives.runs(table).state.free)
        luz = await walk_in(gives, "Luz")
        assert await luz.seek("cribbage") == ""
        await until(lambda: eva.found == luz.found == [True])

    in_gates(tmp_path, postgres, test, public=True)


def test_whoever_was_at_a_process_that_is_killed_seeks_on_at_another(
    tmp_path: Path, postgres: Server
) -> None:
    async def test(gates: Gates) -> None:
        first, second = gates.gates
        gives = await giver(gates)
        other = second if gives is first else first
        ana, tom = await walk_in(gives, "Ana", "es"), await walk_in(gives, "Tom")
        assert await ana.seek("cribbage", "es") == await tom.seek("casino") == ""
        assert tom.line is not None
        assert tom.line._kept_up is not None
        tom.line._kept_up.cancel()  # they do not come again
        await gives.crash()
        ben = await walk_in(other, "Ben")
        await until(lambda: acts(other))
        assert await ben.seek("casino") == ""
        await until(lambda: ana.me in lobby_of(other).tickets)
        assert ana.lobby.seeking == ("cribbage", "es")
        await asyncio.sleep(4 * SOON)
        assert ben.found == []  # whom that process left behind is sought for no more
        eva = await walk_in(other, "Eva", "es")
        assert await eva.seek("cribbage", "es") == ""
        await together(gates, ana, eva)
        assert not ana.ended

    in_gates(tmp_path, postgres, test, public=True)


def test_who_goes_to_another_process_is_not_sought_for_at_the_first(
    tmp_path: Path, postgres: Server
) -> None:
    async def test(gates: Gates) -> None:
        first, second = gates.gates
        await giver(gates)
        key = DeviceKey.new()
        ana = await walk_in(first, "Ana", key=key)
        assert await ana.seek("cribbage") == ""
        assert ana.line is not None
        again = await walk_in(second, "", key=key)
        assert again.me == ana.me
        assert await again.seek("cribbage") == ""
        await until(lambda: not lobby_of(first).tickets)
        ben = await walk_in(first, "Ben")
        assert await ben.seek("cribbage") == ""
        await together(gates, again, ben)
        assert ana.found == []

    in_gates(tmp_path, postgres, test, public=True)


def test_what_the_database_has_lost_is_said_again(
    tmp_path: Path, postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It keeps nothing of them when it breaks down, nor of a process that was stopped."""
    monkeypatch.setattr(matchmaker, "AGAIN", 0.2)

    async def test(gates: Gates) -> None:
        first, second = gates.gates
        await giver(gates)
        ana, ben = await walk_in(first, "Ana"), await walk_in(second, "Ben")
        assert await ana.seek("cribbage") == ""
        await asyncio.sleep(2 * SOON)
        first.engine.do(lambda db: db.execute("DELETE FROM seekers"))
        await until(lambda: len(stored(first)) == 1)
        assert await ben.seek("cribbage") == ""
        await together(gates, ana, ben)

    in_gates(tmp_path, postgres, test, public=True)


@pytest.mark.parametrize("language", ["en", pytest.param("es", marks=pytest.mark.long)])
def test_the_same_is_heard_as_in_one_process(
    language: str, tmp_path: Path, postgres: Server
) -> None:
    told = {
        "en": "Cribbage: somebody else waited",
        "es": "La cuna: alguien más esperaba",
    }

    async def test(gates: Gates) -> None:
        await giver(gates)
        ana, ben = (
            Inside(tmp_path / "Ana", "es", name="Ana"),
            Inside(tmp_path / "Ben", language, name="Ben"),
        )
        for inside, gate in zip((ana, ben), gates.gates, strict=True):
            inside.open_room()
            await come(inside, gate.room, tmp_path)
            inside.text("/next cribbage" if inside.app.language == "en" else "/siguiente cuna")
        try:
            for inside in (ana, ben):
                await until(lambda inside=inside: isinstance(inside.app.front, WaitingRoom))
                wanted = told[inside.app.language]
                assert any(line.startswith(wanted) for line in inside.lines)
            (table,) = tables_of(gates.gates[0])
            await until(lambda: all_sit(gates.gates[0], [table]))
        finally:
            await all_end(ana, ben)

    in_gates(tmp_path, postgres, test, public=True)
