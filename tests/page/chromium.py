"""Debian's Chromium without a window, through Playwright; nothing is downloaded.

with Chromium() as browser, browser.tab() as tab:
    tab.go(address)
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

PROGRAM = "/usr/bin/chromium"
WATCH = Path(__file__).with_name("watch.js").read_text(encoding="utf-8")
SCREEN = {"width": 1280, "height": 900}


class Tab:
    """One page in a context of its own: nothing is shared with other tabs."""

    patience = 20.0
    """Seconds after which waiting for something fails."""

    def __init__(self, browser: Browser, **more: Any) -> None:
        self.context: BrowserContext = browser.new_context(**{"viewport": SCREEN, **more})
        self.context.add_init_script(WATCH)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(20_000)
        self.asked: list[str] = []
        """Every address that was asked for."""
        self.page.on("request", lambda request: self.asked.append(request.url))
        self.page.on("websocket", lambda wire: self.asked.append(wire.url))

    def go(self, address: str) -> None:
        """Opens an address and waits until it is there."""
        self.page.goto(address)

    def js(self, code: str) -> Any:
        """The value of an expression in the page."""
        return self.page.evaluate(f"(async () => (await ({code})) ?? null)()")

    def preload(self, script: str) -> None:
        """Runs a script in every page that is opened from now on, before its own."""
        self.context.add_init_script(script)

    def load(self, script: str) -> None:
        """Runs a whole script in the page."""
        self.page.evaluate(script + "\n;0")

    def until(self, code: str, seconds: float = 0.0) -> Any:
        """Waits until an expression is true; its value."""
        limit = time.monotonic() + (seconds or self.patience)
        while not (value := self.js(code)):
            assert time.monotonic() < limit, f"never: {code}\n{self.shown()}"
            self.page.wait_for_timeout(20)
        return value

    def press(self, *keys: str) -> None:
        """Keys of the keyboard, one after the other (`Shift+Tab` holds one)."""
        for key in keys:
            self.page.keyboard.press(key)

    def hold(self, key: str) -> None:
        """A key that is held down for a while."""
        for _ in range(6):
            self.page.keyboard.down(key)
        self.page.keyboard.up(key)

    def rest(self, milliseconds: int) -> None:
        """Lets so much time pass in the page."""
        self.page.wait_for_timeout(milliseconds)

    def media(self, **features: Any) -> None:
        """Shows the page as others have it: `color_scheme`, `forced_colors`, `reduced_motion`."""
        every = {
            "color_scheme": "light",
            "forced_colors": "none",
            "reduced_motion": "no-preference",
        }
        self.page.emulate_media(**{**every, **features})

    def size(self, width: int, height: int) -> None:
        """The size of the page."""
        self.page.set_viewport_size({"width": width, "height": height})

    def shown(self) -> str:
        """The words of the page, for the message of a failure."""
        return str(self.page.evaluate("document.body.innerText"))[:3000]

    def close(self) -> None:
        """Closes it."""
        self.context.close()

    def __enter__(self) -> Tab:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


class Chromium:
    """A running Chromium."""

    def __init__(self, *more: str) -> None:
        """`more` options of its command line."""
        self._driver = sync_playwright().start()
        self.browser = self._driver.chromium.launch(
            executable_path=PROGRAM, args=["--no-sandbox", "--disable-dev-shm-usage", *more]
        )

    def tab(self, **more: Any) -> Tab:
        """A new page."""
        return Tab(self.browser, **more)

    def close(self) -> None:
        """Ends it."""
        self.browser.close()
        self._driver.stop()

    def __enter__(self) -> Chromium:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


MEDIA: Mapping[str, Mapping[str, str]] = {
    "plain": {},
    "dark": {"color_scheme": "dark"},
    "forced colors": {"forced_colors": "active"},
    "reduced motion": {"reduced_motion": "reduce"},
}
"""The ways in which a page is shown."""


class StoppableChromium(Chromium):
    """A Chromium whose processes can be stopped, as a telephone does that sleeps."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="chromium-"))
        self.process = subprocess.Popen(
            [
                PROGRAM,
                "--headless=new",
                "--no-sandbox",
                "--disable-dev-shm-usage",
                "--disable-gpu",
                "--no-first-run",
                "--remote-debugging-port=0",
                f"--user-data-dir={self._folder}",
                "about:blank",
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        self._driver = sync_playwright().start()
        try:
            self.browser = self._driver.chromium.connect_over_cdp(
                f"http://127.0.0.1:{self._port()}", timeout=60_000
            )
        except BaseException:
            self._end()
            raise

    def _port(self) -> str:
        told, limit = self._folder / "DevToolsActivePort", time.monotonic() + 60
        while not told.exists() or not told.read_text().strip():
            assert time.monotonic() < limit, "Chromium does not start"
            time.sleep(0.05)
        return told.read_text().split()[0]

    def stop(self) -> None:
        """All of its processes stand still."""
        os.killpg(self.process.pid, signal.SIGSTOP)

    def go_on(self) -> None:
        """They run again."""
        os.killpg(self.process.pid, signal.SIGCONT)

    def close(self) -> None:
        """Ends it."""
        self.go_on()
        super().close()
        self._end()

    def _end(self) -> None:
        for sign in (signal.SIGTERM, signal.SIGKILL):
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, sign)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(8)
                break
        shutil.rmtree(self._folder, ignore_errors=True)
