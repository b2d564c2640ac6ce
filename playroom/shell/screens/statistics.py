"""Statistics screen: games played, won and scored; filters by left and right."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import date, timedelta

from playroom.engine.notes import Note, note
from playroom.engine.registry import game_name
from playroom.records.gathering import FinishedGames, gathering
from playroom.records.statistics import Wanted
from playroom.records.statistics_lines import all_lines
from playroom.shell.menu import Menu, MenuItem, item
from playroom.shell.screens.meanwhile import Working
from playroom.shell.shell import Shell

AT_ONCE = 20
"""Records that are worked out without giving way."""
TELL_EVERY = 5.0
"""Seconds after which it is said again how far the records are."""
PERIODS = {"all": 0, "today": 1, "week": 7, "month": 30, "year": 365}
"""Days up to and with today; 0: all."""


def since(period: str, today: date) -> date | None:
    """The first day of a period."""
    days = PERIODS[period]
    return today - timedelta(days=days - 1) if days else None


class StatisticsMenu(Menu):
    """The period, game and level first, to be changed with left and right; then the lines."""

    def __init__(self, shell: Shell, finished: FinishedGames) -> None:
        self.finished = finished
        self.period = "all"
        self.game = ""
        self.level = ""
        self._lines: tuple[object, list[Note]] = (None, [])
        super().__init__(shell, note("stats-title"), self._make)

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
        teller = self.shell.announcer.teller
        of = (self._wanted(), teller)
        if self._lines[0] != of:
            self._lines = (of, all_lines(self.finished, self._wanted(), teller))
        return made + [item(line, None, note("stats-line-about")) for line in self._lines[1]]

    def announce(self) -> None:
        if self.shell.line_mode:  # one command a line: all of it is printed
            self.shell.announcer.reply(self.title, *(entry.note() for entry in self.items))
        else:
            super().announce()

    def _games(self) -> list[str]:
        return ["", *sorted({record.game for record in self.finished.records})]

    def _levels(self) -> list[str]:
        return [
            "",
            *sorted(
                {
                    record.level
                    for record in self.finished.records
                    if not self.game or record.game == self.game
                }
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


class Gathering(Working[FinishedGames]):
    """In front while records are worked out that are not kept; says every few seconds how far."""

    def progress(self, done: int, count: int) -> None:
        """So many of the games have been looked at."""
        self._line = note("stats-wait", done=done, count=count)

    def announce(self) -> None:
        super().announce()
        self._saying = asyncio.get_running_loop().call_later(TELL_EVERY, self.announce)


def open_statistics(shell: Shell) -> None:
    """The screen of statistics, at once unless many records have to be worked out."""
    waiting = list[Gathering]()

    def progress(done: int, count: int) -> None:
        for screen in waiting:
            screen.progress(done, count)

    def show(finished: FinishedGames | None) -> None:
        if finished is not None:
            shell.push(StatisticsMenu(shell, finished))

    steps = gathering(shell.store, progress=progress)
    try:
        for _ in range(AT_ONCE):
            next(steps)
    except StopIteration as end:
        show(end.value)
        return

    def working() -> Gathering:
        count = shell.store.count("finished")
        waiting.append(Gathering(shell, note("stats-wait", done=0, count=count), steps, show))
        return waiting[0]

    shell.work(working, True)
