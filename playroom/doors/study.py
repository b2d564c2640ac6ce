"""Study menu of a guest: lessons, counting, rules, puzzles, and the games of this visit with their
reviews, by the screens that a playroom has in its first menu.

A lesson is a match of its own that is kept nowhere and told to no other session. Games that ended
while the guest was here are held in memory, a limited number of them. When their table begins a
match, the study is closed: the table comes first. Reviews and puzzles are worked out for a few
guests of a room at a time, and so often an hour (`Rate.WORK`) for each.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from playroom.engine.header import Home
from playroom.engine.notes import note
from playroom.engine.options import Setup
from playroom.engine.registry import find_game, offered_ids
from playroom.engine.steps import Outcome
from playroom.room.server.limits import Rate
from playroom.room.table.context import RoomContext
from playroom.room.table.session import GameHome
from playroom.shell.announcer import NOBODY
from playroom.shell.coach.menus import open_coach, open_review
from playroom.shell.menu import Menu, MenuItem, item
from playroom.shell.screens.archive import open_archive
from playroom.shell.screens.counting import open_counting
from playroom.shell.screens.lesson import open_lessons
from playroom.shell.screens.rules import open_rules
from playroom.shell.screens.statistics import open_statistics
from playroom.shell.shell import Screen, Shell
from playroom.store import KeptGame, StoreError

GAMES = 10
"""Finished games of a guest that are held, the latest."""
LONGEST = 1_000
"""Inputs of a game that is held: a replay plays it through while the room waits (35 ms at most)."""

AT_ONCE = 2
"""Reviews and puzzles that are worked out at a time for the guests of a room."""


class StudyMenu(Menu):
    """The menu of what a guest may do beside the table."""

    gives_way = True

    def closed(self) -> None:
        self.shell.hear_as(NOBODY)


def furnish(shell: Shell, services: RoomContext, me: Callable[[], str]) -> None:
    """Gives the shell of a guest what the room has for it; the openers of games and files are not
    even there. `me`: the id of the guest as a member.
    """
    shell.bots = services.bot_pool
    shell.openers = {"rules": partial(open_rules, shell), "review": partial(open_review, shell)}
    shell.items_here = {"room": lambda: (study_item(shell),)}
    shell.hold = partial(hold, shell)
    shell.work = partial(_work, shell, services, me)


def _work(
    shell: Shell,
    services: RoomContext,
    me: Callable[[], str],
    make: Callable[[], Screen],
    long: bool,
) -> None:
    """Works something out for a guest (`Shell.work`), or says that others are served now, or that
    it was asked for too often.
    """
    working = services.working
    working[:] = [over for over in working if not over.is_set()]
    if len(working) >= AT_ONCE:
        shell.announcer.reply(note("study-busy"))
    elif long and not services.rate_limiter.may(me(), Rate.WORK):
        shell.announcer.reply(note("study-enough"))
    else:
        screen = make()
        assert screen.ready is not None
        working.append(screen.ready)
        (shell.push if long else shell.put)(screen)


def study_item(shell: Shell) -> MenuItem:
    """The way to the study."""
    return item(note("study-item"), partial(_open, shell), note("study-about"), key="study")


def _open(shell: Shell) -> None:
    def items() -> Sequence[MenuItem]:
        made = [
            item(
                note("room-lessons", count=1), partial(open_lessons, shell), note("lessons-about")
            ),
            item(note("room-counting"), partial(open_counting, shell), note("counting-about")),
            item(note("study-rules"), partial(_choose_rules, shell), note("study-rules-about")),
            item(note("coach-item"), partial(open_coach, shell), note("coach-about")),
        ]
        over = shell.store.count("finished")
        if over:
            made += [
                item(
                    note("room-archive", count=over),
                    partial(open_archive, shell),
                    note("study-visit-about"),
                ),
                item(
                    note("room-statistics"),
                    partial(open_statistics, shell),
                    note("study-visit-about"),
                ),
            ]
        return made

    shell.push(StudyMenu(shell, note("study-title"), items))


def _choose_rules(shell: Shell) -> None:
    def items() -> Sequence[MenuItem]:
        return [item(note(f"{id_}-name"), partial(_read, shell, id_)) for id_ in offered_ids()]

    shell.push(Menu(shell, note("study-rules-title"), items))


def _read(shell: Shell, id_: str) -> None:
    game = find_game(id_)
    open_rules(shell, game, Setup.of(game.seats.start))


def hold(shell: Shell, home: GameHome, outcome: Outcome) -> None:
    """Holds a match that is over in the guest's store in memory, and lets go of the oldest."""
    if len(home.entries) > LONGEST:
        return
    log = KeptGame(home.header, home.entries, home=Home(home.seat))
    try:
        shell.store.add(log, outcome)
        for old in shell.store.finished()[GAMES:]:
            shell.store.forget(old.id)
    except StoreError as why:
        if why.key != "exists":
            shell.fail(why)
