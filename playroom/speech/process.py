"""The parent's end of a speech host process (`playroom.speech.host`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from playroom.process import Process, module_command

HostCommand = Callable[[str, bool], Sequence[str]]
"""(backend, whether it may start a daemon) -> the command that runs its host."""


def host_command(backend: str, spawn: bool) -> list[str]:
    """Run the host of this very installation, isolated."""
    words = [backend] if spawn else [backend, "--no-spawn"]
    return module_command("playroom.speech.host", *words)


class HostProcess(Process["HostProcess"]):
    """One host of a speech program; see `Process`."""

    def __init__(
        self,
        backend: str,
        command: Sequence[str],
        heard: Callable[[HostProcess, dict[str, Any]], None],
        gone: Callable[[HostProcess], None],
    ) -> None:
        self.backend = backend
        self.name = ""
        self.can: frozenset[str] = frozenset()
        self.adjustable: frozenset[str] = frozenset()
        self._scratch: str | None = None
        super().__init__(command, heard, gone, "news")

    def _note(self, news: dict[str, Any]) -> bool:
        if "scratch" in news:
            self._scratch = str(news["scratch"])
            return False
        if "ready" in news:
            self.name = str(news["ready"])
            self.can = frozenset(str(name) for name in news.get("can") or ())
            self.adjustable = frozenset(str(name) for name in news.get("adjustable") or ())
        return True

    def _clean(self) -> None:
        if self._scratch is not None:
            import shutil

            shutil.rmtree(self._scratch, ignore_errors=True)
