"""Preflight check of PostgreSQL: durability, free connections for every node, and clock skew."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

from playroom.cli.hosting.findings import Finding
from playroom.engine.notes import Clean, note
from playroom.store import StoreError

CONNECTIONS_EACH = 8
"""Connections that a node may need."""
CLOCKS = 1.0
"""Seconds by which two clocks may differ."""

_ON = ("fsync", "synchronous_commit", "full_page_writes", "data_checksums")
"""What must not be off. Without checksums only a fault of the disk is found too late."""
_ASKED = "SELECT name, setting FROM pg_settings WHERE name = ANY(%s)"
_GATEWAYS = "SELECT count(*) FROM gateways WHERE lives(number, 10000)"
_NAMES = [*_ON, "max_connections", "superuser_reserved_connections"]


def engine_findings(address: str, schema: str) -> Iterator[Finding]:
    """What was found at the shared database of an address, and in the schema of the room."""
    from playroom.store.postgres.engine import Engine

    try:
        engine = Engine(address, schema, patience=0.0)
        try:
            engine.look()
            settings, server, here, gateways = engine.do(_asked, again=False)
            place = engine.place
        finally:
            engine.close()
    except StoreError as why:
        yield Finding("engine", "wrong", why.note)
        return
    yield Finding("engine", "right", note("check-engine", place=place))
    for name in _ON:
        ok = settings[name] != "off"
        state = "right" if ok else "advice" if name == "data_checksums" else "wrong"
        line = note(
            "check-engine-setting",
            ok=ok,
            name=Clean.of(name),
            value=Clean.of(settings[name]),
            why={"data_checksums": "checksums", "synchronous_commit": "commit"}.get(name, "power"),
            command=Clean.of("pg_checksums --enable"),
        )
        yield Finding(name, state, line)
    places = int(settings["max_connections"]) - int(settings["superuser_reserved_connections"])
    wanted = (gateways + 1) * CONNECTIONS_EACH
    ok, name = places >= wanted, Clean.of("max_connections")
    line = note("check-engine-places", ok=ok, places=places, wanted=wanted, name=name)
    yield Finding("connections", "right" if ok else "wrong", line)
    apart = abs(server - here)
    line = note("check-engine-clock", ok=apart <= CLOCKS, seconds=round(apart))
    yield Finding("clocks", "right" if apart <= CLOCKS else "wrong", line)


def _asked(db: Any) -> tuple[dict[str, str], float, float, int]:
    """The settings, the server's clock and ours at the same moment, and how many nodes live."""
    settings = dict(db.execute(_ASKED, (_NAMES,)).fetchall())
    (gateways,) = db.execute(_GATEWAYS).fetchone()
    began = time.time()
    (server,) = db.execute("SELECT extract(epoch FROM clock_timestamp())").fetchone()
    return settings, float(server), (began + time.time()) / 2, gateways
