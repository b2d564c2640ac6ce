"""How this playroom was installed, and the commands that update and remove it."""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import Distribution, PackageNotFoundError, distribution, requires
from pathlib import Path
from typing import NamedTuple, TypeAlias
from urllib.parse import unquote, urlsplit

from playroom import __version__
from playroom.installation_kind import NAME, ROOT, kind_of_installation, this_program

FOR_MAKERS = ("test", "test-all", "lint", "release", "fuzz")
"""Optional parts that players have no use for."""

Command: TypeAlias = tuple[str, ...]


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


def installation() -> Installation:
    """This installation."""
    kind = kind_of_installation(this_program())
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
