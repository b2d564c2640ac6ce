"""Local session at a table in this process: of a guest through a door, of the host, or the
server side of a connection.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Protocol

from playroom.engine.chair import Chair, Done, Hooks, Person
from playroom.engine.header import Player
from playroom.engine.notes import Clean, Rejection
from playroom.engine.overriding import override
from playroom.engine.record import Seat
from playroom.match.delay import DelayedView
from playroom.match.local_chair import LocalChair
from playroom.match.runner import MatchRunner
from playroom.room.members.circle import Notice
from playroom.room.members.commands import AnyPersonal, OnPersonal
from playroom.room.moderation.house_rules import Who
from playroom.room.moderation.privacy import privacy_of
from playroom.room.moderation.state import ModerationNews
from playroom.room.server.limits import Rate, RateLimiter
from playroom.room.table import values as v
from playroom.room.table.context import RoomContext
from playroom.room.table.personal_commands import submit_personal
from playroom.room.table.session import (
    CloseReason,
    GameHome,
    GuestSession,
    Invited,
    OnPrivacy,
    OnResult,
    SessionHooks,
    Utterance,
)
from playroom.room.table.values import TableState
from playroom.store import KeptGame

PAUSE, WATCHERS_PAUSE = 2.0, 0.8
"""Most seconds that bots wait for a player, and for a spectator."""


class TalkHere(Protocol):
    """What a session asks of the talk at its table."""

    sayings: deque[v.Saying]

    def hears(self, person: v.PersonId, saying: v.Saying) -> bool:
        """Whether a person may hear a line of chat."""
        ...

    def may_hear(self, person: v.PersonId, saying: v.Saying) -> bool:
        """The same, also of one whom they ignore."""
        ...

    def say(self, by: v.PersonId, utterance: Utterance, on_result: OnResult) -> None:
        """Says something at the table."""
        ...

    def nudge(self, person: v.PersonId, on_result: OnResult) -> None:
        """Nudges the player who is awaited."""
        ...


class TableHere(Protocol):
    """What a session asks of the table that runs here."""

    services: RoomContext
    runner: MatchRunner | None
    late: DelayedView | None
    playing: dict[Seat, v.PersonId]
    known_people: tuple[TableState, tuple[Player, ...], tuple[Person, ...]] | None
    """The people here, as they were made last, and of what."""

    @property
    def state(self) -> TableState:
        """The table as it is now."""
        ...

    @property
    def room(self) -> Clean:
        """What the room is called."""
        ...

    @property
    def talk(self) -> TalkHere:
        """What is said there."""
        ...

    def kept_game(self) -> KeptGame | None:
        """The whole log of the match that is over, where the table opens its deals."""
        ...

    def ask(
        self, person: v.PersonId, command: v.AnyCommand, on_result: OnResult, id: str = ""
    ) -> None:
        """See `TableSession.ask`; `id` is what a repetition is known by."""
        ...

    def invite(self, person: v.PersonId, seat: Seat | None, on_result: Invited) -> None:
        """Makes an invitation, to a seat or (None) to any place."""
        ...

    def leave(self, session: LocalSession, for_good: bool, on_result: OnResult) -> None:
        """The person of a session goes; `for_good`: they give up their place."""
        ...

    def gone(self, session: LocalSession, meant: bool) -> None:
        """A session has ended without a word."""
        ...

    def cut(self, session: LocalSession) -> None:
        """The wire of a session that stays is cut."""
        ...

    def mended(self, session: LocalSession) -> None:
        """It is there again."""
        ...


class RoomChair(LocalChair):
    """A chair at the match of a room's table: its people are those of the table."""

    def __init__(self, runner: MatchRunner, seat: Seat | None, table: TableHere) -> None:
        self._table = table
        super().__init__(runner, seat, table.late)

    @property
    @override
    def people(self) -> tuple[Person, ...]:
        """Told with all that happens to all who are here, so made once for them."""
        moment = self._moment
        players = tuple(self.runner.match.players if moment is None else moment.players)
        state, known = self._table.state, self._table.known_people
        if known is None or known[0] is not state or known[1] != players:
            known = self._table.known_people = state, players, self._people(state)
        return known[2]

    def _people(self, state: TableState) -> tuple[Person, ...]:
        gone = {guest.id for guest in state.guests if not guest.here}
        away = {seat for seat, person in self._table.playing.items() if person in gone}
        players = tuple(
            Person(
                person.name,
                person.kind,
                person.seat,
                person.kind == "person" and person.seat in away,
            )
            for person in super().people
        )
        watching = [guest for guest in state.guests if guest.seat is None]
        return (*players, *(Person(g.name, "person", None, not g.here) for g in watching))

    @property
    @override
    def seed(self) -> str | None:
        return super().seed if self.runner.opens_deal else None

    @override
    def start(self, resumed: bool = False) -> None:
        """The table starts its match runner itself."""
        self.look_up()

    @override
    def attach(self, hooks: Hooks) -> None:
        """How long bots wait for one is felt by all, most of all by those who play."""
        longest = PAUSE if self.seat is not None else WATCHERS_PAUSE
        super().attach(replace(hooks, pause=lambda: min(longest, hooks.pause())))

    @override
    def hurry(self) -> None:
        """Spectators hurry bots only in a match without persons."""
        if self.seat is not None or not any(p.is_person for p in self.runner.match.players):
            super().hurry()

    @override
    def leave(self, on_result: Done, id: str = "") -> None:
        if self._may(on_result):
            super().leave(on_result, id)

    @override
    def come_back(self, on_result: Done, id: str = "") -> None:
        if self._may(on_result):
            super().come_back(on_result, id)

    def _may(self, on_result: Done) -> bool:
        """Is it not too often? All are told of each time, and it is kept."""
        person = self._table.playing.get(-1 if self.seat is None else self.seat, "")
        may = self._table.services.rate_limiter.may(person, Rate.COMMAND)
        if not may:
            on_result(Rejection.of("too_fast", "together-no-too-fast"))
        return may


class LocalSession(GuestSession):
    """Local session: one person at one table here."""

    def __init__(self, table: TableHere, me: v.PersonId) -> None:
        self.me = me
        self.room = table.room
        self.rate_limiter: RateLimiter | None = None
        """Rate limit of this session; None: unlimited, for the host."""
        self.is_far = False
        """Is it the near end of a wire, at which a program keeps what comes home?"""
        self.unheard: list[str] = []
        """Ids of matches that ended while the person was disconnected."""
        self.over = lambda: None
        self.moved: Callable[[], None] = lambda: None
        """Told when the table runs in another process by now."""
        self._table = table
        self._hooks: SessionHooks | None = None
        self._chair: RoomChair | None = None
        self._close_reason: CloseReason | None = None
        self._missed: tuple[Sequence[GameHome], Callable[[GameHome], None]] = (), lambda home: None
        self.new_chair()

    # -- what is known -----------------------------------------------------------------------------

    @property
    @override
    def state(self) -> TableState:
        return self._table.state

    @property
    @override
    def chair(self) -> Chair | None:
        return self._chair

    @property
    @override
    def close_reason(self) -> CloseReason | None:
        return self._close_reason

    @property
    @override
    def finished(self) -> GameHome | None:
        game, chair = self._table.kept_game(), self._chair
        if game is None or chair is None or chair.seat is None:
            return None
        return GameHome(game.header, game.entries, None, chair.seat)

    @property
    @override
    def sayings(self) -> tuple[v.Saying, ...]:
        talk = self._table.talk
        return tuple(said for said in talk.sayings if talk.hears(self.me, said))

    @property
    @override
    def is_moderator(self) -> bool:
        return self._table.services.moderation.state.is_moderator(self.me)

    @property
    def forbids_hints(self) -> bool:
        return self._table.services.house.hint is Who.NOBODY

    # -- what is done ------------------------------------------------------------------------------

    @override
    def attach(self, hooks: SessionHooks) -> None:
        if self._close_reason is not None:  # it was over before anybody looked
            hooks.ended(self._close_reason)
            return
        self._hooks = hooks
        self.tell_missed(*self._missed)
        services, guest = self._table.services, self.state.guest(self.me)
        if services.moderation.lobby is None and guest is not None:
            asyncio.get_running_loop().call_soon(services.personal.greet, self.me, guest.name)

    def ask(self, command: v.AnyCommand, on_result: OnResult, id: str = "") -> None:
        """See `TableSession`; `id` is what a repetition is known by."""
        if not self._is_too_fast(Rate.COMMAND, on_result):
            self._table.ask(self.me, command, on_result, id)

    @override
    def say(self, utterance: Utterance, on_result: OnResult) -> None:
        if not self._is_too_fast(Rate.SAY, on_result):
            self._table.talk.say(self.me, utterance, on_result)

    def _is_too_fast(self, rate: Rate, on_result: Callable[[Rejection], None]) -> bool:
        """Was it asked for too often? Then that is answered."""
        if self.rate_limiter is None or self.rate_limiter.may(self.me, rate):
            return False
        on_result(Rejection.of("too_fast", "together-no-too-fast"))
        return True

    @override
    def nudge(self, on_result: OnResult) -> None:
        self._table.talk.nudge(self.me, on_result)

    @override
    def invite(self, seat: Seat | None, on_result: Invited) -> None:
        if not self._is_too_fast(Rate.INVITE, on_result):
            self._table.invite(self.me, seat, on_result)

    @override
    def ask_privacy(self, on_result: OnPrivacy) -> None:
        on_result(privacy_of(self._table.services.house))

    @override
    def personal(self, command: AnyPersonal, on_result: OnPersonal) -> None:
        talk = self._table.talk
        said = [saying for saying in talk.sayings if talk.may_hear(self.me, saying)]
        guest = self.state.guest(self.me)
        language = "" if guest is None else guest.language
        services = self._table.services
        submit_personal(services, self.me, language, command, on_result, self.state, said)

    @override
    def go(self, for_good: bool, on_result: OnResult) -> None:
        self._table.leave(self, for_good, on_result)

    @override
    def close(self, meant: bool = False) -> None:
        self.drop()
        self._table.gone(self, meant or self.meant)
        self.over()

    @override
    def cut(self) -> None:
        self._table.cut(self)

    @override
    def mended(self) -> None:
        if self._close_reason is None:
            self._table.mended(self)

    # -- what the table tells ----------------------------------------------------------------------

    def new_chair(self) -> None:
        """There is another match, or one's seat has changed."""
        runner = self._table.runner
        if runner is None or self._close_reason is not None:
            return
        seat = self._seat_at(runner)
        if self._chair is not None and self._chair.runner is runner and self._chair.seat == seat:
            return
        self._let_chair_go()
        self._chair = RoomChair(runner, seat, self._table)
        if self._hooks is not None:
            self._hooks.chair()

    def _seat_at(self, runner: MatchRunner) -> Seat | None:
        """One's seat at the match; who sat down for the next one only watches."""
        seats = (seat for seat, who in self._table.playing.items() if who == self.me)
        return next((seat for seat in seats if seat < len(runner.match.players)), None)

    def _let_chair_go(self) -> None:
        chair, self._chair = self._chair, None
        if chair is not None:
            chair.close()

    def tell_row(self, row: v.TableEvent, before: TableState, now: TableState) -> None:
        """Something has happened at the table."""
        if self._hooks is not None:
            self._hooks.row(row, before, now)
        people = isinstance(row, v.Away | v.Back | v.Came | v.Gone | v.KickedFromTable)
        if people and self._chair is not None and self._chair.hooks is not None:
            self._chair.hooks.people()

    def tell_saying(self, saying: v.Saying) -> None:
        """Passes on a line of chat."""
        if self._hooks is not None:
            self._hooks.said(saying)

    @override
    def tell_moderation(self, news: ModerationNews) -> None:
        if self._hooks is not None:
            self._hooks.order(news)

    def tell_notice(self, notice: Notice) -> None:
        """Passes on a line from the room."""
        if self._hooks is not None:
            self._hooks.notice(notice)

    def tell_nudge(self, nudge: v.Nudge) -> None:
        """Passes on a nudge."""
        if self._hooks is not None:
            self._hooks.nudged(nudge)

    def tell_missed(self, games: Sequence[GameHome], told: Callable[[GameHome], None]) -> None:
        """Announces matches that ended in the person's absence; `told` is called for each, once
        screens show this session.
        """
        self._missed = games, told
        if games and self._hooks is not None:
            asyncio.get_running_loop().call_soon(self._tell_missed)  # once it is shown where one is

    def _tell_missed(self) -> None:
        games, told = self._missed
        if self._hooks is not None:
            self._missed = (), told
            for home in games:
                self._hooks.ended_meanwhile(home)
                told(home)

    def fail(self, why: Exception) -> None:
        """An unexpected error."""
        if self._hooks is not None:
            self._hooks.failed(why)

    def end(self, why: CloseReason) -> None:
        """The session is ended by the table."""
        hooks, self._hooks = self._hooks, None
        self._close_reason = self._close_reason or why
        self._let_chair_go()
        self._table.gone(self, True)
        self.over()
        if hooks is not None:
            hooks.ended(why)

    def drop(self) -> None:
        """Stops all callbacks."""
        self._hooks = None
        self._let_chair_go()

    def refuse(self, why: Rejection | Exception) -> None:
        """There is no place here for this person."""
        if isinstance(why, Exception):
            self.fail(why)
        code = why.code if isinstance(why, Rejection) else ""
        ends = {"watching": CloseReason.WATCHING, "room_barred": CloseReason.BARRED}
        self.end(ends.get(code, CloseReason.SENT_AWAY))
