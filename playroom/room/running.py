"""A table that runs in this process: its log, its match, and the visits of those who are at it.

Each wish is answered by the pure rules (`life`), its rows are kept, and only then told, in one
order for all. Absence is never a move: whoever is cut off has a while to come back, during which no
clock of theirs runs; then the game's own rule for leaving holds, and they may come back any time.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
import traceback
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from typing import Any, Protocol, TypeAlias

from playroom.desk.desk import Desk
from playroom.desk.keeping import LogKeeper
from playroom.desk.thinking import Faults
from playroom.engine.chair import Hooks
from playroom.engine.contract import Game
from playroom.engine.header import Header, Player
from playroom.engine.inputs import Leave, Return
from playroom.engine.match import Match
from playroom.engine.notes import Clean, Rejection
from playroom.engine.options import Setup
from playroom.engine.record import Seat
from playroom.engine.steps import Placed
from playroom.records.duplicate import dice_secret
from playroom.records.opening import load_match
from playroom.room import values as v
from playroom.room.deal import ROOM, commitment, is_pledged, joint_seed
from playroom.room.ledger import Ledger, Member
from playroom.room.life import (
    NoTable,
    after,
    answer,
    may_begin,
    names_at,
    next_owner,
    players,
)
from playroom.room.local import LocalVisit
from playroom.room.names import distinct, is_taken, said_of
from playroom.room.values import Phase, TableLife
from playroom.room.visit import Came, Farewell, Invited
from playroom.store import KeptGame, Store, new_id

MOST_MISSED = 1_000
"""Rows of a table that are told one by one to somebody who comes back; after more of them the table
is told as it is.
"""

Asked: TypeAlias = Callable[[TableLife], Rejection | tuple[v.Row, ...]]
"""What rows follow at a table as it is when the question's turn has come."""


class Pledger(Protocol):
    """A client that brings a number of its own to a deal."""

    async def pledge(self, match: str, seat: Seat) -> str:
        """The commitment to its number."""
        ...

    async def show(self, sealed: v.Sealed) -> str:
        """Its number, now that everybody is committed."""
        ...


@dataclass(frozen=True, slots=True)
class Services:
    """What the tables of a room share. Seconds: `grace` until a bot plays for somebody who is away,
    `seal_wait` for the numbers of a joint deal, `owner_wait` until another looks after the table.
    """

    ledger: Ledger
    store: Store
    keeper: LogKeeper
    faults: Faults
    bot_names: tuple[str, ...]
    finished: Callable[[Match[Any, Any]], None]
    """Keeps the result of a match; in the keeper's thread."""
    invitation: Callable[[v.TableId, str], v.Invitation] = lambda table, code: v.Invitation(code)
    """What is passed on to a friend, for a code of a table."""
    told: Callable[[v.Row, TableLife], None] = lambda row, life: None
    """Hears of every row, with the table after it."""
    name: Clean = field(default_factory=lambda: Clean.of("playroom"))
    grace: float = 30.0
    seal_wait: float = 5.0
    owner_wait: float = 120.0


class _End:
    """Sees at a desk that the match is over."""

    hooks: Hooks | None = None
    seat: Seat | None = None

    def __init__(self, over: Callable[[], None]) -> None:
        self._over = over

    def end(self) -> None:
        """The match is over; once everybody has been told, the table goes on."""
        asyncio.get_running_loop().call_soon(self._over)

    def tell(self, events: Sequence[Placed]) -> None:
        """Others tell it."""

    def look_up(self) -> None:
        """Nobody waits here."""


def _unseals(life: TableLife) -> tuple[v.Row, ...]:
    """A deal that has not begun is given up."""
    return (v.Unsealed(),) if life.phase is Phase.SEALING else ()


def _nobody_deals(life: TableLife) -> tuple[v.Row, ...]:
    """A deal went wrong: whoever was ready is asked again; it is not tried at once, and again."""
    return (v.Unsealed(),) if life.phase in (Phase.SEALING, Phase.OPEN, Phase.OVER) else ()


class RunningTable:
    """One table. Everything is called on the thread of one event loop."""

    def __init__(self, services: Services, game: Game[Any, Any], rows: Sequence[v.Row]) -> None:
        """`rows` is the log of the table so far. Raises `NoTable` when it is none."""
        self.services = services
        self.game = game
        self.visits: list[LocalVisit] = []
        self.desk: Desk | None = None
        self.sayings: deque[v.Saying] = deque(maxlen=200)
        self.pledgers: dict[v.PersonId, Pledger] = {}
        self.last_deal: tuple[v.Sealed, dict[Seat, str]] | None = None
        """The roster of the last joint deal and the numbers that were shown."""
        self._said = 0
        self._closed = False
        self._asked: deque[tuple[Asked, Came, tuple[v.PersonId, str] | None]] = deque()
        self._keeping = False
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._sealing: asyncio.Task[None] | None = None
        self._nudged = -60.0
        self._dealt: Match[Any, Any] | None = None
        self.playing: dict[Seat, v.PersonId] = {}
        """Whose seats they are at the match that is on, or was on last."""
        self._opens_deal = True
        self._coming: set[Seat] = set()
        self._leaving: set[Seat] = set()
        """Seats of the match that somebody is just taking over, or leaving."""
        self._rows = list[v.Row]()
        self._lives = deque[TableLife](maxlen=MOST_MISSED)
        life: TableLife | None = None
        for row in rows:
            life = after(life, game, row)
            self._rows.append(row)
            self._note(row, life)
        if life is None:
            raise NoTable("it was never opened")
        self.life = life

    def since(self, number: int) -> tuple[TableLife, tuple[v.Row, ...]] | None:
        """The table as it was after so many rows, and the rows after that; None: it is too long ago
        (or never was).
        """
        missed = self.life.rows - number
        if not 0 <= missed < len(self._lives):
            return None
        return self._lives[-1 - missed], tuple(self._rows[number:])

    @property
    def room(self) -> Clean:
        """What the room is called."""
        return self.services.name

    # -- opening -----------------------------------------------------------------------------------

    @classmethod
    def opened(
        cls, services: Services, game: Game[Any, Any], setup: Setup, preset: str | None = None
    ) -> RunningTable:
        """A new table; nobody is there yet. For the start of a room: it is kept at once.

        Raises `StoreError`.
        """
        row = v.Opened(secrets.token_hex(3), game.id, game.version, setup, None, preset)
        services.ledger.append(row.id, 1, (row,))
        return cls(services, game, (row,))

    @classmethod
    def again(
        cls, services: Services, find: Callable[[str], Game[Any, Any]], table: v.TableId
    ) -> RunningTable:
        """A table as its log tells it, after the room was away; everybody is away now.

        Raises `StoreError`, `NoTable`, `NoGame`.
        """
        rows = services.ledger.rows(table)
        if not rows or not isinstance(rows[0], v.Opened):
            raise NoTable("it was never opened")
        game = find(rows[0].game)
        running = cls(services, game, rows)
        left: list[v.Row] = [v.Away(guest.id) for guest in running.life.guests if guest.here]
        if running.life.phase is Phase.SEALING:
            left.append(v.Unsealed())
        running.keep_now(left)
        if running.life.phase in (Phase.PLAYING, Phase.PAUSED, Phase.OVER) and (
            running.life.match is not None
        ):
            running._sit_down(load_match(services.store, running.life.match))
            if running._match.outcome is not None:
                services.finished(running._match)  # once more is harmless
                if running.life.phase is not Phase.OVER:
                    running.keep_now([v.Ended(running.life.match)])
        return running

    def keep_now(self, rows: Sequence[v.Row]) -> None:
        """Rows before anybody is here. Raises `StoreError`."""
        if rows:
            life = self.life
            for row in rows:
                life = after(life, self.game, row)
            self.services.ledger.append(self.life.id, self.life.rows + 1, rows)
            for row in rows:
                self.life = after(self.life, self.game, row)
                self._rows.append(row)
                self._note(row, self.life)

    def _sit_down(self, match: Match[Any, Any]) -> None:
        """Puts a match on the table. It does not run yet."""
        services = self.services
        secret = dice_secret(match.header)
        self.desk = Desk(match, services.keeper, secret, services.faults)
        self.desk.opens_deal = self._opens_deal
        self.desk.chairs.append(_End(self._over))

    @property
    def _match(self) -> Match[Any, Any]:
        assert self.desk is not None
        return self.desk.match

    def close(self) -> None:
        """Stops; everything stays as it is kept."""
        self._closed = True
        for timer in self._timers.values():
            timer.cancel()
        if self._sealing is not None:
            self._sealing.cancel()
        for visit in tuple(self.visits):
            visit.end(Farewell.ROOM_GONE)
        if self.desk is not None:
            self.desk.close()

    # -- rows --------------------------------------------------------------------------------------

    def bring(
        self, asked: Asked, done: Came, known_by: tuple[v.PersonId, str] | None = None
    ) -> None:
        """Puts a question behind those that are under way; its rows are kept, then told.
        `known_by`: who asks and under which id, kept with the rows.
        """
        self._asked.append((asked, done, known_by))
        self._next()

    def put(self, *rows: v.Row) -> None:
        """Rows that nobody asked for."""
        self.bring(lambda life: rows, self._failed)

    def _failed(self, came: Rejection | Exception | None) -> None:
        if isinstance(came, Exception):
            for visit in tuple(self.visits):
                visit.fail(came)

    def _next(self) -> None:
        while not (self._keeping or self._closed) and self._asked:
            asked, done, known_by = self._asked.popleft()
            try:
                rows = asked(self.life)
                if not isinstance(rows, Rejection):
                    life = self.life
                    for row in rows:  # what cannot follow is never kept
                        life = after(life, self.game, row)
            except Exception as why:
                done(why)
                continue
            if isinstance(rows, Rejection):
                done(rows)
                continue
            if not rows:
                done(None)
                continue
            self._keeping = True
            ledger, life = self.services.ledger, self.life
            append = partial(ledger.append, life.id, life.rows + 1, rows, known_by)
            self.services.keeper.run(append, partial(self._kept, rows, done))

    def _kept(self, rows: tuple[v.Row, ...], done: Came, came: Exception | None) -> None:
        for row in rows if came is None else ():
            before, self.life = self.life, after(self.life, self.game, row)
            self._rows.append(row)
            self._note(row, self.life)
            self._guarded(partial(self._at_once, row))
            self._guarded(partial(self.services.told, row, self.life))
            for visit in tuple(self.visits):
                self._guarded(partial(visit.tell_row, row, before, self.life))
            self._guarded(partial(self._follow, row, before))
        self._keeping = False
        done(came)
        self._next()
        if came is None:
            self._look_on()
        else:  # nothing can be kept now: not tried again at once, and again, and again
            self._later("look_on", 1.0, self._look_on)

    def _guarded(self, tell: Callable[[], None]) -> None:
        """One who breaks must not keep the others from hearing, nor the table from going on."""
        try:
            tell()
        except Exception as why:
            self.services.faults(traceback.format_exception(why))

    def _note(self, row: v.Row, life: TableLife) -> None:
        """What the table has to remember of a row beside its life."""
        self._lives.append(life)
        match row:
            case v.Sealed():
                self.last_deal = row, {}
            case v.Shown(seat, number) if self.last_deal is not None:
                self.last_deal[1][seat] = number
            case v.Began():
                self.playing = {g.seat: g.id for g in life.seated if g.seat is not None}
                self._opens_deal = life.opens_deals
            case v.Sat(person, seat) if life.phase in (Phase.PLAYING, Phase.PAUSED):
                self.playing[seat] = person
            case v.Gone(person) | v.SentAway(person):
                self.playing = {s: who for s, who in self.playing.items() if who != person}

    def _at_once(self, row: v.Row) -> None:
        """What has to be there before anybody hears of a row."""
        if isinstance(row, v.Began) and self._dealt is not None:
            if self.desk is not None:
                self.desk.close()
            self._sit_down(self._dealt)
            self._dealt = None

    def _follow(self, row: v.Row, before: TableLife) -> None:
        """What a row means for the match and for visits."""
        match row:
            case v.Away(person) | v.Gone(person) | v.SentAway(person):
                guest = before.guest(person)
                seated = guest is not None and guest.seat is not None
                if seated:
                    self.bring(_unseals, self._failed)
                if isinstance(row, v.SentAway):
                    for visit in tuple(self.visits):
                        if visit.me == person:
                            visit.end(Farewell.SENT_AWAY)
            case v.Began():
                assert self.desk is not None
                self._new_chairs()
                self.desk.start()
            case v.Closed():
                for visit in tuple(self.visits):
                    visit.end(Farewell.CLOSED)
                if self.desk is not None:
                    self.desk.close()

    def _look_on(self) -> None:
        """What the table sees for itself, once nothing is under way."""
        if self._keeping or self._asked or self._closed:
            return
        life = self.life
        if may_begin(life) and self._sealing is None:
            self._sealing = asyncio.get_running_loop().create_task(self._begin())
        owner = None if life.owner is None else life.guest(life.owner)
        if life.phase is Phase.CLOSED:
            self._not_later("owner")
        elif owner is None and (heir := next_owner(life)) is not None:
            self.put(v.OwnerIs(heir))
        elif owner is not None and not owner.here:
            self._later("owner", self.services.owner_wait, self._owner_stays_away)
        else:
            self._not_later("owner")
        self._absences()
        self._run_or_rest()

    def _absences(self) -> None:
        """No clock runs for a seat whose person is away, and after a while a bot plays there.

        That while passes only as long as the game goes on and somebody is here: a room that was
        shut, or a pause, takes nobody's seat.
        """
        desk, life = self.desk, self.life
        if desk is None or desk.match.outcome is not None:
            return
        goes_on = life.phase is Phase.PLAYING and any(guest.here for guest in life.guests)
        kinds = desk.match.kinds
        waited = set[str]()
        for seat, kind in enumerate(kinds):
            person = self.playing.get(seat)
            guest = None if person is None else life.guest(person)
            if kind != "person" or seat in self._coming:
                desk.let_go(seat)
            elif guest is None:  # has gone for good
                desk.let_go(seat)
                if life.phase in (Phase.PLAYING, Phase.PAUSED):
                    self._bot_for(seat)
            elif guest.here:
                desk.let_go(seat)
            else:
                desk.hold(seat)
                if goes_on:
                    waited.add(f"grace {seat} {guest.id}")
                    stand_in = partial(self._stand_in, seat, guest.id)
                    self._later(f"grace {seat} {guest.id}", self.services.grace, stand_in)
        for name in [name for name in self._timers if name.startswith("grace")]:
            if name not in waited:
                self._not_later(name)

    def _owner_stays_away(self) -> None:
        owner = None if self.life.owner is None else self.life.guest(self.life.owner)
        heir = next_owner(self.life)
        if (owner is None or not owner.here) and heir is not None:
            self.put(v.OwnerIs(heir))

    def _run_or_rest(self) -> None:
        """Bots and clocks run while somebody is here and nobody has asked for a pause."""
        desk = self.desk
        if desk is None or desk.match.outcome is not None:
            return
        somebody = any(guest.here for guest in self.life.guests)
        runs = self.life.phase is Phase.PLAYING and somebody
        if runs and desk.resting:
            desk.start(True)
        elif not runs and not desk.resting:
            desk.rest()

    def _later(self, name: str, seconds: float, act: Callable[[], None]) -> None:
        if name not in self._timers:

            def due() -> None:
                self._timers.pop(name, None)
                act()

            self._timers[name] = asyncio.get_running_loop().call_later(seconds, due)

    def _not_later(self, name: str) -> None:
        timer = self._timers.pop(name, None)
        if timer is not None:
            timer.cancel()

    # -- people ------------------------------------------------------------------------------------

    def visit(self, member: Member, pledger: Pledger | None = None) -> LocalVisit:
        """Somebody is here now. An older visit of theirs ends."""
        visit = LocalVisit(self, member.id)
        older = [other for other in self.visits if other.me == member.id]
        self.visits.append(visit)
        for other in older:
            other.end(Farewell.ELSEWHERE)
        if pledger is not None:
            self.pledgers[member.id] = pledger
        else:
            self.pledgers.pop(member.id, None)

        def asked(life: TableLife) -> Rejection | tuple[v.Row, ...]:
            guest = life.guest(member.id)
            name = distinct(member.name, names_at(life, but=member.id))
            if guest is None:
                if member.id in life.barred:
                    return Rejection.of("barred", "together-no-barred")
                if len(life.guests) >= v.MOST_PEOPLE:
                    return Rejection.of("crowded", "together-no-crowded")
                came = v.Came(member.id, name, member.language)
                return (came,) if life.owner is not None else (came, v.OwnerIs(member.id))
            if guest.name != name or guest.language != member.language:
                return (v.Came(member.id, name, member.language),)
            return () if guest.here else (v.Back(member.id),)

        def done(came: Rejection | Exception | None) -> None:
            if came is not None:
                visit.refuse(came)

        self.bring(asked, done)
        return visit

    def gone(self, visit: LocalVisit, meant: bool) -> None:
        """A visit has ended without its person having left the table for good."""
        if visit in self.visits:
            self.visits.remove(visit)
        if all(other.me != visit.me for other in self.visits):
            self.pledgers.pop(visit.me, None)

        def asked(life: TableLife) -> tuple[v.Row, ...]:
            guest = life.guest(visit.me)
            elsewhere = any(other.me == visit.me for other in self.visits)
            if guest is None or not guest.here or elsewhere or life.phase is Phase.CLOSED:
                return ()
            return (v.Away(visit.me, meant),)

        self.bring(asked, self._failed)

    def cut(self, visit: LocalVisit) -> None:
        """The wire of a visit that stays is cut: its person is away until it is `mended`."""

        def asked(life: TableLife) -> tuple[v.Row, ...]:
            guest = life.guest(visit.me)
            if visit not in self.visits or guest is None or not guest.here:
                return ()
            return () if life.phase is Phase.CLOSED else (v.Away(visit.me),)

        self.bring(asked, self._failed)

    def mended(self, visit: LocalVisit) -> None:
        """The wire of a visit that stayed is there again."""

        def asked(life: TableLife) -> tuple[v.Row, ...]:
            guest = life.guest(visit.me)
            if visit not in self.visits or guest is None or guest.here:
                return ()
            return () if life.phase is Phase.CLOSED else (v.Back(visit.me),)

        self.bring(asked, self._failed)

    def _stand_in(self, seat: Seat, person: v.PersonId) -> None:
        guest = self.life.guest(person)
        if self.playing.get(seat) == person and (guest is None or not guest.here):
            self._bot_for(seat)

    def _bot_for(self, seat: Seat) -> None:
        """A bot plays on in a seat, by the game's own rule for leaving."""
        desk = self.desk
        if desk is None or seat in self._leaving or desk.match.outcome is not None:
            return
        if desk.match.kinds[seat] != "person":
            return
        self._leaving.add(seat)

        def left(came: Rejection | Exception | None) -> None:
            self._leaving.discard(seat)
            self._failed(came)
            if came is None:
                self._look_on()
            else:
                self._later("look_on", 1.0, self._look_on)

        desk.bring(Leave(seat, desk.stand_in()), left)

    # -- what visits ask for -----------------------------------------------------------------------

    def ask(self, person: v.PersonId, wish: v.AnyWish, done: Came, id: str = "") -> None:
        """A wish of somebody who is here; `id` is what a repetition is known by."""
        playing = self.life.phase in (Phase.PLAYING, Phase.PAUSED)
        if isinstance(wish, v.Sit) and playing:
            self._take_chair(person, wish.seat, done)
            return

        def asked(life: TableLife) -> Rejection | tuple[v.Row, ...]:
            used = names_at(life)
            free = (name for name in self.services.bot_names if not is_taken(name, used))
            name = next(free, distinct(Clean.of("Bot"), used))
            return answer(life, self.game, person, wish, name)

        self.bring(asked, done, (person, id) if id else None)

    def _take_chair(self, person: v.PersonId, seat: Seat | None, done: Came) -> None:
        """Somebody wants to play on in the chair of a bot."""
        desk, guest = self.desk, self.life.guest(person)
        assert desk is not None
        if guest is None or guest.seat is not None:
            done(Rejection.of("seated", "together-no-seated"))
            return
        kinds = desk.match.kinds
        bots = [s for s in self.life.free if kinds[s] != "person"]
        bots += [bot.seat for bot in self.life.bots if kinds[bot.seat] != "person"]
        bots = [s for s in bots if s not in self._coming]
        wanted = min(bots, default=None) if seat is None else seat
        if wanted is None or wanted not in bots:
            done(Rejection.of("no_bot", "together-no-bot-to-relieve"))
            return
        chair = wanted
        self._coming.add(chair)

        def sat(came: Rejection | Exception | None) -> None:
            if came is not None:
                seated(came)
                return
            self.bring(rows, seated)

        def rows(life: TableLife) -> tuple[v.Row, ...]:
            now, there = life.guest(person), life.in_seat(chair)
            if now is None or now.seat is not None or isinstance(there, v.Guest):
                return ()  # has gone, or sat down elsewhere meanwhile: the bot plays on
            rose: tuple[v.Row, ...] = (v.BotRose(chair),) if there is not None else ()
            return (*rose, v.Sat(person, chair))

        def seated(came: Rejection | Exception | None) -> None:
            self._coming.discard(chair)
            self._new_chairs(person)
            done(came)
            self._look_on()

        desk.bring(Return(chair, guest.name), sat)

    def leave(self, visit: LocalVisit, for_good: bool, done: Came) -> None:
        """Somebody goes, and says so."""

        def gone(came: Rejection | Exception | None) -> None:
            if came is None:
                visit.end(Farewell.LEFT)
            done(came)

        row: v.Row = v.Gone(visit.me) if for_good else v.Away(visit.me, True)
        self.bring(lambda life: (row,) if life.guest(visit.me) else (), gone)

    def _new_chairs(self, person: v.PersonId | None = None) -> None:
        for visit in tuple(self.visits):
            if person is None or visit.me == person:
                visit.new_chair()

    # -- talk --------------------------------------------------------------------------------------

    def hears(self, person: v.PersonId, saying: v.Saying) -> bool:
        """May somebody hear what was said?"""
        guest, speaker = self.life.guest(person), self.life.guest(saying.by)
        if guest is None or person == saying.by:
            return guest is not None
        if saying.to is v.To.PERSON:
            return person == saying.person
        if saying.to is v.To.WATCHERS:
            return guest.seat is None
        watches = speaker is None or speaker.seat is None
        return guest.seat is None or not watches or self.life.watchers_heard

    def say(
        self, person: v.PersonId, text: str, to: v.To, other: v.PersonId | None, done: Came
    ) -> None:
        """Tells everybody who may hear it. It is kept nowhere."""
        guest = self.life.guest(person)
        cleaned = said_of(text)
        if guest is None:
            done(Rejection.of("not_here", "together-no-not-here"))
        elif guest.hushed:
            done(Rejection.of("hushed", "together-no-hushed"))
        elif not cleaned:
            done(Rejection.of("nothing", "together-no-nothing"))
        elif to is v.To.PERSON and (other is None or self.life.guest(other) is None):
            done(Rejection.of("nobody", "together-no-nobody"))
        else:
            self._said = max(self._said + 1, time.time_ns() // 1_000_000)
            saying = v.Saying(self._said, person, guest.name, to, cleaned, other)
            self.sayings.append(saying)
            for visit in tuple(self.visits):
                if self.hears(visit.me, saying):
                    visit.tell_saying(saying)
            done(None)

    def invite(self, person: v.PersonId, seat: Seat | None, done: Invited) -> None:
        """A line for a friend. Whoever looks after the table invites."""
        if person != self.life.owner:
            done(Rejection.of("not_owner", "together-no-not-owner"))
            return
        table, ledger = self.life.id, self.services.ledger

        def made(code: str | Exception) -> None:
            done(code if isinstance(code, Exception) else self.services.invitation(table, code))

        self.services.keeper.run(partial(ledger.invite, table, seat), made)

    def nudge(self, person: v.PersonId, done: Came) -> None:
        """Asks whoever is awaited whether they are there, once a minute at most."""
        life, desk = self.life, self.desk
        guest = life.guest(person)
        moment = asyncio.get_running_loop().time()
        awaited = set[Seat]()
        if desk is not None and life.phase is Phase.PLAYING:
            awaited = {request.seat for request in desk.match.awaited()}
        others = [other for other in self.visits if other.seat in awaited and other.me != person]
        away = [g for s in awaited if (g := life.guest(self.playing.get(s, ""))) and not g.here]
        if guest is None:
            done(Rejection.of("not_here", "together-no-not-here"))
        elif not others and away:
            done(Rejection.of("away", "together-away", name=away[0].name, meant=False))
        elif not others:
            done(Rejection.of("nobody_awaited", "together-no-nobody-awaited"))
        elif moment - self._nudged < 60:
            done(Rejection.of("nudged", "together-no-nudged"))
        else:
            self._nudged = moment
            for other in others:
                other.tell_nudge(v.Nudge(person, guest.name))
            done(None)

    # -- a match -----------------------------------------------------------------------------------

    async def _begin(self) -> None:
        try:
            await self._seal_and_deal()
        except asyncio.CancelledError:
            raise
        except Exception as why:
            self._failed(why)
            self.bring(_nobody_deals, self._failed)
        finally:
            self._sealing = None
        self._look_on()

    async def _seal_and_deal(self) -> None:
        services, match_id = self.services, new_id()
        number = secrets.token_hex(32)
        await self._run(lambda: services.ledger.keep_number(match_id, number))
        seats = {guest.seat: guest.id for guest in self.life.seated if guest.seat is not None}
        pledges = await self._of_clients(seats, lambda who, seat: who.pledge(match_id, seat))
        sealed = v.Sealed(
            match_id,
            commitment(match_id, ROOM, number),
            tuple(v.Pledge(seat, pledge) for seat, pledge in sorted(pledges.items())),
        )

        def seals(life: TableLife) -> tuple[v.Row, ...]:
            now = {guest.seat: guest.id for guest in life.seated}
            return (sealed,) if may_begin(life) and now == seats else ()

        if not await self._put(seals):
            return
        pledged = {seat: seats[seat] for seat in pledges}
        numbers = await self._of_clients(pledged, lambda who, seat: who.show(sealed))
        right = [v.Shown(seat, given) for seat, given in sorted(numbers.items())]
        right = [shown for shown in right if is_pledged(sealed, shown)]
        if right and not await self._put(
            lambda life: tuple(right) if life.phase is Phase.SEALING else ()
        ):
            return
        seed = joint_seed(sealed, number, {shown.seat: shown.number for shown in right})
        await self._deal(match_id, seed)

    async def _deal(self, match_id: str, seed: str) -> None:
        life, game = self.life, self.game
        if life.phase is not Phase.SEALING:
            return
        who = players(life)
        header = Header(
            id=match_id,
            game=game.id,
            version=game.version,
            setup=life.setup,
            players=tuple(Player(n, k) for n, k in zip(who.names, who.kinds, strict=True)),
            seed=seed,
            created=datetime.now(UTC).astimezone().isoformat(timespec="seconds"),
        )
        match: Match[Any, Any] = Match(game, header)
        await self._run(lambda: self.services.store.create(header))

        def begins(now: TableLife) -> tuple[v.Row, ...]:
            if now.phase is not Phase.SEALING:
                return ()
            self._dealt = match
            return (v.Began(match_id),)

        await self._put(begins)

    async def _of_clients(
        self,
        seats: Mapping[Seat, v.PersonId],
        ask: Callable[[Pledger, Seat], Awaitable[str]],
    ) -> dict[Seat, str]:
        """What the clients in these seats answer in time."""
        tasks = {
            seat: asyncio.ensure_future(ask(self.pledgers[person], seat))
            for seat, person in seats.items()
            if person in self.pledgers
        }
        if tasks:
            await asyncio.wait(tasks.values(), timeout=self.services.seal_wait)
        given = dict[Seat, str]()
        for seat, task in tasks.items():
            if task.done() and not task.cancelled() and task.exception() is None:
                given[seat] = task.result()
            else:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError, Exception):
                    await task
        return given

    async def _run(self, act: Callable[[], object]) -> None:
        """Does something in the keeper's thread. Raises what went wrong there."""
        answer: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()

        def came(result: object) -> None:
            if not answer.done():
                answer.set_result(result if isinstance(result, Exception) else None)

        self.services.keeper.run(act, came)
        why = await answer
        if why is not None:
            raise why

    async def _put(self, asked: Callable[[TableLife], tuple[v.Row, ...]]) -> bool:
        """Brings rows; were there any? Raises what went wrong."""
        answer: asyncio.Future[Rejection | Exception | None] = (
            asyncio.get_running_loop().create_future()
        )
        some = False

        def rows(life: TableLife) -> tuple[v.Row, ...]:
            nonlocal some
            found = asked(life)
            some = bool(found)
            return found

        self.bring(rows, answer.set_result)
        why = await answer
        if isinstance(why, Exception):
            raise why
        return some

    def _over(self) -> None:
        match = self._match
        self.services.keeper.run(partial(self.services.finished, match), self._failed)
        match_id = match.header.id

        def ended(life: TableLife) -> Iterable[v.Row]:
            playing = life.phase in (Phase.PLAYING, Phase.PAUSED) and life.match == match_id
            return (v.Ended(match_id),) if playing else ()

        self.bring(lambda life: tuple(ended(life)), self._failed)

    def kept_game(self) -> KeptGame | None:
        """The whole log of the match that is over, where the table opens its deals."""
        if self.desk is None or self._match.outcome is None or not self.desk.opens_deal:
            return None
        return KeptGame(self._match.header, tuple(self._match.entries))
