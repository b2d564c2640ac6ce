"""Going to a room elsewhere, and coming home from it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable

from playroom.desk.far import OtherGame
from playroom.engine.header import Home
from playroom.engine.notes import Clean, Kind, Note, note
from playroom.engine.record import replace
from playroom.engine.registry import NoGame, find_game, game_ids
from playroom.engine.wire import BadJson
from playroom.room.far_visit import GameHome
from playroom.room.known import KnownRoom, KnownRooms
from playroom.room.line import Line, NoPlace
from playroom.room.listing import ListedRoom
from playroom.room.names import name_of
from playroom.room.trust import InvitationLine, WrongCertificate
from playroom.shell.bindings import OTHERS, Bind
from playroom.shell.prompt import Prompt
from playroom.shell.shell import Screen, Shell
from playroom.shell.together.visiting import Visiting
from playroom.store import KeptGame, StoreError

MOST_TRIES = 9
"""Names that are tried for somebody who cannot be asked for one."""


class Waiting(Screen):
    """Something is being opened; Escape gives it up."""

    def __init__(self, shell: Shell, what: Note, given_up: Callable[[], None]) -> None:
        super().__init__(shell)
        self.ready = asyncio.Event()
        self._what = what
        self._given_up = given_up

    def announce(self) -> None:
        self.shell.announcer.aside(self._what)

    def closed(self) -> None:
        self.ready.set()  # type: ignore[union-attr]

    def again(self, key: str) -> None:
        """Any key: what is waited for."""
        self.shell.announcer.reply(self._what)

    def cancel(self) -> bool:
        self._given_up()
        return super().cancel()

    bindings = (Bind("again", again, keys=OTHERS, told=False),)


class NamePrompt(Prompt):
    """How one wants to be called, asked once; it is kept in the settings."""

    def __init__(self, shell: Shell, done: Callable[[Clean], None], taken: bool = False) -> None:
        self._named = done
        question = note("together-ask-name-taken" if taken else "together-ask-name")
        super().__init__(shell, question, self._typed, empty=self._again)

    def _typed(self, text: str) -> None:
        name = name_of(text)
        if not name:
            self._again()
            return
        self.shell.set_setting("name", str(name))
        self._named(name)

    def _again(self) -> None:
        self.shell.push(NamePrompt(self.shell, self._named))

    def cancel(self) -> bool:
        super().cancel()
        self.shell.back(quiet=bool(self.shell.screens))
        return True


def come_home(shell: Shell) -> None:
    """After a visit, or when there was none: says where one is now; with nothing left the playroom
    is closed.
    """
    if shell.screens:
        shell.announcer.aside(*shell.place())
    else:
        shell.back()


def own_name(shell: Shell) -> Clean:
    """What others are to call this player; empty when that was never said."""
    return name_of(str(shell.settings.get("name") or ""))


def any_name(shell: Shell) -> Clean:
    """A name for somebody who cannot be asked for one."""
    return name_of(shell.announcer.line(note("together-guest-name")).rstrip("."))


def join_listed(shell: Shell, known: KnownRooms, room: ListedRoom) -> None:
    """Goes to a room of a list, where everybody is let in: with the place one has there, or for the
    first time.
    """
    new = KnownRoom(room.host, room.port, room.pin, secrets.token_hex(16), asked=True)
    there = known.find(room.pin) or new
    join_room(shell, known, replace(there, host=room.host, port=room.port), None)


def join_room(
    shell: Shell,
    known: KnownRooms,
    room: KnownRoom | None,
    invitation: InvitationLine | None,
    name: Clean | None = None,
    tries: int = 0,
) -> None:
    """Goes to a room: to one that is known, or for the first time by an invitation. `name`: what
    the others are to call one, when it is not the one of the settings; `tries`: how many names
    could not be had.
    """
    called = own_name(shell) if name is None else name
    if invitation is not None:
        host, port, pin = invitation.host, invitation.port, invitation.pin
        new = KnownRoom(host, port, pin, secrets.token_hex(16), asked=True)
        there = known.find(pin) or new
        room = replace(there, host=host, port=port)  # a room may move
    assert room is not None
    task = asyncio.get_running_loop().create_task(_go(shell, known, room, invitation, called))
    waiting = Waiting(shell, note("together-joining", Kind.TABLE), lambda: _give_up(task))
    shell.push(waiting)

    def arrived(done: asyncio.Task[Line]) -> None:
        why = None if done.cancelled() else done.exception()
        if not (isinstance(why, NoPlace) and why.why in ("no_name", "name_taken")):
            _arrived(shell, waiting, done, invited=invitation is not None or not room.asked)
            return

        def again(given: Clean) -> None:
            join_room(shell, known, room, invitation, given, tries + 1)

        shell.pop(waiting)
        if not shell.line_mode:
            shell.push(NamePrompt(shell, again, why.why == "name_taken"))
        elif (own_name(shell) and not tries) or tries > MOST_TRIES:
            shell.announcer.aside(trouble_note(why, shell))
            come_home(shell)
        else:  # nobody can be asked
            given = any_name(shell)
            again(name_of(f"{given} {tries + 1}") if tries else given)

    task.add_done_callback(arrived)


def _give_up(task: asyncio.Task[Line]) -> None:
    task.cancel()


async def _go(
    shell: Shell,
    known: KnownRooms,
    room: KnownRoom,
    invitation: InvitationLine | None,
    called: Clean,
) -> Line:
    games = {id_: find_game(id_).version for id_ in _playable()}

    def learned(now: KnownRoom) -> None:
        try:
            known.keep(now)
        except StoreError as why:
            shell.fail(why)

    line = Line(
        room,
        called,
        shell.language,
        games,
        find_game,
        lambda home: keep_game(shell, home),
        learned,
    )
    if room.asked:  # an invitation is good once: whoever is cut off now must be known by the token
        learned(room)
    try:
        await line.join(invitation)
    except BaseException:
        line.close()
        raise
    return line


def _playable() -> list[str]:
    found = []
    for id_ in game_ids():
        try:
            find_game(id_)
        except NoGame:
            continue
        found.append(id_)
    return found


def _arrived(
    shell: Shell, waiting: Waiting, task: asyncio.Task[Line], invited: bool = True
) -> None:
    if task.cancelled():
        return
    shell.pop(waiting)
    why = task.exception()
    if why is None:
        line = task.result()
        visit = line.visit
        assert visit is not None

        def left() -> None:
            line.close()
            come_home(shell)

        shell.closing.append(line.closed)
        visiting = Visiting(shell, visit, left)
        shell.announcer.aside(note("together-joined", Kind.TABLE))
        visiting.begin()
        return
    if isinstance(why, NoPlace) and why.why == "not_invited" and not invited:
        shell.announcer.aside(note("rooms-invited-only", Kind.REFUSAL))
    elif isinstance(why, Exception):
        shell.announcer.aside(trouble_note(why, shell))
    come_home(shell)


def trouble_note(why: Exception, shell: Shell) -> Note:
    """Why a room cannot be reached, as a sentence."""
    match why:
        case NoPlace():
            return note("together-trouble-bye", Kind.REFUSAL, why=why.why)
        case WrongCertificate():
            return note("together-trouble-certificate", Kind.REFUSAL)
        case OtherGame() | NoGame():
            return note("together-trouble-game", Kind.REFUSAL)
        case StoreError():
            return why.note
        case BadJson():
            return note("together-trouble-room", Kind.REFUSAL)
        case OSError() | TimeoutError():
            return note("together-trouble-away", Kind.REFUSAL)
    shell.fail(why)
    return note("together-trouble-room", Kind.REFUSAL)


def keep_game(shell: Shell, home: GameHome) -> None:
    """Keeps a match that came home, once."""
    try:
        shell.store.find(home.header.id)
        return
    except StoreError as why:
        if why.key != "no-game":
            shell.fail(why)
            return
    from playroom.records.gathering import remember
    from playroom.records.opening import open_log

    try:
        match = open_log(home.header, home.entries)
        kept = KeptGame(home.header, home.entries, home=Home(home.seat))
        shell.store.add(kept, match.outcome)
        remember(shell.store, match)
    except StoreError as why:
        shell.fail(why)
