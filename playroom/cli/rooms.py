"""`playroom rooms`: lists rooms of a directory that the player chose, or of the local network."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path
from typing import Any

from playroom.cli.extras import needs
from playroom.cli.printing import length_of, printed_json, teller_for, told
from playroom.cli.refusals import CliError, refuse
from playroom.engine.notes import Note, note
from playroom.room.client.asking import Asked, ask_all
from playroom.room.client.listing import BadList, RoomList, is_address, list_at
from playroom.shell.room.rooms import SETTING, about_note, counted, list_near, room_note
from playroom.store import Settings
from playroom.store.paths import places


def list_of(args: argparse.Namespace, settings: Settings) -> str:
    """Where the list is that is meant: the one that was named, or else the player's; empty for the
    rooms near by. Raises `CliError`.
    """
    if args.near:
        needs("near")
        if args.what is not None:
            refuse("rooms-near-or-list")
        return ""
    where = args.what or str(settings.get(SETTING))
    if not where:
        refuse("rooms-no-list")
    return where if is_address(where) else str(Path(where).expanduser().absolute())


def rooms(args: argparse.Namespace) -> int:
    """Prints the rooms, each with what was found there. Gives the exit status.

    Raises `CliError`.
    """
    settings, _ = Settings.load(places(args.data).settings)
    where = list_of(args, settings)
    try:
        room_list, answers = asyncio.run(_asked(where))
    except BadList as why:
        raise CliError(why.note) from None
    if args.json:
        printed_json({"rooms": [_plain(room) for room in answers], "unread": room_list.bad})
        return 0
    teller = teller_for(args)
    lines = list[Note]()
    if room_list.bad:
        lines.append(note("rooms-unread", count=room_list.bad))
    if answers:
        lines.append(note("rooms-title", **counted(answers)))
        for room in answers:
            lines += [room_note(room), about_note(room.room, teller.language)]
    else:
        lines.append(note("rooms-none", near=args.near))
    told(lines, teller, length_of(args))
    return 0


async def _asked(where: str) -> tuple[RoomList, tuple[Asked, ...]]:
    room_list = await (list_at(where) if where else list_near())
    return room_list, await ask_all(room_list.rooms)


def _plain(answer: Asked) -> dict[str, Any]:
    room, room_info = answer.room, answer.room_info
    said = {} if room_info is None else {"tables": room_info.tables, "free": room_info.free}
    return {
        "name": room.name,
        "host": room.host,
        "port": room.port,
        "pin": room.pin,
        "languages": list(room.languages or (room_info.languages if room_info else ())),
        "found": answer.found.value,
        **said,
    }
