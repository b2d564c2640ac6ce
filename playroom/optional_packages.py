"""Optional packages: which feature needs which, whether they are here, and how this installation
gets them.

pyproject.toml has the requirements; they are read from the metadata of the installed distribution.
Standard library only, and nothing of the packages is imported: this is asked before anything else.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
import sysconfig
from collections.abc import Mapping, Sequence
from importlib import invalidate_caches
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from playroom.installation_kind import NAME, kind_of_installation, this_program

if TYPE_CHECKING:
    from playroom.engine.notes import Note


class Package(NamedTuple):
    """A package: the module that is imported, and what pip calls it."""

    module: str
    name: str


FEATURES: Mapping[str, tuple[Package, ...]] = {
    "room": (
        Package("websockets", "websockets"),
        Package("cryptography", "cryptography"),
        Package("asyncssh", "asyncssh"),
        Package("argon2", "argon2-cffi"),
        Package("confusable_homoglyphs", "confusable-homoglyphs"),
    ),
    "near": (Package("zeroconf", "zeroconf"),),
    "sound": (Package("miniaudio", "miniaudio"),),
    "shared": (Package("psycopg", "psycopg"),),
    "push": (Package("pywebpush", "pywebpush"),),
    "voice": (
        Package("accessible_output2", "accessible-output2"),
        Package("pyttsx3", "pyttsx3"),
    ),
}
"""What each feature imports. `voice` comes with the playroom itself, the others are its extras."""

GET, ADD = "get", "add"
"""The parts of an installation: packages are fetched, which may be stopped at any moment, then put
in their place.
"""


def is_here(feature: str) -> bool:
    """Are all packages of a feature installed?"""
    return not lacking((feature,))


def lacking(features: Sequence[str]) -> tuple[str, ...]:
    """The features of these that lack a package."""
    invalidate_caches()  # it may have been installed while the playroom was open
    return tuple(
        feature
        for feature in features
        if any(find_spec(package.module) is None for package in FEATURES[feature])
    )


def requirements(names: Sequence[str]) -> tuple[str, ...]:
    """What pip is told, with lowest versions, for packages by what pip calls them."""
    from importlib import metadata  # here: every start asks what is lacking, few install it

    try:
        lines = metadata.requires(NAME) or []
    except metadata.PackageNotFoundError:
        lines = []
    known = {_called(line): line.partition(";")[0].strip() for line in reversed(lines)}
    return tuple(known.get(name, name) for name in names)


def _called(requirement: str) -> str:
    """The name in a requirement ("psycopg[binary]>=3.2" gives "psycopg")."""
    return re.split(r"[\s\[;<>=!~(]", requirement, maxsplit=1)[0]


class Here(NamedTuple):
    """What decides how packages are added to an installation."""

    python: str = "python3"
    """How this Python is called from here."""
    frozen: bool = False
    """A program of one file, to which nothing can be added."""
    environment: bool = True
    """A virtual environment."""
    pipx: bool = False
    """An environment that pipx looks after."""
    managed: bool = False
    """A Python with packages that belong to the system (PEP 668)."""
    writable: bool = True
    pip: bool = True
    ensurepip: bool = False
    uv: str = ""
    """The program uv, which installs without pip."""


class Step(NamedTuple):
    """A command of an installation: `GET` or `ADD`."""

    part: str
    command: tuple[str, ...]


class Plan(NamedTuple):
    """How packages get here.

    `steps` do it (none: it cannot be done from here), `folder` stands in them for an empty one.
    `why` it cannot: "frozen", "read-only", "managed" (by the system) or "no-pip"; `command` is what
    the player may type instead, or to do it by hand; empty where nothing helps.
    """

    steps: tuple[Step, ...] = ()
    command: str = ""
    why: str = ""


FOLDER = "{folder}"
_PIP = ("--no-input", "--disable-pip-version-check", "--progress-bar", "off", "--prefer-binary")


def plan_for(names: Sequence[str], here: Here | None = None) -> Plan:
    """The plan for packages, by what pip calls them."""
    here = here or this_installation()
    if here.frozen:
        return Plan(why="frozen")
    wanted = requirements(names)
    typed = " ".join(_typed(line) for line in wanted)
    own = f"pipx install {NAME}"  # not said in words
    if here.environment and not here.writable:
        return Plan(why="read-only")
    if here.managed and not here.environment:
        return Plan(command=own, why="managed")
    inject = f"pipx inject {NAME} {typed}" if here.pipx else ""  # not said in words
    by_pip = f"{here.python} -m pip install {typed}"  # not said in words
    python = sys.executable
    pip = (
        Step(GET, (python, "-m", "pip", "wheel", *_PIP, "-q", "-w", FOLDER, *wanted)),
        Step(
            ADD,
            (python, "-m", "pip", "install", *_PIP, "--no-index", "-f", FOLDER, *wanted),
        ),
    )
    if here.pip:
        return Plan(pip, inject or by_pip)
    if here.uv:
        add = Step(GET, (here.uv, "pip", "install", "--python", python, *wanted))
        by_uv = f"uv pip install --python {here.python} {typed}"  # not said in words
        return Plan((add,), inject or by_uv)
    if here.ensurepip:
        ensure = Step(GET, (python, "-m", "ensurepip", "--default-pip"))
        return Plan((ensure, *pip), inject or by_pip)
    return Plan(command=inject or own, why="no-pip")


def _typed(requirement: str) -> str:
    """A requirement as it is typed into any shell, and told by ear: without versions."""
    name = re.split(r"[\s;<>=!~(]", requirement, maxsplit=1)[0]
    return f'"{name}"' if "[" in name else name


def command_for(names: Sequence[str]) -> str:
    """What is typed to get packages here; nothing where that is of no use."""
    return plan_for(names).command


def command_of_package(name: str, requirement: str, here: Here | None = None) -> str:
    """What is typed to get one more package here, in the version that is required; nothing where
    that is of no use.
    """
    plan = plan_for((name,), here)
    if plan.command.endswith(f" {name}"):
        return plan.command.removesuffix(name) + requirement
    inject = f"pipx inject {NAME} {requirement}"  # not said in words
    return f"{plan.command} && {inject}" if plan.command else ""


def command_of(features: Sequence[str]) -> str:
    """What is typed to get the packages of some features."""
    return command_for(names_of(features))


def names_of(features: Sequence[str]) -> tuple[str, ...]:
    """The packages of some features, as pip calls them."""
    return tuple(package.name for feature in features for package in FEATURES[feature])


def this_installation() -> Here:
    """How this program is installed."""
    program = this_program()
    kind = kind_of_installation(program)
    return Here(
        python=_python_called(),
        frozen=kind == "frozen",
        environment=program.prefix != program.base_prefix,
        pipx=kind == "pipx",
        managed=(program.stdlib / "EXTERNALLY-MANAGED").exists(),
        writable=os.access(sysconfig.get_path("purelib"), os.W_OK),
        pip=find_spec("pip") is not None,
        ensurepip=find_spec("ensurepip") is not None,
        uv=os.environ.get("UV") or shutil.which("uv") or "",
    )


def _python_called() -> str:
    """This Python as it is typed: by its name, or from the current or the home folder. The whole
    path is only for those who look after a machine.
    """
    own = Path(sys.executable)
    if shutil.which(own.name) == str(own):
        return own.name
    for folder, before in ((_current(), ""), (Path.home(), "~/")):
        if folder is not None and own.is_relative_to(folder) and folder != Path(folder.anchor):
            return f"{before}{own.relative_to(folder).as_posix()}"
    return str(own)


def _current() -> Path | None:
    try:
        return Path.cwd()
    except OSError:  # it was removed
        return None


def lacking_note(features: Sequence[str]) -> Note:
    """What the first of these features lacks, and what to do."""
    from playroom.engine.notes import Clean, note  # here: most runs lack nothing

    plan = plan_for(names_of(features))
    command = Clean.of(plan.command, 300)
    return note("packages-lacking", what=features[0], why=plan.why or "pip", command=command)


_TROUBLES = {
    "disk": ("no space left", "errno 28", "winerror 112", "disk quota"),  # not said
    "refused": (
        *("permission denied", "errno 13", "access is denied", "winerror 5]"),  # not said
        *("read-only file system", "errno 30"),  # not said
        "externally-managed",
    ),
    "network": (
        *("connectionerror", "newconnectionerror", "proxyerror", "sslerror"),
        *("max retries", "timed out", "temporary failure in name"),  # not said
        *("name or service not known", "network is unreachable"),  # not said
        *("connection refused", "connection reset", "from versions: none"),  # not said
        *("failed to fetch", "dns error", "error sending request"),  # not said
    ),
}
"""What pip and uv print, by what it comes of."""


def trouble_of(printed: str) -> str:
    """Why an installation failed, by what pip or uv printed: "disk", "refused", "network" or
    "other".
    """
    text = printed.casefold()
    found = (why for why, signs in _TROUBLES.items() if any(sign in text for sign in signs))
    return next(found, "other")
