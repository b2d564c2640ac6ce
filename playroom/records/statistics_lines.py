"""Statistics as lines: for each game what was played, won and scored, and a line for each part
where there are several.
"""

from __future__ import annotations

from collections.abc import Sequence

from playroom.engine.notes import Note, note
from playroom.engine.registry import find_game, game_name, why_not
from playroom.locale import Teller
from playroom.records.gathering import FinishedGames
from playroom.records.statistics import HINTS, FinishedGame, Tally, Wanted, grouped, tally


def number(value: float) -> Note:
    """A number with one decimal, or none when that is 0."""
    tenths = round(abs(value) * 10)
    return note(
        "stats-number", negative=value < 0 and tenths > 0, whole=tenths // 10, tenth=tenths % 10
    )


def time_note(seconds: int) -> Note:
    """A time at the table."""
    minutes = round(seconds / 60)
    return note("stats-time", hours=minutes // 60, minutes=minutes % 60)


def game_lines(id_: str, counts: Tally, teller: Teller) -> list[Note]:
    """What is told of one game: games and wins, streaks, averages, what the game itself counts,
    time.
    """
    lines = [
        note(
            "stats-game",
            game=game_name(id_),
            games=counts.games,
            won=counts.won,
            share=round(100 * counts.won / counts.games),
        )
    ]
    if counts.drawn:
        lines.append(note("stats-drawn", count=counts.drawn))
    lines.append(note("stats-streak", result=counts.now[0], count=counts.now[1], best=counts.best))
    lines.append(
        note(
            "stats-score",
            score=number(counts.score / counts.games),
            lead=number(abs(counts.lead) / counts.games),
            ahead=counts.lead >= 0,
        )
    )
    for name, value in counts.averages().items():
        if teller.has(f"{id_}-figure-{name}"):
            lines.append(note(f"{id_}-figure-{name}", value=number(value)))
    if HINTS in counts.figures:
        lines.append(note("stats-hints", count=round(counts.figures[HINTS][0])))
    lines.append(note("stats-spent", time=time_note(counts.seconds)))
    return lines


def group_lines(id_: str, records: Sequence[FinishedGame]) -> list[Note]:
    """A line for each preset and each level, where there are several."""
    lines = []
    for presets, groups in (
        (True, grouped(records, lambda record: record.preset)),
        (False, grouped(records, lambda record: record.level)),
    ):
        if len(groups) < 2:
            continue
        for name, part in groups.items():
            what = (
                preset_note(id_, name)
                if presets
                else note("stats-level", level=note("level-name", level=name))
            )
            lines.append(
                note(
                    "stats-part",
                    what=what,
                    games=part.games,
                    won=part.won,
                    share=round(100 * part.won / part.games),
                )
            )
    return lines


def preset_note(id_: str, name: str) -> Note:
    """A preset's name; rules of one's own have none."""
    if not name or why_not(id_) is not None or name not in find_game(id_).presets:
        return note("stats-own-rules")
    return note(f"{id_}-preset-{name}")


def absent_note(message: str, id_: str, count: int) -> Note:
    """A sentence about stored games without usable rules: how many, of which game, why."""
    why = why_not(id_)
    return note(message, game=game_name(id_), count=count, why=why.reason if why else "")


def all_lines(finished: FinishedGames, wanted: Wanted, teller: Teller) -> list[Note]:
    """All lines for the records that are wanted."""
    records = [record for record in finished.records if wanted.has(record)]
    lines: list[Note] = []
    for id_ in sorted({record.game for record in records}):
        own = [record for record in records if record.game == id_]
        lines += game_lines(id_, tally(own), teller)
        lines += group_lines(id_, own)
    if not lines:
        lines.append(note("stats-none"))
    if foreknown := sum(map(wanted.has, finished.foreknown)):
        lines.append(note("stats-foreknown", count=foreknown))
    if left := sum(map(wanted.has, finished.left)):
        lines.append(note("stats-left", count=left))
    for id_ in sorted(set(finished.absent)):
        if not wanted.game or id_ == wanted.game:
            lines.append(absent_note("stats-absent", id_, finished.absent.count(id_)))
    if finished.unread:
        lines.append(note("stats-unread", count=finished.unread))
    return lines
