"""Hosting a room on this machine; its owner sits at its tables like any guest."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playroom.engine.contract import Game
from playroom.engine.notes import Clean, Kind, Note, Notes, Rejection, note
from playroom.engine.options import Setup
from playroom.engine.registry import NoGame, find_game, offered_ids
from playroom.room.client.remote_session import GameHome
from playroom.room.fair.deal import joint_deal
from playroom.room.moderation.house_rules import BadHouse, House, house_beside
from playroom.room.server.admission import Admitted
from playroom.room.server.opening import NoTableMore, Place, Room, open_room
from playroom.room.server.store_watch import keeps_note
from playroom.room.table import values as v
from playroom.room.table.running import RunningTable, enter_table
from playroom.room.table.session import GuestSession
from playroom.room.table.state import NoTable
from playroom.shell.menu import Menu, MenuItem, item
from playroom.shell.players import bot_names
from playroom.shell.room.homecoming import keep_game
from playroom.shell.room.joining import (
    NamePrompt,
    Waiting,
    any_name,
    come_home,
    own_name,
    trouble_note,
)
from playroom.shell.room.lobby.screen import InLobby
from playroom.shell.room.paces import pace_note
from playroom.shell.room.screen_context import tell_invitation
from playroom.shell.room.session_screens import SessionScreens
from playroom.shell.room.ways import ways_item
from playroom.shell.shell import Shell
from playroom.store import StoreError

if TYPE_CHECKING:
    from playroom.store import Engine

Opener = Callable[[Room], RunningTable | None]
"""Opens the table that was asked for, or gives the one that is there; None: one is to be chosen."""


def open_tables(room: Room) -> tuple[RunningTable, ...]:
    """The tables of a room that are not closed."""
    return tuple(t for t in room.host.tables.values() if t.state.phase is not v.Phase.CLOSED)


def first_table(room: Room) -> RunningTable | None:
    """The table that there is."""
    return next(iter(open_tables(room)), None)


def any_table(room: Room) -> None:
    """None: the table is to be chosen, also when there are some."""


def about_table(state: v.TableState, but: str = "") -> dict[str, Any]:
    """What a sentence says of a table: its game, and who has a place there (`but` one)."""
    people = [note("plain-name", name=guest.name) for guest in state.guests if guest.name != but]
    game = note(f"{state.game}-name")
    if state.pace:
        game = note("pace-game", game=game, pace=pace_note(state.pace))
    return {
        "game": game,
        "people": Notes(tuple(people)),
        "count": len(people),
    }


def host_room(
    shell: Shell,
    folder: Path,
    place: Place | None,
    opener: Opener = first_table,
    below: Callable[[], None] = lambda: None,
    called: str = "",
    house: House | None = None,
    public: bool = False,
    engine: Engine | None = None,
    name: Clean | None = None,
) -> None:
    """Opens the room of a folder, and sits its owner down, who is asked for a name first when there
    is none. It stays open until it is closed in the menu, or the playroom is left. `below` puts,
    once it is open, what one comes back to under the table. `called` is the address for
    invitations, where it is another than the room knows; `house` are the rules of the house (None:
    those of its file beside the room); `public`: people may come without an invitation, and its
    owner is in the lobby like them; with an `engine` the room is kept there. `name` is what its
    owner is called in it, where that is not the name of the settings.
    """
    if not own_name(shell) and not shell.line_mode:

        def named(name: Clean) -> None:
            host_room(shell, folder, place, opener, below, called, house, public, engine)

        shell.push(NamePrompt(shell, named))
        return

    try:
        rules = house_beside(folder) if house is None else house
    except BadHouse as why:
        shell.announcer.reply(why.note, *shell.place())
        return
    own = OwnRoom(shell, name)

    async def opened() -> Room:
        room = await open_room(
            folder,
            place,
            find_game,
            shell.settings.report,
            tuple(bot_names(shell.announcer.teller)),
            shell.settings_number("pace") / 10,
            own.row,
            called,
            rules,
            public,
            engine,
            own.engine_answers,
            keeps=own.keeps,
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
    task.add_done_callback(partial(_opened, own, waiting, opener, below))


def _opened(
    own: OwnRoom,
    waiting: Waiting,
    opener: Opener,
    below: Callable[[], None],
    task: asyncio.Task[Room],
) -> None:
    if task.cancelled():
        return
    shell = own.shell
    shell.pop(waiting)
    why = task.exception()
    if isinstance(why, Exception):
        shell.announcer.aside(_trouble(why, shell))
        come_home(shell)
        return
    room = own.room = task.result()
    shell.own_room = own
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
    if table is not None:
        own.sit_down(table)
    elif own.has_lobby:
        own.enter_lobby()
    else:
        own.choose_table()


def _trouble(why: Exception, shell: Shell) -> Note:
    if isinstance(why, OSError):
        return note("host-no-place", Kind.REFUSAL)
    if isinstance(why, StoreError) and why.key == "locked":
        return note("host-open-already", Kind.REFUSAL)
    refused = getattr(why, "note", None)  # by a sentence of its own
    return refused if isinstance(refused, Note) else trouble_note(why, shell)


def admit_owner(
    shell: Shell,
    room: Room,
    name: Clean,
    on_result: Callable[[Admitted], None],
    table: RunningTable | None = None,
    peer: str = "",
) -> None:
    """Admits the host under their `name` (empty: any), then calls `on_result`. Tells them if the
    name was taken or too similar, and which one they have now.
    """
    called = name or any_name(shell)
    task = asyncio.get_running_loop().create_task(room.owner(called, shell.language, table, peer))
    waiting = Waiting(shell, note("guest-wait"), partial(come_home, shell))
    shell.put(waiting)

    def admitted(task: asyncio.Task[Admitted]) -> None:
        if task.cancelled() or waiting not in shell.screens:
            return
        shell.pop(waiting)
        why = task.exception()
        if isinstance(why, Exception):
            shell.fail(why)
            come_home(shell)
            return
        result = task.result()
        if name and result.member.name != name:
            now = result.member.name
            shell.announcer.aside(note("host-called", Kind.TABLE, name=name, now=now))
        on_result(result)

    task.add_done_callback(admitted)


class OwnRoom:
    """A room on this machine with its owner: its tables, and the owner's own games, archived as for
    every guest.
    """

    room: Room

    def __init__(self, shell: Shell, name: Clean | None = None) -> None:
        self.shell = shell
        self._name = name
        self._places: dict[v.TableId, v.PersonId] = {}
        self._in_lobby: v.PersonId | None = None
        """Who they are in the lobby, once they have been there."""

    @property
    def owner(self) -> Clean:
        """The host's name; empty if never given."""
        return self._name or own_name(self.shell)

    def engine_answers(self, does: bool) -> None:
        """The shared database has fallen silent, or answers again."""
        self.shell.announcer.aside(note("host-engine", Kind.TABLE, answers=does))

    def keeps(self, why: StoreError | None) -> None:
        """Nothing that is played in the room can be kept (with why), or (None) it can again."""
        self.shell.announcer.aside(keeps_note(why))

    def row(self, row: v.TableEvent, state: v.TableState) -> None:
        """Something has happened at a table of the room."""
        me = self._places.get(state.id)
        if me is None and self._in_lobby is not None and state.guest(self._in_lobby) is not None:
            me = self._in_lobby
        if me is None or not isinstance(row, v.Ended):
            return
        table = self.room.host.tables[state.id]
        game, deal = table.kept_game(), table.last_deal
        if game is None:
            return
        seat = next((seat for seat, person in table.playing.items() if person == me), None)

        def keep(number: str | Exception | None) -> None:
            shown = None if isinstance(number, Exception) else number
            proof = None if deal is None else joint_deal(deal.roster, deal.numbers, shown)
            keep_game(self.shell, GameHome(game.header, game.entries, None, seat, proof))

        services = table.services
        services.write_queue.run(partial(services.room_store.number, game.header.id), keep)

    async def close(self) -> None:
        """Closes the room; everything in it is kept."""
        self.shell.closing.remove(self.room.close)
        try:
            await self.room.close()
        finally:
            self.shell.own_room = None

    # -- tables ------------------------------------------------------------------------------------

    @property
    def tables(self) -> tuple[RunningTable, ...]:
        """The tables that are open."""
        return open_tables(self.room)

    @property
    def somebody_is_here(self) -> bool:
        """Whether a guest is at a table or in the lobby."""
        lobby = self.room.host.lobby
        at_tables = any(guest.here for table in self.tables for guest in table.state.guests)
        return at_tables or (lobby is not None and bool(lobby.people))

    @property
    def others_are_here(self) -> bool:
        """Whether a guest other than the owner is at a table or in the lobby."""
        lobby, mine = self.room.host.lobby, {*self._places.values(), self._in_lobby}
        here = {guest.id for table in self.tables for guest in table.state.guests if guest.here}
        here.update(() if lobby is None else (one.id for one in lobby.people))
        return bool(here - mine)

    def table_note(self, table: RunningTable, id_: str) -> Note:
        """A line about a table: its game, and who else is there."""
        return note(id_, **about_table(table.state, self.owner))

    def choose_table(self) -> None:
        """Asks for which game the table is to be; tables that there are already come first (where
        there is no lobby that lists them), also those that were closed.
        """
        try:
            closed = self.room.closed()
        except StoreError as why:
            self.shell.announcer.reply(_trouble(why, self.shell))
            closed = []
        is_first = (self.has_lobby or not self.tables) and not closed
        title = note("host-which-game" if is_first else "host-which-table")
        self.shell.push(Menu(self.shell, title, partial(self._choices, closed)))

    def _choices(self, closed: Sequence[v.TableState]) -> Sequence[MenuItem]:
        made = [
            item(
                self.table_note(table, "others-own-table"),
                partial(self._chosen, table),
                note("others-own-table-about"),
            )
            for table in (() if self.has_lobby else self.tables)
        ]
        made += [
            item(
                note("host-reopen", waits=state.waits, **about_table(state, self.owner)),
                partial(self._open_again, state.id),
                note("host-reopen-about"),
            )
            for state in closed
        ]
        is_first = not made
        for id_ in offered_ids():
            name = note(f"{id_}-name")
            line = name if is_first else note("host-new-table", game=name)
            made.append(item(line, partial(self._choose_preset, id_), note(f"{id_}-about")))
        return made

    def _open_again(self, table: v.TableId) -> None:
        try:
            running = self.room.open_again(table)
        except (StoreError, NoTable, NoGame) as why:
            self.shell.announcer.reply(_trouble(why, self.shell))
            return
        self._chosen(running)

    def _chosen(self, table: RunningTable) -> None:
        self.shell.pop(self.shell.front)
        self.sit_down(table)

    def _choose_preset(self, id_: str) -> None:
        game = find_game(id_)
        if len(game.presets) == 1:
            self._open_table(game, next(iter(game.presets)))
            return
        made = [
            item(
                note(f"{id_}-preset-{preset}"),
                partial(self._open_preset, game, preset),
                note(f"{id_}-preset-{preset}-about"),
            )
            for preset in game.presets
        ]
        title = note("host-which-preset", game=note(f"{id_}-name"))
        self.shell.push(Menu(self.shell, title, lambda: made))

    def _open_preset(self, game: Game[Any, Any], preset: str) -> None:
        self.shell.pop(self.shell.front)
        self._open_table(game, preset)

    def _open_table(self, game: Game[Any, Any], preset: str) -> None:
        setup = Setup.of(game.seats.start, game.presets[preset])
        try:
            table = self.room.open_table(game, setup, {}, preset)
        except NoTableMore as why:
            self.shell.announcer.reply(why.note)
            return
        self._chosen(table)

    def sit_down(self, table: RunningTable) -> None:
        """Sits the one who opened the room down at a table, or shows the seat they have there;
        in a room with a lobby it is behind them.
        """
        if self.has_lobby:
            self.enter_lobby(table)
            return
        shell = self.shell

        def admitted(result: Admitted) -> None:
            self._places[table.state.id] = result.member.id
            enter_table(table, result.member, None, came_in, is_host=True)

        def came_in(session: GuestSession | Rejection | Exception) -> None:
            if not isinstance(session, GuestSession):
                if isinstance(session, Rejection):
                    shell.announcer.reply(session.note)
                else:
                    shell.fail(session)
                return
            session_screens = SessionScreens(shell, session, partial(come_home, shell), "host")
            if session.seat is None and table.state.phase in (v.Phase.OPEN, v.Phase.OVER):
                session.ask(v.Sit(), lambda result: None)
            session_screens.begin()

        admit_owner(shell, self.room, self.owner, admitted, table)

    @property
    def has_lobby(self) -> bool:
        """May anybody come to the room?"""
        return self.room.host.lobby is not None

    def enter_lobby(self, table: RunningTable | None = None) -> None:
        """To the lobby, where the one who opened the room is like anybody else; or at once to a
        table.
        """
        shell, room = self.shell, self.room
        lobby = room.host.lobby
        assert lobby is not None

        def admitted(result: Admitted) -> None:
            self._in_lobby = result.member.id
            here = lobby.come(result.member, result.places)
            ways = (ways_item(shell, room),)
            inside = InLobby(shell, here, partial(come_home, shell), "host", ways)
            if table is None:
                inside.begin()
            else:
                inside.begin_at(table.state.id)

        admit_owner(shell, room, self.owner, admitted)

    def invite_to(self, table: RunningTable) -> None:
        """Makes an invitation to a table, and says it."""

        def made(result: v.Invitation | Exception) -> None:
            if isinstance(result, v.Invitation):
                tell_invitation(self.shell, result)
            else:
                self.shell.fail(result)

        self.room.invite(table, made)
