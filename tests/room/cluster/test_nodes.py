"""Several processes that serve one room: people at one of them play with those at the others,
go on there when theirs is killed, stopped or cut off, and are at the last one to which they came.

`python -m tests.bench gateways --minutes 60` tries it for an hour, with a hundred tables.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path

import pytest

from playroom.engine.record import replace
from playroom.engine.registry import find_game
from playroom.room.client.remote_session import RemoteSession
from playroom.room.client.room_client import RoomClient
from playroom.room.cluster import replication
from playroom.room.cluster.replication import Replication
from playroom.room.protocol.messages import AnyUp, Pledged, Showing
from playroom.room.server.relayed_table import RelayedTable
from playroom.room.table import values as v
from playroom.room.table.values import Phase
from playroom.store import Engine, Node, PresenceStore
from playroom.store.postgres.log import Follower
from playroom.store.postgres.nodes import drain
from tests.bench.bench_gateways import tried
from tests.room.far import GAMES, Guest
from tests.room.gates import Gate, Gates, at_two, begin, in_gates
from tests.room.kit import names, play_on, until
from tests.store.postgres import Server

OPENED = "0f0f0f"


def test_people_at_two_processes_play_and_talk(tmp_path: Path, postgres: Server) -> None:
    async def test(gates: Gates) -> None:
        _, ana, ben = await at_two(gates)
        await begin(ana, ben)
        assert await ana.say("Hello") == ""
        assert await ben.say("Good luck") == ""
        await until(lambda: len(ana.said) == len(ben.said) == 2)
        assert sorted(ana.said) == sorted(ben.said) == ["Ana: Hello", "Ben: Good luck"]
        await until(lambda: ana.awaited() or ben.awaited())
        waiting, awaited = (ben, ana) if ana.awaited() else (ana, ben)
        if not waiting.awaited():
            assert await waiting.nudge() == ""
            await until(lambda: awaited.nudged == 1)
        await play_on([ana, ben], lambda: ana.overs == ben.overs == 1, 60)
        await until(lambda: ana.session.state.phase is ben.session.state.phase is Phase.OVER)
        await until(lambda: bool(ana.homes) and bool(ben.homes))
        assert ana.homes[0].entries == ben.homes[0].entries
        assert ana.proved == ben.proved == [(True, (0, 1))]  # each wherever they are
        for guest in (ana, ben):
            assert guest.chair is not None
            assert guest.heard(guest.chair.header.id) == list(guest.chair.events())
        assert names(v.Away, ana) == names(v.Away, ben) == []

    in_gates(tmp_path, postgres, test)


def test_a_deal_whose_process_is_killed_is_given_up_and_made_again_by_the_next(
    tmp_path: Path, postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(gates: Gates) -> None:
        first, second = gates.gates
        table, ana, ben = await at_two(gates)
        pledges = RemoteSession._brings

        def holds_back(session: RemoteSession) -> None:
            if session is not ben.session:
                pledges(session)

        monkeypatch.setattr(RemoteSession, "_brings", holds_back)
        for guest in (ana, ben):
            assert await guest.ready() == ""
        await until(lambda: len(getattr(ben.session.state.deal, "pledges", ())) == 1)
        sealed = ben.session.state.match
        await first.crash()
        monkeypatch.undo()
        await until(lambda: second.runs(table).is_leader)
        await until(lambda: len(second.runs(table).sessions) == 2)
        for guest in (ana, ben):
            await until(lambda guest=guest: guest.session.state.phase is Phase.OPEN)
            await until(lambda guest=guest: guest.session.state == second.runs(table).state)
        await begin(ana, ben)
        assert ana.session.state.match not in (None, sealed)
        await play_on([ana, ben], lambda: ana.overs == ben.overs == 1, 60)
        await until(lambda: bool(ana.proved) and bool(ben.proved))
        assert ana.proved == ben.proved == [(True, (0, 1))]

    in_gates(tmp_path, postgres, test)


@pytest.mark.parametrize("step", ["pledge", "show"])
def test_who_comes_to_another_process_while_it_is_sealed_brings_the_number_there(
    tmp_path: Path, postgres: Server, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    """Their own process is killed after they were asked (for their commitment, or once that is kept
    for their number): it is not noticed, and nothing is dealt without them.
    """

    async def test(gates: Gates) -> None:
        first, second = gates.gates
        table, ana, ben = await at_two(gates)
        lost, heed = {"pledge": Pledged, "show": Showing}[step], RelayedTable.heed

        def heeds(relayed: RelayedTable, message: AnyUp) -> None:
            if not isinstance(message, lost):  # what Ben sends is lost with his process
                heed(relayed, message)

        monkeypatch.setattr(RelayedTable, "heed", heeds)
        for guest in (ana, ben):
            assert await guest.ready() == ""
        result = "pledges" if step == "pledge" else "numbers"
        await until(lambda: len(getattr(ben.session.state.deal, result, ())) == 1)
        await second.crash()
        await until(lambda: first.runs(table).state.phase is Phase.PLAYING)
        await play_on([ana, ben], lambda: ana.overs == ben.overs == 1, 60)
        await until(lambda: bool(ana.proved) and bool(ben.proved))
        assert ana.proved == ben.proved == [(True, (0, 1))]
        assert not any(isinstance(row, v.Aborted | v.Away) for row in ana.rows)

    in_gates(tmp_path, postgres, test)


def test_whoever_comes_to_a_process_that_has_not_heard_everything_hears_nothing_twice(
    tmp_path: Path, postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was stopped, or the database did not answer it, while their own one was killed."""

    async def test(gates: Gates) -> None:
        first, second = gates.gates
        table, ana, ben = await at_two(gates)
        await begin(ana, ben)
        there = second.runs(table)
        await until(lambda: there.state == first.runs(table).state)
        heard = Replication.heard

        def hears(replication: Replication, news: Mapping[str, int]) -> None:
            if replication is not second.room.replication:
                heard(replication, news)

        monkeypatch.setattr(Replication, "heard", hears)
        assert await ben.ask(v.Pause()) == ""
        await until(lambda: ana.session.state.pausing == (ben.me,))
        assert not there.state.pausing
        await first.crash()
        await until(lambda: len(there.sessions) == 2)
        await until(lambda: ana.missed[-1:] == ben.missed[-1:] == [False])
        assert ben.session.state.pausing == there.state.pausing == (ben.me,)
        assert await ana.ask(v.Pause()) == ""
        await until(lambda: ben.session.state.phase is Phase.PAUSED)
        assert names(v.WantsPause, ana) == ["Ben"]
        for guest in (ana, ben):
            assert [state.rows for state in guest.lives] == sorted({x.rows for x in guest.lives})

    in_gates(tmp_path, postgres, test)


@pytest.mark.parametrize("moves", [True, False])
def test_a_table_runs_in_one_process_alone(tmp_path: Path, postgres: Server, moves: bool) -> None:
    """The program of who comes to another one `moves` there, or is relayed."""

    async def test(gates: Gates) -> None:
        first, second = gates.gates
        first.open_table("cribbage", 2, target=31)
        table = first.table.state.id
        await until(lambda: table in second.room.host.tables and first.runs(table).is_leader)
        ana = await gates.come(second, table, "Ana", 0)
        ben = await gates.come(first, table, "Ben", 1)
        assert ana.line.room.port == (first if moves else second).port
        await until(lambda: len(first.runs(table).state.seated) == 2)
        for guest in (ana, ben):
            await until(lambda guest=guest: guest.session.state == first.runs(table).state)
        await begin(ana, ben)
        match = first.runs(table)._match
        await play_on([ana, ben], lambda: match.sequence > 8)
        idle = second.runs(table)
        assert not idle.is_loaded
        assert idle.runner is None
        assert not idle.sessions
        await until(lambda: idle.state == first.runs(table).state)
        await first.crash()
        await until(lambda: len(idle.sessions) == 2)
        assert idle._match.sequence >= match.sequence
        await play_on([ana, ben], lambda: idle.state.phase is Phase.OVER)
        for guest in (ana, ben):
            assert [state.rows for state in guest.lives] == sorted({x.rows for x in guest.lives})
            assert guest.heard(idle._match.header.id) == list(guest.chair.events())  # type: ignore
        assert names(v.Away, ana) == names(v.Away, ben) == []

    in_gates(tmp_path, postgres, test, gather=moves)


def test_a_process_that_is_started_again_has_its_tables_again(
    tmp_path: Path, postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their people notice nothing."""
    monkeypatch.setattr(replication, "STEADY", 0.1)

    async def test(gates: Gates) -> None:
        first, second = gates.gates
        table, ana, ben = await at_two(gates)
        await begin(ana, ben)
        port = first.port
        await first.crash()
        await until(lambda: len(second.runs(table).sessions) == 2)
        again = Gate(tmp_path / "again", Engine(postgres.address, gates.schema), gates)
        await again.open(port)
        gates.gates.append(again)
        await until(lambda: table in again.room.host.tables)
        await until(lambda: again.runs(table).is_leader)
        await until(lambda: len(again.runs(table).sessions) == 2)
        assert not second.runs(table).is_loaded
        await play_on([ana, ben], lambda: again.runs(table)._match.acts > 8)
        assert {ana.line.room.port, ben.line.room.port} == {port}
        assert names(v.Away, ana) == names(v.Away, ben) == []

    in_gates(tmp_path, postgres, test, gather=True)


def test_what_others_do_while_a_process_starts_is_known_there(
    tmp_path: Path, postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between its reading of a table and the moment from which on it hears what is added."""

    async def test(gates: Gates) -> None:
        table, ana, ben = await at_two(gates)
        await begin(ana, ben)
        first = gates.gates[0]
        start = Replication.start

        def later(replication: Replication) -> None:
            row = v.WantsPause(ana.me)
            first.room.services.room_store.append(table, first.runs(table).state.rows + 1, (row,))
            opened = first.runs(table).recent.kept[0]
            assert isinstance(opened, v.Opened)
            first.room.services.room_store.append(OPENED, 1, (replace(opened, id=OPENED),))
            start(replication)

        monkeypatch.setattr(Replication, "start", later)
        third = await gates.open()
        there = third.runs(table)
        await until(lambda: ana.me in there.state.pausing)
        assert not there.is_loaded
        await until(lambda: there.state == first.runs(table).state)
        await until(lambda: OPENED in third.room.host.tables)

    in_gates(tmp_path, postgres, test)


def test_a_process_that_meets_a_fault_goes_on_hearing_and_living(
    tmp_path: Path, postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its threads would end unnoticed, and the people there would hear nothing more."""

    async def test(gates: Gates) -> None:
        first, second = gates.gates
        table, ana, ben = await at_two(gates)
        for name in ("_grown", "look"):
            of = Follower if name == "_grown" else Node
            whole, fault = getattr(of, name), ZeroDivisionError(name)

            def breaks(*given: object, fault: Exception = fault) -> None:
                raise fault

            monkeypatch.setattr(of, name, breaks)
            await until(lambda fault=fault: any(repr(fault)[:12] in f for f in gates.faults))
            monkeypatch.setattr(of, name, whole)
        assert len(gates.faults) <= 6  # told once by each process, not at every beat
        gates.faults.clear()
        assert await ana.say("Hello") == ""
        await until(lambda: bool(ben.said))
        await first.crash()
        await until(lambda: second.runs(table).is_leader)

    in_gates(tmp_path, postgres, test)


def test_whoever_was_at_a_process_that_is_killed_plays_on_at_another(
    tmp_path: Path, postgres: Server
) -> None:
    async def test(gates: Gates) -> None:
        first, second = gates.gates
        table, ana, ben = await at_two(gates, bots=1)
        await begin(ana, ben)
        await play_on([ana, ben], lambda: first.runs(table)._match.acts > 8)
        await first.crash()
        await until(lambda: second.runs(table).is_leader)  # its bots and clocks are seen to
        await until(lambda: len(second.runs(table).sessions) == 2)
        await play_on([ana, ben], lambda: ana.overs == ben.overs == 1, 60)
        assert ana.line.room.port == second.port
        await asyncio.sleep(0)
        assert names(v.Away, ben) == []  # her absence was not told

    in_gates(tmp_path, postgres, test)


def test_whoever_does_not_come_back_is_away(tmp_path: Path, postgres: Server) -> None:
    async def test(gates: Gates) -> None:
        first, second = gates.gates
        table, ana, ben = await at_two(gates)
        ana.line.close()
        await until(lambda: names(v.Away, ben) == ["Ana"])
        cara = await gates.come(second, table, "Cara", None)
        assert ben.line._kept_up is not None
        ben.line._kept_up.cancel()  # his program is gone, too
        await first.crash()
        await until(lambda: second.runs(table).is_leader)
        await until(lambda: names(v.Away, cara) == ["Ben"])

    in_gates(tmp_path, postgres, test)


def test_a_process_that_is_emptied_sends_everybody_on(tmp_path: Path, postgres: Server) -> None:
    async def test(gates: Gates) -> None:
        first, second = gates.gates
        table, ana, ben = await at_two(gates)
        await begin(ana, ben)
        await until(lambda: second.runs(table).state == first.runs(table).state)
        rows = second.runs(table).state.rows
        assert drain(second.engine, first.membership.number)
        assert not drain(second.engine, 10_000)
        assert first.room.replication is not None
        await asyncio.wait_for(first.room.replication.emptied.wait(), 20)
        await until(lambda: ana.line.room.port == second.port)
        await until(lambda: len(second.runs(table).sessions) == 2)
        await until(lambda: second.runs(table).is_leader)
        late = await gates.come(first, table, "Late", None)  # is sent on at the door
        assert late.line.room.port == second.port
        await play_on([ana, ben], lambda: second.runs(table)._match.acts > 5)
        assert not names(v.Away, ben)
        assert second.runs(table).state.rows <= rows + 1  # Late has come

    in_gates(tmp_path, postgres, test)


def test_who_comes_to_another_process_is_no_more_at_the_first(
    tmp_path: Path, postgres: Server
) -> None:
    async def test(gates: Gates) -> None:
        first, second = gates.gates
        table, ana, ben = await at_two(gates)
        other = await second.arrive(_line_of(ana, second), [], None)
        gates.guests.append(other)
        await until(lambda: bool(ana.ended))
        assert [ended.value for ended in ana.ended] == ["elsewhere"]
        await until(lambda: len(first.runs(table).sessions) == 2)
        assert names(v.Away, ben) == []
        assert await other.ask(v.Stand()) == ""
        await until(lambda: names(v.Stood, ben) == ["Ana"])

    in_gates(tmp_path, postgres, test)


def test_a_process_that_hangs_and_wakes_up_adds_nothing(tmp_path: Path, postgres: Server) -> None:
    async def test(gates: Gates) -> None:
        first, second = gates.gates
        table, ana, ben = await at_two(gates, turn_seconds=60)
        await begin(ana, ben)
        before, after = first.runs(table), second.runs(table)
        runner = before.runner
        assert before.is_leader
        assert runner is not None
        first.membership._beat = lambda: None  # type: ignore[method-assign]
        await beats(first)  # one that had begun has ended
        number = first.membership.number
        second.engine.do(
            lambda db: db.execute("UPDATE gateways SET beat = 0 WHERE number = %s", (number,))
        )
        await until(lambda: after.is_leader)
        assert before.is_leader  # it does not know yet
        rows = second.room.services.room_store.rows(table)
        log = second.room.services.games.log(runner.header.id)
        for request in tuple(runner.match.requests):
            runner.expire(request)
        before.put(v.OwnerIs(ben.me))
        await until(lambda: not before.is_leader)
        await until(lambda: before.stream.is_idle)
        assert not before.is_loaded
        assert not before.sessions
        await until(lambda: len(after.sessions) == 2)  # as soon as it knows, its people go on
        assert second.room.services.room_store.rows(table) == rows
        assert second.room.services.games.log(runner.header.id).entries == log.entries
        await play_on([ana, ben], lambda: after._match.acts > 6)

    in_gates(tmp_path, postgres, test)


def _line_of(guest: Guest, gate: Gate) -> RoomClient:
    """A line of the same person to another process."""
    room = replace(guest.line.room, port=gate.port)
    name = guest.line._name
    return RoomClient(room, name, "en", GAMES, find_game, lambda home: None, lambda known: None)


def test_a_table_that_is_closed_is_so_everywhere_and_may_be_opened_again(
    tmp_path: Path, postgres: Server
) -> None:
    async def test(gates: Gates) -> None:
        first, second = gates.gates
        table, ana, ben = await at_two(gates)
        ana.session.ask(v.CloseTable(), lambda result: None)
        await until(lambda: bool(ana.ended) and bool(ben.ended))
        await until(lambda: table not in first.room.host.tables)
        await until(lambda: table not in second.room.host.tables)
        second.room.open_again(table)
        await until(lambda: table in first.room.host.tables)
        assert first.runs(table).state.phase is Phase.OPEN
        await until(lambda: first.runs(table).is_leader != second.runs(table).is_leader)

    in_gates(tmp_path, postgres, test)


# -- at which process a person is ------------------------------------------------------------------


async def beats(gate: Gate) -> None:
    """A process says twice that it lives."""
    beat, count = gate.membership._beat, list[int]()

    def counted() -> None:
        count.append(1)
        beat()

    gate.membership._beat = counted  # type: ignore[method-assign]
    await until(lambda: len(count) > 2)
    gate.membership._beat = beat  # type: ignore[method-assign]


def test_nobody_is_put_out_because_their_process_has_a_new_number(
    tmp_path: Path, postgres: Server
) -> None:
    """The database is cut off for a moment: the process acquires its own leases again."""

    async def test(gates: Gates) -> None:
        first, second = gates.gates
        table, ana, ben = await at_two(gates)
        old, sessions = first.membership.number, list(first.runs(table).sessions)
        node = first.membership._node
        with node._session:
            node._register()
        assert first.membership.number != old
        await until(lambda: getattr(first.runs(table).stream.lease, "term", 0) > 1)
        assert first.runs(table).sessions == sessions
        assert await ben.say("Still here") == ""
        await until(lambda: bool(ana.said))
        assert not second.runs(table).is_leader
        assert ben.ended == []
        assert names(v.Away, ana) == []

    in_gates(tmp_path, postgres, test)


def test_a_gateway_keeps_only_whom_no_other_one_has_that_lives(postgres: Server) -> None:
    engine = Engine(postgres.address, postgres.schema())
    sessions, first, second = PresenceStore(engine), Node(engine, "first"), Node(engine, "second")

    def holder(person: str) -> int | None:
        of = "SELECT gateway FROM visits WHERE person = %s"
        found = engine.do(lambda db: db.execute(of, (person,)).fetchone())
        return None if found is None else found[0]

    try:
        sessions.here("room", "ana", first.number)
        with first._session:
            first._register()
        assert len(first.numbers) == 2
        sessions.still("room", "ana", first.numbers)  # by the number before
        assert holder("ana") == first.number
        sessions.still("room", "ana", second.numbers)
        assert holder("ana") == first.number
        sessions.gone("room", "ana", second.numbers)
        assert sessions.present("room") == {"ana"}
        first.close()
        assert sessions.present("room") == set()
        sessions.still("room", "ana", second.numbers)
        assert holder("ana") == second.number
        with second._session:
            second._register()
        sessions.gone("room", "ana", second.numbers)  # by the number before
        assert holder("ana") is None
        sessions.here("room", "ben", first.number)
        sessions.tidy()
        assert holder("ben") is None
    finally:
        for gateway in (first, second):
            gateway.close()
        engine.close()


# -- everything at once ----------------------------------------------------------------------------


def test_whatever_happens_to_them_nothing_is_lost_or_there_twice(postgres: Server) -> None:
    found = asyncio.run(tried(postgres, tables=3, seconds=1.0, between=0.4, pace=0.2))
    assert found["lost"] == found["twice"] == found["visits_ended"] == 0
    assert found["unproved"] == 0
    assert found["tables"] == 3
    assert found["answered"] > 20
    assert all(found["faults"].values())
