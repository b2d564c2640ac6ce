"""docs/server.md: its unit, its proxy and its commands, tried as far as they can be here: nothing
is installed, and the folders and ports are others.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest

from playroom.bootstrap import ROOT
from playroom.doors.page.door import TYPES
from playroom.page.policy import POLICY
from tests.store.postgres import Server

PAGE = (ROOT / "docs" / "server.md").read_text("utf-8")
UNIT = (ROOT / "packaging" / "playroom.service").read_text("utf-8")
PROGRAM = "/opt/playroom/bin/playroom"
HOME = "/var/lib/playroom"
TRIED_ELSEWHERE = (
    *("apt-get", "adduser", "deluser", "chmod", "chown", "python3", "mv", "rm", "systemctl"),
    *("journalctl", "/opt/playroom/bin/pip", "sudo", "curl", "tar", "cp", "sed", "podman"),
)
"""What a command of the page begins with."""


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def commands(*starts: str) -> list[list[str]]:
    """The commands that begin so, as words."""
    lines = [shlex.split(line) for block in blocks("sh") for line in block.splitlines()]
    return [words for words in lines if words[: len(starts)] == list(starts)]


def words_of(key: str, folder: Path) -> list[str]:
    """A command of the unit, for this machine."""
    (line,) = re.findall(rf"^{key}=-?(.*)$", UNIT, re.MULTILINE)
    ports = re.sub(r"(0\.0\.0\.0|127\.0\.0\.1):\d+", "127.0.0.1:0", line)
    ports = ports.replace("--page --", "--page 127.0.0.1:0 --")
    words = shlex.split(ports.replace(HOME, str(folder)))
    assert words[0] == PROGRAM
    return [sys.executable, "-m", "playroom", *words[1:]]


@contextmanager
def running(
    folder: Path,
    environment: Mapping[str, str] = os.environ,
    more: Sequence[str] = (),
    rooms: list[subprocess.Popen[bytes]] | None = None,
) -> Iterator[dict[str, str]]:
    """The room of the unit, open; what it says first. `rooms` is given its process."""
    words = [*words_of("ExecStart", folder), *more]
    room = subprocess.Popen(
        words, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        env={**os.environ, **environment},
    )  # fmt: skip
    if rooms is not None:
        rooms.append(room)
    try:
        assert room.stdout is not None
        yield json.loads(room.stdout.readline())
    finally:
        room.terminate()
        assert room.wait(30) == 0


def test_the_unit_opens_a_room_that_is_well_and_comes_back_from_its_backup(tmp_path: Path) -> None:
    home, other = tmp_path / "home", tmp_path / "other"
    for folder in (home, other):
        folder.mkdir(0o700)
    checked = subprocess.run(
        words_of("ExecStartPre", home), cwd=ROOT, capture_output=True, check=True
    )
    assert json.loads(checked.stdout)["wrong"] == 0
    with running(home) as ready:
        assert ready["own_page"].startswith("https://cards.example.org/#")
        asked = [words[-1] for words in commands("curl")]
        assert [url.rpartition("/")[2] for url in asked] == ["health", "counters"]
        for url in asked:
            there = ready["health"].replace("health", url.rpartition("/")[2])
            with urllib.request.urlopen(there, timeout=20) as answer:
                assert answer.status == 200
    for words, folder in zip(commands("tar"), (home, other), strict=True):
        here = [word.replace(HOME, str(folder)) for word in words]
        at = words.index("--file") + 1
        here[at] = str(tmp_path / "backup.tar.gz")
        subprocess.run(here, check=True)
    with running(other) as again:
        assert again["fingerprint"] == ready["fingerprint"]


@pytest.mark.needs("systemd", "caddy")
def test_the_unit_and_the_proxy_are_understood(tmp_path: Path) -> None:
    unit = tmp_path / "playroom.service"
    program = shutil.which("true") or ""
    unit.write_text(UNIT.replace(PROGRAM, program).replace("User=playroom", "User=root")
                    .replace("Group=playroom", "Group=root"), "utf-8")  # fmt: skip
    verified = subprocess.run(
        ["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False
    )
    assert "playroom.service" not in verified.stderr, verified.stderr
    proxy = tmp_path / "Caddyfile"
    plain, with_files = blocks("Caddyfile")
    for text in (plain, with_files):
        proxy.write_text(text, "utf-8")
        subprocess.run(
            ["caddy", "adapt", "--adapter", "caddyfile", "--config", str(proxy), "--validate"],
            check=True, capture_output=True,
        )  # fmt: skip
    assert f'Content-Security-Policy "{POLICY}"' in with_files
    (served,) = re.findall(r"^ *path (.*)$", with_files, re.MULTILINE)
    assert set(served.split()) >= {f"*{kind}" for kind in TYPES if kind != ".html"}


def test_every_command_can_be_read_and_is_known() -> None:
    for block in blocks("sh"):
        subprocess.run(["bash", "-n"], input=block.encode(), check=True)
        for line in block.splitlines():
            assert shlex.split(line)[0] in TRIED_ELSEWHERE, line
    for words in commands("sudo"):
        program = words[3]
        assert program == PROGRAM or program in ("createuser", "createdb", "pg_dump", "pg_restore")


def test_two_machines_serve_one_room_and_are_renewed_one_after_the_other(
    tmp_path: Path, postgres: Server
) -> None:
    engine, more = tmp_path / "engine", ["--schema", postgres.schema()]
    engine.write_text(f"{postgres.address}\n", "utf-8")
    (variable,) = re.findall(r"^Environment=(\w+)=", "".join(blocks("ini")), re.MULTILINE)
    opened = partial(running, environment={variable: str(engine)}, more=more)
    first, second = tmp_path / "first", tmp_path / "second"
    for folder in (first, second):
        folder.mkdir(0o700)
    told = [words[4:-1] for words in commands("sudo") if "drain" in words]
    lists, drains = ([*words, str(engine), *more] for words in told)

    def listed(words: list[str]) -> list[bool]:
        ask = [sys.executable, "-m", "playroom", *words, "--json"]
        told = subprocess.run(ask, cwd=ROOT, capture_output=True, check=True).stdout
        return [json.loads(line)["emptied"] for line in told.splitlines()]

    rooms: list[subprocess.Popen[bytes]] = []
    with opened(first, rooms=rooms) as one:
        (second / "room").mkdir(0o700)
        for name in ("room.crt", "room.key"):
            shutil.copy(first / "room" / name, second / "room" / name)
        with opened(second) as two:
            assert one["fingerprint"] == two["fingerprint"]
            assert listed(lists) == [False, False]
            assert listed(drains) == [True, False]
            assert rooms[0].wait(60) == 0
            assert listed(lists) == [False]
