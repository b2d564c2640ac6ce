"""A room full of people, and what it costs its host; `python3 -m tests.bench room` measures the
same for longer.
"""

from __future__ import annotations

import asyncio
import sys

import pytest

from tests.bench import bench_crowd, bench_room

pytestmark = [
    pytest.mark.timeout(180),
    pytest.mark.skipif(sys.platform != "linux", reason="what a process costs is read from /proc"),
]
PEOPLE = bench_room.TABLES * bench_room.PEOPLE + bench_room.WATCHERS


def test_fifty_people_far_away_cost_the_host_little() -> None:
    costs = asyncio.run(bench_room.far(4.0, 2))
    assert PEOPLE == 50
    assert [cost["people"] for cost in costs] == [PEOPLE, PEOPLE]
    # the time of the processor, and of the two the one in which fewer others were in the way
    assert min(cost["percent_at_15_inputs"] for cost in costs) < 6
    assert costs[-1]["most_mb"] < 80
    assert costs[-1]["faults"] == 0
    assert all(cost["inputs_a_second"] > 5 for cost in costs)


@pytest.mark.long
def test_fifty_people_by_ssh_find_room_in_little_memory() -> None:
    (cost,) = asyncio.run(bench_room.by_ssh(4.0))
    assert cost["people"] == PEOPLE
    assert cost["most_mb"] < 150
    assert cost["faults"] == 0
    assert cost["inputs_a_second"] > 5


@pytest.mark.long
def test_two_hundred_people_with_a_browser_find_room_in_little_memory() -> None:
    (cost,) = asyncio.run(bench_room.by_page(4.0))
    assert cost["people"] == bench_room.PAGE_TABLES * bench_room.PAGE_PEOPLE == 200
    assert cost["most_mb"] < 200
    assert cost["faults"] == 0
    assert cost["inputs_a_second"] > 5


def test_a_crowd_over_tls_loses_nothing_beside_those_who_do_harm() -> None:
    found = asyncio.run(bench_crowd.crowd(8.0, tables=30, abusers=20, every=1.0, processes=1))
    alone, beside = found["alone"], found["beside_harm"]
    for half in (alone, beside):
        assert half["lost"] == half["cut"] == half["faults"] == 0
        assert half["deliveries"] > 30 * bench_crowd.PEOPLE
    assert alone["refused"] == 0 < beside["refused"]
    assert beside["deliveries"] > 0.4 * alone["deliveries"]
    assert set(found["harm"]) == {"half", "garbage", "big", "flood", "slow"}
    # 2,000 of them have less than 300 MB; what is loaded once is loaded by the first
    assert beside["resident_mb"] - found["empty_mb"] < 30
