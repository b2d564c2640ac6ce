"""The package for Debian and its relatives: everything of Python that the playroom needs, in a
folder of its own, for every Python that such a system may have.

    python packaging/deb.py FOLDER

It writes FOLDER/accessible-playroom_VERSION_ARCHITECTURE.deb, and needs uv, pip and dpkg-deb.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import shutil
import sys
import tempfile
from pathlib import Path

from wheels import NAME, ROOT, UNUSED, UV, own_wheel, resolve, run, version

PYTHONS = ("3.11", "3.12", "3.13", "3.14")
"""Debian 12 has the first; modules in C are there for each, beside one another."""
LIBC = "2.36"
MACHINES = {"amd64": "x86_64", "arm64": "aarch64"}
"""Debian's names of processors, and those of wheels."""
PARTS = Path(__file__).parent / "debian"
HOME = "usr/lib/playroom"
"""An environment of Python: its `bin/python3` is the system's, its modules are the playroom's."""


def modules(own: Path, machine: str, to: Path) -> None:
    """Installs the playroom and what it needs for all Pythons into one folder of modules."""
    platform = f"{machine}-manylinux_{LIBC.replace('.', '_')}"
    with tempfile.TemporaryDirectory() as scratch:
        pinned = Path(scratch, "pinned.txt")
        resolve(own, platform, PYTHONS[0], pinned)
        install = (*UV, "pip", "install", "--no-deps", "--only-binary", ":all:")
        install = (*install, "--link-mode", "copy", "--python-platform", platform)
        for python in PYTHONS:
            where = ("--python-version", python, "--target", Path(scratch, python))
            run(*install, *where, "--require-hashes", "--requirement", pinned)
            shutil.copytree(Path(scratch, python), to, dirs_exist_ok=True)
        run(*install, "--target", to, own)
    shutil.rmtree(to / "bin", ignore_errors=True)
    for left_out in UNUSED.values():
        for file in [path for path in to.rglob("*") if path.is_file()]:
            if left_out(file.relative_to(to).as_posix()):
                file.unlink()
    for record in to.glob("*.dist-info/*"):
        if record.name in ("RECORD", "REQUESTED", "direct_url.json", "uv_cache.json"):
            record.unlink()


def environment(root: Path) -> None:
    """The folders and links that make the modules an environment of the system's Python."""
    home = root / HOME
    (home / "bin").mkdir()
    (home / "bin/python3").symlink_to("../../../bin/python3")
    (home / "pyvenv.cfg").write_text("home = /usr/bin\ninclude-system-site-packages = false\n")
    for python in PYTHONS:
        (home / f"lib/python{python}").symlink_to("python3")
    program = root / "usr/bin/playroom"
    program.parent.mkdir(parents=True)
    program.write_text(f'#!/bin/sh\nexec /{HOME}/bin/python3 -I -m playroom "$@"\n')
    program.chmod(0o755)


def documents(root: Path, number: str) -> None:
    """The entry in menus, its picture, the manual pages, the licence, the news."""
    share = root / "usr/share"
    _copy(PARTS / "playroom.desktop", share / "applications/playroom.desktop")
    icon = ROOT / "playroom/browser/static/icon-192.png"
    _copy(icon, share / "icons/hicolor/192x192/apps/playroom.png")
    for page, folder in (("playroom.1", "man/man1"), ("playroom.es.1", "man/es/man1")):
        _packed(share / folder / "playroom.1.gz", (PARTS / page).read_bytes())
    doc = share / "doc" / NAME
    _copy(PARTS / "copyright", doc / "copyright")
    _copy(PARTS / "lintian-overrides", share / "lintian/overrides" / NAME)
    news = f"{NAME} ({number}) unstable; urgency=medium\n\n  * See the playroom's own news.\n\n"
    signed = f" -- {maintainer()}  Wed, 01 Jan 2020 00:00:00 +0000\n"
    _packed(doc / "changelog.gz", (news + signed).encode())


def maintainer() -> str:
    """The one whom the control file names."""
    lines = (PARTS / "control").read_text("utf-8").splitlines()
    return next(line for line in lines if line.startswith("Maintainer: ")).split(": ")[1]


def control(root: Path, number: str, architecture: str) -> None:
    """The control file, the scripts of the package, the sums of its files."""
    folder = root / "DEBIAN"
    folder.mkdir()
    files = sorted(path for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    files = [path for path in files if folder not in path.parents]
    major, minor = PYTHONS[-1].split(".")
    values = {
        "VERSION": number,
        "ARCHITECTURE": architecture,
        "PYTHON": PYTHONS[0],
        "NEXT": f"{major}.{int(minor) + 1}",
        "LIBC": LIBC,
        "SIZE": str(sum(path.stat().st_size for path in files) // 1024),
    }
    text = (PARTS / "control").read_text("utf-8")
    for name, value in values.items():
        text = text.replace(f"@{name}@", value)
    (folder / "control").write_text(text, "utf-8")
    sums = (
        f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(root)}\n"
        for path in files
    )
    (folder / "md5sums").write_text("".join(sums), "utf-8")
    for script in ("postinst", "prerm"):
        _copy(PARTS / script, folder / script)
        (folder / script).chmod(0o755)


def _copy(file: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    to.write_bytes(file.read_bytes())


def _packed(file: Path, data: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(gzip.compress(data, mtime=0))


def _plain_rights(root: Path) -> None:
    for path in [root, *root.rglob("*")]:
        if not path.is_symlink():
            executable = path.is_dir() or path.parent.name in ("bin", "DEBIAN")
            path.chmod(0o755 if executable and path.name not in ("control", "md5sums") else 0o644)


def make(folder: Path) -> Path:
    """Makes the package in a folder; the package."""
    os.umask(0o022)
    folder.mkdir(parents=True, exist_ok=True)
    architecture = run("dpkg", "--print-architecture").strip()
    with tempfile.TemporaryDirectory() as scratch:
        own = own_wheel(Path(scratch, "wheel"))
        root = Path(scratch, "root")
        modules(own, MACHINES[architecture], root / HOME / "lib/python3/site-packages")
        environment(root)
        documents(root, version(own))
        control(root, version(own), architecture)
        _plain_rights(root)
        target = folder / f"{NAME}_{version(own)}_{architecture}.deb"
        run("dpkg-deb", "--root-owner-group", "-Zxz", "--build", root, target)
    return target


if __name__ == "__main__":
    print(make(Path(sys.argv[1])))
