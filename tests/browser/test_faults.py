"""Whatever the worker of a page is told: a fault is a sentence, is noted, and the page goes on."""

from __future__ import annotations

import asyncio
import base64
import io
import json
import random
import zipfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from playroom.browser import here as worker
from playroom.browser.archive import packed, take
from playroom.browser.here import Here
from playroom.cli import main
from playroom.page.page_shell import PageShell
from playroom.store import Store, StoreError
from tests.shell.kept import a_header, finished_game, kept_game
from tests.web.kit import House, in_house

HELLO = {"resume": 0, "token": "0" * 32, "session": "", "code": "", "language": "en-US"}
FAULT = "Something went wrong in the playroom. It was noted."
FULL = (
    "Not all of them could be kept: the browser has no space left for this page; "
    "delete something there."
)
MUTATIONS = 1_500
HEARD = (
    "",
    "no json",
    "null",
    "[]",
    "7",
    '"file"',
    "{}",
    '{"what": "file"}',
    '{"what": "file", "data": "x"}',
    "[" * 100_000,
)


class Told:
    """A page, as its worker sees it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.frames = list[dict[str, Any]]()
        self.here = Here(lambda text: self.frames.append(json.loads(text)), str(folder))

    @property
    def lines(self) -> list[str]:
        """All lines so far."""
        return [frame["line"] for frame in self.frames if "seq" in frame]

    @property
    def noted(self) -> str:
        """What was written down for those who mend it."""
        file = self.folder / "faults.log"
        return file.read_text("utf-8") if file.exists() else ""

    def say(self, **frame: object) -> None:
        """The page sends a frame."""
        self.here.take(json.dumps(frame))

    def answers(self) -> bool:
        """Is a key answered?"""
        before = len(self.lines)
        self.say(key="?")
        return len(self.lines) > before


def at_home(folder: Path, test: Callable[[Told], None]) -> None:
    """Runs a test with a page at its first menu."""

    async def run() -> None:
        told = Told(folder)
        told.say(**HELLO)
        while not told.lines:
            await asyncio.sleep(0)
        test(told)
        told.here.close()
        if told.here.task is not None:
            told.here.task.cancel()

    asyncio.run(run())


def mutated(data: bytes, chance: random.Random) -> bytes:
    """A file in which some bytes are others, are gone, or are there twice."""
    changed = bytearray(data)
    for _ in range(chance.randint(1, 3)):
        at, size = chance.randrange(len(changed)), chance.randint(1, 20)
        what = chance.random()
        if what < 0.6:
            changed[at] = chance.randrange(256)
        elif what < 0.8 and len(changed) > 2 * size:
            del changed[at : at + size]
        else:
            changed[at:at] = changed[:size]
    return bytes(changed)


@pytest.mark.parametrize(
    "method", [zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA]
)
def test_no_damage_of_a_file_with_games_comes_through(tmp_path: Path, method: int) -> None:
    kept_game(tmp_path, 5)
    with closing(Store.open(tmp_path)) as store, closing(Store.nowhere()) as empty:
        with zipfile.ZipFile(io.BytesIO(packed(store))) as plain:
            content = plain.read(plain.infolist()[0])
        whole = io.BytesIO()
        with zipfile.ZipFile(whole, "w", method) as file:
            file.writestr("one.jsonl", content)
            file.writestr("two.jsonl", content.replace(b"aaaa2222", b"bbbb3333"))
        chance = random.Random(method)
        sound = 0
        for _ in range(MUTATIONS):
            taken = take(empty, mutated(whole.getvalue(), chance))
            sound += taken.kept
        assert 0 < sound <= 2, "an undamaged game beside a damaged one is kept, once"


def test_a_full_store_is_not_told_as_a_bad_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept_game(tmp_path, 5)
    with closing(Store.open(tmp_path)) as store:
        data = packed(store)

    def full(*_: object) -> None:
        raise StoreError("disk-full")

    def test(told: Told) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(Store, "add", full)
            file = base64.b64encode(data).decode()
            told.here.heard(json.dumps({"what": "file", "data": file}))
        assert told.lines[-1] == FULL
        assert told.answers()

    at_home(tmp_path / "page", test)


@pytest.mark.parametrize("text", HEARD)
def test_what_the_page_around_it_says_is_never_its_end(tmp_path: Path, text: str) -> None:
    def test(told: Told) -> None:
        told.here.heard(text)
        assert told.lines[-1] == FAULT
        assert "Traceback" in told.noted
        assert told.answers()

    at_home(tmp_path, test)


@pytest.mark.parametrize("text", HEARD)
def test_a_frame_that_is_none_is_passed_over(tmp_path: Path, text: str) -> None:
    def test(told: Told) -> None:
        before = len(told.lines)
        told.here.take(text)
        told.here.take(f"{text}\ud800")
        assert set(told.lines[before:]) <= {FAULT}
        assert told.answers()

    at_home(tmp_path, test)


@pytest.mark.parametrize(
    "frame",
    [
        {"key": "t"},
        {"choose": ["list", "0"]},
        {"touch": ["hand", "0"]},
        {"text": "x"},
        {"set": ["volume", "7"]},
        {"at": ["list", "0"]},
    ],
)
def test_a_fault_behind_a_frame_is_told_and_noted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, frame: dict[str, Any]
) -> None:
    def test(told: Told) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(PageShell, "_take", broken)
            told.say(**frame)
        assert told.lines[-1] == FAULT
        assert "broken" in told.noted
        assert told.answers()

    at_home(tmp_path, test)


def test_a_fault_in_javascript_is_told_and_noted(tmp_path: Path) -> None:
    def test(told: Told) -> None:
        told.here.fault("TypeError: x is not a function\n at worker.js:7")
        assert told.lines[-1] == FAULT
        assert "worker.js:7" in told.noted
        assert told.answers()

    at_home(tmp_path, test)


def test_a_fault_at_the_start_is_told_with_a_button_that_tries_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        told = Told(tmp_path)
        with monkeypatch.context() as patch:
            patch.setattr(worker, "PageChannel", broken)
            told.say(**HELLO)
        assert told.frames[-1]["refused"]["line"] == FAULT
        assert told.frames[-1]["refused"]["words"]["come-back"]
        assert "broken" in told.noted
        told.say(**HELLO)
        assert "welcome" in told.frames[1]
        assert told.here.task is not None
        told.here.close()
        told.here.task.cancel()

    asyncio.run(run())


def test_the_page_of_a_room_goes_on_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run(house: House) -> None:
        async with house.page(house.invite(0)) as page:
            await page.until(lambda: page.screen.get("line", {}).get("asks"))
            with monkeypatch.context() as patch:
                patch.setattr(PageShell, "_take", broken)
                await page.send(key="t")
                await page.hear(FAULT)
            assert await page.key("?")
            assert not page.over
        assert "fault" not in house.refused()

    with pytest.raises(AssertionError, match="RuntimeError: broken"):  # it is noted
        in_house(tmp_path, run)


def test_a_damaged_file_is_refused_in_a_sentence_at_home_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    finished_game(tmp_path / "games", a_header(target=31))
    with closing(Store.open(tmp_path / "games")) as store:
        data = packed(store)
    chance = random.Random(7)
    for number in range(20):
        file = tmp_path / f"{number}.zip"
        file.write_bytes(mutated(data, chance))
        assert main(["import", str(file), "--data", str(tmp_path / "data")]) == 2
        told = capsys.readouterr()
        assert "Traceback" not in told.err
        assert len(told.err.strip().splitlines()) == 1


def broken(*_: object, **__: object) -> None:
    """Stands for what has a fault."""
    raise RuntimeError("broken")
