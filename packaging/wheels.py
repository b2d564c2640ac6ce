"""Wheels of the playroom and of what it needs, resolved for a platform, downloaded by their hashes,
and cut down where most of a wheel is never used.

It needs uv and pip; both read the index from their own configuration.
"""

from __future__ import annotations

import base64
import csv
import hashlib
import io
import re
import subprocess
import sys
import zipfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NAME = "accessible-playroom"
EXTRA = "all"
"""The extra that has what a player wants."""
DATE = (2020, 1, 1, 0, 0, 0)
"""The date of every file that is written here, so that two builds of the same files are equal."""

UV = (sys.executable, "-m", "uv", "--quiet")
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")

UNUSED: Mapping[str, Callable[[str], bool]] = {
    # its editor, its manual, its web server, examples and tests
    "pywin32": lambda file: (
        file.endswith(".chm")
        or file.startswith(("pythonwin/", "isapi/", "adodbapi/", "win32comext/"))
        or re.search(r"/(demos|test|html|include|libs|scripts)/", file, re.IGNORECASE) is not None
    ),
}
"""What is left out of a wheel, by the name of its project."""
CHANGED = "+playroom"
"""The end of the version of a wheel from which something is left out."""


def run(*words: str | Path) -> str:
    """Runs a program to its end; what it printed."""
    done = subprocess.run([str(word) for word in words], check=True, stdout=subprocess.PIPE)
    return done.stdout.decode()


def own_wheel(out: Path) -> Path:
    """Builds the wheel of this checkout."""
    run(*UV, "build", "--wheel", "--out-dir", out, ROOT)
    return next(out.glob("accessible_playroom-*.whl"))


def resolve(own: Path, platform: str, python: str, out: Path, also: Sequence[str] = ()) -> None:
    """Writes the releases that the playroom with all extras needs on a platform (as uv names it),
    with the hashes of their files, without the playroom itself.
    """
    asked = "\n".join((f"{NAME}[{EXTRA}] @ {own.resolve().as_uri()}", *also))
    wanted = out.with_suffix(".in")
    wanted.write_text(asked + "\n", "utf-8")
    target = ("--python-platform", platform, "--python-version", python)
    plain = ("--no-header", "--no-annotate", "--generate-hashes", "--only-binary", ":all:")
    pinned = run(*UV, "pip", "compile", *target, *plain, "--no-emit-package", NAME, wanted)
    out.write_text(pinned, "utf-8")


def download(pinned: Path, tags: Sequence[str], python: str, out: Path) -> None:
    """Downloads the wheels of resolved releases for a platform (its tags, as wheels name them)."""
    run(
        *(*PIP, "download", "--no-deps", "--require-hashes", "--only-binary=:all:"),
        *(f"--platform={tag}" for tag in tags),
        *("--implementation", "cp", "--python-version", python),
        *("--abi", f"cp{python.replace('.', '')}", "--abi", "abi3", "--abi", "none"),
        *("--dest", out, "--requirement", pinned),
    )


def project(wheel: Path) -> str:
    """The name of the project of a wheel, normalized."""
    return re.sub(r"[-_.]+", "-", wheel.name.split("-")[0]).lower()


def version(wheel: Path) -> str:
    """The version of a wheel."""
    return wheel.name.split("-")[1]


def digest(file: Path) -> str:
    """The SHA-256 of a file."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


def cut_down(wheel: Path) -> Path:
    """Leaves out of a wheel what is never used, under a version of its own; the wheel that is
    there now.
    """
    unused = UNUSED.get(project(wheel))
    if unused is None:
        return wheel
    number = version(wheel)
    smaller = wheel.with_name(wheel.name.replace(f"-{number}-", f"-{number}{CHANGED}-", 1))
    record: list[tuple[str, str, int | str]] = []
    with zipfile.ZipFile(wheel) as old, zipfile.ZipFile(smaller, "w") as new:
        for info in old.infolist():
            data = old.read(info)
            folder, _, file = info.filename.partition("/")
            if folder.endswith(".dist-info"):
                folder = folder.replace(f"-{number}.dist-info", f"-{number}{CHANGED}.dist-info")
                if file == "RECORD":
                    continue
                if file == "METADATA":
                    said = f"\nVersion: {number}".encode()
                    data = data.replace(said, said + CHANGED.encode(), 1)
            elif unused(info.filename) or info.is_dir():
                continue
            path = f"{folder}/{file}" if file else folder
            record.append((path, f"sha256={_record_digest(data)}", len(data)))
            write(new, path, data)
        listed = next(p for p, *_ in record if p.endswith(".dist-info/WHEEL"))[: -len("WHEEL")]
        record.append((f"{listed}RECORD", "", ""))
        lines = io.StringIO(newline="")
        csv.writer(lines, lineterminator="\n").writerows(record)
        write(new, f"{listed}RECORD", lines.getvalue().encode())
    wheel.unlink()
    return smaller


def write(archive: zipfile.ZipFile, path: str, data: bytes, packed: bool = True) -> None:
    """Adds a file to an archive, the same bytes every time."""
    info = zipfile.ZipInfo(path, DATE)
    info.compress_type = zipfile.ZIP_DEFLATED if packed else zipfile.ZIP_STORED
    info.external_attr = 0o644 << 16
    archive.writestr(info, data, compresslevel=9)


def _record_digest(data: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


def licences(wheel: Path) -> dict[str, bytes]:
    """The licence texts of a wheel by their paths; at least what its metadata says."""
    found: dict[str, bytes] = {}
    with zipfile.ZipFile(wheel) as archive:
        for path in archive.namelist():
            parts = Path(path).parts
            if not parts[0].endswith(".dist-info") or path.endswith("/"):
                continue
            if "licenses" in parts or re.match(r"(LICEN[CS]E|COPYING|NOTICE)", parts[-1], re.I):
                name = "/".join(part for part in parts[1:] if part != "licenses")
                found[name] = archive.read(path)
            if parts[-1] == "METADATA":
                head = archive.read(path).decode().split("\n\n")[0]
                told = re.findall(
                    r"^(?:Name|Version|License.*|Classifier: License.*|Home-page): .*",
                    head,
                    re.MULTILINE,
                )
                found["METADATA.txt"] = "\n".join([*told, ""]).encode()
    return found
