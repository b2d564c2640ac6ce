"""Going to a room elsewhere, and coming home from it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable

from playroom.desk.far import OtherGame
from playroom.engine.notes import Clean, Kind, Note, note
from playroom.engine.registry import NoGame, find_game, game_ids
from playroom.engine.wire import BadJson
from playroom.room.far_visit import GameHome
from playroom.room.known import KnownRooms
from playroom.room.line import KnownRoom, Line, NoPlace
from playroom.room.trust import InvitationLine, WrongCertificate
from playroom.shell.bindings import OTHERS, Bind
from playroom.shell.shell import Screen, Shell
from playroom.shell.together.visiting import Visiting
from playroom.store import KeptGame, StoreError


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


def join_room(
    shell: Shell, known: KnownRooms, room: KnownRoom | None, invitation: InvitationLine | None
) -> None:
    """Goes to a room: to one that is known, or for the first time by an invitation."""
    if invitation is not None:
        there = known.find(invitation.host, invitation.port, invitation.pin)
        room = there or KnownRoom(
            invitation.host, invitation.port, invitation.pin, secrets.token_hex(16)
        )
    assert room is not None
    task = asyncio.get_running_loop().create_task(_go(shell, known, room, invitation))
    waiting = Waiting(shell, note("together-joining", Kind.TABLE), lambda: _give_up(task))
    shell.push(waiting)
    task.add_done_callback(lambda done: _arrived(shell, waiting, done))


def _give_up(task: asyncio.Task[Line]) -> None:
    task.cancel()


async def _go(
    shell: Shell, known: KnownRooms, room: KnownRoom, invitation: InvitationLine | None
) -> Line:
    games = {id_: find_game(id_).version for id_ in _playable()}
    given = str(shell.settings.get("name") or "").strip()

    def learned(now: KnownRoom) -> None:
        try:
            known.keep(now)
        except StoreError as why:
            shell.fail(why)

    line = Line(
        room,
        Clean.of(given, 24),
        shell.language,
        games,
        find_game,
        lambda home: _keep_game(shell, home),
        learned,
    )
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


def _arrived(shell: Shell, waiting: Waiting, task: asyncio.Task[Line]) -> None:
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
            shell.back(quiet=bool(shell.screens))

        visiting = Visiting(shell, visit, left)
        shell.announcer.aside(note("together-joined", Kind.TABLE))
        visiting.begin()
        return
    if isinstance(why, Exception):
        shell.announcer.aside(trouble_note(why, shell))
    shell.back(quiet=bool(shell.screens))


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


def _keep_game(shell: Shell, home: GameHome) -> None:
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
        shell.store.add(KeptGame(home.header, home.entries), match.outcome)
        remember(shell.store, match)
    except StoreError as why:
        shell.fail(why)
