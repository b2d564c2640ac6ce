"""Joining a remote room, and leaving it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from playroom.engine.notes import Clean, Kind, Note, note
from playroom.engine.record import replace
from playroom.engine.registry import NoGame, find_game, game_ids
from playroom.engine.wire import BadJson
from playroom.room.client.listing import ListedRoom
from playroom.room.client.remote_chair import OtherGame
from playroom.room.client.room_client import NoPlace, RoomClient
from playroom.room.client.saved_rooms import SavedRoom, SavedRooms
from playroom.room.fair.own_deals import OwnDeals
from playroom.room.members.device_key import DeviceKey
from playroom.room.members.names import name_of
from playroom.room.protocol.messages import HouseRules
from playroom.room.protocol.packages import needs_note
from playroom.room.protocol.room_info import Waits
from playroom.room.protocol.trust import InvitationLine, WrongCertificate
from playroom.room.table.session import TableSession
from playroom.shell.prompt import Prompt
from playroom.shell.room.homecoming import Homecoming
from playroom.shell.room.house_rules import RulesAsked
from playroom.shell.room.lobby.screen import InLobby
from playroom.shell.room.member.notices import check_notices
from playroom.shell.room.member.privacy import privacy_hint
from playroom.shell.room.session_screens import SessionScreens
from playroom.shell.shell import Screen, Shell
from playroom.store import StoreError

NOT_THEIRS = ("name_taken", "bad_phrase")
"""Refusals after which another name or the passphrase is asked for."""
Begin: TypeAlias = Callable[[InLobby, TableSession | None], None]
MOST_TRIES = 9
"""Names tried when standard input cannot be asked for one."""


class Waiting(Screen):
    """Something is being opened; Escape gives it up."""

    opening: Note

    def __init__(self, shell: Shell, what: Note, given_up: Callable[[], None]) -> None:
        super().__init__(shell)
        self.ready = asyncio.Event()
        self.opening = what
        self._given_up = given_up

    def announce(self) -> None:
        self.shell.announcer.aside(self.opening)

    def closed(self) -> None:
        self.ready.set()  # type: ignore[union-attr]

    def cancel(self) -> bool:
        self._given_up()
        return super().cancel()


class NamePrompt(Prompt):
    """How one wants to be called, asked once; it is kept in the settings."""

    def __init__(
        self,
        shell: Shell,
        on_result: Callable[[Clean], None],
        taken: Clean | None = None,
        public: bool = False,
        why: Note | None = None,
    ) -> None:
        """`taken`: a name that was refused; `public`: its passphrase proves that it is one's own;
        `why`: said before.
        """
        self._named = on_result
        if taken is None:
            question = note("together-ask-name")
        elif public:
            question = note("rooms-ask-name-taken", name=taken)
        else:
            question = note("together-ask-name-taken")
        super().__init__(shell, question, self._typed, empty=self._again, why=why)

    def _typed(self, text: str) -> None:
        name = name_of(text)
        if not name:
            self._again()
            return
        if not text.lstrip()[0].isalnum():  # talk that was typed a moment too early
            self._again(note("together-name-begins"))
            return
        self.shell.set_setting("name", str(name))
        self._named(name)

    def _again(self, why: Note | None = None) -> None:
        self.shell.push(NamePrompt(self.shell, self._named, why=why))

    def starts_text(self, char: str) -> bool:
        """No name begins with a question mark: it is the key for help, as was said."""
        return char != "?"

    def cancel(self) -> bool:
        super().cancel()
        self.shell.back(quiet=bool(self.shell.screens))
        return True


def come_home(shell: Shell) -> None:
    """After a session, or when there was none: says where one is now; with nothing left the
    playroom is closed.
    """
    if shell.screens:
        shell.announcer.aside(*shell.place())
    else:
        shell.back()


def own_name(shell: Shell) -> Clean:
    """What others are to call this player; empty when that was never said."""
    return name_of(str(shell.settings.get("name") or ""))


def any_name(shell: Shell) -> Clean:
    """A default name, for a run that cannot ask for one."""
    return name_of(shell.announcer.line(note("together-guest-name")).rstrip("."))


def join_listed(
    shell: Shell, saved_rooms: SavedRooms, room: ListedRoom, waits: Sequence[Waits] = ()
) -> None:
    """Goes to a room of a list, where everybody is let in: with the place one has there, or for the
    first time. `waits`: the games that people wait for there.
    """

    def begin(inside: InLobby, session: TableSession | None) -> None:
        inside.waits = waits
        inside.begin(session)

    line = InvitationLine(room.host, room.port, "", room.pin)
    join_room(shell, saved_rooms, None, line, begin=begin)


def join_room(
    shell: Shell,
    saved_rooms: SavedRooms,
    room: SavedRoom | None,
    invitation: InvitationLine | None,
    name: Clean | None = None,
    tries: int = 0,
    phrase: str = "",
    begin: Begin = InLobby.begin,
) -> None:
    """Goes to a room: to one that is known, or for the first time by an invitation. `name`: what
    the others are to call one, when it is not the one of the settings; `tries`: how many names
    could not be had; `phrase`: the passphrase of the one who is called so; `begin`: what is done in
    the lobby first.
    """
    called = own_name(shell) if name is None else name
    if invitation is not None:
        host, port, pin = invitation.host, invitation.port, invitation.pin
        new = SavedRoom(host, port, pin, secrets.token_hex(16), asked=True)
        there = saved_rooms.find(pin) or new
        room = replace(there, host=host, port=port)  # a room may move
    assert room is not None
    is_invited = invitation is None or bool(invitation.code)
    coming = Homecoming(shell)
    task = asyncio.get_running_loop().create_task(
        _go(shell, saved_rooms, room, invitation, called, phrase, coming)
    )
    waiting = Waiting(shell, note("together-joining", Kind.TABLE), lambda: _give_up(task))
    shell.push(waiting)

    def arrived(on_result: asyncio.Task[RoomClient]) -> None:
        why = None if on_result.cancelled() else on_result.exception()
        if not (isinstance(why, NoPlace) and why.why in ("no_name", *NOT_THEIRS)):
            _arrived(shell, waiting, on_result, is_invited, room.asked, begin)
            coming.arrived()
            return

        def again(name: Clean, phrase: str = "") -> None:
            join_room(shell, saved_rooms, room, invitation, name, tries + 1, phrase, begin)

        def named(name: Clean) -> None:
            if name == called and why.why in NOT_THEIRS and not is_invited:
                question = note("rooms-ask-phrase")
                shell.push(Prompt(shell, question, partial(again, name)))
            else:
                again(name)

        shell.pop(waiting)
        if not shell.line_mode:
            taken = called if why.why in NOT_THEIRS else None
            wrong = trouble_note(why, shell) if why.why == "bad_phrase" else None
            shell.push(NamePrompt(shell, named, taken, not is_invited, wrong))
        elif (called and not tries) or tries > MOST_TRIES:
            shell.announcer.aside(trouble_note(why, shell))
            _not_there(shell)
        else:  # no terminal to ask
            name = any_name(shell)
            again(name_of(f"{name} {tries + 1}") if tries else name)

    task.add_done_callback(arrived)


def _give_up(task: asyncio.Task[RoomClient]) -> None:
    task.cancel()


async def _go(
    shell: Shell,
    saved_rooms: SavedRooms,
    room: SavedRoom,
    invitation: InvitationLine | None,
    called: Clean,
    phrase: str,
    coming: Homecoming,
) -> RoomClient:
    games = {id_: find_game(id_).version for id_ in _playable()}

    def learned(now: SavedRoom) -> None:
        try:
            saved_rooms.keep(now)
        except StoreError as why:
            shell.fail(why)

    def line_to(room: SavedRoom) -> RoomClient:
        line = RoomClient(
            room,
            called,
            shell.language,
            games,
            find_game,
            coming.comes,
            learned,
            key,
            phrase,
            OwnDeals(shell.store.file.parent),
            shell.connect,
        )
        line.agrees = partial(_agrees, shell)
        if room.asked:  # a code is good once: from now on the token identifies the member
            learned(room)
        return line

    # with connections of its own kind it is the other side's certificate that a proof would name
    key = DeviceKey.kept_in(shell.store.file.parent) if shell.connect is None else None
    line = line_to(room)
    try:
        try:
            await line.join(invitation)
        except NoPlace as why:
            if why.why != "other_key" or invitation is None:
                raise
            # the token belonged to another key; an invited player may join as a new member
            line.close()
            line = line_to(replace(room, token=secrets.token_hex(16), asked=True))
            await line.join(invitation)
    except BaseException:
        line.close()
        raise
    return line


async def _agrees(shell: Shell, rules: HouseRules) -> bool:
    """Asks the player to agree to the house rules, without a timeout of the connection."""
    answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def said(yes: bool) -> None:
        if not answer.done():
            answer.set_result(yes)

    lines = rules.rules.get(shell.language) or next(iter(rules.rules.values()), ())
    screen = RulesAsked(shell, lines, lambda: said(True), lambda: said(False))
    behind = [s.ready for s in shell.screens if isinstance(s, Waiting) and s.ready is not None]
    for waiting in behind:
        waiting.set()  # it is the player who is waited for
    shell.push(screen)
    try:
        return await answer
    finally:
        for waiting in behind:
            waiting.clear()
        if screen in shell.screens:
            shell.pop(screen)


def _playable() -> list[str]:
    playable = []
    for id_ in game_ids():
        try:
            find_game(id_)
        except NoGame:
            continue
        playable.append(id_)
    return playable


def _arrived(
    shell: Shell,
    waiting: Waiting,
    task: asyncio.Task[RoomClient],
    invited: bool = True,
    is_first: bool = False,
    begin: Begin = InLobby.begin,
) -> None:
    if task.cancelled():
        return
    shell.pop(waiting)
    why = task.exception()
    if why is None:
        line = task.result()

        def left() -> None:
            line.close()
            come_home(shell)

        shell.closing.append(line.closed)
        shell.announcer.aside(note("together-joined", Kind.TABLE))
        if is_first:
            shell.announcer.aside(privacy_hint(shell))
        if line.not_invited:
            shell.announcer.aside(note("guest-not-invited", Kind.REFUSAL))
        if line.lobby is not None:
            begin(InLobby(shell, line.lobby, left), line.session)
            check_notices(shell, line.lobby)
            return
        session = line.session
        assert session is not None
        SessionScreens(shell, session, left).begin()
        check_notices(shell, session)
        return
    if isinstance(why, NoPlace) and why.why == "not_invited" and not invited:
        shell.announcer.aside(note("rooms-invited-only", Kind.REFUSAL))
    elif isinstance(why, Exception):
        shell.announcer.aside(trouble_note(why, shell))
    _not_there(shell)


def _not_there(shell: Shell) -> None:
    """The room is unreachable; a shell without other screens ends with status 2."""
    if not shell.screens:
        shell.status = 2
    come_home(shell)


def trouble_note(why: Exception, shell: Shell) -> Note:
    """Why a room cannot be reached, as a sentence."""
    match why:
        case NoPlace() if why.needs is not None:
            if not shell.may.rooms:  # in a browser nothing is installed
                return needs_note(why.needs, "")
            from playroom.optional_packages import command_of_package  # here: only with others

            package, requirement = why.needs.package, why.needs.requirement
            return needs_note(why.needs, command_of_package(package, requirement))
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
