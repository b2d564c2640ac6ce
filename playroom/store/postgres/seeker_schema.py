"""Table of matchmaking tickets by node, and the function that claims each seat once."""

from __future__ import annotations

# `room_table` is where there is a seat for them, `is_new` whether it was opened for them, `at` when
# that was; `arrived` where the log of that table ended once they had come.
_SEEKERS = """
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

# Of two nodes with the same tickets the leader assigns seats; tickets with a seat, or gone
# meanwhile, get none. A table opened for two exists exactly when they are told of it.
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

SEEKERS = (_SEEKERS, _CLAIM_SEATS)
"""What makes them."""
