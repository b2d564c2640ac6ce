"""What is sent to one client goes out in as few writes as there can be, and only a silent peer is
pinged.
"""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from playroom.room.protocol import keepalive
from playroom.room.server.pieces import PIECE
from playroom.room.server.send_queue import SendQueue


class Written:
    """A connection that notes what it is given at once."""

    def __init__(self) -> None:
        self.writes: list[list[bytes] | int] = []

    async def send_all(self, messages: list[bytes]) -> None:
        self.writes.append(messages)

    async def close(self, code: int) -> None:
        self.writes.append(code)


def test_short_frames_go_out_together_and_in_order() -> None:
    async def run() -> None:
        connection = Written()
        queue = SendQueue(connection)  # type: ignore[arg-type]
        long, half = b"x" * (PIECE + 1), b"x" * (PIECE // 2)
        for data in (b"news", b"answer", long, half, half):
            queue.send(data)
        queue.when_sent(lambda: connection.writes.append(0))
        queue.send(b"last")
        queue.send_last(code=1001)
        await queue.ended()
        wanted = [[b"news", b"answer"], [long], [half], [half], 0, [b"last"], 1001]
        assert connection.writes == wanted

    asyncio.run(run())


class Peer(keepalive.Keepalive):
    """A connection whose peer says something at the given seconds, and answers pings or does not;
    its clock goes as it sleeps.
    """

    def __init__(self, heard: tuple[float, ...], answers: bool) -> None:
        self.ping_interval = self.ping_timeout = 20
        self.now, self.pinged, self.ended = 0.0, list[float](), 0.0
        self.transport: Any = self
        self._all_heard, self._answers = heard, answers

    async def ping(self, data: Any = None) -> Any:
        self.pinged.append(self.now)
        if self._answers and len(self.pinged) == 1:
            self._heard = self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds
        self._heard = max([self._heard, *(at for at in self._all_heard if at <= self.now)])

    def abort(self) -> None:
        self.ended = self.now


@pytest.mark.parametrize(
    ("heard", "answers", "pinged", "ended"),
    [
        ((), False, [20], 40),
        ((10, 25, 35, 50), False, [70], 90),
        ((19,), True, [39, 59], 79),
        ((30,), False, [20, 50], 70),
    ],
)
def test_only_a_silent_peer_is_pinged_and_a_dead_one_is_found_within_forty_seconds(
    heard: tuple[float, ...],
    answers: bool,
    pinged: list[float],
    ended: float,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    peer = Peer(heard, answers)
    monkeypatch.setattr(keepalive.asyncio, "sleep", peer.sleep)
    monkeypatch.setattr(keepalive, "monotonic", lambda: peer.now)
    asyncio.run(peer.keepalive())
    assert (peer.pinged, peer.ended) == (pinged, ended)
