"""The table of matchmaking tickets, and the function that gives each of them a seat once."""

from __future__ import annotations

# `room_table` is the table with a seat for the ticket, `is_new` whether it was opened for it, `at`
# when that was; `arrived` where the log of that table ended once the person had come.
_TICKETS = """
CREATE UNLOGGED TABLE seekers (
    person text PRIMARY KEY,
    gateway integer NOT NULL,
    game text NOT NULL,
    version bigint NOT NULL,
    language text,
    but text[] NOT NULL,
    since bigint NOT NULL,
    room_table text,
    is_new boolean NOT NULL DEFAULT false,
    at bigint NOT NULL DEFAULT 0,
    arrived bigint
)
"""

# Of two nodes that match the same tickets at once only the holder of the lease gives seats; a
# ticket with a seat, or one that was cancelled meanwhile, gets none. A table that is opened for two
# is there exactly when they are told of it.
_CLAIM_SEATS = """
CREATE FUNCTION claim_seats(
    people text[], of_table text, given text[], reign_of text, in_reign bigint, now bigint
) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
    there bigint;
    kept text;
BEGIN
    -- shared: nobody else can begin to reign before this is committed
    PERFORM 1 FROM stewards WHERE room_table = reign_of AND reign = in_reign FOR SHARE;
    IF NOT FOUND THEN RETURN false; END IF;
    PERFORM 1 FROM seekers WHERE person = ANY (people) AND room_table IS NULL
        ORDER BY person FOR UPDATE;
    GET DIAGNOSTICS there = ROW_COUNT;
    IF there < cardinality(people) THEN RETURN false; END IF;
    IF cardinality(given) > 0 THEN
        SELECT came INTO kept FROM add_rows(of_table, 1, given, NULL, NULL, 0, now, NULL);
        IF kept <> 'kept' THEN RETURN false; END IF;
    END IF;
    UPDATE seekers SET room_table = of_table, is_new = cardinality(given) > 0, at = now
        WHERE person = ANY (people);
    PERFORM pg_notify(current_schema(), '? 0');
    RETURN true;
END $$
"""

TICKETS = (_TICKETS, _CLAIM_SEATS)
"""What makes them."""
