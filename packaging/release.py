"""Release: checks, builds, bill of materials, checksums, signatures. Nothing is uploaded.

    python packaging/release.py FOLDER [--minisign KEY] [--sigstore]

FOLDER may have a zip for Windows or a .deb in it already: they are listed and summed up too.
`docs/releasing.md` tells what comes before and after. It needs the extra `release`.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable, Sequence
from datetime import date
from io import BytesIO
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playroom import __version__  # noqa: E402

CHANGES = (ROOT / "docs" / "changes.md", ROOT / "docs" / "cambios.md")
SUMS = "SHA256SUMS"
HEADING = re.compile(r"^## (\S+)(?: \((.+)\))?$", re.MULTILINE)


class NotYet(Exception):
    """Why nothing is released."""


def of_git(*words: str) -> str:
    """What git prints."""
    told = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
    return told.stdout.strip()


def check_changes(version: str, texts: Sequence[str], today: date) -> None:
    """Is this version the newest one in each changelog, with the same date? Raises `NotYet`."""
    found = [HEADING.search(text) for text in texts]
    newest = [(one[1], one[2]) if one is not None else ("", "") for one in found]
    if {name for name, _ in newest} != {version}:
        raise NotYet(f"the changelogs begin with {newest}, and the version is {version}")
    dates = {when for _, when in newest}
    if len(dates) > 1 or not re.fullmatch(r"\d{4}-\d\d-\d\d", found_date := dates.pop() or ""):
        raise NotYet(f"the changelogs have no date of release for {version}, or not the same one")
    if date.fromisoformat(found_date) > today:
        raise NotYet(f"{found_date} is not yet")


def check(ask: Callable[[str], str], today: date) -> None:
    """May this commit be released? Raises `NotYet`."""
    if changed := of_git("status", "--porcelain"):
        raise NotYet(f"not all is committed:\n{changed}")
    check_changes(__version__, [file.read_text("utf-8") for file in CHANGES], today)
    if of_git("tag", "--list", f"v{__version__}"):
        raise NotYet(f"v{__version__} is tagged already")
    if ask(f"Has .ci/run passed for {of_git('rev-parse', '--short', 'HEAD')}? (yes) ") != "yes":
        raise NotYet("it has to pass first")


def build(folder: Path) -> list[Path]:
    """Builds the commit into a folder: both wheels and the sources."""
    environment = {**os.environ, "SOURCE_DATE_EPOCH": of_git("log", "-1", "--format=%ct")}
    packed = subprocess.run(
        ["git", "archive", "HEAD"], cwd=ROOT, capture_output=True, check=True
    ).stdout
    with tempfile.TemporaryDirectory() as scratch:
        with tarfile.open(fileobj=BytesIO(packed)) as sources:
            sources.extractall(scratch, filter="data")
        for words in (["--sdist", "--wheel", "."], ["--wheel", "playroom_testing"]):
            subprocess.run(
                [sys.executable, "-m", "build", *words, "--outdir", str(folder.resolve())],
                cwd=scratch, env=environment, stdout=subprocess.DEVNULL, check=True,
            )  # fmt: skip
    return sorted(file for file in folder.iterdir() if file.suffix in (".whl", ".gz"))


def digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def build_twice(folder: Path) -> list[Path]:
    """Builds into a folder what is the same when it is built again. Raises `NotYet`."""
    with tempfile.TemporaryDirectory() as first, tempfile.TemporaryDirectory() as second:
        made, again = build(Path(first)), build(Path(second))
        differ = [
            one.name for one, two in zip(made, again, strict=True) if digest(one) != digest(two)
        ]
        if differ:
            raise NotYet(f"built twice, and not the same: {', '.join(differ)}")
        return [Path(shutil.copy(file, folder)) for file in made]


def write_sums(folder: Path) -> Path:
    """Writes the checksums as `sha256sum --check` reads them."""
    files = sorted(file for file in folder.iterdir() if not file.name.startswith(SUMS))
    sums = folder / SUMS
    sums.write_text("".join(f"{digest(file)}  {file.name}\n" for file in files), "utf-8")
    return sums


def signing(sums: Path, minisign: str, sigstore: bool) -> list[list[str]]:
    """The commands that sign the checksums, and so all that they are of."""
    comment = f"accessible-playroom {__version__}"
    made = []
    if minisign:
        made.append(["minisign", "-S", "-s", minisign, "-m", str(sums), "-t", comment])
    if sigstore:  # asks in a browser who signs, and writes to a public log
        made.append([sys.executable, "-m", "sigstore", "sign", str(sums)])
    return made


def main() -> int:
    """Prints each step. The status is 1 when there is a reason not to release."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minisign", default="", metavar="KEY")
    parser.add_argument("--sigstore", action="store_true")
    given = parser.parse_args()
    try:
        check(input, date.today())
        given.folder.mkdir(parents=True, exist_ok=True)
        for file in build_twice(given.folder):
            print(file.name)
    except NotYet as why:
        print(f"Not released: {why}", file=sys.stderr)
        return 1
    subprocess.run([sys.executable, ROOT / "packaging" / "sbom.py", given.folder], check=True)
    sums = write_sums(given.folder)
    for command in signing(sums, given.minisign, given.sigstore):
        subprocess.run(command, check=True)
    print(f"git tag --sign v{__version__} --message 'Playroom {__version__}'")
    return 0


if __name__ == "__main__":
    sys.exit(main())
