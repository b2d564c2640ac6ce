"""A room on this machine, with the one who opens it at one of its tables like anybody else."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from playroom.engine.notes import Clean, Kind, Note, Notes, note
from playroom.engine.options import Setup
from playroom.engine.registry import NoGame, find_game, offered_ids
from playroom.room import values as v
from playroom.room.far_visit import GameHome
from playroom.room.life import NoTable
from playroom.room.opening import Place, Room, open_room
from playroom.room.running import RunningTable
from playroom.shell.menu import Menu, MenuItem, item
from playroom.shell.players import bot_names
from playroom.shell.shell import Shell
from playroom.shell.together.joining import (
    NamePrompt,
    Waiting,
    any_name,
    keep_game,
    own_name,
    trouble_note,
)
from playroom.shell.together.visiting import Visiting
from playroom.store import StoreError

Opener = Callable[[Room], RunningTable | None]
"""Opens the table that was asked for, or gives the one that is there; None: one is to be chosen."""


def first_table(room: Room) -> RunningTable | None:
    """The table that there is."""
    return next(iter(room.host.tables.values()), None)


async def no_doors(room: Room) -> None:
    """A room that is reached in no other way."""


class OwnGames:
    """Keeps the games of whoever opened the room among their own, as they come home to the others
    with their logs.
    """

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._table: RunningTable | None = None
        self._me = ""

    def play(self, table: RunningTable, me: v.PersonId) -> None:
        """They are at this table now."""
        self._table, self._me = table, me

    def row(self, row: v.Row, life: v.TableLife) -> None:
        """Something has happened at a table of the room."""
        table = self._table
        if not isinstance(row, v.Ended) or table is None or table.life.id != life.id:
            return
        game = table.kept_game()
        if game is not None:
            seats = (seat for seat, person in table.playing.items() if person == self._me)
            home = GameHome(game.header, game.entries, None, next(seats, None))
            keep_game(self._shell, home)


def host_room(
    shell: Shell,
    folder: Path,
    place: Place | None,
    opener: Opener = first_table,
    doors: Callable[[Room], Awaitable[None]] = no_doors,
) -> None:
    """Opens the room of a folder, and sits its owner down, who is asked for a name first when there
    is none. `doors` opens other ways to it.
    """
    if not own_name(shell) and not shell.line_mode:
        shell.push(NamePrompt(shell, lambda name: host_room(shell, folder, place, opener, doors)))
        return

    own = OwnGames(shell)

    async def opened() -> Room:
        room = await open_room(
            folder,
            place,
            find_game,
            shell.settings.report,
            tuple(bot_names(shell.announcer.teller)),
            shell.settings_number("pace") / 10,
            own.row,
        )
        try:
            await doors(room)
        except BaseException:
            await room.close()
            raise
        return room

    task = asyncio.get_running_loop().create_task(opened())

    def give_up() -> None:
        task.cancel()

    waiting = Waiting(shell, note("together-opening", Kind.TABLE), give_up)
    shell.push(waiting)
    task.add_done_callback(partial(_opened, shell, waiting, opener, own))


def _opened(
    shell: Shell, waiting: Waiting, opener: Opener, own: OwnGames, task: asyncio.Task[Room]
) -> None:
    if task.cancelled():
        return
    shell.pop(waiting)
    why = task.exception()
    if isinstance(why, Exception):
        shell.announcer.aside(_trouble(why, shell))
        shell.back(quiet=bool(shell.screens))
        return
    room = task.result()
    shell.closing.append(room.close)
    address = Clean.of(f"{room.place.address}:{room.place.port}")
    shell.announcer.aside(note("host-open", Kind.TABLE, address=address))
    try:
        table = opener(room)
    except Exception as refused:
        shell.announcer.aside(_trouble(refused, shell))
        shell.back(quiet=bool(shell.screens))
        return
    if table is None:
        shell.push(Menu(shell, note("host-which-game"), partial(_games, shell, room, own)))
    else:
        _sit_down(shell, room, own, table)


def _trouble(why: Exception, shell: Shell) -> Note:
    if isinstance(why, OSError):
        return note("host-no-place", Kind.REFUSAL)
    refused = getattr(why, "note", None)  # by a sentence of its own
    return refused if isinstance(refused, Note) else trouble_note(why, shell)


def _games(shell: Shell, room: Room, own: OwnGames) -> Sequence[MenuItem]:
    made = [
        item(
            note("host-reopen", waits=life.waits, **about_table(life)),
            partial(_open_again, shell, room, own, life.id),
            note("host-reopen-about"),
        )
        for life in room.closed.values()
    ]
    made += [
        item(
            note("room-game", game=note(f"{id_}-name")), partial(_open_table, shell, room, own, id_)
        )
        for id_ in offered_ids()
    ]
    return made


def about_table(life: v.TableLife) -> dict[str, Any]:
    """What a sentence says of a table: its game, and who has a place there."""
    people = tuple(note("plain-name", name=guest.name) for guest in life.guests)
    return {"game": note(f"{life.game}-name"), "people": Notes(people), "count": len(people)}


def _open_again(shell: Shell, room: Room, own: OwnGames, table: v.TableId) -> None:
    try:
        running = room.open_again(table)
    except (StoreError, NoTable, NoGame) as why:
        shell.announcer.reply(_trouble(why, shell))
        return
    shell.pop(shell.front)
    _sit_down(shell, room, own, running)


def _open_table(shell: Shell, room: Room, own: OwnGames, id_: str) -> None:
    game = find_game(id_)
    preset = next(iter(game.presets))
    setup = Setup.of(game.seats.start, game.presets[preset])
    table = room.open_table(game, setup, {}, preset)
    shell.pop(shell.front)
    _sit_down(shell, room, own, table)


def _sit_down(shell: Shell, room: Room, own: OwnGames, table: RunningTable) -> None:
    member = room.member(own_name(shell) or any_name(shell), shell.language, table)
    own.play(table, member.id)
    visit = table.visit(member)

    def left() -> None:
        shell.back(quiet=bool(shell.screens))

    visiting = Visiting(shell, visit, left, "host")
    if visit.seat is None and table.life.phase in (v.Phase.OPEN, v.Phase.OVER):
        visit.ask(v.Sit(), lambda came: None)
    visiting.begin()
