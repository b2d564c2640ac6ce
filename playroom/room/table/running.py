"""A table that runs in this process: its log, its match, and the visits of those who are at it.

Each command is answered by the pure rules (`table_state`), its events are kept, and only then told,
in one order for all. Absence is never a move: whoever is cut off has a while to come back, during
which no clock of theirs runs; then the game's own rule for leaving holds, and they may come back
any time.
"""

from __future__ import annotations

import asyncio
import secrets
import traceback
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from playroom.engine.contract import Game
from playroom.engine.header import Header
from playroom.engine.log.entries import Lease, StaleLease
from playroom.engine.match import Match
from playroom.engine.notes import Clean, Rejection
from playroom.engine.options import Setup
from playroom.engine.record import Seat, replace
from playroom.match.delay import Late
from playroom.match.runner import MatchRunner
from playroom.records.duplicate import dice_secret
from playroom.records.opening import load_match
from playroom.room.fair.dealing import Dealing, unseals
from playroom.room.fair.pledging import Pledging
from playroom.room.fair.seen_hands import SeenHands
from playroom.room.members.names import distinct, is_taken
from playroom.room.members.people import Member
from playroom.room.moderation.house_rules import may
from playroom.room.server.limits import TROUBLES, TokenBucket
from playroom.room.table import values as v
from playroom.room.table.context import Asked, RoomContext
from playroom.room.table.ending import End
from playroom.room.table.local_session import LocalSession
from playroom.room.table.log import KnownBy, Ready, TableLog
from playroom.room.table.missed import missed_games
from playroom.room.table.presence import Presence
from playroom.room.table.session import Came, CloseReason, GameHome, Invited
from playroom.room.table.state import NoTable, decide, first_rows, makes_room, names_at, sits
from playroom.room.table.talk import Talk
from playroom.room.table.values import Phase, TableState
from playroom.store import KeptGame, StoreError


class RunningTable:
    """One table. Everything is called on the thread of one event loop."""

    def __init__(
        self, services: RoomContext, game: Game[Any, Any], rows: Sequence[v.TableEvent]
    ) -> None:
        """`rows` is the log of the table so far. Raises `NoTable` when it is none."""
        self.services = services
        self.game = game
        self.visits: list[LocalSession] = []
        self.desk: MatchRunner | None = None
        self.late: Late | None = None
        """What those know of the match who watch, where they are told late."""
        self.talk = Talk(self)
        self.last_deal: v.Deal | None = None
        """The joint deal of the match that is on, or was on last."""
        self.acts = services.serving.alone
        """Does this process see to what the table sees for itself: bots, clocks, absences, deals?
        (Of the processes that serve a room one does.)
        """
        self.reign: Lease | None = None
        """What it does that by, where there are others."""
        self.presence = Presence(self)
        self.dealing = Dealing(self)
        self.pledging = Pledging(self)
        self._troubles = TokenBucket(*TROUBLES)
        self._known: set[v.PersonId] = set()
        """Whoever has ever come."""
        self._hushed: dict[v.PersonId, Clean] = {}
        """Who is not heard here, also when they go for good and come again, and their names."""
        self.seen_hands = SeenHands(game)
        self.playing: dict[Seat, v.PersonId] = {}
        """Whose seats they are at the match that is on, or was on last."""
        self._opens_deal = True
        self.log = TableLog(services, game, rows, self)
        first = rows[0]
        self.opened_by = first.owner if isinstance(first, v.Opened) else None
        """Who opened it, when it was somebody in the lobby."""

    @property
    def life(self) -> TableState:
        """The table as it is now."""
        return self.log.life

    @property
    def room(self) -> Clean:
        """What the room is called."""
        return self.services.name

    # -- opening -----------------------------------------------------------------------------------

    @classmethod
    def opened(
        cls,
        services: RoomContext,
        game: Game[Any, Any],
        setup: Setup,
        preset: str | None = None,
        listed: bool = False,
    ) -> RunningTable:
        """A new table; nobody is there yet. For the start of a room: it is kept at once.

        Raises `StoreError`.
        """
        id = secrets.token_hex(3)
        row = v.Opened(id, game.id, game.version, setup, None, preset, listed=listed)
        rows = first_rows(row, services.house.delay)
        services.ledger.append(row.id, 1, rows)
        return cls(services, game, rows)

    @classmethod
    def again(
        cls,
        services: RoomContext,
        find: Callable[[str], Game[Any, Any]],
        table: v.TableId,
        reopens: bool = False,
    ) -> RunningTable:
        """A table as its log tells it, after the room was away; everybody is away now. `reopens`:
        one that was closed is opened again.

        Raises `StoreError`, `NoTable`, `NoGame`.
        """
        rows = services.ledger.rows(table)
        if not rows or not isinstance(rows[0], v.Opened):
            raise NoTable("it was never opened")
        game = find(rows[0].game)
        running = cls(services, game, rows)
        left: list[v.TableEvent] = [v.Away(guest.id) for guest in running.life.guests if guest.here]
        if running.life.phase is Phase.SEALING:
            left.append(v.Aborted())
        if reopens and running.life.phase is Phase.CLOSED:
            left.append(v.OpenedAgain())
        if running.life.late != services.house.delay:
            left.append(v.WatchersLate(services.house.delay))
        running.log.keep_now(left)
        running._take_up_match()
        return running

    @classmethod
    def replica(
        cls, services: RoomContext, find: Callable[[str], Game[Any, Any]], table: v.TableId
    ) -> RunningTable:
        """A table as its log tells it, while other processes may be running it. May be called in
        any thread; what came since is to be heard afterwards.

        Raises `StoreError`, `NoTable`, `NoGame`.
        """
        rows = services.ledger.rows(table)
        if not rows or not isinstance(rows[0], v.Opened):
            raise NoTable("it was never opened")
        running = cls(services, find(rows[0].game), rows)
        running._take_up_match()
        return running

    def _take_up_match(self) -> None:
        """Puts the match back on the table that was on, waits, or was on last. Raises
        `StoreError`.
        """
        services, life = self.services, self.life
        if life.match is None or life.phase in (Phase.CLOSED, Phase.SEALING):
            return  # what is being sealed has not been dealt
        try:
            self._sit_down(load_match(services.games, life.match))
        except StoreError:
            if life.phase is Phase.OPEN and not life.waits:
                return  # it is over, and the next one does not need it
            raise
        if self._match.outcome is not None and services.serving.alone:
            services.finished(self._match)  # once more is harmless
            if life.phase in (Phase.PLAYING, Phase.PAUSED):
                self.log.keep_now([v.Ended(life.match)])

    def _sit_down(self, match: Match[Any, Any]) -> None:
        """Puts a match on the table. It does not run yet."""
        services = self.services
        secret = dice_secret(match.header)
        self.desk = MatchRunner(match, services.keeper, secret, services.faults, services.thinkers)
        self.desk.opens_deal = self._opens_deal
        self.desk.act(self.acts, self.reign)
        self.desk.fenced = self.fenced
        self.desk.chairs.append(End(partial(self._over, match)))
        self.talk.let_out(everything=True)
        late = self.life.late
        self.late = Late(self.desk, late, self.talk.let_out) if late else None

    @property
    def _match(self) -> Match[Any, Any]:
        assert self.desk is not None
        return self.desk.match

    def close(self) -> None:
        """Stops; everything stays as it is kept."""
        self.log.closed = True
        self.presence.stop()
        self.dealing.stop()
        for visit in tuple(self.visits):
            visit.end(CloseReason.ROOM_GONE)
        if self.desk is not None:
            self.desk.close()

    def deal(self) -> None:
        """Seals and deals, once all agree; gives up what nobody deals."""
        self.dealing.look_on()

    # -- rows --------------------------------------------------------------------------------------

    def bring(
        self, asked: Asked, done: Came, known_by: KnownBy | None = None, of_table: bool = False
    ) -> None:
        """Puts a question behind those that are under way; its rows are kept, then told."""
        self.log.bring(partial(self._with_deal, asked), done, known_by, of_table)

    def _with_deal(self, asked: Asked, life: TableState) -> Rejection | tuple[v.TableEvent, ...]:
        """What is asked of the table, its rows with the deal that is on (`SeenHands`)."""
        rows, desk = asked(life), self.desk
        if desk is None or isinstance(rows, Rejection):
            return rows
        return tuple(
            replace(row, deal=desk.match.deals)
            if isinstance(row, v.Gone | v.KickedFromTable)
            or (isinstance(row, v.Came) and life.late)
            else row
            for row in rows
        )

    def put(self, *rows: v.TableEvent) -> None:
        """Rows that nobody asked for but the table itself."""
        self.bring(lambda life: rows, self.failed, of_table=True)

    def failed(self, came: Rejection | Exception | None) -> None:
        """What nobody asked for has come to something; whoever is here hears what went wrong (not
        that another process sees to it), and not again and again while it is tried.
        """
        if isinstance(came, Exception) and not isinstance(came, StaleLease):
            for visit in tuple(self.visits) if self._troubles.take() else ():
                self.guarded(partial(visit.fail, came))

    def tell(self, row: v.TableEvent, before: TableState, own: bool) -> None:
        """Tells everybody a row. `own`: it was asked for here."""
        self.guarded(partial(self._at_once, row))
        self.guarded(partial(self.services.told, row, self.life))
        for visit in tuple(self.visits):
            self.guarded(partial(visit.tell_row, row, before, self.life))
        self.guarded(partial(self._follow, row, before, own))
        self.dealing.heard()

    def act(self, acts: bool, by: Lease | None = None) -> None:
        """Sees to what the table sees for itself from now on, or leaves that to another process."""
        self.acts, self.reign = acts, by
        if self.desk is not None:
            self.desk.act(acts, by)
        if acts:
            if self.desk is not None and self._match.outcome is not None:
                self._over(self._match)  # whoever saw it may be gone
            self.catch_up()
        else:
            self.dealing.stop()
        self.look_on()

    def catch_up(self) -> None:
        """Takes what other processes have put there, whether or not it was told here."""
        self.log.heard(self.life.rows + 1)
        if self.desk is not None:
            self.desk.catch_up()

    async def caught_up(self) -> None:
        """Takes what other processes have put there until now, and waits until it is told."""
        told: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def inputs_told(came: object) -> None:
            if not told.done():
                told.set_result(None)

        def rows_told(came: object) -> None:
            if self.desk is None:
                inputs_told(came)
            else:
                self.desk.catch_up(done=inputs_told)

        self.catch_up()
        self.bring(lambda life: (), rows_told)  # behind them
        await told

    def fenced(self) -> None:
        """Another process sees to the table by now."""
        self.services.serving.fenced(self.life.id)
        self.act(False)

    def lost(self, person: v.PersonId, done: Came) -> None:
        """Somebody was at a process that is gone, and has come to none since."""

        def asked(life: TableState) -> tuple[v.TableEvent, ...]:
            guest = life.guest(person)
            is_here = any(visit.me == person for visit in self.visits)
            return () if guest is None or not guest.here or is_here else (v.Away(person),)

        self.bring(asked, done, of_table=True)

    def look_on(self) -> None:
        """The table sees for itself what follows, once nothing is under way."""
        if self.log.is_idle:
            self.presence.look_on()

    def look_on_later(self) -> None:
        """The table sees in a moment for itself what follows: nothing can be kept now."""
        self.presence.look_on_later()

    def guarded(self, tell: Callable[[], None]) -> None:
        """One who breaks must not keep the others from hearing, nor the table from going on."""
        try:
            tell()
        except Exception as why:
            self.services.faults(traceback.format_exception(why))

    def note(self, row: v.TableEvent, life: TableState) -> None:
        """What the table has to remember of a row beside its life."""
        self.seen_hands.note(row, life, self.playing)
        match row:
            case v.Came(person):
                self._known.add(person)
            case v.MutedAtTable(person, hushed):
                self._hushed = {who: name for who, name in self._hushed.items() if who != person}
                if hushed and (guest := life.guest(person)) is not None:
                    self._hushed[person] = guest.name
            case v.Began():
                self.last_deal = life.deal
                self.playing = {g.seat: g.id for g in life.seated if g.seat is not None}
                self._opens_deal = life.opens_deals
            case v.Sat(person, seat) if life.phase in (Phase.PLAYING, Phase.PAUSED):
                self.playing[seat] = person
            case v.Gone(person) | v.KickedFromTable(person):
                self.playing = {s: who for s, who in self.playing.items() if who != person}

    def must_wait(self, row: v.TableEvent, ready: Ready) -> bool:
        """A match that somebody else has dealt is opened before anybody hears of it, and heard to
        its end before anybody hears that it has ended.
        """
        if isinstance(row, v.Ended) and self.desk is not None and self._match.outcome is None:
            self.desk.catch_up(done=ready)
            return True
        dealt = self.dealing.dealt
        if not isinstance(row, v.Began) or (dealt is not None and dealt.header.id == row.match):
            return False

        def opened(came: Header | Exception) -> None:
            if isinstance(came, Exception):
                ready(came)
                return
            self.dealing.dealt = Match(self.game, came)
            ready(None)

        games, id = self.services.games, row.match
        self.services.keeper.run(lambda: games.log(id).header, opened, of=id)
        return True

    def _at_once(self, row: v.TableEvent) -> None:
        """What has to be there before anybody hears of a row."""
        match = self.dealing.dealt
        if isinstance(row, v.Began) and match is not None:
            if self.desk is not None:
                self.desk.close()
            self._sit_down(match)
            self.dealing.dealt = None

    def _follow(self, row: v.TableEvent, before: TableState, own: bool) -> None:
        """What a row means for the match and for visits. What follows from it at the table is
        brought by whoever brought the row.
        """
        match row:
            case v.Away(person) if not own:
                for visit in tuple(self.visits):
                    if visit.me == person:  # another process took them for lost, and forgot them
                        self.services.serving.still(self.life.id, person)
                        self.mended(visit)
            case v.Away(person) | v.Gone(person) | v.KickedFromTable(person):
                guest = before.guest(person)
                seated = guest is not None and guest.seat is not None
                if seated and own:
                    self.bring(unseals, self.failed)
                if isinstance(row, v.KickedFromTable):
                    for visit in tuple(self.visits):
                        if visit.me == person:
                            visit.end(CloseReason.SENT_AWAY)
            case v.Committing():
                self.pledging.look_on()
            case v.Began():
                assert self.desk is not None
                if own:
                    self._owe(self.playing)
                self.new_chairs()
                self.desk.start()
                if not own:
                    self.desk.catch_up()
            case v.Sat(person, seat) if self.life.phase in (Phase.PLAYING, Phase.PAUSED):
                if own:
                    self._owe({seat: person})
                else:
                    self.new_chairs(person)
            case v.Ended(match):
                for visit in self.visits:
                    guest = self.life.guest(visit.me)
                    if visit.is_far:
                        continue
                    if guest is not None and guest.here:
                        self._has_been_told(match, visit.me)
                    else:  # their page or line is cut: they hear it when it is there again
                        visit.unheard.append(match)
            case v.Closed():
                for visit in tuple(self.visits):
                    visit.end(CloseReason.CLOSED)
                if self.desk is not None:
                    self.desk.close()

    # -- people ------------------------------------------------------------------------------------

    def visit(
        self, member: Member, brings: bool = False, invited_to: v.Sit | None = None
    ) -> LocalSession:
        """Somebody is here now. An older visit of theirs ends. `brings`: their client brings a
        number of its own to a deal. `invited_to`: who comes for the first time sits down there, or
        on the first free seat; with none free they watch.
        """
        visit = LocalSession(self, member.id)
        visit.is_far = brings
        older = [other for other in self.visits if other.me == member.id]
        self.visits.append(visit)
        self.services.serving.here(self.life.id, member.id)
        for other in older:
            other.end(CloseReason.ELSEWHERE)
        self.pledging.comes(member.id, brings)
        takes = None if member.id in self._known else invited_to
        playing = False

        def asked(life: TableState) -> Rejection | tuple[v.TableEvent, ...]:
            nonlocal playing
            guest = life.guest(member.id)
            hushed = self._hushed.get(member.id)  # whose new name is not heard, either
            name = distinct(hushed or member.name, names_at(life, but=member.id))
            if guest is not None and self.services.moderation.is_muted(member.id):
                name = guest.name
            if self.services.moderation.is_banned(member.id):  # while they were on their way
                return Rejection.of("room_barred", "together-no-barred")
            if guest is None:
                if not (life.free or self._may_watch(member.id)):
                    return Rejection.of("watching", "together-no-watching")
                if member.id in life.barred:
                    return Rejection.of("barred", "together-no-barred")
                gone = makes_room(life)
                if gone is None:
                    return Rejection.of("crowded", "together-no-crowded")
                came = v.Came(member.id, name, member.language)
                owns = () if life.owner is not None else (v.OwnerIs(member.id),)
                still = (v.MutedAtTable(member.id, True),) if hushed else ()
                playing = life.phase in (Phase.PLAYING, Phase.PAUSED)
                sat = () if takes is None else sits(life, member.id, takes)
                return (*gone, came, *still, *owns, *sat)
            if guest.name != name or guest.language != member.language:
                return (v.Came(member.id, name, member.language),)
            return () if guest.here else (v.Back(member.id),)

        def done(came: Rejection | Exception | None) -> None:
            if isinstance(came, StoreError) and self.life.guest(member.id) is not None:
                self.mended(visit)  # they are here; it is kept as soon as it can be
                return
            if came is not None:
                visit.refuse(came)
                return
            if not brings:
                self._tell_missed(visit)
            if takes is not None and playing and self.life.free:
                # somebody has left the game for good; a bot keeps the seat warm
                self.presence.take_chair(member.id, self.life.free[0], lambda came: None, True)

        self.bring(asked, done)
        return visit

    def gone(self, visit: LocalSession, meant: bool) -> None:
        """A visit has ended without its person having left the table for good."""
        if visit in self.visits:
            self.visits.remove(visit)
        if all(other.me != visit.me for other in self.visits):
            self.pledging.goes(visit.me)

        def asked(life: TableState) -> tuple[v.TableEvent, ...]:
            guest = life.guest(visit.me)
            elsewhere = any(other.me == visit.me for other in self.visits)
            if guest is None or not guest.here or elsewhere or life.phase is Phase.CLOSED:
                return ()
            return (v.Away(visit.me, meant),)

        def left(everywhere: bool) -> None:
            if everywhere:
                self.presence.insist(asked)

        if self.log.closed or any(other.me == visit.me for other in self.visits):
            return  # when this process ends, the others see who does not come to them
        self.services.serving.gone(self.life.id, visit.me, left)

    def send_on(self, visit: LocalSession) -> None:
        """Whoever it is comes to another process of the room, in a moment."""
        visit.drop()
        self.visits.remove(visit)
        self.pledging.goes(visit.me)

    def cut(self, visit: LocalSession) -> None:
        """The wire of a visit that stays is cut: its person is away until it is `mended`."""

        def asked(life: TableState) -> tuple[v.TableEvent, ...]:
            guest = life.guest(visit.me)
            if visit not in self.visits or guest is None or not guest.here:
                return ()
            return () if life.phase is Phase.CLOSED else (v.Away(visit.me),)

        self.presence.insist(asked)

    def mended(self, visit: LocalSession) -> None:
        """The wire of a visit that stayed is there again."""

        def asked(life: TableState) -> tuple[v.TableEvent, ...]:
            guest = life.guest(visit.me)
            if visit not in self.visits or guest is None or guest.here:
                return ()
            return () if life.phase is Phase.CLOSED else (v.Back(visit.me),)

        self.presence.insist(asked)
        unheard, visit.unheard = visit.unheard, []
        for match in unheard:
            self._has_been_told(match, visit.me)

    # -- what visits ask for -----------------------------------------------------------------------

    def ask(self, person: v.PersonId, command: v.AnyCommand, done: Came, id: str = "") -> None:
        """A command of somebody who is here; `id` is what a repetition is known by."""
        playing = self.life.phase in (Phase.PLAYING, Phase.PAUSED)
        if isinstance(command, v.ModerationCommand):
            guest = self.life.guest(person)
            if guest is None:
                done(Rejection.of("not_here", "together-no-not-here"))
            else:
                self.services.moderation.submit(guest, command, done, id)
            return
        if isinstance(command, v.KickFromTable | v.MuteAtTable) and person == self.life.owner:
            other, order = self.life.guest(command.person), self.services.moderation.state
            if other is not None and order.outranks(other.id, person):
                done(Rejection.of("looks_after", "together-no-looks-after", name=other.name))
                return
        if isinstance(command, v.Stand) and not self._may_watch(person):
            done(Rejection.of("watching", "together-no-watching"))
            return
        if isinstance(command, v.Sit) and playing:
            self.presence.take_chair(person, command.seat, done)
            return

        def asked(life: TableState) -> Rejection | tuple[v.TableEvent, ...]:
            used = names_at(life)
            free = (name for name in self.services.bot_names if not is_taken(name, used))
            name = next(free, distinct(Clean.of("Bot"), used))
            return decide(life, self.game, person, command, name)

        self.bring(asked, done, (person, id) if id else None)

    def _may_watch(self, person: v.PersonId) -> bool:
        house, order = self.services.house, self.services.moderation.state
        return may(house.watch, False, order.is_moderator(person), person in order.owners)

    @property
    def here(self) -> Iterable[LocalSession]:
        """The visits of those who are here."""
        return tuple(self.visits)

    def send_away(self, person: v.PersonId) -> None:
        """Those who look after the room have sent somebody out of it."""

        def asked(life: TableState) -> tuple[v.TableEvent, ...]:
            return () if life.guest(person) is None else (v.KickedFromTable(person),)

        self.presence.insist(asked)

    def leave(self, visit: LocalSession, for_good: bool, done: Came) -> None:
        """Somebody goes, and says so."""

        def gone(came: Rejection | Exception | None) -> None:
            if came is None:
                visit.end(CloseReason.LEFT)
            done(came)

        row: v.TableEvent = v.Gone(visit.me) if for_good else v.Away(visit.me, True)

        def go(came: object = None) -> None:
            self.bring(lambda life: (row,) if life.guest(visit.me) else (), gone)

        if for_good and self.desk is not None and not self.services.serving.alone:
            self.desk.catch_up(done=go)  # whoever came from another process saw the deal there
        else:
            go()

    def new_chairs(self, person: v.PersonId | None = None) -> None:
        """There is another match, or somebody sits elsewhere at it."""
        for visit in tuple(self.visits):
            if person is None or visit.me == person:
                visit.new_chair()

    def invite(self, person: v.PersonId, seat: Seat | None, done: Invited) -> None:
        """A line for a friend. Who invites is a rule of the house: as a rule whoever looks after
        the table.
        """
        order, guest = self.services.moderation.state, self.life.guest(person)
        moderates, owns = order.is_moderator(person), person in order.owners
        invites = may(self.services.house.invite, person == self.life.owner, moderates, owns)
        if not invites or guest is None:
            done(Rejection.of("not_owner", "together-no-not-owner"))
            return
        table, people = self.life.id, self.services.people

        def made(code: str | Exception) -> None:
            done(code if isinstance(code, Exception) else self.services.invitation(table, code))

        self.services.keeper.run(partial(people.invite, table, seat), made)

    # -- a match -----------------------------------------------------------------------------------

    def _over(self, match: Match[Any, Any]) -> None:
        """A match has ended; there may be another one on the table by now."""
        self.services.keeper.run(partial(self.services.finished, match), self.failed)
        match_id = match.header.id

        def ended(life: TableState) -> Iterable[v.TableEvent]:
            playing = life.phase in (Phase.PLAYING, Phase.PAUSED) and life.match == match_id
            return (v.Ended(match_id),) if playing else ()

        self.bring(lambda life: tuple(ended(life)), self.failed)

    def _owe(self, seats: Mapping[Seat, v.PersonId]) -> None:
        """The match that is on is to come home to these people once it is over."""
        match, table = self.life.match, self.life.id
        if match is not None and self._opens_deal:
            owe = partial(self.services.people.owe, table, match, dict(seats))
            self.services.keeper.run(owe, self.failed)

    def _has_been_told(self, match: str, person: v.PersonId) -> None:
        """It comes home to them no more: they keep nothing, and have been told."""
        has_home = self.services.people.has_home
        self.services.keeper.run(partial(has_home, person, match), self.failed)

    def _tell_missed(self, visit: LocalSession) -> None:
        """Tells somebody who keeps nothing at home what has ended while they were away."""

        def found(came: Sequence[GameHome] | Exception) -> None:
            if isinstance(came, Exception):
                self.failed(came)
                return
            visit.tell_missed(came, told)

        def told(home: GameHome) -> None:
            self._has_been_told(home.header.id, visit.me)

        on = self.life.match if self.life.phase in (Phase.PLAYING, Phase.PAUSED) else None
        self.services.keeper.run(partial(missed_games, self.services, visit.me, on), found)

    def kept_game(self) -> KeptGame | None:
        """The whole log of the match that is over, where the table opens its deals."""
        if self.desk is None or self._match.outcome is None or not self.desk.opens_deal:
            return None
        return KeptGame(self._match.header, tuple(self._match.entries))
