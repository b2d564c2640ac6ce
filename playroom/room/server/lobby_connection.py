"""Lobby connection: the server side of one client in a room with a lobby, and of its table there.
Client input is untrusted.
"""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Callable
from functools import partial

from playroom.engine.notes import Rejection
from playroom.engine.overriding import override
from playroom.engine.wire import BadJson, encode
from playroom.room.contests.views import ContestView
from playroom.room.lobby.lobby import TableSummary
from playroom.room.lobby.server import Arrived, LocalLobby
from playroom.room.protocol import messages as e
from playroom.room.server.admission import Refused
from playroom.room.server.relayed_table import ProgramRelay, RelayedTable
from playroom.room.server.responses import Responder, ResponseCache
from playroom.room.server.table_connection import TableConnection
from playroom.room.table import values as v
from playroom.room.table.local_session import LocalSession
from playroom.room.table.owing import Owing, Sender
from playroom.room.table.running import RunningTable
from playroom.room.table.session import CloseReason, ConnectionState, LobbyHooks
from playroom.store.faults import Faults

KNOWN_BY = 0.2
"""Seconds after which a program has been told of the table that was found for it."""
BACK = (CloseReason.LEFT.value, CloseReason.CLOSED.value, CloseReason.SENT_AWAY.value)
"""Reasons to leave a table that lead back to the lobby."""


class _AtTable(Sender):
    """The way back of a table: who leaves it is in the lobby."""

    def __init__(self, sender: Sender, parted: Callable[[str], None]) -> None:
        self._sender = sender
        self._parted = parted

    @override
    def send(self, data: bytes) -> None:
        self._sender.send(data)

    @override
    def when_sent(self, then: Callable[[], None]) -> None:
        self._sender.when_sent(then)

    @override
    def send_close(self, why: str, again: int | None = None, at: tuple[str, ...] = ()) -> None:
        if why in BACK:
            self._parted(why)
        else:
            self._sender.send_close(why, again, at)


class LobbyConnection:
    """A person who has been let in, at the end of a wire."""

    def __init__(
        self,
        lobby: LocalLobby,
        sender: Sender,
        answers: ResponseCache,
        known: e.ResumePoint,
        bot_pause: float,
        faults: Faults,
        relay: ProgramRelay | None = None,
    ) -> None:
        """`known` is what the other end knows already of the table that it was at; `relay` brings
        it to tables that may run in another process.
        """
        self._lobby = lobby
        self._sender = sender
        self._answers = answers
        self._responder = Responder(answers, self._send, self._failed)
        self._known = known
        self._bot_pause = bot_pause
        self._faults = faults
        self._relay = relay
        self.not_invited = False
        """Have they come with an invitation that is not good?"""
        self._door: TableConnection | RelayedTable | None = None
        self.owing: Owing | None = None
        """Pending deliveries to the person."""
        self._is_in = False
        lobby.make_session = self._make_session
        if relay is not None:
            lobby.bring = self._bring
        lobby.going = self._found
        self._is_found = False

    def enter(self, table: v.TableId | None, is_here: bool = True) -> None:
        """Comes in: tells the lobby, and goes on to a table when one may go there; one that is not
        here is relayed.
        """
        lobby = self._lobby
        found = None if table is None else lobby.may_enter(table)
        at = found if isinstance(found, RunningTable) else None
        self._send(
            e.InLobby(
                lobby.room,
                lobby.me,
                lobby.name,
                lobby.role,
                lobby.cards,
                None if at is None else at.state.id,
                self.not_invited,
            )
        )
        lobby.attach(
            LobbyHooks(
                card=self._card,
                gone=lambda card: self._send(e.SummaryGone(card.table)),
                found=lambda session, opened: None,
                wire=_nothing,
                ended=lambda why: self._sender.send_close(why.value),
                failed=self._failed,
                order=lambda news: self._send(e.ModerationDone(news)),
                contests=self._contests,
                notice=self._send,
            )
        )
        self._contests(lobby.contests)
        if at is not None and is_here:
            lobby.go_in(at, at.state.guest(lobby.me) is not None, lambda result: None)
        elif at is not None:
            lobby.has_come(self._relayed(at.state.id, v.Sit(lobby.places.get(at.state.id))))
        self._known = e.ResumePoint()
        self._is_in = True

    @property
    def sent_home(self) -> str | None:
        """The match with a log that was sent on joining the table."""
        return None if self._door is None else self._door.sent_home

    def _make_session(self, table: RunningTable, sit: v.Sit | None) -> LocalSession:
        sender = _AtTable(self._sender, self._parted)
        known = self._known if self._known.table == table.state.id else e.ResumePoint()
        door = self._door = TableConnection(
            table, self._lobby.member, sender, self._answers, known, self._bot_pause
        )
        session = door.enter(sit)
        session.moved = lambda: self.send_on(table.services.membership.elsewhere())
        if self.owing is not None and self._is_in:
            self.owing.look(but=door.sent_home)
        return session

    def _bring(
        self,
        table: RunningTable,
        sit: v.Sit | None,
        here: Callable[[Exception | None], None],
        arrived: Arrived,
    ) -> None:
        """Sends the program where a table runs; who was found a table comes there first, or it
        would not know of it.
        """
        relay, was_found = self._relay, self._is_found
        self._is_found = False
        assert relay is not None

        async def go() -> None:
            id = table.state.id
            try:
                at = await relay.route(self._lobby.me, id)
            except Refused:
                arrived(Rejection.of("no_place", "hall-no-no-place"))
            except Exception as why:
                here(why)
            else:
                if at is None:
                    table.load(here)
                elif at and not was_found:
                    self.send_on(at)  # and it asks there again
                else:

                    def came() -> None:
                        arrived(door)
                        self._moves(door, at)

                    door = self._relayed(id, sit, came)

        relay.run(go())

    def _relayed(
        self, table: v.TableId, sit: v.Sit | None, came: Callable[[], None] = lambda: None
    ) -> RelayedTable:
        assert self._relay is not None
        known = self._known if self._known.table == table else e.ResumePoint()
        sender = _AtTable(self._sender, self._parted)
        door = self._door = self._relay.table(
            self._lobby.member, table, sit, known, self._lobby.games or {}, sender, came
        )
        return door

    def _moves(self, door: RelayedTable, at: tuple[str, ...]) -> None:
        """The program knows of the table by now, and may find it by itself at these places."""

        def move() -> None:
            if at and self._door is door:
                self.send_on(at)

        asyncio.get_running_loop().call_later(KNOWN_BY, move)

    def _parted(self, why: str) -> None:
        self._door = None
        self._lobby.is_back()
        self._send(e.Parted(why, self._lobby.cards))

    def _found(self, opened: bool) -> None:
        self._is_found = True
        self._send(e.Found(opened))

    def _card(self, card: TableSummary, before: TableSummary | None) -> None:
        self._send(e.SummaryChanged(card))

    def _contests(self, contests: tuple[ContestView, ...]) -> None:
        self._send(e.ContestsTold(contests))

    def _send(self, message: e.AnyDown) -> None:
        self._sender.send(encode(message))

    def _failed(self, why: Exception) -> None:
        self._faults(["a wire:", *traceback.format_exception(why)])

    # -- what is asked for -------------------------------------------------------------------------

    def take(self, data: bytes) -> None:
        """A frame. Raises `BadJson` for what is none; nothing has happened then."""
        message = e.read_up(data)
        if isinstance(message, e.Personal) and isinstance(self._door, RelayedTable):
            self._door.heed(message)
            return
        if isinstance(message, e.AtHome):
            if self.owing is not None:
                self.owing.has(message.match)
            return
        if isinstance(message, e.AskPrivacy):
            self._send(e.PrivacyTold(message.id, self._lobby.privacy))
            return
        if isinstance(message, e.Personal):
            if self._responder.is_first(message.id):
                answer = partial(self._responder.answer, message.id)
                self._lobby.personal(message.command, answer)
            return
        if not isinstance(message, e.LobbyUp):
            if self._door is not None:
                self._door.heed(message)
            elif isinstance(message, e.Login | e.Relayed | e.Present):
                raise BadJson("one hello is enough")
            return  # it was meant for a table that one has just left
        if isinstance(message, e.Seek | e.SeekNoMore):
            # a disconnected person's ticket has ended, whatever was answered before
            self._answers.begin(message.id)
        elif not self._responder.is_first(message.id):
            return
        lobby, on_result = self._lobby, partial(self._responder.answer, message.id)
        match message:
            case e.Enter(_, table, watch):
                lobby.enter(table, watch, on_result)
            case e.Open(_, game, preset, listed):
                lobby.open(game, preset, listed, on_result)
            case e.Seek(_, game, language):
                lobby.seek(game, language, on_result)
            case e.SeekNoMore():
                lobby.seek_no_more(on_result)
            case e.ForContest(_, command):
                lobby.ask_contest(command, on_result)
            case e.SetPhrase(_, phrase):
                lobby.set_phrase(phrase, on_result)
            case e.Rest(_, days):
                lobby.take_vacation(days, on_result)

    @property
    def session(self) -> LocalSession | None:
        """The session at the table here where the member is."""
        return None if self._door is None else self._door.session

    def tell_elsewhere(self, at: tuple[str, ...]) -> None:
        """There are (or are no more) other places of the room."""
        self._send(e.Elsewhere(at))

    def send_on(self, at: tuple[str, ...], again: int = 0) -> None:
        """There is a place elsewhere, or here `again` after so many seconds; now there is none."""
        if self._door is not None:
            self._door.leave()
        self._answers.drop_open()
        self._lobby.send_on()
        self._sender.send_close("moved", again, at)

    def close(self) -> None:
        """The wire is cut."""
        if self._door is not None:
            self._door.close()
        self._lobby.close()


def _nothing(wire: ConnectionState) -> None:
    """There is no wire between here and the lobby."""
