"""Where things are kept, and that whatever goes wrong has its sentence."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from playroom.store import StoreError
from playroom.store.files import write_whole
from playroom.store.paths import ensure, places

ROOT = Path(__file__).resolve().parents[2]


def test_one_folder_for_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("USERPROFILE", str(tmp_path / "home"))
    for given, folder in (
        (tmp_path / "x", tmp_path / "x"),
        ("mía", tmp_path / "mía"),
        ("~/games", tmp_path / "home" / "games"),
        ("..", tmp_path / ".."),
    ):
        where = places(given)
        assert (where.data, where.settings) == (folder, folder / "settings.toml")
    assert list(tmp_path.iterdir()) == [], "asking makes nothing"


@pytest.mark.skipif(
    sys.platform in ("win32", "darwin"), reason="platformdirs asks the system there"
)
def test_the_platforms_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    where = places()
    assert where.data == tmp_path / "data" / "playroom"
    assert where.settings == tmp_path / "config" / "playroom" / "settings.toml"
    assert list(tmp_path.iterdir()) == []


def test_what_cannot_be_a_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for bad, key in (
        (tmp_path / "file", "not-a-folder"),
        ("a\0b", "cannot-open"),
        ("x" * 5000, "cannot-open"),
        ("~nobody-of-that-name/x", "cannot-open"),
    ):
        with pytest.raises(StoreError) as caught:
            places(bad)
        assert caught.value.key == key, bad
        assert caught.value.note.get("file")


def test_making_a_folder(tmp_path: Path) -> None:
    ensure(tmp_path / "a" / "b")
    ensure(tmp_path / "a" / "b")
    assert (tmp_path / "a" / "b").is_dir()
    (tmp_path / "file").write_text("")
    for bad in (tmp_path / "file", tmp_path / "file" / "x"):
        with pytest.raises(StoreError) as caught:
            ensure(bad)
        assert caught.value.key == "not-a-folder"


def test_little_is_loaded_before_the_first_line() -> None:
    code = (
        "import sys; from playroom.store.paths import places; places('x'); "
        "heavy = {'sqlite3', 'json', 'platformdirs', 'tomllib', 'dataclasses',"
        " 'playroom.engine.match'}; "
        "print(sorted(heavy & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"


def test_reading_plain_settings_loads_no_parser_and_no_database(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(
        '# mine\nlanguage = "es"\n[keys]\ncount = ["c", "x"]\n[voice.es.ao2]\nrate = -20\n'
    )
    code = (
        "import sys, pathlib; from playroom.store import Settings; "
        "s, p = Settings.load(pathlib.Path(sys.argv[1])); "
        "print(s.get('language'), s.get('keys.count'), p, sorted({'sqlite3', 'json', 'tomllib'} & "
        "set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(file)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "es ('c', 'x') [] []"


def test_a_file_is_written_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "f"
    write_whole(file, b"old")
    file.chmod(0o640)
    write_whole(file, b"new")
    assert file.read_bytes() == b"new"
    if sys.platform != "win32":
        assert file.stat().st_mode & 0o777 == 0o640

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(StoreError) as caught:
        write_whole(file, b"newest")
    assert caught.value.key == "disk-full"
    assert file.read_bytes() == b"new"
    assert [one.name for one in tmp_path.iterdir()] == ["f"]


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real").write_bytes(b"old")
    (tmp_path / "link").symlink_to(tmp_path / "real")
    write_whole(tmp_path / "link", b"new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_bytes() == b"new"
    (tmp_path / "circle").symlink_to(tmp_path / "circle")
    with pytest.raises(StoreError):
        write_whole(tmp_path / "circle", b"x")
    for bad in (tmp_path / "real" / "x", tmp_path / "none" / "x", tmp_path, tmp_path / ("n" * 300)):
        with pytest.raises(StoreError):
            write_whole(bad, b"x")


def test_every_error_has_its_sentence_in_every_language() -> None:
    source = "".join(
        one.read_text(encoding="utf-8") for one in (ROOT / "playroom" / "store").glob("*.py")
    )
    keys = {f"store-{key}" for key in re.findall(r'(?:StoreError|_refuse)\(\s*"([a-z-]+)"', source)}
    keys |= {
        f"store-file-{key}"
        for key in re.findall(r'(?:BadFile\([a-z0-9]+, |Misshapen\()"([a-z-]+)"', source)
    }
    keys |= {f"store-file-{key}" for key in re.findall(r'"(field-[a-z]+|not-[a-z-]+)" if', source)}
    keys |= {
        f"store-{key}"
        for key in re.findall(r'(?:sqlite3\.SQLITE_[A-Z]+|"E[A-Z]+"): "([a-z-]+)"', source)
    }
    keys |= {f"settings-problem-{key}" for key in re.findall(r'Problem\([^"]*"([a-z-]+)"', source)}
    keys |= {
        f"settings-problem-{key}" for key in re.findall(r'return "([a-z]+)"(?:\n| if name)', source)
    } - {"settings-problem-text"}
    keys |= {f"settings-problem-{key}" for key in re.findall(r'problem="([a-z]+)"', source)}
    assert {
        "store-file-not-a-game",
        "settings-problem-syntax",
        "store-disk-error",
    } <= keys
    assert {"settings-problem-repeated", "settings-problem-unknown", "store-not-a-folder"} <= keys
    for language in (ROOT / "locales").iterdir():
        text = "\n".join(one.read_text(encoding="utf-8") for one in language.glob("*.ftl"))
        there = set(re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE))
        assert not keys - there, language.name
