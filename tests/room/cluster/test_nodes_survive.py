"""A room that three processes serve, for a while in which they are killed, stopped and cut off; for
an hour, with a hundred tables, it is `python -m tests.bench gateways --minutes 60`.
"""

from __future__ import annotations

import asyncio

from tests.bench.bench_gateways import tried
from tests.store.postgres import Server


def test_whatever_happens_to_them_nothing_is_lost_or_there_twice(postgres: Server) -> None:
    found = asyncio.run(tried(postgres, tables=3, seconds=1.0, between=0.4, pace=0.2))
    assert found["lost"] == found["twice"] == found["visits_ended"] == 0
    assert found["unproved"] == 0
    assert found["tables"] == 3
    assert found["answered"] > 20
    assert all(found["faults"].values())
