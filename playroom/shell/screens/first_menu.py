"""The room: choose a game, its preset and options, the opponents; resume what was left; settings;
help; leave.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING, Any

from playroom.engine.contract import Game
from playroom.engine.header import Player
from playroom.engine.notes import Clean, Note, Notes, note
from playroom.engine.options import Option, OptionValue, Setup, allowed_notes, resolved
from playroom.engine.registry import find_game, game_name, offered_ids, why_not
from playroom.locale import Listener, Teller
from playroom.locale.options import about_note, option_note
from playroom.shell.keys import Command
from playroom.shell.menu import Menu, MenuItem, Reader, item
from playroom.shell.screens.archive import open_archive
from playroom.shell.screens.counting import open_counting
from playroom.shell.screens.duplicate import begin as begin_duplicate
from playroom.shell.screens.lesson import open_lessons
from playroom.shell.screens.rules import open_rules
from playroom.shell.screens.salvage import offer_good_part
from playroom.shell.screens.settings import open_settings
from playroom.shell.screens.statistics import open_statistics
from playroom.store import StoreError, Summary

if TYPE_CHECKING:
    from playroom.shell.app import App


def room(app: App) -> Menu:
    """The first menu."""

    def items() -> Sequence[MenuItem]:
        left, over = app.store.count("open"), app.store.count("finished")
        made = []
        if left:
            made.append(
                item(
                    note("room-resume", count=left),
                    partial(open_resume, app),
                    note("room-resume-about"),
                )
            )
        # the playroom's own games are not loaded before they are opened: the first key must not
        # wait for them all
        for id_ in offered_ids():
            game = note("room-game", game=note(f"{id_}-name"))
            made.append(item(game, partial(_open_by_id, app, id_), note(f"{id_}-about")))
        if over:
            made.append(
                item(
                    note("room-archive", count=over),
                    partial(open_archive, app),
                    note("room-archive-about"),
                )
            )
            made.append(
                item(
                    note("room-statistics"),
                    partial(open_statistics, app),
                    note("room-statistics-about"),
                )
            )
        made.append(
            item(note("room-lessons", count=1), partial(open_lessons, app), note("lessons-about"))
        )
        made.append(
            item(note("room-counting"), partial(open_counting, app), note("counting-about"))
        )
        made.append(
            item(note("room-settings"), partial(open_settings, app), note("room-settings-about"))
        )
        made.append(item(note("room-help"), partial(open_help, app), note("room-help-about")))
        made.append(item(note("room-quit"), app.quit, note("room-quit-about")))
        return made

    return Room(app, note("room-title"), items)


def _open_by_id(app: App, id_: str) -> None:
    open_game(app, find_game(id_))


class Room(Menu):
    """The menu at the bottom: leaving it leaves the playroom."""

    def cancel(self) -> bool:
        self.app.announcer.reply(note("room-how-to-quit"))
        return True


def open_help(app: App) -> None:
    """What a newcomer should hear first."""
    lines = [note(f"room-help-{n}") for n in range(1, 11)]
    app.push(Reader(app, note("room-help-title", count=len(lines)), lines))


# -- resuming --------------------------------------------------------------------------------------


def open_resume(app: App) -> None:
    """The games that were left, the latest first."""

    def items() -> Sequence[MenuItem]:
        left = app.store.unfinished()
        if not left:
            return [item(note("resume-none"), None, note("resume-none-about"))]
        return [
            item(summary_note(one), partial(take_up, app, one), summary_about(one)) for one in left
        ]

    app.push(Menu(app, note("resume-title", count=len(app.store.unfinished())), items, placed=True))


def take_up(app: App, one: Summary) -> None:
    """Resumes a game, or says why it cannot be; the good part of a damaged one is offered."""
    try:
        app.resume_game(one.id)
    except StoreError as why:
        if not offer_good_part(app, one.id, why):
            app.announcer.reply(why.note)


def summary_note(one: Summary) -> Note:
    """A kept game in one line: what, against whom, how long ago.

    Of a damaged one only its id can be trusted.
    """
    if one.damaged:
        return note("resume-damaged", id=Clean.of(one.id[:6]))
    return note(
        "resume-item",
        game=game_name(one.game),
        others=others_note(one),
        ago=ago(one.updated),
        id=Clean.of(one.id[:6]),
        why=_trouble(one),
    )


def _trouble(one: Summary) -> str:
    """Why a game cannot be taken up again because of its rules; empty when it can."""
    why = None if one.game in offered_ids() else why_not(one.game)
    return why.reason if why is not None else ""


def summary_about(one: Summary) -> Note:
    """What Enter does with a kept game, and its number."""
    if one.damaged:
        return note("resume-damaged-about", id=Clean.of(one.id[:6]))
    why = _trouble(one)
    return note("resume-absent-about" if why else "resume-item-about", id=Clean.of(one.id[:6]))


def others_note(one: Summary) -> Notes:
    """The names of the bots."""
    return Notes(
        tuple(
            note("plain-name", name=Clean.of(str(p.name))) for p in one.players if not p.is_person
        )
    )


def ago(when: str) -> Note:
    """How long ago a UTC time in ISO form was."""
    try:
        then = datetime.fromisoformat(when)
    except ValueError:
        return note("ago-unknown")
    if then.tzinfo is None:
        then = then.replace(tzinfo=UTC)
    minutes = max(0, int((datetime.now(UTC) - then).total_seconds() // 60))
    if minutes < 60:
        return note("ago-minutes", count=minutes)
    if minutes < 48 * 60:
        return note("ago-hours", count=minutes // 60)
    return note("ago-days", count=minutes // (24 * 60))


# -- a new game ------------------------------------------------------------------------------------


def bot_names(teller: Teller) -> list[str]:
    """The names of bots in a language, in the order they come to the table."""
    return teller.tell(note("bot-names"), Listener(None, (), ())).rstrip(".").split()


def seat_players(name: Clean, levels: Sequence[str], teller: Teller) -> tuple[Player, ...]:
    """You in the first seat and a bot for every level; no two have the same name."""
    names = [n for n in bot_names(teller) if n.casefold() != str(name).casefold()]
    bots = tuple(Player(Clean.of(names[i % len(names)]), level) for i, level in enumerate(levels))
    return (Player(name, "person"), *bots)


class TablePlan:
    """A table being prepared: preset, seats, options, levels. Remembered while the room is open."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.preset = next(iter(game.presets))
        self.changed: dict[str, OptionValue] = {}
        self.own: dict[str, OptionValue] = {}
        self.seats = game.seats.start
        weakest = next(level for level in game.bots if level != "random")
        self.levels = [weakest] * (game.seats.stop - 2)

    def given(self) -> dict[str, OptionValue]:
        """The options given: those of the preset and those changed after it."""
        return {**self.game.presets[self.preset], **self.changed}

    def setup(self) -> Setup:
        """The table as it stands."""
        return Setup.of(self.seats, self.given(), {0: self.own} if self.own else None)


class SetupMenu(Menu):
    """One game's table: start first, then everything that may be changed with left and right."""

    def __init__(self, app: App, plan: TablePlan) -> None:
        self.plan = plan
        super().__init__(app, note("setup-title", game=note(f"{plan.game.id}-name")), self._make)

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
        levels = [level for level in game.bots if level != "random"]
        for bot in range(plan.seats - 1):
            level = partial(self._level, levels, bot)
            made.append(
                MenuItem(
                    partial(self._level_note, bot), None, level, lambda: note("setup-level-about")
                )
            )
        made.append(item(note("setup-rules"), self._read_rules, note("setup-rules-about")))
        for option in game.options.declared:
            made.append(
                MenuItem(
                    partial(option_note, game, option, values[option.name]),
                    None,
                    partial(self._option, option, plan.changed, values),
                    partial(about_note, game, option),
                )
            )
        mine = resolved(game.options.own_declared, plan.own)
        for option in game.options.own_declared:
            made.append(
                MenuItem(
                    partial(option_note, game, option, mine[option.name]),
                    None,
                    partial(self._option, option, plan.own, mine),
                    partial(about_note, game, option),
                )
            )
        return made

    def _level_note(self, bot: int) -> Note:
        names = bot_names(self.app.announcer.teller)
        level = note("level-name", level=self.plan.levels[bot])
        return note("setup-level", name=Clean.of(names[bot % len(names)]), level=level)

    def _level(self, levels: list[str], bot: int, by: int) -> None:
        now = self.plan.levels[bot]
        at = levels.index(now) if now in levels else 0
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
        place = self.at - (len(self.items) - len(options.declared) - len(options.own_declared))
        if 0 <= place < len(options.declared) and options.declared[place].kind == "int":
            return options.declared[place]
        return None

    def starts_text(self, char: str) -> bool:
        return char == "/" or (char.isdigit() and self._number_option() is not None)

    def text(self, text: str) -> bool:
        option = self._number_option()
        if option is None:
            return False
        value = option.parse(text)
        if value is None:
            self.app.announcer.reply(
                note("setup-bad-number", text=Clean.of(text), allowed=allowed_notes(option))
            )
        else:
            self.plan.changed[option.name] = value
            self.say()
        return True

    def _read_rules(self) -> None:
        setup = self.plan.setup()
        if refused := self.plan.game.check_options(setup):
            self.app.announcer.reply(refused.note)
        else:
            open_rules(self.app, self.plan.game, setup)

    def command(self, command: Command) -> bool:
        if command.name == "rules":
            self._read_rules()
            return True
        return super().command(command)

    def _start(self, duplicate: bool = False) -> None:
        setup = self.plan.setup()
        if refused := self.plan.game.check_options(setup):
            self.app.announcer.reply(refused.note)
            return
        self.app.pop(self)
        name = player_name(self.app)
        players = seat_players(name, self.plan.levels[: setup.seats - 1], self.app.announcer.teller)
        if duplicate:
            begin_duplicate(
                self.app, self.plan.game, setup, players, bot_names(self.app.announcer.teller)
            )
        else:
            self.app.new_game(self.plan.game, setup, players)


def player_name(app: App) -> Clean:
    """The player's own name as others hear it."""
    given = str(app.settings.get("name") or "").strip()
    return Clean.of(given or app.announcer.line(note("player-name")).rstrip("."))


def open_game(app: App, game: Game[Any, Any]) -> None:
    """Prepares a table; what was chosen before in this room is still there."""
    plan = app.plans.setdefault(game.id, TablePlan(game))
    app.push(SetupMenu(app, plan))
