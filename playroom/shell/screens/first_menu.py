"""The room: choose a game, its preset and options, the opponents; resume what was left; settings;
help; leave.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from playroom.engine.notes import note
from playroom.engine.registry import find_game, offered_ids
from playroom.shell.kept_games import summary_about, summary_note
from playroom.shell.menu import Menu, MenuItem, Reader, item
from playroom.shell.screens.archive import open_archive
from playroom.shell.screens.counting import open_counting
from playroom.shell.screens.lesson import open_lessons
from playroom.shell.screens.salvage import offer_good_part
from playroom.shell.screens.settings import open_settings
from playroom.shell.screens.statistics import open_statistics
from playroom.shell.screens.table_plan import open_game
from playroom.shell.shell import Shell
from playroom.store import StoreError, Summary


def room(shell: Shell) -> Menu:
    """The first menu."""

    def items() -> Sequence[MenuItem]:
        left, over = shell.store.count("open"), shell.store.count("finished")
        made = []
        if left:
            made.append(
                item(
                    note("room-resume", count=left),
                    partial(open_resume, shell),
                    note("room-resume-about"),
                )
            )
        # the playroom's own games are not loaded before they are opened: the first key must not
        # wait for them all
        for id_ in offered_ids():
            game = note("room-game", game=note(f"{id_}-name"))
            made.append(item(game, partial(_open_by_id, shell, id_), note(f"{id_}-about")))
        if over:
            made.append(
                item(
                    note("room-archive", count=over),
                    partial(open_archive, shell),
                    note("room-archive-about"),
                )
            )
            made.append(
                item(
                    note("room-statistics"),
                    partial(open_statistics, shell),
                    note("room-statistics-about"),
                )
            )
        made.append(
            item(note("room-lessons", count=1), partial(open_lessons, shell), note("lessons-about"))
        )
        made.append(
            item(note("room-counting"), partial(open_counting, shell), note("counting-about"))
        )
        made.append(
            item(note("room-settings"), partial(open_settings, shell), note("room-settings-about"))
        )
        made.append(item(note("room-help"), partial(open_help, shell), note("room-help-about")))
        made.append(item(note("room-quit"), shell.quit, note("room-quit-about")))
        return made

    return Room(shell, note("room-title"), items)


def _open_by_id(shell: Shell, id_: str) -> None:
    open_game(shell, find_game(id_))


class Room(Menu):
    """The menu at the bottom: leaving it leaves the playroom."""

    def cancel(self) -> bool:
        self.shell.announcer.reply(note("room-how-to-quit"))
        return True


def open_help(shell: Shell) -> None:
    """What a newcomer should hear first."""
    lines = [note(f"room-help-{n}") for n in range(1, 11)]
    shell.push(Reader(shell, note("room-help-title", count=len(lines)), lines))


# -- resuming --------------------------------------------------------------------------------------


def open_resume(shell: Shell) -> None:
    """The games that were left, the latest first."""

    def items() -> Sequence[MenuItem]:
        left = shell.store.unfinished()
        if not left:
            return [item(note("resume-none"), None, note("resume-none-about"))]
        return [
            item(summary_note(one), partial(take_up, shell, one), summary_about(one))
            for one in left
        ]

    shell.push(
        Menu(shell, note("resume-title", count=len(shell.store.unfinished())), items, placed=True)
    )


def take_up(shell: Shell, one: Summary) -> None:
    """Resumes a game, or says why it cannot be; the good part of a damaged one is offered."""
    try:
        shell.open("kept", one.id)
    except StoreError as why:
        if not offer_good_part(shell, one.id, why):
            shell.announcer.reply(why.note)
