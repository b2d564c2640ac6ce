"""Verification of a tournament from its file: its log and the logs of its matches, line by line.

Anybody can work out again from them that every round was paired by the rules, that every result is
that of its match, and that all tables of a board had the deal that was promised.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, TypeAlias

from playroom.engine.header import Header
from playroom.engine.log.entries import Entry
from playroom.engine.notes import Clean
from playroom.engine.record import Record, tag_of
from playroom.engine.wire import PLAIN, written
from playroom.records.opening import open_log
from playroom.room.contests import boards
from playroom.room.contests import state as c
from playroom.room.contests.results import result_of
from playroom.store import Games, StoreError
from playroom.store.files import write_whole

LONGEST_FILE = 64_000_000
"""Bytes."""


IMPOSSIBLE = (c.BadContest, LookupError, ValueError, TypeError, AssertionError)
"""What the rules of tournaments raise for a log that no room has written."""


class EventLine(Record, tag=tag_of):
    """An event of the tournament."""

    event: c.AnyContestEvent


class MatchLine(Record, tag=tag_of):
    """A match of it: all that was done."""

    header: Header
    entries: tuple[Entry, ...]


AnyLine: TypeAlias = EventLine | MatchLine


class BadTournament(Exception):
    """The file does not prove what it says: in which round, at which table (0: none), and why."""

    def __init__(self, why: str, number: int = 0, table: int = 0) -> None:
        super().__init__(why)
        self.why, self.number, self.table = why, number, table


def write_file(file: Path, events: list[c.AnyContestEvent], games: Games) -> None:
    """Writes the file of a tournament that is over. Raises `StoreError`."""
    lines = [written(EventLine(event)) for event in events]
    for event in events:
        if isinstance(event, c.Played) and event.match is not None:
            log = games.log(event.match)
            lines.append(written(MatchLine(log.header, log.entries)))
    write_whole(file, "".join(f"{line}\n" for line in lines).encode())


def is_file_of_one(file: Path) -> bool:
    """Is it the file of a tournament?"""
    with file.open("rb") as opened:
        return b'"contest_opened"' in opened.read(2_000)


def verified(file: Path) -> tuple[c.Contest, int]:
    """The tournament of a file, proved, and how many matches were. Raises `BadTournament`."""
    wanted: Any = AnyLine
    try:
        with file.open("rb") as opened:
            rows = opened.read(LONGEST_FILE).splitlines()
        lines: list[AnyLine] = [PLAIN.decode(row, wanted) for row in rows]
    except (OSError, ValueError) as why:
        raise BadTournament("unreadable") from why
    matches = {line.header.id: line for line in lines if isinstance(line, MatchLine)}
    contests: Mapping[str, c.Contest] = {}
    count = 0
    for line in lines:
        if isinstance(line, EventLine):
            try:
                if isinstance(line.event, c.RoundBegan):
                    _check_round(contests[line.event.contest], line.event)
                contests = c.apply(contests, line.event)
            except IMPOSSIBLE as why:
                raise BadTournament("log") from why
    if len(contests) != 1:
        raise BadTournament("log")
    (contest,) = contests.values()
    shown = {e.number: e.seed for e in _events(lines) if isinstance(e, c.RoundEnded)}
    try:
        for event in _events(lines):
            if isinstance(event, c.Played) and event.match is not None:
                _check_match(contest, event, matches.get(event.match), shown.get(event.number))
                count += 1
            elif isinstance(event, c.Played):
                at = event.number, event.table
                if event != result_of(contest, *at, None, event.absent, event.at):
                    raise BadTournament("result", event.number, event.table + 1)
        c.standings(contest)
    except IMPOSSIBLE as why:
        raise BadTournament("log") from why
    return contest, count


def _events(lines: list[AnyLine]) -> Iterator[c.AnyContestEvent]:
    return (line.event for line in lines if isinstance(line, EventLine))


def _check_round(contest: c.Contest, event: c.RoundBegan) -> None:
    """Raises `BadTournament` when a round is not the one that follows."""
    tables = tuple(pairing.seats for pairing in event.tables)
    if c.next_round(contest) != (tables, event.byes):
        raise BadTournament("pairing", event.number)


def _check_match(
    contest: c.Contest, event: c.Played, line: MatchLine | None, shown: str | None
) -> None:
    """Raises `BadTournament` when a result is not that of its match, or the deal not promised."""
    number, table, opened = event.number, event.table + 1, contest.opened
    if line is None or line.header.id != event.match:
        raise BadTournament("match", number, table)
    header = line.header
    if opened.duplicate:
        promised = opened.promise or ""
        board = boards.board_of(contest.id, number)
        if shown is None or not boards.leads_to(shown, number, promised):
            raise BadTournament("promise", number)
        is_there = header.id.startswith(f"{board}-")
        if not is_there or header.seed != boards.seed_on(contest.id, number, shown):
            raise BadTournament("deal", number, table)
    try:
        match = open_log(header, line.entries)
    except StoreError as why:
        raise BadTournament("match", number, table) from why
    if header.game != opened.game or header.setup != opened.setup or match.outcome is None:
        raise BadTournament("match", number, table)
    for id, player in zip(
        contest.rounds[number - 1].tables[event.table].seats, header.players, strict=True
    ):
        entrant = contest.entrant(id)
        level = None if entrant is None else entrant.level
        if entrant and level and (player.name, player.kind) != (entrant.name, level):
            raise BadTournament("match", number, table)
    result = result_of(contest, number, event.table, match, (), event.at)
    if result != event:
        raise BadTournament("result", number, table)


def file_name(contest: str) -> Clean:
    """What the file of a tournament is called, in the folder of its room."""
    return Clean(f"contest-{contest}.jsonl")
