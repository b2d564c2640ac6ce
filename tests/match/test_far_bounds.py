"""A table that means harm cannot keep a client busy with one message for long: what is too much is
refused before an event of it is read.
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from playroom.engine.record import replace
from playroom.engine.wire import BadJson, encode
from playroom.engine.wire import Wire as EngineWire
from playroom.room.protocol.messages import LONGEST_DOWN, MOST_EVENTS, At, EventRow, read_down
from tests.match.plain import all_of, remote
from tests.match.test_far import table


@dataclass
class Count:
    events: int = 0


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> Count:
    """How many events were read."""
    count, decode = Count(), EngineWire.decode

    def counted(wire: EngineWire, data: bytes, wanted: type) -> object:
        count.events += wanted is wire.event
        return decode(wire, data, wanted)

    monkeypatch.setattr(EngineWire, "decode", counted)
    return count


def begins(events: int, more: int = 0) -> bytes:
    """The first message of a table at which so much has happened, and bytes more."""
    at = read_down(all_of(table().chair(0)))
    assert isinstance(at, At)
    event = min((row.event for row in at.now.events), key=lambda event: len(bytes(event)))
    rows = tuple(EventRow(number, 0, event) for number in range(1, events + 1))
    return encode(replace(at, now=replace(at.now, events=rows))) + b" " * more


def test_more_events_than_a_game_can_have_are_not_read(read: Count) -> None:
    data = begins(MOST_EVENTS + 1)
    read.events = 0
    with pytest.raises(BadJson):
        remote(data)
    assert not read.events


def test_a_longer_message_than_any_game_needs_is_not_read(read: Count) -> None:
    data = begins(3)
    data += b" " * (LONGEST_DOWN - len(data))
    read.events = 0
    assert len(remote(data).events()) == 3
    with pytest.raises(BadJson):
        remote(data + b" ")
    assert read.events == 3


def test_the_longest_game_is_read(read: Count) -> None:
    """Twice the events of seven who play at random, to no end, in half of the bytes."""
    data = begins(MOST_EVENTS)
    read.events = 0
    assert len(remote(data).events()) == MOST_EVENTS
    assert read.events == MOST_EVENTS
