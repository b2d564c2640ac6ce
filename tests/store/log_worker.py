"""A process that appends to logs. Prints a line after each row that was kept.

    python -m tests.store.log_worker ADDRESS rows LOG NAME LAST
    python -m tests.store.log_worker ADDRESS seat TABLE SEAT
    python -m tests.store.log_worker ADDRESS steward LOG TABLE NAME

`rows` tries for every number up to LAST, in competition: `NUMBER ID` for a row of its own, `-
NUMBER` when another process was first. `seat` plays one seat of a whole match as a peer of those
who play the others: `NUMBER ID`, and at the end `end SEQUENCE DIGEST`. `steward` waits for the
lease of TABLE and appends rows while it holds it: `NUMBER ID`, and at the end `fenced`.
"""

from __future__ import annotations

import random
import sys
import time
from contextlib import closing
from typing import Any

from games.cribbage import GAME as CRIBBAGE
from playroom.engine.header import Header
from playroom.engine.log.entries import Conflict, Entry, Log, StaleLease
from playroom.engine.log.inputs import Act, Input, Leave, Return, Timeout
from playroom.engine.match import Match
from playroom.engine.notes import Rejection
from playroom.engine.options import Setup
from playroom.engine.record import Seat, replace
from playroom.engine.rng import Rng
from playroom.store.postgres.log import PostgresLog
from playroom.store.postgres.nodes import Node
from playroom_testing import walks
from tests.engine.tally import TALLY
from tests.store.log_places import place_at
from tests.store.postgres import PostgresPlace

TABLES: dict[str, tuple[walks.AnyGame, Setup]] = {
    "tally": (TALLY, Setup.of(2, {"target": 500})),
    "cribbage": (CRIBBAGE, Setup.of(2, {"target": 1000})),
}
"""The tables at which matches are played."""


def header_of(table: str) -> Header:
    """The header of the match at a table, which is also the name of its log."""
    return replace(walks.header(*TABLES[table]), id=table)


def rows(log: Log, name: str, who: str, last: int) -> None:
    """Tries for every number."""
    number = len(log.read(name, most=last)) + 1
    while number <= last:
        id_ = f"{who}{number}"
        try:
            kept = log.append(name, number, Entry(number, "act", 0, f"of {who}", id_))
        except Conflict as why:
            print("-", number, flush=True)
            number = why.next
        else:
            print(kept, id_, flush=True)
            number = kept + 1


class Peer:
    """Who plays one seat: everything is decided by the log."""

    def __init__(self, log: Log, table: str, seat: Seat) -> None:
        self.log = log
        self.name = table
        self.seat = seat
        self.match: Match[Any, Any] = Match(TABLES[table][0], header_of(table))
        self.chance = random.Random()

    def catch_up(self) -> None:
        """Does what others have done."""
        for entry in self.log.read(self.name, self.match.sequence):
            self.match.replay_entry(entry)

    def choice(self) -> tuple[Input, str, str] | None:
        """What to do next, under what id, as the answer to which question; None to wait."""
        match, seat = self.match, self.seat
        if self.chance.random() < 0.05:  # clocks are everybody's
            late = self.chance.choice(match.awaited())
            return Timeout(late.seat), "", late.id
        if not match.players[seat].is_person:
            return Return(seat), "", ""
        if self.chance.random() < 0.02:
            return Leave(seat, next(iter(match.game.bots))), "", ""
        asked = [
            request
            for request in match.requests_of(seat)
            if request.awaited or self.chance.random() < 0.1
        ]
        if not asked:
            return None
        request = self.chance.choice(asked)
        if not (choices := walks.fitting(match, request)):
            return None
        action = walks.choose(choices, Rng(str(self.chance.random())))
        mine = sum(1 for id_ in match.ids if id_.startswith(f"{seat}."))
        return Act(seat, action), f"{seat}.{mine + 1}", request.id

    def do(self, given: Input, id_: str, request: str) -> None:
        """Applies an input, unless another process comes first and it is no longer legal."""
        while True:
            prepared = self.match.prepare(given, id_, request)
            if isinstance(prepared, Rejection):
                return
            entry = prepared.entry
            try:
                kept = self.log.append(self.name, prepared.sequence, entry)
            except Conflict as why:
                if why.next <= prepared.sequence:
                    raise AssertionError(f"{why}, which was tried") from why
                self.catch_up()
                continue
            if self.chance.random() < 0.1:  # the answer was lost, so it is said again
                again = self.log.append(self.name, prepared.sequence, entry)
                assert again == kept, f"{entry} was kept as {kept} and as {again}"
            if kept == prepared.sequence:
                self.match.commit(prepared)
                print(kept, prepared.id, flush=True)
            else:  # another process has done the same before
                self.catch_up()
            return

    def play(self) -> None:
        """Plays to the end."""
        self.catch_up()
        until = time.monotonic() + 60
        while self.match.outcome is None:
            before = self.match.sequence
            if choice := self.choice():
                self.do(*choice)
            else:
                time.sleep(0.002)
                self.catch_up()
            if self.match.sequence > before:
                until = time.monotonic() + 60
            assert time.monotonic() < until, "nothing was added for a minute"
        print("end", self.match.sequence, self.match.digest(), flush=True)


def steward(place: PostgresPlace, name: str, table: str, who: str) -> None:
    """Takes the lease of a table once it is free, and holds it until another process takes it."""
    with closing(place.engine()) as engine:
        log, node = PostgresLog(engine), Node(engine, who)
        print("ready", flush=True)
        while (mine := node.acquire(table)) is None:
            node.heartbeat()
            time.sleep(0.05)
        number = len(log.read(name, most=10**6)) + 1
        while True:
            node.heartbeat()
            id_ = f"{who}:{number}"
            try:
                kept = log.append(name, number, Entry(number, "act", 0, f"of {who}", id_), by=mine)
            except StaleLease:
                print("fenced", flush=True)
                return
            except Conflict as why:
                number = why.next
                continue
            print(kept, id_, flush=True)
            number = kept + 1
            time.sleep(0.01)


def main() -> None:
    address, what, name, *more = sys.argv[1:]
    if what == "steward":
        place = place_at(address)
        assert isinstance(place, PostgresPlace)
        steward(place, name, *more)
        return
    with place_at(address).opened() as log:
        print("ready", flush=True)
        if what == "rows":
            rows(log, name, more[0], int(more[1]))
        else:
            Peer(log, name, int(more[0])).play()


if __name__ == "__main__":
    main()
