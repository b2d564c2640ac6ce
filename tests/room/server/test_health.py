"""What a room tells programs on its machine: whether it is well, and what it has counted."""

from __future__ import annotations

import asyncio
import re
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from playroom.engine.notes import Clean
from playroom.room.server import health as health_module
from playroom.room.server import store_watch
from playroom.room.server.counters import BOUNDS, MOST_REASONS, Counters, Histogram
from playroom.room.server.health import Health
from playroom.store import StoreError
from playroom.store.rows import Rows
from tests.room.far import FarRoom, to_the_end, with_room
from tests.room.kit import code_of, until
from tests.room.server.test_hostile_client import last_words, raw

LINE = re.compile(r'(playroom_[a-z_]+)(\{[a-z]+="[^"\n]*"\})? (\d+(?:\.\d+)?)')


async def got(port: int, asked: str = "/health", how: str = "GET") -> tuple[int, str]:
    """The status and the text of an answer."""
    return await sent(port, f"{how} {asked} HTTP/1.1\r\nHost: x\r\n\r\n".encode())


async def sent(port: int, data: bytes) -> tuple[int, str]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(data)
    head, _, text = (await asyncio.wait_for(reader.read(), 20)).decode().partition("\r\n\r\n")
    writer.close()
    return int(head.split(" ", 2)[1]) if head else 0, text


def counted(text: str) -> dict[str, float]:
    """The figures, by name and label."""
    found = dict[str, float]()
    for line in text.splitlines():
        if not line.startswith("# TYPE playroom_"):
            match = LINE.fullmatch(line)
            assert match is not None, line
            found[f"{match[1]}{match[2] or ''}"] = float(match[3])
    return found


def test_a_room_counts_a_game_and_names_nobody(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        health = Health(room.room.services, lambda: room.room.host.tables)
        port = await health.listen("127.0.0.1", 0)
        room.open_table("casino")
        ana, ben = await room.begin("Anastasia", "Benedicta")
        await to_the_end(room, [ana, ben])
        wire = await raw(room)
        await wire.send(b"garbage", text=True)
        await last_words(wire)
        status, text = await got(port, "/counters")
        assert status == 200
        found = counted(text)
        runner = room.table.runner
        assert runner is not None
        assert found["playroom_inputs_total"] == runner.match.sequence
        assert found["playroom_matches_total"] == 1
        assert found['playroom_people{at="seat"}'] == 2
        assert found['playroom_tables{phase="over"}'] == 1
        assert found['playroom_refused_total{why="no_hello"}'] == 1
        told = found["playroom_delivery_seconds_count"]
        assert told >= 2 * runner.match.sequence  # both are told of every input
        assert found['playroom_delivery_seconds_bucket{le="+Inf"}'] == told
        assert found['playroom_frames_total{way="out"}'] > told
        for secret in ("nastasia", "enedicta", "127.0.0.1", room.table.state.id, ana.me):
            assert secret not in text
        await health.close()

    with_room(tmp_path, test)


def test_a_room_is_well_while_it_can_keep_something(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health_module, "FRESH", 0.0)
    monkeypatch.setattr(health_module, "WRITE_WAIT", 0.3)
    draining = False

    async def test(room: FarRoom) -> None:
        nonlocal draining
        services = room.room.services
        health = Health(services, lambda: room.room.host.tables, lambda: draining)
        port = await health.listen("127.0.0.1", 0)
        assert await got(port) == (200, "well\n")
        assert await got(port, how="HEAD") == (200, "")
        released = asyncio.Event()
        loop = asyncio.get_running_loop()

        def hangs() -> None:  # as a disk does that does not answer
            asyncio.run_coroutine_threadsafe(released.wait(), loop).result(20)

        services.write_queue.run(hangs, lambda result: None)
        assert await asyncio.gather(*(got(port) for _ in range(5))) == [(503, "store\n")] * 5
        released.set()
        await asyncio.sleep(0.05)
        assert await got(port) == (200, "well\n")

        def fails(*_: object) -> None:
            raise sqlite3.OperationalError("disk I/O error")

        fact = services.room_store.fact
        monkeypatch.setattr(type(services.room_store), "fact", fails)
        assert await got(port) == (503, "store\n")
        monkeypatch.undo()
        assert services.room_store.fact == fact
        draining = True
        assert await got(port) == (503, "draining\n")
        await health.close()

    with_room(tmp_path, test)


def test_who_asks_often_does_not_keep_the_disk_busy(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        services = room.room.services
        wrote = 0
        fact = services.room_store.fact

        def counting(name: str, value: str | None = None) -> str | None:
            nonlocal wrote
            wrote += name == "health"
            return fact(name, value)

        services.room_store.fact = counting  # type: ignore[method-assign]
        health = Health(services, lambda: room.room.host.tables)
        for _ in range(200):
            assert await health.why_not() == ""
        assert 1 <= wrote <= 20  # one a second, on however slow a machine
        await health.close()

    with_room(tmp_path, test)


def test_nothing_else_is_told(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        health = Health(room.room.services, lambda: room.room.host.tables)
        port = await health.listen("127.0.0.1", 0)
        assert (await got(port, "/"))[0] == 404
        assert (await got(port, "/health", "POST"))[0] == 400
        assert (await sent(port, b"\x00\x01\r\n\r\n"))[0] == 400
        assert await sent(port, b"GET /" + b"x" * 20_000 + b"\r\n\r\n") == (0, "")
        held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(40)]
        await asyncio.sleep(0.05)
        for _, writer in held:
            writer.close()
        await asyncio.sleep(0.05)
        assert (await got(port))[0] == 200
        with pytest.raises(ValueError, match=r"0\.0\.0\.0"):
            await Health(room.room.services, dict).listen("0.0.0.0", 0)
        await health.close()

    with_room(tmp_path, test)


def test_counters_stay_small() -> None:
    counters = Counters()
    for number in range(1_000):
        counters.refuse(f"why{number}")
    assert len(counters.refused) == MOST_REASONS + 1
    assert counters.refused["other"] == 1_000 - MOST_REASONS
    histogram = Histogram()
    for seconds in (0.0, *BOUNDS, 99.0):
        histogram.add(seconds)
    assert histogram.counts == [2, *([1] * (len(BOUNDS) - 1)), 1]
    assert histogram.count == len(BOUNDS) + 2


async def trouble(room: FarRoom, folder: Path, happens: Callable[[], None]) -> list[str | None]:
    """Two play; something happens to the files of their room. Returns what the host was told."""
    told = list[str | None]()
    assert room.room.watch is not None
    tell = room.room.watch._tell

    def keeps(why: StoreError | None) -> None:
        told.append(None if why is None else why.key)
        tell(why)

    room.room.watch._tell = keeps
    health = Health(room.room.services, lambda: room.room.host.tables)
    port = await health.listen("127.0.0.1", 0)
    room.open_table("casino")
    ana, ben = await room.begin("Anastasia", "Benedicta")
    assert await got(port) == (200, "well\n")
    happens()
    mover = next(guest for guest in (ana, ben) if any(r.awaited for r in guest.chair.requests))
    chair, result = mover.chair, list[object]()
    chair.submit(next(iter(chair.game.choices(chair.view))), chair.requests[0].id, result.append)
    await until(lambda: bool(result))
    assert code_of(result[0]) == "not_kept"  # type: ignore[arg-type]
    assert await got(port) == (503, "store\n")
    for guest in (ana, ben):  # a waiting player hears it too
        await until(lambda guest=guest: bool(guest.failures))  # type: ignore[misc]
        assert [isinstance(why, StoreError) and why.hinders_all for why in guest.failures] == [True]
        guest.failures.clear()
    room.faults.clear()
    await health.close()
    return told


@pytest.mark.parametrize("what", ["folder", "games", "book"])
def test_a_room_whose_files_are_gone_is_not_well_and_everybody_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    monkeypatch.setattr(health_module, "FRESH", 0.0)
    folder = tmp_path / "room"

    def happens() -> None:
        if what == "folder":
            shutil.rmtree(folder)
        else:
            (folder / {"games": "games.db", "book": "room.db"}[what]).unlink()

    async def test(room: FarRoom) -> None:
        if what == "book":  # the matches can still be kept, and nothing else
            health = Health(room.room.services, lambda: room.room.host.tables)
            happens()
            assert await health.why_not() == "store"
            assert room.room.watch is not None
            assert room.room.watch.why is not None
            room.faults.clear()  # what the room does of itself is reported
            return
        assert await trouble(room, folder, happens) == ["not-found"]

    with_room(folder, test)


def test_a_room_whose_disk_is_full_says_so_and_goes_on_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health_module, "FRESH", 0.0)
    monkeypatch.setattr(store_watch, "AGAIN", 0.05)
    full = False
    execute = Rows.writing

    @contextmanager
    def writing(rows: Rows, game: str, wait: bool = True) -> Iterator[None]:
        if full:
            raise StoreError("disk-full", file=Clean.of(str(rows.file)))
        with execute(rows, game, wait):
            yield

    monkeypatch.setattr(Rows, "writing", writing)

    async def test(room: FarRoom) -> None:
        nonlocal full

        def fills() -> None:
            nonlocal full
            full = True

        told = await trouble(room, tmp_path, fills)
        assert told == ["disk-full"]
        full = False
        await until(lambda: told[1:] == [None])
        await to_the_end(room, room.guests)

    with_room(tmp_path, test)
