"""How much one address may ask of a door, and what the owner's log hears of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from playroom.room.cluster.membership import LocalMembership
from playroom.room.server.connection_limiter import ConnectionLimiter, Limits
from playroom.room.server.counters import Counters
from playroom.room.server.limits import REMEMBERED
from playroom.room.table.context import RoomContext
from playroom.store import StoreError

HERE, THERE = "192.0.2.1", "192.0.2.2"


class Ledger:
    """Keeps refusals, and nothing else."""

    def __init__(self) -> None:
        self.refused: list[tuple[str, str]] = []

    def refuse(self, place: str, what: str) -> None:
        self.refused.append((place, what))


class Keeper:
    """Does what it is asked at once."""

    def run(self, act: Callable[[], Any], done: Callable[[Any], None]) -> None:
        try:
            done(act())
        except StoreError as why:
            done(why)


def limiter(
    connections: int = 2, attempts: int = 3, in_all: int = 9, told: int = 2
) -> tuple[ConnectionLimiter, list[tuple[str, str]]]:
    room_store = Ledger()
    write_queue = Keeper()
    services: Any = SimpleNamespace(
        write_queue=write_queue,
        room_store=room_store,
        counters=Counters(),
        membership=LocalMembership(),
    )
    services.refused = partial(RoomContext.refused, services)
    allowed = Limits(connections, attempts, in_all=in_all, told=told)
    return ConnectionLimiter(services, allowed), room_store.refused


def test_one_address_has_so_many_connections() -> None:
    door, refused = limiter()
    assert [door.opened(HERE) for _ in range(3)] == [True, True, False]
    assert door.opened(THERE)
    assert refused == [(HERE, "too_many")]
    door.closed(HERE)
    assert door.opened(HERE)


def test_a_door_has_so_many_connections_from_wherever() -> None:
    door, refused = limiter(in_all=3)
    assert [door.opened(f"192.0.2.{number}") for number in range(4)] == [True, True, True, False]
    assert refused == [("192.0.2.3", "full")]
    door.closed("192.0.2.1")
    assert [door.opened(f"192.0.2.{number}") for number in (3, 4)] == [True, False]


def test_what_did_well_is_not_counted() -> None:
    door, _ = limiter()
    for _ in range(20):
        assert door.may("try", HERE, 3)
        door.did_well("try", HERE)
    assert [door.may("try", HERE, 3) for _ in range(4)] == [True, True, True, False]


def test_one_address_knocks_so_often_and_whoever_is_known_knocks_for_nothing() -> None:
    door, refused = limiter()
    for _ in range(20):
        assert door.may_attempt(THERE)
        door.was_known(THERE)
    assert [door.may_attempt(HERE) for _ in range(4)] == [True, True, True, False]
    assert refused == [(HERE, "too_many")]


def test_whoever_is_known_and_does_harm_knocks_like_everybody() -> None:
    door, refused = limiter()
    for _ in range(3):
        assert door.may_attempt(HERE)
        door.was_known(HERE)
        door.did_harm(HERE)
    assert not door.may_attempt(HERE)
    assert refused == [(HERE, "too_many")]


def test_who_knocks_too_often_is_told_so_and_not_for_ever() -> None:
    door, refused = limiter()
    for _ in range(3):
        assert door.is_answered(HERE, 0)
        assert door.may_attempt(HERE)
    for _ in range(2):
        assert door.is_answered(HERE, 0), "to be told"
        assert not door.may_attempt(HERE)
    assert not door.is_answered(HERE, 0)
    assert door.is_answered(THERE, 0)
    assert refused == [(HERE, "too_many")] * 3
    door.was_known(HERE)
    assert door.is_answered(HERE, 0), "somebody there is known"
    assert not door.is_answered(HERE, 1), "and another one knocks already"


def test_addresses_that_are_quiet_again_are_forgotten() -> None:
    door, _ = limiter()
    for number in range(3 * REMEMBERED):
        assert door.may_attempt(f"quiet {number}")
        door.was_known(f"quiet {number}")
    assert len(door._attempts) <= REMEMBERED + 1


def test_a_flood_of_refusals_does_not_keep_the_disk_busy() -> None:
    door, refused = limiter()
    for _ in range(500):
        door.refused(HERE, "not_invited")
    assert 60 <= len(refused) < 80
    door.refused(THERE, "too_many")
    assert refused[-1] == (THERE, "too_many"), "one kind does not hide another"


@pytest.mark.parametrize(
    ("place", "same", "other"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", "2001:db8:1:3::1"),
        ("fe80::1%eth0", "fe80::2%eth0", "2001:db8::1"),
        ("192.0.2.1", "192.0.2.1", "192.0.2.2"),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.1", "::ffff:192.0.2.2"),
    ],
)
def test_a_house_is_one_address(place: str, same: str, other: str) -> None:
    door, refused = limiter(connections=1)
    assert door.opened(place)
    assert not door.opened(same)
    assert door.opened(other)
    door.closed(same)
    assert door.opened(place)
    assert refused == [(same, "too_many")]


def test_what_is_bounded_by_the_hour_is_bounded_for_each_thing() -> None:
    door, _ = limiter()
    assert [door.may("come", HERE, 2) for _ in range(3)] == [True, True, False]
    assert door.may("try", HERE, 2)
    assert door.may("come", THERE, 2)
