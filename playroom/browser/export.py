"""Export: the playroom as a folder of static files for any web server, from installed packages.

Nothing comes from the network: Pyodide (its npm package, unpacked) and msgspec's wheel for it are
given, and are the ones that are known by hash here. Node compiles with Pyodide's own Python.
"""

from __future__ import annotations

import gzip
import hashlib
import html
import json
import shutil
import subprocess
import tempfile
import zipfile
from collections.abc import Iterable
from importlib.metadata import distribution, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from playroom.browser.parts import LOCK, MSGSPEC, PYODIDE, REPLACED, SYNC
from playroom.engine.notes import Clean, note
from playroom.engine.registry import GROUP
from playroom.locale.languages import locales_dir
from playroom.page.policy import HEADERS
from playroom.page.words import loading_words

LEFT_OUT = (
    *("playroom/cli", "playroom/doors", "playroom/newgame", "playroom/simulate"),
    *("playroom/speech/backends", "playroom/sound/backends", "playroom/store/postgres"),
    *("playroom/room/server", "playroom/room/cluster", "playroom/page/static"),
    *("playroom/browser/static", "playroom/docs"),
)
"""Folders of what has no use in a browser."""
UNUSED = (
    *("playroom/bootstrap.py", "playroom/browser/export.py", "playroom/browser/parts.py"),
    "playroom/optional_packages.py",
    *("playroom/room/notices/channels.py", "playroom/room/notices/service.py"),
    "playroom/shell/room/others.py",
    *("playroom/speech/doctor.py", "playroom/sound/doctor.py"),
)
"""Files of that kind."""
TERMINAL_WORDS = ("check", "dev", "testing", "translating", "upkeep")
"""Parts of the words that only commands of a terminal say."""
SMALL = (".html", ".js", ".mjs", ".css", ".webmanifest", ".json", ".zip", ".wasm")
"""Kinds of files that are compressed beforehand."""
BUDGET, BUDGET_BROTLI = 10_000_000, 8_000_000
"""Bytes of a first visit, compressed with gzip and with brotli."""


class BadExport(Exception):
    """It cannot be exported; `note` says why."""

    def __init__(self, code: str, **values: Clean) -> None:
        # messages: cli-page-bad-<code>
        self.note = note(f"cli-page-bad-{code}", **values)
        super().__init__(f"{code} {values}")


class Exported(NamedTuple):
    """What was exported: the number of files, and the bytes of a first visit."""

    files: int
    gzip_bytes: int
    brotli_bytes: int


def export(folder: Path, given: Path, node: str = "node") -> Exported:
    """Exports into a folder, which is made. `given` is a folder with Pyodide's npm package
    (unpacked: `package`), and msgspec's wheel for it. Raises `BadExport`, `OSError`.
    """
    pyodide = given / "package"
    msgspec = next(given.glob("msgspec-*-pyemscripten_*.whl"), given / "msgspec")
    _check(pyodide, msgspec)
    if shutil.which(node) is None:
        raise BadExport("node", why=Clean("-"))
    with tempfile.TemporaryDirectory() as scratch:
        site, out = Path(scratch) / "site", Path(scratch) / "out"
        site.mkdir()
        out.mkdir()
        gather(site, msgspec)
        _compile(node, pyodide, site, out)
        folder.mkdir(parents=True, exist_ok=True)
        for name in ("site.zip", "python_stdlib.zip"):
            shutil.copy(out / name, folder / name)
    for name in ("pyodide.mjs", "pyodide.asm.wasm"):
        shutil.copy(pyodide / name, folder / name)
    loader = (pyodide / "pyodide.asm.mjs").read_text("utf-8")
    (folder / "pyodide.asm.mjs").write_text(synced(loader), "utf-8")
    (folder / "pyodide-lock.json").write_text(json.dumps(LOCK))
    _page(folder)
    _worker(folder)
    exported = _compress(node, folder)
    (folder / "_headers").write_text(HEADERS, "utf-8")
    return exported


def _check(pyodide: Path, msgspec: Path) -> None:
    for file, wanted in [(msgspec, MSGSPEC), *((pyodide / n, h) for n, h in PYODIDE.items())]:
        if not file.exists():
            raise BadExport("missing", file=Clean.of(file.name))
        if hashlib.sha256(file.read_bytes()).hexdigest() != wanted:
            raise BadExport("version", file=Clean.of(file.name))


def synced(source: str) -> str:
    """Pyodide's loader with an fdatasync that flushes. Raises `BadExport`."""
    before, after = SYNC
    if source.count(before) != 1:
        raise BadExport("version", file=Clean("pyodide.asm.mjs"))
    return source.replace(before, after)


# -- Python ----------------------------------------------------------------------------------------


def gather(site: Path, msgspec: Path) -> None:
    """Copies all Python packages of the page into a folder."""
    with zipfile.ZipFile(msgspec) as wheel:
        wheel.extractall(site)
    games = {entry.value.partition(":")[0].partition(".")[0] for entry in entry_points(group=GROUP)}
    for name in ["playroom", "fluent.syntax", "typing_extensions", *sorted(games)]:
        _copy(name, site)
    if not (site / "playroom/locales").exists():
        shutil.copytree(locales_dir(), site / "playroom/locales")
    for name in LEFT_OUT:
        shutil.rmtree(site / name, ignore_errors=True)
    for name in UNUSED:
        (site / name).unlink()
    for part in TERMINAL_WORDS:
        for file in (site / "playroom/locales").glob(f"*/{part}.ftl"):
            file.unlink()
    for file in site.rglob("*.ftl"):
        lines = file.read_text("utf-8").splitlines(keepends=True)
        file.write_text("".join(line for line in lines if not line.startswith("#")), "utf-8")
    for file in [*site.rglob("*.pyi"), *site.rglob("py.typed"), *site.rglob("*.c")]:
        file.unlink()
    for info in site.glob("*.dist-info"):
        shutil.rmtree(info)
    _describe(site, sorted({entry.dist.name for entry in entry_points(group=GROUP) if entry.dist}))


def _copy(name: str, site: Path) -> None:
    spec = find_spec(name)
    if spec is None:
        raise BadExport("package", name=Clean.of(name))
    to = site / name.replace(".", "/")
    for place in spec.submodule_search_locations or ():
        shutil.copytree(place, to, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        return
    assert spec.origin is not None
    shutil.copy(spec.origin, to.with_suffix(".py"))


def _describe(site: Path, names: Iterable[str]) -> None:
    """The metadata by which games are found."""
    for name in names:
        found = distribution(name)
        folder = site / f"{name.replace('-', '_')}-{found.version}.dist-info"
        folder.mkdir()
        for file in ("METADATA", "entry_points.txt"):
            (folder / file).write_text(found.read_text(file) or "", "utf-8")
        (folder / "RECORD").write_text("")


def _compile(node: str, pyodide: Path, site: Path, out: Path) -> None:
    _run(node, "compile.mjs", str(pyodide.resolve()), str(site), str(out))


def _run(node: str, script: str, *words: str) -> None:
    file = str(Path(__file__).parent / script)
    ran = subprocess.run([node, file, *words], capture_output=True, text=True, check=False)
    if ran.returncode:
        raise BadExport("node", why=Clean.of(ran.stderr.strip()[-200:], 200))


# -- the page --------------------------------------------------------------------------------------


def _page(folder: Path) -> None:
    package = Path(__file__).parents[1]
    for static in (package / "page/static", package / "browser/static"):
        for file in static.iterdir():
            shutil.copy(file, folder / file.name)
    words = html.escape(json.dumps(loading_words(), ensure_ascii=False))
    file = folder / "index.html"
    text = file.read_text("utf-8")
    for before, after in (('data-words="{}"', f'data-words="{words}"'), *REPLACED):
        if text.count(before) != 1:
            raise BadExport("version", file=Clean("index.html"))
        text = text.replace(before, after)
    file.write_text(text, "utf-8")


def _worker(folder: Path) -> None:
    """The service worker is given its files by their hashes, and a version made of them."""
    names = sorted(
        file.name
        for file in folder.iterdir()
        if file.suffix not in (".gz", ".br") and file.name != "sw.js"
    )
    hashes = {name: hashlib.sha256((folder / name).read_bytes()).hexdigest() for name in names}
    version = hashlib.sha256("".join(hashes.values()).encode()).hexdigest()[:16]
    hashes = {"./": hashes["index.html"], **hashes}
    file = folder / "sw.js"
    text = file.read_text("utf-8")
    text = text.replace("'VERSION'", json.dumps(version))
    file.write_text(text.replace("'FILES'", json.dumps(hashes)), "utf-8")


def _compress(node: str, folder: Path) -> Exported:
    """Compresses what a server may send so."""
    files = [file for file in folder.iterdir() if file.suffix not in (".gz", ".br")]
    small = [file for file in files if file.suffix in SMALL]
    for file in small:
        Path(f"{file}.gz").write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))
    _run(node, "compress.mjs", str(folder), *(file.name for file in small))
    sizes = {kind: sum(_sent(file, kind) for file in files) for kind in ("gz", "br")}
    return Exported(len(files), sizes["gz"], sizes["br"])


def _sent(file: Path, kind: str) -> int:
    """The bytes of a file as a server sends it that has it compressed."""
    packed = Path(f"{file}.{kind}")
    return (packed if packed.exists() else file).stat().st_size


__all__ = ["BUDGET", "BUDGET_BROTLI", "BadExport", "Exported", "export", "gather", "synced"]
