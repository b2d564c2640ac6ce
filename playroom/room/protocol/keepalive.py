"""Keepalive of a WebSocket connection: only a silent peer is pinged, since all that it sends is a
sign of life. What has ended is left alone.
"""

from __future__ import annotations

import asyncio

from websockets.asyncio.connection import Connection

from playroom.clock import monotonic
from playroom.engine.overriding import override


class Keepalive(Connection):
    """A connection that pings its peer after `ping_interval` seconds of silence, and ends after
    `ping_timeout` more: a dead peer is found as soon as by pings at fixed intervals.
    """

    _heard = 0.0
    """When the peer has sent something, on the clock of `monotonic`."""

    @override
    def data_received(self, data: bytes) -> None:
        self._heard = monotonic()
        super().data_received(data)

    @override
    def send_data(self) -> None:
        """Sends what is to be sent, unless the connection ends already. A transport of TLS that is
        closed a second time forgets what it stands on: nothing can end it early then, and Python
        3.11.2 raises `AttributeError` where that is tried.
        """
        if self.transport.is_closing():
            self.protocol.data_to_send()
        else:
            super().send_data()

    @override
    async def keepalive(self) -> None:
        """Runs as long as the connection is open."""
        assert self.ping_interval is not None
        assert self.ping_timeout is not None
        while True:
            asked = monotonic()
            silent = asked - self._heard
            if silent < self.ping_interval:
                await asyncio.sleep(self.ping_interval - silent)
                continue
            await self.ping()
            await asyncio.sleep(self.ping_timeout)
            if self._heard < asked:
                self.transport.abort()
                return
