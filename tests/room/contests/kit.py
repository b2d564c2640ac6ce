"""Tournaments that are played by dice, without a room."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from playroom.engine.notes import Clean
from playroom.engine.options import Setup
from playroom.room.contests import state as c


def opened(
    kind: c.Format, size: int = 2, rounds: int = 5, sides: tuple[int, ...] = (), **more: Any
) -> c.ContestOpened:
    """The first event of a tournament."""
    given: dict[str, Any] = {
        "by": Clean("Eva"),
        "game": "cribbage",
        "setup": Setup.of(size, {}),
        "starts": 100,
    }
    return c.ContestOpened(
        contest="c0ffee", at=1, format=kind, rounds=rounds,
        sides=sides or tuple(range(size)), **given, **more,
    )  # fmt: skip


class Played:
    """One tournament and its log."""

    def __init__(self, first: c.ContestOpened, players: int, seed: int = 0) -> None:
        self.dice = Random(seed)
        self.log: list[c.AnyContestEvent] = []
        self.contests: dict[str, c.Contest] = {}
        self.strength: Callable[[str], float] = lambda id: 0.0
        self.add(first)
        for number in range(players):
            self.joins(number)

    @property
    def contest(self) -> c.Contest:
        return self.contests["c0ffee"]

    def add(self, event: c.AnyContestEvent) -> None:
        self.contests = dict(c.apply(self.contests, event))
        self.log.append(event)

    def joins(self, number: int) -> str:
        id = f"{number:012x}"
        self.add(c.EntrantJoined("c0ffee", 2, c.Entrant(id, Clean(f"P{number}"))))
        return id

    def begins(self) -> bool:
        """The next round, if there is one."""
        made = c.next_round(self.contest)
        if made is None:
            return False
        tables = tuple(c.Pairing(table) for table in made[0])
        self.add(c.RoundBegan("c0ffee", 3, len(self.contest.rounds) + 1, tables, made[1]))
        return True

    def result(self, at: int, absent: tuple[str, ...] = ()) -> None:
        """The dice and the strength of the players decide."""
        last = self.contest.rounds[-1]
        seats, sides = last.tables[at].seats, self.contest.opened.sides
        won: dict[int, float] = {}
        for seat, id in enumerate(seats):
            luck = self.dice.choice([-1, 0, 1]) if not self.strength(id) else 0
            won[sides[seat]] = won.get(sides[seat], 0) + self.strength(id) + luck
        points = [won[side] - 100 * (seats[s] in absent) for s, side in enumerate(sides)]
        places = tuple(1 + sum(other > own for other in points) for own in points)
        leads = tuple(
            int(own - max(p for s, p in enumerate(points) if sides[s] != sides[seat]))
            for seat, own in enumerate(points)
        )
        played = None if absent else "m"
        self.add(c.Played("c0ffee", 4, last.number, at, places, leads, absent, played))

    def ends(self) -> None:
        self.add(c.RoundEnded("c0ffee", 5, len(self.contest.rounds)))

    def round(self) -> bool:
        """Plays a round; False when there is none."""
        if not self.begins():
            return False
        for at in range(len(self.contest.rounds[-1].tables)):
            self.result(at)
        self.ends()
        return True
