"""Arriving of a guest, who has no playroom of their own: what admission asks is asked in their
shell, then they are shown the table or the lobby.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from playroom.doors.guest_door import NOBODY, refusal_note
from playroom.engine.notes import Clean, Kind, Note, Rejection, note
from playroom.engine.overriding import override
from playroom.engine.record import Seat
from playroom.locale import LANGUAGES, teller_of
from playroom.room.lobby.server import LobbyServer, LocalLobby
from playroom.room.members.names import name_of
from playroom.room.members.people import Member, Role
from playroom.room.moderation.house_rules import House
from playroom.room.server.admission import Admission, Admitted, Candidate, Prompts, Refused
from playroom.room.table import values as v
from playroom.room.table.local_session import LocalSession
from playroom.room.table.running import RunningTable, enter_table
from playroom.room.table.session import CloseReason, GuestSession
from playroom.shell.menu import MenuItem
from playroom.shell.prompt import Prompt
from playroom.shell.room.house_rules import RulesAsked
from playroom.shell.room.joining import Waiting
from playroom.shell.room.lobby.screen import InLobby
from playroom.shell.room.member.notices import check_notices
from playroom.shell.room.member.privacy import privacy_hint
from playroom.shell.room.screen_context import close_reason_note, way_back
from playroom.shell.room.session_screens import SessionScreens
from playroom.shell.shell import Shell

T = TypeVar("T")


class Arriving(Protocol):
    """What shows a session to a guest through a door."""

    session: GuestSession | None
    """What is shown, once there is something."""
    lobby: LocalLobby | None
    """The lobby that they are in, in a room that has one."""


def close_all(shown: Arriving, meant: bool) -> None:
    """Closes the lobby or session that is shown; `meant`: on purpose, not a lost connection."""
    if shown.lobby is not None:
        shown.lobby.close(meant)
    elif shown.session is not None:
        shown.session.close(meant)


class NameAsked(Prompt):
    """Asks a guest for their name, until there is one."""

    is_needed = True

    def __init__(
        self,
        shell: Shell,
        on_result: Callable[[Clean], None],
        why: Note | None = None,
        language_open: bool = False,
    ) -> None:
        """`why`: the refusal of the previous name; `language_open`: the guest's language is
        unknown, so the prompt says that there is another one.
        """
        super().__init__(shell, note("guest-name"), self._typed, self._again, why)
        self._named = on_result
        self._language_open = language_open

    def announce(self) -> None:
        super().announce()
        is_open, self._language_open = self._language_open, False
        for language in LANGUAGES if is_open else ():
            if language != self.shell.language:
                line = teller_of(language).tell(note("first-run-language"), NOBODY)
                self.shell.announcer.text(line, language=language)

    def _typed(self, text: str) -> None:
        name = name_of(text)
        if name and text.lstrip()[0].isalnum():
            self._named(name)
        else:
            self._again(note("together-name-begins") if name else None)

    def _again(self, why: Note | None = None) -> None:
        """Nothing was typed that is a name."""
        self.shell.push(NameAsked(self.shell, self._named, why))

    def starts_text(self, char: str) -> bool:
        """No name begins with a question mark: it is the key for help, as was said."""
        return char != "?"

    def cancel(self) -> bool:
        """There is nothing behind it."""
        self.announce()
        return True


def not_called(name: Clean, why: str) -> Note:
    """The refusal of a name."""
    if why == "name_taken":
        return note("guest-name-taken", name=name)
    return note("together-trouble-bye", why=why)


class ShellPrompts(Prompts):
    """What admission asks of a guest, asked in their shell."""

    def __init__(self, shell: Shell, language_open: bool = False) -> None:
        """`language_open`: they have told no language."""
        self._shell = shell
        self._language_open = language_open
        self.waiting: Waiting | None = None
        """What is in front while nothing is asked."""
        self.is_named = False
        """Were they asked for a name?"""

    @property
    @override
    def language(self) -> str:
        return self._shell.language

    @override
    def wanted_name(self, member: Member) -> Clean:
        return name_of(str(self._shell.settings.get("name")))

    @override
    async def ask_name(self, name: Clean, why: str) -> Clean:
        is_open, self._language_open = self._language_open, False
        told = not_called(name, why) if why else None
        self.is_named = True
        return await self._answer(
            lambda said: self._shell.push(NameAsked(self._shell, said, told, is_open))
        )

    @override
    async def ask_agreement(self, house: House) -> bool:
        shell = self._shell
        rules = house.told(shell.language)
        return await self._answer(
            lambda said: shell.push(
                RulesAsked(shell, rules, lambda: said(True), lambda: said(False))
            )
        )

    async def _answer(self, ask: Callable[[Callable[[T], None]], None]) -> T:
        """What is answered; meanwhile it is the guest who is waited for."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        ready = None if self.waiting is None else self.waiting.ready

        def said(value: T) -> None:
            if ready is not None:
                ready.clear()  # at once: lines out of a file wait for what follows
            if not answer.done():
                answer.set_result(value)

        if ready is not None:
            ready.set()
        ask(said)
        return await answer


def admit_guest(
    shell: Shell,
    admission: Admission,
    candidate: Candidate,
    prompts: ShellPrompts,
    on_result: Callable[[Admitted], None],
    not_good: Note,
) -> None:
    """Asks a guest in their shell what is still open, then calls `on_result`; a refused guest hears
    why, and the shell ends. `not_good`: the line about an invalid invitation.
    """
    if not candidate.invited:
        shell.announcer.aside(not_good)
    task = asyncio.get_running_loop().create_task(admission.enter(candidate, prompts))

    def left() -> None:
        shell.quit()

    waiting = prompts.waiting = Admitting(shell, note("guest-wait"), left, task)
    shell.put(waiting)

    def result(task: asyncio.Task[Admitted | Refused]) -> None:
        if task.cancelled() or waiting not in shell.screens:
            return
        shell.pop(waiting)
        why = task.exception()
        if isinstance(why, Exception):
            shell.fail(why)
            shell.back(quiet=True)
            return
        outcome = task.result()
        if isinstance(outcome, Refused):
            shell.announcer.reply(refusal_note(outcome))
            shell.back(quiet=True)
            return
        if prompts.is_named:
            shell.set_setting("name", str(outcome.member.name))
        on_result(outcome)

    task.add_done_callback(result)


class Admitting(Waiting):
    """Wait screen during admission; a guest who leaves gets no answer."""

    def __init__(
        self,
        shell: Shell,
        what: Note,
        given_up: Callable[[], None],
        task: asyncio.Task[Admitted | Refused],
    ) -> None:
        super().__init__(shell, what, given_up)
        self._task = task

    def closed(self) -> None:
        super().closed()
        self._task.cancel()


def arrive(
    shell: Shell,
    shown: Arriving,
    result: Admitted,
    way: str,
    lobby: LobbyServer | None,
    more: Sequence[MenuItem] = (),
) -> None:
    """Shows an admitted guest the lobby, in a room that has one, or their table. `way` is how to
    come back (see `SessionScreens`), `more` as in `InLobby`.
    """
    is_first = result.is_new and result.member.role is not Role.OWNER
    if lobby is not None:
        _come_in_lobby(shell, shown, lobby, result, way, more, is_first)
    elif result.table is not None:
        come_to_table(shell, shown, result.table, result.member, result.seat, way, is_first)


def _welcome(shell: Shell, member: Member, way: str) -> Note:
    """Tells a guest that they are in, and the name that the room took: it may not be what they
    typed, when a key of theirs went to their reader.
    """
    help_ = note("guest-help-touch" if shell.touch else f"guest-help-{way}")
    return note("guest-welcome", Kind.TABLE, help=help_, name=member.name)


def come_to_table(
    shell: Shell,
    shown: Arriving,
    table: RunningTable,
    member: Member,
    seat: Seat | None,
    way: str,
    is_first: bool = False,
) -> None:
    """Shows a guest their table; `is_first`: they have not been in the room before."""
    waiting = Waiting(shell, _welcome(shell, member, way), shell.quit)
    shell.push(waiting)
    if is_first:
        shell.announcer.aside(privacy_hint(shell))

    def left() -> None:
        shell.pop(waiting)
        shell.back(quiet=bool(shell.screens))

    def came_in(session: GuestSession | Rejection | Exception) -> None:
        if not isinstance(session, GuestSession) or session.close_reason is not None:
            if waiting in shell.screens:  # there is no place here for this person
                shell.announcer.aside(_no_place(session, way))
                left()
        elif waiting in shell.screens:
            shown.session = session
            shell.pop(waiting)
            SessionScreens(shell, session, left, way).begin()
            check_notices(shell, session)
        else:  # they have gone meanwhile
            session.close()

    enter_table(table, member, v.Sit(seat), came_in)


def _no_place(why: GuestSession | Rejection | Exception, way: str) -> Note:
    if isinstance(why, Rejection):
        return why.note
    reason = why.close_reason if isinstance(why, GuestSession) else None
    return close_reason_note(reason or CloseReason.SENT_AWAY, way)


def _come_in_lobby(
    shell: Shell,
    shown: Arriving,
    lobby: LobbyServer,
    result: Admitted,
    way: str,
    more: Sequence[MenuItem],
    is_first: bool,
) -> None:
    member = result.member
    here = shown.lobby = lobby.come(member, result.places, place=result.peer)

    def session_of(table: RunningTable, sit: v.Sit | None) -> LocalSession:
        session = shown.session = table.session(member, invited_to=sit)
        session.rate_limiter = table.services.rate_limiter
        return session

    def show(session: GuestSession) -> None:
        shown.session = session

    here.make_session, here.shown = session_of, show

    def left() -> None:
        shell.back(quiet=bool(shell.screens))

    shell.announcer.aside(_welcome(shell, member, way))
    if is_first:
        shell.announcer.aside(privacy_hint(shell))
    inside = InLobby(shell, here, left, way, more)
    if result.invited_to is None:
        inside.begin()
    else:
        inside.begin_at(result.invited_to.state.id)
    check_notices(shell, here)


def tell_goodbye(shell: Shell, way: str) -> None:
    """Says goodbye to a guest who goes, as what they are at wants it; `way` is how they came."""
    if shell.screens:
        told = next(
            (screen.closing_note for screen in reversed(shell.screens) if screen.closing_note), None
        )
        shell.announcer.reply(told or note("guest-goodbye", back=way_back(way)))
