"""`playroom host --json`, as a script has it: what it prints, and what it prints again."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from playroom.cli import main
from playroom.room.server.opening import called_by


class Served:
    """A room in a process of its own."""

    def __init__(self, folder: Path, *words: str) -> None:
        argv = [sys.executable, "-m", "playroom", "host", "--json", "--data", str(folder), *words]
        self.process = subprocess.Popen(
            argv, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True
        )

    def events(self, *wanted: str) -> list[dict[str, Any]]:
        """The next events, which must be these."""
        assert self.process.stdout is not None
        made = [json.loads(self.process.stdout.readline()) for _ in wanted]
        assert [event["event"] for event in made] == list(wanted)
        return made

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


TABLE = ("--open", "cribbage", "--seats", "Ana,Ben,bot:good", "--option", "target=31")
HERE = ("--listen", "127.0.0.1:0", "--ssh", "127.0.0.1:0")


def test_a_room_that_was_killed_is_the_same_room_without_a_word_more(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = Served(tmp_path, *TABLE, *HERE)
    ready, ana, ben = first.events("ready", "invitation", "invitation")
    assert list(ready) == ["event", "address", "fingerprint", "tables", "ssh", "ssh_fingerprint"]
    assert list(ana) == ["event", "table", "seat", "line", "ssh"]
    assert (ready["tables"], ana["seat"], ben["seat"]) == (1, 1, 2)
    assert ready["fingerprint"] in ana["line"]
    assert ready["address"] in ana["line"]
    assert ready["ssh"].rpartition(":")[2] in ana["ssh"]
    first.kill()
    second = Served(tmp_path)
    again, ana_again, _ = second.events("ready", "invitation", "invitation")
    assert again == ready
    assert ana_again["table"] == ana["table"]
    assert ana_again["line"] != ana["line"]  # codes are told once; the first one is still good
    assert main(["host", "--json", "--data", str(tmp_path), "--lang", "en"]) == 2
    assert capsys.readouterr().err.startswith("Your room is open already")
    second.kill()


def test_invitations_carry_the_address_that_the_world_knows(tmp_path: Path) -> None:
    for words, host in (
        (("--address", "play.example"), "play.example"),
        ((), "play.example"),  # it is kept
        (("--address", "[2001:db8::7]"), "[2001:db8::7]"),
    ):
        served = Served(tmp_path, *TABLE, *HERE, *words)
        ready, ana, _ = served.events("ready", "invitation", "invitation")
        port = ready["address"].rpartition(":")[2]
        assert ready["address"] == f"127.0.0.1:{port}"  # where it listens is another thing
        assert ana["line"].startswith(f"playroom join {host}:{port}/")
        assert ana["ssh"].endswith(f"@{host.strip('[]')}")
        served.kill()


@pytest.mark.parametrize("text", ["", " ", "a b", "a:7447", "a/b", "-oProxyCommand=x", "é@ü"])
def test_what_is_no_address_is_refused_before_anything_is_made(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert called_by(text) is None
    assert main(["host", "--json", "--data", str(tmp_path / "new"), f"--address={text}"]) == 2
    assert "is no address" in capsys.readouterr().err
    assert not (tmp_path / "new").exists()
