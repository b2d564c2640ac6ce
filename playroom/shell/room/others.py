"""Playing with others, from the first menu: own room, invitation, saved rooms.

Optional packages (websockets, cryptography) are loaded on joining, not by this menu.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from playroom.engine.notes import Clean, Kind, Note, Notes, note
from playroom.locale.languages import DEFAULT
from playroom.locale.teller import message_source
from playroom.optional_packages import is_here, lacking_note
from playroom.room.client.own_list import lists_of
from playroom.room.client.saved_rooms import SavedRoom, SavedRooms
from playroom.room.protocol.trust import PORT, BadInvitation, InvitationLine
from playroom.shell.bindings import Bind
from playroom.shell.menu import Menu, MenuItem, YesNo, item
from playroom.shell.prompt import Prompt
from playroom.shell.shell import Shell
from playroom.store import StoreError

if TYPE_CHECKING:
    from playroom.shell.room.hosting import OwnRoom

FOLDER = "room"
"""Where one's own room is kept, in the folder of the games: apart from them."""


def open_others(shell: Shell) -> None:
    """The list, once what it takes is installed."""
    with_packages(shell, "room", lambda: shell.push(Others(shell)))


def with_packages(shell: Shell, feature: str, act: Callable[[], None]) -> None:
    """Does something that needs the packages of a feature; where they are lacking the player is
    asked first whether to install them, or told how.
    """
    if is_here(feature):
        act()
    elif shell.asks_to_install:
        shell.open("install", (feature,), act)
    else:
        shell.announcer.reply(lacking_note((feature,)), *shell.place())


class Others(Menu):
    """A room of one's own, an invitation, and the rooms that one knows."""

    def __init__(self, shell: Shell) -> None:
        self._known = SavedRooms(shell.store.file.parent)
        super().__init__(shell, note("others-title"), self._make)

    def _make(self) -> Sequence[MenuItem]:
        shell = self.shell
        own: OwnRoom | None = shell.own_room
        first = self._known.playing()
        made = [] if first is None else [known_item(shell, self._known, first)]
        if own is None:
            made.append(item(note("others-open"), self._open, note("others-open-about")))
        else:
            made += self._own(own)
        made.append(item(note("others-join"), self._ask, note("others-join-about")))
        if lists_of(shell.store.file.parent, str(shell.settings.get("rooms"))):
            made.append(item(note("others-rooms"), self._list, note("others-rooms-about")))
        made.append(item(note("others-near"), self._near, note("others-near-about")))
        rest = (saved for saved in self._rooms() if saved != first)
        return made + [known_item(shell, self._known, saved) for saved in rest]

    def _rooms(self) -> tuple[SavedRoom, ...]:
        """The latest first."""
        return self._known.all()[::-1]

    # -- one's own room ----------------------------------------------------------------------------

    def _own(self, own: OwnRoom) -> list[MenuItem]:
        from playroom.shell.room.ways import ways_item

        shell, tables = self.shell, own.tables
        made = list[MenuItem]()
        if own.has_lobby:
            made.append(
                item(note("others-own-hall"), own.enter_lobby, note("others-own-hall-about"))
            )
            made.append(ways_item(shell, own.room))
        for table in () if own.has_lobby else tables:
            made += [
                item(
                    own.table_note(table, "others-own-table"),
                    partial(own.sit_down, table),
                    note("others-own-table-about"),
                    key=f"table {table.state.id}",
                ),
                item(
                    own.table_note(table, "others-own-invite"),
                    partial(own.invite_to, table),
                    note("together-menu-invite-about"),
                    key=f"invite {table.state.id}",
                ),
            ]
        another = note("others-own-open", another=bool(tables))
        made.append(item(another, own.choose_table, note("others-own-open-about")))
        close = partial(self._close, own)
        made.append(item(note("others-own-close"), close, note("others-own-close-about")))
        return made

    def _open(self) -> None:
        if self.shell.host is not None:
            self.shell.host()
            return
        # here and below: it loads the wires
        from playroom.shell.room.hosting import any_table, host_room

        folder = self.shell.store.file.parent / FOLDER
        host_room(self.shell, folder, None, any_table)

    def _close(self, own: OwnRoom) -> None:
        """Confirms first if guests are present."""
        closes = partial(self._closes, own)
        if own.somebody_is_here:
            self.shell.push(YesNo(self.shell, note("others-own-close-ask"), closes))
        else:
            closes()

    def _closes(self, own: OwnRoom) -> None:
        from playroom.shell.room.joining import Waiting, come_home

        shell = self.shell
        waiting = Waiting(shell, note("others-closing", Kind.TABLE), lambda: None)
        task = asyncio.get_running_loop().create_task(own.close())
        shell.push(waiting)

        def closed(on_result: asyncio.Task[None]) -> None:
            shell.pop(waiting)
            why = on_result.exception()
            if isinstance(why, Exception):
                shell.fail(why)
            self.at = 0
            shell.announcer.aside(note("others-closed", Kind.TABLE))
            come_home(shell)

        task.add_done_callback(closed)

    # -- other rooms -------------------------------------------------------------------------------

    def _list(self) -> None:
        from playroom.shell.room.rooms import open_own

        open_own(self.shell)

    def _near(self) -> None:
        from playroom.shell.room.rooms import open_near

        with_packages(self.shell, "near", partial(open_near, self.shell))

    def _ask(self) -> None:
        self.shell.push(InvitationPrompt(self.shell, self._join))

    def _join(self, invitation: InvitationLine) -> None:
        from playroom.shell.room.joining import join_room

        join_room(self.shell, self._known, None, invitation)

    def _at_known(self) -> SavedRoom | None:
        """The room that the cursor is on."""
        key = self.current().key
        return next((saved for saved in self._rooms() if room_key(saved) == key), None)

    def _is_at_known(self) -> bool:
        return self._at_known() is not None

    def forget(self) -> None:
        """Asks whether the room under the cursor may be forgotten."""
        saved = self._at_known()
        if saved is not None:
            ask_to_forget(self.shell, self._known, saved)

    bindings: ClassVar[tuple[Bind, ...]] = (
        Bind("forget-room", forget, keys=("delete",), when=_is_at_known),
    )


def room_key(saved: SavedRoom) -> str:
    """The key of the item that leads back to a room."""
    return f"room {saved.pin}"


def known_item(shell: Shell, known: SavedRooms, saved: SavedRoom) -> MenuItem:
    """The way back to a saved room."""

    def back() -> None:
        from playroom.shell.room.joining import join_room

        with_packages(shell, "room", lambda: join_room(shell, known, saved, None))

    return item(known_note(saved), back, note("others-known-about"), "rooms", room_key(saved))


@lru_cache(maxsize=1)
def _known(folder: Path) -> SavedRooms:
    """The saved rooms of a folder, which are read again when their file has changed."""
    return SavedRooms(folder)


def way_back(shell: Shell) -> tuple[MenuItem, ...]:
    """The way back to the latest unfinished game with friends, where there is one."""
    known = _known(shell.store.file.parent)
    away = known.playing()
    return () if away is None else (known_item(shell, known, away),)


def ask_to_forget_last(shell: Shell) -> None:
    """Asks whether the room of that game may be forgotten."""
    known = _known(shell.store.file.parent)
    if (away := known.playing()) is not None:
        ask_to_forget(shell, known, away)


def ask_to_forget(shell: Shell, known: SavedRooms, saved: SavedRoom) -> None:
    """Asks whether a room may be forgotten."""

    def forgets() -> None:
        try:
            known.forget(saved)
        except StoreError as why:
            shell.announcer.reply(why.note, *shell.place())
            return
        shell.announcer.reply(note("others-forgotten"), *shell.place())

    shell.push(YesNo(shell, note("others-forget-ask", what=known_note(saved)), forgets))


def known_note(saved: SavedRoom) -> Note:
    """A saved room: last game and people, and its address; its name if only its lobby was
    visited.
    """
    place = saved.host if saved.port == PORT else f"{saved.host}:{saved.port}"
    if saved.room and not saved.game:
        return note("others-known-room", room=saved.room, place=Clean.of(place))
    people = Notes(tuple(note("plain-name", name=name) for name in saved.people))
    game = note(f"{saved.game}-name") if saved.game else note("others-some-game")
    return note(
        "others-known", game=game, people=people, count=len(people.notes), place=Clean.of(place)
    )


class InvitationPrompt(Prompt):
    """Asks for an invitation until there is one, or Escape."""

    def __init__(self, shell: Shell, on_result: Callable[[InvitationLine], None]) -> None:
        self._invited = on_result
        super().__init__(shell, note("others-ask-invitation"), lambda text: None)

    def text(self, text: str) -> bool:
        """What is no invitation is answered with what one looks like; the question stays."""
        try:
            invitation = InvitationLine.read(text)
        except BadInvitation:
            self.shell.announcer.reply(bad_invitation(text))
            return True
        self.shell.pop(self)
        self._invited(invitation)
        return True


def bad_invitation(text: str) -> Note:
    """Why something that was given as an invitation is none."""
    of_door = f"others-line-{next(iter(text.split()), '')}"  # of the door whose command it is
    known = message_source(DEFAULT, of_door) is not None
    return note(of_door if known else "cli-bad-invitation", Kind.REFUSAL)
