"""Room browser: a directory that the player chose, and discovery in the local network.

All rooms are queried at once before the list is shown, so that it does not change while it is read.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from itertools import starmap
from pathlib import Path

from playroom.engine.notes import Clean, Kind, Note, Notes, note
from playroom.engine.registry import game_name
from playroom.room.client.asking import Asked, Found, ask_all, waiting_in
from playroom.room.client.listing import BadList, ListedRoom, RoomList, list_at, lists_at
from playroom.room.client.own_list import lists_of
from playroom.room.client.saved_rooms import SavedRoom, SavedRooms
from playroom.room.members.device_key import DeviceKey
from playroom.room.protocol.room_info import OpenTable, Waits
from playroom.room.protocol.trust import PORT, cards_of
from playroom.room.protocol.waiting_tables import WaitingTable
from playroom.shell.menu import Menu, MenuItem, YesNo, item
from playroom.shell.room.joining import Waiting, join_listed, join_room
from playroom.shell.room.lobby.screen import InLobby
from playroom.shell.room.paces import pace_note
from playroom.shell.room.telling import waits_notes
from playroom.shell.shell import Shell
from playroom.store import StoreError

SETTING = "rooms"
"""The setting that keeps where the player's list is."""
MOST_SEATS_TOLD = 5
"""Games with their times per turn whose free seats are told; those with the most seats."""
MOST_ASKED = 20
"""Saved rooms that are asked whether a table waits for the player; of more the latest ones."""


def open_list(shell: Shell, where: str) -> None:
    """Shows the rooms of the list in a file or at an address, which is the player's list from then
    on.
    """

    async def found() -> RoomList:
        rooms = await list_at(where)
        if where != shell.settings.get(SETTING) and where.isprintable():
            shell.set_setting(SETTING, where)
        return rooms

    _look(shell, found, near=False)


def open_own(shell: Shell) -> None:
    """Shows the rooms of the player's lists."""
    wanted = lists_of(shell.store.file.parent, str(shell.settings.get(SETTING)))
    _look(shell, partial(lists_at, wanted), near=False)


def open_near(shell: Shell) -> None:
    """Shows the rooms that announce themselves in one's own network."""

    _look(shell, list_near, near=True)


async def list_near() -> RoomList:
    """The rooms in one's own network. Raises `BadList`."""
    from playroom.room.client.nearby import rooms_near  # here: only who wants it has what it takes

    try:
        return RoomList(await rooms_near())
    except OSError:
        raise BadList("near") from None


def _look(shell: Shell, find: Callable[[], Awaitable[RoomList]], near: bool) -> None:
    async def looked() -> tuple[RoomList, tuple[Asked, ...]]:
        room_list = await find()
        return room_list, await ask_all(room_list.rooms)

    task = asyncio.get_running_loop().create_task(looked())

    def give_up() -> None:
        task.cancel()

    waiting = Waiting(shell, note("rooms-looking", Kind.TABLE), give_up)
    shell.push(waiting)

    def on_result(_: object) -> None:
        if task.cancelled():
            return
        shell.pop(waiting)
        why = task.exception()
        if isinstance(why, BadList):
            shell.announcer.reply(why.note, *shell.place())
        elif isinstance(why, Exception):
            shell.fail(why)
        elif why is None:
            room_list, answers = task.result()
            _show(shell, room_list, answers, near)

    task.add_done_callback(on_result)


def _show(shell: Shell, room_list: RoomList, answers: Sequence[Asked], near: bool) -> None:
    if room_list.bad:
        shell.announcer.aside(note("rooms-unread", count=room_list.bad))
    if room_list.away:
        shell.announcer.aside(note("rooms-away", count=room_list.away))
    if answers:
        shell.push(Rooms(shell, answers, near))
    else:
        shell.announcer.reply(note("rooms-none", near=near), *shell.place())


class Rooms(Menu):
    """The rooms, each with what was found there."""

    def __init__(self, shell: Shell, answers: Sequence[Asked], near: bool) -> None:
        self._near = near
        self._known = SavedRooms(shell.store.file.parent)
        title = note("rooms-title", **counted(answers))
        items = [self._item(room, shell.language) for room in answers]
        super().__init__(shell, title, lambda: items, placed=True)

    def _item(self, answer: Asked, language: str) -> MenuItem:
        room = answer.room
        go = partial(self._go, room, () if answer.room_info is None else answer.room_info.waits)
        return item(room_note(answer), go, about_note(answer, language))

    def _go(self, room: ListedRoom, waits: Sequence[Waits]) -> None:
        """Goes there; the first time to a room that only says itself which one it is, after its
        cards were compared.
        """
        shell = self.shell
        if self._known.another_at(room.host, room.port, room.pin):
            shell.announcer.reply(note("rooms-other-pin", Kind.REFUSAL))
            return
        go = partial(join_listed, shell, self._known, room, waits)
        saved = self._known.find(room.pin)
        if not self._near or (saved is not None and not saved.asked):
            go()
            return
        question = note("rooms-compare", name=room.name, cards=cards_of(room.pin))
        shell.push(YesNo(shell, question, go))


def counted(answers: Sequence[Asked]) -> dict[str, int]:
    """How many rooms there are, and how many of them are open."""
    here = sum(room.found in (Found.HERE, Found.SILENT) for room in answers)
    return {"count": len(answers), "here": here}


def room_note(room: Asked) -> Note:
    """A room: what was found there."""
    room_info = room.room_info
    spoken = room.room.languages or (() if room_info is None else room_info.languages)
    languages = tuple(dict.fromkeys(note("rooms-language", language=lang) for lang in spoken))
    return note(
        "rooms-room",
        name=room.room.name,
        waits=Notes(waits_notes(() if room_info is None else room_info.waits)),
        waiting=0 if room_info is None else len(room_info.waits),
        found=room.found.value,
        free=0 if room_info is None else room_info.free,
        tables=0 if room_info is None else room_info.tables,
        languages=Notes(languages),
        spoken=len(languages),
    )


def who_waits(data: Path, chosen: str) -> tuple[Note, ...]:
    """The games that people wait for in all rooms of the player's lists, the one with most of them
    first; nothing where no list can be had. Takes seconds, for a thread of its own.
    """

    async def asked() -> tuple[Asked, ...]:
        return await ask_all((await lists_at(lists_of(data, chosen))).rooms)

    try:
        answers = asyncio.run(asked())
    except (BadList, OSError):
        return ()
    waits = Counter[str]()
    for answer in answers:
        for waiting in answer.room_info.waits if answer.room_info else ():
            waits[waiting.game] += waiting.people
    return waits_notes(starmap(Waits, waits.most_common()))


def turns_waiting(data: Path, language: str) -> tuple[tuple[SavedRoom, Note], ...]:
    """The saved rooms in which tables by correspondence wait for the player, each with its line,
    the latest one first. Takes seconds, for a thread of its own.
    """

    async def asked() -> tuple[tuple[SavedRoom, Note], ...]:
        rooms = [room for room in reversed(SavedRooms(data).all()) if room.paced][:MOST_ASKED]
        if not rooms:
            return ()
        key = DeviceKey.kept_in(data)
        answers = await asyncio.gather(*(waiting_in(room, key, language) for room in rooms))
        waiting = [(room, tables) for room, tables in zip(rooms, answers, strict=True) if tables]
        return tuple((room, turns_note(tables, room.room)) for room, tables in waiting)

    try:
        return asyncio.run(asked())
    except (OSError, StoreError):
        return ()


def go_to_turns(shell: Shell, room: object) -> None:
    """Into a saved room, to the first table that waits there for the player."""
    if isinstance(room, SavedRoom):
        join_room(
            shell, SavedRooms(shell.store.file.parent), room, None, begin=InLobby.begin_at_turn
        )


def turns_note(tables: Sequence[WaitingTable], room: Clean) -> Note:
    """The tables that wait for the player in a room, each with its game and the others there."""
    told = tuple(
        note(
            "hall-turn",
            game=game_name(table.game),
            people=Notes(tuple(note("plain-name", name=name) for name in table.names)),
            count=len(table.names),
        )
        for table in tables
    )
    return note("room-turns", tables=Notes(told), count=len(told), room=room or "none")


def seats_notes(tables: Iterable[OpenTable]) -> tuple[Note, ...]:
    """The free seats of a room: how many, at which games, with how much time per turn."""
    seats = Counter[tuple[str, int]]()
    for table in tables:
        seats[table.game, table.pace] += table.free
    return tuple(
        note("rooms-seats", count=count, game=game_name(game), pace=pace_note(pace), slow=pace > 0)
        for (game, pace), count in seats.most_common(MOST_SEATS_TOLD)
    )


def about_note(answer: Asked, language: str) -> Note:
    """What its list says about a room, in the player's language or another, the free seats and
    rules that it tells of itself, and where it is.
    """
    room, room_info = answer.room, answer.room_info
    every = {} if room_info is None else room_info.rules
    rules = every.get(language) or next(iter(every.values()), ())
    told = Notes(tuple(note("plain-name", name=Clean.of(rule)) for rule in rules))
    seats = Notes(seats_notes(() if room_info is None else room_info.open))
    about = room.about.get(language) or next(filter(None, room.about.values()), Clean(""))
    place = room.host if room.port == PORT else f"{room.host}:{room.port}"
    return note(
        "rooms-about",
        said=bool(about),
        about=about,
        seats=seats,
        rules=told,
        place=Clean.of(place, 80),
    )
