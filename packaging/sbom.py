"""Bill of materials (CycloneDX) of what is released, from wheels: what a player's `pip` installs,
what the page that is itself is made of, and what a zip for Windows has in it.

    python packaging/sbom.py FOLDER

reads the wheel of the playroom in that folder, and zips beside it. It needs the extra `release`.
"""

from __future__ import annotations

import email
import hashlib
import json
import subprocess
import sys
import tempfile
import venv
import zipfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playroom import __version__
from playroom.browser.parts import LOCK, MSGSPEC, MSGSPEC_VERSION, PYODIDE, PYODIDE_VERSION

NAME = "accessible-playroom"
EXTRAS = "room,sound,near,prism"
"""What a player may install besides the playroom itself."""
IN_PAGE = ("fluent-syntax", "typing-extensions")
"""Packages of the page that are copied from installed ones (`playroom.browser.export.gather`)."""

Parts = dict[str, Any]


class BadBill(Exception):
    """It is no valid CycloneDX."""


def component(name: str, version: str, purl: str = "", sha256: str = "") -> Parts:
    """One part; `purl` is its package URL."""
    made: Parts = {"type": "library", "name": name, "version": version}
    made["bom-ref"] = purl or f"{name}=={version}"
    if purl:
        made["purl"] = purl
    if sha256:
        made["hashes"] = [{"alg": "SHA-256", "content": sha256}]
    return made


def bill(name: str, parts: list[Parts]) -> Parts:
    """The bill of a product that has these parts."""
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "name": name,
                "version": __version__,
                "bom-ref": "root",
                "licenses": [{"license": {"id": "MIT"}}],
            }
        },
        "components": parts,
        "dependencies": [{"ref": "root", "dependsOn": [part["bom-ref"] for part in parts]}],
    }


def of_environment(wheel: Path) -> Parts:
    """What a new environment has in it when this wheel with its extras is installed there."""
    with tempfile.TemporaryDirectory() as scratch:
        venv.create(scratch, with_pip=False, symlinks=True)
        python = Path(scratch) / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
        uv = [sys.executable, "-m", "uv", "--quiet", "pip", "install", "--python", str(python)]
        subprocess.run([*uv, f"{wheel.resolve()}[{EXTRAS}]"], check=True)
        told = subprocess.run(
            [
                *(sys.executable, "-m", "cyclonedx_py", "environment", str(python)),
                *("--output-reproducible", "--output-format", "JSON", "--output-file", "-"),
            ],
            capture_output=True, check=True,
        )  # fmt: skip
    made: Parts = json.loads(told.stdout)
    parts = [part for part in made["components"] if part["name"] != NAME]
    for part in parts:  # where it was installed from is of no use to others
        part.pop("externalReferences", None)
    root = bill(NAME, parts)
    root["dependencies"] = [
        {**row, "ref": "root"} if row["ref"].startswith(NAME) else row
        for row in made["dependencies"]
    ]  # fmt: skip
    root["dependencies"] = [row for row in root["dependencies"] if row["ref"] != "root-component"]
    return root


def of_page(installed: Parts) -> Parts:
    """What `playroom page --export` makes a page of, with those packages."""
    python = LOCK["info"]["python"]
    parts = [
        component("pyodide", PYODIDE_VERSION, f"pkg:npm/pyodide@{PYODIDE_VERSION}"),
        *(component(f"pyodide/{name}", PYODIDE_VERSION, sha256=PYODIDE[name]) for name in PYODIDE),
        component("cpython", python, f"pkg:generic/cpython@{python}"),
        component("msgspec", MSGSPEC_VERSION, f"pkg:pypi/msgspec@{MSGSPEC_VERSION}", MSGSPEC),
    ]  # fmt: skip
    parts += [part for part in installed["components"] if _key(part["name"]) in IN_PAGE]
    return bill("playroom-page", parts)


def of_zip(file: Path) -> Parts:
    """What a zip has in it: wheels as they are, packages that were unpacked, and programs."""
    parts: dict[str, Parts] = {}
    with zipfile.ZipFile(file) as content:
        for name in content.namelist():
            if name.endswith(".whl"):
                wheel, version = name.rpartition("/")[2].split("-")[:2]
                sha256 = hashlib.sha256(content.read(name)).hexdigest()
                parts[name] = component(_key(wheel), version, _pypi(wheel, version), sha256)
            elif name.endswith(".dist-info/METADATA"):
                about = email.message_from_bytes(content.read(name))
                found = about["Name"], about["Version"]
                parts[name] = component(_key(found[0]), found[1], _pypi(*found))
            elif name.endswith(".exe"):
                sha256 = hashlib.sha256(content.read(name)).hexdigest()
                parts[name] = component(name.rpartition("/")[2], "", sha256=sha256)
    return bill(file.stem, list(parts.values()))


def _key(name: str) -> str:
    return name.lower().replace("_", "-").replace(".", "-")


def _pypi(name: str, version: str) -> str:
    return f"pkg:pypi/{_key(name)}@{version}"


def written(file: Path, made: Parts) -> Path:
    """Writes a bill that is valid. Raises `BadBill`."""
    from cyclonedx.schema import SchemaVersion
    from cyclonedx.validation.json import JsonStrictValidator

    text = json.dumps(made, indent=1, sort_keys=True) + "\n"
    if wrong := JsonStrictValidator(SchemaVersion.V1_6).validate_str(text):
        raise BadBill(f"{file.name}: {wrong}")
    file.write_text(text, "utf-8")
    return file


def bills(folder: Path) -> list[Path]:
    """Writes the bills of what is in a folder beside it."""
    [wheel] = folder.glob("accessible_playroom-*.whl")
    installed = of_environment(wheel)
    made = {NAME: installed, "playroom-page": of_page(installed)}
    made |= {file.stem: of_zip(file) for file in sorted(folder.glob("*.zip"))}
    return [
        written(folder / f"{name.removesuffix(f'-{__version__}')}-{__version__}.cdx.json", one)
        for name, one in made.items()
    ]


if __name__ == "__main__":
    for file in bills(Path(sys.argv[1])):
        print(file.name)
