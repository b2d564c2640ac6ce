"""Screens of a table session: the waiting room, and the match above it."""

from __future__ import annotations

from collections.abc import Callable

from playroom.engine.deal.seal import seal
from playroom.engine.notes import Kind, note
from playroom.engine.overriding import override
from playroom.engine.table import Ask
from playroom.room.moderation.state import ModerationNews
from playroom.room.table import values as v
from playroom.room.table.session import CloseReason, GameHome, Proof, SessionHooks, TableSession
from playroom.room.table.values import Phase, TableState
from playroom.shell.announcer import NOBODY
from playroom.shell.room.homecoming import keep_game, tell_missed
from playroom.shell.room.member.ratings import ask_change
from playroom.shell.room.menus import open_room_menu, parting_note
from playroom.shell.room.room_table import RoomTable
from playroom.shell.room.screen_context import ScreenContext, close_reason_note
from playroom.shell.room.telling import (
    is_sent_out,
    moderation_note,
    place_note,
    proof_note,
    saying_note,
    told,
)
from playroom.shell.room.waiting_room import WaitingRoom
from playroom.shell.room.wire_news import WireNews
from playroom.shell.shell import Screen, Shell
from playroom.shell.table.fairness import tells_all

MOST_MISSED = 6
"""Lines that are told after a cut; of more only how many they are."""


class SessionScreens(ScreenContext):
    """Screens of one table session: shows it, and says what happens there."""

    def __init__(
        self,
        shell: Shell,
        session: TableSession,
        left: Callable[[], None],
        way: str = "join",
        in_lobby: bool = False,
    ) -> None:
        """`left` is called when the session has ended and its screens are closed; `way` is how to
        come back (`join`, the name of a door; in one's own room `host`). `in_lobby`: leaving the
        table leads to the lobby.
        """
        super().__init__(shell, session, way, in_lobby, open_room_menu)
        self._left = left
        self._sent_out = set[v.PersonId]()
        """Who was told to leave the room; nothing that follows from it is told besides."""
        self._table: RoomTable | None = None
        self._waiting_room = WaitingRoom(self)
        # told by a row when that comes only now
        self._place = place_note(session.state, session.me)
        session.attach(
            SessionHooks(
                row=self._row,
                chair=self._chair,
                said=self._said,
                nudged=self._nudged,
                wire=WireNews(shell).tell,
                missed=self._missed,
                proved=self._proved,
                ended=self._ended,
                failed=self._failed,
                order=self._order,
                notice=lambda notice: shell.announcer.tell((notice.note,)),
                ended_meanwhile=self._ended_meanwhile,
            )
        )

    def _failed(self, why: Exception) -> None:
        """Something went wrong that the player has not asked for."""
        line = self.shell.hindrance(why)
        if line is None:
            self.shell.fail(why)
        elif self._table is None:
            self.shell.announcer.aside(note("table-unkept", Kind.TABLE, why=line, mine=True))
        elif self._table.happening.unkept is None:
            self._table.happening.failed(why)

    def begin(self) -> None:
        """Opens the table."""
        self.shell.give_way()
        self.shell.put(self._waiting_room)
        if self._place is not None:
            self.shell.announcer.tell((self._place,))
        if self.session.chair is not None and self.session.state.phase in (
            Phase.PLAYING,
            Phase.PAUSED,
        ):
            self._chair()
        elif self.session.seat is None and self.session.state.free:  # a seat is on its way
            self.shell.announcer.reply(self._waiting_room.title)
        else:
            self._waiting_room.announce()

    @override
    def look_up(self) -> None:
        self._waiting_room.look_up()

    @override
    def review(self) -> None:
        if self._table is not None:
            self.shell.pop(self._table)  # a match that is over, and what is open above it
        super().review()

    @property
    def sent_out(self) -> bool:
        """Has one been told that one has to leave the room, by whom and why?"""
        return self.session.me in self._sent_out

    # -- what is told ------------------------------------------------------------------------------

    def _row(self, row: v.TableEvent, before: TableState, state: TableState) -> None:
        if self._is_told_otherwise(row, before):
            return
        if isinstance(row, v.Came) and row.person != self.session.me:
            self._sent_out.discard(row.person)
        lines = told(row, before, state, self.session.me, self.game, self.shell.language)
        self.shell.announcer.tell(lines, answers=self._asking and bool(lines))
        if lines:
            self._asking = False
        if isinstance(row, v.Resumed) and self._table is None:
            self._chair()  # a match that waited for its people
        in_front = self._waiting_room in self.shell.screens[-1:]  # of one who is leaving nothing is
        if row == v.Sat(self.session.me, self.session.seat or 0):
            self._waiting_room.at = 0  # on Ready
            if in_front:
                self.shell.announcer.aside(*self._waiting_room.place())
        if isinstance(row, v.RulesChanged):
            me = state.guest(self.session.me)
            if me is not None and me.seat is not None and row.by != me.id:
                there = "other"
                if self.shell.front is self._waiting_room:
                    there = "list" if self._waiting_room.at else "ready"
                self.shell.announcer.tell((note("together-agree", Kind.TABLE, there=there),))
        if isinstance(row, v.Ended):
            self._hold()
            if self.session.chair is not None and self.session.chair.seat is not None:
                self.finished = row.match if state.opens_deals else ""
            if self.session.seat is not None:
                ask_change(self.shell, self.session, row.match)
        self.look_up()
        self.shell.changed()

    def _hold(self) -> None:
        """A match that one has played is over."""
        home, chair, hold = self.session.finished, self.session.chair, self.shell.hold
        outcome = None if chair is None else chair.outcome
        if hold is not None and home is not None and outcome is not None:
            hold(home, outcome)

    def _is_told_otherwise(self, row: v.TableEvent, before: TableState) -> bool:
        """Does another line tell all of a row? Who is kicked is sent from the table
        too; of who leaves a seat in a match the match tells it, with what becomes of the seat.
        """
        if isinstance(row, v.KickedFromTable):
            return row.person in self._sent_out
        if not isinstance(row, v.Gone) or row.person == self.session.me:
            return False
        gone, kinds = before.guest(row.person), self.kinds
        if gone is None or gone.seat is None or kinds is None:
            return False
        return kinds[gone.seat] == "person"

    def _chair(self) -> None:
        """A match has begun, or one sits elsewhere at it."""
        chair = self.session.chair
        if chair is None:
            return
        self.shell.give_way()
        old, self._table = self._table, None
        if old is not None:
            self.shell.pop(old)
        fresh = max((placed.sequence for placed in chair.events()), default=0) == 0
        table = self._table = RoomTable(self, chair, self._table_closed)
        self.shell.put(table)
        if fresh:
            if tells_all(self.shell.settings):  # F7 tells the others
                self.shell.announcer.tell(
                    (note("fair-sealed", Kind.TABLE, seal=seal(chair.header)),)
                )
            table.begin()
        else:
            table.resume(joined=old is not None and chair.seat is not None)
        late = self.session.state.late
        if chair.seat is None and late and chair.outcome is None:
            self.shell.announcer.aside(note("together-late", Kind.TABLE, count=late))
        if chair.seat is None and self.session.state.open_hands and chair.outcome is None:
            self.shell.announcer.aside(note("together-open-late", Kind.TABLE))
        if chair.seat is not None and self.session.hints == "all" and chair.outcome is None:
            self.shell.announcer.aside(note("together-hints-on", Kind.TABLE))
        self.look_up()
        self.shell.changed()

    def _table_closed(self, table: Screen) -> None:
        """The screen of a match has gone."""
        if self._table is table:
            self._table = None
            self.shell.hear_as(NOBODY)

    def _said(self, saying: v.Saying) -> None:
        self.shell.announcer.tell((saying_note(saying, self.session.me, self.session.state),))

    def _order(self, news: ModerationNews) -> None:
        if is_sent_out(news, news.person):
            self._sent_out.add(news.person)
        self.shell.announcer.tell((moderation_note(news, self.session.me),), answers=self._asking)
        self._asking = False

    def _nudged(self, nudge: v.Nudge) -> None:
        self.shell.announcer.aside(note("together-nudged", Kind.TABLE, name=nudge.name))

    def _missed(self, more: bool) -> None:
        """What comes now happened while the wire was cut: a few lines are told, of many only how
        many they are, and how things stand.
        """
        announcer = self.shell.announcer
        if more:
            announcer.gather()
            return
        if self._table is not None:
            self._table.tell_rest()
        count = announcer.gathered(MOST_MISSED)
        if not count and self._table is not None and self._table.is_played_for():
            announcer.aside(*self._table.answer(Ask.TURN))  # the wire was cut for too long
        if count:
            last = announcer.history[-1].notes[-1:] if announcer.history else ()
            stand = () if self._table is None else self._table.answer(Ask.TURN)
            lines = {announcer.line(line) for line in stand}
            last = tuple(line for line in last if announcer.line(line) not in lines)
            announcer.aside(note("together-meanwhile", Kind.TABLE, count=count), *last, *stand)

    def _proved(self, proof: Proof, seats: tuple[int, ...]) -> None:
        chair = self.session.chair  # a player may have left the table by now
        players, own = ((), None) if chair is None else (chair.header.players, chair.seat)
        self.shell.announcer.aside(proof_note(proof, players, seats, own))

    def _ended_meanwhile(self, home: GameHome) -> None:
        """Only the host archives games on this machine."""
        if self.way == "host":
            keep_game(self.shell, home)
        outcome, hold = tell_missed(self.shell, home), self.shell.hold
        if hold is not None and outcome is not None:
            hold(home, outcome)

    def _ended(self, why: CloseReason) -> None:
        if self._over:
            return
        self._over = True
        self.shell.announcer.gathered(MOST_MISSED)  # the wire may be cut while it catches up
        close_reason = close_reason_note(why, self.way)
        if why is CloseReason.LEFT:
            close_reason = parting_note(self, stays=True)
        self.shell.pop(self._waiting_room)
        self.shell.hear_as(NOBODY)
        if not (self.sent_out and why is CloseReason.SENT_AWAY):
            self.shell.announcer.reply(close_reason)
        self._left()
