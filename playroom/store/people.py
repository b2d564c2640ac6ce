"""The tables in which a room keeps who its people are (see `room.people`), for every engine."""

from __future__ import annotations

PEOPLE = (
    """CREATE TABLE IF NOT EXISTS persons (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, skeleton TEXT UNIQUE, language TEXT NOT NULL,
        role TEXT NOT NULL, made BIGINT NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS keys (
        hash TEXT PRIMARY KEY, kind TEXT NOT NULL, person TEXT NOT NULL, turn BIGINT NOT NULL)""",
    "CREATE INDEX IF NOT EXISTS keys_person ON keys (person)",
    "CREATE TABLE IF NOT EXISTS phrases (person TEXT PRIMARY KEY, hash TEXT NOT NULL)",
    """CREATE TABLE IF NOT EXISTS places (
        person TEXT NOT NULL, room_table TEXT NOT NULL, seat INTEGER, turn BIGINT NOT NULL,
        PRIMARY KEY (person, room_table))""",
    """CREATE TABLE IF NOT EXISTS codes (
        hash TEXT PRIMARY KEY, room_table TEXT NOT NULL, seat INTEGER, name TEXT NOT NULL,
        until BIGINT NOT NULL, person TEXT)""",
)
"""The statements that make what is kept, in the words that SQLite and PostgreSQL have in common."""

OWED = (
    """CREATE TABLE IF NOT EXISTS owed (
        person TEXT NOT NULL, match TEXT NOT NULL, room_table TEXT NOT NULL, seat INTEGER NOT NULL,
        turn BIGINT NOT NULL, PRIMARY KEY (person, match))""",
    "CREATE INDEX IF NOT EXISTS owed_table ON owed (room_table)",
)
"""The matches that have not come home yet to somebody who sat in them."""

SEEN = (
    "ALTER TABLE persons ADD COLUMN seen BIGINT NOT NULL DEFAULT 0",
    "CREATE INDEX IF NOT EXISTS places_table ON places (room_table)",
)
"""When everybody came last (in seconds since 1970; 0: they came once), and what finds the people of
a table.
"""
