"""Statistics as one screen of lines: for each game what was played, won and scored; narrowed down
with left and right.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from typing import TYPE_CHECKING

from playroom.engine.notes import Note, note
from playroom.engine.registry import find_game, game_name, why_not
from playroom.locale import Teller
from playroom.records.gathering import Found, gather
from playroom.records.statistics import FinishedGame, Tally, Wanted, grouped, tally
from playroom.shell.menu import Menu, MenuItem, item

if TYPE_CHECKING:
    from playroom.shell.app import App

PERIODS = {"all": 0, "today": 1, "week": 7, "month": 30, "year": 365}
"""Days up to and with today; 0: all."""


def since(period: str, today: date) -> date | None:
    """The first day of a period."""
    days = PERIODS[period]
    return today - timedelta(days=days - 1) if days else None


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


def game_lines(id_: str, all_: Tally, teller: Teller) -> list[Note]:
    """What is told of one game: games and wins, streaks, averages, what the game itself counts,
    time.
    """
    lines = [
        note(
            "stats-game",
            game=game_name(id_),
            games=all_.games,
            won=all_.won,
            share=round(100 * all_.won / all_.games),
        )
    ]
    if all_.drawn:
        lines.append(note("stats-drawn", count=all_.drawn))
    lines.append(note("stats-streak", result=all_.now[0], count=all_.now[1], best=all_.best))
    lines.append(
        note(
            "stats-score",
            score=number(all_.score / all_.games),
            lead=number(abs(all_.lead) / all_.games),
            ahead=all_.lead >= 0,
        )
    )
    for name, value in all_.averages().items():
        if teller.has(f"{id_}-figure-{name}"):
            lines.append(note(f"{id_}-figure-{name}", value=number(value)))
    lines.append(note("stats-spent", time=time_note(all_.seconds)))
    return lines


def group_lines(id_: str, records: Sequence[FinishedGame]) -> list[Note]:
    """A line for each preset and each level, where there are several."""
    lines = []
    for presets, groups in (
        (True, grouped(records, lambda one: one.preset)),
        (False, grouped(records, lambda one: one.level)),
    ):
        if len(groups) < 2:
            continue
        for name, one in groups.items():
            what = (
                preset_note(id_, name)
                if presets
                else note("stats-level", level=note("level-name", level=name))
            )
            lines.append(
                note(
                    "stats-part",
                    what=what,
                    games=one.games,
                    won=one.won,
                    share=round(100 * one.won / one.games),
                )
            )
    return lines


def preset_note(id_: str, name: str) -> Note:
    """A preset's name; rules of one's own have none."""
    if not name or why_not(id_) is not None or name not in find_game(id_).presets:
        return note("stats-own-rules")
    return note(f"{id_}-preset-{name}")


def absent_note(message: str, id_: str, count: int) -> Note:
    """A sentence about kept games whose rules cannot be had here: how many, of which game, why."""
    why = why_not(id_)
    return note(message, game=game_name(id_), count=count, why=why.reason if why else "")


def screen_lines(found: Found, wanted: Wanted, teller: Teller) -> list[Note]:
    """All lines for the records that are wanted."""
    records = [one for one in found.records if wanted.has(one)]
    lines: list[Note] = []
    for id_ in sorted({one.game for one in records}):
        own = [one for one in records if one.game == id_]
        lines += game_lines(id_, tally(own), teller)
        lines += group_lines(id_, own)
    if not lines:
        lines.append(note("stats-none"))
    if foreknown := sum(wanted.has(one) for one in found.foreknown):
        lines.append(note("stats-foreknown", count=foreknown))
    for id_ in sorted(set(found.absent)):
        if not wanted.game or id_ == wanted.game:
            lines.append(absent_note("stats-absent", id_, found.absent.count(id_)))
    if found.unread:
        lines.append(note("stats-unread", count=found.unread))
    return lines


class StatisticsMenu(Menu):
    """The period, game and level first, to be changed with left and right; then the lines."""

    def __init__(self, app: App) -> None:
        self.found = gather(app.store)
        self.period = "all"
        self.game = ""
        self.level = ""
        super().__init__(app, note("stats-title"), self._make)

    def _wanted(self) -> Wanted:
        return Wanted(self.game, None, self.level, since(self.period, date.today()))

    def _make(self) -> Sequence[MenuItem]:
        period = note("stats-period", period=self.period)
        made = [MenuItem(lambda: period, None, self._period, lambda: note("stats-period-about"))]
        if len(self._games()) > 2:
            made.append(
                MenuItem(self._game_note, None, self._game, lambda: note("stats-game-about"))
            )
        if len(self._levels()) > 2:
            made.append(
                MenuItem(self._level_note, None, self._level, lambda: note("stats-level-about"))
            )
        lines = screen_lines(self.found, self._wanted(), self.app.announcer.teller)
        return made + [item(one, None, note("stats-line-about")) for one in lines]

    def announce(self) -> None:
        if self.app.line_mode:  # one command a line: all of it is printed
            self.app.announcer.reply(self.title, *(one.note() for one in self.items))
        else:
            super().announce()

    def _games(self) -> list[str]:
        return ["", *sorted({one.game for one in self.found.records})]

    def _levels(self) -> list[str]:
        return [
            "",
            *sorted(
                {one.level for one in self.found.records if not self.game or one.game == self.game}
            ),
        ]

    def _game_note(self) -> Note:
        return (
            note("stats-of-game", game=game_name(self.game))
            if self.game
            else note("stats-all-games")
        )

    def _level_note(self) -> Note:
        return (
            note("stats-level", level=note("level-name", level=self.level))
            if self.level
            else note("stats-all-levels")
        )

    def _period(self, by: int) -> None:
        names = list(PERIODS)
        self.period = names[(names.index(self.period) + by) % len(names)]

    def _game(self, by: int) -> None:
        names = self._games()
        self.game = names[(names.index(self.game) + by) % len(names)]
        self.level = ""

    def _level(self, by: int) -> None:
        names = self._levels()
        self.level = names[(names.index(self.level) + by) % len(names)]


def open_statistics(app: App) -> None:
    """The screen of statistics."""
    app.push(StatisticsMenu(app))
