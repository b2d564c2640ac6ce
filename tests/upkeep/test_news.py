"""News of a version: asked for only where that is allowed, once a day, and told once."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from playroom.cli.start.room import _tell_version
from playroom.cli.upkeep import news
from tests.shell.inside import Inside, inside

PRINTS = "print('accessible-playroom (99.1.0)')"
TOLD = {
    "en": "Version 99.1.0 is there. Leave, and playroom update brings it.",
    "es": "Ya está la versión 99.1.0. Sal, y playroom update la trae.",
}


def write(folder: Path, **known: str) -> None:
    (folder / news.STATE).write_text(json.dumps(known))


def test_nothing_is_asked_unless_it_is_allowed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run(room: Inside) -> None:
        asked: list[str] = []
        monkeypatch.setattr(news, "_ask", lambda app: asked.append("asked"))
        room.app.background = _Now()
        _tell_version(room.app)
        assert asked == []
        room.app.set_setting("version_news", True)
        _tell_version(room.app)
        assert asked == ["asked"]

    inside(run, tmp_path)


class _Now:
    has_threads = False

    def start(self, call, name):  # type: ignore[no-untyped-def]
        call()


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_new_version_is_told_once_in_the_first_menu(tmp_path: Path, language: str) -> None:
    async def run(room: Inside) -> None:
        write(tmp_path, newest="99.1.0")
        before = len(room.lines)
        news.tell(room.app)  # no menu is open yet
        assert len(room.lines) == before
        room.open_room()
        news.tell(room.app)
        assert room.lines[-1] == TOLD[language]
        told = len(room.lines)
        news.tell(room.app)
        assert len(room.lines) == told
        write(tmp_path, newest="99.2.0", told="99.1.0")
        news.tell(room.app)
        assert "99.2.0" in room.lines[-1]

    inside(run, tmp_path, language)


def test_an_older_version_is_no_news(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.open_room()
        before = len(room.lines)
        for newest in ("0.0.1", "", "nonsense"):
            write(tmp_path, newest=newest)
            news.tell(room.app)
        (tmp_path / news.STATE).write_text("[")
        news.tell(room.app)
        assert len(room.lines) == before

    inside(run, tmp_path)


def test_it_is_asked_once_a_day_in_a_process_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started = tmp_path / "started"
    monkeypatch.setattr(
        news,
        "module_command",
        lambda *_: [sys.executable, "-c", f"open({str(started)!r}, 'a').write('x')"],
    )

    async def run(room: Inside) -> None:
        news._ask(room.app)
        news._ask(room.app)
        assert started.read_text() == "x"
        write(tmp_path, asked="2020-01-01")
        news._ask(room.app)
        assert started.read_text() == "xx"

    inside(run, tmp_path)


def test_the_process_writes_the_newest_version_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path, told="1.0")
    monkeypatch.setattr(news, "newest_command", lambda *_: (sys.executable, "-c", PRINTS))
    news.main([str(tmp_path)])
    assert news.read(tmp_path) == {"told": "1.0", "newest": "99.1.0"}


def test_no_answer_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for command in ((), (sys.executable, "-c", "raise SystemExit(1)"), ("/no/such/program",)):
        monkeypatch.setattr(news, "newest_command", lambda *_, command=command: command)
        news.main([str(tmp_path)])
    assert list(tmp_path.iterdir()) == []
