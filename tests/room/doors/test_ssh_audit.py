"""What ssh-audit, which a reviewer starts with, says of the door for SSH."""

from __future__ import annotations

import asyncio
import importlib.util
import re
import sys
from pathlib import Path

import pytest

from tests.room.ssh_kit import House, at_home

WARNED = {"curve25519-sha256", "curve25519-sha256@libssh.org"}
"""Not safe from a quantum computer: for clients that are older than the hybrid methods."""


@pytest.mark.long
@pytest.mark.skipif(
    importlib.util.find_spec("ssh_audit") is None, reason="needs the extra `security`"
)
def test_it_fails_nothing_and_warns_of_what_older_clients_need(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        audit = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "ssh_audit.ssh_audit", "--skip-rate-test", "--no-colors"),
            *("--port", str(house.port), "127.0.0.1"),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        told = (await audit.communicate())[0].decode()
        assert "(key) ssh-ed25519" in told
        assert "[fail]" not in told
        assert set(re.findall(r"^\(\w+\) (\S+) .*\[warn\]", told, re.MULTILINE)) == WARNED, told

    at_home(tmp_path, run)
