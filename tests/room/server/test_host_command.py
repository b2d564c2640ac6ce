"""`playroom host` and its tables: names that can be told apart, tables opened once by the same
words, and closed ones listed and opened again.
"""

from __future__ import annotations

import argparse
import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from playroom.cli.hosting.host import Wanted, _Printer, host, open_wanted
from playroom.cli.hosting.page import _owner_name, open_page
from playroom.cli.refusals import CliError
from playroom.doors.page.page_door import OWNER
from playroom.engine.options import Setup
from playroom.engine.registry import find_game
from playroom.room.protocol.trust import certificate_in
from playroom.room.server.opening import Place, Room
from playroom.room.table import values as v
from playroom.room.table.running import RunningTable
from playroom.room.table.values import Phase
from playroom.shell.room.hosting import first_table, host_room
from playroom.store import Settings
from playroom.store.paths import places
from tests.room.far import FarRoom, with_room
from tests.room.kit import SHORT, Person, play_on, until
from tests.shell.inside import Inside


def args(**more: Any) -> argparse.Namespace:
    given = {"open": "cribbage", "seats": None, "preset": None, "option": [], "lang": "en"}
    given |= {"verbosity": None, "ssh": None, "listen": None, "json": True, "data": None}
    given |= dict.fromkeys(
        ("address", "page", "link", "certificate", "key", "health", "engine", "schema")
    )
    given |= {"delay": None, "near": False, "public": False, "check": False}
    given |= {"behind_proxy": False, "page_files": None}
    given |= {"house": None, "what": None, "name": None}
    return argparse.Namespace(**{**given, **more})


@pytest.mark.parametrize("seats", ["Ana,Ana", "Ana,АNА", "Ana,bot:good,ana", "José,bot,Jose"])
def test_names_that_are_taken_for_each_other_are_refused_before_a_door_is_opened(
    seats: str,
) -> None:
    with pytest.raises(CliError) as refused:
        host(args(seats=seats))
    assert refused.value.note.id == "cli-names-alike"


@pytest.mark.parametrize(
    ("seats", "free"), [("2,Eva:good", 2), ("Eva:good,1", 1), ("1,Ana,1,Eva:good", 2)]
)
def test_a_number_among_the_names_is_that_many_free_seats(seats: str, free: int) -> None:
    wanted = Wanted(args(seats=seats))
    assert list(wanted.names.values()).count("") == free
    assert [name for name, _ in wanted.bots.values()] == ["Eva"]
    assert wanted.setup.seats == len(wanted.names) + 1


def test_levels_are_named_in_either_language_as_for_play() -> None:
    named = Wanted(args(open="calatone", seats="Ana,Eva:experto,Luis:bueno y atrevido")).bots
    assert [level for _, level in named.values()] == ["expert", "good-bold"]
    with pytest.raises(CliError) as why:
        Wanted(args(seats="Ana,Eva:foo"))
    assert why.value.note.id == "cli-unknown-level"


@pytest.mark.parametrize("seats", ["Ana,Ben", "Ana,bot:good,bot:good", "2", "Ana,bot,Clara"])
def test_names_that_can_be_told_apart_are_good(seats: str) -> None:
    assert Wanted(args(seats=seats)).setup.seats == len(seats.split(",")) + (seats == "2")


def test_no_two_bots_are_called_alike_and_none_like_a_person(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        open_wanted(room.room, args(open="rummy", seats="Clara,bot,bot,DORA,bot,bot"))
        (table,) = room.room.host.tables.values()
        names = [str(bot.name) for bot in table.state.bots]
        assert len({*names, "Clara", "Dora"}) == 6

    with_room(tmp_path, test)


async def closed(room: FarRoom, by_owner: bool) -> v.TableId:
    """A table at which a game was on, closed; and the room is shut and opened again."""
    (room.table,) = room.room.host.tables.values()
    ana, _ = await room.begin("Ana", "Ben")
    if by_owner:
        ana.session.ask(v.CloseTable(), lambda result: None)
    else:
        for guest in room.guests:
            guest.line.close()
        await until(lambda: not any(guest.here for guest in room.table.state.guests))
        room.table.put(v.Closed())
    await until(lambda: room.table.state.phase is Phase.CLOSED)
    await room.room.close()
    await room.open()
    return room.table.state.id


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("name", ["games.db", "room.db"])
def test_a_file_of_the_room_that_was_empty_is_told_once(
    name: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    was_empty = {"en": " was empty. If ", "es": " estaba vacío. Si "}[language]

    async def test(room: FarRoom) -> None:
        for told in (1, 0):
            folder = room.room.services.folder
            await room.room.close()
            if told:
                (folder / name).write_bytes(b"")
            await room.open()
            printer = _Printer(args(json=False, lang=language))
            printer.room = room.room
            capsys.readouterr()
            printer.ready()
            lines = capsys.readouterr().out.splitlines()
            assert sum(f"{name}{was_empty}" in line for line in lines) == told

    with_room(tmp_path, test)


@pytest.mark.parametrize("by_owner", [True, False])
def test_a_closed_table_is_listed_and_opened_again_by_its_number(
    by_owner: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def test(room: FarRoom) -> None:
        open_wanted(room.room, args())
        table = await closed(room, by_owner)
        assert not room.room.host.tables
        printer = _Printer(args())
        printer.room = room.room
        capsys.readouterr()
        printer.ready()
        events = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
        assert events[-1] == {
            "event": "closed_table", "table": table, "game": "cribbage",
            "people": ["Ana", "Ben"], "waits": True,
        }  # fmt: skip
        spoken = _Printer(args(json=False))
        spoken.room = room.room
        spoken.ready()
        assert f"playroom host --open {table}." in capsys.readouterr().out
        open_wanted(room.room, args(open=table))
        assert list(room.room.host.tables) == [table]
        assert room.room.closed() == []
        open_wanted(room.room, args(open=table))  # once more is harmless
        assert list(room.room.host.tables) == [table]
        with pytest.raises(CliError):
            open_wanted(room.room, args(open="abcdef"))

    with_room(tmp_path, test)


@pytest.mark.parametrize("by_owner", [True, False])
def test_the_same_words_open_a_deserted_table_again_and_a_new_one_for_one_that_was_closed(
    by_owner: bool, tmp_path: Path
) -> None:
    async def test(room: FarRoom) -> None:
        open_wanted(room.room, args())
        open_wanted(room.room, args())
        table = await closed(room, by_owner)
        open_wanted(room.room, args())
        assert (list(room.room.host.tables) == [table]) is not by_owner
        assert len(room.room.host.tables) == 1

    with_room(tmp_path, test)


def test_whoever_comes_back_to_a_table_that_was_opened_again_plays_on(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        open_wanted(room.room, args())
        table = await closed(room, False)
        room.table = room.room.open_again(table)
        for guest in tuple(room.guests):
            line = type(guest.line)(
                guest.line.room, guest.line._name, "en", guest.line._games, guest.line._find,
                guest.homes.append, lambda known: None,
            )  # fmt: skip
            line.room = type(line.room)("127.0.0.1", room.port, line.room.pin, line.room.token)
            again = await room.arrive(line, guest.homes, None)
            await until(lambda result=again: result.chair is not None)  # type: ignore[misc]
        await until(lambda: room.table.state.phase is Phase.PLAYING)

    with_room(tmp_path, test)


# -- the host, with a shell of their own -----------------------------------------------------------


async def opened(inside: Inside, folder: Path, opener: Any) -> RunningTable:
    """The room of a folder, opened by a host who sits down at the table that `opener` gives."""
    found = list[RunningTable]()

    def noted(room: Room) -> RunningTable | None:
        table = opener(room)
        if table is not None:
            found.append(table)
        return table

    host_room(inside.app, folder, Place("127.0.0.1", 0), noted)
    await until(lambda: any("Your room is open" in line for line in inside.lines))
    await asyncio.sleep(0.05)
    return found[0] if found else None  # type: ignore[return-value]


async def shut(inside: Inside) -> None:
    inside.app.close()
    for close in inside.app.closing:
        await close()
    inside.store.close()


def test_a_page_is_asked_for_once_and_said_when_it_is_new(tmp_path: Path) -> None:
    made = certificate_in(tmp_path)
    files = {"certificate": made.file, "key": made.key}

    async def test(room: FarRoom) -> None:
        async def start(**more: Any) -> str:
            await room.room.close()
            await room.open()
            return await open_page(room.room, args(**{"json": False, **more}))

        assert await start() == ""
        link = await start(page="127.0.0.1:0", **files)
        page = room.room.ways.others["page"]
        assert link.startswith(f"{page}#")
        assert page.startswith("https://")
        assert (await start()).startswith(f"{page}#"), "nobody has come as the one who runs it"
        room.room.services.room_store.fact(OWNER, "somebody")
        assert await start() == ""
        assert room.room.ways.others["page"] == page
        assert (await start(json=True)).startswith(f"{page}#"), "programs are told always"
        assert (await start(page="127.0.0.1:0")).startswith("http://"), "it has changed"
        assert await start(page="off") == ""
        assert not room.room.doors
        assert await start() == ""
        assert not room.room.doors

    with_room(tmp_path, test)


def test_the_page_knows_the_name_of_the_one_who_runs_the_room(tmp_path: Path) -> None:
    data = str(tmp_path)
    assert _owner_name(args(data=data)) == ""
    settings, _ = Settings.load(places(data).settings)
    settings.set("name", "Rosa")
    settings.save()
    assert _owner_name(args(data=data)) == "Rosa"
    assert _owner_name(args(data=data, name="Iris")) == "Iris"


def casino(room: Room) -> RunningTable:
    setup = Setup.of(2, SHORT["casino"])
    return room.open_table(find_game("casino"), setup, {0: ("Clara", "easy")})


def test_the_game_of_whoever_opened_the_room_comes_home_to_them_too(tmp_path: Path) -> None:
    async def test() -> None:
        inside = Inside(tmp_path / "mine", name="Ana", pace=0)
        table = await opened(inside, tmp_path / "hosted", casino)
        await until(lambda: len(table.state.seated) == 1)
        inside.press("home", "enter")
        await until(lambda: table.state.phase is Phase.PLAYING)
        ana = Person(table.sessions[0])
        await play_on([ana], lambda: table.state.phase is Phase.OVER)
        await until(lambda: bool(inside.app.store.finished()))
        (one,) = inside.app.store.finished()
        assert (one.id, one.me) == (table.state.match, 1)
        log = inside.app.store.log(one.id)  # with what proves that the room alone has dealt
        assert log.deal is not None
        assert (log.deal.gives(log.header), log.deal.shown) == (True, ())
        await shut(inside)

    asyncio.run(test())


def test_a_closed_table_is_offered_before_new_ones_and_opened_again(tmp_path: Path) -> None:
    async def test() -> None:
        inside = Inside(tmp_path / "mine", name="Ana", pace=0)
        table = await opened(inside, tmp_path / "hosted", casino)
        await until(lambda: len(table.state.seated) == 1)
        inside.press("home", "enter")
        await until(lambda: table.state.phase is Phase.PLAYING)
        inside.press("c-t", "end", "up", "up", "enter", "enter")  # close the table: yes
        await until(lambda: table.state.phase is Phase.CLOSED)
        assert "The table is closed." in inside.lines
        await shut(inside)
        again = Inside(tmp_path / "again", name="Ana", pace=0)
        await opened(again, tmp_path / "hosted", first_table)
        assert again.lines[-1] == "Open again: Casino, the game goes on."
        again.press("enter")
        await until(lambda: again.app.table() is not None)
        begun = ("Casino for 2, to 21", "Casino, where you left it")  # or after a bot's first card
        await until(lambda: any(word in line for line in again.lines for word in begun))
        await shut(again)

    asyncio.run(test())


def test_a_wrong_number_of_a_table_is_told_and_nobody_waits_for_ever(tmp_path: Path) -> None:
    async def test() -> None:
        inside = Inside(tmp_path / "mine", name="Ana")
        await opened(
            inside, tmp_path / "hosted", lambda room: open_wanted(room, args(open="abcdef"))
        )
        assert "No table abcdef is kept here." in inside.lines
        assert not inside.app.screens
        await shut(inside)

    asyncio.run(test())
