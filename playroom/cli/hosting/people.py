"""`playroom host people` and `playroom host forget`: what a room keeps of its people, and the
deletion of one of them.
"""

from __future__ import annotations

import argparse
from contextlib import closing
from pathlib import Path

from playroom.cli.hosting.database import engine_of
from playroom.cli.printing import printed_json, teller_for, told
from playroom.cli.refusals import refuse, typed_text
from playroom.engine.notes import Clean, Note, note
from playroom.room.members.kept import KeptPerson, forget_person, people_kept
from playroom.room.store.room_store import RoomStore
from playroom.room.store.sqlite import SqliteDatabase
from playroom.store.paths import places


def people(args: argparse.Namespace) -> int:
    """Lists the people of a room that is closed, or deletes one. Gives the exit status.

    Raises `CliError`, `StoreError`, `EngineError`.
    """
    if args.what == "forget" and not args.person:
        refuse("host-forget-whom")
    with closing(room_store_of(args)) as room_store:
        found = people_kept(room_store, args.person or "")
        if args.person and not found:
            refuse("host-no-person", name=typed_text(args.person))
        if args.what == "forget":
            return _forget(args, room_store, found)
    if args.json:
        for person in found:
            printed_json(person)
    else:
        told([_line(person) for person in found] or [note("host-no-people")], teller_for(args))
    return 0


def room_store_of(args: argparse.Namespace) -> RoomStore:
    """The store of a room that is closed, or kept in a database. Raises `CliError`, `StoreError`,
    `EngineError`.
    """
    engine = engine_of(args)
    if engine is not None:
        from playroom.room.store.postgres import PostgresDatabase  # here: few rooms are shared

        engine.look()
        return RoomStore(PostgresDatabase(engine))
    file: Path = places(args.data).data / "room" / "room.db"
    if not file.exists():
        refuse("host-no-room", file=Clean.of(str(file), 200))
    return RoomStore(SqliteDatabase(file))


def _forget(args: argparse.Namespace, room_store: RoomStore, found: list[KeptPerson]) -> int:
    if len(found) > 1:
        refuse("host-several", name=typed_text(args.person))
    (person,) = found
    if not forget_person(room_store, person.id):
        refuse("host-not-forgotten", name=person.name)
    told([note("host-forgotten", name=person.name)], teller_for(args))
    return 0


def _line(person: KeptPerson) -> Note:
    return note(
        "host-person",
        name=person.name,
        id=Clean.of(person.id),
        language=person.language,
        seen=Clean.of(person.seen or person.since),
        tables=len(person.places),
    )
