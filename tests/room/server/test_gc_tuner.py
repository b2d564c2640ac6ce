"""Unused memory is freed without keeping clients waiting."""

from __future__ import annotations

import asyncio
import gc
import weakref
from itertools import count

import pytest

from playroom.room.server import gc_tuner
from playroom.room.server.counters import Counters
from playroom.room.server.gc_tuner import EVERY, QUIET, RESTS, GcTuner

SECONDS = 1
"""That a sweep takes here."""
SELDOM = int(RESTS * SECONDS / EVERY)
"""Looks between two of them."""


class Circle:
    """Holds itself."""

    def __init__(self) -> None:
        self.me = self


class Figures:
    """A room with so much in it, in which so much has happened."""

    def __init__(self) -> None:
        self.counters, self.size = Counters(), 1_000
        times = count(0, SECONDS)
        self.gc_tuner = GcTuner(self.counters, lambda: self.size, lambda: next(times))
        self.sweeps = 0
        sweep = self.gc_tuner.sweep

        def counted() -> None:
            self.sweeps += 1
            sweep()

        self.gc_tuner.sweep = counted  # type: ignore[method-assign]
        self.gc_tuner.sweep()
        self.sweeps = 0

    def look(self, times: int = 1, plays: bool = True) -> None:
        for _ in range(times):
            self.counters.inputs += plays
            self.gc_tuner.look()


@pytest.fixture(autouse=True)
def as_before() -> object:
    yield
    gc.unfreeze()


def test_while_people_play_it_is_swept_only_when_it_has_grown() -> None:
    room = Figures()
    room.size = 1_199
    room.look(SELDOM)
    assert room.sweeps == 0
    room.size = 1_201
    room.look()
    assert room.sweeps == 1
    room.look(SELDOM)
    assert room.sweeps == 1, "it is as much as after the last time"


def test_while_people_play_it_is_swept_seldom_unless_it_has_grown_very_much() -> None:
    room = Figures()
    room.size = 2_999
    room.look(SELDOM - 1)
    assert room.sweeps == 0
    room.look()
    assert room.sweeps == 1
    room.size = 3 * 2_999
    room.look()
    assert room.sweeps == 1
    room.size += 1
    room.look()
    assert room.sweeps == 2


def test_when_nobody_plays_little_is_enough() -> None:
    room = Figures()
    room.size = 1_100
    room.look(QUIET - 1, plays=False)
    assert room.sweeps == 0
    room.look(plays=False)
    assert room.sweeps == 1
    room.look(100, plays=False)
    assert room.sweeps == 1, "nothing was added since"


def test_what_is_set_aside_is_gone_through_before() -> None:
    room = Figures()
    circle = Circle()
    known = weakref.ref(circle)
    del circle
    room.look()
    assert known() is None


def test_what_has_lived_for_a_while_is_not_gone_through_by_itself() -> None:
    room = Figures()
    circle = Circle()
    known = weakref.ref(circle)
    room.look()
    del circle
    gc.collect()
    assert known() is not None, "it was set aside"
    room.gc_tuner.sweep()
    assert known() is None


def test_a_room_that_is_closed_leaves_everything_to_python_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(gc_tuner, "EVERY", 0.001)

    async def opened() -> None:
        room = Figures()
        looked, look = asyncio.Event(), room.gc_tuner.look

        def looks() -> None:
            look()
            looked.set()

        room.gc_tuner.look = looks  # type: ignore[method-assign]
        room.gc_tuner.start()
        await asyncio.wait_for(looked.wait(), 60)
        assert gc.get_freeze_count() > 0
        room.gc_tuner.stop()

    asyncio.run(opened())
    assert gc.get_freeze_count() == 0
