"""`playroom host`: opens a room on this machine."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import re
import signal
import sys
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from playroom.cli import extras
from playroom.cli.arguments import game_of, level_of, options_of, seats_with_counts
from playroom.cli.hosting.database import engine_of
from playroom.cli.hosting.doors import door_places, open_doors
from playroom.cli.hosting.page import open_page, page_of
from playroom.cli.printing import NOBODY, length_of, printed, printed_json, teller_for
from playroom.cli.refusals import CliError, refuse, typed_text
from playroom.doors import placed
from playroom.engine.contract import Game
from playroom.engine.kit.bots import middle_level
from playroom.engine.notes import Clean, Note, note
from playroom.engine.options import Setup
from playroom.engine.record import Seat, replace
from playroom.engine.registry import find_game
from playroom.engine.wire import plain, written
from playroom.match.bots.pool import BotPool
from playroom.match.delay import MOST_LATE
from playroom.room.members.names import distinct, is_taken, name_of
from playroom.room.moderation.house_rules import BadHouse, House, house_beside, house_in
from playroom.room.moderation.log import read_log
from playroom.room.moderation.state import how_long
from playroom.room.protocol.addresses import is_loopback
from playroom.room.protocol.trust import cards_of
from playroom.room.server.health import Health
from playroom.room.server.opening import NoTableMore, Place, Room, called_by, open_room
from playroom.room.server.store_watch import keeps_note
from playroom.room.table import values as v
from playroom.room.table.running import RunningTable
from playroom.shell.room.telling import without_end
from playroom.store import StoreError
from playroom.store.faults import report_fault, report_loop_faults
from playroom.store.paths import places

HEALTH_PORT = 7448
"""The usual one, when only an address is given."""
COMES_BACK = 2
"""Seconds after which clients reconnect to a room that was stopped by SIGTERM, as for a backup or
an update. A host who ends it by a key closes it.
"""


class Wanted:
    """The table that `--open` asks for: its game, its options, bots by seat, names by seat."""

    def __init__(self, args: argparse.Namespace) -> None:
        """Raises `CliError`, `NoGame`."""
        self.game: Game[Any, Any] = game_of(args.open)
        pairs = seats_with_counts(args.seats)
        if pairs is None:
            pairs = [("", "")] * self.game.seats.start
        if len(pairs) == 1 and pairs[0][0].isascii() and pairs[0][0].isdigit():
            pairs = [("", "")] * int(pairs[0][0])
        self.bots: dict[Seat, tuple[str, str]] = {}
        self.names: dict[Seat, str] = {}
        for seat, (name, level) in enumerate(pairs):
            if name.casefold() == "bot" or level:
                self.bots[seat] = (
                    ("" if name.casefold() == "bot" else name),
                    level_of(level, self.game.bots) if level else middle_level(self.game),
                )
            else:
                self.names[seat] = name
        _refuse_alike([*self.names.values(), *(name for name, _ in self.bots.values())])
        self.setup = Setup.of(len(pairs), options_of(self.game, args))
        if refused := self.game.check_options(self.setup):
            raise CliError(refused.note)


def _refuse_alike(names: Sequence[str]) -> None:
    """Refuses two names that are too similar: the second person could not have theirs."""
    known = list[Clean]()
    for text in names:
        name = name_of(text)
        alike = next((other for other in known if is_taken(name, [other])), None)
        if alike is not None:
            refuse("cli-names-alike", name=name, other=alike)
        if name:
            known.append(name)


def room_folder(args: argparse.Namespace) -> Path:
    """Where the room of `--data` is kept: apart from one's own games."""
    return places(args.data).data / "room"


def place_of(args: argparse.Namespace) -> Place | None:
    """Where `--listen` says that the room listens. Raises `CliError`."""
    if args.listen is None:
        return None
    place = Place.read(args.listen)
    if place is None:
        refuse("cli-bad-place", text=typed_text(args.listen))
    return place


def address_of(args: argparse.Namespace) -> str:
    """What `--address` says that the room is called by from elsewhere; nothing when it was not
    given. Raises `CliError`.
    """
    if args.address is None:
        return ""
    address = called_by(args.address)
    if address is None:
        refuse("cli-bad-address", text=typed_text(args.address))
    return address


def house_of(args: argparse.Namespace) -> House:
    """The rules of the house: those of the file that `--house` names, or that is found beside the
    room; and what `--delay` says. Raises `CliError`.
    """
    try:
        if args.house is not None:
            house = house_in(Path(args.house))
        else:
            house = house_beside(room_folder(args))
    except BadHouse as why:
        raise CliError(why.note) from why
    if args.delay is None:
        return house
    most = MOST_LATE
    good = args.delay.isascii() and args.delay.isdigit() and int(args.delay[:6]) <= most
    if not good:
        refuse("cli-bad-delay", text=typed_text(args.delay), most=most)
    return replace(house, delay=int(args.delay))


def health_of(args: argparse.Namespace) -> Place | None:
    """Where `--health` says that programs on this machine ask how the room is. Raises
    `CliError`.
    """
    if args.health is None:
        return None
    place = Place.read(args.health, usual=HEALTH_PORT)
    if place is None:
        refuse("cli-bad-place", text=typed_text(args.health))
    if not is_loopback(place.address):
        refuse("cli-health-only-here", port=place.port)
    return place


async def open_health(room: Room, args: argparse.Namespace) -> str:
    """Opens the door for programs that ask how the room is, where it was asked for. Gives its
    address; nothing where there is none.

    Raises `CliError`.
    """
    place = health_of(args)
    if place is None:
        return ""
    host = room.host
    health = Health(room.services, lambda: host.tables, lambda: host.is_draining)
    try:
        port = await health.listen(place.address, place.port)
    except OSError:
        refuse("cli-place-taken", text=typed_text(f"{place.address}:{place.port}"))
    room.closers.append(health.close)
    return f"http://{place.address}:{port}/health"


async def open_near(room: Room, args: argparse.Namespace) -> Note | None:
    """Lets the room be found near by, where that was asked for. Gives the sentence that tells by
    what it is known there.

    Raises `CliError`.
    """
    if not args.near:
        return None
    extras.needs("near")
    from playroom.room.client.nearby import announce  # here: only who wants it has what it takes

    room.show()
    try:
        announced = await announce(room)
    except OSError:
        refuse("rooms-bad-near")
    room.closers.append(announced.close)
    return note("host-ready-near", cards=cards_of(room.certificate.pin))


def host(args: argparse.Namespace) -> int:
    """Serves a room until it is told to stop. Gives the exit status.

    Raises `CliError`, `StoreError`.
    """
    if args.what == "log":
        return tell_log(args)
    if args.what == "ratings":
        from playroom.cli.hosting.ratings import ratings  # here: it is asked for now and then

        return ratings(args)
    if args.what is not None:
        from playroom.cli.hosting.people import people  # here: it is asked for now and then

        return people(args)
    if args.name is not None:
        refuse("cli-name-nobody")
    check_options(args)
    return asyncio.run(_serve(args))


def check_options(args: argparse.Namespace) -> None:
    """Refuses whatever is wrong before a door is opened. Raises `CliError`, `NoGame`."""
    place_of(args)
    address_of(args)
    house_of(args)
    door_places(args)
    page_of(args)
    health_of(args)
    extras.needs(*(("near",) if args.near else ()))
    engine_of(args)
    if args.open is not None and not is_table(args.open):
        Wanted(args)


def tell_log(args: argparse.Namespace) -> int:
    """Prints the moderation events of the room, also while it is open. Gives the exit status.

    Raises `StoreError`.
    """
    entries, teller = read_log(room_folder(args)), teller_for(args)
    if not entries and not args.json:
        printed(teller.tell(note("order-log-empty"), NOBODY))
    for entry in entries:
        if args.json:
            printed_json(entry)
            continue
        line = note(
            "order-log",
            at=Clean.of(datetime.fromtimestamp(entry.at).strftime("%Y-%m-%d %H:%M")),
            act=entry.act.value,
            name=entry.person,
            by=entry.by,
            why=without_end(entry.why),
            how_long=how_long(entry.minutes),
            now=entry.is_one,
        )
        printed(teller.tell(line, NOBODY))
    return 0


async def _serve(args: argparse.Namespace) -> int:
    folder, teller = room_folder(args), teller_for(args)
    names = tuple(teller.tell(note("bot-names"), NOBODY).rstrip(".").split())
    printer = _Printer(args)
    report_loop_faults(asyncio.get_running_loop(), folder.parent)
    try:
        room = await open_room(
            folder,
            place_of(args),
            find_game,
            lambda lines: report_fault(lines, folder.parent),
            names,
            told=printer.row,
            called=address_of(args),
            bot_pool=BotPool(),
            house=house_of(args),
            public=args.public,
            engine=engine_of(args),
            answers=printer.engine_answers,
            keeps=printer.keeps,
        )
    except OSError:
        refuse("cli-place-taken", text=typed_text(args.listen or "7447"))
    except StoreError as why:
        if why.key == "locked":
            refuse("host-open-already")
        raise
    printer.room = room
    if room.host.lobby is not None:
        room.host.lobby.nearly_full = printer.nearly_full
    stop, again = asyncio.Event(), 0
    loop = asyncio.get_running_loop()

    def stopped(comes_back: int) -> None:
        nonlocal again
        again = comes_back
        stop.set()

    with contextlib.suppress(NotImplementedError):  # Windows
        loop.add_signal_handler(signal.SIGINT, stopped, 0)
        loop.add_signal_handler(signal.SIGTERM, stopped, COMES_BACK)
    try:
        printer.doors = await open_doors(room, args)
        printer.own_page = await open_page(room, args)
        printer.health = await open_health(room, args)
        printer.near = await open_near(room, args)
        open_wanted(room, args)
        printer.ready()
        for table in room.host.tables.values():
            printer.invitations(table, _names_of(room, table))
        waited = [
            stop.wait(),
            *(() if room.replication is None else (room.replication.emptied.wait(),)),
        ]
        tasks = [loop.create_task(until) for until in waited]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
    finally:
        await room.close(again)
    return 0


def is_table(text: str) -> bool:
    """Is it the number of a table, and not the name of a game?"""
    return re.fullmatch("[0-9a-f]{6}", text) is not None


def open_wanted(room: Room, args: argparse.Namespace) -> RunningTable | None:
    """Opens a new table unless the same words opened one before (one closed for being empty is
    opened again), or reopens a closed one by its number. Returns it; None when none was requested,
    or it is closed for good.

    Raises `CliError`, `NoGame`, `NoTable`, `StoreError`.
    """
    if args.open is None:
        return None
    if is_table(args.open):
        if args.open in room.host.tables:
            return room.host.tables[args.open]
        if not room.services.room_store.is_closed(args.open):
            refuse("cli-no-table", table=typed_text(args.open))
        return room.open_again(args.open)
    wanted = Wanted(args)
    words = written([args.open, args.seats, args.preset, args.option])
    room_store = room.services.room_store
    if room_store.fact("opened") == words:
        last = room_store.fact("opened-table") or ""
        if room.host.tables:
            return room.host.tables.get(last)
        kept = room.closed_table(last)
        if kept is not None and kept.deserted:
            return room.open_again(kept.id)
    used = [*wanted.names.values(), *(name for name, _ in wanted.bots.values())]
    bots = dict[Seat, tuple[str, str]]()
    for number, (seat, (given, level)) in enumerate(wanted.bots.items()):
        names = room.services.bot_names
        name = given or distinct(Clean.of(names[number % len(names)]), used)
        used.append(name)
        bots[seat] = (name, level)
    try:
        table = room.open_table(wanted.game, wanted.setup, bots, args.preset)
    except NoTableMore as why:
        raise CliError(why.note) from why
    room_store.fact("opened", words)
    room_store.fact("opened-table", table.state.id)
    room_store.fact(
        f"names {table.state.id}", written({str(s): n for s, n in wanted.names.items()})
    )
    return table


def _names_of(room: Room, table: RunningTable) -> dict[Seat, str]:
    import json

    text = room.services.room_store.fact(f"names {table.state.id}")
    return {int(seat): name for seat, name in json.loads(text).items()} if text else {}


class _Printer:
    """Tells what happens in the room, as lines for people or for programs."""

    def __init__(self, args: argparse.Namespace) -> None:
        self._json = args.json
        self._teller = teller_for(args)
        self._length = length_of(args)
        self.room: Room | None = None
        self.doors: dict[str, str] = {}
        """What programs are told of the other doors (see `open_doors`)."""
        self.near: Note | None = None
        """By what the room is known near by."""
        self.own_page = ""
        """The address that lets the one who runs the room in, where there is a page."""
        self.health = ""
        """The address at which programs ask how the room is, where there is one."""

    def _tell(self, line: Note) -> None:
        self._print(self._teller.tell(line, NOBODY, self._length))

    def _print(self, text: str) -> None:
        with contextlib.suppress(OSError, ValueError):  # the reader has gone; the room goes on
            sys.stdout.write(text + "\n")
            sys.stdout.flush()

    def _event(self, event: str, **values: Any) -> None:
        self._print(written({"event": event, **values}, spaced=True))

    def _either(self, event: str, line: Note, **values: Any) -> None:
        """The event for programs, the line for people."""
        self._event(event, **values) if self._json else self._tell(line)

    def ready(self) -> None:
        """The door is open."""
        room = self.room
        assert room is not None
        address = f"{room.place.address}:{room.place.port}"
        if self._json:
            more = dict(self.doors)
            if self.own_page:
                more |= {"page": room.ways.others["page"], "own_page": self.own_page}
            more |= {"health": self.health} if self.health else {}
            more |= {"near": "yes"} if self.near else {}
            if room.host.lobby:
                more |= {"line": room.ways.line, "entry": room.entry}
            pin, tables = room.certificate.pin, len(room.host.tables)
            self._event("ready", address=address, fingerprint=pin, tables=tables, **more)
        else:
            self._tell(note("host-ready", address=Clean.of(address)))
            for door in placed():
                if at := self.doors.get(door.name):
                    self._tell(note(f"host-ready-{door.name}", address=Clean.of(at)))
            if self.own_page:
                self._tell(note("host-ready-page"))
                self._print(self.own_page)  # as it is copied into a browser
            if room.host.lobby:
                self._tell(note("host-ready-public"))
                self._print(room.ways.line)  # as it is passed on
                self._tell(note("host-ready-entry"))
                self._print(room.entry)
            if self.near:
                self._tell(self.near)
        for state in room.closed():
            self._closed(state)
        for why in room.troubles:
            line = getattr(why, "note", note("together-trouble-room"))
            self._either("trouble", line, why=str(why))

    def engine_answers(self, does: bool) -> None:
        """The shared database has fallen silent, or answers again."""
        self._either("engine", note("host-engine", answers=does), answers=does)

    def nearly_full(self, tables: int, most: int, new: int, addresses: int) -> None:
        """The lobby is nearly full: `tables` of `most` are open, `new` of them by newcomers, who
        came from so many addresses.
        """
        counts = {"tables": tables, "most": most, "new": new, "addresses": addresses}
        self._either("nearly_full", note("host-nearly-full", **counts), **counts)

    def keeps(self, why: StoreError | None) -> None:
        """Nothing that is played can be kept (with why), or (None) it can again."""
        key = "" if why is None else why.key
        self._either("store", keeps_note(why), keeps=why is None, why=key)

    def _closed(self, state: v.TableState) -> None:
        """A table that can be opened again."""
        if self._json:
            people = [guest.name for guest in state.guests]
            self._event(
                "closed_table", table=state.id, game=state.game, people=people, waits=state.waits
            )
            return
        from playroom.shell.room.hosting import about_table  # here: only for people

        self._tell(note("host-closed-table", table=Clean.of(state.id), **about_table(state)))

    def invitations(self, table: RunningTable, names: dict[Seat, str]) -> None:
        """A new invitation to every seat that is free."""
        room = self.room
        assert room is not None
        if table.state.phase not in (v.Phase.OPEN, v.Phase.OVER):
            return
        for free in room.free_seats(table, names):
            line, others = free.invitation.line, free.invitation.others
            if self._json:
                self._event("invitation", table=free.table, seat=free.seat + 1, line=line, **others)
                continue
            self._tell(note("host-invitation", seat=free.seat + 1, line=Clean.of(line, 300)))
            for name, other in others.items():
                self._tell(note(f"together-invitation-{name}"))
                self._print(other)  # as it is copied

    def row(self, row: v.TableEvent, state: v.TableState) -> None:
        """Something has happened at a table."""
        if self._json:
            values = plain(v.as_told(row))
            if isinstance(row, v.KickedFromTable):
                values["barred"] = row.barred
            event = values.pop("type")
            self._event(event, table=state.id, phase=state.phase.value, **values)
            return
        line = _of_row(row, state)
        if line is not None:
            self._tell(line)


def _of_row(row: v.TableEvent, state: v.TableState) -> Note | None:
    """A table event as a line for the host: presence, never a card."""
    match row:
        case v.Came(_, name):
            return note("together-came", name=name, other=False, language="en", watches=False)
        case v.Away(person) | v.Back(person):
            guest = state.guest(person)
            id_ = "together-away" if isinstance(row, v.Away) else "together-back"
            return None if guest is None else note(id_, name=guest.name, meant=False)
        case v.Began():
            return note("host-began", table=Clean.of(state.id))
        case v.Ended():
            return note("host-ended", table=Clean.of(state.id))
    return None
