"""Remote lobby: the lobby of a remote room, with the player's table there.

It owns no wire, like a session: `take` is given each frame, `send` takes frames; after a reconnect
the room tells the current place.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from playroom.engine.contract import Game
from playroom.engine.notes import Rejection
from playroom.engine.overriding import override
from playroom.engine.record import Word
from playroom.engine.wire import BadJson, encode
from playroom.room.client.remote_end import CLOSE_REASONS, Asked, RemoteEnd, new_id
from playroom.room.client.remote_session import RemoteSession
from playroom.room.contests.views import ContestCommand, ContestView
from playroom.room.fair.own_deals import OwnDeals
from playroom.room.lobby.lobby import TableSummary, in_order
from playroom.room.members.circle import Notice
from playroom.room.protocol import messages as e
from playroom.room.table import values as v
from playroom.room.table.deadlines import NOT_PACED
from playroom.room.table.session import (
    CloseReason,
    ConnectionState,
    Entered,
    Home,
    Lobby,
    LobbyHooks,
    OnResult,
    TableSession,
)


class RemoteLobby(RemoteEnd[LobbyHooks], Lobby):
    """One person in the lobby of a room elsewhere."""

    def __init__(
        self,
        lobby: e.InLobby,
        send: Callable[[bytes], None],
        home: Home,
        find: Callable[[str], Game[Any, Any]],
        deals: OwnDeals | None = None,
    ) -> None:
        """`home` archives a match from its log; `find` gives games by id; `deals` stores numbers of
        joint deals.
        """
        super().__init__(send)
        self.me = lobby.me
        self.name = lobby.name
        self.room = lobby.room
        self.role = lobby.role
        self._home = home
        self._find = find
        self._deals = deals
        self._cards = {card.table: card for card in lobby.cards}
        self._session: RemoteSession | None = None
        self._at: v.TableId | None = lobby.table
        """The table of the snapshot that follows."""
        self._leaving = False
        """Does one go, and the room has not said yet that one is in the lobby?"""
        self._found: bool | None = None
        self._seeking: tuple[Word, v.Language | None] | None = None
        self._contests: tuple[ContestView, ...] = ()
        self._later: list[bytes] = []
        self._closing = False
        self.learned: Callable[[RemoteSession], None] = lambda session: None
        """Told of every table that one comes to."""

    # -- what is known -----------------------------------------------------------------------------

    @property
    @override
    def cards(self) -> tuple[TableSummary, ...]:
        return in_order(self._cards.values())

    @property
    @override
    def session(self) -> RemoteSession | None:
        return None if self._leaving else self._session

    @property
    @override
    def seeking(self) -> tuple[Word, v.Language | None] | None:
        return self._seeking

    @property
    @override
    def contests(self) -> tuple[ContestView, ...]:
        return self._contests

    @override
    def ask_contest(self, command: ContestCommand, on_result: OnResult) -> None:
        self._request(e.ForContest(new_id(), command), on_result)

    @property
    def waits(self) -> bool:
        """Is one on the way to a table, by what the room has said first?"""
        return self._at is not None

    @property
    def known(self) -> e.ResumePoint:
        """What another wire begins after."""
        session = self.session
        return e.ResumePoint() if session is None or session.goes else session.known

    @property
    @override
    def forgets(self) -> bool:
        return self._session is not None and self._session.forgets

    @forgets.setter
    def forgets(self, forgets: bool) -> None:
        if self._session is not None:
            self._session.forgets = forgets

    # -- what comes --------------------------------------------------------------------------------

    def take(self, data: bytes) -> None:
        """A frame of the room. Raises what `RemoteSession.take` raises."""
        match e.read_down(data):
            case e.InLobby() as lobby:
                self._again(lobby)
            case e.SummaryChanged(card):
                self._card(card)
            case e.SummaryGone(table):
                self._gone(table)
            case e.ContestsTold(contests):
                self._contests = contests
                self._safely(lambda hooks: hooks.contests(contests))
            case e.Found(opened):
                self._found = opened
            case e.Parted(why, cards):
                self._at = None
                self._cards = {card.table: card for card in cards}
                self._parted(CLOSE_REASONS.get(why, CloseReason.LEFT))
            case e.Snapshot() as welcome:
                self._welcome(welcome)
            case e.Done(id) | e.Denied(id) as answer if id in self._asked:
                self._answered(answer)
            case e.PrivacyTold(id) | e.PersonalTold(id) as told if id in self._asked:
                self._told(told)
            case Notice() as notice:
                self._safely(lambda hooks: hooks.notice(notice))
            case e.MissedGame() as missed:
                self.missed(missed)
            case e.Elsewhere(at):
                self.elsewhere(at)
            case e.Close() as close:
                self._closed(close)
            case e.ModerationDone(news) if self._session is None:
                self._safely(lambda hooks: hooks.order(news))
            case e.Challenge():
                raise BadJson("one greeting is enough")
            case message if self._session is not None and not self._leaving:
                self._session.heed(message)

    def _again(self, lobby: e.InLobby) -> None:
        """Another wire to the same room."""
        if lobby.me != self.me:
            raise BadJson("somebody else")
        self._at = lobby.table
        if self._leaving or (self._session is not None and self._session.state.id != lobby.table):
            goes = self._leaving or (self._session is not None and self._session.goes)
            self._parted(CloseReason.LEFT if goes else CloseReason.CLOSED)
        self._all(lobby.cards)
        if self._seeking is not None and self._session is None:
            self.send(encode(e.Seek(new_id(), *self._seeking)))
        self._ask_again()  # afterwards: one may have asked for something else since

    def _all(self, cards: tuple[TableSummary, ...]) -> None:
        """The tables as they are now."""
        for table in set(self._cards) - {card.table for card in cards}:
            self._gone(table)
        for card in cards:
            self._card(card)

    def _card(self, card: TableSummary) -> None:
        before = self._cards.get(card.table)
        self._cards[card.table] = card
        if card != before and self._session is None:
            self._safely(lambda hooks: hooks.card(card, before))

    def _gone(self, table: v.TableId) -> None:
        card = self._cards.pop(table, None)
        if card is not None and self._session is None:
            self._safely(lambda hooks: hooks.gone(card))

    def _welcome(self, welcome: e.Snapshot) -> None:
        self._at = None
        if self._session is not None and not self._leaving:
            self._session.heed(welcome)
            return
        game = self._find(welcome.state.game)
        self._seeking = None
        session = self._session = RemoteSession(
            welcome, game, self.send, self._home, self._find, self._deals
        )
        session.in_lobby = True
        session.part = session.hang_up = partial(self._leaves, session)
        self.learned(session)
        opened, self._found = self._found, None
        if opened is not None:
            was_opened = opened
            self._safely(lambda hooks: hooks.found(session, was_opened))

    def _leaves(self, session: RemoteSession) -> None:
        """The one who showed it has gone from a table; the room has been told."""
        if self._session is session and not session.is_over:
            self._leaving = True

    def _parted(self, why: CloseReason) -> None:
        if self._closing:
            self._close_reason = why
        session, self._session, self._leaving = self._session, None, False
        if session is not None:
            session.end(why)
        later, self._later = self._later, []
        for data in later:
            self.send(data)

    def _answered(self, answer: e.Done | e.Denied) -> None:
        message, on_result = self._asked.pop(answer.id)
        if isinstance(message, e.AskPrivacy | e.Personal) and not isinstance(answer, e.Denied):
            raise BadJson("an answer to something else")
        if isinstance(answer, e.Denied):
            result: TableSession | Rejection | None = answer.refusal
        elif isinstance(message, e.Enter | e.Open):
            result = self.session
            if result is None:  # it is over already
                result = Rejection.of("no_place", "hall-no-no-place")
        else:
            result = None
            if isinstance(message, e.Seek):
                self._seeking = message.game, message.language
            elif isinstance(message, e.SeekNoMore):
                self._seeking = None
        self._safely(lambda hooks: on_result(result))

    # -- what is asked for -------------------------------------------------------------------------

    @override
    def enter(self, table: v.TableId, watch: bool, on_result: Entered) -> None:
        self._request(e.Enter(new_id(), table, watch), on_result)

    @override
    def open(self, game: Word, preset: Word | None, listed: bool, on_result: Entered) -> None:
        self._request(e.Open(new_id(), game, preset, listed), on_result)

    @override
    def seek(self, game: Word, language: v.Language | None, on_result: OnResult) -> None:
        self._request(e.Seek(new_id(), game, language), on_result)

    @override
    def seek_no_more(self, on_result: OnResult) -> None:
        self._request(e.SeekNoMore(new_id()), on_result)

    @override
    def set_phrase(self, phrase: str, on_result: OnResult) -> None:
        self._request(e.SetPhrase(new_id(), phrase), on_result)

    @override
    def take_vacation(self, days: int, on_result: OnResult) -> None:
        if any(card.pace and card.mine for card in self._cards.values()):
            self._request(e.Rest(new_id(), days), on_result)
        else:
            on_result(NOT_PACED)

    def _request(self, message: Asked, on_result: Callable[[Any], None]) -> None:
        """See `RemoteEnd`; while leaving a table, requests are queued until the lobby is back."""
        if self._leaving:
            self._asked[message.id] = message, on_result
            self._later.append(encode(message))
        else:
            super()._request(message, on_result)

    # -- the room ----------------------------------------------------------------------------------

    def tell_wire(self, wire: ConnectionState) -> None:
        """The wire is cut, or there again."""
        if self.session is not None:
            self.session.tell_wire(wire)
        elif not self.is_over:
            self._safely(lambda hooks: hooks.wire(wire))

    def _ends(self, why: CloseReason) -> None:
        session, self._session = self._session, None
        if session is not None:
            session.end(why)

    @override
    def close(self, meant: bool = False) -> None:
        self._hooks = None
        self._asked.clear()
        session = self.session
        if session is not None:
            session.part = session.hang_up = lambda: None
            self._closing = meant
            session.close(meant)
        if self._closing:
            self.part()
        else:
            self.hang_up()
