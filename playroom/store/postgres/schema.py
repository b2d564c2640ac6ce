"""The tables in a shared database: made by us, migrated by us, while others may be at work.

Nodes of two versions run side by side for a while when a room is updated. So every migration says
the oldest program that may go on working with what it has made.
"""

# messages: store-engine-<key>

from __future__ import annotations

from typing import Any, NamedTuple

import psycopg
from psycopg import sql

from playroom.store.postgres.presence_schema import PRESENCE
from playroom.store.postgres.room_schema import ROOM
from playroom.store.postgres.ticket_schema import TICKETS
from playroom.store.room_schema import RATINGS

_LOCK = 0x504C5259  # PLRY


class Unfit(Exception):
    """The database is none that this program can use; `key` is that of the sentence."""

    def __init__(self, key: str, why: str) -> None:
        super().__init__(why)
        self.key = key


class Migration(NamedTuple):
    """A migration. `serves`: the oldest schema with a program that works with the new one just as
    well.
    """

    serves: int
    statements: tuple[str, ...]


# All times are milliseconds since 1970 by the clock of the database: those of the nodes differ.
NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"  # not said

_ADD_INPUT = f"""
CREATE OR REPLACE FUNCTION add_input(
    of_match text, expected bigint, given_number bigint, given_kind text, given_seat integer,
    given_text text, given_id text, of_table text, in_reign bigint,
    OUT came text, OUT number_there bigint
) LANGUAGE plpgsql AS $$
DECLARE
    its matches%ROWTYPE;
BEGIN
    number_there := 0;
    IF of_table IS NOT NULL THEN
        -- shared: nobody else can begin to reign before this is committed
        PERFORM 1 FROM stewards WHERE room_table = of_table AND reign = in_reign FOR SHARE;
        IF NOT FOUND THEN came := 'fenced'; RETURN; END IF;
    END IF;
    -- whoever else adds to this log waits here; every statement below sees what they have added
    SELECT * INTO its FROM matches WHERE id = of_match FOR NO KEY UPDATE;
    IF NOT FOUND THEN came := 'no-game'; RETURN; END IF;
    IF given_id <> '' THEN
        SELECT sequence INTO number_there FROM inputs
            WHERE match = its.number AND id = given_id AND id <> '';
        IF FOUND THEN came := 'known'; RETURN; END IF;
    END IF;
    number_there := its.sequence + 1;
    IF expected <> number_there OR given_number <> number_there THEN
        came := 'conflict'; RETURN;
    END IF;
    IF its.status <> 'open' THEN came := 'over'; RETURN; END IF;
    INSERT INTO inputs VALUES
        (its.number, number_there, given_kind, given_seat, given_text, given_id, {NOW});
    UPDATE matches SET sequence = number_there, updated = {NOW} WHERE number = its.number;
    came := 'kept';
END $$
"""

# A node is alive while its session holds its lock (which ends with the process, at once) and while
# its heartbeats come (which those of one that hangs do not).
_LIVES = f"""
CREATE FUNCTION lives(gateway integer, patience bigint) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
    PERFORM 1 FROM gateways WHERE number = gateway AND beat >= {NOW} - patience;
    RETURN FOUND
        AND NOT pg_try_advisory_xact_lock_shared(hashtext(current_schema()), gateway);
END $$
"""

_TAKE_TABLE = """
CREATE FUNCTION take_table(of_table text, me integer, patience bigint, OUT in_reign bigint)
LANGUAGE plpgsql AS $$
DECLARE
    its stewards%ROWTYPE;
BEGIN
    INSERT INTO stewards VALUES (of_table, 1, me) ON CONFLICT DO NOTHING;
    SELECT * INTO its FROM stewards WHERE room_table = of_table FOR UPDATE;
    IF its.gateway <> me THEN
        IF lives(its.gateway, patience) THEN RETURN; END IF;
        its.reign := its.reign + 1;
        UPDATE stewards SET reign = its.reign, gateway = me WHERE room_table = of_table;
    END IF;
    in_reign := its.reign;
END $$
"""

OLDEST = 4
"""The schema that the first migration makes; a database with an older one is too old."""
MIGRATIONS: tuple[Migration, ...] = (
    Migration(
        4,
        (
            # `sequence` says where the log ends. No index has a column that every input changes.
            """CREATE TABLE matches (
                number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
                id text NOT NULL UNIQUE,
                game text NOT NULL,
                header text NOT NULL,
                created bigint NOT NULL,
                status text NOT NULL DEFAULT 'open'
                    CHECK (status IN ('open', 'finished', 'abandoned')),
                sequence bigint NOT NULL DEFAULT 0,
                updated bigint NOT NULL
            ) WITH (fillfactor = 70)""",
            "CREATE INDEX matches_status ON matches (status)",
            # apart, so that who may read games need not be allowed to read every card to come
            """CREATE TABLE secrets (
                match bigint PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
                seed text NOT NULL
            )""",
            """CREATE TABLE inputs (
                match bigint NOT NULL REFERENCES matches ON DELETE CASCADE,
                sequence bigint NOT NULL CHECK (sequence > 0),
                kind text NOT NULL,
                seat integer NOT NULL,
                text text NOT NULL,
                id text NOT NULL,
                at bigint NOT NULL,
                PRIMARY KEY (match, sequence)
            )""",
            "CREATE UNIQUE INDEX inputs_id ON inputs (match, id) WHERE id <> ''",
            """CREATE TABLE results (
                match bigint PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
                scores text NOT NULL,
                winners text NOT NULL,
                reason text NOT NULL
            )""",
            """CREATE TABLE states (
                match bigint NOT NULL REFERENCES matches ON DELETE CASCADE,
                sequence bigint NOT NULL,
                digest text NOT NULL,
                PRIMARY KEY (match, sequence)
            )""",
            """CREATE TABLE gateways (
                number integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
                about text NOT NULL,
                draining boolean NOT NULL DEFAULT false,
                beat bigint NOT NULL
            ) WITH (fillfactor = 50)""",
            """CREATE TABLE stewards (
                room_table text PRIMARY KEY,
                reign bigint NOT NULL,
                gateway integer NOT NULL
            )""",
            _LIVES,
            _TAKE_TABLE,
            *ROOM,
            *PRESENCE,
            *TICKETS,
        ),
    ),
    Migration(4, RATINGS),
    Migration(
        6,
        (
            # does a node follow it that does not hold its lease? Of one from before it is unknown
            "ALTER TABLE matches ADD COLUMN followed boolean NOT NULL DEFAULT true",
            "ALTER TABLE matches ALTER COLUMN followed SET DEFAULT false",
        ),
    ),
    # a node of before would run a table without its lease
    Migration(7, ("ALTER TABLE matches DROP COLUMN followed", _ADD_INPUT)),
)
NEWEST = OLDEST + len(MIGRATIONS) - 1


def made(db: psycopg.Connection[tuple[Any, ...]], schema: str) -> None:
    """Makes what is missing. `db` sees the schema of that name and commits by itself.

    Raises `Unfit` (`newer`, `too-old`: made by a program that this one cannot work beside;
    `foreign`), and `psycopg.Error`.
    """
    encoding = db.info.parameter_status("server_encoding")
    if encoding != "UTF8":
        raise Unfit("foreign", f"server_encoding {encoding}")
    if _known(db, schema):
        return
    with db.transaction():
        # of several nodes that start at once one makes it
        db.execute("SELECT pg_advisory_xact_lock(%s, hashtext(%s))", (_LOCK, schema))
        name = sql.Identifier(schema)
        db.execute(sql.SQL("CREATE SCHEMA IF NOT EXISTS {}").format(name))
        db.execute(
            "CREATE TABLE IF NOT EXISTS migrations"
            " (version integer PRIMARY KEY, serves integer NOT NULL, at bigint NOT NULL)"
        )
        last = _last(db)
        for version, migration in enumerate(MIGRATIONS, OLDEST):
            if version <= last:
                continue
            for statement in migration.statements:
                db.execute(statement)
            row = (version, migration.serves)
            db.execute(f"INSERT INTO migrations VALUES (%s, %s, {NOW})", row)


def _known(db: psycopg.Connection[tuple[Any, ...]], schema: str) -> bool:
    there = db.execute("SELECT to_regclass(%s)", (f"{schema}.migrations",)).fetchone()
    return there is not None and there[0] is not None and _last(db) >= NEWEST


def _last(db: psycopg.Connection[tuple[Any, ...]]) -> int:
    """The schema that is there. Raises `Unfit` when it is not for us."""
    row = db.execute(
        "SELECT version, serves FROM migrations ORDER BY version DESC LIMIT 1"
    ).fetchone()
    if row is None:
        return 0
    version, serves = row
    if serves > NEWEST:
        raise Unfit("newer", f"{version}")
    if version < OLDEST:
        raise Unfit("too-old", f"{version}")
    return int(version)
