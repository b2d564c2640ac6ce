"""Room browser: a directory that the player chose, and discovery in the local network.

All rooms are queried at once before the list is shown, so that it does not change while it is read.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from playroom.engine.notes import Clean, Kind, Note, Notes, note
from playroom.room.client.asking import Asked, Found, ask_all
from playroom.room.client.listing import BadList, ListedRoom, RoomList, list_at
from playroom.room.client.saved_rooms import SavedRooms
from playroom.room.protocol.trust import PORT, cards_of
from playroom.shell.menu import Menu, MenuItem, YesNo, item
from playroom.shell.room.joining import Waiting, join_listed
from playroom.shell.shell import Shell

SETTING = "rooms"
"""The setting that keeps where the player's list is."""


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
        return item(room_note(answer), partial(self._go, room), about_note(room, language))

    def _go(self, room: ListedRoom) -> None:
        """Goes there; the first time to a room that only says itself which one it is, after its
        cards were compared.
        """
        shell = self.shell
        if self._known.another_at(room.host, room.port, room.pin):
            shell.announcer.reply(note("rooms-other-pin", Kind.REFUSAL))
            return
        go = partial(join_listed, shell, self._known, room)
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
        found=room.found.value,
        free=0 if room_info is None else room_info.free,
        tables=0 if room_info is None else room_info.tables,
        languages=Notes(languages),
        spoken=len(languages),
    )


def about_note(room: ListedRoom, language: str) -> Note:
    """What its list says about a room, in the player's language or another, and where it is."""
    about = room.about.get(language) or next(filter(None, room.about.values()), Clean(""))
    place = room.host if room.port == PORT else f"{room.host}:{room.port}"
    return note("rooms-about", said=bool(about), about=about, place=Clean.of(place, 80))
