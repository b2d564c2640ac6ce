"""First menu: choose a game, preset, options and opponents; resume a match; settings; help;
leave.

The screens behind it are loaded when they are opened: the first key must not wait for them all.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from playroom.engine.notes import Note, Notes, note
from playroom.engine.overriding import override
from playroom.engine.registry import find_game, offered_ids
from playroom.shell.bindings import Bind
from playroom.shell.kept_games import resume_note, summary_about, summary_note
from playroom.shell.menu import Menu, MenuItem, Reader, YesNo, item
from playroom.shell.screens.sounds import learn_item
from playroom.shell.shell import Shell
from playroom.store import StoreError, Summary

RESUME = "resume"
"""The key of the item that leads to the games that were left."""


def room(shell: Shell) -> Menu:
    """The first menu."""

    def items() -> Sequence[MenuItem]:
        left, over = shell.store.count("open"), shell.store.count("finished")
        if shell.may.rooms and "waiting" in shell.openers:
            shell.open("waiting")
        made = [
            item(line, partial(shell.open, "turns", there), note("room-turns-about"), "rooms")
            for there, line in shell.turns
        ]
        made += shell.way_back()
        only = _only_game(shell)
        if only is not None:
            made.append(
                item(
                    note("room-resume-one", game=summary_note(only)),
                    partial(take_up, shell, only),
                    summary_about(only),
                    "games",
                    RESUME,
                )
            )
        elif left:
            made.append(
                item(
                    note("room-resume", count=left),
                    partial(open_resume, shell),
                    note("room-resume-about"),
                    "games",
                    RESUME,
                )
            )
        # the playroom's own games are not loaded before they are opened: the first key must not
        # wait for them all
        for id_ in offered_ids():
            game = note("room-game", game=note(f"{id_}-name"))
            opened = partial(_open_by_id, shell, id_)
            made.append(item(game, opened, note(f"{id_}-about"), "games"))
        others = partial(shell.open, "others")
        label = note("room-others")
        if shell.waiting:
            label = note("room-others-waiting", waits=Notes(shell.waiting))
        made.append(item(label, others, note("room-others-about"), "rooms", "others"))
        if "first" in shell.items_here:
            made += shell.items_here["first"]()
        if over:
            made.append(
                item(
                    note("room-archive", count=over),
                    partial(_open_archive, shell),
                    shell.may.either(
                        "files", "room-archive-about", "room-archive-about-without-files"
                    ),
                    "games",
                )
            )
            made.append(
                item(
                    note("room-statistics"),
                    partial(_open_statistics, shell),
                    note("room-statistics-about"),
                    "games",
                )
            )
        made.append(
            item(
                note("room-lessons", count=1), partial(_open_lessons, shell), note("lessons-about")
            )
        )
        made.append(
            item(note("room-counting"), partial(_open_counting, shell), note("counting-about"))
        )
        made.append(item(note("coach-item"), partial(shell.open, "coach"), note("coach-about")))
        made.append(learn_item(shell))
        about = shell.may.either(
            "voice", "room-settings-about", "room-settings-about-without-voice"
        )
        made.append(item(note("room-settings"), partial(_open_settings, shell), about))
        made.append(item(note("room-help"), partial(open_help, shell), note("room-help-about")))
        made.append(item(note("room-quit"), shell.quit, note("room-quit-about"), "leave"))
        return made

    return Room(shell, note("room-title"), items)


def _only_game(shell: Shell) -> Summary | None:
    """The unfinished game where there is just one, which needs no list."""
    if shell.store.count("open") != 1:
        return None
    return next(iter(shell.store.unfinished()), None)


def _open_archive(shell: Shell) -> None:
    from playroom.shell.screens.archive import open_archive

    open_archive(shell)


def _open_statistics(shell: Shell) -> None:
    from playroom.shell.screens.statistics import open_statistics

    open_statistics(shell)


def _open_lessons(shell: Shell) -> None:
    from playroom.shell.screens.lesson import open_lessons

    open_lessons(shell)


def _open_counting(shell: Shell) -> None:
    from playroom.shell.screens.counting import open_counting

    open_counting(shell)


def _open_settings(shell: Shell) -> None:
    from playroom.shell.screens.settings import open_settings

    open_settings(shell)


def _open_by_id(shell: Shell, id_: str) -> None:
    from playroom.shell.screens.table_plan import open_game

    open_game(shell, find_game(id_))


class Room(Menu):
    """The menu at the bottom: leaving it leaves the playroom."""

    def left_game(self, id_: str) -> None:
        self.go_to(RESUME)

    def _is_on_a_game(self) -> bool:
        return self.current().key == RESUME and _only_game(self.shell) is not None

    def throw_away(self) -> bool:
        """Asks whether the only unfinished game may be thrown away, or a room be forgotten."""
        if self._is_on_a_room():
            self.forget()
            return True
        only = _only_game(self.shell)
        if only is None or not self._is_on_a_game():
            return False
        ask_to_throw_away(self.shell, only, summary_note(only))
        return True

    @property
    @override
    def closing_note(self) -> Note | None:  # type: ignore[override]
        """An open room closes too."""
        return None if self.shell.own_room is None else note("others-goodbye")

    def cancel(self) -> bool:
        may = self.shell.may
        line = may.either("leave", "room-how-to-quit", "room-how-to-quit-without-leave")
        self.shell.announcer.reply(line)
        return True

    def _is_on_a_room(self) -> bool:
        return self.current().key.startswith("room ")

    def forget(self) -> None:
        """Asks whether the room that the item leads back to may be forgotten."""
        self.shell.open("forget-room")

    bindings = (  # the last row of a key does it
        Bind("forget-room", forget, keys=("delete",), when=_is_on_a_room),
        Bind("throw-away", throw_away, keys=("delete",), when=_is_on_a_game),
    )


def open_help(shell: Shell) -> None:
    """What a newcomer should hear first."""
    lines = [note(f"room-help-{n}") for n in range(1, 10)]
    if shell.may.games and shell.may.leave:
        lines.append(note("room-help-10"))
    shell.push(Reader(shell, note("room-help-title", count=len(lines)), lines))


# -- resuming --------------------------------------------------------------------------------------


TOLD = 10
"""Games of which the list tells how they stand, which takes playing them through; the latest."""


def open_resume(shell: Shell) -> None:
    """The games that were left, the latest first."""

    def items() -> Sequence[MenuItem]:
        left = shell.store.unfinished()
        if not left:
            return [item(note("resume-none"), None, note("resume-none-about"))]
        made = []
        for place, summary in enumerate(left):
            describe = partial(resume_note, shell.store, summary, shell.announcer.teller)
            if place >= TOLD:
                describe = partial(summary_note, summary)
            take = partial(take_up, shell, summary)
            about = partial(summary_about, summary)
            made.append(MenuItem(describe, take, None, about, key=summary.id))
        return made

    title = note("resume-title", count=len(shell.store.unfinished()))
    shell.push(Left(shell, title, items, placed=True))


class Left(Menu):
    """The games that were left: Enter takes one up, Delete throws one away."""

    def _has_games(self) -> bool:
        return bool(self.shell.store.unfinished())

    def left_game(self, id_: str) -> None:
        self.go_to(id_)

    def throw_away(self) -> None:
        """Asks whether the game under the cursor may be thrown away."""
        left = self.shell.store.unfinished()
        if not left:
            self.say()
            return
        ask_to_throw_away(self.shell, left[min(self.at, len(left) - 1)], self.current().note())

    bindings = (Bind("throw-away", throw_away, keys=("delete",), when=_has_games),)


def ask_to_throw_away(shell: Shell, summary: Summary, what: Note) -> None:
    """Asks whether a game, called `what`, may be thrown away."""

    def thrown() -> None:
        try:
            shell.store.abandon(summary.id)
        except StoreError as why:
            shell.announcer.reply(why.note, *shell.place())
            return
        shell.announcer.reply(note("resume-thrown-away"), *shell.place())

    shell.push(YesNo(shell, note("resume-throw-away-ask", what=what), thrown))


def take_up(shell: Shell, summary: Summary) -> None:
    """Resumes a game, or says why it cannot be; the good part of a damaged one is offered."""
    try:
        shell.open("kept", summary.id)
    except StoreError as why:
        from playroom.shell.screens.salvage import offer_good_part

        if not offer_good_part(shell, summary.id, why):
            shell.announcer.reply(why.note)
