"""Room store: what a room keeps beside its matches: the event logs of its tables, its members, open
invitations, the numbers of joint deals that are not shown yet, settings, and whom it refused what.

One text of SQL; a `Database` runs it: a SQLite file of one machine (`sqlite`), or a PostgreSQL that
several processes share (`postgres`).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from playroom.engine.log.entries import Lease
from playroom.engine.wire import PLAIN, written
from playroom.log.stream import CommandId
from playroom.room.members.people import People
from playroom.room.ratings.book import RatingBook
from playroom.room.store.database import Database, Execute
from playroom.room.table.values import AnyTableEvent, PersonId, TableEvent, TableId
from playroom.store import StoreError

FOREVER = 10**12
"""Seconds since 1970 that are never reached."""
ALL = 10**9
"""More tables than any room has."""
REFUSALS_KEPT = 10_000
DONE_KEPT = 4_096


class RoomStore:
    """Everything raises `StoreError`, and may be called from several threads."""

    def __init__(
        self,
        database: Database,
        refusals_kept: int = REFUSALS_KEPT,
        done_kept: int = DONE_KEPT,
    ) -> None:
        """Of refusals, and of the ids of commands, so many of the latest are kept."""
        self.database = database
        self._refusals_kept, self._done_kept = refusals_kept, done_kept
        self.people = People(database.transaction, database.now)
        self.ratings = RatingBook(database.transaction, database.now)

    def close(self) -> None:
        """Closes the database. May be called twice."""
        self.database.close()

    # -- event logs of tables ----------------------------------------------------------------------

    def append(
        self,
        table: TableId,
        expected: int,
        rows: Sequence[TableEvent],
        command: CommandId | None = None,
        lease: Lease | None = None,
    ) -> None:
        """Appends events to the log of a table, all of them or none; the first one gets the number
        `expected`. The id of the `command` that they follow from is kept with them, so that it is
        applied once. When this returns they are kept; the very same events that stand there already
        are kept, too (the answer was lost, or another process was first with the same).

        With a `lease` of the table only its owner may append; raises `StaleLease` when that is
        another process by now. Raises `Conflict`, and `AlreadyApplied` when the command was applied
        before by other events.
        """
        texts = [written(row) for row in rows]
        self.database.append(table, expected, texts, command, lease, self._done_kept)

    def rows(self, table: TableId, after: int = 0) -> list[TableEvent]:
        """The events of a table with numbers above `after`. Raises `StoreError` (`damaged`) for
        what is none.
        """
        found = self.database.execute(
            "SELECT text FROM rows WHERE room_table = ? AND number > ? ORDER BY number",
            *(table, after),
        )
        wanted: Any = AnyTableEvent
        try:
            return [PLAIN.decode(text.encode(), wanted) for (text,) in found]
        except ValueError as why:
            raise StoreError("damaged", file=self.database.place) from why

    def rewrite(self, table: TableId, rows: Mapping[int, TableEvent]) -> None:
        """Puts other events in the place of some, by their numbers: what was there is deleted."""

        def rewritten(do: Execute) -> None:
            for number, row in rows.items():
                do(
                    "UPDATE rows SET text = ? WHERE room_table = ? AND number = ?",
                    *(written(row), table, number),
                )

        self.database.transaction(rewritten)

    def applied_ids(self, person: PersonId) -> list[str]:
        """The ids of the commands of a person that were applied, the oldest first."""
        found = self.database.execute(
            "SELECT id FROM done WHERE person = ? ORDER BY number", person
        )
        return [id for (id,) in found]

    # -- tables ------------------------------------------------------------------------------------

    def tables(self) -> list[TableId]:
        """The tables that are open, in the order in which they were opened."""
        found = self.database.execute(
            "SELECT id FROM room_tables WHERE closed IS NULL AND EXISTS"
            " (SELECT 1 FROM rows WHERE rows.room_table = id AND rows.number = 1) ORDER BY number"
        )
        return [table for (table,) in found]

    def closed_tables(self, before: int | None = None, most: int | None = None) -> list[TableId]:
        """The tables that are closed, the latest first: those that were so before a moment (seconds
        since 1970), or all of them; no more than `most`.
        """
        found = self.database.execute(
            "SELECT id FROM room_tables WHERE closed < ? ORDER BY closed DESC, number DESC LIMIT ?",
            *(FOREVER if before is None else before, ALL if most is None else most),
        )
        return [table for (table,) in found]

    def is_closed(self, table: TableId) -> bool:
        """Is it a table that is closed?"""
        found = self.database.execute(
            "SELECT 1 FROM room_tables WHERE id = ? AND closed IS NOT NULL", table
        )
        return bool(found)

    def forget_table(self, table: TableId, matches: Collection[str], before: int) -> bool:
        """Deletes all that belongs to a table, and to these matches of it, when it was closed
        before that moment; was it?
        """

        def forgotten(do: Execute) -> bool:
            held = do(  # against concurrent reopening
                "UPDATE room_tables SET closed = closed WHERE id = ? AND closed < ? RETURNING id",
                *(table, before),
            )
            if not held:
                return False
            for match in matches:
                do("DELETE FROM numbers WHERE match = ?", match)
            for name in ("owner", "names", "idle"):
                do("DELETE FROM facts WHERE name = ?", f"{name} {table}")
            for kept in ("places", "codes", "owed", "rows"):
                do(f"DELETE FROM {kept} WHERE room_table = ?", table)
            do("DELETE FROM room_tables WHERE id = ?", table)
            return True

        return self.database.transaction(forgotten)

    def idle_tables(self) -> dict[TableId, tuple[int, str]]:
        """What is stored of the open tables that were idle last, and how many events each has."""
        found = self.database.execute(
            "SELECT id, (SELECT max(number) FROM rows WHERE room_table = id), value"
            " FROM room_tables JOIN facts ON name = 'idle ' || id WHERE closed IS NULL"
        )
        return {table: (rows, text) for table, rows, text in found}

    def keep_idle(self, table: TableId, text: str) -> None:
        """Keeps what is known of a table that is idle."""
        self.fact(f"idle {table}", text)

    def forget_idle(self, table: TableId) -> None:
        """Deletes that: the table is idle no more."""
        self.database.execute("DELETE FROM facts WHERE name = ?", f"idle {table}")

    # -- secrets, settings, refusals ---------------------------------------------------------------

    def keep_number(self, match: str, number: str) -> None:
        """Keeps the room's own number of a joint deal. Doing it again is harmless."""
        self.database.execute(
            "INSERT INTO numbers VALUES (?, ?) ON CONFLICT (match) DO NOTHING", match, number
        )

    def number(self, match: str) -> str | None:
        """The room's own number of a joint deal."""
        found = self.database.execute("SELECT number FROM numbers WHERE match = ?", match)
        return found[0][0] if found else None

    def forget_number(self, match: str) -> None:
        """Deletes the room's own number of a joint deal."""
        self.database.execute("DELETE FROM numbers WHERE match = ?", match)

    def fact(self, name: str, value: str | None = None) -> str | None:
        """Keeps a setting of the room under a name (when there is a value), and gives it."""
        if value is not None:
            self.database.execute(
                "INSERT INTO facts VALUES (?, ?)"
                " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                *(name, value),
            )
            return value
        found = self.database.execute("SELECT value FROM facts WHERE name = ?", name)
        return found[0][0] if found else None

    def keep_once(self, name: str, value: str) -> str:
        """Keeps a setting of the room under a name unless there is one, and gives what is kept."""
        self.database.execute(
            "INSERT INTO facts VALUES (?, ?) ON CONFLICT (name) DO NOTHING", name, value
        )
        return self.fact(name) or value

    def refuse(self, place: str, what: str) -> None:
        """Records a refusal of an address."""
        at = self.database.now()

        def noted(do: Execute) -> None:
            do("INSERT INTO refused (at, place, what) VALUES (?, ?, ?)", at, place, what)
            do(
                "DELETE FROM refused WHERE number <= (SELECT max(number) FROM refused) - ?",
                self._refusals_kept,
            )

        self.database.transaction(noted)

    def forget_refusals(self, before: int, places_before: int) -> None:
        """Deletes the refusals of before a moment (seconds since 1970), and the addresses in those
        of before another one.
        """

        def forgotten(do: Execute) -> None:
            do("DELETE FROM refused WHERE at < ?", before)
            do("UPDATE refused SET place = '' WHERE at < ? AND place <> ''", places_before)

        self.database.transaction(forgotten)

    def refusals(self, most: int = 100) -> list[tuple[int, str, str]]:
        """The latest refusals: seconds since 1970, address, what was refused."""
        found: list[Any] = self.database.execute(
            "SELECT at, place, what FROM refused ORDER BY number DESC LIMIT ?", most
        )
        return found
