"""Installation of optional packages from within the shell: the question, the progress, the
result.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import signal
import site
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from typing import Any

from playroom.bootstrap import TELL_EVERY
from playroom.engine.notes import Note, note
from playroom.engine.overriding import override
from playroom.optional_packages import (
    ADD,
    FOLDER,
    Plan,
    lacking,
    lacking_note,
    names_of,
    plan_for,
    trouble_of,
)
from playroom.shell.bindings import OTHERS, Bind
from playroom.shell.menu import YesNo
from playroom.shell.shell import Screen, Shell
from playroom.store.faults import report_fault


def ask_to_install(shell: Shell, features: Sequence[str], then: Callable[[], None]) -> None:
    """Asks whether the packages of some features may be installed, does it and goes on with `then`;
    tells how they get here where this program cannot do it.
    """
    plan = plan_for(names_of(features))
    if not plan.steps:
        _over(shell, lacking_note(features))
        return

    def install() -> None:
        Installing(shell, features, then).begin(plan)

    def declined() -> None:
        _over(shell, note("shell-cancelled"))

    question = note("packages-ask", what=features[0])
    shell.push(YesNo(shell, question, install, declined))


def _over(shell: Shell, line: Note) -> None:
    """Tells how it ended without the packages; a shell that was opened for them alone ends with
    status 2.
    """
    if shell.screens:
        shell.announcer.reply(line, *shell.place())
        return
    shell.announcer.aside(line)
    shell.status = 2
    shell.back()


class Installing(Screen):
    """Packages are being installed. Escape stops it as long as they are only being fetched."""

    def __init__(self, shell: Shell, features: Sequence[str], then: Callable[[], None]) -> None:
        super().__init__(shell)
        self.ready = asyncio.Event()
        self._features = features
        self._then = then
        self._may_stop = True
        self._task: asyncio.Task[str] | None = None
        self._still = itertools.cycle((note("packages-goes-on"), note("packages-still")))
        # two sentences: many readers are silent about a line that is the same as the one above

    def begin(self, plan: Plan) -> None:
        """Shows the screen and starts the plan."""
        loop = asyncio.get_running_loop()
        self.shell.push(self)
        self._task = loop.create_task(self._install(plan))
        self._task.add_done_callback(self._ended)
        self._timer = loop.call_later(TELL_EVERY, self._goes_on)
        self.shell.closing.append(self._finished)

    @override
    def announce(self) -> None:
        self.shell.announcer.aside(note("packages-installing"))

    @override
    def closed(self) -> None:
        self._timer.cancel()
        self.ready.set()  # type: ignore[union-attr]

    def _goes_on(self) -> None:
        self.shell.announcer.aside(next(self._still))
        self._timer = asyncio.get_running_loop().call_later(TELL_EVERY, self._goes_on)

    def again(self, key: str) -> None:
        """Any key: that it goes on."""
        self.shell.announcer.reply(next(self._still))

    @override
    def cancel(self) -> bool:
        if self._may_stop and self._task is not None:
            self._task.cancel()
        else:
            self.shell.announcer.reply(note("packages-nearly"))
        return True

    bindings = (Bind("again", again, keys=OTHERS, told=False),)

    async def _finished(self) -> None:
        """Called when the program ends: what is being put in its place is not cut off."""
        if self._task is not None and not self._task.done():
            if self._may_stop:
                self._task.cancel()
            await asyncio.wait((self._task,))

    async def _install(self, plan: Plan) -> str:
        """Carries out the plan; gives the trouble, or nothing."""
        try:
            with tempfile.TemporaryDirectory(prefix="playroom-") as folder:
                for step in plan.steps:
                    self._may_stop = step.part != ADD
                    command = [folder if word == FOLDER else word for word in step.command]
                    status, printed = await _run(command)
                    if status:
                        return self._report(printed)
        except OSError as why:
            return self._report(str(why))
        if site.ENABLE_USER_SITE and site.getusersitepackages() not in sys.path:
            site.addsitedir(site.getusersitepackages())
        return self._report("lacking") if lacking(self._features) else ""

    def _report(self, printed: str) -> str:
        """Writes down what an installer has printed; gives the trouble."""
        report_fault(printed.splitlines(keepends=True)[-40:], self.shell.settings.folder)
        return trouble_of(printed)

    def _ended(self, task: asyncio.Task[str]) -> None:
        shell = self.shell
        if self not in shell.screens:  # the program ends
            return
        shell.pop(self)
        if task.cancelled():
            _over(shell, note("packages-stopped"))
        elif why := task.exception():
            shell.fail(why) if isinstance(why, Exception) else None
        elif trouble := task.result():
            _over(shell, note("packages-failed", why=trouble))
        else:
            shell.announcer.aside(note("packages-done"))
            try:
                self._then()
            except Exception as failed:
                shell.fail(failed)


async def _run(command: Sequence[str]) -> tuple[int, str]:
    """Runs an installer to its end; gives its status, and what it printed. Ends it when this is
    cancelled.
    """
    options: dict[str, Any] = {"start_new_session": True}
    if sys.platform == "win32":
        options = {"creationflags": subprocess.CREATE_NO_WINDOW}
    process = await asyncio.create_subprocess_exec(
        *command,
        cwd=sys.prefix,  # no module of the current folder takes the place of pip
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        **options,
    )
    try:
        printed, _ = await process.communicate()
    except asyncio.CancelledError:
        with contextlib.suppress(OSError):
            if sys.platform == "win32":
                process.kill()
            else:
                os.killpg(process.pid, signal.SIGKILL)
        await process.wait()
        raise
    return process.returncode or 0, printed.decode("utf-8", "replace")
