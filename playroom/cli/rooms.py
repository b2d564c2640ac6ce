"""`playroom rooms`: lists rooms of a directory that the player chose, or of the local network."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path
from typing import Any

from playroom.cli.extras import needs
from playroom.cli.printing import length_of, printed_json, teller_for, told
from playroom.cli.refusals import CliError, refuse, typed_text
from playroom.engine.notes import Note, note
from playroom.room.client.asking import Asked, ask_all
from playroom.room.client.listing import BadList, RoomList, is_address, lists_at
from playroom.room.client.own_list import add, lists_of, read_entry, remove
from playroom.shell.room.rooms import SETTING, about_note, counted, list_near, room_note
from playroom.store import Settings
from playroom.store.paths import places


def lists_meant(args: argparse.Namespace, settings: Settings, data: Path) -> tuple[str, ...]:
    """Where the lists are that are meant: the one that was named, or else the player's; none for
    the rooms near by. Raises `CliError`.
    """
    if args.near:
        needs("near")
        if args.what is not None:
            refuse("rooms-near-or-list")
        return ()
    wanted = (args.what,) if args.what else lists_of(data, str(settings.get(SETTING)))
    if not wanted:
        refuse("rooms-no-list")
    return tuple(
        where if is_address(where) else str(Path(where).expanduser().absolute()) for where in wanted
    )


def rooms(args: argparse.Namespace) -> int:
    """Prints the rooms, each with what was found there. Gives the exit status.

    Raises `CliError`.
    """
    here = places(args.data)
    if args.add is not None or args.remove is not None:
        return _change(args, here.data)
    settings, _ = Settings.load(here.settings)
    wanted = lists_meant(args, settings, here.data)
    try:
        room_list, answers = asyncio.run(_asked(wanted))
    except BadList as why:
        raise CliError(why.note) from None
    if args.json:
        rooms = [_plain(room) for room in answers]
        printed_json({"rooms": rooms, "unread": room_list.bad, "away": room_list.away})
        return 0
    teller = teller_for(args)
    lines = list[Note]()
    if room_list.bad:
        lines.append(note("rooms-unread", count=room_list.bad))
    if room_list.away:
        lines.append(note("rooms-away", count=room_list.away))
    if answers:
        lines.append(note("rooms-title", **counted(answers)))
        for room in answers:
            lines += [room_note(room), about_note(room, teller.language)]
    else:
        lines.append(note("rooms-none", near=args.near))
    told(lines, teller, length_of(args))
    return 0


def _change(args: argparse.Namespace, data: Path) -> int:
    """Adds a room to the player's own list, or removes one from it."""
    try:
        if args.remove is not None:
            room = remove(data, args.remove)
            if room is None:
                refuse("rooms-none-called", name=typed_text(args.remove))
        else:
            room = read_entry(args.add)
            if room is None:
                refuse("rooms-bad-entry")
            add(data, room)
    except BadList as why:
        raise CliError(why.note) from None
    done = note("rooms-removed" if args.remove is not None else "rooms-added", name=room.name)
    told([done], teller_for(args), length_of(args))
    return 0


async def _asked(wanted: tuple[str, ...]) -> tuple[RoomList, tuple[Asked, ...]]:
    room_list = await (lists_at(wanted) if wanted else list_near())
    return room_list, await ask_all(room_list.rooms)


def _plain(answer: Asked) -> dict[str, Any]:
    room, room_info = answer.room, answer.room_info
    said: dict[str, Any] = {}
    if room_info is not None:
        waits = {waiting.game: waiting.people for waiting in room_info.waits}
        said = {"tables": room_info.tables, "free": room_info.free, "waits": waits}
        said["open"] = [{"game": t.game, "free": t.free, "pace": t.pace} for t in room_info.open]
    return {
        "name": room.name,
        "host": room.host,
        "port": room.port,
        "pin": room.pin,
        "languages": list(room.languages or (room_info.languages if room_info else ())),
        "found": answer.found.value,
        **said,
    }
