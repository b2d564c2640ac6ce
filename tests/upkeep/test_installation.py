"""How an installation is recognized, and the commands that follow from it."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

from playroom.cli import installation as module
from playroom.cli.installation import Installation, installation, wanted_of
from playroom.installation_kind import DPKG, NAME, Facts, kind_of_installation

SITE = "lib/python3.12/site-packages"


def facts(
    prefix: str = "/usr", base: str = "/usr", root: str = "/usr/local", frozen: bool = False
) -> Facts:
    return Facts(frozen, Path(prefix), Path(base), Path(root), Path("/usr/lib/python3.12"))


CASES = [
    ("frozen", facts(frozen=True), ()),
    ("checkout", facts("/p/.venv", root="/p"), ("/p/pyproject.toml", "/p/.git")),
    ("files", facts("/p/.venv", root="/p"), ("/p/pyproject.toml",)),
    ("zip", facts("/z/room", root=f"/z/room/{SITE}"), ("/z/Playroom.cmd",)),
    ("debian", facts("/usr/lib/playroom", root="/usr/lib/playroom/lib"), (str(DPKG),)),
    ("pipx", facts("/h/venvs/p", root=f"/h/venvs/p/{SITE}"), ("/h/venvs/p/pipx_metadata.json",)),
    ("temporary", facts("/h/.cache/ab", root="/h"), ("/h/.cache/ab/pipx_metadata.json",)),
    ("uv", facts("/h/tools/p", root=f"/h/tools/p/{SITE}"), ("/h/tools/p/uv-receipt.toml",)),
    ("temporary", facts("/c/uv/archive-v0/x", root=f"/c/uv/archive-v0/x/{SITE}"), ()),
    ("venv", facts("/v", root=f"/v/{SITE}"), (str(DPKG),)),
    ("system", facts(), ("/usr/lib/python3.12/EXTERNALLY-MANAGED",)),
    ("python", facts(), ()),
]


@pytest.mark.parametrize(("kind", "known", "there"), CASES, ids=[case[0] for case in CASES])
def test_a_kind_follows_from_what_is_there(kind: str, known: Facts, there: tuple[str, ...]) -> None:
    files = {Path(name) for name in there}
    assert kind_of_installation(known, lambda path: Path(path) in files) == kind


def test_the_tests_run_from_a_checkout() -> None:
    here = installation()
    assert here.kind in ("checkout", "files")
    assert (here.program / "pyproject.toml").exists()


@pytest.mark.parametrize(
    ("kind", "source", "update", "removal"),
    [
        ("pipx", "", f"pipx upgrade {NAME}", f"pipx uninstall {NAME}"),
        ("pipx", "/src", "pipx install --force /src[room]", f"pipx uninstall {NAME}"),
        ("uv", "", f"uv tool upgrade {NAME}", f"uv tool uninstall {NAME}"),
        ("uv", "/src", "uv tool install --force /src[room]", f"uv tool uninstall {NAME}"),
        (
            *("venv", "", f"PY -m pip install --upgrade {NAME}[room]"),
            f"PY -m pip uninstall --yes {NAME}",
        ),
        ("checkout", "", "git -C /program pull --ff-only", ""),
        ("debian", "", f"sudo apt install ./{NAME}.deb", f"sudo apt remove {NAME}"),
        ("frozen", "", "", ""),
        ("zip", "", "", ""),
    ],
)
def test_commands(kind: str, source: str, update: str, removal: str) -> None:
    here = Installation(kind, "1.0", Path("/program"), source, f"{NAME}[room]", "PY")
    assert " ".join(here.update_command) == update
    assert " ".join(here.removal_command) == removal


def test_only_whole_optional_parts_are_asked_for_again() -> None:
    required = [
        *("msgspec>=0.19", "websockets>=14; extra == 'room'", 'cryptography; extra == "room"'),
        *("miniaudio>=1; extra == 'sound'", "pytest; extra == 'test'"),
        *(f"{NAME}[room]; extra == 'all'",),
    ]
    assert wanted_of(required, {"websockets", "cryptography", "pytest"}.__contains__) == (
        f"{NAME}[room]"
    )
    assert wanted_of(required, {"websockets"}.__contains__) == NAME


def test_the_examples_hold() -> None:
    assert doctest.testmod(module).failed == 0
