"""State of a tournament, as pure rules: its events, the state after each, the next round and the
standings. All of it follows from the log of events alone, so that anybody can work it out again.

Points of a table: 2 for each opponent who did worse, 1 for each who did as well. On a duplicate
board (the same deal at all tables) each seat is compared with the same seat at the other tables
instead, by the lead in points, likewise 2 and 1. A bye counts as a win (on boards: as an average
result), an absent player has nothing, and a table that was not played is a win for those present.
"""

from __future__ import annotations

import enum
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, groupby
from typing import Annotated, TypeAlias

from msgspec import Meta

from playroom.engine.header import Commitment, MatchId
from playroom.engine.notes import Clean
from playroom.engine.options import Setup
from playroom.engine.record import MOST_SEATS, Count, Points, Record, Seat, Word, replace, tag_of
from playroom.room.contests import pairing
from playroom.room.table.values import LONGEST_NAME, TableId, bounded

CONTESTS: TableId = "contests"
"""The log of a room's tournaments; no table has that id."""
MOST_ENTRANTS = 128
MOST_ROUNDS = 64
NOT_YET = 10**11
"""A beginning (seconds since 1970) that a moderator gives the word for."""
ABSENCES = 2
"""Rounds in a row that an absent player forfeits until they are withdrawn."""

ContestId: TypeAlias = Annotated[str, Meta(pattern=r"\A[0-9a-f]{6}\Z")]
EntrantId: TypeAlias = Annotated[str, Meta(pattern=r"\A([0-9a-f]{12}|bot[0-9]{1,3})?\Z")]
"""A person of the room, or a bot of the tournament; empty: a bot that fills a seat."""
Moment: TypeAlias = Annotated[int, Meta(ge=0, le=10**12)]
"""Seconds since 1970."""
Rounds: TypeAlias = Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]


class Format(enum.StrEnum):
    """How the rounds follow from each other."""

    SWISS = "swiss"  # players of like points meet, no two twice
    KNOCKOUT = "knockout"  # who loses is out
    ROBIN = "robin"  # everybody meets everybody
    LADDER = "ladder"  # neighbours play, the winner goes above


class Phase(enum.StrEnum):
    """Where a tournament stands."""

    OPEN = "open"  # people join
    PLAYING = "playing"
    BREAK = "break"  # between two rounds
    OVER = "over"


class Entrant(Record):
    """A player of a tournament; `level`: a bot of that level."""

    id: EntrantId
    name: Clean
    level: Word | None = None

    def __post_init__(self) -> None:
        bounded(self.name, LONGEST_NAME)


class Pairing(Record):
    """A table of a round: who plays, in the order of seats, and the table of the room; empty: only
    bots play there.
    """

    seats: Annotated[tuple[EntrantId, ...], Meta(max_length=MOST_SEATS)]
    table: Annotated[str, Meta(pattern=r"\A([0-9a-f]{6})?\Z")] = ""


class ContestEvent(Record, tag=tag_of):
    """An event of a tournament, in the log of the room: which one, and when."""

    contest: ContestId
    at: Moment


class ContestOpened(ContestEvent):
    """A tournament is opened; it begins at `starts`. `sides`: the side of each seat; `rounds`: at
    most so many; `duplicate`: the same deal at all tables; `twice`: each pairing plays two rounds,
    the second with other seats and another deal; `bots` join when it begins. `wait`: minutes after
    which an absent player forfeits a round. `promise`: what all deals are committed to (`boards`).
    `weekly`: the words of the house by which it was opened.
    """

    by: Clean
    format: Format
    game: Word
    setup: Setup
    sides: Annotated[tuple[Seat, ...], Meta(max_length=MOST_SEATS)]
    rounds: Rounds
    starts: Moment
    preset: Word | None = None
    duplicate: bool = False
    twice: bool = False
    bots: Count = 0
    level: Word | None = None
    wait: Count = 5
    promise: Commitment | None = None
    weekly: Annotated[str, Meta(max_length=200)] = ""


class EntrantJoined(ContestEvent):
    """A player joins, or comes back after withdrawing."""

    entrant: Entrant


class Withdrew(ContestEvent):
    """A player withdraws; `absent`: because they did not come."""

    entrant: EntrantId
    absent: bool = False


class RoundBegan(ContestEvent):
    """A round begins: its tables, and who has a bye."""

    number: Rounds
    tables: Annotated[tuple[Pairing, ...], Meta(max_length=MOST_ENTRANTS)]
    byes: Annotated[tuple[EntrantId, ...], Meta(max_length=MOST_ENTRANTS)] = ()


class Played(ContestEvent):
    """The result of a table: the place of each seat (1: the best), and its lead over the best of
    the other sides, in points of the game. `match`: none when it was not played.
    """

    number: Rounds
    table: Count
    places: Annotated[tuple[Count, ...], Meta(max_length=MOST_SEATS)]
    leads: Annotated[tuple[Points, ...], Meta(max_length=MOST_SEATS)] = ()
    absent: Annotated[tuple[EntrantId, ...], Meta(max_length=MOST_SEATS)] = ()
    match: MatchId | None = None


class RoundEnded(ContestEvent):
    """All tables of a round are over; the room shows the `seed` number of its deal."""

    number: Rounds
    seed: Commitment | None = None


class ContestEnded(ContestEvent):
    """The tournament is over, or (`cancelled`) given up."""

    cancelled: bool = False


class Forgotten(ContestEvent):
    """An event of a tournament that was over so long ago that it is kept no more."""


AnyContestEvent: TypeAlias = (
    ContestOpened
    | EntrantJoined
    | Withdrew
    | RoundBegan
    | Played
    | RoundEnded
    | ContestEnded
    | Forgotten
)


class Round(Record):
    """A round so far."""

    number: int
    at: int
    tables: tuple[Pairing, ...]
    byes: tuple[str, ...]
    results: Mapping[int, Played] = {}
    ended: int | None = None

    @property
    def is_played(self) -> bool:
        """Have all tables a result?"""
        return len(self.results) == len(self.tables)


class Contest(Record):
    """A tournament so far."""

    opened: ContestOpened
    entrants: tuple[Entrant, ...] = ()
    withdrawn: tuple[str, ...] = ()
    rounds: tuple[Round, ...] = ()
    over: int | None = None
    cancelled: bool = False

    @property
    def id(self) -> str:
        """Its id."""
        return self.opened.contest

    @property
    def phase(self) -> Phase:
        """Where it stands."""
        if self.over is not None:
            return Phase.OVER
        if not self.rounds:
            return Phase.OPEN
        return Phase.PLAYING if self.rounds[-1].ended is None else Phase.BREAK

    @property
    def size(self) -> int:
        """Players a table."""
        return self.opened.setup.seats

    @property
    def ids(self) -> tuple[str, ...]:
        """All who have joined, in that order."""
        return tuple(entrant.id for entrant in self.entrants)

    @property
    def active(self) -> tuple[str, ...]:
        """Who has not withdrawn."""
        return tuple(id for id in self.ids if id not in self.withdrawn)

    def entrant(self, id: str) -> Entrant | None:
        """The player of that id."""
        return next((entrant for entrant in self.entrants if entrant.id == id), None)

    def may_join(self) -> bool:
        """Whether a new player may still join: a Swiss and a ladder take them late."""
        late = self.opened.format in (Format.SWISS, Format.LADDER) and self.over is None
        is_last = len(self.rounds) >= self.opened.rounds
        return self.phase is Phase.OPEN or (late and not is_last)


class BadContest(ValueError):
    """Events that do not follow from each other."""


def apply(contests: Mapping[str, Contest], event: AnyContestEvent) -> Mapping[str, Contest]:
    """The tournaments after one more event. Raises `BadContest`."""
    if isinstance(event, Forgotten):
        return contests
    if isinstance(event, ContestOpened):
        return {**contests, event.contest: Contest(event)}
    contest = contests.get(event.contest)
    if contest is None or contest.over is not None:
        raise BadContest(f"{type(event).__name__} of a tournament that is not on")
    return {**contests, event.contest: _applied(contest, event)}


def _applied(contest: Contest, event: AnyContestEvent) -> Contest:
    match event:
        case EntrantJoined(entrant=entrant):
            back = tuple(id for id in contest.withdrawn if id != entrant.id)
            new = () if entrant.id in contest.ids else (entrant,)
            return replace(contest, entrants=(*contest.entrants, *new), withdrawn=back)
        case Withdrew(entrant=id):
            return replace(contest, withdrawn=(*contest.withdrawn, id))
        case RoundBegan(at=at, number=number, tables=tables, byes=byes):
            if number != len(contest.rounds) + 1 or contest.phase is Phase.PLAYING:
                raise BadContest("a round that is not next")
            return replace(contest, rounds=(*contest.rounds, Round(number, at, tables, byes)))
        case Played() | RoundEnded():
            if contest.phase is not Phase.PLAYING or event.number != len(contest.rounds):
                raise BadContest("a round that is not on")
            last = contest.rounds[-1]
            if isinstance(event, RoundEnded):
                last = replace(last, ended=event.at)
            elif event.table >= len(last.tables) or event.table in last.results:
                raise BadContest("a table without a result to come")
            else:
                last = replace(last, results={**last.results, event.table: event})
            return replace(contest, rounds=(*contest.rounds[:-1], last))
        case ContestEnded(at=at, cancelled=cancelled):
            return replace(contest, over=at, cancelled=cancelled)
    raise BadContest(type(event).__name__)


# -- points ----------------------------------------------------------------------------------------


def _table_points(contest: Contest, played: Played) -> Iterator[int]:
    """The points of each seat of a table by itself."""
    sides, places = contest.opened.sides, played.places
    for seat, place in enumerate(places):
        others = [places[o] for o in range(len(places)) if sides[o] != sides[seat]]
        yield sum(2 * (place < other) + (place == other) for other in others)


def round_points(contest: Contest, last: Round) -> dict[str, int]:
    """What each player has won in a round so far."""
    sides = contest.opened.sides
    played = {at: result for at, result in last.results.items() if result.match is not None}
    boards = contest.opened.duplicate and len(played) > 1
    win = 2 * sum(side != sides[0] for side in sides)
    average = len(played) - 1 if boards else win
    won = dict.fromkeys(last.byes, average)
    for at, result in last.results.items():
        own = tuple(_table_points(contest, result))
        for seat, id in enumerate(last.tables[at].seats):
            if id in result.absent:
                won[id] = 0
            elif result.match is None:
                won[id] = average
            elif boards:
                lead = result.leads[seat]
                leads = [other.leads[seat] for there, other in played.items() if there != at]
                won[id] = sum(2 * (lead > other) + (lead == other) for other in leads)
            else:
                won[id] = own[seat]
    won.pop("", None)
    return won


class Standing(Record):
    """A line of the standings: place, player, points, and the tie-break: the points of all
    opponents (Buchholz).
    """

    place: Count
    entrant: Entrant
    points: Count
    buchholz: Count = 0


def standings(contest: Contest) -> tuple[Standing, ...]:
    """The players by points; with equal points by those of their opponents (Buchholz), then by
    what those have won from each other, then by who joined first. In a knock-out the round that was
    reached comes first; a ladder stands as it is climbed.
    """
    points, faced = Counter[str](dict.fromkeys(contest.ids, 0)), dict[str, list[str]]()
    for last in contest.rounds:
        points.update(round_points(contest, last))
        for table in last.tables:
            for seat, id in enumerate(table.seats):
                sides = contest.opened.sides
                others = [o for at, o in enumerate(table.seats) if sides[at] != sides[seat] and o]
                faced.setdefault(id, []).extend(others)
    buchholz = {id: sum(points[other] for other in faced.get(id, ())) for id in contest.ids}
    first: dict[str, int] = dict.fromkeys(contest.ids, 0)
    if contest.opened.format is Format.LADDER:
        first = {id: at for at, id in enumerate(ladder(contest))}
    elif contest.opened.format is Format.KNOCKOUT:
        first = {id: -reached for id, reached in _reached(contest).items()}

    def key(id: str) -> tuple[int, int, int]:
        return first[id], -points[id], -buchholz[id]

    order = list[str]()
    for _, tied in groupby(sorted(contest.ids, key=key), key):
        group = list(tied)
        among = _head_to_head(contest, group) if len(group) > 1 else Counter[str]()
        order += sorted(group, key=lambda id: -among[id])
    lines = list[Standing]()
    for at, id in enumerate(order):
        entrant = contest.entrant(id)
        assert entrant is not None
        lines.append(Standing(at + 1, entrant, points[id], buchholz[id]))
    return tuple(lines)


def _head_to_head(contest: Contest, group: Sequence[str]) -> Counter[str]:
    """What players have won from each other at their common tables."""
    won, sides = Counter[str](), contest.opened.sides
    for last in contest.rounds:
        for at, result in last.results.items():
            seats = last.tables[at].seats
            there = [seat for seat, id in enumerate(seats) if id in group]
            for one, other in combinations(there, 2):
                if sides[one] != sides[other]:
                    better = result.places[one] - result.places[other]
                    won[seats[one]] += 1 if better == 0 else 2 * (better < 0)
                    won[seats[other]] += 1 if better == 0 else 2 * (better > 0)
    return won


# -- the next round --------------------------------------------------------------------------------


def next_round(contest: Contest) -> tuple[pairing.Tables, tuple[str, ...]] | None:
    """The tables of the round that comes next, in the order of seats, and who has a bye; None when
    the tournament is over.
    """
    number = len(contest.rounds) + 1
    if number > contest.opened.rounds or len(contest.active) < 2:
        return None
    if contest.opened.twice and number % 2 == 0:
        return _again(contest)
    match contest.opened.format:
        case Format.KNOCKOUT:
            made = _knockout(contest)
        case Format.LADDER:
            made = _rungs(contest, number)
        case Format.ROBIN if contest.size == 2:
            made = _robin(contest, number)
        case _:
            made = _swiss(contest)
    if made is None:
        return None
    sat = Counter[tuple[str, int]]()
    partners, sides = list[list[str]](), contest.opened.sides
    for last in contest.rounds:
        for table in last.tables:
            sat.update((id, seat) for seat, id in enumerate(table.seats) if id)
            partners += [
                [id for seat, id in enumerate(table.seats) if sides[seat] == side]
                for side in set(sides)
            ]
    again = pairing.counted(partners)
    return tuple(pairing.seated(table, sides, sat, again) for table in made[0]), made[1]


def _again(contest: Contest) -> tuple[pairing.Tables, tuple[str, ...]] | None:
    """The tables of the round before with the seats exchanged; who has withdrawn is a bot."""
    last, active = contest.rounds[-1], contest.active
    turned = [(*table.seats[1:], table.seats[0]) for table in last.tables]
    tables = [tuple(id if id in active else "" for id in table) for table in turned]
    byes = [id for id in last.byes if id in active]
    if contest.size == 2:
        byes += [next(filter(None, table)) for table in tables if table.count("") == 1]
        tables = [table for table in tables if "" not in table]
    return tuple(table for table in tables if any(table)), tuple(byes)


def _history(contest: Contest) -> tuple[Counter[frozenset[str]], Counter[str]]:
    """Who has met, and who has had byes."""
    rounds = contest.rounds
    met = pairing.counted([table.seats for last in rounds for table in last.tables])
    return met, Counter(id for last in rounds for id in last.byes)


def _swiss(contest: Contest) -> tuple[pairing.Tables, tuple[str, ...]]:
    lines, active = standings(contest), contest.active
    ranked = [line.entrant.id for line in lines if line.entrant.id in active]
    points = {line.entrant.id: line.points for line in lines}
    if contest.opened.format is Format.ROBIN:
        points = dict.fromkeys(points, 0)
    return pairing.tables(_filled(ranked, contest.size), contest.size, points, *_history(contest))


def _filled(ranked: Sequence[str], size: int) -> list[str]:
    """Fewer players than a table has seats: bots fill it."""
    return [*ranked, *[""] * (size - len(ranked))]


def _robin(contest: Contest, number: int) -> tuple[pairing.Tables, tuple[str, ...]] | None:
    step = (number + 1) // 2 if contest.opened.twice else number
    ids, active = contest.ids, contest.active
    if step > len(ids) - 1 + len(ids) % 2:
        return None
    tables = pairing.circle(ids, step)
    there = [tuple(id for id in table if id in active) for table in tables]
    byes = tuple(table[0] for table in there if len(table) == 1)
    return tuple(table for table in there if len(table) == 2), byes


def _reached(contest: Contest) -> dict[str, int]:
    """The round of a knock-out in which each player went out; one more than were played for those
    who are still in.
    """
    alive, reached = list(contest.ids), dict[str, int]()
    for last in contest.rounds:
        if last.ended is None:
            break
        if contest.opened.twice and last.number % 2:
            continue
        for at, table in enumerate(last.tables):
            for id in _losers(contest, last, at, table):
                if id in alive:
                    alive.remove(id)
                    reached[id] = last.number
    return {**reached, **dict.fromkeys(alive, len(contest.rounds) + 1)}


def _losers(contest: Contest, last: Round, at: int, table: Pairing) -> Iterable[str]:
    """Who goes out at a table: the lower half by places; with equal places those who joined later.
    Of two rounds with exchanged seats the leads of both count together.
    """
    result = last.results[at]
    ranks: dict[str, tuple[int, int, int]] = {}
    before = contest.rounds[last.number - 2] if contest.opened.twice else None
    for seat, id in enumerate(table.seats):
        lead = 0
        if before is not None and result.leads:
            lead = result.leads[seat]
            for there, other in enumerate(before.tables):
                if id in other.seats and before.results[there].leads:
                    lead += before.results[there].leads[other.seats.index(id)]
        joined = contest.ids.index(id) if id else MOST_ENTRANTS
        ranks[id] = (0 if lead else result.places[seat], -lead, joined)
    present = sorted(
        (id for id in table.seats if id not in result.absent), key=lambda id: ranks[id]
    )
    stay = present[: max(1, len(table.seats) // 2)]
    return [id for id in table.seats if id not in stay]


def _knockout(contest: Contest) -> tuple[pairing.Tables, tuple[str, ...]] | None:
    reached, size = _reached(contest), contest.size
    out = len(contest.rounds) + 1
    alive = [id for id in contest.active if reached[id] == out]
    if len(alive) < 2:
        return None
    if len(alive) <= size:
        return (tuple(_filled(alive, size)),), ()
    byes = len(alive) % size
    if size == 2:  # the first round leaves a power of two
        full = 1 << (len(alive) - 1).bit_length()
        byes = full - len(alive)
    return pairing.folded(alive[byes:], size), tuple(alive[:byes])


def ladder(contest: Contest) -> tuple[str, ...]:
    """The order of a ladder: newcomers at the foot, and at each table the better go above. Who was
    absent goes below.
    """
    order = list[str](contest.ids)
    for last in contest.rounds:
        for at, result in last.results.items():
            seats = [id for id in last.tables[at].seats if id]
            place = dict(zip(last.tables[at].seats, result.places, strict=True))
            rungs = sorted(order.index(id) for id in seats)
            by = {id: (id in result.absent, place[id], order.index(id)) for id in seats}
            for rung, id in zip(rungs, sorted(seats, key=lambda id: by[id]), strict=True):
                order[rung] = id
    return tuple(order)


def _rungs(contest: Contest, number: int) -> tuple[pairing.Tables, tuple[str, ...]]:
    """Neighbours play; every other round begins half a table lower, so that one can climb."""
    active, size = contest.active, contest.size
    order = [id for id in ladder(contest) if id in active]
    if len(order) < size:
        return (tuple(_filled(order, size)),), ()
    turn = (number + 1) // 2 if contest.opened.twice else number
    first = size // 2 if turn % 2 == 0 and len(order) >= size + size // 2 else 0
    starts = range(first, len(order) - size + 1, size)
    return tuple(tuple(order[at : at + size]) for at in starts), ()
