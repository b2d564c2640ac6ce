"""The process that owns the loudspeaker: `main([WAY, ...])`, the ways tried in turn.

Sound libraries print, and block for as long as a sound server is frozen; here they may. Orders come
as JSON lines on standard input, news leave as JSON lines on standard output:

    {"op": "play", "token": "card", "pan": -0.4, "db": -6, "id": 7}
    {"ready": "miniaudio", "ms": 212}
    {"ack": 7}
    {"fatal": "no-device", "why": "..."}    no way leads to a loudspeaker
    {"fatal": "gone"}                       the one that did leads there no more

The process ends when its standard input does, so it never outlives the game, and without the
interpreter's farewell: closing a device waits for a frozen server.
"""

from __future__ import annotations

import json
import os
import sys
import threading
import time
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from playroom.sound.backends.base import Device, DeviceFailure
from playroom.sound.mixing import Bank, Mixer
from playroom.sound.tokens import TOKENS

WAYS = {
    "miniaudio": "miniaudio_device",
    "libpulse": "pulse_simple",
    "player": "own_player",
}
"""The ways by their names, and the modules that make them."""
IDLE = 20.0
"""Seconds of silence after which the device is let rest."""
LOOK = 0.1
"""Seconds between two looks whether the device still asks for samples."""
_SWITCH = 0.001  # seconds: making sounds must not keep the device waiting


class Host:
    """Opens a device and plays on it what is ordered."""

    def __init__(self, orders: int, news: int) -> None:
        self._orders = orders
        self._news = news
        self._lock = threading.Lock()
        self._mixer = Mixer()
        self._bank = Bank()
        self._device: Device | None = None
        self._played = time.monotonic()
        self._resting = True
        self._waking = False

    def tell(self, **news: object) -> None:
        """Sends a line to the parent; ends the process when the parent is gone."""
        data = (json.dumps(news) + "\n").encode("ascii")
        with self._lock:
            try:
                while data:
                    data = data[os.write(self._news, data) :]
            except OSError:
                os._exit(0)

    def run(self, ways: Sequence[str]) -> None:
        """Opens the first way that there is and serves until there are no more orders."""
        began = time.monotonic()
        failures: list[tuple[str, str]] = []
        for way in ways:
            name, _, kind = way.partition(":")
            module = import_module(f"playroom.sound.backends.{WAYS[name]}")
            try:
                self._device = module.make(self._mixer, kind)
            except DeviceFailure as why:
                failures.append((why.code, f"{name}: {why.why}"))
                continue
            self.tell(ready=name, ms=round((time.monotonic() - began) * 1000))
            threading.Thread(target=self._watch, name="watch", daemon=True).start()
            threading.Thread(target=self._make, name="make", daemon=True).start()
            self._serve(self._device)
            return
        nearest = (
            "no-device" if any(code == "no-device" for code, _ in failures) else "not-installed"
        )
        self.tell(fatal=nearest, why="; ".join(why for _, why in failures)[:500])

    def _make(self) -> None:
        """Makes all sounds beforehand, those that matter first."""
        for name in sorted(TOKENS, key=lambda name: -TOKENS[name].weight):
            self._bank.samples(name)

    def _serve(self, device: Device) -> None:
        with os.fdopen(self._orders, "rb", buffering=0) as lines:
            rest = b""
            while block := lines.read(65_536):
                *whole, rest = (rest + block).split(b"\n")
                for line in whole:
                    self._carry_out(device, line)

    def _carry_out(self, device: Device, line: bytes) -> None:
        try:
            order: dict[str, Any] = json.loads(line)
            sound = self._bank.sound(order["token"], float(order["pan"]), float(order["db"]))
        except (ValueError, KeyError, TypeError):
            return
        self._played = time.monotonic()
        self._resting, self._waking = False, True
        self._mixer.add(sound)
        device.wake()
        self._waking = False
        self.tell(ack=order.get("id", 0))

    def _watch(self) -> None:
        """Watchdog: ends the process when no samples are asked for, or when the device does not
        wake.
        """
        pulled, in_vain = 0, 0
        while True:
            time.sleep(LOOK)
            now = time.monotonic()
            waits = self._waking or not self._mixer.silent
            in_vain = in_vain + 1 if waits and pulled == self._mixer.pulled else 0
            pulled = self._mixer.pulled
            if self._device is not None and in_vain >= self._device.looks:
                self.tell(fatal="gone")
                os._exit(0)
            if not self._resting and now - self._played > IDLE and self._device is not None:
                self._resting = True
                self._device.rest()


def main(ways: Sequence[str]) -> None:
    """Serves standard input and output; whatever else is printed goes nowhere."""
    sys.setswitchinterval(_SWITCH)
    orders, news = os.dup(0), os.dup(1)
    nowhere = os.open(os.devnull, os.O_RDWR)
    for descriptor in (0, 1, 2):
        os.dup2(nowhere, descriptor)
    host = Host(orders, news)
    try:
        host.run(ways)
    except BaseException as error:
        host.tell(fatal="error", why=repr(error)[:500])
    os._exit(0)
