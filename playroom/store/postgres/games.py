"""The games in a shared database: their headers, their results, the fingerprints of their states.

That the inputs of a game follow each other is a law of the database here; that its pages are what
was written is proved by the database itself (checksums).
"""

from __future__ import annotations

import json
from typing import Any

from playroom.engine.header import Header
from playroom.engine.overriding import override
from playroom.engine.steps import Outcome
from playroom.engine.wire import plain
from playroom.store.errors import StoreError
from playroom.store.games import Games
from playroom.store.jsonl import KeptGame
from playroom.store.postgres.engine import Db, Engine
from playroom.store.postgres.log import entries_of
from playroom.store.postgres.schema import NOW
from playroom.store.rows import damaged, encode, or_bad_value, spoken
from playroom.store.shapes import HeaderRow, Secret, check_header, header_from

_CREATE = f"""
    WITH made AS (
        INSERT INTO matches (id, game, header, created, updated) VALUES (%s, %s, %s, {NOW}, {NOW})
        ON CONFLICT (id) DO NOTHING RETURNING number)
    INSERT INTO secrets SELECT number, %s FROM made RETURNING match
"""
_HEADER = (
    "SELECT m.header, s.seed FROM matches m JOIN secrets s ON s.match = m.number WHERE id = %s"
)
_INPUTS = (
    "SELECT i.sequence, kind, seat, text, i.id, at FROM matches m"
    " JOIN inputs i ON i.match = m.number WHERE m.id = %s ORDER BY i.sequence"
)
_STATES = (
    "SELECT s.sequence, digest FROM states s JOIN matches m ON m.number = s.match WHERE m.id = %s"
)
_NOTE = (
    "INSERT INTO states SELECT number, %s, %s FROM matches WHERE id = %s"
    " ON CONFLICT (match, sequence) DO UPDATE SET digest = excluded.digest"
)
_FINISH = f"""
    WITH over AS (
        UPDATE matches SET status = 'finished', updated = {NOW}
        WHERE id = %s AND status <> 'finished' RETURNING number)
    INSERT INTO results SELECT number, %s, %s, %s FROM over ON CONFLICT (match) DO NOTHING
"""


class PostgresGames(Games):
    """The `Games` in the schema of an engine. Its methods raise `EngineError` too."""

    def __init__(self, engine: Engine) -> None:
        """`engine` is closed by who opened it."""
        self._engine = engine

    def create(self, header: Header) -> None:
        """Keeps a new game, so far without inputs. The same one again is harmless: two nodes may
        deal it at once. Raises `exists` (another one), `bad-value`.
        """
        or_bad_value(header.id, lambda: check_header(header))
        row = encode(plain(HeaderRow.of(header)))
        given = (header.id, header.game, row, header.seed)

        def keep(db: Db) -> bool:
            return db.execute(_CREATE, given).fetchone() is not None

        if not self._engine.do(keep) and self.header(header.id) != header:
            raise StoreError("exists", game=spoken(header.id))

    def header(self, match_id: str) -> Header:
        """The header of a game. Raises `no-game`, `damaged-game`."""
        found = self._engine.do(lambda db: db.execute(_HEADER, (match_id,)).fetchone())
        if found is None:
            raise StoreError("no-game", game=spoken(match_id))
        text, seed = found
        try:
            row: dict[str, Any] = json.loads(text)
            return header_from(row, plain(Secret(seed)))
        except ValueError as error:
            raise damaged(match_id, 0) from error

    @override
    def log(self, match_id: str) -> KeptGame:
        header = self.header(match_id)
        found = self._engine.do(lambda db: db.execute(_INPUTS, (match_id,)).fetchall())
        entries = entries_of(match_id, [row[:-1] for row in found])
        states = self._engine.do(lambda db: db.execute(_STATES, (match_id,)).fetchall())
        times = tuple(row[-1] for row in found)
        kept = {number: digest for number, digest in states if number <= len(entries)}
        return KeptGame(header, tuple(entries), times, kept)

    def checkpoint(self, match_id: str, sequence: int, digest: str) -> None:
        """Notes the fingerprint of the state after an input."""
        given = (sequence, digest, match_id)
        self._engine.do(lambda db: db.execute(_NOTE, given))

    def forget(self, match_id: str) -> None:
        """Deletes a game and all that belongs to it. Doing it again is harmless."""
        self._engine.do(lambda db: db.execute("DELETE FROM matches WHERE id = %s", (match_id,)))

    def finish(self, match_id: str, outcome: Outcome) -> None:
        """The game is over. Doing it again is harmless."""
        scores, winners = encode(list(outcome.scores)), encode(list(outcome.winners))
        given = (match_id, scores, winners, outcome.reason)
        self._engine.do(lambda db: db.execute(_FINISH, given))
