"""How packages are added to each kind of installation, and what is told where they cannot be."""

from __future__ import annotations

import re
import sys
import tomllib
from importlib import metadata
from pathlib import Path

import pytest

from playroom import optional_packages
from playroom.installation_kind import NAME
from playroom.locale import LANGUAGES, Listener, teller_of
from playroom.optional_packages import (
    ADD,
    FEATURES,
    FOLDER,
    GET,
    Here,
    command_of,
    command_of_package,
    lacking_note,
    names_of,
    plan_for,
    requirements,
    trouble_of,
)
from playroom.speech.order import PROGRAMS

PROJECT = tomllib.loads(Path(__file__).parents[2].joinpath("pyproject.toml").read_text("utf-8"))
DECLARED = [
    *PROJECT["project"]["dependencies"],
    *(
        line
        for extra, lines in PROJECT["project"]["optional-dependencies"].items()
        if extra not in ("test", "test-all", "lint")
        for line in lines
    ),
]
ROOM = ("websockets", "cryptography", "asyncssh", "argon2-cffi", "confusable-homoglyphs")


def called(requirement: str) -> str:
    found = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert found is not None
    return found[0]


def test_each_feature_is_the_extra_of_its_name() -> None:
    assert PROJECT["project"]["name"] == NAME
    extras = PROJECT["project"]["optional-dependencies"]
    for feature in FEATURES:
        if feature != "voice":  # which needs nothing more
            assert sorted(names_of([feature])) == sorted(map(called, extras[feature])), feature
    base = set(map(called, PROJECT["project"]["dependencies"]))
    assert set(names_of(["voice"])) <= base


def test_what_the_voices_need_is_declared() -> None:
    wanted = {name for program in PROGRAMS.values() for name in program.packages}
    assert wanted <= set(map(called, DECLARED))


def test_each_package_has_its_module() -> None:
    modules = metadata.packages_distributions()
    for packages in FEATURES.values():
        for package in packages:
            assert package.name in modules[package.module]


def test_requirements_are_those_of_the_metadata(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ["msgspec>=0.19", 'websockets>=14; extra == "room"', "psycopg[binary]>=3.2; extra=='s'"]
    monkeypatch.setattr(metadata, "requires", lambda name: lines)
    assert requirements(["psycopg", "websockets"]) == ("psycopg[binary]>=3.2", "websockets>=14")
    assert requirements(["prismatoid"]) == ("prismatoid",)


def test_pip_fetches_first_and_then_puts_in_place() -> None:
    get, add = plan_for(ROOM, Here()).steps
    assert (get.part, add.part) == (GET, ADD)
    assert get.command[:4] == (sys.executable, "-m", "pip", "wheel")
    assert add.command[:4] == (sys.executable, "-m", "pip", "install")
    assert "--no-index" in add.command
    assert FOLDER in get.command
    assert FOLDER in add.command
    assert get.command[-len(ROOM) :] == add.command[-len(ROOM) :] == requirements(ROOM)


@pytest.mark.parametrize(
    ("here", "programs", "why", "command"),
    [
        (Here(), ["pip", "pip"], "", "python3 -m pip install NAMES"),
        (Here(pipx=True), ["pip", "pip"], "", "pipx inject accessible-playroom NAMES"),
        (Here(pip=False, uv="/bin/uv"), ["/bin/uv"], "", "uv pip install --python python3 NAMES"),
        (
            Here(pip=False, ensurepip=True),
            ["ensurepip", "pip", "pip"],
            "",
            "python3 -m pip install NAMES",
        ),
        (
            Here(pip=False, pipx=True),
            [],
            "no-pip",
            "pipx inject accessible-playroom NAMES",
        ),
        (Here(pip=False), [], "no-pip", "pipx install accessible-playroom"),
        (Here(environment=False), ["pip", "pip"], "", "python3 -m pip install NAMES"),
        (
            Here(environment=False, managed=True),
            [],
            "managed",
            "pipx install accessible-playroom",
        ),
        (Here(managed=True), ["pip", "pip"], "", "python3 -m pip install NAMES"),
        (Here(writable=False), [], "read-only", ""),
        (Here(frozen=True), [], "frozen", ""),
        (Here(frozen=True, pip=False, managed=True, environment=False), [], "frozen", ""),
    ],
)
def test_each_kind_of_installation(here: Here, programs: list[str], why: str, command: str) -> None:
    plan = plan_for(ROOM, here)
    used = [step.command[2] if step.command[1] == "-m" else step.command[0] for step in plan.steps]
    assert (used, plan.why) == (programs, why)
    assert plan.command == command.replace("NAMES", " ".join(ROOM))
    assert [step.part for step in plan.steps[:-1]] == [GET] * (len(programs) - 1)


@pytest.mark.parametrize(
    ("here", "command"),
    [
        (Here(), "python3 -m pip install hearts==1.2"),
        (Here(pipx=True), "pipx inject accessible-playroom hearts==1.2"),
        (Here(pip=False, uv="/bin/uv"), "uv pip install --python python3 hearts==1.2"),
        (
            Here(environment=False, managed=True),
            "pipx install accessible-playroom && pipx inject accessible-playroom hearts==1.2",
        ),
        (Here(writable=False), ""),
        (Here(frozen=True), ""),
    ],
)
def test_a_game_is_added_in_the_version_of_the_room(here: Here, command: str) -> None:
    assert command_of_package("hearts", "hearts==1.2", here) == command


def test_this_environment_is_known() -> None:
    here = optional_packages.this_installation()
    assert not here.frozen
    assert here.environment == (sys.prefix != sys.base_prefix)
    assert here.pip
    assert not here.pipx


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("frozen", [True, False])
def test_a_program_of_one_file_is_given_no_advice_of_pip(
    language: str, frozen: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "frozen", frozen, raising=False)
    teller, nobody = teller_of(language), Listener(None, (), ())
    lines = [teller.tell(lacking_note((feature,)), nobody) for feature in FEATURES]
    assert len(set(lines)) == len(lines)
    for line in lines:
        assert ("pip" in line) is not frozen
    assert bool(command_of(["shared"])) is not frozen


def test_a_path_is_told_only_as_it_is_typed_from_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "/nonexistent")
    python = tmp_path / "games" / ".venv" / "bin" / "python"
    monkeypatch.setattr(sys, "executable", str(python))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    assert optional_packages._python_called() == "games/.venv/bin/python"
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    if sys.platform != "win32":
        assert optional_packages._python_called() == "~/games/.venv/bin/python"


@pytest.mark.parametrize(
    ("printed", "why"),
    [
        ("ERROR: Could not install packages due to an OSError: [Errno 28] No space left", "disk"),
        ("ERROR: [Errno 13] Permission denied: 'x'\nCheck the permissions.", "refused"),
        ("error: externally-managed-environment", "refused"),
        (
            "WARNING: Retrying after connection broken by 'NewConnectionError(...)'\n"
            "ERROR: Could not find a version that satisfies websockets (from versions: none)",
            "network",
        ),
        ("error: Failed to fetch: `https://example.invalid/x/`", "network"),
        ("ERROR: No matching distribution found for websockets>=99", "other"),
        ("", "other"),
    ],
)
def test_why_an_installation_failed(printed: str, why: str) -> None:
    assert trouble_of(printed) == why
