"""Tournament director: runs the tournaments of a room. Opens the tables of each round with their
seats reserved, takes the results, sees to who is absent, and begins the next round.

What happens is in one log of the room store before it is told, and everything that follows is
worked out from it again (`_look`), so a restart in the middle of a round goes on there.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime, timedelta
from functools import partial, reduce
from typing import Any

from playroom.clock import monotonic, utc_now, wall
from playroom.engine.contract import Game
from playroom.engine.header import Header, Player, stamp_at
from playroom.engine.kit.bots import middle_level
from playroom.engine.match import Match
from playroom.engine.notes import Clean, Rejection
from playroom.engine.options import Setup
from playroom.engine.record import Seat, replace
from playroom.engine.wire import written
from playroom.log.stream import Stream
from playroom.match.runner import MatchRunner
from playroom.records.duplicate import dice_secret
from playroom.records.opening import load_match
from playroom.room.cluster.membership import new_id
from playroom.room.contests import boards
from playroom.room.contests import state as c
from playroom.room.contests.keeping import events_of, write_kept
from playroom.room.contests.reserved import ReservedTable
from playroom.room.contests.results import is_person, result_of
from playroom.room.contests.views import (
    MOST_TOLD,
    ContestCommand,
    ContestDo,
    ContestView,
    ContestWanted,
    meeting_of,
    public_view,
)
from playroom.room.members.names import distinct
from playroom.room.members.people import Member
from playroom.room.ratings.asking import RATINGS
from playroom.room.ratings.results import result_of as rated_result
from playroom.room.store.stored_events import StoredEvents
from playroom.room.table import values as v
from playroom.room.table.context import RoomContext
from playroom.room.table.ending import End
from playroom.room.table.running import RunningTable
from playroom.room.table.session import OnResult
from playroom.room.table.state import first_rows
from playroom.store import StoreError

BETWEEN = 30.0
"""Seconds between two rounds."""
LONGEST = 3_600.0
"""Seconds until it is looked again in any case."""
CALLED = 2.0
"""Seconds after which the tables of a round are closed, once the next one has begun."""
AGAIN = 5.0
"""Seconds until what could not be done is tried again."""
REMEMBERED = 5
"""Tournaments that are over and still told of."""
ROUNDS = {c.Format.SWISS: 5, c.Format.LADDER: 5}
"""Rounds where none were asked for; the others end by themselves."""

Decide = Callable[[Mapping[str, c.Contest]], Rejection | Sequence[c.AnyContestEvent]]


def _no(code: str, **values: Any) -> Rejection:
    return Rejection.of(f"contest_{code}", f"contest-no-{code.replace('_', '-')}", **values)


def _closes(state: v.TableState) -> tuple[v.TableEvent, ...]:
    return () if state.phase is v.Phase.CLOSED else (v.Closed(),)


def _applied(
    contests: Mapping[str, c.Contest], event: c.AnyContestEvent
) -> Mapping[str, c.Contest]:
    """The tournaments after an event; of those that are over the latest stay."""
    after = c.apply(contests, event)
    over = [contest.id for contest in after.values() if contest.over is not None]
    return {id: contest for id, contest in after.items() if id not in over[:-REMEMBERED]}


def next_start(weekday: int, minute: int, now: float) -> int:
    """The next time (seconds since 1970) that it is that minute of that weekday here."""
    today = datetime.fromtimestamp(now)
    day = today + timedelta(days=(weekday - today.weekday()) % 7)
    start = day.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0)
    return int((start if start > today else start + timedelta(days=7)).timestamp())


class Contests:
    """The tournaments of one room. Everything is called on the thread of one event loop."""

    def __init__(
        self,
        services: RoomContext,
        tables: Mapping[v.TableId, RunningTable],
        game: Callable[[str], Game[Any, Any] | None],
        runs: Callable[[Sequence[v.TableEvent], Game[Any, Any]], RunningTable],
        has_place: Callable[[v.PersonId, v.TableId, int], None],
        acts: Callable[[], bool],
        changed: Callable[[], None],
    ) -> None:
        """`tables` run here, `game` returns an installed one, `runs` runs a table once its events
        are stored, `has_place` is told of reserved seats, `acts` says whether this process of the
        room directs, and `changed` is called when there is something to tell. Raises `StoreError`.
        """
        self._services, self._tables, self._game, self._runs = services, tables, game, runs
        self._has_place, self._acts, self._changed = has_place, acts, changed
        self.between = BETWEEN
        log = StoredEvents(
            self._services.room_store, c.CONTESTS, lambda e: v.RoomEvent(written(e)), events_of
        )
        events = log.read(0)
        nothing: Mapping[str, c.Contest] = {}
        self._stream: Stream[Mapping[str, c.Contest], c.AnyContestEvent] = Stream(
            log,
            self._services.write_queue,
            reduce(_applied, events, nothing),
            _applied,
            len(events),
            on_settled=lambda why: self._look_in(AGAIN if why else 0.0),
        )
        self._stream.subscribe(lambda event, before, own: self._published(event))
        self._timer: asyncio.TimerHandle | None = None
        self._bots: dict[str, MatchRunner | None] = {}
        """The matches of bots alone; None: one that is being opened."""
        pool = services.bot_pool
        self._most_bots = 1 if pool is None else pool.processes
        self._busy = set[str]()
        """Tables that are being opened."""
        self._public: dict[str, ContestView] = {}
        for contest in self.contests:
            self._reserve(contest)
            for last in [last for last in contest.rounds if last.ended is not None][-1:]:
                self._rate(contest, last)

    @property
    def contests(self) -> list[c.Contest]:
        """The tournaments, the latest last."""
        return list(self._stream.state.values())

    def start(self) -> None:
        """The room is open."""
        self._look_in(0.0)

    def close(self) -> None:
        """The room is closed."""
        if self._timer is not None:
            self._timer.cancel()
        self._stream.close()
        for runner in filter(None, self._bots.values()):
            runner.close()

    def catch_up(self) -> None:
        """Reads what another process of the room has added."""
        self._stream.catch_up()

    # -- what one is told and may ask for ----------------------------------------------------------

    def views(self, person: v.PersonId) -> tuple[ContestView, ...]:
        """The tournaments as one person is told of them, the latest first."""
        told = list[ContestView]()
        for contest in reversed(self.contests[-MOST_TOLD:]):
            if contest.id not in self._public:
                self._public[contest.id] = public_view(contest)
            meeting = meeting_of(contest, person)
            if meeting is not None and meeting.table not in self._tables:
                meeting = None  # it is being opened
            rests = contest.phase is c.Phase.PLAYING and person in contest.rounds[-1].byes
            mine = {"joined": person in contest.active, "bye": rests, "meeting": meeting}
            told.append(replace(self._public[contest.id], **mine))
        return tuple(told)

    def ask(self, by: Member, command: ContestCommand, on_result: OnResult) -> None:
        """Submits a command of a person."""
        if command.do is ContestDo.OPEN:
            if not self._services.moderation.state.is_moderator(by.id):
                on_result(_no("moderator"))
            elif command.wanted is None:
                on_result(_no("which"))
            else:
                self.open(command.wanted, by.name, on_result)
            return
        self._stream.submit(partial(self._decide, by, command), on_result)

    def deleted(self, person: v.PersonId) -> None:
        """Withdraws a deleted member from the tournaments."""

        def leaves(contests: Mapping[str, c.Contest]) -> tuple[c.AnyContestEvent, ...]:
            on = [one for one in contests.values() if one.over is None and person in one.active]
            return tuple(c.Withdrew(contest.id, int(wall()), person) for contest in on)

        self._stream.submit(leaves, self._failed)

    def _decide(
        self, by: Member, command: ContestCommand, contests: Mapping[str, c.Contest]
    ) -> Rejection | Sequence[c.AnyContestEvent]:
        moderates = command.do in (ContestDo.BEGIN, ContestDo.CANCEL)
        if moderates and not self._services.moderation.state.is_moderator(by.id):
            return _no("moderator")
        found = [contest for contest in contests.values() if self._fits(contest, by, command)]
        if not found:
            return _no(command.do.value)
        contest, now = found[-1], int(wall())
        match command.do:
            case ContestDo.JOIN:
                if len(contest.active) >= c.MOST_ENTRANTS:
                    return _no("full")
                name = distinct(by.name, [other.name for other in contest.entrants])
                kept = contest.entrant(by.id) or c.Entrant(by.id, name)
                return (c.EntrantJoined(contest.id, now, kept),)
            case ContestDo.LEAVE:
                return (c.Withdrew(contest.id, now, by.id),)
            case ContestDo.CANCEL:
                return (c.ContestEnded(contest.id, now, cancelled=True),)
        return self._next(contest.id, contests)

    @staticmethod
    def _fits(contest: c.Contest, by: Member, command: ContestCommand) -> bool:
        if command.contest not in (None, contest.id) or contest.over is not None:
            return False
        joined = by.id in contest.active
        return {
            ContestDo.JOIN: contest.may_join() and not joined,
            ContestDo.LEAVE: joined,
            ContestDo.BEGIN: contest.phase in (c.Phase.OPEN, c.Phase.BREAK),
        }.get(command.do, True)

    def open(self, wanted: ContestWanted, by: Clean, on_result: OnResult, weekly: str = "") -> None:
        """Opens a tournament; `weekly`: the words of the house that ask for it every week."""
        game = self._game(wanted.game)
        seats = wanted.seats or (2 if game and 2 in game.seats else game.seats[0] if game else 0)
        if game is None or seats < 2 or seats not in game.seats:
            on_result(_no("game"))
            return
        if wanted.level is not None and wanted.level not in game.bots:
            on_result(_no("level"))
            return
        preset = next(iter(game.presets))
        setup = Setup.of(seats, game.presets[preset])
        sides = enumerate(game.sides(setup))
        seat_sides = sorted((seat, number) for number, side in sides for seat in side)
        now, id, secret = int(wall()), new_id(), secrets.token_hex(32)
        starts = c.NOT_YET if wanted.minutes is None else now + 60 * wanted.minutes
        if wanted.weekday is not None:
            starts = next_start(wanted.weekday, wanted.minute, now)
        rounds = wanted.rounds or ROUNDS.get(wanted.format, c.MOST_ROUNDS)
        promise = boards.number_of(secret, 0) if wanted.duplicate else None
        event = c.ContestOpened(
            *(id, now, by, wanted.format, game.id, setup, tuple(side for _, side in seat_sides)),
            *(rounds, starts, preset, wanted.duplicate, wanted.twice, wanted.bots),
            *(wanted.level or middle_level(game), wanted.wait, promise, weekly),
        )

        def opens(contests: Mapping[str, c.Contest]) -> Rejection | tuple[c.AnyContestEvent, ...]:
            on = [contest for contest in contests.values() if contest.over is None]
            if weekly and any(contest.opened.weekly == weekly for contest in on):
                return ()
            return _no("many") if len(on) >= MOST_TOLD else (event,)

        def kept(result: object) -> None:
            if isinstance(result, Exception):
                on_result(result)
            else:
                self._stream.submit(opens, on_result)

        keep = partial(self._services.room_store.keep_number, f"contest {id}", secret)
        self._services.write_queue.run(keep, kept)

    # -- what follows ------------------------------------------------------------------------------

    def _published(self, event: c.AnyContestEvent) -> None:
        contest = self._stream.state[event.contest]
        self._public.clear()
        if isinstance(event, c.RoundEnded):
            self._rate(contest, contest.rounds[-1])
        elif isinstance(event, c.RoundBegan):
            self._reserve(contest)
            if event.number > 1:  # once the players are called to the next ones
                self._close_in(CALLED, contest, contest.rounds[-2])
        elif isinstance(event, c.ContestEnded) and contest.rounds:
            services = self._services
            write = partial(write_kept, services.room_store, services.games, services.folder)
            services.write_queue.run(partial(write, contest.id), self._failed)
            self._close_in(self.between, contest, contest.rounds[-1])
        self._changed()

    def _look_in(self, seconds: float) -> None:
        """Works out what is due, in so many seconds at the latest."""
        loop = asyncio.get_running_loop()
        if self._timer is not None:
            if self._timer.when() <= monotonic() + seconds:
                return
            self._timer.cancel()
        if not self._stream.closed:
            self._timer = loop.call_later(seconds, self._look)

    def _look(self) -> None:
        self._timer = None
        if not self._acts() or not self._stream.is_idle:
            self._look_in(AGAIN)
            return
        try:
            due = [wall() + LONGEST, *(map(self._look_at, self.contests))]
        except Exception as why:  # the other tournaments and rounds go on
            self._failed(why)
            due = [wall() + AGAIN]
        for weekly, wanted in self._services.house.contests.items():
            on = [contest.opened.weekly for contest in self.contests if contest.over is None]
            if weekly not in on:
                self.open(wanted, self._services.name, self._failed, weekly)
        self._look_in(max(0.5, min(due) - wall()))

    def _look_at(self, contest: c.Contest) -> float:
        """Does what is due now; gives when it is to be looked again (seconds since 1970)."""
        now, never = wall(), wall() + LONGEST
        if contest.phase is c.Phase.OVER:
            return never
        last = contest.rounds[-1] if contest.rounds else None
        if last is None or last.ended is not None:
            due = contest.opened.starts if last is None else (last.ended or 0) + self.between
            if now < due:
                return due
            self._stream.submit(partial(self._next, contest.id), self._failed)
            return never
        if last.is_played:
            self._stream.submit(partial(self._ends_round, contest.id), self._failed)
            return never
        waits = last.at + 60.0 * contest.opened.wait
        for at, pairing in enumerate(last.tables):
            if at in last.results:
                continue
            table = self._tables.get(pairing.table)
            if not pairing.table:
                self._play_bots(contest, at)
            elif table is None:
                self._open_table(contest, at)
            else:
                self._see_to(contest, at, table, now >= waits)
        return waits if now < waits else now + AGAIN

    def _failed(self, result: object) -> None:
        if isinstance(result, Exception):
            self._services.faults([f"a tournament: {result!r}\n"])

    def _next(
        self, id: str, contests: Mapping[str, c.Contest]
    ) -> Rejection | Sequence[c.AnyContestEvent]:
        """The next round, with the bots that were asked for before the first one, or the end."""
        contest, now, events = contests[id], int(wall()), list[c.AnyContestEvent]()
        if contest.phase not in (c.Phase.OPEN, c.Phase.BREAK):
            return ()
        if contest.phase is c.Phase.OPEN:
            names = [entrant.name for entrant in contest.entrants]
            free = c.MOST_ENTRANTS - len(names)
            for number in range(min(contest.opened.bots, free)):
                bot_names = self._services.bot_names
                names.append(distinct(Clean.of(bot_names[number % len(bot_names)]), names))
                bot = c.Entrant(f"bot{number + 1}", names[-1], contest.opened.level)
                events.append(c.EntrantJoined(id, now, bot))
            for event in events:
                contest = c.apply({id: contest}, event)[id]
        made = c.next_round(contest)
        if made is None:
            return (*events, c.ContestEnded(id, now, cancelled=not contest.rounds))
        tables = tuple(
            c.Pairing(seats, new_id() if any(map(is_person, seats)) else "") for seats in made[0]
        )
        return (*events, c.RoundBegan(id, now, len(contest.rounds) + 1, tables, made[1]))

    def _ends_round(
        self, id: str, contests: Mapping[str, c.Contest]
    ) -> Sequence[c.AnyContestEvent]:
        """Shows the number of the board, and withdraws who has not come twice."""
        contest, now = contests[id], int(wall())
        if contest.phase is not c.Phase.PLAYING or not contest.rounds[-1].is_played:
            return ()
        latest = contest.rounds[-c.ABSENCES :]
        absent = [
            {id for result in last.results.values() for id in result.absent} for last in latest
        ]
        gone = set.intersection(*absent) if len(latest) == c.ABSENCES else set[str]()
        seed = self._number(contest) if contest.opened.duplicate else None
        ended = c.RoundEnded(id, now, len(contest.rounds), seed)
        leaves = [c.Withdrew(id, now, who, True) for who in sorted(gone) if who in contest.active]
        events: list[c.AnyContestEvent] = [ended, *leaves]
        after = reduce(c.apply, events, contests)
        over = () if c.next_round(after[id]) else (c.ContestEnded(id, now),)
        return (*events, *over)

    def _number(self, contest: c.Contest) -> str:
        """The room's number of the round that is on. Raises `StoreError`."""
        secret = self._services.room_store.number(f"contest {contest.id}")
        return boards.number_of(secret or "", len(contest.rounds))

    # -- tables ------------------------------------------------------------------------------------

    def _reserve(self, contest: c.Contest) -> None:
        """Keeps the seats of a round for its players."""
        if contest.over is not None or not contest.rounds:
            return
        number, board = len(contest.rounds), None
        if contest.opened.duplicate:
            board = boards.board_of(contest.id, number), self._number(contest)
        for pairing in contest.rounds[-1].tables:
            seats = {seat: id for seat, id in enumerate(pairing.seats) if is_person(id)}
            if pairing.table:
                self._services.reserved[pairing.table] = ReservedTable(seats, board)
                for seat, person in seats.items():
                    self._has_place(person, pairing.table, seat)

    def seats_of(self, person: v.PersonId) -> dict[v.TableId, Seat | None]:
        """The seats that are kept for a person, by tables."""
        found = {id: table.seat_of(person) for id, table in self._services.reserved.items()}
        return {id: seat for id, seat in found.items() if seat is not None}

    def _open_table(self, contest: c.Contest, at: int) -> None:
        """Opens a table of the round, or finds it as it was left."""
        pairing, opened = contest.rounds[-1].tables[at], contest.opened
        id, game, services = pairing.table, self._game(opened.game), self._services
        if game is None or id in self._busy:
            return
        self._busy.add(id)
        first = v.Opened(
            *(id, game.id, game.version, opened.setup, None, opened.preset),
            opens_deals=not opened.duplicate,
        )
        rows = list[v.TableEvent](first_rows(first, services.house.delay))
        bots = self._bots_of(contest, pairing.seats, lambda who: not is_person(who))
        rows += map(v.BotSat, bots)

        def keep() -> bool:
            if services.room_store.is_closed(id):
                return False
            if not services.room_store.rows(id):
                services.room_store.append(id, 1, rows)
            return True

        def kept(result: bool | Exception) -> None:
            self._busy.discard(id)
            if result is True:
                self._runs(rows, game)
                self._changed()
            elif result is False:  # everybody had gone
                self._played(contest, at, None, tuple(filter(is_person, pairing.seats)))
            else:
                self._failed(result)

        services.write_queue.run(keep, kept)

    def _bots_of(
        self, contest: c.Contest, seats: Sequence[str], sits: Callable[[str], bool]
    ) -> list[v.SeatedBot]:
        """The bots in the seats of these players: those of the tournament, others for the rest."""
        used, bots = [entrant.name for entrant in contest.entrants], list[v.SeatedBot]()
        for seat, entrant in enumerate(map(contest.entrant, seats)):
            if sits(seats[seat]):
                level, name = contest.opened.level or "", Clean.of(self._services.bot_names[0])
                if entrant is not None and entrant.level is not None:
                    level, name = entrant.level, entrant.name
                else:
                    used.append(name := distinct(name, used))
                bots.append(v.SeatedBot(seat, level, name))
        return bots

    def heard(self, row: v.TableEvent, state: v.TableState) -> None:
        """Something has happened at a table of the room."""
        if state.id in self._services.reserved:
            if isinstance(row, v.Closed):
                self._services.reserved.pop(state.id)
            self._look_in(0.0)

    def _see_to(self, contest: c.Contest, at: int, table: RunningTable, late: bool) -> None:
        """Takes the result of a table, begins its match, or gives up on who is absent."""
        state, seats = table.state, contest.rounds[-1].tables[at].seats
        persons = {seat: id for seat, id in enumerate(seats) if is_person(id)}
        runner = table.runner
        if runner is not None and runner.match.outcome is not None:
            self._played(contest, at, runner.match)
            return
        if runner is None and state.match and state.phase in (v.Phase.OVER, v.Phase.OPEN):
            self._read_result(contest, at, state.id, state.match)
            return
        if state.phase is v.Phase.CLOSED or contest.over is not None:
            self._played(contest, at, None, tuple(persons.values()))
            return
        if state.phase is not v.Phase.OPEN or state.matches:
            return
        here = {
            id: guest
            for seat, id in persons.items()
            if (guest := state.guest(id)) is not None and guest.here and guest.seat == seat
        }
        absent = tuple(id for id in persons.values() if id not in here)
        gone = tuple(id for id in absent if late or id in contest.withdrawn)
        if gone and (len(gone) == len(persons) or len(seats) == 2):
            self._played(contest, at, None, gone)
            return
        rows: list[v.TableEvent] = [v.Gone(id) for id in gone if state.guest(id) is not None]
        rows += map(v.BotSat, self._bots_of(contest, seats, gone.__contains__))
        ready = [v.Readied(id) for id, guest in here.items() if not guest.ready]
        if rows or ready:
            rows += [v.Readied(id) for id in here] if rows else ready
            table.append_anywhere(lambda now: tuple(rows) if now == state else (), self._failed)

    def _read_result(self, contest: c.Contest, at: int, table: v.TableId, match: str) -> None:
        """The result of a table that runs in another process."""
        if table in self._busy:
            return
        self._busy.add(table)

        def read(result: Match[Any, Any] | Exception) -> None:
            self._busy.discard(table)
            if isinstance(result, Exception):
                self._failed(result)
            elif result.outcome is not None:
                self._played(contest, at, result)

        games = self._services.games
        self._services.write_queue.run(partial(load_match, games, match), read, of=table)

    def _close_in(self, seconds: float, contest: c.Contest, last: c.Round) -> None:
        asyncio.get_running_loop().call_later(seconds, self._close_tables, contest, last)

    def _close_tables(self, contest: c.Contest, last: c.Round) -> None:
        self._rate(contest, last)  # of a tournament that was called off
        for pairing in last.tables:
            table = self._tables.get(pairing.table)
            if table is not None:
                table.append_anywhere(_closes, self._failed)

    # -- results -----------------------------------------------------------------------------------

    def _rate(self, contest: c.Contest, last: c.Round) -> None:
        """Keeps the ratings of a round on one board once it is over: before, they would tell those
        who still play that board how it went elsewhere. Doing it again is harmless.
        """
        for at, result in last.results.items() if contest.opened.duplicate else ():
            seats = {seat: id for seat, id in enumerate(last.tables[at].seats) if is_person(id)}
            if result.match is not None and seats:
                rate = partial(self._keep_rating, result.match, seats)
                self._services.write_queue.run(rate, self._failed, of=RATINGS)

    def _keep_rating(self, match: str, seats: Mapping[Seat, v.PersonId]) -> None:
        ratings, games = self._services.room_store.ratings, self._services.games
        if not ratings.has(match):
            ratings.keep(rated_result(load_match(games, match), seats))

    def _played(
        self,
        contest: c.Contest,
        at: int,
        match: Match[Any, Any] | None,
        absent: tuple[str, ...] = (),
    ) -> None:
        """Keeps the result of a table, once."""
        number = len(contest.rounds)
        result = result_of(contest, number, at, match, absent, int(wall()))

        def plays(contests: Mapping[str, c.Contest]) -> tuple[c.AnyContestEvent, ...]:
            now = contests.get(contest.id)
            on = now is not None and now.phase is c.Phase.PLAYING and len(now.rounds) == number
            return (result,) if now and on and at not in now.rounds[-1].results else ()

        self._stream.submit(plays, self._failed)

    def _play_bots(self, contest: c.Contest, at: int) -> None:
        """Plays a table of bots alone, or goes on with it: as many at once as the room has
        processes for bots, so that a turn at another table waits for one of theirs at most.
        """
        opened, services, number = contest.opened, self._services, len(contest.rounds)
        game, seed = self._game(opened.game), secrets.token_hex(16)
        deal = f"bots-{contest.id}-{number}"
        if opened.duplicate:
            deal = boards.board_of(contest.id, number)
            seed = boards.seed_on(contest.id, number, self._number(contest))
        id = f"{deal}-{at + 1}-bots"
        if game is None or id in self._bots or len(self._bots) >= self._most_bots:
            return
        bots = self._bots_of(contest, contest.rounds[-1].tables[at].seats, lambda who: True)
        header = Header(
            *(id, game.id, game.version, opened.setup),
            players=tuple(Player(bot.name, bot.level) for bot in bots),
            seed=seed,
            created=stamp_at(utc_now()),
        )

        def find() -> Match[Any, Any]:
            try:
                return load_match(services.games, id)
            except StoreError:
                services.games.create(header)
                return Match(game, header)

        def found(match: Match[Any, Any] | Exception) -> None:
            if isinstance(match, Exception) or self._stream.closed:
                del self._bots[id]
                self._failed(match)
                return
            over = partial(self._bots_over, contest, at, match)
            if match.outcome is not None:
                over()
                return
            runner = self._bots[id] = MatchRunner(
                *(match, services.write_queue, dice_secret(match.header), services.faults),
                services.bot_pool,
            )
            runner.chairs.append(End(over))
            runner.start()

        self._bots[id] = None
        services.write_queue.run(find, found)

    def _bots_over(self, contest: c.Contest, at: int, match: Match[Any, Any]) -> None:
        if runner := self._bots.pop(match.header.id, None):
            runner.close()
        self._services.write_queue.run(partial(self._services.finished, match), self._failed)
        self._played(contest, at, match)
        self._look_in(0.0)
