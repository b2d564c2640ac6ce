"""Table setup: preset, seats, levels and options, changed by left and right."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from playroom.engine.contract import Game
from playroom.engine.kit.bots import levels_of, offered_in
from playroom.engine.notes import Clean, Note, note
from playroom.engine.options import (
    Option,
    OptionValue,
    Setup,
    allowed_notes,
    own_as_table,
    resolved,
)
from playroom.locale.options import option_note
from playroom.shell.menu import Menu, MenuItem, item, option_item
from playroom.shell.players import bot_names, player_name, seat_players
from playroom.shell.screens.duplicate import begin as begin_duplicate
from playroom.shell.screens.rules import open_rules
from playroom.shell.shell import Shell
from playroom.shell.terminal.keynames import is_digit


class TablePlan:
    """A table being prepared: preset, seats, options, levels. Remembered while the room is open."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.preset = next(iter(game.presets))
        self.changed: dict[str, OptionValue] = {}
        self.own: dict[str, OptionValue] = {}
        self.seats = game.seats.start
        self.levels = [levels_of(game)[0]] * (game.seats.stop - 2)

    def seated(self, setup: Setup) -> list[str]:
        """The levels of the bots at this table: the best that it offers for one that is not
        offered.
        """
        offered = offered_in(self.game, setup)
        levels = self.levels[: setup.seats - 1]
        return [level if level in offered else offered[-1] for level in levels]

    def given(self) -> dict[str, OptionValue]:
        """The options given: those of the preset and those changed after it."""
        return {**self.game.presets[self.preset], **self.changed}

    def setup(self) -> Setup:
        """The table as it stands."""
        return Setup.of(self.seats, self.given(), {0: self.mine()})

    def mine(self) -> dict[str, OptionValue]:
        """One's own options: those of the table, unless they were set apart."""
        return {**own_as_table(self.game.options, self.given()), **self.own}


class SetupMenu(Menu):
    """One game's table: start first, then everything that may be changed with left and right."""

    def __init__(self, shell: Shell, plan: TablePlan) -> None:
        self.plan = plan
        super().__init__(shell, note("setup-title", game=note(f"{plan.game.id}-name")), self._make)

    def _make(self) -> Sequence[MenuItem]:
        plan, game = self.plan, self.plan.game
        values = resolved(game.options.declared, plan.given())
        made = [
            MenuItem(
                lambda: note("setup-start"), self._start, None, lambda: note("setup-start-about")
            ),
            item(
                note("duplicate-start"), partial(self._start, True), note("duplicate-start-about")
            ),
            MenuItem(
                lambda: note("setup-preset", preset=note(f"{game.id}-preset-{plan.preset}")),
                None,
                self._preset,
                lambda: note(f"{game.id}-preset-{plan.preset}-about"),
            ),
        ]
        if len(game.seats) > 1:
            about = note("setup-seats-about", low=game.seats[0], high=game.seats[-1])
            made.append(
                MenuItem(
                    lambda: note("setup-seats", count=plan.seats), None, self._seats, lambda: about
                )
            )
        levels = offered_in(game, plan.setup())
        for bot in range(plan.seats - 1):
            level = partial(self._level, levels, bot)
            made.append(
                MenuItem(
                    partial(self._level_note, bot), None, level, partial(self._level_about, bot)
                )
            )
        made.append(item(note("setup-rules"), self._read_rules, note("setup-rules-about")))
        for option in game.options.offered:
            change = partial(self._option, option, plan.changed, values)
            made.append(option_item(game, option, values[option.name], change))
        mine = resolved(game.options.own_declared, plan.mine())
        for option in game.options.own_declared:
            change = partial(self._option, option, plan.own, mine)
            made.append(option_item(game, option, mine[option.name], change, _own_note))
        return made

    def _level_note(self, bot: int) -> Note:
        names = bot_names(self.shell.announcer.teller)
        level = note("level-name", level=self._seated(bot))
        return note("setup-level", name=Clean.of(names[bot % len(names)]), level=level)

    def _level_about(self, bot: int) -> Note:
        return note("setup-level-about", level=self._seated(bot))

    def _seated(self, bot: int) -> str:
        return self.plan.seated(self.plan.setup())[bot]

    def _level(self, levels: list[str], bot: int, by: int) -> None:
        at = levels.index(self._seated(bot))
        self.plan.levels[bot] = levels[(at + by) % len(levels)]

    def _preset(self, by: int) -> None:
        ids = list(self.plan.game.presets)
        self.plan.preset = ids[(ids.index(self.plan.preset) + by) % len(ids)]
        self.plan.changed.clear()

    def _seats(self, by: int) -> None:
        seats = self.plan.game.seats
        self.plan.seats = seats[(seats.index(self.plan.seats) + by) % len(seats)]

    def _option(
        self, option: Option, given: dict[str, OptionValue], values: dict[str, OptionValue], by: int
    ) -> None:
        menu = option.menu()
        now = values[option.name]
        if now in menu:
            given[option.name] = menu[(menu.index(now) + by) % len(menu)]
        else:  # a typed number between the steps
            numbers = [
                m
                for m in menu
                if isinstance(m, int) and isinstance(now, int) and (m - now) * by > 0
            ]
            given[option.name] = (min(numbers) if by > 0 else max(numbers)) if numbers else menu[0]

    def _number_option(self) -> Option | None:
        options = self.plan.game.options
        place = self.at - (len(self.items) - len(options.offered) - len(options.own_declared))
        if 0 <= place < len(options.offered) and options.offered[place].kind == "int":
            return options.offered[place]
        return None

    def starts_text(self, char: str) -> bool:
        return char == "/" or (is_digit(char) and self._number_option() is not None)

    def text(self, text: str) -> bool:
        option = self._number_option()
        if option is None:
            return False
        value = option.parse(text)
        if value is None:
            self.shell.refuse_line(
                note("setup-bad-number", text=Clean.of(text), allowed=allowed_notes(option))
            )
        else:
            self.plan.changed[option.name] = value
            self.say()
        return True

    def _read_rules(self) -> None:
        setup = self.plan.setup()
        if refused := self.plan.game.check_options(setup):
            self.shell.announcer.reply(refused.note)
        else:
            open_rules(self.shell, self.plan.game, setup)

    def _start(self, duplicate: bool = False) -> None:
        setup = self.plan.setup()
        if refused := self.plan.game.check_options(setup):
            self.shell.announcer.reply(refused.note)
            return
        self.shell.pop(self)
        name = player_name(self.shell)
        players = seat_players(name, self.plan.seated(setup), self.shell.announcer.teller)
        if duplicate:
            begin_duplicate(
                self.shell, self.plan.game, setup, players, bot_names(self.shell.announcer.teller)
            )
        else:
            self.shell.open("game", self.plan.game, setup, players)


def _own_note(game: Game[Any, Any], option: Option, value: OptionValue) -> Note:
    """An option that is only one's own, which the table has too."""
    return note("setup-own", option=option_note(game, option, value))


def open_game(shell: Shell, game: Game[Any, Any]) -> None:
    """Prepares a table; what was chosen before in this room is still there."""
    plan = shell.plans.setdefault(game.id, TablePlan(game))
    shell.push(SetupMenu(shell, plan))
