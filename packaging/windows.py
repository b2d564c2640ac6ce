"""The zip for Windows without Python: uv, all wheels for 64-bit Windows, and two files to start it.

    python packaging/windows.py FOLDER

It runs on any platform that has uv and pip, and writes FOLDER/playroom-windows-VERSION.zip.
"""

from __future__ import annotations

import sys
import tempfile
import zipfile
from importlib.metadata import version as installed
from pathlib import Path

from wheels import (
    CHANGED,
    NAME,
    PIP,
    ROOT,
    cut_down,
    digest,
    download,
    licences,
    own_wheel,
    project,
    resolve,
    run,
    version,
    write,
)

PYTHON = "3.13"
"""The Python that the first start fetches, and for which the wheels are."""
PLATFORM = "x86_64-pc-windows-msvc"
TAG = "win_amd64"
PARTS = Path(__file__).parent / "windows"
TOP = "Playroom"
"""The one folder in the zip."""
REQUIRED = "requirements.txt"


def uv_wheel(out: Path) -> Path:
    """uv's own wheel for Windows, of the version that is in use here."""
    asked = ("--no-deps", "--only-binary=:all:", "--platform", TAG, "--dest", out)
    run(*PIP, "download", *asked, f"uv=={installed('uv')}")
    return next(out.glob("uv-*.whl"))


def all_wheels(out: Path) -> list[Path]:
    """The playroom and what it needs, as wheels in a folder."""
    with tempfile.TemporaryDirectory() as scratch:
        pinned = Path(scratch, "pinned.txt")
        resolve(own_wheel(out), PLATFORM, PYTHON, pinned)
        download(pinned, (TAG,), PYTHON, out)
    return sorted(cut_down(wheel) for wheel in out.glob("*.whl"))


def requirements(wheels: list[Path]) -> str:
    """What the first start installs: each wheel by its version and hash, and nothing else."""
    return "".join(
        f"{project(wheel)}=={version(wheel)} --hash=sha256:{digest(wheel)}\n" for wheel in wheels
    )


def started(text: str, number: str) -> bytes:
    """A file of the Windows command line: with its line ends, in UTF-8 without a mark."""
    for name, value in {"VERSION": number, "PYTHON": PYTHON}.items():
        text = text.replace(f"@{name}@", value)
    return text.replace("\n", "\r\n").encode("utf-8")


def make(folder: Path) -> Path:
    """Makes the zip in a folder; the zip."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        wheels = all_wheels(Path(scratch, "wheels"))
        own = next(wheel for wheel in wheels if project(wheel) == NAME)
        uv = uv_wheel(Path(scratch))
        target = folder / f"playroom-windows-{version(own)}.zip"
        with zipfile.ZipFile(target, "w") as archive:
            for part in sorted(PARTS.iterdir()):
                place = f"{TOP}/app" if part.name == "start.cmd" else TOP
                data = started(part.read_text("utf-8"), version(own))
                write(archive, f"{place}/{part.name}", data)
            with zipfile.ZipFile(uv) as inner:
                program = next(name for name in inner.namelist() if name.endswith("/uv.exe"))
                write(archive, f"{TOP}/app/uv.exe", inner.read(program))
            write(archive, f"{TOP}/app/{REQUIRED}", requirements(wheels).encode())
            for wheel in wheels:
                write(archive, f"{TOP}/app/wheels/{wheel.name}", wheel.read_bytes(), packed=False)
            _add_licences(archive, [*wheels, uv])
    return target


def _add_licences(archive: zipfile.ZipFile, wheels: list[Path]) -> None:
    write(archive, f"{TOP}/licenses/LICENSE.txt", (ROOT / "LICENSE").read_bytes())
    for wheel in wheels:
        folder = f"{TOP}/licenses/{project(wheel)}-{version(wheel)}"
        for name, text in licences(wheel).items():
            write(archive, f"{folder}/{name}", text)
    smaller = "".join(f"{wheel.name}\n" for wheel in wheels if CHANGED in wheel.name)
    told = "Parts of these wheels are left out, and nothing in them is changed:\n" + smaller
    write(archive, f"{TOP}/licenses/LEFT-OUT.txt", told.encode())


if __name__ == "__main__":
    print(make(Path(sys.argv[1])))
