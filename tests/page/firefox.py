"""Debian's Firefox without a window, told what to do over WebDriver BiDi by a bare websocket: no
driver program, nothing downloaded.

    with Firefox() as browser:
        browser.go("http://127.0.0.1:8080/")
        browser.js("document.title")
        browser.press("Tab")
"""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any

from websockets.sync.client import ClientConnection, connect

PROGRAM = "firefox-esr"
SETTINGS = {
    "accessibility.force_disabled": -1,
    "app.normandy.enabled": False,
    "app.update.enabled": False,
    "browser.aboutwelcome.enabled": False,
    "browser.newtabpage.enabled": False,
    "browser.sessionstore.resume_from_crash": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "browser.tabs.warnOnClose": False,
    "browser.translations.enable": False,
    "datareporting.policy.dataSubmissionPolicyBypassNotification": True,
    "datareporting.policy.firstRunURL": "",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "sidebar.revamp": False,
    "signon.rememberSignons": False,
    "termsofuse.bypassNotification": True,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
}
"""A profile without prompts, offers and calls home."""

KEYS = {
    "Tab": "\ue004",
    "Enter": "\ue007",
    "Escape": "\ue00c",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
    "Home": "\ue011",
    "End": "\ue010",
    "Space": " ",
    "Shift": "\ue008",
    "Control": "\ue009",
    "Alt": "\ue00a",
    "Meta": "\ue03d",
}


def profile(folder: Path) -> Path:
    """A new profile with `SETTINGS`."""
    folder.mkdir(parents=True)
    rows = (
        f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in SETTINGS.items()
    )
    (folder / "user.js").write_text("\n".join(rows), encoding="utf-8")
    return folder


class Firefox:
    """A running Firefox with one page."""

    def __init__(self, preload: str = "", patience: float = 60.0) -> None:
        """`preload` is a script that runs in every page before its own."""
        self.patience = patience
        self.folder = Path(tempfile.mkdtemp(prefix="firefox-"))
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.process = subprocess.Popen(
            [
                PROGRAM,
                "--headless",
                "--no-remote",
                "--profile",
                str(profile(self.folder / "profile")),
                "--remote-debugging-port",
                str(port),
                "about:blank",
            ],
            env={**os.environ, "HOME": str(self.folder), "MOZ_HEADLESS": "1"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        self._numbers = itertools.count(1)
        self._preloaded = list[str]()
        self._stack = contextlib.ExitStack()
        self._wire: ClientConnection | None = None
        try:
            self._wire = self._connected(port)
            self.command("session.new", capabilities={})
            # the window that comes by itself never has the focus: Enter would press no button
            self.context = self.command("browsingContext.create", type="window")["context"]
            if preload:
                self.preload(preload)
        except BaseException:
            self.close()
            raise

    def _connected(self, port: int) -> ClientConnection:
        limit = time.monotonic() + self.patience
        while True:
            try:
                wire = connect(f"ws://127.0.0.1:{port}/session", max_size=None, proxy=None)
                return self._stack.enter_context(wire)
            except OSError:
                if time.monotonic() > limit or self.process.poll() is not None:
                    raise
                time.sleep(0.1)

    def command(self, method: str, **params: Any) -> Any:
        """One command and its result."""
        assert self._wire is not None
        number = next(self._numbers)
        self._wire.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            message = json.loads(self._wire.recv(self.patience))
            if message.get("id") == number:
                assert message["type"] != "error", f"{method}: {message}"
                return message["result"]

    @contextlib.contextmanager
    def tab(self) -> Iterator[Firefox]:
        """A new page: the scripts that it preloads are gone with it."""
        self.size(1280, 900)
        had = len(self._preloaded)
        try:
            yield self
        finally:
            for script in self._preloaded[had:]:
                self.command("script.removePreloadScript", script=script)
            del self._preloaded[had:]
            self.go("about:blank")

    def preload(self, script: str) -> None:
        """Runs a script in every page that is opened from now on, before its own."""
        made = self.command("script.addPreloadScript", functionDeclaration=f"() => {{{script}\n}}")
        self._preloaded.append(made["script"])

    def go(self, address: str) -> None:
        """Opens an address and waits until it is there."""
        self.command("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def js(self, code: str) -> Any:
        """The value of an expression in the page (waited for, if it is a promise)."""
        result = self.command(
            "script.evaluate",
            target={"context": self.context},
            awaitPromise=True,
            expression=f"(async () => JSON.stringify((await ({code})) ?? null))()",
        )
        assert result["type"] != "exception", result["exceptionDetails"]["text"]
        return json.loads(result["result"].get("value") or "null")

    def load(self, script: str) -> None:
        """Runs a whole script in the page."""
        self.command(
            "script.evaluate",
            target={"context": self.context},
            awaitPromise=False,
            expression=script + "\n;0",
        )

    def until(self, code: str, seconds: float = 20.0) -> Any:
        """Waits until an expression is true; its value."""
        limit = time.monotonic() + seconds
        while not (value := self.js(f"(value => value instanceof Node || value)(({code}))")):
            assert time.monotonic() < limit, f"never: {code}"
            time.sleep(0.03)
        return value

    def press(self, *keys: str) -> None:
        """Keys of the keyboard, one after the other (`Shift+Tab` holds one)."""
        steps = []
        for key in keys:
            *held, last = key.split("+") if len(key) > 1 else [key]
            names = [KEYS.get(name, name) for name in (*held, last)]
            steps += [{"type": "keyDown", "value": name} for name in names]
            steps += [{"type": "keyUp", "value": name} for name in reversed(names)]
        source = {"type": "key", "id": "keyboard", "actions": steps}
        self.command("input.performActions", context=self.context, actions=[source])

    def hold(self, key: str) -> None:
        """A key that is held down for a while: WebDriver repeats none, so the page is told."""
        for again in (False, *(True for _ in range(5))):
            init = json.dumps({"key": key, "repeat": again, "bubbles": True, "cancelable": True})
            self.js(f"document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {init}))")

    def rest(self, milliseconds: int) -> None:
        """Lets so much time pass in the page."""
        time.sleep(milliseconds / 1000)

    def size(self, width: int, height: int) -> None:
        """The size of the page."""
        self.command(
            "browsingContext.setViewport",
            context=self.context,
            viewport={"width": width, "height": height},
        )

    def stop(self) -> None:
        """All of its processes stand still, as a telephone that sleeps."""
        os.killpg(self.process.pid, signal.SIGSTOP)

    def go_on(self) -> None:
        """They run again."""
        os.killpg(self.process.pid, signal.SIGCONT)

    def close(self) -> None:
        """Ends it, by the number of the process group that it began."""
        if self._wire is not None:
            with contextlib.suppress(Exception):
                self.command("session.end")
        with contextlib.suppress(Exception):
            self._stack.close()
        for sign in (signal.SIGTERM, signal.SIGKILL):
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, sign)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(8)
                break
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self) -> Firefox:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
