"""Page of an exported playroom whose worker is a stand-in: what it says comes from the test."""

from __future__ import annotations

from tests.browser.exported import Server, exported

WORKER = """
Object.defineProperty(navigator, 'serviceWorker', { value: undefined });
window.Worker = class {
  constructor() {
    const wire = this.wire = new WebSocket(`ws://${location.host}/game`);
    wire.onopen = () => this.onmessage({ data: { ready: true } });
    wire.onmessage = event => this.onmessage({ data: { frame: event.data } });
  }
  postMessage(message) { if (message.frame) this.wire.send(message.frame); }
  terminate() { this.wire.close(); }
};
"""
"""A worker that passes every frame on, so that a check says what the playroom says."""


class ExportedPage:
    """Serves the files of an export. Close it by `close`."""

    preload = WORKER

    def __init__(self) -> None:
        self._server = Server(exported())
        self.address = self._server.address.rstrip("/")

    def close(self) -> None:
        """Stops serving."""
        self._server.close()
