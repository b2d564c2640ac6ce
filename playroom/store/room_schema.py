"""The tables in which a room keeps what it keeps beside its matches, in the words that SQLite and
PostgreSQL have in common; how a table of the room and its log of events are linked is each engine's
own.
"""

from __future__ import annotations


def tables(serial: str) -> tuple[str, ...]:
    """The statements that make them; `serial` makes a primary key that counts up."""
    return (
        "CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
        "CREATE TABLE numbers (match TEXT PRIMARY KEY, number TEXT NOT NULL)",
        f"""CREATE TABLE refused (
            number {serial}, at BIGINT NOT NULL, place TEXT NOT NULL, what TEXT NOT NULL)""",
        f"""CREATE TABLE done (
            number {serial}, person TEXT NOT NULL, id TEXT NOT NULL, UNIQUE (person, id))""",
        # `seen`: when they came last, in seconds since 1970 (0: they came once)
        """CREATE TABLE persons (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, skeleton TEXT UNIQUE, language TEXT NOT NULL,
            role TEXT NOT NULL, made BIGINT NOT NULL, seen BIGINT NOT NULL DEFAULT 0)""",
        """CREATE TABLE keys (
            hash TEXT PRIMARY KEY, kind TEXT NOT NULL, person TEXT NOT NULL,
            turn BIGINT NOT NULL)""",
        "CREATE INDEX keys_person ON keys (person)",
        "CREATE TABLE phrases (person TEXT PRIMARY KEY, hash TEXT NOT NULL)",
        """CREATE TABLE places (
            person TEXT NOT NULL, room_table TEXT NOT NULL, seat INTEGER, turn BIGINT NOT NULL,
            PRIMARY KEY (person, room_table))""",
        "CREATE INDEX places_table ON places (room_table)",
        """CREATE TABLE codes (
            hash TEXT PRIMARY KEY, room_table TEXT NOT NULL, seat INTEGER, name TEXT NOT NULL,
            until BIGINT NOT NULL, person TEXT)""",
        # match logs not yet delivered to a player
        """CREATE TABLE owed (
            person TEXT NOT NULL, match TEXT NOT NULL, room_table TEXT NOT NULL,
            seat INTEGER NOT NULL, turn BIGINT NOT NULL, PRIMARY KEY (person, match))""",
        "CREATE INDEX owed_table ON owed (room_table)",
    )


RATINGS = (
    # results of finished matches in their order; `unrated`: why not, or empty
    """CREATE TABLE played (
        number BIGINT PRIMARY KEY, match TEXT NOT NULL UNIQUE, game TEXT NOT NULL,
        pace TEXT NOT NULL, at BIGINT NOT NULL, unrated TEXT NOT NULL)""",
    # `change`: of the player's rating, in points
    """CREATE TABLE played_seats (
        number BIGINT NOT NULL, seat INTEGER NOT NULL, player TEXT NOT NULL,
        side INTEGER NOT NULL, place INTEGER NOT NULL, change INTEGER NOT NULL,
        PRIMARY KEY (number, seat))""",
    "CREATE INDEX played_seats_player ON played_seats (player, number)",
    # what follows from the results
    """CREATE TABLE ratings (
        player TEXT NOT NULL, game TEXT NOT NULL, pace TEXT NOT NULL,
        mean DOUBLE PRECISION NOT NULL, spread DOUBLE PRECISION NOT NULL, games BIGINT NOT NULL,
        PRIMARY KEY (player, game, pace))""",
    "CREATE INDEX ratings_best ON ratings (game, mean)",
)
"""Makes the tables of results and ratings."""
INDEXES = (
    "CREATE INDEX room_tables_open ON room_tables (number) WHERE closed IS NULL",
    "CREATE INDEX room_tables_closed ON room_tables (closed) WHERE closed IS NOT NULL",
)
"""With these closed tables are not looked through for those that are open."""
