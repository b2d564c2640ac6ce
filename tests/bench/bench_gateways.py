"""A room that three processes serve from one database, while they are killed, stopped for a while,
and cut off from it: `python -m tests.bench gateways --minutes 60 --tables 100`.

Play goes on; in the end nothing that was answered is lost or there twice, all three tell the same
of every table, and everybody has proved the deal of every match that they played.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import random
import secrets
import shutil
import signal
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playroom.bootstrap import ROOT
from playroom.engine.notes import Clean, Rejection
from playroom.engine.registry import find_game
from playroom.room.client.remote_session import SHOWN_WITHIN, GameHome
from playroom.room.client.room_client import RoomClient
from playroom.room.client.saved_rooms import SavedRoom
from playroom.room.protocol.trust import InvitationLine
from playroom.room.table.values import Aborted, Ended, Phase
from playroom.store import Engine, PostgresGames
from tests.room.far import GAMES, Guest
from tests.store.postgres import Server, serving

GATES = 3
HANG = 4.0
"""Seconds for which a process is stopped; others take its tables after less than that."""
BETWEEN = 5.0
"""Seconds between two faults."""
TARGET = 31
"""Points of a match: so few that many are dealt."""
SETTLED = 40.0
"""Seconds within which all is as it was, once there are no more faults."""


class Gate:
    """One process of the room."""

    def __init__(self, folder: Path, server: Server, schema: str) -> None:
        self.folder, self._server, self._schema = folder, server, schema
        self.port = 0
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Starts it, where it was."""
        words = [str(self.folder), self._server.address, self._schema, str(self.port)]
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.bench.gate_server", *words, cwd=ROOT,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=2**24,
        )  # fmt: skip
        first = await self._line()
        self.port = first["port"]

    async def ask(self, what: str) -> dict[str, Any]:
        """Has it do something."""
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(f"{what}\n".encode())
        return await self._line()

    async def _line(self) -> dict[str, Any]:
        assert self._process is not None
        assert self._process.stdout is not None
        line = await asyncio.wait_for(self._process.stdout.readline(), 60)
        assert line, "it has ended"
        told: dict[str, Any] = json.loads(line)
        return told

    def send(self, what: signal.Signals) -> None:
        """Sends it a signal."""
        assert self._process is not None
        self._process.send_signal(what)

    async def ended(self) -> None:
        """Waits until it is gone."""
        assert self._process is not None
        await self._process.wait()

    async def end(self) -> None:
        """Ends it."""
        process = self._process
        if process is None or process.returncode is not None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.send_signal(signal.SIGCONT)
        assert process.stdin is not None
        process.stdin.close()
        try:
            await asyncio.wait_for(process.wait(), 20)
        except TimeoutError:
            process.kill()


class Player:
    """A client that plays on and on, and records what was answered."""

    def __init__(self, line: RoomClient, invitation: InvitationLine, pace: float) -> None:
        self.line, self._invitation, self._pace = line, invitation, pace
        self.homes = dict[str, bool | None]()
        """Whether the deal of each match was proved that is over and came home."""
        self.guest: Guest
        self.answered: list[tuple[str, str]] = []
        """What was said to be done: match, id."""
        self.refused = 0

    @property
    def ended(self) -> list[str]:
        """The matches that are over, as far as it was told here."""
        return [row.match for row in self.guest.rows if isinstance(row, Ended)]

    @property
    def unproved(self) -> list[tuple[str, str]]:
        """Those of which the deal is not proved here, and why."""
        told = {None: "not shown", False: "not right", "": "not come home"}
        found = {match: self.homes.get(match, "") for match in self.ended}
        return [(match, told[right]) for match, right in found.items() if right is not True]

    async def come(self) -> None:
        session = await self.line.join(self._invitation)
        self.guest = Guest(session)

    async def play_on(self, stop: asyncio.Event) -> None:
        """Plays and is ready again, until it is enough."""
        while not stop.is_set() and not self.guest.ended:
            await asyncio.sleep(self._pace * random.uniform(0.5, 1.5))
            guest, state = self.guest, self.guest.session.state
            me = state.guest(guest.me)
            with contextlib.suppress(TimeoutError):
                if guest.awaited():
                    await self._act()
                elif state.phase in (Phase.OPEN, Phase.OVER) and me is not None and not me.ready:
                    await guest.ready()

    async def _act(self) -> None:
        chair = self.guest.chair
        assert chair is not None
        action, id = next(iter(chair.game.choices(chair.view))), secrets.token_hex(6)
        match = chair.header.id
        answer: asyncio.Future[Rejection | Exception | None] = (
            asyncio.get_running_loop().create_future()
        )

        def done(came: Rejection | Exception | None) -> None:
            if not answer.done():
                answer.set_result(came)

        chair.submit(action, chair.request_of(action), done, id)
        if await asyncio.wait_for(answer, 30) is None:
            self.answered.append((match, id))
        else:
            self.refused += 1


class Trial:
    """The room, its people, and what happens to it."""

    def __init__(self, folder: Path, server: Server, tables: int, pace: float) -> None:
        self.server, self.schema = server, server.schema()
        self.tables, self._pace = tables, pace
        self.gates = [Gate(folder / f"gate{n}", server, self.schema) for n in range(GATES)]
        self.players: list[Player] = []
        self.back: list[float] = []
        """Seconds until each client of a killed process was at another one."""
        self.kills: list[tuple[int, float, float]] = []
        """At each kill: people who were there, when half of them was back, and when all were."""
        self.taken: dict[str, list[float]] = {"kill": [], "stop": []}
        """Seconds after which the tables of a process that was killed, or stopped, had another."""
        self.faults = {"kill": 0, "stop": 0, "cut": 0}

    async def open(self) -> None:
        first = self.gates[0]
        for gate in self.gates:
            gate.folder.mkdir()
            if gate is not first:
                for name in ("room.crt", "room.key"):
                    shutil.copy(first.folder / name, gate.folder / name)
            await gate.start()
        made, count = [], len(self.gates)
        for number, gate in enumerate(self.gates):  # each opens its share
            share = (self.tables + number) // count
            made += (await gate.ask(f"open {share} {TARGET}"))["tables"]
        await asyncio.sleep(1.5)  # all have heard of all
        for number, (_, *invitations) in enumerate(made):
            for seat, text in enumerate(invitations):
                given = InvitationLine.read(text.removeprefix("playroom join "))
                assert given is not None
                await self._come(f"P{number} {seat}", given, self.gate_for(number, seat))

    def gate_for(self, number: int, seat: int) -> Gate:
        """Where one of the people of a table comes."""
        return self.gates[(number + seat) % GATES]

    async def _come(self, name: str, given: InvitationLine, gate: Gate) -> None:
        room = SavedRoom("127.0.0.1", gate.port, given.pin, secrets.token_hex(16))
        homes = list[Player]()

        def home(came: GameHome) -> None:
            homes[0].homes[came.header.id] = came.proved

        line = RoomClient(room, Clean.of(name), "en", GAMES, find_game, home, lambda known: None)
        player = Player(line, given, self._pace)
        homes.append(player)
        await player.come()
        self.players.append(player)

    # -- what goes wrong ---------------------------------------------------------------------------

    async def go_wrong(self, seconds: float, between: float) -> None:
        """Kills, stops and cuts off for so long, and each once at least."""
        until = time.monotonic() + seconds
        kinds = list(self.faults)
        number = 0
        while time.monotonic() < until or number < len(kinds):
            await asyncio.sleep(between * random.uniform(0.5, 1.5))
            kind, gate = kinds[number % len(kinds)], random.choice([*self.gates, *self._busy()])
            number += 1
            self.faults[kind] += 1
            gc.collect()  # or 200 people in one process would wait for it together, later
            gc.freeze()
            if kind == "kill":
                await self._kill(gate)
            elif kind == "stop":
                gate.send(signal.SIGSTOP)
                await self._taken(gate, "stop")
                await asyncio.sleep(HANG / 2)
                gate.send(signal.SIGCONT)
            else:
                self._cut()

    def _busy(self) -> list[Gate]:
        """The process that sees to most tables; it is worth more than another one."""
        engine = Engine(self.server.address, self.schema)
        statement = (
            "SELECT about FROM stewards JOIN gateways ON gateway = number"
            " GROUP BY about ORDER BY count(*) DESC LIMIT 1"
        )
        with contextlib.closing(engine):
            found = engine.do(lambda db: db.execute(statement).fetchall())
        busy = [gate for (about,) in found for gate in self.gates if f':{gate.port}"' in about]
        return 2 * busy

    async def _kill(self, gate: Gate) -> None:
        there = [p for p in self.players if p.line.room.port == gate.port]
        moment, loop_moment = time.monotonic(), asyncio.get_running_loop().time()
        gate.send(signal.SIGKILL)
        taken, known = asyncio.create_task(self._taken(gate, "kill")), len(self.back)
        await gate.ended()
        until = moment + 20
        waits = list(there)
        while waits and time.monotonic() < until:
            await asyncio.sleep(0.005)
            for player in tuple(waits):
                if player.line._connection is not None and player.line._came > loop_moment:
                    waits.remove(player)
                    self.back.append(player.line._came - loop_moment)
        assert not waits, [(player.line.room, player.guest.ended) for player in waits]
        if back := sorted(self.back[known:]):
            self.kills.append((len(back), round(statistics.median(back), 2), round(back[-1], 2)))
        await taken
        await gate.start()

    async def _taken(self, gate: Gate, why: str) -> None:
        """Waits until others see to the tables of a process."""
        taken = await asyncio.to_thread(self._others_take, f'%:{gate.port}"%')
        if taken is not None:
            self.taken[why].append(taken)

    def _others_take(self, place: str) -> float | None:
        """Seconds until a place holds no lease; None if it held none. (A thread: returning clients
        keep the others busy.)
        """
        began = time.monotonic()
        statement = (
            "SELECT count(*) FROM stewards JOIN gateways ON gateway = number WHERE about LIKE %s"
        )
        with contextlib.closing(Engine(self.server.address, self.schema)) as engine:

            def left() -> int:
                found = engine.do(lambda db: db.execute(statement, (place,)).fetchone())
                assert found is not None
                return int(found[0])

            if not left():
                return None
            while left():
                assert time.monotonic() < began + 20, "nobody sees to tables"
                time.sleep(0.02)
        return time.monotonic() - began

    def _cut(self) -> None:
        engine = Engine(self.server.address, "probe")
        with contextlib.closing(engine):
            engine.do(
                lambda db: db.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE application_name = 'playroom' AND pid <> pg_backend_pid()"
                ),
                again=False,
            )

    # -- what is found -----------------------------------------------------------------------------

    async def equal(self) -> dict[str, list[Any]]:
        """All processes tell the same of every table in the end, and each runs in one of them; what
        they tell.
        """
        until = time.monotonic() + SETTLED
        while True:
            told = [await gate.ask("state") for gate in self.gates]
            states = [one["state"] for one in told]
            known = [{id: found[:2] for id, found in state.items()} for state in states]
            if known == [known[0]] * len(known) and sum(one["acts"] for one in told) == self.tables:
                assert not any(one["faults"] for one in told), told[0]["faults"]
                return dict(states[0])
            assert time.monotonic() < until, await self._why(states, told)
            await asyncio.sleep(0.3)

    async def _why(self, states: list[dict[str, Any]], told: list[dict[str, Any]]) -> Any:
        """Every table that is not the same everywhere: what each tells, and waits for."""
        unequal = [
            id for id in set().union(*states) if len({str(s.get(id, [])[:2]) for s in states}) > 1
        ]
        found: list[Any] = [[one["acts"] for one in told]]
        for id in unequal:
            waits = [await gate.ask(f"why {id}") for gate in self.gates]
            found.append([id, [state.get(id) for state in states], waits])
        return found

    def lost(self) -> tuple[int, int, int]:
        """What was answered and is not in the logs; what is there twice; how much there is."""
        engine, ids = Engine(self.server.address, self.schema), dict[str, list[str]]()
        with contextlib.closing(engine):
            games = PostgresGames(engine)
            for match in {match for player in self.players for match, _ in player.answered}:
                rows = games.log(match).entries  # `do:SEAT:ID`, of who acts from afar
                ids[match] = [entry.id.removeprefix(f"do:{entry.seat}:") for entry in rows]
        answered = [one for player in self.players for one in player.answered]
        lost = sum(id not in ids[match] for match, id in answered)
        twice = sum(len(found) - len(set(found)) for found in ids.values())
        return lost, twice, sum(map(len, ids.values()))

    async def proofs(self) -> dict[str, Any]:
        """The deals of the matches that are over, each by everybody who sat there."""
        until = time.monotonic() + SHOWN_WITHIN
        while time.monotonic() < until and any(player.unproved for player in self.players):
            await asyncio.sleep(0.1)
        unproved = [why for player in self.players for why in player.unproved]
        return {
            "matches": len({match for player in self.players for match in player.ended}),
            "proofs": sum(len(player.ended) - len(player.unproved) for player in self.players),
            "unproved": len(unproved),
            "why_unproved": unproved[:10],
            "given_up": sum(
                isinstance(row, Aborted) for player in self.players for row in player.guest.rows
            ),
        }

    async def close(self) -> None:
        for player in self.players:
            player.line.close()
        for gate in self.gates:
            await gate.end()


async def tried(
    server: Server, tables: int, seconds: float, between: float = BETWEEN, pace: float = 1.0
) -> dict[str, Any]:
    """The room for so long, with all that goes wrong; what was found. Raises `AssertionError`."""
    with tempfile.TemporaryDirectory(prefix="playroom-gates-") as folder:
        trial = Trial(Path(folder), server, tables, pace)
        try:
            await trial.open()
            stop = asyncio.Event()
            playing = [asyncio.create_task(player.play_on(stop)) for player in trial.players]
            await trial.go_wrong(seconds, between)
            await asyncio.sleep(3 * pace)
            stop.set()
            await asyncio.gather(*playing)
            state = await trial.equal()
            lost, twice, inputs = trial.lost()
            proofs = await trial.proofs()
            ended = [player.guest.ended for player in trial.players if player.guest.ended]
        finally:
            await trial.close()
    back = sorted(trial.back)
    return {
        "tables": len(state),
        "people": len(trial.players),
        "faults": trial.faults,
        "answered": sum(len(player.answered) for player in trial.players),
        "inputs": inputs,
        "lost": lost,
        "twice": twice,
        "visits_ended": len(ended),
        **proofs,
        "back_median_s": round(statistics.median(back), 3) if back else None,
        "back_worst_s": round(back[-1], 3) if back else None,
        "back_over_1_s": sum(one > 1 for one in back),
        "backs": len(back),
        "kills": trial.kills,
        "taken_s": {
            why: [round(one, 2) for one in sorted(found)] for why, found in trial.taken.items()
        },
    }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--pace", type=float, default=3.0)
    args = parser.parse_args()
    with serving() as server:
        found = asyncio.run(tried(server, args.tables, args.minutes * 60, pace=args.pace))
    print(json.dumps(found, indent=1))
    assert found["lost"] == found["twice"] == found["visits_ended"] == 0, "something was lost"
    assert found["unproved"] == 0, "a deal was not proved"


if __name__ == "__main__":
    main()
