"""What `playroom host --check` says of a shared database."""

from __future__ import annotations

import pytest

from playroom.cli.hosting import check_database
from playroom.cli.hosting.check_database import engine_findings
from tests.store.postgres import Server


def found(address: str, schema: str) -> dict[str, str]:
    return {one.what: one.state for one in engine_findings(address, schema)}


def test_what_is_not_safe_there_is_told(postgres: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    schema = postgres.schema()
    states = found(postgres.address, schema)
    assert states["engine"] == states["synchronous_commit"] == states["clocks"] == "right"
    assert states["fsync"] == "wrong"  # the tests need none
    assert states["connections"] == "right"
    monkeypatch.setattr(check_database, "CONNECTIONS_EACH", 1_000)
    monkeypatch.setattr("playroom.cli.hosting.check_database.time.time", lambda: 0.0)
    states = found(postgres.address, schema)
    assert states["connections"] == states["clocks"] == "wrong"


def test_one_that_does_not_answer_is_told_at_once() -> None:
    assert found("host=127.0.0.1 port=1 dbname=x", "playroom") == {"engine": "wrong"}
    assert found("no address", "playroom") == {"engine": "wrong"}
