"""Starts the installed Fenrir with a speech driver that writes down what it is told, into the file
HEAR_LOG.

Run with the system's Python, which has Fenrir's package. Fenrir loads a driver by the path of its
file; the driver that is asked for here is its "debugDriver", and that one is exchanged.
"""

from __future__ import annotations

import json
import os
import sys
import time
import types
from pathlib import Path

from fenrirscreenreader.core import fenrirManager
from fenrirscreenreader.core.speechDriver import speechDriver
from fenrirscreenreader.utils import module_utils


class LoggingDriver(speechDriver):  # type: ignore[misc]
    """Fenrir's side of the log: "say" with a text, "cancel"."""

    def initialize(self, environment: object) -> None:
        self.env = environment
        self._isInitialized = True

    def shutdown(self) -> None:
        self._isInitialized = False

    def speak(self, text: str, queueable: bool = True) -> None:
        if not queueable:
            self.cancel()
        self._log("say", str(text))

    def cancel(self) -> None:
        self._log("cancel", "")

    def _log(self, op: str, text: str) -> None:
        with Path(os.environ["HEAR_LOG"]).open("a", encoding="utf-8") as log:
            log.write(json.dumps({"t": time.monotonic(), "op": op, "text": text}) + "\n")


def main() -> None:
    load = module_utils.importModule

    def with_ours(name: str, path: str) -> types.ModuleType:
        module: types.ModuleType = load(name, path)
        if path.endswith("speechDriver/debugDriver.py"):
            module.driver = LoggingDriver  # type: ignore[attr-defined]
        return module

    module_utils.importModule = with_ours
    sys.argv[0] = "fenrir"
    fenrirManager.fenrirManager().proceed()


if __name__ == "__main__":
    main()
