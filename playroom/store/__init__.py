"""Storage: games as logs of inputs (`database`, and as they grow `log`), as files to pass on
(`jsonl`), both in the records of `shapes`, and settings (`settings`).

`postgres` is for rooms of several machines. `paths` says where. All that goes wrong comes out as a
`StoreError` (`errors`) with a note of one sentence; no exception of sqlite3, of psycopg, of the
file system or of a parser leaves this package. Names are loaded when they are first used: the
settings are needed before the first line is said, the databases are not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playroom.store.database import Store
    from playroom.store.errors import BadFile, StoreError
    from playroom.store.games import Games
    from playroom.store.jsonl import KeptGame, log_lines, read_lines, read_log, write_log
    from playroom.store.listing import Summary
    from playroom.store.log import StoreLog
    from playroom.store.names import new_id, new_seed
    from playroom.store.paths import Places, places
    from playroom.store.postgres.engine import Engine
    from playroom.store.postgres.games import PostgresGames
    from playroom.store.postgres.log import PostgresLog
    from playroom.store.postgres.nodes import Node
    from playroom.store.postgres.presence import PresenceStore
    from playroom.store.settings import Problem, Settings
    from playroom.store.shapes import Origin

_HOMES = {
    "BadFile": "errors",
    "Engine": "postgres.engine",
    "Games": "games",
    "Node": "postgres.nodes",
    "KeptGame": "jsonl",
    "Origin": "shapes",
    "Places": "paths",
    "PostgresGames": "postgres.games",
    "PostgresLog": "postgres.log",
    "Problem": "settings",
    "Settings": "settings",
    "Store": "database",
    "StoreError": "errors",
    "StoreLog": "log",
    "Summary": "listing",
    "PresenceStore": "postgres.presence",
    "log_lines": "jsonl",
    "new_id": "names",
    "new_seed": "names",
    "places": "paths",
    "read_lines": "jsonl",
    "read_log": "jsonl",
    "write_log": "jsonl",
}

__all__ = [
    "BadFile",
    "Engine",
    "Games",
    "KeptGame",
    "Node",
    "Origin",
    "Places",
    "PostgresGames",
    "PostgresLog",
    "PresenceStore",
    "Problem",
    "Settings",
    "Store",
    "StoreError",
    "StoreLog",
    "Summary",
    "log_lines",
    "new_id",
    "new_seed",
    "places",
    "read_lines",
    "read_log",
    "write_log",
]


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    value: object = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    globals()[name] = value
    return value
