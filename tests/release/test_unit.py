"""The unit of systemd: its rating, and a room at work under its restrictions."""

from __future__ import annotations

import asyncio
import json
import re
import shlex
import shutil
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from playroom.room.protocol.trust import InvitationLine
from tests.needed import need_packages
from tests.release.confined import UNIT, Confined, settings
from tests.room.killed_player import plays
from tests.room.server.test_killed_host import come

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="systemd")
WORST = 2.0
"""The rating that `systemd-analyze security` may give at most."""
TRIES = """
import ctypes, mmap, os, socket
import argon2, asyncssh, psycopg

call = ctypes.CDLL(None, use_errno=True)
refused = {
    "netlink": lambda: socket.socket(socket.AF_NETLINK, socket.SOCK_RAW),
    "written code": lambda: mmap.mmap(-1, 4096, prot=7),
    "a file of the system": lambda: open("/etc/playroom", "w"),
    "another user": lambda: os.setuid(1),
    "set-user-id": lambda: os.chmod(os.environ["HOME"], 0o4755),
}
for name, attempt in refused.items():
    try:
        attempt()
    except OSError:
        continue
    print(name)
for name in ("unshare", "ptrace", "mount", "reboot"):
    if getattr(call, name)(0x10000000, 0, 0, 0, 0) != -1:
        print(name)
assert ctypes.CFUNCTYPE(ctypes.c_int)(lambda: 3)() == 3
argon2.PasswordHasher().hash("a passphrase")
asyncssh.generate_private_key("ssh-ed25519")
print("done")
"""


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, Path]:
    """The only folder that can be written to, and one for the filters."""
    need_packages("bubblewrap", "systemd")
    home, scratch = tmp_path / "home", tmp_path / "scratch"
    home.mkdir(0o700)
    scratch.mkdir()
    return home, scratch


@pytest.mark.needs("systemd")
def test_the_rating_is_good(tmp_path: Path) -> None:
    unit = shutil.copy(UNIT, tmp_path)
    command = ["systemd-analyze", "security", "--offline=true", f"--threshold={WORST * 10:.0f}"]
    told = subprocess.run([*command, str(unit)], capture_output=True, text=True, check=False)
    rated = re.search(r"exposure level for playroom.service: ([\d.]+)", told.stdout)
    assert rated is not None, told.stderr
    assert told.returncode == 0
    assert float(rated[1]) < WORST


def test_a_program_can_do_nothing_that_the_unit_forbids(folders: tuple[Path, Path]) -> None:
    confined = Confined([sys.executable, "-c", TRIES], *folders)
    told, complaints = confined.process.communicate(timeout=60)
    assert told == "done\n", complaints


def test_a_room_works_under_the_restrictions(folders: tuple[Path, Path]) -> None:
    home, _ = folders
    given = settings(UNIT.read_text("utf-8"))
    opens, checks = (
        [
            *(sys.executable, "-m", "playroom"),
            *shlex.split(
                re.sub(r"(0\.0\.0\.0|127\.0\.0\.1):\d+", "127.0.0.1:0", line)
                .replace("--page --", "--page 127.0.0.1:0 --")
                .replace("--address cards.example.org ", "")
                .replace("/var/lib/playroom", str(home))
            )[1:],
        ]
        for line in (*given["ExecStart"], *given["ExecStartPre"])
    )  # fmt: skip
    checked = Confined(checks, *folders)
    told, complaints = checked.process.communicate(timeout=60)
    assert json.loads(told)["wrong"] == 0, complaints
    more = ("--ssh", "127.0.0.1:0", "--open", "casino", "--seats", "Ana,Eva:good")
    room = Confined([*opens, *more], *folders)
    try:
        assert room.process.stdout is not None
        ready = json.loads(room.process.stdout.readline())
        with urllib.request.urlopen(ready["health"], timeout=20) as answer:
            assert answer.status == 200
        invited = json.loads(room.process.stdout.readline())
        asyncio.run(_play(InvitationLine.read(invited["line"])))
        assert _bots(room.pid), "the bot did not think in a process"
    finally:
        status = room.end()
    assert room.process.stderr is not None
    assert (status, room.process.stderr.read()) == (0, "")
    assert not list(home.rglob("faults*"))


async def _play(line: InvitationLine) -> None:
    """A guest plays some turns against the bot, which thinks in a process of its own."""
    person, wire, _ = await come("Ana", line)
    playing = asyncio.get_running_loop().create_task(plays(person))
    while not person.events or person.events[-1][1].sequence < 12:
        await asyncio.sleep(0.05)
    playing.cancel()
    wire.close()


def _bots(pid: int) -> list[str]:
    """The processes in which the bots of a room think."""
    files = Path(f"/proc/{pid}/task").glob("*/children")
    children = [child for file in files for child in file.read_text("ascii").split()]
    commands = [Path(f"/proc/{child}/cmdline").read_text("utf-8") for child in children]
    return [command for command in commands if "playroom.match.bots" in command]
