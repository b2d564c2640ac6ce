"""Arrival of a guest by SSH or browser: name, house rules, invitation, then lobby or table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple, Protocol, TypeVar

from playroom.engine.notes import Clean, Kind, Note, Rejection, note
from playroom.engine.record import Seat
from playroom.locale import LANGUAGES, Listener, teller_of
from playroom.room.lobby.server import LobbyServer, LocalLobby
from playroom.room.members.names import name_of
from playroom.room.members.people import Member
from playroom.room.moderation.house_rules import agree, agreed
from playroom.room.table import values as v
from playroom.room.table.context import RoomContext
from playroom.room.table.local_session import LocalSession
from playroom.room.table.running import RunningTable
from playroom.room.table.session import CloseReason
from playroom.shell.menu import MenuItem
from playroom.shell.prompt import Prompt
from playroom.shell.room.house_rules import RulesAsked
from playroom.shell.room.joining import Waiting
from playroom.shell.room.lobby.screen import InLobby
from playroom.shell.room.session_screens import SessionScreens
from playroom.shell.shell import Shell

T = TypeVar("T")

NOBODY = Listener(None, (), ())
UNNAMED = Clean.of("?")
"""Name of a guest who has not given one yet; it is never announced."""


class Arriving(Protocol):
    """What shows a session to a guest by SSH or browser."""

    visit: LocalSession | None
    """What is shown, once there is something."""
    lobby: LocalLobby | None
    """The lobby that they are in, in a room that has one."""


def close_all(shown: Arriving, meant: bool) -> None:
    """Closes the lobby or session that is shown; `meant`: on purpose, not a lost connection."""
    if shown.lobby is not None:
        shown.lobby.close(meant)
    elif shown.visit is not None:
        shown.visit.close(meant)


class Credentials(NamedTuple):
    """Credentials of a connection: keys shown, and the peer's address."""

    keys: tuple[str, ...]
    place: str


class NameAsked(Prompt):
    """Asks a guest for their name, until there is one."""

    def __init__(
        self,
        shell: Shell,
        done: Callable[[Clean], None],
        why: Note | None = None,
        language_open: bool = False,
    ) -> None:
        """`why`: the refusal of the previous name; `language_open`: the guest's language is
        unknown, so the prompt says that there is another one.
        """
        super().__init__(shell, note("guest-name"), self._typed, self._again, why)
        self._named = done
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
        if name:
            self._named(name)
        else:
            self._again()

    def _again(self) -> None:
        """Nothing was typed that is a name."""
        self.shell.push(NameAsked(self.shell, self._named))

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


def meanwhile(
    shell: Shell,
    services: RoomContext,
    act: Callable[[], T],
    done: Callable[[T | Exception], None],
) -> None:
    """Runs `act` in the store's thread behind a wait screen, since an empty stack of screens ends
    the shell. A guest who leaves gets no answer.
    """
    waiting = Waiting(shell, note("guest-wait"), shell.quit)
    shell.put(waiting)

    def came(answer: T | Exception) -> None:
        if waiting in shell.screens:
            shell.pop(waiting)
            done(answer)

    services.keeper.run(act, came)


def arrive(
    shell: Shell,
    shown: Arriving,
    table: RunningTable,
    member: Member,
    seat: Seat | None,
    way: str,
    trail: Credentials | None = None,
) -> None:
    """To the table; the first time to the seat that one was invited to. `way` is how one comes back
    (see `SessionScreens`); `trail`: by what one has come (None: the one who runs the room).
    """
    come_in = partial(_come_in, shell, shown, table, member, seat, way)
    _let_in(shell, table.services, member, trail, come_in, way)


def _let_in(
    shell: Shell,
    services: RoomContext,
    member: Member,
    trail: Credentials | None,
    come_in: Callable[[], None],
    way: str,
) -> None:
    """Admits a member who is not banned, once the house rules are agreed to."""
    house, ledger = services.house, services.ledger

    def is_banned() -> bool:
        barred = trail is not None and services.moderation.bans(member.id, trail.keys, trail.place)
        if barred:
            shell.announcer.aside(note("together-trouble-bye", why="barred"))
            shell.back(quiet=True)
        return barred

    if is_banned():
        return

    def leave() -> None:
        shell.announcer.reply(note("house-not-agreed"))
        shell.back(quiet=True)

    def agrees() -> None:
        services.keeper.run(lambda: agree(ledger, member.id, house), lambda came: None)
        if not is_banned():  # perhaps while they read the rules of the house
            come_in()

    def known(came: bool | Exception) -> None:
        if isinstance(came, Exception):
            shell.fail(came)
            shell.back(quiet=True)
        elif came:
            come_in()
        else:
            shell.push(RulesAsked(shell, house.told(shell.language), agrees, leave))

    if trail is None or not house.rules:
        come_in()
    else:
        meanwhile(shell, services, lambda: agreed(ledger, member.id, house), known)


def _welcome(member: Member, way: str) -> Note:
    """Tells a guest that they are in, and the name that the room took: it may not be what they
    typed, when a key of theirs went to their reader.
    """
    return note("guest-welcome", Kind.TABLE, way=way, name=member.name)


def _come_in(
    shell: Shell,
    shown: Arriving,
    table: RunningTable,
    member: Member,
    seat: Seat | None,
    way: str,
) -> None:
    visit = shown.visit = table.visit(member, invited_to=v.Sit(seat))
    visit.rate_limiter = table.services.rate_limiter

    waiting = Waiting(shell, _welcome(member, way), shell.quit)
    shell.push(waiting)

    def left() -> None:
        shell.pop(waiting)
        shell.back(quiet=bool(shell.screens))

    visiting = SessionScreens(shell, visit, left, way)

    def came_in(came: Rejection | Exception | None) -> None:
        if visit not in table.visits:  # there is no place here for this person
            if waiting in shell.screens:  # it was so at once, before anybody could tell it
                why = visit.farewell or CloseReason.SENT_AWAY
                told = f"together-farewell-{why.value.replace('_', '-')}"
                shell.announcer.aside(note(told, way=way))
                left()
            return
        if waiting in shell.screens:  # else they have gone meanwhile
            shell.pop(waiting)
            visiting.begin()

    table.submit(lambda life: (), came_in)  # behind the row that tells that they are here


def arrive_in_hall(
    shell: Shell,
    shown: Arriving,
    lobby: LobbyServer,
    member: Member,
    places: Mapping[v.TableId, Seat | None],
    invited_to: RunningTable | None,
    way: str,
    trail: Credentials | None = None,
    more: Sequence[MenuItem] = (),
    invited: bool = True,
) -> None:
    """To the lobby, or to the table that one was invited to; one's places (see `LobbyServer.come`)
    are tables of one's own there. `trail` as in `arrive`, `more` as in `InLobby`; not `invited`: by
    an invitation that is not good.
    """
    place = "" if trail is None else trail.place
    come_in = partial(
        _come_in_hall, shell, shown, lobby, member, places, invited_to, way, more, invited, place
    )
    _let_in(shell, lobby.services, member, trail, come_in, way)


def _come_in_hall(
    shell: Shell,
    shown: Arriving,
    lobby: LobbyServer,
    member: Member,
    places: Mapping[v.TableId, Seat | None],
    invited_to: RunningTable | None,
    way: str,
    more: Sequence[MenuItem],
    invited: bool,
    place: str,
) -> None:
    here = shown.lobby = lobby.come(member, places, place=place)

    def visit_of(table: RunningTable, sit: v.Sit | None) -> LocalSession:
        visit = shown.visit = table.visit(member, invited_to=sit)
        visit.rate_limiter = table.services.rate_limiter
        return visit

    here.make_visit = visit_of

    def left() -> None:
        shell.back(quiet=bool(shell.screens))

    shell.announcer.aside(_welcome(member, way))
    if not invited:
        shell.announcer.aside(note("guest-not-invited", Kind.REFUSAL))
    inside = InLobby(shell, here, left, way, more)
    if invited_to is None:
        inside.begin()
    else:
        inside.begin_at(invited_to.life.id)


def tell_goodbye(shell: Shell, way: str) -> None:
    """Says goodbye to a guest who goes, as what they are at wants it; `way` is how they came."""
    if shell.screens:
        told = next((screen.goodbye for screen in reversed(shell.screens) if screen.goodbye), None)
        shell.announcer.reply(told or note("guest-goodbye", way=way))
