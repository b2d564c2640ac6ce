"""The clock on the wall of a table (CAL-117): that of the place where it was opened."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime

import pytest

from playroom.engine.header import minute_at, stamp_at

SUMMER = datetime(2026, 7, 1, 21, 30, 7, tzinfo=UTC)
WINTER = datetime(2026, 12, 1, 21, 30, tzinfo=UTC)
MADRID, NEW_YORK, LONDON = (
    "CET-1CEST,M3.5.0,M10.5.0/3",
    "EST5EDT,M3.2.0,M11.1.0",
    "GMT0BST,M3.5.0/1,M10.5.0",
)
Go = Callable[[str], None]


@pytest.fixture
def go(monkeypatch: pytest.MonkeyPatch) -> Iterator[Go]:
    """Takes this machine to another place."""

    def there(zone: str) -> None:
        monkeypatch.setenv("TZ", zone)
        time.tzset()

    yield there
    monkeypatch.undo()
    time.tzset()


def hour(created: str, now: datetime) -> str:
    """What the clock on the wall of the table shows."""
    minute = minute_at(created, now) % (24 * 60)
    return f"{minute // 60:02}:{minute % 60:02}"


def test_a_table_keeps_the_time_of_the_place_where_it_was_opened(go: Go) -> None:
    go(MADRID)
    created = stamp_at(SUMMER)
    assert created == "2026-07-01T23:30:07+02:00"
    assert hour(created, SUMMER) == "23:30"
    go(NEW_YORK)
    assert hour(created, SUMMER) == "23:30"
    assert hour(stamp_at(SUMMER), SUMMER) == "17:30"


def test_at_home_the_clock_goes_with_summer_and_winter(go: Go) -> None:
    go(MADRID)
    created = stamp_at(SUMMER)
    assert hour(created, WINTER) == "22:30"
    go(NEW_YORK)  # knows the distance alone
    assert hour(created, WINTER) == "23:30"


def test_a_place_on_universal_time_is_a_place_too(go: Go) -> None:
    go(LONDON)
    created = stamp_at(WINTER)
    assert created == "2026-12-01T21:30:00Z"
    go(NEW_YORK)
    assert hour(created, WINTER) == "21:30"


@pytest.mark.parametrize(
    "created",
    [
        "",
        "2026-07-01T21:30:07+00:00",
        "2026-07-01T21:30:07",
        "who knows",
        "0001-01-01T00:00:00+09:00",
    ],
)
def test_a_stamp_that_names_no_place_is_read_on_the_clock_of_this_machine(
    created: str, go: Go
) -> None:
    go(MADRID)
    assert hour(created, SUMMER) == "23:30"
