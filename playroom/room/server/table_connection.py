"""Table connection: the server side of one admitted client at a table. Client input is
untrusted.
"""

from __future__ import annotations

import traceback
from functools import partial
from typing import Any

from playroom.engine.chair import Chair
from playroom.engine.notes import Rejection
from playroom.engine.record import replace
from playroom.engine.wire import BadJson, encode
from playroom.room.members.people import Member
from playroom.room.moderation.privacy import Privacy
from playroom.room.protocol import messages as e
from playroom.room.server.chair_server import ChairServer
from playroom.room.server.responses import Responder, ResponseCache
from playroom.room.table import values as v
from playroom.room.table.local_session import LocalSession
from playroom.room.table.owing import Owing, Sender
from playroom.room.table.running import RunningTable
from playroom.room.table.session import CloseReason, SessionHooks, Utterance
from playroom.store import StoreError


class TableConnection:
    """A person who has been let in, at the end of a wire."""

    def __init__(
        self,
        table: RunningTable,
        member: Member,
        sender: Sender,
        answers: ResponseCache,
        known: e.ResumePoint,
        bot_pause: float,
    ) -> None:
        """`known` is what the other end knows already; `bot_pause` are the seconds that bots wait
        for the one who listens there.
        """
        self.table = table
        self.member = member
        self._sender = sender
        self._answers = answers
        self._responder = Responder(answers, self._send, self._failed)
        self._bot_pause = bot_pause
        self._known = known
        self._chair_server: ChairServer | None = None
        self.is_relayed = False
        """Is it another process of the room, for a guest with a shell there?"""
        self.session: LocalSession | None = None
        self.owing: Owing | None = None
        """Pending deliveries to the person."""
        self.sent_home: str | None = None
        """The match with a log that was sent on joining."""

    def enter(self, sit: v.Sit | None) -> LocalSession:
        """Comes in: tells everything, and from then on all that happens. Who comes for the first
        time wants to `sit`, or (None) watches.
        """
        session = self.session = self.table.session(self.member, True, sit)
        session.moved = lambda: self.send_on(self.table.services.membership.elsewhere())
        session.rate_limiter = self.table.services.rate_limiter
        before, missed = None, tuple[Any, ...]()
        known = self._known
        if known.rows and (since := self.table.recent.since(known.rows)) is not None:
            before, missed = since[0], tuple(map(v.as_told, since[1]))
        welcome = e.Snapshot(
            session.room,
            session.me,
            session.state,
            missed,
            before,
            session.sayings,
            session.is_moderator,
            no_hints=session.forbids_hints,
        )
        over = False

        def ended(why: CloseReason) -> None:
            nonlocal over
            over = True
            self._ended(why)

        session.attach(
            SessionHooks(
                row=self._row,
                chair=self._chair,
                said=lambda saying: self._send(e.SomebodySaid(saying)),
                nudged=lambda nudge: self._send(e.Nudged(nudge)),
                order=lambda news: self._send(e.ModerationDone(news)),
                notice=self._send,
                wire=lambda wire: None,
                missed=lambda count: None,
                proved=lambda proved, seats: None,
                ended=ended,
                failed=self._troubled,
            )
        )
        if over:  # there is no place for this person; they have been told
            return session
        if session.chair is None:
            self._send(welcome)
        else:
            is_known = known.match == session.chair.header.id
            chair = self._serve(session.chair, known.after if is_known else None)
            self._send(replace(welcome, chair=chair))
            session.chair.start()
        game = self.table.kept_game()
        if game is not None and known.match == game.header.id != known.home:
            self.sent_home = game.header.id
            self._whole_game()  # the wire was cut before it came
        self._send(e.Synced())
        return session

    def _send(self, message: e.AnyDown) -> None:
        self._sender.send(encode(message))

    def _failed(self, why: Exception) -> None:
        self.table.services.faults(["a wire:", *traceback.format_exception(why)])

    def _troubled(self, why: Exception) -> None:
        """Something went wrong that this person has not asked for."""
        if isinstance(why, StoreError) and why.hinders_all:
            self._send(e.NotKept())
        else:
            self._failed(why)

    # -- what is told ------------------------------------------------------------------------------

    def _row(self, row: v.TableEvent, before: v.TableState, now: v.TableState) -> None:
        happened: Any = v.as_told(row)
        self._send(e.Happened(happened))
        if isinstance(row, v.Ended):
            self._whole_game()

    def _chair(self) -> None:
        session = self.session
        if session is not None and session.chair is not None:
            self._send(self._serve(session.chair))
            session.chair.start()

    def _serve(self, chair: Chair, after: e.Position | None = None) -> e.At:
        """From now on all is told that is known at this chair; gives what is to be told first."""
        self._chair_server = ChairServer(
            chair, self._send, self._responder, self._failed, lambda: self._bot_pause
        )
        return self._chair_server.start(after)

    def _whole_game(self) -> None:
        table, deal = self.table, self.table.last_deal
        game = table.kept_game()
        if game is None:
            return
        sealed, shown = (None, ()) if deal is None else (deal.roster, deal.numbers)

        def tell(number: str | Exception | None) -> None:
            if isinstance(number, Exception):
                self._failed(number)
                return
            self._send(e.WholeGame(game.header, game.entries, number, sealed, shown))

        services = table.services
        services.write_queue.run(partial(services.room_store.number, game.header.id), tell)

    def _ended(self, why: CloseReason) -> None:
        self.session = None  # what still comes on this wire is not read any more
        self._sender.send_close(why.value)

    # -- what is asked for -------------------------------------------------------------------------

    def take(self, data: bytes) -> None:
        """A frame. Raises `BadJson` for what is none; nothing has happened then."""
        self.heed(e.read_up(data))

    def heed(self, message: e.AnyUp) -> None:
        """What a frame held. Raises `BadJson` for what is none here."""
        session = self.session
        if session is None:
            return
        match message:
            case e.Do() | e.LeaveGame() | e.ComeBack() | e.Hurry() as asked:
                if self._chair_server is not None:
                    self._chair_server.take(asked)
                elif not isinstance(asked, e.Hurry) and self._responder.is_first(asked.id):
                    self._responder.answer(asked.id, e.PLACE_CHANGED)
            case e.Pledged(match, commitment):
                self.table.commitments.pledge(self.member.id, match, commitment)
            case e.Showing(match, number):
                self.table.commitments.show(self.member.id, match, number)
            case e.AtHome(match):
                if self.owing is not None:
                    self.owing.has(match)
            case e.AskPrivacy(id):
                session.ask_privacy(lambda told: self._privacy(id, told))
            case e.Personal(id, command):
                if self._responder.is_first(id):
                    session.personal(command, partial(self._responder.answer, id))
            case e.Present(here) if self.is_relayed:
                session.mended() if here else session.cut()
            case e.Login() | e.Relayed() | e.Present() | e.Agreed():
                raise BadJson("that is said at the door")
            case e.Enter() | e.Open() | e.Seek() | e.SeekNoMore() | e.SetPhrase() | e.Rest():
                raise BadJson("there is no lobby")
            case e.Ask() | e.Say() | e.NudgeThem() | e.InviteOne() | e.Go():
                if self._responder.is_first(message.id):
                    self._ask(session, message)

    def _privacy(self, id: str, told: Privacy | Rejection | Exception) -> None:
        if isinstance(told, Privacy):
            self._send(e.PrivacyTold(id, told))

    def _ask(
        self, session: LocalSession, asked: e.Ask | e.Say | e.NudgeThem | e.InviteOne | e.Go
    ) -> None:
        on_result = partial(self._responder.answer, asked.id)
        match asked:
            case e.Ask(id, command):
                session.ask(command, on_result, id)
            case e.Say(id, text, to, person):
                session.say(Utterance(text, to, person, id), on_result)
            case e.NudgeThem():
                session.nudge(on_result)
            case e.InviteOne(_, seat):
                session.invite(seat, on_result)
            case e.Go(_, for_good):
                session.go(for_good, on_result)

    def leave(self) -> None:
        """The person reconnects to another process of the room."""
        session, self.session = self.session, None
        if session is not None:
            self.table.send_on(session)
        self._answers.drop_open()
        self.close()

    def tell_elsewhere(self, at: tuple[str, ...]) -> None:
        """There are (or are no more) other places of the room."""
        self._send(e.Elsewhere(at))

    def send_on(self, at: tuple[str, ...], again: int = 0) -> None:
        """There is a place elsewhere, or here `again` after so many seconds; now there is none."""
        self.leave()
        self._sender.send_close("moved", again, at)

    def close(self) -> None:
        """The wire is cut."""
        session, self.session, self._chair_server = self.session, None, None
        if session is not None:
            session.close()
