"""An exported playroom for tests, made once, and what serves it and runs it in Node."""

from __future__ import annotations

import contextlib
import hashlib
import http.server
import json
import os
import shutil
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from playroom.browser.export import export
from playroom.page.policy import POLICY

GIVEN = "PLAYROOM_PYODIDE"
"""The variable that says where Pyodide's npm package is (`package`), and msgspec's wheel for it."""
RUN = Path(__file__).with_name("run.mjs")
ROOT = Path(__file__).parents[2]
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}


def missing() -> str:
    """What is not installed of what an export takes."""
    if shutil.which("node") is None:
        return "node"
    folder = os.environ.get(GIVEN)
    if not folder or not (Path(folder) / "package/pyodide.mjs").exists():
        return f"{GIVEN}, with the npm package pyodide"
    return "" if wheel() else "msgspec's wheel for Pyodide"


def wheel() -> Path | None:
    """msgspec's wheel for Pyodide."""
    return next(Path(os.environ[GIVEN]).glob("msgspec-*-pyemscripten_*.whl"), None)


def _digest() -> str:
    """Of all that an export is made of."""
    digest = hashlib.sha256()
    for folder in ("playroom", "games", "locales"):
        for file in sorted((ROOT / folder).rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                digest.update(file.as_posix().encode() + file.read_bytes())
    return digest.hexdigest()[:16]


def exported() -> Path:
    """The folder of an export of this source; the first process that asks makes it."""
    folder = Path(tempfile.gettempdir()) / f"playroom-export-{os.getuid()}" / _digest()
    folder.parent.mkdir(exist_ok=True)
    lock = folder.with_suffix(".lock")
    while not (folder / "done").exists():
        try:
            lock.touch(exist_ok=False)
        except FileExistsError:
            if time.time() - lock.stat().st_mtime > 120:  # who made it was killed
                lock.unlink(missing_ok=True)
            time.sleep(0.2)
            continue
        try:
            shutil.rmtree(folder, ignore_errors=True)
            export(folder, Path(os.environ[GIVEN]))
            (folder / "done").touch()
        finally:
            lock.unlink(missing_ok=True)
    return folder


class Ran(NamedTuple):
    """What came of a script: its value, seconds of processor time, and bytes of memory."""

    value: Any
    cpu: float
    heap: int


def in_node(script: str) -> Ran:
    """Runs a Python script, which ends with a value as JSON, in the exported playroom."""
    with tempfile.NamedTemporaryFile("w", suffix=".py", encoding="utf-8") as file:
        file.write(script)
        file.flush()
        ran = subprocess.run(
            ["node", str(RUN), str(exported()), file.name],
            capture_output=True,
            text=True,
            check=False,
        )
    assert ran.returncode == 0, ran.stderr[-3_000:]
    told = json.loads(ran.stdout)
    return Ran(json.loads(told["value"]), told["cpu"], told["heap"])


class Server:
    """A web server of one folder on this machine."""

    def __init__(
        self, folder: Path, port: int = 0, before: Mapping[str, str] | None = None
    ) -> None:
        """`before` has scripts that go before what a file holds, by the name of the file."""
        self.asked = list[str]()
        """The files that were asked for."""
        self.sent = dict[str, int]()
        """The bytes that were sent of each of them."""
        server = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self) -> None:
                name = self.path.partition("?")[0].lstrip("/") or "index.html"
                server.asked.append(name)
                file = folder / name
                found = file.is_file()
                data = (before or {}).get(name, "").encode()
                packed = Path(f"{file}.br")
                takes = "br" in self.headers.get("Accept-Encoding", "") and not data
                is_packed = takes and found and packed.is_file()
                if is_packed:  # and not of an older version, where a test changes the file
                    is_packed = packed.stat().st_mtime >= file.stat().st_mtime
                data += (packed if is_packed else file).read_bytes() if found else b""
                version = f'"{hashlib.sha256(data).hexdigest()}"'
                is_known = found and self.headers.get("If-None-Match") == version
                data = b"" if is_known else data
                server.sent[name] = server.sent.get(name, 0) + len(data)
                self.send_response(304 if is_known else 200 if found else 404)
                kind = TYPES.get(file.suffix, "application/octet-stream")
                self.send_header("Content-Type", kind)
                if is_packed:
                    self.send_header("Content-Encoding", "br")
                if not is_known:
                    self.send_header("Content-Length", str(len(data)))
                self.send_header("ETag", version)
                self.send_header("Vary", "Accept-Encoding")
                self.send_header("Content-Security-Policy", POLICY)
                self.send_header("Cache-Control", "no-cache")
                self.end_headers()
                with contextlib.suppress(OSError):
                    self.wfile.write(data)

            def log_message(self, *words: object) -> None: ...

        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", port), Handler)
        self._server.daemon_threads = True
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self._server.server_port}/"

    def close(self) -> None:
        """Stops it."""
        self._server.shutdown()
        self._server.server_close()


@contextlib.contextmanager
def served(before: Mapping[str, str] | None = None) -> Iterator[Server]:
    """The exported playroom at an address of this machine."""
    server = Server(exported(), before=before)
    try:
        yield server
    finally:
        server.close()
