"""Made-up keys from a few addresses do not fill the lobby of a public room: the tables of newcomers
are bounded by person and by address, their empty ones close soon when the lobby is nearly full, and
the owner hears of it and can close them.
"""

from __future__ import annotations

import asyncio
import json
from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest

from playroom.cli.hosting.host import _Printer
from playroom.engine.notes import Clean
from playroom.locale import LANGUAGES, Listener, Teller
from playroom.room.lobby.newcomers import NEW_FOR
from playroom.room.lobby.server import EMPTY_FOR, LocalLobby
from playroom.room.moderation.house_rules import USUAL, House
from playroom.room.moderation.state import ModerationNews
from playroom.room.table import values as v
from playroom.room.table.session import LobbyHooks, TableSession
from playroom.room.table.state import is_deserted
from playroom.shell.room.telling import moderation_note
from tests.room.far import FarRoom, with_room
from tests.room.kit import Person, added, until

DAY = NEW_FOR


def comes(room: FarRoom, name: str, place: str) -> LocalLobby:
    """A new member is in the lobby, from that address."""
    assert room.room.host.lobby is not None
    return room.room.host.lobby.come(added(room.room.services, name), {}, None, place)


async def opens(lobby: LocalLobby) -> str:
    """They open a table and leave it at once; gives the code of the refusal, or nothing."""
    answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    lobby.open("cribbage", None, True, answer.set_result)
    result = await asyncio.wait_for(answer, 10)
    if not isinstance(result, TableSession):
        assert not isinstance(result, Exception), result
        return str(result.code)
    result.close()
    lobby._session = None
    return ""


def turned(room: FarRoom, seconds: float) -> None:
    """The clock by which people are new stands so much later."""
    moderation = room.room.services.moderation
    now = moderation.now + seconds
    moderation._clock = lambda: now


def test_three_addresses_get_a_few_tables_and_a_fourth_one_still_has_room(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        for place in ("192.0.2.1", "192.0.2.2", "2001:db8:7:1::9"):
            codes = list[str]()
            for number in range(12):
                eve = comes(room, f"Eve {place} {number}"[-24:], place)
                codes += [await opens(eve), await opens(eve)]
            assert codes.count("") == USUAL.tables_near
            assert set(codes) == {"", "new_tables", "near_tables"}
        assert await opens(comes(room, "Six", "2001:db8:7:2::1")) == "near_tables"
        assert await opens(comes(room, "Ana", "192.0.2.4")) == ""
        assert len(room.room.host.tables) == 3 * USUAL.tables_near + 1

    with_room(tmp_path, test, public=True)


def test_many_wishes_at_once_open_no_more(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        eve = comes(room, "Eve", "192.0.2.1")
        result = list[Any]()
        for _ in range(4):
            eve.open("cribbage", None, True, result.append)
        await until(lambda: len(result) == 4)
        assert len(room.room.host.tables) == 1

    with_room(tmp_path, test, public=True)


def test_whoever_has_been_coming_for_a_day_has_as_many_as_anybody(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        ana = comes(room, "Ana", "192.0.2.1")
        assert [await opens(ana), await opens(ana)] == ["", "new_tables"]
        turned(room, DAY)
        assert [await opens(ana) for _ in range(2)] == ["", ""]

    with_room(tmp_path, test, public=True)


def test_empty_tables_of_newcomers_close_within_a_minute_when_the_hall_is_nearly_full(
    tmp_path: Path,
) -> None:
    async def test(room: FarRoom) -> None:
        lobby = room.room.host.lobby
        assert lobby is not None
        told, now = list[tuple[int, ...]](), 0.0
        lobby.nearly_full = lambda *counts: told.append(counts)
        lobby.clock = lambda: now
        old = comes(room, "Old", "192.0.2.9")
        assert await opens(old) == ""
        turned(room, DAY)
        for number in range(7):
            assert not told
            newcomer = comes(room, f"Eve {number}", f"192.0.2.{1 + number % 3}")
            lobby.newcomers._came[newcomer.me] = (lobby.services.moderation.now, f"{number % 3}")
            assert await opens(newcomer) == ""
        assert told == [(8, 10, 7, 3)]
        tables = room.room.host.tables
        await until(lambda: all(is_deserted(table.state) for table in tables.values()))
        lobby.clear_empty()
        assert len(tables) == 8
        now += EMPTY_FOR - 1
        lobby.clear_empty()
        assert not any(table.stream.commands for table in tables.values())
        assert not any(table.stream.busy for table in tables.values())
        now += 1
        lobby.clear_empty()
        await until(lambda: len(tables) == 1)
        assert next(iter(tables.values())).opened_by == old.me
        assert 10 < EMPTY_FOR < 60

    with_room(tmp_path, test, public=True, house=House(tables=10))


def test_the_owner_hears_of_it_and_closes_them_by_a_word(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        lobby = room.room.host.lobby
        assert lobby is not None
        owner = (await room.room.owner(Clean.of("Boss"), "en")).member
        await until(lambda: owner.id in lobby.services.moderation.state.owners)
        boss, heard = lobby.come(owner, {}), list[ModerationNews]()
        boss.attach(hooks(heard))
        for number in range(4):
            assert await opens(comes(room, f"Eve {number}", "192.0.2.1")) == ""
        assert [(news.act, news.minutes) for news in heard] == [(v.ModerationAction.FULL, 4)]
        stays = Person(
            next(iter(room.room.host.tables.values())).session(added(lobby.services, "Ida"))
        )
        await until(lambda: stays.session.state.guest(stays.me) is not None)
        word = v.ModerationCommand(v.ModerationAction.CLOSE, "", "")
        assert await stays.ask(word) == "order"
        room.open_table("cribbage")
        person = Person(room.table.session(owner))
        await until(lambda: room.table.state.guest(owner.id) is not None)
        assert await person.ask(word) == ""
        assert [(news.act, news.minutes) for news in person.order] == [
            (v.ModerationAction.CLOSE, 3)
        ]
        await until(lambda: len(room.room.host.tables) == 2)  # Ida's, and where it was said
        assert await person.ask(v.ModerationCommand(v.ModerationAction.FULL, "", "")) == "order"

    with_room(tmp_path, test, public=True, house=House(tables=5))


def hooks(heard: list[ModerationNews]) -> LobbyHooks:
    return LobbyHooks(
        card=lambda card, before: None,
        gone=lambda card: None,
        found=lambda session, opened: None,
        wire=lambda wire: None,
        ended=lambda why: None,
        failed=lambda why: None,
        order=heard.append,
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_owner_hears_names_the_word(language: str) -> None:
    news = ModerationNews(
        v.ModerationAction.FULL, "0" * 12, Clean("Boss"), Clean("Boss"), Clean(""), 400
    )
    told = Teller(language, strict=True).tell(
        moderation_note(news, news.person), Listener(None, (), ()), "full"
    )
    assert "400" in told
    assert {"en": "close", "es": "cerrar"}[language] in told


def test_whoever_runs_the_room_in_a_terminal_hears_of_it(capsys: Any) -> None:
    for as_json in (False, True):
        args = Namespace(json=as_json, lang="en", brief=False, verbosity="full", data=None)
        _Printer(args).nearly_full(400, 500, 380, 3)
    line, event = capsys.readouterr().out.splitlines()
    assert line.startswith(
        "400 tables are open, of 500 at most, 380 of them by newcomers from 3 addresses"
    )
    assert json.loads(event)["event"] == "nearly_full"
