"""The playroom inside Chromium: played by keys, kept whatever happens to its page, and without a
server.
"""

from __future__ import annotations

import base64
import contextlib
import io
import json
import os
import random
import re
import shutil
import signal
import sqlite3
import time
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from playroom.browser.archive import packed
from playroom.browser.export import BUDGET_BROTLI, _worker
from playroom.store import Store
from playroom.store.jsonl import read_lines
from tests.browser.exported import ROOT, Server, exported, served
from tests.conftest import THOROUGH
from tests.page import looks
from tests.page.chromium import Chromium, Tab
from tests.page.conftest import need_chromium
from tests.shell.kept import finished_game

LIST = "document.querySelector('#list button')"
HAND = "!!document.querySelector('#hand button[aria-pressed]')"
HISTORY = "[...document.querySelectorAll('#history li')].map(line => line.textContent)"
KEPT = """(async () => {
  const root = await navigator.storage.getDirectory();
  const files = {};
  for await (const [name, handle] of (await root.getDirectoryHandle('playroom')).entries()) {
    const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    files[name] = btoa(text);
  }
  return files;
})()"""
HEAD = 4096
"""Bytes before the content of each file, with its name."""
TIMED = """
window.took = [];
let asked = 0;
addEventListener('keydown', e => { if (e.key === 's') asked = performance.now(); }, true);
new MutationObserver(() => { if (asked) { took.push(performance.now() - asked); asked = 0; } })
  .observe(document.querySelector('#history'), { childList: true });
"""
FULL = """
let full = false;
new BroadcastChannel('disk').onmessage = told => { full = told.data; };
const write = FileSystemSyncAccessHandle.prototype.write;
FileSystemSyncAccessHandle.prototype.write = function (...given) {
  if (full) throw new DOMException('the space of this page is used up', 'QuotaExceededError');
  return write.apply(this, given);
};
"""
"""Has the files of a page refuse what is written, as when its space is used up."""
KILLS = 20 if THOROUGH else 3
GAMES = ("Calatone", "Casino", "Cribbage", "Escoba", "continental rummy")


@pytest.fixture(scope="module")
def chromium() -> Iterator[Chromium]:
    need_chromium()
    with Chromium() as browser:
        yield browser


@contextlib.contextmanager
def at_home(
    chromium: Chromium, language: str = "en-US", before: Mapping[str, str] | None = None
) -> Iterator[tuple[Tab, Server]]:
    """The playroom in a page, at its first menu."""
    with served(before) as server, chromium.tab(locale=language) as tab:
        tab.go(server.address)
        tab.until(LIST)
        yield tab, server


def lines(tab: Tab) -> list[str]:
    """All lines that were told, the first one first."""
    told: list[str] = tab.js(HISTORY)
    return told[::-1]


def play(tab: Tab, game: str) -> None:
    """Begins a game against a bot."""
    tab.page.get_by_role("button", name=f"Play {game}").click()
    tab.until("document.querySelector('#list').textContent.includes('Start the game')")
    tab.press("Enter")
    tab.until("document.querySelector('#hand button')")


def test_it_says_that_it_loads_and_then_what_it_is(chromium: Chromium) -> None:
    need_chromium()
    with served() as server, chromium.tab(locale="es-MX") as tab:
        tab.go(server.address)
        tab.until("document.querySelector('#latest').textContent.includes('Se está cargando')")
        tab.until(LIST)
        said = lines(tab)
    assert said[0].startswith("Elige con el tabulador")
    assert any("lecciones" in line for line in said)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_dealt_and_a_bot_plays(chromium: Chromium, game: str) -> None:
    with at_home(chromium) as (tab, _):
        labels = tab.js("[...document.querySelectorAll('#list button')].map(b => b.textContent)")
        name = next(label for label in labels if game.lower() in label.lower()).removeprefix(
            "Play "
        )
        tab.page.get_by_role("button", name=f"Play {name}").click()
        tab.until("document.querySelector('#list').textContent.includes('Start the game')")
        tab.press("Enter")
        tab.until("document.querySelector('#list-part').hidden")
        before = len(lines(tab))
        tab.press("Enter", "t", "c")
        tab.until(f"document.querySelectorAll('#history li').length > {before + 1}")
        assert not [line for line in lines(tab) if "went wrong" in line]


def test_every_item_of_the_first_menu_opens(chromium: Chromium) -> None:
    with at_home(chromium) as (tab, _):
        labels = tab.js("[...document.querySelectorAll('#list button')].map(b => b.textContent)")
        for number in range(len(labels)):
            tab.page.locator("#list button").nth(number).click()
            tab.page.wait_for_timeout(150)
            for _ in range(4):
                tab.press("Escape")
                tab.page.wait_for_timeout(30)
            tab.go(tab.page.url)
            tab.until(LIST)
        assert not [line for line in lines(tab) if "went wrong" in line]
        assert not any("others" in label for label in labels), "it cannot reach rooms yet"


def files(tab: Tab) -> dict[str, bytes]:
    """The files that are kept in the browser, by their names."""
    found = {}
    for content in tab.js(KEPT).values():
        data = base64.b64decode(content)
        length = int.from_bytes(data[:4])
        if length:
            found[data[8 : 8 + length].decode()] = data[HEAD:]
    return found


def kill(chromium: Chromium) -> None:
    """Ends every process that shows a page, as a system that needs memory does."""
    session = chromium.browser.new_browser_cdp_session()
    for process in session.send("SystemInfo.getProcessInfo")["processInfo"]:
        if process["type"] == "renderer":
            with contextlib.suppress(ProcessLookupError):
                os.kill(int(process["id"]), signal.SIGKILL)
    session.detach()


def inputs(folder: Path, kept: dict[str, bytes]) -> list[Any]:
    """What the player did, as the file of the games tells it; it is sound."""
    for name, data in kept.items():
        if name.startswith("games.db"):
            (folder / name).write_bytes(data)
    with contextlib.closing(sqlite3.connect(folder / "games.db")) as db:
        assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        return db.execute("SELECT * FROM inputs WHERE kind = 'act' AND seat = 0").fetchall()


@pytest.mark.parametrize("number", range(KILLS))
def test_what_was_told_is_kept_when_the_page_is_killed(
    tmp_path: Path, chromium: Chromium, number: int
) -> None:
    chance = random.Random(number)
    with at_home(chromium) as (tab, server):
        play(tab, "Escoba")
        for _ in range(chance.randint(2, 8)):
            tab.press("Enter")
            tab.page.wait_for_timeout(chance.randint(0, 250))
        own = [line for line in lines(tab) if line.startswith(("You lay", "You take"))]
        kill(chromium)
        time.sleep(0.3)
        with contextlib.closing(tab.context.new_page()) as page:
            page.set_default_timeout(20_000)
            page.goto(f"{server.address}pyodide-lock.json")
            other = Tab.__new__(Tab)
            other.page = page
            done = inputs(tmp_path, files(other))
        assert len(done) >= len(own)
        with contextlib.closing(tab.context.new_page()) as page:
            page.set_default_timeout(20_000)
            page.goto(server.address)
            page.wait_for_selector("#list button")
            assert "Resume" in page.inner_text("#list")


def test_a_full_disk_refuses_a_play_and_harms_no_game(chromium: Chromium) -> None:
    full = f"{HISTORY}.some(line => line.includes('no space left for this page'))"
    plays = f"{HISTORY}.filter(line => /^You (lay|take)/.test(line)).length"
    with at_home(chromium, before={"opfs.js": FULL}) as (tab, server):

        def disk(full: str) -> None:
            tab.js(f"(new BroadcastChannel('disk').postMessage({full}), 0)")

        def press_until(seen: str) -> None:
            limit = time.monotonic() + 60
            while not tab.js(seen):
                assert time.monotonic() < limit, f"never: {seen} {lines(tab)}"
                tab.press("Enter")
                tab.page.wait_for_timeout(100)

        play(tab, "Escoba")
        press_until(f"{plays} > 0")
        disk("true")
        press_until(full)  # whatever was to be kept first, a play or the bot's
        done = tab.js(plays)
        disk("false")
        press_until(f"{plays} > {done}")
        tab.go(server.address)
        tab.until(HAND)
        assert not [line for line in lines(tab) if "went wrong" in line]


def test_it_plays_without_a_server_and_asks_for_nothing_twice(chromium: Chromium) -> None:
    server = Server(exported())
    with chromium.tab(locale="en-US") as tab:
        tab.go(server.address)
        tab.until(LIST)
        tab.until("navigator.serviceWorker.ready.then(there => !!there.active)")
        tab.go(server.address)
        tab.until(LIST)
        server.asked.clear()
        tab.go(server.address)
        tab.until(LIST)
        assert set(server.asked) <= {"sw.js"}
        server.close()
        tab.go(server.address)
        tab.until(LIST)
        play(tab, "Escoba")
        tab.press("Enter", "Enter")
        tab.until(f"{HISTORY}.some(line => line.startsWith('Berta'))")


@pytest.mark.parametrize("language", ["en-US", "es-MX"])
def test_it_says_once_that_a_browser_may_delete_games_and_stays_awake_in_one(
    chromium: Chromium, language: str
) -> None:
    told = {"en-US": "This browser may delete your games", "es-MX": "Este navegador puede borrar"}
    count = f"{HISTORY}.filter(line => line.startsWith({told[language]!r})).length"
    with served() as server, chromium.tab(locale=language) as tab:
        tab.preload("navigator.storage.persist = async () => false;")
        tab.preload(
            "window.locks = []; if (navigator.wakeLock) { const asks = WakeLock.prototype.request;"
            " WakeLock.prototype.request = async function (...given) { locks.push('asked');"
            " return asks.apply(this, given); }; }"
        )
        for times in (1, 0):
            if not times:
                tab.js("sessionStorage.clear()")  # or it comes back to the table
            tab.go(server.address)
            tab.until(LIST)
            assert tab.js(count) == 0
            tab.page.locator("#list button", has_text="Brisca").first.click()
            tab.until("document.querySelector('#list .name, #list button')")
            for _ in range(6):
                if not tab.js("screen.playing"):
                    tab.press("Enter")
                    tab.page.wait_for_timeout(300)
            tab.until("screen.playing")
            tab.press("t", "t")
            tab.until(f"{count} === {times}")
            assert tab.js("!navigator.wakeLock || locks.length > 0")
        assert tab.js(count) == 0, "once is enough"


def test_what_is_not_kept_is_not_told_as_done(chromium: Chromium) -> None:
    with at_home(chromium) as (tab, server):
        play(tab, "Escoba")
        tab.press("Enter", "Enter")
        tab.until(f"{HISTORY}.some(line => line.startsWith('Berta'))")
        session = tab.context.new_cdp_session(tab.page)
        told = {"origin": server.address.rstrip("/"), "storageTypes": "all"}
        session.send("Storage.clearDataForOrigin", told)
        before = len(lines(tab))
        deleted = "watch.heard.filter(one => one.text.includes('has deleted the games')).length"
        back = "document.querySelector('#list').textContent.includes('Come back')"
        for _ in range(20):
            if not tab.js(f"{deleted} || {back}"):
                tab.press("Enter")
                tab.page.wait_for_timeout(200)
        tab.until(deleted)
        said = lines(tab)[before:]
        assert not [one for one in said if re.match("You (lay|take)|Berta (?!is awaited)", one)]
        tab.press("Enter")  # it cuts the sentence and comes back, as another one has perhaps
        tab.until(f"{deleted} > 1")
        menu = "document.querySelectorAll('#list button').length > 5"
        tab.until(menu)
        play(tab, "Escoba")
        tab.press("Enter", "Enter")
        tab.until(f"{HISTORY}.some(line => line.startsWith('Berta'))")
        tab.js("sessionStorage.clear()")  # or it comes back to the table
        tab.go(server.address)
        tab.until("document.querySelector('#list').textContent.includes('Resume')")


def test_each_large_file_comes_once_and_an_update_brings_only_what_has_changed(
    tmp_path: Path, chromium: Chromium
) -> None:
    folder = tmp_path / "page"
    shutil.copytree(exported(), folder)
    server = Server(folder)
    with contextlib.closing(server), chromium.tab(locale="en-US") as tab:
        tab.go(server.address)
        tab.until(LIST)
        tab.until("navigator.serviceWorker.ready.then(there => !!there.active)")
        large = {name: size for name, size in server.sent.items() if size > 100_000}
        assert len(large) >= 4
        assert large == {name: (folder / f"{name}.br").stat().st_size for name in large}
        assert sum(server.sent.values()) <= 1.01 * BUDGET_BROTLI, "the page has two names"
        style = folder / "style.css"
        style.write_bytes((exported() / "style.css").read_bytes() + b"\n/* newer */\n")
        shutil.copy(ROOT / "playroom/browser/static/sw.js", folder)
        for other in ("done", "_headers"):  # they are no files of the page
            (folder / other).unlink()
        _worker(folder)
        server.sent.clear()
        tab.js("navigator.serviceWorker.getRegistration().then(there => there.update()) && true")
        tab.until("document.querySelector('#latest').textContent.includes('A newer playroom')")
        loaded = {name for name, size in server.sent.items() if size}
        assert loaded == {"sw.js", "style.css"}
        server.close()
        tab.press("Escape")
        with tab.page.expect_navigation():
            tab.page.get_by_role("button", name="Load the newer playroom").click()
        tab.until(LIST)
        assert tab.js("fetch('style.css').then(kept => kept.text())").endswith("/* newer */\n")


def test_a_second_tab_says_so_and_takes_over(chromium: Chromium) -> None:
    with at_home(chromium) as (tab, server):
        play(tab, "Escoba")
        tab.press("Enter")
        other = Tab.__new__(Tab)
        other.page = tab.context.new_page()
        other.go(server.address)
        other.until("document.querySelector('#latest').textContent.includes('another tab')")
        assert not other.js("document.querySelectorAll('#zones button').length")
        other.press("Enter")
        other.until("document.querySelector('#list').textContent.includes('Resume')")
        tab.until("document.querySelector('#list').textContent.includes('Come back')")
        tab.press("Enter")
        tab.until(HAND)
        assert json.dumps(lines(tab)).count("went wrong") == 0


def test_a_key_is_answered_while_an_expert_thinks(chromium: Chromium) -> None:
    """The scores are asked for ten times a second at a table of experts, whatever they do."""
    with at_home(chromium) as (tab, _):
        tab.page.get_by_role("button", name="Play Casino").click()
        tab.until("document.querySelector('#list').textContent.includes('Start the game')")
        level = tab.page.locator(
            "#list button", has_text=re.compile("random|easy|fair|good|expert")
        ).first
        while "expert" not in level.inner_text():
            level.click()
            tab.page.wait_for_timeout(100)
        tab.page.get_by_role("button", name="Start the game").click()
        tab.until("document.querySelector('#hand button')")
        tab.load(TIMED)
        for _ in range(6):
            tab.press("Enter")
            for _ in range(6):
                tab.press("s")
                tab.page.wait_for_timeout(90)
        assert len(tab.js("window.took")) > 20, "keys without a line"
        session = chromium.browser.new_browser_cdp_session()
        targets = session.send("Target.getTargets", {"filter": [{}]})["targetInfos"]
        assert [one["type"] for one in targets if one["url"].endswith("thinker.js")] == ["worker"]


def test_games_go_into_a_file_and_out_of_it_elsewhere(tmp_path: Path, chromium: Chromium) -> None:
    file = tmp_path / "games.zip"
    with at_home(chromium) as (tab, _):
        play(tab, "Escoba")
        tab.press("Enter", "Enter")
        tab.page.get_by_role("button", name="Room", exact=True).click()
        tab.page.get_by_role("button", name="Save and leave the table").click()
        tab.until("document.querySelector('#list').textContent.includes('Resume')")
        tab.page.get_by_role("button", name="Settings", exact=True).click()
        with tab.page.expect_download() as download:
            tab.page.get_by_role("button", name="Put all games into a file").click()
        download.value.save_as(file)
        tab.until("document.querySelector('#latest').textContent.includes('1 game is in the file')")
    with zipfile.ZipFile(file) as saved:
        (name,) = saved.namelist()
        assert read_lines(io.BytesIO(saved.read(name))).header.game == "escoba"
    with at_home(chromium) as (tab, _):
        tab.page.get_by_role("button", name="Settings", exact=True).click()
        with tab.page.expect_file_chooser() as chooser:
            tab.page.get_by_role("button", name="Take games out of a file").click()
        chooser.value.set_files(file)
        tab.until("document.querySelector('#latest').textContent.includes('1 game is kept')")
        tab.press("Escape")
        tab.until("document.querySelector('#list').textContent.includes('Resume')")


FAULTS = """
const rejected = async () => { throw new Error('broken by itself'); };
new BroadcastChannel('fault').onmessage = told => {
  if (told.data === 'throw') throw new Error('broken');
  if (told.data === 'reject') rejected();
  if (told.data === 'end') postMessage({ failed: 'as without Python' });
};
"""
"""Has the worker of a page break in JavaScript."""


@pytest.mark.parametrize("language", ["en-US", "es-MX"])
def test_a_fault_is_told_and_noted_and_the_page_goes_on(
    tmp_path: Path, chromium: Chromium, language: str
) -> None:
    told = {"en-US": "Something went wrong in the playroom", "es-MX": "Algo ha fallado en la sala"}
    finished_game(tmp_path / "games")
    file = tmp_path / "games.zip"
    with contextlib.closing(Store.open(tmp_path / "games")) as store:
        file.write_bytes(packed(store))
    data = bytearray(file.read_bytes())
    data[60:63] = b"\xff\xff\xff"  # in what is compressed
    file.write_bytes(data)
    with at_home(chromium, language, {"worker.js": FAULTS}) as (tab, _):

        def answered() -> None:
            before = len(lines(tab))
            tab.press("?")
            tab.until(f"document.querySelectorAll('#history li').length > {before}")
            tab.press("Escape")

        settings, take = (
            ("Settings", "Take games") if language == "en-US" else ("Ajustes", "Sacar partidas")
        )
        tab.page.locator("#list button", has_text=settings).first.click()
        with tab.page.expect_file_chooser() as chooser:
            tab.page.locator("#list button", has_text=take).first.click()
        chooser.value.set_files(file)
        none = {"en-US": "No game of the file is new", "es-MX": "ninguna partida"}[language]
        tab.until(f"{HISTORY}.some(line => line.toLowerCase().includes({none.lower()!r}))")
        answered()
        for number, code in enumerate(
            (
                "(new BroadcastChannel('fault').postMessage('throw'), 0)",
                "(new BroadcastChannel('fault').postMessage('reject'), 0)",
                "(setTimeout(() => { throw new Error('in the page'); }), 0)",
                "(Promise.reject(new Error('of the page')), 0)",
            ),
            1,
        ):
            tab.js(code)
            faults = f"{HISTORY}.filter(line => line.includes({told[language]!r})).length"
            tab.until(f"{faults} === {number}")
            answered()
        log = files(tab)["faults.log"].decode()
        for why in ("broken", "broken by itself", "in the page", "of the page"):
            assert f"Error: {why}" in log
        tab.js("(new BroadcastChannel('fault').postMessage('end'), 0)")
        stopped = {"en-US": "has stopped", "es-MX": "se ha parado"}[language]
        tab.until(f"document.querySelector('#latest').textContent.includes({stopped!r})")
        tab.until(LIST)
        tab.press("Enter")
        tab.until("document.querySelectorAll('#list button').length > 5")
        answered()


def test_a_newer_version_waits_and_is_loaded_when_it_is_wanted(
    tmp_path: Path, chromium: Chromium
) -> None:
    folder = tmp_path / "page"
    shutil.copytree(exported(), folder)
    server = Server(folder)
    with contextlib.closing(server), chromium.tab(locale="en-US") as tab:
        tab.go(server.address)
        tab.until(LIST)
        tab.until("navigator.serviceWorker.ready.then(there => !!there.active)")
        tab.go(server.address)
        tab.until(LIST)
        (before,) = tab.js("caches.keys()")
        worker = folder / "sw.js"
        worker.write_text(worker.read_text().replace(before.removeprefix("playroom "), "newer"))
        tab.js("navigator.serviceWorker.getRegistration().then(there => there.update()) && true")
        tab.until("document.querySelector('#latest').textContent.includes('A newer playroom')")
        assert len(tab.js("caches.keys()")) == 2, "the old one stays until then"
        tab.press("Escape")
        with tab.page.expect_navigation():
            tab.page.get_by_role("button", name="Load the newer playroom").click()
        tab.until("caches.keys().then(names => names.join() === 'playroom newer')")
        tab.until(LIST)


def test_what_it_shows_is_in_order_at_two_widths(chromium: Chromium) -> None:
    """As on the page of a room: axe, sizes of what can be pressed, places for Tab, no scrolling."""
    with at_home(chromium) as (tab, _):

        def looked(where: str) -> list[str]:
            found = looks.axe(tab) + looks.stops(tab)
            for width in (1280, 320):
                tab.size(width, 640)
                tab.page.wait_for_timeout(100)
                found += looks.small_targets(tab) + ["too wide"] * (looks.sideways(tab) > 0)
            return [f"{where}: {one}" for one in found]

        wrong = looked("the first menu")
        tab.page.get_by_role("button", name="Settings", exact=True).click()
        tab.until("document.querySelector('#list').textContent.includes('Put all games')")
        wrong += looked("the settings")
        tab.press("Escape")
        tab.until("document.querySelector('#list').textContent.includes('Play Escoba')")
        play(tab, "Escoba")
        wrong += looked("a table")
        assert wrong == []


def test_lessons_the_trainer_replay_and_statistics_are_there_in_spanish(
    tmp_path: Path, chromium: Chromium
) -> None:
    finished_game(tmp_path / "games")
    file = tmp_path / "games.zip"
    with contextlib.closing(Store.open(tmp_path / "games")) as store:
        file.write_bytes(packed(store))
    with at_home(chromium, "es-MX") as (tab, server):

        def opened(*names: str) -> list[str]:
            tab.js("sessionStorage.clear()")  # or it comes back to the table
            tab.go(server.address)
            tab.until(LIST)
            for name in names:
                tab.page.locator("#list button", has_text=name).first.click()
                tab.page.wait_for_timeout(300)
            return lines(tab)

        tab.page.locator("#list button", has_text="Ajustes").first.click()
        with tab.page.expect_file_chooser() as chooser:
            tab.page.locator("#list button", has_text="Sacar partidas").click()
        chooser.value.set_files(file)
        tab.until("document.querySelector('#latest').textContent.includes('guardado 1 partida')")
        opened("Aprender", "Escoba")
        tab.until(f"{HISTORY}.some(line => line.startsWith('Una lección: Escoba'))")
        opened("recuento", "manos a tu ritmo")
        tab.press("Enter")
        tab.until("document.querySelector('#line-name').textContent.includes('¿')")
        assert tab.js("document.querySelector('#list-part').hidden")
        tab.js("document.querySelector('#typed').focus()")
        tab.press("4", "Enter")
        tab.until("document.querySelectorAll('#history li').length > 4")
        told = opened("stadísticas")
        assert not [line for line in told if "salido mal" in line]
        opened("terminada", "cuna")
        before = len(lines(tab))
        tab.press("Enter")
        tab.page.wait_for_timeout(300)
        tab.press("ArrowDown", "ArrowDown")
        tab.page.wait_for_timeout(300)
        assert len(lines(tab)) > before
        assert not [line for line in lines(tab) if "salido mal" in line]
