"""Several processes that serve one room: people at one of them play with those at the others,
go on there when theirs is killed, stopped or cut off, and are at the last one to which they came.

`python -m tests.bench gateways --minutes 60` tries it for an hour, with a hundred tables.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Mapping
from pathlib import Path

import pytest

from playroom.engine.log.inputs import Act
from playroom.engine.match import Prepared
from playroom.engine.record import replace
from playroom.engine.registry import find_game
from playroom.room.client.remote_session import RemoteSession
from playroom.room.client.room_client import RoomClient
from playroom.room.cluster.replication import Replication
from playroom.room.fair.commitments import Commitments
from playroom.room.table import presence
from playroom.room.table import values as v
from playroom.room.table.values import Phase
from playroom.store import Engine, Node, PostgresLog, PresenceStore
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
        brings = getattr(Commitments, step)
        monkeypatch.setattr(  # what Ben sends is lost with his process
            Commitments,
            step,
            lambda self, person, *given: (
                None if self is second.runs(table).commitments else brings(self, person, *given)
            ),
        )
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
        there = first.runs(table)
        heard = Replication.heard

        def hears(replication: Replication, news: Mapping[str, int]) -> None:
            if replication is not first.room.replication:
                heard(replication, news)

        monkeypatch.setattr(Replication, "heard", hears)
        assert await ben.ask(v.Pause()) == ""
        await until(lambda: ben.session.state.pausing == (ben.me,))
        assert not there.state.pausing
        await second.crash()
        await until(lambda: any(session.me == ben.me for session in there.sessions))
        await until(lambda: ben.missed[-1:] == [False])
        assert ben.session.state.pausing == there.state.pausing == (ben.me,)
        assert await ana.ask(v.Pause()) == ""
        await until(lambda: ben.session.state.phase is Phase.PAUSED)
        assert names(v.WantsPause, ben) == ["Ben"]
        for guest in (ana, ben):
            assert [state.rows for state in guest.lives] == sorted({x.rows for x in guest.lives})

    in_gates(tmp_path, postgres, test)


def test_a_table_is_in_the_memory_of_the_process_where_its_people_are(
    tmp_path: Path, postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "HAND_OVER", 0.2)

    async def test(gates: Gates) -> None:
        first, second = gates.gates
        first.open_table("cribbage", 2, target=31)
        table = first.table.state.id
        await until(lambda: table in second.room.host.tables)
        assert not second.runs(table).is_loaded
        guests = [await gates.come(second, table, name, n) for n, name in enumerate(("Ana", "Ben"))]
        await until(lambda: second.runs(table).is_leader)
        assert not first.runs(table).is_leader
        assert second.runs(table).stream.lease is not None
        await until(lambda: len(second.runs(table).state.seated) == 2)
        for guest in guests:
            await until(lambda guest=guest: guest.session.state == second.runs(table).state)
        await begin(*guests)

        def is_idle() -> bool:  # as after a minute
            first.runs(table).unload()
            return not first.runs(table).is_loaded

        await until(is_idle)
        match = second.runs(table)._match
        await play_on(list(guests), lambda: match.sequence > 8)
        assert first.runs(table).runner is None
        await until(lambda: first.runs(table).state == second.runs(table).state)
        await second.crash()
        await until(lambda: len(first.runs(table).sessions) == 2)
        await until(lambda: first.runs(table).is_leader)
        assert first.runs(table)._match.sequence >= match.sequence
        await play_on(list(guests), lambda: first.runs(table).state.phase is Phase.OVER)
        for guest in guests:
            assert [state.rows for state in guest.lives] == sorted({x.rows for x in guest.lives})

    in_gates(tmp_path, postgres, test)


def test_what_others_do_while_a_process_starts_is_known_there(
    tmp_path: Path, postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between its reading of a table and the moment from which on it hears what is added."""

    async def test(gates: Gates) -> None:
        table, ana, ben = await at_two(gates)
        await begin(ana, ben)
        first = gates.gates[0]
        runner = first.runs(table).runner
        assert runner is not None
        match, start, added = runner.match, Replication.start, list[int]()

        def later(replication: Replication) -> None:
            (asked, *_) = match.requests
            action = next(iter(match.game.choices(match.view(asked.seat))))
            prepared = match.prepare(Act(asked.seat, action), "do:meanwhile", asked.id)
            assert isinstance(prepared, Prepared)
            log = PostgresLog(first.engine)
            added.append(log.append(match.header.id, prepared.sequence, prepared.entry))
            row = v.WantsPause(ana.me)
            first.room.services.room_store.append(table, first.runs(table).state.rows + 1, (row,))
            opened = first.runs(table).recent.kept[0]
            assert isinstance(opened, v.Opened)
            first.room.services.room_store.append(OPENED, 1, (replace(opened, id=OPENED),))
            start(replication)

        monkeypatch.setattr(Replication, "start", later)
        third = await gates.open()
        assert added == [match.sequence + 1]
        there = third.runs(table)
        await until(lambda: ana.me in there.state.pausing)
        assert not there.is_loaded
        await there.ensure_loaded()
        await until(lambda: there.runner is not None and there.runner.match.sequence == added[0])
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
        for name in ("_grown", "lost"):
            of = Follower if name == "_grown" else PresenceStore
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
        await play_on([ana, ben], lambda: second.runs(table)._match.acts > 8)
        await first.crash()
        await until(lambda: second.runs(table).is_leader)  # its bots and clocks are seen to
        await until(lambda: bool(second.runs(table).sessions[1:]))  # Ana has come
        await play_on([ana, ben], lambda: ana.overs == ben.overs == 1, 60)
        assert ana.line.room.port == second.port
        await asyncio.sleep(0)
        assert names(v.Away, ben) == []  # her absence was not told

    in_gates(tmp_path, postgres, test)


def test_whoever_was_taken_for_lost_is_known_to_be_here_again(
    tmp_path: Path, postgres: Server
) -> None:
    """Their process was stopped for some seconds. When it is gone for good, they are away."""

    async def test(gates: Gates) -> None:
        first, second = gates.gates
        table, ana, ben = await at_two(gates)
        sessions = first.membership.sessions
        first.engine.do(lambda db: db.execute("DELETE FROM visits WHERE person = %s", (ben.me,)))
        first.runs(table).lost(ben.me, lambda result: None)
        await until(lambda: names(v.Back, ana) == ["Ben"])
        await until(lambda: sessions.holder(table, ben.me) == second.membership.number)
        assert ben.line._kept_up is not None
        ben.line._kept_up.cancel()  # their program is gone, too
        await second.crash()
        await until(lambda: names(v.Away, ana) == ["Ben", "Ben"])

    in_gates(tmp_path, postgres, test)


def test_whoever_does_not_come_back_is_away(tmp_path: Path, postgres: Server) -> None:
    async def test(gates: Gates) -> None:
        first, second = gates.gates
        table, ana, ben = await at_two(gates)
        ana.line.close()
        await until(lambda: names(v.Away, ben) == ["Ana"])
        again = await gates.come(second, table, "Cara", None)
        cara = second.runs(table)
        await until(lambda: len(cara.state.guests) == 3)
        await first.crash()
        assert again.session.state.guest(ben.me) is not None
        await until(lambda: second.runs(table).is_leader)
        # whom a process leaves behind that says nothing any more
        second.membership.sessions.here(table, ben.me, first.membership.number)
        second.runs(table).sessions[:] = [
            session for session in second.runs(table).sessions if session.me != ben.me
        ]
        await until(lambda: names(v.Away, again) == ["Ben"])
        await until(lambda: second.membership.sessions.lost() == [])

    in_gates(tmp_path, postgres, test)


def test_a_process_that_is_emptied_sends_everybody_on(tmp_path: Path, postgres: Server) -> None:
    async def test(gates: Gates) -> None:
        first, second = gates.gates
        table, ana, ben = await at_two(gates)
        await begin(ana, ben)
        rows = second.runs(table).state.rows
        assert drain(second.engine, first.membership.number)
        assert not drain(second.engine, 10_000)
        assert first.room.replication is not None
        await asyncio.wait_for(first.room.replication.emptied.wait(), 10)
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
        await until(lambda: not first.runs(table).sessions)
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
        assert before.is_leader
        assert before.runner is not None
        first.membership._beat = lambda: None  # type: ignore[method-assign]
        await beats(first)  # one that had begun has ended
        second.engine.do(lambda db: db.execute("UPDATE gateways SET beat = 0 WHERE number = 1"))
        await until(lambda: after.is_leader)
        assert before.is_leader  # it does not know yet
        rows, inputs = after.state.rows, after._match.sequence
        for request in tuple(before._match.requests):
            before.runner.expire(request)
        before.put(v.OwnerIs(ben.me))
        await until(lambda: not before.is_leader)
        await until(lambda: before.stream.is_idle)
        assert (after.state.rows, after._match.sequence) == (rows, inputs)
        assert second.room.services.room_store.rows(table, rows) == []
        await play_on([ana, ben], lambda: after._match.acts > 6)  # from both, all the same

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


async def all_kept(gate: Gate, of: str) -> None:
    """What a process was to do so far has been done, and told."""
    await gate.room.services.write_queue.ran(lambda: None, of)
    await asyncio.sleep(0)


def hears(gate: Gate, table: str, person: str) -> None:
    """A process is told anew of a person's node, as after every break."""
    assert gate.room.replication is not None
    gate.room.replication.heard({f"!{table}/{person}": 0})


def test_nobody_is_put_out_because_their_process_has_a_new_number(
    tmp_path: Path, postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database is cut off: a process comes anew, and hears all that it may have missed before
    it has said who is still there.
    """

    async def test(gates: Gates) -> None:
        _, second = gates.gates
        table, ana, ben = await at_two(gates)
        old = second.membership.number
        with monkeypatch.context() as late:
            late.setattr(second.room.replication, "re_register", lambda: None)
            node = second.membership._node
            with node._session:
                node._register()
            assert second.membership.number != old
            await beats(second)
            hears(second, table, ben.me)
            await all_kept(second, ben.me)
        assert second.membership.sessions.holder(table, ben.me) == old
        second.room.replication.re_register()  # type: ignore[union-attr]
        await until(
            lambda: second.membership.sessions.holder(table, ben.me) == second.membership.number
        )
        assert await ben.say("Still here") == ""
        await until(lambda: bool(ana.said))
        assert ben.ended == []
        assert names(v.Away, ana) == []

    in_gates(tmp_path, postgres, test)


def test_a_process_that_wakes_up_takes_nobody_back_who_has_gone_on_meanwhile(
    tmp_path: Path, postgres: Server
) -> None:
    """The person it takes for present has left by a wire that it has not looked at yet."""

    async def test(gates: Gates) -> None:
        first, second = gates.gates
        table, ana, ben = await at_two(gates)
        holder = "UPDATE visits SET gateway = %s WHERE person = %s"
        second.engine.do(lambda db: db.execute(holder, (first.membership.number, ben.me)))
        assert second.room.replication is not None
        second.room.replication.re_register()
        await all_kept(second, ben.me)
        assert second.membership.sessions.holder(table, ben.me) == first.membership.number
        first.runs(table).lost(ben.me, lambda result: None)  # and was taken for lost before
        await until(lambda: names(v.Back, ana) == ["Ben"])
        await all_kept(second, ben.me)
        assert second.membership.sessions.holder(table, ben.me) == first.membership.number

    in_gates(tmp_path, postgres, test)


def test_who_comes_back_while_it_is_asked_where_they_are_stays(
    tmp_path: Path, postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(gates: Gates) -> None:
        first, second = gates.gates
        table, _, ben = await at_two(gates)
        running, goes_on = second.runs(table), threading.Event()

        def holder(table: str, person: str) -> int:
            goes_on.wait(10)
            return first.membership.number

        monkeypatch.setattr(second.membership.sessions, "holder", holder)
        hears(second, table, ben.me)
        member = next(door.member for door in second.room.host.connections)
        again = running.session(member)
        goes_on.set()
        await all_kept(second, ben.me)
        assert running.sessions == [again]
        assert again.close_reason is None

    in_gates(tmp_path, postgres, test)


def test_a_gateway_keeps_only_whom_no_other_one_has_that_lives(postgres: Server) -> None:
    engine = Engine(postgres.address, postgres.schema())
    sessions, first, second = PresenceStore(engine), Node(engine, "first"), Node(engine, "second")
    try:
        sessions.here("table", "ana", first.number)
        with first._session:
            first._register()
        assert len(first.numbers) == 2
        sessions.still("table", "ana", first.numbers)  # by the number before
        assert sessions.holder("table", "ana") == first.number
        sessions.still("table", "ana", second.numbers)
        assert sessions.holder("table", "ana") == first.number
        assert sessions.gone("table", "ana", second.numbers) is False
        first.close()
        sessions.still("table", "ana", second.numbers)
        assert sessions.holder("table", "ana") == second.number
        sessions.still("table", "ben", second.numbers)  # they were taken for lost
        assert sessions.holder("table", "ben") == second.number
        with second._session:
            second._register()
        assert sessions.gone("table", "ben", second.numbers) is True  # by the number before
        assert sessions.holder("table", "ben") is None
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
