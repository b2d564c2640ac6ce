"""Playing with others from the first menu: a room of one's own, an invitation, the rooms one knows;
and home again, with one's own games as they were.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from playroom import optional_packages
from playroom.engine.notes import Clean
from playroom.engine.options import Setup
from playroom.engine.registry import find_game
from playroom.room.client.saved_rooms import SavedRoom, SavedRooms
from playroom.room.protocol.trust import BadInvitation, InvitationLine
from playroom.room.server.opening import Place
from playroom.shell.room import hosting
from playroom.shell.room.others import Others
from playroom.shell.room.waiting_room import WaitingRoom
from playroom.shell.screens.first_menu import Room
from playroom.shell.shell import Screen
from playroom_testing.room import Inside
from tests.room.kit import added, until

WORDS = {
    "en": ("Play with others", "Open a room", "Join with", "Invite somebody", "Close your room"),
    "es": (
        *("Jugar con otras personas", "Abrir una sala", "Entrar con"),
        *("Invitar a alguien", "Cerrar tu sala"),
    ),
}
LINE = "127.0.0.1:7447/abcdefghijkl/abcdefghijklmnopqrstuvwxyz"
every_language = pytest.mark.parametrize("language", ["en", "es"])


def find(inside: Inside, wanted: str) -> str:
    """Walks the list to the item that begins with the text."""
    line = inside.press("home")[-1]
    for _ in range(60):
        if line.startswith(wanted):
            return line
        line = inside.press("tab")[-1]
    raise AssertionError(f"no item {wanted}: {inside.lines[-20:]}")


def homes(folder: Path, test: Callable[..., Coroutine[Any, Any, None]], *languages: str) -> None:
    """Runs a test with people at home, each in a first menu of their own."""

    async def run() -> None:
        names = ("Ana", "Ben", "Eva")
        insides = [
            Inside(folder / name, language, name=name)
            for name, language in zip(names, languages, strict=False)
        ]
        for inside in insides:
            inside.open_room()
        try:
            await test(*insides)
            for inside in insides:
                assert not inside.faults()
        finally:
            for inside in insides:
                inside.app.close()
                for close in inside.app.closing:
                    await close()
                inside.store.close()

    asyncio.run(run())


@pytest.fixture(autouse=True)
def _on_loopback(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rooms of these tests are open to this machine alone, at a port that is free."""
    opened = hosting.open_room

    async def open_room(folder: Path, place: Place | None, *more: Any, **named: Any) -> Any:
        kept = place or Place("127.0.0.1", 0, "127.0.0.1")
        return await opened(folder, kept, *more, **named)

    monkeypatch.setattr(hosting, "open_room", open_room)


async def front(inside: Inside, screen: type[Screen]) -> None:
    await until(lambda: isinstance(inside.app.front, screen))


async def host(ana: Inside, game: str = "Cribbage") -> None:
    """Opens a room by the menu, and sits down."""
    words = WORDS[ana.app.language]
    find(ana, words[0])
    assert words[0] in ana.press("enter")[0]
    find(ana, words[1])
    ana.press("enter")
    await until(lambda: ana.app.own_room is not None)
    find(ana, game)
    ana.press("enter", "enter")  # the game, and its first rules
    await front(ana, WaitingRoom)
    (table,) = ana.app.own_room.tables
    await until(lambda: len(table.state.seated) == 1)


async def invited(ana: Inside) -> list[str]:
    """The lines of an invitation, made with the item that is there now."""
    find(ana, WORDS[ana.app.language][3])
    before = len(ana.lines)
    ana.press("enter")
    await until(lambda: any(line.startswith("playroom join") for line in ana.lines[before:]))
    return ana.lines[before:]


async def join(ben: Inside, line: str) -> None:
    words = WORDS[ben.app.language]
    find(ben, words[0])
    ben.press("enter")
    find(ben, words[2])
    ben.press("enter")
    ben.text(line)
    await front(ben, WaitingRoom)


@every_language
def test_a_room_of_ones_own_stays_open_while_one_is_at_home(language: str, tmp_path: Path) -> None:
    async def test(ana: Inside, ben: Inside) -> None:
        ana.open_table(find_game("casino"), Setup.of(2))
        await ana.settle()
        ana.press("c-s")
        (left,) = ana.store.unfinished()
        await host(ana, "La cuna" if language == "es" else "Cribbage")
        lines = await invited(ana)
        assert lines[1] == str(lines[1]).rstrip(".")  # it is copied as it stands
        await join(ben, lines[1])
        (table,) = ana.app.own_room.tables
        await until(lambda: len(table.state.seated) == 2)
        before = len(ana.lines)
        ana.press("c-s")
        await front(ana, Others)
        await until(lambda: any("Ben" in line for line in ana.lines[before:]))
        told = ana.lines[before:]
        assert told[0].endswith(
            {"en": "Your room stays open.", "es": "Tu sala sigue abierta."}[language]
        )
        assert ben.app.front.__class__ is WaitingRoom  # no one was sent home
        assert (await invited(ana))[1] != lines[1]
        ana.press("home", "enter")
        await front(ana, WaitingRoom)
        await until(lambda: all(guest.here for guest in table.state.guests))
        assert [guest.name for guest in table.state.guests] == ["Ana", "Ben"]
        ana.press("c-s")
        await front(ana, Others)
        find(ana, WORDS[language][4])
        ana.press("enter", "enter")  # guests are present: it is asked
        await until(lambda: ana.app.own_room is None)
        await front(ana, Others)
        await front(ben, Others)
        find(ana, WORDS[language][1])
        ana.press("escape")
        assert isinstance(ana.app.front, Room)
        assert [one.id for one in ana.store.unfinished()] == [left.id]
        assert not ben.store.unfinished()

    homes(tmp_path, test, language, "en")


@every_language
def test_a_known_room_is_gone_back_to_and_forgotten(language: str, tmp_path: Path) -> None:
    async def test(ana: Inside, ben: Inside) -> None:
        await host(ana)
        line = (await invited(ana))[1]
        await join(ben, line)
        (table,) = ana.app.own_room.tables
        await until(lambda: len(table.state.seated) == 2)
        ben.press("c-s")
        await front(ben, Others)
        known = find(ben, {"en": "Back to", "es": "Volver a"}[language])
        assert "Ana" in known
        assert {"en": "Cribbage", "es": "La cuna"}[language] in known
        ben.press("enter")
        await front(ben, WaitingRoom)
        await until(lambda: len(table.state.guests) == 2 and table.state.guests[1].here)
        ben.press("c-s")
        await front(ben, Others)
        find(ben, {"en": "Back to", "es": "Volver a"}[language])
        assert ben.press("?")  # what Delete does is told
        ben.press("escape", "delete", "escape")
        assert SavedRooms(tmp_path / "Ben").all()
        ben.press("delete", "enter")
        assert not SavedRooms(tmp_path / "Ben").all()
        assert isinstance(ben.app.front, Others)
        ben.press("delete")  # means nothing on what is no room

    homes(tmp_path, test, "en", language)


def test_an_invitation_to_another_table_of_a_known_room_goes_to_that_table(tmp_path: Path) -> None:
    async def test(ana: Inside, ben: Inside) -> None:
        await host(ana)
        line = (await invited(ana))[1]
        await join(ben, line)
        (first,) = ana.app.own_room.tables
        await until(lambda: len(first.state.seated) == 2)
        for one in (ana, ben):
            one.press("c-s")
            await front(one, Others)
        find(ana, "Open another table")
        ana.press("enter")
        assert find(ana, "Your table of Cribbage")  # it could be gone back to
        find(ana, "Casino, a new table")
        ana.press("enter", "enter")
        await front(ana, WaitingRoom)
        first, second = ana.app.own_room.tables
        await until(lambda: len(second.state.seated) == 1)
        again = (await invited(ana))[1]
        for _ in range(2):  # the same line brings one back
            find(ben, "Join with")
            ben.press("enter")
            ben.text(again)
            await front(ben, WaitingRoom)
            await until(lambda: [guest.name for guest in second.state.guests] == ["Ana", "Ben"])
            assert first.state.guests[1].here is False
            ben.press("c-s")
            await front(ben, Others)
        assert len(SavedRooms(tmp_path / "Ben").all()) == 1

    homes(tmp_path, test, "en", "en")


@every_language
def test_what_is_no_invitation_says_what_one_is(language: str, tmp_path: Path) -> None:
    async def test(ana: Inside) -> None:
        find(ana, WORDS[language][0])
        ana.press("enter")
        find(ana, WORDS[language][2])
        ana.press("enter")
        front = ana.app.front
        teller = ana.app.announcer
        for text, id_ in (
            ("hello", "cli-bad-invitation"),
            ("ssh -p 7422 abcdefghijkl@127.0.0.1", "others-line-ssh"),
            (LINE[:-1], "cli-bad-invitation"),
        ):
            from playroom.engine.notes import note

            assert ana.text(text) == [teller.line(note(id_))]
            assert ana.app.front is front  # it is still asked
        ana.text(LINE)  # no guests
        await until(lambda: isinstance(ana.app.front, Others))
        assert len(ana.press("r")) == 1
        assert not SavedRooms(tmp_path / "Ana").all()

    homes(tmp_path, test, language)


@pytest.mark.parametrize(
    "text",
    [
        LINE,
        f"playroom join {LINE}",
        f"python3 -m playroom join {LINE}.",
        f"  <{LINE}>\n",
        f"playroom join {LINE[:40]}\n  {LINE[40:]}",
        f"Come! playroom join '{LINE.upper()}'",
    ],
)
def test_an_invitation_is_read_as_letters_bring_it(text: str) -> None:
    assert str(InvitationLine.read(text)) == LINE


@pytest.mark.parametrize("text", ["", "join", f"{LINE}/x", LINE.replace(":7447", ":0"), "a" * 9999])
def test_what_is_no_invitation_is_not_read(text: str) -> None:
    with pytest.raises(BadInvitation):
        InvitationLine.read(text)


@every_language
def test_what_is_not_installed_is_named_with_its_command(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        optional_packages, "find_spec", lambda name: name if name == "pip" else None
    )

    async def test(ana: Inside) -> None:
        find(ana, WORDS[language][0])
        line, *_ = ana.press("enter")
        packages = "websockets cryptography asyncssh argon2-cffi confusable-homoglyphs"
        assert f"-m pip install {packages}." in line
        assert str(Path(sys.executable).parent) not in line
        assert isinstance(ana.app.front, Room)

    homes(tmp_path, test, language)


def test_nothing_of_rooms_is_loaded_by_the_first_menu(tmp_path: Path) -> None:
    code = f"""
import sys
from pathlib import Path
from playroom_testing.room import Inside
inside = Inside(Path({str(tmp_path)!r}))
inside.open_room()
inside.press("home", *["tab"] * 9)
print([name for name in sys.modules if name.startswith(
    ("playroom.room", "playroom.shell.room", "websockets", "asyncssh", "cryptography"))])
inside.app.open("others")
inside.press("home", *["tab"] * 3)
print([name for name in sys.modules if name in ("websockets", "asyncssh", "cryptography")])
"""
    told = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    assert told.stdout.split() == ["[]", "[]"]


def test_a_room_that_has_moved_is_the_same_room(tmp_path: Path) -> None:
    known = SavedRooms(tmp_path)
    room = SavedRoom("10.0.0.1", 7447, "a" * 26, "b" * 32, game="casino", people=(Clean.of("Ana"),))
    known.keep(room)
    moved = SavedRoom("10.0.0.2", 7448, "a" * 26, "b" * 32)
    known.keep(moved)
    assert known.all() == (moved,)
    assert known.find("a" * 26) == moved
    known.forget(room)
    assert known.all() == ()


def test_leaving_the_playroom_with_a_room_open_says_that_it_closes(tmp_path: Path) -> None:
    async def test(ana: Inside) -> None:
        await host(ana)
        ana.press("c-s")
        await front(ana, Others)
        ana.press("escape")
        assert "Your room is closed" in ana.press("c-d")[-1]
        assert ana.stopped

    homes(tmp_path, test, "en")


def test_who_hosts_others_is_asked_before_the_room_closes(tmp_path: Path) -> None:
    async def test(ana: Inside) -> None:
        await host(ana)
        own = ana.app.own_room
        ben = own.tables[0].session(added(own.room.services, "Ben"))
        await until(lambda: own.others_are_here)
        ana.press("c-s")
        await front(ana, Others)
        ana.press("escape")
        assert "Others are in your room" in ana.press("c-d")[-1]
        assert not ana.stopped
        ana.press("escape")
        ana.press("c-d")
        assert "Your room is closed" in ana.press("c-d")[-1]
        assert ana.stopped
        ben.close()

    homes(tmp_path, test, "en")
