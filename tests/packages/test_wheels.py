"""Wheels that are cut down, and the Windows command files as they stand in the repository."""

from __future__ import annotations

import base64
import csv
import hashlib
import re
import zipfile
from pathlib import Path

import pytest

from tests.packages.conftest import ROOT

PARTS = ROOT / "packaging/windows"
STARTS = ("Playroom.cmd", "Sala de juegos.cmd")


def check_record(wheel: Path) -> list[str]:
    """Asserts that a wheel has the files of its list, with their hashes, and no others."""
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        (record,) = [name for name in names if re.match(r"[^/]+\.dist-info/RECORD$", name)]
        rows = list(csv.reader(archive.read(record).decode().splitlines()))
        assert sorted(row[0] for row in rows) == sorted(n for n in names if not n.endswith("/"))
        for name, told, size in rows:
            if name != record:
                data = archive.read(name)
                raw = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).decode()
                assert (told, size) == (f"sha256={raw.rstrip('=')}", str(len(data))), name
        return names


def test_a_wheel_is_cut_down_under_a_version_of_its_own(tmp_path: Path) -> None:
    from wheels import cut_down

    wheel = tmp_path / "pywin32-312-cp313-cp313-win_amd64.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        for name in ("PyWin32.chm", "pythonwin/start.py", "win32/test/all.py", "pythoncom.py"):
            archive.writestr(name, "x = 1")
        info = "pywin32-312.dist-info"
        archive.writestr(f"{info}/METADATA", "Name: pywin32\nVersion: 312\n\nVersion: 312\n")
        archive.writestr(f"{info}/WHEEL", "Tag: cp313-cp313-win_amd64\n")
        archive.writestr(f"{info}/RECORD", "")
    smaller = cut_down(wheel)
    assert smaller.name == "pywin32-312+playroom-cp313-cp313-win_amd64.whl"
    assert not wheel.exists()
    assert [name for name in check_record(smaller) if ".dist-info" not in name] == ["pythoncom.py"]
    with zipfile.ZipFile(smaller) as archive:
        told = archive.read("pywin32-312+playroom.dist-info/METADATA").decode()
    assert told == "Name: pywin32\nVersion: 312+playroom\n\nVersion: 312\n"
    other = tmp_path / "attrs-26.1.0-py3-none-any.whl"
    other.write_bytes(b"as it was")
    assert cut_down(other) == other
    assert other.read_bytes() == b"as it was"


def test_of_pywin32_the_modules_that_voices_import_stay() -> None:
    from wheels import UNUSED

    unused = UNUSED["pywin32"]
    for kept in (
        *("pywin32.pth", "pythoncom.py", "win32/win32gui.pyd", "win32/win32clipboard.pyd"),
        *("win32/lib/win32con.py", "win32/lib/pywintypes.py", "win32/lib/pywin32_bootstrap.py"),
        *(
            "pywin32_system32/pythoncom313.dll",
            "win32com/__init__.py",
            "win32com/client/gencache.py",
        ),
    ):
        assert not unused(kept), kept
    for left in (
        "PyWin32.chm",
        "pythonwin/scintilla.dll",
        "win32/Demos/a.py",
        "win32com/test/b.py",
    ):
        assert unused(left), left


def test_the_two_starts_differ_in_their_sentences_alone() -> None:
    texts = [(PARTS / name).read_text("utf-8") for name in STARTS]
    said = [dict(re.findall(r'^set "(SAY_\w+)=(.*)"$', text, re.MULTILINE)) for text in texts]
    assert said[0].keys() == said[1].keys()
    start = (PARTS / "start.cmd").read_text("utf-8")
    for name in said[0]:
        assert f"%{name}%" in start + texts[0], name
    for sentences in said:
        for sentence in sentences.values():
            # an echo would run what stands behind these, or drop them
            assert not re.search(r"[&|<>^%!\"()]", sentence), sentence
    bare = [re.sub(r'^(set "SAY|title|if not defined).*$', "", t, flags=re.M) for t in texts]
    assert bare[0] == bare[1]


@pytest.mark.parametrize("name", [*STARTS, "start.cmd"])
def test_what_is_not_ascii_comes_after_the_code_page(name: str) -> None:
    text = (PARTS / name).read_text("utf-8")
    before, _, _ = text.partition("chcp 65001")
    assert before.isascii()
    labels = re.findall(r"^:(\w+)", text, re.MULTILINE)
    assert set(re.findall(r"goto (\w+)", text)) == set(labels)


def test_the_windows_starts_keep_every_folder_of_uv_in_their_own() -> None:
    start = (PARTS / "start.cmd").read_text("utf-8")
    folders = dict(re.findall(r'^set "(UV_\w+DIR)=(.*)"$', start, re.MULTILINE))
    wanted = ("UV_CACHE_DIR", "UV_PYTHON_INSTALL_DIR", "UV_PYTHON_BIN_DIR", "UV_TOOL_DIR")
    assert set(wanted) <= folders.keys()
    assert [name for name, value in folders.items() if not value.startswith("%HERE%")] == []
