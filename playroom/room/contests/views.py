"""A tournament as one person is told of it, and what they may ask for."""

from __future__ import annotations

import enum
from typing import Annotated

from msgspec import Meta

from playroom.engine.notes import Clean
from playroom.engine.record import MOST_SEATS, Count, Record, Word, replace
from playroom.room.contests import state as c
from playroom.room.table.values import TableId

MOST_TOLD = 8
"""Tournaments that one is told of."""


class ContestDo(enum.StrEnum):
    """What may be done about a tournament."""

    OPEN = "open"
    JOIN = "join"
    LEAVE = "leave"
    BEGIN = "begin"
    CANCEL = "cancel"


class ContestWanted(Record):
    """A tournament as it is asked for; `minutes` until it begins (None: as soon as it is begun),
    `weekday` (0: Monday) and `minute` of the day for one that is opened every week.
    """

    format: c.Format
    game: Word
    rounds: c.Rounds | None = None
    seats: Annotated[int, Meta(ge=2, le=MOST_SEATS)] | None = None
    duplicate: bool = False
    twice: bool = False
    bots: Annotated[int, Meta(ge=0, le=c.MOST_ENTRANTS)] = 0
    level: Word | None = None
    minutes: Annotated[int, Meta(ge=0, le=20_160)] | None = None
    wait: Annotated[int, Meta(ge=1, le=20_160)] = 5
    weekday: Annotated[int, Meta(ge=0, le=6)] | None = None
    minute: Annotated[int, Meta(ge=0, le=1_439)] = 0


class ContestCommand(Record):
    """A command about a tournament (None: the only one that it can be)."""

    do: ContestDo
    contest: c.ContestId | None = None
    wanted: ContestWanted | None = None


class Meeting(Record):
    """Where one plays now: the number of the table in the round, the table of the room, and with
    and against whom.
    """

    number: Count
    table: TableId
    partners: Annotated[tuple[Clean, ...], Meta(max_length=MOST_SEATS)]
    against: Annotated[tuple[Clean, ...], Meta(max_length=MOST_SEATS)]


class TableLine(Record):
    """A table of the last round: who played, and what each won (empty: not over yet)."""

    number: Count
    names: Annotated[tuple[Clean, ...], Meta(max_length=MOST_SEATS)]
    points: Annotated[tuple[Count, ...], Meta(max_length=MOST_SEATS)]


class ContestView(Record):
    """A tournament as one person is told of it. `round`: the last one that has begun; `starts`: in
    seconds since 1970, 0: when it is begun by a moderator; `bye`: one rests in this round.
    """

    id: c.ContestId
    by: Clean
    format: c.Format
    game: Word
    phase: c.Phase
    round: Count
    rounds: Count
    starts: c.Moment
    standings: Annotated[tuple[c.Standing, ...], Meta(max_length=c.MOST_ENTRANTS)]
    tables: Annotated[tuple[TableLine, ...], Meta(max_length=c.MOST_ENTRANTS)] = ()
    duplicate: bool = False
    joined: bool = False
    may_join: bool = False
    cancelled: bool = False
    bye: bool = False
    meeting: Meeting | None = None

    def place_of(self, person: str) -> c.Standing | None:
        """The line of a player in the standings."""
        return next((line for line in self.standings if line.entrant.id == person), None)


def public_view(contest: c.Contest) -> ContestView:
    """A tournament as everybody is told of it. Of a duplicate board that is still played anywhere
    no result is told, nor what follows from one: it would tell the others about their cards.
    """
    opened, tables = contest.opened, list[TableLine]()
    if contest.rounds:
        last = contest.rounds[-1]
        if opened.duplicate and contest.phase is c.Phase.PLAYING:
            last = replace(last, results={})
            contest = replace(contest, rounds=(*contest.rounds[:-1], last))
        won = c.round_points(contest, last)
        for at, pairing in enumerate(last.tables):
            over = at in last.results
            points = tuple(won.get(id, 0) for id in pairing.seats) if over else ()
            names = tuple(name_of(contest, id) for id in pairing.seats)
            tables.append(TableLine(at + 1, names, points))
    return ContestView(
        contest.id,
        opened.by,
        opened.format,
        opened.game,
        contest.phase,
        len(contest.rounds),
        opened.rounds,
        opened.starts if opened.starts < c.NOT_YET else 0,
        c.standings(contest),
        tuple(tables),
        opened.duplicate,
        may_join=contest.may_join(),
        cancelled=contest.cancelled,
    )


def name_of(contest: c.Contest, id: str) -> Clean:
    """What a player is called; a bot that only fills a seat is called so."""
    entrant = contest.entrant(id)
    return Clean.of("bot") if entrant is None else entrant.name


def meeting_of(contest: c.Contest, person: str) -> Meeting | None:
    """Where a player is to play now; None: nowhere, or that table is over."""
    if contest.phase is not c.Phase.PLAYING:
        return None
    last, sides = contest.rounds[-1], contest.opened.sides
    for at, pairing in enumerate(last.tables):
        if person in pairing.seats and at not in last.results and pairing.table:
            own = sides[pairing.seats.index(person)]
            others = [
                (sides[seat] == own, name_of(contest, id))
                for seat, id in enumerate(pairing.seats)
                if id != person
            ]
            with_ = tuple(name for partner, name in others if partner)
            against = tuple(name for partner, name in others if not partner)
            return Meeting(at + 1, pairing.table, with_, against)
    return None
