"""Statistics of finished games, computed from their logs alone.

A log becomes a `FinishedGame` (once; the store keeps it beside the log, tied to its last input),
and these are counted by game, rules, opponents and time. Games begun with known cards (`what-if`,
`again`, `undo`), or after whose start the level of a bot was changed (`level`), are counted apart,
and so are those that a bot finished after the player had left.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from itertools import pairwise
from typing import Any

from msgspec import UNSET, UnsetType

from playroom.engine.contract import Game
from playroom.engine.header import Home, own_seat
from playroom.engine.kit.bots import plain_level
from playroom.engine.kit.judging import hints_of
from playroom.engine.match import Match
from playroom.engine.options import Setup, resolved
from playroom.engine.record import Record, Seat, replace
from playroom.engine.steps import STUMBLED, Leaving, Outcome, SeatChanged
from playroom.records.reviewing import Review
from playroom.store.jsonl import time_text

LONGEST_PAUSE = 300_000
"""Milliseconds between two inputs that count as time at the table; of a longer pause this much
does.
"""
VERSION = 4
"""The version of records as they are kept."""
FOREKNOWN = ("what-if", "again", "undo", "level")
"""How a game began in which cards were known before, or that began against other bots."""
HINTS = "hints"
"""The figure of the hints that were told in a game, in those that had any."""
LEFT = "left"
"""The result of a game that a bot finished."""


class FinishedGame(Record, tag_field="version", tag=VERSION):
    """One finished game from the seat of the person. Times are milliseconds since 1970, UTC.

    `preset` is empty for rules of one's own; `level` is the strongest opponent's; `result` is
    `won`, `lost` or `drawn`, or `left` when a bot finished it; `lead` is by how many points the own
    score is better than the best other one; `figures` are the game's own (sum, count) by name;
    `review` is what its choices were worth, once that was worked out.
    """

    id: str
    game: str
    preset: str
    level: str
    seats: int
    started: int
    ended: int
    seconds: int
    result: str
    score: int
    lead: int
    figures: Mapping[str, tuple[float, int]]
    review: Review | None = None


def preset_of(game: Game[Any, Any], setup: Setup) -> str:
    """The preset with the options of the table, or the empty string."""
    mine = resolved(game.options.declared, setup.given())
    return next(
        (
            name
            for name, values in game.presets.items()
            if resolved(game.options.declared, values) == mine
        ),
        "",
    )


def side_of(sides: Sequence[Sequence[Seat]], seat: Seat) -> Seat:
    """The number of the side that a seat plays for. Raises `ValueError` for a seat of none."""
    return [seat in side for side in sides].index(True)


def result_of(outcome: Outcome, side: Seat) -> str:
    """How a game ended for a side: `won`, `lost` or `drawn`."""
    if outcome.winners == (side,):
        return "won"
    return "lost" if outcome.winners and side not in outcome.winners else "drawn"


def finished_by_bot(match: Match[Any, Any], seat: Seat) -> bool:
    """Whether a bot finished the game for the person of `seat`. A rule that leaves the seat empty
    ends the game instead.
    """
    if match.kinds[seat] == "person":
        return False
    changes = [placed.event for placed in match.events if isinstance(placed.event, SeatChanged)]
    last = [change for change in changes if change.seat == seat and change.how != STUMBLED][-1:]
    return any(change.how in ("", Leaving.BOT, Leaving.STAND_IN) for change in last)


def record_of(
    match: Match[Any, Any], times: Sequence[int], home: Home | None = None
) -> FinishedGame | None:
    """The record of a finished match; None when it is not over or has no player of this machine.

    `times`: of its inputs; `home`: it was played in a remote room.
    """
    outcome, header, game = match.outcome, match.header, match.game
    seat = own_seat(header.players, home)
    if outcome is None or seat is None:
        return None
    sides = game.sides(header.setup)
    mine = side_of(sides, seat)
    levels = list(game.bots)
    others = [kind for player in header.players if (kind := plain_level(player.kind)) in levels]
    # a clock that was set back gives no time, one that jumped ahead no more than a long pause
    hints = sum(hints_of(entry.id) for entry in match.entries if entry.seat == seat)
    hinted = {HINTS: (hints, 1)} if hints else {}
    spent = sum(min(max(0, b - a), LONGEST_PAUSE) for a, b in pairwise(times))
    return FinishedGame(
        header.id,
        header.game,
        preset_of(game, header.setup),
        max(others, key=levels.index, default=""),
        header.setup.seats,
        times[0] if times else 0,
        times[-1] if times else 0,
        spent // 1000,
        LEFT if finished_by_bot(match, seat) else result_of(outcome, mine),
        outcome.scores[mine],
        game.lead(outcome.scores, mine),
        # in the order in which they are read again
        dict(sorted({**game.own_figures(match.finished(), seat), **hinted}.items())),
    )


class Streak(Record):
    """The result that the latest games share, and how many they are."""

    result: str
    games: int


class Counts(Record):
    """Some games counted together, as `stats --json` prints them: shares and averages with four
    decimals. Those of a game are counted again by preset and by level.
    """

    games: int
    wins: int
    losses: int
    draws: int
    win_share: float
    mean_score: float
    mean_lead: float
    seconds: int
    best_streak: int
    streak: Streak
    figures: Mapping[str, float]
    by_preset: Mapping[str, Counts] | UnsetType = UNSET
    by_level: Mapping[str, Counts] | UnsetType = UNSET


class Report(Record):
    """All that `stats --json` prints: the counts by game, and how many games were not counted:
    begun with known cards, finished by a bot, not to be read, and by game those without installed
    rules.
    """

    games: Mapping[str, Counts]
    foreknown: int
    left: int
    unread: int
    absent: Mapping[str, int]


@dataclass(slots=True)
class Tally:
    """Some records counted together.

    `now` is the result that the latest games share and how many they are.
    """

    games: int = 0
    won: int = 0
    lost: int = 0
    drawn: int = 0
    score: int = 0
    lead: int = 0
    seconds: int = 0
    best: int = 0
    now: tuple[str, int] = ("", 0)
    figures: dict[str, tuple[float, int]] = field(default_factory=dict)
    _running: int = 0

    def add(self, game: FinishedGame) -> None:
        """Counts a game; they come in the order of time."""
        self.games += 1
        self.won += game.result == "won"
        self.lost += game.result == "lost"
        self.drawn += game.result == "drawn"
        self.score += game.score
        self.lead += game.lead
        self.seconds += game.seconds
        self._running = self._running + 1 if game.result == "won" else 0
        self.best = max(self.best, self._running)
        self.now = (game.result, self.now[1] + 1 if self.now[0] == game.result else 1)
        for name, (total, count) in game.figures.items():
            before = self.figures.get(name, (0.0, 0))
            self.figures[name] = (before[0] + total, before[1] + count)

    def averages(self) -> dict[str, float]:
        """The figures, averaged."""
        return {
            name: round(total / count, 4) for name, (total, count) in self.figures.items() if count
        }

    def counts(self) -> Counts:
        """What came of it."""
        games = self.games or 1
        return Counts(
            self.games,
            self.won,
            self.lost,
            self.drawn,
            round(self.won / games, 4),
            round(self.score / games, 4),
            round(self.lead / games, 4),
            self.seconds,
            self.best,
            Streak(*self.now),
            self.averages(),
        )


class Wanted(Record):
    """Which records count: empty or None where all do.

    `since` and `until` are days, both included, by the end of a game.
    """

    game: str = ""
    preset: str | None = None
    level: str = ""
    since: date | None = None
    until: date | None = None

    def has(self, game: FinishedGame) -> bool:
        """Does a game count?"""
        if (self.game and game.game != self.game) or (self.level and game.level != self.level):
            return False
        if self.preset is not None and game.preset != self.preset:
            return False
        if self.since is None and self.until is None:
            return True
        day = datetime.fromtimestamp(game.ended / 1000, UTC).astimezone().date()
        return (self.since is None or day >= self.since) and (
            self.until is None or day <= self.until
        )


def tally(records: Iterable[FinishedGame]) -> Tally:
    """Records counted together."""
    counts = Tally()
    for record in _by_time(records):
        counts.add(record)
    return counts


def _by_time(records: Iterable[FinishedGame]) -> list[FinishedGame]:
    return sorted(records, key=lambda record: (record.ended, record.id))


def grouped(
    records: Iterable[FinishedGame], key: Callable[[FinishedGame], str]
) -> dict[str, Tally]:
    """Records counted apart by a key, in alphabetical order."""
    groups: dict[str, list[FinishedGame]] = {}
    for record in records:
        groups.setdefault(key(record), []).append(record)
    return {name: tally(groups[name]) for name in sorted(groups)}


def counted(records: Iterable[FinishedGame]) -> dict[str, Counts]:
    """The counts by game, and in each by preset and by level."""
    games: dict[str, list[FinishedGame]] = {}
    for record in records:
        games.setdefault(record.game, []).append(record)
    return {
        game: replace(
            tally(own).counts(),
            by_preset=_counts(grouped(own, lambda record: record.preset)),
            by_level=_counts(grouped(own, lambda record: record.level)),
        )
        for game, own in sorted(games.items())
    }


def _counts(groups: Mapping[str, Tally]) -> dict[str, Counts]:
    return {name: group.counts() for name, group in groups.items()}


COLUMNS = FinishedGame.__struct_fields__[:-1]


def rows(records: Sequence[FinishedGame]) -> Iterator[list[str]]:
    """A table of all games for a spreadsheet: a row of names, then a row a game.

    Figures are averages of that game.
    """
    names = sorted({name for record in records for name in record.figures})
    yield [*COLUMNS, *names]
    for record in _by_time(records):
        cells = [str(getattr(record, column)) for column in COLUMNS]
        cells[5], cells[6] = time_text(record.started), time_text(record.ended)
        for name in names:
            total, count = record.figures.get(name, (0.0, 0))
            cells.append(str(round(total / count, 4)) if count else "")
        yield cells
