"""How this playroom was installed, and the commands that update and remove it."""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
import sysconfig
from collections.abc import Callable, Mapping, Sequence
from importlib.metadata import Distribution, PackageNotFoundError, distribution, requires
from pathlib import Path
from typing import NamedTuple, TypeAlias
from urllib.parse import unquote, urlsplit

from playroom import __version__

NAME = "accessible-playroom"
"""What the package is called where packages are installed from."""
ROOT = Path(__file__).resolve().parents[2]
"""The checkout, or the folder of packages."""
DPKG = Path("/var/lib/dpkg/info") / f"{NAME}.list"
"""Where Debian's package manager lists the files of our package."""
CACHES = re.compile(r"archive-v\d+|environments-v\d+|builds-v\d+")
"""Folders in uv's cache in which it makes an environment for one start."""
FOR_MAKERS = ("test", "lint", "release", "fuzz")
"""Optional parts that players have no use for."""

Command: TypeAlias = tuple[str, ...]


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


class Installation(NamedTuple):
    """This installation. `source` is the folder, file or repository that it was installed from,
    empty where that was a package index; `wanted` is the package with the optional parts that are
    installed (`accessible-playroom[room]`).
    """

    kind: str
    version: str
    program: Path
    source: str = ""
    wanted: str = NAME
    python: str = sys.executable

    @property
    def update_command(self) -> Command:
        """The command that updates it; empty where there is none."""
        if self.source and self.kind in ("pipx", "uv", "venv", "python"):
            spec = self.source + self.wanted.removeprefix(NAME)
            return {
                "pipx": ("pipx", "install", "--force", spec),
                "uv": ("uv", "tool", "install", "--force", spec),
            }.get(self.kind, self._pip("install", "--upgrade", spec))
        commands: dict[str, Command] = {
            "checkout": ("git", "-C", str(self.program), "pull", "--ff-only"),
            "pipx": ("pipx", "upgrade", NAME),
            "uv": ("uv", "tool", "upgrade", NAME),
            "venv": self._pip("install", "--upgrade", self.wanted),
            "python": self._pip("install", "--upgrade", self.wanted),
            "system": ("pipx", "install", self.wanted),
            "temporary": ("uvx", f"{NAME}@latest"),
            "debian": ("sudo", "apt", "install", f"./{NAME}.deb"),
        }
        return commands.get(self.kind, ())

    @property
    def removal_command(self) -> Command:
        """The command that removes it; empty where there is none."""
        commands: dict[str, Command] = {
            "pipx": ("pipx", "uninstall", NAME),
            "uv": ("uv", "tool", "uninstall", NAME),
            "venv": self._pip("uninstall", "--yes", NAME),
            "python": self._pip("uninstall", "--yes", NAME),
            "system": self._pip("uninstall", NAME),
            "debian": ("sudo", "apt", "remove", NAME),
            "temporary": ("uv", "cache", "clean", NAME),
        }
        return commands.get(self.kind, ())

    def _pip(self, what: str, *words: str) -> Command:
        if self.kind == "venv" and not _has_pip() and shutil.which("uv"):
            rest = (word for word in words if word != "--yes")
            return ("uv", "pip", what, "--python", self.python, *rest)
        return (self.python, "-m", "pip", what, *words)

    @property
    def can_change(self) -> bool:
        """Can it run these commands by itself? In an environment of its own it can; but on Windows
        the files of a running program cannot be replaced, and only pip works around that.
        """
        if self.kind in ("pipx", "uv"):
            return os.name != "nt" and shutil.which(self.kind) is not None
        return self.kind == "venv" and (_has_pip() or shutil.which("uv") is not None)


def installation() -> Installation:
    """This installation."""
    facts = Facts(
        bool(getattr(sys, "frozen", False)),
        Path(sys.prefix),
        Path(sys.base_prefix),
        ROOT,
        Path(sysconfig.get_path("stdlib")),
    )
    kind = kind_of_installation(facts)
    try:
        own = distribution(NAME)
    except PackageNotFoundError:  # one file, perhaps, or a copy that was never installed
        return Installation(kind, __version__, _program(kind))
    return Installation(
        kind,
        __version__,
        _program(kind),
        "" if kind in ("checkout", "files") else source_of(own),
        wanted_of(requires(NAME) or ()),
    )


def _program(kind: str) -> Path:
    """What would be deleted by hand: a file, a folder, or an environment."""
    if kind == "frozen":
        return Path(sys.executable)
    if kind in ("pipx", "uv", "venv", "temporary"):
        return Path(sys.prefix)
    if kind == "zip":
        folders = (Path(sys.prefix), *Path(sys.prefix).parents[:3])
        return next(folder for folder in folders if (folder / "Playroom.cmd").exists())
    return ROOT if kind in ("checkout", "files") else ROOT / "playroom"


def source_of(own: Distribution) -> str:
    """What a package was installed from; empty for one from an index."""
    try:
        record = json.loads(own.read_text("direct_url.json") or "{}")
    except ValueError:
        return ""
    url = str(record.get("url", "")) if isinstance(record, dict) else ""
    parts = urlsplit(url)
    if parts.scheme != "file":
        return url
    path = unquote(parts.path)
    return path.lstrip("/") if os.name == "nt" else path


_EXTRA = re.compile(r"""^([\w.-]+).*extra\s*==\s*["']([\w-]+)["']""")


def wanted_of(required: Sequence[str], has: Callable[[str], bool] | None = None) -> str:
    """The package with the optional parts of which everything is installed, for pip; `required` is
    what its metadata asks for.

    >>> wanted_of(["prompt", "websockets>=14; extra == 'room'"], lambda name: True)
    'accessible-playroom[room]'
    """
    parts: dict[str, bool] = {}
    for match in map(_EXTRA.match, required):
        if match and match[1] != NAME and match[2] not in FOR_MAKERS:
            parts[match[2]] = parts.get(match[2], True) and (has or _has)(match[1])
    there = ",".join(sorted(part for part, complete in parts.items() if complete))
    return f"{NAME}[{there}]" if there else NAME


def _has(name: str) -> bool:
    try:
        distribution(name)
    except PackageNotFoundError:
        return False
    return True


def _has_pip() -> bool:
    from importlib.util import find_spec

    return find_spec("pip") is not None


def newest_command(python: str, env: Mapping[str, str]) -> Command:
    """The command that asks the package index for the newest version, as pip or uv is set up here;
    empty where there is neither.
    """
    if getattr(sys, "frozen", False):
        return ()
    if _has_pip():
        return (python, "-m", "pip", "index", "versions", NAME)
    uv = shutil.which("uv", path=env.get("PATH"))
    if uv is None:
        return ()
    ask = ("pip", "install", "--dry-run", "--upgrade", "--no-deps", "--reinstall-package", NAME)
    return (uv, *ask, "--python", python, NAME)


_VERSION = re.compile(rf"^ *(?:[+~] )?{NAME}(?:==| \()([\w.+!-]+)", re.MULTILINE)


def newest_in(output: str) -> str:
    """The version in what `newest_command` printed; empty where there is none.

    >>> newest_in("accessible-playroom (0.2.0)")
    '0.2.0'
    >>> newest_in("Would install 1 package" + chr(10) + " + accessible-playroom==0.2.0")
    '0.2.0'
    """
    match = _VERSION.search(output)
    return match[1] if match else ""


def is_newer(version: str, than: str) -> bool:
    """Does a version come after another one?

    >>> is_newer("0.10.0", "0.9.1"), is_newer("0.9", "0.9.0"), is_newer("", "1")
    (True, False, False)
    """
    return _numbers(version) > _numbers(than)


def _numbers(version: str) -> tuple[int, ...]:
    numbers = [int(number) for number in re.findall(r"\d+", version)]
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return tuple(numbers)
