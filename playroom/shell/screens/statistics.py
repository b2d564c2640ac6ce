"""Statistics screen: games played, won and scored; filters by left and right."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta

from playroom.engine.notes import Note, note
from playroom.engine.registry import game_name
from playroom.records.gathering import finished_games
from playroom.records.statistics import Wanted
from playroom.records.statistics_lines import all_lines
from playroom.shell.menu import Menu, MenuItem, item
from playroom.shell.shell import Shell

PERIODS = {"all": 0, "today": 1, "week": 7, "month": 30, "year": 365}
"""Days up to and with today; 0: all."""


def since(period: str, today: date) -> date | None:
    """The first day of a period."""
    days = PERIODS[period]
    return today - timedelta(days=days - 1) if days else None


class StatisticsMenu(Menu):
    """The period, game and level first, to be changed with left and right; then the lines."""

    def __init__(self, shell: Shell) -> None:
        self.finished = finished_games(shell.store)
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


def open_statistics(shell: Shell) -> None:
    """The screen of statistics."""
    shell.push(StatisticsMenu(shell))
