"""A room on this machine, with the one who opens it at one of its tables like anybody else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from playroom.engine.contract import Game
from playroom.engine.notes import Kind, Note, Notes, note
from playroom.engine.options import Setup
from playroom.engine.registry import NoGame, find_game, offered_ids
from playroom.room import values as v
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
    come_home,
    own_name,
    trouble_note,
)
from playroom.shell.together.visiting import Visiting, tell_invitation
from playroom.store import StoreError

Opener = Callable[[Room], RunningTable | None]
"""Opens the table that was asked for, or gives the one that is there; None: one is to be chosen."""


def open_tables(room: Room) -> tuple[RunningTable, ...]:
    """The tables of a room that are not closed."""
    return tuple(t for t in room.host.tables.values() if t.life.phase is not v.Phase.CLOSED)


def first_table(room: Room) -> RunningTable | None:
    """The table that there is."""
    return next(iter(open_tables(room)), None)


def any_table(room: Room) -> None:
    """None: the table is to be chosen, also when there are some."""


def host_room(
    shell: Shell,
    folder: Path,
    place: Place | None,
    opener: Opener = first_table,
    below: Callable[[], None] = lambda: None,
) -> None:
    """Opens the room of a folder, and sits its owner down, who is asked for a name first when there
    is none. It stays open until it is closed in the menu, or the playroom is left. `below` puts,
    once it is open, what one comes back to under the table.
    """
    if not own_name(shell) and not shell.line_mode:
        shell.push(NamePrompt(shell, lambda name: host_room(shell, folder, place, opener, below)))
        return

    async def opened() -> Room:
        room = await open_room(
            folder,
            place,
            find_game,
            shell.settings.report,
            tuple(bot_names(shell.announcer.teller)),
            shell.settings_number("pace") / 10,
        )
        try:
            if shell.doors is not None:
                await shell.doors(room)
        except BaseException:
            await room.close()
            raise
        return room

    task = asyncio.get_running_loop().create_task(opened())

    def give_up() -> None:
        task.cancel()

    waiting = Waiting(shell, note("together-opening", Kind.TABLE), give_up)
    shell.push(waiting)
    task.add_done_callback(partial(_opened, shell, waiting, opener, below))


def _opened(
    shell: Shell,
    waiting: Waiting,
    opener: Opener,
    below: Callable[[], None],
    task: asyncio.Task[Room],
) -> None:
    if task.cancelled():
        return
    shell.pop(waiting)
    why = task.exception()
    if isinstance(why, Exception):
        shell.announcer.aside(_trouble(why, shell))
        come_home(shell)
        return
    room = task.result()
    shell.own_room = room
    shell.closing.append(room.close)
    below()
    shell.announcer.aside(note("host-open", Kind.TABLE))
    for trouble in room.troubles:
        shell.announcer.aside(getattr(trouble, "note", note("together-trouble-room")))
    try:
        table = opener(room)
    except Exception as refused:
        shell.announcer.aside(_trouble(refused, shell))
        come_home(shell)
        return
    if table is None:
        choose_table(shell, room)
    else:
        sit_down(shell, room, table)


def _trouble(why: Exception, shell: Shell) -> Note:
    if isinstance(why, OSError):
        return note("host-no-place", Kind.REFUSAL)
    refused = getattr(why, "note", None)  # by a sentence of its own
    return refused if isinstance(refused, Note) else trouble_note(why, shell)


async def close_room(shell: Shell) -> None:
    """Closes the room that is open here; everything in it is kept."""
    room: Room = shell.own_room
    shell.closing.remove(room.close)
    try:
        await room.close()
    finally:
        shell.own_room = None


# -- tables ----------------------------------------------------------------------------------------


def about_table(life: v.TableLife, but: str = "") -> dict[str, Any]:
    """What a sentence says of a table: its game, and who has a place there (`but` one)."""
    people = [note("plain-name", name=guest.name) for guest in life.guests if guest.name != but]
    return {
        "game": note(f"{life.game}-name"),
        "people": Notes(tuple(people)),
        "count": len(people),
    }


def table_note(table: RunningTable, shell: Shell, id_: str) -> Note:
    """A line about a table of one's own room: its game, and who else is there."""
    return note(id_, **about_table(table.life, own_name(shell)))


def choose_table(shell: Shell, room: Room) -> None:
    """Asks for which game the table is to be; tables that there are already come first, also those
    that were closed.
    """
    is_first = not open_tables(room) and not room.closed
    title = note("host-which-game" if is_first else "host-which-table")
    shell.push(Menu(shell, title, partial(_choices, shell, room)))


def _choices(shell: Shell, room: Room) -> Sequence[MenuItem]:
    tables = open_tables(room)
    made = [
        item(
            table_note(table, shell, "others-own-table"),
            partial(_chosen, shell, room, table),
            note("others-own-table-about"),
        )
        for table in tables
    ]
    made += [
        item(
            note("host-reopen", waits=life.waits, **about_table(life, own_name(shell))),
            partial(_open_again, shell, room, life.id),
            note("host-reopen-about"),
        )
        for life in room.closed.values()
    ]
    is_first = not made
    for id_ in offered_ids():
        choose = partial(_choose_preset, shell, room, id_)
        name = note(f"{id_}-name")
        line = name if is_first else note("host-new-table", game=name)
        made.append(item(line, choose, note(f"{id_}-about")))
    return made


def _open_again(shell: Shell, room: Room, table: v.TableId) -> None:
    try:
        running = room.open_again(table)
    except (StoreError, NoTable, NoGame) as why:
        shell.announcer.reply(_trouble(why, shell))
        return
    _chosen(shell, room, running)


def _chosen(shell: Shell, room: Room, table: RunningTable) -> None:
    shell.pop(shell.front)
    sit_down(shell, room, table)


def _choose_preset(shell: Shell, room: Room, id_: str) -> None:
    game = find_game(id_)
    if len(game.presets) == 1:
        _open_table(shell, room, game, next(iter(game.presets)))
        return
    made = [
        item(
            note(f"{id_}-preset-{preset}"),
            partial(_open_preset, shell, room, game, preset),
            note(f"{id_}-preset-{preset}-about"),
        )
        for preset in game.presets
    ]
    shell.push(Menu(shell, note("host-which-preset", game=note(f"{id_}-name")), lambda: made))


def _open_preset(shell: Shell, room: Room, game: Game[Any, Any], preset: str) -> None:
    shell.pop(shell.front)
    _open_table(shell, room, game, preset)


def _open_table(shell: Shell, room: Room, game: Game[Any, Any], preset: str) -> None:
    setup = Setup.of(game.seats.start, game.presets[preset])
    table = room.open_table(game, setup, {}, preset)
    shell.pop(shell.front)
    sit_down(shell, room, table)


def sit_down(shell: Shell, room: Room, table: RunningTable) -> None:
    """Sits the one who opened the room down at a table of it, or shows the seat they have there."""
    member = room.member(own_name(shell) or any_name(shell), shell.language, table)
    visit = table.visit(member)
    visiting = Visiting(shell, visit, partial(come_home, shell), "host")
    if visit.seat is None and table.life.phase in (v.Phase.OPEN, v.Phase.OVER):
        visit.ask(v.Sit(), lambda came: None)
    visiting.begin()


def invite_to(shell: Shell, room: Room, table: RunningTable) -> None:
    """Makes an invitation to a table of one's own room, and says it."""

    def made(came: v.Invitation | Exception) -> None:
        if isinstance(came, v.Invitation):
            tell_invitation(shell, came)
        else:
            shell.fail(came)

    room.invite(table, made)
