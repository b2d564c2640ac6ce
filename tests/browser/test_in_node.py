"""The exported playroom in Node: what is in it, what it costs; it plays and speaks as here."""

from __future__ import annotations

import hashlib
import json
import zipfile
from pathlib import Path

import pytest

from playroom.browser.export import (
    BUDGET,
    BUDGET_BROTLI,
    LEFT_OUT,
    TERMINAL_WORDS,
    UNUSED,
    BadExport,
    gather,
    synced,
)
from playroom.browser.parts import SYNC
from playroom.engine.registry import game_ids
from playroom.locale import LANGUAGES
from playroom.store.schema import APPLICATION_ID
from tests.browser import same
from tests.browser.exported import exported, in_node, wheel
from tests.locale import samples

SAME = Path(same.__file__).read_text("utf-8")
SAMPLES = (
    Path(samples.__file__).read_text("utf-8").partition("from __future__")[2].partition("\n")[2]
)
BEGIN = """
import asyncio, json, sys
from playroom.browser.here import Here
frames = []
here = Here(frames.append, "/data")
here.take('{"resume":0,"token":"%s","session":"","code":"","language":"en-US"}' % ("0" * 32))
await asyncio.sleep(0.1)
"""
NEVER = (
    "cryptography",
    "prompt_toolkit",
    "websockets",
    "asyncssh",
    "playroom.cli",
    "playroom.doors",
)


def test_a_first_visit_fits_the_budget() -> None:
    folder = exported()
    files = [file for file in folder.iterdir() if file.suffix not in (".gz", ".br")]
    for kind, most in (("gz", BUDGET), ("br", BUDGET_BROTLI)):
        packed = {file: Path(f"{file}.{kind}") for file in files if file.name != "done"}
        sizes = [(one if one.exists() else file).stat().st_size for file, one in packed.items()]
        assert 4_000_000 < sum(sizes) <= most, kind


def test_games_of_other_packages_come_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package, info = tmp_path / "lib/mygame", tmp_path / "lib/mygame-1.0.dist-info"
    package.mkdir(parents=True)
    info.mkdir()
    (package / "__init__.py").write_text("GAME = None")
    (package / "native.so").write_bytes(b"")
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: mygame\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[playroom.games]\nmygame = mygame:GAME\n")
    (info / "RECORD").write_text("")
    monkeypatch.syspath_prepend(str(tmp_path / "lib"))
    site = tmp_path / "site"
    site.mkdir()
    there = wheel()
    assert there is not None
    gather(site, there)
    assert (site / "mygame/__init__.py").exists()
    assert not (site / "mygame/native.so").exists()
    assert "mygame:GAME" in (site / "mygame-1.0.dist-info/entry_points.txt").read_text()
    assert (site / "games/escoba/game.py").exists()


def test_it_holds_no_server_and_every_language() -> None:
    with zipfile.ZipFile(exported() / "site.zip") as site:
        names = site.namelist()
    assert not [name for name in names if name.startswith(tuple(f"{one}/" for one in LEFT_OUT))]
    assert not [name for name in names if name.endswith(".py")]
    for language in LANGUAGES:
        assert any(name.startswith(f"playroom/locales/{language}/") for name in names)


def test_it_says_its_first_line_and_loads_nothing_that_a_browser_lacks() -> None:
    script = f"""{BEGIN}
loaded = [name for name in sys.modules if name.startswith({NEVER!r})]
lines = [json.loads(frame)["line"] for frame in frames if '"seq"' in frame and '"line"' in frame]
json.dumps([lines, loaded])
"""
    (lines, loaded) = in_node(script).value
    assert lines[0].startswith("Choose with Tab")
    assert loaded == []


def test_starting_costs_little_more_than_python_itself() -> None:
    """A ratio in one run: the first line against Python and the modules that it imports."""
    modules = in_node(BEGIN + "json.dumps(sorted(name for name in sys.modules))").value
    bare = f"""
import importlib, json
for name in {modules!r}:
    try:
        importlib.import_module(name)
    except ImportError:
        pass
json.dumps(0)
"""
    least = in_node(bare).cpu
    took = in_node(BEGIN + "json.dumps(0)").cpu
    assert took / least < 1.4


def test_modules_of_the_bundle_lack_only_what_was_left_out() -> None:
    script = """
import importlib, json, os
failed = []
for folder, _, files in os.walk("/site/playroom"):
    for file in files:
        name = os.path.join(folder, file)[6:-4].replace("/", ".").removesuffix(".__init__")
        if file.endswith(".pyc") and not name.endswith(("__main__", "compile_all")):
            try:
                importlib.import_module(name)
            except Exception as why:
                failed.append(f"{name}: {why}")
json.dumps(sorted(failed))
"""
    failed = in_node(script).value
    modules = {name.removesuffix(".py").replace("/", ".") for name in (*LEFT_OUT, *UNUSED)} | {
        "websockets",
        "zeroconf",
        "compression",
    }
    lacking = {line.rpartition("No module named ")[2].strip("'") for line in failed}
    assert lacking <= modules
    assert not [line for line in failed if line.startswith(("playroom.shell.table", "games"))]


@pytest.mark.parametrize("game", game_ids())
def test_bots_play_as_here(game: str) -> None:
    there = in_node(f"{SAME}\nimport json\njson.dumps(played({game!r}))").value
    assert there == list(same.played(game))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_told_as_here(language: str) -> None:
    told = f"told({language!r}, samples, LISTENER, {TERMINAL_WORDS!r})"
    there = in_node(f"{SAME}\n{SAMPLES}\nimport json\njson.dumps({told})").value
    here = same.told(language, samples.samples, samples.LISTENER, TERMINAL_WORDS)
    assert len(there) > 1_000
    assert there == json.loads(json.dumps(here))


def test_another_pyodide_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadExport, match="version"):
        synced("no such function")
    with pytest.raises(BadExport, match="version"):
        synced(SYNC[0] * 2)
    assert synced(f"a{SYNC[0]}b") == f"a{SYNC[1]}b"
    assert hashlib.sha256(b"").hexdigest()


def test_ten_games_need_no_more_memory_than_a_telephone_has() -> None:
    games = (*game_ids(), "casino")
    ran = in_node(f"{SAME}\nimport json\njson.dumps([played(game)[0] for game in {games!r}])")
    assert len(ran.value) == 10
    assert ran.heap <= 64 * 2**20


def test_games_of_a_newer_playroom_are_left_alone_and_that_is_said() -> None:
    script = f"""
import sqlite3
db = sqlite3.connect("/data/games.db")
db.execute("PRAGMA application_id = {APPLICATION_ID}")
db.execute("PRAGMA user_version = 999")
db.execute("CREATE TABLE t (x)")
db.commit(); db.close()
{BEGIN}
json.dumps([json.loads(frame) for frame in frames])
"""
    (told,) = in_node(script).value
    assert "newer" in told["refused"]["line"]
    assert told["refused"]["words"]["come-back"]
