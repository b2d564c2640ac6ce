"""The zip for Windows, file by file; and its first start, by the same commands of uv here."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import struct
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.packages.conftest import ROOT
from tests.packages.test_wheels import check_record

MOST = 30_000_000
"""Bytes that the zip may have."""
LONGEST = 150
"""Characters of a path in the playroom's folder: Windows takes 260, the rest is the player's."""
FILES = {
    *("Playroom.cmd", "Sala de juegos.cmd", "READ ME.html", "LÉEME.html"),
    *("app/start.cmd", "app/uv.exe", "app/requirements.txt"),
}
WANTED = {
    *("accessible-playroom", "accessible-output2", "pyttsx3", "prismatoid", "pywin32", "comtypes"),
    *("miniaudio", "websockets", "asyncssh", "cryptography", "argon2-cffi", "zeroconf", "msgspec"),
    "confusable-homoglyphs",
}
"""Some of what must be in it: voices, sounds, playing with others."""
LINUX_ONLY = {"speechd-unofficial"}


def wheels(archive: zipfile.ZipFile) -> dict[str, str]:
    """The wheels of the zip by their path: the name of each one's project."""
    from wheels import project

    paths = [name for name in archive.namelist() if "/wheels/" in name]
    return {path: project(Path(path)) for path in paths}


def test_it_has_these_files_and_no_others(archive: zipfile.ZipFile) -> None:
    assert Path(archive.filename or "").stat().st_size <= MOST
    names = [name.removeprefix("Playroom/") for name in archive.namelist()]
    assert len(names) == len(set(names))
    rest = {name for name in names if not name.startswith(("app/wheels/", "licenses/"))}
    assert rest == FILES
    assert set(wheels(archive).values()) >= WANTED
    assert not set(wheels(archive).values()) & LINUX_ONLY
    assert archive.testzip() is None


def test_every_wheel_is_for_windows_and_is_the_one_that_is_asked_for(
    archive: zipfile.ZipFile, tmp_path: Path
) -> None:
    told = archive.read("Playroom/app/requirements.txt").decode()
    asked = dict(re.findall(r"^(\S+)==\S+ --hash=sha256:(\w+)$", told, re.MULTILINE))
    assert len(asked) == len(told.splitlines()) == len(wheels(archive))
    for path, name in wheels(archive).items():
        data = archive.read(path)
        assert hashlib.sha256(data).hexdigest() == asked[name], path
        python, abi, platform = Path(path).stem.split("-")[-3:]
        assert platform in ("any", "win_amd64"), path
        assert (abi, python) in (("none", "py3"), ("none", "py2.py3")) or (
            abi in ("abi3", "cp313") and platform == "win_amd64"
        ), path
        wheel = tmp_path / Path(path).name
        wheel.write_bytes(data)
        if "+playroom" in path:
            check_record(wheel)
        with zipfile.ZipFile(wheel) as inner:
            foreign = [n for n in inner.namelist() if re.search(r"\.(so|dylib)(\.|$)", n)]
            longest = max(map(len, inner.namelist()))
        assert foreign == [] or name == "accessible-output2", path
        assert len("Playroom/app/room/Lib/site-packages/") + longest <= LONGEST, path


def test_every_part_has_its_licence(archive: zipfile.ZipFile) -> None:
    names = archive.namelist()
    for path in [*wheels(archive), "uv-"]:
        name = wheels(archive).get(path, "uv")
        folder = f"Playroom/licenses/{name}-"
        found = [file for file in names if file.startswith(folder)]
        assert found, name
        about = next(file for file in found if file.endswith("/METADATA.txt"))
        text = len(found) > 1 or "License" in archive.read(about).decode()
        assert text or name in ("pypiwin32",), name
    left_out = archive.read("Playroom/licenses/LEFT-OUT.txt").decode()
    smaller = [Path(path).name for path in wheels(archive) if "+playroom" in path]
    assert left_out.splitlines()[1:] == smaller
    assert smaller


def test_uv_is_a_program_for_64_bit_windows(archive: zipfile.ZipFile) -> None:
    program = archive.read("Playroom/app/uv.exe")
    (start,) = struct.unpack_from("<I", program, 0x3C)
    assert program[start : start + 4] == b"PE\0\0"
    assert struct.unpack_from("<H", program, start + 4) == (0x8664,)


def test_the_command_files_are_as_windows_reads_them(archive: zipfile.ZipFile) -> None:
    number = re.search(r"-([^-]+)\.zip$", archive.filename or "")
    assert number is not None
    for name in archive.namelist():
        if name.endswith((".cmd", ".html")):
            data = archive.read(name)
            text = data.decode("utf-8")
            assert not text.startswith("\ufeff"), name
            assert data.count(b"\r\n") == data.count(b"\n") > 5, name
            assert not re.search(r"@[A-Z]+@", text), name
    start = archive.read("Playroom/app/start.cmd").decode()
    assert f"ready-{number.group(1)}" in start
    flag = [info.flag_bits & 0x800 for info in archive.infolist() if not info.filename.isascii()]
    assert flag == [0x800], "the one name with an accent is marked as UTF-8"


def test_the_wheels_are_all_that_windows_needs(archive: zipfile.ZipFile, tmp_path: Path) -> None:
    archive.extractall(tmp_path)
    app = tmp_path / "Playroom/app"
    target = ("--python-platform", "x86_64-pc-windows-msvc", "--python-version", "3.13")
    subprocess.run(
        [
            *("uv", "--quiet", "pip", "install", "--offline", "--no-cache", "--no-index"),
            *("--require-hashes", "--find-links", app / "wheels", *target),
            *("--target", tmp_path / "there", "--requirement", app / "requirements.txt"),
        ],
        check=True,
    )
    assert (tmp_path / "there/prism").is_dir()
    assert (tmp_path / "there/win32com/client").is_dir()


class CommandFile:
    """The commands of `start.cmd`, with the names of this system: what Windows would run."""

    def __init__(self, text: str, app: Path) -> None:
        self.variables = {"~dp0": f"{app}/"}
        self.commands: list[list[str]] = []
        for line in text.splitlines():
            if found := re.match(r'set "(\w+)=(.*)"$', line):
                self.variables[found[1]] = self.filled(found[2])
                self.variables["UV"] = shutil.which("uv") or "uv"
            elif line.startswith(('"%UV%"', '"%PY%"')):
                words = re.findall(r'"([^"]*)"|(\S+)', re.split(r" >>?", line)[0])
                self.commands.append([self.filled(quoted or bare) for quoted, bare in words])

    def filled(self, text: str) -> str:
        """A text with the values of the variables in it."""
        text = text.replace("%~dp0", self.variables["~dp0"])
        text = re.sub(r"%(\w+)%", lambda name: self.variables.get(name[1], name[0]), text)
        return text.replace("\\", "/").replace("Scripts/python.exe", "bin/python")


@pytest.mark.skipif(os.name == "nt", reason="here the file itself would be run")
def test_the_first_start_writes_in_its_own_folder_alone(
    archive: zipfile.ZipFile, built: Path, tmp_path: Path
) -> None:
    from wheels import project
    from windows import requirements

    app = tmp_path / "la casa de Ana Muñoz/Playroom/app"
    shutil.copytree(built / "index", app / "wheels")
    needed = {*wheels(archive).values(), *LINUX_ONLY}
    here = [wheel for wheel in (app / "wheels").iterdir() if project(wheel) in needed]
    (app / "requirements.txt").write_text(requirements(sorted(here)))
    home = tmp_path / "home"
    home.mkdir()
    start = archive.read("Playroom/app/start.cmd").decode()
    python = f"{sys.version_info.major}.{sys.version_info.minor}"
    run = CommandFile(start.replace(" 3.13 ", f" {python} ").replace("\r", ""), app)
    install, venv, packages, check, play = (run.commands[place] for place in (1, 2, 3, 0, 4))
    env = {"HOME": str(home), "PATH": os.environ["PATH"], "LANG": "es_ES.UTF-8"}
    env |= {name: run.variables[name] for name in run.variables if name.startswith("UV_")}

    def status(words: list[str], **more: str) -> int:
        return subprocess.run(words, env=env | more, cwd=home, check=False).returncode

    # without the internet the first step alone fails, and says nothing about the others
    assert install[1:3] == ["python", "install"]
    assert status(install, UV_PYTHON_INSTALL_MIRROR=(tmp_path / "nothing").as_uri()) != 0
    assert not Path(run.variables["ROOM"]).exists()
    # the system's Python stands for the one that is fetched
    env["UV_PYTHON_PREFERENCE"] = "only-system"
    for words in (venv, packages, check):
        assert status(words) == 0, words
    assert play[-1] == "%*"
    words = [*play[:-1], "games", "--lang", "es"]
    done = subprocess.run(words, env=env, cwd=home, check=True, capture_output=True, text=True)
    assert "La cuna" in done.stdout
    assert status([*play[:-1], "no-such-command"]) == 2
    assert [*home.rglob("*")] == []
    assert {path.name for path in app.parent.iterdir()} == {"app"}


def test_the_pages_name_files_that_are_there(archive: zipfile.ZipFile) -> None:
    for page in ("READ ME.html", "LÉEME.html"):
        text = archive.read(f"Playroom/{page}").decode()
        for target in re.findall(r'href="([^"]+)"', text):
            assert f"Playroom/{target}" in archive.namelist()
        for name in re.findall(r"[\w ]+\.cmd", text):
            assert f"Playroom/{name.strip()}" in archive.namelist(), name
        said = "".join(p.read_text("utf-8") for p in ROOT.glob("locales/*/*.ftl"))
        menu = "Join with an invitation" if page == "READ ME.html" else "Entrar con una invitación"
        assert f"<b>{menu}</b>" in text
        assert menu in said
