"""A browser heard through Orca: a desk of its own (display, message bus, window manager, silent
speech server with a voice that takes its time) and a window that shows the page as a person has it,
with no debugging door open. Keys come from the keyboard of the display.

    with WebDesk() as desk, Window(desk, "chromium", address) as window:
        heard = window.heard(lambda: window.key("Right"))
"""

from __future__ import annotations

import json
import os
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any

from tests.page.firefox import profile
from tests.readers import orca
from tests.readers.hear import SYSTEM_PYTHON
from tests.readers.orca import Desk, plain_words

PACKAGES = {
    "chromium": Path("/usr/bin/chromium"),
    "firefox-esr": Path("/usr/bin/firefox-esr"),
    "openbox": Path("/usr/bin/openbox"),
    "python3-pyatspi": Path("/usr/lib/python3/dist-packages/pyatspi"),
}
"""What must be installed besides what Orca needs in a terminal window, and where it is then."""

MS_PER_WORD = 90.0
"""How long the voice takes: without an end Orca believes that it still reads the page out."""
SPEED = 25.0
"""Characters a second that are assumed to be spoken, to tell what was cut off."""

CHROMIUM = (
    "--no-sandbox",
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-gpu",
    "--force-renderer-accessibility",
    "--disable-features=Translate,MediaRouter",
    "--disable-component-update",
    "--disable-background-networking",
    "--disable-dev-shm-usage",
    "--password-store=basic",
    "--window-size=1200,850",
    "--window-position=10,10",
)


def missing() -> str:
    """What has to be installed before a browser can be heard here; "" if nothing."""
    lacking = [name for name, place in PACKAGES.items() if not place.exists()]
    other = orca.missing()
    if lacking:
        return f"the Debian packages {', '.join(lacking)}" + (f" and {other}" if other else "")
    return other


@dataclass
class Utterance:
    """Something that Orca had said: when (seconds after the act), what, how much of it was heard
    before it was silenced.
    """

    time: float
    text: str
    part: float = 1.0

    def __repr__(self) -> str:
        cut = "" if self.part > 0.99 else f" cut at {self.part:.0%}"
        return f"{self.time:.2f} {self.text!r}{cut}"


class WebDesk(Desk):
    """A desk with a window manager: browsers take no focus without one."""

    def _begin(self) -> None:
        self.speech.ms_per_word = MS_PER_WORD
        super()._begin()
        self.start("openbox")

    def still(self, seconds: float = 1.2, limit: float = 60.0) -> None:
        """Waits until nothing has been said, nor is being said, for so long."""
        end = time.monotonic() + limit
        while time.monotonic() < end:
            events = self.speech.events
            last = events[-1]["t"] if events else 0.0
            speaking = self.speech._now is not None or self.speech._queue
            if not speaking and time.monotonic() - last > seconds:
                return
            time.sleep(0.05)
        raise AssertionError(f"it does not fall silent: {self.speech.said()[-10:]}")


class Window:
    """A browser's window on a desk."""

    def __init__(self, runner: WebDesk, browser: str, address: str) -> None:
        """`browser`: `chromium` or `firefox`."""
        self.runner = runner
        self._touch: subprocess.Popen[bytes] | None = None
        folder = runner.folder / f"{browser}-{time.monotonic_ns()}"
        if browser == "chromium":
            argv = ["/usr/bin/chromium", *CHROMIUM, f"--user-data-dir={folder}", address]
        else:
            profile(folder)
            argv = ["firefox-esr", "--no-remote", "--new-instance", "--profile", str(folder)]
            argv.append(address)
        runner.env |= {"ACCESSIBILITY_ENABLED": "1", "GNOME_ACCESSIBILITY": "1"}
        self.process = runner.start(*argv, start_new_session=True)
        name = "chromium" if browser == "chromium" else "firefox"
        self.number = ""

        def shown() -> str:
            found = subprocess.run(
                ["xdotool", "search", "--onlyvisible", "--class", name],
                env=runner.env, check=False, capture_output=True, text=True,
            ).stdout.split()  # fmt: skip
            self.number = found[-1] if found else ""
            return self.number

        runner.until(shown, f"the window of {browser}", 60.0)
        runner.xdotool("windowactivate", "--sync", self.number)

    # -- doing -------------------------------------------------------------------------------------

    def key(self, *names: str, pause: float = 0.06) -> None:
        """Keys of the keyboard, as X names them."""
        for name in names:
            self.runner.xdotool("key", name)
            time.sleep(pause)

    def type(self, text: str) -> None:
        """Text, key by key."""
        self.runner.xdotool("type", "--delay", "30", text)

    def _ask(self, **command: Any) -> Any:
        if self._touch is None:
            self._touch = self.runner.start(
                SYSTEM_PYTHON,
                str(Path(__file__).with_name("touch.py")),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
            )
        assert self._touch.stdin is not None
        assert self._touch.stdout is not None
        self._touch.stdin.write((json.dumps(command) + "\n").encode())
        self._touch.stdin.flush()
        answer = json.loads(self._touch.stdout.readline())
        assert "error" not in answer, answer
        return answer["result"]

    def press(self, name: str) -> bool:
        """Presses the button of that name through the accessibility bus, as a double tap does;
        whether there was one.
        """
        return bool(self._ask(press=name))

    def tree(self) -> list[tuple[str, str]]:
        """Role and name of everything on the page, in reading order."""
        return [(role, name) for role, name in self._ask(tree=True)]

    # -- hearing -----------------------------------------------------------------------------------

    def heard(
        self, act: Callable[[], object], still: float = 1.2, limit: float = 60.0
    ) -> list[Utterance]:
        """What is said from an act until the voice has been still for a while."""
        before, began = len(self.runner.speech.events), time.monotonic()
        act()
        self.runner.still(still, limit)
        return utterances(self.runner.speech.events[before:], began)

    def texts(self, act: Callable[[], object], still: float = 1.2) -> list[str]:
        """The texts of `heard`."""
        return [utterance.text for utterance in self.heard(act, still)]

    def close(self) -> None:
        """Ends the browser, with the processes that it began."""
        if self._touch is not None:
            self.runner.end(self._touch)
        if self.process.poll() is None:
            os.killpg(self.process.pid, 15)
        self.runner.end(self.process)

    def __enter__(self) -> Window:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def utterances(events: list[dict[str, Any]], began: float) -> list[Utterance]:
    """What was said in these events of the speech server, and how much of each was heard at `SPEED`
    characters a second.
    """
    found: list[Utterance] = []
    waiting: list[tuple[float, float, Utterance]] = []
    free = 0.0
    for event in events:
        at = event["t"]
        if event["event"] in ("cancel", "stop"):
            for start, end, utterance in waiting:
                if at < end:
                    utterance.part = max(0.0, (at - start) / (end - start))
            waiting, free = [], at
        elif event["event"] in ("queued", "char", "key"):
            text = plain_words(event.get("text", "")).strip()
            start = max(free, at)
            free = start + max(0.08, len(text) / SPEED)
            utterance = Utterance(round(at - began, 2), text)
            waiting.append((start, free, utterance))
            found.append(utterance)
    return found
