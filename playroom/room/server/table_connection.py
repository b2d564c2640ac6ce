"""Table connection: the server side of one admitted client at a table. Client input is
untrusted.
"""

from __future__ import annotations

import traceback
from collections import OrderedDict
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

import msgspec

from playroom.engine.notes import Rejection
from playroom.engine.wire import BadJson, encode
from playroom.match.chair_server import ChairServer
from playroom.room.members.people import Member
from playroom.room.protocol import messages as e
from playroom.room.server.limits import TokenBucket
from playroom.room.table import values as v
from playroom.room.table.local_session import LocalSession
from playroom.room.table.owing import Owing, Sender
from playroom.room.table.running import RunningTable
from playroom.room.table.session import CloseReason, SessionHooks, Utterance
from playroom.store import StoreError

ANSWERS_KEPT = 64
"""Cached answers for requests that are repeated after a reconnect."""


class Answers:
    """What was answered to one person, by the ids of what they asked for: asked again after a cut,
    nothing is done twice.
    """

    def __init__(self, done: Iterable[str] = ()) -> None:
        """`done` are the ids of what was done before the room was last opened."""
        self._kept: OrderedDict[str, bytes | None] = OrderedDict()
        self._waiting: dict[str, Callable[[bytes], None]] = {}
        for id in done:
            if self.begin(id):
                self.keep(id, encode(e.Done(id)))

    def begin(self, id: str) -> bool:
        """Is it asked for the first time?"""
        if id in self._kept:
            return False
        self._kept[id] = None
        while len(self._kept) > ANSWERS_KEPT:
            oldest, _ = self._kept.popitem(last=False)
            self._waiting.pop(oldest, None)
        return True

    def keep(self, id: str, data: bytes) -> None:
        """This was answered."""
        if id in self._kept:
            self._kept[id] = data
        send = self._waiting.pop(id, None)
        if send is not None:
            send(data)

    def give(self, id: str, send: Callable[[bytes], None]) -> None:
        """It is asked for again, on another wire: what was answered, or will be."""
        given = self._kept.get(id)
        if given is not None:
            send(given)
        elif id in self._kept:
            self._waiting[id] = send


class TableConnection:
    """A person who has been let in, at the end of a wire."""

    def __init__(
        self,
        table: RunningTable,
        member: Member,
        sender: Sender,
        answers: Answers,
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
        self._bot_pause = bot_pause
        self._known = known
        self._mirror: ChairServer | None = None
        self._match = ""
        self._rejoins = TokenBucket(0.5, 5)
        self._rejoin: e.Resync | None = None
        """What was asked for last and is still to be sent: everything once more."""
        self.visit: LocalSession | None = None
        self.owing: Owing | None = None
        """Pending deliveries to the person."""
        self.sent_home: str | None = None
        """The match with a log that was sent on joining."""

    def enter(self, sit: v.Sit | None) -> LocalSession:
        """Comes in: tells everything, and from then on all that happens. Who comes for the first
        time wants to `sit`, or (None) watches.
        """
        visit = self.visit = self.table.visit(self.member, True, sit)
        visit.rate_limiter = self.table.services.rate_limiter
        before, missed = None, tuple[Any, ...]()
        known = self._known
        if known.rows and (since := self.table.recent.since(known.rows)) is not None:
            before, missed = since[0], tuple(map(v.as_told, since[1]))
        welcome = e.Snapshot(
            e.PROTOCOL,
            visit.room,
            visit.me,
            visit.life,
            missed,
            before,
            visit.sayings,
            visit.looks_after,
        )
        over = False

        def ended(why: CloseReason) -> None:
            nonlocal over
            over = True
            self._ended(why)

        visit.attach(
            SessionHooks(
                row=self._row,
                chair=self._chair,
                said=lambda saying: self._send(e.SomebodySaid(saying)),
                nudged=lambda nudge: self._send(e.Nudged(nudge)),
                order=lambda news: self._send(e.ModerationDone(news)),
                wire=lambda wire: None,
                missed=lambda count: None,
                proved=lambda proved, seats: None,
                ended=ended,
                failed=self._troubled,
            )
        )
        if over:  # there is no place for this person; they have been told
            return visit
        self._send(welcome)
        self._chair()
        game = self.table.kept_game()
        if game is not None and known.match == game.header.id != known.home:
            self.sent_home = game.header.id
            self._whole_game()  # the wire was cut before it came
        self._send(e.Synced())
        return visit

    def _send(self, message: e.AnyDown) -> None:
        self._sender.send(encode(message))

    def _failed(self, why: Exception) -> None:
        self.table.services.faults(["a wire:", *traceback.format_exception(why)])

    def _troubled(self, why: Exception) -> None:
        """Something went wrong that this person has not asked for."""
        if isinstance(why, StoreError) and why.hinders_all:
            self._send(e.Denied(e.UNASKED, Rejection.of("not_kept", "table-not-kept")))
        else:
            self._failed(why)

    # -- what is told ------------------------------------------------------------------------------

    def _row(self, row: v.TableEvent, before: v.TableState, now: v.TableState) -> None:
        happened: Any = v.as_told(row)
        self._send(e.Happened(happened))
        if isinstance(row, v.Ended):
            self._whole_game()

    def _chair(self) -> None:
        visit = self.visit
        if visit is None or visit.chair is None:
            return
        chair = visit.chair
        self._match = chair.header.id
        match = self._match

        def send(data: bytes) -> None:
            self._send(e.MatchUpdate(match, msgspec.Raw(data)))

        mirror = self._mirror = ChairServer(chair, send, self._failed, lambda: self._bot_pause)
        self._rejoin = None  # it was of another match
        known = self._known
        self._known = e.ResumePoint()
        mirror.start(known.after if known.match == match else None)
        chair.start()

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
        services.keeper.run(partial(services.ledger.number, game.header.id), tell)

    def _ended(self, why: CloseReason) -> None:
        self.visit = None  # what still comes on this wire is not read any more
        self._sender.bye(why.value)

    # -- what is asked for -------------------------------------------------------------------------

    def take(self, data: bytes) -> None:
        """A frame. Raises `BadJson` for what is none; nothing has happened then."""
        self.heed(e.read_up(data))

    def heed(self, message: e.AnyUp) -> None:
        """What a frame held. Raises `BadJson` for what is none here."""
        visit = self.visit
        if visit is None:
            return
        match message:
            case e.MatchCommand(match, up):
                if self._mirror is not None and match == self._match:
                    self._mirror.take(bytes(up))
            case e.Resync():
                if not self._rejoins.take():
                    raise BadJson("everything once more, too often")
                is_asked, self._rejoin = self._rejoin is not None, message
                if not is_asked:  # once: a client that reads nothing must not queue whole games
                    self._sender.when_sent(partial(self._everything, self._mirror))
            case e.Ask(id, command):
                if self._first(id):
                    visit.ask(command, partial(self._answer, id), id)
            case e.Say(id, text, to, person):
                if self._first(id):
                    visit.say(Utterance(text, to, person, id), partial(self._answer, id))
            case e.NudgeThem(id):
                if self._first(id):
                    visit.nudge(partial(self._answer, id))
            case e.InviteOne(id, seat):
                if self._first(id):
                    visit.invite(seat, partial(self._invited, id))
            case e.Go(id, for_good):
                if self._first(id):
                    visit.go(for_good, partial(self._answer, id))
            case e.Pledged(match, commitment):
                self.table.commitments.pledge(self.member.id, match, commitment)
            case e.Showing(match, number):
                self.table.commitments.show(self.member.id, match, number)
            case e.AtHome(match):
                if self.owing is not None:
                    self.owing.has(match)
            case e.Login() | e.Agreed():
                raise BadJson("that is said at the door")
            case e.Enter() | e.Open() | e.Seek() | e.SeekNoMore() | e.SetPhrase():
                raise BadJson("there is no hall")

    def _everything(self, mirror: ChairServer | None) -> None:
        if mirror is not self._mirror:
            return  # all of another match has been told since
        rejoin, self._rejoin = self._rejoin, None
        if rejoin is None or mirror is None or self.visit is None:
            return
        try:
            mirror.at(rejoin.after)
        except Exception as why:
            self._failed(why)

    def _first(self, id: str) -> bool:
        if self._answers.begin(id):
            return True
        self._answers.give(id, self._sender.send)
        return False

    def _answer(self, id: str, came: Rejection | Exception | None) -> None:
        if isinstance(came, Exception):
            self._failed(came)
            came = Rejection.of("not_kept", "table-not-kept")
        message = e.Done(id) if came is None else e.Denied(id, came)
        self._reply(id, message)

    def _invited(self, id: str, came: v.Invitation | Rejection | Exception) -> None:
        if isinstance(came, v.Invitation):
            self._reply(id, e.Invited.of(id, came))
        else:
            self._answer(id, came)

    def _reply(self, id: str, message: e.AnyDown) -> None:
        data = encode(message)
        self._answers.keep(id, data)
        self._sender.send(data)

    def leave(self) -> None:
        """The person reconnects to another process of the room."""
        visit, self.visit = self.visit, None
        if visit is not None:
            self.table.send_on(visit)
        self.close()

    def tell_elsewhere(self, at: tuple[str, ...]) -> None:
        """There are (or are no more) other places of the room."""
        self._send(e.Elsewhere(at))

    def send_on(self, at: tuple[str, ...], again: int = 0) -> None:
        """There is a place elsewhere, or here `again` after so many seconds; now there is none."""
        self.leave()
        self._sender.bye("moved", again, at)

    def close(self) -> None:
        """The wire is cut."""
        visit, self.visit, self._mirror = self.visit, None, None
        if visit is not None:
            visit.close()
