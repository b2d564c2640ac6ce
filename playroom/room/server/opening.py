"""A room, opened from its folder or database with all of its tables."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import re
import secrets
import socket
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from playroom import __version__
from playroom.clock import wall
from playroom.engine.contract import Game
from playroom.engine.notes import Clean, Kind, Note, note
from playroom.engine.options import Setup
from playroom.engine.overriding import override
from playroom.engine.record import Record, Seat, replace
from playroom.engine.registry import NoGame
from playroom.match.bots.pool import BotPool
from playroom.room.client.own_list import entry_text
from playroom.room.contests.state import CONTESTS
from playroom.room.members.people import Key, Member, Role
from playroom.room.moderation.house_rules import USUAL, House
from playroom.room.moderation.log import ModerationLog
from playroom.room.moderation.service import ModerationService
from playroom.room.moderation.state import ROOM
from playroom.room.notices.service import NoticeService
from playroom.room.protocol.messages import PROTOCOL
from playroom.room.protocol.room_info import RoomInfo, room_info_of
from playroom.room.protocol.trust import PORT, Certificate, InvitationLine, certificate_in
from playroom.room.server.admission import Admitted, Credentials, Prompts, Refused
from playroom.room.server.breaks import Breaks
from playroom.room.server.gc_tuner import GcTuner
from playroom.room.server.host import Host
from playroom.room.server.limits import RateLimiter
from playroom.room.server.store_watch import Keeps, StoreWatch
from playroom.room.server.wire.listener import WireListener
from playroom.room.store.storage import Storage, backing, shared_backing
from playroom.room.table import values as v
from playroom.room.table.context import UNNAMED, RoomContext
from playroom.room.table.idle import is_kept_by, stored_idle
from playroom.room.table.running import RunningTable
from playroom.room.table.state import NoTable, told_by
from playroom.store import StoreError
from playroom.store.faults import Faults

if TYPE_CHECKING:
    from playroom.room.cluster.replication import Replication
    from playroom.store import Engine

CLOSED_TOLD = 20
"""Tables that are closed of which the owner hears; others are opened again by their numbers."""
IDLE_WAIT = 60.0
"""Seconds after which a table without people keeps only its state in memory."""


class Place(Record):
    """Where a room listens, and how it is called in invitations (its own address when empty)."""

    address: str = "0.0.0.0"
    port: int = PORT
    called: str = ""

    @classmethod
    def read(cls, text: str, called: str = "", usual: int = PORT) -> Place | None:
        """`ADDRESS:PORT`, `:PORT` or `ADDRESS` (with the `usual` port); None for what is none of
        them.
        """
        address, colon, port = text.rpartition(":")
        if not colon or (":" in text and text.endswith("]")):
            address, port = text, str(usual)
        if not (port.isascii() and port.isdigit() and int(port) < 65_536):
            return None
        return cls(address.strip("[]") or "0.0.0.0", int(port), called)

    @property
    def host(self) -> str:
        """What others call it by."""
        if self.called:
            return self.called
        return own_address() if self.address in ("0.0.0.0", "::", "") else self.address


def called_by(text: str) -> str | None:
    """The address that a room is called by, a name or numbers without a port; None for what is
    none.
    """
    address = text.strip().strip("[]")
    # only an address of version 6 has colons, and it has several
    good = re.fullmatch(r"\w[\w.:-]{0,252}", address) and address.count(":") != 1
    return address if good else None


class FreeSeat(Record):
    """A seat of an invitation."""

    table: v.TableId
    seat: Seat
    invitation: v.Invitation


class OpenDoor(NamedTuple):
    """A door besides that of the playroom's own program: where it is, and `line`, which gives what
    is passed on to a friend, with an invitation code or (empty) without one.
    """

    place: Place
    line: Callable[[Place, str], str]


class NoTableMore(Exception):
    """The rules of the house do not allow another table; `note` says why."""

    def __init__(self, why: Note) -> None:
        super().__init__(why.id)
        self.note = why


@dataclass(slots=True)
class Room:
    """A room that is open. Close it by `close`."""

    host: Host
    listener: WireListener
    services: RoomContext
    backing: Storage
    place: Place
    certificate: Certificate
    troubles: tuple[Exception, ...]
    """Tables of the room that cannot be opened, each with why."""
    find: Callable[[str], Game[Any, Any]]
    doors: dict[str, OpenDoor] = field(default_factory=dict)
    """Open doors besides the wire, by name."""
    replication: Replication | None = None
    """What is done about the other processes that serve the room, where there may be some."""
    closers: list[Callable[[], Awaitable[None]]] = field(default_factory=list)
    """What closes the other doors, and all else that is open as long as the room."""
    moderation_log: ModerationLog | None = None
    """Moderation events of the room, as it can be read."""
    watch: StoreWatch | None = None
    """Knows whether what is played can be kept."""
    breaks: Breaks | None = None
    """Knows when the room was closed."""
    gc_tuner: GcTuner | None = None
    """Sees to the memory of a room that is open for long."""

    async def close(self, again: int = 0) -> None:
        """Closes the listeners; the data stays. `again`: seconds after which clients retry, for a
        restart.
        """
        if self.gc_tuner is not None:
            self.gc_tuner.stop()
        if self.watch is not None:
            self.watch.close()
        if self.breaks is not None:
            self.breaks.close()
        if self.moderation_log is not None:
            self.moderation_log.stop()
        if self.services.notices is not None:
            self.services.notices.close()
            await self.services.notices.sent()
        await self.host.close(again)
        for close in self.closers:
            await close()
        if self.replication is not None:
            self.replication.close()
        if self.services.bot_pool is not None:
            self.services.bot_pool.close()
        self.backing.close()

    def invitation(self, code: str) -> v.Invitation:
        """What is passed on to a friend."""
        line = InvitationLine(self.place.host, self.place.port, code, self.certificate.pin)
        others = {name: door.line(door.place, code) for name, door in self.doors.items()}
        return v.Invitation(f"playroom join {line}", others)  # a command, not said in words

    def has_door(
        self,
        name: str,
        place: Place,
        line: Callable[[Place, str], str],
        close: Callable[[], Awaitable[None]],
    ) -> None:
        """Another door is open; `close` closes it, with the room. `line` as in `OpenDoor`."""
        self.doors[name] = OpenDoor(place, line)
        self.closers.append(close)

    def show(self) -> None:
        """Answers queries of room info from now on (see `RoomInfo`)."""

        def room_info() -> RoomInfo:
            states = [table.state for table in self.host.tables.values()]
            if self.host.lobby is not None:
                states = [state for state in states if state.listed]
            about = self.services
            house, lobby = about.house, self.host.lobby
            seekers = () if lobby is None else [t.game for t in lobby.seeking.here.values()]
            people = () if lobby is None else [person.id for person in lobby.people]
            return room_info_of(
                about.name, house.languages, PROTOCOL, __version__, states, seekers, house.rules,
                people,
            )  # fmt: skip

        self.host.room_info = room_info

    @property
    def line(self) -> str:
        """How anybody joins a room that needs no invitation."""
        return self.ways.line.rpartition(" ")[2]

    @property
    def ways(self) -> v.Invitation:
        """How anybody comes to a room that needs no invitation, by each of its doors."""
        return self.invitation("")

    @property
    def entry(self) -> str:
        """What a list of rooms says of this one."""
        page, place = self.ways.others.get("page", ""), self.place
        name, languages = self.services.name, self.services.house.languages
        return entry_text(name, place.host, place.port, self.certificate.pin, page, languages)

    def kept_place(self, name: str) -> Place | None:
        """Where another door of the room was last."""
        return _kept_place(self.backing, name)

    def keep_place(self, name: str, place: Place | None) -> None:
        """Keeps where a door is (None: there is none any more). Raises `StoreError`."""
        _keep_place(self.backing, name, place)

    def open_table(
        self,
        game: Game[Any, Any],
        setup: Setup,
        bots: dict[Seat, tuple[str, str]],
        preset: str | None = None,
    ) -> RunningTable:
        """Opens a table, with bots (name and level) in some seats.

        Raises `StoreError`, and `NoTableMore` where the rules of the house do not allow it.
        """
        most = self.services.house.tables
        there = self.host.tables.values()
        if sum(table.state.phase is not v.Phase.CLOSED for table in there) >= most:
            raise NoTableMore(note("house-no-tables", Kind.REFUSAL, count=most))
        listed = self.host.lobby is not None
        table = RunningTable.opened(self.services, game, setup, preset, listed)
        for seat, (name, level) in bots.items():
            bot = v.SeatedBot(seat, level, Clean.of(name, v.LONGEST_NAME))
            table.append_now(v.BotSat(bot))
        self._runs(table)
        return table

    def _runs(self, table: RunningTable) -> None:
        self.host.tables[table.state.id] = table
        if self.host.lobby is not None:
            self.host.lobby.changed(table.state.id)
        if self.replication is not None:
            self.replication.runs(table)

    def invite(
        self, table: RunningTable, on_result: Callable[[v.Invitation | Exception], None]
    ) -> None:
        """Makes an invitation to a table, for the host; `on_result` gets it once it is stored."""

        def made(code: str | Exception) -> None:
            on_result(code if isinstance(code, Exception) else self.invitation(code))

        people = self.services.people
        self.services.write_queue.run(partial(people.invite, table.state.id, None), made)

    def closed(self, most: int = CLOSED_TOLD) -> list[v.TableState]:
        """The tables that are closed and can be opened again: the latest of them, the last one
        first. Raises `StoreError`.
        """
        tables = self.services.room_store.closed_tables(most=most)
        states = (self.closed_table(table) for table in tables)
        return [state for state in states if state is not None]

    def closed_table(self, table: v.TableId) -> v.TableState | None:
        """A table that is closed, as its log tells it; None where there is none, or none that can
        be opened here. Raises `StoreError`.
        """
        room_store = self.services.room_store
        try:
            return (
                told_by(room_store.rows(table), self.find) if room_store.is_closed(table) else None
            )
        except (NoTable, NoGame):
            return None
        except StoreError as why:
            if why.key != "damaged":
                raise
            return None  # an unreadable one is not watched

    def open_again(self, table: v.TableId) -> RunningTable:
        """Reopens a closed table with the places of its people.

        Raises `StoreError`, `NoTable`, `NoGame`.
        """
        running = RunningTable.again(self.services, self.find, table, reopens=True)
        self._runs(running)
        running.reconcile()
        return running

    def free_seats(self, table: RunningTable, names: dict[Seat, str]) -> list[FreeSeat]:
        """A new invitation to every free seat of a table. `names`: names given to unnamed guests,
        by seat. Raises `StoreError`.
        """
        people, state = self.services.people, table.state
        return [
            FreeSeat(
                state.id,
                seat,
                self.invitation(people.invite(state.id, seat, names.get(seat, ""))),
            )
            for seat in state.free
        ]

    async def owner(
        self, name: Clean, language: str, table: RunningTable | None = None, peer: str = ""
    ) -> Admitted:
        """The one who opened the room, admitted as a guest of a table, or of the lobby, like any
        other: the same every time; `peer` is the address they come from (empty: this machine).

        Raises `StoreError`.
        """
        room_store, ran = self.services.room_store, self.services.write_queue.ran

        def found() -> tuple[str, bool]:
            # of a room in which everybody had one table
            kept = None if table is None else room_store.fact(f"owner {table.state.id}")
            kept = kept or room_store.fact("owner")
            known = kept and room_store.people.member(Key.token(kept)) is not None
            return (kept or "", True) if known else (secrets.token_hex(16), False)

        token, is_known = await ran(found)
        if table is not None and table.is_leader:
            await table.ensure_loaded()
        shown = Credentials((Key.token(token),), peer, language, role=Role.OWNER)
        result = await self.host.admission.admit(shown, OwnerPrompts(name, language))
        if isinstance(result, Refused):  # the owner of a room is refused nothing but a closed room
            raise StoreError("closed")
        member = result.member

        def keep() -> None:
            if not is_known:
                room_store.fact("owner", token)
            if member.role is not Role.OWNER:
                room_store.people.set_role(member.id, Role.OWNER)

        await ran(keep)
        self.services.moderation.own(member.id)
        return dataclasses.replace(result, member=replace(member, role=Role.OWNER))


class OwnerPrompts(Prompts):
    """Prompts of the host's own admission: chooses another name by itself."""

    def __init__(self, name: Clean, language: str) -> None:
        self._language = language
        self._name = name
        self._number = 1

    @property
    @override
    def language(self) -> str:
        return self._language

    @override
    def wanted_name(self, member: Member) -> Clean:
        return self._name

    @override
    async def ask_name(self, name: Clean, why: str) -> Clean:
        """The name with a number, when it is taken."""
        self._number += 1
        return Clean.of(f"{self._name[: v.LONGEST_NAME - 3]} {self._number}")

    @override
    async def ask_agreement(self, house: House) -> bool:
        """The rules are their own."""
        return True


def own_address() -> str:
    """The address under which this machine is found in its own network. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documents: it only chooses the way
            found: str = probe.getsockname()[0]
            return found
        except OSError:
            return "127.0.0.1"


async def open_room(
    folder: Path,
    wanted: Place | None,
    find: Callable[[str], Game[Any, Any]],
    faults: Faults,
    bot_names: tuple[str, ...],
    bot_pause: float = 0.8,
    told: Callable[[v.TableEvent, v.TableState], None] = lambda row, state: None,
    called: str = "",
    house: House = USUAL,
    public: bool = False,
    engine: Engine | None = None,
    answers: Callable[[bool], None] = lambda answers: None,
    bot_pool: BotPool | None = None,
    keeps: Keeps = lambda why: None,
) -> Room:
    """Opens the room that is kept in a folder, with all its tables, at the place where it was
    (`wanted`: another one). `told` hears of every row of every table; `called` is the address that
    invitations carry, the last one that was said when it is empty. `public`: people may join
    without an invitation, under a unique name; `house` are the rules of the house. With an `engine`
    the room is kept there, and in the folder only what is this machine's own; `answers` is told
    when it has fallen silent (False), and when it answers again. `keeps` is told when nothing can
    be kept (with why), and (None) when it can again. `bot_pool` are processes for its bots to think
    in, which it ends when it closes.

    Raises `StoreError` (`locked`: it is open already; `EngineError`), `OSError` (the address cannot
    be had).
    """
    loop = asyncio.get_running_loop()

    def heard(does: bool) -> None:
        with contextlib.suppress(RuntimeError):  # the room was closed meanwhile
            loop.call_soon_threadsafe(answers, does)

    kept_in = backing(folder) if engine is None else shared_backing(folder, engine, heard)
    try:

        def invitation(table: v.TableId, code: str) -> v.Invitation:
            return room.invitation(code)

        def closes(table: v.TableId) -> None:
            host.tables.pop(table, None)  # a room is open for months
            if room.replication is not None:
                room.replication.closes(table)

        def happened(row: v.TableEvent, state: v.TableState) -> None:
            if host.lobby is not None:
                host.lobby.heard(row, state)
            told(row, state)
            if isinstance(row, v.Closed):
                loop.call_soon(closes, state.id)

        def kept(why: StoreError | None) -> None:
            keeps(why)
            if why is not None:
                for table in tuple(host.tables.values()):
                    for session in tuple(table.sessions):
                        table.guarded(partial(session.fail, why))

        def write() -> None:
            kept_in.room_store.fact("health", str(int(wall())))
            kept_in.probe()

        certificate, place = certificate_in(folder), _place_of(kept_in, wanted, called)
        kept_in.room_store.people.unique = public
        name, limiter = house.name or UNNAMED, RateLimiter()
        notices = NoticeService(
            *(kept_in.room_store, kept_in.write_queue, house, name, folder, faults, limiter)
        )
        services = RoomContext(
            kept_in.room_store,
            kept_in.games,
            kept_in.write_queue,
            faults,
            bot_names,
            kept_in.finished,
            folder,
            ModerationService(kept_in.room_store, kept_in.write_queue, house.address_days),
            invitation,
            happened,
            name=name,
            membership=kept_in.membership,
            idle_wait=IDLE_WAIT,
            house=house,
            counters=kept_in.write_queue.counters,
            write=write,
            bot_pool=bot_pool,
            rate_limiter=limiter,
            notices=notices,
        )
        watch = StoreWatch(kept_in.write_queue, write, kept)
        breaks = Breaks(services)
        breaks.open()
        tables, troubles = tables_again(services, find)
        host = Host(services, find, tables, bot_pause, public)
        listener = WireListener(host, certificate.pin)
        host.listeners.append(listener.close)
        port = await listener.listen(place.address, place.port, certificate.context())
        place = replace(place, port=port)
        _keep_place(kept_in, "place", place)
        inside = f"{replace(place, called='').host}:{port}"
        kept_in.membership.listens(f"{place.host}:{port}", certificate.pin, inside)
        room = Room(
            host, listener, services, kept_in, place, certificate, kept_in.emptied + troubles, find
        )
        room.watch = watch
        room.breaks = breaks
        _begin(room, tables.values(), public)
    except BaseException:
        kept_in.close()
        raise
    return room


def _place_of(kept_in: Storage, wanted: Place | None, called: str) -> Place:
    """Where a room is opened: the place that is wanted, or where it was."""
    kept = _kept_place(kept_in, "place") or Place()
    place = wanted or kept
    return replace(place, called=called or place.called or kept.called)


def tables_again(
    services: RoomContext, find: Callable[[str], Game[Any, Any]]
) -> tuple[dict[v.TableId, RunningTable], tuple[Exception, ...]]:
    """The tables of a room, running; and for each that cannot be opened, why."""
    opens = RunningTable.again if services.membership.alone else RunningTable.replica
    tables, troubles = dict[v.TableId, RunningTable](), list[Exception]()
    stored = services.room_store.idle_tables()
    for table in services.room_store.tables():
        if table in (ROOM, CONTESTS):
            continue
        rows, text = stored.get(table, (0, ""))
        idle = stored_idle(text, rows) if text else None
        try:
            if idle is not None and is_kept_by(idle, services, find):
                running = RunningTable(services, find(idle.state.game), (), idle)
            else:
                running = opens(services, find, table)
        except (StoreError, NoTable, NoGame) as why:
            troubles.append(why)
            continue
        if running.state.phase is not v.Phase.CLOSED:  # by another process, a moment ago
            tables[table] = running
    return tables, tuple(troubles)


def _begin(room: Room, tables: Iterable[RunningTable], public: bool) -> None:
    """What goes on in a room besides its wires, once it listens. `tables` are those that it had."""
    host, services = room.host, room.services
    room.moderation_log = ModerationLog(services)
    services.moderation.noted = room.moderation_log.write
    room.moderation_log.start()
    room.replication = room.backing.share(host, room.find)
    if host.lobby is not None and room.replication is not None:
        host.lobby.opened = room.replication.runs
    if public:
        room.show()
    for running in tables:
        if services.membership.alone:
            running.rate_ending()
        running.reconcile()
    if room.breaks is not None:
        room.breaks.watch(host.tables)
    if host.lobby is not None:
        host.lobby.contests.start()
    room.gc_tuner = GcTuner(services.counters)
    room.gc_tuner.start()


def _keep_place(kept_in: Storage, name: str, place: Place | None) -> None:
    kept = "" if place is None else f"{place.address} {place.port} {place.called}"
    kept_in.room_store.fact(f"{name}{kept_in.process}", kept)


def _kept_place(kept_in: Storage, name: str) -> Place | None:
    kept = kept_in.room_store.fact(f"{name}{kept_in.process}")
    if not kept:
        return None
    address, port, called = kept.split(" ", 2)
    return Place(address, int(port), called)
