"""The tables of presence by node, and of chat at tables."""

from __future__ import annotations

PRESENCE = (
    """CREATE TABLE visits (
        room_table text NOT NULL,
        person text NOT NULL,
        gateway integer NOT NULL,
        PRIMARY KEY (room_table, person)
    )""",
    "CREATE INDEX visits_gateway ON visits (gateway)",
    # chat is kept for a moment only: until every node has read it
    """CREATE UNLOGGED TABLE talk (
        number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        room_table text NOT NULL,
        kind text NOT NULL,
        text text NOT NULL,
        at bigint NOT NULL
    )""",
    "CREATE INDEX talk_table ON talk (room_table, number)",
    "CREATE INDEX talk_at ON talk (at)",
)
"""What makes them."""
