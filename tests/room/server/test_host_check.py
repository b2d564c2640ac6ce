"""`playroom host --check`: what it finds before a room is opened, in both languages."""

from __future__ import annotations

import argparse
import json
import os
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from playroom.cli.hosting import check as check_module
from playroom.cli.hosting.check import check
from playroom.cli.hosting.host import host
from playroom.cli.refusals import CliError
from playroom.room.protocol.trust import certificate_in
from playroom.room.store.room_store import RoomStore
from playroom.room.store.sqlite import SqliteDatabase
from tests.room.server.test_host_command import args

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="rights are POSIX's")


def looked(folder: Path, capsys: pytest.CaptureFixture[str], **more: Any) -> dict[str, str]:
    """What was found, by what it was; the status agrees with it."""
    capsys.readouterr()
    status = check(asked(folder, **more))
    told = json.loads(capsys.readouterr().out)
    states: dict[str, str] = told["findings"]
    assert status == (1 if "wrong" in states.values() else 0)
    return states


def asked(folder: Path, **more: Any) -> argparse.Namespace:
    return args(data=str(folder), open=None, check=True, **more)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Where a room was open once."""
    room = tmp_path / "home" / "room"
    RoomStore(SqliteDatabase(room / "room.db")).close()
    certificate_in(room)
    return room.parent


@contextmanager
def listening() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server.getsockname()[1]


def test_a_room_that_is_right(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = sorted(file.name for file in (home / "room").iterdir())
    states = looked(home, capsys, listen="127.0.0.1:0")
    assert "wrong" not in states.values()
    assert {"extras", "store", "rights", "clock", "certificate", "files", "disk"} <= set(states)
    assert states["certificate"] == states["rights"] == "right"
    assert sorted(file.name for file in (home / "room").iterdir()) == before


def test_one_that_was_never_open_is_looked_at_and_not_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "wrong" not in looked(tmp_path / "new", capsys, listen="127.0.0.1:0").values()
    assert list(tmp_path.iterdir()) == []


def test_what_others_may_read(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    key = home / "room" / "room.key"
    key.chmod(0o644)
    assert looked(home, capsys)["rights"] == "advice"  # no other user enters the folder
    (home / "room").chmod(0o755)
    assert looked(home, capsys)["rights"] == "wrong"


def test_ports_the_disk_the_clock(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with listening() as port:
        assert looked(home, capsys, listen=f"127.0.0.1:{port}")["listen"] == "wrong"
    assert looked(home, capsys, listen="127.0.0.1:0")["disk"] == "right"
    monkeypatch.setattr(check_module, "DISK", 10**12)
    assert looked(home, capsys)["disk"] == "advice"
    monkeypatch.setattr(check_module, "LITTLE_DISK", 10**12)
    assert looked(home, capsys)["disk"] == "wrong"
    monkeypatch.setattr(check_module, "SLOW", 0.0)
    assert looked(home, capsys)["store"] == "advice"
    games = home / "room" / "games.db"
    games.touch(0o600)
    os.utime(games, (time.time() + 7_200,) * 2)
    assert looked(home, capsys)["clock"] == "wrong"


def test_a_page_that_only_a_proxy_reaches(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    here, there = {"page": "127.0.0.1:0"}, {"page": "127.0.0.1:0", "behind_proxy": True}
    assert looked(home, capsys, **here)["proxy"] == "advice"
    assert looked(home, capsys, **there)["proxy"] == "right"
    assert "proxy" not in looked(home, capsys)
    with pytest.raises(CliError) as caught:
        looked(home, capsys, behind_proxy=True)
    assert caught.value.note.id == "cli-page-missing"


def test_certificates(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ends = datetime.now(UTC) + timedelta(days=365 * 20)

    class Later(datetime):
        left = 20

        @classmethod
        def now(cls, tz: Any = None) -> datetime:  # type: ignore[override]
            return ends - timedelta(days=cls.left)

    monkeypatch.setattr(check_module, "datetime", Later)
    assert looked(home, capsys)["certificate"] == "advice"
    Later.left = 2
    assert looked(home, capsys)["certificate"] == "wrong"
    monkeypatch.undo()
    (home / "room" / "room.crt").write_text("nothing")
    assert looked(home, capsys)["certificate"] == "wrong"


def test_a_room_that_is_open_is_left_alone(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    room_store = RoomStore(SqliteDatabase(home / "room" / "room.db"))
    with listening() as port:
        states = looked(home, capsys, listen=f"127.0.0.1:{port}")
    room_store.close()
    assert states["store"] == "right"
    assert "listen" not in states


@pytest.mark.parametrize(("language", "last"), [
    ("en", "The room can be opened."), ("es", "La sala se puede abrir."),
])  # fmt: skip
def test_it_is_told_in_lines(
    language: str, last: str, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check(asked(home, json=False, lang=language, listen="127.0.0.1:0")) == 0
    assert capsys.readouterr().out.splitlines()[-1] == last


@pytest.mark.parametrize("place", ["0.0.0.0:7448", ":7448", "192.0.2.1:7448", "example.org:7448"])
def test_how_a_room_is_is_told_to_this_machine_only(place: str) -> None:
    with pytest.raises(CliError) as refused:
        host(args(health=place))
    assert refused.value.note.id == "cli-health-only-here"


def test_the_rules_of_the_house(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked_for = asked(home, json=False, lang="en", listen="127.0.0.1:0")
    check(asked_for)
    file = home / "room" / "house.toml"
    assert f"No rules of the house: there is no {file}." in (said := capsys.readouterr().out)
    told = "The room has no name of its own and is called playroom; it does not say its languages."
    assert told in said
    file.write_text('[rules]\nen = ["Be kind.", "Wait."]\n[watchers]\ndelay = 3\n')
    check(asked_for)
    told = f"The rules of the house are those of {file}: 2 lines to agree to; "
    assert f"{told}who watches is told 3 plays late." in capsys.readouterr().out
    file.write_text('[room]\nname = "Sala Sur"\nlanguages = ["es", "en"]\n')
    check(asked_for)
    told = "The room is called Sala Sur; its languages: Spanish and English."
    assert told in capsys.readouterr().out
    file.write_text('[watchers]\ndelay = "3"\n')
    assert check(asked_for) == 1
    assert 'watchers.delay cannot be "3".' in capsys.readouterr().out
    file.unlink()
    assert looked(home, capsys, house=str(file))["house"] == "wrong"
