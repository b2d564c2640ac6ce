"""People at another process than the one that runs their table: programs are sent there, or relayed
where they do not find it; guests with a shell there are relayed.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from playroom.engine.notes import Rejection
from playroom.engine.wire import encode
from playroom.room.client.saved_rooms import SavedRoom
from playroom.room.client.tls_connection import connect_tls
from playroom.room.cluster.relay import RelayedSession, proof_of
from playroom.room.members.people import Member
from playroom.room.protocol import messages as e
from playroom.room.table import values as v
from playroom.room.table.running import enter_table
from playroom.room.table.session import CloseReason, ConnectionState, GuestSession
from playroom.room.table.values import Phase
from playroom.shell.room.waiting_room import WaitingRoom
from playroom.store.postgres.nodes import drain
from playroom_testing.room import Inside
from tests.room.far import FarRoom, with_room
from tests.room.gates import Gate, Gates, in_gates
from tests.room.kit import Near, Person, added, in_room, names, play_on, until
from tests.room.lobby.test_lobby_walked import all_end, come
from tests.room.lobby_kit import Walker, walk_in
from tests.store.postgres import Server


async def table_at(gate: Gate, gates: Gates, bots: int = 0) -> str:
    """A table that a process runs, and all know."""
    gate.open_table("cribbage", 2 + bots, bots=bots, target=31)
    table = gate.table.state.id
    await until(lambda: all(table in one.room.host.tables for one in gates.gates))
    await until(lambda: gate.runs(table).is_leader)
    return table


async def guest_at(gate: Gate, table: str, name: str, seat: int) -> tuple[Person, Member]:
    """A guest with a shell in a process, at a table of any."""
    member = added(gate.room.services, name)
    answer: asyncio.Future[GuestSession | Rejection | Exception] = (
        asyncio.get_running_loop().create_future()
    )
    enter_table(gate.runs(table), member, v.Sit(seat), answer.set_result)
    session = await asyncio.wait_for(answer, 20)
    assert isinstance(session, RelayedSession), session
    return Person(session), member


@pytest.mark.parametrize("dies", ["theirs", "the other"])
def test_a_guest_plays_at_a_table_of_any_process(
    tmp_path: Path, postgres: Server, dies: str
) -> None:
    """They hear the same as at a table here, also when the process dies that runs it."""

    async def test(gates: Gates) -> None:
        first, second = gates.gates
        table = await table_at(first, gates)
        ana, _ = await guest_at(first, table, "Ana", 0)
        ben, _ = await guest_at(second, table, "Ben", 1)
        await until(lambda: len(first.runs(table).state.seated) == 2)
        for one in (ana, ben):
            await until(lambda one=one: one.session.state == first.runs(table).state)
        for one in (ana, ben):
            assert await one.ready() == ""
        await until(lambda: first.runs(table).state.phase is Phase.PLAYING)
        await play_on([ana, ben], lambda: first.runs(table)._match.sequence > 8)
        assert await ben.say("Hello") == ""
        await until(lambda: ana.said == ["Ben: Hello"])
        if dies == "theirs":
            await second.crash()
            await until(lambda: names(v.Away, ana) == ["Ben"])
            return
        await first.crash()
        await until(lambda: second.runs(table).is_leader)
        await until(lambda: [one.me for one in second.runs(table).sessions] == [ben.me])
        await until(lambda: names(v.Away, ben) == ["Ana"])
        runner = second.runs(table).runner
        assert runner is not None
        second.runs(table).presence._substitute(0, ana.me)
        await play_on([ben], lambda: ben.overs == 1, 60)
        await until(lambda: ben.session.state.phase is Phase.OVER)
        await until(lambda: ben.session.finished is not None)
        finished = ben.session.finished
        assert finished is not None
        assert finished.seat == 1
        assert finished.entries == tuple(runner.match.entries)
        assert ben.proved == [], "they have no program that could prove a deal"
        assert ben.heard(runner.header.id) == list(ben.chair.events())  # type: ignore[union-attr]
        assert ben.ended == []

    in_gates(tmp_path, postgres, test)


def test_a_guest_whose_browser_is_cut_off_is_away_until_it_is_back(
    tmp_path: Path, postgres: Server
) -> None:
    async def test(gates: Gates) -> None:
        first, second = gates.gates
        table = await table_at(first, gates)
        ana, _ = await guest_at(first, table, "Ana", 0)
        ben, _ = await guest_at(second, table, "Ben", 1)
        assert isinstance(ben.session, GuestSession)
        ben.session.cut()
        await until(lambda: names(v.Away, ana) == ["Ben"])
        assert await ana.say("Are you there?") == ""
        await until(lambda: ben.said == ["Ana: Are you there?"])  # it is kept for the page
        ben.session.mended()
        await until(lambda: names(v.Back, ana) == ["Ben"])
        ben.session.close(meant=True)
        await until(lambda: names(v.Away, ana) == ["Ben", "Ben"])
        await until(lambda: len(first.runs(table).sessions) == 1)

    in_gates(tmp_path, postgres, test)


def test_a_guest_of_the_lobby_goes_to_a_table_elsewhere_and_back(
    tmp_path: Path, postgres: Server
) -> None:
    async def test(gates: Gates) -> None:
        first, second = gates.gates
        ana = await walk_in(first, "Ana")
        assert await ana.open() == ""
        assert ana.person is not None
        table = ana.person.session.state.id
        await until(lambda: table in second.room.host.tables)
        lobby = second.room.host.lobby
        assert lobby is not None
        ben = Walker(lobby.come(added(second.room.services, "Ben"), {}))
        await until(lambda: table in ben.seen)
        assert await ben.enter(table) == ""
        assert isinstance(ben.lobby.session, RelayedSession)
        await until(lambda: len(first.runs(table).state.seated) == 2)
        assert await ben.enter(table) == "at_table"
        await ben.leave()
        assert ben.lobby.session is None
        assert [one.value for one in ben.person.ended] == ["left"]  # type: ignore[union-attr]
        assert await ben.enter(table, watch=True) == ""
        assert await ana.person.ask(v.KickFromTable(ben.me, True)) == ""
        await until(lambda: ben.lobby.session is None)
        assert ben.person is not None
        assert ben.person.ended == [CloseReason.SENT_AWAY]
        assert await ben.enter(table) == "no_place"
        assert ben.ended == []

    in_gates(tmp_path, postgres, test, public=True)


@pytest.mark.parametrize("finds", [True, False])
def test_a_program_in_the_lobby_goes_to_a_table_elsewhere(
    tmp_path: Path, postgres: Server, finds: bool
) -> None:
    """It is sent where the table runs, and hears nothing of it; or it is relayed."""

    async def test(gates: Gates) -> None:
        first, second = gates.gates
        ana, ben = await walk_in(first, "Ana"), await walk_in(second, "Ben")
        assert await ana.open() == ""
        assert ana.person is not None
        table = ana.person.session.state.id
        await until(lambda: table in ben.seen)
        assert await ben.enter(table) == ""
        assert ben.line is not None
        assert ben.person is not None
        assert ben.line.room.port == (first if finds else second).port
        await until(lambda: len(first.runs(table).state.seated) == 2)
        assert not second.runs(table).sessions
        now = first.runs(table)
        for one in (ana, ben):
            await until(lambda one=one: one.person.session.state == now.state)  # type: ignore
        assert await ana.person.ready() == await ben.person.ready() == ""
        people = [ana.person, ben.person]
        await until(lambda: all(person.chair is not None for person in people))
        await play_on(people, lambda: len(ben.person.events) > 20)  # type: ignore[union-attr]
        await ben.leave()
        await until(lambda: table in ben.seen)
        assert await ben.enter(table, watch=True) == ""
        assert ConnectionState.TRYING not in ben.wires
        assert ben.ended == ana.ended == []
        assert ben.failures == ana.failures == []

    in_gates(tmp_path, postgres, test, public=True, gather=finds)


def test_a_program_that_comes_back_is_not_sent_there_again(
    tmp_path: Path, postgres: Server
) -> None:
    async def test(gates: Gates) -> None:
        first, second = gates.gates
        table = await table_at(first, gates)
        await gates.come(first, table, "Ana", 0)
        assert second.room.replication is not None
        relay = second.room.replication.relay
        way = relay.way

        def nowhere(person: v.PersonId, about: object) -> tuple[str, ...]:
            at = way(person, about)  # type: ignore[arg-type]
            return ("127.0.0.1:9",) if at else ()

        relay.way = nowhere  # type: ignore[method-assign]
        ben = await gates.come(second, table, "Ben", 1)
        assert ben.line.room.port == second.port
        await until(lambda: len(first.runs(table).state.seated) == 2)
        cara = await gates.come(second, table, "Cara", None)  # nor is anyone else, for a while
        await until(lambda: first.runs(table).state.guest(cara.me) is not None)
        assert cara.line.room.port == second.port

    in_gates(tmp_path, postgres, test, gather=True)


async def answer_to(port: int, pin: str, member: str, table: str, secret: str, of: str = "") -> str:
    """What is answered to one who says to be a process of the room."""
    connection, _ = await connect_tls(SavedRoom("127.0.0.1", port, pin, ""))
    try:
        greeting = e.read_down(await connection.recv())
        assert isinstance(greeting, e.Challenge)
        proof = proof_of(secret, of or greeting.nonce, member, table)
        await connection.send(encode(e.Relayed(e.PROTOCOL, member, table, proof)))
        answer = e.read_down(await connection.recv())
        return answer.why if isinstance(answer, e.Close) else type(answer).__name__
    finally:
        connection.abort()


def test_nobody_else_comes_as_a_member_by_saying_to_be_a_process(
    tmp_path: Path, postgres: Server
) -> None:
    async def test(gates: Gates) -> None:
        first, second = gates.gates
        table = await table_at(first, gates)
        ana = await gates.come(first, table, "Ana", 0)
        assert second.room.replication is not None
        secret = second.room.replication.relay._secret
        pin = first.room.certificate.pin
        assert await answer_to(first.port, pin, ana.me, table, "00" * 32) == "not_understood"
        assert await answer_to(first.port, pin, ana.me, table, secret, "0" * 32) == "not_understood"
        ben = added(second.room.services, "Ben")
        assert await answer_to(first.port, pin, ben.id, table, secret) == "Snapshot"
        assert await answer_to(second.port, pin, ben.id, table, secret) == "moved"
        moderation = first.room.services.moderation
        assert ana.ended == []
        moderation.own(ana.me)
        assert (
            await ana.ask(v.ModerationCommand(v.ModerationAction.BAN, "", "cheats", ben.id)) == ""
        )
        await until(lambda: moderation.is_banned(ben.id))
        assert await answer_to(first.port, pin, ben.id, table, secret) == "barred"

    in_gates(tmp_path, postgres, test)


def test_a_room_of_one_process_knows_no_others(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table("cribbage", 2)
        ana = await room.come("Ana", 0)
        table, pin = room.table.state.id, room.room.certificate.pin
        answer = await answer_to(room.port, pin, ana.me, table, "00" * 32)
        assert answer == "not_understood"
        assert ana.ended == []

    with_room(tmp_path, test)


@pytest.mark.parametrize("language", ["en", pytest.param("es", marks=pytest.mark.long)])
def test_people_of_a_process_that_is_emptied_hear_nothing_of_it(
    language: str, tmp_path: Path, postgres: Server
) -> None:
    async def test(gates: Gates) -> None:
        (first,) = gates.gates
        ana = Inside(tmp_path / "Ana", "es", name="Ana")
        ben = Inside(tmp_path / "Ben", language, name="Ben")
        for inside in (ana, ben):
            inside.open_room()
            await come(inside, first.room, tmp_path)
            inside.text("/next cribbage" if inside.app.language == "en" else "/siguiente cuna")
        try:
            for inside in (ana, ben):
                await until(lambda inside=inside: isinstance(inside.app.front, WaitingRoom))
            (table,) = first.room.host.tables.values()
            await until(lambda: len(table.state.seated) == 2)
            second = await gates.open()
            await gates.know_each_other()
            before = [list(inside.lines) for inside in (ana, ben)]
            assert drain(second.engine, first.membership.number)
            await until(lambda: table.state.id in second.room.host.tables)
            there = second.runs(table.state.id)
            await until(lambda: (len(table.sessions), len(there.sessions)) == (0, 2), 20)
            await until(lambda: there.state == table.state)
            assert [inside.lines for inside in (ana, ben)] == before
            for speaker, hearer in ((ana, ben), (ben, ana)):
                words = {"en": "/say Here", "es": "/decir Here"}[speaker.app.language]
                speaker.text(words)
                await until(lambda hearer=hearer: hearer.lines[-1].endswith(": Here."))
        finally:
            await all_end(ana, ben)

    in_gates(tmp_path, postgres, test, count=1, public=True, gather=True)


def test_who_opened_the_room_is_not_limited_at_its_tables(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        found = list[Any]()
        for name, is_host in (("Ana", True), ("Ben", False)):
            enter_table(near.table, added(near.services, name), None, found.append, is_host)
        await until(lambda: len(found) == 2)
        limits = [session.rate_limiter for session in found]
        assert limits == [None, near.services.rate_limiter]

    in_room(tmp_path, test)
