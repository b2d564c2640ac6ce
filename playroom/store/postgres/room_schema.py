"""The tables of a room store in PostgreSQL, and the function that appends to the log of a table."""

from __future__ import annotations

from playroom.store.room_schema import INDEXES, tables

# The log of a table ends at `last`; an append locks that row first. Without its log a table is
# known to be closed, since when in seconds since 1970.
_TABLES = (
    """CREATE TABLE room_tables (
        id text PRIMARY KEY,
        number bigint GENERATED ALWAYS AS IDENTITY,
        last bigint NOT NULL,
        updated bigint NOT NULL,
        closed bigint
    ) WITH (fillfactor = 70)""",
    *INDEXES,
    """CREATE TABLE rows (
        room_table text NOT NULL REFERENCES room_tables,
        number bigint NOT NULL CHECK (number > 0),
        text text NOT NULL,
        at bigint NOT NULL,
        PRIMARY KEY (room_table, number)
    )""",
    *tables("bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY"),
)

_ADD_ROWS = """
CREATE FUNCTION add_rows(
    of_table text, expected bigint, given text[], by_person text, by_id text, kept bigint,
    now bigint, in_reign bigint,
    OUT came text, OUT number_there bigint
) LANGUAGE plpgsql AS $$
DECLARE
    its bigint := 0;
    there boolean;
    newest bigint;
BEGIN
    number_there := 0;
    IF in_reign IS NOT NULL THEN
        -- shared: nobody else can begin to reign before this is committed
        PERFORM 1 FROM stewards WHERE room_table = of_table AND reign = in_reign FOR SHARE;
        IF NOT FOUND THEN came := 'fenced'; RETURN; END IF;
    END IF;
    IF expected = 1 THEN
        INSERT INTO room_tables (id, last, updated) VALUES (of_table, 0, now)
            ON CONFLICT DO NOTHING;
    END IF;
    -- whoever else adds to this log waits here; every statement below sees what they have added
    SELECT last INTO its FROM room_tables WHERE id = of_table FOR NO KEY UPDATE;
    its := coalesce(its, 0);
    number_there := its + 1;
    there := its >= expected AND given = ARRAY(
        SELECT text FROM rows WHERE room_table = of_table
            AND number >= expected AND number < expected + cardinality(given) ORDER BY number);
    IF NOT there THEN
        PERFORM 1 FROM done WHERE person = by_person AND id = by_id;
        IF FOUND THEN came := 'known'; RETURN; END IF;
        IF expected <> number_there THEN came := 'conflict'; RETURN; END IF;
    END IF;
    IF by_id IS NOT NULL THEN
        INSERT INTO done (person, id) VALUES (by_person, by_id) ON CONFLICT DO NOTHING
            RETURNING number INTO newest;
        -- the same was asked for at another table at the same moment
        IF NOT (FOUND OR there) THEN came := 'known'; RETURN; END IF;
        DELETE FROM done WHERE number IN (  -- whoever else is at it does the rest
            SELECT number FROM done WHERE number <= newest - kept FOR UPDATE SKIP LOCKED);
    END IF;
    IF NOT there THEN
        INSERT INTO rows SELECT of_table, expected + part.number - 1, part.text, now
            FROM unnest(given) WITH ORDINALITY AS part (text, number);
        number_there := its + cardinality(given);
        UPDATE room_tables SET last = number_there, updated = now WHERE id = of_table;
        PERFORM pg_notify(current_schema(), '/' || of_table || ' ' || number_there);
    END IF;
    came := 'kept';
END $$
"""

_CLOSES = (
    """CREATE FUNCTION closes() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        UPDATE room_tables SET closed =
            CASE WHEN starts_with(NEW.text, '{"type":"closed"') THEN NEW.at / 1000 END
            WHERE id = NEW.room_table;
        RETURN NULL;
    END $$""",
    """CREATE TRIGGER closes AFTER INSERT ON rows FOR EACH ROW
        WHEN (starts_with(NEW.text, '{"type":"closed"')
            OR starts_with(NEW.text, '{"type":"opened_again"'))
        EXECUTE FUNCTION closes()""",
)

ROOM = (*_TABLES, _ADD_ROWS, *_CLOSES)
"""What makes them."""
