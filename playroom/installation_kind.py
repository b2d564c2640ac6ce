"""How this playroom was installed: by which tool, and by whom it is looked after. Standard library
only.
"""

from __future__ import annotations

import os
import re
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from playroom.frozen import frozen

NAME = "accessible-playroom"
"""What the package is called where packages are installed from."""
ROOT = Path(__file__).resolve().parents[1]
"""The checkout, or the folder of packages."""
DPKG = Path("/var/lib/dpkg/info") / f"{NAME}.list"
"""Where Debian's package manager lists the files of our package."""
CACHES = re.compile(r"archive-v\d+|environments-v\d+|builds-v\d+")
"""Folders in uv's cache in which it makes an environment for one start."""


class Facts(NamedTuple):
    """What tells how a program was installed: whether it is one file, the environment of its
    Python, the Python that made it, the folder of its packages, and the standard library.
    """

    frozen: bool
    prefix: Path
    base_prefix: Path
    root: Path
    stdlib: Path


def kind_of_installation(facts: Facts, exists: Callable[[Path], bool] = os.path.exists) -> str:
    """The kind of an installation:

    - `frozen` (one file), `checkout` (with git), `files` (a checkout without git), `zip` (the
      folder for Windows), `debian` (a package of Debian);
    - `pipx`, `uv` (a tool of uv), `temporary` (an environment that `uvx` or `pipx run` made);
    - `venv` (another virtual environment), `system` (a Python that its system manages), `python`
      (any other one).
    """
    if facts.frozen:
        return "frozen"
    if exists(facts.root / "pyproject.toml"):
        return "checkout" if exists(facts.root / ".git") else "files"
    if any(exists(folder / "Playroom.cmd") for folder in (facts.prefix, *facts.prefix.parents[:3])):
        return "zip"
    if facts.root.parts[:2] in (("/", "usr"), ("/", "opt")) and exists(DPKG):
        return "debian"
    parts = facts.prefix.parts
    if any(map(CACHES.fullmatch, parts)) or facts.prefix.parent.parts[-2:] == (".cache", "pipx"):
        return "temporary"
    if exists(facts.prefix / "pipx_metadata.json"):
        return "temporary" if facts.prefix.parent.name == ".cache" else "pipx"
    if exists(facts.prefix / "uv-receipt.toml"):
        return "uv"
    if facts.prefix != facts.base_prefix:
        return "venv"
    return "system" if exists(facts.stdlib / "EXTERNALLY-MANAGED") else "python"


def this_program() -> Facts:
    """The facts of this program."""
    return Facts(
        frozen(),
        Path(sys.prefix),
        Path(sys.base_prefix),
        ROOT,
        Path(sysconfig.get_path("stdlib")),
    )


def program_called() -> str:
    """What is typed to run this program, before the name of a command: it is known by the way that
    it was started. The package of Debian and the zip start it as a module themselves.
    """
    started = Path(sys.argv[0] if sys.argv else "")
    is_module = started.parts[-2:] == ("playroom", "__main__.py")
    if not is_module or kind_of_installation(this_program()) in ("frozen", "zip", "debian"):
        return "playroom"
    return "py -m playroom" if os.name == "nt" else "python3 -m playroom"  # not said in words
