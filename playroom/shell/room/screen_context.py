"""Context of the screens of a table session."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from playroom.engine.notes import Clean, Note, Rejection, note
from playroom.engine.registry import find_game
from playroom.room.table import values as v
from playroom.room.table.session import CloseReason, TableSession
from playroom.room.table.values import Phase
from playroom.shell.announcer import NOBODY
from playroom.shell.menu import MenuItem, item
from playroom.shell.room.lobby.contests import ContestScreens
from playroom.shell.room.talk import Talk
from playroom.shell.shell import Shell


def tell_invitation(shell: Shell, invitation: v.Invitation, way: str = "") -> None:
    """Announces an invitation; a guest by the page gets the page's address only. Lines to be copied
    are printed alone, without a full stop.
    """
    announcer = shell.announcer
    ids = {f"together-invitation-{name}": name for name in reversed(invitation.others)}
    others = {  # a browser asks least of a friend; a newer room may have doors unknown here
        name: (announcer.line(note(id_)), invitation.others[name])
        for id_, name in ids.items()
        if announcer.teller.has(id_)
    }
    if way == "page" and way in others:
        announcer.text(*others[way])
        shell.passed_on = others[way][1]
        return
    announcer.keep((note("together-invitation-kept", line=Clean.of(invitation.line, 300)),))
    lines = [announcer.line(note("together-invitation")), invitation.line]
    shell.passed_on = invitation.line
    announcer.text(*lines, *(part for other in others.values() for part in other))


def way_back(way: str) -> Note:
    """How one comes back who came by this way: the name of a door, `join`; or where one is then
    (`host`, `home`, `hall`).
    """
    return note(f"way-back-{way}")  # messages: way-back-<way>


def close_reason_note(why: CloseReason, way: str) -> Note:
    """Why one is not at a table, or in a room, any more."""
    id_ = f"together-farewell-{why.value.replace('_', '-')}"
    return note(id_, way=way, back=way_back(way))


class ScreenContext:
    """Context of a screen: the table session that is shown."""

    def __init__(
        self,
        shell: Shell,
        session: TableSession,
        way: str,
        in_lobby: bool,
        open_menu: Callable[[ScreenContext], None],
    ) -> None:
        """`way` is how one comes back: `join`, or the name of a door; in one's own room `host`.
        `open_menu` opens the menu of the table.
        """
        self.shell = shell
        self.session = session
        self.way = way
        self.in_lobby = in_lobby
        """Is one in the lobby of the room when one has left the table?"""
        self.contests: ContestScreens | None = None
        """The tournaments of the room, where one is in its lobby."""
        self.game = find_game(session.state.game)
        self.talk = Talk(shell, session, self.answer)
        self.next_table: Callable[[], bool] = lambda: False
        """Goes on to another table where it is one's turn; False when there is none."""
        self.finished = ""
        """The id of the last match that ended here, where its log comes to the player's store."""
        self._open_menu = open_menu
        self._asking = False
        self._asked = 0
        self._over = False

    def look_up(self) -> None:
        """Something was asked for, or answered."""

    def review_items(self) -> Sequence[MenuItem]:
        """The review of the match that has ended, until the next one begins."""
        is_on = self.session.state.phase in (Phase.PLAYING, Phase.PAUSED)
        if is_on or not self.finished:
            return ()
        return (item(note("review-mine"), self.review, note("review-about")),)

    def review(self) -> None:
        """Opens the review of the match that has ended."""
        self.shell.open("review", self.finished)

    def open_menu(self) -> None:
        """Opens the menu of the table."""
        self._open_menu(self)

    def ask(self, command: v.AnyCommand) -> None:
        """Asks for something; what comes of it answers the key."""
        self._asking = True
        self._asked += 1
        self.session.ask(command, self._answered)
        self.look_up()

    def _answered(self, result: Rejection | Exception | None) -> None:
        self._asking = False
        self._asked -= 1
        self.answer(result)
        self.look_up()

    @property
    def reserved(self) -> bool:
        """Is it a table of a tournament: one match, which begins by itself?"""
        return self.contests is not None and self.session.state.id in self.contests.tables

    @property
    def asking(self) -> bool:
        """Was something asked for, and not answered yet?"""
        return self._asked > 0

    def answer(self, result: Rejection | Exception | None) -> None:
        """Says why something was not done."""
        if isinstance(result, Rejection):
            self.shell.announcer.reply(result.note)
        elif result is not None:
            self.shell.fail(result)

    def invite(self) -> None:
        """An invitation to whatever seat is free, to be passed on."""

        def invited(result: v.Invitation | Rejection | Exception) -> None:
            if isinstance(result, v.Invitation):
                tell_invitation(self.shell, result, self.way)
            else:
                self.answer(result)

        self.session.invite(None, invited)

    def to_next_table(self) -> None:
        """To the next table where it is one's turn."""
        if not self.next_table():
            self.shell.announcer.reply(note("hall-no-turns"))

    def nudge(self) -> None:
        """Nudges the player who is awaited."""

        def on_result(result: Rejection | Exception | None) -> None:
            if result is None:
                self.shell.announcer.reply(note("together-nudged-them"))
            else:
                self.answer(result)

        self.session.nudge(on_result)

    def go(self, for_good: bool) -> None:
        """Leaves: for a while, or for good."""
        self.session.go(for_good, self.answer)

    def again(self) -> None:
        """The match is over and one wants to play again."""
        self.shell.hear_as(NOBODY)
        self.ask(v.BeReady(True, self.session.state.rows))

    def closed(self) -> None:
        """The list of the table has gone, and with it the session."""
        if not self._over:
            self._over = True
            self.session.close(self.shell.meant)

    @property
    def kinds(self) -> tuple[str, ...] | None:
        """What plays in each seat of the match that is on."""
        chair = self.session.chair
        if chair is None or self.session.state.phase not in (Phase.PLAYING, Phase.PAUSED):
            return None
        return tuple(person.kind for person in chair.people if person.seat is not None)
